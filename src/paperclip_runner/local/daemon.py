"""`paperclip-runnerd`: one run under a controller on the standard streams (shell)."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING

from paperclip_runner.local.build_metadata import build_metadata_line
from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.options import BUILD_METADATA_ARGUMENT, is_local, read_local_options
from paperclip_runner.local.shell import read_descriptor, run_local, write_descriptor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_runner.local.options import LocalOptions

__all__ = ["main"]

EXIT_FAILED = 1
"""Exit code when the run could not start or broke off. A run that ended, in whatever way, exits with 0."""

EXIT_INTERRUPTED = 130
"""Exit code after SIGINT."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the daemon with these arguments (default: those of the process) and returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == [BUILD_METADATA_ARGUMENT]:
        write_descriptor(sys.stdout.fileno(), build_metadata_line())
        return 0
    try:
        if not is_local(given):
            raise LocalRunError(
                "this daemon has no durable mode: leave out the connection arguments", code="local_arguments_invalid"
            )
        asyncio.run(_run(read_local_options(given)))
    except LocalRunError as error:
        sys.stderr.write(f"paperclip-runnerd: {error.message}\n")
        return EXIT_FAILED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return 0


async def _run(options: LocalOptions) -> None:
    input_descriptor, output_descriptor = sys.stdin.fileno(), sys.stdout.fileno()
    await run_local(
        options,
        read=lambda: read_descriptor(input_descriptor),
        write=lambda line: write_descriptor(output_descriptor, line),
        environment=os.environ,
        working_directory=os.getcwd(),
    )


if __name__ == "__main__":
    sys.exit(main())
