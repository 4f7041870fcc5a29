"""Strategies give valid documents of every schema, reach all of it, and shrink."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import HealthCheck, find, given, settings
from paperclip_protocol import EVENT_TYPES, SCHEMAS, UnknownSchemaError, decode, validate

from paperclip_runner.testing.document_walk import document
from paperclip_runner.testing.mutations import mutate
from paperclip_runner.testing.schema_documents import satisfies, schema_node
from paperclip_runner.testing.strategies import HypothesisMissingError, from_schema, mutated
from tests.contract.agreement import as_text
from tests.contract.reference import reference_accepts

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

QUICK = settings(
    database=None,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_every_schema_has_documents_that_the_reference_accepts(name: str) -> None:
    seen: list[JsonValue] = []

    @settings(QUICK, max_examples=6)
    @given(from_schema(name))
    def is_valid(value: JsonValue) -> None:
        assert reference_accepts(name, value)
        seen.append(value)

    is_valid()
    assert seen


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_the_walk_reaches_valid_documents_nearly_always(name: str) -> None:
    node, source = schema_node(name), random.Random(name)
    drawn = [document(node, source) for _ in range(60)]
    assert sum(satisfies(node, value) for value in drawn) >= 36


def test_every_event_type_is_drawn_with_payload_and_without_optionals() -> None:
    node, source = schema_node("event"), random.Random(3)
    events = [cast("dict[str, JsonValue]", document(node, source)) for _ in range(2_500)]
    assert {str(event["eventType"]) for event in events} == {
        name for name, info in EVENT_TYPES.items() if 1 in info.versions
    }
    for member in ("turnId", "itemId", "debug"):
        assert {member in event for event in events} == {True, False}
    named = set(cast("dict[str, JsonValue]", node["properties"]))
    assert any(event.keys() - named for event in events), "unknown members are drawn too"


@pytest.mark.parametrize("name", ["event", "result", "question-set", "provider-descriptor"])
def test_mutants_are_valid_and_invalid(name: str) -> None:
    verdicts: list[bool] = []

    @settings(QUICK, max_examples=120)
    @given(mutated(from_schema(name)))
    def judge(value: JsonValue) -> None:
        verdicts.append(not validate(name, as_text(value)))

    judge()
    assert 5 < sum(verdicts) < len(verdicts) - 5


def test_one_mutation_can_be_asked_for() -> None:
    @settings(QUICK, max_examples=40)
    @given(mutated(from_schema("identity"), most=1))
    def judge(value: JsonValue) -> None:
        assert len(validate("identity", as_text(value))) <= 9

    judge()


def test_a_mutation_leaves_its_document_alone() -> None:
    source = random.Random(9)
    value = document(schema_node("provider-event#plan"), source)
    before = as_text(value)
    changed = [as_text(mutate(value, source)) for _ in range(300)]
    assert as_text(value) == before
    assert len(set(changed)) > 100


def test_mutations_reach_every_kind_of_change() -> None:
    source = random.Random(4)
    value: JsonValue = {"text": "abc", "number": 7, "flag": True, "list": [{"a": 1, "b": 2}], "none": None}
    texts = {as_text(mutate(value, source)) for _ in range(6_000)}
    for expected in (
        b'"number":7.0',
        b'"number":true',
        b'"text":"abc\\n"',
        b'"text":null',
        b'"list":[{"a":1,"b":2},{"b":2.0,"a":1.0}]',
        b'"list":[{"a":1,"b":2},{"a":1,"b":2}]',
        b'"flag":1',
        b'"none":0',
        b'"text":"ABC"',
        b'"texts":"abc"',
        b'"list":[]',
        "\u2028".encode(),
        "\N{SAILBOAT}".encode(),
    ):
        assert any(expected in text for text in texts), expected
    assert any(b'"text"' not in text for text in texts)
    assert any(len(text) > 20_000 for text in texts)


def test_examples_shrink_to_small_ones() -> None:
    def is_blocked(value: JsonValue) -> bool:
        return isinstance(value, dict) and value.get("reportedWorkDisposition") == "blocked"

    smallest = find(from_schema("result"), is_blocked, settings=settings(QUICK, max_examples=2_000))
    assert type(decode("result", as_text(smallest))).__name__ == "RunResult"
    required = set(cast("list[str]", schema_node("result")["required"]))
    assert set(cast("dict[str, JsonValue]", smallest)) == {*required, "blocker"}


def test_an_unknown_schema_is_refused() -> None:
    with pytest.raises(UnknownSchemaError) as caught:
        from_schema("lantern")
    assert caught.value.code == "unknown_schema"


def test_without_hypothesis_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    documents = from_schema("identity")
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    asks: list[Callable[[], object]] = [lambda: from_schema("identity"), lambda: mutated(documents)]
    for ask in asks:
        with pytest.raises(HypothesisMissingError, match=r"pip install 'paperclip-runner\[testing\]'") as caught:
            ask()
        assert caught.value.code == "hypothesis_missing"
        assert isinstance(caught.value, ImportError)


def test_importing_the_strategies_does_not_import_hypothesis() -> None:
    program = "import sys, paperclip_runner.testing.strategies\nprint('hypothesis' in sys.modules)"
    path = ":".join(item for item in sys.path if item)
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert done.stdout == "False\n"
