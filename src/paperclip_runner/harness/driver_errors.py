"""What drivers and their sessions raise. The codes are the contract: a driver may have classes of its own with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperclip_runner.errors import HarnessError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "HarnessCapabilityError",
    "HarnessStaleTurnError",
    "NativeSessionError",
    "SessionIntegrityError",
]


class HarnessCapabilityError(HarnessError):
    """`operation` is not there: the driver does not offer it, or it is switched off."""

    default_code = "capability_unavailable"

    operation: str

    def __init__(self, operation: str, detail: str = "this driver does not offer it") -> None:
        super().__init__(f"{operation} is unavailable: {detail}", details={"operation": operation})
        self.operation = operation


class HarnessStaleTurnError(HarnessError):
    """The operation names a turn that is not the active one."""

    default_code = "stale_turn"

    def __init__(self, turn_id: str, active_turn_id: str | None) -> None:
        details: dict[str, JsonValue] = {"turnId": turn_id, "activeTurnId": active_turn_id}
        super().__init__(f"turn {turn_id} is not the active turn", details=details)


class NativeSessionError(HarnessError):
    """A native session refuses an operation or cannot go on.

    Codes: `provider_initialize_protocol_error`, `native_session_closed`, `native_session_attach_binding_mismatch`,
    `native_session_multi_run_unavailable`, `native_runtime_request_resolution_unavailable`,
    `native_runtime_request_handoff_unavailable`, `native_session_goal_unavailable`, `native_session_recovery_refused`.
    """

    default_code = "native_session_failed"


class SessionIntegrityError(HarnessError):
    """What the provider delivered contradicts what it delivered before; an operator must look at it.

    It is never recovered from: every later call of the session raises it again.
    """

    default_code = "native_event_replay_conflict"

    reason: str

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message, details={"reason": reason, "recovery": "operator_required"})
        self.reason = reason
