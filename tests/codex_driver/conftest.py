"""Fixtures of these tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.codex_driver.stage import Stage
from tests.scripted_model.real_codex import codex_programs, require_codex

if TYPE_CHECKING:
    from pathlib import Path

PROGRAMS: list[str | None] = [*codex_programs()] or [None]


@pytest.fixture(params=PROGRAMS, ids=[f"codex{number}" for number in range(len(PROGRAMS))])
def stage(request: pytest.FixtureRequest, tmp_path: Path) -> Stage:
    """Homes and a workspace for the real Codex; the test is skipped where there is none."""
    program: str | None = request.param
    return Stage(require_codex(program), tmp_path)
