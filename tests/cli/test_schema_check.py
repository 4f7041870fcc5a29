"""`prp schema check`: how the Codex is asked, what is printed, and what it ends with."""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.cli import main
from tests.codex.codex_bundles import definition, method_table, object_at, own_bundle
from tests.scripted_model.real_codex import codex_programs, require_codex

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_protocol import JsonValue

pytestmark = pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")

METHODS = len(method_table())


def _codex(folder: Path, bundle: JsonValue) -> str:
    """A program that answers as Codex does: it writes `bundle`, and its environment and arguments beside itself."""
    (folder / "bundle.json").write_text(json.dumps(bundle), encoding="utf-8")
    return _program(
        folder,
        f"""if [ "$1" = --version ]; then echo "codex-cli 0.199.3"; exit 0; fi
env > '{folder}/environment'; echo "$1 $2 $3 $4" > '{folder}/arguments'
cp '{folder}/bundle.json' "$5/codex_app_server_protocol.schemas.json" """,
    )


def _program(folder: Path, script: str) -> str:
    program = folder / "codex"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def _broken_bundle() -> JsonValue:
    bundle = own_bundle()
    del object_at(definition(bundle, "TurnStartParams"), "properties")["cwd"]
    del object_at(definition(bundle, "SleepItem"), "properties")["durationMs"]
    object_at(definition(bundle, "Thread"), "properties")["mood"] = {"type": "string"}
    methods = cast("list[JsonValue]", object_at(bundle, "definitions", "ServerRequest")["oneOf"])
    methods.append({"properties": {"method": {"enum": ["mood/ask"]}}})
    return bundle


def test_a_codex_with_all_that_is_used_ends_with_zero(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = _codex(tmp_path, own_bundle())
    assert main(["schema", "check", "--codex", program]) == 0
    version, unused, used, verdict = capsys.readouterr().out.splitlines()
    assert (version, unused, verdict) == (
        f"Codex 0.199.3, {program}",
        "not used: no methods",
        "works with this Codex",
    )
    assert re.fullmatch(rf"used: {METHODS} methods, \d+ fields: 0 breaks, 0 missing, 0 changed, 0 new", used)


def test_a_break_ends_with_six_and_stands_after_what_matters_less(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", "check", "--codex", _codex(tmp_path, _broken_bundle())]) == 6
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("new      thread/start response /thread/mood: string (and ")
    assert lines[1].startswith(
        "missing  thread/start response /thread/turns/*/items/*(sleep)/durationMs: optional here, not described there"
    )
    assert lines[2] == "BREAK    turn/start params /cwd: optional here, not described there"
    assert lines[4] == "not used: 1 server request"
    assert lines[5].endswith(" fields: 1 break, 1 missing, 0 changed, 1 new")
    assert lines[6:] == [f"does not work with this Codex: 1 of {METHODS} methods concerned"]


def test_methods_that_are_not_used_are_named_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "check", "--all", "--codex", _codex(tmp_path, _broken_bundle())]) == 6
    assert "not used mood/ask (server request)" in capsys.readouterr().out.splitlines()


def test_one_json_object_has_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = _codex(tmp_path, _broken_bundle())
    assert main(["schema", "check", "--json", "--codex", program]) == 6
    report = json.loads(capsys.readouterr().out)
    assert (report["codex"], report["version"], report["compatible"]) == (program, "0.199.3", False)
    assert (report["scorecard"]["breaks"], report["scorecard"]["methodsUnused"]) == (1, 1)
    assert [drift for drift in report["drifts"] if drift["breaks"]] == [
        {
            "method": "turn/start",
            "methodKind": "request",
            "part": "params",
            "path": "/cwd",
            "place": "codex-requests#TurnStartParams/cwd",
            "kind": "missing",
            "code": "field_gone",
            "breaks": True,
            "ours": "optional",
            "theirs": "",
            "known": "",
            "also": [],
        }
    ]


def test_codex_is_asked_in_an_empty_home_with_nothing_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "not-for-codex")
    monkeypatch.setenv("CODEX_HOME", str(tmp_path))
    assert main(["schema", "check", "--codex", _codex(tmp_path, own_bundle())]) == 0
    capsys.readouterr()
    asked = (tmp_path / "arguments").read_text(encoding="utf-8")
    assert asked.split() == ["app-server", "generate-json-schema", "--experimental", "--out"]
    pairs = [line.partition("=") for line in (tmp_path / "environment").read_text(encoding="utf-8").splitlines()]
    found = {name: value for name, _, value in pairs}
    assert "OPENAI_API_KEY" not in found
    assert found["HOME"] == found["CODEX_HOME"] != str(tmp_path)
    assert not os.path.exists(found["HOME"])


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("echo 'error: unrecognized subcommand' >&2; exit 2", "exit 2"),
        ("kill -KILL $$", "killed"),
    ],
)
def test_a_program_that_prints_no_schemas_ends_with_five(
    script: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", "check", "--codex", _program(tmp_path, script)]) == 5
    assert told in capsys.readouterr().err


def test_a_program_that_cannot_be_run_ends_with_five(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "check", "--codex", str(tmp_path / "absent")]) == 5
    (tmp_path / "codex").write_bytes(b"\x7fELF no program")
    (tmp_path / "codex").chmod(0o755)
    assert main(["schema", "check", "--codex", str(tmp_path / "codex")]) == 5
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("script", ["exit 0", 'echo "{" > "$5/codex_app_server_protocol.schemas.json"'])
def test_a_program_that_prints_something_else_ends_with_six(
    script: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", "check", "--codex", _program(tmp_path, script)]) == 6
    assert "codex_app_server_protocol.schemas.json" in capsys.readouterr().err


def test_an_unknown_argument_ends_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["schema", "check", "--binary", "codex"])
    assert caught.value.code == 2
    assert "--binary" in capsys.readouterr().err


@pytest.mark.parametrize("program", codex_programs() or [None])
def test_the_real_codex_has_all_that_is_used(program: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "check", "--json", "--codex", require_codex(program)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["compatible"], report["scorecard"]["methods"]) == (True, METHODS)
