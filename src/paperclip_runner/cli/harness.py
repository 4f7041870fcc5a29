"""Be a scripted harness: play a script on the standard streams, for a runner that is to be tested.

Commands come in on stdin, messages of the harness go out on stdout, one JSON value a line. The exit code is that of the
script; 2 and 6 when the script cannot be read or is not valid.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paperclip_runner.harness.scripted import read_harness_script
from paperclip_runner.testing.scripted_harness.program import play_script

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--script", type=Path, required=True, metavar="FILE", help="the harness script")
    parser.add_argument("--delay-ms", type=int, metavar="N", help="time of every delay in the script, in milliseconds")


def run(options: argparse.Namespace) -> int:
    """Play the script; the exit code."""
    script: Path = options.script
    return play_script(read_harness_script(script.read_bytes()), delay_milliseconds=options.delay_ms)
