"""What the types of a Struct leave open of its schema. Module ``actions``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import actions
from paperclip_protocol import prp_v1
from paperclip_protocol._checks import prp_v1 as prp_v1_checks
from paperclip_protocol._runtime import UNSET, matcher, unique


_match_1 = matcher(globals(), '_match_1', '^[a-fA-F0-9]{64}\\Z', 'match')
_match_2 = matcher(globals(), '_match_2', '^https://github\\.com/(?!\\.{1,2}/)[A-Za-z0-9_.-]+/(?!\\.{1,2}/?\\Z)[A-Za-z0-9_.-]+/?\\Z', 'match')
_match_3 = matcher(globals(), '_match_3', '^[a-z][a-z0-9_]*\\Z', 'match')
_match_4 = matcher(globals(), '_match_4', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_match_5 = matcher(globals(), '_match_5', '^semantic_auth:[0-9]{8,}\\Z', 'match')
_match_6 = matcher(globals(), '_match_6', '^sha256:[a-f0-9]{64}\\Z', 'match')
_match_7 = matcher(globals(), '_match_7', '^[A-Za-z0-9][A-Za-z0-9_.:-]*\\Z', 'match')
_match_8 = matcher(globals(), '_match_8', '^(?=[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])[^\\u0000]*\\Z', 'match')
_match_9 = matcher(globals(), '_match_9', '^[a-z][a-z0-9_]{0,63}\\Z', 'match')
_match_10 = matcher(globals(), '_match_10', '^[a-z][a-z0-9_.:-]*\\Z', 'match')


def _case_1(value: actions.CallApiInputFilesItem) -> bool:
    member_1 = value.artifact_id
    if member_1 is UNSET:
        return False
    return True


def _case_2(value: actions.CallApiInputFilesItem) -> bool:
    member_1 = value.path
    if member_1 is UNSET:
        return False
    return True


def check_call_api_input_files_item(value: actions.CallApiInputFilesItem) -> bool:
    if _case_1(value) + _case_2(value) != 1:
        return False
    return True


def check_call_api_input(value: actions.CallApiInput) -> bool:
    member_1 = value.files
    if member_1 is not UNSET:
        for item_2 in member_1:
            if not check_call_api_input_files_item(item_2):
                return False
    return True


def check_report_progress_output(value: actions.ReportProgressOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_answer_status_question_output(value: actions.AnswerStatusQuestionOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_write_document_output(value: actions.WriteDocumentOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_request_human_input_output(value: actions.RequestHumanInputOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_register_deliverable_input(value: actions.RegisterDeliverableInput) -> bool:
    member_1 = value.sha256
    if _match_1(member_1) is None:
        return False
    return True


def check_register_deliverable_output(value: actions.RegisterDeliverableOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_finish_task_output(value: actions.FinishTaskOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_block_task_input(value: actions.BlockTaskInput) -> bool:
    member_1 = value.blocked_by_task_ids
    if member_1 is not UNSET:
        if len(member_1) > 1 and not unique(member_1):
            return False
        for item_2 in member_1:
            if len(item_2) < 1:
                return False
    return True


def check_block_task_output(value: actions.BlockTaskOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_request_review_output(value: actions.RequestReviewOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_search_tasks_input(value: actions.SearchTasksInput) -> bool:
    member_1 = value.statuses
    if member_1 is not UNSET:
        if len(member_1) > 1 and not unique(member_1):
            return False
    return True


def check_control_workspace_service_output(value: actions.ControlWorkspaceServiceOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_set_dependencies_input(value: actions.SetDependenciesInput) -> bool:
    member_1 = value.blocked_by_task_ids
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    return True


def check_set_dependencies_output(value: actions.SetDependenciesOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_create_project_input(value: actions.CreateProjectInput) -> bool:
    member_1 = value.repository_ids
    if member_1 is not UNSET:
        if len(member_1) > 1 and not unique(member_1):
            return False
        for item_2 in member_1:
            if len(item_2) < 1:
                return False
    member_3 = value.repository_urls
    if member_3 is not UNSET:
        if len(member_3) > 1 and not unique(member_3):
            return False
        for item_4 in member_3:
            if _match_2(item_4) is None:
                return False
            if len(item_4) > 2000:
                return False
    member_5 = value.goal_ids
    if member_5 is not UNSET:
        if len(member_5) > 1 and not unique(member_5):
            return False
        for item_6 in member_5:
            if len(item_6) < 1:
                return False
    return True


def check_create_task_input(value: actions.CreateTaskInput) -> bool:
    member_1 = value.blocked_by_task_ids
    if member_1 is not UNSET:
        if len(member_1) > 1 and not unique(member_1):
            return False
        for item_2 in member_1:
            if len(item_2) < 1:
                return False
    return True


def check_create_task_output(value: actions.CreateTaskOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_request_approval_output(value: actions.RequestApprovalOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_decide_approval_output(value: actions.DecideApprovalOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_comment_on_approval_output(value: actions.CommentOnApprovalOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_schedule_wake_output(value: actions.ScheduleWakeOutput) -> bool:
    member_1 = value.entity_refs
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.scheduled_wake_ids
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_semantic_action_index(value: actions.SemanticActionIndex) -> bool:
    member_1 = value.order
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1:
            return False
    member_3 = value.task_read_bindings
    if len(member_3) > 1 and not unique(member_3):
        return False
    for item_4 in member_3:
        if len(item_4) < 1:
            return False
    return True


def check_semantic_action(value: actions.SemanticAction) -> bool:
    member_1 = value.operation_id
    if _match_3(member_1) is None:
        return False
    member_2 = value.required_claims
    if len(member_2) > 1 and not unique(member_2):
        return False
    for item_3 in member_2:
        if len(item_3) < 1 or len(item_3) > 240:
            return False
    member_4 = value.allowed_modes
    if len(member_4) > 1 and not unique(member_4):
        return False
    member_5 = value.allowed_roles
    if member_5 is not UNSET:
        if len(member_5) > 1 and not unique(member_5):
            return False
        for item_6 in member_5:
            if len(item_6) < 1:
                return False
    return True


def check_run_context_actor(value: actions.RunContextActor) -> bool:
    member_1 = value.id
    if _match_4(member_1) is None:
        return False
    member_2 = value.company_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.claims
    for item_4 in member_3:
        if len(item_4) < 1 or len(item_4) > 240:
            return False
    return True


def _case_3(value: str | None) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def _case_4(value: str | None) -> bool:
    if value is not None:
        return False
    return True


def check_run_context_active_task(value: actions.RunContextActiveTask) -> bool:
    member_1 = value.id
    if _match_4(member_1) is None:
        return False
    member_2 = value.company_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.assignee_actor_id
    if _case_3(member_3) + _case_4(member_3) != 1:
        return False
    member_4 = value.execution_run_id
    if _case_3(member_4) + _case_4(member_4) != 1:
        return False
    return True


def check_run_context_policy(value: actions.RunContextPolicy) -> bool:
    member_1 = value.denied_operation_ids
    if member_1 is not UNSET:
        for item_2 in member_1:
            if len(item_2) < 1 or len(item_2) > 240:
                return False
    member_3 = value.allowed_interaction_kinds
    if member_3 is not UNSET:
        for item_4 in member_3:
            if len(item_4) < 1 or len(item_4) > 240:
                return False
    return True


def check_run_context(value: actions.RunContext) -> bool:
    member_1 = value.run_id
    if _match_4(member_1) is None:
        return False
    member_2 = value.company_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.actor
    member_4 = member_3.id
    if _match_4(member_4) is None:
        return False
    member_5 = member_3.company_id
    if _match_4(member_5) is None:
        return False
    member_6 = member_3.claims
    for item_7 in member_6:
        if len(item_7) < 1 or len(item_7) > 240:
            return False
    member_8 = value.active_task
    member_9 = member_8.id
    if _match_4(member_9) is None:
        return False
    member_10 = member_8.company_id
    if _match_4(member_10) is None:
        return False
    member_11 = member_8.assignee_actor_id
    if _case_3(member_11) + _case_4(member_11) != 1:
        return False
    member_12 = member_8.execution_run_id
    if _case_3(member_12) + _case_4(member_12) != 1:
        return False
    member_13 = value.delegated_claims
    for item_14 in member_13:
        if len(item_14) < 1 or len(item_14) > 240:
            return False
    member_15 = value.policy
    if member_15 is not UNSET:
        member_16 = member_15.denied_operation_ids
        if member_16 is not UNSET:
            for item_17 in member_16:
                if len(item_17) < 1 or len(item_17) > 240:
                    return False
        member_18 = member_15.allowed_interaction_kinds
        if member_18 is not UNSET:
            for item_19 in member_18:
                if len(item_19) < 1 or len(item_19) > 240:
                    return False
    return True


def _case_5(value: str | None) -> bool:
    if not isinstance(value, str):
        return False
    if len(value) < 1 or len(value) > 240:
        return False
    if _match_4(value) is None:
        return False
    return True


def _case_6(value: str | None) -> bool:
    if not isinstance(value, str):
        return False
    if _match_6(value) is None:
        return False
    return True


def check_authorization_record(value: actions.AuthorizationRecord) -> bool:
    member_1 = value.id
    if _match_5(member_1) is None:
        return False
    member_2 = value.run_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.company_id
    if _match_4(member_3) is None:
        return False
    member_4 = value.actor_id
    if _match_4(member_4) is None:
        return False
    member_5 = value.task_id
    if _match_4(member_5) is None:
        return False
    member_6 = value.call_id
    if _case_5(member_6) + _case_4(member_6) != 1:
        return False
    member_7 = value.operation_id
    if _match_4(member_7) is None:
        return False
    member_8 = value.effective_claims
    if len(member_8) > 1 and not unique(member_8):
        return False
    for item_9 in member_8:
        if len(item_9) < 1 or len(item_9) > 240:
            return False
    member_10 = value.input_digest
    if _case_6(member_10) + _case_4(member_10) != 1:
        return False
    member_11 = value.operation_receipt_id
    if _case_5(member_11) + _case_4(member_11) != 1:
        return False
    return True


def check_authorized_operation(value: actions.AuthorizedOperation) -> bool:
    member_1 = value.operation_id
    if _match_7(member_1) is None:
        return False
    member_2 = value.description
    if _match_8(member_2) is None:
        return False
    return True


def check_authorized_tools(value: actions.AuthorizedTools) -> bool:
    member_1 = value.catalog_digest
    if _match_6(member_1) is None:
        return False
    member_2 = value.operations
    for item_3 in member_2:
        member_4 = item_3.operation_id
        if _match_7(member_4) is None:
            return False
        member_5 = item_3.description
        if _match_8(member_5) is None:
            return False
    return True


def check_tool_annotations(value: actions.ToolAnnotations) -> bool:
    member_1 = value.required_claims
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if len(item_2) < 1 or len(item_2) > 240:
            return False
    return True


def check_semantic_tool_definition(value: actions.SemanticToolDefinition) -> bool:
    member_1 = value.annotations
    member_2 = member_1.required_claims
    if len(member_2) > 1 and not unique(member_2):
        return False
    for item_3 in member_2:
        if len(item_3) < 1 or len(item_3) > 240:
            return False
    return True


def _case_7(value: str | None) -> bool:
    if not isinstance(value, str):
        return False
    if _match_9(value) is None:
        return False
    return True


def check_semantic_tool_discovery(value: actions.SemanticToolDiscovery) -> bool:
    member_1 = value.namespace
    if _case_7(member_1) + _case_4(member_1) != 1:
        return False
    member_2 = value.operations
    for item_3 in member_2:
        if not check_semantic_tool_definition(item_3):
            return False
    return True


def check_semantic_tool_call_correlation(value: actions.SemanticToolCallCorrelation) -> bool:
    member_1 = value.run_id
    if _match_4(member_1) is None:
        return False
    member_2 = value.normalized_session_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.turn_id
    if _match_4(member_3) is None:
        return False
    member_4 = value.item_id
    if _match_4(member_4) is None:
        return False
    member_5 = value.request_id
    if member_5 is not UNSET:
        if _match_4(member_5) is None:
            return False
    return True


def check_semantic_tool_call(value: actions.SemanticToolCall) -> bool:
    member_1 = value.run_id
    if _match_4(member_1) is None:
        return False
    member_2 = value.call_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.operation_id
    if _match_4(member_3) is None:
        return False
    member_4 = value.correlation
    member_5 = member_4.run_id
    if _match_4(member_5) is None:
        return False
    member_6 = member_4.normalized_session_id
    if _match_4(member_6) is None:
        return False
    member_7 = member_4.turn_id
    if _match_4(member_7) is None:
        return False
    member_8 = member_4.item_id
    if _match_4(member_8) is None:
        return False
    member_9 = member_4.request_id
    if member_9 is not UNSET:
        if _match_4(member_9) is None:
            return False
    return True


def check_semantic_tool_success(value: actions.SemanticToolSuccess) -> bool:
    member_1 = value.operation_id
    if _match_4(member_1) is None:
        return False
    member_2 = value.call_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.code
    if _match_10(member_3) is None:
        return False
    member_4 = value.input_receipt
    if not prp_v1_checks.check_semantic_tool(member_4):
        return False
    member_5 = value.result_receipt
    if not prp_v1_checks.check_semantic_tool(member_5):
        return False
    return True


def check_semantic_tool_denial(value: actions.SemanticToolDenial) -> bool:
    member_1 = value.operation_id
    if _match_4(member_1) is None:
        return False
    member_2 = value.call_id
    if _match_4(member_2) is None:
        return False
    member_3 = value.input_receipt
    if isinstance(member_3, prp_v1.SemanticTool):
        if not prp_v1_checks.check_semantic_tool(member_3):
            return False
    member_4 = value.result_receipt
    if isinstance(member_4, prp_v1.SemanticTool):
        if not prp_v1_checks.check_semantic_tool(member_4):
            return False
    return True


def check_stored_outcome(value: actions.StoredOutcome) -> bool:
    member_1 = value.operation_id
    if _match_4(member_1) is None:
        return False
    member_2 = value.input_digest
    if _match_6(member_2) is None:
        return False
    member_3 = value.operation_receipt_id
    if _match_4(member_3) is None:
        return False
    member_4 = value.code
    if _match_10(member_4) is None:
        return False
    member_5 = value.references
    for item_6 in member_5:
        member_7 = item_6.id
        if _match_4(member_7) is None:
            return False
    if len(member_5) > 1 and not unique(member_5):
        return False
    member_8 = value.audit_receipt_id
    if member_8 is not UNSET:
        if _match_4(member_8) is None:
            return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    actions.CallApiInputFilesItem: check_call_api_input_files_item,
    actions.CallApiInput: check_call_api_input,
    actions.ReportProgressOutput: check_report_progress_output,
    actions.AnswerStatusQuestionOutput: check_answer_status_question_output,
    actions.WriteDocumentOutput: check_write_document_output,
    actions.RequestHumanInputOutput: check_request_human_input_output,
    actions.RegisterDeliverableInput: check_register_deliverable_input,
    actions.RegisterDeliverableOutput: check_register_deliverable_output,
    actions.FinishTaskOutput: check_finish_task_output,
    actions.BlockTaskInput: check_block_task_input,
    actions.BlockTaskOutput: check_block_task_output,
    actions.RequestReviewOutput: check_request_review_output,
    actions.SearchTasksInput: check_search_tasks_input,
    actions.ControlWorkspaceServiceOutput: check_control_workspace_service_output,
    actions.SetDependenciesInput: check_set_dependencies_input,
    actions.SetDependenciesOutput: check_set_dependencies_output,
    actions.CreateProjectInput: check_create_project_input,
    actions.CreateTaskInput: check_create_task_input,
    actions.CreateTaskOutput: check_create_task_output,
    actions.RequestApprovalOutput: check_request_approval_output,
    actions.DecideApprovalOutput: check_decide_approval_output,
    actions.CommentOnApprovalOutput: check_comment_on_approval_output,
    actions.ScheduleWakeOutput: check_schedule_wake_output,
    actions.SemanticActionIndex: check_semantic_action_index,
    actions.SemanticAction: check_semantic_action,
    actions.RunContextActor: check_run_context_actor,
    actions.RunContextActiveTask: check_run_context_active_task,
    actions.RunContextPolicy: check_run_context_policy,
    actions.RunContext: check_run_context,
    actions.AuthorizationRecord: check_authorization_record,
    actions.AuthorizedOperation: check_authorized_operation,
    actions.AuthorizedTools: check_authorized_tools,
    actions.ToolAnnotations: check_tool_annotations,
    actions.SemanticToolDefinition: check_semantic_tool_definition,
    actions.SemanticToolDiscovery: check_semantic_tool_discovery,
    actions.SemanticToolCallCorrelation: check_semantic_tool_call_correlation,
    actions.SemanticToolCall: check_semantic_tool_call,
    actions.SemanticToolSuccess: check_semantic_tool_success,
    actions.SemanticToolDenial: check_semantic_tool_denial,
    actions.StoredOutcome: check_stored_outcome,
}
"""Struct class -> its check."""
