"""Every way in which a decoded JSON value fails a schema. Module ``actions``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._findings import prp_v1 as prp_v1_findings
from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same, step, unique


_members_1: frozenset[str] = frozenset(('cursor', 'limit', 'query',))
_members_2: frozenset[str] = frozenset(('body', 'contentType', 'files', 'operationId', 'pathParams', 'query',))
_members_3: frozenset[str] = frozenset(())
_members_4: frozenset[str] = frozenset(('artifactId', 'field', 'path',))
_members_5: frozenset[str] = frozenset(('limit',))
_members_6: frozenset[str] = frozenset(('key',))
_members_7: frozenset[str] = frozenset(('key', 'limit',))
_members_8: frozenset[str] = frozenset(('body', 'idempotencyKey',))
_members_9: frozenset[str] = frozenset(('commandId', 'disposition', 'entityRefs', 'scheduledWakeIds', 'stateRevision',))
_values_1 = ('applied', 'duplicate',)
_members_10: frozenset[str] = frozenset(('baseRevisionId', 'body', 'changeSummary', 'idempotencyKey', 'key', 'title',))
_members_11: frozenset[str] = frozenset(('continuationPolicy', 'idempotencyKey', 'interactionKind', 'payload', 'prompt', 'targetRevisionId', 'title',))
_values_2 = ('confirmation', 'checkbox', 'questions', 'suggest_tasks', 'item_verdicts',)
_values_3 = ('none', 'wake_assignee', 'wake_assignee_on_accept',)
_members_12: frozenset[str] = frozenset(('byteSize', 'contentRef', 'contentType', 'filename', 'idempotencyKey', 'sha256', 'title',))
_match_1 = matcher(globals(), '_match_1', '^[a-fA-F0-9]{64}\\Z', 'match')
_members_13: frozenset[str] = frozenset(('idempotencyKey', 'summary',))
_members_14: frozenset[str] = frozenset(('blockedByTaskIds', 'idempotencyKey', 'reason',))
_members_15: frozenset[str] = frozenset(('actorId',))
_members_16: frozenset[str] = frozenset(('limit', 'query', 'statuses',))
_values_4 = ('backlog', 'todo', 'in_progress', 'in_review', 'done', 'blocked', 'cancelled',)
_members_17: frozenset[str] = frozenset(('approvalId',))
_members_18: frozenset[str] = frozenset(('action', 'idempotencyKey', 'serviceId',))
_values_5 = ('start', 'stop',)
_members_19: frozenset[str] = frozenset(('blockedByTaskIds', 'idempotencyKey',))
_members_20: frozenset[str] = frozenset(('archivedAt', 'color', 'description', 'env', 'executionWorkspacePolicy', 'goalId', 'goalIds', 'icon', 'idempotencyKey', 'leadAgentId', 'name', 'repositoryIds', 'repositoryUrls', 'status', 'targetDate', 'workspace',))
_match_2 = matcher(globals(), '_match_2', '^https://github\\.com/(?!\\.{1,2}/)[A-Za-z0-9_.-]+/(?!\\.{1,2}/?\\Z)[A-Za-z0-9_.-]+/?\\Z', 'match')
_values_6 = ('backlog', 'planned', 'in_progress', 'completed', 'cancelled',)
_members_21: frozenset[str] = frozenset(('assigneeActorId', 'blockedByTaskIds', 'description', 'idempotencyKey', 'initialPlan', 'priority', 'projectId', 'title',))
_values_7 = ('critical', 'high', 'medium', 'low',)
_members_22: frozenset[str] = frozenset(('approvalType', 'idempotencyKey', 'payload',))
_members_23: frozenset[str] = frozenset(('approvalId', 'decision', 'idempotencyKey', 'note',))
_values_8 = ('approved', 'rejected', 'cancelled',)
_members_24: frozenset[str] = frozenset(('approvalId', 'body', 'idempotencyKey',))
_members_25: frozenset[str] = frozenset(('delaySeconds', 'idempotencyKey', 'payload', 'reason',))
_values_9 = ('manual', 'issue_commented', 'interaction_resolved', 'approval_resolved', 'blockers_resolved', 'scheduled_retry', 'resume',)
_members_26: frozenset[str] = frozenset(('descriptorSchema', 'order', 'schema', 'taskReadBindings',))
_match_3 = matcher(globals(), '_match_3', '^[a-z][a-z0-9_]*\\Z', 'match')
_members_27: frozenset[str] = frozenset(('allowedModes', 'allowedRoles', 'description', 'effect', 'inputSchema', 'operationId', 'outputSchema', 'placement', 'requiredClaims', 'schema', 'title', 'version',))
_values_10 = ('always', 'optional',)
_values_11 = ('read', 'write', 'governance',)
_values_12 = ('standard', 'ask', 'planning', 'skill_test',)
_match_4 = matcher(globals(), '_match_4', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_match_5 = matcher(globals(), '_match_5', '^sha256:[a-f0-9]{64}\\Z', 'match')
_members_28: frozenset[str] = frozenset(('actorId', 'allowed', 'callId', 'code', 'companyId', 'effectiveClaims', 'id', 'inputDigest', 'operationId', 'operationReceiptId', 'phase', 'reason', 'runId', 'schema', 'taskId',))
_match_6 = matcher(globals(), '_match_6', '^semantic_auth:[0-9]{8,}\\Z', 'match')
_values_13 = ('exposure', 'invocation',)
_values_14 = ('allowed', 'operation_absent', 'authority_context_invalid', 'run_mismatch', 'company_mismatch', 'actor_inactive', 'task_mode_denied', 'task_state_denied', 'task_ownership_denied', 'required_claim_missing', 'actor_role_denied', 'policy_denied', 'interaction_kind_denied', 'protected_data_denied', 'input_invalid', 'idempotency_required', 'idempotency_conflict', 'idempotency_in_progress', 'receipt_store_unavailable', 'receipt_recovery_failed', 'binding_failed', 'binding_output_invalid',)
_match_7 = matcher(globals(), '_match_7', '^[A-Za-z0-9][A-Za-z0-9_.:-]*\\Z', 'match')
_match_8 = matcher(globals(), '_match_8', '^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])[^\\u0000]*\\Z', 'match')
_members_29: frozenset[str] = frozenset(('effect', 'placement', 'requiredClaims', 'semanticContract', 'version',))
_members_30: frozenset[str] = frozenset(('annotations', 'description', 'inputSchema', 'name', 'outputSchema',))
_members_31: frozenset[str] = frozenset(('namespace', 'operations', 'query', 'schema', 'truncated',))
_match_9 = matcher(globals(), '_match_9', '^[a-z][a-z0-9_]{0,63}\\Z', 'match')
_match_10 = matcher(globals(), '_match_10', '^[a-z][a-z0-9_.:-]*\\Z', 'match')
_values_15 = ('operation_absent', 'authority_context_invalid', 'run_mismatch', 'company_mismatch', 'actor_inactive', 'task_mode_denied', 'task_state_denied', 'task_ownership_denied', 'required_claim_missing', 'actor_role_denied', 'policy_denied', 'interaction_kind_denied', 'protected_data_denied', 'input_invalid', 'idempotency_required', 'idempotency_conflict', 'idempotency_in_progress', 'receipt_store_unavailable', 'receipt_recovery_failed', 'binding_failed', 'binding_output_invalid',)


def find_search_api_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/search_api.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'query' not in value:
            report(found, at, 'required', "must have the member 'query'")
        for key_1 in value:
            if key_1 not in _members_1:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'query' in value:
            place_3 = at + '/query'
            member_2 = value['query']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 500:
                    report(found, place_3, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'limit' in value:
            place_5 = at + '/limit'
            member_4 = value['limit']
            if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                if member_4 < 1:
                    report(found, place_5, 'minimum', 'must be at least 1')
                if member_4 > 10:
                    report(found, place_5, 'maximum', 'must be at most 10')
            if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
                report(found, place_5, 'type', 'must be integer')
        if 'cursor' in value:
            place_7 = at + '/cursor'
            member_6 = value['cursor']
            if isinstance(member_6, str):
                if len(member_6) > 200:
                    report(found, place_7, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_7, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_search_api_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/search_api.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_search_api(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/search_api.schema.json#``."""


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, list):
        pass
    else:
        report(found, at, 'type', 'must be array')


def _case_3(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (isinstance(value, str)):
        report(found, at, 'type', 'must be string')


def _case_4(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (type(value) is int or type(value) is float and isfinite(value)):
        report(found, at, 'type', 'must be number')


def _case_5(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (isinstance(value, bool)):
        report(found, at, 'type', 'must be boolean')


def _case_6(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (value is None):
        report(found, at, 'type', 'must be null')


def _case_7(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'artifactId' not in value:
            report(found, at, 'required', "must have the member 'artifactId'")


def _case_8(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")


def find_call_api_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/call_api.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        for key_1 in value:
            if key_1 not in _members_2:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'operationId' in value:
            place_3 = at + '/operationId'
            member_2 = value['operationId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 500:
                    report(found, place_3, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'pathParams' in value:
            place_5 = at + '/pathParams'
            member_4 = value['pathParams']
            if isinstance(member_4, dict):
                for key_6, member_7 in member_4.items():
                    if key_6 not in _members_3:
                        place_8 = place_5 + step(key_6)
                        if not (isinstance(member_7, str)):
                            report(found, place_8, 'type', 'must be string')
            else:
                report(found, place_5, 'type', 'must be object')
        if 'query' in value:
            place_10 = at + '/query'
            member_9 = value['query']
            if isinstance(member_9, dict):
                pass
            else:
                report(found, place_10, 'type', 'must be object')
        if 'body' in value:
            place_12 = at + '/body'
            member_11 = value['body']
            find_alternatives((_case_1, _case_2, _case_3, _case_4, _case_5, _case_6,), 'anyOf', member_11, place_12, found)
        if 'contentType' in value:
            place_14 = at + '/contentType'
            member_13 = value['contentType']
            if isinstance(member_13, str):
                if len(member_13) > 120:
                    report(found, place_14, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_14, 'type', 'must be string')
        if 'files' in value:
            place_16 = at + '/files'
            member_15 = value['files']
            if isinstance(member_15, list):
                if len(member_15) > 10:
                    report(found, place_16, 'maxItems', 'must have at most 10 items')
                for index_17, item_18 in enumerate(member_15):
                    place_19 = f"{place_16}/{index_17}"
                    find_alternatives((_case_7, _case_8,), 'oneOf', item_18, place_19, found)
                    if isinstance(item_18, dict):
                        for key_20 in item_18:
                            if key_20 not in _members_4:
                                report(found, place_19, 'additionalProperties', f'must not have the member {key_20!r}')
                        if 'artifactId' in item_18:
                            place_22 = place_19 + '/artifactId'
                            member_21 = item_18['artifactId']
                            if not (isinstance(member_21, str)):
                                report(found, place_22, 'type', 'must be string')
                        if 'field' in item_18:
                            place_24 = place_19 + '/field'
                            member_23 = item_18['field']
                            if not (isinstance(member_23, str)):
                                report(found, place_24, 'type', 'must be string')
                        if 'path' in item_18:
                            place_26 = place_19 + '/path'
                            member_25 = item_18['path']
                            if not (isinstance(member_25, str)):
                                report(found, place_26, 'type', 'must be string')
                    else:
                        report(found, place_19, 'type', 'must be object')
            else:
                report(found, place_16, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_call_api_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/call_api.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_call_api(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/call_api.schema.json#``."""


def find_get_task_context_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_task_context.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_get_task_context_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_task_context.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_get_task_context(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_task_context.schema.json#``."""


def find_get_task_history_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_task_history.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_5:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'limit' in value:
            place_3 = at + '/limit'
            member_2 = value['limit']
            if type(member_2) is int or type(member_2) is float and isfinite(member_2):
                if member_2 < 1:
                    report(found, place_3, 'minimum', 'must be at least 1')
                if member_2 > 200:
                    report(found, place_3, 'maximum', 'must be at most 200')
            if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
                report(found, place_3, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_get_task_history_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_task_history.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_get_task_history(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_task_history.schema.json#``."""


def find_list_documents_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_documents.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_list_documents_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_documents.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_list_documents(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_documents.schema.json#``."""


def find_read_document_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/read_document.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'key' not in value:
            report(found, at, 'required', "must have the member 'key'")
        for key_1 in value:
            if key_1 not in _members_6:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'key' in value:
            place_3 = at + '/key'
            member_2 = value['key']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 120:
                    report(found, place_3, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_3, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_read_document_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/read_document.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_read_document(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/read_document.schema.json#``."""


def find_list_document_revisions_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_document_revisions.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'key' not in value:
            report(found, at, 'required', "must have the member 'key'")
        for key_1 in value:
            if key_1 not in _members_7:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'key' in value:
            place_3 = at + '/key'
            member_2 = value['key']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 120:
                    report(found, place_3, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'limit' in value:
            place_5 = at + '/limit'
            member_4 = value['limit']
            if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                if member_4 < 1:
                    report(found, place_5, 'minimum', 'must be at least 1')
                if member_4 > 200:
                    report(found, place_5, 'maximum', 'must be at most 200')
            if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
                report(found, place_5, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_list_document_revisions_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_document_revisions.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_list_document_revisions(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_document_revisions.schema.json#``."""


def find_report_progress_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/report_progress.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'body' not in value:
            report(found, at, 'required', "must have the member 'body'")
        for key_1 in value:
            if key_1 not in _members_8:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'body' in value:
            place_5 = at + '/body'
            member_4 = value['body']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 20000:
                    report(found, place_5, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_report_progress_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/report_progress.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_report_progress(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/report_progress.schema.json#``."""


def find_answer_status_question_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/answer_status_question.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'body' not in value:
            report(found, at, 'required', "must have the member 'body'")
        for key_1 in value:
            if key_1 not in _members_8:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'body' in value:
            place_5 = at + '/body'
            member_4 = value['body']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 20000:
                    report(found, place_5, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_answer_status_question_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/answer_status_question.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_answer_status_question(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/answer_status_question.schema.json#``."""


def find_write_document_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/write_document.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'key' not in value:
            report(found, at, 'required', "must have the member 'key'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
        if 'body' not in value:
            report(found, at, 'required', "must have the member 'body'")
        if 'baseRevisionId' not in value:
            report(found, at, 'required', "must have the member 'baseRevisionId'")
        for key_1 in value:
            if key_1 not in _members_10:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'key' in value:
            place_5 = at + '/key'
            member_4 = value['key']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 120:
                    report(found, place_5, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'title' in value:
            place_7 = at + '/title'
            member_6 = value['title']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 300:
                    report(found, place_7, 'maxLength', 'must have at most 300 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'body' in value:
            place_9 = at + '/body'
            member_8 = value['body']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 200000:
                    report(found, place_9, 'maxLength', 'must have at most 200000 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'baseRevisionId' in value:
            place_11 = at + '/baseRevisionId'
            member_10 = value['baseRevisionId']
            if isinstance(member_10, str):
                if len(member_10) > 240:
                    report(found, place_11, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_10, str) or member_10 is None):
                report(found, place_11, 'type', 'must be string or null')
        if 'changeSummary' in value:
            place_13 = at + '/changeSummary'
            member_12 = value['changeSummary']
            if isinstance(member_12, str):
                if len(member_12) > 20000:
                    report(found, place_13, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_write_document_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/write_document.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_write_document(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/write_document.schema.json#``."""


def find_request_human_input_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_human_input.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'interactionKind' not in value:
            report(found, at, 'required', "must have the member 'interactionKind'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        if 'continuationPolicy' not in value:
            report(found, at, 'required', "must have the member 'continuationPolicy'")
        for key_1 in value:
            if key_1 not in _members_11:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'interactionKind' in value:
            place_5 = at + '/interactionKind'
            member_4 = value['interactionKind']
            if not any(same(member_4, allowed) for allowed in _values_2):
                report(found, place_5, 'enum', 'must be one of "confirmation", "checkbox", "questions", "suggest_tasks", "item_verdicts"')
        if 'title' in value:
            place_7 = at + '/title'
            member_6 = value['title']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 300:
                    report(found, place_7, 'maxLength', 'must have at most 300 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'prompt' in value:
            place_9 = at + '/prompt'
            member_8 = value['prompt']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 10000:
                    report(found, place_9, 'maxLength', 'must have at most 10000 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'payload' in value:
            place_11 = at + '/payload'
            member_10 = value['payload']
            if isinstance(member_10, dict):
                pass
            else:
                report(found, place_11, 'type', 'must be object')
        if 'targetRevisionId' in value:
            place_13 = at + '/targetRevisionId'
            member_12 = value['targetRevisionId']
            if isinstance(member_12, str):
                if len(member_12) > 240:
                    report(found, place_13, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
        if 'continuationPolicy' in value:
            place_15 = at + '/continuationPolicy'
            member_14 = value['continuationPolicy']
            if not any(same(member_14, allowed) for allowed in _values_3):
                report(found, place_15, 'enum', 'must be one of "none", "wake_assignee", "wake_assignee_on_accept"')
    else:
        report(found, at, 'type', 'must be object')


def find_request_human_input_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_human_input.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_request_human_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_human_input.schema.json#``."""


def find_register_deliverable_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/register_deliverable.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'filename' not in value:
            report(found, at, 'required', "must have the member 'filename'")
        if 'contentType' not in value:
            report(found, at, 'required', "must have the member 'contentType'")
        if 'byteSize' not in value:
            report(found, at, 'required', "must have the member 'byteSize'")
        if 'sha256' not in value:
            report(found, at, 'required', "must have the member 'sha256'")
        if 'contentRef' not in value:
            report(found, at, 'required', "must have the member 'contentRef'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
        for key_1 in value:
            if key_1 not in _members_12:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'filename' in value:
            place_5 = at + '/filename'
            member_4 = value['filename']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 500:
                    report(found, place_5, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'contentType' in value:
            place_7 = at + '/contentType'
            member_6 = value['contentType']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 200:
                    report(found, place_7, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'byteSize' in value:
            place_9 = at + '/byteSize'
            member_8 = value['byteSize']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 0:
                    report(found, place_9, 'minimum', 'must be at least 0')
                if member_8 > 100000000:
                    report(found, place_9, 'maximum', 'must be at most 100000000')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
                report(found, place_9, 'type', 'must be integer')
        if 'sha256' in value:
            place_11 = at + '/sha256'
            member_10 = value['sha256']
            if isinstance(member_10, str):
                if _match_1(member_10) is None:
                    report(found, place_11, 'pattern', 'must match the pattern ^[a-fA-F0-9]{64}$')
            else:
                report(found, place_11, 'type', 'must be string')
        if 'contentRef' in value:
            place_13 = at + '/contentRef'
            member_12 = value['contentRef']
            if isinstance(member_12, str):
                if len(member_12) < 1:
                    report(found, place_13, 'minLength', 'must have at least 1 characters')
                if len(member_12) > 2000:
                    report(found, place_13, 'maxLength', 'must have at most 2000 characters')
            else:
                report(found, place_13, 'type', 'must be string')
        if 'title' in value:
            place_15 = at + '/title'
            member_14 = value['title']
            if isinstance(member_14, str):
                if len(member_14) < 1:
                    report(found, place_15, 'minLength', 'must have at least 1 characters')
                if len(member_14) > 500:
                    report(found, place_15, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_15, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_register_deliverable_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/register_deliverable.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_register_deliverable(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/register_deliverable.schema.json#``."""


def find_finish_task_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/finish_task.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_13:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'summary' in value:
            place_5 = at + '/summary'
            member_4 = value['summary']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 20000:
                    report(found, place_5, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_finish_task_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/finish_task.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_finish_task(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/finish_task.schema.json#``."""


def find_block_task_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/block_task.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'reason' not in value:
            report(found, at, 'required', "must have the member 'reason'")
        for key_1 in value:
            if key_1 not in _members_14:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'reason' in value:
            place_5 = at + '/reason'
            member_4 = value['reason']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 20000:
                    report(found, place_5, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'blockedByTaskIds' in value:
            place_7 = at + '/blockedByTaskIds'
            member_6 = value['blockedByTaskIds']
            if isinstance(member_6, list):
                if len(member_6) > 200:
                    report(found, place_7, 'maxItems', 'must have at most 200 items')
                if not unique(member_6):
                    report(found, place_7, 'uniqueItems', 'must not hold the same item twice')
                for index_8, item_9 in enumerate(member_6):
                    place_10 = f"{place_7}/{index_8}"
                    if isinstance(item_9, str):
                        if len(item_9) < 1:
                            report(found, place_10, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_10, 'type', 'must be string')
            else:
                report(found, place_7, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_block_task_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/block_task.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_block_task(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/block_task.schema.json#``."""


def find_request_review_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_review.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_13:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'summary' in value:
            place_5 = at + '/summary'
            member_4 = value['summary']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 20000:
                    report(found, place_5, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_request_review_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_review.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_request_review(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_review.schema.json#``."""


def find_list_agents_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_agents.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_list_agents_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_agents.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_list_agents(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_agents.schema.json#``."""


def find_get_agent_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_agent.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'actorId' not in value:
            report(found, at, 'required', "must have the member 'actorId'")
        for key_1 in value:
            if key_1 not in _members_15:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'actorId' in value:
            place_3 = at + '/actorId'
            member_2 = value['actorId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_get_agent_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_agent.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_get_agent(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_agent.schema.json#``."""


def find_search_tasks_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/search_tasks.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_16:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'query' in value:
            place_3 = at + '/query'
            member_2 = value['query']
            if isinstance(member_2, str):
                if len(member_2) > 500:
                    report(found, place_3, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'statuses' in value:
            place_5 = at + '/statuses'
            member_4 = value['statuses']
            if isinstance(member_4, list):
                if len(member_4) > 7:
                    report(found, place_5, 'maxItems', 'must have at most 7 items')
                if not unique(member_4):
                    report(found, place_5, 'uniqueItems', 'must not hold the same item twice')
                for index_6, item_7 in enumerate(member_4):
                    place_8 = f"{place_5}/{index_6}"
                    if not any(same(item_7, allowed) for allowed in _values_4):
                        report(found, place_8, 'enum', 'must be one of "backlog", "todo", "in_progress", "in_review", "done", "blocked", "cancelled"')
            else:
                report(found, place_5, 'type', 'must be array')
        if 'limit' in value:
            place_10 = at + '/limit'
            member_9 = value['limit']
            if type(member_9) is int or type(member_9) is float and isfinite(member_9):
                if member_9 < 1:
                    report(found, place_10, 'minimum', 'must be at least 1')
                if member_9 > 200:
                    report(found, place_10, 'maximum', 'must be at most 200')
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_search_tasks_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/search_tasks.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_search_tasks(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/search_tasks.schema.json#``."""


def find_list_approvals_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_approvals.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_list_approvals_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_approvals.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_list_approvals(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_approvals.schema.json#``."""


def find_get_approval_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_approval.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'approvalId' not in value:
            report(found, at, 'required', "must have the member 'approvalId'")
        for key_1 in value:
            if key_1 not in _members_17:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'approvalId' in value:
            place_3 = at + '/approvalId'
            member_2 = value['approvalId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_get_approval_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_approval.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_get_approval(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_approval.schema.json#``."""


def find_get_approval_context_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_approval_context.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'approvalId' not in value:
            report(found, at, 'required', "must have the member 'approvalId'")
        for key_1 in value:
            if key_1 not in _members_17:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'approvalId' in value:
            place_3 = at + '/approvalId'
            member_2 = value['approvalId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_get_approval_context_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_approval_context.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_get_approval_context(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_approval_context.schema.json#``."""


def find_get_workspace_runtime_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_workspace_runtime.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_get_workspace_runtime_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_workspace_runtime.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_get_workspace_runtime(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/get_workspace_runtime.schema.json#``."""


def find_control_workspace_service_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/control_workspace_service.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'serviceId' not in value:
            report(found, at, 'required', "must have the member 'serviceId'")
        if 'action' not in value:
            report(found, at, 'required', "must have the member 'action'")
        for key_1 in value:
            if key_1 not in _members_18:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'serviceId' in value:
            place_5 = at + '/serviceId'
            member_4 = value['serviceId']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 200:
                    report(found, place_5, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'action' in value:
            place_7 = at + '/action'
            member_6 = value['action']
            if not any(same(member_6, allowed) for allowed in _values_5):
                report(found, place_7, 'enum', 'must be one of "start", "stop"')
    else:
        report(found, at, 'type', 'must be object')


def find_control_workspace_service_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/control_workspace_service.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_control_workspace_service(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/control_workspace_service.schema.json#``."""


def find_set_dependencies_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/set_dependencies.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'blockedByTaskIds' not in value:
            report(found, at, 'required', "must have the member 'blockedByTaskIds'")
        for key_1 in value:
            if key_1 not in _members_19:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'blockedByTaskIds' in value:
            place_5 = at + '/blockedByTaskIds'
            member_4 = value['blockedByTaskIds']
            if isinstance(member_4, list):
                if len(member_4) > 200:
                    report(found, place_5, 'maxItems', 'must have at most 200 items')
                if not unique(member_4):
                    report(found, place_5, 'uniqueItems', 'must not hold the same item twice')
                for index_6, item_7 in enumerate(member_4):
                    place_8 = f"{place_5}/{index_6}"
                    if isinstance(item_7, str):
                        if len(item_7) < 1:
                            report(found, place_8, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_8, 'type', 'must be string')
            else:
                report(found, place_5, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_set_dependencies_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/set_dependencies.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_set_dependencies(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/set_dependencies.schema.json#``."""


def find_list_projects_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_projects.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_list_projects_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_projects.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_list_projects(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_projects.schema.json#``."""


def find_list_project_repositories_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_project_repositories.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
    else:
        report(found, at, 'type', 'must be object')


def find_list_project_repositories_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_project_repositories.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_list_project_repositories(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/list_project_repositories.schema.json#``."""


def find_create_project_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/create_project.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        for key_1 in value:
            if key_1 not in _members_20:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'name' in value:
            place_5 = at + '/name'
            member_4 = value['name']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 500:
                    report(found, place_5, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'description' in value:
            place_7 = at + '/description'
            member_6 = value['description']
            if isinstance(member_6, str):
                if len(member_6) > 20000:
                    report(found, place_7, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_6, str) or member_6 is None):
                report(found, place_7, 'type', 'must be string or null')
        if 'repositoryIds' in value:
            place_9 = at + '/repositoryIds'
            member_8 = value['repositoryIds']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'repositoryUrls' in value:
            place_14 = at + '/repositoryUrls'
            member_13 = value['repositoryUrls']
            if isinstance(member_13, list):
                if len(member_13) > 100:
                    report(found, place_14, 'maxItems', 'must have at most 100 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) > 2000:
                            report(found, place_17, 'maxLength', 'must have at most 2000 characters')
                        if _match_2(item_16) is None:
                            report(found, place_17, 'pattern', 'must match the pattern ^https://github\\.com/(?!\\.{1,2}/)[A-Za-z0-9_.-]+/(?!\\.{1,2}/?$)[A-Za-z0-9_.-]+/?$')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
        if 'workspace' in value:
            place_19 = at + '/workspace'
            member_18 = value['workspace']
            if isinstance(member_18, dict):
                pass
            else:
                report(found, place_19, 'type', 'must be object')
        if 'status' in value:
            place_21 = at + '/status'
            member_20 = value['status']
            if not any(same(member_20, allowed) for allowed in _values_6):
                report(found, place_21, 'enum', 'must be one of "backlog", "planned", "in_progress", "completed", "cancelled"')
        if 'goalId' in value:
            place_23 = at + '/goalId'
            member_22 = value['goalId']
            if isinstance(member_22, str):
                if len(member_22) > 20000:
                    report(found, place_23, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_22, str) or member_22 is None):
                report(found, place_23, 'type', 'must be string or null')
        if 'goalIds' in value:
            place_25 = at + '/goalIds'
            member_24 = value['goalIds']
            if isinstance(member_24, list):
                if len(member_24) > 200:
                    report(found, place_25, 'maxItems', 'must have at most 200 items')
                if not unique(member_24):
                    report(found, place_25, 'uniqueItems', 'must not hold the same item twice')
                for index_26, item_27 in enumerate(member_24):
                    place_28 = f"{place_25}/{index_26}"
                    if isinstance(item_27, str):
                        if len(item_27) < 1:
                            report(found, place_28, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_28, 'type', 'must be string')
            else:
                report(found, place_25, 'type', 'must be array')
        if 'leadAgentId' in value:
            place_30 = at + '/leadAgentId'
            member_29 = value['leadAgentId']
            if isinstance(member_29, str):
                if len(member_29) > 20000:
                    report(found, place_30, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_29, str) or member_29 is None):
                report(found, place_30, 'type', 'must be string or null')
        if 'targetDate' in value:
            place_32 = at + '/targetDate'
            member_31 = value['targetDate']
            if isinstance(member_31, str):
                if len(member_31) > 20000:
                    report(found, place_32, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_31, str) or member_31 is None):
                report(found, place_32, 'type', 'must be string or null')
        if 'color' in value:
            place_34 = at + '/color'
            member_33 = value['color']
            if isinstance(member_33, str):
                if len(member_33) > 20000:
                    report(found, place_34, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_33, str) or member_33 is None):
                report(found, place_34, 'type', 'must be string or null')
        if 'icon' in value:
            place_36 = at + '/icon'
            member_35 = value['icon']
            if isinstance(member_35, str):
                if len(member_35) > 20000:
                    report(found, place_36, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_35, str) or member_35 is None):
                report(found, place_36, 'type', 'must be string or null')
        if 'archivedAt' in value:
            place_38 = at + '/archivedAt'
            member_37 = value['archivedAt']
            if isinstance(member_37, str):
                if len(member_37) > 20000:
                    report(found, place_38, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_37, str) or member_37 is None):
                report(found, place_38, 'type', 'must be string or null')
        if 'env' in value:
            place_40 = at + '/env'
            member_39 = value['env']
            if isinstance(member_39, dict):
                pass
            else:
                report(found, place_40, 'type', 'must be object')
        if 'executionWorkspacePolicy' in value:
            place_42 = at + '/executionWorkspacePolicy'
            member_41 = value['executionWorkspacePolicy']
            if isinstance(member_41, dict):
                pass
            else:
                report(found, place_42, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_create_project_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/create_project.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        pass
    else:
        report(found, at, 'type', 'must be object')


def find_create_project(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/create_project.schema.json#``."""


def find_create_task_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/create_task.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
        for key_1 in value:
            if key_1 not in _members_21:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'title' in value:
            place_5 = at + '/title'
            member_4 = value['title']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 500:
                    report(found, place_5, 'maxLength', 'must have at most 500 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'projectId' in value:
            place_7 = at + '/projectId'
            member_6 = value['projectId']
            if isinstance(member_6, str):
                if len(member_6) > 20000:
                    report(found, place_7, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_6, str) or member_6 is None):
                report(found, place_7, 'type', 'must be string or null')
        if 'initialPlan' in value:
            place_9 = at + '/initialPlan'
            member_8 = value['initialPlan']
            if isinstance(member_8, str):
                if len(member_8) > 20000:
                    report(found, place_9, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_8, str) or member_8 is None):
                report(found, place_9, 'type', 'must be string or null')
        if 'description' in value:
            place_11 = at + '/description'
            member_10 = value['description']
            if isinstance(member_10, str):
                if len(member_10) > 20000:
                    report(found, place_11, 'maxLength', 'must have at most 20000 characters')
            if not (isinstance(member_10, str) or member_10 is None):
                report(found, place_11, 'type', 'must be string or null')
        if 'assigneeActorId' in value:
            place_13 = at + '/assigneeActorId'
            member_12 = value['assigneeActorId']
            if isinstance(member_12, str):
                if len(member_12) > 200:
                    report(found, place_13, 'maxLength', 'must have at most 200 characters')
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
        if 'priority' in value:
            place_15 = at + '/priority'
            member_14 = value['priority']
            if not any(same(member_14, allowed) for allowed in _values_7):
                report(found, place_15, 'enum', 'must be one of "critical", "high", "medium", "low"')
        if 'blockedByTaskIds' in value:
            place_17 = at + '/blockedByTaskIds'
            member_16 = value['blockedByTaskIds']
            if isinstance(member_16, list):
                if len(member_16) > 200:
                    report(found, place_17, 'maxItems', 'must have at most 200 items')
                if not unique(member_16):
                    report(found, place_17, 'uniqueItems', 'must not hold the same item twice')
                for index_18, item_19 in enumerate(member_16):
                    place_20 = f"{place_17}/{index_18}"
                    if isinstance(item_19, str):
                        if len(item_19) < 1:
                            report(found, place_20, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_20, 'type', 'must be string')
            else:
                report(found, place_17, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_create_task_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/create_task.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_create_task(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/create_task.schema.json#``."""


def find_request_approval_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_approval.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'approvalType' not in value:
            report(found, at, 'required', "must have the member 'approvalType'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        for key_1 in value:
            if key_1 not in _members_22:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'approvalType' in value:
            place_5 = at + '/approvalType'
            member_4 = value['approvalType']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 200:
                    report(found, place_5, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'payload' in value:
            place_7 = at + '/payload'
            member_6 = value['payload']
            if isinstance(member_6, dict):
                pass
            else:
                report(found, place_7, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_request_approval_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_approval.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_request_approval(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/request_approval.schema.json#``."""


def find_decide_approval_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/decide_approval.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'approvalId' not in value:
            report(found, at, 'required', "must have the member 'approvalId'")
        if 'decision' not in value:
            report(found, at, 'required', "must have the member 'decision'")
        if 'note' not in value:
            report(found, at, 'required', "must have the member 'note'")
        for key_1 in value:
            if key_1 not in _members_23:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'approvalId' in value:
            place_5 = at + '/approvalId'
            member_4 = value['approvalId']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 200:
                    report(found, place_5, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'decision' in value:
            place_7 = at + '/decision'
            member_6 = value['decision']
            if not any(same(member_6, allowed) for allowed in _values_8):
                report(found, place_7, 'enum', 'must be one of "approved", "rejected", "cancelled"')
        if 'note' in value:
            place_9 = at + '/note'
            member_8 = value['note']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 20000:
                    report(found, place_9, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_9, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_decide_approval_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/decide_approval.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_decide_approval(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/decide_approval.schema.json#``."""


def find_comment_on_approval_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/comment_on_approval.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'approvalId' not in value:
            report(found, at, 'required', "must have the member 'approvalId'")
        if 'body' not in value:
            report(found, at, 'required', "must have the member 'body'")
        for key_1 in value:
            if key_1 not in _members_24:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'approvalId' in value:
            place_5 = at + '/approvalId'
            member_4 = value['approvalId']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 200:
                    report(found, place_5, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'body' in value:
            place_7 = at + '/body'
            member_6 = value['body']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 20000:
                    report(found, place_7, 'maxLength', 'must have at most 20000 characters')
            else:
                report(found, place_7, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_comment_on_approval_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/comment_on_approval.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_comment_on_approval(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/comment_on_approval.schema.json#``."""


def find_schedule_wake_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/schedule_wake.schema.json#/$defs/input``."""
    if isinstance(value, dict):
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'reason' not in value:
            report(found, at, 'required', "must have the member 'reason'")
        if 'delaySeconds' not in value:
            report(found, at, 'required', "must have the member 'delaySeconds'")
        for key_1 in value:
            if key_1 not in _members_25:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'idempotencyKey' in value:
            place_3 = at + '/idempotencyKey'
            member_2 = value['idempotencyKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 240:
                    report(found, place_3, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'reason' in value:
            place_5 = at + '/reason'
            member_4 = value['reason']
            if not any(same(member_4, allowed) for allowed in _values_9):
                report(found, place_5, 'enum', 'must be one of "manual", "issue_commented", "interaction_resolved", "approval_resolved", "blockers_resolved", "scheduled_retry", "resume"')
        if 'payload' in value:
            place_7 = at + '/payload'
            member_6 = value['payload']
            if isinstance(member_6, dict):
                pass
            else:
                report(found, place_7, 'type', 'must be object')
        if 'delaySeconds' in value:
            place_9 = at + '/delaySeconds'
            member_8 = value['delaySeconds']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 1:
                    report(found, place_9, 'minimum', 'must be at least 1')
                if member_8 > 86400:
                    report(found, place_9, 'maximum', 'must be at most 86400')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
                report(found, place_9, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_schedule_wake_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/schedule_wake.schema.json#/$defs/output``."""
    if isinstance(value, dict):
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'disposition' not in value:
            report(found, at, 'required', "must have the member 'disposition'")
        if 'stateRevision' not in value:
            report(found, at, 'required', "must have the member 'stateRevision'")
        if 'entityRefs' not in value:
            report(found, at, 'required', "must have the member 'entityRefs'")
        if 'scheduledWakeIds' not in value:
            report(found, at, 'required', "must have the member 'scheduledWakeIds'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'commandId' in value:
            place_3 = at + '/commandId'
            member_2 = value['commandId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 200:
                    report(found, place_3, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'disposition' in value:
            place_5 = at + '/disposition'
            member_4 = value['disposition']
            if not any(same(member_4, allowed) for allowed in _values_1):
                report(found, place_5, 'enum', 'must be one of "applied", "duplicate"')
        if 'stateRevision' in value:
            place_7 = at + '/stateRevision'
            member_6 = value['stateRevision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'entityRefs' in value:
            place_9 = at + '/entityRefs'
            member_8 = value['entityRefs']
            if isinstance(member_8, list):
                if len(member_8) > 200:
                    report(found, place_9, 'maxItems', 'must have at most 200 items')
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) < 1:
                            report(found, place_12, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'scheduledWakeIds' in value:
            place_14 = at + '/scheduledWakeIds'
            member_13 = value['scheduledWakeIds']
            if isinstance(member_13, list):
                if len(member_13) > 200:
                    report(found, place_14, 'maxItems', 'must have at most 200 items')
                if not unique(member_13):
                    report(found, place_14, 'uniqueItems', 'must not hold the same item twice')
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, str):
                        if len(item_16) < 1:
                            report(found, place_17, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_17, 'type', 'must be string')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_schedule_wake(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/schedule_wake.schema.json#``."""


def find_semantic_action_index(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-action-index.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'descriptorSchema' not in value:
            report(found, at, 'required', "must have the member 'descriptorSchema'")
        if 'order' not in value:
            report(found, at, 'required', "must have the member 'order'")
        if 'taskReadBindings' not in value:
            report(found, at, 'required', "must have the member 'taskReadBindings'")
        for key_1 in value:
            if key_1 not in _members_26:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.semantic-action-index.v1'):
                report(found, place_3, 'const', 'must be "paperclip.semantic-action-index.v1"')
        if 'descriptorSchema' in value:
            place_5 = at + '/descriptorSchema'
            member_4 = value['descriptorSchema']
            if not same(member_4, 'paperclip.semantic-action.v1'):
                report(found, place_5, 'const', 'must be "paperclip.semantic-action.v1"')
        if 'order' in value:
            place_7 = at + '/order'
            member_6 = value['order']
            if isinstance(member_6, list):
                if len(member_6) < 1:
                    report(found, place_7, 'minItems', 'must have at least 1 items')
                if not unique(member_6):
                    report(found, place_7, 'uniqueItems', 'must not hold the same item twice')
                for index_8, item_9 in enumerate(member_6):
                    place_10 = f"{place_7}/{index_8}"
                    if isinstance(item_9, str):
                        if len(item_9) < 1:
                            report(found, place_10, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_10, 'type', 'must be string')
            else:
                report(found, place_7, 'type', 'must be array')
        if 'taskReadBindings' in value:
            place_12 = at + '/taskReadBindings'
            member_11 = value['taskReadBindings']
            if isinstance(member_11, list):
                if not unique(member_11):
                    report(found, place_12, 'uniqueItems', 'must not hold the same item twice')
                for index_13, item_14 in enumerate(member_11):
                    place_15 = f"{place_12}/{index_13}"
                    if isinstance(item_14, str):
                        if len(item_14) < 1:
                            report(found, place_15, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_15, 'type', 'must be string')
            else:
                report(found, place_12, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_action_operation_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-action.schema.json#/$defs/operationId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')
        if _match_3(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_action_claim(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-action.schema.json#/$defs/claim``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_action(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-action.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'version' not in value:
            report(found, at, 'required', "must have the member 'version'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
        if 'description' not in value:
            report(found, at, 'required', "must have the member 'description'")
        if 'placement' not in value:
            report(found, at, 'required', "must have the member 'placement'")
        if 'effect' not in value:
            report(found, at, 'required', "must have the member 'effect'")
        if 'requiredClaims' not in value:
            report(found, at, 'required', "must have the member 'requiredClaims'")
        if 'allowedModes' not in value:
            report(found, at, 'required', "must have the member 'allowedModes'")
        if 'inputSchema' not in value:
            report(found, at, 'required', "must have the member 'inputSchema'")
        if 'outputSchema' not in value:
            report(found, at, 'required', "must have the member 'outputSchema'")
        for key_1 in value:
            if key_1 not in _members_27:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.semantic-action.v1'):
                report(found, place_3, 'const', 'must be "paperclip.semantic-action.v1"')
        if 'operationId' in value:
            place_5 = at + '/operationId'
            member_4 = value['operationId']
            find_semantic_action_operation_id(member_4, place_5, found)
        if 'version' in value:
            place_7 = at + '/version'
            member_6 = value['version']
            if not same(member_6, 1):
                report(found, place_7, 'const', 'must be 1')
        if 'title' in value:
            place_9 = at + '/title'
            member_8 = value['title']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'description' in value:
            place_11 = at + '/description'
            member_10 = value['description']
            if isinstance(member_10, str):
                if len(member_10) < 1:
                    report(found, place_11, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_11, 'type', 'must be string')
        if 'placement' in value:
            place_13 = at + '/placement'
            member_12 = value['placement']
            if not any(same(member_12, allowed) for allowed in _values_10):
                report(found, place_13, 'enum', 'must be one of "always", "optional"')
        if 'effect' in value:
            place_15 = at + '/effect'
            member_14 = value['effect']
            if not any(same(member_14, allowed) for allowed in _values_11):
                report(found, place_15, 'enum', 'must be one of "read", "write", "governance"')
        if 'requiredClaims' in value:
            place_17 = at + '/requiredClaims'
            member_16 = value['requiredClaims']
            if isinstance(member_16, list):
                if not unique(member_16):
                    report(found, place_17, 'uniqueItems', 'must not hold the same item twice')
                for index_18, item_19 in enumerate(member_16):
                    place_20 = f"{place_17}/{index_18}"
                    find_semantic_action_claim(item_19, place_20, found)
            else:
                report(found, place_17, 'type', 'must be array')
        if 'allowedModes' in value:
            place_22 = at + '/allowedModes'
            member_21 = value['allowedModes']
            if isinstance(member_21, list):
                if len(member_21) < 1:
                    report(found, place_22, 'minItems', 'must have at least 1 items')
                if not unique(member_21):
                    report(found, place_22, 'uniqueItems', 'must not hold the same item twice')
                for index_23, item_24 in enumerate(member_21):
                    place_25 = f"{place_22}/{index_23}"
                    if not any(same(item_24, allowed) for allowed in _values_12):
                        report(found, place_25, 'enum', 'must be one of "standard", "ask", "planning", "skill_test"')
            else:
                report(found, place_22, 'type', 'must be array')
        if 'allowedRoles' in value:
            place_27 = at + '/allowedRoles'
            member_26 = value['allowedRoles']
            if isinstance(member_26, list):
                if len(member_26) < 1:
                    report(found, place_27, 'minItems', 'must have at least 1 items')
                if not unique(member_26):
                    report(found, place_27, 'uniqueItems', 'must not hold the same item twice')
                for index_28, item_29 in enumerate(member_26):
                    place_30 = f"{place_27}/{index_28}"
                    if isinstance(item_29, str):
                        if len(item_29) < 1:
                            report(found, place_30, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_30, 'type', 'must be string')
            else:
                report(found, place_27, 'type', 'must be array')
        if 'inputSchema' in value:
            place_32 = at + '/inputSchema'
            member_31 = value['inputSchema']
            if not (isinstance(member_31, dict)):
                report(found, place_32, 'type', 'must be object')
        if 'outputSchema' in value:
            place_34 = at + '/outputSchema'
            member_33 = value['outputSchema']
            if not (isinstance(member_33, dict)):
                report(found, place_34, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_run_context_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_4(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_run_context_label(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/label``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
    else:
        report(found, at, 'type', 'must be string')


def find_run_context_claims(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/claims``."""
    if isinstance(value, list):
        if len(value) > 1000:
            report(found, at, 'maxItems', 'must have at most 1000 items')
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            find_run_context_label(item_2, place_3, found)
    else:
        report(found, at, 'type', 'must be array')


def find_run_context_actor(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/actor``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'companyId' not in value:
            report(found, at, 'required', "must have the member 'companyId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'role' not in value:
            report(found, at, 'required', "must have the member 'role'")
        if 'claims' not in value:
            report(found, at, 'required', "must have the member 'claims'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            find_run_context_stable_id(member_1, place_2, found)
        if 'companyId' in value:
            place_4 = at + '/companyId'
            member_3 = value['companyId']
            find_run_context_stable_id(member_3, place_4, found)
        if 'status' in value:
            place_6 = at + '/status'
            member_5 = value['status']
            find_run_context_label(member_5, place_6, found)
        if 'role' in value:
            place_8 = at + '/role'
            member_7 = value['role']
            find_run_context_label(member_7, place_8, found)
        if 'claims' in value:
            place_10 = at + '/claims'
            member_9 = value['claims']
            find_run_context_claims(member_9, place_10, found)
    else:
        report(found, at, 'type', 'must be object')


def find_run_context_active_task(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/activeTask``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'companyId' not in value:
            report(found, at, 'required', "must have the member 'companyId'")
        if 'assigneeActorId' not in value:
            report(found, at, 'required', "must have the member 'assigneeActorId'")
        if 'executionRunId' not in value:
            report(found, at, 'required', "must have the member 'executionRunId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'workMode' not in value:
            report(found, at, 'required', "must have the member 'workMode'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            find_run_context_stable_id(member_1, place_2, found)
        if 'companyId' in value:
            place_4 = at + '/companyId'
            member_3 = value['companyId']
            find_run_context_stable_id(member_3, place_4, found)
        if 'assigneeActorId' in value:
            place_6 = at + '/assigneeActorId'
            member_5 = value['assigneeActorId']
            find_alternatives((find_run_context_stable_id, _case_6,), 'oneOf', member_5, place_6, found)
        if 'executionRunId' in value:
            place_8 = at + '/executionRunId'
            member_7 = value['executionRunId']
            find_alternatives((find_run_context_stable_id, _case_6,), 'oneOf', member_7, place_8, found)
        if 'status' in value:
            place_10 = at + '/status'
            member_9 = value['status']
            find_run_context_label(member_9, place_10, found)
        if 'workMode' in value:
            place_12 = at + '/workMode'
            member_11 = value['workMode']
            find_run_context_label(member_11, place_12, found)
    else:
        report(found, at, 'type', 'must be object')


def find_run_context_labels(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/labels``."""
    if isinstance(value, list):
        if len(value) > 1000:
            report(found, at, 'maxItems', 'must have at most 1000 items')
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            find_run_context_label(item_2, place_3, found)
    else:
        report(found, at, 'type', 'must be array')


def find_run_context_policy(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#/$defs/policy``."""
    if isinstance(value, dict):
        if 'deniedOperationIds' in value:
            place_2 = at + '/deniedOperationIds'
            member_1 = value['deniedOperationIds']
            find_run_context_labels(member_1, place_2, found)
        if 'allowedInteractionKinds' in value:
            place_4 = at + '/allowedInteractionKinds'
            member_3 = value['allowedInteractionKinds']
            find_run_context_labels(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_run_context(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/run-context.schema.json#``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'companyId' not in value:
            report(found, at, 'required', "must have the member 'companyId'")
        if 'actor' not in value:
            report(found, at, 'required', "must have the member 'actor'")
        if 'activeTask' not in value:
            report(found, at, 'required', "must have the member 'activeTask'")
        if 'delegatedClaims' not in value:
            report(found, at, 'required', "must have the member 'delegatedClaims'")
        if 'runId' in value:
            place_2 = at + '/runId'
            member_1 = value['runId']
            find_run_context_stable_id(member_1, place_2, found)
        if 'companyId' in value:
            place_4 = at + '/companyId'
            member_3 = value['companyId']
            find_run_context_stable_id(member_3, place_4, found)
        if 'actor' in value:
            place_6 = at + '/actor'
            member_5 = value['actor']
            find_run_context_actor(member_5, place_6, found)
        if 'activeTask' in value:
            place_8 = at + '/activeTask'
            member_7 = value['activeTask']
            find_run_context_active_task(member_7, place_8, found)
        if 'delegatedClaims' in value:
            place_10 = at + '/delegatedClaims'
            member_9 = value['delegatedClaims']
            find_run_context_claims(member_9, place_10, found)
        if 'policy' in value:
            place_12 = at + '/policy'
            member_11 = value['policy']
            find_run_context_policy(member_11, place_12, found)
    else:
        report(found, at, 'type', 'must be object')


def find_authorization_record_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorization-record.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_4(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_authorization_record_claim(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorization-record.schema.json#/$defs/claim``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
    else:
        report(found, at, 'type', 'must be string')


def find_authorization_record_digest(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorization-record.schema.json#/$defs/digest``."""
    if isinstance(value, str):
        if _match_5(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
    else:
        report(found, at, 'type', 'must be string')


def find_authorization_record(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorization-record.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'companyId' not in value:
            report(found, at, 'required', "must have the member 'companyId'")
        if 'actorId' not in value:
            report(found, at, 'required', "must have the member 'actorId'")
        if 'taskId' not in value:
            report(found, at, 'required', "must have the member 'taskId'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'phase' not in value:
            report(found, at, 'required', "must have the member 'phase'")
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'effectiveClaims' not in value:
            report(found, at, 'required', "must have the member 'effectiveClaims'")
        if 'allowed' not in value:
            report(found, at, 'required', "must have the member 'allowed'")
        if 'code' not in value:
            report(found, at, 'required', "must have the member 'code'")
        if 'reason' not in value:
            report(found, at, 'required', "must have the member 'reason'")
        if 'inputDigest' not in value:
            report(found, at, 'required', "must have the member 'inputDigest'")
        if 'operationReceiptId' not in value:
            report(found, at, 'required', "must have the member 'operationReceiptId'")
        for key_1 in value:
            if key_1 not in _members_28:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.semantic-authorization-record.v1'):
                report(found, place_3, 'const', 'must be "paperclip.semantic-authorization-record.v1"')
        if 'id' in value:
            place_5 = at + '/id'
            member_4 = value['id']
            if isinstance(member_4, str):
                if _match_6(member_4) is None:
                    report(found, place_5, 'pattern', 'must match the pattern ^semantic_auth:[0-9]{8,}$')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'runId' in value:
            place_7 = at + '/runId'
            member_6 = value['runId']
            find_authorization_record_stable_id(member_6, place_7, found)
        if 'companyId' in value:
            place_9 = at + '/companyId'
            member_8 = value['companyId']
            find_authorization_record_stable_id(member_8, place_9, found)
        if 'actorId' in value:
            place_11 = at + '/actorId'
            member_10 = value['actorId']
            find_authorization_record_stable_id(member_10, place_11, found)
        if 'taskId' in value:
            place_13 = at + '/taskId'
            member_12 = value['taskId']
            find_authorization_record_stable_id(member_12, place_13, found)
        if 'callId' in value:
            place_15 = at + '/callId'
            member_14 = value['callId']
            find_alternatives((find_authorization_record_stable_id, _case_6,), 'oneOf', member_14, place_15, found)
        if 'phase' in value:
            place_17 = at + '/phase'
            member_16 = value['phase']
            if not any(same(member_16, allowed) for allowed in _values_13):
                report(found, place_17, 'enum', 'must be one of "exposure", "invocation"')
        if 'operationId' in value:
            place_19 = at + '/operationId'
            member_18 = value['operationId']
            find_authorization_record_stable_id(member_18, place_19, found)
        if 'effectiveClaims' in value:
            place_21 = at + '/effectiveClaims'
            member_20 = value['effectiveClaims']
            if isinstance(member_20, list):
                if len(member_20) > 1000:
                    report(found, place_21, 'maxItems', 'must have at most 1000 items')
                if not unique(member_20):
                    report(found, place_21, 'uniqueItems', 'must not hold the same item twice')
                for index_22, item_23 in enumerate(member_20):
                    place_24 = f"{place_21}/{index_22}"
                    find_authorization_record_claim(item_23, place_24, found)
            else:
                report(found, place_21, 'type', 'must be array')
        if 'allowed' in value:
            place_26 = at + '/allowed'
            member_25 = value['allowed']
            if not (isinstance(member_25, bool)):
                report(found, place_26, 'type', 'must be boolean')
        if 'code' in value:
            place_28 = at + '/code'
            member_27 = value['code']
            if not any(same(member_27, allowed) for allowed in _values_14):
                report(found, place_28, 'enum', 'must be one of "allowed", "operation_absent", "authority_context_invalid", "run_mismatch", "company_mismatch", "actor_inactive", "task_mode_denied", "task_state_denied", "task_ownership_denied", "required_claim_missing", "actor_role_denied", "policy_denied", …')
        if 'reason' in value:
            place_30 = at + '/reason'
            member_29 = value['reason']
            if not (isinstance(member_29, str)):
                report(found, place_30, 'type', 'must be string')
        if 'inputDigest' in value:
            place_32 = at + '/inputDigest'
            member_31 = value['inputDigest']
            find_alternatives((find_authorization_record_digest, _case_6,), 'oneOf', member_31, place_32, found)
        if 'operationReceiptId' in value:
            place_34 = at + '/operationReceiptId'
            member_33 = value['operationReceiptId']
            find_alternatives((find_authorization_record_stable_id, _case_6,), 'oneOf', member_33, place_34, found)
    else:
        report(found, at, 'type', 'must be object')


def find_authorized_tools_authorized_operation(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorized-tools.schema.json#/$defs/authorizedOperation``."""
    if isinstance(value, dict):
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'version' not in value:
            report(found, at, 'required', "must have the member 'version'")
        if 'description' not in value:
            report(found, at, 'required', "must have the member 'description'")
        if 'inputSchema' not in value:
            report(found, at, 'required', "must have the member 'inputSchema'")
        if 'responseSchema' not in value:
            report(found, at, 'required', "must have the member 'responseSchema'")
        if 'operationId' in value:
            place_2 = at + '/operationId'
            member_1 = value['operationId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
                if len(member_1) > 160:
                    report(found, place_2, 'maxLength', 'must have at most 160 characters')
                if _match_7(member_1) is None:
                    report(found, place_2, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'version' in value:
            place_4 = at + '/version'
            member_3 = value['version']
            if not same(member_3, 1):
                report(found, place_4, 'const', 'must be 1')
        if 'description' in value:
            place_6 = at + '/description'
            member_5 = value['description']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
                if len(member_5) > 16384:
                    report(found, place_6, 'maxLength', 'must have at most 16384 characters')
                if _match_8(member_5) is None:
                    report(found, place_6, 'pattern', 'must match the pattern ^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])[^\\u0000]*$')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'inputSchema' in value:
            place_8 = at + '/inputSchema'
            member_7 = value['inputSchema']
            if not (isinstance(member_7, dict)):
                report(found, place_8, 'type', 'must be object')
        if 'responseSchema' in value:
            place_10 = at + '/responseSchema'
            member_9 = value['responseSchema']
            if not (isinstance(member_9, dict)):
                report(found, place_10, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_authorized_tools_digest(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorized-tools.schema.json#/$defs/digest``."""
    if isinstance(value, str):
        if _match_5(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
    else:
        report(found, at, 'type', 'must be string')


def find_authorized_tools(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/authorized-tools.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'schemaVersion' not in value:
            report(found, at, 'required', "must have the member 'schemaVersion'")
        if 'catalogDigest' not in value:
            report(found, at, 'required', "must have the member 'catalogDigest'")
        if 'operations' not in value:
            report(found, at, 'required', "must have the member 'operations'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.runner.authorized-tools.v1'):
                report(found, place_2, 'const', 'must be "paperclip.runner.authorized-tools.v1"')
        if 'schemaVersion' in value:
            place_4 = at + '/schemaVersion'
            member_3 = value['schemaVersion']
            if not same(member_3, 1):
                report(found, place_4, 'const', 'must be 1')
        if 'catalogDigest' in value:
            place_6 = at + '/catalogDigest'
            member_5 = value['catalogDigest']
            find_authorized_tools_digest(member_5, place_6, found)
        if 'operations' in value:
            place_8 = at + '/operations'
            member_7 = value['operations']
            if isinstance(member_7, list):
                if len(member_7) > 256:
                    report(found, place_8, 'maxItems', 'must have at most 256 items')
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    find_authorized_tools_authorized_operation(item_10, place_11, found)
            else:
                report(found, place_8, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_definition_claim(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-definition.schema.json#/$defs/claim``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_definition_tool_annotations(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-definition.schema.json#/$defs/toolAnnotations``."""
    if isinstance(value, dict):
        if 'semanticContract' not in value:
            report(found, at, 'required', "must have the member 'semanticContract'")
        if 'version' not in value:
            report(found, at, 'required', "must have the member 'version'")
        if 'placement' not in value:
            report(found, at, 'required', "must have the member 'placement'")
        if 'effect' not in value:
            report(found, at, 'required', "must have the member 'effect'")
        if 'requiredClaims' not in value:
            report(found, at, 'required', "must have the member 'requiredClaims'")
        for key_1 in value:
            if key_1 not in _members_29:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'semanticContract' in value:
            place_3 = at + '/semanticContract'
            member_2 = value['semanticContract']
            if not same(member_2, 'paperclip.semantic-action.v1'):
                report(found, place_3, 'const', 'must be "paperclip.semantic-action.v1"')
        if 'version' in value:
            place_5 = at + '/version'
            member_4 = value['version']
            if not same(member_4, 1):
                report(found, place_5, 'const', 'must be 1')
        if 'placement' in value:
            place_7 = at + '/placement'
            member_6 = value['placement']
            if not any(same(member_6, allowed) for allowed in _values_10):
                report(found, place_7, 'enum', 'must be one of "always", "optional"')
        if 'effect' in value:
            place_9 = at + '/effect'
            member_8 = value['effect']
            if not any(same(member_8, allowed) for allowed in _values_11):
                report(found, place_9, 'enum', 'must be one of "read", "write", "governance"')
        if 'requiredClaims' in value:
            place_11 = at + '/requiredClaims'
            member_10 = value['requiredClaims']
            if isinstance(member_10, list):
                if not unique(member_10):
                    report(found, place_11, 'uniqueItems', 'must not hold the same item twice')
                for index_12, item_13 in enumerate(member_10):
                    place_14 = f"{place_11}/{index_12}"
                    find_semantic_tool_definition_claim(item_13, place_14, found)
            else:
                report(found, place_11, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_definition(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-definition.schema.json#``."""
    if isinstance(value, dict):
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'description' not in value:
            report(found, at, 'required', "must have the member 'description'")
        if 'inputSchema' not in value:
            report(found, at, 'required', "must have the member 'inputSchema'")
        if 'outputSchema' not in value:
            report(found, at, 'required', "must have the member 'outputSchema'")
        if 'annotations' not in value:
            report(found, at, 'required', "must have the member 'annotations'")
        for key_1 in value:
            if key_1 not in _members_30:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'name' in value:
            place_3 = at + '/name'
            member_2 = value['name']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 160:
                    report(found, place_3, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'description' in value:
            place_5 = at + '/description'
            member_4 = value['description']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'inputSchema' in value:
            place_7 = at + '/inputSchema'
            member_6 = value['inputSchema']
            if not (isinstance(member_6, dict)):
                report(found, place_7, 'type', 'must be object')
        if 'outputSchema' in value:
            place_9 = at + '/outputSchema'
            member_8 = value['outputSchema']
            if not (isinstance(member_8, dict)):
                report(found, place_9, 'type', 'must be object')
        if 'annotations' in value:
            place_11 = at + '/annotations'
            member_10 = value['annotations']
            find_semantic_tool_definition_tool_annotations(member_10, place_11, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_9(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, str):
        if _match_9(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_]{0,63}$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_discovery(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-discovery.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'query' not in value:
            report(found, at, 'required', "must have the member 'query'")
        if 'namespace' not in value:
            report(found, at, 'required', "must have the member 'namespace'")
        if 'operations' not in value:
            report(found, at, 'required', "must have the member 'operations'")
        if 'truncated' not in value:
            report(found, at, 'required', "must have the member 'truncated'")
        for key_1 in value:
            if key_1 not in _members_31:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.semantic-discovery.v1'):
                report(found, place_3, 'const', 'must be "paperclip.semantic-discovery.v1"')
        if 'query' in value:
            place_5 = at + '/query'
            member_4 = value['query']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'namespace' in value:
            place_7 = at + '/namespace'
            member_6 = value['namespace']
            find_alternatives((_case_9, _case_6,), 'oneOf', member_6, place_7, found)
        if 'operations' in value:
            place_9 = at + '/operations'
            member_8 = value['operations']
            if isinstance(member_8, list):
                if len(member_8) > 8:
                    report(found, place_9, 'maxItems', 'must have at most 8 items')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    find_semantic_tool_definition(item_11, place_12, found)
            else:
                report(found, place_9, 'type', 'must be array')
        if 'truncated' in value:
            place_14 = at + '/truncated'
            member_13 = value['truncated']
            if not (isinstance(member_13, bool)):
                report(found, place_14, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_call_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-call.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_4(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_call_correlation(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-call.schema.json#/$defs/correlation``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'normalizedSessionId' not in value:
            report(found, at, 'required', "must have the member 'normalizedSessionId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'runId' in value:
            place_2 = at + '/runId'
            member_1 = value['runId']
            find_semantic_tool_call_stable_id(member_1, place_2, found)
        if 'normalizedSessionId' in value:
            place_4 = at + '/normalizedSessionId'
            member_3 = value['normalizedSessionId']
            find_semantic_tool_call_stable_id(member_3, place_4, found)
        if 'turnId' in value:
            place_6 = at + '/turnId'
            member_5 = value['turnId']
            find_semantic_tool_call_stable_id(member_5, place_6, found)
        if 'itemId' in value:
            place_8 = at + '/itemId'
            member_7 = value['itemId']
            find_semantic_tool_call_stable_id(member_7, place_8, found)
        if 'requestId' in value:
            place_10 = at + '/requestId'
            member_9 = value['requestId']
            find_semantic_tool_call_stable_id(member_9, place_10, found)
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_call(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-call.schema.json#``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'correlation' not in value:
            report(found, at, 'required', "must have the member 'correlation'")
        if 'runId' in value:
            place_2 = at + '/runId'
            member_1 = value['runId']
            find_semantic_tool_call_stable_id(member_1, place_2, found)
        if 'callId' in value:
            place_4 = at + '/callId'
            member_3 = value['callId']
            find_semantic_tool_call_stable_id(member_3, place_4, found)
        if 'operationId' in value:
            place_6 = at + '/operationId'
            member_5 = value['operationId']
            find_semantic_tool_call_stable_id(member_5, place_6, found)
        if 'correlation' in value:
            place_8 = at + '/correlation'
            member_7 = value['correlation']
            find_semantic_tool_call_correlation(member_7, place_8, found)
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_result_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-result.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_4(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_result_stable_code(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-result.schema.json#/$defs/stableCode``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')
        if _match_10(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_.:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_result_tool_success(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-result.schema.json#/$defs/toolSuccess``."""
    if isinstance(value, dict):
        if 'ok' not in value:
            report(found, at, 'required', "must have the member 'ok'")
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'value' not in value:
            report(found, at, 'required', "must have the member 'value'")
        if 'code' not in value:
            report(found, at, 'required', "must have the member 'code'")
        if 'duplicate' not in value:
            report(found, at, 'required', "must have the member 'duplicate'")
        if 'inputReceipt' not in value:
            report(found, at, 'required', "must have the member 'inputReceipt'")
        if 'resultReceipt' not in value:
            report(found, at, 'required', "must have the member 'resultReceipt'")
        if 'ok' in value:
            place_2 = at + '/ok'
            member_1 = value['ok']
            if not same(member_1, True):
                report(found, place_2, 'const', 'must be true')
        if 'operationId' in value:
            place_4 = at + '/operationId'
            member_3 = value['operationId']
            find_semantic_tool_result_stable_id(member_3, place_4, found)
        if 'callId' in value:
            place_6 = at + '/callId'
            member_5 = value['callId']
            find_semantic_tool_result_stable_id(member_5, place_6, found)
        if 'code' in value:
            place_8 = at + '/code'
            member_7 = value['code']
            find_semantic_tool_result_stable_code(member_7, place_8, found)
        if 'duplicate' in value:
            place_10 = at + '/duplicate'
            member_9 = value['duplicate']
            if not (isinstance(member_9, bool)):
                report(found, place_10, 'type', 'must be boolean')
        if 'stateRevision' in value:
            place_12 = at + '/stateRevision'
            member_11 = value['stateRevision']
            if type(member_11) is int or type(member_11) is float and isfinite(member_11):
                if member_11 < 0:
                    report(found, place_12, 'minimum', 'must be at least 0')
                if member_11 > 9007199254740991:
                    report(found, place_12, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
                report(found, place_12, 'type', 'must be integer')
        if 'inputReceipt' in value:
            place_14 = at + '/inputReceipt'
            member_13 = value['inputReceipt']
            prp_v1_findings.find_semantic_tool(member_13, place_14, found)
        if 'resultReceipt' in value:
            place_16 = at + '/resultReceipt'
            member_15 = value['resultReceipt']
            prp_v1_findings.find_semantic_tool(member_15, place_16, found)
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_result_tool_error(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-result.schema.json#/$defs/toolError``."""
    if isinstance(value, dict):
        if 'code' not in value:
            report(found, at, 'required', "must have the member 'code'")
        if 'message' not in value:
            report(found, at, 'required', "must have the member 'message'")
        if 'retryable' not in value:
            report(found, at, 'required', "must have the member 'retryable'")
        if 'code' in value:
            place_2 = at + '/code'
            member_1 = value['code']
            if not any(same(member_1, allowed) for allowed in _values_15):
                report(found, place_2, 'enum', 'must be one of "operation_absent", "authority_context_invalid", "run_mismatch", "company_mismatch", "actor_inactive", "task_mode_denied", "task_state_denied", "task_ownership_denied", "required_claim_missing", "actor_role_denied", "policy_denied", "interaction_kind_denied", …')
        if 'message' in value:
            place_4 = at + '/message'
            member_3 = value['message']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'retryable' in value:
            place_6 = at + '/retryable'
            member_5 = value['retryable']
            if not (isinstance(member_5, bool)):
                report(found, place_6, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_result_tool_denial(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-result.schema.json#/$defs/toolDenial``."""
    if isinstance(value, dict):
        if 'ok' not in value:
            report(found, at, 'required', "must have the member 'ok'")
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'error' not in value:
            report(found, at, 'required', "must have the member 'error'")
        if 'inputReceipt' not in value:
            report(found, at, 'required', "must have the member 'inputReceipt'")
        if 'resultReceipt' not in value:
            report(found, at, 'required', "must have the member 'resultReceipt'")
        if 'ok' in value:
            place_2 = at + '/ok'
            member_1 = value['ok']
            if not same(member_1, False):
                report(found, place_2, 'const', 'must be false')
        if 'operationId' in value:
            place_4 = at + '/operationId'
            member_3 = value['operationId']
            find_semantic_tool_result_stable_id(member_3, place_4, found)
        if 'callId' in value:
            place_6 = at + '/callId'
            member_5 = value['callId']
            find_semantic_tool_result_stable_id(member_5, place_6, found)
        if 'error' in value:
            place_8 = at + '/error'
            member_7 = value['error']
            find_semantic_tool_result_tool_error(member_7, place_8, found)
        if 'inputReceipt' in value:
            place_10 = at + '/inputReceipt'
            member_9 = value['inputReceipt']
            find_alternatives((prp_v1_findings.find_semantic_tool, _case_6,), 'oneOf', member_9, place_10, found)
        if 'resultReceipt' in value:
            place_12 = at + '/resultReceipt'
            member_11 = value['resultReceipt']
            find_alternatives((prp_v1_findings.find_semantic_tool, _case_6,), 'oneOf', member_11, place_12, found)
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_result(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/semantic-tool-result.schema.json#``."""
    find_alternatives((find_semantic_tool_result_tool_success, find_semantic_tool_result_tool_denial,), 'oneOf', value, at, found)


def find_stored_outcome_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/stored-outcome.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_4(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_stored_outcome_stable_code(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/stored-outcome.schema.json#/$defs/stableCode``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')
        if _match_10(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_.:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_stored_outcome_digest(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/stored-outcome.schema.json#/$defs/digest``."""
    if isinstance(value, str):
        if _match_5(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
    else:
        report(found, at, 'type', 'must be string')


def find_stored_outcome(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``actions/stored-outcome.schema.json#``."""
    if isinstance(value, dict):
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'inputDigest' not in value:
            report(found, at, 'required', "must have the member 'inputDigest'")
        if 'operationReceiptId' not in value:
            report(found, at, 'required', "must have the member 'operationReceiptId'")
        if 'value' not in value:
            report(found, at, 'required', "must have the member 'value'")
        if 'code' not in value:
            report(found, at, 'required', "must have the member 'code'")
        if 'references' not in value:
            report(found, at, 'required', "must have the member 'references'")
        if 'operationId' in value:
            place_2 = at + '/operationId'
            member_1 = value['operationId']
            find_stored_outcome_stable_id(member_1, place_2, found)
        if 'inputDigest' in value:
            place_4 = at + '/inputDigest'
            member_3 = value['inputDigest']
            find_stored_outcome_digest(member_3, place_4, found)
        if 'operationReceiptId' in value:
            place_6 = at + '/operationReceiptId'
            member_5 = value['operationReceiptId']
            find_stored_outcome_stable_id(member_5, place_6, found)
        if 'code' in value:
            place_8 = at + '/code'
            member_7 = value['code']
            find_stored_outcome_stable_code(member_7, place_8, found)
        if 'stateRevision' in value:
            place_10 = at + '/stateRevision'
            member_9 = value['stateRevision']
            if type(member_9) is int or type(member_9) is float and isfinite(member_9):
                if member_9 < 0:
                    report(found, place_10, 'minimum', 'must be at least 0')
                if member_9 > 9007199254740991:
                    report(found, place_10, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
        if 'references' in value:
            place_12 = at + '/references'
            member_11 = value['references']
            if isinstance(member_11, list):
                if len(member_11) > 200:
                    report(found, place_12, 'maxItems', 'must have at most 200 items')
                if not unique(member_11):
                    report(found, place_12, 'uniqueItems', 'must not hold the same item twice')
                for index_13, item_14 in enumerate(member_11):
                    place_15 = f"{place_12}/{index_13}"
                    prp_v1_findings.find_semantic_tool_safe_reference(item_14, place_15, found)
            else:
                report(found, place_12, 'type', 'must be array')
        if 'auditReceiptId' in value:
            place_17 = at + '/auditReceiptId'
            member_16 = value['auditReceiptId']
            find_stored_outcome_stable_id(member_16, place_17, found)
    else:
        report(found, at, 'type', 'must be object')
