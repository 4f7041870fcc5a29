"""Every way in which a decoded JSON value fails a schema. Module ``prp_v2``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same, unique


_values_1 = ('new_per_run', 'reuse_per_issue', 'reuse_per_workspace',)
_values_2 = ('available', 'unsupported', 'policy_disabled',)
_values_3 = ('set', 'pause', 'resume', 'clear',)
_values_4 = ('active', 'paused',)
_values_5 = ('run.prepare', 'run.attach', 'session.open', 'turn.start', 'turn.steer', 'turn.interrupt', 'turn.stop', 'request.resolve', 'interaction.receipt', 'semantic_tool.result', 'session.snapshot', 'session.close', 'session.budget.increase', 'session.destroy', 'run.cancel', 'runner.drain', 'runner.suspend', 'runner.shutdown', 'session.goal.get', 'session.goal.set', 'session.goal.clear',)
_match_1 = matcher(globals(), '_match_1', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_values_6 = ('session.goal.snapshot', 'session.goal.updated',)
_values_7 = ('active', 'paused', 'blocked', 'limited', 'usage_limited', 'budget_limited', 'complete',)
_values_8 = ('runner', 'control_plane',)
_values_9 = ('runner.connected', 'runner.reconnected', 'runner.reconciled', 'runner.disconnected', 'runner.draining', 'runner.suspending', 'runner.suspended', 'runner.stopped', 'runner.diagnostic', 'runtime.phase.changed', 'sandbox.metric', 'workspace.ready', 'workspace.change.updated', 'workspace.diff.recorded', 'workspace.file.referenced', 'harness.starting', 'harness.ready', 'harness.exited', 'harness.diagnostic', 'plan.updated', 'tool.execution.started', 'tool.execution.progressed', 'tool.execution.completed', 'research.started', 'research.progressed', 'research.completed', 'delegation.started', 'delegation.updated', 'delegation.completed', 'model.route.changed', 'model.verification.updated', 'context.compacted', 'artifact.viewed', 'artifact.generated', 'review.mode.changed', 'hook.started', 'hook.completed', 'memory.citation.referenced', 'safety.review.started', 'safety.review.completed', 'terminal.input.sent', 'wait.started', 'wait.completed', 'provider.notice.recorded', 'session.starting', 'session.started', 'session.resuming', 'session.resumed', 'session.reconciled', 'session.updated', 'session.closed', 'session.failed', 'session.capabilities.updated', 'session.goal.snapshot', 'session.goal.updated', 'session.goal.cleared', 'turn.submitted', 'turn.accepted', 'turn.started', 'turn.completed', 'turn.failed', 'turn.interrupted', 'turn.cancelled', 'item.started', 'item.delta', 'item.completed', 'item.failed', 'usage.reported', 'semantic_tool.input', 'semantic_tool.result', 'mcp_app.discovered', 'mcp_app.resource.resolved', 'mcp_app.initializing', 'mcp_app.ready', 'mcp_app.tool_input', 'mcp_app.tool_result', 'mcp_app.action.requested', 'mcp_app.action.resolved', 'mcp_app.host_context.changed', 'mcp_app.failed', 'mcp_app.teardown', 'runtime_request.created', 'runtime_request.resolved', 'runtime_request.expired', 'runtime_request.cancelled', 'interaction.request.proposed', 'interaction.request.materialized', 'interaction.request.rejected', 'interaction.response.progressed', 'interaction.response.resolved', 'interaction.response.delivered', 'run.attached', 'run.detached', 'run.result.proposed', 'run.result.accepted', 'run.result.rejected', 'attention.request.proposed', 'attention.request.routed', 'attention.request.resolved', 'attention.request.expired', 'attention.request.superseded', 'work.assessment.recorded', 'issue.status.decision.recorded', 'issue.status.decision.applied', 'issue.status.decision.rejected', 'issue.status.decision.superseded', 'run.terminal',)
_values_10 = (0, 1, 2,)


def find_session_goal_capability(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v2/session-goal.schema.json#/$defs/capability``."""
    if isinstance(value, dict):
        if 'availability' not in value:
            report(found, at, 'required', "must have the member 'availability'")
        if 'actions' not in value:
            report(found, at, 'required', "must have the member 'actions'")
        if 'autonomousUpdates' not in value:
            report(found, at, 'required', "must have the member 'autonomousUpdates'")
        if 'persistentAcrossResume' not in value:
            report(found, at, 'required', "must have the member 'persistentAcrossResume'")
        if 'maxObjectiveChars' not in value:
            report(found, at, 'required', "must have the member 'maxObjectiveChars'")
        if 'tokenBudgetControl' not in value:
            report(found, at, 'required', "must have the member 'tokenBudgetControl'")
        if 'usageReporting' not in value:
            report(found, at, 'required', "must have the member 'usageReporting'")
        if 'availability' in value:
            place_2 = at + '/availability'
            member_1 = value['availability']
            if not any(same(member_1, allowed) for allowed in _values_2):
                report(found, place_2, 'enum', 'must be one of "available", "unsupported", "policy_disabled"')
        if 'actions' in value:
            place_4 = at + '/actions'
            member_3 = value['actions']
            if isinstance(member_3, list):
                if not unique(member_3):
                    report(found, place_4, 'uniqueItems', 'must not hold the same item twice')
                for index_5, item_6 in enumerate(member_3):
                    place_7 = f"{place_4}/{index_5}"
                    if not any(same(item_6, allowed) for allowed in _values_3):
                        report(found, place_7, 'enum', 'must be one of "set", "pause", "resume", "clear"')
            else:
                report(found, place_4, 'type', 'must be array')
        if 'autonomousUpdates' in value:
            place_9 = at + '/autonomousUpdates'
            member_8 = value['autonomousUpdates']
            if not (isinstance(member_8, bool)):
                report(found, place_9, 'type', 'must be boolean')
        if 'persistentAcrossResume' in value:
            place_11 = at + '/persistentAcrossResume'
            member_10 = value['persistentAcrossResume']
            if not (isinstance(member_10, bool)):
                report(found, place_11, 'type', 'must be boolean')
        if 'maxObjectiveChars' in value:
            place_13 = at + '/maxObjectiveChars'
            member_12 = value['maxObjectiveChars']
            if type(member_12) is int or type(member_12) is float and isfinite(member_12):
                if member_12 < 1:
                    report(found, place_13, 'minimum', 'must be at least 1')
                if member_12 > 4000:
                    report(found, place_13, 'maximum', 'must be at most 4000')
            if not (type(member_12) is int or type(member_12) is float and member_12.is_integer()):
                report(found, place_13, 'type', 'must be integer')
        if 'tokenBudgetControl' in value:
            place_15 = at + '/tokenBudgetControl'
            member_14 = value['tokenBudgetControl']
            if not (isinstance(member_14, bool)):
                report(found, place_15, 'type', 'must be boolean')
        if 'usageReporting' in value:
            place_17 = at + '/usageReporting'
            member_16 = value['usageReporting']
            if not (isinstance(member_16, bool)):
                report(found, place_17, 'type', 'must be boolean')
        if 'reasonCode' in value:
            place_19 = at + '/reasonCode'
            member_18 = value['reasonCode']
            if isinstance(member_18, str):
                if len(member_18) < 1:
                    report(found, place_19, 'minLength', 'must have at least 1 characters')
                if len(member_18) > 160:
                    report(found, place_19, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_19, 'type', 'must be string')
        if 'reason' in value:
            place_21 = at + '/reason'
            member_20 = value['reason']
            if isinstance(member_20, str):
                if len(member_20) < 1:
                    report(found, place_21, 'minLength', 'must have at least 1 characters')
                if len(member_20) > 1000:
                    report(found, place_21, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_21, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_capabilities(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v2/capabilities.schema.json#``."""
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
        if 'sessionGoals' not in value:
            report(found, at, 'required', "must have the member 'sessionGoals'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.prp.capabilities.v2'):
                report(found, place_2, 'const', 'must be "paperclip.prp.capabilities.v2"')
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
        if 'sessionGoals' in value:
            place_24 = at + '/sessionGoals'
            member_23 = value['sessionGoals']
            find_session_goal_capability(member_23, place_24, found)
        if 'unsupported' in value:
            place_26 = at + '/unsupported'
            member_25 = value['unsupported']
            if isinstance(member_25, list):
                if not unique(member_25):
                    report(found, place_26, 'uniqueItems', 'must not hold the same item twice')
                for index_27, item_28 in enumerate(member_25):
                    place_29 = f"{place_26}/{index_27}"
                    if isinstance(item_28, str):
                        if len(item_28) < 1:
                            report(found, place_29, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_29, 'type', 'must be string')
            else:
                report(found, place_26, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'type' in value:
            place_2 = at + '/type'
            member_1 = value['type']
            if not same(member_1, 'session.goal.set'):
                report(found, place_2, 'const', 'must be "session.goal.set"')


def find_command(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v2/command.schema.json#``."""
    test_1: list[Issue] = []
    _case_1(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'payload' in value:
                place_4 = at + '/payload'
                member_3 = value['payload']
                if isinstance(member_3, dict):
                    if 'requestId' in member_3:
                        place_6 = place_4 + '/requestId'
                        member_5 = member_3['requestId']
                        if isinstance(member_5, str):
                            if len(member_5) < 1:
                                report(found, place_6, 'minLength', 'must have at least 1 characters')
                            if len(member_5) > 160:
                                report(found, place_6, 'maxLength', 'must have at most 160 characters')
                        else:
                            report(found, place_6, 'type', 'must be string')
                    if 'objective' in member_3:
                        place_8 = place_4 + '/objective'
                        member_7 = member_3['objective']
                        if isinstance(member_7, str):
                            if len(member_7) < 1:
                                report(found, place_8, 'minLength', 'must have at least 1 characters')
                            if len(member_7) > 4000:
                                report(found, place_8, 'maxLength', 'must have at most 4000 characters')
                        else:
                            report(found, place_8, 'type', 'must be string')
                    if 'status' in member_3:
                        place_10 = place_4 + '/status'
                        member_9 = member_3['status']
                        if not any(same(member_9, allowed) for allowed in _values_4):
                            report(found, place_10, 'enum', 'must be one of "active", "paused"')
                    if 'tokenBudget' in member_3:
                        place_12 = place_4 + '/tokenBudget'
                        member_11 = member_3['tokenBudget']
                        if type(member_11) is int or type(member_11) is float and isfinite(member_11):
                            if member_11 < 1:
                                report(found, place_12, 'minimum', 'must be at least 1')
                        if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
                            report(found, place_12, 'type', 'must be integer or null')
                else:
                    report(found, place_4, 'type', 'must be object')
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
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
            place_14 = at + '/schema'
            member_13 = value['schema']
            if not same(member_13, 'paperclip.prp.command.v2'):
                report(found, place_14, 'const', 'must be "paperclip.prp.command.v2"')
        if 'commandId' in value:
            place_16 = at + '/commandId'
            member_15 = value['commandId']
            if isinstance(member_15, str):
                if len(member_15) < 1:
                    report(found, place_16, 'minLength', 'must have at least 1 characters')
                if len(member_15) > 160:
                    report(found, place_16, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_16, 'type', 'must be string')
        if 'controllerSeq' in value:
            place_18 = at + '/controllerSeq'
            member_17 = value['controllerSeq']
            if type(member_17) is int or type(member_17) is float and isfinite(member_17):
                if member_17 < 1:
                    report(found, place_18, 'minimum', 'must be at least 1')
            if not (type(member_17) is int or type(member_17) is float and member_17.is_integer()):
                report(found, place_18, 'type', 'must be integer')
        if 'type' in value:
            place_20 = at + '/type'
            member_19 = value['type']
            if not any(same(member_19, allowed) for allowed in _values_5):
                report(found, place_20, 'enum', 'must be one of "run.prepare", "run.attach", "session.open", "turn.start", "turn.steer", "turn.interrupt", "turn.stop", "request.resolve", "interaction.receipt", "semantic_tool.result", "session.snapshot", "session.close", …')
        if 'issuedAt' in value:
            place_22 = at + '/issuedAt'
            member_21 = value['issuedAt']
            if isinstance(member_21, str):
                if _match_1(member_21) is None:
                    report(found, place_22, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_22, 'type', 'must be string')
        if 'deadlineAt' in value:
            place_24 = at + '/deadlineAt'
            member_23 = value['deadlineAt']
            if isinstance(member_23, str):
                if _match_1(member_23) is None:
                    report(found, place_24, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_24, 'type', 'must be string')
        if 'precondition' in value:
            place_26 = at + '/precondition'
            member_25 = value['precondition']
            if isinstance(member_25, dict):
                if 'runnerState' in member_25:
                    place_28 = place_26 + '/runnerState'
                    member_27 = member_25['runnerState']
                    if isinstance(member_27, list):
                        for index_29, item_30 in enumerate(member_27):
                            place_31 = f"{place_28}/{index_29}"
                            if not (isinstance(item_30, str)):
                                report(found, place_31, 'type', 'must be string')
                    else:
                        report(found, place_28, 'type', 'must be array')
                if 'runState' in member_25:
                    place_33 = place_26 + '/runState'
                    member_32 = member_25['runState']
                    if isinstance(member_32, list):
                        for index_34, item_35 in enumerate(member_32):
                            place_36 = f"{place_33}/{index_34}"
                            if not (isinstance(item_35, str)):
                                report(found, place_36, 'type', 'must be string')
                    else:
                        report(found, place_33, 'type', 'must be array')
                if 'sessionState' in member_25:
                    place_38 = place_26 + '/sessionState'
                    member_37 = member_25['sessionState']
                    if isinstance(member_37, list):
                        for index_39, item_40 in enumerate(member_37):
                            place_41 = f"{place_38}/{index_39}"
                            if not (isinstance(item_40, str)):
                                report(found, place_41, 'type', 'must be string')
                    else:
                        report(found, place_38, 'type', 'must be array')
                if 'activeTurnId' in member_25:
                    place_43 = place_26 + '/activeTurnId'
                    member_42 = member_25['activeTurnId']
                    if not (isinstance(member_42, str) or member_42 is None):
                        report(found, place_43, 'type', 'must be string or null')
            else:
                report(found, place_26, 'type', 'must be object')
        if 'payload' in value:
            place_45 = at + '/payload'
            member_44 = value['payload']
            if isinstance(member_44, dict):
                pass
            else:
                report(found, place_45, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not any(same(member_1, allowed) for allowed in _values_6):
                report(found, place_2, 'enum', 'must be one of "session.goal.snapshot", "session.goal.updated"')


def find_session_goal_snapshot(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v2/session-goal.schema.json#/$defs/snapshot``."""
    if isinstance(value, dict):
        if 'objective' not in value:
            report(found, at, 'required', "must have the member 'objective'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'tokenBudget' not in value:
            report(found, at, 'required', "must have the member 'tokenBudget'")
        if 'tokensUsed' not in value:
            report(found, at, 'required', "must have the member 'tokensUsed'")
        if 'elapsedSeconds' not in value:
            report(found, at, 'required', "must have the member 'elapsedSeconds'")
        if 'iterations' not in value:
            report(found, at, 'required', "must have the member 'iterations'")
        if 'lastReason' not in value:
            report(found, at, 'required', "must have the member 'lastReason'")
        if 'createdAt' not in value:
            report(found, at, 'required', "must have the member 'createdAt'")
        if 'updatedAt' not in value:
            report(found, at, 'required', "must have the member 'updatedAt'")
        if 'completedAt' not in value:
            report(found, at, 'required', "must have the member 'completedAt'")
        if 'workingNow' not in value:
            report(found, at, 'required', "must have the member 'workingNow'")
        if 'objective' in value:
            place_2 = at + '/objective'
            member_1 = value['objective']
            if isinstance(member_1, str):
                if len(member_1) < 1:
                    report(found, place_2, 'minLength', 'must have at least 1 characters')
                if len(member_1) > 4000:
                    report(found, place_2, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_2, 'type', 'must be string')
        if 'status' in value:
            place_4 = at + '/status'
            member_3 = value['status']
            if not any(same(member_3, allowed) for allowed in _values_7):
                report(found, place_4, 'enum', 'must be one of "active", "paused", "blocked", "limited", "usage_limited", "budget_limited", "complete"')
        if 'tokenBudget' in value:
            place_6 = at + '/tokenBudget'
            member_5 = value['tokenBudget']
            if type(member_5) is int or type(member_5) is float and isfinite(member_5):
                if member_5 < 1:
                    report(found, place_6, 'minimum', 'must be at least 1')
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer() or member_5 is None):
                report(found, place_6, 'type', 'must be integer or null')
        if 'tokensUsed' in value:
            place_8 = at + '/tokensUsed'
            member_7 = value['tokensUsed']
            if type(member_7) is int or type(member_7) is float and isfinite(member_7):
                if member_7 < 0:
                    report(found, place_8, 'minimum', 'must be at least 0')
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
                report(found, place_8, 'type', 'must be integer or null')
        if 'elapsedSeconds' in value:
            place_10 = at + '/elapsedSeconds'
            member_9 = value['elapsedSeconds']
            if type(member_9) is int or type(member_9) is float and isfinite(member_9):
                if member_9 < 0:
                    report(found, place_10, 'minimum', 'must be at least 0')
            if not (type(member_9) is int or type(member_9) is float and isfinite(member_9) or member_9 is None):
                report(found, place_10, 'type', 'must be number or null')
        if 'iterations' in value:
            place_12 = at + '/iterations'
            member_11 = value['iterations']
            if type(member_11) is int or type(member_11) is float and isfinite(member_11):
                if member_11 < 0:
                    report(found, place_12, 'minimum', 'must be at least 0')
            if not (type(member_11) is int or type(member_11) is float and member_11.is_integer() or member_11 is None):
                report(found, place_12, 'type', 'must be integer or null')
        if 'lastReason' in value:
            place_14 = at + '/lastReason'
            member_13 = value['lastReason']
            if isinstance(member_13, str):
                if len(member_13) > 4000:
                    report(found, place_14, 'maxLength', 'must have at most 4000 characters')
            if not (isinstance(member_13, str) or member_13 is None):
                report(found, place_14, 'type', 'must be string or null')
        if 'createdAt' in value:
            place_16 = at + '/createdAt'
            member_15 = value['createdAt']
            if isinstance(member_15, str):
                if _match_1(member_15) is None:
                    report(found, place_16, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            if not (isinstance(member_15, str) or member_15 is None):
                report(found, place_16, 'type', 'must be string or null')
        if 'updatedAt' in value:
            place_18 = at + '/updatedAt'
            member_17 = value['updatedAt']
            if isinstance(member_17, str):
                if _match_1(member_17) is None:
                    report(found, place_18, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            if not (isinstance(member_17, str) or member_17 is None):
                report(found, place_18, 'type', 'must be string or null')
        if 'completedAt' in value:
            place_20 = at + '/completedAt'
            member_19 = value['completedAt']
            if isinstance(member_19, str):
                if _match_1(member_19) is None:
                    report(found, place_20, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            if not (isinstance(member_19, str) or member_19 is None):
                report(found, place_20, 'type', 'must be string or null')
        if 'workingNow' in value:
            place_22 = at + '/workingNow'
            member_21 = value['workingNow']
            if not (isinstance(member_21, bool)):
                report(found, place_22, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def _case_3(value: JsonValue, at: str, found: list[Issue]) -> None:
    if not (value is None):
        report(found, at, 'type', 'must be null')


def _case_4(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'eventType' in value:
            place_2 = at + '/eventType'
            member_1 = value['eventType']
            if not same(member_1, 'session.capabilities.updated'):
                report(found, place_2, 'const', 'must be "session.capabilities.updated"')


def find_event(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v2/event.schema.json#``."""
    test_1: list[Issue] = []
    _case_2(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        if isinstance(value, dict):
            if 'payload' in value:
                place_4 = at + '/payload'
                member_3 = value['payload']
                if isinstance(member_3, dict):
                    if 'goal' not in member_3:
                        report(found, place_4, 'required', "must have the member 'goal'")
                    if 'goal' in member_3:
                        place_6 = place_4 + '/goal'
                        member_5 = member_3['goal']
                        find_alternatives((find_session_goal_snapshot, _case_3,), 'oneOf', member_5, place_6, found)
                else:
                    report(found, place_4, 'type', 'must be object')
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    test_7: list[Issue] = []
    _case_4(value, at, test_7)
    before_8 = len(found)
    if not test_7:
        if isinstance(value, dict):
            if 'payload' in value:
                place_10 = at + '/payload'
                member_9 = value['payload']
                if isinstance(member_9, dict):
                    if 'sessionGoals' not in member_9:
                        report(found, place_10, 'required', "must have the member 'sessionGoals'")
                    if 'sessionGoals' in member_9:
                        place_12 = place_10 + '/sessionGoals'
                        member_11 = member_9['sessionGoals']
                        find_session_goal_capability(member_11, place_12, found)
                else:
                    report(found, place_10, 'type', 'must be object')
        if len(found) > before_8:
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
            place_14 = at + '/schema'
            member_13 = value['schema']
            if not same(member_13, 'paperclip.prp.event.v2'):
                report(found, place_14, 'const', 'must be "paperclip.prp.event.v2"')
        if 'sourceEventId' in value:
            place_16 = at + '/sourceEventId'
            member_15 = value['sourceEventId']
            if isinstance(member_15, str):
                if len(member_15) < 1:
                    report(found, place_16, 'minLength', 'must have at least 1 characters')
                if len(member_15) > 160:
                    report(found, place_16, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_16, 'type', 'must be string')
        if 'sourceSeq' in value:
            place_18 = at + '/sourceSeq'
            member_17 = value['sourceSeq']
            if type(member_17) is int or type(member_17) is float and isfinite(member_17):
                if member_17 < 1:
                    report(found, place_18, 'minimum', 'must be at least 1')
                if member_17 > 9007199254740991:
                    report(found, place_18, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_17) is int or type(member_17) is float and member_17.is_integer()):
                report(found, place_18, 'type', 'must be integer')
        if 'sourceInstanceId' in value:
            place_20 = at + '/sourceInstanceId'
            member_19 = value['sourceInstanceId']
            if isinstance(member_19, str):
                if len(member_19) < 1:
                    report(found, place_20, 'minLength', 'must have at least 1 characters')
                if len(member_19) > 160:
                    report(found, place_20, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_20, 'type', 'must be string')
        if 'sourceKind' in value:
            place_22 = at + '/sourceKind'
            member_21 = value['sourceKind']
            if not any(same(member_21, allowed) for allowed in _values_8):
                report(found, place_22, 'enum', 'must be one of "runner", "control_plane"')
        if 'runId' in value:
            place_24 = at + '/runId'
            member_23 = value['runId']
            if isinstance(member_23, str):
                if len(member_23) < 1:
                    report(found, place_24, 'minLength', 'must have at least 1 characters')
                if len(member_23) > 160:
                    report(found, place_24, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_24, 'type', 'must be string')
        if 'normalizedSessionId' in value:
            place_26 = at + '/normalizedSessionId'
            member_25 = value['normalizedSessionId']
            if isinstance(member_25, str):
                if len(member_25) < 1:
                    report(found, place_26, 'minLength', 'must have at least 1 characters')
                if len(member_25) > 160:
                    report(found, place_26, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_26, 'type', 'must be string')
        if 'turnId' in value:
            place_28 = at + '/turnId'
            member_27 = value['turnId']
            if isinstance(member_27, str):
                if len(member_27) < 1:
                    report(found, place_28, 'minLength', 'must have at least 1 characters')
                if len(member_27) > 160:
                    report(found, place_28, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_28, 'type', 'must be string')
        if 'itemId' in value:
            place_30 = at + '/itemId'
            member_29 = value['itemId']
            if isinstance(member_29, str):
                if len(member_29) < 1:
                    report(found, place_30, 'minLength', 'must have at least 1 characters')
                if len(member_29) > 160:
                    report(found, place_30, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_30, 'type', 'must be string')
        if 'eventType' in value:
            place_32 = at + '/eventType'
            member_31 = value['eventType']
            if not any(same(member_31, allowed) for allowed in _values_9):
                report(found, place_32, 'enum', 'must be one of "runner.connected", "runner.reconnected", "runner.reconciled", "runner.disconnected", "runner.draining", "runner.suspending", "runner.suspended", "runner.stopped", "runner.diagnostic", "runtime.phase.changed", "sandbox.metric", "workspace.ready", …')
        if 'schemaVersion' in value:
            place_34 = at + '/schemaVersion'
            member_33 = value['schemaVersion']
            if not same(member_33, 2):
                report(found, place_34, 'const', 'must be 2')
        if 'priority' in value:
            place_36 = at + '/priority'
            member_35 = value['priority']
            if not any(same(member_35, allowed) for allowed in _values_10):
                report(found, place_36, 'enum', 'must be one of 0, 1, 2')
        if 'emittedAt' in value:
            place_38 = at + '/emittedAt'
            member_37 = value['emittedAt']
            if isinstance(member_37, str):
                if _match_1(member_37) is None:
                    report(found, place_38, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_38, 'type', 'must be string')
        if 'observedAt' in value:
            place_40 = at + '/observedAt'
            member_39 = value['observedAt']
            if isinstance(member_39, str):
                if _match_1(member_39) is None:
                    report(found, place_40, 'format', 'must be a date-time such as 2026-01-31T23:59:59.000Z')
            else:
                report(found, place_40, 'type', 'must be string')
        if 'payload' in value:
            place_42 = at + '/payload'
            member_41 = value['payload']
            if isinstance(member_41, dict):
                pass
            else:
                report(found, place_42, 'type', 'must be object')
        if 'debug' in value:
            place_44 = at + '/debug'
            member_43 = value['debug']
            if isinstance(member_43, dict):
                pass
            else:
                report(found, place_44, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_session_goal(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v2/session-goal.schema.json#``."""
