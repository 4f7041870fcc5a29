"""What can be said of types: their JSON types, their unions, and their bounds as assertions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from codegen.dialect import Json, Node
from codegen.model import (
    ClassType,
    ListType,
    LiteralType,
    MapType,
    ObjectType,
    ScalarType,
    Type,
    Typed,
    UnionType,
)


def conjunction(parts: tuple[Node, ...]) -> Json:
    """Several assertions as one schema."""
    return parts[0] if len(parts) == 1 else {"allOf": list(parts)}


def bounds_of(node: dict[str, Json], keywords: Iterable[str]) -> tuple[tuple[str, int | float], ...]:
    """The bounds among ``keywords`` that a schema states."""
    return tuple((keyword, cast("int", node[keyword])) for keyword in keywords if keyword in node)


def without_bounds(typed: Typed) -> tuple[Type, tuple[Node, ...]]:
    """A scalar without its bounds, and the bounds as assertions: items and union members carry none in their types."""
    kind = typed.type
    if isinstance(kind, ScalarType | ListType) and kind.bounds:
        return replace(kind, bounds=()), (*typed.residual, cast("Node", dict(kind.bounds)))
    if isinstance(kind, UnionType):
        options = [without_bounds(Typed(option)) for option in kind.options]
        loose = tuple(node for _, nodes in options for node in nodes)
        return UnionType(tuple(option for option, _ in options)), (*typed.residual, *loose)
    return kind, typed.residual


def union_of(options: tuple[Type, ...]) -> Type:
    """The union of some types, flat and without repeats."""
    flat: list[Type] = []
    for option in options:
        for item in option.options if isinstance(option, UnionType) else (option,):
            if item not in flat:
                flat.append(item)
    return flat[0] if len(flat) == 1 else UnionType(tuple(flat))


def is_text(kind: Type) -> bool:
    """Whether values of the type are strings."""
    if isinstance(kind, LiteralType):
        return all(isinstance(value, str) for value in kind.values)
    return isinstance(kind, ScalarType) and kind.kind == "string"


def json_type_of(value: str | int | bool | None) -> str:
    """The JSON type of a scalar."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    return "string" if isinstance(value, str) else "integer"


def json_types(kind: Type) -> set[str]:
    """The JSON types that values of a type can have."""
    if isinstance(kind, ScalarType):
        return {"integer" if kind.kind == "number" else kind.kind}
    if isinstance(kind, LiteralType):
        return {json_type_of(value) for value in kind.values}
    if isinstance(kind, ListType):
        return {"array"}
    if isinstance(kind, ObjectType | MapType | ClassType):
        return {"object"}
    if isinstance(kind, UnionType):
        return set[str]().union(*(json_types(option) for option in kind.options))
    return {"object", "array", "string", "integer", "boolean", "null"}


def disjoint(kinds: list[Type]) -> bool:
    """Whether no two of the types share a JSON type."""
    seen: set[str] = set()
    for kind in kinds:
        found = json_types(kind)
        if seen & found:
            return False
        seen |= found
    return True
