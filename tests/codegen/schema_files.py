"""Small schema files in a folder, for the loader and the modeler."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from codegen.catalog import load_catalog
from codegen.naming import load_names

if TYPE_CHECKING:
    from pathlib import Path

    from codegen.catalog import Catalog
    from codegen.dialect import Json
    from codegen.naming import Names

__all__ = ["catalog_of", "lantern", "names_of", "write"]


def lantern(**keywords: Json) -> dict[str, Json]:
    """A schema document that is in order, with more or other keywords."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://paperclip.dev/schemas/test/v1/lantern.schema.json",
        "title": "Lantern",
        "description": "A lantern on a ferry.",
        "type": "object",
        "required": ["name"],
        "properties": {"name": {"type": "string", "maxLength": 5}},
        "additionalProperties": False,
        **keywords,
    }


def write(folder: Path, **documents: dict[str, Json]) -> Path:
    """Write schema files called after the keywords into `folder`."""
    for name, document in documents.items():
        path = folder / "test" / f"{name}.schema.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document), encoding="utf-8")
    return folder


def catalog_of(folder: Path, **documents: dict[str, Json]) -> Catalog:
    """The catalog of these schema files."""
    return load_catalog(write(folder, **documents))


def names_of(folder: Path, catalog: Catalog, table: str) -> Names:
    """The naming table `table` read for `catalog`."""
    path = folder / "names.toml"
    path.write_text(table, encoding="utf-8")
    return load_names(path, catalog)
