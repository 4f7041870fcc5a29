"""Where two JSON values first differ, in words."""

from __future__ import annotations

import json

from msgspec import UNSET, Struct, UnsetType
from paperclip_protocol import JsonValue

SHOWN_CHARACTERS = 120
"""Longest text of a value that a difference quotes, in characters."""


class Difference(Struct, frozen=True, kw_only=True):
    """The first place at which two values differ; ``UNSET`` stands for nothing there."""

    path: str
    left: JsonValue | UnsetType
    right: JsonValue | UnsetType

    def words(self, left_name: str, right_name: str) -> str:
        """The difference as a sentence."""
        if self.left is UNSET:
            return f"{self.path}: only {right_name} has {_shown(self.right)}"
        if self.right is UNSET:
            return f"{self.path}: only {left_name} has {_shown(self.left)}"
        return f"{self.path}: {left_name} has {_shown(self.left)}, {right_name} has {_shown(self.right)}"


def first_difference(left: JsonValue, right: JsonValue, path: str = "") -> Difference | None:
    """The first difference in reading order, member order included; ``None`` when the values are the same."""
    if isinstance(left, dict) and isinstance(right, dict):
        return _objects(left, right, path)
    if isinstance(left, list) and isinstance(right, list):
        return _arrays(left, right, path)
    if type(left) is type(right) and left == right:
        return None
    return Difference(path=path or "/", left=left, right=right)


def _objects(left: dict[str, JsonValue], right: dict[str, JsonValue], path: str) -> Difference | None:
    for name in [*left, *(name for name in right if name not in left)]:
        place = f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
        if name not in right or name not in left:
            return Difference(path=place, left=left.get(name, UNSET), right=right.get(name, UNSET))
        found = first_difference(left[name], right[name], place)
        if found:
            return found
    if list(left) != list(right):
        place = f"{path or '/'} (order of members)"
        return Difference(path=place, left=list[JsonValue](left), right=list[JsonValue](right))
    return None


def _arrays(left: list[JsonValue], right: list[JsonValue], path: str) -> Difference | None:
    for index in range(max(len(left), len(right))):
        place = f"{path}/{index}"
        if index >= len(left):
            return Difference(path=place, left=UNSET, right=right[index])
        if index >= len(right):
            return Difference(path=place, left=left[index], right=UNSET)
        found = first_difference(left[index], right[index], place)
        if found:
            return found
    return None


def _shown(value: JsonValue | UnsetType) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN_CHARACTERS else text[: SHOWN_CHARACTERS - 1] + "…"
