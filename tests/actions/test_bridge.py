from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from paperclip_protocol import decode_event, validate
from paperclip_protocol.actions import AuthorizedTools

from paperclip_runner.actions import (
    CATALOG,
    Dispatcher,
    ToolBridge,
    authorized_tool_set,
    dynamic_tools,
    project_tools,
)
from paperclip_runner.actions.bridge import (
    AnsweredCall,
    BridgeEvent,
    BridgeLimits,
    BridgeStep,
    PendingCall,
    RefusedCall,
    SettledCall,
    StartedCall,
)
from paperclip_runner.actions.redaction import digest
from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.errors import ActionError
from paperclip_runner.testing.sample_app import SampleApplication
from tests.actions.recorded import members

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

PROGRESS: JsonValue = {"idempotencyKey": "k", "body": "Begun."}


class _Run:
    """A sample run with its bridge."""

    def __init__(self, limits: BridgeLimits | None = None) -> None:
        self.application = SampleApplication()
        self.dispatcher: Dispatcher = self.application.dispatcher(store=MemoryStore())
        self.bridge = ToolBridge(self.tools(), run_id="run-1", normalized_session_id="session-1", limits=limits)

    def tools(self) -> AuthorizedTools:
        context = self.application.context("run-1")
        return authorized_tool_set(project_tools(context, run_id="run-1", bound=self.dispatcher.bound))

    def receive(
        self,
        arguments: JsonValue = PROGRESS,
        *,
        call_id: str = "call-1",
        tool: str = "report_progress",
        turn_id: str = "turn-1",
    ) -> BridgeStep:
        return self.bridge.receive_call(
            call_id=call_id,
            tool=tool,
            arguments=arguments,
            turn_id=turn_id,
            item_id=f"item-{call_id}",
        )

    def start(
        self, arguments: JsonValue = PROGRESS, *, call_id: str = "call-1", tool: str = "report_progress"
    ) -> StartedCall:
        step = self.receive(arguments, call_id=call_id, tool=tool)
        assert isinstance(step, StartedCall)
        return step

    def settle(self, started: StartedCall) -> SettledCall:
        answer = asyncio.run(self.dispatcher.dispatch(started.call))
        return self.bridge.answer_call(started.call.call_id, answer)


def envelope(event: BridgeEvent) -> dict[str, JsonValue]:
    return members(event.payload["semantic_tool"])


def refused(step: BridgeStep, code: str, *, fatal: bool) -> RefusedCall:
    assert isinstance(step, RefusedCall)
    assert (step.code, step.fatal) == (code, fatal)
    assert not step.reply.success
    assert members(members(json.loads(step.reply.text))["error"])["code"] == code
    return step


def test_a_call_becomes_an_input_event_a_dispatch_a_reply_and_a_result_event() -> None:
    run = _Run()
    started = run.start()
    settled = run.settle(started)
    assert started.event.event_type == "semantic_tool.input"
    assert settled.event.event_type == "semantic_tool.result"
    assert settled.reply is not None
    assert settled.reply.success
    answer = members(json.loads(settled.reply.text))
    assert envelope(settled.event) == answer["resultReceipt"]
    assert members(answer["value"])["disposition"] == "applied"
    assert run.bridge.unsettled == []


def test_the_input_envelope_pairs_with_the_result_of_a_mutation() -> None:
    run = _Run()
    started = run.start()
    settled = run.settle(started)
    given, result = envelope(started.event), envelope(settled.event)
    for name in ("schema", "schemaVersion", "operationId", "callId", "idempotencyKey", "correlation"):
        assert given[name] == result[name]
    assert given["idempotencyKey"] == "k"


def test_the_events_of_a_call_fit_the_contract() -> None:
    run = _Run()
    started = run.start()
    settled = run.settle(started)
    for sequence, event in enumerate((started.event, settled.event), start=1):
        assert validate("semantic-tool", json.dumps(envelope(event))) == []
        document: JsonValue = {
            "schema": "paperclip.prp.event.v1",
            "schemaVersion": 1,
            "sourceEventId": f"event-{sequence}",
            "sourceSeq": sequence,
            "sourceInstanceId": "runner-1",
            "sourceKind": "runner",
            "runId": "run-1",
            "normalizedSessionId": "session-1",
            "turnId": "turn-1",
            "itemId": "item-call-1",
            "eventType": event.event_type,
            "priority": 0,
            "emittedAt": "2026-01-01T00:00:00.000Z",
            "payload": event.payload,
        }
        assert validate("event", json.dumps(document)) == []
        assert decode_event(json.dumps(document)).event_type == event.event_type


def test_the_input_event_carries_the_redacted_arguments_and_their_digest() -> None:
    run = _Run()
    started = run.start({"idempotencyKey": "k", "body": "Bearer abcdefgh12345678"})
    given = envelope(started.event)
    assert given["input"] == {"idempotencyKey": "k", "body": "[REDACTED]"}
    assert members(given["content"])["digest"] == digest(given["input"])
    settled = run.settle(started)
    assert envelope(settled.event)["code"] == "protected_data_denied"
    assert settled.reply is not None
    assert not settled.reply.success
    assert "abcdefgh" not in settled.reply.text


def test_the_same_call_while_it_is_under_way_is_the_same_call() -> None:
    run = _Run()
    started = run.start()
    assert run.receive() == PendingCall("call-1")
    run.settle(started)
    assert run.application.task.comments[0].body == "Begun."
    assert len(run.application.task.comments) == 1


def test_a_call_that_is_repeated_after_its_answer_gets_the_answer_again() -> None:
    run = _Run()
    settled = run.settle(run.start())
    assert settled.reply is not None
    assert run.receive() == AnsweredCall(settled.reply)
    assert len(run.application.task.comments) == 1


def test_a_call_id_with_other_content_breaks_the_session() -> None:
    run = _Run()
    run.start()
    refused(run.receive({"idempotencyKey": "k", "body": "Other."}), "tool_call_conflict", fatal=True)
    refused(run.receive({}, tool="get_task_context"), "tool_call_conflict", fatal=True)


def test_a_tool_that_is_not_authorized_breaks_the_session() -> None:
    refused(_Run().receive(tool="create_task"), "tool_not_authorized", fatal=True)


@pytest.mark.parametrize("call_id", ["", "a b", "c" * 161, "\u00e9"])
def test_a_call_id_that_is_not_valid_breaks_the_session(call_id: str) -> None:
    refused(_Run().receive(call_id=call_id), "tool_call_invalid", fatal=True)


def test_arguments_beyond_their_bound_are_refused_with_the_bound() -> None:
    run = _Run(BridgeLimits(argument_bytes=100))
    found = refused(run.receive({"idempotencyKey": "k", "body": "b" * 200}), "tool_input_too_large", fatal=False)
    assert found.limit == 100
    assert found.observed is not None
    assert found.observed > 200
    assert run.bridge.unsettled == []


def test_arguments_that_are_nested_too_deeply_are_refused() -> None:
    nested: JsonValue = None
    for _ in range(100_000):
        nested = [nested]
    refused(_Run().receive(nested), "tool_input_too_large", fatal=False)


def test_calls_beyond_the_number_of_a_run_are_refused() -> None:
    run = _Run(BridgeLimits(calls=2))
    for number in range(2):
        run.settle(run.start({}, call_id=f"call-{number}", tool="get_task_context"))
    found = refused(run.receive({}, call_id="call-2", tool="get_task_context"), "tool_call_limit", fatal=False)
    assert (found.limit, found.observed) == (2, 3)


@pytest.mark.parametrize("limits", [BridgeLimits(pending_argument_bytes=80), BridgeLimits(pending_bytes=1_000_000)])
def test_pending_calls_beyond_their_room_are_refused_until_one_is_answered(limits: BridgeLimits) -> None:
    run = _Run(limits)
    first = run.start({"idempotencyKey": "k1", "body": "A body of some size."})
    second: JsonValue = {"idempotencyKey": "k2", "body": "A body of some size."}
    refused(run.receive(second, call_id="call-2"), "tool_pending_limit", fatal=False)
    run.settle(first)
    run.settle(run.start(second, call_id="call-2"))


def test_a_result_beyond_its_bound_is_not_given_to_the_model_but_its_receipt_stays() -> None:
    run = _Run(BridgeLimits(result_bytes=200))
    settled = run.settle(run.start())
    assert settled.reply is not None
    assert members(members(json.loads(settled.reply.text))["error"])["code"] == "semantic_tool_result_too_large"
    assert envelope(settled.event)["outcome"] == "succeeded"


def test_results_beyond_the_room_for_repetitions_are_dropped_oldest_first() -> None:
    run = _Run(BridgeLimits(retained_bytes=2500))
    for number in range(2):
        run.settle(run.start({}, call_id=f"call-{number}", tool="get_task_context"))
    step = run.receive({}, call_id="call-0", tool="get_task_context")
    assert isinstance(step, AnsweredCall)
    assert members(members(json.loads(step.reply.text))["error"])["code"] == "semantic_tool_replay_value_evicted"
    newest = run.receive({}, call_id="call-1", tool="get_task_context")
    assert isinstance(newest, AnsweredCall)
    assert newest.reply.success


def test_a_turn_that_ends_answers_its_calls_and_their_outcomes_are_reconciled() -> None:
    run = _Run()
    started = run.start()
    other = run.start({}, call_id="call-2", tool="get_task_context")
    ended = run.bridge.end_turn("turn-1")
    assert [(call_id, reply.success) for call_id, reply in ended] == [("call-1", False), ("call-2", False)]
    assert run.bridge.end_turn("turn-1") == []
    assert run.bridge.unsettled == ["call-1", "call-2"]
    for begun in (started, other):
        settled = run.settle(begun)
        assert settled.reply is None
        assert settled.event.event_type == "semantic_tool.reconciled"
        found = envelope(settled.event)
        assert (found["phase"], found["outcome"]) == ("reconciled", "succeeded")
        assert validate("semantic-tool", json.dumps(found)) == []
    assert run.bridge.unsettled == []


def test_a_call_that_is_repeated_after_its_turn_ended_is_not_carried_out_again() -> None:
    run = _Run()
    run.start()
    run.bridge.end_turn("turn-1")
    step = run.receive()
    assert isinstance(step, AnsweredCall)
    assert not step.reply.success


def test_ending_another_turn_leaves_a_call_alone() -> None:
    run = _Run()
    started = run.start()
    assert run.bridge.end_turn("turn-2") == []
    assert run.settle(started).reply is not None


def test_a_dispatcher_that_raises_leaves_a_receipt_that_says_so() -> None:
    run = _Run()
    run.start()
    settled = run.bridge.fail_call("call-1")
    found = envelope(settled.event)
    assert (found["outcome"], found["code"]) == ("failed", "semantic_tool_failed")
    assert found["operationReceiptId"] == "operation_call-1"
    assert settled.reply is not None
    assert json.loads(settled.reply.text) == {"code": "semantic_tool_bridge_failed"}
    assert validate("semantic-tool", json.dumps(found)) == []


def test_a_result_may_come_twice_but_not_differently() -> None:
    run = _Run()
    run.start()
    result: JsonValue = {"ok": True, "value": 1}
    first = run.bridge.settle_call("call-1", operation_id="report_progress", result=result, is_error=False)
    again = run.bridge.settle_call("call-1", operation_id="report_progress", result=result, is_error=False)
    assert (again.reply, again.event) == (None, first.event)
    for other in ({"ok": True, "value": 2}, {"ok": True}):
        with pytest.raises(ActionError) as caught:
            run.bridge.settle_call("call-1", operation_id="report_progress", result=dict(other), is_error=False)
        assert caught.value.code == "tool_result_conflict"
    with pytest.raises(ActionError) as caught:
        run.bridge.settle_call("call-1", operation_id="finish_task", result=result, is_error=False)
    assert caught.value.code == "tool_result_conflict"


def test_a_result_of_an_unknown_call_is_refused() -> None:
    with pytest.raises(ActionError) as caught:
        _Run().bridge.fail_call("call-1")
    assert caught.value.code == "tool_call_unknown"


def test_a_receipt_of_another_call_is_not_taken_over() -> None:
    run = _Run()
    run.start()
    other = run.start({"idempotencyKey": "k2", "body": "Other."}, call_id="call-2")
    foreign: JsonValue = msgspec.to_builtins(asyncio.run(run.dispatcher.dispatch(other.call)))
    settled = run.bridge.settle_call("call-1", operation_id="report_progress", result=foreign, is_error=False)
    found = envelope(settled.event)
    assert (found["callId"], found["code"]) == ("call-1", "semantic_tool_succeeded")


def test_the_tools_of_a_session_stay_the_same() -> None:
    run = _Run()
    run.bridge.adopt(run.tools())
    with pytest.raises(ActionError) as caught:
        run.bridge.adopt(authorized_tool_set([]))
    assert caught.value.code == "tool_set_changed"
    run.start()
    with pytest.raises(ActionError) as caught:
        run.bridge.adopt(run.tools())
    assert caught.value.code == "tool_calls_pending"


def test_codex_gets_name_description_and_input_schema_in_the_order_of_the_set() -> None:
    tools = _Run().tools()
    sent = [msgspec.to_builtins(tool) for tool in dynamic_tools(tools)]
    assert [tool["name"] for tool in sent] == sorted(tool.operation_id for tool in tools.operations)
    assert all(set(tool) == {"name", "description", "inputSchema"} for tool in sent)


def test_a_tool_set_fits_the_contract_and_its_digest_is_that_of_what_is_sent() -> None:
    application = SampleApplication(claims=tuple(claim for action in CATALOG for claim in action.required_claims))
    everything = {action.operation_id for action in CATALOG}
    tools = authorized_tool_set(project_tools(application.context("run-1"), run_id="run-1", bound=everything))
    assert validate("authorized-tools", msgspec.json.encode(tools)) == []
    assert len(tools.operations) == len(everything) - 1
    assert (
        authorized_tool_set(reversed(project_tools(application.context("run-1"), run_id="run-1", bound=everything)))
        == tools
    )


OPERATIONS = st.one_of(
    st.tuples(st.just("call"), st.sampled_from(["c1", "c2", "c3"]), st.sampled_from(["a", "b"])),
    st.tuples(st.just("settle"), st.sampled_from(["c1", "c2", "c3"]), st.sampled_from(["x", "y"])),
    st.tuples(st.just("end"), st.just(""), st.just("")),
)


@given(st.lists(OPERATIONS, max_size=30))
def test_every_call_has_one_input_and_one_outcome_at_most_whatever_happens(
    operations: list[tuple[str, str, str]],
) -> None:
    run = _Run()
    inputs: list[str] = []
    outcomes: dict[str, BridgeEvent] = {}
    for operation, call_id, content in operations:
        if operation == "call":
            step = run.receive({"body": content}, call_id=call_id)
            inputs += [call_id] if isinstance(step, StartedCall) else []
        elif operation == "end":
            run.bridge.end_turn("turn-1")
        else:
            with suppress(ActionError):
                settled = run.bridge.settle_call(
                    call_id, operation_id="report_progress", result={"text": content}, is_error=False
                )
                assert outcomes.setdefault(call_id, settled.event) == settled.event
    assert len(set(inputs)) == len(inputs)
    assert set(run.bridge.unsettled) == set(inputs) - set(outcomes)
