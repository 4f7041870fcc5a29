"""Turns of the real Codex, driven by the driver and judged by the core; the model is scripted."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex import CollaborationMode, ConversationMode, IsolatedHome, SkillSelection, SkillSource
from paperclip_runner.codex.context import is_skillless
from paperclip_runner.codex.errors import AlreadyTerminalError, StaleTurnError
from paperclip_runner.control.core import MockCore
from paperclip_runner.harness.contract import GoalRequest
from paperclip_runner.testing.scripted_model import (
    Gate,
    Message,
    ModelTurn,
    Script,
    ScriptedModel,
    ToolCall,
    Usage,
    safe_task_script,
)
from paperclip_runner.testing.scripted_model.scripts import (
    add_file_patch,
    block_script,
    blocked_result,
    code_mode_script,
    command_script,
    conflicting_results_script,
    done_result,
    finish_script,
    message_script,
    needs_review_result,
    patch_script,
    plan_script,
    structured_result_script,
)
from tests.codex_driver.stage import TASK, TURN_ENDS, Stage, events_of_turn, payloads, run_turn, types

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel

Members = dict[str, "JsonValue"]

DONE = done_result("hello.txt was created.", criteria=("file",))
HELD = Script(
    name="held", turns=(ModelTurn(steps=(Message(text="Begun."), Gate(name="hold"), Message(text="Later."))),)
)


def judge(events: list[Members]) -> list[Members]:
    """What the core says about the events of a run."""
    core = MockCore(
        envelope=TASK.to_wire(), run_id="run-1", normalized_session_id="session-1", source_instance_id="core"
    )
    for event in events:
        core.receive(event)
    assert core.settled
    return [{"type": type(event).__name__} for event in core.conclude(emitted_at="2026-01-01T00:00:00.000Z")]


def verdict(events: list[Members]) -> str:
    """The first thing the core says."""
    return str(judge(events)[0]["type"])


def test_a_plain_message_ends_the_turn_without_a_result(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(message_script("Hello there."))) as session:
            events = await run_turn(session)
            [message] = payloads(events, "item.completed", "agentMessage")
            assert message["text"] == "Hello there."
            assert types(events)[:3] == ["session.started", "session.capabilities.updated", "session.goal.snapshot"]
            assert types(events)[-1] == "turn.completed"
            assert [event["sourceSeq"] for event in events] == list(range(1, len(events) + 1))
            assert verdict(events) == "RunResultRejectedEvent"
            assert [type_ for type_ in types(events) if type_ in TURN_ENDS] == ["turn.completed"]
            assert session.is_terminal
            assert is_skillless(session.context())

    asyncio.run(main())


@pytest.mark.parametrize("by", ["command", "patch"])
def test_the_safe_task_is_done_and_accepted(stage: Stage, scripted_model: MakeScriptedModel, by: str) -> None:
    script = safe_task_script(DONE, by="patch" if by == "patch" else "command")

    async def main() -> None:
        async with stage.session(scripted_model(script)) as session:
            events = await run_turn(session)
            assert verdict(events) == "RunResultAcceptedEvent"
            assert payloads(events, "run.result.proposed") == [DONE]
            assert types(events).index("run.result.proposed") < types(events).index("turn.completed")
            assert session.diagnostics().notes == ()

    asyncio.run(main())
    assert (stage.workspace / "hello.txt").read_text(encoding="utf-8") == "hello\n"


def test_a_model_with_only_the_javascript_tool_is_accepted_as_well(
    stage: Stage, scripted_model: MakeScriptedModel
) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(code_mode_script(DONE)), code_mode_only=True) as session:
            assert verdict(await run_turn(session)) == "RunResultAcceptedEvent"

    asyncio.run(main())
    assert (stage.workspace / "hello.txt").exists()


def test_a_command_is_told_with_its_output(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(command_script("printf one; printf two >&2; exit 3"))) as session:
            events = await run_turn(session)
            [execution] = payloads(events, "tool.execution.completed")
            assert (execution["transport"], execution["exitCode"], execution["status"]) == ("process", 3, "failed")
            assert "one" in str(execution["output"])

    asyncio.run(main())


def test_a_patch_is_told_as_changes_of_the_workspace(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(patch_script(add_file_patch("notes.md", "a\nb\n")))) as session:
            events = await run_turn(session)
            [recorded] = payloads(events, "workspace.diff.recorded")
            [file] = cast("list[Members]", recorded["files"])
            assert (file["path"], file["operation"], file["additions"]) == ("notes.md", "create", 2)
            assert recorded["source"] == "runner_verified"
            assert payloads(events, "workspace.change.updated")

    asyncio.run(main())


def test_a_plan_is_told_at_each_update(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(plan_script())) as session:
            plans = payloads(await run_turn(session), "plan.updated")
            assert [plan["complete"] for plan in plans] == [False, True]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("script", "result", "said"),
    [
        (finish_script(DONE), DONE, "RunResultAcceptedEvent"),
        (finish_script(needs_review_result()), needs_review_result(), "RunResultRejectedEvent"),
        (block_script(), blocked_result(), "RunResultRejectedEvent"),
        (structured_result_script(DONE), DONE, "RunResultAcceptedEvent"),
    ],
    ids=["finish", "needs-review", "block", "structured"],
)
def test_a_result_is_proposed_once(
    stage: Stage, scripted_model: MakeScriptedModel, script: Script, result: Members, said: str
) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(script)) as session:
            events = await run_turn(session)
            assert payloads(events, "run.result.proposed") == [result]
            assert verdict(events) == said
            snapshot = await session.snapshot()
            assert cast("Members", snapshot["semanticResult"])["result"] == result

    asyncio.run(main())


def test_a_second_different_result_is_refused_and_the_first_stays(
    stage: Stage, scripted_model: MakeScriptedModel
) -> None:
    model = scripted_model(conflicting_results_script(DONE, done_result("Another.", criteria=("file",))))

    async def main() -> None:
        async with stage.session(model) as session:
            events = await run_turn(session)
            assert payloads(events, "run.result.proposed") == [DONE]
            assert verdict(events) == "RunResultAcceptedEvent"
            outputs = [str(item["output"]) for item in model.requests[-1].input_items("function_call_output")]
            assert "different semantic result" in outputs[-1]

    asyncio.run(main())


def test_the_usage_of_the_run_is_counted(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    usage = Usage(input_tokens=11, cached_input_tokens=2, output_tokens=5, reasoning_output_tokens=1)
    script = Script(name="usage", turns=(ModelTurn(steps=(Message(text="Hi."),), usage=usage),))

    async def main() -> None:
        async with stage.session(scripted_model(script)) as session:
            assert payloads(await run_turn(session), "item.completed", "usage")
            counted = cast("Members", cast("Members", await session.usage())["runDelta"])
            assert (counted["inputTokens"], counted["cachedInputTokens"], counted["outputTokens"]) == (11, 2, 5)

    asyncio.run(main())


def test_a_steered_turn_reads_the_second_message(stage: Stage) -> None:
    script = Script(
        name="steered",
        turns=(
            ModelTurn(steps=(Gate(name="hold"), Message(text="First."))),
            ModelTurn(steps=(Message(text="Second."),)),
        ),
    )
    model = ScriptedModel(script)

    async def main() -> None:
        async with stage.session(model) as session:
            turn = await session.start_turn("go")
            await model.wait_for_gate("hold")
            await session.steer(turn_id=turn.turn_id, text="Also this.", correlation_id="one")
            await session.steer(turn_id=turn.turn_id, text="Also this.", correlation_id="one")
            model.open("hold")
            events = await events_of_turn(session)
            [acknowledged] = payloads(events, "item.completed", "steering_acknowledgement")
            assert acknowledged["status"] == "acknowledged"
            assert "Also this." in str(model.requests[-1].body)
            with pytest.raises(StaleTurnError) as caught:
                await session.steer(turn_id=turn.turn_id, text="Too late.")
            assert caught.value.code == "stale_turn"

    asyncio.run(main())


def test_an_interrupted_turn_ends_once(stage: Stage) -> None:
    model = ScriptedModel(HELD)

    async def main() -> None:
        async with stage.session(model) as session:
            turn = await session.start_turn("go")
            await model.wait_for_gate("hold")
            with pytest.raises(StaleTurnError) as caught:
                await session.interrupt(turn_id="another-turn")
            assert caught.value.code == "stale_turn"
            await session.interrupt(turn_id=turn.turn_id, reason="enough")
            events = await events_of_turn(session)
            assert types(events)[-1] == "turn.interrupted"
            [acknowledged] = payloads(events, "item.completed", "interrupt_acknowledgement")
            assert acknowledged["reason"] == "enough"
            [stale] = [each for each in payloads(events, "harness.diagnostic") if each["code"] == "stale_turn_rejected"]
            assert stale["turnId"] == "another-turn"
            with pytest.raises(AlreadyTerminalError):
                await session.interrupt(turn_id=turn.turn_id)

    asyncio.run(main())


def test_an_interrupt_before_the_turn_is_known_is_sent_when_it_is(stage: Stage) -> None:
    model = ScriptedModel(HELD)

    async def main() -> None:
        async with stage.session(model) as session:
            starting = asyncio.create_task(session.start_turn("go"))
            await asyncio.sleep(0)
            await session.interrupt()
            await starting
            events = await events_of_turn(session)
            assert types(events)[-1] == "turn.interrupted"
            statuses = [each["status"] for each in payloads(events, "item.completed", "interrupt_acknowledgement")]
            assert statuses[0] == "queued"

    asyncio.run(main())


def test_a_goal_is_set_read_and_cleared(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(message_script()), conversation=ConversationMode.DIRECT) as session:
            await run_turn(session)
            goal = await session.goal(GoalRequest(action="set", objective="Finish it.", status="paused"))
            assert goal is not None
            assert (goal["objective"], goal["status"]) == ("Finish it.", "paused")
            assert await session.goal(GoalRequest(action="get")) == goal
            assert await session.goal(GoalRequest(action="clear")) is None
            assert await session.goal(GoalRequest(action="get")) is None
            await session.close(reason="done")
            taken = [str(event["eventType"]) async for event in session.events()]
            assert taken.index("session.goal.updated") < taken.index("session.goal.cleared")

    asyncio.run(main())


def test_an_active_goal_lets_codex_start_a_turn_by_itself(stage: Stage) -> None:
    complete = ToolCall(name="update_goal", arguments={"status": "complete"})
    model = ScriptedModel(
        Script(
            name="goal",
            turns=(
                ModelTurn(steps=(Message(text="Ready."),)),
                ModelTurn(steps=(complete,)),
                ModelTurn(steps=(Message(text="Reached."),)),
            ),
        )
    )

    async def main() -> None:
        async with stage.session(model, conversation=ConversationMode.DIRECT) as session:
            await run_turn(session)
            await session.goal(GoalRequest(action="set", objective="Finish it."))
            events = await events_of_turn(session)
            assert types(events)[-1] == "turn.completed"
            goal = await session.goal(GoalRequest(action="get"))
            assert goal is not None
            assert goal["status"] == "complete"

    asyncio.run(main())


def test_a_named_skill_reaches_the_model_from_the_isolated_home(
    stage: Stage, scripted_model: MakeScriptedModel
) -> None:
    source = stage.base / "skills" / "greeting"
    source.mkdir(parents=True)
    (source / "SKILL.md").write_text(
        "---\nname: greeting\ndescription: How to greet.\n---\nAlways greet with the word SALVE.\n", encoding="utf-8"
    )
    home = IsolatedHome(
        path=os.fspath(stage.base / "isolated"), skills=(SkillSource(name="greeting", source=os.fspath(source)),)
    )
    skill = SkillSelection(
        name="greeting", path=os.fspath(source / "SKILL.md"), provider_path=f"{home.path}/skills/greeting/SKILL.md"
    )
    model = scripted_model(message_script())

    async def main() -> None:
        async with stage.session(model, home=home) as session:
            await session.start_turn("go", skills=[skill])
            events = await events_of_turn(session)
            [submitted] = payloads(events, "turn.submitted")
            assert submitted["skillInputs"] == [skill.controller_input()]
            assert "SALVE" in str(model.requests[0].body)

    asyncio.run(main())
    assert not os.access(f"{home.path}/skills/greeting/SKILL.md", os.W_OK) or os.geteuid() == 0


def test_a_conversation_is_compacted_and_goes_on(stage: Stage) -> None:
    script = Script(name="compaction", turns=tuple(ModelTurn(steps=(Message(text=each),)) for each in ("a", "b", "c")))
    model = ScriptedModel(script)

    async def main() -> None:
        async with stage.session(model, conversation=ConversationMode.DIRECT) as session:
            await run_turn(session)
            await session.compact()
            events = await events_of_turn(session)
            assert types(events)[-1] == "turn.completed"
            assert payloads(events, "context.compacted")
            assert types(await run_turn(session, "further"))[-1] == "turn.completed"

    asyncio.run(main())


def test_a_settled_session_takes_a_further_run(stage: Stage) -> None:
    model = ScriptedModel(Script(name="two runs", turns=(*finish_script(DONE).turns, *finish_script(DONE).turns)))

    async def main() -> None:
        async with stage.session(model) as session:
            first = await run_turn(session)
            await session.attach_run("run-2")
            second = await run_turn(session, "again")
            assert verdict(first) == "RunResultAcceptedEvent"
            assert "run.attached" in types(second)
            assert payloads(second, "run.result.proposed") == [DONE]
            assert {str(event["runId"]) for event in second[types(second).index("run.attached") :]} == {"run-2"}
            assert await session.lineage()
            read = await session.reconcile()
            assert len(cast("list[JsonValue]", cast("Members", read["thread"])["turns"])) == 2

    asyncio.run(main())


def test_a_plan_session_says_so_and_starts_turns_in_its_mode(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(message_script()), mode=CollaborationMode.PLAN) as session:
            assert session.context()["collaborationMode"] == "plan"
            turn = await session.start_turn("go")
            assert turn.effective_collaboration_mode == "plan"
            assert types(await events_of_turn(session))[-1] == "turn.completed"

    asyncio.run(main())
