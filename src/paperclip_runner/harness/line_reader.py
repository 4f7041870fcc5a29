"""Lines of a harness's output within a bound (pure): an overlong line is passed over, not fatal."""

from __future__ import annotations

import msgspec

from paperclip_runner.harness.launch import HARNESS_LINE_BYTES

__all__ = ["LineReader", "OverlongLine"]


class OverlongLine(msgspec.Struct, frozen=True, kw_only=True):
    """Stands where a line longer than `limit` bytes was; `observed` counts its bytes without the newline."""

    limit: int
    observed: int


class LineReader:
    """Bytes in, lines out.

    Lines end at 0x0A; one 0x0D before it is dropped. The bound counts bytes without the newline (a 0x0D counts), and
    is at least 1. A longer line is read to its end without being kept and yields one `OverlongLine` in its place.
    Bytes after the last newline count as a line when the input ends.
    """

    def __init__(self, *, max_line_bytes: int = HARNESS_LINE_BYTES) -> None:
        self._limit = max(max_line_bytes, 1)
        self._held = bytearray()
        self._skipped = 0

    def feed(self, chunk: bytes) -> list[bytes | OverlongLine]:
        """The lines that this chunk completes, in order."""
        lines: list[bytes | OverlongLine] = []
        start = 0
        while (end := chunk.find(b"\n", start)) >= 0:
            self._extend(chunk, start, end)
            lines.append(self._take())
            start = end + 1
        self._extend(chunk, start, len(chunk))
        return lines

    def finish(self) -> list[bytes | OverlongLine]:
        """The line that the end of the input completes, if any bytes are left."""
        return [self._take()] if self._held or self._skipped else []

    def _extend(self, chunk: bytes, start: int, end: int) -> None:
        size = end - start
        if self._skipped:
            self._skipped += size
        elif len(self._held) + size > self._limit:
            self._skipped = len(self._held) + size
            self._held.clear()
        else:
            self._held += memoryview(chunk)[start:end]

    def _take(self) -> bytes | OverlongLine:
        if self._skipped:
            overlong = OverlongLine(limit=self._limit, observed=self._skipped)
            self._skipped = 0
            return overlong
        line = bytes(self._held)
        self._held.clear()
        return line[:-1] if line.endswith(b"\r") else line
