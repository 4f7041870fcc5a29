from __future__ import annotations

from typing import cast

import pytest
from msgspec import UNSET
from paperclip_protocol import JsonValue, decode_event, encode, from_json
from paperclip_protocol.prp_v1 import (
    RunResultAcceptedEvent,
    RunResultRejectedEvent,
    RunTerminalEvent,
    RunTerminalPayload,
)

from paperclip_runner.canonical import json_bytes
from paperclip_runner.control import CoreEvent, MockCore
from paperclip_runner.errors import ControlError
from paperclip_runner.replay import replay_jsonl
from tests.replay.sessions import CAPABILITIES, IDENTITY, Members, event

AT = "2026-08-07T12:00:09.000Z"


TASK: Members = {
    "schema": "paperclip.skillless_task.v1",
    "objective": "Do it",
    "completionContract": {"revision": "r1", "criteria": [{"id": "objective", "requirement": "Do it"}]},
    "constraints": [],
    "expectedResultSchema": "paperclip.run_result.v1",
}


def core() -> MockCore:
    return MockCore(
        envelope=TASK,
        run_id="run_a",
        normalized_session_id="session_a",
        source_instance_id="core_a",
    )


def result(**members: JsonValue) -> Members:
    criteria: list[JsonValue] = [{"criterionId": "objective", "status": "satisfied", "evidenceRefs": []}]
    return {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": "done",
        "summary": "Finished.",
        "completionClaim": {
            "contractRevision": "r1",
            "objectiveSatisfied": True,
            "criteria": criteria,
            "remainingWork": [],
        },
        "evidence": [],
        "verification": [],
        "attentionRequests": [],
        "artifacts": [],
        **members,
    }


def run(turn_end: str, *proposals: JsonValue, refused: tuple[str, ...] = ()) -> list[CoreEvent]:
    """The control plane's events after a turn with these proposals."""
    judge = core()
    for number, proposal in enumerate(proposals, 1):
        judge.receive(event(number, "run.result.proposed", payload=proposal))
    judge.receive(event(8, "item.started", itemId="item_a"))
    judge.receive(event(9, turn_end, turnId="turn_a"))
    judge.receive(event(10, "run.result.proposed", payload=result()))
    for message in refused:
        judge.control_refused(message)
    return judge.conclude(emitted_at=AT)


def rejection(made: CoreEvent) -> Members:
    assert isinstance(made, RunResultRejectedEvent)
    return made.payload


def ending(made: CoreEvent) -> RunTerminalPayload:
    assert isinstance(made, RunTerminalEvent)
    return made.payload


def test_an_accepted_proposal_of_a_completed_turn_is_the_result_of_the_run() -> None:
    accepted, end = run("turn.completed", result())
    assert isinstance(accepted, RunResultAcceptedEvent)
    assert accepted.payload["contractRevision"] == "r1"
    claim = cast("Members", cast("Members", accepted.payload["result"])["completionClaim"])
    assert cast("list[Members]", claim["criteria"])[0]["status"] == "satisfied"
    assert ending(end) == RunTerminalPayload(
        schema="paperclip.prp.terminal.v1",
        turn_terminal_state="completed",
        run_terminal_state="succeeded",
        reported_work_disposition="done",
    )
    assert (end.turn_id, end.source_event_id, end.source_seq) == ("turn_a", "core_a:run_a:2", 2)
    assert accepted.turn_id is UNSET


@pytest.mark.parametrize(
    ("turn_end", "turn_state", "run_state"),
    [
        ("turn.failed", "failed", "failed"),
        ("turn.interrupted", "interrupted", "cancelled"),
        ("turn.cancelled", "cancelled", "cancelled"),
    ],
)
def test_a_result_does_not_count_when_the_turn_did_not_complete(turn_end: str, turn_state: str, run_state: str) -> None:
    rejected, end = run(turn_end, result())
    assert rejection(rejected)["reasonCode"] == "provider_turn_did_not_complete"
    (issue,) = cast("list[Members]", rejection(rejected)["issues"])
    assert issue["path"] == "/turn/terminal"
    assert rejection(rejected)["recovery"] == {"required": True, "recoverable": True}
    assert ending(end).turn_terminal_state == turn_state
    assert ending(end).run_terminal_state == run_state
    assert ending(end).reported_work_disposition == "yielded"


@pytest.mark.parametrize("proposals", [(), (result(), result())])
def test_a_run_proposes_exactly_one_result(proposals: tuple[JsonValue, ...]) -> None:
    rejected, end = run("turn.completed", *proposals)
    (issue,) = cast("list[Members]", rejection(rejected)["issues"])
    assert (issue["code"], issue["path"]) == ("schema_validation", "/run.result.proposed")
    assert rejection(rejected)["reasonCode"] == "semantic_result_rejected"
    assert ending(end).run_terminal_state == "failed"


def test_a_proposal_that_breaks_its_contract_fails_a_completed_turn() -> None:
    rejected, end = run("turn.completed", result(blocker={"reasonCode": "x"}))
    assert rejection(rejected)["reasonCode"] == "semantic_result_rejected"
    assert (ending(end).run_terminal_state, ending(end).reported_work_disposition) == ("failed", "yielded")


def test_refused_controls_come_first_as_diagnostics() -> None:
    first, second, *others = run("turn.completed", result(), refused=("cannot steer", "cannot interrupt"))
    assert first.payload == {"code": "capability_unavailable", "message": "cannot steer"}
    assert (second.event_type, second.priority) == ("runner.diagnostic", 1)
    assert [made.priority for made in others] == [0, 0]
    assert [made.source_seq for made in (first, second, *others)] == [1, 2, 3, 4]


@pytest.mark.parametrize("turn_end", ["turn.completed", "turn.failed"])
def test_every_event_is_valid_and_closes_the_recording(turn_end: str) -> None:
    proposal = result()
    proposal["completionClaim"] = {**cast("Members", proposal["completionClaim"]), "criteria": []}
    for proposals in ((result(),), (proposal,), ()):
        made = run(turn_end, *proposals, refused=("no",))
        for each in made:
            assert decode_event(encode(each)) == each
        lines = b"".join(json_bytes(each) + b"\n" for each in (event(1, "session.started"), *made))
        snapshot = replay_jsonl(lines, identity=IDENTITY, capabilities=CAPABILITIES, fixture_name="f")
        assert snapshot.integrity == "complete"


def test_a_run_ends_once_and_only_after_its_turn() -> None:
    judge = core()
    with pytest.raises(ControlError) as caught:
        judge.conclude(emitted_at=AT)
    assert caught.value.code == "control_turn_not_settled"
    judge.receive(event(1, "turn.completed"))
    assert judge.settled
    judge.conclude(emitted_at=AT)
    with pytest.raises(ControlError) as caught:
        judge.conclude(emitted_at=AT)
    assert caught.value.code == "control_run_ended"


def test_the_task_may_be_a_struct_of_the_contract() -> None:
    judge = MockCore(
        envelope=from_json("skillless-task", TASK),
        run_id="run_a",
        normalized_session_id="session_a",
        source_instance_id="core_a",
    )
    judge.receive(decode_event(json_bytes(event(1, "run.result.proposed", payload=result(artifacts=[])))))
    judge.receive(json_bytes(event(2, "turn.completed")))
    _, end = judge.conclude(emitted_at=AT)
    assert ending(end).run_terminal_state == "succeeded"
    assert judge.verdict is not None
    assert judge.verdict.status == "accepted"
