"""Cuts a byte stream into lines, and holds what is not a line yet, within a bound."""

from __future__ import annotations

from collections import deque

__all__ = ["LineFrames"]


class LineFrames:
    """Lines that wait to be decoded, and the beginning of the next one. A line ends with the byte 0x0A only.

    A line longer than `max_line_bytes` is never held whole: once it is seen to be, `oversized_bytes` is set and nothing
    is taken any more. Complete lines before it stay in `waiting`.
    """

    def __init__(self, max_line_bytes: int) -> None:
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0
        self.partial_bytes = 0
        self.oversized_bytes = 0
        self._max_line_bytes = max_line_bytes
        self._fragments: list[bytes] = []

    def feed(self, data: bytes) -> None:
        """Take bytes."""
        if self.oversized_bytes:
            return
        newline = data.find(b"\n")
        if newline < 0:
            self._keep(data)
            return
        if self.partial_bytes + newline > self._max_line_bytes:
            self._refuse(self.partial_bytes + newline)
            return
        lines = data.split(b"\n")
        rest = lines.pop()
        if self._fragments:
            self._fragments.append(lines[0])
            lines[0] = b"".join(self._fragments)
            self._fragments = []
        self.waiting_bytes += self.partial_bytes + len(data) - len(rest)
        self.partial_bytes = 0
        self.waiting.extend(lines)
        if rest:
            self._keep(rest)

    def take(self) -> bytes:
        """Return the oldest line, without its newline."""
        line = self.waiting.popleft()
        self.waiting_bytes -= len(line) + 1
        return line

    def clear(self) -> None:
        """Forget everything."""
        self.waiting.clear()
        self.waiting_bytes = 0
        self._fragments = []

    def _keep(self, data: bytes) -> None:
        if self.partial_bytes + len(data) > self._max_line_bytes:
            self._refuse(self.partial_bytes + len(data))
            return
        self._fragments.append(data)
        self.partial_bytes += len(data)

    def _refuse(self, observed: int) -> None:
        self._fragments = []
        self.oversized_bytes = observed
