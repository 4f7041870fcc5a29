"""What the types of a Struct leave open of its schema. Module ``codex``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import codex
from paperclip_protocol._checks import questions as questions_checks
from paperclip_protocol._runtime import UNSET, matcher


_members_1: frozenset[str] = frozenset(())
_match_1 = matcher(globals(), '_match_1', '^sha256:[a-f0-9]{64}\\Z', 'match')


def check_persisted_usage_baseline(value: codex.PersistedUsageBaseline) -> bool:
    member_1 = value.baseline
    for member_3 in member_1.values():
        if member_3 < 0:
            return False
    member_4 = value.latest
    for member_6 in member_4.values():
        if member_6 < 0:
            return False
    return True


def check_persisted_pending_request(value: codex.PersistedPendingRequest) -> bool:
    member_1 = value.input
    if member_1 is not UNSET:
        if not questions_checks.check_question_set(member_1):
            return False
    return True


def check_persisted_session(value: codex.PersistedSession) -> bool:
    member_1 = value.codex_usage_baseline
    if member_1 is not UNSET:
        member_2 = member_1.baseline
        for member_4 in member_2.values():
            if member_4 < 0:
                return False
        member_5 = member_1.latest
        for member_7 in member_5.values():
            if member_7 < 0:
                return False
    member_8 = value.pending_runtime_requests
    for item_9 in member_8:
        if not check_persisted_pending_request(item_9):
            return False
    member_10 = value.tool_catalog_digest
    if member_10 is not UNSET:
        if _match_1(member_10) is None:
            return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    codex.PersistedUsageBaseline: check_persisted_usage_baseline,
    codex.PersistedPendingRequest: check_persisted_pending_request,
    codex.PersistedSession: check_persisted_session,
}
"""Struct class -> its check."""
