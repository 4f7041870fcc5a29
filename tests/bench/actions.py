"""Semantic actions: dispatching, listing, searching, and writes on a disk."""

from __future__ import annotations

from tests.actions.figures import main

__all__ = ["main"]
