"""Shows a run while it goes on: lines with the time, and on a terminal one live line below them (shell)."""

from __future__ import annotations

import os
import sys
import time
from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol

from paperclip_runner.cli.trace_narration import Narration

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from paperclip_protocol import JsonValue

__all__ = ["HEARTBEAT_SECONDS", "TraceDisplay", "trace_display"]

HEARTBEAT_SECONDS: Final = 20.0
"""Seconds without a line after which one says that the run goes on, where there is no live line."""

TICK_SECONDS: Final = 0.25
"""Seconds between two looks at the clock: how often the live line is drawn while nothing happens."""


class _Screen(Protocol):
    """Where lines go. `alive` says whether a live line shows that the run goes on."""

    alive: bool

    def line(self, text: str) -> None: ...
    def live(self, text: str) -> None: ...
    def close(self) -> None: ...


class _PlainScreen:
    """Lines on stderr, and nothing live."""

    alive = False

    def line(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    def live(self, text: str) -> None:
        """A log has no live line."""

    def close(self) -> None:
        """Nothing is held."""


class _TerminalScreen:
    """Lines on stderr above one live line."""

    alive = True

    def __init__(self) -> None:
        from rich.console import Console
        from rich.live import Live
        from rich.spinner import Spinner
        from rich.text import Text

        self._text = Text
        self._console = Console(stderr=True, highlight=False)
        self._spinner = Spinner("dots", text="")
        self._live = Live(self._spinner, console=self._console, transient=True, refresh_per_second=8)
        self._live.start()

    def line(self, text: str) -> None:
        self._console.print(self._text(text), soft_wrap=True)

    def live(self, text: str) -> None:
        width = self._console.width - 3
        self._spinner.update(text=self._text(text if len(text) <= width else f"{text[: width - 1]}…", style="bold"))

    def close(self) -> None:
        self._live.stop()


class TraceDisplay(AbstractContextManager["TraceDisplay"]):
    """Follows one run. `tick` is to be called every `TICK_SECONDS`."""

    def __init__(self, screen: _Screen, clock: Callable[[], float] = time.monotonic) -> None:
        self.narration = Narration()
        self._screen = screen
        self._clock = clock
        self._start = self._last_line = clock()

    def head(self, text: str) -> None:
        """A line without the time."""
        self._last_line = self._clock()
        self._screen.line(text)

    def say(self, text: str) -> None:
        """A line with the time since the beginning."""
        self._last_line = now = self._clock()
        self._screen.line(f"{now - self._start:6.1f} s  {text}")
        self._screen.live(self.status())

    def receive(self, event: dict[str, JsonValue]) -> None:
        """Shows what an event is worth."""
        lines = self.narration.receive(event)
        for line in lines:
            self.say(line)
        if not lines:
            self._screen.live(self.status())

    def tick(self) -> None:
        """Draws the live line; after a long silence a line says that the run goes on."""
        self._screen.live(self.status())
        if not self._screen.alive and self._clock() - self._last_line >= HEARTBEAT_SECONDS:
            self.say(f"still here: {self.status()}")

    def status(self) -> str:
        """Phase, tool, tokens and elapsed time."""
        narration = self.narration
        parts = [narration.phase]
        if narration.tool is not None:
            parts.append(narration.tool)
        if narration.input_tokens or narration.output_tokens:
            parts.append(f"{narration.input_tokens:,} tokens in, {narration.output_tokens:,} out")
        parts.append(_duration(self._clock() - self._start))
        return " · ".join(parts)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._screen.close()


def trace_display() -> TraceDisplay:
    """The display for where stderr goes."""
    live = sys.stderr.isatty() and os.environ.get("TERM") != "dumb" and find_spec("rich") is not None
    return TraceDisplay(_TerminalScreen() if live else _PlainScreen())


def _duration(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02d}"
