"""What a session is opened with."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import semantic_digest
from paperclip_runner.codex.goals import GoalCapability
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.semantic_tools import DIRECT_MODE_TOOLS, semantic_tools
from paperclip_runner.codex.task import BASE_INSTRUCTIONS, ConversationMode, TaskEnvelope

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["ApprovalPolicy", "Capabilities", "SessionConfiguration"]

EVENT_FAMILIES: Final = (
    "plan",
    "tool_execution",
    "research",
    "delegation",
    "model_identity",
    "context",
    "artifact",
    "review",
    "hook",
    "memory",
    "safety",
    "terminal",
    "wait",
    "provider_notice",
)
"""Families of provider events, in the order in which the descriptor lists them."""


class ApprovalPolicy(Enum):
    """When the app-server asks before it acts."""

    NEVER = "never"
    ON_REQUEST = "on-request"
    UNTRUSTED = "untrusted"


class Capabilities(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What a session may be asked to do. Reconciliation needs reading, so switching reading off switches both off."""

    resume: bool = True
    read: bool = True
    steering: bool = True
    interruption: bool = True
    usage: bool = True
    reconciliation: bool = True
    dynamic_tools: bool = True
    runtime_request_resolution: bool = True
    goals: bool = True
    thread_lineage: bool = True

    @property
    def can_reconcile(self) -> bool:
        """Whether the session can be compared with the app-server's history."""
        return self.reconciliation and self.read

    def to_wire(self, collaboration_modes: Sequence[CollaborationMode] = tuple(CollaborationMode)) -> JsonValue:
        """Return the capabilities as the driver's descriptor tells them."""
        flags: dict[str, JsonValue] = {
            "resume": self.resume,
            "read": self.read,
            "steering": self.steering,
            "interruption": self.interruption,
            "usage": self.usage,
            "reconciliation": self.can_reconcile,
            "dynamicTools": self.dynamic_tools,
            "runtimeRequestResolution": self.runtime_request_resolution,
            "goals": self.goals,
            "threadLineage": self.thread_lineage,
        }
        families: list[JsonValue] = [
            {
                "family": family,
                "version": 1,
                "availability": "policy_disabled" if family == "artifact" else "available",
                "detailLevel": "summary" if family == "artifact" else "structured",
            }
            for family in EVENT_FAMILIES
        ]
        return {
            "resume": self.resume,
            "typedEvents": True,
            "typedEventFamilies": families,
            "steering": self.steering,
            "interruption": self.interruption,
            "structuredResult": True,
            "read": self.read,
            "reconciliation": self.can_reconcile,
            "usage": self.usage,
            "dynamicTools": self.dynamic_tools,
            "runtimeRequestResolution": self.runtime_request_resolution,
            "runtimeRequestHandoff": self.runtime_request_resolution,
            "goals": self.goals,
            "threadLineage": self.thread_lineage,
            "collaborationModes": [mode.value for mode in collaboration_modes],
            "unsupported": [name for name, available in flags.items() if not available],
        }


class SessionConfiguration(msgspec.Struct, frozen=True, kw_only=True):
    """Settings that stay the same for the life of a session.

    `environment` is what the app-server was started with; only names of its variables are ever shown. `tools` are the
    caller's own dynamic tools, as the app-server registers them. `checks_completion`: the caller is asked about a
    result before the model is told that it was taken.
    """

    working_directory: str
    environment: dict[str, str]
    task: TaskEnvelope
    mode: CollaborationMode = CollaborationMode.DEFAULT
    conversation: ConversationMode = ConversationMode.TASK
    approval_policy: ApprovalPolicy = ApprovalPolicy.NEVER
    model: str | None = None
    effort: str | None = None
    base_instructions: str = BASE_INSTRUCTIONS
    skill_instructions: bool = False
    collaboration_instructions: bool = True
    tools: tuple[dict[str, JsonValue], ...] = ()
    checks_completion: bool = False
    capabilities: Capabilities = Capabilities()
    goal_capability: GoalCapability = GoalCapability()
    source_instance_id: str = "runner-codex"
    driver_kind: str = "codex_app_server"

    @property
    def is_task(self) -> bool:
        """Whether messages belong to a task that has a result."""
        return self.conversation is not ConversationMode.DIRECT

    def offered_tools(self) -> list[dict[str, JsonValue]]:
        """Return the tools the model can call: the caller's own, then the two that report a result."""
        if not self.capabilities.dynamic_tools:
            return []
        if not self.is_task:
            return [tool for tool in self.tools if tool.get("name") in DIRECT_MODE_TOOLS]
        return [*self.tools, *semantic_tools()]

    def tool_catalog_digest(self) -> str | None:
        """Return the digest of the caller's tools, or None without any; a thread keeps those it was started with."""
        own = [tool for tool in self.offered_tools() if tool in self.tools]
        return semantic_digest(own) if own else None
