"""The wheel installs into an empty environment, imports, decodes, offers its commands and type-checks."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
from paperclip_protocol import SCHEMAS, decode, encode, validate
from paperclip_protocol.prp_v1 import Identity
from paperclip_runner.replay import new_snapshot

def company(data: bytes) -> str:
    identity: Identity = decode("identity", data)
    return identity.company_id

names = ["companyId", "issueId", "runId", "environmentLeaseId", "runnerInstanceId"]
names += ["normalizedSessionId", "driverSessionId"]
data = encode({"schema": "paperclip.prp.identity.v1"} | {name: "x1" for name in names})
assert company(data) == "x1"
assert validate("identity", b"{}")
assert SCHEMAS["event"].document()["$id"]
print("ok")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "-w", str(folder), str(ROOT)], check=True, capture_output=True, timeout=100)
    return next(folder.glob("paperclip_runner-*.whl"))


def test_the_wheel_holds_both_packages_their_markers_and_the_manifest(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {
        "paperclip_protocol/py.typed",
        "paperclip_runner/py.typed",
        "paperclip_protocol/manifest.json",
        "paperclip_protocol/documents/prp/v1/event.schema.json",
        "paperclip_runner/harness/process_guardian.py",
    } <= names
    assert not [name for name in names if name.startswith(("tests/", "codegen/", "schemas/"))]


def test_the_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "empty"
    venv.create(environment, with_pip=True)
    python = environment / "bin" / "python"
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", wheel], capture_output=True, encoding="utf-8", timeout=100
    )
    if done.returncode != 0 and "No matching distribution found for msgspec" in done.stderr:
        pytest.skip("no package registry can be reached to install msgspec from")
    assert done.returncode == 0, done.stderr
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    ran = subprocess.run([python, program], capture_output=True, encoding="utf-8", timeout=60, cwd=tmp_path)
    assert (ran.stdout, ran.stderr) == ("ok\n", "")
    command = subprocess.run(
        [environment / "bin" / "prp", "schema", "digest"], capture_output=True, encoding="utf-8", timeout=60
    )
    assert command.stdout.startswith("sha256:")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, program],
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        cwd=tmp_path,
    )
    assert checked.returncode == 0, checked.stdout
