"""One session with a Codex app-server, without any I/O.

The shell hands in what the app-server sent (`receive_notification`, `receive_request`), takes the events
(`take_events`), and does what the session asks for (`take_effects`). What a caller wants is an `Operation`: the shell
sends its request and hands the answer back. `clock` and `timestamp` are the only sources of time.

Source: the Codex driver specification; `schemas/codex/persisted-session.schema.json` for what survives a process.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from paperclip_runner.codex import session_goals, session_operations, session_requests
from paperclip_runner.codex.errors import CodexSessionError, ProviderTerminalError
from paperclip_runner.codex.event_log import EventLog
from paperclip_runner.codex.goals import GoalAvailability, parse_goal
from paperclip_runner.codex.history import reconcile_session, turns_to_load
from paperclip_runner.codex.reading import records, text
from paperclip_runner.codex.recovery import adopt_history
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.rpc_messages import Notification
from paperclip_runner.codex.runtime_requests import is_input
from paperclip_runner.codex.session_notifications import receive_notification
from paperclip_runner.codex.session_state import SessionState
from paperclip_runner.codex.snapshot import restore_session, session_snapshot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.configuration import SessionConfiguration
    from paperclip_runner.codex.effects import CheckCompletion, Effect, RunTool
    from paperclip_runner.codex.goals import GoalAction, ThreadGoal
    from paperclip_runner.codex.launch import CollaborationMode
    from paperclip_runner.codex.operations import Operation
    from paperclip_runner.codex.recovery import OpenedThread
    from paperclip_runner.codex.rpc_messages import ServerRequest
    from paperclip_runner.codex.session_operations import StartedTurn
    from paperclip_runner.codex.task import SkillSelection
    from paperclip_runner.errors import CodexError

__all__ = ["CodexSession"]


class CodexSession:
    """The machine behind one session.

    `goal_answer` is what the app-server answered to the first `thread/goal/get`: its result, its error, or None when
    goals are switched off. `snapshot` is the persisted session to recover, `turns` the history read before. Raises
    `ReconciliationError` when they contradict each other. `timestamp` writes seconds since 1970 as a date and time.
    """

    def __init__(
        self,
        configuration: SessionConfiguration,
        opened: OpenedThread,
        *,
        run_id: str,
        normalized_session_id: str,
        clock: Callable[[], str],
        timestamp: Callable[[float], str],
        goal_answer: dict[str, JsonValue] | CodexError | None = None,
        snapshot: dict[str, JsonValue] | None = None,
        turns: Sequence[dict[str, JsonValue]] = (),
    ) -> None:
        log = EventLog(
            source_instance_id=configuration.source_instance_id,
            run_id=run_id,
            normalized_session_id=normalized_session_id,
            clock=clock,
        )
        state = SessionState(
            configuration=configuration,
            log=log,
            thread_id=opened.thread_id,
            provider_session_id=opened.provider_session_id,
            permissions=opened.permissions,
            collaboration_mode=opened.collaboration_mode,
            context=opened.context,
            timestamp=timestamp,
        )
        self._state = state
        state.lineage[opened.thread_id] = opened.lineage
        if snapshot is not None:
            restore_session(state, snapshot)
            state.lineage[opened.thread_id] = opened.lineage
        reason = self._take_goal_answer(goal_answer)
        if snapshot is not None:
            adopt_history(state, turns)
        self._announce(reason, snapshot)

    # ------------------------------------------------------------- identities

    @property
    def thread_id(self) -> str:
        """Identity the driver resumes by."""
        return self._state.thread_id

    @property
    def provider_session_id(self) -> str | None:
        """Identity of the provider's own session."""
        return self._state.provider_session_id

    @property
    def run_id(self) -> str:
        """Run the session works for."""
        return self._state.log.run_id

    @property
    def active_turn_id(self) -> str | None:
        """Turn that is running, or None."""
        return self._state.active_turn_id

    @property
    def awaits_start(self) -> bool:
        """Whether the active turn was accepted and has not begun; until then the app-server refuses to interrupt it."""
        return self._state.active_turn_id is not None and not self._state.turn_started

    @property
    def is_terminal(self) -> bool:
        """Whether no further turn can be started."""
        return self._state.terminal or self._state.closed

    @property
    def has_ended(self) -> bool:
        """Whether the stream of events has ended; what `take_events` still returns is the last of it."""
        return self._state.log.ended

    @property
    def awaits_terminal(self) -> bool:
        """Whether the thread is idle although its turn has not ended; if that lasts, read the history and reconcile."""
        return self._state.idle_reported and self._state.active_turn_id is not None

    @property
    def ignored_notifications(self) -> int:
        """Notifications of methods this project does not read."""
        return self._state.ignored_notifications

    @property
    def failure(self) -> CodexError | None:
        """Why the session stopped trusting its app-server, or None."""
        failure = self._state.failure
        return None if failure is None else ProviderTerminalError(failure.code, failure.message)

    # ------------------------------------------------------------------ input

    def receive_notification(self, notification: Notification) -> None:
        """Take one notification, in the order of arrival."""
        receive_notification(self._state, notification)

    def receive_request(self, request: ServerRequest) -> None:
        """Take one server request, in the order of arrival. Its answer is an effect, now or later."""
        session_requests.receive_request(self._state, request)

    def transport_failed(self, error: CodexError) -> None:
        """The connection broke. A session that was closed before takes no notice."""
        state = self._state
        if state.closed or state.failure is not None:
            return
        state.diagnose("notification_transport_failed", {"message": redact_text(str(error))})
        for request in list(state.pending.values()):
            if is_input(request.kind):
                state.cancel_request(request, "provider_process_lost")
        state.fail("notification_transport_failed", "The connection to the Codex app-server broke.")

    def note_silence(self, seconds: float) -> None:
        """Tell that nothing was heard for so long while a turn runs."""
        state = self._state
        if state.active_turn_id is not None:
            message = f"The app-server has said nothing for {seconds:g} s. The turn can still be interrupted."
            state.diagnose("provider_silent", {"message": message}, turn_id=state.active_turn_id)

    def take_events(self) -> list[dict[str, JsonValue]]:
        """Return the events since the last call, in wire form."""
        return self._state.log.take()

    def take_effects(self) -> list[Effect]:
        """Return what the shell has to do since the last call, in order."""
        effects = self._state.effects
        self._state.effects = []
        return effects

    # ------------------------------------------------------------- operations

    def start_turn(
        self,
        message: str,
        *,
        requested_mode: CollaborationMode | None = None,
        skills: Sequence[SkillSelection] = (),
        continuation: bool = False,
    ) -> Operation[StartedTurn]:
        """Start a turn; see `session_operations.start_turn`."""
        return session_operations.start_turn(
            self._state,
            message,
            settled=self._release_held,
            requested_mode=requested_mode,
            skills=skills,
            continuation=continuation,
        )

    def steer(self, turn_id: str, message: str, correlation_id: str | None = None) -> Operation[None]:
        """Give the active turn another message; see `session_operations.steer`."""
        return session_operations.steer(self._state, turn_id, message, correlation_id)

    def interrupt(self, turn_id: str | None = None, reason: str | None = None) -> Operation[None]:
        """End the active turn; see `session_operations.interrupt`."""
        return session_operations.interrupt(self._state, turn_id, reason)

    def compact(self) -> Operation[None]:
        """Replace the conversation by a summary; see `session_operations.compact`."""
        return session_operations.compact(self._state)

    def read(self) -> Operation[dict[str, JsonValue]]:
        """Read the thread; see `session_operations.read_thread`."""
        return session_operations.read_thread(self._state)

    def goal(
        self,
        action: GoalAction,
        *,
        objective: str | None = None,
        token_budget: int | None = None,
        status: str | None = None,
    ) -> Operation[ThreadGoal | None]:
        """Get, set, pause, resume or clear the goal; see `session_goals.goal_operation`."""
        return session_goals.goal_operation(
            self._state, action, objective=objective, token_budget=token_budget, status=status
        )

    def turns_to_load(self, turns: Sequence[dict[str, JsonValue]]) -> list[str]:
        """Return the turns whose items `reconcile` needs."""
        return turns_to_load(self._state, turns)

    def reconcile(
        self,
        thread: dict[str, JsonValue],
        turns: Sequence[dict[str, JsonValue]],
        items: Mapping[str, Sequence[dict[str, JsonValue]]],
    ) -> dict[str, JsonValue]:
        """Compare the session with the app-server's history; see `history.reconcile_session`."""
        if not self._state.configuration.capabilities.can_reconcile:
            raise session_operations.unavailable(self._state, "reconciliation", "it is switched off for this session")
        return reconcile_session(self._state, thread, turns, items)

    # --------------------------------------------------------------- requests

    def pending_requests(self) -> list[dict[str, JsonValue]]:
        """Return the open requests to the person, in wire form."""
        return [deepcopy(request.to_wire()) for request in self._state.pending.values()]

    def resolve_request(self, request_id: str, turn_id: str, resolution: JsonValue) -> None:
        """Answer an open request; see `session_requests.resolve_request`."""
        session_requests.resolve_request(self._state, request_id, turn_id, resolution)

    def handoff_request(self, request_id: str, turn_id: str) -> bool:
        """Hand an open question to a durable owner; see `session_requests.handoff_request`."""
        return session_requests.handoff_request(self._state, request_id, turn_id)

    def tool_finished(self, call: RunTool, result: JsonValue) -> None:
        """Answer a tool call with the result of the caller's tool."""
        session_requests.tool_finished(self._state, call, result)

    def tool_failed(self, call: RunTool, message: str) -> None:
        """Answer a tool call whose tool failed."""
        session_requests.tool_failed(self._state, call, message)

    def completion_checked(self, check: CheckCompletion, feedback: str | None = None) -> None:
        """Propose a result the caller has nothing against."""
        session_requests.completion_checked(self._state, check, feedback)

    def completion_refused(self, check: CheckCompletion, message: str) -> None:
        """Tell the model why its result was not taken."""
        session_requests.completion_refused(self._state, check, message)

    # ----------------------------------------------------------------- record

    def context(self) -> dict[str, JsonValue]:
        """Return what the session was opened with."""
        return deepcopy(self._state.context)

    def lineage(self) -> list[dict[str, JsonValue]]:
        """Return the threads of the session, root first. Raises `CapabilityUnavailableError` when switched off."""
        if not self._state.configuration.capabilities.thread_lineage:
            raise session_operations.unavailable(self._state, "lineage", "it is switched off for this session")
        return [entry.to_wire() for entry in self._state.lineage.values()]

    def usage(self) -> dict[str, JsonValue] | None:
        """Return the last usage seen, or None. Raises `CapabilityUnavailableError` when switched off."""
        if not self._state.configuration.capabilities.usage:
            raise session_operations.unavailable(self._state, "usage", "it is switched off for this session")
        return deepcopy(self._state.reported_usage)

    def snapshot(self) -> dict[str, JsonValue]:
        """Return what a later process needs to recover the session."""
        return deepcopy(session_snapshot(self._state))

    # -------------------------------------------------------------- life time

    def attach_run(self, run_id: str) -> None:
        """Let a settled session work for a new run.

        Raises `CodexSessionError`: `codex_run_attach_invalid` without an identity, `codex_run_attach_busy` while a turn
        or a request is open, `codex_run_attach_closed` once the session is closed or failed.
        """
        state = self._state
        if not run_id:
            raise CodexSessionError("A run to attach needs an identity.", code="codex_run_attach_invalid")
        if state.closed or state.failure is not None:
            raise CodexSessionError("The session is closed. Open a new one.", code="codex_run_attach_closed")
        if state.start_pending or state.active_turn_id is not None or state.pending:
            raise CodexSessionError(
                "The session still works for its run. Wait for the turn to end, or interrupt it.",
                code="codex_run_attach_busy",
            )
        if run_id != state.log.run_id and state.usage is not None:
            state.usage = state.usage.next_run()
        state.log.run_id = run_id
        state.log.ended = False
        state.result = None
        state.terminal = False
        state.terminal_turns.clear()
        state.late_items.clear()
        state.recovery_turn_consumed = False
        state.recovery_turn_id = None
        state.resumed = False
        state.log.emit("run.attached", {"runId": run_id, "sameSession": True})

    def close(self) -> None:
        """Settle what is open and end the stream. The shell closes the connection."""
        state = self._state
        if state.closed:
            return
        state.cancel_requests("session_closed")
        state.closed = True
        state.held.clear()
        state.log.end()

    # ---------------------------------------------------------------- innards

    def _release_held(self) -> None:
        state = self._state
        waiting, state.held = state.held, []
        for message in waiting:
            if isinstance(message, Notification):
                receive_notification(state, message)
            else:
                session_requests.receive_request(state, message)

    def _take_goal_answer(self, answer: dict[str, JsonValue] | CodexError | None) -> tuple[str | None, str | None]:
        state = self._state
        if answer is None:
            state.goal_availability = GoalAvailability.UNSUPPORTED
            return None, None
        if isinstance(answer, dict):
            state.goal = parse_goal(answer.get("goal"))
            return None, None
        availability, code, reason = session_goals.goal_availability(answer)
        state.goal_availability = availability
        return code, reason

    def _announce(self, reason: tuple[str | None, str | None], snapshot: dict[str, JsonValue] | None) -> None:
        state = self._state
        began: dict[str, JsonValue] = {
            "driverSessionId": state.thread_id,
            "providerSessionId": state.provider_session_id,
            "context": state.context,
        }
        state.log.emit("session.resumed" if state.resumed else "session.started", began)
        capability = state.configuration.goal_capability.to_wire(state.goal_availability, *reason)
        told_of: dict[str, JsonValue] = {"sessionGoals": capability}
        state.log.emit_version_2("session.capabilities.updated", told_of, turn_id=state.active_turn_id)
        session_goals.emit_goal(state, "session.goal.snapshot")
        if snapshot is not None:
            self._cancel_stale_requests(snapshot)
        root = state.lineage[state.thread_id]
        lineage: dict[str, JsonValue] = {
            "kind": "thread_lineage",
            "text": f"Root thread {state.thread_id}",
            "lineage": root.to_wire(),
        }
        state.log.emit("item.completed", lineage, item_id=f"thread:{state.thread_id}")
        model, provider = state.context.get("model"), state.context.get("modelProvider")
        told: dict[str, JsonValue] = {
            "kind": "model",
            "text": f"{model} ({provider})",
            "model": {"name": model, "provider": provider, "codexVersion": state.context.get("codexVersion")},
        }
        state.log.emit("item.completed", told, item_id=f"{state.thread_id}:model")
        if state.resumed and self._is_settled():
            state.terminal = True
            state.log.end()

    def _cancel_stale_requests(self, snapshot: dict[str, JsonValue]) -> None:
        for request in records(snapshot.get("pendingRuntimeRequests")):
            payload: dict[str, JsonValue] = {
                "requestId": text(request.get("requestId")),
                "requestKind": text(request.get("requestKind")),
                "turnId": text(request.get("turnId")),
                "itemId": text(request.get("itemId")),
                "reason": "transport_recovered",
            }
            self._state.log.emit(
                "runtime_request.cancelled",
                payload,
                turn_id=text(request.get("turnId")),
                item_id=text(request.get("itemId")),
            )

    def _is_settled(self) -> bool:
        state = self._state
        if state.active_turn_id is not None or state.has_active_goal or not state.configuration.is_task:
            return False
        return state.result is not None or (state.recovery_turn_consumed and bool(state.terminal_turns))
