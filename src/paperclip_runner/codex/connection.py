"""The process of an app-server with the peer that speaks to it (shell).

One task reads. It hands every message to the owner in the order of arrival, settles answers in that same order, and
never runs code of a caller. When the owner has no room the task stops reading, so that the app-server waits.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol, TypeVar, cast

from paperclip_runner.codex.errors import CodexTransportError
from paperclip_runner.codex.jsonrpc import JsonRpcPeer, PeerState
from paperclip_runner.codex.operations import Operation
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.rpc_messages import ErrorResponse, Notification, PeerClosed, Response, ServerRequest
from paperclip_runner.codex.transport_failures import transport_closed
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.uninterrupted import await_uninterrupted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.rpc_messages import RequestId
    from paperclip_runner.harness.launch import ShutdownOutcome, ShutdownPolicy
    from paperclip_runner.harness.supervisor import SupervisedProcess

__all__ = ["AppServerConnection", "ConnectionOwner", "redacted_tail"]

T = TypeVar("T")

EARLY_MESSAGES_MAX: Final = 1_024
"""Messages that arrive before there is an owner for them."""

EXIT_SECONDS: Final = 1.0
"""How long the exit of a process whose output has ended may take to be seen, in seconds."""

TAIL_CHARACTERS: Final = 2_000
"""Last characters of the error output that a failure shows, after redaction."""


class ConnectionOwner(Protocol):
    """Who takes the messages of a connection. None of these may wait or raise."""

    def receive_notification(self, notification: Notification, /) -> None:
        """Takes one notification."""
        ...

    def receive_request(self, request: ServerRequest, /) -> None:
        """Takes one server request."""
        ...

    def connection_lost(self, error: CodexTransportError, /) -> None:
        """The connection ended with a fault."""
        ...

    def settle(self, byte_count: int) -> None:
        """All messages of `byte_count` bytes of output were handed over, or an answer changed something."""
        ...

    def has_room(self, *, answer_awaited: bool) -> bool:
        """Whether more messages can be taken."""
        ...


class _Pending:
    """One request of ours that waits for its answer."""

    def __init__(
        self, operation: Operation[object], waiter: asyncio.Future[object], timer: asyncio.TimerHandle
    ) -> None:
        self.operation = operation
        self.waiter = waiter
        self.timer = timer


class AppServerConnection:
    """One app-server. Belongs to the event loop that made it; `close` may be called from any task of it."""

    def __init__(self, process: SupervisedProcess, peer: JsonRpcPeer | None = None) -> None:
        self._process = process
        self._peer = JsonRpcPeer() if peer is None else peer
        self._pending: dict[int, _Pending] = {}
        self._early: list[Notification | ServerRequest] = []
        self._owner: ConnectionOwner | None = None
        self._resumed = asyncio.Event()
        self._paused = False
        self._closing: asyncio.Task[ShutdownOutcome] | None = None
        self._loop = asyncio.get_running_loop()
        self._reader = self._loop.create_task(self._read(), name="codex output")
        self.failure: CodexTransportError | None = None

    @property
    def process(self) -> SupervisedProcess:
        """The process behind the connection."""
        return self._process

    @property
    def reading_paused(self) -> bool:
        """Whether the app-server waits because its messages are not taken."""
        return self._paused

    def adopt(self, owner: ConnectionOwner) -> None:
        """Hands over to `owner` what has arrived, and then everything that arrives."""
        early, self._early = self._early, []
        self._owner = owner
        for message in early:
            if isinstance(message, Notification):
                owner.receive_notification(message)
            else:
                owner.receive_request(message)
        owner.settle(0)
        if self.failure is not None:
            owner.connection_lost(self.failure)
            owner.settle(0)

    def resume_reading(self) -> None:
        """Tells the reader to look again whether there is room."""
        self._resumed.set()

    async def request(
        self, method: str, params: dict[str, JsonValue], seconds: float, *, vital: bool = False
    ) -> dict[str, JsonValue]:
        """The result of a request. Raises `CodexRpcError` or `CodexTransportError`; see `perform`."""
        operation = Operation[dict[str, "JsonValue"]](
            method, params, answered=lambda result: result, refused=lambda error: error
        )
        return await self.perform(operation, seconds, vital=vital)

    async def perform(self, operation: Operation[T], seconds: float, *, vital: bool = False) -> T:
        """Sends the request of an operation and returns what the operation returns.

        The operation learns its answer even when the caller was cancelled meanwhile. Raises what the operation makes
        of a refusal, and `CodexTransportError`: `codex_request_timeout` after `seconds` without an answer, or
        `codex_unresponsive` when the request is `vital`, after which the connection has failed.
        """
        if operation.method is None:
            return cast("T", operation.value)
        try:
            request_id = self._peer.send_request(operation.method, operation.params)
        except CodexTransportError as error:
            operation.refused(error)
            self._take(0)
            raise
        waiter: asyncio.Future[object] = self._loop.create_future()
        timer = self._loop.call_later(seconds, self._expire, request_id, seconds, vital)
        self._pending[request_id] = _Pending(cast("Operation[object]", operation), waiter, timer)
        self.write()
        self._resumed.set()
        return cast("T", await waiter)

    def notify(self, method: str) -> None:
        """Sends a notification without parameters. Raises `CodexTransportError`."""
        self._peer.send_notification(method)
        self.write()

    def answer(self, request_id: RequestId, result: Mapping[str, JsonValue]) -> None:
        """Queues the answer to a server request; `write` sends it."""
        self._peer.send_response(request_id, result)

    def refuse(self, request_id: RequestId, code: int, message: str) -> None:
        """Queues the refusal of a server request; `write` sends it."""
        self._peer.send_error(request_id, code, message)

    def write(self) -> None:
        """Gives what is queued to the process."""
        data = self._peer.data_to_send()
        if not data:
            return
        try:
            self._process.write(data)
        except ProcessError as error:
            if error.code == "process_input_closed":
                # The output ends as well, most often, and then says more.
                self._loop.call_later(EXIT_SECONDS, self._fail, _input_failed(error))
            else:
                self._fail(_input_failed(error))
            return
        self._peer.data_sent(len(data))

    def fail(self, error: CodexTransportError) -> None:
        """Ends the connection with a fault; the process is left for `close`."""
        self._fail(error)

    async def close(self, shutdown: ShutdownPolicy | None = None) -> ShutdownOutcome:
        """Ends the connection and the process tree, in the bounded steps of the supervisor; again is allowed.

        A cancelled caller gets its CancelledError when that is done.
        """
        if self._closing is None:
            self._closing = self._loop.create_task(self._close(shutdown), name="codex shutdown")
        return await await_uninterrupted(self._closing)

    # ---------------------------------------------------------------- innards

    async def _close(self, shutdown: ShutdownPolicy | None) -> ShutdownOutcome:
        try:
            self.write()
            self._peer.close()
            self._take(0)
            return await self._process.close(shutdown)
        finally:
            self._reader.cancel()
            await asyncio.wait({self._reader})

    async def _read(self) -> None:
        process, peer = self._process, self._peer
        try:
            while peer.state is PeerState.OPEN:
                chunk = await process.read_output()
                if not chunk:
                    await self._output_ended()
                    return
                peer.receive(chunk)
                self._take(len(chunk))
                while not self._has_room():
                    self._paused = True
                    self._resumed.clear()
                    await self._resumed.wait()
                self._paused = False
        except Exception as error:
            self._fail(_reader_failed(error))

    def _has_room(self) -> bool:
        owner = self._owner
        if owner is None or self._peer.state is not PeerState.OPEN:
            return True
        return owner.has_room(answer_awaited=bool(self._pending))

    async def _output_ended(self) -> None:
        if self._peer.state is PeerState.OPEN:
            try:
                async with asyncio.timeout(EXIT_SECONDS):
                    await self._process.wait()
            except (TimeoutError, ProcessError):
                pass  # The failure then does not say how the process ended.
        self._peer.receive_eof()
        self._take(0)

    def _take(self, byte_count: int) -> None:
        """Hands over what the peer has, and settles."""
        peer, owner = self._peer, self._owner
        if owner is None:
            while events := peer.events():
                for event in events:
                    self._take_other(event)
            self.write()
            return
        receive = owner.receive_notification
        while events := peer.events():
            for event in events:
                if type(event) is Notification:
                    receive(event)
                else:
                    self._take_other(event)
        owner.settle(byte_count)

    def _take_other(self, event: Notification | ServerRequest | Response | ErrorResponse | PeerClosed) -> None:
        if isinstance(event, Response):
            self._answered(event)
        elif isinstance(event, ErrorResponse):
            pending = self._forget(event.request_id)
            if pending is not None:
                _raise_in(pending.waiter, pending.operation.refused(event.error))
        elif isinstance(event, PeerClosed):
            self._closed(event)
        elif self._owner is not None:
            if isinstance(event, ServerRequest):
                self._owner.receive_request(event)
            else:
                self._owner.receive_notification(event)
        elif len(self._early) < EARLY_MESSAGES_MAX:
            self._early.append(event)
        else:
            self._peer.fail(_too_early())

    def _answered(self, event: Response) -> None:
        pending = self._forget(event.request_id)
        if pending is None:
            return
        try:
            value = pending.operation.answered(event.result)
        except CodexError as error:
            _raise_in(pending.waiter, error)
            return
        if not pending.waiter.done():
            pending.waiter.set_result(value)

    def _closed(self, event: PeerClosed) -> None:
        error = transport_closed(None) if event.error is None else self._explained(event.error)
        if event.error is not None:
            self.failure = error
            if self._owner is not None:
                self._owner.connection_lost(error)
        for request_id in list(self._pending):
            pending = self._forget(request_id)
            if pending is not None:
                pending.operation.refused(error)
                _raise_in(pending.waiter, error)
        self._resumed.set()

    def _forget(self, request_id: int) -> _Pending | None:
        pending = self._pending.pop(request_id, None)
        if pending is not None:
            pending.timer.cancel()
        return pending

    def _expire(self, request_id: int, seconds: float, vital: bool) -> None:
        pending = self._pending[request_id]
        error = _timed_out(pending.operation.method or "", seconds, vital=vital, paused=self._paused)
        if vital:
            self._fail(error)
            return
        self._forget(request_id)
        self._peer.abandon_request(request_id)
        pending.operation.refused(error)
        _raise_in(pending.waiter, error)
        self._take(0)

    def _fail(self, error: CodexTransportError) -> None:
        if self._peer.state is PeerState.OPEN:
            self._peer.fail(error)
            self._take(0)

    def _explained(self, error: CodexTransportError) -> CodexTransportError:
        """The failure with how the process ended and the end of what it complained about."""
        details: dict[str, JsonValue] = {"errorTail": redacted_tail(self._process)}
        ended = self._process.info.exit
        message = str(error)
        if ended is not None:
            details |= {"exitCode": ended.exit_code, "signal": ended.signal}
            how = f"signal {ended.signal}" if ended.signal is not None else f"exit code {ended.exit_code}"
            message = f"{message} The process ended by {how}."
        explained = CodexTransportError(
            message,
            code=error.code,
            details={**(error.details or {}), **details},
            limit=error.limit,
            observed=error.observed,
        )
        explained.__cause__ = error
        return explained


def redacted_tail(process: SupervisedProcess) -> str:
    """The end of what the process wrote to its error output, without credentials."""
    return redact_text(process.error_tail)[-TAIL_CHARACTERS:]


def _raise_in(waiter: asyncio.Future[object], error: CodexError) -> None:
    if not waiter.done():
        waiter.set_exception(error)


def _timed_out(method: str, seconds: float, *, vital: bool, paused: bool) -> CodexTransportError:
    if paused:
        advice = "Its answer lies behind events nobody takes: iterate over the events while you wait."
    elif vital:
        advice = "It counts as unresponsive and is ended. Recover the session from its snapshot."
    else:
        advice = "It may still take effect. Read the session, or close it."
    return CodexTransportError(
        f"The Codex app-server did not answer {method} within {seconds:g} s. {advice}",
        code="codex_unresponsive" if vital else "codex_request_timeout",
        details={"method": method, "timeoutSeconds": seconds, "readingPaused": paused},
    )


def _input_failed(error: ProcessError) -> CodexTransportError:
    overflow = error.code == "process_input_overflow"
    return CodexTransportError(
        "The Codex app-server does not take its input. Recover the session from its snapshot.",
        code="codex_outbound_buffer_full" if overflow else "codex_stdin_closed",
        details={"cause": error.code},
        limit=error.limit,
        observed=error.observed,
    )


def _reader_failed(error: Exception) -> CodexTransportError:
    failure = CodexTransportError(
        f"Reading from the Codex app-server failed: {redact_text(repr(error))}. Recover the session from its snapshot.",
        code="codex_reader_failed",
    )
    failure.__cause__ = error
    return failure


def _too_early() -> CodexTransportError:
    return CodexTransportError(
        "The Codex app-server sent too many messages before its session was open. Check the version of Codex.",
        code="codex_notification_queue_full",
        limit=EARLY_MESSAGES_MAX,
        observed=EARLY_MESSAGES_MAX + 1,
    )
