"""The end of a turn: exactly one event for each turn, whatever is repeated.

Source: the terminal section of the Codex driver specification.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.bounds import bounded_value, cut
from paperclip_runner.codex.errors import ReconciliationError
from paperclip_runner.codex.reading import record, records, text
from paperclip_runner.codex.session_results import (
    Admission,
    admit_result,
    differing_paths,
    fingerprint,
    result_of_text,
)

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState

__all__ = ["finish_turn", "replayed_terminal_problem", "terminal_state"]


STATUS_MAX_CHARACTERS: Final = 160
"""Characters of the status of a turn."""


def terminal_state(turn: dict[str, JsonValue]) -> str:
    """Return how a turn ended: `completed`, `failed`, `interrupted` or `cancelled`."""
    status = turn.get("status")
    return status if isinstance(status, str) and status in ("failed", "interrupted", "cancelled") else "completed"


def finish_turn(state: SessionState, turn: dict[str, JsonValue], *, reconciling: bool = False) -> None:
    """Take the end of a turn: the first time it is told, later it must be the same.

    Raises `ReconciliationError` for a contradiction while `reconciling`; otherwise a contradiction fails the session.
    """
    turn_id = text(turn.get("id"))
    if turn_id in state.terminal_turns:
        problem = replayed_terminal_problem(state, turn)
        if problem is not None:
            _contradict(state, *problem, reconciling=reconciling)
        return
    if _admit_candidate(state, turn, turn_id) is Admission.CONFLICT:
        _contradict(
            state,
            "conflicting_semantic_result",
            "The end of the turn holds another result than the one proposed.",
            reconciling=reconciling,
        )
        return
    how = terminal_state(turn)
    compaction = turn_id == state.compaction_turn_id
    changes = state.workspace.final(turn_id)
    if changes is not None:
        wire = changes.to_wire(verified=True)
        state.log.emit("workspace.diff.recorded", wire, turn_id=turn_id, item_id=f"{turn_id}:workspace")
    state.cancel_requests("turn_terminal")
    state.end_turn(turn_id, _mark(state, turn))
    state.log.emit(
        f"turn.{how}",
        {
            "status": cut(text(turn.get("status")), STATUS_MAX_CHARACTERS) or "completed",
            "error": bounded_value(turn.get("error")),
        },
        turn_id=turn_id,
    )
    if not state.configuration.is_task or state.has_active_goal or compaction:
        return
    if state.result is None:
        message = f"The turn was {how} without a valid result; it can be asked for once, in a recovered session."
        state.diagnose("semantic_result_missing", {"message": message})
    state.terminal = True


def replayed_terminal_problem(state: SessionState, turn: dict[str, JsonValue]) -> tuple[str, str] | None:
    """Return the code and text of how a repeated end contradicts the recorded one, or None."""
    turn_id = text(turn.get("id"))
    # The fingerprint is canonical JSON, so it also says which result that turn ended with.
    recorded = record(msgspec.json.decode(state.terminal_turns[turn_id]))
    candidate = _candidate(turn) if state.configuration.is_task else None
    kept = recorded.get("result")
    if candidate is not None and kept is not None and fingerprint(candidate[0]) != fingerprint(kept):
        places = ", ".join(differing_paths(kept, candidate[0]))
        return "conflicting_semantic_result", f"The result in turn {turn_id} changed at {places}."
    result = kept if candidate is None else candidate[0]
    now = fingerprint(
        {"error": bounded_value(turn.get("error")), "result": result, "terminalState": terminal_state(turn)}
    )
    if state.terminal_turns[turn_id] != now:
        return "conflicting_turn_terminal", f"The end of turn {turn_id} differs from the one recorded."
    return None


def _mark(state: SessionState, turn: dict[str, JsonValue]) -> str:
    result = None if state.result is None else state.result.result
    return fingerprint(
        {"error": bounded_value(turn.get("error")), "result": result, "terminalState": terminal_state(turn)}
    )


def _candidate(turn: dict[str, JsonValue]) -> tuple[dict[str, JsonValue], str] | None:
    for item in reversed(records(turn.get("items"))):
        if item.get("type") == "agentMessage":
            result = result_of_text(text(item.get("text")))
            if result is not None:
                return result, text(item.get("id"))
    return None


def _admit_candidate(state: SessionState, turn: dict[str, JsonValue], turn_id: str) -> Admission | None:
    candidate = _candidate(turn) if state.configuration.is_task else None
    if candidate is None:
        return None
    result, item_id = candidate
    return admit_result(state, result, turn_id=turn_id, item_id=item_id)


def _contradict(state: SessionState, code: str, message: str, *, reconciling: bool) -> None:
    if reconciling:
        raise ReconciliationError(message, details={"reason": code})
    state.fail(code, message)
