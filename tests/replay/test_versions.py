from __future__ import annotations

from typing import cast

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.replay import VersionRange, negotiate_protocol_version, validate_event
from tests.oracle import oracle_lines
from tests.replay.sessions import event


def _range(value: JsonValue) -> VersionRange:
    members = cast("dict[str, int]", value)
    return VersionRange(members["min"], members["max"])


def test_recorded_negotiations_select_the_recorded_version() -> None:
    for line in oracle_lines("replay/negotiate.ndjson"):
        record = cast("dict[str, dict[str, JsonValue]]", line)
        selected = negotiate_protocol_version(_range(record["runner"]), _range(record["controller"]))
        assert selected == record["expected"]["version"]


@pytest.mark.parametrize("version", [0, 3, 1.5, -1, 1e300])
def test_a_version_number_that_is_not_understood_is_the_only_finding(version: float) -> None:
    (issue,) = validate_event({**event(1), "schemaVersion": version, "priority": 9})
    assert (issue.code, issue.path) == ("unsupported_required_version", "/schemaVersion")


@pytest.mark.parametrize("version", ["1", None, True, [1]])
def test_a_version_that_is_no_number_is_the_schemas_to_refuse(version: JsonValue) -> None:
    issues = validate_event({**event(1), "schemaVersion": version})
    assert {(issue.code, issue.path) for issue in issues} == {("schema_validation", "/schemaVersion")}


def test_both_versions_of_an_event_are_valid() -> None:
    assert validate_event(event(1)) == []
    assert validate_event({**event(1), "schemaVersion": 1.0}) == []
    assert validate_event({**event(1), "schema": "paperclip.prp.event.v2", "schemaVersion": 2}) == []


@pytest.mark.parametrize("value", [None, [], "text", "\ud800", "{}", 5, True])
def test_what_is_no_object_is_no_event(value: JsonValue) -> None:
    assert {(issue.code, issue.path) for issue in validate_event(value)} == {("schema_validation", "/")}
