"""Every document of the project's own fixtures has the verdict that its name tells."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import EVENT_TYPES, ContractError, MalformedError, decode, decode_event, validate

from tests.contract.agreement import disagreements, own_faults

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
SCHEMA_OF_VERSION = {"v1": "event", "v2": "event-v2"}


def _named_documents() -> list[tuple[str, Path]]:
    events = [(SCHEMA_OF_VERSION[path.parent.name], path) for path in sorted((FIXTURES / "events").rglob("*.json"))]
    documents = [(path.parent.name, path) for path in sorted((FIXTURES / "documents").rglob("*.json"))]
    return [*events, *documents]


def _load(path: Path) -> JsonValue:
    return cast("JsonValue", json.loads(path.read_bytes()))


@pytest.mark.parametrize("schema", sorted({schema for schema, _ in _named_documents()}))
def test_every_document_has_the_verdict_in_its_name(schema: str) -> None:
    for name, path in _named_documents():
        if name != schema:
            continue
        expected = path.name.endswith(".valid.json")
        assert expected or path.name.endswith(".invalid.json"), path.name
        assert (validate(schema, path.read_bytes()) == []) is expected, path.name
        assert own_faults(schema, _load(path), expected=expected) == [], path.name
        assert disagreements(schema, _load(path)) == [], path.name


@pytest.mark.parametrize("version", [1, 2])
def test_every_event_type_has_a_valid_document_that_decodes_to_its_class(version: int) -> None:
    types = {name for name, info in EVENT_TYPES.items() if version in info.versions}
    seen: set[str] = set()
    for name in types:
        path = FIXTURES / "events" / f"v{version}" / f"{name}.valid.json"
        event = decode_event(path.read_bytes())
        assert event.event_type == name
        assert type(event).__name__.lower() == name.replace(".", "").replace("_", "") + "event"
        seen.add(type(event).__name__)
    assert len(seen) == len(types)


@pytest.mark.parametrize("path", sorted((FIXTURES / "replay" / "accepted").glob("*.json")), ids=lambda path: path.stem)
def test_every_accepted_run_is_valid(path: Path) -> None:
    assert own_faults("fixture", _load(path), expected=True) == []


def _rejected() -> list[Path]:
    found = sorted((FIXTURES / "replay" / "rejected").glob("*.json"))
    return [path for path in found if not path.name.endswith(".issues.json")]


@pytest.mark.parametrize("path", _rejected(), ids=lambda path: path.stem)
def test_every_rejected_run_fails_here_or_is_left_to_a_later_stage(path: Path) -> None:
    data = path.read_bytes()
    stage = path.name.partition("-")[0]
    recorded = cast("list[dict[str, str]]", json.loads(path.with_suffix(".issues.json").read_bytes()))
    if stage == "invalid":
        with pytest.raises(MalformedError) as malformed:
            decode("fixture", data)
        assert malformed.value.code == recorded[0]["code"] == "invalid_json"
    elif stage == "binding":
        assert own_faults("fixture", _load(path), expected=True) == []
    elif stage == "schema":
        with pytest.raises(ContractError) as refused:
            decode("fixture", data)
        assert {issue.path for issue in refused.value.issues} == {issue["path"] for issue in recorded}
        assert {issue.code for issue in refused.value.issues} == {"schema_validation"}
    else:
        assert stage == "unsupported"
        assert disagreements("fixture", _load(path)) == []


@pytest.mark.parametrize(("ending", "schema"), [("snapshot", "session-snapshot"), ("summary", "parity-summary")])
def test_every_golden_record_is_valid(ending: str, schema: str) -> None:
    paths = sorted((FIXTURES / "replay" / "golden").glob(f"*.{ending}.json"))
    assert len(paths) == len(list((FIXTURES / "replay" / "accepted").glob("*.json")))
    for path in paths:
        assert own_faults(schema, _load(path), expected=True) == [], path.name


def test_every_line_of_an_accepted_recording_is_an_event() -> None:
    lines = 0
    for path in sorted((FIXTURES / "recordings").glob("*.jsonl")):
        if path.with_name(f"{path.stem}.error.json").exists():
            continue
        for line in path.read_bytes().splitlines():
            assert decode_event(line).event_type in EVENT_TYPES
            lines += 1
    assert lines > 0
