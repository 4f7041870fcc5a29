"""Play a harness script: a mock core, the runner and the scripted harness in one command, with live events.

The script is JSON (`prp schema show harness-script`). The core answers its requests, and interrupts where it waits for
that. With --out DIR the run is recorded as events.jsonl and run-metadata.json, which `prp replay` reads; an earlier
recording there is replaced. Exit codes: 0 done, 1 run failed or cancelled, 2 usage, 3 needs review or yielded,
4 blocked, 5 the runner did not start, 6 not valid, 124 out of time, 130 interrupted.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO, cast

from paperclip_protocol import JsonValue, encode

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError
from paperclip_runner.cli.trace_narration import one_line
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.scripted import read_harness_script
from paperclip_runner.jsonlines import encode_line
from paperclip_runner.local import LocalRunError, LocalScenario, LocalTrace, event_line
from paperclip_runner.testing.scripted_harness.local_run import run_script, scenario_for

if TYPE_CHECKING:
    import argparse
    from types import TracebackType

RECORDING_NAME: Final = "events.jsonl"
METADATA_NAME: Final = "run-metadata.json"

_TIMED_OUT: Final = frozenset({"local_event_missing"})
_BROKEN: Final = frozenset({"local_stream_invalid"})

_DISPOSITIONS: Final = {
    "done": ExitCode.DONE,
    "needs_review": ExitCode.NEEDS_REVIEW,
    "yielded": ExitCode.NEEDS_REVIEW,
    "blocked": ExitCode.BLOCKED,
}

_TEXT_MEMBERS: Final = ("text", "message", "summary", "prompt", "runTerminalState", "reason")
"""Members of a payload of which the first that is there is shown beside its event."""

Members = dict[str, JsonValue]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--script", type=Path, required=True, metavar="FILE", help="the harness script")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="record the run in this folder, which is made if needed"
    )
    parser.add_argument("--runner", metavar="PATH", help="another runner daemon, instead of this package's own")
    parser.add_argument("--delay-ms", type=int, metavar="N", help="time of every delay in the script, in milliseconds")
    parser.add_argument("--timeout", type=float, metavar="SECONDS", help="end the run after this time")
    parser.add_argument("--quiet", action="store_true", help="show no events, only what the run came to")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object on stdout; events go to stderr, unless --quiet"
    )


def run(options: argparse.Namespace) -> int:
    """Play the script; the exit code."""
    script: Path = options.script
    scenario = scenario_for(read_harness_script(script.read_bytes()))
    shown = None if options.quiet else sys.stderr if options.json else sys.stdout
    with _Recording(options.out, scenario, shown) as recording:
        try:
            trace = asyncio.run(_play(options, scenario, recording))
        except TimeoutError:
            return _fail(f"the run did not end within {options.timeout:g} s", ExitCode.TIMED_OUT)
        except ProcessError as error:
            return _fail(f"{error} [{error.code}]", ExitCode.PROVIDER_START_FAILED)
        except LocalRunError as error:
            return _fail(f"{error} [{error.code}]", _failure_code(error))
    return _conclude(trace, options.out, as_json=options.json)


async def _play(options: argparse.Namespace, scenario: LocalScenario, recording: _Recording) -> LocalTrace:
    delay: int | None = options.delay_ms
    runner: str | None = options.runner
    async with asyncio.timeout(options.timeout):
        return await run_script(
            options.script,
            scenario=scenario,
            runner=None if runner is None else (runner,),
            arguments=() if delay is None else ("--delay-ms", str(delay)),
            on_event=recording.receive,
        )


class _Recording:
    """Shows events and writes them down as they come, so that a run that breaks off leaves what there was."""

    def __init__(self, folder: Path | None, scenario: LocalScenario, shown: TextIO | None) -> None:
        self._shown = shown
        self._file = None
        if folder is not None:
            if folder.exists() and not folder.is_dir():
                raise UsageError(f"{folder} is no folder; name a folder, or one to be made, with --out DIR")
            folder.mkdir(parents=True, exist_ok=True)
            metadata: Members = {
                "fixtureName": scenario.fixture_name,
                "identity": scenario.identity(),
                "capabilities": scenario.capabilities(),
            }
            text = json.dumps(metadata, indent=2, ensure_ascii=False) + "\n"
            (folder / METADATA_NAME).write_text(text, encoding="utf-8")
            self._file = (folder / RECORDING_NAME).open("wb")

    def __enter__(self) -> _Recording:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def receive(self, event: Members) -> None:
        if self._file is not None:
            self._file.write(encode_line(event))
            self._file.flush()
        if self._shown is not None:
            print(f"{event_line(event):38}  {_words(event)}".rstrip(), file=self._shown, flush=True)


def _words(event: Members) -> str:
    """The text in a payload that says most about it."""
    payload = event["payload"]
    members = payload if isinstance(payload, dict) else {}
    request = members.get("request")
    if isinstance(request, dict):
        members = request
    text = next((members[name] for name in _TEXT_MEMBERS if isinstance(members.get(name), str)), "")
    return one_line(cast("str", text))


def _conclude(trace: LocalTrace, folder: Path | None, *, as_json: bool) -> int:
    code = _exit_code(trace)
    summary = trace.summary(output_path=None if folder is None else str(folder / RECORDING_NAME))
    if as_json:
        sys.stdout.write(encode(summary).decode() + "\n")
        return code
    state = _terminal(trace).get("runTerminalState")
    result = summary.semantic_result or "no result"
    print(f"{trace.scenario.name}: run {state}, {result}; {summary.event_count:,} events")
    if folder is not None:
        print(f"recorded; replay it with: prp replay {folder / RECORDING_NAME}")
    return code


def _terminal(trace: LocalTrace) -> Members:
    payload = next(event["payload"] for event in reversed(trace.events) if event["eventType"] == "run.terminal")
    return cast("Members", payload)


def _exit_code(trace: LocalTrace) -> ExitCode:
    terminal = _terminal(trace)
    if terminal["runTerminalState"] != "succeeded":
        return ExitCode.RUN_FAILED
    return _DISPOSITIONS.get(str(terminal["reportedWorkDisposition"]), ExitCode.RUN_FAILED)


def _failure_code(error: LocalRunError) -> ExitCode:
    if error.code in _TIMED_OUT:
        return ExitCode.TIMED_OUT
    return ExitCode.INVALID if error.code in _BROKEN else ExitCode.RUN_FAILED


def _fail(text: str, code: ExitCode) -> int:
    print(f"prp: {text}", file=sys.stderr)
    return code
