"""Starts a child under a guardian process and speaks to both through asyncio (shell, POSIX).

Descriptors: the child's three pipes go through the guardian, which lets go of them as soon as the child runs, so that
end of file and broken pipe mean the child and its descendants. A socket pair carries orders and reports and is the
life line: when this process ends, however it ends, the guardian removes the tree. See `process_guardian` for the
reasons.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, cast

from paperclip_runner.harness.launch import ExitFact, Launch, ProcessLimits, check_launch
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.uninterrupted import run_uninterrupted

if TYPE_CHECKING:
    from typing import NoReturn

__all__ = ["GuardedChild", "spawn_guarded"]

_GUARDIAN_PROGRAM = Path(__file__).with_name("process_guardian.py")

_GUARDIAN_ENVIRONMENT_NAMES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot")
"""What an interpreter may need to start at all. The guardian gets nothing else; none of it reaches the child."""

_RELEASE_SECONDS = 2.0
"""How long closing the pipes and reaping the guardian may take after the tree is gone, in seconds."""

_REPORT_BYTES = 4_096
"""Bytes of an unfinished report line after which the guardian is not believed any more."""

_WORDS_BYTES = 2_000
"""Last bytes of what a failing guardian printed that its error message repeats."""


class _Output:
    """One output stream: chunks in arrival order; reading pauses while more than the bound is held."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._chunks: deque[bytes] = deque()
        self._held = 0
        self._paused = False
        self._ended = False
        self._discarding = False
        self._changed = asyncio.Event()
        self.transport: asyncio.ReadTransport | None = None

    def feed(self, chunk: bytes) -> None:
        if self._discarding:
            return
        self._chunks.append(chunk)
        self._held += len(chunk)
        self._changed.set()
        if self._held > self._limit and not self._paused and self.transport is not None:
            self._paused = True
            self.transport.pause_reading()

    def held(self) -> bytes:
        return b"".join(self._chunks)

    def end(self) -> None:
        self._ended = True
        self._changed.set()

    def discard(self) -> None:
        self._discarding = True
        self._chunks.clear()
        self._held = 0
        self._resume()
        self.end()

    def _resume(self) -> None:
        if self._paused:
            self._paused = False
            if self.transport is not None and not self.transport.is_closing():
                self.transport.resume_reading()

    async def read(self) -> bytes:
        while not self._chunks:
            if self._ended:
                return b""
            self._changed.clear()
            await self._changed.wait()
        chunk = self._chunks.popleft()
        self._held -= len(chunk)
        if self._held <= self._limit // 2:
            self._resume()
        return chunk


class _PipesProtocol(asyncio.SubprocessProtocol):
    """Receives what asyncio reports about the three pipes and about the guardian process itself."""

    def __init__(self, limits: ProcessLimits) -> None:
        self.outputs = {1: _Output(limits.output_bytes), 2: _Output(limits.output_bytes)}
        self.writable = asyncio.Event()
        self.writable.set()
        self.input_lost = False
        self.reaped = asyncio.Event()
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        pipes = cast("asyncio.SubprocessTransport", transport)
        for number, output in self.outputs.items():
            output.transport = cast("asyncio.ReadTransport", pipes.get_pipe_transport(number))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.outputs[fd].feed(data)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 0:
            self.input_lost = True
            self.writable.set()
        else:
            self.outputs[fd].end()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def process_exited(self) -> None:
        self.reaped.set()

    def connection_lost(self, exc: Exception | None) -> None:
        for output in self.outputs.values():
            output.end()
        self.closed.set()


class _ReportsProtocol(asyncio.Protocol):
    """Reads the guardian's reports."""

    def __init__(self) -> None:
        self._held = b""
        self.pid = 0
        self.failure: tuple[str, int] | None = None
        self.exit: ExitFact | None = None
        self.decided = asyncio.Event()
        self.exited = asyncio.Event()
        self.gone = asyncio.Event()
        self.complete = False
        self.transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)

    def data_received(self, data: bytes) -> None:
        *lines, self._held = (self._held + data).split(b"\n")
        for line in lines:
            self._report(line.decode("ascii", "replace").split(" "))
        if len(self._held) > _REPORT_BYTES and self.transport is not None:
            self.transport.abort()

    def _report(self, words: list[str]) -> None:
        match words:
            case ["started", pid, _]:
                self.pid = int(pid)
                self.decided.set()
            case ["failed", phase, number]:
                self.failure = (phase, int(number))
                self.decided.set()
            case ["exited", code, signal]:
                self.exit = ExitFact(
                    exit_code=None if code == "-" else int(code), signal=None if signal == "-" else int(signal)
                )
                self.exited.set()
            case ["gone"]:
                self.complete = True
                self.gone.set()
            case _:
                return

    def connection_lost(self, exc: Exception | None) -> None:
        self.decided.set()
        self.exited.set()
        self.gone.set()


class GuardedChild:
    """A running child, its pipes and its guardian. Made by `spawn_guarded`; the supervisor is its only user."""

    def __init__(self, pipes: asyncio.SubprocessTransport, streams: _PipesProtocol, reports: _ReportsProtocol) -> None:
        self._pipes = pipes
        self._streams = streams
        self._reports = reports

    @property
    def pid(self) -> int:
        """Number of the child process (not of its guardian)."""
        return self._reports.pid

    @property
    def process_group_id(self) -> int | None:
        """Number of the child's process group, which it leads."""
        return self._reports.pid

    @property
    def exit(self) -> ExitFact | None:
        """How the child ended; None while it runs or when the guardian was lost."""
        return self._reports.exit

    @property
    def unsent_bytes(self) -> int:
        """Bytes written and not yet taken by the pipe."""
        writer = self._writer()
        return 0 if writer is None else writer.get_write_buffer_size()

    @property
    def input_open(self) -> bool:
        """Whether a write can still reach the child."""
        return not self._streams.input_lost and self._writer() is not None

    async def read_output(self) -> bytes:
        """Next chunk of the standard output; empty at its end."""
        return await self._streams.outputs[1].read()

    async def read_error_output(self) -> bytes:
        """Next chunk of the standard error output; empty at its end."""
        return await self._streams.outputs[2].read()

    def discard_output(self, *, error_output: bool) -> None:
        """Ends the output for its reader and goes on emptying the pipe, so that the child can go on to its end."""
        self._streams.outputs[1].discard()
        if error_output:
            self._streams.outputs[2].discard()

    def write(self, data: bytes) -> None:
        """Queues bytes for the child's input."""
        writer = self._writer()
        if writer is not None:
            writer.write(data)

    async def drain(self) -> None:
        """Waits until few enough bytes are unsent, or the input is lost."""
        await self._streams.writable.wait()

    def close_input(self) -> None:
        """Closes the child's input after what is queued."""
        writer = self._writer()
        if writer is not None:
            writer.close()

    def terminate(self) -> None:
        """SIGTERM to the child's process group."""
        self._order(b"T")

    def kill(self) -> None:
        """SIGKILL to the whole tree, including what left the group."""
        self._order(b"K")

    async def wait_exit(self) -> ExitFact:
        """Waits for the child itself; its tree may not be gone yet."""
        await self._reports.exited.wait()
        return self._reports.exit if self._reports.exit is not None else ExitFact()

    async def wait_gone(self) -> None:
        """Waits until nothing of the tree is left."""
        await self._reports.gone.wait()
        if not self._reports.complete:
            self._remove_group()

    async def release(self) -> None:
        """Closes every descriptor and reaps the guardian. Ends the life line first: whatever still lives is removed."""
        control = self._reports.transport
        if control is not None:
            control.abort()
        writer = cast("asyncio.WriteTransport | None", self._pipes.get_pipe_transport(0))
        if writer is not None:
            # `abort` is right only while something is unsent: a pipe that is closing already must not be closed twice.
            if writer.get_write_buffer_size() > 0:
                writer.abort()
            else:
                writer.close()
        self.discard_output(error_output=True)
        for number in (1, 2):
            reader = self._pipes.get_pipe_transport(number)
            if reader is not None:
                reader.close()
        try:
            async with asyncio.timeout(_RELEASE_SECONDS):
                await self._streams.reaped.wait()
                await self._streams.closed.wait()
        except TimeoutError:
            # A process that the system cannot kill is left; closing ends the guardian, and the loop reaps it later.
            pass
        finally:
            self._pipes.close()

    async def begin(self, launch: Launch, limits: ProcessLimits) -> None:
        """Hands the launch to the guardian and waits until the program runs. Raises `ProcessError`."""
        control = self._reports.transport
        program = launch.arguments[0]
        if control is not None:
            control.write(_encode_launch(launch))
        try:
            async with asyncio.timeout(limits.start_timeout_seconds):
                await self._reports.decided.wait()
        except TimeoutError as error:
            raise ProcessError(
                f"{program!r} did not start within {limits.start_timeout_seconds:g} s",
                code="process_start_failed",
                details={"phase": "guardian", "errno": errno.ETIMEDOUT, "program": program},
            ) from error
        if self._reports.failure is not None:
            raise _start_error(launch, *self._reports.failure)
        if not self._reports.pid:
            said = self._streams.outputs[2].held()[-_WORDS_BYTES:].decode("utf-8", "replace")
            raise ProcessError(
                f"the guardian ended before it could start {program!r}: {said or 'it said nothing'}",
                code="process_guardian_lost",
            )

    def _writer(self) -> asyncio.WriteTransport | None:
        writer = cast("asyncio.WriteTransport | None", self._pipes.get_pipe_transport(0))
        return None if writer is None or writer.is_closing() else writer

    def _order(self, order: bytes) -> None:
        control = self._reports.transport
        if control is not None and not control.is_closing():
            control.write(order)

    def _remove_group(self) -> None:
        # Without a guardian the parent-death signal ended the child; what stayed in its group is ended here.
        if self._reports.pid and self._reports.exit is None:
            try:
                os.killpg(self._reports.pid, 9)
            except OSError:
                return


def _encode_launch(launch: Launch) -> bytes:
    fields = [launch.working_directory, str(len(launch.arguments)), *launch.arguments]
    fields.extend(f"{name}={value}" for name, value in launch.environment.items())
    payload = "\0".join(fields).encode("utf-8", "surrogateescape")
    return b"%08x" % len(payload) + payload


def _refuse_platform() -> NoReturn:
    raise ProcessError(
        "supervised processes need process groups, inherited sockets and a guardian process, which this system"
        f" ({sys.platform}) does not offer to Python: run the harness on Linux or macOS (on Windows: inside WSL)",
        code="process_platform_unsupported",
        details={"platform": sys.platform},
    )


def _start_error(launch: Launch, phase: str, number: int) -> ProcessError:
    program = launch.arguments[0]
    reason = os.strerror(number)
    advice = {
        "directory": f"cannot enter working directory {launch.working_directory!r}: {reason}; create it first",
        "program": f"cannot run {program!r}: {reason}; check that it is installed, executable and on the given PATH",
    }.get(phase, f"cannot start {program!r} ({phase}): {reason}")
    return ProcessError(
        advice, code="process_start_failed", details={"phase": phase, "errno": number, "program": program}
    )


async def _start_guardian(limits: ProcessLimits) -> GuardedChild:
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    reports = _ReportsProtocol()
    try:
        environment = {name: os.environ[name] for name in _GUARDIAN_ENVIRONMENT_NAMES if name in os.environ}
        arguments = [sys.executable, "-I", "-S", os.fspath(_GUARDIAN_PROGRAM), str(theirs.fileno())]
        pipes, streams = await loop.subprocess_exec(
            lambda: _PipesProtocol(limits),
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            pass_fds=(theirs.fileno(),),
            start_new_session=True,
            env=environment,
            cwd="/",
        )
    except OSError as error:
        ours.close()
        raise ProcessError(
            f"cannot start the guardian with interpreter {sys.executable!r}: {error.strerror}",
            code="process_start_failed",
            details={"phase": "guardian", "errno": error.errno or 0, "program": sys.executable},
        ) from error
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    ours.setblocking(False)
    child = GuardedChild(pipes, streams, reports)
    try:
        await loop.create_unix_connection(lambda: reports, sock=ours)
    except BaseException:
        ours.close()
        await run_uninterrupted(child.release())
        raise
    return child


async def spawn_guarded(launch: Launch, limits: ProcessLimits) -> GuardedChild:
    """Starts `launch` in a session and process group of its own, under a guardian.

    Raises `ProcessError` with `process_launch_invalid`, `process_platform_unsupported`, `process_start_failed` or
    `process_guardian_lost`. When it is cancelled or fails, nothing it started is left.
    """
    if os.name != "posix":
        _refuse_platform()
    check_launch(launch)
    child = await _start_guardian(limits)
    try:
        await child.begin(launch, limits)
    except BaseException:
        await run_uninterrupted(child.release())
        raise
    return child
