"""Snapshots, the history of a thread, and recovery from both."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import validate

from paperclip_runner.codex.configuration import Capabilities
from paperclip_runner.codex.context import is_skillless
from paperclip_runner.codex.errors import (
    CapabilityUnavailableError,
    CodexRpcError,
    CodexSessionError,
    CodexTransportError,
    ReconciliationError,
)
from paperclip_runner.codex.history import HistoryPages
from paperclip_runner.codex.recovery import is_lost_thread, opened_thread, require_same_session
from paperclip_runner.codex.snapshot import snapshot_problem
from paperclip_runner.codex.task import BASE_INSTRUCTIONS
from paperclip_runner.codex.versions import codex_version, version_warning
from tests.codex.sessions import (
    THREAD,
    TURN,
    ask,
    complete_item,
    complete_turn,
    configuration,
    events,
    open_session,
    payloads,
    push,
    running_session,
    thread_response,
    types,
)
from tests.codex.test_session_requests import QUESTIONS, RESULT

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session import CodexSession

Members = dict[str, "JsonValue"]


def _message(result: Members = RESULT) -> Members:
    return {"type": "agentMessage", "id": "m", "text": json.dumps(result)}


def _turn(turn_id: str = TURN, status: str = "completed", **more: JsonValue) -> Members:
    return {"id": turn_id, "status": status, "items": [], "itemsView": "notLoaded", "error": None, **more}


def _thread() -> Members:
    return cast("Members", thread_response()["thread"])


def _recover(snapshot: Members, turns: list[Members] | None = None) -> CodexSession:
    return open_session(snapshot=snapshot, turns=turns or [])


def _reconcile(session: CodexSession, turns: list[Members], items: dict[str, list[Members]] | None = None) -> None:
    session.reconcile(_thread(), turns, items or {})


def test_a_snapshot_is_valid_at_every_moment_and_holds_no_secret() -> None:
    session = open_session(configuration(environment={"PATH": "/bin", "HOME": "/h", "GH_TOKEN": "s3cr3t"}))
    moments = [session.snapshot()]
    session.start_turn("go").answered({"turn": {"id": TURN}})
    ask(session, 1, "item/tool/requestUserInput", threadId=THREAD, turnId=TURN, questions=QUESTIONS, token="s3cr3t")
    moments.append(session.snapshot())
    session.resolve_request("1", TURN, {"action": "decline"})
    total: Members = {"total": {"totalTokens": 5}}
    push(session, "thread/tokenUsage/updated", threadId=THREAD, turnId=TURN, tokenUsage=total)
    complete_item(session, **_message())
    moments.append(session.snapshot())
    complete_turn(session)
    moments.append(session.snapshot())
    for snapshot in moments:
        assert validate("persisted-session", snapshot) == []
        assert snapshot_problem(snapshot) is None
        assert "s3cr3t" not in json.dumps(snapshot)
    assert "s3cr3t" not in json.dumps(session.take_events())


def test_a_recovered_session_goes_on_counting_and_cancels_what_was_open() -> None:
    session = running_session()
    ask(session, 1, "item/fileChange/requestApproval", threadId=THREAD, turnId=TURN, itemId="i")
    snapshot = session.snapshot()
    recovered = _recover(snapshot)
    taken = events(recovered)
    assert types(taken) == [
        "session.resumed",
        "session.capabilities.updated",
        "session.goal.snapshot",
        "runtime_request.cancelled",
        "item.completed",
        "item.completed",
    ]
    first = cast("int", snapshot["lastSourceSequence"]) + 1
    assert [event["sourceSeq"] for event in taken] == list(range(first, first + 6))
    assert payloads(taken, "runtime_request.cancelled")[0]["reason"] == "transport_recovered"
    assert recovered.active_turn_id == TURN


def test_the_recorded_active_turn_ends_by_what_history_says_and_once() -> None:
    recovered = _recover(running_session().snapshot())
    events(recovered)
    turns = [_turn()]
    assert recovered.turns_to_load(turns) == [TURN]
    _reconcile(recovered, turns, {TURN: [_message()]})
    taken = events(recovered)
    assert types(taken) == ["item.completed", "run.result.proposed", "turn.completed", "session.reconciled"]
    assert payloads(taken, "session.reconciled")[0]["terminalTurnId"] == TURN
    _reconcile(recovered, turns, {TURN: [_message()]})
    assert types(events(recovered)) == ["session.reconciled"]
    complete_turn(recovered)
    assert types(events(recovered)) == []


def test_a_turn_that_still_runs_is_kept() -> None:
    recovered = _recover(running_session().snapshot())
    events(recovered)
    _reconcile(recovered, [_turn(status="inProgress")])
    assert types(events(recovered)) == ["session.reconciled"]
    complete_turn(recovered)
    assert types(events(recovered))[0] == "turn.completed"


@pytest.mark.parametrize(
    "turns",
    [
        [],
        [_turn("older")],
        [_turn(), _turn("other", "inProgress")],
        [_turn(status="inProgress"), _turn("other", "inProgress")],
    ],
)
def test_an_older_or_other_turn_never_stands_in_for_the_recorded_one(turns: list[Members]) -> None:
    recovered = _recover(running_session().snapshot())
    events(recovered)
    with pytest.raises(ReconciliationError):
        _reconcile(recovered, turns)
    assert events(recovered) == []
    assert recovered.active_turn_id == TURN


@pytest.mark.parametrize(
    ("turn", "items"),
    [
        (_turn(status="inProgress"), []),
        (_turn(status="failed", error={"message": "x"}), []),
        (_turn(), [_message({**RESULT, "summary": "Something else."})]),
    ],
)
def test_an_end_that_changed_in_history_is_refused(turn: Members, items: list[Members]) -> None:
    session = running_session()
    complete_item(session, **_message())
    complete_turn(session)
    recovered = _recover(session.snapshot())
    events(recovered)
    with pytest.raises(ReconciliationError):
        _reconcile(recovered, [turn], {TURN: items} if items else {})
    assert events(recovered) == []


def test_another_thread_or_session_in_history_is_refused() -> None:
    recovered = _recover(running_session().snapshot())
    for change in ({"id": "other"}, {"sessionId": "other"}):
        with pytest.raises(ReconciliationError):
            recovered.reconcile({**_thread(), **change}, [_turn()], {})


def test_a_settled_session_recovers_as_settled() -> None:
    session = running_session()
    complete_item(session, **_message())
    complete_turn(session)
    recovered = _recover(session.snapshot())
    assert recovered.has_ended
    assert recovered.is_terminal
    assert len(events(recovered)) == 5
    assert cast("Members", recovered.snapshot()["semanticResult"])["turnId"] == TURN


def _without_result() -> Members:
    session = running_session()
    complete_turn(session)
    return session.snapshot()


def test_a_missing_result_may_be_asked_for_once() -> None:
    recovered = _recover(_without_result(), [_turn()])
    events(recovered)
    start = recovered.start_turn("Report your result.")
    assert start.params["input"] == [{"type": "text", "text": "Report your result.", "text_elements": []}]
    start.answered({"turn": {"id": "turn-2"}})
    snapshot = recovered.snapshot()
    assert snapshot["dispositionOnlyRecoveryConsumed"] is True
    assert snapshot["dispositionOnlyRecoveryTurnId"] == "turn-2"
    complete_turn(recovered, "turn-2")
    spent = _recover(recovered.snapshot(), [_turn(), _turn("turn-2")])
    assert spent.has_ended
    with pytest.raises(CapabilityUnavailableError):
        spent.start_turn("again")


def test_a_refused_recovery_turn_may_be_tried_again_and_a_lost_one_may_not() -> None:
    recovered = _recover(_without_result(), [_turn()])
    recovered.start_turn("x").refused(CodexRpcError("no", method="turn/start", rpc_code=-32600))
    assert recovered.snapshot()["dispositionOnlyRecoveryConsumed"] is False
    recovered.start_turn("x").refused(CodexTransportError("gone"))
    assert recovered.is_terminal
    assert recovered.snapshot()["dispositionOnlyRecoveryConsumed"] is True


def test_a_recovery_turn_the_snapshot_missed_is_adopted() -> None:
    snapshot = {**_without_result(), "dispositionOnlyRecoveryConsumed": True}
    recovered = _recover(snapshot, [_turn(), _turn("turn-2", "inProgress")])
    assert recovered.active_turn_id == "turn-2"
    assert recovered.snapshot()["dispositionOnlyRecoveryTurnId"] == "turn-2"


def test_a_marker_whose_turn_never_reached_the_app_server_is_released() -> None:
    snapshot = {**_without_result(), "dispositionOnlyRecoveryConsumed": True, "dispositionOnlyRecoveryTurnId": "lost"}
    assert _recover(snapshot, [_turn()]).snapshot()["dispositionOnlyRecoveryConsumed"] is False
    assert _recover(snapshot, []).snapshot()["dispositionOnlyRecoveryConsumed"] is True


@pytest.mark.parametrize(
    ("change", "turns"),
    [
        ({}, [_turn(), _turn("a"), _turn("b")]),
        ({}, [_turn(), {"status": "completed"}]),
        (
            {"dispositionOnlyRecoveryConsumed": True, "dispositionOnlyRecoveryTurnId": "bound"},
            [_turn(), _turn("other")],
        ),
        ({"semanticResult": {"result": RESULT, "fingerprint": "x", "callId": None, "turnId": TURN}}, []),
        ({"terminalTurns": [{"turnId": TURN, "fingerprint": "{}"}, {"turnId": TURN, "fingerprint": "{}"}]}, []),
    ],
)
def test_a_snapshot_that_history_contradicts_is_not_recovered(change: Members, turns: list[Members]) -> None:
    with pytest.raises(ReconciliationError):
        _recover({**_without_result(), **change}, turns)


@pytest.mark.parametrize("missing", ["runId", "normalizedSessionId", "driverSessionId", "lineage"])
def test_an_incomplete_snapshot_is_named_as_such(missing: str) -> None:
    snapshot = running_session().snapshot()
    del snapshot[missing]
    assert snapshot_problem(snapshot) is not None
    assert snapshot_problem([]) == "persisted session identity is incomplete"


def test_a_turn_that_is_recorded_as_ended_is_not_active_again() -> None:
    snapshot = {**_without_result(), "activeTurnId": TURN}
    assert _recover(snapshot).active_turn_id is None


def test_a_resumed_thread_is_the_recorded_one() -> None:
    snapshot = running_session().snapshot()
    for response in (thread_response("other"), thread_response()):
        opened = opened_thread(
            configuration(), response, codex_version="x", collaboration_mode=None, canonical=lambda path: path
        )
        if opened.thread_id == THREAD:
            require_same_session(snapshot, opened)
            snapshot["providerSessionId"] = "other"
        with pytest.raises(ReconciliationError):
            require_same_session(snapshot, opened)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"thread": {}}, "codex_thread_id_missing"),
        ({"activePermissionProfile": {"id": "other"}}, "codex_permission_profile_mismatch"),
        (
            {"thread": {"id": "t", "activePermissionProfile": {"id": ":danger-full-access"}}},
            "codex_permission_profile_mismatch",
        ),
        ({"cwd": "/elsewhere"}, "codex_working_directory_changed"),
    ],
)
def test_an_opening_that_is_not_what_was_asked_for_is_refused(change: Members, code: str) -> None:
    with pytest.raises(CodexSessionError) as caught:
        open_session(response={**thread_response(), **change})
    assert caught.value.code == code


def test_pages_are_read_to_their_end_and_later_entries_count() -> None:
    pages = HistoryPages(THREAD)
    assert pages.params() == {
        "threadId": THREAD,
        "sortDirection": "asc",
        "itemsView": "notLoaded",
        "limit": 100,
    }
    pages.receive({"data": [_turn("a", "inProgress"), _turn("b")], "nextCursor": "c1"})
    assert pages.params()["cursor"] == "c1"
    assert not pages.complete
    pages.receive({"data": [_turn("a")], "nextCursor": None})
    assert pages.complete
    assert [(turn["id"], turn["status"]) for turn in pages.entries()] == [("a", "completed"), ("b", "completed")]
    items = HistoryPages(THREAD, TURN)
    assert (items.method, items.params()["turnId"]) == ("thread/items/list", TURN)
    items.receive({"data": [{"turnId": TURN, "item": {"id": "i"}}]})
    assert items.entries() == [{"id": "i"}]


BROKEN_PAGES: list[tuple[str | None, list[Members]]] = [
    (None, [{}]),
    (None, [{"data": "x"}]),
    (None, [{"data": [{"id": "a", "status": "melting"}]}]),
    (None, [{"data": [{"status": "completed"}]}]),
    (None, [{"data": [], "nextCursor": ""}]),
    (None, [{"data": [], "nextCursor": 3}]),
    (None, [{"data": [], "nextCursor": "c"}, {"data": [], "nextCursor": "c"}]),
    (TURN, [{"data": [{"turnId": "other", "item": {"id": "i"}}]}]),
    (TURN, [{"data": [{"turnId": TURN, "item": {}}]}]),
]


@pytest.mark.parametrize(("turn_id", "pages"), BROKEN_PAGES)
def test_a_history_that_cannot_be_relied_on_says_nothing(turn_id: str | None, pages: list[Members]) -> None:
    reader = HistoryPages(THREAD, turn_id)
    *first, last = pages
    for page in first:
        reader.receive(page)
    with pytest.raises(ReconciliationError) as caught:
        reader.receive(last)
    assert caught.value.code == "codex_history_incomplete"
    assert not reader.complete


def test_a_thread_is_not_recovered_with_other_tools_than_it_knows() -> None:
    lookup: Members = {"name": "lookup", "description": "d", "inputSchema": {"type": "object"}}
    snapshot = running_session(configuration(tools=(lookup,))).snapshot()
    assert snapshot_problem(snapshot) is None
    same = open_session(configuration(tools=({**lookup},)), snapshot=snapshot)
    assert same.active_turn_id == TURN
    for tools in ((), ({**lookup, "description": "other"},)):
        with pytest.raises(ReconciliationError) as caught:
            open_session(configuration(tools=tools), snapshot=snapshot)
        assert caught.value.code == "codex_tool_catalog_changed"


def test_the_context_proves_that_no_skill_was_within_reach() -> None:
    session = open_session()
    context = session.context()
    assert validate("context-snapshot", context) == []
    assert context["baseInstructions"] == BASE_INSTRUCTIONS
    assert is_skillless(context)
    for change in (
        {"instructionSources": ["/workspace/AGENTS.md"]},
        {"baseInstructions": "other"},
        {"modelInputKinds": ["text", "skill"]},
        {"dynamicToolNames": ["paperclip_finish"]},
        {"instructionPolicy": {"skillInstructions": True, "appInstructions": False}},
        {"note": "PAPERCLIP_API_KEY"},
        {"note": {"type": "skill"}},
    ):
        assert not is_skillless({**context, **cast("Members", change)})


def test_capabilities_say_what_is_off() -> None:
    wire = cast("Members", Capabilities(read=False, goals=False).to_wire())
    assert wire["unsupported"] == ["read", "reconciliation", "goals"]
    assert (wire["reconciliation"], wire["runtimeRequestHandoff"], wire["structuredResult"]) == (False, True, True)
    assert len(cast("list[JsonValue]", wire["typedEventFamilies"])) == 14


@pytest.mark.parametrize(
    ("message", "code", "lost"),
    [
        ("no rollout found for thread id 0-1", -32600, True),
        ("thread not found: 0-1", -32600, True),
        ("thread not loaded: 0-1", -32600, True),
        ("unknown thread 0-1", -32600, True),
        ("the thread 0-1 does not exist", -32600, True),
        ("missing thread", -32601, True),
        ("thread 0-1 is empty", -32600, True),
        ("unauthorised", -32600, False),
        ("no space left on device", -32603, False),
        ("no rollout found for thread id 0-1", -32603, False),
    ],
)
def test_a_lost_thread_is_told_from_other_refusals(message: str, code: int, *, lost: bool) -> None:
    assert is_lost_thread(CodexRpcError(message, method="thread/resume", rpc_code=code)) == lost
    assert not is_lost_thread(CodexRpcError(message, method="turn/start", rpc_code=code))
    assert not is_lost_thread(CodexTransportError(message))


@pytest.mark.parametrize(
    ("user_agent", "version", "tried"),
    [
        ("paperclip-runner/0.160.0 (Debian 12.0.0; x86_64) unknown (paperclip-runner; codex-v2)", (0, 160, 0), True),
        ("x/0.171.9 (Linux)", (0, 171, 9), True),
        ("x/0.0.0", (0, 0, 0), False),
        ("x/99.0.0 (y)", (99, 0, 0), False),
        ("", None, False),
        ("codex", None, False),
    ],
)
def test_the_version_is_read_from_the_user_agent(
    user_agent: str, version: tuple[int, int, int] | None, *, tried: bool
) -> None:
    assert codex_version(user_agent) == version
    assert (version_warning(user_agent) is None) == tried
