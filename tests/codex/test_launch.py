"""Launch policy: arguments, profiles, and which variables go where."""

from __future__ import annotations

import itertools
import tomllib
from typing import cast

import pytest

from paperclip_runner.codex.environment import (
    app_server_environment,
    command_environment_keys,
    shell_environment_policy,
)
from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.launch import (
    CollaborationMode,
    denied_homes,
    launch_arguments,
    permission_profile,
    root_access,
    stable_launch_identity,
)

HOMES = {"HOME": "/home/user", "CODEX_HOME": "/var/codex-home", "PATH": "/usr/bin"}
EXTERNAL = {"PAPERCLIP_RUNNER_EXTERNAL_SANDBOX": "1"}
NETWORK = {"PAPERCLIP_RUNNER_NETWORK_ACCESS": "enabled"}
ONLY = "permissions.paperclip-runner-workspace-only"
READ = "permissions.paperclip-runner-workspace-read-only"
OUTER = "permissions.paperclip-runner-external-sandbox"


def _settings(arguments: list[str]) -> dict[str, str]:
    pairs = itertools.pairwise(arguments)
    return dict(value.split("=", 1) for flag, value in pairs if flag == "-c")


def _rules(arguments: list[str], profile: str) -> dict[str, object]:
    document = tomllib.loads(f"rules = {_settings(arguments)[profile + '.filesystem']}")
    return cast("dict[str, object]", document["rules"])


def test_the_arguments_of_a_local_launch_are_exactly_these() -> None:
    arguments = launch_arguments({**HOMES, "LANG": "C"}, read_only_roots=["/opt/codex"], network_roots=["/etc/hosts"])
    denied = '":root"="none",":minimal"="read",":tmpdir"="none","/home/user"="none","/var/codex-home"="none"'
    assert arguments == [
        "-c",
        'default_permissions="paperclip-runner-workspace-only"',
        "-c",
        f'{ONLY}.filesystem={{{denied},"/opt/codex"="read",":workspace_roots"={{"."="write"}}}}',
        "-c",
        f"{ONLY}.network.enabled=false",
        "-c",
        f'{READ}.filesystem={{{denied},"/opt/codex"="read",":workspace_roots"={{"."="read"}}}}',
        "-c",
        f"{READ}.network.enabled=false",
        "-c",
        'shell_environment_policy.inherit="none"',
        "-c",
        "shell_environment_policy.ignore_default_excludes=false",
        "-c",
        'shell_environment_policy.include_only=["LANG","PATH"]',
        "-c",
        'shell_environment_policy.set={PATH="/usr/bin",LANG="C"}',
        "--disable",
        "image_generation",
        "app-server",
    ]


@pytest.mark.parametrize(("external", "network"), list(itertools.product([False, True], repeat=2)))
def test_each_combination_selects_its_profiles(*, external: bool, network: bool) -> None:
    environment = {**HOMES, **(EXTERNAL if external else {}), **(NETWORK if network else {})}
    arguments = launch_arguments(environment, network_roots=["/etc/hosts"])
    settings = _settings(arguments)
    default = "paperclip-runner-external-sandbox" if external else "paperclip-runner-workspace-only"
    assert settings["default_permissions"] == f'"{default}"'
    assert permission_profile(CollaborationMode.DEFAULT, external_sandbox=external) == default
    assert (
        permission_profile(CollaborationMode.PLAN, external_sandbox=external) == "paperclip-runner-workspace-read-only"
    )
    profiles = [ONLY, READ, *([OUTER] if external else [])]
    assert {settings[f"{profile}.network.enabled"] for profile in profiles} == {"true" if network else "false"}
    assert (f"{OUTER}.filesystem" in settings) == external
    assert ("--dangerously-bypass-approvals-and-sandbox" in arguments) == external
    assert arguments[-1] == "app-server"
    assert ("/etc/hosts" in _rules(arguments, ONLY)) == network
    for value in settings.values():
        tomllib.loads(f"value = {value}")


def test_an_external_plan_reads_everything_and_denies_nothing() -> None:
    environment = {**HOMES, **EXTERNAL, "GH_CONFIG_DIR": "/gh", "PAPERCLIP_GITHUB_BROKER_TOKEN": "t"}
    arguments = launch_arguments(environment, read_only_roots=["/opt/codex"])
    assert _rules(arguments, READ) == {":root": "read", "/gh": "write"}
    assert _rules(arguments, OUTER) == {":root": "write"}
    assert "none" in _rules(arguments, ONLY).values()
    without_broker = launch_arguments({**HOMES, **EXTERNAL, "GH_CONFIG_DIR": "/gh"})
    assert _rules(without_broker, READ) == {":root": "read"}


@pytest.mark.parametrize(
    ("mode", "external", "access"),
    [
        (CollaborationMode.DEFAULT, False, "none"),
        (CollaborationMode.PLAN, False, "none"),
        (CollaborationMode.DEFAULT, True, "write"),
        (CollaborationMode.PLAN, True, "read"),
    ],
)
def test_what_lies_outside_the_workspace_is_told_truly(mode: CollaborationMode, access: str, *, external: bool) -> None:
    assert root_access(mode, external_sandbox=external) == access


@pytest.mark.parametrize("value", ["1", "true", "ENABLED", "", "disabled"])
def test_the_network_opens_for_one_word_only(value: str) -> None:
    arguments = launch_arguments({**HOMES, "PAPERCLIP_RUNNER_NETWORK_ACCESS": value})
    assert _settings(arguments)[f"{ONLY}.network.enabled"] == "false"


@pytest.mark.parametrize("value", ["0", "true", " 1", "yes"])
def test_the_sandbox_is_external_for_one_word_only(value: str) -> None:
    assert "--dangerously-bypass-approvals-and-sandbox" not in launch_arguments(
        {**HOMES, "PAPERCLIP_RUNNER_EXTERNAL_SANDBOX": value}
    )


@pytest.mark.parametrize(
    ("home", "codex_home", "denied"),
    [
        ("/home/u", "/home/u/.codex", ["/home/u"]),
        ("/home/u/", "/home/u/", ["/home/u"]),
        ("/srv/codex/home", "/srv/codex", ["/srv/codex"]),
        ("/home/u", "/home/user2", ["/home/u", "/home/user2"]),
        ("/home/u", "", ["/home/u"]),
        (" ", "/c/../c", ["/c"]),
    ],
)
def test_a_home_inside_the_other_is_denied_by_the_outer_one(home: str, codex_home: str, denied: list[str]) -> None:
    environment = {"HOME": home, "CODEX_HOME": codex_home}
    assert denied_homes(environment) == denied
    rules = _rules(launch_arguments(environment), ONLY)
    assert [path for path, granted in rules.items() if granted == "none" and not path.startswith(":")] == denied


def test_a_home_that_codex_itself_is_in_is_left_to_the_rule_for_the_root() -> None:
    environment = {"HOME": "/home/x", "CODEX_HOME": "/home/x/.codex"}
    program = "/home/x/venv/bin/codex"
    assert denied_homes(environment, [program]) == ["/home/x/.codex"]
    assert denied_homes(environment, ["/home/xy/bin/codex"]) == ["/home/x"]
    rules = _rules(launch_arguments(environment, read_only_roots=[program]), ONLY)
    assert (rules[":root"], rules["/home/x/.codex"], rules[program]) == ("none", "none", "read")
    assert "/home/x" not in rules


def test_a_relative_home_is_refused() -> None:
    with pytest.raises(CodexLaunchError) as caught:
        launch_arguments({"HOME": "user"})
    assert caught.value.code == "codex_launch_path_invalid"


def test_a_path_stands_once_in_a_profile_and_a_denied_one_stays_denied() -> None:
    environment = {
        **HOMES,
        "PAPERCLIP_GITHUB_AUTH_MODE": "host",
        "PAPERCLIP_GITHUB_HOST_HOME": "/host",
        "GH_CONFIG_DIR": "/gh",
        "PAPERCLIP_GITHUB_BROKER_TOKEN": "t",
        "PAPERCLIP_GIT_METADATA_ROOTS": '["/home/user", "/repo/.git", "/", "relative", 3]',
    }
    rules = _rules(launch_arguments(environment, read_only_roots=["/gh"]), ONLY)
    assert rules["/gh"] == "write"
    assert rules["/home/user"] == "none"
    assert rules["/repo/.git"] == "write"
    assert rules["/host/.ssh"] == "read"
    assert "/" not in rules
    assert _rules(launch_arguments(environment), READ)["/repo/.git"] == "read"


def test_malformed_root_lists_open_nothing() -> None:
    environment = {
        **HOMES,
        **NETWORK,
        "PAPERCLIP_RUNNER_NETWORK_ROOTS": "[broken",
        "PAPERCLIP_GIT_METADATA_ROOTS": "{}",
    }
    rules = _rules(launch_arguments(environment, network_roots=["/etc/hosts"]), ONLY)
    assert list(rules) == [":root", ":minimal", ":tmpdir", "/home/user", "/var/codex-home", ":workspace_roots"]


def test_values_of_projected_variables_never_become_arguments() -> None:
    secrets = {"GH_TOKEN": "s3cret-1", "PAPERCLIP_GITHUB_BRIDGE_TOKEN": "s3cret-2", "SSH_AUTH_SOCK": "/run/s3cret-3"}
    arguments = launch_arguments({**HOMES, **secrets})
    assert "s3cret" not in " ".join(arguments)
    assert _settings(arguments)["shell_environment_policy.inherit"] == '"all"'
    assert '"GH_TOKEN"' in _settings(arguments)["shell_environment_policy.include_only"]


def test_too_long_a_launch_is_refused_with_its_size() -> None:
    with pytest.raises(CodexLaunchError) as caught:
        launch_arguments(HOMES, read_only_roots=[f"/roots/{number:04}/{'x' * 60}" for number in range(500)])
    assert caught.value.code == "codex_launch_arguments_too_long"
    assert (caught.value.observed or 0) > (caught.value.limit or 0)


def test_the_identity_of_a_launch_outlives_new_roots_and_variables() -> None:
    before = launch_arguments({**HOMES, **EXTERNAL})
    after = launch_arguments({**HOMES, **EXTERNAL, "GH_TOKEN": "t", "LANG": "C"}, read_only_roots=["/new"])
    assert before != after
    assert stable_launch_identity(before) == stable_launch_identity(after)
    assert stable_launch_identity(before) != stable_launch_identity(launch_arguments(HOMES))
    assert stable_launch_identity(before) != stable_launch_identity(launch_arguments({**HOMES, **EXTERNAL, **NETWORK}))


def test_the_app_server_inherits_named_variables_only() -> None:
    environment = {
        **HOMES,
        "OPENAI_API_KEY": "k",
        "PAPERCLIP_API_KEY": "k",
        "EDITOR": "vi",
        "HTTP_PROXY": "http://proxy:3128",
        "HTTPS_PROXY": "http://user:pass@proxy:3128",
        "NO_PROXY": "localhost,127.0.0.1",
        "GH_TOKEN": "t",
        **{f"MARKER_{number}": "x" for number in range(40)},
    }
    assert app_server_environment(environment) == {
        **HOMES,
        "HTTP_PROXY": "http://proxy:3128",
        "GH_TOKEN": "t",
    }


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("http://h", True),
        ("socks5://h:1080", True),
        ("h:80", True),
        ("http://[::1]:3", True),
        ("http://u@h", False),
        ("http://:p@h", False),
        ("http:u@h", False),
        ("http://h:99999", False),
        ("http://", False),
        ("localhost,127.0.0.1", False),
        ("*", False),
        ("", False),
    ],
)
def test_a_proxy_variable_is_kept_when_it_is_a_url_without_credentials(value: str, *, kept: bool) -> None:
    assert ("ALL_PROXY" in app_server_environment({"ALL_PROXY": value})) == kept


@pytest.mark.parametrize(("count", "kept"), [("2", True), ("33", False), ("-1", False), ("x", False), ("٣", False)])
def test_numbered_git_entries_are_projected_within_their_bound(count: str, *, kept: bool) -> None:
    entries = {f"GIT_CONFIG_{part}_{number}": "v" for number in range(4) for part in ("KEY", "VALUE")}
    passed = app_server_environment({"GIT_CONFIG_COUNT": count, **entries})
    names = ["GIT_CONFIG_COUNT", *(f"GIT_CONFIG_{part}_{number}" for number in range(2) for part in ("KEY", "VALUE"))]
    assert sorted(passed) == (sorted(names) if kept else [])


def test_commands_find_a_launcher_home_or_the_host_home_and_never_the_own_one() -> None:
    launcher = shell_environment_policy({**HOMES, "PAPERCLIP_GITHUB_LAUNCHER_DIR": "/launch"})
    assert launcher.set == {
        "PATH": "/usr/bin",
        "HOME": "/launch",
        "ZDOTDIR": "/launch",
        "BASH_ENV": "/launch/.bashrc",
    }
    host = shell_environment_policy(
        {**HOMES, "PAPERCLIP_GITHUB_AUTH_MODE": "host", "PAPERCLIP_GITHUB_HOST_HOME": "/host"}
    )
    assert host.set["HOME"] == "/host"
    plain = shell_environment_policy(HOMES)
    assert (plain.inherit, plain.ignore_default_excludes) == ("none", False)
    assert command_environment_keys(HOMES) == ["PATH"]
