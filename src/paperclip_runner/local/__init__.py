"""The local mode of the runner daemon, and the mock core that leads one: one run, one harness, standard streams.

The machines and their values are handed on here; the shells are `daemon`, `shell` and `core`.
"""

from paperclip_runner.local.controller import LocalController
from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.machine import LocalRunner, RunState
from paperclip_runner.local.options import LocalOptions, read_local_options
from paperclip_runner.local.scenarios import SCENARIOS, LocalScenario, scenario
from paperclip_runner.local.trace import LocalTrace, event_line

__all__ = [
    "SCENARIOS",
    "LocalController",
    "LocalOptions",
    "LocalRunError",
    "LocalRunner",
    "LocalScenario",
    "LocalTrace",
    "RunState",
    "event_line",
    "read_local_options",
    "scenario",
]
