"""Where in a JSON text the value of a JSON pointer stands, for findings that name a line."""

from __future__ import annotations

import json

_BLANK = " \t\n\r"
_DECODER = json.JSONDecoder()


def line_of(text: str, pointer: str) -> int:
    """The line, counted from 1, on which the value at ``pointer`` starts (``/`` or empty: the document).

    A pointer that leads nowhere gives the line of the last value on its way. Of repeated members the last counts.
    ``text`` must be valid JSON.
    """
    at = _skip(text, 0)
    for step in pointer.split("/")[1:] if pointer not in ("", "/") else ():
        found = _child(text, at, step.replace("~1", "/").replace("~0", "~"))
        if found is None:
            break
        at = found
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _BLANK:
        at += 1
    return at


def _end(text: str, at: int) -> int:
    """The index just behind the value that starts at ``at``."""
    return _DECODER.raw_decode(text, at)[1]


def _child(text: str, at: int, step: str) -> int | None:
    opening = text[at]
    if opening not in "{[":
        return None
    found: int | None = None
    position = 0
    at = _skip(text, at + 1)
    while text[at] not in "}]":
        name = str(position)
        if opening == "{":
            name, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        if name == step:
            found = at
            if opening == "[":
                break
        at = _skip(text, _end(text, at))
        if text[at] == ",":
            at = _skip(text, at + 1)
        position += 1
    return found
