"""Fresh random requests, answered by this dispatcher and by the published original."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
from typing import TYPE_CHECKING, cast

from paperclip_protocol import validate

from paperclip_runner.actions.catalog import CATALOG, input_schema
from paperclip_runner.errors import ActionError
from tests.actions.recorded import comparable, members, text
from tests.actions.worlds import Worlds
from tests.oracle import oracle_tool, peer_environment

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

SEED = 20260916
CLAIMS = sorted({claim for action in CATALOG for claim in action.required_claims})
WORDS = (
    "a",
    "B",
    "é",
    "\U0001f600",
    "\ufeff",
    "Bearer abcdefgh",
    "sk_abcdefgh",
    "x?token=q&a=1",
    "plain text",
    "",
    "\u0085",
)
NAMES = ("k", "Key", "token", "a b", "a_b", "a-b", "apiKey", "10", "9", "é", "value", "note")


def _answers_of_the_original(requests: list[dict[str, JsonValue]]) -> list[dict[str, JsonValue]]:
    lines = "".join(f"{json.dumps(request)}\n" for request in requests)
    answered = subprocess.run(
        ["node", str(oracle_tool("peer_dispatch.mjs"))],
        input=lines,
        capture_output=True,
        check=True,
        encoding="utf-8",
        env=peer_environment(),
        timeout=120,
    )
    return [members(json.loads(line)) for line in answered.stdout.split("\n") if line]


async def _answers_of_ours(requests: list[dict[str, JsonValue]]) -> list[str]:
    worlds = Worlds()
    answers: list[str] = []
    for request in requests:
        try:
            answers.append(comparable(await worlds.answer(request)))
        except ActionError as refusal:
            answers.append(f"refused: {refusal.code}")
    return answers


def _expect_agreement(requests: list[dict[str, JsonValue]]) -> None:
    ours = asyncio.run(_answers_of_ours(requests))
    original = _answers_of_the_original(requests)
    assert len(ours) == len(original)
    for request, mine, theirs in zip(requests, ours, original, strict=True):
        if _breaks_its_own_schema(theirs["value"] if theirs["ok"] else None):
            continue
        if theirs["ok"]:
            expected = comparable(theirs["value"])
        else:
            expected = f"refused: {text(members(theirs['error'])['message'])}"
        assert mine == expected, f"{request}\n ours {mine}\ntheirs {expected}"


def _breaks_its_own_schema(answer: JsonValue) -> bool:
    """Whether the original kept ids of a malformed context in a record; ours keeps those it read before."""
    records = answer if isinstance(answer, list) else []
    return any(
        isinstance(record, dict)
        and record.get("schema") == "paperclip.semantic-authorization-record.v1"
        and validate("authorization-record", record)
        for record in records
    )


class _Chooser:
    """Makes requests up; the same seed makes the same requests."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def one(self, *choices: JsonValue) -> JsonValue:
        return self.random.choice(choices)

    def mostly(self, usual: JsonValue, *others: JsonValue) -> JsonValue:
        return usual if self.random.random() < 0.93 else self.random.choice(others)

    def some(self, choices: list[str]) -> list[JsonValue]:
        return cast("list[JsonValue]", self.random.sample(choices, self.random.randint(0, len(choices))))

    def value(self, depth: int = 0) -> JsonValue:
        kind = self.random.randint(0, 9 if depth < 4 else 5)
        if kind < 3:
            return self.random.choice(WORDS) + self.random.choice(WORDS)
        if kind < 6:
            return self.one(0, 1, -1, 1.5, 1e21, 1e-7, 2**53, True, False, None)
        if kind < 8:
            return [self.value(depth + 1) for _ in range(self.random.randint(0, 4))]
        return {self.random.choice(NAMES): self.value(depth + 1) for _ in range(self.random.randint(0, 5))}

    def context(self) -> JsonValue:
        everything: JsonValue = cast("list[JsonValue]", CLAIMS)
        context: dict[str, JsonValue] = {
            "runId": self.mostly("run-1", "run-2", "bad id", 7),
            "companyId": self.mostly("company-1", "company-2", ""),
            "actor": {
                "id": "actor-1",
                "companyId": self.mostly("company-1", "company-2"),
                "status": self.mostly("active", "Active", "paused", ""),
                "role": self.one("engineer", "board", " Approver ", "SECURITY"),
                "claims": self.one(everything, self.some(CLAIMS), [], self.mostly([], None, [1], [""])),
            },
            "activeTask": {
                "id": "task-1",
                "companyId": self.mostly("company-1", "company-2"),
                "assigneeActorId": self.mostly("actor-1", None, "actor-2", "bad id"),
                "executionRunId": self.mostly("run-1", None, "run-2"),
                "status": self.one(
                    "in_progress", "in_progress", "todo", self.one("done", "Done", "canceled", "blocked")
                ),
                "workMode": self.one("standard", "standard", "ask", "planning", "skill_test", self.mostly("ask", "x")),
            },
            "delegatedClaims": self.one(everything, everything, self.some(CLAIMS), [], self.mostly([], {})),
        }
        if self.random.random() < 0.3:
            context["policy"] = self.mostly(
                {
                    "deniedOperationIds": self.some([action.operation_id for action in CATALOG][:8]),
                    "allowedInteractionKinds": self.some(["confirmation", "questions"]),
                },
                None,
                [],
                {"deniedOperationIds": "x"},
            )
        if self.random.random() < 0.04:
            del context[self.random.choice(list(context))]
        return context

    def input(self, schema: dict[str, JsonValue]) -> JsonValue:
        given: dict[str, JsonValue] = {}
        required = schema["required"]
        assert isinstance(required, list)
        for name, member in members(schema["properties"]).items():
            if name in required or self.random.random() < 0.4:
                given[name] = self.member(name, members(member))
        if self.random.random() < 0.06:
            given[self.random.choice(NAMES)] = self.value()
        if given and self.random.random() < 0.06:
            del given[self.random.choice(list(given))]
        return self.mostly(given, None, [], "text", self.value())

    def member(self, name: str, schema: dict[str, JsonValue]) -> JsonValue:
        if name == "idempotencyKey":
            return self.mostly(self.one("k1", "k2", "k3"), 7, None)
        if "enum" in schema:
            return self.mostly(self.one(*cast("list[JsonValue]", schema["enum"])), "other", 1)
        kind = schema.get("type")
        if kind == "integer":
            return self.mostly(self.one(1, 5, 5.0), 0, 201, 1.5, "1")
        if kind == "object":
            return self.mostly({"a": 1}, self.value())
        if kind == "array":
            return self.mostly(self.one([], ["a"], ["a", "b"]), ["a", "a"], [""], "a")
        if name == "sha256":
            return self.mostly("0" * 64, "0" * 63, "g" * 64, "0" * 64 + "\n")
        return self.mostly(self.one("plain", "é \U0001f600", "a"), "", None, "Bearer abcdefgh", self.value())

    def result(self) -> JsonValue:
        applied: JsonValue = {
            "commandId": self.mostly("cmd-1", ""),
            "disposition": self.mostly("applied", "none"),
            "stateRevision": self.mostly(4, -1, 1.5),
            "entityRefs": self.one([], ["comment:1"]),
            "scheduledWakeIds": [],
        }
        returned: dict[str, JsonValue] = {"value": self.one(applied, applied, self.value())}
        members_of_a_result: dict[str, list[JsonValue]] = {
            "code": ["created", "Bad", "", None, "revision_conflict"],
            "stateRevision": [4, -1, 1.5, "4", 2**53, 0],
            "auditReceiptId": ["audit-1", None, "bad id", ""],
            "references": [[{"kind": "task", "id": "t"}], [{"kind": "x", "id": "t"}, None, 7], "x", {}],
        }
        for name, (usual, *others) in members_of_a_result.items():
            if self.random.random() < 0.25:
                returned[name] = self.mostly(usual, *others)
        return self.mostly(returned, None, 5, {}, [returned])

    def call(self, number: int) -> JsonValue:
        action = self.random.choice(CATALOG)
        call: dict[str, JsonValue] = {
            "runId": self.mostly("run-1", "run-2", "bad id"),
            "callId": self.mostly(f"call-{number % 7}", "bad id", 7),
            "operationId": self.mostly(action.operation_id, "unknown", "bad id"),
            "correlation": {
                "runId": "run-1",
                "normalizedSessionId": "sess-1",
                "turnId": self.mostly("turn-1", "/x"),
                "itemId": "item-1",
            },
        }
        if self.random.random() > 0.02:
            call["input"] = self.input(input_schema(action))
        return call

    def world(self, name: str) -> list[dict[str, JsonValue]]:
        everything = [action.operation_id for action in CATALOG]
        bound = everything if self.random.random() < 0.7 else [text(item) for item in self.some(everything)]
        contexts: list[JsonValue] = [self.context() for _ in range(self.random.randint(1, 6))]
        if self.random.random() < 0.2:
            contexts.insert(self.random.randint(0, len(contexts)), {"throw": "down"})
        steps = [
            self.mostly({"return": self.result()}, {"throw": "boom"}, {"echo": True})
            for _ in range(self.random.randint(1, 3))
        ]
        faults: dict[str, JsonValue] = {"kind": "memory"}
        for fault in ("claimThrows", "completeThrows", "recoverThrows", "releaseThrows"):
            if self.random.random() < 0.1:
                faults[fault] = True
        requests: list[dict[str, JsonValue]] = [
            {
                "op": "new",
                "world": name,
                "contexts": contexts,
                "bindings": [{"operationId": item, "script": cast("JsonValue", steps)} for item in bound],
                "store": self.mostly(faults, None),
                "maxAuthorizationRecords": self.mostly(1000, 3, 2.7, 0),
            }
        ]
        requests += [
            {"op": "dispatch", "world": name, "call": self.call(number)} for number in range(self.random.randint(3, 12))
        ]
        requests.append({"op": "records", "world": name})
        requests.append({"op": "trace", "world": name})
        return requests


def test_dispatchers_agree_about_random_calls_in_random_worlds() -> None:
    chooser = _Chooser(SEED)
    requests = [request for number in range(150) for request in chooser.world(f"w{number}")]
    _expect_agreement(requests)


def test_authorities_agree_about_random_contexts() -> None:
    chooser = _Chooser(SEED + 1)
    requests: list[dict[str, JsonValue]] = []
    for _ in range(1500):
        action = chooser.random.choice(CATALOG)
        requests.append(
            {
                "op": "decide",
                "operationId": action.operation_id,
                "context": chooser.context(),
                "phase": chooser.one("exposure", "invocation"),
                "runId": chooser.mostly("run-1", "run-2", "bad id"),
                "input": chooser.input(input_schema(action)),
            }
        )
    _expect_agreement(requests)


def test_redactors_agree_about_random_values() -> None:
    chooser = _Chooser(SEED + 2)
    requests: list[dict[str, JsonValue]] = []
    for _ in range(400):
        value = chooser.value()
        requests += [{"op": operation, "value": value} for operation in ("redact", "inspect", "digest", "prp_digest")]
    _expect_agreement(requests)


def test_redactors_agree_about_values_beyond_the_bounds() -> None:
    deep: JsonValue = {"$deep": {"depth": 14, "leaf": {"token": "x", "list": [1, [2, [3]]]}}}
    row: JsonValue = {"$array": {"item": {"a": "sk_abcdefgh", "B": [1, 2]}, "count": 700}}
    values: list[JsonValue] = [
        deep,
        row,
        [row, row, row, row],
        {"$keys": {"prefix": "k", "count": 600, "value": "Bearer abcdefgh"}},
        {"$keys": {"prefix": "Key-", "count": 1200, "value": [1]}},
        [{"$repeat": {"text": "x\U0001f600", "count": 100_001}}, "Bearer abcdefgh"],
        {"$repeat": {"text": "Bearer abcdefgh ", "count": 20_000}},
        {"private\U0001f600key": 1, "private\u2028key": 1, "api\ud800key": 1, "api\u0085key": 1},
        "sk_abcdefgh-Bearer abcdefgh",
    ]
    _expect_agreement(
        [{"op": operation, "value": value} for value in values for operation in ("redact", "inspect", "digest")]
    )
