"""Turns schemas into the typed model: which object becomes which class, and what its types leave to a check.

Exactness rests on one rule: a keyword is either enforced by the type that is chosen here, or it stays in the residual
that ``codegen.checks`` compiles. Nothing is dropped.
"""

from __future__ import annotations

from typing import cast

from codegen.algebra import bounds_of, conjunction, disjoint, is_text, json_type_of, union_of, without_bounds
from codegen.catalog import Catalog, Pointer
from codegen.dialect import (
    Json,
    Node,
    SchemaError,
    assertions,
    members,
    schema_list,
    schema_map,
    strings,
    types_of,
)
from codegen.model import (
    AliasModel,
    AliasType,
    ClassModel,
    ClassType,
    Field,
    ListType,
    LiteralType,
    MapType,
    Model,
    ObjectType,
    RawType,
    ScalarType,
    Type,
    Typed,
    UnionType,
    text_of,
)
from codegen.naming import JSON_OBJECT, Names, SchemaEntry, pascal, require_class_name, snake
from codegen.tagged import TaggedUnion

OPEN_UNION = "x-paperclip-open-union"
"""Annotation of a union that grows: ``{"tag": member, "fallback": name for the rest, "branches": [references]}``."""

_TYPE_KEYWORDS = {
    "object": ("properties", "required", "additionalProperties"),
    "array": ("items", "minItems", "maxItems"),
    "string": ("minLength", "maxLength"),
    "integer": ("minimum", "maximum"),
    "number": (),
    "boolean": (),
    "null": (),
}


class Modeler:
    """Builds the :class:`Model` of a catalog."""

    def __init__(self, catalog: Catalog, names: Names) -> None:
        self.catalog = catalog
        self.names = names
        self.model = Model()
        self._by_pointer: dict[Pointer, Typed] = {}

    def build(self) -> Model:
        """Model every schema file: its root, and each of its ``$defs``."""
        for file, entry in self.names.entries.items():
            self._add_root(file, entry)
        return self.model

    def _add_root(self, file: str, entry: SchemaEntry) -> None:
        root = Pointer(file)
        node = members(self.catalog.node(root))
        for name in schema_map(node, "$defs"):
            public = f"{entry.name}#{name}"
            self.model.roots[public] = self.at(root / "$defs" / name)
            self.model.pointers[public] = root / "$defs" / name
        self.model.roots[entry.name] = self.at(root)
        self.model.pointers[entry.name] = root

    # -- names ---------------------------------------------------------------------------------------------------------

    def class_name(self, pointer: Pointer, parent: str, step: str) -> str:
        """The class name of the object at ``pointer``: from the table, else parent and member."""
        named = self.names.classes.get(str(pointer))
        if named == JSON_OBJECT:
            return ""
        entry = self.names.entry(pointer.file)
        if named is None and pointer.path == "":
            named = entry.root
        if named is None and pointer.path.startswith("/$defs/") and pointer.path.count("/") == 2:
            named = entry.prefix + pascal(step)
        return require_class_name(named if named is not None else parent + pascal(step), str(pointer))

    # -- any schema ----------------------------------------------------------------------------------------------------

    def at(self, pointer: Pointer, parent: str = "") -> Typed:
        """The type of the schema at ``pointer``; ``parent`` is the class it stands in."""
        known = self._by_pointer.get(pointer)
        if known is None:
            known = self._typed(pointer, parent)
            self._by_pointer[pointer] = known
        return known

    def _typed(self, pointer: Pointer, parent: str) -> Typed:
        node = self.catalog.node(pointer)
        if isinstance(node, bool):
            return Typed(RawType(), () if node else (False,))
        if OPEN_UNION in node:
            return self._open_union(pointer, node)
        if self.names.entry(pointer.file).union and pointer.path == "":
            return TaggedUnion(self, pointer, node, self.names.entry(pointer.file)).build()
        if self.names.classes.get(str(pointer)) == JSON_OBJECT and types_of(node) != ["object"]:
            return Typed(ObjectType(), (assertions(node),))  # kept as plain JSON: nothing of it may get lost
        if "$ref" in node:
            return self._reference(pointer, node)
        if "const" in node or "enum" in node:
            return self.literal(node)
        if "oneOf" in node and set(assertions(node)) == {"oneOf"}:
            return self._alternatives(pointer, node, "oneOf", parent)
        if "anyOf" in node and set(assertions(node)) == {"anyOf"}:
            return self._alternatives(pointer, node, "anyOf", parent)
        if "allOf" in node and not types_of(node):
            return self._all_of(pointer, node, parent)
        return self._by_type(pointer, node, parent)

    def _reference(self, pointer: Pointer, node: dict[str, Json]) -> Typed:
        target = self.catalog.resolve(str(node["$ref"]), pointer)
        typed = self.at(target)
        rest = {key: value for key, value in assertions(node).items() if key != "$ref"}
        return Typed(typed.type, (*typed.residual, *((rest,) if rest else ())))

    def literal(self, node: dict[str, Json]) -> Typed:
        """The type of a ``const`` or ``enum``."""
        values = [node["const"]] if "const" in node else cast("list[Json]", node["enum"])
        rest = {key: value for key, value in assertions(node).items() if key not in ("const", "enum", "type")}
        scalars = cast("list[str | int | bool | None]", values)
        if any(isinstance(value, bool) for value in scalars) and len(scalars) != 1:
            return Typed(RawType(), (assertions(node),))
        kinds = {json_type_of(value) for value in scalars}
        if types_of(node) and not kinds <= set(types_of(node)):
            return Typed(RawType(), (assertions(node),))
        return Typed(LiteralType(tuple(scalars)), (rest,) if rest else ())

    def _by_type(self, pointer: Pointer, node: dict[str, Json], parent: str) -> Typed:
        kinds = types_of(node)
        if not kinds:
            rest = assertions(node)
            return Typed(RawType(), (rest,) if rest else ())
        if kinds == ["object"]:
            return self._object(pointer, node, parent)
        if len(kinds) == 1:
            return self._single(pointer, node, kinds[0], parent)
        return self._several(pointer, node, kinds, parent)

    def _single(self, pointer: Pointer, node: dict[str, Json], kind: str, parent: str) -> Typed:
        rest = {key: value for key, value in assertions(node).items() if key not in ("type", *_TYPE_KEYWORDS[kind])}
        residual: tuple[Node, ...] = (rest,) if rest else ()
        if kind == "array":
            item = self.at(pointer / "items", parent) if "items" in node else Typed(RawType())
            bare, loose = without_bounds(item)
            if loose:
                residual = (*residual, {"items": conjunction(loose)})
            return Typed(ListType(bare, bounds_of(node, ("minItems", "maxItems"))), residual)
        if kind == "number":
            return Typed(ScalarType("number"), residual)
        return Typed(ScalarType(kind, bounds_of(node, _TYPE_KEYWORDS[kind])), residual)

    def _several(self, pointer: Pointer, node: dict[str, Json], kinds: list[str], parent: str) -> Typed:
        rest = {key: value for key, value in assertions(node).items() if key != "type"}
        others = [kind for kind in kinds if kind != "null"]
        if len(others) == 1 and others[0] not in ("object",):
            one = self._single(pointer, {**node, "type": others[0]}, others[0], parent)
            return Typed(union_of((one.type, ScalarType("null"))), one.residual)
        if any(kind in ("object", "array") for kind in kinds):
            return Typed(RawType(), (assertions(node),))
        return Typed(union_of(tuple(ScalarType(kind) for kind in kinds)), (rest,) if rest else ())

    # -- objects -------------------------------------------------------------------------------------------------------

    def _object(self, pointer: Pointer, node: dict[str, Json], parent: str) -> Typed:
        step = pointer.path.rsplit("/", 1)[-1]
        if step == "items":
            step = pascal(pointer.path.rsplit("/", 2)[-2]) + "Item"
        properties = schema_map(node, "properties")
        additional = node.get("additionalProperties", True)
        named = self.names.classes.get(str(pointer))
        if named == JSON_OBJECT or (not properties and additional is not False):
            return self._plain_object(pointer, node, additional, parent)
        name = self.class_name(pointer, parent, step)
        if not isinstance(additional, bool):
            raise SchemaError(f"{pointer}: named members beside a schema for the others are not implemented")
        reference = ClassType(self.names.entry(pointer.file).module, name)
        self._by_pointer[pointer] = Typed(reference)
        self.add_class(self.class_from(pointer, node, name, additional is False))
        return Typed(reference)

    def _plain_object(self, pointer: Pointer, node: dict[str, Json], additional: Json, parent: str) -> Typed:
        rest = {key: value for key, value in assertions(node).items() if key != "type"}
        if isinstance(additional, dict) and not schema_map(node, "properties"):
            rest.pop("additionalProperties", None)
            value = self.at(pointer / "additionalProperties", parent)
            bare, loose = without_bounds(value)
            residual: list[Node] = [rest] if rest else []
            if loose:
                residual.append({"additionalProperties": conjunction(loose)})
            return Typed(MapType(bare), tuple(residual))
        if additional is True:
            rest.pop("additionalProperties", None)
        return Typed(ObjectType(), (rest,) if rest else ())

    def class_from(self, pointer: Pointer, node: dict[str, Json], name: str, closed: bool) -> ClassModel:
        """A class with the members that ``node`` declares; what they leave open becomes its residual."""
        rest = {key: v for key, v in assertions(node).items() if key not in ("type", *_TYPE_KEYWORDS["object"])}
        fields = self._fields(pointer, node, name)
        undeclared = [item for item in strings(node, "required") if item not in fields]
        if undeclared:
            rest["required"] = cast("Json", undeclared)
        return ClassModel(
            module=self.names.entry(pointer.file).module,
            name=name,
            pointer=pointer,
            text=text_of(node),
            closed=closed,
            fields=fields,
            residual=(rest,) if rest else (),
        )

    def _fields(self, pointer: Pointer, node: dict[str, Json], parent: str) -> dict[str, Field]:
        required = set(strings(node, "required"))
        fields: dict[str, Field] = {}
        attributes: dict[str, str] = {}
        for wire in schema_map(node, "properties"):
            place = pointer / "properties" / wire
            attribute = snake(wire)
            if attribute in attributes:
                raise SchemaError(f"{place}: {wire!r} and {attributes[attribute]!r} share the attribute {attribute!r}")
            attributes[attribute] = wire
            text = text_of(members(self.catalog.node(place)))
            fields[wire] = Field(wire, attribute, self.at(place, parent), wire in required, text)
        return fields

    def add_class(self, model: ClassModel) -> None:
        """Register a class under its name; a name that is taken is an error."""
        key = (model.module, model.name)
        known = self.model.classes.get(key)
        if known is not None or key in self.model.aliases:
            place = known.pointer if known else "an alias"
            raise SchemaError(f"{model.pointer}: class {model.name} already stands for {place}; name one in [classes]")
        self.model.classes[key] = model

    # -- several schemas at once ---------------------------------------------------------------------------------------

    def _alternatives(self, pointer: Pointer, node: dict[str, Json], keyword: str, parent: str) -> Typed:
        step = pointer.path.rsplit("/", 1)[-1]
        title = self.names.classes.get(str(pointer)) or (
            self.names.entry(pointer.file).root if not pointer.path else ""
        )
        prefix = title or parent + pascal("Item" if step == "items" else step)
        branches = [self.at(pointer / keyword / str(index), prefix) for index in range(len(schema_list(node, keyword)))]
        if keyword == "anyOf" and all(is_text(branch.type) for branch in branches):
            open_ended = any(branch == Typed(ScalarType("string")) for branch in branches)
            return Typed(ScalarType("string"), () if open_ended else (assertions(node),))
        tag = self._tag(branches)
        exclusive = keyword == "anyOf" or tag or disjoint([branch.type for branch in branches])
        if not exclusive:
            return Typed(RawType(), (assertions(node),))
        bare = [without_bounds(branch) for branch in branches]
        if any(loose for _, loose in bare):
            whole: tuple[Node, ...] = (assertions(node),)
        else:
            whole = ()
        union = union_of(tuple(item for item, _ in bare))
        if title and isinstance(union, UnionType):
            return self._alias(pointer, node, title, union, tag, whole)
        return Typed(union, whole)

    def _alias(
        self, pointer: Pointer, node: dict[str, Json], name: str, union: UnionType, tag: str, residual: tuple[Node, ...]
    ) -> Typed:
        module = self.names.entry(pointer.file).module
        alias = AliasModel(module, require_class_name(name, str(pointer)), pointer, union.options, text_of(node))
        own = all(isinstance(option, ClassType) and self._is_inline(option, pointer) for option in union.options)
        if tag and own and all(self._tells_by_text(cast("ClassType", option), tag) for option in union.options):
            alias.tag = tag
            for option in union.options:
                self._set_tag(cast("ClassType", option), tag)
        self.model.aliases[module, name] = alias
        return Typed(AliasType(module, name), residual)

    def _tells_by_text(self, option: ClassType, tag: str) -> bool:
        literal = self.model.class_of(option).fields[tag].typed.type
        return isinstance(literal, LiteralType) and isinstance(literal.values[0], str)

    def _is_inline(self, option: ClassType, pointer: Pointer) -> bool:
        """Whether the class is written inside the union itself, so that a tag can never leak into another use of it."""
        at = self.model.class_of(option).pointer
        return at.file == pointer.file and at.path.startswith((f"{pointer.path}/oneOf/", f"{pointer.path}/anyOf/"))

    def _set_tag(self, reference: ClassType, tag: str) -> None:
        model = self.model.class_of(reference)
        literal = cast("LiteralType", model.fields.pop(tag).typed.type)
        model.tag = (tag, str(literal.values[0]))

    def _tag(self, branches: list[Typed]) -> str:
        """The member whose consts tell all branches apart; empty when there is none."""
        each = [self._consts(branch.type) for branch in branches]
        for wire in each[0]:
            values = [consts.get(wire, set[str]()) for consts in each]
            if all(values) and len(set[str]().union(*values)) == sum(len(item) for item in values):
                return wire
        return ""

    def _consts(self, kind: Type) -> dict[str, set[str]]:
        """Required members that can hold only known strings or booleans, with those."""
        if isinstance(kind, AliasType):
            options = [self._consts(option) for option in self.model.options(kind)]
            shared = set(options[0]).intersection(*options)
            return {wire: set[str]().union(*(consts[wire] for consts in options)) for wire in shared}
        if not isinstance(kind, ClassType):
            return {}
        model = self.model.class_of(kind)
        consts: dict[str, set[str]] = {model.tag[0]: {model.tag[1]}} if model.tag else {}
        for wire, item in self.model.all_fields(model).items():
            literal = item.typed.type
            if (
                item.required
                and isinstance(literal, LiteralType)
                and all(isinstance(v, str | bool) for v in literal.values)
            ):
                consts[wire] = {str(value) for value in literal.values}
        return consts

    def _all_of(self, pointer: Pointer, node: dict[str, Json], parent: str) -> Typed:
        """``allOf`` of one reference and narrowings: the type is the reference's, the narrowings stay to be checked."""
        parts = schema_list(node, "allOf")
        rest = {key: value for key, value in assertions(node).items() if key != "allOf"}
        base: Typed | None = None
        narrowings: list[Node] = [rest] if rest else []
        for index, part in enumerate(parts):
            if base is None and "$ref" in members(part):
                base = self.at(pointer / "allOf" / str(index), parent)
            else:
                narrowings.append(part)
        if base is None:
            return Typed(RawType(), (assertions(node),))
        return Typed(base.type, (*base.residual, *narrowings))

    # -- open unions ---------------------------------------------------------------------------------------------------

    def _open_union(self, pointer: Pointer, node: dict[str, Json]) -> Typed:
        """A union that grows: what no branch describes stays a JSON object; decoding never fails on news."""
        told = cast("dict[str, Json]", node[OPEN_UNION])
        if not {"tag", "fallback", "branches"} <= told.keys() or "oneOf" in node:
            raise SchemaError(f"{pointer}: {OPEN_UNION} holds tag, fallback and branches, with no oneOf beside it")
        module = self.names.entry(pointer.file).module
        name = require_class_name(
            self.names.classes.get(str(pointer)) or pascal(pointer.path.rsplit("/", 1)[-1]), str(pointer)
        )
        self._by_pointer[pointer] = Typed(AliasType(module, name))
        branches = [self.at(self.catalog.resolve(str(item), pointer)) for item in cast("list[Json]", told["branches"])]
        options = (*(branch.type for branch in branches), ObjectType())
        alias = AliasModel(module, name, pointer, options, text_of(node), fallback=str(told["fallback"]))
        self.model.aliases[module, name] = alias
        return Typed(AliasType(module, name))
