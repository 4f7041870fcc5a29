"""`python -m paperclip_runner.testing.scripted_model`: a scripted model for any client, until standard input ends."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path

from paperclip_runner.testing.scripted_model.codex import codex_overrides, model_catalog
from paperclip_runner.testing.scripted_model.errors import ScriptedModelError
from paperclip_runner.testing.scripted_model.script import Script, decode_script
from paperclip_runner.testing.scripted_model.scripts import READY_SCRIPTS
from paperclip_runner.testing.scripted_model.server import ScriptedModel

__all__ = ["main"]

EXIT_USAGE = 2
EXIT_NOT_PLAYED = 6


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m paperclip_runner.testing.scripted_model",
        description="Plays a script of model turns on the loopback interface. Prints one JSON line with base_url and"
        " the arguments for Codex, serves until standard input ends, and exits with 0 when the script was played"
        f" exactly once, else with {EXIT_NOT_PLAYED}.",
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--script", type=Path, help="script document (JSON)")
    source.add_argument("--ready", choices=sorted(READY_SCRIPTS), help="a ready-made script instead")
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1 (default: any free one)")
    parser.add_argument(
        "--catalog", type=Path, help="write the model catalogue for Codex here and name it in the arguments"
    )
    return parser


def _load(arguments: argparse.Namespace) -> Script:
    ready: str | None = arguments.ready
    path: Path | None = arguments.script
    if ready is not None or path is None:
        return READY_SCRIPTS[str(ready)]
    try:
        return decode_script(path.read_bytes())
    except OSError as error:
        raise ScriptedModelError(f"cannot read {path}: {error.strerror}", code="script_invalid") from error


async def _end_of_input() -> None:
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()

    def read() -> None:
        if not os.read(sys.stdin.fileno(), 65536):
            loop.remove_reader(sys.stdin.fileno())
            ended.set()

    try:
        loop.add_reader(sys.stdin.fileno(), read)
    except PermissionError:
        # A regular file or /dev/null cannot be watched; it ends as soon as it is read.
        return
    await ended.wait()


def _write_catalog(path: Path) -> str:
    path.write_text(json.dumps(model_catalog()), encoding="utf-8")
    return os.fspath(path.resolve())


async def _serve(script: Script, port: int, catalog_path: str | None) -> int:
    async with ScriptedModel(script, port=port) as model:
        arguments = codex_overrides(model.base_url, catalog_path=catalog_path)
        sys.stdout.write(json.dumps({"base_url": model.base_url, "codex_arguments": arguments}) + "\n")
        sys.stdout.flush()
        await _end_of_input()
    try:
        model.check_played()
    except ScriptedModelError as error:
        sys.stderr.write(f"scripted model: {error}\n")
        return EXIT_NOT_PLAYED
    return 0


def main(argv: list[str] | None = None) -> int:
    """Runs the command; returns its exit code."""
    arguments = _parser().parse_args(argv)
    port: int = arguments.port
    catalog: Path | None = arguments.catalog
    try:
        script = _load(arguments)
        catalog_path = None if catalog is None else _write_catalog(catalog)
        return asyncio.run(_serve(script, port, catalog_path))
    except ScriptedModelError as error:
        sys.stderr.write(f"scripted model: {error}\n")
        return EXIT_USAGE
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
