"""``python -m tests.bench [PART…]``: print the speed of each part."""

from __future__ import annotations

import argparse
import platform
from importlib import import_module

PARTS = ("protocol", "replay", "actions", "codex")


def main() -> None:
    """Run the parts asked for, all by default."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    options = parser.parse_args()
    print(f"Python {platform.python_version()} on {platform.machine()}")
    for part in options.parts or PARTS:
        import_module(f"tests.bench.{part}").main()


if __name__ == "__main__":
    main()
