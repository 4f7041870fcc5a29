"""``python -m codegen generate|check``: replace the generated files, or say how they differ."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import cast

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError as JsonSchemaError

from codegen.catalog import load_catalog
from codegen.dialect import SchemaError
from codegen.pipeline import MANIFEST, PACKAGE, REFERENCE, generate

ROOT = Path(__file__).resolve().parent.parent
MEND = "nox -s generate"


def main() -> int:
    """Run one command; 0 when all is well, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="python -m codegen", description=__doc__)
    parser.add_argument("command", choices=("generate", "check"))
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    options = parser.parse_args()
    try:
        wanted = generate(options.root)
    except SchemaError as error:
        print(f"codegen: {error}", file=sys.stderr)
        return 1
    faults = differences(options.root, wanted)
    if options.command == "check":
        faults = [*metaschema_faults(options.root), *source_changes(options.root, wanted), *faults]
        for fault in faults:
            print(f"codegen: {fault}", file=sys.stderr)
        if faults:
            print(f"codegen: run `{MEND}` and commit what it changes", file=sys.stderr)
        return 1 if faults else 0
    replace(options.root, wanted)
    print(f"codegen: {len(wanted)} files, {len(faults)} changed")
    return 0


def metaschema_faults(root: Path) -> list[str]:
    """Schema files that the metaschema of their dialect refuses, in words."""
    faults: list[str] = []
    for file, document in load_catalog(root / "schemas").sources.items():
        try:
            Draft202012Validator.check_schema(document)
        except JsonSchemaError as error:
            faults.append(f"schemas/{file}: {error.json_path}: {error.message}")
    return faults


def source_changes(root: Path, wanted: dict[str, bytes]) -> list[str]:
    """Schemas and generator files that are not those from which the tree was made, by the record in its manifest."""
    try:
        recorded = cast("dict[str, dict[str, str]]", json.loads((root / MANIFEST).read_bytes()))
        now = cast("dict[str, dict[str, str]]", json.loads(wanted[MANIFEST]))
        return [
            f"{path} has changed since the tree was generated"
            for part in ("schemas", "codegen")
            for path in sorted(recorded[part].keys() | now[part].keys())
            if recorded[part].get(path) != now[part].get(path)
        ]
    except (OSError, ValueError, KeyError, AttributeError):
        return []  # the manifest itself is at fault, and is named among the generated files


def present(root: Path) -> set[str]:
    """Every file that stands where generated files stand."""
    found = {MANIFEST} if (root / MANIFEST).is_file() else set[str]()
    for folder in (str(Path(PACKAGE).parent), REFERENCE):
        for path in (root / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                found.add(path.relative_to(root).as_posix())
    return found


def differences(root: Path, wanted: dict[str, bytes]) -> list[str]:
    """What keeps the tree from being what the schemas say, in words, by path."""
    here = present(root)
    faults: list[str] = []
    for path in sorted(here | wanted.keys()):
        if path not in wanted:
            faults.append(f"{path} should not be there: no schema asks for it")
        elif path not in here:
            faults.append(f"{path} is missing")
        elif (root / path).read_bytes() != wanted[path]:
            faults.append(f"{path} is not what the schemas and the generator give")
    return faults


def replace(root: Path, wanted: dict[str, bytes]) -> None:
    """Make the tree what ``wanted`` says: stale files go, changed ones are written."""
    for path in present(root) - wanted.keys():
        (root / path).unlink()
    for path, data in wanted.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_bytes() != data:
            target.write_bytes(data)


if __name__ == "__main__":
    sys.exit(main())
