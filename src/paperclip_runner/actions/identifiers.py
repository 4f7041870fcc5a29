"""Identifiers of the semantic contract: which text is one, and which are derived."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Final, TypeGuard

__all__ = [
    "MAX_CODE_LENGTH",
    "MAX_IDEMPOTENCY_KEY_LENGTH",
    "MAX_STABLE_ID_LENGTH",
    "is_stable_code",
    "is_stable_id",
    "operation_receipt_id",
    "receipt_key",
]

MAX_STABLE_ID_LENGTH: Final = 240
"""Characters of a stable id."""

MAX_CODE_LENGTH: Final = 160
"""Characters of an outcome code."""

MAX_IDEMPOTENCY_KEY_LENGTH: Final = 240
"""Characters of an idempotency key."""

_STABLE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,239}")
_STABLE_CODE = re.compile(r"[a-z][a-z0-9_.:-]{0,159}")


@lru_cache(maxsize=4096)
def _matches_stable_id(text: str) -> bool:
    return _STABLE_ID.fullmatch(text) is not None


def is_stable_id(value: object) -> TypeGuard[str]:
    """Whether `value` is a stable id: 1 to 240 of `A-Za-z0-9._:-`, a letter or digit first."""
    return isinstance(value, str) and len(value) <= MAX_STABLE_ID_LENGTH and _matches_stable_id(value)


def is_stable_code(value: object) -> TypeGuard[str]:
    """Whether `value` is an outcome code: 1 to 160 of `a-z0-9_.:-`, a letter first."""
    return isinstance(value, str) and len(value) <= MAX_CODE_LENGTH and _STABLE_CODE.fullmatch(value) is not None


def receipt_key(value: object) -> str | None:
    """`value` where a receipt may carry it as its idempotency key, else None.

    Source: schemas/prp/v1/semantic-tool.schema.json#/properties/idempotencyKey.
    """
    return value if isinstance(value, str) and 1 <= len(value) <= MAX_IDEMPOTENCY_KEY_LENGTH else None


def operation_receipt_id(run_id: str, operation_id: str, *, call_id: str, idempotency_key: str | None) -> str:
    """The id under which an operation is receipted: one per run, operation and key (or call, when there is no key).

    A success, its duplicates, and every denial or conflict with the same key share it.
    """
    subject = call_id if idempotency_key is None else idempotency_key
    seed = f"{run_id}:{operation_id}:{subject}".encode("utf-8", "surrogatepass")
    return "semantic_receipt:" + hashlib.sha256(seed).hexdigest()[:32]
