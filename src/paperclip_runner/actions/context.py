"""What a run may do, as the control plane sees it at one moment.

A context comes from outside, as a Struct or as decoded JSON, and is asked for anew before every decision; nothing here
trusts its shape. Source:
schemas/actions/run-context.schema.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import UNSET
from paperclip_protocol.actions import RunContext, RunContextActiveTask, RunContextActor, RunContextPolicy

from paperclip_runner.actions.identifiers import is_stable_id
from paperclip_runner.canonical import utf16_length

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["MAX_CLAIMS", "MAX_NAME_UNITS", "read_context"]

MAX_CLAIMS: Final = 1000
"""Entries of one list of a context: claims, delegated claims, either list of the policy."""

MAX_NAME_UNITS: Final = 240
"""UTF-16 code units of a claim, a role, a status or a mode."""


def read_context(context: RunContext | JsonValue, run_id: str) -> RunContext | None:
    """`context` if it is well formed and `run_id` is a stable id, else None. Members it does not know are ignored."""
    candidate = context if isinstance(context, RunContext) else _lifted(context)
    return candidate if candidate is not None and is_stable_id(run_id) and _is_well_formed(candidate) else None


def _lifted(context: object) -> RunContext | None:
    if not isinstance(context, Mapping):
        return None
    members = cast("Mapping[str, object]", context)
    actor, task = members.get("actor"), members.get("activeTask")
    policy = members.get("policy", UNSET)
    if not isinstance(actor, Mapping) or not isinstance(task, Mapping):
        return None
    if policy is not UNSET and not isinstance(policy, Mapping):
        return None
    return RunContext(
        run_id=_raw(members, "runId"),
        company_id=_raw(members, "companyId"),
        actor=_lifted_actor(cast("Mapping[str, object]", actor)),
        active_task=_lifted_task(cast("Mapping[str, object]", task)),
        delegated_claims=_raw(members, "delegatedClaims"),
        policy=UNSET if policy is UNSET else _lifted_policy(cast("Mapping[str, object]", policy)),
    )


def _raw(members: Mapping[str, object], name: str) -> Any:
    # Of any type yet: `_is_well_formed` decides about every member of what was lifted.
    return members.get(name, UNSET)


def _lifted_actor(members: Mapping[str, object]) -> RunContextActor:
    return RunContextActor(
        id=_raw(members, "id"),
        company_id=_raw(members, "companyId"),
        status=_raw(members, "status"),
        role=_raw(members, "role"),
        claims=_raw(members, "claims"),
    )


def _lifted_task(members: Mapping[str, object]) -> RunContextActiveTask:
    return RunContextActiveTask(
        id=_raw(members, "id"),
        company_id=_raw(members, "companyId"),
        assignee_actor_id=_raw(members, "assigneeActorId"),
        execution_run_id=_raw(members, "executionRunId"),
        status=_raw(members, "status"),
        work_mode=_raw(members, "workMode"),
    )


def _lifted_policy(members: Mapping[str, object]) -> RunContextPolicy:
    return RunContextPolicy(
        denied_operation_ids=_raw(members, "deniedOperationIds"),
        allowed_interaction_kinds=_raw(members, "allowedInteractionKinds"),
    )


def _is_well_formed(context: RunContext) -> bool:
    actor, task, policy = context.actor, context.active_task, context.policy
    return (
        is_stable_id(context.run_id)
        and is_stable_id(context.company_id)
        and is_stable_id(actor.id)
        and is_stable_id(actor.company_id)
        and is_stable_id(task.id)
        and is_stable_id(task.company_id)
        and (task.assignee_actor_id is None or is_stable_id(task.assignee_actor_id))
        and (task.execution_run_id is None or is_stable_id(task.execution_run_id))
        and _is_name(actor.status)
        and _is_name(actor.role)
        and _is_name(task.status)
        and _is_name(task.work_mode)
        and _is_name_list(actor.claims)
        and _is_name_list(context.delegated_claims)
        and (
            policy is UNSET
            or (
                (policy.denied_operation_ids is UNSET or _is_name_list(policy.denied_operation_ids))
                and (policy.allowed_interaction_kinds is UNSET or _is_name_list(policy.allowed_interaction_kinds))
            )
        )
    )


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < utf16_length(value) <= MAX_NAME_UNITS


def _is_name_list(value: object) -> bool:
    if not isinstance(value, (list, tuple)):
        return False
    names = cast("Sequence[object]", value)
    return len(names) <= MAX_CLAIMS and all(_is_name(name) for name in names)
