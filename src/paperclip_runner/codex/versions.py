"""Which versions of Codex this project was tried with.

The version of an app-server is only in the user agent it answers `initialize` with. Another version is not refused: a
diagnostic says so, and what it does not offer is switched off as it turns out.
"""

from __future__ import annotations

import re
from typing import Final

__all__ = ["codex_version", "version_warning"]

OLDEST_TRIED: Final = (0, 160, 0)
"""Oldest version that was tried."""

NEWEST_TRIED: Final = (0, 171, 0)
"""Newest version that was tried; its patch releases count as tried."""

_VERSION: Final = re.compile(r"[^/\s]+/([0-9]{1,6})\.([0-9]{1,6})\.([0-9]{1,6})")


def codex_version(user_agent: str) -> tuple[int, int, int] | None:
    """Return the version in a user agent, or None when there is none."""
    match = _VERSION.match(user_agent)
    return None if match is None else (int(match[1]), int(match[2]), int(match[3]))


def version_warning(user_agent: str) -> str | None:
    """Return what to tell about a version outside the range that was tried, or None for one inside."""
    version = codex_version(user_agent)
    tried = f"{_text(OLDEST_TRIED)} to {_text(NEWEST_TRIED)}"
    if version is None:
        return f"The app-server does not say which Codex it is; versions {tried} were tried. Check what was started."
    if version >= OLDEST_TRIED and version[:2] <= NEWEST_TRIED[:2]:
        return None
    return f"Codex {_text(version)} was not tried; versions {tried} were. Use one of them where something fails."


def _text(version: tuple[int, int, int]) -> str:
    return ".".join(map(str, version))
