"""Whom a notification speaks for, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex.errors import CodexRpcError
from paperclip_runner.codex.goals import GoalAction
from paperclip_runner.codex.notification_identity import IdentityClass, classify_notification
from tests.codex.sessions import (
    THREAD,
    TURN,
    complete_item,
    complete_turn,
    events,
    open_session,
    payloads,
    push,
    running_session,
    types,
)

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session import CodexSession

Members = dict[str, "JsonValue"]
CHILD: Members = {
    "id": "child",
    "status": {"type": "active"},
    "source": {
        "subAgent": {
            "thread_spawn": {"parent_thread_id": THREAD, "depth": 1, "agent_nickname": "nick", "agent_role": "role"}
        }
    },
}
GOAL: Members = {
    "threadId": THREAD,
    "objective": "Ship it",
    "status": "active",
    "tokenBudget": None,
    "tokensUsed": 3,
    "timeUsedSeconds": 2,
    "createdAt": 1_795_962_897,
    "updatedAt": 1_795_962_898,
}


def _failure(session: CodexSession) -> JsonValue:
    failed = payloads(events(session), "session.failed")
    return failed[0]["code"] if failed else None


@pytest.mark.parametrize(
    ("method", "params", "kind"),
    [
        ("item/started", {"threadId": THREAD, "turnId": TURN}, IdentityClass.ROOT),
        ("turn/completed", {"threadId": THREAD, "turn": {"id": TURN}}, IdentityClass.ROOT),
        ("configWarning", {"summary": "s"}, IdentityClass.ROOT),
        ("windows/worldWritableWarning", {}, IdentityClass.ROOT),
        ("item/started", {"turnId": TURN}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": "", "turnId": TURN}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": 1, "turnId": TURN}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": THREAD, "thread": {"id": "b"}}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": THREAD, "turnId": "a", "turn": {"id": "b"}}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": THREAD, "runId": "other"}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": THREAD, "runId": None}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": "stranger", "turnId": TURN}, IdentityClass.INVALID_AUTHORITY),
        ("warning", {"threadId": "stranger", "message": "m"}, IdentityClass.UNRELATED_INFORMATION),
        ("item/started", {"threadId": "known", "turnId": "x"}, IdentityClass.DESCENDANT),
        ("thread/started", {"thread": {"id": "new", "forkedFromId": "known"}}, IdentityClass.DESCENDANT),
        ("paperclip/runResult", {"threadId": "known"}, IdentityClass.INVALID_AUTHORITY),
        ("item/started", {"threadId": THREAD, "turnId": "settled"}, IdentityClass.STALE_TURN),
    ],
)
def test_a_notification_speaks_for_whom_it_names(method: str, params: Members, kind: IdentityClass) -> None:
    identity = classify_notification(
        method,
        params,
        run_id="run-1",
        root_thread_id=THREAD,
        active_turn_id=TURN,
        known_threads={THREAD, "known"},
        settled_turns={"settled"},
    )
    assert identity.kind is kind


def test_unknown_notifications_are_counted_and_change_nothing() -> None:
    session = running_session()
    for number in range(5):
        push(session, f"future/method{number}", threadId="stranger")
    assert session.ignored_notifications == 5
    assert events(session) == []


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("item/started", {"threadId": "stranger", "turnId": TURN, "item": {"id": "i"}}, "thread_binding_mismatch"),
        ("item/started", {"threadId": THREAD, "turnId": "other", "item": {"id": "i"}}, "turn_binding_mismatch"),
        ("item/agentMessage/delta", {"threadId": THREAD, "itemId": "i", "delta": "x"}, "turn_binding_mismatch"),
        ("turn/completed", {"threadId": THREAD, "turn": {"id": "other"}}, "turn_binding_mismatch"),
        ("turn/started", {"threadId": THREAD, "turn": {"id": "other"}}, "turn_binding_mismatch"),
        ("turn/started", {"threadId": THREAD, "turn": {"id": TURN}}, "turn_binding_mismatch"),
        (
            "paperclip/canonicalProviderEvent",
            {"threadId": THREAD, "eventType": "turn.completed"},
            "provider_event_type_invalid",
        ),
        ("paperclip/runResult", {"threadId": THREAD, "turnId": TURN, "result": {}}, "invalid_semantic_result"),
        ("paperclip/runResult", {"threadId": THREAD, "turnId": "other", "result": {}}, "turn_binding_mismatch"),
    ],
)
def test_what_speaks_for_something_else_fails_the_session_once(method: str, params: Members, code: str) -> None:
    session = running_session()
    push(session, method, **params)
    push(session, method, **params)
    taken = events(session)
    assert [payload["code"] for payload in payloads(taken, "session.failed")] == [code]
    assert types(taken)[-1] == "turn.failed"
    assert session.has_ended


def test_a_turn_nobody_asked_for_fails_the_session() -> None:
    session = open_session()
    push(session, "turn/started", threadId=THREAD, turn={"id": "surprise"})
    assert _failure(session) == "turn_binding_mismatch"


def test_a_command_that_outlives_its_turn_is_dropped_with_a_diagnostic() -> None:
    session = running_session()
    item: Members = {"type": "commandExecution", "id": "c", "command": "sleep 9"}
    push(session, "item/started", threadId=THREAD, turnId=TURN, item=item)
    complete_turn(session, status="interrupted")
    events(session)
    push(session, "item/commandExecution/outputDelta", threadId=THREAD, turnId=TURN, itemId="c", delta="late")
    complete_item(session, **item)
    taken = events(session)
    assert [payload["classification"] for payload in payloads(taken, "harness.diagnostic")] == ["stale_turn"] * 2
    complete_item(session, **item)
    assert _failure(session) == "turn_binding_mismatch"


def test_an_item_of_an_ended_turn_that_never_began_fails_the_session() -> None:
    session = running_session()
    complete_turn(session)
    events(session)
    complete_item(session, id="x", type="agentMessage", text="after the end")
    assert _failure(session) == "turn_binding_mismatch"


def test_identity_diagnostics_are_bounded() -> None:
    session = running_session()
    for _ in range(100):
        push(session, "warning", threadId="stranger", message="m")
    assert len(events(session)) == 32


def test_threads_below_the_root_are_known_through_their_lineage() -> None:
    session = running_session()
    push(session, "thread/started", thread=CHILD)
    push(session, "item/started", threadId="child", turnId="x", item={"id": "i", "type": "plan"})
    push(session, "thread/status/changed", threadId="child", status={"type": "idle"})
    push(session, "thread/closed", threadId="child")
    told = [event for event in events(session) if event.get("itemId") == "thread:child"]
    assert types(told) == ["item.started", "item.delta", "item.completed"]
    assert session.failure is None
    root, child = session.lineage()
    assert (root["depth"], child["depth"], child["nickname"], child["status"]) == (0, 1, "nick", "closed")


def test_messages_and_reasoning_have_their_channels() -> None:
    session = running_session()
    for phase, channel in (
        ("commentary", "progress"),
        ("final_answer", "final"),
        (None, "unknown"),
        ("new", "unknown"),
    ):
        item: Members = {"type": "agentMessage", "id": "m", "text": "", "phase": phase}
        push(session, "item/started", threadId=THREAD, turnId=TURN, item=item)
        push(session, "item/agentMessage/delta", threadId=THREAD, turnId=TURN, itemId="m", delta="x")
        complete_item(session, **item)
        taken = events(session)
        assert [cast("Members", event["payload"])["channel"] for event in taken] == [channel, channel, channel]
    push(
        session, "item/reasoning/summaryTextDelta", threadId=THREAD, turnId=TURN, itemId="r", delta="s", summaryIndex=0
    )
    push(session, "item/reasoning/textDelta", threadId=THREAD, turnId=TURN, itemId="r", delta="d", contentIndex=0)
    assert [payload["channel"] for payload in payloads(events(session), "item.delta")] == ["summary", "detail"]


def test_items_and_enums_nobody_knows_are_told_as_they_came() -> None:
    session = running_session()
    item: Members = {"type": "hologram", "id": "h", "status": "melting", "shape": [1, {"a": 2}]}
    push(session, "item/started", threadId=THREAD, turnId=TURN, item=item)
    complete_item(session, **item)
    complete_turn(session, status="paused")
    taken = events(session)
    assert types(taken)[:3] == ["item.started", "item.completed", "turn.completed"]
    assert cast("Members", taken[0]["payload"])["item"] == item
    assert cast("Members", taken[2]["payload"])["status"] == "paused"


def test_a_warning_is_a_notice_and_a_diagnostic_without_its_secrets() -> None:
    session = open_session()
    events(session)
    push(session, "configWarning", summary="token=abc", details=None)
    taken = events(session)
    assert types(taken) == ["provider.notice.recorded", "harness.diagnostic"]
    assert "abc" not in str(taken[1])


def _usage(session: CodexSession, total: int, turn_id: str = TURN) -> None:
    usage: Members = {"total": {"totalTokens": total}, "last": {"totalTokens": 1}, "modelContextWindow": None}
    push(session, "thread/tokenUsage/updated", threadId=THREAD, turnId=turn_id, tokenUsage=usage)


def test_usage_of_a_live_run_counts_from_nothing_and_never_falls() -> None:
    session = running_session()
    for total in (5, 9, 7):
        _usage(session, total)
    told = [cast("Members", payload["usage"]) for payload in payloads(events(session), "item.completed")]
    assert [cast("Members", usage["runDelta"])["totalTokens"] for usage in told] == [5, 9, 9]


def test_usage_replayed_after_a_resume_is_where_the_run_begins() -> None:
    session = open_session()
    events(session)
    _usage(session, 100, "old-turn")
    assert payloads(events(session), "harness.diagnostic")[0]["code"] == "codex_resume_usage_snapshot"
    session.start_turn("go").answered({"turn": {"id": TURN}})
    _usage(session, 130)
    usage = session.usage()
    assert usage is not None
    assert usage["runDelta"] == {"totalTokens": 30}


def test_a_goal_lets_the_app_server_start_turns_by_itself() -> None:
    session = open_session()
    events(session)
    operation = session.goal(GoalAction.SET, objective="Ship it", token_budget=9)
    assert operation.params == {"threadId": THREAD, "objective": "Ship it", "status": "active", "tokenBudget": 9}
    operation.answered({"goal": GOAL})
    push(session, "turn/started", threadId=THREAD, turn={"id": "own-1"})
    complete_turn(session, "own-1")
    push(session, "turn/started", threadId=THREAD, turn={"id": "own-2"})
    complete_turn(session, "own-2")
    assert not session.is_terminal
    push(session, "thread/goal/updated", threadId=THREAD, goal={**GOAL, "status": "usageLimited"})
    push(session, "thread/goal/cleared", threadId=THREAD)
    session.goal(GoalAction.CLEAR).answered({"cleared": True})
    taken = events(session)
    told = [event for event in taken if str(event["eventType"]).startswith("session.goal.")]
    assert types(told) == [
        "session.goal.updated",
        "session.goal.updated",
        "session.goal.cleared",
        "session.goal.cleared",
    ]
    assert cast("Members", cast("Members", told[1]["payload"])["goal"])["status"] == "usage_limited"
    assert session.failure is None


@pytest.mark.parametrize(
    ("code", "message", "availability"),
    [
        (-32601, "no such method", "unsupported"),
        (-32600, "unknown variant", "unsupported"),
        (-32600, "goals are disabled", "policy_disabled"),
        (-32603, "transient", "available"),
    ],
)
def test_a_refused_first_question_about_goals_retires_them(code: int, message: str, availability: str) -> None:
    session = open_session(goal_answer=CodexRpcError(message, method="thread/goal/get", rpc_code=code))
    (capability,) = payloads(events(session), "session.capabilities.updated")
    assert cast("Members", capability["sessionGoals"])["availability"] == availability


def test_a_million_deltas_leave_nothing_behind() -> None:
    session = running_session()
    for number in range(20_000):
        push(session, "item/agentMessage/delta", threadId=THREAD, turnId=TURN, itemId=f"m{number % 7}", delta="x")
        if number % 500 == 0:
            session.take_events()
    session.take_events()
    complete_turn(session)
    assert types(events(session))[0] == "turn.completed"
