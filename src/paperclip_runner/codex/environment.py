"""Which environment variables reach the app-server, and which of them reach the commands a model runs.

Source: the launch sections of the Codex driver specification. The two are different boundaries: the trusted app-server
needs a home and credentials to sign in; a command gets nothing but what the controller projects by name.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "ShellEnvironmentPolicy",
    "app_server_environment",
    "command_environment_keys",
    "projected_keys",
    "shell_environment_policy",
]

APP_SERVER_KEYS: Final = (
    "ALL_PROXY",
    "CODEX_HOME",
    "HOME",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "LANG",
    "LC_ALL",
    "NO_PROXY",
    "NODE_EXTRA_CA_CERTS",
    "PAPERCLIP_RUNNER_EXTERNAL_SANDBOX",
    "PATH",
    "PATHEXT",
    "SSL_CERT_FILE",
    "SystemRoot",
    "TEMP",
    "TMP",
    "TMPDIR",
    "WINDIR",
)
"""Variables the app-server may inherit."""

PROJECTED_KEYS: Final = (
    "PAPERCLIP_RUNNER_NETWORK_ACCESS",
    "PAPERCLIP_RUNNER_NETWORK_ROOTS",
    "PAPERCLIP_GITHUB_AUTH_MODE",
    "PAPERCLIP_GITHUB_HOST_HOME",
    "PAPERCLIP_GIT_METADATA_ROOTS",
    "ZDOTDIR",
    "BASH_ENV",
    "PAPERCLIP_GITHUB_BRIDGE_TOKEN",
    "PAPERCLIP_GITHUB_BROKER_URL",
    "PAPERCLIP_GITHUB_BROKER_TOKEN",
    "PAPERCLIP_GITHUB_LAUNCHER_DIR",
    "GH_CONFIG_DIR",
    "GH_ENTERPRISE_TOKEN",
    "GITHUB_ENTERPRISE_TOKEN",
    "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM",
    "GIT_ASKPASS",
    "SSH_ASKPASS",
    "SSH_AUTH_SOCK",
    "GIT_SSH_COMMAND",
    "GIT_SSH",
    "GH_TOKEN",
    "GITHUB_TOKEN",
    "PAPERCLIP_GIT_TOKEN",
    "GIT_TERMINAL_PROMPT",
    "GIT_CONFIG_COUNT",
    "GIT_AUTHOR_NAME",
    "GIT_AUTHOR_EMAIL",
    "GIT_COMMITTER_NAME",
    "GIT_COMMITTER_EMAIL",
)
"""Variables the controller projects on purpose; they reach commands too, by name and never as an argument."""

GIT_CONFIG_ENTRIES_MAX: Final = 32
"""Numbered git configuration entries that are projected."""

SHELL_KEYS: Final = ("PATH", "PATHEXT", "SystemRoot", "WINDIR", "LANG", "LC_ALL")
"""Variables whose value is written into the policy for commands, when present."""

PORT_MAX: Final = 65_535
"""Largest port a proxy URL may name."""

_URL: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:(.*)", re.DOTALL)
_SPECIAL_URL: Final = re.compile(r"(?:https?|wss?|ftp):[/\\]*", re.IGNORECASE)


class ShellEnvironmentPolicy(msgspec.Struct, frozen=True, kw_only=True):
    """What a command run by the model finds in its environment."""

    inherit: str
    ignore_default_excludes: bool
    include_only: tuple[str, ...]
    set: dict[str, str]


def app_server_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return what the app-server gets of `environment`: the two lists above, and nothing that is not named there."""
    allowed = {
        key: environment[key]
        for key in APP_SERVER_KEYS
        if key in environment and ("PROXY" not in key or _is_plain_url(environment[key]))
    }
    for key in projected_keys(environment):
        allowed[key] = environment[key]
    return allowed


def projected_keys(environment: Mapping[str, str]) -> list[str]:
    """Return the projected variables that are set, numbered git configuration entries included."""
    count = _git_config_count(environment)
    keys = [key for key in PROJECTED_KEYS if key in environment and (key != "GIT_CONFIG_COUNT" or count is not None)]
    for index in range(count or 0):
        keys += [key for key in (f"GIT_CONFIG_KEY_{index}", f"GIT_CONFIG_VALUE_{index}") if key in environment]
    return keys


def shell_environment_policy(environment: Mapping[str, str]) -> ShellEnvironmentPolicy:
    """Return the policy for commands; with nothing projected they inherit nothing but a path and a locale."""
    projected = projected_keys(environment)
    values = {key: environment[key] for key in SHELL_KEYS if key in environment}
    launcher = environment.get("PAPERCLIP_GITHUB_LAUNCHER_DIR", "")
    host_home = environment.get("PAPERCLIP_GITHUB_HOST_HOME", "")
    if environment.get("PAPERCLIP_GITHUB_AUTH_MODE") == "host":
        if host_home:
            values["HOME"] = host_home
    elif launcher:
        values |= {"HOME": launcher, "ZDOTDIR": launcher, "BASH_ENV": f"{launcher}/.bashrc"}
    return ShellEnvironmentPolicy(
        inherit="all" if projected else "none",
        ignore_default_excludes=bool(projected),
        include_only=tuple(sorted({*projected, *values})),
        set=values,
    )


def command_environment_keys(environment: Mapping[str, str]) -> list[str]:
    """Return the names, sorted, of the variables a command finds; the values are shown to nobody."""
    return list(shell_environment_policy(environment).include_only)


def _git_config_count(environment: Mapping[str, str]) -> int | None:
    text = environment.get("GIT_CONFIG_COUNT", "")
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) > GIT_CONFIG_ENTRIES_MAX:
        return None
    return int(text)


def _is_plain_url(value: str) -> bool:
    """Whether a proxy variable is a URL without user and password; a list of host names is not one."""
    match = _URL.fullmatch(value.strip())
    if match is None:
        return False
    special = _SPECIAL_URL.match(value.strip())
    rest = value.strip()[special.end() :] if special else match.group(1)
    if special is None and not rest.startswith("//"):
        return True
    authority = re.split(r"[/?#\\]", rest.removeprefix("//"), maxsplit=1)[0]
    return "@" not in authority and (special is None or _is_host(authority))


def _is_host(authority: str) -> bool:
    port = re.search(r":([0-9]*)$", authority)
    if port and port.group(1) and int(port.group(1)) > PORT_MAX:
        return False
    return bool(authority) and not re.search(r"[\s<>^|]", authority)
