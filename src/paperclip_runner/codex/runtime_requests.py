"""Requests of the app-server to the person: their kinds, the answers a caller may give, and the safe ones.

Nothing here ever approves by itself. What no caller decided is declined or cancelled.
Source: the server request section of the Codex driver specification; `schemas/codex/server-requests.schema.json`.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.bounds import bounded_value
from paperclip_runner.codex.errors import RequestResolutionError
from paperclip_runner.codex.question_adapter import QuestionContext
from paperclip_runner.codex.reading import entries, record, text
from paperclip_runner.codex.redaction import bounded_text, redact_structure, redact_text
from paperclip_runner.errors import QuestionError
from paperclip_runner.questions import parse_question_response

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "PendingRequest",
    "RequestKind",
    "Resolution",
    "ResolutionAction",
    "is_input",
    "native_answer",
    "parse_resolution",
    "request_details",
    "request_kind",
    "request_prompt",
    "safe_answer",
]

ADAPTER: Final = "codex-app-server"
"""Names this adapter in requests and diagnostics."""

REQUEST_SCHEMA: Final = "paperclip.runtime_request.v2"
"""Tag of a request that carries a question set."""


class RequestKind(Enum):
    """What a request asks of the person."""

    COMMAND_APPROVAL = "command_approval"
    FILE_APPROVAL = "file_approval"
    PERMISSION_APPROVAL = "permission_approval"
    USER_INPUT = "user_input"
    ELICITATION = "elicitation"


class ResolutionAction(Enum):
    """What the person decided."""

    ACCEPT = "accept"
    ACCEPT_FOR_SESSION = "accept_for_session"
    DECLINE = "decline"
    CANCEL = "cancel"
    SUBMIT = "submit"


_KINDS: Final = {
    "item/commandExecution/requestApproval": RequestKind.COMMAND_APPROVAL,
    "execCommandApproval": RequestKind.COMMAND_APPROVAL,
    "item/fileChange/requestApproval": RequestKind.FILE_APPROVAL,
    "applyPatchApproval": RequestKind.FILE_APPROVAL,
    "item/permissions/requestApproval": RequestKind.PERMISSION_APPROVAL,
    "item/tool/requestUserInput": RequestKind.USER_INPUT,
    "tool/requestUserInput": RequestKind.USER_INPUT,
    "mcpServer/elicitation/request": RequestKind.ELICITATION,
}
_INPUT_KINDS: Final = frozenset({RequestKind.USER_INPUT, RequestKind.ELICITATION})
_PROMPTS: Final = {
    RequestKind.COMMAND_APPROVAL: "Codex asks to run a command.",
    RequestKind.FILE_APPROVAL: "Codex asks to change files.",
    RequestKind.PERMISSION_APPROVAL: "Codex asks for more permissions.",
    RequestKind.USER_INPUT: "Codex asks a question.",
    RequestKind.ELICITATION: "A tool asks for input.",
}
_DECISIONS: Final = {
    ResolutionAction.ACCEPT: "accept",
    ResolutionAction.ACCEPT_FOR_SESSION: "acceptForSession",
    ResolutionAction.DECLINE: "decline",
    ResolutionAction.CANCEL: "cancel",
}


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that fits its request. Exactly one of the last three is set when something is submitted."""

    action: ResolutionAction
    answers: dict[str, JsonValue] | None = None
    content: dict[str, JsonValue] | None = None
    response: dict[str, JsonValue] | None = None


class PendingRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request that waits for the person. `rpc_id` is its identity on the wire, `request_id` the same as a text."""

    rpc_id: int | str
    request_id: str
    kind: RequestKind
    method: str
    turn_id: str
    item_id: str
    prompt: str
    details: dict[str, JsonValue]
    question_set: dict[str, JsonValue] | None = None
    context: QuestionContext | None = None

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the request as it stands in snapshots and in what callers are given."""
        wire: dict[str, JsonValue] = {
            "requestId": self.request_id,
            "requestKind": self.kind.value,
            "method": self.method,
            "turnId": self.turn_id,
            "itemId": self.item_id,
            "status": "pending",
            "prompt": self.prompt,
            "details": self.details,
        }
        if self.question_set is not None:
            wire["input"] = self.question_set
        wire["origin"] = self._origin()
        return wire

    def protocol_payload(self) -> dict[str, JsonValue]:
        """Return the request as events tell it; one with questions is told without its details."""
        if self.question_set is None:
            return {**self.to_wire(), "type": self.method}
        return {
            "schema": REQUEST_SCHEMA,
            "requestKind": "runtime",
            "requestId": self.request_id,
            "type": "input",
            "status": "pending",
            "prompt": self.prompt,
            "input": self.question_set,
            "origin": self._origin(),
            "turnId": self.turn_id,
            "itemId": self.item_id,
        }

    def settled_payload(self) -> dict[str, JsonValue]:
        """Return the members that every event about the end of this request has."""
        return {
            "requestId": self.request_id,
            "requestKind": self.kind.value,
            "turnId": self.turn_id,
            "itemId": self.item_id,
        }

    def adapter_members(self) -> dict[str, JsonValue]:
        """Return the members that tell a form apart from an approval."""
        return {} if self.question_set is None else {"adapter": ADAPTER, "requestType": "input"}

    def expired_payload(self, reason: str) -> dict[str, JsonValue]:
        """Return the payload of `runtime_request.expired`."""
        return {
            "requestId": self.request_id,
            "requestKind": "runtime",
            "turnId": self.turn_id,
            "itemId": self.item_id,
            "reason": reason,
            "adapter": ADAPTER,
            "requestType": "input",
            "replayAllowed": False,
            "request": self.protocol_payload(),
        }

    def _origin(self) -> dict[str, JsonValue]:
        return {"adapter": ADAPTER, "provider": "codex", "method": self.method}


def request_kind(method: str) -> RequestKind | None:
    """Return what a server request asks, or None for one that no person is asked about."""
    return _KINDS.get(method)


def is_input(kind: RequestKind) -> bool:
    """Whether the person is asked for input, not for an approval."""
    return kind in _INPUT_KINDS


def request_prompt(kind: RequestKind, params: dict[str, JsonValue]) -> str:
    """Return what the person reads: the redacted reason or message, or a fixed text."""
    reason = text(params.get("reason")) or text(params.get("message"))
    return bounded_text(redact_text(reason)) if reason.strip() else _PROMPTS[kind]


def request_details(params: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Return the parameters, bounded and redacted."""
    return record(redact_structure(bounded_value(params)))


def safe_answer(method: str, action: str = "decline") -> dict[str, JsonValue]:
    """Return the answer that grants nothing. `action` is `decline` or `cancel`."""
    if method == "item/permissions/requestApproval":
        return {"permissions": {}, "scope": "turn"}
    if method == "mcpServer/elicitation/request":
        return {"action": action, "content": None, "_meta": None}
    if method in ("item/tool/requestUserInput", "tool/requestUserInput"):
        return {"answers": {}}
    if "requestApproval" in method or method in ("execCommandApproval", "applyPatchApproval"):
        return {"decision": action}
    return {}


def native_answer(request: PendingRequest, resolution: Resolution) -> dict[str, JsonValue]:
    """Return the answer of a decision in the app-server's form."""
    action = resolution.action
    if request.kind is RequestKind.PERMISSION_APPROVAL:
        scope = "session" if action is ResolutionAction.ACCEPT_FOR_SESSION else "turn"
        return {"permissions": {}, "scope": scope}
    if request.kind is RequestKind.USER_INPUT:
        return {"answers": _submitted(request, resolution) if action is ResolutionAction.SUBMIT else {}}
    if request.kind is RequestKind.ELICITATION:
        if action is ResolutionAction.SUBMIT:
            return {"action": "accept", "content": _submitted(request, resolution), "_meta": None}
        return {"action": action.value, "content": None, "_meta": None}
    return {"decision": _DECISIONS[action]}


def parse_resolution(request: PendingRequest, value: JsonValue) -> Resolution:
    """Read a caller's decision. Raises `RequestResolutionError`; the request then stays open."""
    kind, given = request.kind, record(value)
    try:
        action = ResolutionAction(given.get("action"))
    except ValueError:
        raise _refused(kind, "action must be accept, accept_for_session, decline, cancel or submit") from None
    if action is not ResolutionAction.SUBMIT and any(name in given for name in ("answers", "content", "response")):
        raise _refused(kind, f"{action.value} carries no answers")
    if "response" in given:
        return _parse_response(request, given)
    if kind is RequestKind.USER_INPUT:
        return _parse_answers(kind, action, given)
    if kind is RequestKind.ELICITATION:
        return _parse_content(kind, action, given)
    if action is ResolutionAction.SUBMIT:
        raise _refused(kind, "an approval is accepted or declined, not submitted")
    return Resolution(action=action)


def _parse_response(request: PendingRequest, given: dict[str, JsonValue]) -> Resolution:
    if not is_input(request.kind) or "answers" in given or "content" in given:
        raise _refused(request.kind, "response stands alone and answers questions only")
    if request.question_set is None:
        raise _refused(request.kind, "the request has no questions to respond to")
    try:
        response = parse_question_response(request.question_set, given["response"])
    except QuestionError as error:
        raise RequestResolutionError(request.kind.value, str(error), path=error.path) from error
    return Resolution(action=ResolutionAction.SUBMIT, response=response)


def _parse_answers(kind: RequestKind, action: ResolutionAction, given: dict[str, JsonValue]) -> Resolution:
    if action in (ResolutionAction.ACCEPT, ResolutionAction.ACCEPT_FOR_SESSION):
        raise _refused(kind, "questions are answered, not accepted")
    if action is not ResolutionAction.SUBMIT:
        return Resolution(action=action)
    answers = given.get("answers")
    if "content" in given or not isinstance(answers, dict) or not answers:
        raise _refused(kind, "answers must be an object with at least one answer")
    for answer in answers.values():
        texts = record(answer).get("answers")
        if not isinstance(texts, list) or not all(isinstance(item, str) for item in texts):
            raise _refused(kind, "each answer must be an object with a list of texts")
    return Resolution(action=action, answers=answers)


def _parse_content(kind: RequestKind, action: ResolutionAction, given: dict[str, JsonValue]) -> Resolution:
    if action is ResolutionAction.ACCEPT_FOR_SESSION:
        raise _refused(kind, "a form is not accepted for the session")
    if action is not ResolutionAction.SUBMIT:
        return Resolution(action=action)
    content = given.get("content")
    if "answers" in given or not isinstance(content, dict) or not content:
        raise _refused(kind, "content must be an object with at least one value")
    return Resolution(action=action, content=content)


def _submitted(request: PendingRequest, resolution: Resolution) -> dict[str, JsonValue]:
    if resolution.response is not None and request.context is not None:
        return request.context.native_answers(resolution.response)
    if resolution.content is not None:
        return resolution.content
    return {
        name: {"answers": entries(record(answer).get("answers"))} for name, answer in (resolution.answers or {}).items()
    }


def _refused(kind: RequestKind, detail: str) -> RequestResolutionError:
    return RequestResolutionError(kind.value, detail)
