"""Users of the package see exact types, in both type checkers."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "tests" / "typing" / "programs"
PATHS = [str(ROOT / "generated"), str(ROOT / "src")]

WRONG = """
from paperclip_protocol import decode
from paperclip_protocol.prp_v1 import Identity

event = decode("event", b"")
event.run_id = "frozen"
event.runId
Identity()
number: int = decode("identity", b"").run_id
"""
"""Five lines that a type checker must refuse."""


def _require(checker: str) -> None:
    if find_spec(checker) is None:
        pytest.skip(f"{checker} is not installed")


def _expected() -> dict[tuple[str, int], str]:
    found: dict[tuple[str, int], str] = {}
    for path in sorted(PROGRAMS.glob("*.py.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            told = re.fullmatch(r" +reveal_type\(.*\)  # (.+)", line)
            if told:
                found[path.stem, number] = told[1]
    return found


def _programs(folder: Path) -> list[Path]:
    """The programs as Python files; where they are kept they would make every other check talk."""
    copied = [folder / path.stem for path in sorted(PROGRAMS.glob("*.py.txt"))]
    for target in copied:
        shutil.copyfile(PROGRAMS / f"{target.name}.txt", target)
    return copied


def _plain(text: str) -> str:
    """A type without the modules of its parts, and with its literals in one."""
    bare = re.sub(r"\b(?:\w+\.)+(?=[A-Z])", "", text)
    return bare.replace("] | Literal[", ", ")


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env={
            "PATH": os.environ.get("PATH", ""),
            "HOME": os.environ.get("HOME", ""),
            "MYPYPATH": os.pathsep.join(PATHS),
        },
        capture_output=True,
        encoding="utf-8",
        timeout=110,
        check=False,
    )


def _mypy(folder: Path, *files: Path) -> list[str]:
    _require("mypy")
    options = ["--strict", "--config-file=", "--python-version=3.11", "--no-error-summary", "--show-absolute-path"]
    done = _run([sys.executable, "-m", "mypy", *options, "--cache-dir=cache", *map(str, files)], folder)
    assert done.returncode in {0, 1}, done.stderr
    return done.stdout.splitlines()


def _pyright(folder: Path, *files: Path) -> list[dict[str, object]]:
    _require("pyright")
    configuration = {
        "include": [os.path.relpath(file, folder) for file in files],
        "extraPaths": PATHS,
        "typeCheckingMode": "strict",
        "pythonVersion": "3.11",
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(configuration), encoding="utf-8")
    command = [sys.executable, "-m", "pyright", "-p", ".", "--outputjson", "--pythonpath", sys.executable]
    done = _run(command, folder)
    assert done.stdout.startswith("{"), done.stdout + done.stderr
    report = cast("dict[str, list[dict[str, object]]]", json.loads(done.stdout))
    return report["generalDiagnostics"]


def test_mypy_reveals_the_expected_types(tmp_path: Path) -> None:
    revealed: dict[tuple[str, int], str] = {}
    for line in _mypy(tmp_path, *_programs(tmp_path)):
        told = re.fullmatch(r'(.+\.py):(\d+): note: Revealed type is "(.+)"', line)
        assert told is not None, line
        revealed[Path(told[1]).name, int(told[2])] = _plain(told[3])
    assert revealed == _expected()
    assert len(revealed) > 30


def test_pyright_reveals_the_expected_types(tmp_path: Path) -> None:
    revealed: dict[tuple[str, int], str] = {}
    for item in _pyright(tmp_path, *_programs(tmp_path)):
        told = re.fullmatch(r'Type of ".+" is "(.+)"', str(item["message"]), re.DOTALL)
        assert told is not None, item
        line = cast("dict[str, dict[str, int]]", item["range"])["start"]["line"] + 1
        revealed[Path(str(item["file"])).name, line] = _plain(told[1])
    assert revealed == _expected()


def test_both_refuse_what_is_wrong(tmp_path: Path) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(WRONG, encoding="utf-8")
    lines = {5 + index for index in (1, 2, 3, 4)}
    by_mypy = {int(told[1]) for line in _mypy(tmp_path, program) if (told := re.search(r":(\d+): error:", line))}
    by_pyright = {
        cast("dict[str, dict[str, int]]", item["range"])["start"]["line"] + 1
        for item in _pyright(tmp_path, program)
        if item["severity"] == "error"
    }
    assert by_mypy == lines
    assert by_pyright >= lines


def test_the_types_of_the_package_are_complete(tmp_path: Path) -> None:
    _require("pyright")
    # Whole-package checks take the interpreter from the path alone.
    variables = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHONPATH": PATHS[0],
        "HOME": os.environ.get("HOME", ""),
    }
    command = [
        sys.executable,
        "-m",
        "pyright",
        "--verifytypes",
        "paperclip_protocol",
        "--ignoreexternal",
        "--outputjson",
    ]
    done = subprocess.run(
        command, cwd=tmp_path, env=variables, capture_output=True, encoding="utf-8", timeout=110, check=False
    )
    assert done.stdout.startswith("{"), done.stdout + done.stderr
    report = cast("dict[str, dict[str, object]]", json.loads(done.stdout))["typeCompleteness"]
    counts = cast("dict[str, int]", report["exportedSymbolCounts"])
    assert report["completenessScore"] == 1
    assert (counts["withAmbiguousType"], counts["withUnknownType"]) == (0, 0)
    assert counts["withKnownType"] > 1_000
    assert report["missingClassDocStringCount"] == 0
    assert done.returncode == 0
