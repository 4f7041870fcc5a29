"""The JSON texts that are compared, hashed or signed.

Three canonical forms cross the wire, each named for its use:

- `semantic_json`: members ordered by UTF-16 code units, ECMAScript numbers. Digests of semantic content, fingerprints
of results, comparisons of deliveries.
- `challenge_json`: the handshake challenge. Its member names are ASCII and its numbers integers.
- `command_json`: a durable command. Members ordered by Unicode code points, numbers as the runner daemon writes them.

`json_text` and `pretty_json_text` keep the order of members; they are `JSON.stringify`.

The common case is written by compiled code and then searched, still as bytes, for the few tokens in which that code
differs from the form wanted. Only a text with such a token (or one that merely looks so) is written again step by step.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import msgspec

from paperclip_runner.canonical.digests import sha256_hex, sha256_identifier
from paperclip_runner.canonical.numbers import ecmascript_number_text, runner_number_text
from paperclip_runner.canonical.text import json_string_text, utf16_order
from paperclip_runner.errors import JsonTextError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from paperclip_protocol import JsonValue

__all__ = [
    "challenge_json",
    "command_fingerprint",
    "command_json",
    "json_bytes",
    "json_text",
    "pretty_json_text",
    "semantic_digest",
    "semantic_json",
]

_MAX_ARRAY_INDEX = 4_294_967_294
"""Largest member name that ECMAScript treats as an array index (2**32 - 2): such members come first, in ascending
order."""

# Compiled code writes `1.0`, `1e16`, `1e-6` and all digits of an integer; ECMAScript writes none of these so.
_ECMASCRIPT_NUMBER = rb"-?[0-9]+(?:\.[0-9]+e|e|\.0[,\]}]|(?<=[0-9]{16}))"
_INDEX_NAME = rb'"(?:0|[1-9][0-9]{0,9})":'

_other_number = re.compile(rb"[:,\[]" + _ECMASCRIPT_NUMBER).search
_other_number_or_index = re.compile(rb"[:,\[{](?:" + _ECMASCRIPT_NUMBER + b"|" + _INDEX_NAME + b")").search
_runner_exponent = re.compile(rb"[:,\[]-?[0-9]+(?:\.[0-9]+)?e[0-9]").search
_beyond_basic_plane = re.compile(rb"[\xf0-\xf4]").search

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}\[\],:]|[^"{}\[\],:]+')

_encode = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="sorted").encode


def _index_of(name: str) -> int | None:
    if name.isascii() and name.isdigit() and len(name) <= 10 and (name == "0" or name[0] != "0"):
        index = int(name)
        return index if index <= _MAX_ARRAY_INDEX else None
    return None


def _property_order(members: Mapping[str, JsonValue]) -> Iterable[str]:
    indices = [(index, name) for name in members if (index := _index_of(name)) is not None]
    if not indices:
        return members
    first = [name for _, name in sorted(indices)]
    return [*first, *(name for name in members if _index_of(name) is None)]


def _unit_order(members: Mapping[str, JsonValue]) -> Iterable[str]:
    return sorted(members, key=utf16_order)


class _Writer:
    """Writes JSON step by step, with a given order of members and a given number text."""

    def __init__(
        self, order: Callable[[Mapping[str, JsonValue]], Iterable[str]], number_text: Callable[[float], str]
    ) -> None:
        self._order = order
        self._number_text = number_text

    def text(self, value: object) -> str:
        try:
            parts: list[str] = []
            self._write(cast("JsonValue", msgspec.to_builtins(value)), parts.append)
        except RecursionError:
            raise JsonTextError("this value is nested too deeply to be written", code="json_too_deep") from None
        except TypeError as cause:
            raise JsonTextError(f"this value has no JSON form: {cause}", code="json_unsupported") from None
        return "".join(parts)

    def _write(self, value: JsonValue, put: Callable[[str], object]) -> None:
        if isinstance(value, str):
            put(json_string_text(value))
        elif value is None:
            put("null")
        elif isinstance(value, bool):
            put("true" if value else "false")
        elif isinstance(value, (int, float)):
            put(self._number_text(value))
        elif isinstance(value, dict):
            before = "{"
            for name in self._order(value):
                put(before)
                put(json_string_text(name))
                put(":")
                self._write(value[name], put)
                before = ","
            put("}" if before == "," else "{}")
        else:
            before = "["
            for entry in value:
                put(before)
                self._write(entry, put)
                before = ","
            put("]" if before == "," else "[]")


_stringify = _Writer(_property_order, ecmascript_number_text)
_semantic = _Writer(_unit_order, ecmascript_number_text)
_command = _Writer(sorted, runner_number_text)


def _encoded(value: object, encode: Callable[[object], bytes]) -> bytes | None:
    """What compiled code writes, or None when it cannot write this value. A lone number is always left to `_Writer`."""
    try:
        written = encode(value)
    except (UnicodeEncodeError, TypeError, RecursionError):
        return None
    return None if written[0] in b"-0123456789" else written


def json_bytes(value: object) -> bytes:
    """`JSON.stringify(value)` in UTF-8.

    Takes JSON values and Structs. Members keep their order, except that names which are array indices come first.
    Raises `JsonTextError` (`json_unsupported`, `json_too_deep`).
    """
    written = _encoded(value, _encode)
    if written is None or _other_number_or_index(written):
        return _stringify.text(value).encode()
    return written


def json_text(value: object) -> str:
    """`JSON.stringify(value)`, see `json_bytes`."""
    return json_bytes(value).decode()


def pretty_json_text(value: object) -> str:
    """`JSON.stringify(value, null, 2)`: two spaces a level, empty containers closed at once. No newline at the end."""
    compact = json_text(value)
    try:
        return msgspec.json.format(compact, indent=2)
    except msgspec.DecodeError:
        return _indented(compact)


def _indented(compact: str) -> str:
    """Indent a text that holds lone surrogates, which compiled code refuses."""
    parts: list[str] = []
    level = 0
    for found in _TOKEN.finditer(compact):
        piece = found[0]
        if piece in ("{", "["):
            level += 1
            piece = f"{piece}\n{'  ' * level}"
        elif piece in ("}", "]"):
            level -= 1
            piece = f"\n{'  ' * level}{piece}"
        elif piece == ",":
            piece = f",\n{'  ' * level}"
        elif piece == ":":
            piece = ": "
        parts.append(piece)
    return "".join(parts)


def semantic_json(value: object) -> bytes:
    """Canonical JSON for semantic content: UTF-16 member order, ECMAScript numbers and strings, no white space."""
    written = _encoded(value, _encode_sorted)
    if written is None or _other_number(written) or (not written.isascii() and _beyond_basic_plane(written)):
        return _semantic.text(value).encode()
    return written


def semantic_digest(value: object) -> str:
    """`sha256:` and the SHA-256 of `semantic_json(value)`; nothing is redacted here."""
    return sha256_identifier(semantic_json(value))


def challenge_json(challenge: Mapping[str, JsonValue]) -> bytes:
    """Canonical JSON of a handshake challenge, without its `serverProof` member if it has one."""
    return command_json({name: value for name, value in challenge.items() if name != "serverProof"})


def command_json(command: object) -> bytes:
    """Canonical JSON in the runner daemon's form: code point member order, the daemon's number text, no white space."""
    written = _encoded(command, _encode_sorted)
    if written is None or _runner_exponent(written):
        return _command.text(command).encode()
    return written


def command_fingerprint(command: Mapping[str, JsonValue]) -> str:
    """Bare hexadecimal SHA-256 that identifies a durable command.

    Absent `deadlineAt` and `precondition` count as null; every member takes part.
    """
    return sha256_hex(command_json({"deadlineAt": None, "precondition": None, **command}))
