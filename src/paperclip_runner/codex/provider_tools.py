"""Tool executions: commands, MCP calls and calls of client tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import sha256_identifier
from paperclip_runner.codex.bounds import cut
from paperclip_runner.codex.provider_event import (
    SHORT_TEXT_MAX_CHARACTERS,
    ProviderEvent,
    event_status,
    provider_item_id,
    safe_path,
    short_text,
)
from paperclip_runner.codex.reading import records, text, text_or_none, whole_number

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["TOOL_TRANSPORTS", "output_delta_event", "tool_event"]

OUTPUT_MAX_BYTES: Final = 65_536
"""Bytes of output that are kept, from its end."""

NAMESPACE_MAX_CHARACTERS: Final = 240
"""Characters of a namespace."""

TOOL_TRANSPORTS: Final = {"commandExecution": "process", "mcpToolCall": "mcp", "dynamicToolCall": "dynamic"}
"""How a tool is reached, by the kind of its item."""

_OPERATIONS: Final = {"read": "read", "search": "search", "listFiles": "list"}


def tool_event(item: dict[str, JsonValue], item_id: str, *, completed: bool) -> ProviderEvent:
    """Return the event of a tool that started or ended."""
    kind = text(item.get("type"))
    duration, exit_code = whole_number(item.get("durationMs")), whole_number(item.get("exitCode"))
    actions = records(item.get("commandActions"))
    first = actions[0] if actions else {}
    read_only = item.get("readOnlyHint")
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.tool.execution.v1",
        "executionId": item_id,
        "transport": TOOL_TRANSPORTS[kind],
        "operation": _operation(kind, item, first),
        "name": short_text(item.get("tool")) or short_text(item.get("command")),
        "target": safe_path(first.get("path")),
        "namespace": _namespace(item),
        "readOnly": read_only if isinstance(read_only, bool) else None,
        "status": event_status(item.get("status"), "completed") if completed else "running",
        "durationMs": duration if duration is not None and duration >= 0 else None,
        "exitCode": exit_code,
        "progress": None,
        **_output(text(item.get("aggregatedOutput"))),
    }
    return ProviderEvent("tool.execution.completed" if completed else "tool.execution.started", payload, item_id)


def output_delta_event(_method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    """Return the event of a tool that wrote something."""
    item_id = provider_item_id(params)
    delta = text(params.get("delta")) or text(params.get("message"))
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.tool.execution.v1",
        "executionId": item_id,
        "transport": "process",
        "operation": "unknown",
        "name": None,
        "target": None,
        "namespace": None,
        "readOnly": None,
        "status": "running",
        "durationMs": None,
        "exitCode": None,
        "progress": cut(delta, SHORT_TEXT_MAX_CHARACTERS),
        **_output(delta),
    }
    return ProviderEvent("tool.execution.progressed", payload, item_id)


def _operation(kind: str, item: dict[str, JsonValue], action: dict[str, JsonValue]) -> str:
    if kind != "commandExecution":
        return "unknown"
    found = _OPERATIONS.get(text(action.get("type")))
    return found or ("execute" if text(item.get("command")) else "unknown")


def _namespace(item: dict[str, JsonValue]) -> str | None:
    name = text_or_none(item.get("server")) or text_or_none(item.get("namespace"))
    return None if name is None else cut(name, NAMESPACE_MAX_CHARACTERS)


def _output(value: str) -> dict[str, JsonValue]:
    data = value.encode("utf-8", "replace")
    return {
        "output": value if len(data) <= OUTPUT_MAX_BYTES else data[-OUTPUT_MAX_BYTES:].decode("utf-8", "replace"),
        "outputBytes": len(data),
        "outputTruncated": len(data) > OUTPUT_MAX_BYTES,
        "outputDigest": sha256_identifier(data),
    }
