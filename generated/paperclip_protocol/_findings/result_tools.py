"""Every way in which a decoded JSON value fails a schema. Module ``result_tools``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import Issue, JsonValue, report, same


_members_1: frozenset[str] = frozenset(('artifacts', 'attentionRequests', 'completionClaim', 'continuation', 'evidence', 'reportedWorkDisposition', 'schema', 'summary', 'verification',))
_members_2: frozenset[str] = frozenset(('contractRevision', 'criteria', 'objectiveSatisfied', 'remainingWork',))
_members_3: frozenset[str] = frozenset(('criterionId', 'evidenceRefs', 'status',))
_values_1 = ('satisfied', 'not_satisfied', 'unknown',)
_members_4: frozenset[str] = frozenset(('blocksCompletion', 'description',))
_members_5: frozenset[str] = frozenset(('ref',))
_members_6: frozenset[str] = frozenset(('artifactRef', 'commandOrCheck', 'detail', 'reasonCode', 'status',))
_values_2 = ('passed', 'failed', 'not_run',)
_values_3 = ('environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other',)
_members_7: frozenset[str] = frozenset(('kind', 'ownerClass', 'summary', 'targetAgentId',))
_values_4 = ('review', 'human_input', 'approval', 'credential', 'external_action', 'agent_handoff',)
_values_5 = ('human', 'agent', 'external_system',)
_members_8: frozenset[str] = frozenset(('kind', 'ref',))
_values_6 = ('done', 'needs_review', 'yielded',)
_members_9: frozenset[str] = frozenset(('idempotencyKey', 'kind', 'summary',))
_values_7 = ('paperclip.run_result.v1', 'paperclip_finish', 'paperclip_paperclip_finish', 'paperclip_finish.v1',)
_values_8 = ('satisfied', 'not_satisfied', 'unknown', 'pass', 'passed', 'complete', 'completed', 'fail', 'failed', 'incomplete',)
_values_9 = ('passed', 'failed', 'not_run', 'blocked', 'skipped', 'pass', 'success', 'succeeded', 'fail',)
_values_10 = ('done', 'needs_review', 'yielded', 'completed',)
_members_10: frozenset[str] = frozenset(('artifacts', 'attentionRequests', 'blocker', 'completionClaim', 'evidence', 'reportedWorkDisposition', 'schema', 'summary', 'verification',))
_members_11: frozenset[str] = frozenset(('owner', 'reasonCode', 'scope', 'unblockAction',))
_members_12: frozenset[str] = frozenset(('kind', 'name',))
_values_11 = ('agent', 'user', 'system', 'external',)
_values_12 = ('current_track', 'task_wide',)


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'reportedWorkDisposition' in value:
            place_2 = at + '/reportedWorkDisposition'
            member_1 = value['reportedWorkDisposition']
            if not same(member_1, 'done'):
                report(found, place_2, 'const', 'must be "done"')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'reportedWorkDisposition' in value:
            place_2 = at + '/reportedWorkDisposition'
            member_1 = value['reportedWorkDisposition']
            if not same(member_1, 'needs_review'):
                report(found, place_2, 'const', 'must be "needs_review"')


def _case_3(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'reportedWorkDisposition' in value:
            place_2 = at + '/reportedWorkDisposition'
            member_1 = value['reportedWorkDisposition']
            if not same(member_1, 'yielded'):
                report(found, place_2, 'const', 'must be "yielded"')


def _case_4(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'continuation' not in value:
            report(found, at, 'required', "must have the member 'continuation'")


def _case_5(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'status' in value:
            place_2 = at + '/status'
            member_1 = value['status']
            if not same(member_1, 'not_run'):
                report(found, place_2, 'const', 'must be "not_run"')


def _case_6(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'ownerClass' not in value:
            report(found, at, 'required', "must have the member 'ownerClass'")
        if 'ownerClass' in value:
            place_2 = at + '/ownerClass'
            member_1 = value['ownerClass']
            if not same(member_1, 'agent'):
                report(found, place_2, 'const', 'must be "agent"')


def find_finish_tool_strict(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``run_result/finish-tool-strict.schema.json#``."""
    test_1: list[Issue] = []
    _case_1(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'attentionRequests' in value:
                place_4 = at + '/attentionRequests'
                member_3 = value['attentionRequests']
                if isinstance(member_3, list):
                    if len(member_3) > 0:
                        report(found, place_4, 'maxItems', 'must have at most 0 items')
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    test_5: list[Issue] = []
    _case_2(value, at, test_5)
    before_6 = len(found)
    if not test_5:
        if isinstance(value, dict):
            if 'attentionRequests' in value:
                place_8 = at + '/attentionRequests'
                member_7 = value['attentionRequests']
                if isinstance(member_7, list):
                    if len(member_7) < 1:
                        report(found, place_8, 'minItems', 'must have at least 1 items')
        if len(found) > before_6:
            report(found, at, 'if', 'must match the then schema')
    test_9: list[Issue] = []
    _case_3(value, at, test_9)
    before_10 = len(found)
    if not test_9:
        if isinstance(value, dict):
            if 'continuation' not in value:
                report(found, at, 'required', "must have the member 'continuation'")
        if len(found) > before_10:
            report(found, at, 'if', 'must match the then schema')
    if test_9:
        inside_11: list[Issue] = []
        _case_4(value, at, inside_11)
        if not inside_11:
            report(found, at, 'not', 'must not have this form')
        if len(found) > before_10:
            report(found, at, 'if', 'must match the else schema')
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        if 'completionClaim' not in value:
            report(found, at, 'required', "must have the member 'completionClaim'")
        if 'evidence' not in value:
            report(found, at, 'required', "must have the member 'evidence'")
        if 'verification' not in value:
            report(found, at, 'required', "must have the member 'verification'")
        if 'attentionRequests' not in value:
            report(found, at, 'required', "must have the member 'attentionRequests'")
        if 'artifacts' not in value:
            report(found, at, 'required', "must have the member 'artifacts'")
        for key_12 in value:
            if key_12 not in _members_1:
                report(found, at, 'additionalProperties', f'must not have the member {key_12!r}')
        if 'schema' in value:
            place_14 = at + '/schema'
            member_13 = value['schema']
            if not same(member_13, 'paperclip.run_result.v1'):
                report(found, place_14, 'const', 'must be "paperclip.run_result.v1"')
            if not (isinstance(member_13, str)):
                report(found, place_14, 'type', 'must be string')
        if 'summary' in value:
            place_16 = at + '/summary'
            member_15 = value['summary']
            if isinstance(member_15, str):
                if len(member_15) < 1:
                    report(found, place_16, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_16, 'type', 'must be string')
        if 'completionClaim' in value:
            place_18 = at + '/completionClaim'
            member_17 = value['completionClaim']
            if isinstance(member_17, dict):
                if 'contractRevision' not in member_17:
                    report(found, place_18, 'required', "must have the member 'contractRevision'")
                if 'objectiveSatisfied' not in member_17:
                    report(found, place_18, 'required', "must have the member 'objectiveSatisfied'")
                if 'criteria' not in member_17:
                    report(found, place_18, 'required', "must have the member 'criteria'")
                if 'remainingWork' not in member_17:
                    report(found, place_18, 'required', "must have the member 'remainingWork'")
                for key_19 in member_17:
                    if key_19 not in _members_2:
                        report(found, place_18, 'additionalProperties', f'must not have the member {key_19!r}')
                if 'contractRevision' in member_17:
                    place_21 = place_18 + '/contractRevision'
                    member_20 = member_17['contractRevision']
                    if isinstance(member_20, str):
                        if len(member_20) < 1:
                            report(found, place_21, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_21, 'type', 'must be string')
                if 'objectiveSatisfied' in member_17:
                    place_23 = place_18 + '/objectiveSatisfied'
                    member_22 = member_17['objectiveSatisfied']
                    if not (isinstance(member_22, bool)):
                        report(found, place_23, 'type', 'must be boolean')
                if 'criteria' in member_17:
                    place_25 = place_18 + '/criteria'
                    member_24 = member_17['criteria']
                    if isinstance(member_24, list):
                        for index_26, item_27 in enumerate(member_24):
                            place_28 = f"{place_25}/{index_26}"
                            if isinstance(item_27, dict):
                                if 'criterionId' not in item_27:
                                    report(found, place_28, 'required', "must have the member 'criterionId'")
                                if 'status' not in item_27:
                                    report(found, place_28, 'required', "must have the member 'status'")
                                if 'evidenceRefs' not in item_27:
                                    report(found, place_28, 'required', "must have the member 'evidenceRefs'")
                                for key_29 in item_27:
                                    if key_29 not in _members_3:
                                        report(found, place_28, 'additionalProperties', f'must not have the member {key_29!r}')
                                if 'criterionId' in item_27:
                                    place_31 = place_28 + '/criterionId'
                                    member_30 = item_27['criterionId']
                                    if isinstance(member_30, str):
                                        if len(member_30) < 1:
                                            report(found, place_31, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_31, 'type', 'must be string')
                                if 'status' in item_27:
                                    place_33 = place_28 + '/status'
                                    member_32 = item_27['status']
                                    if not any(same(member_32, allowed) for allowed in _values_1):
                                        report(found, place_33, 'enum', 'must be one of "satisfied", "not_satisfied", "unknown"')
                                if 'evidenceRefs' in item_27:
                                    place_35 = place_28 + '/evidenceRefs'
                                    member_34 = item_27['evidenceRefs']
                                    if isinstance(member_34, list):
                                        for index_36, item_37 in enumerate(member_34):
                                            place_38 = f"{place_35}/{index_36}"
                                            if not (isinstance(item_37, str)):
                                                report(found, place_38, 'type', 'must be string')
                                    else:
                                        report(found, place_35, 'type', 'must be array')
                            else:
                                report(found, place_28, 'type', 'must be object')
                    else:
                        report(found, place_25, 'type', 'must be array')
                if 'remainingWork' in member_17:
                    place_40 = place_18 + '/remainingWork'
                    member_39 = member_17['remainingWork']
                    if isinstance(member_39, list):
                        for index_41, item_42 in enumerate(member_39):
                            place_43 = f"{place_40}/{index_41}"
                            if isinstance(item_42, dict):
                                if 'description' not in item_42:
                                    report(found, place_43, 'required', "must have the member 'description'")
                                if 'blocksCompletion' not in item_42:
                                    report(found, place_43, 'required', "must have the member 'blocksCompletion'")
                                for key_44 in item_42:
                                    if key_44 not in _members_4:
                                        report(found, place_43, 'additionalProperties', f'must not have the member {key_44!r}')
                                if 'description' in item_42:
                                    place_46 = place_43 + '/description'
                                    member_45 = item_42['description']
                                    if isinstance(member_45, str):
                                        if len(member_45) < 1:
                                            report(found, place_46, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_46, 'type', 'must be string')
                                if 'blocksCompletion' in item_42:
                                    place_48 = place_43 + '/blocksCompletion'
                                    member_47 = item_42['blocksCompletion']
                                    if not (isinstance(member_47, bool)):
                                        report(found, place_48, 'type', 'must be boolean')
                            else:
                                report(found, place_43, 'type', 'must be object')
                    else:
                        report(found, place_40, 'type', 'must be array')
            else:
                report(found, place_18, 'type', 'must be object')
        if 'evidence' in value:
            place_50 = at + '/evidence'
            member_49 = value['evidence']
            if isinstance(member_49, list):
                for index_51, item_52 in enumerate(member_49):
                    place_53 = f"{place_50}/{index_51}"
                    if isinstance(item_52, dict):
                        if 'ref' not in item_52:
                            report(found, place_53, 'required', "must have the member 'ref'")
                        for key_54 in item_52:
                            if key_54 not in _members_5:
                                report(found, place_53, 'additionalProperties', f'must not have the member {key_54!r}')
                        if 'ref' in item_52:
                            place_56 = place_53 + '/ref'
                            member_55 = item_52['ref']
                            if isinstance(member_55, str):
                                if len(member_55) < 1:
                                    report(found, place_56, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_56, 'type', 'must be string')
                    else:
                        report(found, place_53, 'type', 'must be object')
            else:
                report(found, place_50, 'type', 'must be array')
        if 'verification' in value:
            place_58 = at + '/verification'
            member_57 = value['verification']
            if isinstance(member_57, list):
                for index_59, item_60 in enumerate(member_57):
                    place_61 = f"{place_58}/{index_59}"
                    test_62: list[Issue] = []
                    _case_5(item_60, place_61, test_62)
                    before_63 = len(found)
                    if not test_62:
                        if isinstance(item_60, dict):
                            if 'reasonCode' not in item_60:
                                report(found, place_61, 'required', "must have the member 'reasonCode'")
                        if len(found) > before_63:
                            report(found, place_61, 'if', 'must match the then schema')
                    if isinstance(item_60, dict):
                        if 'commandOrCheck' not in item_60:
                            report(found, place_61, 'required', "must have the member 'commandOrCheck'")
                        if 'status' not in item_60:
                            report(found, place_61, 'required', "must have the member 'status'")
                        for key_64 in item_60:
                            if key_64 not in _members_6:
                                report(found, place_61, 'additionalProperties', f'must not have the member {key_64!r}')
                        if 'commandOrCheck' in item_60:
                            place_66 = place_61 + '/commandOrCheck'
                            member_65 = item_60['commandOrCheck']
                            if isinstance(member_65, str):
                                if len(member_65) < 1:
                                    report(found, place_66, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_66, 'type', 'must be string')
                        if 'status' in item_60:
                            place_68 = place_61 + '/status'
                            member_67 = item_60['status']
                            if not any(same(member_67, allowed) for allowed in _values_2):
                                report(found, place_68, 'enum', 'must be one of "passed", "failed", "not_run"')
                        if 'reasonCode' in item_60:
                            place_70 = place_61 + '/reasonCode'
                            member_69 = item_60['reasonCode']
                            if not any(same(member_69, allowed) for allowed in _values_3):
                                report(found, place_70, 'enum', 'must be one of "environment_unavailable", "tool_unavailable", "dependency_missing", "permission_denied", "credential_missing", "policy_restricted", "external_service_unavailable", "budget_exhausted", "other"')
                        if 'detail' in item_60:
                            place_72 = place_61 + '/detail'
                            member_71 = item_60['detail']
                            if not (isinstance(member_71, str)):
                                report(found, place_72, 'type', 'must be string')
                        if 'artifactRef' in item_60:
                            place_74 = place_61 + '/artifactRef'
                            member_73 = item_60['artifactRef']
                            if isinstance(member_73, str):
                                if len(member_73) < 1:
                                    report(found, place_74, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_74, 'type', 'must be string')
                    else:
                        report(found, place_61, 'type', 'must be object')
            else:
                report(found, place_58, 'type', 'must be array')
        if 'attentionRequests' in value:
            place_76 = at + '/attentionRequests'
            member_75 = value['attentionRequests']
            if isinstance(member_75, list):
                for index_77, item_78 in enumerate(member_75):
                    place_79 = f"{place_76}/{index_77}"
                    test_80: list[Issue] = []
                    _case_6(item_78, place_79, test_80)
                    before_81 = len(found)
                    if not test_80:
                        if isinstance(item_78, dict):
                            if 'targetAgentId' not in item_78:
                                report(found, place_79, 'required', "must have the member 'targetAgentId'")
                        if len(found) > before_81:
                            report(found, place_79, 'if', 'must match the then schema')
                    if isinstance(item_78, dict):
                        if 'kind' not in item_78:
                            report(found, place_79, 'required', "must have the member 'kind'")
                        if 'summary' not in item_78:
                            report(found, place_79, 'required', "must have the member 'summary'")
                        if 'ownerClass' not in item_78:
                            report(found, place_79, 'required', "must have the member 'ownerClass'")
                        for key_82 in item_78:
                            if key_82 not in _members_7:
                                report(found, place_79, 'additionalProperties', f'must not have the member {key_82!r}')
                        if 'kind' in item_78:
                            place_84 = place_79 + '/kind'
                            member_83 = item_78['kind']
                            if not any(same(member_83, allowed) for allowed in _values_4):
                                report(found, place_84, 'enum', 'must be one of "review", "human_input", "approval", "credential", "external_action", "agent_handoff"')
                        if 'summary' in item_78:
                            place_86 = place_79 + '/summary'
                            member_85 = item_78['summary']
                            if isinstance(member_85, str):
                                if len(member_85) < 1:
                                    report(found, place_86, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_86, 'type', 'must be string')
                        if 'ownerClass' in item_78:
                            place_88 = place_79 + '/ownerClass'
                            member_87 = item_78['ownerClass']
                            if not any(same(member_87, allowed) for allowed in _values_5):
                                report(found, place_88, 'enum', 'must be one of "human", "agent", "external_system"')
                        if 'targetAgentId' in item_78:
                            place_90 = place_79 + '/targetAgentId'
                            member_89 = item_78['targetAgentId']
                            if isinstance(member_89, str):
                                if len(member_89) < 1:
                                    report(found, place_90, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_90, 'type', 'must be string')
                    else:
                        report(found, place_79, 'type', 'must be object')
            else:
                report(found, place_76, 'type', 'must be array')
        if 'artifacts' in value:
            place_92 = at + '/artifacts'
            member_91 = value['artifacts']
            if isinstance(member_91, list):
                for index_93, item_94 in enumerate(member_91):
                    place_95 = f"{place_92}/{index_93}"
                    if isinstance(item_94, dict):
                        if 'kind' not in item_94:
                            report(found, place_95, 'required', "must have the member 'kind'")
                        if 'ref' not in item_94:
                            report(found, place_95, 'required', "must have the member 'ref'")
                        for key_96 in item_94:
                            if key_96 not in _members_8:
                                report(found, place_95, 'additionalProperties', f'must not have the member {key_96!r}')
                        if 'kind' in item_94:
                            place_98 = place_95 + '/kind'
                            member_97 = item_94['kind']
                            if isinstance(member_97, str):
                                if len(member_97) < 1:
                                    report(found, place_98, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_98, 'type', 'must be string')
                        if 'ref' in item_94:
                            place_100 = place_95 + '/ref'
                            member_99 = item_94['ref']
                            if isinstance(member_99, str):
                                if len(member_99) < 1:
                                    report(found, place_100, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_100, 'type', 'must be string')
                    else:
                        report(found, place_95, 'type', 'must be object')
            else:
                report(found, place_92, 'type', 'must be array')
        if 'reportedWorkDisposition' in value:
            place_102 = at + '/reportedWorkDisposition'
            member_101 = value['reportedWorkDisposition']
            if not any(same(member_101, allowed) for allowed in _values_6):
                report(found, place_102, 'enum', 'must be one of "done", "needs_review", "yielded"')
        if 'continuation' in value:
            place_104 = at + '/continuation'
            member_103 = value['continuation']
            if isinstance(member_103, dict):
                if 'kind' not in member_103:
                    report(found, place_104, 'required', "must have the member 'kind'")
                if 'summary' not in member_103:
                    report(found, place_104, 'required', "must have the member 'summary'")
                if 'idempotencyKey' not in member_103:
                    report(found, place_104, 'required', "must have the member 'idempotencyKey'")
                for key_105 in member_103:
                    if key_105 not in _members_9:
                        report(found, place_104, 'additionalProperties', f'must not have the member {key_105!r}')
                if 'kind' in member_103:
                    place_107 = place_104 + '/kind'
                    member_106 = member_103['kind']
                    if not same(member_106, 'response_wake'):
                        report(found, place_107, 'const', 'must be "response_wake"')
                    if not (isinstance(member_106, str)):
                        report(found, place_107, 'type', 'must be string')
                if 'summary' in member_103:
                    place_109 = place_104 + '/summary'
                    member_108 = member_103['summary']
                    if isinstance(member_108, str):
                        if len(member_108) < 1:
                            report(found, place_109, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_109, 'type', 'must be string')
                if 'idempotencyKey' in member_103:
                    place_111 = place_104 + '/idempotencyKey'
                    member_110 = member_103['idempotencyKey']
                    if isinstance(member_110, str):
                        if len(member_110) < 1:
                            report(found, place_111, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_111, 'type', 'must be string')
            else:
                report(found, place_104, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_finish_tool_loose(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``run_result/finish-tool-loose.schema.json#``."""
    test_1: list[Issue] = []
    _case_3(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'continuation' not in value:
                report(found, at, 'required', "must have the member 'continuation'")
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    if test_1:
        inside_3: list[Issue] = []
        _case_4(value, at, inside_3)
        if not inside_3:
            report(found, at, 'not', 'must not have this form')
        if len(found) > before_2:
            report(found, at, 'if', 'must match the else schema')
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        if 'completionClaim' not in value:
            report(found, at, 'required', "must have the member 'completionClaim'")
        if 'evidence' not in value:
            report(found, at, 'required', "must have the member 'evidence'")
        if 'verification' not in value:
            report(found, at, 'required', "must have the member 'verification'")
        if 'schema' in value:
            place_5 = at + '/schema'
            member_4 = value['schema']
            if not any(same(member_4, allowed) for allowed in _values_7):
                report(found, place_5, 'enum', 'must be one of "paperclip.run_result.v1", "paperclip_finish", "paperclip_paperclip_finish", "paperclip_finish.v1"')
        if 'summary' in value:
            place_7 = at + '/summary'
            member_6 = value['summary']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'completionClaim' in value:
            place_9 = at + '/completionClaim'
            member_8 = value['completionClaim']
            if isinstance(member_8, dict):
                if 'contractRevision' not in member_8:
                    report(found, place_9, 'required', "must have the member 'contractRevision'")
                if 'objectiveSatisfied' not in member_8:
                    report(found, place_9, 'required', "must have the member 'objectiveSatisfied'")
                if 'criteria' not in member_8:
                    report(found, place_9, 'required', "must have the member 'criteria'")
                if 'remainingWork' not in member_8:
                    report(found, place_9, 'required', "must have the member 'remainingWork'")
                for key_10 in member_8:
                    if key_10 not in _members_2:
                        report(found, place_9, 'additionalProperties', f'must not have the member {key_10!r}')
                if 'contractRevision' in member_8:
                    place_12 = place_9 + '/contractRevision'
                    member_11 = member_8['contractRevision']
                    if isinstance(member_11, str):
                        if len(member_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
                if 'objectiveSatisfied' in member_8:
                    place_14 = place_9 + '/objectiveSatisfied'
                    member_13 = member_8['objectiveSatisfied']
                    if not (isinstance(member_13, bool)):
                        report(found, place_14, 'type', 'must be boolean')
                if 'criteria' in member_8:
                    place_16 = place_9 + '/criteria'
                    member_15 = member_8['criteria']
                    if isinstance(member_15, list):
                        for index_17, item_18 in enumerate(member_15):
                            place_19 = f"{place_16}/{index_17}"
                            if isinstance(item_18, dict):
                                if 'criterionId' not in item_18:
                                    report(found, place_19, 'required', "must have the member 'criterionId'")
                                if 'status' not in item_18:
                                    report(found, place_19, 'required', "must have the member 'status'")
                                if 'evidenceRefs' not in item_18:
                                    report(found, place_19, 'required', "must have the member 'evidenceRefs'")
                                for key_20 in item_18:
                                    if key_20 not in _members_3:
                                        report(found, place_19, 'additionalProperties', f'must not have the member {key_20!r}')
                                if 'criterionId' in item_18:
                                    place_22 = place_19 + '/criterionId'
                                    member_21 = item_18['criterionId']
                                    if isinstance(member_21, str):
                                        if len(member_21) < 1:
                                            report(found, place_22, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_22, 'type', 'must be string')
                                if 'status' in item_18:
                                    place_24 = place_19 + '/status'
                                    member_23 = item_18['status']
                                    if not any(same(member_23, allowed) for allowed in _values_8):
                                        report(found, place_24, 'enum', 'must be one of "satisfied", "not_satisfied", "unknown", "pass", "passed", "complete", "completed", "fail", "failed", "incomplete"')
                                if 'evidenceRefs' in item_18:
                                    place_26 = place_19 + '/evidenceRefs'
                                    member_25 = item_18['evidenceRefs']
                                    if isinstance(member_25, list):
                                        for index_27, item_28 in enumerate(member_25):
                                            place_29 = f"{place_26}/{index_27}"
                                            if not (isinstance(item_28, str)):
                                                report(found, place_29, 'type', 'must be string')
                                    else:
                                        report(found, place_26, 'type', 'must be array')
                            else:
                                report(found, place_19, 'type', 'must be object')
                    else:
                        report(found, place_16, 'type', 'must be array')
                if 'remainingWork' in member_8:
                    place_31 = place_9 + '/remainingWork'
                    member_30 = member_8['remainingWork']
                    if isinstance(member_30, list):
                        for index_32, item_33 in enumerate(member_30):
                            place_34 = f"{place_31}/{index_32}"
                            if isinstance(item_33, dict):
                                if 'description' not in item_33:
                                    report(found, place_34, 'required', "must have the member 'description'")
                                if 'blocksCompletion' not in item_33:
                                    report(found, place_34, 'required', "must have the member 'blocksCompletion'")
                                for key_35 in item_33:
                                    if key_35 not in _members_4:
                                        report(found, place_34, 'additionalProperties', f'must not have the member {key_35!r}')
                                if 'description' in item_33:
                                    place_37 = place_34 + '/description'
                                    member_36 = item_33['description']
                                    if isinstance(member_36, str):
                                        if len(member_36) < 1:
                                            report(found, place_37, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_37, 'type', 'must be string')
                                if 'blocksCompletion' in item_33:
                                    place_39 = place_34 + '/blocksCompletion'
                                    member_38 = item_33['blocksCompletion']
                                    if not (isinstance(member_38, bool)):
                                        report(found, place_39, 'type', 'must be boolean')
                            else:
                                report(found, place_34, 'type', 'must be object')
                    else:
                        report(found, place_31, 'type', 'must be array')
            else:
                report(found, place_9, 'type', 'must be object')
        if 'evidence' in value:
            place_41 = at + '/evidence'
            member_40 = value['evidence']
            if isinstance(member_40, list):
                for index_42, item_43 in enumerate(member_40):
                    place_44 = f"{place_41}/{index_42}"
                    if isinstance(item_43, dict):
                        if 'ref' not in item_43:
                            report(found, place_44, 'required', "must have the member 'ref'")
                        for key_45 in item_43:
                            if key_45 not in _members_5:
                                report(found, place_44, 'additionalProperties', f'must not have the member {key_45!r}')
                        if 'ref' in item_43:
                            place_47 = place_44 + '/ref'
                            member_46 = item_43['ref']
                            if isinstance(member_46, str):
                                if len(member_46) < 1:
                                    report(found, place_47, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_47, 'type', 'must be string')
                    else:
                        report(found, place_44, 'type', 'must be object')
            else:
                report(found, place_41, 'type', 'must be array')
        if 'verification' in value:
            place_49 = at + '/verification'
            member_48 = value['verification']
            if isinstance(member_48, list):
                for index_50, item_51 in enumerate(member_48):
                    place_52 = f"{place_49}/{index_50}"
                    if isinstance(item_51, dict):
                        if 'status' not in item_51:
                            report(found, place_52, 'required', "must have the member 'status'")
                        if 'commandOrCheck' in item_51:
                            place_54 = place_52 + '/commandOrCheck'
                            member_53 = item_51['commandOrCheck']
                            if isinstance(member_53, str):
                                if len(member_53) < 1:
                                    report(found, place_54, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_54, 'type', 'must be string')
                        if 'command' in item_51:
                            place_56 = place_52 + '/command'
                            member_55 = item_51['command']
                            if isinstance(member_55, str):
                                if len(member_55) < 1:
                                    report(found, place_56, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_56, 'type', 'must be string')
                        if 'status' in item_51:
                            place_58 = place_52 + '/status'
                            member_57 = item_51['status']
                            if not any(same(member_57, allowed) for allowed in _values_9):
                                report(found, place_58, 'enum', 'must be one of "passed", "failed", "not_run", "blocked", "skipped", "pass", "success", "succeeded", "fail"')
                        if 'reasonCode' in item_51:
                            place_60 = place_52 + '/reasonCode'
                            member_59 = item_51['reasonCode']
                            if not any(same(member_59, allowed) for allowed in _values_3):
                                report(found, place_60, 'enum', 'must be one of "environment_unavailable", "tool_unavailable", "dependency_missing", "permission_denied", "credential_missing", "policy_restricted", "external_service_unavailable", "budget_exhausted", "other"')
                        if 'detail' in item_51:
                            place_62 = place_52 + '/detail'
                            member_61 = item_51['detail']
                            if not (isinstance(member_61, str)):
                                report(found, place_62, 'type', 'must be string')
                        if 'result' in item_51:
                            place_64 = place_52 + '/result'
                            member_63 = item_51['result']
                            if not (isinstance(member_63, str)):
                                report(found, place_64, 'type', 'must be string')
                        if 'cwd' in item_51:
                            place_66 = place_52 + '/cwd'
                            member_65 = item_51['cwd']
                            if not (isinstance(member_65, str)):
                                report(found, place_66, 'type', 'must be string')
                        if 'artifactRef' in item_51:
                            place_68 = place_52 + '/artifactRef'
                            member_67 = item_51['artifactRef']
                            if isinstance(member_67, str):
                                if len(member_67) < 1:
                                    report(found, place_68, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_68, 'type', 'must be string')
                    else:
                        report(found, place_52, 'type', 'must be object')
            else:
                report(found, place_49, 'type', 'must be array')
        if 'attentionRequests' in value:
            place_70 = at + '/attentionRequests'
            member_69 = value['attentionRequests']
            if isinstance(member_69, list):
                for index_71, item_72 in enumerate(member_69):
                    place_73 = f"{place_70}/{index_71}"
                    if isinstance(item_72, dict):
                        if 'kind' not in item_72:
                            report(found, place_73, 'required', "must have the member 'kind'")
                        if 'summary' not in item_72:
                            report(found, place_73, 'required', "must have the member 'summary'")
                        if 'kind' in item_72:
                            place_75 = place_73 + '/kind'
                            member_74 = item_72['kind']
                            if isinstance(member_74, str):
                                if len(member_74) < 1:
                                    report(found, place_75, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_75, 'type', 'must be string')
                        if 'summary' in item_72:
                            place_77 = place_73 + '/summary'
                            member_76 = item_72['summary']
                            if isinstance(member_76, str):
                                if len(member_76) < 1:
                                    report(found, place_77, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_77, 'type', 'must be string')
                        if 'ownerClass' in item_72:
                            place_79 = place_73 + '/ownerClass'
                            member_78 = item_72['ownerClass']
                            if not any(same(member_78, allowed) for allowed in _values_5):
                                report(found, place_79, 'enum', 'must be one of "human", "agent", "external_system"')
                        if 'targetAgentId' in item_72:
                            place_81 = place_73 + '/targetAgentId'
                            member_80 = item_72['targetAgentId']
                            if isinstance(member_80, str):
                                if len(member_80) < 1:
                                    report(found, place_81, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_81, 'type', 'must be string')
                        if 'requestedCapability' in item_72:
                            place_83 = place_73 + '/requestedCapability'
                            member_82 = item_72['requestedCapability']
                            if isinstance(member_82, str):
                                if len(member_82) < 1:
                                    report(found, place_83, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_83, 'type', 'must be string')
                        if 'requiredAuthority' in item_72:
                            place_85 = place_73 + '/requiredAuthority'
                            member_84 = item_72['requiredAuthority']
                            if isinstance(member_84, str):
                                if len(member_84) < 1:
                                    report(found, place_85, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_85, 'type', 'must be string')
                        if 'target' in item_72:
                            place_87 = place_73 + '/target'
                            member_86 = item_72['target']
                            if isinstance(member_86, dict):
                                pass
                            else:
                                report(found, place_87, 'type', 'must be object')
                    else:
                        report(found, place_73, 'type', 'must be object')
            else:
                report(found, place_70, 'type', 'must be array')
        if 'artifacts' in value:
            place_89 = at + '/artifacts'
            member_88 = value['artifacts']
            if isinstance(member_88, list):
                for index_90, item_91 in enumerate(member_88):
                    place_92 = f"{place_89}/{index_90}"
                    if isinstance(item_91, dict):
                        if 'kind' not in item_91:
                            report(found, place_92, 'required', "must have the member 'kind'")
                        if 'ref' not in item_91:
                            report(found, place_92, 'required', "must have the member 'ref'")
                        for key_93 in item_91:
                            if key_93 not in _members_8:
                                report(found, place_92, 'additionalProperties', f'must not have the member {key_93!r}')
                        if 'kind' in item_91:
                            place_95 = place_92 + '/kind'
                            member_94 = item_91['kind']
                            if isinstance(member_94, str):
                                if len(member_94) < 1:
                                    report(found, place_95, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_95, 'type', 'must be string')
                        if 'ref' in item_91:
                            place_97 = place_92 + '/ref'
                            member_96 = item_91['ref']
                            if isinstance(member_96, str):
                                if len(member_96) < 1:
                                    report(found, place_97, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_97, 'type', 'must be string')
                    else:
                        report(found, place_92, 'type', 'must be object')
            else:
                report(found, place_89, 'type', 'must be array')
        if 'reportedWorkDisposition' in value:
            place_99 = at + '/reportedWorkDisposition'
            member_98 = value['reportedWorkDisposition']
            if not any(same(member_98, allowed) for allowed in _values_10):
                report(found, place_99, 'enum', 'must be one of "done", "needs_review", "yielded", "completed"')
        if 'continuation' in value:
            place_101 = at + '/continuation'
            member_100 = value['continuation']
            if isinstance(member_100, dict):
                if 'kind' not in member_100:
                    report(found, place_101, 'required', "must have the member 'kind'")
                if 'summary' not in member_100:
                    report(found, place_101, 'required', "must have the member 'summary'")
                if 'idempotencyKey' not in member_100:
                    report(found, place_101, 'required', "must have the member 'idempotencyKey'")
                for key_102 in member_100:
                    if key_102 not in _members_9:
                        report(found, place_101, 'additionalProperties', f'must not have the member {key_102!r}')
                if 'kind' in member_100:
                    place_104 = place_101 + '/kind'
                    member_103 = member_100['kind']
                    if not same(member_103, 'response_wake'):
                        report(found, place_104, 'const', 'must be "response_wake"')
                    if not (isinstance(member_103, str)):
                        report(found, place_104, 'type', 'must be string')
                if 'summary' in member_100:
                    place_106 = place_101 + '/summary'
                    member_105 = member_100['summary']
                    if isinstance(member_105, str):
                        if len(member_105) < 1:
                            report(found, place_106, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_106, 'type', 'must be string')
                if 'idempotencyKey' in member_100:
                    place_108 = place_101 + '/idempotencyKey'
                    member_107 = member_100['idempotencyKey']
                    if isinstance(member_107, str):
                        if len(member_107) < 1:
                            report(found, place_108, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_108, 'type', 'must be string')
            else:
                report(found, place_101, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_block_tool_strict(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``run_result/block-tool-strict.schema.json#``."""
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        if 'completionClaim' not in value:
            report(found, at, 'required', "must have the member 'completionClaim'")
        if 'evidence' not in value:
            report(found, at, 'required', "must have the member 'evidence'")
        if 'verification' not in value:
            report(found, at, 'required', "must have the member 'verification'")
        if 'attentionRequests' not in value:
            report(found, at, 'required', "must have the member 'attentionRequests'")
        if 'artifacts' not in value:
            report(found, at, 'required', "must have the member 'artifacts'")
        if 'blocker' not in value:
            report(found, at, 'required', "must have the member 'blocker'")
        for key_1 in value:
            if key_1 not in _members_10:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.run_result.v1'):
                report(found, place_3, 'const', 'must be "paperclip.run_result.v1"')
            if not (isinstance(member_2, str)):
                report(found, place_3, 'type', 'must be string')
        if 'summary' in value:
            place_5 = at + '/summary'
            member_4 = value['summary']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'completionClaim' in value:
            place_7 = at + '/completionClaim'
            member_6 = value['completionClaim']
            if isinstance(member_6, dict):
                if 'contractRevision' not in member_6:
                    report(found, place_7, 'required', "must have the member 'contractRevision'")
                if 'objectiveSatisfied' not in member_6:
                    report(found, place_7, 'required', "must have the member 'objectiveSatisfied'")
                if 'criteria' not in member_6:
                    report(found, place_7, 'required', "must have the member 'criteria'")
                if 'remainingWork' not in member_6:
                    report(found, place_7, 'required', "must have the member 'remainingWork'")
                for key_8 in member_6:
                    if key_8 not in _members_2:
                        report(found, place_7, 'additionalProperties', f'must not have the member {key_8!r}')
                if 'contractRevision' in member_6:
                    place_10 = place_7 + '/contractRevision'
                    member_9 = member_6['contractRevision']
                    if isinstance(member_9, str):
                        if len(member_9) < 1:
                            report(found, place_10, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_10, 'type', 'must be string')
                if 'objectiveSatisfied' in member_6:
                    place_12 = place_7 + '/objectiveSatisfied'
                    member_11 = member_6['objectiveSatisfied']
                    if not (isinstance(member_11, bool)):
                        report(found, place_12, 'type', 'must be boolean')
                if 'criteria' in member_6:
                    place_14 = place_7 + '/criteria'
                    member_13 = member_6['criteria']
                    if isinstance(member_13, list):
                        for index_15, item_16 in enumerate(member_13):
                            place_17 = f"{place_14}/{index_15}"
                            if isinstance(item_16, dict):
                                if 'criterionId' not in item_16:
                                    report(found, place_17, 'required', "must have the member 'criterionId'")
                                if 'status' not in item_16:
                                    report(found, place_17, 'required', "must have the member 'status'")
                                if 'evidenceRefs' not in item_16:
                                    report(found, place_17, 'required', "must have the member 'evidenceRefs'")
                                for key_18 in item_16:
                                    if key_18 not in _members_3:
                                        report(found, place_17, 'additionalProperties', f'must not have the member {key_18!r}')
                                if 'criterionId' in item_16:
                                    place_20 = place_17 + '/criterionId'
                                    member_19 = item_16['criterionId']
                                    if isinstance(member_19, str):
                                        if len(member_19) < 1:
                                            report(found, place_20, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_20, 'type', 'must be string')
                                if 'status' in item_16:
                                    place_22 = place_17 + '/status'
                                    member_21 = item_16['status']
                                    if not any(same(member_21, allowed) for allowed in _values_1):
                                        report(found, place_22, 'enum', 'must be one of "satisfied", "not_satisfied", "unknown"')
                                if 'evidenceRefs' in item_16:
                                    place_24 = place_17 + '/evidenceRefs'
                                    member_23 = item_16['evidenceRefs']
                                    if isinstance(member_23, list):
                                        for index_25, item_26 in enumerate(member_23):
                                            place_27 = f"{place_24}/{index_25}"
                                            if not (isinstance(item_26, str)):
                                                report(found, place_27, 'type', 'must be string')
                                    else:
                                        report(found, place_24, 'type', 'must be array')
                            else:
                                report(found, place_17, 'type', 'must be object')
                    else:
                        report(found, place_14, 'type', 'must be array')
                if 'remainingWork' in member_6:
                    place_29 = place_7 + '/remainingWork'
                    member_28 = member_6['remainingWork']
                    if isinstance(member_28, list):
                        for index_30, item_31 in enumerate(member_28):
                            place_32 = f"{place_29}/{index_30}"
                            if isinstance(item_31, dict):
                                if 'description' not in item_31:
                                    report(found, place_32, 'required', "must have the member 'description'")
                                if 'blocksCompletion' not in item_31:
                                    report(found, place_32, 'required', "must have the member 'blocksCompletion'")
                                for key_33 in item_31:
                                    if key_33 not in _members_4:
                                        report(found, place_32, 'additionalProperties', f'must not have the member {key_33!r}')
                                if 'description' in item_31:
                                    place_35 = place_32 + '/description'
                                    member_34 = item_31['description']
                                    if isinstance(member_34, str):
                                        if len(member_34) < 1:
                                            report(found, place_35, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_35, 'type', 'must be string')
                                if 'blocksCompletion' in item_31:
                                    place_37 = place_32 + '/blocksCompletion'
                                    member_36 = item_31['blocksCompletion']
                                    if not (isinstance(member_36, bool)):
                                        report(found, place_37, 'type', 'must be boolean')
                            else:
                                report(found, place_32, 'type', 'must be object')
                    else:
                        report(found, place_29, 'type', 'must be array')
            else:
                report(found, place_7, 'type', 'must be object')
        if 'evidence' in value:
            place_39 = at + '/evidence'
            member_38 = value['evidence']
            if isinstance(member_38, list):
                for index_40, item_41 in enumerate(member_38):
                    place_42 = f"{place_39}/{index_40}"
                    if isinstance(item_41, dict):
                        if 'ref' not in item_41:
                            report(found, place_42, 'required', "must have the member 'ref'")
                        for key_43 in item_41:
                            if key_43 not in _members_5:
                                report(found, place_42, 'additionalProperties', f'must not have the member {key_43!r}')
                        if 'ref' in item_41:
                            place_45 = place_42 + '/ref'
                            member_44 = item_41['ref']
                            if isinstance(member_44, str):
                                if len(member_44) < 1:
                                    report(found, place_45, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_45, 'type', 'must be string')
                    else:
                        report(found, place_42, 'type', 'must be object')
            else:
                report(found, place_39, 'type', 'must be array')
        if 'verification' in value:
            place_47 = at + '/verification'
            member_46 = value['verification']
            if isinstance(member_46, list):
                for index_48, item_49 in enumerate(member_46):
                    place_50 = f"{place_47}/{index_48}"
                    test_51: list[Issue] = []
                    _case_5(item_49, place_50, test_51)
                    before_52 = len(found)
                    if not test_51:
                        if isinstance(item_49, dict):
                            if 'reasonCode' not in item_49:
                                report(found, place_50, 'required', "must have the member 'reasonCode'")
                        if len(found) > before_52:
                            report(found, place_50, 'if', 'must match the then schema')
                    if isinstance(item_49, dict):
                        if 'commandOrCheck' not in item_49:
                            report(found, place_50, 'required', "must have the member 'commandOrCheck'")
                        if 'status' not in item_49:
                            report(found, place_50, 'required', "must have the member 'status'")
                        for key_53 in item_49:
                            if key_53 not in _members_6:
                                report(found, place_50, 'additionalProperties', f'must not have the member {key_53!r}')
                        if 'commandOrCheck' in item_49:
                            place_55 = place_50 + '/commandOrCheck'
                            member_54 = item_49['commandOrCheck']
                            if isinstance(member_54, str):
                                if len(member_54) < 1:
                                    report(found, place_55, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_55, 'type', 'must be string')
                        if 'status' in item_49:
                            place_57 = place_50 + '/status'
                            member_56 = item_49['status']
                            if not any(same(member_56, allowed) for allowed in _values_2):
                                report(found, place_57, 'enum', 'must be one of "passed", "failed", "not_run"')
                        if 'reasonCode' in item_49:
                            place_59 = place_50 + '/reasonCode'
                            member_58 = item_49['reasonCode']
                            if not any(same(member_58, allowed) for allowed in _values_3):
                                report(found, place_59, 'enum', 'must be one of "environment_unavailable", "tool_unavailable", "dependency_missing", "permission_denied", "credential_missing", "policy_restricted", "external_service_unavailable", "budget_exhausted", "other"')
                        if 'detail' in item_49:
                            place_61 = place_50 + '/detail'
                            member_60 = item_49['detail']
                            if not (isinstance(member_60, str)):
                                report(found, place_61, 'type', 'must be string')
                        if 'artifactRef' in item_49:
                            place_63 = place_50 + '/artifactRef'
                            member_62 = item_49['artifactRef']
                            if isinstance(member_62, str):
                                if len(member_62) < 1:
                                    report(found, place_63, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_63, 'type', 'must be string')
                    else:
                        report(found, place_50, 'type', 'must be object')
            else:
                report(found, place_47, 'type', 'must be array')
        if 'attentionRequests' in value:
            place_65 = at + '/attentionRequests'
            member_64 = value['attentionRequests']
            if isinstance(member_64, list):
                if len(member_64) > 0:
                    report(found, place_65, 'maxItems', 'must have at most 0 items')
                for index_66, item_67 in enumerate(member_64):
                    place_68 = f"{place_65}/{index_66}"
                    test_69: list[Issue] = []
                    _case_6(item_67, place_68, test_69)
                    before_70 = len(found)
                    if not test_69:
                        if isinstance(item_67, dict):
                            if 'targetAgentId' not in item_67:
                                report(found, place_68, 'required', "must have the member 'targetAgentId'")
                        if len(found) > before_70:
                            report(found, place_68, 'if', 'must match the then schema')
                    if isinstance(item_67, dict):
                        if 'kind' not in item_67:
                            report(found, place_68, 'required', "must have the member 'kind'")
                        if 'summary' not in item_67:
                            report(found, place_68, 'required', "must have the member 'summary'")
                        if 'ownerClass' not in item_67:
                            report(found, place_68, 'required', "must have the member 'ownerClass'")
                        for key_71 in item_67:
                            if key_71 not in _members_7:
                                report(found, place_68, 'additionalProperties', f'must not have the member {key_71!r}')
                        if 'kind' in item_67:
                            place_73 = place_68 + '/kind'
                            member_72 = item_67['kind']
                            if not any(same(member_72, allowed) for allowed in _values_4):
                                report(found, place_73, 'enum', 'must be one of "review", "human_input", "approval", "credential", "external_action", "agent_handoff"')
                        if 'summary' in item_67:
                            place_75 = place_68 + '/summary'
                            member_74 = item_67['summary']
                            if isinstance(member_74, str):
                                if len(member_74) < 1:
                                    report(found, place_75, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_75, 'type', 'must be string')
                        if 'ownerClass' in item_67:
                            place_77 = place_68 + '/ownerClass'
                            member_76 = item_67['ownerClass']
                            if not any(same(member_76, allowed) for allowed in _values_5):
                                report(found, place_77, 'enum', 'must be one of "human", "agent", "external_system"')
                        if 'targetAgentId' in item_67:
                            place_79 = place_68 + '/targetAgentId'
                            member_78 = item_67['targetAgentId']
                            if isinstance(member_78, str):
                                if len(member_78) < 1:
                                    report(found, place_79, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_79, 'type', 'must be string')
                    else:
                        report(found, place_68, 'type', 'must be object')
            else:
                report(found, place_65, 'type', 'must be array')
        if 'artifacts' in value:
            place_81 = at + '/artifacts'
            member_80 = value['artifacts']
            if isinstance(member_80, list):
                for index_82, item_83 in enumerate(member_80):
                    place_84 = f"{place_81}/{index_82}"
                    if isinstance(item_83, dict):
                        if 'kind' not in item_83:
                            report(found, place_84, 'required', "must have the member 'kind'")
                        if 'ref' not in item_83:
                            report(found, place_84, 'required', "must have the member 'ref'")
                        for key_85 in item_83:
                            if key_85 not in _members_8:
                                report(found, place_84, 'additionalProperties', f'must not have the member {key_85!r}')
                        if 'kind' in item_83:
                            place_87 = place_84 + '/kind'
                            member_86 = item_83['kind']
                            if isinstance(member_86, str):
                                if len(member_86) < 1:
                                    report(found, place_87, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_87, 'type', 'must be string')
                        if 'ref' in item_83:
                            place_89 = place_84 + '/ref'
                            member_88 = item_83['ref']
                            if isinstance(member_88, str):
                                if len(member_88) < 1:
                                    report(found, place_89, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_89, 'type', 'must be string')
                    else:
                        report(found, place_84, 'type', 'must be object')
            else:
                report(found, place_81, 'type', 'must be array')
        if 'reportedWorkDisposition' in value:
            place_91 = at + '/reportedWorkDisposition'
            member_90 = value['reportedWorkDisposition']
            if not same(member_90, 'blocked'):
                report(found, place_91, 'const', 'must be "blocked"')
            if not (isinstance(member_90, str)):
                report(found, place_91, 'type', 'must be string')
        if 'blocker' in value:
            place_93 = at + '/blocker'
            member_92 = value['blocker']
            if isinstance(member_92, dict):
                if 'reasonCode' not in member_92:
                    report(found, place_93, 'required', "must have the member 'reasonCode'")
                if 'owner' not in member_92:
                    report(found, place_93, 'required', "must have the member 'owner'")
                if 'unblockAction' not in member_92:
                    report(found, place_93, 'required', "must have the member 'unblockAction'")
                if 'scope' not in member_92:
                    report(found, place_93, 'required', "must have the member 'scope'")
                for key_94 in member_92:
                    if key_94 not in _members_11:
                        report(found, place_93, 'additionalProperties', f'must not have the member {key_94!r}')
                if 'reasonCode' in member_92:
                    place_96 = place_93 + '/reasonCode'
                    member_95 = member_92['reasonCode']
                    if isinstance(member_95, str):
                        if len(member_95) < 1:
                            report(found, place_96, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_96, 'type', 'must be string')
                if 'owner' in member_92:
                    place_98 = place_93 + '/owner'
                    member_97 = member_92['owner']
                    if isinstance(member_97, dict):
                        if 'kind' not in member_97:
                            report(found, place_98, 'required', "must have the member 'kind'")
                        if 'name' not in member_97:
                            report(found, place_98, 'required', "must have the member 'name'")
                        for key_99 in member_97:
                            if key_99 not in _members_12:
                                report(found, place_98, 'additionalProperties', f'must not have the member {key_99!r}')
                        if 'kind' in member_97:
                            place_101 = place_98 + '/kind'
                            member_100 = member_97['kind']
                            if not any(same(member_100, allowed) for allowed in _values_11):
                                report(found, place_101, 'enum', 'must be one of "agent", "user", "system", "external"')
                        if 'name' in member_97:
                            place_103 = place_98 + '/name'
                            member_102 = member_97['name']
                            if isinstance(member_102, str):
                                if len(member_102) < 1:
                                    report(found, place_103, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_103, 'type', 'must be string')
                    else:
                        report(found, place_98, 'type', 'must be object')
                if 'unblockAction' in member_92:
                    place_105 = place_93 + '/unblockAction'
                    member_104 = member_92['unblockAction']
                    if isinstance(member_104, str):
                        if len(member_104) < 1:
                            report(found, place_105, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_105, 'type', 'must be string')
                if 'scope' in member_92:
                    place_107 = place_93 + '/scope'
                    member_106 = member_92['scope']
                    if not any(same(member_106, allowed) for allowed in _values_12):
                        report(found, place_107, 'enum', 'must be one of "current_track", "task_wide"')
            else:
                report(found, place_93, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_block_tool_loose(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``run_result/block-tool-loose.schema.json#``."""
    if isinstance(value, dict):
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        if 'completionClaim' not in value:
            report(found, at, 'required', "must have the member 'completionClaim'")
        if 'evidence' not in value:
            report(found, at, 'required', "must have the member 'evidence'")
        if 'verification' not in value:
            report(found, at, 'required', "must have the member 'verification'")
        if 'blocker' not in value:
            report(found, at, 'required', "must have the member 'blocker'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not any(same(member_1, allowed) for allowed in _values_7):
                report(found, place_2, 'enum', 'must be one of "paperclip.run_result.v1", "paperclip_finish", "paperclip_paperclip_finish", "paperclip_finish.v1"')
        if 'summary' in value:
            place_4 = at + '/summary'
            member_3 = value['summary']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'completionClaim' in value:
            place_6 = at + '/completionClaim'
            member_5 = value['completionClaim']
            if isinstance(member_5, dict):
                if 'contractRevision' not in member_5:
                    report(found, place_6, 'required', "must have the member 'contractRevision'")
                if 'objectiveSatisfied' not in member_5:
                    report(found, place_6, 'required', "must have the member 'objectiveSatisfied'")
                if 'criteria' not in member_5:
                    report(found, place_6, 'required', "must have the member 'criteria'")
                if 'remainingWork' not in member_5:
                    report(found, place_6, 'required', "must have the member 'remainingWork'")
                for key_7 in member_5:
                    if key_7 not in _members_2:
                        report(found, place_6, 'additionalProperties', f'must not have the member {key_7!r}')
                if 'contractRevision' in member_5:
                    place_9 = place_6 + '/contractRevision'
                    member_8 = member_5['contractRevision']
                    if isinstance(member_8, str):
                        if len(member_8) < 1:
                            report(found, place_9, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_9, 'type', 'must be string')
                if 'objectiveSatisfied' in member_5:
                    place_11 = place_6 + '/objectiveSatisfied'
                    member_10 = member_5['objectiveSatisfied']
                    if not (isinstance(member_10, bool)):
                        report(found, place_11, 'type', 'must be boolean')
                if 'criteria' in member_5:
                    place_13 = place_6 + '/criteria'
                    member_12 = member_5['criteria']
                    if isinstance(member_12, list):
                        for index_14, item_15 in enumerate(member_12):
                            place_16 = f"{place_13}/{index_14}"
                            if isinstance(item_15, dict):
                                if 'criterionId' not in item_15:
                                    report(found, place_16, 'required', "must have the member 'criterionId'")
                                if 'status' not in item_15:
                                    report(found, place_16, 'required', "must have the member 'status'")
                                if 'evidenceRefs' not in item_15:
                                    report(found, place_16, 'required', "must have the member 'evidenceRefs'")
                                for key_17 in item_15:
                                    if key_17 not in _members_3:
                                        report(found, place_16, 'additionalProperties', f'must not have the member {key_17!r}')
                                if 'criterionId' in item_15:
                                    place_19 = place_16 + '/criterionId'
                                    member_18 = item_15['criterionId']
                                    if isinstance(member_18, str):
                                        if len(member_18) < 1:
                                            report(found, place_19, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_19, 'type', 'must be string')
                                if 'status' in item_15:
                                    place_21 = place_16 + '/status'
                                    member_20 = item_15['status']
                                    if not any(same(member_20, allowed) for allowed in _values_8):
                                        report(found, place_21, 'enum', 'must be one of "satisfied", "not_satisfied", "unknown", "pass", "passed", "complete", "completed", "fail", "failed", "incomplete"')
                                if 'evidenceRefs' in item_15:
                                    place_23 = place_16 + '/evidenceRefs'
                                    member_22 = item_15['evidenceRefs']
                                    if isinstance(member_22, list):
                                        for index_24, item_25 in enumerate(member_22):
                                            place_26 = f"{place_23}/{index_24}"
                                            if not (isinstance(item_25, str)):
                                                report(found, place_26, 'type', 'must be string')
                                    else:
                                        report(found, place_23, 'type', 'must be array')
                            else:
                                report(found, place_16, 'type', 'must be object')
                    else:
                        report(found, place_13, 'type', 'must be array')
                if 'remainingWork' in member_5:
                    place_28 = place_6 + '/remainingWork'
                    member_27 = member_5['remainingWork']
                    if isinstance(member_27, list):
                        for index_29, item_30 in enumerate(member_27):
                            place_31 = f"{place_28}/{index_29}"
                            if isinstance(item_30, dict):
                                if 'description' not in item_30:
                                    report(found, place_31, 'required', "must have the member 'description'")
                                if 'blocksCompletion' not in item_30:
                                    report(found, place_31, 'required', "must have the member 'blocksCompletion'")
                                for key_32 in item_30:
                                    if key_32 not in _members_4:
                                        report(found, place_31, 'additionalProperties', f'must not have the member {key_32!r}')
                                if 'description' in item_30:
                                    place_34 = place_31 + '/description'
                                    member_33 = item_30['description']
                                    if isinstance(member_33, str):
                                        if len(member_33) < 1:
                                            report(found, place_34, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_34, 'type', 'must be string')
                                if 'blocksCompletion' in item_30:
                                    place_36 = place_31 + '/blocksCompletion'
                                    member_35 = item_30['blocksCompletion']
                                    if not (isinstance(member_35, bool)):
                                        report(found, place_36, 'type', 'must be boolean')
                            else:
                                report(found, place_31, 'type', 'must be object')
                    else:
                        report(found, place_28, 'type', 'must be array')
            else:
                report(found, place_6, 'type', 'must be object')
        if 'evidence' in value:
            place_38 = at + '/evidence'
            member_37 = value['evidence']
            if isinstance(member_37, list):
                for index_39, item_40 in enumerate(member_37):
                    place_41 = f"{place_38}/{index_39}"
                    if isinstance(item_40, dict):
                        if 'ref' not in item_40:
                            report(found, place_41, 'required', "must have the member 'ref'")
                        for key_42 in item_40:
                            if key_42 not in _members_5:
                                report(found, place_41, 'additionalProperties', f'must not have the member {key_42!r}')
                        if 'ref' in item_40:
                            place_44 = place_41 + '/ref'
                            member_43 = item_40['ref']
                            if isinstance(member_43, str):
                                if len(member_43) < 1:
                                    report(found, place_44, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_44, 'type', 'must be string')
                    else:
                        report(found, place_41, 'type', 'must be object')
            else:
                report(found, place_38, 'type', 'must be array')
        if 'verification' in value:
            place_46 = at + '/verification'
            member_45 = value['verification']
            if isinstance(member_45, list):
                for index_47, item_48 in enumerate(member_45):
                    place_49 = f"{place_46}/{index_47}"
                    if isinstance(item_48, dict):
                        if 'status' not in item_48:
                            report(found, place_49, 'required', "must have the member 'status'")
                        if 'commandOrCheck' in item_48:
                            place_51 = place_49 + '/commandOrCheck'
                            member_50 = item_48['commandOrCheck']
                            if isinstance(member_50, str):
                                if len(member_50) < 1:
                                    report(found, place_51, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_51, 'type', 'must be string')
                        if 'command' in item_48:
                            place_53 = place_49 + '/command'
                            member_52 = item_48['command']
                            if isinstance(member_52, str):
                                if len(member_52) < 1:
                                    report(found, place_53, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_53, 'type', 'must be string')
                        if 'status' in item_48:
                            place_55 = place_49 + '/status'
                            member_54 = item_48['status']
                            if not any(same(member_54, allowed) for allowed in _values_9):
                                report(found, place_55, 'enum', 'must be one of "passed", "failed", "not_run", "blocked", "skipped", "pass", "success", "succeeded", "fail"')
                        if 'reasonCode' in item_48:
                            place_57 = place_49 + '/reasonCode'
                            member_56 = item_48['reasonCode']
                            if not any(same(member_56, allowed) for allowed in _values_3):
                                report(found, place_57, 'enum', 'must be one of "environment_unavailable", "tool_unavailable", "dependency_missing", "permission_denied", "credential_missing", "policy_restricted", "external_service_unavailable", "budget_exhausted", "other"')
                        if 'detail' in item_48:
                            place_59 = place_49 + '/detail'
                            member_58 = item_48['detail']
                            if not (isinstance(member_58, str)):
                                report(found, place_59, 'type', 'must be string')
                        if 'result' in item_48:
                            place_61 = place_49 + '/result'
                            member_60 = item_48['result']
                            if not (isinstance(member_60, str)):
                                report(found, place_61, 'type', 'must be string')
                        if 'cwd' in item_48:
                            place_63 = place_49 + '/cwd'
                            member_62 = item_48['cwd']
                            if not (isinstance(member_62, str)):
                                report(found, place_63, 'type', 'must be string')
                        if 'artifactRef' in item_48:
                            place_65 = place_49 + '/artifactRef'
                            member_64 = item_48['artifactRef']
                            if isinstance(member_64, str):
                                if len(member_64) < 1:
                                    report(found, place_65, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_65, 'type', 'must be string')
                    else:
                        report(found, place_49, 'type', 'must be object')
            else:
                report(found, place_46, 'type', 'must be array')
        if 'attentionRequests' in value:
            place_67 = at + '/attentionRequests'
            member_66 = value['attentionRequests']
            if isinstance(member_66, list):
                for index_68, item_69 in enumerate(member_66):
                    place_70 = f"{place_67}/{index_68}"
                    if isinstance(item_69, dict):
                        if 'kind' not in item_69:
                            report(found, place_70, 'required', "must have the member 'kind'")
                        if 'summary' not in item_69:
                            report(found, place_70, 'required', "must have the member 'summary'")
                        if 'kind' in item_69:
                            place_72 = place_70 + '/kind'
                            member_71 = item_69['kind']
                            if isinstance(member_71, str):
                                if len(member_71) < 1:
                                    report(found, place_72, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_72, 'type', 'must be string')
                        if 'summary' in item_69:
                            place_74 = place_70 + '/summary'
                            member_73 = item_69['summary']
                            if isinstance(member_73, str):
                                if len(member_73) < 1:
                                    report(found, place_74, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_74, 'type', 'must be string')
                        if 'ownerClass' in item_69:
                            place_76 = place_70 + '/ownerClass'
                            member_75 = item_69['ownerClass']
                            if not any(same(member_75, allowed) for allowed in _values_5):
                                report(found, place_76, 'enum', 'must be one of "human", "agent", "external_system"')
                        if 'targetAgentId' in item_69:
                            place_78 = place_70 + '/targetAgentId'
                            member_77 = item_69['targetAgentId']
                            if isinstance(member_77, str):
                                if len(member_77) < 1:
                                    report(found, place_78, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_78, 'type', 'must be string')
                        if 'requestedCapability' in item_69:
                            place_80 = place_70 + '/requestedCapability'
                            member_79 = item_69['requestedCapability']
                            if isinstance(member_79, str):
                                if len(member_79) < 1:
                                    report(found, place_80, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_80, 'type', 'must be string')
                        if 'requiredAuthority' in item_69:
                            place_82 = place_70 + '/requiredAuthority'
                            member_81 = item_69['requiredAuthority']
                            if isinstance(member_81, str):
                                if len(member_81) < 1:
                                    report(found, place_82, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_82, 'type', 'must be string')
                        if 'target' in item_69:
                            place_84 = place_70 + '/target'
                            member_83 = item_69['target']
                            if isinstance(member_83, dict):
                                pass
                            else:
                                report(found, place_84, 'type', 'must be object')
                    else:
                        report(found, place_70, 'type', 'must be object')
            else:
                report(found, place_67, 'type', 'must be array')
        if 'artifacts' in value:
            place_86 = at + '/artifacts'
            member_85 = value['artifacts']
            if isinstance(member_85, list):
                for index_87, item_88 in enumerate(member_85):
                    place_89 = f"{place_86}/{index_87}"
                    if isinstance(item_88, dict):
                        if 'kind' not in item_88:
                            report(found, place_89, 'required', "must have the member 'kind'")
                        if 'ref' not in item_88:
                            report(found, place_89, 'required', "must have the member 'ref'")
                        for key_90 in item_88:
                            if key_90 not in _members_8:
                                report(found, place_89, 'additionalProperties', f'must not have the member {key_90!r}')
                        if 'kind' in item_88:
                            place_92 = place_89 + '/kind'
                            member_91 = item_88['kind']
                            if isinstance(member_91, str):
                                if len(member_91) < 1:
                                    report(found, place_92, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_92, 'type', 'must be string')
                        if 'ref' in item_88:
                            place_94 = place_89 + '/ref'
                            member_93 = item_88['ref']
                            if isinstance(member_93, str):
                                if len(member_93) < 1:
                                    report(found, place_94, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_94, 'type', 'must be string')
                    else:
                        report(found, place_89, 'type', 'must be object')
            else:
                report(found, place_86, 'type', 'must be array')
        if 'reportedWorkDisposition' in value:
            place_96 = at + '/reportedWorkDisposition'
            member_95 = value['reportedWorkDisposition']
            if not same(member_95, 'blocked'):
                report(found, place_96, 'const', 'must be "blocked"')
            if not (isinstance(member_95, str)):
                report(found, place_96, 'type', 'must be string')
        if 'blocker' in value:
            place_98 = at + '/blocker'
            member_97 = value['blocker']
            if isinstance(member_97, dict):
                if 'reasonCode' not in member_97:
                    report(found, place_98, 'required', "must have the member 'reasonCode'")
                if 'owner' not in member_97:
                    report(found, place_98, 'required', "must have the member 'owner'")
                if 'unblockAction' not in member_97:
                    report(found, place_98, 'required', "must have the member 'unblockAction'")
                if 'scope' not in member_97:
                    report(found, place_98, 'required', "must have the member 'scope'")
                for key_99 in member_97:
                    if key_99 not in _members_11:
                        report(found, place_98, 'additionalProperties', f'must not have the member {key_99!r}')
                if 'reasonCode' in member_97:
                    place_101 = place_98 + '/reasonCode'
                    member_100 = member_97['reasonCode']
                    if isinstance(member_100, str):
                        if len(member_100) < 1:
                            report(found, place_101, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_101, 'type', 'must be string')
                if 'owner' in member_97:
                    place_103 = place_98 + '/owner'
                    member_102 = member_97['owner']
                    if isinstance(member_102, dict):
                        if 'kind' not in member_102:
                            report(found, place_103, 'required', "must have the member 'kind'")
                        if 'name' not in member_102:
                            report(found, place_103, 'required', "must have the member 'name'")
                        for key_104 in member_102:
                            if key_104 not in _members_12:
                                report(found, place_103, 'additionalProperties', f'must not have the member {key_104!r}')
                        if 'kind' in member_102:
                            place_106 = place_103 + '/kind'
                            member_105 = member_102['kind']
                            if not any(same(member_105, allowed) for allowed in _values_11):
                                report(found, place_106, 'enum', 'must be one of "agent", "user", "system", "external"')
                        if 'name' in member_102:
                            place_108 = place_103 + '/name'
                            member_107 = member_102['name']
                            if isinstance(member_107, str):
                                if len(member_107) < 1:
                                    report(found, place_108, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_108, 'type', 'must be string')
                    else:
                        report(found, place_103, 'type', 'must be object')
                if 'unblockAction' in member_97:
                    place_110 = place_98 + '/unblockAction'
                    member_109 = member_97['unblockAction']
                    if isinstance(member_109, str):
                        if len(member_109) < 1:
                            report(found, place_110, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_110, 'type', 'must be string')
                if 'scope' in member_97:
                    place_112 = place_98 + '/scope'
                    member_111 = member_97['scope']
                    if not any(same(member_111, allowed) for allowed in _values_12):
                        report(found, place_112, 'enum', 'must be one of "current_track", "task_wide"')
            else:
                report(found, place_98, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')
