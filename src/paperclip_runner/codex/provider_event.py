"""One provider-neutral event, and the identities and texts that all of them share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.bounds import cut
from paperclip_runner.codex.reading import record, text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ProviderEvent", "event_status", "provider_id", "provider_item_id", "safe_path", "safe_url", "short_text"]

ID_MAX_CHARACTERS: Final = 160
"""Characters of an identity inside an event."""

SHORT_TEXT_MAX_CHARACTERS: Final = 4_000
"""Characters of a text inside an event."""

PATH_MAX_CHARACTERS: Final = 4_096
"""Characters of a path inside an event."""

URL_MAX_CHARACTERS: Final = 8_192
"""Characters of an address inside an event."""

_ILLEGAL_IN_ID: Final = re.compile(r"[^A-Za-z0-9._:-]")
_STATUS: Final = {
    "completed": "completed",
    "success": "completed",
    "failed": "failed",
    "error": "failed",
    "cancelled": "cancelled",
    "canceled": "cancelled",
    "interrupted": "interrupted",
    "aborted": "interrupted",
    "running": "running",
    "pending": "running",
    "in-progress": "running",
}


class ProviderEvent(msgspec.Struct, frozen=True):
    """The type, payload and item identity of an event that is still to be numbered."""

    event_type: str
    payload: dict[str, JsonValue]
    item_id: str


def provider_id(value: JsonValue, fallback: str) -> str:
    """Return an identity the contract allows, made of the provider's, or `fallback`."""
    found = cut(_ILLEGAL_IN_ID.sub("-", text(value)), ID_MAX_CHARACTERS)
    return found if found and found[0].isalnum() else fallback


def provider_item_id(params: Mapping[str, JsonValue]) -> str:
    """Return the identity of the item a notification is about."""
    item_id = text(record(params.get("item")).get("id")) or params.get("itemId")
    return provider_id(item_id, "provider-item")


def short_text(value: JsonValue) -> str | None:
    """Return a text of at most `SHORT_TEXT_MAX_CHARACTERS`, or None for anything but a text."""
    return cut(value, SHORT_TEXT_MAX_CHARACTERS) if isinstance(value, str) else None


def event_status(value: JsonValue, fallback: str) -> str:
    """Return the contract's word for a provider's status."""
    return _STATUS.get(text(value).replace("_", "-").lower(), fallback)


def safe_path(value: JsonValue) -> str | None:
    """Return a relative path without `..`, or None."""
    path = text(value).replace("\\", "/")
    if not path or len(path) > PATH_MAX_CHARACTERS or path.startswith("/") or ".." in path.split("/"):
        return None
    return path if "\n" not in path and "\r" not in path and "\u2028" not in path and "\u2029" not in path else None


def safe_url(value: JsonValue) -> str | None:
    """Return an http or https address, or None."""
    url = text(value)
    return url if url.startswith(("http://", "https://")) and len(url) <= URL_MAX_CHARACTERS else None
