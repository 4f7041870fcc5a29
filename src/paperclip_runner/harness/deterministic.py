"""A driver without a provider: every session plays the same turn, with the same ids and times.

Source: local runner specification, section 7.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, cast

import msgspec
from paperclip_protocol import Issue
from paperclip_protocol.prp_v1 import SemanticToolCorrelation
from paperclip_protocol.runner import HarnessTranscript

from paperclip_runner.actions.receipts import input_receipt, result_receipt
from paperclip_runner.canonical import json_text, semantic_digest
from paperclip_runner.errors import HarnessError
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
from paperclip_runner.harness.driver_errors import HarnessStaleTurnError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from paperclip_protocol import JsonValue

__all__ = ["CONFIG_SCHEMA", "INTERRUPT_MARK", "SCENARIO", "DeterministicDriver", "DeterministicSession"]

CONFIG_SCHEMA: Final = "paperclip-runner/deterministic-harness-driver-config/v1"
"""Tag of the configuration."""

SCENARIO: Final = "semantic-tool-success"
"""The only scenario there is."""

INTERRUPT_MARK: Final = "[conformance:interrupt]"
"""A message that contains this starts a turn that waits to be interrupted."""

_KIND: Final = "paperclip-deterministic"
_CONTRACT_REVISION: Final = "harness-driver-conformance-v1"
_URGENT: Final = frozenset({"run.terminal", "run.result.proposed"})
_EPOCH: Final = datetime(2026, 8, 11, 12, tzinfo=UTC)
"""Time of event 0; every event is one second later than the one before."""

_INPUT_TOKENS: Final = 12
_OUTPUT_TOKENS: Final = 8

_Members = dict[str, "JsonValue"]

_DESCRIPTOR: Final = DriverDescriptor(
    kind=_KIND,
    display_name="Paperclip deterministic harness driver",
    version="1.0.0",
    protocol_version="prp.v1",
    capabilities=DriverCapabilities(
        resume=True,
        typed_events=True,
        steering=False,
        interruption=True,
        structured_result=True,
        read=True,
        reconciliation=True,
        usage=True,
        dynamic_tools=True,
        runtime_request_resolution=False,
        goals=False,
        thread_lineage=False,
        unsupported=["steering", "runtimeRequestResolution", "goals", "threadLineage"],
    ),
)


class DeterministicDriver(HarnessDriver):
    """Opens sessions that need nothing: no process, no clock, no randomness."""

    def descriptor(self) -> DriverDescriptor:
        """Always the same."""
        return _DESCRIPTOR

    def validate_config(self, config: JsonValue) -> ConfigVerdict:
        """Reports the first fault; schemas/runner/deterministic-driver-config.schema.json."""
        if not isinstance(config, dict):
            return _refused("/", "type", "the configuration must be an object")
        if config.get("schema") != CONFIG_SCHEMA:
            return _refused("/schema", "unsupported_schema", f"the schema must be {CONFIG_SCHEMA}")
        if config.get("scenario") != SCENARIO:
            return _refused("/scenario", "unsupported_scenario", f"the scenario must be {SCENARIO}")
        return ConfigVerdict(config=dict(config))

    async def open_session(self, opening: SessionOpening) -> DeterministicSession:
        """A new session; its first event is `session.started`."""
        session = DeterministicSession(run_id=opening.run_id, normalized_session_id=opening.normalized_session_id)
        session.begin()
        return session

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        """The session of a snapshot that this driver made."""
        if snapshot.get("driverKind") != _KIND:
            return SessionRecovery(reason="the snapshot does not belong to the deterministic driver")
        names = ("runId", "normalizedSessionId", "driverSessionId")
        if any(not isinstance(snapshot.get(name), str) or not snapshot.get(name) for name in names):
            return SessionRecovery(reason="the snapshot lacks identities")
        session = DeterministicSession(
            run_id=cast("str", snapshot["runId"]),
            normalized_session_id=cast("str", snapshot["normalizedSessionId"]),
            driver_session_id=cast("str", snapshot["driverSessionId"]),
        )
        session.restore(snapshot)
        return SessionRecovery(session=session)


class DeterministicSession(HarnessSession):
    """One session with at most one turn."""

    def __init__(self, *, run_id: str, normalized_session_id: str, driver_session_id: str | None = None) -> None:
        self._run_id = run_id
        self._session_id = normalized_session_id
        self._driver_session_id = driver_session_id or f"driver_{normalized_session_id}"
        self._turn_id = f"turn_{run_id}"
        self._sequence = 0
        self._events: list[_Members] = []
        self._turn_taken = False
        self._active = False
        self._closed = False
        self._recovered = False
        self._unsettled = False
        self._result: _Members | None = None
        self._terminal = False
        self._changed = asyncio.Event()

    def begin(self) -> None:
        """Makes the first event of a new session."""
        self._emit("session.started", {}, turn=False)

    def restore(self, snapshot: Mapping[str, JsonValue]) -> None:
        """Takes over what a snapshot says; numbering goes on."""
        self._recovered = True
        sequence = snapshot.get("lastSourceSequence")
        self._sequence = sequence if isinstance(sequence, int) and sequence > 0 else 0
        stored = snapshot.get("semanticResult")
        result = stored.get("result") if isinstance(stored, dict) else None
        self._result = result if isinstance(result, dict) else None
        self._terminal = bool(snapshot.get("terminalTurns"))
        self._active = snapshot.get("activeTurnId") is not None and not self._terminal
        self._unsettled = self._active
        self._turn_taken = self._active or self._terminal

    def ids(self) -> SessionIds:
        """Derived from the session; there is no provider session."""
        return SessionIds(
            driver_session_id=self._driver_session_id, provider_session_id=None, display_id=self._session_id
        )

    async def events(self) -> AsyncIterator[_Members]:
        """Every event from the first on; ends after `run.terminal` or `close`."""
        if self._unsettled:
            self._settle_recovered()
        position = 0
        while True:
            while position < len(self._events):
                yield dict(self._events[position])
                position += 1
            if self._terminal or self._closed:
                return
            self._changed.clear()
            await self._changed.wait()

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        """Plays the turn to its end, or up to the point where it waits for an interrupt."""
        if self._closed:
            raise HarnessError("the deterministic session is closed", code="deterministic_session_closed")
        if self._turn_taken:
            raise HarnessError("the deterministic session accepts one turn", code="deterministic_turn_taken")
        self._turn_taken = True
        self._active = True
        self._emit("turn.started", {"message": request.text})
        if INTERRUPT_MARK not in request.text:
            self._complete()
        return TurnStart(turn_id=self._turn_id)

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        """Ends the waiting turn with a yielded result."""
        if not self._active:
            if self._recovered and self._terminal:
                return
            raise HarnessError("there is no active turn to interrupt", code="no_active_turn")
        if turn_id is not None and turn_id != self._turn_id:
            raise HarnessStaleTurnError(turn_id, self._turn_id)
        self._interrupt("interrupted" if reason is None else reason)

    async def read(self) -> JsonValue:
        """What a provider would know."""
        return {"scenario": SCENARIO, "eventCount": len(self._events)}

    async def reconcile(self) -> JsonValue:
        """Nothing can differ."""
        return {"active": self._active, "closed": self._closed, "eventCount": len(self._events)}

    async def usage(self) -> _Members | None:
        """Input counts once a turn exists, output once a result does."""
        given = _INPUT_TOKENS if self._turn_taken else 0
        made = _OUTPUT_TOKENS if self._result is not None else 0
        return {
            "inputTokens": given,
            "outputTokens": made,
            "totalTokens": given + made,
            "requestCount": int(self._turn_taken),
            "cost": {"currency": "USD", "amountMicros": 0},
        }

    async def transcript(self) -> HarnessTranscript:
        """Every event since this object exists; of a recovered session the earlier ones are missing."""
        return HarnessTranscript(
            schema="paperclip-runner/harness-transcript/v1",
            complete=not self._recovered,
            event_count=len(self._events),
            events=[dict(event) for event in self._events],
            omission_reason="pre_recovery_events_not_reconstructed" if self._recovered else None,
        )

    async def snapshot(self) -> _Members:
        """The session as it is now."""
        result: JsonValue = None
        if self._result is not None:
            result = {"result": self._result, "fingerprint": json_text(self._result), "turnId": self._turn_id}
        terminal: JsonValue = {"turnId": self._turn_id, "fingerprint": f"terminal_{self._run_id}"}
        return {
            "driverKind": _KIND,
            "driverSessionId": self._driver_session_id,
            "providerSessionId": None,
            "runId": self._run_id,
            "normalizedSessionId": self._session_id,
            "activeTurnId": self._turn_id if self._active else None,
            "lastSourceSequence": self._sequence,
            "semanticResult": result,
            "terminalTurns": [terminal] if self._terminal else [],
        }

    async def close(self, *, reason: str, force: bool = False) -> None:
        """Interrupts an active turn and ends the event stream."""
        if self._closed:
            return
        if self._active and not force:
            self._interrupt(reason)
        self._active = False
        self._closed = True
        self._changed.set()

    def _complete(self) -> None:
        item_id = f"item_{self._run_id}"
        result = _done_result()
        given = input_receipt(
            operation_id="finish_task",
            call_id=f"call_{self._run_id}",
            correlation=SemanticToolCorrelation(
                run_id=self._run_id,
                normalized_session_id=self._session_id,
                turn_id=self._turn_id,
                item_id=item_id,
            ),
            idempotency_key=f"finish_{self._run_id}",
            content_digest=semantic_digest(result),
        )
        made = result_receipt(
            given,
            content_digest=semantic_digest({"code": "applied", "ok": True}),
            outcome="succeeded",
            code="applied",
            audit_receipt_id=f"audit_{self._run_id}",
        )
        self._emit("mcp_app.tool_input", {"semantic_tool": msgspec.to_builtins(given)}, item_id=item_id)
        self._emit("mcp_app.tool_result", {"semantic_tool": msgspec.to_builtins(made)}, item_id=item_id)
        self._propose(result)
        self._end("turn.completed", {}, _terminal("completed", "succeeded", "done"))

    def _interrupt(self, reason: str) -> None:
        self._propose(_yielded_result(self._run_id, reason))
        self._end("turn.interrupted", {"reason": reason}, _terminal("interrupted", "cancelled", "yielded"))

    def _settle_recovered(self) -> None:
        """A recovered turn has no producer any more: it ends as its stored result says."""
        self._unsettled = False
        stored = self._result
        if stored is not None and stored.get("reportedWorkDisposition") != "yielded":
            self._propose(stored)
            word = cast("str", stored["reportedWorkDisposition"])
            self._end("turn.completed", {}, _terminal("completed", "succeeded", word))
            return
        unavailable = "The deterministic provider was gone when its active turn was recovered."
        self._propose(stored or _yielded_result(self._run_id, unavailable))
        self._end(
            "turn.interrupted",
            {"reason": "deterministic_active_turn_recovered_without_live_producer"},
            _terminal("interrupted", "cancelled", "yielded"),
        )

    def _propose(self, result: _Members) -> None:
        self._result = result
        self._emit("run.result.proposed", result)

    def _end(self, event_type: str, payload: _Members, terminal: _Members) -> None:
        self._active = False
        self._emit(event_type, payload)
        self._terminal = True
        self._emit("run.terminal", terminal, turn=False)

    def _emit(self, event_type: str, payload: _Members, *, turn: bool = True, item_id: str | None = None) -> None:
        self._sequence += 1
        event: _Members = {
            "schema": "paperclip.prp.event.v1",
            "sourceEventId": f"event_{self._run_id}_{self._sequence}",
            "sourceSeq": self._sequence,
            "sourceInstanceId": f"runner_{self._run_id}",
            "sourceKind": "runner",
            "runId": self._run_id,
            "normalizedSessionId": self._session_id,
        }
        if turn:
            event["turnId"] = self._turn_id
        if item_id is not None:
            event["itemId"] = item_id
        event |= {
            "eventType": event_type,
            "schemaVersion": 1,
            "priority": 0 if event_type in _URGENT else 1,
            "emittedAt": _time(self._sequence),
            "payload": payload,
        }
        self._events.append(event)
        self._changed.set()


def _time(number: int) -> str:
    return (_EPOCH + timedelta(seconds=number)).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def _refused(path: str, code: str, message: str) -> ConfigVerdict:
    return ConfigVerdict(config=None, issues=(Issue(code=code, path=path, keyword="config", message=message),))


def _terminal(turn_state: str, run_state: str, disposition: str) -> _Members:
    return {
        "schema": "paperclip.prp.terminal.v1",
        "turnTerminalState": turn_state,
        "runTerminalState": run_state,
        "reportedWorkDisposition": disposition,
    }


def _done_result() -> _Members:
    return {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": "done",
        "summary": "The deterministic driver played its turn to the end.",
        "completionClaim": {
            "contractRevision": _CONTRACT_REVISION,
            "objectiveSatisfied": True,
            "criteria": [],
            "remainingWork": [],
        },
        "evidence": [],
        "verification": [{"commandOrCheck": "deterministic turn", "status": "passed"}],
        "attentionRequests": [],
        "artifacts": [],
    }


def _yielded_result(run_id: str, summary: str) -> _Members:
    return {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": "yielded",
        "summary": summary,
        "completionClaim": {
            "contractRevision": _CONTRACT_REVISION,
            "objectiveSatisfied": False,
            "criteria": [],
            "remainingWork": [{"description": "Go on in a live provider session.", "blocksCompletion": True}],
        },
        "evidence": [],
        "verification": [],
        "attentionRequests": [],
        "artifacts": [],
        "continuation": {
            "kind": "same_agent",
            "summary": "Go on with the interrupted turn.",
            "idempotencyKey": f"resume_deterministic_{run_id}",
        },
    }
