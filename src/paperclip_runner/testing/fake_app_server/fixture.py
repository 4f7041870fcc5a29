"""What the pytest fixture `fake_app_server` gives to a test."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

from paperclip_runner.testing.fake_app_server.script import AppServerScript
from paperclip_runner.testing.fake_app_server.server import FakeAppServer

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

__all__ = ["MakeFakeAppServer", "fake_app_servers"]

_DEFAULT: Final = AppServerScript()


class MakeFakeAppServer(Protocol):
    """Makes the fake app-servers of one test."""

    def __call__(self, script: AppServerScript = _DEFAULT, *, complete: bool = True) -> FakeAppServer:
        """A program that plays `script`; a `complete` one must be played to its end by the test."""
        ...


@contextmanager
def fake_app_servers(new_folder: Callable[[], Path]) -> Generator[MakeFakeAppServer]:
    """Makes fake app-servers, each in a folder of its own; at the end each `complete` one must have been played."""
    to_check: list[FakeAppServer] = []

    def make(script: AppServerScript = _DEFAULT, *, complete: bool = True) -> FakeAppServer:
        server = FakeAppServer(script, new_folder())
        if complete:
            to_check.append(server)
        return server

    yield make
    for server in to_check:
        server.check_played()
