"""The file a persisted session is kept in (shell).

It is replaced as a whole, mode 0600. A driver with a `snapshot_path` writes it at each turning point of a session, once
the reader of the events has taken everything up to that point and asked for more: what a process that is killed has
not taken yet is told again by the recovered session, and what it has taken is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_protocol import MalformedError, decode_json, encode

from paperclip_runner.codex.errors import CodexSessionError, ReconciliationError
from paperclip_runner.codex.local_files import read_regular_file, replace_file
from paperclip_runner.codex.snapshot import snapshot_problem

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["SnapshotFile", "continued_snapshot"]

SNAPSHOT_MAX_BYTES: Final = 16_777_216
"""Bytes of a snapshot that is read."""


class SnapshotFile:
    """The persisted session at `path`; schemas/codex/persisted-session.schema.json."""

    def __init__(self, path: str) -> None:
        self.path = path

    def write(self, snapshot: dict[str, JsonValue]) -> None:
        """Replaces the file. Raises `CodexSessionError` with `codex_snapshot_unwritable`; the old one is there then."""
        try:
            replace_file(self.path, encode(snapshot))
        except OSError as error:
            raise CodexSessionError(
                f"The persisted session cannot be written to {self.path!r}: {error.strerror}. Make room or name "
                "another place; until then a recovery begins at the one written before.",
                code="codex_snapshot_unwritable",
                details={"errno": error.errno or 0},
            ) from error

    def read(self) -> dict[str, JsonValue]:
        """The snapshot. Raises `ReconciliationError` with `codex_snapshot_invalid`, or `codex_snapshot_missing`."""
        data = read_regular_file(self.path, SNAPSHOT_MAX_BYTES)
        if data is None:
            raise ReconciliationError(
                f"There is no persisted session at {self.path!r}. Open a new session.", code="codex_snapshot_missing"
            )
        problem: str | None
        try:
            value: JsonValue = decode_json(data) if len(data) <= SNAPSHOT_MAX_BYTES else None
            problem = snapshot_problem(value)
        except MalformedError as error:
            value, problem = None, f"it is no JSON: {error}"
        if problem is not None or not isinstance(value, dict):
            raise ReconciliationError(
                f"The persisted session at {self.path!r} cannot be used: {problem}. Open a new session.",
                code="codex_snapshot_invalid",
            )
        return value


def continued_snapshot(snapshot: dict[str, JsonValue], last_source_sequence: int) -> dict[str, JsonValue]:
    """`snapshot` for a caller that keeps the events: the recovered session numbers on after the last kept one."""
    return {**snapshot, "lastSourceSequence": last_source_sequence}
