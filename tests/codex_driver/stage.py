"""The real Codex for tests of the driver: homes, a workspace, and sessions with a scripted model."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from typing import TYPE_CHECKING, cast

import msgspec
from paperclip_protocol import validate

from paperclip_runner.codex import CodexCallbacks, CodexDriver, CodexOptions, Criterion, TaskEnvelope
from paperclip_runner.harness.contract import SessionOpening
from paperclip_runner.testing.scripted_model import codex_overrides, model_catalog

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex import CodexSession
    from paperclip_runner.testing.scripted_model import ScriptedModel

__all__ = ["TASK", "TURN_ENDS", "Stage", "events_of_turn", "payloads", "run_turn", "types"]

Members = dict[str, "JsonValue"]

TASK = TaskEnvelope(
    objective="Create hello.txt.", criteria=(Criterion(id="file", requirement="hello.txt exists"),), revision="rev-1"
)
TURN_ENDS = frozenset({"turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled"})

ANSWER_SECONDS = 30
"""How long a test waits for anything."""


class Stage:
    """Where one test runs a Codex program."""

    def __init__(self, program: str, base: Path) -> None:
        self.program = program
        self.base = base
        self.workspace = base / "workspace"
        self.home = base / "home"
        self.codex_home = base / "codex-home"
        self.snapshot_path = base / "snapshot.json"
        for folder in (self.workspace, self.home, self.codex_home):
            folder.mkdir(exist_ok=True)
        self.environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": os.fspath(self.home),
            "CODEX_HOME": os.fspath(self.codex_home),
        }

    def options(self, model: ScriptedModel, *, code_mode_only: bool = False, **changes: object) -> CodexOptions:
        """Options for sessions that speak to `model` and nothing else."""
        return self.options_for(model.base_url, code_mode_only=code_mode_only, **changes)

    def options_for(self, base_url: str, *, code_mode_only: bool = False, **changes: object) -> CodexOptions:
        """Options for sessions that speak to the model at `base_url`."""
        catalog = self.base / "catalog.json"
        catalog.write_text(json.dumps(model_catalog(code_mode_only=code_mode_only)), encoding="utf-8")
        options = CodexOptions(
            task=TASK,
            codex=self.program,
            environment=self.environment,
            extra_arguments=codex_overrides(base_url, catalog_path=os.fspath(catalog)),
            check_version=False,
        )
        return msgspec.structs.replace(options, **changes)

    def opening(self) -> SessionOpening:
        """A run in the workspace."""
        return SessionOpening(
            run_id="run-1", normalized_session_id="session-1", working_directory=os.fspath(self.workspace)
        )

    @contextlib.asynccontextmanager
    async def session(
        self,
        model: ScriptedModel,
        callbacks: CodexCallbacks | None = None,
        *,
        code_mode_only: bool = False,
        **changes: object,
    ) -> AsyncGenerator[CodexSession]:
        """An open session; at the end its process must end by itself."""
        async with model, asyncio.timeout(2 * ANSWER_SECONDS):
            options = self.options(model, code_mode_only=code_mode_only, **changes)
            driver = CodexDriver(options, CodexCallbacks() if callbacks is None else callbacks)
            async with await driver.open_session(self.opening()) as session:
                yield session


async def events_of_turn(session: CodexSession) -> list[Members]:
    """The events up to the end of the turn, or of the stream; every one has to be valid."""
    taken: list[Members] = []
    async with asyncio.timeout(ANSWER_SECONDS):
        async for event in session.events():
            assert validate("event-v2" if event["schemaVersion"] == 2 else "event", event) == [], event
            taken.append(event)
            if event["eventType"] in TURN_ENDS:
                break
    return taken


async def run_turn(session: CodexSession, text: str = "go") -> list[Members]:
    """Starts a turn and takes its events."""
    await session.start_turn(text)
    return await events_of_turn(session)


def types(events: list[Members]) -> list[str]:
    """The types of events."""
    return [str(event["eventType"]) for event in events]


def payloads(events: list[Members], event_type: str, kind: str | None = None) -> list[Members]:
    """The payloads of the events of one type, and of one kind if it is named."""
    found = [cast("Members", event["payload"]) for event in events if event["eventType"] == event_type]
    return [payload for payload in found if kind is None or payload.get("kind") == kind]
