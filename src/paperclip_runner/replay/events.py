"""One event: its validation, and the facts that the reducer needs from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

import msgspec
from paperclip_protocol import ContractError, Issue, JsonValue, MalformedError, decode_event

from paperclip_runner.canonical import copy_json, parse_json
from paperclip_runner.contract import contract_issues
from paperclip_runner.errors import JsonTextError, ReplayError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from paperclip_protocol import prp_v1, prp_v2

__all__ = [
    "MAX_EVENT_SCHEMA_VERSION",
    "MIN_EVENT_SCHEMA_VERSION",
    "EventFacts",
    "EventInput",
    "event_facts",
    "invalid_event",
    "is_number",
    "read_event",
    "validate_event",
]

MIN_EVENT_SCHEMA_VERSION = 1
MAX_EVENT_SCHEMA_VERSION = 2
"""Bounds of the event schema versions that are understood, both inclusive."""

_COPIED = frozenset({"run.result.proposed", "run.terminal"})
"""Types whose payload the snapshot copies, as it came: with its order and its unknown members."""

EventInput: TypeAlias = "bytes | str | Mapping[str, JsonValue] | msgspec.Struct"
"""An event as UTF-8 bytes or text, as a decoded value, or as a Struct of the contract."""


class EventFacts(msgspec.Struct, gc=False):
    """What the reducer, and the checks before it, read of an event."""

    source_event_id: str
    source_seq: int
    source_kind: str
    source_instance_id: str
    event_type: str
    emitted_at: str
    item_id: str | None
    turn_id: str | None
    payload: JsonValue
    run_id: str | None
    normalized_session_id: str | None


def is_number(value: object) -> bool:
    """Whether a decoded JSON value is a number: true and false are not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def validate_event(value: JsonValue) -> list[Issue]:
    """Check one decoded event against the version of the contract that it names; an empty list means valid.

    A numeric `schemaVersion` that is not understood is the only finding (`unsupported_required_version`); every other
    value is checked against event v2 when `schemaVersion` is 2, else against event v1.
    """
    version = value.get("schemaVersion") if isinstance(value, dict) else None
    if is_number(version) and version not in (MIN_EVENT_SCHEMA_VERSION, MAX_EVENT_SCHEMA_VERSION):
        message = (
            f"event schemaVersion {version} is not understood here; "
            f"versions {MIN_EVENT_SCHEMA_VERSION} to {MAX_EVENT_SCHEMA_VERSION} are"
        )
        return [Issue(code="unsupported_required_version", path="/schemaVersion", keyword="const", message=message)]
    return contract_issues("event-v2" if is_number(version) and version == 2 else "event", value)


def event_facts(event: EventInput) -> EventFacts:
    """The facts of one event; bytes and text are decoded and checked first.

    A Struct holds only what the contract names: unknown members of a result or terminal are kept when the bytes or the
    decoded value are given. Raises `ReplayError` (`replay_json_invalid`, `replay_schema_invalid`).
    """
    if isinstance(event, (bytes, str)):
        return read_event(event)
    if isinstance(event, msgspec.Struct):
        typed = cast("prp_v1.Event | prp_v2.Event", event)
        payload: object = typed.payload
        if isinstance(payload, msgspec.Struct):
            payload = msgspec.to_builtins(payload) if typed.event_type in _COPIED else None
        return _facts_of_event(typed, cast("JsonValue", payload))
    return _facts_of_members(event)


def read_event(data: bytes | str, line: int | None = None) -> EventFacts:
    """Decode and check one serialized event; `line` is where it stands in its recording.

    Raises `ReplayError` (`replay_json_invalid`, `replay_schema_invalid`).
    """
    try:
        event = decode_event(data)
    except ContractError as cause:
        raise invalid_event(cause.issues, line) from cause
    except MalformedError:
        return _facts_of_text(data, line)
    payload: object = event.payload
    if isinstance(payload, msgspec.Struct):
        payload = cast("dict[str, JsonValue]", parse_json(data))["payload"] if event.event_type in _COPIED else None
    return _facts_of_event(event, cast("JsonValue", payload))


def _facts_of_event(event: prp_v1.Event | prp_v2.Event, payload: JsonValue) -> EventFacts:
    item_id, turn_id, session_id = event.item_id, event.turn_id, event.normalized_session_id
    return EventFacts(
        event.source_event_id,
        event.source_seq,
        event.source_kind,
        event.source_instance_id,
        event.event_type,
        event.emitted_at,
        None if item_id is msgspec.UNSET else item_id,
        None if turn_id is msgspec.UNSET else turn_id,
        payload,
        event.run_id,
        None if session_id is msgspec.UNSET else session_id,
    )


def _facts_of_text(data: bytes | str, line: int | None) -> EventFacts:
    """Settle what the typed decoder cannot hold, such as lone surrogates: it may still be JSON, and a valid event."""
    try:
        value = parse_json(data)
    except JsonTextError as cause:
        where = "the event" if line is None else f"line {line}"
        raise ReplayError(f"{where} is not JSON: {cause.message}", code="replay_json_invalid", line=line) from cause
    issues = validate_event(value)
    if issues:
        raise invalid_event(issues, line)
    return _facts_of_members(cast("dict[str, JsonValue]", value))


def invalid_event(issues: Sequence[Issue], line: int | None = None) -> ReplayError:
    """The error for an event that breaks the contract."""
    first = issues[0]
    where = "the event" if line is None else f"line {line}: the event"
    return ReplayError(
        f"{where} breaks the contract at {first.path}: {first.message}",
        code="replay_schema_invalid",
        line=line,
        issues=issues,
    )


def _facts_of_members(members: Mapping[str, JsonValue]) -> EventFacts:
    try:
        sequence = cast("int", members["sourceSeq"])
        event_type = cast("str", members["eventType"])
        payload = members["payload"]
        return EventFacts(
            cast("str", members["sourceEventId"]),
            sequence if type(sequence) is int else int(sequence),
            cast("str", members["sourceKind"]),
            cast("str", members["sourceInstanceId"]),
            event_type,
            cast("str", members["emittedAt"]),
            cast("str | None", members.get("itemId")),
            cast("str | None", members.get("turnId")),
            copy_json(payload) if event_type in _COPIED else payload,
            cast("str | None", members.get("runId")),
            cast("str | None", members.get("normalizedSessionId")),
        )
    except JsonTextError as cause:
        raise ReplayError(f"the payload cannot be kept: {cause.message}", code="replay_json_invalid") from cause
    except (KeyError, TypeError, ValueError, OverflowError) as cause:
        raise ReplayError(
            f"the event lacks what every event has: {cause}; check it with validate_event before applying it",
            code="replay_schema_invalid",
        ) from cause
