from __future__ import annotations

import copy
import hashlib
import json
import random
import tracemalloc
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from paperclip_protocol import JsonValue, decode_event

from paperclip_runner.canonical import json_bytes, json_text
from paperclip_runner.errors import ReplayError
from paperclip_runner.replay import (
    Applied,
    SessionReducer,
    SessionSnapshot,
    apply_event,
    parity_summary,
    read_snapshot,
    reduce_events,
    snapshot_text,
    validate_event,
)
from tests.oracle import oracle_json, oracle_lines, peer_answers
from tests.replay.sessions import CAPABILITIES, IDENTITY, Members, event, fresh, random_stream, streams, terminal


def one_by_one(snapshot: SessionSnapshot, events: list[Members]) -> SessionSnapshot:
    for each in events:
        snapshot = apply_event(snapshot, each)
    return snapshot


def test_every_recorded_stream_gives_the_recorded_bytes_and_summary() -> None:
    seen = 0
    for line in oracle_lines("replay/streams.ndjson"):
        record = cast("dict[str, Members]", line)
        if cast("JsonValue", record["mode"]) == "guard":
            continue
        events = cast("list[Members]", record["input"]["events"])
        if record["input"].get("validate"):
            assert not [issue for each in events for issue in validate_event(each)]
        start = record["input"].get("snapshot")
        snapshot = read_snapshot(start) if isinstance(start, dict) else fresh()
        fold = reduce_events if cast("JsonValue", record["mode"]) == "reduce" else one_by_one
        snapshot = fold(snapshot, events)
        expected = record["expected"]
        assert hashlib.sha256(snapshot_text(snapshot)).hexdigest() == expected["snapshotSha256"], record["name"]
        assert json_text(parity_summary(snapshot)) == json_text(expected["summary"])
        seen += 1
    assert seen


def test_random_streams_reduce_to_the_bytes_of_the_original() -> None:
    dice = random.Random(4_096)
    questions: list[JsonValue] = [
        {"events": cast("list[JsonValue]", random_stream(dice, dice.randrange(1, 60)))} for _ in range(150)
    ]
    for mode in ("reduce", "live"):
        for question, answer in zip(questions, peer_answers("peer_reduce.mjs", mode, questions=questions), strict=True):
            events = cast("list[Members]", cast("Members", question)["events"])
            fold = reduce_events if mode == "reduce" else one_by_one
            snapshot = fold(fresh(), events)
            expected = cast("Members", answer)
            text = snapshot_text(snapshot)
            assert hashlib.sha256(text).hexdigest() == expected["snapshotSha256"], (mode, json.loads(text), expected)
            assert json_text(parity_summary(snapshot)) == json_text(expected["summary"])


@given(streams(), st.data())
def test_batches_of_any_size_give_the_same_session(events: list[Members], data: st.DataObject) -> None:
    reducer = SessionReducer(fresh())
    rest = events
    while rest:
        size = data.draw(st.integers(1, len(rest)))
        reducer.apply_batch(rest[:size])
        rest = rest[size:]
    whole = reduce_events(fresh(), events)
    incremental = SessionReducer(fresh())
    for each in events:
        incremental.apply(each)

    def without_duplicates(snapshot: SessionSnapshot) -> SessionSnapshot:
        return msgspec.structs.replace(snapshot, duplicate_event_ids=[])

    assert without_duplicates(reducer.snapshot()) == without_duplicates(whole)
    assert incremental.snapshot() == without_duplicates(whole) == one_by_one(fresh(), events)
    assert set(reducer.snapshot().duplicate_event_ids) <= set(whole.duplicate_event_ids)


@given(streams())
def test_reducing_a_batch_again_changes_nothing(events: list[Members]) -> None:
    once = reduce_events(fresh(), events)
    assert snapshot_text(reduce_events(once, events)) == snapshot_text(once)


@given(streams(), streams())
def test_a_session_continues_from_its_serialized_snapshot(first: list[Members], second: list[Members]) -> None:
    half = reduce_events(fresh(), first)
    stored = read_snapshot(snapshot_text(half))
    assert snapshot_text(stored) == snapshot_text(half)
    assert snapshot_text(reduce_events(stored, second)) == snapshot_text(reduce_events(half, second))


@given(streams(), streams())
def test_neither_events_nor_earlier_snapshots_are_changed(first: list[Members], second: list[Members]) -> None:
    events = copy.deepcopy([*first, *second])
    reducer = SessionReducer(fresh())
    reducer.apply_batch(first)
    early = reducer.snapshot()
    early_text = snapshot_text(early)
    reducer.apply_batch(second)
    reducer.snapshot()
    one_by_one(early, second)
    assert snapshot_text(early) == early_text
    assert [*first, *second] == events


def test_a_snapshot_does_not_change_with_the_values_it_was_made_of() -> None:
    proposal = event(1, "run.result.proposed", payload={"summary": "s", "nested": {"a": [1]}})
    identity = copy.deepcopy(IDENTITY)
    snapshot = apply_event(fresh(), proposal)
    text = snapshot_text(snapshot)
    cast("dict[str, list[int]]", cast("Members", proposal["payload"])["nested"])["a"].append(2)
    assert snapshot_text(snapshot) == text
    assert identity == IDENTITY


def test_a_duplicate_gives_back_the_same_snapshot() -> None:
    snapshot = apply_event(fresh(), event(1))
    assert apply_event(snapshot, event(1, payload={"other": 1})) is snapshot


def test_what_became_of_each_event_is_told() -> None:
    reducer = SessionReducer(fresh())
    assert reducer.apply(event(2)) is Applied.APPLIED
    assert reducer.apply(event(2)) is Applied.DUPLICATE
    assert reducer.apply(event(1)) is Applied.OUT_OF_ORDER
    snapshot = reducer.snapshot()
    assert (snapshot.integrity, snapshot.out_of_order_event_ids) == ("gap_detected", ["event_1"])
    assert len(reducer) == len(snapshot.timeline) == 1


def test_a_jump_to_the_last_number_allocates_nothing_large() -> None:
    last = 2**53 - 1
    reducer = SessionReducer(fresh())
    jump = event(last)
    tracemalloc.start()
    reducer.apply(jump)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 100_000
    (gap,) = reducer.snapshot().gaps
    assert (gap.missing_count, len(gap.missing), gap.missing[-1], gap.truncated) == (last - 1, 256, 256, True)


def test_integral_floats_are_whole_numbers() -> None:
    snapshot = reduce_events(fresh(), [{**event(1), "sourceSeq": 1.0}, event(2)])
    assert snapshot.integrity == "complete"
    assert json_text(snapshot.timeline[0].source_seq) == "1"


def test_text_of_many_deltas_is_joined() -> None:
    reducer = SessionReducer(fresh())
    for number in range(1, 1_001):
        reducer.apply(event(number, "item.delta", itemId="item", payload={"text": "ab"}))
    (item,) = reducer.snapshot().items
    assert item.text == "ab" * 1_000
    reducer.apply(event(1_001, "item.delta", itemId="item", payload={"text": "c"}))
    assert reducer.snapshot().items[0].text == "ab" * 1_000 + "c"
    assert item.text == "ab" * 1_000


def test_bytes_and_text_are_checked_before_they_are_applied() -> None:
    reducer = SessionReducer(fresh())
    assert reducer.apply(json.dumps(event(1)).encode()) is Applied.APPLIED
    assert reducer.apply(json.dumps(event(2))) is Applied.APPLIED
    with pytest.raises(ReplayError) as caught:
        reducer.apply(json.dumps({**event(3), "priority": 9}).encode())
    assert caught.value.code == "replay_schema_invalid"
    assert {issue.path for issue in caught.value.issues} == {"/priority"}
    with pytest.raises(ReplayError) as caught:
        reducer.apply(json.dumps(event(3, priority=9, payload={"text": "\ud800"})))
    assert {issue.path for issue in caught.value.issues} == {"/priority"}
    with pytest.raises(ReplayError) as caught:
        reducer.apply(b"{")
    assert caught.value.code == "replay_json_invalid"
    with pytest.raises(ReplayError) as caught:
        reducer.apply({"sourceEventId": "x"})
    assert caught.value.code == "replay_schema_invalid"
    assert len(reducer) == 2


def test_bytes_and_values_give_the_same_bytes() -> None:
    payload: Members = {"text": "é\ud800", "10": 1.0, "9": 1e21, "kind": "command"}
    events = [event(1, "item.started", itemId="i", payload=payload), terminal(2, turnId="t")]
    from_bytes = reduce_events(fresh(), [json.dumps(each).encode() for each in events])
    assert snapshot_text(from_bytes) == snapshot_text(reduce_events(fresh(), events))


@pytest.mark.parametrize("value", [b"{", b"[]", b'{"schema":"x"}', {"items": 1}, b"[" * 100_000])
def test_what_is_not_a_snapshot_is_refused(value: bytes | Members) -> None:
    with pytest.raises(ReplayError) as caught:
        read_snapshot(value)
    assert caught.value.code == "snapshot_invalid"


def test_identity_and_capabilities_keep_unknown_members_and_order() -> None:
    snapshot = fresh()
    assert snapshot.identity == IDENTITY
    assert list(snapshot.capabilities) == list(CAPABILITIES)


def test_structs_reduce_like_the_values_they_come_from() -> None:
    proposal = oracle_json("replay/fixtures/happy-path.json")
    events = cast("list[Members]", cast("Members", proposal)["events"])
    structs = [decode_event(json.dumps(each)) for each in events]
    assert snapshot_text(reduce_events(fresh(), structs)) == snapshot_text(reduce_events(fresh(), events))


def test_a_deep_payload_is_kept_or_refused_but_never_half_applied() -> None:
    deep: JsonValue = []
    for _ in range(600):
        deep = [deep]
    proposal = event(1, "run.result.proposed", schema="paperclip.prp.event.v2", schemaVersion=2, payload={"deep": deep})
    from_value = apply_event(fresh(), proposal)
    assert snapshot_text(from_value) == snapshot_text(apply_event(fresh(), json_bytes(proposal)))
    for _ in range(100_000):
        deep = [deep]
    reducer = SessionReducer(fresh())
    with pytest.raises(ReplayError) as caught:
        reducer.apply({**proposal, "payload": {"deep": deep}})
    assert caught.value.code == "replay_json_invalid"
    assert reducer.snapshot() == fresh()
