from __future__ import annotations

import hashlib
import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperclip_runner.errors import ReplayError
from paperclip_runner.replay import (
    JsonLinesReplay,
    LiveSession,
    ReplayLimits,
    SessionSnapshot,
    replay_jsonl,
    snapshot_text,
)
from tests.oracle import oracle_lines, peer_answers
from tests.replay.sessions import CAPABILITIES, IDENTITY, Members, event, fresh, terminal

REASONS = {
    "requires a driver session": "replay_identity_incomplete",
    "byte limit": "replay_bytes_exceeded",
    "event limit": "replay_events_exceeded",
    "empty or oversized": "replay_line_invalid",
    "malformed JSON": "replay_json_invalid",
    "failed schema validation": "replay_schema_invalid",
    "identity did not match": "replay_identity_mismatch",
    "id was duplicated": "replay_event_duplicated",
    "discontinuous": "replay_sequence_discontinuous",
    "after the run terminal": "replay_event_after_terminal",
    "exactly one run terminal": "replay_terminal_missing",
}


def lines(*events: Members) -> bytes:
    return b"".join(json.dumps(each).encode() + b"\n" for each in events)


def replay(data: bytes | str, limits: ReplayLimits | None = None) -> SessionSnapshot:
    return replay_jsonl(
        data,
        identity=IDENTITY,
        capabilities=CAPABILITIES,
        fixture_name="stream",
        limits=limits or ReplayLimits(),
    )


def outcome(data: bytes | str, metadata: Members, chunk: int = 0) -> str:
    """The hash of the snapshot, or the code of the refusal; with a chunk size, the bytes are fed in pieces."""
    identity = cast("Members", metadata["identity"])
    capabilities = cast("Members", metadata["capabilities"])
    name = cast("str", metadata["fixtureName"])
    try:
        if not chunk:
            snapshot = replay_jsonl(data, identity=identity, capabilities=capabilities, fixture_name=name)
        else:
            assert isinstance(data, bytes)
            reader = JsonLinesReplay(identity=identity, capabilities=capabilities, fixture_name=name)
            for start in range(0, len(data), chunk):
                reader.receive(data[start : start + chunk])
            snapshot = reader.finish()
    except ReplayError as refusal:
        return refusal.code
    return hashlib.sha256(snapshot_text(snapshot)).hexdigest()


def test_every_recorded_text_has_its_recorded_outcome() -> None:
    for line in oracle_lines("replay/jsonl-boundary.ndjson"):
        record = cast("dict[str, Members]", line)
        serialized, metadata = cast("str", record["input"]["serialized"]), cast("Members", record["input"]["metadata"])
        expected = record["expected"].get("snapshotSha256")
        if expected is None:
            error = cast("str", record["expected"]["error"])
            expected = next(code for text, code in REASONS.items() if text in error)
        assert outcome(serialized, metadata) == expected, record["name"]
        assert outcome(serialized.encode(), metadata) == expected, record["name"]
        assert outcome(serialized.encode(), metadata, chunk=999) == expected, record["name"]


def test_the_first_violation_carries_its_line_limit_and_size() -> None:
    with pytest.raises(ReplayError) as caught:
        replay(lines(event(1)) + b'{"a":"' + b"x" * 300 * 1024 + b'"}\n' + lines(terminal(2)))
    refusal = caught.value
    assert (refusal.code, refusal.line, refusal.limit) == ("replay_line_invalid", 2, 262_144)
    assert refusal.observed == 300 * 1024 + 8


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (lines(event(1), event(1), terminal(2)), "replay_event_duplicated", 2),
        (lines(event(1), terminal(2), event(3)), "replay_event_after_terminal", 3),
        (lines(event(1), terminal(2), terminal(3)), "replay_event_after_terminal", 3),
        (lines(event(1), event(3), terminal(4)), "replay_sequence_discontinuous", 2),
        (lines(event(1))[:-9], "replay_json_invalid", 1),
        (lines(event(1)), "replay_terminal_missing", 1),
        (lines(event(1), event(2, runId="run_b")), "replay_identity_mismatch", 2),
        (lines({**event(1), "schemaVersion": 3}), "replay_schema_invalid", 1),
        (lines(terminal(1)) + b"\n", "replay_line_invalid", 2),
        (b"", "replay_line_invalid", 1),
        (b"\n", "replay_line_invalid", 1),
        (b"\xff\n", "replay_json_invalid", 1),
        (b"[" * 100_000 + b"]" * 100_000, "replay_json_invalid", 1),
    ],
)
def test_a_recording_is_refused_at_the_line_that_is_wrong(data: bytes, code: str, line: int) -> None:
    with pytest.raises(ReplayError) as caught:
        replay(data)
    assert (caught.value.code, caught.value.line) == (code, line)


def test_the_size_and_the_number_of_lines_are_checked_before_the_first_line() -> None:
    broken = b"not json\n" * 4
    with pytest.raises(ReplayError) as caught:
        replay(broken, ReplayLimits(max_bytes=35))
    assert (caught.value.code, caught.value.limit, caught.value.observed) == ("replay_bytes_exceeded", 35, 36)
    with pytest.raises(ReplayError) as caught:
        replay(broken, ReplayLimits(max_events=3))
    assert (caught.value.code, caught.value.limit, caught.value.observed) == ("replay_events_exceeded", 3, 4)


def test_larger_limits_let_a_longer_recording_through() -> None:
    data = lines(*(event(number) for number in range(1, 4_097)), terminal(4_097))
    with pytest.raises(ReplayError) as caught:
        replay(data)
    assert caught.value.code == "replay_events_exceeded"
    assert len(replay(data, ReplayLimits(max_events=5_000)).timeline) == 4_097


def test_text_may_hold_what_has_no_utf_8_form() -> None:
    text = lines(event(1, payload={"text": "SURROGATE"}), terminal(2)).decode().replace("SURROGATE", "\ud800é")
    assert replay(text).timeline[0].event_type == "session.updated"


def test_a_failed_replay_keeps_its_first_cause() -> None:
    reader = JsonLinesReplay(identity=IDENTITY, capabilities=CAPABILITIES, fixture_name="stream")
    with pytest.raises(ReplayError) as first:
        reader.receive(b"nonsense\n")
    with pytest.raises(ReplayError) as second:
        reader.receive(lines(event(1)))
    with pytest.raises(ReplayError) as third:
        reader.finish()
    assert first.value is second.value is third.value


def test_a_recording_in_progress_can_be_looked_at() -> None:
    reader = JsonLinesReplay(identity=IDENTITY, capabilities=CAPABILITIES, fixture_name="stream")
    data = lines(event(1), event(2), terminal(3))
    reader.receive(data[: len(lines(event(1), event(2))) + 5])
    assert (reader.line_count, reader.reducer.snapshot().source_cursors) == (2, {"runner:runner_a": 2})


@given(st.lists(st.sampled_from(["item.delta", "item.started", "turn.started", "session.started"]), max_size=20))
def test_a_live_run_and_its_recording_have_the_same_bytes(types: list[str]) -> None:
    events = [event(at, kind, itemId=f"i{at % 3}", payload={"text": "é"}) for at, kind in enumerate(types, 1)]
    events.append(terminal(len(events) + 1))
    live = LiveSession(fresh())
    for each in events:
        assert live.receive(each) == []
    assert snapshot_text(live.snapshot()) == snapshot_text(replay(lines(*events)))


def test_random_recordings_have_the_outcome_of_the_original() -> None:
    good = [event(1, "session.started"), event(2, "item.delta", itemId="i", payload={"text": "é"}), terminal(3)]
    faults = [
        good,
        [good[0], good[0], good[2]],
        [good[0], good[2]],
        [*good, event(4)],
        [{**good[0], "sourceSeq": 5}, {**good[1], "sourceSeq": 6}, {**good[2], "sourceSeq": 7}],
        [{**good[0], "emittedAt": "2026-08-07T12:00:00+00:00"}, *good[1:]],
        [{**good[0], "normalizedSessionId": "other"}, *good[1:]],
        [{**good[0], "sourceKind": "control_plane"}, {**good[1], "sourceSeq": 1}, {**good[2], "sourceSeq": 2}],
    ]
    texts = [lines(*events).decode() for events in faults]
    texts += ["", "\n", "\n\n", texts[0] + "\n", texts[0] + " ", " " + texts[0], texts[0].replace("\n", "\r\n"), "{}\n"]
    metadata: Members = {"fixtureName": "f", "identity": IDENTITY, "capabilities": CAPABILITIES}
    answers = peer_answers(
        "peer_reduce.mjs", "jsonl", questions=[{"serialized": text, "metadata": metadata} for text in texts]
    )
    for text, answer in zip(texts, answers, strict=True):
        expected = cast("Members", answer)
        found = expected.get("snapshotSha256") or next(
            code for words, code in REASONS.items() if words in cast("str", expected["error"])
        )
        assert outcome(text, metadata) == found, text
