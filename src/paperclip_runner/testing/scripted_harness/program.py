"""Plays a harness script on the standard streams (shell, POSIX)."""

from __future__ import annotations

import argparse
import os
import select
import stat
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.line_reader import LineReader
from paperclip_runner.harness.scripted import (
    AwaitCommand,
    ErrorOutput,
    Output,
    Pause,
    StartWorker,
    play,
    read_harness_command,
    read_harness_script,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol.runner import HarnessCommand, HarnessScript

    from paperclip_runner.harness.scripted import Answer, Effect

__all__ = ["play_script", "run_program", "write_executable"]

EXIT_UNUSABLE = 1
"""Exit code when the script cannot be read or played."""

END_OF_INPUT_SECONDS = 1.0
"""How long a wait for a command still lasts once the input is closed, in seconds. A runner closes the input before it
sends a signal, and the signal, not the closed input, is what ends the harness then."""

MAX_COMMAND_BYTES = 1_048_576
"""Longest command line the harness reads, in bytes; a longer one is thrown away."""

WORKER_SECONDS = 60
"""How long the worker of a `spawn_worker` step sleeps, in seconds."""

_READ_BYTES = 65_536


class _Input:
    """Commands from the standard input, read only while someone waits for one."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._reader = LineReader(max_line_bytes=MAX_COMMAND_BYTES)
        self._commands: deque[HarnessCommand] = deque()
        self._ended = False

    def take(self, wanted: AwaitCommand) -> HarnessCommand | None:
        """The first command that fits within the time; those before it are thrown away."""
        deadline = time.monotonic() + wanted.seconds
        while True:
            while self._commands:
                command = self._commands.popleft()
                if wanted.takes(command):
                    return command
            if self._ended:
                time.sleep(max(0.0, min(END_OF_INPUT_SECONDS, deadline - time.monotonic())))
                return None
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                return None
            self._read(remaining)

    def _read(self, seconds: float) -> None:
        if not select.select([self._descriptor], [], [], seconds)[0]:
            return
        chunk = os.read(self._descriptor, _READ_BYTES)
        lines = self._reader.feed(chunk) if chunk else self._reader.finish()
        self._ended = not chunk
        for line in lines:
            command = read_harness_command(line) if isinstance(line, bytes) else None
            if command is not None:
                self._commands.append(command)


class _Streams:
    """Carries out what the script wants."""

    def __init__(self) -> None:
        self._input = _Input(sys.stdin.fileno())
        self.workers: list[subprocess.Popen[bytes]] = []

    def answer(self, effect: Effect) -> Answer:
        match effect:
            case Output(data=data):
                _write(sys.stdout.fileno(), data)
            case ErrorOutput(data=data):
                _write(sys.stderr.fileno(), data)
            case Pause(seconds=seconds):
                time.sleep(seconds)
            case AwaitCommand():
                return self._input.take(effect)
            case StartWorker():
                return self._start_worker()
        return None

    def _start_worker(self) -> int:
        worker = subprocess.Popen(
            ["/bin/sleep", str(WORKER_SECONDS)],
            env={},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.workers.append(worker)
        return worker.pid


def _write(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def run_program(arguments: Sequence[str]) -> int:
    """Plays the script named on the command line (`--script PATH [--delay-ms N]`) and returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="scripted-harness", description="Plays a harness script on the standard streams."
    )
    parser.add_argument("--script", type=Path, required=True, help="file with the harness script")
    parser.add_argument("--delay-ms", type=int, help="time of every delay step, in milliseconds")
    options = parser.parse_args(arguments)
    script_path: Path = options.script
    delay: int | None = options.delay_ms
    try:
        script = read_harness_script(script_path.read_bytes())
    except (OSError, HarnessError) as error:
        _write(sys.stderr.fileno(), f"scripted harness: {error}\n".encode())
        return EXIT_UNUSABLE
    return play_script(script, delay_milliseconds=delay)


def play_script(script: HarnessScript, *, delay_milliseconds: int | None = None) -> int:
    """Plays a script on the standard streams and returns the exit code."""
    streams = _Streams()
    harness = play(script, delay_milliseconds=delay_milliseconds, environment_names=tuple(os.environ))
    try:
        effect = next(harness)
        while True:
            effect = harness.send(streams.answer(effect))
    except StopIteration as ended:
        code: int = ended.value
        return code
    except BrokenPipeError:
        return EXIT_UNUSABLE
    except KeyboardInterrupt:
        return 130


def write_executable(path: Path) -> Path:
    """Writes a small executable file that starts the scripted harness with this interpreter, and returns its path.

    A runner daemon starts a harness by its path alone and clears its environment; the file carries the interpreter and
    the import path as they are now. Its own path and that of the interpreter must be free of white space.
    """
    search_path = [entry for entry in sys.path if entry]
    path.write_text(
        f"#!{sys.executable}\n"
        "import sys\n"
        f"sys.path[:] = {search_path!r}\n"
        "from paperclip_runner.testing.scripted_harness import run_program\n"
        "sys.exit(run_program(sys.argv[1:]))\n",
        encoding="utf-8",
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
    return path
