"""Whether a decoded JSON value satisfies a schema. Module ``runner``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import JsonValue, matcher


_members_1: frozenset[str] = frozenset(('event', 'kind',))
_words_1: frozenset[str] = frozenset(('accepted', 'duplicate', 'rejected'))
_members_2: frozenset[str] = frozenset(('commandId', 'controllerSeq', 'detail', 'kind', 'status',))
_words_2: frozenset[str] = frozenset(('error', 'warning'))
_members_3: frozenset[str] = frozenset(('kind', 'level', 'message',))
_members_4: frozenset[str] = frozenset(('message', 'schema',))
_match_1 = matcher(globals(), '_match_1', '[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]', 'search')
_members_5: frozenset[str] = frozenset(('maximumVersion', 'minimumVersion', 'name',))
_words_3: frozenset[str] = frozenset(('dial_ws_loopback', 'dial_wss', 'listen_ws'))
_members_6: frozenset[str] = frozenset(('binaryContractVersion', 'binaryName', 'harnessDriverVersion', 'nativeExecutionVersion', 'packageName', 'packageVersion', 'prp', 'prpTransportModes', 'schema',))
_members_7: frozenset[str] = frozenset(('capabilityDescription', 'configValidation', 'eventValidation', 'interruptAndCancel', 'semanticTools', 'sessionLifecycle', 'sessionRecovery', 'transcriptCompleteness', 'unsupportedFeatures', 'usage',))
_members_8: frozenset[str] = frozenset(('checks', 'contractVersion', 'descriptor', 'eventCount', 'schema', 'semanticToolCallCount', 'usage',))
_members_9: frozenset[str] = frozenset(('duplicateDisposition', 'eventCount', 'eventIdMutationRejected', 'eventSequenceMutationRejected', 'highestContiguousSourceSeq', 'openBindingRejected', 'replayBindingRejected', 'resultMutationRejected', 'terminalReplayIdempotent',))
_members_10: frozenset[str] = frozenset(('eventCount', 'harnessProcessExit', 'outputPath', 'runnerProcessExit', 'scenario', 'schema', 'semanticResult', 'terminalCount',))


def is_stream_message_stream_event(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/stream-message.schema.json#/$defs/streamEvent``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'event':
        return False
    if 'event' not in value:
        return False
    member_2 = value['event']
    if not isinstance(member_2, dict):
        return False
    if not value.keys() <= _members_1:
        return False
    return True


def is_stream_message_command_receipt(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/stream-message.schema.json#/$defs/commandReceipt``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'command_receipt':
        return False
    if 'commandId' not in value:
        return False
    member_2 = value['commandId']
    if not isinstance(member_2, str):
        return False
    if 'controllerSeq' not in value:
        return False
    member_3 = value['controllerSeq']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'status' not in value:
        return False
    member_4 = value['status']
    if not isinstance(member_4, str) or member_4 not in _words_1:
        return False
    if 'detail' not in value:
        return False
    member_5 = value['detail']
    if not isinstance(member_5, str):
        return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_stream_message_stream_diagnostic(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/stream-message.schema.json#/$defs/streamDiagnostic``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'diagnostic':
        return False
    if 'level' not in value:
        return False
    member_2 = value['level']
    if not isinstance(member_2, str) or member_2 not in _words_2:
        return False
    if 'message' not in value:
        return False
    member_3 = value['message']
    if not isinstance(member_3, str):
        return False
    if not value.keys() <= _members_3:
        return False
    return True


def is_stream_message(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/stream-message.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runner.stream.v1':
        return False
    if 'message' not in value:
        return False
    member_2 = value['message']
    if is_stream_message_stream_event(member_2) + is_stream_message_command_receipt(member_2) + is_stream_message_stream_diagnostic(member_2) != 1:
        return False
    if not value.keys() <= _members_4:
        return False
    return True


def is_local_command(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/local-command.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if not isinstance(member_1, str):
        return False
    if 'commandId' not in value:
        return False
    member_2 = value['commandId']
    if not isinstance(member_2, str):
        return False
    if 'controllerSeq' not in value:
        return False
    member_3 = value['controllerSeq']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'type' not in value:
        return False
    member_4 = value['type']
    if not isinstance(member_4, str):
        return False
    if 'issuedAt' not in value:
        return False
    member_5 = value['issuedAt']
    if not isinstance(member_5, str):
        return False
    return True


def is_harness_script_delay_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/delayStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'delay':
        return False
    if 'milliseconds' not in value:
        return False
    member_2 = value['milliseconds']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if member_2 < 0:
        return False
    return True


def is_harness_script_log_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/logStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'log':
        return False
    if 'stream' not in value:
        return False
    member_2 = value['stream']
    if not isinstance(member_2, str):
        return False
    if 'text' not in value:
        return False
    member_3 = value['text']
    if not isinstance(member_3, str):
        return False
    return True


def is_harness_script_event_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/eventStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'event':
        return False
    if 'event_type' not in value:
        return False
    member_2 = value['event_type']
    if not isinstance(member_2, str):
        return False
    if 'turn_id' in value:
        member_3 = value['turn_id']
        if not (isinstance(member_3, str) or member_3 is None):
            return False
    if 'item_id' in value:
        member_4 = value['item_id']
        if not (isinstance(member_4, str) or member_4 is None):
            return False
    return True


def is_harness_script_request_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/requestStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'request':
        return False
    if 'request' not in value:
        return False
    return True


def is_harness_script_await_resolution_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/awaitResolutionStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'await_resolution':
        return False
    if 'request_id' not in value:
        return False
    member_2 = value['request_id']
    if not isinstance(member_2, str):
        return False
    return True


def is_harness_script_await_interrupt_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/awaitInterruptStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'await_interrupt':
        return False
    return True


def is_harness_script_result_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/resultStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'result':
        return False
    if 'payload' not in value:
        return False
    return True


def is_harness_script_terminal_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/terminalStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'terminal':
        return False
    if 'payload' not in value:
        return False
    return True


def is_harness_script_spawn_worker_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/spawnWorkerStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'spawn_worker':
        return False
    return True


def is_harness_script_exit_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/exitStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'exit':
        return False
    if 'code' not in value:
        return False
    member_2 = value['code']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if member_2 < 0 or member_2 > 255:
        return False
    return True


def is_harness_script_message_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/messageStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'message':
        return False
    if 'type' not in value:
        return False
    member_2 = value['type']
    if not isinstance(member_2, str):
        return False
    return True


def is_harness_script_raw_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/rawStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'raw':
        return False
    if 'text' not in value:
        return False
    member_2 = value['text']
    if not isinstance(member_2, str):
        return False
    return True


def is_harness_script_stderr_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/stderrStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'stderr':
        return False
    if 'text' not in value:
        return False
    member_2 = value['text']
    if not isinstance(member_2, str):
        return False
    return True


def is_harness_script_env_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/envStep``."""
    if not isinstance(value, dict):
        return False
    if 'kind' not in value:
        return False
    member_1 = value['kind']
    if member_1 != 'env':
        return False
    return True


def is_harness_script_harness_step(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#/$defs/harnessStep``."""
    if is_harness_script_delay_step(value) + is_harness_script_log_step(value) + is_harness_script_event_step(value) + is_harness_script_request_step(value) + is_harness_script_await_resolution_step(value) + is_harness_script_await_interrupt_step(value) + is_harness_script_result_step(value) + is_harness_script_terminal_step(value) + is_harness_script_spawn_worker_step(value) + is_harness_script_exit_step(value) + is_harness_script_message_step(value) + is_harness_script_raw_step(value) + is_harness_script_stderr_step(value) + is_harness_script_env_step(value) != 1:
        return False
    return True


def is_harness_script(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-script.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.fake_harness.script.v1':
        return False
    if 'name' not in value:
        return False
    member_2 = value['name']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1:
        return False
    if _match_1(member_2) is None:
        return False
    if 'raw_before_ready' in value:
        member_3 = value['raw_before_ready']
        if not isinstance(member_3, str):
            return False
    if 'steps' not in value:
        return False
    member_4 = value['steps']
    if not isinstance(member_4, list):
        return False
    if len(member_4) < 1:
        return False
    for item_5 in member_4:
        if not is_harness_script_harness_step(item_5):
            return False
    return True


def is_harness_command(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-command.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.fake_harness.command.v1':
        return False
    if 'commandId' not in value:
        return False
    member_2 = value['commandId']
    if not isinstance(member_2, str):
        return False
    if 'type' not in value:
        return False
    member_3 = value['type']
    if not isinstance(member_3, str):
        return False
    if 'payload' not in value:
        return False
    return True


def is_harness_message(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-message.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.fake_harness.message.v1':
        return False
    if 'messageSeq' not in value:
        return False
    member_2 = value['messageSeq']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if member_2 < 0:
        return False
    if 'type' not in value:
        return False
    member_3 = value['type']
    if not isinstance(member_3, str):
        return False
    return True


def is_build_metadata(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/build-metadata.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip-runner/runnerd-build-metadata/v1':
        return False
    if 'binaryContractVersion' not in value:
        return False
    member_2 = value['binaryContractVersion']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if member_2 < 1:
        return False
    if 'nativeExecutionVersion' not in value:
        return False
    member_3 = value['nativeExecutionVersion']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 1:
        return False
    if 'harnessDriverVersion' not in value:
        return False
    member_4 = value['harnessDriverVersion']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 1:
        return False
    if 'prp' not in value:
        return False
    member_5 = value['prp']
    if not isinstance(member_5, dict):
        return False
    if 'name' not in member_5:
        return False
    member_6 = member_5['name']
    if member_6 != 'paperclip.runner':
        return False
    if 'minimumVersion' not in member_5:
        return False
    member_7 = member_5['minimumVersion']
    if not (type(member_7) is int or type(member_7) is float and member_7.is_integer()):
        return False
    if member_7 < 1:
        return False
    if 'maximumVersion' not in member_5:
        return False
    member_8 = member_5['maximumVersion']
    if not (type(member_8) is int or type(member_8) is float and member_8.is_integer()):
        return False
    if member_8 < 1:
        return False
    if not member_5.keys() <= _members_5:
        return False
    if 'prpTransportModes' not in value:
        return False
    member_9 = value['prpTransportModes']
    if not isinstance(member_9, list):
        return False
    for item_10 in member_9:
        if not isinstance(item_10, str) or item_10 not in _words_3:
            return False
    if 'binaryName' not in value:
        return False
    member_11 = value['binaryName']
    if not isinstance(member_11, str):
        return False
    if len(member_11) < 1:
        return False
    if 'packageName' not in value:
        return False
    member_12 = value['packageName']
    if not isinstance(member_12, str):
        return False
    if len(member_12) < 1:
        return False
    if 'packageVersion' not in value:
        return False
    member_13 = value['packageVersion']
    if not isinstance(member_13, str):
        return False
    if len(member_13) < 1:
        return False
    if not value.keys() <= _members_6:
        return False
    return True


def is_deterministic_driver_config(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/deterministic-driver-config.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip-runner/deterministic-harness-driver-config/v1':
        return False
    if 'scenario' not in value:
        return False
    member_2 = value['scenario']
    if member_2 != 'semantic-tool-success':
        return False
    return True


def is_harness_transcript(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/harness-transcript.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip-runner/harness-transcript/v1':
        return False
    if 'complete' not in value:
        return False
    member_2 = value['complete']
    if not isinstance(member_2, bool):
        return False
    if 'eventCount' not in value:
        return False
    member_3 = value['eventCount']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'events' not in value:
        return False
    member_4 = value['events']
    if not isinstance(member_4, list):
        return False
    for item_5 in member_4:
        if not isinstance(item_5, dict):
            return False
    if 'omissionReason' not in value:
        return False
    member_6 = value['omissionReason']
    if not (isinstance(member_6, str) or member_6 is None):
        return False
    return True


def is_driver_conformance_fixture(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/driver-conformance-fixture.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip-runner/harness-driver-conformance-fixture/v1':
        return False
    if 'validConfig' not in value:
        return False
    member_2 = value['validConfig']
    if not isinstance(member_2, dict):
        return False
    if 'invalidConfig' not in value:
        return False
    member_3 = value['invalidConfig']
    if not isinstance(member_3, dict):
        return False
    if 'completionMessage' not in value:
        return False
    member_4 = value['completionMessage']
    if not isinstance(member_4, str):
        return False
    if len(member_4) < 1:
        return False
    if _match_1(member_4) is None:
        return False
    if 'interruptMessage' not in value:
        return False
    member_5 = value['interruptMessage']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1:
        return False
    if _match_1(member_5) is None:
        return False
    if 'requiredCapabilities' not in value:
        return False
    member_6 = value['requiredCapabilities']
    if not isinstance(member_6, list):
        return False
    for item_7 in member_6:
        if not isinstance(item_7, str):
            return False
    if 'unsupportedFeatures' not in value:
        return False
    member_8 = value['unsupportedFeatures']
    if not isinstance(member_8, list):
        return False
    for item_9 in member_8:
        if not isinstance(item_9, str):
            return False
    return True


def is_driver_conformance_report(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/driver-conformance-report.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip-runner/harness-driver-conformance-report/v1':
        return False
    if 'contractVersion' not in value:
        return False
    member_2 = value['contractVersion']
    if (member_2 != 1 or isinstance(member_2, bool)):
        return False
    if 'descriptor' not in value:
        return False
    member_3 = value['descriptor']
    if not isinstance(member_3, dict):
        return False
    if 'checks' not in value:
        return False
    member_4 = value['checks']
    if not isinstance(member_4, dict):
        return False
    if 'capabilityDescription' not in member_4:
        return False
    member_5 = member_4['capabilityDescription']
    if member_5 is not True:
        return False
    if 'configValidation' not in member_4:
        return False
    member_6 = member_4['configValidation']
    if member_6 is not True:
        return False
    if 'sessionLifecycle' not in member_4:
        return False
    member_7 = member_4['sessionLifecycle']
    if member_7 is not True:
        return False
    if 'sessionRecovery' not in member_4:
        return False
    member_8 = member_4['sessionRecovery']
    if member_8 is not True:
        return False
    if 'semanticTools' not in member_4:
        return False
    member_9 = member_4['semanticTools']
    if member_9 is not True:
        return False
    if 'eventValidation' not in member_4:
        return False
    member_10 = member_4['eventValidation']
    if member_10 is not True:
        return False
    if 'interruptAndCancel' not in member_4:
        return False
    member_11 = member_4['interruptAndCancel']
    if member_11 is not True:
        return False
    if 'usage' not in member_4:
        return False
    member_12 = member_4['usage']
    if member_12 is not True:
        return False
    if 'transcriptCompleteness' not in member_4:
        return False
    member_13 = member_4['transcriptCompleteness']
    if member_13 is not True:
        return False
    if 'unsupportedFeatures' not in member_4:
        return False
    member_14 = member_4['unsupportedFeatures']
    if member_14 is not True:
        return False
    if not member_4.keys() <= _members_7:
        return False
    if 'eventCount' not in value:
        return False
    member_15 = value['eventCount']
    if not (type(member_15) is int or type(member_15) is float and member_15.is_integer()):
        return False
    if member_15 < 0:
        return False
    if 'semanticToolCallCount' not in value:
        return False
    member_16 = value['semanticToolCallCount']
    if not (type(member_16) is int or type(member_16) is float and member_16.is_integer()):
        return False
    if member_16 < 0:
        return False
    if 'usage' not in value:
        return False
    member_17 = value['usage']
    if not isinstance(member_17, dict):
        return False
    if not value.keys() <= _members_8:
        return False
    return True


def is_control_plane_conformance_report(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/control-plane-conformance-report.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'eventCount' not in value:
        return False
    member_1 = value['eventCount']
    if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
        return False
    if member_1 < 0:
        return False
    if 'highestContiguousSourceSeq' not in value:
        return False
    member_2 = value['highestContiguousSourceSeq']
    if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
        return False
    if member_2 < 0:
        return False
    if 'duplicateDisposition' not in value:
        return False
    member_3 = value['duplicateDisposition']
    if not isinstance(member_3, str):
        return False
    if 'terminalReplayIdempotent' not in value:
        return False
    member_4 = value['terminalReplayIdempotent']
    if member_4 is not True:
        return False
    if 'openBindingRejected' not in value:
        return False
    member_5 = value['openBindingRejected']
    if member_5 is not True:
        return False
    if 'eventIdMutationRejected' not in value:
        return False
    member_6 = value['eventIdMutationRejected']
    if member_6 is not True:
        return False
    if 'eventSequenceMutationRejected' not in value:
        return False
    member_7 = value['eventSequenceMutationRejected']
    if member_7 is not True:
        return False
    if 'replayBindingRejected' not in value:
        return False
    member_8 = value['replayBindingRejected']
    if member_8 is not True:
        return False
    if 'resultMutationRejected' not in value:
        return False
    member_9 = value['resultMutationRejected']
    if member_9 is not True:
        return False
    if not value.keys() <= _members_9:
        return False
    return True


def is_local_run_summary(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``runner/local-run-summary.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.runner.local-runner.summary.v1':
        return False
    if 'scenario' not in value:
        return False
    member_2 = value['scenario']
    if not isinstance(member_2, str):
        return False
    if 'eventCount' not in value:
        return False
    member_3 = value['eventCount']
    if not (type(member_3) is int or type(member_3) is float and member_3.is_integer()):
        return False
    if member_3 < 0:
        return False
    if 'terminalCount' not in value:
        return False
    member_4 = value['terminalCount']
    if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
        return False
    if member_4 < 0:
        return False
    if 'semanticResult' not in value:
        return False
    if 'harnessProcessExit' not in value:
        return False
    if 'runnerProcessExit' not in value:
        return False
    if 'outputPath' not in value:
        return False
    member_5 = value['outputPath']
    if not (isinstance(member_5, str) or member_5 is None):
        return False
    if not value.keys() <= _members_10:
        return False
    return True
