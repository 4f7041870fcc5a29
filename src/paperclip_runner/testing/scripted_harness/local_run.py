"""One script, one command: the mock core, the runner daemon and the scripted harness together (shell)."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol.runner import AwaitInterruptStep, EventStep

from paperclip_runner.harness.scripted import read_harness_script
from paperclip_runner.local import SCENARIOS, LocalScenario
from paperclip_runner.local.core import run_scenario
from paperclip_runner.testing.scripted_harness.program import write_executable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paperclip_protocol import JsonValue
    from paperclip_protocol.runner import HarnessScript

    from paperclip_runner.local import LocalTrace

__all__ = ["run_script", "scenario_for"]

_ANSWERS = SCENARIOS["permission-input"].answers


def scenario_for(script: HarnessScript) -> LocalScenario:
    """How the core leads a script: the scenario of that name, or one that answers and interrupts where the script
    waits for it.

    The interrupt comes on the last event before the wait, or on `turn.started`.
    """
    known = SCENARIOS.get(script.name, LocalScenario(name=script.name, answers=_ANSWERS))
    interrupts_on: str | None = None
    last = "turn.started"
    for step in script.steps:
        if isinstance(step, EventStep):
            last = step.event_type
        elif isinstance(step, AwaitInterruptStep):
            interrupts_on = last
            break
    return msgspec.structs.replace(known, interrupts_on=interrupts_on)


async def run_script(
    path: Path,
    *,
    scenario: LocalScenario | None = None,
    runner: Sequence[str] | None = None,
    arguments: Sequence[str] = (),
    on_event: Callable[[dict[str, JsonValue]], None] | None = None,
) -> LocalTrace:
    """Plays the script in a file to its end and returns the trace; delays are those of the script.

    Raises `OSError`, `HarnessError` (`harness_script_invalid`), `ProcessError` and `LocalRunError`.
    """
    script = _read(path)
    with tempfile.TemporaryDirectory(prefix="paperclip-run-") as folder:
        return await run_scenario(
            scenario_for(script) if scenario is None else scenario,
            harness=_harness_in(folder),
            script=_absolute(path),
            runner=runner,
            arguments=arguments,
            on_event=on_event,
        )


def _read(path: Path) -> HarnessScript:
    return read_harness_script(path.read_bytes())


def _absolute(path: Path) -> str:
    return str(path.resolve())


def _harness_in(folder: str) -> str:
    return str(write_executable(Path(folder) / "harness"))
