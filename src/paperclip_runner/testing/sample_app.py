"""A small application in memory with a company, an agent and one task, bound to the actions a run needs most.

It reads like an application of one's own would: functions with typed input and output, one for each action. It keeps
nothing, so a run against it can be looked at and thrown away.

```python
application = SampleApplication()
dispatcher = application.dispatcher(store=MemoryStore())
answer = await dispatcher.dispatch(application.call("report_progress", {"idempotencyKey": "1", "body": "Begun."}))
```
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol import action_catalog as catalog
from paperclip_protocol.actions import (
    BlockTaskInput,
    BlockTaskOutput,
    FinishTaskInput,
    FinishTaskOutput,
    GetTaskContextInput,
    GetTaskHistoryInput,
    ListDocumentRevisionsInput,
    ListDocumentsInput,
    ReadDocumentInput,
    ReportProgressInput,
    ReportProgressOutput,
    RunContext,
    RunContextActiveTask,
    RunContextActor,
    SemanticToolCall,
    SemanticToolCallCorrelation,
    WriteDocumentInput,
    WriteDocumentOutput,
)
from paperclip_protocol.prp_v1 import SafeReference

from paperclip_runner.actions.dispatcher import Dispatcher
from paperclip_runner.actions.invocations import Invocation, Result
from paperclip_runner.errors import ActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.claims import DispatchFailure
    from paperclip_runner.actions.dispatcher import ContextProvider
    from paperclip_runner.actions.receipts import ReferenceKind
    from paperclip_runner.actions.stores.base import IdempotencyStore

__all__ = ["Comment", "Document", "Revision", "SampleApplication", "SampleTask"]

DEFAULT_HISTORY: Final = 50
"""Comments or revisions that are answered when a call names no limit."""

OutputT = TypeVar("OutputT")

WorkMode = Literal["standard", "ask", "planning", "skill_test"]


class Comment(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One comment on the task."""

    id: str
    body: str
    author_agent_id: str | None
    author_user_id: str | None
    created_at: str


class Revision(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One state of a document."""

    id: str
    revision_number: int
    title: str
    format: str
    body: str
    change_summary: str | None
    created_by_agent_id: str | None
    created_by_user_id: str | None
    created_at: str


class Document(msgspec.Struct, kw_only=True):
    """A document of the task; its revisions stand oldest first and are never empty."""

    id: str
    key: str
    revisions: list[Revision]


class SampleTask(msgspec.Struct, kw_only=True):
    """The one task. `status_version` counts the changes of its status."""

    id: str = "task-1"
    identifier: str = "SAM-1"
    title: str = "Write the release notes"
    description: str | None = "Collect what changed since the last release and write it down for readers."
    status: str = "in_progress"
    status_version: int = 1
    priority: str = "medium"
    work_mode: WorkMode = "standard"
    blocked_by: list[str] = msgspec.field(default_factory=list[str])
    comments: list[Comment] = msgspec.field(default_factory=list[Comment])
    documents: dict[str, Document] = msgspec.field(default_factory=dict[str, Document])


class _Clock:
    """Ticks one second at each look, so that the same calls leave the same traces."""

    def __init__(self) -> None:
        self._now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> str:
        self._now += timedelta(seconds=1)
        return self._now.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class SampleApplication:
    """The state of the application, its authority and its functions.

    `now` gives the time as the wire writes it (`2026-01-01T00:00:00.000Z`); the default clock is made up and always
    starts at the same moment. Everything else about the application may be changed between calls.
    """

    def __init__(
        self,
        *,
        run_id: str = "run-1",
        company_id: str = "company-1",
        agent_id: str = "agent-1",
        task: SampleTask | None = None,
        claims: tuple[str, ...] = (),
        now: Callable[[], str] | None = None,
    ) -> None:
        self.run_id = run_id
        self.company_id = company_id
        self.agent_id = agent_id
        self.agent_status = "active"
        self.agent_role = "engineer"
        self.claims = claims
        self.task = task or SampleTask()
        self.state_revision = 0
        self._now = now or _Clock()
        self._ids: dict[str, int] = {}

    def context(self, run_id: str) -> RunContext:
        """What a run may do now; any run but the application's own holds nothing."""
        return RunContext(
            run_id=self.run_id,
            company_id=self.company_id,
            actor=RunContextActor(
                id=self.agent_id,
                company_id=self.company_id,
                status=self.agent_status,
                role=self.agent_role,
                claims=list(self.claims),
            ),
            active_task=RunContextActiveTask(
                id=self.task.id,
                company_id=self.company_id,
                assignee_actor_id=self.agent_id,
                execution_run_id=self.run_id if run_id == self.run_id else None,
                status=self.task.status,
                work_mode=self.task.work_mode,
            ),
            delegated_claims=list(self.claims),
        )

    def dispatcher(
        self,
        *,
        store: IdempotencyStore | None = None,
        on_failure: Callable[[DispatchFailure], None] | None = None,
        context_provider: ContextProvider | None = None,
    ) -> Dispatcher:
        """A dispatcher with the application's nine actions bound; authority is its own unless another one is given."""
        dispatcher = Dispatcher(context_provider or self.context, store=store, on_failure=on_failure)
        dispatcher.bind(catalog.GetTaskContext)(self.get_task_context)
        dispatcher.bind(catalog.GetTaskHistory)(self.get_task_history)
        dispatcher.bind(catalog.ListDocuments)(self.list_documents)
        dispatcher.bind(catalog.ReadDocument)(self.read_document)
        dispatcher.bind(catalog.ListDocumentRevisions)(self.list_document_revisions)
        dispatcher.bind(catalog.ReportProgress)(self.report_progress)
        dispatcher.bind(catalog.WriteDocument)(self.write_document)
        dispatcher.bind(catalog.FinishTask)(self.finish_task)
        dispatcher.bind(catalog.BlockTask)(self.block_task)
        return dispatcher

    def call(
        self, operation_id: str, given: JsonValue, *, call_id: str = "call-1", turn_id: str = "turn-1"
    ) -> SemanticToolCall:
        """A call as this application's run would make it."""
        return SemanticToolCall(
            run_id=self.run_id,
            call_id=call_id,
            operation_id=operation_id,
            correlation=SemanticToolCallCorrelation(
                run_id=self.run_id,
                normalized_session_id="session-1",
                turn_id=turn_id,
                item_id=f"item-{call_id}",
            ),
            input=given,
        )

    def get_task_context(self, invocation: Invocation[GetTaskContextInput]) -> Result[dict[str, JsonValue]]:
        """Company, actor, task and run."""
        task = self.task
        value: dict[str, JsonValue] = {
            "company": {"id": self.company_id},
            "actor": {
                "id": self.agent_id,
                "name": "Sample agent",
                "role": self.agent_role,
                "title": None,
                "capabilities": None,
            },
            "activeTask": {
                "id": task.id,
                "identifier": task.identifier,
                "title": task.title,
                "description": task.description,
                "status": task.status,
                "statusVersion": task.status_version,
                "priority": task.priority,
                "workMode": task.work_mode,
                "parentId": None,
                "projectId": None,
                "goalId": None,
            },
            "run": {"id": invocation.run_id, "status": "running", "invocationSource": "sample"},
        }
        return Result(value=value, references=[_reference("task", task.id)])

    def get_task_history(self, invocation: Invocation[GetTaskHistoryInput]) -> Result[dict[str, JsonValue]]:
        """The newest comments, oldest first."""
        newest = self.task.comments[-_limit(invocation.input.limit) :]
        return Result(
            value={"comments": [msgspec.to_builtins(comment) for comment in newest]},
            references=[_reference("task", self.task.id)],
        )

    def list_documents(self, invocation: Invocation[ListDocumentsInput]) -> Result[dict[str, JsonValue]]:
        """The documents of the task without their bodies."""
        documents = list(self.task.documents.values())
        return Result(
            value={"documents": [_listed(document) for document in documents]},
            references=[_reference("document_revision", document.revisions[-1].id) for document in documents],
        )

    def read_document(self, invocation: Invocation[ReadDocumentInput]) -> Result[dict[str, JsonValue]]:
        """The current revision of one document."""
        document = self._document(invocation.input.key)
        current = document.revisions[-1]
        return Result(
            value={"document": {**_listed(document), "body": current.body}},
            references=[_reference("document_revision", current.id)],
        )

    def list_document_revisions(
        self, invocation: Invocation[ListDocumentRevisionsInput]
    ) -> Result[dict[str, JsonValue]]:
        """The revisions of one document, newest first."""
        newest = self._document(invocation.input.key).revisions[-_limit(invocation.input.limit) :][::-1]
        return Result(
            value={"revisions": [msgspec.to_builtins(revision) for revision in newest]},
            references=[_reference("document_revision", revision.id) for revision in newest],
        )

    async def report_progress(self, invocation: Invocation[ReportProgressInput]) -> Result[ReportProgressOutput]:
        """Add a comment."""
        comment = self._commented(invocation.actor_id, invocation.input.body)
        return self._applied(ReportProgressOutput, [f"comment:{comment.id}"])

    async def write_document(self, invocation: Invocation[WriteDocumentInput]) -> Result[WriteDocumentOutput]:
        """Create a document or replace its body.

        When somebody has written a newer revision than the one named, nothing changes: the code of the result is then
        `revision_conflict`, and its receipt names no entity.
        """
        given = invocation.input
        document = self.task.documents.get(given.key)
        current = None if document is None else document.revisions[-1].id
        if given.base_revision_id != current:
            return self._unchanged(WriteDocumentOutput, "revision_conflict")
        if document is None:
            document = Document(id=self._new_id("document"), key=given.key, revisions=[])
            self.task.documents[given.key] = document
        revision = Revision(
            id=self._new_id("revision"),
            revision_number=len(document.revisions) + 1,
            title=given.title,
            format="markdown",
            body=given.body,
            change_summary=None if given.change_summary is UNSET else given.change_summary,
            created_by_agent_id=invocation.actor_id,
            created_by_user_id=None,
            created_at=self._now(),
        )
        document.revisions.append(revision)
        references = [_reference("document_revision", revision.id)]
        return self._applied(WriteDocumentOutput, [f"document_revision:{revision.id}"], references)

    async def finish_task(self, invocation: Invocation[FinishTaskInput]) -> Result[FinishTaskOutput]:
        """Complete the task."""
        comment = self._commented(invocation.actor_id, invocation.input.summary)
        self._moved("done")
        return self._applied(FinishTaskOutput, [f"task:{self.task.id}", f"comment:{comment.id}"])

    async def block_task(self, invocation: Invocation[BlockTaskInput]) -> Result[BlockTaskOutput]:
        """Block the task, with the tasks it waits for when there are any."""
        given = invocation.input
        comment = self._commented(invocation.actor_id, given.reason)
        self.task.blocked_by = [] if given.blocked_by_task_ids is UNSET else list(given.blocked_by_task_ids)
        self._moved("blocked")
        return self._applied(BlockTaskOutput, [f"task:{self.task.id}", f"comment:{comment.id}"])

    def _document(self, key: str) -> Document:
        document = self.task.documents.get(key)
        if document is None:
            raise ActionError(f"the task has no document {key}: list its documents first", code="document_unknown")
        return document

    def _commented(self, actor_id: str, body: str) -> Comment:
        comment = Comment(
            id=self._new_id("comment"),
            body=body,
            author_agent_id=actor_id,
            author_user_id=None,
            created_at=self._now(),
        )
        self.task.comments.append(comment)
        return comment

    def _moved(self, status: str) -> None:
        self.task.status = status
        self.task.status_version += 1

    def _new_id(self, kind: str) -> str:
        self._ids[kind] = self._ids.get(kind, 0) + 1
        return f"{kind}-{self._ids[kind]}"

    def _applied(
        self, output_type: type[OutputT], entity_refs: list[str], references: Sequence[SafeReference] = ()
    ) -> Result[OutputT]:
        self.state_revision += 1
        command_id = self._new_id("command")
        return Result(
            value=self._receipt(output_type, command_id, entity_refs),
            state_revision=self.state_revision,
            references=[_reference("task", self.task.id), *references, _reference("operation", command_id)],
        )

    def _unchanged(self, output_type: type[OutputT], code: str) -> Result[OutputT]:
        return Result(
            value=self._receipt(output_type, self._new_id("command"), []),
            code=code,
            state_revision=self.state_revision,
            references=[_reference("task", self.task.id)],
        )

    def _receipt(self, output_type: type[OutputT], command_id: str, entity_refs: list[str]) -> OutputT:
        receipt = {
            "commandId": command_id,
            "disposition": "applied",
            "stateRevision": self.state_revision,
            "entityRefs": entity_refs,
            "scheduledWakeIds": [],
        }
        return msgspec.convert(receipt, output_type)


def _reference(kind: ReferenceKind, identifier: str) -> SafeReference:
    return SafeReference(kind=kind, id=identifier)


def _limit(limit: int | UnsetType) -> int:
    return DEFAULT_HISTORY if limit is UNSET else limit


def _listed(document: Document) -> dict[str, JsonValue]:
    current = document.revisions[-1]
    return {
        "key": document.key,
        "id": document.id,
        "title": current.title,
        "format": current.format,
        "latestRevisionId": current.id,
        "latestRevisionNumber": current.revision_number,
        "lockedAt": None,
        "updatedAt": current.created_at,
    }
