"""What is happening in a run, in words: events in, lines and a state out (pure)."""

from __future__ import annotations

import json
import re
import shlex
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["Narration", "one_line"]

Members = dict[str, "JsonValue"]

LINE_CHARACTERS: Final = 100
"""Longest text of a line that a model or provider wrote."""

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")
_SHELL: Final = re.compile(r"^\S*/(?:ba|z|da)?sh -l?c ")

_TURN_ENDS: Final = {
    "turn.completed": "turn completed",
    "turn.failed": "turn failed",
    "turn.interrupted": "turn interrupted",
    "turn.cancelled": "turn cancelled",
}


def one_line(text: str, characters: int = LINE_CHARACTERS) -> str:
    """A text of somebody else for a terminal: one line, no control characters, cut."""
    line = _CONTROL.sub(" ", text).strip()
    return line if len(line) <= characters else f"{line[: characters - 1]}…"


class Narration:
    """Follows a run. `phase`, `tool` and the token counts are what it is at; `receive` gives what is worth a line."""

    def __init__(self) -> None:
        self.phase = "starting Codex"
        self.tool: str | None = None
        self.input_tokens = 0
        self.output_tokens = 0
        self._tools: dict[str, str] = {}
        self.warnings: list[str] = []
        """What Codex says about its configuration; it matters when something fails."""
        self._diagnostics: set[str] = set()

    def receive(self, event: Members) -> list[str]:
        """Takes an event; the lines it is worth."""
        event_type = str(event["eventType"])
        payload = _members(event.get("payload"))
        if event_type.startswith("tool.execution."):
            return self._tool(event_type, payload)
        if event_type.startswith("item."):
            return self._item(event_type, payload)
        if event_type.startswith(("turn.", "session.", "run.")):
            return self._lifecycle(event_type, payload)
        return self._other(event_type, payload)

    def _lifecycle(self, event_type: str, payload: Members) -> list[str]:
        if event_type in ("session.started", "session.resumed"):
            self.phase = "session open"
            thread = str(payload.get("driverSessionId"))
            return [f"session {'open' if event_type == 'session.started' else 'open again'}: thread {thread}"]
        if event_type == "turn.started":
            self.phase = "turn running"
            return ["turn started"]
        if event_type in _TURN_ENDS:
            self.phase, self.tool = "judging", None
            error = _members(payload.get("error")).get("message")
            return [_TURN_ENDS[event_type] + (f": {one_line(str(error))}" if error else "")]
        if event_type == "run.result.proposed":
            return [f"Codex proposes: {payload.get('reportedWorkDisposition')}, {_quoted(payload.get('summary'))}"]
        if event_type == "run.result.accepted":
            return ["the core accepts the result"]
        if event_type == "run.result.rejected":
            return ["the core rejects the result", *(f"  {reason}" for reason in rejection_reasons(payload))]
        if event_type == "run.terminal":
            self.phase = "run ended"
            return [f"run ended: {payload.get('runTerminalState')}"]
        if event_type == "session.failed":
            return [f"session failed: {one_line(str(payload.get('message')))} [{payload.get('code')}]"]
        return []

    def _item(self, event_type: str, payload: Members) -> list[str]:
        kind = payload.get("kind")
        if kind == "usage":
            self._count(_members(payload.get("usage")))
        elif event_type == "item.completed" and kind == "agentMessage":
            text = str(payload.get("text", ""))
            return [] if text.lstrip().startswith("{") else [f"says {_quoted(text)}"]
        return []

    def _tool(self, event_type: str, payload: Members) -> list[str]:
        execution = str(payload.get("executionId"))
        if event_type == "tool.execution.started":
            name = tool_words(str(payload.get("name") or "a tool"))
            self.tool = self._tools[execution] = name
            return [f"runs  {name}" if payload.get("transport") == "process" else f"calls {name}"]
        if event_type != "tool.execution.completed":
            return []
        name = self._tools.pop(execution, "a tool")
        self.tool = next(reversed(self._tools.values()), None)
        code = payload.get("exitCode")
        if isinstance(code, int):
            told = _tail(payload.get("output"))
            return [f"      ended with exit code {code}", *told] if code else told
        return [f"      {name} failed"] if payload.get("status") == "failed" else []

    def _other(self, event_type: str, payload: Members) -> list[str]:
        if event_type == "semantic_tool.result":
            receipt = _members(payload.get("semantic_tool"))
            return [f"      {receipt.get('operationId')}: {receipt.get('outcome')}, {receipt.get('code')}"]
        if event_type == "plan.updated":
            steps = cast("list[JsonValue]", payload.get("steps") or [])
            return [f"plan: {len(steps)} steps"]
        if event_type == "runtime_request.created":
            request = _members(payload.get("request"))
            return [f"asks: {one_line(str(request.get('prompt')))}", "      declined: nobody is asked in a trace"]
        if event_type == "harness.diagnostic" and isinstance(payload.get("message"), str):
            text = _diagnostic(str(payload.get("message")))
            if payload.get("code") == "configWarning":
                self.warnings.append(text)
            elif text not in self._diagnostics:
                self._diagnostics.add(text)
                return [f"note: {text}"]
        return []

    def _count(self, usage: Members) -> None:
        counters = _members(usage.get("runDelta")) or _members(usage.get("total"))
        self.input_tokens = _whole(counters.get("inputTokens"), self.input_tokens)
        self.output_tokens = _whole(counters.get("outputTokens"), self.output_tokens)


def tool_words(name: str) -> str:
    """A command without the shell around it, or the name of a tool."""
    match = _SHELL.match(name)
    if match is not None:
        try:
            words = shlex.split(name[match.end() :])
        except ValueError:
            words = []
        if len(words) == 1:
            name = words[0]
    lines = name.strip().split("\n")
    more = f" (and {len(lines) - 1} lines more)" if len(lines) > 1 else ""
    return one_line(lines[0], LINE_CHARACTERS - len(more)) + more


def rejection_reasons(payload: Members) -> list[str]:
    """Why a result was rejected."""
    issues = cast("list[JsonValue]", payload.get("issues") or [])
    return [one_line(str(_members(issue).get("message")), 200) for issue in issues[:5]]


def _diagnostic(message: str) -> str:
    """The words of a diagnostic; Codex' own are an object with a summary."""
    try:
        summary = _members(cast("JsonValue", json.loads(message))).get("summary")
    except ValueError:
        summary = None
    return one_line(str(summary or message), 400)


def _tail(output: JsonValue) -> list[str]:
    """The last line that a command wrote."""
    lines = [line for line in str(output or "").split("\n") if line.strip()]
    return [f"      {one_line(lines[-1], 200)}"] if lines else []


def _members(value: JsonValue) -> Members:
    return value if isinstance(value, dict) else {}


def _quoted(value: JsonValue) -> str:
    return json.dumps(one_line(str(value)), ensure_ascii=False)


def _whole(value: JsonValue, otherwise: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise
