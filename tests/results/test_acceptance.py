from __future__ import annotations

import copy
import random
from typing import cast

from paperclip_protocol import JsonValue

from paperclip_runner.canonical import json_text
from paperclip_runner.results import validate_proposal
from tests.oracle import oracle_lines, peer_answers

Members = dict[str, JsonValue]


def _assert_verdict(proposal: JsonValue, envelope: JsonValue, expected: Members) -> None:
    verdict = validate_proposal(proposal, cast("Members", envelope))
    found = [(issue.code, issue.path) for issue in verdict.issues]
    wanted = [(issue["code"], issue["path"]) for issue in cast("list[Members]", expected["issues"])]
    assert verdict.status == expected["status"], json_text(proposal)
    assert json_text(verdict.result) == json_text(expected["result"])
    if any(code == "schema_validation" for code, _ in wanted):
        assert set(found) == set(wanted), json_text(proposal)
    else:
        assert found == wanted, json_text(proposal)


def test_recorded_proposals_have_their_recorded_verdict() -> None:
    for line in oracle_lines("replay/result-proposal.ndjson"):
        record = cast("Members", line)
        _assert_verdict(record["proposal"], record["envelope"], cast("Members", record["expected"]))


ENVELOPE: Members = {
    "schema": "paperclip.skillless_task.v1",
    "objective": "Do it",
    "completionContract": {
        "revision": "r1",
        "criteria": [{"id": "c1", "requirement": "one"}, {"id": "c2", "requirement": "two"}],
    },
    "constraints": [],
    "expectedResultSchema": "paperclip.run_result.v1",
}
BLOCKER: Members = {
    "reasonCode": "stuck",
    "owner": {"kind": "user", "name": "Ada"},
    "unblockAction": "Decide",
    "scope": "task_wide",
}

_REMAINING: list[JsonValue] = [
    [],
    [{"description": "d", "blocksCompletion": True}],
    [{"description": "d", "blocksCompletion": False}],
]
_REQUESTS: list[JsonValue] = [[], [{"kind": "review", "summary": "Look"}], [{"kind": "odd"}]]


def _proposal(dice: random.Random) -> Members:
    def criterion(name: str) -> JsonValue:
        status = dice.choice(["satisfied", "satisfied", "satisfied", "not_satisfied", "unknown"])
        return {"criterionId": name, "status": status, "evidenceRefs": []}

    names = dice.choice(
        [["c1", "c2"], ["c1", "c2"], ["c2", "c1"], ["c1"], ["c1", "c1", "c2"], ["c1", "c2", "c9", "c9"]]
    )
    proposal: Members = {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": dice.choice(["done", "needs_review", "blocked", "yielded"]),
        "summary": "s",
        "completionClaim": {
            "contractRevision": dice.choice(["r1", "r1", "r1", "r2"]),
            "objectiveSatisfied": dice.choice([True, False]),
            "criteria": [criterion(name) for name in names],
            "remainingWork": dice.choice(_REMAINING),
        },
        "evidence": [],
        "verification": [],
        "attentionRequests": dice.choice(_REQUESTS),
        "artifacts": [],
    }
    if proposal["reportedWorkDisposition"] == "blocked" or dice.random() < 0.2:
        proposal["blocker"] = copy.deepcopy(BLOCKER)
    if proposal["reportedWorkDisposition"] == "yielded" or dice.random() < 0.2:
        kind = dice.choice(["response_wake", "response_wake", "retry"])
        proposal["continuation"] = {"kind": kind, "summary": "s", "idempotencyKey": "k"}
    return proposal


def test_random_proposals_have_the_verdict_of_the_original() -> None:
    dice = random.Random(11)
    proposals = [_proposal(dice) for _ in range(500)]
    questions: list[JsonValue] = [{"proposal": proposal, "envelope": ENVELOPE} for proposal in proposals]
    answers = peer_answers("peer_reduce.mjs", "proposal", questions=questions)
    for proposal, answer in zip(proposals, answers, strict=True):
        _assert_verdict(proposal, ENVELOPE, cast("Members", answer))


def test_an_accepted_result_is_independent_of_the_proposal() -> None:
    proposal = _proposal(random.Random(1))
    claim = cast("Members", proposal["completionClaim"])
    claim.update(contractRevision="r1", objectiveSatisfied=True, remainingWork=[])
    claim["criteria"] = [{"criterionId": name, "status": "pass", "evidenceRefs": []} for name in ("c1", "c2")]
    proposal["reportedWorkDisposition"] = "complete"
    proposal.pop("blocker", None)
    verdict = validate_proposal(proposal, ENVELOPE)
    assert verdict.status == "accepted"
    text = json_text(verdict.result)
    claim["criteria"] = []
    assert json_text(verdict.result) == text
