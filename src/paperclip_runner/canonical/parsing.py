"""Reading JSON exactly as `JSON.parse` reads it."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, NoReturn, cast

import msgspec

from paperclip_runner.errors import JsonTextError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["parse_json"]

_MAX_EXACT_DIGITS = 4_000
"""Digits up to which an integer literal is kept exactly; a longer one is infinite as a double."""

_decoder = msgspec.json.Decoder()


def _read_integer(literal: str) -> int | float:
    if len(literal) > _MAX_EXACT_DIGITS:
        return -math.inf if literal.startswith("-") else math.inf
    return int(literal)


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON value")


_lenient = json.JSONDecoder(parse_int=_read_integer, parse_constant=_refuse_constant)


def parse_json(data: bytes | str) -> JsonValue:
    """Decode one JSON value from UTF-8 bytes or text.

    Escaped lone surrogates are kept, a number too large for a double is infinite, the last of equal member names wins,
    a byte order mark is refused; integers keep all their digits. White space around the value is allowed.

    Raises `JsonTextError`: `json_invalid` (with `details["offset"]` where it is known), or `json_too_deep` when values
    are nested deeper than the interpreter can follow (about 1,000 levels).
    """
    try:
        return cast("JsonValue", _decoder.decode(data))
    except RecursionError:
        raise _too_deep() from None
    except (msgspec.DecodeError, UnicodeEncodeError):
        return _parse_leniently(data)


def _parse_leniently(data: bytes | str) -> JsonValue:
    """Settle what the fast decoder refuses: it does not know lone surrogates and overflowing numbers."""
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
        stripped = text.strip(" \t\n\r")
        value, end = _lenient.raw_decode(stripped)
        if end != len(stripped):
            raise json.JSONDecodeError("text after the value", stripped, end)
    except RecursionError:
        raise _too_deep() from None
    except json.JSONDecodeError as cause:
        raise JsonTextError(
            f"this is not one JSON value: {cause.msg.removesuffix(' at')} at character {cause.pos}",
            details={"offset": cause.pos},
        ) from None
    except UnicodeDecodeError as cause:
        raise JsonTextError(
            f"this is not UTF-8 text: byte {cause.start} cannot be decoded", details={"offset": cause.start}
        ) from None
    except ValueError as cause:
        raise JsonTextError(f"this is not one JSON value: {cause}") from None
    return cast("JsonValue", value)


def _too_deep() -> JsonTextError:
    return JsonTextError("this JSON value is nested too deeply to be read", code="json_too_deep")
