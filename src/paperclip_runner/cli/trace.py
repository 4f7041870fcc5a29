"""Drive a real Codex on a safe task, record every event, and replay the recording.

`prp trace codex` starts the Codex app-server (of the extra `codex`, or --codex PATH), has it create hello.txt in a
folder of its own with the network closed, lets the core judge the result, and requires that the recorded events give
the same session as the live ones. A scripted model answers Codex, so neither an account nor a network is needed; --live
uses your own Codex login instead.

Ctrl-C once interrupts the turn and ends the run in order; twice stops at once. `prp resume --from OUT` goes on.
Exit codes: 0 done, 1 run failed, 2 usage, 3 needs review, 4 blocked, 5 Codex did not start, 6 protocol or validation,
7 folder in use or not usable, 124 out of time, 130 interrupted.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse

DEFAULT_FOLDER: Final = "trace-output"
"""Where a trace is written unless --out says otherwise."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    from argparse import RawDescriptionHelpFormatter

    providers = parser.add_subparsers(dest="provider", metavar="PROVIDER", required=True)
    codex = providers.add_parser(
        "codex", help="the Codex app-server", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    codex.add_argument(
        "--out",
        type=Path,
        default=Path(DEFAULT_FOLDER),
        metavar="DIR",
        help="folder for workspace and recording; emptied if it holds an earlier trace that ended (%(default)s)",
    )
    codex.add_argument("--codex", metavar="PATH", help="the Codex program, instead of the installed package's")
    codex.add_argument("--live", action="store_true", help="use your own Codex login and a real model")
    codex.add_argument("--prompt", metavar="TEXT", help="with --live: another task than the safe one")
    codex.add_argument(
        "--evidence",
        action="store_true",
        help="first try, inside the sandbox, what it must refuse; fail if it does not",
    )
    codex.add_argument(
        "--actions", choices=("sample",), help="offer Codex the semantic actions of the sample application"
    )
    codex.add_argument("--mode", choices=("default", "plan"), default="default", help="plan: read, and write nothing")
    codex.add_argument(
        "--external-sandbox",
        action="store_true",
        help="run commands WITHOUT a sandbox; only inside one, e.g. a container",
    )
    codex.add_argument(
        "--script",
        default="done",
        metavar="NAME|FILE",
        help="what the scripted model does: done, needs-review, blocked, slow, or a JSON script",
    )
    codex.add_argument("--timeout", type=float, metavar="SECONDS", help="interrupt the turn after this time (no limit)")
    codex.add_argument("--json", action="store_true", help="print one JSON object (trace.json) and no words on stdout")


def run(options: argparse.Namespace) -> int:
    """Trace one run; the exit code."""
    from paperclip_runner.cli.trace_command import trace_codex
    from paperclip_runner.cli.trace_setup import TraceRequest
    from paperclip_runner.codex import CollaborationMode

    request = TraceRequest(
        codex=options.codex,
        live=options.live,
        evidence=options.evidence,
        actions=options.actions,
        mode=CollaborationMode(options.mode),
        external_sandbox=options.external_sandbox,
        prompt=options.prompt,
        script=options.script,
        timeout=options.timeout,
    )
    return trace_codex(request, options.out, as_json=options.json)
