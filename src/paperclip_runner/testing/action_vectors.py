"""Calls that any implementation of the actions has to get right, and an adapter that makes them on the sample.

```python
report = await run_conformance_kit(ACTION_VECTORS, [SampleAdapter("sample"), MyAdapter("mine")])
```

An adapter of one's own creates the worlds of `WORLDS` in its application, makes each call, and observes with
`observation`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET
from paperclip_protocol.actions import SemanticToolDenial, SemanticToolResult

from paperclip_runner.actions.stores.memory import MemoryStore
from paperclip_runner.testing.action_conformance import ConformanceVector
from paperclip_runner.testing.sample_app import SampleApplication, SampleTask

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.dispatcher import Dispatcher
    from paperclip_runner.actions.stores.base import IdempotencyStore
    from paperclip_runner.testing.action_conformance import AdapterKind

__all__ = ["ACTION_VECTORS", "WORLDS", "SampleAdapter", "normalized_receipt", "observation"]

WORLDS: Final[dict[str, Callable[[], SampleApplication]]] = {
    "default": SampleApplication,
    "ask": lambda: SampleApplication(task=SampleTask(work_mode="ask")),
    "planning": lambda: SampleApplication(task=SampleTask(work_mode="planning")),
    "terminal": SampleApplication,
    "blocked": SampleApplication,
}
"""The state in which the calls of each world begin: one company, one active agent, one task in progress."""


def _vector(identifier: str, world: str, operation_id: str, given: dict[str, JsonValue]) -> ConformanceVector:
    return ConformanceVector(id=identifier, world_id=world, operation_id=operation_id, input=given)


def _document(key: str, body: str, base_revision_id: str | None) -> dict[str, JsonValue]:
    return {
        "idempotencyKey": key,
        "key": "plan",
        "title": "Plan",
        "body": body,
        "baseRevisionId": base_revision_id,
    }


ACTION_VECTORS: Final = (
    _vector("context-read", "default", "get_task_context", {}),
    _vector("progress-applied", "default", "report_progress", {"idempotencyKey": "p", "body": "Begun."}),
    _vector("progress-duplicate", "default", "report_progress", {"idempotencyKey": "p", "body": "Begun."}),
    _vector("progress-conflict", "default", "report_progress", {"idempotencyKey": "p", "body": "Other."}),
    _vector("progress-without-key", "default", "report_progress", {"body": "Begun."}),
    _vector(
        "protected-input",
        "default",
        "report_progress",
        {"idempotencyKey": "s", "body": "Bearer test-placeholder-token"},
    ),
    _vector("input-invalid", "default", "get_task_history", {"limit": 0}),
    _vector("history-read", "default", "get_task_history", {"limit": 1}),
    _vector("unbound-action", "default", "decide_approval", {"idempotencyKey": "g", "approvalId": "a"}),
    _vector("document-create", "default", "write_document", _document("d1", "Revision one.", None)),
    _vector("document-stale-revision", "default", "write_document", _document("d2", "Stale.", "revision-0")),
    _vector("document-read", "default", "read_document", {"key": "plan"}),
    _vector("document-absent", "default", "read_document", {"key": "absent"}),
    _vector("progress-in-ask-mode", "ask", "report_progress", {"idempotencyKey": "p", "body": "Answer."}),
    _vector("document-in-ask-mode", "ask", "write_document", _document("d", "Body.", None)),
    _vector("document-in-planning-mode", "planning", "write_document", _document("d", "Body.", None)),
    _vector("finish-in-planning-mode", "planning", "finish_task", {"idempotencyKey": "f", "summary": "Done."}),
    _vector("finish", "terminal", "finish_task", {"idempotencyKey": "f", "summary": "Done."}),
    _vector("progress-after-finish", "terminal", "report_progress", {"idempotencyKey": "p", "body": "Late."}),
    _vector("read-after-finish", "terminal", "get_task_context", {}),
    _vector(
        "block", "blocked", "block_task", {"idempotencyKey": "b", "reason": "Waits.", "blockedByTaskIds": ["task-2"]}
    ),
    _vector("progress-while-blocked", "blocked", "report_progress", {"idempotencyKey": "p", "body": "Unblocked."}),
)
"""The calls, to be made in this order; those of one world build on each other."""


def normalized_receipt(answer: SemanticToolResult) -> JsonValue:
    """What of a result receipt is equal for implementations that agree: ids and digests only by their presence."""
    receipt, given = answer.result_receipt, answer.input_receipt
    if receipt is None or given is None:
        return None
    return {
        "schema": receipt.schema,
        "schemaVersion": receipt.schema_version,
        "phase": receipt.phase,
        "operationId": receipt.operation_id,
        "callId": receipt.call_id,
        "idempotencyKeyPresent": receipt.idempotency_key is not None,
        "outcome": None if receipt.outcome is UNSET else receipt.outcome,
        "code": None if receipt.code is UNSET else receipt.code,
        "retryable": receipt.retryable is True,
        "authorizationBoundary": (None if receipt.authorization_boundary is UNSET else receipt.authorization_boundary),
        "operationReceiptPresent": receipt.operation_receipt_id is not UNSET,
        "inputDigestPresent": bool(given.content.digest),
        "outputDigestPresent": bool(receipt.content.digest),
        "currentRevisionPresent": receipt.current_revision is not UNSET,
    }


def observation(answer: SemanticToolResult, *, state: JsonValue, audited: bool) -> JsonValue:
    """An observation from an answer, the state after the call, and whether the audit has grown."""
    authorization: JsonValue = {"outcome": "allowed"}
    effects: list[JsonValue] = []
    if isinstance(answer, SemanticToolDenial):
        authorization = {"outcome": "denied", "code": answer.error.code}
    elif not answer.duplicate:
        effects = _effects(answer.value)
    return {
        "authorization": authorization,
        "state": state,
        "effects": effects,
        "audit": [{"outcome": "recorded"}] if audited else [],
        "receipt": normalized_receipt(answer),
    }


def _effects(value: JsonValue) -> list[JsonValue]:
    if not isinstance(value, dict) or not isinstance(value.get("entityRefs"), list):
        return []
    receipt = msgspec.convert(value, _EffectReceipt)
    kinds: list[JsonValue] = [*sorted({reference.partition(":")[0] for reference in receipt.entity_refs})]
    return [
        {
            "disposition": receipt.disposition,
            "entityKinds": kinds,
            "scheduledWakeCount": len(receipt.scheduled_wake_ids),
        }
    ]


class _EffectReceipt(msgspec.Struct, rename="camel"):
    disposition: str
    entity_refs: list[str]
    scheduled_wake_ids: list[str]


class SampleAdapter:
    """Makes the calls on the sample application, each world with a store of its own."""

    def __init__(
        self,
        identifier: str,
        *,
        kind: AdapterKind | None = "mock",
        open_store: Callable[[], IdempotencyStore] = MemoryStore,
    ) -> None:
        self._id = identifier
        self._kind: AdapterKind | None = kind
        self._open_store = open_store
        self._worlds: dict[str, tuple[SampleApplication, Dispatcher]] = {}

    @property
    def id(self) -> str:
        """Name of this adapter."""
        return self._id

    @property
    def kind(self) -> AdapterKind | None:
        """What it says it is."""
        return self._kind

    async def execute(self, vector: ConformanceVector) -> JsonValue:
        """Make one call in its world and observe what it did."""
        application, dispatcher = self._world("default" if vector.world_id is UNSET else vector.world_id)
        before = application.state_revision
        answer = await dispatcher.dispatch(application.call(vector.operation_id, vector.input, call_id=vector.id))
        return observation(answer, state=_state(application), audited=application.state_revision > before)

    def _world(self, name: str) -> tuple[SampleApplication, Dispatcher]:
        if name not in self._worlds:
            application = WORLDS[name]()
            # A failure is part of what is compared; it need not be told on its own.
            dispatcher = application.dispatcher(store=self._open_store(), on_failure=lambda failure: None)
            self._worlds[name] = (application, dispatcher)
        return self._worlds[name]


def _state(application: SampleApplication) -> JsonValue:
    task = application.task
    return {
        "task": {"status": task.status},
        "comments": [comment.body for comment in task.comments],
        "documents": [
            {
                "key": document.key,
                "title": document.revisions[-1].title,
                "body": document.revisions[-1].body,
                "revisionCount": len(document.revisions),
            }
            for _, document in sorted(task.documents.items())
        ],
        "dependencies": [*sorted(task.blocked_by)],
        "interactions": [],
        "wakes": [],
    }
