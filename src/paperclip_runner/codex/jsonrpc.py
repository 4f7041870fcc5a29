"""The JSON-RPC peer that talks to `codex app-server`, without any I/O.

A shell feeds what it read from the process (`receive`, `receive_eof`), takes what happened (`events`) and what has to
be written (`data_to_send`, `data_sent`). Nothing here raises because of what the app-server wrote: the peer fails once,
keeps the first cause in `failure`, and every later send raises an error chained to it.

Framing: one JSON object a line, lines end with the byte 0x0A (a carriage return before it is JSON white space), no
`jsonrpc` member. Ids are compared with their type: `1` and `"1"` are different requests.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, cast

import msgspec

from paperclip_runner.codex.errors import CodexTransportError
from paperclip_runner.codex.line_frames import LineFrames
from paperclip_runner.codex.rpc_messages import (
    IncomingLine,
    Notification,
    PeerClosed,
    PeerEvent,
    Response,
    ServerRequest,
    describe_rpc_error,
    problem_with_line,
    problem_with_undecoded,
)
from paperclip_runner.codex.transport_failures import (
    bad_line,
    input_ended,
    line_too_long,
    outbound_too_much,
    queue_full,
    transport_closed,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.rpc_messages import RequestId

__all__ = ["JsonRpcPeer", "PeerState"]

MAX_LINE_BYTES: Final = 1_048_576
"""Bytes of one line, in either direction, without its newline."""

MAX_BUFFERED_OUTPUT_BYTES: Final = 4_194_304
"""Bytes handed to the peer for writing that the shell has not reported as written yet."""

MAX_PENDING_REQUESTS: Final = 64
"""Requests of ours that wait for an answer at one time."""

MAX_QUEUED_NOTIFICATIONS: Final = 256
"""Notifications decoded and not yet taken; at this count the peer stops decoding and asks the shell to stop reading."""

MAX_QUEUED_NOTIFICATION_BYTES: Final = 4_194_304
"""Line bytes of the notifications decoded and not yet taken; works like the count."""

MAX_INFLIGHT_SERVER_REQUESTS: Final = 32
"""Requests of the app-server that wait for our answer; one more is refused with code -32001."""

MAX_ABANDONED_REQUESTS: Final = 256
"""Ids of requests given up by their caller whose late answer is still recognised and dropped."""

SERVER_BUSY_CODE: Final = -32001
"""JSON-RPC error code for a server request beyond `MAX_INFLIGHT_SERVER_REQUESTS`."""

_DECODER: Final = msgspec.json.Decoder(IncomingLine)
_ENCODER: Final = msgspec.json.Encoder()
_UNSET: Final = msgspec.UNSET


class PeerState(Enum):
    """Life of a peer: it is open until it is closed by its owner or failed by its first fault."""

    OPEN = "open"
    CLOSED = "closed"
    FAILED = "failed"


class JsonRpcPeer:
    """One connection to an app-server.

    Limits are counted in bytes or messages as their constants say; a violation raises or fails with an error whose
    `limit` and `observed` are set. While `wants_input` is false the shell must not read; it becomes true again once
    `events` was called.
    Source: the transport section of the Codex driver specification; `schemas/codex/jsonrpc.schema.json`.
    """

    def __init__(
        self,
        *,
        max_line_bytes: int = MAX_LINE_BYTES,
        max_buffered_output_bytes: int = MAX_BUFFERED_OUTPUT_BYTES,
        max_pending_requests: int = MAX_PENDING_REQUESTS,
        max_queued_notifications: int = MAX_QUEUED_NOTIFICATIONS,
        max_queued_notification_bytes: int = MAX_QUEUED_NOTIFICATION_BYTES,
        max_inflight_server_requests: int = MAX_INFLIGHT_SERVER_REQUESTS,
    ) -> None:
        self._max_line_bytes = max_line_bytes
        self._max_buffered_output_bytes = max_buffered_output_bytes
        self._max_pending_requests = max_pending_requests
        self._max_queued_notifications = max_queued_notifications
        self._max_queued_notification_bytes = max_queued_notification_bytes
        self._max_inflight_server_requests = max_inflight_server_requests

        self._state = PeerState.OPEN
        self._failure: CodexTransportError | None = None
        self._frames = LineFrames(max_line_bytes)
        self._line_offset = 0
        self._input_ended = False
        self._events: list[PeerEvent] = []
        self._queued_notifications = 0
        self._queued_notification_bytes = 0
        self._output: list[bytes] = []
        self._unsent_bytes = 0
        self._next_request_id = 1
        self._pending: dict[int, str] = {}
        self._abandoned: dict[int, str] = {}
        self._inflight: dict[RequestId, int] = {}
        self._inflight_total = 0

    # ------------------------------------------------------------------ state

    @property
    def state(self) -> PeerState:
        """Open, closed by `close`, or failed."""
        return self._state

    @property
    def failure(self) -> CodexTransportError | None:
        """The first fault, or None."""
        return self._failure

    @property
    def wants_input(self) -> bool:
        """Whether the shell should read on. False when closed, failed, or full until `events` is called."""
        return self._state is PeerState.OPEN and not self._is_full() and not self._frames.waiting

    @property
    def pending_requests(self) -> int:
        """Requests of ours without an answer."""
        return len(self._pending)

    @property
    def unsent_bytes(self) -> int:
        """Bytes to write that were not reported through `data_sent`."""
        return self._unsent_bytes

    # ---------------------------------------------------------------- receive

    def receive(self, data: bytes) -> None:
        """Take bytes the app-server wrote. Never raises on their content; ignored unless the peer is open."""
        if self._state is not PeerState.OPEN or not data:
            return
        if self._input_ended:
            return
        self._frames.feed(data)
        self._decode_lines()
        self._fail_when_drained()
        limit = self._max_queued_notification_bytes + self._max_line_bytes
        if self._frames.waiting_bytes > limit:
            self._finish(PeerState.FAILED, queue_full(limit, self._frames.waiting_bytes))

    def receive_eof(self) -> None:
        """The app-server closed its output. That is a failure unless the peer was closed before."""
        if self._state is not PeerState.OPEN:
            return
        self._input_ended = True
        self._fail_when_drained()

    def fail(self, error: CodexTransportError) -> None:
        """Let the shell report a fault of the process or its pipes. Only the first fault of a peer counts."""
        self._finish(PeerState.FAILED, error)

    def close(self) -> None:
        """End the connection on purpose: nothing is read or written any more, waiting requests end unanswered."""
        self._finish(PeerState.CLOSED, None)

    def events(self) -> list[PeerEvent]:
        """Take everything that happened since the last call, in order of arrival.

        The last event of a peer is `PeerClosed`. Messages that arrived before a fault are delivered before it.
        """
        taken = self._events
        self._events = []
        self._queued_notifications = 0
        self._queued_notification_bytes = 0
        self._decode_lines()
        self._fail_when_drained()
        return taken

    # ------------------------------------------------------------------- send

    def send_request(self, method: str, params: Mapping[str, JsonValue]) -> int:
        """Queue a request; return its id, which the later `Response` or `ErrorResponse` names.

        Raises `CodexTransportError`: `codex_pending_requests_full` leaves the peer open; too long a line or too many
        unsent bytes fail it; a closed or failed peer refuses.
        """
        self._require_open()
        if len(self._pending) >= self._max_pending_requests:
            raise CodexTransportError(
                f"{method} was not sent: {len(self._pending)} requests already wait for the Codex app-server. "
                "Wait for one of them to finish.",
                code="codex_pending_requests_full",
                limit=self._max_pending_requests,
                observed=len(self._pending) + 1,
            )
        request_id = self._next_request_id
        self._write({"method": method, "id": request_id, "params": params})
        self._next_request_id += 1
        self._pending[request_id] = method
        return request_id

    def send_notification(self, method: str, params: Mapping[str, JsonValue] | None = None) -> None:
        """Queue a notification; without `params` the member is left out. Raises like `send_request`."""
        self._require_open()
        self._write({"method": method} if params is None else {"method": method, "params": params})

    def send_response(self, request_id: RequestId, result: Mapping[str, JsonValue]) -> None:
        """Answer a server request. Dropped without a word once the peer is closed.

        Raises `CodexTransportError` with code `codex_request_not_waiting` when that id has no open request.
        """
        if self._settle_server_request(request_id):
            self._write({"id": request_id, "result": result})

    def send_error(self, request_id: RequestId, code: int, message: str) -> None:
        """Answer a server request with an error; otherwise like `send_response`."""
        if self._settle_server_request(request_id):
            self._write({"id": request_id, "error": {"code": code, "message": message}})

    def abandon_request(self, request_id: int) -> None:
        """Stop waiting for an answer: a late one is dropped instead of being an unknown id."""
        method = self._pending.pop(request_id, None)
        if method is None:
            return
        self._abandoned[request_id] = method
        if len(self._abandoned) > MAX_ABANDONED_REQUESTS:
            del self._abandoned[next(iter(self._abandoned))]

    def data_to_send(self) -> bytes:
        """Take the bytes to write. Report them with `data_sent` when the pipe has accepted them."""
        if not self._output:
            return b""
        data = b"".join(self._output)
        self._output.clear()
        return data

    def data_sent(self, count: int) -> None:
        """`count` bytes of those taken with `data_to_send` are written."""
        self._unsent_bytes = max(0, self._unsent_bytes - count)

    # ---------------------------------------------------------------- innards

    def _is_full(self) -> bool:
        return (
            self._queued_notifications >= self._max_queued_notifications
            or self._queued_notification_bytes >= self._max_queued_notification_bytes
        )

    def _fail_when_drained(self) -> None:
        if self._frames.waiting or self._state is not PeerState.OPEN:
            return
        if self._frames.oversized_bytes:
            error = line_too_long(self._max_line_bytes, self._frames.oversized_bytes, self._line_offset)
            self._finish(PeerState.FAILED, error)
        elif self._input_ended:
            self._finish(PeerState.FAILED, input_ended(self._frames.partial_bytes))

    def _decode_lines(self) -> None:
        decode = _DECODER.decode
        frames = self._frames
        append = self._events.append
        while frames.waiting and self._state is PeerState.OPEN:
            if self._is_full():
                return
            line = frames.take()
            size = len(line)
            if size > self._max_line_bytes:
                self._finish(PeerState.FAILED, line_too_long(self._max_line_bytes, size, self._line_offset))
                return
            try:
                message = decode(line)
            except (msgspec.DecodeError, RecursionError):
                self._fail_line(line, problem_with_undecoded(line))
                return
            if message.id is _UNSET and message.result is _UNSET and message.error is _UNSET and message.method:
                params = message.params
                append(Notification(message.method, {} if params is _UNSET else params, size))
                self._queued_notifications += 1
                self._queued_notification_bytes += size
            else:
                self._receive_other(line, message)
            self._line_offset += size + 1

    def _receive_other(self, line: bytes, message: IncomingLine) -> None:
        problem = problem_with_line(message)
        if problem is not None:
            self._fail_line(line, problem)
            return
        if message.method:
            self._receive_server_request(message, len(line))
            return
        request_id = cast("int", message.id)
        method = self._pending.pop(request_id, None)
        if method is None:
            if self._abandoned.pop(request_id, None) is None:
                self._fail_line(line, "codex_response_unknown_id")
            return
        if message.error is not _UNSET:
            self._events.append(describe_rpc_error(request_id, method, message.error))
        elif type(message.result) is dict:
            self._events.append(Response(request_id, method, message.result))
        else:
            # The caller of this request is among the unanswered ones of the failure.
            self._pending[request_id] = method
            self._fail_line(line, "codex_response_result_not_object")

    def _receive_server_request(self, message: IncomingLine, size: int) -> None:
        request_id = cast("RequestId", message.id)
        if self._inflight_total >= self._max_inflight_server_requests:
            refusal = {"code": SERVER_BUSY_CODE, "message": "Too many open requests."}
            self._enqueue({"id": request_id, "error": refusal})
            return
        self._inflight[request_id] = self._inflight.get(request_id, 0) + 1
        self._inflight_total += 1
        params = message.params
        self._events.append(ServerRequest(request_id, message.method, {} if params is _UNSET else params, size))

    def _settle_server_request(self, request_id: RequestId) -> bool:
        if self._state is not PeerState.OPEN:
            return False
        count = self._inflight.get(request_id, 0)
        if count == 0:
            raise CodexTransportError(
                f"The Codex app-server does not wait for an answer to request {request_id!r}. Answer a request once.",
                code="codex_request_not_waiting",
            )
        if count == 1:
            del self._inflight[request_id]
        else:
            self._inflight[request_id] = count - 1
        self._inflight_total -= 1
        return True

    def _require_open(self) -> None:
        if self._state is PeerState.OPEN:
            return
        raise transport_closed(self._failure) from self._failure

    def _write(self, message: Mapping[str, object]) -> None:
        error = self._enqueue(message)
        if error is not None:
            raise error

    def _enqueue(self, message: Mapping[str, object]) -> CodexTransportError | None:
        line = _ENCODER.encode(message)
        size = len(line)
        if size > self._max_line_bytes:
            code, limit, observed = "codex_outbound_line_too_long", self._max_line_bytes, size
        else:
            observed = self._unsent_bytes + size + 1
            code, limit = "codex_outbound_buffer_full", self._max_buffered_output_bytes
            if observed <= limit:
                self._output.append(line + b"\n")
                self._unsent_bytes = observed
                return None
        error = outbound_too_much(code, limit, observed)
        self._finish(PeerState.FAILED, error)
        return error

    def _fail_line(self, line: bytes, code: str) -> None:
        self._finish(PeerState.FAILED, bad_line(line, code, self._line_offset))

    def _finish(self, state: PeerState, error: CodexTransportError | None) -> None:
        if self._state is not PeerState.OPEN:
            return
        self._state = state
        self._failure = error
        unanswered = tuple(self._pending)
        self._pending.clear()
        self._abandoned.clear()
        self._inflight.clear()
        self._inflight_total = 0
        self._frames.clear()
        if state is PeerState.CLOSED:
            self._events = []
        self._output.clear()
        self._unsent_bytes = 0
        self._events.append(PeerClosed(error, unanswered))
