"""The conformance kit of harness drivers: what every driver must do, check by check.

Source: local runner specification, section 7.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING, Final, NoReturn, cast

import msgspec
from paperclip_protocol import ContractError, MalformedError, decode
from paperclip_protocol.runner import (
    DriverConformanceFixture,
    DriverConformanceReport,
    DriverConformanceReportChecks,
)

from paperclip_runner.errors import HarnessError, PaperclipRunnerError
from paperclip_runner.harness.contract import SessionOpening, TurnRequest
from paperclip_runner.replay import validate_event

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.harness.contract import DriverDescriptor, HarnessDriver, HarnessSession

__all__ = [
    "CHECKS",
    "DETERMINISTIC_FIXTURE",
    "STEP_SECONDS",
    "DriverConformanceError",
    "check_driver",
    "load_driver",
    "read_driver_fixture",
]

STEP_SECONDS = 30.0
"""How long the events of one turn, or one call of the driver, may take, in seconds."""

CHECKS: Final = (
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
)
"""Every check, in the order in which they are begun."""

_TOOL_INPUTS: Final = frozenset({"mcp_app.tool_input", "semantic_tool.input"})
_TOOL_RESULTS: Final = frozenset({"mcp_app.tool_result", "semantic_tool.result"})

_Members = dict[str, "JsonValue"]

DETERMINISTIC_FIXTURE: Final = DriverConformanceFixture(
    schema="paperclip-runner/harness-driver-conformance-fixture/v1",
    valid_config={
        "schema": "paperclip-runner/deterministic-harness-driver-config/v1",
        "scenario": "semantic-tool-success",
    },
    invalid_config={"schema": "paperclip-runner/deterministic-harness-driver-config/v1", "scenario": "unknown"},
    completion_message="Finish the task.",
    interrupt_message="[conformance:interrupt]",
    required_capabilities=["resume", "typedEvents", "interruption", "structuredResult", "usage"],
    unsupported_features=["steering", "runtimeRequestResolution", "goals", "threadLineage"],
)
"""What the deterministic driver is asked; a fixture for another driver differs in its configurations and messages."""


class DriverConformanceError(HarnessError):
    """The driver does not conform. `check` is the member of the report's `checks` that it fails, `promise` what it does
    not keep, `passed` the checks that were over by then.
    """

    default_code = "driver_not_conformant"

    check: str
    promise: str
    passed: tuple[str, ...]

    def __init__(self, check: str, promise: str, *, passed: tuple[str, ...] = ()) -> None:
        super().__init__(
            f"the driver does not conform ({check}): {promise}", details={"check": check, "promise": promise}
        )
        self.check = check
        self.promise = promise
        self.passed = passed


def read_driver_fixture(data: bytes) -> DriverConformanceFixture:
    """A fixture from its JSON text; raises `HarnessError` (`driver_fixture_invalid`)."""
    try:
        return decode("driver-conformance-fixture", data)
    except (ContractError, MalformedError) as cause:
        raise HarnessError(f"the fixture cannot be used: {cause}", code="driver_fixture_invalid") from cause


def load_driver(reference: str) -> HarnessDriver:
    """The driver that `MODULE:FACTORY` makes; the factory is called without arguments.

    Raises `HarnessError` (`driver_reference_invalid`); what the module or the factory raises is the cause.
    """
    module_name, _, factory_name = reference.partition(":")
    if not module_name or not factory_name:
        raise _unusable(reference, "it must have the form MODULE:FACTORY")
    try:
        driver: object = getattr(import_module(module_name), factory_name)()
    except Exception as cause:
        raise _unusable(reference, f"{type(cause).__name__}: {cause}") from cause
    if not all(callable(getattr(driver, name, None)) for name in ("descriptor", "open_session", "recover_session")):
        raise _unusable(reference, f"it made {type(driver).__name__}, which is no harness driver")
    return cast("HarnessDriver", driver)


async def check_driver(
    driver: HarnessDriver,
    fixture: DriverConformanceFixture = DETERMINISTIC_FIXTURE,
    *,
    working_directory: str = "/",
    step_seconds: float = STEP_SECONDS,
) -> DriverConformanceReport:
    """Runs every check; the report of a driver that passes.

    Raises `DriverConformanceError` (`driver_not_conformant`) for the first check that fails. What the driver itself
    raises is the cause of that error.
    """
    kit = _Kit(driver, fixture, working_directory, step_seconds)
    try:
        return await kit.run()
    except DriverConformanceError:
        raise
    except TimeoutError as cause:
        raise kit.failure(f"it takes no longer than {step_seconds:g} s") from cause
    except PaperclipRunnerError as cause:
        raise kit.failure(f"nothing is refused here ({cause.code}: {cause.message})") from cause
    except Exception as cause:
        raise kit.failure(f"nothing is raised here ({type(cause).__name__}: {cause})") from cause


class _Kit:
    def __init__(
        self, driver: HarnessDriver, fixture: DriverConformanceFixture, working_directory: str, step_seconds: float
    ) -> None:
        self._driver = driver
        self._fixture = fixture
        self._working_directory = working_directory
        self._step_seconds = step_seconds
        self.check = "capabilityDescription"
        self._passed: list[str] = []

    def failure(self, promise: str) -> DriverConformanceError:
        """The error for a promise that the driver does not keep in the check of now."""
        return DriverConformanceError(self.check, promise, passed=tuple(self._passed))

    async def run(self) -> DriverConformanceReport:
        descriptor = self._describe()
        self._pass("capabilityDescription", "unsupportedFeatures")
        self._validate_configs()
        self._pass("configValidation")
        session = await self._open("a")
        try:
            events = await self._complete(session)
            self._pass("sessionLifecycle", "eventValidation")
            calls = self._count_calls(events)
            self._pass("semanticTools")
            usage = await self._usage(session)
            self._pass("usage")
            await self._transcript(session, len(events))
            self._pass("transcriptCompleteness")
            await self._recover(session)
            self._pass("sessionRecovery")
        finally:
            await session.close(reason="conformance check ended")
        await self._interrupt()
        return DriverConformanceReport(
            schema="paperclip-runner/harness-driver-conformance-report/v1",
            contract_version=1,
            descriptor=msgspec.to_builtins(descriptor),
            checks=DriverConformanceReportChecks(
                capability_description=True,
                config_validation=True,
                session_lifecycle=True,
                session_recovery=True,
                semantic_tools=True,
                event_validation=True,
                interrupt_and_cancel=True,
                usage=True,
                transcript_completeness=True,
                unsupported_features=True,
            ),
            event_count=len(events),
            semantic_tool_call_count=calls,
            usage=usage,
        )

    def _describe(self) -> DriverDescriptor:
        descriptor = self._driver.descriptor()
        for name in ("kind", "display_name", "version"):
            self._expect(bool(getattr(descriptor, name)), f"the descriptor has a {name.replace('_', ' ')}")
        flags: _Members = msgspec.to_builtins(descriptor.capabilities)
        for name in self._fixture.required_capabilities:
            self._expect(flags.get(name) is True, f"the capability {name} is true")
        self.check = "unsupportedFeatures"
        for name in self._fixture.unsupported_features:
            self._expect(name in descriptor.capabilities.unsupported, f"{name} is listed as unsupported")
        return descriptor

    def _validate_configs(self) -> None:
        self.check = "configValidation"
        self._expect(self._driver.validate_config(self._fixture.valid_config).ok, "the valid configuration is accepted")
        verdict = self._driver.validate_config(self._fixture.invalid_config)
        self._expect(not verdict.ok and bool(verdict.issues), "the invalid configuration is refused with an issue")

    async def _open(self, name: str) -> HarnessSession:
        self.check = "sessionLifecycle"
        opening = SessionOpening(
            run_id=f"run_conformance_{name}",
            normalized_session_id=f"session_conformance_{name}",
            working_directory=self._working_directory,
        )
        async with asyncio.timeout(self._step_seconds):
            return await self._driver.open_session(opening)

    async def _complete(self, session: HarnessSession) -> list[_Members]:
        async with asyncio.timeout(self._step_seconds):
            await session.start_turn(TurnRequest(text=self._fixture.completion_message))
        events = await self._drain(session)
        snapshot = await session.snapshot()
        self._expect(snapshot.get("semanticResult") is not None, "the snapshot of a completed turn has a result")
        return events

    async def _drain(self, session: HarnessSession) -> list[_Members]:
        """Every event up to the end of the stream or of the run."""
        lifecycle = self.check
        self.check = "eventValidation"
        events: list[_Members] = []
        async with asyncio.timeout(self._step_seconds):
            async for event in session.events():
                issues = validate_event(event)
                if issues:
                    self._fail(f"event {len(events) + 1} keeps the contract ({issues[0].path}: {issues[0].message})")
                events.append(event)
                if event["eventType"] == "run.terminal":
                    break
        self.check = lifecycle
        return events

    def _count_calls(self, events: list[_Members]) -> int:
        self.check = "semanticTools"
        inputs = sum(event["eventType"] in _TOOL_INPUTS for event in events)
        results = sum(event["eventType"] in _TOOL_RESULTS for event in events)
        self._expect(inputs > 0, "the completed turn calls a semantic tool")
        self._expect(inputs == results, "every semantic tool call has a result")
        return inputs

    async def _usage(self, session: HarnessSession) -> _Members:
        self.check = "usage"
        usage = await session.usage()
        if usage is None:
            self._fail("usage is reported after a turn")
        return usage

    async def _transcript(self, session: HarnessSession, event_count: int) -> None:
        self.check = "transcriptCompleteness"
        transcript = await session.transcript()
        self._expect(transcript.complete and transcript.omission_reason is None, "the transcript is complete")
        self._expect(transcript.event_count == event_count, "the transcript holds every event")

    async def _recover(self, session: HarnessSession) -> None:
        self.check = "sessionRecovery"
        before = await session.snapshot()
        async with asyncio.timeout(self._step_seconds):
            recovery = await self._driver.recover_session(before)
        if recovery.session is None:
            self._fail(f"a snapshot is recovered ({recovery.reason})")
        try:
            after = await recovery.session.snapshot()
        finally:
            await recovery.session.close(reason="conformance check ended")
        for name in ("driverSessionId", "runId", "normalizedSessionId"):
            self._expect(after.get(name) == before.get(name), f"a recovered session keeps its {name}")
        self._expect(_fingerprint(after) == _fingerprint(before), "a recovered session keeps its result")

    async def _interrupt(self) -> None:
        session = await self._open("b")
        self.check = "interruptAndCancel"
        try:
            async with asyncio.timeout(self._step_seconds):
                turn = await session.start_turn(TurnRequest(text=self._fixture.interrupt_message))
                await session.interrupt(turn_id=turn.turn_id, reason="conformance interrupt")
            events = await self._drain(session)
            types = [event["eventType"] for event in events]
            self._expect("turn.interrupted" in types, "an interrupt ends the turn as interrupted")
            cancelled = any(
                event["eventType"] == "run.terminal" and _member(event["payload"], "runTerminalState") == "cancelled"
                for event in events
            )
            self._expect(cancelled, "an interrupt ends the run as cancelled")
        finally:
            await session.close(reason="conformance check ended", force=True)

    def _expect(self, kept: bool, promise: str) -> None:
        if not kept:
            self._fail(promise)

    def _fail(self, promise: str) -> NoReturn:
        raise self.failure(promise)

    def _pass(self, *checks: str) -> None:
        self._passed += checks


def _unusable(reference: str, why: str) -> HarnessError:
    return HarnessError(f"there is no driver at {reference!r}: {why}", code="driver_reference_invalid")


def _fingerprint(snapshot: _Members) -> JsonValue:
    return _member(snapshot.get("semanticResult"), "fingerprint")


def _member(value: JsonValue, name: str) -> JsonValue:
    return value.get(name) if isinstance(value, dict) else None
