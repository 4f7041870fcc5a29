"""What is known of a traced run, and the records that name it (pure)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.errors import CodexError, HarnessError, ReplayError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "FIXTURE_NAME",
    "TRACE_SCHEMA",
    "Ending",
    "RunFacts",
    "StopReason",
    "capabilities_record",
    "identity_record",
    "snapshot_for_run",
]

Members = dict[str, JsonValue]

TRACE_SCHEMA: Final = "paperclip.runner.codex.trace.v1"
"""Tag of trace.json."""

FIXTURE_NAME: Final = "codex-safe-codex-task"
"""Name under which the recording is replayed."""


class StopReason(Enum):
    """Why a run is stopped from outside."""

    CTRL_C = "ctrl_c"
    TIMED_OUT = "timed_out"


class Ending(Enum):
    """How far a run came."""

    ENDED = "ended"
    """The core has ended it; the recording is whole."""
    NOT_STARTED = "not_started"
    """There is no session, so nothing is recorded."""
    UNFINISHED = "unfinished"
    """The turn did not end; it can be taken up again."""


class RunFacts(msgspec.Struct, kw_only=True):
    """What is known of a run when it is over, however it is over."""

    ending: Ending = Ending.NOT_STARTED
    identity: Members | None = None
    capabilities: Members | None = None
    context: Members | None = None
    result: Members | None = None
    proposed: JsonValue = None
    terminal: Members | None = None
    rejection: list[str] = msgspec.field(default_factory=list[str])
    usage: Members | None = None
    event_count: int = 0
    parity: bool | None = None
    recording_bytes: int = 0
    turn_error: str | None = None
    start_failure: str | None = None
    start_code: str | None = None
    failure: CodexError | HarnessError | ReplayError | None = None
    started_at: str = ""
    open_seconds: float | None = None
    turn_seconds: float | None = None
    total_seconds: float = 0.0
    recovery_reason: str | None = None
    warnings: list[str] = msgspec.field(default_factory=list[str])


def snapshot_for_run(snapshot: Members, run_id: str) -> Members:
    """The persisted session for a new run in its thread: nothing proposed or ended yet, and events numbered from 1."""
    members: Members = {
        **snapshot,
        "runId": run_id,
        "semanticResult": None,
        "terminalTurns": [],
        "dispositionOnlyRecoveryConsumed": False,
        "dispositionOnlyRecoveryTurnId": None,
        "lastSourceSequence": 0,
    }
    usage = snapshot.get("codexUsageBaseline")
    if isinstance(usage, dict):
        members["codexUsageBaseline"] = {**usage, "baseline": usage["latest"]}
    return members


def identity_record(
    *, run_id: str, normalized_session_id: str, driver_session_id: str, provider_session_id: str | None
) -> Members:
    """The identity of a run of the mock core."""
    identity: Members = {
        "schema": "paperclip.prp.identity.v1",
        "companyId": "mock-company",
        "issueId": "mock-issue",
        "runId": run_id,
        "environmentLeaseId": "mock-lease",
        "runnerInstanceId": "runner-codex",
        "normalizedSessionId": normalized_session_id,
        "driverSessionId": driver_session_id,
    }
    if provider_session_id is not None:
        identity["providerSessionId"] = provider_session_id
    return identity


def capabilities_record(driver: Mapping[str, JsonValue], *, kind: str, version: str) -> Members:
    """The capabilities of a session, from those of its driver."""
    flags = {
        "steer": "steering",
        "interrupt": "interruption",
        "resume": "resume",
        "runtimeRequests": "runtimeRequestResolution",
        "structuredResult": "structuredResult",
        "typedEvents": "typedEvents",
    }
    capabilities: Members = {
        "schema": "paperclip.prp.capabilities.v1",
        "sessionReusePolicy": "reuse_per_issue",
        "driver": {"kind": kind, "version": version},
        **{name: driver.get(flag) is True for name, flag in flags.items()},
    }
    if "typedEventFamilies" in driver:
        capabilities["typedEventFamilies"] = driver["typedEventFamilies"]
    return capabilities
