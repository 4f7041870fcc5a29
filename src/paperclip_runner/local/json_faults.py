"""Where and why a line is not the record it should be, in the words of the published daemon (pure).

Diagnostics are lines of the stream, and recorded conversations hold them. So a line that was refused is read once more
here, byte by byte, up to its first fault. Columns count bytes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from paperclip_runner.canonical import runner_number_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["FieldKind", "explain_fault"]

FieldKind = Literal["a string", "u64", "anything"]
"""What a known member holds, in the words of the daemon."""

_MAX_DEPTH: Final = 127
"""Levels that the daemon reads, the record among them."""

_MIN_I64: Final = -9_223_372_036_854_775_808
_MAX_U64: Final = 18_446_744_073_709_551_615

_DIGITS: Final = frozenset(b"0123456789")
_HEXADECIMAL = re.compile(rb"[0-9a-fA-F]{4}")
_ESCAPES = frozenset(b'"\\/bfnrtu')
_WORDS: Final = {ord("n"): b"null", ord("t"): b"true", ord("f"): b"false"}
_END_OF_VALUE = "EOF while parsing a value"


def explain_fault(line: bytes, fields: Mapping[str, FieldKind], required: tuple[str, ...], record: str) -> str | None:
    """The first fault of one line as a record with these members; None when this reader finds none."""
    try:
        _Reader(line).record(fields, required, record)
    except _FaultError as fault:
        return f"{fault.words} at line 1 column {fault.column}"
    return None


class _FaultError(Exception):
    def __init__(self, words: str, column: int) -> None:
        super().__init__(words)
        self.words = words
        self.column = column


class _Reader:
    def __init__(self, line: bytes) -> None:
        self._line = line
        self._at = 0

    def record(self, fields: Mapping[str, FieldKind], required: tuple[str, ...], record: str) -> None:
        first = self._next()
        if first is None:
            raise self._ahead(_END_OF_VALUE)
        if first == ord("["):
            # The published daemon also reads a list of the members; a list is refused here, after its first entry.
            self._at += 1
            if self._next() is None:
                raise self._ahead("EOF while parsing a list")
            self._field(fields[required[0]])
            raise self._behind(f"invalid type: sequence, expected {record}")
        if first != ord("{"):
            raise self._behind(f"invalid type: {self._unexpected(first)}, expected {record}")
        seen: set[str] = set()
        for name in self._members():
            if name in seen:
                raise self._behind(f"duplicate field `{name}`")
            self._colon()
            kind = fields.get(name, "anything")
            if name in fields:
                seen.add(name)
            self._field(kind)
        missing = next((name for name in required if name not in seen), None)
        if missing is not None:
            raise self._behind(f"missing field `{missing}`")
        if self._next() is not None:
            raise self._ahead("trailing characters")

    def _field(self, kind: FieldKind) -> None:
        if kind == "anything":
            self._value(2)
            return
        first = self._next()
        if first is None:
            raise self._ahead(_END_OF_VALUE)
        if kind == "a string" and first == ord('"'):
            self._string()
            return
        if kind == "u64" and first in b"-0123456789":
            words = self._number()
            number = words.split("`")[1]
            if not words.startswith("integer"):
                raise self._behind(f"invalid type: {words}, expected u64")
            if number.startswith("-"):
                raise self._behind(f"invalid value: {words}, expected u64")
            return
        raise self._behind(f"invalid type: {self._unexpected(first)}, expected {kind}")

    def _unexpected(self, first: int) -> str:
        """Reads a simple value of the wrong type; says what it is."""
        if first == ord("{"):
            return "map"
        if first == ord("["):
            return "sequence"
        if first == ord('"'):
            start = self._at + 1
            self._string()
            return f'string "{self._line[start : self._at - 1].decode("utf-8", "replace")}"'
        if first in _WORDS:
            word = self._word(first)
            return "null" if word == "null" else f"boolean `{word}`"
        if first in b"-0123456789":
            return self._number()
        raise self._ahead("expected value")

    def _value(self, depth: int) -> None:
        first = self._next()
        if first is None:
            raise self._ahead(_END_OF_VALUE)
        if first in b"{[" and depth > _MAX_DEPTH:
            raise self._ahead("recursion limit exceeded")
        if first == ord("{"):
            for _ in self._members():
                self._colon()
                self._value(depth + 1)
        elif first == ord("["):
            self._entries(depth)
        else:
            self._unexpected(first)

    def _members(self) -> Iterator[str]:
        """The member names of an object; the caller reads each value."""
        self._at += 1
        first = True
        while True:
            found = self._next()
            if found == ord("}"):
                self._at += 1
                return
            if found is None:
                raise self._ahead("EOF while parsing an object")
            if not first:
                if found != ord(","):
                    raise self._ahead("expected `,` or `}`")
                self._at += 1
                found = self._next()
                if found is None:
                    raise self._ahead(_END_OF_VALUE)
                if found == ord("}"):
                    raise self._ahead("trailing comma")
            if found != ord('"'):
                raise self._ahead("key must be a string")
            first = False
            start = self._at + 1
            self._string()
            yield self._line[start : self._at - 1].decode("utf-8", "replace")

    def _entries(self, depth: int) -> None:
        self._at += 1
        first = True
        while (found := self._next()) != ord("]"):
            if found is None:
                raise self._ahead("EOF while parsing a list")
            if not first:
                if found != ord(","):
                    raise self._ahead("expected `,` or `]`")
                self._at += 1
                if self._next() == ord("]"):
                    raise self._ahead("trailing comma")
            first = False
            self._value(depth + 1)
        self._at += 1

    def _colon(self) -> None:
        found = self._next()
        if found != ord(":"):
            raise self._ahead("EOF while parsing an object" if found is None else "expected `:`")
        self._at += 1

    def _string(self) -> None:
        line = self._line
        self._at += 1
        while self._at < len(line):
            byte = line[self._at]
            self._at += 1
            if byte == ord('"'):
                return
            if byte < 0x20:
                self._at -= 1
                raise self._behind("control character (\\u0000-\\u001F) found while parsing a string")
            if byte == ord("\\"):
                if self._at == len(line):
                    break
                self._at += 1
                if line[self._at - 1] not in _ESCAPES:
                    raise self._behind("invalid escape")
                if line[self._at - 1] == ord("u"):
                    self._at += 4
                    if self._at > len(line):
                        self._at = len(line)
                        break
                    if not _HEXADECIMAL.fullmatch(line, self._at - 4, self._at):
                        raise self._behind("invalid escape")
        raise self._behind("EOF while parsing a string")

    def _number(self) -> str:
        start = self._at
        if self._here() == ord("-"):
            self._at += 1
        if self._here() == ord("0"):
            self._at += 1
            if self._here() in _DIGITS:
                raise self._ahead("invalid number")
        else:
            self._digits()
        whole = True
        if self._here() == ord("."):
            whole = False
            self._at += 1
            self._digits()
        if self._here() in (ord("e"), ord("E")):
            whole = False
            self._at += 1
            if self._here() in (ord("+"), ord("-")):
                self._at += 1
            self._digits()
        text = self._line[start : self._at].decode()
        if whole and len(text) <= 20 and _MIN_I64 <= int(text) <= _MAX_U64:
            return f"integer `{text}`"
        return f"floating point `{runner_number_text(float(text))}`"

    def _digits(self) -> None:
        """At least one digit, and all that follow."""
        found = self._here()
        if found is None:
            raise self._behind(_END_OF_VALUE)
        if found not in _DIGITS:
            raise self._ahead("invalid number")
        while self._here() in _DIGITS:
            self._at += 1

    def _word(self, first: int) -> str:
        word = _WORDS[first]
        for expected in word:
            if self._at == len(self._line):
                raise self._behind(_END_OF_VALUE)
            self._at += 1
            if self._line[self._at - 1] != expected:
                raise self._behind("expected ident")
        return word.decode()

    def _here(self) -> int | None:
        return self._line[self._at] if self._at < len(self._line) else None

    def _next(self) -> int | None:
        """The next byte that is no white space, not consumed."""
        while self._at < len(self._line) and self._line[self._at] in b" \t\r\n":
            self._at += 1
        return self._here()

    def _ahead(self, words: str) -> _FaultError:
        """A fault of the byte that comes."""
        return _FaultError(words, min(self._at + 1, len(self._line)))

    def _behind(self, words: str) -> _FaultError:
        """A fault of what was read."""
        return _FaultError(words, self._at)
