"""The pytest plugin: found by its entry point, cheap, quiet; and the surface it belongs to."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

import pytest

from paperclip_runner import testing

if TYPE_CHECKING:
    from pathlib import Path

USER_TEST = """
import asyncio
from paperclip_runner.harness.contract import SessionOpening, TurnRequest
from paperclip_runner.harness.deterministic import DeterministicDriver

def test_everything_is_there(scripted_model, fake_app_server, recorded_session):
    fake_app_server(complete=False)
    driver = recorded_session("run.jsonl").driver(DeterministicDriver)

    async def main():
        opening = SessionOpening(run_id="run_a", normalized_session_id="session_a", working_directory="/")
        session = await driver.open_session(opening)
        await session.start_turn(TurnRequest(text="go"))
        async for event in session.events():
            if event["eventType"] == "run.terminal":
                return event

    assert asyncio.run(main())["runId"] == "run_a"

def test_an_unplayed_script_is_an_error(fake_app_server):
    fake_app_server()
"""


def run_pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-W",
            "error",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            folder,
            *arguments,
        ],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        cwd=folder,
    )


def test_the_plugin_is_an_entry_point() -> None:
    (found,) = entry_points(group="pytest11", name="paperclip_runner")
    assert found.value == "paperclip_runner.testing.plugin"


def test_loading_the_plugin_loads_next_to_nothing() -> None:
    program = (
        "import json, sys, pytest; before = set(sys.modules); import paperclip_runner.testing.plugin; "
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=30, check=True
    )
    loaded: list[str] = json.loads(done.stdout)
    assert {name.split(".")[0] for name in loaded} == {"paperclip_runner"}
    assert set(loaded) <= {"paperclip_runner", "paperclip_runner.testing", "paperclip_runner.testing.plugin"}


def test_a_user_records_once_and_replays_then(tmp_path: Path) -> None:
    (tmp_path / "test_user.py").write_text(USER_TEST, encoding="utf-8")
    missing = run_pytest(tmp_path)
    assert "recording_missing" in missing.stdout or "there is no recording" in missing.stdout
    recorded = run_pytest(tmp_path, "--paperclip-record")
    assert "2 passed, 1 error" in recorded.stdout
    assert "script_not_played" in recorded.stdout or "was not played" in recorded.stdout
    written = (tmp_path / "run.jsonl").read_bytes()
    replayed = run_pytest(tmp_path)
    assert "2 passed, 1 error" in replayed.stdout
    assert "warning" not in replayed.stdout
    assert (tmp_path / "run.jsonl").read_bytes() == written


@pytest.mark.parametrize("name", testing.__all__)
def test_every_name_of_the_surface_is_there(name: str) -> None:
    assert getattr(testing, name) is not None
    assert name in dir(testing)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        testing.no_such_name  # noqa: B018
