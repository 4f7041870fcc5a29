"""Every way in which a decoded JSON value fails a schema. Module ``codex``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._findings import questions as questions_findings
from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same, step


_values_1 = ('notLoaded', 'idle', 'active', 'systemError',)
_values_2 = ('waitingOnApproval', 'waitingOnUserInput',)
_values_3 = ('inProgress', 'completed', 'interrupted', 'failed', 'cancelled',)
_values_4 = ('notLoaded', 'summary', 'full',)
_values_5 = ('contextWindowExceeded', 'sessionBudgetExceeded', 'usageLimitExceeded', 'rateLimitExceeded', 'flexUnavailable', 'serverOverloaded', 'cyberPolicy', 'misalignmentPolicyViolation', 'tooManyDenials', 'internalServerError', 'unauthorized', 'badRequest', 'threadRollbackFailed', 'sandboxError', 'other',)
_values_6 = ('active', 'paused', 'blocked', 'usageLimited', 'budgetLimited', 'complete',)
_values_7 = ('add', 'delete', 'update',)
_values_8 = ('pending', 'inProgress', 'completed',)
_values_9 = ('untrusted', 'on-request', 'never',)
_values_10 = ('asc', 'desc',)
_values_11 = ('plan', 'default',)
_values_12 = ('dangerFullAccess', 'readOnly', 'externalSandbox', 'workspaceWrite',)
_values_13 = ('read', 'listFiles', 'search', 'unknown',)
_values_14 = ('accept', 'acceptForSession', 'decline', 'cancel',)
_values_15 = ('turn', 'session',)
_members_1: frozenset[str] = frozenset(())
_values_16 = ('accept', 'decline', 'cancel',)
_values_17 = ('inputText', 'inputImage', 'inputAudio',)
_values_18 = ('commentary', 'partial_answer', 'final_answer',)
_values_19 = ('agent', 'userShell', 'unifiedExecStartup', 'unifiedExecInteraction',)
_values_20 = ('inProgress', 'completed', 'failed', 'declined',)
_values_21 = ('search', 'openPage', 'findInPage', 'other',)
_values_22 = ('command_approval', 'file_approval', 'permission_approval', 'user_input', 'elicitation',)
_values_23 = ('active', 'paused', 'blocked', 'limited', 'usageLimited', 'budgetLimited', 'complete',)
_match_1 = matcher(globals(), '_match_1', '^sha256:[a-f0-9]{64}\\Z', 'match')
_values_24 = ('same_session_only', 'allow_replacement_after_governed_wait', 'allow_replacement_after_resume_failure',)


def find_jsonrpc_request(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/jsonrpc.schema.json#/$defs/Request``."""
    if isinstance(value, dict):
        if 'method' not in value:
            report(found, at, 'required', "must have the member 'method'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'method' in value:
            place_2 = at + '/method'
            member_1 = value['method']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if not (isinstance(member_3, str) or type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be string or integer')
        if 'params' in value:
            place_6 = at + '/params'
            member_5 = value['params']
            if not (isinstance(member_5, dict)):
                report(found, place_6, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_jsonrpc_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/jsonrpc.schema.json#/$defs/Notification``."""
    if isinstance(value, dict):
        if 'method' not in value:
            report(found, at, 'required', "must have the member 'method'")
        if 'method' in value:
            place_2 = at + '/method'
            member_1 = value['method']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'params' in value:
            place_4 = at + '/params'
            member_3 = value['params']
            if not (isinstance(member_3, dict)):
                report(found, place_4, 'type', 'must be object')
        if 'emittedAtMs' in value:
            place_6 = at + '/emittedAtMs'
            member_5 = value['emittedAtMs']
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_jsonrpc_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/jsonrpc.schema.json#/$defs/Response``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'result' not in value:
            report(found, at, 'required', "must have the member 'result'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if not (isinstance(member_1, str) or type(member_1) is int or type(member_1) is float and member_1.is_integer()):
                report(found, place_2, 'type', 'must be string or integer')
        if 'result' in value:
            place_4 = at + '/result'
            member_3 = value['result']
            if not (isinstance(member_3, dict)):
                report(found, place_4, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_jsonrpc_error(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/jsonrpc.schema.json#/$defs/Error``."""
    if isinstance(value, dict):
        if 'code' in value:
            place_2 = at + '/code'
            member_1 = value['code']
            if not (type(member_1) is int or type(member_1) is float and isfinite(member_1)):
                report(found, place_2, 'type', 'must be number')
        if 'message' in value:
            place_4 = at + '/message'
            member_3 = value['message']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_jsonrpc_error_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/jsonrpc.schema.json#/$defs/ErrorResponse``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'error' not in value:
            report(found, at, 'required', "must have the member 'error'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if not (isinstance(member_1, str) or type(member_1) is int or type(member_1) is float and member_1.is_integer()):
                report(found, place_2, 'type', 'must be string or integer')
        if 'error' in value:
            place_4 = at + '/error'
            member_3 = value['error']
            find_jsonrpc_error(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_jsonrpc(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/jsonrpc.schema.json#``."""


def find_methods(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/methods.schema.json#``."""


def find_notifications_thread_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ThreadNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_1):
        report(found, at, 'enum', 'must be one of "notLoaded", "idle", "active", "systemError"')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (isinstance(value, str)):
        report(found, at, 'type', 'must be string')


def _case_3(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_2):
        report(found, at, 'enum', 'must be one of "waitingOnApproval", "waitingOnUserInput"')


def find_thread_thread_status(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/ThreadStatus``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            find_alternatives((_case_1, _case_2,), 'anyOf', member_1, place_2, found)
        if 'activeFlags' in value:
            place_4 = at + '/activeFlags'
            member_3 = value['activeFlags']
            if isinstance(member_3, list):
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    find_alternatives((_case_3, _case_2,), 'anyOf', item_6, place_7, found)
            else:
                report(found, place_4, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_4(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_3):
        report(found, at, 'enum', 'must be one of "inProgress", "completed", "interrupted", "failed", "cancelled"')


def find_turn_turn_status(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/TurnStatus``."""
    find_alternatives((_case_4, _case_2,), 'anyOf', value, at, found)


def find_thread_item_thread_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ThreadItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_5(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_4):
        report(found, at, 'enum', 'must be one of "notLoaded", "summary", "full"')


def _case_6(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_5):
        report(found, at, 'enum', 'must be one of "contextWindowExceeded", "sessionBudgetExceeded", "usageLimitExceeded", "rateLimitExceeded", "flexUnavailable", "serverOverloaded", "cyberPolicy", "misalignmentPolicyViolation", "tooManyDenials", "internalServerError", "unauthorized", "badRequest", …')


def find_turn_codex_error_word(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/CodexErrorWord``."""
    find_alternatives((_case_6, _case_2,), 'anyOf', value, at, found)


def _case_7(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (isinstance(value, dict)):
        report(found, at, 'type', 'must be object')


def find_turn_codex_error_info(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/CodexErrorInfo``."""
    find_alternatives((find_turn_codex_error_word, _case_7,), 'anyOf', value, at, found)


def _case_8(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (value is None):
        report(found, at, 'type', 'must be null')


def find_turn_turn_error(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/TurnError``."""
    if isinstance(value, dict):
        if 'message' in value:
            place_2 = at + '/message'
            member_1 = value['message']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'codexErrorInfo' in value:
            place_4 = at + '/codexErrorInfo'
            member_3 = value['codexErrorInfo']
            find_alternatives((find_turn_codex_error_info, _case_8,), 'anyOf', member_3, place_4, found)
        if 'additionalDetails' in value:
            place_6 = at + '/additionalDetails'
            member_5 = value['additionalDetails']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_turn(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/Turn``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'status' in value:
            place_4 = at + '/status'
            member_3 = value['status']
            find_turn_turn_status(member_3, place_4, found)
        if 'items' in value:
            place_6 = at + '/items'
            member_5 = value['items']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    find_thread_item_thread_item(item_8, place_9, found)
            else:
                report(found, place_6, 'type', 'must be array')
        if 'itemsView' in value:
            place_11 = at + '/itemsView'
            member_10 = value['itemsView']
            find_alternatives((_case_5, _case_2,), 'anyOf', member_10, place_11, found)
        if 'error' in value:
            place_13 = at + '/error'
            member_12 = value['error']
            find_alternatives((find_turn_turn_error, _case_8,), 'anyOf', member_12, place_13, found)
        if 'startedAt' in value:
            place_15 = at + '/startedAt'
            member_14 = value['startedAt']
            if not (type(member_14) is int or type(member_14) is float and member_14.is_integer() or member_14 is None):
                report(found, place_15, 'type', 'must be integer or null')
        if 'completedAt' in value:
            place_17 = at + '/completedAt'
            member_16 = value['completedAt']
            if not (type(member_16) is int or type(member_16) is float and member_16.is_integer() or member_16 is None):
                report(found, place_17, 'type', 'must be integer or null')
        if 'durationMs' in value:
            place_19 = at + '/durationMs'
            member_18 = value['durationMs']
            if not (type(member_18) is int or type(member_18) is float and member_18.is_integer() or member_18 is None):
                report(found, place_19, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_thread_spawn(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/ThreadSpawn``."""
    if isinstance(value, dict):
        if 'parent_thread_id' in value:
            place_2 = at + '/parent_thread_id'
            member_1 = value['parent_thread_id']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'depth' in value:
            place_4 = at + '/depth'
            member_3 = value['depth']
            if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be integer')
        if 'agent_nickname' in value:
            place_6 = at + '/agent_nickname'
            member_5 = value['agent_nickname']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'agent_role' in value:
            place_8 = at + '/agent_role'
            member_7 = value['agent_role']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_sub_agent_spawn(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/SubAgentSpawn``."""
    if isinstance(value, dict):
        if 'thread_spawn' in value:
            place_2 = at + '/thread_spawn'
            member_1 = value['thread_spawn']
            find_thread_thread_spawn(member_1, place_2, found)
        if 'other' in value:
            place_4 = at + '/other'
            member_3 = value['other']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_sub_agent_source(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/SubAgentSource``."""
    if isinstance(value, dict):
        if 'subAgent' in value:
            place_2 = at + '/subAgent'
            member_1 = value['subAgent']
            find_alternatives((_case_2, find_thread_sub_agent_spawn,), 'anyOf', member_1, place_2, found)
        if 'custom' in value:
            place_4 = at + '/custom'
            member_3 = value['custom']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_session_source(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/SessionSource``."""
    find_alternatives((_case_2, find_thread_sub_agent_source,), 'anyOf', value, at, found)


def find_thread_thread(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/Thread``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'sessionId' in value:
            place_4 = at + '/sessionId'
            member_3 = value['sessionId']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'cwd' in value:
            place_6 = at + '/cwd'
            member_5 = value['cwd']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'status' in value:
            place_8 = at + '/status'
            member_7 = value['status']
            find_thread_thread_status(member_7, place_8, found)
        if 'turns' in value:
            place_10 = at + '/turns'
            member_9 = value['turns']
            if isinstance(member_9, list):
                for index_11, item_12 in enumerate(member_9):
                    place_13 = f"{place_10}/{index_11}"
                    find_turn_turn(item_12, place_13, found)
            else:
                report(found, place_10, 'type', 'must be array')
        if 'model' in value:
            place_15 = at + '/model'
            member_14 = value['model']
            if not (isinstance(member_14, str) or member_14 is None):
                report(found, place_15, 'type', 'must be string or null')
        if 'modelProvider' in value:
            place_17 = at + '/modelProvider'
            member_16 = value['modelProvider']
            if not (isinstance(member_16, str)):
                report(found, place_17, 'type', 'must be string')
        if 'reasoningEffort' in value:
            place_19 = at + '/reasoningEffort'
            member_18 = value['reasoningEffort']
            if not (isinstance(member_18, str) or member_18 is None):
                report(found, place_19, 'type', 'must be string or null')
        if 'cliVersion' in value:
            place_21 = at + '/cliVersion'
            member_20 = value['cliVersion']
            if not (isinstance(member_20, str)):
                report(found, place_21, 'type', 'must be string')
        if 'source' in value:
            place_23 = at + '/source'
            member_22 = value['source']
            find_thread_session_source(member_22, place_23, found)
        if 'forkedFromId' in value:
            place_25 = at + '/forkedFromId'
            member_24 = value['forkedFromId']
            if not (isinstance(member_24, str) or member_24 is None):
                report(found, place_25, 'type', 'must be string or null')
        if 'parentThreadId' in value:
            place_27 = at + '/parentThreadId'
            member_26 = value['parentThreadId']
            if not (isinstance(member_26, str) or member_26 is None):
                report(found, place_27, 'type', 'must be string or null')
        if 'agentNickname' in value:
            place_29 = at + '/agentNickname'
            member_28 = value['agentNickname']
            if not (isinstance(member_28, str) or member_28 is None):
                report(found, place_29, 'type', 'must be string or null')
        if 'agentRole' in value:
            place_31 = at + '/agentRole'
            member_30 = value['agentRole']
            if not (isinstance(member_30, str) or member_30 is None):
                report(found, place_31, 'type', 'must be string or null')
        if 'path' in value:
            place_33 = at + '/path'
            member_32 = value['path']
            if not (isinstance(member_32, str) or member_32 is None):
                report(found, place_33, 'type', 'must be string or null')
        if 'preview' in value:
            place_35 = at + '/preview'
            member_34 = value['preview']
            if not (isinstance(member_34, str)):
                report(found, place_35, 'type', 'must be string')
        if 'ephemeral' in value:
            place_37 = at + '/ephemeral'
            member_36 = value['ephemeral']
            if not (isinstance(member_36, bool)):
                report(found, place_37, 'type', 'must be boolean')
        if 'createdAt' in value:
            place_39 = at + '/createdAt'
            member_38 = value['createdAt']
            if not (type(member_38) is int or type(member_38) is float and member_38.is_integer()):
                report(found, place_39, 'type', 'must be integer')
        if 'updatedAt' in value:
            place_41 = at + '/updatedAt'
            member_40 = value['updatedAt']
            if not (type(member_40) is int or type(member_40) is float and member_40.is_integer()):
                report(found, place_41, 'type', 'must be integer')
        if 'name' in value:
            place_43 = at + '/name'
            member_42 = value['name']
            if not (isinstance(member_42, str) or member_42 is None):
                report(found, place_43, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_thread_started_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ThreadStartedNotification``."""
    if isinstance(value, dict):
        if 'thread' not in value:
            report(found, at, 'required', "must have the member 'thread'")
        if 'thread' in value:
            place_2 = at + '/thread'
            member_1 = value['thread']
            find_thread_thread(member_1, place_2, found)
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_thread_status_changed_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ThreadStatusChangedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'status' in value:
            place_4 = at + '/status'
            member_3 = value['status']
            find_thread_thread_status(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_9(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_6):
        report(found, at, 'enum', 'must be one of "active", "paused", "blocked", "usageLimited", "budgetLimited", "complete"')


def find_thread_thread_goal(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/ThreadGoal``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'objective' not in value:
            report(found, at, 'required', "must have the member 'objective'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'objective' in value:
            place_4 = at + '/objective'
            member_3 = value['objective']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'status' in value:
            place_6 = at + '/status'
            member_5 = value['status']
            find_alternatives((_case_9, _case_2,), 'anyOf', member_5, place_6, found)
        if 'tokenBudget' in value:
            place_8 = at + '/tokenBudget'
            member_7 = value['tokenBudget']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
                report(found, place_8, 'type', 'must be integer or null')
        if 'tokensUsed' in value:
            place_10 = at + '/tokensUsed'
            member_9 = value['tokensUsed']
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
        if 'timeUsedSeconds' in value:
            place_12 = at + '/timeUsedSeconds'
            member_11 = value['timeUsedSeconds']
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
                report(found, place_12, 'type', 'must be integer')
        if 'createdAt' in value:
            place_14 = at + '/createdAt'
            member_13 = value['createdAt']
            if not (type(member_13) is int or type(member_13) is float and member_13.is_integer()):
                report(found, place_14, 'type', 'must be integer')
        if 'updatedAt' in value:
            place_16 = at + '/updatedAt'
            member_15 = value['updatedAt']
            if not (type(member_15) is int or type(member_15) is float and member_15.is_integer()):
                report(found, place_16, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_goal_updated_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/GoalUpdatedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'goal' not in value:
            report(found, at, 'required', "must have the member 'goal'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'goal' in value:
            place_6 = at + '/goal'
            member_5 = value['goal']
            find_thread_thread_goal(member_5, place_6, found)
    else:
        report(found, at, 'type', 'must be object')


def find_thread_token_counts(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/TokenCounts``."""
    if isinstance(value, dict):
        if 'totalTokens' not in value:
            report(found, at, 'required', "must have the member 'totalTokens'")
        if 'inputTokens' not in value:
            report(found, at, 'required', "must have the member 'inputTokens'")
        if 'cachedInputTokens' not in value:
            report(found, at, 'required', "must have the member 'cachedInputTokens'")
        if 'outputTokens' not in value:
            report(found, at, 'required', "must have the member 'outputTokens'")
        if 'reasoningOutputTokens' not in value:
            report(found, at, 'required', "must have the member 'reasoningOutputTokens'")
        if 'totalTokens' in value:
            place_2 = at + '/totalTokens'
            member_1 = value['totalTokens']
            if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
                report(found, place_2, 'type', 'must be integer')
        if 'inputTokens' in value:
            place_4 = at + '/inputTokens'
            member_3 = value['inputTokens']
            if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be integer')
        if 'cachedInputTokens' in value:
            place_6 = at + '/cachedInputTokens'
            member_5 = value['cachedInputTokens']
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
        if 'cacheWriteInputTokens' in value:
            place_8 = at + '/cacheWriteInputTokens'
            member_7 = value['cacheWriteInputTokens']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
                report(found, place_8, 'type', 'must be integer')
        if 'outputTokens' in value:
            place_10 = at + '/outputTokens'
            member_9 = value['outputTokens']
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
        if 'reasoningOutputTokens' in value:
            place_12 = at + '/reasoningOutputTokens'
            member_11 = value['reasoningOutputTokens']
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
                report(found, place_12, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_token_usage(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/TokenUsage``."""
    if isinstance(value, dict):
        if 'total' not in value:
            report(found, at, 'required', "must have the member 'total'")
        if 'last' not in value:
            report(found, at, 'required', "must have the member 'last'")
        if 'total' in value:
            place_2 = at + '/total'
            member_1 = value['total']
            find_thread_token_counts(member_1, place_2, found)
        if 'last' in value:
            place_4 = at + '/last'
            member_3 = value['last']
            find_thread_token_counts(member_3, place_4, found)
        if 'modelContextWindow' in value:
            place_6 = at + '/modelContextWindow'
            member_5 = value['modelContextWindow']
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer() or member_5 is None):
                report(found, place_6, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_token_usage_updated_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/TokenUsageUpdatedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'tokenUsage' not in value:
            report(found, at, 'required', "must have the member 'tokenUsage'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'tokenUsage' in value:
            place_6 = at + '/tokenUsage'
            member_5 = value['tokenUsage']
            find_thread_token_usage(member_5, place_6, found)
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_turn_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/TurnNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turn' not in value:
            report(found, at, 'required', "must have the member 'turn'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turn' in value:
            place_4 = at + '/turn'
            member_3 = value['turn']
            find_turn_turn(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_item_started_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ItemStartedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'item' not in value:
            report(found, at, 'required', "must have the member 'item'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'item' in value:
            place_6 = at + '/item'
            member_5 = value['item']
            find_thread_item_thread_item(member_5, place_6, found)
        if 'startedAtMs' in value:
            place_8 = at + '/startedAtMs'
            member_7 = value['startedAtMs']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
                report(found, place_8, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_item_completed_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ItemCompletedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'item' not in value:
            report(found, at, 'required', "must have the member 'item'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'item' in value:
            place_6 = at + '/item'
            member_5 = value['item']
            find_thread_item_thread_item(member_5, place_6, found)
        if 'completedAtMs' in value:
            place_8 = at + '/completedAtMs'
            member_7 = value['completedAtMs']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
                report(found, place_8, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_text_delta_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/TextDeltaNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'delta' not in value:
            report(found, at, 'required', "must have the member 'delta'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'delta' in value:
            place_8 = at + '/delta'
            member_7 = value['delta']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_summary_text_delta_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/SummaryTextDeltaNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'delta' not in value:
            report(found, at, 'required', "must have the member 'delta'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'delta' in value:
            place_8 = at + '/delta'
            member_7 = value['delta']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'summaryIndex' in value:
            place_10 = at + '/summaryIndex'
            member_9 = value['summaryIndex']
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_summary_part_added_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/SummaryPartAddedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'summaryIndex' in value:
            place_8 = at + '/summaryIndex'
            member_7 = value['summaryIndex']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
                report(found, place_8, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_reasoning_text_delta_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ReasoningTextDeltaNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'delta' not in value:
            report(found, at, 'required', "must have the member 'delta'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'delta' in value:
            place_8 = at + '/delta'
            member_7 = value['delta']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'contentIndex' in value:
            place_10 = at + '/contentIndex'
            member_9 = value['contentIndex']
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_terminal_interaction_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/TerminalInteractionNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'stdin' not in value:
            report(found, at, 'required', "must have the member 'stdin'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'processId' in value:
            place_8 = at + '/processId'
            member_7 = value['processId']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'stdin' in value:
            place_10 = at + '/stdin'
            member_9 = value['stdin']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_10(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_7):
        report(found, at, 'enum', 'must be one of "add", "delete", "update"')


def find_thread_item_file_change_kind(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/FileChangeKind``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            find_alternatives((_case_10, _case_2,), 'anyOf', member_1, place_2, found)
        if 'move_path' in value:
            place_4 = at + '/move_path'
            member_3 = value['move_path']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_file_change(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/FileChange``."""
    if isinstance(value, dict):
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'path' in value:
            place_2 = at + '/path'
            member_1 = value['path']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'kind' in value:
            place_4 = at + '/kind'
            member_3 = value['kind']
            find_thread_item_file_change_kind(member_3, place_4, found)
        if 'diff' in value:
            place_6 = at + '/diff'
            member_5 = value['diff']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_patch_updated_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/PatchUpdatedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'changes' not in value:
            report(found, at, 'required', "must have the member 'changes'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'changes' in value:
            place_8 = at + '/changes'
            member_7 = value['changes']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    find_thread_item_file_change(item_10, place_11, found)
            else:
                report(found, place_8, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_mcp_progress_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/McpProgressNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'message' not in value:
            report(found, at, 'required', "must have the member 'message'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'message' in value:
            place_8 = at + '/message'
            member_7 = value['message']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_auto_approval_review_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/AutoApprovalReviewNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'reviewId' in value:
            place_6 = at + '/reviewId'
            member_5 = value['reviewId']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'targetItemId' in value:
            place_8 = at + '/targetItemId'
            member_7 = value['targetItemId']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'review' in value:
            place_10 = at + '/review'
            member_9 = value['review']
            if not (isinstance(member_9, dict)):
                report(found, place_10, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_diff_updated_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/DiffUpdatedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'diff' not in value:
            report(found, at, 'required', "must have the member 'diff'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'diff' in value:
            place_6 = at + '/diff'
            member_5 = value['diff']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_11(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_8):
        report(found, at, 'enum', 'must be one of "pending", "inProgress", "completed"')


def find_turn_plan_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/PlanStep``."""
    if isinstance(value, dict):
        if 'step' not in value:
            report(found, at, 'required', "must have the member 'step'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'step' in value:
            place_2 = at + '/step'
            member_1 = value['step']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'status' in value:
            place_4 = at + '/status'
            member_3 = value['status']
            find_alternatives((_case_11, _case_2,), 'anyOf', member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_plan_updated_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/PlanUpdatedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'plan' not in value:
            report(found, at, 'required', "must have the member 'plan'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'explanation' in value:
            place_6 = at + '/explanation'
            member_5 = value['explanation']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'plan' in value:
            place_8 = at + '/plan'
            member_7 = value['plan']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    find_turn_plan_step(item_10, place_11, found)
            else:
                report(found, place_8, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_server_request_resolved_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ServerRequestResolvedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'requestId' not in value:
            report(found, at, 'required', "must have the member 'requestId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'requestId' in value:
            place_4 = at + '/requestId'
            member_3 = value['requestId']
            if not (isinstance(member_3, str) or type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be string or integer')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_error_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ErrorNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'error' not in value:
            report(found, at, 'required', "must have the member 'error'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'error' in value:
            place_6 = at + '/error'
            member_5 = value['error']
            find_turn_turn_error(member_5, place_6, found)
        if 'willRetry' in value:
            place_8 = at + '/willRetry'
            member_7 = value['willRetry']
            if not (isinstance(member_7, bool)):
                report(found, place_8, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_warning_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/WarningNotification``."""
    if isinstance(value, dict):
        if 'message' not in value:
            report(found, at, 'required', "must have the member 'message'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if not (isinstance(member_1, str) or member_1 is None):
                report(found, place_2, 'type', 'must be string or null')
        if 'message' in value:
            place_4 = at + '/message'
            member_3 = value['message']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_notice_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/NoticeNotification``."""
    if isinstance(value, dict):
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        if 'summary' in value:
            place_2 = at + '/summary'
            member_1 = value['summary']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'details' in value:
            place_4 = at + '/details'
            member_3 = value['details']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_world_writable_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/WorldWritableNotification``."""
    if isinstance(value, dict):
        if 'samplePaths' in value:
            place_2 = at + '/samplePaths'
            member_1 = value['samplePaths']
            if isinstance(member_1, list):
                for index_3, item_4 in enumerate(member_1):
                    place_5 = f"{place_2}/{index_3}"
                    if not (isinstance(item_4, str)):
                        report(found, place_5, 'type', 'must be string')
            else:
                report(found, place_2, 'type', 'must be array')
        if 'extraCount' in value:
            place_7 = at + '/extraCount'
            member_6 = value['extraCount']
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'failedScan' in value:
            place_9 = at + '/failedScan'
            member_8 = value['failedScan']
            if not (isinstance(member_8, bool)):
                report(found, place_9, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_hook_run(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/HookRun``."""
    if isinstance(value, dict):
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'eventName' in value:
            place_4 = at + '/eventName'
            member_3 = value['eventName']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'scope' in value:
            place_6 = at + '/scope'
            member_5 = value['scope']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'executionMode' in value:
            place_8 = at + '/executionMode'
            member_7 = value['executionMode']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'status' in value:
            place_10 = at + '/status'
            member_9 = value['status']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
        if 'durationMs' in value:
            place_12 = at + '/durationMs'
            member_11 = value['durationMs']
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
                report(found, place_12, 'type', 'must be integer or null')
        if 'statusMessage' in value:
            place_14 = at + '/statusMessage'
            member_13 = value['statusMessage']
            if not (isinstance(member_13, str) or member_13 is None):
                report(found, place_14, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_hook_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/HookNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'run' not in value:
            report(found, at, 'required', "must have the member 'run'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'run' in value:
            place_6 = at + '/run'
            member_5 = value['run']
            find_notifications_hook_run(member_5, place_6, found)
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_context_compacted_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ContextCompactedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_model_rerouted_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ModelReroutedNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'fromModel' not in value:
            report(found, at, 'required', "must have the member 'fromModel'")
        if 'toModel' not in value:
            report(found, at, 'required', "must have the member 'toModel'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'fromModel' in value:
            place_6 = at + '/fromModel'
            member_5 = value['fromModel']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'toModel' in value:
            place_8 = at + '/toModel'
            member_7 = value['toModel']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_model_verification_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/ModelVerificationNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'verifications' in value:
            place_6 = at + '/verifications'
            member_5 = value['verifications']
            if not (isinstance(member_5, list)):
                report(found, place_6, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications_safety_buffering_notification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#/$defs/SafetyBufferingNotification``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'model' in value:
            place_6 = at + '/model'
            member_5 = value['model']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'reasons' in value:
            place_8 = at + '/reasons'
            member_7 = value['reasons']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    if not (isinstance(item_10, str)):
                        report(found, place_11, 'type', 'must be string')
            else:
                report(found, place_8, 'type', 'must be array')
        if 'useCases' in value:
            place_13 = at + '/useCases'
            member_12 = value['useCases']
            if isinstance(member_12, list):
                for index_14, item_15 in enumerate(member_12):
                    place_16 = f"{place_13}/{index_14}"
                    if not (isinstance(item_15, str)):
                        report(found, place_16, 'type', 'must be string')
            else:
                report(found, place_13, 'type', 'must be array')
        if 'showBufferingUi' in value:
            place_18 = at + '/showBufferingUi'
            member_17 = value['showBufferingUi']
            if not (isinstance(member_17, bool)):
                report(found, place_18, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_notifications(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/notifications.schema.json#``."""


def find_requests_client_info(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ClientInfo``."""
    if isinstance(value, dict):
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'version' not in value:
            report(found, at, 'required', "must have the member 'version'")
        if 'name' in value:
            place_2 = at + '/name'
            member_1 = value['name']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'title' in value:
            place_4 = at + '/title'
            member_3 = value['title']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'version' in value:
            place_6 = at + '/version'
            member_5 = value['version']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_client_capabilities(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ClientCapabilities``."""
    if isinstance(value, dict):
        if 'experimentalApi' in value:
            place_2 = at + '/experimentalApi'
            member_1 = value['experimentalApi']
            if not (isinstance(member_1, bool)):
                report(found, place_2, 'type', 'must be boolean')
        if 'requestAttestation' in value:
            place_4 = at + '/requestAttestation'
            member_3 = value['requestAttestation']
            if not (isinstance(member_3, bool)):
                report(found, place_4, 'type', 'must be boolean')
        if 'optOutNotificationMethods' in value:
            place_6 = at + '/optOutNotificationMethods'
            member_5 = value['optOutNotificationMethods']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    if not (isinstance(item_8, str)):
                        report(found, place_9, 'type', 'must be string')
            else:
                report(found, place_6, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_initialize_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/InitializeParams``."""
    if isinstance(value, dict):
        if 'clientInfo' not in value:
            report(found, at, 'required', "must have the member 'clientInfo'")
        if 'clientInfo' in value:
            place_2 = at + '/clientInfo'
            member_1 = value['clientInfo']
            find_requests_client_info(member_1, place_2, found)
        if 'capabilities' in value:
            place_4 = at + '/capabilities'
            member_3 = value['capabilities']
            find_requests_client_capabilities(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_12(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_9):
        report(found, at, 'enum', 'must be one of "untrusted", "on-request", "never"')


def find_requests_dynamic_tool(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/DynamicTool``."""
    if isinstance(value, dict):
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'description' not in value:
            report(found, at, 'required', "must have the member 'description'")
        if 'inputSchema' not in value:
            report(found, at, 'required', "must have the member 'inputSchema'")
        if 'name' in value:
            place_2 = at + '/name'
            member_1 = value['name']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'description' in value:
            place_4 = at + '/description'
            member_3 = value['description']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_completion_contract(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/CompletionContract``."""
    if isinstance(value, dict):
        if 'revision' not in value:
            report(found, at, 'required', "must have the member 'revision'")
        if 'criterionIds' not in value:
            report(found, at, 'required', "must have the member 'criterionIds'")
        if 'revision' in value:
            place_2 = at + '/revision'
            member_1 = value['revision']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'criterionIds' in value:
            place_4 = at + '/criterionIds'
            member_3 = value['criterionIds']
            if isinstance(member_3, list):
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    if not (isinstance(item_6, str)):
                        report(found, place_7, 'type', 'must be string')
            else:
                report(found, place_4, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_thread_start_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ThreadStartParams``."""
    if isinstance(value, dict):
        if 'cwd' not in value:
            report(found, at, 'required', "must have the member 'cwd'")
        if 'cwd' in value:
            place_2 = at + '/cwd'
            member_1 = value['cwd']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'config' in value:
            place_4 = at + '/config'
            member_3 = value['config']
            if not (isinstance(member_3, dict)):
                report(found, place_4, 'type', 'must be object')
        if 'permissions' in value:
            place_6 = at + '/permissions'
            member_5 = value['permissions']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'runtimeWorkspaceRoots' in value:
            place_8 = at + '/runtimeWorkspaceRoots'
            member_7 = value['runtimeWorkspaceRoots']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    if not (isinstance(item_10, str)):
                        report(found, place_11, 'type', 'must be string')
            else:
                report(found, place_8, 'type', 'must be array')
        if 'approvalPolicy' in value:
            place_13 = at + '/approvalPolicy'
            member_12 = value['approvalPolicy']
            find_alternatives((_case_12, _case_2,), 'anyOf', member_12, place_13, found)
        if 'model' in value:
            place_15 = at + '/model'
            member_14 = value['model']
            if not (isinstance(member_14, str)):
                report(found, place_15, 'type', 'must be string')
        if 'baseInstructions' in value:
            place_17 = at + '/baseInstructions'
            member_16 = value['baseInstructions']
            if not (isinstance(member_16, str)):
                report(found, place_17, 'type', 'must be string')
        if 'dynamicTools' in value:
            place_19 = at + '/dynamicTools'
            member_18 = value['dynamicTools']
            if isinstance(member_18, list):
                for index_20, item_21 in enumerate(member_18):
                    place_22 = f"{place_19}/{index_20}"
                    find_requests_dynamic_tool(item_21, place_22, found)
            else:
                report(found, place_19, 'type', 'must be array')
        if 'persistExtendedHistory' in value:
            place_24 = at + '/persistExtendedHistory'
            member_23 = value['persistExtendedHistory']
            if not (isinstance(member_23, bool)):
                report(found, place_24, 'type', 'must be boolean')
        if 'completionContract' in value:
            place_26 = at + '/completionContract'
            member_25 = value['completionContract']
            find_requests_completion_contract(member_25, place_26, found)
        if 'experimentalRawEvents' in value:
            place_28 = at + '/experimentalRawEvents'
            member_27 = value['experimentalRawEvents']
            if not (isinstance(member_27, bool)):
                report(found, place_28, 'type', 'must be boolean')
        if 'ephemeral' in value:
            place_30 = at + '/ephemeral'
            member_29 = value['ephemeral']
            if not (isinstance(member_29, bool)):
                report(found, place_30, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_thread_resume_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ThreadResumeParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'cwd' not in value:
            report(found, at, 'required', "must have the member 'cwd'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'excludeTurns' in value:
            place_4 = at + '/excludeTurns'
            member_3 = value['excludeTurns']
            if not (isinstance(member_3, bool)):
                report(found, place_4, 'type', 'must be boolean')
        if 'cwd' in value:
            place_6 = at + '/cwd'
            member_5 = value['cwd']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'config' in value:
            place_8 = at + '/config'
            member_7 = value['config']
            if not (isinstance(member_7, dict)):
                report(found, place_8, 'type', 'must be object')
        if 'permissions' in value:
            place_10 = at + '/permissions'
            member_9 = value['permissions']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
        if 'runtimeWorkspaceRoots' in value:
            place_12 = at + '/runtimeWorkspaceRoots'
            member_11 = value['runtimeWorkspaceRoots']
            if isinstance(member_11, list):
                for index_13, item_14 in enumerate(member_11):
                    place_15 = f"{place_12}/{index_13}"
                    if not (isinstance(item_14, str)):
                        report(found, place_15, 'type', 'must be string')
            else:
                report(found, place_12, 'type', 'must be array')
        if 'approvalPolicy' in value:
            place_17 = at + '/approvalPolicy'
            member_16 = value['approvalPolicy']
            find_alternatives((_case_12, _case_2,), 'anyOf', member_16, place_17, found)
        if 'model' in value:
            place_19 = at + '/model'
            member_18 = value['model']
            if not (isinstance(member_18, str)):
                report(found, place_19, 'type', 'must be string')
        if 'baseInstructions' in value:
            place_21 = at + '/baseInstructions'
            member_20 = value['baseInstructions']
            if not (isinstance(member_20, str)):
                report(found, place_21, 'type', 'must be string')
        if 'dynamicTools' in value:
            place_23 = at + '/dynamicTools'
            member_22 = value['dynamicTools']
            if isinstance(member_22, list):
                for index_24, item_25 in enumerate(member_22):
                    place_26 = f"{place_23}/{index_24}"
                    find_requests_dynamic_tool(item_25, place_26, found)
            else:
                report(found, place_23, 'type', 'must be array')
        if 'persistExtendedHistory' in value:
            place_28 = at + '/persistExtendedHistory'
            member_27 = value['persistExtendedHistory']
            if not (isinstance(member_27, bool)):
                report(found, place_28, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_thread_read_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ThreadReadParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'includeTurns' in value:
            place_4 = at + '/includeTurns'
            member_3 = value['includeTurns']
            if not (isinstance(member_3, bool)):
                report(found, place_4, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def _case_13(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_10):
        report(found, at, 'enum', 'must be one of "asc", "desc"')


def find_requests_turns_list_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/TurnsListParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'sortDirection' in value:
            place_4 = at + '/sortDirection'
            member_3 = value['sortDirection']
            find_alternatives((_case_13, _case_2,), 'anyOf', member_3, place_4, found)
        if 'limit' in value:
            place_6 = at + '/limit'
            member_5 = value['limit']
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
        if 'cursor' in value:
            place_8 = at + '/cursor'
            member_7 = value['cursor']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'itemsView' in value:
            place_10 = at + '/itemsView'
            member_9 = value['itemsView']
            find_alternatives((_case_5, _case_2,), 'anyOf', member_9, place_10, found)
    else:
        report(found, at, 'type', 'must be object')


def find_requests_items_list_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ItemsListParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'sortDirection' in value:
            place_6 = at + '/sortDirection'
            member_5 = value['sortDirection']
            find_alternatives((_case_13, _case_2,), 'anyOf', member_5, place_6, found)
        if 'limit' in value:
            place_8 = at + '/limit'
            member_7 = value['limit']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
                report(found, place_8, 'type', 'must be integer')
        if 'cursor' in value:
            place_10 = at + '/cursor'
            member_9 = value['cursor']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_collaboration_mode_list_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/CollaborationModeListParams``."""
    if not (isinstance(value, dict)):
        report(found, at, 'type', 'must be object')


def find_turn_user_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/UserInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_14(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_11):
        report(found, at, 'enum', 'must be one of "plan", "default"')


def find_thread_collaboration_mode_settings(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/CollaborationModeSettings``."""
    if isinstance(value, dict):
        if 'model' not in value:
            report(found, at, 'required', "must have the member 'model'")
        if 'model' in value:
            place_2 = at + '/model'
            member_1 = value['model']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'reasoning_effort' in value:
            place_4 = at + '/reasoning_effort'
            member_3 = value['reasoning_effort']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'developer_instructions' in value:
            place_6 = at + '/developer_instructions'
            member_5 = value['developer_instructions']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_collaboration_mode(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/CollaborationMode``."""
    if isinstance(value, dict):
        if 'mode' not in value:
            report(found, at, 'required', "must have the member 'mode'")
        if 'settings' not in value:
            report(found, at, 'required', "must have the member 'settings'")
        if 'mode' in value:
            place_2 = at + '/mode'
            member_1 = value['mode']
            find_alternatives((_case_14, _case_2,), 'anyOf', member_1, place_2, found)
        if 'settings' in value:
            place_4 = at + '/settings'
            member_3 = value['settings']
            find_thread_collaboration_mode_settings(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_requests_turn_start_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/TurnStartParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'input' not in value:
            report(found, at, 'required', "must have the member 'input'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'input' in value:
            place_4 = at + '/input'
            member_3 = value['input']
            if isinstance(member_3, list):
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    find_turn_user_input(item_6, place_7, found)
            else:
                report(found, place_4, 'type', 'must be array')
        if 'cwd' in value:
            place_9 = at + '/cwd'
            member_8 = value['cwd']
            if not (isinstance(member_8, str)):
                report(found, place_9, 'type', 'must be string')
        if 'permissions' in value:
            place_11 = at + '/permissions'
            member_10 = value['permissions']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
        if 'runtimeWorkspaceRoots' in value:
            place_13 = at + '/runtimeWorkspaceRoots'
            member_12 = value['runtimeWorkspaceRoots']
            if isinstance(member_12, list):
                for index_14, item_15 in enumerate(member_12):
                    place_16 = f"{place_13}/{index_14}"
                    if not (isinstance(item_15, str)):
                        report(found, place_16, 'type', 'must be string')
            else:
                report(found, place_13, 'type', 'must be array')
        if 'collaborationMode' in value:
            place_18 = at + '/collaborationMode'
            member_17 = value['collaborationMode']
            find_thread_collaboration_mode(member_17, place_18, found)
        if 'approvalPolicy' in value:
            place_20 = at + '/approvalPolicy'
            member_19 = value['approvalPolicy']
            find_alternatives((_case_12, _case_2,), 'anyOf', member_19, place_20, found)
        if 'model' in value:
            place_22 = at + '/model'
            member_21 = value['model']
            if not (isinstance(member_21, str)):
                report(found, place_22, 'type', 'must be string')
        if 'effort' in value:
            place_24 = at + '/effort'
            member_23 = value['effort']
            if not (isinstance(member_23, str)):
                report(found, place_24, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_turn_steer_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/TurnSteerParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'expectedTurnId' not in value:
            report(found, at, 'required', "must have the member 'expectedTurnId'")
        if 'input' not in value:
            report(found, at, 'required', "must have the member 'input'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'expectedTurnId' in value:
            place_4 = at + '/expectedTurnId'
            member_3 = value['expectedTurnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'input' in value:
            place_6 = at + '/input'
            member_5 = value['input']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    find_turn_user_input(item_8, place_9, found)
            else:
                report(found, place_6, 'type', 'must be array')
        if 'correlationId' in value:
            place_11 = at + '/correlationId'
            member_10 = value['correlationId']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_turn_interrupt_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/TurnInterruptParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_thread_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/ThreadParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_requests_goal_set_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#/$defs/GoalSetParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'objective' in value:
            place_4 = at + '/objective'
            member_3 = value['objective']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'status' in value:
            place_6 = at + '/status'
            member_5 = value['status']
            find_alternatives((_case_9, _case_2,), 'anyOf', member_5, place_6, found)
        if 'tokenBudget' in value:
            place_8 = at + '/tokenBudget'
            member_7 = value['tokenBudget']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
                report(found, place_8, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_requests(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/requests.schema.json#``."""


def find_responses_initialize_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/InitializeResponse``."""
    if isinstance(value, dict):
        if 'userAgent' in value:
            place_2 = at + '/userAgent'
            member_1 = value['userAgent']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'codexHome' in value:
            place_4 = at + '/codexHome'
            member_3 = value['codexHome']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'platformFamily' in value:
            place_6 = at + '/platformFamily'
            member_5 = value['platformFamily']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'platformOs' in value:
            place_8 = at + '/platformOs'
            member_7 = value['platformOs']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_15(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_12):
        report(found, at, 'enum', 'must be one of "dangerFullAccess", "readOnly", "externalSandbox", "workspaceWrite"')


def find_thread_sandbox_policy(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/SandboxPolicy``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            find_alternatives((_case_15, _case_2,), 'anyOf', member_1, place_2, found)
        if 'networkAccess' in value:
            place_4 = at + '/networkAccess'
            member_3 = value['networkAccess']
            if not (isinstance(member_3, bool) or isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be boolean or string')
        if 'writableRoots' in value:
            place_6 = at + '/writableRoots'
            member_5 = value['writableRoots']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    if not (isinstance(item_8, str)):
                        report(found, place_9, 'type', 'must be string')
            else:
                report(found, place_6, 'type', 'must be array')
        if 'excludeTmpdirEnvVar' in value:
            place_11 = at + '/excludeTmpdirEnvVar'
            member_10 = value['excludeTmpdirEnvVar']
            if not (isinstance(member_10, bool)):
                report(found, place_11, 'type', 'must be boolean')
        if 'excludeSlashTmp' in value:
            place_13 = at + '/excludeSlashTmp'
            member_12 = value['excludeSlashTmp']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_active_permission_profile(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/ActivePermissionProfile``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'extends' in value:
            place_4 = at + '/extends'
            member_3 = value['extends']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_thread_start_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/ThreadStartResponse``."""
    if isinstance(value, dict):
        if 'thread' not in value:
            report(found, at, 'required', "must have the member 'thread'")
        if 'thread' in value:
            place_2 = at + '/thread'
            member_1 = value['thread']
            find_thread_thread(member_1, place_2, found)
        if 'model' in value:
            place_4 = at + '/model'
            member_3 = value['model']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'modelProvider' in value:
            place_6 = at + '/modelProvider'
            member_5 = value['modelProvider']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'cwd' in value:
            place_8 = at + '/cwd'
            member_7 = value['cwd']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'runtimeWorkspaceRoots' in value:
            place_10 = at + '/runtimeWorkspaceRoots'
            member_9 = value['runtimeWorkspaceRoots']
            if isinstance(member_9, list):
                for index_11, item_12 in enumerate(member_9):
                    place_13 = f"{place_10}/{index_11}"
                    if not (isinstance(item_12, str)):
                        report(found, place_13, 'type', 'must be string')
            else:
                report(found, place_10, 'type', 'must be array')
        if 'instructionSources' in value:
            place_15 = at + '/instructionSources'
            member_14 = value['instructionSources']
            if isinstance(member_14, list):
                for index_16, item_17 in enumerate(member_14):
                    place_18 = f"{place_15}/{index_16}"
                    if not (isinstance(item_17, str)):
                        report(found, place_18, 'type', 'must be string')
            else:
                report(found, place_15, 'type', 'must be array')
        if 'approvalPolicy' in value:
            place_20 = at + '/approvalPolicy'
            member_19 = value['approvalPolicy']
            find_alternatives((_case_2, _case_7,), 'anyOf', member_19, place_20, found)
        if 'sandbox' in value:
            place_22 = at + '/sandbox'
            member_21 = value['sandbox']
            find_thread_sandbox_policy(member_21, place_22, found)
        if 'activePermissionProfile' in value:
            place_24 = at + '/activePermissionProfile'
            member_23 = value['activePermissionProfile']
            find_alternatives((find_thread_active_permission_profile, _case_8,), 'anyOf', member_23, place_24, found)
        if 'reasoningEffort' in value:
            place_26 = at + '/reasoningEffort'
            member_25 = value['reasoningEffort']
            if not (isinstance(member_25, str) or member_25 is None):
                report(found, place_26, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_thread_resume_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/ThreadResumeResponse``."""
    if isinstance(value, dict):
        if 'thread' not in value:
            report(found, at, 'required', "must have the member 'thread'")
        if 'thread' in value:
            place_2 = at + '/thread'
            member_1 = value['thread']
            find_thread_thread(member_1, place_2, found)
        if 'model' in value:
            place_4 = at + '/model'
            member_3 = value['model']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'modelProvider' in value:
            place_6 = at + '/modelProvider'
            member_5 = value['modelProvider']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'cwd' in value:
            place_8 = at + '/cwd'
            member_7 = value['cwd']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'runtimeWorkspaceRoots' in value:
            place_10 = at + '/runtimeWorkspaceRoots'
            member_9 = value['runtimeWorkspaceRoots']
            if isinstance(member_9, list):
                for index_11, item_12 in enumerate(member_9):
                    place_13 = f"{place_10}/{index_11}"
                    if not (isinstance(item_12, str)):
                        report(found, place_13, 'type', 'must be string')
            else:
                report(found, place_10, 'type', 'must be array')
        if 'instructionSources' in value:
            place_15 = at + '/instructionSources'
            member_14 = value['instructionSources']
            if isinstance(member_14, list):
                for index_16, item_17 in enumerate(member_14):
                    place_18 = f"{place_15}/{index_16}"
                    if not (isinstance(item_17, str)):
                        report(found, place_18, 'type', 'must be string')
            else:
                report(found, place_15, 'type', 'must be array')
        if 'approvalPolicy' in value:
            place_20 = at + '/approvalPolicy'
            member_19 = value['approvalPolicy']
            find_alternatives((_case_2, _case_7,), 'anyOf', member_19, place_20, found)
        if 'sandbox' in value:
            place_22 = at + '/sandbox'
            member_21 = value['sandbox']
            find_thread_sandbox_policy(member_21, place_22, found)
        if 'activePermissionProfile' in value:
            place_24 = at + '/activePermissionProfile'
            member_23 = value['activePermissionProfile']
            find_alternatives((find_thread_active_permission_profile, _case_8,), 'anyOf', member_23, place_24, found)
        if 'reasoningEffort' in value:
            place_26 = at + '/reasoningEffort'
            member_25 = value['reasoningEffort']
            if not (isinstance(member_25, str) or member_25 is None):
                report(found, place_26, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_thread_read_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/ThreadReadResponse``."""
    if isinstance(value, dict):
        if 'thread' not in value:
            report(found, at, 'required', "must have the member 'thread'")
        if 'thread' in value:
            place_2 = at + '/thread'
            member_1 = value['thread']
            find_thread_thread(member_1, place_2, found)
    else:
        report(found, at, 'type', 'must be object')


def find_responses_turns_list_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/TurnsListResponse``."""
    if isinstance(value, dict):
        if 'data' not in value:
            report(found, at, 'required', "must have the member 'data'")
        if 'data' in value:
            place_2 = at + '/data'
            member_1 = value['data']
            if isinstance(member_1, list):
                for index_3, item_4 in enumerate(member_1):
                    place_5 = f"{place_2}/{index_3}"
                    find_turn_turn(item_4, place_5, found)
            else:
                report(found, place_2, 'type', 'must be array')
        if 'nextCursor' in value:
            place_7 = at + '/nextCursor'
            member_6 = value['nextCursor']
            if not (isinstance(member_6, str) or member_6 is None):
                report(found, place_7, 'type', 'must be string or null')
        if 'backwardsCursor' in value:
            place_9 = at + '/backwardsCursor'
            member_8 = value['backwardsCursor']
            if not (isinstance(member_8, str) or member_8 is None):
                report(found, place_9, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_history_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/HistoryItem``."""
    if isinstance(value, dict):
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'item' not in value:
            report(found, at, 'required', "must have the member 'item'")
        if 'turnId' in value:
            place_2 = at + '/turnId'
            member_1 = value['turnId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'item' in value:
            place_4 = at + '/item'
            member_3 = value['item']
            find_thread_item_thread_item(member_3, place_4, found)
        if 'startedAtMs' in value:
            place_6 = at + '/startedAtMs'
            member_5 = value['startedAtMs']
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer() or member_5 is None):
                report(found, place_6, 'type', 'must be integer or null')
        if 'completedAtMs' in value:
            place_8 = at + '/completedAtMs'
            member_7 = value['completedAtMs']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
                report(found, place_8, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_items_list_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/ItemsListResponse``."""
    if isinstance(value, dict):
        if 'data' not in value:
            report(found, at, 'required', "must have the member 'data'")
        if 'data' in value:
            place_2 = at + '/data'
            member_1 = value['data']
            if isinstance(member_1, list):
                for index_3, item_4 in enumerate(member_1):
                    place_5 = f"{place_2}/{index_3}"
                    find_responses_history_item(item_4, place_5, found)
            else:
                report(found, place_2, 'type', 'must be array')
        if 'nextCursor' in value:
            place_7 = at + '/nextCursor'
            member_6 = value['nextCursor']
            if not (isinstance(member_6, str) or member_6 is None):
                report(found, place_7, 'type', 'must be string or null')
        if 'backwardsCursor' in value:
            place_9 = at + '/backwardsCursor'
            member_8 = value['backwardsCursor']
            if not (isinstance(member_8, str) or member_8 is None):
                report(found, place_9, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_collaboration_mode_preset(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#/$defs/CollaborationModePreset``."""
    if isinstance(value, dict):
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'name' in value:
            place_2 = at + '/name'
            member_1 = value['name']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'mode' in value:
            place_4 = at + '/mode'
            member_3 = value['mode']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'model' in value:
            place_6 = at + '/model'
            member_5 = value['model']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'reasoning_effort' in value:
            place_8 = at + '/reasoning_effort'
            member_7 = value['reasoning_effort']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_collaboration_mode_list_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/CollaborationModeListResponse``."""
    if isinstance(value, dict):
        if 'data' not in value:
            report(found, at, 'required', "must have the member 'data'")
        if 'data' in value:
            place_2 = at + '/data'
            member_1 = value['data']
            if isinstance(member_1, list):
                for index_3, item_4 in enumerate(member_1):
                    place_5 = f"{place_2}/{index_3}"
                    find_thread_collaboration_mode_preset(item_4, place_5, found)
            else:
                report(found, place_2, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_turn_start_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/TurnStartResponse``."""
    if isinstance(value, dict):
        if 'turn' not in value:
            report(found, at, 'required', "must have the member 'turn'")
        if 'turn' in value:
            place_2 = at + '/turn'
            member_1 = value['turn']
            find_turn_turn(member_1, place_2, found)
    else:
        report(found, at, 'type', 'must be object')


def find_responses_turn_steer_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/TurnSteerResponse``."""
    if isinstance(value, dict):
        if 'turnId' in value:
            place_2 = at + '/turnId'
            member_1 = value['turnId']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_responses_empty_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/EmptyResponse``."""
    if not (isinstance(value, dict)):
        report(found, at, 'type', 'must be object')


def find_responses_goal_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/GoalResponse``."""
    if isinstance(value, dict):
        if 'goal' in value:
            place_2 = at + '/goal'
            member_1 = value['goal']
            find_alternatives((find_thread_thread_goal, _case_8,), 'anyOf', member_1, place_2, found)
    else:
        report(found, at, 'type', 'must be object')


def find_responses_goal_clear_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#/$defs/GoalClearResponse``."""
    if isinstance(value, dict):
        if 'cleared' in value:
            place_2 = at + '/cleared'
            member_1 = value['cleared']
            if not (isinstance(member_1, bool)):
                report(found, place_2, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_responses(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/responses.schema.json#``."""


def _case_17(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_13):
        report(found, at, 'enum', 'must be one of "read", "listFiles", "search", "unknown"')


def find_thread_item_command_action(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/CommandAction``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            find_alternatives((_case_17, _case_2,), 'anyOf', member_1, place_2, found)
        if 'command' in value:
            place_4 = at + '/command'
            member_3 = value['command']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'name' in value:
            place_6 = at + '/name'
            member_5 = value['name']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'path' in value:
            place_8 = at + '/path'
            member_7 = value['path']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'query' in value:
            place_10 = at + '/query'
            member_9 = value['query']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def _case_16(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, list):
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            find_thread_item_command_action(item_2, place_3, found)
    else:
        report(found, at, 'type', 'must be array')


def _case_18(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, list):
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            if not (isinstance(item_2, str)):
                report(found, place_3, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be array')


def find_server_requests_command_approval_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/CommandApprovalParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'kind' in value:
            place_8 = at + '/kind'
            member_7 = value['kind']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'command' in value:
            place_10 = at + '/command'
            member_9 = value['command']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
        if 'cwd' in value:
            place_12 = at + '/cwd'
            member_11 = value['cwd']
            if not (isinstance(member_11, str) or member_11 is None):
                report(found, place_12, 'type', 'must be string or null')
        if 'commandActions' in value:
            place_14 = at + '/commandActions'
            member_13 = value['commandActions']
            find_alternatives((_case_16, _case_8,), 'anyOf', member_13, place_14, found)
        if 'reason' in value:
            place_16 = at + '/reason'
            member_15 = value['reason']
            if not (isinstance(member_15, str) or member_15 is None):
                report(found, place_16, 'type', 'must be string or null')
        if 'availableDecisions' in value:
            place_18 = at + '/availableDecisions'
            member_17 = value['availableDecisions']
            if not (isinstance(member_17, list) or member_17 is None):
                report(found, place_18, 'type', 'must be array or null')
        if 'proposedExecpolicyAmendment' in value:
            place_20 = at + '/proposedExecpolicyAmendment'
            member_19 = value['proposedExecpolicyAmendment']
            find_alternatives((_case_18, _case_8,), 'anyOf', member_19, place_20, found)
        if 'startedAtMs' in value:
            place_22 = at + '/startedAtMs'
            member_21 = value['startedAtMs']
            if not (type(member_21) is int or type(member_21) is float and member_21.is_integer()):
                report(found, place_22, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_file_approval_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/FileApprovalParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'reason' in value:
            place_8 = at + '/reason'
            member_7 = value['reason']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'grantRoot' in value:
            place_10 = at + '/grantRoot'
            member_9 = value['grantRoot']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
        if 'startedAtMs' in value:
            place_12 = at + '/startedAtMs'
            member_11 = value['startedAtMs']
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
                report(found, place_12, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_permissions_approval_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/PermissionsApprovalParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'cwd' in value:
            place_8 = at + '/cwd'
            member_7 = value['cwd']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'reason' in value:
            place_10 = at + '/reason'
            member_9 = value['reason']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
        if 'permissions' in value:
            place_12 = at + '/permissions'
            member_11 = value['permissions']
            if not (isinstance(member_11, dict)):
                report(found, place_12, 'type', 'must be object')
        if 'startedAtMs' in value:
            place_14 = at + '/startedAtMs'
            member_13 = value['startedAtMs']
            if not (type(member_13) is int or type(member_13) is float and member_13.is_integer()):
                report(found, place_14, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def _case_20(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_14):
        report(found, at, 'enum', 'must be one of "accept", "acceptForSession", "decline", "cancel"')


def _case_19(value: JsonValue, at: str, found: list[Issue]) -> None:
    find_alternatives((_case_20, _case_2,), 'anyOf', value, at, found)


def find_server_requests_approval_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/ApprovalAnswer``."""
    if isinstance(value, dict):
        if 'decision' not in value:
            report(found, at, 'required', "must have the member 'decision'")
        if 'decision' in value:
            place_2 = at + '/decision'
            member_1 = value['decision']
            find_alternatives((_case_19, _case_7,), 'anyOf', member_1, place_2, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_21(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_15):
        report(found, at, 'enum', 'must be one of "turn", "session"')


def find_server_requests_permissions_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/PermissionsAnswer``."""
    if isinstance(value, dict):
        if 'permissions' not in value:
            report(found, at, 'required', "must have the member 'permissions'")
        if 'permissions' in value:
            place_2 = at + '/permissions'
            member_1 = value['permissions']
            if not (isinstance(member_1, dict)):
                report(found, place_2, 'type', 'must be object')
        if 'scope' in value:
            place_4 = at + '/scope'
            member_3 = value['scope']
            find_alternatives((_case_21, _case_2,), 'anyOf', member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_user_question_option(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/UserQuestionOption``."""
    if isinstance(value, dict):
        if 'label' not in value:
            report(found, at, 'required', "must have the member 'label'")
        if 'label' in value:
            place_2 = at + '/label'
            member_1 = value['label']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'description' in value:
            place_4 = at + '/description'
            member_3 = value['description']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_22(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, list):
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            find_server_requests_user_question_option(item_2, place_3, found)
    else:
        report(found, at, 'type', 'must be array')


def find_server_requests_user_question(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/UserQuestion``."""
    if isinstance(value, dict):
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'header' in value:
            place_4 = at + '/header'
            member_3 = value['header']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'question' in value:
            place_6 = at + '/question'
            member_5 = value['question']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'isOther' in value:
            place_8 = at + '/isOther'
            member_7 = value['isOther']
            if not (isinstance(member_7, bool)):
                report(found, place_8, 'type', 'must be boolean')
        if 'isSecret' in value:
            place_10 = at + '/isSecret'
            member_9 = value['isSecret']
            if not (isinstance(member_9, bool)):
                report(found, place_10, 'type', 'must be boolean')
        if 'options' in value:
            place_12 = at + '/options'
            member_11 = value['options']
            find_alternatives((_case_22, _case_8,), 'anyOf', member_11, place_12, found)
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_user_input_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/UserInputParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'questions' not in value:
            report(found, at, 'required', "must have the member 'questions'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'itemId' in value:
            place_6 = at + '/itemId'
            member_5 = value['itemId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'questions' in value:
            place_8 = at + '/questions'
            member_7 = value['questions']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    find_server_requests_user_question(item_10, place_11, found)
            else:
                report(found, place_8, 'type', 'must be array')
        if 'isBlocking' in value:
            place_13 = at + '/isBlocking'
            member_12 = value['isBlocking']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
        if 'autoResolutionMs' in value:
            place_15 = at + '/autoResolutionMs'
            member_14 = value['autoResolutionMs']
            if not (type(member_14) is int or type(member_14) is float and member_14.is_integer() or member_14 is None):
                report(found, place_15, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_user_question_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/UserQuestionAnswer``."""
    if isinstance(value, dict):
        if 'answers' not in value:
            report(found, at, 'required', "must have the member 'answers'")
        if 'answers' in value:
            place_2 = at + '/answers'
            member_1 = value['answers']
            if isinstance(member_1, list):
                for index_3, item_4 in enumerate(member_1):
                    place_5 = f"{place_2}/{index_3}"
                    if not (isinstance(item_4, str)):
                        report(found, place_5, 'type', 'must be string')
            else:
                report(found, place_2, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_user_input_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/UserInputAnswer``."""
    if isinstance(value, dict):
        if 'answers' not in value:
            report(found, at, 'required', "must have the member 'answers'")
        if 'answers' in value:
            place_2 = at + '/answers'
            member_1 = value['answers']
            if isinstance(member_1, dict):
                for key_3, member_4 in member_1.items():
                    if key_3 not in _members_1:
                        place_5 = place_2 + step(key_3)
                        find_server_requests_user_question_answer(member_4, place_5, found)
            else:
                report(found, place_2, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_elicitation_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/ElicitationParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'serverName' in value:
            place_6 = at + '/serverName'
            member_5 = value['serverName']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'mode' in value:
            place_8 = at + '/mode'
            member_7 = value['mode']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'message' in value:
            place_10 = at + '/message'
            member_9 = value['message']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
        if 'url' in value:
            place_12 = at + '/url'
            member_11 = value['url']
            if not (isinstance(member_11, str)):
                report(found, place_12, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_23(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_16):
        report(found, at, 'enum', 'must be one of "accept", "decline", "cancel"')


def find_server_requests_elicitation_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/ElicitationAnswer``."""
    if isinstance(value, dict):
        if 'action' not in value:
            report(found, at, 'required', "must have the member 'action'")
        if 'action' in value:
            place_2 = at + '/action'
            member_1 = value['action']
            find_alternatives((_case_23, _case_2,), 'anyOf', member_1, place_2, found)
        if 'content' in value:
            place_4 = at + '/content'
            member_3 = value['content']
            find_alternatives((_case_7, _case_8,), 'anyOf', member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_tool_call_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/ToolCallParams``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'tool' not in value:
            report(found, at, 'required', "must have the member 'tool'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'turnId' in value:
            place_4 = at + '/turnId'
            member_3 = value['turnId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'callId' in value:
            place_6 = at + '/callId'
            member_5 = value['callId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'namespace' in value:
            place_8 = at + '/namespace'
            member_7 = value['namespace']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'tool' in value:
            place_10 = at + '/tool'
            member_9 = value['tool']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_24(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_17):
        report(found, at, 'enum', 'must be one of "inputText", "inputImage", "inputAudio"')


def find_thread_item_tool_output_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ToolOutputItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            find_alternatives((_case_24, _case_2,), 'anyOf', member_1, place_2, found)
        if 'text' in value:
            place_4 = at + '/text'
            member_3 = value['text']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'imageUrl' in value:
            place_6 = at + '/imageUrl'
            member_5 = value['imageUrl']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'audioUrl' in value:
            place_8 = at + '/audioUrl'
            member_7 = value['audioUrl']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_tool_call_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/ToolCallAnswer``."""
    if isinstance(value, dict):
        if 'success' not in value:
            report(found, at, 'required', "must have the member 'success'")
        if 'contentItems' not in value:
            report(found, at, 'required', "must have the member 'contentItems'")
        if 'success' in value:
            place_2 = at + '/success'
            member_1 = value['success']
            if not (isinstance(member_1, bool)):
                report(found, place_2, 'type', 'must be boolean')
        if 'contentItems' in value:
            place_4 = at + '/contentItems'
            member_3 = value['contentItems']
            if isinstance(member_3, list):
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    find_thread_item_tool_output_item(item_6, place_7, found)
            else:
                report(found, place_4, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_legacy_command_approval_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/LegacyCommandApprovalParams``."""
    if isinstance(value, dict):
        if 'conversationId' in value:
            place_2 = at + '/conversationId'
            member_1 = value['conversationId']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'callId' in value:
            place_4 = at + '/callId'
            member_3 = value['callId']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'command' in value:
            place_6 = at + '/command'
            member_5 = value['command']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    if not (isinstance(item_8, str)):
                        report(found, place_9, 'type', 'must be string')
            else:
                report(found, place_6, 'type', 'must be array')
        if 'cwd' in value:
            place_11 = at + '/cwd'
            member_10 = value['cwd']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
        if 'reason' in value:
            place_13 = at + '/reason'
            member_12 = value['reason']
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests_legacy_file_approval_params(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#/$defs/LegacyFileApprovalParams``."""
    if isinstance(value, dict):
        if 'conversationId' in value:
            place_2 = at + '/conversationId'
            member_1 = value['conversationId']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'callId' in value:
            place_4 = at + '/callId'
            member_3 = value['callId']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'fileChanges' in value:
            place_6 = at + '/fileChanges'
            member_5 = value['fileChanges']
            if not (isinstance(member_5, dict)):
                report(found, place_6, 'type', 'must be object')
        if 'reason' in value:
            place_8 = at + '/reason'
            member_7 = value['reason']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'grantRoot' in value:
            place_10 = at + '/grantRoot'
            member_9 = value['grantRoot']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_server_requests(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/server-requests.schema.json#``."""


def find_thread_item_user_message_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/UserMessageItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'userMessage'):
                report(found, place_2, 'const', 'must be "userMessage"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'clientId' in value:
            place_6 = at + '/clientId'
            member_5 = value['clientId']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'content' in value:
            place_8 = at + '/content'
            member_7 = value['content']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    find_turn_user_input(item_10, place_11, found)
            else:
                report(found, place_8, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_hook_prompt_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/HookPromptItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'hookPrompt'):
                report(found, place_2, 'const', 'must be "hookPrompt"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'fragments' in value:
            place_6 = at + '/fragments'
            member_5 = value['fragments']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    if not (isinstance(item_8, dict)):
                        report(found, place_9, 'type', 'must be object')
            else:
                report(found, place_6, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_25(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_18):
        report(found, at, 'enum', 'must be one of "commentary", "partial_answer", "final_answer"')


def find_thread_item_message_phase(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/MessagePhase``."""
    find_alternatives((_case_25, _case_2,), 'anyOf', value, at, found)


def find_thread_item_memory_citation(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/MemoryCitation``."""
    if isinstance(value, dict):
        if 'entries' in value:
            place_2 = at + '/entries'
            member_1 = value['entries']
            if isinstance(member_1, list):
                for index_3, item_4 in enumerate(member_1):
                    place_5 = f"{place_2}/{index_3}"
                    if not (isinstance(item_4, dict)):
                        report(found, place_5, 'type', 'must be object')
            else:
                report(found, place_2, 'type', 'must be array')
        if 'threadIds' in value:
            place_7 = at + '/threadIds'
            member_6 = value['threadIds']
            if isinstance(member_6, list):
                for index_8, item_9 in enumerate(member_6):
                    place_10 = f"{place_7}/{index_8}"
                    if not (isinstance(item_9, str)):
                        report(found, place_10, 'type', 'must be string')
            else:
                report(found, place_7, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_26(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, list):
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            if not (isinstance(item_2, dict)):
                report(found, place_3, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be array')


def find_thread_item_agent_message_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/AgentMessageItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'agentMessage'):
                report(found, place_2, 'const', 'must be "agentMessage"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'text' in value:
            place_6 = at + '/text'
            member_5 = value['text']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'phase' in value:
            place_8 = at + '/phase'
            member_7 = value['phase']
            find_alternatives((find_thread_item_message_phase, _case_8,), 'anyOf', member_7, place_8, found)
        if 'memoryCitation' in value:
            place_10 = at + '/memoryCitation'
            member_9 = value['memoryCitation']
            find_alternatives((find_thread_item_memory_citation, _case_8,), 'anyOf', member_9, place_10, found)
        if 'questions' in value:
            place_12 = at + '/questions'
            member_11 = value['questions']
            find_alternatives((_case_26, _case_8,), 'anyOf', member_11, place_12, found)
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_function_call_output_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/FunctionCallOutputItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'functionCallOutput'):
                report(found, place_2, 'const', 'must be "functionCallOutput"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'name' in value:
            place_6 = at + '/name'
            member_5 = value['name']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'namespace' in value:
            place_8 = at + '/namespace'
            member_7 = value['namespace']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_plan_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/PlanItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'plan'):
                report(found, place_2, 'const', 'must be "plan"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'text' in value:
            place_6 = at + '/text'
            member_5 = value['text']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_reasoning_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ReasoningItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'reasoning'):
                report(found, place_2, 'const', 'must be "reasoning"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'summary' in value:
            place_6 = at + '/summary'
            member_5 = value['summary']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    if not (isinstance(item_8, str)):
                        report(found, place_9, 'type', 'must be string')
            else:
                report(found, place_6, 'type', 'must be array')
        if 'content' in value:
            place_11 = at + '/content'
            member_10 = value['content']
            if isinstance(member_10, list):
                for index_12, item_13 in enumerate(member_10):
                    place_14 = f"{place_11}/{index_12}"
                    if not (isinstance(item_13, str)):
                        report(found, place_14, 'type', 'must be string')
            else:
                report(found, place_11, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_27(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_19):
        report(found, at, 'enum', 'must be one of "agent", "userShell", "unifiedExecStartup", "unifiedExecInteraction"')


def find_thread_item_command_source(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/CommandSource``."""
    find_alternatives((_case_27, _case_2,), 'anyOf', value, at, found)


def _case_28(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_20):
        report(found, at, 'enum', 'must be one of "inProgress", "completed", "failed", "declined"')


def find_thread_item_tool_status(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ToolStatus``."""
    find_alternatives((_case_28, _case_2,), 'anyOf', value, at, found)


def find_thread_item_command_execution_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/CommandExecutionItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'commandExecution'):
                report(found, place_2, 'const', 'must be "commandExecution"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'command' in value:
            place_6 = at + '/command'
            member_5 = value['command']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'cwd' in value:
            place_8 = at + '/cwd'
            member_7 = value['cwd']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'processId' in value:
            place_10 = at + '/processId'
            member_9 = value['processId']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
        if 'source' in value:
            place_12 = at + '/source'
            member_11 = value['source']
            find_thread_item_command_source(member_11, place_12, found)
        if 'status' in value:
            place_14 = at + '/status'
            member_13 = value['status']
            find_thread_item_tool_status(member_13, place_14, found)
        if 'commandActions' in value:
            place_16 = at + '/commandActions'
            member_15 = value['commandActions']
            if isinstance(member_15, list):
                for index_17, item_18 in enumerate(member_15):
                    place_19 = f"{place_16}/{index_17}"
                    find_thread_item_command_action(item_18, place_19, found)
            else:
                report(found, place_16, 'type', 'must be array')
        if 'aggregatedOutput' in value:
            place_21 = at + '/aggregatedOutput'
            member_20 = value['aggregatedOutput']
            if not (isinstance(member_20, str) or member_20 is None):
                report(found, place_21, 'type', 'must be string or null')
        if 'exitCode' in value:
            place_23 = at + '/exitCode'
            member_22 = value['exitCode']
            if not (type(member_22) is int or type(member_22) is float and member_22.is_integer() or member_22 is None):
                report(found, place_23, 'type', 'must be integer or null')
        if 'durationMs' in value:
            place_25 = at + '/durationMs'
            member_24 = value['durationMs']
            if not (type(member_24) is int or type(member_24) is float and member_24.is_integer() or member_24 is None):
                report(found, place_25, 'type', 'must be integer or null')
        if 'pluginId' in value:
            place_27 = at + '/pluginId'
            member_26 = value['pluginId']
            if not (isinstance(member_26, str) or member_26 is None):
                report(found, place_27, 'type', 'must be string or null')
        if 'scriptPath' in value:
            place_29 = at + '/scriptPath'
            member_28 = value['scriptPath']
            if not (isinstance(member_28, str) or member_28 is None):
                report(found, place_29, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_file_change_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/FileChangeItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'fileChange'):
                report(found, place_2, 'const', 'must be "fileChange"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'changes' in value:
            place_6 = at + '/changes'
            member_5 = value['changes']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    find_thread_item_file_change(item_8, place_9, found)
            else:
                report(found, place_6, 'type', 'must be array')
        if 'status' in value:
            place_11 = at + '/status'
            member_10 = value['status']
            find_thread_item_tool_status(member_10, place_11, found)
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_mcp_tool_call_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/McpToolCallItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'mcpToolCall'):
                report(found, place_2, 'const', 'must be "mcpToolCall"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'server' in value:
            place_6 = at + '/server'
            member_5 = value['server']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'tool' in value:
            place_8 = at + '/tool'
            member_7 = value['tool']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'status' in value:
            place_10 = at + '/status'
            member_9 = value['status']
            find_thread_item_tool_status(member_9, place_10, found)
        if 'readOnlyHint' in value:
            place_12 = at + '/readOnlyHint'
            member_11 = value['readOnlyHint']
            if not (isinstance(member_11, bool) or member_11 is None):
                report(found, place_12, 'type', 'must be boolean or null')
        if 'durationMs' in value:
            place_14 = at + '/durationMs'
            member_13 = value['durationMs']
            if not (type(member_13) is int or type(member_13) is float and member_13.is_integer() or member_13 is None):
                report(found, place_14, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def _case_29(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, list):
        for index_1, item_2 in enumerate(value):
            place_3 = f"{at}/{index_1}"
            find_thread_item_tool_output_item(item_2, place_3, found)
    else:
        report(found, at, 'type', 'must be array')


def find_thread_item_dynamic_tool_call_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/DynamicToolCallItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'dynamicToolCall'):
                report(found, place_2, 'const', 'must be "dynamicToolCall"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'namespace' in value:
            place_6 = at + '/namespace'
            member_5 = value['namespace']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'tool' in value:
            place_8 = at + '/tool'
            member_7 = value['tool']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'status' in value:
            place_10 = at + '/status'
            member_9 = value['status']
            find_thread_item_tool_status(member_9, place_10, found)
        if 'contentItems' in value:
            place_12 = at + '/contentItems'
            member_11 = value['contentItems']
            find_alternatives((_case_29, _case_8,), 'anyOf', member_11, place_12, found)
        if 'success' in value:
            place_14 = at + '/success'
            member_13 = value['success']
            if not (isinstance(member_13, bool) or member_13 is None):
                report(found, place_14, 'type', 'must be boolean or null')
        if 'durationMs' in value:
            place_16 = at + '/durationMs'
            member_15 = value['durationMs']
            if not (type(member_15) is int or type(member_15) is float and member_15.is_integer() or member_15 is None):
                report(found, place_16, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_collab_agent_tool_call_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/CollabAgentToolCallItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'collabAgentToolCall'):
                report(found, place_2, 'const', 'must be "collabAgentToolCall"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'tool' in value:
            place_6 = at + '/tool'
            member_5 = value['tool']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'status' in value:
            place_8 = at + '/status'
            member_7 = value['status']
            find_thread_item_tool_status(member_7, place_8, found)
        if 'senderThreadId' in value:
            place_10 = at + '/senderThreadId'
            member_9 = value['senderThreadId']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
        if 'receiverThreadIds' in value:
            place_12 = at + '/receiverThreadIds'
            member_11 = value['receiverThreadIds']
            if isinstance(member_11, list):
                for index_13, item_14 in enumerate(member_11):
                    place_15 = f"{place_12}/{index_13}"
                    if not (isinstance(item_14, str)):
                        report(found, place_15, 'type', 'must be string')
            else:
                report(found, place_12, 'type', 'must be array')
        if 'prompt' in value:
            place_17 = at + '/prompt'
            member_16 = value['prompt']
            if not (isinstance(member_16, str) or member_16 is None):
                report(found, place_17, 'type', 'must be string or null')
        if 'model' in value:
            place_19 = at + '/model'
            member_18 = value['model']
            if not (isinstance(member_18, str) or member_18 is None):
                report(found, place_19, 'type', 'must be string or null')
        if 'agentsStates' in value:
            place_21 = at + '/agentsStates'
            member_20 = value['agentsStates']
            if not (isinstance(member_20, dict)):
                report(found, place_21, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_sub_agent_activity_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/SubAgentActivityItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'subAgentActivity'):
                report(found, place_2, 'const', 'must be "subAgentActivity"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'kind' in value:
            place_6 = at + '/kind'
            member_5 = value['kind']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'agentThreadId' in value:
            place_8 = at + '/agentThreadId'
            member_7 = value['agentThreadId']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'agentPath' in value:
            place_10 = at + '/agentPath'
            member_9 = value['agentPath']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_30(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not any(same(value, allowed) for allowed in _values_21):
        report(found, at, 'enum', 'must be one of "search", "openPage", "findInPage", "other"')


def find_thread_item_web_search_action(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/WebSearchAction``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            find_alternatives((_case_30, _case_2,), 'anyOf', member_1, place_2, found)
        if 'query' in value:
            place_4 = at + '/query'
            member_3 = value['query']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'queries' in value:
            place_6 = at + '/queries'
            member_5 = value['queries']
            find_alternatives((_case_18, _case_8,), 'anyOf', member_5, place_6, found)
        if 'url' in value:
            place_8 = at + '/url'
            member_7 = value['url']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'pattern' in value:
            place_10 = at + '/pattern'
            member_9 = value['pattern']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def _case_31(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (isinstance(value, list)):
        report(found, at, 'type', 'must be array')


def find_thread_item_web_search_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/WebSearchItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'webSearch'):
                report(found, place_2, 'const', 'must be "webSearch"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'query' in value:
            place_6 = at + '/query'
            member_5 = value['query']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'action' in value:
            place_8 = at + '/action'
            member_7 = value['action']
            find_alternatives((find_thread_item_web_search_action, _case_8,), 'anyOf', member_7, place_8, found)
        if 'results' in value:
            place_10 = at + '/results'
            member_9 = value['results']
            find_alternatives((_case_31, _case_8,), 'anyOf', member_9, place_10, found)
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_image_view_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ImageViewItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'imageView'):
                report(found, place_2, 'const', 'must be "imageView"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'path' in value:
            place_6 = at + '/path'
            member_5 = value['path']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_image_generation_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ImageGenerationItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'imageGeneration'):
                report(found, place_2, 'const', 'must be "imageGeneration"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'status' in value:
            place_6 = at + '/status'
            member_5 = value['status']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'savedPath' in value:
            place_8 = at + '/savedPath'
            member_7 = value['savedPath']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'transparentBackground' in value:
            place_10 = at + '/transparentBackground'
            member_9 = value['transparentBackground']
            if not (isinstance(member_9, bool) or member_9 is None):
                report(found, place_10, 'type', 'must be boolean or null')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_sleep_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/SleepItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'sleep'):
                report(found, place_2, 'const', 'must be "sleep"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'durationMs' in value:
            place_6 = at + '/durationMs'
            member_5 = value['durationMs']
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_entered_review_mode_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/EnteredReviewModeItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'enteredReviewMode'):
                report(found, place_2, 'const', 'must be "enteredReviewMode"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'review' in value:
            place_6 = at + '/review'
            member_5 = value['review']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_exited_review_mode_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ExitedReviewModeItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'exitedReviewMode'):
                report(found, place_2, 'const', 'must be "exitedReviewMode"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'review' in value:
            place_6 = at + '/review'
            member_5 = value['review']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item_context_compaction_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#/$defs/ContextCompactionItem``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'contextCompaction'):
                report(found, place_2, 'const', 'must be "contextCompaction"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_thread_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread-item.schema.json#``."""


def find_thread(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/thread.schema.json#``."""


def find_turn_text_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/TextInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'text' not in value:
            report(found, at, 'required', "must have the member 'text'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'text'):
                report(found, place_2, 'const', 'must be "text"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'text' in value:
            place_4 = at + '/text'
            member_3 = value['text']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'text_elements' in value:
            place_6 = at + '/text_elements'
            member_5 = value['text_elements']
            if isinstance(member_5, list):
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    if not (isinstance(item_8, dict)):
                        report(found, place_9, 'type', 'must be object')
            else:
                report(found, place_6, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_image_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/ImageInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'image'):
                report(found, place_2, 'const', 'must be "image"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'url' in value:
            place_4 = at + '/url'
            member_3 = value['url']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'fileId' in value:
            place_6 = at + '/fileId'
            member_5 = value['fileId']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_local_image_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/LocalImageInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'localImage'):
                report(found, place_2, 'const', 'must be "localImage"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'path' in value:
            place_4 = at + '/path'
            member_3 = value['path']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_audio_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/AudioInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'audio'):
                report(found, place_2, 'const', 'must be "audio"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'url' in value:
            place_4 = at + '/url'
            member_3 = value['url']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'fileId' in value:
            place_6 = at + '/fileId'
            member_5 = value['fileId']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_local_audio_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/LocalAudioInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'localAudio'):
                report(found, place_2, 'const', 'must be "localAudio"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'path' in value:
            place_4 = at + '/path'
            member_3 = value['path']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_skill_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/SkillInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'skill'):
                report(found, place_2, 'const', 'must be "skill"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'name' in value:
            place_4 = at + '/name'
            member_3 = value['name']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'path' in value:
            place_6 = at + '/path'
            member_5 = value['path']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_turn_mention_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#/$defs/MentionInput``."""
    if isinstance(value, dict):
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'mention'):
                report(found, place_2, 'const', 'must be "mention"')
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'name' in value:
            place_4 = at + '/name'
            member_3 = value['name']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'path' in value:
            place_6 = at + '/path'
            member_5 = value['path']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_turn(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/turn.schema.json#``."""


def find_persisted_session_provider_identity(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/ProviderIdentity``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session_semantic_result(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/SemanticResult``."""
    if isinstance(value, dict):
        if 'result' not in value:
            report(found, at, 'required', "must have the member 'result'")
        if 'fingerprint' not in value:
            report(found, at, 'required', "must have the member 'fingerprint'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'result' in value:
            place_2 = at + '/result'
            member_1 = value['result']
            if not (isinstance(member_1, dict)):
                report(found, place_2, 'type', 'must be object')
        if 'fingerprint' in value:
            place_4 = at + '/fingerprint'
            member_3 = value['fingerprint']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'callId' in value:
            place_6 = at + '/callId'
            member_5 = value['callId']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'turnId' in value:
            place_8 = at + '/turnId'
            member_7 = value['turnId']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session_usage_baseline(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/UsageBaseline``."""
    if isinstance(value, dict):
        if 'baseline' not in value:
            report(found, at, 'required', "must have the member 'baseline'")
        if 'latest' not in value:
            report(found, at, 'required', "must have the member 'latest'")
        if 'baseline' in value:
            place_2 = at + '/baseline'
            member_1 = value['baseline']
            if isinstance(member_1, dict):
                for key_3, member_4 in member_1.items():
                    if key_3 not in _members_1:
                        place_5 = place_2 + step(key_3)
                        if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                            if member_4 < 0:
                                report(found, place_5, 'minimum', 'must be at least 0')
                        else:
                            report(found, place_5, 'type', 'must be number')
            else:
                report(found, place_2, 'type', 'must be object')
        if 'latest' in value:
            place_7 = at + '/latest'
            member_6 = value['latest']
            if isinstance(member_6, dict):
                for key_8, member_9 in member_6.items():
                    if key_8 not in _members_1:
                        place_10 = place_7 + step(key_8)
                        if type(member_9) is int or type(member_9) is float and isfinite(member_9):
                            if member_9 < 0:
                                report(found, place_10, 'minimum', 'must be at least 0')
                        else:
                            report(found, place_10, 'type', 'must be number')
            else:
                report(found, place_7, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session_terminal_turn(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/TerminalTurn``."""
    if isinstance(value, dict):
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'fingerprint' not in value:
            report(found, at, 'required', "must have the member 'fingerprint'")
        if 'turnId' in value:
            place_2 = at + '/turnId'
            member_1 = value['turnId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'fingerprint' in value:
            place_4 = at + '/fingerprint'
            member_3 = value['fingerprint']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session_pending_request(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/PendingRequest``."""
    if isinstance(value, dict):
        if 'requestId' not in value:
            report(found, at, 'required', "must have the member 'requestId'")
        if 'requestKind' not in value:
            report(found, at, 'required', "must have the member 'requestKind'")
        if 'method' not in value:
            report(found, at, 'required', "must have the member 'method'")
        if 'turnId' not in value:
            report(found, at, 'required', "must have the member 'turnId'")
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        if 'details' not in value:
            report(found, at, 'required', "must have the member 'details'")
        if 'requestId' in value:
            place_2 = at + '/requestId'
            member_1 = value['requestId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'requestKind' in value:
            place_4 = at + '/requestKind'
            member_3 = value['requestKind']
            if not any(same(member_3, allowed) for allowed in _values_22):
                report(found, place_4, 'enum', 'must be one of "command_approval", "file_approval", "permission_approval", "user_input", "elicitation"')
        if 'method' in value:
            place_6 = at + '/method'
            member_5 = value['method']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'turnId' in value:
            place_8 = at + '/turnId'
            member_7 = value['turnId']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'itemId' in value:
            place_10 = at + '/itemId'
            member_9 = value['itemId']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
        if 'status' in value:
            place_12 = at + '/status'
            member_11 = value['status']
            if not same(member_11, 'pending'):
                report(found, place_12, 'const', 'must be "pending"')
        if 'prompt' in value:
            place_14 = at + '/prompt'
            member_13 = value['prompt']
            if not (isinstance(member_13, str)):
                report(found, place_14, 'type', 'must be string')
        if 'details' in value:
            place_16 = at + '/details'
            member_15 = value['details']
            if not (isinstance(member_15, dict)):
                report(found, place_16, 'type', 'must be object')
        if 'input' in value:
            place_18 = at + '/input'
            member_17 = value['input']
            questions_findings.find_question_set(member_17, place_18, found)
        if 'origin' in value:
            place_20 = at + '/origin'
            member_19 = value['origin']
            if not (isinstance(member_19, dict)):
                report(found, place_20, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session_goal(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/Goal``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'objective' not in value:
            report(found, at, 'required', "must have the member 'objective'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'tokenBudget' not in value:
            report(found, at, 'required', "must have the member 'tokenBudget'")
        if 'tokensUsed' not in value:
            report(found, at, 'required', "must have the member 'tokensUsed'")
        if 'timeUsedSeconds' not in value:
            report(found, at, 'required', "must have the member 'timeUsedSeconds'")
        if 'createdAt' not in value:
            report(found, at, 'required', "must have the member 'createdAt'")
        if 'updatedAt' not in value:
            report(found, at, 'required', "must have the member 'updatedAt'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'objective' in value:
            place_4 = at + '/objective'
            member_3 = value['objective']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'status' in value:
            place_6 = at + '/status'
            member_5 = value['status']
            if not any(same(member_5, allowed) for allowed in _values_23):
                report(found, place_6, 'enum', 'must be one of "active", "paused", "blocked", "limited", "usageLimited", "budgetLimited", "complete"')
        if 'tokenBudget' in value:
            place_8 = at + '/tokenBudget'
            member_7 = value['tokenBudget']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
                report(found, place_8, 'type', 'must be integer or null')
        if 'tokensUsed' in value:
            place_10 = at + '/tokensUsed'
            member_9 = value['tokensUsed']
            if not (type(member_9) is int or type(member_9) is float and member_9.is_integer()):
                report(found, place_10, 'type', 'must be integer')
        if 'timeUsedSeconds' in value:
            place_12 = at + '/timeUsedSeconds'
            member_11 = value['timeUsedSeconds']
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
                report(found, place_12, 'type', 'must be integer')
        if 'createdAt' in value:
            place_14 = at + '/createdAt'
            member_13 = value['createdAt']
            if not (type(member_13) is int or type(member_13) is float and member_13.is_integer()):
                report(found, place_14, 'type', 'must be integer')
        if 'updatedAt' in value:
            place_16 = at + '/updatedAt'
            member_15 = value['updatedAt']
            if not (type(member_15) is int or type(member_15) is float and member_15.is_integer()):
                report(found, place_16, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session_lineage_entry(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#/$defs/LineageEntry``."""
    if isinstance(value, dict):
        if 'threadId' not in value:
            report(found, at, 'required', "must have the member 'threadId'")
        if 'providerSessionId' not in value:
            report(found, at, 'required', "must have the member 'providerSessionId'")
        if 'parentThreadId' not in value:
            report(found, at, 'required', "must have the member 'parentThreadId'")
        if 'depth' not in value:
            report(found, at, 'required', "must have the member 'depth'")
        if 'nickname' not in value:
            report(found, at, 'required', "must have the member 'nickname'")
        if 'role' not in value:
            report(found, at, 'required', "must have the member 'role'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'threadId' in value:
            place_2 = at + '/threadId'
            member_1 = value['threadId']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'providerSessionId' in value:
            place_4 = at + '/providerSessionId'
            member_3 = value['providerSessionId']
            if not (isinstance(member_3, str) or member_3 is None):
                report(found, place_4, 'type', 'must be string or null')
        if 'parentThreadId' in value:
            place_6 = at + '/parentThreadId'
            member_5 = value['parentThreadId']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'depth' in value:
            place_8 = at + '/depth'
            member_7 = value['depth']
            if type(member_7) is int or type(member_7) is float and isfinite(member_7):
                if member_7 < 0:
                    report(found, place_8, 'minimum', 'must be at least 0')
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
                report(found, place_8, 'type', 'must be integer')
        if 'nickname' in value:
            place_10 = at + '/nickname'
            member_9 = value['nickname']
            if not (isinstance(member_9, str) or member_9 is None):
                report(found, place_10, 'type', 'must be string or null')
        if 'role' in value:
            place_12 = at + '/role'
            member_11 = value['role']
            if not (isinstance(member_11, str) or member_11 is None):
                report(found, place_12, 'type', 'must be string or null')
        if 'status' in value:
            place_14 = at + '/status'
            member_13 = value['status']
            if not (isinstance(member_13, str)):
                report(found, place_14, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_persisted_session(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``codex/persisted-session.schema.json#``."""
    if isinstance(value, dict):
        if 'driverKind' not in value:
            report(found, at, 'required', "must have the member 'driverKind'")
        if 'driverSessionId' not in value:
            report(found, at, 'required', "must have the member 'driverSessionId'")
        if 'providerSessionId' not in value:
            report(found, at, 'required', "must have the member 'providerSessionId'")
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'normalizedSessionId' not in value:
            report(found, at, 'required', "must have the member 'normalizedSessionId'")
        if 'activeTurnId' not in value:
            report(found, at, 'required', "must have the member 'activeTurnId'")
        if 'semanticResult' not in value:
            report(found, at, 'required', "must have the member 'semanticResult'")
        if 'terminalTurns' not in value:
            report(found, at, 'required', "must have the member 'terminalTurns'")
        if 'dispositionOnlyRecoveryConsumed' not in value:
            report(found, at, 'required', "must have the member 'dispositionOnlyRecoveryConsumed'")
        if 'dispositionOnlyRecoveryTurnId' not in value:
            report(found, at, 'required', "must have the member 'dispositionOnlyRecoveryTurnId'")
        if 'pendingRuntimeRequests' not in value:
            report(found, at, 'required', "must have the member 'pendingRuntimeRequests'")
        if 'goal' not in value:
            report(found, at, 'required', "must have the member 'goal'")
        if 'lineage' not in value:
            report(found, at, 'required', "must have the member 'lineage'")
        if 'lastSourceSequence' not in value:
            report(found, at, 'required', "must have the member 'lastSourceSequence'")
        if 'driverKind' in value:
            place_2 = at + '/driverKind'
            member_1 = value['driverKind']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'workingDirectory' in value:
            place_4 = at + '/workingDirectory'
            member_3 = value['workingDirectory']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'driverSessionId' in value:
            place_6 = at + '/driverSessionId'
            member_5 = value['driverSessionId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'providerSessionId' in value:
            place_8 = at + '/providerSessionId'
            member_7 = value['providerSessionId']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
        if 'providerIdentity' in value:
            place_10 = at + '/providerIdentity'
            member_9 = value['providerIdentity']
            find_persisted_session_provider_identity(member_9, place_10, found)
        if 'runId' in value:
            place_12 = at + '/runId'
            member_11 = value['runId']
            if isinstance(member_11, str):
                if len(member_11) < 1:
                    report(found, place_12, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_12, 'type', 'must be string')
        if 'normalizedSessionId' in value:
            place_14 = at + '/normalizedSessionId'
            member_13 = value['normalizedSessionId']
            if isinstance(member_13, str):
                if len(member_13) < 1:
                    report(found, place_14, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_14, 'type', 'must be string')
        if 'activeTurnId' in value:
            place_16 = at + '/activeTurnId'
            member_15 = value['activeTurnId']
            if not (isinstance(member_15, str) or member_15 is None):
                report(found, place_16, 'type', 'must be string or null')
        if 'semanticResult' in value:
            place_18 = at + '/semanticResult'
            member_17 = value['semanticResult']
            find_alternatives((find_persisted_session_semantic_result, _case_8,), 'anyOf', member_17, place_18, found)
        if 'codexUsageBaseline' in value:
            place_20 = at + '/codexUsageBaseline'
            member_19 = value['codexUsageBaseline']
            find_persisted_session_usage_baseline(member_19, place_20, found)
        if 'terminalTurns' in value:
            place_22 = at + '/terminalTurns'
            member_21 = value['terminalTurns']
            if isinstance(member_21, list):
                for index_23, item_24 in enumerate(member_21):
                    place_25 = f"{place_22}/{index_23}"
                    find_persisted_session_terminal_turn(item_24, place_25, found)
            else:
                report(found, place_22, 'type', 'must be array')
        if 'dispositionOnlyRecoveryConsumed' in value:
            place_27 = at + '/dispositionOnlyRecoveryConsumed'
            member_26 = value['dispositionOnlyRecoveryConsumed']
            if not (isinstance(member_26, bool)):
                report(found, place_27, 'type', 'must be boolean')
        if 'dispositionOnlyRecoveryTurnId' in value:
            place_29 = at + '/dispositionOnlyRecoveryTurnId'
            member_28 = value['dispositionOnlyRecoveryTurnId']
            if not (isinstance(member_28, str) or member_28 is None):
                report(found, place_29, 'type', 'must be string or null')
        if 'pendingRuntimeRequests' in value:
            place_31 = at + '/pendingRuntimeRequests'
            member_30 = value['pendingRuntimeRequests']
            if isinstance(member_30, list):
                for index_32, item_33 in enumerate(member_30):
                    place_34 = f"{place_31}/{index_32}"
                    find_persisted_session_pending_request(item_33, place_34, found)
            else:
                report(found, place_31, 'type', 'must be array')
        if 'goal' in value:
            place_36 = at + '/goal'
            member_35 = value['goal']
            find_alternatives((find_persisted_session_goal, _case_8,), 'anyOf', member_35, place_36, found)
        if 'lineage' in value:
            place_38 = at + '/lineage'
            member_37 = value['lineage']
            if isinstance(member_37, list):
                for index_39, item_40 in enumerate(member_37):
                    place_41 = f"{place_38}/{index_39}"
                    find_persisted_session_lineage_entry(item_40, place_41, found)
            else:
                report(found, place_38, 'type', 'must be array')
        if 'lastSourceSequence' in value:
            place_43 = at + '/lastSourceSequence'
            member_42 = value['lastSourceSequence']
            if type(member_42) is int or type(member_42) is float and isfinite(member_42):
                if member_42 < 0:
                    report(found, place_43, 'minimum', 'must be at least 0')
            if not (type(member_42) is int or type(member_42) is float and member_42.is_integer()):
                report(found, place_43, 'type', 'must be integer')
        if 'toolCatalogDigest' in value:
            place_45 = at + '/toolCatalogDigest'
            member_44 = value['toolCatalogDigest']
            if isinstance(member_44, str):
                if _match_1(member_44) is None:
                    report(found, place_45, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
            else:
                report(found, place_45, 'type', 'must be string')
        if 'providerRecoveryPolicy' in value:
            place_47 = at + '/providerRecoveryPolicy'
            member_46 = value['providerRecoveryPolicy']
            if not any(same(member_46, allowed) for allowed in _values_24):
                report(found, place_47, 'enum', 'must be one of "same_session_only", "allow_replacement_after_governed_wait", "allow_replacement_after_resume_failure"')
    else:
        report(found, at, 'type', 'must be object')
