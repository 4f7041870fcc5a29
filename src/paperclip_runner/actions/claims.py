"""The claim of one mutation, from the moment it is taken until it is completed or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from paperclip_protocol.actions import RunContext, StoredOutcome

from paperclip_runner.actions.checks import Refusal
from paperclip_runner.actions.redaction import envelope_digest
from paperclip_runner.actions.stores.base import Claimed, ClaimRequest, Conflict, Duplicate, IdempotencyStore

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.answers import CallFacts, CheckedValue

__all__ = ["DispatchFailure", "HeldClaim", "claim_mutation"]


class DispatchFailure(msgspec.Struct, frozen=True, kw_only=True):
    """An exception that a call met.

    `step` is `context`, `claim`, `function`, `complete`, `recover` or `release`. The text of the exception may hold
    secrets and goes nowhere else.
    """

    operation_id: str
    call_id: str
    step: str
    error: Exception

    @classmethod
    def of(cls, facts: CallFacts, step: str, error: Exception) -> DispatchFailure:
        """The failure of a call in one step."""
        return cls(operation_id=facts.call.operation_id, call_id=facts.call.call_id, step=step, error=error)


class HeldClaim:
    """A claim that was taken for one call."""

    def __init__(
        self, store: IdempotencyStore, token: str, facts: CallFacts, report: Callable[[DispatchFailure], None]
    ) -> None:
        self._store = store
        self._token = token
        self._facts = facts
        self._report = report

    async def release(self) -> bool:
        """Give the claim up, because its function is not entered after all; False when the store cannot do it."""
        try:
            await self._store.release(self._token)
        except Exception as error:
            self._report(DispatchFailure.of(self._facts, "release", error))
            return False
        return True

    async def keep(self, checked: CheckedValue) -> bool:
        """Store the outcome, by the second way when the first fails; False when both do."""
        outcome = StoredOutcome(
            operation_id=self._facts.call.operation_id,
            input_digest=self._facts.input_digest,
            operation_receipt_id=self._facts.receipt_id,
            value=checked.value,
            code=checked.code,
            references=checked.references,
            state_revision=checked.state_revision,
            audit_receipt_id=checked.audit_receipt_id,
        )
        try:
            await self._store.complete(self._token, outcome)
        except Exception as error:
            self._report(DispatchFailure.of(self._facts, "complete", error))
        else:
            return True
        try:
            await self._store.recover(self._token, outcome)
        except Exception as error:
            self._report(DispatchFailure.of(self._facts, "recover", error))
            return False
        return True


async def claim_mutation(
    store: IdempotencyStore | None,
    facts: CallFacts,
    context: RunContext,
    report: Callable[[DispatchFailure], None],
) -> HeldClaim | Duplicate | Refusal:
    """Claim the mutation that a call asks for; whoever asked for it before decides what else there is to say."""
    if store is None:
        return Refusal("receipt_store_unavailable", "Mutations need an idempotency store, and there is none.")
    request = ClaimRequest(
        scope=_scope(facts, context),
        operation_id=facts.call.operation_id,
        input_digest=facts.input_digest,
    )
    try:
        answer = await store.claim(request)
    except Exception as error:
        report(DispatchFailure.of(facts, "claim", error))
        return Refusal("receipt_store_unavailable", "The idempotency store could not take the claim.")
    if isinstance(answer, Claimed):
        return HeldClaim(store, answer.token, facts, report)
    if isinstance(answer, Duplicate):
        return answer
    if isinstance(answer, Conflict):
        return Refusal("idempotency_conflict", "The idempotency key was used with other input.")
    return Refusal("idempotency_in_progress", "A call with this idempotency key has not ended.")


def _scope(facts: CallFacts, context: RunContext) -> str:
    # Hashed as it stands: redacted, two run ids that look like secrets would share their mutations.
    given = cast("dict[str, JsonValue]", facts.call.input)
    return envelope_digest([context.company_id, facts.call.run_id, facts.call.operation_id, given["idempotencyKey"]])
