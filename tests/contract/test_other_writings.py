"""The verdict and the value are those of the JSON value, however it is written."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import SCHEMAS, ContractError, decode, from_json, receive, validate

from paperclip_runner.testing.document_walk import document
from paperclip_runner.testing.mutations import mutate
from paperclip_runner.testing.schema_documents import schema_node
from tests.contract.agreement import same_json
from tests.contract.writing import written_otherwise

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

TYPED = sorted(name for name, info in SCHEMAS.items() if info.type_name and info.file.startswith("prp/"))


@pytest.mark.parametrize("name", TYPED)
def test_a_document_written_otherwise_is_the_same_document(name: str) -> None:
    source, node = random.Random(f"writing {name}"), schema_node(name)
    verdicts: set[bool] = set()
    for _ in range(60):
        value = document(node, source)
        if source.randint(0, 2) == 0:
            value = mutate(value, source)
        text = written_otherwise(value, source)
        assert same_json(cast("JsonValue", json.loads(text)), value)
        expected = validate(name, json.dumps(value).encode())
        assert {(item.path, item.keyword) for item in validate(name, text)} == {
            (item.path, item.keyword) for item in expected
        }
        verdicts.add(not expected)
        if expected:
            with pytest.raises(ContractError) as caught:
                decode(name, text)
            assert caught.value.issues == validate(name, text)
        else:
            assert decode(name, text) == from_json(name, value)
            received = receive(name, text)
            assert received.raw == text
            assert same_json(cast("JsonValue", json.loads(received.to_bytes())), value)
    assert verdicts == {True, False}


def test_an_event_type_written_twice_is_that_of_the_last_one() -> None:
    source = random.Random(1)
    for _ in range(50):
        value = cast("dict[str, JsonValue]", document(schema_node("event"), source))
        other = '"eventType":"item.delta","eventType":"plan.updated",'
        text = "{" + other + json.dumps(value)[1:]
        assert decode("event", text) == from_json("event", value)
