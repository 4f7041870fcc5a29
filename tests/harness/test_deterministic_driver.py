"""The deterministic driver against the recorded one; texts and content digests are each author's own."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import JsonValue, validate

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.contract import SessionOpening, TurnRequest
from paperclip_runner.harness.deterministic import INTERRUPT_MARK, DeterministicDriver, DeterministicSession
from tests.oracle import oracle_json

if TYPE_CHECKING:
    from collections.abc import Mapping

Members = dict[str, JsonValue]

OWN_TEXTS = frozenset({"summary", "description", "commandOrCheck", "digest", "fingerprint", "message"})


def recorded(name: str) -> JsonValue:
    return cast("Members", oracle_json("replay/conformance-kits.json"))[name]


def without_texts(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {name: without_texts(member) for name, member in value.items() if name not in OWN_TEXTS}
    if isinstance(value, list):
        return [without_texts(entry) for entry in value]
    return value


def same(value: JsonValue, recorded_value: JsonValue) -> bool:
    """Equal down to the order of members, texts apart."""
    return json.dumps(without_texts(value)) == json.dumps(without_texts(recorded_value))


async def opened(name: str) -> DeterministicSession:
    opening = SessionOpening(run_id=f"run_{name}", normalized_session_id=f"session_{name}", working_directory="/")
    return await DeterministicDriver().open_session(opening)


async def drained(session: DeterministicSession) -> list[JsonValue]:
    async with asyncio.timeout(5):
        return [event async for event in session.events()]


async def code_of(call: object) -> str:
    with pytest.raises(HarnessError) as caught:
        await cast("asyncio.Future[object]", call)
    return caught.value.code


def test_a_completed_turn_gives_the_recorded_events_snapshot_and_usage() -> None:
    async def play() -> None:
        session = await opened("a")
        turn = await session.start_turn(TurnRequest(text="go"))
        events = await drained(session)
        assert same(events, recorded("completeEvents"))
        assert {"turnId": turn.turn_id} == recorded("turn")
        assert same(await session.snapshot(), recorded("snapshot"))
        assert await session.usage() == recorded("usage")
        assert await session.read() == recorded("read")
        assert await session.reconcile() == recorded("reconcile")
        ids = session.ids()
        assert [ids.driver_session_id, ids.provider_session_id, ids.display_id] == list(
            cast("Members", recorded("ids")).values()
        )
        for event in events:
            assert validate("event", cast("Members", event)) == []
        assert await code_of(session.start_turn(TurnRequest(text="again"))) == "deterministic_turn_taken"
        assert await code_of(session.interrupt()) == "no_active_turn"
        await session.close(reason="done")
        assert await code_of(session.start_turn(TurnRequest(text="again"))) == "deterministic_session_closed"

    asyncio.run(play())


def test_an_interrupted_turn_gives_the_recorded_events_and_snapshots() -> None:
    async def play() -> None:
        session = await opened("i")
        assert await code_of(session.interrupt()) == "no_active_turn"
        await session.start_turn(TurnRequest(text=INTERRUPT_MARK))
        assert await session.usage() == recorded("midUsage")
        assert same(await session.snapshot(), recorded("midSnapshot"))
        assert await code_of(session.interrupt(turn_id="other")) == "stale_turn"
        await session.interrupt(reason="because")
        assert same(await drained(session), recorded("interruptEvents"))
        assert same(await session.snapshot(), recorded("interruptSnapshot"))

    asyncio.run(play())


def test_a_recovered_active_turn_is_settled_when_its_events_are_read() -> None:
    async def play() -> None:
        session = await opened("i")
        await session.start_turn(TurnRequest(text=INTERRUPT_MARK))
        recovery = await DeterministicDriver().recover_session(await session.snapshot())
        recovered = recovery.session
        assert isinstance(recovered, DeterministicSession)
        assert same(await drained(recovered), recorded("recoveredActiveEvents"))
        await recovered.interrupt(reason="late")
        transcript = await recovered.transcript()
        assert not transcript.complete
        assert transcript.omission_reason == "pre_recovery_events_not_reconstructed"
        assert transcript.event_count == len(transcript.events) == 3

    asyncio.run(play())


def test_a_recovered_active_turn_with_a_finished_result_succeeds() -> None:
    async def play() -> None:
        session = await opened("a")
        await session.start_turn(TurnRequest(text="go"))
        snapshot: Mapping[str, JsonValue] = {
            **await session.snapshot(),
            "activeTurnId": "turn_run_a",
            "terminalTurns": [],
            "lastSourceSequence": 5,
        }
        recovery = await DeterministicDriver().recover_session(snapshot)
        assert isinstance(recovery.session, DeterministicSession)
        events = cast("list[Members]", await drained(recovery.session))
        assert [event["eventType"] for event in events] == ["run.result.proposed", "turn.completed", "run.terminal"]
        assert [event["sourceSeq"] for event in events] == [6, 7, 8]

    asyncio.run(play())


def test_a_reader_gets_the_end_when_the_session_is_closed_in_the_middle_of_a_turn() -> None:
    async def play() -> None:
        session = await opened("i")
        reader = asyncio.ensure_future(drained(session))
        await session.start_turn(TurnRequest(text=INTERRUPT_MARK))
        await session.close(reason="enough")
        events = cast("list[Members]", await reader)
        assert [event["eventType"] for event in events][-2:] == ["turn.interrupted", "run.terminal"]
        await session.close(reason="again")

    asyncio.run(play())


@pytest.mark.parametrize(
    "snapshot",
    [
        {},
        {"driverKind": "other", "runId": "r", "normalizedSessionId": "s", "driverSessionId": "d"},
        {"driverKind": "paperclip-deterministic", "runId": "r", "normalizedSessionId": "s"},
        {"driverKind": "paperclip-deterministic", "runId": "", "normalizedSessionId": "s", "driverSessionId": "d"},
    ],
)
def test_a_foreign_or_incomplete_snapshot_is_not_recovered(snapshot: Members) -> None:
    recovery = asyncio.run(DeterministicDriver().recover_session(snapshot))
    assert not recovery.recovered
    assert recovery.reason


def test_configurations_get_the_recorded_verdicts() -> None:
    verdicts = cast("list[Members]", recorded("validateResults"))
    for config, verdict in zip(cast("list[JsonValue]", recorded("validate")), verdicts, strict=True):
        ours = DeterministicDriver().validate_config(config)
        assert ours.ok is verdict["ok"]
        issues = cast("list[Members]", verdict["issues"])
        assert [(issue.path, issue.code) for issue in ours.issues] == [(each["path"], each["code"]) for each in issues]
