"""A child process that lives in memory, for the spawn seam of the supervisor."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from paperclip_runner.harness.launch import ExitFact

if TYPE_CHECKING:
    from paperclip_runner.harness.launch import Launch, ProcessLimits

__all__ = ["MemoryChild"]


class MemoryChild:
    """Records what the supervisor does in `calls`; the test plays the child with the `emit_*` and `end` methods.

    `obeys` names the calls that end it: `close_input`, `terminate`, `kill`.
    """

    def __init__(self, *, obeys: frozenset[str] = frozenset({"close_input", "terminate", "kill"})) -> None:
        self.pid = 4711
        self.process_group_id: int | None = 4711
        self.exit: ExitFact | None = None
        self.unsent_bytes = 0
        self.input_open = True
        self.calls: list[str] = []
        self.received = bytearray()
        self.reading = asyncio.Event()
        self.reading.set()
        self._obeys = obeys
        self._gone = asyncio.Event()
        self._output: asyncio.Queue[bytes] = asyncio.Queue()
        self._errors: asyncio.Queue[bytes] = asyncio.Queue()

    async def __call__(self, launch: Launch, limits: ProcessLimits) -> MemoryChild:
        self.launch = launch
        self.limits = limits
        return self

    def emit_output(self, chunk: bytes) -> None:
        self._output.put_nowait(chunk)

    def emit_error(self, chunk: bytes) -> None:
        self._errors.put_nowait(chunk)

    def end(self, fact: ExitFact) -> None:
        if not self._gone.is_set():
            self.exit = fact
            self.input_open = False
            self._output.put_nowait(b"")
            self._errors.put_nowait(b"")
            self._gone.set()

    def _asked(self, call: str, fact: ExitFact) -> None:
        self.calls.append(call)
        if call in self._obeys:
            self.end(fact)

    async def read_output(self) -> bytes:
        return await self._output.get()

    async def read_error_output(self) -> bytes:
        return await self._errors.get()

    def discard_output(self, *, error_output: bool) -> None:
        self.calls.append("discard_output")

    def write(self, data: bytes) -> None:
        self.received += data

    async def drain(self) -> None:
        await self.reading.wait()

    def close_input(self) -> None:
        self._asked("close_input", ExitFact(exit_code=0))

    def terminate(self) -> None:
        self._asked("terminate", ExitFact(signal=15))

    def kill(self) -> None:
        self._asked("kill", ExitFact(signal=9))

    async def wait_exit(self) -> ExitFact:
        await self._gone.wait()
        return self.exit if self.exit is not None else ExitFact()

    async def wait_gone(self) -> None:
        await self._gone.wait()

    async def release(self) -> None:
        self.calls.append("release")
        self._errors.put_nowait(b"")
