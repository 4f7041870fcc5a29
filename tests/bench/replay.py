"""Replay: validating and reducing from bytes, at two lengths, beside the original's reducer."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from paperclip_protocol import encode

from paperclip_runner.replay import ReplayLimits, SessionReducer, new_snapshot, replay_jsonl
from tests.bench.events import capabilities, identity, stream
from tests.bench.measure import heading, row, sample

PEAK = """
import resource, sys
from paperclip_runner.replay import JsonLinesReplay, ReplayLimits
from paperclip_protocol import encode
from tests.bench.events import capabilities, identity, stream
count = int(sys.argv[1])
limits = ReplayLimits(max_events=count, max_bytes=1 << 40)
replay = JsonLinesReplay(identity=identity(), capabilities=capabilities(), fixture_name="bench", limits=limits)
for event in stream(count):
    replay.receive(encode(event) + b"\\n")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
snapshot = replay.finish()
assert len(snapshot.timeline) == count
print(before // 1024, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def rate(count: int) -> float:
    """Events a second, validated and reduced from the bytes of a recording of ``count`` events."""
    data = b"\n".join(encode(event) for event in stream(count))
    limits = ReplayLimits(max_events=count, max_bytes=len(data))

    def work() -> None:
        replay_jsonl(data, identity=identity(), capabilities=capabilities(), fixture_name="bench", limits=limits)

    timing = sample(work, calls=max(1, 20_000 // count), rounds=5)
    row(f"validate + reduce from bytes, {count:,} events", f"{count / timing.median:,.0f} events/s")
    return count / timing.median


def original(count: int) -> float | None:
    """Events a second of the published original's reducer on the same events, when it is there."""
    tools = os.environ.get("PAPERCLIP_ORACLE_TOOLS")
    dist = os.environ.get("PAPERCLIP_RUNNER_DIST")
    if not dist or not tools or not shutil.which("node"):
        row("the original's reducer", "not here: PAPERCLIP_RUNNER_DIST and PAPERCLIP_ORACLE_TOOLS name it")
        return None
    command = ["node", str(Path(tools) / "peer_reduce.mjs"), "bench"]
    asked = json.dumps({"events": count, "repeat": 1})
    done = subprocess.run(command, input=asked + "\n", capture_output=True, encoding="utf-8", timeout=300, check=True)
    told = json.loads(done.stdout)
    seconds = (told["validate_ms"][0] + told["reduce_ms"][0]) / 1e3
    row(f"the original's validator and reducer, {count:,} events", f"{count / seconds:,.0f} events/s")
    return float(count / seconds)


def main() -> None:
    """Print all rows."""
    heading("Replay")
    small = rate(4_096)
    large = rate(100_000)
    row("rate at 4,096 / rate at 100,000", f"{small / large:.2f}", "within 1.3")
    theirs = original(4_096)
    if theirs:
        row("ours / the original at 4,096", f"{small / theirs:.0f}", "at least 100")
    reducer = SessionReducer(new_snapshot(identity=identity(), capabilities=capabilities(), fixture_name="bench"))
    lines = [encode(event) for event in stream(20_000)]
    start = time.perf_counter()
    for line in lines:
        reducer.apply(line)
    row("SessionReducer.apply from bytes, 20,000 events", f"{len(lines) / (time.perf_counter() - start):,.0f} events/s")
    done = subprocess.run([sys.executable, "-c", PEAK, "1000000"], capture_output=True, encoding="utf-8", check=True)
    before, after = done.stdout.split()
    row("peak memory, 1,000,000 events streamed", f"{before} MB folded, {after} MB with the snapshot taken")
