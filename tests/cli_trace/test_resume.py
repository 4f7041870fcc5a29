"""`prp resume`: the same run goes on, or a further one begins; and why a session cannot be recovered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.cli import main
from paperclip_runner.cli.codex_trace import CONTINUE_MESSAGE
from paperclip_runner.cli.trace_command import resume_codex, trace_codex
from paperclip_runner.cli.trace_scenarios import FILE_NAME, FILE_TEXT, safe_task
from paperclip_runner.cli.trace_setup import TraceRequest
from paperclip_runner.codex import CollaborationMode, SnapshotFile
from paperclip_runner.codex.errors import CodexTransportError
from tests.cli_trace.memory_driver import (
    THREAD,
    MemoryDriver,
    MemorySession,
    event,
    memory_ports,
    opening_events,
    result_of,
    turn_events,
)

if TYPE_CHECKING:
    from pathlib import Path

Members = dict[str, JsonValue]

SCENARIO = safe_task(CollaborationMode.DEFAULT)
DONE = result_of(SCENARIO.task.to_wire())


def stopped(out: Path, events: list[Members], *, last: int, run_id: str = "codex-safe-run") -> None:
    """A folder as a trace leaves it whose process was killed after `events`; `last` is the checkpoint."""
    gone = CodexTransportError("gone", code="codex_stdout_ended")
    driver = MemoryDriver(MemorySession(events, failure=gone))
    assert trace_codex(TraceRequest(), out, as_json=False, ports=memory_ports(driver)) == 1
    snapshot: Members = {
        "driverKind": "codex_app_server",
        "workingDirectory": str(out / "workspace"),
        "driverSessionId": THREAD,
        "providerSessionId": THREAD,
        "runId": run_id,
        "normalizedSessionId": "codex-normalized-session",
        "activeTurnId": None,
        "semanticResult": None,
        "terminalTurns": [],
        "dispositionOnlyRecoveryConsumed": False,
        "dispositionOnlyRecoveryTurnId": None,
        "pendingRuntimeRequests": [],
        "goal": None,
        "lineage": [],
        "lastSourceSequence": last,
    }
    SnapshotFile(str(out / "session.json")).write(snapshot)
    (out / "workspace" / FILE_NAME).write_text(FILE_TEXT, encoding="utf-8")


def resume(out: Path, driver: MemoryDriver) -> int:
    return resume_codex(out, codex=None, prompt=None, timeout=None, as_json=False, ports=memory_ports(driver))


def test_a_lost_turn_is_followed_by_another_one_in_the_same_recording(tmp_path: Path) -> None:
    out = tmp_path / "out"
    stopped(out, [*opening_events(), turn_events(2, None)[0]], last=2)
    lost = event(4, "turn.interrupted", {"status": "interrupted", "error": None}, turnId="turn-1")
    first = MemorySession([*opening_events(3, "session.resumed"), lost])
    again = MemorySession([*opening_events(5, "session.resumed")])
    again.tell_later(turn_events(6, DONE))
    driver = MemoryDriver(first, again)
    assert resume(out, driver) == 0
    assert again.messages == [CONTINUE_MESSAGE]
    assert [snapshot["lastSourceSequence"] for snapshot in driver.recovered] == [2, 4]
    assert main(["replay", str(out / "events.jsonl"), "--check", str(out / "snapshot.json")]) == 0


def test_a_turn_that_ended_meanwhile_is_judged_without_another_one(tmp_path: Path) -> None:
    out = tmp_path / "out"
    stopped(out, [*opening_events(), turn_events(2, None)[0]], last=2)
    recovered = MemorySession([*opening_events(3, "session.resumed"), *turn_events(3, DONE)[1:]])
    assert resume(out, MemoryDriver(recovered)) == 0
    assert recovered.messages == []


def test_events_beyond_the_checkpoint_are_kept_and_numbered_on(tmp_path: Path) -> None:
    out = tmp_path / "out"
    stopped(out, [*opening_events(), turn_events(2, None)[0]], last=1)
    driver = MemoryDriver("provider resumed a different session")
    assert resume(out, driver) == 7
    assert driver.recovered[0]["lastSourceSequence"] == 2


def test_after_a_run_that_ended_a_new_one_begins_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    stopped(out, [*opening_events(), *turn_events(2, None, "turn.failed")], last=3)
    before = (out / "events.jsonl").read_bytes()
    run_id = "codex-safe-run-2"
    told = [*opening_events(1, "session.resumed"), *turn_events(2, DONE)]
    told = [{**each, "runId": run_id, "sourceEventId": f"{run_id}:{each['sourceSeq']}"} for each in told]
    session = MemorySession(told[:1])
    session.tell_later(told[1:])
    driver = MemoryDriver(session)
    assert resume(out, driver) == 0
    assert (driver.recovered[0]["runId"], driver.recovered[0]["lastSourceSequence"]) == (run_id, 0)
    assert (out / "events.jsonl").read_bytes() == before
    assert json.loads((out / "run-2" / "trace.json").read_bytes())["identity"]["runId"] == run_id
    assert f"{out}/run-2" in capsys.readouterr().err
    assert main(["replay", str(out / "run-2" / "events.jsonl")]) == 0


def test_a_session_that_is_not_recovered_ends_with_seven_and_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    stopped(out, opening_events(), last=1)
    before = (out / "events.jsonl").read_bytes()
    assert resume(out, MemoryDriver("codex_thread_lost: no rollout found for this thread")) == 7
    assert "no rollout found for this thread" in capsys.readouterr().out
    assert (out / "events.jsonl").read_bytes() == before
    assert json.loads((out / "trace.json").read_bytes())["state"] == "unfinished", "it can be tried again"


@pytest.mark.parametrize("what", ["nothing", "no trace", "no session"])
def test_a_folder_that_cannot_be_resumed_ends_with_seven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    out = tmp_path / "out"
    if what != "nothing":
        out.mkdir()
    if what == "no session":
        trace: Members = {"schema": "paperclip.runner.codex.trace.v1", "state": "running", "options": {}}
        (out / "trace.json").write_text(json.dumps(trace), encoding="utf-8")
    assert main(["resume", "--from", str(out)]) == 7
    assert str(out) in capsys.readouterr().err
    assert out.exists() == (what != "nothing")
