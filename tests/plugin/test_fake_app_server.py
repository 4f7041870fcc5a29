"""The fake app-server under the Codex driver: usual sessions, and every fault."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import SCHEMAS, JsonValue, validate

from paperclip_runner.codex import CodexCallbacks, CodexDeadlines, ToolCall
from paperclip_runner.codex.errors import CodexRpcError, CodexTransportError
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.contract import TurnRequest
from paperclip_runner.testing.fake_app_server import (
    INVALID_UTF8,
    AppServerScript,
    Ask,
    AwaitInterrupt,
    Burst,
    CallTool,
    EndTurn,
    ErrorOutput,
    Exchange,
    Exit,
    FakeAppServer,
    FakeAppServerError,
    Kill,
    Line,
    LongLine,
    Notify,
    Pause,
    RawBytes,
    Refuse,
    Reply,
    Say,
    Silence,
    Step,
    StopReading,
    decode_script,
    encode_script,
)
from paperclip_runner.testing.fake_app_server.__main__ import main
from paperclip_runner.testing.scripted_model.scripts import done_result
from tests.plugin.codex_sessions import TURN_ENDS, driver_of, opening, session_of, turn_events, types

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_runner.testing import MakeFakeAppServer

Members = dict[str, JsonValue]


def one_turn(*steps: Step) -> AppServerScript:
    return AppServerScript(turns=(steps,))


def played_turn(server: FakeAppServer, workspace: Path, callbacks: CodexCallbacks | None = None) -> list[Members]:
    """The events of a session with one turn; the stream may end with a broken session."""

    async def main() -> list[Members]:
        async with session_of(server, workspace, callbacks) as session:
            await session.start_turn("go")
            return await turn_events(session)

    return asyncio.run(main())


def broken_turn(server: FakeAppServer, workspace: Path) -> str:
    """What broke the session, as the code of the failure."""

    async def main() -> str:
        async with session_of(server, workspace) as session:
            await session.start_turn("go")
            events = await turn_events(session)
            assert types(events)[-1] == "turn.failed"
            assert session.failure is not None
            return session.failure.code

    return asyncio.run(main())


def deltas(events: list[Members]) -> list[str]:
    """The texts of the deltas."""
    payloads = [event["payload"] for event in events if event["eventType"] == "item.delta"]
    return [str(payload["text"]) for payload in payloads if isinstance(payload, dict)]


def test_a_turn_is_played_to_its_end(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    server = fake_app_server()
    events = played_turn(server, tmp_path)
    assert "".join(deltas(events)) == "Hello."
    assert types(events)[-1] == "turn.completed"
    assert [message["method"] for message in server.received()][:3] == ["initialize", "initialized", "thread/start"]
    (start,) = server.starts
    assert start.arguments[-1] == "app-server"
    assert "PATH" in start.environment
    assert start.directory == os.fspath(tmp_path)


def test_a_tool_of_the_client_is_called(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    async def count(call: ToolCall) -> JsonValue:
        assert call.arguments == {"quay": 4}
        return {"lanterns": 12}

    server = fake_app_server(one_turn(CallTool(tool="count_lanterns", arguments={"quay": 4})))

    async def main() -> list[Members]:
        tool: Members = {"name": "count_lanterns", "description": "Counts.", "inputSchema": {"type": "object"}}
        callbacks = CodexCallbacks(tools={"count_lanterns": count})
        async with session_of(server, tmp_path, callbacks, tools=(tool,)) as session:
            await session.start_turn("go")
            return await turn_events(session)

    assert "tool.execution.completed" in types(asyncio.run(main()))
    (answer,) = server.answers()
    assert '"lanterns":12' in json.dumps(answer["result"]).replace("\\", "").replace(" ", "")


def test_a_result_is_proposed(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    finish = CallTool(tool="paperclip_finish", arguments=done_result(contract_revision="r1"))
    assert "run.result.proposed" in types(played_turn(fake_app_server(one_turn(finish)), tmp_path))


def test_a_turn_waits_for_its_interrupt(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    server = fake_app_server(one_turn(AwaitInterrupt()))

    async def main() -> str:
        async with session_of(server, tmp_path) as session:
            turn = await session.start_turn("go")
            await session.interrupt(turn_id=turn.turn_id)
            return types(await turn_events(session))[-1]

    assert asyncio.run(main()) == "turn.interrupted"


def test_an_idle_thread_without_the_end_of_its_turn_is_settled_from_the_history(
    fake_app_server: MakeFakeAppServer, tmp_path: Path
) -> None:
    idle = Notify(method="thread/status/changed", params={"status": {"type": "idle"}})
    server = fake_app_server(one_turn(Say(text="on"), EndTurn(told=False), idle))

    async def main() -> list[Members]:
        async with session_of(server, tmp_path, deadlines=CodexDeadlines(idle_terminal=0.05)) as session:
            await session.start_turn("go")
            return await turn_events(session)

    assert types(asyncio.run(main()))[-1] == "turn.completed"
    assert server.received("thread/turns/list")


def test_an_interrupt_that_is_not_answered_leaves_one_end(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    script = AppServerScript(
        turns=((AwaitInterrupt(seconds=0.5), Silence()),), exchanges=(Exchange(method="turn/interrupt", steps=()),)
    )
    server = fake_app_server(script)

    async def main() -> list[str]:
        async with session_of(server, tmp_path, deadlines=CodexDeadlines(interrupt=0.1)) as session:
            turn = await session.start_turn("go")
            with pytest.raises(CodexTransportError) as caught:
                await session.interrupt(turn_id=turn.turn_id)
            assert caught.value.code == "codex_unresponsive"
            return types([event async for event in session.events()])

    ends = [event_type for event_type in asyncio.run(main()) if event_type in TURN_ENDS]
    assert len(ends) == 1


def test_a_failed_turn_tells_its_error(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    server = fake_app_server(one_turn(EndTurn(status="failed", error="no more lamp oil")))
    assert "no more lamp oil" in json.dumps(played_turn(server, tmp_path)[-1])


def test_a_thread_outlives_its_process(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    server = fake_app_server(AppServerScript(turns=((Say(text="one"),), (Say(text="two"),))))

    async def main() -> list[str]:
        async with session_of(server, tmp_path) as session:
            await session.start_turn("go")
            await turn_events(session)
            snapshot = await session.snapshot()
        recovery = await driver_of(server).recover_session(snapshot)
        assert recovery.session is not None, recovery.reason
        try:
            await recovery.session.start_turn(TurnRequest(text="on"))
            return deltas(await turn_events(recovery.session))
        finally:
            await recovery.session.close(reason="done")

    assert "".join(asyncio.run(main())) == "two"
    assert len(server.starts) == 2
    assert server.turns_played == 2


def test_a_request_can_be_refused_or_answered_otherwise(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    refusing = AppServerScript(
        turns=(), exchanges=(Exchange(method="thread/start", steps=(Refuse(message="not today", code=-32001),)),)
    )

    async def open_session(server: FakeAppServer) -> None:
        await driver_of(server).open_session(opening(tmp_path))

    with pytest.raises(CodexRpcError) as caught:
        asyncio.run(open_session(fake_app_server(refusing)))
    assert "not today" in str(caught.value)
    answering = AppServerScript(
        turns=(), exchanges=(Exchange(method="thread/start", steps=(Reply(result={"thread": {}}),)),)
    )
    with pytest.raises(CodexError) as missing:
        asyncio.run(open_session(fake_app_server(answering)))
    assert missing.value.code == "codex_thread_id_missing"


def test_a_late_answer_is_an_answer(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    script = AppServerScript(exchanges=(Exchange(method="turn/start", steps=(Pause(seconds=0.05), Reply())),))
    assert types(played_turn(fake_app_server(script), tmp_path))[-1] == "turn.completed"


def test_one_turn_too_many_is_refused(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    with pytest.raises(CodexRpcError) as caught:
        played_turn(fake_app_server(AppServerScript(turns=())), tmp_path)
    assert "0 turns" in str(caught.value)


def test_unknown_messages_change_nothing(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    server = fake_app_server(one_turn(Notify(method="lamp/lit"), Ask(method="lamp/oil"), Say(text="on")))
    assert types(played_turn(server, tmp_path))[-1] == "turn.completed"
    (answer,) = server.answers()
    assert isinstance(answer["error"], dict)
    assert answer["error"]["code"] == -32601


def test_a_burst_comes_whole(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    events = played_turn(fake_app_server(one_turn(Burst(lines=2_000, size=300))), tmp_path)
    assert types(events).count("item.delta") == 2_000


def test_a_flood_of_error_output_stops_nothing(fake_app_server: MakeFakeAppServer, tmp_path: Path) -> None:
    script = AppServerScript(first=(ErrorOutput(text="x" * 500, lines=2_000),))
    assert types(played_turn(fake_app_server(script), tmp_path))[-1] == "turn.completed"


@pytest.mark.parametrize(
    ("faults", "code"),
    [
        ((Line(text="warning: low oil"),), "codex_line_malformed"),
        ((Line(text="[]"),), "codex_message_not_object"),
        ((INVALID_UTF8,), "codex_line_malformed"),
        ((LongLine(size=2_000_000),), "codex_line_too_long"),
        ((RawBytes(data=b'{"method":'), Exit()), "codex_stdout_truncated"),
        ((Exit(code=3),), "codex_stdout_ended"),
        ((Kill(),), "codex_stdout_ended"),
    ],
    ids=["odd line", "no object", "no utf-8", "long line", "cut line", "exit", "kill"],
)
def test_a_fault_ends_the_session_with_its_cause(
    fake_app_server: MakeFakeAppServer, tmp_path: Path, faults: tuple[Step, ...], code: str
) -> None:
    assert broken_turn(fake_app_server(one_turn(*faults)), tmp_path) == code


@pytest.mark.parametrize("fault", [Silence(), StopReading()], ids=["silence", "stop reading"])
def test_an_app_server_that_does_not_answer_is_given_up(
    fake_app_server: MakeFakeAppServer, tmp_path: Path, fault: Step
) -> None:
    server = fake_app_server(AppServerScript(turns=(), first=(fault,)))
    deadlines = CodexDeadlines(initialize=0.2)

    async def main() -> None:
        async with session_of(server, tmp_path, deadlines=deadlines):
            pytest.fail("the session was opened")

    with pytest.raises(CodexTransportError) as caught:
        asyncio.run(main())
    assert caught.value.code == "codex_unresponsive"


def test_a_script_is_written_and_read_back() -> None:
    script = AppServerScript(
        turns=((Say(text="ä"), INVALID_UTF8, EndTurn(status="interrupted", told=False)), ()),
        exchanges=(Exchange(method="thread/read", steps=(Silence(),), times=None),),
    )
    assert decode_script(encode_script(script)) == script


@pytest.mark.parametrize("document", [b"{", b'{"turns":[[{"kind":"dance"}]]}', b'{"turn":[]}', b" " * (17 << 20)])
def test_what_is_no_script_is_refused(document: bytes) -> None:
    with pytest.raises(FakeAppServerError) as caught:
        decode_script(document)
    assert caught.value.code == "script_invalid"


def test_a_script_that_was_not_played_is_noticed(tmp_path: Path) -> None:
    script = AppServerScript(exchanges=(Exchange(method="thread/read", steps=(Reply(),)),))
    server = FakeAppServer(script, tmp_path)
    with pytest.raises(FakeAppServerError) as caught:
        server.check_played()
    assert caught.value.code == "script_not_played"
    assert "thread/read came 0 times" in str(caught.value)
    assert "0 of 1 turns" in str(caught.value)


def test_a_request_without_an_answer_is_noticed(tmp_path: Path) -> None:
    server = FakeAppServer(AppServerScript(turns=((Ask(method="lamp/oil", seconds=0.01),),)), tmp_path)
    lines = b'{"id":1,"method":"turn/start","params":{}}\n'
    with subprocess.Popen(server.path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(lines)
        process.stdin.flush()
        methods = [json.loads(process.stdout.readline()).get("method") for _ in range(4)]
        process.stdin.close()
    assert methods == [None, "turn/started", "lamp/oil", "turn/completed"]
    with pytest.raises(FakeAppServerError) as caught:
        server.check_played()
    assert "lamp/oil was not answered" in str(caught.value)


def test_everything_usual_keeps_the_contract_of_the_app_server(
    fake_app_server: MakeFakeAppServer, tmp_path: Path
) -> None:
    call = CallTool(tool="paperclip_finish", arguments=done_result(contract_revision="r1"))
    server = fake_app_server(one_turn(Say(text="on"), call, Burst(lines=1)))
    requests: list[tuple[str, Members]] = [
        ("initialize", {}),
        ("thread/start", {"cwd": "/"}),
        ("turn/start", {}),
        ("thread/read", {"includeTurns": True}),
        ("thread/turns/list", {}),
        ("thread/items/list", {"turnId": "turn-1"}),
        ("turn/steer", {}),
        ("turn/interrupt", {}),
        ("thread/goal/get", {}),
        ("thread/resume", {}),
    ]
    responses = {method: method_entry(method)["response"] for method, _ in requests}
    with subprocess.Popen([server.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def send(message: Members) -> None:
            assert process.stdin is not None
            process.stdin.write(json.dumps(message).encode() + b"\n")
            process.stdin.flush()

        def receive() -> Members:
            assert process.stdout is not None
            message: Members = json.loads(process.stdout.readline())
            if "id" in message and "method" in message:
                send({"id": message["id"], "result": {"success": True, "contentItems": []}})
            if "method" in message:
                assert validate(definition(method_entry(str(message["method"]))["params"]), message["params"]) == []
            return message

        for number, (method, params) in enumerate(requests, 1):
            send({"id": f"r{number}", "method": method, "params": params})
            while (answer := receive()).get("id") != f"r{number}":
                pass
            assert validate(definition(responses[method]), answer["result"]) == [], method
            while method == "turn/start" and receive().get("method") != "turn/completed":
                pass
        process.stdin.close()


def definition(pointer: str) -> str:
    """The name under which a definition of the Codex schemas is validated."""
    file, _, name = pointer.rpartition("#/$defs/")
    return f"codex-{file.rpartition('/')[2].removesuffix('.schema.json')}#{name}"


def method_entry(method: str) -> dict[str, str]:
    """What the schemas say of a method of the app-server."""
    document = SCHEMAS["codex-methods"].document()
    methods = document["x-paperclip-codex-methods"]
    assert isinstance(methods, dict)
    return cast("dict[str, str]", methods[method])


def test_a_script_document_becomes_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "script.txt"
    document.write_bytes(encode_script(AppServerScript(turns=())))
    assert main([os.fspath(document), "--folder", os.fspath(tmp_path)]) == 0
    path = capsys.readouterr().out.strip()
    done = subprocess.run([path], input=b'{"id":1,"method":"lamp/oil"}\n', capture_output=True, timeout=10)
    assert json.loads(done.stdout)["error"]["code"] == -32601
    document.write_text("{", encoding="utf-8")
    assert main([os.fspath(document), "--folder", os.fspath(tmp_path)]) == 2
    assert main([os.fspath(tmp_path / "absent"), "--folder", os.fspath(tmp_path)]) == 2
    assert "absent" in capsys.readouterr().err


def test_its_version_is_that_of_the_script(tmp_path: Path) -> None:
    folder = tmp_path / "a folder with blanks"
    folder.mkdir()
    server = FakeAppServer(AppServerScript(version="0.163.2"), folder)
    printed = subprocess.run([server.path, "--version"], capture_output=True, encoding="utf-8", timeout=10, check=True)
    assert printed.stdout == "codex-cli 0.163.2\n"
    assert server.starts == []
