"""What a trace ends with, and what it leaves behind, with a driver in memory."""

from __future__ import annotations

import json
import os
import signal
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import JsonValue, validate

from paperclip_runner.cli import main
from paperclip_runner.cli.main import UsageError
from paperclip_runner.cli.trace_command import trace_codex
from paperclip_runner.cli.trace_scenarios import FILE_NAME, FILE_TEXT, safe_task
from paperclip_runner.cli.trace_setup import TraceRequest
from paperclip_runner.codex import CollaborationMode
from paperclip_runner.codex.errors import CodexLaunchError, CodexTransportError, ProviderTerminalError
from tests.cli_trace.memory_driver import (
    MemoryDriver,
    MemorySession,
    event,
    memory_ports,
    opening_events,
    result_of,
    turn_events,
)

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_runner.codex import CodexOptions
    from paperclip_runner.errors import CodexError

Members = dict[str, JsonValue]

TASK = safe_task(CollaborationMode.DEFAULT).task.to_wire()


def trace(out: Path, *sessions: MemorySession | CodexError | str, as_json: bool = False, write: bool = True) -> int:
    """Traces a run; `write` does the task's work at its beginning."""

    def work(options: CodexOptions) -> None:
        del options
        if write:
            (out / "workspace" / FILE_NAME).write_text(FILE_TEXT, encoding="utf-8")

    return trace_codex(TraceRequest(), out, as_json=as_json, ports=memory_ports(MemoryDriver(*sessions), work))


def session(disposition: str | None, end: str = "turn.completed") -> MemorySession:
    proposal = None if disposition is None else result_of(TASK, disposition)
    return MemorySession([*opening_events(), *turn_events(2, proposal, end)])


def trace_of(out: Path) -> Members:
    return cast("Members", json.loads((out / "trace.json").read_bytes()))


@pytest.mark.parametrize(
    ("disposition", "end", "code"),
    [
        ("done", "turn.completed", 0),
        ("needs_review", "turn.completed", 3),
        ("blocked", "turn.completed", 4),
        (None, "turn.completed", 1),
        ("done", "turn.failed", 1),
        (None, "turn.failed", 1),
    ],
)
def test_the_exit_code_tells_what_the_core_decided(
    tmp_path: Path, disposition: str | None, end: str, code: int
) -> None:
    out = tmp_path / "out"
    assert trace(out, session(disposition, end)) == code
    assert cast("Members", trace_of(out)["exit"])["code"] == code
    assert trace_of(out)["state"] == "ended"
    assert main(["replay", str(out / "events.jsonl"), "--check", str(out / "snapshot.json")]) == 0


def test_identity_and_capabilities_keep_the_contract(tmp_path: Path) -> None:
    trace(tmp_path / "out", session("done"))
    written = trace_of(tmp_path / "out")
    assert validate("identity", written["identity"]) == []
    assert validate("capabilities", written["capabilities"]) == []


def test_a_result_whose_file_is_missing_is_a_failed_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert trace(tmp_path / "out", session("done"), write=False) == 1
    assert f"{FILE_NAME} is not there." in capsys.readouterr().out


def test_a_sandbox_that_does_not_work_is_named_as_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refused: Members = {
        "schema": "paperclip.tool.execution.v1",
        "executionId": "item-1",
        "transport": "process",
        "operation": "execute",
        "name": "true",
        "target": None,
        "namespace": None,
        "readOnly": None,
        "status": "failed",
        "durationMs": None,
        "exitCode": 1,
        "progress": None,
        "output": "bwrap: Creating new namespace failed: Operation not permitted",
        "outputBytes": 61,
        "outputTruncated": False,
        "outputDigest": f"sha256:{'0' * 64}",
    }
    start, end = turn_events(2, None)
    failed = event(3, "tool.execution.completed", refused, turnId="turn-1", itemId="item-1")
    end = {**end, "sourceSeq": 4, "sourceEventId": "runner-codex:codex-safe-run:4"}
    assert trace(tmp_path / "out", MemorySession([*opening_events(), start, failed, end]), write=False) == 1
    printed = capsys.readouterr()
    assert "bwrap: Creating new namespace failed" in printed.err
    assert "--external-sandbox" in printed.out


def test_a_provider_that_does_not_start_ends_with_five(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refusal = CodexLaunchError("There is no such program.", code="codex_not_found")
    assert trace(tmp_path / "out", refusal) == 5
    assert "There is no such program." in capsys.readouterr().out
    assert not (tmp_path / "out" / "events.jsonl").exists()
    assert trace(tmp_path / "out", session("done")) == 0, "the folder can be used again"


@pytest.mark.parametrize(
    ("failure", "code"),
    [
        (CodexTransportError("gone", code="codex_stdout_ended"), 1),
        (CodexTransportError("a bad line", code="codex_line_malformed"), 6),
        (ProviderTerminalError("turn_binding_mismatch", "another turn"), 6),
    ],
    ids=["lost", "bad line", "other turn"],
)
def test_a_lost_provider_is_a_failed_run_and_a_broken_protocol_is_not(
    tmp_path: Path, failure: CodexError, code: int
) -> None:
    broken = MemorySession([*opening_events(), *turn_events(2, None, "turn.failed")], failure=failure)
    assert trace(tmp_path / "out", broken) == code


def test_a_session_that_ends_within_its_turn_leaves_a_run_to_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = CodexTransportError("gone", code="codex_stdout_ended")
    assert trace(tmp_path / "out", MemorySession(opening_events(), failure=gone)) == 1
    assert trace_of(tmp_path / "out")["state"] == "unfinished"
    assert f"prp resume --from {tmp_path / 'out'}" in capsys.readouterr().out


def test_an_event_that_breaks_the_contract_ends_with_six_and_is_not_recorded(tmp_path: Path) -> None:
    broken = event(2, "turn.started", {}, turnId="turn-1") | {"priority": 7}
    assert trace(tmp_path / "out", MemorySession([*opening_events(), broken])) == 6
    assert (tmp_path / "out" / "events.jsonl").read_bytes().count(b"\n") == 1


def test_json_is_one_object_and_the_words_go_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert trace(tmp_path / "out", session("done"), as_json=True) == 0
    printed = capsys.readouterr()
    assert printed.out.count("\n") == 1
    assert json.loads(printed.out)["exit"] == {"code": 0, "name": "done"}
    assert "Done, and accepted" in printed.err


class Pressed(MemorySession):
    """Presses Ctrl-C as often as wanted, once its events were taken."""

    def __init__(self, times: int, *, deaf: bool = False) -> None:
        super().__init__([*opening_events(), turn_events(2, None)[0]], deaf=deaf)
        self.times = times

    async def start_turn(self, request: object, *, continuation: bool = False) -> object:  # type: ignore[override]
        os.kill(os.getpid(), signal.SIGINT)
        return None

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        if self.times > 1:
            os.kill(os.getpid(), signal.SIGINT)
        await super().interrupt(turn_id=turn_id, reason=reason)


def test_ctrl_c_once_interrupts_the_turn_and_ends_the_run_in_order(tmp_path: Path) -> None:
    pressed = Pressed(1)
    assert trace(tmp_path / "out", pressed) == 130
    assert trace_of(tmp_path / "out")["state"] == "ended"
    assert cast("Members", trace_of(tmp_path / "out")["terminal"])["runTerminalState"] == "cancelled"
    assert pressed.closed == ["trace ended"]


def test_ctrl_c_twice_stops_at_once_and_leaves_a_run_to_resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pressed = Pressed(2, deaf=True)
    assert trace(tmp_path / "out", pressed) == 130
    assert trace_of(tmp_path / "out")["state"] == "unfinished"
    assert pressed.closed == ["trace ended, by force"]
    assert "prp resume --from" in capsys.readouterr().out


def test_ctrl_c_while_codex_starts_stops_it_and_leaves_nothing(tmp_path: Path) -> None:
    driver = MemoryDriver()
    driver.hangs = True
    assert trace_codex(TraceRequest(), tmp_path / "out", as_json=False, ports=memory_ports(driver)) == 130
    assert not (tmp_path / "out" / "events.jsonl").exists()
    assert trace(tmp_path / "out", session("done")) == 0


def test_a_turn_that_takes_too_long_is_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "out"
    slow = MemorySession([*opening_events(), turn_events(2, None)[0]])
    assert trace_codex(TraceRequest(timeout=0.05), out, as_json=False, ports=memory_ports(MemoryDriver(slow))) == 124
    assert slow.interrupted.is_set()
    assert trace_of(out)["state"] == "ended"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--evidence", "--live"],
        ["--evidence", "--mode", "plan"],
        ["--evidence", "--external-sandbox"],
        ["--evidence", "--script", "slow"],
        ["--live", "--actions", "sample"],
        ["--timeout", "0"],
    ],
)
def test_options_that_do_not_go_together_are_refused(tmp_path: Path, arguments: list[str]) -> None:
    assert main(["trace", "codex", "--out", str(tmp_path / "out"), *arguments]) == 2
    assert not (tmp_path / "out").exists()


def test_a_script_that_is_none_is_refused(tmp_path: Path) -> None:
    request = TraceRequest(script="nothing-like-it")
    with pytest.raises(UsageError) as caught:
        trace_codex(request, tmp_path / "out", as_json=False, ports=memory_ports(MemoryDriver()))
    assert "needs-review" in str(caught.value)
