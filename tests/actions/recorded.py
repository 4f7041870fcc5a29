"""Recorded requests and answers: how special values are spelled in them, and what comparisons leave out."""

from __future__ import annotations

import json
from math import inf, nan
from typing import TYPE_CHECKING, cast

import msgspec

from tests.oracle import oracle_lines

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["Unencodable", "comparable", "hydrated", "members", "recordings", "text"]


class Unencodable:
    """Stands for a value that JSON does not have."""


def members(value: object) -> dict[str, JsonValue]:
    """`value` as the JSON object that it is."""
    assert isinstance(value, dict)
    return cast("dict[str, JsonValue]", value)


def text(value: object) -> str:
    """`value` as the string that it is."""
    assert isinstance(value, str)
    return value


def recordings(*operations: str) -> list[tuple[dict[str, JsonValue], dict[str, JsonValue]]]:
    """Recorded requests of the given operations with their answers, in order."""
    lines = [members(line) for line in oracle_lines("actions/vectors.ndjson")]
    pairs = [(members(line["request"]), members(line["answer"])) for line in lines]
    return [(request, answer) for request, answer in pairs if request["op"] in operations]


def hydrated(value: JsonValue) -> JsonValue:
    """`value` with the spellings of non-JSON, long, deep and wide values replaced by these values."""
    if isinstance(value, list):
        return [hydrated(item) for item in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1:
        ((name, about),) = value.items()
        if name.startswith("$"):
            return _special(name, about)
    return {name: hydrated(member) for name, member in value.items()}


def _special(name: str, about: JsonValue) -> JsonValue:
    if name == "$js":
        return _other(text(about))
    facts = members(about)
    count = facts.get("count", facts.get("depth"))
    assert isinstance(count, int)
    if name == "$repeat":
        return text(facts["text"]) * count
    if name == "$array":
        return [hydrated(facts["item"]) for _ in range(count)]
    if name == "$keys":
        return {f"{text(facts['prefix'])}{number}": hydrated(facts["value"]) for number in range(count)}
    assert name == "$deep", name
    nested = hydrated(facts["leaf"])
    for _ in range(count):
        level: dict[str, JsonValue] = {text(facts.get("key", "k")): nested}
        nested = level
    return nested


def _other(name: str) -> JsonValue:
    if name == "cycle":
        cycle: dict[str, JsonValue] = {"a": 1}
        cycle["self"] = cycle
        return cycle
    others: dict[str, object] = {
        "undefined": msgspec.UNSET,
        "nan": nan,
        "inf": inf,
        "-inf": -inf,
        "-0": -0.0,
        "bigint": Unencodable(),
        "date": {},
    }
    return cast("JsonValue", others[name])


def comparable(value: object) -> str:
    """Text that is equal for equal values.

    Numbers count by value. Texts for people (`reason`, `message`, `title`, `description`) and the numbers that a store
    gives its tokens are left out.
    """
    written = json.dumps(_without_prose(msgspec.to_builtins(value)), sort_keys=True, default=str)
    return written.replace('"claim-', '"token-')


def _without_prose(value: JsonValue) -> JsonValue:
    if isinstance(value, list):
        return [_without_prose(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, dict):
        return value
    return {
        name: _without_prose(member)
        for name, member in value.items()
        if not (name in ("reason", "message", "title", "description") and isinstance(member, str))
    }
