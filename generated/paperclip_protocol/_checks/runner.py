"""What the types of a Struct leave open of its schema. Module ``runner``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import runner
from paperclip_protocol._runtime import matcher


_match_1 = matcher(globals(), '_match_1', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')


def check_driver_conformance_fixture(value: runner.DriverConformanceFixture) -> bool:
    member_1 = value.completion_message
    if _match_1(member_1) is None:
        return False
    member_2 = value.interrupt_message
    if _match_1(member_2) is None:
        return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    runner.DriverConformanceFixture: check_driver_conformance_fixture,
}
"""Struct class -> its check."""
