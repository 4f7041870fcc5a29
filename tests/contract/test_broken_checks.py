"""The tests of this folder can fail: a generated check that is off by one, or gone, shows in the recorded verdicts."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from tests.contract.samples import event
from tests.oracle import oracle_path

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

PACKAGE = Path(__file__).resolve().parents[2] / "generated" / "paperclip_protocol"

PROGRAM = """
import json, sys
from paperclip_protocol import ContractError, decode, from_json, validate
different = 0
for line in sys.stdin:
    row = json.loads(line)
    data = json.dumps(row["value"]).encode()
    found = {f"{issue.path} {issue.keyword}" for issue in validate(row["schema"], data)}
    verdicts = []
    for build in (lambda: decode(row["schema"], data), lambda: from_json(row["schema"], row["value"])):
        try:
            build()
            verdicts.append(True)
        except ContractError:
            verdicts.append(False)
    different += found != set(row["keywords"]) or verdicts != [row["ok"]] * 2
print(different)
"""


def _differences(package: Path, rows: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=rows,
        env={"PYTHONPATH": str(package.parent), "PATH": os.environ.get("PATH", ""), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def _recorded() -> str:
    rows = oracle_path("prp/vectors/schema-verdicts.ndjson").read_text(encoding="utf-8").splitlines()
    rows += [json.dumps(row) for row in _own_rows()]
    return "\n".join(rows) + "\n"


def _own_rows() -> list[dict[str, JsonValue]]:
    """Documents at the bounds that the recorded ones leave untouched."""
    longest: dict[str, JsonValue] = {**event(), "turnId": "t" * 240}
    longer: dict[str, JsonValue] = {**event(), "turnId": "t" * 241}
    slow: dict[str, JsonValue] = {**longest, "sourceSeq": 1.0}
    plan = event("plan.updated")
    opened: dict[str, JsonValue] = {**plan, "payload": {**cast("dict[str, JsonValue]", plan["payload"]), "more": 1}}
    untyped: dict[str, JsonValue] = {**longest, "sourceSeq": True}
    return [
        {"schema": "event", "value": plan, "ok": True, "keywords": []},
        {"schema": "event", "value": opened, "ok": False, "keywords": ["/payload additionalProperties", "/ if"]},
        {"schema": "event", "value": untyped, "ok": False, "keywords": ["/sourceSeq type"]},
        {"schema": "event", "value": longest, "ok": True, "keywords": []},
        {"schema": "event", "value": slow, "ok": True, "keywords": []},
        {"schema": "event", "value": longer, "ok": False, "keywords": ["/turnId maxLength"]},
    ]


def _altered(tmp_path: Path, file: str, pattern: str, replacement: str) -> Path:
    copied = tmp_path / "generated" / "paperclip_protocol"
    shutil.copytree(PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    if file:
        source = (copied / file).read_text(encoding="utf-8")
        changed, count = re.subn(pattern, replacement, source)
        assert count > 0, f"{pattern!r} is not in {file}: name another check to break"
        (copied / file).write_text(changed, encoding="utf-8")
    return copied


def test_an_unaltered_copy_agrees_with_the_recorded_verdicts(tmp_path: Path) -> None:
    assert _differences(_altered(tmp_path, "", "", ""), _recorded()) == 0


BROKEN: dict[str, tuple[str, str, str]] = {
    "a bound of a typed member is off by one": ("prp_v1.py", r"max_length=240", "max_length=241"),
    "a bound of a verdict is off by one": ("_verdicts/prp_v1.py", r"> 240:", "> 239:"),
    "a bound of a finding is off by one": ("_findings/prp_v1.py", r"> 240:", "> 241:"),
    "a check of a pattern always fits": (
        "_checks/prp_v1.py",
        r"(_match_1) = matcher\(.*\)\n",
        r"\1 = lambda text: text\n",
    ),
    "a closed object takes any member": ("prp_v1.py", r"(class Plan\(.*), forbid_unknown_fields=True", r"\1"),
    "a condition is not followed": ("_verdicts/run_result.py", r"if _case_1\(value\):", "if False and _case_1(value):"),
    "a finding of a missing member is lost": (
        "_findings/run_result.py",
        r"report\(found, at, 'required'",
        "(lambda *ignored: None)(found, at, 'required'",
    ),
    "arrays are unique whatever they hold": ("_runtime.py", r"listed = list\(items\)\n", "return True\n"),
    "a boolean passes for a number": ("_verdicts/prp_v1.py", r"type\((\w+)\) is int", r"isinstance(\1, int)"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_one_broken_check_shows_in_the_recorded_verdicts(fault: str, tmp_path: Path) -> None:
    assert _differences(_altered(tmp_path, *BROKEN[fault]), _recorded()) > 0, fault
