"""Goals of a thread: what the app-server reports, and how events tell it.

Source: the shared types and the goal events of the Codex driver specification;
`schemas/prp/v2/session-goal.schema.json`.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.canonical import MAX_SAFE_INTEGER
from paperclip_runner.codex.reading import record, text_or_none, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

__all__ = ["GoalAction", "GoalAvailability", "GoalCapability", "ThreadGoal", "goal_event_payload", "parse_goal"]

OBJECTIVE_MAX_CHARACTERS: Final = 4_000
"""Characters of an objective."""

SECONDS_LIMIT: Final = 10_000_000_000
"""A time below it is in seconds, one from it on in milliseconds."""

_STATUSES: Final = frozenset({"active", "paused", "blocked", "usageLimited", "budgetLimited", "complete"})
_EVENT_STATUS: Final = {"usageLimited": "usage_limited", "budgetLimited": "budget_limited"}


class GoalAction(Enum):
    """What can be done with the goal of a thread."""

    GET = "get"
    SET = "set"
    PAUSE = "pause"
    RESUME = "resume"
    CLEAR = "clear"


class GoalAvailability(Enum):
    """Whether the app-server offers goals."""

    AVAILABLE = "available"
    UNSUPPORTED = "unsupported"
    POLICY_DISABLED = "policy_disabled"


class GoalCapability(msgspec.Struct, frozen=True, kw_only=True):
    """What a session offers for goals."""

    actions: tuple[GoalAction, ...] = (GoalAction.SET, GoalAction.PAUSE, GoalAction.RESUME, GoalAction.CLEAR)
    autonomous_updates: bool = True
    persistent_across_resume: bool = True
    max_objective_characters: int = OBJECTIVE_MAX_CHARACTERS
    token_budget_control: bool = True
    usage_reporting: bool = True

    def to_wire(self, availability: GoalAvailability, reason_code: str | None, reason: str | None) -> JsonValue:
        """Return the payload of `session.capabilities.updated`."""
        offered = availability is GoalAvailability.AVAILABLE
        capability: dict[str, JsonValue] = {
            "availability": availability.value,
            "actions": [action.value for action in self.actions] if offered else [],
            "autonomousUpdates": self.autonomous_updates and offered,
            "persistentAcrossResume": self.persistent_across_resume and offered,
            "maxObjectiveChars": self.max_objective_characters,
            "tokenBudgetControl": self.token_budget_control and offered,
            "usageReporting": self.usage_reporting and offered,
        }
        if reason_code is not None:
            capability["reasonCode"] = reason_code
        if reason is not None:
            capability["reason"] = reason
        return capability


class ThreadGoal(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The goal of a thread. Times are as the provider sent them, in seconds or milliseconds since 1970."""

    thread_id: str
    objective: str
    status: str
    token_budget: int | None
    tokens_used: int
    time_used_seconds: int
    created_at: int
    updated_at: int

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the goal as it stands in item events and snapshots."""
        return {
            "threadId": self.thread_id,
            "objective": self.objective,
            "status": self.status,
            "tokenBudget": self.token_budget,
            "tokensUsed": self.tokens_used,
            "timeUsedSeconds": self.time_used_seconds,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }


def parse_goal(value: JsonValue) -> ThreadGoal | None:
    """Read a goal; None when a member is missing that a goal must have, or a number is not a safe one."""
    goal = record(value)
    thread_id, objective = text_or_none(goal.get("threadId")), text_or_none(goal.get("objective"))
    status = goal.get("status")
    if thread_id is None or objective is None or not isinstance(status, str) or status not in _STATUSES:
        return None
    numbers: dict[str, int] = {}
    for name in ("tokensUsed", "timeUsedSeconds", "createdAt", "updatedAt", "tokenBudget"):
        member = goal.get(name)
        count = whole_number(member)
        if name not in goal or (name == "tokenBudget" and member is None):
            continue
        if count is None or not 0 <= count <= MAX_SAFE_INTEGER:
            return None
        numbers[name] = count
    return ThreadGoal(
        thread_id=thread_id,
        objective=objective[:OBJECTIVE_MAX_CHARACTERS],
        status=status,
        token_budget=numbers.get("tokenBudget"),
        tokens_used=numbers.get("tokensUsed", 0),
        time_used_seconds=numbers.get("timeUsedSeconds", 0),
        created_at=numbers.get("createdAt", 0),
        updated_at=numbers.get("updatedAt", 0),
    )


def goal_event_payload(goal: ThreadGoal, *, working: bool, timestamp: Callable[[float], str]) -> dict[str, JsonValue]:
    """Return the goal as version 2 events tell it. `timestamp` writes seconds since 1970 as a date and time."""
    updated = _time(goal.updated_at, timestamp)
    return {
        "objective": goal.objective[:OBJECTIVE_MAX_CHARACTERS],
        "status": _EVENT_STATUS.get(goal.status, goal.status),
        "tokenBudget": goal.token_budget or None,
        "tokensUsed": goal.tokens_used,
        "elapsedSeconds": goal.time_used_seconds,
        "iterations": 0,
        "lastReason": None,
        "createdAt": _time(goal.created_at, timestamp),
        "updatedAt": updated,
        "completedAt": updated if goal.status == "complete" else None,
        "workingNow": working,
    }


def _time(value: int, timestamp: Callable[[float], str]) -> str | None:
    if value <= 0:
        return None
    return timestamp(value if value < SECONDS_LIMIT else value / 1000)
