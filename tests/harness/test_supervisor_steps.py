"""The supervisor's own steps, with a child that lives in memory."""

from __future__ import annotations

import asyncio

import pytest

from paperclip_runner.harness.launch import (
    ErrorOutput,
    ExitFact,
    Launch,
    ProcessLimits,
    ShutdownPolicy,
    ShutdownStage,
)
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.supervisor import SupervisedProcess
from tests.harness.memory_process import MemoryChild

LAUNCH = Launch(arguments=("program",), working_directory="/", environment={})
QUICK = ShutdownPolicy(input_grace_seconds=0.01, terminate_grace_seconds=0.01, kill_wait_seconds=0.01)


def test_close_stops_at_the_first_step_that_ends_the_child() -> None:
    async def scenario(child: MemoryChild) -> ShutdownStage:
        process = await SupervisedProcess.start(LAUNCH, spawner=child, shutdown=QUICK)
        return (await process.close()).stage

    async def main() -> None:
        for obeyed, stage, calls in (
            ("close_input", ShutdownStage.INPUT_CLOSED, ["close_input"]),
            ("terminate", ShutdownStage.TERMINATED, ["close_input", "terminate"]),
            ("kill", ShutdownStage.KILLED, ["close_input", "terminate", "kill"]),
            ("nothing", ShutdownStage.SURVIVED, ["close_input", "terminate", "kill"]),
        ):
            child = MemoryChild(obeys=frozenset({obeyed}))
            assert await scenario(child) is stage
            assert child.calls == ["discard_output", *calls, "kill", "release"]

    asyncio.run(main())


def test_a_policy_without_grace_kills_at_once() -> None:
    async def main() -> None:
        child = MemoryChild(obeys=frozenset({"kill"}))
        process = await SupervisedProcess.start(LAUNCH, spawner=child)
        assert (await process.abort()).stage is ShutdownStage.EXITED
        assert child.calls[0] == "kill"
        assert "terminate" not in child.calls

    asyncio.run(main())


def test_close_after_a_natural_exit_only_releases() -> None:
    async def main() -> None:
        child = MemoryChild()
        process = await SupervisedProcess.start(LAUNCH, spawner=child)
        child.end(ExitFact(exit_code=7))
        assert await process.wait() == ExitFact(exit_code=7)
        outcome = await process.close()
        assert (outcome.stage, outcome.exit) == (ShutdownStage.EXITED, ExitFact(exit_code=7))
        assert child.calls == ["kill", "release"]

    asyncio.run(main())


def test_close_twice_from_two_tasks_ends_the_child_once() -> None:
    async def main() -> None:
        child = MemoryChild()
        process = await SupervisedProcess.start(LAUNCH, spawner=child)
        first, second = await asyncio.gather(process.close(), process.close(QUICK))
        assert first is second
        assert child.calls.count("release") == 1

    asyncio.run(main())


def test_a_cancelled_close_is_completed_before_the_cancellation_is_passed_on() -> None:
    async def main() -> None:
        child = MemoryChild(obeys=frozenset({"kill"}))
        process = await SupervisedProcess.start(LAUNCH, spawner=child, shutdown=QUICK)
        closing = asyncio.create_task(process.close())
        await asyncio.sleep(0)
        for _ in range(3):
            closing.cancel()
            await asyncio.sleep(0)
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert child.calls[-1] == "release"
        assert child.exit == ExitFact(signal=9)

    asyncio.run(main())


def test_the_context_closes_when_its_body_fails() -> None:
    async def main() -> None:
        child = MemoryChild()
        with pytest.raises(LookupError):
            async with await SupervisedProcess.start(LAUNCH, spawner=child):
                raise LookupError
        assert child.calls[-1] == "release"

    asyncio.run(main())


def test_a_write_over_the_bound_of_unsent_bytes_is_refused_as_a_whole() -> None:
    async def main() -> None:
        child = MemoryChild()
        limits = ProcessLimits(unsent_bytes=10)
        async with await SupervisedProcess.start(LAUNCH, spawner=child, limits=limits) as process:
            child.unsent_bytes = 4
            process.write(b"123456")
            with pytest.raises(ProcessError) as caught:
                process.write(b"1234567")
            assert (caught.value.code, caught.value.limit, caught.value.observed) == ("process_input_overflow", 10, 11)
            assert child.received == b"123456"

    asyncio.run(main())


def test_send_gives_up_when_the_child_does_not_read() -> None:
    async def main() -> None:
        child = MemoryChild()
        async with await SupervisedProcess.start(LAUNCH, spawner=child) as process:
            child.reading.clear()
            with pytest.raises(ProcessError) as caught:
                await process.send(b"data", timeout_seconds=0.01)
            assert caught.value.code == "process_input_timeout"

    asyncio.run(main())


def test_writing_after_the_input_is_closed_is_refused() -> None:
    async def main() -> None:
        child = MemoryChild(obeys=frozenset({"kill"}))
        async with await SupervisedProcess.start(LAUNCH, spawner=child, shutdown=QUICK) as process:
            process.close_input()
            with pytest.raises(ProcessError) as caught:
                await process.send(b"data")
            assert caught.value.code == "process_input_closed"

    asyncio.run(main())


def test_the_error_tail_keeps_the_last_bytes() -> None:
    async def main() -> None:
        child = MemoryChild()
        limits = ProcessLimits(error_tail_bytes=8)
        process = await SupervisedProcess.start(LAUNCH, spawner=child, limits=limits)
        child.emit_error(b"first line\n")
        child.emit_error(b"last\n")
        await process.close()
        assert process.error_tail == "ne\nlast\n"
        assert process.error_bytes_dropped == 8
        with pytest.raises(ProcessError):
            await anext(process.error_output())

    asyncio.run(main())


def test_streamed_error_output_is_handed_on_in_chunks() -> None:
    async def main() -> None:
        child = MemoryChild()
        launch = Launch(arguments=("program",), working_directory="/", environment={}, error_output=ErrorOutput.STREAM)
        async with await SupervisedProcess.start(launch, spawner=child) as process:
            child.emit_error(b"one")
            child.emit_error(b"two")
            child.end(ExitFact(exit_code=0))
            assert [chunk async for chunk in process.error_output()] == [b"one", b"two"]

    asyncio.run(main())


def test_a_process_that_is_never_closed_warns_and_is_killed() -> None:
    async def main() -> None:
        child = MemoryChild()
        process = await SupervisedProcess.start(LAUNCH, spawner=child)
        with pytest.warns(ResourceWarning, match="unclosed supervised process"):
            del process
        assert child.calls == ["kill"]
        await asyncio.sleep(0)

    asyncio.run(main())


def test_an_exit_that_nobody_saw_is_an_error_of_its_own() -> None:
    async def main() -> None:
        child = MemoryChild()
        async with await SupervisedProcess.start(LAUNCH, spawner=child) as process:
            child.end(ExitFact())
            child.exit = None
            with pytest.raises(ProcessError) as caught:
                await process.wait()
            assert caught.value.code == "process_guardian_lost"

    asyncio.run(main())
