"""ECMAScript text: white space, UTF-16 length and order, and the JSON form of a string."""

from __future__ import annotations

import re

__all__ = [
    "ECMASCRIPT_WHITE_SPACE",
    "ecmascript_trim",
    "is_blank",
    "json_string_text",
    "utf16_length",
    "utf16_order",
    "utf16_units",
]

ECMASCRIPT_WHITE_SPACE = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
    "\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""What ECMAScript trims: its WhiteSpace and LineTerminator. U+001C to U+001F and U+0085 are not in it."""

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
_MUST_ESCAPE = re.compile(r'["\\\x00-\x1f\ud800-\udfff]')


def ecmascript_trim(text: str) -> str:
    """`String.prototype.trim`."""
    return text.strip(ECMASCRIPT_WHITE_SPACE)


def is_blank(text: str) -> bool:
    """Whether nothing is left of `text` after `ecmascript_trim`."""
    return not text.strip(ECMASCRIPT_WHITE_SPACE)


def utf16_length(text: str) -> int:
    """Length in UTF-16 code units, as ECMAScript counts: a character above U+FFFF counts two."""
    if text.isascii():
        return len(text)
    return len(text) + sum(character > "\uffff" for character in text)


def utf16_order(text: str) -> bytes:
    """Sort key that orders strings by UTF-16 code units, as ECMAScript's `<` and `sort()` do."""
    return text.encode("utf-16-be", "surrogatepass")


def utf16_units(text: str) -> str:
    """The same text with one character for each UTF-16 code unit: characters above U+FFFF become surrogate pairs."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    encoded = text.encode("utf-16-be", "surrogatepass")
    return "".join(chr(encoded[at] << 8 | encoded[at + 1]) for at in range(0, len(encoded), 2))


def _escaped(found: re.Match[str]) -> str:
    character = found[0]
    return _ESCAPES.get(character) or f"\\u{ord(character):04x}"


def json_string_text(text: str) -> str:
    r"""Write a string as `JSON.stringify` does.

    Quote, backslash and U+0000 to U+001F are escaped, lone surrogates become `\udxxx`, everything else stays raw.
    """
    return f'"{_MUST_ESCAPE.sub(_escaped, text)}"'
