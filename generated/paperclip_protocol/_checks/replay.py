"""What the types of a Struct leave open of its schema. Module ``replay``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import replay
from paperclip_protocol._checks import prp_v1 as prp_v1_checks
from paperclip_protocol._verdicts import prp_v1 as prp_v1_verdicts
from paperclip_protocol._verdicts import prp_v2 as prp_v2_verdicts
from paperclip_protocol._runtime import UNSET, JsonValue, checked, matcher, unique


_match_1 = matcher(globals(), '_match_1', '^(?:runner|control_plane):', 'match')
_members_1: frozenset[str] = frozenset(())
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_]*\\Z', 'match')
_match_3 = matcher(globals(), '_match_3', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_match_4 = matcher(globals(), '_match_4', '^[A-Za-z0-9][A-Za-z0-9._:-]*\\Z', 'match')
_match_5 = matcher(globals(), '_match_5', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{3})?Z\\Z', 'match')


def check_sequence_gap(value: replay.SequenceGap) -> bool:
    member_1 = value.missing
    if len(member_1) > 1 and not unique(member_1):
        return False
    for item_2 in member_1:
        if item_2 < 1 or item_2 > 9007199254740991:
            return False
    return True


def _case_1(value: dict[str, JsonValue]) -> bool:
    if not prp_v1_verdicts.is_capabilities(value):
        return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if not prp_v2_verdicts.is_capabilities(value):
        return False
    return True


def check_session_snapshot(value: replay.SessionSnapshot) -> bool:
    member_1 = value.identity
    if not prp_v1_verdicts.is_identity(member_1):
        return False
    member_2 = value.capabilities
    if _case_1(member_2) + _case_2(member_2) != 1:
        return False
    member_3 = value.source_cursors
    for key_4 in member_3:
        if _match_1(key_4) is None:
            return False
    for member_6 in member_3.values():
        if member_6 < 1 or member_6 > 9007199254740991:
            return False
    member_7 = value.processed_event_ids
    if len(member_7) > 1 and not unique(member_7):
        return False
    member_8 = value.duplicate_event_ids
    if len(member_8) > 1 and not unique(member_8):
        return False
    member_9 = value.out_of_order_event_ids
    if len(member_9) > 1 and not unique(member_9):
        return False
    member_10 = value.gaps
    for item_11 in member_10:
        member_12 = item_11.missing
        if len(member_12) > 1 and not unique(member_12):
            return False
        for item_13 in member_12:
            if item_13 < 1 or item_13 > 9007199254740991:
                return False
    return True


def check_parity_summary(value: replay.ParitySummary) -> bool:
    member_1 = value.duplicate_event_ids
    if len(member_1) > 1 and not unique(member_1):
        return False
    member_2 = value.gaps
    for item_3 in member_2:
        member_4 = item_3.missing
        if len(member_4) > 1 and not unique(member_4):
            return False
        for item_5 in member_4:
            if item_5 < 1 or item_5 > 9007199254740991:
                return False
    return True


def check_conformance_run(value: replay.ConformanceRun) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.session_id
    if _match_2(member_2) is None:
        return False
    member_3 = value.company_id
    if _match_2(member_3) is None:
        return False
    member_4 = value.issue_id
    if _match_2(member_4) is None:
        return False
    member_5 = value.agent_id
    if _match_2(member_5) is None:
        return False
    return True


def check_conformance_event(value: replay.ConformanceEvent) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    return True


def check_conformance_result(value: replay.ConformanceResult) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.summary
    if _match_3(member_2) is None:
        return False
    return True


def check_conformance_fixture(value: replay.ConformanceFixture) -> bool:
    member_1 = value.run
    member_2 = member_1.run_id
    if _match_2(member_2) is None:
        return False
    member_3 = member_1.session_id
    if _match_2(member_3) is None:
        return False
    member_4 = member_1.company_id
    if _match_2(member_4) is None:
        return False
    member_5 = member_1.issue_id
    if _match_2(member_5) is None:
        return False
    member_6 = member_1.agent_id
    if _match_2(member_6) is None:
        return False
    member_7 = value.events
    for item_8 in member_7:
        member_9 = item_8.run_id
        if _match_2(member_9) is None:
            return False
    member_10 = value.result
    member_11 = member_10.run_id
    if _match_2(member_11) is None:
        return False
    member_12 = member_10.summary
    if _match_3(member_12) is None:
        return False
    return True


def check_conformance_run_identity(value: replay.ConformanceRunIdentity) -> bool:
    member_1 = value.run_id
    if _match_2(member_1) is None:
        return False
    member_2 = value.session_id
    if _match_2(member_2) is None:
        return False
    return True


def check_conformance_outcome(value: replay.ConformanceOutcome) -> bool:
    member_1 = value.summary
    if _match_3(member_1) is None:
        return False
    return True


def check_conformance_output(value: replay.ConformanceOutput) -> bool:
    member_1 = value.run_identity
    member_2 = member_1.run_id
    if _match_2(member_2) is None:
        return False
    member_3 = member_1.session_id
    if _match_2(member_3) is None:
        return False
    member_4 = value.result
    member_5 = member_4.summary
    if _match_3(member_5) is None:
        return False
    return True


def check_local_run_trace_metadata(value: replay.LocalRunTraceMetadata) -> bool:
    member_1 = value.identity
    member_2 = member_1.company_id
    if _match_4(member_2) is None:
        return False
    member_3 = member_1.issue_id
    if _match_4(member_3) is None:
        return False
    member_4 = member_1.run_id
    if _match_4(member_4) is None:
        return False
    member_5 = member_1.environment_lease_id
    if _match_4(member_5) is None:
        return False
    member_6 = member_1.runner_instance_id
    if _match_4(member_6) is None:
        return False
    member_7 = member_1.normalized_session_id
    if _match_4(member_7) is None:
        return False
    member_8 = member_1.driver_session_id
    if _match_4(member_8) is None:
        return False
    member_9 = member_1.provider_session_id
    if member_9 is not UNSET:
        if _match_4(member_9) is None:
            return False
    member_10 = value.capabilities
    if not prp_v1_checks.check_capabilities(member_10):
        return False
    return True


def check_local_run_trace(value: replay.LocalRunTrace) -> bool:
    member_1 = value.metadata
    if not check_local_run_trace_metadata(member_1):
        return False
    member_2 = value.commands
    for item_3 in member_2:
        member_4 = item_3.issued_at
        if _match_5(member_4) is None:
            return False
        member_5 = item_3.deadline_at
        if member_5 is not UNSET:
            if _match_5(member_5) is None:
                return False
    member_6 = value.events
    for item_7 in member_6:
        if not checked(prp_v1_checks.CHECKS, item_7):
            return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    replay.SequenceGap: check_sequence_gap,
    replay.SessionSnapshot: check_session_snapshot,
    replay.ParitySummary: check_parity_summary,
    replay.ConformanceRun: check_conformance_run,
    replay.ConformanceEvent: check_conformance_event,
    replay.ConformanceResult: check_conformance_result,
    replay.ConformanceFixture: check_conformance_fixture,
    replay.ConformanceRunIdentity: check_conformance_run_identity,
    replay.ConformanceOutcome: check_conformance_outcome,
    replay.ConformanceOutput: check_conformance_output,
    replay.LocalRunTraceMetadata: check_local_run_trace_metadata,
    replay.LocalRunTrace: check_local_run_trace,
}
"""Struct class -> its check."""
