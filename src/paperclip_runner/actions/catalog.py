"""The catalog of semantic actions: what exists, in one fixed order.

Being in the catalog grants nothing: an action is visible only when it is bound and the run's authority allows it.
Four actions can be listed but never dispatched: `call_api`, `list_approvals`, `get_approval` and `get_approval_context`
have an effect other than reading, which demands an idempotency key, and a closed input that has no place for one.
Source: schemas/actions/index.json and its neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, cast

import msgspec
from paperclip_protocol import ACTIONS, Action, ContractError, Issue, from_json
from paperclip_protocol.actions import SemanticAction

from paperclip_runner.canonical import pretty_json_text

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "ACTION_SCHEMA",
    "CATALOG",
    "AnyAction",
    "action_descriptor",
    "canonical_catalog_text",
    "find_action",
    "input_schema",
    "output_schema",
    "read_input",
    "read_output",
    "search_text",
]

AnyAction = Action[Any, Any]
"""An action whose types do not matter."""

Mode = Literal["standard", "ask", "planning", "skill_test"]

ACTION_SCHEMA: Final = "paperclip.semantic-action.v1"
"""Value of `schema` in every descriptor."""

CATALOG: Final[tuple[AnyAction, ...]] = tuple(ACTIONS.values())
"""Every action, in catalog order."""


def find_action(operation_id: str) -> AnyAction | None:
    """The action of this id, or None."""
    return ACTIONS.get(operation_id)


@cache
def _schema_texts(operation_id: str) -> tuple[bytes, bytes]:
    action = ACTIONS[operation_id]
    return msgspec.json.encode(action.input_schema()), msgspec.json.encode(action.output_schema())


def input_schema(action: AnyAction) -> dict[str, JsonValue]:
    """A copy of the JSON Schema of an action's input."""
    return cast("dict[str, JsonValue]", msgspec.json.decode(_schema_texts(action.operation_id)[0]))


def output_schema(action: AnyAction) -> dict[str, JsonValue]:
    """A copy of the JSON Schema of an action's output."""
    return cast("dict[str, JsonValue]", msgspec.json.decode(_schema_texts(action.operation_id)[1]))


@cache
def search_text(action: AnyAction) -> str:
    """The text in which discovery looks for the words of a query, in lower case."""
    return f"{action.operation_id} {action.title} {action.description} {action.namespace}".lower()


def read_input(action: AnyAction, value: JsonValue) -> tuple[object, Issue | None]:
    """`value` as the input type of an action, or the first reason why it is not valid."""
    return _read(action.input_name, value)


def read_output(action: AnyAction, value: JsonValue) -> tuple[object, Issue | None]:
    """`value` as the output type of an action, or the first reason why it is not valid."""
    return _read(action.output_name, value)


def _read(name: str, value: JsonValue) -> tuple[object, Issue | None]:
    try:
        return from_json(name, value), None
    except ContractError as refusal:
        return None, refusal.issues[0]


def action_descriptor(action: AnyAction) -> SemanticAction:
    """An action as the inventory shows it."""
    return SemanticAction(
        schema=ACTION_SCHEMA,
        operation_id=action.operation_id,
        version=1,
        title=action.title,
        description=action.description,
        placement=action.placement,
        effect=action.effect,
        required_claims=list(action.required_claims),
        allowed_modes=cast("list[Mode]", list(action.modes)),
        allowed_roles=msgspec.UNSET if action.roles is None else list(action.roles),
        input_schema=input_schema(action),
        output_schema=output_schema(action),
    )


def canonical_catalog_text() -> str:
    """The inventory of the catalog: a JSON array in catalog order, members sorted, two spaces a level, one newline."""
    inventory: JsonValue = [msgspec.to_builtins(action_descriptor(action)) for action in CATALOG]
    return f"{pretty_json_text(_with_sorted_members(inventory))}\n"


def _with_sorted_members(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {name: _with_sorted_members(value[name]) for name in sorted(value)}
    if isinstance(value, list):
        return [_with_sorted_members(item) for item in value]
    return value
