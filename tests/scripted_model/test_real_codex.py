"""The real Codex plays scripts against the scripted model."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paperclip_runner.harness.process_guardian import descendants, read_processes
from paperclip_runner.harness.supervisor import SupervisedProcess
from paperclip_runner.testing.scripted_model import (
    Gate,
    MalformedEvent,
    Message,
    ModelTurn,
    Script,
    ScriptedModel,
    ShellCommand,
    ToolCall,
    Usage,
    safe_task_script,
)
from paperclip_runner.testing.scripted_model.scripts import (
    code_mode_script,
    cut_stream_script,
    done_result,
    failed_response_script,
    http_fault_script,
    message_script,
    plan_script,
    question_script,
    slow_stream_script,
    structured_result_script,
)
from tests.scripted_model.real_codex import AppServer, codex_launch, codex_programs, members, require_codex

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel

PROGRAMS: list[str | None] = [*codex_programs()] or [None]
FINISH: JsonValue = {
    "type": "function",
    "name": "paperclip_finish",
    "description": "Reports the result.",
    "inputSchema": {"type": "object"},
}


@pytest.fixture(params=PROGRAMS)
def codex(request: pytest.FixtureRequest) -> str:
    program: str | None = request.param
    return require_codex(program)


@contextlib.asynccontextmanager
async def app_server(
    program: str, model: ScriptedModel, base: Path, *, code_mode_only: bool = False, stream_retries: int = 0
) -> AsyncGenerator[AppServer]:
    async with model:
        launch = codex_launch(program, model, base, code_mode_only=code_mode_only, stream_retries=stream_retries)
        async with await SupervisedProcess.start(launch) as process:
            yield AppServer(process)
            outcome = await process.close()
            assert outcome.exit is not None
            assert outcome.exit.success, process.error_tail


def accept(_: dict[str, JsonValue]) -> JsonValue:
    return {"success": True, "contentItems": [{"type": "inputText", "text": "accepted"}]}


def test_a_message_and_its_usage_arrive(codex: str, scripted_model: MakeScriptedModel, tmp_path: Path) -> None:
    usage = Usage(input_tokens=11, cached_input_tokens=2, output_tokens=5, reasoning_output_tokens=1)
    script = Script(name="usage", turns=(ModelTurn(steps=(Message(text="Hello there."),), usage=usage),))

    async def main() -> None:
        async with app_server(codex, scripted_model(script), tmp_path) as server:
            assert (await server.turn(await server.open_thread()))["status"] == "completed"
            [item] = server.items("agentMessage")
            assert (item["id"], item["text"]) == ("msg_0001_00", "Hello there.")
            last = members(members(server.seen("thread/tokenUsage/updated")[-1]["tokenUsage"])["last"])
            assert (last["inputTokens"], last["cachedInputTokens"], last["outputTokens"]) == (11, 2, 5)
            assert server.seen("warning") == []

    asyncio.run(main())


@pytest.mark.parametrize("by", ["command", "patch"])
def test_the_safe_task_writes_its_file_and_reports_its_result(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
    by: str,
) -> None:
    result = done_result("hello.txt was created.")
    script = safe_task_script(result, by="patch" if by == "patch" else "command")

    async def main() -> None:
        model = scripted_model(script)
        async with app_server(codex, model, tmp_path) as server:
            server.handlers["item/tool/call"] = accept
            turn = await server.turn(await server.open_thread(dynamicTools=[FINISH]))
            assert turn["status"] == "completed"
            [call] = server.requests
            assert (members(call["params"])["tool"], members(call["params"])["arguments"]) == (
                "paperclip_finish",
                result,
            )
            [work] = server.items("fileChange" if by == "patch" else "commandExecution")
            assert work["status"] == "completed"
            outputs = [item["output"] for item in model.requests[-1].input_items("function_call_output")]
            assert outputs[-1] == "accepted"
        assert (tmp_path / "workspace" / "hello.txt").read_text(encoding="utf-8") == "hello\n"

    asyncio.run(main())


def test_a_model_with_only_the_javascript_tool_does_the_same_work(
    codex: str, scripted_model: MakeScriptedModel, tmp_path: Path
) -> None:
    async def main() -> None:
        model = scripted_model(code_mode_script())
        async with app_server(codex, model, tmp_path, code_mode_only=True) as server:
            server.handlers["item/tool/call"] = accept
            await server.turn(await server.open_thread(dynamicTools=[FINISH]))
            [call] = server.requests
            assert members(call["params"])["arguments"] == done_result()
            assert str(members(call["params"])["callId"]).startswith("exec-")
            [output] = model.requests[-1].input_items("custom_tool_call_output")
            assert '[0,"accepted"]' in str(output["output"])
        assert (tmp_path / "workspace" / "hello.txt").exists()

    asyncio.run(main())


def test_a_cut_stream_is_tried_again_when_retries_are_allowed(
    codex: str, scripted_model: MakeScriptedModel, tmp_path: Path
) -> None:
    async def main() -> None:
        async with app_server(codex, scripted_model(cut_stream_script()), tmp_path, stream_retries=1) as server:
            assert (await server.turn(await server.open_thread()))["status"] == "completed"
            assert [error["willRetry"] for error in server.seen("error")] == [True]

    asyncio.run(main())


def test_a_plan_is_updated_twice(codex: str, scripted_model: MakeScriptedModel, tmp_path: Path) -> None:
    async def main() -> None:
        async with app_server(codex, scripted_model(plan_script()), tmp_path) as server:
            await server.turn(await server.open_thread())
            plans = [update["plan"] for update in server.seen("turn/plan/updated")]
            assert plans[0] == [{"step": "Look", "status": "inProgress"}, {"step": "Write", "status": "pending"}]
            assert len(plans) == 2

    asyncio.run(main())


def test_a_question_in_plan_mode_is_asked_and_answered(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
) -> None:
    def answer(params: dict[str, JsonValue]) -> JsonValue:
        assert isinstance(params["questions"], list)
        assert members(params["questions"][0])["id"] == "color"
        return {"answers": {"color": {"answers": ["Blue"]}}}

    async def main() -> None:
        model = scripted_model(question_script())
        async with app_server(codex, model, tmp_path) as server:
            server.handlers["item/tool/requestUserInput"] = answer
            settings: JsonValue = {
                "model": "scripted-model",
                "reasoning_effort": "medium",
                "developer_instructions": None,
            }
            plan: JsonValue = {"mode": "plan", "settings": settings}
            turn = await server.turn(await server.open_thread(), collaborationMode=plan)
            assert turn["status"] == "completed"
            [output] = model.requests[-1].input_items("function_call_output")
            assert "Blue" in str(output["output"])

    asyncio.run(main())


def test_a_structured_result_is_the_text_of_a_message(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
) -> None:
    async def main() -> None:
        model = scripted_model(structured_result_script({"answer": 1}))
        async with app_server(codex, model, tmp_path) as server:
            await server.turn(await server.open_thread(), outputSchema={"type": "object"})
            [item] = server.items("agentMessage")
            assert item["text"] == '{"answer":1}'
            assert members(members(members(model.requests[0].body)["text"])["format"])["type"] == "json_schema"

    asyncio.run(main())


def test_two_calls_of_one_response_are_both_answered(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
) -> None:
    calls = ModelTurn(
        steps=(ToolCall(name="paperclip_finish", arguments={}, call_id="one"), ShellCommand(command="true"))
    )
    script = Script(name="two calls", turns=(calls, ModelTurn(steps=(Message(text="Done."),))))

    async def main() -> None:
        model = scripted_model(script)
        async with app_server(codex, model, tmp_path) as server:
            server.handlers["item/tool/call"] = accept
            await server.turn(await server.open_thread(dynamicTools=[FINISH]))
            answered = {str(item["call_id"]) for item in model.requests[-1].input_items("function_call_output")}
            assert answered == {"one", "call_0001_01"}

    asyncio.run(main())


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (http_fault_script(401), {"httpConnectionFailed": {"httpStatusCode": 401}}),
        (http_fault_script(429), {"responseTooManyFailedAttempts": {"httpStatusCode": 429}}),
        (http_fault_script(500), "internalServerError"),
        (cut_stream_script(), "other"),
        (cut_stream_script(reset=True), "other"),
        (failed_response_script("rate_limit_exceeded"), "rateLimitExceeded"),
    ],
    ids=["401", "429", "500", "cut", "reset", "failed"],
)
def test_a_fault_fails_the_turn_and_the_next_turn_works(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
    script: Script,
    reason: JsonValue,
) -> None:
    async def main() -> None:
        async with app_server(codex, scripted_model(script), tmp_path) as server:
            thread = await server.open_thread()
            failed = await server.turn(thread)
            assert failed["status"] == "failed"
            assert members(failed["error"])["codexErrorInfo"] == reason
            assert (await server.turn(thread))["status"] == "completed"

    asyncio.run(main())


def test_a_malformed_event_is_passed_over(codex: str, scripted_model: MakeScriptedModel, tmp_path: Path) -> None:
    script = Script(name="malformed", turns=(ModelTurn(steps=(MalformedEvent(), Message(text="Whole."))),))

    async def main() -> None:
        async with app_server(codex, scripted_model(script), tmp_path) as server:
            assert (await server.turn(await server.open_thread()))["status"] == "completed"
            assert [item["text"] for item in server.items("agentMessage")] == ["Whole."]

    asyncio.run(main())


def test_a_slow_stream_arrives_whole(codex: str, scripted_model: MakeScriptedModel, tmp_path: Path) -> None:
    async def main() -> None:
        script = slow_stream_script("Slow but sure.", pause_milliseconds=5)
        async with app_server(codex, scripted_model(script), tmp_path) as server:
            await server.turn(await server.open_thread())
            deltas = [str(params["delta"]) for params in server.seen("item/agentMessage/delta")]
            assert "".join(deltas) == "Slow but sure."

    asyncio.run(main())


def test_a_turn_is_interrupted_while_a_gate_holds_its_stream(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
) -> None:
    held = ModelTurn(steps=(Message(text="Begun."), Gate(name="hold"), Message(text="Never.")))

    async def main() -> None:
        model = scripted_model(Script(name="held", turns=(held,)))
        async with app_server(codex, model, tmp_path) as server:
            thread = await server.open_thread()
            turn = await server.start_turn(thread)
            async with asyncio.timeout(10):
                await model.wait_for_gate("hold")
            await server.request("turn/interrupt", {"threadId": thread, "turnId": turn})
            if not server.seen("turn/completed"):
                await server.end_of_turn()
            assert members(server.seen("turn/completed")[0]["turn"])["status"] == "interrupted"

    asyncio.run(main())


def test_an_exhausted_script_says_so_in_the_error_of_the_turn(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
) -> None:
    async def main() -> None:
        model = scripted_model(Script(name="nothing", turns=()), complete=False)
        async with app_server(codex, model, tmp_path) as server:
            failed = await server.turn(await server.open_thread())
            assert "script 'nothing' is exhausted" in str(members(failed["error"])["message"])
            assert model.unscripted == 1

    asyncio.run(main())


def test_the_safe_task_needs_no_network_at_all(codex: str) -> None:
    for tool in ("unshare", "ip"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    if subprocess.run(["unshare", "-n", "true"], capture_output=True, timeout=10, check=False).returncode != 0:
        pytest.skip("the kernel refuses a network namespace here")
    script = 'ip link set lo up && exec "$@"'
    test = f"{__file__}::{test_the_safe_task_writes_its_file_and_reports_its_result.__name__}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PAPERCLIP_TEST_CODEX": codex,
    }
    done = subprocess.run(
        ["unshare", "-n", "sh", "-c", script, "sh", *command],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
    assert b"2 passed" in done.stdout


RUNNER = """
import asyncio, sys
from pathlib import Path
from paperclip_runner.harness.supervisor import SupervisedProcess
from paperclip_runner.testing.scripted_model import ModelTurn, Script, ScriptedModel, ShellCommand
from tests.scripted_model.real_codex import AppServer, codex_launch

async def main():
    turn = ModelTurn(steps=(ShellCommand(command="trap '' TERM HUP; sleep 1000", yield_milliseconds=250),))
    async with ScriptedModel(Script(name="sleep", turns=(turn, turn))) as model:
        process = await SupervisedProcess.start(codex_launch(sys.argv[1], model, Path(sys.argv[2])))
        server = AppServer(process)
        await server.start_turn(await server.open_thread())
        await model.wait_for_request(2)
        print(process.pid, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="this system has no process handles to wait on")
def test_a_killed_runner_leaves_neither_codex_nor_its_command(codex: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", RUNNER, codex, os.fspath(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=Path(__file__).parents[2]) as runner:
        assert runner.stdout is not None
        assert int(runner.stdout.readline())
        tree = descendants(read_processes(), runner.pid)
        assert len(tree) >= 3, "guardian, Codex and its command"
        waiting = select.poll()
        handles: dict[int, int] = {}
        if sys.platform == "linux":
            handles = {os.pidfd_open(row.pid): row.pid for row in tree}
        for handle in handles:
            waiting.register(handle, select.POLLIN)
        os.kill(runner.pid, signal.SIGKILL)
        runner.wait()
        left = dict(handles)
        while left:
            ended = waiting.poll(5_000)
            assert ended, f"still alive after 5 s: {sorted(left.values())}"
            for handle, _ in ended:
                waiting.unregister(handle)
                left.pop(handle)
        for handle in handles:
            os.close(handle)


def test_ten_sessions_leave_no_process_behind(
    codex: str,
    scripted_model: MakeScriptedModel,
    tmp_path: Path,
) -> None:
    async def main() -> None:
        before = {row.pid for row in descendants(read_processes(), os.getpid())}
        for number in range(10):
            base = tmp_path / str(number)
            base.mkdir()
            async with app_server(codex, scripted_model(message_script()), base) as server:
                await server.turn(await server.open_thread())
        assert {row.pid for row in descendants(read_processes(), os.getpid())} == before

    asyncio.run(main())
