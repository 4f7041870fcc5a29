"""Documents drawn from the contract's own schema documents, and a plain reading of those schemas.

`satisfies` interprets a schema keyword by keyword. It shares nothing with the generated validators, so documents that
it accepts are a fair question to them.
"""

from __future__ import annotations

import re
from functools import cache
from math import isfinite
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from paperclip_protocol import SCHEMAS, UnknownSchemaError

from paperclip_runner.testing.ecmascript import compiled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paperclip_protocol import JsonValue

__all__ = ["Node", "equality_key", "limits", "resolve", "satisfies", "schema_node"]

Node: TypeAlias = "dict[str, JsonValue]"
"""A schema that is an object of keywords."""

DATE_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{3})?Z")
"""The wire's own `date-time`: three digits of a fraction or none, no offset, no calendar."""

_COMPOSITES: Final = frozenset({"$ref", "allOf", "anyOf", "oneOf", "not", "if"})

NOTHING: Final[Node] = {"not": {}}
"""What the schema `false` says."""


@cache
def _documents() -> dict[str, Node]:
    files = {info.file: info for info in SCHEMAS.values()}
    documents = [info.document() for info in files.values()]
    return {str(document["$id"]): cast("Node", _absolute(document, str(document["$id"]))) for document in documents}


def _absolute(value: JsonValue, identifier: str) -> JsonValue:
    """A copy of a schema whose references all name their file."""
    if isinstance(value, list):
        return [_absolute(item, identifier) for item in value]
    if not isinstance(value, dict):
        return value
    copied = {name: _absolute(item, identifier) for name, item in value.items()}
    reference = copied.get("$ref")
    if isinstance(reference, str) and reference.startswith("#"):
        copied["$ref"] = identifier + reference
    return copied


@cache
def resolve(reference: str) -> Node:
    """The schema at an absolute reference, such as the `identifier` of an entry of `SCHEMAS`."""
    identifier, _, fragment = reference.partition("#")
    found = cast("JsonValue", _documents()[identifier])
    for step in fragment.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        found = found[int(key)] if isinstance(found, list) else cast("Node", found)[key]
    return cast("Node", found)


def schema_node(name: str) -> Node:
    """The schema called `name`, with absolute references.

    Raises:
        UnknownSchemaError: no schema has this name.
    """
    info = SCHEMAS.get(name)
    if info is None:
        raise UnknownSchemaError(f"no schema is called {name!r}; SCHEMAS lists the names there are")
    return resolve(info.identifier)


@cache
def limits() -> tuple[int, ...]:
    """Every length and number that some schema of the contract draws a line at, in ascending order."""
    found: set[int] = set()
    waiting: list[JsonValue] = list(_documents().values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, dict):
            waiting.extend(value.values())
            for keyword in ("minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"):
                bound = value.get(keyword)
                if isinstance(bound, int):
                    found.add(bound)
    return tuple(sorted(found))


def as_node(value: JsonValue) -> Node:
    """A schema as an object of keywords: `true` says nothing, `false` refuses everything."""
    return value if isinstance(value, dict) else {} if value else NOTHING


def nodes(value: JsonValue) -> list[Node]:
    """The schemas in the list under a keyword."""
    return [as_node(item) for item in cast("list[JsonValue]", value or [])]


def named(value: JsonValue) -> dict[str, Node]:
    """The schemas in the object under a keyword."""
    return {name: as_node(item) for name, item in cast("Node", value or {}).items()}


def names(value: JsonValue) -> list[str]:
    """The strings in the list under a keyword."""
    return [str(item) for item in cast("list[JsonValue]", value or [])]


def bound(node: Node, keyword: str) -> int | float | None:
    """The number under a keyword."""
    found = node.get(keyword)
    return found if isinstance(found, int | float) else None


def equality_key(value: JsonValue) -> object:
    """A hashable stand-in, equal for equal JSON values: `1` is `1.0` and never `true`; the order of members is free."""
    if isinstance(value, bool):
        return ("boolean", value)
    if isinstance(value, list):
        return ("array", tuple(equality_key(item) for item in value))
    if isinstance(value, dict):
        return ("object", frozenset((name, equality_key(item)) for name, item in value.items()))
    return value


def type_names(value: JsonValue) -> frozenset[str]:
    """The JSON types of a value; a whole number has two."""
    if value is None:
        return frozenset({"null"})
    if isinstance(value, bool):
        return frozenset({"boolean"})
    if isinstance(value, str):
        return frozenset({"string"})
    if isinstance(value, list):
        return frozenset({"array"})
    if isinstance(value, dict):
        return frozenset({"object"})
    if isinstance(value, float) and not isfinite(value):
        return frozenset()
    return frozenset({"number", "integer"} if value == int(value) else {"number"})


def declared_types(node: Node) -> frozenset[str] | None:
    """The types that a schema allows, `None` when it says nothing."""
    declared = node.get("type")
    if declared is None:
        return None
    return frozenset([declared] if isinstance(declared, str) else names(declared))


def satisfies(node: Node, value: JsonValue) -> bool:
    """Whether `value` is valid under a schema with absolute references."""
    declared = declared_types(node)
    if declared is not None and declared.isdisjoint(type_names(value)):
        return False
    if not _satisfies_literals(node, value) or not _satisfies_composites(node, value):
        return False
    if isinstance(value, str):
        return _satisfies_text(node, value)
    if isinstance(value, list):
        return _satisfies_array(node, value)
    if isinstance(value, dict):
        return _satisfies_object(node, value)
    return value is None or isinstance(value, bool) or _within(node, value, "minimum", "maximum")


def _within(node: Node, observed: float, least: str, most: str) -> bool:
    low, high = bound(node, least), bound(node, most)
    return (low is None or observed >= low) and (high is None or observed <= high)


def _same(literal: JsonValue, value: JsonValue) -> bool:
    if isinstance(literal, list | dict) or isinstance(value, list | dict):
        return equality_key(literal) == equality_key(value)
    return literal == value and isinstance(literal, bool) == isinstance(value, bool)


def _satisfies_literals(node: Node, value: JsonValue) -> bool:
    if "const" in node and not _same(node["const"], value):
        return False
    return "enum" not in node or any(_same(item, value) for item in cast("list[JsonValue]", node["enum"]))


def _satisfies_composites(node: Node, value: JsonValue) -> bool:
    if _COMPOSITES.isdisjoint(node):
        return True
    reference = node.get("$ref")
    if isinstance(reference, str) and not satisfies(resolve(reference), value):
        return False
    if not all(satisfies(item, value) for item in nodes(node.get("allOf"))):
        return False
    if "anyOf" in node and not any(satisfies(item, value) for item in nodes(node["anyOf"])):
        return False
    if "oneOf" in node and sum(satisfies(item, value) for item in nodes(node["oneOf"])) != 1:
        return False
    if "not" in node and satisfies(as_node(node["not"]), value):
        return False
    if "if" not in node:
        return True
    follows = "then" if satisfies(as_node(node["if"]), value) else "else"
    return satisfies(as_node(node.get(follows, True)), value)


def _satisfies_text(node: Node, value: str) -> bool:
    if not _within(node, len(value), "minLength", "maxLength"):
        return False
    pattern = node.get("pattern")
    if isinstance(pattern, str) and compiled(pattern).search(value) is None:
        return False
    return node.get("format") != "date-time" or DATE_TIME.fullmatch(value) is not None


def _satisfies_array(node: Node, value: list[JsonValue]) -> bool:
    if not _within(node, len(value), "minItems", "maxItems"):
        return False
    if node.get("uniqueItems") is True and len({equality_key(item) for item in value}) != len(value):
        return False
    items = as_node(node.get("items", True))
    return all(satisfies(items, item) for item in value)


def _satisfies_object(node: Node, value: dict[str, JsonValue]) -> bool:
    if not all(name in value for name in names(node.get("required"))):
        return False
    if "propertyNames" in node and not all(satisfies(as_node(node["propertyNames"]), name) for name in value):
        return False
    properties = named(node.get("properties"))
    others = as_node(node.get("additionalProperties", True))
    return all(satisfies(properties.get(name, others), item) for name, item in value.items())


def expand_required(schemas: Iterable[Node]) -> set[str]:
    """Every member that one of `schemas` requires."""
    return {name for node in schemas for name in names(node.get("required"))}
