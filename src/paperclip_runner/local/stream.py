"""What a local run writes: numbered events with synthetic times, receipts and diagnostics, as lines (pure)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from paperclip_protocol.runner import CommandReceipt, StreamDiagnostic, StreamEvent, StreamMessage

from paperclip_runner.canonical import command_json

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue
    from paperclip_protocol.runner import LocalCommand

__all__ = ["EventStream", "stream_line"]

_URGENT: Final = frozenset(
    {
        "run.result.proposed",
        "run.terminal",
        "turn.completed",
        "turn.failed",
        "turn.interrupted",
        "harness.exited",
    }
)
_MINOR: Final = frozenset({"item.delta", "harness.diagnostic", "runner.diagnostic"})


def stream_line(message: StreamEvent | CommandReceipt | StreamDiagnostic) -> bytes:
    """One line of the stream: members in alphabetical order, numbers in the daemon's form, one newline."""
    return command_json(StreamMessage(schema="paperclip.runner.stream.v1", message=message)) + b"\n"


class EventStream:
    """Numbers the events of one run from 1. Nothing is written after `run.terminal`."""

    def __init__(self, *, run_id: str, session_id: str, source_instance_id: str) -> None:
        self._run_id = run_id
        self._session_id = session_id
        self._source_instance_id = source_instance_id
        self._sequence = 0
        self.ended = False

    def event(
        self, event_type: str, payload: JsonValue, *, turn_id: JsonValue = None, item_id: JsonValue = None
    ) -> bytes:
        """The line of the next event; empty once the run has ended. Ids that are no strings are left out."""
        if self.ended:
            return b""
        self._sequence += 1
        self.ended = event_type == "run.terminal"
        number = self._sequence
        event: dict[str, JsonValue] = {
            "schema": "paperclip.prp.event.v1",
            "sourceEventId": f"event_{self._run_id}_{number:03}",
            "sourceSeq": number,
            "sourceInstanceId": self._source_instance_id,
            "sourceKind": "runner",
            "runId": self._run_id,
            "normalizedSessionId": self._session_id,
            "eventType": event_type,
            "schemaVersion": 1,
            "priority": _priority(event_type),
            "emittedAt": f"2026-08-07T21:00:{number // 1000 % 60:02}.{number % 1000:03}Z",
            "payload": payload,
        }
        if isinstance(turn_id, str):
            event["turnId"] = turn_id
        if isinstance(item_id, str):
            event["itemId"] = item_id
        return stream_line(StreamEvent(kind="event", event=event))

    def receipt(
        self, command: LocalCommand, status: Literal["accepted", "duplicate", "rejected"], detail: str
    ) -> bytes:
        """The line of a verdict on a command."""
        return stream_line(
            CommandReceipt(
                kind="command_receipt",
                command_id=command.command_id,
                controller_seq=command.controller_seq,
                status=status,
                detail=detail,
            )
        )

    def diagnostic(self, level: Literal["warning", "error"], message: str) -> bytes:
        """The line of a fault that does not end the run."""
        return stream_line(StreamDiagnostic(kind="diagnostic", level=level, message=message))


def _priority(event_type: str) -> int:
    if event_type in _URGENT:
        return 0
    return 2 if event_type in _MINOR else 1
