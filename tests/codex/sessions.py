"""Builds session machines for tests, and talks to them as an app-server would."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, cast

from paperclip_protocol import validate

from paperclip_runner.codex.configuration import SessionConfiguration
from paperclip_runner.codex.effects import Answer
from paperclip_runner.codex.recovery import negotiated_mode, opened_thread
from paperclip_runner.codex.rpc_messages import Notification, ServerRequest
from paperclip_runner.codex.session import CodexSession
from paperclip_runner.codex.task import Criterion, TaskEnvelope

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.effects import Effect
    from paperclip_runner.errors import CodexError

NOW = "2026-08-08T12:00:00.000Z"
THREAD = "thread-1"
TURN = "turn-1"
TASK = TaskEnvelope(
    objective="Create hello.txt.",
    criteria=(Criterion(id="file", requirement="hello.txt exists"),),
    constraints=("c1",),
)
NO_GOAL: dict[str, JsonValue] = {"goal": None}


def timestamp(seconds: float) -> str:
    """Write seconds since 1970 as the contract does."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def configuration(**changes: object) -> SessionConfiguration:
    """The configuration of the recorded sessions, with changes."""
    values: dict[str, object] = {
        "working_directory": "/workspace",
        "environment": {"PATH": "/bin", "LANG": "C", "HOME": "/home/x"},
        "task": TASK,
        **changes,
    }
    return cast("Callable[..., SessionConfiguration]", SessionConfiguration)(**values)


def thread_response(thread_id: str = THREAD, **changes: JsonValue) -> dict[str, JsonValue]:
    """An answer to `thread/start`."""
    return {
        "thread": {"id": thread_id, "sessionId": f"session-of-{thread_id}", "status": {"type": "idle"}},
        "model": "model-1",
        "modelProvider": "provider-1",
        "cwd": "/workspace",
        "instructionSources": [],
        **changes,
    }


def open_session(
    settings: SessionConfiguration | None = None,
    response: dict[str, JsonValue] | None = None,
    *,
    presets: dict[str, JsonValue] | None = None,
    goal_answer: dict[str, JsonValue] | CodexError | None = NO_GOAL,
    snapshot: dict[str, JsonValue] | None = None,
    turns: list[dict[str, JsonValue]] | None = None,
    run_id: str = "run-1",
    codex_version: str = "codex/0",
) -> CodexSession:
    """Open a session on an answer of the app-server."""
    settings = settings or configuration()
    answer = thread_response() if response is None else response
    opened = opened_thread(
        settings,
        answer,
        codex_version=codex_version,
        collaboration_mode=negotiated_mode(settings, presets or {}, answer),
        canonical=lambda path: path,
    )
    return CodexSession(
        settings,
        opened,
        run_id=run_id,
        normalized_session_id="session-1",
        clock=lambda: NOW,
        timestamp=timestamp,
        goal_answer=goal_answer,
        snapshot=snapshot,
        turns=turns or [],
    )


def running_session(settings: SessionConfiguration | None = None, turn_id: str = TURN) -> CodexSession:
    """A session whose first turn has started; the events so far are taken."""
    session = open_session(settings)
    session.start_turn("go").answered({"turn": {"id": turn_id}})
    push(session, "turn/started", threadId=THREAD, turn={"id": turn_id, "status": "inProgress"})
    session.take_events()
    session.take_effects()
    return session


def push(session: CodexSession, method: str, /, **params: JsonValue) -> None:
    """Let the app-server notify."""
    session.receive_notification(Notification(method, params, 200))


def ask(session: CodexSession, request_id: int | str, method: str, /, **params: JsonValue) -> None:
    """Let the app-server ask."""
    session.receive_request(ServerRequest(request_id, method, params, 200))


def complete_turn(session: CodexSession, turn_id: str = TURN, **turn: JsonValue) -> None:
    """Let the app-server end a turn."""
    ended: dict[str, JsonValue] = {"id": turn_id, "status": "completed", "items": [], "error": None, **turn}
    push(session, "turn/completed", threadId=THREAD, turn=ended)


def complete_item(session: CodexSession, turn_id: str = TURN, /, **item: JsonValue) -> None:
    """Let the app-server end an item."""
    push(session, "item/completed", threadId=THREAD, turnId=turn_id, item=item)


def events(session: CodexSession) -> list[dict[str, JsonValue]]:
    """Take the events, each of which has to be valid."""
    taken = session.take_events()
    for event in taken:
        name = "event-v2" if event["schemaVersion"] == 2 else "event"
        assert validate(name, event) == [], event
    return taken


def types(taken: list[dict[str, JsonValue]]) -> list[JsonValue]:
    """The types of events."""
    return [event["eventType"] for event in taken]


def payloads(taken: list[dict[str, JsonValue]], event_type: str) -> list[dict[str, JsonValue]]:
    """The payloads of the events of one type."""
    return [cast("dict[str, JsonValue]", event["payload"]) for event in taken if event["eventType"] == event_type]


def answers(effects: list[Effect]) -> list[tuple[int | str, dict[str, JsonValue]]]:
    """The answers among effects."""
    return [(effect.request_id, effect.result) for effect in effects if isinstance(effect, Answer)]
