"""A driver whose sessions live in memory and play prepared events, to see what a trace makes of them."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, cast

from paperclip_protocol import JsonValue

from paperclip_runner.cli.trace_command import Ports
from paperclip_runner.codex import CodexDriver, CodexVersion
from paperclip_runner.codex.errors import CodexSessionError
from paperclip_runner.harness.contract import (
    DriverDescriptor,
    HarnessDriver,
    HarnessSession,
    SessionIds,
    SessionOpening,
    SessionRecovery,
    TurnRequest,
    TurnStart,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Mapping

    from paperclip_runner.codex import CodexCallbacks, CodexOptions
    from paperclip_runner.errors import CodexError

__all__ = ["MemoryDriver", "MemorySession", "event", "memory_ports", "opening_events", "result_of", "turn_events"]

Members = dict[str, JsonValue]

THREAD = "thread-1"
TURN = "turn-1"


def event(sequence: int, event_type: str, payload: Members, *, run_id: str = "codex-safe-run", **more: str) -> Members:
    """An event of the driver."""
    return {
        "schema": "paperclip.prp.event.v1",
        "sourceEventId": f"runner-codex:{run_id}:{sequence}",
        "sourceSeq": sequence,
        "sourceInstanceId": "runner-codex",
        "sourceKind": "runner",
        "runId": run_id,
        "normalizedSessionId": "codex-normalized-session",
        "eventType": event_type,
        "schemaVersion": 1,
        "priority": 0 if event_type == "run.result.proposed" else 1,
        "emittedAt": "2026-01-01T00:00:00.000Z",
        "payload": payload,
        **more,
    }


def result_of(task: Members, disposition: str = "done") -> Members:
    """A result that the core accepts for `task` (as `TaskEnvelope.to_wire`)."""
    contract = cast("Members", task["completionContract"])
    done = disposition == "done"
    criteria: list[JsonValue] = [
        {
            "criterionId": cast("Members", each)["id"],
            "status": "satisfied" if done else "not_satisfied",
            "evidenceRefs": [],
        }
        for each in cast("list[JsonValue]", contract["criteria"])
    ]
    blocked = disposition == "blocked"
    remaining: list[JsonValue] = [{"description": "all of it", "blocksCompletion": True}] if blocked else []
    review: list[JsonValue] = [{"kind": "review", "summary": "Look.", "ownerClass": "human"}]
    result: Members = {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": disposition,
        "summary": "What was to be done.",
        "completionClaim": {
            "contractRevision": contract["revision"],
            "objectiveSatisfied": done,
            "criteria": criteria,
            "remainingWork": remaining,
        },
        "evidence": [],
        "verification": [],
        "attentionRequests": review if disposition == "needs_review" else [],
        "artifacts": [],
    }
    if blocked:
        owner: Members = {"kind": "user", "name": "operator"}
        result["blocker"] = {
            "reasonCode": "credential_missing",
            "owner": owner,
            "unblockAction": "sign in",
            "scope": "task_wide",
        }
    return result


def opening_events(first: int = 1, event_type: str = "session.started") -> list[Members]:
    """What a session tells when it opens."""
    return [event(first, event_type, {"driverSessionId": THREAD, "providerSessionId": THREAD, "context": {}})]


def turn_events(first: int, proposal: Members | None, end: str = "turn.completed") -> list[Members]:
    """A turn from its start to its end."""
    events = [event(first, "turn.started", {"status": "inProgress"}, turnId=TURN)]
    if proposal is not None:
        events.append(event(first + 1, "run.result.proposed", proposal, turnId=TURN, itemId="call-1"))
    last = first + len(events)
    return [*events, event(last, end, {"status": end.removeprefix("turn."), "error": None}, turnId=TURN)]


class MemorySession(HarnessSession):
    """Plays `events`; the turn ends as interrupted when it is interrupted and the events have run out."""

    def __init__(self, events: Iterable[Members], *, failure: CodexError | None = None, deaf: bool = False) -> None:
        self.told: list[Members] = list(events)
        self.failure = failure
        self.deaf = deaf
        """Whether it goes on in spite of an interruption."""
        self.messages: list[str] = []
        self.closed: list[str] = []
        self.interrupted = asyncio.Event()
        self.playing = asyncio.Event()
        self._queue: asyncio.Queue[Members | None] = asyncio.Queue()
        for each in self.told:
            self._queue.put_nowait(each)
        if failure is not None:
            self._queue.put_nowait(None)

    def tell_later(self, events: Iterable[Members]) -> None:
        """Adds events that belong to a turn that is started later."""
        for each in events:
            self._queue.put_nowait(each)

    @property
    def active_turn_id(self) -> str | None:
        return None

    def context(self) -> Members:
        return {}

    def ids(self) -> SessionIds:
        return SessionIds(driver_session_id=THREAD, provider_session_id=THREAD)

    async def events(self) -> AsyncIterator[Members]:
        while True:
            if self._queue.empty():
                self.playing.set()
            taken = await self._queue.get()
            if taken is None:
                return
            yield taken

    async def start_turn(self, request: TurnRequest | str, *, continuation: bool = False) -> TurnStart:
        self.messages.append(request if isinstance(request, str) else request.text)
        return TurnStart(turn_id=TURN)

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        self.interrupted.set()
        if not self.deaf:
            payload: Members = {"status": "interrupted", "error": None}
            self._queue.put_nowait(event(len(self.told) + 1, "turn.interrupted", payload, turnId=TURN))

    async def usage(self) -> Members | None:
        return {"runDelta": {"inputTokens": 1200, "outputTokens": 34}}

    async def snapshot(self) -> Members:
        return {"lastSourceSequence": cast("int", self.told[-1]["sourceSeq"])}

    async def close(self, *, reason: str, force: bool = False) -> None:
        self.closed.append(f"{reason}{', by force' if force else ''}")
        self._queue.put_nowait(None)


class MemoryDriver(HarnessDriver):
    """Gives out prepared sessions, one after the other; an error or a reason instead of a session is told as such."""

    def __init__(self, *sessions: MemorySession | CodexError | str) -> None:
        self.sessions = list(sessions)
        self.opened: list[SessionOpening] = []
        self.recovered: list[Members] = []
        self.options: CodexOptions | None = None
        self.hangs = False
        """Whether a session never opens; Ctrl-C is pressed then."""

    def descriptor(self) -> DriverDescriptor:
        assert self.options is not None
        return CodexDriver(self.options).descriptor()

    async def open_session(self, opening: SessionOpening) -> HarnessSession:
        self.opened.append(opening)
        if self.hangs:
            os.kill(os.getpid(), signal.SIGINT)
            await asyncio.Event().wait()
        session = self.sessions.pop(0)
        if isinstance(session, str):
            raise CodexSessionError(session)
        if not isinstance(session, MemorySession):
            raise session
        return session

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        self.recovered.append(dict(snapshot))
        session = self.sessions.pop(0)
        if isinstance(session, str):
            return SessionRecovery(reason=session)
        if not isinstance(session, MemorySession):
            raise session
        return SessionRecovery(session=session)


def memory_ports(driver: MemoryDriver, on_options: Callable[[CodexOptions], None] | None = None) -> Ports:
    """A trace with `driver` in the place of Codex."""

    def make(options: CodexOptions, callbacks: CodexCallbacks) -> HarnessDriver:
        del callbacks
        driver.options = options
        if on_options is not None:
            on_options(options)
        return driver

    version = CodexVersion(text="0.160.1", numbers=(0, 160, 1))
    return Ports(driver=make, find=lambda _: ("/nowhere/codex", version))
