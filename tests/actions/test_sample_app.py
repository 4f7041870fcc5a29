from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from paperclip_protocol.actions import SemanticToolDenial, SemanticToolSuccess

from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.testing.sample_app import SampleApplication, SampleTask
from tests.actions.recorded import members

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue


class _Session:
    """Makes calls of a sample application one after the other."""

    def __init__(self, application: SampleApplication | None = None) -> None:
        self.application = application or SampleApplication()
        self._dispatcher = self.application.dispatcher(store=MemoryStore(), on_failure=lambda failure: None)
        self._calls = 0

    def value(self, operation_id: str, given: dict[str, JsonValue]) -> dict[str, JsonValue]:
        answer = self._dispatch(operation_id, given)
        assert isinstance(answer, SemanticToolSuccess), answer
        return members(answer.value)

    def code(self, operation_id: str, given: dict[str, JsonValue]) -> str:
        answer = self._dispatch(operation_id, given)
        return answer.error.code if isinstance(answer, SemanticToolDenial) else answer.code

    def _dispatch(self, operation_id: str, given: dict[str, JsonValue]) -> SemanticToolSuccess | SemanticToolDenial:
        self._calls += 1
        call = self.application.call(operation_id, given, call_id=f"call-{self._calls}")
        return asyncio.run(self._dispatcher.dispatch(call))


def _document(key: str, base: JsonValue, body: str = "Body.") -> dict[str, JsonValue]:
    return {"idempotencyKey": key, "key": "plan", "title": "Plan", "body": body, "baseRevisionId": base}


def test_a_run_reads_its_task_reports_progress_and_finishes() -> None:
    session = _Session()
    assert members(session.value("get_task_context", {})["activeTask"])["status"] == "in_progress"
    assert session.value("report_progress", {"idempotencyKey": "p", "body": "Begun."})["entityRefs"] == [
        "comment:comment-1"
    ]
    session.value("finish_task", {"idempotencyKey": "f", "summary": "Done."})
    assert session.application.task.status == "done"
    assert [comment.body for comment in session.application.task.comments] == ["Begun.", "Done."]
    assert session.code("report_progress", {"idempotencyKey": "q", "body": "Late."}) == "task_state_denied"


def test_the_history_gives_the_newest_comments_oldest_first() -> None:
    session = _Session()
    for number in range(3):
        session.value("report_progress", {"idempotencyKey": f"p{number}", "body": f"Step {number}."})
    comments = session.value("get_task_history", {"limit": 2})["comments"]
    assert isinstance(comments, list)
    assert [members(comment)["body"] for comment in comments] == ["Step 1.", "Step 2."]


def test_a_document_is_created_replaced_and_kept_against_a_stale_writer() -> None:
    session = _Session()
    session.value("write_document", _document("d1", None))
    session.value("write_document", _document("d2", "revision-1", "Better."))
    assert session.code("write_document", _document("d3", "revision-1", "Stale.")) == "revision_conflict"
    assert session.code("write_document", _document("d4", None, "Again.")) == "revision_conflict"
    document = members(session.value("read_document", {"key": "plan"})["document"])
    assert (document["body"], document["latestRevisionNumber"]) == ("Better.", 2)
    revisions = session.value("list_document_revisions", {"key": "plan"})["revisions"]
    assert isinstance(revisions, list)
    assert [members(revision)["id"] for revision in revisions] == ["revision-2", "revision-1"]
    documents = session.value("list_documents", {})["documents"]
    assert isinstance(documents, list)
    assert [members(listed)["latestRevisionId"] for listed in documents] == ["revision-2"]


def test_a_document_that_is_not_there_fails_safely() -> None:
    session = _Session()
    assert session.code("read_document", {"key": "absent"}) == "binding_failed"
    assert session.code("list_document_revisions", {"key": "absent"}) == "binding_failed"


def test_a_task_is_blocked_by_others() -> None:
    session = _Session()
    session.value("block_task", {"idempotencyKey": "b", "reason": "Waits.", "blockedByTaskIds": ["task-2"]})
    assert (session.application.task.status, session.application.task.blocked_by) == ("blocked", ["task-2"])


def test_the_mode_of_the_task_decides_what_may_be_done() -> None:
    session = _Session(SampleApplication(task=SampleTask(work_mode="ask")))
    assert session.code("report_progress", {"idempotencyKey": "p", "body": "Answer."}) == "ok"
    assert session.code("write_document", _document("d", None)) == "task_mode_denied"


def test_another_run_may_do_nothing() -> None:
    application = SampleApplication()
    dispatcher = application.dispatcher()
    assert asyncio.run(dispatcher.list_always_available_tools("run-2")) == []
    assert len(asyncio.run(dispatcher.list_always_available_tools("run-1"))) == len(dispatcher.bound)


def test_the_same_calls_leave_the_same_traces() -> None:
    def traces() -> list[str]:
        session = _Session()
        session.value("report_progress", {"idempotencyKey": "p", "body": "Begun."})
        session.value("write_document", _document("d", None))
        return [session.application.task.comments[0].created_at, str(session.application.task.documents)]

    assert traces() == traces()
