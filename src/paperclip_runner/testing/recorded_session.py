"""Sessions on file: the events of a real one, line by line, and a session that gives exactly these again (shell).

    recording = RecordedSession(Path("recordings/hello.jsonl"))
    async for event in recording.record(session): ...        # a real session, written down as it goes
    session = await recording.driver().open_session(opening)  # the same events, without the provider

A recording is JSON Lines with one event of the runner protocol on each line, as `prp replay` and `prp verify` read it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, cast

from paperclip_protocol import JsonValue, MalformedError, decode_json
from paperclip_protocol.runner import HarnessTranscript

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.contract import (
    DriverCapabilities,
    DriverDescriptor,
    HarnessDriver,
    HarnessSession,
    SessionIds,
    TurnStart,
)
from paperclip_runner.jsonlines import encode_line
from paperclip_runner.replay import validate_event

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator
    from pathlib import Path

    from paperclip_runner.harness.contract import SessionOpening, TurnRequest

__all__ = ["MAX_RECORDING_BYTES", "RecordedSession", "RecordingError", "ReplayedDriver", "ReplayedSession"]

MAX_RECORDING_BYTES: Final = 64 << 20
"""Bytes of a recording that is read."""

_SHOWN_BYTES: Final = 200
"""Bytes of a line that a difference shows."""

_TURN_BEGINS: Final = frozenset({"turn.accepted", "turn.started"})

Members = dict[str, JsonValue]


class RecordingError(HarnessError):
    """A recording cannot be used.

    - `recording_missing`: there is none;
    - `recording_too_large`, `recording_invalid`: it is no recording of a session;
    - `recording_differs`: a session did not give the same bytes;
    - `recording_of_other_run`, `recording_ended`: it does not hold what is asked of its session.
    """

    default_code = "recording_invalid"


class RecordedSession:
    """The recording in one file. With `records`, sessions of `driver` are real ones and the file is written anew."""

    def __init__(self, path: Path, *, records: bool = False) -> None:
        self.path = path
        self.records = records

    def lines(self) -> list[bytes]:
        """Every line, with its newline, after checking that each is a valid event in the form this package writes.

        Raises `RecordingError`: `recording_missing`, `recording_too_large`, `recording_invalid`.
        """
        try:
            with self.path.open("rb") as file:
                data = file.read(MAX_RECORDING_BYTES + 1)
        except FileNotFoundError as cause:
            raise RecordingError(
                f"there is no recording at {self.path}: make one, with `pytest --paperclip-record` from a test",
                code="recording_missing",
            ) from cause
        if len(data) > MAX_RECORDING_BYTES:
            raise RecordingError(
                f"{self.path} has more than {MAX_RECORDING_BYTES} bytes: record a shorter session",
                code="recording_too_large",
                limit=MAX_RECORDING_BYTES,
                observed=len(data),
            )
        lines = data.splitlines(keepends=True) if b"\r" not in data else [data]
        for number, line in enumerate(lines, 1):
            self._read(number, line)
        return lines

    def events(self) -> list[Members]:
        """Every event; raises as `lines`."""
        return [self._read(number, line) for number, line in enumerate(self.lines(), 1)]

    def write(self, events: Iterable[Members]) -> Iterator[Members]:
        """Gives the events of a session on, and writes each down first, in place of what was recorded before."""
        self.begin()
        for event in events:
            self.append(event)
            yield event

    async def record(self, session: HarnessSession) -> AsyncIterator[Members]:
        """The events of a real session; as `write`."""
        self.begin()
        async for event in session.events():
            self.append(event)
            yield event

    def check(self, events: Iterable[Members]) -> None:
        """Whether these events, written down, are the recording byte for byte.

        Raises `RecordingError` (`recording_differs`) with the first line that is not the same.
        """
        recorded = self.lines()
        given = [encode_line(event) for event in events]
        for number in range(max(len(recorded), len(given))):
            one = recorded[number] if number < len(recorded) else b"(the end)"
            other = given[number] if number < len(given) else b"(the end)"
            if one != other:
                raise RecordingError(
                    f"line {number + 1} of {self.path} differs\n  recorded: {_shown(one)}\n  now:      {_shown(other)}",
                    code="recording_differs",
                    details={"line": number + 1},
                )

    def driver(self, live: Callable[[], HarnessDriver] | None = None) -> HarnessDriver:
        """A driver whose one session gives the recording again; `live` makes the real one for when it `records`."""
        if not self.records:
            return ReplayedDriver(self)
        if live is None:
            raise RecordingError(
                f"{self.path} is to be recorded, and no live driver was given", code="recording_missing"
            )
        return _LiveDriver(self, live())

    def begin(self) -> None:
        """Makes the recording empty."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(b"")

    def append(self, event: Members) -> None:
        """Adds one event to the recording."""
        with self.path.open("ab") as file:
            file.write(encode_line(event))

    def _read(self, number: int, line: bytes) -> Members:
        try:
            event = decode_json(line)
        except MalformedError as cause:
            raise self._invalid(number, str(cause)) from cause
        issues = validate_event(event)
        if issues:
            raise self._invalid(number, f"{issues[0].path}: {issues[0].message}")
        if encode_line(event) != line:
            raise self._invalid(number, "it is not in the form in which events are written")
        return cast("Members", event)

    def _invalid(self, number: int, problem: str) -> RecordingError:
        return RecordingError(
            f"line {number} of {self.path} is no event of a recording: {problem}. Record it anew.",
            code="recording_invalid",
            details={"line": number},
        )


class ReplayedSession(HarnessSession):
    """The session of a recording. Events of a turn come once the turn is started; what was not recorded refuses."""

    def __init__(self, events: list[Members]) -> None:
        self._events = events
        self._turns = _turns(events)
        self._given = 0
        self._started = 0
        self._closed = False
        self._changed = asyncio.Event()

    def ids(self) -> SessionIds:
        """The recorded session; the provider's name for it is not in a recording."""
        return SessionIds(driver_session_id=str(self._events[0]["normalizedSessionId"]), provider_session_id=None)

    async def events(self) -> AsyncIterator[Members]:
        """The events, up to the first turn that was not started yet; ends with the recording."""
        while self._given < len(self._events) and not self._closed:
            if self._given >= self._released():
                self._changed.clear()
                await self._changed.wait()
                continue
            self._given += 1
            yield dict(self._events[self._given - 1])

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        """The next recorded turn, whatever the request says. Raises `RecordingError` (`recording_ended`)."""
        del request
        if self._started >= len(self._turns):
            raise RecordingError(f"the recording has {len(self._turns)} turns and no more", code="recording_ended")
        _, turn_id = self._turns[self._started]
        self._started += 1
        self._changed.set()
        return TurnStart(turn_id=turn_id)

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        """Taken, and changes nothing: whether the turn was interrupted stands in the recording."""

    async def transcript(self) -> HarnessTranscript:
        """The whole recording."""
        return HarnessTranscript(
            schema="paperclip-runner/harness-transcript/v1",
            complete=True,
            event_count=len(self._events),
            events=[dict(event) for event in self._events],
            omission_reason=None,
        )

    async def snapshot(self) -> Members:
        """The names of run and session; a recording is not recovered from it."""
        first = self._events[0]
        return {
            "driverSessionId": self.ids().driver_session_id,
            "runId": first["runId"],
            "normalizedSessionId": first["normalizedSessionId"],
        }

    async def close(self, *, reason: str, force: bool = False) -> None:
        """Ends the stream."""
        self._closed = True
        self._changed.set()

    def _released(self) -> int:
        """How many events may be given: those before the first turn that was not started."""
        return self._turns[self._started][0] if self._started < len(self._turns) else len(self._events)


class ReplayedDriver(HarnessDriver):
    """Opens the session of one recording."""

    def __init__(self, recording: RecordedSession) -> None:
        self._recording = recording

    def descriptor(self) -> DriverDescriptor:
        """A driver that can interrupt and tell, and no more."""
        return DriverDescriptor(
            kind="recording",
            display_name="Recorded session",
            version="1",
            capabilities=DriverCapabilities(
                resume=False,
                typed_events=True,
                steering=False,
                interruption=True,
                structured_result=True,
                unsupported=["resume", "steering", "usage", "runtimeRequestResolution", "goals", "threadLineage"],
            ),
        )

    async def open_session(self, opening: SessionOpening) -> ReplayedSession:
        """The recorded session. Raises `RecordingError`, with `recording_of_other_run` when `opening` names another."""
        events = self._recording.events()
        if not events:
            raise RecordingError(f"{self._recording.path} holds no event. Record it anew.")
        names = (events[0]["runId"], events[0]["normalizedSessionId"])
        if names != (opening.run_id, opening.normalized_session_id):
            raise RecordingError(
                f"{self._recording.path} holds run {names[0]!r} in session {names[1]!r}; it was opened for "
                f"{opening.run_id!r} in {opening.normalized_session_id!r}. Use the recorded names or record it anew.",
                code="recording_of_other_run",
            )
        return ReplayedSession(events)


class _LiveDriver(HarnessDriver):
    """The real driver, whose session is written down."""

    def __init__(self, recording: RecordedSession, driver: HarnessDriver) -> None:
        self._recording = recording
        self._driver = driver

    def descriptor(self) -> DriverDescriptor:
        return self._driver.descriptor()

    async def open_session(self, opening: SessionOpening) -> HarnessSession:
        session = await self._driver.open_session(opening)
        return cast("HarnessSession", _LiveSession(session, self._recording))


class _LiveSession:
    """The real session in everything but its events, which are written down on their way."""

    def __init__(self, session: HarnessSession, recording: RecordedSession) -> None:
        self._session = session
        self._recording = recording
        self._begun = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._session, name)

    async def events(self) -> AsyncIterator[Members]:
        if not self._begun:
            self._recording.begin()
            self._begun = True
        async for event in self._session.events():
            self._recording.append(event)
            yield event


def _turns(events: list[Members]) -> list[tuple[int, str]]:
    """Each turn, by the position of its first event and its name."""
    begins: dict[str, int] = {}
    for position, event in enumerate(events):
        if event["eventType"] in _TURN_BEGINS:
            begins.setdefault(str(event.get("turnId")), position)
    return [(position, turn_id) for turn_id, position in begins.items()]


def _shown(line: bytes) -> str:
    return line.rstrip(b"\n")[:_SHOWN_BYTES].decode("utf-8", "replace")
