"""The local runner: its stream, its commands, harness scripts and messages, and conformance reports.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue, LiteralTrue


class StreamEvent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event of the run.

    Schema: ``runner/stream-message.schema.json#/$defs/streamEvent``
    """

    kind: Literal['event']
    """Always `event`."""
    event: dict[str, JsonValue]
    """An event `paperclip.prp.event.v1`. Type and payload are those the harness gave, so the reader validates it."""


class CommandReceipt(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The verdict on one command, in the order of the commands.

    Schema: ``runner/stream-message.schema.json#/$defs/commandReceipt``
    """

    kind: Literal['command_receipt']
    """Always `command_receipt`."""
    command_id: str = field(name='commandId')
    """Identifier of the command. Set by the controller."""
    controller_seq: Annotated[int, Meta(ge=0)] = field(name='controllerSeq')
    """Number of the command. Set by the controller."""
    status: Literal['accepted', 'duplicate', 'rejected']
    """`accepted`: carried out or handed to the harness; `duplicate`: known and equal; `rejected`: without effect."""
    detail: str
    """Why, in words."""


class StreamDiagnostic(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fault that does not end the run.

    Schema: ``runner/stream-message.schema.json#/$defs/streamDiagnostic``
    """

    kind: Literal['diagnostic']
    """Always `diagnostic`."""
    level: Literal['warning', 'error']
    """How much it matters."""
    message: str
    """What happened, in words."""


class StreamMessage(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One line of the standard output of a local runner. Members are written in alphabetical order at every level.

    Schema: ``runner/stream-message.schema.json#``
    """

    schema: Literal['paperclip.runner.stream.v1']
    """Record tag; always `paperclip.runner.stream.v1`."""
    message: StreamEvent | CommandReceipt | StreamDiagnostic
    """What the runner says."""


class LocalCommand(Struct, frozen=True, kw_only=True):
    """One line of the standard input of a local runner. Written by the controller. Other members are ignored and are no part of the identity of a command.

    Schema: ``runner/local-command.schema.json#``
    """

    schema: str
    """Record tag `paperclip.prp.command.v1`; a command with another tag is answered with the receipt `rejected`."""
    command_id: str = field(name='commandId')
    """Identifier of the command; the same one again must carry the same data."""
    controller_seq: Annotated[int, Meta(ge=0)] = field(name='controllerSeq')
    """Number of the command, counted from 1 without a hole."""
    type: str
    """What to do; a type the local runner does not know is answered with the receipt `rejected`."""
    issued_at: str = field(name='issuedAt')
    """When the controller issued it; any text."""
    payload: JsonValue | UnsetType = UNSET
    """Arguments of the command; absent means null."""


class DelayStep(Struct, frozen=True, kw_only=True):
    """Waits.

    Schema: ``runner/harness-script.schema.json#/$defs/delayStep``
    """

    kind: Literal['delay']
    """Always `delay`."""
    milliseconds: Annotated[int, Meta(ge=0)]
    """How long, in milliseconds, where the command line gives no other delay."""


class LogStep(Struct, frozen=True, kw_only=True):
    """Sends a `log` message.

    Schema: ``runner/harness-script.schema.json#/$defs/logStep``
    """

    kind: Literal['log']
    """Always `log`."""
    stream: str
    """Which stream the text stands for."""
    text: str
    """The text."""


class EventStep(Struct, frozen=True, kw_only=True):
    """Sends an `event` message.

    Schema: ``runner/harness-script.schema.json#/$defs/eventStep``
    """

    kind: Literal['event']
    """Always `event`."""
    event_type: str
    """Event type; not checked, so that unknown ones can be tried."""
    turn_id: str | None | UnsetType = UNSET
    """Turn of the event; absent, null or empty means the current turn."""
    item_id: str | None | UnsetType = UNSET
    """Item of the event; absent means null."""
    payload: JsonValue | UnsetType = UNSET
    """Payload of the event; absent means null."""


class RequestStep(Struct, frozen=True, kw_only=True):
    """Sends a `request` message.

    Schema: ``runner/harness-script.schema.json#/$defs/requestStep``
    """

    kind: Literal['request']
    """Always `request`."""
    request: JsonValue
    """The request, as it is sent."""


class AwaitResolutionStep(Struct, frozen=True, kw_only=True):
    """Waits for `request.resolve` of one request and sends the event `runtime_request.resolved`.

    Schema: ``runner/harness-script.schema.json#/$defs/awaitResolutionStep``
    """

    kind: Literal['await_resolution']
    """Always `await_resolution`."""
    request_id: str
    """Which request."""


class AwaitInterruptStep(Struct, frozen=True, kw_only=True):
    """Waits for `turn.interrupt` and sends the event `turn.interrupted`.

    Schema: ``runner/harness-script.schema.json#/$defs/awaitInterruptStep``
    """

    kind: Literal['await_interrupt']
    """Always `await_interrupt`."""


class ResultStep(Struct, frozen=True, kw_only=True):
    """Sends a `result` message.

    Schema: ``runner/harness-script.schema.json#/$defs/resultStep``
    """

    kind: Literal['result']
    """Always `result`."""
    payload: JsonValue
    """The result, as it is sent."""


class TerminalStep(Struct, frozen=True, kw_only=True):
    """Sends a `terminal` message.

    Schema: ``runner/harness-script.schema.json#/$defs/terminalStep``
    """

    kind: Literal['terminal']
    """Always `terminal`."""
    payload: JsonValue
    """The terminal proposal, as it is sent."""


class SpawnWorkerStep(Struct, frozen=True, kw_only=True):
    """Starts a process that sleeps for a minute, and sends its number in a `diagnostic` message.

    Schema: ``runner/harness-script.schema.json#/$defs/spawnWorkerStep``
    """

    kind: Literal['spawn_worker']
    """Always `spawn_worker`."""


class ExitStep(Struct, frozen=True, kw_only=True):
    """Ends the harness.

    Schema: ``runner/harness-script.schema.json#/$defs/exitStep``
    """

    kind: Literal['exit']
    """Always `exit`."""
    code: Annotated[int, Meta(ge=0, le=255)]
    """Exit code."""


class MessageStep(Struct, frozen=True, kw_only=True):
    """Sends a message of any type, for negative tests.

    Schema: ``runner/harness-script.schema.json#/$defs/messageStep``
    """

    kind: Literal['message']
    """Always `message`."""
    type: str
    """Message type; not checked."""
    payload: JsonValue | UnsetType = UNSET
    """Payload of the message; absent means null."""


class RawStep(Struct, frozen=True, kw_only=True):
    """Writes text to the standard output as it is, for negative tests.

    Schema: ``runner/harness-script.schema.json#/$defs/rawStep``
    """

    kind: Literal['raw']
    """Always `raw`."""
    text: str
    """The text, with its newline."""


class StderrStep(Struct, frozen=True, kw_only=True):
    """Writes text to the standard error output.

    Schema: ``runner/harness-script.schema.json#/$defs/stderrStep``
    """

    kind: Literal['stderr']
    """Always `stderr`."""
    text: str
    """The text, with its newline."""


class EnvStep(Struct, frozen=True, kw_only=True):
    """Sends a `log` message with the sorted names of the environment variables.

    Schema: ``runner/harness-script.schema.json#/$defs/envStep``
    """

    kind: Literal['env']
    """Always `env`."""


class HarnessScript(Struct, frozen=True, kw_only=True):
    """What a scripted harness does after its turn started. Member names of steps are in snake case.

    Schema: ``runner/harness-script.schema.json#``
    """

    schema: Literal['paperclip.fake_harness.script.v1']
    """Record tag; always `paperclip.fake_harness.script.v1`."""
    name: Annotated[str, Meta(min_length=1)]
    """Name of the script; at least one character that is not white space."""
    raw_before_ready: str | UnsetType = UNSET
    """Line that is written before `ready`, for negative tests."""
    steps: Annotated[
        list[DelayStep | LogStep | EventStep | RequestStep | AwaitResolutionStep | AwaitInterruptStep | ResultStep | TerminalStep | SpawnWorkerStep | ExitStep | MessageStep | RawStep | StderrStep | EnvStep],
        Meta(min_length=1),
    ]
    """The steps in their order, at least 1. After the last one the harness exits with 0."""


class HarnessCommand(Struct, frozen=True, kw_only=True):
    """One line of the standard input of a scripted harness. Written by the local runner.

    Schema: ``runner/harness-command.schema.json#``
    """

    schema: Literal['paperclip.fake_harness.command.v1']
    """Record tag; always `paperclip.fake_harness.command.v1`."""
    command_id: str = field(name='commandId')
    """Identifier of the controller's command."""
    type: str
    """Type of the controller's command, such as `turn.start`."""
    payload: JsonValue
    """Payload of the controller's command, or null."""


class HarnessMessage(Struct, frozen=True, kw_only=True):
    """One line of the standard output of a scripted harness. Written by the harness.

    Schema: ``runner/harness-message.schema.json#``
    """

    schema: Literal['paperclip.fake_harness.message.v1']
    """Record tag; always `paperclip.fake_harness.message.v1`."""
    message_seq: Annotated[int, Meta(ge=0)] = field(name='messageSeq')
    """Number of the message, counted from 1 without a hole."""
    type: str
    """`ready`, `event`, `request`, `result`, `terminal`, `log` or `diagnostic`; the runner ends at any other."""
    payload: JsonValue | UnsetType = UNSET
    """What the type asks for: `ready {version}`, `event {eventType, turnId, itemId, payload}`, `request {request}`, `result {result}`, `terminal {terminal}`, `log {stream, text}`, or any diagnostic; absent means null."""


class BuildMetadataPrp(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The runner protocol.

    Schema: ``runner/build-metadata.schema.json#/properties/prp``
    """

    name: Literal['paperclip.runner']
    """Name of the protocol."""
    minimum_version: Annotated[int, Meta(ge=1)] = field(name='minimumVersion')
    """Oldest version spoken."""
    maximum_version: Annotated[int, Meta(ge=1)] = field(name='maximumVersion')
    """Newest version spoken."""


class BuildMetadata(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the runner daemon prints for `--build-metadata`: one line, members in alphabetical order.

    Schema: ``runner/build-metadata.schema.json#``
    """

    schema: Literal['paperclip-runner/runnerd-build-metadata/v1']
    """Record tag; always `paperclip-runner/runnerd-build-metadata/v1`."""
    binary_contract_version: Annotated[int, Meta(ge=1)] = field(
        name='binaryContractVersion'
    )
    """Version of the daemon's command line contract."""
    native_execution_version: Annotated[int, Meta(ge=1)] = field(
        name='nativeExecutionVersion'
    )
    """Version of the native execution record."""
    harness_driver_version: Annotated[int, Meta(ge=1)] = field(
        name='harnessDriverVersion'
    )
    """Version of the harness driver contract."""
    prp: BuildMetadataPrp
    """The runner protocol."""
    prp_transport_modes: list[Literal['dial_ws_loopback', 'dial_wss', 'listen_ws']] = (
        field(name='prpTransportModes')
    )
    """Ways to connect to an authority."""
    binary_name: Annotated[str, Meta(min_length=1)] = field(name='binaryName')
    """Name of the program."""
    package_name: Annotated[str, Meta(min_length=1)] = field(name='packageName')
    """Package the program belongs to."""
    package_version: Annotated[str, Meta(min_length=1)] = field(name='packageVersion')
    """Version of that package."""


class DeterministicDriverConfig(Struct, frozen=True, kw_only=True):
    """Configuration of the deterministic harness driver.

    Schema: ``runner/deterministic-driver-config.schema.json#``
    """

    schema: Literal['paperclip-runner/deterministic-harness-driver-config/v1']
    """Record tag; always `paperclip-runner/deterministic-harness-driver-config/v1`."""
    scenario: Literal['semantic-tool-success']
    """What the driver plays."""


class HarnessTranscript(Struct, frozen=True, kw_only=True):
    """The events of a session as its driver kept them.

    Schema: ``runner/harness-transcript.schema.json#``
    """

    schema: Literal['paperclip-runner/harness-transcript/v1']
    """Record tag; always `paperclip-runner/harness-transcript/v1`."""
    complete: bool
    """Whether every event of the session is there."""
    event_count: Annotated[int, Meta(ge=0)] = field(name='eventCount')
    """Number of the events."""
    events: list[dict[str, JsonValue]]
    """The events in their order."""
    omission_reason: str | None = field(name='omissionReason')
    """Why events are missing, or null."""


class DriverConformanceFixture(Struct, frozen=True, kw_only=True):
    """What the conformance kit of harness drivers asks of one driver. Written by the author of the driver.

    Schema: ``runner/driver-conformance-fixture.schema.json#``
    """

    schema: Literal['paperclip-runner/harness-driver-conformance-fixture/v1']
    """Record tag; always `paperclip-runner/harness-driver-conformance-fixture/v1`."""
    valid_config: dict[str, JsonValue] = field(name='validConfig')
    """A configuration the driver accepts."""
    invalid_config: dict[str, JsonValue] = field(name='invalidConfig')
    """A configuration the driver refuses."""
    completion_message: Annotated[str, Meta(min_length=1)] = field(
        name='completionMessage'
    )
    """Message whose turn completes with a semantic result."""
    interrupt_message: Annotated[str, Meta(min_length=1)] = field(
        name='interruptMessage'
    )
    """Message whose turn waits to be interrupted."""
    required_capabilities: list[str] = field(name='requiredCapabilities')
    """Capabilities that must be true."""
    unsupported_features: list[str] = field(name='unsupportedFeatures')
    """Features that the driver must list as unsupported."""


class DriverConformanceReportChecks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The checks in their order; a report exists only when all of them pass.

    Schema: ``runner/driver-conformance-report.schema.json#/properties/checks``
    """

    capability_description: LiteralTrue = field(name='capabilityDescription')
    """The descriptor names the driver and has every required capability."""
    config_validation: LiteralTrue = field(name='configValidation')
    """Configurations are told apart."""
    session_lifecycle: LiteralTrue = field(name='sessionLifecycle')
    """A turn completes and leaves a semantic result."""
    session_recovery: LiteralTrue = field(name='sessionRecovery')
    """A recovered session is the same session."""
    semantic_tools: LiteralTrue = field(name='semanticTools')
    """Every semantic tool call has an input and a result."""
    event_validation: LiteralTrue = field(name='eventValidation')
    """Every event keeps the contract."""
    interrupt_and_cancel: LiteralTrue = field(name='interruptAndCancel')
    """An interrupt ends turn and run."""
    usage: LiteralTrue
    """Usage is reported."""
    transcript_completeness: LiteralTrue = field(name='transcriptCompleteness')
    """The transcript holds every event."""
    unsupported_features: LiteralTrue = field(name='unsupportedFeatures')
    """Features that are missing are said to be missing."""


class DriverConformanceReport(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the conformance kit found in a driver that passes. Members are in this order.

    Schema: ``runner/driver-conformance-report.schema.json#``
    """

    schema: Literal['paperclip-runner/harness-driver-conformance-report/v1']
    """Record tag; always `paperclip-runner/harness-driver-conformance-report/v1`."""
    contract_version: Literal[1] = field(name='contractVersion')
    """Version of the harness driver contract."""
    descriptor: dict[str, JsonValue]
    """What the driver says of itself."""
    checks: DriverConformanceReportChecks
    """The checks in their order; a report exists only when all of them pass."""
    event_count: Annotated[int, Meta(ge=0)] = field(name='eventCount')
    """Events of the completed turn's session."""
    semantic_tool_call_count: Annotated[int, Meta(ge=0)] = field(
        name='semanticToolCallCount'
    )
    """Semantic tool calls among them."""
    usage: dict[str, JsonValue]
    """The usage that the driver reported."""


class ControlPlaneConformanceReport(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the conformance kit found in a control plane that passes. Members are in this order.

    Schema: ``runner/control-plane-conformance-report.schema.json#``
    """

    event_count: Annotated[int, Meta(ge=0)] = field(name='eventCount')
    """Events that were stored."""
    highest_contiguous_source_seq: Annotated[int, Meta(ge=0)] = field(
        name='highestContiguousSourceSeq'
    )
    """Number up to which the source has no hole."""
    duplicate_disposition: str = field(name='duplicateDisposition')
    """What an equal repeat was called."""
    terminal_replay_idempotent: LiteralTrue = field(name='terminalReplayIdempotent')
    """An equal completion was accepted again."""
    open_binding_rejected: LiteralTrue = field(name='openBindingRejected')
    """A second opening was refused."""
    event_id_mutation_rejected: LiteralTrue = field(name='eventIdMutationRejected')
    """A known event with another payload was refused."""
    event_sequence_mutation_rejected: LiteralTrue = field(
        name='eventSequenceMutationRejected'
    )
    """A known number with another event was refused."""
    replay_binding_rejected: LiteralTrue = field(name='replayBindingRejected')
    """A replay of another run was refused."""
    result_mutation_rejected: LiteralTrue = field(name='resultMutationRejected')
    """Another result was refused."""


class LocalRunSummary(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The last line that a local run prints.

    Schema: ``runner/local-run-summary.schema.json#``
    """

    schema: Literal['paperclip.runner.local-runner.summary.v1']
    """Record tag; always `paperclip.runner.local-runner.summary.v1`."""
    scenario: str
    """Scenario that was run."""
    event_count: Annotated[int, Meta(ge=0)] = field(name='eventCount')
    """Events of the run."""
    terminal_count: Annotated[int, Meta(ge=0)] = field(name='terminalCount')
    """Terminal events among them."""
    semantic_result: JsonValue = field(name='semanticResult')
    """Disposition of the first proposed result, or null."""
    harness_process_exit: JsonValue = field(name='harnessProcessExit')
    """How the harness ended, or null."""
    runner_process_exit: JsonValue = field(name='runnerProcessExit')
    """How the runner ended."""
    output_path: str | None = field(name='outputPath')
    """File the trace was written to, or null."""


__all__ = [
    'AwaitInterruptStep',
    'AwaitResolutionStep',
    'BuildMetadata',
    'BuildMetadataPrp',
    'CommandReceipt',
    'ControlPlaneConformanceReport',
    'DelayStep',
    'DeterministicDriverConfig',
    'DriverConformanceFixture',
    'DriverConformanceReport',
    'DriverConformanceReportChecks',
    'EnvStep',
    'EventStep',
    'ExitStep',
    'HarnessCommand',
    'HarnessMessage',
    'HarnessScript',
    'HarnessTranscript',
    'LocalCommand',
    'LocalRunSummary',
    'LogStep',
    'MessageStep',
    'RawStep',
    'RequestStep',
    'ResultStep',
    'SpawnWorkerStep',
    'StderrStep',
    'StreamDiagnostic',
    'StreamEvent',
    'StreamMessage',
    'TerminalStep',
]
