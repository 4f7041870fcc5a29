"""What the types of a Struct leave open of its schema. Module ``replay``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import prp_v1
from paperclip_protocol import replay
from paperclip_protocol._checks import prp_v1 as prp_v1_checks
from paperclip_protocol._verdicts import prp_v1 as prp_v1_verdicts
from paperclip_protocol._verdicts import prp_v2 as prp_v2_verdicts
from paperclip_protocol._runtime import UNSET, JsonValue, matcher, unique


_match_1 = matcher(globals(), '_match_1', '^(?:runner|control_plane):', 'match')
_members_1: frozenset[str] = frozenset(())
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_]*\\Z', 'match')
_match_3 = matcher(globals(), '_match_3', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_match_4 = matcher(globals(), '_match_4', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_match_5 = matcher(globals(), '_match_5', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_words_1: frozenset[str] = frozenset(('detail', 'final', 'progress', 'summary', 'unknown'))


def check_sequence_gap(value: replay.SequenceGap) -> bool:
    member_1 = value.missing
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if item_2 < 1 or item_2 > 9007199254740991:
            return False
    return True


def _case_1(value: dict[str, JsonValue]) -> bool:
    if not prp_v1_verdicts.is_capabilities(value):
        return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if not prp_v2_verdicts.is_capabilities(value):
        return False
    return True


def check_session_snapshot(value: replay.SessionSnapshot) -> bool:
    member_1 = value.identity
    if not prp_v1_verdicts.is_identity(member_1):
        return False
    member_2 = value.capabilities
    if _case_1(member_2) + _case_2(member_2) != 1:
        return False
    member_3 = value.source_cursors
    for key_4 in member_3:
        if _match_1(key_4) is None:
            return False
    for member_6 in member_3.values():
        if member_6 < 1 or member_6 > 9007199254740991:
            return False
    member_7 = value.processed_event_ids
    if len(member_7) > 1 and not unique(member_7):
        return False
    member_8 = value.duplicate_event_ids
    if len(member_8) > 1 and not unique(member_8):
        return False
    member_9 = value.out_of_order_event_ids
    if len(member_9) > 1 and not unique(member_9):
        return False
    member_10 = value.gaps
    for item_11 in member_10:
        member_12 = item_11.missing
        if len(member_12) > 1 and not unique(member_12):
            return False
        for item_13 in member_12:
            if item_13 < 1 or item_13 > 9007199254740991:
                return False
    return True


def check_parity_summary(value: replay.ParitySummary) -> bool:
    member_1 = value.duplicate_event_ids
    if len(member_1) > 1 and not unique(member_1):
        return False
    member_2 = value.gaps
    for item_3 in member_2:
        member_4 = item_3.missing
        if len(member_4) > 1 and not unique(member_4):
            return False
        for item_5 in member_4:
            if item_5 < 1 or item_5 > 9007199254740991:
                return False
    return True


def check_conformance_run(value: replay.ConformanceRun) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.session_id
    if _match_2(member_2) is None:
        return False
    member_3 = value.company_id
    if _match_2(member_3) is None:
        return False
    member_4 = value.issue_id
    if _match_2(member_4) is None:
        return False
    member_5 = value.agent_id
    if _match_2(member_5) is None:
        return False
    return True


def check_conformance_event(value: replay.ConformanceEvent) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    return True


def check_conformance_result(value: replay.ConformanceResult) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.summary
    if _match_3(member_2) is None:
        return False
    return True


def check_conformance_fixture(value: replay.ConformanceFixture) -> bool:
    member_1 = value.run
    member_2 = member_1.run_id
    if _match_2(member_2) is None:
        return False
    member_3 = member_1.session_id
    if _match_2(member_3) is None:
        return False
    member_4 = member_1.company_id
    if _match_2(member_4) is None:
        return False
    member_5 = member_1.issue_id
    if _match_2(member_5) is None:
        return False
    member_6 = member_1.agent_id
    if _match_2(member_6) is None:
        return False
    member_7 = value.events
    for item_8 in member_7:
        member_9 = item_8.run_id
        if _match_2(member_9) is None:
            return False
    member_10 = value.result
    member_11 = member_10.run_id
    if _match_2(member_11) is None:
        return False
    member_12 = member_10.summary
    if _match_3(member_12) is None:
        return False
    return True


def check_conformance_run_identity(value: replay.ConformanceRunIdentity) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.session_id
    if _match_2(member_2) is None:
        return False
    return True


def check_conformance_outcome(value: replay.ConformanceOutcome) -> bool:
    member_1 = value.summary
    if _match_3(member_1) is None:
        return False
    return True


def check_conformance_output(value: replay.ConformanceOutput) -> bool:
    member_1 = value.run_identity
    member_2 = member_1.run_id
    if _match_2(member_2) is None:
        return False
    member_3 = member_1.session_id
    if _match_2(member_3) is None:
        return False
    member_4 = value.result
    member_5 = member_4.summary
    if _match_3(member_5) is None:
        return False
    return True


def check_local_run_trace_metadata(value: replay.LocalRunTraceMetadata) -> bool:
    member_1 = value.identity
    member_2 = member_1.company_id
    if _match_4(member_2) is None:
        return False
    member_3 = member_1.issue_id
    if _match_4(member_3) is None:
        return False
    member_4 = member_1.run_id
    if _match_4(member_4) is None:
        return False
    member_5 = member_1.environment_lease_id
    if _match_4(member_5) is None:
        return False
    member_6 = member_1.runner_instance_id
    if _match_4(member_6) is None:
        return False
    member_7 = member_1.normalized_session_id
    if _match_4(member_7) is None:
        return False
    member_8 = member_1.driver_session_id
    if _match_4(member_8) is None:
        return False
    member_9 = member_1.provider_session_id
    if member_9 is not UNSET:
        if _match_4(member_9) is None:
            return False
    member_10 = value.capabilities
    if not prp_v1_checks.check_capabilities(member_10):
        return False
    return True


def check_local_run_trace(value: replay.LocalRunTrace) -> bool:
    member_1 = value.metadata
    if not check_local_run_trace_metadata(member_1):
        return False
    member_2 = value.commands
    for item_3 in member_2:
        member_4 = item_3.issued_at
        if _match_5(member_4) is None:
            return False
        member_5 = item_3.deadline_at
        if member_5 is not UNSET:
            if _match_5(member_5) is None:
                return False
    member_6 = value.events
    for item_7 in member_6:
        if isinstance(item_7, prp_v1.RunnerConnectedEvent):
            member_8 = item_7.emitted_at
            if _match_5(member_8) is None:
                return False
            member_9 = item_7.observed_at
            if member_9 is not UNSET:
                if _match_5(member_9) is None:
                    return False
            member_10 = item_7.payload
            if 'channel' in member_10:
                member_11 = member_10['channel']
                if not isinstance(member_11, str) or member_11 not in _words_1:
                    return False
            if 'providerPhase' in member_10:
                member_12 = member_10['providerPhase']
                if not isinstance(member_12, str):
                    return False
            if 'providerMethod' in member_10:
                member_13 = member_10['providerMethod']
                if not isinstance(member_13, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerReconnectedEvent):
            member_14 = item_7.emitted_at
            if _match_5(member_14) is None:
                return False
            member_15 = item_7.observed_at
            if member_15 is not UNSET:
                if _match_5(member_15) is None:
                    return False
            member_16 = item_7.payload
            if 'channel' in member_16:
                member_17 = member_16['channel']
                if not isinstance(member_17, str) or member_17 not in _words_1:
                    return False
            if 'providerPhase' in member_16:
                member_18 = member_16['providerPhase']
                if not isinstance(member_18, str):
                    return False
            if 'providerMethod' in member_16:
                member_19 = member_16['providerMethod']
                if not isinstance(member_19, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerReconciledEvent):
            member_20 = item_7.emitted_at
            if _match_5(member_20) is None:
                return False
            member_21 = item_7.observed_at
            if member_21 is not UNSET:
                if _match_5(member_21) is None:
                    return False
            member_22 = item_7.payload
            if 'channel' in member_22:
                member_23 = member_22['channel']
                if not isinstance(member_23, str) or member_23 not in _words_1:
                    return False
            if 'providerPhase' in member_22:
                member_24 = member_22['providerPhase']
                if not isinstance(member_24, str):
                    return False
            if 'providerMethod' in member_22:
                member_25 = member_22['providerMethod']
                if not isinstance(member_25, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerDisconnectedEvent):
            member_26 = item_7.emitted_at
            if _match_5(member_26) is None:
                return False
            member_27 = item_7.observed_at
            if member_27 is not UNSET:
                if _match_5(member_27) is None:
                    return False
            member_28 = item_7.payload
            if 'channel' in member_28:
                member_29 = member_28['channel']
                if not isinstance(member_29, str) or member_29 not in _words_1:
                    return False
            if 'providerPhase' in member_28:
                member_30 = member_28['providerPhase']
                if not isinstance(member_30, str):
                    return False
            if 'providerMethod' in member_28:
                member_31 = member_28['providerMethod']
                if not isinstance(member_31, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerDrainingEvent):
            member_32 = item_7.emitted_at
            if _match_5(member_32) is None:
                return False
            member_33 = item_7.observed_at
            if member_33 is not UNSET:
                if _match_5(member_33) is None:
                    return False
            member_34 = item_7.payload
            if 'channel' in member_34:
                member_35 = member_34['channel']
                if not isinstance(member_35, str) or member_35 not in _words_1:
                    return False
            if 'providerPhase' in member_34:
                member_36 = member_34['providerPhase']
                if not isinstance(member_36, str):
                    return False
            if 'providerMethod' in member_34:
                member_37 = member_34['providerMethod']
                if not isinstance(member_37, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerBackpressureEvent):
            member_38 = item_7.emitted_at
            if _match_5(member_38) is None:
                return False
            member_39 = item_7.observed_at
            if member_39 is not UNSET:
                if _match_5(member_39) is None:
                    return False
            member_40 = item_7.payload
            if 'channel' in member_40:
                member_41 = member_40['channel']
                if not isinstance(member_41, str) or member_41 not in _words_1:
                    return False
            if 'providerPhase' in member_40:
                member_42 = member_40['providerPhase']
                if not isinstance(member_42, str):
                    return False
            if 'providerMethod' in member_40:
                member_43 = member_40['providerMethod']
                if not isinstance(member_43, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerSuspendingEvent):
            member_44 = item_7.emitted_at
            if _match_5(member_44) is None:
                return False
            member_45 = item_7.observed_at
            if member_45 is not UNSET:
                if _match_5(member_45) is None:
                    return False
            member_46 = item_7.payload
            if 'channel' in member_46:
                member_47 = member_46['channel']
                if not isinstance(member_47, str) or member_47 not in _words_1:
                    return False
            if 'providerPhase' in member_46:
                member_48 = member_46['providerPhase']
                if not isinstance(member_48, str):
                    return False
            if 'providerMethod' in member_46:
                member_49 = member_46['providerMethod']
                if not isinstance(member_49, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerSuspendedEvent):
            member_50 = item_7.emitted_at
            if _match_5(member_50) is None:
                return False
            member_51 = item_7.observed_at
            if member_51 is not UNSET:
                if _match_5(member_51) is None:
                    return False
            member_52 = item_7.payload
            if 'channel' in member_52:
                member_53 = member_52['channel']
                if not isinstance(member_53, str) or member_53 not in _words_1:
                    return False
            if 'providerPhase' in member_52:
                member_54 = member_52['providerPhase']
                if not isinstance(member_54, str):
                    return False
            if 'providerMethod' in member_52:
                member_55 = member_52['providerMethod']
                if not isinstance(member_55, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerStoppedEvent):
            member_56 = item_7.emitted_at
            if _match_5(member_56) is None:
                return False
            member_57 = item_7.observed_at
            if member_57 is not UNSET:
                if _match_5(member_57) is None:
                    return False
            member_58 = item_7.payload
            if 'channel' in member_58:
                member_59 = member_58['channel']
                if not isinstance(member_59, str) or member_59 not in _words_1:
                    return False
            if 'providerPhase' in member_58:
                member_60 = member_58['providerPhase']
                if not isinstance(member_60, str):
                    return False
            if 'providerMethod' in member_58:
                member_61 = member_58['providerMethod']
                if not isinstance(member_61, str):
                    return False
        if isinstance(item_7, prp_v1.RunnerDiagnosticEvent):
            member_62 = item_7.emitted_at
            if _match_5(member_62) is None:
                return False
            member_63 = item_7.observed_at
            if member_63 is not UNSET:
                if _match_5(member_63) is None:
                    return False
            member_64 = item_7.payload
            if 'channel' in member_64:
                member_65 = member_64['channel']
                if not isinstance(member_65, str) or member_65 not in _words_1:
                    return False
            if 'providerPhase' in member_64:
                member_66 = member_64['providerPhase']
                if not isinstance(member_66, str):
                    return False
            if 'providerMethod' in member_64:
                member_67 = member_64['providerMethod']
                if not isinstance(member_67, str):
                    return False
        if isinstance(item_7, prp_v1.RuntimePhaseChangedEvent):
            member_68 = item_7.emitted_at
            if _match_5(member_68) is None:
                return False
            member_69 = item_7.observed_at
            if member_69 is not UNSET:
                if _match_5(member_69) is None:
                    return False
            member_70 = item_7.payload
            if 'channel' in member_70:
                member_71 = member_70['channel']
                if not isinstance(member_71, str) or member_71 not in _words_1:
                    return False
            if 'providerPhase' in member_70:
                member_72 = member_70['providerPhase']
                if not isinstance(member_72, str):
                    return False
            if 'providerMethod' in member_70:
                member_73 = member_70['providerMethod']
                if not isinstance(member_73, str):
                    return False
        if isinstance(item_7, prp_v1.SandboxMetricEvent):
            member_74 = item_7.emitted_at
            if _match_5(member_74) is None:
                return False
            member_75 = item_7.observed_at
            if member_75 is not UNSET:
                if _match_5(member_75) is None:
                    return False
            member_76 = item_7.payload
            if 'channel' in member_76:
                member_77 = member_76['channel']
                if not isinstance(member_77, str) or member_77 not in _words_1:
                    return False
            if 'providerPhase' in member_76:
                member_78 = member_76['providerPhase']
                if not isinstance(member_78, str):
                    return False
            if 'providerMethod' in member_76:
                member_79 = member_76['providerMethod']
                if not isinstance(member_79, str):
                    return False
        if isinstance(item_7, prp_v1.WorkspaceReadyEvent):
            member_80 = item_7.emitted_at
            if _match_5(member_80) is None:
                return False
            member_81 = item_7.observed_at
            if member_81 is not UNSET:
                if _match_5(member_81) is None:
                    return False
            member_82 = item_7.payload
            if 'channel' in member_82:
                member_83 = member_82['channel']
                if not isinstance(member_83, str) or member_83 not in _words_1:
                    return False
            if 'providerPhase' in member_82:
                member_84 = member_82['providerPhase']
                if not isinstance(member_84, str):
                    return False
            if 'providerMethod' in member_82:
                member_85 = member_82['providerMethod']
                if not isinstance(member_85, str):
                    return False
        if isinstance(item_7, prp_v1.WorkspaceChangeUpdatedEvent):
            if not prp_v1_checks.check_workspace_change_updated_event(item_7):
                return False
        if isinstance(item_7, prp_v1.WorkspaceDiffRecordedEvent):
            if not prp_v1_checks.check_workspace_diff_recorded_event(item_7):
                return False
        if isinstance(item_7, prp_v1.WorkspaceFileReferencedEvent):
            if not prp_v1_checks.check_workspace_file_referenced_event(item_7):
                return False
        if isinstance(item_7, prp_v1.HarnessStartingEvent):
            member_86 = item_7.emitted_at
            if _match_5(member_86) is None:
                return False
            member_87 = item_7.observed_at
            if member_87 is not UNSET:
                if _match_5(member_87) is None:
                    return False
            member_88 = item_7.payload
            if 'channel' in member_88:
                member_89 = member_88['channel']
                if not isinstance(member_89, str) or member_89 not in _words_1:
                    return False
            if 'providerPhase' in member_88:
                member_90 = member_88['providerPhase']
                if not isinstance(member_90, str):
                    return False
            if 'providerMethod' in member_88:
                member_91 = member_88['providerMethod']
                if not isinstance(member_91, str):
                    return False
        if isinstance(item_7, prp_v1.HarnessReadyEvent):
            member_92 = item_7.emitted_at
            if _match_5(member_92) is None:
                return False
            member_93 = item_7.observed_at
            if member_93 is not UNSET:
                if _match_5(member_93) is None:
                    return False
            member_94 = item_7.payload
            if 'channel' in member_94:
                member_95 = member_94['channel']
                if not isinstance(member_95, str) or member_95 not in _words_1:
                    return False
            if 'providerPhase' in member_94:
                member_96 = member_94['providerPhase']
                if not isinstance(member_96, str):
                    return False
            if 'providerMethod' in member_94:
                member_97 = member_94['providerMethod']
                if not isinstance(member_97, str):
                    return False
        if isinstance(item_7, prp_v1.HarnessExitedEvent):
            member_98 = item_7.emitted_at
            if _match_5(member_98) is None:
                return False
            member_99 = item_7.observed_at
            if member_99 is not UNSET:
                if _match_5(member_99) is None:
                    return False
            member_100 = item_7.payload
            if 'channel' in member_100:
                member_101 = member_100['channel']
                if not isinstance(member_101, str) or member_101 not in _words_1:
                    return False
            if 'providerPhase' in member_100:
                member_102 = member_100['providerPhase']
                if not isinstance(member_102, str):
                    return False
            if 'providerMethod' in member_100:
                member_103 = member_100['providerMethod']
                if not isinstance(member_103, str):
                    return False
        if isinstance(item_7, prp_v1.HarnessDiagnosticEvent):
            member_104 = item_7.emitted_at
            if _match_5(member_104) is None:
                return False
            member_105 = item_7.observed_at
            if member_105 is not UNSET:
                if _match_5(member_105) is None:
                    return False
            member_106 = item_7.payload
            if 'channel' in member_106:
                member_107 = member_106['channel']
                if not isinstance(member_107, str) or member_107 not in _words_1:
                    return False
            if 'providerPhase' in member_106:
                member_108 = member_106['providerPhase']
                if not isinstance(member_108, str):
                    return False
            if 'providerMethod' in member_106:
                member_109 = member_106['providerMethod']
                if not isinstance(member_109, str):
                    return False
        if isinstance(item_7, prp_v1.PlanUpdatedEvent):
            if not prp_v1_checks.check_plan_updated_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ToolExecutionStartedEvent):
            if not prp_v1_checks.check_tool_execution_started_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ToolExecutionProgressedEvent):
            if not prp_v1_checks.check_tool_execution_progressed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ToolExecutionCompletedEvent):
            if not prp_v1_checks.check_tool_execution_completed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ResearchStartedEvent):
            if not prp_v1_checks.check_research_started_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ResearchProgressedEvent):
            if not prp_v1_checks.check_research_progressed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ResearchCompletedEvent):
            if not prp_v1_checks.check_research_completed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.DelegationStartedEvent):
            if not prp_v1_checks.check_delegation_started_event(item_7):
                return False
        if isinstance(item_7, prp_v1.DelegationUpdatedEvent):
            if not prp_v1_checks.check_delegation_updated_event(item_7):
                return False
        if isinstance(item_7, prp_v1.DelegationCompletedEvent):
            if not prp_v1_checks.check_delegation_completed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ModelRouteChangedEvent):
            if not prp_v1_checks.check_model_route_changed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ModelVerificationUpdatedEvent):
            if not prp_v1_checks.check_model_verification_updated_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ContextCompactedEvent):
            if not prp_v1_checks.check_context_compacted_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ArtifactViewedEvent):
            if not prp_v1_checks.check_artifact_viewed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ArtifactGeneratedEvent):
            if not prp_v1_checks.check_artifact_generated_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ReviewModeChangedEvent):
            if not prp_v1_checks.check_review_mode_changed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.HookStartedEvent):
            if not prp_v1_checks.check_hook_started_event(item_7):
                return False
        if isinstance(item_7, prp_v1.HookCompletedEvent):
            if not prp_v1_checks.check_hook_completed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.MemoryCitationReferencedEvent):
            if not prp_v1_checks.check_memory_citation_referenced_event(item_7):
                return False
        if isinstance(item_7, prp_v1.SafetyReviewStartedEvent):
            if not prp_v1_checks.check_safety_review_started_event(item_7):
                return False
        if isinstance(item_7, prp_v1.SafetyReviewCompletedEvent):
            if not prp_v1_checks.check_safety_review_completed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.TerminalInputSentEvent):
            if not prp_v1_checks.check_terminal_input_sent_event(item_7):
                return False
        if isinstance(item_7, prp_v1.WaitStartedEvent):
            if not prp_v1_checks.check_wait_started_event(item_7):
                return False
        if isinstance(item_7, prp_v1.WaitCompletedEvent):
            if not prp_v1_checks.check_wait_completed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.ProviderNoticeRecordedEvent):
            if not prp_v1_checks.check_provider_notice_recorded_event(item_7):
                return False
        if isinstance(item_7, prp_v1.SessionStartingEvent):
            member_110 = item_7.emitted_at
            if _match_5(member_110) is None:
                return False
            member_111 = item_7.observed_at
            if member_111 is not UNSET:
                if _match_5(member_111) is None:
                    return False
            member_112 = item_7.payload
            if 'channel' in member_112:
                member_113 = member_112['channel']
                if not isinstance(member_113, str) or member_113 not in _words_1:
                    return False
            if 'providerPhase' in member_112:
                member_114 = member_112['providerPhase']
                if not isinstance(member_114, str):
                    return False
            if 'providerMethod' in member_112:
                member_115 = member_112['providerMethod']
                if not isinstance(member_115, str):
                    return False
        if isinstance(item_7, prp_v1.SessionStartedEvent):
            member_116 = item_7.emitted_at
            if _match_5(member_116) is None:
                return False
            member_117 = item_7.observed_at
            if member_117 is not UNSET:
                if _match_5(member_117) is None:
                    return False
            member_118 = item_7.payload
            if 'channel' in member_118:
                member_119 = member_118['channel']
                if not isinstance(member_119, str) or member_119 not in _words_1:
                    return False
            if 'providerPhase' in member_118:
                member_120 = member_118['providerPhase']
                if not isinstance(member_120, str):
                    return False
            if 'providerMethod' in member_118:
                member_121 = member_118['providerMethod']
                if not isinstance(member_121, str):
                    return False
        if isinstance(item_7, prp_v1.SessionResumingEvent):
            member_122 = item_7.emitted_at
            if _match_5(member_122) is None:
                return False
            member_123 = item_7.observed_at
            if member_123 is not UNSET:
                if _match_5(member_123) is None:
                    return False
            member_124 = item_7.payload
            if 'channel' in member_124:
                member_125 = member_124['channel']
                if not isinstance(member_125, str) or member_125 not in _words_1:
                    return False
            if 'providerPhase' in member_124:
                member_126 = member_124['providerPhase']
                if not isinstance(member_126, str):
                    return False
            if 'providerMethod' in member_124:
                member_127 = member_124['providerMethod']
                if not isinstance(member_127, str):
                    return False
        if isinstance(item_7, prp_v1.SessionResumedEvent):
            member_128 = item_7.emitted_at
            if _match_5(member_128) is None:
                return False
            member_129 = item_7.observed_at
            if member_129 is not UNSET:
                if _match_5(member_129) is None:
                    return False
            member_130 = item_7.payload
            if 'channel' in member_130:
                member_131 = member_130['channel']
                if not isinstance(member_131, str) or member_131 not in _words_1:
                    return False
            if 'providerPhase' in member_130:
                member_132 = member_130['providerPhase']
                if not isinstance(member_132, str):
                    return False
            if 'providerMethod' in member_130:
                member_133 = member_130['providerMethod']
                if not isinstance(member_133, str):
                    return False
        if isinstance(item_7, prp_v1.SessionReconciledEvent):
            member_134 = item_7.emitted_at
            if _match_5(member_134) is None:
                return False
            member_135 = item_7.observed_at
            if member_135 is not UNSET:
                if _match_5(member_135) is None:
                    return False
            member_136 = item_7.payload
            if 'channel' in member_136:
                member_137 = member_136['channel']
                if not isinstance(member_137, str) or member_137 not in _words_1:
                    return False
            if 'providerPhase' in member_136:
                member_138 = member_136['providerPhase']
                if not isinstance(member_138, str):
                    return False
            if 'providerMethod' in member_136:
                member_139 = member_136['providerMethod']
                if not isinstance(member_139, str):
                    return False
        if isinstance(item_7, prp_v1.SessionUpdatedEvent):
            member_140 = item_7.emitted_at
            if _match_5(member_140) is None:
                return False
            member_141 = item_7.observed_at
            if member_141 is not UNSET:
                if _match_5(member_141) is None:
                    return False
            member_142 = item_7.payload
            if 'channel' in member_142:
                member_143 = member_142['channel']
                if not isinstance(member_143, str) or member_143 not in _words_1:
                    return False
            if 'providerPhase' in member_142:
                member_144 = member_142['providerPhase']
                if not isinstance(member_144, str):
                    return False
            if 'providerMethod' in member_142:
                member_145 = member_142['providerMethod']
                if not isinstance(member_145, str):
                    return False
        if isinstance(item_7, prp_v1.SessionClosedEvent):
            member_146 = item_7.emitted_at
            if _match_5(member_146) is None:
                return False
            member_147 = item_7.observed_at
            if member_147 is not UNSET:
                if _match_5(member_147) is None:
                    return False
            member_148 = item_7.payload
            if 'channel' in member_148:
                member_149 = member_148['channel']
                if not isinstance(member_149, str) or member_149 not in _words_1:
                    return False
            if 'providerPhase' in member_148:
                member_150 = member_148['providerPhase']
                if not isinstance(member_150, str):
                    return False
            if 'providerMethod' in member_148:
                member_151 = member_148['providerMethod']
                if not isinstance(member_151, str):
                    return False
        if isinstance(item_7, prp_v1.SessionFailedEvent):
            member_152 = item_7.emitted_at
            if _match_5(member_152) is None:
                return False
            member_153 = item_7.observed_at
            if member_153 is not UNSET:
                if _match_5(member_153) is None:
                    return False
            member_154 = item_7.payload
            if 'channel' in member_154:
                member_155 = member_154['channel']
                if not isinstance(member_155, str) or member_155 not in _words_1:
                    return False
            if 'providerPhase' in member_154:
                member_156 = member_154['providerPhase']
                if not isinstance(member_156, str):
                    return False
            if 'providerMethod' in member_154:
                member_157 = member_154['providerMethod']
                if not isinstance(member_157, str):
                    return False
        if isinstance(item_7, prp_v1.TurnSubmittedEvent):
            member_158 = item_7.emitted_at
            if _match_5(member_158) is None:
                return False
            member_159 = item_7.observed_at
            if member_159 is not UNSET:
                if _match_5(member_159) is None:
                    return False
            member_160 = item_7.payload
            if 'channel' in member_160:
                member_161 = member_160['channel']
                if not isinstance(member_161, str) or member_161 not in _words_1:
                    return False
            if 'providerPhase' in member_160:
                member_162 = member_160['providerPhase']
                if not isinstance(member_162, str):
                    return False
            if 'providerMethod' in member_160:
                member_163 = member_160['providerMethod']
                if not isinstance(member_163, str):
                    return False
        if isinstance(item_7, prp_v1.TurnAcceptedEvent):
            member_164 = item_7.emitted_at
            if _match_5(member_164) is None:
                return False
            member_165 = item_7.observed_at
            if member_165 is not UNSET:
                if _match_5(member_165) is None:
                    return False
            member_166 = item_7.payload
            if 'channel' in member_166:
                member_167 = member_166['channel']
                if not isinstance(member_167, str) or member_167 not in _words_1:
                    return False
            if 'providerPhase' in member_166:
                member_168 = member_166['providerPhase']
                if not isinstance(member_168, str):
                    return False
            if 'providerMethod' in member_166:
                member_169 = member_166['providerMethod']
                if not isinstance(member_169, str):
                    return False
        if isinstance(item_7, prp_v1.TurnStartedEvent):
            member_170 = item_7.emitted_at
            if _match_5(member_170) is None:
                return False
            member_171 = item_7.observed_at
            if member_171 is not UNSET:
                if _match_5(member_171) is None:
                    return False
            member_172 = item_7.payload
            if 'channel' in member_172:
                member_173 = member_172['channel']
                if not isinstance(member_173, str) or member_173 not in _words_1:
                    return False
            if 'providerPhase' in member_172:
                member_174 = member_172['providerPhase']
                if not isinstance(member_174, str):
                    return False
            if 'providerMethod' in member_172:
                member_175 = member_172['providerMethod']
                if not isinstance(member_175, str):
                    return False
        if isinstance(item_7, prp_v1.TurnCompletedEvent):
            member_176 = item_7.emitted_at
            if _match_5(member_176) is None:
                return False
            member_177 = item_7.observed_at
            if member_177 is not UNSET:
                if _match_5(member_177) is None:
                    return False
            member_178 = item_7.payload
            if 'channel' in member_178:
                member_179 = member_178['channel']
                if not isinstance(member_179, str) or member_179 not in _words_1:
                    return False
            if 'providerPhase' in member_178:
                member_180 = member_178['providerPhase']
                if not isinstance(member_180, str):
                    return False
            if 'providerMethod' in member_178:
                member_181 = member_178['providerMethod']
                if not isinstance(member_181, str):
                    return False
        if isinstance(item_7, prp_v1.TurnFailedEvent):
            member_182 = item_7.emitted_at
            if _match_5(member_182) is None:
                return False
            member_183 = item_7.observed_at
            if member_183 is not UNSET:
                if _match_5(member_183) is None:
                    return False
            member_184 = item_7.payload
            if 'channel' in member_184:
                member_185 = member_184['channel']
                if not isinstance(member_185, str) or member_185 not in _words_1:
                    return False
            if 'providerPhase' in member_184:
                member_186 = member_184['providerPhase']
                if not isinstance(member_186, str):
                    return False
            if 'providerMethod' in member_184:
                member_187 = member_184['providerMethod']
                if not isinstance(member_187, str):
                    return False
        if isinstance(item_7, prp_v1.TurnInterruptedEvent):
            member_188 = item_7.emitted_at
            if _match_5(member_188) is None:
                return False
            member_189 = item_7.observed_at
            if member_189 is not UNSET:
                if _match_5(member_189) is None:
                    return False
            member_190 = item_7.payload
            if 'channel' in member_190:
                member_191 = member_190['channel']
                if not isinstance(member_191, str) or member_191 not in _words_1:
                    return False
            if 'providerPhase' in member_190:
                member_192 = member_190['providerPhase']
                if not isinstance(member_192, str):
                    return False
            if 'providerMethod' in member_190:
                member_193 = member_190['providerMethod']
                if not isinstance(member_193, str):
                    return False
        if isinstance(item_7, prp_v1.TurnCancelledEvent):
            member_194 = item_7.emitted_at
            if _match_5(member_194) is None:
                return False
            member_195 = item_7.observed_at
            if member_195 is not UNSET:
                if _match_5(member_195) is None:
                    return False
            member_196 = item_7.payload
            if 'channel' in member_196:
                member_197 = member_196['channel']
                if not isinstance(member_197, str) or member_197 not in _words_1:
                    return False
            if 'providerPhase' in member_196:
                member_198 = member_196['providerPhase']
                if not isinstance(member_198, str):
                    return False
            if 'providerMethod' in member_196:
                member_199 = member_196['providerMethod']
                if not isinstance(member_199, str):
                    return False
        if isinstance(item_7, prp_v1.ItemStartedEvent):
            member_200 = item_7.emitted_at
            if _match_5(member_200) is None:
                return False
            member_201 = item_7.observed_at
            if member_201 is not UNSET:
                if _match_5(member_201) is None:
                    return False
            member_202 = item_7.payload
            if 'channel' in member_202:
                member_203 = member_202['channel']
                if not isinstance(member_203, str) or member_203 not in _words_1:
                    return False
            if 'providerPhase' in member_202:
                member_204 = member_202['providerPhase']
                if not isinstance(member_204, str):
                    return False
            if 'providerMethod' in member_202:
                member_205 = member_202['providerMethod']
                if not isinstance(member_205, str):
                    return False
        if isinstance(item_7, prp_v1.ItemDeltaEvent):
            member_206 = item_7.emitted_at
            if _match_5(member_206) is None:
                return False
            member_207 = item_7.observed_at
            if member_207 is not UNSET:
                if _match_5(member_207) is None:
                    return False
            member_208 = item_7.payload
            if 'channel' in member_208:
                member_209 = member_208['channel']
                if not isinstance(member_209, str) or member_209 not in _words_1:
                    return False
            if 'providerPhase' in member_208:
                member_210 = member_208['providerPhase']
                if not isinstance(member_210, str):
                    return False
            if 'providerMethod' in member_208:
                member_211 = member_208['providerMethod']
                if not isinstance(member_211, str):
                    return False
        if isinstance(item_7, prp_v1.ItemCompletedEvent):
            member_212 = item_7.emitted_at
            if _match_5(member_212) is None:
                return False
            member_213 = item_7.observed_at
            if member_213 is not UNSET:
                if _match_5(member_213) is None:
                    return False
            member_214 = item_7.payload
            if 'channel' in member_214:
                member_215 = member_214['channel']
                if not isinstance(member_215, str) or member_215 not in _words_1:
                    return False
            if 'providerPhase' in member_214:
                member_216 = member_214['providerPhase']
                if not isinstance(member_216, str):
                    return False
            if 'providerMethod' in member_214:
                member_217 = member_214['providerMethod']
                if not isinstance(member_217, str):
                    return False
        if isinstance(item_7, prp_v1.ItemFailedEvent):
            member_218 = item_7.emitted_at
            if _match_5(member_218) is None:
                return False
            member_219 = item_7.observed_at
            if member_219 is not UNSET:
                if _match_5(member_219) is None:
                    return False
            member_220 = item_7.payload
            if 'channel' in member_220:
                member_221 = member_220['channel']
                if not isinstance(member_221, str) or member_221 not in _words_1:
                    return False
            if 'providerPhase' in member_220:
                member_222 = member_220['providerPhase']
                if not isinstance(member_222, str):
                    return False
            if 'providerMethod' in member_220:
                member_223 = member_220['providerMethod']
                if not isinstance(member_223, str):
                    return False
        if isinstance(item_7, prp_v1.UsageReportedEvent):
            member_224 = item_7.emitted_at
            if _match_5(member_224) is None:
                return False
            member_225 = item_7.observed_at
            if member_225 is not UNSET:
                if _match_5(member_225) is None:
                    return False
            member_226 = item_7.payload
            if 'channel' in member_226:
                member_227 = member_226['channel']
                if not isinstance(member_227, str) or member_227 not in _words_1:
                    return False
            if 'providerPhase' in member_226:
                member_228 = member_226['providerPhase']
                if not isinstance(member_228, str):
                    return False
            if 'providerMethod' in member_226:
                member_229 = member_226['providerMethod']
                if not isinstance(member_229, str):
                    return False
        if isinstance(item_7, prp_v1.SemanticToolInputEvent):
            if not prp_v1_checks.check_semantic_tool_input_event(item_7):
                return False
        if isinstance(item_7, prp_v1.SemanticToolResultEvent):
            if not prp_v1_checks.check_semantic_tool_result_event(item_7):
                return False
        if isinstance(item_7, prp_v1.SemanticToolReconciledEvent):
            if not prp_v1_checks.check_semantic_tool_reconciled_event(item_7):
                return False
        if isinstance(item_7, prp_v1.McpAppDiscoveredEvent):
            member_230 = item_7.emitted_at
            if _match_5(member_230) is None:
                return False
            member_231 = item_7.observed_at
            if member_231 is not UNSET:
                if _match_5(member_231) is None:
                    return False
            member_232 = item_7.payload
            if 'channel' in member_232:
                member_233 = member_232['channel']
                if not isinstance(member_233, str) or member_233 not in _words_1:
                    return False
            if 'providerPhase' in member_232:
                member_234 = member_232['providerPhase']
                if not isinstance(member_234, str):
                    return False
            if 'providerMethod' in member_232:
                member_235 = member_232['providerMethod']
                if not isinstance(member_235, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppResourceResolvedEvent):
            member_236 = item_7.emitted_at
            if _match_5(member_236) is None:
                return False
            member_237 = item_7.observed_at
            if member_237 is not UNSET:
                if _match_5(member_237) is None:
                    return False
            member_238 = item_7.payload
            if 'channel' in member_238:
                member_239 = member_238['channel']
                if not isinstance(member_239, str) or member_239 not in _words_1:
                    return False
            if 'providerPhase' in member_238:
                member_240 = member_238['providerPhase']
                if not isinstance(member_240, str):
                    return False
            if 'providerMethod' in member_238:
                member_241 = member_238['providerMethod']
                if not isinstance(member_241, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppInitializingEvent):
            member_242 = item_7.emitted_at
            if _match_5(member_242) is None:
                return False
            member_243 = item_7.observed_at
            if member_243 is not UNSET:
                if _match_5(member_243) is None:
                    return False
            member_244 = item_7.payload
            if 'channel' in member_244:
                member_245 = member_244['channel']
                if not isinstance(member_245, str) or member_245 not in _words_1:
                    return False
            if 'providerPhase' in member_244:
                member_246 = member_244['providerPhase']
                if not isinstance(member_246, str):
                    return False
            if 'providerMethod' in member_244:
                member_247 = member_244['providerMethod']
                if not isinstance(member_247, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppReadyEvent):
            member_248 = item_7.emitted_at
            if _match_5(member_248) is None:
                return False
            member_249 = item_7.observed_at
            if member_249 is not UNSET:
                if _match_5(member_249) is None:
                    return False
            member_250 = item_7.payload
            if 'channel' in member_250:
                member_251 = member_250['channel']
                if not isinstance(member_251, str) or member_251 not in _words_1:
                    return False
            if 'providerPhase' in member_250:
                member_252 = member_250['providerPhase']
                if not isinstance(member_252, str):
                    return False
            if 'providerMethod' in member_250:
                member_253 = member_250['providerMethod']
                if not isinstance(member_253, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppToolInputEvent):
            if not prp_v1_checks.check_mcp_app_tool_input_event(item_7):
                return False
        if isinstance(item_7, prp_v1.McpAppToolResultEvent):
            if not prp_v1_checks.check_mcp_app_tool_result_event(item_7):
                return False
        if isinstance(item_7, prp_v1.McpAppActionRequestedEvent):
            member_254 = item_7.emitted_at
            if _match_5(member_254) is None:
                return False
            member_255 = item_7.observed_at
            if member_255 is not UNSET:
                if _match_5(member_255) is None:
                    return False
            member_256 = item_7.payload
            if 'channel' in member_256:
                member_257 = member_256['channel']
                if not isinstance(member_257, str) or member_257 not in _words_1:
                    return False
            if 'providerPhase' in member_256:
                member_258 = member_256['providerPhase']
                if not isinstance(member_258, str):
                    return False
            if 'providerMethod' in member_256:
                member_259 = member_256['providerMethod']
                if not isinstance(member_259, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppActionResolvedEvent):
            member_260 = item_7.emitted_at
            if _match_5(member_260) is None:
                return False
            member_261 = item_7.observed_at
            if member_261 is not UNSET:
                if _match_5(member_261) is None:
                    return False
            member_262 = item_7.payload
            if 'channel' in member_262:
                member_263 = member_262['channel']
                if not isinstance(member_263, str) or member_263 not in _words_1:
                    return False
            if 'providerPhase' in member_262:
                member_264 = member_262['providerPhase']
                if not isinstance(member_264, str):
                    return False
            if 'providerMethod' in member_262:
                member_265 = member_262['providerMethod']
                if not isinstance(member_265, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppHostContextChangedEvent):
            member_266 = item_7.emitted_at
            if _match_5(member_266) is None:
                return False
            member_267 = item_7.observed_at
            if member_267 is not UNSET:
                if _match_5(member_267) is None:
                    return False
            member_268 = item_7.payload
            if 'channel' in member_268:
                member_269 = member_268['channel']
                if not isinstance(member_269, str) or member_269 not in _words_1:
                    return False
            if 'providerPhase' in member_268:
                member_270 = member_268['providerPhase']
                if not isinstance(member_270, str):
                    return False
            if 'providerMethod' in member_268:
                member_271 = member_268['providerMethod']
                if not isinstance(member_271, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppFailedEvent):
            member_272 = item_7.emitted_at
            if _match_5(member_272) is None:
                return False
            member_273 = item_7.observed_at
            if member_273 is not UNSET:
                if _match_5(member_273) is None:
                    return False
            member_274 = item_7.payload
            if 'channel' in member_274:
                member_275 = member_274['channel']
                if not isinstance(member_275, str) or member_275 not in _words_1:
                    return False
            if 'providerPhase' in member_274:
                member_276 = member_274['providerPhase']
                if not isinstance(member_276, str):
                    return False
            if 'providerMethod' in member_274:
                member_277 = member_274['providerMethod']
                if not isinstance(member_277, str):
                    return False
        if isinstance(item_7, prp_v1.McpAppTeardownEvent):
            member_278 = item_7.emitted_at
            if _match_5(member_278) is None:
                return False
            member_279 = item_7.observed_at
            if member_279 is not UNSET:
                if _match_5(member_279) is None:
                    return False
            member_280 = item_7.payload
            if 'channel' in member_280:
                member_281 = member_280['channel']
                if not isinstance(member_281, str) or member_281 not in _words_1:
                    return False
            if 'providerPhase' in member_280:
                member_282 = member_280['providerPhase']
                if not isinstance(member_282, str):
                    return False
            if 'providerMethod' in member_280:
                member_283 = member_280['providerMethod']
                if not isinstance(member_283, str):
                    return False
        if isinstance(item_7, prp_v1.RuntimeRequestCreatedEvent):
            member_284 = item_7.emitted_at
            if _match_5(member_284) is None:
                return False
            member_285 = item_7.observed_at
            if member_285 is not UNSET:
                if _match_5(member_285) is None:
                    return False
            member_286 = item_7.payload
            if 'channel' in member_286:
                member_287 = member_286['channel']
                if not isinstance(member_287, str) or member_287 not in _words_1:
                    return False
            if 'providerPhase' in member_286:
                member_288 = member_286['providerPhase']
                if not isinstance(member_288, str):
                    return False
            if 'providerMethod' in member_286:
                member_289 = member_286['providerMethod']
                if not isinstance(member_289, str):
                    return False
        if isinstance(item_7, prp_v1.RuntimeRequestResolvedEvent):
            member_290 = item_7.emitted_at
            if _match_5(member_290) is None:
                return False
            member_291 = item_7.observed_at
            if member_291 is not UNSET:
                if _match_5(member_291) is None:
                    return False
            member_292 = item_7.payload
            if 'channel' in member_292:
                member_293 = member_292['channel']
                if not isinstance(member_293, str) or member_293 not in _words_1:
                    return False
            if 'providerPhase' in member_292:
                member_294 = member_292['providerPhase']
                if not isinstance(member_294, str):
                    return False
            if 'providerMethod' in member_292:
                member_295 = member_292['providerMethod']
                if not isinstance(member_295, str):
                    return False
        if isinstance(item_7, prp_v1.RuntimeRequestExpiredEvent):
            member_296 = item_7.emitted_at
            if _match_5(member_296) is None:
                return False
            member_297 = item_7.observed_at
            if member_297 is not UNSET:
                if _match_5(member_297) is None:
                    return False
            member_298 = item_7.payload
            if 'channel' in member_298:
                member_299 = member_298['channel']
                if not isinstance(member_299, str) or member_299 not in _words_1:
                    return False
            if 'providerPhase' in member_298:
                member_300 = member_298['providerPhase']
                if not isinstance(member_300, str):
                    return False
            if 'providerMethod' in member_298:
                member_301 = member_298['providerMethod']
                if not isinstance(member_301, str):
                    return False
        if isinstance(item_7, prp_v1.RuntimeRequestCancelledEvent):
            member_302 = item_7.emitted_at
            if _match_5(member_302) is None:
                return False
            member_303 = item_7.observed_at
            if member_303 is not UNSET:
                if _match_5(member_303) is None:
                    return False
            member_304 = item_7.payload
            if 'channel' in member_304:
                member_305 = member_304['channel']
                if not isinstance(member_305, str) or member_305 not in _words_1:
                    return False
            if 'providerPhase' in member_304:
                member_306 = member_304['providerPhase']
                if not isinstance(member_306, str):
                    return False
            if 'providerMethod' in member_304:
                member_307 = member_304['providerMethod']
                if not isinstance(member_307, str):
                    return False
        if isinstance(item_7, prp_v1.InteractionRequestProposedEvent):
            member_308 = item_7.emitted_at
            if _match_5(member_308) is None:
                return False
            member_309 = item_7.observed_at
            if member_309 is not UNSET:
                if _match_5(member_309) is None:
                    return False
            member_310 = item_7.payload
            if 'channel' in member_310:
                member_311 = member_310['channel']
                if not isinstance(member_311, str) or member_311 not in _words_1:
                    return False
            if 'providerPhase' in member_310:
                member_312 = member_310['providerPhase']
                if not isinstance(member_312, str):
                    return False
            if 'providerMethod' in member_310:
                member_313 = member_310['providerMethod']
                if not isinstance(member_313, str):
                    return False
        if isinstance(item_7, prp_v1.InteractionRequestMaterializedEvent):
            member_314 = item_7.emitted_at
            if _match_5(member_314) is None:
                return False
            member_315 = item_7.observed_at
            if member_315 is not UNSET:
                if _match_5(member_315) is None:
                    return False
            member_316 = item_7.payload
            if 'channel' in member_316:
                member_317 = member_316['channel']
                if not isinstance(member_317, str) or member_317 not in _words_1:
                    return False
            if 'providerPhase' in member_316:
                member_318 = member_316['providerPhase']
                if not isinstance(member_318, str):
                    return False
            if 'providerMethod' in member_316:
                member_319 = member_316['providerMethod']
                if not isinstance(member_319, str):
                    return False
        if isinstance(item_7, prp_v1.InteractionRequestRejectedEvent):
            member_320 = item_7.emitted_at
            if _match_5(member_320) is None:
                return False
            member_321 = item_7.observed_at
            if member_321 is not UNSET:
                if _match_5(member_321) is None:
                    return False
            member_322 = item_7.payload
            if 'channel' in member_322:
                member_323 = member_322['channel']
                if not isinstance(member_323, str) or member_323 not in _words_1:
                    return False
            if 'providerPhase' in member_322:
                member_324 = member_322['providerPhase']
                if not isinstance(member_324, str):
                    return False
            if 'providerMethod' in member_322:
                member_325 = member_322['providerMethod']
                if not isinstance(member_325, str):
                    return False
        if isinstance(item_7, prp_v1.InteractionResponseProgressedEvent):
            member_326 = item_7.emitted_at
            if _match_5(member_326) is None:
                return False
            member_327 = item_7.observed_at
            if member_327 is not UNSET:
                if _match_5(member_327) is None:
                    return False
            member_328 = item_7.payload
            if 'channel' in member_328:
                member_329 = member_328['channel']
                if not isinstance(member_329, str) or member_329 not in _words_1:
                    return False
            if 'providerPhase' in member_328:
                member_330 = member_328['providerPhase']
                if not isinstance(member_330, str):
                    return False
            if 'providerMethod' in member_328:
                member_331 = member_328['providerMethod']
                if not isinstance(member_331, str):
                    return False
        if isinstance(item_7, prp_v1.InteractionResponseResolvedEvent):
            member_332 = item_7.emitted_at
            if _match_5(member_332) is None:
                return False
            member_333 = item_7.observed_at
            if member_333 is not UNSET:
                if _match_5(member_333) is None:
                    return False
            member_334 = item_7.payload
            if 'channel' in member_334:
                member_335 = member_334['channel']
                if not isinstance(member_335, str) or member_335 not in _words_1:
                    return False
            if 'providerPhase' in member_334:
                member_336 = member_334['providerPhase']
                if not isinstance(member_336, str):
                    return False
            if 'providerMethod' in member_334:
                member_337 = member_334['providerMethod']
                if not isinstance(member_337, str):
                    return False
        if isinstance(item_7, prp_v1.InteractionResponseDeliveredEvent):
            member_338 = item_7.emitted_at
            if _match_5(member_338) is None:
                return False
            member_339 = item_7.observed_at
            if member_339 is not UNSET:
                if _match_5(member_339) is None:
                    return False
            member_340 = item_7.payload
            if 'channel' in member_340:
                member_341 = member_340['channel']
                if not isinstance(member_341, str) or member_341 not in _words_1:
                    return False
            if 'providerPhase' in member_340:
                member_342 = member_340['providerPhase']
                if not isinstance(member_342, str):
                    return False
            if 'providerMethod' in member_340:
                member_343 = member_340['providerMethod']
                if not isinstance(member_343, str):
                    return False
        if isinstance(item_7, prp_v1.RunAttachedEvent):
            member_344 = item_7.emitted_at
            if _match_5(member_344) is None:
                return False
            member_345 = item_7.observed_at
            if member_345 is not UNSET:
                if _match_5(member_345) is None:
                    return False
            member_346 = item_7.payload
            if 'channel' in member_346:
                member_347 = member_346['channel']
                if not isinstance(member_347, str) or member_347 not in _words_1:
                    return False
            if 'providerPhase' in member_346:
                member_348 = member_346['providerPhase']
                if not isinstance(member_348, str):
                    return False
            if 'providerMethod' in member_346:
                member_349 = member_346['providerMethod']
                if not isinstance(member_349, str):
                    return False
        if isinstance(item_7, prp_v1.RunDetachedEvent):
            member_350 = item_7.emitted_at
            if _match_5(member_350) is None:
                return False
            member_351 = item_7.observed_at
            if member_351 is not UNSET:
                if _match_5(member_351) is None:
                    return False
            member_352 = item_7.payload
            if 'channel' in member_352:
                member_353 = member_352['channel']
                if not isinstance(member_353, str) or member_353 not in _words_1:
                    return False
            if 'providerPhase' in member_352:
                member_354 = member_352['providerPhase']
                if not isinstance(member_354, str):
                    return False
            if 'providerMethod' in member_352:
                member_355 = member_352['providerMethod']
                if not isinstance(member_355, str):
                    return False
        if isinstance(item_7, prp_v1.RunResultProposedEvent):
            if not prp_v1_checks.check_run_result_proposed_event(item_7):
                return False
        if isinstance(item_7, prp_v1.RunResultAcceptedEvent):
            member_356 = item_7.emitted_at
            if _match_5(member_356) is None:
                return False
            member_357 = item_7.observed_at
            if member_357 is not UNSET:
                if _match_5(member_357) is None:
                    return False
            member_358 = item_7.payload
            if 'channel' in member_358:
                member_359 = member_358['channel']
                if not isinstance(member_359, str) or member_359 not in _words_1:
                    return False
            if 'providerPhase' in member_358:
                member_360 = member_358['providerPhase']
                if not isinstance(member_360, str):
                    return False
            if 'providerMethod' in member_358:
                member_361 = member_358['providerMethod']
                if not isinstance(member_361, str):
                    return False
        if isinstance(item_7, prp_v1.RunResultRejectedEvent):
            member_362 = item_7.emitted_at
            if _match_5(member_362) is None:
                return False
            member_363 = item_7.observed_at
            if member_363 is not UNSET:
                if _match_5(member_363) is None:
                    return False
            member_364 = item_7.payload
            if 'channel' in member_364:
                member_365 = member_364['channel']
                if not isinstance(member_365, str) or member_365 not in _words_1:
                    return False
            if 'providerPhase' in member_364:
                member_366 = member_364['providerPhase']
                if not isinstance(member_366, str):
                    return False
            if 'providerMethod' in member_364:
                member_367 = member_364['providerMethod']
                if not isinstance(member_367, str):
                    return False
        if isinstance(item_7, prp_v1.AttentionRequestProposedEvent):
            member_368 = item_7.emitted_at
            if _match_5(member_368) is None:
                return False
            member_369 = item_7.observed_at
            if member_369 is not UNSET:
                if _match_5(member_369) is None:
                    return False
            member_370 = item_7.payload
            if 'channel' in member_370:
                member_371 = member_370['channel']
                if not isinstance(member_371, str) or member_371 not in _words_1:
                    return False
            if 'providerPhase' in member_370:
                member_372 = member_370['providerPhase']
                if not isinstance(member_372, str):
                    return False
            if 'providerMethod' in member_370:
                member_373 = member_370['providerMethod']
                if not isinstance(member_373, str):
                    return False
        if isinstance(item_7, prp_v1.AttentionRequestRoutedEvent):
            member_374 = item_7.emitted_at
            if _match_5(member_374) is None:
                return False
            member_375 = item_7.observed_at
            if member_375 is not UNSET:
                if _match_5(member_375) is None:
                    return False
            member_376 = item_7.payload
            if 'channel' in member_376:
                member_377 = member_376['channel']
                if not isinstance(member_377, str) or member_377 not in _words_1:
                    return False
            if 'providerPhase' in member_376:
                member_378 = member_376['providerPhase']
                if not isinstance(member_378, str):
                    return False
            if 'providerMethod' in member_376:
                member_379 = member_376['providerMethod']
                if not isinstance(member_379, str):
                    return False
        if isinstance(item_7, prp_v1.AttentionRequestResolvedEvent):
            member_380 = item_7.emitted_at
            if _match_5(member_380) is None:
                return False
            member_381 = item_7.observed_at
            if member_381 is not UNSET:
                if _match_5(member_381) is None:
                    return False
            member_382 = item_7.payload
            if 'channel' in member_382:
                member_383 = member_382['channel']
                if not isinstance(member_383, str) or member_383 not in _words_1:
                    return False
            if 'providerPhase' in member_382:
                member_384 = member_382['providerPhase']
                if not isinstance(member_384, str):
                    return False
            if 'providerMethod' in member_382:
                member_385 = member_382['providerMethod']
                if not isinstance(member_385, str):
                    return False
        if isinstance(item_7, prp_v1.AttentionRequestExpiredEvent):
            member_386 = item_7.emitted_at
            if _match_5(member_386) is None:
                return False
            member_387 = item_7.observed_at
            if member_387 is not UNSET:
                if _match_5(member_387) is None:
                    return False
            member_388 = item_7.payload
            if 'channel' in member_388:
                member_389 = member_388['channel']
                if not isinstance(member_389, str) or member_389 not in _words_1:
                    return False
            if 'providerPhase' in member_388:
                member_390 = member_388['providerPhase']
                if not isinstance(member_390, str):
                    return False
            if 'providerMethod' in member_388:
                member_391 = member_388['providerMethod']
                if not isinstance(member_391, str):
                    return False
        if isinstance(item_7, prp_v1.AttentionRequestSupersededEvent):
            member_392 = item_7.emitted_at
            if _match_5(member_392) is None:
                return False
            member_393 = item_7.observed_at
            if member_393 is not UNSET:
                if _match_5(member_393) is None:
                    return False
            member_394 = item_7.payload
            if 'channel' in member_394:
                member_395 = member_394['channel']
                if not isinstance(member_395, str) or member_395 not in _words_1:
                    return False
            if 'providerPhase' in member_394:
                member_396 = member_394['providerPhase']
                if not isinstance(member_396, str):
                    return False
            if 'providerMethod' in member_394:
                member_397 = member_394['providerMethod']
                if not isinstance(member_397, str):
                    return False
        if isinstance(item_7, prp_v1.WorkAssessmentRecordedEvent):
            member_398 = item_7.emitted_at
            if _match_5(member_398) is None:
                return False
            member_399 = item_7.observed_at
            if member_399 is not UNSET:
                if _match_5(member_399) is None:
                    return False
            member_400 = item_7.payload
            if 'channel' in member_400:
                member_401 = member_400['channel']
                if not isinstance(member_401, str) or member_401 not in _words_1:
                    return False
            if 'providerPhase' in member_400:
                member_402 = member_400['providerPhase']
                if not isinstance(member_402, str):
                    return False
            if 'providerMethod' in member_400:
                member_403 = member_400['providerMethod']
                if not isinstance(member_403, str):
                    return False
        if isinstance(item_7, prp_v1.IssueStatusDecisionRecordedEvent):
            member_404 = item_7.emitted_at
            if _match_5(member_404) is None:
                return False
            member_405 = item_7.observed_at
            if member_405 is not UNSET:
                if _match_5(member_405) is None:
                    return False
            member_406 = item_7.payload
            if 'channel' in member_406:
                member_407 = member_406['channel']
                if not isinstance(member_407, str) or member_407 not in _words_1:
                    return False
            if 'providerPhase' in member_406:
                member_408 = member_406['providerPhase']
                if not isinstance(member_408, str):
                    return False
            if 'providerMethod' in member_406:
                member_409 = member_406['providerMethod']
                if not isinstance(member_409, str):
                    return False
        if isinstance(item_7, prp_v1.IssueStatusDecisionAppliedEvent):
            member_410 = item_7.emitted_at
            if _match_5(member_410) is None:
                return False
            member_411 = item_7.observed_at
            if member_411 is not UNSET:
                if _match_5(member_411) is None:
                    return False
            member_412 = item_7.payload
            if 'channel' in member_412:
                member_413 = member_412['channel']
                if not isinstance(member_413, str) or member_413 not in _words_1:
                    return False
            if 'providerPhase' in member_412:
                member_414 = member_412['providerPhase']
                if not isinstance(member_414, str):
                    return False
            if 'providerMethod' in member_412:
                member_415 = member_412['providerMethod']
                if not isinstance(member_415, str):
                    return False
        if isinstance(item_7, prp_v1.IssueStatusDecisionRejectedEvent):
            member_416 = item_7.emitted_at
            if _match_5(member_416) is None:
                return False
            member_417 = item_7.observed_at
            if member_417 is not UNSET:
                if _match_5(member_417) is None:
                    return False
            member_418 = item_7.payload
            if 'channel' in member_418:
                member_419 = member_418['channel']
                if not isinstance(member_419, str) or member_419 not in _words_1:
                    return False
            if 'providerPhase' in member_418:
                member_420 = member_418['providerPhase']
                if not isinstance(member_420, str):
                    return False
            if 'providerMethod' in member_418:
                member_421 = member_418['providerMethod']
                if not isinstance(member_421, str):
                    return False
        if isinstance(item_7, prp_v1.IssueStatusDecisionSupersededEvent):
            member_422 = item_7.emitted_at
            if _match_5(member_422) is None:
                return False
            member_423 = item_7.observed_at
            if member_423 is not UNSET:
                if _match_5(member_423) is None:
                    return False
            member_424 = item_7.payload
            if 'channel' in member_424:
                member_425 = member_424['channel']
                if not isinstance(member_425, str) or member_425 not in _words_1:
                    return False
            if 'providerPhase' in member_424:
                member_426 = member_424['providerPhase']
                if not isinstance(member_426, str):
                    return False
            if 'providerMethod' in member_424:
                member_427 = member_424['providerMethod']
                if not isinstance(member_427, str):
                    return False
        if isinstance(item_7, prp_v1.RunTerminalEvent):
            if not prp_v1_checks.check_run_terminal_event(item_7):
                return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    replay.SequenceGap: check_sequence_gap,
    replay.SessionSnapshot: check_session_snapshot,
    replay.ParitySummary: check_parity_summary,
    replay.ConformanceRun: check_conformance_run,
    replay.ConformanceEvent: check_conformance_event,
    replay.ConformanceResult: check_conformance_result,
    replay.ConformanceFixture: check_conformance_fixture,
    replay.ConformanceRunIdentity: check_conformance_run_identity,
    replay.ConformanceOutcome: check_conformance_outcome,
    replay.ConformanceOutput: check_conformance_output,
    replay.LocalRunTraceMetadata: check_local_run_trace_metadata,
    replay.LocalRunTrace: check_local_run_trace,
}
"""Struct class -> its check."""
