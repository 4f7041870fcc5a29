"""Newline-delimited JSON without I/O: cutting a byte stream into lines, and the values on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperclip_runner.canonical import json_bytes, parse_json
from paperclip_runner.errors import JsonLinesError, JsonTextError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["DEFAULT_MAX_LINE_BYTES", "LineSplitter", "decode_line", "encode_line"]

DEFAULT_MAX_LINE_BYTES = 1024 * 1024
"""Bytes of one line, without its newline."""


class LineSplitter:
    """Cuts a stream of bytes into lines, and holds at most one unfinished line.

    `receive` never raises: a line above the limit ends the splitter, `failure` keeps the cause (`json_line_too_long`,
    with limit and observed size), and nothing more is returned. Lines come without their newline; a carriage return
    before it stays, since JSON reads it as white space.
    """

    def __init__(self, *, max_line_bytes: int = DEFAULT_MAX_LINE_BYTES) -> None:
        self.max_line_bytes = max_line_bytes
        self.line_count = 0
        self.failure: JsonLinesError | None = None
        self._rest = bytearray()

    @property
    def rest(self) -> bytes:
        """The bytes after the last newline: the line that is not finished yet."""
        return bytes(self._rest)

    def receive(self, chunk: bytes) -> list[bytes]:
        """Every line that these bytes complete, up to the first one above the limit."""
        if self.failure is not None:
            return []
        lines = chunk.split(b"\n")
        tail = lines.pop()
        if lines and self._rest:
            self._rest += lines[0]
            lines[0] = bytes(self._rest)
            self._rest.clear()
        limit = self.max_line_bytes
        for index, line in enumerate(lines):
            if len(line) > limit:
                self.line_count += index
                self._fail(len(line))
                return lines[:index]
        self.line_count += len(lines)
        self._rest += tail
        if len(self._rest) > limit:
            self._fail(len(self._rest))
        return lines

    def _fail(self, observed: int) -> None:
        self._rest.clear()
        self.failure = JsonLinesError(
            f"line {self.line_count + 1} has {observed} bytes or more, and a line may have {self.max_line_bytes}",
            code="json_line_too_long",
            line=self.line_count + 1,
            limit=self.max_line_bytes,
            observed=observed,
        )


def decode_line(line: bytes, number: int | None = None) -> JsonValue:
    """The value on one line; raises `JsonLinesError` (`json_line_malformed`) when it is not one JSON value in UTF-8."""
    try:
        return parse_json(line)
    except JsonTextError as cause:
        where = "the line" if number is None else f"line {number}"
        raise JsonLinesError(
            f"{where} is not JSON: {cause.message}", code="json_line_malformed", line=number, details=cause.details
        ) from cause


def encode_line(value: object) -> bytes:
    """One value, or Struct, as a line with its newline. Raises `JsonTextError`."""
    return json_bytes(value) + b"\n"
