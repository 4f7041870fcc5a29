"""The plain reading of schemas that strategies rely on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import SCHEMAS

from paperclip_runner.testing.document_walk import document
from paperclip_runner.testing.ecmascript import compiled, sample
from paperclip_runner.testing.mutations import mutate
from paperclip_runner.testing.schema_documents import equality_key, limits, resolve, satisfies, schema_node
from tests.contract.reference import reference_accepts

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.schema_documents import Node

CASES: list[tuple[Node, list[JsonValue], list[JsonValue]]] = [
    ({}, [None, 1, "a", {}], []),
    ({"type": "integer"}, [1, 1.0, 1e300, -0.0], [True, 1.5, "1", None, float("inf")]),
    ({"type": "number"}, [1, 0.5], [True, None, float("inf"), float("nan")]),
    ({"type": ["string", "null"]}, ["", None], [0, False]),
    ({"const": 1}, [1, 1.0], [True, "1", 2]),
    ({"const": True}, [True], [1, "true"]),
    ({"enum": [0, "a", None]}, [0, 0.0, "a", None], [False, "", "b"]),
    ({"minLength": 1, "maxLength": 2}, ["\N{SAILBOAT}\N{SAILBOAT}", 5], ["", "abc"]),
    ({"pattern": "^a$"}, ["a", 1], ["a\n", "ba"]),
    ({"format": "date-time"}, ["2026-99-99T99:99:99Z", 1], ["2026-01-01T00:00:00+00:00", "2026-01-01t00:00:00Z"]),
    ({"minimum": 1, "maximum": 2}, [1, 2.0, "0", True], [0, 2.1]),
    ({"uniqueItems": True}, [[1, True], [{"a": 1}, {"a": 2}]], [[1, 1.0], [{"a": 1, "b": 2}, {"b": 2, "a": 1.0}]]),
    ({"items": {"type": "string"}, "minItems": 1, "maxItems": 1}, [["a"], {}], [[], ["a", "b"], [1]]),
    ({"required": ["a"]}, [{"a": None}, []], [{}]),
    ({"properties": {"a": False}}, [{"b": 1}], [{"a": 1}]),
    ({"properties": {"a": True}, "additionalProperties": False}, [{"a": 1}, {}], [{"b": 1}]),
    ({"additionalProperties": {"type": "string"}}, [{"a": ""}], [{"a": 1}]),
    ({"propertyNames": {"maxLength": 1}}, [{"a": 1}], [{"ab": 1}]),
    ({"if": {"properties": {"a": {"const": 1}}}, "then": {"required": ["b"]}}, [{"a": 2}, {"b": 1}], [{}, {"a": 1.0}]),
    ({"if": {"required": ["a"]}, "then": True, "else": False}, [{"a": 1}], [{}]),
    ({"not": {"required": ["a"]}}, [{}], [{"a": 1}, 5]),
    ({"oneOf": [{"type": "string"}, {"maxLength": 1}]}, ["ab", 1], ["a"]),
    ({"anyOf": [{"type": "string"}, {"type": "null"}]}, ["a", None], [1]),
    ({"allOf": [{"type": "string"}, {"maxLength": 1}]}, ["a"], ["ab", 1]),
    (
        {"$ref": "https://paperclip.dev/schemas/prp/v1/identity.schema.json#/$defs/stableId", "maxLength": 2},
        ["a"],
        ["abc", "", 1],
    ),
]


@pytest.mark.parametrize("case", range(len(CASES)))
def test_each_keyword_means_what_json_schema_says(case: int) -> None:
    node, fits, fails = CASES[case]
    assert [value for value in fits if not satisfies(node, value)] == []
    assert [value for value in fails if satisfies(node, value)] == []


@pytest.mark.parametrize("name", sorted(name for name, info in SCHEMAS.items() if info.file.startswith("prp/")))
def test_the_interpreter_and_the_reference_agree(name: str) -> None:
    node, source = schema_node(name), random.Random(f"interpreter {name}")
    for _ in range(12):
        value = document(node, source)
        for _ in range(3):
            assert satisfies(node, value) is reference_accepts(name, value), value
            value = mutate(value, source)


def test_references_are_resolved_across_files() -> None:
    event = schema_node("event")
    assert event is resolve("https://paperclip.dev/schemas/prp/v1/event.schema.json")
    assert satisfies(schema_node("provider-event#shortText"), "a")


def test_limits_are_those_of_the_schemas() -> None:
    assert {160, 240, 20_000, 9007199254740991} <= set(limits())
    assert list(limits()) == sorted(limits())


def test_equality_follows_json() -> None:
    assert equality_key([1, {"a": 2.0, "b": None}]) == equality_key([1.0, {"b": None, "a": 2}])
    assert equality_key(True) != equality_key(1)
    assert equality_key([True]) != equality_key([1])
    assert equality_key({}) != equality_key([])


def test_samples_match_their_pattern_and_vary() -> None:
    source = random.Random(2)
    for pattern in (r"^(?!/)(?!.*(?:^|/)\.\.(?:/|$)).+$", r"^sha256:[a-f0-9]{64}$", r"^[A-Za-z0-9][A-Za-z0-9._:-]*$"):
        found = {sample(pattern, source) for _ in range(50)}
        assert None not in found
        assert all(compiled(pattern).search(str(text)) for text in found)
        assert len(found) >= 5


@pytest.mark.parametrize("pattern", ["(", "[a", "a)", r"\p{L}", r"\b", "a\\"])
def test_a_pattern_outside_the_language_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match="pattern"):
        compiled(pattern)
