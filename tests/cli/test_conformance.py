"""`prp conformance driver`: the kit on a driver of somebody else, from the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from paperclip_protocol import encode, validate

from paperclip_runner.cli import main
from paperclip_runner.testing.driver_conformance import CHECKS, DETERMINISTIC_FIXTURE

KITS = Path(__file__).resolve().parents[1] / "kits"

BROKEN = """
from tests.kits.small_driver import SmallDriver, SmallSession

class QuietSession(SmallSession):
    async def usage(self):
        return None

class QuietDriver(SmallDriver):
    async def open_session(self, opening):
        return QuietSession(opening.run_id, opening.normalized_session_id)

class CrashingDriver(SmallDriver):
    async def open_session(self, opening):
        raise KeyError("model")
"""


@pytest.fixture
def broken_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Name of a module with drivers that do not conform; it lies in the current folder."""
    (tmp_path / "broken_drivers.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return "broken_drivers"


def test_a_driver_in_a_test_file_passes_from_the_command_line_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "my_driver.py").write_bytes((KITS / "small_driver.py").read_bytes())
    done = subprocess.run(
        [sys.executable, "-m", "paperclip_runner.cli", "conformance", "driver", "my_driver:SmallDriver"],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line.split() for line in lines[:-1]] == [[check, "ok"] for check in CHECKS]
    assert lines[-1].startswith("my_driver:SmallDriver conforms: 6 events")


def test_the_deterministic_driver_passes_with_a_fixture_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fixture = tmp_path / "fixture.json"
    fixture.write_bytes(encode(DETERMINISTIC_FIXTURE))
    reference = "paperclip_runner.harness.deterministic:DeterministicDriver"
    assert main(["conformance", "driver", reference, "--fixture", str(fixture), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["conforms"] is True
    assert set(printed["checks"].values()) == {"passed"}
    assert validate("driver-conformance-report", printed["report"]) == []


def test_a_failed_check_is_named_with_those_before_and_after(
    broken_module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conformance", "driver", f"{broken_module}:QuietDriver", "--json"]) == 6
    printed = json.loads(capsys.readouterr().out)
    assert printed["conforms"] is False
    assert printed["failure"]["check"] == "usage"
    assert printed["report"] is None
    at = CHECKS.index("usage")
    states = ["passed"] * at + ["failed"] + ["not_reached"] * (len(CHECKS) - at - 1)
    assert list(printed["checks"].values()) == states


def test_a_driver_that_crashes_fails_its_check_and_shows_where(
    broken_module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["conformance", "driver", f"{broken_module}:CrashingDriver"]) == 6
    printed = capsys.readouterr()
    assert "sessionLifecycle        FAILED" in printed.out
    assert "KeyError: 'model'" in printed.out
    assert 'raise KeyError("model")' in printed.err


def test_what_is_no_driver_or_no_fixture_ends_with_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "fixture.json"
    broken.write_text("{}", encoding="utf-8")
    assert main(["conformance", "driver", "no_such_module:make"]) == 2
    reference = "paperclip_runner.harness.deterministic:DeterministicDriver"
    assert main(["conformance", "driver", reference, "--fixture", str(broken)]) == 2
    assert "prp schema show driver-conformance-fixture" in capsys.readouterr().err
