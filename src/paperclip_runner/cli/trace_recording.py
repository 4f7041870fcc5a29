"""The folder of a trace: who may use it, what lies in it, and the recording itself (shell)."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from paperclip_protocol import JsonValue, MalformedError, decode_json

from paperclip_runner.canonical import json_bytes
from paperclip_runner.cli.trace_facts import TRACE_SCHEMA
from paperclip_runner.errors import PaperclipRunnerError, ReplayError
from paperclip_runner.replay import (
    JsonLinesReplay,
    ReplayLimits,
    SessionSnapshot,
    golden_text,
    new_snapshot,
    snapshot_text,
)
from paperclip_runner.replay.live import LiveSession

if TYPE_CHECKING:
    from types import TracebackType
    from typing import BinaryIO

__all__ = ["FolderLock", "Recording", "TraceFolder", "TraceStateError", "own_name", "read_events"]

Members = dict[str, JsonValue]

OWN_LIMITS: Final = ReplayLimits(max_bytes=1 << 32, max_events=1 << 24)
"""Bounds for reading back what this process wrote; `prp replay` has the contract's own."""

MAX_TRACE_BYTES: Final = 64 << 20
"""Bytes of a trace.json that is read."""

CHUNK_BYTES: Final = 1 << 20
"""Bytes of a recording read at a time."""

_TOLD_AGAIN: Final = frozenset(
    {"run.result.proposed", "turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled"}
)
"""Events that a recovered session tells again when its snapshot is older than they are."""


class TraceStateError(PaperclipRunnerError):
    """The folder of a trace cannot be used. Ends a command with exit code 7."""

    default_code = "trace_state_unusable"


class TraceFolder:
    """The names in the folder of one trace. `shown` is the folder as the person wrote it."""

    def __init__(self, shown: Path, *, recording: str = "") -> None:
        self.shown = shown
        self.path = Path(os.path.realpath(shown))
        self._recording = recording

    @property
    def recording(self) -> Path:
        """Where events.jsonl, trace.json and snapshot.json lie: the folder itself, or a folder for a later run."""
        return self.path / self._recording

    @property
    def number(self) -> int:
        """Which run of the folder is recorded here, from 1."""
        return int(self._recording.removeprefix("run-")) if self._recording else 1

    @property
    def events(self) -> Path:
        """The recording: one event a line."""
        return self.recording / "events.jsonl"

    @property
    def trace(self) -> Path:
        """Everything about the run that is no event."""
        return self.recording / "trace.json"

    @property
    def snapshot(self) -> Path:
        """The session that the recording reduces to."""
        return self.recording / "snapshot.json"

    @property
    def session(self) -> Path:
        """The persisted session, for `prp resume`."""
        return self.path / "session.json"

    @property
    def workspace(self) -> Path:
        """The only folder that commands may write."""
        return self.path / "workspace"

    @property
    def codex_home(self) -> Path:
        """Codex' own state."""
        return self.path / "codex-home"

    @property
    def home(self) -> Path:
        """An empty home."""
        return self.path / "home"

    def display(self, path: Path) -> str:
        """A path below the folder, in the person's words."""
        return os.fspath(self.shown / path.relative_to(self.path))

    def later(self) -> TraceFolder:
        """The same folder with a new place for the recording of a further run."""
        number = 2
        while (self.path / f"run-{number}").exists():
            number += 1
        return TraceFolder(self.shown, recording=f"run-{number}")

    def latest(self) -> TraceFolder:
        """The same folder, seen from its last run."""
        numbers = [
            int(path.name.removeprefix("run-"))
            for path in self.path.glob("run-*")
            if path.name.removeprefix("run-").isdigit() and (path / "trace.json").is_file()
        ]
        return TraceFolder(self.shown, recording=f"run-{max(numbers)}") if numbers else self

    def start_afresh(self) -> None:
        """Empties the folder of a trace that has ended, or makes a new one.

        Raises `TraceStateError`: `trace_folder_foreign` for a folder with anything else in it, and
        `trace_unfinished` for a run that did not end.
        """
        if self.path.is_dir():
            names = {entry.name for entry in self.path.iterdir()} - {FolderLock.NAME}
            earlier = self.latest()._read_trace() if names else None
            if names and earlier is None:
                raise TraceStateError(
                    f"{self.shown} is not empty and holds no trace. Name an empty or a new folder with --out.",
                    code="trace_folder_foreign",
                )
            if earlier is not None and earlier.get("state") != "ended" and self.session.exists():
                raise TraceStateError(
                    f"{self.shown} holds a run that did not end. Continue it with "
                    f"`{own_name()} resume --from {self.shown}`, or remove the folder, or name another one with --out.",
                    code="trace_unfinished",
                )
            for name in names:
                _remove(self.path / name)
        for folder in (self.workspace, self.codex_home, self.home):
            folder.mkdir(parents=True, mode=0o700)
        (self.path / ".gitignore").write_text("*\n", encoding="utf-8")
        self.write_trace({"schema": TRACE_SCHEMA, "state": "not_started"})

    def require_trace(self) -> Members:
        """What trace.json says. Raises `TraceStateError` with `trace_missing`."""
        trace = self._read_trace()
        if trace is None:
            raise TraceStateError(
                f"{self.shown} holds no trace. Make one with `{own_name()} trace codex --out {self.shown}`.",
                code="trace_missing",
            )
        return trace

    def write_trace(self, trace: Members) -> None:
        """Replaces trace.json as a whole."""
        self.recording.mkdir(parents=True, exist_ok=True)
        _replace(self.trace, golden_text(trace))

    def write_snapshot(self, snapshot: SessionSnapshot) -> None:
        """Writes the replayed session."""
        _replace(self.snapshot, golden_text(snapshot))

    def _read_trace(self) -> Members | None:
        try:
            if self.trace.stat().st_size > MAX_TRACE_BYTES:
                return None
            document = decode_json(self.trace.read_bytes())
        except (OSError, MalformedError):
            return None
        return document if isinstance(document, dict) and document.get("schema") == TRACE_SCHEMA else None


class FolderLock(AbstractContextManager["FolderLock"]):
    """One process at a time in a folder. The lock goes with the process, however it ends."""

    NAME: Final = ".lock"

    def __init__(self, folder: TraceFolder) -> None:
        self._folder = folder
        self._descriptor = -1

    def __enter__(self) -> FolderLock:
        import fcntl

        self._folder.path.mkdir(parents=True, exist_ok=True)
        path = self._folder.path / self.NAME
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._descriptor)
            raise TraceStateError(
                f"another process works in {self._folder.shown}. Wait for it to end, or name another folder.",
                code="trace_folder_locked",
            ) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._descriptor)


class Recording:
    """events.jsonl while it grows, and the session that its events reduce to.

    An event is in the file before the next one is asked for. Raises `ReplayError` for an event that breaks the contract
    (`replay_schema_invalid`), which is not written, and `TraceStateError` (`trace_events_unwritable`).
    """

    def __init__(self, folder: TraceFolder, *, identity: Members, capabilities: Members, fixture_name: str) -> None:
        self.folder = folder
        self.identity = identity
        self.capabilities = capabilities
        self.fixture_name = fixture_name
        self.event_count = 0
        self._live = LiveSession(new_snapshot(identity=identity, capabilities=capabilities, fixture_name=fixture_name))
        self._file: BinaryIO | None = None
        self._sequences: dict[str, int] = {}

    def open(self, earlier: list[Members] | None = None) -> None:
        """Begins the file; with the events of an earlier process, it holds exactly those at first."""
        self.folder.recording.mkdir(parents=True, exist_ok=True)
        if earlier is None:
            self._file = self.folder.events.open("xb", buffering=0)
            return
        kept = b"".join(json_bytes(event) + b"\n" for event in earlier)
        if self.folder.events.read_bytes() != kept:
            _replace(self.folder.events, kept)
        self._file = self.folder.events.open("ab", buffering=0)
        for event in earlier:
            self._fold(event)

    def record(self, event: Members) -> None:
        """Checks an event, folds it and writes it."""
        if self._file is None:
            return
        self._fold(event)
        try:
            self._file.write(json_bytes(event) + b"\n")
        except OSError as error:
            raise TraceStateError(
                f"{self.folder.display(self.folder.events)} cannot be written: {error.strerror}. "
                f"Make room, then continue with `{own_name()} resume --from {self.folder.shown}`.",
                code="trace_events_unwritable",
            ) from error

    def next_sequence(self, source_instance_id: str) -> int:
        """The number of the next event of a source."""
        return self._sequences.get(source_instance_id, 0) + 1

    def close(self) -> None:
        """Ends the file; later events are not recorded."""
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None

    def live_snapshot(self) -> SessionSnapshot:
        """The session as the live reducer has it."""
        return self._live.snapshot()

    def replay(self) -> tuple[SessionSnapshot, bool]:
        """The session as the file gives it, and whether both are equal in every byte. Raises `ReplayError`."""
        replay = JsonLinesReplay(
            identity=self.identity,
            capabilities=self.capabilities,
            fixture_name=self.fixture_name,
            limits=OWN_LIMITS,
        )
        with self.folder.events.open("rb") as lines:
            while chunk := lines.read(CHUNK_BYTES):
                replay.receive(chunk)
        snapshot = replay.finish()
        return snapshot, snapshot_text(snapshot) == snapshot_text(self.live_snapshot())

    def _fold(self, event: Members) -> None:
        issues = self._live.receive(event)
        if issues:
            found = "; ".join(f"{issue.path}: {issue.message}" for issue in issues[:3])
            raise ReplayError(
                f"an event of the session ({event.get('eventType')}) breaks the contract: {found}",
                code="replay_schema_invalid",
                issues=issues,
            )
        self.event_count += 1
        self._sequences[str(event["sourceInstanceId"])] = cast("int", event["sourceSeq"])


def read_events(folder: TraceFolder, *, source_instance_id: str, checkpoint: int) -> list[Members]:
    """The events of a run that was stopped, up to where a recovered session goes on.

    A last line that was not written whole is left out, and so is everything from the first event of the source beyond
    `checkpoint` that the recovered session will tell again. Raises `TraceStateError` with `trace_events_unreadable`.
    """
    events: list[Members] = []
    lines = folder.events.read_bytes().split(b"\n") if folder.events.exists() else [b""]
    for number, line in enumerate(lines[:-1], 1):
        try:
            event = decode_json(line)
        except MalformedError as error:
            raise TraceStateError(
                f"line {number} of {folder.display(folder.events)} is no event: {error}. "
                "The recording was changed or is damaged; start a new trace.",
                code="trace_events_unreadable",
            ) from error
        members = cast("Members", event)
        beyond = (
            members.get("sourceInstanceId") == source_instance_id and cast("int", members["sourceSeq"]) > checkpoint
        )
        if beyond and members.get("eventType") in _TOLD_AGAIN:
            break
        events.append(members)
    return events


def _replace(path: Path, content: bytes) -> None:
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def own_name() -> str:
    """How the person can call this program: by its name where a shell finds it, else by its path."""
    if "NOX_CURRENT_SESSION" not in os.environ and shutil.which("prp"):
        return "prp"
    program = os.path.abspath(sys.argv[0])
    if os.path.basename(program) != "prp":
        return "prp"
    relative = os.path.relpath(program)
    return program if relative.startswith("..") else relative
