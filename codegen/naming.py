"""Reads ``names.toml``: which schema file goes to which module under which public name, and what classes are called."""

from __future__ import annotations

import keyword
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from codegen.catalog import Catalog, Pointer
from codegen.dialect import SchemaError

JSON_OBJECT = "object"
"""Written in place of a class name: keep this object as a plain JSON object, not a Struct."""


@dataclass(frozen=True)
class SchemaEntry:
    """One line of the ``[schemas]`` table."""

    file: str
    module: str
    name: str
    root: str = ""
    """Class name of the root object or alias; empty when the root constrains nothing."""
    prefix: str = ""
    """Put before the class names of ``$defs``."""
    union: str = ""
    """A root member that tells types apart: the root becomes a union with one class for each of its enum values."""


@dataclass(frozen=True)
class Names:
    """The whole naming table."""

    modules: dict[str, str]
    entries: dict[str, SchemaEntry]
    classes: dict[str, str]

    def entry(self, file: str) -> SchemaEntry:
        """The line of ``file``."""
        return self.entries[file]


def load_names(path: Path, catalog: Catalog) -> Names:
    """Read the table and check that it covers every schema file, once.

    Raises:
        SchemaError: a file without a line, a line without a file, a public name used twice, a pointer to nothing.
    """
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    names = Names(
        modules={name: str(text) for name, text in table["modules"].items()},
        entries={file: SchemaEntry(file=file, **values) for file, values in table["schemas"].items()},
        classes={pointer: str(name) for pointer, name in table.get("classes", {}).items()},
    )
    _require_complete(names, catalog)
    return names


def _require_complete(names: Names, catalog: Catalog) -> None:
    missing = sorted(catalog.documents.keys() - names.entries.keys())
    if missing:
        raise SchemaError(f"codegen/names.toml has no line for schemas/{missing[0]}; add it to [schemas]")
    stale = sorted(names.entries.keys() - catalog.documents.keys())
    if stale:
        raise SchemaError(f"codegen/names.toml names schemas/{stale[0]}, which does not exist")
    seen: dict[str, str] = {}
    for entry in names.entries.values():
        if entry.name in seen:
            raise SchemaError(f"codegen/names.toml: {entry.file} and {seen[entry.name]} share the name {entry.name!r}")
        if entry.module not in names.modules:
            raise SchemaError(
                f"codegen/names.toml: {entry.file} goes to module {entry.module!r}, absent from [modules]"
            )
        seen[entry.name] = entry.file
    for pointer in names.classes:
        file, _, path = pointer.partition("#")
        if file not in catalog.documents:
            raise SchemaError(f"codegen/names.toml: [classes] {pointer!r} names no schema file")
        catalog.node(Pointer(file, path))


def pascal(text: str) -> str:
    """``tool.execution.started`` -> ``ToolExecutionStarted``; ``safeReference`` -> ``SafeReference``."""
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[^A-Za-z0-9]+", text) if part)


def snake(text: str) -> str:
    """The attribute for a wire member: ``sourceEventId`` -> ``source_event_id``; keywords get a final underscore."""
    spaced = re.sub(r"([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])", r"\1\3_\2\4", text)
    attribute = re.sub(r"[^A-Za-z0-9]+", "_", spaced).strip("_").lower()
    return attribute + "_" if keyword.iskeyword(attribute) else attribute


def require_class_name(name: str, where: str) -> str:
    """``name``, refused when it is no identifier or ends with a bare number that tells nothing."""
    if not name.isidentifier() or re.search(r"(?<!V)[0-9]+$", name):
        raise SchemaError(f"{where}: {name!r} is no good class name; name it in [classes] of codegen/names.toml")
    return name
