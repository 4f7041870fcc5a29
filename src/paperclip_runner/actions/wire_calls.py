"""A tool call between runner and control plane: the input event that comes in and the command that answers it.

The control plane reads an input event with `read_tool_input`, commits the event, dispatches the call, and queues a
command `semantic_tool.result` with `result_command_id` and `result_command_payload`. There is one such command for each
call of a run, whatever is delivered again.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec import UNSET
from paperclip_protocol import from_json, validate
from paperclip_protocol.actions import SemanticToolCall, SemanticToolCallCorrelation, SemanticToolResult
from paperclip_protocol.prp_v1 import SemanticTool, SemanticToolCorrelation

from paperclip_runner.actions.identifiers import is_stable_id
from paperclip_runner.actions.redaction import digest
from paperclip_runner.errors import ActionError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from paperclip_protocol import JsonValue

__all__ = [
    "BRIDGE_FAILED",
    "INPUT_EVENTS",
    "read_tool_input",
    "result_command_id",
    "result_command_payload",
    "result_receipts",
]

INPUT_EVENTS: Final = frozenset({"semantic_tool.input", "mcp_app.tool_input"})
"""Event types that carry the input of a semantic call."""

BRIDGE_FAILED: Final[dict[str, JsonValue]] = {"code": "semantic_tool_bridge_failed"}
"""Result of a call whose dispatch met an unforeseen error."""


def read_tool_input(payload: Mapping[str, JsonValue], *, correlation: SemanticToolCorrelation) -> SemanticToolCall:
    """The call in the payload of an input event; `correlation` is what the connection is bound to.

    Raises `ActionError`: `semantic_input_invalid` (the connection should be closed) or `semantic_input_digest_mismatch`
    (the event must be neither committed nor acknowledged, now or later).
    """
    envelope = payload.get("semantic_tool")
    if not isinstance(envelope, dict) or envelope.get("phase") != "input" or "input" not in envelope:
        raise _invalid("it has no input envelope")
    call_id, operation_id = envelope.get("callId"), envelope.get("operationId")
    content, claimed = envelope.get("content"), envelope.get("correlation")
    if not isinstance(call_id, str) or not isinstance(operation_id, str) or not isinstance(content, dict):
        raise _invalid("it names no call, no operation or no content")
    own = cast("dict[str, JsonValue]", msgspec.to_builtins(correlation))
    identity = ("runId", "normalizedSessionId", "turnId", "itemId")
    if not isinstance(claimed, dict) or any(claimed.get(name) != own[name] for name in identity):
        raise _invalid("it belongs to another run, session, turn or item")
    given = envelope["input"]
    if content.get("digest") != digest(given):
        raise ActionError(
            f"the input of tool call {call_id} is not the one its envelope was made of: it was changed on the way",
            code="semantic_input_digest_mismatch",
        )
    request_id = claimed.get("requestId")
    return SemanticToolCall(
        run_id=correlation.run_id,
        call_id=call_id,
        operation_id=operation_id,
        correlation=SemanticToolCallCorrelation(
            run_id=correlation.run_id,
            normalized_session_id=correlation.normalized_session_id,
            turn_id=correlation.turn_id,
            item_id=correlation.item_id,
            request_id=request_id if is_stable_id(request_id) else UNSET,
        ),
        input=given,
    )


def _invalid(why: str) -> ActionError:
    return ActionError(f"this is not the input event of a semantic call: {why}", code="semantic_input_invalid")


def result_command_id(run_id: str, call_id: str) -> str:
    """The id of the command that answers a call: the same for every attempt to answer it."""
    seed = f"{run_id}\0{call_id}".encode("utf-8", "surrogatepass")
    return f"command_tool_{hashlib.sha256(seed).hexdigest()[:32]}"


def result_command_payload(
    call: SemanticToolCall,
    answer: SemanticToolResult | None,
    *,
    source_event_id: str,
    source_event_type: str,
) -> dict[str, JsonValue]:
    """The payload of that command; `answer` is None when dispatching met an unforeseen error."""
    result: JsonValue = dict(BRIDGE_FAILED) if answer is None else msgspec.to_builtins(answer)
    return {
        "callId": call.call_id,
        "operationId": call.operation_id,
        "input": None if call.input is UNSET else call.input,
        "sourceEventId": source_event_id,
        "sourceEventType": source_event_type,
        "correlation": msgspec.to_builtins(call.correlation),
        "result": result,
        "isError": answer is None or not answer.ok,
    }


def result_receipts(events: Iterable[Mapping[str, JsonValue]]) -> list[SemanticTool]:
    """The result receipts in the `mcp_app.tool_result` events of a recording, in order; envelopes that are not valid
    receipts are passed over. Events of type `semantic_tool.result` are not looked at.
    """
    found: list[SemanticTool] = []
    for event in events:
        payload = event.get("payload")
        if event.get("eventType") != "mcp_app.tool_result" or not isinstance(payload, dict):
            continue
        envelope = payload.get("semantic_tool")
        if isinstance(envelope, dict) and envelope.get("phase") == "result" and not validate("semantic-tool", envelope):
            found.append(from_json("semantic-tool", envelope))
    return found
