"""Verdicts and findings equal those recorded from the published original."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import SCHEMAS, ContractError, decode, decode_event, from_json, validate

from tests.contract.agreement import as_text, disagreements, own_faults
from tests.oracle import oracle_json, oracle_lines, oracle_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paperclip_protocol import JsonValue

VECTORS = "prp/vectors/schema-verdicts.ndjson"
FIXTURE_VECTORS = "prp/vectors/fixture-verdicts.ndjson"


def _findings(name: str, data: bytes) -> set[str]:
    return {f"{issue.path} {issue.keyword}" for issue in validate(name, data)}


def _vectors(schema: str) -> Iterator[dict[str, JsonValue]]:
    for line in oracle_lines(VECTORS):
        row = cast("dict[str, JsonValue]", line)
        if row["schema"] == schema:
            yield row


def test_every_recorded_schema_has_a_name_here() -> None:
    recorded = {str(cast("dict[str, JsonValue]", line)["schema"]) for line in oracle_lines(VECTORS)}
    assert recorded <= SCHEMAS.keys()
    assert len(recorded) > 20


def test_every_recorded_document_gets_its_verdict_and_its_findings() -> None:
    rows = [cast("dict[str, JsonValue]", line) for line in oracle_lines(VECTORS)]
    different: list[str] = []
    for number, row in enumerate(rows, 1):
        name, data = str(row["schema"]), as_text(row["value"])
        expected = set(cast("list[str]", row["keywords"]))
        if _findings(name, data) != expected or bool(row["ok"]) is bool(expected):
            different.append(f"line {number}: {_findings(name, data) ^ expected}")
        different += [f"line {number}: {fault}" for fault in own_faults(name, row["value"], expected=bool(row["ok"]))]
    assert different == []
    assert len(rows) > 1_000


def test_the_reference_library_agrees_with_the_recorded_verdicts() -> None:
    rows = [cast("dict[str, JsonValue]", line) for line in oracle_lines(VECTORS)]
    assert [row for row in rows if disagreements(str(row["schema"]), row["value"])] == []


@pytest.mark.parametrize("folder", ["replay", "questions"])
def test_recorded_fixtures_are_valid_unless_their_version_is_unsupported(folder: str) -> None:
    name = "fixture" if folder == "replay" else "question-adapter-fixture"
    seen = 0
    for path in sorted(oracle_path(f"prp/fixtures/{folder}").glob("*.json")):
        document = cast("JsonValue", json.loads(path.read_bytes()))
        valid = not path.name.endswith("unsupported-required-version.json")
        assert own_faults(name, document, expected=valid) == [], path.name
        seen += 1
    assert seen >= 3


def test_recorded_runs_that_fail_the_schema_have_the_recorded_paths() -> None:
    stages: set[str] = set()
    for line in oracle_lines(FIXTURE_VECTORS):
        row = cast("dict[str, JsonValue]", line)
        errors = cast("list[dict[str, str]]", row["issues"])
        codes = {error["code"] for error in errors}
        stages |= codes
        if codes == {"schema_validation"}:
            found = {issue.path for issue in validate("fixture", as_text(row["value"]))}
            assert found == {error["path"] for error in errors}, row["tag"]
        elif codes <= {"binding_mismatch"}:
            assert own_faults("fixture", row["value"], expected=True) == [], row["tag"]
    assert stages >= {"schema_validation", "binding_mismatch"}


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("conformance-fixture", "conformance-minimal-run.json"),
        ("conformance-output", "conformance-expected-output.json"),
        ("driver-conformance-fixture", "evals/harness-driver-conformance.json"),
    ],
)
def test_recorded_conformance_records_are_valid(name: str, file: str) -> None:
    assert own_faults(name, oracle_json(f"prp/fixtures/{file}"), expected=True) == []


def test_events_decode_to_the_class_of_their_type() -> None:
    for row in [*_vectors("event"), *_vectors("event-v2")]:
        value, data = cast("dict[str, JsonValue]", row["value"]), as_text(row["value"])
        if row["ok"]:
            event = decode_event(data)
            assert event.event_type == value["eventType"]
            assert event == from_json(str(row["schema"]), value) == decode(str(row["schema"]), data)
        else:
            with pytest.raises(ContractError) as caught:
                decode(str(row["schema"]), data)
            assert caught.value.code == "schema_validation"
