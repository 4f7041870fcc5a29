"""Every way in which a decoded JSON value fails a schema. Module ``replay``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._findings import prp_v1 as prp_v1_findings
from paperclip_protocol._findings import prp_v2 as prp_v2_findings
from paperclip_protocol._findings import runner as runner_findings
from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same, step, unique


_members_1: frozenset[str] = frozenset(('itemId', 'kind', 'status', 'text',))
_values_1 = ('running', 'completed', 'failed',)
_members_2: frozenset[str] = frozenset(('prompt', 'requestId', 'requestKind', 'status', 'type',))
_members_3: frozenset[str] = frozenset(('emittedAt', 'eventType', 'itemId', 'position', 'sourceEventId', 'sourceSeq', 'summary',))
_members_4: frozenset[str] = frozenset(('expected', 'missing', 'missingCount', 'received', 'sourceKey', 'truncated',))
_values_2 = ('complete', 'gap_detected',)
_members_5: frozenset[str] = frozenset(('activeTurnId', 'capabilities', 'duplicateEventIds', 'fixtureName', 'gaps', 'identity', 'integrity', 'items', 'outOfOrderEventIds', 'processedEventIds', 'proposedResult', 'requests', 'runPhase', 'schema', 'sessionState', 'sourceCursors', 'terminal', 'timeline', 'turnState',))
_values_3 = ('not_started', 'running', 'closed', 'failed',)
_values_4 = ('not_started', 'running', 'completed', 'failed', 'interrupted', 'cancelled',)
_match_1 = matcher(globals(), '_match_1', '^(?:runner|control_plane):', 'match')
_members_6: frozenset[str] = frozenset(())
_members_7: frozenset[str] = frozenset(('duplicateEventIds', 'gaps', 'integrity', 'runId', 'runTerminalState', 'timelineCount', 'turnTerminalState',))
_match_2 = matcher(globals(), '_match_2', '^[a-z][a-z0-9_]*\\Z', 'match')
_values_5 = ('run.started', 'run.completed',)
_match_3 = matcher(globals(), '_match_3', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_members_8: frozenset[str] = frozenset(('runId', 'sessionId',))
_members_9: frozenset[str] = frozenset(('status', 'summary',))
_members_10: frozenset[str] = frozenset(('result', 'runIdentity', 'schemaVersion',))
_members_11: frozenset[str] = frozenset(('commandReceipts', 'commands', 'events', 'harnessProcessExit', 'metadata', 'requests', 'result', 'runnerDiagnostics', 'runnerProcessExit', 'schema',))
_members_12: frozenset[str] = frozenset(('capabilities', 'fixtureName', 'identity', 'schema',))
_members_13: frozenset[str] = frozenset(('code', 'signal',))


def find_session_snapshot_snapshot_item(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#/$defs/snapshotItem``."""
    if isinstance(value, dict):
        if 'itemId' not in value:
            report(found, at, 'required', "must have the member 'itemId'")
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'text' not in value:
            report(found, at, 'required', "must have the member 'text'")
        for key_1 in value:
            if key_1 not in _members_1:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'itemId' in value:
            place_3 = at + '/itemId'
            member_2 = value['itemId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'kind' in value:
            place_5 = at + '/kind'
            member_4 = value['kind']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'status' in value:
            place_7 = at + '/status'
            member_6 = value['status']
            if not any(same(member_6, allowed) for allowed in _values_1):
                report(found, place_7, 'enum', 'must be one of "running", "completed", "failed"')
        if 'text' in value:
            place_9 = at + '/text'
            member_8 = value['text']
            if not (isinstance(member_8, str)):
                report(found, place_9, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_session_snapshot_snapshot_request(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#/$defs/snapshotRequest``."""
    if isinstance(value, dict):
        if 'requestId' not in value:
            report(found, at, 'required', "must have the member 'requestId'")
        if 'requestKind' not in value:
            report(found, at, 'required', "must have the member 'requestKind'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        for key_1 in value:
            if key_1 not in _members_2:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'requestId' in value:
            place_3 = at + '/requestId'
            member_2 = value['requestId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'requestKind' in value:
            place_5 = at + '/requestKind'
            member_4 = value['requestKind']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'type' in value:
            place_7 = at + '/type'
            member_6 = value['type']
            if not (isinstance(member_6, str)):
                report(found, place_7, 'type', 'must be string')
        if 'status' in value:
            place_9 = at + '/status'
            member_8 = value['status']
            if not (isinstance(member_8, str)):
                report(found, place_9, 'type', 'must be string')
        if 'prompt' in value:
            place_11 = at + '/prompt'
            member_10 = value['prompt']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_session_snapshot_sequence_number(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#/$defs/sequenceNumber``."""
    if type(value) is int or type(value) is float and isfinite(value):
        if value < 1:
            report(found, at, 'minimum', 'must be at least 1')
        if value > 9007199254740991:
            report(found, at, 'maximum', 'must be at most 9007199254740991')
    if not (type(value) is int or type(value) is float and value.is_integer()):
        report(found, at, 'type', 'must be integer')


def find_session_snapshot_timeline_entry(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#/$defs/timelineEntry``."""
    if isinstance(value, dict):
        if 'position' not in value:
            report(found, at, 'required', "must have the member 'position'")
        if 'sourceEventId' not in value:
            report(found, at, 'required', "must have the member 'sourceEventId'")
        if 'sourceSeq' not in value:
            report(found, at, 'required', "must have the member 'sourceSeq'")
        if 'eventType' not in value:
            report(found, at, 'required', "must have the member 'eventType'")
        if 'emittedAt' not in value:
            report(found, at, 'required', "must have the member 'emittedAt'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'position' in value:
            place_3 = at + '/position'
            member_2 = value['position']
            if type(member_2) is int or type(member_2) is float and isfinite(member_2):
                if member_2 < 1:
                    report(found, place_3, 'minimum', 'must be at least 1')
            if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
                report(found, place_3, 'type', 'must be integer')
        if 'sourceEventId' in value:
            place_5 = at + '/sourceEventId'
            member_4 = value['sourceEventId']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'sourceSeq' in value:
            place_7 = at + '/sourceSeq'
            member_6 = value['sourceSeq']
            find_session_snapshot_sequence_number(member_6, place_7, found)
        if 'eventType' in value:
            place_9 = at + '/eventType'
            member_8 = value['eventType']
            if not (isinstance(member_8, str)):
                report(found, place_9, 'type', 'must be string')
        if 'emittedAt' in value:
            place_11 = at + '/emittedAt'
            member_10 = value['emittedAt']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
        if 'itemId' in value:
            place_13 = at + '/itemId'
            member_12 = value['itemId']
            if not (isinstance(member_12, str)):
                report(found, place_13, 'type', 'must be string')
        if 'summary' in value:
            place_15 = at + '/summary'
            member_14 = value['summary']
            if not (isinstance(member_14, str)):
                report(found, place_15, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_session_snapshot_sequence_gap(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#/$defs/sequenceGap``."""
    if isinstance(value, dict):
        if 'sourceKey' not in value:
            report(found, at, 'required', "must have the member 'sourceKey'")
        if 'expected' not in value:
            report(found, at, 'required', "must have the member 'expected'")
        if 'received' not in value:
            report(found, at, 'required', "must have the member 'received'")
        if 'missingCount' not in value:
            report(found, at, 'required', "must have the member 'missingCount'")
        if 'missing' not in value:
            report(found, at, 'required', "must have the member 'missing'")
        if 'truncated' not in value:
            report(found, at, 'required', "must have the member 'truncated'")
        for key_1 in value:
            if key_1 not in _members_4:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'sourceKey' in value:
            place_3 = at + '/sourceKey'
            member_2 = value['sourceKey']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'expected' in value:
            place_5 = at + '/expected'
            member_4 = value['expected']
            find_session_snapshot_sequence_number(member_4, place_5, found)
        if 'received' in value:
            place_7 = at + '/received'
            member_6 = value['received']
            find_session_snapshot_sequence_number(member_6, place_7, found)
        if 'missingCount' in value:
            place_9 = at + '/missingCount'
            member_8 = value['missingCount']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 1:
                    report(found, place_9, 'minimum', 'must be at least 1')
                if member_8 > 9007199254740991:
                    report(found, place_9, 'maximum', 'must be at most 9007199254740991')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
                report(found, place_9, 'type', 'must be integer')
        if 'missing' in value:
            place_11 = at + '/missing'
            member_10 = value['missing']
            if isinstance(member_10, list):
                if len(member_10) < 1:
                    report(found, place_11, 'minItems', 'must have at least 1 items')
                if len(member_10) > 256:
                    report(found, place_11, 'maxItems', 'must have at most 256 items')
                if not unique(member_10):
                    report(found, place_11, 'uniqueItems', 'must not hold the same item twice')
                for index_12, item_13 in enumerate(member_10):
                    place_14 = f"{place_11}/{index_12}"
                    find_session_snapshot_sequence_number(item_13, place_14, found)
            else:
                report(found, place_11, 'type', 'must be array')
        if 'truncated' in value:
            place_16 = at + '/truncated'
            member_15 = value['truncated']
            if not (isinstance(member_15, bool)):
                report(found, place_16, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_session_snapshot_integrity(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#/$defs/integrity``."""
    if not any(same(value, allowed) for allowed in _values_2):
        report(found, at, 'enum', 'must be one of "complete", "gap_detected"')


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, str):
        if _match_1(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^(?:runner|control_plane):')


def find_session_snapshot(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/session-snapshot.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'fixtureName' not in value:
            report(found, at, 'required', "must have the member 'fixtureName'")
        if 'identity' not in value:
            report(found, at, 'required', "must have the member 'identity'")
        if 'capabilities' not in value:
            report(found, at, 'required', "must have the member 'capabilities'")
        if 'runPhase' not in value:
            report(found, at, 'required', "must have the member 'runPhase'")
        if 'sessionState' not in value:
            report(found, at, 'required', "must have the member 'sessionState'")
        if 'turnState' not in value:
            report(found, at, 'required', "must have the member 'turnState'")
        if 'activeTurnId' not in value:
            report(found, at, 'required', "must have the member 'activeTurnId'")
        if 'items' not in value:
            report(found, at, 'required', "must have the member 'items'")
        if 'requests' not in value:
            report(found, at, 'required', "must have the member 'requests'")
        if 'proposedResult' not in value:
            report(found, at, 'required', "must have the member 'proposedResult'")
        if 'terminal' not in value:
            report(found, at, 'required', "must have the member 'terminal'")
        if 'timeline' not in value:
            report(found, at, 'required', "must have the member 'timeline'")
        if 'sourceCursors' not in value:
            report(found, at, 'required', "must have the member 'sourceCursors'")
        if 'processedEventIds' not in value:
            report(found, at, 'required', "must have the member 'processedEventIds'")
        if 'duplicateEventIds' not in value:
            report(found, at, 'required', "must have the member 'duplicateEventIds'")
        if 'outOfOrderEventIds' not in value:
            report(found, at, 'required', "must have the member 'outOfOrderEventIds'")
        if 'gaps' not in value:
            report(found, at, 'required', "must have the member 'gaps'")
        if 'integrity' not in value:
            report(found, at, 'required', "must have the member 'integrity'")
        for key_1 in value:
            if key_1 not in _members_5:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.prp.session-snapshot.v1'):
                report(found, place_3, 'const', 'must be "paperclip.prp.session-snapshot.v1"')
        if 'fixtureName' in value:
            place_5 = at + '/fixtureName'
            member_4 = value['fixtureName']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'identity' in value:
            place_7 = at + '/identity'
            member_6 = value['identity']
            prp_v1_findings.find_identity(member_6, place_7, found)
        if 'capabilities' in value:
            place_9 = at + '/capabilities'
            member_8 = value['capabilities']
            find_alternatives((prp_v1_findings.find_capabilities, prp_v2_findings.find_capabilities,), 'oneOf', member_8, place_9, found)
        if 'runPhase' in value:
            place_11 = at + '/runPhase'
            member_10 = value['runPhase']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
        if 'sessionState' in value:
            place_13 = at + '/sessionState'
            member_12 = value['sessionState']
            if not any(same(member_12, allowed) for allowed in _values_3):
                report(found, place_13, 'enum', 'must be one of "not_started", "running", "closed", "failed"')
        if 'turnState' in value:
            place_15 = at + '/turnState'
            member_14 = value['turnState']
            if not any(same(member_14, allowed) for allowed in _values_4):
                report(found, place_15, 'enum', 'must be one of "not_started", "running", "completed", "failed", "interrupted", "cancelled"')
        if 'activeTurnId' in value:
            place_17 = at + '/activeTurnId'
            member_16 = value['activeTurnId']
            if not (isinstance(member_16, str) or member_16 is None):
                report(found, place_17, 'type', 'must be string or null')
        if 'items' in value:
            place_19 = at + '/items'
            member_18 = value['items']
            if isinstance(member_18, list):
                for index_20, item_21 in enumerate(member_18):
                    place_22 = f"{place_19}/{index_20}"
                    find_session_snapshot_snapshot_item(item_21, place_22, found)
            else:
                report(found, place_19, 'type', 'must be array')
        if 'requests' in value:
            place_24 = at + '/requests'
            member_23 = value['requests']
            if isinstance(member_23, list):
                for index_25, item_26 in enumerate(member_23):
                    place_27 = f"{place_24}/{index_25}"
                    find_session_snapshot_snapshot_request(item_26, place_27, found)
            else:
                report(found, place_24, 'type', 'must be array')
        if 'timeline' in value:
            place_29 = at + '/timeline'
            member_28 = value['timeline']
            if isinstance(member_28, list):
                for index_30, item_31 in enumerate(member_28):
                    place_32 = f"{place_29}/{index_30}"
                    find_session_snapshot_timeline_entry(item_31, place_32, found)
            else:
                report(found, place_29, 'type', 'must be array')
        if 'sourceCursors' in value:
            place_34 = at + '/sourceCursors'
            member_33 = value['sourceCursors']
            if isinstance(member_33, dict):
                for key_35 in member_33:
                    before_36 = len(found)
                    _case_1(key_35, place_34, found)
                    if len(found) > before_36:
                        report(found, place_34, 'propertyNames', f'has a member name that is not allowed: {key_35!r}')
                for key_37, member_38 in member_33.items():
                    if key_37 not in _members_6:
                        place_39 = place_34 + step(key_37)
                        find_session_snapshot_sequence_number(member_38, place_39, found)
            else:
                report(found, place_34, 'type', 'must be object')
        if 'processedEventIds' in value:
            place_41 = at + '/processedEventIds'
            member_40 = value['processedEventIds']
            if isinstance(member_40, list):
                if not unique(member_40):
                    report(found, place_41, 'uniqueItems', 'must not hold the same item twice')
                for index_42, item_43 in enumerate(member_40):
                    place_44 = f"{place_41}/{index_42}"
                    if not (isinstance(item_43, str)):
                        report(found, place_44, 'type', 'must be string')
            else:
                report(found, place_41, 'type', 'must be array')
        if 'duplicateEventIds' in value:
            place_46 = at + '/duplicateEventIds'
            member_45 = value['duplicateEventIds']
            if isinstance(member_45, list):
                if not unique(member_45):
                    report(found, place_46, 'uniqueItems', 'must not hold the same item twice')
                for index_47, item_48 in enumerate(member_45):
                    place_49 = f"{place_46}/{index_47}"
                    if not (isinstance(item_48, str)):
                        report(found, place_49, 'type', 'must be string')
            else:
                report(found, place_46, 'type', 'must be array')
        if 'outOfOrderEventIds' in value:
            place_51 = at + '/outOfOrderEventIds'
            member_50 = value['outOfOrderEventIds']
            if isinstance(member_50, list):
                if not unique(member_50):
                    report(found, place_51, 'uniqueItems', 'must not hold the same item twice')
                for index_52, item_53 in enumerate(member_50):
                    place_54 = f"{place_51}/{index_52}"
                    if not (isinstance(item_53, str)):
                        report(found, place_54, 'type', 'must be string')
            else:
                report(found, place_51, 'type', 'must be array')
        if 'gaps' in value:
            place_56 = at + '/gaps'
            member_55 = value['gaps']
            if isinstance(member_55, list):
                for index_57, item_58 in enumerate(member_55):
                    place_59 = f"{place_56}/{index_57}"
                    find_session_snapshot_sequence_gap(item_58, place_59, found)
            else:
                report(found, place_56, 'type', 'must be array')
        if 'integrity' in value:
            place_61 = at + '/integrity'
            member_60 = value['integrity']
            find_session_snapshot_integrity(member_60, place_61, found)
    else:
        report(found, at, 'type', 'must be object')


def find_parity_summary(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/parity-summary.schema.json#``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'integrity' not in value:
            report(found, at, 'required', "must have the member 'integrity'")
        if 'timelineCount' not in value:
            report(found, at, 'required', "must have the member 'timelineCount'")
        if 'duplicateEventIds' not in value:
            report(found, at, 'required', "must have the member 'duplicateEventIds'")
        if 'gaps' not in value:
            report(found, at, 'required', "must have the member 'gaps'")
        if 'turnTerminalState' not in value:
            report(found, at, 'required', "must have the member 'turnTerminalState'")
        if 'runTerminalState' not in value:
            report(found, at, 'required', "must have the member 'runTerminalState'")
        for key_1 in value:
            if key_1 not in _members_7:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'runId' in value:
            place_3 = at + '/runId'
            member_2 = value['runId']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'integrity' in value:
            place_5 = at + '/integrity'
            member_4 = value['integrity']
            find_session_snapshot_integrity(member_4, place_5, found)
        if 'timelineCount' in value:
            place_7 = at + '/timelineCount'
            member_6 = value['timelineCount']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'duplicateEventIds' in value:
            place_9 = at + '/duplicateEventIds'
            member_8 = value['duplicateEventIds']
            if isinstance(member_8, list):
                if not unique(member_8):
                    report(found, place_9, 'uniqueItems', 'must not hold the same item twice')
                for index_10, item_11 in enumerate(member_8):
                    place_12 = f"{place_9}/{index_10}"
                    if not (isinstance(item_11, str)):
                        report(found, place_12, 'type', 'must be string')
            else:
                report(found, place_9, 'type', 'must be array')
        if 'gaps' in value:
            place_14 = at + '/gaps'
            member_13 = value['gaps']
            if isinstance(member_13, list):
                for index_15, item_16 in enumerate(member_13):
                    place_17 = f"{place_14}/{index_15}"
                    find_session_snapshot_sequence_gap(item_16, place_17, found)
            else:
                report(found, place_14, 'type', 'must be array')
        if 'turnTerminalState' in value:
            place_19 = at + '/turnTerminalState'
            member_18 = value['turnTerminalState']
            if not (isinstance(member_18, str) or member_18 is None):
                report(found, place_19, 'type', 'must be string or null')
        if 'runTerminalState' in value:
            place_21 = at + '/runTerminalState'
            member_20 = value['runTerminalState']
            if not (isinstance(member_20, str) or member_20 is None):
                report(found, place_21, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_fixture_lowercase_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-fixture.schema.json#/$defs/lowercaseId``."""
    if isinstance(value, str):
        if _match_2(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_conformance_fixture_conformance_run(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-fixture.schema.json#/$defs/conformanceRun``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'sessionId' not in value:
            report(found, at, 'required', "must have the member 'sessionId'")
        if 'companyId' not in value:
            report(found, at, 'required', "must have the member 'companyId'")
        if 'issueId' not in value:
            report(found, at, 'required', "must have the member 'issueId'")
        if 'agentId' not in value:
            report(found, at, 'required', "must have the member 'agentId'")
        if 'runId' in value:
            place_2 = at + '/runId'
            member_1 = value['runId']
            find_conformance_fixture_lowercase_id(member_1, place_2, found)
        if 'sessionId' in value:
            place_4 = at + '/sessionId'
            member_3 = value['sessionId']
            find_conformance_fixture_lowercase_id(member_3, place_4, found)
        if 'companyId' in value:
            place_6 = at + '/companyId'
            member_5 = value['companyId']
            find_conformance_fixture_lowercase_id(member_5, place_6, found)
        if 'issueId' in value:
            place_8 = at + '/issueId'
            member_7 = value['issueId']
            find_conformance_fixture_lowercase_id(member_7, place_8, found)
        if 'agentId' in value:
            place_10 = at + '/agentId'
            member_9 = value['agentId']
            find_conformance_fixture_lowercase_id(member_9, place_10, found)
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_fixture_conformance_event(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-fixture.schema.json#/$defs/conformanceEvent``."""
    if isinstance(value, dict):
        if 'eventId' not in value:
            report(found, at, 'required', "must have the member 'eventId'")
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'sequence' not in value:
            report(found, at, 'required', "must have the member 'sequence'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'eventId' in value:
            place_2 = at + '/eventId'
            member_1 = value['eventId']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'runId' in value:
            place_4 = at + '/runId'
            member_3 = value['runId']
            find_conformance_fixture_lowercase_id(member_3, place_4, found)
        if 'sequence' in value:
            place_6 = at + '/sequence'
            member_5 = value['sequence']
            if type(member_5) is int or type(member_5) is float and isfinite(member_5):
                if member_5 < 1:
                    report(found, place_6, 'minimum', 'must be at least 1')
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
        if 'type' in value:
            place_8 = at + '/type'
            member_7 = value['type']
            if not any(same(member_7, allowed) for allowed in _values_5):
                report(found, place_8, 'enum', 'must be one of "run.started", "run.completed"')
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_fixture_non_blank(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-fixture.schema.json#/$defs/nonBlank``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if _match_3(value) is None:
            report(found, at, 'pattern', 'must match the pattern [^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
    else:
        report(found, at, 'type', 'must be string')


def find_conformance_fixture_conformance_result(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-fixture.schema.json#/$defs/conformanceResult``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        if 'runId' in value:
            place_2 = at + '/runId'
            member_1 = value['runId']
            find_conformance_fixture_lowercase_id(member_1, place_2, found)
        if 'status' in value:
            place_4 = at + '/status'
            member_3 = value['status']
            if not same(member_3, 'succeeded'):
                report(found, place_4, 'const', 'must be "succeeded"')
        if 'summary' in value:
            place_6 = at + '/summary'
            member_5 = value['summary']
            find_conformance_fixture_non_blank(member_5, place_6, found)
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_fixture(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-fixture.schema.json#``."""
    if isinstance(value, dict):
        if 'schemaVersion' not in value:
            report(found, at, 'required', "must have the member 'schemaVersion'")
        if 'run' not in value:
            report(found, at, 'required', "must have the member 'run'")
        if 'events' not in value:
            report(found, at, 'required', "must have the member 'events'")
        if 'result' not in value:
            report(found, at, 'required', "must have the member 'result'")
        if 'schemaVersion' in value:
            place_2 = at + '/schemaVersion'
            member_1 = value['schemaVersion']
            if not same(member_1, 'paperclip.runner.conformance.fixture.v1'):
                report(found, place_2, 'const', 'must be "paperclip.runner.conformance.fixture.v1"')
        if 'run' in value:
            place_4 = at + '/run'
            member_3 = value['run']
            find_conformance_fixture_conformance_run(member_3, place_4, found)
        if 'events' in value:
            place_6 = at + '/events'
            member_5 = value['events']
            if isinstance(member_5, list):
                if len(member_5) < 2:
                    report(found, place_6, 'minItems', 'must have at least 2 items')
                for index_7, item_8 in enumerate(member_5):
                    place_9 = f"{place_6}/{index_7}"
                    find_conformance_fixture_conformance_event(item_8, place_9, found)
            else:
                report(found, place_6, 'type', 'must be array')
        if 'result' in value:
            place_11 = at + '/result'
            member_10 = value['result']
            find_conformance_fixture_conformance_result(member_10, place_11, found)
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_output_lowercase_id(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-output.schema.json#/$defs/lowercaseId``."""
    if isinstance(value, str):
        if _match_2(value) is None:
            report(found, at, 'pattern', 'must match the pattern ^[a-z][a-z0-9_]*$')
    else:
        report(found, at, 'type', 'must be string')


def find_conformance_output_conformance_run_identity(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-output.schema.json#/$defs/conformanceRunIdentity``."""
    if isinstance(value, dict):
        if 'runId' not in value:
            report(found, at, 'required', "must have the member 'runId'")
        if 'sessionId' not in value:
            report(found, at, 'required', "must have the member 'sessionId'")
        for key_1 in value:
            if key_1 not in _members_8:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'runId' in value:
            place_3 = at + '/runId'
            member_2 = value['runId']
            find_conformance_output_lowercase_id(member_2, place_3, found)
        if 'sessionId' in value:
            place_5 = at + '/sessionId'
            member_4 = value['sessionId']
            find_conformance_output_lowercase_id(member_4, place_5, found)
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_output_non_blank(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-output.schema.json#/$defs/nonBlank``."""
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if _match_3(value) is None:
            report(found, at, 'pattern', 'must match the pattern [^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
    else:
        report(found, at, 'type', 'must be string')


def find_conformance_output_conformance_outcome(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-output.schema.json#/$defs/conformanceOutcome``."""
    if isinstance(value, dict):
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'summary' not in value:
            report(found, at, 'required', "must have the member 'summary'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'status' in value:
            place_3 = at + '/status'
            member_2 = value['status']
            if not same(member_2, 'succeeded'):
                report(found, place_3, 'const', 'must be "succeeded"')
        if 'summary' in value:
            place_5 = at + '/summary'
            member_4 = value['summary']
            find_conformance_output_non_blank(member_4, place_5, found)
    else:
        report(found, at, 'type', 'must be object')


def find_conformance_output(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``replay/conformance-output.schema.json#``."""
    if isinstance(value, dict):
        if 'schemaVersion' not in value:
            report(found, at, 'required', "must have the member 'schemaVersion'")
        if 'runIdentity' not in value:
            report(found, at, 'required', "must have the member 'runIdentity'")
        if 'result' not in value:
            report(found, at, 'required', "must have the member 'result'")
        for key_1 in value:
            if key_1 not in _members_10:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schemaVersion' in value:
            place_3 = at + '/schemaVersion'
            member_2 = value['schemaVersion']
            if not same(member_2, 'paperclip.runner.conformance.output.v1'):
                report(found, place_3, 'const', 'must be "paperclip.runner.conformance.output.v1"')
        if 'runIdentity' in value:
            place_5 = at + '/runIdentity'
            member_4 = value['runIdentity']
            find_conformance_output_conformance_run_identity(member_4, place_5, found)
        if 'result' in value:
            place_7 = at + '/result'
            member_6 = value['result']
            find_conformance_output_conformance_outcome(member_6, place_7, found)
    else:
        report(found, at, 'type', 'must be object')


def find_local_run_trace(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/local-run-trace.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'metadata' not in value:
            report(found, at, 'required', "must have the member 'metadata'")
        if 'commands' not in value:
            report(found, at, 'required', "must have the member 'commands'")
        if 'commandReceipts' not in value:
            report(found, at, 'required', "must have the member 'commandReceipts'")
        if 'events' not in value:
            report(found, at, 'required', "must have the member 'events'")
        if 'requests' not in value:
            report(found, at, 'required', "must have the member 'requests'")
        if 'result' not in value:
            report(found, at, 'required', "must have the member 'result'")
        if 'harnessProcessExit' not in value:
            report(found, at, 'required', "must have the member 'harnessProcessExit'")
        if 'runnerProcessExit' not in value:
            report(found, at, 'required', "must have the member 'runnerProcessExit'")
        if 'runnerDiagnostics' not in value:
            report(found, at, 'required', "must have the member 'runnerDiagnostics'")
        for key_1 in value:
            if key_1 not in _members_11:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.runner.local-runner.trace.v1'):
                report(found, place_3, 'const', 'must be "paperclip.runner.local-runner.trace.v1"')
        if 'metadata' in value:
            place_5 = at + '/metadata'
            member_4 = value['metadata']
            if isinstance(member_4, dict):
                if 'schema' not in member_4:
                    report(found, place_5, 'required', "must have the member 'schema'")
                if 'fixtureName' not in member_4:
                    report(found, place_5, 'required', "must have the member 'fixtureName'")
                if 'identity' not in member_4:
                    report(found, place_5, 'required', "must have the member 'identity'")
                if 'capabilities' not in member_4:
                    report(found, place_5, 'required', "must have the member 'capabilities'")
                for key_6 in member_4:
                    if key_6 not in _members_12:
                        report(found, place_5, 'additionalProperties', f'must not have the member {key_6!r}')
                if 'schema' in member_4:
                    place_8 = place_5 + '/schema'
                    member_7 = member_4['schema']
                    if not same(member_7, 'paperclip.runner.local-runner.metadata.v1'):
                        report(found, place_8, 'const', 'must be "paperclip.runner.local-runner.metadata.v1"')
                if 'fixtureName' in member_4:
                    place_10 = place_5 + '/fixtureName'
                    member_9 = member_4['fixtureName']
                    if isinstance(member_9, str):
                        if len(member_9) < 1:
                            report(found, place_10, 'minLength', 'must have at least 1 characters')
                    else:
                        report(found, place_10, 'type', 'must be string')
                if 'identity' in member_4:
                    place_12 = place_5 + '/identity'
                    member_11 = member_4['identity']
                    prp_v1_findings.find_identity(member_11, place_12, found)
                if 'capabilities' in member_4:
                    place_14 = place_5 + '/capabilities'
                    member_13 = member_4['capabilities']
                    prp_v1_findings.find_capabilities(member_13, place_14, found)
            else:
                report(found, place_5, 'type', 'must be object')
        if 'commands' in value:
            place_16 = at + '/commands'
            member_15 = value['commands']
            if isinstance(member_15, list):
                for index_17, item_18 in enumerate(member_15):
                    place_19 = f"{place_16}/{index_17}"
                    prp_v1_findings.find_command(item_18, place_19, found)
            else:
                report(found, place_16, 'type', 'must be array')
        if 'commandReceipts' in value:
            place_21 = at + '/commandReceipts'
            member_20 = value['commandReceipts']
            if isinstance(member_20, list):
                for index_22, item_23 in enumerate(member_20):
                    place_24 = f"{place_21}/{index_22}"
                    runner_findings.find_stream_message_command_receipt(item_23, place_24, found)
            else:
                report(found, place_21, 'type', 'must be array')
        if 'events' in value:
            place_26 = at + '/events'
            member_25 = value['events']
            if isinstance(member_25, list):
                for index_27, item_28 in enumerate(member_25):
                    place_29 = f"{place_26}/{index_27}"
                    prp_v1_findings.find_event(item_28, place_29, found)
            else:
                report(found, place_26, 'type', 'must be array')
        if 'requests' in value:
            place_31 = at + '/requests'
            member_30 = value['requests']
            if isinstance(member_30, list):
                pass
            else:
                report(found, place_31, 'type', 'must be array')
        if 'runnerProcessExit' in value:
            place_33 = at + '/runnerProcessExit'
            member_32 = value['runnerProcessExit']
            if isinstance(member_32, dict):
                if 'code' not in member_32:
                    report(found, place_33, 'required', "must have the member 'code'")
                if 'signal' not in member_32:
                    report(found, place_33, 'required', "must have the member 'signal'")
                for key_34 in member_32:
                    if key_34 not in _members_13:
                        report(found, place_33, 'additionalProperties', f'must not have the member {key_34!r}')
                if 'code' in member_32:
                    place_36 = place_33 + '/code'
                    member_35 = member_32['code']
                    if not (type(member_35) is int or type(member_35) is float and member_35.is_integer() or member_35 is None):
                        report(found, place_36, 'type', 'must be integer or null')
                if 'signal' in member_32:
                    place_38 = place_33 + '/signal'
                    member_37 = member_32['signal']
                    if not (type(member_37) is int or type(member_37) is float and member_37.is_integer() or member_37 is None):
                        report(found, place_38, 'type', 'must be integer or null')
            else:
                report(found, place_33, 'type', 'must be object')
        if 'runnerDiagnostics' in value:
            place_40 = at + '/runnerDiagnostics'
            member_39 = value['runnerDiagnostics']
            if isinstance(member_39, list):
                for index_41, item_42 in enumerate(member_39):
                    place_43 = f"{place_40}/{index_41}"
                    runner_findings.find_stream_message_stream_diagnostic(item_42, place_43, found)
            else:
                report(found, place_40, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')
