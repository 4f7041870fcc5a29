"""The record of a finished local run, and the fixture and summary made from it (pure)."""

from __future__ import annotations

from typing import Final, cast

import msgspec
from paperclip_protocol import JsonValue
from paperclip_protocol.runner import CommandReceipt, LocalRunSummary, StreamDiagnostic

from paperclip_runner.harness.launch import ExitFact
from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.scenarios import LocalScenario
from paperclip_runner.replay import validate_fixture

__all__ = ["TRACE_SCHEMA", "LocalTrace", "event_line"]

TRACE_SCHEMA: Final = "paperclip.runner.local-runner.trace.v1"
"""Tag of the written trace."""

METADATA_SCHEMA: Final = "paperclip.runner.local-runner.metadata.v1"
"""Tag of the metadata inside it."""

_Members = dict[str, JsonValue]


class LocalTrace(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was said in a run that ended as it should."""

    scenario: LocalScenario
    commands: list[dict[str, JsonValue]]
    receipts: list[CommandReceipt]
    events: list[dict[str, JsonValue]]
    diagnostics: list[StreamDiagnostic]
    runner_exit: ExitFact

    @property
    def requests(self) -> list[JsonValue]:
        """The requests of the run, in order."""
        return [_payload(event).get("request") for event in self._of_type("runtime_request.created")]

    @property
    def result(self) -> JsonValue:
        """The first proposed result, or None."""
        proposals = self._of_type("run.result.proposed")
        return proposals[0]["payload"] if proposals else None

    @property
    def harness_exit(self) -> JsonValue:
        """How the harness ended, or None when the runner did not say."""
        ends = self._of_type("harness.exited")
        return _payload(ends[-1]).get("processExit") if ends else None

    def to_wire(self) -> _Members:
        """The trace as one JSON object."""
        return {
            "schema": TRACE_SCHEMA,
            "metadata": {
                "schema": METADATA_SCHEMA,
                "fixtureName": self.scenario.fixture_name,
                "identity": self.scenario.identity(),
                "capabilities": self.scenario.capabilities(),
            },
            "commands": [dict(command) for command in self.commands],
            "commandReceipts": cast("list[JsonValue]", msgspec.to_builtins(self.receipts)),
            "events": [dict(event) for event in self.events],
            "requests": self.requests,
            "result": self.result,
            "harnessProcessExit": self.harness_exit,
            "runnerProcessExit": self._runner_exit(),
            "runnerDiagnostics": cast("list[JsonValue]", msgspec.to_builtins(self.diagnostics)),
        }

    def to_fixture(self) -> _Members:
        """A scripted fixture that replays the run.

        Raises `LocalRunError` (`local_trace_incomplete`) when no result was proposed, and `ReplayError`
        (`fixture_invalid`).
        """
        if self.result is None:
            raise LocalRunError(
                "the run proposed no result, and a fixture needs one: keep the trace instead",
                code="local_trace_incomplete",
            )
        fixture: _Members = {
            "schema": "paperclip.prp.fixture.v1",
            "fixtureVersion": 1,
            "protocolVersion": 1,
            "name": self.scenario.fixture_name,
            "description": f"A local run of the scripted harness: {self.scenario.name}.",
            "identity": self.scenario.identity(),
            "capabilities": self.scenario.capabilities(),
            "commands": [dict(command) for command in self.commands],
            "events": [dict(event) for event in self.events],
            "requests": self.requests,
            "result": self.result,
            "processFacts": {"harness": self.harness_exit, "runner": self._runner_exit()},
        }
        return validate_fixture(fixture).require()

    def summary(self, *, output_path: str | None = None) -> LocalRunSummary:
        """The last line of the command that runs a script."""
        result = self.result
        return LocalRunSummary(
            schema="paperclip.runner.local-runner.summary.v1",
            scenario=self.scenario.name,
            event_count=len(self.events),
            terminal_count=len(self._of_type("run.terminal")),
            semantic_result=result.get("reportedWorkDisposition") if isinstance(result, dict) else None,
            harness_process_exit=self.harness_exit,
            runner_process_exit=self._runner_exit(),
            output_path=output_path,
        )

    def _runner_exit(self) -> _Members:
        return {"code": self.runner_exit.exit_code, "signal": self.runner_exit.signal}

    def _of_type(self, event_type: str) -> list[_Members]:
        return [event for event in self.events if event["eventType"] == event_type]


def event_line(event: dict[str, JsonValue]) -> str:
    """The line that a live run shows for an event."""
    return f"{event['sourceSeq']:>02} {event['eventType']}"


def _payload(event: _Members) -> _Members:
    payload = event["payload"]
    return payload if isinstance(payload, dict) else {}
