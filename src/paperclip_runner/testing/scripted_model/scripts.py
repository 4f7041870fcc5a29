"""Ready-made scripts and the results they report (pure)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from paperclip_runner.testing.scripted_model.script import (
    ApplyPatch,
    AskUser,
    CustomToolCall,
    CutStream,
    FailResponse,
    HttpFault,
    Message,
    ModelTurn,
    PlanStep,
    Question,
    QuestionOption,
    Reasoning,
    Script,
    ShellCommand,
    Step,
    StructuredOutput,
    ToolCall,
    UpdatePlan,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

__all__ = [
    "READY_SCRIPTS",
    "add_file_patch",
    "block_script",
    "blocked_result",
    "code_mode_script",
    "command_script",
    "conflicting_results_script",
    "cut_stream_script",
    "done_result",
    "failed_response_script",
    "finish_script",
    "http_fault_script",
    "message_script",
    "needs_review_result",
    "patch_script",
    "plan_script",
    "question_script",
    "safe_task_script",
    "slow_stream_script",
    "structured_result_script",
]


def _script(name: str, *rounds: tuple[Step, ...]) -> Script:
    return Script(name=name, turns=tuple(ModelTurn(steps=steps) for steps in rounds))


def _closing(text: str) -> tuple[Step, ...]:
    return (Message(text=text, phase="final_answer"),)


def done_result(
    summary: str = "The file was created.", *, contract_revision: str = "rev-1", criteria: tuple[str, ...] = ()
) -> dict[str, JsonValue]:
    """A `paperclip.run_result.v1` value with disposition `done`; every named criterion is satisfied."""
    return {
        "schema": "paperclip.run_result.v1",
        "reportedWorkDisposition": "done",
        "summary": summary,
        "completionClaim": {
            "contractRevision": contract_revision,
            "objectiveSatisfied": True,
            "criteria": [{"criterionId": each, "status": "satisfied", "evidenceRefs": []} for each in criteria],
            "remainingWork": [],
        },
        "evidence": [{"ref": "workspace"}],
        "verification": [{"commandOrCheck": "file exists", "status": "passed"}],
        "attentionRequests": [],
        "artifacts": [],
    }


def needs_review_result(
    summary: str = "Someone has to look at this.", *, contract_revision: str = "rev-1"
) -> dict[str, JsonValue]:
    """A result with disposition `needs_review` and one request for a review."""
    return {
        **done_result(summary, contract_revision=contract_revision),
        "reportedWorkDisposition": "needs_review",
        "attentionRequests": [{"kind": "review", "summary": summary, "ownerClass": "human"}],
    }


def blocked_result(
    summary: str = "A credential is missing.", *, contract_revision: str = "rev-1"
) -> dict[str, JsonValue]:
    """A result with disposition `blocked`, as `paperclip_block` takes it."""
    return {
        **done_result(summary, contract_revision=contract_revision),
        "reportedWorkDisposition": "blocked",
        "completionClaim": {
            "contractRevision": contract_revision,
            "objectiveSatisfied": False,
            "criteria": [],
            "remainingWork": [{"description": summary, "blocksCompletion": True}],
        },
        "evidence": [],
        "verification": [],
        "blocker": {
            "reasonCode": "credential_missing",
            "owner": {"kind": "user", "name": "operator"},
            "unblockAction": "provide the credential",
            "scope": "task_wide",
        },
    }


def add_file_patch(path: str, text: str) -> str:
    """The patch that adds a file with `text`, whose last line need not end in a newline."""
    lines = "".join(f"+{line}\n" for line in text.removesuffix("\n").split("\n"))
    return f"*** Begin Patch\n*** Add File: {path}\n{lines}*** End Patch\n"


def code_mode_script(
    result: Mapping[str, JsonValue] | None = None, *, command: str = "printf hello > hello.txt"
) -> Script:
    """What a model does that has only the JavaScript tool: runs `command` and reports `result`, both from one program.

    Play it with a catalogue made with `code_mode_only`.
    """
    reported = json.dumps(dict(done_result() if result is None else result))
    program = (
        f"const ran = await tools.exec_command({{cmd: {json.dumps(command)}, login: false}});"
        f" const said = await tools.paperclip_finish({reported});"
        " text(JSON.stringify([ran.exit_code, said]));"
    )
    return _script("code-mode", (CustomToolCall(name="exec", input=program),), _closing("Reported."))


def message_script(text: str = "Hello.") -> Script:
    """One message, no tool."""
    return _script("message", _closing(text))


def command_script(command: str, *, closing: str = "Done.") -> Script:
    """One shell command, then a message."""
    return _script("command", (ShellCommand(command=command),), _closing(closing))


def patch_script(patch: str, *, closing: str = "Done.") -> Script:
    """One patch, then a message."""
    return _script("patch", (ApplyPatch(patch=patch),), _closing(closing))


def plan_script() -> Script:
    """A plan of two steps, both done in the end, then a message."""
    first = (PlanStep(step="Look", status="in_progress"), PlanStep(step="Write", status="pending"))
    second = (PlanStep(step="Look", status="completed"), PlanStep(step="Write", status="completed"))
    return _script("plan", (UpdatePlan(plan=first),), (UpdatePlan(plan=second),), _closing("Planned."))


def question_script() -> Script:
    """One question with two options, then a message. Codex asks it in plan mode only."""
    options = (
        QuestionOption(label="Red", description="the warm one"),
        QuestionOption(label="Blue", description="the cold one"),
    )
    question = Question(id="color", header="Color", question="Which color?", options=options)
    return _script("question", (AskUser(questions=(question,)),), _closing("Thank you."))


def finish_script(result: Mapping[str, JsonValue] | None = None) -> Script:
    """`paperclip_finish` with `result` (default `done_result()`), then a message."""
    arguments = dict(done_result() if result is None else result)
    return _script("finish", (ToolCall(name="paperclip_finish", arguments=arguments),), _closing("Reported."))


def block_script(result: Mapping[str, JsonValue] | None = None) -> Script:
    """`paperclip_block` with `result` (default `blocked_result()`), then a message."""
    arguments = dict(blocked_result() if result is None else result)
    return _script("block", (ToolCall(name="paperclip_block", arguments=arguments),), _closing("Reported."))


def structured_result_script(result: Mapping[str, JsonValue] | None = None) -> Script:
    """The result as the whole text of the last message, without a tool call."""
    return _script("structured-result", (StructuredOutput(value=dict(done_result() if result is None else result)),))


def conflicting_results_script(
    first: Mapping[str, JsonValue] | None = None, second: Mapping[str, JsonValue] | None = None
) -> Script:
    """Two different results, one after the other, then a message."""
    one = dict(done_result() if first is None else first)
    other = dict(done_result("Something else was done.") if second is None else second)
    return _script(
        "conflicting-results",
        (ToolCall(name="paperclip_finish", arguments=one),),
        (ToolCall(name="paperclip_finish", arguments=other),),
        _closing("Reported twice."),
    )


def safe_task_script(
    result: Mapping[str, JsonValue] | None = None,
    *,
    file_name: str = "hello.txt",
    text: str = "hello\n",
    by: Literal["command", "patch"] = "command",
) -> Script:
    """Creates `file_name` with `text`, reports `result` (default `done_result()`) through `paperclip_finish`, ends.

    `file_name` must need no quoting in a shell.
    """
    quoted = text.replace("\\", "\\\\").replace("'", "'\\''").replace("\n", "\\n").replace("%", "%%")
    work: Step = (
        ShellCommand(command=f"printf '{quoted}' > {file_name}")
        if by == "command"
        else ApplyPatch(patch=add_file_patch(file_name, text))
    )
    arguments = dict(done_result(f"{file_name} was created.") if result is None else result)
    return _script(
        "safe-task",
        (Reasoning(summary=(f"Create {file_name}, then report.",)), Message(text=f"Creating {file_name}."), work),
        (ToolCall(name="paperclip_finish", arguments=arguments),),
        _closing(f"{file_name} is there."),
    )


def http_fault_script(status: int, *, kind: str = "scripted_fault", message: str = "scripted fault") -> Script:
    """The first request is answered with this HTTP status and an error object, a second one with a message."""
    body: JsonValue = {"error": {"type": kind, "code": kind, "message": message, "param": None}}
    turn = ModelTurn(steps=_closing("Recovered."))
    return Script(name=f"http-{status}", turns=(HttpFault(status=status, body=body), turn))


def failed_response_script(code: str) -> Script:
    """The first response fails with `code`, a second request is answered with a message."""
    return _script(f"failed-{code}", (FailResponse(code=code),), _closing("Recovered."))


def cut_stream_script(*, reset: bool = False) -> Script:
    """The first stream is cut inside a message, a second request is answered with a message."""
    part = ModelTurn(steps=(Message(text="This is the part that arrives."), CutStream(reset=reset)))
    return Script(name="cut-stream", turns=(part, ModelTurn(steps=_closing("Recovered."))))


def slow_stream_script(text: str = "Slowly, piece by piece.", *, pause_milliseconds: int = 50) -> Script:
    """One message whose pieces come with a pause after each."""
    return _script("slow-stream", (Message(text=text, pause_milliseconds=pause_milliseconds),))


READY_SCRIPTS: dict[str, Script] = {
    script.name: script
    for script in (
        safe_task_script(),
        message_script(),
        plan_script(),
        question_script(),
        finish_script(),
        block_script(),
        code_mode_script(),
        structured_result_script(),
        conflicting_results_script(),
        http_fault_script(401),
        http_fault_script(429),
        http_fault_script(500),
        cut_stream_script(),
        slow_stream_script(),
    )
}
"""Scripts that need no argument, by name."""
