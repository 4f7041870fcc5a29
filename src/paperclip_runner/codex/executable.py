"""Which `codex` program is started, which version it is, and what of it a command must be able to read (shell)."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
from typing import TYPE_CHECKING, Final, cast

import msgspec

from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.redaction import redact_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

__all__ = [
    "OLDEST_VERSION",
    "QUALIFIED_VERSIONS",
    "CodexVersion",
    "codex_version",
    "executable_roots",
    "find_codex",
    "parse_version",
]

OLDEST_VERSION: Final = (0, 160)
"""First version of Codex this driver starts: permission profiles and the history it reads are not complete before."""

QUALIFIED_VERSIONS: Final = ((0, 160), (0, 163))
"""First and last version this driver is tested with; another one is started and a diagnostic says so."""

VERSION_SECONDS: Final = 15.0
"""How long the program may take to print its version, in seconds."""

VERSION_BYTES: Final = 4_096
"""Longest answer to the question for the version, in bytes."""

_VERSION: Final = re.compile(r"\b(\d{1,6})\.(\d{1,6})\.(\d{1,6})\b")


class CodexVersion(msgspec.Struct, frozen=True, kw_only=True):
    """A version of Codex; `numbers` is major, minor and patch."""

    text: str
    numbers: tuple[int, int, int]

    @property
    def qualified(self) -> bool:
        """Whether this driver is tested with it."""
        first, last = QUALIFIED_VERSIONS
        return first <= self.numbers[:2] <= last


def find_codex(path: str | None, environment: Mapping[str, str]) -> str:
    """The program to start: `path`, else that of the package `codex_cli_bin`, else the first `codex` on `PATH`.

    Raises `CodexLaunchError`: `codex_not_executable` for a given path, `codex_not_found` when there is none at all.
    """
    if path is not None:
        found = shutil.which(path, path=environment.get("PATH", os.defpath))
        if found is None:
            raise CodexLaunchError(
                f"{path!r} is no program that can be run. Give the path of the codex program.",
                code="codex_not_executable",
                details={"path": path},
            )
        return os.path.abspath(found)
    packaged = _packaged_codex()
    if packaged is not None:
        return packaged
    found = shutil.which("codex", path=environment.get("PATH", os.defpath))
    if found is None:
        raise CodexLaunchError(
            "No codex program was found. Install the extra 'codex' (package openai-codex-cli-bin), put codex on PATH, "
            "or give its path.",
            code="codex_not_found",
        )
    return os.path.abspath(found)


def parse_version(text: str) -> CodexVersion | None:
    """The version in what `codex --version` prints or an app-server calls itself, or None."""
    match = _VERSION.search(text)
    if match is None:
        return None
    numbers = (int(match.group(1)), int(match.group(2)), int(match.group(3)))
    return CodexVersion(text=match.group(0), numbers=numbers)


async def codex_version(program: str, environment: Mapping[str, str]) -> CodexVersion:
    """Asks the program for its version, with an input that is at its end and a time limit.

    Raises `CodexLaunchError` with `codex_version_unknown` or `codex_version_unsupported`.
    """
    from paperclip_runner.harness.launch import Launch
    from paperclip_runner.harness.one_shot import ask_program
    from paperclip_runner.harness.process_errors import ProcessError

    launch = Launch(arguments=(program, "--version"), working_directory="/", environment=dict(environment))
    try:
        answer = await ask_program(launch, timeout_seconds=VERSION_SECONDS, max_output_bytes=VERSION_BYTES)
    except ProcessError as error:
        raise CodexLaunchError(
            f"{program!r} did not tell its version: {redact_text(str(error))}. Check that it is a Codex program.",
            code="codex_version_unknown",
            details={"cause": error.code},
        ) from error
    version = parse_version(answer.output.decode("utf-8", "replace"))
    if version is None or not answer.exit.success:
        raise CodexLaunchError(
            f"{program!r} printed no version (exit {answer.exit.exit_code}): {redact_text(answer.error_tail)[:500]!r}. "
            "Check that it is a Codex program.",
            code="codex_version_unknown",
        )
    if version.numbers < OLDEST_VERSION:
        oldest = ".".join(map(str, OLDEST_VERSION))
        raise CodexLaunchError(
            f"{program!r} is Codex {version.text}; this driver needs {oldest} or later. Install a newer one.",
            code="codex_version_unsupported",
            details={"version": version.text},
        )
    return version


def executable_roots(program: str) -> list[str]:
    """What commands must be able to read of Codex itself: the program, and the folder with its helpers beside it.

    Both as given and canonical. The folder is named only when it is laid out as one that holds nothing but Codex.
    """
    roots: list[str] = []
    for path in (program, os.path.realpath(program)):
        roots.append(path)
        package = os.path.dirname(os.path.dirname(path))
        if os.path.isdir(os.path.join(package, "codex-resources")):
            roots.append(package)
    return list(dict.fromkeys(roots))


def _packaged_codex() -> str | None:
    if importlib.util.find_spec("codex_cli_bin") is None:
        return None
    package = importlib.import_module("codex_cli_bin")
    find = cast("Callable[[], Path]", package.bundled_codex_path)
    try:
        return os.fspath(find())
    except FileNotFoundError as error:
        raise CodexLaunchError(
            f"The package codex_cli_bin is damaged: {error}. Install it again.", code="codex_not_found"
        ) from error
