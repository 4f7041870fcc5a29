"""The scripted harness: its moves in memory, and the program that makes them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from paperclip_protocol import JsonValue, encode, from_json
from paperclip_protocol.runner import HarnessCommand

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.scripted import (
    COMMAND_SECONDS,
    RESOLUTION_SECONDS,
    AwaitCommand,
    ErrorOutput,
    Output,
    Pause,
    StartWorker,
    play,
    read_harness_command,
    read_harness_script,
)
from paperclip_runner.testing.scripted_harness import scenario_script, write_executable

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from paperclip_protocol.runner import HarnessScript

    from paperclip_runner.harness.scripted import Answer, Effect

Members = dict[str, JsonValue]


def script(*steps: Members, **changes: JsonValue) -> HarnessScript:
    return from_json(
        "harness-script",
        {"schema": "paperclip.fake_harness.script.v1", "name": "test", "steps": [*steps], **changes},
    )


def command(command_type: str, payload: JsonValue = None) -> HarnessCommand:
    return HarnessCommand(
        schema="paperclip.fake_harness.command.v1", command_id="c", type=command_type, payload=payload
    )


OPENED = (command("session.open"), command("turn.start", {"turnId": "turn_a"}))


def played(
    script: HarnessScript, commands: Iterable[HarnessCommand] = (), **changes: object
) -> tuple[list[Effect], int]:
    """Every effect and the exit code; each wait gets the next command, or none."""
    delay = changes.get("delay")
    game = play(script, delay_milliseconds=delay if isinstance(delay, int) else None, environment_names=("B", "A"))
    answers = iter([*OPENED, *commands])
    effects: list[Effect] = []
    answer: Answer = None
    while True:
        try:
            effect = game.send(answer)
        except StopIteration as ended:
            code: int = ended.value
            return effects, code
        effects.append(effect)
        answer = None
        if isinstance(effect, AwaitCommand):
            answer = next(answers, None)
        elif isinstance(effect, StartWorker):
            answer = 4711


def messages(effects: Iterable[Effect]) -> list[Members]:
    return [json.loads(effect.data) for effect in effects if isinstance(effect, Output)]


def after_start(effects: list[Effect]) -> list[Members]:
    return messages(effects)[4:]


def test_the_start_is_always_the_same() -> None:
    effects, code = played(script({"kind": "exit", "code": 3}))
    assert code == 3
    started = messages(effects)
    assert started == [
        {
            "schema": "paperclip.fake_harness.message.v1",
            "messageSeq": number,
            "type": message_type,
            "payload": payload,
        }
        for number, (message_type, payload) in enumerate(
            [
                ("ready", {"version": "1.0.0", "script": "test"}),
                ("event", event("session.started", {"driverSessionId": "driver_local_runner_fake"}, None)),
                ("event", event("runtime.phase.changed", {"phase": "executing"}, None)),
                ("event", event("turn.started", {}, "turn_a")),
            ],
            1,
        )
    ]
    assert [effect for effect in effects if isinstance(effect, AwaitCommand)] == [
        AwaitCommand(type="session.open", seconds=COMMAND_SECONDS),
        AwaitCommand(type="turn.start", seconds=COMMAND_SECONDS),
    ]


def event(event_type: str, payload: JsonValue, turn_id: str | None, item_id: str | None = None) -> Members:
    return {"eventType": event_type, "turnId": turn_id, "itemId": item_id, "payload": payload}


@pytest.mark.parametrize(
    ("step", "message_type", "payload"),
    [
        ({"kind": "log", "stream": "s", "text": "t"}, "log", {"stream": "s", "text": "t"}),
        ({"kind": "event", "event_type": "x"}, "event", event("x", None, "turn_a")),
        (
            {"kind": "event", "event_type": "x", "turn_id": "", "item_id": "i", "payload": {"a": 1}},
            "event",
            event("x", {"a": 1}, "turn_a", "i"),
        ),
        ({"kind": "event", "event_type": "x", "turn_id": "other"}, "event", event("x", None, "other")),
        ({"kind": "request", "request": {"requestId": "r"}}, "request", {"request": {"requestId": "r"}}),
        ({"kind": "result", "payload": {"a": 1}}, "result", {"result": {"a": 1}}),
        ({"kind": "terminal", "payload": None}, "terminal", {"terminal": None}),
        ({"kind": "spawn_worker"}, "diagnostic", {"workerPid": 4711, "purpose": "cleanup_conformance"}),
        ({"kind": "env"}, "log", {"stream": "stdout", "text": "env A,B"}),
        ({"kind": "message", "type": "mystery", "payload": 5}, "mystery", 5),
    ],
)
def test_a_step_sends_its_message(step: Members, message_type: str, payload: JsonValue) -> None:
    effects, code = played(script(step))
    assert code == 0
    assert [(each["type"], each["payload"]) for each in after_start(effects)] == [(message_type, payload)]


def test_a_resolution_is_waited_for_by_its_request() -> None:
    answer = command("request.resolve", {"requestId": "r", "response": {"ok": True}})
    effects, _ = played(script({"kind": "await_resolution", "request_id": "r"}), [answer])
    assert AwaitCommand(type="request.resolve", request_id="r", seconds=RESOLUTION_SECONDS) in effects
    resolved = event("runtime_request.resolved", {"requestId": "r", "response": {"ok": True}}, "turn_a")
    assert after_start(effects)[0]["payload"] == resolved


@pytest.mark.parametrize(("payload", "reason"), [(None, "operator"), ({}, "operator"), ({"reason": "r"}, "r")])
def test_an_interrupt_carries_its_reason(payload: JsonValue, reason: str) -> None:
    effects, _ = played(script({"kind": "await_interrupt"}), [command("turn.interrupt", payload)])
    assert after_start(effects)[0]["payload"] == event("turn.interrupted", {"reason": reason}, "turn_a")


def test_only_the_command_that_is_waited_for_fits() -> None:
    interrupt = AwaitCommand(type="turn.interrupt")
    assert interrupt.takes(command("turn.interrupt"))
    assert not interrupt.takes(command("turn.stop"))
    resolution = AwaitCommand(type="request.resolve", request_id="r")
    assert resolution.takes(command("request.resolve", {"requestId": "r"}))
    assert not resolution.takes(command("request.resolve", {"requestId": "other"}))
    assert not resolution.takes(command("request.resolve"))


def test_a_command_that_does_not_come_fails_the_harness() -> None:
    effects, code = played(script({"kind": "await_interrupt"}))
    assert code == 1
    assert isinstance(effects[-1], ErrorOutput)


def test_delays_are_those_of_the_script_unless_the_command_line_has_one() -> None:
    step: Members = {"kind": "delay", "milliseconds": 1_500}
    assert Pause(1.5) in played(script(step))[0]
    assert Pause(0.007) in played(script(step), delay=7)[0]


def test_raw_text_goes_out_as_it_is() -> None:
    steps: list[Members] = [{"kind": "raw", "text": "oops"}, {"kind": "stderr", "text": "bad\n"}]
    effects, _ = played(script(*steps, raw_before_ready="early"))
    assert effects[0] == Output(b"early\n")
    assert effects[-2:] == [Output(b"oops"), ErrorOutput(b"bad\n")]


@pytest.mark.parametrize("payload", [None, {}, {"turnId": ""}, {"turnId": 5}])
def test_a_turn_without_an_id_gets_one(payload: JsonValue) -> None:
    game = play(script({"kind": "exit", "code": 0}))
    answers = [None, None, command("session.open"), None, None, command("turn.start", payload)]
    effects = [game.send(answer) for answer in answers]
    assert messages(effects)[-1]["payload"] == event("turn.started", {}, "turn_local_runner")


@pytest.mark.parametrize(
    "text",
    [
        b"{",
        b"{}",
        b'{"schema":"paperclip.fake_harness.script.v1","name":" ","steps":[{"kind":"env"}]}',
        b'{"schema":"paperclip.fake_harness.script.v1","name":"x","steps":[]}',
        b'{"schema":"paperclip.fake_harness.script.v1","name":"x","steps":[{"kind":"dance"}]}',
        b'{"schema":"paperclip.fake_harness.script.v2","name":"x","steps":[{"kind":"env"}]}',
    ],
)
def test_a_script_that_cannot_be_played_is_refused(text: bytes) -> None:
    with pytest.raises(HarnessError) as caught:
        read_harness_script(text)
    assert caught.value.code == "harness_script_invalid"


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b'{"schema":"other","commandId":"c","type":"t","payload":null}'])
def test_what_is_no_command_is_ignored(line: bytes) -> None:
    assert read_harness_command(line) is None


def test_an_unknown_reference_script_is_refused() -> None:
    with pytest.raises(HarnessError) as caught:
        scenario_script("nothing")
    assert caught.value.code == "harness_script_unknown"


posix = pytest.mark.skipif(os.name != "posix", reason="the program is POSIX only")


def run_program(path: Path, said: bytes) -> subprocess.CompletedProcess[bytes]:
    environment = {"PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    return subprocess.run(
        [sys.executable, "-m", "paperclip_runner.testing.scripted_harness", "--script", str(path)],
        input=said,
        capture_output=True,
        env=environment,
        timeout=30,
        check=False,
    )


@posix
def test_the_program_plays_a_script_and_ignores_what_is_no_command(tmp_path: Path) -> None:
    path = tmp_path / "script.json"
    path.write_bytes(encode(script({"kind": "stderr", "text": "bye\n"}, {"kind": "exit", "code": 9})))
    said = b"nonsense\n\n" + b"".join(encode(each) + b"\n" for each in OPENED)
    done = run_program(path, said)
    assert done.returncode == 9
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["ready", "event", "event", "event"]
    assert done.stderr == b"bye\n"


@posix
def test_the_program_ends_when_its_input_does(tmp_path: Path) -> None:
    path = tmp_path / "script.json"
    path.write_bytes(encode(scenario_script("linger")))
    assert run_program(path, b"").returncode == 1


@posix
def test_a_script_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = run_program(tmp_path / "absent.json", b"")
    assert done.returncode == 1
    assert b"absent.json" in done.stderr


@posix
def test_the_executable_needs_no_environment(tmp_path: Path) -> None:
    path = tmp_path / "script.json"
    path.write_bytes(encode(script({"kind": "env"})))
    harness = write_executable(tmp_path / "harness")
    said = b"".join(encode(each) + b"\n" for each in OPENED)
    done = subprocess.run(
        [str(harness), "--script", str(path)],
        input=said,
        capture_output=True,
        env={"LC_ALL": "C.UTF-8"},
        timeout=30,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[-1])["payload"]["text"] == "env LC_ALL"
