"""A store in a PostgreSQL database: for an application on several machines. Needs the extra `postgres` (psycopg)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Self, TypeVar, cast

import psycopg
from paperclip_protocol.actions import StoredOutcome
from psycopg.rows import TupleRow

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

__all__ = ["DEFAULT_CONNECTIONS", "PostgresStore"]

DEFAULT_CONNECTIONS: Final = 4
"""Connections that the store holds open at most."""

_CLAIM_ATTEMPTS = 3
"""Times that a claim is tried when its connection breaks, or when the claim it met is released in between."""

AnswerT = TypeVar("AnswerT")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS semantic_claims (
    sequence bigint GENERATED ALWAYS AS IDENTITY,
    token text NOT NULL PRIMARY KEY,
    scope text NOT NULL UNIQUE,
    operation_id text NOT NULL,
    input_digest text NOT NULL,
    outcome bytea
)
"""
_SCHEMA_LOCK = 0x70617065726C6970
"""Key of the advisory lock under which the table is created: two creators at once would collide."""

_DURABLE = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""
_CLAIM = """
INSERT INTO semantic_claims (token, scope, operation_id, input_digest) VALUES (%s, %s, %s, %s)
ON CONFLICT (scope) DO NOTHING
"""
_KNOWN = "SELECT token, input_digest, outcome FROM semantic_claims WHERE scope = %s"
_COMPLETE = "UPDATE semantic_claims SET outcome = %s WHERE token = %s AND outcome IS NULL"
_OUTCOME = "SELECT outcome FROM semantic_claims WHERE token = %s"
_RELEASE = "DELETE FROM semantic_claims WHERE token = %s AND outcome IS NULL"
_PENDING = (
    "SELECT token, scope, operation_id, input_digest FROM semantic_claims WHERE outcome IS NULL ORDER BY sequence"
)

Connection = psycopg.AsyncConnection[TupleRow]


class PostgresStore:
    """Claims and outcomes in the table `semantic_claims` of one database.

    Make it with `await PostgresStore.open(conninfo)` and close it, or use it as an async context manager. Every
    statement commits by itself, with `synchronous_commit` on.
    """

    def __init__(self, conninfo: str, *, connections: int = DEFAULT_CONNECTIONS) -> None:
        """Take note of the database without connecting: use `open`."""
        self._conninfo = conninfo
        self._free = asyncio.Semaphore(connections)
        self._idle: list[Connection] = []
        self._running: set[asyncio.Task[object]] = set()
        self._closed = False

    @classmethod
    async def open(cls, conninfo: str, *, connections: int = DEFAULT_CONNECTIONS) -> Self:
        """Connect, and create the table when it is not there.

        Raises `StoreError` (`store_unavailable`) when that is not possible.
        """
        store = cls(conninfo, connections=connections)
        try:
            connection = await store._connect()
            try:
                await _create_table(connection)
            except BaseException:
                await connection.close()
                raise
        except psycopg.Error as cause:
            raise StoreError(
                "the PostgreSQL database of the idempotency store cannot be used: check that it runs, its address, and "
                "that this user may create a table",
                code="store_unavailable",
            ) from cause
        store._idle.append(connection)
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Wait for what was asked for already, then close the connections. Closing twice is no error."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)
        while self._idle:
            await self._idle.pop().close()

    async def claim(self, request: ClaimRequest) -> ClaimAnswer:
        """Take the scope, or say who has it."""
        token = secrets.token_hex(16)
        claiming = self._started(self._claim(token, request))
        try:
            return await asyncio.shield(claiming)
        except asyncio.CancelledError:
            # The claim may still be taken; nobody would know its token then.
            self._started(self._undo(claiming, token), while_closing=True)
            raise

    async def complete(self, token: str, outcome: StoredOutcome) -> None:
        """Record how a claimed mutation ended."""
        kept = json_bytes(outcome)
        await asyncio.shield(
            self._started(self._with_connection(lambda connection: _complete(connection, token, kept)))
        )

    async def recover(self, token: str, outcome: StoredOutcome) -> None:
        """Record the same over a new connection."""
        kept = json_bytes(outcome)
        await asyncio.shield(
            self._started(self._with_new_connection(lambda connection: _complete(connection, token, kept)))
        )

    async def release(self, token: str) -> None:
        """Give up an open claim."""
        await asyncio.shield(self._started(self._with_connection(lambda connection: _release(connection, token))))

    async def pending(self) -> list[PendingClaim]:
        """Every open claim, oldest first."""
        return await asyncio.shield(self._started(self._with_connection(_pending)))

    def _started(
        self, operation: Coroutine[object, object, AnswerT], *, while_closing: bool = False
    ) -> asyncio.Task[AnswerT]:
        """Begin an operation that goes on when whoever waits for it is cancelled."""
        if self._closed and not while_closing:
            operation.close()
            raise StoreError("the idempotency store is closed: open it again", code="store_closed")
        task = asyncio.ensure_future(operation)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _claim(self, token: str, request: ClaimRequest) -> ClaimAnswer:
        for attempt in range(1, _CLAIM_ATTEMPTS + 1):
            try:
                answer = await self._with_connection(lambda connection: _claim(connection, token, request))
            except psycopg.OperationalError:
                # Whether the claim was taken is unknown now; the next attempt recognizes its own token.
                if attempt == _CLAIM_ATTEMPTS:
                    raise
            else:
                if answer is not None:
                    return answer
        raise StoreError("the claim was taken and given up by others each time: try again", code="claim_contended")

    async def _undo(self, claiming: asyncio.Task[ClaimAnswer], token: str) -> None:
        await asyncio.wait([claiming])
        # If this fails too, the claim stays open, which is safe: nothing runs for it.
        with suppress(StoreError, psycopg.Error):
            await self._with_connection(lambda connection: _release(connection, token))

    async def _connect(self) -> Connection:
        connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
        await connection.execute(_DURABLE)
        return connection

    async def _with_connection(self, work: Callable[[Connection], Awaitable[AnswerT]]) -> AnswerT:
        async with self._free:
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                answer = await work(connection)
            except StoreError:
                self._idle.append(connection)
                raise
            except BaseException:
                # What the connection is in the middle of is not known any more.
                await connection.close()
                raise
            self._idle.append(connection)
            return answer

    async def _with_new_connection(self, work: Callable[[Connection], Awaitable[AnswerT]]) -> AnswerT:
        connection = await self._connect()
        try:
            return await work(connection)
        finally:
            await connection.close()


async def _create_table(connection: Connection) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_SCHEMA_LOCK,))
        await connection.execute(_SCHEMA)


async def _claim(connection: Connection, token: str, request: ClaimRequest) -> ClaimAnswer | None:
    """Take the scope or say who has it; None when the claim that stood in the way was given up in between."""
    inserted = await connection.execute(_CLAIM, (token, request.scope, request.operation_id, request.input_digest))
    if inserted.rowcount == 1:
        return Claimed(token)
    known = await (await connection.execute(_KNOWN, (request.scope,))).fetchone()
    if known is None:
        return None
    holder, input_digest, outcome = cast("tuple[str, str, bytes | None]", known)
    if holder == token:
        return Claimed(token)
    if input_digest != request.input_digest:
        return Conflict()
    return InProgress() if outcome is None else Duplicate(read_outcome(outcome))


async def _outcome(connection: Connection, token: str) -> bytes | None:
    found = await (await connection.execute(_OUTCOME, (token,))).fetchone()
    if found is None:
        raise StoreError(f"no claim is known as {token}", code="claim_unknown")
    return cast("bytes | None", found[0])


async def _complete(connection: Connection, token: str, kept: bytes) -> None:
    if (await connection.execute(_COMPLETE, (kept, token))).rowcount == 1:
        return
    if await _outcome(connection, token) != kept:
        raise StoreError(f"claim {token} has ended with another outcome", code="outcome_conflict")


async def _release(connection: Connection, token: str) -> None:
    if (await connection.execute(_RELEASE, (token,))).rowcount == 1:
        return
    await _outcome(connection, token)
    raise StoreError(f"claim {token} has ended and cannot be released", code="outcome_conflict")


async def _pending(connection: Connection) -> list[PendingClaim]:
    rows = cast("list[tuple[str, str, str, str]]", await (await connection.execute(_PENDING)).fetchall())
    return [
        PendingClaim(token=token, scope=scope, operation_id=operation_id, input_digest=input_digest)
        for token, scope, operation_id, input_digest in rows
    ]
