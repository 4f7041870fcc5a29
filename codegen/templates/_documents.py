"""Reads the schema documents that travel with the package."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import cast

from paperclip_protocol._runtime import JsonValue


def read_document(file: str) -> dict[str, JsonValue]:
    """The schema document at ``file``, a path below ``schemas/``; a fresh copy each time."""
    text = files("paperclip_protocol").joinpath("documents", *file.split("/")).read_bytes()
    return cast("dict[str, JsonValue]", json.loads(text))
