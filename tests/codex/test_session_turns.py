"""Turns: their start, their one end, steering and interruption."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from paperclip_runner.codex.configuration import Capabilities
from paperclip_runner.codex.effects import CloseTransport, SendInterrupt
from paperclip_runner.codex.errors import (
    AlreadyTerminalError,
    CapabilityUnavailableError,
    CodexRpcError,
    CodexSessionError,
    CodexTransportError,
    CollaborationModeError,
    ProviderTerminalError,
    StaleTurnError,
)
from paperclip_runner.codex.goals import GoalAction
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.task import ConversationMode, SkillSelection, mentioned_skills, model_text
from tests.codex.sessions import (
    TASK,
    THREAD,
    TURN,
    complete_item,
    complete_turn,
    configuration,
    events,
    open_session,
    payloads,
    push,
    running_session,
    types,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

DIRECT = configuration(conversation=ConversationMode.DIRECT)


def _refusal(message: str = "no", code: int = -32600) -> CodexRpcError:
    return CodexRpcError(message, method="x", rpc_code=code)


def test_a_session_begins_with_five_events_and_the_first_turn_with_the_sixth() -> None:
    session = open_session()
    session.start_turn("go")
    assert types(events(session)) == [
        "session.started",
        "session.capabilities.updated",
        "session.goal.snapshot",
        "item.completed",
        "item.completed",
        "turn.submitted",
    ]


@pytest.mark.parametrize("status", ["completed", "failed", "interrupted", "cancelled"])
def test_each_turn_ends_once_whatever_is_repeated(status: str) -> None:
    session = running_session()
    error: JsonValue = {"message": "why"} if status == "failed" else None
    for _ in range(3):
        complete_turn(session, status=status, error=error)
    taken = events(session)
    assert types(taken) == [f"turn.{status}", "harness.diagnostic"]
    assert taken[0]["payload"] == {"status": status, "error": error}
    assert payloads(taken, "harness.diagnostic")[0]["code"] == "semantic_result_missing"
    assert session.is_terminal
    assert session.failure is None


def test_an_end_that_changes_fails_the_session_without_a_second_end() -> None:
    session = running_session()
    complete_turn(session)
    events(session)
    complete_turn(session, status="failed", error={"message": "after all"})
    taken = events(session)
    assert types(taken) == ["session.failed"]
    assert payloads(taken, "session.failed")[0]["code"] == "conflicting_turn_terminal"
    assert session.take_effects() == [CloseTransport("protocol_failure:conflicting_turn_terminal")]
    assert session.has_ended


@pytest.mark.parametrize("announced", [True, False])
def test_an_end_that_overtakes_the_answer_waits_for_it(*, announced: bool) -> None:
    session = open_session()
    events(session)
    start = session.start_turn("go")
    if announced:
        push(session, "turn/started", threadId=THREAD, turn={"id": TURN})
    complete_turn(session, status="failed", error={"message": "fast"})
    assert "turn.failed" not in types(events(session))
    assert start.answered({"turn": {"id": TURN}}).turn_id == TURN
    assert types(events(session)) == ["turn.accepted", "turn.failed", "harness.diagnostic"]


def test_what_is_held_for_an_answer_is_bounded() -> None:
    session = open_session()
    session.start_turn("go")
    complete_turn(session)
    for _ in range(1_100):
        push(session, "item/agentMessage/delta", threadId=THREAD, turnId=TURN, itemId="m", delta="x")
    assert session.failure is not None


def test_another_turn_than_the_accepted_one_fails_the_session() -> None:
    session = open_session()
    start = session.start_turn("go")
    push(session, "turn/started", threadId=THREAD, turn={"id": "other"})
    with pytest.raises(ProviderTerminalError) as caught:
        start.answered({"turn": {"id": TURN}})
    assert caught.value.provider_code == "turn_start_mismatch"
    with pytest.raises(ProviderTerminalError):
        session.start_turn("again")


def test_a_refused_or_nameless_turn_leaves_the_session_usable() -> None:
    session = open_session()
    error = _refusal()
    assert session.start_turn("go").refused(error) is error
    with pytest.raises(CodexSessionError) as caught:
        session.start_turn("go").answered({})
    assert caught.value.code == "codex_turn_id_missing"
    session.start_turn("go").answered({"turn": {"id": TURN}})
    assert session.active_turn_id == TURN


def test_one_turn_at_a_time_and_one_task_turn_at_all() -> None:
    session = open_session()
    session.start_turn("go")
    for _ in range(2):
        with pytest.raises(CapabilityUnavailableError) as caught:
            session.start_turn("more")
        assert caught.value.code == "capability_unavailable"
    ended = running_session()
    complete_turn(ended)
    with pytest.raises(CapabilityUnavailableError):
        ended.start_turn("more")


def test_plain_talk_goes_on_after_a_turn_and_takes_no_result() -> None:
    session = running_session(DIRECT)
    complete_item(session, id="m", type="agentMessage", text="{}")
    complete_turn(session)
    assert types(events(session)) == ["item.completed", "turn.completed"]
    start = session.start_turn("more")
    assert start.params["input"] == [{"type": "text", "text": "more", "text_elements": []}]
    assert "outputSchema" not in start.params
    start.answered({"turn": {"id": "turn-2"}})
    complete_turn(session, "turn-2")
    assert "turn.completed" in types(events(session))


def test_a_mode_other_than_the_sessions_is_refused_before_anything_is_told() -> None:
    session = open_session()
    events(session)
    with pytest.raises(CollaborationModeError) as caught:
        session.start_turn("go", requested_mode=CollaborationMode.PLAN)
    assert caught.value.code == "collaboration_mode_mismatch"
    assert events(session) == []


def test_a_plan_needs_a_preset_and_keeps_its_profile_on_every_turn() -> None:
    plan = configuration(mode=CollaborationMode.PLAN)
    with pytest.raises(CollaborationModeError) as caught:
        open_session(plan, presets={"data": [{"mode": "default", "name": "Default"}]})
    assert caught.value.code == "planning_mode_unsupported"
    session = open_session(plan, presets={"data": [{"mode": "plan", "reasoning_effort": "medium"}]})
    params = session.start_turn("go").params
    assert params["permissions"] == "paperclip-runner-workspace-read-only"
    assert params["collaborationMode"] == {
        "mode": "plan",
        "settings": {"model": "model-1", "reasoning_effort": "medium", "developer_instructions": None},
    }


def test_named_skills_go_with_the_turn_and_with_no_continuation() -> None:
    assigned = ["deploy", "review", "deploy", "unused"]
    names = mentioned_skills("(/review) then $deploy, not $unknown or a/review", assigned)
    assert names == ["deploy", "review"]
    assert mentioned_skills(None, assigned) == []
    skills = [
        SkillSelection(name=n, path=f"/assets/{n}/SKILL.md", provider_path=f"/ch/skills/{n}/SKILL.md") for n in names
    ]
    session = open_session()
    events(session)
    params = session.start_turn("go", skills=skills).params
    text, *structured = params["input"] if isinstance(params["input"], list) else []
    assert isinstance(text, dict)
    assert text["text"] == model_text("go", TASK, skills)
    assert str(text["text"]).startswith('$deploy $review\n\n{"task":')
    assert structured[0] == {"type": "skill", "name": "deploy", "path": "/ch/skills/deploy/SKILL.md"}
    (submitted,) = payloads(events(session), "turn.submitted")
    assert submitted["skillInputs"] == [
        {"type": "skill", "name": name, "path": f"/assets/{name}/SKILL.md"} for name in names
    ]
    plain = open_session()
    assert plain.start_turn("go on", skills=skills, continuation=True).params["input"] == [
        {"type": "text", "text": "go on", "text_elements": []}
    ]
    assert "skillInputs" not in payloads(events(plain), "turn.submitted")[0]


def test_steering_is_told_once_for_each_correlation() -> None:
    session = running_session()
    operation = session.steer(TURN, "more", "k1")
    assert operation.method == "turn/steer"
    assert operation.params["expectedTurnId"] == TURN
    operation.answered({"turnId": TURN})
    assert session.steer(TURN, "more", "k1").method is None
    session.steer(TURN, "other").answered({})
    taken = events(session)
    assert [event["itemId"] for event in taken] == [f"{TURN}:steer:k1", f"{TURN}:steer:1"]


def test_a_steering_message_never_becomes_a_turn() -> None:
    session = running_session()
    with pytest.raises(StaleTurnError):
        session.steer("other", "x")
    late = session.steer(TURN, "x")
    lost = session.steer(TURN, "y")
    complete_turn(session)
    with pytest.raises(AlreadyTerminalError):
        late.answered({})
    assert isinstance(lost.refused(_refusal("no active turn to steer")), AlreadyTerminalError)
    with pytest.raises(StaleTurnError):
        session.steer(TURN, "x")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("method not found", "capability_unavailable"),
        ("expected turn a but found b", "codex_steering_failed"),
    ],
)
def test_a_refused_message_is_unsupported_or_may_be_sent_again(text: str, code: str) -> None:
    session = running_session()
    error = session.steer(TURN, "x").refused(_refusal(text))
    assert error.code == code


def test_an_interrupt_before_the_turn_is_named_is_sent_once_it_is() -> None:
    session = open_session()
    start = session.start_turn("go")
    events(session)
    assert session.interrupt(reason="stop").method is None
    start.answered({"turn": {"id": TURN}})
    assert session.take_effects() == [SendInterrupt(TURN, "queued_before_start")]
    session.interrupt(TURN, "queued_before_start").answered({})
    taken = events(session)
    statuses = [payload["status"] for payload in payloads(taken, "item.completed")]
    assert statuses == ["queued", "acknowledged"]


def test_an_interrupt_meets_the_active_turn_only() -> None:
    session = running_session()
    with pytest.raises(StaleTurnError):
        session.interrupt("other")
    operation = session.interrupt(reason="token=abc please")
    assert operation.params == {"threadId": THREAD, "turnId": TURN}
    operation.answered({})
    (acknowledged,) = payloads(events(session), "item.completed")
    assert acknowledged["reason"] == "token=[REDACTED] please"
    refused = session.interrupt()
    assert isinstance(refused.refused(_refusal()), CapabilityUnavailableError)
    assert session.failure is None
    complete_turn(session, status="interrupted")
    with pytest.raises(AlreadyTerminalError):
        session.interrupt()


def test_compaction_is_a_turn_of_its_own_that_ends_nothing() -> None:
    session = open_session()
    session.compact().answered({})
    push(session, "turn/started", threadId=THREAD, turn={"id": "compaction"})
    push(session, "item/started", threadId=THREAD, turnId="compaction", item={"type": "contextCompaction", "id": "c"})
    complete_turn(session, "compaction")
    taken = events(session)
    assert "context.compacted" in types(taken)
    assert not session.is_terminal
    assert session.start_turn("go").method == "turn/start"


@pytest.mark.parametrize("name", ["steering", "interruption", "read", "usage", "thread_lineage", "goals"])
def test_a_switched_off_operation_is_refused_with_a_diagnostic(name: str) -> None:
    session = running_session(configuration(capabilities=Capabilities(**{name: False})))
    calls: dict[str, Callable[[], object]] = {
        "steering": lambda: session.steer(TURN, "x"),
        "interruption": lambda: session.interrupt(TURN),
        "read": session.read,
        "usage": session.usage,
        "thread_lineage": session.lineage,
        "goals": lambda: session.goal(GoalAction.GET),
    }
    with pytest.raises(CapabilityUnavailableError):
        calls[name]()
    assert payloads(events(session), "harness.diagnostic")[0]["code"] == "unsupported_operation"


def test_a_broken_connection_ends_the_turn_and_the_stream() -> None:
    session = running_session()
    session.transport_failed(CodexTransportError("broken token=abc", code="codex_stdout_ended"))
    taken = events(session)
    assert types(taken) == ["harness.diagnostic", "session.failed", "turn.failed"]
    assert "abc" not in json.dumps(taken)
    session.transport_failed(CodexTransportError("again"))
    session.close()
    assert events(session) == []


def test_a_run_is_attached_to_a_settled_session_only() -> None:
    session = running_session()
    with pytest.raises(CodexSessionError) as caught:
        session.attach_run("run-2")
    assert caught.value.code == "codex_run_attach_busy"
    complete_turn(session)
    events(session)
    with pytest.raises(CodexSessionError) as caught:
        session.attach_run("")
    assert caught.value.code == "codex_run_attach_invalid"
    session.attach_run("run-2")
    (attached,) = events(session)
    assert (attached["runId"], attached["payload"]) == ("run-2", {"runId": "run-2", "sameSession": True})
    session.start_turn("next").answered({"turn": {"id": "turn-2"}})
    session.close()
    with pytest.raises(CodexSessionError) as caught:
        session.attach_run("run-3")
    assert caught.value.code == "codex_run_attach_closed"


def test_an_idle_thread_with_a_running_turn_asks_for_a_look_at_the_history() -> None:
    session = running_session()
    push(session, "thread/status/changed", threadId=THREAD, status={"type": "idle"})
    assert session.awaits_terminal
    complete_turn(session)
    assert not session.awaits_terminal
