"""The run result that a provider proposes and only the core may accept.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue


class CriterionClaim(Struct, frozen=True, kw_only=True):
    """Claim about one criterion.

    Schema: ``prp/v1/result.schema.json#/properties/completionClaim/properties/criteria/items``
    """

    criterion_id: Annotated[str, Meta(min_length=1)] = field(name='criterionId')
    """Criterion of the contract; not empty."""
    status: Literal['satisfied', 'not_satisfied', 'unknown']
    """Whether the criterion is met."""
    evidence_refs: list[str] = field(name='evidenceRefs')
    """Names of the evidence for it; may be empty."""
    explanation: str | UnsetType = UNSET
    """Why the worker says so."""


class RemainingWork(Struct, frozen=True, kw_only=True):
    """One piece of work that remains.

    Schema: ``prp/v1/result.schema.json#/properties/completionClaim/properties/remainingWork/items``
    """

    description: Annotated[str, Meta(min_length=1)]
    """What is to be done; not empty."""
    blocks_completion: bool = field(name='blocksCompletion')
    """True when the objective is not reached without it."""


class CompletionClaim(Struct, frozen=True, kw_only=True):
    """The claim against the completion contract of the run.

    Schema: ``prp/v1/result.schema.json#/properties/completionClaim``
    """

    contract_revision: Annotated[str, Meta(min_length=1)] = field(
        name='contractRevision'
    )
    """Revision of the contract that the claim answers; must equal the run's, not empty."""
    objective_satisfied: bool = field(name='objectiveSatisfied')
    """True when the worker holds the objective to be reached."""
    criteria: list[CriterionClaim]
    """One claim for each criterion of the contract."""
    remaining_work: list[RemainingWork] = field(name='remainingWork')
    """What is still to be done."""


class Verification(Struct, frozen=True, kw_only=True):
    """One check.

    Schema: ``prp/v1/result.schema.json#/properties/verification/items``
    """

    command_or_check: Annotated[str, Meta(min_length=1)] = field(name='commandOrCheck')
    """Command that was run, or the check in words; not empty."""
    status: Literal['passed', 'failed', 'not_run']
    """How the check came out."""
    reason_code: Literal['environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other'] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Why the check was not run. Optional in the schema; result normalization always fills it for `not_run`."""
    detail: str | UnsetType = UNSET
    """What the check showed."""
    artifact_ref: str | UnsetType = field(name='artifactRef', default=UNSET)
    """Artifact that holds the output of the check."""


class BlockerOwner(Struct, frozen=True, kw_only=True):
    """Who can remove it.

    Schema: ``prp/v1/result.schema.json#/properties/blocker/properties/owner``
    """

    kind: Literal['agent', 'user', 'system', 'external']
    """Kind of owner."""
    name: Annotated[str, Meta(min_length=1)]
    """Name of the owner; not empty."""


class Blocker(Struct, frozen=True, kw_only=True):
    """What stands in the way. Required when the disposition is `blocked`.

    Schema: ``prp/v1/result.schema.json#/properties/blocker``
    """

    reason_code: Annotated[str, Meta(min_length=1)] = field(name='reasonCode')
    """Stable code of the obstacle; not empty."""
    owner: BlockerOwner
    """Who can remove it."""
    unblock_action: Annotated[str, Meta(min_length=1)] = field(name='unblockAction')
    """What the owner must do; not empty."""
    scope: Literal['current_track', 'task_wide']
    """Whether only the present line of work is stopped or the whole task."""


class AttentionRequest(Struct, frozen=True, kw_only=True):
    """One call for attention. All members are optional here; the core refuses calls without kind and summary.

    Schema: ``prp/v1/result.schema.json#/properties/attentionRequests/items``
    """

    kind: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    """What is wanted, for example `review` or `approval`; not empty."""
    summary: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    """The call in words; not empty."""
    owner_class: Literal['human', 'agent', 'external_system'] | UnsetType = field(
        name='ownerClass', default=UNSET
    )
    """Who is to answer."""
    target_agent_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='targetAgentId', default=UNSET
    )
    """Agent that is to answer, when `ownerClass` is `agent`; not empty."""


class Artifact(Struct, frozen=True, kw_only=True):
    """One product.

    Schema: ``prp/v1/result.schema.json#/properties/artifacts/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """Kind of product; not empty."""
    ref: Annotated[str, Meta(min_length=1)]
    """Where it is; not empty."""
    title: str | UnsetType = UNSET
    """Name to show."""


class Continuation(Struct, frozen=True, kw_only=True):
    """How the work goes on. Required when the disposition is `yielded`.

    Schema: ``prp/v1/result.schema.json#/properties/continuation``
    """

    kind: Literal['same_agent', 'retry', 'delegated_issue', 'response_wake', 'monitor']
    """What continues it: the same agent, a retry, a delegated issue, a wake by a response, or a monitor."""
    summary: Annotated[str, Meta(min_length=1)]
    """What is to happen next; not empty."""
    idempotency_key: Annotated[str, Meta(min_length=1)] = field(name='idempotencyKey')
    """Key under which the continuation is set up only once; not empty."""


class RunResult(Struct, frozen=True, kw_only=True):
    """What the worker claims about its work; payload of `run.result.proposed`. A proposal only: the core accepts or rejects it and alone ends the run. Written by the model through a completion tool, or by the driver in its place. Open at every level.

    Schema: ``prp/v1/result.schema.json#``
    """

    schema: Literal['paperclip.run_result.v1']
    """Record tag; always `paperclip.run_result.v1`."""
    reported_work_disposition: Literal['done', 'blocked', 'needs_review', 'yielded'] = (
        field(name='reportedWorkDisposition')
    )
    """The worker's view of the work: `done`, `blocked` (someone else must act), `needs_review` (a person must look), `yielded` (to be continued)."""
    summary: Annotated[str, Meta(max_length=12000, min_length=1)]
    """What was done and what came of it, 1 to 12000 characters."""
    completion_claim: CompletionClaim = field(name='completionClaim')
    """The claim against the completion contract of the run."""
    evidence: list[dict[str, JsonValue]]
    """What supports the claims."""
    verification: list[Verification]
    """Checks the worker made or could not make."""
    blocker: Blocker | UnsetType = UNSET
    """What stands in the way. Required when the disposition is `blocked`."""
    attention_requests: list[AttentionRequest] = field(name='attentionRequests')
    """Calls for someone's attention, to be routed by the core."""
    artifacts: list[Artifact]
    """What the run produced."""
    continuation: Continuation | UnsetType = UNSET
    """How the work goes on. Required when the disposition is `yielded`."""


__all__ = [
    'Artifact',
    'AttentionRequest',
    'Blocker',
    'BlockerOwner',
    'CompletionClaim',
    'Continuation',
    'CriterionClaim',
    'RemainingWork',
    'RunResult',
    'Verification',
]
