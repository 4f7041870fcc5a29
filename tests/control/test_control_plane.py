from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import TypeVar, cast

import msgspec
import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import json_text
from paperclip_runner.control import (
    CONFORMANCE_COMPLETION,
    CONFORMANCE_EVENTS,
    CONFORMANCE_OPENING,
    AppendReceipt,
    ControlPlanePort,
    MemoryControlPlane,
    ReplayQuery,
    RunCompletion,
    RunOpening,
    SessionCheckpoints,
    check_control_plane,
    conformance_output,
    read_conformance_fixture,
    replay_conformance_fixture,
)
from paperclip_runner.errors import ControlError
from tests.oracle import oracle_json, oracle_lines

Members = dict[str, JsonValue]
Result = TypeVar("Result")
SOURCE = "00000000-0000-4000-8000-000000000005"
RUN = cast("str", CONFORMANCE_OPENING.identity["runId"])


def run(work: Coroutine[None, None, Result]) -> Result:
    async def bounded() -> Result:
        async with asyncio.timeout(5):
            return await work

    return asyncio.run(bounded())


def opened() -> MemoryControlPlane:
    plane = MemoryControlPlane()
    plane.start()
    run(plane.open_run(CONFORMANCE_OPENING))
    return plane


def refusal(work: Coroutine[None, None, object]) -> str:
    with pytest.raises(ControlError) as caught:
        run(work)
    return caught.value.code


def test_the_memory_control_plane_passes_the_kit_with_the_recorded_report() -> None:
    plane = MemoryControlPlane()
    plane.start()
    report = run(check_control_plane(plane))
    recorded = cast("Members", oracle_json("replay/conformance-kits.json"))
    assert json_text(report) == json_text(recorded["controlPlaneReport"])
    stored = cast("Members", recorded["controlPlaneSnapshot"])
    assert json_text(plane.opening) == json_text(stored["openedRun"])
    ids = [event["sourceEventId"] for event in cast("list[Members]", stored["events"])]
    assert [event["sourceEventId"] for event in plane.events] == ids


class Forgetful(MemoryControlPlane):
    """Accepts a changed event under a known id."""

    async def append_event(self, event: Mapping[str, JsonValue]) -> AppendReceipt:
        try:
            return await super().append_event(event)
        except ControlError:
            return AppendReceipt(cursor=1, highest_contiguous_source_seq=1, disposition="duplicate")


def test_the_kit_names_the_promise_that_is_broken() -> None:
    plane: ControlPlanePort = Forgetful()
    assert isinstance(plane, Forgetful)
    plane.start()
    with pytest.raises(ControlError) as caught:
        run(check_control_plane(plane))
    assert caught.value.code == "control_plane_not_conformant"
    assert "another payload" in cast("str", caught.value.details["promise"])


class Hasty(MemoryControlPlane):
    """Calls a source contiguous up to its highest number."""

    async def append_event(self, event: Mapping[str, JsonValue]) -> AppendReceipt:
        receipt = await super().append_event(event)
        return msgspec.structs.replace(receipt, highest_contiguous_source_seq=receipt.cursor)


def test_the_kit_notices_a_wrong_receipt() -> None:
    plane = Hasty()
    plane.start()
    with pytest.raises(ControlError) as caught:
        run(check_control_plane(plane))
    assert (caught.value.code, caught.value.details["promise"]) == (
        "control_plane_not_conformant",
        "event 3 leaves the source contiguous up to 1",
    )


def test_a_control_plane_must_be_started_and_holds_one_run() -> None:
    plane = MemoryControlPlane()
    assert refusal(plane.open_run(CONFORMANCE_OPENING)) == "control_plane_not_running"
    plane.start()
    with pytest.raises(ControlError) as caught:
        plane.start()
    assert caught.value.code == "control_plane_already_running"
    assert refusal(plane.append_event(CONFORMANCE_EVENTS[0])) == "control_plane_run_not_open"
    run(plane.open_run(CONFORMANCE_OPENING))
    assert refusal(plane.open_run(CONFORMANCE_OPENING)) == "control_plane_run_already_open"
    plane.stop()
    assert refusal(plane.append_event(CONFORMANCE_EVENTS[0])) == "control_plane_not_running"


def test_holes_are_accepted_and_contiguity_is_counted_for_each_source() -> None:
    plane = opened()
    first, second, third = CONFORMANCE_EVENTS
    receipts = [run(plane.append_event(event)) for event in (first, third, first)]
    assert [msgspec.structs.astuple(receipt) for receipt in receipts] == [
        (1, 1, "committed"),
        (3, 1, "committed"),
        (1, 1, "duplicate"),
    ]
    other = {**second, "sourceInstanceId": "other", "sourceEventId": "other", "sourceSeq": 1}
    assert run(plane.append_event(other)).highest_contiguous_source_seq == 1
    assert run(plane.append_event(second)).highest_contiguous_source_seq == 3


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"runId": "other"}, "control_plane_run_mismatch"),
        ({"eventType": "unknown.type"}, "control_plane_event_invalid"),
        ({"payload": {"backend": "other"}}, "native_event_replay_conflict"),
        ({"sourceEventId": "other"}, "native_event_replay_conflict"),
    ],
)
def test_a_wrong_event_is_refused(change: Members, code: str) -> None:
    plane = opened()
    run(plane.append_event(CONFORMANCE_EVENTS[0]))
    assert refusal(plane.append_event({**CONFORMANCE_EVENTS[0], **change})) == code
    assert len(plane.events) == 1


def test_a_replay_is_sorted_limited_and_bound_to_the_run() -> None:
    plane = opened()
    for event in reversed(CONFORMANCE_EVENTS):
        run(plane.append_event(event))
    query = ReplayQuery(run_id=RUN, source_instance_id=SOURCE, after_source_seq=0, limit=2)
    page = run(plane.replay_events(query))
    assert [event["sourceSeq"] for event in page.events] == [1, 2]
    unknown = run(plane.replay_events(msgspec.structs.replace(query, source_instance_id="unknown")))
    assert (unknown.events, unknown.highest_contiguous_source_seq) == ((), 0)
    assert refusal(plane.replay_events(msgspec.structs.replace(query, run_id="other"))) == "control_plane_run_mismatch"


def test_a_run_is_completed_once_after_its_terminal() -> None:
    plane = opened()
    assert refusal(plane.complete_run(CONFORMANCE_COMPLETION)) == "control_plane_terminal_missing"
    for event in CONFORMANCE_EVENTS:
        run(plane.append_event(event))
    broken = msgspec.structs.replace(CONFORMANCE_COMPLETION, result={"schema": "x"})
    assert refusal(plane.complete_run(broken)) == "native_result_invalid"
    run(plane.complete_run(CONFORMANCE_COMPLETION))
    run(plane.complete_run(CONFORMANCE_COMPLETION))
    changed = msgspec.structs.replace(CONFORMANCE_COMPLETION, turn_id="other")
    assert refusal(plane.complete_run(changed)) == "native_result_replay_conflict"
    assert plane.completion == CONFORMANCE_COMPLETION


def test_recorded_conformance_fixtures_have_their_recorded_outcome() -> None:
    for line in oracle_lines("replay/conformance-fixture.ndjson"):
        record = cast("dict[str, Members]", line)
        value = cast("JsonValue", record["value"])
        if not record["expected"]["ok"]:
            with pytest.raises(ControlError) as caught:
                read_conformance_fixture(value)
            assert caught.value.code == "conformance_fixture_invalid"
            continue
        fixture = read_conformance_fixture(value)
        assert json_text(fixture) == json_text(record["expected"]["fixture"])
        assert conformance_output(fixture) == record["expected"]["output"]
        plane = MemoryControlPlane()
        plane.start()
        run(replay_conformance_fixture(fixture, plane))
        assert plane.completion is not None


def test_minimal_events_count_up_and_end_before_the_result() -> None:
    plane = MemoryControlPlane()
    plane.start()
    run(plane.open_run(RunOpening(identity={"runId": "run_a"}, backend_kind="mock")))
    started: Members = {"eventId": "event_1", "runId": "run_a", "sequence": 1, "type": "run.started"}
    assert refusal(plane.append_event({**started, "sequence": 2})) == "control_plane_sequence_invalid"
    run(plane.append_event(started))
    result: Members = {"runId": "run_a", "status": "succeeded", "summary": "Done."}
    completion = RunCompletion(result=result, terminal=None)
    assert refusal(plane.complete_run(completion)) == "control_plane_terminal_missing"
    run(plane.append_event({**started, "eventId": "event_2", "sequence": 2, "type": "run.completed"}))
    other = RunCompletion(result={**result, "runId": "other"}, terminal=None)
    assert refusal(plane.complete_run(other)) == "control_plane_run_mismatch"
    run(plane.complete_run(completion))


def test_a_checkpoint_replaces_the_one_before_and_is_a_copy() -> None:
    plane = opened()
    checkpoints: SessionCheckpoints = plane
    assert run(checkpoints.load_session_checkpoint()) is None
    snapshot: Members = {"turns": [1]}
    run(checkpoints.checkpoint_session(snapshot))
    snapshot["turns"] = [2]
    assert run(checkpoints.load_session_checkpoint()) == {"turns": [1]}
    plane.stop()
    assert refusal(checkpoints.load_session_checkpoint()) == "control_plane_not_running"
