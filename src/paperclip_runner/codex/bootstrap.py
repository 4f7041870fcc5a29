"""What is asked of an app-server before there is a session: the handshake, the thread, its history (shell)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.errors import CodexRpcError, CodexSessionError, ReconciliationError
from paperclip_runner.codex.history import HistoryPages
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.outgoing import initialize_params, thread_resume_params, thread_start_params
from paperclip_runner.codex.reading import record, text
from paperclip_runner.codex.recovery import OpenedThread, negotiated_mode, opened_thread, require_same_session
from paperclip_runner.errors import CodexError

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_runner.codex.configuration import SessionConfiguration
    from paperclip_runner.codex.connection import AppServerConnection
    from paperclip_runner.codex.options import CodexDeadlines

__all__ = ["OpenThread", "initialize", "read_history", "resume_thread", "start_thread"]

Members = dict[str, JsonValue]


class OpenThread(msgspec.Struct, frozen=True, kw_only=True):
    """A thread that is open, with what a session machine is made of."""

    opened: OpenedThread
    goal_answer: Members | CodexError | None
    turns: tuple[Members, ...] = ()


async def initialize(connection: AppServerConnection, deadlines: CodexDeadlines) -> str:
    """Introduces this client; returns how the app-server calls itself."""
    answer = await connection.request("initialize", initialize_params(), deadlines.initialize, vital=True)
    connection.notify("initialized")
    return text(answer.get("userAgent"))


async def start_thread(
    connection: AppServerConnection,
    configuration: SessionConfiguration,
    deadlines: CodexDeadlines,
    *,
    codex_version: str,
    canonical: Callable[[str], str],
) -> OpenThread:
    """Starts a thread. Raises `CodexSessionError` for an answer that is not what was asked for."""
    response = await connection.request("thread/start", thread_start_params(configuration), deadlines.open)
    opened = await _check(connection, configuration, deadlines, response, codex_version, canonical)
    return OpenThread(
        opened=opened, goal_answer=await _ask_goal(connection, configuration, deadlines, opened.thread_id)
    )


async def resume_thread(
    connection: AppServerConnection,
    configuration: SessionConfiguration,
    deadlines: CodexDeadlines,
    snapshot: Members,
    *,
    codex_version: str,
    canonical: Callable[[str], str],
    check_directory: Callable[[str], str],
) -> OpenThread:
    """Opens exactly the thread of a snapshot again, after reading what became of it.

    Raises `ReconciliationError` when it is not the recorded one or its history cannot be relied on.
    """
    thread_id = text(snapshot.get("driverSessionId"))
    read = await connection.request(
        "thread/read", {"threadId": thread_id, "includeTurns": False}, deadlines.read, vital=True
    )
    thread = record(read.get("thread"))
    if thread.get("id") != thread_id:
        raise ReconciliationError("thread/read returned a different thread")
    turns = await read_history(connection, HistoryPages(thread_id), deadlines)
    if check_directory(text(thread.get("cwd"))) != configuration.working_directory:
        raise CodexSessionError(
            "The recorded thread works in another directory. Open a new session.",
            code="codex_working_directory_changed",
        )
    params = thread_resume_params(configuration, thread_id)
    response = await connection.request("thread/resume", params, deadlines.resume, vital=True)
    opened = await _check(connection, configuration, deadlines, response, codex_version, canonical)
    require_same_session(snapshot, opened)
    answer = await _ask_goal(connection, configuration, deadlines, thread_id)
    return OpenThread(opened=opened, goal_answer=answer, turns=tuple(turns))


async def read_history(
    connection: AppServerConnection, pages: HistoryPages, deadlines: CodexDeadlines
) -> list[Members]:
    """Every entry of a list of the history, oldest first.

    Raises `ReconciliationError`: `codex_history_read_failed`, `codex_history_incomplete`. A part of it says nothing.
    """
    while not pages.complete:
        try:
            page = await connection.request(pages.method, pages.params(), deadlines.read)
        except CodexRpcError as error:
            raise ReconciliationError(
                f"codex_history_read_failed: {error}", code="codex_history_read_failed"
            ) from error
        pages.receive(page)
    return pages.entries()


async def _check(
    connection: AppServerConnection,
    configuration: SessionConfiguration,
    deadlines: CodexDeadlines,
    response: Members,
    codex_version: str,
    canonical: Callable[[str], str],
) -> OpenedThread:
    presets: Members = {}
    if configuration.mode is CollaborationMode.PLAN:
        presets = await connection.request("collaborationMode/list", {}, deadlines.open)
    return opened_thread(
        configuration,
        response,
        codex_version=codex_version,
        collaboration_mode=negotiated_mode(configuration, presets, response),
        canonical=canonical,
    )


async def _ask_goal(
    connection: AppServerConnection, configuration: SessionConfiguration, deadlines: CodexDeadlines, thread_id: str
) -> Members | CodexError | None:
    if not configuration.capabilities.goals:
        return None
    try:
        return await connection.request("thread/goal/get", {"threadId": thread_id}, deadlines.goal)
    except CodexRpcError as error:
        return error
