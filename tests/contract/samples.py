"""A few valid documents to change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["event", "event_text", "spliced"]

EVENTS = Path(__file__).resolve().parents[1] / "fixtures" / "events"


def event(event_type: str = "item.delta", version: int = 1) -> dict[str, JsonValue]:
    """A valid event of the project's fixtures."""
    path = EVENTS / f"v{version}" / f"{event_type}.valid.json"
    return cast("dict[str, JsonValue]", json.loads(path.read_bytes()))


def event_text(event_type: str = "item.delta", version: int = 1) -> bytes:
    """The same as compact JSON."""
    return json.dumps(event(event_type, version), ensure_ascii=False, separators=(",", ":")).encode()


def spliced(text: bytes, *, member: bytes) -> bytes:
    """The object `text` with one more member in front."""
    assert text.startswith(b"{")
    return b"{" + member + b"," + text[1:]
