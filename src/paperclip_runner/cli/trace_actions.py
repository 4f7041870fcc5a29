"""The sample application in a trace: its actions as tools of Codex, with receipts in the recording (shell)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, cast

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.actions import ToolBridge, authorized_tool_set, dynamic_tools, project_tools, tool_capabilities
from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.actions.tool_calls import ToolCalls
from paperclip_runner.errors import ActionError
from paperclip_runner.testing.sample_app import SampleApplication

if TYPE_CHECKING:
    from paperclip_runner.actions.bridge import BridgeEvent
    from paperclip_runner.cli.trace_recording import Recording
    from paperclip_runner.codex import ToolCall

__all__ = ["SampleActions"]

Members = dict[str, JsonValue]

SOURCE_INSTANCE_ID: Final = "runner-actions"
"""Source of the events of semantic actions; they are numbered apart from those of the driver."""

SETTLE_SECONDS: Final = 5.0
"""How long calls that were begun may take after the turn ended, in seconds."""


class SampleActions:
    """The sample application bound to one run. `attach` it to the recording before a turn starts."""

    def __init__(self, *, run_id: str, normalized_session_id: str, show: Callable[[Members], None]) -> None:
        self.application = SampleApplication(run_id=run_id)
        self._run_id = run_id
        self._session_id = normalized_session_id
        self._show = show
        self._recording: Recording | None = None
        dispatcher = self.application.dispatcher(store=MemoryStore())
        context = self.application.context(run_id)
        tools = authorized_tool_set(project_tools(context, run_id=run_id, bound=dispatcher.bound))
        self.tools = cast("tuple[Members, ...]", tuple(msgspec.to_builtins(tool) for tool in dynamic_tools(tools)))
        self.capabilities = cast(
            "Members", msgspec.to_builtins(tool_capabilities(context, run_id=run_id, bound=dispatcher.bound))
        )
        bridge = ToolBridge(tools, run_id=run_id, normalized_session_id=normalized_session_id)
        self._calls = ToolCalls(bridge, dispatcher.dispatch, self._emit)

    def handlers(self) -> dict[str, Callable[[ToolCall], Awaitable[JsonValue]]]:
        """A handler for each tool."""
        return {str(tool["name"]): self._handle for tool in self.tools}

    def attach(self, recording: Recording) -> None:
        """Name where the events go."""
        self._recording = recording

    async def settle(self, turn_id: str | None) -> None:
        """Ends the calls of a turn and waits, within bounds, until every begun call has its receipt."""
        if turn_id is not None:
            self._calls.end_turn(turn_id)
        try:
            async with asyncio.timeout(SETTLE_SECONDS):
                await self._calls.settled()
        except TimeoutError:
            self._show({"eventType": "harness.diagnostic", "payload": {"message": "an action has not ended yet"}})

    def report(self) -> Members:
        """What the application holds in the end."""
        task = self.application.task
        return {
            "application": "sample",
            "taskStatus": task.status,
            "comments": [comment.body for comment in task.comments],
            "stateRevision": self.application.state_revision,
        }

    async def _handle(self, call: ToolCall) -> JsonValue:
        handled = await self._calls.handle(
            call_id=call.call_id,
            tool=call.name,
            arguments=call.arguments,
            turn_id=call.turn_id,
            item_id=call.call_id,
        )
        if not handled.reply.success:
            raise ActionError(handled.reply.text, code="action_refused")
        return handled.reply.text

    async def _emit(self, event: BridgeEvent) -> None:
        recording = self._recording
        if recording is None:
            raise ActionError("the run has not begun: open its recording first", code="action_before_run")
        sequence = recording.next_sequence(SOURCE_INSTANCE_ID)
        correlation = cast("Members", cast("Members", event.payload["semantic_tool"])["correlation"])
        wire: Members = {
            "schema": "paperclip.prp.event.v1",
            "sourceEventId": f"{SOURCE_INSTANCE_ID}:{self._run_id}:{sequence}",
            "sourceSeq": sequence,
            "sourceInstanceId": SOURCE_INSTANCE_ID,
            "sourceKind": "runner",
            "runId": self._run_id,
            "normalizedSessionId": self._session_id,
            "turnId": correlation["turnId"],
            "itemId": correlation["itemId"],
            "eventType": event.event_type,
            "schemaVersion": 1,
            "priority": 0,
            "emittedAt": now(),
            "payload": event.payload,
        }
        recording.record(wire)
        self._show(wire)


def now() -> str:
    """The time as the wire writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
