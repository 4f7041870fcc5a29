"""The protocol parts of this room do no I/O and read no clock."""

from __future__ import annotations

import subprocess
import sys

PURE = [
    "configuration",
    "context",
    "effects",
    "environment",
    "history",
    "isolated_home",
    "jsonrpc",
    "known_deviations",
    "launch",
    "outgoing",
    "recovery",
    "schema_drift",
    "schema_shapes",
    "session",
    "snapshot",
    "startup_trust",
    "workspace",
]
BLOCKED = ["asyncio", "socket", "subprocess", "sqlite3", "threading", "selectors", "ssl", "multiprocessing"]


def test_the_pure_modules_import_without_io() -> None:
    code = "import sys\n" + "".join(f"sys.modules[{name!r}] = None\n" for name in BLOCKED)
    code += "".join(f"import paperclip_runner.codex.{name}\n" for name in PURE)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert done.returncode == 0, done.stderr
