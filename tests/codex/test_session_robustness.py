"""Whatever an app-server sends, a session does not raise, its events are valid, and each turn ends at most once."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paperclip_runner.codex.effects import Answer, CheckCompletion, Refuse, RunTool
from paperclip_runner.codex.jsonrpc import JsonRpcPeer
from paperclip_runner.codex.notification_identity import CONSUMED_METHODS
from paperclip_runner.codex.rpc_messages import Notification, ServerRequest
from paperclip_runner.codex.session_notifications import DELTAS
from tests.codex.sessions import THREAD, TURN, configuration, events, open_session, running_session
from tests.codex.test_session_requests import QUESTIONS, RESULT

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

Members = dict[str, "JsonValue"]
TERMINALS = ("turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled")
NOTIFICATIONS = sorted({*CONSUMED_METHODS, *DELTAS, "item/started", "item/completed", "item/new", "other/method"})
REQUESTS = [
    "item/commandExecution/requestApproval",
    "item/fileChange/requestApproval",
    "item/permissions/requestApproval",
    "item/tool/requestUserInput",
    "mcpServer/elicitation/request",
    "item/tool/call",
    "execCommandApproval",
    "other/request",
]
_SCALARS: st.SearchStrategy[JsonValue] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 2**40),
    st.sampled_from(["", THREAD, TURN, "other", "completed", "failed", "interrupted", "agentMessage", "fileChange"]),
    st.text(max_size=6),
)
_VALUES: st.SearchStrategy[JsonValue] = st.recursive(
    _SCALARS,
    lambda inner: cast(
        "st.SearchStrategy[JsonValue]",
        st.one_of(
            st.lists(inner, max_size=3),
            st.dictionaries(st.sampled_from(["id", "type", "text", "status", "path", "kind", "error", "total"]), inner),
        ),
    ),
    max_leaves=8,
)
_KINDS = ["agentMessage", "fileChange", "commandExecution", "x"]
_ITEM = cast(
    "st.SearchStrategy[JsonValue]",
    st.fixed_dictionaries(
        {"id": st.sampled_from(["a", "b"]), "type": st.sampled_from(_KINDS)},
        optional={
            "text": _VALUES,
            "changes": _VALUES,
            "status": _VALUES,
            "phase": _VALUES,
            "aggregatedOutput": _VALUES,
        },
    ),
)
_TURN = cast(
    "st.SearchStrategy[JsonValue]",
    st.fixed_dictionaries(
        {"id": st.sampled_from([TURN, TURN, "other"])},
        optional={"status": _VALUES, "error": _VALUES, "items": st.lists(_ITEM, max_size=2)},
    ),
)
_PARAMS = st.fixed_dictionaries(
    {"threadId": st.sampled_from([THREAD] * 9 + ["other"]), "turnId": st.sampled_from([TURN] * 9 + ["other"])},
    optional={
        "item": st.one_of(_ITEM, _VALUES),
        "itemId": _VALUES,
        "delta": _VALUES,
        "diff": _VALUES,
        "plan": _VALUES,
        "tokenUsage": _VALUES,
        "goal": _VALUES,
        "status": _VALUES,
        "changes": _VALUES,
        "requestId": _VALUES,
        "message": _VALUES,
        "questions": st.one_of(st.just(QUESTIONS), _VALUES),
        "requestedSchema": _VALUES,
        "callId": st.sampled_from(["c", ""]),
        "tool": st.sampled_from(["paperclip_finish", "paperclip_block", "lookup", "x"]),
        "arguments": st.one_of(st.just(RESULT), _VALUES),
    },
)


@st.composite
def _message(draw: st.DrawFn) -> Notification | ServerRequest:
    params = draw(_PARAMS)
    if draw(st.integers(0, 4)) == 0:
        request_id = draw(st.one_of(st.integers(0, 1), st.sampled_from(["1", "x"])))
        return ServerRequest(request_id, draw(st.sampled_from(REQUESTS)), params, 100)
    method = draw(st.sampled_from(NOTIFICATIONS))
    if method in ("turn/started", "turn/completed"):
        turn = draw(_TURN)
        return Notification(method, {"threadId": THREAD, "turn": turn}, 100)
    return Notification(method, params, 100)


@given(st.lists(_message(), max_size=25), st.integers(0, 10))
@settings(max_examples=120, deadline=None)
def test_a_session_survives_whatever_is_sent(sent: list[Notification | ServerRequest], answered_at: int) -> None:
    tools: tuple[Members, ...] = ({"name": "lookup", "description": "d", "inputSchema": {}},)
    session = open_session(configuration(tools=tools, checks_completion=True))
    start = session.start_turn("go")
    asked: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    taken: list[Members] = []

    def act() -> None:
        for effect in session.take_effects():
            if isinstance(effect, (Answer, Refuse)):
                answered[repr(effect.request_id)] += 1
            elif isinstance(effect, RunTool):
                session.tool_finished(effect, {"fine": True})
                act()
            elif isinstance(effect, CheckCompletion):
                session.completion_checked(effect)
                act()

    for index, message in enumerate(sent):
        if index == answered_at and session.failure is None and session.active_turn_id in (None, TURN):
            start.answered({"turn": {"id": TURN}})
        if isinstance(message, Notification):
            session.receive_notification(message)
        else:
            asked[repr(message.request_id)] += 1
            session.receive_request(message)
        act()
        taken += events(session)
    session.close()
    act()
    taken += events(session)
    ended = Counter(event["turnId"] for event in taken if event["eventType"] in TERMINALS)
    assert all(count == 1 for count in ended.values())
    assert sum(event["eventType"] == "run.result.proposed" for event in taken) <= 1
    assert all(answered[name] <= count for name, count in asked.items())
    assert [event["sourceSeq"] for event in taken] == list(range(1, len(taken) + 1))
    assert session.snapshot()["driverSessionId"] == THREAD


@pytest.mark.parametrize("levels", [60, 70, 400, 900])
def test_deep_nesting_is_refused_or_bounded_and_never_raises(levels: int) -> None:
    nested = b"[" * levels + b"]" * levels
    peer = JsonRpcPeer()
    result = json.dumps(RESULT).encode()[:-1] + b',"extra":' + nested + b"}"
    names = b'"threadId":"%b","turnId":"%b"' % (THREAD.encode(), TURN.encode())
    peer.receive(
        b'{"id":1,"method":"item/tool/call","params":{%b,"callId":"c","tool":"paperclip_finish","arguments":%b}}\n'
        % (names, result)
    )
    for member in (b"item", b"tokenUsage", b"error"):
        peer.receive(b'{"method":"item/completed","params":{%b,"%b":{"id":"i","v":%b}}}\n' % (names, member, nested))
        peer.receive(b'{"method":"thread/tokenUsage/updated","params":{%b,"%b":%b}}\n' % (names, member, nested))
    turn = b'{"id":"%b","status":"failed","error":{"message":"m","more":%b}}' % (TURN.encode(), nested)
    peer.receive(b'{"method":"turn/completed","params":{"threadId":"%b","turn":%b}}\n' % (THREAD.encode(), turn))
    session = running_session()
    for event in peer.events():
        if isinstance(event, Notification):
            session.receive_notification(event)
        elif isinstance(event, ServerRequest):
            session.receive_request(event)
    taken = events(session)
    assert [event["eventType"] for event in taken].count("turn.failed") == 1
    assert (session.snapshot()["semanticResult"] is not None) == (levels < 64)


def test_long_texts_are_cut_and_their_events_stay_small() -> None:
    session = running_session()
    long = "é" * 300_000
    item: Members = {"id": "m", "type": "agentMessage", "text": long}
    turn: Members = {"id": TURN, "status": "failed", "error": {"message": long}}
    sent: list[tuple[str, Members]] = [
        ("item/agentMessage/delta", {"threadId": THREAD, "turnId": TURN, "itemId": "m", "delta": long}),
        ("item/completed", {"threadId": THREAD, "turnId": TURN, "item": item}),
        ("turn/completed", {"threadId": THREAD, "turn": turn}),
    ]
    for method, params in sent:
        session.receive_notification(Notification(method, params, 600_000))
    taken = events(session)
    assert max(len(json.dumps(event, ensure_ascii=False).encode()) for event in taken) < 262_144
    names = [event["eventType"] for event in taken]
    assert names == ["item.delta", "item.completed", "turn.failed", "harness.diagnostic"]
    assert cast("Members", taken[1]["payload"])["kind"] == "agentMessage"
