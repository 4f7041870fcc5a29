"""What the types of a Struct leave open of its schema. Module ``result_tools``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import result_tools
from paperclip_protocol._runtime import UNSET


def _case_1(value: result_tools.FinishToolStrictVerificationItem) -> bool:
    member_1 = value.status
    if member_1 != 'not_run':
        return False
    return True


def check_finish_tool_strict_verification_item(value: result_tools.FinishToolStrictVerificationItem) -> bool:
    if _case_1(value):
        member_1 = value.reason_code
        if member_1 is UNSET:
            return False
    return True


def _case_2(value: result_tools.FinishToolStrictAttentionRequestsItem) -> bool:
    member_1 = value.owner_class
    if member_1 != 'agent':
        return False
    return True


def check_finish_tool_strict_attention_requests_item(value: result_tools.FinishToolStrictAttentionRequestsItem) -> bool:
    if _case_2(value):
        member_1 = value.target_agent_id
        if member_1 is UNSET:
            return False
    return True


def _case_3(value: result_tools.FinishToolStrict) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'done':
        return False
    return True


def _case_4(value: result_tools.FinishToolStrict) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'needs_review':
        return False
    return True


def _case_5(value: result_tools.FinishToolStrict) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'yielded':
        return False
    return True


def _case_6(value: result_tools.FinishToolStrict) -> bool:
    member_1 = value.continuation
    if member_1 is UNSET:
        return False
    return True


def check_finish_tool_strict(value: result_tools.FinishToolStrict) -> bool:
    member_1 = value.verification
    for item_2 in member_1:
        if not check_finish_tool_strict_verification_item(item_2):
            return False
    member_3 = value.attention_requests
    for item_4 in member_3:
        if not check_finish_tool_strict_attention_requests_item(item_4):
            return False
    if _case_3(value):
        member_5 = value.attention_requests
        if len(member_5) > 0:
            return False
    if _case_4(value):
        member_6 = value.attention_requests
        if len(member_6) < 1:
            return False
    if _case_5(value):
        member_7 = value.continuation
        if member_7 is UNSET:
            return False
    else:
        if _case_6(value):
            return False
    return True


def _case_7(value: result_tools.FinishToolLoose) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'yielded':
        return False
    return True


def _case_8(value: result_tools.FinishToolLoose) -> bool:
    member_1 = value.continuation
    if member_1 is UNSET:
        return False
    return True


def check_finish_tool_loose(value: result_tools.FinishToolLoose) -> bool:
    if _case_7(value):
        member_1 = value.continuation
        if member_1 is UNSET:
            return False
    else:
        if _case_8(value):
            return False
    return True


def _case_9(value: result_tools.BlockToolStrictVerificationItem) -> bool:
    member_1 = value.status
    if member_1 != 'not_run':
        return False
    return True


def check_block_tool_strict_verification_item(value: result_tools.BlockToolStrictVerificationItem) -> bool:
    if _case_9(value):
        member_1 = value.reason_code
        if member_1 is UNSET:
            return False
    return True


def _case_10(value: result_tools.BlockToolStrictAttentionRequestsItem) -> bool:
    member_1 = value.owner_class
    if member_1 != 'agent':
        return False
    return True


def check_block_tool_strict_attention_requests_item(value: result_tools.BlockToolStrictAttentionRequestsItem) -> bool:
    if _case_10(value):
        member_1 = value.target_agent_id
        if member_1 is UNSET:
            return False
    return True


def check_block_tool_strict(value: result_tools.BlockToolStrict) -> bool:
    member_1 = value.verification
    for item_2 in member_1:
        if not check_block_tool_strict_verification_item(item_2):
            return False
    member_3 = value.attention_requests
    for item_4 in member_3:
        if not check_block_tool_strict_attention_requests_item(item_4):
            return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    result_tools.FinishToolStrictVerificationItem: check_finish_tool_strict_verification_item,
    result_tools.FinishToolStrictAttentionRequestsItem: check_finish_tool_strict_attention_requests_item,
    result_tools.FinishToolStrict: check_finish_tool_strict,
    result_tools.FinishToolLoose: check_finish_tool_loose,
    result_tools.BlockToolStrictVerificationItem: check_block_tool_strict_verification_item,
    result_tools.BlockToolStrictAttentionRequestsItem: check_block_tool_strict_attention_requests_item,
    result_tools.BlockToolStrict: check_block_tool_strict,
}
"""Struct class -> its check."""
