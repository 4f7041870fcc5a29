"""Run results: normalization of loose output, validation, and acceptance against the task."""

from paperclip_runner.results.acceptance import ProposalVerdict, validate_proposal
from paperclip_runner.results.normalization import (
    RESULT_SCHEMA,
    ResultVerdict,
    normalize_result,
    result_fingerprint,
    validate_result,
)
from paperclip_runner.results.signals import (
    ActionableAttention,
    IgnoredAttention,
    ResultSignals,
    VerificationSignal,
    result_signals,
)

__all__ = [
    "RESULT_SCHEMA",
    "ActionableAttention",
    "IgnoredAttention",
    "ProposalVerdict",
    "ResultSignals",
    "ResultVerdict",
    "VerificationSignal",
    "normalize_result",
    "result_fingerprint",
    "result_signals",
    "validate_proposal",
    "validate_result",
]
