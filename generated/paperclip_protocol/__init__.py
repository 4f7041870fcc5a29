"""The Paperclip Runner Protocol as a typed library: decode, validate and encode its records.

    from paperclip_protocol import decode_event
    from paperclip_protocol.prp_v1 import ItemDeltaEvent

    match decode_event(line):
        case ItemDeltaEvent(run_id=run, payload=payload):
            print(run, payload.get("text"))

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paperclip_protocol import actions, codex, fixtures, prp_v1, prp_v2, questions, replay, result_tools, run_result, runner, task, action_catalog
    from paperclip_protocol._runtime import ContractError, Issue, JsonValue, MalformedError, ProtocolError, Received, UnencodableError, UnknownSchemaError
    from paperclip_protocol._api import decode, decode_capabilities, decode_command, decode_event, decode_fixture, decode_identity, decode_json, decode_question_response, decode_question_set, decode_run_result, encode, from_json, receive, validate
    from paperclip_protocol._registry import COMMAND_TYPES, CONTRACT_DIGEST, EVENT_TYPES, SCHEMAS, SCHEMA_TAGS, CommandTypeInfo, EventTypeInfo, SchemaInfo
    from paperclip_protocol.action_catalog import ACTIONS, Action

__all__ = [
    "ACTIONS",
    "Action",
    "COMMAND_TYPES",
    "CONTRACT_DIGEST",
    "CommandTypeInfo",
    "ContractError",
    "EVENT_TYPES",
    "EventTypeInfo",
    "Issue",
    "JsonValue",
    "MalformedError",
    "ProtocolError",
    "Received",
    "SCHEMAS",
    "SCHEMA_TAGS",
    "SchemaInfo",
    "UnencodableError",
    "UnknownSchemaError",
    "action_catalog",
    "actions",
    "codex",
    "decode",
    "decode_capabilities",
    "decode_command",
    "decode_event",
    "decode_fixture",
    "decode_identity",
    "decode_json",
    "decode_question_response",
    "decode_question_set",
    "decode_run_result",
    "encode",
    "fixtures",
    "from_json",
    "prp_v1",
    "prp_v2",
    "questions",
    "receive",
    "replay",
    "result_tools",
    "run_result",
    "runner",
    "task",
    "validate",
]

_HOMES = {
    "ContractError": "_runtime",
    "Issue": "_runtime",
    "JsonValue": "_runtime",
    "MalformedError": "_runtime",
    "ProtocolError": "_runtime",
    "Received": "_runtime",
    "UnencodableError": "_runtime",
    "UnknownSchemaError": "_runtime",
    "decode": "_api",
    "decode_capabilities": "_api",
    "decode_command": "_api",
    "decode_event": "_api",
    "decode_fixture": "_api",
    "decode_identity": "_api",
    "decode_json": "_api",
    "decode_question_response": "_api",
    "decode_question_set": "_api",
    "decode_run_result": "_api",
    "encode": "_api",
    "from_json": "_api",
    "receive": "_api",
    "validate": "_api",
    "COMMAND_TYPES": "_registry",
    "CONTRACT_DIGEST": "_registry",
    "EVENT_TYPES": "_registry",
    "SCHEMAS": "_registry",
    "SCHEMA_TAGS": "_registry",
    "CommandTypeInfo": "_registry",
    "EventTypeInfo": "_registry",
    "SchemaInfo": "_registry",
    "ACTIONS": "action_catalog",
    "Action": "action_catalog",
}
_MODULES = frozenset(("actions", "codex", "fixtures", "prp_v1", "prp_v2", "questions", "replay", "result_tools", "run_result", "runner", "task", "action_catalog"))


def __getattr__(name: str) -> object:
    """Import on first use, so that a program pays only for the parts it touches."""
    if name in _MODULES:
        return import_module(f"paperclip_protocol.{name}")
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'paperclip_protocol' has no attribute {name!r}")
    value: object = getattr(import_module(f"paperclip_protocol.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
