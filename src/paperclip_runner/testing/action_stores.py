"""Checks that an idempotency store keeps its contract, for people who write one.

```python
@asynccontextmanager
async def open_store():
    yield MyStore(...)

@pytest.mark.parametrize("check", STORE_CHECKS, ids=lambda check: check.name)
def test_my_store_keeps_the_contract(check):
    asyncio.run(check.run(open_store))
```

Each check opens the store, some of them twice; opening it again must show the same claims. Scopes are made up for every
check, so a store with data in it may be checked too.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol.actions import StoredOutcome
from paperclip_protocol.prp_v1 import SafeReference

from paperclip_runner.actions.stores.base import (
    ClaimAnswer,
    Claimed,
    ClaimRequest,
    Conflict,
    Duplicate,
    IdempotencyStore,
    InProgress,
)
from paperclip_runner.errors import ActionError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["RACING_CLAIMS", "STORE_CHECKS", "OpenStore", "StoreCheck", "StoreConformanceError", "check_store"]

RACING_CLAIMS: Final = 20
"""Claims that are made at once where a check needs a race."""

_PATIENCE_SECONDS = 10.0
"""How long a check waits for something that must happen."""

OpenStore = Callable[[], AbstractAsyncContextManager[IdempotencyStore]]
"""Opens the store under test; entered once or twice by each check."""


class StoreConformanceError(ActionError):
    """A store did not answer as it must. `details` holds the check's name and what was seen."""

    default_code = "store_conformance_failed"


class StoreCheck(msgspec.Struct, frozen=True):
    """One check. `durable` says that it opens the store a second time and expects to find everything again."""

    name: str
    run: Callable[[OpenStore], Coroutine[None, None, None]]
    durable: bool


async def check_store(open_store: OpenStore, *, durable: bool = True) -> list[str]:
    """Run every check (`durable=False` leaves out those about opening again) and return their names.

    Raises `StoreConformanceError` for the first check that fails.
    """
    checks = [check for check in STORE_CHECKS if durable or not check.durable]
    for check in checks:
        await check.run(open_store)
    return [check.name for check in checks]


def _request(scope: str | None = None, *, content: str = "a") -> ClaimRequest:
    return ClaimRequest(
        scope=f"sha256:{secrets.token_hex(32)}" if scope is None else scope,
        operation_id="report_progress",
        input_digest=f"sha256:{content * 64}",
    )


def _outcome(request: ClaimRequest, *, code: str = "ok") -> StoredOutcome:
    return StoredOutcome(
        operation_id=request.operation_id,
        input_digest=request.input_digest,
        operation_receipt_id="semantic_receipt:0123456789abcdef0123456789abcdef",
        value={"text": "caf\u00e9 \U0001f600 \ud800 \u0000", "numbers": [0, -1, 2**53 - 1, 0.5, 1e300], "none": None},
        code=code,
        references=[SafeReference(kind="task", id="task-1"), SafeReference(kind="operation", id="command-1")],
        state_revision=7,
        audit_receipt_id="audit-1",
    )


def _expect(answer: object, kind: type[object], where: str) -> None:
    if not isinstance(answer, kind):
        raise StoreConformanceError(
            f"{where}: expected {kind.__name__}, the store answered {type(answer).__name__}",
            details={"where": where, "expected": kind.__name__, "observed": type(answer).__name__},
        )


async def _claimed(store: IdempotencyStore, request: ClaimRequest) -> str:
    answer = await store.claim(request)
    if not isinstance(answer, Claimed):
        raise StoreConformanceError(
            f"a free scope is claimed: the store answered {type(answer).__name__}",
            details={"observed": type(answer).__name__},
        )
    return answer.token


async def _expect_duplicate(store: IdempotencyStore, request: ClaimRequest, outcome: StoredOutcome) -> None:
    answer = await store.claim(request)
    _expect(answer, Duplicate, "a claim of an ended mutation")
    expected: JsonValue = msgspec.to_builtins(outcome)
    if isinstance(answer, Duplicate) and answer.outcome != expected:
        raise StoreConformanceError("the outcome that comes back is the outcome that was stored, member by member")


async def _expect_refusal(operation: Awaitable[None], where: str) -> None:
    try:
        await operation
    except Exception:
        return
    raise StoreConformanceError(f"{where} must be refused, and the store accepted it", details={"where": where})


async def _free_scope_is_claimed(open_store: OpenStore) -> None:
    async with open_store() as store:
        first, second = await _claimed(store, _request()), await _claimed(store, _request())
        if first == second or not first:
            raise StoreConformanceError("each claim has a token of its own, which is not empty")


async def _open_claim_is_in_progress(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        await _claimed(store, request)
        _expect(await store.claim(request), InProgress, "a claim with the same input while the first is open")


async def _other_input_conflicts(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        token = await _claimed(store, request)
        other = _request(request.scope, content="b")
        _expect(await store.claim(other), Conflict, "a claim with other input while the first is open")
        await store.complete(token, _outcome(request))
        _expect(await store.claim(other), Conflict, "a claim with other input after the first has ended")


async def _ended_claim_is_a_duplicate(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        await store.complete(await _claimed(store, request), _outcome(request))
        await _expect_duplicate(store, request, _outcome(request))
        await _expect_duplicate(store, request, _outcome(request))


async def _recovery_ends_a_claim_and_may_be_repeated(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        token = await _claimed(store, request)
        await store.recover(token, _outcome(request))
        await store.recover(token, _outcome(request))
        await _expect_duplicate(store, request, _outcome(request))


async def _recovery_after_completion_changes_nothing(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        token = await _claimed(store, request)
        await store.complete(token, _outcome(request))
        await store.recover(token, _outcome(request))
        await _expect_refusal(store.recover(token, _outcome(request, code="other")), "a second, different outcome")
        await _expect_duplicate(store, request, _outcome(request))


async def _released_claim_frees_its_scope(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        token = await _claimed(store, request)
        await store.release(token)
        await _claimed(store, request)
        await _expect_refusal(store.complete(token, _outcome(request)), "completing a released claim")
        _expect(await store.claim(request), InProgress, "a claim after a refused completion")


async def _ended_claim_cannot_be_released(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        token = await _claimed(store, request)
        await store.complete(token, _outcome(request))
        await _expect_refusal(store.release(token), "releasing an ended claim")
        await _expect_duplicate(store, request, _outcome(request))


async def _unknown_tokens_are_refused(open_store: OpenStore) -> None:
    async with open_store() as store:
        outcome = _outcome(_request())
        await _expect_refusal(store.complete("unknown", outcome), "completing an unknown claim")
        await _expect_refusal(store.recover("unknown", outcome), "recovering an unknown claim")
        await _expect_refusal(store.release("unknown"), "releasing an unknown claim")


async def _one_of_many_claims_wins(open_store: OpenStore) -> None:
    async with open_store() as store:
        request = _request()
        answers = await asyncio.gather(*(store.claim(request) for _ in range(RACING_CLAIMS)))
        _expect_one_winner(answers, InProgress)


async def _one_of_many_conflicting_claims_wins(open_store: OpenStore) -> None:
    async with open_store() as store:
        scope = _request().scope
        requests = [
            ClaimRequest(scope=scope, operation_id="report_progress", input_digest=f"sha256:{n:064x}")
            for n in range(RACING_CLAIMS)
        ]
        _expect_one_winner(await asyncio.gather(*map(store.claim, requests)), Conflict)


def _expect_one_winner(answers: list[ClaimAnswer], others: type[object]) -> None:
    winners = [answer for answer in answers if isinstance(answer, Claimed)]
    if len(winners) != 1:
        raise StoreConformanceError(
            f"of {len(answers)} claims at once exactly one is taken, and {len(winners)} were",
            details={"claims": len(answers), "taken": len(winners)},
        )
    for answer in answers:
        if not isinstance(answer, Claimed):
            _expect(answer, others, "a claim that lost a race")


async def _no_longer_in_progress(store: IdempotencyStore, request: ClaimRequest) -> None:
    # A store of any kind can only be asked again; it has no event to wait for.
    while isinstance(await store.claim(request), InProgress):  # noqa: ASYNC110
        await asyncio.sleep(0.001)


async def _cancelled_claim_leaves_nothing_behind(open_store: OpenStore) -> None:
    async with open_store() as store, asyncio.timeout(_PATIENCE_SECONDS):
        request = _request()
        claiming = asyncio.ensure_future(store.claim(request))
        await asyncio.sleep(0)
        claiming.cancel()
        try:
            answer = await claiming
        except asyncio.CancelledError:
            await _no_longer_in_progress(store, request)
        else:
            _expect(answer, Claimed, "a claim that was taken before it could be cancelled")


async def _cancelled_completion_is_carried_out(open_store: OpenStore) -> None:
    async with open_store() as store, asyncio.timeout(_PATIENCE_SECONDS):
        request = _request()
        completing = asyncio.ensure_future(store.complete(await _claimed(store, request), _outcome(request)))
        await asyncio.sleep(0)
        completing.cancel()
        await asyncio.wait([completing])
        await _no_longer_in_progress(store, request)
        await _expect_duplicate(store, request, _outcome(request))


async def _claims_outlive_the_store(open_store: OpenStore) -> None:
    opened, ended = _request(), _request()
    async with open_store() as store:
        token = await _claimed(store, opened)
        await store.complete(await _claimed(store, ended), _outcome(ended))
    async with open_store() as store:
        _expect(await store.claim(opened), InProgress, "an open claim after the store was opened again")
        await _expect_duplicate(store, ended, _outcome(ended))
        await store.complete(token, _outcome(opened))
        await _expect_duplicate(store, opened, _outcome(opened))


async def _two_openings_race_fairly(open_store: OpenStore) -> None:
    async with open_store() as first, open_store() as second:
        request = _request()
        stores = [first, second] * (RACING_CLAIMS // 2)
        _expect_one_winner(await asyncio.gather(*(store.claim(request) for store in stores)), InProgress)


_DURABLE = frozenset({_claims_outlive_the_store, _two_openings_race_fairly})

STORE_CHECKS: Final = tuple(
    StoreCheck(run.__name__.lstrip("_"), run, run in _DURABLE)
    for run in (
        _free_scope_is_claimed,
        _open_claim_is_in_progress,
        _other_input_conflicts,
        _ended_claim_is_a_duplicate,
        _recovery_ends_a_claim_and_may_be_repeated,
        _recovery_after_completion_changes_nothing,
        _released_claim_frees_its_scope,
        _ended_claim_cannot_be_released,
        _unknown_tokens_are_refused,
        _one_of_many_claims_wins,
        _one_of_many_conflicting_claims_wins,
        _cancelled_claim_leaves_nothing_behind,
        _cancelled_completion_is_carried_out,
        _claims_outlive_the_store,
        _two_openings_race_fairly,
    )
)
"""Every check, simplest first."""
