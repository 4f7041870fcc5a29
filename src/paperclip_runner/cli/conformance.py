"""Run a conformance kit on code of yours.

`prp conformance driver MODULE:FACTORY` imports MODULE, also from the current folder, calls FACTORY without arguments,
and asks the harness driver it makes what every driver must do. Exit codes: 0 it conforms, 2 there is no such driver,
6 it does not conform.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue, decode_json, encode

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError
from paperclip_runner.errors import HarnessError, PaperclipRunnerError
from paperclip_runner.testing.driver_conformance import (
    CHECKS,
    DETERMINISTIC_FIXTURE,
    STEP_SECONDS,
    DriverConformanceError,
    check_driver,
    load_driver,
    read_driver_fixture,
)

if TYPE_CHECKING:
    import argparse

    from paperclip_protocol.runner import DriverConformanceFixture, DriverConformanceReport

    from paperclip_runner.harness.contract import HarnessDriver

_WORDS: Final = {"passed": "ok", "failed": "FAILED", "not_reached": "not reached"}

Members = dict[str, JsonValue]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    kinds = parser.add_subparsers(dest="kit", metavar="KIT", required=True)
    driver = kinds.add_parser("driver", help="a harness driver", description=__doc__)
    driver.add_argument(
        "reference", metavar="MODULE:FACTORY", help="what makes the driver, e.g. my_package.driver:make"
    )
    driver.add_argument(
        "--fixture",
        type=Path,
        metavar="FILE",
        help="what the driver is asked (`prp schema show driver-conformance-fixture`)",
    )
    driver.add_argument("--directory", default="/", metavar="DIR", help="where sessions work (%(default)s)")
    driver.add_argument(
        "--step-seconds", type=float, default=STEP_SECONDS, metavar="S", help="time for one step (%(default)s)"
    )
    driver.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def run(options: argparse.Namespace) -> int:
    """Run the kit; the exit code."""
    fixture = _fixture(options.fixture)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        driver = load_driver(options.reference)
    except HarnessError as error:
        raise UsageError(str(error)) from error
    report: DriverConformanceReport | None = None
    failure: DriverConformanceError | None = None
    try:
        report = asyncio.run(_check(driver, fixture, options))
    except DriverConformanceError as error:
        failure = error
    if options.json:
        print(json.dumps(_as_json(options.reference, report, failure), ensure_ascii=False))
    else:
        _print(options.reference, report, failure)
    return ExitCode.DONE if failure is None else ExitCode.INVALID


async def _check(
    driver: HarnessDriver, fixture: DriverConformanceFixture, options: argparse.Namespace
) -> DriverConformanceReport:
    return await check_driver(driver, fixture, working_directory=options.directory, step_seconds=options.step_seconds)


def _fixture(path: Path | None) -> DriverConformanceFixture:
    if path is None:
        return DETERMINISTIC_FIXTURE
    try:
        return read_driver_fixture(path.read_bytes())
    except HarnessError as error:
        raise UsageError(f"{path}: {error}; `prp schema show driver-conformance-fixture` tells its form") from error


def _states(failure: DriverConformanceError | None) -> dict[str, str]:
    """Each check with what came of it."""
    if failure is None:
        return dict.fromkeys(CHECKS, "passed")
    states = {check: "passed" if check in failure.passed else "not_reached" for check in CHECKS}
    states[failure.check] = "failed"
    return states


def _as_json(reference: str, report: DriverConformanceReport | None, failure: DriverConformanceError | None) -> Members:
    return {
        "driver": reference,
        "conforms": failure is None,
        "checks": {**_states(failure)},
        "failure": None if failure is None else _failure(failure),
        "report": None if report is None else decode_json(encode(report)),
    }


def _failure(failure: DriverConformanceError) -> Members:
    cause = failure.__cause__
    return {
        "check": failure.check,
        "promise": failure.promise,
        "cause": None if cause is None else type(cause).__name__,
        "causeCode": cause.code if isinstance(cause, PaperclipRunnerError) else None,
    }


def _print(reference: str, report: DriverConformanceReport | None, failure: DriverConformanceError | None) -> None:
    width = max(map(len, CHECKS))
    for check, state in _states(failure).items():
        print(f"{check:{width}}  {_WORDS[state]}")
    if failure is not None:
        print(f"{reference} does not conform: the kit expects that {failure.promise} [{failure.check}]")
        _print_cause(failure.__cause__)
    elif report is not None:
        usage = msgspec.json.encode(report.usage).decode()
        print(
            f"{reference} conforms: {report.event_count:,} events, {report.semantic_tool_call_count:,} calls of "
            f"semantic tools, usage {usage}"
        )


def _print_cause(cause: BaseException | None) -> None:
    """Where a driver broke, for whoever writes it; an error of this package says enough by its text."""
    if cause is not None and not isinstance(cause, (PaperclipRunnerError, TimeoutError)):
        sys.stderr.write("".join(traceback.format_exception(cause)))
