"""Loads the schema files, checks them and resolves references between them. Nothing is ever fetched."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from codegen.dialect import (
    DIALECT,
    SCHEMA_KEYWORDS,
    SCHEMA_LIST_KEYWORDS,
    SCHEMA_MAP_KEYWORDS,
    Json,
    Node,
    SchemaError,
    as_node,
    require_known_keywords,
    schema_list,
    schema_map,
)

SCHEMA_SUFFIX = ".schema.json"
"""File names of schemas end with this; other JSON files under ``schemas/`` are data, such as the action index."""


@dataclass(frozen=True, order=True)
class Pointer:
    """A place in a schema file: the file's path below ``schemas/`` and a JSON pointer into it (``""`` is the root)."""

    file: str
    path: str = ""

    def __truediv__(self, step: str) -> Pointer:
        return Pointer(self.file, f"{self.path}/{step.replace('~', '~0').replace('/', '~1')}")

    def __str__(self) -> str:
        return f"{self.file}#{self.path}"


@dataclass
class Catalog:
    """Every schema document by file, and every ``$id`` with its file."""

    sources: dict[str, dict[str, Json]] = field(default_factory=dict[str, dict[str, Json]])
    """The documents as they are written."""
    documents: dict[str, dict[str, Json]] = field(default_factory=dict[str, dict[str, Json]])
    """The same documents with every ``$ref`` made absolute."""
    files_by_id: dict[str, str] = field(default_factory=dict[str, str])
    data: dict[str, Json] = field(default_factory=dict[str, Json])
    """Other JSON files by path."""

    def node(self, pointer: Pointer) -> Node:
        """The schema at ``pointer``."""
        found = cast("Json", self.documents[pointer.file])
        for step in pointer.path.split("/")[1:]:
            key = step.replace("~1", "/").replace("~0", "~")
            if isinstance(found, list) and key.isdigit():
                found = found[int(key)]
            elif isinstance(found, dict) and key in found:
                found = found[key]
            else:
                raise SchemaError(f"{pointer}: nothing stands at {key!r}")
        return as_node(found)

    def resolve(self, reference: str, base: Pointer) -> Pointer:
        """The place that ``reference`` names, read from ``base``."""
        identifier, _, fragment = reference.partition("#")
        file = self.files_by_id.get(identifier) if identifier else base.file
        if file is None:
            raise SchemaError(
                f"{base}: $ref {reference!r} names no schema file under schemas/; its $id must match exactly"
            )
        target = Pointer(file, fragment)
        try:
            self.node(target)
        except SchemaError as missing:
            raise SchemaError(f"{base}: $ref {reference!r} does not resolve: {missing}") from missing
        return target


def load_catalog(root: Path) -> Catalog:
    """Read every JSON file below ``root`` and check dialect, ids, titles, keywords and references.

    Raises:
        SchemaError: the first fault, with its file and pointer.
    """
    catalog = Catalog()
    for path in sorted(root.rglob("*.json"), key=lambda item: item.relative_to(root).as_posix()):
        name = path.relative_to(root).as_posix()
        document = _read(path, name)
        if name.endswith(SCHEMA_SUFFIX):
            _register(catalog, name, document)
        else:
            catalog.data[name] = document
    for name, document in catalog.documents.items():
        _check_references(catalog, document, Pointer(name))
    return catalog


def _read(path: Path, name: str) -> Json:
    try:
        return cast("Json", json.loads(path.read_bytes()))
    except ValueError as error:
        raise SchemaError(f"schemas/{name} is not JSON: {error}") from error


def _register(catalog: Catalog, name: str, document: Json) -> None:
    if not isinstance(document, dict):
        raise SchemaError(f"schemas/{name}: a schema file holds one object")
    if document.get("$schema") != DIALECT:
        raise SchemaError(f"schemas/{name}: $schema must be {DIALECT}")
    identifier = document.get("$id")
    if not isinstance(identifier, str) or not identifier.startswith("https://paperclip.dev/schemas/"):
        raise SchemaError(f"schemas/{name}: $id must start with https://paperclip.dev/schemas/")
    if identifier in catalog.files_by_id:
        raise SchemaError(
            f"schemas/{name}: $id {identifier} is already used by schemas/{catalog.files_by_id[identifier]}"
        )
    for member in ("title", "description"):
        if not document.get(member):
            raise SchemaError(f"schemas/{name}: {member} is missing")
    require_known_keywords(document, f"schemas/{name}#")
    catalog.sources[name] = document
    catalog.documents[name] = cast("dict[str, Json]", _with_absolute_references(document, identifier))
    catalog.files_by_id[identifier] = name


def _with_absolute_references(value: Json, identifier: str) -> Json:
    """A copy of a schema in which each ``$ref`` names its file too, so that a part can be read away from its place."""
    if isinstance(value, list):
        return [_with_absolute_references(item, identifier) for item in value]
    if not isinstance(value, dict):
        return value
    out = {key: _with_absolute_references(item, identifier) for key, item in value.items()}
    union = out.get("x-paperclip-open-union")
    if isinstance(union, dict) and "branches" in union:
        union["branches"] = [
            identifier + str(item) if str(item).startswith("#") else item
            for item in cast("list[Json]", union["branches"])
        ]
    reference = out.get("$ref")
    if isinstance(reference, str) and reference.startswith("#"):
        out["$ref"] = identifier + reference
    return out


def _check_references(catalog: Catalog, node: Node, at: Pointer) -> None:
    if isinstance(node, bool):
        return
    reference = node.get("$ref")
    if isinstance(reference, str):
        catalog.resolve(reference, at)
    for keyword in node:
        if keyword in SCHEMA_KEYWORDS:
            _check_references(catalog, as_node(node[keyword]), at / keyword)
        elif keyword in SCHEMA_LIST_KEYWORDS:
            for index, item in enumerate(schema_list(node, keyword)):
                _check_references(catalog, item, at / keyword / str(index))
        elif keyword in SCHEMA_MAP_KEYWORDS:
            for name, item in schema_map(node, keyword).items():
                _check_references(catalog, item, at / keyword / name)
