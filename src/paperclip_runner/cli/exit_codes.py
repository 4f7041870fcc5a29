"""Exit codes of every ``prp`` command. Scripts depend on them; they never change their meaning."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """What a command ended with."""

    DONE = 0
    """Everything asked for was done."""
    RUN_FAILED = 1
    """The run ended, and failed."""
    USAGE = 2
    """The command line, or a file it names, cannot be used."""
    NEEDS_REVIEW = 3
    """The run ended with a result that a person has to look at."""
    BLOCKED = 4
    """The run ended blocked."""
    PROVIDER_START_FAILED = 5
    """The provider did not start."""
    INVALID = 6
    """A document, recording or message breaks the protocol."""
    STATE = 7
    """Saved state is missing, held by another process, or cannot be used."""
    TIMED_OUT = 124
    """The time allowed ran out."""
    INTERRUPTED = 130
    """Stopped by Ctrl-C."""
