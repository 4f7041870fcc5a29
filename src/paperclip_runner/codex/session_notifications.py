"""What each notification of the app-server becomes.

Source: the notification tables of the Codex driver specification; `schemas/codex/notifications.schema.json`. A
notification is checked for whom it speaks first. What speaks for another session, thread or run fails the session; what
is merely late is dropped with a diagnostic; what is unknown is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import json_text
from paperclip_runner.codex.bounds import bounded_value
from paperclip_runner.codex.goals import parse_goal
from paperclip_runner.codex.lineage import lineage_entry, parent_thread_id, thread_status
from paperclip_runner.codex.notification_identity import (
    Identity,
    IdentityClass,
    classify_notification,
    is_consumed,
)
from paperclip_runner.codex.provider_events import provider_events
from paperclip_runner.codex.reading import record, text
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.session_goals import emit_goal
from paperclip_runner.codex.session_items import complete_item, receive_delta, start_item
from paperclip_runner.codex.session_provider import (
    receive_provider_event,
    receive_run_result,
    receive_workspace_change,
)
from paperclip_runner.codex.session_state import HELD_MESSAGES_MAX
from paperclip_runner.codex.session_terminals import finish_turn
from paperclip_runner.codex.usage import observe_usage, usage_snapshot

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.rpc_messages import Notification
    from paperclip_runner.codex.session_state import SessionState

__all__ = ["DELTAS", "receive_notification"]

DELTAS: Final = {
    "item/agentMessage/delta": "agentMessage",
    "item/plan/delta": "plan",
    "item/reasoning/summaryTextDelta": "reasoning",
    "item/reasoning/textDelta": "reasoning",
    "item/commandExecution/outputDelta": "commandExecution",
    "item/fileChange/outputDelta": "fileChange",
    "item/fileChange/patchUpdated": "fileChange",
    "turn/diff/updated": "diff",
    "turn/plan/updated": "plan",
}
"""Notifications that become `item.delta`, with the kind of the item."""

METHOD_MAX_CHARACTERS: Final = 128
"""Characters of a method in a diagnostic."""

ID_MAX_CHARACTERS: Final = 256
"""Characters of an identity in a diagnostic."""

LINEAGE_MAX: Final = 1_024
"""Threads of one session that are followed."""

_PLAIN_DELTAS: Final = frozenset({"item/agentMessage/delta", "item/plan/delta", "item/fileChange/outputDelta"})
_PLAIN_DELTA_MEMBERS: Final = frozenset({"threadId", "turnId", "itemId", "delta"})
_ITEM_BOUND: Final = frozenset({"item/started", "item/completed", "paperclip/workspaceChange/updated", *DELTAS})
_TURN_BOUND: Final = frozenset({"turn/completed", *_ITEM_BOUND})
_NOTICES: Final = frozenset({"error", "warning", "configWarning"})
_DESCENDANT_METHODS: Final = frozenset({"thread/started", "thread/status/changed", "thread/closed"})


def receive_notification(state: SessionState, notification: Notification) -> None:
    """Take one notification. Never raises on what it holds."""
    method, params = notification.method, notification.params
    if state.failure is not None or state.closed:
        return
    # Text of the active turn is most of what arrives; it is bound to root and turn without any other look.
    if (
        method in _PLAIN_DELTAS
        and not state.held
        and params.get("threadId") == state.thread_id
        and state.active_turn_id is not None
        and params.get("turnId") == state.active_turn_id
        and params.keys() == _PLAIN_DELTA_MEMBERS
    ):
        receive_delta(state, method, DELTAS[method], params, notification.byte_count)
        return
    if not is_consumed(method):
        state.ignored_notifications += 1
        return
    if _must_wait(state, method):
        _hold(state, notification)
        return
    _receive(state, method, params, notification.byte_count)


def _must_wait(state: SessionState, method: str) -> bool:
    if not state.start_pending or state.autonomous_start:
        return False
    if state.held or method == "turn/completed":
        return True
    return state.active_turn_id is None and method in _TURN_BOUND


def _hold(state: SessionState, notification: Notification) -> None:
    if len(state.held) >= HELD_MESSAGES_MAX:
        state.fail("notification_transport_failed", "Too many messages arrived before the answer to turn/start.")
        return
    state.held.append(notification)


def _receive(state: SessionState, method: str, params: dict[str, JsonValue], byte_count: int) -> None:
    if method == "item/completed" and _is_steering_echo(params):
        return
    identity = classify_notification(
        method,
        params,
        run_id=state.log.run_id,
        root_thread_id=state.thread_id,
        active_turn_id=state.active_turn_id,
        known_threads=state.lineage,
        settled_turns=state.terminal_turns,
    )
    if method == "thread/tokenUsage/updated" and _is_replayed_usage(state, identity):
        _replay_usage(state, params, identity)
        return
    if identity.kind is IdentityClass.ROOT and _is_late(state, method, params, identity.turn_id):
        identity = Identity(IdentityClass.STALE_TURN, identity.thread_id, identity.turn_id)
    if identity.kind is not IdentityClass.ROOT:
        _diagnose_identity(state, method, identity)
        if identity.kind is IdentityClass.INVALID_AUTHORITY:
            state.fail("thread_binding_mismatch", f"{method} does not speak for the thread of this session.")
            return
        if identity.kind is not IdentityClass.DESCENDANT or method not in _DESCENDANT_METHODS:
            return
    else:
        _emit_provider_events(state, method, params, identity.turn_id)
    if method in _NOTICES:
        message = params.get("message")
        shown = redact_text(message if isinstance(message, str) else json_text(params))
        state.diagnose(method, {"message": shown[:4_000]})
        return
    _dispatch(state, method, params, identity, byte_count)


def _dispatch(
    state: SessionState, method: str, params: dict[str, JsonValue], identity: Identity, byte_count: int
) -> None:
    turn_id = identity.turn_id
    if method in _ITEM_BOUND:
        if _names_active_turn(state, turn_id, method):
            _dispatch_item(state, method, params, byte_count)
    elif method == "turn/started":
        _turn_started(state, record(params.get("turn")))
    elif method == "turn/completed":
        _turn_completed(state, record(params.get("turn")))
    elif method == "paperclip/runResult":
        receive_run_result(state, params, thread_id=identity.thread_id, turn_id=turn_id)
    elif method == "paperclip/canonicalProviderEvent":
        receive_provider_event(state, params)
    else:
        _dispatch_thread(state, method, params, identity)


def _dispatch_item(state: SessionState, method: str, params: dict[str, JsonValue], byte_count: int) -> None:
    if method == "item/started":
        start_item(state, params, byte_count)
    elif method == "item/completed":
        complete_item(state, params, byte_count)
    elif method == "paperclip/workspaceChange/updated":
        receive_workspace_change(state, params)
    else:
        receive_delta(state, method, DELTAS[method], params, byte_count)


def _dispatch_thread(state: SessionState, method: str, params: dict[str, JsonValue], identity: Identity) -> None:
    if method == "thread/tokenUsage/updated":
        _usage(state, params, identity.turn_id)
    elif method == "thread/started":
        _thread_started(state, record(params.get("thread")))
    elif method in ("thread/status/changed", "thread/closed"):
        _thread_changed(state, method, params, identity.thread_id)
    elif method == "thread/goal/updated":
        _goal_updated(state, params)
    elif method == "thread/goal/cleared":
        _goal_cleared(state)
    elif method == "serverRequest/resolved":
        _request_resolved(state, params)


def _names_active_turn(state: SessionState, turn_id: str | None, method: str) -> bool:
    if turn_id and state.active_turn_id == turn_id and not state.terminal:
        return True
    state.fail("turn_binding_mismatch", f"{method} does not name the active turn.")
    return False


def _is_late(state: SessionState, method: str, params: dict[str, JsonValue], turn_id: str | None) -> bool:
    """Whether a notification is the rest of an ended turn: a command goes on after the turn that started it."""
    if turn_id is None or turn_id == state.active_turn_id or turn_id not in state.terminal_turns:
        return False
    if method in ("turn/diff/updated", "turn/plan/updated", "error"):
        return True
    item_id = text(record(params.get("item")).get("id")) or text(params.get("itemId"))
    unfinished = state.late_items.get(turn_id)
    if unfinished is None or item_id not in unfinished or not (method == "item/completed" or method in DELTAS):
        return False
    if method == "item/completed":
        unfinished.discard(item_id)
    return True


def _is_steering_echo(params: dict[str, JsonValue]) -> bool:
    names = ("threadId", "thread", "turnId", "turn")
    return params.get("kind") == "steering_acknowledgement" and not any(name in params for name in names)


def _diagnose_identity(state: SessionState, method: str, identity: Identity) -> None:
    state.diagnose_identity(
        {
            "method": method[:METHOD_MAX_CHARACTERS],
            "classification": identity.kind.value,
            "expectedThreadId": state.thread_id,
            "receivedThreadId": _short(identity.thread_id),
            "expectedTurnId": state.active_turn_id,
            "receivedTurnId": _short(identity.turn_id),
        }
    )


def _short(value: str | None) -> str | None:
    return None if value is None else value[:ID_MAX_CHARACTERS]


def _emit_provider_events(state: SessionState, method: str, params: dict[str, JsonValue], turn_id: str | None) -> None:
    active = state.active_turn_id
    if turn_id and active is not None and turn_id != active:
        return
    for event in provider_events(method, params):
        state.log.emit(event.event_type, event.payload, turn_id=turn_id or active, item_id=event.item_id)


def _turn_started(state: SessionState, turn: dict[str, JsonValue]) -> None:
    turn_id = text(turn.get("id"))
    autonomous = state.has_active_goal or state.autonomous_start or state.compaction_pending
    expected = state.start_pending or state.active_turn_id is not None or autonomous
    fits = (
        turn_id
        and turn_id not in state.terminal_turns
        and not (state.terminal and not autonomous)
        and expected
        and state.active_turn_id in (None, turn_id)
        and not state.turn_started
    )
    if not fits:
        state.fail("turn_binding_mismatch", "turn/started names a turn that was not expected.")
        return
    if state.active_turn_id is None:
        if not state.start_pending or state.autonomous_start:
            state.result = state.result if state.compaction_pending else None
            state.start_pending = False
            state.autonomous_start = False
        state.begin_turn(turn_id)
        if state.compaction_pending:
            state.compaction_pending = False
            state.compaction_turn_id = turn_id
    state.turn_started = True
    state.log.emit("turn.started", {"status": text(turn.get("status")) or "inProgress"}, turn_id=turn_id)


def _turn_completed(state: SessionState, turn: dict[str, JsonValue]) -> None:
    turn_id = text(turn.get("id"))
    if turn_id in state.terminal_turns or _names_active_turn(state, turn_id, "turn/completed"):
        finish_turn(state, turn)


def _is_replayed_usage(state: SessionState, identity: Identity) -> bool:
    if identity.thread_id != state.thread_id or identity.turn_id is None:
        return False
    if identity.kind not in (IdentityClass.ROOT, IdentityClass.STALE_TURN):
        return False
    other = identity.turn_id != state.active_turn_id
    return other and (state.active_turn_id is None or identity.turn_id in state.terminal_turns)


def _replay_usage(state: SessionState, params: dict[str, JsonValue], identity: Identity) -> None:
    state.diagnose_identity(
        {
            "classification": "resume_usage_snapshot",
            "receivedThreadId": _short(identity.thread_id),
            "receivedTurnId": _short(identity.turn_id),
        },
        "codex_resume_usage_snapshot",
    )
    _observe(state, params, historical=True)


def _usage(state: SessionState, params: dict[str, JsonValue], turn_id: str | None) -> None:
    usage = _observe(state, params, historical=False)
    if turn_id is not None and turn_id == state.active_turn_id:
        payload: dict[str, JsonValue] = {"kind": "usage", "usage": usage}
        item_id = f"{turn_id}:usage:{state.log.next_sequence}"
        state.log.emit("item.completed", payload, turn_id=turn_id, item_id=item_id)


def _observe(state: SessionState, params: dict[str, JsonValue], *, historical: bool) -> dict[str, JsonValue]:
    reported = record(bounded_value(params.get("tokenUsage")))
    total = record(reported.get("total"))
    if total and state.configuration.driver_kind == "codex_app_server":
        state.usage = observe_usage(state.usage, total, historical=historical)
    state.reported_usage = usage_snapshot(reported, state.usage)
    return state.reported_usage


def _thread_started(state: SessionState, thread: dict[str, JsonValue]) -> None:
    if not state.configuration.capabilities.thread_lineage:
        return
    entry = lineage_entry(thread)
    parent = parent_thread_id(thread)
    if entry.thread_id == state.thread_id or parent is None or parent not in state.lineage:
        return
    if len(state.lineage) >= LINEAGE_MAX and entry.thread_id not in state.lineage:
        return
    state.lineage[entry.thread_id] = entry
    payload: dict[str, JsonValue] = {
        "kind": "thread_lineage",
        "text": f"Thread {entry.thread_id} was started below {parent}",
        "lineage": entry.to_wire(),
    }
    state.log.emit("item.started", payload, item_id=f"thread:{entry.thread_id}")


def _thread_changed(state: SessionState, method: str, params: dict[str, JsonValue], thread_id: str | None) -> None:
    status = "closed" if method == "thread/closed" else thread_status(params.get("status"))
    if thread_id == state.thread_id:
        state.idle_reported = state.active_turn_id is not None and status in ("idle", "systemError")
        return
    entry = state.lineage.get(thread_id or "")
    if entry is None or not state.configuration.capabilities.thread_lineage:
        return
    entry = entry.with_status(status)
    state.lineage[entry.thread_id] = entry
    payload: dict[str, JsonValue] = {
        "kind": "thread_lineage",
        "text": f"Thread {entry.thread_id} is {status}",
        "lineage": entry.to_wire(),
    }
    event_type = "item.completed" if method == "thread/closed" else "item.delta"
    state.log.emit(event_type, payload, item_id=f"thread:{entry.thread_id}")


def _goal_updated(state: SessionState, params: dict[str, JsonValue]) -> None:
    goal = parse_goal(params.get("goal"))
    if goal is None or goal.thread_id != state.thread_id or not state.configuration.capabilities.goals:
        return
    state.goal = goal
    payload: dict[str, JsonValue] = {
        "kind": "goal",
        "text": goal.objective,
        "action": "notification",
        "goal": goal.to_wire(),
    }
    item_id = f"{state.thread_id}:goal:update:{state.log.next_sequence}"
    state.log.emit("item.completed", payload, item_id=item_id)
    emit_goal(state, "session.goal.updated")


def _goal_cleared(state: SessionState) -> None:
    if not state.configuration.capabilities.goals:
        return
    state.goal = None
    payload: dict[str, JsonValue] = {
        "kind": "goal_cleared",
        "text": "The goal was cleared",
        "action": "notification",
        "goal": None,
    }
    item_id = f"{state.thread_id}:goal:clear:{state.log.next_sequence}"
    state.log.emit("item.completed", payload, item_id=item_id)
    emit_goal(state, "session.goal.cleared")


def _request_resolved(state: SessionState, params: dict[str, JsonValue]) -> None:
    request_id = params.get("requestId")
    if isinstance(request_id, bool) or not isinstance(request_id, (int, str)):
        return
    request = state.pending.get(str(request_id))
    if request is not None:
        state.cancel_request(request, "provider_resolved")
