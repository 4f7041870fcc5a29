"""The live guard: a live stream goes on after an event that must not be applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paperclip_protocol import Issue

from paperclip_runner.errors import ReplayError
from paperclip_runner.replay.events import event_facts, read_event, validate_event
from paperclip_runner.replay.reducer import SessionReducer

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.replay.events import EventFacts
    from paperclip_runner.replay.snapshot import SessionSnapshot

__all__ = ["LiveSession"]


class LiveSession:
    """A session that is fed by a live stream. Invalid or foreign events are refused, and change nothing."""

    def __init__(self, snapshot: SessionSnapshot) -> None:
        self.reducer = SessionReducer(snapshot)
        self._run_id = snapshot.identity.get("runId")
        self._session_id = snapshot.identity.get("normalizedSessionId")

    def receive(self, event: bytes | str | JsonValue) -> list[Issue]:
        """Check one event and fold it; what is wrong with a refused one is returned. Never raises on what a peer sent.

        Text and bytes are decoded first: a JSON string is never an event, so text always means serialized text.
        """
        try:
            if isinstance(event, (bytes, str)):
                facts = read_event(event)
            else:
                issues = validate_event(event)
                if issues:
                    return issues
                facts = event_facts(cast("dict[str, JsonValue]", event))
        except ReplayError as refusal:
            invalid_json = Issue(code="invalid_json", path="/", keyword="json", message=refusal.message)
            return list(refusal.issues) or [invalid_json]
        issues = self._foreign(facts)
        if not issues:
            self.reducer.apply_facts(facts)
        return issues

    def snapshot(self) -> SessionSnapshot:
        """The session as it is now."""
        return self.reducer.snapshot()

    def _foreign(self, facts: EventFacts) -> list[Issue]:
        if facts.run_id != self._run_id:
            return [_mismatch("/runId", "the event belongs to another run")]
        if facts.normalized_session_id not in (None, self._session_id):
            return [_mismatch("/normalizedSessionId", "the event belongs to another session")]
        return []


def _mismatch(path: str, message: str) -> Issue:
    return Issue(code="binding_mismatch", path=path, keyword="binding", message=message)
