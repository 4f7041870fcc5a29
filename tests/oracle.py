"""Where tests find recorded inputs with the right answers, and the published original.

Both are optional. A test that needs one asks here, and is skipped by name when it is absent:

- recordings lie in the folder named by `PAPERCLIP_ORACLE_DATA`, else in `shared/data` beside the repository;
- the published original is described by the variables in `PEER_VARIABLES`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, cast

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

__all__ = [
    "DATA_VARIABLE",
    "PEER_VARIABLES",
    "TOOLS_VARIABLE",
    "node_result",
    "oracle_json",
    "oracle_lines",
    "oracle_path",
    "oracle_tool",
    "peer_answers",
    "peer_environment",
]

DATA_VARIABLE = "PAPERCLIP_ORACLE_DATA"
"""Environment variable with the folder of recorded data."""

TOOLS_VARIABLE = "PAPERCLIP_ORACLE_TOOLS"
"""Environment variable with the folder of scripts that drive the published original."""

PEER_VARIABLES = ("PAPERCLIP_RUNNER_DIST", "PEER_DIST", "PAPERCLIP_RUNNER_DEPS", "AJV_DIR", "PAPERCLIP_RUNNERD")
"""Environment variables that describe the published original; the first one is the one that decides."""

_SHARED = Path(__file__).resolve().parents[2] / "shared"


def _skip(reason: str) -> NoReturn:
    pytest.skip(reason, allow_module_level=True)
    raise AssertionError("unreachable: skip always raises")


def oracle_path(relative: str) -> Path:
    """The recorded file or folder at `relative`; the test is skipped when it is absent."""
    configured = os.environ.get(DATA_VARIABLE)
    base = Path(configured) if configured else _SHARED / "data"
    path = base / relative
    if not path.exists():
        _skip(f"recorded data {relative} is absent: set {DATA_VARIABLE} to the folder that holds it")
    return path


def oracle_tool(name: str) -> Path:
    """The script `name` that drives the published original; the test is skipped when it is absent."""
    configured = os.environ.get(TOOLS_VARIABLE)
    base = Path(configured) if configured else _SHARED / "tools"
    path = base / name
    if not path.exists():
        _skip(f"peer script {name} is absent: set {TOOLS_VARIABLE} to the folder that holds it")
    return path


@cache
def _lines(path: Path) -> tuple[str, ...]:
    return tuple(line for line in path.read_text(encoding="utf-8").split("\n") if line.strip())


def oracle_lines(relative: str) -> list[JsonValue]:
    """Every line of a recorded newline-delimited JSON file, decoded afresh for the caller to change at will."""
    return [cast("JsonValue", json.loads(line)) for line in _lines(oracle_path(relative))]


def oracle_json(relative: str) -> JsonValue:
    """The one JSON value in a recorded file."""
    return cast("JsonValue", json.loads(oracle_path(relative).read_text(encoding="utf-8")))


def peer_environment() -> dict[str, str]:
    """The environment in which the published original runs; the test is skipped when it, or Node.js, is absent."""
    if not os.environ.get(PEER_VARIABLES[0]):
        _skip(f"the published original is absent: set {PEER_VARIABLES[0]} to its build directory")
    if shutil.which("node") is None:
        _skip("Node.js is absent: the published original needs it")
    return dict(os.environ)


def peer_answers(script: str, *arguments: str, questions: Sequence[JsonValue]) -> list[JsonValue]:
    """What the published original answers to each question, by the `script` that drives it; a skip when absent."""
    environment = peer_environment()
    command = ["node", str(oracle_tool(script)), *arguments]
    asked = "".join(f"{json.dumps(question)}\n" for question in questions)
    answered = subprocess.run(
        command, input=asked, capture_output=True, encoding="utf-8", env=environment, check=False, timeout=120
    )
    assert answered.returncode == 0, answered.stderr
    answers = [cast("JsonValue", json.loads(line)) for line in answered.stdout.split("\n") if line.strip()]
    assert len(answers) == len(questions)
    return answers


def node_result(expression: str, value: JsonValue) -> JsonValue:
    """What Node.js makes of a JavaScript expression over `input`, the given value; skipped when it is absent."""
    if shutil.which("node") is None:
        _skip("Node.js is absent: it is the reference for ECMAScript here")
    program = (
        'const input=JSON.parse(require("fs").readFileSync(0,"utf8"));'
        f"process.stdout.write(JSON.stringify({expression}))"
    )
    answered = subprocess.run(
        ["node", "-e", program], input=json.dumps(value), capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    return cast("JsonValue", json.loads(answered.stdout))
