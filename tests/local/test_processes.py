"""Local runs leave nothing: no process, no zombie, no descriptor, however they end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import JsonValue, encode

from paperclip_runner.harness.process_guardian import read_processes
from paperclip_runner.local import LocalRunError, shell
from paperclip_runner.local.shell import run_local
from paperclip_runner.testing.scripted_harness import scenario_script, write_executable
from tests.local.memory_run import command_line
from tests.local.transcripts import options

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from paperclip_runner.local import LocalOptions

pytestmark = pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")

Members = dict[str, JsonValue]

READY = '{"schema":"paperclip.fake_harness.message.v1","messageSeq":1,"type":"ready"}'


def shell_harness(folder: Path, program: str) -> str:
    path = folder / "harness"
    path.write_text(f"#!/bin/sh\n{program}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def local_options(harness: str, *arguments: str) -> LocalOptions:
    return options(["--shutdown-grace-ms", "75", *arguments], harness=harness, script="script")


class Controller:
    """A controller in memory: it says its lines, waits for a word of the runner, and leaves."""

    def __init__(self, *lines: bytes, leaves_after: str | None = None) -> None:
        self._lines = list(lines)
        self._leaves_after = leaves_after
        self._heard = asyncio.Event()
        self.written: list[Members] = []

    async def read(self) -> bytes:
        if self._lines:
            return self._lines.pop(0)
        if self._leaves_after is not None:
            await self._heard.wait()
            return b""
        await asyncio.Event().wait()
        return b""

    def write(self, line: bytes) -> None:
        message = cast("Members", json.loads(line)["message"])
        self.written.append(message)
        if self._leaves_after is not None and self._leaves_after in line.decode():
            self._heard.set()

    def types(self) -> list[JsonValue]:
        return [cast("Members", each["event"])["eventType"] for each in self.written if each["kind"] == "event"]

    def last(self) -> Members:
        return cast("Members", cast("Members", self.written[-1]["event"])["payload"])


async def run(harness: LocalOptions, controller: Controller, *, ready_seconds: float = 5.0) -> None:
    reading: Callable[[], Awaitable[bytes]] = controller.read
    async with asyncio.timeout(20):
        await run_local(
            harness,
            read=reading,
            write=controller.write,
            environment=os.environ,
            working_directory="/",
            ready_seconds=ready_seconds,
        )


def own_children() -> set[int]:
    return {row.pid for row in read_processes().values() if row.parent == os.getpid()}


def alive(pid: int) -> bool:
    row = read_processes().get(pid)
    return row is not None and not row.zombie


def open_descriptors() -> int:
    return len(os.listdir("/proc/self/fd" if sys.platform.startswith("linux") else "/dev/fd"))


PREPARE = command_line(1, "run.prepare", {})


def test_two_hundred_runs_leak_no_process_and_no_descriptor(tmp_path: Path) -> None:
    harness = local_options(shell_harness(tmp_path, f"echo '{READY}'"))

    async def many(count: int) -> None:
        for _ in range(count // 4):
            controllers = [Controller(PREPARE) for _ in range(4)]
            await asyncio.gather(*(run(harness, controller) for controller in controllers))
            for controller in controllers:
                assert controller.types()[-2:] == ["harness.exited", "run.terminal"]

    async def measured() -> tuple[int, int]:
        await many(4)
        before = open_descriptors()
        await many(196)
        return before, open_descriptors()

    children = own_children()
    before, after = asyncio.run(measured())
    assert after == before
    assert own_children() == children


def test_a_harness_that_ignores_sigterm_is_killed(tmp_path: Path) -> None:
    program = f"trap '' TERM; echo '{READY}'; while :; do sleep 1; done"
    controller = Controller(PREPARE, leaves_after="harness.ready")
    asyncio.run(run(local_options(shell_harness(tmp_path, program)), controller))
    exit_fact = cast("Members", cast("Members", controller.last()["reconciliation"])["processExit"])
    assert exit_fact == {"exitCode": None, "signal": signal.SIGKILL, "success": False}
    assert controller.last()["runTerminalState"] == "cancelled"


def test_a_harness_that_is_never_ready_is_ended(tmp_path: Path) -> None:
    controller = Controller(PREPARE)
    children = own_children()
    with pytest.raises(LocalRunError) as caught:
        asyncio.run(run(local_options(shell_harness(tmp_path, "exec sleep 60")), controller, ready_seconds=0.05))
    assert caught.value.code == "local_harness_not_ready"
    assert own_children() == children


def test_what_a_harness_leaves_behind_ends_with_it(tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    program = f"sleep 60 & echo $! >{pid_file}; echo '{READY}'"
    controller = Controller(PREPARE)
    asyncio.run(run(local_options(shell_harness(tmp_path, program)), controller))
    assert controller.types()[-1] == "run.terminal"
    assert not alive(int(pid_file.read_text(encoding="utf-8")))


def test_the_end_of_the_error_output_is_in_the_log(tmp_path: Path) -> None:
    program = f"echo '{READY}'; for n in 1 2 3 4 5; do echo line $n >&2; done; printf last >&2"
    controller = Controller(PREPARE)
    asyncio.run(run(local_options(shell_harness(tmp_path, program), "--log-max-lines", "2"), controller))
    exited = cast("Members", cast("Members", controller.written[-2]["event"])["payload"])
    assert exited["logs"] == {"lines": ["stderr: line 5", "stderr: last"], "retainedBytes": 26, "droppedLines": 4}


def test_a_controller_that_does_not_listen_any_more_ends_the_run(tmp_path: Path) -> None:
    class Deaf(Controller):
        def write(self, line: bytes) -> None:
            if b"harness.ready" in line:
                raise BrokenPipeError
            super().write(line)

    children = own_children()
    program = f"echo '{READY}'; exec sleep 60"
    with pytest.raises(LocalRunError) as caught:
        asyncio.run(run(local_options(shell_harness(tmp_path, program)), Deaf(PREPARE)))
    assert caught.value.code == "local_controller_closed"
    assert own_children() == children


def test_a_harness_that_takes_no_input_ends_the_run(tmp_path: Path) -> None:
    program = f"exec 0<&-; echo '{READY}'; sleep 0.2; exec sleep 60"
    lines = [PREPARE, *(command_line(number, "session.close", {}) for number in range(2, 1_000))]
    controller = Controller(*lines)
    with pytest.raises(LocalRunError) as caught:
        asyncio.run(run(local_options(shell_harness(tmp_path, program)), controller))
    assert caught.value.code == "local_harness_lost"


def test_the_tree_is_gone_within_five_seconds_of_killing_the_daemon(tmp_path: Path) -> None:
    script = tmp_path / "linger.json"
    script.write_bytes(encode(scenario_script("linger")))
    named = ["--fake-harness", str(write_executable(tmp_path / "harness")), "--script", str(script)]
    identity = ["--run-id", "r", "--session-id", "s", "--runner-id", "n"]
    daemon = subprocess.Popen(
        [sys.executable, "-m", "paperclip_runner.local.daemon", *identity, *named],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)},
        bufsize=0,
    )
    with daemon:
        assert daemon.stdin is not None
        assert daemon.stdout is not None
        for number, command_type in enumerate(("run.prepare", "session.open", "turn.start"), 1):
            daemon.stdin.write(command_line(number, command_type, {}))
        while b"item.started" not in daemon.stdout.readline():
            pass
        below = descendants(daemon.pid)
        assert len(below) >= 3
        daemon.kill()
        deadline = time.monotonic() + 5.0
        while (left := [pid for pid in below if alive(pid)]) and time.monotonic() < deadline:
            pass
        assert left == []


def descendants(root: int) -> list[int]:
    rows = read_processes().values()
    found = [root]
    for parent in found:
        found += [row.pid for row in rows if row.parent == parent]
    return found[1:]


def test_a_harness_that_closed_its_output_is_ended_when_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell, "EXIT_SECONDS", 0.05)
    program = f"echo '{READY}'; exec >&-; exec sleep 60"
    controller = Controller(PREPARE, leaves_after="harness.ready")
    asyncio.run(run(local_options(shell_harness(tmp_path, program)), controller))
    assert cast("Members", controller.last()["reconciliation"])["reason"] == "controller_closed"


def test_a_full_pipe_that_does_not_block_is_waited_for() -> None:
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    data = os.urandom(300_000)
    received = bytearray()

    def drain() -> None:
        while len(received) < len(data):
            received.extend(os.read(reading, 65_536))

    reader = threading.Thread(target=drain)
    reader.start()
    try:
        shell.write_descriptor(writing, data)
        reader.join(10)
    finally:
        os.close(writing)
        os.close(reading)
    assert bytes(received) == data


def test_a_regular_file_is_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "commands"
    path.write_bytes(b"abc")

    async def read(descriptor: int) -> list[bytes]:
        return [await shell.read_descriptor(descriptor), await shell.read_descriptor(descriptor)]

    with path.open("rb") as file:
        assert asyncio.run(read(file.fileno())) == [b"abc", b""]
