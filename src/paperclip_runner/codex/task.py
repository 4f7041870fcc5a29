"""The task a session works on, and what of it the model reads.

Source: the skillless context sections of the Codex driver specification; `schemas/task/skillless-task.schema.json`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.canonical import json_text
from paperclip_runner.results import RESULT_SCHEMA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

__all__ = [
    "BASE_INSTRUCTIONS",
    "ConversationMode",
    "Criterion",
    "SkillSelection",
    "TaskEnvelope",
    "mentioned_skills",
    "model_text",
]

ENVELOPE_SCHEMA: Final = "paperclip.skillless_task.v1"
"""Tag of the envelope."""

DEFAULT_REVISION: Final = "codex-demo-v1"
"""Revision of a completion contract whose author named none."""

DEFAULT_CONSTRAINTS: Final = (
    "Work inside the assigned working directory only.",
    "Do not look for skills or for instructions outside this task.",
    "Do not call any control-plane API.",
    "Return exactly one semantic result.",
)
"""Constraints of a task whose author named none."""

BASE_INSTRUCTIONS: Final = (
    "Complete the supplied task envelope and nothing else. Do not search for skills, apps or further instructions, and "
    "do not contact a control plane. Report exactly one semantic result: call paperclip_finish when the work is done, "
    "needs a review, or waits for a response you were told to expect; call paperclip_block only when the work cannot "
    "go on. State what you checked and what you did not; never claim a check that was not run."
)
"""Instructions of a session whose owner gives none of their own."""

_SKILL_MENTION: Final = re.compile(r"(?:^|[\s(`])[$/]([a-zA-Z0-9_-]+)(?=$|[\s)`,.;:!?])")


class ConversationMode(Enum):
    """Whether a message is part of a task with a result, or plain talk."""

    TASK = "task"
    DIRECT = "direct"
    PREPARED = "prepared"


class Criterion(msgspec.Struct, frozen=True, kw_only=True):
    """One thing the work is judged by."""

    id: str
    requirement: str


class TaskEnvelope(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be done, what it is judged by, and what must not be done."""

    objective: str
    criteria: tuple[Criterion, ...] = (Criterion(id="objective", requirement="The objective is met."),)
    revision: str = DEFAULT_REVISION
    constraints: tuple[str, ...] = DEFAULT_CONSTRAINTS

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the envelope as the model reads it, its members in their order."""
        criteria: list[JsonValue] = [{"id": item.id, "requirement": item.requirement} for item in self.criteria]
        return {
            "schema": ENVELOPE_SCHEMA,
            "objective": self.objective,
            "completionContract": {"revision": self.revision, "criteria": criteria},
            "constraints": list(self.constraints),
            "expectedResultSchema": RESULT_SCHEMA,
        }

    def contract_reference(self) -> dict[str, JsonValue]:
        """Return the completion contract by its identities."""
        return {"revision": self.revision, "criterionIds": [item.id for item in self.criteria]}


class SkillSelection(msgspec.Struct, frozen=True, kw_only=True):
    """A skill the task names. `path` is its SKILL.md for the controller, `provider_path` where Codex finds it."""

    name: str
    path: str
    provider_path: str

    def controller_input(self) -> dict[str, JsonValue]:
        """Return the input as the controller knows it."""
        return {"type": "skill", "name": self.name, "path": self.path}

    def provider_input(self) -> dict[str, JsonValue]:
        """Return the input as Codex is given it."""
        return {"type": "skill", "name": self.name, "path": self.provider_path}


def mentioned_skills(description: str | None, assigned: Sequence[str]) -> list[str]:
    """Return the assigned skills that a task description names as `$name` or `/name`, in the order of assignment."""
    mentioned = set(_SKILL_MENTION.findall(description or ""))
    return [name for name in dict.fromkeys(assigned) if name in mentioned]


def model_text(message: str, envelope: TaskEnvelope | None, skills: Sequence[SkillSelection] = ()) -> str:
    """Return the one text the model is given: the message, wrapped in its task when there is one."""
    wrapped = message if envelope is None else json_text({"task": envelope.to_wire(), "message": message})
    mentions = " ".join(f"${skill.name}" for skill in skills)
    return f"{mentions}\n\n{wrapped}" if mentions else wrapped
