"""What the generator knows about the classes it will emit: a small typed model between schemas and code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from codegen.catalog import Pointer
from codegen.dialect import Json, Node


@dataclass(frozen=True)
class RawType:
    """Any JSON value, kept as it is (``JsonValue``)."""


@dataclass(frozen=True)
class ObjectType:
    """A JSON object kept as ``dict[str, JsonValue]``."""


@dataclass(frozen=True)
class ScalarType:
    """``string``, ``integer``, ``number``, ``boolean`` or ``null``, with the bounds msgspec enforces itself."""

    kind: str
    bounds: tuple[tuple[str, int | float], ...] = ()


@dataclass(frozen=True)
class LiteralType:
    """One of some strings, integers or ``null`` (booleans: ``true`` alone or ``false`` alone)."""

    values: tuple[str | int | bool | None, ...]


@dataclass(frozen=True)
class ListType:
    """A JSON array of one item type."""

    item: Type
    bounds: tuple[tuple[str, int | float], ...] = ()


@dataclass(frozen=True)
class MapType:
    """A JSON object whose values share one type."""

    value: Type


@dataclass(frozen=True)
class ClassType:
    """A Struct of ours."""

    module: str
    name: str


@dataclass(frozen=True)
class AliasType:
    """A named union of Structs."""

    module: str
    name: str


@dataclass(frozen=True)
class UnionType:
    """One of several types."""

    options: tuple[Type, ...]


Type: TypeAlias = (
    RawType | ObjectType | ScalarType | LiteralType | ListType | MapType | ClassType | AliasType | UnionType
)


@dataclass(frozen=True)
class Typed:
    """The type of a schema, and the assertions that the type does not enforce (empty when it enforces all)."""

    type: Type
    residual: tuple[Node, ...] = ()


@dataclass
class Field:
    """A member of an object."""

    wire: str
    attribute: str
    typed: Typed
    required: bool
    text: str = ""


@dataclass
class ClassModel:
    """A Struct to emit."""

    module: str
    name: str
    pointer: Pointer
    text: str = ""
    closed: bool = False
    fields: dict[str, Field] = field(default_factory=dict[str, Field])
    base: ClassType | None = None
    tag: tuple[str, str] | None = None
    """Wire member and value that tell this class apart inside its union."""
    residual: tuple[Node, ...] = ()
    """Assertions on the whole object that its field types do not enforce."""


@dataclass
class AliasModel:
    """A union of Structs to emit under a name."""

    module: str
    name: str
    pointer: Pointer
    options: tuple[Type, ...]
    text: str = ""
    tag: str = ""
    """The wire member that tells the options apart, when msgspec can decode the union by itself."""
    fallback: str = ""
    """Name under which an open union keeps, as a JSON object, what no other option describes."""


@dataclass
class Model:
    """Everything to emit."""

    classes: dict[tuple[str, str], ClassModel] = field(default_factory=dict[tuple[str, str], ClassModel])
    aliases: dict[tuple[str, str], AliasModel] = field(default_factory=dict[tuple[str, str], AliasModel])
    roots: dict[str, Typed] = field(default_factory=dict[str, Typed])
    """Public schema name (``event``, ``provider-event#plan``) -> type and residual assertions."""
    pointers: dict[str, Pointer] = field(default_factory=dict[str, Pointer])
    """Public schema name -> its place."""

    def all_fields(self, model: ClassModel) -> dict[str, Field]:
        """The fields of a class, inherited ones first."""
        inherited = self.all_fields(self.class_of(model.base)) if model.base else {}
        return {**inherited, **model.fields}

    def class_of(self, reference: ClassType) -> ClassModel:
        """The model of a class."""
        return self.classes[reference.module, reference.name]

    def options(self, alias: AliasType) -> tuple[Type, ...]:
        """The options of a named union."""
        return self.aliases[alias.module, alias.name].options

    def decodable(self, kind: Type, seen: frozenset[Type] = frozenset()) -> bool:
        """Whether msgspec can decode ``kind`` by itself: unions hold one object at most, or have a tag."""
        if kind in seen:
            return True
        seen |= {kind}
        if isinstance(kind, ListType):
            return self.decodable(kind.item, seen)
        if isinstance(kind, MapType):
            return self.decodable(kind.value, seen)
        if isinstance(kind, ClassType):
            return all(self.decodable(item.typed.type, seen) for item in self.all_fields(self.class_of(kind)).values())
        if isinstance(kind, AliasType):
            tagged = bool(self.aliases[kind.module, kind.name].tag)
            return tagged and all(self.decodable(option, seen) for option in self.options(kind))
        if isinstance(kind, UnionType):
            objects = [item for item in kind.options if isinstance(item, ClassType | AliasType | ObjectType | MapType)]
            return len(objects) <= 1 and all(self.decodable(option, seen) for option in kind.options)
        return True


def text_of(node: dict[str, Json]) -> str:
    """The description of a schema, else its title, else nothing."""
    return str(node.get("description") or node.get("title") or "")
