"""Every Python example of the documentation runs as it is written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from paperclip_runner.testing import AppServerScript, FakeAppServer

ROOT = Path(__file__).resolve().parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[object]:
    """Each example with the page and line it stands on."""
    found: list[object] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in FENCE.finditer(text):
            line = text.count("\n", 0, match.start(1)) + 1
            found.append(pytest.param(match.group(1), id=f"{page.relative_to(ROOT)}:{line}"))
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that looks like a clone to an example, and may be written to."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    return tmp_path


def stand_in_for_codex(folder: Path) -> Path:
    """A package as the extra `codex` installs it, with a fake app-server in place of Codex."""
    package = folder / "packages" / "codex_cli_bin"
    package.mkdir(parents=True)
    program = FakeAppServer(AppServerScript(), package).path
    source = f"from pathlib import Path\ndef bundled_codex_path() -> Path:\n    return Path({program!r})\n"
    (package / "__init__.py").write_text(source, encoding="utf-8")
    return package.parent


@pytest.mark.parametrize("example", examples())
def test_an_example_runs_as_it_is_written(example: str, folder: Path) -> None:
    path = folder / "test_example.py"
    path.write_text(example, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "CODEX_HOME"}
    command = [sys.executable, os.fspath(path)]
    if re.search(r"^(?:async )?def test_", example, re.MULTILINE):
        command[1:] = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", os.fspath(folder), os.fspath(path)]
    else:
        paths = [os.fspath(stand_in_for_codex(folder)), environment.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=100, cwd=folder, env=environment, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_the_guide_to_testing_has_examples() -> None:
    assert len(FENCE.findall((ROOT / "docs" / "testing.md").read_text(encoding="utf-8"))) >= 6
