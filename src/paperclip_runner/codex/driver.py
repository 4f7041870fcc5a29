"""The Codex driver: opens and recovers sessions with `codex app-server` (shell)."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from paperclip_runner.codex.bootstrap import initialize, resume_thread, start_thread
from paperclip_runner.codex.configuration import SessionConfiguration
from paperclip_runner.codex.connection import AppServerConnection
from paperclip_runner.codex.driver_session import CodexSession
from paperclip_runner.codex.errors import CodexSessionError, ReconciliationError
from paperclip_runner.codex.executable import parse_version
from paperclip_runner.codex.jsonrpc import JsonRpcPeer
from paperclip_runner.codex.local_files import LocalFiles
from paperclip_runner.codex.options import DRIVER_KIND
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.session import CodexSession as SessionMachine
from paperclip_runner.codex.session_pump import CodexCallbacks, SessionPump
from paperclip_runner.codex.snapshot import snapshot_problem
from paperclip_runner.codex.snapshot_file import SnapshotFile
from paperclip_runner.codex.start_up import StartUp, given_environment, prepare_launch, working_directory
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.contract import (
    DriverCapabilities,
    DriverDescriptor,
    HarnessDriver,
    SessionOpening,
    SessionRecovery,
)
from paperclip_runner.harness.guarded_spawn import spawn_guarded
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.supervisor import SupervisedProcess

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.bootstrap import OpenThread
    from paperclip_runner.codex.options import CodexOptions
    from paperclip_runner.harness.supervisor import Spawner

__all__ = ["CodexDriver"]

T = TypeVar("T")

REASON_MAX_CHARACTERS: Final = 1_000
"""Characters of the reason why a session was not recovered."""

_FILES: Final = LocalFiles()
_NO_CALLBACKS: Final = CodexCallbacks()


class CodexDriver(HarnessDriver):
    """Drives `codex app-server`. One driver may have any number of sessions, each with a process of its own.

    `spawner` is the seam at which a test puts a child that lives in memory.
    """

    def __init__(
        self, options: CodexOptions, callbacks: CodexCallbacks = _NO_CALLBACKS, *, spawner: Spawner = spawn_guarded
    ) -> None:
        self._options = options
        self._callbacks = callbacks
        self._spawner = spawner
        self._snapshots = None if options.snapshot_path is None else SnapshotFile(options.snapshot_path)

    def descriptor(self) -> DriverDescriptor:
        """Which driver this is, and what its sessions may be asked to do."""
        return DriverDescriptor(
            kind=DRIVER_KIND,
            display_name=self._options.display_name,
            version="codex-v2",
            protocol_version="v2",
            capabilities=msgspec.convert(self._options.capabilities.to_wire(), DriverCapabilities),
            runtime_context_capabilities={"instructions": "native", "skills": "native", "mcp": "native"},
        )

    async def open_session(self, opening: SessionOpening) -> CodexSession:
        """Starts an app-server and a thread in it.

        Raises `CodexLaunchError` before a process exists, `CodexTransportError`, `CodexRpcError` and
        `CodexSessionError` after. Whatever it raises, and when it is cancelled, no process is left.
        """
        start_up = await prepare_launch(self._options, opening.working_directory)
        configuration = self._configuration(start_up)

        async def open_thread(connection: AppServerConnection) -> CodexSession:
            user_agent = await initialize(connection, self._options.deadlines)
            thread = await start_thread(
                connection,
                configuration,
                self._options.deadlines,
                codex_version=user_agent,
                canonical=_FILES.canonical,
            )
            return self._session(
                connection,
                configuration,
                thread,
                start_up,
                user_agent,
                run_id=opening.run_id,
                normalized_session_id=opening.normalized_session_id,
            )

        return await self._with_process(start_up, open_thread)

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        """Opens the thread of a snapshot again, in a new process, and settles the turn that was active.

        What the provider refuses or contradicts is the reason of a recovery without a session; it begins with the code
        of the error unless it is one of the sentences of the contract. Raises `CodexLaunchError` for what is wrong on
        this side before a process exists.
        """
        members = dict(snapshot)
        reason = self._unrecoverable(members)
        if reason is not None:
            return SessionRecovery(reason=reason)
        recorded = members.get("workingDirectory")
        start_up = await prepare_launch(self._options, recorded if isinstance(recorded, str) else "")
        configuration = self._configuration(start_up)

        async def open_again(connection: AppServerConnection) -> CodexSession:
            user_agent = await initialize(connection, self._options.deadlines)
            thread = await resume_thread(
                connection,
                configuration,
                self._options.deadlines,
                members,
                codex_version=user_agent,
                canonical=_FILES.canonical,
                check_directory=lambda path: working_directory(self._options, path, given_environment(self._options)),
            )
            session = self._session(
                connection,
                configuration,
                thread,
                start_up,
                user_agent,
                run_id=str(members["runId"]),
                normalized_session_id=str(members["normalizedSessionId"]),
                snapshot=members,
            )
            try:
                if session.active_turn_id is not None and self._options.capabilities.can_reconcile:
                    await session.reconcile()
            except BaseException:
                await session.close(reason="recovery failed", force=True)
                raise
            return session

        try:
            return SessionRecovery(session=await self._with_process(start_up, open_again))
        except CodexError as error:
            return SessionRecovery(reason=_reason(error))

    # ---------------------------------------------------------------- innards

    def _unrecoverable(self, snapshot: dict[str, JsonValue]) -> str | None:
        if not self._options.capabilities.resume:
            return "resume capability is unavailable"
        if not self._options.capabilities.read:
            return "read capability is required for safe resume"
        problem = snapshot_problem(snapshot)
        if problem is None and snapshot.get("driverKind") != DRIVER_KIND:
            problem = "persisted session belongs to another driver"
        return problem

    async def _with_process(self, start_up: StartUp, work: Callable[[AppServerConnection], Awaitable[T]]) -> T:
        try:
            process = await SupervisedProcess.start(
                start_up.launch, shutdown=self._options.shutdown, spawner=self._spawner
            )
        except ProcessError as error:
            raise CodexSessionError(
                f"The Codex app-server was not started: {redact_text(str(error))}",
                code="codex_start_failed",
                details={"cause": error.code},
            ) from error
        connection = AppServerConnection(process, JsonRpcPeer(max_line_bytes=self._options.max_line_bytes))
        try:
            return await work(connection)
        except BaseException:
            await connection.close()
            raise

    def _configuration(self, start_up: StartUp) -> SessionConfiguration:
        options = self._options
        return SessionConfiguration(
            working_directory=start_up.working_directory,
            environment=start_up.environment,
            task=options.task,
            mode=options.mode,
            conversation=options.conversation,
            approval_policy=options.approval_policy,
            model=options.model,
            effort=options.effort,
            base_instructions=options.base_instructions,
            skill_instructions=options.skill_instructions,
            collaboration_instructions=options.collaboration_instructions,
            tools=options.tools,
            checks_completion=self._callbacks.check_completion is not None,
            capabilities=options.capabilities,
            goal_capability=options.goal_capability,
            source_instance_id=options.source_instance_id,
            driver_kind=DRIVER_KIND,
        )

    def _session(
        self,
        connection: AppServerConnection,
        configuration: SessionConfiguration,
        thread: OpenThread,
        start_up: StartUp,
        user_agent: str,
        *,
        run_id: str,
        normalized_session_id: str,
        snapshot: dict[str, JsonValue] | None = None,
    ) -> CodexSession:
        machine = SessionMachine(
            configuration,
            thread.opened,
            run_id=run_id,
            normalized_session_id=normalized_session_id,
            clock=_Clock(),
            timestamp=_timestamp,
            goal_answer=thread.goal_answer,
            snapshot=snapshot,
            turns=thread.turns,
        )
        pump = SessionPump(connection, machine, self._options, self._callbacks, self._snapshots)
        version = start_up.version or parse_version(user_agent)
        if version is None or not version.qualified:
            told = "an unknown version" if version is None else f"version {version.text}"
            pump.note(f"Codex is of {told}, which this driver is not tested with.")
        return CodexSession(pump, self._options, version=version, user_agent=user_agent)


class _Clock:
    """The time in UTC, to the millisecond. Writing it is dear, and most events share it with the one before."""

    def __init__(self) -> None:
        self._millisecond = -1
        self._text = ""

    def __call__(self) -> str:
        now = int(time() * 1_000)
        if now != self._millisecond:
            self._millisecond = now
            self._text = _timestamp(now / 1_000)
        return self._text


def _timestamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"


def _reason(error: CodexError) -> str:
    told = redact_text(str(error))
    if isinstance(error, ReconciliationError) or told.startswith(error.code):
        return told[:REASON_MAX_CHARACTERS]
    return f"{error.code}: {told}"[:REASON_MAX_CHARACTERS]
