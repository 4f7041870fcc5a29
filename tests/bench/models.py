"""pydantic models of the eight event shapes, written by the same generator from the same profile, for comparison only.

They check types and bounds, no patterns, no conditions and no closed objects, and each event's class is known
beforehand: all of that favours pydantic.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from codegen.catalog import load_catalog
from codegen.modeling import Modeler
from codegen.naming import load_names, pascal
from codegen.profile import profile_documents
from tests.bench.events import payloads

ROOT = Path(__file__).resolve().parents[2]
ARGUMENTS = (
    "--input-file-type=openapi",
    "--output-model-type=pydantic_v2.BaseModel",
    "--disable-timestamp",
    "--formatters=builtin",
    "--encoding=utf-8",
    "--use-annotated",
    "--field-constraints",
    "--enum-field-as-literal=all",
    "--no-allow-remote-refs",
    "--strict-refs",
    "--ignore-pyproject",
)


class PydanticModel(Protocol):
    """The part of a pydantic model class that is measured."""

    def model_validate_json(self, data: bytes) -> object:
        """Decode and check one document."""
        ...


def pydantic_events() -> dict[str, Callable[[bytes], object]]:
    """Event type -> validator of a serialized event."""
    catalog = load_catalog(ROOT / "schemas")
    model = Modeler(catalog, load_names(ROOT / "codegen" / "names.toml", catalog)).build()
    folder = tempfile.mkdtemp(prefix="paperclip-pydantic-")
    work = Path(folder)
    (work / "input").mkdir()
    for name, document in profile_documents(model).items():
        (work / "input" / f"{name}.json").write_bytes(json.dumps(document).encode())
    command = [
        sys.executable,
        "-m",
        "datamodel_code_generator",
        "--input=input",
        "--output=pydantic_models",
        *ARGUMENTS,
    ]
    subprocess.run(command, cwd=work, capture_output=True, check=True)
    sys.path.insert(0, folder)
    module = import_module("pydantic_models.prp_v1")
    classes = {kind: cast("PydanticModel", getattr(module, f"{pascal(kind)}Event")) for kind in payloads()}
    return {kind: model_class.model_validate_json for kind, model_class in classes.items()}
