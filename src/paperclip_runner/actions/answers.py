"""What a dispatch answers: the value or the refusal, each with the receipts of the call."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol.actions import SemanticToolCall, SemanticToolDenial, SemanticToolError, SemanticToolSuccess
from paperclip_protocol.prp_v1 import SafeReference, SemanticTool, SemanticToolCorrelation

from paperclip_runner.actions.identifiers import is_stable_id, operation_receipt_id, receipt_key
from paperclip_runner.actions.receipts import (
    denial_is_retryable,
    input_receipt,
    outcome_of,
    result_receipt,
)
from paperclip_runner.actions.redaction import examine
from paperclip_runner.canonical import semantic_digest

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.codes import DenialCode
    from paperclip_runner.actions.redaction import Examination

__all__ = [
    "CallFacts",
    "CheckedValue",
    "denial",
    "has_valid_identity",
    "identity_denial",
    "observe",
    "success",
]

_MESSAGES: dict[DenialCode, str] = {
    "operation_absent": "This run has no such action.",
    "idempotency_in_progress": "The first call with this idempotency key has not ended yet; ask again later.",
    "binding_failed": "The action could not be carried out safely.",
}
_OTHER_MESSAGE = "The action was not carried out."
_IDENTITY_MESSAGE = "The ids of this call are not valid."


class CallFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A call with valid ids and what is known of its input."""

    call: SemanticToolCall
    correlation: SemanticToolCorrelation
    examined: Examination
    input_digest: str
    idempotency_key: str | None
    receipt_id: str


class CheckedValue(msgspec.Struct, frozen=True, kw_only=True):
    """A binding's result after every check, redacted."""

    value: JsonValue
    code: str
    references: list[SafeReference]
    state_revision: int | UnsetType
    audit_receipt_id: str | UnsetType
    redacted: bool


def has_valid_identity(call: SemanticToolCall) -> bool:
    """Whether every id of a call is a stable id and the correlation names the same run."""
    correlation = call.correlation
    return (
        correlation.run_id == call.run_id
        and is_stable_id(call.run_id)
        and is_stable_id(call.call_id)
        and is_stable_id(call.operation_id)
        and is_stable_id(correlation.normalized_session_id)
        and is_stable_id(correlation.turn_id)
        and is_stable_id(correlation.item_id)
        and (correlation.request_id is UNSET or is_stable_id(correlation.request_id))
    )


def observe(call: SemanticToolCall) -> CallFacts:
    """Redact and hash the input of a call."""
    examined = examine(cast("JsonValue", call.input))
    key = _key_of(call.input, examined.value)
    correlation = call.correlation
    return CallFacts(
        call=call,
        correlation=SemanticToolCorrelation(
            run_id=correlation.run_id,
            normalized_session_id=correlation.normalized_session_id,
            turn_id=correlation.turn_id,
            item_id=correlation.item_id,
            request_id=correlation.request_id,
        ),
        examined=examined,
        input_digest=semantic_digest(examined.value),
        idempotency_key=key,
        receipt_id=operation_receipt_id(
            call.run_id,
            call.operation_id,
            call_id=call.call_id,
            idempotency_key=key,
        ),
    )


def _key_of(given: object, redacted: JsonValue) -> str | None:
    """The idempotency key of an input, when a receipt may show it: valid in length, and not a secret itself."""
    if not isinstance(given, dict) or not isinstance(redacted, dict):
        return None
    key = cast("dict[str, object]", given).get("idempotencyKey")
    return receipt_key(key) if key == redacted.get("idempotencyKey") else None


def identity_denial(call: SemanticToolCall) -> SemanticToolDenial:
    """The answer to a call whose ids are not valid; an id that is not one is reported as `invalid`."""
    return SemanticToolDenial(
        ok=False,
        operation_id=call.operation_id if is_stable_id(call.operation_id) else "invalid",
        call_id=call.call_id if is_stable_id(call.call_id) else "invalid",
        error=SemanticToolError(code="input_invalid", message=_IDENTITY_MESSAGE, retryable=False),
        input_receipt=None,
        result_receipt=None,
    )


@lru_cache(maxsize=256)
def _denial_digest(code: str) -> str:
    return semantic_digest({"code": code})


def _input_receipt(facts: CallFacts, *, redacted: bool = False) -> SemanticTool:
    return input_receipt(
        operation_id=facts.call.operation_id,
        call_id=facts.call.call_id,
        correlation=facts.correlation,
        idempotency_key=facts.idempotency_key,
        content_digest=facts.input_digest,
        redacted=redacted,
    )


def denial(facts: CallFacts, code: DenialCode, *, redacted: bool = False) -> SemanticToolDenial:
    """The answer to a call that ends with `code`; `redacted` says that protected data was the reason or was around."""
    given = _input_receipt(facts, redacted=redacted)
    retryable = denial_is_retryable(code)
    return SemanticToolDenial(
        ok=False,
        operation_id=facts.call.operation_id,
        call_id=facts.call.call_id,
        error=SemanticToolError(code=code, message=_MESSAGES.get(code, _OTHER_MESSAGE), retryable=retryable),
        input_receipt=given,
        result_receipt=result_receipt(
            given,
            content_digest=_denial_digest(code),
            outcome=outcome_of(code, ok=False),
            code=code,
            retryable=retryable,
            redacted=redacted,
            receipt_id=facts.receipt_id,
        ),
    )


def success(facts: CallFacts, checked: CheckedValue, *, duplicate_of: str | None = None) -> SemanticToolSuccess:
    """The answer to a call that was carried out now, or earlier under the receipt id `duplicate_of`."""
    given = _input_receipt(facts)
    return SemanticToolSuccess(
        ok=True,
        operation_id=facts.call.operation_id,
        call_id=facts.call.call_id,
        value=checked.value,
        code=checked.code,
        duplicate=duplicate_of is not None,
        state_revision=checked.state_revision,
        input_receipt=given,
        result_receipt=result_receipt(
            given,
            content_digest=semantic_digest(checked.value),
            outcome="succeeded" if duplicate_of is None else "duplicate",
            code=checked.code,
            redacted=checked.redacted,
            references=checked.references,
            receipt_id=facts.receipt_id if duplicate_of is None else duplicate_of,
            audit_receipt_id=checked.audit_receipt_id,
            current_revision=checked.state_revision,
            duplicate_of_receipt_id=UNSET if duplicate_of is None else duplicate_of,
        ),
    )
