from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import ACTIONS, validate

from paperclip_runner.actions.catalog import (
    CATALOG,
    action_descriptor,
    canonical_catalog_text,
    find_action,
    input_schema,
)
from tests.actions.recorded import comparable, members
from tests.oracle import oracle_json

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

UNDISPATCHABLE = {"call_api", "list_approvals", "get_approval", "get_approval_context"}


def _without_annotations(schema: JsonValue) -> JsonValue:
    if isinstance(schema, list):
        return [_without_annotations(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _without_annotations(member)
        for name, member in schema.items()
        if not (name in ("title", "description") and isinstance(member, str))
    }


def _in_set_order(schema: JsonValue) -> JsonValue:
    """`schema` with lists whose order means nothing in order."""
    if isinstance(schema, list):
        return sorted((_in_set_order(item) for item in schema), key=comparable)
    if isinstance(schema, dict):
        return {name: _in_set_order(member) for name, member in schema.items()}
    return schema


def test_the_catalog_holds_the_recorded_actions_in_order() -> None:
    recorded = oracle_json("actions/semantic-action-catalog.facts.json")
    assert isinstance(recorded, list)
    assert [action.operation_id for action in CATALOG] == [members(facts)["operationId"] for facts in recorded]
    for action, facts in zip(CATALOG, recorded, strict=True):
        described = _without_annotations(msgspec.to_builtins(action_descriptor(action)))
        assert comparable(_in_set_order(described)) == comparable(_in_set_order(facts)), action.operation_id


def test_the_order_of_required_members_is_the_recorded_one() -> None:
    recorded = oracle_json("actions/semantic-action-catalog.facts.json")
    assert isinstance(recorded, list)
    for action, facts in zip(CATALOG, recorded, strict=True):
        assert input_schema(action)["required"] == members(members(facts)["inputSchema"])["required"]


def test_every_descriptor_fits_the_contract() -> None:
    for action in CATALOG:
        assert validate("semantic-action", msgspec.json.encode(action_descriptor(action))) == []


def test_the_inventory_is_sorted_indented_json_with_one_newline() -> None:
    text = canonical_catalog_text()
    inventory = json.loads(text)
    assert text == json.dumps(inventory, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    assert [entry["operationId"] for entry in inventory] == [action.operation_id for action in CATALOG]


def test_an_unknown_action_is_not_found() -> None:
    assert find_action("hire_agent") is None
    assert find_action("report_progress") is ACTIONS["report_progress"]


def test_a_schema_is_given_out_as_a_copy() -> None:
    action = ACTIONS["report_progress"]
    input_schema(action)["type"] = "changed"
    assert input_schema(action)["type"] == "object"


def test_exactly_the_four_known_actions_have_an_effect_and_no_place_for_a_key() -> None:
    found = {
        action.operation_id
        for action in CATALOG
        if action.effect != "read" and "idempotencyKey" not in members(input_schema(action)["properties"])
    }
    assert found == UNDISPATCHABLE
    assert all((action.idempotency == "required") == (action.effect != "read") for action in CATALOG)
