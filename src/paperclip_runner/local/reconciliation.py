"""How a local run ended: the runner decides, the harness only proposes (pure).

Source: local runner specification, section 1.4.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.harness.launch import ExitFact

__all__ = ["Ending", "EndingIntent", "exit_record", "reconcile"]


class EndingIntent(enum.Enum):
    """Why the run comes to its end; the value is the reason in the terminal event, where it is the whole reason."""

    NATURAL = "natural"
    INTERRUPTED = "turn_interrupted"
    CANCELLED = "run_cancelled"
    CONTROLLER_CLOSED = "controller_closed"
    PROTOCOL_VIOLATION = "harness_protocol_violation"


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """What is known when the harness is gone. `result` and `proposal` are raw, and None where there was none."""

    intent: EndingIntent
    exit: ExitFact
    result_observed: bool
    result: JsonValue
    proposal: JsonValue


_TURN_AND_RUN: Final = {
    EndingIntent.INTERRUPTED: ("interrupted", "cancelled"),
    EndingIntent.CANCELLED: ("cancelled", "cancelled"),
    EndingIntent.CONTROLLER_CLOSED: ("cancelled", "cancelled"),
    EndingIntent.PROTOCOL_VIOLATION: ("failed", "failed"),
}

_TURN_STATES: Final = ("completed", "failed", "interrupted", "cancelled")
_RUN_STATES: Final = ("succeeded", "failed", "cancelled")
_DISPOSITIONS: Final = ("done", "needs_review", "blocked", "yielded")
# The enumerations of schemas/prp/v1/terminal.schema.json: a proposal is judged by its tag and these alone.


def exit_record(fact: ExitFact) -> dict[str, JsonValue]:
    """The wire form of how a process ended."""
    return {"exitCode": fact.exit_code, "success": fact.success, "signal": fact.signal}


def reconcile(ending: Ending) -> dict[str, JsonValue]:
    """The payload of `run.terminal`."""
    turn_state, run_state, reason = _states(ending)
    proposal = ending.proposal
    valid = _is_terminal(proposal)
    contradicted = valid and (
        _member(proposal, "turnTerminalState") != turn_state or _member(proposal, "runTerminalState") != run_state
    )
    return {
        "schema": "paperclip.prp.terminal.v1",
        "turnTerminalState": turn_state,
        "runTerminalState": run_state,
        "reportedWorkDisposition": _disposition(ending, succeeded=run_state == "succeeded"),
        "harnessTerminalProposal": proposal,
        "reconciliation": {
            "authority": "runner",
            "reason": reason,
            "proposalValid": valid,
            "proposalContradicted": contradicted,
            "processExit": exit_record(ending.exit),
            "semanticResultObserved": ending.result_observed,
        },
    }


def _states(ending: Ending) -> tuple[str, str, str]:
    if ending.intent is not EndingIntent.NATURAL:
        return (*_TURN_AND_RUN[ending.intent], ending.intent.value)
    if not ending.exit.success:
        return ("failed", "failed", "harness_process_failed")
    if not ending.result_observed:
        return ("failed", "failed", "semantic_result_missing")
    return ("completed", "succeeded", "successful_process_and_result")


def _disposition(ending: Ending, *, succeeded: bool) -> str:
    """The result's word, else the proposal's; a run that did not succeed never reports `done`."""
    for source in (ending.result, ending.proposal):
        word = _member(source, "reportedWorkDisposition")
        if isinstance(word, str) and word in _DISPOSITIONS and (succeeded or word != "done"):
            return word
    return "done" if succeeded else "yielded"


def _is_terminal(proposal: JsonValue) -> bool:
    return (
        _member(proposal, "schema") == "paperclip.prp.terminal.v1"
        and _member(proposal, "turnTerminalState") in _TURN_STATES
        and _member(proposal, "runTerminalState") in _RUN_STATES
        and _member(proposal, "reportedWorkDisposition") in _DISPOSITIONS
    )


def _member(value: JsonValue, name: str) -> JsonValue:
    return value.get(name) if isinstance(value, dict) else None
