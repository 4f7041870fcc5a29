"""``python -m codegen.goldens generate|check``: what each accepted scripted run of the project reduces to."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from paperclip_runner.replay import golden_text, load_fixture, parity_summary, reduce_fixture

RUNS = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "replay"


def goldens(runs: Path) -> dict[str, bytes]:
    """File name below ``golden/`` -> content, for every accepted run."""
    out: dict[str, bytes] = {}
    for path in sorted((runs / "accepted").glob("*.json")):
        snapshot = reduce_fixture(load_fixture(path).require())
        out[f"{path.stem}.snapshot.json"] = golden_text(snapshot)
        out[f"{path.stem}.summary.json"] = golden_text(parity_summary(snapshot))
    return out


def main() -> int:
    """Write the goldens, or name those that are not what the reducer gives."""
    parser = argparse.ArgumentParser(prog="python -m codegen.goldens", description=__doc__)
    parser.add_argument("command", choices=("generate", "check"))
    parser.add_argument("--runs", type=Path, default=RUNS, help="folder with the scripted runs")
    options = parser.parse_args()
    wanted = goldens(options.runs)
    folder: Path = options.runs / "golden"
    here = {path.name: path.read_bytes() for path in folder.glob("*")} if folder.is_dir() else {}
    changed = sorted(name for name in wanted.keys() | here.keys() if wanted.get(name) != here.get(name))
    if options.command == "check":
        for name in changed:
            print(f"goldens: tests/fixtures/replay/golden/{name} is not what the reducer gives", file=sys.stderr)
        if changed:
            print("goldens: run `nox -s generate` and commit what it changes", file=sys.stderr)
        return 1 if changed else 0
    folder.mkdir(exist_ok=True)
    for name in changed:
        if name in wanted:
            (folder / name).write_bytes(wanted[name])
        else:
            (folder / name).unlink()
    print(f"goldens: {len(wanted)} files, {len(changed)} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
