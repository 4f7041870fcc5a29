"""What a turn changed in the workspace, as the provider reports it, one growing revision after the other.

Source: the workspace change rules of the Codex driver specification; `schemas/prp/v1/workspace-diff.schema.json`.
"""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.codex.reading import record, records, text, text_or_none, whole_number
from paperclip_runner.codex.turn_diff import (
    FILE_DIFF_MAX_CHARACTERS,
    FILES_MAX,
    ChangedFile,
    change_totals,
    parse_turn_diff,
    workspace_path,
)

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["ChangeSet", "WorkspaceChanges"]

REFERENCE_MAX_CHARACTERS: Final = 2_048
"""Characters of a reference to a patch."""

SCHEMA: Final = "paperclip.workspace.diff.v1"
"""Tag of a workspace diff."""

_OPERATIONS: Final = frozenset({"create", "modify", "delete", "rename", "mode_change"})


class ChangeSet(msgspec.Struct, frozen=True, kw_only=True):
    """The files a turn has changed so far."""

    change_set_id: str
    revision: int
    complete: bool
    files: tuple[ChangedFile, ...]
    patch_artifact_ref: str | None = None

    def to_wire(self, *, verified: bool = False) -> dict[str, JsonValue]:
        """Return the payload of a workspace event. `verified`: the turn has ended and this is what it came to."""
        return {
            "schema": SCHEMA,
            "changeSetId": self.change_set_id,
            "revision": self.revision,
            "source": "runner_verified" if verified else "harness_reported",
            "complete": True if verified else self.complete,
            "files": [file.to_wire() for file in self.files],
            "totals": change_totals(self.files),
            "patchArtifactRef": self.patch_artifact_ref,
        }


class WorkspaceChanges:
    """The change sets of one session. Each method returns the next change set, or None when there is nothing new."""

    def __init__(self, working_directory: str) -> None:
        self._working_directory = working_directory
        self._latest: dict[str, ChangeSet] = {}
        self._patched: dict[str, set[str]] = {}

    def report_patch(self, turn_id: str, value: JsonValue, *, complete: bool) -> ChangeSet | None:
        """Take the changes of one patch item: entries of path, kind and diff."""
        files = [file for file in map(self._patched_file, records(value)[:FILES_MAX]) if file is not None]
        if not files:
            return None
        patched = self._patched.setdefault(turn_id, set())
        for file in files:
            patched.update(path for path in (file.path, file.previous_path) if path is not None)
        return self._keep(turn_id, files, complete=complete, revision=self._next_revision(turn_id))

    def report_diff(self, turn_id: str, value: JsonValue) -> ChangeSet | None:
        """Take the git diff of the whole turn. An empty one says that nothing is changed any more."""
        files = parse_turn_diff(value)
        if not isinstance(value, str) or (value and not files):
            return None
        files = [self._inside_workspace(file, self._patched.get(turn_id, set())) for file in files]
        return self._replace(turn_id, files, requested_revision=None, reference=None, complete=False)

    def report_snapshot(self, turn_id: str, value: JsonValue) -> ChangeSet | None:
        """Take a workspace diff in the contract's own form; one without a single valid file changes nothing."""
        snapshot = record(value)
        if snapshot.get("schema") != SCHEMA or not isinstance(snapshot.get("files"), list):
            return None
        given = records(snapshot.get("files"))[:FILES_MAX]
        files = [file for file in map(_canonical_file, given) if file is not None]
        if given and not files:
            return None
        reference = text_or_none(snapshot.get("patchArtifactRef"))
        return self._replace(
            turn_id,
            files,
            requested_revision=whole_number(snapshot.get("revision")),
            reference=None if reference is None or len(reference) > REFERENCE_MAX_CHARACTERS else reference,
            complete=snapshot.get("complete") is True,
        )

    def final(self, turn_id: str) -> ChangeSet | None:
        """Return what the turn came to, and forget it; None when it changed nothing."""
        self._patched.pop(turn_id, None)
        return self._latest.pop(turn_id, None)

    def _inside_workspace(self, file: ChangedFile, patched: set[str]) -> ChangedFile:
        """Tell a file by its place in the workspace where the diff counts from the repository around the workspace."""
        path = self._without_prefix(file.path, patched)
        previous = None if file.previous_path is None else self._without_prefix(file.previous_path, patched)
        if (path, previous) == (file.path, file.previous_path):
            return file
        return msgspec.structs.replace(file, path=path, previous_path=previous)

    def _without_prefix(self, path: str, patched: set[str]) -> str:
        """`path` without leading folders that are the end of the workspace's own path, if what is left was patched."""
        if path in patched:
            return path
        parts = path.split("/")
        for count in range(1, len(parts)):
            shorter = "/".join(parts[count:])
            around = "/" + "/".join(parts[:count])
            if shorter in patched and self._working_directory.rstrip("/").endswith(around):
                return shorter
        return path

    def _replace(
        self,
        turn_id: str,
        files: list[ChangedFile],
        *,
        requested_revision: int | None,
        reference: str | None,
        complete: bool,
    ) -> ChangeSet | None:
        latest = self._latest.get(turn_id)
        if latest is not None and latest.files == tuple(files) and latest.patch_artifact_ref == reference:
            return None
        revision = max(self._next_revision(turn_id), requested_revision or 1)
        return self._keep(turn_id, files, complete=complete, revision=revision, reference=reference)

    def _keep(
        self, turn_id: str, files: list[ChangedFile], *, complete: bool, revision: int, reference: str | None = None
    ) -> ChangeSet:
        changes = ChangeSet(
            change_set_id=f"{turn_id}:workspace",
            revision=revision,
            complete=complete,
            files=tuple(files),
            patch_artifact_ref=reference,
        )
        self._latest[turn_id] = changes
        return changes

    def _next_revision(self, turn_id: str) -> int:
        latest = self._latest.get(turn_id)
        return 1 if latest is None else latest.revision + 1

    def _patched_file(self, change: dict[str, JsonValue]) -> ChangedFile | None:
        path = self._relative(change.get("path"))
        if path is None:
            return None
        kind = change.get("kind")
        word = kind if isinstance(kind, str) else text(record(kind).get("type"))
        named = (members.get(name) for members in (record(kind), change) for name in ("move_path", "movePath"))
        target = self._relative(next((path for path in named if isinstance(path, str)), None))
        operation = "modify"
        if target is not None:
            operation = "rename"
        elif "add" in word:
            operation = "create"
        elif "delete" in word:
            operation = "delete"
        diff = text_or_none(change.get("diff"))
        additions, deletions = (None, None) if diff is None else _count_lines(diff, operation)
        return ChangedFile(
            path=path if target is None else target,
            operation=operation,
            previous_path=None if target is None else path,
            additions=additions,
            deletions=deletions,
            binary=diff is None,
            diff=None if diff is None else diff[:FILE_DIFF_MAX_CHARACTERS],
        )

    def _relative(self, value: JsonValue) -> str | None:
        path = text(value).replace("\\", "/")
        root = self._working_directory.rstrip("/") + "/"
        if path.startswith(root):
            path = posixpath.normpath(path[len(root) :])
        return workspace_path(path)


def _count_lines(diff: str, operation: str) -> tuple[int, int]:
    """Count the lines of hunks; for a new or deleted file Codex sends its whole text instead."""
    lines = diff.split("\n")
    if operation in ("create", "delete") and not any(line.startswith("@@ ") for line in lines):
        count = len(lines) - (lines[-1] == "")
        return (count, 0) if operation == "create" else (0, count)
    additions = sum(1 for line in lines if line.startswith("+") and not line.startswith("+++"))
    deletions = sum(1 for line in lines if line.startswith("-") and not line.startswith("---"))
    return additions, deletions


def _canonical_file(file: dict[str, JsonValue]) -> ChangedFile | None:
    path, operation = workspace_path(file.get("path")), text(file.get("operation"))
    previous = workspace_path(file.get("previousPath"))
    if path is None or operation not in _OPERATIONS or (operation == "rename" and previous is None):
        return None
    additions, deletions = _count(file.get("additions")), _count(file.get("deletions"))
    diff = file.get("diff")
    return ChangedFile(
        path=path,
        operation=operation,
        previous_path=previous if operation == "rename" else None,
        additions=additions,
        deletions=deletions,
        binary=file.get("binary") is True,
        diff=diff[:FILE_DIFF_MAX_CHARACTERS] if isinstance(diff, str) else None,
    )


def _count(value: JsonValue) -> int | None:
    count = whole_number(value)
    return count if count is not None and count >= 0 else None
