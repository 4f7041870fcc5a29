"""The scripted model itself: a Responses endpoint on the loopback interface that plays a script (shell)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from typing import TYPE_CHECKING, cast

import msgspec

from paperclip_runner.testing.scripted_model.errors import ScriptedModelError
from paperclip_runner.testing.scripted_model.recording import (
    MAX_BODY_BYTES,
    MAX_HEADER_BYTES,
    RecordedRequest,
    RequestHead,
    RequestLog,
    parse_head,
)
from paperclip_runner.testing.scripted_model.script import CutStream, Gate, HttpFault, Pause
from paperclip_runner.testing.scripted_model.stream import play

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model.script import ModelTurn, Script

__all__ = ["LOOPBACK", "ScriptedModel"]

LOOPBACK = "127.0.0.1"
"""The only address the scripted model listens on."""

MAX_CONNECTIONS = 64
"""Connections served at the same time; a further one is answered with status 503."""

IDLE_SECONDS = 120.0
"""How long a connection may stay without a complete request, in seconds."""

GATE_SECONDS = 60.0
"""How long a gate waits to be opened before the stream is cut, in seconds."""

CLOSE_SECONDS = 2.0
"""How long ending the connections may take at the end, in seconds."""

_REASONS = {200: "OK", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found"}


class _RefusedError(Exception):
    """A request that is answered with a plain status."""

    def __init__(self, status: int, kind: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.body: JsonValue = _error_body(kind, text)


class _CutError(Exception):
    """The connection is to end without a further byte."""


def _error_body(kind: str, text: str) -> JsonValue:
    return {"error": {"type": kind, "code": kind, "message": text, "param": None}}


class ScriptedModel:
    """Plays `script` to whoever asks for responses at `base_url`; one turn per request, in order.

    ```
    async with ScriptedModel(script) as model:
        ...  # point the client at model.base_url
    model.check_played()
    ```

    It serves `POST /v1/responses` and an empty `GET /v1/models`, listens on 127.0.0.1 only, and answers no request that
    names another host. A request beyond the end of the script gets status 400 with error code `script_exhausted` and a
    message that says so, which Codex shows as the turn's error.
    """

    def __init__(self, script: Script, *, port: int = 0, max_body_bytes: int = MAX_BODY_BYTES) -> None:
        self.script = script
        self._port = port
        self._max_body_bytes = max_body_bytes
        self._log = RequestLog()
        self._gates: dict[str, asyncio.Event] = {}
        self._arrived = asyncio.Condition()
        self._connections: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._reached: set[str] = set()
        self.client_disconnects = 0
        """Streams that the client left before their end."""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, LOOPBACK, self._port, limit=MAX_HEADER_BYTES)
        self._port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.close()
        for connection in self._connections:
            connection.cancel()
        if self._connections:
            await asyncio.wait(self._connections, timeout=CLOSE_SECONDS)
        if server is not None:
            await server.wait_closed()

    @property
    def base_url(self) -> str:
        """Where the endpoint is, without a slash at the end: `http://127.0.0.1:PORT/v1`."""
        if self._server is None:
            raise ScriptedModelError(
                "the scripted model is not running: use `async with ScriptedModel(...)`", code="model_not_running"
            )
        return f"http://{LOOPBACK}:{self._port}/v1"

    @property
    def requests(self) -> list[RecordedRequest]:
        """The requests for responses so far, oldest first, without any credential; the oldest may have been dropped."""
        return self._log.kept()

    @property
    def played(self) -> int:
        """Turns of the script that were asked for."""
        return min(self._log.total, len(self.script.turns))

    @property
    def unscripted(self) -> int:
        """Requests beyond the end of the script."""
        return self._log.total - self.played

    def check_played(self) -> None:
        """Raises `ScriptedModelError` unless exactly the turns of the script were asked for."""
        scripted, asked = len(self.script.turns), self._log.total
        if asked > scripted:
            raise ScriptedModelError(
                f"script {self.script.name!r} is exhausted: it has {scripted} turns, {asked} were asked for",
                code="script_exhausted",
                limit=scripted,
                observed=asked,
            )
        if asked < scripted:
            raise ScriptedModelError(
                f"script {self.script.name!r} was not played to its end: {asked} of {scripted} turns were asked for",
                code="script_unfinished",
                limit=scripted,
                observed=asked,
            )

    async def wait_for_request(self, number: int) -> RecordedRequest:
        """Waits until request `number` (from 1) has arrived; bound it with `asyncio.timeout`."""
        async with self._arrived:
            await self._arrived.wait_for(lambda: self._log.total >= number)
        for recorded in self._log.kept():
            if recorded.number == number:
                return recorded
        raise ScriptedModelError(f"request {number} is not in the record any more", code="request_not_recorded")

    async def wait_for_gate(self, name: str) -> None:
        """Waits until a stream has come to the gate `name`; bound it with `asyncio.timeout`."""
        async with self._arrived:
            await self._arrived.wait_for(lambda: name in self._reached)

    def open(self, gate: str) -> None:
        """Lets streams pass the gate of that name, now and later."""
        self._gate(gate).set()

    def _gate(self, name: str) -> asyncio.Event:
        return self._gates.setdefault(name, asyncio.Event())

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = cast("asyncio.Task[None]", asyncio.current_task())
        self._connections.add(connection)
        try:
            if len(self._connections) > MAX_CONNECTIONS:
                await self._send_plain(writer, 503, _error_body("too_many_connections", "too many connections"), {})
                return
            # A client that leaves, or is left by a scripted cut, ends its connection and nothing else.
            with contextlib.suppress(_CutError, ConnectionError, TimeoutError, asyncio.IncompleteReadError):
                while await self._serve(reader, writer):
                    pass
        except asyncio.CancelledError:
            # Only the end of the model cancels a connection; the stream machinery must not report that as a failure.
            writer.transport.abort()
        finally:
            self._connections.discard(connection)
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Serves one request; False when the connection is over."""
        try:
            async with asyncio.timeout(IDLE_SECONDS):
                head, body = await self._read_request(reader)
        except _RefusedError as refusal:
            await self._send_plain(writer, refusal.status, refusal.body, {"connection": "close"})
            return False
        if head is None:
            return False
        if head.method == "GET" and head.path.endswith("/models"):
            await self._send_plain(writer, 200, {"object": "list", "data": [], "models": []}, {})
        elif head.method != "POST" or not head.path.endswith("/responses"):
            text = f"the scripted model serves POST /v1/responses, not {head.method} {head.path}"
            await self._send_plain(writer, 404, _error_body("no_such_path", text), {})
        else:
            await self._respond(writer, head, body)
        return True

    async def _read_request(self, reader: asyncio.StreamReader) -> tuple[RequestHead | None, bytes]:
        try:
            text = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            return None, b""
        except asyncio.LimitOverrunError as error:
            raise _RefusedError(431, "headers_too_large", f"more than {MAX_HEADER_BYTES} bytes of headers") from error
        head = parse_head(text)
        if head is None:
            raise _RefusedError(400, "not_http", "not an HTTP/1.1 request")
        if head.headers.get("host", "").rpartition(":")[0] not in (LOOPBACK, "localhost"):
            raise _RefusedError(403, "wrong_host", f"the scripted model answers only requests for {LOOPBACK}")
        if "transfer-encoding" in head.headers or head.headers.get("content-encoding", "identity") != "identity":
            raise _RefusedError(415, "unsupported_encoding", "send a plain body with content-length")
        length = head.headers.get("content-length", "0")
        if not length.isdecimal():
            raise _RefusedError(400, "not_http", "content-length is not a number")
        if int(length) > self._max_body_bytes:
            text_size = f"a body of {length} bytes is larger than {self._max_body_bytes}"
            raise _RefusedError(413, "body_too_large", text_size)
        return head, await reader.readexactly(int(length))

    async def _respond(self, writer: asyncio.StreamWriter, head: RequestHead, raw: bytes) -> None:
        try:
            body = cast("JsonValue", msgspec.json.decode(raw))
        except (msgspec.DecodeError, RecursionError):
            text = "the body of the request is not JSON"
            await self._send_plain(writer, 400, _error_body("body_not_json", text), {})
            return
        recorded = self._log.add(head, body, len(raw))
        async with self._arrived:
            self._arrived.notify_all()
        if recorded.number > len(self.script.turns):
            text = (
                f"script {self.script.name!r} is exhausted: it has {len(self.script.turns)} turns,"
                f" this is request {recorded.number}"
            )
            await self._send_plain(writer, 400, _error_body("script_exhausted", text), {})
            return
        turn = self.script.turns[recorded.number - 1]
        if isinstance(turn, HttpFault):
            await self._send_plain(writer, turn.status, turn.body, turn.headers)
            return
        model = body.get("model") if isinstance(body, dict) else None
        await self._stream(writer, turn, recorded.number, model if isinstance(model, str) else "")

    async def _stream(self, writer: asyncio.StreamWriter, turn: ModelTurn, number: int, model: str) -> None:
        writer.write(
            b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncache-control: no-store\r\n"
            b"transfer-encoding: chunked\r\n\r\n"
        )
        try:
            for part in play(turn, number=number, model=model):
                match part:
                    case bytes():
                        writer.write(b"%x\r\n%s\r\n" % (len(part), part))
                        await writer.drain()
                    case Pause():
                        await asyncio.sleep(part.milliseconds / 1000)
                    case Gate():
                        await self._pass_gate(part.name)
                    case CutStream():
                        await writer.drain()
                        self._cut(writer, reset=part.reset)
            writer.write(b"0\r\n\r\n")
            await writer.drain()
        except ConnectionError:
            self.client_disconnects += 1
            raise

    async def _pass_gate(self, name: str) -> None:
        self._reached.add(name)
        async with self._arrived:
            self._arrived.notify_all()
        async with asyncio.timeout(GATE_SECONDS):
            await self._gate(name).wait()

    def _cut(self, writer: asyncio.StreamWriter, *, reset: bool) -> None:
        if reset:
            connection = cast("socket.socket", writer.get_extra_info("socket"))
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
        raise _CutError

    async def _send_plain(
        self, writer: asyncio.StreamWriter, status: int, body: JsonValue, headers: dict[str, str]
    ) -> None:
        data = body.encode() if isinstance(body, str) else json.dumps(body, ensure_ascii=False).encode()
        lines = [f"HTTP/1.1 {status} {_REASONS.get(status, 'Scripted')}"]
        given = {name.lower(): value for name, value in headers.items()}
        fixed = {"content-type": "application/json", **given, "content-length": str(len(data))}
        lines.extend(f"{name}: {value}" for name, value in fixed.items())
        writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + data)
        await writer.drain()
