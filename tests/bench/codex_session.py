"""Our driver on the burst server. A program; see `bursts` for what it is asked and what it tells."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, cast

from paperclip_runner.codex import CodexDriver, CodexOptions, ConversationMode, TaskEnvelope
from paperclip_runner.harness.contract import SessionOpening
from tests.bench.bursts import Burst, Measured, asked, resident_kibibytes, tell, written_at

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex import CodexSession


def options(burst: Burst) -> CodexOptions:
    """As the original is configured for the same work: plain talk, nothing kept on disk."""
    return CodexOptions(
        task=TaskEnvelope(objective="burst"),
        codex=burst.server,
        environment={"PATH": os.environ["PATH"], "HOME": f"{burst.folder}/home"},
        check_version=False,
        conversation=ConversationMode.DIRECT,
    )


def text_of(event: dict[str, JsonValue]) -> str:
    """The text of an item.delta."""
    payload = cast("dict[str, JsonValue]", event["payload"])
    return cast("str", payload["text"])


async def one_by_one(session: CodexSession, burst: Burst, measured: Measured) -> None:
    """Take the deltas with `async for`."""
    left = burst.count
    before = resident_kibibytes()
    started = 0
    async for event in session.events():
        if event["eventType"] != "item.delta":
            continue
        left -= 1
        if burst.rate:
            measured.latencies.append((time.monotonic_ns() - written_at(text_of(event))) / 1e9)
        elif not started:
            started = written_at(text_of(event))
            if burst.stall:
                await asyncio.sleep(burst.stall)
                measured.growth = resident_kibibytes() - before
        if not left:
            break
    if not burst.rate and not burst.stall:
        measured.rates.append(burst.count / (time.monotonic_ns() - started) * 1e9)
    measured.delivered += burst.count - left


async def together(session: CodexSession, burst: Burst, measured: Measured) -> None:
    """Take the deltas as they arrived, with `take`."""
    left = burst.count
    started = 0
    events = session.events()
    while left and (batch := await events.take()):
        for event in batch:
            if event["eventType"] == "item.delta":
                left -= 1
                if not started:
                    started = written_at(text_of(event))
    measured.rates.append(burst.count / (time.monotonic_ns() - started) * 1e9)
    measured.delivered += burst.count - left


async def typed(session: CodexSession, burst: Burst, measured: Measured) -> None:
    """Take the deltas as Structs."""
    left = burst.count
    started = 0
    async for event in session.typed_events():
        if event.event_type == "item.delta":
            left -= 1
            if not started:
                started = written_at(cast("str", event.payload["text"]))
            if not left:
                break
    measured.rates.append(burst.count / (time.monotonic_ns() - started) * 1e9)
    measured.delivered += burst.count - left


WAYS = {"": one_by_one, "take": together, "typed": typed}


async def run(burst: Burst) -> Measured:
    """All rounds."""
    driver = CodexDriver(options(burst))
    measured = Measured()
    for number in range(burst.rounds):
        opening = SessionOpening(
            run_id=f"run-{number}",
            normalized_session_id="session-1",
            working_directory=f"{burst.folder}/workspace",
        )
        async with await driver.open_session(opening) as session:
            await session.start_turn(burst.text)
            await WAYS[burst.way](session, burst, measured)
            if session.failure is not None:
                measured.failure = session.failure.code
    return measured


if __name__ == "__main__":
    tell(asyncio.run(run(asked())))
