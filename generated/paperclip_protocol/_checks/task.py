"""What the types of a Struct leave open of its schema. Module ``task``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import task
from paperclip_protocol._runtime import matcher


_match_1 = matcher(globals(), '_match_1', '^[a-f0-9]{64}\\Z', 'match')
_match_2 = matcher(globals(), '_match_2', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_match_3 = matcher(globals(), '_match_3', '^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])(?!\\.{1,2}(?:[/\\\\]|\\Z))[^/\\\\\\u0000]+(?:[/\\\\](?!\\.{1,2}(?:[/\\\\]|\\Z))[^/\\\\\\u0000]+)*\\Z', 'match')


def check_completion_contract_reference(value: task.CompletionContractReference) -> bool:
    member_1 = value.criterion_ids
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    return True


def check_context_snapshot(value: task.ContextSnapshot) -> bool:
    member_1 = value.approval_policy
    if not (isinstance(member_1, str) or isinstance(member_1, dict)):
        return False
    return True


def check_execution_prompt(value: task.ExecutionPrompt) -> bool:
    member_1 = value.digest
    if _match_1(member_1) is None:
        return False
    return True


def check_runtime_asset(value: task.RuntimeAsset) -> bool:
    member_1 = value.digest
    if _match_1(member_1) is None:
        return False
    member_2 = value.manifest_digest
    if _match_1(member_2) is None:
        return False
    member_3 = value.root_path
    if _match_2(member_3) is None:
        return False
    return True


def check_instruction_set(value: task.InstructionSet) -> bool:
    member_1 = value.entry_path
    if _match_3(member_1) is None:
        return False
    member_2 = value.bundle
    member_3 = member_2.digest
    if _match_1(member_3) is None:
        return False
    member_4 = member_2.manifest_digest
    if _match_1(member_4) is None:
        return False
    member_5 = member_2.root_path
    if _match_2(member_5) is None:
        return False
    return True


def check_assigned_skill(value: task.AssignedSkill) -> bool:
    member_1 = value.key
    if _match_2(member_1) is None:
        return False
    member_2 = value.runtime_name
    if _match_3(member_2) is None:
        return False
    member_3 = value.bundle
    member_4 = member_3.digest
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.manifest_digest
    if _match_1(member_5) is None:
        return False
    member_6 = member_3.root_path
    if _match_2(member_6) is None:
        return False
    return True


def _case_1(value: str | None) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1:
        return False
    if _match_2(value) is None:
        return False
    return True


def _case_2(value: str | None) -> bool:
    if value is not None:
        return False
    return True


def check_mcp_assignment(value: task.McpAssignment) -> bool:
    member_1 = value.assignment_set_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.digest
    if _match_1(member_2) is None:
        return False
    member_3 = value.binding_id
    if _case_1(member_3) + _case_2(member_3) != 1:
        return False
    return True


def check_runtime_context(value: task.RuntimeContext) -> bool:
    member_1 = value.prompt
    member_2 = member_1.digest
    if _match_1(member_2) is None:
        return False
    member_3 = value.instructions
    if not check_instruction_set(member_3):
        return False
    member_4 = value.skills
    for item_5 in member_4:
        if not check_assigned_skill(item_5):
            return False
    member_6 = value.mcp
    member_7 = member_6.assignment_set_id
    if _match_2(member_7) is None:
        return False
    member_8 = member_6.digest
    if _match_1(member_8) is None:
        return False
    member_9 = member_6.binding_id
    if _case_1(member_9) + _case_2(member_9) != 1:
        return False
    member_10 = value.aggregate_digest
    if _match_1(member_10) is None:
        return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    task.CompletionContractReference: check_completion_contract_reference,
    task.ContextSnapshot: check_context_snapshot,
    task.ExecutionPrompt: check_execution_prompt,
    task.RuntimeAsset: check_runtime_asset,
    task.InstructionSet: check_instruction_set,
    task.AssignedSkill: check_assigned_skill,
    task.McpAssignment: check_mcp_assignment,
    task.RuntimeContext: check_runtime_context,
}
"""Struct class -> its check."""
