"""The local mock core, the daemon and the scripted harness together, ours and the published ones in every mixture."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import JsonValue, encode, from_json, validate

from paperclip_runner.local import SCENARIOS, LocalRunError, LocalScenario, event_line, scenario
from paperclip_runner.local.core import LocalCore, run_scenario
from paperclip_runner.replay import load_fixture, reduce_events, reduce_fixture, snapshot_text
from paperclip_runner.testing.scripted_harness import SCRIPT_NAMES, scenario_script, write_executable
from paperclip_runner.testing.scripted_harness.local_run import run_script, scenario_for
from tests.oracle import oracle_tool, peer_environment

if TYPE_CHECKING:
    from paperclip_runner.local import LocalTrace

pytestmark = pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")

Members = dict[str, JsonValue]

ENDINGS = {
    "happy-path": ("completed", "succeeded", "done", 0),
    "permission-input": ("completed", "succeeded", "done", 0),
    "interrupted": ("interrupted", "cancelled", "yielded", 130),
    "error": ("failed", "failed", "yielded", 7),
    "duplicate-terminal": ("completed", "succeeded", "done", 0),
}


def written_script(folder: Path, name: str) -> str:
    path = folder / f"{name}.json"
    path.write_bytes(encode(scenario_script(name)))
    return str(path)


def ours(folder: Path) -> str:
    return str(write_executable(folder / "harness"))


def peer_daemon() -> tuple[str, ...]:
    daemon = peer_environment().get("PAPERCLIP_RUNNERD")
    if not daemon:
        pytest.skip("the published runner daemon is absent: set PAPERCLIP_RUNNERD to it")
    return (daemon,)


def terminal(trace: LocalTrace) -> Members:
    return cast("Members", trace.events[-1]["payload"])


def test_every_reference_script_keeps_its_schema() -> None:
    for name in SCRIPT_NAMES:
        assert validate("harness-script", encode(scenario_script(name))) == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_ends_as_it_should_and_its_trace_replays(name: str, tmp_path: Path) -> None:
    seen: list[str] = []
    trace = asyncio.run(
        run_scenario(
            scenario(name),
            harness=ours(tmp_path),
            script=written_script(tmp_path, name),
            on_event=lambda event: seen.append(event_line(event)),
        )
    )
    check_ending(name, trace)
    assert seen == [f"{number:02} {event['eventType']}" for number, event in enumerate(trace.events, 1)]
    text = json.dumps(trace.to_fixture()).encode()
    fixture = load_fixture(text).require()
    assert fixture["processFacts"] == {"harness": trace.harness_exit, "runner": {"code": 0, "signal": None}}
    live = reduce_events(reduce_fixture({**fixture, "events": []}), trace.events)
    assert snapshot_text(live) == snapshot_text(reduce_fixture(fixture))


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_published_daemon_runs_our_harness_under_our_core(name: str, tmp_path: Path) -> None:
    daemon = peer_daemon()
    script = written_script(tmp_path, name)
    theirs = asyncio.run(run_scenario(scenario(name), runner=daemon, harness=ours(tmp_path), script=script))
    check_ending(name, theirs)
    mine = asyncio.run(run_scenario(scenario(name), harness=ours(tmp_path), script=script))
    assert said(mine) == said(theirs)
    assert mine.result == theirs.result
    assert terminal(mine) == terminal(theirs)


def said(trace: LocalTrace) -> list[str]:
    """What was said without its order: the harness answers while the next command is on its way."""
    numbered = ("sourceSeq", "sourceEventId", "emittedAt")
    events = [{name: value for name, value in event.items() if name not in numbered} for event in trace.events]
    return sorted(json.dumps(event) for event in events)


def test_our_daemon_runs_the_plain_harness(tmp_path: Path) -> None:
    harness = oracle_tool("fake_harness.py")
    trace = asyncio.run(
        run_scenario(scenario("happy-path"), harness=str(harness), script=written_script(tmp_path, "happy-path"))
    )
    check_ending("happy-path", trace)


def check_ending(name: str, trace: LocalTrace) -> None:
    turn_state, run_state, disposition, exit_code = ENDINGS[name]
    end = terminal(trace)
    assert (end["turnTerminalState"], end["runTerminalState"]) == (turn_state, run_state)
    assert end["reportedWorkDisposition"] == disposition
    assert cast("Members", trace.harness_exit)["exitCode"] == exit_code
    summary = trace.summary(output_path="out.json")
    assert validate("local-run-summary", encode(summary)) == []
    assert (summary.event_count, summary.terminal_count) == (len(trace.events), 1)
    wire = trace.to_wire()
    assert validate("local-run-trace", wire) == []
    assert [each["status"] for each in cast("list[Members]", wire["commandReceipts"])].count("duplicate") == (
        name == "duplicate-terminal"
    )


def test_the_happy_path_has_nineteen_events_and_five_log_lines(tmp_path: Path) -> None:
    trace = asyncio.run(
        run_scenario(scenario("happy-path"), harness=ours(tmp_path), script=written_script(tmp_path, "happy-path"))
    )
    assert len(trace.events) == 19
    logs = cast("Members", cast("Members", trace.events[-2]["payload"])["logs"])
    assert (len(cast("list[str]", logs["lines"])), logs["droppedLines"]) == (3, 2)


def test_commands_are_refused_once_the_run_has_finished(tmp_path: Path) -> None:
    async def late() -> None:
        script = written_script(tmp_path, "happy-path")
        async with await LocalCore.start(scenario("happy-path"), harness=ours(tmp_path), script=script) as core:
            await core.begin()
            trace = await core.finish()
            assert snapshot_text(core.snapshot()) == snapshot_text(reduce_fixture(trace.to_fixture()))
            with pytest.raises(LocalRunError) as caught:
                await core.interrupt()
            assert caught.value.code == "local_command_expired"

    asyncio.run(late())


def test_closing_the_input_cancels_the_run(tmp_path: Path) -> None:
    async def stopped() -> LocalTrace:
        script = written_script(tmp_path, "linger")
        async with await LocalCore.start(LocalScenario(name="linger"), harness=ours(tmp_path), script=script) as core:
            await core.begin()
            await core.wait_for_event(lambda event: event["eventType"] == "item.started")
            core.stop()
            return await core.finish()

    trace = asyncio.run(stopped())
    end = terminal(trace)
    assert (end["turnTerminalState"], end["runTerminalState"]) == ("cancelled", "cancelled")
    assert cast("Members", end["reconciliation"])["reason"] == "controller_closed"
    with pytest.raises(LocalRunError) as caught:
        trace.to_fixture()
    assert caught.value.code == "local_trace_incomplete"


def test_a_command_that_is_rejected_is_an_error(tmp_path: Path) -> None:
    async def rejected() -> None:
        script = written_script(tmp_path, "interrupted")
        async with await LocalCore.start(scenario("interrupted"), harness=ours(tmp_path), script=script) as core:
            await core.begin()
            with pytest.raises(LocalRunError) as caught:
                await core.send("turn.steer", {})
            assert caught.value.code == "local_command_rejected"
            assert caught.value.details["status"] == "rejected"

    asyncio.run(rejected())


def test_a_runner_that_fails_is_reported_with_its_words(tmp_path: Path) -> None:
    with pytest.raises(LocalRunError) as caught:
        asyncio.run(
            run_scenario(
                scenario("happy-path"),
                harness="/nonexistent/harness",
                script=written_script(tmp_path, "happy-path"),
            )
        )
    assert caught.value.code == "local_receipt_missing"
    assert "/nonexistent/harness" in caught.value.message


def test_a_runner_that_writes_nonsense_fails_the_run(tmp_path: Path) -> None:
    nonsense = tmp_path / "runner"
    nonsense.write_text("#!/bin/sh\necho nonsense\ncat >/dev/null\n", encoding="utf-8")
    nonsense.chmod(0o755)
    with pytest.raises(LocalRunError) as caught:
        asyncio.run(run_scenario(scenario("happy-path"), runner=(str(nonsense),), harness="h", script="s"))
    assert caught.value.code == "local_stream_invalid"


def test_an_event_that_never_comes_is_waited_for_in_bounded_time(tmp_path: Path) -> None:
    async def waits() -> None:
        script = written_script(tmp_path, "interrupted")
        async with await LocalCore.start(scenario("interrupted"), harness=ours(tmp_path), script=script) as core:
            await core.begin()
            with pytest.raises(LocalRunError) as caught:
                await core.wait_for_event(lambda event: event["eventType"] == "usage.reported", seconds=0.01)
            assert caught.value.code == "local_event_missing"

    asyncio.run(waits())


@pytest.mark.parametrize("name", [*SCENARIOS, "linger"])
def test_a_script_runs_by_its_file_alone(name: str, tmp_path: Path) -> None:
    trace = asyncio.run(run_script(Path(written_script(tmp_path, name))))
    if name in ENDINGS:
        check_ending(name, trace)
    else:
        assert terminal(trace)["turnTerminalState"] == "interrupted"


def test_a_script_that_waits_for_an_interrupt_tells_when() -> None:
    assert scenario_for(scenario_script("happy-path")).interrupts_on is None
    assert scenario_for(scenario_script("linger")).interrupts_on == "item.started"
    steps: list[JsonValue] = [{"kind": "await_interrupt"}]
    plain = {"schema": "paperclip.fake_harness.script.v1", "name": "my script", "steps": steps}
    other = scenario_for(from_json("harness-script", cast("Members", plain)))
    assert other.interrupts_on == "turn.started"
    assert other.run_id == "run_local_runner_my_script"


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(LocalRunError) as caught:
        scenario("nothing")
    assert caught.value.code == "local_scenario_unknown"
