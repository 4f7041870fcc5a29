"""What of a semantic value may be kept, shown or hashed.

One walk answers three questions about a JSON value: does it hold protected data, is it within the bounds of the
contract, and what is left of it when secrets are replaced. Receipts carry digests of the *redacted* value, so the two
sides of a run agree on a digest without either of them keeping a secret.

The bounds count like the contract's first implementation does: text in UTF-16 code units, white space and word
boundaries as ECMAScript defines them, letters folded within ASCII only.

The Codex driver has another redactor for diagnostics, with other bounds and other key names; the two answer different
questions (what may be hashed and stored for good, and what may be shown in a diagnostic) and stay apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from math import isfinite
from typing import TYPE_CHECKING, Final, cast

import msgspec

from paperclip_runner.actions.collation import sorted_by_collation
from paperclip_runner.canonical import semantic_digest, utf16_length

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "MAX_DEPTH",
    "MAX_ITEMS",
    "MAX_MEMBERS",
    "MAX_NODES",
    "MAX_TEXT_UNITS",
    "REDACTED",
    "TRUNCATED",
    "TRUNCATED_MEMBER",
    "Examination",
    "Inspection",
    "digest",
    "envelope_digest",
    "examine",
    "inspect",
    "is_sensitive_name",
    "redact",
]

REDACTED: Final = "[REDACTED]"
"""Stands where protected data stood."""

TRUNCATED: Final = "[TRUNCATED]"
"""Stands where a bound cut, and where a value without JSON form stood."""

TRUNCATED_MEMBER: Final = "__paperclip_truncated__"
"""Name of the extra member that says that an object lost members."""

MAX_DEPTH: Final = 16
"""Levels below the root that are kept; the root itself is level 0."""

MAX_NODES: Final = 10_000
"""Values in one walk, the root and every container included."""

MAX_ITEMS: Final = 512
"""Items of one array."""

MAX_MEMBERS: Final = 512
"""Members of one object."""

MAX_TEXT_UNITS: Final = 200_000
"""UTF-16 code units of one string."""

_EXACT_INTEGER = 2**53
"""Largest integer magnitude below which every integer is a number of its own on both sides."""

_SPACE = "\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_ONE_UNIT = "[^\n\r\u2028\u2029\U00010000-\U0010ffff]?"
_SENSITIVE_NAME = re.compile(
    "authorization|cookie|credential|password|passwd|secret|token|"
    f"private{_ONE_UNIT}key|api{_ONE_UNIT}key|connection{_ONE_UNIT}string",
    re.ASCII | re.IGNORECASE,
)
_SECRET_START = re.compile(
    rf"\bBearer[{_SPACE}]+[A-Za-z0-9._~+/=-]{{8,}}|\b(?:sk|pk|pcgw|ghp|github_pat)_[A-Za-z0-9_-]{{8,}}|\b(eyJ)",
    re.ASCII | re.IGNORECASE,
)
_SEGMENT = re.compile(r"[A-Za-z0-9_-]*", re.ASCII)
_SHORTEST_SEGMENT = 8
"""Characters of each of the three segments of a signed token; in the first, `eyJ` does not count."""

_SECRET_QUERY = re.compile(
    rf"([?&](?:code|key|secret|state|token|api[_-]?key|access[_-]?token)=)[^&#{_SPACE}]+",
    re.ASCII | re.IGNORECASE,
)
_SHORTEST_SECRET = 6
"""Characters of the shortest text that a secret pattern matches: a query parameter `?key=x`."""

_CACHED_NAME_LENGTH = 64
"""Characters of the longest member name whose verdict is remembered."""


class Inspection(msgspec.Struct, frozen=True, kw_only=True):
    """What a walk found, without the value."""

    contains_protected_data: bool
    within_bounds: bool


class Examination(msgspec.Struct, frozen=True, kw_only=True):
    """A value after redaction, with what the walk over the original found."""

    value: JsonValue
    contains_protected_data: bool
    within_bounds: bool


class _Unusual(Exception):
    """The value passes a bound or is not plain JSON: the exact walks have to look at it."""


def is_sensitive_name(name: str) -> bool:
    """Whether a member of this name is replaced whatever it holds."""
    if len(name) <= _CACHED_NAME_LENGTH:
        return _is_sensitive_short_name(name)
    return _SENSITIVE_NAME.search(name) is not None


@lru_cache(maxsize=4096)
def _is_sensitive_short_name(name: str) -> bool:
    return _SENSITIVE_NAME.search(name) is not None


def examine(value: JsonValue) -> Examination:
    """Redact and inspect in one walk; `value` is left as it is and shares nothing mutable with the answer."""
    walk = _PlainWalk()
    try:
        redacted = walk.root(value)
    except _Unusual:
        found = _Inspector().root(value)
        return Examination(
            value=_Redactor().root(value),
            contains_protected_data=found.contains_protected_data,
            within_bounds=found.within_bounds,
        )
    return Examination(value=redacted, contains_protected_data=walk.protected, within_bounds=True)


def redact(value: JsonValue) -> JsonValue:
    """`value` with protected data replaced and everything beyond a bound cut; the argument is not changed.

    Members with a sensitive name become `"[REDACTED]"` whatever they hold; secrets inside text are replaced one by one.
    Redacting twice changes nothing more, except for objects that lost members.
    """
    return examine(value).value


def inspect(value: JsonValue) -> Inspection:
    """Whether `value` holds protected data, and whether it keeps every bound and is JSON through and through.

    What lies below a level or beyond a count that is out of bounds is not examined.
    """
    found = examine(value)
    return Inspection(
        contains_protected_data=found.contains_protected_data,
        within_bounds=found.within_bounds,
    )


def digest(value: JsonValue) -> str:
    """`sha256:` and the hexadecimal SHA-256 of the canonical JSON of the redacted value."""
    return envelope_digest(redact(value))


def envelope_digest(value: JsonValue) -> str:
    """`sha256:` and the hexadecimal SHA-256 of the canonical JSON of the value as it is, without redaction."""
    return semantic_digest(value)


def _may_hold_secret(text: str) -> bool:
    lowered = text.lower()
    return "_" in lowered or "=" in lowered or "bearer" in lowered or "eyj" in lowered


def _holds_secret(text: str) -> bool:
    return (
        len(text) >= _SHORTEST_SECRET
        and _may_hold_secret(text)
        and (next(_secret_spans(text), None) is not None or _SECRET_QUERY.search(text) is not None)
    )


def _without_secrets(text: str) -> str:
    kept: list[str] = []
    position = 0
    for start, end in _secret_spans(text):
        kept += text[position:start], REDACTED
        position = end
    kept.append(text[position:])
    return _SECRET_QUERY.sub(rf"\1{REDACTED}", "".join(kept))


def _secret_spans(text: str) -> Iterator[tuple[int, int]]:
    """Where the secret values of a text stand, in time proportional to its length.

    One pattern for all of them would read the characters after every `eyJ` to the end of the segment, which a text full
    of them makes endless; so what follows a segment is looked at once.
    """
    position, segment_end = 0, -1
    token_end: int | None = None
    while (found := _SECRET_START.search(text, position)) is not None:
        position = found.end()
        if found[1] is None:
            yield found.span()
            continue
        if position > segment_end:
            segment_end = _segment_end(text, position)
            token_end = _token_end(text, segment_end)
        if token_end is not None and segment_end - position >= _SHORTEST_SEGMENT:
            yield found.start(), token_end
            position = token_end


def _segment_end(text: str, position: int) -> int:
    found = _SEGMENT.match(text, position)
    return position if found is None else found.end()


def _token_end(text: str, first_end: int) -> int | None:
    """The end of a token whose first segment ends at `first_end`, when two more segments follow."""
    end = first_end
    for _ in range(2):
        if text[end : end + 1] != ".":
            return None
        start, end = end + 1, _segment_end(text, end + 1)
        if end - start < _SHORTEST_SEGMENT:
            return None
    return end


class _PlainWalk:
    """The quick walk over a value that keeps every bound; it gives up on any other."""

    __slots__ = ("nodes", "protected")

    def __init__(self) -> None:
        self.nodes = 1
        self.protected = False

    def root(self, value: JsonValue) -> JsonValue:
        return self._value(value, 0)

    def _value(self, value: JsonValue, depth: int) -> JsonValue:
        kind = type(value)
        if kind is str:
            return self._text(cast("str", value))
        if value is None or kind is bool:
            return value
        if kind is int:
            if -_EXACT_INTEGER <= cast("int", value) <= _EXACT_INTEGER:
                return value
            raise _Unusual
        if kind is dict:
            return self._object(cast("dict[str, JsonValue]", value), depth + 1)
        if kind is list:
            return self._array(cast("list[JsonValue]", value), depth + 1)
        if kind is float:
            return value if isfinite(cast("float", value)) else TRUNCATED
        raise _Unusual

    def _text(self, text: str) -> str:
        if len(text) < _SHORTEST_SECRET:
            return text
        if len(text) * 2 > MAX_TEXT_UNITS and utf16_length(text) > MAX_TEXT_UNITS:
            raise _Unusual
        if _holds_secret(text):
            self.protected = True
            return _without_secrets(text)
        return text

    def _enter(self, size: int, bound: int, depth: int) -> None:
        self.nodes += size
        if size > bound or self.nodes > MAX_NODES or (size and depth > MAX_DEPTH):
            raise _Unusual

    def _array(self, items: list[JsonValue], depth: int) -> list[JsonValue]:
        self._enter(len(items), MAX_ITEMS, depth)
        return [self._value(item, depth) for item in items]

    def _object(self, members: dict[str, JsonValue], depth: int) -> dict[str, JsonValue]:
        self._enter(len(members), MAX_MEMBERS, depth)
        kept: dict[str, JsonValue] = {}
        for name, value in members.items():
            if type(name) is not str:
                raise _Unusual
            cleaned = self._text(value) if type(value) is str else self._value(value, depth)
            if is_sensitive_name(name):
                self.protected = True
                cleaned = REDACTED
            kept[name] = cleaned
        return kept


class _Inspector:
    """The exact inspection: members in their own order, everything visited until the count of values is used up."""

    def __init__(self) -> None:
        self._nodes = 0
        self._protected = False
        self._within = True
        self._ancestors: list[int] = []

    def root(self, value: object) -> Inspection:
        self._visit(value, "", 0)
        return Inspection(contains_protected_data=self._protected, within_bounds=self._within)

    def _visit(self, value: object, name: str, depth: int) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES or depth > MAX_DEPTH:
            self._within = False
            return
        if is_sensitive_name(name):
            self._protected = True
        if isinstance(value, str):
            self._within = self._within and utf16_length(value) <= MAX_TEXT_UNITS
            self._protected = self._protected or _holds_secret(value)
        elif isinstance(value, (list, dict)):
            self._visit_container(cast("list[object] | dict[object, object]", value), depth + 1)
        elif value is not None and value is not msgspec.UNSET and not isinstance(value, (bool, int, float)):
            self._within = False

    def _visit_container(self, container: list[object] | dict[object, object], depth: int) -> None:
        bound = MAX_ITEMS if isinstance(container, list) else MAX_MEMBERS
        if id(container) in self._ancestors:
            self._within = False
            return
        self._within = self._within and len(container) <= bound
        self._ancestors.append(id(container))
        for name, value in container.items() if isinstance(container, dict) else (("", item) for item in container):
            if self._nodes > MAX_NODES:
                break
            if not isinstance(name, str):
                self._within = False
                continue
            self._visit(value, name, depth)
        self._ancestors.pop()


class _Redactor:
    """The exact redaction: members in collation order, so that it is certain which of too many values are kept."""

    def __init__(self) -> None:
        self._nodes = 0
        self._ancestors: list[int] = []

    def root(self, value: object) -> JsonValue:
        return self._value(value, "", 0)

    def _value(self, value: object, name: str, depth: int) -> JsonValue:
        self._nodes += 1
        if self._nodes > MAX_NODES or depth > MAX_DEPTH:
            return TRUNCATED
        if is_sensitive_name(name):
            return REDACTED
        if isinstance(value, str):
            return _cut(_without_secrets(value))
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, (int, float)):
            return value if _is_finite_number(value) else TRUNCATED
        if not isinstance(value, (list, dict)) or id(cast("object", value)) in self._ancestors:
            return TRUNCATED
        self._ancestors.append(id(cast("object", value)))
        try:
            if isinstance(value, list):
                return self._array(cast("list[object]", value), depth + 1)
            return self._object(cast("dict[object, object]", value), depth + 1)
        finally:
            self._ancestors.pop()

    def _array(self, items: list[object], depth: int) -> JsonValue:
        kept = [self._value(item, "", depth) for item in islice(items, MAX_ITEMS)]
        if len(items) > MAX_ITEMS:
            kept.append(TRUNCATED)
        return kept

    def _object(self, members: Mapping[object, object], depth: int) -> JsonValue:
        names = sorted_by_collation(name for name in members if isinstance(name, str))
        kept = {name: self._value(members[name], name, depth) for name in names[:MAX_MEMBERS]}
        if len(names) > MAX_MEMBERS:
            kept[TRUNCATED_MEMBER] = TRUNCATED
        return kept


def _is_finite_number(value: float) -> bool:
    try:
        return isfinite(value)
    except OverflowError:
        return False


def _cut(text: str) -> str:
    if utf16_length(text) <= MAX_TEXT_UNITS:
        return text
    units = text.encode("utf-16-le", "surrogatepass")[: 2 * MAX_TEXT_UNITS]
    return units.decode("utf-16-le", "surrogatepass") + TRUNCATED
