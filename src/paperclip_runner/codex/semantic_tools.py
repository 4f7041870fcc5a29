"""The two tools with which a model reports its result, and the schema of a result written as a message.

Source: the semantic completion section of the Codex driver specification; `schemas/run_result/*.schema.json`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import paperclip_protocol

from paperclip_runner.codex.reading import record, text

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "BLOCK_TOOL",
    "DIRECT_MODE_TOOLS",
    "FINISH_TOOL",
    "completion_output_schema",
    "is_semantic_tool",
    "semantic_tools",
    "text_content",
    "tool_accepts",
]

FINISH_TOOL: Final = "paperclip_finish"
"""Reports work that is done, needs a review, or waits for a response."""

BLOCK_TOOL: Final = "paperclip_block"
"""Reports work that cannot go on."""

DIRECT_MODE_TOOLS: Final = frozenset(
    {
        "register_deliverable",
        "request_human_input",
        "read_current_wake_comments",
        "list_chat_attachments",
        "reuse_chat_attachment",
        "read_chat_attachment",
    }
)
"""Tools a caller may offer in plain talk."""

_FINISHED: Final = frozenset({"done", "needs_review"})
_FOR_PEOPLE: Final = ("$schema", "$id", "title", "description")


def semantic_tools() -> list[dict[str, JsonValue]]:
    """Return both tools as the app-server registers them."""
    return [_tool(FINISH_TOOL, "finish-tool-loose"), _tool(BLOCK_TOOL, "block-tool-loose")]


def completion_output_schema() -> dict[str, JsonValue]:
    """Return the schema of a result that is written as a message; a blocked one has to use its tool."""
    return _document("finish-tool-strict")


def is_semantic_tool(name: str) -> bool:
    """Whether a tool call reports a result."""
    return name in (FINISH_TOOL, BLOCK_TOOL)


def tool_accepts(name: str, result: dict[str, JsonValue]) -> bool:
    """Whether a result may be reported by this tool."""
    disposition = text(result.get("reportedWorkDisposition"))
    if name == BLOCK_TOOL:
        return disposition == "blocked"
    if disposition == "yielded":
        return record(result.get("continuation")).get("kind") == "response_wake"
    return disposition in _FINISHED


def text_content(message: str) -> list[JsonValue]:
    """Return an answer of one text in the form a tool call is answered with."""
    return [{"type": "inputText", "text": message}]


def _tool(name: str, schema: str) -> dict[str, JsonValue]:
    return {"name": name, "description": _description(schema), "inputSchema": _document(schema)}


def _document(name: str) -> dict[str, JsonValue]:
    document = paperclip_protocol.SCHEMAS[name].document()
    return {member: value for member, value in document.items() if member not in _FOR_PEOPLE}


@cache
def _description(name: str) -> str:
    return text(paperclip_protocol.SCHEMAS[name].document().get("description"))
