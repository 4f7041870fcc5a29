"""The threads of a session: the root, and the threads its sub-agents were given.

Source: the shared types of the Codex driver specification;
`schemas/codex/persisted-session.schema.json#/$defs/LineageEntry`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.reading import record, text, text_or_none, whole_number

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["LineageEntry", "lineage_entry", "parent_thread_id", "thread_status"]


WORD_MAX_CHARACTERS: Final = 240
"""Characters of the name, the role or the status of a thread."""


class LineageEntry(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A thread and where it belongs. `depth` counts levels below the root."""

    thread_id: str
    provider_session_id: str | None
    parent_thread_id: str | None
    depth: int
    nickname: str | None
    role: str | None
    status: str

    def with_status(self, status: str) -> LineageEntry:
        """Return the entry with another status."""
        return msgspec.structs.replace(self, status=status)

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the entry as it stands in events and snapshots."""
        return {
            "threadId": self.thread_id,
            "providerSessionId": self.provider_session_id,
            "parentThreadId": self.parent_thread_id,
            "depth": self.depth,
            "nickname": self.nickname,
            "role": self.role,
            "status": self.status,
        }


def thread_status(value: JsonValue) -> str:
    """Return the word of a thread's status, which is a string or an object with a `type`."""
    return (text(value) or text(record(value).get("type")) or "unknown")[:WORD_MAX_CHARACTERS]


def parent_thread_id(thread: dict[str, JsonValue]) -> str | None:
    """Return the thread that spawned this one, or that it was forked from."""
    spawn = _spawn(thread)
    spawned = text_or_none(spawn.get("parent_thread_id")) or text_or_none(spawn.get("parentThreadId"))
    return spawned or text_or_none(thread.get("forkedFromId"))


def lineage_entry(thread: dict[str, JsonValue]) -> LineageEntry:
    """Read the entry of a thread object."""
    spawn = _spawn(thread)
    parent = parent_thread_id(thread)
    depth = whole_number(spawn.get("depth"))
    if depth is None or depth < 0:
        depth = 0 if parent is None else 1
    return LineageEntry(
        thread_id=text(thread.get("id")),
        provider_session_id=text_or_none(thread.get("sessionId")),
        parent_thread_id=parent,
        depth=depth,
        nickname=_word(thread.get("agentNickname")) or _word(spawn.get("agent_nickname")),
        role=_word(thread.get("agentRole")) or _word(spawn.get("agent_role")),
        status=thread_status(thread.get("status")),
    )


def _word(value: JsonValue) -> str | None:
    found = text_or_none(value)
    return None if found is None else found[:WORD_MAX_CHARACTERS]


def _spawn(thread: dict[str, JsonValue]) -> dict[str, JsonValue]:
    source = record(thread.get("source"))
    agent = record(source.get("subAgent")) or record(source.get("subagent"))
    return record(agent.get("thread_spawn")) or record(agent.get("threadSpawn"))
