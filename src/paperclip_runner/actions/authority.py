"""Whether a run may see or use an action now.

Membership of the catalog grants nothing. The checks run in a fixed order and the first that fails decides, so a caller
always learns the most basic reason. The same checks decide about listing (exposure) and about use (invocation).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol.actions import RunContext

from paperclip_runner.actions.catalog import find_action
from paperclip_runner.actions.collation import sorted_by_collation
from paperclip_runner.actions.context import read_context
from paperclip_runner.canonical import ecmascript_trim

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.catalog import AnyAction
    from paperclip_runner.actions.codes import DecisionCode, DenialCode

__all__ = [
    "ALLOWED",
    "AUTHORIZATION_RECORD_SCHEMA",
    "AuthorizationDecision",
    "Phase",
    "authorize",
    "decide",
    "effective_claims",
]

Phase = Literal["exposure", "invocation"]
"""Whether an action is about to be listed or to be used."""

ALLOWED: Final = "allowed"
"""Code of a decision that lets the action pass."""

AUTHORIZATION_RECORD_SCHEMA: Final = "paperclip.semantic-authorization-record.v1"
"""Value of `schema` in every authorization record."""

_TERMINAL_TASK_STATES = frozenset({"done", "cancelled", "canceled"})

_REASONS: dict[DecisionCode, str] = {
    ALLOWED: "Every check of the run's authority passed.",
    "operation_absent": "No action of this name exists.",
    "authority_context_invalid": "The context does not have the shape of a run's authority.",
    "run_mismatch": "The context describes another run.",
    "company_mismatch": "Actor, task and run do not belong to one company.",
    "actor_inactive": "The actor is not active.",
    "task_mode_denied": "The task's work mode does not include this action.",
    "task_state_denied": "The task has ended.",
    "policy_denied": "The policy of the run excludes this action.",
    "actor_role_denied": "The actor's role does not include this action.",
    "required_claim_missing": "A claim is missing that must be granted to the actor and delegated to the run.",
    "interaction_kind_denied": "The policy of the run excludes this kind of interaction.",
}
_OTHER_ASSIGNEE = "The task is not assigned to the actor."
_OTHER_RUN = "The task is not held by this run."


class AuthorizationDecision(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The answer of the checks. `code` is `allowed` or names the check that failed; `reason` is for people."""

    allowed: bool
    phase: Phase
    operation_id: str
    code: DecisionCode
    reason: str
    effective_claims: list[str]


def effective_claims(context: RunContext) -> list[str]:
    """The claims that count: delegated to the run and granted to the actor, each once, in collation order."""
    if not context.delegated_claims:
        return []
    granted = set(context.actor.claims)
    claims = tuple(claim for claim in dict.fromkeys(context.delegated_claims) if claim in granted)
    return list(claims) if len(claims) < 2 else list(_in_order(claims))


@lru_cache(maxsize=64)
def _in_order(claims: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted_by_collation(claims))


def authorize(
    operation_id: str,
    context: RunContext | JsonValue,
    *,
    run_id: str,
    phase: Phase,
    input: JsonValue = None,  # noqa: A002 - the contract's own word
) -> AuthorizationDecision:
    """Decide whether the run `run_id` may see or use an action; never raises for what `context` or `input` hold.

    `context` is a `RunContext` or the same as decoded JSON. `input` matters for invocation only, and there only for the
    interaction kinds that a policy allows. An unknown action is `operation_absent`.
    """
    action = find_action(operation_id)
    if action is None:
        return _decision("operation_absent", operation_id, phase, [])
    return decide(action, read_context(context, run_id), run_id=run_id, phase=phase, input=input)


def decide(
    action: AnyAction,
    context: RunContext | None,
    *,
    run_id: str,
    phase: Phase,
    input: JsonValue = None,  # noqa: A002 - the contract's own word
    claims: list[str] | None = None,
) -> AuthorizationDecision:
    """`authorize` for a context that `read_context` has already read; None stands for a malformed one.

    `claims` are the context's effective claims, when the caller has them at hand.
    """
    if context is None:
        return _decision("authority_context_invalid", action.operation_id, phase, [])
    if claims is None:
        claims = effective_claims(context)
    code, reason = _first_failure(action, context, run_id, claims) or (ALLOWED, None)
    if code == ALLOWED and phase == "invocation" and _interaction_kind_is_denied(action, context, input):
        code = "interaction_kind_denied"
    return _decision(code, action.operation_id, phase, claims, reason)


def _first_failure(
    action: AnyAction, context: RunContext, run_id: str, claims: list[str]
) -> tuple[DenialCode, str | None] | None:
    actor, task, policy = context.actor, context.active_task, context.policy
    if context.run_id != run_id:
        return "run_mismatch", None
    if actor.company_id != context.company_id or task.company_id != context.company_id:
        return "company_mismatch", None
    if actor.status != "active":
        return "actor_inactive", None
    if task.assignee_actor_id != actor.id:
        return "task_ownership_denied", _OTHER_ASSIGNEE
    if task.execution_run_id != context.run_id:
        return "task_ownership_denied", _OTHER_RUN
    if task.work_mode not in action.modes:
        return "task_mode_denied", None
    if action.effect != "read" and task.status in _TERMINAL_TASK_STATES:
        return "task_state_denied", None
    if policy is not UNSET and _lists(policy.denied_operation_ids, action.operation_id):
        return "policy_denied", None
    if action.roles is not None and _folded_role(actor.role) not in map(_folded_role, action.roles):
        return "actor_role_denied", None
    if not all(claim in claims for claim in action.required_claims):
        return "required_claim_missing", None
    return None


def _lists(names: list[str] | UnsetType, name: str) -> bool:
    return names is not UNSET and name in names


def _folded_role(role: str) -> str:
    return ecmascript_trim(role).lower()


def _interaction_kind_is_denied(action: AnyAction, context: RunContext, given: JsonValue) -> bool:
    # A missing kind, or one that is not text, passes here: the input schema refuses it.
    if action.operation_id != "request_human_input" or context.policy is UNSET or not isinstance(given, dict):
        return False
    kind, allowed = given.get("interactionKind"), context.policy.allowed_interaction_kinds
    return allowed is not UNSET and isinstance(kind, str) and kind not in allowed


def _decision(
    code: DecisionCode, operation_id: str, phase: Phase, claims: list[str], reason: str | None = None
) -> AuthorizationDecision:
    return AuthorizationDecision(
        allowed=code == ALLOWED,
        phase=phase,
        operation_id=operation_id,
        code=code,
        reason=_REASONS[code] if reason is None else reason,
        effective_claims=claims,
    )
