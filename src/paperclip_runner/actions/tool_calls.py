"""Answers a provider's tool calls: the bridge and the dispatcher put together for an application with an event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from paperclip_runner.actions.bridge import (
    AnsweredCall,
    BridgeEvent,
    PendingCall,
    RefusedCall,
    SettledCall,
    StartedCall,
    ToolBridge,
    ToolReply,
)

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue
    from paperclip_protocol.actions import SemanticToolCall, SemanticToolResult

__all__ = ["Dispatch", "EmitEvent", "HandledCall", "ToolCalls"]

EmitEvent = Callable[[BridgeEvent], Awaitable[None]]
"""Takes an event over; when it returns, the event is committed."""

Dispatch = Callable[["SemanticToolCall"], Awaitable["SemanticToolResult"]]
"""Carries out a call: `Dispatcher.dispatch`, or what reaches one elsewhere."""


_logger = logging.getLogger("paperclip_runner.actions")


class HandledCall(msgspec.Struct, frozen=True):
    """What to reply; with `fault`, the provider broke the contract and the session has to fail after the reply."""

    reply: ToolReply
    fault: RefusedCall | None = None


class ToolCalls:
    """The tool calls of one run, each carried out in a task of its own.

    An input event is committed before its call is dispatched, and the result event before the reply is given. A call
    goes on when whoever waits for its reply is cancelled, so that its outcome is always emitted.
    """

    def __init__(self, bridge: ToolBridge, dispatch: Dispatch, emit: EmitEvent) -> None:
        self._bridge = bridge
        self._dispatch = dispatch
        self._emit = emit
        self._replies: dict[str, asyncio.Future[ToolReply]] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def handle(
        self,
        *,
        call_id: str,
        tool: str,
        arguments: JsonValue,
        turn_id: str,
        item_id: str,
        request_id: str | UnsetType = UNSET,
    ) -> HandledCall:
        """Answer one call of a provider. What `emit` raises goes to whoever waits for the call."""
        step = self._bridge.receive_call(
            call_id=call_id,
            tool=tool,
            arguments=arguments,
            turn_id=turn_id,
            item_id=item_id,
            request_id=request_id,
        )
        if isinstance(step, AnsweredCall):
            return HandledCall(step.reply)
        if isinstance(step, RefusedCall):
            return HandledCall(step.reply, step if step.fatal else None)
        if isinstance(step, PendingCall):
            return HandledCall(await asyncio.shield(self._replies[call_id]))
        reply = self._replies[call_id] = asyncio.get_running_loop().create_future()
        task = asyncio.ensure_future(self._carry_out(step, reply))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return HandledCall(await asyncio.shield(reply))

    def end_turn(self, turn_id: str) -> None:
        """Answer the calls of a turn that has ended; their outcomes are emitted when they come."""
        for call_id, reply in self._bridge.end_turn(turn_id):
            waiting = self._replies.get(call_id)
            if waiting is not None and not waiting.done():
                waiting.set_result(reply)

    async def settled(self) -> None:
        """Wait until every call that was begun has its outcome emitted. The caller bounds the wait."""
        while self._running:
            await asyncio.wait(self._running)

    async def _carry_out(self, step: StartedCall, reply: asyncio.Future[ToolReply]) -> None:
        call_id = step.call.call_id
        try:
            await self._emit(step.event)
            settled = await self._outcome(step)
            await self._emit(settled.event)
        except Exception as error:
            if not reply.done():
                reply.set_exception(error)
                # Somebody may have stopped waiting; the error is known to the application through `emit` already.
                reply.exception()
        else:
            if settled.reply is not None and not reply.done():
                reply.set_result(settled.reply)
        finally:
            del self._replies[call_id]

    async def _outcome(self, step: StartedCall) -> SettledCall:
        try:
            answer = await self._dispatch(step.call)
        except Exception as error:
            # By type only: the text of an exception may hold what was in the call.
            _logger.warning("semantic call %s: dispatching it raised %s", step.call.call_id, type(error).__name__)
            return self._bridge.fail_call(step.call.call_id)
        return self._bridge.answer_call(step.call.call_id, answer)
