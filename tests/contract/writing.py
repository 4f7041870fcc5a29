"""Other ways to write the same JSON value: blanks, escapes, numbers in other forms, members that are written twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from paperclip_runner.testing.document_walk import free_value

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.ecmascript import Choices

__all__ = ["written_otherwise"]

BLANKS = ("", "", "", " ", "\n", "\r\n\t")
NUMBERS = ("{}", "{}.0", "{}e0", "{}E+0", "{}.00e-0")


def written_otherwise(value: JsonValue, choices: Choices) -> bytes:
    """A text whose value, with the last of repeated members, is equal to `value`."""
    return (_blank(choices) + _written(value, choices) + _blank(choices)).encode()


def _blank(choices: Choices) -> str:
    return BLANKS[choices.randint(0, len(BLANKS) - 1)]


def _written(value: JsonValue, choices: Choices) -> str:
    if isinstance(value, str):
        return _text(value, choices)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return NUMBERS[max(0, choices.randint(-9, len(NUMBERS) - 1))].format(value)
    if isinstance(value, list):
        return "[" + ",".join(_blank(choices) + _written(item, choices) for item in value) + _blank(choices) + "]"
    if not isinstance(value, dict):
        return json.dumps(value)
    members = [(name, item) for name, item in value.items()]
    if members and choices.randint(0, 7) == 0:
        name, item = members[choices.randint(0, len(members) - 1)]
        members.insert(0, (name, free_value(choices) if choices.randint(0, 1) else item))
    return (
        "{"
        + ",".join(
            f"{_blank(choices)}{_text(name, choices)}{_blank(choices)}:{_blank(choices)}{_written(item, choices)}"
            for name, item in members
        )
        + "}"
    )


def _text(text: str, choices: Choices) -> str:
    written = json.dumps(text, ensure_ascii=choices.randint(0, 1) == 0)
    if text and text[0].isalnum() and ord(text[0]) < 128 and choices.randint(0, 15) == 0:
        return f'"\\u{ord(text[0]):04X}{written[2:]}'
    return written
