"""What a session was opened with, as the first event tells it, and whether that is free of skills.

The record holds names of variables, never their values. Source: the context sections of the Codex driver specification;
`schemas/task/context-snapshot.schema.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import json_text
from paperclip_runner.codex.bounds import bounded_value
from paperclip_runner.codex.environment import command_environment_keys
from paperclip_runner.codex.launch import (
    CollaborationMode,
    is_external_sandbox,
    is_network_enabled,
    permission_profile,
    root_access,
)
from paperclip_runner.codex.outgoing import CLIENT_INFO
from paperclip_runner.codex.reading import entries, record, text
from paperclip_runner.codex.redaction import bounded_text
from paperclip_runner.codex.semantic_tools import BLOCK_TOOL, FINISH_TOOL
from paperclip_runner.codex.task import BASE_INSTRUCTIONS, ConversationMode

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.configuration import SessionConfiguration

__all__ = ["active_profile", "context_snapshot", "is_skillless"]

INSTRUCTION_SOURCES_MAX: Final = 32
"""Sources of instructions that are kept."""

_FORBIDDEN: Final = ("paperclip_api_key", "authorization: bearer", "/api/issues/", '"type":"skill"')


def active_profile(response: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Return the permission profile an app-server says is in force; its place depends on the version."""
    return record(response.get("activePermissionProfile")) or record(
        record(response.get("thread")).get("activePermissionProfile")
    )


def context_snapshot(
    configuration: SessionConfiguration, response: dict[str, JsonValue], *, codex_version: str
) -> dict[str, JsonValue]:
    """Return the context of a thread that was started or resumed; `response` is what the app-server answered."""
    plan = configuration.mode is CollaborationMode.PLAN
    external = is_external_sandbox(configuration.environment)
    profile_id = permission_profile(configuration.mode, external_sandbox=external)
    reported = record(bounded_value(record(record(response.get("thread")).get("activePermissionProfile"))))
    thread = record(response.get("thread"))
    tools = [text(tool.get("name")) for tool in configuration.offered_tools()]
    policy = response.get("approvalPolicy")
    direct = configuration.conversation is ConversationMode.DIRECT
    return {
        "protocolVersion": "v2",
        "codexVersion": codex_version,
        "clientInfo": dict(CLIENT_INFO),
        "model": bounded_text(response.get("model"), bounded_text(thread.get("model"))),
        "modelProvider": bounded_text(response.get("modelProvider"), bounded_text(thread.get("modelProvider"))),
        "workingDirectory": configuration.working_directory,
        "collaborationMode": configuration.mode.value,
        "sandbox": {
            "permissionProfile": {**reported, "id": profile_id},
            "legacyPolicy": bounded_value(response.get("sandbox")),
            "rootAccess": root_access(configuration.mode, external_sandbox=external),
            "minimalRuntimeAccess": "read",
            "workspaceAccess": "read" if plan else "write",
            "networkAccess": is_network_enabled(configuration.environment),
            "githubAuthenticationMode": configuration.environment.get("PAPERCLIP_GITHUB_AUTH_MODE") or "managed",
        },
        "approvalPolicy": bounded_value(policy if policy is not None else configuration.approval_policy.value),
        "baseInstructions": "" if direct else configuration.base_instructions,
        "instructionSources": [
            bounded_text(source)
            for source in entries(response.get("instructionSources"))[:INSTRUCTION_SOURCES_MAX]
            if isinstance(source, str)
        ],
        "instructionPolicy": {
            "skillInstructions": configuration.skill_instructions,
            "appInstructions": False,
            "collaborationInstructions": configuration.collaboration_instructions,
        },
        "environmentKeys": list(command_environment_keys(configuration.environment)),
        "dynamicToolNames": list(tools),
        "modelInputKinds": ["text"],
        "liveConsole": {
            "conversationMode": configuration.conversation.value,
            "runtimeRequestResolution": configuration.capabilities.runtime_request_resolution,
            "goals": configuration.capabilities.goals,
            "threadLineage": configuration.capabilities.thread_lineage,
        },
        "envelope": configuration.task.to_wire(),
    }


def is_skillless(context: dict[str, JsonValue], *, dynamic_tools: bool = True) -> bool:
    """Whether nothing but the task reached the model: no instruction files, no skills, no tools but the two of its own.

    Such a record is evidence; it says nothing about what the model then did.
    """
    policy = record(context.get("instructionPolicy"))
    expected: list[JsonValue] = [FINISH_TOOL, BLOCK_TOOL] if dynamic_tools else []
    written = json_text(context).lower()
    return (
        context.get("instructionSources") == []
        and context.get("baseInstructions") == BASE_INSTRUCTIONS
        and context.get("modelInputKinds") == ["text"]
        and context.get("dynamicToolNames") == expected
        and policy.get("skillInstructions") is False
        and policy.get("appInstructions") is False
        and not any(word in written for word in _FORBIDDEN)
    )
