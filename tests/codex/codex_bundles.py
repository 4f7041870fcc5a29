"""Schema bundles in the form in which Codex prints them, made of this project's own subset, for tests to change."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from paperclip_protocol import SCHEMAS

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["camel", "definition", "method_table", "object_at", "own_bundle", "own_documents"]

UNIONS = {
    "request": "ClientRequest",
    "client_notification": "ClientNotification",
    "notification": "ServerNotification",
    "server_request": "ServerRequest",
}


def own_documents() -> list[dict[str, JsonValue]]:
    """The documents below `schemas/codex`, the method table among them."""
    names = [name for name in SCHEMAS if name.startswith("codex-") and "#" not in name]
    return [SCHEMAS[name].document() for name in names]


def method_table() -> dict[str, dict[str, str]]:
    """The methods this project uses, each with its kind and the pointers to its definitions."""
    return cast("dict[str, dict[str, str]]", SCHEMAS["codex-methods"].document()["x-paperclip-codex-methods"])


def own_bundle() -> dict[str, JsonValue]:
    """A bundle of a Codex that offers exactly what this project uses, with every list of words closed."""
    nested: dict[str, JsonValue] = {}
    for document in own_documents():
        for name, schema in object_at(document, "$defs").items() if "$defs" in document else ():
            nested[name] = _as_printed(schema)
    definitions: dict[str, JsonValue] = {"v2": nested}
    for kind, union in UNIONS.items():
        branches: list[JsonValue] = []
        for method, entry in method_table().items():
            if entry["kind"] == kind:
                branches.append(_message(method, entry, definitions))
        definitions[union] = {"oneOf": branches}
    return {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "definitions": definitions}


def camel(method: str) -> str:
    """`ThreadGoalSet` for `thread/goal/set`."""
    return "".join(word[0].upper() + word[1:] for word in re.findall(r"[A-Za-z0-9]+", method))


def definition(bundle: JsonValue, name: str) -> dict[str, JsonValue]:
    """One of the definitions of the second protocol version."""
    return object_at(bundle, "definitions", "v2", name)


def object_at(value: JsonValue, *steps: str) -> dict[str, JsonValue]:
    """The object found by following member names."""
    for step in steps:
        assert isinstance(value, dict), step
        value = value[step]
    assert isinstance(value, dict)
    return value


def _message(method: str, entry: dict[str, str], definitions: dict[str, JsonValue]) -> JsonValue:
    properties: dict[str, JsonValue] = {"method": {"enum": [method], "type": "string"}}
    for part in ("params", "response"):
        if part in entry:
            name = f"{camel(method)}{part.capitalize()}"
            definitions[name] = {"$ref": _reference(entry[part])}
            if part == "params":
                properties["params"] = {"$ref": f"#/definitions/{name}"}
    return {"type": "object", "properties": properties, "required": list(properties)}


def _reference(pointer: str) -> str:
    return f"#/definitions/v2/{pointer.rpartition('/')[2]}"


def _as_printed(schema: JsonValue) -> JsonValue:
    if isinstance(schema, list):
        return [_as_printed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": _reference(cast("str", schema["$ref"]))}
    mark = schema.get("x-paperclip-open-union")
    if isinstance(mark, dict):
        return {"oneOf": [{"$ref": _reference(branch)} for branch in cast("list[str]", mark["branches"])]}
    options = schema.get("anyOf")
    if isinstance(options, list) and {"type": "string"} in options and "enum" in object_at(options[0]):
        return {"type": "string", "enum": object_at(options[0])["enum"]}
    return {name: _as_printed(part) for name, part in schema.items()}
