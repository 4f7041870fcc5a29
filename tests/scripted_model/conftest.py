"""Fixtures of these tests."""

from __future__ import annotations

from paperclip_runner.testing.scripted_model.fixture import scripted_model

__all__ = ["scripted_model"]
