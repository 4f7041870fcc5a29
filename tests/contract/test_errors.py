"""What errors say: codes and members are contract, texts tell what, where and what to do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import (
    SCHEMAS,
    ContractError,
    Issue,
    ProtocolError,
    UnencodableError,
    UnknownSchemaError,
    decode,
    encode,
    from_json,
    receive,
    validate,
)
from paperclip_protocol._runtime import SHOWN_ISSUES

from tests.contract.agreement import as_text
from tests.contract.samples import event

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue


ASKS: list[Callable[[str], object]] = [
    lambda name: decode(name, b"{}"),
    lambda name: validate(name, b"{}"),
    lambda name: receive(name, b"{}"),
    lambda name: from_json(name, {}),
]


@pytest.mark.parametrize("ask", ASKS)
def test_an_unknown_schema_name_is_told_with_the_nearest_one(ask: Callable[[str], object]) -> None:
    with pytest.raises(UnknownSchemaError, match="did you mean 'provider-event#plan'") as caught:
        ask("provider-event#plann")
    assert caught.value.code == "unknown_schema"
    assert isinstance(caught.value, LookupError)
    assert isinstance(caught.value, ProtocolError)


@pytest.mark.parametrize("name", ["", "\N{SAILBOAT}", "zzzzzz", "__class__"])
def test_a_schema_name_like_no_other_points_to_the_list(name: str) -> None:
    with pytest.raises(UnknownSchemaError, match="SCHEMAS lists the names"):
        decode(name, b"{}")


def test_a_broken_contract_carries_every_finding_and_shows_the_first_ones() -> None:
    with pytest.raises(ContractError) as caught:
        decode("event", b"{}")
    error = caught.value
    assert error.code == "schema_validation"
    assert error.schema == "event"
    assert error.issues == validate("event", b"{}")
    assert len(error.issues) > SHOWN_ISSUES
    assert f"and {len(error.issues) - SHOWN_ISSUES} more" in str(error)
    assert "'event'" in str(error)
    assert all(issue.path in str(error) for issue in error.issues[:SHOWN_ISSUES])


def test_findings_point_at_the_value_by_json_pointer() -> None:
    payload: JsonValue = {"channel": "x", "a/b~c": 1}
    value: JsonValue = {**event(), "turnId": None, "payload": payload, "priority": True}
    found = {(issue.path, issue.keyword) for issue in validate("event", value)}
    assert found == {("/turnId", "type"), ("/payload/channel", "enum"), ("/priority", "enum")}
    answers: JsonValue = {"schema": "x", "answers": {"a/b~c": 1}}
    assert "/answers/a~1b~0c" in {issue.path for issue in validate("question-response", answers)}


def test_the_root_is_written_as_a_slash() -> None:
    assert [(issue.path, issue.keyword) for issue in validate("event", b"[]")] == [("/", "type")]


def test_findings_are_the_same_for_bytes_text_and_values() -> None:
    value = {**event(), "sourceSeq": 0, "emittedAt": "now", "payload": []}
    data = as_text(value)
    assert validate("event", data) == validate("event", data.decode()) == validate("event", bytearray(data))
    assert validate("event", data) == validate("event", value) != []


def test_findings_come_in_the_same_order_in_every_process() -> None:
    program = (
        "from paperclip_protocol import validate\n"
        "members = ','.join(f'\"unknown-{index}\":1' for index in range(40))\n"
        "print([issue.message for issue in validate('provider-event#plan', '{' + members + '}')])"
    )
    path = os.pathsep.join(item for item in sys.path if item)
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1
    assert "unknown-39" in told.pop()


def test_every_finding_is_an_issue_in_words() -> None:
    for name in SCHEMAS:
        for issue in validate(name, b"false"):
            assert isinstance(issue, Issue)
            assert issue.message
            assert issue.code == "schema_validation"


@pytest.mark.parametrize(
    "value",
    [{"a": "\ud800"}, object(), {"a": [object()]}, {(1, 2): 3}, 1j],
    ids=["half a surrogate pair", "an object", "an object inside", "a tuple for a name", "a complex number"],
)
def test_a_value_that_json_cannot_hold_is_refused_by_encode(value: object) -> None:
    with pytest.raises(UnencodableError) as caught:
        encode(value)
    assert caught.value.code == "unencodable"
    assert isinstance(caught.value, ValueError)
    assert type(value).__name__ in str(caught.value)


def test_a_value_that_holds_itself_is_refused_by_encode() -> None:
    endless: list[object] = []
    endless.append(endless)
    with pytest.raises(UnencodableError, match="nested too deeply"):
        encode(endless)


def test_encoded_documents_are_compact_utf8() -> None:
    value = decode("event", as_text({**event(), "payload": {"text": "é\N{SAILBOAT}\u2028"}}))
    assert "é\N{SAILBOAT}\u2028".encode() in encode(value)
    assert b": " not in encode(value).replace(b'": "', b"")
    assert json.loads(encode(value))["eventType"] == "item.delta"
