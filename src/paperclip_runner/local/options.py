"""The command line of the local mode (pure). Source: local runner specification, section 1."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.harness.launch import CONTROLLER_LINE_BYTES, HARNESS_LINE_BYTES
from paperclip_runner.harness.log_tail import LOG_TAIL_BYTES, LOG_TAIL_LINES
from paperclip_runner.local.errors import LocalRunError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "BUILD_METADATA_ARGUMENT",
    "COMMAND_HISTORY_LIMIT",
    "CONNECTION_ARGUMENTS",
    "SHUTDOWN_GRACE_MILLISECONDS",
    "LocalOptions",
    "is_local",
    "read_local_options",
]

COMMAND_HISTORY_LIMIT = 4_096
"""Commands that a local run remembers, to tell repeats; the next one is rejected."""

SHUTDOWN_GRACE_MILLISECONDS = 100
"""From SIGTERM to SIGKILL when the harness is ended, in milliseconds."""

MAX_ARGUMENT_NUMBER: Final = 18_446_744_073_709_551_615
"""Largest number on the command line (2**64 - 1)."""

BUILD_METADATA_ARGUMENT: Final = "--build-metadata"
"""The only argument with which the daemon prints what it is."""

CONNECTION_ARGUMENTS: Final = ("--connect-url", "--listen-address", "--listen-port", "--listen-path")
"""Arguments that ask for a connection to an authority. Without any of them the mode is local."""

_NUMBER = re.compile(r"\+?[0-9]+")


class LocalOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a local run is started with; the defaults are those of the command line."""

    run_id: str
    session_id: str
    """The normalized session."""
    runner_id: str
    """The source instance of the events."""
    harness: str
    """Path or name of the harness program."""
    script: str
    """Handed on to the harness; not read here."""
    delay_milliseconds: int | None = None
    log_max_lines: int = LOG_TAIL_LINES
    log_max_bytes: int = LOG_TAIL_BYTES
    command_history_limit: int = COMMAND_HISTORY_LIMIT
    controller_max_line_bytes: int = CONTROLLER_LINE_BYTES
    harness_max_line_bytes: int = HARNESS_LINE_BYTES
    shutdown_grace_milliseconds: int = SHUTDOWN_GRACE_MILLISECONDS

    def harness_arguments(self) -> tuple[str, ...]:
        """The command line of the harness."""
        delay = () if self.delay_milliseconds is None else ("--delay-ms", str(self.delay_milliseconds))
        return (self.harness, "--script", self.script, *delay)


def is_local(arguments: Sequence[str]) -> bool:
    """Whether these arguments ask for the local mode."""
    return not any(name in arguments for name in CONNECTION_ARGUMENTS)


def read_local_options(arguments: Sequence[str]) -> LocalOptions:
    """The options on a command line; names that are not known are passed over, of repeated ones the first counts.

    Raises `LocalRunError` (`local_arguments_invalid`).
    """
    line = _CommandLine(arguments)
    return LocalOptions(
        run_id=line.required("--run-id"),
        session_id=line.required("--session-id"),
        runner_id=line.required("--runner-id"),
        harness=line.required("--fake-harness"),
        script=line.required("--script"),
        delay_milliseconds=line.number("--delay-ms"),
        log_max_lines=line.number_or("--log-max-lines", LOG_TAIL_LINES),
        log_max_bytes=line.number_or("--log-max-bytes", LOG_TAIL_BYTES),
        command_history_limit=line.number_or("--command-history-limit", COMMAND_HISTORY_LIMIT),
        controller_max_line_bytes=line.number_or("--controller-max-line-bytes", CONTROLLER_LINE_BYTES),
        harness_max_line_bytes=line.number_or("--harness-max-line-bytes", HARNESS_LINE_BYTES),
        shutdown_grace_milliseconds=line.number_or("--shutdown-grace-ms", SHUTDOWN_GRACE_MILLISECONDS),
    )


class _CommandLine:
    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments = arguments

    def value(self, name: str) -> str | None:
        if name not in self._arguments:
            return None
        place = self._arguments.index(name) + 1
        if place == len(self._arguments):
            raise _refused(f"missing value for {name}")
        return self._arguments[place]

    def required(self, name: str) -> str:
        value = self.value(name)
        if value is None:
            raise _refused(f"missing required argument {name}")
        return value

    def number(self, name: str) -> int | None:
        value = self.value(name)
        if value is None:
            return None
        if not value:
            raise _refused(f"invalid {name}: cannot parse integer from empty string")
        if not _NUMBER.fullmatch(value):
            raise _refused(f"invalid {name}: invalid digit found in string")
        digits = value.lstrip("+0") or "0"
        if len(digits) > len(str(MAX_ARGUMENT_NUMBER)) or int(digits) > MAX_ARGUMENT_NUMBER:
            raise _refused(f"invalid {name}: number too large to fit in target type")
        return int(digits)

    def number_or(self, name: str, default: int) -> int:
        number = self.number(name)
        return default if number is None else number


def _refused(text: str) -> LocalRunError:
    return LocalRunError(text, code="local_arguments_invalid")
