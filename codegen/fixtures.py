"""``python -m codegen.fixtures``: every fixture of the project against the verdict that its name or folder declares."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from paperclip_protocol import MalformedError, validate

from paperclip_runner.replay import load_fixture

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
EVENT_SCHEMAS = {"v1": "event", "v2": "event-v2"}


def main(root: Path = FIXTURES) -> int:
    """Check every fixture below ``root``; 1 when one has another verdict than it declares."""
    faults = [*event_faults(root), *document_faults(root), *replay_faults(root)]
    for fault in faults:
        print(f"fixtures: {fault}", file=sys.stderr)
    if not faults:
        print("fixtures: every verdict is the declared one")
    return 1 if faults else 0


def event_faults(root: Path) -> Iterator[str]:
    """Events of both versions; the file name declares the verdict."""
    for folder, schema in EVENT_SCHEMAS.items():
        yield from _named_faults(root / "events" / folder, schema)


def document_faults(root: Path) -> Iterator[str]:
    """Documents of every other schema; the folder names the schema, the file the verdict."""
    for folder in sorted((root / "documents").iterdir()):
        yield from _named_faults(folder, folder.name)


def replay_faults(root: Path) -> Iterator[str]:
    """Scripted runs; accepted ones have no finding, rejected ones those that stand beside them."""
    for path in sorted((root / "replay" / "accepted").glob("*.json")):
        issues = load_fixture(path).issues
        if issues:
            yield f"{_shown(path, root)} is refused: {issues[0].path}: {issues[0].message}"
    for path in sorted((root / "replay" / "rejected").glob("*.issues.json")):
        run = path.with_name(path.name.replace(".issues.json", ".json"))
        wanted = [(item["code"], item["path"]) for item in cast("list[dict[str, str]]", json.loads(path.read_bytes()))]
        found = [(issue.code, issue.path) for issue in load_fixture(run).issues]
        if run.name.startswith("schema-"):
            wanted, found = sorted(set(wanted)), sorted(set(found))
        if found != wanted:
            yield f"{_shown(run, root)} has other findings than {path.name} lists: {found[:3]}"


def _named_faults(folder: Path, schema: str) -> Iterator[str]:
    for path in sorted(folder.glob("*.json")):
        wanted = path.name.endswith(".valid.json")
        try:
            issues = validate(schema, path.read_bytes())
        except MalformedError as error:
            yield f"{_shown(path, folder.parent.parent)} is not JSON: {error}"
            continue
        if wanted and issues:
            yield f"{_shown(path, folder.parent.parent)} is refused: {issues[0].path}: {issues[0].message}"
        if not wanted and not issues:
            yield f"{_shown(path, folder.parent.parent)} is accepted, and its name says it must not be"


def _shown(path: Path, root: Path) -> str:
    return f"tests/fixtures/{path.relative_to(root).as_posix()}"


if __name__ == "__main__":
    sys.exit(main())
