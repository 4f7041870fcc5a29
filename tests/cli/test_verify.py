"""`prp verify` and `prp schema`: what they print, and what they end with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from paperclip_protocol import CONTRACT_DIGEST

from paperclip_runner.cli import main
from paperclip_runner.cli.positions import line_of

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
EVENT = FIXTURES / "events" / "v1" / "item.delta.valid.json"


def test_a_folder_of_valid_runs_ends_with_zero(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(FIXTURES / "replay" / "accepted")]) == 0
    assert "21 valid, 0 invalid" in capsys.readouterr().out


def test_a_finding_names_file_line_and_pointer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    document = json.loads(EVENT.read_bytes())
    document["priority"] = 7
    broken = tmp_path / "event.json"
    broken.write_text(json.dumps(document, indent=2), encoding="utf-8")
    line = next(n for n, text in enumerate(broken.read_text(encoding="utf-8").splitlines(), 1) if '"priority"' in text)
    assert main(["verify", str(broken)]) == 6
    assert f"{broken}:{line}: /priority: " in capsys.readouterr().out


def test_json_lines_name_the_line_of_each_finding(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = json.dumps(json.loads(EVENT.read_bytes()))
    recording = tmp_path / "run.jsonl"
    recording.write_text(f'{good}\n{{"schema": "paperclip.prp.event.v1"}}\n{good}\nnot json\n', encoding="utf-8")
    assert main(["verify", "--json", str(recording)]) == 6
    report = json.loads(capsys.readouterr().out)
    assert (report["documents"], report["validDocuments"]) == (4, 2)
    assert {item["line"] for item in report["findings"]} == {2, 4}
    assert {item["code"] for item in report["findings"]} == {"schema_validation", "invalid_json"}


def test_a_schema_can_be_named(tmp_path: Path) -> None:
    document = tmp_path / "usage.json"
    document.write_text("{}", encoding="utf-8")
    assert main(["verify", "--schema", "usage", str(document)]) == 6


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["verify", "absent.json"], "absent.json"),
        (["verify", "--schema", "evnt", "absent.json"], "prp schema list"),
        (["schema", "show", "evnt"], "prp schema list"),
    ],
)
def test_what_cannot_be_used_ends_with_two_and_a_next_step(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert told in capsys.readouterr().err


def test_a_document_without_a_known_schema_is_a_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "note.json"
    document.write_text('{"schema": "somebody.else.v1"}', encoding="utf-8")
    assert main(["verify", str(document)]) == 6
    assert "[unknown_schema]" in capsys.readouterr().out


def test_the_digest_and_a_definition_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "digest"]) == 0
    assert capsys.readouterr().out.strip() == CONTRACT_DIGEST
    assert main(["schema", "show", "provider-event#plan"]) == 0
    assert json.loads(capsys.readouterr().out)["type"] == "object"
    assert main(["schema", "list", "--json"]) == 0
    assert "event-v2" in {item["name"] for item in json.loads(capsys.readouterr().out)}


@pytest.mark.parametrize(
    ("pointer", "line"), [("/", 1), ("/b", 3), ("/b/0", 3), ("/b/1/c", 4), ("/a~1b", 6), ("/b/9", 3)]
)
def test_a_pointer_leads_to_its_line(pointer: str, line: int) -> None:
    text = '{\n "a": 1,\n "b": [1,\n  {"c": "}"}\n ],\n "a/b": 2\n}'
    assert line_of(text, pointer) == line
