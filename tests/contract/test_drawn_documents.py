"""For documents drawn from each schema and for mutants of them, every route gives the reference's verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from paperclip_protocol import SCHEMAS

from paperclip_runner.testing.strategies import from_schema, mutated
from tests.contract.agreement import disagreements

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy
    from paperclip_protocol import JsonValue

SCHEMAS_OF_THE_WIRE = sorted(name for name, info in SCHEMAS.items() if info.file.startswith("prp/"))
OTHER_SCHEMAS = sorted(SCHEMAS.keys() - set(SCHEMAS_OF_THE_WIRE))
QUICK = settings(
    database=None,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


def _require_agreement(name: str, documents: SearchStrategy[JsonValue], examples: int) -> None:
    @settings(QUICK, max_examples=examples)
    @given(documents)
    def agrees(document: JsonValue) -> None:
        assert disagreements(name, document) == []

    agrees()


@pytest.mark.parametrize("name", SCHEMAS_OF_THE_WIRE)
def test_documents_of_the_wire_get_the_reference_verdict(name: str) -> None:
    _require_agreement(name, from_schema(name), 15)
    _require_agreement(name, mutated(from_schema(name)), 60)


@pytest.mark.parametrize("name", OTHER_SCHEMAS)
def test_documents_around_the_wire_get_the_reference_verdict(name: str) -> None:
    _require_agreement(name, mutated(from_schema(name)), 20)


@pytest.mark.parametrize(
    "name", ["event", "event-v2", "result", "semantic-tool", "question-set", "provider-descriptor"]
)
def test_the_busiest_schemas_get_a_closer_look(name: str) -> None:
    _require_agreement(name, mutated(from_schema(name)), 300)
