"""What a turn looks like on the stream."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.testing.scripted_model import (
    ApplyPatch,
    AskUser,
    CustomToolCall,
    CutStream,
    FailResponse,
    Gate,
    IncompleteResponse,
    MalformedEvent,
    Message,
    ModelTurn,
    Pause,
    PlanStep,
    Question,
    QuestionOption,
    RawEvent,
    Reasoning,
    ShellCommand,
    Step,
    StructuredOutput,
    ToolCall,
    UpdatePlan,
    Usage,
)
from paperclip_runner.testing.scripted_model.stream import play

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue


def events(*steps: Step, number: int = 1) -> list[dict[str, JsonValue]]:
    decoded: list[dict[str, JsonValue]] = []
    for part in play(ModelTurn(steps=steps), number=number, model="m"):
        assert isinstance(part, bytes)
        name, data = part.decode().removesuffix("\n\n").split("\n")
        event = cast("dict[str, JsonValue]", json.loads(data.removeprefix("data: ")))
        assert name == f"event: {event['type']}"
        decoded.append(event)
    return decoded


def finished_items(*steps: Step) -> list[dict[str, JsonValue]]:
    return [
        cast("dict[str, JsonValue]", event["item"])
        for event in events(*steps)
        if event["type"] == "response.output_item.done"
    ]


def text_of(kind: str, *steps: Step) -> str:
    return "".join(str(event["delta"]) for event in events(*steps) if event["type"] == kind)


def test_a_message_is_streamed_in_pieces_between_its_start_and_its_end() -> None:
    step = Message(text="Hello, world: öß", phase="final_answer", delta_characters=5)
    kinds = [event["type"] for event in events(step)]
    assert kinds == [
        "response.created",
        "response.output_item.added",
        "response.content_part.added",
        *["response.output_text.delta"] * 4,
        "response.output_text.done",
        "response.content_part.done",
        "response.output_item.done",
        "response.completed",
    ]
    assert text_of("response.output_text.delta", step) == step.text
    [item] = finished_items(step)
    assert (item["id"], item["phase"]) == ("msg_0001_00", "final_answer")


def test_events_are_numbered_and_two_plays_are_equal() -> None:
    steps = (Reasoning(summary=("Think.",), content="raw"), Message(text="a"), ToolCall(name="t", arguments={}))
    numbers = [event["sequence_number"] for event in events(*steps)]
    assert numbers == list(range(len(numbers)))
    assert events(*steps) == events(*steps)
    assert events(*steps) != events(*steps, number=2)


def test_the_response_completes_with_all_items_and_the_usage() -> None:
    turn = ModelTurn(
        steps=(Message(text="a"), Message(text="b")),
        usage=Usage(input_tokens=10, cached_input_tokens=3, output_tokens=4, reasoning_output_tokens=1),
    )
    last = list(play(turn, number=3, model="m"))[-1]
    assert isinstance(last, bytes)
    response = json.loads(last.decode().split("data: ")[1])["response"]
    assert [item["id"] for item in response["output"]] == ["msg_0003_00", "msg_0003_01"]
    assert response["usage"] == {
        "input_tokens": 10,
        "input_tokens_details": {"cached_tokens": 3},
        "output_tokens": 4,
        "output_tokens_details": {"reasoning_tokens": 1},
        "total_tokens": 14,
    }


@pytest.mark.parametrize(
    ("step", "name", "arguments"),
    [
        (ToolCall(name="t", arguments={"a": 1}), "t", '{"a":1}'),
        (ToolCall(name="t", arguments="{broken"), "t", "{broken"),
        (ShellCommand(command="ls"), "exec_command", '{"cmd":"ls","login":false}'),
        (
            ShellCommand(command="ls", login=True, working_directory="/w", yield_milliseconds=5, justification="j"),
            "exec_command",
            '{"cmd":"ls","login":true,"workdir":"/w","yield_time_ms":5,"justification":"j"}',
        ),
        (
            ShellCommand(command="ls", require_escalation=True),
            "exec_command",
            '{"cmd":"ls","login":false,"sandbox_permissions":"require_escalated"}',
        ),
        (
            UpdatePlan(plan=(PlanStep(step="s", status="pending"),)),
            "update_plan",
            '{"plan":[{"step":"s","status":"pending"}]}',
        ),
        (
            AskUser(
                questions=(
                    Question(id="q", header="h", question="?", options=(QuestionOption(label="l", description="d"),)),
                )
            ),
            "request_user_input",
            '{"questions":[{"id":"q","header":"h","question":"?","options":[{"label":"l","description":"d"}]}]}',
        ),
    ],
)
def test_calls_carry_their_arguments_whole_and_in_pieces(step: Step, name: str, arguments: str) -> None:
    [item] = finished_items(step)
    assert (item["type"], item["name"], item["arguments"]) == ("function_call", name, arguments)
    assert item["call_id"] == "call_0001_00"
    assert text_of("response.function_call_arguments.delta", step) == arguments


def test_several_calls_in_one_response_have_ids_of_their_own() -> None:
    calls = finished_items(
        ToolCall(name="a", arguments={}), ToolCall(name="b", arguments={}, call_id="mine", namespace="n")
    )
    assert [call["call_id"] for call in calls] == ["call_0001_00", "mine"]
    assert calls[1]["namespace"] == "n"


def test_a_patch_is_a_free_form_call() -> None:
    patch = "*** Begin Patch\n*** Delete File: a\n*** End Patch\n"
    [item] = finished_items(ApplyPatch(patch=patch))
    assert (item["type"], item["name"], item["input"]) == ("custom_tool_call", "apply_patch", patch)
    [other] = finished_items(CustomToolCall(name="exec", input="1+1"))
    assert other["name"] == "exec"


def test_structured_output_is_a_message_that_is_one_json_text() -> None:
    value: JsonValue = {"a": [1, "ü"]}
    [item] = finished_items(StructuredOutput(value=value))
    [content] = cast("list[dict[str, JsonValue]]", item["content"])
    assert json.loads(str(content["text"])) == value


def test_reasoning_streams_each_summary_and_its_content() -> None:
    step = Reasoning(summary=("First.", "Second."), content="raw text")
    assert text_of("response.reasoning_summary_text.delta", step) == "First.Second."
    assert text_of("response.reasoning_text.delta", step) == "raw text"
    [item] = finished_items(step)
    assert item["summary"] == [
        {"type": "summary_text", "text": "First."},
        {"type": "summary_text", "text": "Second."},
    ]


@pytest.mark.parametrize(
    ("step", "kind"),
    [(FailResponse(code="x"), "response.failed"), (IncompleteResponse(), "response.incomplete")],
)
def test_a_failing_response_ends_the_turn(step: Step, kind: str) -> None:
    assert [event["type"] for event in events(step, Message(text="never"))] == ["response.created", kind]


def test_a_cut_is_the_last_thing_that_is_played() -> None:
    parts = list(play(ModelTurn(steps=(CutStream(reset=True), Message(text="never"))), number=1, model="m"))
    assert parts[1:] == [CutStream(reset=True)]


def test_pauses_and_gates_stand_between_the_events() -> None:
    steps = (Pause(milliseconds=5), Gate(name="g"), Message(text="abcd", delta_characters=2, pause_milliseconds=7))
    parts = [part for part in play(ModelTurn(steps=steps), number=1, model="m") if not isinstance(part, bytes)]
    assert parts == [Pause(milliseconds=5), Gate(name="g"), Pause(milliseconds=7), Pause(milliseconds=7)]


def test_raw_and_malformed_events_are_sent_as_they_are() -> None:
    [_, raw, _] = events(RawEvent(data={"type": "custom.event", "x": 1}))
    assert (raw["type"], raw["x"]) == ("custom.event", 1)
    parts = list(play(ModelTurn(steps=(MalformedEvent(text="{oops"),)), number=1, model="m"))
    assert isinstance(parts[1], bytes)
    assert b"\ndata: {oops\n\n" in parts[1]
