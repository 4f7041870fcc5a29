"""The mock core: it holds the task, judges the one proposal, and alone ends the run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict, cast

from msgspec import UNSET
from paperclip_protocol import Issue
from paperclip_protocol.prp_v1 import (
    RunnerDiagnosticEvent,
    RunResultAcceptedEvent,
    RunResultRejectedEvent,
    RunTerminalEvent,
    RunTerminalPayload,
)

from paperclip_runner.errors import ControlError
from paperclip_runner.replay import event_facts
from paperclip_runner.results import ProposalVerdict, validate_proposal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import UnsetType
    from paperclip_protocol import JsonValue
    from paperclip_protocol.task import SkilllessTask

    from paperclip_runner.replay import EventFacts, EventInput

__all__ = ["CoreEvent", "MockCore"]

CoreEvent = RunnerDiagnosticEvent | RunResultAcceptedEvent | RunResultRejectedEvent | RunTerminalEvent
"""What the core says about a run."""

TurnState = Literal["completed", "failed", "interrupted", "cancelled"]
RunState = Literal["succeeded", "failed", "cancelled"]
Disposition = Literal["done", "blocked", "needs_review", "yielded"]

_TURN_STATES: Final[dict[str, tuple[TurnState, RunState]]] = {
    "turn.completed": ("completed", "succeeded"),
    "turn.failed": ("failed", "failed"),
    "turn.interrupted": ("interrupted", "cancelled"),
    "turn.cancelled": ("cancelled", "cancelled"),
}
"""Turn terminal event to the terminal states of turn and run."""


class _Envelope(TypedDict):
    """The members that every event of the core has, but for its priority."""

    schema: Literal["paperclip.prp.event.v1"]
    source_event_id: str
    source_seq: int
    source_instance_id: str
    source_kind: Literal["control_plane"]
    run_id: str
    normalized_session_id: str
    turn_id: str | UnsetType
    schema_version: Literal[1]
    emitted_at: str


class MockCore:
    """The controller's part of one run, without I/O.

    Give it the provider's events with `receive` until `settled`, then take the control plane's own events from
    `conclude`: a diagnostic for each refused control, one `run.result.accepted` or `run.result.rejected`, one
    `run.terminal`.
    """

    def __init__(
        self,
        *,
        envelope: Mapping[str, JsonValue] | SkilllessTask,
        run_id: str,
        normalized_session_id: str,
        source_instance_id: str,
    ) -> None:
        self.envelope = envelope
        self.run_id = run_id
        self.normalized_session_id = normalized_session_id
        self.source_instance_id = source_instance_id
        self.verdict: ProposalVerdict | None = None
        self._proposals: list[JsonValue] = []
        self._turn_end: EventFacts | None = None
        self._refused: list[str] = []
        self._sequence = 0
        self._concluded = False

    @property
    def settled(self) -> bool:
        """Whether the turn has ended; what the provider says after that does not count."""
        return self._turn_end is not None

    def receive(self, event: EventInput) -> None:
        """Take one provider event, in order; bytes and text are checked first.

        Raises `ReplayError` for what is not an event.
        """
        if self._turn_end is not None:
            return
        facts = event_facts(event)
        if facts.event_type == "run.result.proposed":
            self._proposals.append(facts.payload)
        elif facts.event_type in _TURN_STATES:
            self._turn_end = facts

    def control_refused(self, message: str) -> None:
        """Note that the provider could not steer or interrupt; `message` must be safe to show."""
        self._refused.append(message)

    def conclude(self, *, emitted_at: str) -> list[CoreEvent]:
        """The control plane's events, in order; the last one ends the run.

        Raises `ControlError`: `control_turn_not_settled` before the turn has ended, `control_run_ended` a second time.
        """
        turn_end = self._turn_end
        if turn_end is None:
            raise ControlError(
                "the turn has not ended: give the core the provider's events up to the end of the turn first",
                code="control_turn_not_settled",
            )
        if self._concluded:
            raise ControlError("the run has ended already: a run ends once", code="control_run_ended")
        self._concluded = True
        self.verdict = verdict = self._judge()
        turn_state, run_state = _TURN_STATES[turn_end.event_type]
        events: list[CoreEvent] = [self._diagnostic(message, emitted_at) for message in self._refused]
        disposition: Disposition = "yielded"
        if turn_state != "completed":
            events.append(self._rejected(verdict, emitted_at))
        elif verdict.result is None:
            run_state = "failed"
            events.append(self._rejected(verdict, emitted_at))
        else:
            disposition = cast("Disposition", verdict.result["reportedWorkDisposition"])
            events.append(self._accepted(verdict.result, emitted_at))
        terminal = RunTerminalPayload(
            schema="paperclip.prp.terminal.v1",
            turn_terminal_state=turn_state,
            run_terminal_state=run_state,
            reported_work_disposition=disposition,
        )
        turn_id = UNSET if turn_end.turn_id is None else turn_end.turn_id
        events.append(RunTerminalEvent(**self._next(emitted_at, turn_id), priority=0, payload=terminal))
        return events

    def _diagnostic(self, message: str, emitted_at: str) -> RunnerDiagnosticEvent:
        payload: dict[str, JsonValue] = {"code": "capability_unavailable", "message": message}
        return RunnerDiagnosticEvent(**self._next(emitted_at), priority=1, payload=payload)

    def _accepted(self, result: dict[str, JsonValue], emitted_at: str) -> RunResultAcceptedEvent:
        claim = cast("dict[str, JsonValue]", result["completionClaim"])
        payload: dict[str, JsonValue] = {"contractRevision": claim["contractRevision"], "result": result}
        return RunResultAcceptedEvent(**self._next(emitted_at), priority=0, payload=payload)

    def _rejected(self, verdict: ProposalVerdict, emitted_at: str) -> RunResultRejectedEvent:
        return RunResultRejectedEvent(**self._next(emitted_at), priority=0, payload=_rejection(verdict))

    def _judge(self) -> ProposalVerdict:
        if len(self._proposals) == 1:
            return validate_proposal(self._proposals[0], self.envelope)
        issue = Issue(
            code="schema_validation",
            path="/run.result.proposed",
            keyword="contract",
            message=f"a run proposes one result, this one proposed {len(self._proposals)}",
        )
        return ProposalVerdict(status="rejected", issues=(issue,))

    def _next(self, emitted_at: str, turn_id: str | UnsetType = UNSET) -> _Envelope:
        self._sequence += 1
        return {
            "schema": "paperclip.prp.event.v1",
            "source_event_id": f"{self.source_instance_id}:{self.run_id}:{self._sequence}",
            "source_seq": self._sequence,
            "source_instance_id": self.source_instance_id,
            "source_kind": "control_plane",
            "run_id": self.run_id,
            "normalized_session_id": self.normalized_session_id,
            "turn_id": turn_id,
            "schema_version": 1,
            "emitted_at": emitted_at,
        }


def _rejection(verdict: ProposalVerdict) -> dict[str, JsonValue]:
    reason = "semantic_result_rejected"
    issues = verdict.issues
    if verdict.status == "accepted":
        reason = "provider_turn_did_not_complete"
        message = "the provider's turn did not complete, so its result does not count"
        issues = (Issue(code="schema_validation", path="/turn/terminal", keyword="contract", message=message),)
    return {
        "reasonCode": reason,
        "issues": [{"code": issue.code, "path": issue.path, "message": issue.message} for issue in issues],
        "recovery": {"required": True, "recoverable": True},
    }
