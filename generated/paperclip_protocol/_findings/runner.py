"""Every way in which a decoded JSON value fails a schema. Module ``runner``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import Issue, JsonValue, find_alternatives, isfinite, matcher, report, same


_members_1: frozenset[str] = frozenset(('event', 'kind',))
_members_2: frozenset[str] = frozenset(('commandId', 'controllerSeq', 'detail', 'kind', 'status',))
_values_1 = ('accepted', 'duplicate', 'rejected',)
_members_3: frozenset[str] = frozenset(('kind', 'level', 'message',))
_values_2 = ('warning', 'error',)
_members_4: frozenset[str] = frozenset(('message', 'schema',))
_match_1 = matcher(globals(), '_match_1', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_members_5: frozenset[str] = frozenset(('binaryContractVersion', 'binaryName', 'harnessDriverVersion', 'nativeExecutionVersion', 'packageName', 'packageVersion', 'prp', 'prpTransportModes', 'schema',))
_members_6: frozenset[str] = frozenset(('maximumVersion', 'minimumVersion', 'name',))
_values_3 = ('dial_ws_loopback', 'dial_wss', 'listen_ws',)
_members_7: frozenset[str] = frozenset(('checks', 'contractVersion', 'descriptor', 'eventCount', 'schema', 'semanticToolCallCount', 'usage',))
_members_8: frozenset[str] = frozenset(('capabilityDescription', 'configValidation', 'eventValidation', 'interruptAndCancel', 'semanticTools', 'sessionLifecycle', 'sessionRecovery', 'transcriptCompleteness', 'unsupportedFeatures', 'usage',))
_members_9: frozenset[str] = frozenset(('duplicateDisposition', 'eventCount', 'eventIdMutationRejected', 'eventSequenceMutationRejected', 'highestContiguousSourceSeq', 'openBindingRejected', 'replayBindingRejected', 'resultMutationRejected', 'terminalReplayIdempotent',))
_members_10: frozenset[str] = frozenset(('eventCount', 'harnessProcessExit', 'outputPath', 'runnerProcessExit', 'scenario', 'schema', 'semanticResult', 'terminalCount',))


def find_stream_message_stream_event(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/stream-message.schema.json#/$defs/streamEvent``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'event' not in value:
            report(found, at, 'required', "must have the member 'event'")
        for key_1 in value:
            if key_1 not in _members_1:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'kind' in value:
            place_3 = at + '/kind'
            member_2 = value['kind']
            if not same(member_2, 'event'):
                report(found, place_3, 'const', 'must be "event"')
        if 'event' in value:
            place_5 = at + '/event'
            member_4 = value['event']
            if not (isinstance(member_4, dict)):
                report(found, place_5, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_stream_message_command_receipt(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/stream-message.schema.json#/$defs/commandReceipt``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'controllerSeq' not in value:
            report(found, at, 'required', "must have the member 'controllerSeq'")
        if 'status' not in value:
            report(found, at, 'required', "must have the member 'status'")
        if 'detail' not in value:
            report(found, at, 'required', "must have the member 'detail'")
        for key_1 in value:
            if key_1 not in _members_2:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'kind' in value:
            place_3 = at + '/kind'
            member_2 = value['kind']
            if not same(member_2, 'command_receipt'):
                report(found, place_3, 'const', 'must be "command_receipt"')
        if 'commandId' in value:
            place_5 = at + '/commandId'
            member_4 = value['commandId']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'controllerSeq' in value:
            place_7 = at + '/controllerSeq'
            member_6 = value['controllerSeq']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'status' in value:
            place_9 = at + '/status'
            member_8 = value['status']
            if not any(same(member_8, allowed) for allowed in _values_1):
                report(found, place_9, 'enum', 'must be one of "accepted", "duplicate", "rejected"')
        if 'detail' in value:
            place_11 = at + '/detail'
            member_10 = value['detail']
            if not (isinstance(member_10, str)):
                report(found, place_11, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_stream_message_stream_diagnostic(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/stream-message.schema.json#/$defs/streamDiagnostic``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'level' not in value:
            report(found, at, 'required', "must have the member 'level'")
        if 'message' not in value:
            report(found, at, 'required', "must have the member 'message'")
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'kind' in value:
            place_3 = at + '/kind'
            member_2 = value['kind']
            if not same(member_2, 'diagnostic'):
                report(found, place_3, 'const', 'must be "diagnostic"')
        if 'level' in value:
            place_5 = at + '/level'
            member_4 = value['level']
            if not any(same(member_4, allowed) for allowed in _values_2):
                report(found, place_5, 'enum', 'must be one of "warning", "error"')
        if 'message' in value:
            place_7 = at + '/message'
            member_6 = value['message']
            if not (isinstance(member_6, str)):
                report(found, place_7, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_stream_message(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/stream-message.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'message' not in value:
            report(found, at, 'required', "must have the member 'message'")
        for key_1 in value:
            if key_1 not in _members_4:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.runner.stream.v1'):
                report(found, place_3, 'const', 'must be "paperclip.runner.stream.v1"')
        if 'message' in value:
            place_5 = at + '/message'
            member_4 = value['message']
            find_alternatives((find_stream_message_stream_event, find_stream_message_command_receipt, find_stream_message_stream_diagnostic,), 'oneOf', member_4, place_5, found)
    else:
        report(found, at, 'type', 'must be object')


def find_local_command(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/local-command.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'controllerSeq' not in value:
            report(found, at, 'required', "must have the member 'controllerSeq'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'issuedAt' not in value:
            report(found, at, 'required', "must have the member 'issuedAt'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not (isinstance(member_1, str)):
                report(found, place_2, 'type', 'must be string')
        if 'commandId' in value:
            place_4 = at + '/commandId'
            member_3 = value['commandId']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'controllerSeq' in value:
            place_6 = at + '/controllerSeq'
            member_5 = value['controllerSeq']
            if type(member_5) is int or type(member_5) is float and isfinite(member_5):
                if member_5 < 0:
                    report(found, place_6, 'minimum', 'must be at least 0')
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
        if 'type' in value:
            place_8 = at + '/type'
            member_7 = value['type']
            if not (isinstance(member_7, str)):
                report(found, place_8, 'type', 'must be string')
        if 'issuedAt' in value:
            place_10 = at + '/issuedAt'
            member_9 = value['issuedAt']
            if not (isinstance(member_9, str)):
                report(found, place_10, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_delay_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/delayStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'milliseconds' not in value:
            report(found, at, 'required', "must have the member 'milliseconds'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'delay'):
                report(found, place_2, 'const', 'must be "delay"')
        if 'milliseconds' in value:
            place_4 = at + '/milliseconds'
            member_3 = value['milliseconds']
            if type(member_3) is int or type(member_3) is float and isfinite(member_3):
                if member_3 < 0:
                    report(found, place_4, 'minimum', 'must be at least 0')
            if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_log_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/logStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'stream' not in value:
            report(found, at, 'required', "must have the member 'stream'")
        if 'text' not in value:
            report(found, at, 'required', "must have the member 'text'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'log'):
                report(found, place_2, 'const', 'must be "log"')
        if 'stream' in value:
            place_4 = at + '/stream'
            member_3 = value['stream']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'text' in value:
            place_6 = at + '/text'
            member_5 = value['text']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_event_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/eventStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'event_type' not in value:
            report(found, at, 'required', "must have the member 'event_type'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'event'):
                report(found, place_2, 'const', 'must be "event"')
        if 'event_type' in value:
            place_4 = at + '/event_type'
            member_3 = value['event_type']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'turn_id' in value:
            place_6 = at + '/turn_id'
            member_5 = value['turn_id']
            if not (isinstance(member_5, str) or member_5 is None):
                report(found, place_6, 'type', 'must be string or null')
        if 'item_id' in value:
            place_8 = at + '/item_id'
            member_7 = value['item_id']
            if not (isinstance(member_7, str) or member_7 is None):
                report(found, place_8, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_request_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/requestStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'request' not in value:
            report(found, at, 'required', "must have the member 'request'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'request'):
                report(found, place_2, 'const', 'must be "request"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_await_resolution_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/awaitResolutionStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'request_id' not in value:
            report(found, at, 'required', "must have the member 'request_id'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'await_resolution'):
                report(found, place_2, 'const', 'must be "await_resolution"')
        if 'request_id' in value:
            place_4 = at + '/request_id'
            member_3 = value['request_id']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_await_interrupt_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/awaitInterruptStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'await_interrupt'):
                report(found, place_2, 'const', 'must be "await_interrupt"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_result_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/resultStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'result'):
                report(found, place_2, 'const', 'must be "result"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_terminal_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/terminalStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'terminal'):
                report(found, place_2, 'const', 'must be "terminal"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_spawn_worker_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/spawnWorkerStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'spawn_worker'):
                report(found, place_2, 'const', 'must be "spawn_worker"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_exit_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/exitStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'code' not in value:
            report(found, at, 'required', "must have the member 'code'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'exit'):
                report(found, place_2, 'const', 'must be "exit"')
        if 'code' in value:
            place_4 = at + '/code'
            member_3 = value['code']
            if type(member_3) is int or type(member_3) is float and isfinite(member_3):
                if member_3 < 0:
                    report(found, place_4, 'minimum', 'must be at least 0')
                if member_3 > 255:
                    report(found, place_4, 'maximum', 'must be at most 255')
            if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be integer')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_message_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/messageStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'message'):
                report(found, place_2, 'const', 'must be "message"')
        if 'type' in value:
            place_4 = at + '/type'
            member_3 = value['type']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_raw_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/rawStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'text' not in value:
            report(found, at, 'required', "must have the member 'text'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'raw'):
                report(found, place_2, 'const', 'must be "raw"')
        if 'text' in value:
            place_4 = at + '/text'
            member_3 = value['text']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_stderr_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/stderrStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'text' not in value:
            report(found, at, 'required', "must have the member 'text'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'stderr'):
                report(found, place_2, 'const', 'must be "stderr"')
        if 'text' in value:
            place_4 = at + '/text'
            member_3 = value['text']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_env_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/envStep``."""
    if isinstance(value, dict):
        if 'kind' not in value:
            report(found, at, 'required', "must have the member 'kind'")
        if 'kind' in value:
            place_2 = at + '/kind'
            member_1 = value['kind']
            if not same(member_1, 'env'):
                report(found, place_2, 'const', 'must be "env"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_script_harness_step(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#/$defs/harnessStep``."""
    find_alternatives((find_harness_script_delay_step, find_harness_script_log_step, find_harness_script_event_step, find_harness_script_request_step, find_harness_script_await_resolution_step, find_harness_script_await_interrupt_step, find_harness_script_result_step, find_harness_script_terminal_step, find_harness_script_spawn_worker_step, find_harness_script_exit_step, find_harness_script_message_step, find_harness_script_raw_step, find_harness_script_stderr_step, find_harness_script_env_step,), 'oneOf', value, at, found)


def find_harness_script(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-script.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'name' not in value:
            report(found, at, 'required', "must have the member 'name'")
        if 'steps' not in value:
            report(found, at, 'required', "must have the member 'steps'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.fake_harness.script.v1'):
                report(found, place_2, 'const', 'must be "paperclip.fake_harness.script.v1"')
        if 'name' in value:
            place_4 = at + '/name'
            member_3 = value['name']
            if isinstance(member_3, str):
                if len(member_3) < 1:
                    report(found, place_4, 'minLength', 'must have at least 1 characters')
                if _match_1(member_3) is None:
                    report(found, place_4, 'pattern', 'must match the pattern [^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
            else:
                report(found, place_4, 'type', 'must be string')
        if 'raw_before_ready' in value:
            place_6 = at + '/raw_before_ready'
            member_5 = value['raw_before_ready']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
        if 'steps' in value:
            place_8 = at + '/steps'
            member_7 = value['steps']
            if isinstance(member_7, list):
                if len(member_7) < 1:
                    report(found, place_8, 'minItems', 'must have at least 1 items')
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    find_harness_script_harness_step(item_10, place_11, found)
            else:
                report(found, place_8, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_command(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-command.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'commandId' not in value:
            report(found, at, 'required', "must have the member 'commandId'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'payload' not in value:
            report(found, at, 'required', "must have the member 'payload'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.fake_harness.command.v1'):
                report(found, place_2, 'const', 'must be "paperclip.fake_harness.command.v1"')
        if 'commandId' in value:
            place_4 = at + '/commandId'
            member_3 = value['commandId']
            if not (isinstance(member_3, str)):
                report(found, place_4, 'type', 'must be string')
        if 'type' in value:
            place_6 = at + '/type'
            member_5 = value['type']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_message(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-message.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'messageSeq' not in value:
            report(found, at, 'required', "must have the member 'messageSeq'")
        if 'type' not in value:
            report(found, at, 'required', "must have the member 'type'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip.fake_harness.message.v1'):
                report(found, place_2, 'const', 'must be "paperclip.fake_harness.message.v1"')
        if 'messageSeq' in value:
            place_4 = at + '/messageSeq'
            member_3 = value['messageSeq']
            if type(member_3) is int or type(member_3) is float and isfinite(member_3):
                if member_3 < 0:
                    report(found, place_4, 'minimum', 'must be at least 0')
            if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
                report(found, place_4, 'type', 'must be integer')
        if 'type' in value:
            place_6 = at + '/type'
            member_5 = value['type']
            if not (isinstance(member_5, str)):
                report(found, place_6, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_build_metadata(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/build-metadata.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'binaryContractVersion' not in value:
            report(found, at, 'required', "must have the member 'binaryContractVersion'")
        if 'nativeExecutionVersion' not in value:
            report(found, at, 'required', "must have the member 'nativeExecutionVersion'")
        if 'harnessDriverVersion' not in value:
            report(found, at, 'required', "must have the member 'harnessDriverVersion'")
        if 'prp' not in value:
            report(found, at, 'required', "must have the member 'prp'")
        if 'prpTransportModes' not in value:
            report(found, at, 'required', "must have the member 'prpTransportModes'")
        if 'binaryName' not in value:
            report(found, at, 'required', "must have the member 'binaryName'")
        if 'packageName' not in value:
            report(found, at, 'required', "must have the member 'packageName'")
        if 'packageVersion' not in value:
            report(found, at, 'required', "must have the member 'packageVersion'")
        for key_1 in value:
            if key_1 not in _members_5:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip-runner/runnerd-build-metadata/v1'):
                report(found, place_3, 'const', 'must be "paperclip-runner/runnerd-build-metadata/v1"')
        if 'binaryContractVersion' in value:
            place_5 = at + '/binaryContractVersion'
            member_4 = value['binaryContractVersion']
            if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                if member_4 < 1:
                    report(found, place_5, 'minimum', 'must be at least 1')
            if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
                report(found, place_5, 'type', 'must be integer')
        if 'nativeExecutionVersion' in value:
            place_7 = at + '/nativeExecutionVersion'
            member_6 = value['nativeExecutionVersion']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 1:
                    report(found, place_7, 'minimum', 'must be at least 1')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'harnessDriverVersion' in value:
            place_9 = at + '/harnessDriverVersion'
            member_8 = value['harnessDriverVersion']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 1:
                    report(found, place_9, 'minimum', 'must be at least 1')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
                report(found, place_9, 'type', 'must be integer')
        if 'prp' in value:
            place_11 = at + '/prp'
            member_10 = value['prp']
            if isinstance(member_10, dict):
                if 'name' not in member_10:
                    report(found, place_11, 'required', "must have the member 'name'")
                if 'minimumVersion' not in member_10:
                    report(found, place_11, 'required', "must have the member 'minimumVersion'")
                if 'maximumVersion' not in member_10:
                    report(found, place_11, 'required', "must have the member 'maximumVersion'")
                for key_12 in member_10:
                    if key_12 not in _members_6:
                        report(found, place_11, 'additionalProperties', f'must not have the member {key_12!r}')
                if 'name' in member_10:
                    place_14 = place_11 + '/name'
                    member_13 = member_10['name']
                    if not same(member_13, 'paperclip.runner'):
                        report(found, place_14, 'const', 'must be "paperclip.runner"')
                if 'minimumVersion' in member_10:
                    place_16 = place_11 + '/minimumVersion'
                    member_15 = member_10['minimumVersion']
                    if type(member_15) is int or type(member_15) is float and isfinite(member_15):
                        if member_15 < 1:
                            report(found, place_16, 'minimum', 'must be at least 1')
                    if not (type(member_15) is int or type(member_15) is float and member_15.is_integer()):
                        report(found, place_16, 'type', 'must be integer')
                if 'maximumVersion' in member_10:
                    place_18 = place_11 + '/maximumVersion'
                    member_17 = member_10['maximumVersion']
                    if type(member_17) is int or type(member_17) is float and isfinite(member_17):
                        if member_17 < 1:
                            report(found, place_18, 'minimum', 'must be at least 1')
                    if not (type(member_17) is int or type(member_17) is float and member_17.is_integer()):
                        report(found, place_18, 'type', 'must be integer')
            else:
                report(found, place_11, 'type', 'must be object')
        if 'prpTransportModes' in value:
            place_20 = at + '/prpTransportModes'
            member_19 = value['prpTransportModes']
            if isinstance(member_19, list):
                for index_21, item_22 in enumerate(member_19):
                    place_23 = f"{place_20}/{index_21}"
                    if not any(same(item_22, allowed) for allowed in _values_3):
                        report(found, place_23, 'enum', 'must be one of "dial_ws_loopback", "dial_wss", "listen_ws"')
            else:
                report(found, place_20, 'type', 'must be array')
        if 'binaryName' in value:
            place_25 = at + '/binaryName'
            member_24 = value['binaryName']
            if isinstance(member_24, str):
                if len(member_24) < 1:
                    report(found, place_25, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_25, 'type', 'must be string')
        if 'packageName' in value:
            place_27 = at + '/packageName'
            member_26 = value['packageName']
            if isinstance(member_26, str):
                if len(member_26) < 1:
                    report(found, place_27, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_27, 'type', 'must be string')
        if 'packageVersion' in value:
            place_29 = at + '/packageVersion'
            member_28 = value['packageVersion']
            if isinstance(member_28, str):
                if len(member_28) < 1:
                    report(found, place_29, 'minLength', 'must have at least 1 characters')
            else:
                report(found, place_29, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_deterministic_driver_config(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/deterministic-driver-config.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'scenario' not in value:
            report(found, at, 'required', "must have the member 'scenario'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip-runner/deterministic-harness-driver-config/v1'):
                report(found, place_2, 'const', 'must be "paperclip-runner/deterministic-harness-driver-config/v1"')
        if 'scenario' in value:
            place_4 = at + '/scenario'
            member_3 = value['scenario']
            if not same(member_3, 'semantic-tool-success'):
                report(found, place_4, 'const', 'must be "semantic-tool-success"')
    else:
        report(found, at, 'type', 'must be object')


def find_harness_transcript(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/harness-transcript.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'complete' not in value:
            report(found, at, 'required', "must have the member 'complete'")
        if 'eventCount' not in value:
            report(found, at, 'required', "must have the member 'eventCount'")
        if 'events' not in value:
            report(found, at, 'required', "must have the member 'events'")
        if 'omissionReason' not in value:
            report(found, at, 'required', "must have the member 'omissionReason'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip-runner/harness-transcript/v1'):
                report(found, place_2, 'const', 'must be "paperclip-runner/harness-transcript/v1"')
        if 'complete' in value:
            place_4 = at + '/complete'
            member_3 = value['complete']
            if not (isinstance(member_3, bool)):
                report(found, place_4, 'type', 'must be boolean')
        if 'eventCount' in value:
            place_6 = at + '/eventCount'
            member_5 = value['eventCount']
            if type(member_5) is int or type(member_5) is float and isfinite(member_5):
                if member_5 < 0:
                    report(found, place_6, 'minimum', 'must be at least 0')
            if not (type(member_5) is int or type(member_5) is float and member_5.is_integer()):
                report(found, place_6, 'type', 'must be integer')
        if 'events' in value:
            place_8 = at + '/events'
            member_7 = value['events']
            if isinstance(member_7, list):
                for index_9, item_10 in enumerate(member_7):
                    place_11 = f"{place_8}/{index_9}"
                    if not (isinstance(item_10, dict)):
                        report(found, place_11, 'type', 'must be object')
            else:
                report(found, place_8, 'type', 'must be array')
        if 'omissionReason' in value:
            place_13 = at + '/omissionReason'
            member_12 = value['omissionReason']
            if not (isinstance(member_12, str) or member_12 is None):
                report(found, place_13, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')


def find_driver_conformance_fixture(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/driver-conformance-fixture.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'validConfig' not in value:
            report(found, at, 'required', "must have the member 'validConfig'")
        if 'invalidConfig' not in value:
            report(found, at, 'required', "must have the member 'invalidConfig'")
        if 'completionMessage' not in value:
            report(found, at, 'required', "must have the member 'completionMessage'")
        if 'interruptMessage' not in value:
            report(found, at, 'required', "must have the member 'interruptMessage'")
        if 'requiredCapabilities' not in value:
            report(found, at, 'required', "must have the member 'requiredCapabilities'")
        if 'unsupportedFeatures' not in value:
            report(found, at, 'required', "must have the member 'unsupportedFeatures'")
        if 'schema' in value:
            place_2 = at + '/schema'
            member_1 = value['schema']
            if not same(member_1, 'paperclip-runner/harness-driver-conformance-fixture/v1'):
                report(found, place_2, 'const', 'must be "paperclip-runner/harness-driver-conformance-fixture/v1"')
        if 'validConfig' in value:
            place_4 = at + '/validConfig'
            member_3 = value['validConfig']
            if not (isinstance(member_3, dict)):
                report(found, place_4, 'type', 'must be object')
        if 'invalidConfig' in value:
            place_6 = at + '/invalidConfig'
            member_5 = value['invalidConfig']
            if not (isinstance(member_5, dict)):
                report(found, place_6, 'type', 'must be object')
        if 'completionMessage' in value:
            place_8 = at + '/completionMessage'
            member_7 = value['completionMessage']
            if isinstance(member_7, str):
                if len(member_7) < 1:
                    report(found, place_8, 'minLength', 'must have at least 1 characters')
                if _match_1(member_7) is None:
                    report(found, place_8, 'pattern', 'must match the pattern [^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
            else:
                report(found, place_8, 'type', 'must be string')
        if 'interruptMessage' in value:
            place_10 = at + '/interruptMessage'
            member_9 = value['interruptMessage']
            if isinstance(member_9, str):
                if len(member_9) < 1:
                    report(found, place_10, 'minLength', 'must have at least 1 characters')
                if _match_1(member_9) is None:
                    report(found, place_10, 'pattern', 'must match the pattern [^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
            else:
                report(found, place_10, 'type', 'must be string')
        if 'requiredCapabilities' in value:
            place_12 = at + '/requiredCapabilities'
            member_11 = value['requiredCapabilities']
            if isinstance(member_11, list):
                for index_13, item_14 in enumerate(member_11):
                    place_15 = f"{place_12}/{index_13}"
                    if not (isinstance(item_14, str)):
                        report(found, place_15, 'type', 'must be string')
            else:
                report(found, place_12, 'type', 'must be array')
        if 'unsupportedFeatures' in value:
            place_17 = at + '/unsupportedFeatures'
            member_16 = value['unsupportedFeatures']
            if isinstance(member_16, list):
                for index_18, item_19 in enumerate(member_16):
                    place_20 = f"{place_17}/{index_18}"
                    if not (isinstance(item_19, str)):
                        report(found, place_20, 'type', 'must be string')
            else:
                report(found, place_17, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def find_driver_conformance_report(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/driver-conformance-report.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'contractVersion' not in value:
            report(found, at, 'required', "must have the member 'contractVersion'")
        if 'descriptor' not in value:
            report(found, at, 'required', "must have the member 'descriptor'")
        if 'checks' not in value:
            report(found, at, 'required', "must have the member 'checks'")
        if 'eventCount' not in value:
            report(found, at, 'required', "must have the member 'eventCount'")
        if 'semanticToolCallCount' not in value:
            report(found, at, 'required', "must have the member 'semanticToolCallCount'")
        if 'usage' not in value:
            report(found, at, 'required', "must have the member 'usage'")
        for key_1 in value:
            if key_1 not in _members_7:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip-runner/harness-driver-conformance-report/v1'):
                report(found, place_3, 'const', 'must be "paperclip-runner/harness-driver-conformance-report/v1"')
        if 'contractVersion' in value:
            place_5 = at + '/contractVersion'
            member_4 = value['contractVersion']
            if not same(member_4, 1):
                report(found, place_5, 'const', 'must be 1')
        if 'descriptor' in value:
            place_7 = at + '/descriptor'
            member_6 = value['descriptor']
            if not (isinstance(member_6, dict)):
                report(found, place_7, 'type', 'must be object')
        if 'checks' in value:
            place_9 = at + '/checks'
            member_8 = value['checks']
            if isinstance(member_8, dict):
                if 'capabilityDescription' not in member_8:
                    report(found, place_9, 'required', "must have the member 'capabilityDescription'")
                if 'configValidation' not in member_8:
                    report(found, place_9, 'required', "must have the member 'configValidation'")
                if 'sessionLifecycle' not in member_8:
                    report(found, place_9, 'required', "must have the member 'sessionLifecycle'")
                if 'sessionRecovery' not in member_8:
                    report(found, place_9, 'required', "must have the member 'sessionRecovery'")
                if 'semanticTools' not in member_8:
                    report(found, place_9, 'required', "must have the member 'semanticTools'")
                if 'eventValidation' not in member_8:
                    report(found, place_9, 'required', "must have the member 'eventValidation'")
                if 'interruptAndCancel' not in member_8:
                    report(found, place_9, 'required', "must have the member 'interruptAndCancel'")
                if 'usage' not in member_8:
                    report(found, place_9, 'required', "must have the member 'usage'")
                if 'transcriptCompleteness' not in member_8:
                    report(found, place_9, 'required', "must have the member 'transcriptCompleteness'")
                if 'unsupportedFeatures' not in member_8:
                    report(found, place_9, 'required', "must have the member 'unsupportedFeatures'")
                for key_10 in member_8:
                    if key_10 not in _members_8:
                        report(found, place_9, 'additionalProperties', f'must not have the member {key_10!r}')
                if 'capabilityDescription' in member_8:
                    place_12 = place_9 + '/capabilityDescription'
                    member_11 = member_8['capabilityDescription']
                    if not same(member_11, True):
                        report(found, place_12, 'const', 'must be true')
                if 'configValidation' in member_8:
                    place_14 = place_9 + '/configValidation'
                    member_13 = member_8['configValidation']
                    if not same(member_13, True):
                        report(found, place_14, 'const', 'must be true')
                if 'sessionLifecycle' in member_8:
                    place_16 = place_9 + '/sessionLifecycle'
                    member_15 = member_8['sessionLifecycle']
                    if not same(member_15, True):
                        report(found, place_16, 'const', 'must be true')
                if 'sessionRecovery' in member_8:
                    place_18 = place_9 + '/sessionRecovery'
                    member_17 = member_8['sessionRecovery']
                    if not same(member_17, True):
                        report(found, place_18, 'const', 'must be true')
                if 'semanticTools' in member_8:
                    place_20 = place_9 + '/semanticTools'
                    member_19 = member_8['semanticTools']
                    if not same(member_19, True):
                        report(found, place_20, 'const', 'must be true')
                if 'eventValidation' in member_8:
                    place_22 = place_9 + '/eventValidation'
                    member_21 = member_8['eventValidation']
                    if not same(member_21, True):
                        report(found, place_22, 'const', 'must be true')
                if 'interruptAndCancel' in member_8:
                    place_24 = place_9 + '/interruptAndCancel'
                    member_23 = member_8['interruptAndCancel']
                    if not same(member_23, True):
                        report(found, place_24, 'const', 'must be true')
                if 'usage' in member_8:
                    place_26 = place_9 + '/usage'
                    member_25 = member_8['usage']
                    if not same(member_25, True):
                        report(found, place_26, 'const', 'must be true')
                if 'transcriptCompleteness' in member_8:
                    place_28 = place_9 + '/transcriptCompleteness'
                    member_27 = member_8['transcriptCompleteness']
                    if not same(member_27, True):
                        report(found, place_28, 'const', 'must be true')
                if 'unsupportedFeatures' in member_8:
                    place_30 = place_9 + '/unsupportedFeatures'
                    member_29 = member_8['unsupportedFeatures']
                    if not same(member_29, True):
                        report(found, place_30, 'const', 'must be true')
            else:
                report(found, place_9, 'type', 'must be object')
        if 'eventCount' in value:
            place_32 = at + '/eventCount'
            member_31 = value['eventCount']
            if type(member_31) is int or type(member_31) is float and isfinite(member_31):
                if member_31 < 0:
                    report(found, place_32, 'minimum', 'must be at least 0')
            if not (type(member_31) is int or type(member_31) is float and member_31.is_integer()):
                report(found, place_32, 'type', 'must be integer')
        if 'semanticToolCallCount' in value:
            place_34 = at + '/semanticToolCallCount'
            member_33 = value['semanticToolCallCount']
            if type(member_33) is int or type(member_33) is float and isfinite(member_33):
                if member_33 < 0:
                    report(found, place_34, 'minimum', 'must be at least 0')
            if not (type(member_33) is int or type(member_33) is float and member_33.is_integer()):
                report(found, place_34, 'type', 'must be integer')
        if 'usage' in value:
            place_36 = at + '/usage'
            member_35 = value['usage']
            if not (isinstance(member_35, dict)):
                report(found, place_36, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_control_plane_conformance_report(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/control-plane-conformance-report.schema.json#``."""
    if isinstance(value, dict):
        if 'eventCount' not in value:
            report(found, at, 'required', "must have the member 'eventCount'")
        if 'highestContiguousSourceSeq' not in value:
            report(found, at, 'required', "must have the member 'highestContiguousSourceSeq'")
        if 'duplicateDisposition' not in value:
            report(found, at, 'required', "must have the member 'duplicateDisposition'")
        if 'terminalReplayIdempotent' not in value:
            report(found, at, 'required', "must have the member 'terminalReplayIdempotent'")
        if 'openBindingRejected' not in value:
            report(found, at, 'required', "must have the member 'openBindingRejected'")
        if 'eventIdMutationRejected' not in value:
            report(found, at, 'required', "must have the member 'eventIdMutationRejected'")
        if 'eventSequenceMutationRejected' not in value:
            report(found, at, 'required', "must have the member 'eventSequenceMutationRejected'")
        if 'replayBindingRejected' not in value:
            report(found, at, 'required', "must have the member 'replayBindingRejected'")
        if 'resultMutationRejected' not in value:
            report(found, at, 'required', "must have the member 'resultMutationRejected'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'eventCount' in value:
            place_3 = at + '/eventCount'
            member_2 = value['eventCount']
            if type(member_2) is int or type(member_2) is float and isfinite(member_2):
                if member_2 < 0:
                    report(found, place_3, 'minimum', 'must be at least 0')
            if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
                report(found, place_3, 'type', 'must be integer')
        if 'highestContiguousSourceSeq' in value:
            place_5 = at + '/highestContiguousSourceSeq'
            member_4 = value['highestContiguousSourceSeq']
            if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                if member_4 < 0:
                    report(found, place_5, 'minimum', 'must be at least 0')
            if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
                report(found, place_5, 'type', 'must be integer')
        if 'duplicateDisposition' in value:
            place_7 = at + '/duplicateDisposition'
            member_6 = value['duplicateDisposition']
            if not (isinstance(member_6, str)):
                report(found, place_7, 'type', 'must be string')
        if 'terminalReplayIdempotent' in value:
            place_9 = at + '/terminalReplayIdempotent'
            member_8 = value['terminalReplayIdempotent']
            if not same(member_8, True):
                report(found, place_9, 'const', 'must be true')
        if 'openBindingRejected' in value:
            place_11 = at + '/openBindingRejected'
            member_10 = value['openBindingRejected']
            if not same(member_10, True):
                report(found, place_11, 'const', 'must be true')
        if 'eventIdMutationRejected' in value:
            place_13 = at + '/eventIdMutationRejected'
            member_12 = value['eventIdMutationRejected']
            if not same(member_12, True):
                report(found, place_13, 'const', 'must be true')
        if 'eventSequenceMutationRejected' in value:
            place_15 = at + '/eventSequenceMutationRejected'
            member_14 = value['eventSequenceMutationRejected']
            if not same(member_14, True):
                report(found, place_15, 'const', 'must be true')
        if 'replayBindingRejected' in value:
            place_17 = at + '/replayBindingRejected'
            member_16 = value['replayBindingRejected']
            if not same(member_16, True):
                report(found, place_17, 'const', 'must be true')
        if 'resultMutationRejected' in value:
            place_19 = at + '/resultMutationRejected'
            member_18 = value['resultMutationRejected']
            if not same(member_18, True):
                report(found, place_19, 'const', 'must be true')
    else:
        report(found, at, 'type', 'must be object')


def find_local_run_summary(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``runner/local-run-summary.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'scenario' not in value:
            report(found, at, 'required', "must have the member 'scenario'")
        if 'eventCount' not in value:
            report(found, at, 'required', "must have the member 'eventCount'")
        if 'terminalCount' not in value:
            report(found, at, 'required', "must have the member 'terminalCount'")
        if 'semanticResult' not in value:
            report(found, at, 'required', "must have the member 'semanticResult'")
        if 'harnessProcessExit' not in value:
            report(found, at, 'required', "must have the member 'harnessProcessExit'")
        if 'runnerProcessExit' not in value:
            report(found, at, 'required', "must have the member 'runnerProcessExit'")
        if 'outputPath' not in value:
            report(found, at, 'required', "must have the member 'outputPath'")
        for key_1 in value:
            if key_1 not in _members_10:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.runner.local-runner.summary.v1'):
                report(found, place_3, 'const', 'must be "paperclip.runner.local-runner.summary.v1"')
        if 'scenario' in value:
            place_5 = at + '/scenario'
            member_4 = value['scenario']
            if not (isinstance(member_4, str)):
                report(found, place_5, 'type', 'must be string')
        if 'eventCount' in value:
            place_7 = at + '/eventCount'
            member_6 = value['eventCount']
            if type(member_6) is int or type(member_6) is float and isfinite(member_6):
                if member_6 < 0:
                    report(found, place_7, 'minimum', 'must be at least 0')
            if not (type(member_6) is int or type(member_6) is float and member_6.is_integer()):
                report(found, place_7, 'type', 'must be integer')
        if 'terminalCount' in value:
            place_9 = at + '/terminalCount'
            member_8 = value['terminalCount']
            if type(member_8) is int or type(member_8) is float and isfinite(member_8):
                if member_8 < 0:
                    report(found, place_9, 'minimum', 'must be at least 0')
            if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
                report(found, place_9, 'type', 'must be integer')
        if 'outputPath' in value:
            place_11 = at + '/outputPath'
            member_10 = value['outputPath']
            if not (isinstance(member_10, str) or member_10 is None):
                report(found, place_11, 'type', 'must be string or null')
    else:
        report(found, at, 'type', 'must be object')
