"""What a caller may ask of a session: turns, steering, interruption, compaction and reading.

Source: the operation sections of the Codex driver specification.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.effects import SendInterrupt
from paperclip_runner.codex.errors import (
    AlreadyTerminalError,
    CapabilityUnavailableError,
    CodexRpcError,
    CodexSessionError,
    CollaborationModeError,
    ProviderTerminalError,
    StaleTurnError,
)
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.operations import Operation
from paperclip_runner.codex.outgoing import text_input, turn_start_params
from paperclip_runner.codex.reading import record, text
from paperclip_runner.codex.redaction import bounded_text, redact_text
from paperclip_runner.codex.task import ENVELOPE_SCHEMA, model_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paperclip_runner.codex.session_state import SessionState
    from paperclip_runner.codex.task import SkillSelection
    from paperclip_runner.errors import CodexError

__all__ = ["StartedTurn", "compact", "interrupt", "read_thread", "start_turn", "steer", "unavailable"]

STEERING_MAX: Final = 4_096
"""Correlation identities of steering messages that are remembered."""

_UNSUPPORTED: Final = re.compile(r"unsupported|unavailable|capability|method not found", re.IGNORECASE)


class StartedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn the app-server accepted."""

    turn_id: str
    mode: CollaborationMode


def unavailable(state: SessionState, operation: str, detail: str) -> CapabilityUnavailableError:
    """Return the error of an operation that cannot be done, and emit the diagnostic that says so."""
    error = CapabilityUnavailableError(operation, redact_text(detail))
    state.diagnose("unsupported_operation", {"operation": operation, "message": str(error)})
    return error


def start_turn(
    state: SessionState,
    message: str,
    *,
    settled: Callable[[], None],
    requested_mode: CollaborationMode | None = None,
    skills: Sequence[SkillSelection] = (),
    continuation: bool = False,
) -> Operation[StartedTurn]:
    """Start a turn. `continuation`: the message goes on in the same session, so neither task nor skills are repeated.

    Raises `ProviderTerminalError`, `CapabilityUnavailableError`, `CollaborationModeError`. `settled` is called once the
    request has ended, to release the messages that waited for it.
    """
    configuration = state.configuration
    if state.failure is not None:
        raise ProviderTerminalError(state.failure.code, state.failure.message)
    if not state.may_start_turn:
        raise unavailable(state, "turn start", "session cannot start another turn")
    mode = requested_mode or configuration.mode
    if mode is not configuration.mode:
        raise CollaborationModeError(f"requested {mode.value}, effective {configuration.mode.value}")
    recovering = _is_recovery_turn(state)
    bare = recovering or continuation or not configuration.is_task
    chosen = () if continuation or recovering else tuple(skills)
    submitted: dict[str, JsonValue] = {
        "envelopeSchema": ENVELOPE_SCHEMA,
        "text": message,
        "requestedCollaborationMode": mode.value,
        "effectiveCollaborationMode": configuration.mode.value,
    }
    if chosen:
        submitted["skillInputs"] = [skill.controller_input() for skill in chosen]
    state.log.emit("turn.submitted", submitted)
    state.start_pending = True
    if recovering:
        state.recovery_turn_consumed = True
    params = turn_start_params(
        configuration,
        thread_id=state.thread_id,
        permissions=state.permissions,
        collaboration_mode=state.collaboration_mode,
        text=model_text(message, None if bare else configuration.task, chosen),
        skills=chosen,
    )

    def answered(result: dict[str, JsonValue]) -> StartedTurn:
        try:
            return _accept_turn(state, text(record(result.get("turn")).get("id")), recovering=recovering)
        finally:
            settled()

    def refused(error: CodexError) -> CodexError:
        _roll_back(state)
        if recovering and isinstance(error, CodexRpcError):
            state.recovery_turn_consumed = False
        elif recovering:
            state.terminal = True
        settled()
        return error

    return Operation("turn/start", params, answered=answered, refused=refused)


def steer(state: SessionState, turn_id: str, message: str, correlation_id: str | None = None) -> Operation[None]:
    """Give the active turn another message; with the same correlation identity once. It never starts a turn instead.

    Raises `CapabilityUnavailableError`, `AlreadyTerminalError`, `StaleTurnError`.
    """
    if not state.configuration.capabilities.steering:
        raise unavailable(state, "steering", "it is switched off for this session")
    _require_active(state, "steering", turn_id)
    if correlation_id is not None and correlation_id in state.steering:
        if state.steering[correlation_id] == turn_id:
            return Operation[None].done(None)
        raise AlreadyTerminalError("steering")
    params: dict[str, JsonValue] = {
        "threadId": state.thread_id,
        "input": [text_input(message)],
        "expectedTurnId": turn_id,
    }
    if correlation_id is not None:
        params["correlationId"] = correlation_id

    def answered(_result: dict[str, JsonValue]) -> None:
        if state.active_turn_id != turn_id:
            raise AlreadyTerminalError("steering")
        if correlation_id is not None:
            state.steering[correlation_id] = turn_id
            if len(state.steering) > STEERING_MAX:
                del state.steering[next(iter(state.steering))]
        else:
            state.steering_count += 1
        name = correlation_id or str(state.steering_count)
        payload: dict[str, JsonValue] = {
            "kind": "steering_acknowledgement",
            "text": message,
            "status": "acknowledged",
        }
        state.log.emit("item.completed", payload, turn_id=turn_id, item_id=f"{turn_id}:steer:{name}")

    def refused(error: CodexError) -> CodexError:
        if state.active_turn_id != turn_id:
            return AlreadyTerminalError("steering")
        shown = redact_text(str(error))
        if _UNSUPPORTED.search(shown):
            return unavailable(state, "steering", shown)
        return CodexSessionError(
            f"The message did not reach turn {turn_id}: {shown}. It may be sent again.", code="codex_steering_failed"
        )

    return Operation("turn/steer", params, answered=answered, refused=refused)


def interrupt(state: SessionState, turn_id: str | None = None, reason: str | None = None) -> Operation[None]:
    """End the active turn; before its identity is known, as soon as it is.

    Raises `CapabilityUnavailableError`, `AlreadyTerminalError`, `StaleTurnError`. The session goes on.
    """
    if not state.configuration.capabilities.interruption:
        raise unavailable(state, "interruption", "it is switched off for this session")
    if state.start_pending and state.active_turn_id is None and turn_id is None:
        state.queued_interrupts += 1
        state.interrupt_count += 1
        queued: dict[str, JsonValue] = {
            "kind": "interrupt_acknowledgement",
            "text": "The turn ends as soon as it has started.",
            "status": "queued",
        }
        state.log.emit("item.completed", queued, item_id=f"interrupt:queued:{state.interrupt_count}")
        return Operation[None].done(None)
    active = state.active_turn_id
    if active is None or state.terminal:
        raise AlreadyTerminalError("interruption")
    if turn_id is not None:
        _require_active(state, "interruption", turn_id)
    params: dict[str, JsonValue] = {"threadId": state.thread_id, "turnId": active}

    def answered(_result: dict[str, JsonValue]) -> None:
        state.interrupt_count += 1
        payload: dict[str, JsonValue] = {
            "kind": "interrupt_acknowledgement",
            "text": "The turn was told to end.",
            "status": "acknowledged",
            "reason": bounded_text(None if reason is None else redact_text(reason), "interrupted"),
        }
        state.log.emit(
            "item.completed",
            payload,
            turn_id=active,
            item_id=f"{active}:interrupt:{state.interrupt_count}",
        )

    def refused(error: CodexError) -> CodexError:
        if active in state.terminal_turns:
            return AlreadyTerminalError("interruption")
        return unavailable(state, "interruption", str(error))

    return Operation("turn/interrupt", params, answered=answered, refused=refused)


def compact(state: SessionState) -> Operation[None]:
    """Replace the conversation by a summary, in a turn of its own that ends without a result."""
    if state.failure is not None:
        raise ProviderTerminalError(state.failure.code, state.failure.message)
    if state.active_turn_id is not None or state.start_pending or state.closed:
        raise CapabilityUnavailableError("compaction", "a turn is running or starting")
    state.compaction_pending = True

    def answered(_result: dict[str, JsonValue]) -> None:
        return None

    def refused(error: CodexError) -> CodexError:
        state.compaction_pending = False
        return unavailable(state, "compaction", str(error)) if isinstance(error, CodexRpcError) else error

    return Operation("thread/compact/start", {"threadId": state.thread_id}, answered=answered, refused=refused)


def read_thread(state: SessionState) -> Operation[dict[str, JsonValue]]:
    """Read the thread as the app-server knows it. Raises `CapabilityUnavailableError`."""
    if not state.configuration.capabilities.read:
        raise unavailable(state, "read", "it is switched off for this session")

    def refused(error: CodexError) -> CodexError:
        return unavailable(state, "read", str(error)) if isinstance(error, CodexRpcError) else error

    params: dict[str, JsonValue] = {"threadId": state.thread_id, "includeTurns": False}
    return Operation("thread/read", params, answered=lambda result: result, refused=refused)


def _is_recovery_turn(state: SessionState) -> bool:
    return (
        state.resumed
        and state.configuration.is_task
        and bool(state.terminal_turns)
        and state.result is None
        and not state.recovery_turn_consumed
        and not state.has_active_goal
    )


def _accept_turn(state: SessionState, turn_id: str, *, recovering: bool) -> StartedTurn:
    if state.failure is not None:
        raise ProviderTerminalError(state.failure.code, state.failure.message)
    if not turn_id:
        _roll_back(state)
        raise CodexSessionError(
            "Codex accepted a turn without naming it. Start the turn again.", code="codex_turn_id_missing"
        )
    if state.active_turn_id not in (None, turn_id) or turn_id in state.terminal_turns:
        state.fail("turn_start_mismatch", "The turn that started is not the one that was accepted.")
        raise ProviderTerminalError("turn_start_mismatch", "Codex turn identity changed during start")
    if state.active_turn_id is None:
        state.begin_turn(turn_id)
    state.start_pending = False
    if recovering:
        state.recovery_turn_id = turn_id
    state.log.emit("turn.accepted", {"turnId": turn_id}, turn_id=turn_id)
    if state.queued_interrupts:
        state.queued_interrupts = 0
        state.effects.append(SendInterrupt(turn_id, "queued_before_start"))
    return StartedTurn(turn_id=turn_id, mode=state.configuration.mode)


def _roll_back(state: SessionState) -> None:
    state.start_pending = False
    state.active_turn_id = None
    state.turn_started = False
    state.queued_interrupts = 0


def _require_active(state: SessionState, operation: str, turn_id: str) -> None:
    if turn_id != state.active_turn_id:
        payload: dict[str, JsonValue] = {
            "operation": operation,
            "turnId": turn_id,
            "activeTurnId": state.active_turn_id,
            "message": f"Rejected {operation} for a turn that is not the active one.",
        }
        state.diagnose("stale_turn_rejected", payload)
        raise StaleTurnError(turn_id, state.active_turn_id)
