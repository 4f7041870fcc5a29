"""The recorded conversations, held again with our runner: in memory, and with real processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paperclip_runner.harness.scripted import read_harness_script
from paperclip_runner.testing.scripted_harness import write_executable
from tests.local.memory_run import MemoryRun
from tests.local.transcripts import SPECIAL_HARNESSES, options, read_transcript, same_line, script_path
from tests.oracle import oracle_path

if TYPE_CHECKING:
    from tests.local.transcripts import Transcript

ENVIRONMENT = ("HOME", "LANG", "PATH", "TMPDIR")
"""What the harness of the recorded environment scenario got."""

WITH_PROCESSES = (
    "happy-path",
    "permission-input",
    "interrupted",
    "error",
    "duplicate-terminal",
    "commands",
    "history-limit-order",
    "controller-eof",
    "linger",
    "environment",
    "numbers-roundtrip",
    "fatal-cleans-up",
    "data-before-ready",
    "open-before-prepare",
    "missing-harness",
    "harness-never-ready",
)


def names() -> list[str]:
    return sorted(path.stem for path in oracle_path("local-runner/transcripts").glob("*.ndjson"))


def test_every_conversation_of_the_scripted_harness_is_the_same_in_memory() -> None:
    for name in names():
        if name in SPECIAL_HARNESSES:
            continue
        transcript = read_transcript(name)
        run = MemoryRun(
            options(transcript.arguments, harness="harness", script="script"),
            read_harness_script(script_path(name).read_bytes()),
            environment_names=ENVIRONMENT,
        )
        hold(transcript, run)


def hold(transcript: Transcript, run: MemoryRun) -> None:
    for number, said in enumerate(transcript.lines):
        if said.ends:
            run.close()
        elif said.by_controller:
            run.send(said.bytes())
        else:
            line = run.next_line()
            assert line is not None, (transcript.name, number)
            assert same_line(line, said.value), (transcript.name, number, line)
    assert run.next_line() is None, transcript.name
    failure = run.machine.failure
    assert (failure is not None) == (transcript.exit_code != 0), transcript.name
    if failure is not None:
        assert f"paperclip-runnerd: {failure.message}\n" == transcript.error_text


@pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")
@pytest.mark.parametrize("name", WITH_PROCESSES)
def test_a_recorded_conversation_is_the_same_with_processes(name: str, tmp_path: Path) -> None:
    transcript = read_transcript(name)
    daemon = subprocess.Popen(
        [sys.executable, "-m", "paperclip_runner.local.daemon", *_arguments(transcript, tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(tmp_path),
        bufsize=0,
    )
    with daemon:
        assert daemon.stdin is not None
        assert daemon.stdout is not None
        assert daemon.stderr is not None
        written = daemon.stdout.readline
        for number, said in enumerate(transcript.lines):
            if said.ends:
                daemon.stdin.close()
            elif said.by_controller:
                daemon.stdin.write(said.bytes())
            else:
                line = written()
                assert line, (number, daemon.stderr.read())
                assert same_line(line, said.value), (number, line)
        assert written() == b""
        assert daemon.wait(10) == transcript.exit_code
        assert daemon.stderr.read().decode() == transcript.error_text


def _arguments(transcript: Transcript, folder: Path) -> list[str]:
    match transcript.name:
        case "missing-harness":
            harness = "/nonexistent/harness"
        case "harness-never-ready":
            silent = folder / "silent"
            silent.write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
            silent.chmod(0o755)
            harness = str(silent)
        case _:
            harness = str(write_executable(folder / "harness"))
    identity = ["--run-id", "run_a", "--session-id", "session_a", "--runner-id", "runner_a"]
    named = ["--fake-harness", harness, "--script", str(script_path(transcript.name))]
    return [*identity, *named, *transcript.arguments]


def _environment(folder: Path) -> dict[str, str]:
    return {
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "PATH": os.environ.get("PATH", os.defpath),
        "TMPDIR": str(folder),
        "SECRET_TOKEN": "not for the harness",
        "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry),
    }
