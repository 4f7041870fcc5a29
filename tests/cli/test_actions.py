"""`prp actions`: the catalog, what a run may see, and a call on the sample application."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from paperclip_protocol import ACTIONS, JsonValue, validate

from paperclip_runner.cli import main

CONTEXT: dict[str, JsonValue] = {
    "runId": "run-1",
    "companyId": "company-1",
    "actor": {"id": "agent-1", "companyId": "company-1", "status": "active", "role": "engineer", "claims": []},
    "activeTask": {
        "id": "task-1",
        "companyId": "company-1",
        "assigneeActorId": "agent-1",
        "executionRunId": "run-1",
        "status": "in_progress",
        "workMode": "standard",
    },
    "delegatedClaims": [],
}


@pytest.fixture
def context(tmp_path: Path) -> str:
    path = tmp_path / "context.json"
    path.write_text(json.dumps(CONTEXT), encoding="utf-8")
    return str(path)


def written(folder: Path, value: object) -> str:
    path = folder / "input.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return str(path)


def test_the_inventory_lists_every_action_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", "list", "--json"]) == 0
    inventory = json.loads(capsys.readouterr().out)
    assert [entry["operationId"] for entry in inventory] == list(ACTIONS)
    assert [validate("semantic-action", entry) for entry in inventory] == [[]] * len(ACTIONS)


def test_an_action_is_shown_with_its_schemas(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", "show", "report_progress", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["input"]["required"] == ["idempotencyKey", "body"]


def test_only_what_is_bound_and_allowed_is_visible(context: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", "project", "--context", context, "--json"]) == 0
    tools = json.loads(capsys.readouterr().out)
    assert validate("authorized-tools", tools) == []
    assert len(tools["operations"]) == 9


def test_a_call_is_carried_out_and_leaves_both_receipts(
    context: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = written(tmp_path, {"idempotencyKey": "one", "body": "Begun."})
    assert main(["actions", "call", "report_progress", "--context", context, "--input", given, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["ok"], answer["value"]["disposition"]) == (True, "applied")
    assert answer["resultReceipt"]["outcome"] == "succeeded"


def test_a_refused_call_ends_with_one_and_its_code(
    context: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = written(tmp_path, {})
    assert main(["actions", "call", "decide_approval", "--context", context, "--input", given]) == 1
    assert "[operation_absent]" in capsys.readouterr().out


def test_a_context_that_is_none_ends_with_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = written(tmp_path, {})
    assert main(["actions", "project", "--context", given]) == 2
    assert "prp schema show run-context" in capsys.readouterr().err
