"""Goals of the thread: asking for them, and what the app-server says about them.

Source: the goal parts of the Codex driver specification; `schemas/prp/v2/session-goal.schema.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperclip_runner.codex.errors import CapabilityUnavailableError, CodexRpcError, CodexSessionError
from paperclip_runner.codex.goals import GoalAction, GoalAvailability, ThreadGoal, goal_event_payload, parse_goal
from paperclip_runner.codex.operations import Operation
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.session_operations import unavailable

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState
    from paperclip_runner.errors import CodexError

__all__ = ["emit_goal", "goal_availability", "goal_operation"]

_METHODS = {
    GoalAction.GET: "thread/goal/get",
    GoalAction.SET: "thread/goal/set",
    GoalAction.PAUSE: "thread/goal/set",
    GoalAction.RESUME: "thread/goal/set",
    GoalAction.CLEAR: "thread/goal/clear",
}


def goal_availability(error: CodexError | None) -> tuple[GoalAvailability, str | None, str | None]:
    """Return what the answer to the first `thread/goal/get` says about goals, with a reason code and a reason.

    A failure that is no refusal says nothing: goals stay on.
    """
    if isinstance(error, CodexRpcError):
        shown = redact_text(str(error))
        if "policy" in shown.lower() or "disabled" in shown.lower():
            return GoalAvailability.POLICY_DISABLED, "codex_goal_policy_disabled", shown[:1_000]
        if error.method_unavailable:
            return GoalAvailability.UNSUPPORTED, "codex_goal_api_unavailable", shown[:1_000]
    return GoalAvailability.AVAILABLE, None, None


def goal_operation(
    state: SessionState,
    action: GoalAction,
    *,
    objective: str | None = None,
    token_budget: int | None = None,
    status: str | None = None,
) -> Operation[ThreadGoal | None]:
    """Get, set, pause, resume or clear the goal. A goal that is set active lets the app-server start turns by itself.

    Raises `CapabilityUnavailableError`; `CodexSessionError` with `codex_goal_invalid` for an objective out of bounds.
    """
    offered = state.configuration.goal_capability
    if not state.configuration.capabilities.goals or state.goal_availability is not GoalAvailability.AVAILABLE:
        raise unavailable(state, f"goal {action.value}", "goals are not available in this session")
    if action is not GoalAction.GET and action not in offered.actions:
        raise CapabilityUnavailableError(f"goal {action.value}", "it is not offered")
    params = _params(state, action, objective, token_budget, status)
    limit = offered.max_objective_characters
    if action is GoalAction.SET and (not objective or len(objective) > limit):
        raise CodexSessionError(
            f"An objective has 1 to {limit} characters.",
            code="codex_goal_invalid",
            limit=limit,
            observed=len(objective or ""),
        )
    armed = _starts_turns(state, action, status)
    if armed:
        state.start_pending = True
        state.autonomous_start = True

    def answered(result: dict[str, JsonValue]) -> ThreadGoal | None:
        goal = None if action is GoalAction.CLEAR else parse_goal(result.get("goal"))
        state.goal = goal
        if armed and state.autonomous_start and not state.has_active_goal:
            state.start_pending = False
            state.autonomous_start = False
        _emit(state, action, goal)
        return goal

    def refused(error: CodexError) -> CodexError:
        if armed and isinstance(error, CodexRpcError) and state.autonomous_start:
            # A refused goal starts nothing. After a broken connection nobody knows, so the arm stays.
            state.start_pending = False
            state.autonomous_start = False
        if not isinstance(error, CodexRpcError):
            return error
        availability, _, _ = goal_availability(error)
        if availability is not GoalAvailability.AVAILABLE:
            state.goal_availability = availability
        return unavailable(state, f"goal {action.value}", str(error))

    return Operation(_METHODS[action], params, answered=answered, refused=refused)


def emit_goal(state: SessionState, event_type: str) -> None:
    """Tell how the goal stands."""
    working = state.active_turn_id is not None
    goal = state.goal
    told = None if goal is None else goal_event_payload(goal, working=working, timestamp=state.timestamp)
    state.log.emit_version_2(event_type, {"goal": told, "workingNow": working}, turn_id=state.active_turn_id)


def _params(
    state: SessionState, action: GoalAction, objective: str | None, token_budget: int | None, status: str | None
) -> dict[str, JsonValue]:
    params: dict[str, JsonValue] = {"threadId": state.thread_id}
    if action is GoalAction.SET:
        params["objective"] = objective
        params["status"] = status or "active"
        if token_budget is not None:
            params["tokenBudget"] = token_budget
    elif action is GoalAction.PAUSE:
        params["status"] = "paused"
    elif action is GoalAction.RESUME:
        params["status"] = "active"
    return params


def _starts_turns(state: SessionState, action: GoalAction, status: str | None) -> bool:
    activates = action is GoalAction.RESUME or (action is GoalAction.SET and (status or "active") == "active")
    return activates and state.active_turn_id is None and not state.start_pending


def _emit(state: SessionState, action: GoalAction, goal: ThreadGoal | None) -> None:
    cleared = action is GoalAction.CLEAR
    payload: dict[str, JsonValue] = {
        "kind": "goal_cleared" if cleared else "goal",
        "text": "The goal was cleared" if cleared else ("" if goal is None else goal.objective),
        "action": action.value,
        "goal": None if goal is None else goal.to_wire(),
    }
    item_id = f"{state.thread_id}:goal:{state.log.next_sequence}"
    state.log.emit("item.completed", payload, turn_id=state.active_turn_id, item_id=item_id)
    if cleared:
        emit_goal(state, "session.goal.cleared")
    else:
        emit_goal(state, "session.goal.snapshot" if action is GoalAction.GET else "session.goal.updated")
