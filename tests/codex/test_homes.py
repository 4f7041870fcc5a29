"""Workspaces that are refused, trust that is written, and what an isolated home holds."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.isolated_home import (
    McpBinding,
    authentication_file,
    configuration_file,
    mcp_binding,
    skill_folders,
)
from paperclip_runner.codex.startup_trust import trust_root, with_trusted_root
from paperclip_runner.codex.workspace import local_working_directory, remote_working_directory


class _Disk:
    """The real file system, below a folder that plays the root."""

    def canonical(self, path: str) -> str:
        return os.path.realpath(path)

    def exists(self, path: str) -> bool:
        return os.path.exists(path)

    def is_directory(self, path: str) -> bool:
        return os.path.isdir(path)


def _refusal(path: Path | str, environment: dict[str, str]) -> str:
    with pytest.raises(CodexLaunchError) as caught:
        local_working_directory(str(path), environment, _Disk())
    return caught.value.code.removeprefix("codex_workspace_")


def test_a_workspace_outside_every_home_is_taken(tmp_path: Path) -> None:
    (tmp_path / "work").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "work")
    environment = {"HOME": str(tmp_path / "home"), "CODEX_HOME": str(tmp_path / "codex")}
    for name in ("work", "link", "work/../work"):
        assert local_working_directory(str(tmp_path / name), environment, _Disk()) == str(tmp_path / "work")


def test_workspaces_are_refused_for_these_reasons(tmp_path: Path) -> None:
    for name in ("home/.ssh/deep", "home/.config/gcloud", "home/project", "codex/inner", "other"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "file").write_text("x", encoding="utf-8")
    (tmp_path / "other" / "escape").symlink_to(tmp_path / "home" / ".ssh")
    environment = {"HOME": str(tmp_path / "home"), "CODEX_HOME": str(tmp_path / "codex")}
    assigned = {**environment, "PAPERCLIP_WORKSPACE_CWD": str(tmp_path / "home" / "project")}
    assert _refusal("  ", environment) == "required"
    assert _refusal(tmp_path / "absent", environment) == "missing"
    assert _refusal(tmp_path / "file", environment) == "not_directory"
    assert _refusal("/", environment) == "is_root"
    assert _refusal(tmp_path / "home", environment) == "contains_home"
    assert _refusal(tmp_path, environment) == "contains_home"
    assert _refusal(tmp_path / "home" / ".ssh" / "deep", assigned) == "sensitive"
    assert _refusal(tmp_path / "home" / ".config" / "gcloud", assigned) == "sensitive"
    assert _refusal(tmp_path / "other" / "escape", assigned) == "sensitive"
    assert _refusal(tmp_path / "home" / "project", environment) == "unassigned"
    assert _refusal(tmp_path / "codex" / "inner", environment) == "overlaps_codex_home"
    assert _refusal(tmp_path / "other", assigned) == "outside_assignment"
    assert local_working_directory(str(tmp_path / "home" / "project"), assigned, _Disk())


@pytest.mark.parametrize(
    ("path", "assigned", "code"),
    [
        ("work", "/srv", "not_normalized"),
        ("/srv/../x", "/srv/../x", "not_normalized"),
        ("/srv/", "/srv/", "not_normalized"),
        ("/wo\nrk", "/wo\nrk", "not_normalized"),
        ("/", "/", "is_root"),
        ("/srv", "  ", "unassigned"),
        ("/srv/sub", "/srv", "outside_assignment"),
        ("/srv", "/srv/", "outside_assignment"),
    ],
)
def test_a_remote_workspace_is_exactly_the_assigned_one(path: str, assigned: str, code: str) -> None:
    with pytest.raises(CodexLaunchError) as caught:
        remote_working_directory(path, {"PAPERCLIP_WORKSPACE_CWD": assigned})
    assert caught.value.code == f"codex_workspace_{code}"
    assert remote_working_directory("/srv", {"PAPERCLIP_WORKSPACE_CWD": " /srv "}) == "/srv"


def test_trust_belongs_to_the_main_checkout() -> None:
    assert trust_root("/repo/worktree", "/repo/main/.git") == "/repo/main"
    assert trust_root("/repo", "/repo/.git/modules/x") == "/repo"


@pytest.mark.parametrize(
    "config",
    [
        "",
        'model = "m"\n',
        'model = "m"',
        "# comment only\r\n",
        '[projects."/repo"]\ntrust_level = "untrusted"  # why\n\n[tui]\nx = 1\n',
        "[projects.'/repo']\n",
        '[projects."/repo"]\nother = 1',
        '[projects."/else"]\ntrust_level = "untrusted"\n',
        'projects = { "/repo" = { trust_level = "untrusted" } }\n',
        'projects = { "/else" = { trust_level = "trusted" } }\n',
        "projects = {}\n",
        '[projects]\n"/repo" = { other = 2 }\n',
        '[projects]\n"/repo".trust_level = "untrusted"\n',
        'projects."/repo".trust_level = "untrusted"\n',
    ],
)
def test_trust_is_added_and_every_other_byte_stays(config: str) -> None:
    changed = with_trusted_root(config, "/repo")
    before, after = tomllib.loads(config), tomllib.loads(changed)
    assert after["projects"]["/repo"]["trust_level"] == "trusted"
    after["projects"]["/repo"].pop("trust_level")
    before.setdefault("projects", {}).setdefault("/repo", {}).pop("trust_level", None)
    assert after == before
    assert with_trusted_root(changed, "/repo") == changed
    for line in config.splitlines():
        if "projects" not in line and "/repo" not in line and "trust_level" not in line:
            assert line in changed


@pytest.mark.parametrize(
    ("config", "code"),
    [
        ("not toml", "codex_startup_trust_configuration_invalid"),
        ("projects = 3\n", "codex_startup_trust_cannot_preserve_configuration"),
        ('projects = { "/repo" = 1 }\n', "codex_startup_trust_cannot_preserve_configuration"),
    ],
)
def test_a_configuration_that_cannot_take_trust_is_left_alone(config: str, code: str) -> None:
    with pytest.raises(CodexLaunchError) as caught:
        with_trusted_root(config, "/repo")
    assert caught.value.code == code


def test_skill_names_are_portable_and_apart() -> None:
    assert skill_folders(["review", "team/deploy", "team/test"]) == ["review", "team/deploy", "team/test"]


@pytest.mark.parametrize(
    "names",
    [
        [""],
        ["/abs"],
        ["a/../b"],
        ["a//b"],
        ["."],
        ["a\\b"],
        ["a:b"],
        ["nul"],
        ["COM1.txt"],
        ["a\x00"],
        ["..."],
        ["Review", "review"],
        ["review", "review."],
        ["a", "a/b"],
        ["a/b", "A"],
        ["é", "e\u0301"],
    ],
)
def test_a_skill_name_that_could_land_elsewhere_is_refused(names: list[str]) -> None:
    with pytest.raises(CodexLaunchError) as caught:
        skill_folders(names)
    assert caught.value.code == "codex_skill_name_invalid"


MCP = {
    "PAPERCLIP_NATIVE_MCP_NAME": "tools",
    "PAPERCLIP_NATIVE_MCP_URL": "http://127.0.0.1:8080/mcp",
    "PAPERCLIP_NATIVE_MCP_TOKEN": "t" * 32,
}


def test_a_bound_server_stands_in_the_configuration() -> None:
    binding = mcp_binding(MCP)
    assert binding == McpBinding(name="tools", url="http://127.0.0.1:8080/mcp", token="t" * 32)
    document = tomllib.loads(configuration_file(binding))
    assert document["features"] == {"shell_snapshot": False}
    server = document["mcp_servers"]["tools"]
    assert server["http_headers"] == {"Authorization": f"Bearer {'t' * 32}"}
    assert tomllib.loads(configuration_file(None)) == {"features": {"shell_snapshot": False}}
    assert mcp_binding({}) is None


@pytest.mark.parametrize(
    "change",
    [
        {"PAPERCLIP_NATIVE_MCP_NAME": ""},
        {"PAPERCLIP_NATIVE_MCP_NAME": "a b"},
        {"PAPERCLIP_NATIVE_MCP_URL": "http://example.com/mcp"},
        {"PAPERCLIP_NATIVE_MCP_URL": "https://u:p@example.com/"},
        {"PAPERCLIP_NATIVE_MCP_URL": "https://example.com/#x"},
        {"PAPERCLIP_NATIVE_MCP_URL": "https://example.com/" + "x" * 2_048},
        {"PAPERCLIP_NATIVE_MCP_TOKEN": "t" * 31},
        {"PAPERCLIP_NATIVE_MCP_TOKEN": "t" * 4_097},
    ],
)
def test_half_a_binding_is_refused_without_showing_its_token(change: dict[str, str]) -> None:
    with pytest.raises(CodexLaunchError) as caught:
        mcp_binding({**MCP, **change})
    assert caught.value.code == "codex_mcp_binding_invalid"
    assert "ttt" not in str(caught.value)


def test_a_login_is_an_api_key_a_copy_or_nothing() -> None:
    assert authentication_file("key", b"ignored") == b'{"OPENAI_API_KEY":"key"}'
    assert authentication_file(None, b"{}") == b"{}"
    assert authentication_file("", None) is None
    with pytest.raises(CodexLaunchError) as caught:
        authentication_file(None, b"x" * 1_048_577)
    assert caught.value.code == "codex_authentication_too_large"
