"""Ready-made scripts and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import validate

from paperclip_runner.testing.scripted_model import ApplyPatch, ModelTurn, ShellCommand, ToolCall, safe_task_script
from paperclip_runner.testing.scripted_model.scripts import (
    add_file_patch,
    block_script,
    blocked_result,
    command_script,
    done_result,
    finish_script,
    needs_review_result,
    patch_script,
)

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.scripted_model import Script, Step


def steps(script: Script) -> list[Step]:
    return [step for turn in script.turns if isinstance(turn, ModelTurn) for step in turn.steps]


@pytest.mark.parametrize(
    ("result", "disposition"),
    [
        (done_result(contract_revision="r2", criteria=("c1", "c2")), "done"),
        (needs_review_result(), "needs_review"),
        (blocked_result(), "blocked"),
    ],
)
def test_results_are_valid_run_results(result: dict[str, JsonValue], disposition: str) -> None:
    assert validate("result", result) == []
    assert result["reportedWorkDisposition"] == disposition


def test_the_safe_task_reports_the_result_that_was_given() -> None:
    given = needs_review_result()
    [call] = [step for step in steps(safe_task_script(given)) if isinstance(step, ToolCall)]
    assert (call.name, call.arguments) == ("paperclip_finish", given)


def test_the_safe_task_writes_by_command_or_by_patch() -> None:
    [command] = [step for step in steps(safe_task_script(text="it's 100%\n")) if isinstance(step, ShellCommand)]
    assert command.command == "printf 'it'\\''s 100%%\\n' > hello.txt"
    [patch] = [step for step in steps(safe_task_script(by="patch")) if isinstance(step, ApplyPatch)]
    assert patch.patch == add_file_patch("hello.txt", "hello\n")


def test_a_patch_marks_every_line_of_the_new_file() -> None:
    expected = "*** Begin Patch\n*** Add File: a\n+one\n+\n+two\n*** End Patch\n"
    assert add_file_patch("a", "one\n\ntwo\n") == add_file_patch("a", "one\n\ntwo") == expected


def test_scripts_with_an_argument_carry_it() -> None:
    assert ShellCommand(command="ls") in steps(command_script("ls"))
    assert ApplyPatch(patch="p") in steps(patch_script("p"))
    assert ToolCall(name="paperclip_finish", arguments=done_result()) in steps(finish_script())
    assert ToolCall(name="paperclip_block", arguments=blocked_result()) in steps(block_script())
