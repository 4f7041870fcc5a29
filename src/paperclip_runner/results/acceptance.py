"""Whether a proposed result keeps the completion contract of its task."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, cast

import msgspec
from paperclip_protocol import Issue, JsonValue

from paperclip_runner.canonical import copy_json
from paperclip_runner.results.normalization import validate_result

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from paperclip_protocol.task import SkilllessTask

__all__ = ["ProposalVerdict", "validate_proposal"]

_Members = dict[str, JsonValue]


class ProposalVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Accepted with the normalized result, or rejected with every reason."""

    status: Literal["accepted", "rejected"]
    result: dict[str, JsonValue] | None = None
    issues: tuple[Issue, ...] = ()


def validate_proposal(proposal: JsonValue, envelope: Mapping[str, JsonValue] | SkilllessTask) -> ProposalVerdict:
    """Judge a proposed result against its task envelope (`paperclip.skillless_task.v1`).

    A proposal that breaks the schema is rejected for that alone (`schema_validation`). Otherwise all of these are
    reported: `contract_revision_mismatch`, `unknown_criterion`, `missing_criterion`, `duplicate_criterion`,
    `invalid_disposition`.
    """
    verdict = validate_result(proposal)
    if verdict.result is None:
        return ProposalVerdict(status="rejected", issues=verdict.issues)
    task = cast("_Members", msgspec.to_builtins(envelope)) if isinstance(envelope, msgspec.Struct) else envelope
    contract = cast("_Members", task["completionContract"])
    issues = (*_contract_issues(verdict.result, contract), *_disposition_issues(verdict.result))
    if issues:
        return ProposalVerdict(status="rejected", issues=issues)
    return ProposalVerdict(status="accepted", result=copy_json(verdict.result))


def _finding(code: str, path: str, message: str) -> Issue:
    return Issue(code=code, path=path, keyword="contract", message=message)


def _objects(value: JsonValue) -> list[_Members]:
    return cast("list[_Members]", value)


def _contract_issues(result: _Members, contract: _Members) -> Iterator[Issue]:
    claim = cast("_Members", result["completionClaim"])
    if claim["contractRevision"] != contract["revision"]:
        yield _finding(
            "contract_revision_mismatch",
            "/completionClaim/contractRevision",
            f"the claim is about revision {claim['contractRevision']}, the contract is {contract['revision']}",
        )
    required = [criterion["id"] for criterion in _objects(contract["criteria"])]
    claimed = [criterion["criterionId"] for criterion in _objects(claim["criteria"])]
    for index, criterion_id in enumerate(claimed):
        if criterion_id not in required:
            yield _finding(
                "unknown_criterion",
                f"/completionClaim/criteria/{index}/criterionId",
                f"the contract has no criterion {criterion_id}",
            )
    counts = Counter(claimed)
    for criterion_id in required:
        if counts[criterion_id] != 1:
            code, fault = (
                ("duplicate_criterion", "more than once")
                if counts[criterion_id]
                else ("missing_criterion", "not at all")
            )
            yield _finding(code, "/completionClaim/criteria", f"criterion {criterion_id} is claimed {fault}")


def _disposition_issues(result: _Members) -> Iterator[Issue]:
    fault = _disposition_fault(result)
    if fault is not None:
        yield _finding("invalid_disposition", "/reportedWorkDisposition", fault)


def _disposition_fault(result: _Members) -> str | None:
    disposition = result["reportedWorkDisposition"]
    claim = cast("_Members", result["completionClaim"])
    blocking = any(work["blocksCompletion"] is True for work in _objects(claim["remainingWork"]))
    has_blocker = "blocker" in result
    if disposition == "done":
        satisfied = all(criterion["status"] == "satisfied" for criterion in _objects(claim["criteria"]))
        if claim["objectiveSatisfied"] is not True or not satisfied or blocking or has_blocker:
            return "done needs a satisfied objective, satisfied criteria, no blocking work and no blocker"
    elif disposition == "needs_review":
        if not result["attentionRequests"] or has_blocker:
            return "needs_review needs an attention request that somebody can act on, and no blocker"
    elif disposition == "blocked":
        if claim["objectiveSatisfied"] is not False or not has_blocker or not blocking:
            return "blocked needs an unsatisfied objective, a blocker and remaining work that blocks completion"
    elif cast("_Members", result["continuation"])["kind"] != "response_wake" or has_blocker:
        return "yielded needs a continuation of kind response_wake, and no blocker"
    return None
