"""Envelopes of semantic calls as they travel in PRP events, and what can be read back from events.

An envelope is a receipt whose content is hashed as it stands; whoever builds one has sanitized the content before and
says what was done to it. Its tables of boundaries and outcomes differ from the dispatcher's, which are in `receipts`:
recorded runs were judged by both, so neither can give way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol.prp_v1 import (
    ImmutableTarget,
    SafeContent,
    SafeReference,
    SemanticTool,
    SemanticToolCorrelation,
)

from paperclip_runner.actions.identifiers import operation_receipt_id
from paperclip_runner.actions.receipts import RECEIPT_SCHEMA
from paperclip_runner.actions.redaction import envelope_digest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.receipts import AuthorizationBoundary, Outcome, RedactionDisposition

__all__ = [
    "envelope_boundary",
    "envelope_outcome",
    "input_envelope",
    "result_envelope",
]

_BOUNDARIES: tuple[tuple[AuthorizationBoundary, tuple[str, ...]], ...] = (
    ("company", ("company",)),
    ("actor", ("actor", "role")),
    ("grant", ("claim", "exposed")),
    ("revision", ("revision", "idempotency_conflict")),
    ("lock", ("lock", "ownership")),
    ("governed_action", ("approval", "interaction", "governed")),
)


def envelope_boundary(code: str) -> AuthorizationBoundary:
    """The boundary that an envelope reports for a code."""
    for boundary, fragments in _BOUNDARIES:
        if any(fragment in code for fragment in fragments):
            return boundary
    return "active_task"


def envelope_outcome(code: str, *, ok: bool, duplicate: bool = False) -> Outcome:
    """The outcome that an envelope reports for a code; an envelope never says `failed`."""
    if ok:
        return "duplicate" if duplicate else "succeeded"
    if "conflict" in code or "revision" in code:
        return "conflict"
    return "unavailable" if "unavailable" in code or "not_exposed" in code else "denied"


def input_envelope(
    *,
    operation_id: str,
    call_id: str,
    correlation: SemanticToolCorrelation,
    content: JsonValue,
    idempotency_key: str | None = None,
    redaction_disposition: RedactionDisposition = "digest_only",
    references: Iterable[SafeReference] = (),
) -> SemanticTool:
    """The envelope of what a call was given."""
    return SemanticTool(
        schema=RECEIPT_SCHEMA,
        schema_version=1,
        phase="input",
        operation_id=operation_id,
        call_id=call_id,
        correlation=correlation,
        idempotency_key=idempotency_key,
        content=SafeContent(
            digest=envelope_digest(content),
            redaction_disposition=redaction_disposition,
            references=list(references),
        ),
    )


def result_envelope(
    of: SemanticTool,
    *,
    content: JsonValue,
    outcome: Outcome,
    code: str,
    retryable: bool,
    authorization_boundary: AuthorizationBoundary,
    phase: Literal["result", "reconciled"] = "result",
    redaction_disposition: RedactionDisposition = "digest_only",
    references: Iterable[SafeReference] = (),
    receipt_id: str | None = None,
    audit_receipt_id: str | UnsetType = UNSET,
    current_revision: int | str | UnsetType = UNSET,
    duplicate_of_receipt_id: str | UnsetType = UNSET,
    artifact_refs: list[SafeReference] | UnsetType = UNSET,
    targets: list[ImmutableTarget] | UnsetType = UNSET,
    causal_refs: list[SafeReference] | UnsetType = UNSET,
) -> SemanticTool:
    """The envelope of what came out of the call whose input envelope is `of`.

    `phase` is `reconciled` for an outcome that was found after a restart. `receipt_id` is derived when not given.
    """
    if receipt_id is None:
        receipt_id = operation_receipt_id(
            of.correlation.run_id,
            of.operation_id,
            call_id=of.call_id,
            idempotency_key=of.idempotency_key,
        )
    return msgspec.structs.replace(
        of,
        phase=phase,
        content=SafeContent(
            digest=envelope_digest(content),
            redaction_disposition=redaction_disposition,
            references=list(references),
        ),
        outcome=outcome,
        code=code,
        retryable=retryable,
        authorization_boundary=authorization_boundary,
        operation_receipt_id=receipt_id,
        audit_receipt_id=audit_receipt_id,
        current_revision=current_revision,
        duplicate_of_receipt_id=duplicate_of_receipt_id,
        artifact_refs=artifact_refs,
        targets=targets,
        causal_refs=causal_refs,
    )
