"""What a native session reads out of its events: the result, the end, and the questions that are still open (pure).

Source: local runner specification, section 8.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

__all__ = ["NativeStream"]

PROVIDER_LOST: Final = "provider_process_lost"
"""Reason of the events that stand in for those of a provider that is gone."""

_TURN_STATES: Final = {
    "turn.completed": ("completed", "succeeded"),
    "turn.failed": ("failed", "failed"),
    "turn.interrupted": ("interrupted", "cancelled"),
    "turn.cancelled": ("cancelled", "cancelled"),
}
"""Turn terminal event to the terminal states of turn and run."""

_AFTER_CANCEL: Final = frozenset({"turn.cancelled", "turn.interrupted"})
_ANSWERED: Final = frozenset({"runtime_request.resolved", "runtime_request.expired", "runtime_request.cancelled"})

_Members = dict[str, "JsonValue"]


class NativeStream:
    """Follows the events of one session."""

    def __init__(self, *, run_id: str, session_id: str, source_instance_id: str, last_sequence: int = 0) -> None:
        self.run_id = run_id
        self.terminal: _Members | None = None
        self.result: JsonValue = None
        self.turn_id: str | None = None
        self.cancelled = False
        self.last_sequence = last_sequence
        self._session_id = session_id
        self._source_instance_id = source_instance_id
        self._questions: dict[str, tuple[_Members, Mapping[str, JsonValue]]] = {}

    def attach(self, run_id: str) -> None:
        """Another run begins on the same session."""
        self.run_id = run_id
        self.terminal = None
        self.result = None
        self.turn_id = None
        self.cancelled = False
        self._questions.clear()

    def receive(self, event: Mapping[str, JsonValue]) -> bool:
        """Takes note of an event; False for one that must not be passed on, since the run was cancelled."""
        if self.cancelled and not _passes_after_cancel(event):
            return False
        event_type = cast("str", event["eventType"])
        payload = event["payload"]
        sequence = event["sourceSeq"]
        if isinstance(sequence, int):
            self.last_sequence = max(self.last_sequence, sequence)
        self._source_instance_id = cast("str", event["sourceInstanceId"])
        turn_id = event.get("turnId")
        if event_type == "turn.started" and isinstance(turn_id, str):
            self.turn_id = turn_id
        elif event_type == "run.result.proposed":
            self.result = payload
        elif event_type in _TURN_STATES:
            self._end_turn(*_TURN_STATES[event_type])
        elif event_type == "run.terminal" and isinstance(payload, dict):
            self.terminal = payload
        elif event_type == "runtime_request.created":
            self._ask(event, payload)
        elif event_type in _ANSWERED and isinstance(payload, dict):
            self._questions.pop(str(payload.get("requestId")), None)
        return True

    def provider_lost(self, *, last_sequence: int, turn_id: str | None, emitted_at: str) -> list[_Members]:
        """The events that close the open questions of a provider that is gone; empty when it left none.

        The events count on from the stream or from `last_sequence`, whichever is further.
        """
        if self.terminal is not None or not self._questions:
            return []
        self.last_sequence = max(self.last_sequence, last_sequence)
        turn_id = turn_id or self.turn_id
        events = [
            self._event("runtime_request.expired", _expiry(request, asked), emitted_at, asked)
            for request, asked in self._questions.values()
        ]
        self._questions.clear()
        if turn_id is not None:
            payload: _Members = {"status": "interrupted", "reason": PROVIDER_LOST}
            events.append(self._event("turn.interrupted", payload, emitted_at, {"turnId": turn_id}))
            self.terminal = _terminal("interrupted", "cancelled", "yielded")
        return events

    def _end_turn(self, turn_state: str, run_state: str) -> None:
        word = self.result.get("reportedWorkDisposition") if isinstance(self.result, dict) else None
        self.terminal = _terminal(turn_state, run_state, word if isinstance(word, str) else "yielded")

    def _ask(self, event: Mapping[str, JsonValue], payload: JsonValue) -> None:
        request = payload.get("request", payload) if isinstance(payload, dict) else None
        if (
            isinstance(request, dict)
            and request.get("schema") == "paperclip.runtime_request.v2"
            and request.get("type") == "input"
            and isinstance(request.get("requestId"), str)
        ):
            self._questions.setdefault(cast("str", request["requestId"]), (request, event))

    def _event(
        self, event_type: str, payload: _Members, emitted_at: str, references: Mapping[str, JsonValue]
    ) -> _Members:
        self.last_sequence += 1
        event: _Members = {
            "schema": "paperclip.prp.event.v1",
            "sourceEventId": f"{self._source_instance_id}:{self.run_id}:{self.last_sequence}",
            "sourceSeq": self.last_sequence,
            "sourceInstanceId": self._source_instance_id,
            "sourceKind": "runner",
            "runId": self.run_id,
            "normalizedSessionId": self._session_id,
            "eventType": event_type,
            "schemaVersion": 1,
            "priority": 0,
            "emittedAt": emitted_at,
            "payload": payload,
        }
        for name in ("turnId", "itemId"):
            if references.get(name) is not None:
                event[name] = references[name]
        return event


def _passes_after_cancel(event: Mapping[str, JsonValue]) -> bool:
    if event["eventType"] in _AFTER_CANCEL:
        return True
    payload = event["payload"]
    return (
        event["eventType"] == "item.completed"
        and isinstance(payload, dict)
        and payload.get("kind") == "interrupt_acknowledgement"
    )


def _expiry(request: _Members, asked: Mapping[str, JsonValue]) -> _Members:
    payload: _Members = {"requestId": request["requestId"]}
    for name in ("turnId", "itemId"):
        if asked.get(name) is not None:
            payload[name] = asked[name]
    payload |= {
        "requestKind": "runtime",
        "reason": PROVIDER_LOST,
        "replayAllowed": False,
        "requestType": "input",
    }
    origin = request.get("origin")
    if isinstance(origin, dict) and origin.get("adapter") is not None:
        payload["adapter"] = origin["adapter"]
    payload["request"] = request
    return payload


def _terminal(turn_state: str, run_state: str, disposition: str) -> _Members:
    return {
        "schema": "paperclip.prp.terminal.v1",
        "turnTerminalState": turn_state,
        "runTerminalState": run_state,
        "reportedWorkDisposition": disposition,
    }
