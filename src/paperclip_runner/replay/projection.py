"""What each event type does to the state of a session, and the line it writes on the timeline."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, cast

from paperclip_runner.canonical import ecmascript_trim
from paperclip_runner.replay.snapshot import ItemStatus, SessionSnapshot, SnapshotItem, SnapshotRequest

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.replay.snapshot import SessionState, TurnState

__all__ = ["PROJECTIONS", "Projection", "SessionProjection", "plain_summary"]

_NO_MEMBERS: dict[str, JsonValue] = {}


class _ItemText:
    """An item under construction: its text is kept in pieces, so that a delta costs the same at any length."""

    __slots__ = ("kind", "pieces", "status")

    def __init__(self, kind: str, status: ItemStatus, text: str) -> None:
        self.kind = kind
        self.status: ItemStatus = status
        self.pieces = [text] if text else []

    def text(self) -> str:
        """The text so far."""
        if len(self.pieces) > 1:
            self.pieces = ["".join(self.pieces)]
        return self.pieces[0] if self.pieces else ""


class SessionProjection:
    """The state of a session that events change, in a form where each change costs the same."""

    __slots__ = (
        "active_turn_id",
        "items",
        "proposed_result",
        "requests",
        "run_phase",
        "session_state",
        "terminal",
        "turn_state",
    )

    def __init__(self, snapshot: SessionSnapshot) -> None:
        self.run_phase = snapshot.run_phase
        self.session_state: SessionState = snapshot.session_state
        self.turn_state: TurnState = snapshot.turn_state
        self.active_turn_id = snapshot.active_turn_id
        self.items = {item.item_id: _ItemText(item.kind, item.status, item.text) for item in snapshot.items}
        self.requests = {request.request_id: request for request in snapshot.requests}
        self.proposed_result = snapshot.proposed_result
        self.terminal = snapshot.terminal

    def item_list(self) -> list[SnapshotItem]:
        """The items as they are now, in the order of their first appearance."""
        return [
            SnapshotItem(item_id=item_id, kind=item.kind, status=item.status, text=item.text())
            for item_id, item in self.items.items()
        ]


Projection = Callable[[SessionProjection, "JsonValue", "str | None", "str | None"], str]
"""Applies one event to the state (payload, item id, turn id) and returns its timeline summary.

The payload of a result or a terminal is kept as it is: it must not be shared with anyone who may change it.
"""


@lru_cache(maxsize=512)
def plain_summary(event_type: str) -> str:
    """The summary of an event type that has none of its own."""
    return event_type.replace(".", " ")


def _members(payload: JsonValue) -> dict[str, JsonValue]:
    return payload if isinstance(payload, dict) else _NO_MEMBERS


def _string(members: dict[str, JsonValue], name: str, otherwise: str) -> str:
    value = members.get(name)
    return value if isinstance(value, str) else otherwise


def _phase_changed(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    phase = _members(payload).get("phase")
    if not isinstance(phase, str):
        return "Phase changed to unknown"
    state.run_phase = phase
    return f"Phase changed to {phase.replace('_', ' ')}"


def _session(
    to: SessionState,
    summary: str,
    state: SessionProjection,
    payload: JsonValue,
    item_id: str | None,
    turn_id: str | None,
) -> str:
    state.session_state = to
    return summary


def _turn_started(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    state.turn_state = "running"
    state.active_turn_id = turn_id
    return "turn started"


def _turn_ended(
    to: TurnState, summary: str, state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None
) -> str:
    state.turn_state = to
    state.active_turn_id = None
    return summary


def _item_delta(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    members = payload if isinstance(payload, dict) else _NO_MEMBERS
    text = members.get("text")
    if item_id is not None:
        kind = members.get("kind")
        item = state.items.get(item_id)
        if item is None:
            item = state.items[item_id] = _ItemText("diagnostic", "running", "")
        if isinstance(kind, str):
            item.kind = kind
        item.status = "running"
        if isinstance(text, str) and text:
            item.pieces.append(text)
    return text if isinstance(text, str) else "Item updated"


def _set_item(state: SessionProjection, status: ItemStatus, members: dict[str, JsonValue], item_id: str | None) -> None:
    if item_id is None:
        return
    kind = members.get("kind")
    text = members.get("text")
    item = state.items.get(item_id)
    if item is None:
        item = state.items[item_id] = _ItemText("diagnostic", status, "")
    if isinstance(kind, str):
        item.kind = kind
    item.status = status
    if isinstance(text, str) and text:
        item.pieces = [text]


def _item_started(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    members = _members(payload)
    _set_item(state, "running", members, item_id)
    return f"Started {_string(members, 'kind', 'item')}"


def _item_completed(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    members = _members(payload)
    _set_item(state, "completed", members, item_id)
    return f"Completed {_string(members, 'kind', 'item')}"


def _item_failed(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    members = _members(payload)
    _set_item(state, "failed", members, item_id)
    return _string(members, "message", "Item failed")


def _request_text(kind: str, prompt: str) -> str:
    return f"{kind}: {prompt}" if prompt else f"{kind} request"


def _request_created(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    members = _members(payload)
    nested = members.get("request")
    request = members if nested is None else _members(nested)
    request_id = _string(request, "requestId", "")
    kind = _string(request, "type", "runtime")
    prompt = _string(request, "prompt", "")
    if request_id and request_id not in state.requests:
        state.requests[request_id] = SnapshotRequest(
            request_id=request_id,
            request_kind=_string(request, "requestKind", "runtime"),
            type=kind,
            status=_string(request, "status", "pending"),
            prompt=prompt,
        )
    return _request_text(kind, prompt)


def _request_settled(
    status: str, state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None
) -> str:
    action = status.capitalize()
    request_id = _string(_members(payload), "requestId", "")
    request = state.requests.get(request_id)
    if request is None:
        return ecmascript_trim(f"{action} runtime request {request_id}")
    state.requests[request_id] = SnapshotRequest(
        request_id=request_id,
        request_kind=request.request_kind,
        type=request.type,
        status=status,
        prompt=request.prompt,
    )
    return f"{action} {_request_text(request.type, request.prompt)}"


def _result_proposed(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    state.proposed_result = payload
    return _string(_members(payload), "summary", "Structured result proposed")


def _run_terminal(state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None) -> str:
    state.terminal = payload
    state.run_phase = "terminal"
    return f"Run {_string(_members(payload), 'runTerminalState', 'terminal')}"


def _diagnostic(
    event_type: str, state: SessionProjection, payload: JsonValue, item_id: str | None, turn_id: str | None
) -> str:
    members = _members(payload)
    message = _string(members, "message", "")
    if message:
        return message
    words = _string(members, "code", "").replace("_", " ")
    if not words:
        return plain_summary(event_type)
    # A character above U+FFFF is two units there, and half of one has no upper case.
    return words if words[0] > "\uffff" else words[0].upper() + words[1:]


def _table() -> dict[str, Projection]:
    table: dict[str, Projection] = {
        "runtime.phase.changed": _phase_changed,
        "turn.started": _turn_started,
        "item.started": _item_started,
        "item.delta": _item_delta,
        "item.completed": _item_completed,
        "item.failed": _item_failed,
        "runtime_request.created": _request_created,
        "run.result.proposed": _result_proposed,
        "run.terminal": _run_terminal,
    }
    session_states = {"started": "running", "resumed": "running", "closed": "closed", "failed": "failed"}
    for word, state in session_states.items():
        table[f"session.{word}"] = partial(_session, cast("SessionState", state), f"session {word}")
    for word in ("completed", "failed", "interrupted", "cancelled"):
        table[f"turn.{word}"] = partial(_turn_ended, cast("TurnState", word), f"turn {word}")
    for word in ("resolved", "expired", "cancelled"):
        table[f"runtime_request.{word}"] = partial(_request_settled, word)
    for event_type in ("runner.diagnostic", "harness.diagnostic"):
        table[event_type] = partial(_diagnostic, event_type)
    return table


PROJECTIONS = _table()
"""Event type to its projection; every other type only writes `plain_summary` on the timeline."""
