"""Work that is done to its end even when the caller is cancelled."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

__all__ = ["await_uninterrupted", "run_uninterrupted"]

Outcome = TypeVar("Outcome")


async def await_uninterrupted(task: asyncio.Task[Outcome]) -> Outcome:
    """Waits for `task` to its end; a cancellation of the waiter is raised only then. The task must bound itself."""
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled
    return task.result()


async def run_uninterrupted(work: Coroutine[object, object, Outcome]) -> Outcome:
    """Runs `work` as a task and waits for it with `await_uninterrupted`."""
    return await await_uninterrupted(asyncio.get_running_loop().create_task(work))
