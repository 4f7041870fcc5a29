"""Choosing the protocol version that two sides speak."""

from __future__ import annotations

import msgspec

__all__ = ["VersionRange", "negotiate_protocol_version"]


class VersionRange(msgspec.Struct, frozen=True):
    """The protocol versions one side speaks, both ends included."""

    min: int
    max: int


def negotiate_protocol_version(runner: VersionRange, controller: VersionRange) -> int | None:
    """The newest version both sides speak, or None when there is none: then they must not talk."""
    selected = min(runner.max, controller.max)
    return selected if selected >= max(runner.min, controller.min) else None
