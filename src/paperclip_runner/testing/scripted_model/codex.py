"""How Codex is started so that it speaks to a scripted model and to nothing else (pure).

Codex looks names up and may send reports on its own accord; every such feature is switched off here. The one that
matters even with a provider of one's own is the plugin list (`features.plugins`): it is fetched at the start of the
process, so it must be switched off on the command line and not per thread.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

__all__ = [
    "PROXY_VARIABLES",
    "SCRIPTED_MODEL",
    "SCRIPTED_PROVIDER",
    "codex_environment",
    "codex_overrides",
    "model_catalog",
]

SCRIPTED_MODEL = "scripted-model"
"""Name of the model that the overrides select."""

SCRIPTED_PROVIDER = "scripted"
"""Name of the model provider that the overrides define."""

PROXY_VARIABLES = (
    "ALL_PROXY",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "all_proxy",
    "http_proxy",
    "https_proxy",
    "no_proxy",
)
"""Variables that would send even a loopback request to a proxy."""

_QUIET: dict[str, JsonValue] = {
    "features.plugins": False,
    "features.apps": False,
    "features.memories": False,
    "features.multi_agent": False,
    "features.image_generation": False,
    "analytics.enabled": False,
    "feedback.enabled": False,
    "check_for_update_on_startup": False,
    "otel": {"exporter": "none", "trace_exporter": "none", "metrics_exporter": "none"},
    "web_search": "disabled",
    "include_apps_instructions": False,
    "skills.include_instructions": False,
    "tools.update_plan.enabled": True,
}


def _toml(value: JsonValue) -> str:
    """A value in TOML; its basic strings take JSON's escapes, given that nothing beyond ASCII is escaped."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{name}={_toml(member)}" for name, member in value.items()) + "}"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)


def codex_overrides(
    base_url: str,
    *,
    catalog_path: str | None = None,
    model: str = SCRIPTED_MODEL,
    request_retries: int = 0,
    stream_retries: int = 0,
    idle_timeout_milliseconds: int = 20_000,
) -> tuple[str, ...]:
    """The `-c` arguments that point Codex at `base_url` and keep it from every other connection.

    They belong before `app-server`. `catalog_path` is the absolute path of a file with `model_catalog`; without it
    Codex warns about an unknown model and does not offer its patch tool.
    """
    provider: dict[str, JsonValue] = {
        "name": SCRIPTED_PROVIDER,
        "base_url": base_url,
        "wire_api": "responses",
        "requires_openai_auth": False,
        "supports_websockets": False,
        "request_max_retries": request_retries,
        "stream_max_retries": stream_retries,
        "stream_idle_timeout_ms": idle_timeout_milliseconds,
    }
    settings: dict[str, JsonValue] = {
        "model": model,
        "model_provider": SCRIPTED_PROVIDER,
        f"model_providers.{SCRIPTED_PROVIDER}": provider,
        **_QUIET,
    }
    if catalog_path is not None:
        settings["model_catalog_json"] = catalog_path
    arguments: list[str] = []
    for name, value in settings.items():
        arguments += ["-c", f"{name}={_toml(value)}"]
    return tuple(arguments)


def codex_environment(source: Mapping[str, str]) -> dict[str, str]:
    """`source` without the variables that would lead a loopback request elsewhere."""
    return {name: value for name, value in source.items() if name not in PROXY_VARIABLES}


def model_catalog(model: str = SCRIPTED_MODEL, *, code_mode_only: bool = False) -> dict[str, JsonValue]:
    """The document for `model_catalog_json`: one model with shell and patch tools and a window of 272,000 tokens.

    With `code_mode_only` the model gets only Codex's JavaScript tool, as most of the real models do.
    """
    efforts: list[JsonValue] = [{"effort": effort, "description": effort} for effort in ("low", "medium", "high")]
    entry: dict[str, JsonValue] = {
        "slug": model,
        "display_name": "Scripted model",
        "description": "Plays a script",
        "default_reasoning_level": "medium",
        "supported_reasoning_levels": efforts,
        "shell_type": "unified_exec",
        "visibility": "list",
        "supported_in_api": True,
        "priority": 1,
        "apply_patch_tool_type": "freeform",
        "truncation_policy": {"mode": "tokens", "limit": 10_000},
        "context_window": 272_000,
        "experimental_supported_tools": [],
        "support_verbosity": False,
        "base_instructions": "Follow the script.",
    }
    if code_mode_only:
        entry["tool_mode"] = "code_mode_only"
    return {"models": [entry]}
