"""The `prp` command as a process of its own, in an empty folder, with a real Codex."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import paperclip_protocol

import paperclip_runner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

__all__ = ["CommandLine", "Outcome"]

Members = dict[str, "JsonValue"]

COMMAND_SECONDS = 60
"""How long a command may take."""


class Outcome:
    """What a command ended with."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def __repr__(self) -> str:
        return f"exit code {self.code}\n{self.err}\n{self.out}"


class CommandLine:
    """Runs `prp` in `folder`; `out` is the folder of its trace."""

    def __init__(self, codex: str, folder: Path) -> None:
        self.codex = codex
        home = folder / "person"
        self.folder = home / "project"
        self.folder.mkdir(parents=True)
        self.out = self.folder / "trace-output"
        sources = [Path(cast("str", module.__file__)).parents[1] for module in (paperclip_runner, paperclip_protocol)]
        self.environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": os.fspath(home),
            "PYTHONPATH": os.pathsep.join(map(os.fspath, sources)),
        }

    def start(self, *arguments: str, stderr: int | None = None, through: Sequence[str] = ()) -> subprocess.Popen[str]:
        """Starts a command, `through` another one if that is given."""
        return subprocess.Popen(
            [*through, sys.executable, "-m", "paperclip_runner.cli", *arguments],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if stderr is None else stderr,
            encoding="utf-8",
        )

    def run(self, *arguments: str) -> Outcome:
        """Runs a command to its end."""
        with self.start(*arguments) as process:
            return self.end(process)

    def end(self, process: subprocess.Popen[str]) -> Outcome:
        """Waits for the end of a command."""
        out, err = process.communicate(timeout=COMMAND_SECONDS)
        return Outcome(process.returncode, out, err)

    def trace(self, *arguments: str) -> Outcome:
        """Runs `prp trace codex`."""
        return self.run("trace", "codex", "--codex", self.codex, *arguments)

    def start_slow_turn(self) -> subprocess.Popen[str]:
        """A trace whose turn is running; the model lies idle."""
        process = self.start("trace", "codex", "--codex", self.codex, "--script", "slow")
        assert process.stderr is not None
        for line in process.stderr:
            if "Taking my time" in line:
                return process
        process.kill()
        raise AssertionError(f"the turn did not start: {self.end(process)}")

    def interrupt(self, process: subprocess.Popen[str]) -> None:
        """What Ctrl-C does."""
        process.send_signal(signal.SIGINT)

    def replay(self, *arguments: str, recording: str = "trace-output/events.jsonl") -> Outcome:
        """Runs `prp replay` on the recording."""
        return self.run("replay", recording, *arguments)

    def document(self, name: str = "trace.json") -> Members:
        """A JSON file of the trace."""
        return cast("Members", json.loads((self.out / name).read_bytes()))

    def events(self, event_type: str | None = None, recording: str = "events.jsonl") -> list[Members]:
        """The recorded events, or those of one type."""
        lines = (self.out / recording).read_bytes().splitlines()
        events = [cast("Members", json.loads(line)) for line in lines]
        return [each for each in events if event_type in (None, each["eventType"])]

    def app_servers(self) -> list[int]:
        """The Codex processes of a trace that goes on."""
        commands = {number: Path(f"/proc/{number}/cmdline").read_bytes().split(b"\0") for number in self.processes()}
        wanted = os.fsencode(self.codex)
        return [number for number, words in commands.items() if words[0] == wanted and b"app-server" in words]

    def processes(self) -> list[int]:
        """Processes that work in the folder, this one's own aside."""
        found: list[int] = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    at = os.readlink(entry / "cwd")
                except OSError:
                    continue
                if Path(at).is_relative_to(self.folder):
                    found.append(int(entry.name))
        return found
