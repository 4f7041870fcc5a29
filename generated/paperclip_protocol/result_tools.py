"""Inputs of the finish and block tools that carry a run result, strict and loose.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue


class FinishToolStrictCompletionClaimCriteriaItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-strict.schema.json#/properties/completionClaim/properties/criteria/items``.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/completionClaim/properties/criteria/items``
    """

    criterion_id: Annotated[str, Meta(min_length=1)] = field(name='criterionId')
    """Identifier of the criterion, copied from the task."""
    status: Literal['satisfied', 'not_satisfied', 'unknown']
    """Whether the criterion is met. `done` needs every criterion met."""
    evidence_refs: list[str] = field(name='evidenceRefs')
    """Evidence for this criterion, by the `ref` of entries in `evidence`; may be empty."""


class FinishToolStrictCompletionClaimRemainingWorkItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-strict.schema.json#/properties/completionClaim/properties/remainingWork/items``.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/completionClaim/properties/remainingWork/items``
    """

    description: Annotated[str, Meta(min_length=1)]
    """What is left to do, at least 1 character."""
    blocks_completion: bool = field(name='blocksCompletion')
    """Whether the task is incomplete without it. `done` allows none that does, `blocked` needs at least one."""


class FinishToolStrictCompletionClaim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Your claim about the completion contract of the task.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/completionClaim``
    """

    contract_revision: Annotated[str, Meta(min_length=1)] = field(
        name='contractRevision'
    )
    """Revision of the completion contract, copied from the task."""
    objective_satisfied: bool = field(name='objectiveSatisfied')
    """Whether the objective as a whole is met. Must be true for `done` and false for `blocked`."""
    criteria: list[FinishToolStrictCompletionClaimCriteriaItem]
    """One entry for every criterion of the contract, each exactly once."""
    remaining_work: list[FinishToolStrictCompletionClaimRemainingWorkItem] = field(
        name='remainingWork'
    )
    """Work that is left over; empty when there is none."""


class FinishToolStrictEvidenceItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-strict.schema.json#/properties/evidence/items``.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/evidence/items``
    """

    ref: Annotated[str, Meta(min_length=1)]
    """Name of one piece of evidence, such as a file, a command or an address; at least 1 character."""


class FinishToolStrictVerificationItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-strict.schema.json#/properties/verification/items``.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/verification/items``
    """

    command_or_check: Annotated[str, Meta(min_length=1)] = field(name='commandOrCheck')
    """The command that was run or the check that was made, at least 1 character."""
    status: Literal['passed', 'failed', 'not_run']
    """How the check ended. A check that could not run is `not_run`, never `failed`."""
    reason_code: Literal['environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other'] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Why a check did not run; needed with `not_run`."""
    detail: str | UnsetType = UNSET
    """What the check showed, or what kept it from running."""
    artifact_ref: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='artifactRef', default=UNSET
    )
    """Artifact that holds the output of the check, at least 1 character."""


class FinishToolStrictAttentionRequestsItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-strict.schema.json#/properties/attentionRequests/items``.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/attentionRequests/items``
    """

    kind: Literal['review', 'human_input', 'approval', 'credential', 'external_action', 'agent_handoff']
    """What is needed from someone else."""
    summary: Annotated[str, Meta(min_length=1)]
    """What exactly is needed and why, at least 1 character."""
    owner_class: Literal['human', 'agent', 'external_system'] = field(name='ownerClass')
    """Who has to act. `agent` needs targetAgentId."""
    target_agent_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='targetAgentId', default=UNSET
    )
    """Identifier of the agent who has to act, at least 1 character."""


class FinishToolStrictArtifactsItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-strict.schema.json#/properties/artifacts/items``.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/artifacts/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """Kind of thing, such as `file`; at least 1 character."""
    ref: Annotated[str, Meta(min_length=1)]
    """Where it is found, such as a path within the workspace; at least 1 character."""


class FinishToolStrictContinuation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the work goes on. Needed with `yielded`, not allowed otherwise.

    Schema: ``run_result/finish-tool-strict.schema.json#/properties/continuation``
    """

    kind: Literal['response_wake']
    """The work goes on when an answer arrives."""
    summary: Annotated[str, Meta(min_length=1)]
    """What the answer shall bring and what happens then, at least 1 character."""
    idempotency_key: Annotated[str, Meta(min_length=1)] = field(name='idempotencyKey')
    """Key that you choose for this continuation, at least 1 character; the same key never wakes the task twice."""


class FinishToolStrict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Canonical arguments of `paperclip_finish`, and the output form sent with a turn: what a provider may propose when the work is complete, needs a review or waits for an answer. Every object is closed.

    Schema: ``run_result/finish-tool-strict.schema.json#``
    """

    schema: Literal['paperclip.run_result.v1'] | UnsetType = UNSET
    """Name of the result record. Leave it out: the runner writes it."""
    summary: Annotated[str, Meta(min_length=1)]
    """What was done and what came out of it, for the reader of the run; 1 to 12000 characters, written by you."""
    completion_claim: FinishToolStrictCompletionClaim = field(name='completionClaim')
    """Your claim about the completion contract of the task."""
    evidence: list[FinishToolStrictEvidenceItem]
    """What backs the claim; may be empty."""
    verification: list[FinishToolStrictVerificationItem]
    """The checks of the work, those that could not run included; may be empty."""
    attention_requests: list[FinishToolStrictAttentionRequestsItem] = field(
        name='attentionRequests'
    )
    """What is needed from others: none for `done`, at least one for `needs_review`."""
    artifacts: list[FinishToolStrictArtifactsItem]
    """Things the work produced; may be empty."""
    reported_work_disposition: Literal['done', 'needs_review', 'yielded'] = field(
        name='reportedWorkDisposition'
    )
    """How the work stands: `done` complete, `needs_review` someone has to look first, `yielded` waiting for an answer."""
    continuation: FinishToolStrictContinuation | UnsetType = UNSET
    """How the work goes on. Needed with `yielded`, not allowed otherwise."""


class FinishToolLooseCompletionClaimCriteriaItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-loose.schema.json#/properties/completionClaim/properties/criteria/items``.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/completionClaim/properties/criteria/items``
    """

    criterion_id: Annotated[str, Meta(min_length=1)] = field(name='criterionId')
    """Identifier of the criterion, copied from the task."""
    status: Literal['satisfied', 'not_satisfied', 'unknown', 'pass', 'passed', 'complete', 'completed', 'fail', 'failed', 'incomplete']
    """Whether the criterion is met. `done` needs every criterion met. Words for passing are read as `satisfied`, words for failing as `not_satisfied`."""
    evidence_refs: list[str] = field(name='evidenceRefs')
    """Evidence for this criterion, by the `ref` of entries in `evidence`; may be empty."""


class FinishToolLooseCompletionClaimRemainingWorkItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-loose.schema.json#/properties/completionClaim/properties/remainingWork/items``.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/completionClaim/properties/remainingWork/items``
    """

    description: Annotated[str, Meta(min_length=1)]
    """What is left to do, at least 1 character."""
    blocks_completion: bool = field(name='blocksCompletion')
    """Whether the task is incomplete without it. `done` allows none that does, `blocked` needs at least one."""


class FinishToolLooseCompletionClaim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Your claim about the completion contract of the task.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/completionClaim``
    """

    contract_revision: Annotated[str, Meta(min_length=1)] = field(
        name='contractRevision'
    )
    """Revision of the completion contract, copied from the task."""
    objective_satisfied: bool = field(name='objectiveSatisfied')
    """Whether the objective as a whole is met. Must be true for `done` and false for `blocked`."""
    criteria: list[FinishToolLooseCompletionClaimCriteriaItem]
    """One entry for every criterion of the contract, each exactly once."""
    remaining_work: list[FinishToolLooseCompletionClaimRemainingWorkItem] = field(
        name='remainingWork'
    )
    """Work that is left over; empty when there is none."""


class FinishToolLooseEvidenceItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-loose.schema.json#/properties/evidence/items``.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/evidence/items``
    """

    ref: Annotated[str, Meta(min_length=1)]
    """Name of one piece of evidence, such as a file, a command or an address; at least 1 character."""


class FinishToolLooseVerificationItem(Struct, frozen=True, kw_only=True):
    """See ``run_result/finish-tool-loose.schema.json#/properties/verification/items``.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/verification/items``
    """

    command_or_check: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='commandOrCheck', default=UNSET
    )
    """The command that was run or the check that was made, at least 1 character."""
    command: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    """Other name for commandOrCheck; used when that is missing."""
    status: Literal['passed', 'failed', 'not_run', 'blocked', 'skipped', 'pass', 'success', 'succeeded', 'fail']
    """How the check ended. A check that could not run is `not_run`, never `failed`. Words for success and failure are read as `passed` and `failed`, all others as `not_run`."""
    reason_code: Literal['environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other'] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Why a check did not run; needed with `not_run`."""
    detail: str | UnsetType = UNSET
    """What the check showed, or what kept it from running."""
    result: str | UnsetType = UNSET
    """Other name for detail; used when that is missing."""
    cwd: str | UnsetType = UNSET
    """Directory in which the command ran; not kept."""
    artifact_ref: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='artifactRef', default=UNSET
    )
    """Artifact that holds the output of the check, at least 1 character."""


class FinishToolLooseAttentionRequestsItem(Struct, frozen=True, kw_only=True):
    """See ``run_result/finish-tool-loose.schema.json#/properties/attentionRequests/items``.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/attentionRequests/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """What is needed from someone else."""
    summary: Annotated[str, Meta(min_length=1)]
    """What exactly is needed and why, at least 1 character."""
    owner_class: Literal['human', 'agent', 'external_system'] | UnsetType = field(
        name='ownerClass', default=UNSET
    )
    """Who has to act. `agent` needs targetAgentId."""
    target_agent_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='targetAgentId', default=UNSET
    )
    """Identifier of the agent who has to act, at least 1 character."""
    requested_capability: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='requestedCapability', default=UNSET
    )
    """Other name for kind; used when that is missing."""
    required_authority: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='requiredAuthority', default=UNSET
    )
    """Authority the request needs; `external` marks one outside the company."""
    target: dict[str, JsonValue] | UnsetType = UNSET
    """Whom the request is for, with `agentId` or `ownerClass`."""


class FinishToolLooseArtifactsItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/finish-tool-loose.schema.json#/properties/artifacts/items``.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/artifacts/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """Kind of thing, such as `file`; at least 1 character."""
    ref: Annotated[str, Meta(min_length=1)]
    """Where it is found, such as a path within the workspace; at least 1 character."""


class FinishToolLooseContinuation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the work goes on. Needed with `yielded`, not allowed otherwise.

    Schema: ``run_result/finish-tool-loose.schema.json#/properties/continuation``
    """

    kind: Literal['response_wake']
    """The work goes on when an answer arrives."""
    summary: Annotated[str, Meta(min_length=1)]
    """What the answer shall bring and what happens then, at least 1 character."""
    idempotency_key: Annotated[str, Meta(min_length=1)] = field(name='idempotencyKey')
    """Key that you choose for this continuation, at least 1 character; the same key never wakes the task twice."""


class FinishToolLoose(Struct, frozen=True, kw_only=True):
    """Report that the work on the task is complete, needs a review or waits for an answer. Call it exactly once, at the end, with what you checked and what is left.

    Schema: ``run_result/finish-tool-loose.schema.json#``
    """

    schema: Literal['paperclip.run_result.v1', 'paperclip_finish', 'paperclip_paperclip_finish', 'paperclip_finish.v1'] | UnsetType = (
        UNSET
    )
    """Name of the result record. Leave it out: the runner writes it."""
    summary: Annotated[str, Meta(min_length=1)]
    """What was done and what came out of it, for the reader of the run; 1 to 12000 characters, written by you."""
    completion_claim: FinishToolLooseCompletionClaim = field(name='completionClaim')
    """Your claim about the completion contract of the task."""
    evidence: list[FinishToolLooseEvidenceItem]
    """What backs the claim; may be empty."""
    verification: list[FinishToolLooseVerificationItem]
    """The checks of the work, those that could not run included; may be empty."""
    attention_requests: list[FinishToolLooseAttentionRequestsItem] | UnsetType = field(
        name='attentionRequests', default=UNSET
    )
    """What is needed from others: none for `done`, at least one for `needs_review`. Entries without a known kind and owner are left out."""
    artifacts: list[FinishToolLooseArtifactsItem] | UnsetType = UNSET
    """Things the work produced; may be empty."""
    reported_work_disposition: Literal['done', 'needs_review', 'yielded', 'completed'] = field(
        name='reportedWorkDisposition'
    )
    """How the work stands: `done` complete, `needs_review` someone has to look first, `yielded` waiting for an answer. `completed` is read as `done`."""
    continuation: FinishToolLooseContinuation | UnsetType = UNSET
    """How the work goes on. Needed with `yielded`, not allowed otherwise."""


class BlockToolStrictCompletionClaimCriteriaItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-strict.schema.json#/properties/completionClaim/properties/criteria/items``.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/completionClaim/properties/criteria/items``
    """

    criterion_id: Annotated[str, Meta(min_length=1)] = field(name='criterionId')
    """Identifier of the criterion, copied from the task."""
    status: Literal['satisfied', 'not_satisfied', 'unknown']
    """Whether the criterion is met. `done` needs every criterion met."""
    evidence_refs: list[str] = field(name='evidenceRefs')
    """Evidence for this criterion, by the `ref` of entries in `evidence`; may be empty."""


class BlockToolStrictCompletionClaimRemainingWorkItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-strict.schema.json#/properties/completionClaim/properties/remainingWork/items``.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/completionClaim/properties/remainingWork/items``
    """

    description: Annotated[str, Meta(min_length=1)]
    """What is left to do, at least 1 character."""
    blocks_completion: bool = field(name='blocksCompletion')
    """Whether the task is incomplete without it. `done` allows none that does, `blocked` needs at least one."""


class BlockToolStrictCompletionClaim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Your claim about the completion contract of the task.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/completionClaim``
    """

    contract_revision: Annotated[str, Meta(min_length=1)] = field(
        name='contractRevision'
    )
    """Revision of the completion contract, copied from the task."""
    objective_satisfied: bool = field(name='objectiveSatisfied')
    """Whether the objective as a whole is met. Must be true for `done` and false for `blocked`."""
    criteria: list[BlockToolStrictCompletionClaimCriteriaItem]
    """One entry for every criterion of the contract, each exactly once."""
    remaining_work: list[BlockToolStrictCompletionClaimRemainingWorkItem] = field(
        name='remainingWork'
    )
    """Work that is left over; empty when there is none."""


class BlockToolStrictEvidenceItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-strict.schema.json#/properties/evidence/items``.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/evidence/items``
    """

    ref: Annotated[str, Meta(min_length=1)]
    """Name of one piece of evidence, such as a file, a command or an address; at least 1 character."""


class BlockToolStrictVerificationItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-strict.schema.json#/properties/verification/items``.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/verification/items``
    """

    command_or_check: Annotated[str, Meta(min_length=1)] = field(name='commandOrCheck')
    """The command that was run or the check that was made, at least 1 character."""
    status: Literal['passed', 'failed', 'not_run']
    """How the check ended. A check that could not run is `not_run`, never `failed`."""
    reason_code: Literal['environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other'] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Why a check did not run; needed with `not_run`."""
    detail: str | UnsetType = UNSET
    """What the check showed, or what kept it from running."""
    artifact_ref: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='artifactRef', default=UNSET
    )
    """Artifact that holds the output of the check, at least 1 character."""


class BlockToolStrictAttentionRequestsItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-strict.schema.json#/properties/attentionRequests/items``.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/attentionRequests/items``
    """

    kind: Literal['review', 'human_input', 'approval', 'credential', 'external_action', 'agent_handoff']
    """What is needed from someone else."""
    summary: Annotated[str, Meta(min_length=1)]
    """What exactly is needed and why, at least 1 character."""
    owner_class: Literal['human', 'agent', 'external_system'] = field(name='ownerClass')
    """Who has to act. `agent` needs targetAgentId."""
    target_agent_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='targetAgentId', default=UNSET
    )
    """Identifier of the agent who has to act, at least 1 character."""


class BlockToolStrictArtifactsItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-strict.schema.json#/properties/artifacts/items``.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/artifacts/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """Kind of thing, such as `file`; at least 1 character."""
    ref: Annotated[str, Meta(min_length=1)]
    """Where it is found, such as a path within the workspace; at least 1 character."""


class BlockToolStrictBlockerOwner(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who can remove the blocker.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/blocker/properties/owner``
    """

    kind: Literal['agent', 'user', 'system', 'external']
    """Kind of owner."""
    name: Annotated[str, Meta(min_length=1)]
    """Name of the owner, at least 1 character."""


class BlockToolStrictBlocker(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stops the work.

    Schema: ``run_result/block-tool-strict.schema.json#/properties/blocker``
    """

    reason_code: Annotated[str, Meta(min_length=1)] = field(name='reasonCode')
    """Short code of the reason in lower case with underscores, at least 1 character."""
    owner: BlockToolStrictBlockerOwner
    """Who can remove the blocker."""
    unblock_action: Annotated[str, Meta(min_length=1)] = field(name='unblockAction')
    """What the owner has to do, at least 1 character."""
    scope: Literal['current_track', 'task_wide']
    """`current_track` when other parts of the task can go on, `task_wide` when nothing can."""


class BlockToolStrict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Canonical arguments of `paperclip_block`: what a provider may propose when the work cannot go on. Every object is closed.

    Schema: ``run_result/block-tool-strict.schema.json#``
    """

    schema: Literal['paperclip.run_result.v1'] | UnsetType = UNSET
    """Name of the result record. Leave it out: the runner writes it."""
    summary: Annotated[str, Meta(min_length=1)]
    """What was done and what came out of it, for the reader of the run; 1 to 12000 characters, written by you."""
    completion_claim: BlockToolStrictCompletionClaim = field(name='completionClaim')
    """Your claim about the completion contract of the task."""
    evidence: list[BlockToolStrictEvidenceItem]
    """What backs the claim; may be empty."""
    verification: list[BlockToolStrictVerificationItem]
    """The checks of the work, those that could not run included; may be empty."""
    attention_requests: Annotated[list[BlockToolStrictAttentionRequestsItem], Meta(max_length=0)] = field(
        name='attentionRequests'
    )
    """Leave it empty; the blocker says what is needed."""
    artifacts: list[BlockToolStrictArtifactsItem]
    """Things the work produced; may be empty."""
    reported_work_disposition: Literal['blocked'] = field(
        name='reportedWorkDisposition'
    )
    """States that the work cannot go on."""
    blocker: BlockToolStrictBlocker
    """What stops the work."""


class BlockToolLooseCompletionClaimCriteriaItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-loose.schema.json#/properties/completionClaim/properties/criteria/items``.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/completionClaim/properties/criteria/items``
    """

    criterion_id: Annotated[str, Meta(min_length=1)] = field(name='criterionId')
    """Identifier of the criterion, copied from the task."""
    status: Literal['satisfied', 'not_satisfied', 'unknown', 'pass', 'passed', 'complete', 'completed', 'fail', 'failed', 'incomplete']
    """Whether the criterion is met. `done` needs every criterion met. Words for passing are read as `satisfied`, words for failing as `not_satisfied`."""
    evidence_refs: list[str] = field(name='evidenceRefs')
    """Evidence for this criterion, by the `ref` of entries in `evidence`; may be empty."""


class BlockToolLooseCompletionClaimRemainingWorkItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-loose.schema.json#/properties/completionClaim/properties/remainingWork/items``.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/completionClaim/properties/remainingWork/items``
    """

    description: Annotated[str, Meta(min_length=1)]
    """What is left to do, at least 1 character."""
    blocks_completion: bool = field(name='blocksCompletion')
    """Whether the task is incomplete without it. `done` allows none that does, `blocked` needs at least one."""


class BlockToolLooseCompletionClaim(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Your claim about the completion contract of the task.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/completionClaim``
    """

    contract_revision: Annotated[str, Meta(min_length=1)] = field(
        name='contractRevision'
    )
    """Revision of the completion contract, copied from the task."""
    objective_satisfied: bool = field(name='objectiveSatisfied')
    """Whether the objective as a whole is met. Must be true for `done` and false for `blocked`."""
    criteria: list[BlockToolLooseCompletionClaimCriteriaItem]
    """One entry for every criterion of the contract, each exactly once."""
    remaining_work: list[BlockToolLooseCompletionClaimRemainingWorkItem] = field(
        name='remainingWork'
    )
    """Work that is left over; empty when there is none."""


class BlockToolLooseEvidenceItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-loose.schema.json#/properties/evidence/items``.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/evidence/items``
    """

    ref: Annotated[str, Meta(min_length=1)]
    """Name of one piece of evidence, such as a file, a command or an address; at least 1 character."""


class BlockToolLooseVerificationItem(Struct, frozen=True, kw_only=True):
    """See ``run_result/block-tool-loose.schema.json#/properties/verification/items``.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/verification/items``
    """

    command_or_check: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='commandOrCheck', default=UNSET
    )
    """The command that was run or the check that was made, at least 1 character."""
    command: Annotated[str, Meta(min_length=1)] | UnsetType = UNSET
    """Other name for commandOrCheck; used when that is missing."""
    status: Literal['passed', 'failed', 'not_run', 'blocked', 'skipped', 'pass', 'success', 'succeeded', 'fail']
    """How the check ended. A check that could not run is `not_run`, never `failed`. Words for success and failure are read as `passed` and `failed`, all others as `not_run`."""
    reason_code: Literal['environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other'] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Why a check did not run; needed with `not_run`."""
    detail: str | UnsetType = UNSET
    """What the check showed, or what kept it from running."""
    result: str | UnsetType = UNSET
    """Other name for detail; used when that is missing."""
    cwd: str | UnsetType = UNSET
    """Directory in which the command ran; not kept."""
    artifact_ref: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='artifactRef', default=UNSET
    )
    """Artifact that holds the output of the check, at least 1 character."""


class BlockToolLooseAttentionRequestsItem(Struct, frozen=True, kw_only=True):
    """See ``run_result/block-tool-loose.schema.json#/properties/attentionRequests/items``.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/attentionRequests/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """What is needed from someone else."""
    summary: Annotated[str, Meta(min_length=1)]
    """What exactly is needed and why, at least 1 character."""
    owner_class: Literal['human', 'agent', 'external_system'] | UnsetType = field(
        name='ownerClass', default=UNSET
    )
    """Who has to act. `agent` needs targetAgentId."""
    target_agent_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='targetAgentId', default=UNSET
    )
    """Identifier of the agent who has to act, at least 1 character."""
    requested_capability: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='requestedCapability', default=UNSET
    )
    """Other name for kind; used when that is missing."""
    required_authority: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='requiredAuthority', default=UNSET
    )
    """Authority the request needs; `external` marks one outside the company."""
    target: dict[str, JsonValue] | UnsetType = UNSET
    """Whom the request is for, with `agentId` or `ownerClass`."""


class BlockToolLooseArtifactsItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``run_result/block-tool-loose.schema.json#/properties/artifacts/items``.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/artifacts/items``
    """

    kind: Annotated[str, Meta(min_length=1)]
    """Kind of thing, such as `file`; at least 1 character."""
    ref: Annotated[str, Meta(min_length=1)]
    """Where it is found, such as a path within the workspace; at least 1 character."""


class BlockToolLooseBlockerOwner(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who can remove the blocker.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/blocker/properties/owner``
    """

    kind: Literal['agent', 'user', 'system', 'external']
    """Kind of owner."""
    name: Annotated[str, Meta(min_length=1)]
    """Name of the owner, at least 1 character."""


class BlockToolLooseBlocker(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stops the work.

    Schema: ``run_result/block-tool-loose.schema.json#/properties/blocker``
    """

    reason_code: Annotated[str, Meta(min_length=1)] = field(name='reasonCode')
    """Short code of the reason in lower case with underscores, at least 1 character."""
    owner: BlockToolLooseBlockerOwner
    """Who can remove the blocker."""
    unblock_action: Annotated[str, Meta(min_length=1)] = field(name='unblockAction')
    """What the owner has to do, at least 1 character."""
    scope: Literal['current_track', 'task_wide']
    """`current_track` when other parts of the task can go on, `task_wide` when nothing can."""


class BlockToolLoose(Struct, frozen=True, kw_only=True):
    """Report that the work on the task cannot go on, and what has to happen first. Call it once, and only when nothing you can do yourself helps.

    Schema: ``run_result/block-tool-loose.schema.json#``
    """

    schema: Literal['paperclip.run_result.v1', 'paperclip_finish', 'paperclip_paperclip_finish', 'paperclip_finish.v1'] | UnsetType = (
        UNSET
    )
    """Name of the result record. Leave it out: the runner writes it."""
    summary: Annotated[str, Meta(min_length=1)]
    """What was done and what came out of it, for the reader of the run; 1 to 12000 characters, written by you."""
    completion_claim: BlockToolLooseCompletionClaim = field(name='completionClaim')
    """Your claim about the completion contract of the task."""
    evidence: list[BlockToolLooseEvidenceItem]
    """What backs the claim; may be empty."""
    verification: list[BlockToolLooseVerificationItem]
    """The checks of the work, those that could not run included; may be empty."""
    attention_requests: list[BlockToolLooseAttentionRequestsItem] | UnsetType = field(
        name='attentionRequests', default=UNSET
    )
    """Leave it empty; the blocker says what is needed. Entries without a known kind and owner are left out."""
    artifacts: list[BlockToolLooseArtifactsItem] | UnsetType = UNSET
    """Things the work produced; may be empty."""
    reported_work_disposition: Literal['blocked'] = field(
        name='reportedWorkDisposition'
    )
    """States that the work cannot go on."""
    blocker: BlockToolLooseBlocker
    """What stops the work."""


__all__ = [
    'BlockToolLoose',
    'BlockToolLooseArtifactsItem',
    'BlockToolLooseAttentionRequestsItem',
    'BlockToolLooseBlocker',
    'BlockToolLooseBlockerOwner',
    'BlockToolLooseCompletionClaim',
    'BlockToolLooseCompletionClaimCriteriaItem',
    'BlockToolLooseCompletionClaimRemainingWorkItem',
    'BlockToolLooseEvidenceItem',
    'BlockToolLooseVerificationItem',
    'BlockToolStrict',
    'BlockToolStrictArtifactsItem',
    'BlockToolStrictAttentionRequestsItem',
    'BlockToolStrictBlocker',
    'BlockToolStrictBlockerOwner',
    'BlockToolStrictCompletionClaim',
    'BlockToolStrictCompletionClaimCriteriaItem',
    'BlockToolStrictCompletionClaimRemainingWorkItem',
    'BlockToolStrictEvidenceItem',
    'BlockToolStrictVerificationItem',
    'FinishToolLoose',
    'FinishToolLooseArtifactsItem',
    'FinishToolLooseAttentionRequestsItem',
    'FinishToolLooseCompletionClaim',
    'FinishToolLooseCompletionClaimCriteriaItem',
    'FinishToolLooseCompletionClaimRemainingWorkItem',
    'FinishToolLooseContinuation',
    'FinishToolLooseEvidenceItem',
    'FinishToolLooseVerificationItem',
    'FinishToolStrict',
    'FinishToolStrictArtifactsItem',
    'FinishToolStrictAttentionRequestsItem',
    'FinishToolStrictCompletionClaim',
    'FinishToolStrictCompletionClaimCriteriaItem',
    'FinishToolStrictCompletionClaimRemainingWorkItem',
    'FinishToolStrictContinuation',
    'FinishToolStrictEvidenceItem',
    'FinishToolStrictVerificationItem',
]
