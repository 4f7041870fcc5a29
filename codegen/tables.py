"""Writes everything that is neither Struct nor predicate: registries, the public surface, the action catalog."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypedDict, cast

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from codegen.catalog import Catalog, Pointer
from codegen.dialect import Json, members, schema_list, schema_map, strings
from codegen.model import AliasType, ClassType, Model, Type
from codegen.naming import Names, pascal
from codegen.predicates import function_name
from codegen.source import annotation
from codegen.structs import TEMPLATES

if TYPE_CHECKING:
    from collections.abc import Mapping

DECODERS = (
    ("decode_run_result", "result", "run result"),
    ("decode_question_set", "question-set", "question set"),
    ("decode_question_response", "question-response", "response to a question set"),
    ("decode_identity", "identity", "run identity"),
    ("decode_fixture", "fixture", "scripted replay fixture"),
)
"""Shorthands of the public surface: function, schema name, words."""

ACTION = "x-paperclip-action"


class Entry(TypedDict):
    """One public schema name, as the templates read it."""

    name: str
    module: str
    attribute: str
    function: str
    fast: bool
    type: str
    identifier: str
    title: str
    type_name: str
    file: str
    in_open_union: bool


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _row(values: list[str]) -> str:
    return repr(tuple(values))


def _literal(values: list[str]) -> str:
    return f"Literal[{', '.join(map(_quoted, values))}]"


class Tables:
    """Renders the tables of one model."""

    def __init__(self, catalog: Catalog, names: Names, model: Model, digest: str) -> None:
        self.catalog = catalog
        self.names = names
        self.model = model
        self.digest = digest
        self._open_options = {option for alias in model.aliases.values() if alias.fallback for option in alias.options}
        self.entries = [self._entry(name) for name in model.roots]
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            undefined=StrictUndefined,
            autoescape=False,  # noqa: S701 - Python source, not markup
        )
        self._templates.filters |= {"tojson": _quoted, "literal": _literal, "row": _row}

    def files(self) -> dict[str, str]:
        """File name below the package -> source."""
        return {
            "_registry.py": self._registry(),
            "_entries.py": self._render("_entries.py.jinja2", entries=self.entries),
            "_api.py": self._api(),
            "__init__.py": self._surface(),
            "action_catalog.py": self._actions(),
        }

    def _render(self, template: str, **values: object) -> str:
        return self._templates.get_template(template).render(**values).rstrip("\n") + "\n"

    # -- schemas -------------------------------------------------------------------------------------------------------

    def _entry(self, name: str) -> Entry:
        typed = self.model.roots[name]
        pointer = self.model.pointers[name]
        document = self.catalog.sources[pointer.file]
        node = members(self.catalog.node(pointer))
        named = isinstance(typed.type, ClassType | AliasType)
        fast = named and not typed.residual and self.model.decodable(typed.type)
        kind = self._kind(typed.type)
        return Entry(
            name=name,
            module=typed.type.module
            if isinstance(typed.type, ClassType | AliasType)
            else self.names.entry(pointer.file).module,
            attribute=typed.type.name if isinstance(typed.type, ClassType | AliasType) else "",
            function=function_name("is", pointer).removeprefix("is_"),
            fast=fast,
            type=kind,
            identifier=str(document["$id"]) + (f"#{pointer.path}" if pointer.path else ""),
            title=str(node.get("title") or document["title"]),
            type_name=kind if named else "",
            file=pointer.file,
            in_open_union=typed.type in self._open_options,
        )

    def _kind(self, kind: Type) -> str:
        return annotation(kind) if isinstance(kind, ClassType | AliasType) else "JsonValue"

    def _registry(self) -> str:
        return self._render(
            "_registry.py.jinja2",
            digest=self.digest,
            entries=self.entries,
            tags=self.tags(),
            events=self.event_rows(),
            commands=self.command_rows(),
        )

    def tags(self) -> dict[str, str]:
        """The value of a document's ``schema`` member -> the first schema that asks for it."""
        tags: dict[str, str] = {}
        for name, pointer in sorted(self.model.pointers.items(), key=lambda item: "#" in item[0]):
            for node in self._alternatives(pointer):
                const = members(schema_map(node, "properties").get("schema", True)).get("const")
                if isinstance(const, str):
                    tags.setdefault(const, name)
        return tags

    def _alternatives(self, pointer: Pointer) -> list[dict[str, Json]]:
        node = members(self.catalog.node(pointer))
        inline = [members(item) for item in schema_list(node, "oneOf") if "$ref" not in members(item)]
        return [node, *inline]

    def _api(self) -> str:
        by_name = {entry["name"]: entry for entry in self.entries}
        functions = [
            {"name": name, "schema": schema, "text": text, "type": by_name[schema]["type"]}
            for name, schema, text in DECODERS
        ]
        typed = [entry for entry in self.entries if entry["attribute"]]
        return self._render("_api.py.jinja2", modules=self._modules(), entries=typed, functions=functions)

    def _modules(self) -> list[str]:
        return sorted({item.module for item in self.model.classes.values()})

    def _surface(self) -> str:
        api = [
            "decode",
            "receive",
            "from_json",
            "validate",
            "encode",
            "decode_event",
            "decode_command",
            "decode_capabilities",
            "decode_json",
        ]
        exports = {
            "_runtime": [
                "ContractError",
                "Issue",
                "JsonValue",
                "MalformedError",
                "ProtocolError",
                "Received",
                "UnencodableError",
                "UnknownSchemaError",
            ],
            "_api": sorted([*api, *(name for name, _, _ in DECODERS)]),
            "_registry": [
                "COMMAND_TYPES",
                "CONTRACT_DIGEST",
                "EVENT_TYPES",
                "SCHEMAS",
                "SCHEMA_TAGS",
                "CommandTypeInfo",
                "EventTypeInfo",
                "SchemaInfo",
            ],
            "action_catalog": ["ACTIONS", "Action"],
        }
        modules = [*self._modules(), "action_catalog"]
        return self._render(
            "__init__.py.jinja2",
            modules=modules,
            quoted_modules=[json.dumps(name) for name in modules],
            exports=exports,
            all_names=sorted([*modules, *(name for names in exports.values() for name in names)]),
        )

    # -- events and commands -------------------------------------------------------------------------------------------

    def event_rows(self) -> list[dict[str, object]]:
        """Every event type: name, versions, payload class and text."""
        first, second = (Pointer(f"prp/v{version}/event.schema.json") for version in (1, 2))
        rows = self._types(first, second, "eventType", "x-paperclip-event-types")
        for row in rows:
            row["payload"] = next(
                (found for module in ("prp_v1", "prp_v2") if (found := self._payload(module, str(row["name"])))), ""
            )
        return rows

    def _payload(self, module: str, event_type: str) -> str:
        model = self.model.classes.get((module, pascal(event_type) + "Event"))
        field = model.fields.get("payload") if model else None
        return annotation(field.typed.type) if field else ""

    def command_rows(self) -> list[dict[str, object]]:
        """Every command type: name, versions and text."""
        first, second = (Pointer(f"prp/v{version}/command.schema.json") for version in (1, 2))
        return self._types(first, second, "type", "x-paperclip-command-types")

    def _types(self, first: Pointer, second: Pointer, member: str, note: str) -> list[dict[str, object]]:
        rows: dict[str, dict[str, object]] = {}
        for version, pointer in ((1, first), (2, second)):
            node = members(self.catalog.node(pointer))
            texts = cast("dict[str, str]", node.get(note, {}))
            for name in strings(members(schema_map(node, "properties")[member]), "enum"):
                row = rows.setdefault(name, {"name": name, "versions": (), "text": str(texts.get(name, ""))})
                row["versions"] = (*cast("tuple[int, ...]", row["versions"]), version)
        return list(rows.values())

    # -- actions -------------------------------------------------------------------------------------------------------

    def action_facts(self) -> list[dict[str, Json]]:
        """The annotation of each action in catalog order, with its description."""
        order = cast("list[str]", cast("dict[str, Json]", self.catalog.data["actions/index.json"])["order"])
        out: list[dict[str, Json]] = []
        for operation in order:
            document = self.catalog.sources[f"actions/{operation}.schema.json"]
            facts = cast("dict[str, Json]", document[ACTION])
            out.append({**facts, "description": document["description"]})
        return out

    def _actions(self) -> str:
        rows: list[Mapping[str, object]] = []
        facts = self.action_facts()
        for fact in facts:
            operation = str(fact["operationId"])
            kinds = {side: self.model.roots[f"{operation}#{side}"].type for side in ("input", "output")}
            written = {
                side: annotation(kind) if isinstance(kind, ClassType) else "dict[str, JsonValue]"
                for side, kind in kinds.items()
            }
            rows.append(
                {
                    "name": pascal(operation),
                    "meta": fact,
                    "description": fact["description"],
                    "input": written["input"],
                    "output": written["output"],
                    "input_value": written["input"],
                    "output_value": written["output"],
                }
            )
        return self._render(
            "action_catalog.py.jinja2",
            actions=rows,
            placements=sorted({str(fact["placement"]) for fact in facts}),
            effects=sorted({str(fact["effect"]) for fact in facts}),
            idempotencies=sorted({str(fact["idempotency"]) for fact in facts}),
        )
