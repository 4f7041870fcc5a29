"""The scripted harness without I/O: it plays a script against whoever runs it, without a provider.

`play` is a generator. It yields what is to be done next and is sent the answer; when it returns, the harness exits with
the returned code:

| yielded | sent back |
| --- | --- |
| `Output`, `ErrorOutput` | None, once written |
| `Pause` | None, once the time is over |
| `AwaitCommand` | the first command that fits, or None when none came in time |
| `StartWorker` | the number of the process that was started |

A test that needs no process drives the generator itself; `paperclip_runner.testing.scripted_harness` is the program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import UNSET
from paperclip_protocol import ContractError, MalformedError, decode, encode
from paperclip_protocol.runner import (
    AwaitInterruptStep,
    AwaitResolutionStep,
    DelayStep,
    EnvStep,
    EventStep,
    ExitStep,
    HarnessCommand,
    HarnessMessage,
    HarnessScript,
    LogStep,
    MessageStep,
    RawStep,
    RequestStep,
    ResultStep,
    SpawnWorkerStep,
    StderrStep,
    TerminalStep,
)

from paperclip_runner.errors import HarnessError

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from paperclip_protocol import JsonValue

__all__ = [
    "COMMAND_SECONDS",
    "RESOLUTION_SECONDS",
    "Answer",
    "AwaitCommand",
    "Effect",
    "ErrorOutput",
    "Output",
    "Pause",
    "StartWorker",
    "play",
    "read_harness_command",
    "read_harness_script",
]

COMMAND_SECONDS = 10.0
"""How long the harness waits for a command other than a resolution, in seconds."""

RESOLUTION_SECONDS = 300.0
"""How long the harness waits for the resolution of a request, in seconds."""

_DRIVER_SESSION_ID = "driver_local_runner_fake"
_DEFAULT_TURN_ID = "turn_local_runner"
_VERSION = "1.0.0"
_FAILED = 1


class Output(msgspec.Struct, frozen=True):
    """Bytes for the standard output, flushed at once."""

    data: bytes


class ErrorOutput(msgspec.Struct, frozen=True):
    """Bytes for the standard error output, flushed at once."""

    data: bytes


class Pause(msgspec.Struct, frozen=True):
    """Nothing happens for some seconds; commands that come meanwhile are kept."""

    seconds: float


class AwaitCommand(msgspec.Struct, frozen=True, kw_only=True):
    """The next command of a type, and of a request where one is named. Others are thrown away while waiting."""

    type: str
    request_id: str | None = None
    seconds: float = COMMAND_SECONDS

    def takes(self, command: HarnessCommand) -> bool:
        """Whether this is the command that is waited for."""
        if command.type != self.type:
            return False
        return self.request_id is None or _member(command.payload, "requestId") == self.request_id


class StartWorker(msgspec.Struct, frozen=True):
    """A process that sleeps for a minute, with an empty environment and none of the streams."""


Effect = Output | ErrorOutput | Pause | AwaitCommand | StartWorker
"""What the harness wants done next."""

Answer = HarnessCommand | int | None
"""What it is sent for it."""


def read_harness_script(data: bytes) -> HarnessScript:
    """A script from its JSON text; raises `HarnessError` (`harness_script_invalid`)."""
    try:
        return decode("harness-script", data)
    except (ContractError, MalformedError) as cause:
        raise HarnessError(f"the harness script cannot be played: {cause}", code="harness_script_invalid") from cause


def read_harness_command(line: bytes) -> HarnessCommand | None:
    """The command on one line, or None for anything else; a harness ignores what it cannot read."""
    try:
        return decode("harness-command", line)
    except (ContractError, MalformedError):
        return None


def play(
    script: HarnessScript, *, delay_milliseconds: int | None = None, environment_names: Sequence[str] = ()
) -> Generator[Effect, Answer, int]:
    """Plays `script` from the `ready` message on and returns the exit code.

    `delay_milliseconds` takes the place of the time of every `delay` step; `environment_names` is what an `env` step
    reports.
    """
    return _Harness(script, delay_milliseconds, environment_names).play()


class _CommandTimeoutError(Exception):
    """A command did not come in time."""


class _Harness:
    def __init__(self, script: HarnessScript, delay: int | None, environment_names: Sequence[str]) -> None:
        self._script = script
        self._delay = delay
        self._environment_names = environment_names
        self._sequence = 0
        self._turn_id = _DEFAULT_TURN_ID

    def play(self) -> Generator[Effect, Answer, int]:
        script = self._script
        try:
            if script.raw_before_ready is not UNSET:
                yield Output(f"{script.raw_before_ready}\n".encode())
            yield self._message("ready", {"version": _VERSION, "script": script.name})
            yield from self._await(AwaitCommand(type="session.open"))
            yield self._event("session.started", {"driverSessionId": _DRIVER_SESSION_ID})
            yield self._event("runtime.phase.changed", {"phase": "executing"})
            start = yield from self._await(AwaitCommand(type="turn.start"))
            turn_id = _member(start.payload, "turnId")
            if isinstance(turn_id, str) and turn_id:
                self._turn_id = turn_id
            yield self._event("turn.started", {}, turn_id=self._turn_id)
            for step in script.steps:
                if isinstance(step, ExitStep):
                    return step.code
                yield from self._step(step)
        except _CommandTimeoutError as timeout:
            yield ErrorOutput(f"scripted harness: no {timeout} command came in time\n".encode())
            return _FAILED
        return 0

    def _step(self, step: object) -> Generator[Effect, Answer]:
        match step:
            case DelayStep(milliseconds=milliseconds):
                yield Pause((milliseconds if self._delay is None else self._delay) / 1000)
            case AwaitResolutionStep(request_id=request_id):
                wanted = AwaitCommand(type="request.resolve", request_id=request_id, seconds=RESOLUTION_SECONDS)
                command = yield from self._await(wanted)
                answer: dict[str, JsonValue] = {
                    "requestId": request_id,
                    "response": _member(command.payload, "response"),
                }
                yield self._event("runtime_request.resolved", answer, turn_id=self._turn_id)
            case AwaitInterruptStep():
                command = yield from self._await(AwaitCommand(type="turn.interrupt"))
                payload = command.payload if isinstance(command.payload, dict) else {}
                reason = payload.get("reason", "operator")
                yield self._event("turn.interrupted", {"reason": reason}, turn_id=self._turn_id)
            case SpawnWorkerStep():
                worker = yield StartWorker()
                notice: JsonValue = {"workerPid": cast("int", worker), "purpose": "cleanup_conformance"}
                yield self._message("diagnostic", notice)
            case RawStep(text=text):
                yield Output(text.encode())
            case StderrStep(text=text):
                yield ErrorOutput(text.encode())
            case _:
                yield self._said(step)

    def _said(self, step: object) -> Output:
        """The one message of a step that does nothing else."""
        match step:
            case LogStep(stream=stream, text=text):
                return self._message("log", {"stream": stream, "text": text})
            case EventStep():
                return self._event(
                    step.event_type,
                    _given(step.payload),
                    turn_id=_given(step.turn_id) or self._turn_id,
                    item_id=_given(step.item_id),
                )
            case RequestStep(request=request):
                return self._message("request", {"request": request})
            case ResultStep(payload=payload):
                return self._message("result", {"result": payload})
            case TerminalStep(payload=payload):
                return self._message("terminal", {"terminal": payload})
            case EnvStep():
                names = ",".join(sorted(self._environment_names))
                return self._message("log", {"stream": "stdout", "text": f"env {names}"})
            case MessageStep():
                return self._message(step.type, _given(step.payload))
            case _:
                raise AssertionError("unreachable: the schema names every kind of step")

    def _await(self, wanted: AwaitCommand) -> Generator[Effect, Answer, HarnessCommand]:
        command = yield wanted
        if not isinstance(command, HarnessCommand):
            raise _CommandTimeoutError(wanted.type)
        return command

    def _event(
        self, event_type: str, payload: JsonValue, *, turn_id: JsonValue = None, item_id: JsonValue = None
    ) -> Output:
        return self._message(
            "event", {"eventType": event_type, "turnId": turn_id, "itemId": item_id, "payload": payload}
        )

    def _message(self, message_type: str, payload: JsonValue) -> Output:
        self._sequence += 1
        message = HarnessMessage(
            schema="paperclip.fake_harness.message.v1",
            message_seq=self._sequence,
            type=message_type,
            payload=payload,
        )
        return Output(encode(message) + b"\n")


def _given(value: JsonValue | msgspec.UnsetType) -> JsonValue:
    return None if value is UNSET else value


def _member(payload: JsonValue, name: str) -> JsonValue:
    return payload.get(name) if isinstance(payload, dict) else None
