"""Recorded conversations of a controller with the published daemon, and how to hold them again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from paperclip_runner.local import LocalOptions, read_local_options
from tests.oracle import oracle_lines, oracle_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

__all__ = ["SPECIAL_HARNESSES", "Said", "Transcript", "options", "read_transcript", "same_line", "script_path"]

SPECIAL_HARNESSES = ("missing-harness", "harness-never-ready")
"""Scenarios that need a harness other than the scripted one."""

_WORKER = re.compile(r'(?<=workerPid\\":)[0-9]+')
_SIZE = re.compile(r'"retainedBytes": [0-9]+')
_IDENTITY = ("--run-id", "run_a", "--session-id", "session_a", "--runner-id", "runner_a")


class Said(msgspec.Struct, frozen=True):
    """A line of the controller or the runner; the controller's None is the end of its input."""

    by_controller: bool
    value: JsonValue | None
    ends: bool = False

    def bytes(self) -> bytes:
        """The line with its newline."""
        text = self.value if isinstance(self.value, str) else json.dumps(self.value, separators=(",", ":"))
        return f"{text}\n".encode()


class Transcript(msgspec.Struct, frozen=True):
    """One recorded conversation."""

    name: str
    arguments: list[str]
    lines: list[Said]
    exit_code: int
    error_text: str


def read_transcript(name: str) -> Transcript:
    """The recorded conversation of a scenario."""
    entries = [cast("dict[str, JsonValue]", line) for line in oracle_lines(f"local-runner/transcripts/{name}.ndjson")]
    lines = [
        Said(entry["from"] == "controller", entry.get("line"), ends=bool(entry.get("eof"))) for entry in entries[1:-1]
    ]
    return Transcript(
        name=cast("str", entries[0]["scenario"]),
        arguments=cast("list[str]", entries[0]["args"]),
        lines=lines,
        exit_code=cast("int", entries[-1]["exit"]),
        error_text=cast("str", entries[-1]["stderr"]),
    )


def script_path(name: str) -> Path:
    """The script that the harness of a scenario played."""
    return oracle_path(f"local-runner/scripts/{name}.json")


def options(arguments: Sequence[str], *, harness: str, script: str) -> LocalOptions:
    """Options of the recorded identity with more arguments."""
    return read_local_options([*_IDENTITY, "--fake-harness", harness, "--script", script, *arguments])


def same_line(written: bytes, recorded: JsonValue) -> bool:
    """Whether a line is the recorded one, down to the order of members and the form of numbers.

    Only the number of a worker process is the system's own.
    """
    return _comparable(json.loads(written)) == _comparable(recorded)


def _comparable(line: JsonValue) -> str:
    text = json.dumps(line)
    return _SIZE.sub("", _WORKER.sub("", text)) if "workerPid" in text else text
