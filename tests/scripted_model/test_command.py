"""The command `python -m paperclip_runner.testing.scripted_model`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from paperclip_runner.testing.scripted_model import encode_script
from paperclip_runner.testing.scripted_model.__main__ import main
from paperclip_runner.testing.scripted_model.scripts import message_script
from tests.scripted_model.plain_client import ask

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

COMMAND = [sys.executable, "-m", "paperclip_runner.testing.scripted_model"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def test_it_serves_a_script_until_its_input_ends(tmp_path: Path) -> None:
    script, catalog = tmp_path / "script.json", tmp_path / "catalog.json"
    script.write_bytes(encode_script(message_script("from a file")))
    arguments = [*COMMAND, "--script", os.fspath(script), "--catalog", os.fspath(catalog)]
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        said = json.loads(process.stdout.readline())
        assert f'model_catalog_json="{catalog}"' in said["codex_arguments"]
        assert b"from a file" in ask(said["base_url"])
        _, errors = process.communicate(timeout=10)
    assert (process.returncode, errors) == (0, b"")
    assert json.loads(catalog.read_text(encoding="utf-8"))["models"]


def test_a_script_that_was_not_played_is_reported() -> None:
    done = subprocess.run(
        [*COMMAND, "--ready", "safe-task"], stdin=subprocess.DEVNULL, capture_output=True, env=ENVIRONMENT, timeout=20
    )
    assert done.returncode == 6
    assert done.stderr.startswith(b"scripted model: ")


def test_a_script_that_cannot_be_read_is_a_usage_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--script", os.fspath(tmp_path / "absent.json")]) == 2
    assert "absent.json" in capsys.readouterr().err
