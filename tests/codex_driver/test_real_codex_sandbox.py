"""What the real Codex lets a model do in each mode: by running it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex import CollaborationMode
from paperclip_runner.testing.scripted_model import ApplyPatch, Message, ModelTurn, Script, ScriptedModel, ShellCommand
from paperclip_runner.testing.scripted_model.scripts import add_file_patch, command_script
from tests.codex_driver.stage import Stage, payloads, run_turn, types

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel

Members = dict[str, "JsonValue"]


def require_namespaces() -> None:
    """Skips where the kernel refuses user namespaces, which Codex's sandbox needs."""
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("unshare is not installed")
    if subprocess.run([unshare, "-U", "-r", "-n", "true"], capture_output=True, timeout=10, check=False).returncode:
        pytest.skip("the kernel refuses user namespaces here")


def executions(events: list[Members]) -> list[Members]:
    """The commands that ended."""
    return payloads(events, "tool.execution.completed")


def test_a_command_reads_neither_home_nor_secret_and_has_no_network(
    stage: Stage, scripted_model: MakeScriptedModel
) -> None:
    require_namespaces()
    (stage.codex_home / "auth.json").write_text('{"OPENAI_API_KEY":"s3cr3t"}', encoding="utf-8")
    (stage.home / "diary").write_text("s3cr3t", encoding="utf-8")
    (stage.base / "elsewhere").write_text("s3cr3t", encoding="utf-8")
    stage.environment["UNRELATED_TOKEN"] = "s3cr3t"
    command = (
        f"cat {stage.codex_home}/auth.json {stage.home}/diary {stage.base}/elsewhere; env; "
        f"echo x > {stage.home}/new; echo x > {stage.base}/new; cat /proc/net/dev | wc -l; printf fine > hello.txt"
    )

    async def main() -> None:
        async with stage.session(scripted_model(command_script(command))) as session:
            events = await run_turn(session)
            [execution] = executions(events)
            assert "s3cr3t" not in json.dumps(events)
            assert "UNRELATED_TOKEN" not in str(execution["output"])
            assert "HOME=" not in str(execution["output"])
            assert "\n3\n" in str(execution["output"])

    asyncio.run(main())
    assert (stage.workspace / "hello.txt").read_text(encoding="utf-8") == "fine"
    assert not (stage.home / "new").exists()
    assert not (stage.base / "new").exists()


def test_nested_homes_are_both_denied_and_the_session_works(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    require_namespaces()
    nested = stage.home / ".codex"
    nested.mkdir()
    stage.environment["CODEX_HOME"] = os.fspath(nested)
    (nested / "auth.json").write_text("s3cr3t", encoding="utf-8")
    (stage.home / "diary").write_text("s3cr3t", encoding="utf-8")

    async def main() -> None:
        model = scripted_model(command_script(f"cat {nested}/auth.json {stage.home}/diary; printf fine > hello.txt"))
        async with stage.session(model) as session:
            assert "s3cr3t" not in json.dumps(await run_turn(session))

    asyncio.run(main())
    assert (stage.workspace / "hello.txt").exists()


def link(source: str, destination: str) -> str:
    """Links a file, or copies it to another file system."""
    try:
        os.link(source, destination)
    except OSError:
        shutil.copy2(source, destination)
    return destination


@pytest.mark.parametrize("workspace", ["outside", "inside"])
def test_codex_may_be_installed_in_the_home_it_hides(
    stage: Stage, scripted_model: MakeScriptedModel, workspace: str
) -> None:
    require_namespaces()
    package = Path(stage.program).resolve().parent.parent
    if not (package / "codex-resources").is_dir():
        pytest.skip("this Codex is not laid out as a package")
    shutil.copytree(package, stage.home / "venv" / "codex", copy_function=link)
    stage.program = os.fspath(stage.home / "venv" / "codex" / "bin" / "codex")
    (stage.home / ".codex").mkdir()
    (stage.home / ".codex" / "auth.json").write_text("s3cr3t", encoding="utf-8")
    (stage.home / "diary").write_text("s3cr3t", encoding="utf-8")
    del stage.environment["CODEX_HOME"]
    if workspace == "inside":
        stage.workspace = stage.home / "project"
        stage.workspace.mkdir()
        stage.environment["PAPERCLIP_WORKSPACE_CWD"] = os.fspath(stage.workspace)
    command = (
        f"cat {stage.home}/diary {stage.home}/.codex/auth.json; echo x > {stage.home}/new; "
        f"echo x > {stage.home}/venv/codex/new; printf fine > hello.txt"
    )

    async def main() -> None:
        async with stage.session(scripted_model(command_script(command))) as session:
            assert "s3cr3t" not in json.dumps(await run_turn(session))

    asyncio.run(main())
    assert (stage.workspace / "hello.txt").exists()
    assert not (stage.home / "new").exists()
    assert not (stage.home / "venv" / "codex" / "new").exists()


PLANNED_WRITES = Script(
    name="planned writes",
    turns=(
        ModelTurn(steps=(ShellCommand(command="printf x > by-command.txt"),)),
        ModelTurn(steps=(ShellCommand(command="cat given.txt; mkdir folder"),)),
        ModelTurn(steps=(ApplyPatch(patch=add_file_patch("by-patch.txt", "x")),)),
        ModelTurn(steps=(Message(text="Planned."),)),
    ),
)


@pytest.mark.parametrize("external", [False, True], ids=["local", "external-sandbox"])
def test_a_planning_run_is_refused_every_write(stage: Stage, scripted_model: MakeScriptedModel, external: bool) -> None:
    require_namespaces()
    (stage.workspace / "given.txt").write_text("given", encoding="utf-8")
    if external:
        stage.environment["PAPERCLIP_RUNNER_EXTERNAL_SANDBOX"] = "1"
    before = sorted(os.listdir(stage.workspace))

    async def main() -> None:
        model = scripted_model(PLANNED_WRITES)
        async with stage.session(model, mode=CollaborationMode.PLAN) as session:
            sandbox = cast("Members", session.context()["sandbox"])
            assert cast("Members", sandbox["permissionProfile"])["id"] == "paperclip-runner-workspace-read-only"
            events = await run_turn(session)
            assert types(events)[-1] == "turn.completed"
            written, made = [str(item["output"]) for item in model.requests[-1].input_items("function_call_output")]
            assert "Read-only file system" in written
            assert "given" in made
            assert "Read-only file system" in made
            [patched] = model.requests[-1].input_items("custom_tool_call_output")
            assert "read-only sandbox" in str(patched["output"])
            assert payloads(events, "item.completed", "fileChange") == []

    asyncio.run(main())
    assert sorted(os.listdir(stage.workspace)) == before


def test_an_external_sandbox_leaves_the_files_to_the_machine(stage: Stage, scripted_model: MakeScriptedModel) -> None:
    stage.environment["PAPERCLIP_RUNNER_EXTERNAL_SANDBOX"] = "1"

    async def main() -> None:
        async with stage.session(scripted_model(command_script(f"printf x > {stage.base}/outside"))) as session:
            sandbox = cast("Members", session.context()["sandbox"])
            assert cast("Members", sandbox["permissionProfile"])["id"] == "paperclip-runner-external-sandbox"
            assert types(await run_turn(session))[-1] == "turn.completed"

    asyncio.run(main())
    assert (stage.base / "outside").exists()


WITHOUT_NAMESPACES = """
import asyncio, json, pathlib, sys
sys.path.insert(0, sys.argv[3])
from tests.codex_driver.stage import Stage, run_turn
from tests.codex_driver.test_real_codex_sandbox import plan_without_namespaces

print(json.dumps(asyncio.run(plan_without_namespaces(Stage(sys.argv[1], pathlib.Path(sys.argv[2]))))))
"""


async def plan_without_namespaces(stage: Stage) -> Members:
    """One planning turn in an external sandbox; what became of its command and its patch."""
    stage.environment["PAPERCLIP_RUNNER_EXTERNAL_SANDBOX"] = "1"
    (stage.workspace / "AGENTS.md").write_text("Be brief.", encoding="utf-8")
    script = Script(
        name="plan",
        turns=(
            ModelTurn(steps=(ShellCommand(command="printf x > by-command.txt"),)),
            ModelTurn(steps=(ApplyPatch(patch=add_file_patch("by-patch.txt", "x")),)),
            ModelTurn(steps=(Message(text="Planned."),)),
        ),
    )
    model = ScriptedModel(script)
    async with stage.session(model, mode=CollaborationMode.PLAN) as session:
        events = await run_turn(session)
        sources = cast("list[JsonValue]", session.context()["instructionSources"])
        outputs: list[JsonValue] = [item["output"] for item in model.requests[-1].input_items("function_call_output")]
        return {"end": types(events)[-1], "outputs": outputs, "sources": sources}


def test_planning_in_an_external_sandbox_works_where_namespaces_do_not(stage: Stage) -> None:
    require_namespaces()
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("setpriv is not installed")
    if os.geteuid() != 0:
        pytest.skip("dropping the means to make namespaces needs root here")
    inside = stage.base / "inside"
    inside.mkdir()
    root = os.fspath(Path(__file__).resolve().parents[2])
    drop = "-net_admin,-sys_admin"
    limit = 'echo 0 > /proc/sys/user/max_user_namespaces && ip link set lo up && exec "$@"'
    done = subprocess.run(
        [
            *("unshare", "-U", "-r", "-n", "sh", "-c", limit, "sh"),
            *(setpriv, f"--bounding-set={drop}", f"--inh-caps={drop}"),
            *(sys.executable, "-c", WITHOUT_NAMESPACES, stage.program, os.fspath(inside), root),
        ],
        capture_output=True,
        encoding="utf-8",
        timeout=90,
        check=False,
    )
    if "max_user_namespaces" in done.stderr or "ip: " in done.stderr:
        pytest.skip(f"the limit cannot be set here: {done.stderr.strip()[:200]}")
    assert done.returncode == 0, done.stderr
    told = cast("Members", json.loads(done.stdout))
    assert told["end"] == "turn.completed"
    [output] = cast("list[str]", told["outputs"])
    assert "exited with code 1" in output
    assert [os.path.basename(str(each)) for each in cast("list[JsonValue]", told["sources"])] == ["AGENTS.md"]
    assert sorted(os.listdir(inside / "workspace")) == ["AGENTS.md"]
