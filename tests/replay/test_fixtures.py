from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import cast

import pytest
from paperclip_protocol import JsonValue, validate

from paperclip_runner.canonical import json_text
from paperclip_runner.errors import ReplayError
from paperclip_runner.replay import (
    FixtureVerdict,
    golden_text,
    load_fixture,
    parity_summary,
    reduce_fixture,
    snapshot_text,
    validate_fixture,
)
from tests.oracle import oracle_json, oracle_lines, oracle_path, peer_answers
from tests.replay.sessions import Members

GOLDENS = {"replay/fixtures": "replay/golden", "prp/fixtures/replay": "prp/fixtures/replay/golden"}


def findings(verdict: FixtureVerdict) -> list[tuple[str, str]]:
    return [(issue.code, issue.path) for issue in verdict.issues]


def recorded(issues: JsonValue) -> list[tuple[str, str]]:
    return [(cast("str", issue["code"]), cast("str", issue["path"])) for issue in cast("list[Members]", issues)]


def assert_same_findings(verdict: FixtureVerdict, expected: list[tuple[str, str]], name: str) -> None:
    """In order, but for those of the schema, whose order and number are each validator's own."""
    if any(code == "schema_validation" for code, _ in expected):
        assert set(findings(verdict)) == set(expected), name
    else:
        assert findings(verdict) == expected, name


def test_recorded_fixtures_have_their_recorded_verdict_and_summary() -> None:
    for line in oracle_lines("replay/fixture-validation.ndjson"):
        record = cast("dict[str, Members]", line)
        text, name = record["input"].get("text"), cast("str", record["name"])
        verdict = load_fixture(text if isinstance(text, str) else json.dumps(record["input"]["fixture"]))
        assert_same_findings(verdict, recorded(record["expected"].get("issues", [])), name)
        if verdict.ok:
            summary = parity_summary(reduce_fixture(verdict.require()))
            assert json_text(summary) == json_text(record["expected"]["summary"]), name


def test_recorded_mutations_have_their_recorded_verdict() -> None:
    for line in oracle_lines("prp/vectors/fixture-verdicts.ndjson"):
        record = cast("Members", line)
        verdict = validate_fixture(record["value"]) if "value" in record else load_fixture(cast("str", record["text"]))
        assert verdict.ok is record["ok"], record["tag"]
        assert_same_findings(
            verdict, recorded(record.get("issues", record.get("errors", []))), cast("str", record["tag"])
        )


@pytest.mark.parametrize("folder", GOLDENS)
def test_every_accepted_fixture_gives_its_goldens_byte_for_byte(folder: str) -> None:
    goldens = oracle_path(GOLDENS[folder])
    for path in sorted(oracle_path(folder).glob("*.json")):
        verdict = load_fixture(path)
        issues = goldens / f"{path.stem}.issues.json"
        if issues.exists():
            assert findings(verdict) == recorded(json.loads(issues.read_text(encoding="utf-8")))
        elif verdict.ok:
            snapshot = reduce_fixture(verdict.require())
            assert golden_text(snapshot) == (goldens / f"{path.stem}.snapshot.json").read_bytes()
            assert golden_text(parity_summary(snapshot)) == (goldens / f"{path.stem}.summary.json").read_bytes()
            assert validate("session-snapshot", snapshot_text(snapshot)) == []
        else:
            assert {code for code, _ in findings(verdict)} == {"unsupported_required_version"}


def test_a_fixture_that_is_not_valid_cannot_be_required() -> None:
    with pytest.raises(ReplayError) as caught:
        load_fixture('"text"').require()
    assert caught.value.code == "fixture_invalid"
    assert {(issue.code, issue.path) for issue in caught.value.issues} == {("schema_validation", "/")}


@pytest.mark.parametrize("text", ["", "{", "\ufeff{}", "NaN", "{} {}", "[" * 100_000, b"\xff"])
def test_text_that_is_no_json_is_the_first_stage(text: str | bytes) -> None:
    assert findings(load_fixture(text)) == [("invalid_json", "/")]


def test_a_fixture_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "fixture.json"
    path.write_text('{"fixtureVersion": 2, "protocolVersion": "3"}', encoding="utf-8")
    assert findings(load_fixture(path)) == [("unsupported_required_version", "/fixtureVersion")]
    with pytest.raises(FileNotFoundError):
        load_fixture(tmp_path / "absent.json")


def test_envelopes_on_open_events_may_lack_anything_and_are_still_compared() -> None:
    fixture = cast("Members", oracle_json("replay/fixtures/happy-path.json"))
    events = cast("list[Members]", fixture["events"])
    bare: Members = {"phase": "input", "callId": "c", "operationId": "o"}
    for index, phase in ((1, "input"), (2, "result")):
        envelope: Members = {**bare, "phase": phase}
        if phase == "input":
            envelope["idempotencyKey"] = None
        events[index]["payload"] = {**cast("Members", events[index]["payload"]), "semantic_tool": envelope}
    paths = {path for code, path in findings(validate_fixture(fixture)) if code == "binding_mismatch"}
    assert "/events/2/payload/semantic_tool/idempotencyKey" in paths
    assert "/events/2/payload/semantic_tool/operationId" not in paths
    assert "/events/1/payload/semantic_tool/correlation/runId" in paths


def _mutated(fixture: Members, dice: random.Random) -> Members:
    changed = copy.deepcopy(fixture)
    events = cast("list[Members]", changed["events"])
    for _ in range(dice.randrange(1, 3)):
        event = dice.choice(events)
        envelope = cast("Members", event["payload"]).get("semantic_tool")
        match dice.randrange(9):
            case 0:
                events.remove(event)
            case 1:
                events.append(copy.deepcopy(event))
            case 2:
                event["runId"] = "other"
            case 3:
                event["normalizedSessionId"] = "other"
            case 4:
                events.append({**copy.deepcopy(event), "priority": 2})
            case 5:
                dice.shuffle(events)
            case 6:
                changed["result"] = {**cast("Members", changed["result"]), "summary": "Other."}
            case 7 if isinstance(envelope, dict):
                envelope[dice.choice(["callId", "operationId", "idempotencyKey"])] = "other"
            case 8 if isinstance(envelope, dict):
                envelope["correlation"] = {**cast("Members", envelope["correlation"]), "itemId": "other", "extra": 1}
            case _:
                event["sourceEventId"] = f"new_{dice.randrange(99)}"
        if not events:
            return copy.deepcopy(fixture)
    return changed


def test_random_mutations_have_the_findings_of_the_original() -> None:
    dice = random.Random(77)
    folder = oracle_path("replay/fixtures")
    fixtures = [cast("Members", oracle_json(f"replay/fixtures/{path.name}")) for path in sorted(folder.glob("*.json"))]
    mutations: list[Members] = [_mutated(dice.choice(fixtures), dice) for _ in range(300)]
    answers = peer_answers("peer_reduce.mjs", "fixture", questions=[{"fixture": each} for each in mutations])
    for mutation, answer in zip(mutations, answers, strict=True):
        expected, verdict = cast("Members", answer), validate_fixture(mutation)
        assert verdict.ok is expected["ok"], (verdict.issues, expected)
        if verdict.ok:
            assert json_text(parity_summary(reduce_fixture(mutation))) == json_text(expected["summary"])
        else:
            assert_same_findings(verdict, recorded(expected["issues"]), json.dumps(mutation))
