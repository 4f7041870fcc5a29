"""The controller's side of a local run without I/O: commands out, stream messages in (pure).

Source: local runner specification, section 4.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, cast

from paperclip_protocol import ContractError, MalformedError, decode
from paperclip_protocol.runner import CommandReceipt, StreamDiagnostic, StreamEvent

from paperclip_runner.canonical import json_bytes
from paperclip_runner.harness.line_reader import OverlongLine
from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.trace import LocalTrace
from paperclip_runner.replay import LiveSession, new_snapshot

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.harness.launch import ExitFact
    from paperclip_runner.local.scenarios import LocalScenario
    from paperclip_runner.replay import SessionSnapshot

__all__ = ["KEPT_DIAGNOSTICS", "LocalController"]

KEPT_DIAGNOSTICS = 16
"""Diagnostics of the runner that are kept, the last ones."""

_Members = dict[str, "JsonValue"]


class LocalController:
    """Numbers commands, checks everything the runner says, and folds its events into a live session.

    The first line that breaks the contract sets `failure`, and nothing is taken any more.
    """

    def __init__(self, scenario: LocalScenario) -> None:
        self.scenario = scenario
        self.failure: LocalRunError | None = None
        self.commands: list[_Members] = []
        self.receipts: list[CommandReceipt] = []
        self.events: list[_Members] = []
        self.terminal_count = 0
        self._diagnostics: deque[StreamDiagnostic] = deque(maxlen=KEPT_DIAGNOSTICS)
        self._live = LiveSession(
            new_snapshot(
                identity=scenario.identity(), capabilities=scenario.capabilities(), fixture_name=scenario.fixture_name
            )
        )

    @property
    def settled(self) -> bool:
        """Whether the run has ended or broken off; commands are refused then."""
        return self.failure is not None or self.terminal_count > 0

    def snapshot(self) -> SessionSnapshot:
        """The live session."""
        return self._live.snapshot()

    def command(self, command_type: str, payload: JsonValue) -> bytes:
        """The line of the next command; raises `LocalRunError` (`local_command_expired`)."""
        self._require_open(command_type)
        number = len(self.commands) + 1
        self.commands.append(
            {
                "schema": "paperclip.prp.command.v1",
                "commandId": f"command_{self.scenario.slug}_{number}",
                "controllerSeq": number,
                "type": command_type,
                "issuedAt": f"2026-08-07T20:{45 + number // 60:02}:{number % 60:02}.000Z",
                "payload": payload,
            }
        )
        return json_bytes(self.commands[-1]) + b"\n"

    def repeat(self, number: int) -> bytes:
        """The line of an earlier command once more, by its number; raises as `command` does."""
        command = self.commands[number - 1]
        self._require_open(cast("str", command["type"]))
        return json_bytes(command) + b"\n"

    def receive(self, line: bytes | OverlongLine) -> None:
        """One line of the runner."""
        if self.failure is not None:
            return
        if isinstance(line, OverlongLine):
            self._fail(f"a line of the runner has {line.observed} bytes, {line.limit} are allowed")
            return
        try:
            message = decode("stream-message", line).message
        except (ContractError, MalformedError) as cause:
            self._fail(f"the runner wrote no stream message: {cause}")
            return
        match message:
            case CommandReceipt():
                self.receipts.append(message)
            case StreamDiagnostic():
                self._diagnostics.append(message)
            case StreamEvent(event=event):
                self._receive_event(event)

    def conclude(self, *, runner_exit: ExitFact) -> LocalTrace:
        """The trace of the finished run.

        Raises `LocalRunError`: the `failure`, or `local_run_incomplete` unless the runner exited with 0 after exactly
        one `run.terminal`.
        """
        if self.failure is not None:
            raise self.failure
        if not runner_exit.success or self.terminal_count != 1:
            raise LocalRunError(
                f"the runner ended with {_words(runner_exit)} after {self.terminal_count} terminal events; one and exit"
                " code 0 are due",
                code="local_run_incomplete",
                details={
                    "exitCode": runner_exit.exit_code,
                    "signal": runner_exit.signal,
                    "terminalCount": self.terminal_count,
                },
            )
        return LocalTrace(
            scenario=self.scenario,
            commands=list(self.commands),
            receipts=list(self.receipts),
            events=list(self.events),
            diagnostics=list(self._diagnostics),
            runner_exit=runner_exit,
        )

    def _receive_event(self, event: _Members) -> None:
        issues = self._live.receive(event)
        if issues:
            first = issues[0]
            self._fail(f"the runner wrote an event that breaks the contract at {first.path}: {first.message}")
            return
        self.events.append(event)
        if event["eventType"] == "run.terminal":
            self.terminal_count += 1

    def _require_open(self, command_type: str) -> None:
        if self.settled:
            raise LocalRunError(f"{command_type} expired because the run finished", code="local_command_expired")

    def _fail(self, text: str) -> None:
        self.failure = LocalRunError(text, code="local_stream_invalid")


def _words(fact: ExitFact) -> str:
    return f"exit code {fact.exit_code}" if fact.exit_code is not None else f"signal {fact.signal}"
