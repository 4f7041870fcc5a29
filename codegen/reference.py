"""Writes the reference pages under ``docs/reference/`` from the schemas: one for each module, one for event types."""

from __future__ import annotations

from typing import cast

from codegen.catalog import Catalog, Pointer
from codegen.dialect import Json, Node, members, schema_list, schema_map, strings, types_of
from codegen.model import Model
from codegen.naming import Names
from codegen.tables import Tables

NOTE = "<!-- Generated from the files under schemas/ by `nox -s generate`; do not edit. -->\n"


_RANGES = (("minLength", "maxLength", "characters"), ("minItems", "maxItems", "items"), ("minimum", "maximum", ""))


def reference_pages(catalog: Catalog, names: Names, model: Model, tables: Tables) -> dict[str, str]:
    """File name below ``docs/reference/`` -> text."""
    pages = {
        f"{module}.md": _module_page(catalog, names, model, module, text) for module, text in names.modules.items()
    }
    pages["event-types.md"] = _event_page(tables)
    pages["index.md"] = _index(names)
    return pages


def _index(names: Names) -> str:
    lines = [NOTE, "# Protocol reference", "", "| page | what it holds |", "| --- | --- |"]
    lines += [f"| [{module}]({module}.md) | {text} |" for module, text in names.modules.items()]
    lines.append("| [event types](event-types.md) | Every event type and command type, and what each tells. |")
    return "\n".join(lines) + "\n"


def _event_page(tables: Tables) -> str:
    lines = [
        NOTE,
        "# Event and command types",
        "",
        "## Events",
        "",
        "| type | versions | payload | what it tells |",
        "| --- | --- | --- | --- |",
    ]
    for row in tables.event_rows():
        versions = ", ".join(str(item) for item in cast("tuple[int, ...]", row["versions"]))
        payload = f"`{row['payload']}`" if row["payload"] else "open"
        lines.append(f"| `{row['name']}` | {versions} | {_cell(payload)} | {_cell(str(row['text']))} |")
    lines += ["", "## Commands", "", "| type | versions | what it orders |", "| --- | --- | --- |"]
    for row in tables.command_rows():
        versions = ", ".join(str(item) for item in cast("tuple[int, ...]", row["versions"]))
        lines.append(f"| `{row['name']}` | {versions} | {_cell(str(row['text']))} |")
    return "\n".join(lines) + "\n"


def _module_page(catalog: Catalog, names: Names, model: Model, module: str, text: str) -> str:
    lines = [NOTE, f"# `paperclip_protocol.{module}`", "", text, ""]
    for file, entry in names.entries.items():
        if entry.module != module:
            continue
        document = catalog.sources[file]
        lines += [f"## {document['title']}", "", f"`{entry.name}` · `schemas/{file}` · `{document['$id']}`", ""]
        lines += [str(document["description"]), ""]
        lines += _object_lines(catalog, Pointer(file))
        for name in schema_map(document, "$defs"):
            lines += [f"### `{entry.name}#{name}`", ""]
            lines += _object_lines(catalog, Pointer(file) / "$defs" / name)
    return "\n".join(lines).rstrip("\n") + "\n"


def _object_lines(catalog: Catalog, pointer: Pointer) -> list[str]:
    node = members(catalog.node(pointer))
    lines = [str(node["description"]), ""] if pointer.path and "description" in node else []
    rows = _rows(node, "")
    if rows:
        lines += ["| member | required | type and bounds | meaning |", "| --- | --- | --- | --- |", *rows, ""]
    elif types_of(node) or "enum" in node:
        lines += [_bounds(node), ""]
    return lines


def _rows(node: dict[str, Json], prefix: str) -> list[str]:
    rows: list[str] = []
    required = strings(node, "required")
    for name, schema in schema_map(node, "properties").items():
        child = members(schema)
        needed = "yes" if name in required else "no"
        rows.append(
            f"| `{prefix}{name}` | {needed} | {_cell(_bounds(schema))} | {_cell(str(child.get('description', '')))} |"
        )
        rows += _rows(child, f"{prefix}{name}.")
        if "items" in child:
            rows += _rows(members(cast("Node", child["items"])), f"{prefix}{name}[].")
    return rows


def _bounds(schema: Node) -> str:
    if isinstance(schema, bool):
        return "anything" if schema else "nothing"
    if "$ref" in schema:
        return f"`{str(schema['$ref']).rsplit('/', 1)[-1].removesuffix('.schema.json')}`"
    if "const" in schema:
        return f"always `{_shown(schema['const'])}`"
    if "enum" in schema:
        values = cast("list[Json]", schema["enum"])
        shown = ", ".join(f"`{_shown(item)}`" for item in values[:20])
        return f"one of {shown}" if len(values) <= 20 else f"one of {len(values)} values"
    for keyword in ("oneOf", "anyOf"):
        if keyword in schema:
            return " or ".join(_bounds(item) for item in schema_list(schema, keyword))
    return ", ".join(_parts(schema))


def _parts(schema: dict[str, Json]) -> list[str]:
    parts = [" or ".join(types_of(schema)) or "anything"]
    for low, high, unit in _RANGES:
        if low in schema or high in schema:
            parts.append(f"{schema.get(low, '')}…{schema.get(high, '')} {unit}".strip())
    if "pattern" in schema:
        parts.append(f"pattern `{schema['pattern']}`")
    if "format" in schema:
        parts.append(str(schema["format"]))
    if schema.get("uniqueItems"):
        parts.append("each once")
    if schema.get("additionalProperties") is False:
        parts.append("closed")
    return parts


def _shown(value: Json) -> str:
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
