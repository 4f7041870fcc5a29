"""`prp replay` and `prp diff`: answers, refusals with line and limit, and exit codes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from paperclip_runner.cli import main
from paperclip_runner.replay import MAX_REPLAY_LINE_BYTES

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
RECORDINGS = FIXTURES / "recordings"
HAPPY = FIXTURES / "replay" / "accepted" / "happy-path.json"
GOLDEN = FIXTURES / "replay" / "golden"


def test_a_fixture_is_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(HAPPY)]) == 0
    assert "terminal, succeeded" in capsys.readouterr().out


def test_the_snapshot_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(HAPPY)]) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    assert json.loads(printed) == json.loads((GOLDEN / "happy-path.snapshot.json").read_bytes())


@pytest.mark.parametrize("what", ["snapshot", "summary"])
def test_a_golden_that_agrees_ends_with_zero(what: str) -> None:
    flag = ["--summary"] if what == "summary" else []
    assert main(["replay", str(HAPPY), *flag, "--check", str(GOLDEN / f"happy-path.{what}.json")]) == 0


def test_a_golden_that_differs_ends_with_six_and_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(HAPPY), "--check", str(GOLDEN / "failed-run.snapshot.json")]) == 6
    assert "/fixtureName" in capsys.readouterr().err


def test_the_state_after_one_event_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", "--at", "3", str(HAPPY)]) == 0
    assert [entry["sourceSeq"] for entry in json.loads(capsys.readouterr().out)["timeline"]] == [1, 2, 3]


@pytest.mark.parametrize("path", sorted(RECORDINGS.glob("*.error.json")), ids=lambda path: path.name.split(".")[0])
def test_a_bad_recording_is_refused_with_its_line_and_code(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = json.loads(path.read_bytes())
    recording = path.with_name(path.name.replace(".error.json", ".jsonl"))
    assert main(["replay", str(recording)]) == 6
    told = capsys.readouterr().err
    assert f"[{wanted['code']}]" in told
    if wanted["line"] is not None:
        assert f"{recording}:{wanted['line']}: " in told


def test_a_line_over_the_limit_names_the_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(RECORDINGS / "run-metadata.json", tmp_path)
    lines = (RECORDINGS / "complete-run.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    event = json.loads(lines[1])
    event["payload"]["text"] = "x" * 300 * 1024
    recording = tmp_path / "long-line.jsonl"
    recording.write_text("".join([lines[0], json.dumps(event) + "\n", *lines[2:]]), encoding="utf-8")
    assert main(["replay", str(recording)]) == 6
    told = capsys.readouterr().err
    assert f"{recording}:2: " in told
    assert f"limit {MAX_REPLAY_LINE_BYTES}" in told
    assert main(["replay", str(recording), "--max-line-bytes", "400000"]) == 0


def test_a_recording_without_its_run_says_what_to_give(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(RECORDINGS / "complete-run.jsonl", tmp_path)
    assert main(["replay", str(tmp_path / "complete-run.jsonl")]) == 2
    assert "--run FILE" in capsys.readouterr().err


def test_a_difference_names_the_event_and_the_member(capsys: pytest.CaptureFixture[str]) -> None:
    same, other = RECORDINGS / "complete-run.jsonl", RECORDINGS / "duplicate-event-id.jsonl"
    assert main(["diff", str(same), str(same)]) == 0
    assert main(["diff", str(same), str(other)]) == 6
    assert "/sourceEventId" in capsys.readouterr().out


def test_two_snapshots_are_compared_member_by_member(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    left, right = tmp_path / "left.json", tmp_path / "right.json"
    left.write_text('{"a": [1, {"b": true}]}', encoding="utf-8")
    right.write_text('{"a": [1, {"b": 1}]}', encoding="utf-8")
    assert main(["diff", str(left), str(right)]) == 6
    assert "/a/1/b" in capsys.readouterr().out
