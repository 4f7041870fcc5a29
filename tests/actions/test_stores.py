from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from paperclip_protocol.actions import SemanticToolDenial, SemanticToolSuccess

from paperclip_runner.actions.stores import (
    Claimed,
    ClaimRequest,
    InProgress,
    MemoryStore,
    SqliteStore,
    StoreError,
)
from paperclip_runner.testing.action_stores import STORE_CHECKS, StoreCheck, StoreConformanceError, check_store
from paperclip_runner.testing.sample_app import SampleApplication

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from paperclip_protocol import JsonValue
    from paperclip_protocol.actions import StoredOutcome

    from paperclip_runner.actions.stores import ClaimAnswer, IdempotencyStore

CALLS_AT_ONCE = 20
REQUEST = ClaimRequest(scope="sha256:scope", operation_id="report_progress", input_digest="sha256:input")


def named(check: StoreCheck) -> str:
    return check.name


@pytest.mark.parametrize("check", [check for check in STORE_CHECKS if not check.durable], ids=named)
def test_the_store_in_memory_keeps_the_contract(check: StoreCheck) -> None:
    @asynccontextmanager
    async def open_store() -> AsyncGenerator[IdempotencyStore, None]:
        yield MemoryStore()

    asyncio.run(check.run(open_store))


@pytest.mark.parametrize("check", STORE_CHECKS, ids=named)
def test_the_sqlite_store_keeps_the_contract(check: StoreCheck, tmp_path: Path) -> None:
    @asynccontextmanager
    async def open_store() -> AsyncGenerator[IdempotencyStore, None]:
        with SqliteStore(tmp_path / "claims.sqlite") as store:
            yield store

    asyncio.run(check.run(open_store))


@pytest.mark.parametrize("check", STORE_CHECKS, ids=named)
def test_the_postgresql_store_keeps_the_contract(check: StoreCheck, postgres: str) -> None:
    from paperclip_runner.actions.stores.postgres import PostgresStore

    @asynccontextmanager
    async def open_store() -> AsyncGenerator[IdempotencyStore, None]:
        async with await PostgresStore.open(postgres) as store:
            yield store

    asyncio.run(check.run(open_store))


class _ForgetfulStore(MemoryStore):
    """Forgets every claim: nothing it answers can be relied on."""

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        return await MemoryStore().claim(request)


class _LossyStore(MemoryStore):
    """Never stores an outcome."""

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        pass


@pytest.mark.parametrize("broken", [_ForgetfulStore, _LossyStore])
def test_the_checks_find_a_broken_store(broken: type[MemoryStore]) -> None:
    @asynccontextmanager
    async def open_store() -> AsyncGenerator[IdempotencyStore, None]:
        yield broken()

    with pytest.raises(StoreConformanceError) as caught:
        asyncio.run(check_store(open_store, durable=False))
    assert caught.value.code == "store_conformance_failed"


async def _twenty_calls_have_one_effect(store: IdempotencyStore) -> None:
    application = SampleApplication()
    dispatcher = application.dispatcher(store=store)
    given: JsonValue = {"idempotencyKey": "once", "body": "Begun."}
    calls = [application.call("report_progress", given, call_id=f"call-{n}") for n in range(CALLS_AT_ONCE)]
    async with asyncio.timeout(20):
        answers = await asyncio.gather(*map(dispatcher.dispatch, calls))
    assert len(application.task.comments) == 1
    done = [answer for answer in answers if isinstance(answer, SemanticToolSuccess)]
    refused = [answer for answer in answers if isinstance(answer, SemanticToolDenial)]
    assert [answer.duplicate for answer in done].count(False) == 1
    assert {answer.error.code for answer in refused} <= {"idempotency_in_progress"}


def test_twenty_identical_mutations_at_once_have_one_effect_in_memory() -> None:
    asyncio.run(_twenty_calls_have_one_effect(MemoryStore()))


def test_twenty_identical_mutations_at_once_have_one_effect_on_sqlite(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "claims.sqlite") as store:
        asyncio.run(_twenty_calls_have_one_effect(store))


def test_twenty_identical_mutations_at_once_have_one_effect_on_postgresql(postgres: str) -> None:
    from paperclip_runner.actions.stores.postgres import PostgresStore

    async def scenario() -> None:
        async with await PostgresStore.open(postgres) as store:
            await _twenty_calls_have_one_effect(store)

    asyncio.run(scenario())


def test_an_operator_sees_the_claims_that_are_open(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "claims.sqlite") as store:
        answer = asyncio.run(store.claim(REQUEST))
        assert isinstance(answer, Claimed)
        (pending,) = asyncio.run(store.pending())
        assert (pending.token, pending.scope) == (answer.token, REQUEST.scope)
        asyncio.run(store.release(pending.token))
        assert asyncio.run(store.pending()) == []


def test_a_new_sqlite_file_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "claims.sqlite"):
        assert stat.S_IMODE((tmp_path / "claims.sqlite").stat().st_mode) == 0o600


def test_a_closed_sqlite_store_refuses_work_and_may_be_closed_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "claims.sqlite")
    store.close()
    store.close()
    with pytest.raises(StoreError) as caught:
        asyncio.run(store.claim(REQUEST))
    assert caught.value.code == "store_closed"


def test_a_file_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "claims.sqlite"
    path.write_text("this is no database, it is only text " * 40, encoding="utf-8")
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)
    assert caught.value.code == "store_unavailable"
    assert str(path) in str(caught.value)


def test_a_damaged_outcome_is_answered_as_one_that_cannot_be_used(tmp_path: Path) -> None:
    path = tmp_path / "claims.sqlite"
    application = SampleApplication()
    with SqliteStore(path) as store:
        dispatcher = application.dispatcher(store=store)
        call = application.call("report_progress", {"idempotencyKey": "k", "body": "b"})
        assert asyncio.run(dispatcher.dispatch(call)).ok
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE semantic_claims SET outcome = x'7b22'")
        connection.close()
        answer = asyncio.run(dispatcher.dispatch(call))
    assert isinstance(answer, SemanticToolDenial)
    assert answer.error.code == "binding_output_invalid"
    assert len(application.task.comments) == 1


def test_an_outcome_that_cannot_be_committed_is_stored_over_another_connection(tmp_path: Path) -> None:
    application = SampleApplication()
    with SqliteStore(tmp_path / "claims.sqlite") as store:

        class FailingOnce(SqliteStore):
            async def complete(self, token: str, outcome: StoredOutcome) -> None:
                raise sqlite3.OperationalError("the connection is gone")

        failures: list[str] = []
        with FailingOnce(tmp_path / "claims.sqlite") as failing:
            dispatcher = application.dispatcher(store=failing, on_failure=lambda failure: failures.append(failure.step))
            call = application.call("report_progress", {"idempotencyKey": "k", "body": "b"})
            assert asyncio.run(dispatcher.dispatch(call)).ok
        assert failures == ["complete"]
        answer = asyncio.run(application.dispatcher(store=store).dispatch(call))
    assert isinstance(answer, SemanticToolSuccess)
    assert answer.duplicate


def test_a_group_of_operations_fails_alone_when_one_is_refused(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        async with asyncio.timeout(5):
            first, second, third = await asyncio.gather(
                store.claim(REQUEST), store.release("unknown"), store.claim(REQUEST), return_exceptions=True
            )
        assert isinstance(first, Claimed)
        assert isinstance(second, StoreError)
        assert second.code == "claim_unknown"
        assert isinstance(third, InProgress)

    with SqliteStore(tmp_path / "claims.sqlite") as store:
        asyncio.run(scenario(store))


def test_a_postgresql_server_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason="psycopg is absent: install the extra postgres")
    from paperclip_runner.actions.stores.postgres import PostgresStore

    with pytest.raises(StoreError) as caught:
        asyncio.run(PostgresStore.open(f"host={tmp_path} user=nobody dbname=nothing"))
    assert caught.value.code == "store_unavailable"


def test_a_postgresql_store_goes_on_after_its_connections_were_cut(postgres: str) -> None:
    import psycopg

    from paperclip_runner.actions.stores.postgres import PostgresStore

    async def scenario() -> None:
        application = SampleApplication(run_id="run-cut")
        async with await PostgresStore.open(postgres) as store:
            dispatcher = application.dispatcher(store=store)
            call = application.call("report_progress", {"idempotencyKey": "k", "body": "b"})
            assert (await dispatcher.dispatch(call)).ok
            async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as other:
                await other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
            answer = await dispatcher.dispatch(call)
            assert isinstance(answer, SemanticToolSuccess)
            assert answer.duplicate
            second = application.call("report_progress", {"idempotencyKey": "k2", "body": "b"})
            assert (await dispatcher.dispatch(second)).ok
        assert len(application.task.comments) == 2

    asyncio.run(scenario())


def test_a_closed_postgresql_store_refuses_work(postgres: str) -> None:
    from paperclip_runner.actions.stores.postgres import PostgresStore

    async def scenario() -> None:
        store = await PostgresStore.open(postgres)
        await store.close()
        await store.close()
        with pytest.raises(StoreError) as caught:
            await store.claim(REQUEST)
        assert caught.value.code == "store_closed"

    asyncio.run(scenario())


def test_a_duplicate_gives_back_a_copy_of_the_outcome() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        application = SampleApplication()
        dispatcher = application.dispatcher(store=store)
        call = application.call("report_progress", {"idempotencyKey": "k", "body": "b"})
        first = await dispatcher.dispatch(call)
        assert isinstance(first, SemanticToolSuccess)
        assert isinstance(first.value, dict)
        first.value["entityRefs"] = ["changed:1"]
        second = await dispatcher.dispatch(call)
        assert isinstance(second, SemanticToolSuccess)
        assert isinstance(second.value, dict)
        assert second.value["entityRefs"] == ["comment:comment-1"]

    asyncio.run(scenario())
