"""``python -m codegen.goldens generate|check``: files that handwritten code computes from the contract.

They are what each accepted scripted run of the project reduces to, and the inventory of semantic actions.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from paperclip_runner.actions import canonical_catalog_text
from paperclip_runner.replay import golden_text, load_fixture, parity_summary, reduce_fixture

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "fixtures"


def goldens(fixtures: Path) -> dict[str, bytes]:
    """File name below ``tests/fixtures`` -> content."""
    out = {"actions/inventory.json": canonical_catalog_text().encode()}
    for path in sorted((fixtures / "replay" / "accepted").glob("*.json")):
        snapshot = reduce_fixture(load_fixture(path).require())
        out[f"replay/golden/{path.stem}.snapshot.json"] = golden_text(snapshot)
        out[f"replay/golden/{path.stem}.summary.json"] = golden_text(parity_summary(snapshot))
    return out


def present(fixtures: Path) -> dict[str, bytes]:
    """The files that stand where goldens stand."""
    folders = (fixtures / "replay" / "golden", fixtures / "actions")
    return {path.relative_to(fixtures).as_posix(): path.read_bytes() for folder in folders for path in folder.glob("*")}


def main() -> int:
    """Write the goldens, or name those that are not what the code gives."""
    parser = argparse.ArgumentParser(prog="python -m codegen.goldens", description=__doc__)
    parser.add_argument("command", choices=("generate", "check"))
    parser.add_argument("--fixtures", type=Path, default=FIXTURES, help="folder with the fixtures")
    options = parser.parse_args()
    fixtures: Path = options.fixtures
    wanted, here = goldens(fixtures), present(fixtures)
    changed = sorted(name for name in wanted.keys() | here.keys() if wanted.get(name) != here.get(name))
    if options.command == "check":
        for name in changed:
            print(f"goldens: tests/fixtures/{name} is not what the code gives", file=sys.stderr)
        if changed:
            print("goldens: run `nox -s generate` and commit what it changes", file=sys.stderr)
        return 1 if changed else 0
    for name in changed:
        if name in wanted:
            (fixtures / name).parent.mkdir(parents=True, exist_ok=True)
            (fixtures / name).write_bytes(wanted[name])
        else:
            (fixtures / name).unlink()
    print(f"goldens: {len(wanted)} files, {len(changed)} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
