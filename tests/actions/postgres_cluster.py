"""A PostgreSQL server of the tests' own, in a temporary folder and reachable through a socket in it only."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator

__all__ = ["running_cluster"]

_PATIENCE_SECONDS = 60


def _binaries() -> Path:
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if found is None and not folders:
        pytest.skip("PostgreSQL is absent: install its server package")
    return (folders[0] if found is None else Path(found)).parent


def _owner() -> pwd.struct_passwd | None:
    """The account that runs the server; a server refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL cannot run as root, and there is no account called postgres")


@contextmanager
def running_cluster() -> Generator[str, None, None]:
    """Create and run a cluster; gives the connection string of its superuser. Skips when that is not possible here."""
    binaries, owner = _binaries(), _owner()
    with tempfile.TemporaryDirectory(prefix="semantic-actions-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if owner is not None:
            os.chown(folder, owner.pw_uid, owner.pw_gid)

        def run(*arguments: str) -> None:
            subprocess.run(
                arguments,
                check=True,
                cwd=folder,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=_PATIENCE_SECONDS,
                user=None if owner is None else owner.pw_uid,
                group=None if owner is None else owner.pw_gid,
                extra_groups=None if owner is None else [],
            )

        data, log = str(folder / "data"), str(folder / "log")
        run(str(binaries / "initdb"), "-D", data, "-A", "trust", "-U", "tester", "--no-locale", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=50"
        run(str(binaries / "pg_ctl"), "-D", data, "-w", "-l", log, "-o", options, "start")
        try:
            yield f"host={folder} user=tester dbname=postgres"
        finally:
            run(str(binaries / "pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop")
