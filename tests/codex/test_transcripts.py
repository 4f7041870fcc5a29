"""Every recorded conversation of both Codex versions, replayed through a session."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex.configuration import ApprovalPolicy
from paperclip_runner.codex.effects import Answer, CloseTransport, Refuse, RunTool
from paperclip_runner.codex.errors import CodexRpcError
from paperclip_runner.codex.goals import GoalAction
from paperclip_runner.codex.jsonrpc import JsonRpcPeer
from paperclip_runner.codex.rpc_messages import Notification, ServerRequest
from paperclip_runner.codex.session_notifications import DELTAS
from paperclip_runner.codex.task import ConversationMode
from tests.codex.sessions import configuration, events, open_session
from tests.codex.transcripts import VERSIONS, messages, transcript_names

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.operations import Operation
    from paperclip_runner.codex.session import CodexSession

Members = dict[str, "JsonValue"]
TERMINALS = ("turn.completed", "turn.failed", "turn.interrupted", "turn.cancelled")


class Replay:
    """Plays the part of one thread: what the recorded client sent becomes operations, what it got is received."""

    def __init__(self, thread_id: str, response: Members, params: Members) -> None:
        tools = cast("list[Members]", params.get("dynamicTools") or [])
        self.thread_id = thread_id
        self.session: CodexSession = open_session(
            configuration(
                working_directory=str(response.get("cwd") or "/workspace"),
                conversation=ConversationMode.TASK if tools else ConversationMode.DIRECT,
                tools=tuple(tool for tool in tools if "name" in tool),
                approval_policy=ApprovalPolicy.NEVER,
            ),
            {**response, "activePermissionProfile": None},
        )
        self.started: dict[str, Operation[object]] = {}
        self.events: list[Members] = []
        self.answered: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.notified: Counter[str] = Counter()
        self.dropped = 0

    def send(self, request_id: str, method: str, params: Members) -> None:
        if method == "turn/start" and self.session.active_turn_id is None:
            if self.session.is_terminal:
                self.session.attach_run("run-1")
            self.started[request_id] = cast("Operation[object]", self.session.start_turn("recorded"))
        elif method in ("thread/compact/start", "thread/shellCommand"):
            self.started[request_id] = cast("Operation[object]", self.session.compact())
        elif method == "thread/goal/set":
            operation = self.session.goal(GoalAction.SET, objective=str(params.get("objective")), status="paused")
            self.started[request_id] = cast("Operation[object]", operation)
        self._collect()

    def receive_answer(self, request_id: str, message: Members) -> None:
        operation = self.started.pop(request_id, None)
        if operation is None:
            return
        if "result" in message:
            operation.answered(cast("Members", message["result"]))
        else:
            operation.refused(CodexRpcError("refused", method="turn/start", rpc_code=-32600))
        self._collect()

    def receive(self, message: Notification | ServerRequest) -> None:
        before = len(self.events)
        if isinstance(message, Notification):
            self.session.receive_notification(message)
            self.notified[message.method] += 1
        else:
            self.asked[json.dumps(message.request_id)] += 1
            self.session.receive_request(message)
            self._collect()
            self._decide(message)
        self._collect()
        diagnosed = [event for event in self.events[before:] if _code(event) == "provider_notification_identity"]
        self.dropped += len(diagnosed)

    def _decide(self, request: ServerRequest) -> None:
        for pending in self.session.pending_requests():
            if pending["requestId"] == str(request.request_id):
                self.session.resolve_request(str(request.request_id), str(pending["turnId"]), {"action": "decline"})

    def _collect(self) -> None:
        self.events += events(self.session)
        for effect in self.session.take_effects():
            if isinstance(effect, (Answer, Refuse)):
                self.answered[json.dumps(effect.request_id)] += 1
            elif isinstance(effect, RunTool):
                self.session.tool_finished(effect, "done")
                self._collect()
            else:
                assert isinstance(effect, CloseTransport), effect


def _code(event: Members) -> JsonValue:
    payload = event["payload"]
    return payload.get("code") if isinstance(payload, dict) else None


def _thread_of(message: Members) -> str | None:
    params = message.get("params")
    if not isinstance(params, dict):
        return None
    thread = params.get("thread")
    found = params.get("threadId", thread.get("id") if isinstance(thread, dict) else None)
    return found if isinstance(found, str) else None


def replay(version: str, name: str) -> list[Replay]:
    """Feed the received lines of a recording, as bytes, to a peer and one session for each of its threads."""
    peer = JsonRpcPeer()
    replays: dict[str, Replay] = {}
    requests: dict[str, tuple[str, Members]] = {}
    finished: list[Replay] = []
    for sent, message in messages(version, name):
        key = json.dumps(message.get("id"))
        if sent:
            if isinstance(message.get("method"), str) and "id" in message:
                params = cast("Members", message.get("params") or {})
                method = str(message["method"])
                requests[key] = (method, params)
                target = replays.get(str(params.get("threadId")))
                if target is not None:
                    target.send(key, method, params)
            continue
        if "method" not in message:
            method, params = requests.get(key, ("", {}))
            result = message.get("result")
            if method in ("thread/start", "thread/resume", "thread/fork") and isinstance(result, dict):
                thread_id = str(cast("Members", result["thread"])["id"])
                if thread_id in replays:
                    finished.append(replays[thread_id])
                replays[thread_id] = Replay(thread_id, result, params)
            for target in replays.values():
                target.receive_answer(key, message)
            continue
        peer.receive(json.dumps(message).encode() + b"\n")
        for event in peer.events():
            assert isinstance(event, (Notification, ServerRequest)), event
            named = _thread_of(message)
            for target in replays.values():
                if named in (None, target.thread_id):
                    target.receive(event)
    return [*finished, *replays.values()]


def _cases() -> list[tuple[str, str]]:
    return [(version, name) for version in VERSIONS for name in transcript_names(version)]


@pytest.mark.parametrize(("version", "name"), _cases())
def test_a_recorded_conversation_becomes_a_valid_stream(version: str, name: str) -> None:
    for played in replay(version, name):
        assert played.session.failure is None, played.session.failure
        counts: Counter[JsonValue] = Counter(event["eventType"] for event in played.events)
        sequences = [event["sourceSeq"] for event in played.events]
        assert sequences == list(range(1, len(sequences) + 1))
        ended = Counter(event["turnId"] for event in played.events if event["eventType"] in TERMINALS)
        assert sum(ended.values()) == played.notified["turn/completed"]
        assert set(ended.values()) <= {1}
        assert counts["turn.started"] == played.notified["turn/started"]
        _check_items(played, counts)
        assert played.answered == played.asked
        _check_usage(played)


def _check_items(played: Replay, counts: Counter[JsonValue]) -> None:
    """Each notification about an item is one event, or one diagnostic when it came after its turn."""
    told = [event for event in played.events if str(event["eventType"]).startswith("item.") and "turnId" in event]
    from_items = [event for event in told if _is_from_notification(event)]
    expected = sum(played.notified[method] for method in ("item/started", "item/completed", *DELTAS))
    assert len(from_items) + played.dropped >= expected
    assert len(from_items) <= expected


def _is_from_notification(event: Members) -> bool:
    payload = cast("Members", event["payload"])
    item = payload.get("item")
    own_tool = isinstance(item, dict) and item.get("type") in ("tool_use", "tool_result")
    return ("item" in payload or "update" in payload) and not own_tool


def _check_usage(played: Replay) -> None:
    seen = [event for event in played.events if cast("Members", event["payload"]).get("kind") == "usage"]
    replayed = sum(_code(event) == "codex_resume_usage_snapshot" for event in played.events)
    assert len(seen) + replayed == played.notified["thread/tokenUsage/updated"]
