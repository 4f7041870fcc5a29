"""ECMAScript patterns (the ``u`` flag) written as the Python patterns that accept the same strings."""

from __future__ import annotations

import re

from codegen.dialect import SchemaError

DATE_TIME = r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$"
"""The wire's own ``date-time``: three fraction digits or none, upper-case T and Z, no offset, no calendar check."""

FASTER = {
    r"^(?!/)(?!.*(?:^|/)\.\.(?:/|$)).*$": r"^(?!/)(?!\.\.(?:/|\Z))(?:[^/\n\r\u2028\u2029]++|/(?!\.\.(?:/|\Z)))*+\Z",
    r"^(?!/)(?!.*(?:^|/)\.\.(?:/|$)).+$": r"^(?!/)(?!\.\.(?:/|\Z))(?:[^/\n\r\u2028\u2029]++|/(?!\.\.(?:/|\Z)))++\Z",
}
"""Patterns whose literal translation backtracks, with a linear form that accepts the same strings."""

_LINE_TERMINATORS = r"\n\r\u2028\u2029"
_CLASSES = {"d": "0-9", "w": "A-Za-z0-9_"}
_LITERAL_ESCAPES = frozenset(r"^$\.*+?()[]{}|/-")
_CONTROL_ESCAPES = frozenset("nrtvf")
_GROUP_STARTS = ("(?:", "(?=", "(?!")


def python_pattern(pattern: str) -> str:
    """Translate ``pattern``: ``$`` means the very end, ``.`` excludes four line terminators, digits are ASCII.

    Raises:
        SchemaError: the pattern uses something outside this small, safe part of the language.
    """
    return FASTER.get(pattern) or literal_translation(pattern)


def literal_translation(pattern: str) -> str:
    """Translate ``pattern`` piece by piece, without looking for a faster form."""
    out: list[str] = []
    at = 0
    while at < len(pattern):
        piece, at = _piece(pattern, at)
        out.append(piece)
    return "".join(out)


def _piece(pattern: str, at: int) -> tuple[str, int]:
    character = pattern[at]
    if character == "\\":
        return _escape(pattern, at, inside_class=False)
    if character == "[":
        return _character_class(pattern, at)
    if character == "$":
        return r"\Z", at + 1
    if character == ".":
        return f"[^{_LINE_TERMINATORS}]", at + 1
    if character == "(":
        if pattern.startswith("(?", at) and not pattern.startswith(_GROUP_STARTS, at):
            raise SchemaError(f"pattern {pattern!r}: only (?: (?= and (?! groups are implemented")
        return character, at + 1
    return character, at + 1


def _escape(pattern: str, at: int, *, inside_class: bool) -> tuple[str, int]:
    escaped = pattern[at + 1 : at + 2]
    if escaped in _CLASSES:
        return (_CLASSES[escaped] if inside_class else f"[{_CLASSES[escaped]}]"), at + 2
    if escaped in _LITERAL_ESCAPES:
        return ("/" if escaped == "/" else "\\" + escaped), at + 2
    if escaped in _CONTROL_ESCAPES:
        return "\\" + escaped, at + 2
    if escaped == "u" and re.fullmatch(r"[0-9A-Fa-f]{4}", pattern[at + 2 : at + 6]):
        return pattern[at : at + 6], at + 6
    raise SchemaError(f"pattern {pattern!r}: escape \\{escaped} is not implemented")


def _character_class(pattern: str, at: int) -> tuple[str, int]:
    out = ["["]
    at += 1
    if pattern.startswith("^", at):
        out.append("^")
        at += 1
    while at < len(pattern) and pattern[at] != "]":
        if pattern[at] == "\\":
            piece, at = _escape(pattern, at, inside_class=True)
        else:
            piece, at = ("\\[" if pattern[at] == "[" else pattern[at]), at + 1
        out.append(piece)
    if at >= len(pattern):
        raise SchemaError(f"pattern {pattern!r}: a character class is not closed")
    return "".join(out) + "]", at + 1
