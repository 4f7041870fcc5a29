"""What the types of a Struct leave open of its schema. Module ``prp_v1``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import prp_v1
from paperclip_protocol._checks import questions as questions_checks
from paperclip_protocol._runtime import UNSET, matcher, unique


_match_1 = matcher(globals(), '_match_1', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_.-]*\\Z', 'match')
_match_3 = matcher(globals(), '_match_3', '^[a-z][a-z0-9_.:-]*\\Z', 'match')
_match_4 = matcher(globals(), '_match_4', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')
_match_5 = matcher(globals(), '_match_5', '^(?!/)(?!\\.\\.(?:/|\\Z))(?:[^/\\n\\r\\u2028\\u2029]++|/(?!\\.\\.(?:/|\\Z)))*+\\Z', 'match')
_match_6 = matcher(globals(), '_match_6', '^sha256:[a-f0-9]{64}\\Z', 'match')
_match_7 = matcher(globals(), '_match_7', '^https?://', 'match')
_match_8 = matcher(globals(), '_match_8', '^(?!/)(?!\\.\\.(?:/|\\Z))(?:[^/\\n\\r\\u2028\\u2029]++|/(?!\\.\\.(?:/|\\Z)))++\\Z', 'match')
_words_1: frozenset[str] = frozenset(('artifact', 'work_product'))
_words_2: frozenset[str] = frozenset(('reconciled', 'result'))
_words_3: frozenset[str] = frozenset(('detail', 'final', 'progress', 'summary', 'unknown'))


def check_identity(value: prp_v1.Identity) -> bool:
    member_1 = value.company_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.issue_id
    if _match_1(member_2) is None:
        return False
    member_3 = value.run_id
    if _match_1(member_3) is None:
        return False
    member_4 = value.environment_lease_id
    if _match_1(member_4) is None:
        return False
    member_5 = value.runner_instance_id
    if _match_1(member_5) is None:
        return False
    member_6 = value.normalized_session_id
    if _match_1(member_6) is None:
        return False
    member_7 = value.driver_session_id
    if _match_1(member_7) is None:
        return False
    member_8 = value.provider_session_id
    if member_8 is not UNSET:
        if _match_1(member_8) is None:
            return False
    return True


def check_typed_event_family(value: prp_v1.TypedEventFamily) -> bool:
    member_1 = value.family
    if _match_2(member_1) is None:
        return False
    return True


def check_semantic_tool_operation(value: prp_v1.SemanticToolOperation) -> bool:
    member_1 = value.operation_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.required_claims
    if member_2 is not UNSET:
        if len(member_2) > 1 and not unique(member_2):
            return False
        for item_3 in member_2:
            if len(item_3) < 1 or len(item_3) > 160:
                return False
    member_4 = value.reason_code
    if member_4 is not UNSET:
        if _match_3(member_4) is None:
            return False
    return True


def check_semantic_tool_capabilities(value: prp_v1.SemanticToolCapabilities) -> bool:
    member_1 = value.operations
    for item_2 in member_1:
        member_3 = item_2.operation_id
        if _match_1(member_3) is None:
            return False
        member_4 = item_2.required_claims
        if member_4 is not UNSET:
            if len(member_4) > 1 and not unique(member_4):
                return False
            for item_5 in member_4:
                if len(item_5) < 1 or len(item_5) > 160:
                    return False
        member_6 = item_2.reason_code
        if member_6 is not UNSET:
            if _match_3(member_6) is None:
                return False
    return True


def check_capabilities(value: prp_v1.Capabilities) -> bool:
    member_1 = value.typed_event_families
    if member_1 is not UNSET:
        for item_2 in member_1:
            member_3 = item_2.family
            if _match_2(member_3) is None:
                return False
    member_4 = value.semantic_tools
    if member_4 is not UNSET:
        if not check_semantic_tool_capabilities(member_4):
            return False
    member_5 = value.unsupported
    if member_5 is not UNSET:
        if len(member_5) > 1 and not unique(member_5):
            return False
        for item_6 in member_5:
            if len(item_6) < 1:
                return False
    return True


def check_command(value: prp_v1.Command) -> bool:
    member_1 = value.issued_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.deadline_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    return True


def _case_1(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'codex':
        return False
    member_2 = value.driver
    if member_2 != 'codex_app_server':
        return False
    member_3 = value.execution_kind
    if member_3 != 'local_process':
        return False
    return True


def _case_2(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'opencode':
        return False
    member_2 = value.driver
    if member_2 != 'opencode_server':
        return False
    member_3 = value.execution_kind
    if member_3 != 'local_process':
        return False
    return True


def _case_3(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'claude_managed':
        return False
    member_2 = value.driver
    if member_2 != 'claude_managed_agents_api':
        return False
    member_3 = value.execution_kind
    if member_3 != 'remote_service':
        return False
    return True


def _case_4(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'aws_agentcore':
        return False
    member_2 = value.driver
    if member_2 != 'aws_agentcore_harness_api':
        return False
    member_3 = value.execution_kind
    if member_3 != 'remote_service':
        return False
    return True


def _case_5(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'acpx':
        return False
    member_2 = value.driver
    if member_2 != 'acpx_runtime':
        return False
    member_3 = value.execution_kind
    if member_3 != 'local_process':
        return False
    return True


def _case_6(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.execution_kind
    if member_1 != 'remote_service':
        return False
    return True


def _case_7(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.execution_kind
    if member_1 != 'local_process':
        return False
    return True


def _case_8(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'claude_managed':
        return False
    return True


def _case_9(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'aws_agentcore':
        return False
    return True


def _case_10(value: prp_v1.ProviderDescriptor) -> bool:
    member_1 = value.provider
    if member_1 != 'acpx':
        return False
    return True


def check_provider_descriptor(value: prp_v1.ProviderDescriptor) -> bool:
    if _case_1(value) + _case_2(value) + _case_3(value) + _case_4(value) + _case_5(value) != 1:
        return False
    if _case_6(value):
        member_1 = value.process_id
        if member_1 is not UNSET:
            if member_1 is not None:
                return False
        member_2 = value.service
        if member_2 is UNSET:
            return False
    if _case_7(value):
        member_3 = value.service
        if member_3 is not UNSET:
            return False
    if _case_8(value):
        member_4 = value.service
        if member_4 is UNSET:
            return False
        if member_4 != 'anthropic_managed_agents':
            return False
    if _case_9(value):
        member_5 = value.service
        if member_5 is UNSET:
            return False
        if member_5 != 'aws_bedrock_agentcore_harness':
            return False
        member_6 = value.endpoint_arn
        if member_6 is UNSET:
            return False
        member_7 = value.endpoint_qualifier
        if member_7 is UNSET:
            return False
        member_8 = value.memory_id
        if member_8 is UNSET:
            return False
        member_9 = value.event_expiry_days
        if member_9 is UNSET:
            return False
    if _case_10(value):
        member_10 = value.agent
        if member_10 is UNSET:
            return False
        member_11 = value.requested_model
        if member_11 is UNSET:
            return False
        member_12 = value.acp_protocol_version
        if member_12 is UNSET:
            return False
        member_13 = value.agent_server_package
        if member_13 is UNSET:
            return False
        member_14 = value.agent_server_version
        if member_14 is UNSET:
            return False
        member_15 = value.acpx_record_id
        if member_15 is UNSET:
            return False
        member_16 = value.agent_process_id
        if member_16 is UNSET:
            return False
    return True


def check_plan_step(value: prp_v1.PlanStep) -> bool:
    member_1 = value.step_id
    if _match_1(member_1) is None:
        return False
    return True


def check_plan(value: prp_v1.Plan) -> bool:
    member_1 = value.plan_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.steps
    for item_3 in member_2:
        member_4 = item_3.step_id
        if _match_1(member_4) is None:
            return False
    return True


def check_tool_execution(value: prp_v1.ToolExecution) -> bool:
    member_1 = value.execution_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.target
    if member_2 is not UNSET:
        if isinstance(member_2, str):
            if _match_5(member_2) is None:
                return False
    member_3 = value.output_digest
    if isinstance(member_3, str):
        if _match_6(member_3) is None:
            return False
    return True


def check_research_source(value: prp_v1.ResearchSource) -> bool:
    member_1 = value.source_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.url
    if isinstance(member_2, str):
        if _match_7(member_2) is None:
            return False
    return True


def check_research(value: prp_v1.Research) -> bool:
    member_1 = value.research_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.url
    if member_2 is not UNSET:
        if isinstance(member_2, str):
            if _match_7(member_2) is None:
                return False
    member_3 = value.sources
    for item_4 in member_3:
        member_5 = item_4.source_id
        if _match_1(member_5) is None:
            return False
        member_6 = item_4.url
        if isinstance(member_6, str):
            if _match_7(member_6) is None:
                return False
    return True


def check_delegation_child(value: prp_v1.DelegationChild) -> bool:
    member_1 = value.child_id
    if _match_1(member_1) is None:
        return False
    return True


def check_delegation(value: prp_v1.Delegation) -> bool:
    member_1 = value.delegation_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.children
    for item_3 in member_2:
        member_4 = item_3.child_id
        if _match_1(member_4) is None:
            return False
    return True


def check_model_route(value: prp_v1.ModelRoute) -> bool:
    member_1 = value.route_id
    if _match_1(member_1) is None:
        return False
    return True


def check_model_verification(value: prp_v1.ModelVerification) -> bool:
    member_1 = value.verification_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.classes
    for item_3 in member_2:
        if len(item_3) > 160:
            return False
    return True


def check_context_compacted(value: prp_v1.ContextCompacted) -> bool:
    member_1 = value.compaction_id
    if _match_1(member_1) is None:
        return False
    return True


def check_artifact_viewed(value: prp_v1.ArtifactViewed) -> bool:
    member_1 = value.artifact_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.reference
    if isinstance(member_2, str):
        if _match_5(member_2) is None:
            return False
    return True


def check_artifact_generated(value: prp_v1.ArtifactGenerated) -> bool:
    member_1 = value.artifact_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.reference
    if isinstance(member_2, str):
        if _match_5(member_2) is None:
            return False
    return True


def check_review_mode(value: prp_v1.ReviewMode) -> bool:
    member_1 = value.review_id
    if _match_1(member_1) is None:
        return False
    return True


def check_hook(value: prp_v1.Hook) -> bool:
    member_1 = value.hook_id
    if _match_1(member_1) is None:
        return False
    return True


def check_memory_citation(value: prp_v1.MemoryCitation) -> bool:
    member_1 = value.citation_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.message_item_id
    if _match_1(member_2) is None:
        return False
    return True


def _case_11(value: str | None) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 160:
        return False
    if _match_1(value) is None:
        return False
    return True


def _case_12(value: str | None) -> bool:
    if value is not None:
        return False
    return True


def check_safety_review(value: prp_v1.SafetyReview) -> bool:
    member_1 = value.review_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.target_execution_id
    if not (_case_11(member_2) or _case_12(member_2)):
        return False
    return True


def check_terminal_input(value: prp_v1.TerminalInput) -> bool:
    member_1 = value.execution_id
    if _match_1(member_1) is None:
        return False
    return True


def check_wait(value: prp_v1.Wait) -> bool:
    member_1 = value.wait_id
    if _match_1(member_1) is None:
        return False
    return True


def check_provider_notice(value: prp_v1.ProviderNotice) -> bool:
    member_1 = value.notice_id
    if _match_1(member_1) is None:
        return False
    return True


def _case_13(value: None | str) -> bool:
    if value is not None:
        return False
    return True


def _case_14(value: None | str) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 1024:
        return False
    if _match_8(value) is None:
        return False
    return True


def check_workspace_diff_file(value: prp_v1.WorkspaceDiffFile) -> bool:
    member_1 = value.path
    if _match_8(member_1) is None:
        return False
    member_2 = value.previous_path
    if _case_13(member_2) + _case_14(member_2) != 1:
        return False
    return True


def check_workspace_diff(value: prp_v1.WorkspaceDiff) -> bool:
    member_1 = value.files
    for item_2 in member_1:
        member_3 = item_2.path
        if _match_8(member_3) is None:
            return False
        member_4 = item_2.previous_path
        if _case_13(member_4) + _case_14(member_4) != 1:
            return False
    return True


def _case_15(value: None | str) -> bool:
    if not isinstance(value, str):
        return False
    if _match_6(value) is None:
        return False
    return True


def check_workspace_file_reference(value: prp_v1.WorkspaceFileReference) -> bool:
    member_1 = value.path
    if _match_8(member_1) is None:
        return False
    member_2 = value.content_digest
    if _case_13(member_2) + _case_15(member_2) != 1:
        return False
    return True


def check_safe_reference(value: prp_v1.SafeReference) -> bool:
    member_1 = value.id
    if _match_1(member_1) is None:
        return False
    return True


def check_safe_content(value: prp_v1.SafeContent) -> bool:
    member_1 = value.digest
    if _match_6(member_1) is None:
        return False
    member_2 = value.references
    for item_3 in member_2:
        member_4 = item_3.id
        if _match_1(member_4) is None:
            return False
    if len(member_2) > 1 and not unique(member_2):
        return False
    return True


def check_immutable_target(value: prp_v1.ImmutableTarget) -> bool:
    member_1 = value.id
    if _match_1(member_1) is None:
        return False
    member_2 = value.revision_id
    if member_2 is not UNSET:
        if _match_1(member_2) is None:
            return False
    member_3 = value.decision_id
    if member_3 is not UNSET:
        if _match_1(member_3) is None:
            return False
    return True


def check_semantic_tool_correlation(value: prp_v1.SemanticToolCorrelation) -> bool:
    member_1 = value.run_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.normalized_session_id
    if _match_1(member_2) is None:
        return False
    member_3 = value.turn_id
    if _match_1(member_3) is None:
        return False
    member_4 = value.item_id
    if _match_1(member_4) is None:
        return False
    member_5 = value.request_id
    if member_5 is not UNSET:
        if _match_1(member_5) is None:
            return False
    return True


def _case_16(value: int | str) -> bool:
    if not (type(value) is int or type(value) is float and value.is_integer()):
        return False
    if value < 0:
        return False
    return True


def _case_17(value: int | str) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_1(value) is None:
        return False
    return True


def _case_18(value: prp_v1.SemanticTool) -> bool:
    member_1 = value.phase
    if member_1 not in _words_2:
        return False
    return True


def check_semantic_tool(value: prp_v1.SemanticTool) -> bool:
    member_1 = value.operation_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.call_id
    if _match_1(member_2) is None:
        return False
    member_3 = value.correlation
    member_4 = member_3.run_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.normalized_session_id
    if _match_1(member_5) is None:
        return False
    member_6 = member_3.turn_id
    if _match_1(member_6) is None:
        return False
    member_7 = member_3.item_id
    if _match_1(member_7) is None:
        return False
    member_8 = member_3.request_id
    if member_8 is not UNSET:
        if _match_1(member_8) is None:
            return False
    member_9 = value.content
    if not check_safe_content(member_9):
        return False
    member_10 = value.code
    if member_10 is not UNSET:
        if _match_3(member_10) is None:
            return False
    member_11 = value.operation_receipt_id
    if member_11 is not UNSET:
        if _match_1(member_11) is None:
            return False
    member_12 = value.audit_receipt_id
    if member_12 is not UNSET:
        if _match_1(member_12) is None:
            return False
    member_13 = value.current_revision
    if member_13 is not UNSET:
        if _case_16(member_13) + _case_17(member_13) != 1:
            return False
    member_14 = value.duplicate_of_receipt_id
    if member_14 is not UNSET:
        if _match_1(member_14) is None:
            return False
    member_15 = value.artifact_refs
    if member_15 is not UNSET:
        for item_16 in member_15:
            member_17 = item_16.id
            if _match_1(member_17) is None:
                return False
        if len(member_15) > 1 and not unique(member_15):
            return False
        for item_18 in member_15:
            member_19 = item_18.kind
            if member_19 not in _words_1:
                return False
    member_20 = value.targets
    if member_20 is not UNSET:
        for item_21 in member_20:
            member_22 = item_21.id
            if _match_1(member_22) is None:
                return False
            member_23 = item_21.revision_id
            if member_23 is not UNSET:
                if _match_1(member_23) is None:
                    return False
            member_24 = item_21.decision_id
            if member_24 is not UNSET:
                if _match_1(member_24) is None:
                    return False
        if len(member_20) > 1 and not unique(member_20):
            return False
    member_25 = value.causal_refs
    if member_25 is not UNSET:
        for item_26 in member_25:
            member_27 = item_26.id
            if _match_1(member_27) is None:
                return False
        if len(member_25) > 1 and not unique(member_25):
            return False
    if _case_18(value):
        member_28 = value.outcome
        if member_28 is UNSET:
            return False
        member_29 = value.code
        if member_29 is UNSET:
            return False
        member_30 = value.retryable
        if member_30 is UNSET:
            return False
        member_31 = value.authorization_boundary
        if member_31 is UNSET:
            return False
        member_32 = value.operation_receipt_id
        if member_32 is UNSET:
            return False
    return True


def check_usage_measurement(value: prp_v1.UsageMeasurement) -> bool:
    member_1 = value.active_seconds
    if member_1 < 0:
        return False
    member_2 = value.provider_cost_usd
    if member_2 < 0:
        return False
    return True


def check_usage(value: prp_v1.Usage) -> bool:
    member_1 = value.cumulative
    member_2 = member_1.active_seconds
    if member_2 < 0:
        return False
    member_3 = member_1.provider_cost_usd
    if member_3 < 0:
        return False
    member_4 = value.run_delta
    member_5 = member_4.active_seconds
    if member_5 < 0:
        return False
    member_6 = member_4.provider_cost_usd
    if member_6 < 0:
        return False
    return True


def check_stop_reason(value: prp_v1.StopReason) -> bool:
    member_1 = value.receipt_id
    if _match_1(member_1) is None:
        return False
    member_2 = value.code
    if _match_3(member_2) is None:
        return False
    member_3 = value.decision_id
    if _match_1(member_3) is None:
        return False
    member_4 = value.related_receipt_ids
    if member_4 is not UNSET:
        if len(member_4) > 1 and not unique(member_4):
            return False
        for item_5 in member_4:
            if _match_1(item_5) is None:
                return False
            if len(item_5) < 1 or len(item_5) > 240:
                return False
    return True


def check_terminal(value: prp_v1.Terminal) -> bool:
    member_1 = value.stop_reason
    if member_1 is not UNSET:
        member_2 = member_1.receipt_id
        if _match_1(member_2) is None:
            return False
        member_3 = member_1.code
        if _match_3(member_3) is None:
            return False
        member_4 = member_1.decision_id
        if _match_1(member_4) is None:
            return False
        member_5 = member_1.related_receipt_ids
        if member_5 is not UNSET:
            if len(member_5) > 1 and not unique(member_5):
                return False
            for item_6 in member_5:
                if _match_1(item_6) is None:
                    return False
                if len(item_6) < 1 or len(item_6) > 240:
                    return False
    return True


def check_runtime_request_v2(value: prp_v1.RuntimeRequestV2) -> bool:
    member_1 = value.input
    if not questions_checks.check_question_set(member_1):
        return False
    return True


def check_event_base(value: prp_v1.EventBase) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    return True


def check_open_event(value: prp_v1.OpenEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if 'channel' in member_3:
        member_4 = member_3['channel']
        if not isinstance(member_4, str) or member_4 not in _words_3:
            return False
    if 'providerPhase' in member_3:
        member_5 = member_3['providerPhase']
        if not isinstance(member_5, str):
            return False
    if 'providerMethod' in member_3:
        member_6 = member_3['providerMethod']
        if not isinstance(member_6, str):
            return False
    return True


def check_workspace_change_updated_event(value: prp_v1.WorkspaceChangeUpdatedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_workspace_diff(member_3):
        return False
    return True


def check_workspace_diff_recorded_event(value: prp_v1.WorkspaceDiffRecordedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_workspace_diff(member_3):
        return False
    member_4 = member_3.complete
    if member_4 is not True:
        return False
    return True


def check_workspace_file_referenced_event(value: prp_v1.WorkspaceFileReferencedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.path
    if _match_8(member_4) is None:
        return False
    member_5 = member_3.content_digest
    if _case_13(member_5) + _case_15(member_5) != 1:
        return False
    return True


def check_plan_updated_event(value: prp_v1.PlanUpdatedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_plan(member_3):
        return False
    return True


def check_tool_execution_started_event(value: prp_v1.ToolExecutionStartedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.execution_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.target
    if member_5 is not UNSET:
        if isinstance(member_5, str):
            if _match_5(member_5) is None:
                return False
    member_6 = member_3.output_digest
    if isinstance(member_6, str):
        if _match_6(member_6) is None:
            return False
    return True


def check_tool_execution_progressed_event(value: prp_v1.ToolExecutionProgressedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.execution_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.target
    if member_5 is not UNSET:
        if isinstance(member_5, str):
            if _match_5(member_5) is None:
                return False
    member_6 = member_3.output_digest
    if isinstance(member_6, str):
        if _match_6(member_6) is None:
            return False
    return True


def check_tool_execution_completed_event(value: prp_v1.ToolExecutionCompletedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.execution_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.target
    if member_5 is not UNSET:
        if isinstance(member_5, str):
            if _match_5(member_5) is None:
                return False
    member_6 = member_3.output_digest
    if isinstance(member_6, str):
        if _match_6(member_6) is None:
            return False
    return True


def check_research_started_event(value: prp_v1.ResearchStartedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_research(member_3):
        return False
    return True


def check_research_progressed_event(value: prp_v1.ResearchProgressedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_research(member_3):
        return False
    return True


def check_research_completed_event(value: prp_v1.ResearchCompletedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_research(member_3):
        return False
    return True


def check_delegation_started_event(value: prp_v1.DelegationStartedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_delegation(member_3):
        return False
    return True


def check_delegation_updated_event(value: prp_v1.DelegationUpdatedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_delegation(member_3):
        return False
    return True


def check_delegation_completed_event(value: prp_v1.DelegationCompletedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_delegation(member_3):
        return False
    return True


def check_model_route_changed_event(value: prp_v1.ModelRouteChangedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.route_id
    if _match_1(member_4) is None:
        return False
    return True


def check_model_verification_updated_event(value: prp_v1.ModelVerificationUpdatedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.verification_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.classes
    for item_6 in member_5:
        if len(item_6) > 160:
            return False
    return True


def check_context_compacted_event(value: prp_v1.ContextCompactedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.compaction_id
    if _match_1(member_4) is None:
        return False
    return True


def check_artifact_viewed_event(value: prp_v1.ArtifactViewedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.artifact_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.reference
    if isinstance(member_5, str):
        if _match_5(member_5) is None:
            return False
    return True


def check_artifact_generated_event(value: prp_v1.ArtifactGeneratedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.artifact_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.reference
    if isinstance(member_5, str):
        if _match_5(member_5) is None:
            return False
    return True


def check_review_mode_changed_event(value: prp_v1.ReviewModeChangedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.review_id
    if _match_1(member_4) is None:
        return False
    return True


def check_hook_started_event(value: prp_v1.HookStartedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.hook_id
    if _match_1(member_4) is None:
        return False
    return True


def check_hook_completed_event(value: prp_v1.HookCompletedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.hook_id
    if _match_1(member_4) is None:
        return False
    return True


def check_memory_citation_referenced_event(value: prp_v1.MemoryCitationReferencedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.citation_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.message_item_id
    if _match_1(member_5) is None:
        return False
    return True


def check_safety_review_started_event(value: prp_v1.SafetyReviewStartedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.review_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.target_execution_id
    if not (_case_11(member_5) or _case_12(member_5)):
        return False
    return True


def check_safety_review_completed_event(value: prp_v1.SafetyReviewCompletedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.review_id
    if _match_1(member_4) is None:
        return False
    member_5 = member_3.target_execution_id
    if not (_case_11(member_5) or _case_12(member_5)):
        return False
    return True


def check_terminal_input_sent_event(value: prp_v1.TerminalInputSentEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.execution_id
    if _match_1(member_4) is None:
        return False
    return True


def check_wait_started_event(value: prp_v1.WaitStartedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.wait_id
    if _match_1(member_4) is None:
        return False
    return True


def check_wait_completed_event(value: prp_v1.WaitCompletedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.wait_id
    if _match_1(member_4) is None:
        return False
    return True


def check_provider_notice_recorded_event(value: prp_v1.ProviderNoticeRecordedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    member_4 = member_3.notice_id
    if _match_1(member_4) is None:
        return False
    return True


def check_semantic_tool_input_payload(value: prp_v1.SemanticToolInputPayload) -> bool:
    member_1 = value.semantic_tool
    if member_1 is not UNSET:
        if not check_semantic_tool(member_1):
            return False
        member_2 = member_1.phase
        if member_2 != 'input':
            return False
    return True


def check_semantic_tool_input_event(value: prp_v1.SemanticToolInputEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_semantic_tool_input_payload(member_3):
        return False
    return True


def check_semantic_tool_result_payload(value: prp_v1.SemanticToolResultPayload) -> bool:
    member_1 = value.semantic_tool
    if member_1 is not UNSET:
        if not check_semantic_tool(member_1):
            return False
        member_2 = member_1.phase
        if member_2 != 'result':
            return False
    return True


def check_semantic_tool_result_event(value: prp_v1.SemanticToolResultEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_semantic_tool_result_payload(member_3):
        return False
    return True


def check_semantic_tool_reconciled_payload(value: prp_v1.SemanticToolReconciledPayload) -> bool:
    member_1 = value.semantic_tool
    if member_1 is not UNSET:
        if not check_semantic_tool(member_1):
            return False
        member_2 = member_1.phase
        if member_2 != 'reconciled':
            return False
    return True


def check_semantic_tool_reconciled_event(value: prp_v1.SemanticToolReconciledEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_semantic_tool_reconciled_payload(member_3):
        return False
    return True


def check_mcp_app_tool_input_payload(value: prp_v1.McpAppToolInputPayload) -> bool:
    member_1 = value.semantic_tool
    if member_1 is not UNSET:
        if not check_semantic_tool(member_1):
            return False
        member_2 = member_1.phase
        if member_2 != 'input':
            return False
    return True


def check_mcp_app_tool_input_event(value: prp_v1.McpAppToolInputEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_mcp_app_tool_input_payload(member_3):
        return False
    return True


def check_mcp_app_tool_result_payload(value: prp_v1.McpAppToolResultPayload) -> bool:
    member_1 = value.semantic_tool
    if member_1 is not UNSET:
        if not check_semantic_tool(member_1):
            return False
        member_2 = member_1.phase
        if member_2 != 'result':
            return False
    return True


def check_mcp_app_tool_result_event(value: prp_v1.McpAppToolResultEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_mcp_app_tool_result_payload(member_3):
        return False
    return True


def _case_19(value: prp_v1.RunResultProposedPayload) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'blocked':
        return False
    return True


def _case_20(value: prp_v1.RunResultProposedPayload) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'yielded':
        return False
    return True


def check_run_result_proposed_payload(value: prp_v1.RunResultProposedPayload) -> bool:
    if _case_19(value):
        member_1 = value.blocker
        if member_1 is UNSET:
            return False
    if _case_20(value):
        member_2 = value.continuation
        if member_2 is UNSET:
            return False
    return True


def check_run_result_proposed_event(value: prp_v1.RunResultProposedEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_run_result_proposed_payload(member_3):
        return False
    return True


def check_run_terminal_payload(value: prp_v1.RunTerminalPayload) -> bool:
    member_1 = value.stop_reason
    if member_1 is not UNSET:
        member_2 = member_1.receipt_id
        if _match_1(member_2) is None:
            return False
        member_3 = member_1.code
        if _match_3(member_3) is None:
            return False
        member_4 = member_1.decision_id
        if _match_1(member_4) is None:
            return False
        member_5 = member_1.related_receipt_ids
        if member_5 is not UNSET:
            if len(member_5) > 1 and not unique(member_5):
                return False
            for item_6 in member_5:
                if _match_1(item_6) is None:
                    return False
                if len(item_6) < 1 or len(item_6) > 240:
                    return False
    return True


def check_run_terminal_event(value: prp_v1.RunTerminalEvent) -> bool:
    member_1 = value.emitted_at
    if _match_4(member_1) is None:
        return False
    member_2 = value.observed_at
    if member_2 is not UNSET:
        if _match_4(member_2) is None:
            return False
    member_3 = value.payload
    if not check_run_terminal_payload(member_3):
        return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    prp_v1.Identity: check_identity,
    prp_v1.TypedEventFamily: check_typed_event_family,
    prp_v1.SemanticToolOperation: check_semantic_tool_operation,
    prp_v1.SemanticToolCapabilities: check_semantic_tool_capabilities,
    prp_v1.Capabilities: check_capabilities,
    prp_v1.Command: check_command,
    prp_v1.ProviderDescriptor: check_provider_descriptor,
    prp_v1.PlanStep: check_plan_step,
    prp_v1.Plan: check_plan,
    prp_v1.ToolExecution: check_tool_execution,
    prp_v1.ResearchSource: check_research_source,
    prp_v1.Research: check_research,
    prp_v1.DelegationChild: check_delegation_child,
    prp_v1.Delegation: check_delegation,
    prp_v1.ModelRoute: check_model_route,
    prp_v1.ModelVerification: check_model_verification,
    prp_v1.ContextCompacted: check_context_compacted,
    prp_v1.ArtifactViewed: check_artifact_viewed,
    prp_v1.ArtifactGenerated: check_artifact_generated,
    prp_v1.ReviewMode: check_review_mode,
    prp_v1.Hook: check_hook,
    prp_v1.MemoryCitation: check_memory_citation,
    prp_v1.SafetyReview: check_safety_review,
    prp_v1.TerminalInput: check_terminal_input,
    prp_v1.Wait: check_wait,
    prp_v1.ProviderNotice: check_provider_notice,
    prp_v1.WorkspaceDiffFile: check_workspace_diff_file,
    prp_v1.WorkspaceDiff: check_workspace_diff,
    prp_v1.WorkspaceFileReference: check_workspace_file_reference,
    prp_v1.SafeReference: check_safe_reference,
    prp_v1.SafeContent: check_safe_content,
    prp_v1.ImmutableTarget: check_immutable_target,
    prp_v1.SemanticToolCorrelation: check_semantic_tool_correlation,
    prp_v1.SemanticTool: check_semantic_tool,
    prp_v1.UsageMeasurement: check_usage_measurement,
    prp_v1.Usage: check_usage,
    prp_v1.StopReason: check_stop_reason,
    prp_v1.Terminal: check_terminal,
    prp_v1.RuntimeRequestV2: check_runtime_request_v2,
    prp_v1.EventBase: check_event_base,
    prp_v1.OpenEvent: check_open_event,
    prp_v1.RunnerConnectedEvent: check_open_event,
    prp_v1.RunnerReconnectedEvent: check_open_event,
    prp_v1.RunnerReconciledEvent: check_open_event,
    prp_v1.RunnerDisconnectedEvent: check_open_event,
    prp_v1.RunnerDrainingEvent: check_open_event,
    prp_v1.RunnerBackpressureEvent: check_open_event,
    prp_v1.RunnerSuspendingEvent: check_open_event,
    prp_v1.RunnerSuspendedEvent: check_open_event,
    prp_v1.RunnerStoppedEvent: check_open_event,
    prp_v1.RunnerDiagnosticEvent: check_open_event,
    prp_v1.RuntimePhaseChangedEvent: check_open_event,
    prp_v1.SandboxMetricEvent: check_open_event,
    prp_v1.WorkspaceReadyEvent: check_open_event,
    prp_v1.WorkspaceChangeUpdatedEvent: check_workspace_change_updated_event,
    prp_v1.WorkspaceDiffRecordedEvent: check_workspace_diff_recorded_event,
    prp_v1.WorkspaceFileReferencedEvent: check_workspace_file_referenced_event,
    prp_v1.HarnessStartingEvent: check_open_event,
    prp_v1.HarnessReadyEvent: check_open_event,
    prp_v1.HarnessExitedEvent: check_open_event,
    prp_v1.HarnessDiagnosticEvent: check_open_event,
    prp_v1.PlanUpdatedEvent: check_plan_updated_event,
    prp_v1.ToolExecutionStartedEvent: check_tool_execution_started_event,
    prp_v1.ToolExecutionProgressedEvent: check_tool_execution_progressed_event,
    prp_v1.ToolExecutionCompletedEvent: check_tool_execution_completed_event,
    prp_v1.ResearchStartedEvent: check_research_started_event,
    prp_v1.ResearchProgressedEvent: check_research_progressed_event,
    prp_v1.ResearchCompletedEvent: check_research_completed_event,
    prp_v1.DelegationStartedEvent: check_delegation_started_event,
    prp_v1.DelegationUpdatedEvent: check_delegation_updated_event,
    prp_v1.DelegationCompletedEvent: check_delegation_completed_event,
    prp_v1.ModelRouteChangedEvent: check_model_route_changed_event,
    prp_v1.ModelVerificationUpdatedEvent: check_model_verification_updated_event,
    prp_v1.ContextCompactedEvent: check_context_compacted_event,
    prp_v1.ArtifactViewedEvent: check_artifact_viewed_event,
    prp_v1.ArtifactGeneratedEvent: check_artifact_generated_event,
    prp_v1.ReviewModeChangedEvent: check_review_mode_changed_event,
    prp_v1.HookStartedEvent: check_hook_started_event,
    prp_v1.HookCompletedEvent: check_hook_completed_event,
    prp_v1.MemoryCitationReferencedEvent: check_memory_citation_referenced_event,
    prp_v1.SafetyReviewStartedEvent: check_safety_review_started_event,
    prp_v1.SafetyReviewCompletedEvent: check_safety_review_completed_event,
    prp_v1.TerminalInputSentEvent: check_terminal_input_sent_event,
    prp_v1.WaitStartedEvent: check_wait_started_event,
    prp_v1.WaitCompletedEvent: check_wait_completed_event,
    prp_v1.ProviderNoticeRecordedEvent: check_provider_notice_recorded_event,
    prp_v1.SessionStartingEvent: check_open_event,
    prp_v1.SessionStartedEvent: check_open_event,
    prp_v1.SessionResumingEvent: check_open_event,
    prp_v1.SessionResumedEvent: check_open_event,
    prp_v1.SessionReconciledEvent: check_open_event,
    prp_v1.SessionUpdatedEvent: check_open_event,
    prp_v1.SessionClosedEvent: check_open_event,
    prp_v1.SessionFailedEvent: check_open_event,
    prp_v1.TurnSubmittedEvent: check_open_event,
    prp_v1.TurnAcceptedEvent: check_open_event,
    prp_v1.TurnStartedEvent: check_open_event,
    prp_v1.TurnCompletedEvent: check_open_event,
    prp_v1.TurnFailedEvent: check_open_event,
    prp_v1.TurnInterruptedEvent: check_open_event,
    prp_v1.TurnCancelledEvent: check_open_event,
    prp_v1.ItemStartedEvent: check_open_event,
    prp_v1.ItemDeltaEvent: check_open_event,
    prp_v1.ItemCompletedEvent: check_open_event,
    prp_v1.ItemFailedEvent: check_open_event,
    prp_v1.UsageReportedEvent: check_open_event,
    prp_v1.SemanticToolInputPayload: check_semantic_tool_input_payload,
    prp_v1.SemanticToolInputEvent: check_semantic_tool_input_event,
    prp_v1.SemanticToolResultPayload: check_semantic_tool_result_payload,
    prp_v1.SemanticToolResultEvent: check_semantic_tool_result_event,
    prp_v1.SemanticToolReconciledPayload: check_semantic_tool_reconciled_payload,
    prp_v1.SemanticToolReconciledEvent: check_semantic_tool_reconciled_event,
    prp_v1.McpAppDiscoveredEvent: check_open_event,
    prp_v1.McpAppResourceResolvedEvent: check_open_event,
    prp_v1.McpAppInitializingEvent: check_open_event,
    prp_v1.McpAppReadyEvent: check_open_event,
    prp_v1.McpAppToolInputPayload: check_mcp_app_tool_input_payload,
    prp_v1.McpAppToolInputEvent: check_mcp_app_tool_input_event,
    prp_v1.McpAppToolResultPayload: check_mcp_app_tool_result_payload,
    prp_v1.McpAppToolResultEvent: check_mcp_app_tool_result_event,
    prp_v1.McpAppActionRequestedEvent: check_open_event,
    prp_v1.McpAppActionResolvedEvent: check_open_event,
    prp_v1.McpAppHostContextChangedEvent: check_open_event,
    prp_v1.McpAppFailedEvent: check_open_event,
    prp_v1.McpAppTeardownEvent: check_open_event,
    prp_v1.RuntimeRequestCreatedEvent: check_open_event,
    prp_v1.RuntimeRequestResolvedEvent: check_open_event,
    prp_v1.RuntimeRequestExpiredEvent: check_open_event,
    prp_v1.RuntimeRequestCancelledEvent: check_open_event,
    prp_v1.InteractionRequestProposedEvent: check_open_event,
    prp_v1.InteractionRequestMaterializedEvent: check_open_event,
    prp_v1.InteractionRequestRejectedEvent: check_open_event,
    prp_v1.InteractionResponseProgressedEvent: check_open_event,
    prp_v1.InteractionResponseResolvedEvent: check_open_event,
    prp_v1.InteractionResponseDeliveredEvent: check_open_event,
    prp_v1.RunAttachedEvent: check_open_event,
    prp_v1.RunDetachedEvent: check_open_event,
    prp_v1.RunResultProposedPayload: check_run_result_proposed_payload,
    prp_v1.RunResultProposedEvent: check_run_result_proposed_event,
    prp_v1.RunResultAcceptedEvent: check_open_event,
    prp_v1.RunResultRejectedEvent: check_open_event,
    prp_v1.AttentionRequestProposedEvent: check_open_event,
    prp_v1.AttentionRequestRoutedEvent: check_open_event,
    prp_v1.AttentionRequestResolvedEvent: check_open_event,
    prp_v1.AttentionRequestExpiredEvent: check_open_event,
    prp_v1.AttentionRequestSupersededEvent: check_open_event,
    prp_v1.WorkAssessmentRecordedEvent: check_open_event,
    prp_v1.IssueStatusDecisionRecordedEvent: check_open_event,
    prp_v1.IssueStatusDecisionAppliedEvent: check_open_event,
    prp_v1.IssueStatusDecisionRejectedEvent: check_open_event,
    prp_v1.IssueStatusDecisionSupersededEvent: check_open_event,
    prp_v1.RunTerminalPayload: check_run_terminal_payload,
    prp_v1.RunTerminalEvent: check_run_terminal_event,
}
"""Struct class -> its check."""
