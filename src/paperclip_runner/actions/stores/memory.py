"""A store that lives as long as its process: for tests, and for applications that are themselves in memory."""

from __future__ import annotations

from itertools import count

import msgspec
from paperclip_protocol.actions import StoredOutcome

from paperclip_runner.actions.stores.base import (
    ClaimAnswer,
    Claimed,
    ClaimRequest,
    Conflict,
    Duplicate,
    InProgress,
    PendingClaim,
    StoreError,
    read_outcome,
)
from paperclip_runner.canonical import json_bytes

__all__ = ["MemoryStore"]


class _Claim(msgspec.Struct):
    request: ClaimRequest
    token: str
    outcome: bytes | None = None


class MemoryStore:
    """Keeps every claim until the process ends. Nothing survives a restart, so it protects against retries only."""

    def __init__(self) -> None:
        self._by_scope: dict[str, _Claim] = {}
        self._by_token: dict[str, _Claim] = {}
        self._numbers = count(1)

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        """Take the scope, or say who has it."""
        known = self._by_scope.get(request.scope)
        if known is None:
            claim = _Claim(request, f"claim-{next(self._numbers)}")
            self._by_scope[request.scope] = self._by_token[claim.token] = claim
            return Claimed(claim.token)
        if known.request.input_digest != request.input_digest:
            return Conflict()
        return InProgress() if known.outcome is None else Duplicate(read_outcome(known.outcome))

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        """Record how a claimed mutation ended."""
        self._keep(token, outcome)

    async def recover(self, token: str, outcome: StoredOutcome) -> None:
        """The same as `complete`: there is no other way in memory."""
        self._keep(token, outcome)

    async def release(self, token: str) -> None:
        """Give up an open claim."""
        claim = self._claim(token)
        if claim.outcome is not None:
            raise StoreError(f"claim {token} has ended and cannot be released", code="outcome_conflict")
        del self._by_token[token], self._by_scope[claim.request.scope]

    async def pending(self) -> list[PendingClaim]:
        """Every open claim, oldest first."""
        return [
            PendingClaim(
                token=claim.token,
                scope=claim.request.scope,
                operation_id=claim.request.operation_id,
                input_digest=claim.request.input_digest,
            )
            for claim in self._by_token.values()
            if claim.outcome is None
        ]

    def _claim(self, token: str) -> _Claim:
        claim = self._by_token.get(token)
        if claim is None:
            raise StoreError(f"no claim is known as {token}", code="claim_unknown")
        return claim

    def _keep(self, token: str, outcome: StoredOutcome) -> None:
        claim, kept = self._claim(token), json_bytes(outcome)
        if claim.outcome not in (None, kept):
            raise StoreError(f"claim {token} has ended with another outcome", code="outcome_conflict")
        claim.outcome = kept
