"""Reads the command line and hands over to one command module. Commands load what they need only when they run."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.errors import PaperclipRunnerError

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = ("verify", "schema", "replay", "diff", "actions", "trace", "resume", "run", "harness", "conformance")
"""Command names; each is a module of this package with ``add_arguments`` and ``run``, and its docstring is the help."""


class UsageError(Exception):
    """The command line, or a file it names, cannot be used; the text says what to do."""


class Command(Protocol):
    """What a command module offers."""

    __doc__: str | None

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's arguments."""
        ...

    def run(self, options: argparse.Namespace) -> int:
        """Do the work; the exit code."""
        ...


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        from paperclip_runner import __version__

        print(f"prp {__version__}")
        parser.exit()


def build_parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of the whole command, with one subparser for each of the commands ``names``."""
    parser = argparse.ArgumentParser(prog="prp", description="The Paperclip Runner Protocol at the command line.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and leave")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in names:
        module = command_module(name)
        summary, _, rest = (module.__doc__ or "").strip().partition("\n")
        child = commands.add_parser(
            name,
            help=summary,
            description=f"{summary}\n{rest}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(child)
        child.set_defaults(run=module.run)
    return parser


def command_module(name: str) -> Command:
    """The module of one command."""
    return cast("Command", import_module(f"paperclip_runner.cli.{name}"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; nothing a user can cause ends in a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    wanted = [name for name in given[:1] if name in COMMANDS]  # one command is not made to load all others
    options = build_parser(wanted or COMMANDS).parse_args(given)
    try:
        return int(options.run(options))
    except UsageError as error:
        return _complain(str(error), ExitCode.USAGE)
    except PaperclipRunnerError as error:
        return _complain(str(error), ExitCode.INVALID)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # The reader of our output went away; keep the interpreter from complaining while it closes stdout.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return ExitCode.DONE
        return _complain(f"{error.filename or 'file'}: {error.strerror or error}", ExitCode.USAGE)
    except KeyboardInterrupt:
        return _complain("interrupted", ExitCode.INTERRUPTED)


def _complain(text: str, code: ExitCode) -> int:
    print(f"prp: {text}", file=sys.stderr)
    return code
