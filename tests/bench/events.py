"""Realistic events of eight shapes, and streams made of them."""

from __future__ import annotations

from collections.abc import Iterator

from paperclip_protocol import JsonValue, encode

DIGEST = "sha256:" + "4f" * 32


def payloads() -> dict[str, dict[str, JsonValue]]:
    """Event type -> payload, one for each of the eight shapes."""
    return {
        "item.delta": {
            "kind": "assistant_message",
            "text": "Reading the session machine and its tests first; the reducer comes after that.",
            "channel": "progress",
            "providerPhase": "commentary",
        },
        "tool.execution.completed": {
            "schema": "paperclip.tool.execution.v1",
            "executionId": "exec_01JQ8T",
            "transport": "process",
            "operation": "execute",
            "name": "pytest -q",
            "target": "src/ferries/timetable.py",
            "namespace": None,
            "readOnly": False,
            "status": "completed",
            "durationMs": 1234,
            "exitCode": 0,
            "progress": None,
            "output": "12 passed in 0.41s\n" * 8,
            "outputBytes": 152,
            "outputTruncated": False,
            "outputDigest": DIGEST,
        },
        "plan.updated": {
            "schema": "paperclip.plan.updated.v1",
            "planId": "plan_01JQ8T",
            "revision": 3,
            "explanation": "Changed after the first test run.",
            "steps": [
                {"stepId": f"step-{number}", "body": f"Step {number} of the change", "status": "pending"}
                for number in range(6)
            ],
            "complete": False,
            "syncStatus": "streaming",
            "documentRevision": None,
        },
        "usage.reported": {
            "provider": "codex",
            "model": "gpt-5",
            "cumulative": _usage(10),
            "runDeltaAvailable": True,
            "runDelta": _usage(1),
        },
        "workspace.change.updated": {
            "schema": "paperclip.workspace.diff.v1",
            "changeSetId": "change_01JQ8T",
            "revision": 2,
            "source": "harness_reported",
            "complete": False,
            "files": [
                {
                    "path": f"src/ferries/lines/route_{number}.py",
                    "operation": "modify",
                    "previousPath": None,
                    "additions": 10,
                    "deletions": 2,
                    "binary": False,
                    "diff": "@@ -1,3 +1,4 @@\n+new line\n context\n",
                }
                for number in range(4)
            ],
            "totals": {"files": 4, "additions": 40, "deletions": 8},
            "patchArtifactRef": None,
        },
        "semantic_tool.result": {"semantic_tool": _semantic_result()},
        "turn.completed": {"provider": "codex", "providerTurnId": "turn-9", "status": "completed", "error": None},
        "run.result.proposed": {
            "schema": "paperclip.run_result.v1",
            "reportedWorkDisposition": "done",
            "summary": "The timetable import keeps its time zone, and a test shows it.",
            "completionClaim": {
                "contractRevision": "1",
                "objectiveSatisfied": True,
                "criteria": [{"criterionId": "zone-kept", "status": "satisfied", "evidenceRefs": ["test-run"]}],
                "remainingWork": [],
            },
            "evidence": [{"ref": "test-run"}],
            "verification": [{"commandOrCheck": "pytest -q", "status": "passed"}],
            "attentionRequests": [],
            "artifacts": [{"kind": "file", "ref": "src/ferries/timetable.py"}],
        },
    }


def _usage(factor: int) -> dict[str, JsonValue]:
    return {
        "inputTokens": 1000 * factor,
        "outputTokens": 200 * factor,
        "cacheReadTokens": 10 * factor,
        "cacheWriteTokens": 0,
        "activeSeconds": 1.25 * factor,
        "requests": factor,
        "providerCostUsd": 0.001 * factor,
    }


def _semantic_result() -> dict[str, JsonValue]:
    return {
        "schema": "paperclip.prp.semantic_tool.v1",
        "schemaVersion": 1,
        "phase": "result",
        "operationId": "report_progress",
        "callId": "call_01JQ8T",
        "correlation": {
            "runId": "run_01JQ8T",
            "normalizedSessionId": "session_01JQ8T",
            "turnId": "turn_01JQ8T",
            "itemId": "item_01JQ8T",
        },
        "idempotencyKey": "progress-1",
        "content": {
            "digest": DIGEST,
            "redactionDisposition": "digest_only",
            "references": [{"kind": "task", "id": "task_01JQ8T"}],
        },
        "outcome": "succeeded",
        "code": "ok",
        "retryable": False,
        "authorizationBoundary": "active_task",
        "operationReceiptId": "semantic_receipt:4f4f4f",
    }


def envelope(event_type: str, payload: dict[str, JsonValue], number: int) -> dict[str, JsonValue]:
    """One version 1 event, numbered ``number``, as a driver writes it."""
    return {
        "schema": "paperclip.prp.event.v1",
        "sourceEventId": f"runner_01JQ8T:run_01JQ8T:{number}",
        "sourceSeq": number,
        "sourceInstanceId": "runner_01JQ8T",
        "sourceKind": "runner",
        "runId": "run_01JQ8T",
        "normalizedSessionId": "session_01JQ8T",
        "turnId": "turn_01JQ8T",
        "itemId": "item_01JQ8T",
        "eventType": event_type,
        "schemaVersion": 1,
        "priority": 1,
        "emittedAt": "2026-08-07T12:00:00.000Z",
        "observedAt": "2026-08-07T12:00:00.050Z",
        "payload": payload,
    }


def shapes() -> dict[str, bytes]:
    """Event type -> serialized event, for each of the eight shapes."""
    return {kind: encode(envelope(kind, payload, 42)) for kind, payload in payloads().items()}


def identity() -> dict[str, JsonValue]:
    """The identity of the run that :func:`stream` tells of."""
    return {
        "schema": "paperclip.prp.identity.v1",
        "companyId": "company_1",
        "issueId": "issue_1",
        "runId": "run_01JQ8T",
        "environmentLeaseId": "lease_1",
        "runnerInstanceId": "runner_01JQ8T",
        "normalizedSessionId": "session_01JQ8T",
        "driverSessionId": "driver_1",
    }


def capabilities() -> dict[str, JsonValue]:
    """The capabilities of that run."""
    return {
        "schema": "paperclip.prp.capabilities.v1",
        "sessionReusePolicy": "new_per_run",
        "driver": {"kind": "codex_app_server", "version": "1"},
        "steer": True,
        "interrupt": True,
        "resume": True,
        "runtimeRequests": True,
        "structuredResult": True,
        "typedEvents": True,
    }


def stream(count: int) -> Iterator[dict[str, JsonValue]]:
    """A run of ``count`` events: a start, items of a few deltas each, and the end."""
    yield envelope("session.started", {}, 1)
    yield envelope("turn.started", {}, 2)
    for number in range(3, count):
        item = (number - 3) // 10
        step = (number - 3) % 10
        kind = "item.started" if step == 0 else "item.completed" if step == 9 else "item.delta"
        event = envelope(kind, {"kind": "assistant_message", "text": f"word {number} "}, number)
        event["itemId"] = f"item-{item}"
        yield event
    terminal: dict[str, JsonValue] = {
        "schema": "paperclip.prp.terminal.v1",
        "turnTerminalState": "completed",
        "runTerminalState": "succeeded",
        "reportedWorkDisposition": "done",
    }
    yield envelope("run.terminal", terminal, count)
