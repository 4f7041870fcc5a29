"""Makes one mutation after the other, each in a forked process that is killed at a step of it.

Reads one JSON object a line: `store` (`sqlite` or `postgres`), `where` (path or connection string), `effects` (a file),
`key`, and `killAt` (the step at which the process kills itself) or `killAfter` (how many steps are seen before it is
killed from outside, wherever it is by then). Writes for each: whether it was killed, the steps seen, and the answer if
one was given. Without a kill the mutation runs to its end.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, cast

import msgspec
from paperclip_protocol.action_catalog import ReportProgress
from paperclip_protocol.actions import ReportProgressInput, ReportProgressOutput, RunContext, StoredOutcome

from paperclip_runner.actions import Dispatcher, Invocation, Result
from paperclip_runner.actions.stores import ClaimAnswer, ClaimRequest, IdempotencyStore, MemoryStore, SqliteStore
from paperclip_runner.actions.stores.postgres import PostgresStore
from paperclip_runner.testing.sample_app import SampleApplication

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = (
    "first context",
    "claim asked",
    "claim answered",
    "second context",
    "function entered",
    "effect made",
    "outcome given",
    "outcome stored",
    "answered",
)
"""The steps of a mutation in their order."""


class _TracedStore:
    """Says when the store is asked and when it has answered."""

    def __init__(self, store: IdempotencyStore, reach: Callable[[str], None]) -> None:
        self._store = store
        self._reach = reach

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        self._reach("claim asked")
        answer = await self._store.claim(request)
        self._reach("claim answered")
        return answer

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        self._reach("outcome given")
        await self._store.complete(token, outcome)
        self._reach("outcome stored")

    async def recover(self, token: str, outcome: StoredOutcome) -> None:
        await self._store.recover(token, outcome)

    async def release(self, token: str) -> None:
        await self._store.release(token)


class _Application:
    """Its one effect is a line in a file, on the disk before the function goes on."""

    def __init__(self, effects: str, reach: Callable[[str], None]) -> None:
        self._sample = SampleApplication()
        self._effects = effects
        self._reach = reach
        self._asked = 0

    def context(self, run_id: str) -> RunContext:
        self._asked += 1
        self._reach("first context" if self._asked == 1 else "second context")
        return self._sample.context(run_id)

    async def report_progress(self, invocation: Invocation[ReportProgressInput]) -> Result[ReportProgressOutput]:
        self._reach("function entered")
        descriptor = os.open(self._effects, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        os.write(descriptor, f"{invocation.input.idempotency_key}\n".encode())
        os.fsync(descriptor)
        os.close(descriptor)
        self._reach("effect made")
        return Result(
            value=ReportProgressOutput(
                command_id=f"command-{invocation.input.idempotency_key}",
                disposition="applied",
                state_revision=1,
                entity_refs=["comment:1"],
                scheduled_wake_ids=[],
            ),
            state_revision=1,
        )

    async def mutate(self, order: dict[str, str]) -> bytes:
        async with AsyncExitStack() as stack:
            store: IdempotencyStore
            if order["store"] == "sqlite":
                store = stack.enter_context(SqliteStore(order["where"]))
            else:
                store = await stack.enter_async_context(await PostgresStore.open(order["where"], connections=1))
            dispatcher = Dispatcher(self.context, store=_TracedStore(store, self._reach))
            dispatcher.bind(ReportProgress)(self.report_progress)
            call = self._sample.call("report_progress", {"idempotencyKey": order["key"], "body": "b"})
            answer = await dispatcher.dispatch(call)
            self._reach("answered")
            return msgspec.json.encode(answer)


def _mutate_in_child(order: dict[str, str], pipe: int) -> None:
    def reach(step: str) -> None:
        if order.get("killAt") == step:
            os.kill(os.getpid(), signal.SIGKILL)
        os.write(pipe, f"{step}\n".encode())

    answer = asyncio.run(_Application(order["effects"], reach).mutate(order))
    os.write(pipe, answer + b"\n")


def _run(order: dict[str, str]) -> dict[str, object]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reading)
            _mutate_in_child(order, writing)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    lines: list[str] = []
    with os.fdopen(reading, encoding="utf-8") as pipe:
        for line in pipe:
            lines.append(line.rstrip("\n"))
            if order.get("killAfter") == str(len(lines)):
                os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    answers = [line for line in lines if line.startswith("{")]
    return {
        "killed": os.WIFSIGNALED(status),
        "failed": os.WIFEXITED(status) and os.WEXITSTATUS(status) != 0,
        "steps": [line for line in lines if line in STEPS],
        "answer": json.loads(answers[0]) if answers else None,
    }


def _warm_up() -> None:
    """Load what a dispatch loads late, once for all processes that are forked from here."""
    application = SampleApplication()
    call = application.call("report_progress", {"idempotencyKey": "k", "body": "b"})
    asyncio.run(application.dispatcher(store=MemoryStore()).dispatch(call))


def main() -> None:
    """Carry out the orders on standard input."""
    _warm_up()
    for line in sys.stdin:
        order = cast("dict[str, str]", json.loads(line))
        sys.stdout.write(f"{json.dumps(_run(order))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
