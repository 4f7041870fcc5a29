"""Medians with their spread, and the table they are printed in."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping

from msgspec import Struct

ROUNDS = 7
"""Rounds of which the median is taken."""


class Sample(Struct, frozen=True, kw_only=True):
    """Seconds for one call: the median round with the fastest and the slowest."""

    median: float
    lowest: float
    highest: float

    def microseconds(self) -> str:
        """The sample in words."""
        return f"{self.median * 1e6:.2f} us ({self.lowest * 1e6:.2f}–{self.highest * 1e6:.2f})"


def sample(work: Callable[[], object], *, calls: int, rounds: int = ROUNDS) -> Sample:
    """Time ``work``: ``rounds`` rounds of ``calls`` calls each, garbage collected between them."""
    times: list[float] = []
    for _ in range(rounds):
        gc.collect()
        start = time.perf_counter()
        for _ in range(calls):
            work()
        times.append((time.perf_counter() - start) / calls)
    return Sample(median=statistics.median(times), lowest=min(times), highest=max(times))


def compare(works: Mapping[str, Callable[[], object]], *, calls: int, rounds: int = ROUNDS) -> dict[str, Sample]:
    """Time several pieces of work in turn within each round, so that a slow spell of the machine meets all of them."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            gc.collect()
            start = time.perf_counter()
            for _ in range(calls):
                work()
            times[name].append((time.perf_counter() - start) / calls)
    return {
        name: Sample(median=statistics.median(taken), lowest=min(taken), highest=max(taken))
        for name, taken in times.items()
    }


def ratio(times: list[float], floors: list[float]) -> float:
    """Sum over sum: how many times the floor's work this took."""
    return sum(times) / sum(floors)


def row(name: str, figure: str, bar: str = "") -> None:
    """Print one row; ``bar`` is what was aimed at."""
    print(f"  {name:<58} {figure:<44} {bar}", flush=True)


def heading(text: str) -> None:
    """Print the title of a group of rows."""
    print(f"\n{text}", flush=True)
