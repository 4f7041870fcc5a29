"""Requests of the real Codex to the person: nothing is granted unless the caller grants it."""

from __future__ import annotations

import asyncio
import os
from threading import Thread
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex import (
    ApprovalPolicy,
    CodexCallbacks,
    CodexRun,
    CollaborationMode,
    ToolCall,
)
from paperclip_runner.codex.errors import RequestResolutionError
from paperclip_runner.testing.scripted_model import Message, ModelTurn, Script, ScriptedModel
from paperclip_runner.testing.scripted_model import ToolCall as ScriptedToolCall
from paperclip_runner.testing.scripted_model.scripts import (
    add_file_patch,
    command_script,
    done_result,
    finish_script,
    patch_script,
    question_script,
)
from tests.codex_driver.stage import Stage, events_of_turn, payloads, run_turn, types

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex import CodexSession
    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel

Members = dict[str, "JsonValue"]

WRITE = "printf asked > asked.txt"


async def next_request(session: CodexSession) -> Members:
    """The next request that is created."""
    async with asyncio.timeout(20):
        async for event in session.events():
            if event["eventType"] == "runtime_request.created":
                return cast("Members", cast("Members", event["payload"])["request"])
    raise AssertionError("the stream ended without a request")


@pytest.mark.parametrize(
    ("action", "status"), [("accept", "completed"), ("accept_for_session", "completed"), ("decline", "declined")]
)
def test_a_command_runs_only_when_the_caller_accepts_it(
    stage: Stage, scripted_model: MakeScriptedModel, action: str, status: str
) -> None:
    async def main() -> None:
        model = scripted_model(command_script(WRITE))
        async with stage.session(model, approval_policy=ApprovalPolicy.UNTRUSTED) as session:
            await session.start_turn("go")
            request = await next_request(session)
            assert request["requestKind"] == "command_approval"
            assert not (stage.workspace / "asked.txt").exists()
            [pending] = await session.pending_runtime_requests()
            assert pending["requestId"] == request["requestId"]
            await session.resolve_runtime_request(
                request_id=str(request["requestId"]), turn_id=str(request["turnId"]), resolution={"action": action}
            )
            events = await events_of_turn(session)
            [resolved] = payloads(events, "runtime_request.resolved")
            assert resolved["action"] == action
            [item] = [
                cast("Members", payload["item"]) for payload in payloads(events, "item.completed", "commandExecution")
            ]
            assert item["status"] == status
            assert await session.pending_runtime_requests() == []

    asyncio.run(main())
    assert (stage.workspace / "asked.txt").exists() == (status == "completed")


def test_a_cancelled_request_ends_the_turn(stage: Stage) -> None:
    async def main() -> None:
        model = ScriptedModel(command_script(WRITE))
        async with stage.session(model, approval_policy=ApprovalPolicy.UNTRUSTED) as session:
            await session.start_turn("go")
            request = await next_request(session)
            await session.resolve_runtime_request(
                request_id=str(request["requestId"]), turn_id=str(request["turnId"]), resolution={"action": "cancel"}
            )
            assert types(await events_of_turn(session))[-1] == "turn.interrupted"

    asyncio.run(main())
    assert not (stage.workspace / "asked.txt").exists()


@pytest.mark.parametrize("action", ["accept", "decline"])
def test_a_patch_is_applied_only_when_the_caller_accepts_it(
    stage: Stage, scripted_model: MakeScriptedModel, action: str
) -> None:
    asked: list[Members] = []

    async def decide(request: Members) -> Members:
        asked.append(request)
        return {"action": action}

    async def main() -> None:
        model = scripted_model(patch_script(add_file_patch("asked.txt", "x")))
        callbacks = CodexCallbacks(decide=decide)
        async with stage.session(model, callbacks, approval_policy=ApprovalPolicy.UNTRUSTED) as session:
            assert types(await run_turn(session))[-1] == "turn.completed"
            assert [request["requestKind"] for request in asked] == ["file_approval"]

    asyncio.run(main())
    assert (stage.workspace / "asked.txt").exists() == (action == "accept")


def test_a_decision_that_fails_declines(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def decide(_: Members) -> Members:
        raise RuntimeError("token=abc123 is gone")

    async def main() -> None:
        model = scripted_model(command_script(WRITE))
        callbacks = CodexCallbacks(decide=decide)
        async with stage.session(model, callbacks, approval_policy=ApprovalPolicy.UNTRUSTED) as session:
            events = await run_turn(session)
            [resolved] = payloads(events, "runtime_request.resolved")
            assert resolved["action"] == "decline"
            [note] = session.diagnostics().notes
            assert "abc123" not in note

    asyncio.run(main())
    assert not (stage.workspace / "asked.txt").exists()


def test_a_forged_resolution_is_refused_and_the_request_stays(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        model = scripted_model(command_script(WRITE))
        async with stage.session(model, approval_policy=ApprovalPolicy.UNTRUSTED) as session:
            await session.start_turn("go")
            request = await next_request(session)
            name, turn_id = str(request["requestId"]), str(request["turnId"])
            with pytest.raises(RequestResolutionError) as caught:
                await session.resolve_runtime_request(
                    request_id=name, turn_id=turn_id, resolution={"action": "submit", "answers": {}}
                )
            assert caught.value.code == "invalid_resolution"
            # Other operations go on while it waits.
            assert await session.read()
            assert len(await session.pending_runtime_requests()) == 1
            await session.resolve_runtime_request(request_id=name, turn_id=turn_id, resolution={"action": "decline"})
            assert types(await events_of_turn(session))[-1] == "turn.completed"

    asyncio.run(main())


def test_a_question_is_asked_and_its_answer_reaches_the_model(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    model = scripted_model(question_script())

    async def main() -> None:
        async with stage.session(model, mode=CollaborationMode.PLAN) as session:
            await session.start_turn("go")
            request = await next_request(session)
            form = cast("Members", request["input"])
            [question] = cast("list[Members]", form["questions"])
            options = cast("list[Members]", question["options"])
            assert [option["label"] for option in options] == ["Red", "Blue"]
            answers: JsonValue = {str(question["id"]): {"selectedOptionIds": [options[1]["id"]]}}
            response: JsonValue = {"schema": "paperclip.question_response.v1", "answers": answers}
            await session.resolve_runtime_request(
                request_id=str(request["requestId"]),
                turn_id=str(request["turnId"]),
                resolution={"action": "submit", "response": response},
            )
            assert types(await events_of_turn(session))[-1] == "turn.completed"
            [output] = model.requests[-1].input_items("function_call_output")
            assert "Blue" in str(output["output"])

    asyncio.run(main())


def test_a_question_that_is_handed_off_expires_and_ends_the_turn(stage: Stage) -> None:
    async def main() -> None:
        async with stage.session(ScriptedModel(question_script()), mode=CollaborationMode.PLAN) as session:
            await session.start_turn("go")
            request = await next_request(session)
            name, turn_id = str(request["requestId"]), str(request["turnId"])
            handoff = session.hand_off_runtime_request(request_id=name, turn_id=turn_id)
            assert handoff.result == "handed_off"
            await handoff.cleanup
            events = await events_of_turn(session)
            [expired] = payloads(events, "runtime_request.expired")
            assert expired["reason"] == "durable_handoff"
            assert types(events)[-1] == "turn.interrupted"
            again = session.hand_off_runtime_request(request_id=name, turn_id=turn_id)
            assert again.result == "already_settled"
            await again.cleanup

    asyncio.run(main())


def test_a_tool_of_the_caller_is_called_and_its_failure_is_told(
    stage: Stage, scripted_model: MakeScriptedModel
) -> None:
    tool: Members = {"name": "add", "description": "Adds.", "inputSchema": {"type": "object"}}
    script = Script(
        name="tools",
        turns=(
            ModelTurn(steps=(ScriptedToolCall(name="add", arguments={"a": 1, "b": 2}),)),
            ModelTurn(steps=(ScriptedToolCall(name="add", arguments={"a": 1}),)),
            ModelTurn(steps=(Message(text="Done."),)),
        ),
    )
    model = scripted_model(script)

    async def add(call: ToolCall) -> JsonValue:
        given = cast("dict[str, int]", call.arguments)
        return {"sum": given["a"] + given["b"]}

    async def main() -> None:
        async with stage.session(model, CodexCallbacks(tools={"add": add}), tools=(tool,)) as session:
            events = await run_turn(session)
            assert types(events)[-1] == "turn.completed"
            outputs = [str(item["output"]) for item in model.requests[-1].input_items("function_call_output")]
            assert outputs == ['{"sum":3}', "'b'"]

    asyncio.run(main())


def test_a_result_is_checked_by_the_caller_before_it_is_proposed(
    stage: Stage, scripted_model: MakeScriptedModel
) -> None:
    first, second = done_result("Not yet.", criteria=("file",)), done_result("Now.", criteria=("file",))
    turns = (*finish_script(first).turns[:1], *finish_script(second).turns)
    model = scripted_model(Script(name="checked", turns=turns))

    async def check(result: Members) -> str | None:
        if result["summary"] == "Not yet.":
            raise ValueError("The file is missing.")
        return "Well done."

    async def main() -> None:
        async with stage.session(model, CodexCallbacks(check_completion=check)) as session:
            events = await run_turn(session)
            assert payloads(events, "run.result.proposed") == [second]
            outputs = [str(item["output"]) for item in model.requests[-1].input_items("function_call_output")]
            assert outputs == ["The file is missing.", "Well done."]

    asyncio.run(main())


def test_a_script_without_an_event_loop_declines_what_it_is_asked(stage: Stage) -> None:
    # The model needs an event loop that runs all the time, so it gets a thread of its own.
    loop = asyncio.new_event_loop()
    model = ScriptedModel(command_script(WRITE))
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(model.__aenter__(), loop).result(10)
        options = stage.options(model, approval_policy=ApprovalPolicy.UNTRUSTED)
        with CodexRun.start(options, "go", working_directory=os.fspath(stage.workspace)) as run:
            events = list(run)
            assert "turn.completed" in types(events)
            assert run.turn_state == "completed"
            assert [payload["action"] for payload in payloads(events, "runtime_request.resolved")] == ["decline"]
        asyncio.run_coroutine_threadsafe(model.__aexit__(None, None, None), loop).result(10)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
    assert not (stage.workspace / "asked.txt").exists()
