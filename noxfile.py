"""The sessions of this project; bare ``nox`` runs check, lint, types and tests."""

from __future__ import annotations

import os
import shutil
import subprocess

import nox

nox.needs_version = ">=2025.2.9"
nox.options.sessions = ["check", "lint", "types", "tests"]
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = False

PROJECT = nox.project.load_toml("pyproject.toml")
CLAIMED = ("3.11", "3.12", "3.13", "3.14")


def interpreters() -> list[str]:
    """The claimed Python versions that this machine can run."""
    found = []
    for version in CLAIMED:
        command = shutil.which(f"python{version}")
        if command and subprocess.run([command, "--version"], capture_output=True, check=False).returncode == 0:
            found.append(version)
    return found or ["3"]


def group(session: nox.Session, *names: str) -> None:
    session.install(*nox.project.dependency_groups(PROJECT, *names))


def source_path(session: nox.Session) -> dict[str, str]:
    """The working tree's own code in front, for sessions that must not see an installed copy."""
    root = os.path.dirname(os.path.abspath(__file__))
    return {"PYTHONPATH": os.pathsep.join(os.path.join(root, part) for part in ("generated", "src"))}


@nox.session
def generate(session: nox.Session) -> None:
    """Write types, validators, tables, reference pages, goldens and manifest.json from schemas/."""
    group(session, "codegen")
    session.run("python", "-m", "codegen", "generate", *session.posargs)
    session.run("python", "-m", "codegen.goldens", "generate", env=source_path(session))


@nox.session
def trace(session: nox.Session) -> None:
    """Have the real Codex do a safe task, offline and without an account; record it, and replay the recording."""
    session.install("-e", ".[cli,codex]")
    # Ctrl-C interrupts the turn and ends the run in order, which takes a moment.
    session.run("prp", "trace", "codex", *session.posargs, interrupt_timeout=30)


@nox.session
def check(session: nox.Session) -> None:
    """Fail when anything generated is not what the schemas give, or a fixture's verdict is not its declared one."""
    group(session, "codegen")
    session.run("python", "-m", "codegen", "check", *session.posargs)
    session.run("python", "-m", "codegen.fixtures", env=source_path(session))
    session.run("python", "-m", "codegen.goldens", "check", env=source_path(session))


@nox.session
def lint(session: nox.Session) -> None:
    """Ruff, its formatter, and the arrows between packages."""
    group(session, "lint")
    session.install("-e", ".")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")
    session.run("lint-imports")


@nox.session
def types(session: nox.Session) -> None:
    """Strict mypy and strict pyright over src, generated, codegen and tests; the public surface is completely typed."""
    group(session, "types", "codegen", "test")
    session.install("-e", ".[cli]")
    session.run("mypy")
    session.run("pyright")
    session.run("pyright", "--verifytypes", "paperclip_protocol", "--ignoreexternal")


def codex_programs(session: nox.Session) -> dict[str, str]:
    """Both pinned Codex binaries for the tests that run the real thing; nothing where they cannot be had."""
    programs = []
    for name in ("codex-oldest", "codex-newest"):
        (pin,) = nox.project.dependency_groups(PROJECT, name)
        folder = (session.cache_dir / pin.replace("==", "-")).resolve()
        if not folder.is_dir():
            found = session.run(
                "pip",
                "install",
                "--quiet",
                "--no-deps",
                "--target",
                str(folder),
                pin,
                success_codes=[0, 1],
                silent=True,
            )
            if not folder.is_dir():
                session.warn(f"{pin} is not to be had here; its tests will skip: {str(found)[-200:]}")
                continue
        programs.append(str(folder / "codex_cli_bin" / "bin" / "codex"))
    return {"PAPERCLIP_TEST_CODEX": os.pathsep.join(programs)} if programs else {}


@nox.session(python=interpreters())
def tests(session: nox.Session) -> None:
    """The test suite on every claimed interpreter that is installed; the real Codex under the first of them."""
    group(session, "test", "codegen", "types")
    session.install("-e", ".[cli]")
    environment = {"PYTHONWARNDEFAULTENCODING": "1"}
    if session.python == interpreters()[0]:
        environment |= codex_programs(session)
    session.run("pytest", *session.posargs, env=environment)


@nox.session
def bench(session: nox.Session) -> None:
    """Print the speed of each part as ratios from one process."""
    group(session, "bench", "codegen")
    session.install("-e", ".")
    session.run("python", "-m", "tests.bench", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Compare our verdicts with an independent validator on many drawn documents: ``nox -s fuzz -- --documents N``."""
    group(session, "test", "codegen")
    session.install("-e", ".")
    session.run("python", "-m", "tests.fuzz", *session.posargs)
