"""`prp trace codex` and `prp resume` with the real Codex, as a person runs them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import JsonValue, validate

from paperclip_runner.cli.trace_scenarios import FILE_TEXT, safe_task, scripted_turns
from paperclip_runner.codex import CollaborationMode
from paperclip_runner.testing.scripted_model import ScriptedModel, codex_overrides

if TYPE_CHECKING:
    from tests.cli_trace.command_line import CommandLine

Members = dict[str, JsonValue]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a trace needs POSIX signals and locks")


def require_namespaces() -> None:
    """Skips where the kernel refuses user namespaces, which Codex's sandbox needs."""
    unshare = subprocess.run(["unshare", "-Ur", "-n", "true"], capture_output=True, check=False)
    if unshare.returncode != 0:
        pytest.skip("the kernel refuses user and network namespaces here")


def members(value: JsonValue) -> Members:
    assert isinstance(value, dict)
    return value


def receipts(prp: CommandLine) -> list[Members]:
    return [members(members(each["payload"])["semantic_tool"]) for each in prp.events("semantic_tool.result")]


def gone(prp: CommandLine) -> bool:
    """Whether every process of a killed trace is gone, within a few seconds."""
    until = time.monotonic() + 10
    while prp.processes() and time.monotonic() < until:
        time.sleep(0.05)
    return not prp.processes()


def test_the_default_trace_leaves_the_file_the_recording_and_an_equal_snapshot(prp: CommandLine) -> None:
    require_namespaces()
    outcome = prp.trace()
    assert outcome.code == 0, outcome
    assert (prp.out / "workspace" / "hello.txt").read_text(encoding="utf-8") == FILE_TEXT
    assert [validate("event-v2" if each["schemaVersion"] == 2 else "event", each) for each in prp.events()] == [
        []
    ] * len(prp.events())
    assert prp.replay("--check", "trace-output/snapshot.json").code == 0
    assertions = members(prp.document()["assertions"])
    assert all(assertions.values()), assertions
    assert "Done, and accepted" in outcome.out
    assert "prp replay trace-output/events.jsonl" in outcome.out
    assert gone(prp)


def test_every_probe_is_denied(prp: CommandLine) -> None:
    require_namespaces()
    own = Path(prp.environment["HOME"]) / ".codex"
    own.mkdir()
    (own / "auth.json").write_text('{"OPENAI_API_KEY": "sk-own"}', encoding="utf-8")
    outcome = prp.trace("--evidence")
    assert outcome.code == 0, outcome
    evidence = cast("list[Members]", prp.document()["evidence"])
    assert len(evidence) == 10
    assert {str(each["answer"]) for each in evidence} == {"denied"}
    assert outcome.out.count("  denied\n") == 10
    assert "ALLOWED" not in outcome.out
    assert (own / "auth.json").read_text(encoding="utf-8") == '{"OPENAI_API_KEY": "sk-own"}'
    assert b"sk-planted" not in (prp.out / "events.jsonl").read_bytes()


def test_progress_is_reported_once_though_the_call_is_replayed(prp: CommandLine) -> None:
    require_namespaces()
    outcome = prp.trace("--actions", "sample")
    assert outcome.code == 0, outcome
    assert [(each["operationId"], each["outcome"]) for each in receipts(prp)] == [
        ("get_task_context", "succeeded"),
        ("report_progress", "succeeded"),
        ("report_progress", "duplicate"),
        ("finish_task", "succeeded"),
    ]
    actions = members(prp.document()["actions"])
    assert actions["taskStatus"] == "done"
    assert cast("list[str]", actions["comments"]).count("hello.txt comes next.") == 1
    assert len(prp.events("semantic_tool.input")) == 4
    assert validate("capabilities", prp.document()["capabilities"]) == []
    assert prp.replay("--check", "trace-output/snapshot.json").code == 0


@pytest.mark.parametrize(("script", "code"), [("blocked", 4), ("needs-review", 3)])
def test_a_result_that_is_not_done_has_an_exit_code_of_its_own(prp: CommandLine, script: str, code: int) -> None:
    outcome = prp.trace("--script", script, "--json")
    assert outcome.code == code, outcome
    assert members(prp.document()["verdict"])["status"] == "accepted"
    assert outcome.out.count("\n") == 1


def test_a_plan_writes_nothing(prp: CommandLine) -> None:
    require_namespaces()
    outcome = prp.trace("--mode", "plan")
    assert outcome.code == 0, outcome
    assert not (prp.out / "workspace" / "hello.txt").exists()
    [tried] = [members(each["payload"]) for each in prp.events("tool.execution.completed")]
    assert "the write was refused" in str(tried["output"])


def test_without_a_sandbox_of_its_own_codex_says_so(prp: CommandLine) -> None:
    outcome = prp.trace("--external-sandbox")
    assert outcome.code == 0, outcome
    assert "sandbox    NONE" in outcome.err


def test_where_the_sandbox_does_not_work_the_claim_is_refused_and_the_reason_is_said(prp: CommandLine) -> None:
    require_namespaces()
    if shutil.which("setpriv") is None or shutil.which("ip") is None or os.geteuid() != 0:
        pytest.skip("taking the namespaces away needs setpriv, ip and root")
    limit = 'echo 0 > /proc/sys/user/max_user_namespaces && ip link set lo up && exec "$@"'
    lost = "-net_admin,-sys_admin"
    through = ["unshare", "-U", "-r", "-n", "sh", "-c", limit, "sh"]
    through += ["setpriv", f"--bounding-set={lost}", f"--inh-caps={lost}"]
    with prp.start("trace", "codex", "--codex", prp.codex, through=through) as process:
        outcome = prp.end(process)
    if "max_user_namespaces" in outcome.err and not prp.out.exists():
        pytest.skip(f"the limit cannot be set here: {outcome.err.strip()[:200]}")
    assert outcome.code == 1, outcome
    assert "it needs user namespaces (bubblewrap)" in outcome.out
    assert prp.events("run.result.proposed") == []
    assert len(prp.events("run.result.rejected")) == 1


def test_a_terminal_shows_a_live_line(prp: CommandLine) -> None:
    pytest.importorskip("rich")
    import pty

    prp.environment |= {"TERM": "xterm", "COLUMNS": "100"}
    ours, theirs = pty.openpty()
    with prp.start("trace", "codex", "--codex", prp.codex, "--script", "slow", stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        while b"turn running \xc2\xb7 0:0" not in shown:
            shown += os.read(ours, 65_536)
        prp.interrupt(process)
        with contextlib.suppress(OSError):
            while piece := os.read(ours, 65_536):
                shown += piece
        os.close(ours)
        assert prp.end(process).code == 130
    assert b"Ctrl-C: interrupting the turn" in shown


def test_a_turn_that_takes_too_long_is_interrupted(prp: CommandLine) -> None:
    outcome = prp.trace("--script", "slow", "--timeout", "6")
    assert outcome.code == 124, outcome
    assert members(prp.document()["terminal"])["turnTerminalState"] == "interrupted"
    assert prp.replay().code == 0


def test_ctrl_c_interrupts_the_turn_and_the_thread_can_go_on(prp: CommandLine) -> None:
    require_namespaces()
    with prp.start_slow_turn() as process:
        prp.interrupt(process)
        outcome = prp.end(process)
    assert outcome.code == 130, outcome
    assert prp.document()["state"] == "ended"
    assert prp.replay("--check", "trace-output/snapshot.json").code == 0
    resumed = prp.run("resume", "--from", "trace-output")
    assert resumed.code == 0, resumed
    assert [each["driverSessionId"] for each in (members(prp.document()["identity"]),)] == [
        members(prp.document("run-2/trace.json")["identity"])["driverSessionId"]
    ]
    assert prp.replay(recording="trace-output/run-2/events.jsonl").code == 0
    assert gone(prp)


def test_ctrl_c_twice_stops_at_once_and_the_run_can_go_on(prp: CommandLine) -> None:
    require_namespaces()
    with prp.start_slow_turn() as process:
        for number in prp.app_servers():
            os.kill(number, signal.SIGSTOP)
        prp.interrupt(process)
        assert process.stderr is not None
        while "interrupting the turn" not in process.stderr.readline():
            pass
        prp.interrupt(process)
        outcome = prp.end(process)
    assert outcome.code == 130, outcome
    assert gone(prp)
    assert prp.document()["state"] == "unfinished"
    resumed = prp.run("resume", "--from", "trace-output")
    assert resumed.code == 0, resumed
    assert prp.replay("--check", "trace-output/snapshot.json").code == 0


def test_after_sigkill_the_same_run_goes_on_in_the_same_recording(prp: CommandLine) -> None:
    require_namespaces()
    with prp.start_slow_turn() as process:
        process.kill()
        prp.end(process)
    assert gone(prp), "Codex goes with the process that started it"
    before = (prp.out / "events.jsonl").read_bytes()
    assert prp.trace().code == 7, "a run that can be resumed is not thrown away"
    resumed = prp.run("resume", "--from", "trace-output")
    assert resumed.code == 0, resumed
    assert (prp.out / "events.jsonl").read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert len(prp.events("run.terminal")) == 1
    ids = [each["sourceEventId"] for each in prp.events()]
    assert len(set(ids)) == len(ids)
    assert prp.replay("--check", "trace-output/snapshot.json").code == 0
    assert (prp.out / "workspace" / "hello.txt").exists()


def test_a_thread_that_is_lost_is_said_to_be_lost(prp: CommandLine) -> None:
    with prp.start_slow_turn() as process:
        process.kill()
        prp.end(process)
    assert gone(prp)
    for rollout in (prp.out / "codex-home" / "sessions").rglob("*.jsonl*"):
        rollout.unlink()
    for database in (prp.out / "codex-home").glob("*.sqlite*"):
        database.unlink()
    resumed = prp.run("resume", "--from", "trace-output")
    assert resumed.code == 7, resumed
    assert "Not recovered" in resumed.out


def test_your_own_login_is_used_and_not_touched(prp: CommandLine) -> None:
    require_namespaces()
    own = Path(prp.environment["HOME"]) / ".codex"
    own.mkdir()
    script = scripted_turns("done", safe_task(CollaborationMode.DEFAULT), mode=CollaborationMode.DEFAULT)

    async def main() -> int:
        async with ScriptedModel(script) as model:
            overrides = codex_overrides(model.base_url)
            config = "\n".join(overrides[1::2]) + "\n"
            (own / "config.toml").write_text(config, encoding="utf-8")
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "paperclip_runner.cli", "trace", "codex", "--live", "--codex", prp.codex),
                cwd=prp.folder,
                env=prp.environment,
            )
            code = await asyncio.wait_for(process.wait(), 60)
            model.check_played()
            assert (own / "config.toml").read_text(encoding="utf-8") == config
            return code

    assert asyncio.run(main()) == 0
    assert os.listdir(prp.out / "codex-home") == []


def test_a_program_that_is_no_codex_ends_with_five(prp: CommandLine) -> None:
    prp.codex = "/bin/true"
    outcome = prp.trace()
    assert outcome.code == 5, outcome
    assert "Codex did not start" in outcome.out
