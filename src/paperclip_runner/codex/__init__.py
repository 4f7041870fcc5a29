"""A `codex app-server` session: its wire, its launch, and the events its work becomes.

    from paperclip_runner.codex import CodexDriver, CodexOptions, TaskEnvelope

The names below are loaded when they are first used; the parts without I/O stay importable without an event loop.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paperclip_runner.codex.configuration import ApprovalPolicy, Capabilities
    from paperclip_runner.codex.driver import CodexDriver
    from paperclip_runner.codex.driver_session import CodexDiagnostics, CodexSession
    from paperclip_runner.codex.executable import CodexVersion, codex_version, find_codex
    from paperclip_runner.codex.launch import CollaborationMode
    from paperclip_runner.codex.options import (
        CodexDeadlines,
        CodexOptions,
        EventLimits,
        IsolatedHome,
        SkillSource,
        WorkspaceAuthority,
    )
    from paperclip_runner.codex.plain_run import CodexRun, run_codex
    from paperclip_runner.codex.session_pump import CodexCallbacks, ToolCall
    from paperclip_runner.codex.snapshot_file import SnapshotFile, continued_snapshot
    from paperclip_runner.codex.task import ConversationMode, Criterion, SkillSelection, TaskEnvelope, mentioned_skills

__all__ = [
    "ApprovalPolicy",
    "Capabilities",
    "CodexCallbacks",
    "CodexDeadlines",
    "CodexDiagnostics",
    "CodexDriver",
    "CodexOptions",
    "CodexRun",
    "CodexSession",
    "CodexVersion",
    "CollaborationMode",
    "ConversationMode",
    "Criterion",
    "EventLimits",
    "IsolatedHome",
    "SkillSelection",
    "SkillSource",
    "SnapshotFile",
    "TaskEnvelope",
    "ToolCall",
    "WorkspaceAuthority",
    "codex_version",
    "continued_snapshot",
    "find_codex",
    "mentioned_skills",
    "run_codex",
]

_HOMES = {
    "configuration": ("ApprovalPolicy", "Capabilities"),
    "driver": ("CodexDriver",),
    "driver_session": ("CodexDiagnostics", "CodexSession"),
    "executable": ("CodexVersion", "codex_version", "find_codex"),
    "launch": ("CollaborationMode",),
    "options": (
        "CodexDeadlines",
        "CodexOptions",
        "EventLimits",
        "IsolatedHome",
        "SkillSource",
        "WorkspaceAuthority",
    ),
    "plain_run": ("CodexRun", "run_codex"),
    "session_pump": ("CodexCallbacks", "ToolCall"),
    "snapshot_file": ("SnapshotFile", "continued_snapshot"),
    "task": ("ConversationMode", "Criterion", "SkillSelection", "TaskEnvelope", "mentioned_skills"),
}
_MODULE_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
