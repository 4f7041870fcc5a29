"""Sessions of the Codex driver with a fake app-server."""

from __future__ import annotations

import asyncio
import contextlib
import os
from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import JsonValue, validate

from paperclip_runner.codex import CodexCallbacks, CodexDriver, CodexOptions, TaskEnvelope
from paperclip_runner.harness.contract import SessionOpening

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from paperclip_runner.codex import CodexSession
    from paperclip_runner.harness.contract import HarnessSession
    from paperclip_runner.testing.fake_app_server import FakeAppServer

Members = dict[str, JsonValue]

TURN_ENDS = frozenset({"turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled"})


def driver_of(server: FakeAppServer, callbacks: CodexCallbacks | None = None, **changes: object) -> CodexDriver:
    options = CodexOptions(
        task=TaskEnvelope(objective="Say hello.", criteria=(), revision="r1"),
        codex=server.path,
        environment={"PATH": os.environ.get("PATH", os.defpath)},
    )
    return CodexDriver(msgspec.structs.replace(options, **changes), callbacks or CodexCallbacks())


def opening(workspace: Path) -> SessionOpening:
    return SessionOpening(run_id="run-1", normalized_session_id="session-1", working_directory=os.fspath(workspace))


@contextlib.asynccontextmanager
async def session_of(
    server: FakeAppServer, workspace: Path, callbacks: CodexCallbacks | None = None, **changes: object
) -> AsyncGenerator[CodexSession]:
    async with asyncio.timeout(20):
        driver = driver_of(server, callbacks, **changes)
        async with await driver.open_session(opening(workspace)) as session:
            yield session


async def turn_events(session: HarnessSession) -> list[Members]:
    """The events up to the end of the turn or of the stream."""
    events: list[Members] = []
    async for event in session.events():
        assert validate("event-v2" if event["schemaVersion"] == 2 else "event", event) == [], event
        events.append(event)
        if event["eventType"] in TURN_ENDS:
            break
    return events


def types(events: list[Members]) -> list[str]:
    return [str(event["eventType"]) for event in events]
