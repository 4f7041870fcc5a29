"""Which working directories a session may be opened in.

The questions to the file system are asked through `FileSystemView`, so that the rules can be tested without one.
Source: the workspace section of the Codex driver specification.
"""

from __future__ import annotations

import posixpath
import re
from typing import TYPE_CHECKING, Final, Protocol

from paperclip_runner.codex.errors import CodexLaunchError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FileSystemView", "contains", "local_working_directory", "remote_working_directory"]

SENSITIVE_HOME_FOLDERS: Final = (
    ".aws",
    ".azure",
    ".codex",
    ".config/gcloud",
    ".gnupg",
    ".kube",
    ".ssh",
)
"""Folders of a home that no workspace may be, or lie in."""

_CONTROL_CHARACTER: Final = re.compile(r"[\x00-\x1f\x7f]")


class FileSystemView(Protocol):
    """What the rules need to know about the machine."""

    def canonical(self, path: str) -> str:
        """Return the absolute path with every link resolved; parts that do not exist are appended as they are."""
        ...

    def exists(self, path: str) -> bool:
        """Whether something is at the path."""
        ...

    def is_directory(self, path: str) -> bool:
        """Whether a directory is at the path."""
        ...


def local_working_directory(path: str, environment: Mapping[str, str], files: FileSystemView) -> str:
    """Return the canonical working directory on this machine.

    Raises `CodexLaunchError`, in this order of checks: `codex_workspace_required`, `_missing`, `_not_directory`,
    `_is_root`, `_contains_home`, `_sensitive`, `_unassigned`, `_overlaps_codex_home`, `_outside_assignment` (each after
    `codex_workspace`). Links are resolved first, so none leads out of the assigned workspace.
    """
    if not path.strip():
        raise _refusal("required", "is required")
    directory = files.canonical(path)
    if not files.exists(directory):
        raise _refusal("missing", "must exist before provider admission", directory)
    if not files.is_directory(directory):
        raise _refusal("not_directory", "must be a directory", directory)
    if directory == posixpath.dirname(directory):
        raise _refusal("is_root", "cannot be a filesystem root", directory)
    assigned = environment.get("PAPERCLIP_WORKSPACE_CWD", "")
    home = environment.get("HOME", "")
    if home.strip():
        _check_home(directory, files.canonical(home), assigned=bool(assigned.strip()))
    codex_home = environment.get("CODEX_HOME", "")
    if codex_home.strip():
        codex_home = files.canonical(codex_home)
        if contains(codex_home, directory) or contains(directory, codex_home):
            raise _refusal("overlaps_codex_home", "cannot overlap host CODEX_HOME", directory)
    if assigned.strip() and not contains(files.canonical(assigned), directory):
        raise _refusal("outside_assignment", "is outside the assigned workspace", directory)
    return directory


def remote_working_directory(path: str, environment: Mapping[str, str]) -> str:
    """Return a working directory on another machine, which must be exactly the assigned one.

    Raises `CodexLaunchError`: `codex_workspace_not_normalized`, `codex_workspace_is_root`,
    `codex_workspace_unassigned`, `codex_workspace_outside_assignment`.
    """
    if not _is_normalized(path):
        raise _refusal("not_normalized", "must be a normalized absolute path", path, remote=True)
    if path == "/":
        raise _refusal("is_root", "cannot be a filesystem root", remote=True)
    assigned = environment.get("PAPERCLIP_WORKSPACE_CWD", "").strip()
    if not assigned:
        raise _refusal("unassigned", "requires an assigned workspace", path, remote=True)
    if not _is_normalized(assigned) or assigned != path:
        raise _refusal("outside_assignment", "is not the assigned workspace", path, remote=True)
    return path


def _check_home(directory: str, home: str, *, assigned: bool) -> None:
    if contains(directory, home):
        raise _refusal("contains_home", "cannot contain the host HOME", directory)
    if any(contains(posixpath.join(home, name), directory) for name in SENSITIVE_HOME_FOLDERS):
        raise _refusal("sensitive", "cannot overlap sensitive host HOME state", directory)
    if contains(home, directory) and not assigned:
        raise _refusal("unassigned", "inside the host HOME requires an assigned workspace", directory)


def contains(folder: str, path: str) -> bool:
    """Whether a normalized absolute path is the folder or lies below it."""
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def _is_normalized(path: str) -> bool:
    return path.startswith("/") and posixpath.normpath(path) == path and not _CONTROL_CHARACTER.search(path)


def _refusal(code: str, problem: str, path: str = "", *, remote: bool = False) -> CodexLaunchError:
    name = "Remote Codex working directory" if remote else "Codex working directory"
    return CodexLaunchError(
        f"{name} {problem}", code=f"codex_workspace_{code}", details={"path": path} if path else None
    )
