"""Reading the members of question records; the first fault is raised with its path."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NoReturn

from paperclip_runner.canonical import utf16_length
from paperclip_runner.errors import QuestionError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["finite_number", "optional_text", "refuse", "required_object", "required_text"]


def refuse(path: str, detail: str, *, limit: int | None = None, observed: int | None = None) -> NoReturn:
    """Raise `QuestionError` (`invalid_question_response`) for the member at `path`."""
    raise QuestionError(f"{path}: {detail}", path=path, limit=limit, observed=observed)


def required_object(value: JsonValue, path: str) -> dict[str, JsonValue]:
    """An object."""
    if not isinstance(value, dict):
        refuse(path, "must be an object")
    return value


def required_text(value: JsonValue, path: str, limit: int) -> str:
    """A string of 1 to `limit` UTF-16 units."""
    observed = utf16_length(value) if isinstance(value, str) else None
    if not isinstance(value, str) or not value or utf16_length(value) > limit:
        refuse(path, f"must be a string of 1 to {limit} characters", limit=limit, observed=observed)
    return value


def optional_text(members: dict[str, JsonValue], name: str, path: str, limit: int) -> str | None:
    """A string of at most `limit` UTF-16 units, or None when the member is absent; null is a fault."""
    if name not in members:
        return None
    value = members[name]
    observed = utf16_length(value) if isinstance(value, str) else None
    if not isinstance(value, str) or utf16_length(value) > limit:
        refuse(f"{path}/{name}", f"must be a string of at most {limit} characters", limit=limit, observed=observed)
    return value


def finite_number(members: dict[str, JsonValue], name: str, path: str) -> float | None:
    """A finite number, or None when the member is absent."""
    if name not in members:
        return None
    value = members[name]
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not math.isfinite(value):
        refuse(f"{path}/{name}", "must be a finite number")
    return value
