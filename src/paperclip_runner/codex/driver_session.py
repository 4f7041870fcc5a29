"""A session with a running app-server, as its callers see it (shell)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Literal, get_args

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.connection import redacted_tail
from paperclip_runner.codex.errors import CollaborationModeError
from paperclip_runner.codex.event_stream import EventStream
from paperclip_runner.codex.goals import GoalAction
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.contract import (
    GoalRequest,
    HarnessSession,
    RequestHandoff,
    SessionIds,
    TurnRequest,
    TurnStart,
)
from paperclip_runner.harness.launch import ExitFact

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from types import TracebackType
    from typing import Self

    from paperclip_protocol import prp_v1, prp_v2

    from paperclip_runner.codex.executable import CodexVersion
    from paperclip_runner.codex.options import CodexOptions
    from paperclip_runner.codex.session_pump import SessionPump
    from paperclip_runner.codex.task import SkillSelection

__all__ = ["CodexDiagnostics", "CodexSession"]

Members = dict[str, JsonValue]


class CodexDiagnostics(msgspec.Struct, frozen=True, kw_only=True):
    """How a session is doing. Every text in it is redacted."""

    user_agent: str
    version: str | None
    version_qualified: bool
    process_id: int
    process_exit: ExitFact | None
    error_tail: str
    error_bytes_dropped: int
    ignored_notifications: int
    held_events: int
    held_bytes: int
    reading_paused: bool
    notes: tuple[str, ...]


class CodexSession(HarnessSession):
    """One session. Made by `CodexDriver`; ends with `close`, or by leaving `async with`.

    Operations may be called from any task of the event loop while another one iterates over the events. They raise
    `CodexError`: `CodexSessionError` and its kin for what the session refuses, `CodexTransportError` when the
    app-server is lost or silent.
    """

    def __init__(
        self, pump: SessionPump, options: CodexOptions, *, version: CodexVersion | None, user_agent: str
    ) -> None:
        self._pump = pump
        self._machine = pump.machine
        self._deadlines = options.deadlines
        self._version = version
        self._user_agent = user_agent

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close(reason="left" if error is None else "failed")

    # ------------------------------------------------------------- identities

    def ids(self) -> SessionIds:
        """How the session is called; `driver_session_id` is the thread it can be recovered by."""
        thread_id = self._machine.thread_id
        return SessionIds(
            driver_session_id=thread_id, provider_session_id=self._machine.provider_session_id, display_id=thread_id
        )

    @property
    def run_id(self) -> str:
        """Run the session works for."""
        return self._machine.run_id

    @property
    def active_turn_id(self) -> str | None:
        """Turn that is running, or None."""
        return self._machine.active_turn_id

    @property
    def is_terminal(self) -> bool:
        """Whether no further turn can be started."""
        return self._machine.is_terminal

    @property
    def failure(self) -> CodexError | None:
        """Why the session ended by itself: what the connection failed with, or the protocol fault. None otherwise."""
        return self._pump.connection.failure or self._machine.failure

    def context(self) -> Members:
        """What the session was opened with, as `session.started` tells it."""
        return self._machine.context()

    def diagnostics(self) -> CodexDiagnostics:
        """How the session is doing."""
        process = self._pump.connection.process
        version = self._version
        return CodexDiagnostics(
            user_agent=redact_text(self._user_agent),
            version=None if version is None else version.text,
            version_qualified=version is not None and version.qualified,
            process_id=process.pid,
            process_exit=process.info.exit,
            error_tail=redacted_tail(process),
            error_bytes_dropped=process.error_bytes_dropped,
            ignored_notifications=self._machine.ignored_notifications,
            held_events=self._pump.stream.held_events,
            held_bytes=self._pump.stream.held_bytes,
            reading_paused=self._pump.connection.reading_paused,
            notes=tuple(self._pump.notes),
        )

    # ------------------------------------------------------------------ events

    def events(self) -> EventStream:
        """The events in wire form, for one reader. Iteration may be left and taken up again without a loss."""
        return self._pump.stream

    async def typed_events(self) -> AsyncIterator[prp_v1.Event | prp_v2.Event]:
        """The same events as values of `paperclip_protocol.prp_v1` and `prp_v2`."""
        classes = _event_classes()
        async for event in self._pump.stream:
            yield msgspec.convert(event, classes[event["schemaVersion"], event["eventType"]])

    # -------------------------------------------------------------- operations

    async def start_turn(
        self,
        request: TurnRequest | str,
        *,
        skills: Sequence[SkillSelection] = (),
        continuation: bool = False,
    ) -> TurnStart:
        """Starts a turn; with `continuation` the message goes on in the session, without its task and skills.

        Raises `CapabilityUnavailableError`, `CollaborationModeError`, `ProviderTerminalError`, `codex_unresponsive`.
        """
        request = TurnRequest(text=request) if isinstance(request, str) else request
        operation = self._machine.start_turn(
            request.text,
            requested_mode=_collaboration_mode(request.requested_collaboration_mode),
            skills=skills,
            continuation=continuation,
        )
        started = await self._pump.perform(operation, self._deadlines.turn_start, vital=True)
        return TurnStart(turn_id=started.turn_id, effective_collaboration_mode=started.mode.value)

    async def steer(self, *, turn_id: str, text: str, correlation_id: str | None = None) -> None:
        """Gives the running turn another message, once for each `correlation_id`. Never starts a turn instead.

        Raises `StaleTurnError`, `AlreadyTerminalError`, `CapabilityUnavailableError`, `codex_steering_failed`.
        """
        await self._pump.until_begun(turn_id)
        operation = self._pump.start(self._machine.steer, turn_id, text, correlation_id)
        await self._pump.perform(operation, self._deadlines.steer)

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        """Tells the running turn to end; its end comes as an event. An app-server that does not answer is ended.

        Raises `StaleTurnError`, `AlreadyTerminalError`, `CapabilityUnavailableError`, `codex_unresponsive`.
        """
        await self._pump.interrupt(turn_id, reason)

    async def compact(self) -> None:
        """Has the conversation replaced by a summary, in a turn of its own without a result."""
        await self._pump.perform(self._pump.start(self._machine.compact), self._deadlines.compact)

    async def pending_runtime_requests(self) -> list[Members]:
        """The requests to the person that wait for an answer."""
        return self._machine.pending_requests()

    async def resolve_runtime_request(
        self, *, request_id: str, turn_id: str, resolution: Mapping[str, JsonValue]
    ) -> None:
        """Answers a request, however long it has waited. Raises `RequestResolutionError`, and it stays open then;
        `StaleTurnError`; `CapabilityUnavailableError` when it is not open any more.
        """
        try:
            self._machine.resolve_request(request_id, turn_id, dict(resolution))
        finally:
            self._pump.settle(0)

    def hand_off_runtime_request(self, *, request_id: str, turn_id: str) -> RequestHandoff:
        """Lets go of a question that will be answered later, elsewhere; the turn is interrupted."""
        outcome: list[bool] = []
        tasks = self._pump.tasks_started(lambda: outcome.append(self._machine.handoff_request(request_id, turn_id)))
        result: Literal["handed_off", "already_settled"] = "handed_off" if outcome[0] else "already_settled"
        return RequestHandoff(result=result, cleanup=_all_done(tasks))

    async def goal(self, request: GoalRequest) -> Members | None:
        """Reads or changes the goal of the thread. Raises `CapabilityUnavailableError`, `codex_goal_invalid`."""
        operation = self._pump.start(
            self._machine.goal,
            GoalAction(request.action),
            objective=request.objective,
            token_budget=request.token_budget,
            status=request.status,
        )
        goal = await self._pump.perform(operation, self._deadlines.goal)
        return None if goal is None else goal.to_wire()

    async def lineage(self) -> list[Members]:
        """The threads of the session, root first."""
        return self._pump.start(self._machine.lineage)

    async def usage(self) -> Members | None:
        """The last usage that was seen, or None."""
        return self._pump.start(self._machine.usage)

    async def read(self) -> Members:
        """The thread as the app-server knows it."""
        return await self._pump.perform(self._pump.start(self._machine.read), self._deadlines.read)

    async def reconcile(self) -> Members:
        """Compares the session with the app-server's history and tells an end that was missed.

        Returns the thread with its turns filled in. Raises `ReconciliationError`.
        """
        return await self._pump.reconcile()

    async def snapshot(self) -> Members:
        """What `CodexDriver.recover_session` needs."""
        return self._machine.snapshot()

    async def attach_run(self, run_id: str) -> None:
        """Lets the settled session work for a further run; its events follow in the same stream.

        Raises `codex_run_attach_busy`, `codex_run_attach_closed`, `codex_run_attach_invalid`.
        """
        self._machine.attach_run(run_id)
        self._pump.stream.reopen()
        self._pump.settle(0)

    async def close(self, *, reason: str, force: bool = False) -> None:
        """Ends the session and its process tree, within the waits of `CodexOptions.shutdown`; again is allowed.

        With `force` the process is killed at once. A cancelled caller gets its CancelledError when all is done.
        """
        del reason
        await self._pump.close(force=force)


@cache
def _event_classes() -> dict[tuple[JsonValue, JsonValue], type[prp_v1.Event | prp_v2.Event]]:
    """The class of each event, by protocol version and type."""
    from paperclip_protocol import prp_v1, prp_v2

    versions = ((1, get_args(prp_v1.Event)), (2, get_args(prp_v2.Event)))
    return {(version, each.event_type): each for version, classes in versions for each in classes}


def _collaboration_mode(name: str | None) -> CollaborationMode | None:
    try:
        return None if name is None else CollaborationMode(name)
    except ValueError:
        known = ", ".join(mode.value for mode in CollaborationMode)
        raise CollaborationModeError(f"There is no collaboration mode {name!r}. Use one of: {known}.") from None


async def _all_done(tasks: set[asyncio.Task[None]]) -> None:
    if tasks:
        await asyncio.wait(tasks)
