"""Bounded ends of a log: the last lines, or the last bytes (pure)."""

from __future__ import annotations

from collections import deque

import msgspec

__all__ = ["LOG_TAIL_BYTES", "LOG_TAIL_LINES", "ByteTail", "LogTail", "LogTailSnapshot"]

LOG_TAIL_LINES = 32
"""Lines a log tail keeps."""

LOG_TAIL_BYTES = 16_384
"""UTF-8 bytes, without newlines, that the lines of a log tail may have together."""


class LogTailSnapshot(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The kept lines, their UTF-8 bytes without newlines, and how many lines were dropped before them."""

    lines: list[str]
    retained_bytes: int
    dropped_lines: int


class LogTail:
    """The last lines of a log within a bound of lines and one of bytes; both bounds are at least 1."""

    def __init__(self, *, max_lines: int = LOG_TAIL_LINES, max_bytes: int = LOG_TAIL_BYTES) -> None:
        self._max_lines = max(max_lines, 1)
        self._max_bytes = max(max_bytes, 1)
        self._lines: deque[tuple[str, int]] = deque()
        self._bytes = 0
        self._dropped = 0

    def push(self, line: str) -> None:
        """Appends one line, cut to the bound of bytes at a character boundary; drops surplus from the front."""
        encoded = line.encode("utf-8", "replace")
        if len(encoded) > self._max_bytes:
            line = encoded[: self._max_bytes].decode("utf-8", "ignore")
            encoded = line.encode("utf-8")
        self._lines.append((line, len(encoded)))
        self._bytes += len(encoded)
        while len(self._lines) > self._max_lines or self._bytes > self._max_bytes:
            self._bytes -= self._lines.popleft()[1]
            self._dropped += 1

    def snapshot(self) -> LogTailSnapshot:
        """The tail as it is now."""
        return LogTailSnapshot(
            lines=[line for line, _ in self._lines], retained_bytes=self._bytes, dropped_lines=self._dropped
        )


class ByteTail:
    """The last bytes of a stream. `dropped` counts what is no longer kept."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max(max_bytes, 1)
        self._kept = bytearray()
        self.dropped = 0

    def push(self, chunk: bytes) -> None:
        """Appends a chunk and drops from the front what is over the bound."""
        surplus = len(self._kept) + len(chunk) - self._max_bytes
        if surplus > 0:
            self.dropped += surplus
            del self._kept[:surplus]
            chunk = chunk[-self._max_bytes :]
        self._kept += chunk

    def text(self) -> str:
        """The kept bytes as text; what is no UTF-8, as the first character may be after a cut, is replaced."""
        return self._kept.decode("utf-8", "replace")
