"""From a driver to native sessions: what a run executes on, with its bindings, its end and its recovery (shell).

Source: local runner specification, section 8.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import is_blank
from paperclip_runner.errors import PaperclipRunnerError
from paperclip_runner.harness.contract import GoalRequest, RequestHandoff, SessionOpening, TurnRequest, TurnStart
from paperclip_runner.harness.driver_errors import HarnessCapabilityError, NativeSessionError
from paperclip_runner.harness.native_recovery import active_turn_id, read_cursor, refusal
from paperclip_runner.harness.native_stream import NativeStream

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping

    from paperclip_runner.harness.contract import DriverCapabilities, HarnessDriver, HarnessSession, SessionIds

__all__ = ["HarnessDriverBackend", "NativeIdentity", "NativeRecovery", "NativeResult", "NativeSession"]

INTEGRITY_CODE: Final = "native_event_replay_conflict"
"""Code of a failure after which a session is never trusted again."""

_Members = dict[str, JsonValue]

Answer = TypeVar("Answer")


class NativeIdentity(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What a native session is bound to."""

    run_id: str
    session_id: str
    company_id: str
    issue_id: str
    agent_id: str

    def same_work(self, other: NativeIdentity) -> bool:
        """Whether another run is for the same session, company, issue and agent."""
        return msgspec.structs.replace(other, run_id=self.run_id) == self


class NativeResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a run ended on a native session."""

    result: JsonValue
    terminal: _Members
    turn_id: str | None


class NativeRecovery(msgspec.Struct, frozen=True, kw_only=True):
    """The recovered session, or why there is none."""

    session: NativeSession | None = None
    reason: str | None = None


class HarnessDriverBackend:
    """Opens and recovers native sessions with one driver. `now` gives the time of events that the backend makes."""

    def __init__(self, driver: HarnessDriver, *, source_instance_id: str, now: Callable[[], str]) -> None:
        self._driver = driver
        self._source_instance_id = source_instance_id
        self._now = now

    async def open_session(self, identity: NativeIdentity, *, working_directory: str) -> NativeSession:
        """A new session.

        Raises what the driver raises, and `NativeSessionError` (`provider_initialize_protocol_error`) when the driver
        or the provider does not name the session; it is closed then.
        """
        opening = SessionOpening(
            run_id=identity.run_id,
            normalized_session_id=identity.session_id,
            working_directory=working_directory,
        )
        session = await self._driver.open_session(opening)
        await self._require_named(session, "session.open")
        return self._native(session, identity, last_sequence=0)

    async def recover_session(
        self, identity: NativeIdentity, snapshot: Mapping[str, JsonValue], *, cursor: str | None = None
    ) -> NativeRecovery:
        """The session of a snapshot. A snapshot beyond the bounds is refused before the driver sees it.

        `cursor` says up to which event the session was followed, where that is further than the snapshot. Raises as
        `open_session` does; a session that the driver cannot recover is a reason, not an error.
        """
        reason = refusal(snapshot, run_id=identity.run_id, session_id=identity.session_id)
        if reason is not None:
            return NativeRecovery(reason=reason)
        followed = 0 if cursor is None else read_cursor(cursor)
        if followed is None:
            return NativeRecovery(reason="the cursor is no safe integer")
        recovery = await self._driver.recover_session(snapshot)
        if recovery.session is None:
            return NativeRecovery(reason=recovery.reason or "the driver did not recover the session")
        await self._require_named(recovery.session, "session.recover")
        sequence = snapshot.get("lastSourceSequence")
        stored = sequence if isinstance(sequence, int) else 0
        session = self._native(recovery.session, identity, last_sequence=max(stored, followed))
        session.restore(snapshot)
        return NativeRecovery(session=session)

    def _native(self, session: HarnessSession, identity: NativeIdentity, *, last_sequence: int) -> NativeSession:
        stream = NativeStream(
            run_id=identity.run_id,
            session_id=identity.session_id,
            source_instance_id=self._source_instance_id,
            last_sequence=last_sequence,
        )
        capabilities = self._driver.descriptor().capabilities
        return NativeSession(session, identity, capabilities, stream, now=self._now)

    async def _require_named(self, session: HarnessSession, stage: str) -> None:
        ids = session.ids()
        if is_blank(ids.driver_session_id) or is_blank(ids.provider_session_id or ""):
            kind = self._driver.descriptor().kind
            await session.close(reason="the session has no name", force=True)
            raise NativeSessionError(
                f"provider_initialize_protocol_error: provider={kind} stage={stage} driver or provider did not name the"
                " session",
                code="provider_initialize_protocol_error",
                details={"provider": kind, "stage": stage},
            )


class NativeSession:
    """A driver's session bound to a run.

    Every operation raises what the driver raises. Once that was `native_event_replay_conflict`, every later one raises
    the same error.
    """

    def __init__(
        self,
        session: HarnessSession,
        identity: NativeIdentity,
        capabilities: DriverCapabilities,
        stream: NativeStream,
        *,
        now: Callable[[], str],
    ) -> None:
        self.identity = identity
        self._session = session
        self._capabilities = capabilities
        self._stream = stream
        self._now = now
        self._broken: PaperclipRunnerError | None = None

    def restore(self, snapshot: Mapping[str, JsonValue]) -> None:
        """Takes over what a recovered session already knows."""
        self._stream.turn_id = active_turn_id(snapshot)
        stored = snapshot.get("semanticResult")
        if isinstance(stored, dict):
            self._stream.result = stored.get("result")

    def ids(self) -> SessionIds:
        """How the session is called."""
        return self._session.ids()

    @property
    def terminal(self) -> Mapping[str, JsonValue] | None:
        """How the run ended on this session, None while it goes on."""
        return self._stream.terminal

    @property
    def cursor(self) -> str:
        """The number of the last event that was seen, in decimal digits."""
        return str(self._stream.last_sequence)

    async def events(self) -> AsyncIterator[_Members]:
        """The events of the session, for one reader.

        When the provider is lost while questions to a person are open, these are expired and the turn is interrupted
        in its place; any other failure of the stream is raised.
        """
        self._require_sound()
        failure: PaperclipRunnerError | None = None
        try:
            async for event in self._session.events():
                if self._stream.receive(event):
                    yield event
        except PaperclipRunnerError as error:
            self._note(error)
            failure = error
        made = [] if self._broken is not None else await self._close_questions()
        for event in made:
            yield event
        if failure is not None and not made:
            raise failure

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        """Starts a turn."""
        return await self._guarded(self._session.start_turn(request))

    async def steer(self, *, turn_id: str, text: str, correlation_id: str | None = None) -> None:
        """Gives a running turn another message."""
        self._require(self._capabilities.steering, "steer")
        await self._guarded(self._session.steer(turn_id=turn_id, text=text, correlation_id=correlation_id))

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        """Interrupts a turn."""
        self._require(self._capabilities.interruption, "interrupt")
        await self._guarded(self._session.interrupt(turn_id=turn_id, reason=reason))

    async def cancel(self, *, reason: str) -> None:
        """Interrupts the turn for good: only the end of it is passed on, and there will be no result."""
        self._stream.cancelled = True
        await self.interrupt(reason=reason)

    async def resolve_runtime_request(
        self, *, request_id: str, turn_id: str, resolution: Mapping[str, JsonValue]
    ) -> None:
        """Answers a request; raises `native_runtime_request_resolution_unavailable` where the driver cannot."""
        if self._capabilities.runtime_request_resolution is not True:
            raise _unavailable("native_runtime_request_resolution_unavailable", "requests cannot be answered here")
        await self._guarded(
            self._session.resolve_runtime_request(request_id=request_id, turn_id=turn_id, resolution=resolution)
        )

    def hand_off_runtime_request(self, *, request_id: str, turn_id: str) -> RequestHandoff:
        """Lets go of a request; raises `native_runtime_request_handoff_unavailable` where the driver cannot."""
        self._require_sound()
        if self._capabilities.runtime_request_handoff is not True:
            raise _unavailable("native_runtime_request_handoff_unavailable", "requests cannot be handed off here")
        try:
            return self._session.hand_off_runtime_request(request_id=request_id, turn_id=turn_id)
        except PaperclipRunnerError as error:
            self._note(error)
            raise

    async def goal(self, request: GoalRequest) -> _Members | None:
        """Reads or changes the goal; raises `native_session_goal_unavailable` where there is none."""
        if self._capabilities.goals is not True:
            raise _unavailable("native_session_goal_unavailable", "this driver has no goals")
        return await self._guarded(self._session.goal(request))

    async def attach_run(self, identity: NativeIdentity) -> None:
        """Binds the settled session to another run of the same work.

        Raises `NativeSessionError`: `native_session_attach_binding_mismatch`, `native_session_multi_run_unavailable`.
        """
        if not self.identity.same_work(identity):
            raise NativeSessionError(
                "the run is for another session, company, issue or agent than the session it is to be attached to",
                code="native_session_attach_binding_mismatch",
            )
        try:
            await self._guarded(self._session.attach_run(identity.run_id))
        except HarnessCapabilityError as cause:
            raise _unavailable(
                "native_session_multi_run_unavailable", "this driver runs one run in a session"
            ) from cause
        self.identity = identity
        self._stream.attach(identity.run_id)

    async def snapshot(self) -> _Members:
        """What `recover_session` needs."""
        return await self._guarded(self._session.snapshot())

    async def result(self) -> NativeResult | None:
        """Result and end of the run; None until both are there, and for ever after a cancel."""
        self._require_sound()
        stream = self._stream
        if stream.cancelled or stream.terminal is None or stream.result is None:
            return None
        return NativeResult(result=stream.result, terminal=stream.terminal, turn_id=stream.turn_id)

    async def close(self, *, reason: str, force: bool = False) -> None:
        """Ends the session; raises `NativeSessionError` (`native_session_close_unrecoverable`)."""
        try:
            await self._session.close(reason=reason, force=force)
        except PaperclipRunnerError as cause:
            raise NativeSessionError(
                f"the session could not be closed: {cause.message}", code="native_session_close_unrecoverable"
            ) from cause

    async def _close_questions(self) -> list[_Members]:
        snapshot: _Members = {}
        if self._stream.terminal is None:
            try:
                snapshot = await self._session.snapshot()
            except PaperclipRunnerError as error:
                # The provider is gone; what the stream knows is enough, unless the session is not to be trusted.
                self._note(error)
                if self._broken is not None:
                    raise
        sequence = snapshot.get("lastSourceSequence")
        return self._stream.provider_lost(
            last_sequence=sequence if isinstance(sequence, int) else 0,
            turn_id=active_turn_id(snapshot),
            emitted_at=self._now(),
        )

    async def _guarded(self, call: Coroutine[object, object, Answer]) -> Answer:
        if self._broken is not None:
            call.close()
            raise self._broken
        try:
            return await call
        except PaperclipRunnerError as error:
            self._note(error)
            raise

    def _note(self, error: PaperclipRunnerError) -> None:
        if error.code == INTEGRITY_CODE:
            self._broken = self._broken or error

    def _require_sound(self) -> None:
        if self._broken is not None:
            raise self._broken

    def _require(self, offered: bool, operation: str) -> None:
        self._require_sound()
        if not offered:
            raise HarnessCapabilityError(operation)


def _unavailable(code: str, text: str) -> NativeSessionError:
    return NativeSessionError(text, code=code)
