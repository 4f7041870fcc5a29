"""One supervised child process: the only home of starting, feeding, reading and ending a process tree (shell).

```
async with await SupervisedProcess.start(launch) as process:
    await process.send(b"...")
    async for chunk in process.output():
        ...
```

Ending it is an algorithm of bounded steps, shielded from cancellation: close the child's input, wait; SIGTERM to its
process group, wait; SIGKILL to the whole tree, including processes that left the group; reap; close every descriptor.
Output that arrives meanwhile is read and thrown away, so that a child that writes while it ends can end. When the
child ends by itself, what it left behind is killed as well. When the runner is killed, the guardian does the same in
its place.
"""

from __future__ import annotations

import asyncio
import warnings
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from paperclip_runner.harness.guarded_spawn import spawn_guarded
from paperclip_runner.harness.launch import (
    ErrorOutput,
    ExitFact,
    Launch,
    ProcessInfo,
    ProcessLimits,
    ShutdownOutcome,
    ShutdownPolicy,
    ShutdownStage,
)
from paperclip_runner.harness.log_tail import ByteTail
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.uninterrupted import await_uninterrupted

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable
    from types import TracebackType
    from typing import Self

__all__ = ["ChildProcess", "Spawner", "SupervisedProcess"]

_DEFAULT_LIMITS = ProcessLimits()
_DEFAULT_SHUTDOWN = ShutdownPolicy()
_AT_ONCE = ShutdownPolicy(input_grace_seconds=0.0, terminate_grace_seconds=0.0)


_TAIL_SECONDS = 1.0
"""How long the end of the error output may take to arrive after the tree is gone, in seconds."""


class ChildProcess(Protocol):
    """What the supervisor needs of a child; `GuardedChild` is the real one, a test may hand in one in memory."""

    @property
    def pid(self) -> int:
        """Number of the child process."""
        ...

    @property
    def process_group_id(self) -> int | None:
        """Number of its process group, None without one."""
        ...

    @property
    def exit(self) -> ExitFact | None:
        """How the child ended, None while it runs."""
        ...

    @property
    def unsent_bytes(self) -> int:
        """Bytes written and not yet taken."""
        ...

    @property
    def input_open(self) -> bool:
        """Whether a write can still reach the child."""
        ...

    async def read_output(self) -> bytes:
        """Next chunk of standard output, empty at the end. Only one reader at a time; safe to cancel."""
        ...

    async def read_error_output(self) -> bytes:
        """Next chunk of standard error output, empty at the end."""
        ...

    def discard_output(self, *, error_output: bool) -> None:
        """Ends the output (and the error output) for its reader and drops what still comes."""
        ...

    def write(self, data: bytes) -> None:
        """Queues bytes for the child's input."""
        ...

    async def drain(self) -> None:
        """Waits until few enough bytes are unsent or the input is lost."""
        ...

    def close_input(self) -> None:
        """Closes the child's input after what is queued."""
        ...

    def terminate(self) -> None:
        """Asks the child's process group to end."""
        ...

    def kill(self) -> None:
        """Ends the whole tree."""
        ...

    async def wait_exit(self) -> ExitFact:
        """Waits for the child itself."""
        ...

    async def wait_gone(self) -> None:
        """Waits until nothing of the tree is left."""
        ...

    async def release(self) -> None:
        """Frees all that belongs to the child; called once, last."""
        ...


class Spawner(Protocol):
    """Starts a child: the seam at which tests put a child that lives in memory."""

    def __call__(self, launch: Launch, limits: ProcessLimits) -> Awaitable[ChildProcess]:
        """Starts `launch`; when it fails or is cancelled, nothing is left."""
        ...


async def _keep_tail(child: ChildProcess, tail: ByteTail) -> None:
    while chunk := await child.read_error_output():
        tail.push(chunk)


class SupervisedProcess:
    """A child process with bounded streams and a bounded, certain end.

    Not thread-safe; belongs to the event loop that started it, but any task of that loop may close it. A process that
    is garbage-collected without `close` warns with ResourceWarning and is killed.
    """

    def __init__(self, child: ChildProcess, launch: Launch, limits: ProcessLimits, shutdown: ShutdownPolicy) -> None:
        self._child = child
        self._limits = limits
        self._shutdown = shutdown
        self._started_at = datetime.now(UTC)
        self._error_output = launch.error_output
        self._tail = ByteTail(limits.error_tail_bytes)
        self._closing: asyncio.Task[ShutdownOutcome] | None = None
        self._input_closed = False
        self._tail_task: asyncio.Task[None] | None = None
        if launch.error_output is ErrorOutput.TAIL:
            self._tail_task = asyncio.get_running_loop().create_task(
                _keep_tail(child, self._tail), name="process error output"
            )

    @classmethod
    async def start(
        cls,
        launch: Launch,
        *,
        limits: ProcessLimits = _DEFAULT_LIMITS,
        shutdown: ShutdownPolicy = _DEFAULT_SHUTDOWN,
        spawner: Spawner = spawn_guarded,
    ) -> Self:
        """Starts `launch`; `shutdown` is how `close` and `async with` end it. Raises `ProcessError`."""
        child = await spawner(launch, limits)
        return cls(child, launch, limits, shutdown)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def __del__(self) -> None:
        if getattr(self, "_closing", self) is None:
            warnings.warn(f"unclosed supervised process {self._child.pid}", ResourceWarning, source=self, stacklevel=2)
            self._child.kill()

    @property
    def pid(self) -> int:
        """Number of the child process; it leads its own process group."""
        return self._child.pid

    @property
    def info(self) -> ProcessInfo:
        """What is known about the process now."""
        return ProcessInfo(
            pid=self._child.pid,
            process_group_id=self._child.process_group_id,
            started_at=self._started_at,
            exit=self._child.exit,
        )

    @property
    def error_tail(self) -> str:
        """The last bytes of the standard error output as text, with `ErrorOutput.TAIL`. Not redacted."""
        return self._tail.text()

    @property
    def error_bytes_dropped(self) -> int:
        """Bytes of the error output that `error_tail` no longer holds."""
        return self._tail.dropped

    @property
    def unsent_bytes(self) -> int:
        """Bytes accepted by `write` and not yet taken by the child's pipe."""
        return self._child.unsent_bytes

    async def read_output(self) -> bytes:
        """The next chunk of the standard output; empty at its end and after `close`.

        For one reader at a time. A cancelled read loses nothing. The child waits while its reader is behind by more
        than `ProcessLimits.output_bytes`.
        """
        return await self._child.read_output()

    async def output(self) -> AsyncIterator[bytes]:
        """Iterates over what `read_output` returns."""
        while chunk := await self._child.read_output():
            yield chunk

    async def error_output(self) -> AsyncIterator[bytes]:
        """Chunks of the standard error output, with `ErrorOutput.STREAM`. For one reader."""
        if self._error_output is not ErrorOutput.STREAM:
            raise ProcessError(
                "the error output of this process is kept as a tail: launch it with ErrorOutput.STREAM to read it",
                code="process_launch_invalid",
            )
        while chunk := await self._child.read_error_output():
            yield chunk

    def write(self, data: bytes) -> None:
        """Queues `data` as a whole or not at all, without waiting.

        Raises `ProcessError`: `process_input_closed`, or `process_input_overflow` when more than
        `ProcessLimits.unsent_bytes` would be unsent.
        """
        if self._input_closed or not self._child.input_open:
            raise self._input_error()
        observed = self._child.unsent_bytes + len(data)
        if observed > self._limits.unsent_bytes:
            raise ProcessError(
                f"process {self.pid} does not take its input: {observed} bytes would wait, {self._limits.unsent_bytes}"
                " are allowed",
                code="process_input_overflow",
                limit=self._limits.unsent_bytes,
                observed=observed,
            )
        self._child.write(data)

    async def send(self, data: bytes, *, timeout_seconds: float | None = None) -> None:
        """`write`, then waits for a child that is behind with reading.

        Raises what `write` raises, and `process_input_timeout` when the child stays behind for the given time (default
        `ProcessLimits.send_timeout_seconds`); the data stays queued then, whole. Someone must read the output
        meanwhile: a child that cannot write does not read either, and the timeout is what ends that.
        """
        self.write(data)
        allowed = self._limits.send_timeout_seconds if timeout_seconds is None else timeout_seconds
        try:
            async with asyncio.timeout(allowed):
                await self._child.drain()
        except TimeoutError as error:
            raise ProcessError(
                f"process {self.pid} took no input for {allowed:g} s; {self.unsent_bytes} bytes wait",
                code="process_input_timeout",
                details={"timeoutSeconds": allowed, "unsentBytes": self.unsent_bytes},
            ) from error
        if not self._child.input_open:
            raise self._input_error()

    def close_input(self) -> None:
        """Closes the child's standard input after what is queued; many programs end by that."""
        self._input_closed = True
        self._child.close_input()

    async def wait(self) -> ExitFact:
        """Waits until the child ended by itself and all it left behind is removed.

        Output that was not read yet can still be read. Raises `process_guardian_lost` when nobody saw how it ended.
        """
        await self._child.wait_gone()
        if self._child.exit is None:
            raise ProcessError(
                f"the guardian of process {self.pid} ended first, so its exit status is unknown",
                code="process_guardian_lost",
            )
        return self._child.exit

    def kill(self) -> None:
        """Kills the whole tree without waiting; `close` is still needed."""
        self._child.kill()

    async def close(self, shutdown: ShutdownPolicy | None = None) -> ShutdownOutcome:
        """Ends the process tree and frees all it held; the first call decides how, later calls wait for the same end.

        A cancelled caller gets its CancelledError only when that is done, which takes at most the sum of the policy's
        waits. Never raises because of the child.
        """
        if self._closing is None:
            self._input_closed = True
            self._closing = asyncio.get_running_loop().create_task(
                self._shut_down(self._shutdown if shutdown is None else shutdown), name="process shutdown"
            )
        return await await_uninterrupted(self._closing)

    async def abort(self) -> ShutdownOutcome:
        """`close` without grace: SIGKILL at once."""
        self.kill()
        return await self.close(_AT_ONCE)

    async def _shut_down(self, policy: ShutdownPolicy) -> ShutdownOutcome:
        child = self._child
        try:
            stage = await self._end_tree(policy)
            if self._tail_task is not None and stage is not ShutdownStage.SURVIVED:
                await asyncio.wait({self._tail_task}, timeout=_TAIL_SECONDS)
        finally:
            # Also reached when the loop itself is torn down and cancels this task: the kill order needs no waiting.
            child.kill()
            await child.release()
            if self._tail_task is not None:
                await asyncio.wait({self._tail_task})
        return ShutdownOutcome(stage=stage, exit=child.exit)

    async def _end_tree(self, policy: ShutdownPolicy) -> ShutdownStage:
        child = self._child
        if await self._gone_within(0.0):
            return ShutdownStage.EXITED
        child.discard_output(error_output=self._tail_task is None)
        child.close_input()
        if await self._gone_within(policy.input_grace_seconds):
            return ShutdownStage.INPUT_CLOSED
        if policy.terminate_grace_seconds > 0:
            child.terminate()
            if await self._gone_within(policy.terminate_grace_seconds):
                return ShutdownStage.TERMINATED
        child.kill()
        if await self._gone_within(policy.kill_wait_seconds):
            return ShutdownStage.KILLED
        return ShutdownStage.SURVIVED

    async def _gone_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._child.wait_gone()
        except TimeoutError:
            return False
        return True

    def _input_error(self) -> ProcessError:
        return ProcessError(
            f"the input of process {self.pid} is closed; exit: {self._child.exit}", code="process_input_closed"
        )
