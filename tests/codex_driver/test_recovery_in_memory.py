"""Recovering a persisted session: exactly the recorded one, or a reason that says why not."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex import Capabilities, CodexSession, SnapshotFile
from paperclip_runner.codex.errors import CodexLaunchError, ReconciliationError
from tests.codex_driver.fake_app_server import THREAD, TURN, FakeAppServer, Refusal, memory_driver, open_in_memory
from tests.codex_driver.stage import events_of_turn, payloads, types

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_protocol import JsonValue

Members = dict[str, "JsonValue"]


def turn(status: str = "completed", **more: JsonValue) -> Members:
    return {"id": TURN, "status": status, "items": [], "error": None, **more}


async def snapshot_in_a_turn(base: Path) -> Members:
    """The persisted session of a turn that runs."""
    server = FakeAppServer()
    async with await open_in_memory(server, base) as session:
        await session.start_turn("go")
        server.begin_turn()
        async for event in session.events():
            if event["eventType"] == "turn.started":
                break
        return await session.snapshot()


def history(server: FakeAppServer, *turns: Members) -> None:
    data: list[JsonValue] = list(turns)
    server.handlers["thread/turns/list"] = lambda _: {"data": data, "nextCursor": None}


def test_a_session_is_read_before_it_is_resumed_and_then_reconciled(tmp_path: Path) -> None:
    async def main() -> None:
        snapshot = await snapshot_in_a_turn(tmp_path)
        server = FakeAppServer()
        history(server, turn())
        recovery = await memory_driver(server, tmp_path).recover_session(snapshot)
        assert server.methods == [
            "initialize",
            "thread/read",
            "thread/turns/list",
            "thread/resume",
            "thread/goal/get",
            "thread/read",
            "thread/turns/list",
            "thread/items/list",
        ]
        assert isinstance(recovery.session, CodexSession)
        async with recovery.session as session:
            events = await events_of_turn(session)
            assert (types(events)[0], types(events)[-1]) == ("session.resumed", "turn.completed")
            assert events[0]["sourceSeq"] == cast("int", snapshot["lastSourceSequence"]) + 1
            server.end_turn()
            await session.close(reason="done")
            assert [event["eventType"] async for event in session.events()] == [
                "harness.diagnostic",
                "session.reconciled",
            ]

    asyncio.run(main())


def test_a_turn_that_still_runs_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        snapshot = await snapshot_in_a_turn(tmp_path)
        server = FakeAppServer()
        history(server, turn("inProgress"))
        recovery = await memory_driver(server, tmp_path).recover_session(snapshot)
        assert isinstance(recovery.session, CodexSession)
        async with recovery.session as session:
            assert session.active_turn_id == TURN
            server.emit(server.delta("more"))
            server.end_turn()
            events = await events_of_turn(session)
            assert payloads(events, "item.delta")[0]["text"] == "more"
            assert types(events)[-1] == "turn.completed"

    asyncio.run(main())


Handler = Callable[[FakeAppServer, Members], Members]


def refused(_: FakeAppServer, __: Members) -> Members:
    raise Refusal(-32600, "thread not found, token=s3cr3t")


def described(**members: JsonValue) -> Handler:
    return lambda server, _: server.thread(**{"cwd": server.launch.working_directory, **members})


def page(**members: JsonValue) -> Handler:
    return lambda _, __: {"data": [], "nextCursor": None, **members}


@pytest.mark.parametrize(
    ("method", "handler", "reason"),
    [
        ("thread/read", refused, "codex_rpc_error: "),
        ("thread/read", described(id="thread-2"), "thread/read returned a different thread"),
        ("thread/turns/list", refused, "codex_history_read_failed: "),
        ("thread/turns/list", page(data=None), "codex_history_incomplete: "),
        ("thread/turns/list", page(nextCursor=""), "codex_history_incomplete: "),
        ("thread/turns/list", page(), f"persisted active turn {TURN} is missing"),
        ("thread/resume", described(id="thread-2"), "provider resumed a different session"),
        ("thread/resume", described(sessionId="provider-2"), "provider resumed a different provider session"),
        ("thread/resume", described(cwd="/usr/lib"), "codex_working_directory_changed: "),
        ("thread/resume", described(preview="x" * 1_100_000), "codex_line_too_long: "),
    ],
)
def test_what_is_not_the_recorded_session_is_a_reason_and_leaves_no_process(
    tmp_path: Path, method: str, handler: Handler, reason: str
) -> None:
    async def main() -> None:
        snapshot = await snapshot_in_a_turn(tmp_path)
        server = FakeAppServer()
        history(server, turn())
        server.handlers[method] = lambda params: handler(server, params)
        recovery = await memory_driver(server, tmp_path).recover_session(snapshot)
        assert not recovery.recovered
        assert recovery.reason is not None
        assert recovery.reason.startswith(reason)
        assert "s3cr3t" not in recovery.reason
        assert server.calls[-1] == "release"
        assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []

    asyncio.run(main())


@pytest.mark.parametrize(
    ("capabilities", "changes", "reason"),
    [
        (Capabilities(resume=False), {}, "resume capability is unavailable"),
        (Capabilities(read=False), {}, "read capability is required for safe resume"),
        (Capabilities(), {"runId": ""}, "persisted session identity is incomplete"),
        (Capabilities(), {"driverSessionId": ""}, "persisted session identity is incomplete"),
        (Capabilities(), {"driverKind": "other"}, "persisted session belongs to another driver"),
        (Capabilities(), {"lastSourceSequence": "x"}, "persisted session is not valid at /lastSourceSequence"),
    ],
)
def test_a_session_that_cannot_be_recovered_starts_no_process(
    tmp_path: Path, capabilities: Capabilities, changes: Members, reason: str
) -> None:
    async def main() -> None:
        snapshot = {**await snapshot_in_a_turn(tmp_path), **changes}
        server = FakeAppServer()
        recovery = await memory_driver(server, tmp_path, capabilities=capabilities).recover_session(snapshot)
        assert recovery.reason == reason
        assert server.methods == []

    asyncio.run(main())


def test_a_working_directory_that_is_gone_is_an_error_of_this_side(tmp_path: Path) -> None:
    async def main() -> None:
        snapshot = {**await snapshot_in_a_turn(tmp_path), "workingDirectory": os.fspath(tmp_path / "gone")}
        with pytest.raises(CodexLaunchError) as caught:
            await memory_driver(FakeAppServer(), tmp_path).recover_session(snapshot)
        assert caught.value.code == "codex_workspace_missing"

    asyncio.run(main())


@pytest.mark.parametrize("method", ["initialize", "thread/read", "thread/resume", "thread/items/list"])
def test_a_recovery_that_is_cancelled_leaves_no_process(tmp_path: Path, method: str) -> None:
    async def main() -> None:
        snapshot = await snapshot_in_a_turn(tmp_path)
        server = FakeAppServer()
        history(server, turn())
        server.silent.add(method)
        recovering = asyncio.create_task(memory_driver(server, tmp_path).recover_session(snapshot))
        await server.asked(method)
        recovering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await recovering
        assert server.calls[-1] == "release"
        assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []

    asyncio.run(main())


def test_a_turn_that_ends_while_its_history_is_read_is_no_contradiction(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        async with await open_in_memory(server, tmp_path) as session:
            await session.start_turn("go")
            server.begin_turn()
            statuses = ["inProgress", "completed"]

            def read(_: Members) -> Members:
                if len(statuses) == 2:
                    server.end_turn()
                return {"data": [turn(statuses.pop(0))], "nextCursor": None}

            server.handlers["thread/turns/list"] = read
            assert await session.reconcile()
            assert statuses == []
            assert session.active_turn_id is None

    asyncio.run(main())


def test_a_history_of_pages_is_read_to_its_end(tmp_path: Path) -> None:
    def pages(params: Members) -> Members:
        if "cursor" not in params:
            return {"data": [turn()], "nextCursor": "next"}
        assert params["cursor"] == "next"
        return {"data": [{**turn(), "id": "turn-2"}], "nextCursor": None}

    async def main() -> None:
        server = FakeAppServer()
        server.handlers["thread/turns/list"] = pages
        async with await open_in_memory(server, tmp_path) as session:
            thread = cast("Members", (await session.reconcile())["thread"])
            assert [each["id"] for each in cast("list[Members]", thread["turns"])] == [TURN, "turn-2"]

    asyncio.run(main())


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"runId":"r"}', "{" * 100_000])
def test_a_file_that_is_no_persisted_session_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "snapshot.json"
    with pytest.raises(ReconciliationError) as caught:
        SnapshotFile(str(path)).read()
    assert caught.value.code == "codex_snapshot_missing"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ReconciliationError) as caught:
        SnapshotFile(str(path)).read()
    assert caught.value.code == "codex_snapshot_invalid"


def test_a_snapshot_file_is_read_back_and_replaced_as_a_whole(tmp_path: Path) -> None:
    async def main() -> None:
        snapshot = await snapshot_in_a_turn(tmp_path)
        file = SnapshotFile(str(tmp_path / "snapshot.json"))
        file.write({**snapshot, "runId": "older"})
        file.write(snapshot)
        assert file.read() == snapshot

    asyncio.run(main())
    assert json.loads((tmp_path / "snapshot.json").read_bytes())["driverSessionId"] == THREAD
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []
