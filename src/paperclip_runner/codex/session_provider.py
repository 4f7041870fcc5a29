"""Notifications a runner in front of the app-server adds: events, workspace changes and results in canonical form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.codex.bounds import bounded_payload
from paperclip_runner.codex.reading import record, text, text_or_none
from paperclip_runner.codex.session_items import report_changes
from paperclip_runner.codex.session_results import Admission, admit_result, differing_paths, result_of_value

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState

__all__ = ["receive_provider_event", "receive_run_result", "receive_workspace_change"]

PROVIDER_EVENT_TYPES: Final = frozenset(
    {
        "plan.updated",
        "tool.execution.started",
        "tool.execution.progressed",
        "tool.execution.completed",
        "research.started",
        "research.progressed",
        "research.completed",
        "delegation.started",
        "delegation.updated",
        "delegation.completed",
        "model.route.changed",
        "model.verification.updated",
        "context.compacted",
        "artifact.viewed",
        "artifact.generated",
        "review.mode.changed",
        "hook.started",
        "hook.completed",
        "memory.citation.referenced",
        "safety.review.started",
        "safety.review.completed",
        "terminal.input.sent",
        "wait.started",
        "wait.completed",
        "provider.notice.recorded",
        "harness.diagnostic",
    }
)
"""Types an event in canonical form may have."""


def receive_provider_event(state: SessionState, params: dict[str, JsonValue]) -> None:
    """Tell an event that came in canonical form."""
    event_type = text(params.get("eventType"))
    if event_type not in PROVIDER_EVENT_TYPES:
        state.fail("provider_event_type_invalid", "An event in canonical form has a type that none may have.")
        return
    payload = bounded_payload(record(params.get("payload")))
    turn_id = text_or_none(params.get("turnId")) or state.active_turn_id
    state.log.emit(event_type, payload, turn_id=turn_id, item_id=text_or_none(params.get("itemId")))


def receive_workspace_change(state: SessionState, params: dict[str, JsonValue]) -> None:
    """Tell what the workspace looks like, as the runner measured it."""
    turn_id = state.active_turn_id
    if turn_id is not None:
        report_changes(state, turn_id, state.workspace.report_snapshot(turn_id, params))


def receive_run_result(
    state: SessionState, params: dict[str, JsonValue], *, thread_id: str | None, turn_id: str | None
) -> None:
    """Propose a result the runner took."""
    if thread_id != state.thread_id:
        state.fail("thread_binding_mismatch", "A result does not name the thread of this session.")
        return
    if not turn_id or turn_id != state.active_turn_id or state.terminal:
        state.fail("turn_binding_mismatch", "A result does not name the active turn.")
        return
    result = result_of_value(params.get("result"))
    if result is None:
        state.fail("invalid_semantic_result", "A result is not valid, or too large.")
        return
    item_id = text(params.get("itemId"))
    if admit_result(state, result, turn_id=turn_id, item_id=item_id) is Admission.CONFLICT:
        known = {} if state.result is None else state.result.result
        places = ", ".join(differing_paths(known, result))
        state.fail("conflicting_semantic_result", f"A result differs from the one proposed at {places}.")
