"""A local run on real pipes and a real harness process (shell)."""

from __future__ import annotations

import asyncio
import os
import select
from typing import TYPE_CHECKING

from paperclip_runner.harness.guarded_spawn import spawn_guarded
from paperclip_runner.harness.launch import (
    READY_TIMEOUT_SECONDS,
    ErrorOutput,
    ExitFact,
    Launch,
    ShutdownPolicy,
    select_environment,
)
from paperclip_runner.harness.line_reader import LineReader
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.supervisor import SupervisedProcess
from paperclip_runner.local.effects import AwaitExit, SendToHarness, StartHarness, TerminateHarness, Write
from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.machine import LocalRunner, RunState

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping

    from paperclip_runner.harness.line_reader import OverlongLine
    from paperclip_runner.harness.supervisor import Spawner
    from paperclip_runner.local.options import LocalOptions

__all__ = ["EXIT_SECONDS", "read_descriptor", "run_local", "write_descriptor"]

EXIT_SECONDS = 5.0
"""How long a harness that closed its output may still take to end once the controller is gone, in seconds."""

_ERROR_OUTPUT_SECONDS = 1.0
"""How long the rest of the error output may take to arrive after the harness is gone, in seconds."""

_READ_BYTES = 65_536


async def read_descriptor(descriptor: int) -> bytes:
    """The next bytes of a pipe, a terminal, a socket or a file; empty at its end. A cancelled read loses nothing."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    try:
        loop.add_reader(descriptor, readable.set)
    except PermissionError:
        # A regular file or the null device cannot be watched, and reading it never waits.
        return os.read(descriptor, _READ_BYTES)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(descriptor)
    return os.read(descriptor, _READ_BYTES)


def write_descriptor(descriptor: int, data: bytes) -> None:
    """Writes all of `data`; waits, with the whole run, for a controller that is behind with reading."""
    view = memoryview(data)
    while view:
        try:
            view = view[os.write(descriptor, view) :]
        except BlockingIOError:
            # Whoever shares the pipe made it non-blocking.
            select.select([], [descriptor], [])


async def run_local(
    options: LocalOptions,
    *,
    read: Callable[[], Awaitable[bytes]],
    write: Callable[[bytes], None],
    environment: Mapping[str, str],
    working_directory: str,
    ready_seconds: float = READY_TIMEOUT_SECONDS,
    spawner: Spawner = spawn_guarded,
) -> None:
    """Runs until the run has ended; `read` gives the controller's bytes, empty at their end, `write` takes lines.

    `environment` is the runner's own; the harness gets the few variables that a harness may have. Raises
    `LocalRunError`. Nothing of the harness is left, however this returns.
    """
    launch = Launch(
        arguments=options.harness_arguments(),
        working_directory=working_directory,
        environment=select_environment(environment),
        error_output=ErrorOutput.STREAM,
    )
    run = _LocalRun(options, launch, write=write, ready_seconds=ready_seconds, spawner=spawner)
    await run.run(read)


class _LocalRun:
    def __init__(
        self,
        options: LocalOptions,
        launch: Launch,
        *,
        write: Callable[[bytes], None],
        ready_seconds: float,
        spawner: Spawner,
    ) -> None:
        self._options = options
        self._launch = launch
        self._write = write
        self._ready_seconds = ready_seconds
        self._spawner = spawner
        self._machine = LocalRunner(options)
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: list[asyncio.TimerHandle] = []
        self._process: SupervisedProcess | None = None
        self._error_reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._finished = asyncio.Event()
        self._broken: BaseException | None = None
        self._shutdown = ShutdownPolicy(
            input_grace_seconds=0.0, terminate_grace_seconds=options.shutdown_grace_milliseconds / 1000
        )

    async def run(self, read: Callable[[], Awaitable[bytes]]) -> None:
        self._spawn(self._read_controller(read))
        try:
            await self._finished.wait()
        finally:
            await self._end()
        if self._broken is not None:
            raise self._broken
        if self._machine.failure is not None:
            raise self._machine.failure

    async def _end(self) -> None:
        for timer in self._timers:
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        if self._process is not None:
            await self._process.close(self._shutdown)

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_ended)
        return task

    def _task_ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._broken = self._broken or error
            self._finished.set()

    def _call_later(self, seconds: float, call: Callable[[], None]) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(seconds, call))

    def _apply(self) -> None:
        for action in self._machine.next_actions():
            match action:
                case Write(line):
                    self._write_line(line)
                case SendToHarness(line):
                    self._send(line)
                case StartHarness():
                    self._spawn(self._start_harness())
                case AwaitExit():
                    self._spawn(self._await_exit())
                case TerminateHarness():
                    self._spawn(self._terminate())
        self._changed.set()
        if self._machine.finished:
            self._finished.set()

    def _write_line(self, line: bytes) -> None:
        try:
            self._write(line)
        except BrokenPipeError as cause:
            raise LocalRunError(
                "the controller closed the stream it reads from", code="local_controller_closed"
            ) from cause

    def _send(self, line: bytes) -> None:
        if self._process is None:
            return
        try:
            self._process.write(line)
        except ProcessError as error:
            self._machine.input_lost(error.message)

    async def _read_controller(self, read: Callable[[], Awaitable[bytes]]) -> None:
        reader = LineReader(max_line_bytes=self._options.controller_max_line_bytes)
        while chunk := await read():
            await self._receive_commands(reader.feed(chunk))
        await self._receive_commands(reader.finish())
        await self._harness_ready()
        self._machine.controller_closed()
        if self._machine.state is RunState.EXITING:
            self._call_later(EXIT_SECONDS, self._exit_overdue)
        self._apply()

    async def _receive_commands(self, lines: list[bytes | OverlongLine]) -> None:
        for line in lines:
            await self._harness_ready()
            self._machine.receive_command(line)
            self._apply()

    async def _harness_ready(self) -> None:
        """Commands wait while the harness starts."""
        while self._machine.state is RunState.STARTING:
            self._changed.clear()
            await self._changed.wait()

    def _exit_overdue(self) -> None:
        self._machine.exit_overdue()
        self._apply()

    async def _start_harness(self) -> None:
        try:
            process = await SupervisedProcess.start(self._launch, shutdown=self._shutdown, spawner=self._spawner)
        except ProcessError as error:
            self._machine.harness_not_started(f"{self._options.harness}: {_start_failure(error)}")
        else:
            self._process = process
            self._spawn(self._read_output(process))
            self._error_reader = self._spawn(self._read_error_output(process))
            self._call_later(self._ready_seconds, self._ready_over)
        self._apply()

    def _ready_over(self) -> None:
        self._machine.ready_timed_out()
        self._apply()

    async def _read_output(self, process: SupervisedProcess) -> None:
        reader = LineReader(max_line_bytes=self._options.harness_max_line_bytes)
        async for chunk in process.output():
            self._receive_output(reader.feed(chunk))
        self._receive_output(reader.finish())
        self._machine.output_ended()
        self._apply()

    def _receive_output(self, lines: list[bytes | OverlongLine]) -> None:
        for line in lines:
            self._machine.receive_output(line)
            self._apply()

    async def _read_error_output(self, process: SupervisedProcess) -> None:
        reader = LineReader(max_line_bytes=self._options.harness_max_line_bytes)
        async for chunk in process.error_output():
            for line in reader.feed(chunk):
                self._machine.receive_error_output(line)
        for line in reader.finish():
            self._machine.receive_error_output(line)

    async def _await_exit(self) -> None:
        process = self._process
        if process is None:
            return
        try:
            fact = await process.wait()
        except ProcessError:
            # Nobody saw how it ended, and the fact says just that.
            fact = ExitFact()
        if self._error_reader is not None:
            await asyncio.wait({self._error_reader}, timeout=_ERROR_OUTPUT_SECONDS)
        self._machine.harness_exited(fact)
        self._apply()

    async def _terminate(self) -> None:
        if self._process is None:
            return
        outcome = await self._process.close(self._shutdown)
        self._machine.harness_exited(ExitFact() if outcome.exit is None else outcome.exit)
        self._apply()


def _start_failure(error: ProcessError) -> str:
    number = error.details.get("errno")
    return f"{os.strerror(number)} (os error {number})" if isinstance(number, int) else error.message
