from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec
import pytest
from paperclip_protocol.actions import SemanticToolSuccess
from paperclip_protocol.prp_v1 import SemanticToolCorrelation

from paperclip_runner.actions import ToolBridge, authorized_tool_set, project_tools
from paperclip_runner.actions.bridge import StartedCall
from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.actions.tool_sets import admit_tool_set
from paperclip_runner.actions.wire_calls import (
    read_tool_input,
    result_command_id,
    result_command_payload,
    result_receipts,
)
from paperclip_runner.errors import ActionError
from paperclip_runner.testing.sample_app import SampleApplication
from tests.actions.recorded import members

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

APPLICATION = SampleApplication()
DISPATCHER = APPLICATION.dispatcher(store=MemoryStore())
TOOLS = authorized_tool_set(
    project_tools(APPLICATION.context("run-1"), run_id="run-1", bound=DISPATCHER.bound),
)
CORRELATION = SemanticToolCorrelation(
    run_id="run-1",
    normalized_session_id="session-1",
    turn_id="turn-1",
    item_id="item-1",
)


def started(arguments: JsonValue, *, call_id: str = "call-1") -> tuple[ToolBridge, StartedCall]:
    bridge = ToolBridge(TOOLS, run_id="run-1", normalized_session_id="session-1")
    step = bridge.receive_call(
        call_id=call_id,
        tool="report_progress",
        arguments=arguments,
        turn_id="turn-1",
        item_id="item-1",
    )
    assert isinstance(step, StartedCall)
    return bridge, step


def test_a_call_goes_over_the_wire_and_its_answer_comes_back() -> None:
    bridge, begun = started({"idempotencyKey": "wire", "body": "Begun."})
    call = read_tool_input(begun.event.payload, correlation=CORRELATION)
    assert call == begun.call
    answer = asyncio.run(DISPATCHER.dispatch(call))
    payload = result_command_payload(call, answer, source_event_id="event-1", source_event_type="semantic_tool.input")
    settled = bridge.settle_call(
        "call-1", operation_id="report_progress", result=payload["result"], is_error=payload["isError"] is True
    )
    assert not payload["isError"]
    assert isinstance(answer, SemanticToolSuccess)
    assert settled.event.payload["semantic_tool"] == msgspec.to_builtins(answer.result_receipt)


def test_a_command_is_named_after_its_call_alone() -> None:
    expected = hashlib.sha256(b"run-1\0call-1").hexdigest()[:32]
    assert result_command_id("run-1", "call-1") == f"command_tool_{expected}"


def test_a_dispatch_that_raised_is_an_error_result() -> None:
    call = APPLICATION.call("report_progress", {})
    payload = result_command_payload(call, None, source_event_id="e", source_event_type="semantic_tool.input")
    assert payload["result"] == {"code": "semantic_tool_bridge_failed"}
    assert payload["isError"] is True


def test_an_input_that_was_changed_on_the_way_is_a_fault_of_its_own() -> None:
    _, begun = started({"idempotencyKey": "k", "body": "Begun."})
    envelope = members(begun.event.payload["semantic_tool"])
    envelope["input"] = {"idempotencyKey": "k", "body": "Changed."}
    with pytest.raises(ActionError) as caught:
        read_tool_input(begun.event.payload, correlation=CORRELATION)
    assert caught.value.code == "semantic_input_digest_mismatch"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("phase", "result"),
        ("callId", 7),
        ("operationId", None),
        ("content", []),
        ("correlation", None),
        ("correlation", {"runId": "run-2"}),
    ],
)
def test_an_envelope_that_is_not_the_input_of_this_run_is_refused(name: str, value: JsonValue) -> None:
    _, begun = started({"idempotencyKey": "k", "body": "Begun."})
    members(begun.event.payload["semantic_tool"])[name] = value
    with pytest.raises(ActionError) as caught:
        read_tool_input(begun.event.payload, correlation=CORRELATION)
    assert caught.value.code == "semantic_input_invalid"


def test_an_event_without_an_envelope_or_input_is_refused() -> None:
    payloads: list[dict[str, JsonValue]] = [{}, {"semantic_tool": []}, {"semantic_tool": {"phase": "input"}}]
    for payload in payloads:
        with pytest.raises(ActionError) as caught:
            read_tool_input(payload, correlation=CORRELATION)
        assert caught.value.code == "semantic_input_invalid"


def test_receipts_are_read_back_from_application_tool_results_only() -> None:
    answer = asyncio.run(DISPATCHER.dispatch(APPLICATION.call("get_task_context", {})))
    receipt: JsonValue = msgspec.to_builtins(answer.result_receipt)
    events: list[dict[str, JsonValue]] = [
        {"eventType": "mcp_app.tool_result", "payload": {"semantic_tool": receipt}},
        {"eventType": "semantic_tool.result", "payload": {"semantic_tool": receipt}},
        {"eventType": "mcp_app.tool_result", "payload": {"semantic_tool": {"phase": "result"}}},
        {"eventType": "mcp_app.tool_result", "payload": {"semantic_tool": {**members(receipt), "phase": "input"}}},
        {"eventType": "mcp_app.tool_result", "payload": {}},
        {"eventType": "mcp_app.tool_result"},
    ]
    assert result_receipts(events) == [answer.result_receipt]


def _sent() -> dict[str, JsonValue]:
    return members(msgspec.to_builtins(TOOLS))


def test_a_tool_set_is_admitted_as_it_was_sent() -> None:
    assert admit_tool_set(_sent()) == TOOLS
    assert admit_tool_set(members(msgspec.to_builtins(authorized_tool_set([])))).operations == []


@pytest.mark.parametrize("name", ["schema", "schemaVersion", "catalogDigest", "operations"])
def test_a_tool_set_without_one_of_its_members_is_refused(name: str) -> None:
    sent = _sent()
    del sent[name]
    with pytest.raises(ActionError) as caught:
        admit_tool_set(sent)
    assert caught.value.code == "tool_set_invalid"


def test_a_tool_set_that_was_changed_on_the_way_is_refused() -> None:
    sent = _sent()
    assert isinstance(sent["operations"], list)
    sent["operations"].reverse()
    with pytest.raises(ActionError) as caught:
        admit_tool_set(sent)
    assert caught.value.code == "tool_set_digest_mismatch"


def test_a_tool_set_with_an_operation_twice_is_refused() -> None:
    sent = _sent()
    assert isinstance(sent["operations"], list)
    sent["operations"].append(sent["operations"][0])
    with pytest.raises(ActionError) as caught:
        admit_tool_set(sent)
    assert caught.value.code == "tool_set_invalid"


def test_a_tool_set_beyond_a_bound_is_refused_with_the_bound() -> None:
    bounds: list[dict[str, int]] = [
        {"max_tool_set_bytes": 500},
        {"max_schema_bytes": 50},
        {"max_description_bytes": 10},
    ]
    for bound in bounds:
        with pytest.raises(ActionError) as caught:
            admit_tool_set(_sent(), **bound)
        assert caught.value.code == "tool_set_too_large"
        (limit,) = bound.values()
        assert caught.value.limit == limit
        assert caught.value.observed is not None
        assert caught.value.observed > limit
