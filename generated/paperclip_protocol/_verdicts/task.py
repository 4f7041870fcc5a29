"""Whether a decoded JSON value satisfies a schema. Module ``task``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import JsonValue, matcher


_members_1: frozenset[str] = frozenset(('message', 'task',))
_words_1: frozenset[str] = frozenset(('none', 'read', 'write'))
_words_2: frozenset[str] = frozenset(('read', 'write'))
_words_3: frozenset[str] = frozenset(('direct', 'task'))
_words_4: frozenset[str] = frozenset(('default', 'plan'))
_match_1 = matcher(globals(), '_match_1', '^[a-f0-9]{64}\\Z', 'match')
_members_2: frozenset[str] = frozenset(('digest', 'revision', 'text',))
_match_2 = matcher(globals(), '_match_2', '^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])(?!\\.{1,2}(?:[/\\\\]|\\Z))[^/\\\\\\u0000]+(?:[/\\\\](?!\\.{1,2}(?:[/\\\\]|\\Z))[^/\\\\\\u0000]+)*\\Z', 'match')
_match_3 = matcher(globals(), '_match_3', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_members_3: frozenset[str] = frozenset(('digest', 'fileCount', 'manifestDigest', 'rootPath', 'schema', 'totalBytes',))
_members_4: frozenset[str] = frozenset(('bundle', 'entryPath',))
_members_5: frozenset[str] = frozenset(('bundle', 'key', 'runtimeName', 'versionId',))
_members_6: frozenset[str] = frozenset(('assignmentSetId', 'bindingId', 'digest',))
_members_7: frozenset[str] = frozenset(('aggregateDigest', 'instructions', 'mcp', 'prompt', 'skills',))


def is_completion_contract_completion_criterion(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/completion-contract.schema.json#/$defs/completionCriterion``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'requirement' not in value:
        return False
    member_2 = value['requirement']
    if not isinstance(member_2, str):
        return False
    return True


def is_completion_contract(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/completion-contract.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'revision' not in value:
        return False
    member_1 = value['revision']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'criteria' not in value:
        return False
    member_2 = value['criteria']
    if not isinstance(member_2, list):
        return False
    for item_3 in member_2:
        if not is_completion_contract_completion_criterion(item_3):
            return False
    return True


def is_skillless_task(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/skillless-task.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.skillless_task.v1':
        return False
    if 'objective' not in value:
        return False
    member_2 = value['objective']
    if not isinstance(member_2, str):
        return False
    if 'completionContract' not in value:
        return False
    member_3 = value['completionContract']
    if not is_completion_contract(member_3):
        return False
    if 'constraints' not in value:
        return False
    member_4 = value['constraints']
    if not isinstance(member_4, list):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
    if 'expectedResultSchema' not in value:
        return False
    member_6 = value['expectedResultSchema']
    if member_6 != 'paperclip.run_result.v1':
        return False
    return True


def is_completion_contract_reference(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/completion-contract-reference.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'revision' not in value:
        return False
    member_1 = value['revision']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'criterionIds' not in value:
        return False
    member_2 = value['criterionIds']
    if not isinstance(member_2, list):
        return False
    for item_3 in member_2:
        if not isinstance(item_3, str):
            return False
        if len(item_3) < 1:
            return False
    return True


def is_task_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/task-input.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'task' not in value:
        return False
    member_1 = value['task']
    if not is_skillless_task(member_1):
        return False
    if 'message' not in value:
        return False
    member_2 = value['message']
    if not isinstance(member_2, str):
        return False
    if not value.keys() <= _members_1:
        return False
    return True


def is_context_snapshot_client_info(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/context-snapshot.schema.json#/$defs/clientInfo``."""
    if not isinstance(value, dict):
        return False
    if 'name' not in value:
        return False
    member_1 = value['name']
    if not isinstance(member_1, str):
        return False
    if 'title' not in value:
        return False
    member_2 = value['title']
    if not isinstance(member_2, str):
        return False
    if 'version' not in value:
        return False
    member_3 = value['version']
    if not isinstance(member_3, str):
        return False
    return True


def is_context_snapshot_permission_profile(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/context-snapshot.schema.json#/$defs/permissionProfile``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not isinstance(member_1, str):
        return False
    return True


def is_context_snapshot_sandbox_context(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/context-snapshot.schema.json#/$defs/sandboxContext``."""
    if not isinstance(value, dict):
        return False
    if 'permissionProfile' not in value:
        return False
    member_1 = value['permissionProfile']
    if not is_context_snapshot_permission_profile(member_1):
        return False
    if 'legacyPolicy' not in value:
        return False
    if 'rootAccess' not in value:
        return False
    member_2 = value['rootAccess']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'minimalRuntimeAccess' not in value:
        return False
    member_3 = value['minimalRuntimeAccess']
    if member_3 != 'read':
        return False
    if 'workspaceAccess' not in value:
        return False
    member_4 = value['workspaceAccess']
    if not isinstance(member_4, str) or member_4 not in _words_2:
        return False
    if 'networkAccess' not in value:
        return False
    member_5 = value['networkAccess']
    if not isinstance(member_5, bool):
        return False
    if 'githubAuthenticationMode' not in value:
        return False
    member_6 = value['githubAuthenticationMode']
    if not isinstance(member_6, str):
        return False
    return True


def is_context_snapshot_instruction_policy(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/context-snapshot.schema.json#/$defs/instructionPolicy``."""
    if not isinstance(value, dict):
        return False
    if 'skillInstructions' not in value:
        return False
    member_1 = value['skillInstructions']
    if not isinstance(member_1, bool):
        return False
    if 'appInstructions' not in value:
        return False
    member_2 = value['appInstructions']
    if member_2 is not False:
        return False
    if 'collaborationInstructions' not in value:
        return False
    member_3 = value['collaborationInstructions']
    if not isinstance(member_3, bool):
        return False
    return True


def is_context_snapshot_live_console(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/context-snapshot.schema.json#/$defs/liveConsole``."""
    if not isinstance(value, dict):
        return False
    if 'conversationMode' not in value:
        return False
    member_1 = value['conversationMode']
    if not isinstance(member_1, str) or member_1 not in _words_3:
        return False
    if 'runtimeRequestResolution' not in value:
        return False
    member_2 = value['runtimeRequestResolution']
    if not isinstance(member_2, bool):
        return False
    if 'goals' not in value:
        return False
    member_3 = value['goals']
    if not isinstance(member_3, bool):
        return False
    if 'threadLineage' not in value:
        return False
    member_4 = value['threadLineage']
    if not isinstance(member_4, bool):
        return False
    return True


def is_context_snapshot(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/context-snapshot.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'protocolVersion' not in value:
        return False
    member_1 = value['protocolVersion']
    if member_1 != 'v2':
        return False
    if 'codexVersion' not in value:
        return False
    member_2 = value['codexVersion']
    if not isinstance(member_2, str):
        return False
    if 'clientInfo' not in value:
        return False
    member_3 = value['clientInfo']
    if not is_context_snapshot_client_info(member_3):
        return False
    if 'model' not in value:
        return False
    member_4 = value['model']
    if not isinstance(member_4, str):
        return False
    if 'modelProvider' not in value:
        return False
    member_5 = value['modelProvider']
    if not isinstance(member_5, str):
        return False
    if 'workingDirectory' not in value:
        return False
    member_6 = value['workingDirectory']
    if not isinstance(member_6, str):
        return False
    if 'collaborationMode' not in value:
        return False
    member_7 = value['collaborationMode']
    if not isinstance(member_7, str) or member_7 not in _words_4:
        return False
    if 'sandbox' not in value:
        return False
    member_8 = value['sandbox']
    if not is_context_snapshot_sandbox_context(member_8):
        return False
    if 'approvalPolicy' not in value:
        return False
    member_9 = value['approvalPolicy']
    if not (isinstance(member_9, str) or isinstance(member_9, dict)):
        return False
    if 'baseInstructions' not in value:
        return False
    member_10 = value['baseInstructions']
    if not isinstance(member_10, str):
        return False
    if 'instructionSources' not in value:
        return False
    member_11 = value['instructionSources']
    if not isinstance(member_11, list):
        return False
    if len(member_11) > 32:
        return False
    for item_12 in member_11:
        if not isinstance(item_12, str):
            return False
    if 'instructionPolicy' not in value:
        return False
    member_13 = value['instructionPolicy']
    if not is_context_snapshot_instruction_policy(member_13):
        return False
    if 'environmentKeys' not in value:
        return False
    member_14 = value['environmentKeys']
    if not isinstance(member_14, list):
        return False
    for item_15 in member_14:
        if not isinstance(item_15, str):
            return False
    if 'dynamicToolNames' not in value:
        return False
    member_16 = value['dynamicToolNames']
    if not isinstance(member_16, list):
        return False
    for item_17 in member_16:
        if not isinstance(item_17, str):
            return False
    if 'modelInputKinds' not in value:
        return False
    member_18 = value['modelInputKinds']
    if not isinstance(member_18, list):
        return False
    for item_19 in member_18:
        if not isinstance(item_19, str):
            return False
    if 'liveConsole' not in value:
        return False
    member_20 = value['liveConsole']
    if not is_context_snapshot_live_console(member_20):
        return False
    if 'envelope' not in value:
        return False
    member_21 = value['envelope']
    if not is_skillless_task(member_21):
        return False
    return True


def is_runtime_context_sha256_hex(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/sha256Hex``."""
    if not isinstance(value, str):
        return False
    if _match_1(value) is None:
        return False
    return True


def is_runtime_context_execution_prompt(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/executionPrompt``."""
    if not isinstance(value, dict):
        return False
    if 'revision' not in value:
        return False
    member_1 = value['revision']
    if member_1 != 'paperclip-execution.v3':
        return False
    if 'text' not in value:
        return False
    member_2 = value['text']
    if not isinstance(member_2, str):
        return False
    if 'digest' not in value:
        return False
    member_3 = value['digest']
    if not is_runtime_context_sha256_hex(member_3):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_runtime_context_safe_relative_path(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/safeRelativePath``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1:
        return False
    if _match_2(value) is None:
        return False
    return True


def is_runtime_context_non_blank(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/nonBlank``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1:
        return False
    if _match_3(value) is None:
        return False
    return True


def is_runtime_context_runtime_asset(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/runtimeAsset``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runtime-asset.v1':
        return False
    if 'digest' not in value:
        return False
    member_2 = value['digest']
    if not is_runtime_context_sha256_hex(member_2):
        return False
    if 'manifestDigest' not in value:
        return False
    member_3 = value['manifestDigest']
    if not is_runtime_context_sha256_hex(member_3):
        return False
    if 'rootPath' not in value:
        return False
    member_4 = value['rootPath']
    if not is_runtime_context_non_blank(member_4):
        return False
    if 'fileCount' not in value:
        return False
    member_5 = value['fileCount']
    if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
        return False
    if member_5 < 0 or member_5 > 9007199254740991:
        return False
    if 'totalBytes' not in value:
        return False
    member_6 = value['totalBytes']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
        return False
    if member_6 < 0 or member_6 > 9007199254740991:
        return False
    if not value.keys() <= _members_3:
        return False
    return True


def is_runtime_context_instruction_set(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/instructionSet``."""
    if not isinstance(value, dict):
        return False
    if 'entryPath' not in value:
        return False
    member_1 = value['entryPath']
    if not is_runtime_context_safe_relative_path(member_1):
        return False
    if 'bundle' not in value:
        return False
    member_2 = value['bundle']
    if not is_runtime_context_runtime_asset(member_2):
        return False
    if not value.keys() <= _members_4:
        return False
    return True


def is_runtime_context_assigned_skill(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/assignedSkill``."""
    if not isinstance(value, dict):
        return False
    if 'key' not in value:
        return False
    member_1 = value['key']
    if not is_runtime_context_non_blank(member_1):
        return False
    if 'runtimeName' not in value:
        return False
    member_2 = value['runtimeName']
    if not is_runtime_context_safe_relative_path(member_2):
        return False
    if 'versionId' not in value:
        return False
    member_3 = value['versionId']
    if not (isinstance(member_3, str) or member_3 is None):
        return False
    if 'bundle' not in value:
        return False
    member_4 = value['bundle']
    if not is_runtime_context_runtime_asset(member_4):
        return False
    if not value.keys() <= _members_5:
        return False
    return True


def _case_1(value: JsonValue) -> bool:
    if value is not None:
        return False
    return True


def is_runtime_context_mcp_assignment(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#/$defs/mcpAssignment``."""
    if not isinstance(value, dict):
        return False
    if 'assignmentSetId' not in value:
        return False
    member_1 = value['assignmentSetId']
    if not is_runtime_context_non_blank(member_1):
        return False
    if 'digest' not in value:
        return False
    member_2 = value['digest']
    if not is_runtime_context_sha256_hex(member_2):
        return False
    if 'bindingId' not in value:
        return False
    member_3 = value['bindingId']
    if is_runtime_context_non_blank(member_3) + _case_1(member_3) != 1:
        return False
    if not value.keys() <= _members_6:
        return False
    return True


def is_runtime_context(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``task/runtime-context.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'prompt' not in value:
        return False
    member_1 = value['prompt']
    if not is_runtime_context_execution_prompt(member_1):
        return False
    if 'instructions' not in value:
        return False
    member_2 = value['instructions']
    if not is_runtime_context_instruction_set(member_2):
        return False
    if 'skills' not in value:
        return False
    member_3 = value['skills']
    if not isinstance(member_3, list):
        return False
    for item_4 in member_3:
        if not is_runtime_context_assigned_skill(item_4):
            return False
    if 'mcp' not in value:
        return False
    member_5 = value['mcp']
    if not is_runtime_context_mcp_assignment(member_5):
        return False
    if 'aggregateDigest' not in value:
        return False
    member_6 = value['aggregateDigest']
    if not is_runtime_context_sha256_hex(member_6):
        return False
    if not value.keys() <= _members_7:
        return False
    return True
