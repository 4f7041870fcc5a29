"""`prp run` and `prp harness`: one script, played and recorded from the command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import encode, validate
from paperclip_protocol.runner import HarnessCommand

from paperclip_runner.cli import main
from paperclip_runner.testing import RecordedSession, scenario_script
from paperclip_runner.testing.scripted_model.scripts import blocked_result, done_result, needs_review_result

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

SCRIPT = Path(__file__).resolve().parents[1] / "fixtures" / "documents" / "harness-script" / "lantern-check.valid.json"

SLOW = '{"schema":"paperclip.fake_harness.script.v1","name":"slow","steps":[{"kind":"delay","milliseconds":60000}]}'
HARNESS_COMMAND = (sys.executable, "-m", "paperclip_runner.cli", "harness")

Members = dict[str, "JsonValue"]


def script_file(folder: Path, name: str) -> str:
    """A reference script in a file."""
    path = folder / f"{name}.json"
    path.write_bytes(encode(scenario_script(name)))
    return str(path)


def ending(folder: Path, result: Members) -> str:
    """A script whose run ends with this result."""
    disposition = result["reportedWorkDisposition"]
    terminal: Members = {
        "schema": "paperclip.prp.terminal.v1",
        "turnTerminalState": "completed",
        "runTerminalState": "succeeded",
        "reportedWorkDisposition": disposition,
    }
    steps: list[Members] = [
        {"kind": "result", "payload": result},
        {"kind": "event", "event_type": "turn.completed", "item_id": None, "payload": {}},
        {"kind": "terminal", "payload": terminal},
    ]
    document = {"schema": "paperclip.fake_harness.script.v1", "name": disposition, "steps": steps}
    path = folder / "ending.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_events_are_shown_as_they_come_and_the_run_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--script", str(SCRIPT)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert ["12", "runtime_request.created", "May"] in [line.split()[:3] for line in lines]
    assert lines[-1] == "lantern-check: run succeeded, done; 17 events"


def test_a_recorded_run_is_valid_and_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deep" / "run"
    assert main(["run", "--script", str(SCRIPT), "--out", str(out), "--quiet"]) == 0
    assert main(["verify", str(out / "events.jsonl")]) == 0
    assert main(["replay", str(out / "events.jsonl")]) == 0
    assert "All twelve lanterns are lit and logged." in capsys.readouterr().out
    assert len(RecordedSession(out / "events.jsonl").events()) == 17


def test_a_second_recording_takes_the_place_of_the_first(tmp_path: Path) -> None:
    for name in ("happy-path", "error"):
        main(["run", "--script", script_file(tmp_path, name), "--out", str(tmp_path / "run"), "--quiet"])
    assert len(RecordedSession(tmp_path / "run" / "events.jsonl").events()) == 15
    assert "error" in json.loads((tmp_path / "run" / "run-metadata.json").read_bytes())["fixtureName"]


def test_with_json_stdout_holds_one_valid_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--script", str(SCRIPT), "--json", "--out", str(tmp_path)]) == 0
    printed = capsys.readouterr()
    assert validate("local-run-summary", printed.out) == []
    assert json.loads(printed.out)["outputPath"] == str(tmp_path / "events.jsonl")
    assert "17 run.terminal" in printed.err


@pytest.mark.parametrize(("name", "code"), [("permission-input", 0), ("interrupted", 1), ("error", 1)])
def test_the_core_answers_and_interrupts_where_a_script_waits(tmp_path: Path, name: str, code: int) -> None:
    assert main(["run", "--script", script_file(tmp_path, name), "--quiet", "--delay-ms", "1"]) == code


@pytest.mark.parametrize(
    ("result", "code"), [(done_result(), 0), (needs_review_result(), 3), (blocked_result(), 4)], ids=["0", "3", "4"]
)
def test_the_exit_code_tells_how_the_run_ended(tmp_path: Path, result: Members, code: int) -> None:
    assert main(["run", "--script", ending(tmp_path, result), "--quiet"]) == code


def test_a_run_that_takes_too_long_ends_with_124_and_leaves_what_there_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "slow.json"
    script.write_text(SLOW, encoding="utf-8")
    arguments = ["run", "--script", str(script), "--timeout", "1.5", "--out", str(tmp_path / "run"), "--quiet"]
    assert main(arguments) == 124
    assert "1.5 s" in capsys.readouterr().err
    assert len(RecordedSession(tmp_path / "run" / "events.jsonl").events()) > 3


def test_ctrl_c_ends_with_130_and_leaves_what_there_was(tmp_path: Path) -> None:
    script = tmp_path / "slow.json"
    script.write_text(SLOW, encoding="utf-8")
    options = ["--script", str(script), "--out", str(tmp_path / "run")]
    command = [sys.executable, "-m", "paperclip_runner.cli", "run", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "turn.started" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr.read() == "prp: interrupted\n"
    assert len(RecordedSession(tmp_path / "run" / "events.jsonl").events()) > 3


def test_what_cannot_be_used_ends_with_a_next_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}", encoding="utf-8")
    for command in ("run", "harness"):
        assert main([command, "--script", str(tmp_path / "absent.json")]) == 2
        assert main([command, "--script", str(broken)]) == 6
    assert main(["run", "--script", str(SCRIPT), "--out", str(broken)]) == 2
    assert main(["run", "--script", str(SCRIPT), "--runner", str(tmp_path / "absent")]) == 5
    told = capsys.readouterr().err
    assert "absent.json" in told
    assert "process_start_failed" in told


def test_the_scripted_harness_speaks_on_the_standard_streams(tmp_path: Path) -> None:
    commands: list[tuple[str, JsonValue]] = [("session.open", None), ("turn.start", {"turnId": "turn_a"})]
    given = b"".join(
        encode(HarnessCommand(schema="paperclip.fake_harness.command.v1", command_id="c", type=kind, payload=payload))
        + b"\n"
        for kind, payload in commands
    )
    done = subprocess.run(
        [*HARNESS_COMMAND, "--script", script_file(tmp_path, "happy-path"), "--delay-ms", "1"],
        input=given,
        capture_output=True,
        timeout=30,
    )
    assert done.returncode == 0, done.stderr
    messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith(b"{")]
    assert messages[0]["type"] == "ready"
    assert all(validate("harness-message", message) == [] for message in messages)
