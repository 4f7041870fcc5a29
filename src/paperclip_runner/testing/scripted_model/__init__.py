"""A model that plays a script, for tests and demonstrations without an account or a network."""

from __future__ import annotations

from paperclip_runner.testing.scripted_model.codex import codex_environment, codex_overrides, model_catalog
from paperclip_runner.testing.scripted_model.errors import ScriptedModelError
from paperclip_runner.testing.scripted_model.recording import RecordedRequest
from paperclip_runner.testing.scripted_model.script import (
    ApplyPatch,
    AskUser,
    CustomToolCall,
    CutStream,
    FailResponse,
    Gate,
    HttpFault,
    IncompleteResponse,
    MalformedEvent,
    Message,
    ModelTurn,
    Pause,
    PlanStep,
    Question,
    QuestionOption,
    RawEvent,
    Reasoning,
    Script,
    ShellCommand,
    Step,
    StructuredOutput,
    ToolCall,
    UpdatePlan,
    Usage,
    decode_script,
    encode_script,
)
from paperclip_runner.testing.scripted_model.scripts import READY_SCRIPTS, safe_task_script
from paperclip_runner.testing.scripted_model.server import ScriptedModel

__all__ = [
    "READY_SCRIPTS",
    "ApplyPatch",
    "AskUser",
    "CustomToolCall",
    "CutStream",
    "FailResponse",
    "Gate",
    "HttpFault",
    "IncompleteResponse",
    "MalformedEvent",
    "Message",
    "ModelTurn",
    "Pause",
    "PlanStep",
    "Question",
    "QuestionOption",
    "RawEvent",
    "Reasoning",
    "RecordedRequest",
    "Script",
    "ScriptedModel",
    "ScriptedModelError",
    "ShellCommand",
    "Step",
    "StructuredOutput",
    "ToolCall",
    "UpdatePlan",
    "Usage",
    "codex_environment",
    "codex_overrides",
    "decode_script",
    "encode_script",
    "model_catalog",
    "safe_task_script",
]
