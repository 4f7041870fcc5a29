"""The scripted harness as a program: `python -m paperclip_runner.testing.scripted_harness --script FILE`."""

from paperclip_runner.testing.scripted_harness.program import run_program, write_executable
from paperclip_runner.testing.scripted_harness.scenarios import SCRIPT_NAMES, scenario_script

__all__ = ["SCRIPT_NAMES", "run_program", "scenario_script", "write_executable"]
