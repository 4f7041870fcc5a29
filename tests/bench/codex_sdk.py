"""The official SDK's low-level clients on the burst server, where it is installed. A program; see `bursts`.

It stops at typed notifications and makes no events, which is less than a driver does.
"""

from __future__ import annotations

import asyncio
import time
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from tests.bench.burst_server import THREAD
from tests.bench.bursts import Burst, Measured, asked, resident_kibibytes, tell, written_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator


class Delta(Protocol):
    """A typed message delta."""

    delta: str


class Client(Protocol):
    """The part of the synchronous client that is measured."""

    def start(self) -> None: ...
    def initialize(self) -> object: ...
    def close(self) -> None: ...
    def stream_text(self, thread_id: str, text: str) -> Iterator[Delta]: ...


class AsyncClient(Protocol):
    """The part of the asynchronous client that is measured."""

    async def start(self) -> None: ...
    async def initialize(self) -> object: ...
    async def close(self) -> None: ...
    def stream_text(self, thread_id: str, text: str) -> AsyncIterator[Delta]: ...


class Consumer:
    """Takes the deltas of one round."""

    def __init__(self, burst: Burst, measured: Measured) -> None:
        self._burst = burst
        self._measured = measured
        self._before = resident_kibibytes()
        self._started = 0
        self._taken = 0

    def take(self, delta: Delta) -> bool:
        """Takes one; true for the first one."""
        self._taken += 1
        if self._burst.rate:
            self._measured.latencies.append((time.monotonic_ns() - written_at(delta.delta)) / 1e9)
        if self._started:
            return False
        self._started = written_at(delta.delta)
        return True

    @property
    def done(self) -> bool:
        """Whether all of them were taken."""
        return self._taken == self._burst.count

    def stalled(self) -> None:
        """The stall is over."""
        self._measured.growth = resident_kibibytes() - self._before

    def finish(self) -> None:
        """The round is over."""
        if not self._burst.rate and not self._burst.stall:
            self._measured.rates.append(self._taken / (time.monotonic_ns() - self._started) * 1e9)
        self._measured.delivered += self._taken


def run(burst: Burst) -> Measured:
    """All rounds of the synchronous client."""
    sdk = import_module("openai_codex.client")
    measured = Measured()
    for _ in range(burst.rounds):
        client = cast("Client", sdk.CodexClient(sdk.CodexConfig(codex_bin=burst.server)))
        client.start()
        try:
            client.initialize()
            consumer = Consumer(burst, measured)
            for delta in client.stream_text(THREAD, burst.text):
                if consumer.take(delta) and burst.stall:
                    time.sleep(burst.stall)
                    consumer.stalled()
                if consumer.done:
                    break
            consumer.finish()
        finally:
            client.close()
    return measured


async def run_async(burst: Burst) -> Measured:
    """All rounds of the asynchronous client."""
    sdk = import_module("openai_codex.client")
    async_sdk = import_module("openai_codex.async_client")
    measured = Measured()
    for _ in range(burst.rounds):
        client = cast("AsyncClient", async_sdk.AsyncCodexClient(sdk.CodexConfig(codex_bin=burst.server)))
        await client.start()
        try:
            await client.initialize()
            consumer = Consumer(burst, measured)
            async for delta in client.stream_text(THREAD, burst.text):
                if consumer.take(delta) and burst.stall:
                    await asyncio.sleep(burst.stall)
                    consumer.stalled()
                if consumer.done:
                    break
            consumer.finish()
        finally:
            await client.close()
    return measured


if __name__ == "__main__":
    wanted = asked()
    tell(asyncio.run(run_async(wanted)) if wanted.way == "async" else run(wanted))
