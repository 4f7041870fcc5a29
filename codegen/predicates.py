"""Compiles schemas to Python predicates: over decoded JSON (verdicts) and over Structs (what their types leave open).

One compiler serves both. It follows the kind of the value at hand: members of a plain object are looked up by wire
name, members of a Struct by attribute, and what a Struct's type already guarantees is left out.
"""

from __future__ import annotations

import json
from typing import cast

from codegen.algebra import json_type_of
from codegen.catalog import Catalog, Pointer
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
    AliasType,
    ClassType,
    ListType,
    LiteralType,
    MapType,
    Model,
    ObjectType,
    RawType,
    ScalarType,
    Type,
    UnionType,
)
from codegen.naming import Names, snake
from codegen.patterns import DATE_TIME, python_pattern
from codegen.source import Writer, annotation, modules_in

STRING_KEYWORDS = ("minLength", "maxLength", "pattern", "format")
NUMBER_KEYWORDS = ("minimum", "maximum")
ARRAY_KEYWORDS = ("minItems", "maxItems", "uniqueItems", "items")
OBJECT_KEYWORDS = ("required", "properties", "additionalProperties", "propertyNames")
GROUPS = (
    ("string", STRING_KEYWORDS),
    ("number", NUMBER_KEYWORDS),
    ("array", ARRAY_KEYWORDS),
    ("object", OBJECT_KEYWORDS),
)
"""JSON type -> the keywords that say something about values of that type only."""

FAIL = "return False"

NAME = "<name>"
"""Stands for a constant's own name, quoted, inside its expression."""


class PredicateModule:
    """The functions and constants of one generated module of predicates."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.functions: list[list[str]] = []
        self.structs: set[str] = set()
        self.neighbours: set[str] = set()
        self.verdicts: set[str] = set()
        self._constants: dict[str, str] = {}
        self._cases = 0

    def constant(self, stem: str, expression: str) -> str:
        """The name of a module constant that holds ``expression``."""
        known = self._constants.get(expression)
        if known is None:
            known = f"_{stem}_{sum(name.startswith(f'_{stem}_') for name in self._constants.values()) + 1}"
            self._constants[expression] = known
        return known

    def constants(self) -> list[str]:
        """Assignments of all constants."""
        return [_assignment(name, expression) for expression, name in self._constants.items()]

    def case(self) -> str:
        """A fresh name for a condition of this module."""
        self._cases += 1
        return f"_case_{self._cases}"


def _assignment(name: str, expression: str) -> str:
    declared = f"{name}: frozenset[str]" if expression.startswith("frozenset") else name
    return f"{declared} = {expression.replace(NAME, repr(name))}"


def function_name(stem: str, pointer: Pointer) -> str:
    """``is_provider_event_plan`` for the definition ``plan`` of the provider event schema."""
    file = pointer.file.rsplit("/", 1)[-1].removesuffix(".schema.json")
    steps = [step for step in pointer.path.split("/")[1:] if step not in ("$defs", "properties")]
    return "_".join([stem, snake(file), *(snake(step) for step in steps)])


class PredicateCompiler:
    """Emits predicate functions for one flavour: ``verdicts`` over JSON or ``checks`` over Structs."""

    def __init__(self, catalog: Catalog, names: Names, model: Model) -> None:
        self.catalog = catalog
        self.names = names
        self.model = model
        self.modules: dict[str, PredicateModule] = {}
        self._conditions: dict[tuple[str, str, Type], str] = {}
        self._written: set[Pointer] = set()

    def module(self, name: str) -> PredicateModule:
        """The module of predicates that stands beside the Struct module ``name``."""
        return self.modules.setdefault(name, PredicateModule(name))

    # -- verdicts over decoded JSON ------------------------------------------------------------------------------------

    def verdict(self, pointer: Pointer) -> str:
        """Write the predicate of the schema at ``pointer`` once; its name."""
        name = function_name("is", pointer)
        if pointer not in self._written:
            self._written.add(pointer)
            home = self.module(self.names.entry(pointer.file).module)
            writer = Writer()
            with writer.block(f"def {name}(value: JsonValue) -> bool:"):
                writer(f'"""Whether ``value`` satisfies ``{pointer}``."""')
                self.statements(home, writer, self.catalog.node(pointer), "value", RawType())
                writer("return True")
            home.functions.append(writer.lines)
        return name

    def call(self, home: PredicateModule, pointer: Pointer) -> str:
        """How ``home`` names the predicate of ``pointer``."""
        name = self.verdict(pointer)
        target = self.names.entry(pointer.file).module
        if target == home.name:
            return name
        home.neighbours.add(target)
        return f"{target}_verdicts.{name}"

    # -- statements ----------------------------------------------------------------------------------------------------

    def statements(self, home: PredicateModule, w: Writer, schema: Node, value: str, kind: Type) -> None:
        """Write statements that leave the function with ``False`` unless ``value`` satisfies ``schema``."""
        if isinstance(schema, bool):
            if not schema:
                w(FAIL)
            return
        node = assertions(schema)
        declared = types_of(node)
        if declared:
            kind = self._require_type(w, declared, value, kind)
        self._literals(home, w, node, value, kind)
        self._composites(home, w, node, value, kind)
        for json_type, keywords in GROUPS:
            if not any(keyword in node for keyword in keywords):
                continue
            for condition, narrowed in self.guards(kind, json_type, value):
                if condition:
                    with w.block(f"if {condition}:"):
                        self._group(home, w, json_type, node, value, narrowed)
                else:
                    self._group(home, w, json_type, node, value, narrowed)

    def _group(
        self, home: PredicateModule, w: Writer, json_type: str, node: dict[str, Json], value: str, kind: Type
    ) -> None:
        if json_type == "string":
            self._string(home, w, node, value)
        elif json_type == "number":
            self._number(w, node, value)
        elif json_type == "array":
            self._array(home, w, node, value, kind)
        else:
            self._object(home, w, node, value, kind)

    # -- types ---------------------------------------------------------------------------------------------------------

    def _require_type(self, w: Writer, declared: list[str], value: str, kind: Type) -> Type:
        found = [guard for name in declared for guard in self.guards(kind, name, value)]
        if any(not condition for condition, _ in found):
            return kind
        if not found:
            w(FAIL)
            return kind
        test = " or ".join(condition for condition, _ in found)
        if len(found) == 1 and test.startswith("isinstance("):
            w(f"if not {test}:")
        elif len(found) == 1 and test.endswith(" is None"):
            w(f"if {value} is not None:")
        else:
            w(f"if not ({test}):")
        w("    " + FAIL)
        return found[0][1] if len(found) == 1 else UnionType(tuple(narrowed for _, narrowed in found))

    def guards(self, kind: Type, json_type: str, value: str) -> list[tuple[str, Type]]:
        """The ways in which ``value`` can be of ``json_type``: a condition (empty: always) and the narrowed kind."""
        if isinstance(kind, RawType):
            return [raw_guard(json_type, value)]
        if isinstance(kind, UnionType | AliasType):
            options = kind.options if isinstance(kind, UnionType) else self.model.options(kind)
            return [
                (condition or self._option_test(option, value), narrowed)
                for option in options
                for condition, narrowed in self.guards(option, json_type, value)
            ]
        if isinstance(kind, ScalarType):
            if kind.kind == json_type or (kind.kind == "integer" and json_type == "number"):
                return [("", kind)]
            if kind.kind == "number" and json_type == "integer":
                return [(_integer_test(value), ScalarType("integer"))]
            return []
        if isinstance(kind, LiteralType):
            matching = tuple(item for item in kind.values if _literal_is(item, json_type))
            if not matching:
                return []
            return [("", kind) if len(matching) == len(kind.values) else raw_guard(json_type, value)]
        if isinstance(kind, ListType):
            return [("", kind)] if json_type == "array" else []
        return [("", kind)] if json_type == "object" else []

    def _option_test(self, option: Type, value: str) -> str:
        if isinstance(option, ClassType):
            return f"isinstance({value}, {option.module}.{option.name})"
        return raw_guard(_json_type_of(option), value)[0]

    # -- literals and composites ---------------------------------------------------------------------------------------

    def _literals(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, kind: Type) -> None:
        for keyword in ("const", "enum"):
            if keyword not in node:
                continue
            allowed = [node["const"]] if keyword == "const" else cast("list[Json]", node["enum"])
            texts = [item for item in allowed if isinstance(item, str)]
            if len(texts) == len(allowed) > 1:
                listed = home.constant("words", "frozenset((" + ", ".join(map(repr, sorted(texts))) + "))")
                test = f"{value} not in {listed}"
                if any(condition == "" for condition, _ in self.guards(kind, "string", value)):
                    w(f"if {test}:")
                else:
                    w(f"if not isinstance({value}, str) or {test}:")
            else:
                w("if " + " and ".join(_differs(item, value) for item in allowed) + ":")
            w("    " + FAIL)

    def _composites(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, kind: Type) -> None:
        if "$ref" in node:
            self._reference(home, w, str(node["$ref"]), value, kind)
        if "not" in node:
            w(f"if {self._condition(home, as_node(node['not']), kind)}({value}):")
            w("    " + FAIL)
        if "anyOf" in node:
            calls = [f"{self._condition(home, item, kind)}({value})" for item in schema_list(node, "anyOf")]
            w(f"if not ({' or '.join(calls)}):")
            w("    " + FAIL)
        if "oneOf" in node:
            calls = [f"{self._condition(home, item, kind)}({value})" for item in schema_list(node, "oneOf")]
            w(f"if {' + '.join(calls)} != 1:")
            w("    " + FAIL)
        for item in schema_list(node, "allOf"):
            self.statements(home, w, item, value, kind)
        if "if" in node:
            with w.block(f"if {self._condition(home, as_node(node['if']), kind)}({value}):"):
                self.statements(home, w, as_node(node.get("then", True)), value, kind)
            if "else" in node:
                with w.block("else:"):
                    self.statements(home, w, as_node(node["else"]), value, kind)

    def _reference(self, home: PredicateModule, w: Writer, reference: str, value: str, kind: Type) -> None:
        target = self.catalog.resolve(reference, Pointer(""))
        if isinstance(kind, ClassType):
            if self._guarantees(kind, target):
                return
            raise SchemaError(f"{target}: a narrowing of {kind.name} refers to another object")
        if isinstance(kind, RawType | ObjectType) or (isinstance(kind, ListType) and isinstance(kind.item, RawType)):
            w(f"if not {self.call(home, target)}({value}):")
            w("    " + FAIL)
        else:
            self.statements(home, w, self.catalog.node(target), value, kind)

    def _guarantees(self, kind: ClassType, target: Pointer) -> bool:
        model = self.model.class_of(kind)
        return model.pointer == target or (model.base is not None and self._guarantees(model.base, target))

    def _condition(self, home: PredicateModule, schema: Node, kind: Type) -> str:
        """The name of a predicate for a schema that stands inside a composite keyword."""
        if isinstance(kind, RawType) and set(assertions(schema)) == {"$ref"}:
            return self.call(home, self.catalog.resolve(str(members(schema)["$ref"]), Pointer("")))
        key = (home.name, json.dumps(schema, sort_keys=True), kind)
        known = self._conditions.get(key)
        if known is not None:
            return known
        name = home.case()
        writer = Writer()
        with writer.block(f"def {name}(value: {annotation(kind)}) -> bool:"):
            self.statements(home, writer, schema, "value", kind)
            writer("return True")
        home.structs |= modules_in(kind)
        home.functions.append(writer.lines)
        self._conditions[key] = name
        return name

    # -- keyword groups ------------------------------------------------------------------------------------------------

    def _string(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str) -> None:
        bounds = _bound_tests(node, f"len({value})", "minLength", "maxLength")
        if bounds:
            w(f"if {bounds}:")
            w("    " + FAIL)
        for pattern in _patterns(node):
            w(f"if {home.constant('match', matcher_expression(pattern))}({value}) is None:")
            w("    " + FAIL)

    def _number(self, w: Writer, node: dict[str, Json], value: str) -> None:
        bounds = _bound_tests(node, value, "minimum", "maximum")
        if bounds:
            w(f"if {bounds}:")
            w("    " + FAIL)

    def _array(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, kind: Type) -> None:
        bounds = _bound_tests(node, f"len({value})", "minItems", "maxItems")
        if bounds:
            w(f"if {bounds}:")
            w("    " + FAIL)
        if node.get("uniqueItems") is True:
            w(f"if len({value}) > 1 and not unique({value}):")
            w("    " + FAIL)
        if assertions(as_node(node.get("items", True))):
            item = w.name("item")
            inner = kind.item if isinstance(kind, ListType) else RawType()
            with w.block(f"for {item} in {value}:"):
                self.statements(home, w, as_node(node["items"]), item, inner)

    def _object(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, kind: Type) -> None:
        properties = schema_map(node, "properties")
        required = strings(node, "required")
        for name in [*properties, *(item for item in required if item not in properties)]:
            schema = properties.get(name, True)
            if isinstance(kind, ClassType):
                self._attribute(home, w, kind, name, schema, value, required=name in required)
            else:
                inner = kind.value if isinstance(kind, MapType) else RawType()
                self._member(home, w, name, schema, value, inner, required=name in required)
        if isinstance(kind, ClassType):
            return
        if "propertyNames" in node:
            key = w.name("key")
            with w.block(f"for {key} in {value}:"):
                self.statements(home, w, as_node(node["propertyNames"]), key, ScalarType("string"))
        self._additional(home, w, node, value, kind, list(properties))

    def _member(
        self, home: PredicateModule, w: Writer, name: str, schema: Node, value: str, inner: Type, *, required: bool
    ) -> None:
        trivial = schema is True or (isinstance(schema, dict) and not assertions(schema))
        if required:
            w(f"if {name!r} not in {value}:")
            w("    " + FAIL)
            if not trivial:
                item = w.name("member")
                w(f"{item} = {value}[{name!r}]")
                self.statements(home, w, schema, item, inner)
        elif not trivial:
            with w.block(f"if {name!r} in {value}:"):
                if schema is False:
                    w(FAIL)
                else:
                    item = w.name("member")
                    w(f"{item} = {value}[{name!r}]")
                    self.statements(home, w, schema, item, inner)

    def _attribute(
        self, home: PredicateModule, w: Writer, kind: ClassType, name: str, schema: Node, value: str, *, required: bool
    ) -> None:
        model = self.model.class_of(kind)
        if model.tag and model.tag[0] == name:
            raise SchemaError(f"{model.pointer}: a condition inside {model.name} tests its tag {name!r}")
        declared = self.model.all_fields(model).get(name)
        if declared is None:
            if not model.closed:
                raise SchemaError(f"{model.pointer}: a condition tests {name!r}, which {model.name} does not declare")
            if required:
                w(FAIL)
            return
        trivial = schema is True or (isinstance(schema, dict) and not assertions(schema))
        if declared.required and trivial:
            return
        if declared.required:
            item = w.name("member")
            w(f"{item} = {value}.{declared.attribute}")
            self.statements(home, w, schema, item, declared.typed.type)
            return
        if required:
            item = w.name("member")
            w(f"{item} = {value}.{declared.attribute}")
            w(f"if {item} is UNSET:")
            w("    " + FAIL)
            self.statements(home, w, schema, item, declared.typed.type)
        elif not trivial:
            item = w.name("member")
            w(f"{item} = {value}.{declared.attribute}")
            with w.block(f"if {item} is not UNSET:"):
                self.statements(home, w, schema, item, declared.typed.type)

    def _additional(
        self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, kind: Type, known: list[str]
    ) -> None:
        additional = as_node(node.get("additionalProperties", True))
        if additional is True:
            return
        listed = home.constant(
            "members", f"frozenset(({', '.join(repr(name) for name in sorted(known))}{',' if known else ''}))"
        )
        if additional is False:
            w(f"if not {value}.keys() <= {listed}:")
            w("    " + FAIL)
            return
        key, item = w.name("key"), w.name("member")
        inner = kind.value if isinstance(kind, MapType) else RawType()
        with w.block(f"for {key}, {item} in {value}.items():" if known else f"for {item} in {value}.values():"):
            if known:
                with w.block(f"if {key} not in {listed}:"):
                    self.statements(home, w, additional, item, inner)
            else:
                self.statements(home, w, additional, item, inner)


def raw_guard(json_type: str, value: str) -> tuple[str, Type]:
    """The condition that makes a decoded JSON value one of ``json_type``, and what it then is."""
    if json_type == "object":
        return f"isinstance({value}, dict)", ObjectType()
    if json_type == "array":
        return f"isinstance({value}, list)", ListType(RawType())
    if json_type == "string":
        return f"isinstance({value}, str)", ScalarType("string")
    if json_type == "boolean":
        return f"isinstance({value}, bool)", ScalarType("boolean")
    if json_type == "null":
        return f"{value} is None", ScalarType("null")
    if json_type == "integer":
        return _integer_test(value), ScalarType("integer")
    return f"type({value}) is int or type({value}) is float and isfinite({value})", ScalarType("number")


def _integer_test(value: str) -> str:
    return f"type({value}) is int or type({value}) is float and {value}.is_integer()"


def _json_type_of(kind: Type) -> str:
    if isinstance(kind, ScalarType):
        return kind.kind
    if isinstance(kind, ListType):
        return "array"
    if isinstance(kind, LiteralType):
        return "string"
    return "object"


def _literal_is(value: str | int | bool | None, json_type: str) -> bool:
    kind = json_type_of(value)
    return kind == json_type or (kind == "integer" and json_type == "number")


def _differs(literal: Json, value: str) -> str:
    if literal is None or isinstance(literal, bool):
        return f"{value} is not {literal!r}"
    if isinstance(literal, int):
        return f"({value} != {literal!r} or isinstance({value}, bool))"
    return f"{value} != {literal!r}"


def _bound_tests(node: dict[str, Json], subject: str, lowest: str, highest: str) -> str:
    tests: list[str] = []
    if node.get(lowest) or (lowest == "minimum" and lowest in node):
        tests.append(f"{subject} < {node[lowest]!r}")
    if highest in node:
        tests.append(f"{subject} > {node[highest]!r}")
    return " or ".join(tests)


def _patterns(node: dict[str, Json]) -> list[str]:
    found = [str(node["pattern"])] if "pattern" in node else []
    return [*found, DATE_TIME] if node.get("format") == "date-time" else found


def matcher_expression(pattern: str) -> str:
    """A constant that matches ``pattern`` and compiles it on first use."""
    translated = python_pattern(pattern)
    method = "match" if translated.startswith("^") else "search"
    return f"matcher(globals(), {NAME}, {translated!r}, {method!r})"
