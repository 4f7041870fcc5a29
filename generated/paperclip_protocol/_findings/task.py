"""Every way in which a decoded JSON value fails a schema. Module ``task``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same


_members_1: frozenset[str] = frozenset(('message', 'task',))
_values_1 = ('none', 'read', 'write',)
_values_2 = ('read', 'write',)
_values_3 = ('task', 'direct',)
_values_4 = ('default', 'plan',)
_members_2: frozenset[str] = frozenset(('digest', 'revision', 'text',))
_match_1 = matcher(globals(), '_match_1', '^[a-f0-9]{64}\\Z', 'match')
_members_3: frozenset[str] = frozenset(('bundle', 'entryPath',))
_match_2 = matcher(globals(), '_match_2', '^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])(?!\\.{1,2}(?:[/\\\\]|\\Z))[^/\\\\\\u0000]+(?:[/\\\\](?!\\.{1,2}(?:[/\\\\]|\\Z))[^/\\\\\\u0000]+)*\\Z', 'match')
_members_4: frozenset[str] = frozenset(('digest', 'fileCount', 'manifestDigest', 'rootPath', 'schema', 'totalBytes',))
_match_3 = matcher(globals(), '_match_3', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_members_5: frozenset[str] = frozenset(('bundle', 'key', 'runtimeName', 'versionId',))
_members_6: frozenset[str] = frozenset(('assignmentSetId', 'bindingId', 'digest',))
_members_7: frozenset[str] = frozenset(('aggregateDigest', 'instructions', 'mcp', 'prompt', 'skills',))


def find_completion_contract_completion_criterion(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/completion-contract.schema.json#/$defs/completionCriterion``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'requirement' not in value:
            report(found, at, 'required', "must have the member 'requirement'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'requirement' in value:
            place_4 = at + '/requirement'
            member_3 = value['requirement']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_completion_contract(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/completion-contract.schema.json#``."""
    if isinstance(value, dict):
        if 'revision' not in value:
            report(found, at, 'required', "must have the member 'revision'")
        if 'criteria' not in value:
            report(found, at, 'required', "must have the member 'criteria'")
        if 'revision' in value:
            place_2 = at + '/revision'
            member_1 = value['revision']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'criteria' in value:
            place_4 = at + '/criteria'
            member_3 = value['criteria']
            if isinstance(member_3, list):
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    find_completion_contract_completion_criterion(item_6, place_7, found)
            else:
                report(found, place_4, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_skillless_task(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/skillless-task.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'objective' not in value:
            report(found, at, 'required', "must have the member 'objective'")
        if 'completionContract' not in value:
            report(found, at, 'required', "must have the member 'completionContract'")
        if 'constraints' not in value:
            report(found, at, 'required', "must have the member 'constraints'")
        if 'expectedResultSchema' not in value:
            report(found, at, 'required', "must have the member 'expectedResultSchema'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.skillless_task.v1'):
                report(found, place_2, 'const', 'must be "paperclip.skillless_task.v1"')
        if 'objective' in value:
            place_4 = at + '/objective'
            member_3 = value['objective']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'completionContract' in value:
            place_6 = at + '/completionContract'
            member_5 = value['completionContract']
            find_completion_contract(member_5, place_6, found)
        if 'constraints' in value:
            place_8 = at + '/constraints'
            member_7 = value['constraints']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    if not (isinstance(item_10, str)):
                        report(found, place_11, 'type', 'must be string')
            else:
                report(found, place_8, 'type', 'must be array')
        if 'expectedResultSchema' in value:
            place_13 = at + '/expectedResultSchema'
            member_12 = value['expectedResultSchema']
            if not same(member_12, 'paperclip.run_result.v1'):
                report(found, place_13, 'const', 'must be "paperclip.run_result.v1"')
    else:
        report(found, at, 'type', 'must be object')


def find_completion_contract_reference(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/completion-contract-reference.schema.json#``."""
    if isinstance(value, dict):
        if 'revision' not in value:
            report(found, at, 'required', "must have the member 'revision'")
        if 'criterionIds' not in value:
            report(found, at, 'required', "must have the member 'criterionIds'")
        if 'revision' in value:
            place_2 = at + '/revision'
            member_1 = value['revision']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'criterionIds' in value:
            place_4 = at + '/criterionIds'
            member_3 = value['criterionIds']
            if isinstance(member_3, list):
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    if isinstance(item_6, str):
                        if len(item_6) < 1:
                            report(found, place_7, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_7, 'type', 'must be string')
            else:
                report(found, place_4, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_task_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/task-input.schema.json#``."""
    if isinstance(value, dict):
        if 'task' not in value:
            report(found, at, 'required', "must have the member 'task'")
        if 'message' not in value:
            report(found, at, 'required', "must have the member 'message'")
        for key_1 in value:
            if key_1 not in _members_1:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'task' in value:
            place_3 = at + '/task'
            member_2 = value['task']
            find_skillless_task(member_2, place_3, found)
        if 'message' in value:
            place_5 = at + '/message'
            member_4 = value['message']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_context_snapshot_client_info(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/context-snapshot.schema.json#/$defs/clientInfo``."""
    if isinstance(value, dict):
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
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
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'version' in value:
            place_6 = at + '/version'
            member_5 = value['version']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_context_snapshot_permission_profile(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/context-snapshot.schema.json#/$defs/permissionProfile``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'id' in value:
            place_2 = at + '/id'
            member_1 = value['id']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_context_snapshot_sandbox_context(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/context-snapshot.schema.json#/$defs/sandboxContext``."""
    if isinstance(value, dict):
        if 'permissionProfile' not in value:
            report(found, at, 'required', "must have the member 'permissionProfile'")
        if 'legacyPolicy' not in value:
            report(found, at, 'required', "must have the member 'legacyPolicy'")
        if 'rootAccess' not in value:
            report(found, at, 'required', "must have the member 'rootAccess'")
        if 'minimalRuntimeAccess' not in value:
            report(found, at, 'required', "must have the member 'minimalRuntimeAccess'")
        if 'workspaceAccess' not in value:
            report(found, at, 'required', "must have the member 'workspaceAccess'")
        if 'networkAccess' not in value:
            report(found, at, 'required', "must have the member 'networkAccess'")
        if 'githubAuthenticationMode' not in value:
            report(found, at, 'required', "must have the member 'githubAuthenticationMode'")
        if 'permissionProfile' in value:
            place_2 = at + '/permissionProfile'
            member_1 = value['permissionProfile']
            find_context_snapshot_permission_profile(member_1, place_2, found)
        if 'rootAccess' in value:
            place_4 = at + '/rootAccess'
            member_3 = value['rootAccess']
            if not any(same(member_3, allowed) for allowed in _values_1):
                report(found, place_4, 'enum', 'must be one of "none", "read", "write"')
        if 'minimalRuntimeAccess' in value:
            place_6 = at + '/minimalRuntimeAccess'
            member_5 = value['minimalRuntimeAccess']
            if not same(member_5, 'read'):
                report(found, place_6, 'const', 'must be "read"')
        if 'workspaceAccess' in value:
            place_8 = at + '/workspaceAccess'
            member_7 = value['workspaceAccess']
            if not any(same(member_7, allowed) for allowed in _values_2):
                report(found, place_8, 'enum', 'must be one of "read", "write"')
        if 'networkAccess' in value:
            place_10 = at + '/networkAccess'
            member_9 = value['networkAccess']
            if not (isinstance(member_9, bool)):
                report(found, place_10, 'type', 'must be boolean')
        if 'githubAuthenticationMode' in value:
            place_12 = at + '/githubAuthenticationMode'
            member_11 = value['githubAuthenticationMode']
            if not (isinstance(member_11, str)):
                report(found, place_12, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_context_snapshot_instruction_policy(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/context-snapshot.schema.json#/$defs/instructionPolicy``."""
    if isinstance(value, dict):
        if 'skillInstructions' not in value:
            report(found, at, 'required', "must have the member 'skillInstructions'")
        if 'appInstructions' not in value:
            report(found, at, 'required', "must have the member 'appInstructions'")
        if 'collaborationInstructions' not in value:
            report(found, at, 'required', "must have the member 'collaborationInstructions'")
        if 'skillInstructions' in value:
            place_2 = at + '/skillInstructions'
            member_1 = value['skillInstructions']
            if not (isinstance(member_1, bool)):
                report(found, place_2, 'type', 'must be boolean')
        if 'appInstructions' in value:
            place_4 = at + '/appInstructions'
            member_3 = value['appInstructions']
            if not same(member_3, False):
                report(found, place_4, 'const', 'must be false')
        if 'collaborationInstructions' in value:
            place_6 = at + '/collaborationInstructions'
            member_5 = value['collaborationInstructions']
            if not (isinstance(member_5, bool)):
                report(found, place_6, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_context_snapshot_live_console(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/context-snapshot.schema.json#/$defs/liveConsole``."""
    if isinstance(value, dict):
        if 'conversationMode' not in value:
            report(found, at, 'required', "must have the member 'conversationMode'")
        if 'runtimeRequestResolution' not in value:
            report(found, at, 'required', "must have the member 'runtimeRequestResolution'")
        if 'goals' not in value:
            report(found, at, 'required', "must have the member 'goals'")
        if 'threadLineage' not in value:
            report(found, at, 'required', "must have the member 'threadLineage'")
        if 'conversationMode' in value:
            place_2 = at + '/conversationMode'
            member_1 = value['conversationMode']
            if not any(same(member_1, allowed) for allowed in _values_3):
                report(found, place_2, 'enum', 'must be one of "task", "direct"')
        if 'runtimeRequestResolution' in value:
            place_4 = at + '/runtimeRequestResolution'
            member_3 = value['runtimeRequestResolution']
            if not (isinstance(member_3, bool)):
                report(found, place_4, 'type', 'must be boolean')
        if 'goals' in value:
            place_6 = at + '/goals'
            member_5 = value['goals']
            if not (isinstance(member_5, bool)):
                report(found, place_6, 'type', 'must be boolean')
        if 'threadLineage' in value:
            place_8 = at + '/threadLineage'
            member_7 = value['threadLineage']
            if not (isinstance(member_7, bool)):
                report(found, place_8, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_context_snapshot(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/context-snapshot.schema.json#``."""
    if isinstance(value, dict):
        if 'protocolVersion' not in value:
            report(found, at, 'required', "must have the member 'protocolVersion'")
        if 'codexVersion' not in value:
            report(found, at, 'required', "must have the member 'codexVersion'")
        if 'clientInfo' not in value:
            report(found, at, 'required', "must have the member 'clientInfo'")
        if 'model' not in value:
            report(found, at, 'required', "must have the member 'model'")
        if 'modelProvider' not in value:
            report(found, at, 'required', "must have the member 'modelProvider'")
        if 'workingDirectory' not in value:
            report(found, at, 'required', "must have the member 'workingDirectory'")
        if 'collaborationMode' not in value:
            report(found, at, 'required', "must have the member 'collaborationMode'")
        if 'sandbox' not in value:
            report(found, at, 'required', "must have the member 'sandbox'")
        if 'approvalPolicy' not in value:
            report(found, at, 'required', "must have the member 'approvalPolicy'")
        if 'baseInstructions' not in value:
            report(found, at, 'required', "must have the member 'baseInstructions'")
        if 'instructionSources' not in value:
            report(found, at, 'required', "must have the member 'instructionSources'")
        if 'instructionPolicy' not in value:
            report(found, at, 'required', "must have the member 'instructionPolicy'")
        if 'environmentKeys' not in value:
            report(found, at, 'required', "must have the member 'environmentKeys'")
        if 'dynamicToolNames' not in value:
            report(found, at, 'required', "must have the member 'dynamicToolNames'")
        if 'modelInputKinds' not in value:
            report(found, at, 'required', "must have the member 'modelInputKinds'")
        if 'liveConsole' not in value:
            report(found, at, 'required', "must have the member 'liveConsole'")
        if 'envelope' not in value:
            report(found, at, 'required', "must have the member 'envelope'")
        if 'protocolVersion' in value:
            place_2 = at + '/protocolVersion'
            member_1 = value['protocolVersion']
            if not same(member_1, 'v2'):
                report(found, place_2, 'const', 'must be "v2"')
        if 'codexVersion' in value:
            place_4 = at + '/codexVersion'
            member_3 = value['codexVersion']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'clientInfo' in value:
            place_6 = at + '/clientInfo'
            member_5 = value['clientInfo']
            find_context_snapshot_client_info(member_5, place_6, found)
        if 'model' in value:
            place_8 = at + '/model'
            member_7 = value['model']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'modelProvider' in value:
            place_10 = at + '/modelProvider'
            member_9 = value['modelProvider']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
        if 'workingDirectory' in value:
            place_12 = at + '/workingDirectory'
            member_11 = value['workingDirectory']
            if not (isinstance(member_11, str)):
                report(found, place_12, 'type', 'must be string')
        if 'collaborationMode' in value:
            place_14 = at + '/collaborationMode'
            member_13 = value['collaborationMode']
            if not any(same(member_13, allowed) for allowed in _values_4):
                report(found, place_14, 'enum', 'must be one of "default", "plan"')
        if 'sandbox' in value:
            place_16 = at + '/sandbox'
            member_15 = value['sandbox']
            find_context_snapshot_sandbox_context(member_15, place_16, found)
        if 'approvalPolicy' in value:
            place_18 = at + '/approvalPolicy'
            member_17 = value['approvalPolicy']
            if not (isinstance(member_17, str) or isinstance(member_17, dict)):
                report(found, place_18, 'type', 'must be string or object')
        if 'baseInstructions' in value:
            place_20 = at + '/baseInstructions'
            member_19 = value['baseInstructions']
            if not (isinstance(member_19, str)):
                report(found, place_20, 'type', 'must be string')
        if 'instructionSources' in value:
            place_22 = at + '/instructionSources'
            member_21 = value['instructionSources']
            if isinstance(member_21, list):
                if len(member_21) > 32:
                    report(found, place_22, 'maxItems', 'must have at most 32 items')
                for index_23, item_24 in enumerate(member_21):
                    place_25 = f"{place_22}/{index_23}"
                    if not (isinstance(item_24, str)):
                        report(found, place_25, 'type', 'must be string')
            else:
                report(found, place_22, 'type', 'must be array')
        if 'instructionPolicy' in value:
            place_27 = at + '/instructionPolicy'
            member_26 = value['instructionPolicy']
            find_context_snapshot_instruction_policy(member_26, place_27, found)
        if 'environmentKeys' in value:
            place_29 = at + '/environmentKeys'
            member_28 = value['environmentKeys']
            if isinstance(member_28, list):
                for index_30, item_31 in enumerate(member_28):
                    place_32 = f"{place_29}/{index_30}"
                    if not (isinstance(item_31, str)):
                        report(found, place_32, 'type', 'must be string')
            else:
                report(found, place_29, 'type', 'must be array')
        if 'dynamicToolNames' in value:
            place_34 = at + '/dynamicToolNames'
            member_33 = value['dynamicToolNames']
            if isinstance(member_33, list):
                for index_35, item_36 in enumerate(member_33):
                    place_37 = f"{place_34}/{index_35}"
                    if not (isinstance(item_36, str)):
                        report(found, place_37, 'type', 'must be string')
            else:
                report(found, place_34, 'type', 'must be array')
        if 'modelInputKinds' in value:
            place_39 = at + '/modelInputKinds'
            member_38 = value['modelInputKinds']
            if isinstance(member_38, list):
                for index_40, item_41 in enumerate(member_38):
                    place_42 = f"{place_39}/{index_40}"
                    if not (isinstance(item_41, str)):
                        report(found, place_42, 'type', 'must be string')
            else:
                report(found, place_39, 'type', 'must be array')
        if 'liveConsole' in value:
            place_44 = at + '/liveConsole'
            member_43 = value['liveConsole']
            find_context_snapshot_live_console(member_43, place_44, found)
        if 'envelope' in value:
            place_46 = at + '/envelope'
            member_45 = value['envelope']
            find_skillless_task(member_45, place_46, found)
    else:
        report(found, at, 'type', 'must be object')


def find_runtime_context_sha256_hex(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/sha256Hex``."""
    if isinstance(value, str):
        if _match_1(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-f0-9]{64}$')
    else:
        report(found, at, 'type', 'must be string')


def find_runtime_context_execution_prompt(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/executionPrompt``."""
    if isinstance(value, dict):
        if 'revision' not in value:
            report(found, at, 'required', "must have the member 'revision'")
        if 'text' not in value:
            report(found, at, 'required', "must have the member 'text'")
        if 'digest' not in value:
            report(found, at, 'required', "must have the member 'digest'")
        for key_1 in value:
            if key_1 not in _members_2:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'revision' in value:
            place_3 = at + '/revision'
            member_2 = value['revision']
            if not same(member_2, 'paperclip-execution.v3'):
                report(found, place_3, 'const', 'must be "paperclip-execution.v3"')
        if 'text' in value:
            place_5 = at + '/text'
            member_4 = value['text']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'digest' in value:
            place_7 = at + '/digest'
            member_6 = value['digest']
            find_runtime_context_sha256_hex(member_6, place_7, found)
    else:
        report(found, at, 'type', 'must be object')


def find_runtime_context_safe_relative_path(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/safeRelativePath``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if _match_2(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])(?!\\.{1,2}(?:[/\\\\]|$))[^/\\\\\\u0000]+(?:[/\\\\](?!\\.{1,2}(?:[/\\\\]|$))[^/\\\\\\u0000]+)*$')
    else:
        report(found, at, 'type', 'must be string')


def find_runtime_context_non_blank(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/nonBlank``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if _match_3(value) is None:
            report(found, at, 'pattern', 'must match the pattern [^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
    else:
        report(found, at, 'type', 'must be string')


def find_runtime_context_runtime_asset(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/runtimeAsset``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'digest' not in value:
            report(found, at, 'required', "must have the member 'digest'")
        if 'manifestDigest' not in value:
            report(found, at, 'required', "must have the member 'manifestDigest'")
        if 'rootPath' not in value:
            report(found, at, 'required', "must have the member 'rootPath'")
        if 'fileCount' not in value:
            report(found, at, 'required', "must have the member 'fileCount'")
        if 'totalBytes' not in value:
            report(found, at, 'required', "must have the member 'totalBytes'")
        for key_1 in value:
            if key_1 not in _members_4:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.runtime-asset.v1'):
                report(found, place_3, 'const', 'must be "paperclip.runtime-asset.v1"')
        if 'digest' in value:
            place_5 = at + '/digest'
            member_4 = value['digest']
            find_runtime_context_sha256_hex(member_4, place_5, found)
        if 'manifestDigest' in value:
            place_7 = at + '/manifestDigest'
            member_6 = value['manifestDigest']
            find_runtime_context_sha256_hex(member_6, place_7, found)
        if 'rootPath' in value:
            place_9 = at + '/rootPath'
            member_8 = value['rootPath']
            find_runtime_context_non_blank(member_8, place_9, found)
        if 'fileCount' in value:
            place_11 = at + '/fileCount'
            member_10 = value['fileCount']
            if type(member_10) is int or type(member_10) is float and isfinite(member_10):
                if member_10 < 0:
                    report(found, place_11, 'minimum', 'must be at least 0')
                if member_10 > 9007199254740991:
                    report(found, place_11, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_10) is int or type(member_10) is float and member_10.is_integer()):
                report(found, place_11, 'type', 'must be integer')
        if 'totalBytes' in value:
            place_13 = at + '/totalBytes'
            member_12 = value['totalBytes']
            if type(member_12) is int or type(member_12) is float and isfinite(member_12):
                if member_12 < 0:
                    report(found, place_13, 'minimum', 'must be at least 0')
                if member_12 > 9007199254740991:
                    report(found, place_13, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_12) is int or type(member_12) is float and member_12.is_integer()):
                report(found, place_13, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_runtime_context_instruction_set(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/instructionSet``."""
    if isinstance(value, dict):
        if 'entryPath' not in value:
            report(found, at, 'required', "must have the member 'entryPath'")
        if 'bundle' not in value:
            report(found, at, 'required', "must have the member 'bundle'")
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'entryPath' in value:
            place_3 = at + '/entryPath'
            member_2 = value['entryPath']
            find_runtime_context_safe_relative_path(member_2, place_3, found)
        if 'bundle' in value:
            place_5 = at + '/bundle'
            member_4 = value['bundle']
            find_runtime_context_runtime_asset(member_4, place_5, found)
    else:
        report(found, at, 'type', 'must be object')


def find_runtime_context_assigned_skill(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/assignedSkill``."""
    if isinstance(value, dict):
        if 'key' not in value:
            report(found, at, 'required', "must have the member 'key'")
        if 'runtimeName' not in value:
            report(found, at, 'required', "must have the member 'runtimeName'")
        if 'versionId' not in value:
            report(found, at, 'required', "must have the member 'versionId'")
        if 'bundle' not in value:
            report(found, at, 'required', "must have the member 'bundle'")
        for key_1 in value:
            if key_1 not in _members_5:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'key' in value:
            place_3 = at + '/key'
            member_2 = value['key']
            find_runtime_context_non_blank(member_2, place_3, found)
        if 'runtimeName' in value:
            place_5 = at + '/runtimeName'
            member_4 = value['runtimeName']
            find_runtime_context_safe_relative_path(member_4, place_5, found)
        if 'versionId' in value:
            place_7 = at + '/versionId'
            member_6 = value['versionId']
            if not (isinstance(member_6, str) or member_6 is None):
                report(found, place_7, 'type', 'must be string or null')
        if 'bundle' in value:
            place_9 = at + '/bundle'
            member_8 = value['bundle']
            find_runtime_context_runtime_asset(member_8, place_9, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (value is None):
        report(found, at, 'type', 'must be null')


def find_runtime_context_mcp_assignment(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#/$defs/mcpAssignment``."""
    if isinstance(value, dict):
        if 'assignmentSetId' not in value:
            report(found, at, 'required', "must have the member 'assignmentSetId'")
        if 'digest' not in value:
            report(found, at, 'required', "must have the member 'digest'")
        if 'bindingId' not in value:
            report(found, at, 'required', "must have the member 'bindingId'")
        for key_1 in value:
            if key_1 not in _members_6:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'assignmentSetId' in value:
            place_3 = at + '/assignmentSetId'
            member_2 = value['assignmentSetId']
            find_runtime_context_non_blank(member_2, place_3, found)
        if 'digest' in value:
            place_5 = at + '/digest'
            member_4 = value['digest']
            find_runtime_context_sha256_hex(member_4, place_5, found)
        if 'bindingId' in value:
            place_7 = at + '/bindingId'
            member_6 = value['bindingId']
            find_alternatives((find_runtime_context_non_blank, _case_1,), 'oneOf', member_6, place_7, found)
    else:
        report(found, at, 'type', 'must be object')


def find_runtime_context(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``task/runtime-context.schema.json#``."""
    if isinstance(value, dict):
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        if 'instructions' not in value:
            report(found, at, 'required', "must have the member 'instructions'")
        if 'skills' not in value:
            report(found, at, 'required', "must have the member 'skills'")
        if 'mcp' not in value:
            report(found, at, 'required', "must have the member 'mcp'")
        if 'aggregateDigest' not in value:
            report(found, at, 'required', "must have the member 'aggregateDigest'")
        for key_1 in value:
            if key_1 not in _members_7:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'prompt' in value:
            place_3 = at + '/prompt'
            member_2 = value['prompt']
            find_runtime_context_execution_prompt(member_2, place_3, found)
        if 'instructions' in value:
            place_5 = at + '/instructions'
            member_4 = value['instructions']
            find_runtime_context_instruction_set(member_4, place_5, found)
        if 'skills' in value:
            place_7 = at + '/skills'
            member_6 = value['skills']
            if isinstance(member_6, list):
                for index_8, item_9 in enumerate(member_6):
                    place_10 = f"{place_7}/{index_8}"
                    find_runtime_context_assigned_skill(item_9, place_10, found)
            else:
                report(found, place_7, 'type', 'must be array')
        if 'mcp' in value:
            place_12 = at + '/mcp'
            member_11 = value['mcp']
            find_runtime_context_mcp_assignment(member_11, place_12, found)
        if 'aggregateDigest' in value:
            place_14 = at + '/aggregateDigest'
            member_13 = value['aggregateDigest']
            find_runtime_context_sha256_hex(member_13, place_14, found)
    else:
        report(found, at, 'type', 'must be object')
