"""Whether a decoded JSON value satisfies a schema. Module ``run_result``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import JsonValue


_words_1: frozenset[str] = frozenset(('blocked', 'done', 'needs_review', 'yielded'))
_words_2: frozenset[str] = frozenset(('not_satisfied', 'satisfied', 'unknown'))
_words_3: frozenset[str] = frozenset(('failed', 'not_run', 'passed'))
_words_4: frozenset[str] = frozenset(('budget_exhausted', 'credential_missing', 'dependency_missing', 'environment_unavailable', 'external_service_unavailable', 'other', 'permission_denied', 'policy_restricted', 'tool_unavailable'))
_words_5: frozenset[str] = frozenset(('agent', 'external', 'system', 'user'))
_words_6: frozenset[str] = frozenset(('current_track', 'task_wide'))
_words_7: frozenset[str] = frozenset(('agent', 'external_system', 'human'))
_words_8: frozenset[str] = frozenset(('delegated_issue', 'monitor', 'response_wake', 'retry', 'same_agent'))


def _case_1(value: dict[str, JsonValue]) -> bool:
    if 'reportedWorkDisposition' in value:
        member_1 = value['reportedWorkDisposition']
        if member_1 != 'blocked':
            return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if 'reportedWorkDisposition' in value:
        member_1 = value['reportedWorkDisposition']
        if member_1 != 'yielded':
            return False
    return True


def is_result(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/result.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_1(value):
        if 'blocker' not in value:
            return False
    if _case_2(value):
        if 'continuation' not in value:
            return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.run_result.v1':
        return False
    if 'reportedWorkDisposition' not in value:
        return False
    member_2 = value['reportedWorkDisposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'summary' not in value:
        return False
    member_3 = value['summary']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 12000:
        return False
    if 'completionClaim' not in value:
        return False
    member_4 = value['completionClaim']
    if not isinstance(member_4, dict):
        return False
    if 'contractRevision' not in member_4:
        return False
    member_5 = member_4['contractRevision']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1:
        return False
    if 'objectiveSatisfied' not in member_4:
        return False
    member_6 = member_4['objectiveSatisfied']
    if not isinstance(member_6, bool):
        return False
    if 'criteria' not in member_4:
        return False
    member_7 = member_4['criteria']
    if not isinstance(member_7, list):
        return False
    for item_8 in member_7:
        if not isinstance(item_8, dict):
            return False
        if 'criterionId' not in item_8:
            return False
        member_9 = item_8['criterionId']
        if not isinstance(member_9, str):
            return False
        if len(member_9) < 1:
            return False
        if 'status' not in item_8:
            return False
        member_10 = item_8['status']
        if not isinstance(member_10, str) or member_10 not in _words_2:
            return False
        if 'evidenceRefs' not in item_8:
            return False
        member_11 = item_8['evidenceRefs']
        if not isinstance(member_11, list):
            return False
        for item_12 in member_11:
            if not isinstance(item_12, str):
                return False
        if 'explanation' in item_8:
            member_13 = item_8['explanation']
            if not isinstance(member_13, str):
                return False
    if 'remainingWork' not in member_4:
        return False
    member_14 = member_4['remainingWork']
    if not isinstance(member_14, list):
        return False
    for item_15 in member_14:
        if not isinstance(item_15, dict):
            return False
        if 'description' not in item_15:
            return False
        member_16 = item_15['description']
        if not isinstance(member_16, str):
            return False
        if len(member_16) < 1:
            return False
        if 'blocksCompletion' not in item_15:
            return False
        member_17 = item_15['blocksCompletion']
        if not isinstance(member_17, bool):
            return False
    if 'evidence' not in value:
        return False
    member_18 = value['evidence']
    if not isinstance(member_18, list):
        return False
    for item_19 in member_18:
        if not isinstance(item_19, dict):
            return False
    if 'verification' not in value:
        return False
    member_20 = value['verification']
    if not isinstance(member_20, list):
        return False
    for item_21 in member_20:
        if not isinstance(item_21, dict):
            return False
        if 'commandOrCheck' not in item_21:
            return False
        member_22 = item_21['commandOrCheck']
        if not isinstance(member_22, str):
            return False
        if len(member_22) < 1:
            return False
        if 'status' not in item_21:
            return False
        member_23 = item_21['status']
        if not isinstance(member_23, str) or member_23 not in _words_3:
            return False
        if 'reasonCode' in item_21:
            member_24 = item_21['reasonCode']
            if not isinstance(member_24, str) or member_24 not in _words_4:
                return False
        if 'detail' in item_21:
            member_25 = item_21['detail']
            if not isinstance(member_25, str):
                return False
        if 'artifactRef' in item_21:
            member_26 = item_21['artifactRef']
            if not isinstance(member_26, str):
                return False
    if 'blocker' in value:
        member_27 = value['blocker']
        if not isinstance(member_27, dict):
            return False
        if 'reasonCode' not in member_27:
            return False
        member_28 = member_27['reasonCode']
        if not isinstance(member_28, str):
            return False
        if len(member_28) < 1:
            return False
        if 'owner' not in member_27:
            return False
        member_29 = member_27['owner']
        if not isinstance(member_29, dict):
            return False
        if 'kind' not in member_29:
            return False
        member_30 = member_29['kind']
        if not isinstance(member_30, str) or member_30 not in _words_5:
            return False
        if 'name' not in member_29:
            return False
        member_31 = member_29['name']
        if not isinstance(member_31, str):
            return False
        if len(member_31) < 1:
            return False
        if 'unblockAction' not in member_27:
            return False
        member_32 = member_27['unblockAction']
        if not isinstance(member_32, str):
            return False
        if len(member_32) < 1:
            return False
        if 'scope' not in member_27:
            return False
        member_33 = member_27['scope']
        if not isinstance(member_33, str) or member_33 not in _words_6:
            return False
    if 'attentionRequests' not in value:
        return False
    member_34 = value['attentionRequests']
    if not isinstance(member_34, list):
        return False
    for item_35 in member_34:
        if not isinstance(item_35, dict):
            return False
        if 'kind' in item_35:
            member_36 = item_35['kind']
            if not isinstance(member_36, str):
                return False
            if len(member_36) < 1:
                return False
        if 'summary' in item_35:
            member_37 = item_35['summary']
            if not isinstance(member_37, str):
                return False
            if len(member_37) < 1:
                return False
        if 'ownerClass' in item_35:
            member_38 = item_35['ownerClass']
            if not isinstance(member_38, str) or member_38 not in _words_7:
                return False
        if 'targetAgentId' in item_35:
            member_39 = item_35['targetAgentId']
            if not isinstance(member_39, str):
                return False
            if len(member_39) < 1:
                return False
    if 'artifacts' not in value:
        return False
    member_40 = value['artifacts']
    if not isinstance(member_40, list):
        return False
    for item_41 in member_40:
        if not isinstance(item_41, dict):
            return False
        if 'kind' not in item_41:
            return False
        member_42 = item_41['kind']
        if not isinstance(member_42, str):
            return False
        if len(member_42) < 1:
            return False
        if 'ref' not in item_41:
            return False
        member_43 = item_41['ref']
        if not isinstance(member_43, str):
            return False
        if len(member_43) < 1:
            return False
        if 'title' in item_41:
            member_44 = item_41['title']
            if not isinstance(member_44, str):
                return False
    if 'continuation' in value:
        member_45 = value['continuation']
        if not isinstance(member_45, dict):
            return False
        if 'kind' not in member_45:
            return False
        member_46 = member_45['kind']
        if not isinstance(member_46, str) or member_46 not in _words_8:
            return False
        if 'summary' not in member_45:
            return False
        member_47 = member_45['summary']
        if not isinstance(member_47, str):
            return False
        if len(member_47) < 1:
            return False
        if 'idempotencyKey' not in member_45:
            return False
        member_48 = member_45['idempotencyKey']
        if not isinstance(member_48, str):
            return False
        if len(member_48) < 1:
            return False
    return True
