"""Redaction of credentials in text and in structures that a person or a log may see.

Source: the redaction section of the Codex driver specification. The rules run in their order, so a later one may eat
what an earlier one left; redacted text need not be valid JSON any more.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["REDACTED", "TRUNCATION_MARK", "bounded_text", "redact_structure", "redact_text"]

REDACTED: Final = "[REDACTED]"
"""Stands where a credential was."""

TRUNCATION_MARK: Final = "...[truncated]"
"""Follows a text that was cut."""

TRUNCATED: Final = "[TRUNCATED]"
"""Stands where a structure was deeper than `STRUCTURE_MAX_DEPTH`."""

STRUCTURE_MAX_DEPTH: Final = 8
"""Levels of a structure that are kept."""

STRUCTURE_MAX_ENTRIES: Final = 128
"""Members of one object or items of one array that are kept."""

SCHEME_MAX_CHARACTERS: Final = 64
"""Characters of the scheme of an address."""

BOUNDED_TEXT_MAX_CHARACTERS: Final = 1_024
"""Characters of a short text, such as a reason or a prompt."""

_SPACE: Final = r"[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]"
_NO_SPACE: Final = _SPACE.replace("[", "[^", 1)
_KEY: Final = r"api[_-]?key|token|secret|password"


def _flags(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.ASCII)


_CONTROL_SEQUENCE: Final = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
_BEARER: Final = _flags(rf"Bearer{_SPACE}+[A-Za-z0-9._~+/-]+")
_BASIC: Final = _flags(rf"Basic{_SPACE}+([A-Za-z0-9+/=]+)")
_USERINFO: Final = re.compile(rf"://{_NO_SPACE[:-1]}/@:]+:{_NO_SPACE[:-1]}/@]+@")
_SCHEME_BEFORE: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*\Z")
_QUERY: Final = _flags(rf"([?&](?:{_KEY})=){_NO_SPACE[:-1]}&#]+")
_QUOTED_MEMBER: Final = _flags(rf"""(["'](?:{_KEY}|authorization)["']{_SPACE}*:{_SPACE}*["'])[^"']+""")
_ASSIGNMENT: Final = _flags(rf"({_KEY}){_SPACE}*[=:]{_SPACE}*{_NO_SPACE[:-1]},;]+")
_NAMED_KEY: Final = re.compile(rf"(PAPERCLIP_API_KEY|OPENAI_API_KEY|OPENROUTER_API_KEY)={_NO_SPACE}+")
_SENSITIVE_MEMBER: Final = _flags(rf"{_KEY}|authorization")


def redact_text(text: str) -> str:
    """Return `text` without control sequences and with every recognised credential replaced."""
    text = _CONTROL_SEQUENCE.sub("", text)
    text = _BEARER.sub(f"Bearer {REDACTED}", text)
    text = _BASIC.sub(_redact_basic, text)
    text = _USERINFO.sub(_redact_userinfo, text)
    text = _QUERY.sub(rf"\1{REDACTED}", text)
    text = _QUOTED_MEMBER.sub(rf"\1{REDACTED}", text)
    text = _ASSIGNMENT.sub(rf"\1={REDACTED}", text)
    return _NAMED_KEY.sub(rf"\1={REDACTED}", text)


def redact_structure(value: JsonValue) -> JsonValue:
    """Return a copy with sensitive members replaced and strings redacted.

    A member is sensitive when its name contains a credential word. At most `STRUCTURE_MAX_DEPTH` levels and
    `STRUCTURE_MAX_ENTRIES` entries a level are kept.
    """
    return _redact_level(value, 0)


def bounded_text(value: JsonValue, fallback: str = "unknown", limit: int = BOUNDED_TEXT_MAX_CHARACTERS) -> str:
    """Return a text of at most `limit` characters (a cut one ends in a mark), or `fallback` for anything but a text."""
    if not isinstance(value, str):
        return fallback
    return value if len(value) <= limit else value[:limit] + TRUNCATION_MARK


def _redact_basic(match: re.Match[str]) -> str:
    encoded = match.group(1).rstrip("=")
    try:
        decoded = base64.b64decode(encoded + "=" * (-len(encoded) % 4))
    except (binascii.Error, ValueError):
        return match.group(0)
    return f"Basic {REDACTED}" if b":" in decoded else match.group(0)


def _redact_userinfo(match: re.Match[str]) -> str:
    # The scheme is looked for backwards from its end: forwards, every letter of a long text would begin one.
    before = match.string[max(0, match.start() - SCHEME_MAX_CHARACTERS) : match.start()]
    return f"://{REDACTED}@" if _SCHEME_BEFORE.search(before) else match.group(0)


def _redact_level(value: JsonValue, depth: int) -> JsonValue:
    if depth > STRUCTURE_MAX_DEPTH:
        return TRUNCATED
    if isinstance(value, str):
        return redact_text(value)
    if not isinstance(value, (list, dict)):
        return value
    if isinstance(value, list):
        return [_redact_level(item, depth + 1) for item in value[:STRUCTURE_MAX_ENTRIES]]
    return {
        name: REDACTED if _SENSITIVE_MEMBER.search(name) else _redact_level(member, depth + 1)
        for name, member in list(value.items())[:STRUCTURE_MAX_ENTRIES]
    }
