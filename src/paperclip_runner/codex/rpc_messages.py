"""Messages of the app-server's JSON-RPC dialect: what a line may hold, and what a peer reports about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import MAX_SAFE_INTEGER
from paperclip_runner.codex.errors import CodexRpcError, CodexTransportError
from paperclip_runner.codex.redaction import TRUNCATION_MARK, redact_text

if TYPE_CHECKING:
    from typing import TypeAlias

    RequestId: TypeAlias = int | str
    """Id of a server request: a safe integer or a string of 1 to 256 bytes."""

__all__ = [
    "ErrorResponse",
    "IncomingLine",
    "Notification",
    "PeerClosed",
    "PeerEvent",
    "Response",
    "ServerRequest",
    "describe_rpc_error",
    "problem_with_line",
    "problem_with_undecoded",
]

SERVER_REQUEST_ID_MAX_BYTES: Final = 256
"""UTF-8 bytes of a string id of a server request."""

RPC_ERROR_TEXT_MAX_CHARACTERS: Final = 16_384
"""Characters of an error object's JSON text that are kept."""


class IncomingLine(msgspec.Struct, gc=False):
    """The members of a line that mean something; every other member is ignored."""

    method: str = ""
    params: dict[str, JsonValue] | msgspec.UnsetType = msgspec.UNSET
    id: JsonValue | msgspec.UnsetType = msgspec.UNSET
    result: JsonValue | msgspec.UnsetType = msgspec.UNSET
    error: JsonValue | msgspec.UnsetType = msgspec.UNSET


class Notification(msgspec.Struct, frozen=True, gc=False):
    """A notification. `byte_count` is the length of its line."""

    method: str
    params: dict[str, JsonValue]
    byte_count: int


class ServerRequest(msgspec.Struct, frozen=True):
    """A request of the app-server that must be answered exactly once, by this id with this type."""

    request_id: int | str
    method: str
    params: dict[str, JsonValue]
    byte_count: int


class Response(msgspec.Struct, frozen=True):
    """The result of one of our requests."""

    request_id: int
    method: str
    result: dict[str, JsonValue]


class ErrorResponse(msgspec.Struct, frozen=True):
    """The error with which one of our requests was refused."""

    request_id: int
    method: str
    error: CodexRpcError


class PeerClosed(msgspec.Struct, frozen=True):
    """The last event of a peer. `error` is None after a close on purpose; `unanswered` ids get no answer any more."""

    error: CodexTransportError | None
    unanswered: tuple[int, ...]


PeerEvent = Notification | ServerRequest | Response | ErrorResponse | PeerClosed
"""What `JsonRpcPeer.events` yields."""


def problem_with_line(line: IncomingLine) -> str | None:
    """Return the error code of what is wrong with a decoded line, or None."""
    answers = (line.result is not msgspec.UNSET) + (line.error is not msgspec.UNSET)
    if line.method:
        if answers:
            return "codex_message_malformed"
        return None if _is_request_id(line.id) else "codex_request_id_invalid"
    if isinstance(line.id, bool) or not isinstance(line.id, (int, float)):
        return "codex_message_malformed"
    if answers != 1 or not isinstance(line.id, int) or not 0 < line.id <= MAX_SAFE_INTEGER:
        return "codex_response_malformed"
    return None


def describe_rpc_error(request_id: int, method: str, error: JsonValue | msgspec.UnsetType) -> ErrorResponse:
    """Make the event of a refused request; its text is the redacted JSON of the error object."""
    text = redact_text(msgspec.json.encode(error).decode())
    if len(text) > RPC_ERROR_TEXT_MAX_CHARACTERS:
        text = text[:RPC_ERROR_TEXT_MAX_CHARACTERS] + TRUNCATION_MARK
    code = error.get("code") if isinstance(error, dict) else None
    rpc_code = code if isinstance(code, (int, float)) and not isinstance(code, bool) else None
    return ErrorResponse(request_id, method, CodexRpcError(text, method=method, rpc_code=rpc_code))


def problem_with_undecoded(line: bytes) -> str:
    """Return the error code of a line that is no JSON object, or whose members have impossible types."""
    try:
        value: JsonValue = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return "codex_line_malformed"
    if not isinstance(value, dict):
        return "codex_message_not_object"
    if not isinstance(value.get("method", ""), str):
        return "codex_message_malformed"
    return "codex_params_not_object"


def _is_request_id(value: JsonValue | msgspec.UnsetType) -> bool:
    if isinstance(value, str):
        return 0 < len(value.encode()) <= SERVER_REQUEST_ID_MAX_BYTES
    return isinstance(value, int) and not isinstance(value, bool) and -MAX_SAFE_INTEGER <= value <= MAX_SAFE_INTEGER
