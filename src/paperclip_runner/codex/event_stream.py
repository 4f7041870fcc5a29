"""The events of a session on their way to their one reader (shell).

They are held in the batches they arrived in. Taking one that is there costs no turn of the event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from paperclip_runner.codex.errors import CodexSessionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Self

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.options import EventLimits
    from paperclip_runner.codex.snapshot_file import SnapshotFile

__all__ = ["Checkpoint", "EventStream"]

Members = dict[str, "JsonValue"]


class Checkpoint:
    """The session as it was after events that arrived together; the last turning point of them is at `position`."""

    def __init__(self, snapshot: Members, position: int) -> None:
        self.snapshot = snapshot
        self.position = position


class _Batch:
    def __init__(self, events: list[Members], byte_count: int, checkpoint: Checkpoint | None) -> None:
        self.events = events
        self.byte_count = byte_count
        self.checkpoint = checkpoint


class EventStream:
    """Iterates asynchronously over the events, once; iteration may be left and taken up again.

    `room_made` is called when there is room again after there was none. A checkpoint is written to `snapshots` when
    the events up to it were taken and another one is asked for. Two readers at a time raise `codex_events_busy`.
    """

    def __init__(self, limits: EventLimits, room_made: Callable[[], None], snapshots: SnapshotFile | None) -> None:
        self._limits = limits
        self._room_made = room_made
        self._snapshots = snapshots
        self._batches: deque[_Batch] = deque()
        self._current: _Batch | None = None
        self._left: Iterator[Members] = iter(())
        self._held_events = 0
        self._held_bytes = 0
        self._ended = False
        self._changed = asyncio.Event()
        self._reader_waits = False

    @property
    def held_events(self) -> int:
        """Events that are held; those of a batch count until all of it is taken."""
        return self._held_events

    @property
    def held_bytes(self) -> int:
        """Bytes of output that the held events were made of."""
        return self._held_bytes

    def has_room(self, *, answer_awaited: bool) -> bool:
        """Whether more may be added without going beyond the limits."""
        factor = self._limits.ahead if answer_awaited else 1
        return self._held_events < self._limits.events * factor and self._held_bytes < self._limits.bytes * factor

    def add(self, events: list[Members], byte_count: int, checkpoint: Checkpoint | None = None) -> None:
        """Adds events that arrived together."""
        self._batches.append(_Batch(events, byte_count, checkpoint))
        self._held_events += len(events)
        self._held_bytes += byte_count
        self._changed.set()

    def end(self) -> None:
        """Ends the iteration after what was added."""
        self._ended = True
        self._changed.set()

    def reopen(self) -> None:
        """Takes the end back: a further run is attached to the session."""
        self._ended = False

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Members:
        event = next(self._left, None)
        if event is not None:
            return event
        if not await self._advance():
            raise StopAsyncIteration
        return next(self._left)

    async def take(self) -> list[Members]:
        """The next events that arrived together, at least one; an empty list at the end."""
        events = list(self._left)
        if not events and await self._advance():
            events = list(self._left)
        return events

    def last_checkpoint(self) -> Members | None:
        """What is worth keeping of the events that arrived together and were taken in part, if anything is.

        The turning point itself must have been taken; numbering then goes on after the last event that was.
        """
        batch, rest = self._current, list(self._left)
        self._left = iter(rest)
        taken = 0 if batch is None else len(batch.events) - len(rest)
        if batch is None or batch.checkpoint is None or taken <= batch.checkpoint.position:
            return None
        return {**batch.checkpoint.snapshot, "lastSourceSequence": batch.events[taken - 1]["sourceSeq"]}

    def is_drained(self) -> bool:
        """Whether every event was taken."""
        rest = list(self._left)
        self._left = iter(rest)
        return not rest and not self._batches

    async def _advance(self) -> bool:
        if self._reader_waits:
            raise CodexSessionError(
                "The events of a session have one reader. Take them in one task and hand them on from there.",
                code="codex_events_busy",
            )
        self._reader_waits = True
        try:
            await self._finish_batch()
            while not self._batches:
                if self._ended:
                    return False
                self._changed.clear()
                await self._changed.wait()
            self._current = self._batches.popleft()
            self._left = iter(self._current.events)
            return True
        finally:
            self._reader_waits = False

    async def _finish_batch(self) -> None:
        batch = self._current
        if batch is None:
            return
        had_room = self.has_room(answer_awaited=False)
        self._held_events -= len(batch.events)
        self._held_bytes -= batch.byte_count
        self._current = None
        if not had_room and self.has_room(answer_awaited=False):
            self._room_made()
        if batch.checkpoint is not None and self._snapshots is not None:
            await asyncio.to_thread(self._snapshots.write, batch.checkpoint.snapshot)
