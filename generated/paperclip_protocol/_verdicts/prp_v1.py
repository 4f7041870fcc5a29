"""Whether a decoded JSON value satisfies a schema. Module ``prp_v1``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._verdicts import questions as questions_verdicts
from paperclip_protocol._verdicts import run_result as run_result_verdicts
from paperclip_protocol._runtime import JsonValue, isfinite, matcher, unique


_match_1 = matcher(globals(), '_match_1', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_words_1: frozenset[str] = frozenset(('new_per_run', 'reuse_per_issue', 'reuse_per_workspace'))
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_.-]*\\Z', 'match')
_words_2: frozenset[str] = frozenset(('available', 'policy_disabled', 'unsupported'))
_words_3: frozenset[str] = frozenset(('structured', 'summary'))
_members_1: frozenset[str] = frozenset(('availability', 'detailLevel', 'family', 'version',))
_words_4: frozenset[str] = frozenset(('available', 'denied', 'unsupported'))
_match_3 = matcher(globals(), '_match_3', '^[a-z][a-z0-9_.:-]*\\Z', 'match')
_words_5: frozenset[str] = frozenset(('interaction.receipt', 'request.resolve', 'run.attach', 'run.cancel', 'run.prepare', 'runner.drain', 'runner.shutdown', 'runner.suspend', 'semantic_tool.result', 'session.budget.increase', 'session.close', 'session.destroy', 'session.open', 'session.snapshot', 'turn.interrupt', 'turn.start', 'turn.steer', 'turn.stop'))
_match_4 = matcher(globals(), '_match_4', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_words_6: frozenset[str] = frozenset(('acpx', 'aws_agentcore', 'claude_managed', 'codex', 'opencode'))
_words_7: frozenset[str] = frozenset(('acpx_runtime', 'aws_agentcore_harness_api', 'claude_managed_agents_api', 'codex_app_server', 'opencode_server'))
_words_8: frozenset[str] = frozenset(('local_process', 'remote_service'))
_words_9: frozenset[str] = frozenset(('anthropic_managed_agents', 'aws_bedrock_agentcore_harness'))
_words_10: frozenset[str] = frozenset(('claude', 'codex', 'pi'))
_members_2: frozenset[str] = frozenset(('acpProtocolVersion', 'acpxRecordId', 'agent', 'agentProcessId', 'agentRuntimePackage', 'agentRuntimeVersion', 'agentServerPackage', 'agentServerVersion', 'driver', 'endpointArn', 'endpointQualifier', 'eventExpiryDays', 'executionKind', 'memoryId', 'model', 'processId', 'provider', 'providerSessionId', 'providerVersion', 'requestedModel', 'service',))
_match_5 = matcher(globals(), '_match_5', '^(?!/)(?!\\.\\.(?:/|\\Z))(?:[^/\\n\\r\\u2028\\u2029]++|/(?!\\.\\.(?:/|\\Z)))*+\\Z', 'match')
_match_6 = matcher(globals(), '_match_6', '^https?://', 'match')
_words_11: frozenset[str] = frozenset(('blocked', 'completed', 'in_progress', 'pending'))
_members_3: frozenset[str] = frozenset(('body', 'status', 'stepId',))
_words_12: frozenset[str] = frozenset(('conflict', 'not_applicable', 'pending', 'streaming', 'synchronized'))
_members_4: frozenset[str] = frozenset(('complete', 'documentRevision', 'explanation', 'planId', 'revision', 'schema', 'steps', 'syncStatus',))
_words_13: frozenset[str] = frozenset(('builtin', 'dynamic', 'mcp', 'process'))
_words_14: frozenset[str] = frozenset(('edit', 'execute', 'list', 'read', 'search', 'unknown'))
_words_15: frozenset[str] = frozenset(('cancelled', 'completed', 'failed', 'interrupted', 'running'))
_match_7 = matcher(globals(), '_match_7', '^sha256:[a-f0-9]{64}\\Z', 'match')
_members_5: frozenset[str] = frozenset(('durationMs', 'executionId', 'exitCode', 'name', 'namespace', 'operation', 'output', 'outputBytes', 'outputDigest', 'outputTruncated', 'progress', 'readOnly', 'schema', 'status', 'target', 'transport',))
_words_16: frozenset[str] = frozenset(('find_in_page', 'open_page', 'other', 'search'))
_words_17: frozenset[str] = frozenset(('cancelled', 'completed', 'failed', 'running'))
_members_6: frozenset[str] = frozenset(('snippet', 'sourceId', 'title', 'url',))
_members_7: frozenset[str] = frozenset(('action', 'pattern', 'query', 'researchId', 'schema', 'sources', 'status', 'url',))
_words_18: frozenset[str] = frozenset(('close', 'message', 'resume', 'spawn', 'wait'))
_words_19: frozenset[str] = frozenset(('closed', 'completed', 'failed', 'interrupted', 'running', 'waiting'))
_members_8: frozenset[str] = frozenset(('activitySummary', 'childId', 'model', 'role', 'status', 'summary',))
_members_9: frozenset[str] = frozenset(('action', 'children', 'delegationId', 'schema', 'status',))
_members_10: frozenset[str] = frozenset(('effectiveModel', 'fromModel', 'provider', 'reason', 'requestedModel', 'routeId', 'schema',))
_words_20: frozenset[str] = frozenset(('completed', 'failed', 'running'))
_members_11: frozenset[str] = frozenset(('buffering', 'classes', 'schema', 'status', 'summary', 'verificationId',))
_words_21: frozenset[str] = frozenset(('context_window', 'manual', 'provider', 'unknown'))
_members_12: frozenset[str] = frozenset(('compactionId', 'postTokens', 'preTokens', 'reason', 'sameSession', 'schema',))
_members_13: frozenset[str] = frozenset(('artifactId', 'mediaType', 'reference', 'schema', 'title',))
_members_14: frozenset[str] = frozenset(('artifactId', 'failure', 'mediaType', 'reference', 'registered', 'schema', 'status', 'transparentBackground',))
_words_22: frozenset[str] = frozenset(('entered', 'exited'))
_members_15: frozenset[str] = frozenset(('reviewId', 'schema', 'scope', 'state',))
_members_16: frozenset[str] = frozenset(('blocking', 'durationMs', 'event', 'hookId', 'schema', 'scope', 'status', 'summary',))
_members_17: frozenset[str] = frozenset(('available', 'citationId', 'label', 'messageItemId', 'reference', 'schema',))
_words_23: frozenset[str] = frozenset(('allowed', 'denied', 'pending', 'unknown', 'user_required'))
_members_18: frozenset[str] = frozenset(('decision', 'reviewId', 'schema', 'status', 'summary', 'targetExecutionId',))
_words_24: frozenset[str] = frozenset(('agent', 'system', 'user'))
_words_25: frozenset[str] = frozenset(('control', 'eof', 'text'))
_members_19: frozenset[str] = frozenset(('byteCount', 'executionId', 'inputClass', 'origin', 'schema',))
_words_26: frozenset[str] = frozenset(('provider', 'rate_limit', 'timer', 'unknown'))
_words_27: frozenset[str] = frozenset(('cancelled', 'completed', 'interrupted', 'running'))
_members_20: frozenset[str] = frozenset(('elapsedDurationMs', 'plannedDurationMs', 'reason', 'schema', 'status', 'waitId',))
_words_28: frozenset[str] = frozenset(('error', 'info', 'warning'))
_words_29: frozenset[str] = frozenset(('account', 'environment', 'session', 'turn'))
_members_21: frozenset[str] = frozenset(('category', 'noticeId', 'recoverable', 'schema', 'scope', 'severity', 'summary', 'userActionable',))
_words_30: frozenset[str] = frozenset(('harness_reported', 'runner_verified'))
_match_8 = matcher(globals(), '_match_8', '^(?!/)(?!\\.\\.(?:/|\\Z))(?:[^/\\n\\r\\u2028\\u2029]++|/(?!\\.\\.(?:/|\\Z)))++\\Z', 'match')
_words_31: frozenset[str] = frozenset(('create', 'delete', 'mode_change', 'modify', 'rename'))
_members_22: frozenset[str] = frozenset(('additions', 'binary', 'deletions', 'diff', 'operation', 'path', 'previousPath',))
_members_23: frozenset[str] = frozenset(('additions', 'deletions', 'files',))
_members_24: frozenset[str] = frozenset(('changeSetId', 'complete', 'files', 'patchArtifactRef', 'revision', 'schema', 'source', 'totals',))
_words_32: frozenset[str] = frozenset(('code', 'document', 'generic', 'image'))
_members_25: frozenset[str] = frozenset(('contentDigest', 'displayName', 'line', 'mediaType', 'path', 'presentation', 'preview', 'previewTruncated', 'referenceId', 'schema', 'source',))
_words_33: frozenset[str] = frozenset(('allowlisted_references', 'digest_only', 'redacted'))
_words_34: frozenset[str] = frozenset(('approval', 'artifact', 'audit', 'decision', 'document_revision', 'interaction', 'monitor', 'operation', 'task', 'wake', 'work_product'))
_words_35: frozenset[str] = frozenset(('approval', 'decision', 'document_revision', 'interaction'))
_words_36: frozenset[str] = frozenset(('reconciled', 'result'))
_words_37: frozenset[str] = frozenset(('input', 'reconciled', 'result'))
_words_38: frozenset[str] = frozenset(('conflict', 'denied', 'duplicate', 'failed', 'succeeded', 'unavailable'))
_words_39: frozenset[str] = frozenset(('active_task', 'actor', 'company', 'governed_action', 'grant', 'lock', 'revision'))
_words_40: frozenset[str] = frozenset(('artifact', 'work_product'))
_members_26: frozenset[str] = frozenset(('activeSeconds', 'cacheReadTokens', 'cacheWriteTokens', 'inputTokens', 'outputTokens', 'providerCostUsd', 'requests',))
_members_27: frozenset[str] = frozenset(('cumulative', 'model', 'provider', 'providerRequestId', 'providerSessionId', 'runDelta', 'runDeltaAvailable',))
_words_41: frozenset[str] = frozenset(('budget', 'cost'))
_words_42: frozenset[str] = frozenset(('actor_monthly', 'company_monthly', 'project_monthly', 'provider_quota', 'run_cost'))
_words_43: frozenset[str] = frozenset(('cents', 'tokens', 'usd_micros'))
_words_44: frozenset[str] = frozenset(('monthly_utc', 'provider_window', 'run'))
_words_45: frozenset[str] = frozenset(('cancelled', 'completed', 'failed', 'interrupted'))
_words_46: frozenset[str] = frozenset(('cancelled', 'failed', 'succeeded'))
_words_47: frozenset[str] = frozenset(('blocked', 'done', 'needs_review', 'yielded'))
_words_48: frozenset[str] = frozenset(('cancelled', 'expired', 'pending', 'resolved'))
_members_28: frozenset[str] = frozenset(('adapter', 'method', 'provider',))
_members_29: frozenset[str] = frozenset(('input', 'itemId', 'origin', 'prompt', 'requestId', 'requestKind', 'schema', 'status', 'turnId', 'type',))
_words_49: frozenset[str] = frozenset(('input', 'permission'))
_words_50: frozenset[str] = frozenset(('ask_user_questions', 'request_checkbox_confirmation', 'request_confirmation', 'request_item_verdicts', 'suggest_tasks'))
_words_51: frozenset[str] = frozenset(('tool.execution.completed', 'tool.execution.progressed', 'tool.execution.started'))
_words_52: frozenset[str] = frozenset(('research.completed', 'research.progressed', 'research.started'))
_words_53: frozenset[str] = frozenset(('delegation.completed', 'delegation.started', 'delegation.updated'))
_words_54: frozenset[str] = frozenset(('hook.completed', 'hook.started'))
_words_55: frozenset[str] = frozenset(('safety.review.completed', 'safety.review.started'))
_words_56: frozenset[str] = frozenset(('wait.completed', 'wait.started'))
_words_57: frozenset[str] = frozenset(('workspace.change.updated', 'workspace.diff.recorded'))
_words_58: frozenset[str] = frozenset(('mcp_app.tool_input', 'semantic_tool.input'))
_words_59: frozenset[str] = frozenset(('mcp_app.tool_result', 'semantic_tool.result'))
_words_60: frozenset[str] = frozenset(('control_plane', 'runner'))
_words_61: frozenset[str] = frozenset(('artifact.generated', 'artifact.viewed', 'attention.request.expired', 'attention.request.proposed', 'attention.request.resolved', 'attention.request.routed', 'attention.request.superseded', 'context.compacted', 'delegation.completed', 'delegation.started', 'delegation.updated', 'harness.diagnostic', 'harness.exited', 'harness.ready', 'harness.starting', 'hook.completed', 'hook.started', 'interaction.request.materialized', 'interaction.request.proposed', 'interaction.request.rejected', 'interaction.response.delivered', 'interaction.response.progressed', 'interaction.response.resolved', 'issue.status.decision.applied', 'issue.status.decision.recorded', 'issue.status.decision.rejected', 'issue.status.decision.superseded', 'item.completed', 'item.delta', 'item.failed', 'item.started', 'mcp_app.action.requested', 'mcp_app.action.resolved', 'mcp_app.discovered', 'mcp_app.failed', 'mcp_app.host_context.changed', 'mcp_app.initializing', 'mcp_app.ready', 'mcp_app.resource.resolved', 'mcp_app.teardown', 'mcp_app.tool_input', 'mcp_app.tool_result', 'memory.citation.referenced', 'model.route.changed', 'model.verification.updated', 'plan.updated', 'provider.notice.recorded', 'research.completed', 'research.progressed', 'research.started', 'review.mode.changed', 'run.attached', 'run.detached', 'run.result.accepted', 'run.result.proposed', 'run.result.rejected', 'run.terminal', 'runner.backpressure', 'runner.connected', 'runner.diagnostic', 'runner.disconnected', 'runner.draining', 'runner.reconciled', 'runner.reconnected', 'runner.stopped', 'runner.suspended', 'runner.suspending', 'runtime.phase.changed', 'runtime_request.cancelled', 'runtime_request.created', 'runtime_request.expired', 'runtime_request.resolved', 'safety.review.completed', 'safety.review.started', 'sandbox.metric', 'semantic_tool.input', 'semantic_tool.reconciled', 'semantic_tool.result', 'session.closed', 'session.failed', 'session.reconciled', 'session.resumed', 'session.resuming', 'session.started', 'session.starting', 'session.updated', 'terminal.input.sent', 'tool.execution.completed', 'tool.execution.progressed', 'tool.execution.started', 'turn.accepted', 'turn.cancelled', 'turn.completed', 'turn.failed', 'turn.interrupted', 'turn.started', 'turn.submitted', 'usage.reported', 'wait.completed', 'wait.started', 'work.assessment.recorded', 'workspace.change.updated', 'workspace.diff.recorded', 'workspace.file.referenced', 'workspace.ready'))
_words_62: frozenset[str] = frozenset(('detail', 'final', 'progress', 'summary', 'unknown'))


def is_identity_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/identity.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_1(value) is None:
        return False
    return True


def is_identity(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/identity.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.identity.v1':
        return False
    if 'companyId' not in value:
        return False
    member_2 = value['companyId']
    if not is_identity_stable_id(member_2):
        return False
    if 'issueId' not in value:
        return False
    member_3 = value['issueId']
    if not is_identity_stable_id(member_3):
        return False
    if 'runId' not in value:
        return False
    member_4 = value['runId']
    if not is_identity_stable_id(member_4):
        return False
    if 'environmentLeaseId' not in value:
        return False
    member_5 = value['environmentLeaseId']
    if not is_identity_stable_id(member_5):
        return False
    if 'runnerInstanceId' not in value:
        return False
    member_6 = value['runnerInstanceId']
    if not is_identity_stable_id(member_6):
        return False
    if 'normalizedSessionId' not in value:
        return False
    member_7 = value['normalizedSessionId']
    if not is_identity_stable_id(member_7):
        return False
    if 'driverSessionId' not in value:
        return False
    member_8 = value['driverSessionId']
    if not is_identity_stable_id(member_8):
        return False
    if 'providerSessionId' in value:
        member_9 = value['providerSessionId']
        if not is_identity_stable_id(member_9):
            return False
    return True


def is_capabilities(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/capabilities.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.capabilities.v1':
        return False
    if 'sessionReusePolicy' not in value:
        return False
    member_2 = value['sessionReusePolicy']
    if not isinstance(member_2, str) or member_2 not in _words_1:
        return False
    if 'driver' not in value:
        return False
    member_3 = value['driver']
    if not isinstance(member_3, dict):
        return False
    if 'kind' not in member_3:
        return False
    member_4 = member_3['kind']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 80:
        return False
    if 'version' not in member_3:
        return False
    member_5 = member_3['version']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1 or len(member_5) > 80:
        return False
    if 'steer' not in value:
        return False
    member_6 = value['steer']
    if not isinstance(member_6, bool):
        return False
    if 'interrupt' not in value:
        return False
    member_7 = value['interrupt']
    if not isinstance(member_7, bool):
        return False
    if 'resume' not in value:
        return False
    member_8 = value['resume']
    if not isinstance(member_8, bool):
        return False
    if 'runtimeRequests' not in value:
        return False
    member_9 = value['runtimeRequests']
    if not isinstance(member_9, bool):
        return False
    if 'structuredResult' not in value:
        return False
    member_10 = value['structuredResult']
    if not isinstance(member_10, bool):
        return False
    if 'typedEvents' not in value:
        return False
    member_11 = value['typedEvents']
    if not isinstance(member_11, bool):
        return False
    if 'typedEventFamilies' in value:
        member_12 = value['typedEventFamilies']
        if not isinstance(member_12, list):
            return False
        if len(member_12) > 64:
            return False
        for item_13 in member_12:
            if not isinstance(item_13, dict):
                return False
            if 'family' not in item_13:
                return False
            member_14 = item_13['family']
            if not isinstance(member_14, str):
                return False
            if len(member_14) < 1 or len(member_14) > 160:
                return False
            if _match_2(member_14) is None:
                return False
            if 'version' not in item_13:
                return False
            member_15 = item_13['version']
            if (member_15 != 1 or isinstance(member_15, bool)):
                return False
            if 'availability' not in item_13:
                return False
            member_16 = item_13['availability']
            if not isinstance(member_16, str) or member_16 not in _words_2:
                return False
            if 'detailLevel' not in item_13:
                return False
            member_17 = item_13['detailLevel']
            if not isinstance(member_17, str) or member_17 not in _words_3:
                return False
            if not item_13.keys() <= _members_1:
                return False
    if 'semanticTools' in value:
        member_18 = value['semanticTools']
        if not isinstance(member_18, dict):
            return False
        if 'schema' not in member_18:
            return False
        member_19 = member_18['schema']
        if member_19 != 'paperclip.prp.semantic_tools.v1':
            return False
        if 'schemaVersion' not in member_18:
            return False
        member_20 = member_18['schemaVersion']
        if (member_20 != 1 or isinstance(member_20, bool)):
            return False
        if 'operations' not in member_18:
            return False
        member_21 = member_18['operations']
        if not isinstance(member_21, list):
            return False
        for item_22 in member_21:
            if not isinstance(item_22, dict):
                return False
            if 'operationId' not in item_22:
                return False
            member_23 = item_22['operationId']
            if not isinstance(member_23, str):
                return False
            if len(member_23) < 1 or len(member_23) > 160:
                return False
            if _match_1(member_23) is None:
                return False
            if 'version' not in item_22:
                return False
            member_24 = item_22['version']
            if (member_24 != 1 or isinstance(member_24, bool)):
                return False
            if 'availability' not in item_22:
                return False
            member_25 = item_22['availability']
            if not isinstance(member_25, str) or member_25 not in _words_4:
                return False
            if 'redactionDisposition' not in item_22:
                return False
            member_26 = item_22['redactionDisposition']
            if member_26 != 'digest_only':
                return False
            if 'requiredClaims' in item_22:
                member_27 = item_22['requiredClaims']
                if not isinstance(member_27, list):
                    return False
                if len(member_27) > 1 and not unique(member_27):
                    return False
                for item_28 in member_27:
                    if not isinstance(item_28, str):
                        return False
                    if len(item_28) < 1 or len(item_28) > 160:
                        return False
            if 'reasonCode' in item_22:
                member_29 = item_22['reasonCode']
                if not isinstance(member_29, str):
                    return False
                if len(member_29) < 1 or len(member_29) > 160:
                    return False
                if _match_3(member_29) is None:
                    return False
    if 'unsupported' in value:
        member_30 = value['unsupported']
        if not isinstance(member_30, list):
            return False
        if len(member_30) > 1 and not unique(member_30):
            return False
        for item_31 in member_30:
            if not isinstance(item_31, str):
                return False
            if len(item_31) < 1:
                return False
    return True


def is_command(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/command.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.command.v1':
        return False
    if 'commandId' not in value:
        return False
    member_2 = value['commandId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 160:
        return False
    if 'controllerSeq' not in value:
        return False
    member_3 = value['controllerSeq']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 1:
        return False
    if 'type' not in value:
        return False
    member_4 = value['type']
    if not isinstance(member_4, str) or member_4 not in _words_5:
        return False
    if 'issuedAt' not in value:
        return False
    member_5 = value['issuedAt']
    if not isinstance(member_5, str):
        return False
    if _match_4(member_5) is None:
        return False
    if 'deadlineAt' in value:
        member_6 = value['deadlineAt']
        if not isinstance(member_6, str):
            return False
        if _match_4(member_6) is None:
            return False
    if 'precondition' in value:
        member_7 = value['precondition']
        if not isinstance(member_7, dict):
            return False
        if 'runnerState' in member_7:
            member_8 = member_7['runnerState']
            if not isinstance(member_8, list):
                return False
            for item_9 in member_8:
                if not isinstance(item_9, str):
                    return False
        if 'runState' in member_7:
            member_10 = member_7['runState']
            if not isinstance(member_10, list):
                return False
            for item_11 in member_10:
                if not isinstance(item_11, str):
                    return False
        if 'sessionState' in member_7:
            member_12 = member_7['sessionState']
            if not isinstance(member_12, list):
                return False
            for item_13 in member_12:
                if not isinstance(item_13, str):
                    return False
        if 'activeTurnId' in member_7:
            member_14 = member_7['activeTurnId']
            if not (isinstance(member_14, str) or member_14 is None):
                return False
    if 'payload' not in value:
        return False
    member_15 = value['payload']
    if not isinstance(member_15, dict):
        return False
    return True


def _case_1(value: dict[str, JsonValue]) -> bool:
    if 'provider' in value:
        member_1 = value['provider']
        if member_1 != 'codex':
            return False
    if 'driver' in value:
        member_2 = value['driver']
        if member_2 != 'codex_app_server':
            return False
    if 'executionKind' in value:
        member_3 = value['executionKind']
        if member_3 != 'local_process':
            return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if 'provider' in value:
        member_1 = value['provider']
        if member_1 != 'opencode':
            return False
    if 'driver' in value:
        member_2 = value['driver']
        if member_2 != 'opencode_server':
            return False
    if 'executionKind' in value:
        member_3 = value['executionKind']
        if member_3 != 'local_process':
            return False
    return True


def _case_3(value: dict[str, JsonValue]) -> bool:
    if 'provider' in value:
        member_1 = value['provider']
        if member_1 != 'claude_managed':
            return False
    if 'driver' in value:
        member_2 = value['driver']
        if member_2 != 'claude_managed_agents_api':
            return False
    if 'executionKind' in value:
        member_3 = value['executionKind']
        if member_3 != 'remote_service':
            return False
    return True


def _case_4(value: dict[str, JsonValue]) -> bool:
    if 'provider' in value:
        member_1 = value['provider']
        if member_1 != 'aws_agentcore':
            return False
    if 'driver' in value:
        member_2 = value['driver']
        if member_2 != 'aws_agentcore_harness_api':
            return False
    if 'executionKind' in value:
        member_3 = value['executionKind']
        if member_3 != 'remote_service':
            return False
    return True


def _case_5(value: dict[str, JsonValue]) -> bool:
    if 'provider' in value:
        member_1 = value['provider']
        if member_1 != 'acpx':
            return False
    if 'driver' in value:
        member_2 = value['driver']
        if member_2 != 'acpx_runtime':
            return False
    if 'executionKind' in value:
        member_3 = value['executionKind']
        if member_3 != 'local_process':
            return False
    return True


def _case_6(value: dict[str, JsonValue]) -> bool:
    if 'executionKind' in value:
        member_1 = value['executionKind']
        if member_1 != 'remote_service':
            return False
    return True


def _case_7(value: dict[str, JsonValue]) -> bool:
    if 'executionKind' in value:
        member_1 = value['executionKind']
        if member_1 != 'local_process':
            return False
    return True


def _case_8(value: dict[str, JsonValue]) -> bool:
    if 'provider' not in value:
        return False
    member_1 = value['provider']
    if member_1 != 'claude_managed':
        return False
    return True


def _case_9(value: dict[str, JsonValue]) -> bool:
    if 'provider' not in value:
        return False
    member_1 = value['provider']
    if member_1 != 'aws_agentcore':
        return False
    return True


def _case_10(value: dict[str, JsonValue]) -> bool:
    if 'provider' not in value:
        return False
    member_1 = value['provider']
    if member_1 != 'acpx':
        return False
    return True


def is_provider_descriptor(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-descriptor.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_1(value) + _case_2(value) + _case_3(value) + _case_4(value) + _case_5(value) != 1:
        return False
    if _case_6(value):
        if 'processId' in value:
            member_1 = value['processId']
            if member_1 is not None:
                return False
        if 'service' not in value:
            return False
    if _case_7(value):
        if 'service' in value:
            return False
    if _case_8(value):
        if 'service' not in value:
            return False
        member_2 = value['service']
        if member_2 != 'anthropic_managed_agents':
            return False
    if _case_9(value):
        if 'service' not in value:
            return False
        member_3 = value['service']
        if member_3 != 'aws_bedrock_agentcore_harness':
            return False
        if 'endpointArn' not in value:
            return False
        if 'endpointQualifier' not in value:
            return False
        if 'memoryId' not in value:
            return False
        if 'eventExpiryDays' not in value:
            return False
    if _case_10(value):
        if 'agent' not in value:
            return False
        if 'requestedModel' not in value:
            return False
        if 'acpProtocolVersion' not in value:
            return False
        if 'agentServerPackage' not in value:
            return False
        if 'agentServerVersion' not in value:
            return False
        if 'acpxRecordId' not in value:
            return False
        if 'agentProcessId' not in value:
            return False
    if 'provider' not in value:
        return False
    member_4 = value['provider']
    if not isinstance(member_4, str) or member_4 not in _words_6:
        return False
    if 'driver' not in value:
        return False
    member_5 = value['driver']
    if not isinstance(member_5, str) or member_5 not in _words_7:
        return False
    if 'model' not in value:
        return False
    member_6 = value['model']
    if not (isinstance(member_6, str) or member_6 is None):
        return False
    if isinstance(member_6, str):
        if len(member_6) > 240:
            return False
    if 'executionKind' not in value:
        return False
    member_7 = value['executionKind']
    if not isinstance(member_7, str) or member_7 not in _words_8:
        return False
    if 'providerVersion' not in value:
        return False
    member_8 = value['providerVersion']
    if not isinstance(member_8, str):
        return False
    if len(member_8) < 1 or len(member_8) > 120:
        return False
    if 'service' in value:
        member_9 = value['service']
        if not isinstance(member_9, str) or member_9 not in _words_9:
            return False
    if 'providerSessionId' in value:
        member_10 = value['providerSessionId']
        if not (isinstance(member_10, str) or member_10 is None):
            return False
        if isinstance(member_10, str):
            if len(member_10) > 240:
                return False
    if 'processId' in value:
        member_11 = value['processId']
        if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
            return False
        if type(member_11) is int or type(member_11) is float and member_11.is_integer():
            if member_11 < 1:
                return False
    if 'agentProcessId' in value:
        member_12 = value['agentProcessId']
        if not (type(member_12) is int or type(member_12) is float and member_12.is_integer() or member_12 is None):
            return False
        if type(member_12) is int or type(member_12) is float and member_12.is_integer():
            if member_12 < 1:
                return False
    if 'endpointArn' in value:
        member_13 = value['endpointArn']
        if not isinstance(member_13, str):
            return False
        if len(member_13) < 1 or len(member_13) > 2048:
            return False
    if 'endpointQualifier' in value:
        member_14 = value['endpointQualifier']
        if not isinstance(member_14, str):
            return False
        if len(member_14) < 1 or len(member_14) > 240:
            return False
    if 'memoryId' in value:
        member_15 = value['memoryId']
        if not isinstance(member_15, str):
            return False
        if len(member_15) < 1 or len(member_15) > 240:
            return False
    if 'eventExpiryDays' in value:
        member_16 = value['eventExpiryDays']
        if (member_16 != 90 or isinstance(member_16, bool)):
            return False
    if 'agent' in value:
        member_17 = value['agent']
        if not isinstance(member_17, str) or member_17 not in _words_10:
            return False
    if 'requestedModel' in value:
        member_18 = value['requestedModel']
        if not isinstance(member_18, str):
            return False
        if len(member_18) < 1 or len(member_18) > 240:
            return False
    if 'acpProtocolVersion' in value:
        member_19 = value['acpProtocolVersion']
        if (member_19 != 1 or isinstance(member_19, bool)):
            return False
    if 'agentServerPackage' in value:
        member_20 = value['agentServerPackage']
        if not isinstance(member_20, str):
            return False
        if len(member_20) < 1 or len(member_20) > 240:
            return False
    if 'agentServerVersion' in value:
        member_21 = value['agentServerVersion']
        if not isinstance(member_21, str):
            return False
        if len(member_21) < 1 or len(member_21) > 120:
            return False
    if 'agentRuntimePackage' in value:
        member_22 = value['agentRuntimePackage']
        if not (isinstance(member_22, str) or member_22 is None):
            return False
        if isinstance(member_22, str):
            if len(member_22) > 240:
                return False
    if 'agentRuntimeVersion' in value:
        member_23 = value['agentRuntimeVersion']
        if not (isinstance(member_23, str) or member_23 is None):
            return False
        if isinstance(member_23, str):
            if len(member_23) > 120:
                return False
    if 'acpxRecordId' in value:
        member_24 = value['acpxRecordId']
        if not (isinstance(member_24, str) or member_24 is None):
            return False
        if isinstance(member_24, str):
            if len(member_24) > 240:
                return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_provider_event_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/id``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_1(value) is None:
        return False
    return True


def is_provider_event_short_text(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/shortText``."""
    if not isinstance(value, str):
        return False
    if len(value) > 4000:
        return False
    return True


def is_provider_event_nullable_short_text(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/nullableShortText``."""
    if not (isinstance(value, str) or value is None):
        return False
    if isinstance(value, str):
        if len(value) > 4000:
            return False
    return True


def is_provider_event_safe_path(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/safePath``."""
    if not (isinstance(value, str) or value is None):
        return False
    if isinstance(value, str):
        if len(value) > 4096:
            return False
        if _match_5(value) is None:
            return False
    return True


def is_provider_event_safe_url(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/safeUrl``."""
    if not (isinstance(value, str) or value is None):
        return False
    if isinstance(value, str):
        if len(value) > 8192:
            return False
        if _match_6(value) is None:
            return False
    return True


def is_provider_event_plan(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/plan``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.plan.updated.v1':
        return False
    if 'planId' not in value:
        return False
    member_2 = value['planId']
    if not is_provider_event_id(member_2):
        return False
    if 'revision' not in value:
        return False
    member_3 = value['revision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 1:
        return False
    if 'explanation' in value:
        member_4 = value['explanation']
        if not is_provider_event_nullable_short_text(member_4):
            return False
    if 'steps' not in value:
        return False
    member_5 = value['steps']
    if not isinstance(member_5, list):
        return False
    if len(member_5) > 256:
        return False
    for item_6 in member_5:
        if not isinstance(item_6, dict):
            return False
        if 'stepId' not in item_6:
            return False
        member_7 = item_6['stepId']
        if not is_provider_event_id(member_7):
            return False
        if 'body' not in item_6:
            return False
        member_8 = item_6['body']
        if not is_provider_event_short_text(member_8):
            return False
        if 'status' not in item_6:
            return False
        member_9 = item_6['status']
        if not isinstance(member_9, str) or member_9 not in _words_11:
            return False
        if not item_6.keys() <= _members_3:
            return False
    if 'complete' not in value:
        return False
    member_10 = value['complete']
    if not isinstance(member_10, bool):
        return False
    if 'syncStatus' not in value:
        return False
    member_11 = value['syncStatus']
    if not isinstance(member_11, str) or member_11 not in _words_12:
        return False
    if 'documentRevision' in value:
        member_12 = value['documentRevision']
        if not (type(member_12) is int or type(member_12) is float and member_12.is_integer() or member_12 is None):
            return False
        if type(member_12) is int or type(member_12) is float and member_12.is_integer():
            if member_12 < 1:
                return False
    if not value.keys() <= _members_4:
        return False
    return True


def is_provider_event_tool_execution(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/toolExecution``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.tool.execution.v1':
        return False
    if 'executionId' not in value:
        return False
    member_2 = value['executionId']
    if not is_provider_event_id(member_2):
        return False
    if 'transport' not in value:
        return False
    member_3 = value['transport']
    if not isinstance(member_3, str) or member_3 not in _words_13:
        return False
    if 'operation' not in value:
        return False
    member_4 = value['operation']
    if not isinstance(member_4, str) or member_4 not in _words_14:
        return False
    if 'name' in value:
        member_5 = value['name']
        if not is_provider_event_nullable_short_text(member_5):
            return False
    if 'target' in value:
        member_6 = value['target']
        if not is_provider_event_safe_path(member_6):
            return False
    if 'namespace' in value:
        member_7 = value['namespace']
        if not (isinstance(member_7, str) or member_7 is None):
            return False
        if isinstance(member_7, str):
            if len(member_7) > 240:
                return False
    if 'readOnly' in value:
        member_8 = value['readOnly']
        if not (isinstance(member_8, bool) or member_8 is None):
            return False
    if 'status' not in value:
        return False
    member_9 = value['status']
    if not isinstance(member_9, str) or member_9 not in _words_15:
        return False
    if 'durationMs' in value:
        member_10 = value['durationMs']
        if not (type(member_10) is int or type(member_10) is float and member_10.is_integer() or member_10 is None):
            return False
        if type(member_10) is int or type(member_10) is float and member_10.is_integer():
            if member_10 < 0:
                return False
    if 'exitCode' in value:
        member_11 = value['exitCode']
        if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
            return False
    if 'progress' in value:
        member_12 = value['progress']
        if not is_provider_event_nullable_short_text(member_12):
            return False
    if 'output' not in value:
        return False
    member_13 = value['output']
    if not (isinstance(member_13, str) or member_13 is None):
        return False
    if isinstance(member_13, str):
        if len(member_13) > 65536:
            return False
    if 'outputBytes' not in value:
        return False
    member_14 = value['outputBytes']
    if not (type(member_14) is int or type(member_14) is float and member_14.is_integer()):
        return False
    if member_14 < 0:
        return False
    if 'outputTruncated' not in value:
        return False
    member_15 = value['outputTruncated']
    if not isinstance(member_15, bool):
        return False
    if 'outputDigest' not in value:
        return False
    member_16 = value['outputDigest']
    if not (isinstance(member_16, str) or member_16 is None):
        return False
    if isinstance(member_16, str):
        if _match_7(member_16) is None:
            return False
    if not value.keys() <= _members_5:
        return False
    return True


def is_provider_event_research(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/research``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.research.v1':
        return False
    if 'researchId' not in value:
        return False
    member_2 = value['researchId']
    if not is_provider_event_id(member_2):
        return False
    if 'action' not in value:
        return False
    member_3 = value['action']
    if not isinstance(member_3, str) or member_3 not in _words_16:
        return False
    if 'status' not in value:
        return False
    member_4 = value['status']
    if not isinstance(member_4, str) or member_4 not in _words_17:
        return False
    if 'query' in value:
        member_5 = value['query']
        if not is_provider_event_nullable_short_text(member_5):
            return False
    if 'url' in value:
        member_6 = value['url']
        if not is_provider_event_safe_url(member_6):
            return False
    if 'pattern' in value:
        member_7 = value['pattern']
        if not is_provider_event_nullable_short_text(member_7):
            return False
    if 'sources' not in value:
        return False
    member_8 = value['sources']
    if not isinstance(member_8, list):
        return False
    if len(member_8) > 64:
        return False
    for item_9 in member_8:
        if not isinstance(item_9, dict):
            return False
        if 'sourceId' not in item_9:
            return False
        member_10 = item_9['sourceId']
        if not is_provider_event_id(member_10):
            return False
        if 'title' not in item_9:
            return False
        member_11 = item_9['title']
        if not is_provider_event_short_text(member_11):
            return False
        if 'url' not in item_9:
            return False
        member_12 = item_9['url']
        if not is_provider_event_safe_url(member_12):
            return False
        if 'snippet' not in item_9:
            return False
        member_13 = item_9['snippet']
        if not is_provider_event_nullable_short_text(member_13):
            return False
        if not item_9.keys() <= _members_6:
            return False
    if not value.keys() <= _members_7:
        return False
    return True


def is_provider_event_delegation(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/delegation``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.delegation.v1':
        return False
    if 'delegationId' not in value:
        return False
    member_2 = value['delegationId']
    if not is_provider_event_id(member_2):
        return False
    if 'action' not in value:
        return False
    member_3 = value['action']
    if not isinstance(member_3, str) or member_3 not in _words_18:
        return False
    if 'status' not in value:
        return False
    member_4 = value['status']
    if not isinstance(member_4, str) or member_4 not in _words_19:
        return False
    if 'children' not in value:
        return False
    member_5 = value['children']
    if not isinstance(member_5, list):
        return False
    if len(member_5) > 64:
        return False
    for item_6 in member_5:
        if not isinstance(item_6, dict):
            return False
        if 'childId' not in item_6:
            return False
        member_7 = item_6['childId']
        if not is_provider_event_id(member_7):
            return False
        if 'role' not in item_6:
            return False
        member_8 = item_6['role']
        if not (isinstance(member_8, str) or member_8 is None):
            return False
        if isinstance(member_8, str):
            if len(member_8) > 160:
                return False
        if 'model' not in item_6:
            return False
        member_9 = item_6['model']
        if not (isinstance(member_9, str) or member_9 is None):
            return False
        if isinstance(member_9, str):
            if len(member_9) > 240:
                return False
        if 'status' not in item_6:
            return False
        member_10 = item_6['status']
        if not isinstance(member_10, str) or member_10 not in _words_19:
            return False
        if 'summary' not in item_6:
            return False
        member_11 = item_6['summary']
        if not is_provider_event_nullable_short_text(member_11):
            return False
        if 'activitySummary' not in item_6:
            return False
        member_12 = item_6['activitySummary']
        if not is_provider_event_nullable_short_text(member_12):
            return False
        if not item_6.keys() <= _members_8:
            return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_provider_event_model_route(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/modelRoute``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.model.route_changed.v1':
        return False
    if 'routeId' not in value:
        return False
    member_2 = value['routeId']
    if not is_provider_event_id(member_2):
        return False
    if 'provider' not in value:
        return False
    member_3 = value['provider']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 160:
        return False
    if 'requestedModel' not in value:
        return False
    member_4 = value['requestedModel']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 240:
        return False
    if 'fromModel' not in value:
        return False
    member_5 = value['fromModel']
    if not (isinstance(member_5, str) or member_5 is None):
        return False
    if isinstance(member_5, str):
        if len(member_5) > 240:
            return False
    if 'effectiveModel' not in value:
        return False
    member_6 = value['effectiveModel']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1 or len(member_6) > 240:
        return False
    if 'reason' not in value:
        return False
    member_7 = value['reason']
    if not is_provider_event_short_text(member_7):
        return False
    if not value.keys() <= _members_10:
        return False
    return True


def is_provider_event_model_verification(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/modelVerification``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.model.verification.v1':
        return False
    if 'verificationId' not in value:
        return False
    member_2 = value['verificationId']
    if not is_provider_event_id(member_2):
        return False
    if 'status' not in value:
        return False
    member_3 = value['status']
    if not isinstance(member_3, str) or member_3 not in _words_20:
        return False
    if 'classes' not in value:
        return False
    member_4 = value['classes']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 32:
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
        if len(item_5) > 160:
            return False
    if 'buffering' not in value:
        return False
    member_6 = value['buffering']
    if not isinstance(member_6, bool):
        return False
    if 'summary' not in value:
        return False
    member_7 = value['summary']
    if not is_provider_event_nullable_short_text(member_7):
        return False
    if not value.keys() <= _members_11:
        return False
    return True


def is_provider_event_context_compacted(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/contextCompacted``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.context.compacted.v1':
        return False
    if 'compactionId' not in value:
        return False
    member_2 = value['compactionId']
    if not is_provider_event_id(member_2):
        return False
    if 'reason' not in value:
        return False
    member_3 = value['reason']
    if not isinstance(member_3, str) or member_3 not in _words_21:
        return False
    if 'preTokens' not in value:
        return False
    member_4 = value['preTokens']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer() or member_4 is None):
        return False
    if type(member_4) is int or type(member_4) is float and member_4.is_integer():
        if member_4 < 0:
            return False
    if 'postTokens' not in value:
        return False
    member_5 = value['postTokens']
    if not (type(member_5) is int or type(member_5) is float and member_5.is_integer() or member_5 is None):
        return False
    if type(member_5) is int or type(member_5) is float and member_5.is_integer():
        if member_5 < 0:
            return False
    if 'sameSession' not in value:
        return False
    member_6 = value['sameSession']
    if not isinstance(member_6, bool):
        return False
    if not value.keys() <= _members_12:
        return False
    return True


def is_provider_event_artifact_viewed(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/artifactViewed``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.artifact.viewed.v1':
        return False
    if 'artifactId' not in value:
        return False
    member_2 = value['artifactId']
    if not is_provider_event_id(member_2):
        return False
    if 'reference' not in value:
        return False
    member_3 = value['reference']
    if not is_provider_event_safe_path(member_3):
        return False
    if 'mediaType' not in value:
        return False
    member_4 = value['mediaType']
    if not (isinstance(member_4, str) or member_4 is None):
        return False
    if isinstance(member_4, str):
        if len(member_4) > 160:
            return False
    if 'title' not in value:
        return False
    member_5 = value['title']
    if not is_provider_event_nullable_short_text(member_5):
        return False
    if not value.keys() <= _members_13:
        return False
    return True


def is_provider_event_artifact_generated(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/artifactGenerated``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.artifact.generated.v1':
        return False
    if 'artifactId' not in value:
        return False
    member_2 = value['artifactId']
    if not is_provider_event_id(member_2):
        return False
    if 'status' not in value:
        return False
    member_3 = value['status']
    if not isinstance(member_3, str) or member_3 not in _words_20:
        return False
    if 'reference' not in value:
        return False
    member_4 = value['reference']
    if not is_provider_event_safe_path(member_4):
        return False
    if 'mediaType' not in value:
        return False
    member_5 = value['mediaType']
    if not (isinstance(member_5, str) or member_5 is None):
        return False
    if isinstance(member_5, str):
        if len(member_5) > 160:
            return False
    if 'registered' not in value:
        return False
    member_6 = value['registered']
    if not isinstance(member_6, bool):
        return False
    if 'transparentBackground' in value:
        member_7 = value['transparentBackground']
        if not (isinstance(member_7, bool) or member_7 is None):
            return False
    if 'failure' not in value:
        return False
    member_8 = value['failure']
    if not is_provider_event_nullable_short_text(member_8):
        return False
    if not value.keys() <= _members_14:
        return False
    return True


def is_provider_event_review_mode(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/reviewMode``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.review.mode_changed.v1':
        return False
    if 'reviewId' not in value:
        return False
    member_2 = value['reviewId']
    if not is_provider_event_id(member_2):
        return False
    if 'state' not in value:
        return False
    member_3 = value['state']
    if not isinstance(member_3, str) or member_3 not in _words_22:
        return False
    if 'scope' not in value:
        return False
    member_4 = value['scope']
    if not is_provider_event_nullable_short_text(member_4):
        return False
    if not value.keys() <= _members_15:
        return False
    return True


def is_provider_event_hook(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/hook``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.hook.v1':
        return False
    if 'hookId' not in value:
        return False
    member_2 = value['hookId']
    if not is_provider_event_id(member_2):
        return False
    if 'event' not in value:
        return False
    member_3 = value['event']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 160:
        return False
    if 'scope' not in value:
        return False
    member_4 = value['scope']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 160:
        return False
    if 'status' not in value:
        return False
    member_5 = value['status']
    if not isinstance(member_5, str) or member_5 not in _words_17:
        return False
    if 'blocking' not in value:
        return False
    member_6 = value['blocking']
    if not isinstance(member_6, bool):
        return False
    if 'durationMs' not in value:
        return False
    member_7 = value['durationMs']
    if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
        return False
    if type(member_7) is int or type(member_7) is float and member_7.is_integer():
        if member_7 < 0:
            return False
    if 'summary' not in value:
        return False
    member_8 = value['summary']
    if not is_provider_event_nullable_short_text(member_8):
        return False
    if not value.keys() <= _members_16:
        return False
    return True


def is_provider_event_memory_citation(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/memoryCitation``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.memory.citation.v1':
        return False
    if 'citationId' not in value:
        return False
    member_2 = value['citationId']
    if not is_provider_event_id(member_2):
        return False
    if 'messageItemId' not in value:
        return False
    member_3 = value['messageItemId']
    if not is_provider_event_id(member_3):
        return False
    if 'label' not in value:
        return False
    member_4 = value['label']
    if not is_provider_event_short_text(member_4):
        return False
    if 'available' not in value:
        return False
    member_5 = value['available']
    if not isinstance(member_5, bool):
        return False
    if 'reference' not in value:
        return False
    member_6 = value['reference']
    if not (isinstance(member_6, str) or member_6 is None):
        return False
    if isinstance(member_6, str):
        if len(member_6) > 4096:
            return False
    if not value.keys() <= _members_17:
        return False
    return True


def _case_11(value: JsonValue) -> bool:
    if value is not None:
        return False
    return True


def is_provider_event_safety_review(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/safetyReview``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.safety.review.v1':
        return False
    if 'reviewId' not in value:
        return False
    member_2 = value['reviewId']
    if not is_provider_event_id(member_2):
        return False
    if 'targetExecutionId' not in value:
        return False
    member_3 = value['targetExecutionId']
    if not (is_provider_event_id(member_3) or _case_11(member_3)):
        return False
    if 'status' not in value:
        return False
    member_4 = value['status']
    if not isinstance(member_4, str) or member_4 not in _words_20:
        return False
    if 'decision' not in value:
        return False
    member_5 = value['decision']
    if not isinstance(member_5, str) or member_5 not in _words_23:
        return False
    if 'summary' not in value:
        return False
    member_6 = value['summary']
    if not is_provider_event_nullable_short_text(member_6):
        return False
    if not value.keys() <= _members_18:
        return False
    return True


def is_provider_event_terminal_input(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/terminalInput``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.terminal.input_sent.v1':
        return False
    if 'executionId' not in value:
        return False
    member_2 = value['executionId']
    if not is_provider_event_id(member_2):
        return False
    if 'origin' not in value:
        return False
    member_3 = value['origin']
    if not isinstance(member_3, str) or member_3 not in _words_24:
        return False
    if 'inputClass' not in value:
        return False
    member_4 = value['inputClass']
    if not isinstance(member_4, str) or member_4 not in _words_25:
        return False
    if 'byteCount' not in value:
        return False
    member_5 = value['byteCount']
    if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
        return False
    if member_5 < 0:
        return False
    if not value.keys() <= _members_19:
        return False
    return True


def is_provider_event_wait(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/wait``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.wait.v1':
        return False
    if 'waitId' not in value:
        return False
    member_2 = value['waitId']
    if not is_provider_event_id(member_2):
        return False
    if 'reason' not in value:
        return False
    member_3 = value['reason']
    if not isinstance(member_3, str) or member_3 not in _words_26:
        return False
    if 'status' not in value:
        return False
    member_4 = value['status']
    if not isinstance(member_4, str) or member_4 not in _words_27:
        return False
    if 'plannedDurationMs' not in value:
        return False
    member_5 = value['plannedDurationMs']
    if not (type(member_5) is int or type(member_5) is float and member_5.is_integer() or member_5 is None):
        return False
    if type(member_5) is int or type(member_5) is float and member_5.is_integer():
        if member_5 < 0:
            return False
    if 'elapsedDurationMs' not in value:
        return False
    member_6 = value['elapsedDurationMs']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer() or member_6 is None):
        return False
    if type(member_6) is int or type(member_6) is float and member_6.is_integer():
        if member_6 < 0:
            return False
    if not value.keys() <= _members_20:
        return False
    return True


def is_provider_event_provider_notice(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#/$defs/providerNotice``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.provider.notice.v1':
        return False
    if 'noticeId' not in value:
        return False
    member_2 = value['noticeId']
    if not is_provider_event_id(member_2):
        return False
    if 'severity' not in value:
        return False
    member_3 = value['severity']
    if not isinstance(member_3, str) or member_3 not in _words_28:
        return False
    if 'category' not in value:
        return False
    member_4 = value['category']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 160:
        return False
    if 'scope' not in value:
        return False
    member_5 = value['scope']
    if not isinstance(member_5, str) or member_5 not in _words_29:
        return False
    if 'recoverable' not in value:
        return False
    member_6 = value['recoverable']
    if not isinstance(member_6, bool):
        return False
    if 'userActionable' not in value:
        return False
    member_7 = value['userActionable']
    if not isinstance(member_7, bool):
        return False
    if 'summary' not in value:
        return False
    member_8 = value['summary']
    if not is_provider_event_short_text(member_8):
        return False
    if not value.keys() <= _members_21:
        return False
    return True


def is_provider_event(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/provider-event.schema.json#``."""
    if is_provider_event_plan(value) + is_provider_event_tool_execution(value) + is_provider_event_research(value) + is_provider_event_delegation(value) + is_provider_event_model_route(value) + is_provider_event_model_verification(value) + is_provider_event_context_compacted(value) + is_provider_event_artifact_viewed(value) + is_provider_event_artifact_generated(value) + is_provider_event_review_mode(value) + is_provider_event_hook(value) + is_provider_event_memory_citation(value) + is_provider_event_safety_review(value) + is_provider_event_terminal_input(value) + is_provider_event_wait(value) + is_provider_event_provider_notice(value) != 1:
        return False
    return True


def _case_12(value: JsonValue) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 1024:
        return False
    if _match_8(value) is None:
        return False
    return True


def is_workspace_diff(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/workspace-diff.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.workspace.diff.v1':
        return False
    if 'changeSetId' not in value:
        return False
    member_2 = value['changeSetId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 200:
        return False
    if 'revision' not in value:
        return False
    member_3 = value['revision']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 1:
        return False
    if 'source' not in value:
        return False
    member_4 = value['source']
    if not isinstance(member_4, str) or member_4 not in _words_30:
        return False
    if 'complete' not in value:
        return False
    member_5 = value['complete']
    if not isinstance(member_5, bool):
        return False
    if 'files' not in value:
        return False
    member_6 = value['files']
    if not isinstance(member_6, list):
        return False
    if len(member_6) > 2000:
        return False
    for item_7 in member_6:
        if not isinstance(item_7, dict):
            return False
        if 'path' not in item_7:
            return False
        member_8 = item_7['path']
        if not isinstance(member_8, str):
            return False
        if len(member_8) < 1 or len(member_8) > 1024:
            return False
        if _match_8(member_8) is None:
            return False
        if 'operation' not in item_7:
            return False
        member_9 = item_7['operation']
        if not isinstance(member_9, str) or member_9 not in _words_31:
            return False
        if 'previousPath' not in item_7:
            return False
        member_10 = item_7['previousPath']
        if _case_11(member_10) + _case_12(member_10) != 1:
            return False
        if 'additions' not in item_7:
            return False
        member_11 = item_7['additions']
        if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
            return False
        if type(member_11) is int or type(member_11) is float and member_11.is_integer():
            if member_11 < 0:
                return False
        if 'deletions' not in item_7:
            return False
        member_12 = item_7['deletions']
        if not (type(member_12) is int or type(member_12) is float and member_12.is_integer() or member_12 is None):
            return False
        if type(member_12) is int or type(member_12) is float and member_12.is_integer():
            if member_12 < 0:
                return False
        if 'binary' not in item_7:
            return False
        member_13 = item_7['binary']
        if not isinstance(member_13, bool):
            return False
        if 'diff' not in item_7:
            return False
        member_14 = item_7['diff']
        if not (isinstance(member_14, str) or member_14 is None):
            return False
        if isinstance(member_14, str):
            if len(member_14) > 262144:
                return False
        if not item_7.keys() <= _members_22:
            return False
    if 'totals' not in value:
        return False
    member_15 = value['totals']
    if not isinstance(member_15, dict):
        return False
    if 'files' not in member_15:
        return False
    member_16 = member_15['files']
    if not (type(member_16) is int or type(member_16) is float and member_16.is_integer()):
        return False
    if member_16 < 0:
        return False
    if 'additions' not in member_15:
        return False
    member_17 = member_15['additions']
    if not (type(member_17) is int or type(member_17) is float and member_17.is_integer() or member_17 is None):
        return False
    if type(member_17) is int or type(member_17) is float and member_17.is_integer():
        if member_17 < 0:
            return False
    if 'deletions' not in member_15:
        return False
    member_18 = member_15['deletions']
    if not (type(member_18) is int or type(member_18) is float and member_18.is_integer() or member_18 is None):
        return False
    if type(member_18) is int or type(member_18) is float and member_18.is_integer():
        if member_18 < 0:
            return False
    if not member_15.keys() <= _members_23:
        return False
    if 'patchArtifactRef' not in value:
        return False
    member_19 = value['patchArtifactRef']
    if not (isinstance(member_19, str) or member_19 is None):
        return False
    if isinstance(member_19, str):
        if len(member_19) > 2048:
            return False
    if not value.keys() <= _members_24:
        return False
    return True


def _case_13(value: JsonValue) -> bool:
    if not isinstance(value, str):
        return False
    if _match_7(value) is None:
        return False
    return True


def is_workspace_file_reference(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/workspace-file-reference.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.workspace.file_reference.v1':
        return False
    if 'referenceId' not in value:
        return False
    member_2 = value['referenceId']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 240:
        return False
    if 'source' not in value:
        return False
    member_3 = value['source']
    if not isinstance(member_3, str) or member_3 not in _words_30:
        return False
    if 'path' not in value:
        return False
    member_4 = value['path']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1 or len(member_4) > 1024:
        return False
    if _match_8(member_4) is None:
        return False
    if 'displayName' not in value:
        return False
    member_5 = value['displayName']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1 or len(member_5) > 255:
        return False
    if 'mediaType' not in value:
        return False
    member_6 = value['mediaType']
    if not (isinstance(member_6, str) or member_6 is None):
        return False
    if isinstance(member_6, str):
        if len(member_6) > 160:
            return False
    if 'presentation' not in value:
        return False
    member_7 = value['presentation']
    if not isinstance(member_7, str) or member_7 not in _words_32:
        return False
    if 'line' not in value:
        return False
    member_8 = value['line']
    if not (type(member_8) is int or type(member_8) is float and member_8.is_integer() or member_8 is None):
        return False
    if type(member_8) is int or type(member_8) is float and member_8.is_integer():
        if member_8 < 1:
            return False
    if 'preview' not in value:
        return False
    member_9 = value['preview']
    if not (isinstance(member_9, str) or member_9 is None):
        return False
    if isinstance(member_9, str):
        if len(member_9) > 262144:
            return False
    if 'previewTruncated' not in value:
        return False
    member_10 = value['previewTruncated']
    if not isinstance(member_10, bool):
        return False
    if 'contentDigest' not in value:
        return False
    member_11 = value['contentDigest']
    if _case_11(member_11) + _case_13(member_11) != 1:
        return False
    if not value.keys() <= _members_25:
        return False
    return True


def is_semantic_tool_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/semantic-tool.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_1(value) is None:
        return False
    return True


def is_semantic_tool_stable_code(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/semantic-tool.schema.json#/$defs/stableCode``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_3(value) is None:
        return False
    return True


def is_semantic_tool_safe_reference(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/semantic-tool.schema.json#/$defs/safeReference``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if not isinstance(member_1, str) or member_1 not in _words_34:
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not is_semantic_tool_stable_id(member_2):
        return False
    return True


def is_semantic_tool_safe_content(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/semantic-tool.schema.json#/$defs/safeContent``."""
    if not isinstance(value, dict):
        return False
    if 'digest' not in value:
        return False
    member_1 = value['digest']
    if not isinstance(member_1, str):
        return False
    if _match_7(member_1) is None:
        return False
    if 'redactionDisposition' not in value:
        return False
    member_2 = value['redactionDisposition']
    if not isinstance(member_2, str) or member_2 not in _words_33:
        return False
    if 'references' not in value:
        return False
    member_3 = value['references']
    if not isinstance(member_3, list):
        return False
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if not is_semantic_tool_safe_reference(item_4):
            return False
    return True


def is_semantic_tool_immutable_target(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/semantic-tool.schema.json#/$defs/immutableTarget``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if not isinstance(member_1, str) or member_1 not in _words_35:
        return False
    if 'id' not in value:
        return False
    member_2 = value['id']
    if not is_semantic_tool_stable_id(member_2):
        return False
    if 'immutable' not in value:
        return False
    member_3 = value['immutable']
    if member_3 is not True:
        return False
    if 'revisionId' in value:
        member_4 = value['revisionId']
        if not is_semantic_tool_stable_id(member_4):
            return False
    if 'decisionId' in value:
        member_5 = value['decisionId']
        if not is_semantic_tool_stable_id(member_5):
            return False
    return True


def _case_14(value: dict[str, JsonValue]) -> bool:
    if 'phase' not in value:
        return False
    member_1 = value['phase']
    if not isinstance(member_1, str) or member_1 not in _words_36:
        return False
    return True


def _case_15(value: JsonValue) -> bool:
    if not (type(value) is int or type(value) is float and value.is_integer()):
        return False
    if value < 0:
        return False
    return True


def is_semantic_tool(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/semantic-tool.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_14(value):
        if 'outcome' not in value:
            return False
        if 'code' not in value:
            return False
        if 'retryable' not in value:
            return False
        if 'authorizationBoundary' not in value:
            return False
        if 'operationReceiptId' not in value:
            return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.semantic_tool.v1':
        return False
    if 'schemaVersion' not in value:
        return False
    member_2 = value['schemaVersion']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'phase' not in value:
        return False
    member_3 = value['phase']
    if not isinstance(member_3, str) or member_3 not in _words_37:
        return False
    if 'operationId' not in value:
        return False
    member_4 = value['operationId']
    if not is_semantic_tool_stable_id(member_4):
        return False
    if 'callId' not in value:
        return False
    member_5 = value['callId']
    if not is_semantic_tool_stable_id(member_5):
        return False
    if 'correlation' not in value:
        return False
    member_6 = value['correlation']
    if not isinstance(member_6, dict):
        return False
    if 'runId' not in member_6:
        return False
    member_7 = member_6['runId']
    if not is_semantic_tool_stable_id(member_7):
        return False
    if 'normalizedSessionId' not in member_6:
        return False
    member_8 = member_6['normalizedSessionId']
    if not is_semantic_tool_stable_id(member_8):
        return False
    if 'turnId' not in member_6:
        return False
    member_9 = member_6['turnId']
    if not is_semantic_tool_stable_id(member_9):
        return False
    if 'itemId' not in member_6:
        return False
    member_10 = member_6['itemId']
    if not is_semantic_tool_stable_id(member_10):
        return False
    if 'requestId' in member_6:
        member_11 = member_6['requestId']
        if not is_semantic_tool_stable_id(member_11):
            return False
    if 'idempotencyKey' not in value:
        return False
    member_12 = value['idempotencyKey']
    if not (isinstance(member_12, str) or member_12 is None):
        return False
    if isinstance(member_12, str):
        if len(member_12) < 1 or len(member_12) > 240:
            return False
    if 'content' not in value:
        return False
    member_13 = value['content']
    if not is_semantic_tool_safe_content(member_13):
        return False
    if 'outcome' in value:
        member_14 = value['outcome']
        if not isinstance(member_14, str) or member_14 not in _words_38:
            return False
    if 'code' in value:
        member_15 = value['code']
        if not is_semantic_tool_stable_code(member_15):
            return False
    if 'retryable' in value:
        member_16 = value['retryable']
        if not isinstance(member_16, bool):
            return False
    if 'authorizationBoundary' in value:
        member_17 = value['authorizationBoundary']
        if not isinstance(member_17, str) or member_17 not in _words_39:
            return False
    if 'operationReceiptId' in value:
        member_18 = value['operationReceiptId']
        if not is_semantic_tool_stable_id(member_18):
            return False
    if 'auditReceiptId' in value:
        member_19 = value['auditReceiptId']
        if not is_semantic_tool_stable_id(member_19):
            return False
    if 'currentRevision' in value:
        member_20 = value['currentRevision']
        if _case_15(member_20) + is_semantic_tool_stable_id(member_20) != 1:
            return False
    if 'duplicateOfReceiptId' in value:
        member_21 = value['duplicateOfReceiptId']
        if not is_semantic_tool_stable_id(member_21):
            return False
    if 'artifactRefs' in value:
        member_22 = value['artifactRefs']
        if not isinstance(member_22, list):
            return False
        if len(member_22) > 1 and not unique(member_22):
            return False
        for item_23 in member_22:
            if not is_semantic_tool_safe_reference(item_23):
                return False
            if not isinstance(item_23, dict):
                return False
            if 'kind' in item_23:
                member_24 = item_23['kind']
                if not isinstance(member_24, str) or member_24 not in _words_40:
                    return False
    if 'targets' in value:
        member_25 = value['targets']
        if not isinstance(member_25, list):
            return False
        if len(member_25) > 1 and not unique(member_25):
            return False
        for item_26 in member_25:
            if not is_semantic_tool_immutable_target(item_26):
                return False
    if 'causalRefs' in value:
        member_27 = value['causalRefs']
        if not isinstance(member_27, list):
            return False
        if len(member_27) > 1 and not unique(member_27):
            return False
        for item_28 in member_27:
            if not is_semantic_tool_safe_reference(item_28):
                return False
    return True


def is_usage_measurement(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/usage.schema.json#/$defs/measurement``."""
    if not isinstance(value, dict):
        return False
    if 'inputTokens' not in value:
        return False
    member_1 = value['inputTokens']
    if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
        return False
    if member_1 < 0:
        return False
    if 'outputTokens' not in value:
        return False
    member_2 = value['outputTokens']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if member_2 < 0:
        return False
    if 'cacheReadTokens' not in value:
        return False
    member_3 = value['cacheReadTokens']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'cacheWriteTokens' not in value:
        return False
    member_4 = value['cacheWriteTokens']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 0:
        return False
    if 'activeSeconds' not in value:
        return False
    member_5 = value['activeSeconds']
    if not (type(member_5) is int or type(member_5) is float and isfinite(member_5)):
        return False
    if member_5 < 0:
        return False
    if 'requests' not in value:
        return False
    member_6 = value['requests']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
        return False
    if member_6 < 0:
        return False
    if 'providerCostUsd' not in value:
        return False
    member_7 = value['providerCostUsd']
    if not (type(member_7) is int or type(member_7) is float and isfinite(member_7)):
        return False
    if member_7 < 0:
        return False
    if not value.keys() <= _members_26:
        return False
    return True


def is_usage(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/usage.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'provider' not in value:
        return False
    member_1 = value['provider']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 80:
        return False
    if 'model' not in value:
        return False
    member_2 = value['model']
    if not (isinstance(member_2, str) or member_2 is None):
        return False
    if isinstance(member_2, str):
        if len(member_2) > 240:
            return False
    if 'providerSessionId' in value:
        member_3 = value['providerSessionId']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
        if isinstance(member_3, str):
            if len(member_3) > 240:
                return False
    if 'providerRequestId' in value:
        member_4 = value['providerRequestId']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
        if isinstance(member_4, str):
            if len(member_4) > 240:
                return False
    if 'cumulative' not in value:
        return False
    member_5 = value['cumulative']
    if not is_usage_measurement(member_5):
        return False
    if 'runDeltaAvailable' in value:
        member_6 = value['runDeltaAvailable']
        if not isinstance(member_6, bool):
            return False
    if 'runDelta' not in value:
        return False
    member_7 = value['runDelta']
    if not is_usage_measurement(member_7):
        return False
    if not value.keys() <= _members_27:
        return False
    return True


def is_stop_reason_stable_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/stop-reason.schema.json#/$defs/stableId``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_1(value) is None:
        return False
    return True


def is_stop_reason(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/stop-reason.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.stop_reason.v1':
        return False
    if 'schemaVersion' not in value:
        return False
    member_2 = value['schemaVersion']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'receiptId' not in value:
        return False
    member_3 = value['receiptId']
    if not is_stop_reason_stable_id(member_3):
        return False
    if 'kind' not in value:
        return False
    member_4 = value['kind']
    if not isinstance(member_4, str) or member_4 not in _words_41:
        return False
    if 'code' not in value:
        return False
    member_5 = value['code']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1 or len(member_5) > 160:
        return False
    if _match_3(member_5) is None:
        return False
    if 'retryable' not in value:
        return False
    member_6 = value['retryable']
    if not isinstance(member_6, bool):
        return False
    if 'decisionId' not in value:
        return False
    member_7 = value['decisionId']
    if not is_stop_reason_stable_id(member_7):
        return False
    if 'limitClass' not in value:
        return False
    member_8 = value['limitClass']
    if not isinstance(member_8, str) or member_8 not in _words_42:
        return False
    if 'aggregate' not in value:
        return False
    member_9 = value['aggregate']
    if not isinstance(member_9, dict):
        return False
    if 'unit' not in member_9:
        return False
    member_10 = member_9['unit']
    if not isinstance(member_10, str) or member_10 not in _words_43:
        return False
    if 'observed' not in member_9:
        return False
    member_11 = member_9['observed']
    if not (type(member_11) is int or type(member_11) is float and member_11.is_integer()):
        return False
    if member_11 < 0:
        return False
    if 'limit' not in member_9:
        return False
    member_12 = member_9['limit']
    if not (type(member_12) is int or type(member_12) is float and member_12.is_integer()):
        return False
    if member_12 < 0:
        return False
    if 'window' not in member_9:
        return False
    member_13 = member_9['window']
    if not isinstance(member_13, str) or member_13 not in _words_44:
        return False
    if 'relatedReceiptIds' in value:
        member_14 = value['relatedReceiptIds']
        if not isinstance(member_14, list):
            return False
        if len(member_14) > 1 and not unique(member_14):
            return False
        for item_15 in member_14:
            if not is_stop_reason_stable_id(item_15):
                return False
    return True


def is_terminal(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/terminal.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.terminal.v1':
        return False
    if 'turnTerminalState' not in value:
        return False
    member_2 = value['turnTerminalState']
    if not isinstance(member_2, str) or member_2 not in _words_45:
        return False
    if 'runTerminalState' not in value:
        return False
    member_3 = value['runTerminalState']
    if not isinstance(member_3, str) or member_3 not in _words_46:
        return False
    if 'reportedWorkDisposition' not in value:
        return False
    member_4 = value['reportedWorkDisposition']
    if not isinstance(member_4, str) or member_4 not in _words_47:
        return False
    if 'workAssessmentId' in value:
        member_5 = value['workAssessmentId']
        if not isinstance(member_5, str):
            return False
        if len(member_5) < 1:
            return False
    if 'statusDecisionId' in value:
        member_6 = value['statusDecisionId']
        if not isinstance(member_6, str):
            return False
        if len(member_6) < 1:
            return False
    if 'stopReason' in value:
        member_7 = value['stopReason']
        if not is_stop_reason(member_7):
            return False
    return True


def _case_16(value: JsonValue) -> bool:
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runtime_request.v2':
        return False
    if 'requestKind' not in value:
        return False
    member_2 = value['requestKind']
    if member_2 != 'runtime':
        return False
    if 'requestId' not in value:
        return False
    member_3 = value['requestId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 160:
        return False
    if 'type' not in value:
        return False
    member_4 = value['type']
    if member_4 != 'input':
        return False
    if 'status' not in value:
        return False
    member_5 = value['status']
    if not isinstance(member_5, str) or member_5 not in _words_48:
        return False
    if 'prompt' not in value:
        return False
    member_6 = value['prompt']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1 or len(member_6) > 4000:
        return False
    if 'input' not in value:
        return False
    member_7 = value['input']
    if not questions_verdicts.is_question_set(member_7):
        return False
    if 'origin' in value:
        member_8 = value['origin']
        if not isinstance(member_8, dict):
            return False
        if 'adapter' not in member_8:
            return False
        member_9 = member_8['adapter']
        if not isinstance(member_9, str):
            return False
        if len(member_9) < 1 or len(member_9) > 160:
            return False
        if 'provider' in member_8:
            member_10 = member_8['provider']
            if not isinstance(member_10, str):
                return False
            if len(member_10) < 1 or len(member_10) > 160:
                return False
        if 'method' in member_8:
            member_11 = member_8['method']
            if not isinstance(member_11, str):
                return False
            if len(member_11) < 1 or len(member_11) > 500:
                return False
        if not member_8.keys() <= _members_28:
            return False
    if 'turnId' in value:
        member_12 = value['turnId']
        if not isinstance(member_12, str):
            return False
        if len(member_12) < 1 or len(member_12) > 240:
            return False
    if 'itemId' in value:
        member_13 = value['itemId']
        if not isinstance(member_13, str):
            return False
        if len(member_13) < 1 or len(member_13) > 240:
            return False
    if not value.keys() <= _members_29:
        return False
    return True


def _case_17(value: JsonValue) -> bool:
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runtime_request.v1':
        return False
    if 'requestKind' not in value:
        return False
    member_2 = value['requestKind']
    if member_2 != 'runtime':
        return False
    if 'requestId' not in value:
        return False
    member_3 = value['requestId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 160:
        return False
    if 'type' not in value:
        return False
    member_4 = value['type']
    if not isinstance(member_4, str) or member_4 not in _words_49:
        return False
    if 'status' not in value:
        return False
    member_5 = value['status']
    if not isinstance(member_5, str) or member_5 not in _words_48:
        return False
    if 'prompt' not in value:
        return False
    member_6 = value['prompt']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1 or len(member_6) > 4000:
        return False
    if 'choices' in value:
        member_7 = value['choices']
        if not isinstance(member_7, list):
            return False
        for item_8 in member_7:
            if not isinstance(item_8, dict):
                return False
            if 'key' not in item_8:
                return False
            member_9 = item_8['key']
            if not isinstance(member_9, str):
                return False
            if len(member_9) < 1:
                return False
            if 'label' not in item_8:
                return False
            member_10 = item_8['label']
            if not isinstance(member_10, str):
                return False
            if len(member_10) < 1:
                return False
    return True


def _case_18(value: JsonValue) -> bool:
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.interaction_request.v1':
        return False
    if 'requestKind' not in value:
        return False
    member_2 = value['requestKind']
    if member_2 != 'issue_thread':
        return False
    if 'requestId' not in value:
        return False
    member_3 = value['requestId']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 160:
        return False
    if 'kind' not in value:
        return False
    member_4 = value['kind']
    if not isinstance(member_4, str) or member_4 not in _words_50:
        return False
    if 'blocking' not in value:
        return False
    member_5 = value['blocking']
    if not isinstance(member_5, bool):
        return False
    if 'payload' not in value:
        return False
    member_6 = value['payload']
    if not isinstance(member_6, dict):
        return False
    return True


def is_request(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/request.schema.json#``."""
    if _case_16(value) + _case_17(value) + _case_18(value) != 1:
        return False
    return True


def _case_19(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'plan.updated':
            return False
    return True


def _case_20(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_51:
            return False
    return True


def _case_21(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_52:
            return False
    return True


def _case_22(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_53:
            return False
    return True


def _case_23(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'model.route.changed':
            return False
    return True


def _case_24(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'model.verification.updated':
            return False
    return True


def _case_25(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'context.compacted':
            return False
    return True


def _case_26(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'artifact.viewed':
            return False
    return True


def _case_27(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'artifact.generated':
            return False
    return True


def _case_28(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'review.mode.changed':
            return False
    return True


def _case_29(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_54:
            return False
    return True


def _case_30(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'memory.citation.referenced':
            return False
    return True


def _case_31(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_55:
            return False
    return True


def _case_32(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'terminal.input.sent':
            return False
    return True


def _case_33(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_56:
            return False
    return True


def _case_34(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'provider.notice.recorded':
            return False
    return True


def _case_35(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'workspace.file.referenced':
            return False
    return True


def _case_36(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_57:
            return False
    return True


def _case_37(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'workspace.diff.recorded':
            return False
    return True


def _case_38(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_58:
            return False
    return True


def _case_39(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_59:
            return False
    return True


def _case_40(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'semantic_tool.reconciled':
            return False
    return True


def _case_41(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'run.terminal':
            return False
    return True


def _case_42(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'run.result.proposed':
            return False
    return True


def is_event(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/event.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_19(value):
        if 'payload' in value:
            member_1 = value['payload']
            if not is_provider_event_plan(member_1):
                return False
    if _case_20(value):
        if 'payload' in value:
            member_2 = value['payload']
            if not is_provider_event_tool_execution(member_2):
                return False
    if _case_21(value):
        if 'payload' in value:
            member_3 = value['payload']
            if not is_provider_event_research(member_3):
                return False
    if _case_22(value):
        if 'payload' in value:
            member_4 = value['payload']
            if not is_provider_event_delegation(member_4):
                return False
    if _case_23(value):
        if 'payload' in value:
            member_5 = value['payload']
            if not is_provider_event_model_route(member_5):
                return False
    if _case_24(value):
        if 'payload' in value:
            member_6 = value['payload']
            if not is_provider_event_model_verification(member_6):
                return False
    if _case_25(value):
        if 'payload' in value:
            member_7 = value['payload']
            if not is_provider_event_context_compacted(member_7):
                return False
    if _case_26(value):
        if 'payload' in value:
            member_8 = value['payload']
            if not is_provider_event_artifact_viewed(member_8):
                return False
    if _case_27(value):
        if 'payload' in value:
            member_9 = value['payload']
            if not is_provider_event_artifact_generated(member_9):
                return False
    if _case_28(value):
        if 'payload' in value:
            member_10 = value['payload']
            if not is_provider_event_review_mode(member_10):
                return False
    if _case_29(value):
        if 'payload' in value:
            member_11 = value['payload']
            if not is_provider_event_hook(member_11):
                return False
    if _case_30(value):
        if 'payload' in value:
            member_12 = value['payload']
            if not is_provider_event_memory_citation(member_12):
                return False
    if _case_31(value):
        if 'payload' in value:
            member_13 = value['payload']
            if not is_provider_event_safety_review(member_13):
                return False
    if _case_32(value):
        if 'payload' in value:
            member_14 = value['payload']
            if not is_provider_event_terminal_input(member_14):
                return False
    if _case_33(value):
        if 'payload' in value:
            member_15 = value['payload']
            if not is_provider_event_wait(member_15):
                return False
    if _case_34(value):
        if 'payload' in value:
            member_16 = value['payload']
            if not is_provider_event_provider_notice(member_16):
                return False
    if _case_35(value):
        if 'payload' in value:
            member_17 = value['payload']
            if not is_workspace_file_reference(member_17):
                return False
    if _case_36(value):
        if 'payload' in value:
            member_18 = value['payload']
            if not is_workspace_diff(member_18):
                return False
    if _case_37(value):
        if 'payload' in value:
            member_19 = value['payload']
            if not is_workspace_diff(member_19):
                return False
            if not isinstance(member_19, dict):
                return False
            if 'complete' in member_19:
                member_20 = member_19['complete']
                if member_20 is not True:
                    return False
    if _case_38(value):
        if 'payload' in value:
            member_21 = value['payload']
            if not isinstance(member_21, dict):
                return False
            if 'semantic_tool' in member_21:
                member_22 = member_21['semantic_tool']
                if not is_semantic_tool(member_22):
                    return False
                if not isinstance(member_22, dict):
                    return False
                if 'phase' in member_22:
                    member_23 = member_22['phase']
                    if member_23 != 'input':
                        return False
    if _case_39(value):
        if 'payload' in value:
            member_24 = value['payload']
            if not isinstance(member_24, dict):
                return False
            if 'semantic_tool' in member_24:
                member_25 = member_24['semantic_tool']
                if not is_semantic_tool(member_25):
                    return False
                if not isinstance(member_25, dict):
                    return False
                if 'phase' in member_25:
                    member_26 = member_25['phase']
                    if member_26 != 'result':
                        return False
    if _case_40(value):
        if 'payload' in value:
            member_27 = value['payload']
            if not isinstance(member_27, dict):
                return False
            if 'semantic_tool' in member_27:
                member_28 = member_27['semantic_tool']
                if not is_semantic_tool(member_28):
                    return False
                if not isinstance(member_28, dict):
                    return False
                if 'phase' in member_28:
                    member_29 = member_28['phase']
                    if member_29 != 'reconciled':
                        return False
    if _case_41(value):
        if 'payload' in value:
            member_30 = value['payload']
            if not is_terminal(member_30):
                return False
    if _case_42(value):
        if 'payload' in value:
            member_31 = value['payload']
            if not run_result_verdicts.is_result(member_31):
                return False
    if 'schema' not in value:
        return False
    member_32 = value['schema']
    if member_32 != 'paperclip.prp.event.v1':
        return False
    if 'sourceEventId' not in value:
        return False
    member_33 = value['sourceEventId']
    if not isinstance(member_33, str):
        return False
    if len(member_33) < 1 or len(member_33) > 160:
        return False
    if 'sourceSeq' not in value:
        return False
    member_34 = value['sourceSeq']
    if not (type(member_34) is int or type(member_34) is float and member_34.is_integer()):
        return False
    if member_34 < 1 or member_34 > 9007199254740991:
        return False
    if 'sourceInstanceId' not in value:
        return False
    member_35 = value['sourceInstanceId']
    if not isinstance(member_35, str):
        return False
    if len(member_35) < 1 or len(member_35) > 160:
        return False
    if 'sourceKind' not in value:
        return False
    member_36 = value['sourceKind']
    if not isinstance(member_36, str) or member_36 not in _words_60:
        return False
    if 'runId' not in value:
        return False
    member_37 = value['runId']
    if not isinstance(member_37, str):
        return False
    if len(member_37) < 1 or len(member_37) > 160:
        return False
    if 'normalizedSessionId' in value:
        member_38 = value['normalizedSessionId']
        if not isinstance(member_38, str):
            return False
        if len(member_38) < 1 or len(member_38) > 160:
            return False
    if 'turnId' in value:
        member_39 = value['turnId']
        if not isinstance(member_39, str):
            return False
        if len(member_39) < 1 or len(member_39) > 240:
            return False
    if 'itemId' in value:
        member_40 = value['itemId']
        if not isinstance(member_40, str):
            return False
        if len(member_40) < 1 or len(member_40) > 240:
            return False
    if 'eventType' not in value:
        return False
    member_41 = value['eventType']
    if not isinstance(member_41, str) or member_41 not in _words_61:
        return False
    if 'schemaVersion' not in value:
        return False
    member_42 = value['schemaVersion']
    if (member_42 != 1 or isinstance(member_42, bool)):
        return False
    if 'priority' not in value:
        return False
    member_43 = value['priority']
    if (member_43 != 0 or isinstance(member_43, bool)) and (member_43 != 1 or isinstance(member_43, bool)) and (member_43 != 2 or isinstance(member_43, bool)):
        return False
    if 'emittedAt' not in value:
        return False
    member_44 = value['emittedAt']
    if not isinstance(member_44, str):
        return False
    if _match_4(member_44) is None:
        return False
    if 'observedAt' in value:
        member_45 = value['observedAt']
        if not isinstance(member_45, str):
            return False
        if _match_4(member_45) is None:
            return False
    if 'payload' not in value:
        return False
    member_46 = value['payload']
    if not isinstance(member_46, dict):
        return False
    if 'channel' in member_46:
        member_47 = member_46['channel']
        if not isinstance(member_47, str) or member_47 not in _words_62:
            return False
    if 'providerPhase' in member_46:
        member_48 = member_46['providerPhase']
        if not isinstance(member_48, str):
            return False
    if 'providerMethod' in member_46:
        member_49 = member_46['providerMethod']
        if not isinstance(member_49, str):
            return False
    if 'debug' in value:
        member_50 = value['debug']
        if not isinstance(member_50, dict):
            return False
    return True
