"""The pytest plugin, found through the entry point `pytest11`. Docs: docs/testing.md.

Fixtures: `scripted_model`, `fake_app_server`, `recorded_session`. Option: `--paperclip-record`. pytest imports this
module at its start, so everything else is imported by the fixture that needs it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paperclip_runner.testing.fake_app_server.fixture import MakeFakeAppServer
    from paperclip_runner.testing.recorded_session import RecordedSession
    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel

__all__ = ["fake_app_server", "pytest_addoption", "recorded_session", "scripted_model"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that records sessions anew."""
    group = parser.getgroup("paperclip-runner")
    group.addoption(
        "--paperclip-record",
        action="store_true",
        default=False,
        help="run the live drivers of `recorded_session` and write their recordings anew",
    )


@pytest.fixture
def scripted_model() -> Iterator[MakeScriptedModel]:
    """Makes scripted models; after the test, each `complete` one must have been asked for exactly its turns."""
    from paperclip_runner.testing.scripted_model.fixture import scripted_models

    with scripted_models() as make:
        yield make


@pytest.fixture
def fake_app_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MakeFakeAppServer]:
    """Makes fake Codex app-servers; after the test, each `complete` one must have played its script to the end."""
    from paperclip_runner.testing.fake_app_server.fixture import fake_app_servers

    with fake_app_servers(lambda: tmp_path_factory.mktemp("fake-app-server")) as make:
        yield make


@pytest.fixture
def recorded_session(request: pytest.FixtureRequest) -> Callable[[str | Path], RecordedSession]:
    """Finds recordings; a relative path starts at the folder of the test. Each is replayed, or with
    `--paperclip-record` recorded.
    """
    from paperclip_runner.testing.recorded_session import RecordedSession

    records = bool(request.config.getoption("--paperclip-record"))

    def find(path: str | Path) -> RecordedSession:
        return RecordedSession(request.path.parent / path, records=records)

    return find
