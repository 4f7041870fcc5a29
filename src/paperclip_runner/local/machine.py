"""A local run without I/O: commands and harness messages in, stream lines and orders for the harness out.

Feed it what was read; take from `next_actions` what is to be done, in order. Nothing that a peer sends raises: a fault
ends the run with the first cause in `failure`, and the harness is ended.
Source: local runner specification, sections 1.2 to 1.4.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET
from paperclip_protocol import encode
from paperclip_protocol.runner import HarnessCommand

from paperclip_runner.canonical import command_json
from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.line_reader import OverlongLine
from paperclip_runner.harness.log_tail import LogTail
from paperclip_runner.local.commands import CommandHistory, read_local_command
from paperclip_runner.local.effects import AwaitExit, SendToHarness, StartHarness, TerminateHarness, Write
from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.lines import read_harness_message, utf8_fault
from paperclip_runner.local.reconciliation import Ending, EndingIntent, exit_record, reconcile
from paperclip_runner.local.stream import EventStream

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue
    from paperclip_protocol.runner import HarnessMessage, LocalCommand

    from paperclip_runner.harness.launch import ExitFact
    from paperclip_runner.local.effects import Action
    from paperclip_runner.local.options import LocalOptions

__all__ = ["LocalRunner", "RunState"]

_TRANSPORT: Final = "stdio_jsonl"
_DRIVER_KIND: Final = "fake"
_DEFAULT_VERSION: Final = "1.0.0"
_INTENTS: Final = {
    "turn.interrupt": EndingIntent.INTERRUPTED,
    "turn.stop": EndingIntent.INTERRUPTED,
    "run.cancel": EndingIntent.CANCELLED,
}
_FORWARDED: Final = frozenset({"session.open", "turn.start", "request.resolve", "session.close", *_INTENTS})


class RunState(enum.Enum):
    """How far a local run is."""

    WAITING = "waiting"
    """No `run.prepare` yet."""

    STARTING = "starting"
    """The harness was started and has not said `ready`; commands wait."""

    RUNNING = "running"

    EXITING = "exiting"
    """The harness closed its output; its exit is waited for."""

    TERMINATING = "terminating"
    """The harness is being ended."""

    ENDED = "ended"
    """`run.terminal` is written."""

    FAILED = "failed"
    """The run broke off; `failure` says why, and there is no `run.terminal`."""


class LocalRunner:
    """One run of the local mode."""

    def __init__(self, options: LocalOptions) -> None:
        self.state = RunState.WAITING
        self.failure: LocalRunError | None = None
        self._stream = EventStream(
            run_id=options.run_id, session_id=options.session_id, source_instance_id=options.runner_id
        )
        self._history = CommandHistory(options.command_history_limit)
        self._log = LogTail(max_lines=options.log_max_lines, max_bytes=options.log_max_bytes)
        self._actions: list[Action] = []
        self._prepare: LocalCommand | None = None
        self._intent = EndingIntent.NATURAL
        self._messages = 0
        self._result: JsonValue = None
        self._result_observed = False
        self._proposal: JsonValue = None
        self._proposal_observed = False

    @property
    def takes_commands(self) -> bool:
        """Whether `receive_command` may be called now; while the harness starts, commands wait."""
        return self.state in (RunState.WAITING, RunState.RUNNING)

    @property
    def finished(self) -> bool:
        """Whether nothing more will happen."""
        return self.state in (RunState.ENDED, RunState.FAILED)

    def next_actions(self) -> list[Action]:
        """What is to be done, in order; each is returned once."""
        actions = self._actions
        self._actions = []
        return actions

    # -- the controller ------------------------------------------------------------------------------------------------

    def receive_command(self, line: bytes | OverlongLine) -> None:
        """One line of the controller."""
        if not self.takes_commands:
            return
        if isinstance(line, OverlongLine):
            self._diagnose(f"controller command exceeded {line.limit} bytes")
            return
        fault = utf8_fault(line)
        if fault is not None:
            self._diagnose(f"failed to read controller input: {fault}")
            return
        if not line.decode().strip():
            return
        try:
            command = read_local_command(line)
        except HarnessError as error:
            self._diagnose(f"invalid command JSON: {error.message}")
            return
        refusal = self._history.admit(command)
        if refusal is not None:
            self._write(self._stream.receipt(command, refusal.status, refusal.detail))
            return
        self._carry_out(command)

    def controller_closed(self) -> None:
        """The controller's input ended."""
        if self.state is RunState.WAITING:
            self._fail(_error("local_controller_closed", "controller closed before run.prepare"))
        elif self.state is RunState.RUNNING:
            self._terminate(EndingIntent.CONTROLLER_CLOSED)

    def exit_overdue(self) -> None:
        """The harness closed its output, does not end, and nobody is there to stop it."""
        if self.state is RunState.EXITING:
            self._terminate(EndingIntent.CONTROLLER_CLOSED)

    def _carry_out(self, command: LocalCommand) -> None:
        if command.type == "run.prepare":
            self._start(command)
            return
        if command.type not in _FORWARDED:
            detail = f"command {command.type} is not implemented in Local runner"
            self._write(self._stream.receipt(command, "rejected", detail))
            return
        payload: JsonValue = None if command.payload is UNSET else command.payload
        if command.type == "session.open":
            self._emit("session.starting", {})
        elif command.type == "turn.start":
            self._emit("turn.submitted", {"text": _member(payload, "text")}, turn_id=_member(payload, "turnId"))
        if self.state is RunState.WAITING:
            self._fail(_error("local_not_prepared", "run.prepare must start the harness first"))
            return
        self._intent = _INTENTS.get(command.type, self._intent)
        forwarded = HarnessCommand(
            schema="paperclip.fake_harness.command.v1",
            command_id=command.command_id,
            type=command.type,
            payload=payload,
        )
        self._actions.append(SendToHarness(encode(forwarded) + b"\n"))
        self._write(self._stream.receipt(command, "accepted", "command applied"))

    def _start(self, command: LocalCommand) -> None:
        if self.state is not RunState.WAITING:
            self._write(self._stream.receipt(command, "rejected", "run is already prepared"))
            return
        self._prepare = command
        self.state = RunState.STARTING
        self._emit("runtime.phase.changed", {"phase": "workspace_preparing"})
        self._emit("workspace.ready", {"workingDirectory": "standalone-fixture"})
        self._emit("harness.starting", {"driverKind": _DRIVER_KIND, "transport": _TRANSPORT})
        self._actions.append(StartHarness())

    # -- the harness ---------------------------------------------------------------------------------------------------

    def harness_not_started(self, reason: str) -> None:
        """The harness could not be started."""
        self._fail(_error("local_harness_start_failed", f"failed to start supervised process {reason}"))

    def ready_timed_out(self) -> None:
        """The time in which the harness has to say `ready` is over."""
        if self.state is RunState.STARTING:
            self._fail(_error("local_harness_not_ready", "fake harness ready timed out"))

    def input_lost(self, reason: str) -> None:
        """The harness does not take what is sent to it."""
        if self.state is RunState.RUNNING:
            self._fail(_error("local_harness_lost", f"the harness takes no commands: {reason}"))

    def receive_output(self, line: bytes | OverlongLine) -> None:
        """One line of the harness's standard output."""
        if self.state not in (RunState.STARTING, RunState.RUNNING):
            return
        if isinstance(line, OverlongLine):
            self._output_broken(f"harness stdout frame exceeded {line.limit} bytes")
            return
        fault = utf8_fault(line)
        if fault is not None:
            self._output_broken(f"failed to read harness stdout: {fault}")
            return
        message = self._read_message(line)
        if message is None:
            return
        if self.state is RunState.STARTING:
            self._receive_first(message)
        else:
            self._receive_message(message)

    def receive_error_output(self, line: bytes | OverlongLine) -> None:
        """One line of the harness's standard error output; it only goes to the log."""
        if isinstance(line, OverlongLine):
            text = f"[harness stderr frame exceeded {line.limit} bytes]"
        else:
            fault = utf8_fault(line)
            text = line.decode() if fault is None else f"[failed to read harness stderr: {fault}]"
        self._log.push(f"stderr: {text}")

    def output_ended(self) -> None:
        """The harness closed its standard output."""
        if self.state is RunState.STARTING:
            self._fail(_error("local_harness_not_ready", "fake harness exited before ready"))
        elif self.state is RunState.RUNNING:
            self.state = RunState.EXITING
            self._actions.append(AwaitExit())

    def harness_exited(self, fact: ExitFact) -> None:
        """The harness and everything below it is gone; `fact` is how the harness itself ended."""
        if self.state not in (RunState.EXITING, RunState.TERMINATING):
            return
        logs = self._log.snapshot()
        self._emit(
            "harness.exited",
            {
                "processExit": exit_record(fact),
                "semanticResultObserved": self._result_observed,
                "logs": msgspec.to_builtins(logs),
            },
        )
        ending = Ending(
            intent=self._intent,
            exit=fact,
            result_observed=self._result_observed,
            result=self._result,
            proposal=self._proposal,
        )
        self._emit("run.terminal", reconcile(ending))
        self.state = RunState.ENDED

    def _read_message(self, line: bytes) -> HarnessMessage | None:
        """The message, when it is one and has the next number; otherwise the run fails."""
        try:
            message = read_harness_message(line)
        except LocalRunError as cause:
            self._fail(cause)
            return None
        if self.state is RunState.STARTING and message.type != "ready":
            self._fail(_error("local_harness_not_ready", "fake harness emitted data before ready"))
            return None
        expected = self._messages + 1
        if message.message_seq != expected:
            self._protocol_failed(f"fake harness message sequence must be {expected}; received {message.message_seq}")
            return None
        self._messages = expected
        return message

    def _receive_first(self, ready: HarnessMessage) -> None:
        payload = ready.payload if isinstance(ready.payload, dict) else {}
        version = payload.get("version", _DEFAULT_VERSION)
        self.state = RunState.RUNNING
        self._emit("harness.ready", {"driverKind": _DRIVER_KIND, "driverVersion": version, "transport": _TRANSPORT})
        if self._prepare is not None:
            self._write(self._stream.receipt(self._prepare, "accepted", "command applied"))

    def _receive_message(self, message: HarnessMessage) -> None:
        payload = message.payload if isinstance(message.payload, dict) else {}
        match message.type:
            case "ready":
                self._write(self._stream.diagnostic("warning", "duplicate harness ready message ignored"))
            case "event":
                self._receive_event(payload)
            case "request":
                if self._holds(payload, "request"):
                    self._emit("runtime_request.created", {"request": payload["request"]})
            case "result":
                self._receive_result(payload)
            case "terminal":
                self._receive_terminal(payload)
            case "log":
                stream, text = payload.get("stream"), payload.get("text")
                self._log.push(
                    f"{stream if isinstance(stream, str) else 'stdout'}: {text if isinstance(text, str) else ''}"
                )
            case "diagnostic":
                shown: JsonValue = None if message.payload is UNSET else message.payload
                self._log.push(f"diagnostic: {command_json(shown).decode()}")
            case _:
                text = f"unsupported fake harness message {message.type} at sequence {message.message_seq}"
                self._protocol_failed(text)

    def _receive_event(self, payload: dict[str, JsonValue]) -> None:
        event_type = payload.get("eventType")
        if not isinstance(event_type, str):
            self._protocol_failed("harness event requires eventType")
            return
        self._emit(event_type, payload.get("payload", {}), turn_id=payload.get("turnId"), item_id=payload.get("itemId"))

    def _receive_result(self, payload: dict[str, JsonValue]) -> None:
        if not self._holds(payload, "result"):
            return
        if self._result_observed:
            self._emit(
                "harness.diagnostic",
                {
                    "code": "duplicate_semantic_result_ignored",
                    "message": "Duplicate semantic result ignored; the first result remains authoritative.",
                },
            )
            return
        self._result_observed = True
        self._result = payload["result"]
        self._emit("run.result.proposed", self._result)

    def _receive_terminal(self, payload: dict[str, JsonValue]) -> None:
        if not self._holds(payload, "terminal"):
            return
        if self._proposal_observed:
            self._emit(
                "harness.diagnostic",
                {
                    "code": "duplicate_terminal_ignored",
                    "message": "Duplicate terminal event ignored; the first terminal event remains authoritative.",
                },
            )
            return
        self._proposal_observed = True
        self._proposal = payload["terminal"]

    def _holds(self, payload: dict[str, JsonValue], name: str) -> bool:
        if name in payload:
            return True
        self._protocol_failed(f"harness {name} requires {name}")
        return False

    # -- ends ----------------------------------------------------------------------------------------------------------

    def _output_broken(self, fault: str) -> None:
        if self.state is RunState.STARTING:
            self._protocol_failed(fault)
            return
        self._log.push(f"stdout: [{fault}]")
        self._terminate(EndingIntent.PROTOCOL_VIOLATION)

    def _terminate(self, intent: EndingIntent) -> None:
        self._intent = intent
        self.state = RunState.TERMINATING
        self._actions.append(TerminateHarness())

    def _protocol_failed(self, text: str) -> None:
        self._fail(_error("local_harness_protocol", text))

    def _fail(self, failure: LocalRunError) -> None:
        if not self.finished:
            self.state = RunState.FAILED
            self.failure = failure

    def _emit(
        self, event_type: str, payload: JsonValue, *, turn_id: JsonValue = None, item_id: JsonValue = None
    ) -> None:
        self._write(self._stream.event(event_type, payload, turn_id=turn_id, item_id=item_id))

    def _diagnose(self, text: str) -> None:
        self._write(self._stream.diagnostic("error", text))

    def _write(self, line: bytes) -> None:
        if line:
            self._actions.append(Write(line))


def _error(code: str, text: str) -> LocalRunError:
    return LocalRunError(text, code=code)


def _member(payload: JsonValue, name: str) -> JsonValue:
    return payload.get(name) if isinstance(payload, dict) else None
