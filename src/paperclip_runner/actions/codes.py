"""The codes with which the checks and the dispatcher answer.

Source: schemas/actions/authorization-record.schema.json#/properties/code.
"""

from __future__ import annotations

from typing import Literal

__all__ = ["DecisionCode", "DenialCode"]

DenialCode = Literal[
    "operation_absent",
    "authority_context_invalid",
    "run_mismatch",
    "company_mismatch",
    "actor_inactive",
    "task_mode_denied",
    "task_state_denied",
    "task_ownership_denied",
    "required_claim_missing",
    "actor_role_denied",
    "policy_denied",
    "interaction_kind_denied",
    "protected_data_denied",
    "input_invalid",
    "idempotency_required",
    "idempotency_conflict",
    "idempotency_in_progress",
    "receipt_store_unavailable",
    "receipt_recovery_failed",
    "binding_failed",
    "binding_output_invalid",
]
"""Why a call was refused or failed."""

DecisionCode = Literal["allowed"] | DenialCode
"""Outcome of the checks of authority, as a record keeps it."""
