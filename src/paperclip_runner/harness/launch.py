"""What to start, within which bounds, and how to end it: the values the supervisor takes and returns (pure)."""

from __future__ import annotations

import enum
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from paperclip_runner.harness.process_errors import ProcessError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = [
    "CONTROLLER_LINE_BYTES",
    "HARNESS_ENVIRONMENT_NAMES",
    "HARNESS_LINE_BYTES",
    "MAX_ARGUMENT_BYTES",
    "READY_TIMEOUT_SECONDS",
    "ErrorOutput",
    "ExitFact",
    "Launch",
    "ProcessInfo",
    "ProcessLimits",
    "ShutdownOutcome",
    "ShutdownPolicy",
    "ShutdownStage",
    "check_launch",
    "select_environment",
]

HARNESS_ENVIRONMENT_NAMES = (
    "PATH",
    "PATHEXT",
    "SystemRoot",
    "WINDIR",
    "HOME",
    "USERPROFILE",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "TEMP",
    "TMP",
    "TZ",
)
"""The only variables a harness process gets from the runner's environment, apart from those a caller names."""

READY_TIMEOUT_SECONDS = 2.0
"""How long a harness may take from its start to its `ready` message, in seconds."""

HARNESS_LINE_BYTES = 65_536
"""Longest line of a harness's standard output or error output, in bytes without the newline."""

CONTROLLER_LINE_BYTES = 65_536
"""Longest command line of a controller, in bytes without the newline."""

MAX_ARGUMENT_BYTES = 131_071
"""Longest single program argument or environment entry, in bytes: Linux's own bound, which it reports only vaguely."""


class ErrorOutput(enum.Enum):
    """What happens to a child's standard error output."""

    TAIL = "tail"
    """It is read all the time and only its last bytes are kept, so it can never block the child."""

    STREAM = "stream"
    """The caller reads it; the child waits when the caller does not."""


class Launch(msgspec.Struct, frozen=True, kw_only=True):
    """One program to start. `environment` is the child's whole environment: nothing is inherited.

    `arguments[0]` is the program: an absolute path, or a name that is looked up on the `PATH` of `environment`.
    """

    arguments: tuple[str, ...]
    working_directory: str
    environment: dict[str, str]
    error_output: ErrorOutput = ErrorOutput.TAIL


class ProcessLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Bounds of one supervised process."""

    output_bytes: int = 1_048_576
    """Unread bytes held per output stream before reading pauses; at most one read of 256 KiB is held above it."""

    unsent_bytes: int = 4_194_304
    """Bytes accepted for the child's input and not yet taken by it."""

    error_tail_bytes: int = 65_536
    """Last bytes of the error output that are kept in `ErrorOutput.TAIL`."""

    send_timeout_seconds: float = 30.0
    """How long one `send` waits for a child that does not read."""

    start_timeout_seconds: float = 10.0
    """How long the guardian may take to report that the program runs."""


class ShutdownPolicy(msgspec.Struct, frozen=True, kw_only=True):
    """How long each step of a shutdown waits, in seconds. A step of 0 is passed over at once."""

    input_grace_seconds: float = 1.0
    """From closing the child's input to SIGTERM."""

    terminate_grace_seconds: float = 1.0
    """From SIGTERM to SIGKILL."""

    kill_wait_seconds: float = 5.0
    """From SIGKILL to giving up on a process that the system cannot remove."""


class ExitFact(msgspec.Struct, frozen=True, kw_only=True):
    """How the child ended: by an exit code or by a signal. Both are None when nobody could see it."""

    exit_code: int | None = None
    signal: int | None = None

    @property
    def success(self) -> bool:
        """True for exit code 0."""
        return self.exit_code == 0


class ProcessInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about a supervised process. `process_group_id` is None where there are no process groups."""

    pid: int
    process_group_id: int | None
    started_at: datetime
    exit: ExitFact | None


class ShutdownStage(enum.Enum):
    """The step after which nothing of the tree was left."""

    EXITED = "exited"
    INPUT_CLOSED = "input_closed"
    TERMINATED = "terminated"
    KILLED = "killed"
    SURVIVED = "survived"


class ShutdownOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a shutdown went. `SURVIVED` says that the system did not remove a killed process in time."""

    stage: ShutdownStage
    exit: ExitFact | None


def select_environment(
    source: Mapping[str, str],
    names: Iterable[str] = HARNESS_ENVIRONMENT_NAMES,
    *,
    extra: Mapping[str, str] | None = None,
) -> dict[str, str]:
    """The variables of `source` that are named and set, then `extra` over them. Order: as named, then as in `extra`."""
    selected = {name: source[name] for name in names if name in source}
    if extra is not None:
        selected.update(extra)
    return selected


def check_launch(launch: Launch) -> None:
    """Raises `ProcessError` (`process_launch_invalid`) for a launch that no system can carry out."""
    if not launch.arguments or not launch.arguments[0]:
        raise ProcessError("nothing to start: the argument list names no program", code="process_launch_invalid")
    entries = [*launch.arguments, launch.working_directory]
    for name, value in launch.environment.items():
        if not name or "=" in name:
            raise ProcessError(
                f"environment name {name!r} is empty or contains '=': rename it", code="process_launch_invalid"
            )
        entries.append(f"{name}={value}")
    for entry in entries:
        if "\0" in entry:
            raise ProcessError(
                "an argument or environment value contains a NUL character, which no program can receive",
                code="process_launch_invalid",
            )
        size = len(entry.encode("utf-8", "surrogateescape"))
        if size > MAX_ARGUMENT_BYTES:
            raise ProcessError(
                f"an argument or environment value has {size} bytes, more than the {MAX_ARGUMENT_BYTES} a program can"
                " receive: pass long values by file or by standard input",
                code="process_launch_invalid",
                limit=MAX_ARGUMENT_BYTES,
                observed=size,
            )
