"""``python -m tests.actions.figures``: print how many semantic calls a second are dispatched, listed and searched."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from paperclip_protocol.action_catalog import GetTaskContext, ReportProgress
from paperclip_protocol.actions import (
    GetTaskContextInput,
    ReportProgressInput,
    ReportProgressOutput,
    RunContext,
    SemanticToolCall,
)

from paperclip_runner.actions import CATALOG, Dispatcher, Invocation, Result
from paperclip_runner.actions.stores import MemoryStore, SqliteStore
from paperclip_runner.testing.sample_app import SampleApplication

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.stores import IdempotencyStore

CALLS = 4000
"""Calls of one round in memory."""

DURABLE_CALLS = 500
"""Calls of one round that are written to a disk."""

ROUNDS = 5
"""Rounds of which the quickest is shown."""

CALLS_AT_ONCE = 64
"""Durable calls that are made at once, to see commits shared."""


def _dispatcher(application: SampleApplication, store: IdempotencyStore | None) -> Dispatcher:
    async def context(run_id: str) -> RunContext:
        return application.context(run_id)

    dispatcher = Dispatcher(context, store=store)

    @dispatcher.bind(GetTaskContext)
    async def get_task_context(invocation: Invocation[GetTaskContextInput]) -> Result[dict[str, JsonValue]]:
        return Result(value={"activeTask": {"id": invocation.task_id}})

    @dispatcher.bind(ReportProgress)
    async def report_progress(invocation: Invocation[ReportProgressInput]) -> Result[ReportProgressOutput]:
        receipt = ReportProgressOutput(
            command_id="command-1",
            disposition="applied",
            state_revision=4,
            entity_refs=["comment:1"],
            scheduled_wake_ids=[],
        )
        return Result(value=receipt, state_revision=4)

    assert callable(get_task_context)
    assert callable(report_progress)
    return dispatcher


async def _measure(what: str, count: int, work: Callable[[int, int], Awaitable[object]]) -> None:
    """Print the rate of the quickest round, with the median and the 99th percentile of its calls."""
    best: list[float] = []
    for number in range(ROUNDS):
        taken: list[float] = []
        for index in range(count):
            begun = time.perf_counter()
            await work(number, index)
            taken.append(time.perf_counter() - begun)
        best = taken if not best or sum(taken) < sum(best) else best
    in_order = sorted(best)
    median, rare = in_order[count // 2] * 1000, in_order[count * 99 // 100] * 1000
    sys.stdout.write(f"{what:42} {count / sum(best):9,.0f}/s   p50 {median:.3f} ms   p99 {rare:.3f} ms\n")


async def _in_memory(application: SampleApplication) -> None:
    dispatcher = _dispatcher(application, MemoryStore())

    def call(operation_id: str, given: JsonValue) -> SemanticToolCall:
        return application.call(operation_id, given)

    def write(number: int, index: int) -> Awaitable[object]:
        return dispatcher.dispatch(call("report_progress", {"idempotencyKey": f"{number}-{index}", "body": "hello"}))

    read, repeated = call("get_task_context", {}), call("report_progress", {"idempotencyKey": "0-0", "body": "hello"})
    await _measure("read", CALLS, lambda number, index: dispatcher.dispatch(read))
    await _measure("write, new key", CALLS, write)
    await _measure("write, key repeated", CALLS, lambda number, index: dispatcher.dispatch(repeated))


async def _listing() -> None:
    claims = tuple(claim for action in CATALOG for claim in action.required_claims)
    application = SampleApplication(claims=claims)
    dispatcher = Dispatcher(application.context)
    for action in CATALOG:
        dispatcher.bind_json(action.operation_id, lambda invocation: {"value": {}})
    await _measure("list, 32 bound", CALLS, lambda number, index: dispatcher.list_always_available_tools("run-1"))
    await _measure("search, 32 bound", CALLS, lambda number, index: dispatcher.discover_tools("run-1", "task"))


async def _on_disk(application: SampleApplication, folder: Path) -> None:
    with SqliteStore(folder / "claims.sqlite") as store:
        dispatcher = _dispatcher(application, store)

        def write(key: str) -> Awaitable[object]:
            return dispatcher.dispatch(application.call("report_progress", {"idempotencyKey": key, "body": "hello"}))

        await _measure("write on SQLite", DURABLE_CALLS, lambda number, index: write(f"{number}-{index}"))

        async def many(number: int, index: int) -> None:
            await asyncio.gather(*(write(f"many-{number}-{index}-{key}") for key in range(CALLS_AT_ONCE)))

        await _measure(f"{CALLS_AT_ONCE} writes at once on SQLite", DURABLE_CALLS // CALLS_AT_ONCE, many)
    with closing(sqlite3.connect(folder / "raw.sqlite", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE entries (key TEXT)")

        async def commit(number: int, index: int) -> None:
            connection.execute("INSERT INTO entries VALUES (?)", (f"{number}-{index}",))

        await _measure("bare SQLite commit (a write needs two)", DURABLE_CALLS, commit)


async def _all() -> None:
    application = SampleApplication()
    await _in_memory(application)
    await _listing()
    with tempfile.TemporaryDirectory() as folder:
        await _on_disk(application, Path(folder))


def main() -> None:
    """Measure everything."""
    asyncio.run(_all())


if __name__ == "__main__":
    main()
