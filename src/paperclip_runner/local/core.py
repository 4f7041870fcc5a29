"""The local mock core: it starts a runner daemon, leads it through one run and keeps the trace (shell).

```
async with await LocalCore.start(scenario("happy-path"), runner=..., harness=..., script=...) as core:
    await core.begin()
    trace = await core.finish()
```

`run_scenario` does all of it, with the answers and the interrupt of the scenario.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING, Final, TypeVar

from paperclip_runner.harness.guarded_spawn import spawn_guarded
from paperclip_runner.harness.launch import HARNESS_LINE_BYTES, Launch, ShutdownPolicy, select_environment
from paperclip_runner.harness.line_reader import LineReader
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.supervisor import SupervisedProcess
from paperclip_runner.local.controller import LocalController
from paperclip_runner.local.errors import LocalRunError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType
    from typing import Self

    from paperclip_protocol import JsonValue
    from paperclip_protocol.runner import CommandReceipt

    from paperclip_runner.harness.line_reader import OverlongLine
    from paperclip_runner.harness.supervisor import Spawner
    from paperclip_runner.local.scenarios import LocalScenario
    from paperclip_runner.local.trace import LocalTrace
    from paperclip_runner.replay import SessionSnapshot

__all__ = [
    "ANSWER_SECONDS",
    "CORE_ARGUMENTS",
    "RUNNER_ENVIRONMENT_NAMES",
    "LocalCore",
    "run_scenario",
    "runner_command",
]

ANSWER_SECONDS = 3.0
"""How long a receipt, or an event that is waited for, may take, in seconds."""

RUN_SECONDS = 60.0
"""How long a run may take from its start to the exit of the runner, in seconds."""

RUNNER_ENVIRONMENT_NAMES: Final = ("PATH", "SystemRoot", "WINDIR", "PATHEXT")
"""The only variables that the runner gets."""

STREAM_LINE_BYTES: Final = 16 * HARNESS_LINE_BYTES
"""Longest line of the runner, in bytes: what a harness may say in one line, written again with its envelope."""

CORE_ARGUMENTS: Final = (
    *("--delay-ms", "10"),
    *("--log-max-lines", "3"),
    *("--log-max-bytes", "256"),
    *("--shutdown-grace-ms", "75"),
)
"""What the core adds to the command line of the runner: quick scenarios with a short log."""

_CLOSE: Final = ShutdownPolicy(input_grace_seconds=2.0, terminate_grace_seconds=1.0)

_Members = dict[str, "JsonValue"]

Found = TypeVar("Found")


def runner_command() -> tuple[str, ...]:
    """The command line of this package's own daemon, run by this interpreter with its import path of now."""
    program = f"import sys; sys.path[:] = {[entry for entry in sys.path if entry]!r}"
    return (sys.executable, "-c", f"{program}; from paperclip_runner.local.daemon import main; sys.exit(main())")


class LocalCore:
    """One run under this controller. `on_event` sees every event as it comes."""

    def __init__(
        self,
        scenario: LocalScenario,
        process: SupervisedProcess,
        *,
        on_event: Callable[[_Members], None] | None = None,
    ) -> None:
        self._controller = LocalController(scenario)
        self._process = process
        self._on_event = on_event
        self._changed = asyncio.Condition()
        self._exchanging = asyncio.Lock()
        self._ended = False
        self._reader = asyncio.get_running_loop().create_task(self._read(), name="local core")

    @classmethod
    async def start(
        cls,
        scenario: LocalScenario,
        *,
        harness: str,
        script: str,
        runner: Sequence[str] | None = None,
        arguments: Sequence[str] = CORE_ARGUMENTS,
        on_event: Callable[[_Members], None] | None = None,
        spawner: Spawner = spawn_guarded,
    ) -> Self:
        """Starts the runner (default: this package's own) for a harness program and its script.

        Raises `ProcessError`.
        """
        identity = (
            "--run-id", scenario.run_id, "--session-id", scenario.session_id, "--runner-id", scenario.runner_id,
        )  # fmt: skip
        launch = Launch(
            arguments=(
                *(runner_command() if runner is None else runner),
                *identity,
                *("--fake-harness", harness, "--script", script),
                *arguments,
            ),
            working_directory=os.getcwd(),
            environment=select_environment(os.environ, RUNNER_ENVIRONMENT_NAMES),
        )
        process = await SupervisedProcess.start(launch, shutdown=_CLOSE, spawner=spawner)
        return cls(scenario, process, on_event=on_event)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def events(self) -> Sequence[_Members]:
        """The events so far."""
        return tuple(self._controller.events)

    @property
    def error_text(self) -> str:
        """The end of what the runner wrote to its error output."""
        return self._process.error_tail

    def snapshot(self) -> SessionSnapshot:
        """The live session."""
        return self._controller.snapshot()

    async def begin(self) -> None:
        """Prepares the run, opens the session and starts the turn; each awaits its receipt."""
        scenario = self._controller.scenario
        await self.send("run.prepare", {"workspace": "standalone-fixture"})
        await self.send("session.open", {"reuse": "new_per_run"})
        await self.send("turn.start", {"turnId": scenario.turn_id, "text": scenario.text})

    async def send(self, command_type: str, payload: JsonValue) -> CommandReceipt:
        """One command, up to its receipt.

        Raises `LocalRunError`: `local_command_expired`, `local_receipt_missing`, `local_command_rejected`, or the
        failure of the run.
        """
        return await self._exchange(self._controller.command(command_type, payload), "accepted")

    async def interrupt(self, reason: str = "operator_requested") -> CommandReceipt:
        """Interrupts the turn."""
        turn_id = self._controller.scenario.turn_id
        return await self.send("turn.interrupt", {"turnId": turn_id, "reason": reason})

    async def resolve_request(self, request_id: str, response: JsonValue) -> CommandReceipt:
        """Answers a request."""
        return await self.send("request.resolve", {"requestId": request_id, "response": response})

    async def send_duplicate_turn_command(self) -> CommandReceipt:
        """Starts the turn once more with the same command, which must be recognized as a duplicate."""
        number = next(index for index, each in enumerate(self._controller.commands, 1) if each["type"] == "turn.start")
        return await self._exchange(self._controller.repeat(number), "duplicate")

    async def wait_for_event(
        self, fits: Callable[[_Members], bool], *, after: int = 0, seconds: float = ANSWER_SECONDS
    ) -> _Members:
        """The first event that fits, past or to come, with a number above `after`.

        Raises `LocalRunError`: `local_event_missing`, or the failure of the run.
        """

        def find() -> _Members | None:
            return next((event for event in self._controller.events[after:] if fits(event)), None)

        event = await self._wait(find, seconds)
        if event is None:
            raise LocalRunError("no such event came in time", code="local_event_missing")
        return event

    async def next_event(self, position: int, *, seconds: float = RUN_SECONDS) -> _Members | None:
        """The event at a position counted from 0, past or to come; None when the runner has ended without it.

        Raises the failure of the run, or `LocalRunError` (`local_event_missing`) when the time is over.
        """

        def find() -> _Members | None:
            events = self._controller.events
            return events[position] if len(events) > position else None

        event = await self._wait(find, seconds)
        if event is None and not self._ended:
            raise LocalRunError(f"no event came within {seconds:g} s", code="local_event_missing")
        return event

    def stop(self) -> None:
        """Closes the runner's input: the run is cancelled, unless it has ended."""
        self._process.close_input()

    async def finish(self, *, seconds: float = RUN_SECONDS) -> LocalTrace:
        """Waits for the runner's exit; raises what `LocalController.conclude` raises, or `local_run_incomplete`."""
        try:
            async with asyncio.timeout(seconds):
                await asyncio.shield(self._reader)
                fact = await self._process.wait()
        except TimeoutError as cause:
            raise LocalRunError(f"the runner did not end within {seconds:g} s", code="local_run_incomplete") from cause
        except ProcessError as cause:
            raise LocalRunError(
                f"the end of the runner was lost: {cause.message}", code="local_run_incomplete"
            ) from cause
        return self._controller.conclude(runner_exit=fact)

    async def close(self) -> None:
        """Ends the runner, if it runs; nothing of it or the harness is left."""
        await self._process.close()
        await asyncio.wait({self._reader})

    async def _exchange(self, line: bytes, due: str) -> CommandReceipt:
        async with self._exchanging:
            number = len(self._controller.receipts)
            try:
                self._process.write(line)
            except ProcessError as cause:
                raise self._lost() from cause

            def answer() -> CommandReceipt | None:
                receipts = self._controller.receipts
                return receipts[number] if len(receipts) > number else None

            receipt = await self._wait(answer, ANSWER_SECONDS)
        if receipt is None:
            raise (
                self._lost()
                if self._ended
                else LocalRunError(f"no receipt came within {ANSWER_SECONDS:g} s", code="local_receipt_missing")
            )
        if receipt.status != due:
            raise LocalRunError(
                f"command {receipt.command_id} was {receipt.status} ({receipt.detail}); {due} was due",
                code="local_command_rejected",
                details={"commandId": receipt.command_id, "status": receipt.status},
            )
        return receipt

    def _lost(self) -> LocalRunError:
        return LocalRunError(
            f"the runner ended before it answered: {self.error_text.strip()}", code="local_receipt_missing"
        )

    async def _wait(self, find: Callable[[], Found | None], seconds: float) -> Found | None:
        """What `find` finds now or after a line of the runner; None when the time or the runner's output is over."""
        try:
            async with asyncio.timeout(seconds), self._changed:
                while (found := find()) is None and not self._ended and self._controller.failure is None:
                    await self._changed.wait()
        except TimeoutError:
            return None
        if self._controller.failure is not None:
            raise self._controller.failure
        return found

    async def _read(self) -> None:
        reader = LineReader(max_line_bytes=STREAM_LINE_BYTES)
        try:
            async for chunk in self._process.output():
                await self._receive(reader.feed(chunk))
            await self._receive(reader.finish())
        finally:
            self._ended = True
            async with self._changed:
                self._changed.notify_all()

    async def _receive(self, lines: list[bytes | OverlongLine]) -> None:
        controller = self._controller
        for line in lines:
            known = len(controller.events)
            controller.receive(line)
            if self._on_event is not None:
                for event in controller.events[known:]:
                    self._on_event(event)
        if controller.failure is not None:
            self._process.close_input()
        async with self._changed:
            self._changed.notify_all()


async def run_scenario(
    scenario: LocalScenario,
    *,
    harness: str,
    script: str,
    runner: Sequence[str] | None = None,
    arguments: Sequence[str] = CORE_ARGUMENTS,
    on_event: Callable[[_Members], None] | None = None,
    spawner: Spawner = spawn_guarded,
) -> LocalTrace:
    """Leads one run from its start to the exit of the runner, with the answers and the interrupt of the scenario.

    Raises `ProcessError` and `LocalRunError`.
    """
    core = await LocalCore.start(
        scenario,
        harness=harness,
        script=script,
        runner=runner,
        arguments=arguments,
        on_event=on_event,
        spawner=spawner,
    )
    async with core:
        await core.begin()
        if scenario.repeats_turn_start:
            await core.send_duplicate_turn_command()
        interrupted = False
        position = 0
        while (event := await core.next_event(position)) is not None:
            position += 1
            if event["eventType"] == "runtime_request.created":
                await _answer(core, scenario, event)
            elif event["eventType"] == scenario.interrupts_on and not interrupted:
                interrupted = True
                await core.interrupt()
        return await core.finish()


async def _answer(core: LocalCore, scenario: LocalScenario, event: _Members) -> None:
    payload = event["payload"]
    request = payload.get("request") if isinstance(payload, dict) else None
    if not isinstance(request, dict):
        return
    request_id, request_type = request.get("requestId"), request.get("type")
    if isinstance(request_id, str) and isinstance(request_type, str) and request_type in scenario.answers:
        await core.resolve_request(request_id, scenario.answers[request_type])
