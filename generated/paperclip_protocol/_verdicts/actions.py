"""Whether a decoded JSON value satisfies a schema. Module ``actions``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._verdicts import prp_v1 as prp_v1_verdicts
from paperclip_protocol._runtime import JsonValue, isfinite, matcher, unique


_members_1: frozenset[str] = frozenset(('cursor', 'limit', 'query',))
_members_2: frozenset[str] = frozenset(())
_members_3: frozenset[str] = frozenset(('artifactId', 'field', 'path',))
_members_4: frozenset[str] = frozenset(('body', 'contentType', 'files', 'operationId', 'pathParams', 'query',))
_members_5: frozenset[str] = frozenset(('limit',))
_members_6: frozenset[str] = frozenset(('key',))
_members_7: frozenset[str] = frozenset(('key', 'limit',))
_members_8: frozenset[str] = frozenset(('body', 'idempotencyKey',))
_words_1: frozenset[str] = frozenset(('applied', 'duplicate'))
_members_9: frozenset[str] = frozenset(('commandId', 'disposition', 'entityRefs', 'scheduledWakeIds', 'stateRevision',))
_members_10: frozenset[str] = frozenset(('baseRevisionId', 'body', 'changeSummary', 'idempotencyKey', 'key', 'title',))
_words_2: frozenset[str] = frozenset(('checkbox', 'confirmation', 'item_verdicts', 'questions', 'suggest_tasks'))
_words_3: frozenset[str] = frozenset(('none', 'wake_assignee', 'wake_assignee_on_accept'))
_members_11: frozenset[str] = frozenset(('continuationPolicy', 'idempotencyKey', 'interactionKind', 'payload', 'prompt', 'targetRevisionId', 'title',))
_match_1 = matcher(globals(), '_match_1', '^[a-fA-F0-9]{64}\\Z', 'match')
_members_12: frozenset[str] = frozenset(('byteSize', 'contentRef', 'contentType', 'filename', 'idempotencyKey', 'sha256', 'title',))
_members_13: frozenset[str] = frozenset(('idempotencyKey', 'summary',))
_members_14: frozenset[str] = frozenset(('blockedByTaskIds', 'idempotencyKey', 'reason',))
_members_15: frozenset[str] = frozenset(('actorId',))
_words_4: frozenset[str] = frozenset(('backlog', 'blocked', 'cancelled', 'done', 'in_progress', 'in_review', 'todo'))
_members_16: frozenset[str] = frozenset(('limit', 'query', 'statuses',))
_members_17: frozenset[str] = frozenset(('approvalId',))
_words_5: frozenset[str] = frozenset(('start', 'stop'))
_members_18: frozenset[str] = frozenset(('action', 'idempotencyKey', 'serviceId',))
_members_19: frozenset[str] = frozenset(('blockedByTaskIds', 'idempotencyKey',))
_match_2 = matcher(globals(), '_match_2', '^https://github\\.com/(?!\\.{1,2}/)[A-Za-z0-9_.-]+/(?!\\.{1,2}/?\\Z)[A-Za-z0-9_.-]+/?\\Z', 'match')
_words_6: frozenset[str] = frozenset(('backlog', 'cancelled', 'completed', 'in_progress', 'planned'))
_members_20: frozenset[str] = frozenset(('archivedAt', 'color', 'description', 'env', 'executionWorkspacePolicy', 'goalId', 'goalIds', 'icon', 'idempotencyKey', 'leadAgentId', 'name', 'repositoryIds', 'repositoryUrls', 'status', 'targetDate', 'workspace',))
_words_7: frozenset[str] = frozenset(('critical', 'high', 'low', 'medium'))
_members_21: frozenset[str] = frozenset(('assigneeActorId', 'blockedByTaskIds', 'description', 'idempotencyKey', 'initialPlan', 'priority', 'projectId', 'title',))
_members_22: frozenset[str] = frozenset(('approvalType', 'idempotencyKey', 'payload',))
_words_8: frozenset[str] = frozenset(('approved', 'cancelled', 'rejected'))
_members_23: frozenset[str] = frozenset(('approvalId', 'decision', 'idempotencyKey', 'note',))
_members_24: frozenset[str] = frozenset(('approvalId', 'body', 'idempotencyKey',))
_words_9: frozenset[str] = frozenset(('approval_resolved', 'blockers_resolved', 'interaction_resolved', 'issue_commented', 'manual', 'resume', 'scheduled_retry'))
_members_25: frozenset[str] = frozenset(('delaySeconds', 'idempotencyKey', 'payload', 'reason',))
_members_26: frozenset[str] = frozenset(('descriptorSchema', 'order', 'schema', 'taskReadBindings',))
_match_3 = matcher(globals(), '_match_3', '^[a-z][a-z0-9_]*\\Z', 'match')
_words_10: frozenset[str] = frozenset(('always', 'optional'))
_words_11: frozenset[str] = frozenset(('governance', 'read', 'write'))
_words_12: frozenset[str] = frozenset(('ask', 'planning', 'skill_test', 'standard'))
_members_27: frozenset[str] = frozenset(('allowedModes', 'allowedRoles', 'description', 'effect', 'inputSchema', 'operationId', 'outputSchema', 'placement', 'requiredClaims', 'schema', 'title', 'version',))
_match_4 = matcher(globals(), '_match_4', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_match_5 = matcher(globals(), '_match_5', '^sha256:[a-f0-9]{64}\\Z', 'match')
_match_6 = matcher(globals(), '_match_6', '^semantic_auth:[0-9]{8,}\\Z', 'match')
_words_13: frozenset[str] = frozenset(('exposure', 'invocation'))
_words_14: frozenset[str] = frozenset(('actor_inactive', 'actor_role_denied', 'allowed', 'authority_context_invalid', 'binding_failed', 'binding_output_invalid', 'company_mismatch', 'idempotency_conflict', 'idempotency_in_progress', 'idempotency_required', 'input_invalid', 'interaction_kind_denied', 'operation_absent', 'policy_denied', 'protected_data_denied', 'receipt_recovery_failed', 'receipt_store_unavailable', 'required_claim_missing', 'run_mismatch', 'task_mode_denied', 'task_ownership_denied', 'task_state_denied'))
_members_28: frozenset[str] = frozenset(('actorId', 'allowed', 'callId', 'code', 'companyId', 'effectiveClaims', 'id', 'inputDigest', 'operationId', 'operationReceiptId', 'phase', 'reason', 'runId', 'schema', 'taskId',))
_match_7 = matcher(globals(), '_match_7', '^[A-Za-z0-9][A-Za-z0-9_.:-]*\\Z', 'match')
_match_8 = matcher(globals(), '_match_8', '^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])[^\\u0000]*\\Z', 'match')
_members_29: frozenset[str] = frozenset(('effect', 'placement', 'requiredClaims', 'semanticContract', 'version',))
_members_30: frozenset[str] = frozenset(('annotations', 'description', 'inputSchema', 'name', 'outputSchema',))
_match_9 = matcher(globals(), '_match_9', '^[a-z][a-z0-9_]{0,63}\\Z', 'match')
_members_31: frozenset[str] = frozenset(('namespace', 'operations', 'query', 'schema', 'truncated',))
_match_10 = matcher(globals(), '_match_10', '^[a-z][a-z0-9_.:-]*\\Z', 'match')
_words_15: frozenset[str] = frozenset(('actor_inactive', 'actor_role_denied', 'authority_context_invalid', 'binding_failed', 'binding_output_invalid', 'company_mismatch', 'idempotency_conflict', 'idempotency_in_progress', 'idempotency_required', 'input_invalid', 'interaction_kind_denied', 'operation_absent', 'policy_denied', 'protected_data_denied', 'receipt_recovery_failed', 'receipt_store_unavailable', 'required_claim_missing', 'run_mismatch', 'task_mode_denied', 'task_ownership_denied', 'task_state_denied'))


def is_search_api_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/search_api.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'query' not in value:
        return False
    member_1 = value['query']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 500:
        return False
    if 'limit' in value:
        member_2 = value['limit']
        if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
            return False
        if member_2 < 1 or member_2 > 10:
            return False
    if 'cursor' in value:
        member_3 = value['cursor']
        if not isinstance(member_3, str):
            return False
        if len(member_3) > 200:
            return False
    if not value.keys() <= _members_1:
        return False
    return True


def is_search_api_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/search_api.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_search_api(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/search_api.schema.json#``."""
    return True


def _case_1(value: JsonValue) -> bool:
    if not isinstance(value, dict):
        return False
    return True


def _case_2(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    return True


def _case_3(value: JsonValue) -> bool:
    if not isinstance(value, str):
        return False
    return True


def _case_4(value: JsonValue) -> bool:
    if not (type(value) is int or type(value) is float and isfinite(value)):
        return False
    return True


def _case_5(value: JsonValue) -> bool:
    if not isinstance(value, bool):
        return False
    return True


def _case_6(value: JsonValue) -> bool:
    if value is not None:
        return False
    return True


def _case_7(value: dict[str, JsonValue]) -> bool:
    if 'artifactId' not in value:
        return False
    return True


def _case_8(value: dict[str, JsonValue]) -> bool:
    if 'path' not in value:
        return False
    return True


def is_call_api_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/call_api.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'operationId' not in value:
        return False
    member_1 = value['operationId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 500:
        return False
    if 'pathParams' in value:
        member_2 = value['pathParams']
        if not isinstance(member_2, dict):
            return False
        for member_4 in member_2.values():
            if not isinstance(member_4, str):
                return False
    if 'query' in value:
        member_5 = value['query']
        if not isinstance(member_5, dict):
            return False
    if 'body' in value:
        member_6 = value['body']
        if not (_case_1(member_6) or _case_2(member_6) or _case_3(member_6) or _case_4(member_6) or _case_5(member_6) or _case_6(member_6)):
            return False
    if 'contentType' in value:
        member_7 = value['contentType']
        if not isinstance(member_7, str):
            return False
        if len(member_7) > 120:
            return False
    if 'files' in value:
        member_8 = value['files']
        if not isinstance(member_8, list):
            return False
        if len(member_8) > 10:
            return False
        for item_9 in member_8:
            if not isinstance(item_9, dict):
                return False
            if _case_7(item_9) + _case_8(item_9) != 1:
                return False
            if 'artifactId' in item_9:
                member_10 = item_9['artifactId']
                if not isinstance(member_10, str):
                    return False
            if 'field' in item_9:
                member_11 = item_9['field']
                if not isinstance(member_11, str):
                    return False
            if 'path' in item_9:
                member_12 = item_9['path']
                if not isinstance(member_12, str):
                    return False
            if not item_9.keys() <= _members_3:
                return False
    if not value.keys() <= _members_4:
        return False
    return True


def is_call_api_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/call_api.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_call_api(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/call_api.schema.json#``."""
    return True


def is_get_task_context_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_task_context.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_get_task_context_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_task_context.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_get_task_context(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_task_context.schema.json#``."""
    return True


def is_get_task_history_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_task_history.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'limit' in value:
        member_1 = value['limit']
        if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
            return False
        if member_1 < 1 or member_1 > 200:
            return False
    if not value.keys() <= _members_5:
        return False
    return True


def is_get_task_history_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_task_history.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_get_task_history(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_task_history.schema.json#``."""
    return True


def is_list_documents_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_documents.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_list_documents_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_documents.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_list_documents(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_documents.schema.json#``."""
    return True


def is_read_document_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/read_document.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'key' not in value:
        return False
    member_1 = value['key']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 120:
        return False
    if not value.keys() <= _members_6:
        return False
    return True


def is_read_document_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/read_document.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_read_document(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/read_document.schema.json#``."""
    return True


def is_list_document_revisions_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_document_revisions.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'key' not in value:
        return False
    member_1 = value['key']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 120:
        return False
    if 'limit' in value:
        member_2 = value['limit']
        if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
            return False
        if member_2 < 1 or member_2 > 200:
            return False
    if not value.keys() <= _members_7:
        return False
    return True


def is_list_document_revisions_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_document_revisions.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_list_document_revisions(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_document_revisions.schema.json#``."""
    return True


def is_report_progress_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/report_progress.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'body' not in value:
        return False
    member_2 = value['body']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 20000:
        return False
    if not value.keys() <= _members_8:
        return False
    return True


def is_report_progress_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/report_progress.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_report_progress(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/report_progress.schema.json#``."""
    return True


def is_answer_status_question_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/answer_status_question.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'body' not in value:
        return False
    member_2 = value['body']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 20000:
        return False
    if not value.keys() <= _members_8:
        return False
    return True


def is_answer_status_question_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/answer_status_question.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_answer_status_question(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/answer_status_question.schema.json#``."""
    return True


def is_write_document_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/write_document.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'key' not in value:
        return False
    member_2 = value['key']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 120:
        return False
    if 'title' not in value:
        return False
    member_3 = value['title']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 300:
        return False
    if 'body' not in value:
        return False
    member_4 = value['body']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 200000:
        return False
    if 'baseRevisionId' not in value:
        return False
    member_5 = value['baseRevisionId']
    if not (isinstance(member_5, str) or member_5 is None):
        return False
    if isinstance(member_5, str):
        if len(member_5) > 240:
            return False
    if 'changeSummary' in value:
        member_6 = value['changeSummary']
        if not (isinstance(member_6, str) or member_6 is None):
            return False
        if isinstance(member_6, str):
            if len(member_6) > 20000:
                return False
    if not value.keys() <= _members_10:
        return False
    return True


def is_write_document_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/write_document.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_write_document(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/write_document.schema.json#``."""
    return True


def is_request_human_input_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_human_input.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'interactionKind' not in value:
        return False
    member_2 = value['interactionKind']
    if not isinstance(member_2, str) or member_2 not in _words_2:
        return False
    if 'title' not in value:
        return False
    member_3 = value['title']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 300:
        return False
    if 'prompt' not in value:
        return False
    member_4 = value['prompt']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 10000:
        return False
    if 'payload' in value:
        member_5 = value['payload']
        if not isinstance(member_5, dict):
            return False
    if 'targetRevisionId' in value:
        member_6 = value['targetRevisionId']
        if not (isinstance(member_6, str) or member_6 is None):
            return False
        if isinstance(member_6, str):
            if len(member_6) > 240:
                return False
    if 'continuationPolicy' not in value:
        return False
    member_7 = value['continuationPolicy']
    if not isinstance(member_7, str) or member_7 not in _words_3:
        return False
    if not value.keys() <= _members_11:
        return False
    return True


def is_request_human_input_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_human_input.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_request_human_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_human_input.schema.json#``."""
    return True


def is_register_deliverable_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/register_deliverable.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'filename' not in value:
        return False
    member_2 = value['filename']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 500:
        return False
    if 'contentType' not in value:
        return False
    member_3 = value['contentType']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 200:
        return False
    if 'byteSize' not in value:
        return False
    member_4 = value['byteSize']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 0 or member_4 > 100000000:
        return False
    if 'sha256' not in value:
        return False
    member_5 = value['sha256']
    if not isinstance(member_5, str):
        return False
    if _match_1(member_5) is None:
        return False
    if 'contentRef' not in value:
        return False
    member_6 = value['contentRef']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1 or len(member_6) > 2000:
        return False
    if 'title' not in value:
        return False
    member_7 = value['title']
    if not isinstance(member_7, str):
        return False
    if len(member_7) < 1 or len(member_7) > 500:
        return False
    if not value.keys() <= _members_12:
        return False
    return True


def is_register_deliverable_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/register_deliverable.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_register_deliverable(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/register_deliverable.schema.json#``."""
    return True


def is_finish_task_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/finish_task.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'summary' not in value:
        return False
    member_2 = value['summary']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 20000:
        return False
    if not value.keys() <= _members_13:
        return False
    return True


def is_finish_task_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/finish_task.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_finish_task(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/finish_task.schema.json#``."""
    return True


def is_block_task_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/block_task.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'reason' not in value:
        return False
    member_2 = value['reason']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 20000:
        return False
    if 'blockedByTaskIds' in value:
        member_3 = value['blockedByTaskIds']
        if not isinstance(member_3, list):
            return False
        if len(member_3) > 200:
            return False
        if len(member_3) > 1 and not unique(member_3):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, str):
                return False
            if len(item_4) < 1:
                return False
    if not value.keys() <= _members_14:
        return False
    return True


def is_block_task_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/block_task.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_block_task(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/block_task.schema.json#``."""
    return True


def is_request_review_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_review.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'summary' not in value:
        return False
    member_2 = value['summary']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 20000:
        return False
    if not value.keys() <= _members_13:
        return False
    return True


def is_request_review_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_review.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_request_review(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_review.schema.json#``."""
    return True


def is_list_agents_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_agents.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_list_agents_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_agents.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_list_agents(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_agents.schema.json#``."""
    return True


def is_get_agent_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_agent.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'actorId' not in value:
        return False
    member_1 = value['actorId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if not value.keys() <= _members_15:
        return False
    return True


def is_get_agent_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_agent.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_get_agent(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_agent.schema.json#``."""
    return True


def is_search_tasks_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/search_tasks.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'query' in value:
        member_1 = value['query']
        if not isinstance(member_1, str):
            return False
        if len(member_1) > 500:
            return False
    if 'statuses' in value:
        member_2 = value['statuses']
        if not isinstance(member_2, list):
            return False
        if len(member_2) > 7:
            return False
        if len(member_2) > 1 and not unique(member_2):
            return False
        for item_3 in member_2:
            if not isinstance(item_3, str) or item_3 not in _words_4:
                return False
    if 'limit' in value:
        member_4 = value['limit']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
            return False
        if member_4 < 1 or member_4 > 200:
            return False
    if not value.keys() <= _members_16:
        return False
    return True


def is_search_tasks_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/search_tasks.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_search_tasks(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/search_tasks.schema.json#``."""
    return True


def is_list_approvals_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_approvals.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_list_approvals_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_approvals.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_list_approvals(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_approvals.schema.json#``."""
    return True


def is_get_approval_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_approval.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'approvalId' not in value:
        return False
    member_1 = value['approvalId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if not value.keys() <= _members_17:
        return False
    return True


def is_get_approval_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_approval.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_get_approval(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_approval.schema.json#``."""
    return True


def is_get_approval_context_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_approval_context.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'approvalId' not in value:
        return False
    member_1 = value['approvalId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if not value.keys() <= _members_17:
        return False
    return True


def is_get_approval_context_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_approval_context.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_get_approval_context(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_approval_context.schema.json#``."""
    return True


def is_get_workspace_runtime_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_workspace_runtime.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_get_workspace_runtime_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_workspace_runtime.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_get_workspace_runtime(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/get_workspace_runtime.schema.json#``."""
    return True


def is_control_workspace_service_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/control_workspace_service.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'serviceId' not in value:
        return False
    member_2 = value['serviceId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 200:
        return False
    if 'action' not in value:
        return False
    member_3 = value['action']
    if not isinstance(member_3, str) or member_3 not in _words_5:
        return False
    if not value.keys() <= _members_18:
        return False
    return True


def is_control_workspace_service_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/control_workspace_service.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_control_workspace_service(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/control_workspace_service.schema.json#``."""
    return True


def is_set_dependencies_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/set_dependencies.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'blockedByTaskIds' not in value:
        return False
    member_2 = value['blockedByTaskIds']
    if not isinstance(member_2, list):
        return False
    if len(member_2) > 200:
        return False
    if len(member_2) > 1 and not unique(member_2):
        return False
    for item_3 in member_2:
        if not isinstance(item_3, str):
            return False
        if len(item_3) < 1:
            return False
    if not value.keys() <= _members_19:
        return False
    return True


def is_set_dependencies_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/set_dependencies.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_set_dependencies(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/set_dependencies.schema.json#``."""
    return True


def is_list_projects_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_projects.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_list_projects_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_projects.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_list_projects(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_projects.schema.json#``."""
    return True


def is_list_project_repositories_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_project_repositories.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_list_project_repositories_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_project_repositories.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_list_project_repositories(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/list_project_repositories.schema.json#``."""
    return True


def is_create_project_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/create_project.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'name' not in value:
        return False
    member_2 = value['name']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 500:
        return False
    if 'description' in value:
        member_3 = value['description']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
        if isinstance(member_3, str):
            if len(member_3) > 20000:
                return False
    if 'repositoryIds' in value:
        member_4 = value['repositoryIds']
        if not isinstance(member_4, list):
            return False
        if len(member_4) > 200:
            return False
        if len(member_4) > 1 and not unique(member_4):
            return False
        for item_5 in member_4:
            if not isinstance(item_5, str):
                return False
            if len(item_5) < 1:
                return False
    if 'repositoryUrls' in value:
        member_6 = value['repositoryUrls']
        if not isinstance(member_6, list):
            return False
        if len(member_6) > 100:
            return False
        if len(member_6) > 1 and not unique(member_6):
            return False
        for item_7 in member_6:
            if not isinstance(item_7, str):
                return False
            if len(item_7) > 2000:
                return False
            if _match_2(item_7) is None:
                return False
    if 'workspace' in value:
        member_8 = value['workspace']
        if not isinstance(member_8, dict):
            return False
    if 'status' in value:
        member_9 = value['status']
        if not isinstance(member_9, str) or member_9 not in _words_6:
            return False
    if 'goalId' in value:
        member_10 = value['goalId']
        if not (isinstance(member_10, str) or member_10 is None):
            return False
        if isinstance(member_10, str):
            if len(member_10) > 20000:
                return False
    if 'goalIds' in value:
        member_11 = value['goalIds']
        if not isinstance(member_11, list):
            return False
        if len(member_11) > 200:
            return False
        if len(member_11) > 1 and not unique(member_11):
            return False
        for item_12 in member_11:
            if not isinstance(item_12, str):
                return False
            if len(item_12) < 1:
                return False
    if 'leadAgentId' in value:
        member_13 = value['leadAgentId']
        if not (isinstance(member_13, str) or member_13 is None):
            return False
        if isinstance(member_13, str):
            if len(member_13) > 20000:
                return False
    if 'targetDate' in value:
        member_14 = value['targetDate']
        if not (isinstance(member_14, str) or member_14 is None):
            return False
        if isinstance(member_14, str):
            if len(member_14) > 20000:
                return False
    if 'color' in value:
        member_15 = value['color']
        if not (isinstance(member_15, str) or member_15 is None):
            return False
        if isinstance(member_15, str):
            if len(member_15) > 20000:
                return False
    if 'icon' in value:
        member_16 = value['icon']
        if not (isinstance(member_16, str) or member_16 is None):
            return False
        if isinstance(member_16, str):
            if len(member_16) > 20000:
                return False
    if 'archivedAt' in value:
        member_17 = value['archivedAt']
        if not (isinstance(member_17, str) or member_17 is None):
            return False
        if isinstance(member_17, str):
            if len(member_17) > 20000:
                return False
    if 'env' in value:
        member_18 = value['env']
        if not isinstance(member_18, dict):
            return False
    if 'executionWorkspacePolicy' in value:
        member_19 = value['executionWorkspacePolicy']
        if not isinstance(member_19, dict):
            return False
    if not value.keys() <= _members_20:
        return False
    return True


def is_create_project_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/create_project.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    return True


def is_create_project(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/create_project.schema.json#``."""
    return True


def is_create_task_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/create_task.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'title' not in value:
        return False
    member_2 = value['title']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 500:
        return False
    if 'projectId' in value:
        member_3 = value['projectId']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
        if isinstance(member_3, str):
            if len(member_3) > 20000:
                return False
    if 'initialPlan' in value:
        member_4 = value['initialPlan']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
        if isinstance(member_4, str):
            if len(member_4) > 20000:
                return False
    if 'description' in value:
        member_5 = value['description']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
        if isinstance(member_5, str):
            if len(member_5) > 20000:
                return False
    if 'assigneeActorId' in value:
        member_6 = value['assigneeActorId']
        if not (isinstance(member_6, str) or member_6 is None):
            return False
        if isinstance(member_6, str):
            if len(member_6) > 200:
                return False
    if 'priority' in value:
        member_7 = value['priority']
        if not isinstance(member_7, str) or member_7 not in _words_7:
            return False
    if 'blockedByTaskIds' in value:
        member_8 = value['blockedByTaskIds']
        if not isinstance(member_8, list):
            return False
        if len(member_8) > 200:
            return False
        if len(member_8) > 1 and not unique(member_8):
            return False
        for item_9 in member_8:
            if not isinstance(item_9, str):
                return False
            if len(item_9) < 1:
                return False
    if not value.keys() <= _members_21:
        return False
    return True


def is_create_task_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/create_task.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_create_task(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/create_task.schema.json#``."""
    return True


def is_request_approval_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_approval.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'approvalType' not in value:
        return False
    member_2 = value['approvalType']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 200:
        return False
    if 'payload' not in value:
        return False
    member_3 = value['payload']
    if not isinstance(member_3, dict):
        return False
    if not value.keys() <= _members_22:
        return False
    return True


def is_request_approval_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_approval.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_request_approval(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/request_approval.schema.json#``."""
    return True


def is_decide_approval_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/decide_approval.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'approvalId' not in value:
        return False
    member_2 = value['approvalId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 200:
        return False
    if 'decision' not in value:
        return False
    member_3 = value['decision']
    if not isinstance(member_3, str) or member_3 not in _words_8:
        return False
    if 'note' not in value:
        return False
    member_4 = value['note']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 20000:
        return False
    if not value.keys() <= _members_23:
        return False
    return True


def is_decide_approval_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/decide_approval.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_decide_approval(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/decide_approval.schema.json#``."""
    return True


def is_comment_on_approval_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/comment_on_approval.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'approvalId' not in value:
        return False
    member_2 = value['approvalId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 200:
        return False
    if 'body' not in value:
        return False
    member_3 = value['body']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 20000:
        return False
    if not value.keys() <= _members_24:
        return False
    return True


def is_comment_on_approval_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/comment_on_approval.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_comment_on_approval(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/comment_on_approval.schema.json#``."""
    return True


def is_schedule_wake_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/schedule_wake.schema.json#/$defs/input``."""
    if not isinstance(value, dict):
        return False
    if 'idempotencyKey' not in value:
        return False
    member_1 = value['idempotencyKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 240:
        return False
    if 'reason' not in value:
        return False
    member_2 = value['reason']
    if not isinstance(member_2, str) or member_2 not in _words_9:
        return False
    if 'payload' in value:
        member_3 = value['payload']
        if not isinstance(member_3, dict):
            return False
    if 'delaySeconds' not in value:
        return False
    member_4 = value['delaySeconds']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 1 or member_4 > 86400:
        return False
    if not value.keys() <= _members_25:
        return False
    return True


def is_schedule_wake_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/schedule_wake.schema.json#/$defs/output``."""
    if not isinstance(value, dict):
        return False
    if 'commandId' not in value:
        return False
    member_1 = value['commandId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 200:
        return False
    if 'disposition' not in value:
        return False
    member_2 = value['disposition']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'stateRevision' not in value:
        return False
    member_3 = value['stateRevision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'entityRefs' not in value:
        return False
    member_4 = value['entityRefs']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 200:
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) < 1:
            return False
    if 'scheduledWakeIds' not in value:
        return False
    member_6 = value['scheduledWakeIds']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
        if len(item_7) < 1:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_schedule_wake(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/schedule_wake.schema.json#``."""
    return True


def is_semantic_action_index(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-action-index.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.semantic-action-index.v1':
        return False
    if 'descriptorSchema' not in value:
        return False
    member_2 = value['descriptorSchema']
    if member_2 != 'paperclip.semantic-action.v1':
        return False
    if 'order' not in value:
        return False
    member_3 = value['order']
    if not isinstance(member_3, list):
        return False
    if len(member_3) < 1:
        return False
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if not isinstance(item_4, str):
            return False
        if len(item_4) < 1:
            return False
    if 'taskReadBindings' not in value:
        return False
    member_5 = value['taskReadBindings']
    if not isinstance(member_5, list):
        return False
    if len(member_5) > 1 and not unique(member_5):
        return False
    for item_6 in member_5:
        if not isinstance(item_6, str):
            return False
        if len(item_6) < 1:
            return False
    if not value.keys() <= _members_26:
        return False
    return True


def is_semantic_action_operation_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-action.schema.json#/$defs/operationId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_3(value) is None:
        return False
    return True


def is_semantic_action_claim(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-action.schema.json#/$defs/claim``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    return True


def is_semantic_action(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-action.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.semantic-action.v1':
        return False
    if 'operationId' not in value:
        return False
    member_2 = value['operationId']
    if not is_semantic_action_operation_id(member_2):
        return False
    if 'version' not in value:
        return False
    member_3 = value['version']
    if (member_3 != 1 or isinstance(member_3, bool)):
        return False
    if 'title' not in value:
        return False
    member_4 = value['title']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if 'description' not in value:
        return False
    member_5 = value['description']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1:
        return False
    if 'placement' not in value:
        return False
    member_6 = value['placement']
    if not isinstance(member_6, str) or member_6 not in _words_10:
        return False
    if 'effect' not in value:
        return False
    member_7 = value['effect']
    if not isinstance(member_7, str) or member_7 not in _words_11:
        return False
    if 'requiredClaims' not in value:
        return False
    member_8 = value['requiredClaims']
    if not isinstance(member_8, list):
        return False
    if len(member_8) > 1 and not unique(member_8):
        return False
    for item_9 in member_8:
        if not is_semantic_action_claim(item_9):
            return False
    if 'allowedModes' not in value:
        return False
    member_10 = value['allowedModes']
    if not isinstance(member_10, list):
        return False
    if len(member_10) < 1:
        return False
    if len(member_10) > 1 and not unique(member_10):
        return False
    for item_11 in member_10:
        if not isinstance(item_11, str) or item_11 not in _words_12:
            return False
    if 'allowedRoles' in value:
        member_12 = value['allowedRoles']
        if not isinstance(member_12, list):
            return False
        if len(member_12) < 1:
            return False
        if len(member_12) > 1 and not unique(member_12):
            return False
        for item_13 in member_12:
            if not isinstance(item_13, str):
                return False
            if len(item_13) < 1:
                return False
    if 'inputSchema' not in value:
        return False
    member_14 = value['inputSchema']
    if not isinstance(member_14, dict):
        return False
    if 'outputSchema' not in value:
        return False
    member_15 = value['outputSchema']
    if not isinstance(member_15, dict):
        return False
    if not value.keys() <= _members_27:
        return False
    return True


def is_run_context_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def is_run_context_label(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/label``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    return True


def is_run_context_claims(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/claims``."""
    if not isinstance(value, list):
        return False
    if len(value) > 1000:
        return False
    for item_1 in value:
        if not is_run_context_label(item_1):
            return False
    return True


def is_run_context_actor(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/actor``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not is_run_context_stable_id(member_1):
        return False
    if 'companyId' not in value:
        return False
    member_2 = value['companyId']
    if not is_run_context_stable_id(member_2):
        return False
    if 'status' not in value:
        return False
    member_3 = value['status']
    if not is_run_context_label(member_3):
        return False
    if 'role' not in value:
        return False
    member_4 = value['role']
    if not is_run_context_label(member_4):
        return False
    if 'claims' not in value:
        return False
    member_5 = value['claims']
    if not is_run_context_claims(member_5):
        return False
    return True


def is_run_context_active_task(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/activeTask``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not is_run_context_stable_id(member_1):
        return False
    if 'companyId' not in value:
        return False
    member_2 = value['companyId']
    if not is_run_context_stable_id(member_2):
        return False
    if 'assigneeActorId' not in value:
        return False
    member_3 = value['assigneeActorId']
    if is_run_context_stable_id(member_3) + _case_6(member_3) != 1:
        return False
    if 'executionRunId' not in value:
        return False
    member_4 = value['executionRunId']
    if is_run_context_stable_id(member_4) + _case_6(member_4) != 1:
        return False
    if 'status' not in value:
        return False
    member_5 = value['status']
    if not is_run_context_label(member_5):
        return False
    if 'workMode' not in value:
        return False
    member_6 = value['workMode']
    if not is_run_context_label(member_6):
        return False
    return True


def is_run_context_labels(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/labels``."""
    if not isinstance(value, list):
        return False
    if len(value) > 1000:
        return False
    for item_1 in value:
        if not is_run_context_label(item_1):
            return False
    return True


def is_run_context_policy(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#/$defs/policy``."""
    if not isinstance(value, dict):
        return False
    if 'deniedOperationIds' in value:
        member_1 = value['deniedOperationIds']
        if not is_run_context_labels(member_1):
            return False
    if 'allowedInteractionKinds' in value:
        member_2 = value['allowedInteractionKinds']
        if not is_run_context_labels(member_2):
            return False
    return True


def is_run_context(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/run-context.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not is_run_context_stable_id(member_1):
        return False
    if 'companyId' not in value:
        return False
    member_2 = value['companyId']
    if not is_run_context_stable_id(member_2):
        return False
    if 'actor' not in value:
        return False
    member_3 = value['actor']
    if not is_run_context_actor(member_3):
        return False
    if 'activeTask' not in value:
        return False
    member_4 = value['activeTask']
    if not is_run_context_active_task(member_4):
        return False
    if 'delegatedClaims' not in value:
        return False
    member_5 = value['delegatedClaims']
    if not is_run_context_claims(member_5):
        return False
    if 'policy' in value:
        member_6 = value['policy']
        if not is_run_context_policy(member_6):
            return False
    return True


def is_authorization_record_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorization-record.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def is_authorization_record_claim(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorization-record.schema.json#/$defs/claim``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    return True


def is_authorization_record_digest(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorization-record.schema.json#/$defs/digest``."""
    if not isinstance(value, str):
        return False
    if _match_5(value) is None:
        return False
    return True


def is_authorization_record(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorization-record.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.semantic-authorization-record.v1':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if _match_6(member_2) is None:
        return False
    if 'runId' not in value:
        return False
    member_3 = value['runId']
    if not is_authorization_record_stable_id(member_3):
        return False
    if 'companyId' not in value:
        return False
    member_4 = value['companyId']
    if not is_authorization_record_stable_id(member_4):
        return False
    if 'actorId' not in value:
        return False
    member_5 = value['actorId']
    if not is_authorization_record_stable_id(member_5):
        return False
    if 'taskId' not in value:
        return False
    member_6 = value['taskId']
    if not is_authorization_record_stable_id(member_6):
        return False
    if 'callId' not in value:
        return False
    member_7 = value['callId']
    if is_authorization_record_stable_id(member_7) + _case_6(member_7) != 1:
        return False
    if 'phase' not in value:
        return False
    member_8 = value['phase']
    if not isinstance(member_8, str) or member_8 not in _words_13:
        return False
    if 'operationId' not in value:
        return False
    member_9 = value['operationId']
    if not is_authorization_record_stable_id(member_9):
        return False
    if 'effectiveClaims' not in value:
        return False
    member_10 = value['effectiveClaims']
    if not isinstance(member_10, list):
        return False
    if len(member_10) > 1000:
        return False
    if len(member_10) > 1 and not unique(member_10):
        return False
    for item_11 in member_10:
        if not is_authorization_record_claim(item_11):
            return False
    if 'allowed' not in value:
        return False
    member_12 = value['allowed']
    if not isinstance(member_12, bool):
        return False
    if 'code' not in value:
        return False
    member_13 = value['code']
    if not isinstance(member_13, str) or member_13 not in _words_14:
        return False
    if 'reason' not in value:
        return False
    member_14 = value['reason']
    if not isinstance(member_14, str):
        return False
    if 'inputDigest' not in value:
        return False
    member_15 = value['inputDigest']
    if is_authorization_record_digest(member_15) + _case_6(member_15) != 1:
        return False
    if 'operationReceiptId' not in value:
        return False
    member_16 = value['operationReceiptId']
    if is_authorization_record_stable_id(member_16) + _case_6(member_16) != 1:
        return False
    if not value.keys() <= _members_28:
        return False
    return True


def is_authorized_tools_authorized_operation(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorized-tools.schema.json#/$defs/authorizedOperation``."""
    if not isinstance(value, dict):
        return False
    if 'operationId' not in value:
        return False
    member_1 = value['operationId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 160:
        return False
    if _match_7(member_1) is None:
        return False
    if 'version' not in value:
        return False
    member_2 = value['version']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'description' not in value:
        return False
    member_3 = value['description']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 16384:
        return False
    if _match_8(member_3) is None:
        return False
    if 'inputSchema' not in value:
        return False
    member_4 = value['inputSchema']
    if not isinstance(member_4, dict):
        return False
    if 'responseSchema' not in value:
        return False
    member_5 = value['responseSchema']
    if not isinstance(member_5, dict):
        return False
    return True


def is_authorized_tools_digest(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorized-tools.schema.json#/$defs/digest``."""
    if not isinstance(value, str):
        return False
    if _match_5(value) is None:
        return False
    return True


def is_authorized_tools(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/authorized-tools.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runner.authorized-tools.v1':
        return False
    if 'schemaVersion' not in value:
        return False
    member_2 = value['schemaVersion']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'catalogDigest' not in value:
        return False
    member_3 = value['catalogDigest']
    if not is_authorized_tools_digest(member_3):
        return False
    if 'operations' not in value:
        return False
    member_4 = value['operations']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 256:
        return False
    for item_5 in member_4:
        if not is_authorized_tools_authorized_operation(item_5):
            return False
    return True


def is_semantic_tool_definition_claim(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-definition.schema.json#/$defs/claim``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    return True


def is_semantic_tool_definition_tool_annotations(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-definition.schema.json#/$defs/toolAnnotations``."""
    if not isinstance(value, dict):
        return False
    if 'semanticContract' not in value:
        return False
    member_1 = value['semanticContract']
    if member_1 != 'paperclip.semantic-action.v1':
        return False
    if 'version' not in value:
        return False
    member_2 = value['version']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'placement' not in value:
        return False
    member_3 = value['placement']
    if not isinstance(member_3, str) or member_3 not in _words_10:
        return False
    if 'effect' not in value:
        return False
    member_4 = value['effect']
    if not isinstance(member_4, str) or member_4 not in _words_11:
        return False
    if 'requiredClaims' not in value:
        return False
    member_5 = value['requiredClaims']
    if not isinstance(member_5, list):
        return False
    if len(member_5) > 1 and not unique(member_5):
        return False
    for item_6 in member_5:
        if not is_semantic_tool_definition_claim(item_6):
            return False
    if not value.keys() <= _members_29:
        return False
    return True


def is_semantic_tool_definition(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-definition.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'name' not in value:
        return False
    member_1 = value['name']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 160:
        return False
    if 'description' not in value:
        return False
    member_2 = value['description']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'inputSchema' not in value:
        return False
    member_3 = value['inputSchema']
    if not isinstance(member_3, dict):
        return False
    if 'outputSchema' not in value:
        return False
    member_4 = value['outputSchema']
    if not isinstance(member_4, dict):
        return False
    if 'annotations' not in value:
        return False
    member_5 = value['annotations']
    if not is_semantic_tool_definition_tool_annotations(member_5):
        return False
    if not value.keys() <= _members_30:
        return False
    return True


def _case_9(value: JsonValue) -> bool:
    if not isinstance(value, str):
        return False
    if _match_9(value) is None:
        return False
    return True


def is_semantic_tool_discovery(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-discovery.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.semantic-discovery.v1':
        return False
    if 'query' not in value:
        return False
    member_2 = value['query']
    if not isinstance(member_2, str):
        return False
    if 'namespace' not in value:
        return False
    member_3 = value['namespace']
    if _case_9(member_3) + _case_6(member_3) != 1:
        return False
    if 'operations' not in value:
        return False
    member_4 = value['operations']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 8:
        return False
    for item_5 in member_4:
        if not is_semantic_tool_definition(item_5):
            return False
    if 'truncated' not in value:
        return False
    member_6 = value['truncated']
    if not isinstance(member_6, bool):
        return False
    if not value.keys() <= _members_31:
        return False
    return True


def is_semantic_tool_call_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-call.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def is_semantic_tool_call_correlation(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-call.schema.json#/$defs/correlation``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not is_semantic_tool_call_stable_id(member_1):
        return False
    if 'normalizedSessionId' not in value:
        return False
    member_2 = value['normalizedSessionId']
    if not is_semantic_tool_call_stable_id(member_2):
        return False
    if 'turnId' not in value:
        return False
    member_3 = value['turnId']
    if not is_semantic_tool_call_stable_id(member_3):
        return False
    if 'itemId' not in value:
        return False
    member_4 = value['itemId']
    if not is_semantic_tool_call_stable_id(member_4):
        return False
    if 'requestId' in value:
        member_5 = value['requestId']
        if not is_semantic_tool_call_stable_id(member_5):
            return False
    return True


def is_semantic_tool_call(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-call.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not is_semantic_tool_call_stable_id(member_1):
        return False
    if 'callId' not in value:
        return False
    member_2 = value['callId']
    if not is_semantic_tool_call_stable_id(member_2):
        return False
    if 'operationId' not in value:
        return False
    member_3 = value['operationId']
    if not is_semantic_tool_call_stable_id(member_3):
        return False
    if 'correlation' not in value:
        return False
    member_4 = value['correlation']
    if not is_semantic_tool_call_correlation(member_4):
        return False
    return True


def is_semantic_tool_result_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-result.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def is_semantic_tool_result_stable_code(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-result.schema.json#/$defs/stableCode``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_10(value) is None:
        return False
    return True


def is_semantic_tool_result_tool_success(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-result.schema.json#/$defs/toolSuccess``."""
    if not isinstance(value, dict):
        return False
    if 'ok' not in value:
        return False
    member_1 = value['ok']
    if member_1 is not True:
        return False
    if 'operationId' not in value:
        return False
    member_2 = value['operationId']
    if not is_semantic_tool_result_stable_id(member_2):
        return False
    if 'callId' not in value:
        return False
    member_3 = value['callId']
    if not is_semantic_tool_result_stable_id(member_3):
        return False
    if 'value' not in value:
        return False
    if 'code' not in value:
        return False
    member_4 = value['code']
    if not is_semantic_tool_result_stable_code(member_4):
        return False
    if 'duplicate' not in value:
        return False
    member_5 = value['duplicate']
    if not isinstance(member_5, bool):
        return False
    if 'stateRevision' in value:
        member_6 = value['stateRevision']
        if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
            return False
        if member_6 < 0 or member_6 > 9007199254740991:
            return False
    if 'inputReceipt' not in value:
        return False
    member_7 = value['inputReceipt']
    if not prp_v1_verdicts.is_semantic_tool(member_7):
        return False
    if 'resultReceipt' not in value:
        return False
    member_8 = value['resultReceipt']
    if not prp_v1_verdicts.is_semantic_tool(member_8):
        return False
    return True


def is_semantic_tool_result_tool_error(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-result.schema.json#/$defs/toolError``."""
    if not isinstance(value, dict):
        return False
    if 'code' not in value:
        return False
    member_1 = value['code']
    if not isinstance(member_1, str) or member_1 not in _words_15:
        return False
    if 'message' not in value:
        return False
    member_2 = value['message']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'retryable' not in value:
        return False
    member_3 = value['retryable']
    if not isinstance(member_3, bool):
        return False
    return True


def is_semantic_tool_result_tool_denial(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-result.schema.json#/$defs/toolDenial``."""
    if not isinstance(value, dict):
        return False
    if 'ok' not in value:
        return False
    member_1 = value['ok']
    if member_1 is not False:
        return False
    if 'operationId' not in value:
        return False
    member_2 = value['operationId']
    if not is_semantic_tool_result_stable_id(member_2):
        return False
    if 'callId' not in value:
        return False
    member_3 = value['callId']
    if not is_semantic_tool_result_stable_id(member_3):
        return False
    if 'error' not in value:
        return False
    member_4 = value['error']
    if not is_semantic_tool_result_tool_error(member_4):
        return False
    if 'inputReceipt' not in value:
        return False
    member_5 = value['inputReceipt']
    if prp_v1_verdicts.is_semantic_tool(member_5) + _case_6(member_5) != 1:
        return False
    if 'resultReceipt' not in value:
        return False
    member_6 = value['resultReceipt']
    if prp_v1_verdicts.is_semantic_tool(member_6) + _case_6(member_6) != 1:
        return False
    return True


def is_semantic_tool_result(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/semantic-tool-result.schema.json#``."""
    if is_semantic_tool_result_tool_success(value) + is_semantic_tool_result_tool_denial(value) != 1:
        return False
    return True


def is_stored_outcome_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/stored-outcome.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def is_stored_outcome_stable_code(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/stored-outcome.schema.json#/$defs/stableCode``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_10(value) is None:
        return False
    return True


def is_stored_outcome_digest(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/stored-outcome.schema.json#/$defs/digest``."""
    if not isinstance(value, str):
        return False
    if _match_5(value) is None:
        return False
    return True


def is_stored_outcome(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``actions/stored-outcome.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'operationId' not in value:
        return False
    member_1 = value['operationId']
    if not is_stored_outcome_stable_id(member_1):
        return False
    if 'inputDigest' not in value:
        return False
    member_2 = value['inputDigest']
    if not is_stored_outcome_digest(member_2):
        return False
    if 'operationReceiptId' not in value:
        return False
    member_3 = value['operationReceiptId']
    if not is_stored_outcome_stable_id(member_3):
        return False
    if 'value' not in value:
        return False
    if 'code' not in value:
        return False
    member_4 = value['code']
    if not is_stored_outcome_stable_code(member_4):
        return False
    if 'stateRevision' in value:
        member_5 = value['stateRevision']
        if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
            return False
        if member_5 < 0 or member_5 > 9007199254740991:
            return False
    if 'references' not in value:
        return False
    member_6 = value['references']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 200:
        return False
    if len(member_6) > 1 and not unique(member_6):
        return False
    for item_7 in member_6:
        if not prp_v1_verdicts.is_semantic_tool_safe_reference(item_7):
            return False
    if 'auditReceiptId' in value:
        member_8 = value['auditReceiptId']
        if not is_stored_outcome_stable_id(member_8):
            return False
    return True
