"""Starts the scripted harness."""

from __future__ import annotations

import sys

from paperclip_runner.testing.scripted_harness.program import run_program

if __name__ == "__main__":
    sys.exit(run_program(sys.argv[1:]))
