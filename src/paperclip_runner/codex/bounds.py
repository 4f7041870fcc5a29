"""Bounds on what is kept of a provider's message.

Source: the bounding rules of the Codex driver specification. Lengths are code points: a cut never splits a character.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import json_bytes
from paperclip_runner.codex.redaction import TRUNCATION_MARK

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["bounded_payload", "bounded_string", "bounded_value", "cut", "is_nested_within", "is_retainable"]

STRING_MAX_CHARACTERS: Final = 32_768
"""Characters of one string that are kept."""

ENTRIES_MAX: Final = 128
"""Items of one array, or members of one object, that are kept."""

DEPTH_MAX: Final = 8
"""Levels of nesting that are kept."""

RETAINED_MAX_BYTES: Final = 65_536
"""Bytes of JSON that one payload may have."""


def bounded_value(value: JsonValue) -> JsonValue:
    """Return a copy within the bounds; what was left out is told by a member or an item in its place."""
    return _bounded(value, 0)


def bounded_payload(value: dict[str, JsonValue], *, byte_count: int | None = None) -> dict[str, JsonValue]:
    """Return a bounded copy of an object.

    `byte_count` is the size of the line the object came in, when it is known: a flat object from a short line is within
    every bound and is returned as it is, because most messages are.
    """
    if byte_count is not None and byte_count <= STRING_MAX_CHARACTERS and len(value) <= ENTRIES_MAX and _is_flat(value):
        return value
    bounded = _bounded(value, 0)
    return bounded if isinstance(bounded, dict) else {}


def is_retainable(value: JsonValue) -> bool:
    """Whether the JSON of a value is at most `RETAINED_MAX_BYTES` long."""
    return len(json_bytes(value)) <= RETAINED_MAX_BYTES


def bounded_string(value: str) -> str:
    """Return a string within its bound; a cut one ends in a mark."""
    return value if len(value) <= STRING_MAX_CHARACTERS else value[:STRING_MAX_CHARACTERS] + TRUNCATION_MARK


def is_nested_within(value: JsonValue, levels: int) -> bool:
    """Whether a value has at most so many levels of arrays and objects inside each other."""
    layer: list[JsonValue] = [value]
    for _ in range(levels):
        layer = [
            member
            for entry in layer
            if isinstance(entry, (dict, list))
            for member in (entry.values() if isinstance(entry, dict) else entry)
        ]
        if not layer:
            return True
    return not any(isinstance(entry, (dict, list)) for entry in layer)


def cut(value: str, limit: int) -> str:
    """Return at most `limit` characters."""
    return value if len(value) <= limit else value[:limit]


def _is_flat(value: dict[str, JsonValue]) -> bool:
    return not any(type(member) is dict or type(member) is list for member in value.values())


def _bounded(value: JsonValue, depth: int) -> JsonValue:
    if depth > DEPTH_MAX:
        return {"truncated": True, "reason": "maximum depth"}
    if isinstance(value, str):
        return bounded_string(value)
    if not isinstance(value, (list, dict)):
        return value
    if isinstance(value, list):
        items = [_bounded(item, depth + 1) for item in value[:ENTRIES_MAX]]
        if len(value) > ENTRIES_MAX:
            items.append({"truncated": True, "omittedItems": len(value) - ENTRIES_MAX})
        return items
    members = {name: _bounded(member, depth + 1) for name, member in list(value.items())[:ENTRIES_MAX]}
    if len(value) > ENTRIES_MAX:
        members["truncatedEntries"] = len(value) - ENTRIES_MAX
    size = len(json_bytes(members))
    return members if size <= RETAINED_MAX_BYTES else {"truncated": True, "byteSize": size}
