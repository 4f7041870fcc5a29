"""The protocol package: decoding, receiving, importing and generating."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import decode_event, decode_json, encode, receive

from tests.bench.events import shapes
from tests.bench.measure import compare, heading, ratio, row, sample
from tests.bench.models import pydantic_events

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]
FIRST_DECODE = """
import sys, time
sys.modules["typing_extensions"] = None  # as where this package alone is installed
start = time.perf_counter()
from paperclip_protocol import decode_event
event = decode_event(LINE)
print(time.perf_counter() - start)
"""


def decoding() -> None:
    """Typed decode with full checking beside msgspec's untyped decode and pydantic models of the same schemas."""
    heading("Decoding, eight event shapes (one process, medians of rounds)")
    untyped = msgspec.json.Decoder().decode
    models = pydantic_events()
    groups: dict[str, list[float]] = {"untyped": [], "typed": [], "extras": [], "receive": [], "pydantic": []}
    for kind, data in shapes().items():
        with_extras = _with_unknown_member(data)
        works: dict[str, Callable[[], object]] = {
            "untyped": partial(untyped, data),
            "typed": partial(decode_event, data),
            "extras": partial(decode_event, with_extras),
            "receive": partial(receive, "event", data),
            "pydantic": partial(models[kind], data),
        }
        times = compare(works, calls=600, rounds=21)
        for name, timing in times.items():
            groups[name].append(timing.median)
        shown = times["typed"].median / times["untyped"].median
        row(kind, f"untyped {times['untyped'].microseconds()}, typed {shown:.2f} times that")
    row("typed decode / untyped decode", f"{ratio(groups['typed'], groups['untyped']):.2f}", "at most 2.2")
    row("pydantic / typed decode", f"{ratio(groups['pydantic'], groups['typed']):.2f}", "more than 1")
    row("with an unknown member / without", f"{ratio(groups['extras'], groups['typed']):.2f}", "about 1")
    row("receive / untyped decode", f"{ratio(groups['receive'], groups['untyped']):.2f}", "at most 8")


def _with_unknown_member(data: bytes) -> bytes:
    document = decode_json(data)
    assert isinstance(document, dict)
    return encode({**document, "laterMember": {"a": 1}})


def importing() -> None:
    """Import and first decode in a fresh interpreter, beside a bare one."""
    heading("First event in a fresh interpreter (medians of 9 processes)")
    line = shapes()["item.delta"]
    program = FIRST_DECODE.replace("LINE", repr(line))
    inside: list[float] = []
    whole: list[float] = []
    bare: list[float] = []
    with tempfile.TemporaryDirectory() as compiled:
        # Bytecode lies ready, as it does for an installed package.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = compiled
        _process(program, environment)
        for _ in range(9):
            bare.append(_process("import sys, time", environment)[0])
            seconds, printed = _process(program, environment)
            whole.append(seconds)
            inside.append(float(printed))
    row("import and first decode, inside the process", f"{statistics.median(inside) * 1e3:.1f} ms")
    beyond = statistics.median(whole) - statistics.median(bare)
    row("whole process beyond a bare interpreter", f"{beyond * 1e3:.1f} ms", "under 60 ms")


def _process(program: str, environment: dict[str, str]) -> tuple[float, str]:
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True, env=environment
    )
    return time.perf_counter() - start, done.stdout


def generating() -> None:
    """The whole generator, without writing."""
    from codegen.pipeline import generate

    heading("Generator")
    timing = sample(lambda: generate(ROOT), calls=1, rounds=3)
    row(
        "schemas to every generated file",
        f"{timing.median:.2f} s ({timing.lowest:.2f}–{timing.highest:.2f})",
        "under 5 s",
    )


def main() -> None:
    """Print all rows."""
    decoding()
    importing()
    generating()
