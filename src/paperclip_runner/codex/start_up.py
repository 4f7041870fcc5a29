"""From options to a running app-server: working directory, home, trust, arguments, environment, process (shell)."""

from __future__ import annotations

import asyncio
import os
import posixpath
import shutil
import stat
import tempfile
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.environment import app_server_environment
from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.executable import CodexVersion, codex_version, executable_roots, find_codex
from paperclip_runner.codex.isolated_home import (
    AUTHENTICATION_MAX_BYTES,
    authentication_file,
    configuration_file,
    mcp_binding,
    skill_folders,
)
from paperclip_runner.codex.launch import NETWORK_ROOTS, launch_arguments
from paperclip_runner.codex.local_files import LocalFiles, read_regular_file, replace_file
from paperclip_runner.codex.options import WorkspaceAuthority
from paperclip_runner.codex.startup_trust import trust_root, with_trusted_root
from paperclip_runner.codex.workspace import local_working_directory, remote_working_directory
from paperclip_runner.harness.launch import Launch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_runner.codex.options import CodexOptions, IsolatedHome, SkillSource

__all__ = ["StartUp", "given_environment", "prepare_home", "prepare_launch", "trust_workspace", "working_directory"]

CONFIGURATION_MAX_BYTES: Final = 4_194_304
"""Bytes of a config.toml that trust is added to."""

GIT_SECONDS: Final = 5.0
"""How long git may take to name a checkout, in seconds."""

SKILL_FILES_MAX: Final = 4_096
"""Files of all skills of one home together."""

SKILL_BYTES_MAX: Final = 67_108_864
"""Bytes of all skills of one home together."""

READ_ONLY_FOLDER: Final = 0o555
"""Mode of the folders of a skill."""

_FILES: Final = LocalFiles()


class StartUp(msgspec.Struct, frozen=True, kw_only=True):
    """What is started, and what it was made of. `environment` is the whole environment of the app-server."""

    launch: Launch
    program: str
    version: CodexVersion | None
    working_directory: str
    environment: dict[str, str]


def working_directory(options: CodexOptions, path: str, environment: Mapping[str, str]) -> str:
    """The canonical working directory. Raises `CodexLaunchError`; see `workspace`."""
    if options.workspace_authority is WorkspaceAuthority.REMOTE_RUNNER:
        return remote_working_directory(path, environment)
    return local_working_directory(path, environment, _FILES)


def given_environment(options: CodexOptions) -> dict[str, str]:
    """What the environment of the app-server is chosen from."""
    given = dict(os.environ if options.environment is None else options.environment)
    if options.home is not None:
        given["CODEX_HOME"] = options.home.path
    return given


async def prepare_launch(options: CodexOptions, path: str) -> StartUp:
    """Checks everything that can be checked before a process exists, and prepares what it needs.

    Raises `CodexLaunchError`; nothing was started then but what is asked for its version.
    """
    if os.name != "posix":
        raise CodexLaunchError(
            "Codex is driven through process groups and permission profiles, which this system does not offer. Run the "
            "driver on Linux or macOS (on Windows: inside WSL).",
            code="codex_platform_unsupported",
        )
    given = given_environment(options)
    directory = working_directory(options, path, given)
    environment = app_server_environment(given)
    if options.home is not None:
        await asyncio.to_thread(prepare_home, options.home, given)
    program = find_codex(options.codex, given)
    version: CodexVersion | None = None
    if options.check_version:
        version = await codex_version(program, environment)
    if options.trust_workspace and environment.get("CODEX_HOME", "").strip():
        await trust_workspace(environment["CODEX_HOME"], directory, environment)
    arguments = launch_arguments(
        environment,
        read_only_roots=(*executable_roots(program), *options.read_only_roots),
        network_roots=_network_roots(),
    )
    launch = Launch(
        arguments=(program, *arguments[:-1], *options.extra_arguments, arguments[-1]),
        working_directory=directory,
        environment=environment,
    )
    return StartUp(
        launch=launch, program=program, version=version, working_directory=directory, environment=environment
    )


def prepare_home(home: IsolatedHome, environment: Mapping[str, str]) -> None:
    """Makes the isolated home, or checks that it is there already; skills that are laid out are left as they are.

    Raises `CodexLaunchError`: `codex_home_invalid`, `codex_skill_name_invalid`, `codex_skill_source_invalid`,
    `codex_authentication_too_large`, `codex_mcp_binding_invalid`.
    """
    if not posixpath.isabs(home.path):
        raise CodexLaunchError(
            f"The isolated home {home.path!r} is no absolute path. Give one.", code="codex_home_invalid"
        )
    skill_folders([skill.name for skill in home.skills])
    binding = mcp_binding(environment)
    source: bytes | None = None
    if home.api_key is None and home.login_home is not None:
        source = read_regular_file(posixpath.join(home.login_home, "auth.json"), AUTHENTICATION_MAX_BYTES)
    login = authentication_file(home.api_key, source)
    try:
        os.makedirs(home.path, mode=0o700, exist_ok=True)
        if not stat.S_ISDIR(os.lstat(home.path).st_mode):
            raise NotADirectoryError(20, "it is a link", home.path)
        os.chmod(home.path, 0o700)
        config = posixpath.join(home.path, "config.toml")
        if binding is not None or not os.path.lexists(config):
            replace_file(config, configuration_file(binding).encode())
        if login is not None:
            replace_file(posixpath.join(home.path, "auth.json"), login)
        if home.skills:
            _lay_out_skills(home)
    except OSError as error:
        raise CodexLaunchError(
            f"The isolated home {home.path!r} cannot be made: {error.strerror or error}. Give another place.",
            code="codex_home_invalid",
        ) from error


async def trust_workspace(codex_home: str, directory: str, environment: Mapping[str, str]) -> None:
    """Marks the checkout of the working directory as trusted in CODEX_HOME/config.toml.

    Raises `CodexLaunchError`: `codex_startup_trust_git_resolution_failed` and those of `startup_trust`.
    """
    if not posixpath.isabs(codex_home):
        raise CodexLaunchError(
            f"CODEX_HOME is {codex_home!r}, which is not an absolute path. Set it to one.",
            code="codex_launch_path_invalid",
        )
    root = await _checkout(directory, environment)
    path = posixpath.join(codex_home, "config.toml")
    try:
        os.makedirs(codex_home, mode=0o700, exist_ok=True)
        before = read_regular_file(path, CONFIGURATION_MAX_BYTES) or b""
        if len(before) > CONFIGURATION_MAX_BYTES:
            raise CodexLaunchError(
                f"{path!r} is too large to be a configuration. Use another CODEX_HOME.",
                code="codex_startup_trust_configuration_invalid",
                limit=CONFIGURATION_MAX_BYTES,
                observed=len(before),
            )
        after = with_trusted_root(before.decode(), root).encode()
        if after != before:
            replace_file(path, after)
    except (OSError, UnicodeDecodeError) as error:
        raise CodexLaunchError(
            f"{path!r} cannot be read and written: {error}. Repair it, or use another CODEX_HOME.",
            code="codex_startup_trust_configuration_invalid",
        ) from error


def _network_roots() -> list[str]:
    return [os.path.realpath(root) for root in NETWORK_ROOTS if os.path.exists(root)]


def _is_in_checkout(directory: str) -> bool:
    """Whether the folder or one above it holds a repository. The empty `.git` that Codex leaves in one is none."""
    while True:
        entry = posixpath.join(directory, ".git")
        if os.path.isfile(entry) or os.path.lexists(posixpath.join(entry, "HEAD")):
            return True
        if directory == "/":
            return False
        directory = posixpath.dirname(directory)


async def _checkout(directory: str, environment: Mapping[str, str]) -> str:
    from paperclip_runner.harness.one_shot import ask_program
    from paperclip_runner.harness.process_errors import ProcessError

    if not _is_in_checkout(directory):
        return directory
    names: list[str] = []
    kept = {name: environment[name] for name in ("PATH", "HOME", "LANG") if name in environment}
    for question in (["--show-toplevel"], ["--path-format=absolute", "--git-common-dir"]):
        launch = Launch(
            arguments=("git", "-C", directory, "rev-parse", *question), working_directory="/", environment=kept
        )
        try:
            answer = await ask_program(launch, timeout_seconds=GIT_SECONDS)
        except ProcessError as error:
            raise _git_failed(directory, error.code) from error
        if not answer.exit.success:
            raise _git_failed(directory, f"exit code {answer.exit.exit_code}")
        names.append(_FILES.canonical(os.fsdecode(answer.output.removesuffix(b"\n"))))
    return trust_root(names[0], names[1])


def _git_failed(directory: str, problem: str) -> CodexLaunchError:
    return CodexLaunchError(
        f"git did not name the checkout of {directory!r} ({problem}). Check that git is installed and that the "
        "repository is intact.",
        code="codex_startup_trust_git_resolution_failed",
    )


def _lay_out_skills(home: IsolatedHome) -> None:
    """Copies the skills into a folder beside the destination, read-only, and renames it into place."""
    destination = posixpath.join(home.path, "skills")
    if os.path.lexists(destination):
        missing = [skill.name for skill in home.skills if not os.path.isfile(f"{destination}/{skill.name}/SKILL.md")]
        if missing:
            raise CodexLaunchError(
                f"{destination!r} was laid out with other skills ({', '.join(missing)} is missing). Use another home.",
                code="codex_home_invalid",
            )
        return
    staging = tempfile.mkdtemp(prefix=".skills.", dir=home.path)
    try:
        budget = [SKILL_FILES_MAX, SKILL_BYTES_MAX]
        for skill in home.skills:
            _copy_skill(skill, posixpath.join(staging, skill.name), budget)
        os.rename(staging, destination)
    except BaseException:
        _make_removable(staging)
        shutil.rmtree(staging, ignore_errors=True)
        raise
    os.chmod(destination, READ_ONLY_FOLDER)


def _copy_skill(skill: SkillSource, destination: str, budget: list[int]) -> None:
    if not os.path.isfile(posixpath.join(skill.source, "SKILL.md")):
        raise _skill_refused(skill, "has no SKILL.md")
    os.makedirs(destination, mode=0o700)
    for folder, folders, files in os.walk(skill.source):
        target = posixpath.normpath(posixpath.join(destination, os.path.relpath(folder, skill.source)))
        for name in folders:
            if os.path.islink(posixpath.join(folder, name)):
                raise _skill_refused(skill, f"holds the link {name!r}")
            os.mkdir(posixpath.join(target, name), 0o700)
        for name in files:
            data = read_regular_file(posixpath.join(folder, name), budget[1])
            if data is None:
                raise _skill_refused(skill, f"holds {name!r}, which is no regular file")
            budget[0] -= 1
            budget[1] -= len(data)
            if min(budget) < 0:
                raise _skill_refused(skill, f"is too large: {SKILL_FILES_MAX} files, {SKILL_BYTES_MAX} bytes for all")
            mode = os.stat(posixpath.join(folder, name)).st_mode & 0o555 | 0o400
            _write_new(posixpath.join(target, name), data, mode)
    for folder, _, _ in os.walk(destination, topdown=False):
        os.chmod(folder, READ_ONLY_FOLDER)


def _write_new(path: str, data: bytes, mode: int) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600), "wb") as file:
        file.write(data)
        os.fchmod(file.fileno(), mode)


def _make_removable(folder: str) -> None:
    for path, _, _ in os.walk(folder):
        os.chmod(path, 0o700)


def _skill_refused(skill: SkillSource, problem: str) -> CodexLaunchError:
    return CodexLaunchError(
        f"The skill {skill.name!r} {problem}. Give a folder of plain files with a SKILL.md.",
        code="codex_skill_source_invalid",
        details={"name": skill.name},
    )
