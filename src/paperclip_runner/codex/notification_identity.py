"""Which notifications may speak for a session.

Source: the admission rules of the Codex driver specification. A notification has to name the root thread and, where it
is about a turn, the active one; a thread spawned below the root is known through its lineage only.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.lineage import parent_thread_id
from paperclip_runner.codex.reading import record, text

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from paperclip_protocol import JsonValue

__all__ = ["Identity", "IdentityClass", "classify_notification", "is_consumed"]

CONSUMED_METHODS: Final = frozenset(
    {
        "turn/started",
        "turn/completed",
        "thread/started",
        "thread/status/changed",
        "thread/closed",
        "thread/goal/updated",
        "thread/goal/cleared",
        "serverRequest/resolved",
        "thread/tokenUsage/updated",
        "error",
        "warning",
        "configWarning",
        "guardianWarning",
        "deprecationNotice",
        "windows/worldWritableWarning",
        "hook/started",
        "hook/completed",
        "thread/compacted",
        "model/rerouted",
        "model/verification",
        "model/safetyBuffering/updated",
        "turn/diff/updated",
        "turn/plan/updated",
        "paperclip/canonicalProviderEvent",
        "paperclip/workspaceChange/updated",
        "paperclip/runResult",
    }
)
"""Notifications a session reads, besides every `item/…`; all others are counted and dropped."""

_INFORMATIONAL_METHODS: Final = frozenset(
    {
        "thread/started",
        "thread/status/changed",
        "thread/closed",
        "thread/tokenUsage/updated",
        "warning",
        "configWarning",
        "guardianWarning",
        "deprecationNotice",
        "windows/worldWritableWarning",
    }
)
_INFORMATIONAL_EVENTS: Final = frozenset({"provider.notice.recorded", "harness.diagnostic"})


class IdentityClass(Enum):
    """For whom a notification speaks."""

    ROOT = "root"
    DESCENDANT = "descendant"
    STALE_TURN = "stale_turn"
    UNRELATED_INFORMATION = "unrelated_information"
    INVALID_AUTHORITY = "invalid_authority"


class Identity(msgspec.Struct, frozen=True):
    """The class of a notification with the thread and the turn it names."""

    kind: IdentityClass
    thread_id: str | None
    turn_id: str | None


def is_consumed(method: str) -> bool:
    """Whether a session reads notifications of this method."""
    return method.startswith("item/") or method in CONSUMED_METHODS


def classify_notification(
    method: str,
    params: Mapping[str, JsonValue],
    *,
    run_id: str,
    root_thread_id: str,
    active_turn_id: str | None,
    known_threads: Container[str],
    settled_turns: Container[str],
) -> Identity:
    """Tell for whom a notification speaks. `known_threads` are the threads of the lineage, the root among them."""
    turn = params.get("turn")
    turn_members = turn if isinstance(turn, dict) else {}
    threads: list[JsonValue] = [
        value
        for value in (params.get("threadId"), record(params.get("thread")).get("id"), turn_members.get("threadId"))
        if value is not None
    ]
    turns: list[JsonValue] = [value for value in (params.get("turnId"), turn_members.get("id")) if value is not None]
    thread_id, threads_agree = _single(threads)
    turn_id, turns_agree = _single(turns)
    other_run = any(params.get(member, run_id) != run_id for member in ("runId", "paperclipRunId"))
    if other_run or not threads_agree or not turns_agree:
        return Identity(IdentityClass.INVALID_AUTHORITY, thread_id, turn_id)
    informational = _is_informational(method, params)
    if thread_id == root_thread_id:
        stale = active_turn_id is not None and turn_id is not None and turn_id != active_turn_id
        if stale and turn_id is not None and turn_id in settled_turns:
            return Identity(IdentityClass.STALE_TURN, thread_id, turn_id)
        return Identity(IdentityClass.ROOT, thread_id, turn_id)
    if thread_id is None:
        kind = IdentityClass.ROOT if informational else IdentityClass.INVALID_AUTHORITY
        return Identity(kind, None, turn_id)
    parent = parent_thread_id(record(params.get("thread"))) if method == "thread/started" else None
    if thread_id in known_threads or (parent is not None and parent in known_threads):
        synthetic = method.startswith("paperclip/")
        return Identity(IdentityClass.INVALID_AUTHORITY if synthetic else IdentityClass.DESCENDANT, thread_id, turn_id)
    kind = IdentityClass.UNRELATED_INFORMATION if informational else IdentityClass.INVALID_AUTHORITY
    return Identity(kind, thread_id, turn_id)


def _single(values: list[JsonValue]) -> tuple[str | None, bool]:
    """Return the first identity, and whether all of them are the same text."""
    names = [value for value in values if isinstance(value, str)]
    agree = len(names) == len(values) and "" not in names and len(set(names)) <= 1
    first = values[0] if values else None
    return (first if isinstance(first, str) else None), agree


def _is_informational(method: str, params: Mapping[str, JsonValue]) -> bool:
    if method == "paperclip/canonicalProviderEvent":
        return text(params.get("eventType")) in _INFORMATIONAL_EVENTS
    return method in _INFORMATIONAL_METHODS
