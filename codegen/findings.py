"""Compiles schemas to functions that collect every finding: one call for each document, all faults, JSON pointers.

What is reported, and where, follows the wire contract's own validator: composite keywords add their branches' findings
and one of their own, a wrong type silences only the keywords of that type, a failed ``then`` adds one finding at its
object.
"""

from __future__ import annotations

import json
from typing import cast

from codegen.catalog import Catalog, Pointer
from codegen.dialect import Json, Node, as_node, assertions, schema_list, schema_map, strings, types_of
from codegen.naming import Names
from codegen.patterns import DATE_TIME
from codegen.predicates import (
    ARRAY_KEYWORDS,
    NUMBER_KEYWORDS,
    OBJECT_KEYWORDS,
    STRING_KEYWORDS,
    PredicateModule,
    function_name,
    matcher_expression,
    raw_guard,
)
from codegen.source import Writer

PARAMETERS = "(value: JsonValue, at: str, found: list[Issue]) -> None:"


class FindingCompiler:
    """Writes ``find_<schema>`` for every schema that a verdict exists for."""

    def __init__(self, catalog: Catalog, names: Names) -> None:
        self.catalog = catalog
        self.names = names
        self.modules: dict[str, PredicateModule] = {}
        self._written: set[Pointer] = set()
        self._cases: dict[tuple[str, str], str] = {}

    def module(self, name: str) -> PredicateModule:
        """The module of findings that stands beside the Struct module ``name``."""
        return self.modules.setdefault(name, PredicateModule(name))

    def function(self, pointer: Pointer) -> str:
        """Write the function of the schema at ``pointer`` once; its name."""
        name = function_name("find", pointer)
        if pointer not in self._written:
            self._written.add(pointer)
            home = self.module(self.names.entry(pointer.file).module)
            writer = Writer()
            with writer.block(f"def {name}{PARAMETERS}"):
                writer(f'"""Append what keeps ``value`` from satisfying ``{pointer}``."""')
                self.statements(home, writer, self.catalog.node(pointer), "value", "at")
            home.functions.append(writer.lines)
        return name

    def _call(self, home: PredicateModule, reference: str) -> str:
        pointer = self.catalog.resolve(reference, Pointer(""))
        name = self.function(pointer)
        target = self.names.entry(pointer.file).module
        if target == home.name:
            return name
        home.neighbours.add(target)
        return f"{target}_findings.{name}"

    def _case(self, home: PredicateModule, schema: Node) -> str:
        """The function of a schema that stands inside a composite keyword."""
        node = assertions(schema)
        if set(node) == {"$ref"}:
            return self._call(home, str(node["$ref"]))
        key = (home.name, json.dumps(schema, sort_keys=True))
        known = self._cases.get(key)
        if known is None:
            known = home.case()
            writer = Writer()
            with writer.block(f"def {known}{PARAMETERS}"):
                self.statements(home, writer, schema, "value", "at")
            home.functions.append(writer.lines)
            self._cases[key] = known
        return known

    # -- statements ----------------------------------------------------------------------------------------------------

    def statements(self, home: PredicateModule, w: Writer, schema: Node, value: str, at: str) -> None:
        """Write statements that append each finding of ``schema`` about ``value``, which stands at the path ``at``."""
        if isinstance(schema, bool):
            if not schema:
                _report(w, at, "false schema", "is not allowed here")
            return
        node = assertions(schema)
        self._literals(home, w, node, value, at)
        self._composites(home, w, node, value, at)
        declared = types_of(node)
        groups = {
            "string": (STRING_KEYWORDS, self._string),
            "number": (NUMBER_KEYWORDS, self._number),
            "array": (ARRAY_KEYWORDS, self._array),
            "object": (OBJECT_KEYWORDS, self._object),
        }
        handled = False
        for json_type, (keywords, write) in groups.items():
            if not any(keyword in node for keyword in keywords):
                continue
            single = declared == [json_type]
            with w.block(f"if {raw_guard(json_type, value)[0]}:"):
                write(home, w, node, value, at)
            if single:
                handled = True
                with w.block("else:"):
                    _report(w, at, "type", f"must be {declared[0]}")
        if declared and not handled:
            test = " or ".join(raw_guard(name, value)[0] for name in declared)
            with w.block(f"if not ({test}):"):
                _report(w, at, "type", f"must be {' or '.join(declared)}")

    def _literals(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str) -> None:
        if "const" in node:
            with w.block(f"if not same({value}, {node['const']!r}):"):
                _report(w, at, "const", f"must be {json.dumps(node['const'], ensure_ascii=False)}")
        if "enum" in node:
            values = cast("list[Json]", node["enum"])
            listed = home.constant("values", "(" + ", ".join(map(repr, values)) + ",)")
            with w.block(f"if not any(same({value}, allowed) for allowed in {listed}):"):
                shown = ", ".join(json.dumps(item, ensure_ascii=False) for item in values[:12])
                _report(w, at, "enum", f"must be one of {shown}{', …' if len(values) > 12 else ''}")

    def _composites(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str) -> None:
        if "$ref" in node:
            w(f"{self._call(home, str(node['$ref']))}({value}, {at}, found)")
        if "not" in node:
            inside = w.name("inside")
            w(f"{inside}: list[Issue] = []")
            w(f"{self._case(home, as_node(node['not']))}({value}, {at}, {inside})")
            with w.block(f"if not {inside}:"):
                _report(w, at, "not", "must not have this form")
        for item in schema_list(node, "allOf"):
            self.statements(home, w, item, value, at)
        for keyword in ("anyOf", "oneOf"):
            if keyword in node:
                cases = ", ".join(self._case(home, item) for item in schema_list(node, keyword))
                w(f"find_alternatives(({cases},), {keyword!r}, {value}, {at}, found)")
        if "if" in node:
            test = w.name("test")
            before = w.name("before")
            w(f"{test}: list[Issue] = []")
            w(f"{self._case(home, as_node(node['if']))}({value}, {at}, {test})")
            w(f"{before} = len(found)")
            for keyword, condition in (("then", f"if not {test}:"), ("else", f"if {test}:")):
                if keyword in node:
                    with w.block(condition):
                        self.statements(home, w, as_node(node[keyword]), value, at)
                        with w.block(f"if len(found) > {before}:"):
                            _report(w, at, "if", f"must match the {keyword} schema")

    # -- keyword groups ------------------------------------------------------------------------------------------------

    def _string(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str) -> None:
        _bounds(w, node, f"len({value})", at, ("minLength", "maxLength"), "characters")
        if "pattern" in node:
            matcher = home.constant("match", matcher_expression(str(node["pattern"])))
            with w.block(f"if {matcher}({value}) is None:"):
                _report(w, at, "pattern", f"must match the pattern {node['pattern']}")
        if node.get("format") == "date-time":
            matcher = home.constant("match", matcher_expression(DATE_TIME))
            with w.block(f"if {matcher}({value}) is None:"):
                _report(w, at, "format", "must be a date-time such as 2026-01-31T23:59:59.000Z")

    def _number(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str) -> None:
        _bounds(w, node, value, at, ("minimum", "maximum"), "")

    def _array(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str) -> None:
        _bounds(w, node, f"len({value})", at, ("minItems", "maxItems"), "items")
        if node.get("uniqueItems") is True:
            with w.block(f"if not unique({value}):"):
                _report(w, at, "uniqueItems", "must not hold the same item twice")
        if assertions(as_node(node.get("items", True))):
            index, item = w.name("index"), w.name("item")
            place = w.name("place")
            with w.block(f"for {index}, {item} in enumerate({value}):"):
                w(f'{place} = f"{{{at}}}/{{{index}}}"')
                self.statements(home, w, as_node(node["items"]), item, place)

    def _object(self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str) -> None:
        properties = schema_map(node, "properties")
        for name in strings(node, "required"):
            with w.block(f"if {name!r} not in {value}:"):
                _report(w, at, "required", f"must have the member {name!r}")
        if "propertyNames" in node:
            self._property_names(home, w, as_node(node["propertyNames"]), value, at)
        self._additional(home, w, node, value, at, list(properties))
        for name, schema in properties.items():
            if isinstance(schema, dict) and not assertions(schema):
                continue
            with w.block(f"if {name!r} in {value}:"):
                item, place = w.name("member"), w.name("place")
                step = name.replace("~", "~0").replace("/", "~1")
                w(f"{place} = {at} + {('/' + step)!r}")
                if schema is not False:
                    w(f"{item} = {value}[{name!r}]")
                self.statements(home, w, schema, item, place)

    def _property_names(self, home: PredicateModule, w: Writer, schema: Node, value: str, at: str) -> None:
        key, before = w.name("key"), w.name("before")
        with w.block(f"for {key} in {value}:"):
            w(f"{before} = len(found)")
            w(f"{self._case(home, schema)}({key}, {at}, found)")
            with w.block(f"if len(found) > {before}:"):
                w(f"report(found, {at}, 'propertyNames', f'has a member name that is not allowed: {{{key}!r}}')")

    def _additional(
        self, home: PredicateModule, w: Writer, node: dict[str, Json], value: str, at: str, known: list[str]
    ) -> None:
        additional = as_node(node.get("additionalProperties", True))
        if additional is True:
            return
        names = ", ".join(repr(name) for name in sorted(known))
        listed = home.constant("members", f"frozenset(({names}{',' if known else ''}))")
        key = w.name("key")
        if additional is False:
            with w.block(f"for {key} in {value}:"), w.block(f"if {key} not in {listed}:"):
                w(f"report(found, {at}, 'additionalProperties', f'must not have the member {{{key}!r}}')")
            return
        item, place = w.name("member"), w.name("place")
        with w.block(f"for {key}, {item} in {value}.items():"), w.block(f"if {key} not in {listed}:"):
            w(f"{place} = {at} + step({key})")
            self.statements(home, w, additional, item, place)


def _report(w: Writer, at: str, keyword: str, message: str) -> None:
    w(f"report(found, {at}, {keyword!r}, {message!r})")


def _bounds(w: Writer, node: dict[str, Json], subject: str, at: str, keywords: tuple[str, str], unit: str) -> None:
    lowest, highest = keywords
    suffix = f" {unit}" if unit else ""
    if lowest in node:
        with w.block(f"if {subject} < {node[lowest]!r}:"):
            _report(
                w,
                at,
                lowest,
                f"must be at least {node[lowest]}{suffix}"
                if not unit
                else f"must have at least {node[lowest]}{suffix}",
            )
    if highest in node:
        with w.block(f"if {subject} > {node[highest]!r}:"):
            _report(
                w,
                at,
                highest,
                f"must be at most {node[highest]}{suffix}"
                if not unit
                else f"must have at most {node[highest]}{suffix}",
            )
