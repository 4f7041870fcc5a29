from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

PURE = (
    "actions",
    "actions.answers",
    "actions.authority",
    "actions.bridge",
    "actions.catalog",
    "actions.checks",
    "actions.claims",
    "actions.codes",
    "actions.collation",
    "actions.context",
    "actions.dispatcher",
    "actions.envelopes",
    "actions.identifiers",
    "actions.invocations",
    "actions.projection",
    "actions.receipts",
    "actions.redaction",
    "actions.tool_sets",
    "actions.wire_calls",
    "actions.stores",
    "actions.stores.base",
    "actions.stores.memory",
)
PUBLIC = (*PURE, "actions.stores.sqlite", "testing.action_conformance", "testing.action_stores", "testing.sample_app")
BLOCKED = ("asyncio", "socket", "subprocess", "sqlite3", "threading", "psycopg")

SCRIPT = """
import sys
sys.path[:] = {path!r}
for name in {blocked!r}:
    sys.modules[name] = None
import importlib
for name in {pure!r}:
    importlib.import_module("paperclip_runner." + name)
"""


def test_the_pure_modules_need_neither_loop_nor_socket_nor_process_nor_database() -> None:
    script = SCRIPT.format(path=sys.path, blocked=BLOCKED, pure=PURE)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_of_a_module_exists(name: str) -> None:
    module = import_module(f"paperclip_runner.{name}")
    exported: list[str] = module.__all__
    assert len(set(exported)) == len(exported)
    assert all(hasattr(module, item) for item in exported)


def test_a_name_that_the_stores_do_not_have_is_refused() -> None:
    with pytest.raises(AttributeError):
        _ = import_module("paperclip_runner.actions.stores").PostgresStore
