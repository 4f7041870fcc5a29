"""Writes Python source line by line, and says Python types in words."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from codegen.model import (
    AliasType,
    ClassType,
    ListType,
    LiteralType,
    MapType,
    ObjectType,
    RawType,
    ScalarType,
    Type,
)

_SCALARS = {"string": "str", "integer": "int", "number": "int | float", "boolean": "bool", "null": "None"}


class Writer:
    """Lines of one function, with an indentation level and fresh local names."""

    def __init__(self, level: int = 0) -> None:
        self.lines: list[str] = []
        self._level = level
        self._names = 0

    def __call__(self, line: str) -> None:
        """Add one line at the current level."""
        self.lines.append("    " * self._level + line if line else "")

    @contextmanager
    def block(self, line: str) -> Generator[None]:
        """Write ``line`` and indent what follows; a block without a line of its own gets ``pass``."""
        self(line)
        before = len(self.lines)
        self._level += 1
        yield
        if len(self.lines) == before:
            self("pass")
        self._level -= 1

    def name(self, stem: str) -> str:
        """A local name that this function has not used."""
        self._names += 1
        return f"{stem}_{self._names}"


def annotation(kind: Type) -> str:
    """The Python annotation of ``kind``; classes are written ``module.Name``."""
    if isinstance(kind, RawType):
        return "JsonValue"
    if isinstance(kind, ObjectType):
        return "dict[str, JsonValue]"
    if isinstance(kind, MapType):
        return f"dict[str, {annotation(kind.value)}]"
    if isinstance(kind, ListType):
        return f"list[{annotation(kind.item)}]"
    if isinstance(kind, ClassType | AliasType):
        return f"{kind.module}.{kind.name}"
    if isinstance(kind, LiteralType):
        return f"Literal[{', '.join(repr(value) for value in kind.values)}]"
    if isinstance(kind, ScalarType):
        return _SCALARS[kind.kind]
    return " | ".join(annotation(option) for option in kind.options)


def modules_in(kind: Type) -> set[str]:
    """The Struct modules that ``annotation(kind)`` names."""
    if isinstance(kind, ClassType | AliasType):
        return {kind.module}
    if isinstance(kind, ListType):
        return modules_in(kind.item)
    if isinstance(kind, MapType):
        return modules_in(kind.value)
    if isinstance(kind, RawType | ObjectType | ScalarType | LiteralType):
        return set()
    return set[str]().union(*(modules_in(option) for option in kind.options))
