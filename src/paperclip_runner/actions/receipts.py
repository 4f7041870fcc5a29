"""Receipts: what a run keeps of a semantic call without keeping its content.

A receipt holds ids, a digest of the redacted content and safe references, never the content. Every call with a valid
identity gets two: one of its input and one of its result. Source: schemas/prp/v1/semantic-tool.schema.json.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, cast, get_args

from msgspec import UNSET, UnsetType
from paperclip_protocol.prp_v1 import SafeContent, SafeReference, SemanticTool, SemanticToolCorrelation

from paperclip_runner.actions.identifiers import is_stable_id, operation_receipt_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = [
    "MAX_REFERENCES",
    "RECEIPT_SCHEMA",
    "REFERENCE_KINDS",
    "AuthorizationBoundary",
    "Outcome",
    "RedactionDisposition",
    "ReferenceKind",
    "authorization_boundary",
    "denial_is_retryable",
    "input_receipt",
    "outcome_of",
    "result_receipt",
    "safe_references",
]

RECEIPT_SCHEMA: Final = "paperclip.prp.semantic_tool.v1"
"""Value of `schema` in every receipt and envelope."""

MAX_REFERENCES: Final = 200
"""References of one result that are looked at; the rest is dropped."""

AuthorizationBoundary = Literal["company", "actor", "active_task", "grant", "governed_action", "lock", "revision"]
Outcome = Literal["succeeded", "denied", "conflict", "duplicate", "unavailable", "failed"]
RedactionDisposition = Literal["digest_only", "allowlisted_references", "redacted"]

ReferenceKind = Literal[
    "task",
    "document_revision",
    "interaction",
    "approval",
    "decision",
    "artifact",
    "work_product",
    "wake",
    "monitor",
    "audit",
    "operation",
]

REFERENCE_KINDS: Final = frozenset(get_args(ReferenceKind))
"""Kinds of entity that a receipt may point at."""

_RETRYABLE_CODES = frozenset({"idempotency_in_progress", "binding_failed"})
_BOUNDARIES: tuple[tuple[AuthorizationBoundary, tuple[str, ...]], ...] = (
    ("company", ("company",)),
    ("actor", ("actor", "role")),
    ("grant", ("claim", "absent")),
    ("revision", ("idempotency", "revision", "receipt")),
    ("lock", ("ownership", "run_mismatch")),
    ("governed_action", ("interaction", "governance")),
)


@lru_cache(maxsize=256)
def authorization_boundary(code: str) -> AuthorizationBoundary:
    """The boundary at which a call with this code stopped (or, for a success, passed last)."""
    for boundary, fragments in _BOUNDARIES:
        if any(fragment in code for fragment in fragments):
            return boundary
    return "active_task"


def outcome_of(code: str, *, ok: bool, duplicate: bool = False) -> Outcome:
    """The outcome that a receipt reports for a call with this code."""
    if ok:
        return "duplicate" if duplicate else "succeeded"
    if "conflict" in code:
        return "conflict"
    if code == "operation_absent":
        return "unavailable"
    return "failed" if "binding" in code or "recovery" in code else "denied"


def denial_is_retryable(code: str) -> bool:
    """Whether the same call may be tried again as it is."""
    return code in _RETRYABLE_CODES


def safe_references(references: object) -> list[SafeReference]:
    """The references of a result that a receipt may carry, in their order and without repetition.

    Of the first 200 entries, those with a known kind and a stable id are kept, reduced to these two. Anything else is
    dropped in silence: a binding's reference never turns a finished mutation into an error.
    """
    if not isinstance(references, (list, tuple)):
        return []
    kept: dict[tuple[str, str], SafeReference] = {}
    for entry in cast("list[object]", references)[:MAX_REFERENCES]:
        if isinstance(entry, SafeReference):
            kind, identifier = cast("tuple[object, object]", (entry.kind, entry.id))
        elif isinstance(entry, dict):
            members = cast("Mapping[str, object]", entry)
            kind, identifier = members.get("kind"), members.get("id")
        else:
            continue
        if isinstance(kind, str) and kind in REFERENCE_KINDS and is_stable_id(identifier):
            kept.setdefault((kind, identifier), SafeReference(kind=cast("ReferenceKind", kind), id=identifier))
    return list(kept.values())


def input_receipt(
    *,
    operation_id: str,
    call_id: str,
    correlation: SemanticToolCorrelation,
    idempotency_key: str | None,
    content_digest: str,
    redacted: bool = False,
    references: Iterable[SafeReference] = (),
) -> SemanticTool:
    """The receipt of what a call was given."""
    return SemanticTool(
        schema=RECEIPT_SCHEMA,
        schema_version=1,
        phase="input",
        operation_id=operation_id,
        call_id=call_id,
        correlation=correlation,
        idempotency_key=idempotency_key,
        content=SafeContent(
            digest=content_digest,
            redaction_disposition="redacted" if redacted else "digest_only",
            references=list(references),
        ),
    )


def result_receipt(
    of: SemanticTool,
    *,
    content_digest: str,
    outcome: Outcome,
    code: str,
    retryable: bool = False,
    redacted: bool = False,
    references: Iterable[SafeReference] = (),
    receipt_id: str | None = None,
    audit_receipt_id: str | UnsetType = UNSET,
    current_revision: int | str | UnsetType = UNSET,
    duplicate_of_receipt_id: str | UnsetType = UNSET,
) -> SemanticTool:
    """The receipt of what came out of the call whose input receipt is `of`; `receipt_id` is derived when not given."""
    if receipt_id is None:
        receipt_id = operation_receipt_id(
            of.correlation.run_id,
            of.operation_id,
            call_id=of.call_id,
            idempotency_key=of.idempotency_key,
        )
    return SemanticTool(
        schema=RECEIPT_SCHEMA,
        schema_version=1,
        phase="result",
        operation_id=of.operation_id,
        call_id=of.call_id,
        correlation=of.correlation,
        idempotency_key=of.idempotency_key,
        content=SafeContent(
            digest=content_digest,
            redaction_disposition="redacted" if redacted else "digest_only",
            references=list(references),
        ),
        outcome=outcome,
        code=code,
        retryable=retryable,
        authorization_boundary=authorization_boundary(code),
        operation_receipt_id=receipt_id,
        audit_receipt_id=audit_receipt_id,
        current_revision=current_revision,
        duplicate_of_receipt_id=duplicate_of_receipt_id,
    )
