"""Idempotency stores: the contract, the store in memory and the store in an SQLite file.

The store in a PostgreSQL database is in `paperclip_runner.actions.stores.postgres`, which needs psycopg.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperclip_runner.actions.stores.base import (
    ClaimAnswer,
    Claimed,
    ClaimRequest,
    Conflict,
    Duplicate,
    IdempotencyStore,
    InProgress,
    PendingClaim,
    StoreError,
)
from paperclip_runner.actions.stores.memory import MemoryStore

if TYPE_CHECKING:
    from paperclip_runner.actions.stores.sqlite import SqliteStore

__all__ = [
    "ClaimAnswer",
    "ClaimRequest",
    "Claimed",
    "Conflict",
    "Duplicate",
    "IdempotencyStore",
    "InProgress",
    "MemoryStore",
    "PendingClaim",
    "SqliteStore",
    "StoreError",
]


def __getattr__(name: str) -> object:
    # Loaded when it is asked for: it brings a database and threads, which the contract itself does without.
    if name == "SqliteStore":
        from paperclip_runner.actions.stores.sqlite import SqliteStore

        return SqliteStore
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
