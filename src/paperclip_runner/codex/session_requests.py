"""Requests of the app-server: approvals and questions for the person, and tool calls for the caller.

Source: the server request and tool call sections of the Codex driver specification;
`schemas/codex/server-requests.schema.json`. A request that speaks for another thread or turn fails the session and is
answered with what grants nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import json_text
from paperclip_runner.codex.bounds import is_nested_within, is_retainable
from paperclip_runner.codex.effects import Answer, CheckCompletion, Refuse, RunTool, SendInterrupt
from paperclip_runner.codex.errors import CapabilityUnavailableError, CodexSessionError, StaleTurnError
from paperclip_runner.codex.question_adapter import asks_a_question, question_set_of
from paperclip_runner.codex.reading import text
from paperclip_runner.codex.redaction import bounded_text, redact_text
from paperclip_runner.codex.runtime_requests import (
    ADAPTER,
    PendingRequest,
    RequestKind,
    is_input,
    native_answer,
    parse_resolution,
    request_details,
    request_kind,
    request_prompt,
    safe_answer,
)
from paperclip_runner.codex.semantic_tools import is_semantic_tool, text_content, tool_accepts
from paperclip_runner.codex.session_results import RESULT_DEPTH_MAX, Admission, admit_result, result_of_value
from paperclip_runner.codex.session_state import HELD_MESSAGES_MAX
from paperclip_runner.errors import QuestionError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.rpc_messages import ServerRequest
    from paperclip_runner.codex.session_state import SessionState

__all__ = [
    "completion_checked",
    "completion_refused",
    "handoff_request",
    "receive_request",
    "resolve_request",
    "tool_failed",
    "tool_finished",
]

TOOL_CALL: Final = "item/tool/call"
"""The request with which a model calls a tool of the client."""

METHOD_NOT_FOUND: Final = -32601
"""JSON-RPC code for a request this project does not know."""

RESULT_TAKEN: Final = "The result was proposed. The controller decides whether it is accepted; end the turn now."
"""What the model reads after its result was taken."""


def receive_request(state: SessionState, request: ServerRequest) -> None:
    """Take one server request. Never raises on what it holds; each is answered once, now or later."""
    if request.method == TOOL_CALL:
        if state.start_pending and not state.autonomous_start and state.failure is None and not state.closed:
            if len(state.held) < HELD_MESSAGES_MAX:
                state.held.append(request)
            else:
                state.fail(
                    "notification_transport_failed", "Too many messages arrived before the answer to turn/start."
                )
            return
        _receive_tool_call(state, request)
        return
    kind = request_kind(request.method)
    if kind is None and safe_answer(request.method):
        state.effects.append(Answer(request.request_id, safe_answer(request.method)))
    elif kind is None:
        message = f"This client does not know the request {request.method[:128]}."
        state.effects.append(Refuse(request.request_id, METHOD_NOT_FOUND, message))
    elif not _is_bound(state, request.params):
        state.fail("runtime_request_binding_mismatch", "A request does not name the active turn of this session.")
        state.effects.append(Answer(request.request_id, safe_answer(request.method)))
    elif str(request.request_id) in state.pending:
        state.fail("runtime_request_duplicate", "A request has the identity of one that is still open.")
        state.effects.append(Answer(request.request_id, safe_answer(request.method)))
    else:
        _open_request(state, request, kind)


def resolve_request(state: SessionState, request_id: str, turn_id: str, resolution: JsonValue) -> None:
    """Answer an open request as its person decided.

    Raises `CapabilityUnavailableError` (switched off, or no longer open), `StaleTurnError`, `RequestResolutionError`.
    """
    operation = "runtime request resolution"
    if not state.configuration.capabilities.runtime_request_resolution:
        raise _unavailable(state, operation, "it is switched off for this session")
    request = state.pending.get(request_id)
    if request is None:
        raise CapabilityUnavailableError(operation, f"request {request_id} is no longer pending")
    if request.turn_id != turn_id or state.active_turn_id != turn_id:
        raise StaleTurnError(turn_id, state.active_turn_id)
    decided = parse_resolution(request, resolution)
    del state.pending[request_id]
    payload: dict[str, JsonValue] = {**request.settled_payload(), "action": decided.action.value}
    if decided.response is not None:
        payload["response"] = decided.response
    payload |= request.adapter_members()
    state.log.emit("runtime_request.resolved", payload, turn_id=request.turn_id, item_id=request.item_id)
    state.effects.append(Answer(request.rpc_id, native_answer(request, decided)))


def handoff_request(state: SessionState, request_id: str, turn_id: str) -> bool:
    """Hand an open question to a durable owner: it expires here and the turn ends. False when it is settled already."""
    request = state.pending.get(request_id)
    if request is None or not is_input(request.kind):
        return False
    if request.turn_id != turn_id or state.active_turn_id != turn_id:
        return False
    del state.pending[request_id]
    payload = request.expired_payload("durable_handoff")
    state.log.emit("runtime_request.expired", payload, turn_id=turn_id, item_id=request.item_id)
    state.effects.append(Answer(request.rpc_id, safe_answer(request.method, "cancel")))
    state.effects.append(SendInterrupt(turn_id, "durable_handoff"))
    return True


def tool_finished(state: SessionState, call: RunTool, result: JsonValue) -> None:
    """Answer a tool call with what the caller's tool returned."""
    item: dict[str, JsonValue] = {
        "type": "tool_result",
        "id": call.call_id,
        "tool_use_id": call.call_id,
        "result": result,
    }
    _end_tool(state, call, item)
    message = result if isinstance(result, str) else json_text(result)
    _answer_tool(state, call.request_id, message, success=True)


def tool_failed(state: SessionState, call: RunTool, message: str) -> None:
    """Answer a tool call whose tool failed; the model reads the redacted message."""
    shown = bounded_text(redact_text(message))
    item: dict[str, JsonValue] = {
        "type": "tool_result",
        "id": call.call_id,
        "tool_use_id": call.call_id,
        "error": shown,
        "is_error": True,
    }
    _end_tool(state, call, item)
    _answer_tool(state, call.request_id, shown, success=False)


def completion_checked(state: SessionState, check: CheckCompletion, feedback: str | None = None) -> None:
    """Propose a result its caller has nothing against; `feedback` is what the model reads."""
    if state.terminal or state.failure is not None or state.active_turn_id != check.turn_id:
        ended = "The turn ended while checking completion. The result was not accepted."
        _answer_tool(state, check.request_id, ended, success=False)
        return
    _propose(state, check, feedback or RESULT_TAKEN)


def completion_refused(state: SessionState, check: CheckCompletion, message: str) -> None:
    """Tell the model why its result was not taken; it may report another one."""
    _answer_tool(state, check.request_id, bounded_text(redact_text(message)), success=False)


def _is_bound(state: SessionState, params: dict[str, JsonValue]) -> bool:
    thread_id = params.get("threadId", params.get("conversationId"))
    turn_id = params.get("turnId", state.active_turn_id if "conversationId" in params else None)
    alive = state.failure is None and not state.terminal and not state.closed
    return alive and thread_id == state.thread_id and bool(turn_id) and turn_id == state.active_turn_id


def _open_request(state: SessionState, request: ServerRequest, kind: RequestKind) -> None:
    params = request.params
    turn_id = state.active_turn_id or ""
    request_id = str(request.request_id)
    item_id = text(params.get("itemId")) or request_id
    form = None
    if is_input(kind):
        elicitation = kind is RequestKind.ELICITATION
        reason = ""
        try:
            form = question_set_of(request.method, params)
        except QuestionError as error:
            reason = str(error)
        if form is None and not reason and asks_a_question(params, elicitation=elicitation):
            reason = "the form holds no question"
        if reason:
            payload: dict[str, JsonValue] = {
                "code": "runtime_input_rejected",
                "adapter": ADAPTER,
                "method": request.method,
                "reason": bounded_text(redact_text(reason)),
            }
            state.log.emit("harness.diagnostic", payload, turn_id=turn_id, item_id=item_id)
            state.effects.append(Answer(request.request_id, safe_answer(request.method)))
            return
    pending = PendingRequest(
        rpc_id=request.request_id,
        request_id=request_id,
        kind=kind,
        method=request.method,
        turn_id=turn_id,
        item_id=item_id,
        prompt=request_prompt(kind, params),
        details=request_details(params),
        question_set=None if form is None else form[0],
        context=None if form is None else form[1],
    )
    state.pending[request_id] = pending
    created: dict[str, JsonValue] = {"request": pending.protocol_payload()}
    state.log.emit("runtime_request.created", created, turn_id=turn_id, item_id=item_id)


def _receive_tool_call(state: SessionState, request: ServerRequest) -> None:
    params = request.params
    call_id, name = text(params.get("callId")), text(params.get("tool"))
    if not _is_bound(state, params) or not call_id:
        state.fail("tool_binding_mismatch", "A tool call does not name the active turn of this session.")
        outside = "Semantic tool call was outside the active thread and turn."
        _answer_tool(state, request.request_id, outside, success=False)
        return
    turn_id = state.active_turn_id or ""
    offered = {text(tool.get("name")) for tool in state.configuration.offered_tools()}
    if is_semantic_tool(name) and name in offered:
        _receive_result(state, request, turn_id=turn_id, call_id=call_id, name=name)
    elif name in offered:
        item: dict[str, JsonValue] = {"type": "tool_use", "id": call_id, "name": name, "input": params.get("arguments")}
        state.log.emit(
            "item.started",
            {"kind": "dynamicToolCall", "item": item},
            turn_id=turn_id,
            item_id=call_id,
        )
        state.effects.append(RunTool(request.request_id, turn_id, call_id, name, params.get("arguments")))
    else:
        operation = f"dynamic tool {name[:128]}"
        state.diagnose("unsupported_operation", {"operation": operation, "message": "operation is not available"})
        _answer_tool(state, request.request_id, "Unsupported tool.", success=False)


def _receive_result(state: SessionState, request: ServerRequest, *, turn_id: str, call_id: str, name: str) -> None:
    arguments = request.params.get("arguments")
    if not is_nested_within(arguments, RESULT_DEPTH_MAX) or not is_retainable(arguments):
        refusal = "Semantic result exceeded the retained payload limit."
    else:
        result = result_of_value(arguments)
        if result is None:
            refusal = "Invalid semantic result."
        elif not tool_accepts(name, result):
            refusal = f"{name} does not take a result with this disposition."
        else:
            check = CheckCompletion(request.request_id, turn_id, call_id, result)
            if state.configuration.checks_completion:
                state.effects.append(check)
            else:
                _propose(state, check, RESULT_TAKEN)
            return
    _answer_tool(state, request.request_id, refusal, success=False)


def _propose(state: SessionState, check: CheckCompletion, feedback: str) -> None:
    admission = admit_result(state, check.result, turn_id=check.turn_id, item_id=check.call_id)
    if admission is Admission.CONFLICT:
        different = "A different semantic result was already committed."
        _answer_tool(state, check.request_id, different, success=False)
    else:
        _answer_tool(state, check.request_id, feedback, success=True)


def _end_tool(state: SessionState, call: RunTool, item: dict[str, JsonValue]) -> None:
    if state.active_turn_id == call.turn_id:
        payload: dict[str, JsonValue] = {"kind": "dynamicToolCall", "item": item}
        state.log.emit("item.completed", payload, turn_id=call.turn_id, item_id=call.call_id)


def _answer_tool(state: SessionState, request_id: int | str, message: str, *, success: bool) -> None:
    state.effects.append(Answer(request_id, {"success": success, "contentItems": text_content(message)}))


def _unavailable(state: SessionState, operation: str, detail: str) -> CodexSessionError:
    error = CapabilityUnavailableError(operation, redact_text(detail))
    state.diagnose("unsupported_operation", {"operation": operation, "message": str(error)})
    return error
