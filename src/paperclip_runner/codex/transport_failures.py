"""The errors with which a connection to an app-server ends."""

from __future__ import annotations

from typing import Final

from paperclip_runner.codex.errors import CodexTransportError
from paperclip_runner.codex.redaction import redact_text

__all__ = ["bad_line", "input_ended", "line_too_long", "outbound_too_much", "queue_full", "transport_closed"]

EXCERPT_BYTES: Final = 200
"""Bytes of a bad line that the failure shows, after redaction."""


def bad_line(line: bytes, code: str, offset: int) -> CodexTransportError:
    """A line that breaks the protocol. `offset` is where it begins in the output."""
    excerpt = redact_text(line[:EXCERPT_BYTES].decode("utf-8", "replace"))
    return CodexTransportError(
        f"The Codex app-server wrote a line that breaks the protocol ({code}), at byte {offset} of its output. "
        "Check that the program started is a Codex app-server of a supported version.",
        code=code,
        details={"byteOffset": offset, "excerpt": excerpt},
    )


def line_too_long(limit: int, observed: int, offset: int) -> CodexTransportError:
    """A line beyond the bound."""
    return CodexTransportError(
        f"The Codex app-server wrote a line of more than {limit} bytes, at byte {offset} of its output. "
        "Raise max_line_bytes or ask for less history.",
        code="codex_line_too_long",
        details={"byteOffset": offset},
        limit=limit,
        observed=observed,
    )


def queue_full(limit: int, observed: int) -> CodexTransportError:
    """A shell that read on although it was told not to."""
    return CodexTransportError(
        "The Codex app-server wrote more than its reader took. Read only while wants_input is true.",
        code="codex_notification_queue_full",
        limit=limit,
        observed=observed,
    )


def input_ended(partial_bytes: int) -> CodexTransportError:
    """An output that ended while the connection was open."""
    return CodexTransportError(
        "The Codex app-server closed its output"
        + (" in the middle of a line" if partial_bytes else "")
        + " before the session was closed. Its diagnostics say why it ended.",
        code="codex_stdout_truncated" if partial_bytes else "codex_stdout_ended",
        details={"unterminatedBytes": partial_bytes},
    )


def outbound_too_much(code: str, limit: int, observed: int) -> CodexTransportError:
    """A message of ours that may not be sent."""
    return CodexTransportError(
        f"A message to the Codex app-server needs {observed} bytes where {limit} are allowed. "
        "Send less at a time, or check whether the process still reads its input.",
        code=code,
        limit=limit,
        observed=observed,
    )


def transport_closed(cause: CodexTransportError | None) -> CodexTransportError:
    """A call after the end; `cause` is why it ended, None when it was closed on purpose."""
    return CodexTransportError(
        "The connection to the Codex app-server is closed. Open a new session or recover this one.",
        code="codex_transport_closed",
        details={"cause": None if cause is None else cause.code},
    )
