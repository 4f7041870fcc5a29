"""Recorded sessions: written once, given again byte for byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.contract import HarnessDriver, HarnessSession, SessionOpening, TurnRequest
from paperclip_runner.harness.deterministic import DeterministicDriver
from paperclip_runner.testing.recorded_session import RecordedSession, RecordingError

Members = dict[str, JsonValue]
FindRecording = Callable[[str], RecordedSession]

OPENING = SessionOpening(run_id="run_lanterns", normalized_session_id="session_lanterns", working_directory="/")
RECORDING = "recordings/deterministic.jsonl"


async def run_events(session: HarnessSession) -> list[Members]:
    """The events up to the end of the run."""
    events: list[Members] = []
    async with asyncio.timeout(5):
        async for event in session.events():
            events.append(event)
            if event["eventType"] == "run.terminal":
                break
    return events


async def one_run(driver: HarnessDriver, opening: SessionOpening = OPENING) -> list[Members]:
    session = await driver.open_session(opening)
    try:
        await session.start_turn(TurnRequest(text="Light the lanterns."))
        return await run_events(session)
    finally:
        await session.close(reason="done")


def replayed(find: FindRecording) -> RecordedSession:
    """The recording, replayed whatever the option says."""
    return RecordedSession(find(RECORDING).path)


def refused(recording: RecordedSession, opening: SessionOpening = OPENING) -> RecordingError:
    with pytest.raises(RecordingError) as caught:
        asyncio.run(one_run(recording.driver(), opening))
    return caught.value


def test_a_session_is_replayed_or_recorded_as_the_option_says(recorded_session: FindRecording) -> None:
    recording = recorded_session(RECORDING)
    events = asyncio.run(one_run(recording.driver(DeterministicDriver)))
    assert events[-1]["eventType"] == "run.terminal"
    recording.check(events)


def test_a_driver_without_clock_or_chance_gives_the_recorded_bytes(recorded_session: FindRecording) -> None:
    recorded_session(RECORDING).check(asyncio.run(one_run(DeterministicDriver())))


def test_a_recording_made_now_is_the_recording_made_then(recorded_session: FindRecording, tmp_path: Path) -> None:
    fresh = RecordedSession(tmp_path / "new" / "run.jsonl", records=True)
    asyncio.run(one_run(fresh.driver(DeterministicDriver)))
    assert fresh.path.read_bytes() == recorded_session(RECORDING).path.read_bytes()


def test_events_are_written_down_before_they_are_given_on(recorded_session: FindRecording, tmp_path: Path) -> None:
    events = recorded_session(RECORDING).events()
    copy = RecordedSession(tmp_path / "copy.jsonl")
    for number, _ in enumerate(copy.write(iter(events)), 1):
        assert len(copy.lines()) == number

    async def again() -> list[Members]:
        session = await DeterministicDriver().open_session(OPENING)
        await session.start_turn(TurnRequest(text="Light the lanterns."))
        taken: list[Members] = []
        async for event in copy.record(session):
            taken.append(event)
            if event["eventType"] == "run.terminal":
                break
        await session.close(reason="done")
        return taken

    copy.check(asyncio.run(again()))


def test_a_turn_comes_when_it_is_started(recorded_session: FindRecording) -> None:
    async def main() -> None:
        session = await replayed(recorded_session).driver().open_session(OPENING)
        stream = session.events()
        first = await anext(stream)
        assert first["eventType"] not in ("turn.accepted", "turn.started")
        rest = asyncio.create_task(run_events(session))
        await asyncio.sleep(0)
        assert not rest.done()
        turn = await session.start_turn(TurnRequest(text="now"))
        assert any(event.get("turnId") == turn.turn_id for event in await rest)
        with pytest.raises(RecordingError) as caught:
            await session.start_turn(TurnRequest(text="again"))
        assert caught.value.code == "recording_ended"
        await session.interrupt(turn_id=turn.turn_id)
        transcript = await session.transcript()
        assert transcript.event_count == len(recorded_session(RECORDING).events())
        snapshot = await session.snapshot()
        assert snapshot["runId"] == "run_lanterns"
        with pytest.raises(HarnessError) as unsupported:
            await session.usage()
        assert unsupported.value.code == "capability_unavailable"
        await session.close(reason="done")
        assert [event async for event in session.events()] == []

    asyncio.run(main())


def test_a_difference_is_named_with_its_line(recorded_session: FindRecording) -> None:
    recording = recorded_session(RECORDING)
    events = recording.events()
    for changed in ([*events[:2], {**events[2], "priority": 2}, *events[3:]], events[:2]):
        with pytest.raises(RecordingError) as caught:
            recording.check(changed)
        assert caught.value.code == "recording_differs"
        assert caught.value.details == {"line": 3}


def test_another_run_is_not_in_the_recording(recorded_session: FindRecording) -> None:
    other = SessionOpening(run_id="run_other", normalized_session_id="session_lanterns", working_directory="/")
    assert refused(replayed(recorded_session), other).code == "recording_of_other_run"


def test_a_recording_that_is_not_there_says_how_to_make_one(tmp_path: Path) -> None:
    failure = refused(RecordedSession(tmp_path / "absent.jsonl"))
    assert failure.code == "recording_missing"
    assert "--paperclip-record" in str(failure)
    with pytest.raises(RecordingError) as caught:
        RecordedSession(tmp_path / "absent.jsonl", records=True).driver()
    assert caught.value.code == "recording_missing"


def test_what_is_no_exact_recording_is_refused(recorded_session: FindRecording, tmp_path: Path) -> None:
    lines = recorded_session(RECORDING).lines()
    pretty = json.dumps(json.loads(lines[0])).encode() + b"\n"
    damaged = {
        "cut": lines[0].rstrip(b"\n"),
        "no json": b"lantern\n",
        "no event": b"{}\n",
        "pretty": pretty,
        "carriage return": lines[0].replace(b"\n", b"\r\n"),
        "empty": b"",
    }
    for name, content in damaged.items():
        path = tmp_path / f"{name}.jsonl"
        path.write_bytes(content)
        assert refused(RecordedSession(path)).code == "recording_invalid", name
