"""The file system as this room needs it: canonical paths, and files that are replaced as a whole (shell)."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile

__all__ = ["LocalFiles", "read_regular_file", "replace_file"]

OWNER_ONLY = 0o600
"""Mode of the files this room writes."""


class LocalFiles:
    """This machine, for the rules about working directories."""

    def canonical(self, path: str) -> str:
        """The absolute path with every link resolved; parts that do not exist are appended as they are."""
        return os.path.realpath(path)

    def exists(self, path: str) -> bool:
        """Whether something is at the path."""
        return os.path.lexists(path)

    def is_directory(self, path: str) -> bool:
        """Whether a directory is at the path."""
        return os.path.isdir(path)


def replace_file(path: str, data: bytes, *, mode: int = OWNER_ONLY) -> None:
    """Puts a file with `data` in the place of what is at `path`: a reader finds the old one or the new one, whole.

    It is on the disk when this returns. Raises `OSError`; then the old one is unchanged and nothing is left beside it.
    """
    folder = os.path.dirname(path) or "."
    descriptor, temporary = tempfile.mkstemp(prefix=f".{os.path.basename(path)}.", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            os.fchmod(file.fileno(), mode)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def read_regular_file(path: str, limit: int) -> bytes | None:
    """The first `limit` + 1 bytes of the regular file at `path`; None when there is none. A link is not followed."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:
        if os.path.islink(path):
            return None
        raise
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return None
        return file.read(limit + 1)
