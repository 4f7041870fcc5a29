"""Every way in which a decoded JSON value fails a schema. Module ``run_result``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import Issue, JsonValue, report, same


_values_1 = ('done', 'blocked', 'needs_review', 'yielded',)
_values_2 = ('satisfied', 'not_satisfied', 'unknown',)
_values_3 = ('passed', 'failed', 'not_run',)
_values_4 = ('environment_unavailable', 'tool_unavailable', 'dependency_missing', 'permission_denied', 'credential_missing', 'policy_restricted', 'external_service_unavailable', 'budget_exhausted', 'other',)
_values_5 = ('agent', 'user', 'system', 'external',)
_values_6 = ('current_track', 'task_wide',)
_values_7 = ('human', 'agent', 'external_system',)
_values_8 = ('same_agent', 'retry', 'delegated_issue', 'response_wake', 'monitor',)


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'reportedWorkDisposition' in value:
            place_2 = at + '/reportedWorkDisposition'
            member_1 = value['reportedWorkDisposition']
            if not same(member_1, 'blocked'):
                report(found, place_2, 'const', 'must be "blocked"')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'reportedWorkDisposition' in value:
            place_2 = at + '/reportedWorkDisposition'
            member_1 = value['reportedWorkDisposition']
            if not same(member_1, 'yielded'):
                report(found, place_2, 'const', 'must be "yielded"')


def find_result(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/result.schema.json#``."""
    test_1: list[Issue] = []
    _case_1(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'blocker' not in value:
                report(found, at, 'required', "must have the member 'blocker'")
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    test_3: list[Issue] = []
    _case_2(value, at, test_3)
    before_4 = len(found)
    if not test_3:
        if isinstance(value, dict):
            if 'continuation' not in value:
                report(found, at, 'required', "must have the member 'continuation'")
        if len(found) > before_4:
            report(found, at, 'if', 'must match the then schema')
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
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
        if 'schema' in value:
            place_6 = at + '/schema'
            member_5 = value['schema']
            if not same(member_5, 'paperclip.run_result.v1'):
                report(found, place_6, 'const', 'must be "paperclip.run_result.v1"')
        if 'reportedWorkDisposition' in value:
            place_8 = at + '/reportedWorkDisposition'
            member_7 = value['reportedWorkDisposition']
            if not any(same(member_7, allowed) for allowed in _values_1):
                report(found, place_8, 'enum', 'must be one of "done", "blocked", "needs_review", "yielded"')
        if 'summary' in value:
            place_10 = at + '/summary'
            member_9 = value['summary']
            if isinstance(member_9, str):
                if len(member_9) < 1:
                    report(found, place_10, 'minLength', 'must have at least 1 characters')
                if len(member_9) > 12000:
                    report(found, place_10, 'maxLength', 'must have at most 12000 characters')
            else:
                report(found, place_10, 'type', 'must be string')
        if 'completionClaim' in value:
            place_12 = at + '/completionClaim'
            member_11 = value['completionClaim']
            if isinstance(member_11, dict):
                if 'contractRevision' not in member_11:
                    report(found, place_12, 'required', "must have the member 'contractRevision'")
                if 'objectiveSatisfied' not in member_11:
                    report(found, place_12, 'required', "must have the member 'objectiveSatisfied'")
                if 'criteria' not in member_11:
                    report(found, place_12, 'required', "must have the member 'criteria'")
                if 'remainingWork' not in member_11:
                    report(found, place_12, 'required', "must have the member 'remainingWork'")
                if 'contractRevision' in member_11:
                    place_14 = place_12 + '/contractRevision'
                    member_13 = member_11['contractRevision']
                    if isinstance(member_13, str):
                        if len(member_13) < 1:
                            report(found, place_14, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_14, 'type', 'must be string')
                if 'objectiveSatisfied' in member_11:
                    place_16 = place_12 + '/objectiveSatisfied'
                    member_15 = member_11['objectiveSatisfied']
                    if not (isinstance(member_15, bool)):
                        report(found, place_16, 'type', 'must be boolean')
                if 'criteria' in member_11:
                    place_18 = place_12 + '/criteria'
                    member_17 = member_11['criteria']
                    if isinstance(member_17, list):
                        for index_19, item_20 in enumerate(member_17):
                            place_21 = f"{place_18}/{index_19}"
                            if isinstance(item_20, dict):
                                if 'criterionId' not in item_20:
                                    report(found, place_21, 'required', "must have the member 'criterionId'")
                                if 'status' not in item_20:
                                    report(found, place_21, 'required', "must have the member 'status'")
                                if 'evidenceRefs' not in item_20:
                                    report(found, place_21, 'required', "must have the member 'evidenceRefs'")
                                if 'criterionId' in item_20:
                                    place_23 = place_21 + '/criterionId'
                                    member_22 = item_20['criterionId']
                                    if isinstance(member_22, str):
                                        if len(member_22) < 1:
                                            report(found, place_23, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_23, 'type', 'must be string')
                                if 'status' in item_20:
                                    place_25 = place_21 + '/status'
                                    member_24 = item_20['status']
                                    if not any(same(member_24, allowed) for allowed in _values_2):
                                        report(found, place_25, 'enum', 'must be one of "satisfied", "not_satisfied", "unknown"')
                                if 'evidenceRefs' in item_20:
                                    place_27 = place_21 + '/evidenceRefs'
                                    member_26 = item_20['evidenceRefs']
                                    if isinstance(member_26, list):
                                        for index_28, item_29 in enumerate(member_26):
                                            place_30 = f"{place_27}/{index_28}"
                                            if not (isinstance(item_29, str)):
                                                report(found, place_30, 'type', 'must be string')
                                    else:
                                        report(found, place_27, 'type', 'must be array')
                                if 'explanation' in item_20:
                                    place_32 = place_21 + '/explanation'
                                    member_31 = item_20['explanation']
                                    if not (isinstance(member_31, str)):
                                        report(found, place_32, 'type', 'must be string')
                            else:
                                report(found, place_21, 'type', 'must be object')
                    else:
                        report(found, place_18, 'type', 'must be array')
                if 'remainingWork' in member_11:
                    place_34 = place_12 + '/remainingWork'
                    member_33 = member_11['remainingWork']
                    if isinstance(member_33, list):
                        for index_35, item_36 in enumerate(member_33):
                            place_37 = f"{place_34}/{index_35}"
                            if isinstance(item_36, dict):
                                if 'description' not in item_36:
                                    report(found, place_37, 'required', "must have the member 'description'")
                                if 'blocksCompletion' not in item_36:
                                    report(found, place_37, 'required', "must have the member 'blocksCompletion'")
                                if 'description' in item_36:
                                    place_39 = place_37 + '/description'
                                    member_38 = item_36['description']
                                    if isinstance(member_38, str):
                                        if len(member_38) < 1:
                                            report(found, place_39, 'minLength', 'must have at least 1 characters')
                                    else:
                                        report(found, place_39, 'type', 'must be string')
                                if 'blocksCompletion' in item_36:
                                    place_41 = place_37 + '/blocksCompletion'
                                    member_40 = item_36['blocksCompletion']
                                    if not (isinstance(member_40, bool)):
                                        report(found, place_41, 'type', 'must be boolean')
                            else:
                                report(found, place_37, 'type', 'must be object')
                    else:
                        report(found, place_34, 'type', 'must be array')
            else:
                report(found, place_12, 'type', 'must be object')
        if 'evidence' in value:
            place_43 = at + '/evidence'
            member_42 = value['evidence']
            if isinstance(member_42, list):
                for index_44, item_45 in enumerate(member_42):
                    place_46 = f"{place_43}/{index_44}"
                    if not (isinstance(item_45, dict)):
                        report(found, place_46, 'type', 'must be object')
            else:
                report(found, place_43, 'type', 'must be array')
        if 'verification' in value:
            place_48 = at + '/verification'
            member_47 = value['verification']
            if isinstance(member_47, list):
                for index_49, item_50 in enumerate(member_47):
                    place_51 = f"{place_48}/{index_49}"
                    if isinstance(item_50, dict):
                        if 'commandOrCheck' not in item_50:
                            report(found, place_51, 'required', "must have the member 'commandOrCheck'")
                        if 'status' not in item_50:
                            report(found, place_51, 'required', "must have the member 'status'")
                        if 'commandOrCheck' in item_50:
                            place_53 = place_51 + '/commandOrCheck'
                            member_52 = item_50['commandOrCheck']
                            if isinstance(member_52, str):
                                if len(member_52) < 1:
                                    report(found, place_53, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_53, 'type', 'must be string')
                        if 'status' in item_50:
                            place_55 = place_51 + '/status'
                            member_54 = item_50['status']
                            if not any(same(member_54, allowed) for allowed in _values_3):
                                report(found, place_55, 'enum', 'must be one of "passed", "failed", "not_run"')
                        if 'reasonCode' in item_50:
                            place_57 = place_51 + '/reasonCode'
                            member_56 = item_50['reasonCode']
                            if not any(same(member_56, allowed) for allowed in _values_4):
                                report(found, place_57, 'enum', 'must be one of "environment_unavailable", "tool_unavailable", "dependency_missing", "permission_denied", "credential_missing", "policy_restricted", "external_service_unavailable", "budget_exhausted", "other"')
                        if 'detail' in item_50:
                            place_59 = place_51 + '/detail'
                            member_58 = item_50['detail']
                            if not (isinstance(member_58, str)):
                                report(found, place_59, 'type', 'must be string')
                        if 'artifactRef' in item_50:
                            place_61 = place_51 + '/artifactRef'
                            member_60 = item_50['artifactRef']
                            if not (isinstance(member_60, str)):
                                report(found, place_61, 'type', 'must be string')
                    else:
                        report(found, place_51, 'type', 'must be object')
            else:
                report(found, place_48, 'type', 'must be array')
        if 'blocker' in value:
            place_63 = at + '/blocker'
            member_62 = value['blocker']
            if isinstance(member_62, dict):
                if 'reasonCode' not in member_62:
                    report(found, place_63, 'required', "must have the member 'reasonCode'")
                if 'owner' not in member_62:
                    report(found, place_63, 'required', "must have the member 'owner'")
                if 'unblockAction' not in member_62:
                    report(found, place_63, 'required', "must have the member 'unblockAction'")
                if 'scope' not in member_62:
                    report(found, place_63, 'required', "must have the member 'scope'")
                if 'reasonCode' in member_62:
                    place_65 = place_63 + '/reasonCode'
                    member_64 = member_62['reasonCode']
                    if isinstance(member_64, str):
                        if len(member_64) < 1:
                            report(found, place_65, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_65, 'type', 'must be string')
                if 'owner' in member_62:
                    place_67 = place_63 + '/owner'
                    member_66 = member_62['owner']
                    if isinstance(member_66, dict):
                        if 'kind' not in member_66:
                            report(found, place_67, 'required', "must have the member 'kind'")
                        if 'name' not in member_66:
                            report(found, place_67, 'required', "must have the member 'name'")
                        if 'kind' in member_66:
                            place_69 = place_67 + '/kind'
                            member_68 = member_66['kind']
                            if not any(same(member_68, allowed) for allowed in _values_5):
                                report(found, place_69, 'enum', 'must be one of "agent", "user", "system", "external"')
                        if 'name' in member_66:
                            place_71 = place_67 + '/name'
                            member_70 = member_66['name']
                            if isinstance(member_70, str):
                                if len(member_70) < 1:
                                    report(found, place_71, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_71, 'type', 'must be string')
                    else:
                        report(found, place_67, 'type', 'must be object')
                if 'unblockAction' in member_62:
                    place_73 = place_63 + '/unblockAction'
                    member_72 = member_62['unblockAction']
                    if isinstance(member_72, str):
                        if len(member_72) < 1:
                            report(found, place_73, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_73, 'type', 'must be string')
                if 'scope' in member_62:
                    place_75 = place_63 + '/scope'
                    member_74 = member_62['scope']
                    if not any(same(member_74, allowed) for allowed in _values_6):
                        report(found, place_75, 'enum', 'must be one of "current_track", "task_wide"')
            else:
                report(found, place_63, 'type', 'must be object')
        if 'attentionRequests' in value:
            place_77 = at + '/attentionRequests'
            member_76 = value['attentionRequests']
            if isinstance(member_76, list):
                for index_78, item_79 in enumerate(member_76):
                    place_80 = f"{place_77}/{index_78}"
                    if isinstance(item_79, dict):
                        if 'kind' in item_79:
                            place_82 = place_80 + '/kind'
                            member_81 = item_79['kind']
                            if isinstance(member_81, str):
                                if len(member_81) < 1:
                                    report(found, place_82, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_82, 'type', 'must be string')
                        if 'summary' in item_79:
                            place_84 = place_80 + '/summary'
                            member_83 = item_79['summary']
                            if isinstance(member_83, str):
                                if len(member_83) < 1:
                                    report(found, place_84, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_84, 'type', 'must be string')
                        if 'ownerClass' in item_79:
                            place_86 = place_80 + '/ownerClass'
                            member_85 = item_79['ownerClass']
                            if not any(same(member_85, allowed) for allowed in _values_7):
                                report(found, place_86, 'enum', 'must be one of "human", "agent", "external_system"')
                        if 'targetAgentId' in item_79:
                            place_88 = place_80 + '/targetAgentId'
                            member_87 = item_79['targetAgentId']
                            if isinstance(member_87, str):
                                if len(member_87) < 1:
                                    report(found, place_88, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_88, 'type', 'must be string')
                    else:
                        report(found, place_80, 'type', 'must be object')
            else:
                report(found, place_77, 'type', 'must be array')
        if 'artifacts' in value:
            place_90 = at + '/artifacts'
            member_89 = value['artifacts']
            if isinstance(member_89, list):
                for index_91, item_92 in enumerate(member_89):
                    place_93 = f"{place_90}/{index_91}"
                    if isinstance(item_92, dict):
                        if 'kind' not in item_92:
                            report(found, place_93, 'required', "must have the member 'kind'")
                        if 'ref' not in item_92:
                            report(found, place_93, 'required', "must have the member 'ref'")
                        if 'kind' in item_92:
                            place_95 = place_93 + '/kind'
                            member_94 = item_92['kind']
                            if isinstance(member_94, str):
                                if len(member_94) < 1:
                                    report(found, place_95, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_95, 'type', 'must be string')
                        if 'ref' in item_92:
                            place_97 = place_93 + '/ref'
                            member_96 = item_92['ref']
                            if isinstance(member_96, str):
                                if len(member_96) < 1:
                                    report(found, place_97, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_97, 'type', 'must be string')
                        if 'title' in item_92:
                            place_99 = place_93 + '/title'
                            member_98 = item_92['title']
                            if not (isinstance(member_98, str)):
                                report(found, place_99, 'type', 'must be string')
                    else:
                        report(found, place_93, 'type', 'must be object')
            else:
                report(found, place_90, 'type', 'must be array')
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
                if 'kind' in member_100:
                    place_103 = place_101 + '/kind'
                    member_102 = member_100['kind']
                    if not any(same(member_102, allowed) for allowed in _values_8):
                        report(found, place_103, 'enum', 'must be one of "same_agent", "retry", "delegated_issue", "response_wake", "monitor"')
                if 'summary' in member_100:
                    place_105 = place_101 + '/summary'
                    member_104 = member_100['summary']
                    if isinstance(member_104, str):
                        if len(member_104) < 1:
                            report(found, place_105, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_105, 'type', 'must be string')
                if 'idempotencyKey' in member_100:
                    place_107 = place_101 + '/idempotencyKey'
                    member_106 = member_100['idempotencyKey']
                    if isinstance(member_106, str):
                        if len(member_106) < 1:
                            report(found, place_107, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_107, 'type', 'must be string')
            else:
                report(found, place_101, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')
