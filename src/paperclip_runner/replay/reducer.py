"""The session reducer: events in, snapshot out, at a cost that does not grow with the run."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

import msgspec

from paperclip_runner.canonical import utf16_order
from paperclip_runner.replay.events import EventFacts, event_facts
from paperclip_runner.replay.projection import PROJECTIONS, SessionProjection, plain_summary
from paperclip_runner.replay.snapshot import SNAPSHOT_SCHEMA, SequenceGap, SessionSnapshot, TimelineEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paperclip_runner.replay.events import EventInput

__all__ = ["MAX_LISTED_MISSING", "Applied", "SessionReducer", "apply_event", "reduce_events"]

MAX_LISTED_MISSING = 256
"""Missing sequence numbers that one gap lists; a wider gap is marked as truncated and costs no more memory."""


MAX_SHARED_TEXTS = 1_024
"""Texts of a timeline (item ids and summaries) that a reducer remembers in order to hold each only once."""


class Applied(enum.Enum):
    """What became of one event."""

    APPLIED = "applied"
    DUPLICATE = "duplicate"
    """The id was applied before; nothing changed. The payload is not compared: the first delivery wins."""
    OUT_OF_ORDER = "out_of_order"
    """Its number is not above the last one of its source; only the integrity of the session changed."""


class SessionReducer:
    """Folds events into a session, one at a time or in batches.

    Starts from a snapshot, which it never changes. Each event costs the same; `snapshot()` costs one copy of the lists.
    """

    __slots__ = (
        "_batched",
        "_cursors",
        "_duplicates",
        "_gaps",
        "_out_of_order",
        "_processed",
        "_projection",
        "_start",
        "_texts",
        "_timeline",
    )

    def __init__(self, snapshot: SessionSnapshot) -> None:
        self._start = snapshot
        self._projection = SessionProjection(snapshot)
        self._timeline = list(snapshot.timeline)
        self._cursors = dict(snapshot.source_cursors)
        self._processed = dict.fromkeys(snapshot.processed_event_ids)
        self._duplicates = dict.fromkeys(snapshot.duplicate_event_ids)
        self._out_of_order = dict.fromkeys(snapshot.out_of_order_event_ids)
        self._gaps = {(gap.source_key, gap.expected, gap.received): gap for gap in snapshot.gaps}
        self._batched = False
        self._texts: dict[str, str] = {}

    def __len__(self) -> int:
        """How many events the timeline holds."""
        return len(self._timeline)

    def __contains__(self, source_event_id: object) -> bool:
        """Whether an event with this id was applied."""
        return source_event_id in self._processed

    def apply(self, event: EventInput) -> Applied:
        """Fold one event: bytes or text (checked against the contract), a decoded value, or a Struct.

        Raises `ReplayError` (`replay_json_invalid`, `replay_schema_invalid`) for bytes that are not a valid event and
        for a value that lacks what every event has; the state is then unchanged.
        """
        return self._fold(event_facts(event))

    def apply_facts(self, facts: EventFacts) -> Applied:
        """Fold one event whose facts are already taken out of it."""
        return self._fold(facts)

    def apply_batch(self, events: Iterable[EventInput]) -> None:
        """Fold events in order, and record the ids that were delivered more than once within this batch."""
        self._batched = True
        delivered: set[str] = set()
        for event in events:
            facts = event_facts(event)
            if facts.source_event_id in delivered:
                self._duplicates[facts.source_event_id] = None
            else:
                delivered.add(facts.source_event_id)
            self._fold(facts)

    def _fold(self, facts: EventFacts) -> Applied:
        event_id = facts.source_event_id
        if event_id in self._processed:
            return Applied.DUPLICATE
        key = f"{facts.source_kind}:{facts.source_instance_id}"
        received = facts.source_seq
        expected = self._cursors.get(key, 0) + 1
        if received != expected:
            if received < expected:
                self._out_of_order[event_id] = None
                return Applied.OUT_OF_ORDER
            self._record_gap(key, expected, received)
        self._cursors[key] = received
        self._processed[event_id] = None
        event_type = facts.event_type
        project = PROJECTIONS.get(event_type)
        if project is None:
            summary = plain_summary(event_type)
        else:
            summary = project(self._projection, facts.payload, facts.item_id, facts.turn_id)
        timeline = self._timeline
        timeline.append(
            TimelineEntry(
                position=len(timeline) + 1,
                source_event_id=event_id,
                source_seq=received,
                event_type=event_type,
                emitted_at=facts.emitted_at,
                item_id=msgspec.UNSET if facts.item_id is None else self._shared(facts.item_id),
                summary=self._shared(summary),
            )
        )
        return Applied.APPLIED

    def _shared(self, text: str) -> str:
        """One object for the texts that recur on a timeline."""
        texts = self._texts
        known = texts.get(text)
        if known is not None:
            return known
        if len(texts) < MAX_SHARED_TEXTS:
            texts[text] = text
        return text

    def _record_gap(self, key: str, expected: int, received: int) -> None:
        missing_count = received - expected
        self._gaps.setdefault(
            (key, expected, received),
            SequenceGap(
                source_key=key,
                expected=expected,
                received=received,
                missing_count=missing_count,
                missing=list(range(expected, expected + min(missing_count, MAX_LISTED_MISSING))),
                truncated=missing_count > MAX_LISTED_MISSING,
            ),
        )

    def snapshot(self) -> SessionSnapshot:
        """The session as it is now. Later events do not change a snapshot already taken."""
        projection = self._projection
        duplicates: Iterable[str] = self._duplicates
        if self._batched:
            duplicates = sorted(duplicates, key=utf16_order)
        return SessionSnapshot(
            schema=SNAPSHOT_SCHEMA,
            fixture_name=self._start.fixture_name,
            identity=self._start.identity,
            capabilities=self._start.capabilities,
            run_phase=projection.run_phase,
            session_state=projection.session_state,
            turn_state=projection.turn_state,
            active_turn_id=projection.active_turn_id,
            items=projection.item_list(),
            requests=list(projection.requests.values()),
            proposed_result=projection.proposed_result,
            terminal=projection.terminal,
            timeline=list(self._timeline),
            source_cursors=dict(self._cursors),
            processed_event_ids=list(self._processed),
            duplicate_event_ids=list(duplicates),
            out_of_order_event_ids=list(self._out_of_order),
            gaps=list(self._gaps.values()),
            integrity="gap_detected" if self._gaps or self._out_of_order else "complete",
        )


def apply_event(snapshot: SessionSnapshot, event: EventInput) -> SessionSnapshot:
    """The snapshot after one more event. A duplicate gives back the same object; the input is never changed.

    Costs one pass over the snapshot: use `SessionReducer` for a stream. Raises as `SessionReducer.apply` does.
    """
    reducer = SessionReducer(snapshot)
    return snapshot if reducer.apply(event) is Applied.DUPLICATE else reducer.snapshot()


def reduce_events(snapshot: SessionSnapshot, events: Iterable[EventInput]) -> SessionSnapshot:
    """The snapshot after a batch of events, with the ids that occur more than once in the batch as duplicates.

    Reducing the same batch again changes nothing. Raises as `SessionReducer.apply` does.
    """
    reducer = SessionReducer(snapshot)
    reducer.apply_batch(events)
    return reducer.snapshot()
