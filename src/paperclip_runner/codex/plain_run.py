"""Codex for scripts without an event loop of their own: events in a plain `for` loop (shell).

```
with CodexRun.start(options, "Create hello.txt.", working_directory=".") as run:
    for event in run:
        print(event["eventType"])
print(run.result)
```
"""

from __future__ import annotations

import asyncio
import uuid
from typing import TYPE_CHECKING

from paperclip_runner.codex.driver import CodexDriver
from paperclip_runner.codex.reading import record
from paperclip_runner.codex.session_pump import CodexCallbacks
from paperclip_runner.harness.contract import SessionOpening

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import TracebackType
    from typing import Self, TypeVar

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.driver_session import CodexSession
    from paperclip_runner.codex.options import CodexOptions
    from paperclip_runner.codex.task import SkillSelection

    T = TypeVar("T")

__all__ = ["CodexRun", "run_codex"]

Members = dict[str, "JsonValue"]

TURN_ENDS = frozenset({"turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled"})
"""Events that end a turn."""


async def _decline(request: Members) -> Members:
    del request
    return {"action": "decline"}


class CodexRun:
    """One session with one turn. Iterating gives its events up to the end of the turn and what
    arrived with it.

    The event loop runs while an event is waited for, and in the methods. Nobody is asked: without a `decide` of the
    caller every request to a person is declined. Leaving the `with` block, also by Ctrl-C, ends the process tree.
    """

    def __init__(self, runner: asyncio.Runner, session: CodexSession, turn_id: str) -> None:
        self._runner = runner
        self._ended = False
        self._closed = False
        self.session = session
        self.turn_id = turn_id
        self.result: Members | None = None
        """The result that was proposed; whether it is accepted is for the controller to say."""
        self.turn_state: str | None = None
        """`completed`, `failed`, `interrupted` or `cancelled`, once the turn has ended."""

    @classmethod
    def start(
        cls,
        options: CodexOptions,
        message: str,
        *,
        working_directory: str,
        callbacks: CodexCallbacks | None = None,
        skills: Sequence[SkillSelection] = (),
        run_id: str | None = None,
    ) -> Self:
        """Opens a session and starts its turn. Raises what `CodexDriver.open_session` and `start_turn` raise."""
        if callbacks is None:
            callbacks = CodexCallbacks(decide=_decline)
        run_id = run_id or f"run-{uuid.uuid4()}"
        opening = SessionOpening(
            run_id=run_id, normalized_session_id=f"session-of-{run_id}", working_directory=working_directory
        )
        runner = asyncio.Runner()
        try:
            session, turn_id = runner.run(_begin(CodexDriver(options, callbacks), opening, message, skills))
        except BaseException:
            runner.close()
            raise
        return cls(runner, session, turn_id)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __iter__(self) -> Iterator[Members]:
        stream = self.session.events()
        while not self._ended:
            events = self._runner.run(stream.take())
            if not events:
                return
            for event in events:
                self._look_at(event)
                yield event

    def interrupt(self, reason: str | None = None) -> None:
        """Tells the turn to end; its end comes as an event."""
        self._runner.run(self.session.interrupt(turn_id=self.turn_id, reason=reason))

    def steer(self, text: str) -> None:
        """Gives the turn another message."""
        self._runner.run(self.session.steer(turn_id=self.turn_id, text=text))

    def close(self) -> None:
        """Ends the session; again is allowed."""
        if self._closed:
            return
        self._closed = True
        try:
            self._runner.run(self.session.close(reason="closed"))
        finally:
            self._runner.close()

    def _look_at(self, event: Members) -> None:
        event_type = str(event["eventType"])
        if event_type == "run.result.proposed":
            self.result = record(event["payload"])
        elif event_type in TURN_ENDS and event.get("turnId") == self.turn_id:
            self.turn_state = event_type.removeprefix("turn.")
            self._ended = True


def run_codex(
    options: CodexOptions,
    message: str,
    *,
    working_directory: str,
    callbacks: CodexCallbacks | None = None,
    skills: Sequence[SkillSelection] = (),
) -> Iterator[Members]:
    """Iterates over the events of one turn; see `CodexRun`. The process ends with the iteration, however it ends."""
    with CodexRun.start(
        options, message, working_directory=working_directory, callbacks=callbacks, skills=skills
    ) as run:
        yield from run


async def _begin(
    driver: CodexDriver, opening: SessionOpening, message: str, skills: Sequence[SkillSelection]
) -> tuple[CodexSession, str]:
    session = await driver.open_session(opening)
    try:
        turn = await session.start_turn(message, skills=skills)
    except BaseException:
        await session.close(reason="the turn was not started")
        raise
    return session, turn.turn_id
