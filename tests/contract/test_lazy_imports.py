"""Importing the package loads little, and asks the system for nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

BLOCKED = ("asyncio", "socket", "subprocess", "threading", "sqlite3", "multiprocessing", "ssl")
"""Modules that a pure module has no use for."""

PURE = (
    "paperclip_protocol",
    "paperclip_protocol._api",
    "paperclip_protocol.action_catalog",
    "paperclip_runner.errors",
    "paperclip_runner.contract",
    "paperclip_runner.jsonlines",
    "paperclip_runner.canonical",
    "paperclip_runner.replay",
    "paperclip_runner.results",
    "paperclip_runner.questions",
    "paperclip_runner.control.core",
    "paperclip_runner.control.port",
    "paperclip_runner.actions.catalog",
    "paperclip_runner.actions.checks",
    "paperclip_runner.actions.codes",
    "paperclip_runner.actions.envelopes",
    "paperclip_runner.actions.identifiers",
    "paperclip_runner.actions.projection",
    "paperclip_runner.actions.receipts",
    "paperclip_runner.actions.redaction",
    "paperclip_runner.codex.goals",
    "paperclip_runner.codex.jsonrpc",
    "paperclip_runner.codex.provider_events",
    "paperclip_runner.codex.reading",
    "paperclip_runner.codex.rpc_messages",
    "paperclip_runner.codex.session_state",
    "paperclip_runner.codex.snapshot",
    "paperclip_runner.codex.usage",
    "paperclip_runner.local.machine",
    "paperclip_runner.testing.strategies",
)

BLOCKING = """
import importlib.abc, json, sys
# Compiled code and readers of package data bring what they need themselves.
import msgspec, importlib.metadata, importlib.resources
for name in list(sys.modules):
    if name.partition(".")[0] in {blocked!r}:
        del sys.modules[name]
class Refuse(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(f"{{name}} is blocked")
        return None
sys.meta_path.insert(0, Refuse())
{program}
"""

ALONE = """
import importlib.util, types
module = {module!r}
package = module.rpartition(".")[0]
if "." in package:
    # A package's own file hands on the names of its shells too; the module is imported without it.
    stand_in = types.ModuleType(package)
    stand_in.__path__ = list(importlib.util.find_spec("paperclip_runner").submodule_search_locations)
    stand_in.__path__ = [f"{{folder}}/{{package.partition('.')[2].replace('.', '/')}}" for folder in stand_in.__path__]
    sys.modules[package] = stand_in
importlib.import_module(module)
print("imported")
"""


def _run(program: str) -> str:
    path = os.pathsep.join(str(ROOT / folder) for folder in ("generated", "src"))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={"PYTHONPATH": path, "PATH": os.environ.get("PATH", ""), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _loaded(program: str) -> set[str]:
    printed = _run(f"import json, sys\n{program}\nprint(json.dumps(sorted(sys.modules)))")
    return {name for name in json.loads(printed) if str(name).startswith("paperclip_protocol")}


def test_importing_the_package_loads_the_package_alone() -> None:
    assert _loaded("import paperclip_protocol") == {"paperclip_protocol"}


def test_a_submodule_of_structs_brings_no_validator() -> None:
    loaded = _loaded("import paperclip_protocol.prp_v1")
    assert not {name for name in loaded if "_verdicts" in name or "_findings" in name or "_checks" in name}


def test_decoding_a_valid_event_loads_neither_verdicts_nor_findings() -> None:
    text = (ROOT / "tests" / "fixtures" / "events" / "v1" / "item.delta.valid.json").read_bytes()
    loaded = _loaded(f"from paperclip_protocol import decode_event\ndecode_event({text!r})")
    assert not {name for name in loaded if "_verdicts" in name or "_findings" in name}
    assert "paperclip_protocol.prp_v1" in loaded
    assert not loaded & {"paperclip_protocol.prp_v2", "paperclip_protocol.actions", "paperclip_protocol.codex"}


def test_asking_for_the_list_of_schemas_loads_no_structs() -> None:
    loaded = _loaded("from paperclip_protocol import SCHEMAS, EVENT_TYPES\nassert SCHEMAS and EVENT_TYPES")
    assert not loaded & {"paperclip_protocol.prp_v1", "paperclip_protocol.prp_v2", "paperclip_protocol.actions"}


def test_every_public_name_can_be_had() -> None:
    printed = _run(
        "import paperclip_protocol as package\n"
        "assert set(package.__all__) <= set(dir(package))\n"
        "print(all(getattr(package, name) is not None for name in package.__all__))"
    )
    assert printed.strip() == "True"


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    package = import_module("paperclip_protocol")
    with pytest.raises(AttributeError, match="'paperclip_protocol' has no attribute 'absent'"):
        _ = package.absent


@pytest.mark.parametrize("module", PURE)
def test_a_pure_module_imports_where_shells_cannot(module: str) -> None:
    printed = _run(BLOCKING.format(blocked=set(BLOCKED), program=ALONE.format(module=module)))
    assert printed.strip() == "imported"


def test_the_protocol_package_works_where_shells_cannot() -> None:
    program = (
        "from paperclip_protocol import SCHEMAS, validate, ContractError, MalformedError\n"
        "for name in SCHEMAS:\n"
        "    validate(name, b'{}')\n"
        "print(len(SCHEMAS))"
    )
    assert int(_run(BLOCKING.format(blocked=set(BLOCKED), program=program))) > 300
