"""Admission of a tool set that comes over the wire, before any of its tools is offered to a provider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from paperclip_protocol import ContractError, from_json
from paperclip_protocol.actions import AuthorizedTools

from paperclip_runner.canonical import json_bytes, semantic_digest
from paperclip_runner.errors import ActionError, JsonTextError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["MAX_DESCRIPTION_BYTES", "MAX_SCHEMA_BYTES", "MAX_TOOL_SET_BYTES", "admit_tool_set"]

MAX_TOOL_SET_BYTES: Final = 768 * 1024
"""Bytes of JSON text of a whole tool set."""

MAX_SCHEMA_BYTES: Final = 512 * 1024
"""Bytes of JSON text of one input or response schema."""

MAX_DESCRIPTION_BYTES: Final = 16 * 1024
"""Bytes of UTF-8 of one description."""


def admit_tool_set(
    received: JsonValue,
    *,
    max_tool_set_bytes: int = MAX_TOOL_SET_BYTES,
    max_schema_bytes: int = MAX_SCHEMA_BYTES,
    max_description_bytes: int = MAX_DESCRIPTION_BYTES,
) -> AuthorizedTools:
    """Check `payload.authorizedTools` of a command and give it typed.

    Raises `ActionError` with `tool_set_invalid` (not a tool set, or one operation twice), `tool_set_too_large` (with
    `limit` and `observed`) or `tool_set_digest_mismatch`. The digest is over the operations in the order received.
    """
    _within("the tool set", received, max_tool_set_bytes)
    try:
        tools = from_json("authorized-tools", received)
    except ContractError as refusal:
        first = refusal.issues[0]
        raise ActionError(f"this is not a tool set: {first.path} {first.message}", code="tool_set_invalid") from refusal
    names = [operation.operation_id for operation in tools.operations]
    if len(set(names)) != len(names):
        raise ActionError("a tool set holds each operation once: remove the repeated one", code="tool_set_invalid")
    for operation in tools.operations:
        _within(f"the input schema of {operation.operation_id}", operation.input_schema, max_schema_bytes)
        _within(f"the response schema of {operation.operation_id}", operation.response_schema, max_schema_bytes)
        size = len(operation.description.encode("utf-8", "surrogatepass"))
        _refuse_beyond(f"the description of {operation.operation_id}", size, max_description_bytes)
    operations = cast("dict[str, JsonValue]", received)["operations"]
    if semantic_digest(operations) != tools.catalog_digest:
        raise ActionError(
            "the digest of a tool set is not that of its operations: they were changed on the way",
            code="tool_set_digest_mismatch",
        )
    return tools


def _within(what: str, value: JsonValue, limit: int) -> None:
    try:
        size = len(json_bytes(value))
    except JsonTextError as cause:
        raise ActionError(f"{what} is not JSON: {cause}", code="tool_set_invalid") from cause
    _refuse_beyond(what, size, limit)


def _refuse_beyond(what: str, size: int, limit: int) -> None:
    if size > limit:
        raise ActionError(
            f"{what} has {size} bytes and may have {limit}: offer less",
            code="tool_set_too_large",
            limit=limit,
            observed=size,
        )
