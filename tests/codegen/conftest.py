"""A copy of everything the generator reads and writes, to change at will."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("schemas", "codegen", "generated", "docs/reference")


@dataclass(frozen=True)
class Workshop:
    """A copy of the repository's contract parts in a folder of its own."""

    root: Path

    def run(
        self, *arguments: str, environment: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run the generator of the copy."""
        variables = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            [sys.executable, "-m", "codegen", *arguments],
            cwd=cwd or self.root,
            env={**variables, **(environment or {})},
            capture_output=True,
            encoding="utf-8",
            timeout=110,
            check=False,
        )

    def files(self) -> dict[str, bytes]:
        """Everything that is generated, by path."""
        folders = (self.root / "generated", self.root / "docs" / "reference")
        found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
        return {
            path.relative_to(self.root).as_posix(): path.read_bytes() for path in [*found, self.root / "manifest.json"]
        }


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """A fresh copy."""
    root = tmp_path / "workshop"
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "manifest.json", root / "manifest.json")
    return Workshop(root)
