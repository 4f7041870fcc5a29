"""What the generator does not implement, or cannot name, it refuses with the place and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from codegen.catalog import load_catalog
from codegen.dialect import SchemaError
from codegen.modeling import Modeler
from codegen.patterns import python_pattern
from tests.codegen.schema_files import catalog_of, lantern, names_of

if TYPE_CHECKING:
    from pathlib import Path

    from codegen.dialect import Json

UNKNOWN_KEYWORDS: dict[str, Json] = {
    "patternProperties": {},
    "dependentRequired": {},
    "dependentSchemas": {},
    "contains": {},
    "prefixItems": [],
    "multipleOf": 2,
    "exclusiveMinimum": 0,
    "exclusiveMaximum": 1,
    "minProperties": 1,
    "maxProperties": 1,
    "unevaluatedProperties": False,
    "unevaluatedItems": False,
    "$dynamicRef": "#x",
    "$anchor": "x",
    "definitions": {},
    "nullable": True,
    "maxlength": 3,
}


@pytest.mark.parametrize("keyword", UNKNOWN_KEYWORDS)
def test_an_unknown_keyword_is_refused_with_file_and_pointer(keyword: str, tmp_path: Path) -> None:
    document = lantern(properties={"name": {"items": {keyword: UNKNOWN_KEYWORDS[keyword]}}})
    with pytest.raises(SchemaError) as caught:
        catalog_of(tmp_path, lantern=document)
    assert f"schemas/test/lantern.schema.json#/properties/name/items: keyword {keyword!r}" in str(caught.value)
    assert "codegen/dialect.py" in str(caught.value)


@pytest.mark.parametrize("place", ["allOf", "anyOf", "oneOf"])
def test_an_unknown_keyword_is_found_inside_alternatives(place: str, tmp_path: Path) -> None:
    branches: Json = [True, {"contains": {}}]
    with pytest.raises(SchemaError, match=rf"#/{place}/1: keyword 'contains'"):
        catalog_of(tmp_path, lantern=lantern(**{place: branches}))


@pytest.mark.parametrize("place", ["not", "if", "then", "else", "propertyNames", "additionalProperties"])
def test_an_unknown_keyword_is_found_inside_conditions(place: str, tmp_path: Path) -> None:
    inner: Json = {"contains": {}}
    with pytest.raises(SchemaError, match=rf"#/{place}: keyword 'contains'"):
        catalog_of(tmp_path, lantern=lantern(**{place: inner}))


@pytest.mark.parametrize("form", ["email", "date", "uri", "uuid"])
def test_a_format_that_the_wire_does_not_assert_is_refused(form: str, tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match=rf"#/properties/name: format '{form}'"):
        catalog_of(tmp_path, lantern=lantern(properties={"name": {"type": "string", "format": form}}))


@pytest.mark.parametrize("literal", [{}, [], 1.5])
def test_a_literal_that_types_cannot_hold_is_refused(literal: Json, tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="#/properties/name: a const or enum may hold"):
        catalog_of(tmp_path, lantern=lantern(properties={"name": {"const": literal}}))


@pytest.mark.parametrize("pattern", [r"\p{L}", r"(?<name>a)", r"(?<=a)b", r"\bword", r"\s", r"[a", r"\1"])
def test_a_pattern_outside_the_safe_part_is_refused(pattern: str) -> None:
    with pytest.raises(SchemaError, match="pattern"):
        python_pattern(pattern)


@pytest.mark.parametrize(
    "reference",
    [
        "#/$defs/absent",
        "https://paperclip.dev/schemas/test/v1/absent.schema.json",
        "https://paperclip.dev/schemas/test/v1/lantern.schema.json#/$defs/absent",
        "lantern.schema.json",
    ],
)
def test_a_reference_to_nothing_is_refused_with_its_place(reference: str, tmp_path: Path) -> None:
    with pytest.raises(SchemaError) as caught:
        catalog_of(tmp_path, lantern=lantern(properties={"name": {"$ref": reference}}))
    assert "test/lantern.schema.json#/properties/name" in str(caught.value)
    assert reference in str(caught.value)


@pytest.mark.parametrize("member", ["title", "description"])
def test_a_schema_without_a_title_or_description_is_refused(member: str, tmp_path: Path) -> None:
    document = lantern()
    del document[member]
    with pytest.raises(SchemaError, match=rf"schemas/test/lantern\.schema\.json: {member} is missing"):
        catalog_of(tmp_path, lantern=document)


def test_another_dialect_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match=r"\$schema must be"):
        catalog_of(tmp_path, lantern=lantern(**{"$schema": "http://json-schema.org/draft-07/schema#"}))


def test_an_identifier_of_someone_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match=r"\$id must start with"):
        catalog_of(tmp_path, lantern=lantern(**{"$id": "https://example.com/lantern"}))


def test_an_identifier_used_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match=r"is already used by schemas/test/lantern\.schema\.json"):
        catalog_of(tmp_path, lantern=lantern(), other=lantern())


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.schema.json").write_text("{", encoding="utf-8")
    with pytest.raises(SchemaError, match=r"schemas/broken\.schema\.json is not JSON"):
        load_catalog(tmp_path)


MODULES = '[modules]\ntest = "Lanterns."\n'
LINE = '"test/lantern.schema.json" = { module = "test", name = "lantern", root = "Lantern" }\n'


def test_a_schema_without_a_line_in_the_naming_table_is_refused(tmp_path: Path) -> None:
    catalog = catalog_of(tmp_path, lantern=lantern())
    with pytest.raises(SchemaError, match=r"no line for schemas/test/lantern\.schema\.json; add it to \[schemas\]"):
        names_of(tmp_path, catalog, MODULES + "[schemas]\n")


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (MODULES + "[schemas]\n" + LINE + LINE.replace("lantern.schema", "gone.schema"), "which does not exist"),
        ("[modules]\n[schemas]\n" + LINE, r"absent from \[modules\]"),
        (MODULES + "[schemas]\n" + LINE + '[classes]\n"test/gone.schema.json#" = "X"\n', "names no schema file"),
        (MODULES + "[schemas]\n" + LINE + '[classes]\n"test/lantern.schema.json#/x" = "X"\n', "nothing stands at 'x'"),
    ],
)
def test_a_line_about_nothing_is_refused(table: str, told: str, tmp_path: Path) -> None:
    catalog = catalog_of(tmp_path, lantern=lantern())
    with pytest.raises(SchemaError, match=told):
        names_of(tmp_path, catalog, table)


def test_a_public_name_used_twice_is_refused(tmp_path: Path) -> None:
    other = lantern(**{"$id": "https://paperclip.dev/schemas/test/v1/other.schema.json"})
    catalog = catalog_of(tmp_path, lantern=lantern(), other=other)
    table = MODULES + "[schemas]\n" + LINE + LINE.replace("lantern.schema", "other.schema")
    with pytest.raises(SchemaError, match="share the name 'lantern'"):
        names_of(tmp_path, catalog, table)


def _model(tmp_path: Path, document: dict[str, Json], classes: str = "", root: str = "Lantern") -> None:
    catalog = catalog_of(tmp_path, lantern=document)
    table = MODULES + "[schemas]\n" + LINE.replace('"Lantern"', f'"{root}"') + classes
    Modeler(catalog, names_of(tmp_path, catalog, table)).build()


@pytest.mark.parametrize("name", ["Lantern1", "Lantern12", "2Lantern", "Lan tern"])
def test_a_numbered_or_impossible_class_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match=r"no good class name; name it in \[classes\]"):
        _model(tmp_path, lantern(), root=name)


def test_a_numbered_name_of_an_inner_object_is_refused(tmp_path: Path) -> None:
    document = lantern(properties={"wick2": {"type": "object", "properties": {"a": {"type": "string"}}}})
    with pytest.raises(SchemaError, match=r"lantern\.schema\.json#/properties/wick2: 'LanternWick2'"):
        _model(tmp_path, document)
    _model(tmp_path, document, '[classes]\n"test/lantern.schema.json#/properties/wick2" = "SpareWick"\n')


def test_a_version_at_the_end_of_a_class_name_is_no_number(tmp_path: Path) -> None:
    _model(tmp_path, lantern(), root="LanternV2")


def test_two_classes_of_one_name_are_refused(tmp_path: Path) -> None:
    inner: Json = {"type": "object", "properties": {"a": {"type": "string"}}}
    document = lantern(properties={"one": inner, "two": inner})
    classes = "".join(f'"test/lantern.schema.json#/properties/{name}" = "Same"\n' for name in ("one", "two"))
    with pytest.raises(SchemaError, match=r"class Same already stands for .*; name one in \[classes\]"):
        _model(tmp_path, document, "[classes]\n" + classes)


def test_two_members_of_one_attribute_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="share the attribute 'run_id'"):
        _model(tmp_path, lantern(properties={"runId": {"type": "string"}, "run_id": {"type": "string"}}, required=[]))
