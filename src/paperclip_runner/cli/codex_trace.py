"""One traced run: the driver, the core and the recording put together (shell).

A run is opened or taken up again, driven to the end of its turn, judged by the core, and replayed from its file.
Whatever happens, what was recorded stays a recording, and the persisted session is there for `prp resume`.
"""

from __future__ import annotations

import asyncio
import signal
import time
from typing import TYPE_CHECKING, Final, Protocol, cast

import msgspec
from paperclip_protocol import JsonValue, decode_json, encode

from paperclip_runner.cli.trace_actions import now
from paperclip_runner.cli.trace_display import TICK_SECONDS, TraceDisplay
from paperclip_runner.cli.trace_facts import (
    FIXTURE_NAME,
    Ending,
    RunFacts,
    StopReason,
    capabilities_record,
    identity_record,
)
from paperclip_runner.cli.trace_narration import one_line
from paperclip_runner.cli.trace_recording import Recording, TraceFolder, TraceStateError
from paperclip_runner.codex.reading import record
from paperclip_runner.control import MockCore
from paperclip_runner.errors import CodexError, HarnessError, ReplayError
from paperclip_runner.harness.contract import HarnessSession, SessionOpening

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import TracebackType
    from typing import Self, TypeVar

    from paperclip_runner.cli.trace_actions import SampleActions
    from paperclip_runner.cli.trace_scenarios import Scenario
    from paperclip_runner.harness.contract import HarnessDriver, SessionRecovery, TurnRequest, TurnStart

    T = TypeVar("T")

__all__ = ["Stop", "TraceRun", "TracedSession"]

Members = dict[str, JsonValue]

TURN_ENDS: Final = frozenset({"turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled"})
"""Events that end a turn."""

DRIVER_SOURCE: Final = "runner-codex"
CORE_SOURCE: Final = "mock-core-codex"
RUN_ID: Final = "codex-safe-run"
SESSION_ID: Final = "codex-normalized-session"

INTERRUPT_SECONDS: Final = 15.0
"""How long a turn may take to end after it was interrupted, in seconds; then its process is ended."""

CONTINUE_MESSAGE: Final = "The connection was lost. Continue the task where it stands, and report its result."
"""What a recovered session is told when its turn was lost."""


class Stop:
    """Asks a run to stop: first in order, by interrupting its turn; the second Ctrl-C at once."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.reason: StopReason | None = None
        self.at_once = False
        self._task: asyncio.Task[object] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, task: asyncio.Task[object], timeout_seconds: float | None) -> None:
        """Listens for Ctrl-C, and for the time to run out."""
        loop = asyncio.get_running_loop()
        self._task = task
        loop.add_signal_handler(signal.SIGINT, self.ctrl_c)
        if timeout_seconds is not None:
            self._timer = loop.call_later(timeout_seconds, self._ask, StopReason.TIMED_OUT)

    def unwatch(self) -> None:
        """Leaves Ctrl-C to Python again."""
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)
        if self._timer is not None:
            self._timer.cancel()

    def ctrl_c(self) -> None:
        """The person pressed Ctrl-C."""
        if self.reason is not StopReason.CTRL_C:
            self._ask(StopReason.CTRL_C)
        elif self._task is not None:
            self.at_once = True
            self._task.cancel()

    def _ask(self, reason: StopReason) -> None:
        self.reason = reason
        self.asked.set()


class TracedSession(HarnessSession, Protocol):
    """What a trace needs of a session beyond the contract of every driver; `CodexSession` has it."""

    @property
    def active_turn_id(self) -> str | None:
        """Turn that is running, or None."""
        ...

    @property
    def failure(self) -> CodexError | None:
        """Why the session ended by itself, or None."""
        ...

    def context(self) -> Members:
        """What the session was opened with."""
        ...

    async def start_turn(self, request: TurnRequest | str, *, continuation: bool = False) -> TurnStart:
        """Starts a turn; a continuation goes on without its task."""
        ...


class TraceRun:
    """One run of one driver. `open` or `recover` it, then `finish`; always leave the `async with`."""

    def __init__(
        self,
        driver: HarnessDriver,
        scenario: Scenario,
        folder: TraceFolder,
        display: TraceDisplay,
        stop: Stop,
        *,
        run_id: str = RUN_ID,
        actions: SampleActions | None = None,
        on_open: Callable[[RunFacts], None] | None = None,
        on_event: Callable[[Members], None] | None = None,
    ) -> None:
        self.facts = RunFacts(started_at=now())
        self._driver = driver
        self._scenario = scenario
        self._folder = folder
        self._display = display
        self._stop = stop
        self._run_id = run_id
        self._actions = actions
        self._on_open = on_open
        self._on_event = on_event
        self._start = time.monotonic()
        self._session: TracedSession | None = None
        self._recording: Recording | None = None
        self._core = MockCore(
            envelope=scenario.task.to_wire(),
            run_id=run_id,
            normalized_session_id=SESSION_ID,
            source_instance_id=CORE_SOURCE,
        )
        self._ticking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._ticking = asyncio.create_task(self._tick())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
        if self._session is not None:
            await self._session.close(reason="trace ended", force=error is not None)
        if self._recording is not None:
            self._recording.close()
        self.facts.total_seconds = time.monotonic() - self._start

    # ------------------------------------------------------------- the stages

    async def open(self) -> bool:
        """Opens the session; False when there is none, and the facts say why."""
        opening = SessionOpening(
            run_id=self._run_id,
            normalized_session_id=SESSION_ID,
            working_directory=str(self._folder.workspace),
        )
        try:
            session = await self._unless_stopped(self._driver.open_session(opening))
        except (CodexError, HarnessError) as error:
            self.facts.start_failure, self.facts.start_code = _start_failure(error), error.code
            return False
        if session is None:
            return False
        self._adopt(cast("TracedSession", session))
        self._begin_recording(None)
        return True

    async def recover(self, snapshot: Members, earlier: list[Members] | None) -> bool:
        """Opens the thread of `snapshot` again; False when that fails, and the facts say why.

        `earlier` are the recorded events of the same run, to which the further ones are added; None begins a recording.
        """
        try:
            recovery = await self._unless_stopped(self._driver.recover_session(snapshot))
        except (CodexError, HarnessError) as error:
            self.facts.start_failure, self.facts.start_code = _start_failure(error), error.code
            return False
        if recovery is None or not self._adopt_recovered(recovery):
            return False
        self._begin_recording(earlier)
        return True

    async def run_turn(self, message: str | None = None, *, continuation: bool = False) -> None:
        """Starts a turn and follows it to its end; then the core judges, and the file is replayed."""
        session = self._require_session()

        async def turn() -> None:
            await session.start_turn(message or self._scenario.message, continuation=continuation)
            await self._follow(session)

        await self._to_the_end(session, turn())

    async def take_up(self, earlier: list[Members]) -> None:
        """Goes on with a recovered run: to the end of its turn if that is known, else with one further turn."""
        session = self._require_session()
        events = [*earlier, *await self._take_recovered(session)]
        types = {str(event["eventType"]) for event in events}
        lost = bool(types & TURN_ENDS) and "run.result.proposed" not in types
        if not lost:
            for event in events:
                self._core.receive(event)
        if self._core.settled:
            await self._end(session)
        elif session.active_turn_id is not None:
            await self._to_the_end(session, self._follow(session))
        elif lost:
            self._display.say("the turn was lost with its process; asking Codex to go on")
            if not TURN_ENDS.intersection(str(event["eventType"]) for event in earlier) and not await self._reopen():
                return
            await self.run_turn(CONTINUE_MESSAGE, continuation=True)
        else:
            await self.run_turn()

    # ---------------------------------------------------------------- innards

    async def _reopen(self) -> bool:
        """Opens the thread once more: a session that learned of the loss of its turn has ended for this run."""
        session = self._require_session()
        snapshot = await session.snapshot()
        await session.close(reason="its turn was lost")
        recovery = await self._unless_stopped(self._driver.recover_session(snapshot))
        if recovery is None or not self._adopt_recovered(recovery):
            return False
        await self._take_recovered(self._require_session())
        return True

    def _adopt_recovered(self, recovery: SessionRecovery) -> bool:
        if recovery.session is None:
            self.facts.recovery_reason = recovery.reason or "no reason was given"
            return False
        self._adopt(cast("TracedSession", recovery.session))
        return True

    def _adopt(self, session: TracedSession) -> None:
        self._session = session
        self.facts.open_seconds = time.monotonic() - self._start
        self.facts.context = session.context()
        ids = session.ids()
        descriptor = self._driver.descriptor()
        flags = cast("Members", msgspec.to_builtins(descriptor.capabilities))
        capabilities = capabilities_record(flags, kind=descriptor.kind, version=descriptor.version)
        if self._actions is not None:
            capabilities["semanticTools"] = self._actions.capabilities
        self.facts.capabilities = capabilities
        self.facts.identity = identity_record(
            run_id=self._run_id,
            normalized_session_id=SESSION_ID,
            driver_session_id=ids.driver_session_id,
            provider_session_id=ids.provider_session_id,
        )
        self.facts.ending = Ending.UNFINISHED

    def _begin_recording(self, earlier: list[Members] | None) -> None:
        identity, capabilities = self.facts.identity, self.facts.capabilities
        if identity is None or capabilities is None:
            return
        self._recording = Recording(
            self._folder, identity=identity, capabilities=capabilities, fixture_name=FIXTURE_NAME
        )
        if self._on_open is not None:
            self._on_open(self.facts)
        self._recording.open(earlier)
        if self._actions is not None:
            self._actions.attach(self._recording)

    def _require_session(self) -> TracedSession:
        if self._session is None:
            raise TraceStateError("the run has no session: open or recover it first", code="trace_not_open")
        return self._session

    async def _to_the_end(self, session: TracedSession, turn: Awaitable[None]) -> None:
        started = time.monotonic()
        control = asyncio.create_task(self._interrupt_when_asked(session))
        try:
            await turn
        except (CodexError, ReplayError) as error:
            self.facts.failure = error
        finally:
            control.cancel()
        self.facts.turn_seconds = time.monotonic() - started
        await self._end(session)

    async def _take_recovered(self, session: TracedSession) -> list[Members]:
        """What the recovered session has told already."""
        last = (await session.snapshot())["lastSourceSequence"]
        taken: list[Members] = []
        async for event in session.events():
            self._take(event, judged=False)
            taken.append(event)
            if event["sourceSeq"] == last:
                break
        return taken

    async def _follow(self, session: TracedSession) -> None:
        async for event in session.events():
            self._take(event, judged=True)
            if self._core.settled:
                return

    def _take(self, event: Members, *, judged: bool) -> None:
        if event.get("runId") != self._run_id:
            return
        if self._recording is not None:
            self._recording.record(event)
        self._display.receive(event)
        if self._on_event is not None:
            self._on_event(event)
        payload = record(event.get("payload"))
        if event["eventType"] == "run.result.proposed":
            self.facts.proposed = payload
        elif str(event["eventType"]).startswith("turn.") and isinstance(payload.get("error"), dict):
            self.facts.turn_error = str(record(payload["error"]).get("message"))
        if judged:
            self._core.receive(event)

    async def _end(self, session: TracedSession) -> None:
        """The core's own events, and the replay of the file."""
        if session.failure is not None:
            self.facts.failure = session.failure
        self.facts.usage = await _usage(session)
        self.facts.warnings = list(self._display.narration.warnings)
        recording = self._recording
        if recording is None or not self._core.settled:
            return
        if self._actions is not None:
            await self._actions.settle(session.active_turn_id)
        for event in self._core.conclude(emitted_at=now()):
            wire = cast("Members", decode_json(encode(event)))
            recording.record(wire)
            self._display.receive(wire)
            payload = record(wire.get("payload"))
            if wire["eventType"] == "run.result.accepted":
                self.facts.result = record(payload.get("result"))
            elif wire["eventType"] == "run.result.rejected":
                issues = cast("list[JsonValue]", payload.get("issues") or [])
                self.facts.rejection = [str(record(issue).get("message")) for issue in issues]
            elif wire["eventType"] == "run.terminal":
                self.facts.terminal = payload
        self.facts.ending = Ending.ENDED
        recording.close()
        self._replay(recording)

    def _replay(self, recording: Recording) -> None:
        self.facts.event_count = recording.event_count
        try:
            snapshot, self.facts.parity = recording.replay()
        except ReplayError as error:
            self.facts.failure = error
            return
        self._folder.write_snapshot(snapshot)
        self.facts.recording_bytes = self._folder.events.stat().st_size
        equal = "the same snapshot, byte for byte" if self.facts.parity else "ANOTHER snapshot than the live one"
        self._display.say(f"replayed {recording.event_count:,} events from the file: {equal}")

    async def _interrupt_when_asked(self, session: TracedSession) -> None:
        await self._stop.asked.wait()
        timed_out = self._stop.reason is StopReason.TIMED_OUT
        what = "the time is up" if timed_out else "Ctrl-C"
        self._display.say(f"{what}: interrupting the turn (Ctrl-C {'' if timed_out else 'again '}stops at once)")
        try:
            await session.interrupt(reason="timeout" if timed_out else "user")
        except CodexError as error:
            self._core.control_refused(str(error))
        await asyncio.sleep(INTERRUPT_SECONDS)
        await session.close(reason="the turn did not end after its interruption", force=True)

    async def _unless_stopped(self, work: Awaitable[T]) -> T | None:
        """The outcome of `work`, or None when the run was asked to stop first; `work` is cancelled then."""
        task = asyncio.ensure_future(work)
        asked = asyncio.create_task(self._stop.asked.wait())
        try:
            await asyncio.wait((task, asked), return_when=asyncio.FIRST_COMPLETED)
            return await task if task.done() else None
        finally:
            for each in (task, asked):
                each.cancel()
            await asyncio.gather(task, asked, return_exceptions=True)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._display.tick()


def _start_failure(error: CodexError | HarnessError) -> str:
    """Why a session did not open, with the last thing that Codex wrote about it."""
    lines = [line for line in str(error.details.get("errorTail") or "").splitlines() if line.strip()]
    return f"{error} It wrote: {one_line(lines[-1], 300)}" if lines else str(error)


async def _usage(session: TracedSession) -> Members | None:
    try:
        return await session.usage()
    except CodexError:
        return None
