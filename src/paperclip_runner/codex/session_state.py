"""Everything a session knows about itself, and the few steps that all of its parts share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.effects import Answer, CloseTransport
from paperclip_runner.codex.goals import GoalAvailability
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.runtime_requests import is_input, safe_answer
from paperclip_runner.codex.workspace_changes import WorkspaceChanges

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_runner.codex.configuration import SessionConfiguration
    from paperclip_runner.codex.effects import Effect
    from paperclip_runner.codex.event_log import EventLog
    from paperclip_runner.codex.goals import ThreadGoal
    from paperclip_runner.codex.lineage import LineageEntry
    from paperclip_runner.codex.rpc_messages import Notification, ServerRequest
    from paperclip_runner.codex.runtime_requests import PendingRequest
    from paperclip_runner.codex.usage import UsageBaseline

__all__ = ["ProtocolFailure", "SemanticResult", "SessionState"]

IDENTITY_DIAGNOSTICS_MAX: Final = 32
"""Diagnostics about notifications that speak for something else; later ones are only counted."""

HELD_MESSAGES_MAX: Final = 1_024
"""Messages that wait for the answer to `turn/start`."""

TRACKED_ITEMS_MAX: Final = 4_096
"""Items of a turn whose channel and end are remembered; the oldest is forgotten first."""

LATE_TURNS_MAX: Final = 64
"""Ended turns whose unfinished items are remembered."""


class SemanticResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result that was proposed. `fingerprint` is its canonical JSON; a retry with the same one is no news."""

    result: dict[str, JsonValue]
    fingerprint: str
    call_id: str | None
    turn_id: str


class ProtocolFailure(msgspec.Struct, frozen=True):
    """Why a session stopped trusting its app-server."""

    code: str
    message: str


class SessionState:
    """The state of one session. Its parts read and change it; nothing outside the session does."""

    def __init__(
        self,
        *,
        configuration: SessionConfiguration,
        log: EventLog,
        thread_id: str,
        provider_session_id: str | None,
        permissions: str,
        collaboration_mode: dict[str, JsonValue] | None,
        context: dict[str, JsonValue],
        timestamp: Callable[[float], str],
    ) -> None:
        self.configuration = configuration
        self.log = log
        self.thread_id = thread_id
        self.provider_session_id = provider_session_id
        self.permissions = permissions
        self.collaboration_mode = collaboration_mode
        self.context = context
        self.timestamp = timestamp
        self.effects: list[Effect] = []

        self.active_turn_id: str | None = None
        self.turn_started = False
        self.start_pending = False
        self.autonomous_start = False
        self.compaction_pending = False
        self.compaction_turn_id: str | None = None
        self.queued_interrupts = 0
        self.terminal = False
        self.closed = False
        self.failure: ProtocolFailure | None = None
        self.terminal_turns: dict[str, str] = {}
        self.late_items: dict[str, set[str]] = {}
        self.held: list[Notification | ServerRequest] = []

        self.item_channels: dict[str, str] = {}
        self.result: SemanticResult | None = None
        self.workspace = WorkspaceChanges(configuration.working_directory)
        self.file_references: set[str] = set()
        self.usage: UsageBaseline | None = None
        self.reported_usage: dict[str, JsonValue] | None = None
        self.pending: dict[str, PendingRequest] = {}
        self.goal: ThreadGoal | None = None
        self.goal_availability = GoalAvailability.AVAILABLE
        self.lineage: dict[str, LineageEntry] = {}
        self.steering: dict[str, str] = {}
        self.steering_count = 0
        self.interrupt_count = 0
        self.recovery_turn_consumed = False
        self.recovery_turn_id: str | None = None
        self.resumed = False
        self.idle_reported = False
        self.identity_diagnostics = 0
        self.ignored_notifications = 0

    @property
    def may_start_turn(self) -> bool:
        """Whether a new turn can be started now."""
        return not (self.terminal or self.closed or self.active_turn_id is not None or self.start_pending)

    @property
    def has_active_goal(self) -> bool:
        """Whether the app-server works towards a goal and may start turns by itself."""
        return self.goal is not None and self.goal.status == "active" and self.configuration.capabilities.goals

    def diagnose(self, code: str, payload: dict[str, JsonValue], *, turn_id: str | None = None) -> None:
        """Emit a diagnostic."""
        self.log.emit("harness.diagnostic", {"code": code, **payload}, turn_id=turn_id)

    def diagnose_identity(self, payload: dict[str, JsonValue], code: str = "provider_notification_identity") -> None:
        """Emit a diagnostic about a notification that does not speak for this session, up to their bound."""
        self.identity_diagnostics += 1
        if self.identity_diagnostics <= IDENTITY_DIAGNOSTICS_MAX:
            self.diagnose(code, payload)

    def begin_turn(self, turn_id: str) -> None:
        """Make a turn the active one."""
        self.active_turn_id = turn_id
        self.turn_started = False
        self.idle_reported = False
        self.item_channels.clear()

    def track_item(self, item_id: str, channel: str) -> None:
        """Remember an item that started."""
        self.item_channels[item_id] = channel
        if len(self.item_channels) > TRACKED_ITEMS_MAX:
            del self.item_channels[next(iter(self.item_channels))]

    def end_turn(self, turn_id: str, fingerprint: str) -> None:
        """Record that a turn ended. What was left unfinished may still be heard of, and is then dropped."""
        self.terminal_turns[turn_id] = fingerprint
        if self.active_turn_id == turn_id:
            self.late_items[turn_id] = set(self.item_channels)
            if len(self.late_items) > LATE_TURNS_MAX:
                del self.late_items[next(iter(self.late_items))]
            self.active_turn_id = None
            self.turn_started = False
            self.idle_reported = False
            self.item_channels.clear()

    def cancel_requests(self, reason: str) -> None:
        """Settle every open request to the person with the safe answer, because nobody can decide it any more."""
        for request in list(self.pending.values()):
            self.cancel_request(request, reason)

    def cancel_request(self, request: PendingRequest, reason: str) -> None:
        """Settle one open request with the safe answer. Questions expire, since their answer would be lost."""
        del self.pending[request.request_id]
        if is_input(request.kind) and reason != "provider_resolved":
            payload = request.expired_payload("provider_process_lost")
            self.log.emit("runtime_request.expired", payload, turn_id=request.turn_id, item_id=request.item_id)
        else:
            payload = {**request.settled_payload(), **request.adapter_members(), "reason": reason}
            self.log.emit("runtime_request.cancelled", payload, turn_id=request.turn_id, item_id=request.item_id)
        self.effects.append(Answer(request.rpc_id, safe_answer(request.method, "cancel")))

    def fail(self, code: str, message: str) -> None:
        """Stop trusting the app-server: end the active turn and the stream, and have the connection closed. Once."""
        if self.failure is not None:
            return
        message = redact_text(message)
        self.failure = ProtocolFailure(code, message)
        self.cancel_requests("protocol_failed")
        error: dict[str, JsonValue] = {"code": code, "message": message, "recoverable": False}
        self.log.emit("session.failed", dict(error))
        turn_id = self.active_turn_id
        if not self.terminal and turn_id is not None:
            self.log.emit("turn.failed", {"status": "failed", "error": dict(error)}, turn_id=turn_id)
            self.end_turn(turn_id, f'{{"protocolFailure":"{code}"}}')
        self.terminal = True
        self.start_pending = False
        self.held.clear()
        self.log.end()
        self.effects.append(CloseTransport(f"protocol_failure:{code}"))
