"""The persisted session: what is written, and what is believed when it is read again.

Source: `schemas/codex/persisted-session.schema.json`. A snapshot holds no secret: requests are redacted before they are
kept, and the environment is not in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import validate

from paperclip_runner.codex.errors import ReconciliationError
from paperclip_runner.codex.goals import parse_goal
from paperclip_runner.codex.lineage import LineageEntry
from paperclip_runner.codex.reading import record, records, text, text_or_none, whole_number
from paperclip_runner.codex.session_results import fingerprint, result_of_value
from paperclip_runner.codex.session_state import SemanticResult
from paperclip_runner.codex.usage import UsageBaseline, usage_counters

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState

__all__ = ["restore_session", "session_snapshot", "snapshot_problem"]


def session_snapshot(state: SessionState) -> dict[str, JsonValue]:
    """Return the snapshot of a session as it is now."""
    snapshot: dict[str, JsonValue] = {
        "driverKind": state.configuration.driver_kind,
        "workingDirectory": state.configuration.working_directory,
        "driverSessionId": state.thread_id,
        "providerSessionId": state.provider_session_id,
        "runId": state.log.run_id,
        "normalizedSessionId": state.log.normalized_session_id,
        "activeTurnId": state.active_turn_id,
        "semanticResult": _result_wire(state.result),
    }
    if state.usage is not None:
        snapshot["codexUsageBaseline"] = state.usage.to_wire()
    snapshot["terminalTurns"] = [
        {"turnId": turn_id, "fingerprint": mark} for turn_id, mark in state.terminal_turns.items()
    ]
    snapshot["dispositionOnlyRecoveryConsumed"] = state.recovery_turn_consumed
    snapshot["dispositionOnlyRecoveryTurnId"] = state.recovery_turn_id
    snapshot["pendingRuntimeRequests"] = [request.to_wire() for request in state.pending.values()]
    snapshot["goal"] = None if state.goal is None else state.goal.to_wire()
    snapshot["lineage"] = [entry.to_wire() for entry in state.lineage.values()]
    snapshot["lastSourceSequence"] = state.log.last_sequence
    digest = state.configuration.tool_catalog_digest()
    if digest is not None:
        snapshot["toolCatalogDigest"] = digest
    return snapshot


def snapshot_problem(snapshot: JsonValue) -> str | None:
    """Return why a snapshot cannot be recovered from, or None."""
    members = record(snapshot)
    if not all(text(members.get(name)) for name in ("runId", "normalizedSessionId", "driverSessionId")):
        return "persisted session identity is incomplete"
    issues = validate("persisted-session", snapshot)
    return f"persisted session is not valid at {issues[0].path}" if issues else None


def restore_session(state: SessionState, snapshot: dict[str, JsonValue]) -> None:
    """Put what a snapshot holds into a new session. Raises `ReconciliationError` when it contradicts itself.

    A thread keeps the tools it was started with, so other tools than the recorded ones are refused
    (`codex_tool_catalog_changed`): the model could not know them.
    """
    recorded = snapshot.get("toolCatalogDigest")
    if recorded is not None and recorded != state.configuration.tool_catalog_digest():
        raise ReconciliationError(
            "The tools of this session differ from those its thread was started with. Offer the same tools, or open a "
            "new session.",
            code="codex_tool_catalog_changed",
        )
    state.result = _read_result(snapshot.get("semanticResult"))
    for entry in records(snapshot.get("terminalTurns")):
        turn_id, mark = text(entry.get("turnId")), text(entry.get("fingerprint"))
        if not turn_id or not mark or turn_id in state.terminal_turns:
            raise ReconciliationError("persisted terminal turn fingerprints are invalid")
        state.terminal_turns[turn_id] = mark
    active = text_or_none(snapshot.get("activeTurnId"))
    if active is not None and active not in state.terminal_turns:
        state.begin_turn(active)
        state.turn_started = True
    usage = record(snapshot.get("codexUsageBaseline"))
    if usage:
        state.usage = UsageBaseline(
            baseline=usage_counters(usage.get("baseline")), latest=usage_counters(usage.get("latest"))
        )
    state.goal = parse_goal(snapshot.get("goal"))
    for entry in records(snapshot.get("lineage")):
        known = msgspec.convert(entry, LineageEntry)
        state.lineage.setdefault(known.thread_id, known)
    state.recovery_turn_consumed = snapshot.get("dispositionOnlyRecoveryConsumed") is True
    state.recovery_turn_id = text_or_none(snapshot.get("dispositionOnlyRecoveryTurnId"))
    state.log.last_sequence = whole_number(snapshot.get("lastSourceSequence")) or 0
    state.resumed = True


def _result_wire(result: SemanticResult | None) -> JsonValue:
    if result is None:
        return None
    return {
        "result": result.result,
        "fingerprint": result.fingerprint,
        "callId": result.call_id,
        "turnId": result.turn_id,
    }


def _read_result(value: JsonValue) -> SemanticResult | None:
    if value is None:
        return None
    kept = record(value)
    result, mark = result_of_value(kept.get("result")), text(kept.get("fingerprint"))
    if result is None or fingerprint(result) != mark:
        raise ReconciliationError("persisted semantic result fingerprint is invalid")
    return SemanticResult(
        result=result,
        fingerprint=mark,
        call_id=text_or_none(kept.get("callId")),
        turn_id=text(kept.get("turnId")),
    )
