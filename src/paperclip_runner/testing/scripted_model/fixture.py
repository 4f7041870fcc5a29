"""What the pytest fixture `scripted_model` gives to a test."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from paperclip_runner.testing.scripted_model.server import ScriptedModel

if TYPE_CHECKING:
    from collections.abc import Generator

    from paperclip_runner.testing.scripted_model.script import Script

__all__ = ["MakeScriptedModel", "scripted_models"]


class MakeScriptedModel(Protocol):
    """Makes the scripted models of one test."""

    def __call__(self, script: Script, *, complete: bool = True) -> ScriptedModel:
        """A model that plays `script`, for `async with`; a `complete` one must be played to its end by the test."""
        ...


@contextmanager
def scripted_models() -> Generator[MakeScriptedModel]:
    """Makes scripted models; at the end, each `complete` one must have been asked for exactly its turns."""
    to_check: list[ScriptedModel] = []

    def make(script: Script, *, complete: bool = True) -> ScriptedModel:
        model = ScriptedModel(script)
        if complete:
            to_check.append(model)
        return model

    yield make
    for model in to_check:
        model.check_played()
