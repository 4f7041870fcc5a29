"""Parameters of every request a session sends.

Source: the operation table of the Codex driver specification; `schemas/codex/requests.schema.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.codex.launch import CollaborationMode, is_external_sandbox, permission_profile
from paperclip_runner.codex.semantic_tools import completion_output_schema
from paperclip_runner.codex.task import ConversationMode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.configuration import SessionConfiguration
    from paperclip_runner.codex.task import SkillSelection

__all__ = [
    "CLIENT_INFO",
    "history_page_params",
    "initialize_params",
    "plan_mode",
    "text_input",
    "thread_resume_params",
    "thread_start_params",
    "turn_start_params",
]

CLIENT_INFO: Final[dict[str, JsonValue]] = {
    "name": "paperclip-runner",
    "title": "Paperclip Runner",
    "version": "codex-v2",
}
"""How this project introduces itself."""

PAGE_LIMIT: Final = 100
"""Entries of one page of history."""


def initialize_params() -> dict[str, JsonValue]:
    """Return the parameters of `initialize`. Permission profiles need the experimental part of the protocol."""
    capabilities: dict[str, JsonValue] = {"experimentalApi": True, "requestAttestation": False}
    return {"clientInfo": dict(CLIENT_INFO), "capabilities": capabilities}


def thread_start_params(configuration: SessionConfiguration) -> dict[str, JsonValue]:
    """Return the parameters of `thread/start`."""
    params = _settings(configuration)
    if configuration.conversation is not ConversationMode.DIRECT:
        params["baseInstructions"] = configuration.base_instructions
        params["completionContract"] = configuration.task.contract_reference()
    _add_tools(params, configuration)
    params["experimentalRawEvents"] = False
    params["persistExtendedHistory"] = False
    return params


def thread_resume_params(configuration: SessionConfiguration, thread_id: str) -> dict[str, JsonValue]:
    """Return the parameters of `thread/resume`, which asks for no turns so that the answer stays short."""
    params: dict[str, JsonValue] = {"excludeTurns": True, "threadId": thread_id, **_settings(configuration)}
    direct = configuration.conversation is ConversationMode.DIRECT
    params["baseInstructions"] = "" if direct else configuration.base_instructions
    _add_tools(params, configuration)
    params["persistExtendedHistory"] = False
    return params


def turn_start_params(
    configuration: SessionConfiguration,
    *,
    thread_id: str,
    permissions: str,
    collaboration_mode: dict[str, JsonValue] | None,
    text: str,
    skills: Sequence[SkillSelection] = (),
) -> dict[str, JsonValue]:
    """Return the parameters of `turn/start`. `permissions` is the profile in force, which keeps a plan from writing."""
    params: dict[str, JsonValue] = {
        "threadId": thread_id,
        "cwd": configuration.working_directory,
        "permissions": permissions,
        "runtimeWorkspaceRoots": [configuration.working_directory],
    }
    if collaboration_mode is not None:
        params["collaborationMode"] = collaboration_mode
    params["input"] = [text_input(text), *(skill.provider_input() for skill in skills)]
    if configuration.effort is not None:
        params["effort"] = configuration.effort
    if configuration.is_task:
        params["outputSchema"] = completion_output_schema()
    return params


def text_input(text: str) -> dict[str, JsonValue]:
    """Return a text as an input of the model."""
    return {"type": "text", "text": text, "text_elements": []}


def history_page_params(
    thread_id: str, *, turn_id: str | None = None, cursor: str | None = None
) -> dict[str, JsonValue]:
    """Return the parameters of one page of turns, or of the items of one turn, oldest first."""
    params: dict[str, JsonValue] = {"threadId": thread_id}
    if turn_id is not None:
        params["turnId"] = turn_id
    params["sortDirection"] = "asc"
    if turn_id is None:
        params["itemsView"] = "notLoaded"
    params["limit"] = PAGE_LIMIT
    if cursor is not None:
        params["cursor"] = cursor
    return params


def _settings(configuration: SessionConfiguration) -> dict[str, JsonValue]:
    external = is_external_sandbox(configuration.environment)
    params: dict[str, JsonValue] = {
        "cwd": configuration.working_directory,
        "config": {
            "skills.include_instructions": configuration.skill_instructions,
            "include_apps_instructions": False,
            "include_collaboration_mode_instructions": configuration.collaboration_instructions,
            "features.apps": False,
            "features.plugins": False,
            "features.multi_agent": False,
            "features.memories": False,
            "features.image_generation": False,
        },
        "permissions": permission_profile(configuration.mode, external_sandbox=external),
        "runtimeWorkspaceRoots": [configuration.working_directory],
        "approvalPolicy": configuration.approval_policy.value,
    }
    if configuration.conversation is ConversationMode.PREPARED:
        params["conversationMode"] = configuration.conversation.value
    if configuration.model is not None:
        params["model"] = configuration.model
    return params


def _add_tools(params: dict[str, JsonValue], configuration: SessionConfiguration) -> None:
    params["dynamicTools"] = list(configuration.offered_tools())


def plan_mode(presets: Sequence[dict[str, JsonValue]], model: str) -> dict[str, JsonValue] | None:
    """Return the collaboration mode of a plan made of the first preset for one, or None when there is none to use."""
    for preset in presets:
        if preset.get("mode") == CollaborationMode.PLAN.value:
            chosen = preset.get("model")
            settings: dict[str, JsonValue] = {
                "model": chosen if isinstance(chosen, str) and chosen else model,
                "reasoning_effort": preset.get("reasoning_effort"),
                "developer_instructions": None,
            }
            return {"mode": CollaborationMode.PLAN.value, "settings": settings} if settings["model"] else None
    return None
