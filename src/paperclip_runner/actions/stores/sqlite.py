"""A store in one SQLite file: the default for an application on one machine.

All statements run on one thread that owns the connection; calls that arrive while it commits are committed together
with one write to disk. Several processes may share the file.
"""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self, TypeVar, cast

from paperclip_protocol.actions import StoredOutcome

from paperclip_runner.actions.stores.base import (
    ClaimAnswer,
    Claimed,
    ClaimRequest,
    Conflict,
    Duplicate,
    InProgress,
    PendingClaim,
    StoreError,
    read_outcome,
)
from paperclip_runner.canonical import json_bytes

if TYPE_CHECKING:
    from types import TracebackType

__all__ = ["BUSY_TIMEOUT_SECONDS", "MAX_GROUP_SIZE", "SqliteStore"]

BUSY_TIMEOUT_SECONDS: Final = 10.0
"""How long a statement waits for another process that is writing to the file."""

MAX_GROUP_SIZE: Final = 64
"""Operations that share one commit at most."""

AnswerT = TypeVar("AnswerT")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS semantic_claims (
    sequence INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    scope TEXT NOT NULL UNIQUE,
    operation_id TEXT NOT NULL,
    input_digest TEXT NOT NULL,
    outcome BLOB
)
"""
_CLAIM = "INSERT INTO semantic_claims (token, scope, operation_id, input_digest) VALUES (?, ?, ?, ?)"
_KNOWN = "SELECT input_digest, outcome FROM semantic_claims WHERE scope = ?"
_COMPLETE = "UPDATE semantic_claims SET outcome = ? WHERE token = ? AND outcome IS NULL"
_OUTCOME = "SELECT outcome FROM semantic_claims WHERE token = ?"
_RELEASE = "DELETE FROM semantic_claims WHERE token = ? AND outcome IS NULL"
_PENDING = (
    "SELECT token, scope, operation_id, input_digest FROM semantic_claims WHERE outcome IS NULL ORDER BY sequence"
)


class SqliteStore:
    """Claims and outcomes in the file `path`, which is created for its owner alone when it does not exist.

    Every claim and every outcome is on the disk (`synchronous=FULL`) before the call returns. Close the store, or use
    it as a context manager. Raises `StoreError`: `store_unavailable` when the file cannot be opened, `store_closed`.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)
        self._connection = _opened(self._path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._submitting = threading.Lock()
        self._owner = threading.Thread(target=self._serve, name="paperclip-idempotency-store", daemon=True)
        self._owner.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Carry out what was asked for already, then close the file. Closing twice is no error."""
        with self._submitting:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._owner.join()
        self._connection.close()

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        """Take the scope, or say who has it."""
        token = secrets.token_hex(16)
        try:
            return await self._run(lambda connection: _claim(connection, token, request))
        except asyncio.CancelledError:
            # The claim may still be taken; nobody would know its token then. Operations keep their order.
            self._submit(lambda connection: connection.execute(_RELEASE, (token,)))
            raise

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        """Record how a claimed mutation ended."""
        kept = json_bytes(outcome)
        await self._run(lambda connection: _complete(connection, token, kept))

    async def recover(self, token: str, outcome: StoredOutcome) -> None:
        """Record the same over a connection of its own."""
        kept = json_bytes(outcome)
        await asyncio.shield(asyncio.ensure_future(asyncio.to_thread(_complete_alone, self._path, token, kept)))

    async def release(self, token: str) -> None:
        """Give up an open claim."""
        await self._run(lambda connection: _release(connection, token))

    async def pending(self) -> list[PendingClaim]:
        """Every open claim, oldest first."""
        return await self._run(_pending)

    def _submit(self, work: Callable[[sqlite3.Connection], AnswerT]) -> Future[AnswerT]:
        job = _Job(work)
        with self._submitting:
            if self._closed:
                raise StoreError(f"the idempotency store {self._path} is closed: open it again", code="store_closed")
            self._jobs.put(job)
        return cast("Future[AnswerT]", job.answer)

    async def _run(self, work: Callable[[sqlite3.Connection], AnswerT]) -> AnswerT:
        # Shielded: once it is submitted, an operation is carried out whether or not somebody still waits.
        return await asyncio.shield(asyncio.wrap_future(self._submit(work)))

    def _serve(self) -> None:
        going_on = True
        while going_on:
            group: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                if job.answer.set_running_or_notify_cancel():
                    group.append(job)
                if len(group) == MAX_GROUP_SIZE or self._jobs.empty():
                    break
                job = self._jobs.get()
            going_on = job is not None
            if group:
                _commit_group(self._connection, group)


class _Job:
    """One operation, and where its answer goes."""

    __slots__ = ("answer", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], object]) -> None:
        self.work = work
        self.answer: Future[object] = Future()


def _opened(path: Path) -> sqlite3.Connection:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
        connection = sqlite3.connect(
            path,
            timeout=BUSY_TIMEOUT_SECONDS,
            isolation_level=None,
            check_same_thread=False,
        )
    except (OSError, sqlite3.Error) as cause:
        raise _unavailable(path) from cause
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(_SCHEMA)
    except sqlite3.Error as cause:
        connection.close()
        raise _unavailable(path) from cause
    return connection


def _unavailable(path: Path) -> StoreError:
    return StoreError(
        f"the idempotency store {path} cannot be opened: check the path, its permissions and that it is an SQLite file",
        code="store_unavailable",
    )


def _commit_group(connection: sqlite3.Connection, group: list[_Job]) -> None:
    """Carry out the operations in one transaction; their answers go out only after it is on the disk."""
    answers: list[tuple[_Job, object]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in group:
            try:
                answers.append((job, job.work(connection)))
            except StoreError as refusal:
                answers.append((job, refusal))
        connection.execute("COMMIT")
    except Exception as cause:
        # A connection that cannot even roll back fails the next transaction as well; its thread has to go on.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        answers = [(job, cause) for job in group]
    for job, answer in answers:
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)


def _claim(connection: sqlite3.Connection, token: str, request: ClaimRequest) -> ClaimAnswer:
    known = connection.execute(_KNOWN, (request.scope,)).fetchone()
    if known is None:
        connection.execute(_CLAIM, (token, request.scope, request.operation_id, request.input_digest))
        return Claimed(token)
    input_digest, outcome = cast("tuple[str, bytes | None]", known)
    if input_digest != request.input_digest:
        return Conflict()
    return InProgress() if outcome is None else Duplicate(read_outcome(outcome))


def _complete(connection: sqlite3.Connection, token: str, kept: bytes) -> None:
    if connection.execute(_COMPLETE, (kept, token)).rowcount == 1:
        return
    found = cast("tuple[bytes | None] | None", connection.execute(_OUTCOME, (token,)).fetchone())
    if found is None:
        raise StoreError(f"no claim is known as {token}", code="claim_unknown")
    if found[0] != kept:
        raise StoreError(f"claim {token} has ended with another outcome", code="outcome_conflict")


def _complete_alone(path: Path, token: str, kept: bytes) -> None:
    connection = _opened(path)
    try:
        job = _Job(lambda alone: _complete(alone, token, kept))
        _commit_group(connection, [job])
        job.answer.result()
    finally:
        connection.close()


def _release(connection: sqlite3.Connection, token: str) -> None:
    if connection.execute(_RELEASE, (token,)).rowcount == 1:
        return
    if connection.execute(_OUTCOME, (token,)).fetchone() is None:
        raise StoreError(f"no claim is known as {token}", code="claim_unknown")
    raise StoreError(f"claim {token} has ended and cannot be released", code="outcome_conflict")


def _pending(connection: sqlite3.Connection) -> list[PendingClaim]:
    rows = cast("list[tuple[str, str, str, str]]", connection.execute(_PENDING).fetchall())
    return [
        PendingClaim(token=token, scope=scope, operation_id=operation_id, input_digest=input_digest)
        for token, scope, operation_id, input_digest in rows
    ]
