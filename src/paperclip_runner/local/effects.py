"""What a local run wants done by its shell (pure)."""

from __future__ import annotations

import msgspec

__all__ = ["Action", "AwaitExit", "SendToHarness", "StartHarness", "TerminateHarness", "Write"]


class Write(msgspec.Struct, frozen=True):
    """A line for the controller, to be flushed at once."""

    line: bytes


class StartHarness(msgspec.Struct, frozen=True):
    """Start the harness, then call `harness_started` or `harness_not_started`."""


class SendToHarness(msgspec.Struct, frozen=True):
    """A line for the harness."""

    line: bytes


class AwaitExit(msgspec.Struct, frozen=True):
    """Wait until the harness ends by itself, then call `harness_exited`."""


class TerminateHarness(msgspec.Struct, frozen=True):
    """End the process group of the harness, then call `harness_exited`."""


Action = Write | StartHarness | SendToHarness | AwaitExit | TerminateHarness
"""What the shell has to do."""
