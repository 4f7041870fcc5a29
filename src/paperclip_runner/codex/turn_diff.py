"""Reads the git diff of a whole turn without asking git or looking at the files.

Source: the diff parser rules of the Codex driver specification; `schemas/prp/v1/workspace-diff.schema.json`. Hunks are
counted line by line, so text inside a file that looks like a header is never taken for one; a file whose hunks do not
add up is left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paperclip_protocol import JsonValue

__all__ = ["ChangedFile", "change_totals", "parse_turn_diff", "workspace_path"]

FILES_MAX: Final = 2_000
"""Files of one diff that are kept."""

FILE_DIFF_MAX_CHARACTERS: Final = 262_144
"""Characters of one file's diff that are kept."""

PATH_MAX_CHARACTERS: Final = 1_024
"""Characters of a path."""

_HUNK: Final = re.compile(r"@@ -([0-9]+)(?:,([0-9]+))? \+([0-9]+)(?:,([0-9]+))? @@")
_DRIVE: Final = re.compile(r"[A-Za-z]:")


class ChangedFile(msgspec.Struct, frozen=True, kw_only=True):
    """Change of one file; lines are None where they could not be counted."""

    path: str
    operation: str
    previous_path: str | None
    additions: int | None
    deletions: int | None
    binary: bool
    diff: str | None

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the entry as it stands in `files` of a workspace diff."""
        return {
            "path": self.path,
            "operation": self.operation,
            "previousPath": self.previous_path,
            "additions": self.additions,
            "deletions": self.deletions,
            "binary": self.binary,
            "diff": self.diff,
        }


class _File:
    """One file while its lines are read."""

    def __init__(self, header: str) -> None:
        self.lines = [header]
        self.valid = True
        self.old_path: str | None = None
        self.new_path: str | None = None
        paths = _header_paths(header)
        if paths is None:
            self.valid = False
        else:
            self.old_path, self.new_path = paths
        self.rename_from: str | None = None
        self.rename_to: str | None = None
        self.created = self.deleted = self.mode_changed = self.binary = self.has_hunks = False
        self.additions = self.deletions = 0
        self.old_left = self.new_left = 0

    @property
    def in_hunk(self) -> bool:
        return self.old_left > 0 or self.new_left > 0

    def take(self, line: str) -> None:
        self.lines.append(line)
        if self.in_hunk or (self.has_hunks and line.startswith("\\")):
            self._take_hunk_line(line)
        elif line.startswith("@@"):
            self._take_hunk_header(line)
        else:
            self._take_header_line(line)

    def _take_hunk_line(self, line: str) -> None:
        if line.startswith("\\"):
            return
        if line.startswith("+"):
            self.new_left -= 1
            self.additions += 1
        elif line.startswith("-"):
            self.old_left -= 1
            self.deletions += 1
        elif line.startswith(" "):
            self.old_left -= 1
            self.new_left -= 1
        else:
            self.valid = False
        if self.old_left < 0 or self.new_left < 0:
            self.valid = False

    def _take_hunk_header(self, line: str) -> None:
        match = _HUNK.match(line)
        if match is None:
            self.valid = False
            return
        self.has_hunks = True
        self.old_left = 1 if match[2] is None else int(match[2])
        self.new_left = 1 if match[4] is None else int(match[4])

    def _take_header_line(self, line: str) -> None:
        if line.startswith("rename from "):
            self.rename_from = _unquoted(line[len("rename from ") :])
        elif line.startswith("rename to "):
            self.rename_to = _unquoted(line[len("rename to ") :])
        elif line.startswith(("old mode ", "new mode ")):
            self.mode_changed = True
        elif line.startswith("new file mode"):
            self.created = True
        elif line.startswith("deleted file mode"):
            self.deleted = True
        elif line.startswith("--- "):
            self.created = self.created or line[4:].split("\t")[0] == "/dev/null"
        elif line.startswith("+++ "):
            self.deleted = self.deleted or line[4:].split("\t")[0] == "/dev/null"
        elif line.startswith("Binary files ") or line == "GIT binary patch":
            self.binary = True
        elif self.has_hunks and line.startswith(("+", "-", " ")):
            self.valid = False

    def changed(self) -> ChangedFile | None:
        path = workspace_path(self.rename_to) or workspace_path(self.new_path)
        previous = workspace_path(self.rename_from) or workspace_path(self.old_path)
        if not self.valid or self.in_hunk or path is None or previous is None:
            return None
        operation = "modify"
        if self.rename_from is not None and self.rename_to is not None:
            operation = "rename"
        elif self.created:
            operation = "create"
        elif self.deleted:
            operation = "delete"
        elif self.mode_changed and not self.has_hunks and not self.binary:
            operation = "mode_change"
        counted = not self.binary
        return ChangedFile(
            path=path,
            operation=operation,
            previous_path=previous if operation == "rename" else None,
            additions=self.additions if counted else None,
            deletions=self.deletions if counted else None,
            binary=self.binary,
            diff=("\n".join(self.lines) + "\n")[:FILE_DIFF_MAX_CHARACTERS] if counted else None,
        )


def parse_turn_diff(value: JsonValue) -> list[ChangedFile]:
    """Return the files of a git diff; anything that is not one has none."""
    if not isinstance(value, str):
        return []
    files: list[ChangedFile] = []
    current: _File | None = None

    def finish() -> None:
        changed = None if current is None else current.changed()
        if changed is not None:
            files.append(changed)

    for line in value.split("\n"):
        if line.startswith("diff --git ") and (current is None or not current.in_hunk or not current.valid):
            finish()
            if len(files) >= FILES_MAX:
                return files
            current = _File(line)
        elif current is not None:
            current.take(line)
    finish()
    return files[:FILES_MAX]


def change_totals(files: Iterable[ChangedFile]) -> dict[str, JsonValue]:
    """Return the number of files and of lines; lines are None as soon as one file has none."""
    listed = list(files)
    additions = [file.additions for file in listed if file.additions is not None]
    deletions = [file.deletions for file in listed if file.deletions is not None]
    return {
        "files": len(listed),
        "additions": sum(additions) if len(additions) == len(listed) else None,
        "deletions": sum(deletions) if len(deletions) == len(listed) else None,
    }


def workspace_path(value: JsonValue) -> str | None:
    """Return a path relative to the workspace, or None for one that leads out of it."""
    if not isinstance(value, str):
        return None
    path = value.replace("\\", "/")
    segments = path.split("/")
    if not path or len(path) > PATH_MAX_CHARACTERS or _DRIVE.match(path) or path.startswith("/"):
        return None
    return None if ".." in segments or "" in segments or re.search(r"[\n\r\u2028\u2029]", path) else path


def _header_paths(line: str) -> tuple[str, str] | None:
    """Split `diff --git A B`; without quotes the names are equal, so the middle blank is the one between them."""
    rest = line[len("diff --git ") :]
    quoted = rest.startswith('"') or rest.endswith('"')
    names = _quoted_names(rest) if quoted else _plain_names(rest)
    if names is None:
        return None
    old, new = names
    old, new = old.removeprefix("a/"), new.removeprefix("b/")
    return old, new


def _plain_names(rest: str) -> tuple[str, str] | None:
    at = rest.find(" b/")
    while at >= 0:
        old, new = rest[:at], rest[at + 1 :]
        if old.removeprefix("a/") == new.removeprefix("b/"):
            return old, new
        at = rest.find(" b/", at + 1)
    middle = len(rest) // 2
    if rest[:middle] == rest[middle + 1 :] and rest[middle : middle + 1] == " ":
        return rest[:middle], rest[:middle]
    old, separator, new = rest.partition(" b/")
    return (old, "b/" + new) if separator else None


def _quoted_names(rest: str) -> tuple[str, str] | None:
    if rest.startswith('"'):
        end = _closing_quote(rest)
        first, second = rest[: end + 1], rest[end + 2 :]
    else:
        first, _, second = rest.partition(' "')
        second = '"' + second
    old, new = _unquoted(first), _unquoted(second)
    return None if old is None or new is None else (old, new)


def _closing_quote(value: str) -> int:
    at = 1
    while at < len(value) and value[at] != '"':
        at += 2 if value[at] == "\\" else 1
    return at


def _unquoted(value: str) -> str | None:
    if not value.startswith('"'):
        return value or None
    try:
        decoded: JsonValue = msgspec.json.decode(value)
    except msgspec.DecodeError:
        return None
    return decoded if isinstance(decoded, str) else None
