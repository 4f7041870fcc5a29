"""Every way in which a decoded JSON value fails a schema. Module ``prp_v1``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._findings import questions as questions_findings
from paperclip_protocol._findings import run_result as run_result_findings
from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same, unique


_match_1 = matcher(globals(), '_match_1', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_values_1 = ('new_per_run', 'reuse_per_issue', 'reuse_per_workspace',)
_members_1: frozenset[str] = frozenset(('availability', 'detailLevel', 'family', 'version',))
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_.-]*\\Z', 'match')
_values_2 = ('available', 'unsupported', 'policy_disabled',)
_values_3 = ('summary', 'structured',)
_values_4 = ('available', 'denied', 'unsupported',)
_match_3 = matcher(globals(), '_match_3', '^[a-z][a-z0-9_.:-]*\\Z', 'match')
_values_5 = ('run.prepare', 'run.attach', 'session.open', 'turn.start', 'turn.steer', 'turn.interrupt', 'turn.stop', 'request.resolve', 'interaction.receipt', 'semantic_tool.result', 'session.snapshot', 'session.close', 'session.budget.increase', 'session.destroy', 'run.cancel', 'runner.drain', 'runner.suspend', 'runner.shutdown',)
_match_4 = matcher(globals(), '_match_4', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_members_2: frozenset[str] = frozenset(('acpProtocolVersion', 'acpxRecordId', 'agent', 'agentProcessId', 'agentRuntimePackage', 'agentRuntimeVersion', 'agentServerPackage', 'agentServerVersion', 'driver', 'endpointArn', 'endpointQualifier', 'eventExpiryDays', 'executionKind', 'memoryId', 'model', 'processId', 'provider', 'providerSessionId', 'providerVersion', 'requestedModel', 'service',))
_values_6 = ('codex', 'opencode', 'claude_managed', 'aws_agentcore', 'acpx',)
_values_7 = ('codex_app_server', 'opencode_server', 'claude_managed_agents_api', 'aws_agentcore_harness_api', 'acpx_runtime',)
_values_8 = ('local_process', 'remote_service',)
_values_9 = ('anthropic_managed_agents', 'aws_bedrock_agentcore_harness',)
_values_10 = ('pi', 'claude', 'codex',)
_match_5 = matcher(globals(), '_match_5', '^(?!/)(?!\\.\\.(?:/|\\Z))(?:[^/\\n\\r\\u2028\\u2029]++|/(?!\\.\\.(?:/|\\Z)))*+\\Z', 'match')
_match_6 = matcher(globals(), '_match_6', '^https?://', 'match')
_members_3: frozenset[str] = frozenset(('complete', 'documentRevision', 'explanation', 'planId', 'revision', 'schema', 'steps', 'syncStatus',))
_members_4: frozenset[str] = frozenset(('body', 'status', 'stepId',))
_values_11 = ('pending', 'in_progress', 'completed', 'blocked',)
_values_12 = ('streaming', 'pending', 'synchronized', 'conflict', 'not_applicable',)
_members_5: frozenset[str] = frozenset(('durationMs', 'executionId', 'exitCode', 'name', 'namespace', 'operation', 'output', 'outputBytes', 'outputDigest', 'outputTruncated', 'progress', 'readOnly', 'schema', 'status', 'target', 'transport',))
_values_13 = ('process', 'mcp', 'dynamic', 'builtin',)
_values_14 = ('read', 'search', 'list', 'execute', 'edit', 'unknown',)
_values_15 = ('running', 'completed', 'failed', 'cancelled', 'interrupted',)
_match_7 = matcher(globals(), '_match_7', '^sha256:[a-f0-9]{64}\\Z', 'match')
_members_6: frozenset[str] = frozenset(('action', 'pattern', 'query', 'researchId', 'schema', 'sources', 'status', 'url',))
_values_16 = ('search', 'open_page', 'find_in_page', 'other',)
_values_17 = ('running', 'completed', 'failed', 'cancelled',)
_members_7: frozenset[str] = frozenset(('snippet', 'sourceId', 'title', 'url',))
_members_8: frozenset[str] = frozenset(('action', 'children', 'delegationId', 'schema', 'status',))
_values_18 = ('spawn', 'message', 'resume', 'wait', 'close',)
_values_19 = ('running', 'waiting', 'completed', 'failed', 'interrupted', 'closed',)
_members_9: frozenset[str] = frozenset(('activitySummary', 'childId', 'model', 'role', 'status', 'summary',))
_members_10: frozenset[str] = frozenset(('effectiveModel', 'fromModel', 'provider', 'reason', 'requestedModel', 'routeId', 'schema',))
_members_11: frozenset[str] = frozenset(('buffering', 'classes', 'schema', 'status', 'summary', 'verificationId',))
_values_20 = ('running', 'completed', 'failed',)
_members_12: frozenset[str] = frozenset(('compactionId', 'postTokens', 'preTokens', 'reason', 'sameSession', 'schema',))
_values_21 = ('context_window', 'manual', 'provider', 'unknown',)
_members_13: frozenset[str] = frozenset(('artifactId', 'mediaType', 'reference', 'schema', 'title',))
_members_14: frozenset[str] = frozenset(('artifactId', 'failure', 'mediaType', 'reference', 'registered', 'schema', 'status', 'transparentBackground',))
_members_15: frozenset[str] = frozenset(('reviewId', 'schema', 'scope', 'state',))
_values_22 = ('entered', 'exited',)
_members_16: frozenset[str] = frozenset(('blocking', 'durationMs', 'event', 'hookId', 'schema', 'scope', 'status', 'summary',))
_members_17: frozenset[str] = frozenset(('available', 'citationId', 'label', 'messageItemId', 'reference', 'schema',))
_members_18: frozenset[str] = frozenset(('decision', 'reviewId', 'schema', 'status', 'summary', 'targetExecutionId',))
_values_23 = ('pending', 'allowed', 'denied', 'user_required', 'unknown',)
_members_19: frozenset[str] = frozenset(('byteCount', 'executionId', 'inputClass', 'origin', 'schema',))
_values_24 = ('agent', 'user', 'system',)
_values_25 = ('text', 'control', 'eof',)
_members_20: frozenset[str] = frozenset(('elapsedDurationMs', 'plannedDurationMs', 'reason', 'schema', 'status', 'waitId',))
_values_26 = ('timer', 'provider', 'rate_limit', 'unknown',)
_values_27 = ('running', 'completed', 'interrupted', 'cancelled',)
_members_21: frozenset[str] = frozenset(('category', 'noticeId', 'recoverable', 'schema', 'scope', 'severity', 'summary', 'userActionable',))
_values_28 = ('info', 'warning', 'error',)
_values_29 = ('turn', 'session', 'environment', 'account',)
_members_22: frozenset[str] = frozenset(('changeSetId', 'complete', 'files', 'patchArtifactRef', 'revision', 'schema', 'source', 'totals',))
_values_30 = ('harness_reported', 'runner_verified',)
_members_23: frozenset[str] = frozenset(('additions', 'binary', 'deletions', 'diff', 'operation', 'path', 'previousPath',))
_match_8 = matcher(globals(), '_match_8', '^(?!/)(?!\\.\\.(?:/|\\Z))(?:[^/\\n\\r\\u2028\\u2029]++|/(?!\\.\\.(?:/|\\Z)))++\\Z', 'match')
_values_31 = ('create', 'modify', 'delete', 'rename', 'mode_change',)
_members_24: frozenset[str] = frozenset(('additions', 'deletions', 'files',))
_members_25: frozenset[str] = frozenset(('contentDigest', 'displayName', 'line', 'mediaType', 'path', 'presentation', 'preview', 'previewTruncated', 'referenceId', 'schema', 'source',))
_values_32 = ('document', 'code', 'image', 'generic',)
_values_33 = ('digest_only', 'allowlisted_references', 'redacted',)
_values_34 = ('task', 'document_revision', 'interaction', 'approval', 'decision', 'artifact', 'work_product', 'wake', 'monitor', 'audit', 'operation',)
_values_35 = ('document_revision', 'interaction', 'approval', 'decision',)
_values_36 = ('result', 'reconciled',)
_values_37 = ('input', 'result', 'reconciled',)
_values_38 = ('succeeded', 'denied', 'conflict', 'duplicate', 'unavailable', 'failed',)
_values_39 = ('company', 'actor', 'active_task', 'grant', 'governed_action', 'lock', 'revision',)
_values_40 = ('artifact', 'work_product',)
_members_26: frozenset[str] = frozenset(('activeSeconds', 'cacheReadTokens', 'cacheWriteTokens', 'inputTokens', 'outputTokens', 'providerCostUsd', 'requests',))
_members_27: frozenset[str] = frozenset(('cumulative', 'model', 'provider', 'providerRequestId', 'providerSessionId', 'runDelta', 'runDeltaAvailable',))
_values_41 = ('budget', 'cost',)
_values_42 = ('company_monthly', 'actor_monthly', 'project_monthly', 'run_cost', 'provider_quota',)
_values_43 = ('cents', 'usd_micros', 'tokens',)
_values_44 = ('run', 'monthly_utc', 'provider_window',)
_values_45 = ('completed', 'failed', 'interrupted', 'cancelled',)
_values_46 = ('succeeded', 'failed', 'cancelled',)
_values_47 = ('done', 'blocked', 'needs_review', 'yielded',)
_members_28: frozenset[str] = frozenset(('input', 'itemId', 'origin', 'prompt', 'requestId', 'requestKind', 'schema', 'status', 'turnId', 'type',))
_values_48 = ('pending', 'resolved', 'expired', 'cancelled',)
_members_29: frozenset[str] = frozenset(('adapter', 'method', 'provider',))
_values_49 = ('permission', 'input',)
_values_50 = ('request_confirmation', 'request_checkbox_confirmation', 'request_item_verdicts', 'ask_user_questions', 'suggest_tasks',)
_values_51 = ('tool.execution.started', 'tool.execution.progressed', 'tool.execution.completed',)
_values_52 = ('research.started', 'research.progressed', 'research.completed',)
_values_53 = ('delegation.started', 'delegation.updated', 'delegation.completed',)
_values_54 = ('hook.started', 'hook.completed',)
_values_55 = ('safety.review.started', 'safety.review.completed',)
_values_56 = ('wait.started', 'wait.completed',)
_values_57 = ('workspace.change.updated', 'workspace.diff.recorded',)
_values_58 = ('semantic_tool.input', 'mcp_app.tool_input',)
_values_59 = ('semantic_tool.result', 'mcp_app.tool_result',)
_values_60 = ('runner', 'control_plane',)
_values_61 = ('runner.connected', 'runner.reconnected', 'runner.reconciled', 'runner.disconnected', 'runner.draining', 'runner.backpressure', 'runner.suspending', 'runner.suspended', 'runner.stopped', 'runner.diagnostic', 'runtime.phase.changed', 'sandbox.metric', 'workspace.ready', 'workspace.change.updated', 'workspace.diff.recorded', 'workspace.file.referenced', 'harness.starting', 'harness.ready', 'harness.exited', 'harness.diagnostic', 'plan.updated', 'tool.execution.started', 'tool.execution.progressed', 'tool.execution.completed', 'research.started', 'research.progressed', 'research.completed', 'delegation.started', 'delegation.updated', 'delegation.completed', 'model.route.changed', 'model.verification.updated', 'context.compacted', 'artifact.viewed', 'artifact.generated', 'review.mode.changed', 'hook.started', 'hook.completed', 'memory.citation.referenced', 'safety.review.started', 'safety.review.completed', 'terminal.input.sent', 'wait.started', 'wait.completed', 'provider.notice.recorded', 'session.starting', 'session.started', 'session.resuming', 'session.resumed', 'session.reconciled', 'session.updated', 'session.closed', 'session.failed', 'turn.submitted', 'turn.accepted', 'turn.started', 'turn.completed', 'turn.failed', 'turn.interrupted', 'turn.cancelled', 'item.started', 'item.delta', 'item.completed', 'item.failed', 'usage.reported', 'semantic_tool.input', 'semantic_tool.result', 'semantic_tool.reconciled', 'mcp_app.discovered', 'mcp_app.resource.resolved', 'mcp_app.initializing', 'mcp_app.ready', 'mcp_app.tool_input', 'mcp_app.tool_result', 'mcp_app.action.requested', 'mcp_app.action.resolved', 'mcp_app.host_context.changed', 'mcp_app.failed', 'mcp_app.teardown', 'runtime_request.created', 'runtime_request.resolved', 'runtime_request.expired', 'runtime_request.cancelled', 'interaction.request.proposed', 'interaction.request.materialized', 'interaction.request.rejected', 'interaction.response.progressed', 'interaction.response.resolved', 'interaction.response.delivered', 'run.attached', 'run.detached', 'run.result.proposed', 'run.result.accepted', 'run.result.rejected', 'attention.request.proposed', 'attention.request.routed', 'attention.request.resolved', 'attention.request.expired', 'attention.request.superseded', 'work.assessment.recorded', 'issue.status.decision.recorded', 'issue.status.decision.applied', 'issue.status.decision.rejected', 'issue.status.decision.superseded', 'run.terminal',)
_values_62 = (0, 1, 2,)
_values_63 = ('progress', 'final', 'summary', 'detail', 'unknown',)


def find_identity_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/identity.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')
        if _match_1(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_identity(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/identity.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'companyId' not in value:
            report(found, at, 'required', "must have the member 'companyId'")
        if 'issueId' not in value:
            report(found, at, 'required', "must have the member 'issueId'")
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'environmentLeaseId' not in value:
            report(found, at, 'required', "must have the member 'environmentLeaseId'")
        if 'runnerInstanceId' not in value:
            report(found, at, 'required', "must have the member 'runnerInstanceId'")
        if 'normalizedSessionId' not in value:
            report(found, at, 'required', "must have the member 'normalizedSessionId'")
        if 'driverSessionId' not in value:
            report(found, at, 'required', "must have the member 'driverSessionId'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.identity.v1'):
                report(found, place_2, 'const', 'must be "paperclip.prp.identity.v1"')
        if 'companyId' in value:
            place_4 = at + '/companyId'
            member_3 = value['companyId']
            find_identity_stable_id(member_3, place_4, found)
        if 'issueId' in value:
            place_6 = at + '/issueId'
            member_5 = value['issueId']
            find_identity_stable_id(member_5, place_6, found)
        if 'runId' in value:
            place_8 = at + '/runId'
            member_7 = value['runId']
            find_identity_stable_id(member_7, place_8, found)
        if 'environmentLeaseId' in value:
            place_10 = at + '/environmentLeaseId'
            member_9 = value['environmentLeaseId']
            find_identity_stable_id(member_9, place_10, found)
        if 'runnerInstanceId' in value:
            place_12 = at + '/runnerInstanceId'
            member_11 = value['runnerInstanceId']
            find_identity_stable_id(member_11, place_12, found)
        if 'normalizedSessionId' in value:
            place_14 = at + '/normalizedSessionId'
            member_13 = value['normalizedSessionId']
            find_identity_stable_id(member_13, place_14, found)
        if 'driverSessionId' in value:
            place_16 = at + '/driverSessionId'
            member_15 = value['driverSessionId']
            find_identity_stable_id(member_15, place_16, found)
        if 'providerSessionId' in value:
            place_18 = at + '/providerSessionId'
            member_17 = value['providerSessionId']
            find_identity_stable_id(member_17, place_18, found)
    else:
        report(found, at, 'type', 'must be object')


def find_capabilities(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/capabilities.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'sessionReusePolicy' not in value:
            report(found, at, 'required', "must have the member 'sessionReusePolicy'")
        if 'driver' not in value:
            report(found, at, 'required', "must have the member 'driver'")
        if 'steer' not in value:
            report(found, at, 'required', "must have the member 'steer'")
        if 'interrupt' not in value:
            report(found, at, 'required', "must have the member 'interrupt'")
        if 'resume' not in value:
            report(found, at, 'required', "must have the member 'resume'")
        if 'runtimeRequests' not in value:
            report(found, at, 'required', "must have the member 'runtimeRequests'")
        if 'structuredResult' not in value:
            report(found, at, 'required', "must have the member 'structuredResult'")
        if 'typedEvents' not in value:
            report(found, at, 'required', "must have the member 'typedEvents'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.capabilities.v1'):
                report(found, place_2, 'const', 'must be "paperclip.prp.capabilities.v1"')
        if 'sessionReusePolicy' in value:
            place_4 = at + '/sessionReusePolicy'
            member_3 = value['sessionReusePolicy']
            if not any(same(member_3, allowed) for allowed in _values_1):
                report(found, place_4, 'enum', 'must be one of "new_per_run", "reuse_per_issue", "reuse_per_workspace"')
        if 'driver' in value:
            place_6 = at + '/driver'
            member_5 = value['driver']
            if isinstance(member_5, dict):
                if 'kind' not in member_5:
                    report(found, place_6, 'required', "must have the member 'kind'")
                if 'version' not in member_5:
                    report(found, place_6, 'required', "must have the member 'version'")
                if 'kind' in member_5:
                    place_8 = place_6 + '/kind'
                    member_7 = member_5['kind']
                    if isinstance(member_7, str):
                        if len(member_7) < 1:
                            report(found, place_8, 'minLength', 'must have at least 1 characters')
                        if len(member_7) > 80:
                            report(found, place_8, 'maxLength', 'must have at most 80 characters')
                    else:
                        report(found, place_8, 'type', 'must be string')
                if 'version' in member_5:
                    place_10 = place_6 + '/version'
                    member_9 = member_5['version']
                    if isinstance(member_9, str):
                        if len(member_9) < 1:
                            report(found, place_10, 'minLength', 'must have at least 1 characters')
                        if len(member_9) > 80:
                            report(found, place_10, 'maxLength', 'must have at most 80 characters')
                    else:
                        report(found, place_10, 'type', 'must be string')
            else:
                report(found, place_6, 'type', 'must be object')
        if 'steer' in value:
            place_12 = at + '/steer'
            member_11 = value['steer']
            if not (isinstance(member_11, bool)):
                report(found, place_12, 'type', 'must be boolean')
        if 'interrupt' in value:
            place_14 = at + '/interrupt'
            member_13 = value['interrupt']
            if not (isinstance(member_13, bool)):
                report(found, place_14, 'type', 'must be boolean')
        if 'resume' in value:
            place_16 = at + '/resume'
            member_15 = value['resume']
            if not (isinstance(member_15, bool)):
                report(found, place_16, 'type', 'must be boolean')
        if 'runtimeRequests' in value:
            place_18 = at + '/runtimeRequests'
            member_17 = value['runtimeRequests']
            if not (isinstance(member_17, bool)):
                report(found, place_18, 'type', 'must be boolean')
        if 'structuredResult' in value:
            place_20 = at + '/structuredResult'
            member_19 = value['structuredResult']
            if not (isinstance(member_19, bool)):
                report(found, place_20, 'type', 'must be boolean')
        if 'typedEvents' in value:
            place_22 = at + '/typedEvents'
            member_21 = value['typedEvents']
            if not (isinstance(member_21, bool)):
                report(found, place_22, 'type', 'must be boolean')
        if 'typedEventFamilies' in value:
            place_24 = at + '/typedEventFamilies'
            member_23 = value['typedEventFamilies']
            if isinstance(member_23, list):
                if len(member_23) > 64:
                    report(found, place_24, 'maxItems', 'must have at most 64 items')
                for index_25, item_26 in enumerate(member_23):
                    place_27 = f"{place_24}/{index_25}"
                    if isinstance(item_26, dict):
                        if 'family' not in item_26:
                            report(found, place_27, 'required', "must have the member 'family'")
                        if 'version' not in item_26:
                            report(found, place_27, 'required', "must have the member 'version'")
                        if 'availability' not in item_26:
                            report(found, place_27, 'required', "must have the member 'availability'")
                        if 'detailLevel' not in item_26:
                            report(found, place_27, 'required', "must have the member 'detailLevel'")
                        for key_28 in item_26:
                            if key_28 not in _members_1:
                                report(found, place_27, 'additionalProperties', f'must not have the member {key_28!r}')
                        if 'family' in item_26:
                            place_30 = place_27 + '/family'
                            member_29 = item_26['family']
                            if isinstance(member_29, str):
                                if len(member_29) < 1:
                                    report(found, place_30, 'minLength', 'must have at least 1 characters')
                                if len(member_29) > 160:
                                    report(found, place_30, 'maxLength', 'must have at most 160 characters')
                                if _match_2(member_29) is None:
                                    report(found, place_30, 'pattern', 'must match the pattern ^[a-z][a-z0-9_.-]*$')
                            else:
                                report(found, place_30, 'type', 'must be string')
                        if 'version' in item_26:
                            place_32 = place_27 + '/version'
                            member_31 = item_26['version']
                            if not same(member_31, 1):
                                report(found, place_32, 'const', 'must be 1')
                        if 'availability' in item_26:
                            place_34 = place_27 + '/availability'
                            member_33 = item_26['availability']
                            if not any(same(member_33, allowed) for allowed in _values_2):
                                report(found, place_34, 'enum', 'must be one of "available", "unsupported", "policy_disabled"')
                        if 'detailLevel' in item_26:
                            place_36 = place_27 + '/detailLevel'
                            member_35 = item_26['detailLevel']
                            if not any(same(member_35, allowed) for allowed in _values_3):
                                report(found, place_36, 'enum', 'must be one of "summary", "structured"')
                    else:
                        report(found, place_27, 'type', 'must be object')
            else:
                report(found, place_24, 'type', 'must be array')
        if 'semanticTools' in value:
            place_38 = at + '/semanticTools'
            member_37 = value['semanticTools']
            if isinstance(member_37, dict):
                if 'schema' not in member_37:
                    report(found, place_38, 'required', "must have the member 'schema'")
                if 'schemaVersion' not in member_37:
                    report(found, place_38, 'required', "must have the member 'schemaVersion'")
                if 'operations' not in member_37:
                    report(found, place_38, 'required', "must have the member 'operations'")
                if 'schema' in member_37:
                    place_40 = place_38 + '/schema'
                    member_39 = member_37['schema']
                    if not same(member_39, 'paperclip.prp.semantic_tools.v1'):
                        report(found, place_40, 'const', 'must be "paperclip.prp.semantic_tools.v1"')
                if 'schemaVersion' in member_37:
                    place_42 = place_38 + '/schemaVersion'
                    member_41 = member_37['schemaVersion']
                    if not same(member_41, 1):
                        report(found, place_42, 'const', 'must be 1')
                if 'operations' in member_37:
                    place_44 = place_38 + '/operations'
                    member_43 = member_37['operations']
                    if isinstance(member_43, list):
                        for index_45, item_46 in enumerate(member_43):
                            place_47 = f"{place_44}/{index_45}"
                            if isinstance(item_46, dict):
                                if 'operationId' not in item_46:
                                    report(found, place_47, 'required', "must have the member 'operationId'")
                                if 'version' not in item_46:
                                    report(found, place_47, 'required', "must have the member 'version'")
                                if 'availability' not in item_46:
                                    report(found, place_47, 'required', "must have the member 'availability'")
                                if 'redactionDisposition' not in item_46:
                                    report(found, place_47, 'required', "must have the member 'redactionDisposition'")
                                if 'operationId' in item_46:
                                    place_49 = place_47 + '/operationId'
                                    member_48 = item_46['operationId']
                                    if isinstance(member_48, str):
                                        if len(member_48) < 1:
                                            report(found, place_49, 'minLength', 'must have at least 1 characters')
                                        if len(member_48) > 160:
                                            report(found, place_49, 'maxLength', 'must have at most 160 characters')
                                        if _match_1(member_48) is None:
                                            report(found, place_49, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
                                    else:
                                        report(found, place_49, 'type', 'must be string')
                                if 'version' in item_46:
                                    place_51 = place_47 + '/version'
                                    member_50 = item_46['version']
                                    if not same(member_50, 1):
                                        report(found, place_51, 'const', 'must be 1')
                                if 'availability' in item_46:
                                    place_53 = place_47 + '/availability'
                                    member_52 = item_46['availability']
                                    if not any(same(member_52, allowed) for allowed in _values_4):
                                        report(found, place_53, 'enum', 'must be one of "available", "denied", "unsupported"')
                                if 'redactionDisposition' in item_46:
                                    place_55 = place_47 + '/redactionDisposition'
                                    member_54 = item_46['redactionDisposition']
                                    if not same(member_54, 'digest_only'):
                                        report(found, place_55, 'const', 'must be "digest_only"')
                                if 'requiredClaims' in item_46:
                                    place_57 = place_47 + '/requiredClaims'
                                    member_56 = item_46['requiredClaims']
                                    if isinstance(member_56, list):
                                        if not unique(member_56):
                                            report(found, place_57, 'uniqueItems', 'must not hold the same item twice')
                                        for index_58, item_59 in enumerate(member_56):
                                            place_60 = f"{place_57}/{index_58}"
                                            if isinstance(item_59, str):
                                                if len(item_59) < 1:
                                                    report(found, place_60, 'minLength', 'must have at least 1 characters')
                                                if len(item_59) > 160:
                                                    report(found, place_60, 'maxLength', 'must have at most 160 characters')
                                            else:
                                                report(found, place_60, 'type', 'must be string')
                                    else:
                                        report(found, place_57, 'type', 'must be array')
                                if 'reasonCode' in item_46:
                                    place_62 = place_47 + '/reasonCode'
                                    member_61 = item_46['reasonCode']
                                    if isinstance(member_61, str):
                                        if len(member_61) < 1:
                                            report(found, place_62, 'minLength', 'must have at least 1 characters')
                                        if len(member_61) > 160:
                                            report(found, place_62, 'maxLength', 'must have at most 160 characters')
                                        if _match_3(member_61) is None:
                                            report(found, place_62, 'pattern', 'must match the pattern ^[a-z][a-z0-9_.:-]*$')
                                    else:
                                        report(found, place_62, 'type', 'must be string')
                            else:
                                report(found, place_47, 'type', 'must be object')
                    else:
                        report(found, place_44, 'type', 'must be array')
            else:
                report(found, place_38, 'type', 'must be object')
        if 'unsupported' in value:
            place_64 = at + '/unsupported'
            member_63 = value['unsupported']
            if isinstance(member_63, list):
                if not unique(member_63):
                    report(found, place_64, 'uniqueItems', 'must not hold the same item twice')
                for index_65, item_66 in enumerate(member_63):
                    place_67 = f"{place_64}/{index_65}"
                    if isinstance(item_66, str):
                        if len(item_66) < 1:
                            report(found, place_67, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_67, 'type', 'must be string')
            else:
                report(found, place_64, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_command(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/command.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'controllerSeq' not in value:
            report(found, at, 'required', "must have the member 'controllerSeq'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'issuedAt' not in value:
            report(found, at, 'required', "must have the member 'issuedAt'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.command.v1'):
                report(found, place_2, 'const', 'must be "paperclip.prp.command.v1"')
        if 'commandId' in value:
            place_4 = at + '/commandId'
            member_3 = value['commandId']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
                if len(member_3) > 160:
                    report(found, place_4, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'controllerSeq' in value:
            place_6 = at + '/controllerSeq'
            member_5 = value['controllerSeq']
            if type(member_5) is int or type(member_5) is float and isfinite(member_5):
                if member_5 < 1:
                    report(found, place_6, 'minimum', 'must be at least 1')
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
        if 'type' in value:
            place_8 = at + '/type'
            member_7 = value['type']
            if not any(same(member_7, allowed) for allowed in _values_5):
                report(found, place_8, 'enum', 'must be one of "run.prepare", "run.attach", "session.open", "turn.start", "turn.steer", "turn.interrupt", "turn.stop", "request.resolve", "interaction.receipt", "semantic_tool.result", "session.snapshot", "session.close", …')
        if 'issuedAt' in value:
            place_10 = at + '/issuedAt'
            member_9 = value['issuedAt']
            if isinstance(member_9, str):
                if _match_4(member_9) is None:
                    report(found, place_10, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_10, 'type', 'must be string')
        if 'deadlineAt' in value:
            place_12 = at + '/deadlineAt'
            member_11 = value['deadlineAt']
            if isinstance(member_11, str):
                if _match_4(member_11) is None:
                    report(found, place_12, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_12, 'type', 'must be string')
        if 'precondition' in value:
            place_14 = at + '/precondition'
            member_13 = value['precondition']
            if isinstance(member_13, dict):
                if 'runnerState' in member_13:
                    place_16 = place_14 + '/runnerState'
                    member_15 = member_13['runnerState']
                    if isinstance(member_15, list):
                        for index_17, item_18 in enumerate(member_15):
                            place_19 = f"{place_16}/{index_17}"
                            if not (isinstance(item_18, str)):
                                report(found, place_19, 'type', 'must be string')
                    else:
                        report(found, place_16, 'type', 'must be array')
                if 'runState' in member_13:
                    place_21 = place_14 + '/runState'
                    member_20 = member_13['runState']
                    if isinstance(member_20, list):
                        for index_22, item_23 in enumerate(member_20):
                            place_24 = f"{place_21}/{index_22}"
                            if not (isinstance(item_23, str)):
                                report(found, place_24, 'type', 'must be string')
                    else:
                        report(found, place_21, 'type', 'must be array')
                if 'sessionState' in member_13:
                    place_26 = place_14 + '/sessionState'
                    member_25 = member_13['sessionState']
                    if isinstance(member_25, list):
                        for index_27, item_28 in enumerate(member_25):
                            place_29 = f"{place_26}/{index_27}"
                            if not (isinstance(item_28, str)):
                                report(found, place_29, 'type', 'must be string')
                    else:
                        report(found, place_26, 'type', 'must be array')
                if 'activeTurnId' in member_13:
                    place_31 = place_14 + '/activeTurnId'
                    member_30 = member_13['activeTurnId']
                    if not (isinstance(member_30, str) or member_30 is None):
                        report(found, place_31, 'type', 'must be string or null')
            else:
                report(found, place_14, 'type', 'must be object')
        if 'payload' in value:
            place_33 = at + '/payload'
            member_32 = value['payload']
            if isinstance(member_32, dict):
                pass
            else:
                report(found, place_33, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'codex'):
                report(found, place_2, 'const', 'must be "codex"')
        if 'driver' in value:
            place_4 = at + '/driver'
            member_3 = value['driver']
            if not same(member_3, 'codex_app_server'):
                report(found, place_4, 'const', 'must be "codex_app_server"')
        if 'executionKind' in value:
            place_6 = at + '/executionKind'
            member_5 = value['executionKind']
            if not same(member_5, 'local_process'):
                report(found, place_6, 'const', 'must be "local_process"')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'opencode'):
                report(found, place_2, 'const', 'must be "opencode"')
        if 'driver' in value:
            place_4 = at + '/driver'
            member_3 = value['driver']
            if not same(member_3, 'opencode_server'):
                report(found, place_4, 'const', 'must be "opencode_server"')
        if 'executionKind' in value:
            place_6 = at + '/executionKind'
            member_5 = value['executionKind']
            if not same(member_5, 'local_process'):
                report(found, place_6, 'const', 'must be "local_process"')


def _case_3(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'claude_managed'):
                report(found, place_2, 'const', 'must be "claude_managed"')
        if 'driver' in value:
            place_4 = at + '/driver'
            member_3 = value['driver']
            if not same(member_3, 'claude_managed_agents_api'):
                report(found, place_4, 'const', 'must be "claude_managed_agents_api"')
        if 'executionKind' in value:
            place_6 = at + '/executionKind'
            member_5 = value['executionKind']
            if not same(member_5, 'remote_service'):
                report(found, place_6, 'const', 'must be "remote_service"')


def _case_4(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'aws_agentcore'):
                report(found, place_2, 'const', 'must be "aws_agentcore"')
        if 'driver' in value:
            place_4 = at + '/driver'
            member_3 = value['driver']
            if not same(member_3, 'aws_agentcore_harness_api'):
                report(found, place_4, 'const', 'must be "aws_agentcore_harness_api"')
        if 'executionKind' in value:
            place_6 = at + '/executionKind'
            member_5 = value['executionKind']
            if not same(member_5, 'remote_service'):
                report(found, place_6, 'const', 'must be "remote_service"')


def _case_5(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'acpx'):
                report(found, place_2, 'const', 'must be "acpx"')
        if 'driver' in value:
            place_4 = at + '/driver'
            member_3 = value['driver']
            if not same(member_3, 'acpx_runtime'):
                report(found, place_4, 'const', 'must be "acpx_runtime"')
        if 'executionKind' in value:
            place_6 = at + '/executionKind'
            member_5 = value['executionKind']
            if not same(member_5, 'local_process'):
                report(found, place_6, 'const', 'must be "local_process"')


def _case_6(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'executionKind' in value:
            place_2 = at + '/executionKind'
            member_1 = value['executionKind']
            if not same(member_1, 'remote_service'):
                report(found, place_2, 'const', 'must be "remote_service"')


def _case_7(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'executionKind' in value:
            place_2 = at + '/executionKind'
            member_1 = value['executionKind']
            if not same(member_1, 'local_process'):
                report(found, place_2, 'const', 'must be "local_process"')


def _case_8(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' not in value:
            report(found, at, 'required', "must have the member 'provider'")
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'claude_managed'):
                report(found, place_2, 'const', 'must be "claude_managed"')


def _case_9(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' not in value:
            report(found, at, 'required', "must have the member 'provider'")
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'aws_agentcore'):
                report(found, place_2, 'const', 'must be "aws_agentcore"')


def _case_10(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'provider' not in value:
            report(found, at, 'required', "must have the member 'provider'")
        if 'provider' in value:
            place_2 = at + '/provider'
            member_1 = value['provider']
            if not same(member_1, 'acpx'):
                report(found, place_2, 'const', 'must be "acpx"')


def find_provider_descriptor(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-descriptor.schema.json#``."""
    find_alternatives((_case_1, _case_2, _case_3, _case_4, _case_5,), 'oneOf', value, at, found)
    test_1: list[Issue] = []
    _case_6(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'service' not in value:
                report(found, at, 'required', "must have the member 'service'")
            if 'processId' in value:
                place_4 = at + '/processId'
                member_3 = value['processId']
                if not same(member_3, None):
                    report(found, place_4, 'const', 'must be null')
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    test_5: list[Issue] = []
    _case_7(value, at, test_5)
    before_6 = len(found)
    if not test_5:
        if isinstance(value, dict):
            if 'service' in value:
                place_8 = at + '/service'
                report(found, place_8, 'false schema', 'is not allowed here')
        if len(found) > before_6:
            report(found, at, 'if', 'must match the then schema')
    test_9: list[Issue] = []
    _case_8(value, at, test_9)
    before_10 = len(found)
    if not test_9:
        if isinstance(value, dict):
            if 'service' not in value:
                report(found, at, 'required', "must have the member 'service'")
            if 'service' in value:
                place_12 = at + '/service'
                member_11 = value['service']
                if not same(member_11, 'anthropic_managed_agents'):
                    report(found, place_12, 'const', 'must be "anthropic_managed_agents"')
        if len(found) > before_10:
            report(found, at, 'if', 'must match the then schema')
    test_13: list[Issue] = []
    _case_9(value, at, test_13)
    before_14 = len(found)
    if not test_13:
        if isinstance(value, dict):
            if 'service' not in value:
                report(found, at, 'required', "must have the member 'service'")
            if 'endpointArn' not in value:
                report(found, at, 'required', "must have the member 'endpointArn'")
            if 'endpointQualifier' not in value:
                report(found, at, 'required', "must have the member 'endpointQualifier'")
            if 'memoryId' not in value:
                report(found, at, 'required', "must have the member 'memoryId'")
            if 'eventExpiryDays' not in value:
                report(found, at, 'required', "must have the member 'eventExpiryDays'")
            if 'service' in value:
                place_16 = at + '/service'
                member_15 = value['service']
                if not same(member_15, 'aws_bedrock_agentcore_harness'):
                    report(found, place_16, 'const', 'must be "aws_bedrock_agentcore_harness"')
        if len(found) > before_14:
            report(found, at, 'if', 'must match the then schema')
    test_17: list[Issue] = []
    _case_10(value, at, test_17)
    before_18 = len(found)
    if not test_17:
        if isinstance(value, dict):
            if 'agent' not in value:
                report(found, at, 'required', "must have the member 'agent'")
            if 'requestedModel' not in value:
                report(found, at, 'required', "must have the member 'requestedModel'")
            if 'acpProtocolVersion' not in value:
                report(found, at, 'required', "must have the member 'acpProtocolVersion'")
            if 'agentServerPackage' not in value:
                report(found, at, 'required', "must have the member 'agentServerPackage'")
            if 'agentServerVersion' not in value:
                report(found, at, 'required', "must have the member 'agentServerVersion'")
            if 'acpxRecordId' not in value:
                report(found, at, 'required', "must have the member 'acpxRecordId'")
            if 'agentProcessId' not in value:
                report(found, at, 'required', "must have the member 'agentProcessId'")
        if len(found) > before_18:
            report(found, at, 'if', 'must match the then schema')
    if isinstance(value, dict):
        if 'provider' not in value:
            report(found, at, 'required', "must have the member 'provider'")
        if 'driver' not in value:
            report(found, at, 'required', "must have the member 'driver'")
        if 'model' not in value:
            report(found, at, 'required', "must have the member 'model'")
        if 'executionKind' not in value:
            report(found, at, 'required', "must have the member 'executionKind'")
        if 'providerVersion' not in value:
            report(found, at, 'required', "must have the member 'providerVersion'")
        for key_19 in value:
            if key_19 not in _members_2:
                report(found, at, 'additionalProperties', f'must not have the member {key_19!r}')
        if 'provider' in value:
            place_21 = at + '/provider'
            member_20 = value['provider']
            if not any(same(member_20, allowed) for allowed in _values_6):
                report(found, place_21, 'enum', 'must be one of "codex", "opencode", "claude_managed", "aws_agentcore", "acpx"')
        if 'driver' in value:
            place_23 = at + '/driver'
            member_22 = value['driver']
            if not any(same(member_22, allowed) for allowed in _values_7):
                report(found, place_23, 'enum', 'must be one of "codex_app_server", "opencode_server", "claude_managed_agents_api", "aws_agentcore_harness_api", "acpx_runtime"')
        if 'model' in value:
            place_25 = at + '/model'
            member_24 = value['model']
            if isinstance(member_24, str):
                if len(member_24) > 240:
                    report(found, place_25, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_24, str) or member_24 is None):
                report(found, place_25, 'type', 'must be string or null')
        if 'executionKind' in value:
            place_27 = at + '/executionKind'
            member_26 = value['executionKind']
            if not any(same(member_26, allowed) for allowed in _values_8):
                report(found, place_27, 'enum', 'must be one of "local_process", "remote_service"')
        if 'providerVersion' in value:
            place_29 = at + '/providerVersion'
            member_28 = value['providerVersion']
            if isinstance(member_28, str):
                if len(member_28) < 1:
                    report(found, place_29, 'minLength', 'must have at least 1 characters')
                if len(member_28) > 120:
                    report(found, place_29, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_29, 'type', 'must be string')
        if 'service' in value:
            place_31 = at + '/service'
            member_30 = value['service']
            if not any(same(member_30, allowed) for allowed in _values_9):
                report(found, place_31, 'enum', 'must be one of "anthropic_managed_agents", "aws_bedrock_agentcore_harness"')
        if 'providerSessionId' in value:
            place_33 = at + '/providerSessionId'
            member_32 = value['providerSessionId']
            if isinstance(member_32, str):
                if len(member_32) > 240:
                    report(found, place_33, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_32, str) or member_32 is None):
                report(found, place_33, 'type', 'must be string or null')
        if 'processId' in value:
            place_35 = at + '/processId'
            member_34 = value['processId']
            if type(member_34) is int or type(member_34) is float and isfinite(member_34):
                if member_34 < 1:
                    report(found, place_35, 'minimum', 'must be at least 1')
            if not (type(member_34) is int or type(member_34) is float and member_34.is_integer() or member_34 is None):
                report(found, place_35, 'type', 'must be integer or null')
        if 'agentProcessId' in value:
            place_37 = at + '/agentProcessId'
            member_36 = value['agentProcessId']
            if type(member_36) is int or type(member_36) is float and isfinite(member_36):
                if member_36 < 1:
                    report(found, place_37, 'minimum', 'must be at least 1')
            if not (type(member_36) is int or type(member_36) is float and member_36.is_integer() or member_36 is None):
                report(found, place_37, 'type', 'must be integer or null')
        if 'endpointArn' in value:
            place_39 = at + '/endpointArn'
            member_38 = value['endpointArn']
            if isinstance(member_38, str):
                if len(member_38) < 1:
                    report(found, place_39, 'minLength', 'must have at least 1 characters')
                if len(member_38) > 2048:
                    report(found, place_39, 'maxLength', 'must have at most 2048 characters')
            else:
                report(found, place_39, 'type', 'must be string')
        if 'endpointQualifier' in value:
            place_41 = at + '/endpointQualifier'
            member_40 = value['endpointQualifier']
            if isinstance(member_40, str):
                if len(member_40) < 1:
                    report(found, place_41, 'minLength', 'must have at least 1 characters')
                if len(member_40) > 240:
                    report(found, place_41, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_41, 'type', 'must be string')
        if 'memoryId' in value:
            place_43 = at + '/memoryId'
            member_42 = value['memoryId']
            if isinstance(member_42, str):
                if len(member_42) < 1:
                    report(found, place_43, 'minLength', 'must have at least 1 characters')
                if len(member_42) > 240:
                    report(found, place_43, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_43, 'type', 'must be string')
        if 'eventExpiryDays' in value:
            place_45 = at + '/eventExpiryDays'
            member_44 = value['eventExpiryDays']
            if not same(member_44, 90):
                report(found, place_45, 'const', 'must be 90')
        if 'agent' in value:
            place_47 = at + '/agent'
            member_46 = value['agent']
            if not any(same(member_46, allowed) for allowed in _values_10):
                report(found, place_47, 'enum', 'must be one of "pi", "claude", "codex"')
        if 'requestedModel' in value:
            place_49 = at + '/requestedModel'
            member_48 = value['requestedModel']
            if isinstance(member_48, str):
                if len(member_48) < 1:
                    report(found, place_49, 'minLength', 'must have at least 1 characters')
                if len(member_48) > 240:
                    report(found, place_49, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_49, 'type', 'must be string')
        if 'acpProtocolVersion' in value:
            place_51 = at + '/acpProtocolVersion'
            member_50 = value['acpProtocolVersion']
            if not same(member_50, 1):
                report(found, place_51, 'const', 'must be 1')
        if 'agentServerPackage' in value:
            place_53 = at + '/agentServerPackage'
            member_52 = value['agentServerPackage']
            if isinstance(member_52, str):
                if len(member_52) < 1:
                    report(found, place_53, 'minLength', 'must have at least 1 characters')
                if len(member_52) > 240:
                    report(found, place_53, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_53, 'type', 'must be string')
        if 'agentServerVersion' in value:
            place_55 = at + '/agentServerVersion'
            member_54 = value['agentServerVersion']
            if isinstance(member_54, str):
                if len(member_54) < 1:
                    report(found, place_55, 'minLength', 'must have at least 1 characters')
                if len(member_54) > 120:
                    report(found, place_55, 'maxLength', 'must have at most 120 characters')
            else:
                report(found, place_55, 'type', 'must be string')
        if 'agentRuntimePackage' in value:
            place_57 = at + '/agentRuntimePackage'
            member_56 = value['agentRuntimePackage']
            if isinstance(member_56, str):
                if len(member_56) > 240:
                    report(found, place_57, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_56, str) or member_56 is None):
                report(found, place_57, 'type', 'must be string or null')
        if 'agentRuntimeVersion' in value:
            place_59 = at + '/agentRuntimeVersion'
            member_58 = value['agentRuntimeVersion']
            if isinstance(member_58, str):
                if len(member_58) > 120:
                    report(found, place_59, 'maxLength', 'must have at most 120 characters')
            if not (isinstance(member_58, str) or member_58 is None):
                report(found, place_59, 'type', 'must be string or null')
        if 'acpxRecordId' in value:
            place_61 = at + '/acpxRecordId'
            member_60 = value['acpxRecordId']
            if isinstance(member_60, str):
                if len(member_60) > 240:
                    report(found, place_61, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_60, str) or member_60 is None):
                report(found, place_61, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/id``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')
        if _match_1(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_provider_event_short_text(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/shortText``."""
    if isinstance(value, str):
        if len(value) > 4000:
            report(found, at, 'maxLength', 'must have at most 4000 characters')
    else:
        report(found, at, 'type', 'must be string')


def find_provider_event_nullable_short_text(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/nullableShortText``."""
    if isinstance(value, str):
        if len(value) > 4000:
            report(found, at, 'maxLength', 'must have at most 4000 characters')
    if not (isinstance(value, str) or value is None):
        report(found, at, 'type', 'must be string or null')


def find_provider_event_safe_path(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/safePath``."""
    if isinstance(value, str):
        if len(value) > 4096:
            report(found, at, 'maxLength', 'must have at most 4096 characters')
        if _match_5(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^(?!/)(?!.*(?:^|/)\\.\\.(?:/|$)).*$')
    if not (isinstance(value, str) or value is None):
        report(found, at, 'type', 'must be string or null')


def find_provider_event_safe_url(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/safeUrl``."""
    if isinstance(value, str):
        if len(value) > 8192:
            report(found, at, 'maxLength', 'must have at most 8192 characters')
        if _match_6(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^https?://')
    if not (isinstance(value, str) or value is None):
        report(found, at, 'type', 'must be string or null')


def find_provider_event_plan(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/plan``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'planId' not in value:
            report(found, at, 'required', "must have the member 'planId'")
        if 'revision' not in value:
            report(found, at, 'required', "must have the member 'revision'")
        if 'steps' not in value:
            report(found, at, 'required', "must have the member 'steps'")
        if 'complete' not in value:
            report(found, at, 'required', "must have the member 'complete'")
        if 'syncStatus' not in value:
            report(found, at, 'required', "must have the member 'syncStatus'")
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.plan.updated.v1'):
                report(found, place_3, 'const', 'must be "paperclip.plan.updated.v1"')
        if 'planId' in value:
            place_5 = at + '/planId'
            member_4 = value['planId']
            find_provider_event_id(member_4, place_5, found)
        if 'revision' in value:
            place_7 = at + '/revision'
            member_6 = value['revision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 1:
                    report(found, place_7, 'minimum', 'must be at least 1')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'explanation' in value:
            place_9 = at + '/explanation'
            member_8 = value['explanation']
            find_provider_event_nullable_short_text(member_8, place_9, found)
        if 'steps' in value:
            place_11 = at + '/steps'
            member_10 = value['steps']
            if isinstance(member_10, list):
                if len(member_10) > 256:
                    report(found, place_11, 'maxItems', 'must have at most 256 items')
                for index_12, item_13 in enumerate(member_10):
                    place_14 = f"{place_11}/{index_12}"
                    if isinstance(item_13, dict):
                        if 'stepId' not in item_13:
                            report(found, place_14, 'required', "must have the member 'stepId'")
                        if 'body' not in item_13:
                            report(found, place_14, 'required', "must have the member 'body'")
                        if 'status' not in item_13:
                            report(found, place_14, 'required', "must have the member 'status'")
                        for key_15 in item_13:
                            if key_15 not in _members_4:
                                report(found, place_14, 'additionalProperties', f'must not have the member {key_15!r}')
                        if 'stepId' in item_13:
                            place_17 = place_14 + '/stepId'
                            member_16 = item_13['stepId']
                            find_provider_event_id(member_16, place_17, found)
                        if 'body' in item_13:
                            place_19 = place_14 + '/body'
                            member_18 = item_13['body']
                            find_provider_event_short_text(member_18, place_19, found)
                        if 'status' in item_13:
                            place_21 = place_14 + '/status'
                            member_20 = item_13['status']
                            if not any(same(member_20, allowed) for allowed in _values_11):
                                report(found, place_21, 'enum', 'must be one of "pending", "in_progress", "completed", "blocked"')
                    else:
                        report(found, place_14, 'type', 'must be object')
            else:
                report(found, place_11, 'type', 'must be array')
        if 'complete' in value:
            place_23 = at + '/complete'
            member_22 = value['complete']
            if not (isinstance(member_22, bool)):
                report(found, place_23, 'type', 'must be boolean')
        if 'syncStatus' in value:
            place_25 = at + '/syncStatus'
            member_24 = value['syncStatus']
            if not any(same(member_24, allowed) for allowed in _values_12):
                report(found, place_25, 'enum', 'must be one of "streaming", "pending", "synchronized", "conflict", "not_applicable"')
        if 'documentRevision' in value:
            place_27 = at + '/documentRevision'
            member_26 = value['documentRevision']
            if type(member_26) is int or type(member_26) is float and isfinite(member_26):
                if member_26 < 1:
                    report(found, place_27, 'minimum', 'must be at least 1')
            if not (type(member_26) is int or type(member_26) is float and member_26.is_integer() or member_26 is None):
                report(found, place_27, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_tool_execution(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/toolExecution``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'executionId' not in value:
            report(found, at, 'required', "must have the member 'executionId'")
        if 'transport' not in value:
            report(found, at, 'required', "must have the member 'transport'")
        if 'operation' not in value:
            report(found, at, 'required', "must have the member 'operation'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'output' not in value:
            report(found, at, 'required', "must have the member 'output'")
        if 'outputBytes' not in value:
            report(found, at, 'required', "must have the member 'outputBytes'")
        if 'outputTruncated' not in value:
            report(found, at, 'required', "must have the member 'outputTruncated'")
        if 'outputDigest' not in value:
            report(found, at, 'required', "must have the member 'outputDigest'")
        for key_1 in value:
            if key_1 not in _members_5:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.tool.execution.v1'):
                report(found, place_3, 'const', 'must be "paperclip.tool.execution.v1"')
        if 'executionId' in value:
            place_5 = at + '/executionId'
            member_4 = value['executionId']
            find_provider_event_id(member_4, place_5, found)
        if 'transport' in value:
            place_7 = at + '/transport'
            member_6 = value['transport']
            if not any(same(member_6, allowed) for allowed in _values_13):
                report(found, place_7, 'enum', 'must be one of "process", "mcp", "dynamic", "builtin"')
        if 'operation' in value:
            place_9 = at + '/operation'
            member_8 = value['operation']
            if not any(same(member_8, allowed) for allowed in _values_14):
                report(found, place_9, 'enum', 'must be one of "read", "search", "list", "execute", "edit", "unknown"')
        if 'name' in value:
            place_11 = at + '/name'
            member_10 = value['name']
            find_provider_event_nullable_short_text(member_10, place_11, found)
        if 'target' in value:
            place_13 = at + '/target'
            member_12 = value['target']
            find_provider_event_safe_path(member_12, place_13, found)
        if 'namespace' in value:
            place_15 = at + '/namespace'
            member_14 = value['namespace']
            if isinstance(member_14, str):
                if len(member_14) > 240:
                    report(found, place_15, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_14, str) or member_14 is None):
                report(found, place_15, 'type', 'must be string or null')
        if 'readOnly' in value:
            place_17 = at + '/readOnly'
            member_16 = value['readOnly']
            if not (isinstance(member_16, bool) or member_16 is None):
                report(found, place_17, 'type', 'must be boolean or null')
        if 'status' in value:
            place_19 = at + '/status'
            member_18 = value['status']
            if not any(same(member_18, allowed) for allowed in _values_15):
                report(found, place_19, 'enum', 'must be one of "running", "completed", "failed", "cancelled", "interrupted"')
        if 'durationMs' in value:
            place_21 = at + '/durationMs'
            member_20 = value['durationMs']
            if type(member_20) is int or type(member_20) is float and isfinite(member_20):
                if member_20 < 0:
                    report(found, place_21, 'minimum', 'must be at least 0')
            if not (type(member_20) is int or type(member_20) is float and member_20.is_integer() or member_20 is None):
                report(found, place_21, 'type', 'must be integer or null')
        if 'exitCode' in value:
            place_23 = at + '/exitCode'
            member_22 = value['exitCode']
            if not (type(member_22) is int or type(member_22) is float and member_22.is_integer() or member_22 is None):
                report(found, place_23, 'type', 'must be integer or null')
        if 'progress' in value:
            place_25 = at + '/progress'
            member_24 = value['progress']
            find_provider_event_nullable_short_text(member_24, place_25, found)
        if 'output' in value:
            place_27 = at + '/output'
            member_26 = value['output']
            if isinstance(member_26, str):
                if len(member_26) > 65536:
                    report(found, place_27, 'maxLength', 'must have at most 65536 characters')
            if not (isinstance(member_26, str) or member_26 is None):
                report(found, place_27, 'type', 'must be string or null')
        if 'outputBytes' in value:
            place_29 = at + '/outputBytes'
            member_28 = value['outputBytes']
            if type(member_28) is int or type(member_28) is float and isfinite(member_28):
                if member_28 < 0:
                    report(found, place_29, 'minimum', 'must be at least 0')
            if not (type(member_28) is int or type(member_28) is float and member_28.is_integer()):
                report(found, place_29, 'type', 'must be integer')
        if 'outputTruncated' in value:
            place_31 = at + '/outputTruncated'
            member_30 = value['outputTruncated']
            if not (isinstance(member_30, bool)):
                report(found, place_31, 'type', 'must be boolean')
        if 'outputDigest' in value:
            place_33 = at + '/outputDigest'
            member_32 = value['outputDigest']
            if isinstance(member_32, str):
                if _match_7(member_32) is None:
                    report(found, place_33, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
            if not (isinstance(member_32, str) or member_32 is None):
                report(found, place_33, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_research(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/research``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'researchId' not in value:
            report(found, at, 'required', "must have the member 'researchId'")
        if 'action' not in value:
            report(found, at, 'required', "must have the member 'action'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'sources' not in value:
            report(found, at, 'required', "must have the member 'sources'")
        for key_1 in value:
            if key_1 not in _members_6:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.research.v1'):
                report(found, place_3, 'const', 'must be "paperclip.research.v1"')
        if 'researchId' in value:
            place_5 = at + '/researchId'
            member_4 = value['researchId']
            find_provider_event_id(member_4, place_5, found)
        if 'action' in value:
            place_7 = at + '/action'
            member_6 = value['action']
            if not any(same(member_6, allowed) for allowed in _values_16):
                report(found, place_7, 'enum', 'must be one of "search", "open_page", "find_in_page", "other"')
        if 'status' in value:
            place_9 = at + '/status'
            member_8 = value['status']
            if not any(same(member_8, allowed) for allowed in _values_17):
                report(found, place_9, 'enum', 'must be one of "running", "completed", "failed", "cancelled"')
        if 'query' in value:
            place_11 = at + '/query'
            member_10 = value['query']
            find_provider_event_nullable_short_text(member_10, place_11, found)
        if 'url' in value:
            place_13 = at + '/url'
            member_12 = value['url']
            find_provider_event_safe_url(member_12, place_13, found)
        if 'pattern' in value:
            place_15 = at + '/pattern'
            member_14 = value['pattern']
            find_provider_event_nullable_short_text(member_14, place_15, found)
        if 'sources' in value:
            place_17 = at + '/sources'
            member_16 = value['sources']
            if isinstance(member_16, list):
                if len(member_16) > 64:
                    report(found, place_17, 'maxItems', 'must have at most 64 items')
                for index_18, item_19 in enumerate(member_16):
                    place_20 = f"{place_17}/{index_18}"
                    if isinstance(item_19, dict):
                        if 'sourceId' not in item_19:
                            report(found, place_20, 'required', "must have the member 'sourceId'")
                        if 'title' not in item_19:
                            report(found, place_20, 'required', "must have the member 'title'")
                        if 'url' not in item_19:
                            report(found, place_20, 'required', "must have the member 'url'")
                        if 'snippet' not in item_19:
                            report(found, place_20, 'required', "must have the member 'snippet'")
                        for key_21 in item_19:
                            if key_21 not in _members_7:
                                report(found, place_20, 'additionalProperties', f'must not have the member {key_21!r}')
                        if 'sourceId' in item_19:
                            place_23 = place_20 + '/sourceId'
                            member_22 = item_19['sourceId']
                            find_provider_event_id(member_22, place_23, found)
                        if 'title' in item_19:
                            place_25 = place_20 + '/title'
                            member_24 = item_19['title']
                            find_provider_event_short_text(member_24, place_25, found)
                        if 'url' in item_19:
                            place_27 = place_20 + '/url'
                            member_26 = item_19['url']
                            find_provider_event_safe_url(member_26, place_27, found)
                        if 'snippet' in item_19:
                            place_29 = place_20 + '/snippet'
                            member_28 = item_19['snippet']
                            find_provider_event_nullable_short_text(member_28, place_29, found)
                    else:
                        report(found, place_20, 'type', 'must be object')
            else:
                report(found, place_17, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_delegation(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/delegation``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'delegationId' not in value:
            report(found, at, 'required', "must have the member 'delegationId'")
        if 'action' not in value:
            report(found, at, 'required', "must have the member 'action'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'children' not in value:
            report(found, at, 'required', "must have the member 'children'")
        for key_1 in value:
            if key_1 not in _members_8:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.delegation.v1'):
                report(found, place_3, 'const', 'must be "paperclip.delegation.v1"')
        if 'delegationId' in value:
            place_5 = at + '/delegationId'
            member_4 = value['delegationId']
            find_provider_event_id(member_4, place_5, found)
        if 'action' in value:
            place_7 = at + '/action'
            member_6 = value['action']
            if not any(same(member_6, allowed) for allowed in _values_18):
                report(found, place_7, 'enum', 'must be one of "spawn", "message", "resume", "wait", "close"')
        if 'status' in value:
            place_9 = at + '/status'
            member_8 = value['status']
            if not any(same(member_8, allowed) for allowed in _values_19):
                report(found, place_9, 'enum', 'must be one of "running", "waiting", "completed", "failed", "interrupted", "closed"')
        if 'children' in value:
            place_11 = at + '/children'
            member_10 = value['children']
            if isinstance(member_10, list):
                if len(member_10) > 64:
                    report(found, place_11, 'maxItems', 'must have at most 64 items')
                for index_12, item_13 in enumerate(member_10):
                    place_14 = f"{place_11}/{index_12}"
                    if isinstance(item_13, dict):
                        if 'childId' not in item_13:
                            report(found, place_14, 'required', "must have the member 'childId'")
                        if 'role' not in item_13:
                            report(found, place_14, 'required', "must have the member 'role'")
                        if 'model' not in item_13:
                            report(found, place_14, 'required', "must have the member 'model'")
                        if 'status' not in item_13:
                            report(found, place_14, 'required', "must have the member 'status'")
                        if 'summary' not in item_13:
                            report(found, place_14, 'required', "must have the member 'summary'")
                        if 'activitySummary' not in item_13:
                            report(found, place_14, 'required', "must have the member 'activitySummary'")
                        for key_15 in item_13:
                            if key_15 not in _members_9:
                                report(found, place_14, 'additionalProperties', f'must not have the member {key_15!r}')
                        if 'childId' in item_13:
                            place_17 = place_14 + '/childId'
                            member_16 = item_13['childId']
                            find_provider_event_id(member_16, place_17, found)
                        if 'role' in item_13:
                            place_19 = place_14 + '/role'
                            member_18 = item_13['role']
                            if isinstance(member_18, str):
                                if len(member_18) > 160:
                                    report(found, place_19, 'maxLength', 'must have at most 160 characters')
                            if not (isinstance(member_18, str) or member_18 is None):
                                report(found, place_19, 'type', 'must be string or null')
                        if 'model' in item_13:
                            place_21 = place_14 + '/model'
                            member_20 = item_13['model']
                            if isinstance(member_20, str):
                                if len(member_20) > 240:
                                    report(found, place_21, 'maxLength', 'must have at most 240 characters')
                            if not (isinstance(member_20, str) or member_20 is None):
                                report(found, place_21, 'type', 'must be string or null')
                        if 'status' in item_13:
                            place_23 = place_14 + '/status'
                            member_22 = item_13['status']
                            if not any(same(member_22, allowed) for allowed in _values_19):
                                report(found, place_23, 'enum', 'must be one of "running", "waiting", "completed", "failed", "interrupted", "closed"')
                        if 'summary' in item_13:
                            place_25 = place_14 + '/summary'
                            member_24 = item_13['summary']
                            find_provider_event_nullable_short_text(member_24, place_25, found)
                        if 'activitySummary' in item_13:
                            place_27 = place_14 + '/activitySummary'
                            member_26 = item_13['activitySummary']
                            find_provider_event_nullable_short_text(member_26, place_27, found)
                    else:
                        report(found, place_14, 'type', 'must be object')
            else:
                report(found, place_11, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_model_route(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/modelRoute``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'routeId' not in value:
            report(found, at, 'required', "must have the member 'routeId'")
        if 'provider' not in value:
            report(found, at, 'required', "must have the member 'provider'")
        if 'requestedModel' not in value:
            report(found, at, 'required', "must have the member 'requestedModel'")
        if 'fromModel' not in value:
            report(found, at, 'required', "must have the member 'fromModel'")
        if 'effectiveModel' not in value:
            report(found, at, 'required', "must have the member 'effectiveModel'")
        if 'reason' not in value:
            report(found, at, 'required', "must have the member 'reason'")
        for key_1 in value:
            if key_1 not in _members_10:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.model.route_changed.v1'):
                report(found, place_3, 'const', 'must be "paperclip.model.route_changed.v1"')
        if 'routeId' in value:
            place_5 = at + '/routeId'
            member_4 = value['routeId']
            find_provider_event_id(member_4, place_5, found)
        if 'provider' in value:
            place_7 = at + '/provider'
            member_6 = value['provider']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 160:
                    report(found, place_7, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'requestedModel' in value:
            place_9 = at + '/requestedModel'
            member_8 = value['requestedModel']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 240:
                    report(found, place_9, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'fromModel' in value:
            place_11 = at + '/fromModel'
            member_10 = value['fromModel']
            if isinstance(member_10, str):
                if len(member_10) > 240:
                    report(found, place_11, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_10, str) or member_10 is None):
                report(found, place_11, 'type', 'must be string or null')
        if 'effectiveModel' in value:
            place_13 = at + '/effectiveModel'
            member_12 = value['effectiveModel']
            if isinstance(member_12, str):
                if len(member_12) < 1:
                    report(found, place_13, 'minLength', 'must have at least 1 characters')
                if len(member_12) > 240:
                    report(found, place_13, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_13, 'type', 'must be string')
        if 'reason' in value:
            place_15 = at + '/reason'
            member_14 = value['reason']
            find_provider_event_short_text(member_14, place_15, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_model_verification(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/modelVerification``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'verificationId' not in value:
            report(found, at, 'required', "must have the member 'verificationId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'classes' not in value:
            report(found, at, 'required', "must have the member 'classes'")
        if 'buffering' not in value:
            report(found, at, 'required', "must have the member 'buffering'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_11:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.model.verification.v1'):
                report(found, place_3, 'const', 'must be "paperclip.model.verification.v1"')
        if 'verificationId' in value:
            place_5 = at + '/verificationId'
            member_4 = value['verificationId']
            find_provider_event_id(member_4, place_5, found)
        if 'status' in value:
            place_7 = at + '/status'
            member_6 = value['status']
            if not any(same(member_6, allowed) for allowed in _values_20):
                report(found, place_7, 'enum', 'must be one of "running", "completed", "failed"')
        if 'classes' in value:
            place_9 = at + '/classes'
            member_8 = value['classes']
            if isinstance(member_8, list):
                if len(member_8) > 32:
                    report(found, place_9, 'maxItems', 'must have at most 32 items')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if isinstance(item_11, str):
                        if len(item_11) > 160:
                            report(found, place_12, 'maxLength', 'must have at most 160 characters')
                    else:
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'buffering' in value:
            place_14 = at + '/buffering'
            member_13 = value['buffering']
            if not (isinstance(member_13, bool)):
                report(found, place_14, 'type', 'must be boolean')
        if 'summary' in value:
            place_16 = at + '/summary'
            member_15 = value['summary']
            find_provider_event_nullable_short_text(member_15, place_16, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_context_compacted(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/contextCompacted``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'compactionId' not in value:
            report(found, at, 'required', "must have the member 'compactionId'")
        if 'reason' not in value:
            report(found, at, 'required', "must have the member 'reason'")
        if 'preTokens' not in value:
            report(found, at, 'required', "must have the member 'preTokens'")
        if 'postTokens' not in value:
            report(found, at, 'required', "must have the member 'postTokens'")
        if 'sameSession' not in value:
            report(found, at, 'required', "must have the member 'sameSession'")
        for key_1 in value:
            if key_1 not in _members_12:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.context.compacted.v1'):
                report(found, place_3, 'const', 'must be "paperclip.context.compacted.v1"')
        if 'compactionId' in value:
            place_5 = at + '/compactionId'
            member_4 = value['compactionId']
            find_provider_event_id(member_4, place_5, found)
        if 'reason' in value:
            place_7 = at + '/reason'
            member_6 = value['reason']
            if not any(same(member_6, allowed) for allowed in _values_21):
                report(found, place_7, 'enum', 'must be one of "context_window", "manual", "provider", "unknown"')
        if 'preTokens' in value:
            place_9 = at + '/preTokens'
            member_8 = value['preTokens']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 0:
                    report(found, place_9, 'minimum', 'must be at least 0')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer() or member_8 is None):
                report(found, place_9, 'type', 'must be integer or null')
        if 'postTokens' in value:
            place_11 = at + '/postTokens'
            member_10 = value['postTokens']
            if type(member_10) is int or type(member_10) is float and isfinite(member_10):
                if member_10 < 0:
                    report(found, place_11, 'minimum', 'must be at least 0')
            if not (type(member_10) is int or type(member_10) is float and member_10.is_integer() or member_10 is None):
                report(found, place_11, 'type', 'must be integer or null')
        if 'sameSession' in value:
            place_13 = at + '/sameSession'
            member_12 = value['sameSession']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_artifact_viewed(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/artifactViewed``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'artifactId' not in value:
            report(found, at, 'required', "must have the member 'artifactId'")
        if 'reference' not in value:
            report(found, at, 'required', "must have the member 'reference'")
        if 'mediaType' not in value:
            report(found, at, 'required', "must have the member 'mediaType'")
        if 'title' not in value:
            report(found, at, 'required', "must have the member 'title'")
        for key_1 in value:
            if key_1 not in _members_13:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.artifact.viewed.v1'):
                report(found, place_3, 'const', 'must be "paperclip.artifact.viewed.v1"')
        if 'artifactId' in value:
            place_5 = at + '/artifactId'
            member_4 = value['artifactId']
            find_provider_event_id(member_4, place_5, found)
        if 'reference' in value:
            place_7 = at + '/reference'
            member_6 = value['reference']
            find_provider_event_safe_path(member_6, place_7, found)
        if 'mediaType' in value:
            place_9 = at + '/mediaType'
            member_8 = value['mediaType']
            if isinstance(member_8, str):
                if len(member_8) > 160:
                    report(found, place_9, 'maxLength', 'must have at most 160 characters')
            if not (isinstance(member_8, str) or member_8 is None):
                report(found, place_9, 'type', 'must be string or null')
        if 'title' in value:
            place_11 = at + '/title'
            member_10 = value['title']
            find_provider_event_nullable_short_text(member_10, place_11, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_artifact_generated(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/artifactGenerated``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'artifactId' not in value:
            report(found, at, 'required', "must have the member 'artifactId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'reference' not in value:
            report(found, at, 'required', "must have the member 'reference'")
        if 'mediaType' not in value:
            report(found, at, 'required', "must have the member 'mediaType'")
        if 'registered' not in value:
            report(found, at, 'required', "must have the member 'registered'")
        if 'failure' not in value:
            report(found, at, 'required', "must have the member 'failure'")
        for key_1 in value:
            if key_1 not in _members_14:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.artifact.generated.v1'):
                report(found, place_3, 'const', 'must be "paperclip.artifact.generated.v1"')
        if 'artifactId' in value:
            place_5 = at + '/artifactId'
            member_4 = value['artifactId']
            find_provider_event_id(member_4, place_5, found)
        if 'status' in value:
            place_7 = at + '/status'
            member_6 = value['status']
            if not any(same(member_6, allowed) for allowed in _values_20):
                report(found, place_7, 'enum', 'must be one of "running", "completed", "failed"')
        if 'reference' in value:
            place_9 = at + '/reference'
            member_8 = value['reference']
            find_provider_event_safe_path(member_8, place_9, found)
        if 'mediaType' in value:
            place_11 = at + '/mediaType'
            member_10 = value['mediaType']
            if isinstance(member_10, str):
                if len(member_10) > 160:
                    report(found, place_11, 'maxLength', 'must have at most 160 characters')
            if not (isinstance(member_10, str) or member_10 is None):
                report(found, place_11, 'type', 'must be string or null')
        if 'registered' in value:
            place_13 = at + '/registered'
            member_12 = value['registered']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
        if 'transparentBackground' in value:
            place_15 = at + '/transparentBackground'
            member_14 = value['transparentBackground']
            if not (isinstance(member_14, bool) or member_14 is None):
                report(found, place_15, 'type', 'must be boolean or null')
        if 'failure' in value:
            place_17 = at + '/failure'
            member_16 = value['failure']
            find_provider_event_nullable_short_text(member_16, place_17, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_review_mode(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/reviewMode``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'reviewId' not in value:
            report(found, at, 'required', "must have the member 'reviewId'")
        if 'state' not in value:
            report(found, at, 'required', "must have the member 'state'")
        if 'scope' not in value:
            report(found, at, 'required', "must have the member 'scope'")
        for key_1 in value:
            if key_1 not in _members_15:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.review.mode_changed.v1'):
                report(found, place_3, 'const', 'must be "paperclip.review.mode_changed.v1"')
        if 'reviewId' in value:
            place_5 = at + '/reviewId'
            member_4 = value['reviewId']
            find_provider_event_id(member_4, place_5, found)
        if 'state' in value:
            place_7 = at + '/state'
            member_6 = value['state']
            if not any(same(member_6, allowed) for allowed in _values_22):
                report(found, place_7, 'enum', 'must be one of "entered", "exited"')
        if 'scope' in value:
            place_9 = at + '/scope'
            member_8 = value['scope']
            find_provider_event_nullable_short_text(member_8, place_9, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_hook(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/hook``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'hookId' not in value:
            report(found, at, 'required', "must have the member 'hookId'")
        if 'event' not in value:
            report(found, at, 'required', "must have the member 'event'")
        if 'scope' not in value:
            report(found, at, 'required', "must have the member 'scope'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'blocking' not in value:
            report(found, at, 'required', "must have the member 'blocking'")
        if 'durationMs' not in value:
            report(found, at, 'required', "must have the member 'durationMs'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_16:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.hook.v1'):
                report(found, place_3, 'const', 'must be "paperclip.hook.v1"')
        if 'hookId' in value:
            place_5 = at + '/hookId'
            member_4 = value['hookId']
            find_provider_event_id(member_4, place_5, found)
        if 'event' in value:
            place_7 = at + '/event'
            member_6 = value['event']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 160:
                    report(found, place_7, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'scope' in value:
            place_9 = at + '/scope'
            member_8 = value['scope']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 160:
                    report(found, place_9, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'status' in value:
            place_11 = at + '/status'
            member_10 = value['status']
            if not any(same(member_10, allowed) for allowed in _values_17):
                report(found, place_11, 'enum', 'must be one of "running", "completed", "failed", "cancelled"')
        if 'blocking' in value:
            place_13 = at + '/blocking'
            member_12 = value['blocking']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
        if 'durationMs' in value:
            place_15 = at + '/durationMs'
            member_14 = value['durationMs']
            if type(member_14) is int or type(member_14) is float and isfinite(member_14):
                if member_14 < 0:
                    report(found, place_15, 'minimum', 'must be at least 0')
            if not (type(member_14) is int or type(member_14) is float and member_14.is_integer() or member_14 is None):
                report(found, place_15, 'type', 'must be integer or null')
        if 'summary' in value:
            place_17 = at + '/summary'
            member_16 = value['summary']
            find_provider_event_nullable_short_text(member_16, place_17, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_memory_citation(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/memoryCitation``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'citationId' not in value:
            report(found, at, 'required', "must have the member 'citationId'")
        if 'messageItemId' not in value:
            report(found, at, 'required', "must have the member 'messageItemId'")
        if 'label' not in value:
            report(found, at, 'required', "must have the member 'label'")
        if 'available' not in value:
            report(found, at, 'required', "must have the member 'available'")
        if 'reference' not in value:
            report(found, at, 'required', "must have the member 'reference'")
        for key_1 in value:
            if key_1 not in _members_17:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.memory.citation.v1'):
                report(found, place_3, 'const', 'must be "paperclip.memory.citation.v1"')
        if 'citationId' in value:
            place_5 = at + '/citationId'
            member_4 = value['citationId']
            find_provider_event_id(member_4, place_5, found)
        if 'messageItemId' in value:
            place_7 = at + '/messageItemId'
            member_6 = value['messageItemId']
            find_provider_event_id(member_6, place_7, found)
        if 'label' in value:
            place_9 = at + '/label'
            member_8 = value['label']
            find_provider_event_short_text(member_8, place_9, found)
        if 'available' in value:
            place_11 = at + '/available'
            member_10 = value['available']
            if not (isinstance(member_10, bool)):
                report(found, place_11, 'type', 'must be boolean')
        if 'reference' in value:
            place_13 = at + '/reference'
            member_12 = value['reference']
            if isinstance(member_12, str):
                if len(member_12) > 4096:
                    report(found, place_13, 'maxLength', 'must have at most 4096 characters')
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def _case_11(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (value is None):
        report(found, at, 'type', 'must be null')


def find_provider_event_safety_review(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/safetyReview``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'reviewId' not in value:
            report(found, at, 'required', "must have the member 'reviewId'")
        if 'targetExecutionId' not in value:
            report(found, at, 'required', "must have the member 'targetExecutionId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'decision' not in value:
            report(found, at, 'required', "must have the member 'decision'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_18:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.safety.review.v1'):
                report(found, place_3, 'const', 'must be "paperclip.safety.review.v1"')
        if 'reviewId' in value:
            place_5 = at + '/reviewId'
            member_4 = value['reviewId']
            find_provider_event_id(member_4, place_5, found)
        if 'targetExecutionId' in value:
            place_7 = at + '/targetExecutionId'
            member_6 = value['targetExecutionId']
            find_alternatives((find_provider_event_id, _case_11,), 'anyOf', member_6, place_7, found)
        if 'status' in value:
            place_9 = at + '/status'
            member_8 = value['status']
            if not any(same(member_8, allowed) for allowed in _values_20):
                report(found, place_9, 'enum', 'must be one of "running", "completed", "failed"')
        if 'decision' in value:
            place_11 = at + '/decision'
            member_10 = value['decision']
            if not any(same(member_10, allowed) for allowed in _values_23):
                report(found, place_11, 'enum', 'must be one of "pending", "allowed", "denied", "user_required", "unknown"')
        if 'summary' in value:
            place_13 = at + '/summary'
            member_12 = value['summary']
            find_provider_event_nullable_short_text(member_12, place_13, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_terminal_input(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/terminalInput``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'executionId' not in value:
            report(found, at, 'required', "must have the member 'executionId'")
        if 'origin' not in value:
            report(found, at, 'required', "must have the member 'origin'")
        if 'inputClass' not in value:
            report(found, at, 'required', "must have the member 'inputClass'")
        if 'byteCount' not in value:
            report(found, at, 'required', "must have the member 'byteCount'")
        for key_1 in value:
            if key_1 not in _members_19:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.terminal.input_sent.v1'):
                report(found, place_3, 'const', 'must be "paperclip.terminal.input_sent.v1"')
        if 'executionId' in value:
            place_5 = at + '/executionId'
            member_4 = value['executionId']
            find_provider_event_id(member_4, place_5, found)
        if 'origin' in value:
            place_7 = at + '/origin'
            member_6 = value['origin']
            if not any(same(member_6, allowed) for allowed in _values_24):
                report(found, place_7, 'enum', 'must be one of "agent", "user", "system"')
        if 'inputClass' in value:
            place_9 = at + '/inputClass'
            member_8 = value['inputClass']
            if not any(same(member_8, allowed) for allowed in _values_25):
                report(found, place_9, 'enum', 'must be one of "text", "control", "eof"')
        if 'byteCount' in value:
            place_11 = at + '/byteCount'
            member_10 = value['byteCount']
            if type(member_10) is int or type(member_10) is float and isfinite(member_10):
                if member_10 < 0:
                    report(found, place_11, 'minimum', 'must be at least 0')
            if not (type(member_10) is int or type(member_10) is float and member_10.is_integer()):
                report(found, place_11, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_wait(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/wait``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'waitId' not in value:
            report(found, at, 'required', "must have the member 'waitId'")
        if 'reason' not in value:
            report(found, at, 'required', "must have the member 'reason'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'plannedDurationMs' not in value:
            report(found, at, 'required', "must have the member 'plannedDurationMs'")
        if 'elapsedDurationMs' not in value:
            report(found, at, 'required', "must have the member 'elapsedDurationMs'")
        for key_1 in value:
            if key_1 not in _members_20:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.wait.v1'):
                report(found, place_3, 'const', 'must be "paperclip.wait.v1"')
        if 'waitId' in value:
            place_5 = at + '/waitId'
            member_4 = value['waitId']
            find_provider_event_id(member_4, place_5, found)
        if 'reason' in value:
            place_7 = at + '/reason'
            member_6 = value['reason']
            if not any(same(member_6, allowed) for allowed in _values_26):
                report(found, place_7, 'enum', 'must be one of "timer", "provider", "rate_limit", "unknown"')
        if 'status' in value:
            place_9 = at + '/status'
            member_8 = value['status']
            if not any(same(member_8, allowed) for allowed in _values_27):
                report(found, place_9, 'enum', 'must be one of "running", "completed", "interrupted", "cancelled"')
        if 'plannedDurationMs' in value:
            place_11 = at + '/plannedDurationMs'
            member_10 = value['plannedDurationMs']
            if type(member_10) is int or type(member_10) is float and isfinite(member_10):
                if member_10 < 0:
                    report(found, place_11, 'minimum', 'must be at least 0')
            if not (type(member_10) is int or type(member_10) is float and member_10.is_integer() or member_10 is None):
                report(found, place_11, 'type', 'must be integer or null')
        if 'elapsedDurationMs' in value:
            place_13 = at + '/elapsedDurationMs'
            member_12 = value['elapsedDurationMs']
            if type(member_12) is int or type(member_12) is float and isfinite(member_12):
                if member_12 < 0:
                    report(found, place_13, 'minimum', 'must be at least 0')
            if not (type(member_12) is int or type(member_12) is float and member_12.is_integer() or member_12 is None):
                report(found, place_13, 'type', 'must be integer or null')
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event_provider_notice(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#/$defs/providerNotice``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'noticeId' not in value:
            report(found, at, 'required', "must have the member 'noticeId'")
        if 'severity' not in value:
            report(found, at, 'required', "must have the member 'severity'")
        if 'category' not in value:
            report(found, at, 'required', "must have the member 'category'")
        if 'scope' not in value:
            report(found, at, 'required', "must have the member 'scope'")
        if 'recoverable' not in value:
            report(found, at, 'required', "must have the member 'recoverable'")
        if 'userActionable' not in value:
            report(found, at, 'required', "must have the member 'userActionable'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_21:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.provider.notice.v1'):
                report(found, place_3, 'const', 'must be "paperclip.provider.notice.v1"')
        if 'noticeId' in value:
            place_5 = at + '/noticeId'
            member_4 = value['noticeId']
            find_provider_event_id(member_4, place_5, found)
        if 'severity' in value:
            place_7 = at + '/severity'
            member_6 = value['severity']
            if not any(same(member_6, allowed) for allowed in _values_28):
                report(found, place_7, 'enum', 'must be one of "info", "warning", "error"')
        if 'category' in value:
            place_9 = at + '/category'
            member_8 = value['category']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 160:
                    report(found, place_9, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'scope' in value:
            place_11 = at + '/scope'
            member_10 = value['scope']
            if not any(same(member_10, allowed) for allowed in _values_29):
                report(found, place_11, 'enum', 'must be one of "turn", "session", "environment", "account"')
        if 'recoverable' in value:
            place_13 = at + '/recoverable'
            member_12 = value['recoverable']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
        if 'userActionable' in value:
            place_15 = at + '/userActionable'
            member_14 = value['userActionable']
            if not (isinstance(member_14, bool)):
                report(found, place_15, 'type', 'must be boolean')
        if 'summary' in value:
            place_17 = at + '/summary'
            member_16 = value['summary']
            find_provider_event_short_text(member_16, place_17, found)
    else:
        report(found, at, 'type', 'must be object')


def find_provider_event(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/provider-event.schema.json#``."""
    find_alternatives((find_provider_event_plan, find_provider_event_tool_execution, find_provider_event_research, find_provider_event_delegation, find_provider_event_model_route, find_provider_event_model_verification, find_provider_event_context_compacted, find_provider_event_artifact_viewed, find_provider_event_artifact_generated, find_provider_event_review_mode, find_provider_event_hook, find_provider_event_memory_citation, find_provider_event_safety_review, find_provider_event_terminal_input, find_provider_event_wait, find_provider_event_provider_notice,), 'oneOf', value, at, found)


def _case_12(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 1024:
            report(found, at, 'maxLength', 'must have at most 1024 characters')
        if _match_8(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^(?!/)(?!.*(?:^|/)\\.\\.(?:/|$)).+$')
    else:
        report(found, at, 'type', 'must be string')


def find_workspace_diff(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/workspace-diff.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'changeSetId' not in value:
            report(found, at, 'required', "must have the member 'changeSetId'")
        if 'revision' not in value:
            report(found, at, 'required', "must have the member 'revision'")
        if 'source' not in value:
            report(found, at, 'required', "must have the member 'source'")
        if 'complete' not in value:
            report(found, at, 'required', "must have the member 'complete'")
        if 'files' not in value:
            report(found, at, 'required', "must have the member 'files'")
        if 'totals' not in value:
            report(found, at, 'required', "must have the member 'totals'")
        if 'patchArtifactRef' not in value:
            report(found, at, 'required', "must have the member 'patchArtifactRef'")
        for key_1 in value:
            if key_1 not in _members_22:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.workspace.diff.v1'):
                report(found, place_3, 'const', 'must be "paperclip.workspace.diff.v1"')
        if 'changeSetId' in value:
            place_5 = at + '/changeSetId'
            member_4 = value['changeSetId']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 200:
                    report(found, place_5, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'revision' in value:
            place_7 = at + '/revision'
            member_6 = value['revision']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 1:
                    report(found, place_7, 'minimum', 'must be at least 1')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'source' in value:
            place_9 = at + '/source'
            member_8 = value['source']
            if not any(same(member_8, allowed) for allowed in _values_30):
                report(found, place_9, 'enum', 'must be one of "harness_reported", "runner_verified"')
        if 'complete' in value:
            place_11 = at + '/complete'
            member_10 = value['complete']
            if not (isinstance(member_10, bool)):
                report(found, place_11, 'type', 'must be boolean')
        if 'files' in value:
            place_13 = at + '/files'
            member_12 = value['files']
            if isinstance(member_12, list):
                if len(member_12) > 2000:
                    report(found, place_13, 'maxItems', 'must have at most 2000 items')
                for index_14, item_15 in enumerate(member_12):
                    place_16 = f"{place_13}/{index_14}"
                    if isinstance(item_15, dict):
                        if 'path' not in item_15:
                            report(found, place_16, 'required', "must have the member 'path'")
                        if 'operation' not in item_15:
                            report(found, place_16, 'required', "must have the member 'operation'")
                        if 'previousPath' not in item_15:
                            report(found, place_16, 'required', "must have the member 'previousPath'")
                        if 'additions' not in item_15:
                            report(found, place_16, 'required', "must have the member 'additions'")
                        if 'deletions' not in item_15:
                            report(found, place_16, 'required', "must have the member 'deletions'")
                        if 'binary' not in item_15:
                            report(found, place_16, 'required', "must have the member 'binary'")
                        if 'diff' not in item_15:
                            report(found, place_16, 'required', "must have the member 'diff'")
                        for key_17 in item_15:
                            if key_17 not in _members_23:
                                report(found, place_16, 'additionalProperties', f'must not have the member {key_17!r}')
                        if 'path' in item_15:
                            place_19 = place_16 + '/path'
                            member_18 = item_15['path']
                            if isinstance(member_18, str):
                                if len(member_18) < 1:
                                    report(found, place_19, 'minLength', 'must have at least 1 characters')
                                if len(member_18) > 1024:
                                    report(found, place_19, 'maxLength', 'must have at most 1024 characters')
                                if _match_8(member_18) is None:
                                    report(found, place_19, 'pattern', 'must match the pattern ^(?!/)(?!.*(?:^|/)\\.\\.(?:/|$)).+$')
                            else:
                                report(found, place_19, 'type', 'must be string')
                        if 'operation' in item_15:
                            place_21 = place_16 + '/operation'
                            member_20 = item_15['operation']
                            if not any(same(member_20, allowed) for allowed in _values_31):
                                report(found, place_21, 'enum', 'must be one of "create", "modify", "delete", "rename", "mode_change"')
                        if 'previousPath' in item_15:
                            place_23 = place_16 + '/previousPath'
                            member_22 = item_15['previousPath']
                            find_alternatives((_case_11, _case_12,), 'oneOf', member_22, place_23, found)
                        if 'additions' in item_15:
                            place_25 = place_16 + '/additions'
                            member_24 = item_15['additions']
                            if type(member_24) is int or type(member_24) is float and isfinite(member_24):
                                if member_24 < 0:
                                    report(found, place_25, 'minimum', 'must be at least 0')
                            if not (type(member_24) is int or type(member_24) is float and member_24.is_integer() or member_24 is None):
                                report(found, place_25, 'type', 'must be integer or null')
                        if 'deletions' in item_15:
                            place_27 = place_16 + '/deletions'
                            member_26 = item_15['deletions']
                            if type(member_26) is int or type(member_26) is float and isfinite(member_26):
                                if member_26 < 0:
                                    report(found, place_27, 'minimum', 'must be at least 0')
                            if not (type(member_26) is int or type(member_26) is float and member_26.is_integer() or member_26 is None):
                                report(found, place_27, 'type', 'must be integer or null')
                        if 'binary' in item_15:
                            place_29 = place_16 + '/binary'
                            member_28 = item_15['binary']
                            if not (isinstance(member_28, bool)):
                                report(found, place_29, 'type', 'must be boolean')
                        if 'diff' in item_15:
                            place_31 = place_16 + '/diff'
                            member_30 = item_15['diff']
                            if isinstance(member_30, str):
                                if len(member_30) > 262144:
                                    report(found, place_31, 'maxLength', 'must have at most 262144 characters')
                            if not (isinstance(member_30, str) or member_30 is None):
                                report(found, place_31, 'type', 'must be string or null')
                    else:
                        report(found, place_16, 'type', 'must be object')
            else:
                report(found, place_13, 'type', 'must be array')
        if 'totals' in value:
            place_33 = at + '/totals'
            member_32 = value['totals']
            if isinstance(member_32, dict):
                if 'files' not in member_32:
                    report(found, place_33, 'required', "must have the member 'files'")
                if 'additions' not in member_32:
                    report(found, place_33, 'required', "must have the member 'additions'")
                if 'deletions' not in member_32:
                    report(found, place_33, 'required', "must have the member 'deletions'")
                for key_34 in member_32:
                    if key_34 not in _members_24:
                        report(found, place_33, 'additionalProperties', f'must not have the member {key_34!r}')
                if 'files' in member_32:
                    place_36 = place_33 + '/files'
                    member_35 = member_32['files']
                    if type(member_35) is int or type(member_35) is float and isfinite(member_35):
                        if member_35 < 0:
                            report(found, place_36, 'minimum', 'must be at least 0')
                    if not (type(member_35) is int or type(member_35) is float and member_35.is_integer()):
                        report(found, place_36, 'type', 'must be integer')
                if 'additions' in member_32:
                    place_38 = place_33 + '/additions'
                    member_37 = member_32['additions']
                    if type(member_37) is int or type(member_37) is float and isfinite(member_37):
                        if member_37 < 0:
                            report(found, place_38, 'minimum', 'must be at least 0')
                    if not (type(member_37) is int or type(member_37) is float and member_37.is_integer() or member_37 is None):
                        report(found, place_38, 'type', 'must be integer or null')
                if 'deletions' in member_32:
                    place_40 = place_33 + '/deletions'
                    member_39 = member_32['deletions']
                    if type(member_39) is int or type(member_39) is float and isfinite(member_39):
                        if member_39 < 0:
                            report(found, place_40, 'minimum', 'must be at least 0')
                    if not (type(member_39) is int or type(member_39) is float and member_39.is_integer() or member_39 is None):
                        report(found, place_40, 'type', 'must be integer or null')
            else:
                report(found, place_33, 'type', 'must be object')
        if 'patchArtifactRef' in value:
            place_42 = at + '/patchArtifactRef'
            member_41 = value['patchArtifactRef']
            if isinstance(member_41, str):
                if len(member_41) > 2048:
                    report(found, place_42, 'maxLength', 'must have at most 2048 characters')
            if not (isinstance(member_41, str) or member_41 is None):
                report(found, place_42, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def _case_13(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, str):
        if _match_7(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
    else:
        report(found, at, 'type', 'must be string')


def find_workspace_file_reference(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/workspace-file-reference.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'referenceId' not in value:
            report(found, at, 'required', "must have the member 'referenceId'")
        if 'source' not in value:
            report(found, at, 'required', "must have the member 'source'")
        if 'path' not in value:
            report(found, at, 'required', "must have the member 'path'")
        if 'displayName' not in value:
            report(found, at, 'required', "must have the member 'displayName'")
        if 'mediaType' not in value:
            report(found, at, 'required', "must have the member 'mediaType'")
        if 'presentation' not in value:
            report(found, at, 'required', "must have the member 'presentation'")
        if 'line' not in value:
            report(found, at, 'required', "must have the member 'line'")
        if 'preview' not in value:
            report(found, at, 'required', "must have the member 'preview'")
        if 'previewTruncated' not in value:
            report(found, at, 'required', "must have the member 'previewTruncated'")
        if 'contentDigest' not in value:
            report(found, at, 'required', "must have the member 'contentDigest'")
        for key_1 in value:
            if key_1 not in _members_25:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.workspace.file_reference.v1'):
                report(found, place_3, 'const', 'must be "paperclip.workspace.file_reference.v1"')
        if 'referenceId' in value:
            place_5 = at + '/referenceId'
            member_4 = value['referenceId']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 240:
                    report(found, place_5, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'source' in value:
            place_7 = at + '/source'
            member_6 = value['source']
            if not any(same(member_6, allowed) for allowed in _values_30):
                report(found, place_7, 'enum', 'must be one of "harness_reported", "runner_verified"')
        if 'path' in value:
            place_9 = at + '/path'
            member_8 = value['path']
            if isinstance(member_8, str):
                if len(member_8) < 1:
                    report(found, place_9, 'minLength', 'must have at least 1 characters')
                if len(member_8) > 1024:
                    report(found, place_9, 'maxLength', 'must have at most 1024 characters')
                if _match_8(member_8) is None:
                    report(found, place_9, 'pattern', 'must match the pattern ^(?!/)(?!.*(?:^|/)\\.\\.(?:/|$)).+$')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'displayName' in value:
            place_11 = at + '/displayName'
            member_10 = value['displayName']
            if isinstance(member_10, str):
                if len(member_10) < 1:
                    report(found, place_11, 'minLength', 'must have at least 1 characters')
                if len(member_10) > 255:
                    report(found, place_11, 'maxLength', 'must have at most 255 characters')
            else:
                report(found, place_11, 'type', 'must be string')
        if 'mediaType' in value:
            place_13 = at + '/mediaType'
            member_12 = value['mediaType']
            if isinstance(member_12, str):
                if len(member_12) > 160:
                    report(found, place_13, 'maxLength', 'must have at most 160 characters')
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
        if 'presentation' in value:
            place_15 = at + '/presentation'
            member_14 = value['presentation']
            if not any(same(member_14, allowed) for allowed in _values_32):
                report(found, place_15, 'enum', 'must be one of "document", "code", "image", "generic"')
        if 'line' in value:
            place_17 = at + '/line'
            member_16 = value['line']
            if type(member_16) is int or type(member_16) is float and isfinite(member_16):
                if member_16 < 1:
                    report(found, place_17, 'minimum', 'must be at least 1')
            if not (type(member_16) is int or type(member_16) is float and member_16.is_integer() or member_16 is None):
                report(found, place_17, 'type', 'must be integer or null')
        if 'preview' in value:
            place_19 = at + '/preview'
            member_18 = value['preview']
            if isinstance(member_18, str):
                if len(member_18) > 262144:
                    report(found, place_19, 'maxLength', 'must have at most 262144 characters')
            if not (isinstance(member_18, str) or member_18 is None):
                report(found, place_19, 'type', 'must be string or null')
        if 'previewTruncated' in value:
            place_21 = at + '/previewTruncated'
            member_20 = value['previewTruncated']
            if not (isinstance(member_20, bool)):
                report(found, place_21, 'type', 'must be boolean')
        if 'contentDigest' in value:
            place_23 = at + '/contentDigest'
            member_22 = value['contentDigest']
            find_alternatives((_case_11, _case_13,), 'oneOf', member_22, place_23, found)
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/semantic-tool.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_1(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_stable_code(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/semantic-tool.schema.json#/$defs/stableCode``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')
        if _match_3(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_.:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_semantic_tool_safe_reference(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/semantic-tool.schema.json#/$defs/safeReference``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not any(same(member_1, allowed) for allowed in _values_34):
                report(found, place_2, 'enum', 'must be one of "task", "document_revision", "interaction", "approval", "decision", "artifact", "work_product", "wake", "monitor", "audit", "operation"')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            find_semantic_tool_stable_id(member_3, place_4, found)
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_safe_content(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/semantic-tool.schema.json#/$defs/safeContent``."""
    if isinstance(value, dict):
        if 'digest' not in value:
            report(found, at, 'required', "must have the member 'digest'")
        if 'redactionDisposition' not in value:
            report(found, at, 'required', "must have the member 'redactionDisposition'")
        if 'references' not in value:
            report(found, at, 'required', "must have the member 'references'")
        if 'digest' in value:
            place_2 = at + '/digest'
            member_1 = value['digest']
            if isinstance(member_1, str):
                if _match_7(member_1) is None:
                    report(found, place_2, 'pattern', 'must match the pattern ^sha256:[a-f0-9]{64}$')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'redactionDisposition' in value:
            place_4 = at + '/redactionDisposition'
            member_3 = value['redactionDisposition']
            if not any(same(member_3, allowed) for allowed in _values_33):
                report(found, place_4, 'enum', 'must be one of "digest_only", "allowlisted_references", "redacted"')
        if 'references' in value:
            place_6 = at + '/references'
            member_5 = value['references']
            if isinstance(member_5, list):
                if not unique(member_5):
                    report(found, place_6, 'uniqueItems', 'must not hold the same item twice')
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    find_semantic_tool_safe_reference(item_8, place_9, found)
            else:
                report(found, place_6, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_semantic_tool_immutable_target(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/semantic-tool.schema.json#/$defs/immutableTarget``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'immutable' not in value:
            report(found, at, 'required', "must have the member 'immutable'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not any(same(member_1, allowed) for allowed in _values_35):
                report(found, place_2, 'enum', 'must be one of "document_revision", "interaction", "approval", "decision"')
        if 'id' in value:
            place_4 = at + '/id'
            member_3 = value['id']
            find_semantic_tool_stable_id(member_3, place_4, found)
        if 'immutable' in value:
            place_6 = at + '/immutable'
            member_5 = value['immutable']
            if not same(member_5, True):
                report(found, place_6, 'const', 'must be true')
        if 'revisionId' in value:
            place_8 = at + '/revisionId'
            member_7 = value['revisionId']
            find_semantic_tool_stable_id(member_7, place_8, found)
        if 'decisionId' in value:
            place_10 = at + '/decisionId'
            member_9 = value['decisionId']
            find_semantic_tool_stable_id(member_9, place_10, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_14(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'phase' not in value:
            report(found, at, 'required', "must have the member 'phase'")
        if 'phase' in value:
            place_2 = at + '/phase'
            member_1 = value['phase']
            if not any(same(member_1, allowed) for allowed in _values_36):
                report(found, place_2, 'enum', 'must be one of "result", "reconciled"')


def _case_15(value: JsonValue, at: str, found: list[Issue]) -> None:
    if type(value) is int or type(value) is float and isfinite(value):
        if value < 0:
            report(found, at, 'minimum', 'must be at least 0')
    if not (type(value) is int or type(value) is float and value.is_integer()):
        report(found, at, 'type', 'must be integer')


def find_semantic_tool(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/semantic-tool.schema.json#``."""
    test_1: list[Issue] = []
    _case_14(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'outcome' not in value:
                report(found, at, 'required', "must have the member 'outcome'")
            if 'code' not in value:
                report(found, at, 'required', "must have the member 'code'")
            if 'retryable' not in value:
                report(found, at, 'required', "must have the member 'retryable'")
            if 'authorizationBoundary' not in value:
                report(found, at, 'required', "must have the member 'authorizationBoundary'")
            if 'operationReceiptId' not in value:
                report(found, at, 'required', "must have the member 'operationReceiptId'")
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'schemaVersion' not in value:
            report(found, at, 'required', "must have the member 'schemaVersion'")
        if 'phase' not in value:
            report(found, at, 'required', "must have the member 'phase'")
        if 'operationId' not in value:
            report(found, at, 'required', "must have the member 'operationId'")
        if 'callId' not in value:
            report(found, at, 'required', "must have the member 'callId'")
        if 'correlation' not in value:
            report(found, at, 'required', "must have the member 'correlation'")
        if 'idempotencyKey' not in value:
            report(found, at, 'required', "must have the member 'idempotencyKey'")
        if 'content' not in value:
            report(found, at, 'required', "must have the member 'content'")
        if 'schema' in value:
            place_4 = at + '/schema'
            member_3 = value['schema']
            if not same(member_3, 'paperclip.prp.semantic_tool.v1'):
                report(found, place_4, 'const', 'must be "paperclip.prp.semantic_tool.v1"')
        if 'schemaVersion' in value:
            place_6 = at + '/schemaVersion'
            member_5 = value['schemaVersion']
            if not same(member_5, 1):
                report(found, place_6, 'const', 'must be 1')
        if 'phase' in value:
            place_8 = at + '/phase'
            member_7 = value['phase']
            if not any(same(member_7, allowed) for allowed in _values_37):
                report(found, place_8, 'enum', 'must be one of "input", "result", "reconciled"')
        if 'operationId' in value:
            place_10 = at + '/operationId'
            member_9 = value['operationId']
            find_semantic_tool_stable_id(member_9, place_10, found)
        if 'callId' in value:
            place_12 = at + '/callId'
            member_11 = value['callId']
            find_semantic_tool_stable_id(member_11, place_12, found)
        if 'correlation' in value:
            place_14 = at + '/correlation'
            member_13 = value['correlation']
            if isinstance(member_13, dict):
                if 'runId' not in member_13:
                    report(found, place_14, 'required', "must have the member 'runId'")
                if 'normalizedSessionId' not in member_13:
                    report(found, place_14, 'required', "must have the member 'normalizedSessionId'")
                if 'turnId' not in member_13:
                    report(found, place_14, 'required', "must have the member 'turnId'")
                if 'itemId' not in member_13:
                    report(found, place_14, 'required', "must have the member 'itemId'")
                if 'runId' in member_13:
                    place_16 = place_14 + '/runId'
                    member_15 = member_13['runId']
                    find_semantic_tool_stable_id(member_15, place_16, found)
                if 'normalizedSessionId' in member_13:
                    place_18 = place_14 + '/normalizedSessionId'
                    member_17 = member_13['normalizedSessionId']
                    find_semantic_tool_stable_id(member_17, place_18, found)
                if 'turnId' in member_13:
                    place_20 = place_14 + '/turnId'
                    member_19 = member_13['turnId']
                    find_semantic_tool_stable_id(member_19, place_20, found)
                if 'itemId' in member_13:
                    place_22 = place_14 + '/itemId'
                    member_21 = member_13['itemId']
                    find_semantic_tool_stable_id(member_21, place_22, found)
                if 'requestId' in member_13:
                    place_24 = place_14 + '/requestId'
                    member_23 = member_13['requestId']
                    find_semantic_tool_stable_id(member_23, place_24, found)
            else:
                report(found, place_14, 'type', 'must be object')
        if 'idempotencyKey' in value:
            place_26 = at + '/idempotencyKey'
            member_25 = value['idempotencyKey']
            if isinstance(member_25, str):
                if len(member_25) < 1:
                    report(found, place_26, 'minLength', 'must have at least 1 characters')
                if len(member_25) > 240:
                    report(found, place_26, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_25, str) or member_25 is None):
                report(found, place_26, 'type', 'must be string or null')
        if 'content' in value:
            place_28 = at + '/content'
            member_27 = value['content']
            find_semantic_tool_safe_content(member_27, place_28, found)
        if 'outcome' in value:
            place_30 = at + '/outcome'
            member_29 = value['outcome']
            if not any(same(member_29, allowed) for allowed in _values_38):
                report(found, place_30, 'enum', 'must be one of "succeeded", "denied", "conflict", "duplicate", "unavailable", "failed"')
        if 'code' in value:
            place_32 = at + '/code'
            member_31 = value['code']
            find_semantic_tool_stable_code(member_31, place_32, found)
        if 'retryable' in value:
            place_34 = at + '/retryable'
            member_33 = value['retryable']
            if not (isinstance(member_33, bool)):
                report(found, place_34, 'type', 'must be boolean')
        if 'authorizationBoundary' in value:
            place_36 = at + '/authorizationBoundary'
            member_35 = value['authorizationBoundary']
            if not any(same(member_35, allowed) for allowed in _values_39):
                report(found, place_36, 'enum', 'must be one of "company", "actor", "active_task", "grant", "governed_action", "lock", "revision"')
        if 'operationReceiptId' in value:
            place_38 = at + '/operationReceiptId'
            member_37 = value['operationReceiptId']
            find_semantic_tool_stable_id(member_37, place_38, found)
        if 'auditReceiptId' in value:
            place_40 = at + '/auditReceiptId'
            member_39 = value['auditReceiptId']
            find_semantic_tool_stable_id(member_39, place_40, found)
        if 'currentRevision' in value:
            place_42 = at + '/currentRevision'
            member_41 = value['currentRevision']
            find_alternatives((_case_15, find_semantic_tool_stable_id,), 'oneOf', member_41, place_42, found)
        if 'duplicateOfReceiptId' in value:
            place_44 = at + '/duplicateOfReceiptId'
            member_43 = value['duplicateOfReceiptId']
            find_semantic_tool_stable_id(member_43, place_44, found)
        if 'artifactRefs' in value:
            place_46 = at + '/artifactRefs'
            member_45 = value['artifactRefs']
            if isinstance(member_45, list):
                if not unique(member_45):
                    report(found, place_46, 'uniqueItems', 'must not hold the same item twice')
                for index_47, item_48 in enumerate(member_45):
                    place_49 = f"{place_46}/{index_47}"
                    find_semantic_tool_safe_reference(item_48, place_49, found)
                    if isinstance(item_48, dict):
                        if 'kind' in item_48:
                            place_51 = place_49 + '/kind'
                            member_50 = item_48['kind']
                            if not any(same(member_50, allowed) for allowed in _values_40):
                                report(found, place_51, 'enum', 'must be one of "artifact", "work_product"')
                    else:
                        report(found, place_49, 'type', 'must be object')
            else:
                report(found, place_46, 'type', 'must be array')
        if 'targets' in value:
            place_53 = at + '/targets'
            member_52 = value['targets']
            if isinstance(member_52, list):
                if not unique(member_52):
                    report(found, place_53, 'uniqueItems', 'must not hold the same item twice')
                for index_54, item_55 in enumerate(member_52):
                    place_56 = f"{place_53}/{index_54}"
                    find_semantic_tool_immutable_target(item_55, place_56, found)
            else:
                report(found, place_53, 'type', 'must be array')
        if 'causalRefs' in value:
            place_58 = at + '/causalRefs'
            member_57 = value['causalRefs']
            if isinstance(member_57, list):
                if not unique(member_57):
                    report(found, place_58, 'uniqueItems', 'must not hold the same item twice')
                for index_59, item_60 in enumerate(member_57):
                    place_61 = f"{place_58}/{index_59}"
                    find_semantic_tool_safe_reference(item_60, place_61, found)
            else:
                report(found, place_58, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_usage_measurement(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/usage.schema.json#/$defs/measurement``."""
    if isinstance(value, dict):
        if 'inputTokens' not in value:
            report(found, at, 'required', "must have the member 'inputTokens'")
        if 'outputTokens' not in value:
            report(found, at, 'required', "must have the member 'outputTokens'")
        if 'cacheReadTokens' not in value:
            report(found, at, 'required', "must have the member 'cacheReadTokens'")
        if 'cacheWriteTokens' not in value:
            report(found, at, 'required', "must have the member 'cacheWriteTokens'")
        if 'activeSeconds' not in value:
            report(found, at, 'required', "must have the member 'activeSeconds'")
        if 'requests' not in value:
            report(found, at, 'required', "must have the member 'requests'")
        if 'providerCostUsd' not in value:
            report(found, at, 'required', "must have the member 'providerCostUsd'")
        for key_1 in value:
            if key_1 not in _members_26:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'inputTokens' in value:
            place_3 = at + '/inputTokens'
            member_2 = value['inputTokens']
            if type(member_2) is int or type(member_2) is float and isfinite(member_2):
                if member_2 < 0:
                    report(found, place_3, 'minimum', 'must be at least 0')
            if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
                report(found, place_3, 'type', 'must be integer')
        if 'outputTokens' in value:
            place_5 = at + '/outputTokens'
            member_4 = value['outputTokens']
            if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                if member_4 < 0:
                    report(found, place_5, 'minimum', 'must be at least 0')
            if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
                report(found, place_5, 'type', 'must be integer')
        if 'cacheReadTokens' in value:
            place_7 = at + '/cacheReadTokens'
            member_6 = value['cacheReadTokens']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'cacheWriteTokens' in value:
            place_9 = at + '/cacheWriteTokens'
            member_8 = value['cacheWriteTokens']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 0:
                    report(found, place_9, 'minimum', 'must be at least 0')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
                report(found, place_9, 'type', 'must be integer')
        if 'activeSeconds' in value:
            place_11 = at + '/activeSeconds'
            member_10 = value['activeSeconds']
            if type(member_10) is int or type(member_10) is float and isfinite(member_10):
                if member_10 < 0:
                    report(found, place_11, 'minimum', 'must be at least 0')
            else:
                report(found, place_11, 'type', 'must be number')
        if 'requests' in value:
            place_13 = at + '/requests'
            member_12 = value['requests']
            if type(member_12) is int or type(member_12) is float and isfinite(member_12):
                if member_12 < 0:
                    report(found, place_13, 'minimum', 'must be at least 0')
            if not (type(member_12) is int or type(member_12) is float and member_12.is_integer()):
                report(found, place_13, 'type', 'must be integer')
        if 'providerCostUsd' in value:
            place_15 = at + '/providerCostUsd'
            member_14 = value['providerCostUsd']
            if type(member_14) is int or type(member_14) is float and isfinite(member_14):
                if member_14 < 0:
                    report(found, place_15, 'minimum', 'must be at least 0')
            else:
                report(found, place_15, 'type', 'must be number')
    else:
        report(found, at, 'type', 'must be object')


def find_usage(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/usage.schema.json#``."""
    if isinstance(value, dict):
        if 'provider' not in value:
            report(found, at, 'required', "must have the member 'provider'")
        if 'model' not in value:
            report(found, at, 'required', "must have the member 'model'")
        if 'cumulative' not in value:
            report(found, at, 'required', "must have the member 'cumulative'")
        if 'runDelta' not in value:
            report(found, at, 'required', "must have the member 'runDelta'")
        for key_1 in value:
            if key_1 not in _members_27:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'provider' in value:
            place_3 = at + '/provider'
            member_2 = value['provider']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 80:
                    report(found, place_3, 'maxLength', 'must have at most 80 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'model' in value:
            place_5 = at + '/model'
            member_4 = value['model']
            if isinstance(member_4, str):
                if len(member_4) > 240:
                    report(found, place_5, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_4, str) or member_4 is None):
                report(found, place_5, 'type', 'must be string or null')
        if 'providerSessionId' in value:
            place_7 = at + '/providerSessionId'
            member_6 = value['providerSessionId']
            if isinstance(member_6, str):
                if len(member_6) > 240:
                    report(found, place_7, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_6, str) or member_6 is None):
                report(found, place_7, 'type', 'must be string or null')
        if 'providerRequestId' in value:
            place_9 = at + '/providerRequestId'
            member_8 = value['providerRequestId']
            if isinstance(member_8, str):
                if len(member_8) > 240:
                    report(found, place_9, 'maxLength', 'must have at most 240 characters')
            if not (isinstance(member_8, str) or member_8 is None):
                report(found, place_9, 'type', 'must be string or null')
        if 'cumulative' in value:
            place_11 = at + '/cumulative'
            member_10 = value['cumulative']
            find_usage_measurement(member_10, place_11, found)
        if 'runDeltaAvailable' in value:
            place_13 = at + '/runDeltaAvailable'
            member_12 = value['runDeltaAvailable']
            if not (isinstance(member_12, bool)):
                report(found, place_13, 'type', 'must be boolean')
        if 'runDelta' in value:
            place_15 = at + '/runDelta'
            member_14 = value['runDelta']
            find_usage_measurement(member_14, place_15, found)
    else:
        report(found, at, 'type', 'must be object')


def find_stop_reason_stable_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/stop-reason.schema.json#/$defs/stableId``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 240:
            report(found, at, 'maxLength', 'must have at most 240 characters')
        if _match_1(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[A-Za-z0-9][A-Za-z0-9._:-]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_stop_reason(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/stop-reason.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'schemaVersion' not in value:
            report(found, at, 'required', "must have the member 'schemaVersion'")
        if 'receiptId' not in value:
            report(found, at, 'required', "must have the member 'receiptId'")
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'code' not in value:
            report(found, at, 'required', "must have the member 'code'")
        if 'retryable' not in value:
            report(found, at, 'required', "must have the member 'retryable'")
        if 'decisionId' not in value:
            report(found, at, 'required', "must have the member 'decisionId'")
        if 'limitClass' not in value:
            report(found, at, 'required', "must have the member 'limitClass'")
        if 'aggregate' not in value:
            report(found, at, 'required', "must have the member 'aggregate'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.stop_reason.v1'):
                report(found, place_2, 'const', 'must be "paperclip.prp.stop_reason.v1"')
        if 'schemaVersion' in value:
            place_4 = at + '/schemaVersion'
            member_3 = value['schemaVersion']
            if not same(member_3, 1):
                report(found, place_4, 'const', 'must be 1')
        if 'receiptId' in value:
            place_6 = at + '/receiptId'
            member_5 = value['receiptId']
            find_stop_reason_stable_id(member_5, place_6, found)
        if 'kind' in value:
            place_8 = at + '/kind'
            member_7 = value['kind']
            if not any(same(member_7, allowed) for allowed in _values_41):
                report(found, place_8, 'enum', 'must be one of "budget", "cost"')
        if 'code' in value:
            place_10 = at + '/code'
            member_9 = value['code']
            if isinstance(member_9, str):
                if len(member_9) < 1:
                    report(found, place_10, 'minLength', 'must have at least 1 characters')
                if len(member_9) > 160:
                    report(found, place_10, 'maxLength', 'must have at most 160 characters')
                if _match_3(member_9) is None:
                    report(found, place_10, 'pattern', 'must match the pattern ^[a-z][a-z0-9_.:-]*$')
            else:
                report(found, place_10, 'type', 'must be string')
        if 'retryable' in value:
            place_12 = at + '/retryable'
            member_11 = value['retryable']
            if not (isinstance(member_11, bool)):
                report(found, place_12, 'type', 'must be boolean')
        if 'decisionId' in value:
            place_14 = at + '/decisionId'
            member_13 = value['decisionId']
            find_stop_reason_stable_id(member_13, place_14, found)
        if 'limitClass' in value:
            place_16 = at + '/limitClass'
            member_15 = value['limitClass']
            if not any(same(member_15, allowed) for allowed in _values_42):
                report(found, place_16, 'enum', 'must be one of "company_monthly", "actor_monthly", "project_monthly", "run_cost", "provider_quota"')
        if 'aggregate' in value:
            place_18 = at + '/aggregate'
            member_17 = value['aggregate']
            if isinstance(member_17, dict):
                if 'unit' not in member_17:
                    report(found, place_18, 'required', "must have the member 'unit'")
                if 'observed' not in member_17:
                    report(found, place_18, 'required', "must have the member 'observed'")
                if 'limit' not in member_17:
                    report(found, place_18, 'required', "must have the member 'limit'")
                if 'window' not in member_17:
                    report(found, place_18, 'required', "must have the member 'window'")
                if 'unit' in member_17:
                    place_20 = place_18 + '/unit'
                    member_19 = member_17['unit']
                    if not any(same(member_19, allowed) for allowed in _values_43):
                        report(found, place_20, 'enum', 'must be one of "cents", "usd_micros", "tokens"')
                if 'observed' in member_17:
                    place_22 = place_18 + '/observed'
                    member_21 = member_17['observed']
                    if type(member_21) is int or type(member_21) is float and isfinite(member_21):
                        if member_21 < 0:
                            report(found, place_22, 'minimum', 'must be at least 0')
                    if not (type(member_21) is int or type(member_21) is float and member_21.is_integer()):
                        report(found, place_22, 'type', 'must be integer')
                if 'limit' in member_17:
                    place_24 = place_18 + '/limit'
                    member_23 = member_17['limit']
                    if type(member_23) is int or type(member_23) is float and isfinite(member_23):
                        if member_23 < 0:
                            report(found, place_24, 'minimum', 'must be at least 0')
                    if not (type(member_23) is int or type(member_23) is float and member_23.is_integer()):
                        report(found, place_24, 'type', 'must be integer')
                if 'window' in member_17:
                    place_26 = place_18 + '/window'
                    member_25 = member_17['window']
                    if not any(same(member_25, allowed) for allowed in _values_44):
                        report(found, place_26, 'enum', 'must be one of "run", "monthly_utc", "provider_window"')
            else:
                report(found, place_18, 'type', 'must be object')
        if 'relatedReceiptIds' in value:
            place_28 = at + '/relatedReceiptIds'
            member_27 = value['relatedReceiptIds']
            if isinstance(member_27, list):
                if not unique(member_27):
                    report(found, place_28, 'uniqueItems', 'must not hold the same item twice')
                for index_29, item_30 in enumerate(member_27):
                    place_31 = f"{place_28}/{index_29}"
                    find_stop_reason_stable_id(item_30, place_31, found)
            else:
                report(found, place_28, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_terminal(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/terminal.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'turnTerminalState' not in value:
            report(found, at, 'required', "must have the member 'turnTerminalState'")
        if 'runTerminalState' not in value:
            report(found, at, 'required', "must have the member 'runTerminalState'")
        if 'reportedWorkDisposition' not in value:
            report(found, at, 'required', "must have the member 'reportedWorkDisposition'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.terminal.v1'):
                report(found, place_2, 'const', 'must be "paperclip.prp.terminal.v1"')
        if 'turnTerminalState' in value:
            place_4 = at + '/turnTerminalState'
            member_3 = value['turnTerminalState']
            if not any(same(member_3, allowed) for allowed in _values_45):
                report(found, place_4, 'enum', 'must be one of "completed", "failed", "interrupted", "cancelled"')
        if 'runTerminalState' in value:
            place_6 = at + '/runTerminalState'
            member_5 = value['runTerminalState']
            if not any(same(member_5, allowed) for allowed in _values_46):
                report(found, place_6, 'enum', 'must be one of "succeeded", "failed", "cancelled"')
        if 'reportedWorkDisposition' in value:
            place_8 = at + '/reportedWorkDisposition'
            member_7 = value['reportedWorkDisposition']
            if not any(same(member_7, allowed) for allowed in _values_47):
                report(found, place_8, 'enum', 'must be one of "done", "blocked", "needs_review", "yielded"')
        if 'workAssessmentId' in value:
            place_10 = at + '/workAssessmentId'
            member_9 = value['workAssessmentId']
            if isinstance(member_9, str):
                if len(member_9) < 1:
                    report(found, place_10, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_10, 'type', 'must be string')
        if 'statusDecisionId' in value:
            place_12 = at + '/statusDecisionId'
            member_11 = value['statusDecisionId']
            if isinstance(member_11, str):
                if len(member_11) < 1:
                    report(found, place_12, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_12, 'type', 'must be string')
        if 'stopReason' in value:
            place_14 = at + '/stopReason'
            member_13 = value['stopReason']
            find_stop_reason(member_13, place_14, found)
    else:
        report(found, at, 'type', 'must be object')


def _case_16(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'requestKind' not in value:
            report(found, at, 'required', "must have the member 'requestKind'")
        if 'requestId' not in value:
            report(found, at, 'required', "must have the member 'requestId'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        if 'input' not in value:
            report(found, at, 'required', "must have the member 'input'")
        for key_1 in value:
            if key_1 not in _members_28:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.runtime_request.v2'):
                report(found, place_3, 'const', 'must be "paperclip.runtime_request.v2"')
        if 'requestKind' in value:
            place_5 = at + '/requestKind'
            member_4 = value['requestKind']
            if not same(member_4, 'runtime'):
                report(found, place_5, 'const', 'must be "runtime"')
        if 'requestId' in value:
            place_7 = at + '/requestId'
            member_6 = value['requestId']
            if isinstance(member_6, str):
                if len(member_6) < 1:
                    report(found, place_7, 'minLength', 'must have at least 1 characters')
                if len(member_6) > 160:
                    report(found, place_7, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'type' in value:
            place_9 = at + '/type'
            member_8 = value['type']
            if not same(member_8, 'input'):
                report(found, place_9, 'const', 'must be "input"')
        if 'status' in value:
            place_11 = at + '/status'
            member_10 = value['status']
            if not any(same(member_10, allowed) for allowed in _values_48):
                report(found, place_11, 'enum', 'must be one of "pending", "resolved", "expired", "cancelled"')
        if 'prompt' in value:
            place_13 = at + '/prompt'
            member_12 = value['prompt']
            if isinstance(member_12, str):
                if len(member_12) < 1:
                    report(found, place_13, 'minLength', 'must have at least 1 characters')
                if len(member_12) > 4000:
                    report(found, place_13, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_13, 'type', 'must be string')
        if 'input' in value:
            place_15 = at + '/input'
            member_14 = value['input']
            questions_findings.find_question_set(member_14, place_15, found)
        if 'origin' in value:
            place_17 = at + '/origin'
            member_16 = value['origin']
            if isinstance(member_16, dict):
                if 'adapter' not in member_16:
                    report(found, place_17, 'required', "must have the member 'adapter'")
                for key_18 in member_16:
                    if key_18 not in _members_29:
                        report(found, place_17, 'additionalProperties', f'must not have the member {key_18!r}')
                if 'adapter' in member_16:
                    place_20 = place_17 + '/adapter'
                    member_19 = member_16['adapter']
                    if isinstance(member_19, str):
                        if len(member_19) < 1:
                            report(found, place_20, 'minLength', 'must have at least 1 characters')
                        if len(member_19) > 160:
                            report(found, place_20, 'maxLength', 'must have at most 160 characters')
                    else:
                        report(found, place_20, 'type', 'must be string')
                if 'provider' in member_16:
                    place_22 = place_17 + '/provider'
                    member_21 = member_16['provider']
                    if isinstance(member_21, str):
                        if len(member_21) < 1:
                            report(found, place_22, 'minLength', 'must have at least 1 characters')
                        if len(member_21) > 160:
                            report(found, place_22, 'maxLength', 'must have at most 160 characters')
                    else:
                        report(found, place_22, 'type', 'must be string')
                if 'method' in member_16:
                    place_24 = place_17 + '/method'
                    member_23 = member_16['method']
                    if isinstance(member_23, str):
                        if len(member_23) < 1:
                            report(found, place_24, 'minLength', 'must have at least 1 characters')
                        if len(member_23) > 500:
                            report(found, place_24, 'maxLength', 'must have at most 500 characters')
                    else:
                        report(found, place_24, 'type', 'must be string')
            else:
                report(found, place_17, 'type', 'must be object')
        if 'turnId' in value:
            place_26 = at + '/turnId'
            member_25 = value['turnId']
            if isinstance(member_25, str):
                if len(member_25) < 1:
                    report(found, place_26, 'minLength', 'must have at least 1 characters')
                if len(member_25) > 240:
                    report(found, place_26, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_26, 'type', 'must be string')
        if 'itemId' in value:
            place_28 = at + '/itemId'
            member_27 = value['itemId']
            if isinstance(member_27, str):
                if len(member_27) < 1:
                    report(found, place_28, 'minLength', 'must have at least 1 characters')
                if len(member_27) > 240:
                    report(found, place_28, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_28, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def _case_17(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'requestKind' not in value:
            report(found, at, 'required', "must have the member 'requestKind'")
        if 'requestId' not in value:
            report(found, at, 'required', "must have the member 'requestId'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.runtime_request.v1'):
                report(found, place_2, 'const', 'must be "paperclip.runtime_request.v1"')
        if 'requestKind' in value:
            place_4 = at + '/requestKind'
            member_3 = value['requestKind']
            if not same(member_3, 'runtime'):
                report(found, place_4, 'const', 'must be "runtime"')
        if 'requestId' in value:
            place_6 = at + '/requestId'
            member_5 = value['requestId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
                if len(member_5) > 160:
                    report(found, place_6, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'type' in value:
            place_8 = at + '/type'
            member_7 = value['type']
            if not any(same(member_7, allowed) for allowed in _values_49):
                report(found, place_8, 'enum', 'must be one of "permission", "input"')
        if 'status' in value:
            place_10 = at + '/status'
            member_9 = value['status']
            if not any(same(member_9, allowed) for allowed in _values_48):
                report(found, place_10, 'enum', 'must be one of "pending", "resolved", "expired", "cancelled"')
        if 'prompt' in value:
            place_12 = at + '/prompt'
            member_11 = value['prompt']
            if isinstance(member_11, str):
                if len(member_11) < 1:
                    report(found, place_12, 'minLength', 'must have at least 1 characters')
                if len(member_11) > 4000:
                    report(found, place_12, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_12, 'type', 'must be string')
        if 'choices' in value:
            place_14 = at + '/choices'
            member_13 = value['choices']
            if isinstance(member_13, list):
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    if isinstance(item_16, dict):
                        if 'key' not in item_16:
                            report(found, place_17, 'required', "must have the member 'key'")
                        if 'label' not in item_16:
                            report(found, place_17, 'required', "must have the member 'label'")
                        if 'key' in item_16:
                            place_19 = place_17 + '/key'
                            member_18 = item_16['key']
                            if isinstance(member_18, str):
                                if len(member_18) < 1:
                                    report(found, place_19, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_19, 'type', 'must be string')
                        if 'label' in item_16:
                            place_21 = place_17 + '/label'
                            member_20 = item_16['label']
                            if isinstance(member_20, str):
                                if len(member_20) < 1:
                                    report(found, place_21, 'minLength', 'must have at least 1 characters')
                            else:
                                report(found, place_21, 'type', 'must be string')
                    else:
                        report(found, place_17, 'type', 'must be object')
            else:
                report(found, place_14, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_18(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'requestKind' not in value:
            report(found, at, 'required', "must have the member 'requestKind'")
        if 'requestId' not in value:
            report(found, at, 'required', "must have the member 'requestId'")
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'blocking' not in value:
            report(found, at, 'required', "must have the member 'blocking'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.interaction_request.v1'):
                report(found, place_2, 'const', 'must be "paperclip.interaction_request.v1"')
        if 'requestKind' in value:
            place_4 = at + '/requestKind'
            member_3 = value['requestKind']
            if not same(member_3, 'issue_thread'):
                report(found, place_4, 'const', 'must be "issue_thread"')
        if 'requestId' in value:
            place_6 = at + '/requestId'
            member_5 = value['requestId']
            if isinstance(member_5, str):
                if len(member_5) < 1:
                    report(found, place_6, 'minLength', 'must have at least 1 characters')
                if len(member_5) > 160:
                    report(found, place_6, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_6, 'type', 'must be string')
        if 'kind' in value:
            place_8 = at + '/kind'
            member_7 = value['kind']
            if not any(same(member_7, allowed) for allowed in _values_50):
                report(found, place_8, 'enum', 'must be one of "request_confirmation", "request_checkbox_confirmation", "request_item_verdicts", "ask_user_questions", "suggest_tasks"')
        if 'blocking' in value:
            place_10 = at + '/blocking'
            member_9 = value['blocking']
            if not (isinstance(member_9, bool)):
                report(found, place_10, 'type', 'must be boolean')
        if 'payload' in value:
            place_12 = at + '/payload'
            member_11 = value['payload']
            if isinstance(member_11, dict):
                pass
            else:
                report(found, place_12, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_request(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/request.schema.json#``."""
    find_alternatives((_case_16, _case_17, _case_18,), 'oneOf', value, at, found)


def _case_19(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'plan.updated'):
                report(found, place_2, 'const', 'must be "plan.updated"')


def _case_20(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_51):
                report(found, place_2, 'enum', 'must be one of "tool.execution.started", "tool.execution.progressed", "tool.execution.completed"')


def _case_21(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_52):
                report(found, place_2, 'enum', 'must be one of "research.started", "research.progressed", "research.completed"')


def _case_22(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_53):
                report(found, place_2, 'enum', 'must be one of "delegation.started", "delegation.updated", "delegation.completed"')


def _case_23(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'model.route.changed'):
                report(found, place_2, 'const', 'must be "model.route.changed"')


def _case_24(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'model.verification.updated'):
                report(found, place_2, 'const', 'must be "model.verification.updated"')


def _case_25(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'context.compacted'):
                report(found, place_2, 'const', 'must be "context.compacted"')


def _case_26(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'artifact.viewed'):
                report(found, place_2, 'const', 'must be "artifact.viewed"')


def _case_27(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'artifact.generated'):
                report(found, place_2, 'const', 'must be "artifact.generated"')


def _case_28(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'review.mode.changed'):
                report(found, place_2, 'const', 'must be "review.mode.changed"')


def _case_29(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_54):
                report(found, place_2, 'enum', 'must be one of "hook.started", "hook.completed"')


def _case_30(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'memory.citation.referenced'):
                report(found, place_2, 'const', 'must be "memory.citation.referenced"')


def _case_31(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_55):
                report(found, place_2, 'enum', 'must be one of "safety.review.started", "safety.review.completed"')


def _case_32(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'terminal.input.sent'):
                report(found, place_2, 'const', 'must be "terminal.input.sent"')


def _case_33(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_56):
                report(found, place_2, 'enum', 'must be one of "wait.started", "wait.completed"')


def _case_34(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'provider.notice.recorded'):
                report(found, place_2, 'const', 'must be "provider.notice.recorded"')


def _case_35(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'workspace.file.referenced'):
                report(found, place_2, 'const', 'must be "workspace.file.referenced"')


def _case_36(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_57):
                report(found, place_2, 'enum', 'must be one of "workspace.change.updated", "workspace.diff.recorded"')


def _case_37(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'workspace.diff.recorded'):
                report(found, place_2, 'const', 'must be "workspace.diff.recorded"')


def _case_38(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_58):
                report(found, place_2, 'enum', 'must be one of "semantic_tool.input", "mcp_app.tool_input"')


def _case_39(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_59):
                report(found, place_2, 'enum', 'must be one of "semantic_tool.result", "mcp_app.tool_result"')


def _case_40(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'semantic_tool.reconciled'):
                report(found, place_2, 'const', 'must be "semantic_tool.reconciled"')


def _case_41(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'run.terminal'):
                report(found, place_2, 'const', 'must be "run.terminal"')


def _case_42(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'run.result.proposed'):
                report(found, place_2, 'const', 'must be "run.result.proposed"')


def find_event(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/event.schema.json#``."""
    test_1: list[Issue] = []
    _case_19(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'payload' in value:
                place_4 = at + '/payload'
                member_3 = value['payload']
                find_provider_event_plan(member_3, place_4, found)
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    test_5: list[Issue] = []
    _case_20(value, at, test_5)
    before_6 = len(found)
    if not test_5:
        if isinstance(value, dict):
            if 'payload' in value:
                place_8 = at + '/payload'
                member_7 = value['payload']
                find_provider_event_tool_execution(member_7, place_8, found)
        if len(found) > before_6:
            report(found, at, 'if', 'must match the then schema')
    test_9: list[Issue] = []
    _case_21(value, at, test_9)
    before_10 = len(found)
    if not test_9:
        if isinstance(value, dict):
            if 'payload' in value:
                place_12 = at + '/payload'
                member_11 = value['payload']
                find_provider_event_research(member_11, place_12, found)
        if len(found) > before_10:
            report(found, at, 'if', 'must match the then schema')
    test_13: list[Issue] = []
    _case_22(value, at, test_13)
    before_14 = len(found)
    if not test_13:
        if isinstance(value, dict):
            if 'payload' in value:
                place_16 = at + '/payload'
                member_15 = value['payload']
                find_provider_event_delegation(member_15, place_16, found)
        if len(found) > before_14:
            report(found, at, 'if', 'must match the then schema')
    test_17: list[Issue] = []
    _case_23(value, at, test_17)
    before_18 = len(found)
    if not test_17:
        if isinstance(value, dict):
            if 'payload' in value:
                place_20 = at + '/payload'
                member_19 = value['payload']
                find_provider_event_model_route(member_19, place_20, found)
        if len(found) > before_18:
            report(found, at, 'if', 'must match the then schema')
    test_21: list[Issue] = []
    _case_24(value, at, test_21)
    before_22 = len(found)
    if not test_21:
        if isinstance(value, dict):
            if 'payload' in value:
                place_24 = at + '/payload'
                member_23 = value['payload']
                find_provider_event_model_verification(member_23, place_24, found)
        if len(found) > before_22:
            report(found, at, 'if', 'must match the then schema')
    test_25: list[Issue] = []
    _case_25(value, at, test_25)
    before_26 = len(found)
    if not test_25:
        if isinstance(value, dict):
            if 'payload' in value:
                place_28 = at + '/payload'
                member_27 = value['payload']
                find_provider_event_context_compacted(member_27, place_28, found)
        if len(found) > before_26:
            report(found, at, 'if', 'must match the then schema')
    test_29: list[Issue] = []
    _case_26(value, at, test_29)
    before_30 = len(found)
    if not test_29:
        if isinstance(value, dict):
            if 'payload' in value:
                place_32 = at + '/payload'
                member_31 = value['payload']
                find_provider_event_artifact_viewed(member_31, place_32, found)
        if len(found) > before_30:
            report(found, at, 'if', 'must match the then schema')
    test_33: list[Issue] = []
    _case_27(value, at, test_33)
    before_34 = len(found)
    if not test_33:
        if isinstance(value, dict):
            if 'payload' in value:
                place_36 = at + '/payload'
                member_35 = value['payload']
                find_provider_event_artifact_generated(member_35, place_36, found)
        if len(found) > before_34:
            report(found, at, 'if', 'must match the then schema')
    test_37: list[Issue] = []
    _case_28(value, at, test_37)
    before_38 = len(found)
    if not test_37:
        if isinstance(value, dict):
            if 'payload' in value:
                place_40 = at + '/payload'
                member_39 = value['payload']
                find_provider_event_review_mode(member_39, place_40, found)
        if len(found) > before_38:
            report(found, at, 'if', 'must match the then schema')
    test_41: list[Issue] = []
    _case_29(value, at, test_41)
    before_42 = len(found)
    if not test_41:
        if isinstance(value, dict):
            if 'payload' in value:
                place_44 = at + '/payload'
                member_43 = value['payload']
                find_provider_event_hook(member_43, place_44, found)
        if len(found) > before_42:
            report(found, at, 'if', 'must match the then schema')
    test_45: list[Issue] = []
    _case_30(value, at, test_45)
    before_46 = len(found)
    if not test_45:
        if isinstance(value, dict):
            if 'payload' in value:
                place_48 = at + '/payload'
                member_47 = value['payload']
                find_provider_event_memory_citation(member_47, place_48, found)
        if len(found) > before_46:
            report(found, at, 'if', 'must match the then schema')
    test_49: list[Issue] = []
    _case_31(value, at, test_49)
    before_50 = len(found)
    if not test_49:
        if isinstance(value, dict):
            if 'payload' in value:
                place_52 = at + '/payload'
                member_51 = value['payload']
                find_provider_event_safety_review(member_51, place_52, found)
        if len(found) > before_50:
            report(found, at, 'if', 'must match the then schema')
    test_53: list[Issue] = []
    _case_32(value, at, test_53)
    before_54 = len(found)
    if not test_53:
        if isinstance(value, dict):
            if 'payload' in value:
                place_56 = at + '/payload'
                member_55 = value['payload']
                find_provider_event_terminal_input(member_55, place_56, found)
        if len(found) > before_54:
            report(found, at, 'if', 'must match the then schema')
    test_57: list[Issue] = []
    _case_33(value, at, test_57)
    before_58 = len(found)
    if not test_57:
        if isinstance(value, dict):
            if 'payload' in value:
                place_60 = at + '/payload'
                member_59 = value['payload']
                find_provider_event_wait(member_59, place_60, found)
        if len(found) > before_58:
            report(found, at, 'if', 'must match the then schema')
    test_61: list[Issue] = []
    _case_34(value, at, test_61)
    before_62 = len(found)
    if not test_61:
        if isinstance(value, dict):
            if 'payload' in value:
                place_64 = at + '/payload'
                member_63 = value['payload']
                find_provider_event_provider_notice(member_63, place_64, found)
        if len(found) > before_62:
            report(found, at, 'if', 'must match the then schema')
    test_65: list[Issue] = []
    _case_35(value, at, test_65)
    before_66 = len(found)
    if not test_65:
        if isinstance(value, dict):
            if 'payload' in value:
                place_68 = at + '/payload'
                member_67 = value['payload']
                find_workspace_file_reference(member_67, place_68, found)
        if len(found) > before_66:
            report(found, at, 'if', 'must match the then schema')
    test_69: list[Issue] = []
    _case_36(value, at, test_69)
    before_70 = len(found)
    if not test_69:
        if isinstance(value, dict):
            if 'payload' in value:
                place_72 = at + '/payload'
                member_71 = value['payload']
                find_workspace_diff(member_71, place_72, found)
        if len(found) > before_70:
            report(found, at, 'if', 'must match the then schema')
    test_73: list[Issue] = []
    _case_37(value, at, test_73)
    before_74 = len(found)
    if not test_73:
        if isinstance(value, dict):
            if 'payload' in value:
                place_76 = at + '/payload'
                member_75 = value['payload']
                find_workspace_diff(member_75, place_76, found)
                if isinstance(member_75, dict):
                    if 'complete' in member_75:
                        place_78 = place_76 + '/complete'
                        member_77 = member_75['complete']
                        if not same(member_77, True):
                            report(found, place_78, 'const', 'must be true')
                else:
                    report(found, place_76, 'type', 'must be object')
        if len(found) > before_74:
            report(found, at, 'if', 'must match the then schema')
    test_79: list[Issue] = []
    _case_38(value, at, test_79)
    before_80 = len(found)
    if not test_79:
        if isinstance(value, dict):
            if 'payload' in value:
                place_82 = at + '/payload'
                member_81 = value['payload']
                if isinstance(member_81, dict):
                    if 'semantic_tool' in member_81:
                        place_84 = place_82 + '/semantic_tool'
                        member_83 = member_81['semantic_tool']
                        find_semantic_tool(member_83, place_84, found)
                        if isinstance(member_83, dict):
                            if 'phase' in member_83:
                                place_86 = place_84 + '/phase'
                                member_85 = member_83['phase']
                                if not same(member_85, 'input'):
                                    report(found, place_86, 'const', 'must be "input"')
                        else:
                            report(found, place_84, 'type', 'must be object')
                else:
                    report(found, place_82, 'type', 'must be object')
        if len(found) > before_80:
            report(found, at, 'if', 'must match the then schema')
    test_87: list[Issue] = []
    _case_39(value, at, test_87)
    before_88 = len(found)
    if not test_87:
        if isinstance(value, dict):
            if 'payload' in value:
                place_90 = at + '/payload'
                member_89 = value['payload']
                if isinstance(member_89, dict):
                    if 'semantic_tool' in member_89:
                        place_92 = place_90 + '/semantic_tool'
                        member_91 = member_89['semantic_tool']
                        find_semantic_tool(member_91, place_92, found)
                        if isinstance(member_91, dict):
                            if 'phase' in member_91:
                                place_94 = place_92 + '/phase'
                                member_93 = member_91['phase']
                                if not same(member_93, 'result'):
                                    report(found, place_94, 'const', 'must be "result"')
                        else:
                            report(found, place_92, 'type', 'must be object')
                else:
                    report(found, place_90, 'type', 'must be object')
        if len(found) > before_88:
            report(found, at, 'if', 'must match the then schema')
    test_95: list[Issue] = []
    _case_40(value, at, test_95)
    before_96 = len(found)
    if not test_95:
        if isinstance(value, dict):
            if 'payload' in value:
                place_98 = at + '/payload'
                member_97 = value['payload']
                if isinstance(member_97, dict):
                    if 'semantic_tool' in member_97:
                        place_100 = place_98 + '/semantic_tool'
                        member_99 = member_97['semantic_tool']
                        find_semantic_tool(member_99, place_100, found)
                        if isinstance(member_99, dict):
                            if 'phase' in member_99:
                                place_102 = place_100 + '/phase'
                                member_101 = member_99['phase']
                                if not same(member_101, 'reconciled'):
                                    report(found, place_102, 'const', 'must be "reconciled"')
                        else:
                            report(found, place_100, 'type', 'must be object')
                else:
                    report(found, place_98, 'type', 'must be object')
        if len(found) > before_96:
            report(found, at, 'if', 'must match the then schema')
    test_103: list[Issue] = []
    _case_41(value, at, test_103)
    before_104 = len(found)
    if not test_103:
        if isinstance(value, dict):
            if 'payload' in value:
                place_106 = at + '/payload'
                member_105 = value['payload']
                find_terminal(member_105, place_106, found)
        if len(found) > before_104:
            report(found, at, 'if', 'must match the then schema')
    test_107: list[Issue] = []
    _case_42(value, at, test_107)
    before_108 = len(found)
    if not test_107:
        if isinstance(value, dict):
            if 'payload' in value:
                place_110 = at + '/payload'
                member_109 = value['payload']
                run_result_findings.find_result(member_109, place_110, found)
        if len(found) > before_108:
            report(found, at, 'if', 'must match the then schema')
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'sourceEventId' not in value:
            report(found, at, 'required', "must have the member 'sourceEventId'")
        if 'sourceSeq' not in value:
            report(found, at, 'required', "must have the member 'sourceSeq'")
        if 'sourceInstanceId' not in value:
            report(found, at, 'required', "must have the member 'sourceInstanceId'")
        if 'sourceKind' not in value:
            report(found, at, 'required', "must have the member 'sourceKind'")
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'eventType' not in value:
            report(found, at, 'required', "must have the member 'eventType'")
        if 'schemaVersion' not in value:
            report(found, at, 'required', "must have the member 'schemaVersion'")
        if 'priority' not in value:
            report(found, at, 'required', "must have the member 'priority'")
        if 'emittedAt' not in value:
            report(found, at, 'required', "must have the member 'emittedAt'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        if 'schema' in value:
            place_112 = at + '/schema'
            member_111 = value['schema']
            if not same(member_111, 'paperclip.prp.event.v1'):
                report(found, place_112, 'const', 'must be "paperclip.prp.event.v1"')
        if 'sourceEventId' in value:
            place_114 = at + '/sourceEventId'
            member_113 = value['sourceEventId']
            if isinstance(member_113, str):
                if len(member_113) < 1:
                    report(found, place_114, 'minLength', 'must have at least 1 characters')
                if len(member_113) > 160:
                    report(found, place_114, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_114, 'type', 'must be string')
        if 'sourceSeq' in value:
            place_116 = at + '/sourceSeq'
            member_115 = value['sourceSeq']
            if type(member_115) is int or type(member_115) is float and isfinite(member_115):
                if member_115 < 1:
                    report(found, place_116, 'minimum', 'must be at least 1')
                if member_115 > 9007199254740991:
                    report(found, place_116, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_115) is int or type(member_115) is float and member_115.is_integer()):
                report(found, place_116, 'type', 'must be integer')
        if 'sourceInstanceId' in value:
            place_118 = at + '/sourceInstanceId'
            member_117 = value['sourceInstanceId']
            if isinstance(member_117, str):
                if len(member_117) < 1:
                    report(found, place_118, 'minLength', 'must have at least 1 characters')
                if len(member_117) > 160:
                    report(found, place_118, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_118, 'type', 'must be string')
        if 'sourceKind' in value:
            place_120 = at + '/sourceKind'
            member_119 = value['sourceKind']
            if not any(same(member_119, allowed) for allowed in _values_60):
                report(found, place_120, 'enum', 'must be one of "runner", "control_plane"')
        if 'runId' in value:
            place_122 = at + '/runId'
            member_121 = value['runId']
            if isinstance(member_121, str):
                if len(member_121) < 1:
                    report(found, place_122, 'minLength', 'must have at least 1 characters')
                if len(member_121) > 160:
                    report(found, place_122, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_122, 'type', 'must be string')
        if 'normalizedSessionId' in value:
            place_124 = at + '/normalizedSessionId'
            member_123 = value['normalizedSessionId']
            if isinstance(member_123, str):
                if len(member_123) < 1:
                    report(found, place_124, 'minLength', 'must have at least 1 characters')
                if len(member_123) > 160:
                    report(found, place_124, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_124, 'type', 'must be string')
        if 'turnId' in value:
            place_126 = at + '/turnId'
            member_125 = value['turnId']
            if isinstance(member_125, str):
                if len(member_125) < 1:
                    report(found, place_126, 'minLength', 'must have at least 1 characters')
                if len(member_125) > 240:
                    report(found, place_126, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_126, 'type', 'must be string')
        if 'itemId' in value:
            place_128 = at + '/itemId'
            member_127 = value['itemId']
            if isinstance(member_127, str):
                if len(member_127) < 1:
                    report(found, place_128, 'minLength', 'must have at least 1 characters')
                if len(member_127) > 240:
                    report(found, place_128, 'maxLength', 'must have at most 240 characters')
            else:
                report(found, place_128, 'type', 'must be string')
        if 'eventType' in value:
            place_130 = at + '/eventType'
            member_129 = value['eventType']
            if not any(same(member_129, allowed) for allowed in _values_61):
                report(found, place_130, 'enum', 'must be one of "runner.connected", "runner.reconnected", "runner.reconciled", "runner.disconnected", "runner.draining", "runner.backpressure", "runner.suspending", "runner.suspended", "runner.stopped", "runner.diagnostic", "runtime.phase.changed", "sandbox.metric", …')
        if 'schemaVersion' in value:
            place_132 = at + '/schemaVersion'
            member_131 = value['schemaVersion']
            if not same(member_131, 1):
                report(found, place_132, 'const', 'must be 1')
        if 'priority' in value:
            place_134 = at + '/priority'
            member_133 = value['priority']
            if not any(same(member_133, allowed) for allowed in _values_62):
                report(found, place_134, 'enum', 'must be one of 0, 1, 2')
        if 'emittedAt' in value:
            place_136 = at + '/emittedAt'
            member_135 = value['emittedAt']
            if isinstance(member_135, str):
                if _match_4(member_135) is None:
                    report(found, place_136, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_136, 'type', 'must be string')
        if 'observedAt' in value:
            place_138 = at + '/observedAt'
            member_137 = value['observedAt']
            if isinstance(member_137, str):
                if _match_4(member_137) is None:
                    report(found, place_138, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_138, 'type', 'must be string')
        if 'payload' in value:
            place_140 = at + '/payload'
            member_139 = value['payload']
            if isinstance(member_139, dict):
                if 'channel' in member_139:
                    place_142 = place_140 + '/channel'
                    member_141 = member_139['channel']
                    if not any(same(member_141, allowed) for allowed in _values_63):
                        report(found, place_142, 'enum', 'must be one of "progress", "final", "summary", "detail", "unknown"')
                if 'providerPhase' in member_139:
                    place_144 = place_140 + '/providerPhase'
                    member_143 = member_139['providerPhase']
                    if not (isinstance(member_143, str)):
                        report(found, place_144, 'type', 'must be string')
                if 'providerMethod' in member_139:
                    place_146 = place_140 + '/providerMethod'
                    member_145 = member_139['providerMethod']
                    if not (isinstance(member_145, str)):
                        report(found, place_146, 'type', 'must be string')
            else:
                report(found, place_140, 'type', 'must be object')
        if 'debug' in value:
            place_148 = at + '/debug'
            member_147 = value['debug']
            if isinstance(member_147, dict):
                pass
            else:
                report(found, place_148, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')
