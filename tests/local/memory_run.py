"""A whole local run in memory: the runner's machine and the scripted harness, without a process or a clock."""

from __future__ import annotations

import json
from collections import deque
from typing import TYPE_CHECKING

from paperclip_protocol import encode

from paperclip_runner.harness.launch import ExitFact
from paperclip_runner.harness.line_reader import LineReader
from paperclip_runner.harness.scripted import (
    AwaitCommand,
    ErrorOutput,
    Output,
    StartWorker,
    play,
    read_harness_command,
)
from paperclip_runner.local import LocalRunner, RunState
from paperclip_runner.local.effects import SendToHarness, StartHarness, TerminateHarness, Write

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from paperclip_protocol import JsonValue
    from paperclip_protocol.runner import HarnessCommand, HarnessScript

    from paperclip_runner.harness.scripted import Answer, Effect
    from paperclip_runner.local import LocalOptions

__all__ = ["MemoryRun", "command_line"]

TERMINATED = ExitFact(signal=15)
WORKER = 4_711


def command_line(number: int, command_type: str, payload: JsonValue = None, **changes: JsonValue) -> bytes:
    """A command of the controller."""
    command: dict[str, JsonValue] = {
        "schema": "paperclip.prp.command.v1",
        "commandId": f"command_{number}",
        "controllerSeq": number,
        "type": command_type,
        "issuedAt": f"2026-08-07T20:45:{number:02}.000Z",
        "payload": payload,
        **changes,
    }
    return encode(command) + b"\n"


class _Harness:
    def __init__(self, script: HarnessScript, delay: int | None, environment_names: Sequence[str]) -> None:
        self._play: Generator[Effect, Answer, int] = play(
            script, delay_milliseconds=delay, environment_names=environment_names
        )
        self._waiting: AwaitCommand | None = None
        self._commands: deque[HarnessCommand] = deque()
        self._answer: Answer = None
        self.exit_code: int | None = None

    def receive(self, line: bytes) -> None:
        command = read_harness_command(line)
        if command is not None:
            self._commands.append(command)

    def step(self) -> Output | ErrorOutput | None:
        """The next output; None when it waits or has ended."""
        while self.exit_code is None:
            if self._waiting is not None and not self._take(self._waiting):
                return None
            try:
                effect = self._play.send(self._answer)
            except StopIteration as ended:
                self.exit_code = ended.value
                return None
            self._answer = WORKER if isinstance(effect, StartWorker) else None
            if isinstance(effect, AwaitCommand):
                self._waiting = effect
            elif isinstance(effect, Output | ErrorOutput):
                return effect
        return None

    def _take(self, wanted: AwaitCommand) -> bool:
        while self._commands:
            command = self._commands.popleft()
            if wanted.takes(command):
                self._answer = command
                self._waiting = None
                return True
        return False


class MemoryRun:
    """A run that a test drives step by step."""

    def __init__(self, options: LocalOptions, script: HarnessScript, *, environment_names: Sequence[str] = ()) -> None:
        self.machine = LocalRunner(options)
        self.written: deque[bytes] = deque()
        self._harness: _Harness | None = None
        self._script = (script, options.delay_milliseconds, environment_names)
        self._commands = LineReader(max_line_bytes=options.controller_max_line_bytes)
        self._output = LineReader(max_line_bytes=options.harness_max_line_bytes)
        self._error_output = LineReader(max_line_bytes=options.harness_max_line_bytes)

    def send(self, data: bytes) -> None:
        """Bytes of the controller."""
        for line in self._commands.feed(data):
            while self.machine.state is RunState.STARTING and self.step():
                pass
            self.machine.receive_command(line)
            self._apply()

    def close(self) -> None:
        """The controller closes its input."""
        for line in self._commands.finish():
            self.machine.receive_command(line)
        self.machine.controller_closed()
        self._apply()

    def next_line(self) -> bytes | None:
        """The next line of the runner; None when only the controller can move it on."""
        while not self.written:
            if not self.step():
                return None
        return self.written.popleft()

    def step(self) -> bool:
        """Lets the harness do one thing; False when it cannot."""
        harness = self._harness
        if harness is None or self.machine.finished:
            return False
        effect = harness.step()
        match effect:
            case Output(data):
                for line in self._output.feed(data):
                    self.machine.receive_output(line)
            case ErrorOutput(data):
                for line in self._error_output.feed(data):
                    self.machine.receive_error_output(line)
            case None:
                if harness.exit_code is None:
                    return False
                self.machine.output_ended()
                self.machine.harness_exited(ExitFact(exit_code=harness.exit_code))
        self._apply()
        return True

    def _apply(self) -> None:
        for action in self.machine.next_actions():
            match action:
                case Write(line):
                    self.written.append(line)
                case StartHarness():
                    self._harness = _Harness(*self._script)
                case SendToHarness(line):
                    assert self._harness is not None
                    self._harness.receive(line)
                case TerminateHarness():
                    self.machine.harness_exited(TERMINATED)
                    self._apply()
                case _:
                    pass

    def events(self) -> list[dict[str, JsonValue]]:
        """Runs as far as it goes and returns the events that were not taken yet."""
        events: list[dict[str, JsonValue]] = []
        while (line := self.next_line()) is not None:
            message = json.loads(line)["message"]
            if message["kind"] == "event":
                events.append(message["event"])
        return events
