from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.actions.postgres_cluster import running_cluster

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Connection string of a PostgreSQL server that runs as long as the tests do."""
    with running_cluster() as conninfo:
        yield conninfo
