"""What values a JSON Schema lets through, in a form in which two schemas can be compared (pure).

References, `allOf`, `anyOf`, `oneOf`, `const` and `enum` are followed, and the result says: these JSON types, these
words, these object forms. Bounds of numbers and lengths, patterns and formats are left out: they are not compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from paperclip_runner.errors import CodexError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from paperclip_protocol import JsonValue

__all__ = ["ALL_TYPES", "MAX_FORMS", "Form", "SchemaBook", "SchemaShapeError", "Shape", "together"]

ALL_TYPES: Final = frozenset({"array", "boolean", "integer", "null", "number", "object", "string"})
"""The JSON types; where there is `number` there is `integer` as well."""

MAX_FORMS: Final = 512
"""Largest number of forms one schema is written out to."""

MAX_NESTING: Final = 64
"""How many references and combinations of schemas may stand inside one another."""

OPEN_UNION: Final = "x-paperclip-open-union"
"""Annotation that names the alternatives of a union that may grow."""


class SchemaShapeError(CodexError):
    """A schema that cannot be compared.

    Codes: `codex_schema_reference` (a reference that leads nowhere), `codex_schema_too_large` (with `limit` and
    `observed`), `codex_schema_unusable`.
    """

    default_code = "codex_schema_unusable"


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """One alternative of a schema.

    `words` are the strings it names, None when it takes any. `properties` maps each described member to the schemas
    that hold for it at once; `extra` is the schema of members that are not described, False when there may be none.
    """

    types: frozenset[str] = ALL_TYPES
    words: frozenset[str] | None = None
    properties: dict[str, tuple[JsonValue, ...]] = msgspec.field(default_factory=dict[str, "tuple[JsonValue, ...]"])
    required: frozenset[str] = frozenset()
    extra: JsonValue = True
    items: tuple[JsonValue, ...] = ()


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """All alternatives of a schema."""

    forms: tuple[Form, ...]

    @property
    def types(self) -> frozenset[str]:
        """Every JSON type that is let through."""
        return frozenset[str]().union(*(form.types for form in self.forms))

    @property
    def words(self) -> frozenset[str]:
        """Every string that is named; others may be let through too."""
        return frozenset[str]().union(*(form.words or () for form in self._of("string")))

    @property
    def takes_any_word(self) -> bool:
        """Whether strings that are not named are let through."""
        return any(form.words is None for form in self._of("string"))

    @property
    def objects(self) -> tuple[Form, ...]:
        """The alternatives that are objects."""
        return self._of("object")

    @property
    def items(self) -> list[JsonValue]:
        """A schema of the elements for each alternative that is an array; empty when one of them takes any element."""
        arrays = self._of("array")
        return [together(form.items) for form in arrays] if all(form.items for form in arrays) else []

    def _of(self, kind: str) -> tuple[Form, ...]:
        return tuple(form for form in self.forms if kind in form.types)


class SchemaBook:
    """Looks references up and writes schemas out.

    `documents` maps what stands before the `#` of a reference to the document meant, `""` to the only one.
    """

    def __init__(self, documents: Mapping[str, JsonValue]) -> None:
        self._documents = documents
        self._known: dict[str, tuple[Form, ...]] = {}

    def shape(self, schemas: Iterable[JsonValue]) -> Shape:
        """What one of `schemas` at least lets through. Raises `SchemaShapeError`."""
        return Shape(forms=_bounded([form for schema in schemas for form in self._forms(schema, 0)]))

    def has(self, reference: str) -> bool:
        """Whether a reference leads anywhere."""
        return self._find(reference) is not None

    def resolve(self, reference: str) -> JsonValue:
        """The schema a reference points to. Raises `SchemaShapeError` with `codex_schema_reference`."""
        found = self._find(reference)
        if found is None:
            text = f"the schema refers to {reference!r}, which is not there"
            raise SchemaShapeError(text, code="codex_schema_reference")
        return found

    def open_union(self, schemas: Iterable[JsonValue]) -> tuple[str, dict[str, JsonValue]] | None:
        """The tag and the named alternatives, by the tag's word, of a schema marked as an open union; else None."""
        for schema in schemas:
            marked = self._target(schema)
            mark = marked.get(OPEN_UNION) if isinstance(marked, dict) else None
            if isinstance(mark, dict):
                tag = str(mark["tag"])
                branches: dict[str, JsonValue] = {}
                for reference in cast("list[str]", mark["branches"]):
                    branch: JsonValue = {"$ref": reference}
                    word = cast("str", self._member(branch, "properties", tag, "const"))
                    branches[word] = branch
                return tag, branches
        return None

    def name(self, schema: JsonValue) -> str:
        """The reference a schema consists of, empty for one that is written out in place."""
        if not isinstance(schema, dict):
            return ""
        parts = schema.get("allOf")
        if isinstance(parts, list) and len(parts) == 1 and "properties" not in schema:
            return self.name(parts[0])
        reference = schema.get("$ref")
        return reference if isinstance(reference, str) else ""

    def _find(self, reference: str) -> JsonValue:
        base, _, pointer = reference.partition("#")
        found = self._documents.get(base)
        for step in pointer.split("/")[1:]:
            name = step.replace("~1", "/").replace("~0", "~")
            found = found.get(name) if isinstance(found, dict) else None
        return found

    def _target(self, schema: JsonValue) -> JsonValue:
        seen: set[str] = set()
        while (reference := self.name(schema)) and reference not in seen:
            seen.add(reference)
            schema = self.resolve(reference)
        return schema

    def _member(self, schema: JsonValue, *steps: str) -> JsonValue:
        found = self._target(schema)
        for step in steps:
            found = found.get(step) if isinstance(found, dict) else None
        return found

    def _forms(self, schema: JsonValue, nesting: int) -> tuple[Form, ...]:
        """The alternatives of `schema`; a reference that leads back to itself adds none."""
        if nesting > MAX_NESTING:
            raise _too_large("parts inside one another", limit=MAX_NESTING, observed=nesting)
        if schema is False:
            return ()
        if not isinstance(schema, dict):
            return (Form(),)
        forms: tuple[Form, ...] = (_own_form(schema),)
        reference = schema.get("$ref")
        if isinstance(reference, str):
            forms = _both(forms, self._referred(reference, nesting))
        for part in _list(schema.get("allOf")):
            forms = _both(forms, self._forms(part, nesting + 1))
        for keyword in ("anyOf", "oneOf"):
            if keyword in schema:
                branches = [self._forms(branch, nesting + 1) for branch in _list(schema[keyword])]
                forms = _both(forms, _bounded([form for branch in branches for form in branch]))
        return forms

    def _referred(self, reference: str, nesting: int) -> tuple[Form, ...]:
        if reference not in self._known:
            self._known[reference] = ()
            self._known[reference] = self._forms(self.resolve(reference), nesting + 1)
        return self._known[reference]


def _own_form(schema: dict[str, JsonValue]) -> Form:
    """What the keywords of `schema` itself say, without those that combine schemas."""
    kinds = schema.get("type")
    types = ALL_TYPES if kinds is None else frozenset(map(str, kinds if isinstance(kinds, list) else [kinds]))
    if "number" in types:
        types |= {"integer"}
    words: frozenset[str] | None = None
    if "const" in schema or "enum" in schema:
        values = [schema["const"]] if "const" in schema else _list(schema["enum"])
        types &= frozenset(_type_of(value) for value in values)
        words = frozenset(value for value in values if isinstance(value, str))
    properties = schema.get("properties")
    described = properties if isinstance(properties, dict) else {}
    return Form(
        types=types,
        words=words,
        properties={name: (member,) for name, member in described.items()},
        required=frozenset(str(name) for name in _list(schema.get("required"))),
        extra=schema.get("additionalProperties", True),
        items=(schema["items"],) if "items" in schema else (),
    )


def _both(left: tuple[Form, ...], right: tuple[Form, ...]) -> tuple[Form, ...]:
    """Every combination of a form of `left` and one of `right` that some value can have."""
    if len(left) * len(right) > MAX_FORMS:
        raise _too_large("alternatives", limit=MAX_FORMS, observed=len(left) * len(right))
    merged = (_merged(one, other) for one in left for other in right)
    return tuple(form for form in merged if form.types)


def _merged(left: Form, right: Form) -> Form:
    words = left.words if right.words is None else right.words if left.words is None else left.words & right.words
    types = left.types & right.types
    names = dict.fromkeys([*left.properties, *right.properties])
    return Form(
        types=types - {"string"} if words is not None and not words else types,
        words=words,
        properties={name: left.properties.get(name, ()) + right.properties.get(name, ()) for name in names},
        required=left.required | right.required,
        extra=right.extra if left.extra is True else left.extra,
        items=left.items + right.items,
    )


def together(schemas: tuple[JsonValue, ...]) -> JsonValue:
    """One schema that asks for all of `schemas`."""
    if not schemas:
        return True
    return schemas[0] if len(schemas) == 1 else {"allOf": list(schemas)}


def _bounded(forms: list[Form]) -> tuple[Form, ...]:
    if len(forms) > MAX_FORMS:
        raise _too_large("alternatives", limit=MAX_FORMS, observed=len(forms))
    return tuple(forms)


def _too_large(what: str, *, limit: int, observed: int) -> SchemaShapeError:
    text = f"a schema has more than {limit} {what}"
    return SchemaShapeError(text, code="codex_schema_too_large", limit=limit, observed=observed)


def _list(value: JsonValue) -> list[JsonValue]:
    return value if isinstance(value, list) else []


def _type_of(value: JsonValue) -> str:
    if value is None:
        return "null"
    for kind, name in ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "string"), (list, "array")):
        if isinstance(value, kind):
            return name
    return "object"
