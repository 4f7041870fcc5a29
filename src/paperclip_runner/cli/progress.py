"""Progress of long work: a live bar on a terminal, plain lines elsewhere, nothing for work of under a second."""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType

QUIET_SECONDS = 1.0
"""Work that takes less time than this, in seconds, shows no progress at all."""

LINE_SECONDS = 5.0
"""Seconds between two lines of progress where there is no terminal."""

CHECK_EVERY = 256
"""Steps between two looks at the clock, so that progress costs nothing."""


class Progress(AbstractContextManager["Progress"]):
    """Counts steps of ``what``; ``total`` steps when that is known. Writes to stderr only."""

    def __init__(self, what: str, *, total: int | None = None, quiet: bool = False) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self._quiet = quiet
        self._start = time.monotonic()
        self._next = self._start + QUIET_SECONDS
        self._live = _LiveBar(what, total) if sys.stderr.isatty() and find_spec("rich") else None

    def advance(self, steps: int = 1) -> None:
        """Count ``steps`` more."""
        before = self.done
        self.done += steps
        if not self._quiet and self.done // CHECK_EVERY != before // CHECK_EVERY:
            self._look()

    def _look(self) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        if self._live is not None:
            self._next = now + 0.1
            self._live.show(self.done)
        else:
            self._next = now + LINE_SECONDS
            share = f" of {self.total:,}" if self.total else ""
            print(f"{self.what}: {self.done:,}{share} after {now - self._start:.0f} s", file=sys.stderr)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live is not None:
            self._live.close()


class _LiveBar:
    """The bar itself; ``rich`` is imported when it first shows."""

    def __init__(self, what: str, total: int | None) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as RichProgress

        self._bar = RichProgress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task(what, total=total)
        self._started = False

    def show(self, done: int) -> None:
        if not self._started:
            self._bar.start()
            self._started = True
        self._bar.update(self._task, completed=done)

    def close(self) -> None:
        if self._started:
            self._bar.stop()
