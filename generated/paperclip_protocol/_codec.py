"""Decoders by schema name. Typed decoding first; only what it refuses is decided by the generated validators.

A document that msgspec's types accept, and whose Struct passes its generated check, is valid. Anything else is decoded
without types and put to the schema's own verdict: valid documents that types refuse (``1.0`` for an integer, a repeated
member whose first occurrence is wrong) are then built from the JSON, the others raise with every finding.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

import msgspec
from paperclip_protocol import _runtime as runtime
from paperclip_protocol._entries import ENTRIES
from paperclip_protocol._runtime import ContractError, Issue, JsonValue, MalformedError, Received, UnknownSchemaError

PACKAGE: Final = "paperclip_protocol"
Check: TypeAlias = Callable[[Any], bool]
Text: TypeAlias = bytes | bytearray | str


def _never(_: Text) -> Any:
    """The fast path of types that msgspec cannot decode by itself."""
    return None


class Codec:
    """Everything that can be done with documents of one schema."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._module, self._type_name, self._function, fast = ENTRIES[name]
        self._kind: Any = (
            getattr(import_module(f"{PACKAGE}.{self._module}"), self._type_name) if self._type_name else None
        )
        self._shape: Any = None
        self._verdict: Check | None = None
        self.attempt: Callable[[Text], Any] = self._fast_path() if fast else _never
        """The typed value of a JSON text when the fast path can vouch for it, else ``None``."""

    def decode(self, data: Text) -> Any:
        """The typed value of a JSON text; raises :class:`MalformedError` or :class:`ContractError`."""
        value = self.attempt(data)
        return self.from_json(runtime.parse_json(data)) if value is None else value

    def _fast_path(self) -> Callable[[Text], Any]:
        """Decode into types and run the check; a closure, since this is what every event goes through."""
        typed: Callable[[Text], Any] = msgspec.json.Decoder(self._kind).decode
        check_of: Callable[[type], Check | None] = import_module(f"{PACKAGE}._checks.{self._module}").CHECKS.get

        def attempt(data: Text) -> Any:
            try:
                value: Any = typed(data)
                check = check_of(value.__class__)
                if (check is None or check(value)) and (data.isascii() or runtime.is_utf8(data)):
                    return value
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                return None
            return None

        return attempt

    def from_json(self, value: JsonValue) -> Any:
        """The typed value of a decoded JSON value; raises :class:`ContractError`."""
        if not self.accepts(value):
            raise ContractError(self.name, self.issues(value))
        return value if self._kind is None else runtime.build(value, self.shape())

    def accepts(self, value: JsonValue) -> bool:
        """The verdict of the schema on a decoded JSON value."""
        verdict = self._verdict
        if verdict is None:
            verdicts = import_module(f"{PACKAGE}._verdicts.{self._module}")
            verdict = self._verdict = getattr(verdicts, f"is_{self._function}")
        try:
            return verdict(value)
        except RecursionError:
            raise MalformedError("the document is nested too deeply to be compared") from None

    def issues(self, value: JsonValue) -> list[Issue]:
        """Every finding about a decoded JSON value; empty when it is valid."""
        findings = import_module(f"{PACKAGE}._findings.{self._module}")
        found: list[Issue] = []
        try:
            getattr(findings, f"find_{self._function}")(value, "", found)
        except RecursionError:
            raise MalformedError("the document is nested too deeply to be compared") from None
        return found

    def validate(self, data: Text | JsonValue) -> list[Issue]:
        """Every finding about a JSON text or a decoded JSON value."""
        if not isinstance(data, bytes | bytearray | str):
            return [] if self.accepts(data) else self.issues(data)
        if self.attempt(data) is not None:
            return []
        return self.issues(runtime.parse_json(data))

    def receive(self, data: Text) -> Received[Any]:
        """The typed value together with the members that the contract does not name."""
        document = runtime.parse_json(data)
        raw = data.encode() if isinstance(data, str) else bytes(data)
        value = self.attempt(raw)
        if value is None:
            value = self.from_json(document)
        extras: runtime.Extras = {}
        if self._kind is not None:
            runtime.collect_extras(document, self.shape(), "", extras)
        return Received(value, extras, raw)

    def shape(self) -> Any:
        """The prepared shape of the schema's type."""
        if self._shape is None:
            self._shape = runtime.shape_of(self._kind)
        return self._shape


_codecs: dict[str, Codec] = {}


def codec(name: str) -> Codec:
    """The codec of the schema called ``name``, made on first use.

    Raises:
        UnknownSchemaError: no schema has this name.
    """
    known = _codecs.get(name)
    if known is None:
        if name not in ENTRIES:
            from difflib import get_close_matches

            near = get_close_matches(name, ENTRIES, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else "; SCHEMAS lists the names there are"
            raise UnknownSchemaError(f"no schema is called {name!r}{hint}")
        known = _codecs[name] = Codec(name)
    return known


SUPPORTED_VERSIONS: Final = (1, 2)
"""Protocol versions of records that this package reads."""


def decode_versioned(older: str, newer: str, data: Text) -> Any:
    """Decode a record that exists in two protocol versions, under the schema that the record itself claims.

    Raises:
        MalformedError: the text is no JSON.
        ContractError: the record breaks the schema it claims, or claims a version that is not supported.
    """
    value = (_codecs.get(older) or codec(older)).attempt(data)
    if value is not None:
        return value
    value = codec(newer).attempt(data)
    if value is not None:
        return value
    document = runtime.parse_json(data)
    return codec(newer if _is_newer(older, document) else older).from_json(document)


def _is_newer(name: str, document: JsonValue) -> bool:
    if not isinstance(document, dict):
        return False
    version = document.get("schemaVersion")
    if isinstance(version, bool) or not isinstance(version, int | float):
        return str(document.get("schema")).endswith(".v2") and name != "event"
    if version not in SUPPORTED_VERSIONS:
        message = f"schemaVersion {version} is not supported; this package reads 1 and 2"
        issue = Issue(code="unsupported_required_version", path="/schemaVersion", keyword="const", message=message)
        raise ContractError(name, [issue])
    return version == SUPPORTED_VERSIONS[1] if name == "event" else str(document.get("schema")).endswith(".v2")
