"""The dispatcher: from a call to an answer with receipts, in fourteen steps of a fixed order.

Whatever retries, races or crashes come, a mutation is carried out at most once per idempotency key: its claim is
durable before its function is entered, and a claim whose function was entered is never given up.

There is no time limit, no limit of calls at once and no limit of size but those of redaction here; they belong to
whoever brings the calls. A caller that stops waiting cancels its task, and the claim of a function that had been
entered stays open.
"""

from __future__ import annotations

import inspect
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec
from paperclip_protocol import Action
from paperclip_protocol.actions import (
    AuthorizationRecord,
    RunContext,
    SemanticToolCall,
    SemanticToolDefinition,
    SemanticToolDenial,
    SemanticToolDiscovery,
    SemanticToolResult,
)

from paperclip_runner.actions.answers import (
    CallFacts,
    denial,
    has_valid_identity,
    identity_denial,
    observe,
    success,
)
from paperclip_runner.actions.authority import (
    AUTHORIZATION_RECORD_SCHEMA,
    AuthorizationDecision,
    decide,
)
from paperclip_runner.actions.catalog import AnyAction, find_action
from paperclip_runner.actions.checks import Refusal, check_input, check_result, read_stored_outcome
from paperclip_runner.actions.claims import DispatchFailure, HeldClaim, claim_mutation
from paperclip_runner.actions.context import read_context
from paperclip_runner.actions.invocations import ActionBinder, Invocation, JsonFunction
from paperclip_runner.actions.projection import discover_tools, exposed_actions
from paperclip_runner.actions.projection import tool_definition as define_tool
from paperclip_runner.actions.stores.base import Duplicate, IdempotencyStore
from paperclip_runner.errors import ActionError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "DEFAULT_AUTHORIZATION_RECORDS",
    "MAX_AUTHORIZATION_RECORDS",
    "ContextProvider",
    "Dispatcher",
]

InputT = TypeVar("InputT")
OutputT = TypeVar("OutputT")

DEFAULT_AUTHORIZATION_RECORDS: Final = 1000
"""Authorization records kept when the dispatcher is made without a number."""

MAX_AUTHORIZATION_RECORDS: Final = 10_000
"""Authorization records kept at most; the oldest are dropped and numbering goes on."""

ContextProvider = Callable[[str], "RunContext | JsonValue | Awaitable[RunContext | JsonValue]"]
"""Gives the authority of a run id as it is now, plain or async. It is asked before every decision, never remembered."""

_MALFORMED = Refusal("authority_context_invalid", "The context does not have the shape of a run's authority.")


class Dispatcher:
    """Carries out semantic actions for runs.

    `context_provider` answers what a run may do now. `store` remembers mutations; without one, every mutation is
    refused with `receipt_store_unavailable`. `on_failure` hears of exceptions that callers learn only as a code, and
    must not raise; without it they are logged by type.
    """

    def __init__(
        self,
        context_provider: ContextProvider,
        *,
        store: IdempotencyStore | None = None,
        max_authorization_records: float = DEFAULT_AUTHORIZATION_RECORDS,
        on_failure: Callable[[DispatchFailure], None] | None = None,
    ) -> None:
        self._context_provider = context_provider
        self._store = store
        self._functions: dict[str, JsonFunction] = {}
        kept = min(max(int(max_authorization_records // 1), 1), MAX_AUTHORIZATION_RECORDS)
        self._records: deque[AuthorizationRecord] = deque(maxlen=kept)
        self._recorded = 0
        self._report = on_failure or _log_failure

    @property
    def bound(self) -> frozenset[str]:
        """Ids of the actions that have a function."""
        return frozenset(self._functions)

    def bind(self, action: Action[InputT, OutputT]) -> ActionBinder[InputT, OutputT]:
        """Decorator that makes a function, plain or async, carry out `action`; it gives the function back as it is.

        A plain function runs where `dispatch` runs and holds up everything else there; one that blocks belongs in a
        thread. Raises `ActionError`: `action_unknown`, `action_already_bound`.
        """
        return ActionBinder(action, self.bind_json)

    def bind_json(self, operation_id: str, function: JsonFunction) -> None:
        """Make `function` carry out an action without types: JSON in, a `Result` or an object of the same members out.

        Raises `ActionError`: `action_unknown`, `action_already_bound`.
        """
        if find_action(operation_id) is None:
            raise ActionError(
                f"there is no semantic action {operation_id}: bind one of the catalog", code="action_unknown"
            )
        if operation_id in self._functions:
            raise ActionError(
                f"the semantic action {operation_id} is bound already: bind each action once",
                code="action_already_bound",
            )
        self._functions[operation_id] = function

    def authorization_records(self) -> list[AuthorizationRecord]:
        """The decisions kept for audit, oldest first."""
        return list(self._records)

    async def list_always_available_tools(self, run_id: str) -> list[SemanticToolDefinition]:
        """The always available tools that the run may see now. What the context provider raises goes to the caller."""
        context = read_context(await self._current_context(run_id), run_id)
        exposed = exposed_actions(
            context,
            run_id=run_id,
            bound=self._functions,
            placement="always",
            decided=lambda decision: self._record_exposure(context, decision),
        )
        return [define_tool(action) for action in exposed]

    async def discover_tools(
        self,
        run_id: str,
        query: str,
        *,
        namespace: str | None = None,
        limit: float | None = None,
    ) -> SemanticToolDiscovery:
        """Search the optional tools that the run may see now, see `projection.discover_tools`."""
        context = read_context(await self._current_context(run_id), run_id)
        return discover_tools(
            context,
            run_id=run_id,
            bound=self._functions,
            query=query,
            namespace=namespace,
            limit=limit,
            decided=lambda decision: self._record_exposure(context, decision),
        )

    async def dispatch(self, call: SemanticToolCall) -> SemanticToolResult:
        """Carry out one call and answer it; every refusal and failure is an answer too.

        Raises `ActionError` (`correlation_missing`) for a call without correlation, which is a mistake of the program.
        """
        if cast("object", call.correlation) is None:
            raise ActionError("a call needs the correlation of its run: give one", code="correlation_missing")
        if not has_valid_identity(call):
            return identity_denial(call)
        action, function = find_action(call.operation_id), self._functions.get(call.operation_id)
        facts = observe(call)
        if action is None or function is None:
            return denial(facts, "operation_absent")
        return await self._carry_out(action, function, facts)

    async def _carry_out(self, action: AnyAction, function: JsonFunction, facts: CallFacts) -> SemanticToolResult:
        run_id = facts.call.run_id
        try:
            context = read_context(await self._current_context(run_id), run_id)
        except Exception as error:
            self._report(DispatchFailure.of(facts, "context", error))
            return denial(facts, "binding_failed")
        decision = decide(action, context, run_id=run_id, phase="invocation", input=_given(facts))
        refusal = _refusal(decision) or check_input(action, facts)
        if context is None or refusal is not None:
            return self._refused(facts, context, decision, refusal or _MALFORMED)
        if action.idempotency == "none":
            return await self._enter(action, function, facts, context, decision, None)
        claim = await claim_mutation(self._store, facts, context, self._report)
        if isinstance(claim, HeldClaim):
            return await self._enter(action, function, facts, context, decision, claim)
        if isinstance(claim, Duplicate):
            return self._repeated(action, facts, context, decision, claim)
        return self._refused(facts, context, decision, claim)

    async def _enter(
        self,
        action: AnyAction,
        function: JsonFunction,
        facts: CallFacts,
        first_context: RunContext,
        first_decision: AuthorizationDecision,
        claim: HeldClaim | None,
    ) -> SemanticToolResult:
        """Ask the authority a second time, then let the function run; give the claim up when it may not."""
        run_id = facts.call.run_id
        try:
            context = read_context(await self._current_context(run_id), run_id)
        except GeneratorExit:
            raise
        except Exception as error:
            self._report(DispatchFailure.of(facts, "context", error))
            context, decision = first_context, first_decision
            refusal: Refusal | None = Refusal("binding_failed", "The authority of the run could not be read again.")
        except BaseException:
            # Cancelled, or worse: the function was not entered, so the claim need not stay open.
            if claim is not None:
                await claim.release()
            raise
        else:
            decision = decide(action, context, run_id=run_id, phase="invocation", input=_given(facts))
            refusal = _refusal(decision)
        if context is not None and refusal is None:
            return await self._run(action, function, facts, context, decision, claim)
        if claim is not None and not await claim.release():
            refusal = Refusal("receipt_store_unavailable", "The unused claim could not be released.")
        return self._refused(facts, context or first_context, decision, refusal or _MALFORMED)

    async def _run(
        self,
        action: AnyAction,
        function: JsonFunction,
        facts: CallFacts,
        context: RunContext,
        decision: AuthorizationDecision,
        claim: HeldClaim | None,
    ) -> SemanticToolResult:
        """Run the function, check and store what it returned. From here on the claim is never given up."""
        try:
            returned = function(_invocation(facts, context))
            if inspect.isawaitable(returned):
                returned = await returned
        except Exception as error:
            self._report(DispatchFailure.of(facts, "function", error))
            refusal = Refusal("binding_failed", "The bound function raised an exception.")
            return self._refused(facts, context, decision, refusal)
        result = check_result(action, returned)
        if result.checked is None:
            reason = "The bound function returned an invalid result."
            refusal = Refusal("binding_output_invalid", reason, result.contains_protected_data)
            return self._refused(facts, context, decision, refusal)
        if claim is not None and not await claim.keep(result.checked):
            refusal = Refusal("receipt_recovery_failed", "The outcome could not be stored; an operator has to.")
            return self._refused(facts, context, decision, refusal)
        self._record(context, decision, facts, facts.receipt_id)
        return success(facts, result.checked)

    def _repeated(
        self,
        action: AnyAction,
        facts: CallFacts,
        context: RunContext,
        decision: AuthorizationDecision,
        claim: Duplicate,
    ) -> SemanticToolResult:
        found = read_stored_outcome(action, facts, claim.outcome)
        if found is None:
            refusal = Refusal("binding_output_invalid", "The stored outcome is damaged or belongs to another call.")
            return self._refused(facts, context, decision, refusal)
        checked, receipt_id = found
        self._record(context, decision, facts, receipt_id)
        return success(facts, checked, duplicate_of=receipt_id)

    def _current_context(self, run_id: str) -> Awaitable[RunContext | JsonValue]:
        return _settled(self._context_provider(run_id))

    def _refused(
        self,
        facts: CallFacts,
        context: RunContext | None,
        decision: AuthorizationDecision,
        refusal: Refusal,
    ) -> SemanticToolDenial:
        refused = msgspec.structs.replace(decision, allowed=False, code=refusal.code, reason=refusal.reason)
        self._record(context, refused, facts, facts.receipt_id)
        return denial(facts, refusal.code, redacted=refusal.redacted)

    def _record_exposure(self, context: RunContext | None, decision: AuthorizationDecision) -> None:
        self._record(context, decision, None, None)

    def _record(
        self,
        context: RunContext | None,
        decision: AuthorizationDecision,
        facts: CallFacts | None,
        receipt_id: str | None,
    ) -> None:
        # A malformed context names no company, actor or task that could be recorded.
        if context is None or decision.code == "authority_context_invalid":
            return
        self._recorded += 1
        self._records.append(
            AuthorizationRecord(
                schema=AUTHORIZATION_RECORD_SCHEMA,
                id=f"semantic_auth:{self._recorded:08d}",
                run_id=context.run_id,
                company_id=context.company_id,
                actor_id=context.actor.id,
                task_id=context.active_task.id,
                call_id=None if facts is None else facts.call.call_id,
                phase=decision.phase,
                operation_id=decision.operation_id,
                effective_claims=decision.effective_claims,
                allowed=decision.allowed,
                code=decision.code,
                reason=decision.reason,
                input_digest=None if facts is None else facts.input_digest,
                operation_receipt_id=receipt_id,
            )
        )


async def _settled(answer: RunContext | JsonValue | Awaitable[RunContext | JsonValue]) -> RunContext | JsonValue:
    return await answer if inspect.isawaitable(answer) else answer


def _refusal(decision: AuthorizationDecision) -> Refusal | None:
    return None if decision.code == "allowed" else Refusal(decision.code, decision.reason)


def _given(facts: CallFacts) -> JsonValue:
    return None if facts.call.input is msgspec.UNSET else facts.call.input


def _invocation(facts: CallFacts, context: RunContext) -> Invocation[JsonValue]:
    return Invocation(
        run_id=context.run_id,
        company_id=context.company_id,
        actor_id=context.actor.id,
        task_id=context.active_task.id,
        call_id=facts.call.call_id,
        operation_id=facts.call.operation_id,
        input=facts.examined.value,
    )


def _log_failure(failure: DispatchFailure) -> None:
    # Imported late: the module is of use where nothing may log.
    import logging

    logging.getLogger("paperclip_runner.actions").warning(
        "semantic action %s, call %s: step %s raised %s",
        failure.operation_id,
        failure.call_id,
        failure.step,
        type(failure.error).__name__,
    )
