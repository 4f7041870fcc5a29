"""What a run needs of the control plane: the port that every control plane implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

import msgspec
from paperclip_protocol import JsonValue

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "AppendReceipt",
    "BackendKind",
    "ControlPlanePort",
    "ReplayPage",
    "ReplayQuery",
    "RunCompletion",
    "RunOpening",
    "SessionCheckpoints",
]

BackendKind = Literal["runner", "remote", "mock"]


class RunOpening(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Which run is opened, what executes it, and the source its events come from, where that is known."""

    identity: dict[str, JsonValue]
    backend_kind: BackendKind
    source_instance_id: str | None = None


class AppendReceipt(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The place of an event. `highest_contiguous_source_seq` is the last number up to which its source has no hole."""

    cursor: int
    highest_contiguous_source_seq: int
    disposition: Literal["committed", "duplicate"]


class ReplayQuery(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Events of one source of one run with a number above `after_source_seq`, at most `limit` of them."""

    run_id: str
    source_instance_id: str
    after_source_seq: int
    limit: int


class ReplayPage(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Stored events in the order of their numbers."""

    events: tuple[dict[str, JsonValue], ...]
    highest_contiguous_source_seq: int


class RunCompletion(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How a run ended. The caller's ids let it recognise its own result when it is given again."""

    result: JsonValue
    terminal: JsonValue
    turn_id: str | None = None
    caller_result_id: str | None = None
    caller_dedupe_key: str | None = None


class ControlPlanePort(Protocol):
    """Opens a run, stores its events, gives them back and takes its result.

    Every method raises `ControlError` when it refuses. A call that is cancelled must leave nothing behind.
    """

    async def open_run(self, opening: RunOpening) -> None:
        """Bind the run. A second opening with another binding is refused."""
        ...

    async def append_event(self, event: Mapping[str, JsonValue]) -> AppendReceipt:
        """Store one event; an equal repeat is a duplicate, a changed one is refused
        (`native_event_replay_conflict`).
        """
        ...

    async def replay_events(self, query: ReplayQuery) -> ReplayPage:
        """Stored events of one source; another run is refused."""
        ...

    async def complete_run(self, completion: RunCompletion) -> None:
        """Take the result; an equal repeat is accepted, a changed one refused (`native_result_replay_conflict`)."""
        ...


class SessionCheckpoints(Protocol):
    """What a control plane may offer beside its port: a place for the state that a session is recovered from."""

    async def load_session_checkpoint(self) -> JsonValue:
        """The last checkpoint, or None."""
        ...

    async def checkpoint_session(self, snapshot: JsonValue) -> None:
        """Keep a checkpoint in place of the one before."""
        ...
