"""Sessions to replay: an identity, events to build, and random streams of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from paperclip_runner.replay import SessionSnapshot, new_snapshot

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["CAPABILITIES", "IDENTITY", "Members", "event", "fresh", "random_stream", "streams", "terminal"]

Members = dict[str, "JsonValue"]

IDENTITY: Members = {
    "schema": "paperclip.prp.identity.v1",
    "companyId": "company_a",
    "issueId": "issue_a",
    "runId": "run_a",
    "environmentLeaseId": "lease_a",
    "runnerInstanceId": "runner_a",
    "normalizedSessionId": "session_a",
    "driverSessionId": "driver_a",
}
CAPABILITIES: Members = {
    "schema": "paperclip.prp.capabilities.v1",
    "sessionReusePolicy": "new_per_run",
    "driver": {"kind": "fake", "version": "1.0.0"},
    "steer": False,
    "interrupt": True,
    "resume": True,
    "runtimeRequests": True,
    "structuredResult": True,
    "typedEvents": True,
}


def fresh(name: str = "stream") -> SessionSnapshot:
    return new_snapshot(identity=IDENTITY, capabilities=CAPABILITIES, fixture_name=name)


def event(number: int, event_type: str = "session.updated", **members: JsonValue) -> Members:
    """A valid event of the session; keywords replace or add members."""
    return {
        "schema": "paperclip.prp.event.v1",
        "sourceEventId": f"event_{number}",
        "sourceSeq": number,
        "sourceInstanceId": "runner_a",
        "sourceKind": "runner",
        "runId": "run_a",
        "normalizedSessionId": "session_a",
        "eventType": event_type,
        "schemaVersion": 1,
        "priority": 1,
        "emittedAt": "2026-08-07T12:00:00.000Z",
        "payload": {},
        **members,
    }


def terminal(number: int, **members: JsonValue) -> Members:
    """The valid event that ends the run."""
    payload: Members = {
        "schema": "paperclip.prp.terminal.v1",
        "turnTerminalState": "completed",
        "runTerminalState": "succeeded",
        "reportedWorkDisposition": "done",
    }
    return event(number, "run.terminal", payload=payload, **members)


_TEXTS = ["", "a", "two_words", "ßeta", "\U0001f600 b", "é\u2028", "x" * 40]
_VALUES: list[JsonValue] = [*_TEXTS, "r1", "r2", 7, 1.0, None, [1]]
_ODD_PAYLOADS: list[JsonValue] = [None, [], "text", 5]
_PAYLOADS: list[tuple[str, list[str]]] = [
    ("item.started", ["kind", "text"]),
    ("item.delta", ["kind", "text"]),
    ("item.delta", ["text"]),
    ("item.completed", ["kind", "text"]),
    ("item.failed", ["message", "text"]),
    ("runtime.phase.changed", ["phase"]),
    ("session.started", []),
    ("session.resumed", []),
    ("session.closed", []),
    ("session.failed", []),
    ("session.reconciled", []),
    ("turn.started", []),
    ("turn.completed", []),
    ("turn.interrupted", []),
    ("runner.diagnostic", ["message", "code"]),
    ("harness.diagnostic", ["code"]),
    ("runtime_request.created", ["requestId", "type", "prompt", "status", "requestKind"]),
    ("runtime_request.resolved", ["requestId"]),
    ("runtime_request.expired", ["requestId"]),
    ("runtime_request.cancelled", ["requestId"]),
    ("run.result.proposed", ["summary"]),
    ("run.terminal", ["runTerminalState", "turnTerminalState"]),
    ("usage.reported", ["2", "10", "b"]),
    ("future.event_type", ["text"]),
]


def random_stream(dice: random.Random, length: int) -> list[Members]:
    """Events with every kind of disorder: gaps, repeats, changed repeats, several sources, odd payloads."""
    stream: list[Members] = []
    numbers = {"a": 0, "b": 0, "a:b": 0}
    for _ in range(length):
        if stream and dice.random() < 0.1:
            stream.append(dice.choice(stream))
            continue
        source = dice.choice(list(numbers))
        numbers[source] += dice.choice([1, 1, 1, 1, 1, 2, 300, 0])
        number = max(1, numbers[source] - (dice.randrange(4) if dice.random() < 0.1 else 0))
        event_type, names = dice.choice(_PAYLOADS)
        payload: JsonValue = {name: dice.choice(_VALUES) for name in names if dice.random() < 0.8}
        if event_type == "runtime_request.created" and dice.random() < 0.4:
            payload = {"request": payload, "requestId": "outer"}
        if dice.random() < 0.03:
            payload = dice.choice(_ODD_PAYLOADS)
        made = event(number, event_type, payload=payload, sourceInstanceId=source)
        made["sourceEventId"] = f"{source}_{number}" if dice.random() < 0.97 else f"other_{len(stream)}"
        made["sourceKind"] = dice.choice(["runner", "runner", "control_plane"])
        if dice.random() < 0.6:
            made["itemId"] = f"item_{dice.randrange(4)}"
        if dice.random() < 0.5:
            made["turnId"] = f"turn_{dice.randrange(2)}"
        stream.append(made)
    return stream


def _stream(seed: int, length: int) -> list[Members]:
    return random_stream(random.Random(seed), length)


def streams() -> st.SearchStrategy[list[Members]]:
    return st.builds(_stream, st.integers(0, 2**32), st.integers(0, 40))
