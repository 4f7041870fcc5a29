"""Real processes and process trees under the supervisor."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from paperclip_runner.harness import guarded_spawn
from paperclip_runner.harness.launch import (
    ErrorOutput,
    ExitFact,
    Launch,
    ProcessLimits,
    ShutdownPolicy,
    ShutdownStage,
)
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.process_guardian import read_processes
from paperclip_runner.harness.supervisor import SupervisedProcess

pytestmark = pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")

SOURCE = Path(__file__).resolve().parents[2] / "src"
QUICK = ShutdownPolicy(input_grace_seconds=0.1, terminate_grace_seconds=0.1)
MEBIBYTE = 1_048_576


def shell(script: str, *, error_output: ErrorOutput = ErrorOutput.TAIL) -> Launch:
    environment = {"PATH": os.environ.get("PATH", os.defpath)}
    return Launch(
        arguments=("/bin/sh", "-c", script), working_directory="/", environment=environment, error_output=error_output
    )


def python(program: str) -> Launch:
    arguments = (sys.executable, "-I", "-S", "-c", textwrap.dedent(program))
    return Launch(arguments=arguments, working_directory="/", environment={"PATH": os.defpath})


def alive(pid: int) -> bool:
    row = read_processes().get(pid)
    return row is not None and not row.zombie


def own_children() -> set[int]:
    return {row.pid for row in read_processes().values() if row.parent == os.getpid()}


def open_descriptors() -> int:
    directory = "/proc/self/fd" if sys.platform.startswith("linux") else "/dev/fd"
    return len(os.listdir(directory))


async def first_line(process: SupervisedProcess) -> bytes:
    held = b""
    async with asyncio.timeout(5):
        async for chunk in process.output():
            held += chunk
            if b"\n" in held:
                break
    return held.partition(b"\n")[0]


async def pids(process: SupervisedProcess) -> list[int]:
    return [int(word) for word in (await first_line(process)).split()]


def test_a_child_echoes_and_ends_when_its_input_is_closed() -> None:
    async def main() -> None:
        async with await SupervisedProcess.start(shell("exec cat")) as process:
            await process.send(b"hello\n")
            assert await first_line(process) == b"hello"
            assert process.info.process_group_id == process.pid == os.getpgid(process.pid)
            outcome = await process.close()
        assert (outcome.stage, outcome.exit) == (ShutdownStage.INPUT_CLOSED, ExitFact(exit_code=0))

    asyncio.run(main())


def test_the_child_gets_exactly_the_given_environment_and_directory(tmp_path: Path) -> None:
    async def main() -> None:
        program = "import os; print(sorted(os.environ.items()), os.getcwd(), flush=True)"
        launch = Launch(
            arguments=(sys.executable, "-I", "-S", "-c", program),
            working_directory=os.fspath(tmp_path),
            environment={"LC_ALL": "C.UTF-8", "ONE": "a=b\nü"},
        )
        async with await SupervisedProcess.start(launch) as process:
            expected = f"{[('LC_ALL', 'C.UTF-8'), ('ONE', 'a=b' + chr(10) + 'ü')]} {tmp_path}"
            assert (await first_line(process)).decode() == expected

    asyncio.run(main())


def test_the_child_starts_with_default_signals_and_no_extra_descriptors() -> None:
    async def main() -> None:
        program = """
            import os, signal
            plain = all(signal.getsignal(n) in (signal.SIG_DFL, signal.default_int_handler)
                        for n in signal.valid_signals() if n not in (signal.SIGPIPE, signal.SIGXFSZ))
            blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
            found = []
            for number in range(3, 256):
                try:
                    os.fstat(number)
                    found.append(number)
                except OSError:
                    pass
            print(plain, len(blocked), found, flush=True)
        """
        async with await SupervisedProcess.start(python(program)) as process:
            assert await first_line(process) == b"True 0 []"

    asyncio.run(main())


def test_a_natural_exit_reports_code_or_signal() -> None:
    async def main() -> None:
        async with asyncio.timeout(10):
            async with await SupervisedProcess.start(shell("exit 7")) as process:
                assert await process.wait() == ExitFact(exit_code=7)
            async with await SupervisedProcess.start(shell("kill -USR1 $$")) as process:
                assert await process.wait() == ExitFact(signal=signal.SIGUSR1)

    asyncio.run(main())


def test_output_written_before_a_natural_exit_can_still_be_read() -> None:
    async def main() -> None:
        async with await SupervisedProcess.start(shell("echo last words")) as process:
            await process.wait()
            assert b"".join([chunk async for chunk in process.output()]) == b"last words\n"

    asyncio.run(main())


def test_a_natural_exit_removes_what_the_child_left_behind() -> None:
    script = "sleep 1000 & a=$!; setsid sleep 1000 & echo $a $!; exit 3"

    async def main() -> None:
        async with await SupervisedProcess.start(shell(script)) as process, asyncio.timeout(10):
            left = await pids(process)
            assert await process.wait() == ExitFact(exit_code=3)
            assert not any(alive(pid) for pid in left)

    asyncio.run(main())


def test_a_child_that_ignores_sigterm_is_killed() -> None:
    async def main() -> None:
        script = "trap '' TERM; echo ready; while :; do sleep 1000; done"
        async with await SupervisedProcess.start(shell(script), shutdown=QUICK) as process:
            await first_line(process)
            outcome = await process.close()
        assert (outcome.stage, outcome.exit) == (ShutdownStage.KILLED, ExitFact(signal=9))

    asyncio.run(main())


def test_a_child_that_ends_on_sigterm_is_not_killed() -> None:
    async def main() -> None:
        script = "echo ready; sleep 1000"
        policy = ShutdownPolicy(input_grace_seconds=0.0, terminate_grace_seconds=5.0)
        async with await SupervisedProcess.start(shell(script), shutdown=policy) as process:
            await first_line(process)
            outcome = await process.close()
        assert (outcome.stage, outcome.exit) == (ShutdownStage.TERMINATED, ExitFact(signal=15))

    asyncio.run(main())


def test_a_grandchild_that_holds_the_pipes_does_not_hold_up_the_end() -> None:
    script = "sh -c 'trap \"\" TERM; echo $$; while :; do sleep 1000; done' & wait"

    async def main() -> None:
        async with asyncio.timeout(10):
            process = await SupervisedProcess.start(shell(script), shutdown=QUICK)
            [grandchild] = await pids(process)
            await process.close()
            assert not alive(grandchild)

    asyncio.run(main())


def test_descendants_that_left_the_group_are_killed() -> None:
    daemon = """
        import os, signal, sys, time
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if os.fork():
            os.wait()
            time.sleep(1000)
        os.setsid()
        if os.fork():
            os._exit(0)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        print(os.getpid(), os.getpgid(0), flush=True)
        time.sleep(1000)
    """

    async def main() -> None:
        async with asyncio.timeout(10):
            process = await SupervisedProcess.start(python(daemon), shutdown=QUICK)
            escaped, group = await pids(process)
            assert group != process.pid
            assert (await process.close()).stage is ShutdownStage.KILLED
            assert not alive(escaped)

    asyncio.run(main())


def test_a_flood_on_the_error_output_never_blocks_the_child() -> None:
    program = """
        import sys
        sys.stderr.write("x" * (3 * 1048576) + "end")
        sys.stderr.flush()
        print("ready", flush=True)
        sys.stdin.read()
    """

    async def main() -> None:
        limits = ProcessLimits(error_tail_bytes=1_000)
        async with await SupervisedProcess.start(python(program), limits=limits) as process:
            assert await first_line(process) == b"ready"
            await process.close()
            assert process.error_tail == "x" * 997 + "end"
            assert process.error_bytes_dropped == 3 * MEBIBYTE + 3 - 1_000

    asyncio.run(main())


def test_large_messages_both_ways_at_once_do_not_block_each_other() -> None:
    size = 8 * MEBIBYTE

    async def main() -> None:
        limits = ProcessLimits(unsent_bytes=2 * size, output_bytes=65_536)
        async with await SupervisedProcess.start(shell("exec cat"), limits=limits) as process, asyncio.timeout(20):
            sending = asyncio.create_task(process.send(b"y" * size))
            received = 0
            async for chunk in process.output():
                received += len(chunk)
                if received == size:
                    break
            await sending

    asyncio.run(main())


def test_a_child_that_writes_much_before_it_reads_gets_its_input() -> None:
    program = """
        import sys
        sys.stdout.write("z" * 262144)
        sys.stdout.flush()
        print(len(sys.stdin.buffer.read(131072)), flush=True)
    """

    async def main() -> None:
        async with await SupervisedProcess.start(python(program)) as process, asyncio.timeout(10):
            await process.send(b"a" * 131_072)
            collected = b"".join([chunk async for chunk in process.output()])
            assert collected.endswith(b"131072\n")

    asyncio.run(main())


def test_unread_output_is_bounded_by_pausing_and_nothing_is_lost() -> None:
    size = 4 * MEBIBYTE

    async def main() -> None:
        limits = ProcessLimits(output_bytes=65_536)
        program = f"""
            import sys
            sys.stdout.write("w" * {size})
            sys.stdout.flush()
            sys.stderr.write("flushed")
        """
        async with await SupervisedProcess.start(python(program), limits=limits) as process, asyncio.timeout(20):
            chunks = process.output()
            first = await anext(chunks)
            # Two turns of the loop with a full pipe: a reader that did not pause would have taken more than the bound.
            waiting = asyncio.create_task(process.wait())
            done, _ = await asyncio.wait({waiting}, timeout=0.2)
            assert not done
            assert process.error_tail == ""
            rest = [len(chunk) async for chunk in chunks]
            assert len(first) + sum(rest) == size
            assert max(rest) <= 262_144
            assert await waiting == ExitFact(exit_code=0)

    asyncio.run(main())


def test_a_child_that_never_reads_makes_the_writer_fail_in_bounds() -> None:
    async def main() -> None:
        limits = ProcessLimits(unsent_bytes=MEBIBYTE)
        process = await SupervisedProcess.start(shell("sleep 1000"), limits=limits, shutdown=QUICK)
        with pytest.raises(ProcessError) as slow:
            await process.send(b"a" * 524_288, timeout_seconds=0.05)
        assert slow.value.code == "process_input_timeout"
        for _ in range(7):
            process.write(b"b" * 65_536)
        with pytest.raises(ProcessError) as full:
            process.write(b"b" * 262_144)
        assert (full.value.code, full.value.limit) == ("process_input_overflow", MEBIBYTE)
        async with asyncio.timeout(5):
            outcome = await process.close()
        assert outcome.stage is ShutdownStage.TERMINATED

    asyncio.run(main())


def test_writing_to_a_child_that_ended_is_an_error_and_not_a_signal() -> None:
    async def main() -> None:
        async with await SupervisedProcess.start(shell("exit 0")) as process, asyncio.timeout(5):
            await process.wait()
            with pytest.raises(ProcessError) as caught:
                await process.send(b"data")
            assert caught.value.code == "process_input_closed"

    asyncio.run(main())


def test_a_child_that_writes_while_it_ends_can_end() -> None:
    program = """
        import sys
        print("ready", flush=True)
        sys.stdin.read()
        sys.stdout.write("v" * 2000000)
        sys.stdout.flush()
    """

    async def main() -> None:
        policy = ShutdownPolicy(input_grace_seconds=5.0)
        limits = ProcessLimits(output_bytes=65_536)
        process = await SupervisedProcess.start(python(program), limits=limits, shutdown=policy)
        await first_line(process)
        outcome = await process.close()
        assert (outcome.stage, outcome.exit) == (ShutdownStage.INPUT_CLOSED, ExitFact(exit_code=0))

    asyncio.run(main())


@pytest.mark.parametrize(
    ("arguments", "directory", "phase"),
    [
        (("no-such-program",), "/", "program"),
        (("/",), "/", "program"),
        (("/bin/sh",), "/no/such/directory", "directory"),
    ],
)
def test_a_launch_that_the_system_refuses_names_the_phase(
    arguments: tuple[str, ...], directory: str, phase: str
) -> None:
    async def main() -> None:
        launch = Launch(arguments=arguments, working_directory=directory, environment={"PATH": os.defpath})
        before = own_children()
        with pytest.raises(ProcessError) as caught:
            await SupervisedProcess.start(launch)
        assert caught.value.code == "process_start_failed"
        assert caught.value.details["phase"] == phase
        assert own_children() == before

    asyncio.run(main())


def test_a_start_that_is_cancelled_at_any_moment_leaves_nothing() -> None:
    async def main() -> None:
        children = own_children()
        for turns in range(16):
            starting = asyncio.create_task(SupervisedProcess.start(shell("sleep 1000"), shutdown=QUICK))
            for _ in range(turns):
                await asyncio.sleep(0)
            starting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await (await starting).close()
        assert own_children() == children

    asyncio.run(main())


def test_a_cancelled_close_still_removes_the_tree() -> None:
    async def main() -> None:
        script = "trap '' TERM; setsid sleep 1000 & echo $!; while :; do sleep 1000; done"
        process = await SupervisedProcess.start(shell(script), shutdown=QUICK)
        left = [process.pid, *await pids(process)]
        closing = asyncio.create_task(process.close())
        await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert not any(alive(pid) for pid in left)

    asyncio.run(main())


def test_a_loop_that_ends_in_the_middle_of_a_close_leaves_nothing() -> None:
    left: list[int] = []

    async def main() -> None:
        process = await SupervisedProcess.start(shell("trap '' TERM; echo $$; while :; do sleep 1000; done"))
        left.extend(await pids(process))
        asyncio.get_running_loop().create_task(process.close())
        await asyncio.sleep(0)

    asyncio.run(main())
    assert left
    assert not any(alive(pid) for pid in left)


def test_two_processes_close_first_in_first_out_from_another_task() -> None:
    async def main() -> None:
        first = await SupervisedProcess.start(shell("exec cat"))
        second = await SupervisedProcess.start(shell("exec cat"))
        for process in (first, second):
            outcome = await asyncio.create_task(process.close())
            assert outcome.stage is ShutdownStage.INPUT_CLOSED

    asyncio.run(main())


def test_two_hundred_cycles_leak_no_process_and_no_descriptor() -> None:
    async def cycle() -> None:
        async with await SupervisedProcess.start(shell("setsid sleep 1000 & exec cat")) as process:
            await process.send(b"x\n")
            await first_line(process)

    async def main() -> None:
        await cycle()
        descriptors, children = open_descriptors(), own_children()
        for _ in range(200):
            await cycle()
        assert open_descriptors() == descriptors
        assert own_children() == children

    asyncio.run(main())


RUNNER = """
import asyncio, os, sys, time
sys.path.insert(0, sys.argv[1])
from paperclip_runner.harness.launch import Launch
from paperclip_runner.harness.supervisor import SupervisedProcess

SCRIPT = "trap '' TERM HUP; setsid sh -c 'trap \\"\\" TERM; sleep 1000' & echo $$ $!; while :; do sleep 1000; done"

async def main():
    environment = {"PATH": os.environ["PATH"]}
    launch = Launch(arguments=("/bin/sh", "-c", SCRIPT), working_directory="/", environment=environment)
    process = await SupervisedProcess.start(launch)
    if sys.argv[2] == "fork" and os.fork() == 0:
        os.close(1)
        time.sleep(8)
        os._exit(0)
    async for chunk in process.output():
        print(os.getpid(), chunk.decode().strip(), flush=True)

asyncio.run(main())
"""


def _end_of(handles: dict[int, int], seconds: float) -> None:
    """Waits until every process behind the handles ended."""
    waiting = select.poll()
    for handle in handles:
        waiting.register(handle, select.POLLIN)
    left = dict(handles)
    while left:
        ready = waiting.poll(seconds * 1000)
        assert ready, f"still alive after {seconds} s: {sorted(left.values())}"
        for handle, _ in ready:
            waiting.unregister(handle)
            left.pop(handle)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="this system has no process handles to wait on")
@pytest.mark.parametrize("copy", ["none", "fork"], ids=["life line", "life line held open by a forked copy"])
def test_the_tree_is_gone_within_five_seconds_of_killing_the_runner(copy: str) -> None:
    command = [sys.executable, "-c", RUNNER, os.fspath(SOURCE), copy]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as runner:
        assert runner.stdout is not None
        numbers = [int(word) for word in runner.stdout.readline().split()]
        [guardian] = [row.pid for row in read_processes().values() if row.pid == read_processes()[numbers[1]].parent]
        handles: dict[int, int] = {}
        if sys.platform == "linux":
            handles = {os.pidfd_open(pid): pid for pid in [*numbers, guardian]}
        try:
            os.kill(runner.pid, signal.SIGKILL)
            runner.wait()
            _end_of(handles, 5)
        finally:
            for handle in handles:
                os.close(handle)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(runner.pid, signal.SIGKILL)


def test_a_loop_in_another_thread_can_supervise_and_its_end_does_not_end_other_children() -> None:
    async def other() -> ExitFact | None:
        async with await SupervisedProcess.start(shell("exec cat")) as process:
            return (await process.close()).exit

    async def main() -> None:
        async with await SupervisedProcess.start(shell("exec cat")) as process:
            assert await asyncio.to_thread(asyncio.run, other()) == ExitFact(exit_code=0)
            await process.send(b"still here\n")
            assert await first_line(process) == b"still here"

    asyncio.run(main())


def test_a_guardian_that_cannot_run_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "guardian.py"
    broken.write_text("raise SystemExit('no luck')\n", encoding="utf-8")
    monkeypatch.setattr(guarded_spawn, "_GUARDIAN_PROGRAM", broken)
    with pytest.raises(ProcessError) as caught:
        asyncio.run(SupervisedProcess.start(shell("exec cat")))
    assert caught.value.code == "process_guardian_lost"
    assert "no luck" in str(caught.value)


@pytest.mark.skipif(shutil.which("ps") is None, reason="ps is not installed")
def test_a_system_without_subreaper_follows_the_tree_by_ps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guardian = SOURCE / "paperclip_runner" / "harness" / "process_guardian.py"
    wrapper = tmp_path / "guardian.py"
    wrapper.write_text(
        f"import runpy, sys\nsys.platform = 'other'\nrunpy.run_path({os.fspath(guardian)!r}, run_name='__main__')\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(guarded_spawn, "_GUARDIAN_PROGRAM", wrapper)
    script = "trap '' TERM; sleep 1000 & a=$!; setsid sleep 1000 & echo $a $!; while :; do sleep 1000; done"

    async def main() -> None:
        async with asyncio.timeout(20):
            process = await SupervisedProcess.start(shell(script), shutdown=QUICK)
            left = [process.pid, *await pids(process)]
            assert (await process.close()).stage is ShutdownStage.KILLED
            assert not any(alive(pid) for pid in left)
            async with await SupervisedProcess.start(shell("sleep 1000 & echo $!; exit 4")) as process:
                left = await pids(process)
                assert await process.wait() == ExitFact(exit_code=4)
                assert not any(alive(pid) for pid in left)

    asyncio.run(main())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the parent-death signal is Linux only")
def test_a_killed_guardian_takes_the_child_along() -> None:
    async def main() -> None:
        async with asyncio.timeout(10):
            process = await SupervisedProcess.start(shell("sleep 1000"), shutdown=QUICK)
            os.kill(read_processes()[process.pid].parent, signal.SIGKILL)
            with pytest.raises(ProcessError) as caught:
                await process.wait()
            assert caught.value.code == "process_guardian_lost"
            await process.close()
            assert not alive(process.pid)

    asyncio.run(main())
