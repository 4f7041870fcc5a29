"""The bridge between a provider's tool calls and the dispatcher, without any I/O.

```
item/tool/call ──► receive_call ──► StartedCall: emit its event, dispatch its call
                                    PendingCall: the same call is under way, answer it together with the first
                                    AnsweredCall: reply with what was answered before
                                    RefusedCall: reply; when `fatal`, the session cannot go on
dispatcher's answer ──► answer_call ──► SettledCall: reply and emit its event
turn ends ──► end_turn ──► replies for the calls still open; their answers are emitted as reconciliations later
```

Events carry envelopes: ids, digests, and the arguments after redaction. The input envelope holds the idempotency key of
a mutation, so that input and result of one call agree in every member by which a replay pairs them.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol.actions import (
    AuthorizedTools,
    SemanticToolCall,
    SemanticToolCallCorrelation,
    SemanticToolResult,
)
from paperclip_protocol.prp_v1 import SemanticTool

from paperclip_runner.actions.answers import observe
from paperclip_runner.actions.envelopes import result_envelope
from paperclip_runner.actions.identifiers import is_stable_id
from paperclip_runner.actions.receipts import input_receipt
from paperclip_runner.actions.redaction import redact
from paperclip_runner.canonical import json_bytes, semantic_digest
from paperclip_runner.errors import ActionError, JsonTextError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "AnsweredCall",
    "BridgeEvent",
    "BridgeLimits",
    "BridgeStep",
    "PendingCall",
    "RefusedCall",
    "SettledCall",
    "StartedCall",
    "ToolBridge",
    "ToolReply",
]

_KIB: Final = 1024
_MIB: Final = 1024 * _KIB


class BridgeLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one bridge takes. Sizes are bytes of JSON text."""

    id_length: int = 160
    """Characters of a call id."""
    calls: int = 4096
    """Calls of one run, pending and ended."""
    argument_bytes: int = 768 * _KIB
    """Arguments of one call."""
    pending_argument_bytes: int = 4 * _MIB
    """Arguments of all pending calls together."""
    pending_bytes: int = 8 * _MIB
    """Arguments of all pending calls, with room for a result of full size for each."""
    result_bytes: int = 768 * _KIB
    """Result of one call."""
    retained_bytes: int = 8 * _MIB
    """Results kept for repetitions of ended calls; the oldest are dropped first."""


class ToolReply(msgspec.Struct, frozen=True):
    """What the provider is answered: whether the tool succeeded, and one text for the model."""

    success: bool
    text: str


class BridgeEvent(msgspec.Struct, frozen=True):
    """The type and payload of a PRP event that is due."""

    event_type: Literal["semantic_tool.input", "semantic_tool.result", "semantic_tool.reconciled"]
    payload: dict[str, JsonValue]


class StartedCall(msgspec.Struct, frozen=True):
    """A new call: emit `event`, then dispatch `call`."""

    call: SemanticToolCall
    event: BridgeEvent


class PendingCall(msgspec.Struct, frozen=True):
    """The call of this id is under way with the same content; its reply answers this one as well."""

    call_id: str


class AnsweredCall(msgspec.Struct, frozen=True):
    """The call of this id has ended; `reply` repeats what was answered."""

    reply: ToolReply


class RefusedCall(msgspec.Struct, frozen=True):
    """The call is not carried out. `fatal` says that the provider broke the contract and the session has to fail."""

    reply: ToolReply
    code: str
    fatal: bool
    limit: int | None = None
    observed: int | None = None


class SettledCall(msgspec.Struct, frozen=True):
    """A call has its outcome.

    There is no reply when the turn of the call ended before, and none for an outcome that came before: then `event` is
    the one given out then.
    """

    reply: ToolReply | None
    event: BridgeEvent


BridgeStep = StartedCall | PendingCall | AnsweredCall | RefusedCall
"""What `receive_call` says about a call."""


class _State(Enum):
    PENDING = "pending"
    ABANDONED = "abandoned"
    ENDED = "ended"


class _Call(msgspec.Struct):
    content_digest: str
    argument_bytes: int
    envelope: SemanticTool
    state: _State = _State.PENDING
    reply: ToolReply | None = None
    result_digest: str | None = None
    event: BridgeEvent | None = None


class ToolBridge:
    """The tool calls of one run. `receive_call` never raises for what a provider sent."""

    def __init__(
        self,
        tools: AuthorizedTools,
        *,
        run_id: str,
        normalized_session_id: str,
        limits: BridgeLimits | None = None,
    ) -> None:
        self._run_id = run_id
        self._session_id = normalized_session_id
        self._limits = limits or BridgeLimits()
        self._tools = frozenset(operation.operation_id for operation in tools.operations)
        self._catalog_digest = tools.catalog_digest
        self._calls: dict[str, _Call] = {}
        self._open: dict[str, _Call] = {}
        self._retained: dict[str, int] = {}
        self._retained_bytes = 0

    @property
    def unsettled(self) -> list[str]:
        """Ids of the calls without an outcome, oldest first. A session with one of them must not be closed."""
        return list(self._open)

    def adopt(self, tools: AuthorizedTools) -> None:
        """Take note of the tool set of a later `run.prepare`, which has to be the same.

        Raises `ActionError`: `tool_set_changed`, `tool_calls_pending`.
        """
        if tools.catalog_digest != self._catalog_digest:
            raise ActionError(
                "the tools of a session cannot change while it lasts: open a new session", code="tool_set_changed"
            )
        if self._open:
            raise ActionError(
                "a run cannot be prepared while its tool calls are pending: answer them first",
                code="tool_calls_pending",
            )

    def receive_call(
        self,
        *,
        call_id: str,
        tool: str,
        arguments: JsonValue,
        turn_id: str,
        item_id: str,
        request_id: str | UnsetType = UNSET,
    ) -> BridgeStep:
        """A provider calls a tool. The three ids of the correlation are the caller's own and must be stable ids."""
        given: object = call_id
        if not is_stable_id(given) or len(given) > self._limits.id_length:
            return _refused("tool_call_invalid", "The call id is not valid.", fatal=True)
        known = self._calls.get(call_id)
        if tool not in self._tools:
            return _refused("tool_not_authorized", "Paperclip does not authorize this tool for the run.", fatal=True)
        size = _json_size(arguments)
        if size is None or size > self._limits.argument_bytes:
            return _refused(
                "tool_input_too_large",
                "The arguments are larger or deeper than a tool call may be.",
                limit=self._limits.argument_bytes,
                observed=size,
            )
        content_digest = semantic_digest([tool, arguments])
        if known is not None:
            return _repeated(known, call_id, content_digest)
        refusal = self._over_limit(size)
        if refusal is not None:
            return refusal
        call = SemanticToolCall(
            run_id=self._run_id,
            call_id=call_id,
            operation_id=tool,
            correlation=SemanticToolCallCorrelation(
                run_id=self._run_id,
                normalized_session_id=self._session_id,
                turn_id=turn_id,
                item_id=item_id,
                request_id=request_id,
            ),
            input=arguments,
        )
        return self._start(call, content_digest, size)

    def answer_call(self, call_id: str, answer: SemanticToolResult) -> SettledCall:
        """The dispatcher answered a call. Raises `ActionError` as `settle_call` does."""
        result = cast("dict[str, JsonValue]", msgspec.to_builtins(answer))
        return self.settle_call(call_id, operation_id=answer.operation_id, result=result, is_error=not answer.ok)

    def fail_call(self, call_id: str) -> SettledCall:
        """Carrying out a call met an unforeseen error, so its outcome is not known."""
        call = self._known(call_id)
        return self.settle_call(
            call_id,
            operation_id=call.envelope.operation_id,
            result={"code": "semantic_tool_bridge_failed"},
            is_error=True,
        )

    def settle_call(self, call_id: str, *, operation_id: str, result: JsonValue, is_error: bool) -> SettledCall:
        """A call has its outcome, as it stands in a command `semantic_tool.result`.

        The same outcome may come again and changes nothing. Raises `ActionError`: `tool_call_unknown`,
        `tool_result_conflict` (another outcome, or another operation than the call's).
        """
        call = self._known(call_id)
        result_digest = semantic_digest([result, is_error])
        if call.envelope.operation_id != operation_id or call.result_digest not in (None, result_digest):
            raise ActionError(
                f"tool call {call_id} is of another operation or has ended with another result: send each result once",
                code="tool_result_conflict",
            )
        if call.event is not None:
            return SettledCall(None, call.event)
        late = call.state is _State.ABANDONED
        reply = self._reply(result, is_error=is_error)
        call.event = _outcome_event(call, result, is_error=is_error, late=late)
        self._end(call, reply, result_digest)
        return SettledCall(None if late else reply, call.event)

    def end_turn(self, turn_id: str) -> list[tuple[str, ToolReply]]:
        """Replies for the calls of a turn that ended or was interrupted before they were answered.

        Their outcomes stay open: a later `answer_call` gives a `semantic_tool.reconciled` event and no reply.
        """
        replies: list[tuple[str, ToolReply]] = []
        for call_id, call in self._open.items():
            if call.state is _State.PENDING and call.envelope.correlation.turn_id == turn_id:
                call.state = _State.ABANDONED
                replies.append((call_id, _error_reply("turn_ended", "The turn ended before the action was answered.")))
        return replies

    def _known(self, call_id: str) -> _Call:
        call = self._calls.get(call_id)
        if call is None:
            raise ActionError(f"no tool call is known as {call_id}: receive it first", code="tool_call_unknown")
        return call

    def _over_limit(self, size: int) -> RefusedCall | None:
        limits, pending = self._limits, len(self._open) + 1
        arguments = size + sum(call.argument_bytes for call in self._open.values())
        reserved = arguments + pending * limits.result_bytes
        for code, limit, observed in (
            ("tool_call_limit", limits.calls, len(self._calls) + 1),
            ("tool_pending_limit", limits.pending_argument_bytes, arguments),
            ("tool_pending_limit", limits.pending_bytes, reserved),
        ):
            if observed > limit:
                return _refused(code, "The run has too many tool calls.", limit=limit, observed=observed)
        return None

    def _start(self, call: SemanticToolCall, content_digest: str, size: int) -> StartedCall:
        facts = observe(call)
        envelope = input_receipt(
            operation_id=call.operation_id,
            call_id=call.call_id,
            correlation=facts.correlation,
            idempotency_key=facts.idempotency_key,
            content_digest=facts.input_digest,
        )
        started = _Call(content_digest, size, envelope)
        self._calls[call.call_id] = self._open[call.call_id] = started
        payload = {**_wire(envelope), "input": facts.examined.value}
        return StartedCall(call, BridgeEvent("semantic_tool.input", {"semantic_tool": payload}))

    def _reply(self, result: JsonValue, *, is_error: bool) -> ToolReply:
        text = json_bytes(result)
        if len(text) > self._limits.result_bytes:
            return _error_reply("semantic_tool_result_too_large", "The result is larger than a tool may return.")
        return ToolReply(not is_error, result if isinstance(result, str) else text.decode())

    def _end(self, call: _Call, reply: ToolReply, result_digest: str) -> None:
        call_id = call.envelope.call_id
        call.state, call.reply, call.result_digest = _State.ENDED, reply, result_digest
        del self._open[call_id]
        size = len(reply.text.encode("utf-8", "surrogatepass"))
        self._retained[call_id] = size
        self._retained_bytes += size
        while self._retained_bytes > self._limits.retained_bytes:
            oldest = next(iter(self._retained))
            self._retained_bytes -= self._retained.pop(oldest)
            self._calls[oldest].reply = None


def _json_size(value: JsonValue) -> int | None:
    try:
        return len(json_bytes(value))
    except JsonTextError:
        return None


def _wire(envelope: SemanticTool) -> dict[str, JsonValue]:
    return cast("dict[str, JsonValue]", msgspec.to_builtins(envelope))


def _error_reply(code: str, message: str) -> ToolReply:
    error: JsonValue = {"error": {"code": code, "message": message, "retryable": False}}
    return ToolReply(False, json_bytes(error).decode())


def _refused(
    code: str, message: str, *, fatal: bool = False, limit: int | None = None, observed: int | None = None
) -> RefusedCall:
    return RefusedCall(_error_reply(code, message), code, fatal, limit, observed)


def _repeated(known: _Call, call_id: str, content_digest: str) -> BridgeStep:
    if known.content_digest != content_digest:
        return _refused("tool_call_conflict", "This call id was used for another call.", fatal=True)
    if known.state is _State.PENDING:
        return PendingCall(call_id)
    if known.state is _State.ABANDONED:
        return AnsweredCall(_error_reply("turn_ended", "The turn ended before the action was answered."))
    if known.reply is None:
        return AnsweredCall(
            _error_reply("semantic_tool_replay_value_evicted", "The result of this call is not kept any more.")
        )
    return AnsweredCall(known.reply)


def _outcome_event(call: _Call, result: JsonValue, *, is_error: bool, late: bool) -> BridgeEvent:
    receipt = _own_receipt(call, result) or _made_receipt(call, result, is_error=is_error)
    receipt["phase"] = "reconciled" if late else "result"
    return BridgeEvent("semantic_tool.reconciled" if late else "semantic_tool.result", {"semantic_tool": receipt})


def _own_receipt(call: _Call, result: JsonValue) -> dict[str, JsonValue] | None:
    """The result receipt that the dispatcher made, if it is one and belongs to the call in every member."""
    receipt = result.get("resultReceipt") if isinstance(result, dict) else None
    if not isinstance(receipt, dict):
        return None
    envelope = _wire(call.envelope)
    paired = ("schema", "schemaVersion", "operationId", "callId", "correlation", "idempotencyKey")
    if receipt.get("phase") != "result" or any(receipt.get(name) != envelope[name] for name in paired):
        return None
    return dict(receipt)


def _made_receipt(call: _Call, result: JsonValue, *, is_error: bool) -> dict[str, JsonValue]:
    return _wire(
        result_envelope(
            call.envelope,
            content=redact(result),
            outcome="failed" if is_error else "succeeded",
            code="semantic_tool_failed" if is_error else "semantic_tool_succeeded",
            retryable=False,
            authorization_boundary="active_task",
            receipt_id=f"operation_{call.envelope.call_id}",
        )
    )
