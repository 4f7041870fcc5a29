"""The tasks that `prp trace codex` sets, and what the scripted model does about them (pure).

The scripted model plays what a model would do: it runs commands through Codex, reports through Codex's tools, and ends.
Nothing of Codex is played: the process, its sandbox and its protocol are the real ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.cli.trace_evidence import ProbePlan, probe_command
from paperclip_runner.codex import CollaborationMode, Criterion, TaskEnvelope
from paperclip_runner.testing.scripted_model.script import (
    Message,
    ModelTurn,
    Pause,
    Reasoning,
    Script,
    ShellCommand,
    Step,
    StructuredOutput,
    ToolCall,
    decode_script,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "FILE_NAME",
    "FILE_TEXT",
    "SCRIPT_NAMES",
    "Scenario",
    "acting_steps",
    "prompted_task",
    "resuming_script",
    "safe_task",
    "scripted_turns",
]

FILE_NAME: Final = "hello.txt"
FILE_TEXT: Final = "hello from Codex runner\n"
"""What the safe task creates."""

SCRIPT_NAMES: Final = ("done", "needs-review", "blocked", "slow")
"""Scripts that `--script` knows by name."""

REVISION: Final = "codex-trace-v1"
"""Revision of the completion contract of every task here."""

SLOW_MILLISECONDS: Final = 60_000
"""How long the script `slow` lies idle in its first turn, in milliseconds."""

_CONSTRAINTS: Final = (
    "Work inside the assigned working directory only.",
    "Do not use the network.",
    "Do not look for skills or for instructions outside this task.",
    "Do not call any control-plane API.",
    "Return exactly one semantic result.",
)

_WRITE: Final = f"printf '{FILE_TEXT.removesuffix(chr(10))}\\n' > {FILE_NAME}"


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A task, the message that sets it, and whether its file has to be there in the end, or must not be."""

    task: TaskEnvelope
    message: str
    file_expected: bool | None
    """True: the file must hold its text; False: it must not exist; None: the task has no such file."""


def safe_task(mode: CollaborationMode) -> Scenario:
    """Create one small file; in plan mode, plan to and change nothing."""
    if mode is CollaborationMode.PLAN:
        task = TaskEnvelope(
            objective=f"Plan how to create {FILE_NAME} with the text {FILE_TEXT.strip()!r}. Change nothing.",
            criteria=(
                Criterion(id="plan-stated", requirement="The steps are stated."),
                Criterion(id="nothing-changed", requirement="No file was created or changed."),
            ),
            revision=REVISION,
            constraints=_CONSTRAINTS,
        )
        return Scenario(task=task, message="Write the plan.", file_expected=False)
    task = TaskEnvelope(
        objective=f"Create {FILE_NAME} with exactly the text {FILE_TEXT.strip()!r} and a newline.",
        criteria=(
            Criterion(id="file-created", requirement=f"{FILE_NAME} exists in the working directory."),
            Criterion(id="exact-content", requirement=f"It holds exactly {FILE_TEXT.strip()!r} and a newline."),
        ),
        revision=REVISION,
        constraints=_CONSTRAINTS,
    )
    return Scenario(task=task, message=f"Create {FILE_NAME}.", file_expected=True)


def prompted_task(prompt: str) -> Scenario:
    """A task in the words of the person; whether it is met, the model has to say."""
    task = TaskEnvelope(objective=prompt, revision=REVISION, constraints=_CONSTRAINTS)
    return Scenario(task=task, message=prompt, file_expected=None)


def scripted_turns(
    name: str, scenario: Scenario, *, mode: CollaborationMode, probes: ProbePlan | None = None, acting: bool = False
) -> Script:
    """The script of that name for a task. `probes` are tried in the sandbox first; `acting` calls semantic actions."""
    rounds: list[tuple[Step, ...]] = []
    if probes is not None:
        rounds.append(
            (
                Message(text="Trying what must not be possible.", phase="commentary"),
                ShellCommand(command=probe_command(probes)),
            )
        )
    if name == "slow":
        rounds.append((Message(text="Taking my time.", phase="commentary"), Pause(milliseconds=SLOW_MILLISECONDS)))
    elif name == "needs-review":
        rounds.append((_report("paperclip_finish", _needs_review(scenario.task)),))
    elif name == "blocked":
        rounds.append((_report("paperclip_block", _blocked(scenario.task)),))
    else:
        rounds += acting_steps() if acting else []
        rounds += _work(scenario, mode)
    rounds.append((Message(text="Reported.", phase="final_answer"),))
    return _script(name, rounds)


def resuming_script(scenario: Scenario, *, mode: CollaborationMode) -> Script:
    """What the scripted model does when the run is taken up again: the work, and the report."""
    return _script("resumed", [*_work(scenario, mode), (Message(text="Reported.", phase="final_answer"),)])


def acting_steps() -> list[tuple[Step, ...]]:
    """Semantic actions of the sample application; the progress is reported twice with one idempotency key."""
    progress: dict[str, JsonValue] = {"idempotencyKey": "progress-1", "body": f"{FILE_NAME} comes next."}
    finish: dict[str, JsonValue] = {"idempotencyKey": "finish-1", "summary": "The notes are written."}
    return [
        (ToolCall(name="get_task_context", arguments={}),),
        (ToolCall(name="report_progress", arguments=progress),),
        (ToolCall(name="report_progress", arguments=progress),),
        (ToolCall(name="finish_task", arguments=finish),),
    ]


def read_script(document: bytes) -> Script:
    """A script of one's own. Raises `ScriptedModelError`."""
    return decode_script(document)


def _script(name: str, rounds: Sequence[tuple[Step, ...]]) -> Script:
    return Script(name=name, turns=tuple(ModelTurn(steps=steps) for steps in rounds))


def _work(scenario: Scenario, mode: CollaborationMode) -> list[tuple[Step, ...]]:
    if mode is CollaborationMode.PLAN:
        result = _done(scenario.task, f"The plan: write {FILE_NAME} with one printf, then read it back.")
        return [
            (
                Message(text="Checking that a plan cannot write.", phase="commentary"),
                ShellCommand(command=f"{_WRITE} || echo 'the write was refused'"),
            ),
            (StructuredOutput(value=result),),
        ]
    return [
        (
            Reasoning(summary=(f"Create {FILE_NAME}, then report.",)),
            Message(text=f"Creating {FILE_NAME}.", phase="commentary"),
            ShellCommand(command=_WRITE),
        ),
        (_report("paperclip_finish", _done(scenario.task, f"{FILE_NAME} was created.")),),
    ]


def _report(tool: str, result: dict[str, JsonValue]) -> ToolCall:
    return ToolCall(name=tool, arguments=result)


def _claim(task: TaskEnvelope, status: str, remaining: list[JsonValue]) -> dict[str, JsonValue]:
    criteria: list[JsonValue] = [
        {"criterionId": criterion.id, "status": status, "evidenceRefs": []} for criterion in task.criteria
    ]
    return {
        "contractRevision": task.revision,
        "objectiveSatisfied": status == "satisfied",
        "criteria": criteria,
        "remainingWork": remaining,
    }


def _result(disposition: str, summary: str, claim: dict[str, JsonValue]) -> dict[str, JsonValue]:
    return {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": disposition,
        "summary": summary,
        "completionClaim": claim,
        "evidence": [],
        "verification": [],
        "attentionRequests": [],
        "artifacts": [],
    }


def _done(task: TaskEnvelope, summary: str) -> dict[str, JsonValue]:
    verification: list[JsonValue] = [{"commandOrCheck": f"write {FILE_NAME}", "status": "passed"}]
    return {
        **_result("done", summary, _claim(task, "satisfied", [])),
        "evidence": [{"ref": "workspace"}],
        "verification": verification,
    }


def _needs_review(task: TaskEnvelope) -> dict[str, JsonValue]:
    summary = f"Somebody has to decide what {FILE_NAME} should say."
    request: JsonValue = {"kind": "review", "summary": summary, "ownerClass": "human"}
    return {**_result("needs_review", summary, _claim(task, "not_satisfied", [])), "attentionRequests": [request]}


def _blocked(task: TaskEnvelope) -> dict[str, JsonValue]:
    summary = "A credential is missing."
    remaining: list[JsonValue] = [{"description": f"Create {FILE_NAME}.", "blocksCompletion": True}]
    return {
        **_result("blocked", summary, _claim(task, "not_satisfied", remaining)),
        "blocker": {
            "reasonCode": "credential_missing",
            "owner": {"kind": "user", "name": "operator"},
            "unblockAction": "provide the credential",
            "scope": "task_wide",
        },
    }
