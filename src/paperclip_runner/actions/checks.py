"""The checks around a bound function: of its input before it runs, of its result after, of a stored outcome instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import UNSET, UnsetType

from paperclip_runner.actions.answers import CheckedValue
from paperclip_runner.actions.catalog import read_input, read_output
from paperclip_runner.actions.codes import DenialCode
from paperclip_runner.actions.identifiers import is_stable_code, is_stable_id
from paperclip_runner.actions.invocations import Result
from paperclip_runner.actions.receipts import safe_references
from paperclip_runner.actions.redaction import examine
from paperclip_runner.canonical import MAX_SAFE_INTEGER

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.answers import CallFacts
    from paperclip_runner.actions.catalog import AnyAction

__all__ = ["Refusal", "ResultCheck", "check_input", "check_result", "read_stored_outcome"]


class Refusal(msgspec.Struct, frozen=True):
    """Why a call ends here: the code for the caller, the reason for the authorization record."""

    code: DenialCode
    reason: str
    redacted: bool = False


class ResultCheck(msgspec.Struct, frozen=True, kw_only=True):
    """The checked value of a result, or None when it is invalid; and whether the raw value held protected data."""

    checked: CheckedValue | None
    contains_protected_data: bool = False


def check_input(action: AnyAction, facts: CallFacts) -> Refusal | None:
    """Bounds, protected data, idempotency key and schema, in this order; None when the input may reach the function."""
    examined = facts.examined
    if not examined.within_bounds:
        return Refusal("input_invalid", "The input is larger than a semantic value may be, or is not JSON.")
    if examined.contains_protected_data:
        return Refusal("protected_data_denied", "The input holds what looks like a secret.", True)
    given = cast("object", facts.call.input)
    if action.idempotency == "required" and not (
        isinstance(given, dict) and isinstance(cast("dict[str, object]", given).get("idempotencyKey"), str)
    ):
        return Refusal("idempotency_required", "The input has no idempotency key, and the action has an effect.")
    if given is UNSET:
        return Refusal("input_invalid", "The call has no input.")
    issue = read_input(action, cast("JsonValue", given))[1]
    if issue is not None:
        return Refusal("input_invalid", f"The input does not fit its schema at {issue.path}: {issue.message}.")
    return None


def check_result(action: AnyAction, returned: object) -> ResultCheck:
    """Check what a bound function returned, a `Result` or an object with the same members, and redact its value."""
    members = _members(returned)
    if members is None:
        return ResultCheck(checked=None)
    value, code, state_revision, references, audit_receipt_id = members
    if isinstance(value, msgspec.Struct):
        try:
            value = msgspec.to_builtins(value)
        except TypeError:
            return ResultCheck(checked=None)
    examined = examine(cast("JsonValue", value))
    revision = _state_revision(state_revision)
    if (
        not examined.within_bounds
        or not (code is UNSET or is_stable_code(code))
        or revision is None
        or not (audit_receipt_id is UNSET or is_stable_id(audit_receipt_id))
        or read_output(action, examined.value)[1] is not None
    ):
        return ResultCheck(checked=None, contains_protected_data=examined.contains_protected_data)
    return ResultCheck(
        checked=CheckedValue(
            value=examined.value,
            code="ok" if code is UNSET else code,
            references=safe_references(references),
            state_revision=revision,
            audit_receipt_id=audit_receipt_id,
            redacted=examined.contains_protected_data,
        ),
        contains_protected_data=examined.contains_protected_data,
    )


def read_stored_outcome(action: AnyAction, facts: CallFacts, outcome: JsonValue) -> tuple[CheckedValue, str] | None:
    """The value and receipt id of a stored outcome, or None when it does not belong to this call or is damaged."""
    if not isinstance(outcome, dict) or not isinstance(outcome.get("references"), list) or "value" not in outcome:
        return None
    receipt_id = outcome.get("operationReceiptId")
    if (
        outcome.get("operationId") != action.operation_id
        or outcome.get("inputDigest") != facts.input_digest
        or not is_stable_id(receipt_id)
        or not is_stable_code(outcome.get("code"))
    ):
        return None
    checked = check_result(action, outcome).checked
    return None if checked is None else (checked, receipt_id)


def _members(returned: object) -> tuple[object, object, object, object, object] | None:
    if isinstance(returned, Result):
        result = cast("Result[object]", returned)
        return result.value, result.code, result.state_revision, result.references, result.audit_receipt_id
    if not isinstance(returned, Mapping) or "value" not in returned:
        return None
    members = cast("Mapping[str, object]", returned)
    return (
        members["value"],
        members.get("code", UNSET),
        members.get("stateRevision", UNSET),
        members.get("references"),
        members.get("auditReceiptId", UNSET),
    )


def _state_revision(value: object) -> int | UnsetType | None:
    """The revision as an integer, UNSET when there is none, None when it is not one."""
    if value is UNSET:
        return UNSET
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value // 1:
        return None
    return int(value) if 0 <= value <= MAX_SAFE_INTEGER else None
