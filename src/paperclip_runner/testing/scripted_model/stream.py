"""Turns one `ModelTurn` into the server-sent events of a streamed response (pure)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias

from paperclip_runner.testing.scripted_model.script import (
    DELTA_CHARACTERS,
    ApplyPatch,
    AskUser,
    CustomToolCall,
    CutStream,
    FailResponse,
    Gate,
    IncompleteResponse,
    MalformedEvent,
    Message,
    Pause,
    RawEvent,
    Reasoning,
    ShellCommand,
    StructuredOutput,
    ToolCall,
    UpdatePlan,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model.script import ModelTurn, Step, Usage

__all__ = ["CREATED_AT", "Played", "play"]

CREATED_AT = 1_700_000_000
"""`created_at` of every response, in seconds: fixed, so that two runs of a script send the same bytes."""

Played: TypeAlias = "bytes | Pause | Gate | CutStream"
"""What playing yields: bytes to send, or something to do between them. Nothing follows a `CutStream`."""


def _json_text(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _pieces(text: str, size: int) -> Iterator[str]:
    size = max(size, 1)
    for start in range(0, len(text), size):
        yield text[start : start + size]


def _without_none(members: dict[str, JsonValue]) -> dict[str, JsonValue]:
    return {name: value for name, value in members.items() if value is not None}


def _usage_object(usage: Usage) -> dict[str, JsonValue]:
    return {
        "input_tokens": usage.input_tokens,
        "input_tokens_details": {"cached_tokens": usage.cached_input_tokens},
        "output_tokens": usage.output_tokens,
        "output_tokens_details": {"reasoning_tokens": usage.reasoning_output_tokens},
        "total_tokens": usage.input_tokens + usage.output_tokens,
    }


def _as_call(step: ShellCommand | UpdatePlan | AskUser) -> ToolCall:
    """The function call behind a step that has a shape of its own."""
    match step:
        case ShellCommand():
            arguments: dict[str, JsonValue] = _without_none(
                {
                    "cmd": step.command,
                    "login": step.login,
                    "workdir": step.working_directory,
                    "yield_time_ms": step.yield_milliseconds,
                    "sandbox_permissions": "require_escalated" if step.require_escalation else None,
                    "justification": step.justification,
                }
            )
            return ToolCall(name="exec_command", arguments=arguments, call_id=step.call_id)
        case UpdatePlan():
            plan: list[JsonValue] = [{"step": each.step, "status": each.status} for each in step.plan]
            arguments = _without_none({"explanation": step.explanation, "plan": plan})
            return ToolCall(name="update_plan", arguments=arguments, call_id=step.call_id)
        case AskUser():
            questions: list[JsonValue] = [
                {
                    "id": each.id,
                    "header": each.header,
                    "question": each.question,
                    "options": [{"label": option.label, "description": option.description} for option in each.options],
                }
                for each in step.questions
            ]
            return ToolCall(name="request_user_input", arguments={"questions": questions}, call_id=step.call_id)


class _Response:
    """State of one response while it is played: event numbers, finished items and the ids derived from both."""

    def __init__(self, number: int, model: str) -> None:
        self._number = number
        self._model = model
        self._sequence = 0
        self._output: list[JsonValue] = []

    def event(self, kind: str, members: dict[str, JsonValue]) -> bytes:
        data: dict[str, JsonValue] = {"type": kind, "sequence_number": self._sequence, **members}
        self._sequence += 1
        return f"event: {kind}\ndata: {_json_text(data)}\n\n".encode()

    def response(self, kind: str, status: str, members: dict[str, JsonValue]) -> bytes:
        body: dict[str, JsonValue] = {
            "id": f"resp_{self._number:04d}",
            "object": "response",
            "created_at": CREATED_AT,
            "status": status,
            "model": self._model,
            "output": list(self._output),
            "error": None,
            "incomplete_details": None,
            **members,
        }
        return self.event(kind, {"response": body})

    def new_id(self, prefix: str) -> str:
        return f"{prefix}_{self._number:04d}_{len(self._output):02d}"

    def added(self, item: dict[str, JsonValue]) -> bytes:
        return self.event("response.output_item.added", {"output_index": len(self._output), "item": item})

    def done(self, item: dict[str, JsonValue]) -> bytes:
        index = len(self._output)
        self._output.append(item)
        return self.event("response.output_item.done", {"output_index": index, "item": item})

    def place(self, item_id: str) -> dict[str, JsonValue]:
        return {"item_id": item_id, "output_index": len(self._output)}

    def message(self, step: Message) -> Iterator[Played]:
        item_id = self.new_id("msg")
        base = _without_none({"type": "message", "id": item_id, "role": "assistant", "phase": step.phase})
        where = {**self.place(item_id), "content_index": 0}
        yield self.added({**base, "status": "in_progress", "content": []})
        empty: JsonValue = {"type": "output_text", "text": "", "annotations": []}
        yield self.event("response.content_part.added", {**where, "part": empty})
        for piece in _pieces(step.text, step.delta_characters):
            yield self.event("response.output_text.delta", {**where, "delta": piece})
            if step.pause_milliseconds > 0:
                yield Pause(milliseconds=step.pause_milliseconds)
        part: JsonValue = {"type": "output_text", "text": step.text, "annotations": []}
        yield self.event("response.output_text.done", {**where, "text": step.text})
        yield self.event("response.content_part.done", {**where, "part": part})
        yield self.done({**base, "status": "completed", "content": [part]})

    def reasoning(self, step: Reasoning) -> Iterator[Played]:
        item_id = self.new_id("rs")
        place = self.place(item_id)
        yield self.added({"type": "reasoning", "id": item_id, "summary": []})
        for index, text in enumerate(step.summary):
            where: dict[str, JsonValue] = {**place, "summary_index": index}
            started: JsonValue = {"type": "summary_text", "text": ""}
            yield self.event("response.reasoning_summary_part.added", {**where, "part": started})
            for piece in _pieces(text, step.delta_characters):
                yield self.event("response.reasoning_summary_text.delta", {**where, "delta": piece})
            part: JsonValue = {"type": "summary_text", "text": text}
            yield self.event("response.reasoning_summary_text.done", {**where, "text": text})
            yield self.event("response.reasoning_summary_part.done", {**where, "part": part})
        item: dict[str, JsonValue] = {
            "type": "reasoning",
            "id": item_id,
            "summary": [{"type": "summary_text", "text": text} for text in step.summary],
            "encrypted_content": None,
        }
        if step.content is not None:
            for piece in _pieces(step.content, step.delta_characters):
                yield self.event("response.reasoning_text.delta", {**place, "content_index": 0, "delta": piece})
            item["content"] = [{"type": "reasoning_text", "text": step.content}]
        yield self.done(item)

    def tool_call(self, step: ToolCall) -> Iterator[Played]:
        arguments = step.arguments if isinstance(step.arguments, str) else _json_text(step.arguments)
        item_id = self.new_id("fc")
        base = _without_none(
            {
                "type": "function_call",
                "id": item_id,
                "name": step.name,
                "call_id": step.call_id or self.new_id("call"),
                "namespace": step.namespace,
            }
        )
        yield self.added({**base, "arguments": "", "status": "in_progress"})
        for piece in _pieces(arguments, 2 * DELTA_CHARACTERS):
            yield self.event("response.function_call_arguments.delta", {**self.place(item_id), "delta": piece})
        yield self.event("response.function_call_arguments.done", {**self.place(item_id), "arguments": arguments})
        yield self.done({**base, "arguments": arguments, "status": "completed"})

    def custom_tool_call(self, step: CustomToolCall) -> Iterator[Played]:
        item_id = self.new_id("ctc")
        call_id = step.call_id or self.new_id("call")
        base: dict[str, JsonValue] = {
            "type": "custom_tool_call",
            "id": item_id,
            "name": step.name,
            "call_id": call_id,
        }
        where: dict[str, JsonValue] = {**self.place(item_id), "call_id": call_id}
        yield self.added({**base, "input": "", "status": "in_progress"})
        for piece in _pieces(step.input, 2 * DELTA_CHARACTERS):
            yield self.event("response.custom_tool_call_input.delta", {**where, "delta": piece})
        yield self.event("response.custom_tool_call_input.done", {**where, "input": step.input})
        yield self.done({**base, "input": step.input, "status": "completed"})

    def raw_event(self, step: RawEvent) -> bytes:
        members = dict(step.data)
        return self.event(str(members.pop("type", "message")), members)

    def last(self, step: FailResponse | IncompleteResponse) -> bytes:
        if isinstance(step, FailResponse):
            error: JsonValue = {"code": step.code, "message": step.message}
            return self.response("response.failed", "failed", {"error": error})
        return self.response("response.incomplete", "incomplete", {"incomplete_details": {"reason": step.reason}})

    def play(self, step: Step) -> Iterator[Played]:
        match step:
            case Message():
                yield from self.message(step)
            case StructuredOutput():
                yield from self.message(Message(text=_json_text(step.value)))
            case Reasoning():
                yield from self.reasoning(step)
            case ToolCall():
                yield from self.tool_call(step)
            case ShellCommand() | UpdatePlan() | AskUser():
                yield from self.tool_call(_as_call(step))
            case CustomToolCall():
                yield from self.custom_tool_call(step)
            case ApplyPatch():
                call = CustomToolCall(name="apply_patch", input=step.patch, call_id=step.call_id)
                yield from self.custom_tool_call(call)
            case RawEvent():
                yield self.raw_event(step)
            case MalformedEvent():
                yield f"event: response.output_text.delta\ndata: {step.text}\n\n".encode()
            case Pause() | Gate() | CutStream():
                yield step
            case FailResponse() | IncompleteResponse():
                yield self.last(step)


def play(turn: ModelTurn, *, number: int, model: str) -> Iterator[Played]:
    """The stream of `turn` as the answer to request `number` (from 1) for `model`; ids are derived from the number.

    Steps after one that ends the turn are not played.
    """
    response = _Response(number, model)
    yield response.response("response.created", "in_progress", {})
    for step in turn.steps:
        yield from response.play(step)
        if isinstance(step, (CutStream, FailResponse, IncompleteResponse)):
            return
    yield response.response("response.completed", "completed", {"usage": _usage_object(turn.usage)})
