"""Writes the model as the *codegen profile*: an OpenAPI document for each module, in words the generator gets right.

The profile holds only what msgspec's types enforce exactly. What they cannot say is in the model's residual and
becomes code.
"""

from __future__ import annotations

from typing import cast

from codegen.dialect import Json
from codegen.model import (
    AliasType,
    ClassModel,
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
from codegen.naming import pascal, snake

RUNTIME = "paperclip_protocol._runtime"
"""Where the names that the generated modules import come from."""


def profile_documents(model: Model) -> dict[str, Json]:
    """Module name -> OpenAPI document with one component for each class."""
    documents: dict[str, dict[str, Json]] = {}
    for item in model.classes.values():
        documents.setdefault(item.module, {})[item.name] = _class_schema(model, item)
    return {module: _document(module, components) for module, components in documents.items()}


def template_data(model: Model) -> dict[str, Json]:
    """Class name -> what the template needs beside the fields: keyword arguments, tag, texts."""
    data: dict[str, Json] = {}
    for item in model.classes.values():
        entry: dict[str, Json] = {
            "paperclip_text": item.text or f"See ``{item.pointer}``.",
            "paperclip_source": str(item.pointer),
            "paperclip_order": [field.attribute for field in item.fields.values()],
            "paperclip_texts": {field.attribute: field.text for field in item.fields.values() if field.text},
        }
        kwargs: dict[str, Json] = {"frozen": True}
        if item.closed:
            kwargs["forbid_unknown_fields"] = True
        if item.tag:
            entry["paperclip_tag"] = {"attribute": snake(item.tag[0]), "value": item.tag[1]}
            kwargs |= {"tag_field": repr(item.tag[0]), "tag": repr(item.tag[1])}
        entry["base_class_kwargs"] = kwargs
        data[f"{item.module}.json#/components/schemas/{item.name}"] = entry
    return data


def _document(module: str, components: dict[str, Json]) -> Json:
    info: Json = {"title": module, "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": components}}


def _class_schema(model: Model, item: ClassModel) -> Json:
    fields = item.fields.values()
    own: dict[str, Json] = {
        "type": "object",
        "properties": {field.wire: _schema(model, item.module, field.typed.type) for field in fields},
    }
    required = [field.wire for field in fields if field.required]
    if required:
        own["required"] = cast("Json", required)
    if item.base is None:
        return own
    return {"allOf": [{"$ref": _reference(item.module, item.base)}, own]}


def _reference(module: str, target: ClassType) -> str:
    file = "" if target.module == module else f"{target.module}.json"
    return f"{file}#/components/schemas/{target.name}"


def _schema(model: Model, module: str, kind: Type) -> dict[str, Json]:
    if isinstance(kind, RawType):
        return {"customTypePath": f"{RUNTIME}.JsonValue"}
    if isinstance(kind, ObjectType):
        return {"type": "object", "additionalProperties": {"customTypePath": f"{RUNTIME}.JsonValue"}}
    if isinstance(kind, MapType):
        return {"type": "object", "additionalProperties": _schema(model, module, kind.value)}
    if isinstance(kind, ListType):
        return {"type": "array", "items": _schema(model, module, kind.item), **dict(kind.bounds)}
    if isinstance(kind, ClassType):
        return {"$ref": _reference(module, kind)}
    if isinstance(kind, AliasType) and kind.module != module:
        return {"customTypePath": f"paperclip_protocol.{kind.module}.{pascal(kind.module)}{kind.name}"}
    if isinstance(kind, AliasType):
        return {"anyOf": [_schema(model, module, option) for option in model.options(kind)]}
    if isinstance(kind, LiteralType):
        return _literal(kind)
    if isinstance(kind, ScalarType):
        return _scalar(kind)
    return _union(model, module, kind)


def _literal(kind: LiteralType) -> dict[str, Json]:
    only = kind.values[0] if len(kind.values) == 1 else ""
    if only is True or only is False:
        return {"customTypePath": f"{RUNTIME}.Literal{only}"}
    if only is None:
        return {"type": "null"}
    return {"enum": list(kind.values)}


def _scalar(kind: ScalarType) -> dict[str, Json]:
    if kind.kind == "number":
        return {"anyOf": [{"type": "integer"}, {"type": "number"}]}
    return {"type": kind.kind, **dict(kind.bounds)}


def _union(model: Model, module: str, kind: UnionType) -> dict[str, Json]:
    nullable = [option for option in kind.options if option != ScalarType("null")]
    if len(nullable) == 1 and len(kind.options) == 2:
        only = nullable[0]
        if isinstance(only, ScalarType) and only.kind != "number":
            return {"type": [only.kind, "null"], **dict(only.bounds)}
    return {"anyOf": [_schema(model, module, option) for option in kind.options]}
