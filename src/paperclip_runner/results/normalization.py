"""Loose provider output to `paperclip.run_result.v1`, and its validation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import Issue, JsonValue

from paperclip_runner.canonical import semantic_json
from paperclip_runner.contract import contract_issues
from paperclip_runner.errors import ResultError
from paperclip_runner.results.signals import result_signals, string_form, text_of

if TYPE_CHECKING:
    from paperclip_runner.results.signals import ActionableAttention, VerificationSignal

__all__ = ["RESULT_SCHEMA", "ResultVerdict", "normalize_result", "result_fingerprint", "validate_result"]

RESULT_SCHEMA = "paperclip.run_result.v1"

_SCHEMA_ALIASES = frozenset({"paperclip_finish", "paperclip_paperclip_finish", "paperclip_finish.v1"})
_DISPOSITION_ALIASES = frozenset({"complete", "completed"})
_CRITERION_STATUSES: dict[str, str] = {
    "pass": "satisfied",
    "passed": "satisfied",
    "complete": "satisfied",
    "completed": "satisfied",
    "fail": "not_satisfied",
    "failed": "not_satisfied",
    "incomplete": "not_satisfied",
}


class ResultVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a validation: the normalized result when there are no issues, else None."""

    result: dict[str, JsonValue] | None
    issues: tuple[Issue, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the result is valid."""
        return not self.issues

    def require(self) -> dict[str, JsonValue]:
        """The result; raises `ResultError` (`result_invalid`, with the issues) when it has faults."""
        if self.result is None:
            found = "; ".join(f"{issue.path}: {issue.message}" for issue in self.issues)
            raise ResultError(f"the run result is not valid: {found}", issues=self.issues)
        return self.result


def normalize_result(value: JsonValue) -> JsonValue:
    """The canonical form of loose provider output; `value` itself stays as it is.

    Members keep their order, and those that must be made come last. Verification and attention entries are rebuilt, so
    unknown members inside them are lost; everything else unknown is kept. A value that is not an object with members
    is given back.
    """
    if not isinstance(value, dict) or not value:
        return value
    result = dict(value)
    schema = text_of(result.get("schema"))
    if schema is None or schema in _SCHEMA_ALIASES:
        result["schema"] = RESULT_SCHEMA
    if string_form(result.get("reportedWorkDisposition")) in _DISPOSITION_ALIASES:
        result["reportedWorkDisposition"] = "done"
    claim = result.get("completionClaim")
    if isinstance(claim, dict):
        criteria = claim.get("criteria")
        if isinstance(criteria, list):
            result["completionClaim"] = {**claim, "criteria": [_criterion(entry) for entry in criteria]}
    signals = result_signals(value)
    result["attentionRequests"] = [_attention(request) for request in signals.actionable_attention_requests]
    if not isinstance(result.get("artifacts"), list):
        result["artifacts"] = []
    result["verification"] = [_check(check) for check in signals.verification]
    return result


def _criterion(entry: JsonValue) -> JsonValue:
    criterion = dict(entry) if isinstance(entry, dict) else {}
    mapped = _CRITERION_STATUSES.get(text_of(criterion.get("status")) or "")
    if mapped is not None:
        criterion["status"] = mapped
    return criterion


def _check(check: VerificationSignal) -> JsonValue:
    entry: dict[str, JsonValue] = {"commandOrCheck": check.command_or_check, "status": check.status}
    if check.reason_code is not None:
        entry["reasonCode"] = check.reason_code
    if check.detail is not None:
        entry["detail"] = check.detail
    if check.artifact_ref is not None:
        entry["artifactRef"] = check.artifact_ref
    return entry


def _attention(request: ActionableAttention) -> JsonValue:
    entry: dict[str, JsonValue] = {
        "kind": request.kind,
        "summary": request.summary,
        "ownerClass": request.owner_class,
    }
    if request.target_agent_id is not None:
        entry["targetAgentId"] = request.target_agent_id
    return entry


def validate_result(value: JsonValue) -> ResultVerdict:
    """Normalize, then check against the schema of a result."""
    normalized = normalize_result(value)
    issues = contract_issues("result", normalized)
    if issues or not isinstance(normalized, dict):
        return ResultVerdict(result=None, issues=tuple(issues))
    return ResultVerdict(result=normalized)


def result_fingerprint(result: JsonValue) -> str:
    """The canonical JSON of a result: equal texts are the same result given again, different ones a conflict."""
    return semantic_json(result).decode()
