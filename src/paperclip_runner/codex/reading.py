"""Forgiving reads of what a provider sent: a member of the wrong type counts as absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["entries", "number", "record", "records", "text", "text_or_none", "whole_number"]


def record(value: JsonValue) -> dict[str, JsonValue]:
    """Return the object, or an empty one."""
    return value if isinstance(value, dict) else {}


def text(value: JsonValue, fallback: str = "") -> str:
    """Return the string, or `fallback`."""
    return value if isinstance(value, str) else fallback


def text_or_none(value: JsonValue) -> str | None:
    """Return the string when it is not empty, else None."""
    return value if isinstance(value, str) and value else None


def entries(value: JsonValue) -> list[JsonValue]:
    """Return the array, or an empty one."""
    return value if isinstance(value, list) else []


def records(value: JsonValue) -> list[dict[str, JsonValue]]:
    """Return the objects of an array; anything else in it becomes an empty object."""
    return [record(entry) for entry in entries(value)]


def number(value: JsonValue) -> int | float | None:
    """Return the number, or None; a truth value is no number."""
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def whole_number(value: JsonValue) -> int | None:
    """Return the integer, or None; `2.0` is one."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return int(value) if value == int(value) else None
