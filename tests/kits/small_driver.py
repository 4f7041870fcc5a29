"""A harness driver as a user would write it: small, without a provider, and conforming."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paperclip_protocol import Issue, JsonValue
from paperclip_protocol.runner import HarnessTranscript

from paperclip_runner.harness.contract import (
    ConfigVerdict,
    DriverCapabilities,
    DriverDescriptor,
    HarnessDriver,
    HarnessSession,
    SessionIds,
    SessionOpening,
    SessionRecovery,
    TurnRequest,
    TurnStart,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

Members = dict[str, JsonValue]
CLAIM: Members = {"contractRevision": "r1", "objectiveSatisfied": True, "criteria": [], "remainingWork": []}
RESULT: Members = {"schema": "paperclip.run_result.v1", "reportedWorkDisposition": "done", "summary": "Said hello.",
    "completionClaim": CLAIM, "evidence": [], "verification": [], "attentionRequests": [], "artifacts": []}  # fmt: skip


class SmallSession(HarnessSession):
    def __init__(self, run: str, session: str) -> None:
        self.run, self.session, self.said = run, session, list[Members]()

    def say(self, kind: str, payload: Members) -> None:
        number = len(self.said) + 1
        self.said.append({"schema": "paperclip.prp.event.v1", "sourceEventId": f"{self.run}:{number}",
            "sourceSeq": number, "sourceInstanceId": "small", "sourceKind": "runner", "runId": self.run,
            "normalizedSessionId": self.session, "turnId": "turn_1", "eventType": kind, "schemaVersion": 1,
            "priority": 1, "emittedAt": "2026-01-01T00:00:00.000Z", "payload": payload})  # fmt: skip

    def end(self, turn: str, run: str, word: str) -> None:
        self.say(f"turn.{turn}", {})
        self.say("run.terminal", {"schema": "paperclip.prp.terminal.v1", "turnTerminalState": turn,
            "runTerminalState": run, "reportedWorkDisposition": word})  # fmt: skip

    def ids(self) -> SessionIds:
        return SessionIds(driver_session_id=self.session, provider_session_id=None)

    async def events(self) -> AsyncIterator[Members]:
        for event in self.said:
            yield event

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        self.say("turn.started", {})
        if "[conformance:interrupt]" not in request.text:
            self.say("mcp_app.tool_input", {})
            self.say("mcp_app.tool_result", {})
            self.say("run.result.proposed", RESULT)
            self.end("completed", "succeeded", "done")
        return TurnStart(turn_id="turn_1")

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        self.end("interrupted", "cancelled", "yielded")

    async def usage(self) -> Members:
        return {"totalTokens": 0}

    async def transcript(self) -> HarnessTranscript:
        return HarnessTranscript(schema="paperclip-runner/harness-transcript/v1", complete=True,
            event_count=len(self.said), events=self.said, omission_reason=None)  # fmt: skip

    async def snapshot(self) -> Members:
        return {"driverSessionId": self.session, "runId": self.run, "normalizedSessionId": self.session,
            "semanticResult": {"result": RESULT, "fingerprint": "hello"}}  # fmt: skip

    async def close(self, *, reason: str, force: bool = False) -> None:
        return


class SmallDriver(HarnessDriver):
    def descriptor(self) -> DriverDescriptor:
        return DriverDescriptor(kind="small", display_name="Small", version="1", capabilities=DriverCapabilities(
            resume=True, typed_events=True, steering=False, interruption=True, structured_result=True, usage=True,
            unsupported=["steering", "runtimeRequestResolution", "goals", "threadLineage"]))  # fmt: skip

    def validate_config(self, config: JsonValue) -> ConfigVerdict:
        known = isinstance(config, dict) and config.get("scenario") != "unknown"
        issue = Issue(code="unknown", path="/scenario", keyword="config", message="there is no such scenario")
        return ConfigVerdict(config={}) if known else ConfigVerdict(config=None, issues=(issue,))

    async def open_session(self, opening: SessionOpening) -> SmallSession:
        return SmallSession(opening.run_id, opening.normalized_session_id)

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        run, session = cast("str", snapshot["runId"]), cast("str", snapshot["normalizedSessionId"])
        return SessionRecovery(session=SmallSession(run, session))
