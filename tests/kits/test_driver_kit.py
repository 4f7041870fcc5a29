"""The driver kit, on the deterministic driver, on a small driver, and on drivers with one fault."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import msgspec
import pytest
from paperclip_protocol import Issue, JsonValue, encode, validate
from paperclip_protocol.runner import HarnessTranscript

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.contract import (
    ConfigVerdict,
    DriverDescriptor,
    HarnessDriver,
    SessionOpening,
    SessionRecovery,
    TurnRequest,
    TurnStart,
)
from paperclip_runner.harness.deterministic import DeterministicDriver, DeterministicSession
from paperclip_runner.testing.driver_conformance import (
    DETERMINISTIC_FIXTURE,
    DriverConformanceError,
    check_driver,
    load_driver,
    read_driver_fixture,
)
from tests.kits.small_driver import SmallDriver
from tests.oracle import oracle_json

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

Members = dict[str, JsonValue]


def test_the_report_of_the_deterministic_driver_is_the_recorded_one() -> None:
    recorded = cast("dict[str, JsonValue]", oracle_json("replay/conformance-kits.json"))["harnessReport"]
    report = asyncio.run(check_driver(DeterministicDriver()))
    assert msgspec.json.decode(encode(report)) == recorded
    assert validate("driver-conformance-report", encode(report)) == []


def test_a_small_driver_passes() -> None:
    report = asyncio.run(check_driver(SmallDriver()))
    assert report.descriptor["kind"] == "small"
    assert report.event_count == 6


class FaultySession(DeterministicSession):
    fault = ""

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        if self.fault == "refusal":
            raise HarnessError("not today", code="not_today")
        if self.fault == "silence":
            await asyncio.Event().wait()
        return await super().start_turn(request)

    async def events(self) -> AsyncIterator[Members]:
        async for event in super().events():
            if self.fault == "eventValidation":
                event["priority"] = 9
            if self.fault == "semanticTools" and event["eventType"] == "mcp_app.tool_result":
                continue
            yield event

    async def snapshot(self) -> Members:
        snapshot = await super().snapshot()
        return {**snapshot, "semanticResult": None} if self.fault == "sessionLifecycle" else snapshot

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        if self.fault == "interruptAndCancel":
            await self.close(reason="wrong", force=True)
            return
        await super().interrupt(turn_id=turn_id, reason=reason)

    async def usage(self) -> Members | None:
        return None if self.fault == "usage" else await super().usage()

    async def transcript(self) -> HarnessTranscript:
        transcript = await super().transcript()
        if self.fault == "transcriptCompleteness":
            return msgspec.structs.replace(transcript, complete=False, omission_reason="lost")
        return transcript


class FaultyDriver(DeterministicDriver):
    """The deterministic driver with one fault, named after the check that finds it."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def descriptor(self) -> DriverDescriptor:
        descriptor = super().descriptor()
        capabilities = descriptor.capabilities
        if self.fault == "capabilityDescription":
            capabilities = msgspec.structs.replace(capabilities, usage=False)
        if self.fault == "unsupportedFeatures":
            capabilities = msgspec.structs.replace(capabilities, unsupported=[])
        return msgspec.structs.replace(descriptor, capabilities=capabilities)

    def validate_config(self, config: JsonValue) -> ConfigVerdict:
        if self.fault == "configValidation":
            return ConfigVerdict(config=None, issues=(Issue(code="no", path="/", keyword="config", message="no"),))
        return super().validate_config(config)

    async def open_session(self, opening: SessionOpening) -> DeterministicSession:
        session = FaultySession(run_id=opening.run_id, normalized_session_id=opening.normalized_session_id)
        session.fault = self.fault
        session.begin()
        return session

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        if self.fault == "sessionRecovery":
            return SessionRecovery(reason="lost")
        return await super().recover_session(snapshot)


def fails(driver: HarnessDriver, step_seconds: float = 5.0) -> DriverConformanceError:
    with pytest.raises(DriverConformanceError) as caught:
        asyncio.run(check_driver(driver, step_seconds=step_seconds))
    assert caught.value.code == "driver_not_conformant"
    return caught.value


@pytest.mark.parametrize(
    "fault",
    [
        "capabilityDescription",
        "unsupportedFeatures",
        "configValidation",
        "sessionLifecycle",
        "eventValidation",
        "semanticTools",
        "usage",
        "transcriptCompleteness",
        "sessionRecovery",
        "interruptAndCancel",
    ],
)
def test_the_check_that_a_driver_fails_is_named(fault: str) -> None:
    failure = fails(FaultyDriver(fault))
    assert failure.check == fault
    assert failure.details["check"] == fault


def test_what_the_driver_raises_is_the_cause() -> None:
    failure = fails(FaultyDriver("refusal"))
    assert failure.check == "sessionLifecycle"
    assert isinstance(failure.__cause__, HarnessError)
    assert failure.__cause__.code == "not_today"


def test_a_driver_that_does_not_answer_fails_in_bounded_time() -> None:
    failure = fails(FaultyDriver("silence"), step_seconds=0.01)
    assert isinstance(failure.__cause__, TimeoutError)


def test_a_fixture_is_read_from_its_text() -> None:
    assert read_driver_fixture(encode(DETERMINISTIC_FIXTURE)) == DETERMINISTIC_FIXTURE


@pytest.mark.parametrize("text", [b"{", b"{}", b'{"schema":"paperclip-runner/harness-driver-conformance-fixture/v2"}'])
def test_a_fixture_that_breaks_its_schema_is_refused(text: bytes) -> None:
    with pytest.raises(HarnessError) as caught:
        read_driver_fixture(text)
    assert caught.value.code == "driver_fixture_invalid"


def test_a_driver_is_found_by_its_reference() -> None:
    driver = load_driver("tests.kits.small_driver:SmallDriver")
    assert asyncio.run(check_driver(driver)).descriptor["kind"] == "small"


@pytest.mark.parametrize(
    "reference",
    [
        "",
        "tests.kits.small_driver",
        ":SmallDriver",
        "tests.kits.no_such_module:SmallDriver",
        "tests.kits.small_driver:Absent",
        "tests.kits.small_driver:SmallSession",
        "tests.kits.small_driver:dict",
        "builtins:dict",
    ],
)
def test_a_reference_without_a_driver_is_refused(reference: str) -> None:
    with pytest.raises(HarnessError) as caught:
        load_driver(reference)
    assert caught.value.code == "driver_reference_invalid"
