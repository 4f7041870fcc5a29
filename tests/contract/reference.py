"""The verdicts of the `jsonschema` library, told the wire's pattern dialect and its `date-time`."""

from __future__ import annotations

import importlib
import re
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from paperclip_protocol import SCHEMAS

from codegen.patterns import DATE_TIME, literal_translation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paperclip_protocol import JsonValue

# The library tells no types.
_jsonschema: Any = importlib.import_module("jsonschema")
_referencing: Any = importlib.import_module("referencing")
_dialect: Any = importlib.import_module("referencing.jsonschema").DRAFT202012


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(literal_translation(pattern))


def _check_pattern(_validator: Any, pattern: str, instance: object, _schema: object) -> Iterator[Any]:
    if isinstance(instance, str) and _pattern(pattern).search(instance) is None:
        yield _jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


def _check_format(_validator: Any, form: str, instance: object, _schema: object) -> Iterator[Any]:
    assert form == "date-time"
    if isinstance(instance, str) and _pattern(DATE_TIME).search(instance) is None:
        yield _jsonschema.ValidationError(f"{instance!r} is no {form}")


@cache
def _registry() -> Any:
    documents = {info.file: info.document() for info in SCHEMAS.values()}
    resources: list[tuple[str, Any]] = []
    for document in documents.values():
        # A document that names its dialect would bring back the library's own reading of patterns.
        document.pop("$schema")
        resources.append((str(document["$id"]), _dialect.create_resource(document)))
    return _referencing.Registry().with_resources(resources)


@cache
def _validator(name: str) -> Any:
    kind = _jsonschema.validators.extend(
        _jsonschema.Draft202012Validator, {"pattern": _check_pattern, "format": _check_format}
    )
    return kind({"$ref": SCHEMAS[name].identifier}, registry=_registry())


def reference_accepts(name: str, value: JsonValue) -> bool:
    """Whether the library takes `value` as valid under the schema called `name`."""
    return cast("bool", _validator(name).is_valid(value))
