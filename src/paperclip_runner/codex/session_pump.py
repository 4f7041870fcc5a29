"""Moves messages between an app-server and a session machine, and runs what the machine asks for (shell).

The reader of the connection feeds the machine and puts events into the stream. Code of a caller (tools, decisions about
requests, checks of a result) runs in tasks of its own; the answer goes out when it is there, minutes later if need be.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.bootstrap import read_history
from paperclip_runner.codex.effects import Answer, CheckCompletion, CloseTransport, Refuse, RunTool, SendInterrupt
from paperclip_runner.codex.errors import ReconciliationError
from paperclip_runner.codex.event_stream import Checkpoint, EventStream
from paperclip_runner.codex.history import HistoryPages
from paperclip_runner.codex.reading import record, text
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.launch import ShutdownPolicy
from paperclip_runner.harness.uninterrupted import await_uninterrupted

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from paperclip_runner.codex.connection import AppServerConnection
    from paperclip_runner.codex.effects import Effect
    from paperclip_runner.codex.errors import CodexTransportError
    from paperclip_runner.codex.operations import Operation
    from paperclip_runner.codex.options import CodexOptions
    from paperclip_runner.codex.rpc_messages import Notification, ServerRequest
    from paperclip_runner.codex.session import CodexSession as SessionMachine
    from paperclip_runner.codex.snapshot_file import SnapshotFile

__all__ = ["CodexCallbacks", "SessionPump", "ToolCall"]

T = TypeVar("T")

Members = dict[str, JsonValue]

NOTES_MAX: Final = 64
"""Notes a session keeps for its diagnostics; the oldest is forgotten first."""

CALLBACK_SECONDS: Final = 1.0
"""How long cancelled code of the caller may hold up the end of a session, in seconds."""

RECONCILIATIONS: Final = 3
"""Times a history is read again because the turn it is about changed meanwhile."""

AT_ONCE: Final = ShutdownPolicy(input_grace_seconds=0.0, terminate_grace_seconds=0.0)

_TURNING_POINTS: Final = frozenset(
    {
        "run.attached",
        "run.result.proposed",
        "runtime_request.cancelled",
        "runtime_request.created",
        "runtime_request.expired",
        "runtime_request.resolved",
        "session.failed",
        "session.goal.cleared",
        "session.goal.updated",
        "session.resumed",
        "session.started",
        "turn.accepted",
        "turn.cancelled",
        "turn.completed",
        "turn.failed",
        "turn.interrupted",
        "turn.started",
    }
)
"""Events after which the persisted session is written."""


class ToolCall(msgspec.Struct, frozen=True, kw_only=True):
    """A call of one of the caller's tools. `arguments` are what the model wrote: check them."""

    name: str
    arguments: JsonValue
    call_id: str
    turn_id: str


class CodexCallbacks(msgspec.Struct, frozen=True, kw_only=True):
    """Code of the caller. Each call runs in a task of its own; what it raises is told to the model, redacted.

    `tools`: by name; returns what the model reads.
    `decide`: is shown each request to the person as it stands in `pending_runtime_requests` and returns its resolution,
    or None to leave it open for `resolve_runtime_request`. What it raises declines the request.
    `check_completion`: is shown a valid result before it is proposed and returns what the model reads, or None for the
    usual words; raising refuses the result and the model may report another one.
    """

    tools: Mapping[str, Callable[[ToolCall], Awaitable[JsonValue]]] = {}
    decide: Callable[[Members], Awaitable[Members | None]] | None = None
    check_completion: Callable[[Members], Awaitable[str | None]] | None = None


class SessionPump:
    """What happens around the machine of one session. Belongs to the event loop that made it."""

    def __init__(
        self,
        connection: AppServerConnection,
        machine: SessionMachine,
        options: CodexOptions,
        callbacks: CodexCallbacks,
        snapshots: SnapshotFile | None,
    ) -> None:
        self.connection = connection
        self.machine = machine
        self.stream = EventStream(options.event_limits, connection.resume_reading, snapshots)
        self.notes: list[str] = []
        self._options = options
        self._callbacks = callbacks
        self._snapshots = snapshots
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._silence_timer: asyncio.TimerHandle | None = None
        self._heard = False
        self._changed = asyncio.Event()
        self._waiting = 0
        self._looks_at_events = callbacks.decide is not None or snapshots is not None
        # The connection calls these for every message; what the machine does needs nothing around it.
        self.receive_notification: Callable[[Notification], None] = (
            machine.receive_notification if snapshots is None else self._receive_and_pass_on
        )
        self.receive_request: Callable[[ServerRequest], None] = machine.receive_request
        self.connection_lost: Callable[[CodexTransportError], None] = machine.transport_failed
        connection.adopt(self)
        self._watch_silence()

    def has_room(self, *, answer_awaited: bool) -> bool:
        """Whether the stream takes more events."""
        return self.stream.has_room(answer_awaited=answer_awaited or self._waiting > 0)

    def settle(self, byte_count: int) -> None:
        """Passes on what the machine has to say: events to the stream, effects to where they are done."""
        machine = self.machine
        self._heard = self._heard or byte_count > 0
        while True:
            events = machine.take_events()
            if events:
                self.stream.add(events, byte_count, self._look_at(events) if self._looks_at_events else None)
                byte_count = 0
            effects = machine.take_effects()
            if not effects:
                break
            for effect in effects:
                self._do(effect)
        self.connection.write()
        self._changed.set()
        if machine.has_ended:
            self.stream.end()
        if machine.awaits_terminal and self._idle_timer is None and self._closing is None:
            self._idle_timer = asyncio.get_running_loop().call_later(
                self._options.deadlines.idle_terminal, self._idle_too_long
            )

    def start(self, start: Callable[..., T], *arguments: object, **members: object) -> T:
        """Calls the machine; what it has to say about a refusal is passed on as well."""
        try:
            return start(*arguments, **members)
        finally:
            self.settle(0)

    async def perform(self, operation: Operation[T], seconds: float, *, vital: bool = False) -> T:
        """Carries out an operation; see `AppServerConnection.perform`."""
        self.settle(0)
        try:
            return await self.connection.perform(operation, seconds, vital=vital)
        finally:
            self.settle(0)

    async def until_begun(self, turn_id: str | None) -> None:
        """Waits for a turn that was accepted to begin: until then the app-server takes neither a steer nor an end."""
        self._waiting += 1
        self.connection.resume_reading()
        try:
            async with asyncio.timeout(self._options.deadlines.interrupt):
                while self.machine.awaits_start and turn_id in (None, self.machine.active_turn_id):
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            self.note("A turn was accepted and did not begin in time; what is asked of it is sent all the same.")
        finally:
            self._waiting -= 1

    async def interrupt(self, turn_id: str | None, reason: str | None) -> None:
        """Tells the running turn to end."""
        await self.until_begun(turn_id)
        operation = self.start(self.machine.interrupt, turn_id, reason)
        await self.perform(operation, self._options.deadlines.interrupt, vital=True)

    async def reconcile(self) -> Members:
        """Compares the session with the app-server's history and tells an end that was missed."""
        for _ in range(RECONCILIATIONS):
            active = self.machine.active_turn_id
            thread, turns, items = await self._read_history()
            if self.machine.active_turn_id == active:
                return self.start(self.machine.reconcile, thread, turns, items)
        raise ReconciliationError("the active turn changed each time its history was read")

    def note(self, note: str) -> None:
        """Keeps something for the diagnostics, redacted."""
        self.notes.append(redact_text(note))
        del self.notes[:-NOTES_MAX]

    def tasks_started(self, step: Callable[[], object]) -> set[asyncio.Task[None]]:
        """The tasks that `step` and what it asks for start."""
        before = set(self._tasks)
        step()
        self.settle(0)
        return self._tasks - before

    async def close(self, *, force: bool) -> None:
        """Ends the session and its process tree, also when the caller is cancelled; again is allowed."""
        if self._closing is None:
            policy = AT_ONCE if force else self._options.shutdown
            self._closing = asyncio.get_running_loop().create_task(self._close(policy), name="codex session close")
        await await_uninterrupted(self._closing)

    # ---------------------------------------------------------------- innards

    async def _read_history(self) -> tuple[Members, list[Members], dict[str, list[Members]]]:
        deadlines, thread_id = self._options.deadlines, self.machine.thread_id
        thread = record((await self.perform(self.start(self.machine.read), deadlines.read)).get("thread"))
        turns = await read_history(self.connection, HistoryPages(thread_id), deadlines)
        items: dict[str, list[Members]] = {}
        for turn_id in self.machine.turns_to_load(turns):
            items[turn_id] = await read_history(self.connection, HistoryPages(thread_id, turn_id), deadlines)
        return thread, turns, items

    def _look_at(self, events: list[Members]) -> Checkpoint | None:
        """Starts the decisions that are asked for; returns the checkpoint after a turning point."""
        last = -1
        for position, event in enumerate(events):
            event_type = event["eventType"]
            if event_type in _TURNING_POINTS:
                last = position
                if event_type == "runtime_request.created" and self._callbacks.decide is not None:
                    request_id = text(record(record(event["payload"]).get("request")).get("requestId"))
                    self._spawn(self._decide(self._callbacks.decide, request_id), "decision")
        if last < 0 or self._snapshots is None:
            return None
        return Checkpoint(self.machine.snapshot(), last)

    def _receive_and_pass_on(self, notification: Notification) -> None:
        """Keeps what a turning point changed apart from what comes after it, so that it can be persisted by itself."""
        self.machine.receive_notification(notification)
        if not notification.method.endswith(("delta", "Delta")):
            events = self.machine.take_events()
            if events:
                self.stream.add(events, notification.byte_count, self._look_at(events))

    def _do(self, effect: Effect) -> None:
        if isinstance(effect, Answer):
            self.connection.answer(effect.request_id, effect.result)
        elif isinstance(effect, Refuse):
            self.connection.refuse(effect.request_id, effect.code, effect.message)
        elif isinstance(effect, RunTool):
            self._spawn(self._run_tool(effect), "tool")
        elif isinstance(effect, CheckCompletion):
            self._spawn(self._check_completion(effect), "completion check")
        elif isinstance(effect, SendInterrupt):
            self._spawn(self._send_interrupt(effect), "interrupt")
        else:
            self._spawn(self._close_connection(effect), "failed session")

    def _spawn(self, work: Coroutine[object, object, None], name: str) -> None:
        if self._closing is not None:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work, name=f"codex {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_tool(self, effect: RunTool) -> None:
        call = ToolCall(name=effect.name, arguments=effect.arguments, call_id=effect.call_id, turn_id=effect.turn_id)
        handler = self._callbacks.tools.get(effect.name)
        try:
            if handler is None:
                self.machine.tool_failed(effect, "This tool has no handler.")
            else:
                self.machine.tool_finished(effect, await handler(call))
        except Exception as error:
            self.machine.tool_failed(effect, _words(error))
        self.settle(0)

    async def _check_completion(self, effect: CheckCompletion) -> None:
        check = self._callbacks.check_completion
        try:
            feedback = None if check is None else await check(effect.result)
        except Exception as error:
            self.machine.completion_refused(effect, _words(error))
        else:
            self.machine.completion_checked(effect, feedback)
        self.settle(0)

    async def _decide(self, decide: Callable[[Members], Awaitable[Members | None]], request_id: str) -> None:
        request = next((each for each in self.machine.pending_requests() if each["requestId"] == request_id), None)
        if request is None:
            return
        turn_id = text(request.get("turnId"))
        try:
            resolution = await decide(request)
            if resolution is not None:
                self.machine.resolve_request(request_id, turn_id, resolution)
        except Exception as error:
            self.note(f"The decision about request {request_id} failed: {_words(error)}.")
            self._decline(request_id, turn_id)
        self.settle(0)

    def _decline(self, request_id: str, turn_id: str) -> None:
        try:
            self.machine.resolve_request(request_id, turn_id, {"action": "decline"})
        except CodexError as error:
            self.note(f"Request {request_id} was not declined: {_words(error)}")

    async def _send_interrupt(self, effect: SendInterrupt) -> None:
        try:
            await self.interrupt(effect.turn_id, effect.reason)
        except CodexError as error:
            self.note(f"Turn {effect.turn_id} was not interrupted ({effect.reason}): {_words(error)}")

    async def _close_connection(self, effect: CloseTransport) -> None:
        self.note(f"The connection was closed: {effect.reason}.")
        await self.connection.close(AT_ONCE)

    def _idle_too_long(self) -> None:
        self._idle_timer = None
        if self.machine.awaits_terminal and self._closing is None:
            self._spawn(self._reconcile_idle(), "idle thread")

    async def _reconcile_idle(self) -> None:
        try:
            await self.reconcile()
        except CodexError as error:
            self.note(f"The thread is idle, and its history did not say why: {_words(error)}")

    def _watch_silence(self) -> None:
        seconds = self._options.deadlines.silence
        if seconds > 0 and self._closing is None:
            self._silence_timer = asyncio.get_running_loop().call_later(seconds, self._silent)

    def _silent(self) -> None:
        if not self._heard:
            self.machine.note_silence(self._options.deadlines.silence)
            self.settle(0)
        self._heard = False
        self._watch_silence()

    async def _close(self, policy: ShutdownPolicy) -> None:
        for timer in (self._idle_timer, self._silence_timer):
            if timer is not None:
                timer.cancel()
        self.machine.close()
        self.settle(0)
        self.stream.end()
        tasks = {task for task in self._tasks if task is not asyncio.current_task()}
        for task in tasks:
            task.cancel()
        try:
            await self.connection.close(policy)
        finally:
            if tasks:
                _, unfinished = await asyncio.wait(tasks, timeout=CALLBACK_SECONDS)
                if unfinished:
                    self.note(f"{len(unfinished)} calls of the caller's code did not end with the session.")
        await self._write_last_checkpoint()

    async def _write_last_checkpoint(self) -> None:
        if self._snapshots is None:
            return
        drained = self.stream.is_drained()
        snapshot = self.machine.snapshot() if drained else self.stream.last_checkpoint()
        if snapshot is not None:
            await asyncio.to_thread(self._snapshots.write, snapshot)


def _words(error: BaseException) -> str:
    return redact_text(str(error) or type(error).__name__)
