"""The session snapshot `paperclip.prp.session-snapshot.v1`: what a run looks like after the events so far.

Treat the lists and objects of a snapshot as read-only: snapshots of one reducer share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec

from paperclip_runner.canonical import copy_json, json_bytes, pretty_json_text
from paperclip_runner.errors import JsonTextError, ReplayError

if TYPE_CHECKING:
    from collections.abc import Mapping

from paperclip_protocol import JsonValue
from paperclip_protocol.replay import (
    ParitySummary,
    SequenceGap,
    SessionSnapshot,
    SnapshotItem,
    SnapshotRequest,
    TimelineEntry,
)

__all__ = [
    "SNAPSHOT_SCHEMA",
    "ParitySummary",
    "SequenceGap",
    "SessionSnapshot",
    "SnapshotItem",
    "SnapshotRequest",
    "TimelineEntry",
    "golden_text",
    "new_snapshot",
    "parity_summary",
    "read_snapshot",
    "snapshot_text",
]

SNAPSHOT_SCHEMA: Final = "paperclip.prp.session-snapshot.v1"

SessionState = Literal["not_started", "running", "closed", "failed"]
TurnState = Literal["not_started", "running", "completed", "failed", "interrupted", "cancelled"]
ItemStatus = Literal["running", "completed", "failed"]


def new_snapshot(
    *, identity: Mapping[str, JsonValue], capabilities: Mapping[str, JsonValue], fixture_name: str
) -> SessionSnapshot:
    """The snapshot before the first event. `identity` and `capabilities` are copied, key order and all."""
    return SessionSnapshot(
        schema=SNAPSHOT_SCHEMA,
        fixture_name=fixture_name,
        identity=copy_json(dict(identity)),
        capabilities=copy_json(dict(capabilities)),
        run_phase="queued",
        session_state="not_started",
        turn_state="not_started",
        active_turn_id=None,
        items=[],
        requests=[],
        proposed_result=None,
        terminal=None,
        timeline=[],
        source_cursors={},
        processed_event_ids=[],
        duplicate_event_ids=[],
        out_of_order_event_ids=[],
        gaps=[],
        integrity="complete",
    )


def read_snapshot(data: bytes | str | Mapping[str, JsonValue]) -> SessionSnapshot:
    """A snapshot from its serialized form or from the decoded value.

    Raises `ReplayError` (`snapshot_invalid`).
    """
    try:
        if isinstance(data, (bytes, str)):
            return msgspec.json.decode(data, type=SessionSnapshot)
        return msgspec.convert(copy_json(dict(data)), SessionSnapshot)
    except (msgspec.DecodeError, JsonTextError, RecursionError) as cause:
        raise ReplayError(f"this is not a session snapshot: {cause}", code="snapshot_invalid") from cause


def snapshot_text(snapshot: SessionSnapshot) -> bytes:
    """The compact serialized form, in UTF-8: equal snapshots of equal runs have equal bytes."""
    return json_bytes(snapshot)


def golden_text(value: SessionSnapshot | ParitySummary | JsonValue) -> bytes:
    """The form of a golden file: two spaces a level, members in order, one newline at the end, UTF-8."""
    return f"{pretty_json_text(value)}\n".encode()


def parity_summary(snapshot: SessionSnapshot) -> ParitySummary:
    """What the snapshot says about whether two runs are the same run."""
    terminal = snapshot.terminal if isinstance(snapshot.terminal, dict) else {}
    return ParitySummary(
        run_id=cast("str", snapshot.identity.get("runId")),
        integrity=snapshot.integrity,
        timeline_count=len(snapshot.timeline),
        duplicate_event_ids=snapshot.duplicate_event_ids,
        gaps=snapshot.gaps,
        turn_terminal_state=cast("str | None", terminal.get("turnTerminalState")),
        run_terminal_state=cast("str | None", terminal.get("runTerminalState")),
    )
