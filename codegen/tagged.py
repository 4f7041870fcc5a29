"""Models a union whose members are told apart by one of their members, such as events by ``eventType``.

The schema says it with conditions: ``allOf`` of ``if`` the tag has these values, ``then`` the payload has this form.
Here each value becomes a class of its own, and a payload that a condition describes becomes typed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from codegen.algebra import disjoint, union_of
from codegen.dialect import (
    Json,
    Node,
    SchemaError,
    as_node,
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
    ObjectType,
    RawType,
    ScalarType,
    Type,
    Typed,
    text_of,
)
from codegen.naming import SchemaEntry, pascal, require_class_name, snake

if TYPE_CHECKING:
    from codegen.catalog import Pointer
    from codegen.modeling import Modeler


class TaggedUnion:
    """The union that the schema at ``pointer`` describes, with its classes."""

    def __init__(self, modeler: Modeler, pointer: Pointer, node: dict[str, Json], entry: SchemaEntry) -> None:
        self._modeler = modeler
        self._pointer = pointer
        self._node = node
        self._entry = entry

    def build(self) -> Typed:
        """One class for each value of the tag member, sharing a base; conditions on the tag become typed payloads."""
        pointer, node, entry = self._pointer, self._node, self._entry
        tag = entry.union
        values = strings(members(schema_map(node, "properties")[tag]), "enum")
        conditional, rest = _conditions(node, tag)
        if rest:
            raise SchemaError(f"{pointer}: allOf holds a condition that does not test {tag} alone")
        common = {k: v for k, v in node.items() if k not in ("allOf", "properties", "required")}
        properties = schema_map(node, "properties")
        touched = sorted(
            {
                name
                for parts in conditional.values()
                for part in parts
                for name in schema_map(members(part), "properties")
            }
        )
        base_properties = {name: item for name, item in properties.items() if name != tag and name not in touched}
        base_required = [item for item in strings(node, "required") if item in base_properties]
        base = self._modeler.class_from(
            pointer,
            {**common, "properties": cast("Json", base_properties), "required": cast("Json", base_required)},
            entry.root + "Base",
            closed=False,
        )
        base.text = f"Members that every {entry.root.lower()} has."
        self._modeler.add_class(base)
        plain = self._plain_base(base, touched)
        texts = _type_texts(node)
        options: list[Type] = []
        for value in values:
            parts = conditional.get(value, [])
            option = self._option(value, parts, base=base, plain=plain)
            option.text = str(texts.get(value, ""))
            options.append(ClassType(option.module, option.name))
        alias = AliasModel(entry.module, entry.root, pointer, tuple(options), text_of(node), tag)
        self._modeler.model.aliases[entry.module, entry.root] = alias
        return Typed(AliasType(entry.module, entry.root))

    def _plain_base(self, base: ClassModel, touched: list[str]) -> ClassModel:
        pointer, node, entry = self._pointer, self._node, self._entry
        required = set(strings(node, "required"))
        fields: dict[str, Field] = {}
        for name in touched:
            place = pointer / "properties" / name
            declared = members(self._modeler.catalog.node(place))
            rest = {key: value for key, value in assertions(declared).items() if key != "type"}
            if rest.get("additionalProperties") is True:
                del rest["additionalProperties"]
            typed = Typed(ObjectType(), (rest,) if rest else ())
            fields[name] = Field(name, snake(name), typed, name in required, text_of(declared))
        plain = ClassModel(
            entry.module,
            "Open" + entry.root,
            pointer,
            f"Members of each {entry.root.lower()} whose payload the contract leaves open.",
            fields=fields,
            base=ClassType(entry.module, base.name),
        )
        self._modeler.add_class(plain)
        return plain

    def _option(self, value: str, parts: list[Node], *, base: ClassModel, plain: ClassModel) -> ClassModel:
        pointer, node, entry = self._pointer, self._node, self._entry
        name = require_class_name(pascal(value) + entry.root, str(pointer))
        model = ClassModel(entry.module, name, pointer, tag=(entry.union, value))
        model.base = ClassType(entry.module, base.name if parts else plain.name)
        required = set(strings(node, "required"))
        if parts:
            for member, item in plain.fields.items():
                typed = self._narrowed(value, member, item, parts)
                model.fields[member] = Field(member, item.attribute, typed, member in required, item.text)
        self._modeler.add_class(model)
        return model

    def _narrowed(self, value: str, member: str, item: Field, parts: list[Node]) -> Typed:
        """The type of ``member`` where the conditions ``parts`` hold as well as the common schema."""
        found = [
            schema_map(members(part), "properties")[member]
            for part in parts
            if member in schema_map(members(part), "properties")
        ]
        common = item.typed.residual
        primary: Typed | None = None
        rest: list[Node] = []
        for schema in found:
            typed = self._payload(value, member, schema)
            if typed is None or (primary is not None and typed.type == primary.type):
                rest.append(schema)
            elif primary is None:
                primary = typed
            else:
                rest.append(schema)
        if primary is None:
            return Typed(ObjectType(), (*common, *rest))
        if isinstance(primary.type, ClassType):
            return self._with_common(value, member, Typed(primary.type, (*primary.residual, *rest)), common)
        return Typed(primary.type, (*primary.residual, *rest, *common))

    def _payload(self, value: str, member: str, schema: Node) -> Typed | None:
        pointer, entry = self._pointer, self._entry
        node = members(schema)
        if "$ref" in node:
            return self._modeler.at(self._modeler.catalog.resolve(str(node["$ref"]), self._pointer))
        if "allOf" in node:
            first = members(schema_list(node, "allOf")[0])
            if "$ref" not in first:
                return None
            return Typed(
                self._modeler.at(self._modeler.catalog.resolve(str(first["$ref"]), self._pointer)).type, (schema,)
            )
        if "properties" in node and (node.get("required") or len(schema_map(node, "properties")) == 1):
            name = pascal(value) + pascal(member)
            model = ClassModel(entry.module, name, pointer, f"The {member} of ``{value}``.")
            for wire, child in schema_map(node, "properties").items():
                typed = self._inline(child)
                text = text_of(members(child))
                model.fields[wire] = Field(wire, snake(wire), typed, wire in strings(node, "required"), text)
            self._modeler.add_class(model)
            return Typed(ClassType(entry.module, name))
        return None

    def _inline(self, schema: Node) -> Typed:
        """The type of a member's schema that stands inside a condition."""
        node = members(schema)
        if "$ref" in node:
            return self._modeler.at(self._modeler.catalog.resolve(str(node["$ref"]), self._pointer))
        if "allOf" in node and "$ref" in members(schema_list(node, "allOf")[0]):
            parts = schema_list(node, "allOf")
            base = self._inline(parts[0])
            return Typed(base.type, (*base.residual, *parts[1:]))
        if set(assertions(node)) == {"oneOf"}:
            options = [self._inline(item) for item in schema_list(node, "oneOf")]
            if disjoint([option.type for option in options]) and not any(option.residual for option in options):
                return Typed(union_of(tuple(option.type for option in options)))
        if types_of(node) == ["null"]:
            return Typed(ScalarType("null"))
        return Typed(RawType(), (schema,))

    def _with_common(self, value: str, member: str, typed: Typed, common: tuple[Node, ...]) -> Typed:
        """Add the members that the common schema declares to an open payload class, by inheritance."""
        entry = self._entry
        reference = cast("ClassType", typed.type)
        model = self._modeler.model.class_of(reference)
        declared = [members(node) for node in common]
        extra = {
            name: schema
            for node in declared
            for name, schema in schema_map(node, "properties").items()
            if name not in self._modeler.model.all_fields(model)
        }
        if model.closed or not extra:
            return typed
        own = model.pointer.file == entry.file and model.name == pascal(value) + pascal(member)
        target = (
            model if own else ClassModel(entry.module, pascal(value) + pascal(member), model.pointer, base=reference)
        )
        if not own:
            target.text = f"The {member} of ``{value}``: {model.text[:1].lower()}{model.text[1:]}"
        for wire, schema in extra.items():
            node = members(schema)
            inner = self._modeler.literal(node) if "enum" in node else Typed(ScalarType(types_of(node)[0]))
            target.fields[wire] = Field(wire, snake(wire), inner, required=False, text=text_of(node))
        if not own:
            self._modeler.add_class(target)
        return replace(typed, type=ClassType(target.module, target.name))


def _conditions(node: dict[str, Json], tag: str) -> tuple[dict[str, list[Node]], list[Node]]:
    """Split ``allOf`` into what each tag value asks for, and conditions that are about something else."""
    by_value: dict[str, list[Node]] = {}
    rest: list[Node] = []
    for part in schema_list(node, "allOf"):
        condition = schema_map(members(as_node(members(part).get("if", True))), "properties")
        if set(assertions(part)) != {"if", "then"} or set(condition) != {tag}:
            rest.append(part)
            continue
        test = members(condition[tag])
        values = [str(test["const"])] if "const" in test else strings(test, "enum")
        for value in values:
            by_value.setdefault(value, []).append(as_node(members(part)["then"]))
    return by_value, rest


def _type_texts(node: dict[str, Json]) -> dict[str, Json]:
    """What each tag value means, from the ``x-paperclip-*-types`` annotation."""
    for keyword, value in node.items():
        if keyword.endswith("-types") and isinstance(value, dict):
            return value
    return {}
