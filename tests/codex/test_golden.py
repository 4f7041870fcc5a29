"""The recorded sessions of the published driver with Codex 0.160.0, reproduced."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex.configuration import SessionConfiguration
from paperclip_runner.codex.effects import Answer
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.outgoing import initialize_params, thread_resume_params, thread_start_params
from paperclip_runner.codex.rpc_messages import Notification, ServerRequest
from tests.codex.sessions import TASK, configuration, open_session
from tests.oracle import oracle_json

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.operations import Operation
    from paperclip_runner.codex.session import CodexSession
    from paperclip_runner.codex.session_operations import StartedTurn

Entry = dict[str, "JsonValue"]

OWN_TEXTS = {
    "baseInstructions": "<base-instructions>",
    "description": "<text>",
    "outputSchema": "<completion-output-schema>",
}
"""Members whose content is each project's own; recordings hold these marks instead."""


def _settings(name: str) -> SessionConfiguration:
    plan = name.endswith("-plan")
    return configuration(
        task=TASK,
        mode=CollaborationMode.PLAN if plan else CollaborationMode.DEFAULT,
        environment={"PATH": "/bin", "LANG": "C", "HOME": "/host-home", "CODEX_HOME": "/codex-home"},
    )


def _marked(value: JsonValue) -> JsonValue:
    """Put the recordings' marks in the place of our own texts."""
    if isinstance(value, list):
        return [_marked(item) for item in value]
    if not isinstance(value, dict):
        return value
    marked: Entry = {}
    for name, member in value.items():
        if name == "inputSchema":
            marked[name] = f"<{value['name']}-provider-input-schema>"
        else:
            marked[name] = OWN_TEXTS[name] if name in OWN_TEXTS else _marked(member)
    return marked


def _entries(name: str) -> list[Entry]:
    return cast("list[Entry]", oracle_json(f"codex/{name}.json"))


def _of_method(entries: list[Entry], method: str) -> list[Entry]:
    return [entry for entry in entries if entry["kind"] == "request" and entry["method"] == method]


def _result(entry: Entry) -> Entry:
    return cast("Entry", entry["result"])


class _Replay:
    """Feeds the recorded messages to a machine as late as the recorded events allow."""

    def __init__(self, name: str) -> None:
        self.entries = _entries(name)
        self.settings = _settings(name)
        presets = _of_method(self.entries, "collaborationMode/list")
        self.session: CodexSession = open_session(
            self.settings,
            _result(_of_method(self.entries, "thread/start")[0]),
            presets=_result(presets[0]) if presets else None,
            codex_version=str(_result(_of_method(self.entries, "initialize")[0])["userAgent"]),
        )
        self.start: Operation[StartedTurn] | None = None
        self.start_result: Entry = {}
        self.events: list[Entry] = []
        self.answers: dict[int | str, Entry] = {}
        self.waiting: list[Entry] = []

    def run(self) -> None:
        for entry in self.entries:
            kind = entry["kind"]
            if kind == "snapshot":
                return
            if kind == "request" and entry["method"] == "turn/start":
                self.start = self.session.start_turn("go")
                self.start_result = _result(entry)
                assert _marked(self.start.params) == entry["params"]
            elif kind in ("notification", "server_request"):
                self.waiting.append(entry)
            elif kind == "prp_event":
                self._expect(cast("Entry", entry["event"]))

    def _expect(self, wanted: Entry) -> None:
        while True:
            self._collect()
            if len(self.events) >= cast("int", wanted["sourceSeq"]):
                break
            self._feed(wanted)
        found = self.events[cast("int", wanted["sourceSeq"]) - 1]
        assert _marked(found) == wanted

    def _feed(self, wanted: Entry) -> None:
        if wanted["eventType"] == "turn.accepted" and self.start is not None:
            self.start.answered(self.start_result)
            return
        entry = self.waiting.pop(0)
        params = cast("Entry", entry["params"])
        if entry["kind"] == "notification":
            self.session.receive_notification(Notification(str(entry["method"]), params, 500))
        else:
            request_id = cast("int", entry["id"])
            self.session.receive_request(ServerRequest(request_id, str(entry["method"]), params, 500))

    def _collect(self) -> None:
        self.events += self.session.take_events()
        for effect in self.session.take_effects():
            assert isinstance(effect, Answer)
            self.answers[effect.request_id] = effect.result


NAMES = ("codex-driver-golden", "codex-driver-golden-plan")


@pytest.mark.parametrize("name", NAMES)
def test_requests_and_events_are_those_of_the_recording(name: str) -> None:
    replay = _Replay(name)
    start = _of_method(replay.entries, "thread/start")[0]
    assert _of_method(replay.entries, "initialize")[0]["params"] == initialize_params()
    assert _marked(thread_start_params(replay.settings)) == start["params"]
    assert list(cast("Entry", start["params"])) == list(thread_start_params(replay.settings))
    replay.run()
    for entry in replay.entries:
        if entry["kind"] == "server_request":
            assert replay.answers[cast("int", entry["id"])]["success"] is True
    assert replay.session.is_terminal


@pytest.mark.parametrize("name", NAMES)
def test_the_snapshot_is_that_of_the_recording_and_recovers(name: str) -> None:
    replay = _Replay(name)
    replay.run()
    position = next(index for index, entry in enumerate(replay.entries) if entry["kind"] == "snapshot")
    before, after = replay.entries[:position], replay.entries[position + 1 :]
    turns = cast("list[Entry]", _result(_of_method(before, "thread/turns/list")[0])["data"])
    turn_id = str(turns[0]["id"])
    assert replay.session.turns_to_load(turns) == [turn_id]
    listed = cast("list[Entry]", _result(_of_method(before, "thread/items/list")[0])["data"])
    thread = cast("Entry", _result(_of_method(before, "thread/read")[0])["thread"])
    replay.session.reconcile(thread, turns, {turn_id: [cast("Entry", entry["item"]) for entry in listed]})
    snapshot = replay.session.snapshot()
    assert snapshot == replay.entries[position]["snapshot"]

    resume = _of_method(after, "thread/resume")[0]
    assert _marked(thread_resume_params(replay.settings, replay.session.thread_id)) == resume["params"]
    presets = _of_method(after, "collaborationMode/list")
    recovered = open_session(
        replay.settings, _result(resume), presets=_result(presets[0]) if presets else None, snapshot=snapshot
    )
    assert recovered.has_ended
    taken = recovered.take_events()
    assert [event["sourceSeq"] for event in taken] == [28, 29, 30, 31, 32] or name.endswith("plan")
    assert taken[0]["eventType"] == "session.resumed"
    assert recovered.snapshot()["semanticResult"] == snapshot["semanticResult"]
