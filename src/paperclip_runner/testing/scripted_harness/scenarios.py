"""The reference scripts of the scripted harness. Source: local runner specification, section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_protocol import from_json

from paperclip_runner.errors import HarnessError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue
    from paperclip_protocol.runner import HarnessScript

__all__ = ["SCRIPT_NAMES", "scenario_script"]

_OVERSIZED_CHARACTERS: Final = 70_000
"""Characters of the log line in `oversized-line`: more than a line of a harness may have."""

_Members = dict[str, "JsonValue"]


def _event(event_type: str, payload: _Members | None = None, *, item_id: str | None = None) -> _Members:
    return {"kind": "event", "event_type": event_type, "item_id": item_id, "payload": payload or {}}


def _log(text: str, stream: str = "stdout") -> _Members:
    return {"kind": "log", "stream": stream, "text": text}


def _delay(milliseconds: int) -> _Members:
    return {"kind": "delay", "milliseconds": milliseconds}


def _exit(code: int) -> _Members:
    return {"kind": "exit", "code": code}


def _terminal(turn_state: str, run_state: str, disposition: str) -> _Members:
    return {
        "kind": "terminal",
        "payload": {
            "schema": "paperclip.prp.terminal.v1",
            "turnTerminalState": turn_state,
            "runTerminalState": run_state,
            "reportedWorkDisposition": disposition,
        },
    }


def _result(disposition: str, summary: str) -> _Members:
    done = disposition == "done"
    result: _Members = {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": disposition,
        "summary": summary,
        "completionClaim": {
            "contractRevision": "local-runner-v1",
            "objectiveSatisfied": done,
            "criteria": [],
            "remainingWork": [] if done else [{"description": "Play the script again.", "blocksCompletion": True}],
        },
        "evidence": [],
        "verification": [{"commandOrCheck": "scripted check", "status": "passed"}] if done else [],
        "attentionRequests": [],
        "artifacts": [],
    }
    if not done:
        result["continuation"] = {
            "kind": "same_agent",
            "summary": "Play the script again.",
            "idempotencyKey": "resume_scripted_harness",
        }
    return {"kind": "result", "payload": result}


def _request(request_id: str, request_type: str, prompt: str, choices: list[JsonValue]) -> list[_Members]:
    request: _Members = {
        "schema": "paperclip.runtime_request.v1",
        "requestKind": "runtime",
        "requestId": request_id,
        "type": request_type,
        "status": "pending",
        "prompt": prompt,
        "choices": choices,
    }
    return [{"kind": "request", "request": request}, {"kind": "await_resolution", "request_id": request_id}]


_CLOSED: Final = _event("session.closed", {"reason": "script_complete"})
_SUCCEEDED: Final = _terminal("completed", "succeeded", "done")

_HAPPY_PATH: Final[list[_Members]] = [
    _event("item.started", {"kind": "command", "text": "check the example"}, item_id="item_command"),
    _delay(15),
    *(_log(f"check {number}") for number in range(5)),
    _event("item.delta", {"text": "one line of output\n"}, item_id="item_command"),
    _event("item.completed", {"kind": "command", "text": "passed"}, item_id="item_command"),
    _event("item.started", {"kind": "file_change", "text": "example.txt"}, item_id="item_file"),
    _event("item.completed", {"kind": "file_change", "text": "example.txt"}, item_id="item_file"),
    _result("done", "The example was checked and changed."),
    _event("turn.completed"),
    _CLOSED,
    _SUCCEEDED,
    _exit(0),
]

_PERMISSION_INPUT: Final[list[_Members]] = [
    *_request(
        "request_permission",
        "permission",
        "May the example be changed?",
        [{"key": "allow", "label": "Allow"}, {"key": "deny", "label": "Deny"}],
    ),
    *_request("request_input", "input", "What is the example called?", []),
    _result("done", "Both requests were answered."),
    _event("turn.completed"),
    _CLOSED,
    _SUCCEEDED,
    _exit(0),
]

_INTERRUPTED: Final[list[_Members]] = [
    _event("item.started", {"kind": "command", "text": "a long check"}, item_id="item_long"),
    _log("waiting"),
    {"kind": "await_interrupt"},
    _event("item.failed", {"kind": "command", "message": "The check was interrupted."}, item_id="item_long"),
    _result("yielded", "The check was interrupted."),
    _event("session.closed", {"reason": "interrupted"}),
    _terminal("interrupted", "cancelled", "yielded"),
    _exit(130),
]

_ERROR: Final[list[_Members]] = [
    _log("the check failed", "stderr"),
    _event("item.failed", {"kind": "diagnostic", "message": "The check failed."}, item_id="item_error"),
    _result("yielded", "The check failed."),
    _event("turn.failed", {"message": "The check failed."}),
    _event("session.failed", {"message": "The check failed."}),
    _terminal("failed", "failed", "yielded"),
    _exit(7),
]

_DUPLICATE_TERMINAL: Final[list[_Members]] = [
    _result("done", "This result counts."),
    _result("done", "This result comes too late."),
    _event("turn.completed"),
    _CLOSED,
    _SUCCEEDED,
    _terminal("failed", "failed", "yielded"),
    _exit(0),
]

_LINGER: Final[list[_Members]] = [
    {"kind": "spawn_worker"},
    _event("item.started", {"kind": "command", "text": "wait"}, item_id="item_linger"),
    {"kind": "await_interrupt"},
    _exit(130),
]

_OVERSIZED_LINE: Final[list[_Members]] = [
    _log("x" * _OVERSIZED_CHARACTERS),
    _result("done", "Nobody reads this."),
    _exit(0),
]

_SCRIPTS: Final = {
    "happy-path": _HAPPY_PATH,
    "permission-input": _PERMISSION_INPUT,
    "interrupted": _INTERRUPTED,
    "error": _ERROR,
    "duplicate-terminal": _DUPLICATE_TERMINAL,
    "linger": _LINGER,
    "oversized-line": _OVERSIZED_LINE,
}

SCRIPT_NAMES: Final = tuple(_SCRIPTS)
"""The names of the reference scripts; the first five are the scenarios of the local mock core."""


def scenario_script(name: str) -> HarnessScript:
    """The script of that name; raises `HarnessError` (`harness_script_unknown`)."""
    steps = _SCRIPTS.get(name)
    if steps is None:
        known = ", ".join(SCRIPT_NAMES)
        raise HarnessError(f"there is no script {name!r}; there are {known}", code="harness_script_unknown")
    return from_json("harness-script", {"schema": "paperclip.fake_harness.script.v1", "name": name, "steps": [*steps]})
