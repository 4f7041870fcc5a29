"""The catalog of semantic actions: one :class:`Action` for each, with its types, schemas and frozen metadata.

Generated from the files under ``schemas/actions/`` by ``nox -s generate``; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Generic, Literal, TypeVar, cast

from msgspec import Struct

from paperclip_protocol import actions
from paperclip_protocol._documents import read_document
from paperclip_protocol._runtime import JsonValue

Input = TypeVar("Input")
Output = TypeVar("Output")


class Action(Struct, Generic[Input, Output], frozen=True, kw_only=True):
    """One action of the catalog. Being in the catalog grants nothing."""

    operation_id: str
    """Its name on the wire."""
    version: int
    """Version of the action."""
    title: str
    """A short title for people."""
    description: str
    """What it does, as told to a provider."""
    namespace: str
    """The group it belongs to."""
    placement: Literal["always", "optional"]
    """Whether it is always offered or has to be discovered."""
    effect: Literal["governance", "read", "write"]
    """What it does to the world."""
    required_claims: tuple[str, ...]
    """Claims a run must hold to call it."""
    modes: tuple[str, ...]
    """Work modes in which it may be called."""
    roles: tuple[str, ...] | None
    """Actor roles that may call it; ``None`` when any may."""
    idempotency: Literal["none", "required"]
    """Whether a call needs an idempotency key."""
    input_type: type[Input]
    """Type of its input."""
    output_type: type[Output]
    """Type of its output."""

    @property
    def input_name(self) -> str:
        """Schema name of the input, for ``decode`` and ``validate``."""
        return f"{self.operation_id}#input"

    @property
    def output_name(self) -> str:
        """Schema name of the output, for ``decode`` and ``validate``."""
        return f"{self.operation_id}#output"

    def input_schema(self) -> dict[str, JsonValue]:
        """The JSON Schema of the input, as sent to a provider."""
        return _definition(self.operation_id, "input")

    def output_schema(self) -> dict[str, JsonValue]:
        """The JSON Schema of the output, as sent to a provider."""
        return _definition(self.operation_id, "output")


def _definition(operation_id: str, name: str) -> dict[str, JsonValue]:
    definitions = cast("dict[str, dict[str, JsonValue]]", read_document(f"actions/{operation_id}.schema.json")["$defs"])
    return definitions[name]


SearchApi: Final[Action[actions.SearchApiInput, dict[str, JsonValue]]] = Action(
    operation_id="search_api",
    version=1,
    title="Search API operations",
    description="Look for an API operation by what it does. Use it only when none of your own tools covers the need; the operation ids it finds can be given to call_api.",
    namespace="api_fallback",
    placement="optional",
    effect="read",
    required_claims=('api:discover',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.SearchApiInput,
    output_type=dict[str, JsonValue],
)
"""Search API operations."""

CallApi: Final[Action[actions.CallApiInput, dict[str, JsonValue]]] = Action(
    operation_id="call_api",
    version=1,
    title="Call an API operation",
    description="Call one API operation that search_api found. The call runs with the authority of this run and can change state, so prefer a dedicated tool wherever one exists.",
    namespace="api_fallback",
    placement="optional",
    effect="write",
    required_claims=('api:call',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.CallApiInput,
    output_type=dict[str, JsonValue],
)
"""Call an API operation."""

GetTaskContext: Final[Action[actions.GetTaskContextInput, dict[str, JsonValue]]] = Action(
    operation_id="get_task_context",
    version=1,
    title="Read the task context",
    description="Read what this run works on: the active task, the acting agent, the company and the run itself.",
    namespace="active_task",
    placement="always",
    effect="read",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.GetTaskContextInput,
    output_type=dict[str, JsonValue],
)
"""Read the task context."""

GetTaskHistory: Final[Action[actions.GetTaskHistoryInput, dict[str, JsonValue]]] = Action(
    operation_id="get_task_history",
    version=1,
    title="Read the task history",
    description="Read the newest comments on the active task, oldest of them first.",
    namespace="active_task",
    placement="always",
    effect="read",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.GetTaskHistoryInput,
    output_type=dict[str, JsonValue],
)
"""Read the task history."""

ListDocuments: Final[Action[actions.ListDocumentsInput, dict[str, JsonValue]]] = Action(
    operation_id="list_documents",
    version=1,
    title="List task documents",
    description="List the documents of the active task with their keys and latest revisions. Bodies are not included; read_document returns one.",
    namespace="documents",
    placement="always",
    effect="read",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.ListDocumentsInput,
    output_type=dict[str, JsonValue],
)
"""List task documents."""

ReadDocument: Final[Action[actions.ReadDocumentInput, dict[str, JsonValue]]] = Action(
    operation_id="read_document",
    version=1,
    title="Read a task document",
    description="Read the current revision of one document of the active task, body included.",
    namespace="documents",
    placement="always",
    effect="read",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.ReadDocumentInput,
    output_type=dict[str, JsonValue],
)
"""Read a task document."""

ListDocumentRevisions: Final[Action[actions.ListDocumentRevisionsInput, dict[str, JsonValue]]] = Action(
    operation_id="list_document_revisions",
    version=1,
    title="List document revisions",
    description="List the revisions of one document of the active task, newest first.",
    namespace="documents",
    placement="always",
    effect="read",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.ListDocumentRevisionsInput,
    output_type=dict[str, JsonValue],
)
"""List document revisions."""

ReportProgress: Final[Action[actions.ReportProgressInput, actions.ReportProgressOutput]] = Action(
    operation_id="report_progress",
    version=1,
    title="Report progress",
    description="Leave a lasting progress comment on the active task. Use it for news a reader of the task will want later; the status of the task stays as it is.",
    namespace="active_task",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.ReportProgressInput,
    output_type=actions.ReportProgressOutput,
)
"""Report progress."""

AnswerStatusQuestion: Final[Action[actions.AnswerStatusQuestionInput, actions.AnswerStatusQuestionOutput]] = Action(
    operation_id="answer_status_question",
    version=1,
    title="Answer a status question",
    description="Answer someone who only asked how the task is going. The answer becomes a comment; the status of the task does not change and no work has to be done for it.",
    namespace="active_task",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.AnswerStatusQuestionInput,
    output_type=actions.AnswerStatusQuestionOutput,
)
"""Answer a status question."""

WriteDocument: Final[Action[actions.WriteDocumentInput, actions.WriteDocumentOutput]] = Action(
    operation_id="write_document",
    version=1,
    title="Write a task document",
    description="Create a document of the active task or replace its body. To replace one, name the revision you read; if someone has written a newer one since, nothing is written.",
    namespace="documents",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.WriteDocumentInput,
    output_type=actions.WriteDocumentOutput,
)
"""Write a task document."""

RequestHumanInput: Final[Action[actions.RequestHumanInputInput, actions.RequestHumanInputOutput]] = Action(
    operation_id="request_human_input",
    version=1,
    title="Ask a person",
    description="Put a question to a person as a lasting interaction on the active task: a confirmation, a check list, a set of questions, suggested tasks or verdicts on items. Say whether the answer shall wake you.",
    namespace="documents",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.RequestHumanInputInput,
    output_type=actions.RequestHumanInputOutput,
)
"""Ask a person."""

RegisterDeliverable: Final[Action[actions.RegisterDeliverableInput, actions.RegisterDeliverableOutput]] = Action(
    operation_id="register_deliverable",
    version=1,
    title="Register a deliverable",
    description="Record a finished file as a work product of the active task. Only its description and digest are sent; the content must already be stored under the reference you give.",
    namespace="documents",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.RegisterDeliverableInput,
    output_type=actions.RegisterDeliverableOutput,
)
"""Register a deliverable."""

FinishTask: Final[Action[actions.FinishTaskInput, actions.FinishTaskOutput]] = Action(
    operation_id="finish_task",
    version=1,
    title="Finish the task",
    description="Mark the active task as done. Use it once, when everything the task asks for is complete.",
    namespace="active_task",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.FinishTaskInput,
    output_type=actions.FinishTaskOutput,
)
"""Finish the task."""

BlockTask: Final[Action[actions.BlockTaskInput, actions.BlockTaskOutput]] = Action(
    operation_id="block_task",
    version=1,
    title="Block the task",
    description="Mark the active task as blocked because you cannot go on without something outside your reach, and name the tasks it waits for if there are any.",
    namespace="active_task",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.BlockTaskInput,
    output_type=actions.BlockTaskOutput,
)
"""Block the task."""

RequestReview: Final[Action[actions.RequestReviewInput, actions.RequestReviewOutput]] = Action(
    operation_id="request_review",
    version=1,
    title="Request a review",
    description="Move the active task to review, so that someone else checks the work before it counts as done.",
    namespace="active_task",
    placement="always",
    effect="write",
    required_claims=(),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.RequestReviewInput,
    output_type=actions.RequestReviewOutput,
)
"""Request a review."""

ListAgents: Final[Action[actions.ListAgentsInput, dict[str, JsonValue]]] = Action(
    operation_id="list_agents",
    version=1,
    title="List actors",
    description="List the agents and people of the company in a form cleared of private data, for example to find someone to assign a task to.",
    namespace="discovery",
    placement="optional",
    effect="read",
    required_claims=('discovery:agents:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.ListAgentsInput,
    output_type=dict[str, JsonValue],
)
"""List actors."""

GetAgent: Final[Action[actions.GetAgentInput, dict[str, JsonValue]]] = Action(
    operation_id="get_agent",
    version=1,
    title="Read an actor",
    description="Read one agent or person of the company in a form cleared of private data.",
    namespace="discovery",
    placement="optional",
    effect="read",
    required_claims=('discovery:agents:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.GetAgentInput,
    output_type=dict[str, JsonValue],
)
"""Read an actor."""

SearchTasks: Final[Action[actions.SearchTasksInput, dict[str, JsonValue]]] = Action(
    operation_id="search_tasks",
    version=1,
    title="Search tasks",
    description="Search the tasks of the company by words and by status.",
    namespace="discovery",
    placement="optional",
    effect="read",
    required_claims=('discovery:tasks:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.SearchTasksInput,
    output_type=dict[str, JsonValue],
)
"""Search tasks."""

ListApprovals: Final[Action[actions.ListApprovalsInput, dict[str, JsonValue]]] = Action(
    operation_id="list_approvals",
    version=1,
    title="List approvals",
    description="List the approvals of the company with their state.",
    namespace="governance",
    placement="optional",
    effect="governance",
    required_claims=('governance:approvals:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.ListApprovalsInput,
    output_type=dict[str, JsonValue],
)
"""List approvals."""

GetApproval: Final[Action[actions.GetApprovalInput, dict[str, JsonValue]]] = Action(
    operation_id="get_approval",
    version=1,
    title="Read an approval",
    description="Read one approval of the company.",
    namespace="governance",
    placement="optional",
    effect="governance",
    required_claims=('governance:approvals:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.GetApprovalInput,
    output_type=dict[str, JsonValue],
)
"""Read an approval."""

GetApprovalContext: Final[Action[actions.GetApprovalContextInput, dict[str, JsonValue]]] = Action(
    operation_id="get_approval_context",
    version=1,
    title="Read an approval in context",
    description="Read one approval together with its comments and the tasks linked to it; use it before you comment on the approval or decide it.",
    namespace="governance",
    placement="optional",
    effect="governance",
    required_claims=('governance:approvals:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.GetApprovalContextInput,
    output_type=dict[str, JsonValue],
)
"""Read an approval in context."""

GetWorkspaceRuntime: Final[Action[actions.GetWorkspaceRuntimeInput, dict[str, JsonValue]]] = Action(
    operation_id="get_workspace_runtime",
    version=1,
    title="Read workspace services",
    description="Read which services belong to the workspace of the active task and whether they run.",
    namespace="workspace",
    placement="optional",
    effect="read",
    required_claims=('workspace:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.GetWorkspaceRuntimeInput,
    output_type=dict[str, JsonValue],
)
"""Read workspace services."""

ControlWorkspaceService: Final[Action[actions.ControlWorkspaceServiceInput, actions.ControlWorkspaceServiceOutput]] = Action(
    operation_id="control_workspace_service",
    version=1,
    title="Control a workspace service",
    description="Start or stop one service of the workspace of the active task.",
    namespace="workspace",
    placement="optional",
    effect="write",
    required_claims=('workspace:control',),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.ControlWorkspaceServiceInput,
    output_type=actions.ControlWorkspaceServiceOutput,
)
"""Control a workspace service."""

SetDependencies: Final[Action[actions.SetDependenciesInput, actions.SetDependenciesOutput]] = Action(
    operation_id="set_dependencies",
    version=1,
    title="Set task dependencies",
    description="Replace the set of tasks that block the active task. The list is complete: a blocker you leave out is removed.",
    namespace="delegation",
    placement="optional",
    effect="write",
    required_claims=('dependencies:write',),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.SetDependenciesInput,
    output_type=actions.SetDependenciesOutput,
)
"""Set task dependencies."""

ListProjects: Final[Action[actions.ListProjectsInput, dict[str, JsonValue]]] = Action(
    operation_id="list_projects",
    version=1,
    title="List projects",
    description="List the projects of the company.",
    namespace="projects",
    placement="optional",
    effect="read",
    required_claims=('discovery:projects:read',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.ListProjectsInput,
    output_type=dict[str, JsonValue],
)
"""List projects."""

ListProjectRepositories: Final[Action[actions.ListProjectRepositoriesInput, dict[str, JsonValue]]] = Action(
    operation_id="list_project_repositories",
    version=1,
    title="List repositories",
    description="List the source repositories that the company may use for its projects.",
    namespace="projects",
    placement="optional",
    effect="read",
    required_claims=(),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="none",
    input_type=actions.ListProjectRepositoriesInput,
    output_type=dict[str, JsonValue],
)
"""List repositories."""

CreateProject: Final[Action[actions.CreateProjectInput, dict[str, JsonValue]]] = Action(
    operation_id="create_project",
    version=1,
    title="Create a project",
    description="Create a project of the company, with its repositories and goals if they are known.",
    namespace="projects",
    placement="optional",
    effect="write",
    required_claims=(),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.CreateProjectInput,
    output_type=dict[str, JsonValue],
)
"""Create a project."""

CreateTask: Final[Action[actions.CreateTaskInput, actions.CreateTaskOutput]] = Action(
    operation_id="create_task",
    version=1,
    title="Create a task",
    description="Create a task below the active one and give it to an agent, to hand on a part of the work.",
    namespace="delegation",
    placement="optional",
    effect="write",
    required_claims=('delegation:tasks:create',),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.CreateTaskInput,
    output_type=actions.CreateTaskOutput,
)
"""Create a task."""

RequestApproval: Final[Action[actions.RequestApprovalInput, actions.RequestApprovalOutput]] = Action(
    operation_id="request_approval",
    version=1,
    title="Request an approval",
    description="Ask for an approval that the rules of the company demand, before you do what needs it.",
    namespace="governance",
    placement="optional",
    effect="governance",
    required_claims=('governance:approvals:request',),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.RequestApprovalInput,
    output_type=actions.RequestApprovalOutput,
)
"""Request an approval."""

DecideApproval: Final[Action[actions.DecideApprovalInput, actions.DecideApprovalOutput]] = Action(
    operation_id="decide_approval",
    version=1,
    title="Decide an approval",
    description="Approve, reject or cancel an approval. Open to actors whose role may decide; nobody decides what they requested themselves.",
    namespace="governance",
    placement="optional",
    effect="governance",
    required_claims=('governance:approvals:decide',),
    modes=('standard', 'skill_test'),
    roles=('board', 'approver', 'security'),
    idempotency="required",
    input_type=actions.DecideApprovalInput,
    output_type=actions.DecideApprovalOutput,
)
"""Decide an approval."""

CommentOnApproval: Final[Action[actions.CommentOnApprovalInput, actions.CommentOnApprovalOutput]] = Action(
    operation_id="comment_on_approval",
    version=1,
    title="Comment on an approval",
    description="Leave a comment on an approval without deciding it.",
    namespace="governance",
    placement="optional",
    effect="governance",
    required_claims=('governance:approvals:comment',),
    modes=('standard', 'ask', 'planning', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.CommentOnApprovalInput,
    output_type=actions.CommentOnApprovalOutput,
)
"""Comment on an approval."""

ScheduleWake: Final[Action[actions.ScheduleWakeInput, actions.ScheduleWakeOutput]] = Action(
    operation_id="schedule_wake",
    version=1,
    title="Schedule a wake",
    description="Have the active task taken up again after a delay, for example to look at something that needs time.",
    namespace="continuation",
    placement="optional",
    effect="write",
    required_claims=('control_plane:wakes',),
    modes=('standard', 'skill_test'),
    roles=None,
    idempotency="required",
    input_type=actions.ScheduleWakeInput,
    output_type=actions.ScheduleWakeOutput,
)
"""Schedule a wake."""

ACTIONS: Final[Mapping[str, Action[object, object]]] = MappingProxyType(
    {
        item.operation_id: cast("Action[object, object]", item)
        for item in (
            SearchApi,
            CallApi,
            GetTaskContext,
            GetTaskHistory,
            ListDocuments,
            ReadDocument,
            ListDocumentRevisions,
            ReportProgress,
            AnswerStatusQuestion,
            WriteDocument,
            RequestHumanInput,
            RegisterDeliverable,
            FinishTask,
            BlockTask,
            RequestReview,
            ListAgents,
            GetAgent,
            SearchTasks,
            ListApprovals,
            GetApproval,
            GetApprovalContext,
            GetWorkspaceRuntime,
            ControlWorkspaceService,
            SetDependencies,
            ListProjects,
            ListProjectRepositories,
            CreateProject,
            CreateTask,
            RequestApproval,
            DecideApproval,
            CommentOnApproval,
            ScheduleWake,
        )
    }
)
"""Every action by operation id, in catalog order."""
