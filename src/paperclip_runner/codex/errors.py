"""Errors of the Codex rooms.

```
CodexError
├── CodexTransportError          the pipe, its framing or its bounds
├── CodexRpcError                the app-server answered a request with an error
├── CodexLaunchError             a launch that is refused before a process exists
├── CodexSessionError            an operation the session refuses
│   ├── CapabilityUnavailableError    the operation is off, or the app-server refuses it
│   ├── AlreadyTerminalError          the turn ended before the operation reached it
│   ├── StaleTurnError                the operation names a turn that is not the active one
│   ├── RequestResolutionError        an answer to a runtime request that does not fit it
│   ├── ReconciliationError           the app-server's history contradicts the recorded session; recoverable
│   ├── ProviderTerminalError         the session failed its protocol and starts no turn any more
│   └── CollaborationModeError        a mode other than the session's own, or one the app-server does not offer
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.errors import CodexError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "AlreadyTerminalError",
    "CapabilityUnavailableError",
    "CodexLaunchError",
    "CodexRpcError",
    "CodexSessionError",
    "CodexTransportError",
    "CollaborationModeError",
    "ProviderTerminalError",
    "ReconciliationError",
    "RequestResolutionError",
    "StaleTurnError",
]

METHOD_UNAVAILABLE_CODES: Final = frozenset({-32601, -32600})
"""JSON-RPC codes with which an app-server says that it does not know or offer a method."""


class CodexTransportError(CodexError):
    """The connection to the app-server failed or refused a message.

    Codes of a failed connection: `codex_line_too_long`, `codex_line_malformed`, `codex_message_not_object`,
    `codex_message_malformed`, `codex_params_not_object`, `codex_request_id_invalid`, `codex_response_malformed`,
    `codex_response_unknown_id`, `codex_response_result_not_object`, `codex_stdout_ended`, `codex_stdout_truncated`,
    `codex_notification_queue_full`, `codex_outbound_line_too_long`, `codex_outbound_buffer_full`, and what the process
    shell adds. Codes that leave it open: `codex_pending_requests_full`, `codex_request_not_waiting`.
    `codex_transport_closed` is raised by later calls, chained to the first cause.
    """

    default_code = "codex_transport_failed"


class CodexRpcError(CodexError):
    """The app-server answered `method` with an error; `rpc_code` is its numeric code, or None when it had none."""

    default_code = "codex_rpc_error"

    method: str
    rpc_code: int | float | None

    def __init__(self, message: str, *, method: str, rpc_code: int | float | None) -> None:
        super().__init__(message, details={"method": method, "rpcCode": rpc_code})
        self.method = method
        self.rpc_code = rpc_code

    @property
    def method_unavailable(self) -> bool:
        """Whether the code is one with which an app-server refuses a method it does not offer."""
        return self.rpc_code in METHOD_UNAVAILABLE_CODES


class CodexLaunchError(CodexError):
    """A launch that is refused before a process is started."""

    default_code = "codex_launch_refused"


class CodexSessionError(CodexError):
    """An operation that the session refuses."""

    default_code = "codex_session_refused"


class CapabilityUnavailableError(CodexSessionError):
    """`operation` is switched off, not possible now, or refused by the app-server."""

    default_code = "capability_unavailable"

    operation: str

    def __init__(self, operation: str, detail: str) -> None:
        super().__init__(f"{operation} is unavailable: {detail}", details={"operation": operation})
        self.operation = operation


class AlreadyTerminalError(CodexSessionError):
    """The turn ended before the operation could reach it."""

    default_code = "already_terminal"

    def __init__(self, operation: str) -> None:
        super().__init__(f"{operation} came too late: the turn has ended.", details={"operation": operation})


class StaleTurnError(CodexSessionError):
    """The operation names a turn that is not the active one."""

    default_code = "stale_turn"

    def __init__(self, turn_id: str, active_turn_id: str | None) -> None:
        details: dict[str, JsonValue] = {"turnId": turn_id, "activeTurnId": active_turn_id}
        super().__init__(f"turn {turn_id} is not the active turn", details=details)


class RequestResolutionError(CodexSessionError):
    """An answer that does not fit the runtime request it is for. The request stays open."""

    default_code = "invalid_resolution"

    request_kind: str

    def __init__(self, request_kind: str, detail: str, *, path: str = "/") -> None:
        super().__init__(
            f"{request_kind} rejected its resolution: {detail}", details={"requestKind": request_kind, "path": path}
        )
        self.request_kind = request_kind


class ReconciliationError(CodexSessionError):
    """The app-server's history contradicts the recorded session. A later attempt may succeed."""

    default_code = "codex_reconciliation_failed"


class ProviderTerminalError(CodexSessionError):
    """The session failed its protocol; `code` is the reason of that failure and no turn starts any more."""

    default_code = "native_provider_terminal_failed"

    provider_code: str

    def __init__(self, provider_code: str, message: str) -> None:
        super().__init__(message, details={"providerCode": provider_code, "recoverable": False})
        self.provider_code = provider_code


class CollaborationModeError(CodexSessionError):
    """A collaboration mode that this session does not run in, or that the app-server does not offer."""

    default_code = "collaboration_mode_mismatch"
