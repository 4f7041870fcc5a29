"""What a session asks its shell to do. Each is done once, in order."""

from __future__ import annotations

import msgspec
from paperclip_protocol import JsonValue

__all__ = ["Answer", "CheckCompletion", "CloseTransport", "Effect", "Refuse", "RunTool", "SendInterrupt"]


class Answer(msgspec.Struct, frozen=True):
    """Answer a server request with a result."""

    request_id: int | str
    result: dict[str, JsonValue]


class Refuse(msgspec.Struct, frozen=True):
    """Answer a server request with a JSON-RPC error."""

    request_id: int | str
    code: int
    message: str


class RunTool(msgspec.Struct, frozen=True):
    """Run a tool of the caller, then report through `tool_finished` or `tool_failed`. `arguments` are unchecked."""

    request_id: int | str
    turn_id: str
    call_id: str
    name: str
    arguments: JsonValue


class CheckCompletion(msgspec.Struct, frozen=True):
    """Ask the caller about a valid result, then report through `completion_checked` or `completion_refused`."""

    request_id: int | str
    turn_id: str
    call_id: str
    result: dict[str, JsonValue]


class SendInterrupt(msgspec.Struct, frozen=True):
    """Carry out the operation `interrupt` for this turn; nobody waits for it, so its failure is only noted."""

    turn_id: str
    reason: str


class CloseTransport(msgspec.Struct, frozen=True):
    """Close the connection: the session cannot go on."""

    reason: str


Effect = Answer | Refuse | RunTool | CheckCompletion | SendInterrupt | CloseTransport
"""What `CodexSession.take_effects` yields."""
