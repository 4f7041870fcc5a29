"""The pytest fixture."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING

from paperclip_runner.testing.scripted_model.scripts import message_script
from tests.scripted_model.plain_client import ask

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel


def test_a_model_of_the_fixture_is_played(scripted_model: MakeScriptedModel) -> None:
    async def main() -> None:
        async with scripted_model(message_script("hi")) as model, asyncio.timeout(10):
            assert b'"text":"hi"' in await asyncio.to_thread(ask, model.base_url)

    asyncio.run(main())


def test_an_incomplete_model_may_stay_unplayed(scripted_model: MakeScriptedModel) -> None:
    assert scripted_model(message_script(), complete=False).played == 0


def test_a_complete_model_that_was_not_played_fails_the_test(tmp_path: Path) -> None:
    (tmp_path / "test_inner.py").write_text(
        "from paperclip_runner.testing.scripted_model.scripts import message_script\n"
        "def test_inner(scripted_model):\n"
        "    scripted_model(message_script())\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tmp_path, tmp_path],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert "1 passed, 1 error" in done.stdout
