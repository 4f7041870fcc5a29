"""What the types of a Struct leave open of its schema. Module ``prp_v2``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import prp_v2
from paperclip_protocol._runtime import UNSET, isfinite, matcher, unique


_match_1 = matcher(globals(), '_match_1', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_words_1: frozenset[str] = frozenset(('active', 'paused'))


def check_session_goal_capability(value: prp_v2.SessionGoalCapability) -> bool:
    member_1 = value.actions
    if len(member_1) > 1 and not unique(member_1):
        return False
    return True


def check_capabilities(value: prp_v2.Capabilities) -> bool:
    member_1 = value.session_goals
    member_2 = member_1.actions
    if len(member_2) > 1 and not unique(member_2):
        return False
    member_3 = value.unsupported
    if member_3 is not UNSET:
        if len(member_3) > 1 and not unique(member_3):
            return False
        for item_4 in member_3:
            if len(item_4) < 1:
                return False
    return True


def _case_1(value: prp_v2.Command) -> bool:
    member_1 = value.type
    if member_1 != 'session.goal.set':
        return False
    return True


def check_command(value: prp_v2.Command) -> bool:
    member_1 = value.issued_at
    if _match_1(member_1) is None:
        return False
    member_2 = value.deadline_at
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    if _case_1(value):
        member_3 = value.payload
        if 'requestId' in member_3:
            member_4 = member_3['requestId']
            if not isinstance(member_4, str):
                return False
            if len(member_4) < 1 or len(member_4) > 160:
                return False
        if 'objective' in member_3:
            member_5 = member_3['objective']
            if not isinstance(member_5, str):
                return False
            if len(member_5) < 1 or len(member_5) > 4000:
                return False
        if 'status' in member_3:
            member_6 = member_3['status']
            if not isinstance(member_6, str) or member_6 not in _words_1:
                return False
        if 'tokenBudget' in member_3:
            member_7 = member_3['tokenBudget']
            if not (type(member_7) is int or type(member_7) is float and member_7.is_integer() or member_7 is None):
                return False
            if type(member_7) is int or type(member_7) is float and member_7.is_integer():
                if member_7 < 1:
                    return False
    return True


def check_event_base(value: prp_v2.EventBase) -> bool:
    member_1 = value.emitted_at
    if _match_1(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    return True


def check_open_event(value: prp_v2.OpenEvent) -> bool:
    member_1 = value.emitted_at
    if _match_1(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    return True


def check_session_capabilities_updated_payload(value: prp_v2.SessionCapabilitiesUpdatedPayload) -> bool:
    member_1 = value.session_goals
    member_2 = member_1.actions
    if len(member_2) > 1 and not unique(member_2):
        return False
    return True


def check_session_capabilities_updated_event(value: prp_v2.SessionCapabilitiesUpdatedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_1(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    member_3 = value.payload
    if not check_session_capabilities_updated_payload(member_3):
        return False
    return True


def check_session_goal_snapshot(value: prp_v2.SessionGoalSnapshot) -> bool:
    member_1 = value.elapsed_seconds
    if type(member_1) is int or type(member_1) is float and isfinite(member_1):
        if member_1 < 0:
            return False
    member_2 = value.created_at
    if isinstance(member_2, str):
        if _match_1(member_2) is None:
            return False
    member_3 = value.updated_at
    if isinstance(member_3, str):
        if _match_1(member_3) is None:
            return False
    member_4 = value.completed_at
    if isinstance(member_4, str):
        if _match_1(member_4) is None:
            return False
    return True


def check_session_goal_snapshot_payload(value: prp_v2.SessionGoalSnapshotPayload) -> bool:
    member_1 = value.goal
    if isinstance(member_1, prp_v2.SessionGoalSnapshot):
        member_2 = member_1.elapsed_seconds
        if type(member_2) is int or type(member_2) is float and isfinite(member_2):
            if member_2 < 0:
                return False
        member_3 = member_1.created_at
        if isinstance(member_3, str):
            if _match_1(member_3) is None:
                return False
        member_4 = member_1.updated_at
        if isinstance(member_4, str):
            if _match_1(member_4) is None:
                return False
        member_5 = member_1.completed_at
        if isinstance(member_5, str):
            if _match_1(member_5) is None:
                return False
    return True


def check_session_goal_snapshot_event(value: prp_v2.SessionGoalSnapshotEvent) -> bool:
    member_1 = value.emitted_at
    if _match_1(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    member_3 = value.payload
    if not check_session_goal_snapshot_payload(member_3):
        return False
    return True


def check_session_goal_updated_payload(value: prp_v2.SessionGoalUpdatedPayload) -> bool:
    member_1 = value.goal
    if isinstance(member_1, prp_v2.SessionGoalSnapshot):
        member_2 = member_1.elapsed_seconds
        if type(member_2) is int or type(member_2) is float and isfinite(member_2):
            if member_2 < 0:
                return False
        member_3 = member_1.created_at
        if isinstance(member_3, str):
            if _match_1(member_3) is None:
                return False
        member_4 = member_1.updated_at
        if isinstance(member_4, str):
            if _match_1(member_4) is None:
                return False
        member_5 = member_1.completed_at
        if isinstance(member_5, str):
            if _match_1(member_5) is None:
                return False
    return True


def check_session_goal_updated_event(value: prp_v2.SessionGoalUpdatedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_1(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    member_3 = value.payload
    if not check_session_goal_updated_payload(member_3):
        return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    prp_v2.SessionGoalCapability: check_session_goal_capability,
    prp_v2.Capabilities: check_capabilities,
    prp_v2.Command: check_command,
    prp_v2.EventBase: check_event_base,
    prp_v2.OpenEvent: check_open_event,
    prp_v2.RunnerConnectedEvent: check_open_event,
    prp_v2.RunnerReconnectedEvent: check_open_event,
    prp_v2.RunnerReconciledEvent: check_open_event,
    prp_v2.RunnerDisconnectedEvent: check_open_event,
    prp_v2.RunnerDrainingEvent: check_open_event,
    prp_v2.RunnerSuspendingEvent: check_open_event,
    prp_v2.RunnerSuspendedEvent: check_open_event,
    prp_v2.RunnerStoppedEvent: check_open_event,
    prp_v2.RunnerDiagnosticEvent: check_open_event,
    prp_v2.RuntimePhaseChangedEvent: check_open_event,
    prp_v2.SandboxMetricEvent: check_open_event,
    prp_v2.WorkspaceReadyEvent: check_open_event,
    prp_v2.WorkspaceChangeUpdatedEvent: check_open_event,
    prp_v2.WorkspaceDiffRecordedEvent: check_open_event,
    prp_v2.WorkspaceFileReferencedEvent: check_open_event,
    prp_v2.HarnessStartingEvent: check_open_event,
    prp_v2.HarnessReadyEvent: check_open_event,
    prp_v2.HarnessExitedEvent: check_open_event,
    prp_v2.HarnessDiagnosticEvent: check_open_event,
    prp_v2.PlanUpdatedEvent: check_open_event,
    prp_v2.ToolExecutionStartedEvent: check_open_event,
    prp_v2.ToolExecutionProgressedEvent: check_open_event,
    prp_v2.ToolExecutionCompletedEvent: check_open_event,
    prp_v2.ResearchStartedEvent: check_open_event,
    prp_v2.ResearchProgressedEvent: check_open_event,
    prp_v2.ResearchCompletedEvent: check_open_event,
    prp_v2.DelegationStartedEvent: check_open_event,
    prp_v2.DelegationUpdatedEvent: check_open_event,
    prp_v2.DelegationCompletedEvent: check_open_event,
    prp_v2.ModelRouteChangedEvent: check_open_event,
    prp_v2.ModelVerificationUpdatedEvent: check_open_event,
    prp_v2.ContextCompactedEvent: check_open_event,
    prp_v2.ArtifactViewedEvent: check_open_event,
    prp_v2.ArtifactGeneratedEvent: check_open_event,
    prp_v2.ReviewModeChangedEvent: check_open_event,
    prp_v2.HookStartedEvent: check_open_event,
    prp_v2.HookCompletedEvent: check_open_event,
    prp_v2.MemoryCitationReferencedEvent: check_open_event,
    prp_v2.SafetyReviewStartedEvent: check_open_event,
    prp_v2.SafetyReviewCompletedEvent: check_open_event,
    prp_v2.TerminalInputSentEvent: check_open_event,
    prp_v2.WaitStartedEvent: check_open_event,
    prp_v2.WaitCompletedEvent: check_open_event,
    prp_v2.ProviderNoticeRecordedEvent: check_open_event,
    prp_v2.SessionStartingEvent: check_open_event,
    prp_v2.SessionStartedEvent: check_open_event,
    prp_v2.SessionResumingEvent: check_open_event,
    prp_v2.SessionResumedEvent: check_open_event,
    prp_v2.SessionReconciledEvent: check_open_event,
    prp_v2.SessionUpdatedEvent: check_open_event,
    prp_v2.SessionClosedEvent: check_open_event,
    prp_v2.SessionFailedEvent: check_open_event,
    prp_v2.SessionCapabilitiesUpdatedPayload: check_session_capabilities_updated_payload,
    prp_v2.SessionCapabilitiesUpdatedEvent: check_session_capabilities_updated_event,
    prp_v2.SessionGoalSnapshot: check_session_goal_snapshot,
    prp_v2.SessionGoalSnapshotPayload: check_session_goal_snapshot_payload,
    prp_v2.SessionGoalSnapshotEvent: check_session_goal_snapshot_event,
    prp_v2.SessionGoalUpdatedPayload: check_session_goal_updated_payload,
    prp_v2.SessionGoalUpdatedEvent: check_session_goal_updated_event,
    prp_v2.SessionGoalClearedEvent: check_open_event,
    prp_v2.TurnSubmittedEvent: check_open_event,
    prp_v2.TurnAcceptedEvent: check_open_event,
    prp_v2.TurnStartedEvent: check_open_event,
    prp_v2.TurnCompletedEvent: check_open_event,
    prp_v2.TurnFailedEvent: check_open_event,
    prp_v2.TurnInterruptedEvent: check_open_event,
    prp_v2.TurnCancelledEvent: check_open_event,
    prp_v2.ItemStartedEvent: check_open_event,
    prp_v2.ItemDeltaEvent: check_open_event,
    prp_v2.ItemCompletedEvent: check_open_event,
    prp_v2.ItemFailedEvent: check_open_event,
    prp_v2.UsageReportedEvent: check_open_event,
    prp_v2.SemanticToolInputEvent: check_open_event,
    prp_v2.SemanticToolResultEvent: check_open_event,
    prp_v2.McpAppDiscoveredEvent: check_open_event,
    prp_v2.McpAppResourceResolvedEvent: check_open_event,
    prp_v2.McpAppInitializingEvent: check_open_event,
    prp_v2.McpAppReadyEvent: check_open_event,
    prp_v2.McpAppToolInputEvent: check_open_event,
    prp_v2.McpAppToolResultEvent: check_open_event,
    prp_v2.McpAppActionRequestedEvent: check_open_event,
    prp_v2.McpAppActionResolvedEvent: check_open_event,
    prp_v2.McpAppHostContextChangedEvent: check_open_event,
    prp_v2.McpAppFailedEvent: check_open_event,
    prp_v2.McpAppTeardownEvent: check_open_event,
    prp_v2.RuntimeRequestCreatedEvent: check_open_event,
    prp_v2.RuntimeRequestResolvedEvent: check_open_event,
    prp_v2.RuntimeRequestExpiredEvent: check_open_event,
    prp_v2.RuntimeRequestCancelledEvent: check_open_event,
    prp_v2.InteractionRequestProposedEvent: check_open_event,
    prp_v2.InteractionRequestMaterializedEvent: check_open_event,
    prp_v2.InteractionRequestRejectedEvent: check_open_event,
    prp_v2.InteractionResponseProgressedEvent: check_open_event,
    prp_v2.InteractionResponseResolvedEvent: check_open_event,
    prp_v2.InteractionResponseDeliveredEvent: check_open_event,
    prp_v2.RunAttachedEvent: check_open_event,
    prp_v2.RunDetachedEvent: check_open_event,
    prp_v2.RunResultProposedEvent: check_open_event,
    prp_v2.RunResultAcceptedEvent: check_open_event,
    prp_v2.RunResultRejectedEvent: check_open_event,
    prp_v2.AttentionRequestProposedEvent: check_open_event,
    prp_v2.AttentionRequestRoutedEvent: check_open_event,
    prp_v2.AttentionRequestResolvedEvent: check_open_event,
    prp_v2.AttentionRequestExpiredEvent: check_open_event,
    prp_v2.AttentionRequestSupersededEvent: check_open_event,
    prp_v2.WorkAssessmentRecordedEvent: check_open_event,
    prp_v2.IssueStatusDecisionRecordedEvent: check_open_event,
    prp_v2.IssueStatusDecisionAppliedEvent: check_open_event,
    prp_v2.IssueStatusDecisionRejectedEvent: check_open_event,
    prp_v2.IssueStatusDecisionSupersededEvent: check_open_event,
    prp_v2.RunTerminalEvent: check_open_event,
}
"""Struct class -> its check."""
