from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from paperclip_runner.actions import ToolBridge, authorized_tool_set, project_tools
from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.actions.tool_calls import HandledCall, ToolCalls
from paperclip_runner.testing.sample_app import SampleApplication
from tests.actions.recorded import members

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue
    from paperclip_protocol.actions import SemanticToolCall, SemanticToolResult

    from paperclip_runner.actions.bridge import BridgeEvent


class _Run:
    """A sample run whose dispatches can be held up, and the events it emitted."""

    def __init__(self) -> None:
        self.application = SampleApplication()
        self.dispatcher = self.application.dispatcher(store=MemoryStore())
        tools = authorized_tool_set(
            project_tools(self.application.context("run-1"), run_id="run-1", bound=self.dispatcher.bound)
        )
        bridge = ToolBridge(tools, run_id="run-1", normalized_session_id="session-1")
        self.calls = ToolCalls(bridge, self.dispatch, self.emit)
        self.events: list[str] = []
        self.dispatched = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.emit_error: Exception | None = None
        self.dispatch_error: Exception | None = None

    async def dispatch(self, call: SemanticToolCall) -> SemanticToolResult:
        self.events.append("dispatched")
        self.dispatched.set()
        await self.may_go_on.wait()
        if self.dispatch_error is not None:
            raise self.dispatch_error
        return await self.dispatcher.dispatch(call)

    async def emit(self, event: BridgeEvent) -> None:
        if self.emit_error is not None:
            raise self.emit_error
        self.events.append(event.event_type)

    async def handle(
        self, *, call_id: str = "call-1", body: str = "Begun.", tool: str = "report_progress"
    ) -> HandledCall:
        arguments: JsonValue = {"idempotencyKey": "k", "body": body}
        return await self.calls.handle(
            call_id=call_id, tool=tool, arguments=arguments, turn_id="turn-1", item_id="item-1"
        )


def test_an_input_is_committed_before_its_dispatch_and_a_result_before_its_reply() -> None:
    async def scenario() -> None:
        run = _Run()
        handled = await run.handle()
        assert handled.reply.success
        assert handled.fault is None
        assert run.events == ["semantic_tool.input", "dispatched", "semantic_tool.result"]

    asyncio.run(scenario())


def test_a_repeated_call_waits_for_the_first_and_gets_its_reply() -> None:
    async def scenario() -> None:
        run = _Run()
        run.may_go_on.clear()
        async with asyncio.timeout(5):
            first = asyncio.ensure_future(run.handle())
            await run.dispatched.wait()
            second = asyncio.ensure_future(run.handle())
            await asyncio.sleep(0)
            run.may_go_on.set()
            assert await first == await second == await run.handle()
        assert run.events.count("dispatched") == 1
        assert len(run.application.task.comments) == 1

    asyncio.run(scenario())


def test_a_call_goes_on_when_nobody_waits_for_it_any_more() -> None:
    async def scenario() -> None:
        run = _Run()
        run.may_go_on.clear()
        async with asyncio.timeout(5):
            waiting = asyncio.ensure_future(run.handle())
            await run.dispatched.wait()
            waiting.cancel()
            await asyncio.wait([waiting])
            run.may_go_on.set()
            await run.calls.settled()
        assert run.events[-1] == "semantic_tool.result"
        assert len(run.application.task.comments) == 1

    asyncio.run(scenario())


def test_a_turn_that_ends_answers_at_once_and_reconciles_later() -> None:
    async def scenario() -> None:
        run = _Run()
        run.may_go_on.clear()
        async with asyncio.timeout(5):
            waiting = asyncio.ensure_future(run.handle())
            await run.dispatched.wait()
            run.calls.end_turn("turn-1")
            handled = await waiting
            assert members(members(json.loads(handled.reply.text))["error"])["code"] == "turn_ended"
            run.may_go_on.set()
            await run.calls.settled()
        assert run.events[-1] == "semantic_tool.reconciled"

    asyncio.run(scenario())


def test_a_call_that_breaks_the_contract_is_answered_with_the_fault() -> None:
    async def scenario() -> None:
        run = _Run()
        await run.handle()
        handled = await run.handle(body="Other.")
        assert handled.fault is not None
        assert handled.fault.code == "tool_call_conflict"
        unknown = await run.handle(call_id="call-2", tool="create_task")
        assert unknown.fault is not None
        assert not unknown.reply.success

    asyncio.run(scenario())


def test_a_dispatch_that_raises_is_a_result_of_its_own() -> None:
    async def scenario() -> None:
        run = _Run()
        run.dispatch_error = RuntimeError("Bearer abcdefgh12345678")
        handled = await run.handle()
        assert json.loads(handled.reply.text) == {"code": "semantic_tool_bridge_failed"}
        assert run.events[-1] == "semantic_tool.result"

    asyncio.run(scenario())


def test_an_input_that_cannot_be_committed_is_not_dispatched() -> None:
    async def scenario() -> None:
        run = _Run()
        run.emit_error = OSError("no space left")
        with pytest.raises(OSError, match="no space"):
            await run.handle()
        assert "dispatched" not in run.events
        assert run.application.task.comments == []

    asyncio.run(scenario())
