from __future__ import annotations

import copy
import random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import json_text
from paperclip_runner.errors import ResultError
from paperclip_runner.results import normalize_result, result_fingerprint, result_signals, validate_result
from tests.oracle import oracle_lines, peer_answers

Members = dict[str, JsonValue]

DONE: Members = {
    "schema": "paperclip.run_result.v1",
    "reportedWorkDisposition": "done",
    "summary": "Finished.",
    "completionClaim": {"contractRevision": "r", "objectiveSatisfied": True, "criteria": [], "remainingWork": []},
    "evidence": [],
    "verification": [],
    "attentionRequests": [],
    "artifacts": [],
}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def paths(issues: JsonValue) -> set[tuple[JsonValue, JsonValue]]:
    return {(issue["code"], issue["path"]) for issue in cast("list[Members]", issues)}


def test_recorded_output_has_its_recorded_form_signals_and_verdict() -> None:
    for line in oracle_lines("replay/run-result.ndjson"):
        record = cast("Members", line)
        value = record["value"]
        before = copy.deepcopy(value)
        form = value if record["normalized"] is None else record["normalized"]
        validation = cast("Members", record["validation"])
        assert json_text(normalize_result(value)) == json_text(form), record["name"]
        assert json_text(result_signals(value)) == json_text(record["signals"]), record["name"]
        verdict = validate_result(value)
        assert verdict.ok is validation["ok"], record["name"]
        assert {(issue.code, issue.path) for issue in verdict.issues} == paths(validation["issues"]), record["name"]
        result = form if validation["result"] == "=normalized" else validation["result"]
        assert json_text(verdict.result) == json_text(result), record["name"]
        assert value == before


_STATUSES: list[JsonValue] = ["pass", "success", "failed", "not_run", "skipped", " passed", None, ["passed"], 3, "fail"]
_TEXTS: list[JsonValue] = [
    "npm test",
    "Secretary",
    "\x1c",
    "\ufeff x ",
    "",
    " ",
    None,
    5,
    "quota",
    "DNS",
    "permission Denied",
]
_REASONS: list[JsonValue] = ["other", "tool_unavailable", " policy_restricted ", "unknown", None]
_KINDS: list[JsonValue] = [
    *["review", "approval", "credential", "human_input", "external_action", "agent_handoff", "credential_grant"],
    *["governed_approval", "subjective_decision", "domain_expertise", "environment_constraint", "retry", "odd", " "],
]
_ODD_CLAIMS: list[JsonValue] = ["text", {"criteria": "x"}, {"criteria": [None, "x"]}]
_ODD_LISTS: list[JsonValue] = [None, "x", {"a": 1}, [None, [], "x"]]
_OWNERS: list[JsonValue] = ["human", "agent", "external_system", " human ", "other", "", None]


def _some(dice: random.Random, choices: dict[str, list[JsonValue]]) -> Members:
    names = [name for name in choices if dice.random() < 0.6]
    dice.shuffle(names)
    return {name: dice.choice(choices[name]) for name in names}


def random_output(dice: random.Random) -> Members:
    """Loose provider output with every alias and fault."""
    checks: dict[str, list[JsonValue]] = {
        "status": _STATUSES,
        "commandOrCheck": _TEXTS,
        "command": _TEXTS,
        "detail": _TEXTS,
        "result": _TEXTS,
        "reasonCode": _REASONS,
        "artifactRef": _TEXTS,
        "cwd": _TEXTS,
    }
    requests: dict[str, list[JsonValue]] = {
        "kind": _KINDS,
        "requestedCapability": _KINDS,
        "summary": ["Look", " ", "offline", "network", None],
        "ownerClass": _OWNERS,
        "targetAgentId": ["agent_1", " ", None],
        "requiredAuthority": ["external", "internal"],
        "target": [{"agentId": "agent_2"}, {"ownerClass": "external_system"}, "x", None],
    }
    claim: Members = {
        "contractRevision": "r",
        "objectiveSatisfied": True,
        "criteria": [
            {
                "criterionId": "c",
                "status": dice.choice(["pass", "failed", " complete ", "satisfied", 1]),
                "evidenceRefs": [],
            }
        ],
        "remainingWork": [],
    }
    return {
        **_some(dice, {"schema": ["paperclip_finish", " paperclip_finish.v1 ", "other", "", None, 5]}),
        **_some(dice, {"reportedWorkDisposition": ["complete", "completed", "done", "blocked", ["completed"], "Done"]}),
        "summary": "s",
        "completionClaim": dice.choice([claim, claim, claim, *_ODD_CLAIMS]),
        "verification": cast(
            "JsonValue", dice.choice([[_some(dice, checks) for _ in range(dice.randrange(4))], *_ODD_LISTS])
        ),
        "evidence": [],
        "attentionRequests": [cast("JsonValue", _some(dice, requests)) for _ in range(dice.randrange(4))],
        **_some(dice, {"artifacts": [[], "x", None, [{"kind": "k", "ref": "r"}]], "extra": [1]}),
    }


def test_random_output_is_normalized_as_the_original_does() -> None:
    dice = random.Random(2_026)
    outputs: list[JsonValue] = [random_output(dice) for _ in range(600)]
    questions: list[JsonValue] = [{"value": value} for value in outputs]
    for value, answer in zip(outputs, peer_answers("peer_reduce.mjs", "normalize", questions=questions), strict=True):
        expected = cast("Members", answer)
        assert json_text(normalize_result(value)) == json_text(expected["normalized"]), json_text(value)
        assert json_text(result_signals(value)) == json_text(expected["signals"]), json_text(value)
    for value, answer in zip(outputs, peer_answers("peer_reduce.mjs", "result", questions=questions), strict=True):
        expected, verdict = cast("Members", answer), validate_result(value)
        assert verdict.ok is expected["ok"]
        assert {(issue.code, issue.path) for issue in verdict.issues} == paths(expected["issues"])
        assert json_text(verdict.result) == json_text(expected["result"])


@given(json_values)
def test_no_output_makes_it_raise(value: JsonValue) -> None:
    before = copy.deepcopy(value)
    for each in (value, {"verification": value, "attentionRequests": value, "completionClaim": value}):
        result_signals(each)
        validate_result(each)
        assert json_text(normalize_result(normalize_result(each))) == json_text(normalize_result(each))
    assert value == before


def test_a_valid_result_is_given_and_an_invalid_one_raises() -> None:
    assert validate_result(DONE).require() == DONE
    with pytest.raises(ResultError) as caught:
        validate_result("text").require()
    assert caught.value.code == "result_invalid"
    assert caught.value.issues


def test_the_fingerprint_does_not_depend_on_the_order_of_members() -> None:
    assert result_fingerprint(dict(reversed(DONE.items()))) == result_fingerprint(DONE)
    assert result_fingerprint({**DONE, "summary": "Other."}) != result_fingerprint(DONE)


def test_a_review_without_an_actionable_request_is_not_counted() -> None:
    dropped: Members = {**DONE, "attentionRequests": [{"kind": "approval", "summary": "Please approve"}]}
    signals = result_signals(dropped)
    assert signals.actionable_attention_requests == ()
    assert signals.ignored_attention_requests[0].reason_code == "attention_request_kind_unsupported"


def test_an_environment_constraint_becomes_a_caveat_of_the_first_check_that_was_not_run() -> None:
    constraint: Members = {"kind": "environment_constraint", "summary": "No network here"}
    checks: list[JsonValue] = [
        {"commandOrCheck": "lint", "status": "passed"},
        {"commandOrCheck": "e2e", "status": "skipped", "detail": "Skipped."},
        {"commandOrCheck": "load", "status": "skipped"},
    ]
    given: Members = {**DONE, "verification": checks, "attentionRequests": [constraint, constraint]}
    signals = result_signals(given)
    assert [check.detail for check in signals.verification] == [None, "Skipped.\nNo network here", None]
    assert signals.verification[1].reason_code == "external_service_unavailable"
    assert {ignored.reason_code for ignored in signals.ignored_attention_requests} == {
        "legacy_environment_constraint_normalized"
    }
    unbound = result_signals({**DONE, "attentionRequests": [constraint]})
    assert unbound.ignored_attention_requests[0].reason_code == "legacy_environment_constraint_unbound"
