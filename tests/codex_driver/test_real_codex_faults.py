"""Faults around the real Codex: of the model, of its process, and of the process of the driver."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from paperclip_runner.codex import (
    CodexDriver,
    CodexOptions,
    CodexSession,
    ConversationMode,
    SnapshotFile,
    continued_snapshot,
)
from paperclip_runner.codex.errors import CodexTransportError, ProviderTerminalError
from paperclip_runner.testing.scripted_model import Gate, Message, ModelTurn, Script, ScriptedModel
from paperclip_runner.testing.scripted_model.scripts import (
    cut_stream_script,
    done_result,
    finish_script,
    http_fault_script,
    message_script,
)
from tests.codex_driver.stage import TURN_ENDS, Stage, events_of_turn, payloads, run_turn, types

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel

Members = dict[str, "JsonValue"]

ROOT = Path(__file__).resolve().parents[2]
DONE = done_result("Done after all.", criteria=("file",))
HELD_TURN = ModelTurn(steps=(Message(text="Begun."), Gate(name="hold"), Message(text="Never.")))
HELD_THEN_DONE = Script(name="held, then done", turns=(HELD_TURN, *finish_script(DONE).turns))


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (http_fault_script(401), {"httpConnectionFailed": {"httpStatusCode": 401}}),
        (http_fault_script(429), {"responseTooManyFailedAttempts": {"httpStatusCode": 429}}),
        (http_fault_script(500), "internalServerError"),
        (cut_stream_script(), "other"),
    ],
    ids=["401", "429", "500", "cut"],
)
def test_a_fault_of_the_model_fails_the_turn_and_not_the_session(
    stage: Stage, scripted_model: MakeScriptedModel, script: Script, reason: JsonValue
) -> None:
    async def main() -> None:
        async with stage.session(scripted_model(script), conversation=ConversationMode.DIRECT) as session:
            events = await run_turn(session)
            assert types(events)[-1] == "turn.failed"
            [failed] = payloads(events, "turn.failed")
            assert cast("Members", failed["error"])["codexErrorInfo"] == reason
            assert payloads(events, "provider.notice.recorded")[-1]["severity"] == "error"
            assert types(await run_turn(session, "again"))[-1] == "turn.completed"
            assert session.failure is None

    asyncio.run(main())


async def running_events(session: CodexSession, model: ScriptedModel) -> list[Members]:
    """Starts a turn, and takes its events until the model holds its stream and the first words have arrived."""
    await session.start_turn("go")
    await model.wait_for_gate("hold")
    taken: list[Members] = []
    async for event in session.events():
        taken.append(event)
        if event["eventType"] == "item.delta":
            break
    return taken


async def recovered(options: CodexOptions, snapshot: Members) -> CodexSession:
    recovery = await CodexDriver(options).recover_session(snapshot)
    assert recovery.reason is None
    assert isinstance(recovery.session, CodexSession)
    return recovery.session


def ends(events: list[Members]) -> list[str]:
    return [each for each in types(events) if each in TURN_ENDS]


def test_a_killed_codex_ends_its_turn_once_and_the_task_goes_on_in_a_recovered_session(stage: Stage) -> None:
    model = ScriptedModel(HELD_THEN_DONE)

    async def main() -> None:
        async with stage.session(model, snapshot_path=os.fspath(stage.snapshot_path)) as session:
            taken = await running_events(session, model)
            os.kill(session.diagnostics().process_id, signal.SIGKILL)
            async for event in session.events():
                taken.append(event)
            assert ends(taken) == ["turn.failed"]
            assert types(taken)[-2:] == ["session.failed", "turn.failed"]
            assert isinstance(session.failure, CodexTransportError)
            assert session.failure.details is not None
            assert session.failure.details["signal"] == signal.SIGKILL
            with pytest.raises(ProviderTerminalError):
                await session.start_turn("again")
            await session.close(reason="lost")
            snapshot = SnapshotFile(os.fspath(stage.snapshot_path)).read()
            assert snapshot["lastSourceSequence"] == taken[-1]["sourceSeq"]
            async with await recovered(stage.options(model), snapshot) as again:
                events = await run_turn(again, "Report the result.")
                assert types(events)[0] == "session.resumed"
                assert events[0]["sourceSeq"] == cast("int", taken[-1]["sourceSeq"]) + 1
                assert ends(events) == ["turn.completed"]
                assert payloads(events, "run.result.proposed") == [DONE]
                assert not {str(event["sourceEventId"]) for event in events} & {
                    str(event["sourceEventId"]) for event in taken
                }

    asyncio.run(main())


def test_a_recovered_session_ends_the_turn_that_was_active_by_what_history_says(stage: Stage) -> None:
    model = ScriptedModel(HELD_THEN_DONE)

    async def main() -> None:
        async with stage.session(model) as session:
            taken = await running_events(session, model)
            snapshot = continued_snapshot(await session.snapshot(), cast("int", taken[-1]["sourceSeq"]))
            os.kill(session.diagnostics().process_id, signal.SIGKILL)
            await session.close(reason="lost", force=True)
            async with await recovered(stage.options(model), snapshot) as again:
                events = await events_of_turn(again)
                assert ends(events) == ["turn.interrupted"]
                assert events[0]["sourceSeq"] == cast("int", taken[-1]["sourceSeq"]) + 1
                rest = await again.events().take()
                assert rest == [] or types(rest)[-1] == "session.reconciled"

    asyncio.run(main())


async def lines_of(process: asyncio.subprocess.Process) -> AsyncIterator[str]:
    assert process.stdout is not None
    async with asyncio.timeout(30):
        while line := await process.stdout.readline():
            yield line.decode().strip()


def wait_until_gone(process_id: int) -> None:
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        try:
            os.kill(process_id, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    raise AssertionError(f"process {process_id} is still there")


def test_a_killed_runner_leaves_no_codex_and_another_one_recovers_its_session(stage: Stage) -> None:
    model = ScriptedModel(HELD_THEN_DONE)

    async def main() -> None:
        async with model:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.codex_driver.killed_runner"),
                *(stage.program, os.fspath(stage.base), model.base_url),
                stdout=asyncio.subprocess.PIPE,
                cwd=ROOT,
            )
            seen: list[str] = []
            async for line in lines_of(process):
                seen.append(line)
                if line.endswith("item.delta"):
                    break
            process.kill()
            await process.communicate()
            await asyncio.to_thread(wait_until_gone, int(seen[0]))
            snapshot = SnapshotFile(os.fspath(stage.snapshot_path)).read()
            assert snapshot["activeTurnId"] is not None
            last = int(seen[-1].split()[0])
            options = stage.options(model, snapshot_path=os.fspath(stage.snapshot_path))
            async with await recovered(options, continued_snapshot(snapshot, last)) as session:
                events = await events_of_turn(session)
                assert (types(events)[0], events[0]["sourceSeq"]) == ("session.resumed", last + 1)
                assert ends(events) == ["turn.interrupted"]
                assert session.is_terminal
            settled = SnapshotFile(os.fspath(stage.snapshot_path)).read()
            assert settled["activeTurnId"] is None
            async with await recovered(options, settled) as session:
                events = await run_turn(session, "Report the result.")
                assert payloads(events, "run.result.proposed") == [DONE]
                assert ends(events) == ["turn.completed"]

    asyncio.run(main())


def test_a_history_too_long_for_a_line_is_a_reason_and_not_a_loop(stage: Stage) -> None:
    long = Message(text="x" * 300_000, delta_characters=100_000)
    model = ScriptedModel(Script(name="long", turns=(ModelTurn(steps=(long, *HELD_TURN.steps)),)))

    async def main() -> None:
        async with stage.session(model) as session:
            await running_events(session, model)
            async for event in session.events():
                if payloads([event], "item.completed", "agentMessage"):
                    break
            snapshot = await session.snapshot()
            await session.close(reason="paused")
            small = stage.options(model, max_line_bytes=65_536)
            for _ in range(2):
                recovery = await CodexDriver(small).recover_session(snapshot)
                assert recovery.session is None
                assert recovery.reason is not None
                assert recovery.reason.startswith("codex_line_too_long: ")
            async with await recovered(stage.options(model), snapshot) as again:
                assert again.active_turn_id is None

    asyncio.run(main())


def test_a_session_without_a_turn_cannot_be_recovered_and_says_why(stage: Stage) -> None:
    async def main() -> None:
        model = ScriptedModel(message_script())
        async with stage.session(model) as session:
            snapshot = await session.snapshot()
        async with model:
            driver = CodexDriver(stage.options(model))
            reasons = [(await driver.recover_session(snapshot)).reason for _ in range(2)]
            assert reasons[0] is not None
            assert reasons[0] == reasons[1]
            missing = {**snapshot, "driverSessionId": ""}
            assert (await driver.recover_session(missing)).reason == "persisted session identity is incomplete"

    asyncio.run(main())


def test_nothing_a_codex_complains_about_shows_a_credential(stage: Stage) -> None:
    async def main() -> None:
        model = ScriptedModel(message_script())
        async with model:
            options = stage.options(model)
            wrong = (*options.extra_arguments, "-c", 'tools.update_plan="token=s3cr3t"')
            driver = CodexDriver(msgspec.structs.replace(options, extra_arguments=wrong))
            with pytest.raises(CodexTransportError) as caught:
                await driver.open_session(stage.opening())
        assert caught.value.code == "codex_stdout_ended"
        assert caught.value.details is not None
        assert "s3cr3t" not in json.dumps(caught.value.details)
        assert caught.value.details["exitCode"] == 1

    asyncio.run(main())
