"""Records of both protocol versions decode through one function, under the version they claim."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import (
    ContractError,
    decode_capabilities,
    decode_command,
    decode_event,
    prp_v1,
    prp_v2,
    validate,
)

from paperclip_runner.testing.strategies import from_schema
from tests.contract.agreement import as_text
from tests.contract.samples import event

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue


@pytest.mark.parametrize("version", [1, 1.0, 2, 2.0])
def test_an_event_decodes_to_the_class_of_its_version(version: float) -> None:
    value: dict[str, JsonValue] = {**event(version=int(version)), "schemaVersion": version}
    decoded = decode_event(as_text(value))
    module = prp_v1 if version == 1 else prp_v2
    assert type(decoded) is module.ItemDeltaEvent
    assert decoded.schema_version == version
    assert isinstance(decoded.schema_version, int)


@pytest.mark.parametrize("version", [3, 0, -1, 1.5, 10**30])
def test_an_unsupported_version_is_the_one_finding(version: float) -> None:
    with pytest.raises(ContractError) as caught:
        decode_event(as_text({**event(), "schemaVersion": version, "sourceSeq": "broken too"}))
    (issue,) = caught.value.issues
    assert (issue.code, issue.path) == ("unsupported_required_version", "/schemaVersion")
    assert str(version) in issue.message


@pytest.mark.parametrize("version", [True, "2", None, [], {}])
def test_a_version_that_is_no_number_breaks_the_contract(version: JsonValue) -> None:
    with pytest.raises(ContractError) as caught:
        decode_event(as_text({**event(), "schemaVersion": version}))
    assert {issue.code for issue in caught.value.issues} == {"schema_validation"}
    assert "/schemaVersion" in {issue.path for issue in caught.value.issues}


@pytest.mark.parametrize("version", [1, 2])
def test_findings_are_those_of_the_version_that_the_record_claims(version: int) -> None:
    value: dict[str, JsonValue] = {**event(version=version), "itemId": "i" * 200, "turnId": "t" * 200, "sourceSeq": 0}
    with pytest.raises(ContractError) as caught:
        decode_event(as_text(value))
    name = "event" if version == 1 else "event-v2"
    assert caught.value.schema == name
    assert caught.value.issues == validate(name, value)
    assert ("/turnId" in {issue.path for issue in caught.value.issues}) is (version == 2)


@pytest.mark.parametrize(
    ("decode_record", "name"),
    [
        (decode_command, "command"),
        (decode_command, "command-v2"),
        (decode_capabilities, "capabilities"),
        (decode_capabilities, "capabilities-v2"),
        (decode_event, "event"),
        (decode_event, "event-v2"),
    ],
)
def test_every_valid_record_decodes_to_its_own_version(decode_record: Callable[[bytes], object], name: str) -> None:
    from hypothesis import given, settings

    home = "paperclip_protocol.prp_v2" if name.endswith("-v2") else "paperclip_protocol.prp_v1"

    @settings(max_examples=60, deadline=None, derandomize=True, database=None)
    @given(from_schema(name))
    def decodes(document: JsonValue) -> None:
        assert type(decode_record(as_text(document))).__module__ == home

    decodes()
