"""What a person sees of a run: lines, the live line, and a sign of life."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paperclip_runner.cli.trace_display import HEARTBEAT_SECONDS, TraceDisplay, trace_display
from paperclip_runner.cli.trace_narration import Narration, one_line, tool_words
from tests.cli_trace.memory_driver import event

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue


class Screen:
    def __init__(self, *, alive: bool = False) -> None:
        self.alive = alive
        self.lines: list[str] = []
        self.status = ""
        self.closed = False

    def line(self, text: str) -> None:
        self.lines.append(text)

    def live(self, text: str) -> None:
        self.status = text

    def close(self) -> None:
        self.closed = True


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def execution(name: str, transport: str = "process", **more: JsonValue) -> dict[str, JsonValue]:
    return {"executionId": "item-1", "transport": transport, "name": name, **more}


def test_the_live_line_shows_phase_tool_tokens_and_time() -> None:
    screen, clock = Screen(), Clock()
    with TraceDisplay(screen, clock) as display:
        display.receive(event(1, "turn.started", {}))
        display.receive(event(2, "tool.execution.started", execution("/bin/bash -lc 'make all'")))
        usage: dict[str, JsonValue] = {"runDelta": {"inputTokens": 12_345, "outputTokens": 67}}
        display.receive(event(3, "item.completed", {"kind": "usage", "usage": usage}))
        clock.now += 75
        display.tick()
        assert screen.status == "turn running · make all · 12,345 tokens in, 67 out · 1:15"
    assert screen.closed


def test_a_silent_run_gives_a_sign_of_life_at_least_every_thirty_seconds() -> None:
    screen, clock = Screen(), Clock()
    display = TraceDisplay(screen, clock)
    display.say("begun")
    for _ in range(360):
        clock.now += 0.25
        display.tick()
    assert len(screen.lines) == 1 + int(90 // HEARTBEAT_SECONDS)
    assert "still here: starting Codex" in screen.lines[-1]
    assert HEARTBEAT_SECONDS <= 30


def test_a_live_line_is_sign_enough() -> None:
    screen, clock = Screen(alive=True), Clock()
    display = TraceDisplay(screen, clock)
    clock.now += 90
    display.tick()
    assert screen.lines == []
    assert screen.status == "starting Codex · 1:30"


def test_without_a_terminal_lines_go_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    with trace_display() as display:
        display.say("hello")
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("s  hello\n")


def test_a_command_is_shown_without_its_shell() -> None:
    assert tool_words("/bin/bash -lc 'printf \"a b\" > c'") == 'printf "a b" > c'
    assert tool_words('/usr/bin/zsh -c "one\ntwo"') == "one (and 1 lines more)"
    assert tool_words("report_progress") == "report_progress"
    assert tool_words("/bin/sh -c 'not closed") == "/bin/sh -c 'not closed"


def test_what_a_model_writes_cannot_move_the_cursor() -> None:
    assert one_line("a\x1b[2Jb\r\nc\u202e") == "a [2Jb c"
    assert one_line("x" * 200, 10) == "xxxxxxxxx…"


def test_a_failed_command_is_shown_with_its_code_and_its_last_line() -> None:
    narration = Narration()
    narration.receive(event(1, "tool.execution.started", execution("touch x")))
    lines = narration.receive(
        event(2, "tool.execution.completed", execution("touch x", exitCode=1, output="a\nRead-only file system\n"))
    )
    assert [line.strip() for line in lines] == ["ended with exit code 1", "Read-only file system"]
    assert narration.tool is None


def test_a_request_to_the_person_is_shown_as_declined() -> None:
    lines = Narration().receive(event(1, "runtime_request.created", {"request": {"prompt": "May I?"}}))
    assert [line.strip() for line in lines] == ["asks: May I?", "declined: nobody is asked in a trace"]


def test_a_warning_about_the_configuration_is_kept_for_when_something_fails() -> None:
    narration = Narration()
    message = '{"summary": "No bubblewrap."}'
    assert narration.receive(event(1, "harness.diagnostic", {"code": "configWarning", "message": message})) == []
    assert narration.warnings == ["No bubblewrap."]
    assert narration.receive(event(2, "harness.diagnostic", {"code": "warning", "message": "Hm."})) == ["note: Hm."]
    assert narration.receive(event(3, "harness.diagnostic", {"code": "warning", "message": "Hm."})) == []
