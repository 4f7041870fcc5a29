"""Opening a thread and opening it again: what the app-server's answers must say before a session exists.

Source: the bootstrap and recovery sections of the Codex driver specification.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.context import active_profile, context_snapshot
from paperclip_runner.codex.errors import CodexRpcError, CodexSessionError, CollaborationModeError, ReconciliationError
from paperclip_runner.codex.history import find_turns_after
from paperclip_runner.codex.launch import CollaborationMode, is_external_sandbox, permission_profile
from paperclip_runner.codex.lineage import LineageEntry, lineage_entry
from paperclip_runner.codex.outgoing import plan_mode
from paperclip_runner.codex.reading import record, records, text, text_or_none

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paperclip_runner.codex.configuration import SessionConfiguration
    from paperclip_runner.codex.session_state import SessionState
    from paperclip_runner.errors import CodexError

__all__ = [
    "OpenedThread",
    "adopt_history",
    "is_lost_thread",
    "negotiated_mode",
    "opened_thread",
    "require_same_session",
]

_THREAD_METHODS: Final = frozenset({"thread/read", "thread/resume", "thread/turns/list", "thread/items/list"})
_LOST_THREAD: Final = re.compile(
    r"no rollout found|thread not (?:found|loaded)|(?:unknown|missing) thread|not materialized"
    r"|thread .{0,120}(?:does not exist|is empty)",
    re.IGNORECASE,
)


class OpenedThread(msgspec.Struct, frozen=True, kw_only=True):
    """A thread whose answer was checked."""

    thread_id: str
    provider_session_id: str | None
    permissions: str
    collaboration_mode: dict[str, JsonValue] | None
    context: dict[str, JsonValue]
    lineage: LineageEntry


def opened_thread(
    configuration: SessionConfiguration,
    response: dict[str, JsonValue],
    *,
    codex_version: str,
    collaboration_mode: dict[str, JsonValue] | None,
    canonical: Callable[[str], str],
) -> OpenedThread:
    """Check the answer to `thread/start` or `thread/resume`. `canonical` resolves a path as the workspace rules do.

    Raises `CodexSessionError`: `codex_thread_id_missing`, `codex_permission_profile_mismatch`,
    `codex_working_directory_changed`.
    """
    thread = record(response.get("thread"))
    thread_id = text(thread.get("id"))
    if not thread_id:
        raise CodexSessionError("Codex thread response omitted thread.id", code="codex_thread_id_missing")
    external = is_external_sandbox(configuration.environment)
    profile_id = permission_profile(configuration.mode, external_sandbox=external)
    reported = text(active_profile(response).get("id"))
    if reported and reported != profile_id:
        raise CodexSessionError(
            "Codex thread did not activate the required filesystem permission profile. The session is not used.",
            code="codex_permission_profile_mismatch",
            details={"required": profile_id, "reported": reported[:256]},
        )
    directory = text(response.get("cwd")) or configuration.working_directory
    if canonical(directory) != configuration.working_directory:
        raise CodexSessionError(
            "Codex thread response changed the assigned working directory. The session is not used.",
            code="codex_working_directory_changed",
        )
    return OpenedThread(
        thread_id=thread_id,
        provider_session_id=text_or_none(thread.get("sessionId")),
        permissions=profile_id,
        collaboration_mode=collaboration_mode,
        context=context_snapshot(configuration, response, codex_version=codex_version),
        lineage=lineage_entry(thread),
    )


def negotiated_mode(
    configuration: SessionConfiguration, presets: dict[str, JsonValue], opened: dict[str, JsonValue]
) -> dict[str, JsonValue] | None:
    """Return the collaboration mode turns of a plan name, from the answers to `collaborationMode/list` and the opening.

    Raises `CollaborationModeError` with `planning_mode_unsupported` when the app-server offers no usable plan.
    """
    if configuration.mode is not CollaborationMode.PLAN:
        return None
    model = text(opened.get("model")) or text(record(opened.get("thread")).get("model"))
    mode = plan_mode(records(presets.get("data")), model)
    if mode is None:
        raise CollaborationModeError(
            "This Codex offers no plan mode with a model. Use another version, or open the session in default mode.",
            code="planning_mode_unsupported",
        )
    return mode


def require_same_session(snapshot: dict[str, JsonValue], opened: OpenedThread) -> None:
    """Check that a resumed thread is the recorded one. Raises `ReconciliationError`."""
    if opened.thread_id != snapshot.get("driverSessionId"):
        raise ReconciliationError("provider resumed a different session")
    recorded = text_or_none(snapshot.get("providerSessionId"))
    if recorded is not None and opened.provider_session_id != recorded:
        raise ReconciliationError("provider resumed a different provider session")


def is_lost_thread(error: CodexError) -> bool:
    """Whether an app-server refused a thread because it does not have it; trying again is then of no use.

    Method and code are looked at first. The words are kept here and nowhere else, because versions change them.
    """
    if not isinstance(error, CodexRpcError) or error.method not in _THREAD_METHODS:
        return False
    return error.method_unavailable and _LOST_THREAD.search(str(error)) is not None


def adopt_history(state: SessionState, turns: Sequence[dict[str, JsonValue]]) -> None:
    """Find the turn a recovered session goes on with, where the snapshot leaves that open.

    Raises `ReconciliationError` when the history allows more than one answer.
    """
    if state.has_active_goal:
        _adopt_autonomous_turn(state, turns)
        return
    if state.configuration.is_task and state.result is None and state.active_turn_id is None and state.terminal_turns:
        _adopt_recovery_turn(state, turns)


def _adopt_autonomous_turn(state: SessionState, turns: Sequence[dict[str, JsonValue]]) -> None:
    running = [text(turn.get("id")) for turn in turns if turn.get("status") == "inProgress"]
    if len(running) > 1 or any(not turn_id or turn_id in state.terminal_turns for turn_id in running):
        raise ReconciliationError("provider exposed ambiguous autonomous goal turn history")
    if running and state.active_turn_id in (None, running[0]):
        state.begin_turn(running[0])
        state.turn_started = True


def _adopt_recovery_turn(state: SessionState, turns: Sequence[dict[str, JsonValue]]) -> None:
    anchored, after = find_turns_after(state, turns)
    if not anchored:
        return
    if len(after) > 1:
        raise ReconciliationError("provider exposed multiple uncheckpointed disposition recovery turns")
    if after:
        turn_id = text(after[0].get("id"))
        if not turn_id:
            raise ReconciliationError("provider exposed an unidentifiable disposition recovery turn")
        if state.recovery_turn_id not in (None, turn_id):
            raise ReconciliationError("provider changed the bound disposition recovery turn")
        state.begin_turn(turn_id)
        state.turn_started = True
        state.recovery_turn_consumed = True
        state.recovery_turn_id = turn_id
        return
    bound = state.recovery_turn_id
    known = {text(turn.get("id")) for turn in turns}
    if state.recovery_turn_consumed and (bound is None or (bound not in known and bound not in state.terminal_turns)):
        # The one turn that may ask for a missing result never reached the app-server, so it may be tried again.
        state.recovery_turn_consumed = False
        state.recovery_turn_id = None
