"""Whether a decoded JSON value satisfies a schema. Module ``result_tools``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import JsonValue


_words_1: frozenset[str] = frozenset(('not_satisfied', 'satisfied', 'unknown'))
_members_1: frozenset[str] = frozenset(('criterionId', 'evidenceRefs', 'status',))
_members_2: frozenset[str] = frozenset(('blocksCompletion', 'description',))
_members_3: frozenset[str] = frozenset(('contractRevision', 'criteria', 'objectiveSatisfied', 'remainingWork',))
_members_4: frozenset[str] = frozenset(('ref',))
_words_2: frozenset[str] = frozenset(('failed', 'not_run', 'passed'))
_words_3: frozenset[str] = frozenset(('budget_exhausted', 'credential_missing', 'dependency_missing', 'environment_unavailable', 'external_service_unavailable', 'other', 'permission_denied', 'policy_restricted', 'tool_unavailable'))
_members_5: frozenset[str] = frozenset(('artifactRef', 'commandOrCheck', 'detail', 'reasonCode', 'status',))
_words_4: frozenset[str] = frozenset(('agent_handoff', 'approval', 'credential', 'external_action', 'human_input', 'review'))
_words_5: frozenset[str] = frozenset(('agent', 'external_system', 'human'))
_members_6: frozenset[str] = frozenset(('kind', 'ownerClass', 'summary', 'targetAgentId',))
_members_7: frozenset[str] = frozenset(('kind', 'ref',))
_words_6: frozenset[str] = frozenset(('done', 'needs_review', 'yielded'))
_members_8: frozenset[str] = frozenset(('idempotencyKey', 'kind', 'summary',))
_members_9: frozenset[str] = frozenset(('artifacts', 'attentionRequests', 'completionClaim', 'continuation', 'evidence', 'reportedWorkDisposition', 'schema', 'summary', 'verification',))
_words_7: frozenset[str] = frozenset(('paperclip.run_result.v1', 'paperclip_finish', 'paperclip_finish.v1', 'paperclip_paperclip_finish'))
_words_8: frozenset[str] = frozenset(('complete', 'completed', 'fail', 'failed', 'incomplete', 'not_satisfied', 'pass', 'passed', 'satisfied', 'unknown'))
_words_9: frozenset[str] = frozenset(('blocked', 'fail', 'failed', 'not_run', 'pass', 'passed', 'skipped', 'succeeded', 'success'))
_words_10: frozenset[str] = frozenset(('completed', 'done', 'needs_review', 'yielded'))
_words_11: frozenset[str] = frozenset(('agent', 'external', 'system', 'user'))
_members_10: frozenset[str] = frozenset(('kind', 'name',))
_words_12: frozenset[str] = frozenset(('current_track', 'task_wide'))
_members_11: frozenset[str] = frozenset(('owner', 'reasonCode', 'scope', 'unblockAction',))
_members_12: frozenset[str] = frozenset(('artifacts', 'attentionRequests', 'blocker', 'completionClaim', 'evidence', 'reportedWorkDisposition', 'schema', 'summary', 'verification',))


def _case_1(value: dict[str, JsonValue]) -> bool:
    if 'reportedWorkDisposition' not in value:
        return False
    member_1 = value['reportedWorkDisposition']
    if member_1 != 'done':
        return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if 'reportedWorkDisposition' not in value:
        return False
    member_1 = value['reportedWorkDisposition']
    if member_1 != 'needs_review':
        return False
    return True


def _case_3(value: dict[str, JsonValue]) -> bool:
    if 'reportedWorkDisposition' not in value:
        return False
    member_1 = value['reportedWorkDisposition']
    if member_1 != 'yielded':
        return False
    return True


def _case_4(value: dict[str, JsonValue]) -> bool:
    if 'continuation' not in value:
        return False
    return True


def _case_5(value: dict[str, JsonValue]) -> bool:
    if 'status' not in value:
        return False
    member_1 = value['status']
    if member_1 != 'not_run':
        return False
    return True


def _case_6(value: dict[str, JsonValue]) -> bool:
    if 'ownerClass' not in value:
        return False
    member_1 = value['ownerClass']
    if member_1 != 'agent':
        return False
    return True


def is_finish_tool_strict(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``run_result/finish-tool-strict.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_1(value):
        if 'attentionRequests' in value:
            member_1 = value['attentionRequests']
            if isinstance(member_1, list):
                if len(member_1) > 0:
                    return False
    if _case_2(value):
        if 'attentionRequests' in value:
            member_2 = value['attentionRequests']
            if isinstance(member_2, list):
                if len(member_2) < 1:
                    return False
    if _case_3(value):
        if 'continuation' not in value:
            return False
    else:
        if _case_4(value):
            return False
    if 'schema' in value:
        member_3 = value['schema']
        if not isinstance(member_3, str):
            return False
        if member_3 != 'paperclip.run_result.v1':
            return False
    if 'summary' not in value:
        return False
    member_4 = value['summary']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if 'completionClaim' not in value:
        return False
    member_5 = value['completionClaim']
    if not isinstance(member_5, dict):
        return False
    if 'contractRevision' not in member_5:
        return False
    member_6 = member_5['contractRevision']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1:
        return False
    if 'objectiveSatisfied' not in member_5:
        return False
    member_7 = member_5['objectiveSatisfied']
    if not isinstance(member_7, bool):
        return False
    if 'criteria' not in member_5:
        return False
    member_8 = member_5['criteria']
    if not isinstance(member_8, list):
        return False
    for item_9 in member_8:
        if not isinstance(item_9, dict):
            return False
        if 'criterionId' not in item_9:
            return False
        member_10 = item_9['criterionId']
        if not isinstance(member_10, str):
            return False
        if len(member_10) < 1:
            return False
        if 'status' not in item_9:
            return False
        member_11 = item_9['status']
        if not isinstance(member_11, str) or member_11 not in _words_1:
            return False
        if 'evidenceRefs' not in item_9:
            return False
        member_12 = item_9['evidenceRefs']
        if not isinstance(member_12, list):
            return False
        for item_13 in member_12:
            if not isinstance(item_13, str):
                return False
        if not item_9.keys() <= _members_1:
            return False
    if 'remainingWork' not in member_5:
        return False
    member_14 = member_5['remainingWork']
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
        if not item_15.keys() <= _members_2:
            return False
    if not member_5.keys() <= _members_3:
        return False
    if 'evidence' not in value:
        return False
    member_18 = value['evidence']
    if not isinstance(member_18, list):
        return False
    for item_19 in member_18:
        if not isinstance(item_19, dict):
            return False
        if 'ref' not in item_19:
            return False
        member_20 = item_19['ref']
        if not isinstance(member_20, str):
            return False
        if len(member_20) < 1:
            return False
        if not item_19.keys() <= _members_4:
            return False
    if 'verification' not in value:
        return False
    member_21 = value['verification']
    if not isinstance(member_21, list):
        return False
    for item_22 in member_21:
        if not isinstance(item_22, dict):
            return False
        if _case_5(item_22):
            if 'reasonCode' not in item_22:
                return False
        if 'commandOrCheck' not in item_22:
            return False
        member_23 = item_22['commandOrCheck']
        if not isinstance(member_23, str):
            return False
        if len(member_23) < 1:
            return False
        if 'status' not in item_22:
            return False
        member_24 = item_22['status']
        if not isinstance(member_24, str) or member_24 not in _words_2:
            return False
        if 'reasonCode' in item_22:
            member_25 = item_22['reasonCode']
            if not isinstance(member_25, str) or member_25 not in _words_3:
                return False
        if 'detail' in item_22:
            member_26 = item_22['detail']
            if not isinstance(member_26, str):
                return False
        if 'artifactRef' in item_22:
            member_27 = item_22['artifactRef']
            if not isinstance(member_27, str):
                return False
            if len(member_27) < 1:
                return False
        if not item_22.keys() <= _members_5:
            return False
    if 'attentionRequests' not in value:
        return False
    member_28 = value['attentionRequests']
    if not isinstance(member_28, list):
        return False
    for item_29 in member_28:
        if not isinstance(item_29, dict):
            return False
        if _case_6(item_29):
            if 'targetAgentId' not in item_29:
                return False
        if 'kind' not in item_29:
            return False
        member_30 = item_29['kind']
        if not isinstance(member_30, str) or member_30 not in _words_4:
            return False
        if 'summary' not in item_29:
            return False
        member_31 = item_29['summary']
        if not isinstance(member_31, str):
            return False
        if len(member_31) < 1:
            return False
        if 'ownerClass' not in item_29:
            return False
        member_32 = item_29['ownerClass']
        if not isinstance(member_32, str) or member_32 not in _words_5:
            return False
        if 'targetAgentId' in item_29:
            member_33 = item_29['targetAgentId']
            if not isinstance(member_33, str):
                return False
            if len(member_33) < 1:
                return False
        if not item_29.keys() <= _members_6:
            return False
    if 'artifacts' not in value:
        return False
    member_34 = value['artifacts']
    if not isinstance(member_34, list):
        return False
    for item_35 in member_34:
        if not isinstance(item_35, dict):
            return False
        if 'kind' not in item_35:
            return False
        member_36 = item_35['kind']
        if not isinstance(member_36, str):
            return False
        if len(member_36) < 1:
            return False
        if 'ref' not in item_35:
            return False
        member_37 = item_35['ref']
        if not isinstance(member_37, str):
            return False
        if len(member_37) < 1:
            return False
        if not item_35.keys() <= _members_7:
            return False
    if 'reportedWorkDisposition' not in value:
        return False
    member_38 = value['reportedWorkDisposition']
    if not isinstance(member_38, str) or member_38 not in _words_6:
        return False
    if 'continuation' in value:
        member_39 = value['continuation']
        if not isinstance(member_39, dict):
            return False
        if 'kind' not in member_39:
            return False
        member_40 = member_39['kind']
        if not isinstance(member_40, str):
            return False
        if member_40 != 'response_wake':
            return False
        if 'summary' not in member_39:
            return False
        member_41 = member_39['summary']
        if not isinstance(member_41, str):
            return False
        if len(member_41) < 1:
            return False
        if 'idempotencyKey' not in member_39:
            return False
        member_42 = member_39['idempotencyKey']
        if not isinstance(member_42, str):
            return False
        if len(member_42) < 1:
            return False
        if not member_39.keys() <= _members_8:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_finish_tool_loose(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``run_result/finish-tool-loose.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_3(value):
        if 'continuation' not in value:
            return False
    else:
        if _case_4(value):
            return False
    if 'schema' in value:
        member_1 = value['schema']
        if not isinstance(member_1, str) or member_1 not in _words_7:
            return False
    if 'summary' not in value:
        return False
    member_2 = value['summary']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'completionClaim' not in value:
        return False
    member_3 = value['completionClaim']
    if not isinstance(member_3, dict):
        return False
    if 'contractRevision' not in member_3:
        return False
    member_4 = member_3['contractRevision']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if 'objectiveSatisfied' not in member_3:
        return False
    member_5 = member_3['objectiveSatisfied']
    if not isinstance(member_5, bool):
        return False
    if 'criteria' not in member_3:
        return False
    member_6 = member_3['criteria']
    if not isinstance(member_6, list):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, dict):
            return False
        if 'criterionId' not in item_7:
            return False
        member_8 = item_7['criterionId']
        if not isinstance(member_8, str):
            return False
        if len(member_8) < 1:
            return False
        if 'status' not in item_7:
            return False
        member_9 = item_7['status']
        if not isinstance(member_9, str) or member_9 not in _words_8:
            return False
        if 'evidenceRefs' not in item_7:
            return False
        member_10 = item_7['evidenceRefs']
        if not isinstance(member_10, list):
            return False
        for item_11 in member_10:
            if not isinstance(item_11, str):
                return False
        if not item_7.keys() <= _members_1:
            return False
    if 'remainingWork' not in member_3:
        return False
    member_12 = member_3['remainingWork']
    if not isinstance(member_12, list):
        return False
    for item_13 in member_12:
        if not isinstance(item_13, dict):
            return False
        if 'description' not in item_13:
            return False
        member_14 = item_13['description']
        if not isinstance(member_14, str):
            return False
        if len(member_14) < 1:
            return False
        if 'blocksCompletion' not in item_13:
            return False
        member_15 = item_13['blocksCompletion']
        if not isinstance(member_15, bool):
            return False
        if not item_13.keys() <= _members_2:
            return False
    if not member_3.keys() <= _members_3:
        return False
    if 'evidence' not in value:
        return False
    member_16 = value['evidence']
    if not isinstance(member_16, list):
        return False
    for item_17 in member_16:
        if not isinstance(item_17, dict):
            return False
        if 'ref' not in item_17:
            return False
        member_18 = item_17['ref']
        if not isinstance(member_18, str):
            return False
        if len(member_18) < 1:
            return False
        if not item_17.keys() <= _members_4:
            return False
    if 'verification' not in value:
        return False
    member_19 = value['verification']
    if not isinstance(member_19, list):
        return False
    for item_20 in member_19:
        if not isinstance(item_20, dict):
            return False
        if 'commandOrCheck' in item_20:
            member_21 = item_20['commandOrCheck']
            if not isinstance(member_21, str):
                return False
            if len(member_21) < 1:
                return False
        if 'command' in item_20:
            member_22 = item_20['command']
            if not isinstance(member_22, str):
                return False
            if len(member_22) < 1:
                return False
        if 'status' not in item_20:
            return False
        member_23 = item_20['status']
        if not isinstance(member_23, str) or member_23 not in _words_9:
            return False
        if 'reasonCode' in item_20:
            member_24 = item_20['reasonCode']
            if not isinstance(member_24, str) or member_24 not in _words_3:
                return False
        if 'detail' in item_20:
            member_25 = item_20['detail']
            if not isinstance(member_25, str):
                return False
        if 'result' in item_20:
            member_26 = item_20['result']
            if not isinstance(member_26, str):
                return False
        if 'cwd' in item_20:
            member_27 = item_20['cwd']
            if not isinstance(member_27, str):
                return False
        if 'artifactRef' in item_20:
            member_28 = item_20['artifactRef']
            if not isinstance(member_28, str):
                return False
            if len(member_28) < 1:
                return False
    if 'attentionRequests' in value:
        member_29 = value['attentionRequests']
        if not isinstance(member_29, list):
            return False
        for item_30 in member_29:
            if not isinstance(item_30, dict):
                return False
            if 'kind' not in item_30:
                return False
            member_31 = item_30['kind']
            if not isinstance(member_31, str):
                return False
            if len(member_31) < 1:
                return False
            if 'summary' not in item_30:
                return False
            member_32 = item_30['summary']
            if not isinstance(member_32, str):
                return False
            if len(member_32) < 1:
                return False
            if 'ownerClass' in item_30:
                member_33 = item_30['ownerClass']
                if not isinstance(member_33, str) or member_33 not in _words_5:
                    return False
            if 'targetAgentId' in item_30:
                member_34 = item_30['targetAgentId']
                if not isinstance(member_34, str):
                    return False
                if len(member_34) < 1:
                    return False
            if 'requestedCapability' in item_30:
                member_35 = item_30['requestedCapability']
                if not isinstance(member_35, str):
                    return False
                if len(member_35) < 1:
                    return False
            if 'requiredAuthority' in item_30:
                member_36 = item_30['requiredAuthority']
                if not isinstance(member_36, str):
                    return False
                if len(member_36) < 1:
                    return False
            if 'target' in item_30:
                member_37 = item_30['target']
                if not isinstance(member_37, dict):
                    return False
    if 'artifacts' in value:
        member_38 = value['artifacts']
        if not isinstance(member_38, list):
            return False
        for item_39 in member_38:
            if not isinstance(item_39, dict):
                return False
            if 'kind' not in item_39:
                return False
            member_40 = item_39['kind']
            if not isinstance(member_40, str):
                return False
            if len(member_40) < 1:
                return False
            if 'ref' not in item_39:
                return False
            member_41 = item_39['ref']
            if not isinstance(member_41, str):
                return False
            if len(member_41) < 1:
                return False
            if not item_39.keys() <= _members_7:
                return False
    if 'reportedWorkDisposition' not in value:
        return False
    member_42 = value['reportedWorkDisposition']
    if not isinstance(member_42, str) or member_42 not in _words_10:
        return False
    if 'continuation' in value:
        member_43 = value['continuation']
        if not isinstance(member_43, dict):
            return False
        if 'kind' not in member_43:
            return False
        member_44 = member_43['kind']
        if not isinstance(member_44, str):
            return False
        if member_44 != 'response_wake':
            return False
        if 'summary' not in member_43:
            return False
        member_45 = member_43['summary']
        if not isinstance(member_45, str):
            return False
        if len(member_45) < 1:
            return False
        if 'idempotencyKey' not in member_43:
            return False
        member_46 = member_43['idempotencyKey']
        if not isinstance(member_46, str):
            return False
        if len(member_46) < 1:
            return False
        if not member_43.keys() <= _members_8:
            return False
    return True


def is_block_tool_strict(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``run_result/block-tool-strict.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' in value:
        member_1 = value['schema']
        if not isinstance(member_1, str):
            return False
        if member_1 != 'paperclip.run_result.v1':
            return False
    if 'summary' not in value:
        return False
    member_2 = value['summary']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'completionClaim' not in value:
        return False
    member_3 = value['completionClaim']
    if not isinstance(member_3, dict):
        return False
    if 'contractRevision' not in member_3:
        return False
    member_4 = member_3['contractRevision']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if 'objectiveSatisfied' not in member_3:
        return False
    member_5 = member_3['objectiveSatisfied']
    if not isinstance(member_5, bool):
        return False
    if 'criteria' not in member_3:
        return False
    member_6 = member_3['criteria']
    if not isinstance(member_6, list):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, dict):
            return False
        if 'criterionId' not in item_7:
            return False
        member_8 = item_7['criterionId']
        if not isinstance(member_8, str):
            return False
        if len(member_8) < 1:
            return False
        if 'status' not in item_7:
            return False
        member_9 = item_7['status']
        if not isinstance(member_9, str) or member_9 not in _words_1:
            return False
        if 'evidenceRefs' not in item_7:
            return False
        member_10 = item_7['evidenceRefs']
        if not isinstance(member_10, list):
            return False
        for item_11 in member_10:
            if not isinstance(item_11, str):
                return False
        if not item_7.keys() <= _members_1:
            return False
    if 'remainingWork' not in member_3:
        return False
    member_12 = member_3['remainingWork']
    if not isinstance(member_12, list):
        return False
    for item_13 in member_12:
        if not isinstance(item_13, dict):
            return False
        if 'description' not in item_13:
            return False
        member_14 = item_13['description']
        if not isinstance(member_14, str):
            return False
        if len(member_14) < 1:
            return False
        if 'blocksCompletion' not in item_13:
            return False
        member_15 = item_13['blocksCompletion']
        if not isinstance(member_15, bool):
            return False
        if not item_13.keys() <= _members_2:
            return False
    if not member_3.keys() <= _members_3:
        return False
    if 'evidence' not in value:
        return False
    member_16 = value['evidence']
    if not isinstance(member_16, list):
        return False
    for item_17 in member_16:
        if not isinstance(item_17, dict):
            return False
        if 'ref' not in item_17:
            return False
        member_18 = item_17['ref']
        if not isinstance(member_18, str):
            return False
        if len(member_18) < 1:
            return False
        if not item_17.keys() <= _members_4:
            return False
    if 'verification' not in value:
        return False
    member_19 = value['verification']
    if not isinstance(member_19, list):
        return False
    for item_20 in member_19:
        if not isinstance(item_20, dict):
            return False
        if _case_5(item_20):
            if 'reasonCode' not in item_20:
                return False
        if 'commandOrCheck' not in item_20:
            return False
        member_21 = item_20['commandOrCheck']
        if not isinstance(member_21, str):
            return False
        if len(member_21) < 1:
            return False
        if 'status' not in item_20:
            return False
        member_22 = item_20['status']
        if not isinstance(member_22, str) or member_22 not in _words_2:
            return False
        if 'reasonCode' in item_20:
            member_23 = item_20['reasonCode']
            if not isinstance(member_23, str) or member_23 not in _words_3:
                return False
        if 'detail' in item_20:
            member_24 = item_20['detail']
            if not isinstance(member_24, str):
                return False
        if 'artifactRef' in item_20:
            member_25 = item_20['artifactRef']
            if not isinstance(member_25, str):
                return False
            if len(member_25) < 1:
                return False
        if not item_20.keys() <= _members_5:
            return False
    if 'attentionRequests' not in value:
        return False
    member_26 = value['attentionRequests']
    if not isinstance(member_26, list):
        return False
    if len(member_26) > 0:
        return False
    for item_27 in member_26:
        if not isinstance(item_27, dict):
            return False
        if _case_6(item_27):
            if 'targetAgentId' not in item_27:
                return False
        if 'kind' not in item_27:
            return False
        member_28 = item_27['kind']
        if not isinstance(member_28, str) or member_28 not in _words_4:
            return False
        if 'summary' not in item_27:
            return False
        member_29 = item_27['summary']
        if not isinstance(member_29, str):
            return False
        if len(member_29) < 1:
            return False
        if 'ownerClass' not in item_27:
            return False
        member_30 = item_27['ownerClass']
        if not isinstance(member_30, str) or member_30 not in _words_5:
            return False
        if 'targetAgentId' in item_27:
            member_31 = item_27['targetAgentId']
            if not isinstance(member_31, str):
                return False
            if len(member_31) < 1:
                return False
        if not item_27.keys() <= _members_6:
            return False
    if 'artifacts' not in value:
        return False
    member_32 = value['artifacts']
    if not isinstance(member_32, list):
        return False
    for item_33 in member_32:
        if not isinstance(item_33, dict):
            return False
        if 'kind' not in item_33:
            return False
        member_34 = item_33['kind']
        if not isinstance(member_34, str):
            return False
        if len(member_34) < 1:
            return False
        if 'ref' not in item_33:
            return False
        member_35 = item_33['ref']
        if not isinstance(member_35, str):
            return False
        if len(member_35) < 1:
            return False
        if not item_33.keys() <= _members_7:
            return False
    if 'reportedWorkDisposition' not in value:
        return False
    member_36 = value['reportedWorkDisposition']
    if not isinstance(member_36, str):
        return False
    if member_36 != 'blocked':
        return False
    if 'blocker' not in value:
        return False
    member_37 = value['blocker']
    if not isinstance(member_37, dict):
        return False
    if 'reasonCode' not in member_37:
        return False
    member_38 = member_37['reasonCode']
    if not isinstance(member_38, str):
        return False
    if len(member_38) < 1:
        return False
    if 'owner' not in member_37:
        return False
    member_39 = member_37['owner']
    if not isinstance(member_39, dict):
        return False
    if 'kind' not in member_39:
        return False
    member_40 = member_39['kind']
    if not isinstance(member_40, str) or member_40 not in _words_11:
        return False
    if 'name' not in member_39:
        return False
    member_41 = member_39['name']
    if not isinstance(member_41, str):
        return False
    if len(member_41) < 1:
        return False
    if not member_39.keys() <= _members_10:
        return False
    if 'unblockAction' not in member_37:
        return False
    member_42 = member_37['unblockAction']
    if not isinstance(member_42, str):
        return False
    if len(member_42) < 1:
        return False
    if 'scope' not in member_37:
        return False
    member_43 = member_37['scope']
    if not isinstance(member_43, str) or member_43 not in _words_12:
        return False
    if not member_37.keys() <= _members_11:
        return False
    if not value.keys() <= _members_12:
        return False
    return True


def is_block_tool_loose(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``run_result/block-tool-loose.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' in value:
        member_1 = value['schema']
        if not isinstance(member_1, str) or member_1 not in _words_7:
            return False
    if 'summary' not in value:
        return False
    member_2 = value['summary']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'completionClaim' not in value:
        return False
    member_3 = value['completionClaim']
    if not isinstance(member_3, dict):
        return False
    if 'contractRevision' not in member_3:
        return False
    member_4 = member_3['contractRevision']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if 'objectiveSatisfied' not in member_3:
        return False
    member_5 = member_3['objectiveSatisfied']
    if not isinstance(member_5, bool):
        return False
    if 'criteria' not in member_3:
        return False
    member_6 = member_3['criteria']
    if not isinstance(member_6, list):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, dict):
            return False
        if 'criterionId' not in item_7:
            return False
        member_8 = item_7['criterionId']
        if not isinstance(member_8, str):
            return False
        if len(member_8) < 1:
            return False
        if 'status' not in item_7:
            return False
        member_9 = item_7['status']
        if not isinstance(member_9, str) or member_9 not in _words_8:
            return False
        if 'evidenceRefs' not in item_7:
            return False
        member_10 = item_7['evidenceRefs']
        if not isinstance(member_10, list):
            return False
        for item_11 in member_10:
            if not isinstance(item_11, str):
                return False
        if not item_7.keys() <= _members_1:
            return False
    if 'remainingWork' not in member_3:
        return False
    member_12 = member_3['remainingWork']
    if not isinstance(member_12, list):
        return False
    for item_13 in member_12:
        if not isinstance(item_13, dict):
            return False
        if 'description' not in item_13:
            return False
        member_14 = item_13['description']
        if not isinstance(member_14, str):
            return False
        if len(member_14) < 1:
            return False
        if 'blocksCompletion' not in item_13:
            return False
        member_15 = item_13['blocksCompletion']
        if not isinstance(member_15, bool):
            return False
        if not item_13.keys() <= _members_2:
            return False
    if not member_3.keys() <= _members_3:
        return False
    if 'evidence' not in value:
        return False
    member_16 = value['evidence']
    if not isinstance(member_16, list):
        return False
    for item_17 in member_16:
        if not isinstance(item_17, dict):
            return False
        if 'ref' not in item_17:
            return False
        member_18 = item_17['ref']
        if not isinstance(member_18, str):
            return False
        if len(member_18) < 1:
            return False
        if not item_17.keys() <= _members_4:
            return False
    if 'verification' not in value:
        return False
    member_19 = value['verification']
    if not isinstance(member_19, list):
        return False
    for item_20 in member_19:
        if not isinstance(item_20, dict):
            return False
        if 'commandOrCheck' in item_20:
            member_21 = item_20['commandOrCheck']
            if not isinstance(member_21, str):
                return False
            if len(member_21) < 1:
                return False
        if 'command' in item_20:
            member_22 = item_20['command']
            if not isinstance(member_22, str):
                return False
            if len(member_22) < 1:
                return False
        if 'status' not in item_20:
            return False
        member_23 = item_20['status']
        if not isinstance(member_23, str) or member_23 not in _words_9:
            return False
        if 'reasonCode' in item_20:
            member_24 = item_20['reasonCode']
            if not isinstance(member_24, str) or member_24 not in _words_3:
                return False
        if 'detail' in item_20:
            member_25 = item_20['detail']
            if not isinstance(member_25, str):
                return False
        if 'result' in item_20:
            member_26 = item_20['result']
            if not isinstance(member_26, str):
                return False
        if 'cwd' in item_20:
            member_27 = item_20['cwd']
            if not isinstance(member_27, str):
                return False
        if 'artifactRef' in item_20:
            member_28 = item_20['artifactRef']
            if not isinstance(member_28, str):
                return False
            if len(member_28) < 1:
                return False
    if 'attentionRequests' in value:
        member_29 = value['attentionRequests']
        if not isinstance(member_29, list):
            return False
        for item_30 in member_29:
            if not isinstance(item_30, dict):
                return False
            if 'kind' not in item_30:
                return False
            member_31 = item_30['kind']
            if not isinstance(member_31, str):
                return False
            if len(member_31) < 1:
                return False
            if 'summary' not in item_30:
                return False
            member_32 = item_30['summary']
            if not isinstance(member_32, str):
                return False
            if len(member_32) < 1:
                return False
            if 'ownerClass' in item_30:
                member_33 = item_30['ownerClass']
                if not isinstance(member_33, str) or member_33 not in _words_5:
                    return False
            if 'targetAgentId' in item_30:
                member_34 = item_30['targetAgentId']
                if not isinstance(member_34, str):
                    return False
                if len(member_34) < 1:
                    return False
            if 'requestedCapability' in item_30:
                member_35 = item_30['requestedCapability']
                if not isinstance(member_35, str):
                    return False
                if len(member_35) < 1:
                    return False
            if 'requiredAuthority' in item_30:
                member_36 = item_30['requiredAuthority']
                if not isinstance(member_36, str):
                    return False
                if len(member_36) < 1:
                    return False
            if 'target' in item_30:
                member_37 = item_30['target']
                if not isinstance(member_37, dict):
                    return False
    if 'artifacts' in value:
        member_38 = value['artifacts']
        if not isinstance(member_38, list):
            return False
        for item_39 in member_38:
            if not isinstance(item_39, dict):
                return False
            if 'kind' not in item_39:
                return False
            member_40 = item_39['kind']
            if not isinstance(member_40, str):
                return False
            if len(member_40) < 1:
                return False
            if 'ref' not in item_39:
                return False
            member_41 = item_39['ref']
            if not isinstance(member_41, str):
                return False
            if len(member_41) < 1:
                return False
            if not item_39.keys() <= _members_7:
                return False
    if 'reportedWorkDisposition' not in value:
        return False
    member_42 = value['reportedWorkDisposition']
    if not isinstance(member_42, str):
        return False
    if member_42 != 'blocked':
        return False
    if 'blocker' not in value:
        return False
    member_43 = value['blocker']
    if not isinstance(member_43, dict):
        return False
    if 'reasonCode' not in member_43:
        return False
    member_44 = member_43['reasonCode']
    if not isinstance(member_44, str):
        return False
    if len(member_44) < 1:
        return False
    if 'owner' not in member_43:
        return False
    member_45 = member_43['owner']
    if not isinstance(member_45, dict):
        return False
    if 'kind' not in member_45:
        return False
    member_46 = member_45['kind']
    if not isinstance(member_46, str) or member_46 not in _words_11:
        return False
    if 'name' not in member_45:
        return False
    member_47 = member_45['name']
    if not isinstance(member_47, str):
        return False
    if len(member_47) < 1:
        return False
    if not member_45.keys() <= _members_10:
        return False
    if 'unblockAction' not in member_43:
        return False
    member_48 = member_43['unblockAction']
    if not isinstance(member_48, str):
        return False
    if len(member_48) < 1:
        return False
    if 'scope' not in member_43:
        return False
    member_49 = member_43['scope']
    if not isinstance(member_49, str) or member_49 not in _words_12:
        return False
    if not member_43.keys() <= _members_11:
        return False
    return True
