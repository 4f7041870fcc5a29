"""Session snapshots, parity summaries and conformance records.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue
from paperclip_protocol.prp_v1 import PrpV1Event

from . import prp_v1, runner


class SnapshotItem(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One item of a session.

    Schema: ``replay/session-snapshot.schema.json#/$defs/snapshotItem``
    """

    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Identifier of the item, taken from its events."""
    kind: str
    """Kind of the item, `diagnostic` when no event named one."""
    status: Literal['running', 'completed', 'failed']
    """State of the item after its last event."""
    text: str
    """Text of the item: the last full text and the deltas since."""


class SnapshotRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One request of a provider to whoever watches the run.

    Schema: ``replay/session-snapshot.schema.json#/$defs/snapshotRequest``
    """

    request_id: Annotated[str, Meta(min_length=1)] = field(name='requestId')
    """Identifier of the request, taken from its events."""
    request_kind: str = field(name='requestKind')
    """Kind of the request, `runtime` when the event named none."""
    type: str
    """Type of the request, `runtime` when the event named none."""
    status: str
    """`pending` or what the creating event said, then `resolved`, `expired` or `cancelled` after the latest such event."""
    prompt: str
    """What was asked, empty when the event said nothing."""


class TimelineEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One applied event as a reader of the run sees it.

    Schema: ``replay/session-snapshot.schema.json#/$defs/timelineEntry``
    """

    position: Annotated[int, Meta(ge=1)]
    """Place in the timeline, counted from 1."""
    source_event_id: str = field(name='sourceEventId')
    """Identifier of the event."""
    source_seq: Annotated[int, Meta(ge=1, le=9007199254740991)] = field(
        name='sourceSeq'
    )
    """Sequence number of the event within its source."""
    event_type: str = field(name='eventType')
    """Type of the event; types unknown to the reducer are listed as well."""
    emitted_at: str = field(name='emittedAt')
    """Time of the event in UTC, copied as it came."""
    item_id: str | UnsetType = field(name='itemId', default=UNSET)
    """Item of the event; absent when the event has none."""
    summary: str
    """What happened, in one line."""


class SequenceGap(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sequence numbers of one source that were skipped.

    Schema: ``replay/session-snapshot.schema.json#/$defs/sequenceGap``
    """

    source_key: Annotated[str, Meta(min_length=1)] = field(name='sourceKey')
    """Source with the gap, `<sourceKind>:<sourceInstanceId>`."""
    expected: Annotated[int, Meta(ge=1, le=9007199254740991)]
    """Sequence number that should have come next."""
    received: Annotated[int, Meta(ge=1, le=9007199254740991)]
    """Sequence number that came instead."""
    missing_count: Annotated[int, Meta(ge=1, le=9007199254740991)] = field(
        name='missingCount'
    )
    """How many numbers were skipped: received minus expected."""
    missing: Annotated[list[int], Meta(max_length=256, min_length=1)]
    """The first skipped numbers counted up from expected, at most 256."""
    truncated: bool
    """Whether more numbers were skipped than `missing` lists."""


class SessionSnapshot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """State of a session after its events have been reduced. It depends on the events alone, never on the clock. Members are written in the order given here.

    Schema: ``replay/session-snapshot.schema.json#``
    """

    schema: Literal['paperclip.prp.session-snapshot.v1']
    """Names this record and its version."""
    fixture_name: str = field(name='fixtureName')
    """Name of the fixture or of the recording, given by the caller."""
    identity: dict[str, JsonValue]
    """Identity of the run, copied with unknown members and their order."""
    capabilities: dict[str, JsonValue]
    """Capabilities agreed for the session, copied with unknown members and their order."""
    run_phase: str = field(name='runPhase')
    """Phase of the run: `queued` at first, then what `runtime.phase.changed` says, `terminal` after `run.terminal`."""
    session_state: Literal['not_started', 'running', 'closed', 'failed'] = field(
        name='sessionState'
    )
    """State of the session."""
    turn_state: Literal['not_started', 'running', 'completed', 'failed', 'interrupted', 'cancelled'] = field(
        name='turnState'
    )
    """State of the latest turn."""
    active_turn_id: str | None = field(name='activeTurnId')
    """Turn that runs, or null."""
    items: list[SnapshotItem]
    """Items in the order in which they first appeared."""
    requests: list[SnapshotRequest]
    """Runtime requests in the order in which they were created."""
    proposed_result: JsonValue = field(name='proposedResult')
    """Payload of the last `run.result.proposed`, copied as it came; null before the first. A validated stream has an object here."""
    terminal: JsonValue
    """Payload of the last `run.terminal`, copied as it came; null before the first. A validated stream has an object here."""
    timeline: list[TimelineEntry]
    """One entry for every applied event, in the order of application."""
    source_cursors: dict[str, int] = field(name='sourceCursors')
    """Last applied sequence number of each source, by `<sourceKind>:<sourceInstanceId>`, in the order of first use."""
    processed_event_ids: list[str] = field(name='processedEventIds')
    """Ids of the applied events in the order of application, each once."""
    duplicate_event_ids: list[str] = field(name='duplicateEventIds')
    """Ids that occurred more than once within one batch, sorted by UTF-16 code units, each once."""
    out_of_order_event_ids: list[str] = field(name='outOfOrderEventIds')
    """Ids of events that came with a sequence number already passed, in the order of arrival, each once."""
    gaps: list[SequenceGap]
    """Ranges of sequence numbers that were skipped, in the order of discovery. A late event does not remove one."""
    integrity: Literal['complete', 'gap_detected']
    """Whether every source was complete and in order."""


class ParitySummary(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part of a session snapshot that two implementations must agree on after they have reduced the same events. Members are written in the order given here.

    Schema: ``replay/parity-summary.schema.json#``
    """

    run_id: Annotated[str, Meta(min_length=1)] = field(name='runId')
    """Run of the snapshot, taken from its identity."""
    integrity: Literal['complete', 'gap_detected']
    """Whether every source was complete and in order."""
    timeline_count: Annotated[int, Meta(ge=0)] = field(name='timelineCount')
    """Number of applied events."""
    duplicate_event_ids: list[str] = field(name='duplicateEventIds')
    """Ids that occurred more than once within one batch, sorted by UTF-16 code units, each once."""
    gaps: list[SequenceGap]
    """Ranges of sequence numbers that were skipped, in the order of discovery."""
    turn_terminal_state: str | None = field(name='turnTerminalState')
    """How the turn ended, copied from the last `run.terminal`: `completed`, `failed`, `interrupted` or `cancelled`, though protocol version 2 does not check it; null before it."""
    run_terminal_state: str | None = field(name='runTerminalState')
    """How the run ended, copied from the last `run.terminal`: `succeeded`, `failed` or `cancelled`, though protocol version 2 does not check it; null before it."""


class ConformanceRun(Struct, frozen=True, kw_only=True):
    """Identity of the run of a conformance fixture.

    Schema: ``replay/conformance-fixture.schema.json#/$defs/conformanceRun``
    """

    run_id: str = field(name='runId')
    """Identifier of the run."""
    session_id: str = field(name='sessionId')
    """Identifier of its session."""
    company_id: str = field(name='companyId')
    """Company the run works for."""
    issue_id: str = field(name='issueId')
    """Issue the run works on."""
    agent_id: str = field(name='agentId')
    """Agent that runs."""


class ConformanceEvent(Struct, frozen=True, kw_only=True):
    """One event of a conformance fixture.

    Schema: ``replay/conformance-fixture.schema.json#/$defs/conformanceEvent``
    """

    event_id: str = field(name='eventId')
    """Identifier of the event."""
    run_id: str = field(name='runId')
    """Run of the event, equal to that of the fixture."""
    sequence: Annotated[int, Meta(ge=1)]
    """Position of the event, counted from 1."""
    type: Literal['run.started', 'run.completed']
    """What happened."""


class ConformanceResult(Struct, frozen=True, kw_only=True):
    """Result of the run of a conformance fixture.

    Schema: ``replay/conformance-fixture.schema.json#/$defs/conformanceResult``
    """

    run_id: str = field(name='runId')
    """Run of the result, equal to that of the fixture."""
    status: Literal['succeeded']
    """How the run ended."""
    summary: Annotated[str, Meta(min_length=1)]
    """What came out of the run."""


class ConformanceFixture(Struct, frozen=True, kw_only=True):
    """Smallest run that an implementation must accept: started, completed, succeeded. Beyond this form the first event is `run.started`, the last `run.completed`, sequence numbers equal positions, and every runId is the same. Unknown members are dropped.

    Schema: ``replay/conformance-fixture.schema.json#``
    """

    schema_version: Literal['paperclip.runner.conformance.fixture.v1'] = field(
        name='schemaVersion'
    )
    """Names this record and its version."""
    run: ConformanceRun
    """The run, set by the author of the fixture."""
    events: Annotated[list[ConformanceEvent], Meta(min_length=2)]
    """Events of the run in order, at least 2."""
    result: ConformanceResult
    """Result of the run."""


class ConformanceRunIdentity(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Identity of an accepted run.

    Schema: ``replay/conformance-output.schema.json#/$defs/conformanceRunIdentity``
    """

    run_id: str = field(name='runId')
    """Identifier of the run."""
    session_id: str = field(name='sessionId')
    """Identifier of its session."""


class ConformanceOutcome(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Result of an accepted run.

    Schema: ``replay/conformance-output.schema.json#/$defs/conformanceOutcome``
    """

    status: Literal['succeeded']
    """How the run ended."""
    summary: Annotated[str, Meta(min_length=1)]
    """What came out of the run."""


class ConformanceOutput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an implementation prints for an accepted conformance fixture: compact JSON in this order of members and one newline.

    Schema: ``replay/conformance-output.schema.json#``
    """

    schema_version: Literal['paperclip.runner.conformance.output.v1'] = field(
        name='schemaVersion'
    )
    """Names this record and its version."""
    run_identity: ConformanceRunIdentity = field(name='runIdentity')
    """Which run was accepted."""
    result: ConformanceOutcome
    """Result of the run, copied from the fixture."""


class LocalRunTraceMetadata(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the run was for.

    Schema: ``runner/local-run-trace.schema.json#/properties/metadata``
    """

    schema: Literal['paperclip.runner.local-runner.metadata.v1']
    """Record tag; always `paperclip.runner.local-runner.metadata.v1`."""
    fixture_name: Annotated[str, Meta(min_length=1)] = field(name='fixtureName')
    """Name of a fixture made from the trace."""
    identity: prp_v1.Identity
    """Identity of the run."""
    capabilities: prp_v1.Capabilities
    """What the harness can do."""


class LocalRunTraceRunnerProcessExit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the runner ended.

    Schema: ``runner/local-run-trace.schema.json#/properties/runnerProcessExit``
    """

    code: int | None
    """Exit code, or null."""
    signal: int | None
    """Number of the signal that ended it, or null."""


class LocalRunTrace(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that was said in a local run that ended as it should. Written by the local mock core.

    Schema: ``runner/local-run-trace.schema.json#``
    """

    schema: Literal['paperclip.runner.local-runner.trace.v1']
    """Record tag; always `paperclip.runner.local-runner.trace.v1`."""
    metadata: LocalRunTraceMetadata
    """What the run was for."""
    commands: list[prp_v1.Command]
    """The commands in their order; a repeated one stands once."""
    command_receipts: list[runner.CommandReceipt] = field(name='commandReceipts')
    """The receipts in their order, one for each time a command was sent."""
    events: list[PrpV1Event]
    """The events in their order."""
    requests: list[JsonValue]
    """The requests of the run in their order, as the harness made them."""
    result: JsonValue
    """The first proposed result, or null."""
    harness_process_exit: JsonValue = field(name='harnessProcessExit')
    """How the harness ended, as the runner says, or null."""
    runner_process_exit: LocalRunTraceRunnerProcessExit = field(
        name='runnerProcessExit'
    )
    """How the runner ended."""
    runner_diagnostics: list[runner.StreamDiagnostic] = field(name='runnerDiagnostics')
    """The last diagnostics of the runner."""


__all__ = [
    'ConformanceEvent',
    'ConformanceFixture',
    'ConformanceOutcome',
    'ConformanceOutput',
    'ConformanceResult',
    'ConformanceRun',
    'ConformanceRunIdentity',
    'LocalRunTrace',
    'LocalRunTraceMetadata',
    'LocalRunTraceRunnerProcessExit',
    'ParitySummary',
    'SequenceGap',
    'SessionSnapshot',
    'SnapshotItem',
    'SnapshotRequest',
    'TimelineEntry',
]
