"""`python -m paperclip_runner.testing.fake_app_server SCRIPT --folder DIR`: the program of a script, for any client."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paperclip_runner.testing.fake_app_server.errors import FakeAppServerError
from paperclip_runner.testing.fake_app_server.script import decode_script
from paperclip_runner.testing.fake_app_server.server import FakeAppServer

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

EXIT_USAGE: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m paperclip_runner.testing.fake_app_server",
        description="Writes a program that plays the script of a fake Codex app-server, and prints its path. What the"
        " program receives is written to record.jsonl beside it.",
    )
    parser.add_argument("script", type=Path, help="script document (JSON)")
    parser.add_argument("--folder", type=Path, required=True, help="an existing folder for the program and its record")
    options = parser.parse_args(arguments)
    script_path: Path = options.script
    folder: Path = options.folder
    try:
        server = FakeAppServer(decode_script(script_path.read_bytes()), folder)
    except FakeAppServerError as error:
        sys.stderr.write(f"fake app-server: {error}\n")
        return EXIT_USAGE
    except OSError as error:
        sys.stderr.write(f"fake app-server: {error.filename}: {error.strerror}\n")
        return EXIT_USAGE
    sys.stdout.write(f"{server.path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
