"""The idempotency store: remembers which mutations were begun and how they ended.

A mutation may run only after its claim is durable. The life of a claim:

```
claim ──► claimed ──► complete (or recover) ──► duplicate for every later claim with the same input
              └─────► release                    (only when the bound function was never entered)
```

While a claim is neither completed nor released, the same claim is answered with *in progress*, also after a crash:
nobody can know whether the effect happened, so nothing runs again until an operator completes or releases the claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec
from paperclip_protocol.actions import StoredOutcome

from paperclip_runner.canonical import parse_json
from paperclip_runner.errors import ActionError, JsonTextError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "ClaimAnswer",
    "ClaimRequest",
    "Claimed",
    "Conflict",
    "Duplicate",
    "IdempotencyStore",
    "InProgress",
    "PendingClaim",
    "StoreError",
    "read_outcome",
]


class StoreError(ActionError):
    """The store cannot do what it was asked to: `claim_unknown`, `outcome_conflict`, `store_closed`."""

    default_code = "store_failed"


class ClaimRequest(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What is claimed: `scope` is one per company, run, operation and idempotency key; both digests are `sha256:…`."""

    scope: str
    operation_id: str
    input_digest: str


class Claimed(msgspec.Struct, frozen=True):
    """The claim is durable and belongs to the caller; `token` names it from now on."""

    token: str


class Duplicate(msgspec.Struct, frozen=True):
    """The mutation ended earlier, with the same input; `outcome` is the stored outcome as JSON."""

    outcome: JsonValue


class Conflict(msgspec.Struct, frozen=True):
    """The scope was claimed with other input."""


class InProgress(msgspec.Struct, frozen=True):
    """The scope was claimed with the same input, and that claim is still open."""


ClaimAnswer = Claimed | Duplicate | Conflict | InProgress
"""What `claim` may answer."""


def read_outcome(kept: bytes) -> JsonValue:
    """A stored outcome as JSON; None when it is damaged, which the dispatcher refuses as it refuses any other."""
    try:
        return parse_json(kept)
    except JsonTextError:
        return None


class PendingClaim(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """An open claim, for the operator who has to find out whether its effect happened."""

    token: str
    scope: str
    operation_id: str
    input_digest: str


class IdempotencyStore(Protocol):
    """What the dispatcher needs of a store. Any exception means that the store could not do it.

    A task may be cancelled while it waits. A cancelled `claim` must not leave a claim behind; a cancelled `complete` or
    `recover` must still be carried out.
    """

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        """Take the scope, atomically and durably, or say who has it."""
        ...

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        """Record how a claimed mutation ended, durably."""
        ...

    async def recover(self, token: str, outcome: StoredOutcome) -> None:
        """Record the same by other means after `complete` failed. Doing it twice with one outcome is no error."""
        ...

    async def release(self, token: str) -> None:
        """Give up a claim whose bound function was never entered."""
        ...
