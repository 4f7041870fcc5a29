"""Every recorded request, asked again in order."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Literal, cast

import pytest

from paperclip_runner.actions.projection import project_tools
from paperclip_runner.errors import ActionError
from tests.actions.recorded import comparable, members, recordings, text
from tests.actions.worlds import World, Worlds, action_call
from tests.oracle import oracle_json, oracle_lines

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

NOT_EXPRESSIBLE = {
    "prp_digest/undef": "Python has no undefined member",
}
REFUSALS = {
    "authorized/version": "paperclip_runner_authorized_tools_invalid",
    "w_identity/no_correlation": "correlation_missing",
}


async def _answered(worlds: Worlds, request: dict[str, JsonValue]) -> str:
    try:
        return comparable(await worlds.answer(request))
    except ActionError as refusal:
        return f"refused: {refusal.code}"


def test_every_recorded_request_is_answered_as_recorded() -> None:
    async def scenario() -> None:
        worlds = Worlds()
        for line in map(members, oracle_lines("actions/vectors.ndjson")):
            request, answer = members(line["request"]), members(line["answer"])
            name = text(request["id"])
            if name in NOT_EXPRESSIBLE:
                continue
            expected = f"refused: {REFUSALS[name]}" if name in REFUSALS else comparable(answer["value"])
            assert await _answered(worlds, request) == expected, name
            counted[text(request["op"])] += 1

    counted: Counter[str] = Counter()
    asyncio.run(scenario())
    assert counted["dispatch"] >= 60
    assert counted.total() >= 600


CONTEXT: JsonValue = {
    "runId": "run-1",
    "companyId": "company-1",
    "actor": {"id": "actor-1", "companyId": "company-1", "status": "active", "role": "engineer", "claims": []},
    "activeTask": {
        "id": "task-1",
        "companyId": "company-1",
        "assigneeActorId": "actor-1",
        "executionRunId": "run-1",
        "status": "in_progress",
        "workMode": "standard",
    },
    "delegatedClaims": [],
}
APPLIED: JsonValue = {
    "commandId": "cmd-1",
    "disposition": "applied",
    "stateRevision": 4,
    "entityRefs": ["comment:1"],
    "scheduledWakeIds": [],
}
FULL: JsonValue = {
    "value": APPLIED,
    "stateRevision": 4,
    "references": [{"kind": "task", "id": "task-1"}, {"kind": "operation", "id": "cmd-1"}],
    "auditReceiptId": "audit-1",
}
READ: JsonValue = {"value": {"activeTask": {"id": "task-1"}}, "references": [{"kind": "task", "id": "task-1"}]}
SURROUNDINGS: dict[str, dict[str, JsonValue]] = {
    "success_read": {"return": READ},
    "success_write": {"return": FULL},
    "duplicate": {"return": FULL, "before": ["success_write"]},
    "conflict": {"return": FULL, "before": ["success_write"]},
    "denied_mode": {
        "context": {**members(CONTEXT), "activeTask": {**members(members(CONTEXT)["activeTask"]), "workMode": "ask"}}
    },
    "unavailable": {"bound": False},
    "adapter_failure": {"throw": "boom"},
    "in_progress_after_adapter_failure": {"throw": "boom", "before": ["adapter_failure"]},
    "adapter_bad_output": {"return": 5},
    "adapter_secret_output": {"return": {"value": {"note": "Bearer abcdefgh", "token": "t", "n": 1}}},
    "receipt_recovery_failed": {"return": FULL, "store": {"completeThrows": True, "recoverThrows": True}},
    "receipt_store_unavailable": {"return": FULL, "store": {"claimThrows": True}},
    "context_provider_failed": {"context": {"throw": "down"}},
    "authority_context_invalid": {"context": []},
}


@pytest.mark.parametrize("label", list(members(oracle_json("actions/receipts.json"))))
def test_every_recorded_receipt_comes_out_as_recorded(label: str) -> None:
    recorded = members(oracle_json("actions/receipts.json"))
    about: dict[str, JsonValue] = dict(SURROUNDINGS.get(label, {}))
    call, result = members(members(recorded[label])["call"]), members(members(recorded[label])["result"])
    if label == "duplicate_from_store":
        kept: dict[str, JsonValue] = {
            "operationId": "report_progress",
            "inputDigest": members(members(result["inputReceipt"])["content"])["digest"],
            "operationReceiptId": members(result["resultReceipt"])["operationReceiptId"],
            "value": APPLIED,
            "code": "ok",
            "references": [],
        }
        if "stateRevision" in result:
            kept["stateRevision"] = result["stateRevision"]
        about["store"] = {"claimAnswer": {"kind": "duplicate", "outcome": kept}}
    step: dict[str, JsonValue] = {name: about[name] for name in ("return", "throw") if name in about}
    world = World(
        {
            "contexts": [about.get("context", CONTEXT)],
            "bindings": [{"operationId": call["operationId"], "script": [step]}] if about.get("bound", True) else [],
            "store": about.get("store", {"kind": "memory"}),
        }
    )

    async def scenario() -> object:
        before = about.get("before", [])
        assert isinstance(before, list)
        for earlier in before:
            await world.dispatcher.dispatch(action_call(members(recorded[text(earlier)])["call"]))
        return await world.dispatcher.dispatch(action_call(call))

    assert comparable(asyncio.run(scenario())) == comparable(result)


@pytest.mark.parametrize("name", list(members(oracle_json("actions/projections.json"))))
def test_every_recorded_projection_shows_the_recorded_tools(name: str) -> None:
    facts = members(members(oracle_json("actions/projections.json"))[name])
    bound, placement = facts["bound"], facts["placement"]
    assert isinstance(bound, list)
    tools = project_tools(
        facts["context"],
        run_id="run-1",
        bound=[text(operation_id) for operation_id in bound],
        placement=cast("Literal['always', 'optional'] | None", placement),
    )
    assert [tool.name for tool in tools] == facts["tools"]


def test_every_authorization_record_of_a_recorded_world_comes_out_as_recorded() -> None:
    recorded = members(oracle_json("actions/authorization-records.json"))
    answers = {text(request["id"]): comparable(answer["value"]) for request, answer in recordings("records")}
    shared = [name for name in recorded if name in answers]
    assert len(shared) >= 3
    for name in shared:
        assert comparable(recorded[name]) == answers[name], name
