"""Semantic actions: input and output of each, authority records and projections.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue, LiteralFalse, LiteralTrue

from . import prp_v1


class SearchApiInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to look for and how much of the answer to return.

    Schema: ``actions/search_api.schema.json#/$defs/input``
    """

    query: Annotated[str, Meta(max_length=500, min_length=1)]
    """Words that describe the operation you need, 1 to 500 characters."""
    limit: Annotated[int, Meta(ge=1, le=10)] | UnsetType = UNSET
    """How many operations to return at most, 1 to 10; 5 is meant when you leave it out."""
    cursor: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """Position to go on from, at most 200 characters, copied from the previous answer. Leave it out for the first page."""


class CallApiInputFilesItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See ``actions/call_api.schema.json#/$defs/input/properties/files/items``.

    Schema: ``actions/call_api.schema.json#/$defs/input/properties/files/items``
    """

    artifact_id: str | UnsetType = field(name='artifactId', default=UNSET)
    """Identifier of a registered artifact to attach. Excludes path."""
    path: str | UnsetType = UNSET
    """Path of a workspace file to attach, relative to the working directory. Excludes artifactId."""


class CallApiInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The operation and the request to build for it.

    Schema: ``actions/call_api.schema.json#/$defs/input``
    """

    operation_id: Annotated[str, Meta(max_length=500, min_length=1)] = field(
        name='operationId'
    )
    """Id of the operation as search_api returned it, 1 to 500 characters."""
    path_params: dict[str, str] | UnsetType = field(name='pathParams', default=UNSET)
    """Values for the placeholders in the path of the operation: parameter name to text."""
    query: dict[str, JsonValue] | UnsetType = UNSET
    """Query parameters of the request: name to value."""
    body: dict[str, JsonValue] | list[JsonValue] | str | int | float | bool | None | UnsetType = (
        UNSET
    )
    """Request body as any JSON value. Leave it out for operations without a body."""
    content_type: Annotated[str, Meta(max_length=120)] | UnsetType = field(
        name='contentType', default=UNSET
    )
    """Media type of the request body, at most 120 characters. Leave it out to use the one that the operation declares."""
    files: Annotated[list[CallApiInputFilesItem], Meta(max_length=10)] | UnsetType = (
        UNSET
    )
    """Files to attach to the request, at most 10. Each names exactly one source: artifactId or path."""


class GetTaskContextInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the run decides which task is meant.

    Schema: ``actions/get_task_context.schema.json#/$defs/input``
    """


class GetTaskHistoryInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far back to read.

    Schema: ``actions/get_task_history.schema.json#/$defs/input``
    """

    limit: Annotated[int, Meta(ge=1, le=200)] | UnsetType = UNSET
    """How many comments to return at most, 1 to 200; 50 is meant when you leave it out."""


class ListDocumentsInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the run decides which task is meant.

    Schema: ``actions/list_documents.schema.json#/$defs/input``
    """


class ReadDocumentInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which document to read.

    Schema: ``actions/read_document.schema.json#/$defs/input``
    """

    key: Annotated[str, Meta(max_length=120, min_length=1)]
    """Key of the document within the task, 1 to 120 characters, as list_documents shows it."""


class ListDocumentRevisionsInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which document, and how many of its revisions.

    Schema: ``actions/list_document_revisions.schema.json#/$defs/input``
    """

    key: Annotated[str, Meta(max_length=120, min_length=1)]
    """Key of the document within the task, 1 to 120 characters, as list_documents shows it."""
    limit: Annotated[int, Meta(ge=1, le=200)] | UnsetType = UNSET
    """How many revisions to return at most, 1 to 200; 50 is meant when you leave it out."""


class ReportProgressInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The comment to leave.

    Schema: ``actions/report_progress.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    body: Annotated[str, Meta(max_length=20000, min_length=1)]
    """Text of the comment in Markdown, 1 to 20000 characters."""


class ReportProgressOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/report_progress.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class AnswerStatusQuestionInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answer to give.

    Schema: ``actions/answer_status_question.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    body: Annotated[str, Meta(max_length=20000, min_length=1)]
    """Text of the answer in Markdown, 1 to 20000 characters."""


class AnswerStatusQuestionOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/answer_status_question.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class WriteDocumentInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The document as it shall be afterwards.

    Schema: ``actions/write_document.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    key: Annotated[str, Meta(max_length=120, min_length=1)]
    """Key of the document within the task, 1 to 120 characters. A key that the task does not have yet creates a document."""
    title: Annotated[str, Meta(max_length=300, min_length=1)]
    """Title that readers see, 1 to 300 characters."""
    body: Annotated[str, Meta(max_length=200000, min_length=1)]
    """Whole new body, 1 to 200000 characters; it replaces the former one."""
    base_revision_id: Annotated[str, Meta(max_length=240)] | None = field(
        name='baseRevisionId'
    )
    """Revision that the new body is based on, at most 240 characters, as read_document returned it; null when the document is new."""
    change_summary: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='changeSummary', default=UNSET
    )
    """What changed and why, for the revision list, at most 20000 characters; null or left out when there is nothing to say."""


class WriteDocumentOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/write_document.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class RequestHumanInputInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The interaction to open.

    Schema: ``actions/request_human_input.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    interaction_kind: Literal['confirmation', 'checkbox', 'questions', 'suggest_tasks', 'item_verdicts'] = field(
        name='interactionKind'
    )
    """Form of the interaction; it decides how the answer looks and how payload is read."""
    title: Annotated[str, Meta(max_length=300, min_length=1)]
    """Short heading that the person sees first, 1 to 300 characters."""
    prompt: Annotated[str, Meta(max_length=10000, min_length=1)]
    """What you need to know or have decided, 1 to 10000 characters, understandable without the rest of the conversation."""
    payload: dict[str, JsonValue] | UnsetType = UNSET
    """Content that belongs to the chosen form, such as options, questions or suggested tasks."""
    target_revision_id: Annotated[str, Meta(max_length=240)] | None | UnsetType = field(
        name='targetRevisionId', default=UNSET
    )
    """Document revision that the interaction is about, at most 240 characters; null or left out when it is about no document."""
    continuation_policy: Literal['none', 'wake_assignee', 'wake_assignee_on_accept'] = (
        field(name='continuationPolicy')
    )
    """What the answer starts: `none` nothing, `wake_assignee` a wake of the assignee for every answer, `wake_assignee_on_accept` a wake only for a positive one."""


class RequestHumanInputOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/request_human_input.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class RegisterDeliverableInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Description of the stored file.

    Schema: ``actions/register_deliverable.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    filename: Annotated[str, Meta(max_length=500, min_length=1)]
    """Name of the file with its ending, 1 to 500 characters."""
    content_type: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='contentType'
    )
    """Media type of the content, 1 to 200 characters."""
    byte_size: Annotated[int, Meta(ge=0, le=100000000)] = field(name='byteSize')
    """Size of the content in bytes, 0 to 100000000."""
    sha256: str
    """SHA-256 of the content as 64 hexadecimal digits."""
    content_ref: Annotated[str, Meta(max_length=2000, min_length=1)] = field(
        name='contentRef'
    )
    """Reference under which the content is stored, 1 to 2000 characters."""
    title: Annotated[str, Meta(max_length=500, min_length=1)]
    """Title that readers of the task see, 1 to 500 characters."""


class RegisterDeliverableOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/register_deliverable.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class FinishTaskInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The closing statement.

    Schema: ``actions/finish_task.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    summary: Annotated[str, Meta(max_length=20000, min_length=1)]
    """What was done and what came out of it, 1 to 20000 characters."""


class FinishTaskOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/finish_task.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class BlockTaskInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why the work stops and what it waits for.

    Schema: ``actions/block_task.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    reason: Annotated[str, Meta(max_length=20000, min_length=1)]
    """What is missing and who or what can provide it, 1 to 20000 characters."""
    blocked_by_task_ids: Annotated[list[str], Meta(max_length=200)] | UnsetType = field(
        name='blockedByTaskIds', default=UNSET
    )
    """Identifiers of the tasks that must be completed first, at most 200, each once. Leave it out when no task is the cause."""


class BlockTaskOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/block_task.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class RequestReviewInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the reviewer has to know.

    Schema: ``actions/request_review.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    summary: Annotated[str, Meta(max_length=20000, min_length=1)]
    """What is ready and what to look at, 1 to 20000 characters."""


class RequestReviewOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/request_review.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class ListAgentsInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the company of the run is meant.

    Schema: ``actions/list_agents.schema.json#/$defs/input``
    """


class GetAgentInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which actor to read.

    Schema: ``actions/get_agent.schema.json#/$defs/input``
    """

    actor_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(name='actorId')
    """Identifier of the actor, 1 to 200 characters, as list_agents shows it."""


class SearchTasksInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Filters that a task must meet; without any, every visible task counts.

    Schema: ``actions/search_tasks.schema.json#/$defs/input``
    """

    query: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET
    """Words to look for, at most 500 characters; left out or empty matches every task."""
    statuses: (
        Annotated[
            list[Literal['backlog', 'todo', 'in_progress', 'in_review', 'done', 'blocked', 'cancelled']],
            Meta(max_length=7),
        ]
        | UnsetType
    ) = UNSET
    """Statuses to include, at most 7, each once; left out includes all."""
    limit: Annotated[int, Meta(ge=1, le=200)] | UnsetType = UNSET
    """How many tasks to return at most, 1 to 200; 50 is meant when you leave it out."""


class ListApprovalsInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the company of the run is meant.

    Schema: ``actions/list_approvals.schema.json#/$defs/input``
    """


class GetApprovalInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which approval to read.

    Schema: ``actions/get_approval.schema.json#/$defs/input``
    """

    approval_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='approvalId'
    )
    """Identifier of the approval, 1 to 200 characters, as listed by list_approvals or named in the task."""


class GetApprovalContextInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which approval to read.

    Schema: ``actions/get_approval_context.schema.json#/$defs/input``
    """

    approval_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='approvalId'
    )
    """Identifier of the approval, 1 to 200 characters, as listed by list_approvals or named in the task."""


class GetWorkspaceRuntimeInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the run decides which workspace is meant.

    Schema: ``actions/get_workspace_runtime.schema.json#/$defs/input``
    """


class ControlWorkspaceServiceInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which service, and what to do with it.

    Schema: ``actions/control_workspace_service.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    service_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='serviceId'
    )
    """Identifier of the service, 1 to 200 characters, as get_workspace_runtime shows it."""
    action: Literal['start', 'stop']
    """`start` brings the service up, `stop` takes it down."""


class ControlWorkspaceServiceOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/control_workspace_service.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class SetDependenciesInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The new set of blockers.

    Schema: ``actions/set_dependencies.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    blocked_by_task_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='blockedByTaskIds'
    )
    """Identifiers of all tasks that block the active one from now on, at most 200, each once; empty removes every blocker."""


class SetDependenciesOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/set_dependencies.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class ListProjectsInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the company of the run is meant.

    Schema: ``actions/list_projects.schema.json#/$defs/input``
    """


class ListProjectRepositoriesInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes no members; the company of the run is meant.

    Schema: ``actions/list_project_repositories.schema.json#/$defs/input``
    """


class CreateProjectInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The project to create.

    Schema: ``actions/create_project.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    name: Annotated[str, Meta(max_length=500, min_length=1)]
    """Name of the project, 1 to 500 characters."""
    description: Annotated[str, Meta(max_length=20000)] | None | UnsetType = UNSET
    """What the project is about, at most 20000 characters; null for none."""
    repository_ids: Annotated[list[str], Meta(max_length=200)] | UnsetType = field(
        name='repositoryIds', default=UNSET
    )
    """Identifiers of known repositories to attach, at most 200, each once, as list_project_repositories shows them."""
    repository_urls: Annotated[list[str], Meta(max_length=100)] | UnsetType = field(
        name='repositoryUrls', default=UNSET
    )
    """Addresses of repositories to attach, at most 100, each once and at most 2000 characters: `https://github.com/` with owner and repository."""
    workspace: dict[str, JsonValue] | UnsetType = UNSET
    """Settings of the project's workspace; the control plane checks the members."""
    status: Literal['backlog', 'planned', 'in_progress', 'completed', 'cancelled'] | UnsetType = (
        UNSET
    )
    """Status to begin with; the control plane chooses one when you leave it out."""
    goal_id: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='goalId', default=UNSET
    )
    """Identifier of the goal the project serves first, at most 20000 characters; null for none."""
    goal_ids: Annotated[list[str], Meta(max_length=200)] | UnsetType = field(
        name='goalIds', default=UNSET
    )
    """Identifiers of all goals the project serves, at most 200, each once."""
    lead_agent_id: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='leadAgentId', default=UNSET
    )
    """Identifier of the agent who leads the project, at most 20000 characters; null for none."""
    target_date: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='targetDate', default=UNSET
    )
    """Day by which the project shall be complete, written as a date, at most 20000 characters; null for none."""
    color: Annotated[str, Meta(max_length=20000)] | None | UnsetType = UNSET
    """Colour that marks the project in lists, at most 20000 characters; null for none."""
    icon: Annotated[str, Meta(max_length=20000)] | None | UnsetType = UNSET
    """Symbol that marks the project in lists, at most 20000 characters; null for none."""
    archived_at: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='archivedAt', default=UNSET
    )
    """Time at which the project was archived, at most 20000 characters; null for a project in use."""
    env: dict[str, JsonValue] | UnsetType = UNSET
    """Environment settings of the project: variable name to value. Never put a secret here."""
    execution_workspace_policy: dict[str, JsonValue] | UnsetType = field(
        name='executionWorkspacePolicy', default=UNSET
    )
    """Rules for the workspaces that runs of this project get; the control plane checks the members."""


class CreateTaskInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The task to create.

    Schema: ``actions/create_task.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    title: Annotated[str, Meta(max_length=500, min_length=1)]
    """What is to be done in one line, 1 to 500 characters."""
    project_id: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='projectId', default=UNSET
    )
    """Identifier of the project the task belongs to, at most 20000 characters; null or left out to let the control plane choose."""
    initial_plan: Annotated[str, Meta(max_length=20000)] | None | UnsetType = field(
        name='initialPlan', default=UNSET
    )
    """Plan that the assignee starts from, at most 20000 characters; null for none."""
    description: Annotated[str, Meta(max_length=20000)] | None | UnsetType = UNSET
    """Everything the assignee has to know, at most 20000 characters; null for none."""
    assignee_actor_id: Annotated[str, Meta(max_length=200)] | None | UnsetType = field(
        name='assigneeActorId', default=UNSET
    )
    """Identifier of the actor who gets the task, at most 200 characters; null or left out leaves it unassigned."""
    priority: Literal['critical', 'high', 'medium', 'low'] | UnsetType = UNSET
    """How urgent the task is; the control plane chooses when you leave it out."""
    blocked_by_task_ids: Annotated[list[str], Meta(max_length=200)] | UnsetType = field(
        name='blockedByTaskIds', default=UNSET
    )
    """Identifiers of the tasks that must be completed first, at most 200, each once."""


class CreateTaskOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/create_task.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class RequestApprovalInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The approval to open.

    Schema: ``actions/request_approval.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    approval_type: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='approvalType'
    )
    """Kind of approval, 1 to 200 characters, one that the company knows."""
    payload: dict[str, JsonValue]
    """What shall be approved, in the members that this kind of approval expects."""


class RequestApprovalOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/request_approval.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class DecideApprovalInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The decision.

    Schema: ``actions/decide_approval.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    approval_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='approvalId'
    )
    """Identifier of the approval, 1 to 200 characters, as listed by list_approvals or named in the task."""
    decision: Literal['approved', 'rejected', 'cancelled']
    """Outcome that the approval gets."""
    note: Annotated[str, Meta(max_length=20000, min_length=1)]
    """Why it was decided so, 1 to 20000 characters; kept with the approval."""


class DecideApprovalOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/decide_approval.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class CommentOnApprovalInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The comment to leave.

    Schema: ``actions/comment_on_approval.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    approval_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='approvalId'
    )
    """Identifier of the approval, 1 to 200 characters, as listed by list_approvals or named in the task."""
    body: Annotated[str, Meta(max_length=20000, min_length=1)]
    """Text of the comment in Markdown, 1 to 20000 characters."""


class CommentOnApprovalOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/comment_on_approval.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class ScheduleWakeInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When to continue, and why.

    Schema: ``actions/schedule_wake.schema.json#/$defs/input``
    """

    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='idempotencyKey'
    )
    """Key that you choose for this one effect, 1 to 240 characters. Send the same key again when you retry because an answer got lost: the effect then happens once only. The same key with different input is refused as a conflict."""
    reason: Literal['manual', 'issue_commented', 'interaction_resolved', 'approval_resolved', 'blockers_resolved', 'scheduled_retry', 'resume']
    """Why the task shall be taken up again."""
    payload: dict[str, JsonValue] | UnsetType = UNSET
    """Notes for the run that the wake starts; it receives them unchanged."""
    delay_seconds: Annotated[int, Meta(ge=1, le=86400)] = field(name='delaySeconds')
    """Seconds from now until the wake, 1 to 86400 (one day)."""


class ScheduleWakeOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Receipt of the change, written by the control plane.

    Schema: ``actions/schedule_wake.schema.json#/$defs/output``
    """

    command_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the control-plane command that carried the effect, 1 to 200 characters, assigned by the control plane."""
    disposition: Literal['applied', 'duplicate']
    """`applied` when this call caused the effect, `duplicate` when an earlier call with the same key had caused it. Set by the control plane."""
    state_revision: Annotated[int, Meta(ge=0)] = field(name='stateRevision')
    """Revision of the control-plane state after the command, an integer from 0 upwards, assigned by the control plane."""
    entity_refs: Annotated[list[str], Meta(max_length=200)] = field(name='entityRefs')
    """References to the entities that the command created or changed, written `kind:id`, at most 200, each once. Set by the control plane."""
    scheduled_wake_ids: Annotated[list[str], Meta(max_length=200)] = field(
        name='scheduledWakeIds'
    )
    """Identifiers of the wakes that the command scheduled, at most 200, each once. Set by the control plane."""


class SemanticActionIndex(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Facts about the catalog as a whole. The order is that of every projection and of the inventory.

    Schema: ``actions/semantic-action-index.schema.json#``
    """

    schema: Literal['paperclip.semantic-action-index.v1']
    """Names this record and its version."""
    descriptor_schema: Literal['paperclip.semantic-action.v1'] = field(
        name='descriptorSchema'
    )
    """Name of the descriptor record that every catalog entry follows."""
    order: Annotated[list[str], Meta(min_length=1)]
    """Operation ids of all actions in catalog order, each once."""
    task_read_bindings: list[str] = field(name='taskReadBindings')
    """Operation ids of the reads of the active task that a server binds first; each occurs in the order."""


class SemanticAction(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of the semantic action catalog: what the action is, what it takes and returns, and what a run needs to see it. The catalog inventory is an array of these in catalog order.

    Schema: ``actions/semantic-action.schema.json#``
    """

    schema: Literal['paperclip.semantic-action.v1']
    """Names this record and its version."""
    operation_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='operationId'
    )
    """Name of the action, unique within the catalog and equal to the tool name a provider sees."""
    version: Literal[1]
    """Version of the action; set by the catalog."""
    title: Annotated[str, Meta(min_length=1)]
    """Short name for people, set by the catalog."""
    description: Annotated[str, Meta(min_length=1)]
    """What the action does and when to use it, as sent to a provider; set by the catalog."""
    placement: Literal['always', 'optional']
    """How the action is offered: `always` with every projection, `optional` only through discovery. Set by the catalog."""
    effect: Literal['read', 'write', 'governance']
    """What the action does to control-plane state: `read` nothing, `write` changes it, `governance` concerns approvals. Set by the catalog."""
    required_claims: list[str] = field(name='requiredClaims')
    """Claims that the run must hold, each once; empty when none is needed. Set by the catalog."""
    allowed_modes: Annotated[list[Literal['standard', 'ask', 'planning', 'skill_test']], Meta(min_length=1)] = field(
        name='allowedModes'
    )
    """Work modes of the task in which the action may be used, at least one; set by the catalog."""
    allowed_roles: Annotated[list[str], Meta(min_length=1)] | UnsetType = field(
        name='allowedRoles', default=UNSET
    )
    """Actor roles that may use the action, compared without regard to case and outer white space. Absent when every role may. Set by the catalog."""
    input_schema: dict[str, JsonValue] = field(name='inputSchema')
    """JSON Schema of the input, a closed object; set by the catalog."""
    output_schema: dict[str, JsonValue] = field(name='outputSchema')
    """JSON Schema of the value an execution returns; set by the catalog."""


class RunContextActor(Struct, frozen=True, kw_only=True):
    """Actor on whose behalf a run acts.

    Schema: ``actions/run-context.schema.json#/$defs/actor``
    """

    id: Annotated[str, Meta(max_length=240, min_length=1)]
    """Identifier of the actor, set by the control plane."""
    company_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='companyId'
    )
    """Company of the actor; anything but the run's company denies every action."""
    status: Annotated[str, Meta(max_length=240, min_length=1)]
    """State of the actor; only exactly `active` may act. Set by the control plane."""
    role: Annotated[str, Meta(max_length=240, min_length=1)]
    """Role of the actor, compared without regard to case and outer white space. Set by the control plane."""
    claims: Annotated[list[str], Meta(max_length=1000)]
    """Claims the actor holds. Set by the control plane."""


class RunContextActiveTask(Struct, frozen=True, kw_only=True):
    """Task that a run works on.

    Schema: ``actions/run-context.schema.json#/$defs/activeTask``
    """

    id: Annotated[str, Meta(max_length=240, min_length=1)]
    """Identifier of the task, set by the control plane."""
    company_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='companyId'
    )
    """Company of the task; anything but the run's company denies every action."""
    assignee_actor_id: str | None = field(name='assigneeActorId')
    """Actor the task is assigned to, or null; anyone but the acting actor denies every action."""
    execution_run_id: str | None = field(name='executionRunId')
    """Run that executes the task, or null; any other run denies every action."""
    status: Annotated[str, Meta(max_length=240, min_length=1)]
    """Status of the task; exactly `done`, `cancelled` or `canceled` denies everything but reads."""
    work_mode: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='workMode'
    )
    """Work mode of the task: `standard`, `ask`, `planning` or `skill_test`; any other text matches no action."""


class RunContextPolicy(Struct, frozen=True, kw_only=True):
    """Further limits for one run.

    Schema: ``actions/run-context.schema.json#/$defs/policy``
    """

    denied_operation_ids: Annotated[list[str], Meta(max_length=1000)] | UnsetType = (
        field(name='deniedOperationIds', default=UNSET)
    )
    """Operation ids refused for this run; set by the control plane."""
    allowed_interaction_kinds: (
        Annotated[list[str], Meta(max_length=1000)] | UnsetType
    ) = field(name='allowedInteractionKinds', default=UNSET)
    """Interaction kinds that request_human_input may open; absent allows all. Set by the control plane."""


class RunContext(Struct, frozen=True, kw_only=True):
    """What the control plane knows about a run, its actor and its task at the moment of asking; input of every authorization. A context provider supplies it anew each time. Unknown members are ignored.

    Schema: ``actions/run-context.schema.json#``
    """

    run_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='runId')
    """Run whose authority this is, set by the control plane."""
    company_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='companyId'
    )
    """Company the run works for, set by the control plane."""
    actor: RunContextActor
    """Actor on whose behalf the run acts, set by the control plane."""
    active_task: RunContextActiveTask = field(name='activeTask')
    """Task the run works on, set by the control plane."""
    delegated_claims: Annotated[list[str], Meta(max_length=1000)] = field(
        name='delegatedClaims'
    )
    """Claims handed to this run. Only those that the actor holds as well take effect. Set by the control plane."""
    policy: RunContextPolicy | UnsetType = UNSET
    """Further limits for this run; absent when there are none, never null. Set by the control plane."""


class AuthorizationRecord(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Audit record of one authorization decision, written by the dispatcher: one for each dispatched call that got a context, and one for each bound action that a listing or a discovery weighed.

    Schema: ``actions/authorization-record.schema.json#``
    """

    schema: Literal['paperclip.semantic-authorization-record.v1']
    """Names this record and its version."""
    id: str
    """`semantic_auth:` and the number of the record, 8 digits or more, counted from 1 by the dispatcher."""
    run_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='runId')
    """Run for which the decision was made, taken from the context."""
    company_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='companyId'
    )
    """Company of the run, taken from the context."""
    actor_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='actorId')
    """Acting actor, taken from the context."""
    task_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='taskId')
    """Active task, taken from the context."""
    call_id: str | None = field(name='callId')
    """Call that was decided; null for an exposure."""
    phase: Literal['exposure', 'invocation']
    """`exposure` when the question was whether to show the action, `invocation` when it was whether to execute a call."""
    operation_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationId'
    )
    """Action that was weighed."""
    effective_claims: Annotated[list[str], Meta(max_length=1000)] = field(
        name='effectiveClaims'
    )
    """Claims that counted: those delegated to the run that the actor holds as well, sorted, each once, at most 1000."""
    allowed: bool
    """Final decision; a call that failed after it was authorized counts as not allowed."""
    code: Literal['allowed', 'operation_absent', 'authority_context_invalid', 'run_mismatch', 'company_mismatch', 'actor_inactive', 'task_mode_denied', 'task_state_denied', 'task_ownership_denied', 'required_claim_missing', 'actor_role_denied', 'policy_denied', 'interaction_kind_denied', 'protected_data_denied', 'input_invalid', 'idempotency_required', 'idempotency_conflict', 'idempotency_in_progress', 'receipt_store_unavailable', 'receipt_recovery_failed', 'binding_failed', 'binding_output_invalid']
    """Code of the decision, `allowed` exactly when it was allowed; set by the dispatcher."""
    reason: str
    """Explanation for the audit, not contract and never sent to a provider; set by the dispatcher."""
    input_digest: str | None = field(name='inputDigest')
    """Digest of the redacted input of the call; null for an exposure."""
    operation_receipt_id: str | None = field(name='operationReceiptId')
    """Receipt id derived from run, action and idempotency key or call; null for an exposure."""


class AuthorizedOperation(Struct, frozen=True, kw_only=True):
    """One tool that a run may use.

    Schema: ``actions/authorized-tools.schema.json#/$defs/authorizedOperation``
    """

    operation_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='operationId'
    )
    """Name of the tool as the provider calls it, at most 160 characters; set by the control plane."""
    version: Literal[1]
    """Version of the action."""
    description: Annotated[str, Meta(max_length=16384, min_length=1)]
    """What the tool does and when to use it, for the provider: not blank, no NUL, at most 16 KiB of UTF-8; set by the control plane."""
    input_schema: dict[str, JsonValue] = field(name='inputSchema')
    """JSON Schema that the arguments of a call must meet, at most 512 KiB; set by the control plane."""
    response_schema: dict[str, JsonValue] = field(name='responseSchema')
    """JSON Schema that a successful result must meet, at most 512 KiB; empty accepts everything. Set by the control plane."""


class AuthorizedTools(Struct, frozen=True, kw_only=True):
    """The tools a run may use, as the control plane hands them to the runner in `payload.authorizedTools` of the command `run.prepare`. The whole set is at most 768 KiB of JSON.

    Schema: ``actions/authorized-tools.schema.json#``
    """

    schema: Literal['paperclip.runner.authorized-tools.v1']
    """Names this record and its version."""
    schema_version: Literal[1] = field(name='schemaVersion')
    """Version of the record."""
    catalog_digest: str = field(name='catalogDigest')
    """Digest over the canonical JSON of `operations` as they stand here, computed by the control plane and checked by the runner."""
    operations: Annotated[list[AuthorizedOperation], Meta(max_length=256)]
    """The tools, at most 256, sorted by operationId in UTF-16 code units, each name once; set by the control plane."""


class ToolAnnotations(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Catalog facts that accompany a projected tool.

    Schema: ``actions/semantic-tool-definition.schema.json#/$defs/toolAnnotations``
    """

    semantic_contract: Literal['paperclip.semantic-action.v1'] = field(
        name='semanticContract'
    )
    """Name of the descriptor record the tool comes from."""
    version: Literal[1]
    """Version of the action."""
    placement: Literal['always', 'optional']
    """How the action is offered: `always` with every projection, `optional` only through discovery. Taken from the catalog."""
    effect: Literal['read', 'write', 'governance']
    """What the action does to control-plane state: `read` nothing, `write` changes it, `governance` concerns approvals. Taken from the catalog."""
    required_claims: list[str] = field(name='requiredClaims')
    """Claims that the run must hold, each once; empty when none is needed. Taken from the catalog."""


class SemanticToolDefinition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A catalog action in the form in which a projection or a discovery offers it to a run that may use it.

    Schema: ``actions/semantic-tool-definition.schema.json#``
    """

    name: Annotated[str, Meta(max_length=160, min_length=1)]
    """Name of the tool, the operation id of the action."""
    description: Annotated[str, Meta(min_length=1)]
    """What the tool does and when to use it, taken from the catalog."""
    input_schema: dict[str, JsonValue] = field(name='inputSchema')
    """JSON Schema of the input, taken from the catalog."""
    output_schema: dict[str, JsonValue] = field(name='outputSchema')
    """JSON Schema of the returned value, taken from the catalog."""
    annotations: ToolAnnotations
    """What the catalog says about the action beyond its schemas."""


class SemanticToolDiscovery(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answer to a search among the optional actions that a run may use.

    Schema: ``actions/semantic-tool-discovery.schema.json#``
    """

    schema: Literal['paperclip.semantic-discovery.v1']
    """Names this record and its version."""
    query: str
    """The query as the caller gave it, before trimming; trimmed it has 1 to 500 characters."""
    namespace: str | None
    """Namespace the search was confined to, trimmed and in lower case, or null for all."""
    operations: Annotated[list[SemanticToolDefinition], Meta(max_length=8)]
    """The tools found, best first, at most 8; set by the dispatcher."""
    truncated: bool
    """Whether more tools matched than the limit let through."""


class SemanticToolCallCorrelation(Struct, frozen=True, kw_only=True):
    """Place of a call within its run.

    Schema: ``actions/semantic-tool-call.schema.json#/$defs/correlation``
    """

    run_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='runId')
    """Run that the call belongs to, set by the runner; equal to the call's own run."""
    normalized_session_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='normalizedSessionId'
    )
    """Session of the run in which the provider works, set by the runner."""
    turn_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='turnId')
    """Turn in which the provider called, set by the runner."""
    item_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='itemId')
    """Item that shows the call in the timeline, set by the runner."""
    request_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='requestId', default=UNSET
    )
    """Runtime request that the call belongs to, if there is one, set by the runner."""


class SemanticToolCall(Struct, frozen=True, kw_only=True):
    """A request to execute one action, as the runner passes it to the dispatcher.

    Schema: ``actions/semantic-tool-call.schema.json#``
    """

    run_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='runId')
    """Run that calls, set by the runner."""
    call_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='callId')
    """Identifier of the call, unique within the run, set by the provider or the runner."""
    operation_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationId'
    )
    """Action to execute, chosen by the provider."""
    correlation: SemanticToolCallCorrelation
    """Place of the call within the run, set by the runner."""
    input: JsonValue | UnsetType = UNSET
    """Input of the action, any JSON value, chosen by the provider. Absent or unfit input is answered with `input_invalid`."""


class SemanticToolError(Struct, frozen=True, kw_only=True):
    """Why a call has no value.

    Schema: ``actions/semantic-tool-result.schema.json#/$defs/toolError``
    """

    code: Literal['operation_absent', 'authority_context_invalid', 'run_mismatch', 'company_mismatch', 'actor_inactive', 'task_mode_denied', 'task_state_denied', 'task_ownership_denied', 'required_claim_missing', 'actor_role_denied', 'policy_denied', 'interaction_kind_denied', 'protected_data_denied', 'input_invalid', 'idempotency_required', 'idempotency_conflict', 'idempotency_in_progress', 'receipt_store_unavailable', 'receipt_recovery_failed', 'binding_failed', 'binding_output_invalid']
    """Code of the denial, set by the dispatcher."""
    message: Annotated[str, Meta(min_length=1)]
    """General sentence that repeats nothing of the input; not contract."""
    retryable: bool
    """Whether the same call may succeed later: true for `idempotency_in_progress` and `binding_failed` only."""


class SemanticToolSuccess(Struct, frozen=True, kw_only=True):
    """Answer to a call that was executed, now or earlier.

    Schema: ``actions/semantic-tool-result.schema.json#/$defs/toolSuccess``
    """

    ok: LiteralTrue
    """True for a success."""
    operation_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationId'
    )
    """Action that was executed."""
    call_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='callId')
    """Call that is answered."""
    value: JsonValue
    """What the binding returned, any JSON value that meets the output schema of the action, with protected data redacted."""
    code: Annotated[str, Meta(max_length=160, min_length=1)]
    """Code that the binding gave, `ok` by default."""
    duplicate: bool
    """True when an earlier call with the same idempotency key had the effect and its stored value is returned."""
    state_revision: Annotated[int, Meta(ge=0, le=9007199254740991)] | UnsetType = field(
        name='stateRevision', default=UNSET
    )
    """Revision of the control-plane state after the execution, if the binding told it."""
    input_receipt: prp_v1.SemanticTool = field(name='inputReceipt')
    """Receipt of the input, phase `input`."""
    result_receipt: prp_v1.SemanticTool = field(name='resultReceipt')
    """Receipt of the outcome, phase `result`."""


class SemanticToolDenial(Struct, frozen=True, kw_only=True):
    """Answer to a call that was refused or failed.

    Schema: ``actions/semantic-tool-result.schema.json#/$defs/toolDenial``
    """

    ok: LiteralFalse
    """False for a denial or a failure."""
    operation_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationId'
    )
    """Action that was asked for, or `invalid` when the call named none in a usable form."""
    call_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='callId')
    """Call that is answered, or `invalid` when the call named none in a usable form."""
    error: SemanticToolError
    """Why there is no value."""
    input_receipt: prp_v1.SemanticTool | None = field(name='inputReceipt')
    """Receipt of the input, phase `input`; null when the call had no usable identity."""
    result_receipt: prp_v1.SemanticTool | None = field(name='resultReceipt')
    """Receipt of the outcome, phase `result`; null when the call had no usable identity."""


class StoredOutcome(Struct, frozen=True, kw_only=True):
    """What an idempotency store keeps of a completed mutation, so that a repeated call is answered without a second effect.

    Schema: ``actions/stored-outcome.schema.json#``
    """

    operation_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationId'
    )
    """Action that was executed; a duplicate must name the same."""
    input_digest: str = field(name='inputDigest')
    """Digest of the redacted input, idempotency key included; a duplicate must have the same."""
    operation_receipt_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationReceiptId'
    )
    """Receipt id of the execution; duplicates refer to it."""
    value: JsonValue
    """Returned value, any JSON value, with protected data redacted."""
    code: Annotated[str, Meta(max_length=160, min_length=1)]
    """Code of the success."""
    state_revision: Annotated[int, Meta(ge=0, le=9007199254740991)] | UnsetType = field(
        name='stateRevision', default=UNSET
    )
    """Revision of the control-plane state after the execution, if the binding told it."""
    references: Annotated[list[prp_v1.SafeReference], Meta(max_length=200)]
    """Allowed references that the binding named, at most 200, each once."""
    audit_receipt_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = (
        field(name='auditReceiptId', default=UNSET)
    )
    """Receipt of the audit log, if the binding named one."""


SemanticToolResult: TypeAlias = (
    SemanticToolSuccess
    | SemanticToolDenial
)
"""Answer of the dispatcher to one call: the value, or the code of the denial, each with its receipts. This is what a provider sees."""

ActionsSemanticToolResult: TypeAlias = SemanticToolResult
"""``SemanticToolResult`` under a name that tells the module."""


__all__ = [
    'ActionsSemanticToolResult',
    'AnswerStatusQuestionInput',
    'AnswerStatusQuestionOutput',
    'AuthorizationRecord',
    'AuthorizedOperation',
    'AuthorizedTools',
    'BlockTaskInput',
    'BlockTaskOutput',
    'CallApiInput',
    'CallApiInputFilesItem',
    'CommentOnApprovalInput',
    'CommentOnApprovalOutput',
    'ControlWorkspaceServiceInput',
    'ControlWorkspaceServiceOutput',
    'CreateProjectInput',
    'CreateTaskInput',
    'CreateTaskOutput',
    'DecideApprovalInput',
    'DecideApprovalOutput',
    'FinishTaskInput',
    'FinishTaskOutput',
    'GetAgentInput',
    'GetApprovalContextInput',
    'GetApprovalInput',
    'GetTaskContextInput',
    'GetTaskHistoryInput',
    'GetWorkspaceRuntimeInput',
    'ListAgentsInput',
    'ListApprovalsInput',
    'ListDocumentRevisionsInput',
    'ListDocumentsInput',
    'ListProjectRepositoriesInput',
    'ListProjectsInput',
    'ReadDocumentInput',
    'RegisterDeliverableInput',
    'RegisterDeliverableOutput',
    'ReportProgressInput',
    'ReportProgressOutput',
    'RequestApprovalInput',
    'RequestApprovalOutput',
    'RequestHumanInputInput',
    'RequestHumanInputOutput',
    'RequestReviewInput',
    'RequestReviewOutput',
    'RunContext',
    'RunContextActiveTask',
    'RunContextActor',
    'RunContextPolicy',
    'ScheduleWakeInput',
    'ScheduleWakeOutput',
    'SearchApiInput',
    'SearchTasksInput',
    'SemanticAction',
    'SemanticActionIndex',
    'SemanticToolCall',
    'SemanticToolCallCorrelation',
    'SemanticToolDefinition',
    'SemanticToolDenial',
    'SemanticToolDiscovery',
    'SemanticToolError',
    'SemanticToolResult',
    'SemanticToolSuccess',
    'SetDependenciesInput',
    'SetDependenciesOutput',
    'StoredOutcome',
    'ToolAnnotations',
    'WriteDocumentInput',
    'WriteDocumentOutput',
]
