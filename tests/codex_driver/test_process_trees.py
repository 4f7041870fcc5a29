"""Sessions with real processes that misbehave: full pipes, floods, signals that are ignored, processes left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paperclip_runner.codex import CodexDriver, CodexRun, ConversationMode, EventLimits, run_codex
from paperclip_runner.harness.contract import SessionOpening
from paperclip_runner.harness.launch import ShutdownPolicy
from tests.codex_driver.fake_app_server import memory_options
from tests.codex_driver.stage import payloads, run_turn, types

if TYPE_CHECKING:
    from paperclip_runner.codex import CodexOptions, CodexSession

PROGRAM = Path(__file__).with_name("fake_program.py")


def options(base: Path, *behaviour: str, **changes: object) -> CodexOptions:
    """Options for sessions with the fake program."""
    program = base / "codex"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {PROGRAM} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    arguments = tuple(f"--fake-{each}" for each in behaviour)
    return memory_options(base, codex=os.fspath(program), extra_arguments=arguments, **changes)


async def opened(base: Path, *behaviour: str, **changes: object) -> CodexSession:
    opening = SessionOpening(
        run_id="run-1", normalized_session_id="session-1", working_directory=os.fspath(base / "workspace")
    )
    return await CodexDriver(options(base, *behaviour, **changes)).open_session(opening)


def wait_until_gone(*process_ids: int) -> None:
    deadline = time.monotonic() + 5
    for process_id in process_ids:
        while Path(f"/proc/{process_id}/stat").exists():
            if Path(f"/proc/{process_id}/stat").read_text(encoding="utf-8").rsplit(")", 1)[-1].split()[0] == "Z":
                break
            assert time.monotonic() < deadline, f"process {process_id} is still there"
            time.sleep(0.01)


@pytest.mark.parametrize("behaviour", ["stderr=3000000", "flood=1000000"])
def test_a_flood_before_the_first_answer_blocks_nothing(tmp_path: Path, behaviour: str) -> None:
    async def main() -> None:
        async with await opened(tmp_path, behaviour) as session:
            assert types(await run_turn(session, "x" * 500_000))[-1] == "turn.completed"
            diagnostics = session.diagnostics()
            assert len(diagnostics.error_tail) <= 2_000
            assert diagnostics.ignored_notifications == (1_000 if behaviour.startswith("flood") else 0)

    asyncio.run(main())


@pytest.mark.parametrize("size", [230, 360])
def test_a_burst_arrives_whole(tmp_path: Path, size: int) -> None:
    async def main() -> None:
        async with await opened(tmp_path, f"burst=20000x{size}") as session:
            starting = asyncio.create_task(session.start_turn("go"))
            count = 0
            async for event in session.events():
                count += event["eventType"] == "item.delta"
                if event["eventType"] == "turn.completed":
                    break
            assert count == 20_000
            await starting

    asyncio.run(main())


def test_a_consumer_that_sleeps_bounds_what_is_held(tmp_path: Path) -> None:
    async def main() -> None:
        limits = EventLimits(events=1_000)
        async with await opened(tmp_path, "burst=100000x360", event_limits=limits) as session:
            await session.start_turn("go")
            async with asyncio.timeout(10):
                while not session.diagnostics().reading_paused:
                    await asyncio.to_thread(time.sleep, 0.01)
            assert session.diagnostics().held_events <= 1_000 + 262_144 // 360 + 1
            count = 0
            async for event in session.events():
                count += event["eventType"] == "item.delta"
                if event["eventType"] == "turn.completed":
                    break
            assert count == 100_000

    asyncio.run(main())


def test_a_program_that_ignores_its_end_is_killed_within_the_bounds(tmp_path: Path) -> None:
    shutdown = ShutdownPolicy(input_grace_seconds=0.2, terminate_grace_seconds=0.2)

    async def main() -> None:
        session = await opened(tmp_path, "ignore=term", shutdown=shutdown)
        async with asyncio.timeout(5):
            await session.close(reason="over")
        exited = session.diagnostics().process_exit
        assert exited is not None
        assert exited.signal == 9

    asyncio.run(main())


@pytest.mark.parametrize("session_kind", ["same", "own-session"])
def test_what_the_program_started_is_gone_with_it(tmp_path: Path, session_kind: str) -> None:
    told = tmp_path / "told"

    async def main() -> None:
        async with await opened(tmp_path, f"grandchild={session_kind}", f"tell={told}") as session:
            assert types(await run_turn(session))[-1] == "turn.completed"

    asyncio.run(main())
    wait_until_gone(*map(int, told.read_text(encoding="utf-8").split()))


def test_opening_and_closing_again_and_again_leaks_no_descriptor(tmp_path: Path) -> None:
    async def main() -> None:
        async with await opened(tmp_path):
            pass
        before = len(os.listdir("/dev/fd"))
        for number in range(20):
            session = await opened(tmp_path)
            await session.close(reason="over", force=number % 2 == 0)
        assert len(os.listdir("/dev/fd")) == before

    asyncio.run(main())


def test_an_opening_that_is_cancelled_at_any_moment_leaves_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with await opened(tmp_path):
            pass
        before = len(os.listdir("/dev/fd"))
        for steps in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144):
            opening = asyncio.create_task(opened(tmp_path))
            for _ in range(steps):
                await asyncio.sleep(0)
            opening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await (await opening).close(reason="opened in time")
            assert [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []
        assert len(os.listdir("/dev/fd")) == before

    asyncio.run(main())


def test_a_script_iterates_over_events_without_an_event_loop(tmp_path: Path) -> None:
    given = options(tmp_path, "burst=1000x300", conversation=ConversationMode.DIRECT)
    events = list(run_codex(given, "go", working_directory=os.fspath(tmp_path / "workspace")))
    assert len(payloads(events, "item.delta")) == 1_000
    assert types(events)[-1] == "turn.completed"


def test_a_script_that_stops_early_ends_the_process(tmp_path: Path) -> None:
    with CodexRun.start(options(tmp_path), "go", working_directory=os.fspath(tmp_path / "workspace")) as run:
        process_id = run.session.diagnostics().process_id
        for _ in run:
            break
    wait_until_gone(process_id)
    run.close()
