"""What the types of a Struct leave open of its schema. Module ``fixtures``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any



CHECKS: dict[type, Callable[[Any], bool]] = {
}
"""Struct class -> its check."""
