"""Approvals, questions and tool calls: each answered once, none in anybody's favour but by decision."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex.effects import Answer, CheckCompletion, CloseTransport, Refuse, RunTool, SendInterrupt
from paperclip_runner.codex.errors import (
    CapabilityUnavailableError,
    CodexTransportError,
    RequestResolutionError,
    StaleTurnError,
)
from paperclip_runner.codex.semantic_tools import BLOCK_TOOL, FINISH_TOOL, completion_output_schema, semantic_tools
from paperclip_runner.codex.task import ConversationMode
from tests.codex.sessions import (
    THREAD,
    TURN,
    answers,
    ask,
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
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session import CodexSession

Members = dict[str, "JsonValue"]
COMMAND = "item/commandExecution/requestApproval"
FILES = "item/fileChange/requestApproval"
PERMISSIONS = "item/permissions/requestApproval"
INPUT = "item/tool/requestUserInput"
ELICITATION = "mcpServer/elicitation/request"
QUESTIONS: list[JsonValue] = [{"id": "a", "question": "q?", "options": [{"label": "x"}, {"label": "y"}]}]
RESULT: Members = {
    "reportedWorkDisposition": "done",
    "summary": "Created hello.txt.",
    "completionClaim": {
        "contractRevision": "codex-demo-v1",
        "objectiveSatisfied": True,
        "criteria": [{"criterionId": "file", "status": "satisfied", "evidenceRefs": []}],
        "remainingWork": [],
    },
    "evidence": [{"ref": "hello.txt"}],
    "verification": [{"commandOrCheck": "read", "status": "passed"}],
    "attentionRequests": [],
    "artifacts": [],
}
BLOCKED: Members = {
    **RESULT,
    "reportedWorkDisposition": "blocked",
    "blocker": {
        "reasonCode": "r",
        "owner": {"kind": "user", "name": "n"},
        "unblockAction": "u",
        "scope": "task_wide",
    },
}


def _ask(session: CodexSession, request_id: int | str, method: str, /, **params: JsonValue) -> None:
    ask(session, request_id, method, threadId=THREAD, turnId=TURN, **params)


def _call(session: CodexSession, request_id: int, tool: str, arguments: JsonValue, call_id: str = "") -> None:
    _ask(session, request_id, "item/tool/call", callId=call_id or f"call-{request_id}", tool=tool, arguments=arguments)


def _taken(session: CodexSession) -> list[tuple[int | str, bool, str]]:
    """The answers to tool calls: id, success, text."""
    taken: list[tuple[int | str, bool, str]] = []
    for request_id, result in answers(session.take_effects()):
        content = cast("list[Members]", result["contentItems"])
        taken.append((request_id, bool(result["success"]), str(content[0]["text"])))
    return taken


@pytest.mark.parametrize(
    ("method", "action", "answer"),
    [
        (COMMAND, "accept", {"decision": "accept"}),
        (COMMAND, "accept_for_session", {"decision": "acceptForSession"}),
        (FILES, "decline", {"decision": "decline"}),
        (FILES, "cancel", {"decision": "cancel"}),
        (PERMISSIONS, "accept", {"permissions": {}, "scope": "turn"}),
        (PERMISSIONS, "accept_for_session", {"permissions": {}, "scope": "session"}),
        (PERMISSIONS, "decline", {"permissions": {}, "scope": "turn"}),
        (INPUT, "decline", {"answers": {}}),
        (ELICITATION, "accept", {"action": "accept", "content": None, "_meta": None}),
        (ELICITATION, "cancel", {"action": "cancel", "content": None, "_meta": None}),
    ],
)
def test_a_decision_is_answered_in_the_form_that_was_asked_for(method: str, action: str, answer: Members) -> None:
    session = running_session()
    _ask(session, 0, method, itemId="i")
    assert session.take_effects() == []
    session.resolve_request("0", TURN, {"action": action})
    assert session.take_effects() == [Answer(0, answer)]
    taken = events(session)
    assert types(taken) == ["runtime_request.created", "runtime_request.resolved"]
    assert taken[1]["payload"] == {
        "requestId": "0",
        "requestKind": cast("Members", taken[1]["payload"])["requestKind"],
        "turnId": TURN,
        "itemId": "i",
        "action": action,
    }
    with pytest.raises(CapabilityUnavailableError):
        session.resolve_request("0", TURN, {"action": action})


def test_nothing_is_approved_by_itself_and_details_are_redacted() -> None:
    session = running_session()
    _ask(session, "r-1", COMMAND, command="rm -rf", reason="needs token=abc", apiKey="abc", startedAtMs=5)
    (created,) = payloads(events(session), "runtime_request.created")
    request = cast("Members", created["request"])
    assert request["prompt"] == "needs token=[REDACTED]"
    assert cast("Members", request["details"])["apiKey"] == "[REDACTED]"
    assert request["itemId"] == "r-1"
    assert session.pending_requests()[0]["requestId"] == "r-1"
    assert session.take_effects() == []


@pytest.mark.parametrize(
    ("method", "resolution"),
    [
        (COMMAND, {}),
        (COMMAND, {"action": "approve"}),
        (COMMAND, {"action": "submit"}),
        (COMMAND, {"action": "accept", "answers": {}}),
        (COMMAND, {"action": "submit", "response": {}}),
        (INPUT, {"action": "accept"}),
        (INPUT, {"action": "submit"}),
        (INPUT, {"action": "submit", "answers": {}}),
        (INPUT, {"action": "submit", "answers": {"a": "x"}}),
        (INPUT, {"action": "submit", "answers": {"a": {"answers": [1]}}}),
        (INPUT, {"action": "submit", "content": {"a": 1}}),
        (INPUT, {"action": "submit", "response": {"schema": "other"}}),
        (ELICITATION, {"action": "accept_for_session"}),
        (ELICITATION, {"action": "submit", "answers": {"a": {"answers": []}}}),
        (ELICITATION, {"action": "submit", "content": {}}),
    ],
)
def test_a_decision_that_does_not_fit_leaves_the_request_open(method: str, resolution: Members) -> None:
    session = running_session()
    _ask(session, 1, method, **({"questions": QUESTIONS} if method == INPUT else {}))
    with pytest.raises(RequestResolutionError) as caught:
        session.resolve_request("1", TURN, resolution)
    assert caught.value.code == "invalid_resolution"
    assert len(session.pending_requests()) == 1
    assert session.take_effects() == []


def test_a_decision_names_the_turn_that_waits() -> None:
    session = running_session()
    _ask(session, 1, COMMAND)
    with pytest.raises(StaleTurnError):
        session.resolve_request("1", "other", {"action": "accept"})


def test_questions_are_asked_and_answered_through_their_set() -> None:
    session = running_session()
    _ask(session, 7, INPUT, itemId="q", questions=QUESTIONS)
    (created,) = payloads(events(session), "runtime_request.created")
    request = cast("Members", created["request"])
    assert (request["schema"], "details" in request) == ("paperclip.runtime_request.v2", False)
    response: Members = {
        "schema": "paperclip.question_response.v1",
        "answers": {"a": {"selectedOptionIds": ["option-2"]}},
    }
    session.resolve_request("7", TURN, {"action": "submit", "response": response})
    assert session.take_effects() == [Answer(7, {"answers": {"a": {"answers": ["y"]}}})]
    (resolved,) = payloads(events(session), "runtime_request.resolved")
    assert (resolved["response"], resolved["adapter"], resolved["requestType"]) == (
        response,
        "codex-app-server",
        "input",
    )


@pytest.mark.parametrize("questions", [[{"id": "a", "question": ""}], [], [{"question": "q"}] * 65])
def test_a_form_that_cannot_be_shown_is_declined_with_a_diagnostic(questions: list[JsonValue]) -> None:
    session = running_session()
    _ask(session, 1, INPUT, itemId="q", questions=questions)
    assert session.take_effects() == [Answer(1, {"answers": {}})]
    (diagnostic,) = payloads(events(session), "harness.diagnostic")
    assert diagnostic["code"] == "runtime_input_rejected"
    assert session.failure is None


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"threadId": "other", "turnId": TURN}, "runtime_request_binding_mismatch"),
        ({"threadId": THREAD, "turnId": "other"}, "runtime_request_binding_mismatch"),
        ({"threadId": THREAD}, "runtime_request_binding_mismatch"),
    ],
)
def test_a_request_for_something_else_fails_the_session_and_grants_nothing(params: Members, code: str) -> None:
    session = running_session()
    ask(session, 1, COMMAND, **params)
    effects = session.take_effects()
    assert answers(effects) == [(1, {"decision": "decline"})]
    assert CloseTransport(f"protocol_failure:{code}") in effects
    assert types(events(session)) == ["session.failed", "turn.failed"]


def test_an_identity_that_is_still_open_fails_the_session() -> None:
    session = running_session()
    _ask(session, 1, COMMAND)
    _ask(session, "1", COMMAND)
    assert [result for _, result in answers(session.take_effects())] == [
        {"decision": "cancel"},
        {"decision": "decline"},
    ]
    assert payloads(events(session), "session.failed")[0]["code"] == "runtime_request_duplicate"


def test_requests_nobody_knows_are_refused_without_an_event() -> None:
    session = running_session()
    for request_id, method in ((0, "x/y"), ("a", "currentTime/read"), (2, "item/new/requestApproval")):
        ask(session, request_id, method)
    first, second, third = session.take_effects()
    assert isinstance(first, Refuse)
    assert isinstance(second, Refuse)
    assert (first.request_id, first.code, second.request_id) == (0, -32601, "a")
    assert third == Answer(2, {"decision": "decline"})
    assert events(session) == []


@pytest.mark.parametrize("ending", ["turn", "close", "transport", "provider"])
def test_whatever_ends_first_settles_what_is_open(ending: str) -> None:
    session = running_session()
    _ask(session, 1, COMMAND)
    _ask(session, 2, INPUT, questions=QUESTIONS)
    events(session)
    if ending == "turn":
        complete_turn(session)
    elif ending == "close":
        session.close()
    elif ending == "transport":
        session.transport_failed(CodexTransportError("x"))
    else:
        for request_id in (1, 2, 99):
            push(session, "serverRequest/resolved", threadId=THREAD, requestId=request_id)
    settled = [name for name in types(events(session)) if str(name).startswith("runtime_request.")]
    assert sorted(map(str, settled)) == (
        ["runtime_request.cancelled"] * 2
        if ending == "provider"
        else ["runtime_request.cancelled", "runtime_request.expired"]
    )
    assert dict(answers(session.take_effects())) == {1: {"decision": "cancel"}, 2: {"answers": {}}}
    assert session.pending_requests() == []


def test_a_question_is_handed_to_a_durable_owner_once() -> None:
    session = running_session()
    _ask(session, 1, COMMAND)
    _ask(session, 2, INPUT, questions=QUESTIONS)
    events(session)
    assert not session.handoff_request("1", TURN)
    assert not session.handoff_request("2", "other")
    assert session.handoff_request("2", TURN)
    assert not session.handoff_request("2", TURN)
    (expired,) = payloads(events(session), "runtime_request.expired")
    assert (expired["reason"], expired["replayAllowed"]) == ("durable_handoff", False)
    assert session.take_effects() == [Answer(2, {"answers": {}}), SendInterrupt(TURN, "durable_handoff")]


def test_the_first_valid_result_is_proposed_and_a_retry_is_no_news() -> None:
    session = running_session()
    _call(session, 1, FINISH_TOOL, RESULT)
    _call(session, 2, FINISH_TOOL, dict(reversed(RESULT.items())))
    _call(session, 3, FINISH_TOOL, {**RESULT, "summary": "Something else."})
    assert [(request_id, success) for request_id, success, _ in _taken(session)] == [(1, True), (2, True), (3, False)]
    taken = events(session)
    assert types(taken) == ["item.completed", "run.result.proposed"]
    assert (taken[1]["priority"], taken[1]["itemId"]) == (0, "call-1")
    assert cast("Members", session.snapshot()["semanticResult"])["callId"] == "call-1"
    complete_turn(session)
    assert types(events(session)) == ["turn.completed"]


def test_each_tool_takes_its_own_dispositions() -> None:
    session = running_session()
    yielded: Members = {
        **RESULT,
        "reportedWorkDisposition": "yielded",
        "continuation": {"kind": "retry", "summary": "s", "idempotencyKey": "k"},
    }
    wrong: list[tuple[str, JsonValue]] = [
        (FINISH_TOOL, BLOCKED),
        (BLOCK_TOOL, RESULT),
        (FINISH_TOOL, yielded),
        (FINISH_TOOL, {}),
        (FINISH_TOOL, "text"),
        (FINISH_TOOL, {**RESULT, "summary": "x" * 70_000}),
    ]
    for request_id, (tool, arguments) in enumerate(wrong):
        _call(session, request_id, tool, arguments)
    assert [success for _, success, _ in _taken(session)] == [False] * len(wrong)
    assert events(session) == []
    _call(session, 9, BLOCK_TOOL, BLOCKED)
    assert _taken(session)[0][:2] == (9, True)


def test_a_message_that_is_a_result_is_proposed_before_its_item() -> None:
    session = running_session()
    complete_item(session, id="m", type="agentMessage", text=json.dumps(RESULT))
    assert types(events(session)) == ["item.completed", "run.result.proposed", "item.completed"]


def test_a_message_with_another_result_fails_the_session() -> None:
    session = running_session()
    _call(session, 1, FINISH_TOOL, RESULT)
    events(session)
    other = {**RESULT, "summary": "Something else."}
    complete_item(session, id="m", type="agentMessage", text=json.dumps(other))
    assert types(events(session)) == ["session.failed", "turn.failed"]
    assert session.failure is not None


def test_a_caller_may_be_asked_before_a_result_is_taken() -> None:
    session = running_session(configuration(checks_completion=True))
    _call(session, 1, FINISH_TOOL, RESULT)
    (check,) = session.take_effects()
    assert isinstance(check, CheckCompletion)
    session.completion_refused(check, "not yet, token=abc")
    assert _taken(session) == [(1, False, "not yet, token=[REDACTED]")]
    _call(session, 2, FINISH_TOOL, RESULT)
    (check,) = session.take_effects()
    assert isinstance(check, CheckCompletion)
    session.completion_checked(check, "well done")
    assert _taken(session) == [(2, True, "well done")]
    _call(session, 3, FINISH_TOOL, RESULT)
    (late,) = session.take_effects()
    assert isinstance(late, CheckCompletion)
    complete_turn(session)
    session.completion_checked(late)
    assert _taken(session)[0][:2] == (3, False)


@pytest.mark.parametrize(
    "change",
    [{"threadId": "other"}, {"turnId": "other"}, {"callId": ""}, {"threadId": None}],
)
def test_a_tool_call_for_something_else_fails_the_session(change: Members) -> None:
    session = running_session()
    params: Members = {"threadId": THREAD, "turnId": TURN, "callId": "c", "tool": FINISH_TOOL, "arguments": RESULT}
    ask(session, 1, "item/tool/call", **{**params, **change})
    assert payloads(events(session), "session.failed")[0]["code"] == "tool_binding_mismatch"
    assert session.snapshot()["semanticResult"] is None
    effects = session.take_effects()
    assert answers(effects)[0][1]["success"] is False


def test_a_tool_call_waits_for_the_turn_to_be_accepted() -> None:
    session = open_session()
    start = session.start_turn("go")
    events(session)
    _call(session, 1, FINISH_TOOL, RESULT)
    assert session.take_effects() == []
    start.answered({"turn": {"id": TURN}})
    assert types(events(session)) == ["turn.accepted", "item.completed", "run.result.proposed"]
    assert _taken(session)[0][:2] == (1, True)


def test_tools_of_the_caller_run_outside_and_come_back_once() -> None:
    tools: tuple[Members, ...] = ({"name": "lookup", "description": "d", "inputSchema": {"type": "object"}},)
    session = running_session(configuration(tools=tools))
    _call(session, 1, "lookup", {"q": 1})
    (call,) = session.take_effects()
    assert call == RunTool(1, TURN, "call-1", "lookup", {"q": 1})
    assert isinstance(call, RunTool)
    session.tool_finished(call, {"answer": 42})
    assert _taken(session) == [(1, True, '{"answer":42}')]
    _call(session, 2, "lookup", {})
    (failing,) = session.take_effects()
    assert isinstance(failing, RunTool)
    session.tool_failed(failing, "boom token=abc")
    assert _taken(session) == [(2, False, "boom token=[REDACTED]")]
    assert types(events(session)) == ["item.started", "item.completed"] * 2
    _call(session, 3, "unknown", {})
    assert _taken(session) == [(3, False, "Unsupported tool.")]
    assert payloads(events(session), "harness.diagnostic")[0]["operation"] == "dynamic tool unknown"


def test_the_advertised_schemas_show_their_fields_at_the_root() -> None:
    names = [tool["name"] for tool in semantic_tools()]
    assert names == [FINISH_TOOL, BLOCK_TOOL]
    for tool in semantic_tools():
        schema = cast("Members", tool["inputSchema"])
        assert schema["type"] == "object"
        assert "allOf" not in schema
        assert "$schema" not in schema
        assert "$id" not in schema
        assert tool["description"]
    assert completion_output_schema()["additionalProperties"] is False


def test_plain_talk_offers_neither_semantic_tool() -> None:
    tools: tuple[Members, ...] = (
        {"name": "lookup", "description": "d", "inputSchema": {}},
        {"name": "request_human_input", "description": "d", "inputSchema": {}},
    )
    settings = configuration(conversation=ConversationMode.DIRECT, tools=tools)
    assert [tool["name"] for tool in settings.offered_tools()] == ["request_human_input"]
    session = running_session(settings)
    _call(session, 1, FINISH_TOOL, RESULT)
    assert _taken(session)[0][1] is False
