from __future__ import annotations

import asyncio
import json
import subprocess
from typing import TYPE_CHECKING

import msgspec
import pytest
from paperclip_protocol import Action, validate
from paperclip_protocol.prp_v1 import SemanticToolCapabilities

from paperclip_runner.actions import (
    CATALOG,
    Dispatcher,
    authorize,
    discover_tools,
    project_tools,
    tool_capabilities,
)
from paperclip_runner.actions.collation import sorted_by_collation
from paperclip_runner.errors import ActionError
from paperclip_runner.testing.sample_app import SampleApplication
from tests.actions.recorded import comparable, members, text
from tests.oracle import oracle_json, oracle_tool, peer_environment

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue
    from paperclip_protocol.actions import SemanticToolDiscovery

EVERYTHING = [action.operation_id for action in CATALOG]
CLAIMS = tuple(claim for action in CATALOG for claim in action.required_claims)
APPLICATION = SampleApplication(claims=CLAIMS)
APPLICATION.agent_role = "board"
CONTEXT = APPLICATION.context("run-1")
QUERIES = (
    "task",
    "create task",
    "create_task",
    "  Approval ",
    "governance",
    "list agents and projects",
    "a",
    "workspace service",
    "delegation",
    "schedule a wake",
    "API operation",
    "search",
    "nothing fits this",
    "repositories",
    "decide-approval!",
    "projects list_projects",
)


def search(query: str, *, namespace: str | None = None, limit: float | None = None) -> SemanticToolDiscovery:
    return discover_tools(CONTEXT, run_id="run-1", bound=EVERYTHING, query=query, namespace=namespace, limit=limit)


def names(found: SemanticToolDiscovery) -> list[str]:
    return [tool.name for tool in found.operations]


def test_an_exact_id_comes_first() -> None:
    assert names(search("create_task"))[0] == "create_task"


def test_an_exact_namespace_finds_its_actions_in_order_of_their_names() -> None:
    found = search("governance", limit=8)
    assert names(found) == sorted(names(found))
    assert len(found.operations) == 6


def test_always_available_tools_are_not_discovered() -> None:
    assert all(tool.annotations.placement == "optional" for tool in search("task", limit=8).operations)


def test_a_limit_is_rounded_down_and_kept_between_one_and_eight() -> None:
    assert len(search("list", limit=0).operations) == 1
    assert len(search("list", limit=2.9).operations) == 2
    assert len(search("task approval", limit=100).operations) == 8
    assert len(search("task approval").operations) == 5
    assert search("task approval").truncated
    assert not search("governance", limit=8).truncated


def test_a_namespace_narrows_the_search_and_an_unknown_one_finds_nothing() -> None:
    assert set(names(search("list", namespace=" Governance ", limit=8))) == {"list_approvals"}
    assert search("list", namespace="unknown").operations == []
    assert search("list", namespace="unknown").namespace == "unknown"


@pytest.mark.parametrize("query", ["", "  \ufeff ", "q" * 501])
def test_a_query_that_is_empty_or_too_long_is_refused(query: str) -> None:
    with pytest.raises(ActionError) as caught:
        search(query)
    assert caught.value.code == "semantic_discovery_query_invalid"
    assert caught.value.limit == 500


@pytest.mark.parametrize("namespace", ["", "9a", "a-b", "a" * 65])
def test_a_namespace_that_is_not_one_is_refused(namespace: str) -> None:
    with pytest.raises(ActionError) as caught:
        search("task", namespace=namespace)
    assert caught.value.code == "semantic_discovery_namespace_invalid"


def test_a_discovery_fits_the_contract_and_repeats_the_query_as_given() -> None:
    found = search("  Approval ")
    assert found.query == "  Approval "
    assert validate("semantic-tool-discovery", msgspec.json.encode(found)) == []


def test_nothing_is_discovered_without_authority() -> None:
    bare = SampleApplication().context("run-1")
    found = discover_tools(bare, run_id="run-1", bound=EVERYTHING, query="approval")
    assert found.operations == []


def test_scores_and_order_are_those_of_the_original_on_its_own_texts() -> None:
    requests: list[dict[str, JsonValue]] = [{"op": "catalog"}]
    context: JsonValue = msgspec.to_builtins(CONTEXT)
    bound: list[JsonValue] = [*EVERYTHING]
    asked: dict[str, JsonValue] = {"op": "discover", "runId": "run-1", "context": context, "bound": bound}
    requests += [{**asked, "query": query, "limit": limit} for query in QUERIES for limit in (1, 5, 8)]
    answered = subprocess.run(
        ["node", str(oracle_tool("peer_dispatch.mjs"))],
        input="".join(f"{json.dumps(request)}\n" for request in requests),
        capture_output=True,
        check=True,
        encoding="utf-8",
        env=peer_environment(),
        timeout=60,
    )
    first, *others = [members(json.loads(line))["value"] for line in answered.stdout.split("\n") if line]
    assert isinstance(first, list)
    texts = {text(members(entry)["operationId"]): members(entry) for entry in first}
    original: list[Action[object, object]] = [
        msgspec.structs.replace(
            action,
            title=text(texts[action.operation_id]["title"]),
            description=text(texts[action.operation_id]["description"]),
        )
        for action in CATALOG
    ]
    for request, expected in zip(requests[1:], others, strict=True):
        found = discover_tools(
            CONTEXT,
            run_id="run-1",
            bound=EVERYTHING,
            query=text(request["query"]),
            limit=request["limit"] if isinstance(request["limit"], int) else None,
            catalog=original,
        )
        seen = members(expected)
        operations = seen["operations"]
        assert isinstance(operations, list)
        assert names(found) == [members(operation)["name"] for operation in operations], request["query"]
        assert found.truncated is seen["truncated"]


def test_the_capability_form_names_every_action_and_why_it_is_not_available() -> None:
    application = SampleApplication()
    form = tool_capabilities(application.context("run-1"), run_id="run-1", bound=["report_progress", "list_agents"])
    assert msgspec.json.decode(msgspec.json.encode(form), type=SemanticToolCapabilities) == form
    found = {operation.operation_id: operation for operation in form.operations}
    assert list(found) == EVERYTHING
    assert found["report_progress"].availability == "available"
    assert (found["list_agents"].availability, found["list_agents"].reason_code) == ("denied", "required_claim_missing")
    assert found["finish_task"].availability == "unsupported"
    assert found["list_agents"].required_claims == ["discovery:agents:read"]
    assert found["report_progress"].required_claims is msgspec.UNSET


def test_listing_and_searching_are_recorded_for_every_bound_action_of_their_kind() -> None:
    dispatcher = Dispatcher(SampleApplication().context)
    for operation_id in ("report_progress", "finish_task", "list_agents"):
        dispatcher.bind_json(operation_id, lambda invocation: {"value": {}})
    asyncio.run(dispatcher.list_always_available_tools("run-1"))
    asyncio.run(dispatcher.discover_tools("run-1", "agents"))
    assert [(record.operation_id, record.code, record.phase) for record in dispatcher.authorization_records()] == [
        ("report_progress", "allowed", "exposure"),
        ("finish_task", "allowed", "exposure"),
        ("list_agents", "required_claim_missing", "exposure"),
    ]
    assert all(record.call_id is None for record in dispatcher.authorization_records())


def test_what_a_context_provider_raises_while_listing_goes_to_the_caller() -> None:
    def failing(run_id: str) -> JsonValue:
        raise LookupError(run_id)

    with pytest.raises(LookupError):
        asyncio.run(Dispatcher(failing).list_always_available_tools("run-1"))


def test_an_unknown_action_is_absent_whatever_the_authority() -> None:
    decision = authorize("hire_agent", CONTEXT, run_id="run-1", phase="invocation")
    assert (decision.allowed, decision.code) == (False, "operation_absent")


def test_a_malformed_context_shows_nothing() -> None:
    malformed: list[JsonValue] = [None, [], "x", {"runId": "run-1"}, 7]
    for context in malformed:
        assert project_tools(context, run_id="run-1", bound=EVERYTHING) == []


def test_names_are_sorted_by_collation() -> None:
    expected = "a|A|a b|a_b|a-b|a:b|a.b|a1|a10|a2|b|B|e|\u00e9|f|resume|Resume|resum\u00e9|r\u00e9sum\u00e9|z:1|Z:1"
    in_order = expected.split("|")
    assert sorted_by_collation(reversed(in_order)) == in_order
    assert sorted_by_collation(["a\u0001", "a"]) == ["a\u0001", "a"]


def test_discovery_groups_are_the_recorded_ones() -> None:
    recorded = members(members(oracle_json("actions/action-groups.json"))["namespaces"])
    ours = {action.operation_id: action.namespace for action in CATALOG}
    shared = ours.keys() & recorded.keys()
    assert len(shared) >= 27
    assert comparable({name: ours[name] for name in shared}) == comparable({name: recorded[name] for name in shared})
