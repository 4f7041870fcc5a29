"""Launch policy: the arguments of the app-server and the permission profile of a thread.

The arguments are the same for every mode; which profile applies is said by `permissions` on each thread and turn. In
an external sandbox the bypass flag is always present, so that profile is the only thing that keeps a plan from writing.
Source: the launch sections of the Codex driver specification.
"""

from __future__ import annotations

import json
import posixpath
from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.environment import shell_environment_policy
from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.workspace import contains

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from paperclip_protocol import JsonValue

__all__ = [
    "CollaborationMode",
    "denied_homes",
    "is_external_sandbox",
    "is_network_enabled",
    "launch_arguments",
    "permission_profile",
    "root_access",
    "stable_launch_identity",
]

WORKSPACE_ONLY_PROFILE: Final = "paperclip-runner-workspace-only"
"""Writes the workspace, reads the minimal runtime, denies both homes."""

READ_ONLY_PROFILE: Final = "paperclip-runner-workspace-read-only"
"""Reads and never writes; the profile of every plan."""

EXTERNAL_SANDBOX_PROFILE: Final = "paperclip-runner-external-sandbox"
"""Leaves the file system to a sandbox around the app-server."""

NETWORK_ROOTS: Final = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/nsswitch.conf",
    "/etc/ssl/certs",
    "/etc/ssl/cert.pem",
)
"""Files name resolution and TLS need; those that exist become readable when the network is on."""

ARGUMENTS_MAX_CHARACTERS: Final = 30_000
"""Characters of all arguments together; the smallest platform limit, with room for the executable's path."""

_REBOUND_KEYS: Final = frozenset(
    {
        f"permissions.{WORKSPACE_ONLY_PROFILE}.filesystem",
        f"permissions.{READ_ONLY_PROFILE}.filesystem",
        f"permissions.{WORKSPACE_ONLY_PROFILE}.network.enabled",
        f"permissions.{READ_ONLY_PROFILE}.network.enabled",
        "shell_environment_policy.inherit",
        "shell_environment_policy.ignore_default_excludes",
        "shell_environment_policy.include_only",
        "shell_environment_policy.set",
    }
)
_GIT_HOME_FILES: Final = (".gitconfig", ".git-credentials", ".config/git", ".config/gh", ".ssh")
_GIT_PATH_KEYS: Final = ("GH_CONFIG_DIR", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "SSH_AUTH_SOCK")


class CollaborationMode(Enum):
    """How a session works with its user."""

    DEFAULT = "default"
    PLAN = "plan"


def is_external_sandbox(environment: Mapping[str, str]) -> bool:
    """Whether the machine itself is the sandbox."""
    return environment.get("PAPERCLIP_RUNNER_EXTERNAL_SANDBOX") == "1"


def is_network_enabled(environment: Mapping[str, str]) -> bool:
    """Whether the controller opened the network; anything but `enabled` keeps it closed."""
    return environment.get("PAPERCLIP_RUNNER_NETWORK_ACCESS") == "enabled"


def permission_profile(mode: CollaborationMode, *, external_sandbox: bool) -> str:
    """Return the profile that threads and turns of this mode must name."""
    if mode is CollaborationMode.PLAN:
        return READ_ONLY_PROFILE
    return EXTERNAL_SANDBOX_PROFILE if external_sandbox else WORKSPACE_ONLY_PROFILE


def root_access(mode: CollaborationMode, *, external_sandbox: bool) -> str:
    """Return what the profile of this mode grants outside the workspace: `none`, `read` or `write`."""
    if not external_sandbox:
        return "none"
    return "read" if mode is CollaborationMode.PLAN else "write"


def launch_arguments(
    environment: Mapping[str, str],
    *,
    read_only_roots: Sequence[str] = (),
    network_roots: Sequence[str] = (),
) -> list[str]:
    """Return the arguments of `codex`, which end in `app-server`.

    `read_only_roots` are the folders Codex itself runs from, as given and canonical; `network_roots` the canonical
    paths of `NETWORK_ROOTS` that exist here. Raises `CodexLaunchError` with `codex_launch_path_invalid` for a home
    that is not absolute and `codex_launch_arguments_too_long` for more than `ARGUMENTS_MAX_CHARACTERS`.
    """
    external = is_external_sandbox(environment)
    network = is_network_enabled(environment)
    readable = _readable_roots(environment, read_only_roots, network_roots if network else ())
    default = permission_profile(CollaborationMode.DEFAULT, external_sandbox=external)
    settings = [("default_permissions", _text(default))]
    settings += _profile(WORKSPACE_ONLY_PROFILE, _workspace_rules(environment, readable, "write"), network=network)
    if external:
        settings += _profile(EXTERNAL_SANDBOX_PROFILE, {":root": "write"}, network=network)
        plan_rules: dict[str, str] = {":root": "read"} | _brokered_rules(environment)
        settings += _profile(READ_ONLY_PROFILE, plan_rules, network=network)
    else:
        settings += _profile(READ_ONLY_PROFILE, _workspace_rules(environment, readable, "read"), network=network)
    policy = shell_environment_policy(environment)
    settings += [
        ("shell_environment_policy.inherit", _text(policy.inherit)),
        ("shell_environment_policy.ignore_default_excludes", _flag(policy.ignore_default_excludes)),
        ("shell_environment_policy.include_only", f"[{','.join(map(_text, policy.include_only))}]"),
    ]
    if policy.set:
        pairs = ",".join(f"{key}={_text(value)}" for key, value in policy.set.items())
        settings.append(("shell_environment_policy.set", f"{{{pairs}}}"))
    arguments = [part for key, value in settings for part in ("-c", f"{key}={value}")]
    arguments += ["--disable", "image_generation"]
    if external:
        arguments.append("--dangerously-bypass-approvals-and-sandbox")
    arguments.append("app-server")
    _require_short(arguments)
    return arguments


def denied_homes(environment: Mapping[str, str], readable: Sequence[str] = ()) -> list[str]:
    """Return the homes a workspace profile must deny: HOME and CODEX_HOME, without one that lies inside the other.

    A denied folder denies what is below it. Codex cannot mount a second denial inside the first on Linux and would
    refuse every thread, so the outer one stands for both. Nor can it open a folder inside a denied one again: a home
    that holds something of `readable`, such as Codex itself, is left to the rule for the root, which grants nothing
    either.
    """
    homes: list[str] = []
    for key in ("HOME", "CODEX_HOME"):
        value = environment.get(key, "")
        if value.strip():
            path = _absolute(value, key)
            if path not in homes and not any(contains(path, inside) for inside in readable):
                homes.append(path)
    return [path for path in homes if not any(other != path and contains(other, path) for other in homes)]


def stable_launch_identity(arguments: Sequence[str]) -> tuple[str, ...]:
    """Return the arguments that a new run may not set anew; where they are equal, the launch is the same one."""
    kept: list[str] = []
    index = 0
    while index < len(arguments):
        value = arguments[index + 1] if index + 1 < len(arguments) else ""
        if arguments[index] == "-c" and value.partition("=")[0] in _REBOUND_KEYS and "=" in value:
            index += 2
            continue
        kept.append(arguments[index])
        index += 1
    return tuple(kept)


def _workspace_rules(environment: Mapping[str, str], readable: Sequence[str], access: str) -> dict[str, str]:
    git_read, git_metadata = _git_roots(environment)
    rules: dict[str, str] = {":root": "none", ":minimal": "read", ":tmpdir": "none"}
    homes = denied_homes(environment, (*readable, *git_read))
    entries = [(path, "none") for path in homes]
    entries += [(path, "read") for path in (*readable, *git_read)]
    entries += [(path, access) for path in git_metadata]
    entries += _brokered_rules(environment).items()
    # A TOML table names a path once. A denied home stays denied whatever else is said about it.
    rules |= {path: granted for path, granted in entries if path not in homes or granted == "none"}
    rules[":workspace_roots"] = access
    return rules


def _brokered_rules(environment: Mapping[str, str]) -> dict[str, str]:
    directory = environment.get("GH_CONFIG_DIR", "")
    return {directory: "write"} if directory and environment.get("PAPERCLIP_GITHUB_BROKER_TOKEN") else {}


def _readable_roots(
    environment: Mapping[str, str], read_only_roots: Iterable[str], network_roots: Iterable[str]
) -> list[str]:
    roots = [*read_only_roots]
    if is_network_enabled(environment) and "PAPERCLIP_RUNNER_NETWORK_ROOTS" in environment:
        roots += _path_list(environment["PAPERCLIP_RUNNER_NETWORK_ROOTS"])
    else:
        roots += network_roots
    roots.append(environment.get("PAPERCLIP_GITHUB_LAUNCHER_DIR", ""))
    return list(dict.fromkeys(root for root in roots if root))


def _git_roots(environment: Mapping[str, str]) -> tuple[list[str], list[str]]:
    metadata = _path_list(environment.get("PAPERCLIP_GIT_METADATA_ROOTS", ""))
    home = environment.get("PAPERCLIP_GITHUB_HOST_HOME", "")
    if environment.get("PAPERCLIP_GITHUB_AUTH_MODE") != "host" or not home:
        return [], metadata
    read = [posixpath.join(home, name) for name in _GIT_HOME_FILES]
    read += [path for path in (environment.get(key, "") for key in _GIT_PATH_KEYS) if posixpath.isabs(path)]
    return list(dict.fromkeys(read)), metadata


def _path_list(text: str) -> list[str]:
    try:
        value: JsonValue = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return []
    if not isinstance(value, list):
        return []
    paths = [item for item in value if isinstance(item, str) and posixpath.isabs(item) and item != "/"]
    return list(dict.fromkeys(paths))


def _profile(name: str, rules: Mapping[str, str], *, network: bool) -> list[tuple[str, str]]:
    parts = [
        f'{_text(path)}={{"."={_text(granted)}}}' if path == ":workspace_roots" else f"{_text(path)}={_text(granted)}"
        for path, granted in rules.items()
    ]
    return [
        (f"permissions.{name}.filesystem", f"{{{','.join(parts)}}}"),
        (f"permissions.{name}.network.enabled", _flag(network)),
    ]


def _absolute(path: str, name: str) -> str:
    if not posixpath.isabs(path):
        raise CodexLaunchError(
            f"{name} is {path!r}, which is not an absolute path. Set it to one.", code="codex_launch_path_invalid"
        )
    return "/" + posixpath.normpath(path).lstrip("/")


def _require_short(arguments: Sequence[str]) -> None:
    size = sum(len(argument) + 1 for argument in arguments)
    if size > ARGUMENTS_MAX_CHARACTERS:
        raise CodexLaunchError(
            f"The arguments of codex need {size} characters where {ARGUMENTS_MAX_CHARACTERS} are allowed. "
            "Project fewer roots, or shorter ones.",
            code="codex_launch_arguments_too_long",
            limit=ARGUMENTS_MAX_CHARACTERS,
            observed=size,
        )


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _flag(value: bool) -> str:
    return "true" if value else "false"
