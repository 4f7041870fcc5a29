"""`receive` loses nothing: unknown members are kept at every level and come back in their places."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from msgspec import structs
from paperclip_protocol import SCHEMAS, decode, encode, prp_v1, receive, validate

from paperclip_runner.testing.schema_documents import equality_key
from paperclip_runner.testing.strategies import from_schema
from tests.contract.agreement import as_text, same_json
from tests.contract.samples import event

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue


def _with_unknown_member(value: JsonValue, name: str, at: str = "") -> list[tuple[str, JsonValue]]:
    """Copies of a document with one more member in one of its objects each, by the pointer of that object."""
    found: list[tuple[str, JsonValue]] = []
    if isinstance(value, dict):
        if name not in value:
            found.append((at, {**value, name: {"kept": [1, 1.0, None]}}))
        for key, item in value.items():
            pointer = f"{at}/{key.replace('~', '~0').replace('/', '~1')}"
            found += [(where, {**value, key: changed}) for where, changed in _with_unknown_member(item, name, pointer)]
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += [
                (where, [*value[:index], changed, *value[index + 1 :]])
                for where, changed in _with_unknown_member(item, name, f"{at}/{index}")
            ]
    return found


@pytest.mark.parametrize("member", ["unknown", "a/b~c", "__proto__", "0", "", "é"])
@pytest.mark.parametrize(
    "name", ["result", "request", "semantic-tool", "capabilities", "command-v2", "event", "fixture"]
)
def test_unknown_members_are_kept_at_every_level(name: str, member: str) -> None:
    seen: set[str] = set()

    @settings(max_examples=8, deadline=None, derandomize=True, database=None)
    @given(from_schema(name))
    def keeps(document: JsonValue) -> None:
        for at, changed in _with_unknown_member(document, member)[:60]:
            data = as_text(changed)
            if validate(name, data):
                continue
            received = receive(name, data)
            assert same_json(cast("JsonValue", json.loads(received.to_bytes())), changed)
            if at in received.extras:
                assert equality_key(received.extras[at][member]) == equality_key({"kept": [1, 1, None]})
                seen.add(at)

    keeps()
    assert "" in seen


def test_extras_are_found_by_the_pointer_of_their_object() -> None:
    payload: JsonValue = {"kind": "x", "inner": {"a": 1}}
    value: JsonValue = {**event(), "top": 1, "payload": payload}
    received = receive("event", as_text(value))
    assert received.extras == {"": {"top": 1}}
    assert received.raw == as_text(value)
    assert received.value == decode("event", as_text(value))
    assert "extras=1" in repr(received)


def test_a_document_without_unknown_members_has_no_extras() -> None:
    received = receive("event", as_text(event()))
    assert received.extras == {}
    assert received.to_bytes() == encode(received.value)


def test_extras_stay_around_a_changed_value() -> None:
    received = receive("event", as_text({**event(), "extra": {"a": [None]}}))
    assert isinstance(received.value, prp_v1.ItemDeltaEvent)
    changed = received.with_value(structs.replace(received.value, source_seq=77))
    document = cast("dict[str, JsonValue]", json.loads(changed.to_bytes()))
    assert document["extra"] == {"a": [None]}
    assert document["sourceSeq"] == 77
    assert changed.raw == changed.to_bytes()
    assert cast("dict[str, JsonValue]", json.loads(received.to_bytes()))["sourceSeq"] == event()["sourceSeq"]


def test_text_and_bytes_are_received_alike() -> None:
    data = as_text({**event(), "extra": "é\N{SAILBOAT}"})
    assert receive("event", data.decode()).raw == receive("event", bytearray(data)).raw == data
    assert receive("event", data.decode()).to_bytes() == receive("event", data).to_bytes()


def test_of_repeated_members_the_last_one_counts() -> None:
    text = as_text(event()).replace(b'"sourceSeq":', b'"sourceSeq":0,"sourceSeq":', 1)
    assert validate("event", text) == []
    assert decode("event", text) == decode("event", as_text(event()))
    assert same_json(cast("JsonValue", json.loads(receive("event", text).to_bytes())), event())
    worse = as_text(event())[:-1] + b',"sourceSeq":0}'
    assert [issue.path for issue in validate("event", worse)] == ["/sourceSeq"]


def test_whole_numbers_written_with_a_fraction_become_whole_numbers() -> None:
    decoded = decode("event", as_text({**event(), "sourceSeq": 5.0, "schemaVersion": 1.0}))
    assert isinstance(decoded, prp_v1.ItemDeltaEvent)
    assert (type(decoded.source_seq), type(decoded.schema_version)) == (int, int)


@pytest.mark.parametrize("name", sorted(name for name, info in SCHEMAS.items() if not info.type_name))
def test_schemas_without_a_type_give_the_json_back(name: str) -> None:
    @settings(max_examples=5, deadline=None, derandomize=True, database=None)
    @given(from_schema(name))
    def gives_back(document: JsonValue) -> None:
        received = receive(name, as_text(document))
        assert received.value == document
        assert received.extras == {}

    gives_back()


def test_extras_of_an_object_that_is_gone_are_left_out() -> None:
    @settings(max_examples=30, deadline=None, derandomize=True, database=None)
    @given(from_schema("result"))
    def leaves_out(document: JsonValue) -> None:
        changed = cast("dict[str, JsonValue]", document)
        if not isinstance(changed.get("artifacts"), list) or not changed["artifacts"]:
            return
        first = cast("list[dict[str, JsonValue]]", changed["artifacts"])[0]
        first["unknown"] = 1
        received = receive("result", as_text(changed))
        assert "/artifacts/0" in received.extras
        without = received.with_value(structs.replace(received.value, artifacts=[]))
        returned = cast("dict[str, JsonValue]", json.loads(without.to_bytes()))
        assert returned["artifacts"] == []
        seen.append(returned)

    seen: list[JsonValue] = []
    leaves_out()
    assert seen


def test_a_received_document_is_encoded_with_its_extras() -> None:
    document: dict[str, JsonValue] = {**event(), "later": {"a": [1]}}
    received = receive("event", encode(document))
    assert same_json(json.loads(encode(received)), document)
