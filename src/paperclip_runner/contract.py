"""Decoded JSON values against the contract.

`paperclip_protocol.validate` takes a `str` for serialized JSON. Here every value, a string too, is a decoded one, and
what cannot be followed is a finding like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperclip_protocol import Issue, MalformedError, validate

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["contract_issues"]

_SOME_STRING = b'""'


def contract_issues(name: str, value: JsonValue) -> list[Issue]:
    """Every way in which a decoded value breaks the schema `name`, whose values are objects; empty when it is valid."""
    try:
        return validate(name, _SOME_STRING if isinstance(value, str) else value)
    except (MalformedError, RecursionError):
        message = "the value is nested too deeply to be checked"
        return [Issue(code="schema_validation", path="/", keyword="depth", message=message)]
