"""What is prepared before an app-server is started: program, version, home, trust, arguments."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from paperclip_runner.codex import IsolatedHome, SkillSource, WorkspaceAuthority, codex_version, find_codex
from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.executable import executable_roots, parse_version
from paperclip_runner.codex.local_files import read_regular_file
from paperclip_runner.codex.start_up import prepare_home, prepare_launch, trust_workspace
from tests.codex_driver.fake_app_server import memory_options

if TYPE_CHECKING:
    from pathlib import Path

ENVIRONMENT = {"PATH": os.environ.get("PATH", os.defpath)}


def program(folder: Path, text: str, name: str = "codex") -> str:
    """A program that is a shell script."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return os.fspath(path)


def test_the_given_program_comes_before_the_one_on_the_path(tmp_path: Path) -> None:
    on_path = program(tmp_path, "exit 0")
    given = program(tmp_path, "exit 0", "other")
    environment = {"PATH": os.fspath(tmp_path)}
    assert find_codex(given, environment) == given
    assert find_codex("codex", environment) == on_path


def test_without_any_program_the_error_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "codex_cli_bin", None)
    with pytest.raises(CodexLaunchError) as caught:
        find_codex(None, {"PATH": os.fspath(tmp_path)})
    assert caught.value.code == "codex_not_found"
    with pytest.raises(CodexLaunchError) as caught:
        find_codex(os.fspath(tmp_path), {"PATH": ""})
    assert caught.value.code == "codex_not_executable"


@pytest.mark.parametrize(
    ("said", "numbers"),
    [
        ("codex-cli 0.160.1", (0, 160, 1)),
        ("paperclip-runner/0.163.0 (Debian 12.0.0; x86_64)", (0, 163, 0)),
        ("codex-cli 1.2.3-alpha.4", (1, 2, 3)),
        ("codex", None),
        ("", None),
    ],
)
def test_a_version_is_read_from_what_codex_calls_itself(said: str, numbers: tuple[int, int, int] | None) -> None:
    version = parse_version(said)
    assert (None if version is None else version.numbers) == numbers


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("echo codex-cli 0.120.0", "codex_version_unsupported"),
        ("echo hello", "codex_version_unknown"),
        ("echo codex-cli 0.160.0; exit 3", "codex_version_unknown"),
        ("head -c 100000 /dev/zero", "codex_version_unknown"),
    ],
)
def test_a_program_that_is_no_codex_we_know_is_refused(tmp_path: Path, text: str, code: str) -> None:
    with pytest.raises(CodexLaunchError) as caught:
        asyncio.run(codex_version(program(tmp_path, text), ENVIRONMENT))
    assert caught.value.code == code


def test_a_version_newer_than_the_tested_ones_is_told_apart(tmp_path: Path) -> None:
    version = asyncio.run(codex_version(program(tmp_path, "echo codex-cli 9.9.9"), ENVIRONMENT))
    assert (version.text, version.qualified) == ("9.9.9", False)


def test_commands_may_read_the_folder_of_codex_and_never_more(tmp_path: Path) -> None:
    plain = program(tmp_path, "exit 0")
    assert executable_roots(plain) == [plain]
    package = tmp_path / "package"
    (package / "bin").mkdir(parents=True)
    (package / "codex-resources").mkdir()
    packaged = program(package / "bin", "exit 0")
    link = tmp_path / "link"
    link.symlink_to(packaged)
    assert executable_roots(packaged) == [packaged, os.fspath(package)]
    assert executable_roots(os.fspath(link)) == [os.fspath(link), packaged, os.fspath(package)]


def test_a_launch_is_checked_and_put_together(tmp_path: Path) -> None:
    options = memory_options(tmp_path, extra_arguments=("-c", "model=x"), read_only_roots=("/opt/tools",))
    start_up = asyncio.run(prepare_launch(options, os.fspath(tmp_path / "workspace")))
    arguments = start_up.launch.arguments
    assert arguments[0] == sys.executable
    assert arguments[-3:] == ("-c", "model=x", "app-server")
    assert any('"/opt/tools"="read"' in argument for argument in arguments)
    assert start_up.launch.environment == {"PATH": os.defpath, "HOME": os.fspath(tmp_path / "home")}
    with pytest.raises(CodexLaunchError) as caught:
        asyncio.run(prepare_launch(options, os.fspath(tmp_path)))
    assert caught.value.code == "codex_workspace_contains_home"
    remote = memory_options(tmp_path, workspace_authority=WorkspaceAuthority.REMOTE_RUNNER)
    with pytest.raises(CodexLaunchError) as caught:
        asyncio.run(prepare_launch(remote, "/somewhere"))
    assert caught.value.code == "codex_workspace_unassigned"


def skill(folder: Path, name: str = "greeting") -> SkillSource:
    source = folder / "sources" / name
    (source / "scripts").mkdir(parents=True)
    (source / "SKILL.md").write_text("Greet.", encoding="utf-8")
    (source / "scripts" / "run.sh").write_text("echo", encoding="utf-8")
    (source / "scripts" / "run.sh").chmod(0o755)
    return SkillSource(name=name, source=os.fspath(source))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_an_isolated_home_holds_what_is_named_and_for_its_owner_only(tmp_path: Path) -> None:
    login = tmp_path / "login"
    login.mkdir()
    (login / "auth.json").write_text("{}", encoding="utf-8")
    (login / "history.jsonl").write_text("private", encoding="utf-8")
    path = tmp_path / "isolated"
    home = IsolatedHome(path=os.fspath(path), skills=(skill(tmp_path),), login_home=os.fspath(login))
    prepare_home(home, {})
    assert sorted(each.name for each in path.iterdir()) == ["auth.json", "config.toml", "skills"]
    assert mode(path) == 0o700
    assert mode(path / "auth.json") == 0o600
    assert mode(path / "skills" / "greeting") == 0o555
    assert mode(path / "skills" / "greeting" / "SKILL.md") == 0o444
    assert mode(path / "skills" / "greeting" / "scripts" / "run.sh") == 0o555
    prepare_home(home, {})
    with pytest.raises(CodexLaunchError) as caught:
        prepare_home(IsolatedHome(path=home.path, skills=(skill(tmp_path, "other"),)), {})
    assert caught.value.code == "codex_home_invalid"


def test_a_skill_with_a_link_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    given = skill(tmp_path)
    os.symlink("/etc/passwd", os.path.join(given.source, "scripts", "link"))
    path = tmp_path / "isolated"
    with pytest.raises(CodexLaunchError) as caught:
        prepare_home(IsolatedHome(path=os.fspath(path), skills=(given,)), {})
    assert caught.value.code == "codex_skill_source_invalid"
    assert sorted(each.name for each in path.iterdir()) == ["config.toml"]


def test_a_login_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("s3cr3t", encoding="utf-8")
    login = tmp_path / "login"
    login.mkdir()
    (login / "auth.json").symlink_to(tmp_path / "secret")
    path = tmp_path / "isolated"
    prepare_home(IsolatedHome(path=os.fspath(path), login_home=os.fspath(login)), {})
    assert not (path / "auth.json").exists()
    os.mkfifo(tmp_path / "pipe")
    assert read_regular_file(os.fspath(tmp_path / "pipe"), 10) is None


def test_the_checkout_of_the_working_directory_is_trusted(tmp_path: Path) -> None:
    main, linked, home = tmp_path / "main", tmp_path / "linked", tmp_path / "codex-home"
    git = ["git", "-c", "user.name=x", "-c", "user.email=x@example.invalid"]
    for command in (
        ["git", "init", "-q", os.fspath(main)],
        [*git, "-C", os.fspath(main), "commit", "-q", "--allow-empty", "-m", "first"],
        ["git", "-C", os.fspath(main), "worktree", "add", "-q", os.fspath(linked)],
    ):
        subprocess.run(command, check=True, capture_output=True, timeout=30)
    asyncio.run(trust_workspace(os.fspath(home), os.fspath(linked), ENVIRONMENT))
    config = home / "config.toml"
    assert config.read_text(encoding="utf-8") == f'[projects."{main}"]\ntrust_level = "trusted"\n'
    assert (mode(home), mode(config)) == (0o700, 0o600)


def test_the_empty_git_folder_codex_leaves_is_no_checkout(tmp_path: Path) -> None:
    (tmp_path / "workspace" / ".git").mkdir(parents=True)
    home = tmp_path / "codex-home"
    asyncio.run(trust_workspace(os.fspath(home), os.fspath(tmp_path / "workspace"), ENVIRONMENT))
    assert f'"{tmp_path}/workspace"' in (home / "config.toml").read_text(encoding="utf-8")


def test_a_checkout_git_cannot_name_is_not_trusted(tmp_path: Path) -> None:
    (tmp_path / ".git").write_text("gitdir: /nowhere\n", encoding="utf-8")
    with pytest.raises(CodexLaunchError) as caught:
        asyncio.run(trust_workspace(os.fspath(tmp_path / "home"), os.fspath(tmp_path), ENVIRONMENT))
    assert caught.value.code == "codex_startup_trust_git_resolution_failed"
    assert not (tmp_path / "home").exists()


def test_the_package_is_imported_without_an_event_loop() -> None:
    code = "import sys; import paperclip_runner.codex; sys.exit('asyncio' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=30, check=False).returncode == 0


def test_every_public_name_is_there() -> None:
    import paperclip_runner.codex as codex

    assert all(getattr(codex, name) is not None for name in codex.__all__)
    assert set(codex.__all__) <= set(dir(codex))
    with pytest.raises(AttributeError):
        codex.nothing  # noqa: B018
