"""Copies of JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from paperclip_runner.errors import JsonTextError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    Value = TypeVar("Value", bound=JsonValue)

__all__ = ["copy_json"]


def copy_json(value: Value) -> Value:
    """A deep copy of a decoded JSON value.

    Raises `JsonTextError`: `json_too_deep` beyond about 1,000 levels, `json_unsupported` for what is no JSON value.
    """
    try:
        return cast("Value", msgspec.to_builtins(value))
    except RecursionError:
        raise JsonTextError("this value is nested too deeply to be copied", code="json_too_deep") from None
    except TypeError as cause:
        raise JsonTextError(f"this value has no JSON form: {cause}", code="json_unsupported") from None
