"""The Codex driver: a burst of message deltas up to events, beside the original's driver and the official SDK.

All clients read the same lines from the same program (`burst_server`); a time begins when the first of them is written
and ends when the last one was delivered. The original is measured where PAPERCLIP_RUNNER_DIST names its build and node
is there, the SDK where it is installed. Clients take turns, so that a slow spell of the machine meets all of them.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import msgspec

from paperclip_runner.codex import EventLimits
from tests.bench.bursts import Burst, Measured
from tests.bench.measure import heading, row

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "tests" / "bench"
FRESH = 2_000
"""Lines of a burst that meets a fresh process."""
WARM = 20_000
"""Lines of each burst of a process that goes on."""
PROCESSES = 7
"""Fresh processes of each client."""
TURNS = 3
"""Processes of each client that go on."""
ROUNDS = 5
"""Bursts in each of them."""
LONG, SHORT = 360, 230
"""Bytes of a line. The original takes no burst of short ones."""
LAGGING = 100_000
"""Lines that are written while the consumer takes none."""
STALL = 2.0
"""Seconds for which it takes none."""

MODULE = """
import runpy, sys, types
tests = types.ModuleType("tests")  # without what the test suite loads
tests.__path__ = [PATH]
sys.modules["tests"] = tests
runpy.run_module(NAME, run_name="__main__", alter_sys=True)
"""

ALONE = 'import sys; sys.modules["typing_extensions"] = None; '  # as where this package alone is installed
IMPORTS = {
    "bare interpreter": ALONE,
    "asyncio and msgspec": ALONE + "import asyncio, msgspec",
    "CodexDriver, CodexOptions and TaskEnvelope": ALONE
    + "from paperclip_runner.codex import CodexDriver, CodexOptions, TaskEnvelope",
    "every name of paperclip_runner.codex": ALONE + "from paperclip_runner.codex import *",
    "openai_codex": "import openai_codex",
}

Client = Callable[[Burst], Measured]


def module_client(name: str) -> Client:
    """A client that is a module of this folder."""
    program = MODULE.replace("PATH", repr(str(ROOT / "tests"))).replace("NAME", repr(f"tests.bench.{name}"))
    return lambda burst: _ask([sys.executable, "-c", program], burst)


def original_client() -> Client | None:
    """The original's driver, where it is."""
    node = shutil.which("node")
    if node is None or not os.environ.get("PAPERCLIP_RUNNER_DIST"):
        return None
    return lambda burst: _ask([node, str(HERE / "codex_original.mjs")], burst)


def sdk_client() -> Client | None:
    """The official SDK, where it is installed."""
    return module_client("codex_sdk") if find_spec("openai_codex") else None


def _ask(command: list[str], burst: Burst) -> Measured:
    asked = [*command, msgspec.json.encode(burst).decode()]
    done = subprocess.run(asked, capture_output=True, encoding="utf-8", timeout=300, check=False)
    if done.returncode:
        raise SystemExit(f"{command[-1][:200]}: {done.stderr[-2000:]}")
    return msgspec.json.decode(done.stdout, type=Measured)


@contextmanager
def stage() -> Generator[Burst]:
    """A burst that lacks only its size: the folders and the program that plays the app-server."""
    with tempfile.TemporaryDirectory(prefix="paperclip-bench-") as folder:
        for name in ("workspace", "home"):
            (Path(folder) / name).mkdir()
        server = Path(folder) / "codex"
        server.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S -E "{HERE / "burst_server.py"}"\n', encoding="utf-8")
        server.chmod(0o755)
        yield Burst(server=str(server), folder=folder, count=0, bytes=LONG)


class Rates(msgspec.Struct):
    """Lines a second of all rounds of one client, and why some of its processes have none."""

    rounds: list[float] = msgspec.field(default_factory=list[float])
    failures: list[str] = msgspec.field(default_factory=list[str])


def in_turns(clients: dict[str, tuple[Client, Burst]], turns: int) -> dict[str, Rates]:
    """The rates of each client in `turns` processes of it."""
    rates = {name: Rates() for name in clients}
    for _ in range(turns):
        for name, (client, burst) in clients.items():
            measured = client(burst)
            problem = problem_with(measured, burst)
            if problem is None:
                rates[name].rounds += measured.rates
            else:
                rates[name].failures.append(problem)
    return rates


def problem_with(measured: Measured, burst: Burst) -> str | None:
    """Why a client did not do what it was asked, or None."""
    if measured.failure is None and measured.delivered == burst.count * burst.rounds:
        return None
    return f"fails after {measured.delivered:,} of {burst.count * burst.rounds:,}: {measured.failure}"


def rate_row(name: str, rates: Rates) -> float | None:
    """Print the median of the rounds; return it, unless something failed."""
    if rates.failures:
        row(name, f"{len(rates.failures)} failed: {rates.failures[0]}")
        return None
    median = statistics.median(rates.rounds)
    row(name, f"{median:,.0f} lines/s ({min(rates.rounds):,.0f}–{max(rates.rounds):,.0f})")
    return median


def ratio_row(name: str, ours: float | None, theirs: float | None, bar: str) -> None:
    """Print ours / theirs, when there are both."""
    if ours and theirs:
        row(name, f"{ours / theirs:.2f}", bar)


def bursts(burst: Burst, ours: Client, original: Client | None, sdk: Client | None) -> None:
    """Rates, in fresh processes and in ones that go on."""
    for what, wanted, turns in (
        (f"{FRESH:,} lines in a fresh process", msgspec.structs.replace(burst, count=FRESH), PROCESSES),
        (f"{WARM:,} lines, warm", msgspec.structs.replace(burst, count=WARM, rounds=ROUNDS), TURNS),
    ):
        heading(f"{what}: medians of {turns} processes of {wanted.rounds} bursts")
        clients = {
            "ours": (ours, wanted),
            "ours, taken together": (ours, msgspec.structs.replace(wanted, way="take")),
            "ours, typed": (ours, msgspec.structs.replace(wanted, way="typed")),
            "ours, short": (ours, msgspec.structs.replace(wanted, bytes=SHORT)),
        }
        if original:
            clients["original"] = (original, wanted)
        if sdk:
            clients["SDK, sync"] = (sdk, wanted)
            clients["SDK, async"] = (sdk, msgspec.structs.replace(wanted, way="async"))
        rates = in_turns(clients, turns)
        rate = rate_row(f"{LONG} B to events, async for", rates["ours"])
        rate_row(f"{LONG} B to events, taken as they arrived", rates["ours, taken together"])
        rate_row(f"{LONG} B to events, typed and checked", rates["ours, typed"])
        rate_row(f"{SHORT} B to events, async for", rates["ours, short"])
        theirs = {name: rate_row(f"{LONG} B, {name}", rates[name]) for name in rates if name[:4] != "ours"}
        bar = "at least 2" if wanted.rounds == 1 else "at least 1, aim 1.3"
        ratio_row("ours / original", rate, theirs.get("original"), bar)
        ratio_row("ours / SDK, sync (makes no events)", rate, theirs.get("SDK, sync"), "")
        ratio_row("ours / SDK, async (makes no events)", rate, theirs.get("SDK, async"), "at least 8")
    if original:
        short = msgspec.structs.replace(burst, count=FRESH, bytes=SHORT)
        row(f"{SHORT} B, original", problem_with(original(short), short) or "passes")


def paced(burst: Burst, clients: dict[str, tuple[Client, str]]) -> None:
    """Time of one line at a steady rate."""
    heading("From line written to delivered, at a steady rate: median / p99")
    for rate, count in ((200, 800), (2_000, 6_000)):
        for name, (client, way) in clients.items():
            wanted = msgspec.structs.replace(burst, count=count, rate=rate, way=way)
            measured = client(wanted)
            problem = problem_with(measured, wanted)
            times = "" if problem else f"{measured.milliseconds(0.5):.3f} / {measured.milliseconds(0.99):.3f} ms"
            row(f"{rate:,} lines/s, {name}", problem or times)


def lagging(burst: Burst, ours: Client, clients: dict[str, tuple[Client, str]]) -> None:
    """Memory while a consumer takes nothing."""
    limits = EventLimits()
    size = LAGGING * LONG
    heading(f"Memory while the consumer rests {STALL:g} s and {LAGGING:,} lines ({size / 1e6:.0f} MB) are written")
    row(
        "bound on what ours holds", f"{limits.events:,} events or {limits.bytes / 2**20:.0f} MiB of lines, and one read"
    )
    row("bound while an answer is awaited", f"{limits.ahead} times that")
    for name, (client, way) in clients.items():
        wanted = msgspec.structs.replace(burst, count=LAGGING, stall=STALL, way=way)
        measured = client(wanted)
        told = problem_with(measured, wanted) or "all delivered"
        row(f"growth, {name}", f"{measured.growth / 1024:.1f} MiB, {told}", "bounded" if client is ours else "")


def importing(*, sdk: bool) -> None:
    """Whole processes that import and end."""
    heading("Import, whole process: time, and processor time of it (medians of 9)")
    programs = {name: program for name, program in IMPORTS.items() if name != "openai_codex" or sdk}
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as compiled:
        # Bytecode lies ready, as it does for an installed package.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = compiled
        for turn in range(10):
            for name, program in programs.items():
                timing = _process_times(program, environment)
                if turn:
                    taken[name].append(timing)
    for name, timings in taken.items():
        whole, busy = (statistics.median(one) * 1e3 for one in zip(*timings, strict=True))
        row(name, f"{whole:.0f} ms, {busy:.0f} ms", "under 100 ms" if "paperclip_runner" in programs[name] else "")


def _process_times(program: str, environment: dict[str, str]) -> tuple[float, float]:
    start = time.perf_counter()
    process = os.posix_spawn(sys.executable, [sys.executable, "-c", program], environment)
    _, status, usage = os.wait4(process, 0)
    if status:
        raise SystemExit(f"{program} failed")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime


def main() -> None:
    """Print all rows."""
    ours, original, sdk = module_client("codex_session"), original_client(), sdk_client()
    heading("Codex driver")
    if original is None:
        row("the original's driver", "not here: PAPERCLIP_RUNNER_DIST names it, and node is needed")
    if sdk is None:
        row("the official SDK", "not here: install openai-codex")
    clients = {"ours": (ours, "")}
    if original:
        clients["original"] = (original, "")
    if sdk:
        clients |= {"SDK, sync": (sdk, ""), "SDK, async": (sdk, "async")}
    with stage() as burst:
        bursts(burst, ours, original, sdk)
        paced(burst, clients)
        lagging(burst, ours, {name: clients[name] for name in clients if name != "SDK, async"})
    importing(sdk=sdk is not None)
