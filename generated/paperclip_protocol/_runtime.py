"""What generated code stands on: JSON values, findings, errors, and the building of Structs from decoded JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

import msgspec
from msgspec import UNSET, Struct

if TYPE_CHECKING:
    JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
else:
    JsonValue = Any

__all__ = [
    "UNSET",
    "ContractError",
    "Issue",
    "JsonValue",
    "MalformedError",
    "ProtocolError",
    "Received",
    "UnencodableError",
    "UnknownSchemaError",
    "isfinite",
    "parse_json",
    "unique",
]

LiteralTrue: TypeAlias = Literal[True]
LiteralFalse: TypeAlias = Literal[False]

SHOWN_ISSUES: Final = 3
"""How many findings the text of a :class:`ContractError` spells out; all of them are in ``issues``."""


class Issue(Struct, frozen=True, kw_only=True):
    """One finding of a validator. ``code`` and ``path`` are contract, ``message`` is for people."""

    code: str
    """``schema_validation`` for findings of a schema; checks across records add their own codes."""
    path: str
    """JSON pointer to the value in question; ``/`` is the whole document."""
    keyword: str
    """The JSON Schema keyword that failed, such as ``required``."""
    message: str
    """What is wrong, in words."""


class ProtocolError(Exception):
    """Root of the errors of this package: unknown schema, malformed document, broken contract, unencodable value."""

    code: str = "protocol_error"


class UnknownSchemaError(ProtocolError, LookupError):
    """No schema has this name; ``SCHEMAS`` lists those there are."""

    code = "unknown_schema"


class MalformedError(ProtocolError, ValueError):
    """The bytes are no JSON that this package can hold.

    Broken syntax, bad UTF-8, a byte order mark, nesting too deep, or a number too large.

    ``offset`` is the byte at which reading stopped, where it is known.
    """

    code = "invalid_json"

    def __init__(self, message: str, *, offset: int | None = None) -> None:
        super().__init__(message)
        self.offset = offset


class ContractError(ProtocolError, ValueError):
    """The document is JSON but breaks the contract.

    ``issues`` holds every finding, ``schema`` the name of the schema it was checked against.
    """

    code = "schema_validation"

    def __init__(self, schema: str, issues: list[Issue]) -> None:
        shown = "; ".join(f"{issue.path}: {issue.message}" for issue in issues[:SHOWN_ISSUES])
        more = f" (and {len(issues) - SHOWN_ISSUES} more)" if len(issues) > SHOWN_ISSUES else ""
        super().__init__(f"not a valid {schema!r} document: {shown}{more}")
        self.schema = schema
        self.issues = issues


class UnencodableError(ProtocolError, ValueError):
    """The value cannot be written as JSON: a lone surrogate, an unknown object, or nesting without end."""

    code = "unencodable"


# -- reading and writing JSON ------------------------------------------------------------------------------------------

_TOO_DEEP: Final = "the document is nested too deeply to be read"
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


def parse_json(data: bytes | bytearray | str) -> JsonValue:
    """Decode a JSON text of any form. Of repeated members the last one counts.

    Raises:
        MalformedError: see there.
    """
    try:
        value: JsonValue = _decode(data)
    except RecursionError:
        raise MalformedError(_TOO_DEEP) from None
    except UnicodeError:
        raise MalformedError("the text holds a lone surrogate, which UTF-8 cannot carry") from None
    except msgspec.DecodeError as error:
        raise _malformed(data, error) from None
    return value


def _malformed(data: bytes | bytearray | str, error: msgspec.DecodeError) -> MalformedError:
    text = str(error)
    start = data[:3]
    if start == b"\xef\xbb\xbf" or (isinstance(start, str) and start.startswith("\ufeff")):
        return MalformedError("not JSON: the text starts with a byte order mark; remove it", offset=0)
    told = re.search(r"\(byte (\d+)\)", text)
    if told:
        return MalformedError(f"not JSON: {text}", offset=int(told[1]))
    if isinstance(data, bytes | bytearray):
        try:
            data.decode()
        except UnicodeDecodeError as bad:
            return MalformedError(f"not JSON: byte {bad.start} is not UTF-8", offset=bad.start)
    if "truncated" in text:
        return _cut_short(data if isinstance(data, str) else data.decode())
    return MalformedError(f"not JSON: {text}")


def _cut_short(text: str) -> MalformedError:
    """Tell a text that ends early from one with half of a surrogate pair: the decoder has one word for both."""
    import json

    try:
        json.loads(text)
    except ValueError:
        return MalformedError("not JSON: the text is empty or ends early", offset=len(text.encode()))
    except RecursionError:
        return MalformedError(_TOO_DEEP)
    return MalformedError("the text holds an escape for half of a surrogate pair, which UTF-8 cannot carry")


def write_json(value: object) -> bytes:
    """Encode a Struct, a received document or a JSON value compactly as UTF-8.

    Raises:
        UnencodableError: see there.
    """
    try:
        return _encode(value)
    except (msgspec.EncodeError, TypeError, OverflowError, UnicodeError) as error:
        if isinstance(value, Received):
            return value.to_bytes()
        raise UnencodableError(f"{type(value).__name__} cannot be written as JSON: {error}") from error
    except RecursionError:
        raise UnencodableError(f"{type(value).__name__} cannot be written as JSON: it is nested too deeply") from None


def is_utf8(data: bytes | bytearray | str) -> bool:
    """Whether the whole text is UTF-8, members that decoding skips included."""
    if isinstance(data, str) or data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


# -- what validators call ----------------------------------------------------------------------------------------------


def matcher(home: dict[str, Any], name: str, pattern: str, method: str) -> Callable[[str], object]:
    """A pattern's match function that compiles on first use and then takes its own place, ``name``, in its module."""

    def first_use(text: str) -> object:
        home[name] = compiled = getattr(re.compile(pattern), method)
        return compiled(text)

    return first_use


def checked(checks: Mapping[type, Callable[[Any], bool]], value: object) -> bool:
    """Whether a Struct satisfies the check of its class; a class without one needs none."""
    check = checks.get(value.__class__)
    return check is None or check(value)


def same(value: JsonValue, literal: str | int | bool | None) -> bool:
    """JSON equality of a value and a scalar: ``1`` equals ``1.0`` and never ``true``."""
    if isinstance(value, bool) or isinstance(literal, bool) or literal is None:
        return value is literal
    return value == literal


def unique(items: Iterable[object]) -> bool:
    """Whether no two items are equal as JSON values."""
    listed = list(items)
    if all(type(item) is str for item in listed):
        return len(set(listed)) == len(listed)
    return len({_equality_key(msgspec.to_builtins(item)) for item in listed}) == len(listed)


def _equality_key(value: JsonValue) -> object:
    """A hashable stand-in that is equal exactly when the JSON values are."""
    if isinstance(value, bool):
        return (bool, value)
    if isinstance(value, list):
        return (list, tuple(_equality_key(item) for item in value))
    if isinstance(value, dict):
        return (dict, frozenset((name, _equality_key(item)) for name, item in value.items()))
    return value


def report(found: list[Issue], at: str, keyword: str, message: str) -> None:
    """Append a finding about the value at the path ``at``."""
    found.append(Issue(code="schema_validation", path=at or "/", keyword=keyword, message=message))


def step(name: str) -> str:
    """A member name as one step of a JSON pointer."""
    return "/" + name.replace("~", "~0").replace("/", "~1")


Finder: TypeAlias = Callable[[JsonValue, str, list[Issue]], None]
"""A generated function that appends the findings about a value at a path."""


def find_alternatives(
    branches: tuple[Finder, ...], keyword: str, value: JsonValue, at: str, found: list[Issue]
) -> None:
    """Findings of ``anyOf`` and ``oneOf``: those of every branch when none fits, and one of the keyword itself."""
    attempts: list[list[Issue]] = []
    for branch in branches:
        attempt: list[Issue] = []
        branch(value, at, attempt)
        attempts.append(attempt)
    fitting = sum(not attempt for attempt in attempts)
    if fitting == 1 or (fitting and keyword == "anyOf"):
        return
    if not fitting:
        for attempt in attempts:
            found.extend(attempt)
    report(
        found, at, keyword, "must match exactly one alternative" if keyword == "oneOf" else "must match an alternative"
    )


# -- Structs from decoded JSON -----------------------------------------------------------------------------------------


class _Shape:
    """What building and collecting need to know about a type, prepared once."""

    __slots__ = ("branches", "build", "by_tag", "consts", "inner", "known", "members", "open", "tag")

    def __init__(self) -> None:
        self.build: type[Struct] | None = None
        self.known: frozenset[str] = frozenset()
        self.members: tuple[tuple[str, str, _Shape], ...] = ()
        self.consts: dict[str, frozenset[object]] = {}
        self.inner: _Shape | None = None
        self.branches: tuple[_Shape, ...] = ()
        self.tag = ""
        self.by_tag: dict[str, list[_Shape]] = {}
        self.open = False


_OPAQUE: Final = _Shape()
_INTEGER: Final = _Shape()
_shapes: dict[object, _Shape] = {}


def shape_of(kind: object) -> _Shape:
    """The prepared shape of a type; made on first use."""
    known = _shapes.get(kind)
    if known is None:
        known = _shapes[kind] = _prepare(kind, {})
    return known


def _prepare(kind: Any, seen: dict[type[Struct], _Shape]) -> _Shape:
    origin = get_origin(kind)
    if origin is Annotated:
        return _prepare(get_args(kind)[0], seen)
    if origin is Union or origin is UnionType:
        return _prepare_union(get_args(kind), seen)
    if kind is int or (origin is Literal and type(get_args(kind)[0]) is int):
        return _INTEGER
    if origin is list or origin is dict:
        inner = _prepare(get_args(kind)[-1], seen)
        shape = _Shape() if inner is not _OPAQUE else _OPAQUE
        shape.inner = inner if inner is not _OPAQUE else None
        return shape
    if isinstance(kind, type) and issubclass(kind, Struct):
        return seen.get(kind) or _prepare_struct(kind, seen)
    return _OPAQUE


def _prepare_struct(kind: type[Struct], seen: dict[type[Struct], _Shape]) -> _Shape:
    shape = seen[kind] = _Shape()
    shape.build = kind
    fields = msgspec.structs.fields(kind)
    shape.members = tuple((item.encode_name, item.name, _prepare(item.type, seen)) for item in fields)
    shape.known = frozenset(item.encode_name for item in fields)
    for item in fields:
        if item.required and get_origin(item.type) is Literal:
            shape.consts[item.encode_name] = frozenset(get_args(item.type))
    config = kind.__struct_config__
    if config.tag_field is not None:
        shape.tag = config.tag_field
        shape.known |= {config.tag_field}
        shape.consts[config.tag_field] = frozenset((config.tag,))
    return shape


def _prepare_union(kinds: tuple[Any, ...], seen: dict[type[Struct], _Shape]) -> _Shape:
    branches = tuple(shape for shape in (_prepare(kind, seen) for kind in kinds) if shape is not _OPAQUE)
    if not branches:
        return _OPAQUE
    if all(shape is _INTEGER for shape in branches):
        return _OPAQUE if float in kinds else _INTEGER
    shape = _Shape()
    shape.branches = branches
    for branch in branches:
        if branch.tag:
            shape.tag = branch.tag
            for value in branch.consts[branch.tag]:
                shape.by_tag.setdefault(str(value), []).append(branch)
    shape.open = len(branches) > 1 and any(
        get_origin(kind) is dict and get_args(kind)[1] is JsonValue for kind in kinds
    )
    return shape


def _choose(value: JsonValue, shape: _Shape) -> _Shape:
    """The branch of a union that a valid value belongs to."""
    if isinstance(value, dict):
        tag = value.get(shape.tag)
        for branch in shape.by_tag.get(tag, shape.branches) if isinstance(tag, str) else shape.branches:
            if (
                branch.build is not None
                and _fits(value, branch)
                and (not shape.open or _satisfies(value, branch.build))
            ):
                return branch
    wanted = list if isinstance(value, list) else dict
    if isinstance(value, wanted):
        return next((branch for branch in shape.branches if branch.inner is not None), _OPAQUE)
    return _INTEGER if isinstance(value, float) and _INTEGER in shape.branches else _OPAQUE


def _fits(value: dict[str, JsonValue], branch: _Shape) -> bool:
    for name, allowed in branch.consts.items():
        found = value.get(name)
        if isinstance(found, list | dict) or found not in allowed:
            return False
    return True


def _satisfies(value: JsonValue, kind: type[Struct]) -> bool:
    """Whether a value that an open union accepts whatever it holds is really of the class that its tag names."""
    from paperclip_protocol._codec import codec
    from paperclip_protocol._entries import SCHEMA_OF

    return codec(SCHEMA_OF[f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"]).accepts(value)


def build(value: JsonValue, shape: _Shape) -> Any:
    """Turn a valid JSON value into the type that ``shape`` was made from."""
    if shape is _OPAQUE:
        return value
    if shape is _INTEGER:
        return int(value) if isinstance(value, float) else value
    if shape.branches:
        return build(value, _choose(value, shape))
    if isinstance(value, list):
        return [build(item, shape.inner or _OPAQUE) for item in value]
    if not isinstance(value, dict):
        return value
    if shape.build is None:
        return {name: build(item, shape.inner or _OPAQUE) for name, item in value.items()}
    return shape.build(**{name: build(value[wire], inner) for wire, name, inner in shape.members if wire in value})


Extras: TypeAlias = dict[str, dict[str, JsonValue]]
"""JSON pointer of an object (empty for the root) -> its members that the contract does not name."""


def collect_extras(value: JsonValue, shape: _Shape, at: str, out: Extras) -> None:
    """Add to ``out`` the members of a valid document that its type does not name."""
    if shape.branches:
        shape = _choose(value, shape)
    if shape.build is not None:
        if not isinstance(value, dict):
            return
        if not value.keys() <= shape.known:
            out[at] = {name: item for name, item in value.items() if name not in shape.known}
        for wire, _, inner in shape.members:
            if inner is not _OPAQUE and inner is not _INTEGER and wire in value:
                collect_extras(value[wire], inner, at + step(wire), out)
    elif shape.inner is not None and isinstance(value, list):
        for index, item in enumerate(value):
            collect_extras(item, shape.inner, f"{at}/{index}", out)
    elif shape.inner is not None and isinstance(value, dict):
        for name, item in value.items():
            collect_extras(item, shape.inner, at + step(name), out)


T = TypeVar("T")


class Received(Generic[T]):
    """A document as it came in: its typed value, the members the contract does not name, and the bytes.

    ``extras`` maps the JSON pointer of an object to its unnamed members; :meth:`to_bytes` writes both.
    """

    __slots__ = ("extras", "raw", "value")

    value: T
    """The typed value."""
    extras: Mapping[str, Mapping[str, JsonValue]]
    """JSON pointer of an object (empty for the root) -> its members that the contract does not name."""
    raw: bytes
    """The document as it came in."""

    def __init__(self, value: T, extras: Mapping[str, Mapping[str, JsonValue]], raw: bytes) -> None:
        self.value = value
        self.extras = extras
        self.raw = raw

    def __repr__(self) -> str:
        return f"Received(value={self.value!r}, extras={len(self.extras)} objects, raw={len(self.raw)} bytes)"

    def with_value(self, value: T) -> Received[T]:
        """The same extras around another value; ``raw`` is what the new document encodes to."""
        changed = Received(value, self.extras, b"")
        changed.raw = changed.to_bytes()
        return changed

    def to_bytes(self) -> bytes:
        """The document as JSON, equal in value to what came in. Extras of an object that is gone are left out."""
        if not self.extras:
            return write_json(self.value)
        document: JsonValue = msgspec.to_builtins(self.value)
        for pointer, members in self.extras.items():
            target = _at(document, pointer)
            if isinstance(target, dict):
                target.update(members)
        return write_json(document)


def _at(document: JsonValue, pointer: str) -> JsonValue:
    for part in pointer.split("/")[1:]:
        name = part.replace("~1", "/").replace("~0", "~")
        if isinstance(document, dict) and name in document:
            document = document[name]
        elif isinstance(document, list) and name.isdigit() and int(name) < len(document):
            document = document[int(name)]
        else:
            return None
    return document
