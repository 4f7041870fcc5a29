"""Whether a decoded JSON value satisfies a schema. Module ``prp_v2``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import JsonValue, isfinite, matcher, unique


_words_1: frozenset[str] = frozenset(('new_per_run', 'reuse_per_issue', 'reuse_per_workspace'))
_words_2: frozenset[str] = frozenset(('available', 'policy_disabled', 'unsupported'))
_words_3: frozenset[str] = frozenset(('clear', 'pause', 'resume', 'set'))
_words_4: frozenset[str] = frozenset(('active', 'paused'))
_words_5: frozenset[str] = frozenset(('interaction.receipt', 'request.resolve', 'run.attach', 'run.cancel', 'run.prepare', 'runner.drain', 'runner.shutdown', 'runner.suspend', 'semantic_tool.result', 'session.budget.increase', 'session.close', 'session.destroy', 'session.goal.clear', 'session.goal.get', 'session.goal.set', 'session.open', 'session.snapshot', 'turn.interrupt', 'turn.start', 'turn.steer', 'turn.stop'))
_match_1 = matcher(globals(), '_match_1', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_words_6: frozenset[str] = frozenset(('session.goal.snapshot', 'session.goal.updated'))
_words_7: frozenset[str] = frozenset(('active', 'blocked', 'budget_limited', 'complete', 'limited', 'paused', 'usage_limited'))
_words_8: frozenset[str] = frozenset(('control_plane', 'runner'))
_words_9: frozenset[str] = frozenset(('artifact.generated', 'artifact.viewed', 'attention.request.expired', 'attention.request.proposed', 'attention.request.resolved', 'attention.request.routed', 'attention.request.superseded', 'context.compacted', 'delegation.completed', 'delegation.started', 'delegation.updated', 'harness.diagnostic', 'harness.exited', 'harness.ready', 'harness.starting', 'hook.completed', 'hook.started', 'interaction.request.materialized', 'interaction.request.proposed', 'interaction.request.rejected', 'interaction.response.delivered', 'interaction.response.progressed', 'interaction.response.resolved', 'issue.status.decision.applied', 'issue.status.decision.recorded', 'issue.status.decision.rejected', 'issue.status.decision.superseded', 'item.completed', 'item.delta', 'item.failed', 'item.started', 'mcp_app.action.requested', 'mcp_app.action.resolved', 'mcp_app.discovered', 'mcp_app.failed', 'mcp_app.host_context.changed', 'mcp_app.initializing', 'mcp_app.ready', 'mcp_app.resource.resolved', 'mcp_app.teardown', 'mcp_app.tool_input', 'mcp_app.tool_result', 'memory.citation.referenced', 'model.route.changed', 'model.verification.updated', 'plan.updated', 'provider.notice.recorded', 'research.completed', 'research.progressed', 'research.started', 'review.mode.changed', 'run.attached', 'run.detached', 'run.result.accepted', 'run.result.proposed', 'run.result.rejected', 'run.terminal', 'runner.connected', 'runner.diagnostic', 'runner.disconnected', 'runner.draining', 'runner.reconciled', 'runner.reconnected', 'runner.stopped', 'runner.suspended', 'runner.suspending', 'runtime.phase.changed', 'runtime_request.cancelled', 'runtime_request.created', 'runtime_request.expired', 'runtime_request.resolved', 'safety.review.completed', 'safety.review.started', 'sandbox.metric', 'semantic_tool.input', 'semantic_tool.result', 'session.capabilities.updated', 'session.closed', 'session.failed', 'session.goal.cleared', 'session.goal.snapshot', 'session.goal.updated', 'session.reconciled', 'session.resumed', 'session.resuming', 'session.started', 'session.starting', 'session.updated', 'terminal.input.sent', 'tool.execution.completed', 'tool.execution.progressed', 'tool.execution.started', 'turn.accepted', 'turn.cancelled', 'turn.completed', 'turn.failed', 'turn.interrupted', 'turn.started', 'turn.submitted', 'usage.reported', 'wait.completed', 'wait.started', 'work.assessment.recorded', 'workspace.change.updated', 'workspace.diff.recorded', 'workspace.file.referenced', 'workspace.ready'))


def is_session_goal_capability(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v2/session-goal.schema.json#/$defs/capability``."""
    if not isinstance(value, dict):
        return False
    if 'availability' not in value:
        return False
    member_1 = value['availability']
    if not isinstance(member_1, str) or member_1 not in _words_2:
        return False
    if 'actions' not in value:
        return False
    member_2 = value['actions']
    if not isinstance(member_2, list):
        return False
    if len(member_2) > 1 and not unique(member_2):
        return False
    for item_3 in member_2:
        if not isinstance(item_3, str) or item_3 not in _words_3:
            return False
    if 'autonomousUpdates' not in value:
        return False
    member_4 = value['autonomousUpdates']
    if not isinstance(member_4, bool):
        return False
    if 'persistentAcrossResume' not in value:
        return False
    member_5 = value['persistentAcrossResume']
    if not isinstance(member_5, bool):
        return False
    if 'maxObjectiveChars' not in value:
        return False
    member_6 = value['maxObjectiveChars']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
        return False
    if member_6 < 1 or member_6 > 4000:
        return False
    if 'tokenBudgetControl' not in value:
        return False
    member_7 = value['tokenBudgetControl']
    if not isinstance(member_7, bool):
        return False
    if 'usageReporting' not in value:
        return False
    member_8 = value['usageReporting']
    if not isinstance(member_8, bool):
        return False
    if 'reasonCode' in value:
        member_9 = value['reasonCode']
        if not isinstance(member_9, str):
            return False
        if len(member_9) < 1 or len(member_9) > 160:
            return False
    if 'reason' in value:
        member_10 = value['reason']
        if not isinstance(member_10, str):
            return False
        if len(member_10) < 1 or len(member_10) > 1000:
            return False
    return True


def is_capabilities(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v2/capabilities.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.capabilities.v2':
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
    if 'sessionGoals' not in value:
        return False
    member_12 = value['sessionGoals']
    if not is_session_goal_capability(member_12):
        return False
    if 'unsupported' in value:
        member_13 = value['unsupported']
        if not isinstance(member_13, list):
            return False
        if len(member_13) > 1 and not unique(member_13):
            return False
        for item_14 in member_13:
            if not isinstance(item_14, str):
                return False
            if len(item_14) < 1:
                return False
    return True


def _case_1(value: dict[str, JsonValue]) -> bool:
    if 'type' in value:
        member_1 = value['type']
        if member_1 != 'session.goal.set':
            return False
    return True


def is_command(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v2/command.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_1(value):
        if 'payload' in value:
            member_1 = value['payload']
            if not isinstance(member_1, dict):
                return False
            if 'requestId' in member_1:
                member_2 = member_1['requestId']
                if not isinstance(member_2, str):
                    return False
                if len(member_2) < 1 or len(member_2) > 160:
                    return False
            if 'objective' in member_1:
                member_3 = member_1['objective']
                if not isinstance(member_3, str):
                    return False
                if len(member_3) < 1 or len(member_3) > 4000:
                    return False
            if 'status' in member_1:
                member_4 = member_1['status']
                if not isinstance(member_4, str) or member_4 not in _words_4:
                    return False
            if 'tokenBudget' in member_1:
                member_5 = member_1['tokenBudget']
                if not (type(member_5) is int or type(member_5) is float and member_5.is_integer() or member_5 is None):
                    return False
                if type(member_5) is int or type(member_5) is float and member_5.is_integer():
                    if member_5 < 1:
                        return False
    if 'schema' not in value:
        return False
    member_6 = value['schema']
    if member_6 != 'paperclip.prp.command.v2':
        return False
    if 'commandId' not in value:
        return False
    member_7 = value['commandId']
    if not isinstance(member_7, str):
        return False
    if len(member_7) < 1 or len(member_7) > 160:
        return False
    if 'controllerSeq' not in value:
        return False
    member_8 = value['controllerSeq']
    if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
        return False
    if member_8 < 1:
        return False
    if 'type' not in value:
        return False
    member_9 = value['type']
    if not isinstance(member_9, str) or member_9 not in _words_5:
        return False
    if 'issuedAt' not in value:
        return False
    member_10 = value['issuedAt']
    if not isinstance(member_10, str):
        return False
    if _match_1(member_10) is None:
        return False
    if 'deadlineAt' in value:
        member_11 = value['deadlineAt']
        if not isinstance(member_11, str):
            return False
        if _match_1(member_11) is None:
            return False
    if 'precondition' in value:
        member_12 = value['precondition']
        if not isinstance(member_12, dict):
            return False
        if 'runnerState' in member_12:
            member_13 = member_12['runnerState']
            if not isinstance(member_13, list):
                return False
            for item_14 in member_13:
                if not isinstance(item_14, str):
                    return False
        if 'runState' in member_12:
            member_15 = member_12['runState']
            if not isinstance(member_15, list):
                return False
            for item_16 in member_15:
                if not isinstance(item_16, str):
                    return False
        if 'sessionState' in member_12:
            member_17 = member_12['sessionState']
            if not isinstance(member_17, list):
                return False
            for item_18 in member_17:
                if not isinstance(item_18, str):
                    return False
        if 'activeTurnId' in member_12:
            member_19 = member_12['activeTurnId']
            if not (isinstance(member_19, str) or member_19 is None):
                return False
    if 'payload' not in value:
        return False
    member_20 = value['payload']
    if not isinstance(member_20, dict):
        return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if not isinstance(member_1, str) or member_1 not in _words_6:
            return False
    return True


def is_session_goal_snapshot(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v2/session-goal.schema.json#/$defs/snapshot``."""
    if not isinstance(value, dict):
        return False
    if 'objective' not in value:
        return False
    member_1 = value['objective']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 4000:
        return False
    if 'status' not in value:
        return False
    member_2 = value['status']
    if not isinstance(member_2, str) or member_2 not in _words_7:
        return False
    if 'tokenBudget' not in value:
        return False
    member_3 = value['tokenBudget']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer() or member_3 is None):
        return False
    if type(member_3) is int or type(member_3) is float and member_3.is_integer():
        if member_3 < 1:
            return False
    if 'tokensUsed' not in value:
        return False
    member_4 = value['tokensUsed']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer() or member_4 is None):
        return False
    if type(member_4) is int or type(member_4) is float and member_4.is_integer():
        if member_4 < 0:
            return False
    if 'elapsedSeconds' not in value:
        return False
    member_5 = value['elapsedSeconds']
    if not (type(member_5) is int or type(member_5) is float and isfinite(member_5) or member_5 is None):
        return False
    if type(member_5) is int or type(member_5) is float and isfinite(member_5):
        if member_5 < 0:
            return False
    if 'iterations' not in value:
        return False
    member_6 = value['iterations']
    if not (type(member_6) is int or type(member_6) is float and member_6.is_integer() or member_6 is None):
        return False
    if type(member_6) is int or type(member_6) is float and member_6.is_integer():
        if member_6 < 0:
            return False
    if 'lastReason' not in value:
        return False
    member_7 = value['lastReason']
    if not (isinstance(member_7, str) or member_7 is None):
        return False
    if isinstance(member_7, str):
        if len(member_7) > 4000:
            return False
    if 'createdAt' not in value:
        return False
    member_8 = value['createdAt']
    if not (isinstance(member_8, str) or member_8 is None):
        return False
    if isinstance(member_8, str):
        if _match_1(member_8) is None:
            return False
    if 'updatedAt' not in value:
        return False
    member_9 = value['updatedAt']
    if not (isinstance(member_9, str) or member_9 is None):
        return False
    if isinstance(member_9, str):
        if _match_1(member_9) is None:
            return False
    if 'completedAt' not in value:
        return False
    member_10 = value['completedAt']
    if not (isinstance(member_10, str) or member_10 is None):
        return False
    if isinstance(member_10, str):
        if _match_1(member_10) is None:
            return False
    if 'workingNow' not in value:
        return False
    member_11 = value['workingNow']
    if not isinstance(member_11, bool):
        return False
    return True


def _case_3(value: JsonValue) -> bool:
    if value is not None:
        return False
    return True


def _case_4(value: dict[str, JsonValue]) -> bool:
    if 'eventType' in value:
        member_1 = value['eventType']
        if member_1 != 'session.capabilities.updated':
            return False
    return True


def is_event(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v2/event.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if _case_2(value):
        if 'payload' in value:
            member_1 = value['payload']
            if not isinstance(member_1, dict):
                return False
            if 'goal' not in member_1:
                return False
            member_2 = member_1['goal']
            if is_session_goal_snapshot(member_2) + _case_3(member_2) != 1:
                return False
    if _case_4(value):
        if 'payload' in value:
            member_3 = value['payload']
            if not isinstance(member_3, dict):
                return False
            if 'sessionGoals' not in member_3:
                return False
            member_4 = member_3['sessionGoals']
            if not is_session_goal_capability(member_4):
                return False
    if 'schema' not in value:
        return False
    member_5 = value['schema']
    if member_5 != 'paperclip.prp.event.v2':
        return False
    if 'sourceEventId' not in value:
        return False
    member_6 = value['sourceEventId']
    if not isinstance(member_6, str):
        return False
    if len(member_6) < 1 or len(member_6) > 160:
        return False
    if 'sourceSeq' not in value:
        return False
    member_7 = value['sourceSeq']
    if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
        return False
    if member_7 < 1 or member_7 > 9007199254740991:
        return False
    if 'sourceInstanceId' not in value:
        return False
    member_8 = value['sourceInstanceId']
    if not isinstance(member_8, str):
        return False
    if len(member_8) < 1 or len(member_8) > 160:
        return False
    if 'sourceKind' not in value:
        return False
    member_9 = value['sourceKind']
    if not isinstance(member_9, str) or member_9 not in _words_8:
        return False
    if 'runId' not in value:
        return False
    member_10 = value['runId']
    if not isinstance(member_10, str):
        return False
    if len(member_10) < 1 or len(member_10) > 160:
        return False
    if 'normalizedSessionId' in value:
        member_11 = value['normalizedSessionId']
        if not isinstance(member_11, str):
            return False
        if len(member_11) < 1 or len(member_11) > 160:
            return False
    if 'turnId' in value:
        member_12 = value['turnId']
        if not isinstance(member_12, str):
            return False
        if len(member_12) < 1 or len(member_12) > 160:
            return False
    if 'itemId' in value:
        member_13 = value['itemId']
        if not isinstance(member_13, str):
            return False
        if len(member_13) < 1 or len(member_13) > 160:
            return False
    if 'eventType' not in value:
        return False
    member_14 = value['eventType']
    if not isinstance(member_14, str) or member_14 not in _words_9:
        return False
    if 'schemaVersion' not in value:
        return False
    member_15 = value['schemaVersion']
    if (member_15 != 2 or isinstance(member_15, bool)):
        return False
    if 'priority' not in value:
        return False
    member_16 = value['priority']
    if (member_16 != 0 or isinstance(member_16, bool)) and (member_16 != 1 or isinstance(member_16, bool)) and (member_16 != 2 or isinstance(member_16, bool)):
        return False
    if 'emittedAt' not in value:
        return False
    member_17 = value['emittedAt']
    if not isinstance(member_17, str):
        return False
    if _match_1(member_17) is None:
        return False
    if 'observedAt' in value:
        member_18 = value['observedAt']
        if not isinstance(member_18, str):
            return False
        if _match_1(member_18) is None:
            return False
    if 'payload' not in value:
        return False
    member_19 = value['payload']
    if not isinstance(member_19, dict):
        return False
    if 'debug' in value:
        member_20 = value['debug']
        if not isinstance(member_20, dict):
            return False
    return True


def is_session_goal(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v2/session-goal.schema.json#``."""
    return True
