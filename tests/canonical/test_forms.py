from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import (
    challenge_json,
    command_fingerprint,
    command_json,
    json_text,
    pretty_json_text,
    semantic_digest,
    semantic_json,
    sha256_hex,
)
from paperclip_runner.errors import JsonTextError
from tests.oracle import oracle_json, oracle_lines, peer_answers

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


def test_semantic_digests_are_those_on_record() -> None:
    for line in oracle_lines("prp/vectors/semantic-envelopes.ndjson"):
        record = cast("dict[str, JsonValue]", line)
        if record["check"] == "semantic-digest":
            assert semantic_digest(record["value"]) == record["result"]


def test_the_command_fingerprint_is_the_one_on_record() -> None:
    record = cast("dict[str, dict[str, JsonValue]]", oracle_json("transport/command-fingerprint.json"))
    assert command_json(record["command"]).decode() == cast("JsonValue", record["canonical"])
    assert command_fingerprint(record["command"]) == cast("JsonValue", record["fingerprint"])


def test_challenges_are_signed_in_the_form_on_record() -> None:
    record = cast("dict[str, list[dict[str, JsonValue]]]", oracle_json("transport/handshake-vectors.json"))
    for case in record["cases"]:
        challenge = cast("dict[str, JsonValue]", case["challenge"])
        assert challenge_json(challenge).decode() == case["canonicalChallenge"]
        assert challenge_json({**challenge, "serverProof": "0" * 64}).decode() == case["canonicalChallenge"]


def test_absent_deadline_and_precondition_count_as_null() -> None:
    bare: dict[str, JsonValue] = {"commandId": "c", "payload": {}}
    assert command_fingerprint(bare) == command_fingerprint({**bare, "precondition": None, "deadlineAt": None})
    assert command_fingerprint(bare) != command_fingerprint({**bare, "deadlineAt": "2030-01-01T00:00:00.000Z"})


def test_the_two_canonical_forms_order_and_write_numbers_in_their_own_way() -> None:
    value: JsonValue = {"\uff61": 1.0, "\U0001f600": [1e16, 1e-7], "a": -0.0}
    assert semantic_json(value).decode() == '{"a":0,"\U0001f600":[10000000000000000,1e-7],"\uff61":1}'
    assert command_json(value).decode() == '{"a":-0.0,"\uff61":1.0,"\U0001f600":[1e+16,1e-7]}'


def test_members_keep_their_order_but_array_indices_come_first() -> None:
    value: JsonValue = {"b": 1, "10": 2, "a": {"2": 1, "x": 0, "1": 2}, "9": 3, "01": 4, "4294967295": 5}
    assert json_text(value) == '{"9":3,"10":2,"b":1,"a":{"1":2,"2":1,"x":0},"01":4,"4294967295":5}'
    assert semantic_json({"b": 1, "10": 2, "9": 3}).decode() == '{"10":2,"9":3,"b":1}'


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("\x7f/\u2028\u00e9\U0001f600", '"\x7f/\u2028\u00e9\U0001f600"'),
        ('"\\\b\t\n\f\r\x01', '"\\"\\\\\\b\\t\\n\\f\\r\\u0001"'),
        ("a\ud800b\udc00", '"a\\ud800b\\udc00"'),
        ([1.0, 12.50, 1e21], "[1,12.5,1e+21]"),
        (["a:1.0,", {"k": ":2e5"}], '["a:1.0,",{"k":":2e5"}]'),
        (float("inf"), "null"),
        (7.0, "7"),
        ([], "[]"),
    ],
)
def test_strings_and_numbers_are_written_as_json_stringify_writes_them(value: JsonValue, text: str) -> None:
    assert json_text(value) == text


def test_the_pretty_form_has_two_spaces_and_closes_empty_containers_at_once() -> None:
    value: dict[str, JsonValue] = {"a": [], "b": {}, "c": [1, {"d": "x,y:{}"}]}
    expected = json.dumps(value, indent=2)
    assert pretty_json_text(value) == expected
    assert pretty_json_text({**value, "e": "\udc00"}) == expected[:-2] + ',\n  "e": "\\udc00"\n}'


@given(json_values)
def test_both_ways_of_writing_agree(value: JsonValue) -> None:
    text = json_text(value)
    assert json_text([value, "\ud800"]) == f'[{text},"\\ud800"]'
    assert semantic_json([value, "\ud800"]).decode() == f'[{semantic_json(value).decode()},"\\ud800"]'
    assert command_json([value, "\ud800"]).decode() == f'[{command_json(value).decode()},"\\ud800"]'
    assert pretty_json_text(["\ud800", value]).encode("utf-8", "strict")


@given(st.dictionaries(st.text(max_size=3), st.integers(0, 9), max_size=6))
def test_the_order_of_members_does_not_matter_to_canonical_forms(members: dict[str, int]) -> None:
    backwards = dict(reversed(members.items()))
    assert semantic_json(members) == semantic_json(backwards)
    assert command_json(members) == command_json(backwards)


def test_a_struct_is_written_like_its_members() -> None:
    class Point(msgspec.Struct, rename="camel"):
        y_value: float
        x_value: int | msgspec.UnsetType = msgspec.UNSET

    assert json_text(Point(y_value=1.0)) == '{"yValue":1}'
    assert semantic_json(Point(y_value=2.5, x_value=1)).decode() == '{"xValue":1,"yValue":2.5}'


def test_a_value_without_a_json_form_is_refused() -> None:
    with pytest.raises(JsonTextError) as caught:
        json_text({"a": object()})
    assert caught.value.code == "json_unsupported"


def test_a_value_nested_too_deeply_is_refused() -> None:
    value: JsonValue = []
    for _ in range(100_000):
        value = [value]
    with pytest.raises(JsonTextError) as caught:
        semantic_json(value)
    assert caught.value.code == "json_too_deep"


def test_sha256_takes_text_as_utf_8() -> None:
    assert sha256_hex("é") == sha256_hex("é".encode())


def test_digests_equal_those_of_the_original() -> None:
    values: list[JsonValue] = [
        {"b": [1, 2.5, "é"], "a": None},
        {"9": 1.0, "10": 1e21, "\U0001f600": -0.0, "\uff5e": 1e-7},
        {"n": {"z": [[], {}], "a": "\u2028\x7f\x1f"}, "big": 2**60 + 1},
    ]
    questions: list[JsonValue] = [{"check": "semantic-digest", "value": value} for value in values]
    for value, answer in zip(values, peer_answers("peer_validate.mjs", questions=questions), strict=True):
        assert semantic_digest(value) == cast("dict[str, JsonValue]", answer)["value"]
