"""Dispatchers in scripted surroundings, answering the requests that recordings and the published original answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal, cast

import msgspec
from msgspec import UNSET
from paperclip_protocol.actions import (
    SemanticToolCall,
    SemanticToolCallCorrelation,
    SemanticToolDefinition,
    StoredOutcome,
    ToolAnnotations,
)
from paperclip_protocol.prp_v1 import ImmutableTarget, SafeReference, SemanticTool, SemanticToolCorrelation

from paperclip_runner import actions
from paperclip_runner.actions import envelopes, projection, receipts, redaction
from paperclip_runner.actions.catalog import find_action
from paperclip_runner.actions.identifiers import is_stable_id
from paperclip_runner.actions.stores import (
    ClaimAnswer,
    ClaimRequest,
    Conflict,
    Duplicate,
    InProgress,
    MemoryStore,
)
from tests.actions.recorded import hydrated, members, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions import Dispatcher, DispatchFailure, Invocation

__all__ = ["ScriptedError", "World", "Worlds", "action_call", "correlation"]

Request = dict[str, "JsonValue"]


class ScriptedError(Exception):
    """An exception that a recording asks for."""


def correlation(value: JsonValue) -> SemanticToolCorrelation:
    """A correlation as it was sent."""
    return msgspec.convert(value, SemanticToolCorrelation)


def _call_correlation(value: JsonValue) -> SemanticToolCallCorrelation:
    sent = members(value)
    return SemanticToolCallCorrelation(
        run_id=cast("str", sent.get("runId")),
        normalized_session_id=cast("str", sent.get("normalizedSessionId")),
        turn_id=cast("str", sent.get("turnId")),
        item_id=cast("str", sent.get("itemId")),
        request_id=cast("str", sent["requestId"]) if "requestId" in sent else UNSET,
    )


def action_call(value: JsonValue) -> SemanticToolCall:
    """A call as it was sent, valid or not."""
    sent = members(hydrated(value))
    about = sent["correlation"]
    return SemanticToolCall(
        run_id=cast("str", sent["runId"]),
        call_id=cast("str", sent["callId"]),
        operation_id=cast("str", sent["operationId"]),
        correlation=cast("SemanticToolCallCorrelation", None) if about is None else _call_correlation(about),
        input=sent.get("input", UNSET),
    )


class ScriptedStore:
    """A store in memory that fails where it is told to, and writes down what it is asked."""

    def __init__(self, script: Request, trace: list[JsonValue]) -> None:
        self._script = script
        self._trace = trace
        self._store = MemoryStore()

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        await self._note("claim", **members(msgspec.to_builtins(request)))
        if "claimAnswer" not in self._script:
            return await self._store.claim(request)
        answer = members(self._script["claimAnswer"])
        if answer["kind"] == "duplicate":
            return Duplicate(answer.get("outcome"))
        return Conflict() if answer["kind"] == "conflict" else InProgress()

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        await self._note("complete", token=token, outcome=msgspec.to_builtins(outcome))
        await self._store.complete(token, outcome)

    async def recover(self, token: str, outcome: StoredOutcome) -> None:
        await self._note("recover", token=token, outcome=msgspec.to_builtins(outcome))
        await self._store.recover(token, outcome)

    async def release(self, token: str) -> None:
        await self._note("release", token=token)
        await self._store.release(token)

    async def _note(self, operation: str, **about: JsonValue) -> None:
        self._trace.append({"store": operation, **about})
        await asyncio.sleep(0)
        if self._script.get(f"{operation}Throws"):
            raise ScriptedError(operation)


class World:
    """One dispatcher with scripted contexts, functions and store, and the trace of what it asked them."""

    def __init__(self, request: Request) -> None:
        self.trace: list[JsonValue] = []
        self.failures: list[DispatchFailure] = []
        contexts = request["contexts"]
        assert isinstance(contexts, list)
        self._contexts = [hydrated(context) for context in contexts]
        self._asked = 0
        script = request.get("store")
        records = request.get("maxAuthorizationRecords", 1000)
        assert isinstance(records, (int, float))
        self.dispatcher: Dispatcher = actions.Dispatcher(
            self._context,
            store=ScriptedStore(members(script), self.trace) if script else None,
            max_authorization_records=records,
            on_failure=self.failures.append,
        )
        bindings = request["bindings"]
        assert isinstance(bindings, list)
        for binding in map(members, bindings):
            self.dispatcher.bind_json(text(binding["operationId"]), self._function(binding))

    async def _context(self, run_id: str) -> JsonValue:
        index = min(self._asked, len(self._contexts) - 1)
        self._asked += 1
        self.trace.append({"context": run_id, "index": index})
        await asyncio.sleep(0)
        context = self._contexts[index]
        if isinstance(context, dict) and "throw" in context:
            raise ScriptedError(context["throw"])
        return context

    def _function(self, binding: Request) -> Callable[[Invocation[JsonValue]], Awaitable[JsonValue]]:
        script = binding.get("script", [{"return": {"value": {}}}])
        assert isinstance(script, list)
        entered = 0

        async def function(invocation: Invocation[JsonValue]) -> JsonValue:
            nonlocal entered
            step = members(script[min(entered, len(script) - 1)])
            entered += 1
            self.trace.append({"execute": msgspec.to_builtins(invocation)})
            for _ in range(10 if "delayMs" in step else 0):
                await asyncio.sleep(0)
            if "throw" in step:
                raise ScriptedError(step["throw"])
            return {"value": invocation.input} if step.get("echo") else hydrated(step["return"])

        return function


class Worlds:
    """Answers requests one after the other; worlds keep their state from one to the next."""

    def __init__(self) -> None:
        self._worlds: dict[str, World] = {}

    async def answer(self, request: Request) -> object:
        """The value that answers `request`; raises what the program raises."""
        operation = text(request["op"])
        if operation == "new":
            self._worlds[text(request["world"])] = World(request)
            return True
        if "world" in request:
            return await self._ask(self._worlds[text(request["world"])], operation, request)
        return _STATELESS[operation](request)

    async def _ask(self, world: World, operation: str, request: Request) -> object:
        if operation == "dispatch":
            return await world.dispatcher.dispatch(action_call(request["call"]))
        if operation == "dispatch_all":
            calls = request["calls"]
            assert isinstance(calls, list)
            return await asyncio.gather(*(world.dispatcher.dispatch(action_call(call)) for call in calls))
        if operation == "list":
            return await world.dispatcher.list_always_available_tools(text(request["runId"]))
        if operation == "search":
            return await world.dispatcher.discover_tools(
                text(request["runId"]),
                text(request["query"]),
                namespace=cast("str | None", request.get("namespace")),
                limit=cast("float | None", request.get("limit")),
            )
        if operation == "records":
            return world.dispatcher.authorization_records()
        assert operation == "trace", operation
        return world.trace


def _bound(request: Request) -> list[str]:
    bound = request["bound"]
    assert isinstance(bound, list)
    return [text(operation_id) for operation_id in bound]


def _decide(request: Request) -> object:
    return actions.authorize(
        text(request["operationId"]),
        hydrated(request["context"]),
        run_id=text(request["runId"]),
        phase=cast("Literal['exposure', 'invocation']", request["phase"]),
        input=hydrated(request.get("input")),
    )


def _project(request: Request) -> object:
    return projection.project_tools(
        hydrated(request["context"]),
        run_id=text(request["runId"]),
        bound=_bound(request),
        placement=cast("Literal['always', 'optional'] | None", request.get("placement")),
    )


def _authorized_tools(request: Request) -> object:
    definitions = request["definitions"]
    assert isinstance(definitions, list)
    return projection.authorized_tool_set(
        SemanticToolDefinition(
            name=text(definition["name"]),
            description=text(definition["description"]),
            input_schema=members(definition["inputSchema"]),
            output_schema=members(definition["outputSchema"]),
            annotations=ToolAnnotations(
                semantic_contract="paperclip.semantic-action.v1",
                version=cast("Literal[1]", members(definition["annotations"])["version"]),
                placement="optional",
                effect="read",
                required_claims=[],
            ),
        )
        for definition in map(members, definitions)
    )


def _references(value: JsonValue) -> list[SafeReference]:
    return msgspec.convert(value, list[SafeReference])


def _input_receipt(request: Request) -> SemanticTool:
    given = members(hydrated(request["input"]))
    return receipts.input_receipt(
        operation_id=text(given["operationId"]),
        call_id=text(given["callId"]),
        correlation=correlation(given["correlation"]),
        idempotency_key=cast("str | None", given.get("idempotencyKey")),
        content_digest=redaction.digest(given["content"]),
        redacted=given.get("redacted") is True,
        references=_references(given.get("references", [])),
    )


def _result_receipt(request: Request) -> object:
    given = members(hydrated(request["input"]))
    return receipts.result_receipt(
        _input_receipt(request),
        content_digest=redaction.digest(given["content"]),
        outcome=cast("receipts.Outcome", given["outcome"]),
        code=text(given["code"]),
        audit_receipt_id=cast("str", given["auditReceiptId"]) if "auditReceiptId" in given else UNSET,
        current_revision=cast("int", given["currentRevision"]) if "currentRevision" in given else UNSET,
        duplicate_of_receipt_id=text(given["duplicateOfReceiptId"]) if "duplicateOfReceiptId" in given else UNSET,
    )


def _prp_input(request: Request) -> SemanticTool:
    given = members(request["input"])
    return envelopes.input_envelope(
        operation_id=text(given["operationId"]),
        call_id=text(given["callId"]),
        correlation=correlation(given["correlation"]),
        content=given["content"],
        idempotency_key=cast("str | None", given.get("idempotencyKey")),
        redaction_disposition=cast("receipts.RedactionDisposition", given.get("redactionDisposition", "digest_only")),
        references=_references(given.get("references", [])),
    )


def _prp_outcome(phase: Literal["result", "reconciled"], request: Request) -> object:
    given = members(request["input"])
    targets = msgspec.convert(given.get("targets", []), list[ImmutableTarget])
    return envelopes.result_envelope(
        _prp_input(request),
        phase=phase,
        content=given["content"],
        outcome=cast("receipts.Outcome", given["outcome"]),
        code=text(given["code"]),
        retryable=given["retryable"] is True,
        authorization_boundary=cast("receipts.AuthorizationBoundary", given["authorizationBoundary"]),
        references=_references(given.get("references", [])),
        audit_receipt_id=cast("str", given.get("auditReceiptId", UNSET)),
        current_revision=cast("str", given.get("currentRevision", UNSET)),
        duplicate_of_receipt_id=cast("str", given.get("duplicateOfReceiptId", UNSET)),
        artifact_refs=_references(given["artifactRefs"]) if "artifactRefs" in given else UNSET,
        targets=targets if "targets" in given else UNSET,
        causal_refs=_references(given["causalRefs"]) if "causalRefs" in given else UNSET,
    )


def _namespace(request: Request) -> object:
    action = find_action(text(request["operationId"]))
    return None if action is None else action.namespace


_STATELESS: dict[str, Callable[[Request], object]] = {
    "redact": lambda request: redaction.redact(hydrated(request["value"])),
    "inspect": lambda request: _camel(redaction.inspect(hydrated(request["value"]))),
    "digest": lambda request: redaction.digest(hydrated(request["value"])),
    "prp_digest": lambda request: redaction.envelope_digest(hydrated(request["value"])),
    "boundary": lambda request: receipts.authorization_boundary(text(request["code"])),
    "prp_boundary": lambda request: envelopes.envelope_boundary(text(request["code"])),
    "outcome": lambda request: receipts.outcome_of(
        text(request["code"]), ok=request["ok"] is True, duplicate=request.get("duplicate") is True
    ),
    "prp_outcome": lambda request: envelopes.envelope_outcome(
        text(request["code"]), ok=request["ok"] is True, duplicate=request.get("disposition") == "duplicate"
    ),
    "references": lambda request: receipts.safe_references(hydrated(request["references"])),
    "stable_id": lambda request: is_stable_id(hydrated(request["value"])),
    "retryable": lambda request: receipts.denial_is_retryable(text(request["code"])),
    "namespace": _namespace,
    "input_receipt": _input_receipt,
    "result_receipt": _result_receipt,
    "prp_input": _prp_input,
    "prp_result": lambda request: _prp_outcome("result", request),
    "prp_reconciled": lambda request: _prp_outcome("reconciled", request),
    "decide": _decide,
    "project": _project,
    "authorized_tools": _authorized_tools,
}


def _camel(inspection: redaction.Inspection) -> object:
    return {
        "containsProtectedData": inspection.contains_protected_data,
        "withinBounds": inspection.within_bounds,
    }
