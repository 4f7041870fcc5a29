"""ECMAScript patterns as schemas use them: read into a tree, written for Python, and sampled.

Only the part of the language that the contract's schemas use is read: literals, escapes, classes, groups, alternatives,
quantifiers, look-ahead and the two anchors. Semantics are those of the `u` flag: `$` is the very end, `.` stops at four
line terminators, and everything counts in code points.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Choices", "compiled", "sample"]

LINE_TERMINATORS: Final = "\n\r\u2028\u2029"
"""What `.` does not match."""

_LAST_CODE_POINT: Final = 0x10FFFF
_REPEATS: Final = 4
"""How many more than the fewest repetitions a sample has at most."""
_ATTEMPTS: Final = 40
"""How many samples are drawn before the look-aheads of a pattern count as not satisfiable by chance."""
_ALPHABET: Final = "abz09AZ._:-/ ~é漢\N{SAILBOAT}\t\x00\\"
"""What samples of negated classes are drawn from."""
_ESCAPES: Final = {"n": "\n", "r": "\r", "t": "\t", "v": "\v", "f": "\f"}
_DIGITS: Final = ((ord("0"), ord("9")),)
_WORD: Final = ((ord("0"), ord("9")), (ord("A"), ord("Z")), (ord("_"), ord("_")), (ord("a"), ord("z")))


class Choices(Protocol):
    """Where decisions come from; `random.Random` is one. The smallest number stands for the simplest outcome."""

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from `a` to `b`, both included."""
        ...


@dataclass(frozen=True)
class _Characters:
    ranges: tuple[tuple[int, int], ...]
    negated: bool = False


@dataclass(frozen=True)
class _Sequence:
    parts: tuple[_Piece, ...]


@dataclass(frozen=True)
class _Alternatives:
    options: tuple[_Piece, ...]


@dataclass(frozen=True)
class _Repeat:
    part: _Piece
    least: int
    most: int | None


@dataclass(frozen=True)
class _Look:
    part: _Piece
    negative: bool


@dataclass(frozen=True)
class _Anchor:
    text: str


_Piece: TypeAlias = _Characters | _Sequence | _Alternatives | _Repeat | _Look | _Anchor


class _Reader:
    """Reads one pattern from left to right."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.at = 0

    def alternatives(self) -> _Piece:
        options = [self._sequence()]
        while self._take("|"):
            options.append(self._sequence())
        return options[0] if len(options) == 1 else _Alternatives(tuple(options))

    def _take(self, text: str) -> bool:
        found = self.pattern.startswith(text, self.at)
        self.at += len(text) if found else 0
        return found

    def _next(self) -> str:
        if self.at >= len(self.pattern):
            raise ValueError(f"pattern {self.pattern!r} ends early")
        self.at += 1
        return self.pattern[self.at - 1]

    def _sequence(self) -> _Piece:
        parts: list[_Piece] = []
        while self.at < len(self.pattern) and self.pattern[self.at] not in "|)":
            parts.append(self._quantified(self._atom()))
        return _Sequence(tuple(parts))

    def _atom(self) -> _Piece:
        if self._take("^"):
            return _Anchor("^")
        if self._take("$"):
            return _Anchor(r"\Z")
        if self._take("."):
            return _Characters(tuple((ord(item), ord(item)) for item in LINE_TERMINATORS), negated=True)
        if self._take("["):
            return self._class()
        if self._take("(?="):
            return _Look(self._closed(), negative=False)
        if self._take("(?!"):
            return _Look(self._closed(), negative=True)
        if self._take("(?:") or self._take("("):
            return self._closed()
        return _Characters(self._member())

    def _closed(self) -> _Piece:
        inner = self.alternatives()
        if not self._take(")"):
            raise ValueError(f"pattern {self.pattern!r}: a group is not closed")
        return inner

    def _member(self) -> tuple[tuple[int, int], ...]:
        character = self._next()
        if character != "\\":
            return ((ord(character), ord(character)),)
        escaped = self._next()
        if escaped == "d":
            return _DIGITS
        if escaped == "w":
            return _WORD
        if escaped == "u":
            code = int(self.pattern[self.at : self.at + 4], 16)
            self.at += 4
            return ((code, code),)
        if escaped.isalnum() and escaped not in _ESCAPES:
            raise ValueError(f"pattern {self.pattern!r}: escape \\{escaped} is not read")
        code = ord(_ESCAPES.get(escaped, escaped))
        return ((code, code),)

    def _class(self) -> _Characters:
        negated = self._take("^")
        ranges: list[tuple[int, int]] = []
        while not self._take("]"):
            found = self._member()
            follows = self.pattern[self.at : self.at + 2]
            if follows.startswith("-") and follows != "-]" and len(found) == 1:
                self.at += 1
                found = ((found[0][0], self._member()[0][1]),)
            ranges.extend(found)
        return _Characters(tuple(ranges), negated)

    def _quantified(self, part: _Piece) -> _Piece:
        if self._take("*"):
            return _Repeat(part, 0, None)
        if self._take("+"):
            return _Repeat(part, 1, None)
        if self._take("?"):
            return _Repeat(part, 0, 1)
        told = re.compile(r"\{([0-9]+)(,?)([0-9]*)\}").match(self.pattern, self.at)
        if told is None:
            return part
        self.at = told.end()
        least = int(told[1])
        return _Repeat(part, least, int(told[3]) if told[3] else None if told[2] else least)


@cache
def _tree(pattern: str) -> _Piece:
    reader = _Reader(pattern)
    tree = reader.alternatives()
    if reader.at != len(pattern):
        raise ValueError(f"pattern {pattern!r}: {pattern[reader.at]!r} stands alone at {reader.at}")
    return tree


def _escaped(code: int) -> str:
    return f"\\U{code:08x}"


def _python(piece: _Piece) -> str:
    if isinstance(piece, _Characters):
        inside = "".join(f"{_escaped(low)}-{_escaped(high)}" for low, high in piece.ranges)
        return f"[{'^' if piece.negated else ''}{inside}]"
    if isinstance(piece, _Sequence):
        return "".join(_python(part) for part in piece.parts)
    if isinstance(piece, _Alternatives):
        return f"(?:{'|'.join(_python(option) for option in piece.options)})"
    if isinstance(piece, _Repeat):
        most = "" if piece.most is None else str(piece.most)
        return f"(?:{_python(piece.part)}){{{piece.least},{most}}}"
    if isinstance(piece, _Look):
        return f"(?{'!' if piece.negative else '='}{_python(piece.part)})"
    return piece.text


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """The Python pattern whose `search` accepts the strings that the ECMAScript `pattern` accepts.

    Raises:
        ValueError: the pattern uses something outside the part that is read.
    """
    return re.compile(_python(_tree(pattern)))


def pick(choices: Choices, options: Sequence[str]) -> str:
    """One of `options`; the first is the simplest."""
    return options[choices.randint(0, len(options) - 1)]


@cache
def _letters(piece: _Characters) -> tuple[str, ...]:
    """What a sample of a class is drawn from: its own ends, or the common alphabet without the excluded."""
    if piece.negated:
        found = [item for item in _ALPHABET if not any(low <= ord(item) <= high for low, high in piece.ranges)]
        return tuple(found) or (chr(_LAST_CODE_POINT),)
    ends = dict.fromkeys(code for low, high in piece.ranges for code in (low, (low + high) // 2, high))
    return tuple(chr(code) for code in sorted(ends, key=lambda code: (not chr(code).isalnum(), code)))


def _draw(piece: _Piece, choices: Choices, out: list[str]) -> None:
    if isinstance(piece, _Characters):
        out.append(pick(choices, _letters(piece)))
    elif isinstance(piece, _Sequence):
        for part in piece.parts:
            _draw(part, choices, out)
    elif isinstance(piece, _Alternatives):
        _draw(piece.options[choices.randint(0, len(piece.options) - 1)], choices, out)
    elif isinstance(piece, _Repeat):
        most = piece.least + _REPEATS if piece.most is None else min(piece.most, piece.least + _REPEATS)
        count = choices.randint(piece.least, most) if most > piece.least else most
        if count > _REPEATS and isinstance(piece.part, _Characters):
            letters = _letters(piece.part)
            start = choices.randint(0, len(letters) - 1)
            out.extend(letters[(start + index) % len(letters)] for index in range(count))
            return
        for _ in range(count):
            _draw(piece.part, choices, out)


def sample(pattern: str, choices: Choices) -> str | None:
    """A string that `pattern` accepts; `None` when its look-aheads refused every attempt."""
    tree, accepts = _tree(pattern), compiled(pattern).search
    for _ in range(_ATTEMPTS):
        out: list[str] = []
        _draw(tree, choices, out)
        text = "".join(out)
        if accepts(text):
            return text
    return None
