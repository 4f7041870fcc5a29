"""ECMAScript regular expressions without flags: text to syntax tree (ECMA-262 22.2.1 with Annex B).

Everything is counted in UTF-16 code units, as ECMAScript does without the `u` flag.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import msgspec

from paperclip_runner.canonical.text import ECMASCRIPT_WHITE_SPACE, utf16_units
from paperclip_runner.errors import PaperclipRunnerError

__all__ = [
    "DIGITS",
    "MAX_PATTERN_DEPTH",
    "WORD",
    "Alternatives",
    "Assertion",
    "Backreference",
    "Group",
    "Look",
    "Node",
    "PatternError",
    "Repeat",
    "Sequence",
    "UnitSet",
    "parse_pattern",
]

MAX_PATTERN_DEPTH: Final = 64
"""Groups inside groups that a pattern may have."""

_TOP = 0x10000
UNBOUNDED: Final = -1

Bounds: TypeAlias = tuple[int, ...]
"""A set of code units as ascending boundaries: a unit is in the set when an odd number of them is at or below it."""


class PatternError(PaperclipRunnerError):
    """A pattern is not a regular expression of ECMAScript, or goes beyond a bound (`pattern_invalid`)."""

    default_code = "pattern_invalid"


class UnitSet(msgspec.Struct, frozen=True):
    """One code unit out of a set."""

    bounds: Bounds


class Sequence(msgspec.Struct, frozen=True):
    """One term after the other."""

    terms: tuple[Node, ...]


class Alternatives(msgspec.Struct, frozen=True):
    """The first branch that leads to a match."""

    branches: tuple[Node, ...]


class Group(msgspec.Struct, frozen=True):
    """A capturing group; they are numbered from 1."""

    index: int
    body: Node


class Look(msgspec.Struct, frozen=True):
    """A lookahead or lookbehind."""

    body: Node
    behind: bool
    negative: bool


class Backreference(msgspec.Struct, frozen=True):
    """What a group has captured; nothing when it has not."""

    index: int


class Assertion(msgspec.Struct, frozen=True):
    """A place: `^`, `$`, `b` (word boundary) or `B` (no word boundary)."""

    kind: str


class Repeat(msgspec.Struct, frozen=True):
    """`body` from `least` to `most` times (`UNBOUNDED` for no end). The groups from `first` to before `last` are
    inside.
    """

    body: Node
    least: int
    most: int
    greedy: bool
    first: int
    last: int


Node: TypeAlias = UnitSet | Sequence | Alternatives | Group | Look | Backreference | Assertion | Repeat


def _set_of(units: str) -> Bounds:
    return _united([(ord(unit), ord(unit) + 1) for unit in units])


def _united(ranges: list[tuple[int, int]]) -> Bounds:
    bounds: list[int] = []
    for low, high in sorted(ranges):
        if bounds and low <= bounds[-1]:
            bounds[-1] = max(bounds[-1], high)
        else:
            bounds += (low, high)
    return tuple(bounds)


def _complement(bounds: Bounds) -> Bounds:
    outside = bounds[1:] if bounds and bounds[0] == 0 else (0, *bounds)
    return outside[:-1] if outside[-1] == _TOP else (*outside, _TOP)


DIGITS: Final = _set_of("0123456789")
WORD: Final = _united([(48, 58), (65, 91), (95, 96), (97, 123)])
_SPACE = _set_of(ECMASCRIPT_WHITE_SPACE)
_NOT_LINE_END = _complement(_set_of("\n\r\u2028\u2029"))
_CLASS_ESCAPES = {
    "d": DIGITS,
    "D": _complement(DIGITS),
    "w": WORD,
    "W": _complement(WORD),
    "s": _SPACE,
    "S": _complement(_SPACE),
}
_CONTROL_ESCAPES = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13}
_BRACES = re.compile(r"\{([0-9]+)(?:(,)([0-9]*))?\}")
_HEX = {"x": re.compile(r"[0-9a-fA-F]{2}"), "u": re.compile(r"[0-9a-fA-F]{4}")}
_OCTAL = re.compile(r"[0-3][0-7]{0,2}|[4-7][0-7]?")
_DECIMAL = re.compile(r"[1-9][0-9]*")
_NAME = re.compile(r"<([^<>]+)>")
_GROUPS = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]?|\((?!\?)|\(\?<(?![=!])([^<>]*)>", re.DOTALL)


class _Parser:
    def __init__(self, source: str) -> None:
        self.source = utf16_units(source)
        self.at = 0
        self.depth = 0
        self.groups = 0
        names: list[str] = []
        self.group_count = 0
        for found in _GROUPS.finditer(self.source):
            if found[0][0] == "(":
                self.group_count += 1
                names.append(found[1] or "")
        self.names = {name: index + 1 for index, name in enumerate(names) if name}
        if len(self.names) != sum(bool(name) for name in names):
            raise self.fault("two groups have the same name")

    def fault(self, what: str) -> PatternError:
        return PatternError(f"{what}, at unit {self.at} of the pattern", details={"offset": self.at})

    def take(self, text: str) -> bool:
        if self.source.startswith(text, self.at):
            self.at += len(text)
            return True
        return False

    def parse(self) -> Node:
        node = self.alternatives()
        if self.at < len(self.source):
            raise self.fault("a group is closed that was not opened")
        return node

    def alternatives(self) -> Node:
        self.depth += 1
        if self.depth > MAX_PATTERN_DEPTH:
            raise PatternError(
                f"groups are nested deeper than {MAX_PATTERN_DEPTH}", limit=MAX_PATTERN_DEPTH, observed=self.depth
            )
        branches = [self.sequence()]
        while self.take("|"):
            branches.append(self.sequence())
        self.depth -= 1
        return branches[0] if len(branches) == 1 else Alternatives(tuple(branches))

    def sequence(self) -> Node:
        terms: list[Node] = []
        while self.at < len(self.source) and self.source[self.at] not in "|)":
            first = self.groups + 1
            term = self.atom()
            quantified = self.quantifier()
            if quantified is not None:
                if isinstance(term, Assertion) or (isinstance(term, Look) and term.behind):
                    raise self.fault("there is nothing to repeat")
                term = Repeat(term, *quantified, first, self.groups + 1)
            terms.append(term)
        return terms[0] if len(terms) == 1 else Sequence(tuple(terms))

    def quantifier(self) -> tuple[int, int, bool] | None:
        least, most = 0, UNBOUNDED
        braces = _BRACES.match(self.source, self.at)
        if self.take("+"):
            least = 1
        elif self.take("?"):
            most = 1
        elif braces is not None:
            self.at = braces.end()
            least = most = _count(braces[1])
            if braces[2]:
                most = _count(braces[3]) if braces[3] else UNBOUNDED
            if UNBOUNDED < most < least:
                raise self.fault("the numbers of a quantifier are out of order")
        elif not self.take("*"):
            return None
        return least, most, not self.take("?")

    def atom(self) -> Node:
        if self.take("("):
            return self.group()
        if self.take("["):
            return UnitSet(self.unit_class())
        if self.take("\\"):
            return self.escape()
        unit = self.source[self.at]
        if unit in "*+?" or _BRACES.match(self.source, self.at):
            raise self.fault("there is nothing to repeat")
        self.at += 1
        if unit == ".":
            return UnitSet(_NOT_LINE_END)
        return Assertion(unit) if unit in "^$" else UnitSet(_set_of(unit))

    def group(self) -> Node:
        wrap: tuple[bool, bool] | None = None
        index = 0
        if self.take("?:"):
            pass
        elif self.take("?="):
            wrap = (False, False)
        elif self.take("?!"):
            wrap = (False, True)
        elif self.take("?<="):
            wrap = (True, False)
        elif self.take("?<!"):
            wrap = (True, True)
        else:
            if self.take("?"):
                self.group_name()
            self.groups = index = self.groups + 1
        body = self.alternatives()
        if not self.take(")"):
            raise self.fault("a group is not closed")
        if wrap is not None:
            return Look(body, *wrap)
        return Group(index, body) if index else body

    def group_name(self) -> str:
        found = _NAME.match(self.source, self.at)
        if found is None or not found[1].replace("$", "_").isidentifier():
            raise self.fault("this is not a group name")
        self.at = found.end()
        return found[1]

    def escape(self) -> Node:
        unit = self.source[self.at : self.at + 1]
        if unit in ("b", "B"):
            self.at += 1
            return Assertion(unit)
        if unit == "k" and self.names:
            self.at += 1
            name = self.group_name()
            if name not in self.names:
                raise self.fault("no group has this name")
            return Backreference(self.names[name])
        number = _DECIMAL.match(self.source, self.at)
        if number is not None and int(number[0][:10]) <= self.group_count:
            self.at = number.end()
            return Backreference(int(number[0]))
        return UnitSet(self.set_escape(inside=False))

    def set_escape(self, *, inside: bool) -> Bounds:
        """The set that an escape stands for; the backslash is already taken."""
        if self.at >= len(self.source):
            raise self.fault("a backslash ends the pattern")
        unit = self.source[self.at]
        if unit == "c":
            # Without a letter after it, the backslash stands for itself and `c` is the next atom.
            following = self.source[self.at + 1 : self.at + 2]
            plain = following.isascii() and (
                following.isalpha() or (inside and (following.isdigit() or following == "_"))
            )
            if not plain:
                return _set_of("\\")
            self.at += 2
            return _set_of(chr(ord(following) % 32))
        octal = _OCTAL.match(self.source, self.at)
        if octal is not None:
            self.at = octal.end()
            return _set_of(chr(int(octal[0], 8)))
        self.at += 1
        if unit in _CLASS_ESCAPES:
            return _CLASS_ESCAPES[unit]
        if unit in _HEX:
            digits = _HEX[unit].match(self.source, self.at)
            if digits is not None:
                self.at = digits.end()
                return _set_of(chr(int(digits[0], 16)))
        if unit == "k" and self.names:
            raise self.fault("this escape needs a group name")
        return _set_of(chr(_CONTROL_ESCAPES[unit]) if unit in _CONTROL_ESCAPES else unit)

    def unit_class(self) -> Bounds:
        negative = self.take("^")
        ranges: list[tuple[int, int]] = []
        while not self.take("]"):
            low = self.class_atom()
            if self.source.startswith("-", self.at) and not self.source.startswith("-]", self.at):
                self.at += 1
                high = self.class_atom()
                if len(low) == len(high) == 2 and low[1] - low[0] == high[1] - high[0] == 1:
                    if high[0] < low[0]:
                        raise self.fault("a range is out of order")
                    ranges.append((low[0], high[1]))
                    continue
                low = _united([*_pairs(low), (45, 46), *_pairs(high)])
            ranges += _pairs(low)
        bounds = _united(ranges)
        return _complement(bounds) if negative else bounds

    def class_atom(self) -> Bounds:
        if self.at >= len(self.source):
            raise self.fault("a character class is not closed")
        if self.take("\\"):
            if self.take("b"):
                return _set_of("\b")
            return self.set_escape(inside=True)
        self.at += 1
        return _set_of(self.source[self.at - 1])


def _count(digits: str) -> int:
    return int(digits) if len(digits) < 10 else 10**9


def _pairs(bounds: Bounds) -> list[tuple[int, int]]:
    return list(zip(bounds[::2], bounds[1::2], strict=True))


def parse_pattern(source: str) -> tuple[Node, int]:
    """The syntax tree of a pattern, and how many groups it has. Raises `PatternError`."""
    parser = _Parser(source)
    return parser.parse(), parser.groups
