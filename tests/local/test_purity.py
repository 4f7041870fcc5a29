"""The machines of the local mode and of the harness room know no I/O."""

from __future__ import annotations

import subprocess
import sys

import pytest

PURE = (
    "paperclip_runner.harness.launch",
    "paperclip_runner.harness.line_reader",
    "paperclip_runner.harness.log_tail",
    "paperclip_runner.harness.native_recovery",
    "paperclip_runner.harness.native_stream",
    "paperclip_runner.harness.scripted",
    "paperclip_runner.local",
)

BLOCKED = ("asyncio", "socket", "subprocess", "sqlite3", "threading")


@pytest.mark.parametrize("name", PURE)
def test_a_pure_module_can_be_imported_where_there_is_no_io(name: str) -> None:
    program = f"import sys; sys.modules.update(dict.fromkeys({BLOCKED!r})); import {name}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=30, check=False
    )
    assert done.returncode == 0, done.stderr
