"""Whether a decoded JSON value satisfies a schema. Module ``codex``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._verdicts import questions as questions_verdicts
from paperclip_protocol._runtime import JsonValue, isfinite, matcher


_words_1: frozenset[str] = frozenset(('active', 'idle', 'notLoaded', 'systemError'))
_words_2: frozenset[str] = frozenset(('waitingOnApproval', 'waitingOnUserInput'))
_words_3: frozenset[str] = frozenset(('cancelled', 'completed', 'failed', 'inProgress', 'interrupted'))
_words_4: frozenset[str] = frozenset(('full', 'notLoaded', 'summary'))
_words_5: frozenset[str] = frozenset(('badRequest', 'contextWindowExceeded', 'cyberPolicy', 'flexUnavailable', 'internalServerError', 'misalignmentPolicyViolation', 'other', 'rateLimitExceeded', 'sandboxError', 'serverOverloaded', 'sessionBudgetExceeded', 'threadRollbackFailed', 'tooManyDenials', 'unauthorized', 'usageLimitExceeded'))
_words_6: frozenset[str] = frozenset(('active', 'blocked', 'budgetLimited', 'complete', 'paused', 'usageLimited'))
_words_7: frozenset[str] = frozenset(('add', 'delete', 'update'))
_words_8: frozenset[str] = frozenset(('completed', 'inProgress', 'pending'))
_words_9: frozenset[str] = frozenset(('never', 'on-request', 'untrusted'))
_words_10: frozenset[str] = frozenset(('asc', 'desc'))
_words_11: frozenset[str] = frozenset(('default', 'plan'))
_words_12: frozenset[str] = frozenset(('dangerFullAccess', 'externalSandbox', 'readOnly', 'workspaceWrite'))
_words_13: frozenset[str] = frozenset(('listFiles', 'read', 'search', 'unknown'))
_words_14: frozenset[str] = frozenset(('accept', 'acceptForSession', 'cancel', 'decline'))
_words_15: frozenset[str] = frozenset(('session', 'turn'))
_members_1: frozenset[str] = frozenset(())
_words_16: frozenset[str] = frozenset(('accept', 'cancel', 'decline'))
_words_17: frozenset[str] = frozenset(('inputAudio', 'inputImage', 'inputText'))
_words_18: frozenset[str] = frozenset(('commentary', 'final_answer', 'partial_answer'))
_words_19: frozenset[str] = frozenset(('agent', 'unifiedExecInteraction', 'unifiedExecStartup', 'userShell'))
_words_20: frozenset[str] = frozenset(('completed', 'declined', 'failed', 'inProgress'))
_words_21: frozenset[str] = frozenset(('findInPage', 'openPage', 'other', 'search'))
_words_22: frozenset[str] = frozenset(('command_approval', 'elicitation', 'file_approval', 'permission_approval', 'user_input'))
_words_23: frozenset[str] = frozenset(('active', 'blocked', 'budgetLimited', 'complete', 'limited', 'paused', 'usageLimited'))
_match_1 = matcher(globals(), '_match_1', '^sha256:[a-f0-9]{64}\\Z', 'match')
_words_24: frozenset[str] = frozenset(('allow_replacement_after_governed_wait', 'allow_replacement_after_resume_failure', 'same_session_only'))


def is_jsonrpc_request(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/jsonrpc.schema.json#/$defs/Request``."""
    if not isinstance(value, dict):
        return False
    if 'method' not in value:
        return False
    member_1 = value['method']
    if not isinstance(member_1, str):
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not (isinstance(member_2, str) or type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if 'params' in value:
        member_3 = value['params']
        if not isinstance(member_3, dict):
            return False
    return True


def is_jsonrpc_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/jsonrpc.schema.json#/$defs/Notification``."""
    if not isinstance(value, dict):
        return False
    if 'method' not in value:
        return False
    member_1 = value['method']
    if not isinstance(member_1, str):
        return False
    if 'params' in value:
        member_2 = value['params']
        if not isinstance(member_2, dict):
            return False
    if 'emittedAtMs' in value:
        member_3 = value['emittedAtMs']
        if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
            return False
    return True


def is_jsonrpc_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/jsonrpc.schema.json#/$defs/Response``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not (isinstance(member_1, str) or type(member_1) is int or type(member_1) is float and member_1.is_integer()):
        return False
    if 'result' not in value:
        return False
    member_2 = value['result']
    if not isinstance(member_2, dict):
        return False
    return True


def is_jsonrpc_error(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/jsonrpc.schema.json#/$defs/Error``."""
    if not isinstance(value, dict):
        return False
    if 'code' in value:
        member_1 = value['code']
        if not (type(member_1) is int or type(member_1) is float and isfinite(member_1)):
            return False
    if 'message' in value:
        member_2 = value['message']
        if not isinstance(member_2, str):
            return False
    return True


def is_jsonrpc_error_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/jsonrpc.schema.json#/$defs/ErrorResponse``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not (isinstance(member_1, str) or type(member_1) is int or type(member_1) is float and member_1.is_integer()):
        return False
    if 'error' not in value:
        return False
    member_2 = value['error']
    if not is_jsonrpc_error(member_2):
        return False
    return True


def is_jsonrpc(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/jsonrpc.schema.json#``."""
    return True


def is_methods(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/methods.schema.json#``."""
    return True


def is_notifications_thread_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ThreadNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    return True


def _case_1(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_1:
        return False
    return True


def _case_2(value: JsonValue) -> bool:
    if not isinstance(value, str):
        return False
    return True


def _case_3(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_2:
        return False
    return True


def is_thread_thread_status(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/ThreadStatus``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not (_case_1(member_1) or _case_2(member_1)):
        return False
    if 'activeFlags' in value:
        member_2 = value['activeFlags']
        if not isinstance(member_2, list):
            return False
        for item_3 in member_2:
            if not (_case_3(item_3) or _case_2(item_3)):
                return False
    return True


def _case_4(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_3:
        return False
    return True


def is_turn_turn_status(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/TurnStatus``."""
    if not (_case_4(value) or _case_2(value)):
        return False
    return True


def is_thread_item_thread_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ThreadItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    return True


def _case_5(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_4:
        return False
    return True


def _case_6(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_5:
        return False
    return True


def is_turn_codex_error_word(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/CodexErrorWord``."""
    if not (_case_6(value) or _case_2(value)):
        return False
    return True


def _case_7(value: JsonValue) -> bool:
    if not isinstance(value, dict):
        return False
    return True


def is_turn_codex_error_info(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/CodexErrorInfo``."""
    if not (is_turn_codex_error_word(value) or _case_7(value)):
        return False
    return True


def _case_8(value: JsonValue) -> bool:
    if value is not None:
        return False
    return True


def is_turn_turn_error(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/TurnError``."""
    if not isinstance(value, dict):
        return False
    if 'message' in value:
        member_1 = value['message']
        if not isinstance(member_1, str):
            return False
    if 'codexErrorInfo' in value:
        member_2 = value['codexErrorInfo']
        if not (is_turn_codex_error_info(member_2) or _case_8(member_2)):
            return False
    if 'additionalDetails' in value:
        member_3 = value['additionalDetails']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    return True


def is_turn_turn(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/Turn``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'status' not in value:
        return False
    member_2 = value['status']
    if not is_turn_turn_status(member_2):
        return False
    if 'items' in value:
        member_3 = value['items']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not is_thread_item_thread_item(item_4):
                return False
    if 'itemsView' in value:
        member_5 = value['itemsView']
        if not (_case_5(member_5) or _case_2(member_5)):
            return False
    if 'error' in value:
        member_6 = value['error']
        if not (is_turn_turn_error(member_6) or _case_8(member_6)):
            return False
    if 'startedAt' in value:
        member_7 = value['startedAt']
        if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
            return False
    if 'completedAt' in value:
        member_8 = value['completedAt']
        if not (type(member_8) is int or type(member_8) is float and member_8.is_integer() or member_8 is None):
            return False
    if 'durationMs' in value:
        member_9 = value['durationMs']
        if not (type(member_9) is int or type(member_9) is float and member_9.is_integer() or member_9 is None):
            return False
    return True


def is_thread_thread_spawn(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/ThreadSpawn``."""
    if not isinstance(value, dict):
        return False
    if 'parent_thread_id' in value:
        member_1 = value['parent_thread_id']
        if not isinstance(member_1, str):
            return False
    if 'depth' in value:
        member_2 = value['depth']
        if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
            return False
    if 'agent_nickname' in value:
        member_3 = value['agent_nickname']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'agent_role' in value:
        member_4 = value['agent_role']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    return True


def is_thread_sub_agent_spawn(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/SubAgentSpawn``."""
    if not isinstance(value, dict):
        return False
    if 'thread_spawn' in value:
        member_1 = value['thread_spawn']
        if not is_thread_thread_spawn(member_1):
            return False
    if 'other' in value:
        member_2 = value['other']
        if not isinstance(member_2, str):
            return False
    return True


def is_thread_sub_agent_source(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/SubAgentSource``."""
    if not isinstance(value, dict):
        return False
    if 'subAgent' in value:
        member_1 = value['subAgent']
        if not (_case_2(member_1) or is_thread_sub_agent_spawn(member_1)):
            return False
    if 'custom' in value:
        member_2 = value['custom']
        if not isinstance(member_2, str):
            return False
    return True


def is_thread_session_source(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/SessionSource``."""
    if not (_case_2(value) or is_thread_sub_agent_source(value)):
        return False
    return True


def is_thread_thread(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/Thread``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'sessionId' in value:
        member_2 = value['sessionId']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'cwd' in value:
        member_3 = value['cwd']
        if not isinstance(member_3, str):
            return False
    if 'status' in value:
        member_4 = value['status']
        if not is_thread_thread_status(member_4):
            return False
    if 'turns' in value:
        member_5 = value['turns']
        if not isinstance(member_5, list):
            return False
        for item_6 in member_5:
            if not is_turn_turn(item_6):
                return False
    if 'model' in value:
        member_7 = value['model']
        if not (isinstance(member_7, str) or member_7 is None):
            return False
    if 'modelProvider' in value:
        member_8 = value['modelProvider']
        if not isinstance(member_8, str):
            return False
    if 'reasoningEffort' in value:
        member_9 = value['reasoningEffort']
        if not (isinstance(member_9, str) or member_9 is None):
            return False
    if 'cliVersion' in value:
        member_10 = value['cliVersion']
        if not isinstance(member_10, str):
            return False
    if 'source' in value:
        member_11 = value['source']
        if not is_thread_session_source(member_11):
            return False
    if 'forkedFromId' in value:
        member_12 = value['forkedFromId']
        if not (isinstance(member_12, str) or member_12 is None):
            return False
    if 'parentThreadId' in value:
        member_13 = value['parentThreadId']
        if not (isinstance(member_13, str) or member_13 is None):
            return False
    if 'agentNickname' in value:
        member_14 = value['agentNickname']
        if not (isinstance(member_14, str) or member_14 is None):
            return False
    if 'agentRole' in value:
        member_15 = value['agentRole']
        if not (isinstance(member_15, str) or member_15 is None):
            return False
    if 'path' in value:
        member_16 = value['path']
        if not (isinstance(member_16, str) or member_16 is None):
            return False
    if 'preview' in value:
        member_17 = value['preview']
        if not isinstance(member_17, str):
            return False
    if 'ephemeral' in value:
        member_18 = value['ephemeral']
        if not isinstance(member_18, bool):
            return False
    if 'createdAt' in value:
        member_19 = value['createdAt']
        if not (type(member_19) is int or type(member_19) is float and member_19.is_integer()):
            return False
    if 'updatedAt' in value:
        member_20 = value['updatedAt']
        if not (type(member_20) is int or type(member_20) is float and member_20.is_integer()):
            return False
    if 'name' in value:
        member_21 = value['name']
        if not (isinstance(member_21, str) or member_21 is None):
            return False
    return True


def is_notifications_thread_started_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ThreadStartedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'thread' not in value:
        return False
    member_1 = value['thread']
    if not is_thread_thread(member_1):
        return False
    return True


def is_notifications_thread_status_changed_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ThreadStatusChangedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'status' not in value:
        return False
    member_2 = value['status']
    if not is_thread_thread_status(member_2):
        return False
    return True


def _case_9(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_6:
        return False
    return True


def is_thread_thread_goal(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/ThreadGoal``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if 'objective' not in value:
        return False
    member_2 = value['objective']
    if not isinstance(member_2, str):
        return False
    if 'status' not in value:
        return False
    member_3 = value['status']
    if not (_case_9(member_3) or _case_2(member_3)):
        return False
    if 'tokenBudget' in value:
        member_4 = value['tokenBudget']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer() or member_4 is None):
            return False
    if 'tokensUsed' in value:
        member_5 = value['tokensUsed']
        if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
            return False
    if 'timeUsedSeconds' in value:
        member_6 = value['timeUsedSeconds']
        if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
            return False
    if 'createdAt' in value:
        member_7 = value['createdAt']
        if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
            return False
    if 'updatedAt' in value:
        member_8 = value['updatedAt']
        if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
            return False
    return True


def is_notifications_goal_updated_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/GoalUpdatedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' in value:
        member_2 = value['turnId']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'goal' not in value:
        return False
    member_3 = value['goal']
    if not is_thread_thread_goal(member_3):
        return False
    return True


def is_thread_token_counts(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/TokenCounts``."""
    if not isinstance(value, dict):
        return False
    if 'totalTokens' not in value:
        return False
    member_1 = value['totalTokens']
    if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
        return False
    if 'inputTokens' not in value:
        return False
    member_2 = value['inputTokens']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if 'cachedInputTokens' not in value:
        return False
    member_3 = value['cachedInputTokens']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if 'cacheWriteInputTokens' in value:
        member_4 = value['cacheWriteInputTokens']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
            return False
    if 'outputTokens' not in value:
        return False
    member_5 = value['outputTokens']
    if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
        return False
    if 'reasoningOutputTokens' not in value:
        return False
    member_6 = value['reasoningOutputTokens']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
        return False
    return True


def is_thread_token_usage(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/TokenUsage``."""
    if not isinstance(value, dict):
        return False
    if 'total' not in value:
        return False
    member_1 = value['total']
    if not is_thread_token_counts(member_1):
        return False
    if 'last' not in value:
        return False
    member_2 = value['last']
    if not is_thread_token_counts(member_2):
        return False
    if 'modelContextWindow' in value:
        member_3 = value['modelContextWindow']
        if not (type(member_3) is int or type(member_3) is float and member_3.is_integer() or member_3 is None):
            return False
    return True


def is_notifications_token_usage_updated_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/TokenUsageUpdatedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'tokenUsage' not in value:
        return False
    member_3 = value['tokenUsage']
    if not is_thread_token_usage(member_3):
        return False
    return True


def is_notifications_turn_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/TurnNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turn' not in value:
        return False
    member_2 = value['turn']
    if not is_turn_turn(member_2):
        return False
    return True


def is_notifications_item_started_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ItemStartedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'item' not in value:
        return False
    member_3 = value['item']
    if not is_thread_item_thread_item(member_3):
        return False
    if 'startedAtMs' in value:
        member_4 = value['startedAtMs']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
            return False
    return True


def is_notifications_item_completed_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ItemCompletedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'item' not in value:
        return False
    member_3 = value['item']
    if not is_thread_item_thread_item(member_3):
        return False
    if 'completedAtMs' in value:
        member_4 = value['completedAtMs']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
            return False
    return True


def is_notifications_text_delta_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/TextDeltaNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'delta' not in value:
        return False
    member_4 = value['delta']
    if not isinstance(member_4, str):
        return False
    return True


def is_notifications_summary_text_delta_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/SummaryTextDeltaNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'delta' not in value:
        return False
    member_4 = value['delta']
    if not isinstance(member_4, str):
        return False
    if 'summaryIndex' in value:
        member_5 = value['summaryIndex']
        if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
            return False
    return True


def is_notifications_summary_part_added_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/SummaryPartAddedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'summaryIndex' in value:
        member_4 = value['summaryIndex']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
            return False
    return True


def is_notifications_reasoning_text_delta_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ReasoningTextDeltaNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'delta' not in value:
        return False
    member_4 = value['delta']
    if not isinstance(member_4, str):
        return False
    if 'contentIndex' in value:
        member_5 = value['contentIndex']
        if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
            return False
    return True


def is_notifications_terminal_interaction_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/TerminalInteractionNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'processId' in value:
        member_4 = value['processId']
        if not isinstance(member_4, str):
            return False
    if 'stdin' not in value:
        return False
    member_5 = value['stdin']
    if not isinstance(member_5, str):
        return False
    return True


def _case_10(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_7:
        return False
    return True


def is_thread_item_file_change_kind(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/FileChangeKind``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not (_case_10(member_1) or _case_2(member_1)):
        return False
    if 'move_path' in value:
        member_2 = value['move_path']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    return True


def is_thread_item_file_change(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/FileChange``."""
    if not isinstance(value, dict):
        return False
    if 'path' not in value:
        return False
    member_1 = value['path']
    if not isinstance(member_1, str):
        return False
    if 'kind' not in value:
        return False
    member_2 = value['kind']
    if not is_thread_item_file_change_kind(member_2):
        return False
    if 'diff' in value:
        member_3 = value['diff']
        if not isinstance(member_3, str):
            return False
    return True


def is_notifications_patch_updated_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/PatchUpdatedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'changes' not in value:
        return False
    member_4 = value['changes']
    if not isinstance(member_4, list):
        return False
    for item_5 in member_4:
        if not is_thread_item_file_change(item_5):
            return False
    return True


def is_notifications_mcp_progress_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/McpProgressNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'message' not in value:
        return False
    member_4 = value['message']
    if not isinstance(member_4, str):
        return False
    return True


def is_notifications_auto_approval_review_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/AutoApprovalReviewNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'reviewId' in value:
        member_3 = value['reviewId']
        if not isinstance(member_3, str):
            return False
    if 'targetItemId' in value:
        member_4 = value['targetItemId']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'review' in value:
        member_5 = value['review']
        if not isinstance(member_5, dict):
            return False
    return True


def is_notifications_diff_updated_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/DiffUpdatedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'diff' not in value:
        return False
    member_3 = value['diff']
    if not isinstance(member_3, str):
        return False
    return True


def _case_11(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_8:
        return False
    return True


def is_turn_plan_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/PlanStep``."""
    if not isinstance(value, dict):
        return False
    if 'step' not in value:
        return False
    member_1 = value['step']
    if not isinstance(member_1, str):
        return False
    if 'status' not in value:
        return False
    member_2 = value['status']
    if not (_case_11(member_2) or _case_2(member_2)):
        return False
    return True


def is_notifications_plan_updated_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/PlanUpdatedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'explanation' in value:
        member_3 = value['explanation']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'plan' not in value:
        return False
    member_4 = value['plan']
    if not isinstance(member_4, list):
        return False
    for item_5 in member_4:
        if not is_turn_plan_step(item_5):
            return False
    return True


def is_notifications_server_request_resolved_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ServerRequestResolvedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'requestId' not in value:
        return False
    member_2 = value['requestId']
    if not (isinstance(member_2, str) or type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    return True


def is_notifications_error_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ErrorNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'error' not in value:
        return False
    member_3 = value['error']
    if not is_turn_turn_error(member_3):
        return False
    if 'willRetry' in value:
        member_4 = value['willRetry']
        if not isinstance(member_4, bool):
            return False
    return True


def is_notifications_warning_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/WarningNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' in value:
        member_1 = value['threadId']
        if not (isinstance(member_1, str) or member_1 is None):
            return False
    if 'message' not in value:
        return False
    member_2 = value['message']
    if not isinstance(member_2, str):
        return False
    return True


def is_notifications_notice_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/NoticeNotification``."""
    if not isinstance(value, dict):
        return False
    if 'summary' not in value:
        return False
    member_1 = value['summary']
    if not isinstance(member_1, str):
        return False
    if 'details' in value:
        member_2 = value['details']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    return True


def is_notifications_world_writable_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/WorldWritableNotification``."""
    if not isinstance(value, dict):
        return False
    if 'samplePaths' in value:
        member_1 = value['samplePaths']
        if not isinstance(member_1, list):
            return False
        for item_2 in member_1:
            if not isinstance(item_2, str):
                return False
    if 'extraCount' in value:
        member_3 = value['extraCount']
        if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
            return False
    if 'failedScan' in value:
        member_4 = value['failedScan']
        if not isinstance(member_4, bool):
            return False
    return True


def is_notifications_hook_run(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/HookRun``."""
    if not isinstance(value, dict):
        return False
    if 'id' in value:
        member_1 = value['id']
        if not isinstance(member_1, str):
            return False
    if 'eventName' in value:
        member_2 = value['eventName']
        if not isinstance(member_2, str):
            return False
    if 'scope' in value:
        member_3 = value['scope']
        if not isinstance(member_3, str):
            return False
    if 'executionMode' in value:
        member_4 = value['executionMode']
        if not isinstance(member_4, str):
            return False
    if 'status' in value:
        member_5 = value['status']
        if not isinstance(member_5, str):
            return False
    if 'durationMs' in value:
        member_6 = value['durationMs']
        if not (type(member_6) is int or type(member_6) is float and member_6.is_integer() or member_6 is None):
            return False
    if 'statusMessage' in value:
        member_7 = value['statusMessage']
        if not (isinstance(member_7, str) or member_7 is None):
            return False
    return True


def is_notifications_hook_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/HookNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' in value:
        member_2 = value['turnId']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'run' not in value:
        return False
    member_3 = value['run']
    if not is_notifications_hook_run(member_3):
        return False
    return True


def is_notifications_context_compacted_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ContextCompactedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    return True


def is_notifications_model_rerouted_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ModelReroutedNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'fromModel' not in value:
        return False
    member_3 = value['fromModel']
    if not isinstance(member_3, str):
        return False
    if 'toModel' not in value:
        return False
    member_4 = value['toModel']
    if not isinstance(member_4, str):
        return False
    return True


def is_notifications_model_verification_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/ModelVerificationNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'verifications' in value:
        member_3 = value['verifications']
        if not isinstance(member_3, list):
            return False
    return True


def is_notifications_safety_buffering_notification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#/$defs/SafetyBufferingNotification``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'model' in value:
        member_3 = value['model']
        if not isinstance(member_3, str):
            return False
    if 'reasons' in value:
        member_4 = value['reasons']
        if not isinstance(member_4, list):
            return False
        for item_5 in member_4:
            if not isinstance(item_5, str):
                return False
    if 'useCases' in value:
        member_6 = value['useCases']
        if not isinstance(member_6, list):
            return False
        for item_7 in member_6:
            if not isinstance(item_7, str):
                return False
    if 'showBufferingUi' in value:
        member_8 = value['showBufferingUi']
        if not isinstance(member_8, bool):
            return False
    return True


def is_notifications(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/notifications.schema.json#``."""
    return True


def is_requests_client_info(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ClientInfo``."""
    if not isinstance(value, dict):
        return False
    if 'name' not in value:
        return False
    member_1 = value['name']
    if not isinstance(member_1, str):
        return False
    if 'title' in value:
        member_2 = value['title']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'version' not in value:
        return False
    member_3 = value['version']
    if not isinstance(member_3, str):
        return False
    return True


def is_requests_client_capabilities(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ClientCapabilities``."""
    if not isinstance(value, dict):
        return False
    if 'experimentalApi' in value:
        member_1 = value['experimentalApi']
        if not isinstance(member_1, bool):
            return False
    if 'requestAttestation' in value:
        member_2 = value['requestAttestation']
        if not isinstance(member_2, bool):
            return False
    if 'optOutNotificationMethods' in value:
        member_3 = value['optOutNotificationMethods']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, str):
                return False
    return True


def is_requests_initialize_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/InitializeParams``."""
    if not isinstance(value, dict):
        return False
    if 'clientInfo' not in value:
        return False
    member_1 = value['clientInfo']
    if not is_requests_client_info(member_1):
        return False
    if 'capabilities' in value:
        member_2 = value['capabilities']
        if not is_requests_client_capabilities(member_2):
            return False
    return True


def _case_12(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_9:
        return False
    return True


def is_requests_dynamic_tool(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/DynamicTool``."""
    if not isinstance(value, dict):
        return False
    if 'name' not in value:
        return False
    member_1 = value['name']
    if not isinstance(member_1, str):
        return False
    if 'description' not in value:
        return False
    member_2 = value['description']
    if not isinstance(member_2, str):
        return False
    if 'inputSchema' not in value:
        return False
    return True


def is_requests_completion_contract(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/CompletionContract``."""
    if not isinstance(value, dict):
        return False
    if 'revision' not in value:
        return False
    member_1 = value['revision']
    if not isinstance(member_1, str):
        return False
    if 'criterionIds' not in value:
        return False
    member_2 = value['criterionIds']
    if not isinstance(member_2, list):
        return False
    for item_3 in member_2:
        if not isinstance(item_3, str):
            return False
    return True


def is_requests_thread_start_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ThreadStartParams``."""
    if not isinstance(value, dict):
        return False
    if 'cwd' not in value:
        return False
    member_1 = value['cwd']
    if not isinstance(member_1, str):
        return False
    if 'config' in value:
        member_2 = value['config']
        if not isinstance(member_2, dict):
            return False
    if 'permissions' in value:
        member_3 = value['permissions']
        if not isinstance(member_3, str):
            return False
    if 'runtimeWorkspaceRoots' in value:
        member_4 = value['runtimeWorkspaceRoots']
        if not isinstance(member_4, list):
            return False
        for item_5 in member_4:
            if not isinstance(item_5, str):
                return False
    if 'approvalPolicy' in value:
        member_6 = value['approvalPolicy']
        if not (_case_12(member_6) or _case_2(member_6)):
            return False
    if 'model' in value:
        member_7 = value['model']
        if not isinstance(member_7, str):
            return False
    if 'baseInstructions' in value:
        member_8 = value['baseInstructions']
        if not isinstance(member_8, str):
            return False
    if 'dynamicTools' in value:
        member_9 = value['dynamicTools']
        if not isinstance(member_9, list):
            return False
        for item_10 in member_9:
            if not is_requests_dynamic_tool(item_10):
                return False
    if 'persistExtendedHistory' in value:
        member_11 = value['persistExtendedHistory']
        if not isinstance(member_11, bool):
            return False
    if 'completionContract' in value:
        member_12 = value['completionContract']
        if not is_requests_completion_contract(member_12):
            return False
    if 'experimentalRawEvents' in value:
        member_13 = value['experimentalRawEvents']
        if not isinstance(member_13, bool):
            return False
    if 'ephemeral' in value:
        member_14 = value['ephemeral']
        if not isinstance(member_14, bool):
            return False
    return True


def is_requests_thread_resume_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ThreadResumeParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'excludeTurns' in value:
        member_2 = value['excludeTurns']
        if not isinstance(member_2, bool):
            return False
    if 'cwd' not in value:
        return False
    member_3 = value['cwd']
    if not isinstance(member_3, str):
        return False
    if 'config' in value:
        member_4 = value['config']
        if not isinstance(member_4, dict):
            return False
    if 'permissions' in value:
        member_5 = value['permissions']
        if not isinstance(member_5, str):
            return False
    if 'runtimeWorkspaceRoots' in value:
        member_6 = value['runtimeWorkspaceRoots']
        if not isinstance(member_6, list):
            return False
        for item_7 in member_6:
            if not isinstance(item_7, str):
                return False
    if 'approvalPolicy' in value:
        member_8 = value['approvalPolicy']
        if not (_case_12(member_8) or _case_2(member_8)):
            return False
    if 'model' in value:
        member_9 = value['model']
        if not isinstance(member_9, str):
            return False
    if 'baseInstructions' in value:
        member_10 = value['baseInstructions']
        if not isinstance(member_10, str):
            return False
    if 'dynamicTools' in value:
        member_11 = value['dynamicTools']
        if not isinstance(member_11, list):
            return False
        for item_12 in member_11:
            if not is_requests_dynamic_tool(item_12):
                return False
    if 'persistExtendedHistory' in value:
        member_13 = value['persistExtendedHistory']
        if not isinstance(member_13, bool):
            return False
    return True


def is_requests_thread_read_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ThreadReadParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'includeTurns' in value:
        member_2 = value['includeTurns']
        if not isinstance(member_2, bool):
            return False
    return True


def _case_13(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_10:
        return False
    return True


def is_requests_turns_list_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/TurnsListParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'sortDirection' in value:
        member_2 = value['sortDirection']
        if not (_case_13(member_2) or _case_2(member_2)):
            return False
    if 'limit' in value:
        member_3 = value['limit']
        if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
            return False
    if 'cursor' in value:
        member_4 = value['cursor']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'itemsView' in value:
        member_5 = value['itemsView']
        if not (_case_5(member_5) or _case_2(member_5)):
            return False
    return True


def is_requests_items_list_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ItemsListParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' in value:
        member_2 = value['turnId']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'sortDirection' in value:
        member_3 = value['sortDirection']
        if not (_case_13(member_3) or _case_2(member_3)):
            return False
    if 'limit' in value:
        member_4 = value['limit']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
            return False
    if 'cursor' in value:
        member_5 = value['cursor']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    return True


def is_requests_collaboration_mode_list_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/CollaborationModeListParams``."""
    if not isinstance(value, dict):
        return False
    return True


def is_turn_user_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/UserInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    return True


def _case_14(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_11:
        return False
    return True


def is_thread_collaboration_mode_settings(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/CollaborationModeSettings``."""
    if not isinstance(value, dict):
        return False
    if 'model' not in value:
        return False
    member_1 = value['model']
    if not isinstance(member_1, str):
        return False
    if 'reasoning_effort' in value:
        member_2 = value['reasoning_effort']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'developer_instructions' in value:
        member_3 = value['developer_instructions']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    return True


def is_thread_collaboration_mode(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/CollaborationMode``."""
    if not isinstance(value, dict):
        return False
    if 'mode' not in value:
        return False
    member_1 = value['mode']
    if not (_case_14(member_1) or _case_2(member_1)):
        return False
    if 'settings' not in value:
        return False
    member_2 = value['settings']
    if not is_thread_collaboration_mode_settings(member_2):
        return False
    return True


def is_requests_turn_start_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/TurnStartParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'input' not in value:
        return False
    member_2 = value['input']
    if not isinstance(member_2, list):
        return False
    for item_3 in member_2:
        if not is_turn_user_input(item_3):
            return False
    if 'cwd' in value:
        member_4 = value['cwd']
        if not isinstance(member_4, str):
            return False
    if 'permissions' in value:
        member_5 = value['permissions']
        if not isinstance(member_5, str):
            return False
    if 'runtimeWorkspaceRoots' in value:
        member_6 = value['runtimeWorkspaceRoots']
        if not isinstance(member_6, list):
            return False
        for item_7 in member_6:
            if not isinstance(item_7, str):
                return False
    if 'collaborationMode' in value:
        member_8 = value['collaborationMode']
        if not is_thread_collaboration_mode(member_8):
            return False
    if 'approvalPolicy' in value:
        member_9 = value['approvalPolicy']
        if not (_case_12(member_9) or _case_2(member_9)):
            return False
    if 'model' in value:
        member_10 = value['model']
        if not isinstance(member_10, str):
            return False
    if 'effort' in value:
        member_11 = value['effort']
        if not isinstance(member_11, str):
            return False
    return True


def is_requests_turn_steer_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/TurnSteerParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'expectedTurnId' not in value:
        return False
    member_2 = value['expectedTurnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'input' not in value:
        return False
    member_3 = value['input']
    if not isinstance(member_3, list):
        return False
    for item_4 in member_3:
        if not is_turn_user_input(item_4):
            return False
    if 'correlationId' in value:
        member_5 = value['correlationId']
        if not isinstance(member_5, str):
            return False
    return True


def is_requests_turn_interrupt_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/TurnInterruptParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    return True


def is_requests_thread_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/ThreadParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    return True


def is_requests_goal_set_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#/$defs/GoalSetParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'objective' in value:
        member_2 = value['objective']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'status' in value:
        member_3 = value['status']
        if not (_case_9(member_3) or _case_2(member_3)):
            return False
    if 'tokenBudget' in value:
        member_4 = value['tokenBudget']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer() or member_4 is None):
            return False
    return True


def is_requests(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/requests.schema.json#``."""
    return True


def is_responses_initialize_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/InitializeResponse``."""
    if not isinstance(value, dict):
        return False
    if 'userAgent' in value:
        member_1 = value['userAgent']
        if not isinstance(member_1, str):
            return False
    if 'codexHome' in value:
        member_2 = value['codexHome']
        if not isinstance(member_2, str):
            return False
    if 'platformFamily' in value:
        member_3 = value['platformFamily']
        if not isinstance(member_3, str):
            return False
    if 'platformOs' in value:
        member_4 = value['platformOs']
        if not isinstance(member_4, str):
            return False
    return True


def _case_15(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_12:
        return False
    return True


def is_thread_sandbox_policy(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/SandboxPolicy``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not (_case_15(member_1) or _case_2(member_1)):
        return False
    if 'networkAccess' in value:
        member_2 = value['networkAccess']
        if not (isinstance(member_2, bool) or isinstance(member_2, str)):
            return False
    if 'writableRoots' in value:
        member_3 = value['writableRoots']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, str):
                return False
    if 'excludeTmpdirEnvVar' in value:
        member_5 = value['excludeTmpdirEnvVar']
        if not isinstance(member_5, bool):
            return False
    if 'excludeSlashTmp' in value:
        member_6 = value['excludeSlashTmp']
        if not isinstance(member_6, bool):
            return False
    return True


def is_thread_active_permission_profile(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/ActivePermissionProfile``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not isinstance(member_1, str):
        return False
    if 'extends' in value:
        member_2 = value['extends']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    return True


def is_responses_thread_start_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/ThreadStartResponse``."""
    if not isinstance(value, dict):
        return False
    if 'thread' not in value:
        return False
    member_1 = value['thread']
    if not is_thread_thread(member_1):
        return False
    if 'model' in value:
        member_2 = value['model']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'modelProvider' in value:
        member_3 = value['modelProvider']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'cwd' in value:
        member_4 = value['cwd']
        if not isinstance(member_4, str):
            return False
    if 'runtimeWorkspaceRoots' in value:
        member_5 = value['runtimeWorkspaceRoots']
        if not isinstance(member_5, list):
            return False
        for item_6 in member_5:
            if not isinstance(item_6, str):
                return False
    if 'instructionSources' in value:
        member_7 = value['instructionSources']
        if not isinstance(member_7, list):
            return False
        for item_8 in member_7:
            if not isinstance(item_8, str):
                return False
    if 'approvalPolicy' in value:
        member_9 = value['approvalPolicy']
        if not (_case_2(member_9) or _case_7(member_9)):
            return False
    if 'sandbox' in value:
        member_10 = value['sandbox']
        if not is_thread_sandbox_policy(member_10):
            return False
    if 'activePermissionProfile' in value:
        member_11 = value['activePermissionProfile']
        if not (is_thread_active_permission_profile(member_11) or _case_8(member_11)):
            return False
    if 'reasoningEffort' in value:
        member_12 = value['reasoningEffort']
        if not (isinstance(member_12, str) or member_12 is None):
            return False
    return True


def is_responses_thread_resume_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/ThreadResumeResponse``."""
    if not isinstance(value, dict):
        return False
    if 'thread' not in value:
        return False
    member_1 = value['thread']
    if not is_thread_thread(member_1):
        return False
    if 'model' in value:
        member_2 = value['model']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'modelProvider' in value:
        member_3 = value['modelProvider']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'cwd' in value:
        member_4 = value['cwd']
        if not isinstance(member_4, str):
            return False
    if 'runtimeWorkspaceRoots' in value:
        member_5 = value['runtimeWorkspaceRoots']
        if not isinstance(member_5, list):
            return False
        for item_6 in member_5:
            if not isinstance(item_6, str):
                return False
    if 'instructionSources' in value:
        member_7 = value['instructionSources']
        if not isinstance(member_7, list):
            return False
        for item_8 in member_7:
            if not isinstance(item_8, str):
                return False
    if 'approvalPolicy' in value:
        member_9 = value['approvalPolicy']
        if not (_case_2(member_9) or _case_7(member_9)):
            return False
    if 'sandbox' in value:
        member_10 = value['sandbox']
        if not is_thread_sandbox_policy(member_10):
            return False
    if 'activePermissionProfile' in value:
        member_11 = value['activePermissionProfile']
        if not (is_thread_active_permission_profile(member_11) or _case_8(member_11)):
            return False
    if 'reasoningEffort' in value:
        member_12 = value['reasoningEffort']
        if not (isinstance(member_12, str) or member_12 is None):
            return False
    return True


def is_responses_thread_read_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/ThreadReadResponse``."""
    if not isinstance(value, dict):
        return False
    if 'thread' not in value:
        return False
    member_1 = value['thread']
    if not is_thread_thread(member_1):
        return False
    return True


def is_responses_turns_list_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/TurnsListResponse``."""
    if not isinstance(value, dict):
        return False
    if 'data' not in value:
        return False
    member_1 = value['data']
    if not isinstance(member_1, list):
        return False
    for item_2 in member_1:
        if not is_turn_turn(item_2):
            return False
    if 'nextCursor' in value:
        member_3 = value['nextCursor']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'backwardsCursor' in value:
        member_4 = value['backwardsCursor']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    return True


def is_responses_history_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/HistoryItem``."""
    if not isinstance(value, dict):
        return False
    if 'turnId' not in value:
        return False
    member_1 = value['turnId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'item' not in value:
        return False
    member_2 = value['item']
    if not is_thread_item_thread_item(member_2):
        return False
    if 'startedAtMs' in value:
        member_3 = value['startedAtMs']
        if not (type(member_3) is int or type(member_3) is float and member_3.is_integer() or member_3 is None):
            return False
    if 'completedAtMs' in value:
        member_4 = value['completedAtMs']
        if not (type(member_4) is int or type(member_4) is float and member_4.is_integer() or member_4 is None):
            return False
    return True


def is_responses_items_list_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/ItemsListResponse``."""
    if not isinstance(value, dict):
        return False
    if 'data' not in value:
        return False
    member_1 = value['data']
    if not isinstance(member_1, list):
        return False
    for item_2 in member_1:
        if not is_responses_history_item(item_2):
            return False
    if 'nextCursor' in value:
        member_3 = value['nextCursor']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'backwardsCursor' in value:
        member_4 = value['backwardsCursor']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    return True


def is_thread_collaboration_mode_preset(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#/$defs/CollaborationModePreset``."""
    if not isinstance(value, dict):
        return False
    if 'name' not in value:
        return False
    member_1 = value['name']
    if not isinstance(member_1, str):
        return False
    if 'mode' in value:
        member_2 = value['mode']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'model' in value:
        member_3 = value['model']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'reasoning_effort' in value:
        member_4 = value['reasoning_effort']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    return True


def is_responses_collaboration_mode_list_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/CollaborationModeListResponse``."""
    if not isinstance(value, dict):
        return False
    if 'data' not in value:
        return False
    member_1 = value['data']
    if not isinstance(member_1, list):
        return False
    for item_2 in member_1:
        if not is_thread_collaboration_mode_preset(item_2):
            return False
    return True


def is_responses_turn_start_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/TurnStartResponse``."""
    if not isinstance(value, dict):
        return False
    if 'turn' not in value:
        return False
    member_1 = value['turn']
    if not is_turn_turn(member_1):
        return False
    return True


def is_responses_turn_steer_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/TurnSteerResponse``."""
    if not isinstance(value, dict):
        return False
    if 'turnId' in value:
        member_1 = value['turnId']
        if not isinstance(member_1, str):
            return False
    return True


def is_responses_empty_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/EmptyResponse``."""
    if not isinstance(value, dict):
        return False
    return True


def is_responses_goal_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/GoalResponse``."""
    if not isinstance(value, dict):
        return False
    if 'goal' in value:
        member_1 = value['goal']
        if not (is_thread_thread_goal(member_1) or _case_8(member_1)):
            return False
    return True


def is_responses_goal_clear_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#/$defs/GoalClearResponse``."""
    if not isinstance(value, dict):
        return False
    if 'cleared' in value:
        member_1 = value['cleared']
        if not isinstance(member_1, bool):
            return False
    return True


def is_responses(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/responses.schema.json#``."""
    return True


def _case_17(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_13:
        return False
    return True


def is_thread_item_command_action(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/CommandAction``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not (_case_17(member_1) or _case_2(member_1)):
        return False
    if 'command' in value:
        member_2 = value['command']
        if not isinstance(member_2, str):
            return False
    if 'name' in value:
        member_3 = value['name']
        if not isinstance(member_3, str):
            return False
    if 'path' in value:
        member_4 = value['path']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'query' in value:
        member_5 = value['query']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    return True


def _case_16(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    for item_1 in value:
        if not is_thread_item_command_action(item_1):
            return False
    return True


def _case_18(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    for item_1 in value:
        if not isinstance(item_1, str):
            return False
    return True


def is_server_requests_command_approval_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/CommandApprovalParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'kind' in value:
        member_4 = value['kind']
        if not isinstance(member_4, str):
            return False
    if 'command' in value:
        member_5 = value['command']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    if 'cwd' in value:
        member_6 = value['cwd']
        if not (isinstance(member_6, str) or member_6 is None):
            return False
    if 'commandActions' in value:
        member_7 = value['commandActions']
        if not (_case_16(member_7) or _case_8(member_7)):
            return False
    if 'reason' in value:
        member_8 = value['reason']
        if not (isinstance(member_8, str) or member_8 is None):
            return False
    if 'availableDecisions' in value:
        member_9 = value['availableDecisions']
        if not (isinstance(member_9, list) or member_9 is None):
            return False
    if 'proposedExecpolicyAmendment' in value:
        member_10 = value['proposedExecpolicyAmendment']
        if not (_case_18(member_10) or _case_8(member_10)):
            return False
    if 'startedAtMs' in value:
        member_11 = value['startedAtMs']
        if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
            return False
    return True


def is_server_requests_file_approval_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/FileApprovalParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'reason' in value:
        member_4 = value['reason']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'grantRoot' in value:
        member_5 = value['grantRoot']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    if 'startedAtMs' in value:
        member_6 = value['startedAtMs']
        if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
            return False
    return True


def is_server_requests_permissions_approval_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/PermissionsApprovalParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'cwd' in value:
        member_4 = value['cwd']
        if not isinstance(member_4, str):
            return False
    if 'reason' in value:
        member_5 = value['reason']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    if 'permissions' in value:
        member_6 = value['permissions']
        if not isinstance(member_6, dict):
            return False
    if 'startedAtMs' in value:
        member_7 = value['startedAtMs']
        if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
            return False
    return True


def _case_20(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_14:
        return False
    return True


def _case_19(value: JsonValue) -> bool:
    if not (_case_20(value) or _case_2(value)):
        return False
    return True


def is_server_requests_approval_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/ApprovalAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'decision' not in value:
        return False
    member_1 = value['decision']
    if not (_case_19(member_1) or _case_7(member_1)):
        return False
    return True


def _case_21(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_15:
        return False
    return True


def is_server_requests_permissions_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/PermissionsAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'permissions' not in value:
        return False
    member_1 = value['permissions']
    if not isinstance(member_1, dict):
        return False
    if 'scope' in value:
        member_2 = value['scope']
        if not (_case_21(member_2) or _case_2(member_2)):
            return False
    return True


def is_server_requests_user_question_option(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/UserQuestionOption``."""
    if not isinstance(value, dict):
        return False
    if 'label' not in value:
        return False
    member_1 = value['label']
    if not isinstance(member_1, str):
        return False
    if 'description' in value:
        member_2 = value['description']
        if not isinstance(member_2, str):
            return False
    return True


def _case_22(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    for item_1 in value:
        if not is_server_requests_user_question_option(item_1):
            return False
    return True


def is_server_requests_user_question(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/UserQuestion``."""
    if not isinstance(value, dict):
        return False
    if 'id' in value:
        member_1 = value['id']
        if not isinstance(member_1, str):
            return False
    if 'header' in value:
        member_2 = value['header']
        if not isinstance(member_2, str):
            return False
    if 'question' in value:
        member_3 = value['question']
        if not isinstance(member_3, str):
            return False
    if 'isOther' in value:
        member_4 = value['isOther']
        if not isinstance(member_4, bool):
            return False
    if 'isSecret' in value:
        member_5 = value['isSecret']
        if not isinstance(member_5, bool):
            return False
    if 'options' in value:
        member_6 = value['options']
        if not (_case_22(member_6) or _case_8(member_6)):
            return False
    return True


def is_server_requests_user_input_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/UserInputParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'itemId' not in value:
        return False
    member_3 = value['itemId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'questions' not in value:
        return False
    member_4 = value['questions']
    if not isinstance(member_4, list):
        return False
    for item_5 in member_4:
        if not is_server_requests_user_question(item_5):
            return False
    if 'isBlocking' in value:
        member_6 = value['isBlocking']
        if not isinstance(member_6, bool):
            return False
    if 'autoResolutionMs' in value:
        member_7 = value['autoResolutionMs']
        if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
            return False
    return True


def is_server_requests_user_question_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/UserQuestionAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'answers' not in value:
        return False
    member_1 = value['answers']
    if not isinstance(member_1, list):
        return False
    for item_2 in member_1:
        if not isinstance(item_2, str):
            return False
    return True


def is_server_requests_user_input_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/UserInputAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'answers' not in value:
        return False
    member_1 = value['answers']
    if not isinstance(member_1, dict):
        return False
    for member_3 in member_1.values():
        if not is_server_requests_user_question_answer(member_3):
            return False
    return True


def is_server_requests_elicitation_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/ElicitationParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' in value:
        member_2 = value['turnId']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'serverName' in value:
        member_3 = value['serverName']
        if not isinstance(member_3, str):
            return False
    if 'mode' in value:
        member_4 = value['mode']
        if not isinstance(member_4, str):
            return False
    if 'message' in value:
        member_5 = value['message']
        if not isinstance(member_5, str):
            return False
    if 'url' in value:
        member_6 = value['url']
        if not isinstance(member_6, str):
            return False
    return True


def _case_23(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_16:
        return False
    return True


def is_server_requests_elicitation_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/ElicitationAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'action' not in value:
        return False
    member_1 = value['action']
    if not (_case_23(member_1) or _case_2(member_1)):
        return False
    if 'content' in value:
        member_2 = value['content']
        if not (_case_7(member_2) or _case_8(member_2)):
            return False
    return True


def is_server_requests_tool_call_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/ToolCallParams``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'turnId' not in value:
        return False
    member_2 = value['turnId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'callId' not in value:
        return False
    member_3 = value['callId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'namespace' in value:
        member_4 = value['namespace']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'tool' not in value:
        return False
    member_5 = value['tool']
    if not isinstance(member_5, str):
        return False
    return True


def _case_24(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_17:
        return False
    return True


def is_thread_item_tool_output_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ToolOutputItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not (_case_24(member_1) or _case_2(member_1)):
        return False
    if 'text' in value:
        member_2 = value['text']
        if not isinstance(member_2, str):
            return False
    if 'imageUrl' in value:
        member_3 = value['imageUrl']
        if not isinstance(member_3, str):
            return False
    if 'audioUrl' in value:
        member_4 = value['audioUrl']
        if not isinstance(member_4, str):
            return False
    return True


def is_server_requests_tool_call_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/ToolCallAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'success' not in value:
        return False
    member_1 = value['success']
    if not isinstance(member_1, bool):
        return False
    if 'contentItems' not in value:
        return False
    member_2 = value['contentItems']
    if not isinstance(member_2, list):
        return False
    for item_3 in member_2:
        if not is_thread_item_tool_output_item(item_3):
            return False
    return True


def is_server_requests_legacy_command_approval_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/LegacyCommandApprovalParams``."""
    if not isinstance(value, dict):
        return False
    if 'conversationId' in value:
        member_1 = value['conversationId']
        if not isinstance(member_1, str):
            return False
    if 'callId' in value:
        member_2 = value['callId']
        if not isinstance(member_2, str):
            return False
    if 'command' in value:
        member_3 = value['command']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, str):
                return False
    if 'cwd' in value:
        member_5 = value['cwd']
        if not isinstance(member_5, str):
            return False
    if 'reason' in value:
        member_6 = value['reason']
        if not (isinstance(member_6, str) or member_6 is None):
            return False
    return True


def is_server_requests_legacy_file_approval_params(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#/$defs/LegacyFileApprovalParams``."""
    if not isinstance(value, dict):
        return False
    if 'conversationId' in value:
        member_1 = value['conversationId']
        if not isinstance(member_1, str):
            return False
    if 'callId' in value:
        member_2 = value['callId']
        if not isinstance(member_2, str):
            return False
    if 'fileChanges' in value:
        member_3 = value['fileChanges']
        if not isinstance(member_3, dict):
            return False
    if 'reason' in value:
        member_4 = value['reason']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'grantRoot' in value:
        member_5 = value['grantRoot']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    return True


def is_server_requests(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/server-requests.schema.json#``."""
    return True


def is_thread_item_user_message_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/UserMessageItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'userMessage':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'clientId' in value:
        member_3 = value['clientId']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'content' in value:
        member_4 = value['content']
        if not isinstance(member_4, list):
            return False
        for item_5 in member_4:
            if not is_turn_user_input(item_5):
                return False
    return True


def is_thread_item_hook_prompt_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/HookPromptItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'hookPrompt':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'fragments' in value:
        member_3 = value['fragments']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, dict):
                return False
    return True


def _case_25(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_18:
        return False
    return True


def is_thread_item_message_phase(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/MessagePhase``."""
    if not (_case_25(value) or _case_2(value)):
        return False
    return True


def is_thread_item_memory_citation(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/MemoryCitation``."""
    if not isinstance(value, dict):
        return False
    if 'entries' in value:
        member_1 = value['entries']
        if not isinstance(member_1, list):
            return False
        for item_2 in member_1:
            if not isinstance(item_2, dict):
                return False
    if 'threadIds' in value:
        member_3 = value['threadIds']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, str):
                return False
    return True


def _case_26(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    for item_1 in value:
        if not isinstance(item_1, dict):
            return False
    return True


def is_thread_item_agent_message_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/AgentMessageItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'agentMessage':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'text' in value:
        member_3 = value['text']
        if not isinstance(member_3, str):
            return False
    if 'phase' in value:
        member_4 = value['phase']
        if not (is_thread_item_message_phase(member_4) or _case_8(member_4)):
            return False
    if 'memoryCitation' in value:
        member_5 = value['memoryCitation']
        if not (is_thread_item_memory_citation(member_5) or _case_8(member_5)):
            return False
    if 'questions' in value:
        member_6 = value['questions']
        if not (_case_26(member_6) or _case_8(member_6)):
            return False
    return True


def is_thread_item_function_call_output_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/FunctionCallOutputItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'functionCallOutput':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'name' in value:
        member_3 = value['name']
        if not isinstance(member_3, str):
            return False
    if 'namespace' in value:
        member_4 = value['namespace']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    return True


def is_thread_item_plan_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/PlanItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'plan':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'text' in value:
        member_3 = value['text']
        if not isinstance(member_3, str):
            return False
    return True


def is_thread_item_reasoning_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ReasoningItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'reasoning':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'summary' in value:
        member_3 = value['summary']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, str):
                return False
    if 'content' in value:
        member_5 = value['content']
        if not isinstance(member_5, list):
            return False
        for item_6 in member_5:
            if not isinstance(item_6, str):
                return False
    return True


def _case_27(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_19:
        return False
    return True


def is_thread_item_command_source(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/CommandSource``."""
    if not (_case_27(value) or _case_2(value)):
        return False
    return True


def _case_28(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_20:
        return False
    return True


def is_thread_item_tool_status(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ToolStatus``."""
    if not (_case_28(value) or _case_2(value)):
        return False
    return True


def is_thread_item_command_execution_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/CommandExecutionItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'commandExecution':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'command' in value:
        member_3 = value['command']
        if not isinstance(member_3, str):
            return False
    if 'cwd' in value:
        member_4 = value['cwd']
        if not isinstance(member_4, str):
            return False
    if 'processId' in value:
        member_5 = value['processId']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    if 'source' in value:
        member_6 = value['source']
        if not is_thread_item_command_source(member_6):
            return False
    if 'status' in value:
        member_7 = value['status']
        if not is_thread_item_tool_status(member_7):
            return False
    if 'commandActions' in value:
        member_8 = value['commandActions']
        if not isinstance(member_8, list):
            return False
        for item_9 in member_8:
            if not is_thread_item_command_action(item_9):
                return False
    if 'aggregatedOutput' in value:
        member_10 = value['aggregatedOutput']
        if not (isinstance(member_10, str) or member_10 is None):
            return False
    if 'exitCode' in value:
        member_11 = value['exitCode']
        if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
            return False
    if 'durationMs' in value:
        member_12 = value['durationMs']
        if not (type(member_12) is int or type(member_12) is float and member_12.is_integer() or member_12 is None):
            return False
    if 'pluginId' in value:
        member_13 = value['pluginId']
        if not (isinstance(member_13, str) or member_13 is None):
            return False
    if 'scriptPath' in value:
        member_14 = value['scriptPath']
        if not (isinstance(member_14, str) or member_14 is None):
            return False
    return True


def is_thread_item_file_change_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/FileChangeItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'fileChange':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'changes' in value:
        member_3 = value['changes']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not is_thread_item_file_change(item_4):
                return False
    if 'status' in value:
        member_5 = value['status']
        if not is_thread_item_tool_status(member_5):
            return False
    return True


def is_thread_item_mcp_tool_call_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/McpToolCallItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'mcpToolCall':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'server' in value:
        member_3 = value['server']
        if not isinstance(member_3, str):
            return False
    if 'tool' in value:
        member_4 = value['tool']
        if not isinstance(member_4, str):
            return False
    if 'status' in value:
        member_5 = value['status']
        if not is_thread_item_tool_status(member_5):
            return False
    if 'readOnlyHint' in value:
        member_6 = value['readOnlyHint']
        if not (isinstance(member_6, bool) or member_6 is None):
            return False
    if 'durationMs' in value:
        member_7 = value['durationMs']
        if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
            return False
    return True


def _case_29(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    for item_1 in value:
        if not is_thread_item_tool_output_item(item_1):
            return False
    return True


def is_thread_item_dynamic_tool_call_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/DynamicToolCallItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'dynamicToolCall':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'namespace' in value:
        member_3 = value['namespace']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'tool' in value:
        member_4 = value['tool']
        if not isinstance(member_4, str):
            return False
    if 'status' in value:
        member_5 = value['status']
        if not is_thread_item_tool_status(member_5):
            return False
    if 'contentItems' in value:
        member_6 = value['contentItems']
        if not (_case_29(member_6) or _case_8(member_6)):
            return False
    if 'success' in value:
        member_7 = value['success']
        if not (isinstance(member_7, bool) or member_7 is None):
            return False
    if 'durationMs' in value:
        member_8 = value['durationMs']
        if not (type(member_8) is int or type(member_8) is float and member_8.is_integer() or member_8 is None):
            return False
    return True


def is_thread_item_collab_agent_tool_call_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/CollabAgentToolCallItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'collabAgentToolCall':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'tool' in value:
        member_3 = value['tool']
        if not isinstance(member_3, str):
            return False
    if 'status' in value:
        member_4 = value['status']
        if not is_thread_item_tool_status(member_4):
            return False
    if 'senderThreadId' in value:
        member_5 = value['senderThreadId']
        if not isinstance(member_5, str):
            return False
    if 'receiverThreadIds' in value:
        member_6 = value['receiverThreadIds']
        if not isinstance(member_6, list):
            return False
        for item_7 in member_6:
            if not isinstance(item_7, str):
                return False
    if 'prompt' in value:
        member_8 = value['prompt']
        if not (isinstance(member_8, str) or member_8 is None):
            return False
    if 'model' in value:
        member_9 = value['model']
        if not (isinstance(member_9, str) or member_9 is None):
            return False
    if 'agentsStates' in value:
        member_10 = value['agentsStates']
        if not isinstance(member_10, dict):
            return False
    return True


def is_thread_item_sub_agent_activity_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/SubAgentActivityItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'subAgentActivity':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'kind' in value:
        member_3 = value['kind']
        if not isinstance(member_3, str):
            return False
    if 'agentThreadId' in value:
        member_4 = value['agentThreadId']
        if not isinstance(member_4, str):
            return False
    if 'agentPath' in value:
        member_5 = value['agentPath']
        if not isinstance(member_5, str):
            return False
    return True


def _case_30(value: JsonValue) -> bool:
    if not isinstance(value, str) or value not in _words_21:
        return False
    return True


def is_thread_item_web_search_action(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/WebSearchAction``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not (_case_30(member_1) or _case_2(member_1)):
        return False
    if 'query' in value:
        member_2 = value['query']
        if not (isinstance(member_2, str) or member_2 is None):
            return False
    if 'queries' in value:
        member_3 = value['queries']
        if not (_case_18(member_3) or _case_8(member_3)):
            return False
    if 'url' in value:
        member_4 = value['url']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'pattern' in value:
        member_5 = value['pattern']
        if not (isinstance(member_5, str) or member_5 is None):
            return False
    return True


def _case_31(value: JsonValue) -> bool:
    if not isinstance(value, list):
        return False
    return True


def is_thread_item_web_search_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/WebSearchItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'webSearch':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'query' in value:
        member_3 = value['query']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'action' in value:
        member_4 = value['action']
        if not (is_thread_item_web_search_action(member_4) or _case_8(member_4)):
            return False
    if 'results' in value:
        member_5 = value['results']
        if not (_case_31(member_5) or _case_8(member_5)):
            return False
    return True


def is_thread_item_image_view_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ImageViewItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'imageView':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'path' in value:
        member_3 = value['path']
        if not isinstance(member_3, str):
            return False
    return True


def is_thread_item_image_generation_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ImageGenerationItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'imageGeneration':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'status' in value:
        member_3 = value['status']
        if not isinstance(member_3, str):
            return False
    if 'savedPath' in value:
        member_4 = value['savedPath']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    if 'transparentBackground' in value:
        member_5 = value['transparentBackground']
        if not (isinstance(member_5, bool) or member_5 is None):
            return False
    return True


def is_thread_item_sleep_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/SleepItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'sleep':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'durationMs' in value:
        member_3 = value['durationMs']
        if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
            return False
    return True


def is_thread_item_entered_review_mode_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/EnteredReviewModeItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'enteredReviewMode':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'review' in value:
        member_3 = value['review']
        if not isinstance(member_3, str):
            return False
    return True


def is_thread_item_exited_review_mode_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ExitedReviewModeItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'exitedReviewMode':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'review' in value:
        member_3 = value['review']
        if not isinstance(member_3, str):
            return False
    return True


def is_thread_item_context_compaction_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#/$defs/ContextCompactionItem``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'contextCompaction':
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    return True


def is_thread_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread-item.schema.json#``."""
    return True


def is_thread(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/thread.schema.json#``."""
    return True


def is_turn_text_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/TextInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'text':
        return False
    if 'text' not in value:
        return False
    member_2 = value['text']
    if not isinstance(member_2, str):
        return False
    if 'text_elements' in value:
        member_3 = value['text_elements']
        if not isinstance(member_3, list):
            return False
        for item_4 in member_3:
            if not isinstance(item_4, dict):
                return False
    return True


def is_turn_image_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/ImageInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'image':
        return False
    if 'url' in value:
        member_2 = value['url']
        if not isinstance(member_2, str):
            return False
    if 'fileId' in value:
        member_3 = value['fileId']
        if not isinstance(member_3, str):
            return False
    return True


def is_turn_local_image_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/LocalImageInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'localImage':
        return False
    if 'path' not in value:
        return False
    member_2 = value['path']
    if not isinstance(member_2, str):
        return False
    return True


def is_turn_audio_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/AudioInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'audio':
        return False
    if 'url' in value:
        member_2 = value['url']
        if not isinstance(member_2, str):
            return False
    if 'fileId' in value:
        member_3 = value['fileId']
        if not isinstance(member_3, str):
            return False
    return True


def is_turn_local_audio_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/LocalAudioInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'localAudio':
        return False
    if 'path' not in value:
        return False
    member_2 = value['path']
    if not isinstance(member_2, str):
        return False
    return True


def is_turn_skill_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/SkillInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'skill':
        return False
    if 'name' not in value:
        return False
    member_2 = value['name']
    if not isinstance(member_2, str):
        return False
    if 'path' not in value:
        return False
    member_3 = value['path']
    if not isinstance(member_3, str):
        return False
    return True


def is_turn_mention_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#/$defs/MentionInput``."""
    if not isinstance(value, dict):
        return False
    if 'type' not in value:
        return False
    member_1 = value['type']
    if not isinstance(member_1, str):
        return False
    if member_1 != 'mention':
        return False
    if 'name' not in value:
        return False
    member_2 = value['name']
    if not isinstance(member_2, str):
        return False
    if 'path' not in value:
        return False
    member_3 = value['path']
    if not isinstance(member_3, str):
        return False
    return True


def is_turn(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/turn.schema.json#``."""
    return True


def is_persisted_session_provider_identity(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/ProviderIdentity``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if not isinstance(member_1, str):
        return False
    return True


def is_persisted_session_semantic_result(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/SemanticResult``."""
    if not isinstance(value, dict):
        return False
    if 'result' not in value:
        return False
    member_1 = value['result']
    if not isinstance(member_1, dict):
        return False
    if 'fingerprint' not in value:
        return False
    member_2 = value['fingerprint']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'callId' not in value:
        return False
    member_3 = value['callId']
    if not (isinstance(member_3, str) or member_3 is None):
        return False
    if 'turnId' not in value:
        return False
    member_4 = value['turnId']
    if not isinstance(member_4, str):
        return False
    return True


def is_persisted_session_usage_baseline(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/UsageBaseline``."""
    if not isinstance(value, dict):
        return False
    if 'baseline' not in value:
        return False
    member_1 = value['baseline']
    if not isinstance(member_1, dict):
        return False
    for member_3 in member_1.values():
        if not (type(member_3) is int or type(member_3) is float and isfinite(member_3)):
            return False
        if member_3 < 0:
            return False
    if 'latest' not in value:
        return False
    member_4 = value['latest']
    if not isinstance(member_4, dict):
        return False
    for member_6 in member_4.values():
        if not (type(member_6) is int or type(member_6) is float and isfinite(member_6)):
            return False
        if member_6 < 0:
            return False
    return True


def is_persisted_session_terminal_turn(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/TerminalTurn``."""
    if not isinstance(value, dict):
        return False
    if 'turnId' not in value:
        return False
    member_1 = value['turnId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'fingerprint' not in value:
        return False
    member_2 = value['fingerprint']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    return True


def is_persisted_session_pending_request(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/PendingRequest``."""
    if not isinstance(value, dict):
        return False
    if 'requestId' not in value:
        return False
    member_1 = value['requestId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'requestKind' not in value:
        return False
    member_2 = value['requestKind']
    if not isinstance(member_2, str) or member_2 not in _words_22:
        return False
    if 'method' not in value:
        return False
    member_3 = value['method']
    if not isinstance(member_3, str):
        return False
    if 'turnId' not in value:
        return False
    member_4 = value['turnId']
    if not isinstance(member_4, str):
        return False
    if 'itemId' not in value:
        return False
    member_5 = value['itemId']
    if not isinstance(member_5, str):
        return False
    if 'status' not in value:
        return False
    member_6 = value['status']
    if member_6 != 'pending':
        return False
    if 'prompt' not in value:
        return False
    member_7 = value['prompt']
    if not isinstance(member_7, str):
        return False
    if 'details' not in value:
        return False
    member_8 = value['details']
    if not isinstance(member_8, dict):
        return False
    if 'input' in value:
        member_9 = value['input']
        if not questions_verdicts.is_question_set(member_9):
            return False
    if 'origin' in value:
        member_10 = value['origin']
        if not isinstance(member_10, dict):
            return False
    return True


def is_persisted_session_goal(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/Goal``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'objective' not in value:
        return False
    member_2 = value['objective']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if 'status' not in value:
        return False
    member_3 = value['status']
    if not isinstance(member_3, str) or member_3 not in _words_23:
        return False
    if 'tokenBudget' not in value:
        return False
    member_4 = value['tokenBudget']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer() or member_4 is None):
        return False
    if 'tokensUsed' not in value:
        return False
    member_5 = value['tokensUsed']
    if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
        return False
    if 'timeUsedSeconds' not in value:
        return False
    member_6 = value['timeUsedSeconds']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
        return False
    if 'createdAt' not in value:
        return False
    member_7 = value['createdAt']
    if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
        return False
    if 'updatedAt' not in value:
        return False
    member_8 = value['updatedAt']
    if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
        return False
    return True


def is_persisted_session_lineage_entry(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#/$defs/LineageEntry``."""
    if not isinstance(value, dict):
        return False
    if 'threadId' not in value:
        return False
    member_1 = value['threadId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'providerSessionId' not in value:
        return False
    member_2 = value['providerSessionId']
    if not (isinstance(member_2, str) or member_2 is None):
        return False
    if 'parentThreadId' not in value:
        return False
    member_3 = value['parentThreadId']
    if not (isinstance(member_3, str) or member_3 is None):
        return False
    if 'depth' not in value:
        return False
    member_4 = value['depth']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 0:
        return False
    if 'nickname' not in value:
        return False
    member_5 = value['nickname']
    if not (isinstance(member_5, str) or member_5 is None):
        return False
    if 'role' not in value:
        return False
    member_6 = value['role']
    if not (isinstance(member_6, str) or member_6 is None):
        return False
    if 'status' not in value:
        return False
    member_7 = value['status']
    if not isinstance(member_7, str):
        return False
    return True


def is_persisted_session(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``codex/persisted-session.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'driverKind' not in value:
        return False
    member_1 = value['driverKind']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'workingDirectory' in value:
        member_2 = value['workingDirectory']
        if not isinstance(member_2, str):
            return False
    if 'driverSessionId' not in value:
        return False
    member_3 = value['driverSessionId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1:
        return False
    if 'providerSessionId' not in value:
        return False
    member_4 = value['providerSessionId']
    if not (isinstance(member_4, str) or member_4 is None):
        return False
    if 'providerIdentity' in value:
        member_5 = value['providerIdentity']
        if not is_persisted_session_provider_identity(member_5):
            return False
    if 'runId' not in value:
        return False
    member_6 = value['runId']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1:
        return False
    if 'normalizedSessionId' not in value:
        return False
    member_7 = value['normalizedSessionId']
    if not isinstance(member_7, str):
        return False
    if len(member_7) < 1:
        return False
    if 'activeTurnId' not in value:
        return False
    member_8 = value['activeTurnId']
    if not (isinstance(member_8, str) or member_8 is None):
        return False
    if 'semanticResult' not in value:
        return False
    member_9 = value['semanticResult']
    if not (is_persisted_session_semantic_result(member_9) or _case_8(member_9)):
        return False
    if 'codexUsageBaseline' in value:
        member_10 = value['codexUsageBaseline']
        if not is_persisted_session_usage_baseline(member_10):
            return False
    if 'terminalTurns' not in value:
        return False
    member_11 = value['terminalTurns']
    if not isinstance(member_11, list):
        return False
    for item_12 in member_11:
        if not is_persisted_session_terminal_turn(item_12):
            return False
    if 'dispositionOnlyRecoveryConsumed' not in value:
        return False
    member_13 = value['dispositionOnlyRecoveryConsumed']
    if not isinstance(member_13, bool):
        return False
    if 'dispositionOnlyRecoveryTurnId' not in value:
        return False
    member_14 = value['dispositionOnlyRecoveryTurnId']
    if not (isinstance(member_14, str) or member_14 is None):
        return False
    if 'pendingRuntimeRequests' not in value:
        return False
    member_15 = value['pendingRuntimeRequests']
    if not isinstance(member_15, list):
        return False
    for item_16 in member_15:
        if not is_persisted_session_pending_request(item_16):
            return False
    if 'goal' not in value:
        return False
    member_17 = value['goal']
    if not (is_persisted_session_goal(member_17) or _case_8(member_17)):
        return False
    if 'lineage' not in value:
        return False
    member_18 = value['lineage']
    if not isinstance(member_18, list):
        return False
    for item_19 in member_18:
        if not is_persisted_session_lineage_entry(item_19):
            return False
    if 'lastSourceSequence' not in value:
        return False
    member_20 = value['lastSourceSequence']
    if not (type(member_20) is int or type(member_20) is float and member_20.is_integer()):
        return False
    if member_20 < 0:
        return False
    if 'toolCatalogDigest' in value:
        member_21 = value['toolCatalogDigest']
        if not isinstance(member_21, str):
            return False
        if _match_1(member_21) is None:
            return False
    if 'providerRecoveryPolicy' in value:
        member_22 = value['providerRecoveryPolicy']
        if not isinstance(member_22, str) or member_22 not in _words_24:
            return False
    return True
