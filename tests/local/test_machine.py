"""The runner's machine, one fact at a time."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from paperclip_protocol import JsonValue, encode

from paperclip_runner.errors import HarnessError
from paperclip_runner.harness.launch import ExitFact
from paperclip_runner.harness.line_reader import OverlongLine
from paperclip_runner.harness.scripted import read_harness_script
from paperclip_runner.local import LocalRunner, RunState
from paperclip_runner.local.commands import read_local_command
from paperclip_runner.local.effects import AwaitExit, SendToHarness, StartHarness, TerminateHarness, Write
from tests.local.memory_run import MemoryRun, command_line
from tests.local.transcripts import options
from tests.oracle import oracle_lines, oracle_path

if TYPE_CHECKING:
    from paperclip_runner.local.effects import Action

Members = dict[str, JsonValue]

OPTIONS = options([], harness="harness", script="script")


def line(command: bytes) -> bytes:
    return command.rstrip(b"\n")


def message(number: int, message_type: str, payload: JsonValue = None, **changes: JsonValue) -> bytes:
    members: Members = {
        "schema": "paperclip.fake_harness.message.v1",
        "messageSeq": number,
        "type": message_type,
        "payload": payload,
    }
    return encode({**members, **changes})


class Driven:
    """A machine whose lines are decoded."""

    def __init__(self, *arguments: str) -> None:
        self.machine = LocalRunner(options(arguments, harness="harness", script="script"))
        self.actions: list[Action] = []

    def take(self) -> list[Members]:
        """The stream messages since the last time; other actions are kept."""
        written: list[Members] = []
        for action in self.machine.next_actions():
            if isinstance(action, Write):
                written.append(json.loads(action.line)["message"])
            else:
                self.actions.append(action)
        return written

    def command(self, number: int, command_type: str, payload: JsonValue = None, **changes: JsonValue) -> list[Members]:
        self.machine.receive_command(line(command_line(number, command_type, payload, **changes)))
        return self.take()

    def output(self, *lines: bytes | OverlongLine) -> list[Members]:
        for each in lines:
            self.machine.receive_output(each)
        return self.take()

    def running(self) -> Driven:
        self.command(1, "run.prepare")
        self.output(message(1, "ready"))
        assert self.machine.state is RunState.RUNNING
        self.actions.clear()
        return self

    def failure(self) -> tuple[str, str]:
        assert self.machine.state is RunState.FAILED
        assert self.machine.failure is not None
        return self.machine.failure.code, self.machine.failure.message

    def end(self, fact: ExitFact | None = None) -> Members:
        """The payload of `run.terminal` after a natural exit."""
        self.machine.output_ended()
        self.machine.harness_exited(ExitFact(exit_code=0) if fact is None else fact)
        return payload(self.take()[-1])


def event(written: Members) -> Members:
    return cast("Members", written["event"])


def payload(written: Members) -> Members:
    return cast("Members", event(written)["payload"])


def types(written: list[Members]) -> list[JsonValue]:
    return [event(each)["eventType"] if each["kind"] == "event" else each["kind"] for each in written]


def test_prepare_starts_the_harness_and_its_receipt_waits_for_ready() -> None:
    run = Driven()
    written = run.command(1, "run.prepare")
    assert types(written) == ["runtime.phase.changed", "workspace.ready", "harness.starting"]
    assert run.actions == [StartHarness()]
    assert not run.machine.takes_commands
    assert types(run.output(message(1, "ready", {"version": "2.5"}))) == ["harness.ready", "command_receipt"]
    assert run.machine.takes_commands


def test_commands_that_come_while_the_harness_starts_are_not_lost_by_the_shell() -> None:
    run = Driven()
    run.command(1, "run.prepare")
    assert run.command(2, "session.open") == []


@pytest.mark.parametrize(
    ("lines", "code", "words"),
    [
        ([message(1, "log", {})], "local_harness_not_ready", "fake harness emitted data before ready"),
        ([message(0, "ready")], "local_harness_protocol", "fake harness message sequence must be 1; received 0"),
        ([b"\xff"], "local_harness_protocol", "failed to read harness stdout: invalid utf-8 sequence of 1 bytes from"),
        ([OverlongLine(limit=9, observed=10)], "local_harness_protocol", "harness stdout frame exceeded 9 bytes"),
        ([message(1, "ready"), message(3, "log")], "local_harness_protocol", "fake harness message sequence must be 2"),
        ([message(1, "ready"), message(2, "zz")], "local_harness_protocol", "unsupported fake harness message zz at"),
        ([message(1, "ready"), message(2, "log", schema="x")], "local_harness_protocol", "fake harness message schema"),
        ([message(1, "ready"), b"oops"], "local_harness_protocol", "fake harness emitted invalid JSONL: "),
        ([message(1, "ready"), b""], "local_harness_protocol", "fake harness emitted invalid JSONL: "),
        ([message(1, "ready"), b"[1]"], "local_harness_protocol", "fake harness emitted invalid JSONL: "),
        ([message(1, "ready"), b"[" * 5_000], "local_harness_protocol", "fake harness emitted invalid JSONL: "),
        (
            [message(1, "ready"), message(2, "event", {"eventType": 5})],
            "local_harness_protocol",
            "harness event requires",
        ),
        ([message(1, "ready"), message(2, "event")], "local_harness_protocol", "harness event requires eventType"),
        (
            [message(1, "ready"), message(2, "request", {})],
            "local_harness_protocol",
            "harness request requires request",
        ),
        ([message(1, "ready"), message(2, "result", 5)], "local_harness_protocol", "harness result requires result"),
        ([message(1, "ready"), message(2, "terminal", {})], "local_harness_protocol", "harness terminal requires"),
    ],
)
def test_a_harness_that_breaks_its_protocol_ends_the_run_without_a_terminal(
    lines: list[bytes | OverlongLine], code: str, words: str
) -> None:
    run = Driven()
    run.command(1, "run.prepare")
    written = run.output(*lines)
    assert "run.terminal" not in types(written)
    assert run.failure()[0] == code
    assert run.failure()[1].startswith(words)
    assert run.output(message(9, "log")) == []


def test_a_harness_that_is_not_ready_in_time_ends_the_run() -> None:
    run = Driven()
    run.command(1, "run.prepare")
    run.machine.ready_timed_out()
    assert run.failure() == ("local_harness_not_ready", "fake harness ready timed out")


def test_the_ready_time_means_nothing_once_the_harness_is_ready() -> None:
    run = Driven().running()
    run.machine.ready_timed_out()
    assert run.machine.state is RunState.RUNNING


def test_an_early_exit_and_a_lost_input_end_the_run() -> None:
    early = Driven()
    early.command(1, "run.prepare")
    early.machine.output_ended()
    assert early.failure() == ("local_harness_not_ready", "fake harness exited before ready")
    lost = Driven().running()
    lost.machine.input_lost("it is closed")
    assert lost.failure()[0] == "local_harness_lost"


def test_log_and_diagnostic_messages_only_go_to_the_log() -> None:
    run = Driven().running()
    assert (
        run.output(
            message(2, "log", {"stream": 5, "text": 7}),
            message(3, "log"),
            message(4, "log", {"stream": "a", "text": "x\ny"}),
            message(5, "diagnostic"),
            message(6, "diagnostic", {"b": 1.0, "a": "é"}),
        )
        == []
    )
    run.machine.receive_error_output(b"plain")
    run.machine.receive_error_output(b"a\xff")
    run.machine.receive_error_output(b"a\xc3")
    run.machine.receive_error_output(OverlongLine(limit=7, observed=8))
    run.machine.output_ended()
    run.machine.harness_exited(ExitFact(exit_code=0))
    logs = cast("Members", payload(run.take()[0])["logs"])
    assert logs["lines"] == [
        "stdout: ",
        "stdout: ",
        "a: x\ny",
        "diagnostic: null",
        'diagnostic: {"a":"é","b":1.0}',
        "stderr: plain",
        "stderr: [failed to read harness stderr: invalid utf-8 sequence of 1 bytes from index 1]",
        "stderr: [failed to read harness stderr: incomplete utf-8 byte sequence from index 1]",
        "stderr: [harness stderr frame exceeded 7 bytes]",
    ]


def test_ids_of_an_event_that_are_no_strings_are_left_out() -> None:
    run = Driven().running()
    written = run.output(message(2, "event", {"eventType": "x", "turnId": 5, "itemId": None}))
    assert "turnId" not in event(written[0])
    assert "itemId" not in event(written[0])
    assert payload(written[0]) == {}


def test_broken_output_of_a_running_harness_is_a_protocol_violation() -> None:
    for broken in (OverlongLine(limit=5, observed=6), b"\xff"):
        run = Driven().running()
        run.output(broken)
        assert run.actions == [TerminateHarness()]
        run.machine.harness_exited(ExitFact(signal=15))
        end = payload(run.take()[-1])
        assert cast("Members", end["reconciliation"])["reason"] == "harness_protocol_violation"


GOOD = "successful_process_and_result"
BAD = "harness_process_failed"


def reports(word: str) -> Members:
    return {"reportedWorkDisposition": word}


@pytest.mark.parametrize(
    ("result", "proposal", "fact", "expected"),
    [
        (None, None, ExitFact(exit_code=0), ("failed", "semantic_result_missing", "yielded")),
        (reports("done"), None, ExitFact(exit_code=0), ("succeeded", GOOD, "done")),
        (reports("bogus"), reports("needs_review"), ExitFact(exit_code=0), ("succeeded", GOOD, "needs_review")),
        (5, "x", ExitFact(exit_code=0), ("succeeded", GOOD, "done")),
        (reports("needs_review"), None, ExitFact(exit_code=3), ("failed", BAD, "needs_review")),
        (reports("done"), reports("blocked"), ExitFact(signal=9), ("failed", BAD, "blocked")),
        (reports("done"), reports("done"), ExitFact(), ("failed", BAD, "yielded")),
    ],
)
def test_the_runner_decides_how_a_natural_end_counts(
    result: JsonValue, proposal: JsonValue, fact: ExitFact, expected: tuple[str, str, str]
) -> None:
    run = Driven().running()
    number = 2
    if result is not None:
        run.output(message(number, "result", {"result": result}))
        number += 1
    if proposal is not None:
        run.output(message(number, "terminal", {"terminal": proposal}))
    end = run.end(fact)
    reason = cast("Members", end["reconciliation"])["reason"]
    assert (end["runTerminalState"], reason, end["reportedWorkDisposition"]) == expected


def test_a_null_result_is_a_result_and_a_null_terminal_a_terminal() -> None:
    run = Driven().running()
    written = run.output(
        message(2, "result", {"result": None}),
        message(3, "result", {"result": {}}),
        message(4, "terminal", {"terminal": None}),
        message(5, "terminal", {"terminal": {}}),
    )
    assert types(written) == ["run.result.proposed", "harness.diagnostic", "harness.diagnostic"]
    assert run.end()["runTerminalState"] == "succeeded"


@pytest.mark.parametrize(("command_type", "state"), [("turn.stop", "interrupted"), ("run.cancel", "cancelled")])
def test_a_stop_decides_the_end_even_of_a_run_that_finished_well(command_type: str, state: str) -> None:
    run = Driven().running()
    run.command(2, command_type, {})
    assert isinstance(run.actions[0], SendToHarness)
    run.output(message(2, "result", {"result": {"reportedWorkDisposition": "done"}}))
    end = run.end()
    assert (end["turnTerminalState"], end["runTerminalState"]) == (state, "cancelled")
    assert end["reportedWorkDisposition"] == "yielded"


def test_a_closed_controller_does_not_disturb_a_harness_that_is_exiting() -> None:
    run = Driven().running()
    run.machine.output_ended()
    run.take()
    assert run.actions == [AwaitExit()]
    run.machine.controller_closed()
    run.take()
    assert run.actions == [AwaitExit()]
    run.machine.exit_overdue()
    run.take()
    assert run.actions == [AwaitExit(), TerminateHarness()]
    run.machine.harness_exited(ExitFact(signal=9))
    assert types(run.take()) == ["harness.exited", "run.terminal"]
    assert run.machine.finished


def test_lines_of_the_controller_that_are_no_commands_are_diagnosed_and_passed_over() -> None:
    run = Driven()
    lines: list[bytes | OverlongLine] = [
        b"{bad",
        b"\xff",
        OverlongLine(limit=3, observed=4),
        b"[]",
        b'{"schema":"a","commandId":"c","controllerSeq":-1,"type":"t","issuedAt":"x"}',
        b'{"schema":"a","commandId":"c","controllerSeq":1.0,"type":"t","issuedAt":"x"}',
        b"[" * 5_000,
        b'{"schema":"a","commandId":"c","controllerSeq":true,"type":"t","issuedAt":"x"}',
    ]
    for each in lines:
        run.machine.receive_command(each)
        written = run.take()
        assert [(each["kind"], each["level"]) for each in written] == [("diagnostic", "error")]
    run.machine.receive_command(b" \t ")
    assert run.take() == []
    assert run.machine.state is RunState.WAITING


def test_unknown_members_are_no_part_of_the_identity_of_a_command() -> None:
    run = Driven()
    run.command(1, "run.prepare", {}, extra=1)
    run.output(message(1, "ready"))
    assert [each["status"] for each in run.command(1, "run.prepare", {})] == ["duplicate"]
    assert [each["status"] for each in run.command(1, "run.prepare", {"a": 1})] == ["rejected"]


def test_an_absent_payload_is_the_same_as_null() -> None:
    run = Driven()
    without = {name: value for name, value in json.loads(command_line(1, "run.prepare")).items() if name != "payload"}
    run.machine.receive_command(encode(without))
    run.take()
    run.output(message(1, "ready"))
    assert [each["status"] for each in run.command(1, "run.prepare", None)] == ["duplicate"]


def test_synthetic_times_count_milliseconds_and_carry_into_seconds() -> None:
    run = Driven().running()
    written = run.output(*(message(number, "event", {"eventType": "x"}) for number in range(2, 1_100)))
    last = event(written[-1])
    assert last["sourceSeq"] == 1_102
    assert last["emittedAt"] == "2026-08-07T21:00:01.102Z"
    assert last["sourceEventId"] == "event_run_a_1102"


SCENARIOS_WITHOUT_TRANSCRIPT: dict[str, tuple[tuple[str, ...], tuple[tuple[str, Members], ...]]] = {
    "invalid-terminal-proposal": ((), ()),
    "oversized-line": (("--harness-max-line-bytes", "512"), ()),
    "turn-stop": ((), (("turn.stop", {"turnId": "turn_run_a", "reason": "stop"}),)),
    "event-without-type": ((), ()),
}
"""More arguments and more commands of scenarios of which only the events were recorded."""


@pytest.mark.parametrize("name", SCENARIOS_WITHOUT_TRANSCRIPT)
def test_the_events_of_a_scenario_without_transcript_are_the_recorded_ones(name: str) -> None:
    record = next(
        each
        for each in (cast("Members", entry) for entry in oracle_lines("local-runner/replay-parity.ndjson"))
        if each["name"] == name
    )
    script = read_harness_script(oracle_path(f"local-runner/scripts/{name}.json").read_bytes())
    more_arguments, commands = SCENARIOS_WITHOUT_TRANSCRIPT[name]
    arguments = ("--delay-ms", "5", "--log-max-lines", "3", "--log-max-bytes", "256", "--shutdown-grace-ms", "75")
    run = MemoryRun(options([*arguments, *more_arguments], harness="harness", script="script"), script)
    run.send(command_line(1, "run.prepare", {"workspace": "standalone-fixture"}))
    run.send(command_line(2, "session.open", {"reuse": "new_per_run"}))
    run.send(command_line(3, "turn.start", {"turnId": "turn_run_a", "text": "Run it."}))
    for number, (command_type, command_payload) in enumerate(commands, 4):
        run.send(command_line(number, command_type, command_payload))
    assert run.events() == cast("Members", record["input"])["events"]


@given(st.lists(st.binary(max_size=40) | st.sampled_from([message(2, "log"), message(3, "result", {"result": {}})])))
def test_nothing_that_a_peer_says_raises(lines: list[bytes]) -> None:
    run = Driven().running()
    for each in lines:
        run.machine.receive_command(each)
        run.machine.receive_error_output(each)
        run.machine.receive_output(each)
        run.take()
    run.machine.controller_closed()
    run.machine.harness_exited(ExitFact(exit_code=0))
    assert run.machine.finished


JSON_PIECES = st.sampled_from(
    [
        '"',
        "\\",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "0",
        "1",
        "-",
        ".",
        "e",
        "tru",
        "null",
        " ",
        "\u00e9",
        '"schema"',
        "u",
        "x",
    ]
)


@given(st.lists(JSON_PIECES, max_size=12).map("".join))
def test_the_explanation_of_a_refused_command_names_a_column_of_it(text: str) -> None:
    data = text.encode()
    try:
        read_local_command(data)
    except HarnessError as error:
        column = re.search(r" at line 1 column ([0-9]+)$", error.message)
        assert column is not None
        assert int(column[1]) <= len(data)
