"""Go on with a trace in the same Codex thread, from its persisted session.

A run that was stopped in the middle is taken up where its events end: the further ones are added to the same recording.
After a run that has ended, a new run begins in the same thread, with a recording of its own in OUT/run-2, run-3, ...
A sample application (--actions sample of the trace) lives in memory, so it begins anew.

Exit codes are those of `prp trace codex`; 7 when the session cannot be recovered, with the reason.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--from", dest="source", type=Path, required=True, metavar="OUT", help="the folder of a trace")
    parser.add_argument("--codex", metavar="PATH", help="the Codex program (that of the trace)")
    parser.add_argument("--prompt", metavar="TEXT", help="with a trace that was --live: what to do next")
    parser.add_argument(
        "--timeout", type=float, metavar="SECONDS", help="interrupt the turn after this time (no limit)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object (trace.json) and no words on stdout")


def run(options: argparse.Namespace) -> int:
    """Resume one run; the exit code."""
    from paperclip_runner.cli.trace_command import resume_codex

    return resume_codex(
        options.source, codex=options.codex, prompt=options.prompt, timeout=options.timeout, as_json=options.json
    )
