"""What the types of a Struct leave open of its schema. Module ``run_result``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import run_result
from paperclip_protocol._runtime import UNSET


def _case_1(value: run_result.RunResult) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'blocked':
        return False
    return True


def _case_2(value: run_result.RunResult) -> bool:
    member_1 = value.reported_work_disposition
    if member_1 != 'yielded':
        return False
    return True


def check_run_result(value: run_result.RunResult) -> bool:
    if _case_1(value):
        member_1 = value.blocker
        if member_1 is UNSET:
            return False
    if _case_2(value):
        member_2 = value.continuation
        if member_2 is UNSET:
            return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    run_result.RunResult: check_run_result,
}
"""Struct class -> its check."""
