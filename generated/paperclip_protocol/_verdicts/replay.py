"""Whether a decoded JSON value satisfies a schema. Module ``replay``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._verdicts import prp_v1 as prp_v1_verdicts
from paperclip_protocol._verdicts import prp_v2 as prp_v2_verdicts
from paperclip_protocol._verdicts import runner as runner_verdicts
from paperclip_protocol._runtime import JsonValue, matcher, unique


_words_1: frozenset[str] = frozenset(('completed', 'failed', 'running'))
_members_1: frozenset[str] = frozenset(('itemId', 'kind', 'status', 'text',))
_members_2: frozenset[str] = frozenset(('prompt', 'requestId', 'requestKind', 'status', 'type',))
_members_3: frozenset[str] = frozenset(('emittedAt', 'eventType', 'itemId', 'position', 'sourceEventId', 'sourceSeq', 'summary',))
_members_4: frozenset[str] = frozenset(('expected', 'missing', 'missingCount', 'received', 'sourceKey', 'truncated',))
_words_2: frozenset[str] = frozenset(('complete', 'gap_detected'))
_words_3: frozenset[str] = frozenset(('closed', 'failed', 'not_started', 'running'))
_words_4: frozenset[str] = frozenset(('cancelled', 'completed', 'failed', 'interrupted', 'not_started', 'running'))
_match_1 = matcher(globals(), '_match_1', '^(?:runner|control_plane):', 'match')
_members_5: frozenset[str] = frozenset(())
_members_6: frozenset[str] = frozenset(('activeTurnId', 'capabilities', 'duplicateEventIds', 'fixtureName', 'gaps', 'identity', 'integrity', 'items', 'outOfOrderEventIds', 'processedEventIds', 'proposedResult', 'requests', 'runPhase', 'schema', 'sessionState', 'sourceCursors', 'terminal', 'timeline', 'turnState',))
_members_7: frozenset[str] = frozenset(('duplicateEventIds', 'gaps', 'integrity', 'runId', 'runTerminalState', 'timelineCount', 'turnTerminalState',))
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_]*\\Z', 'match')
_words_5: frozenset[str] = frozenset(('run.completed', 'run.started'))
_match_3 = matcher(globals(), '_match_3', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_members_8: frozenset[str] = frozenset(('runId', 'sessionId',))
_members_9: frozenset[str] = frozenset(('status', 'summary',))
_members_10: frozenset[str] = frozenset(('result', 'runIdentity', 'schemaVersion',))
_members_11: frozenset[str] = frozenset(('capabilities', 'fixtureName', 'identity', 'schema',))
_members_12: frozenset[str] = frozenset(('code', 'signal',))
_members_13: frozenset[str] = frozenset(('commandReceipts', 'commands', 'events', 'harnessProcessExit', 'metadata', 'requests', 'result', 'runnerDiagnostics', 'runnerProcessExit', 'schema',))


def is_session_snapshot_snapshot_item(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#/$defs/snapshotItem``."""
    if not isinstance(value, dict):
        return False
    if 'itemId' not in value:
        return False
    member_1 = value['itemId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'kind' not in value:
        return False
    member_2 = value['kind']
    if not isinstance(member_2, str):
        return False
    if 'status' not in value:
        return False
    member_3 = value['status']
    if not isinstance(member_3, str) or member_3 not in _words_1:
        return False
    if 'text' not in value:
        return False
    member_4 = value['text']
    if not isinstance(member_4, str):
        return False
    if not value.keys() <= _members_1:
        return False
    return True


def is_session_snapshot_snapshot_request(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#/$defs/snapshotRequest``."""
    if not isinstance(value, dict):
        return False
    if 'requestId' not in value:
        return False
    member_1 = value['requestId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'requestKind' not in value:
        return False
    member_2 = value['requestKind']
    if not isinstance(member_2, str):
        return False
    if 'type' not in value:
        return False
    member_3 = value['type']
    if not isinstance(member_3, str):
        return False
    if 'status' not in value:
        return False
    member_4 = value['status']
    if not isinstance(member_4, str):
        return False
    if 'prompt' not in value:
        return False
    member_5 = value['prompt']
    if not isinstance(member_5, str):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_session_snapshot_sequence_number(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#/$defs/sequenceNumber``."""
    if not (type(value) is int or type(value) is float and value.is_integer()):
        return False
    if value < 1 or value > 9007199254740991:
        return False
    return True


def is_session_snapshot_timeline_entry(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#/$defs/timelineEntry``."""
    if not isinstance(value, dict):
        return False
    if 'position' not in value:
        return False
    member_1 = value['position']
    if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
        return False
    if member_1 < 1:
        return False
    if 'sourceEventId' not in value:
        return False
    member_2 = value['sourceEventId']
    if not isinstance(member_2, str):
        return False
    if 'sourceSeq' not in value:
        return False
    member_3 = value['sourceSeq']
    if not is_session_snapshot_sequence_number(member_3):
        return False
    if 'eventType' not in value:
        return False
    member_4 = value['eventType']
    if not isinstance(member_4, str):
        return False
    if 'emittedAt' not in value:
        return False
    member_5 = value['emittedAt']
    if not isinstance(member_5, str):
        return False
    if 'itemId' in value:
        member_6 = value['itemId']
        if not isinstance(member_6, str):
            return False
    if 'summary' not in value:
        return False
    member_7 = value['summary']
    if not isinstance(member_7, str):
        return False
    if not value.keys() <= _members_3:
        return False
    return True


def is_session_snapshot_sequence_gap(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#/$defs/sequenceGap``."""
    if not isinstance(value, dict):
        return False
    if 'sourceKey' not in value:
        return False
    member_1 = value['sourceKey']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'expected' not in value:
        return False
    member_2 = value['expected']
    if not is_session_snapshot_sequence_number(member_2):
        return False
    if 'received' not in value:
        return False
    member_3 = value['received']
    if not is_session_snapshot_sequence_number(member_3):
        return False
    if 'missingCount' not in value:
        return False
    member_4 = value['missingCount']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 1 or member_4 > 9007199254740991:
        return False
    if 'missing' not in value:
        return False
    member_5 = value['missing']
    if not isinstance(member_5, list):
        return False
    if len(member_5) < 1 or len(member_5) > 256:
        return False
    if len(member_5) > 1 and not unique(member_5):
        return False
    for item_6 in member_5:
        if not is_session_snapshot_sequence_number(item_6):
            return False
    if 'truncated' not in value:
        return False
    member_7 = value['truncated']
    if not isinstance(member_7, bool):
        return False
    if not value.keys() <= _members_4:
        return False
    return True


def is_session_snapshot_integrity(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#/$defs/integrity``."""
    if not isinstance(value, str) or value not in _words_2:
        return False
    return True


def is_session_snapshot(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/session-snapshot.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.prp.session-snapshot.v1':
        return False
    if 'fixtureName' not in value:
        return False
    member_2 = value['fixtureName']
    if not isinstance(member_2, str):
        return False
    if 'identity' not in value:
        return False
    member_3 = value['identity']
    if not prp_v1_verdicts.is_identity(member_3):
        return False
    if 'capabilities' not in value:
        return False
    member_4 = value['capabilities']
    if prp_v1_verdicts.is_capabilities(member_4) + prp_v2_verdicts.is_capabilities(member_4) != 1:
        return False
    if 'runPhase' not in value:
        return False
    member_5 = value['runPhase']
    if not isinstance(member_5, str):
        return False
    if 'sessionState' not in value:
        return False
    member_6 = value['sessionState']
    if not isinstance(member_6, str) or member_6 not in _words_3:
        return False
    if 'turnState' not in value:
        return False
    member_7 = value['turnState']
    if not isinstance(member_7, str) or member_7 not in _words_4:
        return False
    if 'activeTurnId' not in value:
        return False
    member_8 = value['activeTurnId']
    if not (isinstance(member_8, str) or member_8 is None):
        return False
    if 'items' not in value:
        return False
    member_9 = value['items']
    if not isinstance(member_9, list):
        return False
    for item_10 in member_9:
        if not is_session_snapshot_snapshot_item(item_10):
            return False
    if 'requests' not in value:
        return False
    member_11 = value['requests']
    if not isinstance(member_11, list):
        return False
    for item_12 in member_11:
        if not is_session_snapshot_snapshot_request(item_12):
            return False
    if 'proposedResult' not in value:
        return False
    if 'terminal' not in value:
        return False
    if 'timeline' not in value:
        return False
    member_13 = value['timeline']
    if not isinstance(member_13, list):
        return False
    for item_14 in member_13:
        if not is_session_snapshot_timeline_entry(item_14):
            return False
    if 'sourceCursors' not in value:
        return False
    member_15 = value['sourceCursors']
    if not isinstance(member_15, dict):
        return False
    for key_16 in member_15:
        if _match_1(key_16) is None:
            return False
    for member_18 in member_15.values():
        if not is_session_snapshot_sequence_number(member_18):
            return False
    if 'processedEventIds' not in value:
        return False
    member_19 = value['processedEventIds']
    if not isinstance(member_19, list):
        return False
    if len(member_19) > 1 and not unique(member_19):
        return False
    for item_20 in member_19:
        if not isinstance(item_20, str):
            return False
    if 'duplicateEventIds' not in value:
        return False
    member_21 = value['duplicateEventIds']
    if not isinstance(member_21, list):
        return False
    if len(member_21) > 1 and not unique(member_21):
        return False
    for item_22 in member_21:
        if not isinstance(item_22, str):
            return False
    if 'outOfOrderEventIds' not in value:
        return False
    member_23 = value['outOfOrderEventIds']
    if not isinstance(member_23, list):
        return False
    if len(member_23) > 1 and not unique(member_23):
        return False
    for item_24 in member_23:
        if not isinstance(item_24, str):
            return False
    if 'gaps' not in value:
        return False
    member_25 = value['gaps']
    if not isinstance(member_25, list):
        return False
    for item_26 in member_25:
        if not is_session_snapshot_sequence_gap(item_26):
            return False
    if 'integrity' not in value:
        return False
    member_27 = value['integrity']
    if not is_session_snapshot_integrity(member_27):
        return False
    if not value.keys() <= _members_6:
        return False
    return True


def is_parity_summary(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/parity-summary.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1:
        return False
    if 'integrity' not in value:
        return False
    member_2 = value['integrity']
    if not is_session_snapshot_integrity(member_2):
        return False
    if 'timelineCount' not in value:
        return False
    member_3 = value['timelineCount']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'duplicateEventIds' not in value:
        return False
    member_4 = value['duplicateEventIds']
    if not isinstance(member_4, list):
        return False
    if len(member_4) > 1 and not unique(member_4):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, str):
            return False
    if 'gaps' not in value:
        return False
    member_6 = value['gaps']
    if not isinstance(member_6, list):
        return False
    for item_7 in member_6:
        if not is_session_snapshot_sequence_gap(item_7):
            return False
    if 'turnTerminalState' not in value:
        return False
    member_8 = value['turnTerminalState']
    if not (isinstance(member_8, str) or member_8 is None):
        return False
    if 'runTerminalState' not in value:
        return False
    member_9 = value['runTerminalState']
    if not (isinstance(member_9, str) or member_9 is None):
        return False
    if not value.keys() <= _members_7:
        return False
    return True


def is_conformance_fixture_lowercase_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-fixture.schema.json#/$defs/lowercaseId``."""
    if not isinstance(value, str):
        return False
    if _match_2(value) is None:
        return False
    return True


def is_conformance_fixture_conformance_run(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-fixture.schema.json#/$defs/conformanceRun``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not is_conformance_fixture_lowercase_id(member_1):
        return False
    if 'sessionId' not in value:
        return False
    member_2 = value['sessionId']
    if not is_conformance_fixture_lowercase_id(member_2):
        return False
    if 'companyId' not in value:
        return False
    member_3 = value['companyId']
    if not is_conformance_fixture_lowercase_id(member_3):
        return False
    if 'issueId' not in value:
        return False
    member_4 = value['issueId']
    if not is_conformance_fixture_lowercase_id(member_4):
        return False
    if 'agentId' not in value:
        return False
    member_5 = value['agentId']
    if not is_conformance_fixture_lowercase_id(member_5):
        return False
    return True


def is_conformance_fixture_conformance_event(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-fixture.schema.json#/$defs/conformanceEvent``."""
    if not isinstance(value, dict):
        return False
    if 'eventId' not in value:
        return False
    member_1 = value['eventId']
    if not isinstance(member_1, str):
        return False
    if 'runId' not in value:
        return False
    member_2 = value['runId']
    if not is_conformance_fixture_lowercase_id(member_2):
        return False
    if 'sequence' not in value:
        return False
    member_3 = value['sequence']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 1:
        return False
    if 'type' not in value:
        return False
    member_4 = value['type']
    if not isinstance(member_4, str) or member_4 not in _words_5:
        return False
    return True


def is_conformance_fixture_non_blank(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-fixture.schema.json#/$defs/nonBlank``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1:
        return False
    if _match_3(value) is None:
        return False
    return True


def is_conformance_fixture_conformance_result(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-fixture.schema.json#/$defs/conformanceResult``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not is_conformance_fixture_lowercase_id(member_1):
        return False
    if 'status' not in value:
        return False
    member_2 = value['status']
    if member_2 != 'succeeded':
        return False
    if 'summary' not in value:
        return False
    member_3 = value['summary']
    if not is_conformance_fixture_non_blank(member_3):
        return False
    return True


def is_conformance_fixture(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-fixture.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schemaVersion' not in value:
        return False
    member_1 = value['schemaVersion']
    if member_1 != 'paperclip.runner.conformance.fixture.v1':
        return False
    if 'run' not in value:
        return False
    member_2 = value['run']
    if not is_conformance_fixture_conformance_run(member_2):
        return False
    if 'events' not in value:
        return False
    member_3 = value['events']
    if not isinstance(member_3, list):
        return False
    if len(member_3) < 2:
        return False
    for item_4 in member_3:
        if not is_conformance_fixture_conformance_event(item_4):
            return False
    if 'result' not in value:
        return False
    member_5 = value['result']
    if not is_conformance_fixture_conformance_result(member_5):
        return False
    return True


def is_conformance_output_lowercase_id(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-output.schema.json#/$defs/lowercaseId``."""
    if not isinstance(value, str):
        return False
    if _match_2(value) is None:
        return False
    return True


def is_conformance_output_conformance_run_identity(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-output.schema.json#/$defs/conformanceRunIdentity``."""
    if not isinstance(value, dict):
        return False
    if 'runId' not in value:
        return False
    member_1 = value['runId']
    if not is_conformance_output_lowercase_id(member_1):
        return False
    if 'sessionId' not in value:
        return False
    member_2 = value['sessionId']
    if not is_conformance_output_lowercase_id(member_2):
        return False
    if not value.keys() <= _members_8:
        return False
    return True


def is_conformance_output_non_blank(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-output.schema.json#/$defs/nonBlank``."""
    if not isinstance(value, str):
        return False
    if len(value) < 1:
        return False
    if _match_3(value) is None:
        return False
    return True


def is_conformance_output_conformance_outcome(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-output.schema.json#/$defs/conformanceOutcome``."""
    if not isinstance(value, dict):
        return False
    if 'status' not in value:
        return False
    member_1 = value['status']
    if member_1 != 'succeeded':
        return False
    if 'summary' not in value:
        return False
    member_2 = value['summary']
    if not is_conformance_output_non_blank(member_2):
        return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_conformance_output(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``replay/conformance-output.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schemaVersion' not in value:
        return False
    member_1 = value['schemaVersion']
    if member_1 != 'paperclip.runner.conformance.output.v1':
        return False
    if 'runIdentity' not in value:
        return False
    member_2 = value['runIdentity']
    if not is_conformance_output_conformance_run_identity(member_2):
        return False
    if 'result' not in value:
        return False
    member_3 = value['result']
    if not is_conformance_output_conformance_outcome(member_3):
        return False
    if not value.keys() <= _members_10:
        return False
    return True


def is_local_run_trace(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/local-run-trace.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runner.local-runner.trace.v1':
        return False
    if 'metadata' not in value:
        return False
    member_2 = value['metadata']
    if not isinstance(member_2, dict):
        return False
    if 'schema' not in member_2:
        return False
    member_3 = member_2['schema']
    if member_3 != 'paperclip.runner.local-runner.metadata.v1':
        return False
    if 'fixtureName' not in member_2:
        return False
    member_4 = member_2['fixtureName']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if 'identity' not in member_2:
        return False
    member_5 = member_2['identity']
    if not prp_v1_verdicts.is_identity(member_5):
        return False
    if 'capabilities' not in member_2:
        return False
    member_6 = member_2['capabilities']
    if not prp_v1_verdicts.is_capabilities(member_6):
        return False
    if not member_2.keys() <= _members_11:
        return False
    if 'commands' not in value:
        return False
    member_7 = value['commands']
    if not isinstance(member_7, list):
        return False
    for item_8 in member_7:
        if not prp_v1_verdicts.is_command(item_8):
            return False
    if 'commandReceipts' not in value:
        return False
    member_9 = value['commandReceipts']
    if not isinstance(member_9, list):
        return False
    for item_10 in member_9:
        if not runner_verdicts.is_stream_message_command_receipt(item_10):
            return False
    if 'events' not in value:
        return False
    member_11 = value['events']
    if not isinstance(member_11, list):
        return False
    for item_12 in member_11:
        if not prp_v1_verdicts.is_event(item_12):
            return False
    if 'requests' not in value:
        return False
    member_13 = value['requests']
    if not isinstance(member_13, list):
        return False
    if 'result' not in value:
        return False
    if 'harnessProcessExit' not in value:
        return False
    if 'runnerProcessExit' not in value:
        return False
    member_14 = value['runnerProcessExit']
    if not isinstance(member_14, dict):
        return False
    if 'code' not in member_14:
        return False
    member_15 = member_14['code']
    if not (type(member_15) is int or type(member_15) is float and member_15.is_integer() or member_15 is None):
        return False
    if 'signal' not in member_14:
        return False
    member_16 = member_14['signal']
    if not (type(member_16) is int or type(member_16) is float and member_16.is_integer() or member_16 is None):
        return False
    if not member_14.keys() <= _members_12:
        return False
    if 'runnerDiagnostics' not in value:
        return False
    member_17 = value['runnerDiagnostics']
    if not isinstance(member_17, list):
        return False
    for item_18 in member_17:
        if not runner_verdicts.is_stream_message_stream_diagnostic(item_18):
            return False
    if not value.keys() <= _members_13:
        return False
    return True
