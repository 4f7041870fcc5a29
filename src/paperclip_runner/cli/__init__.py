"""The ``prp`` command."""

from paperclip_runner.cli.main import main

__all__ = ["main"]
