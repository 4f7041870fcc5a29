"""Sessions with an app-server that lives in memory: order, deadlines, room, requests and the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex import (
    Capabilities,
    CodexCallbacks,
    CodexDeadlines,
    CodexSession,
    ConversationMode,
    EventLimits,
    SnapshotFile,
    ToolCall,
)
from paperclip_runner.codex.errors import (
    CapabilityUnavailableError,
    CodexLaunchError,
    CodexSessionError,
    CodexTransportError,
    ProviderTerminalError,
)
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.contract import GoalRequest
from paperclip_runner.harness.launch import ExitFact
from tests.codex_driver.fake_app_server import (
    THREAD,
    TURN,
    FakeAppServer,
    Refusal,
    memory_driver,
    memory_options,
    open_in_memory,
)
from tests.codex_driver.stage import TURN_ENDS, events_of_turn, payloads, types

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_protocol import JsonValue

Members = dict[str, "JsonValue"]

SOON = 0.02
"""A deadline that a test wants to see pass, in seconds."""


async def running(
    server: FakeAppServer, base: Path, callbacks: CodexCallbacks | None = None, **changes: object
) -> CodexSession:
    """A session whose turn has started."""
    session = await open_in_memory(server, base, callbacks, **changes)
    await session.start_turn("go")
    server.begin_turn()
    async for event in session.events():
        if event["eventType"] == "turn.started":
            break
    return session


async def rest(session: CodexSession) -> list[Members]:
    """The events up to the end of the stream."""
    async with asyncio.timeout(5):
        return [event async for event in session.events()]


async def settled() -> None:
    """Lets every task that can go on do so."""
    for _ in range(50):
        await asyncio.sleep(0)


def open_tasks() -> list[str]:
    return [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()]


def test_a_session_is_opened_in_order_and_ended_without_a_trace(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        async with await open_in_memory(server, tmp_path) as session:
            assert server.methods == ["initialize", "thread/start", "thread/goal/get"]
            assert b'{"method":"initialized"}\n' in server.received
            assert session.ids().driver_session_id == THREAD
            assert server.launch.arguments[-1] == "app-server"
            assert set(server.launch.environment) == {"PATH", "HOME"}
            await session.start_turn("go")
            assert dict(server.requests)["turn/start"]["threadId"] == THREAD
        assert server.calls[-1] == "release"
        assert open_tasks() == []
        await session.close(reason="again")

    asyncio.run(main())


def test_an_answer_and_a_notification_in_one_piece_are_both_taken(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.silent.add("initialize")
        opening = asyncio.create_task(open_in_memory(server, tmp_path))
        await server.asked("initialize")
        server.emit(
            {"id": server.last_ids["initialize"], "result": {"userAgent": "codex/0.160.1"}},
            {"method": "configWarning", "params": {"summary": "Be careful."}},
        )
        async with await opening as session:
            await session.close(reason="seen")
            assert payloads(await rest(session), "provider.notice.recorded")

    asyncio.run(main())


@pytest.mark.parametrize("method", ["initialize", "thread/start", "thread/goal/get", "collaborationMode/list"])
def test_an_opening_that_is_cancelled_leaves_no_process(tmp_path: Path, method: str) -> None:
    async def main() -> None:
        from paperclip_runner.codex import CollaborationMode

        server = FakeAppServer()
        server.silent.add(method)
        mode = CollaborationMode.PLAN if method.startswith("collaboration") else CollaborationMode.DEFAULT
        opening = asyncio.create_task(open_in_memory(server, tmp_path, mode=mode))
        await server.asked(method)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        assert server.calls[-1] == "release"
        assert open_tasks() == []

    asyncio.run(main())


def test_an_app_server_that_never_introduces_itself_is_ended(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.silent.add("initialize")
        server.emit_error(b"waiting for token=s3cr3t\n")
        with pytest.raises(CodexTransportError) as caught:
            await open_in_memory(server, tmp_path, deadlines=CodexDeadlines(initialize=SOON))
        assert caught.value.code == "codex_unresponsive"
        assert caught.value.details is not None
        assert caught.value.details["method"] == "initialize"
        assert "s3cr3t" not in json.dumps(caught.value.details)
        assert server.calls[-1] == "release"

    asyncio.run(main())


def test_an_interrupt_nobody_answers_ends_the_turn_here_and_once(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.silent.add("turn/interrupt")
        session = await running(server, tmp_path, deadlines=CodexDeadlines(interrupt=SOON))
        async with session:
            with pytest.raises(CodexTransportError) as caught:
                await session.interrupt(turn_id=TURN)
            assert caught.value.code == "codex_unresponsive"
            events = await rest(session)
            assert [each for each in types(events) if each in TURN_ENDS] == ["turn.failed"]
            assert types(events)[-2:] == ["session.failed", "turn.failed"]
            with pytest.raises(ProviderTerminalError):
                await session.start_turn("again")

    asyncio.run(main())


def test_a_turn_that_was_accepted_is_interrupted_when_it_has_begun(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        async with await open_in_memory(server, tmp_path) as session:
            await session.start_turn("go")
            interrupting = asyncio.create_task(session.interrupt(turn_id=TURN))
            await settled()
            assert "turn/interrupt" not in server.methods
            server.begin_turn()
            await interrupting
            assert server.methods[-1] == "turn/interrupt"
            with pytest.raises(CodexSessionError) as caught:
                await session.interrupt(turn_id="another-turn")
            assert caught.value.code == "stale_turn"

    asyncio.run(main())


def test_the_beginning_of_a_turn_is_found_behind_events_that_were_not_taken(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        async with await open_in_memory(server, tmp_path, event_limits=EventLimits(events=20)) as session:
            await session.start_turn("go")
            for _ in range(40):
                server.notify("warning", message="careful")
            server.begin_turn()
            await settled()
            assert session.diagnostics().reading_paused
            async with asyncio.timeout(5):
                await session.interrupt(turn_id=TURN)

    asyncio.run(main())


def test_a_silent_turn_is_told_once_for_each_bound_and_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        session = await running(server := FakeAppServer(), tmp_path, deadlines=CodexDeadlines(silence=SOON))
        async with session:
            for _ in range(2):
                [silent] = await session.events().take()
                assert cast("Members", silent["payload"])["code"] == "provider_silent"
            server.end_turn()
            assert types(await events_of_turn(session))[-1] == "turn.completed"

    asyncio.run(main())


def test_a_request_nobody_answers_fails_alone(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.silent.add("thread/read")
        session = await running(server, tmp_path, deadlines=CodexDeadlines(read=SOON))
        async with session:
            with pytest.raises(CodexTransportError) as caught:
                await session.read()
            assert caught.value.code == "codex_request_timeout"
            server.emit({"id": server.last_ids["thread/read"], "result": {"thread": {}}})
            server.silent.clear()
            assert await session.read()
            server.end_turn()
            assert types(await events_of_turn(session))[-1] == "turn.completed"

    asyncio.run(main())


def test_a_caller_that_gives_up_does_not_confuse_the_session(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.silent.add("turn/start")
        async with await open_in_memory(server, tmp_path) as session:
            starting = asyncio.create_task(session.start_turn("go"))
            await server.asked("turn/start")
            starting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await starting
            server.emit({"id": server.last_ids["turn/start"], "result": {"turn": {"id": TURN}}})
            server.begin_turn()
            server.end_turn()
            assert types(await events_of_turn(session))[-4:] == [
                "turn.submitted",
                "turn.accepted",
                "turn.started",
                "turn.completed",
            ]

    asyncio.run(main())


def test_an_idle_thread_without_an_end_is_reconciled_and_a_late_end_is_no_news(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        ended: Members = {"id": TURN, "status": "completed", "items": [], "error": None}
        server.handlers["thread/turns/list"] = lambda _: {"data": [ended], "nextCursor": None}
        session = await running(server, tmp_path, deadlines=CodexDeadlines(idle_terminal=SOON))
        async with session:
            server.notify("thread/status/changed", status={"type": "idle"})
            assert types(await events_of_turn(session))[-1] == "turn.completed"
            server.end_turn()
            await settled()
            await session.close(reason="done")
            assert not TURN_ENDS & set(types(await rest(session)))

    asyncio.run(main())


def test_a_consumer_that_is_behind_makes_the_app_server_wait_and_loses_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path, event_limits=EventLimits(events=100, bytes=1_000_000))
        async with session:
            for _ in range(50):
                server.emit(*(server.delta() for _ in range(20)))
            server.end_turn()
            await settled()
            held = session.diagnostics()
            assert held.reading_paused
            assert 100 <= held.held_events <= 120
            events = await events_of_turn(session)
            assert len(payloads(events, "item.delta")) == 1_000
            assert types(events)[-1] == "turn.completed"
            assert not session.diagnostics().reading_paused

    asyncio.run(main())


def test_a_consumer_may_interrupt_in_the_middle_of_what_it_has_not_taken(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path, event_limits=EventLimits(events=100))
        async with session:
            for _ in range(20):
                server.emit(*(server.delta() for _ in range(20)))
            await settled()
            assert session.diagnostics().reading_paused
            await session.interrupt(turn_id=TURN)
            server.end_turn("interrupted")
            events = await events_of_turn(session)
            assert len(payloads(events, "item.delta")) == 400
            assert types(events)[-1] == "turn.interrupted"

    asyncio.run(main())


def test_an_answer_behind_more_than_may_be_held_times_out_and_says_why(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        limits, deadlines = EventLimits(events=10, ahead=2), CodexDeadlines(read=SOON)
        session = await running(server, tmp_path, event_limits=limits, deadlines=deadlines)
        async with session:
            for _ in range(20):
                server.emit(*(server.delta() for _ in range(5)))
            await settled()
            with pytest.raises(CodexTransportError) as caught:
                await session.read()
            assert caught.value.code == "codex_request_timeout"
            assert caught.value.details is not None
            assert caught.value.details["readingPaused"] is True
            assert session.diagnostics().held_events < 30

    asyncio.run(main())


def test_an_app_server_that_ends_in_a_turn_is_explained(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path)
        async with session:
            server.ask(7, "item/commandExecution/requestApproval", itemId="i")
            await settled()
            server.emit_error(b"panic: password=s3cr3t\n")
            await settled()
            server.end(ExitFact(exit_code=101))
            events = await rest(session)
            assert [each for each in types(events) if each in TURN_ENDS] == ["turn.failed"]
            assert "runtime_request.cancelled" in types(events)
            failure = session.failure
            assert failure is not None
            assert failure.code == "codex_stdout_ended"
            assert failure.details is not None
            assert failure.details["exitCode"] == 101
            assert "panic" in str(failure.details["errorTail"])
            assert "s3cr3t" not in json.dumps(failure.details)
            with pytest.raises(CodexError) as caught:
                await session.read()
            assert caught.value.code in ("codex_transport_closed", "native_provider_terminal_failed")

    asyncio.run(main())


def test_an_app_server_that_does_not_read_ends_the_session_and_not_the_memory(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path)
        async with session:
            server.unsent_bytes = 4_194_304
            with pytest.raises(CodexTransportError) as caught:
                await session.read()
            assert caught.value.code == "codex_outbound_buffer_full"
            assert types(await rest(session))[-1] == "turn.failed"
            for call in (session.read, session.interrupt, session.reconcile):
                with pytest.raises(CodexError) as later:
                    await call()
                assert later.value.code in ("codex_transport_closed", "already_terminal")

    asyncio.run(main())


@pytest.mark.parametrize(
    ("user_agent", "version", "notes"), [("codex/0.160.4", "0.160.4", 0), ("codex/7.0.0", "7.0.0", 1), ("", None, 1)]
)
def test_a_version_it_is_not_tested_with_is_noted(
    tmp_path: Path, user_agent: str, version: str | None, notes: int
) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.handlers["initialize"] = lambda _: {"userAgent": user_agent, "unknown": {"member": 1}}
        async with await open_in_memory(server, tmp_path) as session:
            assert session.diagnostics().version == version
            assert len(session.diagnostics().notes) == notes

    asyncio.run(main())


def test_the_descriptor_tells_what_is_switched_off(tmp_path: Path) -> None:
    descriptor = memory_driver(FakeAppServer(), tmp_path, capabilities=Capabilities(read=False)).descriptor()
    assert (descriptor.kind, descriptor.protocol_version) == ("codex_app_server", "v2")
    assert descriptor.capabilities.unsupported == ["read", "reconciliation"]
    assert descriptor.capabilities.collaboration_modes == ["default", "plan"]
    assert descriptor.capabilities.runtime_request_handoff is True


@pytest.mark.parametrize(
    "line",
    [b"{bad\n", b"\n", b"[]\n", b"null\n", b"warning: x\n", b"\xff\xfe\n", b"\xef\xbb\xbf{}\n", b"[" * 100_000 + b"\n"],
)
def test_one_odd_line_ends_the_session_with_one_cause(tmp_path: Path, line: bytes) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path)
        async with session:
            server.emit_output(json.dumps(server.delta("before")).encode() + b"\n" + line)
            events = await rest(session)
            assert types(events) == ["item.delta", "harness.diagnostic", "session.failed", "turn.failed"]
            assert isinstance(session.failure, CodexTransportError)

    asyncio.run(main())


def test_requests_of_the_app_server_are_answered_once_and_by_their_own_identity(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path)
        async with session:
            server.ask("a", "unknown/request")
            server.ask(0, "unknown/request")
            server.ask("0", "item/commandExecution/requestApproval", itemId="i")
            await settled()
            assert server.answers["a"]["error"] == server.answers[0]["error"]
            assert cast("Members", server.answers["a"]["error"])["code"] == -32601
            assert "0" not in server.answers
            await session.resolve_runtime_request(request_id="0", turn_id=TURN, resolution={"action": "decline"})
            assert server.answers["0"]["result"] == {"decision": "decline"}
            with pytest.raises(CapabilityUnavailableError):
                await session.resolve_runtime_request(request_id="0", turn_id=TURN, resolution={"action": "accept"})

    asyncio.run(main())


def test_a_decision_that_cannot_be_carried_out_is_noted(tmp_path: Path) -> None:
    async def decide(_: Members) -> Members:
        return {"action": "submit"}

    async def main() -> None:
        server = FakeAppServer()
        capabilities = Capabilities(runtime_request_resolution=False)
        session = await running(server, tmp_path, CodexCallbacks(decide=decide), capabilities=capabilities)
        server.ask(7, "item/fileChange/requestApproval", itemId="i")
        await settled()
        assert len(session.diagnostics().notes) == 2
        await session.close(reason="over")
        assert server.answers[7]["result"] == {"decision": "cancel"}

    asyncio.run(main())


def test_what_nobody_decided_is_declined_when_the_session_is_closed(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path)
        server.ask(7, "item/fileChange/requestApproval", itemId="i")
        await settled()
        assert 7 not in server.answers
        await session.close(reason="over")
        assert server.answers[7]["result"] == {"decision": "cancel"}

    asyncio.run(main())


def test_a_tool_may_use_its_session_while_the_reader_goes_on(tmp_path: Path) -> None:
    tool: Members = {"name": "look", "description": "Looks.", "inputSchema": {"type": "object"}}
    sessions: list[CodexSession] = []
    gate = asyncio.Event()

    async def look(call: ToolCall) -> JsonValue:
        await gate.wait()
        return [call.name, bool(await sessions[0].read())]

    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path, callbacks=CodexCallbacks(tools={"look": look}), tools=(tool,))
        sessions.append(session)
        async with session:
            server.ask(3, "item/tool/call", callId="c", tool="look", arguments={})
            server.emit(server.delta("meanwhile"))
            await settled()
            assert 3 not in server.answers
            gate.set()
            await settled()
            assert cast("Members", server.answers[3]["result"])["success"] is True
            server.end_turn()
            assert payloads(await events_of_turn(session), "item.delta")[0]["text"] == "meanwhile"

    asyncio.run(main())


def test_closing_ends_what_the_callers_code_still_does(tmp_path: Path) -> None:
    tool: Members = {"name": "wait", "description": "Waits.", "inputSchema": {"type": "object"}}
    ended = asyncio.Event()

    async def wait(_: ToolCall) -> JsonValue:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return None

    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path, callbacks=CodexCallbacks(tools={"wait": wait}), tools=(tool,))
        server.ask(3, "item/tool/call", callId="c", tool="wait", arguments={})
        await settled()
        await session.close(reason="over")
        assert ended.is_set()
        assert open_tasks() == []

    asyncio.run(main())


def test_a_tool_may_close_the_session_it_works_for(tmp_path: Path) -> None:
    tool: Members = {"name": "stop", "description": "Stops.", "inputSchema": {"type": "object"}}
    sessions: list[CodexSession] = []

    async def stop(_: ToolCall) -> JsonValue:
        await sessions[0].close(reason="stopped by a tool")
        return None

    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path, callbacks=CodexCallbacks(tools={"stop": stop}), tools=(tool,))
        sessions.append(session)
        server.ask(3, "item/tool/call", callId="c", tool="stop", arguments={})
        async with asyncio.timeout(5):
            await rest(session)
            await session.close(reason="over")
            await settled()
        assert open_tasks() == []
        assert server.calls[-1] == "release"

    asyncio.run(main())


def test_a_start_nobody_answers_is_not_tried_again(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        server.silent.add("turn/start")
        async with await open_in_memory(server, tmp_path, deadlines=CodexDeadlines(turn_start=SOON)) as session:
            with pytest.raises(CodexTransportError) as caught:
                await session.start_turn("go")
            assert caught.value.code == "codex_unresponsive"
            with pytest.raises(ProviderTerminalError):
                await session.start_turn("go")
            assert server.methods.count("turn/start") == 1

    asyncio.run(main())


def test_a_cancelled_close_is_done_before_its_caller_hears_of_it(tmp_path: Path) -> None:
    async def main() -> None:
        server = FakeAppServer()
        session = await running(server, tmp_path)
        closing = asyncio.create_task(session.close(reason="over"))
        await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert server.calls[-1] == "release"
        assert open_tasks() == []

    asyncio.run(main())


def test_two_hundred_sessions_leave_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        for _ in range(200):
            server = FakeAppServer()
            async with await open_in_memory(server, tmp_path):
                pass
            assert server.calls[-1] == "release"
        assert open_tasks() == []

    asyncio.run(main())


def test_the_events_have_one_reader(tmp_path: Path) -> None:
    async def main() -> None:
        session = await running(FakeAppServer(), tmp_path)
        async with session:
            waiting = asyncio.create_task(session.events().take())
            await asyncio.sleep(0)
            with pytest.raises(CodexSessionError) as caught:
                await session.events().take()
            assert caught.value.code == "codex_events_busy"
            waiting.cancel()

    asyncio.run(main())


def test_typed_events_are_values_of_the_contract(tmp_path: Path) -> None:
    from paperclip_protocol.prp_v1 import SessionStartedEvent

    async def main() -> None:
        async with await open_in_memory(FakeAppServer(), tmp_path) as session:
            async for event in session.typed_events():
                assert isinstance(event, SessionStartedEvent)
                assert event.run_id == "run-1"
                break

    asyncio.run(main())


OPERATIONS: dict[str, Callable[[CodexSession], Awaitable[object]]] = {
    "steering": lambda session: session.steer(turn_id=TURN, text="x"),
    "interruption": lambda session: session.interrupt(),
    "read": lambda session: session.read(),
    "reconciliation": lambda session: session.reconcile(),
    "usage": lambda session: session.usage(),
    "thread_lineage": lambda session: session.lineage(),
    "goals": lambda session: session.goal(GoalRequest(action="get")),
    "runtime_request_resolution": lambda session: session.resolve_runtime_request(
        request_id="1", turn_id=TURN, resolution={}
    ),
}


@pytest.mark.parametrize("flag", OPERATIONS)
def test_an_operation_that_is_switched_off_refuses_and_says_so(tmp_path: Path, flag: str) -> None:
    async def main() -> None:
        capabilities = Capabilities(**{flag: False})
        session = await running(FakeAppServer(), tmp_path, capabilities=capabilities)
        async with session:
            with pytest.raises(CapabilityUnavailableError) as caught:
                await OPERATIONS[flag](session)
            assert caught.value.code == "capability_unavailable"
            [event] = await session.events().take()
            assert cast("Members", event["payload"])["code"] == "unsupported_operation"

    asyncio.run(main())


@pytest.mark.parametrize("alive", [True, False])
def test_a_refused_steering_never_starts_a_turn(tmp_path: Path, alive: bool) -> None:
    async def main() -> None:
        server = FakeAppServer()

        def refuse(_: Members) -> Members:
            if not alive:
                server.end_turn()
            raise Refusal(-32600, "no active turn")

        server.handlers["turn/steer"] = refuse
        session = await running(server, tmp_path)
        async with session:
            with pytest.raises(CodexSessionError) as caught:
                await session.steer(turn_id=TURN, text="more")
            assert caught.value.code == ("codex_steering_failed" if alive else "already_terminal")
            assert server.methods.count("turn/start") == 1

    asyncio.run(main())


def test_goals_that_are_refused_at_first_are_off_and_not_asked_for_again(tmp_path: Path) -> None:
    def refuse(_: Members) -> Members:
        raise Refusal(-32601, "goals are disabled by policy")

    async def main() -> None:
        server = FakeAppServer()
        server.handlers["thread/goal/get"] = refuse
        async with await open_in_memory(server, tmp_path) as session:
            with pytest.raises(CapabilityUnavailableError):
                await session.goal(GoalRequest(action="get"))
            assert server.methods.count("thread/goal/get") == 1
            [updated] = payloads(await session.events().take(), "session.capabilities.updated")
            assert cast("Members", updated["sessionGoals"])["availability"] == "policy_disabled"

    asyncio.run(main())


def test_the_persisted_session_follows_what_its_reader_has_taken(tmp_path: Path) -> None:
    path = tmp_path / "snapshot.json"

    async def main() -> None:
        server = FakeAppServer()
        session = await open_in_memory(server, tmp_path, snapshot_path=str(path), conversation=ConversationMode.DIRECT)
        async with session:
            await session.start_turn("go")
            server.begin_turn()
            server.emit(server.delta(), server.delta())
            server.end_turn()
            await settled()
            assert not path.exists()
            seen: list[Members] = []
            active: list[JsonValue] = []
            async for event in session.events():
                seen.append(event)
                if path.exists():
                    active.append(SnapshotFile(str(path)).read()["activeTurnId"])
                if event["eventType"] == "turn.completed":
                    break
            assert active[-1] == TURN
        settled_snapshot = SnapshotFile(str(path)).read()
        assert settled_snapshot["activeTurnId"] is None
        assert settled_snapshot["lastSourceSequence"] == seen[-1]["sourceSeq"]
        assert path.stat().st_mode & 0o777 == 0o600

    asyncio.run(main())


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    from paperclip_runner.codex import CodexDriver
    from paperclip_runner.harness.contract import SessionOpening

    async def main() -> None:
        options = memory_options(tmp_path, codex="/nowhere/codex")
        opening = SessionOpening(run_id="r", normalized_session_id="s", working_directory=str(tmp_path / "workspace"))
        with pytest.raises(CodexLaunchError) as caught:
            await CodexDriver(options).open_session(opening)
        assert caught.value.code == "codex_not_executable"

    asyncio.run(main())
