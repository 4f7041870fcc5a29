"""Native sessions over a driver in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import msgspec
import pytest
from paperclip_protocol import JsonValue, validate

from paperclip_runner.errors import HarnessError, PaperclipRunnerError
from paperclip_runner.harness.contract import (
    DriverCapabilities,
    DriverDescriptor,
    GoalRequest,
    HarnessDriver,
    HarnessSession,
    SessionIds,
    SessionOpening,
    SessionRecovery,
    TurnRequest,
    TurnStart,
)
from paperclip_runner.harness.deterministic import DeterministicDriver
from paperclip_runner.harness.driver_errors import NativeSessionError, SessionIntegrityError
from paperclip_runner.harness.native_recovery import (
    MAX_FINGERPRINT_BYTES,
    MAX_RESULT_DEPTH,
    MAX_RESULT_NODES,
    MAX_TERMINAL_TURNS,
    active_turn_id,
    read_cursor,
    refusal,
)
from paperclip_runner.harness.native_session import HarnessDriverBackend, NativeIdentity, NativeSession

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

Members = dict[str, JsonValue]

IDENTITY = NativeIdentity(
    run_id="run_a", session_id="session_a", company_id="company_a", issue_id="issue_a", agent_id="agent_a"
)
NOW = "2026-01-01T00:00:00.000Z"
RESULT: Members = {"reportedWorkDisposition": "needs_review"}
SNAPSHOT: Members = {
    "driverKind": "memory",
    "driverSessionId": "driver_a",
    "providerSessionId": "provider_a",
    "runId": "run_a",
    "normalizedSessionId": "session_a",
    "activeTurnId": "turn_a",
    "lastSourceSequence": 40,
    "semanticResult": None,
    "terminalTurns": [],
}


def event(number: int, event_type: str, payload: JsonValue = None, **changes: JsonValue) -> Members:
    return {
        "schema": "paperclip.prp.event.v1",
        "sourceEventId": f"source_a:run_a:{number}",
        "sourceSeq": number,
        "sourceInstanceId": "source_a",
        "sourceKind": "runner",
        "runId": "run_a",
        "normalizedSessionId": "session_a",
        "turnId": "turn_a",
        "eventType": event_type,
        "schemaVersion": 1,
        "priority": 1,
        "emittedAt": NOW,
        "payload": {} if payload is None else payload,
        **changes,
    }


def question(number: int, request_id: str) -> Members:
    questions: list[JsonValue] = [
        {"id": "q", "prompt": "Which?", "answerMode": "free_text", "required": True, "options": []}
    ]
    request: Members = {
        "schema": "paperclip.runtime_request.v2",
        "requestKind": "runtime",
        "requestId": request_id,
        "type": "input",
        "status": "pending",
        "prompt": "Which?",
        "input": {"schema": "paperclip.question_set.v1", "questions": questions},
        "origin": {"adapter": "memory-adapter"},
    }
    return event(number, "runtime_request.created", {"request": request}, itemId=f"item_{request_id}")


class MemorySession(HarnessSession):
    """Plays given events, then ends or fails."""

    def __init__(self, events: list[Members], *, failure: PaperclipRunnerError | None = None) -> None:
        self.played = events
        self.failure = failure
        self.provider_session_id: str | None = "provider_a"
        self.closed: list[bool] = []
        self.attached: list[str] = []
        self.stored: Members = dict(SNAPSHOT)
        self.close_failure: PaperclipRunnerError | None = None

    def ids(self) -> SessionIds:
        return SessionIds(driver_session_id="driver_a", provider_session_id=self.provider_session_id)

    async def events(self) -> AsyncIterator[Members]:
        for each in self.played:
            yield each
        if self.failure is not None:
            raise self.failure

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        return TurnStart(turn_id="turn_a")

    async def snapshot(self) -> Members:
        return self.stored

    async def close(self, *, reason: str, force: bool = False) -> None:
        self.closed.append(force)
        if self.close_failure is not None:
            raise self.close_failure

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        return


class AttachingSession(MemorySession):
    async def attach_run(self, run_id: str) -> None:
        self.attached.append(run_id)


class MemoryDriver(HarnessDriver):
    def __init__(self, session: MemorySession) -> None:
        self.session = session
        self.recoveries = 0

    def descriptor(self) -> DriverDescriptor:
        capabilities = DriverCapabilities(
            resume=True,
            typed_events=True,
            steering=False,
            interruption=True,
            structured_result=True,
            unsupported=["steering"],
        )
        return DriverDescriptor(kind="memory", display_name="Memory", version="1", capabilities=capabilities)

    async def open_session(self, opening: SessionOpening) -> MemorySession:
        return self.session

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        self.recoveries += 1
        return SessionRecovery(session=self.session)


def backend(driver: HarnessDriver) -> HarnessDriverBackend:
    return HarnessDriverBackend(driver, source_instance_id="source_a", now=lambda: NOW)


async def opened(session: MemorySession) -> NativeSession:
    return await backend(MemoryDriver(session)).open_session(IDENTITY, working_directory="/")


async def drained(session: NativeSession) -> list[Members]:
    async with asyncio.timeout(5):
        return [each async for each in session.events()]


def types(events: list[Members]) -> list[JsonValue]:
    return [each["eventType"] for each in events]


def test_a_turn_gives_its_result_once_it_has_ended() -> None:
    async def play() -> None:
        session = await opened(
            MemorySession(
                [event(1, "turn.started"), event(2, "run.result.proposed", RESULT), event(3, "turn.completed")]
            )
        )
        assert await session.result() is None
        await session.start_turn(TurnRequest(text="go"))
        await drained(session)
        result = await session.result()
        assert result is not None
        assert result.result == RESULT
        assert result.turn_id == "turn_a"
        assert result.terminal["reportedWorkDisposition"] == "needs_review"
        assert result.terminal["runTerminalState"] == "succeeded"

    asyncio.run(play())


def test_the_terminal_of_the_run_counts_more_than_that_of_the_turn() -> None:
    async def play() -> None:
        terminal: Members = {"turnTerminalState": "completed", "runTerminalState": "failed"}
        session = await opened(MemorySession([event(1, "turn.completed"), event(2, "run.terminal", terminal)]))
        await drained(session)
        assert session.terminal == terminal
        assert await session.result() is None

    asyncio.run(play())


def test_after_a_cancel_only_the_end_of_the_turn_is_passed_on() -> None:
    async def play() -> None:
        session = await opened(
            MemorySession(
                [
                    event(1, "item.completed", {"kind": "command"}),
                    event(2, "run.result.proposed", RESULT),
                    event(3, "item.completed", {"kind": "interrupt_acknowledgement"}),
                    event(4, "turn.interrupted"),
                    event(5, "run.terminal", {}),
                ]
            )
        )
        await session.cancel(reason="enough")
        assert [each["sourceSeq"] for each in await drained(session)] == [3, 4]
        assert await session.result() is None

    asyncio.run(play())


@pytest.mark.parametrize("failure", [None, HarnessError("gone", code="gone")])
def test_open_questions_of_a_lost_provider_are_expired_and_its_turn_interrupted(
    failure: PaperclipRunnerError | None,
) -> None:
    async def play() -> None:
        events = [
            event(1, "turn.started"),
            question(2, "first"),
            question(3, "second"),
            question(4, "answered"),
            event(5, "runtime_request.resolved", {"requestId": "answered"}),
        ]
        session = await opened(MemorySession(events, failure=failure))
        made = (await drained(session))[5:]
        assert types(made) == ["runtime_request.expired", "runtime_request.expired", "turn.interrupted"]
        assert [each["sourceSeq"] for each in made] == [41, 42, 43]
        assert made[0]["sourceEventId"] == "source_a:run_a:41"
        first = cast("Members", made[0]["payload"])
        assert list(first) == [
            "requestId",
            "turnId",
            "itemId",
            "requestKind",
            "reason",
            "replayAllowed",
            "requestType",
            "adapter",
            "request",
        ]
        assert (first["requestId"], first["adapter"]) == ("first", "memory-adapter")
        assert session.terminal is not None
        assert session.terminal["turnTerminalState"] == "interrupted"
        for each in made:
            assert each["priority"] == 0
            assert validate("event", each) == []

    asyncio.run(play())


def test_a_failure_without_open_questions_is_raised() -> None:
    async def play() -> None:
        session = await opened(MemorySession([event(1, "turn.started")], failure=HarnessError("gone", code="gone")))
        with pytest.raises(HarnessError) as caught:
            await drained(session)
        assert caught.value.code == "gone"
        assert session.terminal is None

    asyncio.run(play())


def test_a_broken_integrity_is_raised_by_every_later_call() -> None:
    async def play() -> None:
        failure = SessionIntegrityError("source_event_replay_conflict", "an event came twice, differently")
        session = await opened(MemorySession([question(1, "first")], failure=failure))
        for call in (drained(session), drained(session), session.snapshot(), session.result(), session.interrupt()):
            with pytest.raises(SessionIntegrityError) as caught:
                await call
            assert caught.value is failure
        assert failure.details["recovery"] == "operator_required"

    asyncio.run(play())


def test_a_session_without_a_provider_session_is_closed_and_refused() -> None:
    async def play() -> None:
        unnamed = MemorySession([])
        unnamed.provider_session_id = " "
        with pytest.raises(NativeSessionError) as caught:
            await opened(unnamed)
        assert caught.value.code == "provider_initialize_protocol_error"
        assert caught.value.details == {"provider": "memory", "stage": "session.open"}
        assert unnamed.closed == [True]
        with pytest.raises(NativeSessionError) as caught:
            await backend(DeterministicDriver()).open_session(IDENTITY, working_directory="/")
        assert caught.value.code == "provider_initialize_protocol_error"

    asyncio.run(play())


def test_operations_that_the_driver_does_not_offer_have_their_codes() -> None:
    async def play() -> None:
        session = await opened(MemorySession([]))

        async def code_of(call: object) -> str:
            with pytest.raises(HarnessError) as caught:
                await cast("asyncio.Future[object]", call)
            return caught.value.code

        assert await code_of(session.steer(turn_id="t", text="x")) == "capability_unavailable"
        resolution = session.resolve_runtime_request(request_id="r", turn_id="t", resolution={})
        assert await code_of(resolution) == "native_runtime_request_resolution_unavailable"
        assert await code_of(session.goal(GoalRequest(action="get"))) == "native_session_goal_unavailable"
        assert await code_of(session.attach_run(IDENTITY)) == "native_session_multi_run_unavailable"
        with pytest.raises(NativeSessionError) as caught:
            session.hand_off_runtime_request(request_id="r", turn_id="t")
        assert caught.value.code == "native_runtime_request_handoff_unavailable"

    asyncio.run(play())


def test_a_run_is_attached_only_for_the_same_work() -> None:
    async def play() -> None:
        memory = AttachingSession([event(1, "run.result.proposed", RESULT), event(2, "turn.completed")])
        session = await opened(memory)
        await drained(session)
        for change in ({"session_id": "x"}, {"company_id": "x"}, {"issue_id": "x"}, {"agent_id": "x"}):
            other = msgspec.structs.replace(IDENTITY, run_id="run_b", **change)
            with pytest.raises(NativeSessionError) as caught:
                await session.attach_run(other)
            assert caught.value.code == "native_session_attach_binding_mismatch"
        next_run = msgspec.structs.replace(IDENTITY, run_id="run_b")
        await session.attach_run(next_run)
        assert memory.attached == ["run_b"]
        assert session.identity == next_run
        assert session.terminal is None
        assert await session.result() is None

    asyncio.run(play())


def test_a_close_that_fails_says_so() -> None:
    async def play() -> None:
        memory = MemorySession([])
        memory.close_failure = HarnessError("stuck", code="stuck")
        session = await opened(memory)
        with pytest.raises(NativeSessionError) as caught:
            await session.close(reason="done")
        assert caught.value.code == "native_session_close_unrecoverable"

    asyncio.run(play())


def test_a_recovered_session_goes_on_with_what_its_snapshot_says() -> None:
    async def play() -> None:
        memory = MemorySession([event(41, "turn.completed")])
        stored: Members = {"result": RESULT, "fingerprint": "f", "turnId": "turn_a"}
        snapshot: Members = {**SNAPSHOT, "semanticResult": stored}
        recovery = await backend(MemoryDriver(memory)).recover_session(IDENTITY, snapshot, cursor="40")
        session = recovery.session
        assert session is not None
        await drained(session)
        result = await session.result()
        assert result is not None
        assert (result.result, result.turn_id) == (RESULT, "turn_a")
        assert session.cursor == "41"

    asyncio.run(play())


def test_a_cursor_that_is_none_is_a_reason_not_to_recover() -> None:
    driver = MemoryDriver(MemorySession([]))
    recovery = asyncio.run(backend(driver).recover_session(IDENTITY, SNAPSHOT, cursor="4O"))
    assert recovery.session is None
    assert driver.recoveries == 0


def deep(levels: int) -> JsonValue:
    value: JsonValue = None
    for _ in range(levels):
        value = [value]
    return value


def turns(count: int, fingerprint: str = "f") -> list[JsonValue]:
    return [{"turnId": f"turn_{number}", "fingerprint": fingerprint} for number in range(count)]


@pytest.mark.parametrize(
    "change",
    [
        {"runId": "run_b"},
        {"normalizedSessionId": "session_b"},
        {"driverSessionId": " "},
        {"providerSessionId": None},
        {"lastSourceSequence": -1},
        {"lastSourceSequence": True},
        {"lastSourceSequence": 2**53},
        {"terminalTurns": {}},
        {"terminalTurns": [{"turnId": "t"}]},
        {"terminalTurns": turns(MAX_TERMINAL_TURNS + 1)},
        {"terminalTurns": turns(1, "é" * (MAX_FINGERPRINT_BYTES // 2 + 1))},
        {"terminalTurns": turns(33, "f" * MAX_FINGERPRINT_BYTES)},
        {"semanticResult": []},
        {"semanticResult": {"result": deep(MAX_RESULT_DEPTH)}},
        {"semanticResult": {"result": [None] * MAX_RESULT_NODES}},
        {"semanticResult": {"result": "x" * 8_388_608}},
    ],
)
def test_a_snapshot_beyond_the_bounds_is_refused_before_the_driver_is_called(change: Members) -> None:
    driver = MemoryDriver(MemorySession([]))
    recovery = asyncio.run(backend(driver).recover_session(IDENTITY, {**SNAPSHOT, **change}))
    assert recovery.session is None
    assert recovery.reason
    assert driver.recoveries == 0


@pytest.mark.parametrize(
    "change",
    [
        {"terminalTurns": turns(MAX_TERMINAL_TURNS)},
        {"terminalTurns": turns(1, "f" * MAX_FINGERPRINT_BYTES)},
        {"semanticResult": {"result": deep(MAX_RESULT_DEPTH - 1)}},
        {"semanticResult": {"result": [None] * (MAX_RESULT_NODES - 1)}},
        {"semanticResult": {"result": "x" * 8_388_606}},
    ],
)
def test_a_snapshot_at_the_bounds_is_recovered(change: Members) -> None:
    assert refusal({**SNAPSHOT, **change}, run_id="run_a", session_id="session_a") is None


def test_only_an_absent_active_turn_is_made_up_for() -> None:
    result: Members = {"semanticResult": {"turnId": "turn_r"}, "terminalTurns": turns(2)}
    assert active_turn_id({**result, "activeTurnId": None}) is None
    assert active_turn_id({**result, "activeTurnId": "turn_a"}) == "turn_a"
    assert active_turn_id(result) == "turn_r"
    assert active_turn_id({"terminalTurns": turns(2)}) == "turn_1"
    assert active_turn_id({}) is None


@pytest.mark.parametrize(
    ("cursor", "number"),
    [("0", 0), ("9007199254740991", 2**53 - 1), ("9007199254740992", None), ("-1", None), ("1.0", None), ("", None),
     (1, None), (None, None), ("٣", None), ("9" * 5_000, None)],
)  # fmt: skip
def test_a_cursor_is_a_safe_integer_in_decimal_digits(cursor: JsonValue, number: int | None) -> None:
    assert read_cursor(cursor) == number
