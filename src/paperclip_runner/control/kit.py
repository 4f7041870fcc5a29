"""The conformance kit of the control-plane port: what every implementation must do, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.control.port import ReplayQuery, RunCompletion, RunOpening
from paperclip_runner.errors import ControlError

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from paperclip_protocol import JsonValue

    from paperclip_runner.control.port import ControlPlanePort

__all__ = [
    "CONFORMANCE_COMPLETION",
    "CONFORMANCE_EVENTS",
    "CONFORMANCE_OPENING",
    "ControlPlaneReport",
    "check_control_plane",
]

_SOURCE: Final = "00000000-0000-4000-8000-000000000005"
_RUN: Final = "00000000-0000-4000-8000-000000000006"
_SESSION: Final = "00000000-0000-4000-8000-000000000007"
_TURN: Final = "turn-standalone-conformance"

_Members = dict[str, "JsonValue"]

_RESULT: Final[_Members] = {
    "schema": "paperclip.run_result.v1",
    "reportedWorkDisposition": "done",
    "summary": "The control plane kept every promise of the kit.",
    "completionClaim": {
        "contractRevision": "standalone-v1",
        "objectiveSatisfied": True,
        "criteria": [{"criterionId": "objective", "status": "satisfied", "evidenceRefs": ["event:2"]}],
        "remainingWork": [],
    },
    "evidence": [{"kind": "event", "ref": "event:2"}],
    "verification": [{"commandOrCheck": "standalone-conformance", "status": "passed", "artifactRef": "event:2"}],
    "attentionRequests": [],
    "artifacts": [],
}
_TERMINAL: Final[_Members] = {
    "schema": "paperclip.prp.terminal.v1",
    "turnTerminalState": "completed",
    "runTerminalState": "succeeded",
    "reportedWorkDisposition": "done",
}


def _event(number: int, event_type: str, priority: int, payload: _Members) -> _Members:
    return {
        "schema": "paperclip.prp.event.v1",
        "sourceEventId": f"{_SOURCE}:event:{number}",
        "sourceSeq": number,
        "sourceInstanceId": _SOURCE,
        "sourceKind": "runner",
        "runId": _RUN,
        "normalizedSessionId": _SESSION,
        "turnId": _TURN,
        "eventType": event_type,
        "schemaVersion": 1,
        "priority": priority,
        "emittedAt": f"2026-08-09T00:00:{number:02}.000Z",
        "payload": payload,
    }


CONFORMANCE_OPENING: Final = RunOpening(
    identity={
        "runId": _RUN,
        "sessionId": _SESSION,
        "companyId": "00000000-0000-4000-8000-000000000001",
        "issueId": "00000000-0000-4000-8000-000000000003",
        "agentId": "00000000-0000-4000-8000-000000000002",
    },
    backend_kind="mock",
    source_instance_id=_SOURCE,
)
"""The run that the kit opens."""

CONFORMANCE_EVENTS: Final = (
    _event(1, "session.started", 1, {"backend": "mock"}),
    _event(2, "run.result.proposed", 1, _RESULT),
    _event(3, "run.terminal", 0, _TERMINAL),
)
"""The events that the kit stores, in the order of their numbers."""

CONFORMANCE_COMPLETION: Final = RunCompletion(
    result=_RESULT,
    terminal=_TERMINAL,
    turn_id=_TURN,
    caller_result_id="result-standalone-conformance",
    caller_dedupe_key="dedupe-standalone-conformance",
)
"""The completion that the kit gives, twice."""


class ControlPlaneReport(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the kit saw; a control plane that conforms always gives the same report."""

    event_count: int
    highest_contiguous_source_seq: int
    duplicate_disposition: str
    terminal_replay_idempotent: bool
    open_binding_rejected: bool
    event_id_mutation_rejected: bool
    event_sequence_mutation_rejected: bool
    replay_binding_rejected: bool
    result_mutation_rejected: bool


def _expect(kept: bool, promise: str) -> None:
    if not kept:
        raise ControlError(
            f"the control plane does not conform: {promise}",
            code="control_plane_not_conformant",
            details={"promise": promise},
        )


async def _refuses(call: Awaitable[object], promise: str) -> bool:
    try:
        await call
    except ControlError:
        return True
    raise ControlError(
        f"the control plane does not conform: {promise}",
        code="control_plane_not_conformant",
        details={"promise": promise},
    )


async def check_control_plane(port: ControlPlanePort) -> ControlPlaneReport:
    """Run the kit against a control plane that has no open run.

    Raises `ControlError` (`control_plane_not_conformant`, with the broken promise in `details`).
    """
    first, second, third = CONFORMANCE_EVENTS
    await port.open_run(CONFORMANCE_OPENING)
    other_issue = {**CONFORMANCE_OPENING.identity, "issueId": "00000000-0000-4000-8000-000000000099"}
    binding = await _refuses(
        port.open_run(msgspec.structs.replace(CONFORMANCE_OPENING, identity=other_issue)),
        "a second opening with another issue is refused",
    )
    receipt = await port.append_event(first)
    _expect(receipt.disposition == "committed", "a new event is committed")
    _expect(receipt.highest_contiguous_source_seq == 1, "event 1 makes the source contiguous up to 1")
    receipt = await port.append_event(third)
    _expect(receipt.highest_contiguous_source_seq == 1, "event 3 leaves the source contiguous up to 1")
    receipt = await port.append_event(second)
    _expect(receipt.highest_contiguous_source_seq == 3, "event 2 closes the hole up to 3")
    duplicate = await port.append_event(second)
    _expect(duplicate.disposition == "duplicate", "an equal repeat is a duplicate")
    changed: _Members = {**first, "payload": {"backend": "other"}}
    event_id = await _refuses(port.append_event(changed), "a known event id with another payload is refused")
    renamed: _Members = {**first, "sourceEventId": f"{_SOURCE}:event:other"}
    number = await _refuses(port.append_event(renamed), "a known number with another event id is refused")
    query = ReplayQuery(run_id=_RUN, source_instance_id=_SOURCE, after_source_seq=1, limit=10)
    page = await port.replay_events(query)
    _expect([event["sourceSeq"] for event in page.events] == [2, 3], "a replay after 1 gives exactly 2 and 3")
    replay = await _refuses(
        port.replay_events(msgspec.structs.replace(query, run_id=_SESSION)), "a replay of another run is refused"
    )
    await port.complete_run(CONFORMANCE_COMPLETION)
    await port.complete_run(CONFORMANCE_COMPLETION)
    other_result = msgspec.structs.replace(CONFORMANCE_COMPLETION, result={**_RESULT, "summary": "Something else."})
    result = await _refuses(port.complete_run(other_result), "another result after the completion is refused")
    return ControlPlaneReport(
        event_count=len(CONFORMANCE_EVENTS),
        highest_contiguous_source_seq=page.highest_contiguous_source_seq,
        duplicate_disposition=duplicate.disposition,
        terminal_replay_idempotent=True,
        open_binding_rejected=binding,
        event_id_mutation_rejected=event_id,
        event_sequence_mutation_rejected=number,
        replay_binding_rejected=replay,
        result_mutation_rejected=result,
    )
