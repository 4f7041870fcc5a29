"""PRP version 2: capabilities, commands, events and session goals.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, ClassVar, Literal, TYPE_CHECKING, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue


class CapabilitiesDriver(Struct, frozen=True, kw_only=True):
    """The driver that serves the session. Set by the runner.

    Schema: ``prp/v2/capabilities.schema.json#/properties/driver``
    """

    kind: Annotated[str, Meta(max_length=80, min_length=1)]
    """Driver name, for example `codex_app_server`; 1 to 80 characters."""
    version: Annotated[str, Meta(max_length=80, min_length=1)]
    """Version of the driver as its author writes it; compared as text, 1 to 80 characters."""


class SessionGoalCapability(Struct, frozen=True, kw_only=True):
    """What a session offers for goals. Set by the driver.

    Schema: ``prp/v2/session-goal.schema.json#/$defs/capability``
    """

    availability: Literal['available', 'unsupported', 'policy_disabled']
    """`available`: goals can be used; `unsupported`: the provider has none; `policy_disabled`: a policy keeps them off."""
    actions: list[Literal['set', 'pause', 'resume', 'clear']]
    """What a controller may do with the goal; each at most once."""
    autonomous_updates: bool = field(name='autonomousUpdates')
    """True when the provider changes the goal by itself and reports it."""
    persistent_across_resume: bool = field(name='persistentAcrossResume')
    """True when the goal is still there after the session is resumed."""
    max_objective_chars: Annotated[int, Meta(ge=1, le=4000)] = field(
        name='maxObjectiveChars'
    )
    """Longest objective in characters, 1 to 4000."""
    token_budget_control: bool = field(name='tokenBudgetControl')
    """True when the controller may set a token budget."""
    usage_reporting: bool = field(name='usageReporting')
    """True when tokens and time spent on the goal are reported."""
    reason_code: Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Stable code that says why goals are not available, 1 to 160 characters."""
    reason: Annotated[str, Meta(max_length=1000, min_length=1)] | UnsetType = UNSET
    """The same in words, 1 to 1000 characters."""


class Capabilities(Struct, frozen=True, kw_only=True):
    """What a runner and its driver can do for one session, with session goals. Stated when the session opens. Version 1's `typedEventFamilies` and `semanticTools` are not defined here; when present they pass as unknown members.

    Schema: ``prp/v2/capabilities.schema.json#``
    """

    schema: Literal['paperclip.prp.capabilities.v2']
    """Record tag; always `paperclip.prp.capabilities.v2`."""
    session_reuse_policy: Literal['new_per_run', 'reuse_per_issue', 'reuse_per_workspace'] = field(
        name='sessionReusePolicy'
    )
    """How long a session may live. `new_per_run`: one run only; `reuse_per_issue`: later runs of the same issue continue it; `reuse_per_workspace`: any run in the same workspace continues it. Set by the control plane."""
    driver: CapabilitiesDriver
    """The driver that serves the session. Set by the runner."""
    steer: bool
    """True when text can be added to a turn that is already running (`turn.steer`). Set by the driver."""
    interrupt: bool
    """True when a running turn can be stopped without closing the session (`turn.interrupt`). Set by the driver."""
    resume: bool
    """True when a closed or lost session can be opened again with its history. Set by the driver."""
    runtime_requests: bool = field(name='runtimeRequests')
    """True when the driver forwards the provider's questions and permission requests as `runtime_request.*` events. Set by the driver."""
    structured_result: bool = field(name='structuredResult')
    """True when the driver delivers a run result record, not only closing text. Set by the driver."""
    typed_events: bool = field(name='typedEvents')
    """True when the driver emits events with typed provider-neutral payloads (plans, tool executions, research and so on). Set by the driver."""
    session_goals: SessionGoalCapability = field(name='sessionGoals')
    """What the session offers for goals. Set by the driver; later changes arrive as `session.capabilities.updated`."""
    unsupported: list[str] | UnsetType = UNSET
    """Names of features a controller may look for and the driver knows it lacks; each at most once, never empty. Set by the driver."""


class CommandPrecondition(Struct, frozen=True, kw_only=True):
    """States in which the controller meant the order to be valid. Part of the fingerprint; runners do not enforce it.

    Schema: ``prp/v2/command.schema.json#/properties/precondition``
    """

    runner_state: list[str] | UnsetType = field(name='runnerState', default=UNSET)
    """Runner lifecycle states in which the order makes sense."""
    run_state: list[str] | UnsetType = field(name='runState', default=UNSET)
    """Run phases in which the order makes sense."""
    session_state: list[str] | UnsetType = field(name='sessionState', default=UNSET)
    """Session states in which the order makes sense."""
    active_turn_id: str | None | UnsetType = field(name='activeTurnId', default=UNSET)
    """Turn that must be active; null when no turn may be active."""


class Command(Struct, frozen=True, kw_only=True):
    """One order of the controller to a runner; version 1 with the three session goal orders. A controller stamps this version on `session.goal.*` orders only.

    Schema: ``prp/v2/command.schema.json#``
    """

    schema: Literal['paperclip.prp.command.v2']
    """Record tag; always `paperclip.prp.command.v2`."""
    command_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the order, 1 to 160 characters. Set by the controller. The same id with the same content is answered from the journal and not executed twice; with other content it is an error."""
    controller_seq: Annotated[int, Meta(ge=1)] = field(name='controllerSeq')
    """Position in the run's command journal: starts at 1, grows by 1, has no gaps. Set by the controller."""
    type: Literal['run.prepare', 'run.attach', 'session.open', 'turn.start', 'turn.steer', 'turn.interrupt', 'turn.stop', 'request.resolve', 'interaction.receipt', 'semantic_tool.result', 'session.snapshot', 'session.close', 'session.budget.increase', 'session.destroy', 'run.cancel', 'runner.drain', 'runner.suspend', 'runner.shutdown', 'session.goal.get', 'session.goal.set', 'session.goal.clear']
    """What is ordered. Set by the controller; the root member `x-paperclip-command-types` describes each value and its payload."""
    issued_at: str = field(name='issuedAt')
    """When the controller wrote the order: UTC, `YYYY-MM-DDTHH:MM:SS[.mmm]Z`. Part of the fingerprint by which a repeated order is recognised."""
    deadline_at: str | UnsetType = field(name='deadlineAt', default=UNSET)
    """Time after which the controller no longer wants the order carried out; UTC. Part of the fingerprint; runners do not enforce it."""
    precondition: CommandPrecondition | UnsetType = UNSET
    """States in which the controller meant the order to be valid. Part of the fingerprint; runners do not enforce it."""
    payload: dict[str, JsonValue]
    """What the order needs, by `type`. Set by the controller; unknown members are kept."""


class EventBase(Struct, frozen=True, kw_only=True):
    """Members that every event has.

    Schema: ``prp/v2/event.schema.json#``
    """

    schema: Literal['paperclip.prp.event.v2']
    """Record tag; always `paperclip.prp.event.v2`."""
    source_event_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='sourceEventId'
    )
    """Identifier of the event, 1 to 160 characters. Set by the emitter; a second delivery with the same id is the same event and must have the same content."""
    source_seq: Annotated[int, Meta(ge=1, le=9007199254740991)] = field(
        name='sourceSeq'
    )
    """Position in the emitter's stream for this run: starts at 1, grows by 1, at most 9007199254740991. A missing number is a gap."""
    source_instance_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='sourceInstanceId'
    )
    """Process that emitted the event, 1 to 160 characters; for a runner its `runnerInstanceId`. Together with `sourceKind` it names the stream that `sourceSeq` counts."""
    source_kind: Literal['runner', 'control_plane'] = field(name='sourceKind')
    """Side that emitted the event: `runner` for the runner and what it drives, `control_plane` for the core and its recovery."""
    run_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='runId')
    """Run the event belongs to, 1 to 160 characters; equals `runId` of the run identity."""
    normalized_session_id: (
        Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType
    ) = field(name='normalizedSessionId', default=UNSET)
    """Session the event belongs to, 1 to 160 characters; equals the identity's when present. Absent on facts about the runner alone."""
    turn_id: Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType = field(
        name='turnId', default=UNSET
    )
    """Turn the event belongs to, 1 to 160 characters (version 1 allows 240); the durable turn id, not the provider's. Absent outside a turn."""
    item_id: Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType = field(
        name='itemId', default=UNSET
    )
    """Item the event belongs to, 1 to 160 characters (version 1 allows 240). Absent when there is none."""
    schema_version: Literal[2] = field(name='schemaVersion')
    """Version of the event record; a reader that does not know the number must refuse the event. 2 here."""
    priority: Literal[0, 1, 2]
    """How important it is to keep the event, 0 first and 2 last: 0 for outcomes that may use the reserved part of the outbox, 1 for ordinary facts, 2 for text in progress. Set by the emitter; the schema does not tie it to the type."""
    emitted_at: str = field(name='emittedAt')
    """When the emitter recorded the fact: UTC, `YYYY-MM-DDTHH:MM:SS[.mmm]Z`."""
    observed_at: str | UnsetType = field(name='observedAt', default=UNSET)
    """When a receiver first saw the event: UTC, same form. Never set by the emitter."""
    debug: dict[str, JsonValue] | UnsetType = UNSET
    """Notes for people who look into a fault. No reader may depend on them."""


class OpenEvent(EventBase, frozen=True, kw_only=True):
    """Members of each event whose payload the contract leaves open.

    Schema: ``prp/v2/event.schema.json#``
    """

    payload: dict[str, JsonValue]
    """Content by `eventType`; bounded for the goal and capability events only. Set by the emitter."""


class RunnerConnectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.connected', kw_only=True):
    """The runner opened its connection to the authority for the first time.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.connected"]] = "runner.connected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.connected"


class RunnerReconnectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.reconnected', kw_only=True):
    """The runner is connected again after a break and goes on from the last acknowledged event.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.reconnected"]] = "runner.reconnected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.reconnected"


class RunnerReconciledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.reconciled', kw_only=True):
    """The runner started again and brought its stored state in line with what really happened.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.reconciled"]] = "runner.reconciled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.reconciled"


class RunnerDisconnectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.disconnected', kw_only=True):
    """The connection between runner and authority was lost.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.disconnected"]] = "runner.disconnected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.disconnected"


class RunnerDrainingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.draining', kw_only=True):
    """The runner takes no new work and is sending what it still holds.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.draining"]] = "runner.draining"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.draining"


class RunnerSuspendingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.suspending', kw_only=True):
    """The runner was ordered to suspend and is saving its state.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.suspending"]] = "runner.suspending"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.suspending"


class RunnerSuspendedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.suspended', kw_only=True):
    """The runner saved its state and stops; it can be started again.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.suspended"]] = "runner.suspended"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.suspended"


class RunnerStoppedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.stopped', kw_only=True):
    """The runner shut down for good.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.stopped"]] = "runner.stopped"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.stopped"


class RunnerDiagnosticEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.diagnostic', kw_only=True):
    """A note of the runner about itself, such as an event it had to replace or refuse.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.diagnostic"]] = "runner.diagnostic"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.diagnostic"


class RuntimePhaseChangedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime.phase.changed', kw_only=True):
    """The run entered another phase; the payload names it in `phase`.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime.phase.changed"]] = "runtime.phase.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime.phase.changed"


class SandboxMetricEvent(OpenEvent, frozen=True, tag_field='eventType', tag='sandbox.metric', kw_only=True):
    """A measurement of the environment, such as memory or processor time.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["sandbox.metric"]] = "sandbox.metric"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "sandbox.metric"


class WorkspaceReadyEvent(OpenEvent, frozen=True, tag_field='eventType', tag='workspace.ready', kw_only=True):
    """The workspace is prepared and the provider may work in it.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.ready"]] = "workspace.ready"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.ready"


class WorkspaceChangeUpdatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='workspace.change.updated', kw_only=True):
    """The changes of the turn so far; each update replaces the one before.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.change.updated"]] = "workspace.change.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.change.updated"


class WorkspaceDiffRecordedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='workspace.diff.recorded', kw_only=True):
    """The whole change of the turn as it was settled, before the run ends.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.diff.recorded"]] = "workspace.diff.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.diff.recorded"


class WorkspaceFileReferencedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='workspace.file.referenced', kw_only=True):
    """A message points to a file of the workspace.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.file.referenced"]] = "workspace.file.referenced"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.file.referenced"


class HarnessStartingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.starting', kw_only=True):
    """The provider's process or service is being started.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.starting"]] = "harness.starting"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.starting"


class HarnessReadyEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.ready', kw_only=True):
    """The provider answers and can open a session.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.ready"]] = "harness.ready"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.ready"


class HarnessExitedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.exited', kw_only=True):
    """The provider's process ended, or the service connection was closed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.exited"]] = "harness.exited"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.exited"


class HarnessDiagnosticEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.diagnostic', kw_only=True):
    """A note of the driver about the provider, such as a message it could not place.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.diagnostic"]] = "harness.diagnostic"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.diagnostic"


class PlanUpdatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='plan.updated', kw_only=True):
    """The provider made or changed its plan.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["plan.updated"]] = "plan.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "plan.updated"


class ToolExecutionStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='tool.execution.started', kw_only=True):
    """A tool of the provider began to run.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["tool.execution.started"]] = "tool.execution.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "tool.execution.started"


class ToolExecutionProgressedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='tool.execution.progressed', kw_only=True):
    """A running tool reported output or progress.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["tool.execution.progressed"]] = "tool.execution.progressed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "tool.execution.progressed"


class ToolExecutionCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='tool.execution.completed', kw_only=True):
    """A tool ended; its status tells how.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["tool.execution.completed"]] = "tool.execution.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "tool.execution.completed"


class ResearchStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='research.started', kw_only=True):
    """The provider began to look something up.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["research.started"]] = "research.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "research.started"


class ResearchProgressedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='research.progressed', kw_only=True):
    """A look-up reported an intermediate state.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["research.progressed"]] = "research.progressed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "research.progressed"


class ResearchCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='research.completed', kw_only=True):
    """A look-up ended; its sources are listed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["research.completed"]] = "research.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "research.completed"


class DelegationStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='delegation.started', kw_only=True):
    """The provider handed work to agents of its own.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["delegation.started"]] = "delegation.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "delegation.started"


class DelegationUpdatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='delegation.updated', kw_only=True):
    """The state of delegated work changed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["delegation.updated"]] = "delegation.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "delegation.updated"


class DelegationCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='delegation.completed', kw_only=True):
    """Delegated work ended.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["delegation.completed"]] = "delegation.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "delegation.completed"


class ModelRouteChangedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='model.route.changed', kw_only=True):
    """The provider uses another model than the one asked for.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["model.route.changed"]] = "model.route.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "model.route.changed"


class ModelVerificationUpdatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='model.verification.updated', kw_only=True):
    """The provider's check of its model's output began, went on or ended.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["model.verification.updated"]] = "model.verification.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "model.verification.updated"


class ContextCompactedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='context.compacted', kw_only=True):
    """The provider shortened the model's context.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["context.compacted"]] = "context.compacted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "context.compacted"


class ArtifactViewedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='artifact.viewed', kw_only=True):
    """The provider looked at a file, such as an image.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["artifact.viewed"]] = "artifact.viewed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "artifact.viewed"


class ArtifactGeneratedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='artifact.generated', kw_only=True):
    """The provider is making, made or failed to make a file.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["artifact.generated"]] = "artifact.generated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "artifact.generated"


class ReviewModeChangedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='review.mode.changed', kw_only=True):
    """The provider entered or left its review mode.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["review.mode.changed"]] = "review.mode.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "review.mode.changed"


class HookStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='hook.started', kw_only=True):
    """A hook of the provider began to run.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["hook.started"]] = "hook.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "hook.started"


class HookCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='hook.completed', kw_only=True):
    """A hook of the provider ended.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["hook.completed"]] = "hook.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "hook.completed"


class MemoryCitationReferencedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='memory.citation.referenced', kw_only=True):
    """A message refers to something the provider remembers.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["memory.citation.referenced"]] = "memory.citation.referenced"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "memory.citation.referenced"


class SafetyReviewStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='safety.review.started', kw_only=True):
    """The provider began to judge whether an action may go ahead.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["safety.review.started"]] = "safety.review.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "safety.review.started"


class SafetyReviewCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='safety.review.completed', kw_only=True):
    """The provider decided whether an action may go ahead.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["safety.review.completed"]] = "safety.review.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "safety.review.completed"


class TerminalInputSentEvent(OpenEvent, frozen=True, tag_field='eventType', tag='terminal.input.sent', kw_only=True):
    """Input was sent to a running process; only its length is kept.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["terminal.input.sent"]] = "terminal.input.sent"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "terminal.input.sent"


class WaitStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='wait.started', kw_only=True):
    """The provider began to wait.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["wait.started"]] = "wait.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "wait.started"


class WaitCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='wait.completed', kw_only=True):
    """The provider stopped waiting.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["wait.completed"]] = "wait.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "wait.completed"


class ProviderNoticeRecordedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='provider.notice.recorded', kw_only=True):
    """The provider gave an error, a warning or a hint.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["provider.notice.recorded"]] = "provider.notice.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "provider.notice.recorded"


class SessionStartingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.starting', kw_only=True):
    """A new session was ordered and is being opened.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.starting"]] = "session.starting"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.starting"


class SessionStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.started', kw_only=True):
    """A new session is open.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.started"]] = "session.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.started"


class SessionResumingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.resuming', kw_only=True):
    """An earlier session is being opened again.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.resuming"]] = "session.resuming"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.resuming"


class SessionResumedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.resumed', kw_only=True):
    """An earlier session is open again with its history.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.resumed"]] = "session.resumed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.resumed"


class SessionReconciledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.reconciled', kw_only=True):
    """After a resume, the active turn known here was compared with the provider's.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.reconciled"]] = "session.reconciled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.reconciled"


class SessionUpdatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.updated', kw_only=True):
    """Facts about the open session changed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.updated"]] = "session.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.updated"


class SessionClosedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.closed', kw_only=True):
    """The session was closed in good order.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.closed"]] = "session.closed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.closed"


class SessionFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.failed', kw_only=True):
    """The session was lost or could not be opened.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.failed"]] = "session.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.failed"


class SessionCapabilitiesUpdatedPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``session.capabilities.updated``.

    Schema: ``prp/v2/event.schema.json#``
    """

    session_goals: SessionGoalCapability = field(name='sessionGoals')
    """What the session offers for goals from now on."""


class SessionCapabilitiesUpdatedEvent(EventBase, frozen=True, tag_field='eventType', tag='session.capabilities.updated', kw_only=True):
    """What the session offers changed; the payload states its goal capability.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.capabilities.updated"]] = "session.capabilities.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.capabilities.updated"
    payload: SessionCapabilitiesUpdatedPayload
    """Content by `eventType`; bounded for the goal and capability events only. Set by the emitter."""


class SessionGoalSnapshot(Struct, frozen=True, kw_only=True):
    """How a goal stands. Set by the driver from the provider's report; every member is present.

    Schema: ``prp/v2/session-goal.schema.json#/$defs/snapshot``
    """

    objective: Annotated[str, Meta(max_length=4000, min_length=1)]
    """What is to be reached, 1 to 4000 characters. Set by the controller."""
    status: Literal['active', 'paused', 'blocked', 'limited', 'usage_limited', 'budget_limited', 'complete']
    """State of the goal. The three `limited` states say that a limit stopped it: the provider's, a usage limit, or the token budget."""
    token_budget: Annotated[int, Meta(ge=1)] | None = field(name='tokenBudget')
    """Tokens the goal may use, at least 1; null without a budget."""
    tokens_used: Annotated[int, Meta(ge=0)] | None = field(name='tokensUsed')
    """Tokens used so far, at least 0; null when not reported."""
    elapsed_seconds: int | float | None = field(name='elapsedSeconds')
    """Time spent so far in seconds, fractions allowed, at least 0; null when not reported."""
    iterations: Annotated[int, Meta(ge=0)] | None
    """Rounds of work so far, at least 0; null when not reported."""
    last_reason: Annotated[str, Meta(max_length=4000)] | None = field(name='lastReason')
    """Why the state last changed, at most 4000 characters; null when the provider does not say."""
    created_at: str | None = field(name='createdAt')
    """When the goal was set, UTC; null when not reported."""
    updated_at: str | None = field(name='updatedAt')
    """When it last changed, UTC; null when not reported."""
    completed_at: str | None = field(name='completedAt')
    """When it was reached, UTC; null before that."""
    working_now: bool = field(name='workingNow')
    """True while a turn works on the goal."""


class SessionGoalSnapshotPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``session.goal.snapshot``.

    Schema: ``prp/v2/event.schema.json#``
    """

    goal: SessionGoalSnapshot | None
    """The goal as it stands; null when the session has none."""


class SessionGoalSnapshotEvent(EventBase, frozen=True, tag_field='eventType', tag='session.goal.snapshot', kw_only=True):
    """The goal as it stands, given at the start of a session and on request; null without a goal.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.goal.snapshot"]] = "session.goal.snapshot"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.goal.snapshot"
    payload: SessionGoalSnapshotPayload
    """Content by `eventType`; bounded for the goal and capability events only. Set by the emitter."""


class SessionGoalUpdatedPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``session.goal.updated``.

    Schema: ``prp/v2/event.schema.json#``
    """

    goal: SessionGoalSnapshot | None
    """The goal as it stands; null when the session has none."""


class SessionGoalUpdatedEvent(EventBase, frozen=True, tag_field='eventType', tag='session.goal.updated', kw_only=True):
    """The goal was set or changed, by an order or by the provider.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.goal.updated"]] = "session.goal.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.goal.updated"
    payload: SessionGoalUpdatedPayload
    """Content by `eventType`; bounded for the goal and capability events only. Set by the emitter."""


class SessionGoalClearedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.goal.cleared', kw_only=True):
    """The goal was removed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.goal.cleared"]] = "session.goal.cleared"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.goal.cleared"


class TurnSubmittedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.submitted', kw_only=True):
    """A turn was ordered and handed to the driver.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.submitted"]] = "turn.submitted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.submitted"


class TurnAcceptedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.accepted', kw_only=True):
    """The provider took the turn.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.accepted"]] = "turn.accepted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.accepted"


class TurnStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.started', kw_only=True):
    """The turn is running and becomes the active one.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.started"]] = "turn.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.started"


class TurnCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.completed', kw_only=True):
    """The turn ended as the provider meant it to.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.completed"]] = "turn.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.completed"


class TurnFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.failed', kw_only=True):
    """The turn ended with an error.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.failed"]] = "turn.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.failed"


class TurnInterruptedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.interrupted', kw_only=True):
    """The turn was stopped before its end.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.interrupted"]] = "turn.interrupted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.interrupted"


class TurnCancelledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.cancelled', kw_only=True):
    """The turn was given up by order, or before it ran.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.cancelled"]] = "turn.cancelled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.cancelled"


class ItemStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.started', kw_only=True):
    """A message, command or other item of the turn began.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.started"]] = "item.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.started"


class ItemDeltaEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.delta', kw_only=True):
    """Text is added to an item.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.delta"]] = "item.delta"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.delta"


class ItemCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.completed', kw_only=True):
    """An item ended; a text given here replaces what was gathered.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.completed"]] = "item.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.completed"


class ItemFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.failed', kw_only=True):
    """An item ended with an error.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.failed"]] = "item.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.failed"


class UsageReportedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='usage.reported', kw_only=True):
    """Tokens, time and cost, for the session and for this run.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["usage.reported"]] = "usage.reported"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "usage.reported"


class SemanticToolInputEvent(OpenEvent, frozen=True, tag_field='eventType', tag='semantic_tool.input', kw_only=True):
    """A semantic operation was called; the envelope holds its digest and, on the wire, the redacted arguments.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["semantic_tool.input"]] = "semantic_tool.input"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "semantic_tool.input"


class SemanticToolResultEvent(OpenEvent, frozen=True, tag_field='eventType', tag='semantic_tool.result', kw_only=True):
    """A semantic operation was answered; the envelope is the receipt.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["semantic_tool.result"]] = "semantic_tool.result"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "semantic_tool.result"


class McpAppDiscoveredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.discovered', kw_only=True):
    """A tool offers an app with a user interface of its own.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.discovered"]] = "mcp_app.discovered"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.discovered"


class McpAppResourceResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.resource.resolved', kw_only=True):
    """The content of an app was loaded.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.resource.resolved"]] = "mcp_app.resource.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.resource.resolved"


class McpAppInitializingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.initializing', kw_only=True):
    """An app is being started.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.initializing"]] = "mcp_app.initializing"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.initializing"


class McpAppReadyEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.ready', kw_only=True):
    """An app is started and can be used.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.ready"]] = "mcp_app.ready"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.ready"


class McpAppToolInputEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.tool_input', kw_only=True):
    """A call was passed to an app; older name of `semantic_tool.input`, with the same envelope.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.tool_input"]] = "mcp_app.tool_input"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.tool_input"


class McpAppToolResultEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.tool_result', kw_only=True):
    """A call of an app was answered; older name of `semantic_tool.result`, with the same envelope.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.tool_result"]] = "mcp_app.tool_result"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.tool_result"


class McpAppActionRequestedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.action.requested', kw_only=True):
    """An app asks its host for an action.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.action.requested"]] = "mcp_app.action.requested"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.action.requested"


class McpAppActionResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.action.resolved', kw_only=True):
    """The host carried out or refused an app's action.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.action.resolved"]] = "mcp_app.action.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.action.resolved"


class McpAppHostContextChangedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.host_context.changed', kw_only=True):
    """What the host tells an app about itself changed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.host_context.changed"]] = "mcp_app.host_context.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.host_context.changed"


class McpAppFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.failed', kw_only=True):
    """An app failed.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.failed"]] = "mcp_app.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.failed"


class McpAppTeardownEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.teardown', kw_only=True):
    """An app was shut down.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.teardown"]] = "mcp_app.teardown"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.teardown"


class RuntimeRequestCreatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.created', kw_only=True):
    """The provider asks for permission or input and the turn waits; the payload is or holds the request.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.created"]] = "runtime_request.created"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.created"


class RuntimeRequestResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.resolved', kw_only=True):
    """A request was answered and the answer was delivered.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.resolved"]] = "runtime_request.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.resolved"


class RuntimeRequestExpiredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.expired', kw_only=True):
    """A request can no longer be answered, by time or because the provider was lost.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.expired"]] = "runtime_request.expired"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.expired"


class RuntimeRequestCancelledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.cancelled', kw_only=True):
    """A request was withdrawn.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.cancelled"]] = "runtime_request.cancelled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.cancelled"


class InteractionRequestProposedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.request.proposed', kw_only=True):
    """The run proposes an interaction for the issue thread.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.request.proposed"]] = "interaction.request.proposed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.request.proposed"


class InteractionRequestMaterializedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.request.materialized', kw_only=True):
    """The control plane put a proposed interaction on the issue.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.request.materialized"]] = "interaction.request.materialized"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.request.materialized"


class InteractionRequestRejectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.request.rejected', kw_only=True):
    """The control plane refused a proposed interaction.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.request.rejected"]] = "interaction.request.rejected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.request.rejected"


class InteractionResponseProgressedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.response.progressed', kw_only=True):
    """A response to an interaction is under way.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.response.progressed"]] = "interaction.response.progressed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.response.progressed"


class InteractionResponseResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.response.resolved', kw_only=True):
    """A response to an interaction is complete.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.response.resolved"]] = "interaction.response.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.response.resolved"


class InteractionResponseDeliveredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.response.delivered', kw_only=True):
    """A response reached the run that waited for it.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.response.delivered"]] = "interaction.response.delivered"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.response.delivered"


class RunAttachedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.attached', kw_only=True):
    """A run took over the runner and its session.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.attached"]] = "run.attached"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.attached"


class RunDetachedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.detached', kw_only=True):
    """A run let go of the runner and its session.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.detached"]] = "run.detached"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.detached"


class RunResultProposedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.result.proposed', kw_only=True):
    """The worker's result, as a proposal to the core.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.result.proposed"]] = "run.result.proposed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.result.proposed"


class RunResultAcceptedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.result.accepted', kw_only=True):
    """The core accepted the proposed result.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.result.accepted"]] = "run.result.accepted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.result.accepted"


class RunResultRejectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.result.rejected', kw_only=True):
    """The core refused the proposed result and says why.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.result.rejected"]] = "run.result.rejected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.result.rejected"


class AttentionRequestProposedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.proposed', kw_only=True):
    """A result or a run calls for someone's attention.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.proposed"]] = "attention.request.proposed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.proposed"


class AttentionRequestRoutedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.routed', kw_only=True):
    """The control plane assigned a call for attention.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.routed"]] = "attention.request.routed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.routed"


class AttentionRequestResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.resolved', kw_only=True):
    """A call for attention was answered.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.resolved"]] = "attention.request.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.resolved"


class AttentionRequestExpiredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.expired', kw_only=True):
    """A call for attention ran out of time.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.expired"]] = "attention.request.expired"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.expired"


class AttentionRequestSupersededEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.superseded', kw_only=True):
    """A newer call for attention takes the place of this one.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.superseded"]] = "attention.request.superseded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.superseded"


class WorkAssessmentRecordedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='work.assessment.recorded', kw_only=True):
    """The control plane recorded its judgement of the work.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["work.assessment.recorded"]] = "work.assessment.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "work.assessment.recorded"


class IssueStatusDecisionRecordedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.recorded', kw_only=True):
    """The control plane decided which status the issue should have.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.recorded"]] = "issue.status.decision.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.recorded"


class IssueStatusDecisionAppliedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.applied', kw_only=True):
    """The decided status was set on the issue.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.applied"]] = "issue.status.decision.applied"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.applied"


class IssueStatusDecisionRejectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.rejected', kw_only=True):
    """The decided status could not be set.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.rejected"]] = "issue.status.decision.rejected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.rejected"


class IssueStatusDecisionSupersededEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.superseded', kw_only=True):
    """A newer status decision takes the place of this one.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.superseded"]] = "issue.status.decision.superseded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.superseded"


class RunTerminalEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.terminal', kw_only=True):
    """The run is over; the last word on it.

    Schema: ``prp/v2/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.terminal"]] = "run.terminal"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.terminal"


Event: TypeAlias = (
    RunnerConnectedEvent
    | RunnerReconnectedEvent
    | RunnerReconciledEvent
    | RunnerDisconnectedEvent
    | RunnerDrainingEvent
    | RunnerSuspendingEvent
    | RunnerSuspendedEvent
    | RunnerStoppedEvent
    | RunnerDiagnosticEvent
    | RuntimePhaseChangedEvent
    | SandboxMetricEvent
    | WorkspaceReadyEvent
    | WorkspaceChangeUpdatedEvent
    | WorkspaceDiffRecordedEvent
    | WorkspaceFileReferencedEvent
    | HarnessStartingEvent
    | HarnessReadyEvent
    | HarnessExitedEvent
    | HarnessDiagnosticEvent
    | PlanUpdatedEvent
    | ToolExecutionStartedEvent
    | ToolExecutionProgressedEvent
    | ToolExecutionCompletedEvent
    | ResearchStartedEvent
    | ResearchProgressedEvent
    | ResearchCompletedEvent
    | DelegationStartedEvent
    | DelegationUpdatedEvent
    | DelegationCompletedEvent
    | ModelRouteChangedEvent
    | ModelVerificationUpdatedEvent
    | ContextCompactedEvent
    | ArtifactViewedEvent
    | ArtifactGeneratedEvent
    | ReviewModeChangedEvent
    | HookStartedEvent
    | HookCompletedEvent
    | MemoryCitationReferencedEvent
    | SafetyReviewStartedEvent
    | SafetyReviewCompletedEvent
    | TerminalInputSentEvent
    | WaitStartedEvent
    | WaitCompletedEvent
    | ProviderNoticeRecordedEvent
    | SessionStartingEvent
    | SessionStartedEvent
    | SessionResumingEvent
    | SessionResumedEvent
    | SessionReconciledEvent
    | SessionUpdatedEvent
    | SessionClosedEvent
    | SessionFailedEvent
    | SessionCapabilitiesUpdatedEvent
    | SessionGoalSnapshotEvent
    | SessionGoalUpdatedEvent
    | SessionGoalClearedEvent
    | TurnSubmittedEvent
    | TurnAcceptedEvent
    | TurnStartedEvent
    | TurnCompletedEvent
    | TurnFailedEvent
    | TurnInterruptedEvent
    | TurnCancelledEvent
    | ItemStartedEvent
    | ItemDeltaEvent
    | ItemCompletedEvent
    | ItemFailedEvent
    | UsageReportedEvent
    | SemanticToolInputEvent
    | SemanticToolResultEvent
    | McpAppDiscoveredEvent
    | McpAppResourceResolvedEvent
    | McpAppInitializingEvent
    | McpAppReadyEvent
    | McpAppToolInputEvent
    | McpAppToolResultEvent
    | McpAppActionRequestedEvent
    | McpAppActionResolvedEvent
    | McpAppHostContextChangedEvent
    | McpAppFailedEvent
    | McpAppTeardownEvent
    | RuntimeRequestCreatedEvent
    | RuntimeRequestResolvedEvent
    | RuntimeRequestExpiredEvent
    | RuntimeRequestCancelledEvent
    | InteractionRequestProposedEvent
    | InteractionRequestMaterializedEvent
    | InteractionRequestRejectedEvent
    | InteractionResponseProgressedEvent
    | InteractionResponseResolvedEvent
    | InteractionResponseDeliveredEvent
    | RunAttachedEvent
    | RunDetachedEvent
    | RunResultProposedEvent
    | RunResultAcceptedEvent
    | RunResultRejectedEvent
    | AttentionRequestProposedEvent
    | AttentionRequestRoutedEvent
    | AttentionRequestResolvedEvent
    | AttentionRequestExpiredEvent
    | AttentionRequestSupersededEvent
    | WorkAssessmentRecordedEvent
    | IssueStatusDecisionRecordedEvent
    | IssueStatusDecisionAppliedEvent
    | IssueStatusDecisionRejectedEvent
    | IssueStatusDecisionSupersededEvent
    | RunTerminalEvent
)
"""One fact about a run, in the version that knows session goals. Both versions share one `sourceSeq` count, so a stream may mix them. Only the goal and capability payloads are bounded here; payloads that version 1 checks are open objects."""

PrpV2Event: TypeAlias = Event
"""``Event`` under a name that tells the module."""


__all__ = [
    'ArtifactGeneratedEvent',
    'ArtifactViewedEvent',
    'AttentionRequestExpiredEvent',
    'AttentionRequestProposedEvent',
    'AttentionRequestResolvedEvent',
    'AttentionRequestRoutedEvent',
    'AttentionRequestSupersededEvent',
    'Capabilities',
    'CapabilitiesDriver',
    'Command',
    'CommandPrecondition',
    'ContextCompactedEvent',
    'DelegationCompletedEvent',
    'DelegationStartedEvent',
    'DelegationUpdatedEvent',
    'Event',
    'EventBase',
    'HarnessDiagnosticEvent',
    'HarnessExitedEvent',
    'HarnessReadyEvent',
    'HarnessStartingEvent',
    'HookCompletedEvent',
    'HookStartedEvent',
    'InteractionRequestMaterializedEvent',
    'InteractionRequestProposedEvent',
    'InteractionRequestRejectedEvent',
    'InteractionResponseDeliveredEvent',
    'InteractionResponseProgressedEvent',
    'InteractionResponseResolvedEvent',
    'IssueStatusDecisionAppliedEvent',
    'IssueStatusDecisionRecordedEvent',
    'IssueStatusDecisionRejectedEvent',
    'IssueStatusDecisionSupersededEvent',
    'ItemCompletedEvent',
    'ItemDeltaEvent',
    'ItemFailedEvent',
    'ItemStartedEvent',
    'McpAppActionRequestedEvent',
    'McpAppActionResolvedEvent',
    'McpAppDiscoveredEvent',
    'McpAppFailedEvent',
    'McpAppHostContextChangedEvent',
    'McpAppInitializingEvent',
    'McpAppReadyEvent',
    'McpAppResourceResolvedEvent',
    'McpAppTeardownEvent',
    'McpAppToolInputEvent',
    'McpAppToolResultEvent',
    'MemoryCitationReferencedEvent',
    'ModelRouteChangedEvent',
    'ModelVerificationUpdatedEvent',
    'OpenEvent',
    'PlanUpdatedEvent',
    'ProviderNoticeRecordedEvent',
    'PrpV2Event',
    'ResearchCompletedEvent',
    'ResearchProgressedEvent',
    'ResearchStartedEvent',
    'ReviewModeChangedEvent',
    'RunAttachedEvent',
    'RunDetachedEvent',
    'RunResultAcceptedEvent',
    'RunResultProposedEvent',
    'RunResultRejectedEvent',
    'RunTerminalEvent',
    'RunnerConnectedEvent',
    'RunnerDiagnosticEvent',
    'RunnerDisconnectedEvent',
    'RunnerDrainingEvent',
    'RunnerReconciledEvent',
    'RunnerReconnectedEvent',
    'RunnerStoppedEvent',
    'RunnerSuspendedEvent',
    'RunnerSuspendingEvent',
    'RuntimePhaseChangedEvent',
    'RuntimeRequestCancelledEvent',
    'RuntimeRequestCreatedEvent',
    'RuntimeRequestExpiredEvent',
    'RuntimeRequestResolvedEvent',
    'SafetyReviewCompletedEvent',
    'SafetyReviewStartedEvent',
    'SandboxMetricEvent',
    'SemanticToolInputEvent',
    'SemanticToolResultEvent',
    'SessionCapabilitiesUpdatedEvent',
    'SessionCapabilitiesUpdatedPayload',
    'SessionClosedEvent',
    'SessionFailedEvent',
    'SessionGoalCapability',
    'SessionGoalClearedEvent',
    'SessionGoalSnapshot',
    'SessionGoalSnapshotEvent',
    'SessionGoalSnapshotPayload',
    'SessionGoalUpdatedEvent',
    'SessionGoalUpdatedPayload',
    'SessionReconciledEvent',
    'SessionResumedEvent',
    'SessionResumingEvent',
    'SessionStartedEvent',
    'SessionStartingEvent',
    'SessionUpdatedEvent',
    'TerminalInputSentEvent',
    'ToolExecutionCompletedEvent',
    'ToolExecutionProgressedEvent',
    'ToolExecutionStartedEvent',
    'TurnAcceptedEvent',
    'TurnCancelledEvent',
    'TurnCompletedEvent',
    'TurnFailedEvent',
    'TurnInterruptedEvent',
    'TurnStartedEvent',
    'TurnSubmittedEvent',
    'UsageReportedEvent',
    'WaitCompletedEvent',
    'WaitStartedEvent',
    'WorkAssessmentRecordedEvent',
    'WorkspaceChangeUpdatedEvent',
    'WorkspaceDiffRecordedEvent',
    'WorkspaceFileReferencedEvent',
    'WorkspaceReadyEvent',
]
