"""Numbers the events of a session and keeps them until they are taken.

Events leave in the form they have on the wire, a plain JSON object: payloads are open, and a member that the contract
does not name has to survive. Source: the event envelope of the Codex driver specification;
`schemas/prp/v1/event.schema.json`, `schemas/prp/v2/event.schema.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

__all__ = ["EventLog"]

VERSION_2_ID_MAX_CHARACTERS: Final = 160
"""Characters of the identity of a turn in an event of version 2."""

ID_MAX_CHARACTERS: Final = 240
"""Characters of the identity of an item or a turn in an event of version 1."""


class EventLog:
    """The events of one session. `clock` returns the date and time an event is stamped with."""

    def __init__(
        self,
        *,
        source_instance_id: str,
        run_id: str,
        normalized_session_id: str,
        clock: Callable[[], str],
        last_sequence: int = 0,
    ) -> None:
        self.run_id = run_id
        self.last_sequence = last_sequence
        self.ended = False
        self._source_instance_id = source_instance_id
        self.normalized_session_id = normalized_session_id
        self._clock = clock
        self._events: list[dict[str, JsonValue]] = []

    @property
    def next_sequence(self) -> int:
        """The number the next event gets."""
        return self.last_sequence + 1

    def emit(
        self,
        event_type: str,
        payload: dict[str, JsonValue],
        *,
        turn_id: str | None = None,
        item_id: str | None = None,
    ) -> None:
        """Add an event of version 1. After the stream has ended an event is numbered and dropped."""
        self.last_sequence += 1
        if self.ended:
            return
        event = self._begun("paperclip.prp.event.v1")
        if turn_id:
            event["turnId"] = turn_id[:ID_MAX_CHARACTERS]
        if item_id:
            event["itemId"] = item_id[:ID_MAX_CHARACTERS]
        event["eventType"] = event_type
        event["schemaVersion"] = 1
        event["priority"] = 0 if event_type == "run.result.proposed" else 1
        event["emittedAt"] = self._clock()
        event["payload"] = payload
        self._events.append(event)

    def _begun(self, schema: str) -> dict[str, JsonValue]:
        """The members that every event starts with, in the order of the wire."""
        return {
            "schema": schema,
            "sourceEventId": f"{self._source_instance_id}:{self.run_id}:{self.last_sequence}",
            "sourceSeq": self.last_sequence,
            "sourceInstanceId": self._source_instance_id,
            "sourceKind": "runner",
            "runId": self.run_id,
            "normalizedSessionId": self.normalized_session_id,
        }

    def emit_version_2(self, event_type: str, payload: dict[str, JsonValue], *, turn_id: str | None = None) -> None:
        """Add an event of version 2; goals and capabilities have no other form."""
        self.last_sequence += 1
        if self.ended:
            return
        event = self._begun("paperclip.prp.event.v2")
        if turn_id:
            event["turnId"] = turn_id[:VERSION_2_ID_MAX_CHARACTERS]
        event["eventType"] = event_type
        event["schemaVersion"] = 2
        event["priority"] = 0
        event["emittedAt"] = self._clock()
        event["payload"] = payload
        self._events.append(event)

    def end(self) -> None:
        """End the stream. What was added before can still be taken."""
        self.ended = True

    def take(self) -> list[dict[str, JsonValue]]:
        """Return the events since the last call."""
        if not self._events:
            return []
        taken = self._events
        self._events = []
        return taken
