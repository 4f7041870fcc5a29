"""The part of JSON Schema 2020-12 that the generator implements, and the refusal of everything else."""

from __future__ import annotations

from typing import TypeAlias, cast

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""A decoded JSON value."""

Node: TypeAlias = "bool | dict[str, Json]"
"""A schema: ``true``, ``false`` or an object of keywords."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The only dialect a schema file may declare."""

ANNOTATIONS = frozenset({"$schema", "$id", "$comment", "title", "description", "default", "examples"})
"""Keywords for people that no validator reads; those that start with ``x-paperclip-`` join them."""

SCHEMA_KEYWORDS = frozenset({"additionalProperties", "propertyNames", "items", "not", "if", "then", "else"})
"""Keywords whose value is one schema."""

SCHEMA_LIST_KEYWORDS = frozenset({"allOf", "anyOf", "oneOf"})
"""Keywords whose value is a list of schemas."""

SCHEMA_MAP_KEYWORDS = frozenset({"properties", "$defs"})
"""Keywords whose value is an object of schemas."""

VALUE_KEYWORDS = frozenset(
    {
        "type",
        "const",
        "enum",
        "required",
        "minItems",
        "maxItems",
        "uniqueItems",
        "minLength",
        "maxLength",
        "pattern",
        "format",
        "minimum",
        "maximum",
        "$ref",
    }
)
"""Keywords whose value is plain data."""

FORMATS = frozenset({"date-time"})
"""The formats the wire asserts."""


class SchemaError(Exception):
    """A schema file, or the naming table, says something that the generator cannot carry out.

    The text names the file, the JSON pointer and the way out.
    """


def members(node: Node) -> dict[str, Json]:
    """The keywords of ``node``; an empty object for ``true``."""
    return node if isinstance(node, dict) else {}


def schema_at(node: dict[str, Json], keyword: str) -> Node:
    """The schema under ``keyword``; ``true`` when the keyword is absent."""
    return as_node(node.get(keyword, True))


def as_node(value: Json) -> Node:
    """``value`` read as a schema."""
    if isinstance(value, bool | dict):
        return value
    raise SchemaError(f"a schema must be an object or a boolean, not {value!r}")


def schema_list(node: dict[str, Json], keyword: str) -> list[Node]:
    """The schemas listed under ``keyword``, none when it is absent."""
    found = node.get(keyword, [])
    return [as_node(item) for item in cast("list[Json]", found)]


def schema_map(node: dict[str, Json], keyword: str) -> dict[str, Node]:
    """The schemas named under ``keyword``, none when it is absent."""
    found = cast("dict[str, Json]", node.get(keyword, {}))
    return {name: as_node(item) for name, item in found.items()}


def strings(node: dict[str, Json], keyword: str) -> list[str]:
    """The list of strings under ``keyword``, empty when it is absent."""
    found = cast("list[Json]", node.get(keyword, []))
    return [str(item) for item in found]


def types_of(node: dict[str, Json]) -> list[str]:
    """The JSON types the node's ``type`` keyword allows; empty when it says nothing."""
    declared = node.get("type")
    if declared is None:
        return []
    return [declared] if isinstance(declared, str) else strings(node, "type")


def assertions(node: Node) -> dict[str, Json]:
    """The keywords of ``node`` that can fail a document: no annotation and no ``$defs``."""
    return {name: value for name, value in members(node).items() if not is_annotation(name) and name != "$defs"}


def is_annotation(keyword: str) -> bool:
    """Whether ``keyword`` never fails a document."""
    return keyword in ANNOTATIONS or keyword.startswith("x-paperclip-")


def require_known_keywords(node: Node, where: str) -> None:
    """Refuse the first keyword, format or literal below ``node`` that the generator does not implement."""
    if isinstance(node, bool):
        return
    for keyword, value in node.items():
        if is_annotation(keyword) or keyword in VALUE_KEYWORDS:
            continue
        if keyword in SCHEMA_KEYWORDS:
            require_known_keywords(as_node(value), f"{where}/{keyword}")
        elif keyword in SCHEMA_LIST_KEYWORDS:
            for index, item in enumerate(schema_list(node, keyword)):
                require_known_keywords(item, f"{where}/{keyword}/{index}")
        elif keyword in SCHEMA_MAP_KEYWORDS:
            for name, item in schema_map(node, keyword).items():
                require_known_keywords(item, f"{where}/{keyword}/{name}")
        else:
            raise SchemaError(
                f"{where}: keyword {keyword!r} is not implemented; see codegen/dialect.py for those that are"
            )
    _require_scalars(node, where)
    if "format" in node and node["format"] not in FORMATS:
        raise SchemaError(f"{where}: format {node['format']!r} is not implemented; the wire asserts {sorted(FORMATS)}")


def _require_scalars(node: dict[str, Json], where: str) -> None:
    literals = [node["const"]] if "const" in node else []
    literals += cast("list[Json]", node.get("enum", []))
    for literal in literals:
        if isinstance(literal, dict | list | float):
            raise SchemaError(
                f"{where}: a const or enum may hold null, booleans, integers and strings, not {literal!r}"
            )
