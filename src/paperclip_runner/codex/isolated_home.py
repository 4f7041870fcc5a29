"""What an isolated Codex home holds: skills, a configuration and credentials, and under which names.

Pure: the caller stages the files (skills read-only, everything else mode 0600 in folders of mode 0700) and renames the
finished folder into place. Source: the isolated home and runtime context sections of the Codex driver specification.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from paperclip_runner.codex.errors import CodexLaunchError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["McpBinding", "authentication_file", "configuration_file", "mcp_binding", "skill_folders"]

AUTHENTICATION_MAX_BYTES: Final = 1_048_576
"""Bytes of an auth.json that is copied."""

MCP_URL_MAX_CHARACTERS: Final = 2_048
"""Characters of the address of an MCP server."""

MCP_TOKEN_MIN_CHARACTERS: Final = 32
"""Characters a token of an MCP server has at least."""

MCP_TOKEN_MAX_CHARACTERS: Final = 4_096
"""Characters a token of an MCP server has at most."""

_FORBIDDEN_IN_NAME: Final = re.compile(r'[\\<>:"|?*\x00-\x1f\x7f]')
_RESERVED_NAME: Final = re.compile(r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)", re.IGNORECASE)
_MCP_NAME: Final = re.compile(r"[a-zA-Z0-9_.-]{1,128}")
_MCP_KEYS: Final = ("PAPERCLIP_NATIVE_MCP_NAME", "PAPERCLIP_NATIVE_MCP_URL", "PAPERCLIP_NATIVE_MCP_TOKEN")


class McpBinding(msgspec.Struct, frozen=True, kw_only=True):
    """An MCP server the session may use, with the token that opens it."""

    name: str
    url: str
    token: str


def skill_folders(names: Sequence[str]) -> list[str]:
    """Check the names under which skills are laid out below `skills/` and return them.

    A name is a relative path that means the same on every file system: no two are equal or lie in each other once case,
    Unicode form and trailing dots and spaces are set aside. Raises `CodexLaunchError` with `codex_skill_name_invalid`.
    """
    seen: list[tuple[str, ...]] = []
    for name in names:
        segments = name.split("/")
        for segment in segments:
            if segment in ("", ".", "..") or _FORBIDDEN_IN_NAME.search(segment) or _RESERVED_NAME.match(segment):
                raise _refused_name(name, "is not a portable relative path")
        folded = tuple(unicodedata.normalize("NFC", segment).rstrip(". ").lower() for segment in segments)
        if "" in folded:
            raise _refused_name(name, "is not a portable relative path")
        for other in seen:
            shorter = min(len(other), len(folded))
            if other[:shorter] == folded[:shorter]:
                raise _refused_name(name, "is the same as another skill, or lies in it")
        seen.append(folded)
    return list(names)


def mcp_binding(environment: Mapping[str, str]) -> McpBinding | None:
    """Return the MCP server the controller binds, or None. Raises `CodexLaunchError` `codex_mcp_binding_invalid`."""
    values = [environment.get(key, "") for key in _MCP_KEYS]
    if not any(values):
        return None
    name, url, token = values
    parts = urlsplit(url)
    local = parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost")
    valid = (
        _MCP_NAME.fullmatch(name)
        and 0 < len(url) <= MCP_URL_MAX_CHARACTERS
        and (parts.scheme == "https" or local)
        and parts.hostname
        and "@" not in parts.netloc
        and "#" not in url
        and MCP_TOKEN_MIN_CHARACTERS <= len(token) <= MCP_TOKEN_MAX_CHARACTERS
    )
    if not valid:
        raise CodexLaunchError(
            f"{', '.join(_MCP_KEYS)} must be set together, to a plain name, an https or local address without "
            "credentials, and a token. Correct them or unset all three.",
            code="codex_mcp_binding_invalid",
        )
    return McpBinding(name=name, url=url, token=token)


def configuration_file(binding: McpBinding | None) -> str:
    """Return the text of config.toml: no shell snapshot, and the bound MCP server."""
    lines = ["[features]", "shell_snapshot = false"]
    if binding is not None:
        authorization = _text(f"Bearer {binding.token}")
        lines += [
            "",
            f"[mcp_servers.{_text(binding.name)}]",
            f"url = {_text(binding.url)}",
            'default_tools_approval_mode = "approve"',
            f"http_headers = {{ Authorization = {authorization} }}",
        ]
    return "\n".join(lines) + "\n"


def authentication_file(api_key: str | None, source: bytes | None) -> bytes | None:
    """Return the bytes of auth.json: for an API key, else a copy of the person's own file (`source`), else nothing.

    Raises `codex_authentication_too_large` for a source of more than `AUTHENTICATION_MAX_BYTES`.
    """
    if api_key:
        return msgspec.json.encode({"OPENAI_API_KEY": api_key})
    if source is not None and len(source) > AUTHENTICATION_MAX_BYTES:
        raise CodexLaunchError(
            "auth.json is too large to be a login. Sign in again, or pass an API key.",
            code="codex_authentication_too_large",
            limit=AUTHENTICATION_MAX_BYTES,
            observed=len(source),
        )
    return source


def _refused_name(name: str, problem: str) -> CodexLaunchError:
    return CodexLaunchError(
        f"The skill name {name!r} {problem}. Rename it.", code="codex_skill_name_invalid", details={"name": name}
    )


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
