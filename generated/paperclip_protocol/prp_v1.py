"""PRP version 1: identity, capabilities, commands, events and the records inside them.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, ClassVar, Literal, TYPE_CHECKING, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue, LiteralTrue

from . import questions
from .run_result import RunResult


class Identity(Struct, frozen=True, kw_only=True):
    """Names everything one run is bound to. The control plane issues the company, issue, run and lease; the runner keeps the record unchanged for as long as the run is attached to it. Every event and every semantic call is checked against these values.

    Schema: ``prp/v1/identity.schema.json#``
    """

    schema: Literal['paperclip.prp.identity.v1']
    """Record tag; always `paperclip.prp.identity.v1`."""
    company_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='companyId'
    )
    """Company (tenant) that owns the run. Set by the control plane."""
    issue_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='issueId')
    """Issue the run works on. Set by the control plane."""
    run_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='runId')
    """This one attempt at the issue. Set by the control plane and repeated as `runId` on every event of the run."""
    environment_lease_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='environmentLeaseId'
    )
    """Lease of the environment (sandbox or host) in which the runner works. Set by the control plane; survives a warm hand-over to a later run."""
    runner_instance_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='runnerInstanceId'
    )
    """The runner process that speaks for the run. A runner uses it as `sourceInstanceId` of the events it emits."""
    normalized_session_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='normalizedSessionId'
    )
    """Session in the provider-neutral sense. Set by the control plane; stays the same when the session is reused by a later run."""
    driver_session_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='driverSessionId'
    )
    """Session as the driver names it (for Codex the thread id). Set by the driver when it opens the session."""
    provider_session_id: (
        Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType
    ) = field(name='providerSessionId', default=UNSET)
    """Session as the provider names it. Set by the provider and passed on by the driver; absent when the provider has no id of its own."""


class CapabilitiesDriver(Struct, frozen=True, kw_only=True):
    """The driver that serves the session. Set by the runner.

    Schema: ``prp/v1/capabilities.schema.json#/properties/driver``
    """

    kind: Annotated[str, Meta(max_length=80, min_length=1)]
    """Driver name, for example `codex_app_server`; 1 to 80 characters."""
    version: Annotated[str, Meta(max_length=80, min_length=1)]
    """Version of the driver as its author writes it; compared as text, 1 to 80 characters."""


class TypedEventFamily(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """State of one payload family. Closed: unknown members are refused.

    Schema: ``prp/v1/capabilities.schema.json#/properties/typedEventFamilies/items``
    """

    family: Annotated[str, Meta(max_length=160, min_length=1)]
    """Family name such as `plan` or `tool_execution`: a lower-case letter first, then lower-case letters, digits, `_`, `.` and `-`, at most 160 characters."""
    version: Literal[1]
    """Version of the family's payload; 1 is the only one."""
    availability: Literal['available', 'unsupported', 'policy_disabled']
    """`available`: the driver emits it; `unsupported`: the provider has nothing like it; `policy_disabled`: it exists and a policy keeps it off."""
    detail_level: Literal['summary', 'structured'] = field(name='detailLevel')
    """`structured`: payload members are filled from the provider's own fields; `summary`: only a short account is given."""


class SemanticToolOperation(Struct, frozen=True, kw_only=True):
    """Offer or refusal of one semantic operation.

    Schema: ``prp/v1/capabilities.schema.json#/properties/semanticTools/properties/operations/items``
    """

    operation_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='operationId'
    )
    """Operation name, 1 to 160 characters, letter or digit first."""
    version: Literal[1]
    """Version of the operation's input and output; 1 is the only one."""
    availability: Literal['available', 'denied', 'unsupported']
    """`available`: may be called; `denied`: exists but this actor may not call it; `unsupported`: the backend cannot serve it."""
    redaction_disposition: Literal['digest_only'] = field(name='redactionDisposition')
    """What events may show of a call's content: only its digest."""
    required_claims: list[str] | UnsetType = field(name='requiredClaims', default=UNSET)
    """Claims the actor's grant must hold for the call to be authorized; each at most once, 1 to 160 characters."""
    reason_code: Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType = field(
        name='reasonCode', default=UNSET
    )
    """Stable code that says why the operation is not available; lower case, at most 160 characters."""


class SemanticToolCapabilities(Struct, frozen=True, kw_only=True):
    """The semantic operations the session may call. Stated by the controller from its catalogue; absent when the session has none.

    Schema: ``prp/v1/capabilities.schema.json#/properties/semanticTools``
    """

    schema: Literal['paperclip.prp.semantic_tools.v1']
    """Record tag; always `paperclip.prp.semantic_tools.v1`."""
    schema_version: Literal[1] = field(name='schemaVersion')
    """Version of this list; a reader that does not know the number must refuse it. 1 is the only one."""
    operations: list[SemanticToolOperation]
    """One entry for each operation that was considered, offered or not."""


class Capabilities(Struct, frozen=True, kw_only=True):
    """What a runner and its driver can do for one session. Stated when the session opens; a controller must not order what is not offered here. Unknown members are kept.

    Schema: ``prp/v1/capabilities.schema.json#``
    """

    schema: Literal['paperclip.prp.capabilities.v1']
    """Record tag; always `paperclip.prp.capabilities.v1`."""
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
    typed_event_families: (
        Annotated[list[TypedEventFamily], Meta(max_length=64)] | UnsetType
    ) = field(name='typedEventFamilies', default=UNSET)
    """State of each typed payload family; at most 64 entries, and a family that is not listed is not offered. Set by the driver."""
    semantic_tools: SemanticToolCapabilities | UnsetType = field(
        name='semanticTools', default=UNSET
    )
    """The semantic operations the session may call. Stated by the controller from its catalogue; absent when the session has none."""
    unsupported: list[str] | UnsetType = UNSET
    """Names of features a controller may look for and the driver knows it lacks; each at most once, never empty. Set by the driver."""


class CommandPrecondition(Struct, frozen=True, kw_only=True):
    """States in which the controller meant the order to be valid. Part of the fingerprint; runners do not enforce it.

    Schema: ``prp/v1/command.schema.json#/properties/precondition``
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
    """One order of the controller to a runner. Orders are numbered, delivered one at a time, lowest number first, and answered with exactly one result. The schema fixes the frame and leaves `payload` open.

    Schema: ``prp/v1/command.schema.json#``
    """

    schema: Literal['paperclip.prp.command.v1']
    """Record tag; always `paperclip.prp.command.v1`."""
    command_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='commandId'
    )
    """Identifier of the order, 1 to 160 characters. Set by the controller. The same id with the same content is answered from the journal and not executed twice; with other content it is an error."""
    controller_seq: Annotated[int, Meta(ge=1)] = field(name='controllerSeq')
    """Position in the run's command journal: starts at 1, grows by 1, has no gaps. Set by the controller."""
    type: Literal['run.prepare', 'run.attach', 'session.open', 'turn.start', 'turn.steer', 'turn.interrupt', 'turn.stop', 'request.resolve', 'interaction.receipt', 'semantic_tool.result', 'session.snapshot', 'session.close', 'session.budget.increase', 'session.destroy', 'run.cancel', 'runner.drain', 'runner.suspend', 'runner.shutdown']
    """What is ordered. Set by the controller; the root member `x-paperclip-command-types` describes each value and its payload."""
    issued_at: str = field(name='issuedAt')
    """When the controller wrote the order: UTC, `YYYY-MM-DDTHH:MM:SS[.mmm]Z`. Part of the fingerprint by which a repeated order is recognised."""
    deadline_at: str | UnsetType = field(name='deadlineAt', default=UNSET)
    """Time after which the controller no longer wants the order carried out; UTC. Part of the fingerprint; runners do not enforce it."""
    precondition: CommandPrecondition | UnsetType = UNSET
    """States in which the controller meant the order to be valid. Part of the fingerprint; runners do not enforce it."""
    payload: dict[str, JsonValue]
    """What the order needs, by `type`. Set by the controller; unknown members are kept."""


class ProviderDescriptor(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which provider serves a session, through which driver, and where it runs. Filled by the driver when the session opens. Closed: unknown members are refused.

    Schema: ``prp/v1/provider-descriptor.schema.json#``
    """

    provider: Literal['codex', 'opencode', 'claude_managed', 'aws_agentcore', 'acpx']
    """Provider family behind the driver."""
    driver: Literal['codex_app_server', 'opencode_server', 'claude_managed_agents_api', 'aws_agentcore_harness_api', 'acpx_runtime']
    """Driver that speaks to the provider; each provider has exactly one."""
    model: Annotated[str, Meta(max_length=240)] | None
    """Model in use, at most 240 characters; null while the provider has not named one."""
    execution_kind: Literal['local_process', 'remote_service'] = field(
        name='executionKind'
    )
    """`local_process`: the runner starts the provider itself; `remote_service`: the provider runs elsewhere."""
    provider_version: Annotated[str, Meta(max_length=120, min_length=1)] = field(
        name='providerVersion'
    )
    """Version the provider reports about itself, 1 to 120 characters."""
    service: Literal['anthropic_managed_agents', 'aws_bedrock_agentcore_harness'] | UnsetType = (
        UNSET
    )
    """Remote service behind the driver. Required for `remote_service`, absent for `local_process`."""
    provider_session_id: Annotated[str, Meta(max_length=240)] | None | UnsetType = (
        field(name='providerSessionId', default=UNSET)
    )
    """Session as the provider names it, at most 240 characters; null before it has one."""
    process_id: Annotated[int, Meta(ge=1)] | None | UnsetType = field(
        name='processId', default=UNSET
    )
    """Operating system process id of the provider, at least 1; null when there is no local process."""
    agent_process_id: Annotated[int, Meta(ge=1)] | None | UnsetType = field(
        name='agentProcessId', default=UNSET
    )
    """Operating system process id of the agent behind an ACP adapter, at least 1; null when it is not known."""
    endpoint_arn: Annotated[str, Meta(max_length=2048, min_length=1)] | UnsetType = (
        field(name='endpointArn', default=UNSET)
    )
    """Amazon resource name of the remote endpoint, 1 to 2048 characters. Required for `aws_agentcore`."""
    endpoint_qualifier: (
        Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType
    ) = field(name='endpointQualifier', default=UNSET)
    """Which version or alias of the endpoint is called, 1 to 240 characters. Required for `aws_agentcore`."""
    memory_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='memoryId', default=UNSET
    )
    """Memory store the remote agent uses, 1 to 240 characters. Required for `aws_agentcore`."""
    event_expiry_days: Literal[90] | UnsetType = field(
        name='eventExpiryDays', default=UNSET
    )
    """Days after which the memory store drops its events; always 90. Required for `aws_agentcore`."""
    agent: Literal['pi', 'claude', 'codex'] | UnsetType = UNSET
    """Agent behind the ACP adapter. Required for `acpx`."""
    requested_model: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = (
        field(name='requestedModel', default=UNSET)
    )
    """Model the controller asked for, 1 to 240 characters. Required for `acpx`; the model in use is in `model`."""
    acp_protocol_version: Literal[1] | UnsetType = field(
        name='acpProtocolVersion', default=UNSET
    )
    """Agent Client Protocol version spoken with the agent; 1 is the only one. Required for `acpx`."""
    agent_server_package: (
        Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType
    ) = field(name='agentServerPackage', default=UNSET)
    """Package that provides the ACP adapter, 1 to 240 characters. Required for `acpx`."""
    agent_server_version: (
        Annotated[str, Meta(max_length=120, min_length=1)] | UnsetType
    ) = field(name='agentServerVersion', default=UNSET)
    """Version of that package, 1 to 120 characters. Required for `acpx`."""
    agent_runtime_package: Annotated[str, Meta(max_length=240)] | None | UnsetType = (
        field(name='agentRuntimePackage', default=UNSET)
    )
    """Package that provides the agent itself, at most 240 characters; null when the adapter contains it."""
    agent_runtime_version: Annotated[str, Meta(max_length=120)] | None | UnsetType = (
        field(name='agentRuntimeVersion', default=UNSET)
    )
    """Version of the agent's package, at most 120 characters; null when it is not known."""
    acpx_record_id: Annotated[str, Meta(max_length=240)] | None | UnsetType = field(
        name='acpxRecordId', default=UNSET
    )
    """Record under which the ACP runtime keeps the session, at most 240 characters; required for `acpx`, null before there is one."""


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step of the plan.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/plan/properties/steps/items``
    """

    step_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='stepId')
    """Identifier of the step within the plan."""
    body: Annotated[str, Meta(max_length=4000)]
    """What is to be done."""
    status: Literal['pending', 'in_progress', 'completed', 'blocked']
    """How far the step is. A native failure is reported as `blocked`."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider's plan as it stands; each update replaces the one before.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/plan``
    """

    schema: Literal['paperclip.plan.updated.v1']
    """Payload tag; always `paperclip.plan.updated.v1`."""
    plan_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='planId')
    """Identifier of the plan; the same for all revisions."""
    revision: Annotated[int, Meta(ge=1)]
    """Number of this state of the plan, from 1 upward. Set by the driver."""
    explanation: Annotated[str, Meta(max_length=4000)] | None | UnsetType = UNSET
    """Why the plan changed, in the provider's words."""
    steps: Annotated[list[PlanStep], Meta(max_length=256)]
    """Steps in order, at most 256."""
    complete: bool
    """True when there is at least one step and all are completed."""
    sync_status: Literal['streaming', 'pending', 'synchronized', 'conflict', 'not_applicable'] = field(
        name='syncStatus'
    )
    """State of the copy in the plan document: still `streaming`, `pending`, `synchronized`, in `conflict` with another edit, or `not_applicable` when no document is kept."""
    document_revision: Annotated[int, Meta(ge=1)] | None | UnsetType = field(
        name='documentRevision', default=UNSET
    )
    """Revision of the plan document that holds this plan, at least 1; null when no document is kept. Set by the control plane."""


class ToolExecution(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One execution of a tool by the provider, at its start, during it or at its end.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/toolExecution``
    """

    schema: Literal['paperclip.tool.execution.v1']
    """Payload tag; always `paperclip.tool.execution.v1`."""
    execution_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='executionId'
    )
    """Identifier of the execution; the same from start to end."""
    transport: Literal['process', 'mcp', 'dynamic', 'builtin']
    """How the tool is reached: an operating system process, an MCP server, a tool the controller declared for the session, or one built into the provider."""
    operation: Literal['read', 'search', 'list', 'execute', 'edit', 'unknown']
    """What the tool does, as far as the driver can tell."""
    name: Annotated[str, Meta(max_length=4000)] | None | UnsetType = UNSET
    """Name or command line of the tool."""
    target: Annotated[str, Meta(max_length=4096)] | None | UnsetType = UNSET
    """File or folder the tool works on."""
    namespace: Annotated[str, Meta(max_length=240)] | None | UnsetType = UNSET
    """Server or group that the tool belongs to, at most 240 characters; null when there is none."""
    read_only: bool | None | UnsetType = field(name='readOnly', default=UNSET)
    """True when the tool is declared to change nothing; null when nobody says."""
    status: Literal['running', 'completed', 'failed', 'cancelled', 'interrupted']
    """How far the execution is."""
    duration_ms: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name='durationMs', default=UNSET
    )
    """Time taken, in milliseconds, at least 0; null while running or when not measured."""
    exit_code: int | None | UnsetType = field(name='exitCode', default=UNSET)
    """Exit code of the process; null while running or when there is no process."""
    progress: Annotated[str, Meta(max_length=4000)] | None | UnsetType = UNSET
    """Latest word on progress."""
    output: Annotated[str, Meta(max_length=65536)] | None
    """End of the output, at most 65536 characters (the driver keeps the last 65536 bytes); null when there is none yet."""
    output_bytes: Annotated[int, Meta(ge=0)] = field(name='outputBytes')
    """Length of the whole output in bytes, at least 0."""
    output_truncated: bool = field(name='outputTruncated')
    """True when `output` is only the end of the whole output."""
    output_digest: str | None = field(name='outputDigest')
    """SHA-256 of the whole output: `sha256:` and 64 lower-case hexadecimal digits; null when there is no output."""


class ResearchSource(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One source.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/research/properties/sources/items``
    """

    source_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='sourceId'
    )
    """Identifier of the source within the step."""
    title: Annotated[str, Meta(max_length=4000)]
    """Title of the page; its address when it has none."""
    url: Annotated[str, Meta(max_length=8192)] | None
    """Address of the page."""
    snippet: Annotated[str, Meta(max_length=4000)] | None
    """Passage the provider quotes."""


class Research(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step of looking something up on the web.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/research``
    """

    schema: Literal['paperclip.research.v1']
    """Payload tag; always `paperclip.research.v1`."""
    research_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='researchId'
    )
    """Identifier of the step; the same from start to end."""
    action: Literal['search', 'open_page', 'find_in_page', 'other']
    """What is done: search, open a page, find text in a page, or something else."""
    status: Literal['running', 'completed', 'failed', 'cancelled']
    """How far the step is."""
    query: Annotated[str, Meta(max_length=4000)] | None | UnsetType = UNSET
    """Words searched for."""
    url: Annotated[str, Meta(max_length=8192)] | None | UnsetType = UNSET
    """Page opened or searched in."""
    pattern: Annotated[str, Meta(max_length=4000)] | None | UnsetType = UNSET
    """Text looked for within the page."""
    sources: Annotated[list[ResearchSource], Meta(max_length=64)]
    """Sources found, in the provider's order, at most 64; empty until the step is complete."""


class DelegationChild(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One agent that works for the provider.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/delegation/properties/children/items``
    """

    child_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='childId')
    """Identifier of the agent."""
    role: Annotated[str, Meta(max_length=160)] | None
    """Role given to the agent, at most 160 characters; null when it has none."""
    model: Annotated[str, Meta(max_length=240)] | None
    """Model the agent uses, at most 240 characters; null when not known."""
    status: Literal['running', 'waiting', 'completed', 'failed', 'interrupted', 'closed']
    """How far the agent is."""
    summary: Annotated[str, Meta(max_length=4000)] | None
    """What the agent was asked or has answered."""
    activity_summary: Annotated[str, Meta(max_length=4000)] | None = field(
        name='activitySummary'
    )
    """What the agent is doing now."""


class Delegation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Work the provider hands to agents of its own.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/delegation``
    """

    schema: Literal['paperclip.delegation.v1']
    """Payload tag; always `paperclip.delegation.v1`."""
    delegation_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='delegationId'
    )
    """Identifier of the delegation; the same from start to end."""
    action: Literal['spawn', 'message', 'resume', 'wait', 'close']
    """What is done with the children: start one, send a message, resume, wait, or close."""
    status: Literal['running', 'waiting', 'completed', 'failed', 'interrupted', 'closed']
    """How far the delegation is."""
    children: Annotated[list[DelegationChild], Meta(max_length=64)]
    """Agents concerned, at most 64."""


class ModelRoute(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider answered with another model than the one asked for.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/modelRoute``
    """

    schema: Literal['paperclip.model.route_changed.v1']
    """Payload tag; always `paperclip.model.route_changed.v1`."""
    route_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='routeId')
    """Identifier of the change."""
    provider: Annotated[str, Meta(max_length=160, min_length=1)]
    """Provider that changed the route, 1 to 160 characters."""
    requested_model: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='requestedModel'
    )
    """Model that was asked for, 1 to 240 characters; `unknown` when the provider does not say."""
    from_model: Annotated[str, Meta(max_length=240)] | None = field(name='fromModel')
    """Model in use before the change, at most 240 characters; null when not known."""
    effective_model: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='effectiveModel'
    )
    """Model in use from now on, 1 to 240 characters."""
    reason: Annotated[str, Meta(max_length=4000)]
    """Why, in the provider's words."""


class ModelVerification(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A check the provider makes of what its model writes.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/modelVerification``
    """

    schema: Literal['paperclip.model.verification.v1']
    """Payload tag; always `paperclip.model.verification.v1`."""
    verification_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='verificationId'
    )
    """Identifier of the check."""
    status: Literal['running', 'completed', 'failed']
    """How far the check is."""
    classes: Annotated[list[str], Meta(max_length=32)]
    """Kinds of content concerned, in the provider's words; at most 32, each at most 160 characters."""
    buffering: bool
    """True while output is held back until the check ends."""
    summary: Annotated[str, Meta(max_length=4000)] | None
    """Reasons the provider gives."""


class ContextCompacted(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider shortened the model's context.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/contextCompacted``
    """

    schema: Literal['paperclip.context.compacted.v1']
    """Payload tag; always `paperclip.context.compacted.v1`."""
    compaction_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='compactionId'
    )
    """Identifier of the compaction."""
    reason: Literal['context_window', 'manual', 'provider', 'unknown']
    """What called for it: a full context window, a person's order, the provider itself, or unknown."""
    pre_tokens: Annotated[int, Meta(ge=0)] | None = field(name='preTokens')
    """Tokens in the context before, at least 0; null when not reported."""
    post_tokens: Annotated[int, Meta(ge=0)] | None = field(name='postTokens')
    """Tokens in the context after, at least 0; null when not reported."""
    same_session: bool = field(name='sameSession')
    """True when the session goes on with its identifiers unchanged."""


class ArtifactViewed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider looked at a file, such as an image.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/artifactViewed``
    """

    schema: Literal['paperclip.artifact.viewed.v1']
    """Payload tag; always `paperclip.artifact.viewed.v1`."""
    artifact_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='artifactId'
    )
    """Identifier of the view."""
    reference: Annotated[str, Meta(max_length=4096)] | None
    """The file that was viewed."""
    media_type: Annotated[str, Meta(max_length=160)] | None = field(name='mediaType')
    """Media type, at most 160 characters, for example `image/*`; null when not known."""
    title: Annotated[str, Meta(max_length=4000)] | None
    """Name to show."""


class ArtifactGenerated(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider makes a file, such as an image.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/artifactGenerated``
    """

    schema: Literal['paperclip.artifact.generated.v1']
    """Payload tag; always `paperclip.artifact.generated.v1`."""
    artifact_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='artifactId'
    )
    """Identifier of the file being made."""
    status: Literal['running', 'completed', 'failed']
    """How far the making is."""
    reference: Annotated[str, Meta(max_length=4096)] | None
    """Where the file was saved."""
    media_type: Annotated[str, Meta(max_length=160)] | None = field(name='mediaType')
    """Media type, at most 160 characters; null when not known."""
    registered: bool
    """True once the control plane holds the file as an artifact; a driver reports false."""
    transparent_background: bool | None | UnsetType = field(
        name='transparentBackground', default=UNSET
    )
    """True when an image has a transparent background; null when not known."""
    failure: Annotated[str, Meta(max_length=4000)] | None
    """Why the making failed."""


class ReviewMode(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider enters or leaves its review mode.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/reviewMode``
    """

    schema: Literal['paperclip.review.mode_changed.v1']
    """Payload tag; always `paperclip.review.mode_changed.v1`."""
    review_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='reviewId'
    )
    """Identifier of the review; the same on entry and exit."""
    state: Literal['entered', 'exited']
    """Whether the mode was entered or left."""
    scope: Annotated[str, Meta(max_length=4000)] | None
    """What is reviewed."""


class Hook(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hook that the provider runs around its work.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/hook``
    """

    schema: Literal['paperclip.hook.v1']
    """Payload tag; always `paperclip.hook.v1`."""
    hook_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='hookId')
    """Identifier of this run of the hook; the same from start to end."""
    event: Annotated[str, Meta(max_length=160, min_length=1)]
    """The provider's name of the moment that called the hook, 1 to 160 characters."""
    scope: Annotated[str, Meta(max_length=160, min_length=1)]
    """Where the hook is configured, in the provider's words, 1 to 160 characters."""
    status: Literal['running', 'completed', 'failed', 'cancelled']
    """How far the hook is."""
    blocking: bool
    """True when the provider waits for the hook."""
    duration_ms: Annotated[int, Meta(ge=0)] | None = field(name='durationMs')
    """Time taken, in milliseconds, at least 0; null while running or when not measured."""
    summary: Annotated[str, Meta(max_length=4000)] | None
    """What the hook said."""


class MemoryCitation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message refers to something the provider remembers from earlier.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/memoryCitation``
    """

    schema: Literal['paperclip.memory.citation.v1']
    """Payload tag; always `paperclip.memory.citation.v1`."""
    citation_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='citationId'
    )
    """Identifier of the citation."""
    message_item_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='messageItemId'
    )
    """Item that holds the message."""
    label: Annotated[str, Meta(max_length=4000)]
    """Name to show for the source."""
    available: bool
    """True when a reader can open the source; a driver reports false."""
    reference: Annotated[str, Meta(max_length=4096)] | None
    """Where the source is, at most 4096 characters; null when it cannot be opened."""


class SafetyReview(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider judges by itself whether an action may go ahead.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/safetyReview``
    """

    schema: Literal['paperclip.safety.review.v1']
    """Payload tag; always `paperclip.safety.review.v1`."""
    review_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='reviewId'
    )
    """Identifier of the review; the same from start to end."""
    target_execution_id: str | None = field(name='targetExecutionId')
    """Tool execution that is judged; null when the review concerns no single one."""
    status: Literal['running', 'completed', 'failed']
    """How far the review is."""
    decision: Literal['pending', 'allowed', 'denied', 'user_required', 'unknown']
    """What was decided; `user_required` leaves it to a person."""
    summary: Annotated[str, Meta(max_length=4000)] | None
    """Reasons given."""


class TerminalInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Input was sent to a running process. The input itself is never kept.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/terminalInput``
    """

    schema: Literal['paperclip.terminal.input_sent.v1']
    """Payload tag; always `paperclip.terminal.input_sent.v1`."""
    execution_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='executionId'
    )
    """Tool execution that received the input."""
    origin: Literal['agent', 'user', 'system']
    """Who sent it."""
    input_class: Literal['text', 'control', 'eof'] = field(name='inputClass')
    """What it was: text, a control character, or the end of input."""
    byte_count: Annotated[int, Meta(ge=0)] = field(name='byteCount')
    """Length of the input in bytes, at least 0."""


class Wait(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The provider waits for time to pass or for something to happen.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/wait``
    """

    schema: Literal['paperclip.wait.v1']
    """Payload tag; always `paperclip.wait.v1`."""
    wait_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(name='waitId')
    """Identifier of the wait; the same from start to end."""
    reason: Literal['timer', 'provider', 'rate_limit', 'unknown']
    """What is waited for: a timer, the provider, a rate limit, or unknown."""
    status: Literal['running', 'completed', 'interrupted', 'cancelled']
    """How far the wait is."""
    planned_duration_ms: Annotated[int, Meta(ge=0)] | None = field(
        name='plannedDurationMs'
    )
    """Planned length in milliseconds, at least 0; null when open."""
    elapsed_duration_ms: Annotated[int, Meta(ge=0)] | None = field(
        name='elapsedDurationMs'
    )
    """Length so far in milliseconds, at least 0; null when not measured."""


class ProviderNotice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A notice of the provider to the people who run it.

    Schema: ``prp/v1/provider-event.schema.json#/$defs/providerNotice``
    """

    schema: Literal['paperclip.provider.notice.v1']
    """Payload tag; always `paperclip.provider.notice.v1`."""
    notice_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='noticeId'
    )
    """Identifier of the notice."""
    severity: Literal['info', 'warning', 'error']
    """How serious it is. A driver gives `error` only to what the provider calls an error."""
    category: Annotated[str, Meta(max_length=160, min_length=1)]
    """Kind of notice, made from the provider's own method name, 1 to 160 characters."""
    scope: Literal['turn', 'session', 'environment', 'account']
    """What is affected: the turn, the session, the environment or the account."""
    recoverable: bool
    """True when work can go on."""
    user_actionable: bool = field(name='userActionable')
    """True when a person should do something."""
    summary: Annotated[str, Meta(max_length=4000)]
    """The notice in words."""


class WorkspaceDiffFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One changed file.

    Schema: ``prp/v1/workspace-diff.schema.json#/properties/files/items``
    """

    path: Annotated[str, Meta(max_length=1024, min_length=1)]
    """The file now, 1 to 1024 characters: relative to the workspace root, no leading `/`, no `..` segment, no line break."""
    operation: Literal['create', 'modify', 'delete', 'rename', 'mode_change']
    """What happened to the file."""
    previous_path: str | None = field(name='previousPath')
    """The file before a rename, under the same rules as `path`; null otherwise."""
    additions: Annotated[int, Meta(ge=0)] | None
    """Lines added, at least 0; null when not counted, for example in a binary file."""
    deletions: Annotated[int, Meta(ge=0)] | None
    """Lines removed, at least 0; null when not counted."""
    binary: bool
    """True when the content is not text."""
    diff: Annotated[str, Meta(max_length=262144)] | None
    """Unified diff text, at most 262144 characters; null when it is binary, too long or withheld."""


class WorkspaceDiffTotals(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sums over the whole set. Set by whoever made the record.

    Schema: ``prp/v1/workspace-diff.schema.json#/properties/totals``
    """

    files: Annotated[int, Meta(ge=0)]
    """Number of changed files, at least 0."""
    additions: Annotated[int, Meta(ge=0)] | None
    """Lines added in all, at least 0; null when some file was not counted."""
    deletions: Annotated[int, Meta(ge=0)] | None
    """Lines removed in all, at least 0; null when some file was not counted."""


class WorkspaceDiff(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Changes in the workspace during a turn. The driver reports them while they grow; the runner records the whole diff once before the run ends. Closed at every level. Totals are not checked against the files.

    Schema: ``prp/v1/workspace-diff.schema.json#``
    """

    schema: Literal['paperclip.workspace.diff.v1']
    """Record tag; always `paperclip.workspace.diff.v1`."""
    change_set_id: Annotated[str, Meta(max_length=200, min_length=1)] = field(
        name='changeSetId'
    )
    """Identifier of the set of changes, 1 to 200 characters; the same for all its revisions."""
    revision: Annotated[int, Meta(ge=1)]
    """Number of this state of the set, from 1 upward; a higher one replaces a lower one."""
    source: Literal['harness_reported', 'runner_verified']
    """Who vouches for it: `harness_reported` as the provider says, `runner_verified` as the runner found it on disk."""
    complete: bool
    """True when every change is in it; false while more may follow."""
    files: Annotated[list[WorkspaceDiffFile], Meta(max_length=2000)]
    """Changed files, at most 2000."""
    totals: WorkspaceDiffTotals
    """Sums over the whole set. Set by whoever made the record."""
    patch_artifact_ref: Annotated[str, Meta(max_length=2048)] | None = field(
        name='patchArtifactRef'
    )
    """Artifact that holds the whole patch, at most 2048 characters; null when there is none."""


class WorkspaceFileReference(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of the workspace that a message points to, with a preview. Made by the driver from links in the final text. Closed, and every member is present.

    Schema: ``prp/v1/workspace-file-reference.schema.json#``
    """

    schema: Literal['paperclip.workspace.file_reference.v1']
    """Record tag; always `paperclip.workspace.file_reference.v1`."""
    reference_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='referenceId'
    )
    """Identifier of the reference, 1 to 240 characters; also the `itemId` of its event."""
    source: Literal['harness_reported', 'runner_verified']
    """Who vouches for it: `harness_reported` as the provider says, `runner_verified` as the runner found it on disk."""
    path: Annotated[str, Meta(max_length=1024, min_length=1)]
    """The file, 1 to 1024 characters: relative to the workspace root, no leading `/`, no `..` segment, no line break."""
    display_name: Annotated[str, Meta(max_length=255, min_length=1)] = field(
        name='displayName'
    )
    """Name to show, 1 to 255 characters."""
    media_type: Annotated[str, Meta(max_length=160)] | None = field(name='mediaType')
    """Media type, at most 160 characters; null when not known."""
    presentation: Literal['document', 'code', 'image', 'generic']
    """How to show the file."""
    line: Annotated[int, Meta(ge=1)] | None
    """Line the message points to, from 1 upward; null when it points to the whole file."""
    preview: Annotated[str, Meta(max_length=262144)] | None
    """Beginning of the content, at most 262144 characters; null when there is none to show."""
    preview_truncated: bool = field(name='previewTruncated')
    """True when `preview` is not the whole content."""
    content_digest: str | None = field(name='contentDigest')
    """SHA-256 of the file: `sha256:` and 64 lower-case hexadecimal digits; null when it was not read."""


class SafeReference(Struct, frozen=True, kw_only=True):
    """Pointer to a record of the control plane.

    Schema: ``prp/v1/semantic-tool.schema.json#/$defs/safeReference``
    """

    kind: Literal['task', 'document_revision', 'interaction', 'approval', 'decision', 'artifact', 'work_product', 'wake', 'monitor', 'audit', 'operation']
    """Kind of record."""
    id: Annotated[str, Meta(max_length=240, min_length=1)]
    """Identifier of the record."""


class SafeContent(Struct, frozen=True, kw_only=True):
    """Stand-in for content that must not appear in an event.

    Schema: ``prp/v1/semantic-tool.schema.json#/$defs/safeContent``
    """

    digest: str
    """SHA-256 of the canonical JSON of the content: `sha256:` and 64 lower-case hexadecimal digits."""
    redaction_disposition: Literal['digest_only', 'allowlisted_references', 'redacted'] = field(
        name='redactionDisposition'
    )
    """What is shown beside the digest: nothing, allowed references, or nothing because protected data was removed first."""
    references: list[SafeReference]
    """Records the content names and a reader may know of; each at most once, often none."""


class ImmutableTarget(Struct, frozen=True, kw_only=True):
    """Record in the one state on which the call acted.

    Schema: ``prp/v1/semantic-tool.schema.json#/$defs/immutableTarget``
    """

    kind: Literal['document_revision', 'interaction', 'approval', 'decision']
    """Kind of record."""
    id: Annotated[str, Meta(max_length=240, min_length=1)]
    """Identifier of the record."""
    immutable: LiteralTrue
    """Always true: the state named here never changes."""
    revision_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='revisionId', default=UNSET
    )
    """Revision that was acted on, for records with revisions."""
    decision_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='decisionId', default=UNSET
    )
    """Decision that was acted on, for records that are decided."""


class SemanticToolCorrelation(Struct, frozen=True, kw_only=True):
    """Where in the run the call was made. Set by the runner; must match the event around the envelope.

    Schema: ``prp/v1/semantic-tool.schema.json#/properties/correlation``
    """

    run_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='runId')
    """Run of the call; equals the event's."""
    normalized_session_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='normalizedSessionId'
    )
    """Session of the call; equals the event's."""
    turn_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='turnId')
    """Turn of the call; equals the event's."""
    item_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='itemId')
    """Item of the call; equals the event's."""
    request_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='requestId', default=UNSET
    )
    """Request that led to the call, when there was one."""


class SemanticTool(Struct, frozen=True, kw_only=True):
    """What an event may say about a call of a semantic operation: who called, how it came out and which records it touched, with digests in place of content. The runner emits it; what an answer states comes from the control plane that ran the call. One call has one input and exactly one result or reconciled envelope. Open: an input on the wire also carries the redacted arguments as `input`.

    Schema: ``prp/v1/semantic-tool.schema.json#``
    """

    schema: Literal['paperclip.prp.semantic_tool.v1']
    """Record tag; always `paperclip.prp.semantic_tool.v1`."""
    schema_version: Literal[1] = field(name='schemaVersion')
    """Version of the envelope; a reader that does not know the number must refuse it. 1 is the only one."""
    phase: Literal['input', 'result', 'reconciled']
    """`input`: the call; `result`: its answer; `reconciled`: the outcome found after a restart."""
    operation_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='operationId'
    )
    """Operation that is called; equal in all envelopes of the call."""
    call_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(name='callId')
    """Identifier of the call. Set by the runner; equal in all its envelopes."""
    correlation: SemanticToolCorrelation
    """Where in the run the call was made. Set by the runner; must match the event around the envelope."""
    idempotency_key: Annotated[str, Meta(max_length=240, min_length=1)] | None = field(
        name='idempotencyKey'
    )
    """Key under which a repeated call has its effect only once, 1 to 240 characters; null when the emitter has none to state. In a replay fixture equal in all envelopes of the call."""
    content: SafeContent
    """Digest of the input or of the answer."""
    outcome: Literal['succeeded', 'denied', 'conflict', 'duplicate', 'unavailable', 'failed'] | UnsetType = (
        UNSET
    )
    """How the call came out. Required in an answer; set by the control plane."""
    code: Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType = UNSET
    """Stable code that details the outcome. Required in an answer."""
    retryable: bool | UnsetType = UNSET
    """True when the same call may be made again. Required in an answer."""
    authorization_boundary: Literal['company', 'actor', 'active_task', 'grant', 'governed_action', 'lock', 'revision'] | UnsetType = field(
        name='authorizationBoundary', default=UNSET
    )
    """The check that decided: company, actor, active task, grant, governed action, lock or revision. Required in an answer."""
    operation_receipt_id: (
        Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType
    ) = field(name='operationReceiptId', default=UNSET)
    """Receipt of the operation. Required in an answer; set by the control plane, which derives it from run, operation and key (or call), so that a repeat has the same one. A runner makes one from `callId` when the answer brings none."""
    audit_receipt_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = (
        field(name='auditReceiptId', default=UNSET)
    )
    """Receipt in the audit log, when one was written."""
    current_revision: int | str | UnsetType = field(
        name='currentRevision', default=UNSET
    )
    """Revision of the record after the call, or the one that stood in its way: a number, at least 0, or an identifier."""
    duplicate_of_receipt_id: (
        Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType
    ) = field(name='duplicateOfReceiptId', default=UNSET)
    """Receipt of the earlier call that this one repeats."""
    artifact_refs: list[SafeReference] | UnsetType = field(
        name='artifactRefs', default=UNSET
    )
    """Artifacts and work products that the call made or named; each at most once."""
    targets: list[ImmutableTarget] | UnsetType = UNSET
    """Unchangeable records that the call acted on; each at most once."""
    causal_refs: list[SafeReference] | UnsetType = field(
        name='causalRefs', default=UNSET
    )
    """Records that led to the call; each at most once."""


class UsageMeasurement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One set of counters. Closed, and every member is present; a counter that the provider lacks is 0.

    Schema: ``prp/v1/usage.schema.json#/$defs/measurement``
    """

    input_tokens: Annotated[int, Meta(ge=0)] = field(name='inputTokens')
    """Tokens read by the model, at least 0."""
    output_tokens: Annotated[int, Meta(ge=0)] = field(name='outputTokens')
    """Tokens written by the model, at least 0."""
    cache_read_tokens: Annotated[int, Meta(ge=0)] = field(name='cacheReadTokens')
    """Tokens served from the provider's prompt cache, at least 0."""
    cache_write_tokens: Annotated[int, Meta(ge=0)] = field(name='cacheWriteTokens')
    """Tokens put into the provider's prompt cache, at least 0."""
    active_seconds: int | float = field(name='activeSeconds')
    """Time the provider was working, in seconds, fractions allowed, at least 0."""
    requests: Annotated[int, Meta(ge=0)]
    """Requests made to the model, at least 0."""
    provider_cost_usd: int | float = field(name='providerCostUsd')
    """Cost in US dollars as the provider states it, at least 0."""


class Usage(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tokens, time and cost of a session, in total and for this run. Made by the driver from what the provider reports. Closed. The event schemas do not refer to it, so a `usage.reported` payload is checked only by a reader that asks for it.

    Schema: ``prp/v1/usage.schema.json#``
    """

    provider: Annotated[str, Meta(max_length=80, min_length=1)]
    """Provider that counted, 1 to 80 characters."""
    model: Annotated[str, Meta(max_length=240)] | None
    """Model that was used, at most 240 characters; null when the provider does not say."""
    provider_session_id: Annotated[str, Meta(max_length=240)] | None | UnsetType = (
        field(name='providerSessionId', default=UNSET)
    )
    """Session as the provider names it, at most 240 characters; null when it has none."""
    provider_request_id: Annotated[str, Meta(max_length=240)] | None | UnsetType = (
        field(name='providerRequestId', default=UNSET)
    )
    """The provider's id of the request that the figures close, at most 240 characters; null when it has none."""
    cumulative: UsageMeasurement
    """Total since the session began, over all runs that used it."""
    run_delta_available: bool | UnsetType = field(
        name='runDeltaAvailable', default=UNSET
    )
    """False when the driver had no starting figures for the run, so `runDelta` is not to be relied on."""
    run_delta: UsageMeasurement = field(name='runDelta')
    """Part of the total that belongs to this run: the total minus the figures at the start of the run, never below 0."""


class StopReasonAggregate(Struct, frozen=True, kw_only=True):
    """The measured sum and the limit it met.

    Schema: ``prp/v1/stop-reason.schema.json#/properties/aggregate``
    """

    unit: Literal['cents', 'usd_micros', 'tokens']
    """Unit of both figures: US cents, millionths of a US dollar, or tokens."""
    observed: Annotated[int, Meta(ge=0)]
    """Sum at the time of the stop, in `unit`, at least 0."""
    limit: Annotated[int, Meta(ge=0)]
    """Limit that applied, in `unit`, at least 0."""
    window: Literal['run', 'monthly_utc', 'provider_window']
    """Span over which the sum is taken: the run, the calendar month in UTC, or the provider's own span."""


class StopReason(Struct, frozen=True, kw_only=True):
    """Receipt for a run that was stopped because a limit was reached. Written by the control plane and carried in the terminal record, so that the stop can be explained and checked later.

    Schema: ``prp/v1/stop-reason.schema.json#``
    """

    schema: Literal['paperclip.prp.stop_reason.v1']
    """Record tag; always `paperclip.prp.stop_reason.v1`."""
    schema_version: Literal[1] = field(name='schemaVersion')
    """Version of the receipt; a reader that does not know the number must refuse it. 1 is the only one."""
    receipt_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='receiptId'
    )
    """Identifier of this receipt."""
    kind: Literal['budget', 'cost']
    """Family of the limit: a `budget` given to someone, or the `cost` of the work itself."""
    code: Annotated[str, Meta(max_length=160, min_length=1)]
    """Stable code of the stop, lower case, at most 160 characters."""
    retryable: bool
    """True when the same work may be tried again once the limit allows it."""
    decision_id: Annotated[str, Meta(max_length=240, min_length=1)] = field(
        name='decisionId'
    )
    """Decision of the control plane that stopped the run."""
    limit_class: Literal['company_monthly', 'actor_monthly', 'project_monthly', 'run_cost', 'provider_quota'] = field(
        name='limitClass'
    )
    """Which limit was reached: a monthly budget of company, actor or project, the cost limit of the run, or the provider's own quota."""
    aggregate: StopReasonAggregate
    """The measured sum and the limit it met."""
    related_receipt_ids: list[str] | UnsetType = field(
        name='relatedReceiptIds', default=UNSET
    )
    """Other receipts that led to the stop; each at most once."""


class Terminal(Struct, frozen=True, kw_only=True):
    """How a run ended; payload of `run.terminal`, the last word on a run. Only the core writes it, after it judged the proposed result. The schema does not check the three states against each other.

    Schema: ``prp/v1/terminal.schema.json#``
    """

    schema: Literal['paperclip.prp.terminal.v1']
    """Record tag; always `paperclip.prp.terminal.v1`."""
    turn_terminal_state: Literal['completed', 'failed', 'interrupted', 'cancelled'] = (
        field(name='turnTerminalState')
    )
    """How the last turn ended, as the provider reported it."""
    run_terminal_state: Literal['succeeded', 'failed', 'cancelled'] = field(
        name='runTerminalState'
    )
    """How the run ended, as the core decided it."""
    reported_work_disposition: Literal['done', 'blocked', 'needs_review', 'yielded'] = (
        field(name='reportedWorkDisposition')
    )
    """What the worker said about the work, taken from the result."""
    work_assessment_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='workAssessmentId', default=UNSET
    )
    """The core's assessment of the work, when it made one; not empty."""
    status_decision_id: Annotated[str, Meta(min_length=1)] | UnsetType = field(
        name='statusDecisionId', default=UNSET
    )
    """The core's decision on the issue status, when it made one; not empty."""
    stop_reason: StopReason | UnsetType = field(name='stopReason', default=UNSET)
    """Receipt of the limit that stopped the run. Present only when a limit did."""


class RuntimeRequestOrigin(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the request came from. Set by the driver.

    Schema: ``prp/v1/request.schema.json#/oneOf/0/properties/origin``
    """

    adapter: Annotated[str, Meta(max_length=160, min_length=1)]
    """Adapter that translated it, 1 to 160 characters."""
    provider: Annotated[str, Meta(max_length=160, min_length=1)] | UnsetType = UNSET
    """Provider that asked, 1 to 160 characters."""
    method: Annotated[str, Meta(max_length=500, min_length=1)] | UnsetType = UNSET
    """The provider's own name of the request, 1 to 500 characters."""


class RuntimeRequestChoice(Struct, frozen=True, kw_only=True):
    """One answer to choose.

    Schema: ``prp/v1/request.schema.json#/oneOf/1/properties/choices/items``
    """

    key: Annotated[str, Meta(min_length=1)]
    """Key that is sent back; not empty."""
    label: Annotated[str, Meta(min_length=1)]
    """Words to show; not empty."""


class RuntimeRequestV1(Struct, frozen=True, tag_field='schema', tag='paperclip.runtime_request.v1', kw_only=True):
    """Plain request of the provider: permission or input, asked while a turn waits. Written by the driver. Open.

    Schema: ``prp/v1/request.schema.json#/oneOf/1``
    """

    if TYPE_CHECKING:
        schema: ClassVar[Literal["paperclip.runtime_request.v1"]] = "paperclip.runtime_request.v1"
    else:  # building a hundred annotations costs more than all the rest of the import
        schema = "paperclip.runtime_request.v1"
    request_kind: Literal['runtime'] = field(name='requestKind')
    """Always `runtime`: the running turn waits for the answer."""
    request_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='requestId'
    )
    """Identifier of the request, 1 to 160 characters. Set by the driver."""
    type: Literal['permission', 'input']
    """Whether leave to act or an input is wanted."""
    status: Literal['pending', 'resolved', 'expired', 'cancelled']
    """How far the request is; anything but `pending` is final."""
    prompt: Annotated[str, Meta(max_length=4000, min_length=1)]
    """The request in words, 1 to 4000 characters."""
    choices: list[RuntimeRequestChoice] | UnsetType = UNSET
    """Answers to choose from, when there are fixed ones."""


class InteractionRequest(Struct, frozen=True, tag_field='schema', tag='paperclip.interaction_request.v1', kw_only=True):
    """Interaction that the run proposes for the issue thread; it outlives the turn. The control plane makes it visible and routes the response. Open.

    Schema: ``prp/v1/request.schema.json#/oneOf/2``
    """

    if TYPE_CHECKING:
        schema: ClassVar[Literal["paperclip.interaction_request.v1"]] = "paperclip.interaction_request.v1"
    else:  # building a hundred annotations costs more than all the rest of the import
        schema = "paperclip.interaction_request.v1"
    request_kind: Literal['issue_thread'] = field(name='requestKind')
    """Always `issue_thread`: the answer is given on the issue."""
    request_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='requestId'
    )
    """Identifier of the request, 1 to 160 characters."""
    kind: Literal['request_confirmation', 'request_checkbox_confirmation', 'request_item_verdicts', 'ask_user_questions', 'suggest_tasks']
    """Kind of interaction."""
    blocking: bool
    """True when the work cannot go on without the response."""
    payload: dict[str, JsonValue]
    """Content by `kind`."""


class EventBase(Struct, frozen=True, kw_only=True):
    """Members that every event has.

    Schema: ``prp/v1/event.schema.json#``
    """

    schema: Literal['paperclip.prp.event.v1']
    """Record tag; always `paperclip.prp.event.v1`."""
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
    turn_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='turnId', default=UNSET
    )
    """Turn the event belongs to, 1 to 240 characters; the durable turn id, not the provider's. Absent outside a turn."""
    item_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='itemId', default=UNSET
    )
    """Item the event belongs to, 1 to 240 characters: a message, command, request or other unit within the turn. Absent when there is none."""
    schema_version: Literal[1] = field(name='schemaVersion')
    """Version of the event record; a reader that does not know the number must refuse the event. 1 here."""
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

    Schema: ``prp/v1/event.schema.json#``
    """

    payload: dict[str, JsonValue]
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class RunnerConnectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.connected', kw_only=True):
    """The runner opened its connection to the authority for the first time.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.connected"]] = "runner.connected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.connected"


class RunnerReconnectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.reconnected', kw_only=True):
    """The runner is connected again after a break and goes on from the last acknowledged event.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.reconnected"]] = "runner.reconnected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.reconnected"


class RunnerReconciledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.reconciled', kw_only=True):
    """The runner started again and brought its stored state in line with what really happened.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.reconciled"]] = "runner.reconciled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.reconciled"


class RunnerDisconnectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.disconnected', kw_only=True):
    """The connection between runner and authority was lost.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.disconnected"]] = "runner.disconnected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.disconnected"


class RunnerDrainingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.draining', kw_only=True):
    """The runner takes no new work and is sending what it still holds.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.draining"]] = "runner.draining"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.draining"


class RunnerBackpressureEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.backpressure', kw_only=True):
    """The outbox reached its soft limit; only events of priority 0 are admitted until it empties.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.backpressure"]] = "runner.backpressure"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.backpressure"


class RunnerSuspendingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.suspending', kw_only=True):
    """The runner was ordered to suspend and is saving its state.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.suspending"]] = "runner.suspending"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.suspending"


class RunnerSuspendedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.suspended', kw_only=True):
    """The runner saved its state and stops; it can be started again.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.suspended"]] = "runner.suspended"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.suspended"


class RunnerStoppedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.stopped', kw_only=True):
    """The runner shut down for good.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.stopped"]] = "runner.stopped"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.stopped"


class RunnerDiagnosticEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runner.diagnostic', kw_only=True):
    """A note of the runner about itself, such as an event it had to replace or refuse.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runner.diagnostic"]] = "runner.diagnostic"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runner.diagnostic"


class RuntimePhaseChangedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime.phase.changed', kw_only=True):
    """The run entered another phase; the payload names it in `phase`.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime.phase.changed"]] = "runtime.phase.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime.phase.changed"


class SandboxMetricEvent(OpenEvent, frozen=True, tag_field='eventType', tag='sandbox.metric', kw_only=True):
    """A measurement of the environment, such as memory or processor time.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["sandbox.metric"]] = "sandbox.metric"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "sandbox.metric"


class WorkspaceReadyEvent(OpenEvent, frozen=True, tag_field='eventType', tag='workspace.ready', kw_only=True):
    """The workspace is prepared and the provider may work in it.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.ready"]] = "workspace.ready"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.ready"


class WorkspaceChangeUpdatedEvent(EventBase, frozen=True, tag_field='eventType', tag='workspace.change.updated', kw_only=True):
    """The changes of the turn so far; each update replaces the one before.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.change.updated"]] = "workspace.change.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.change.updated"
    payload: WorkspaceDiff
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class WorkspaceDiffRecordedEvent(EventBase, frozen=True, tag_field='eventType', tag='workspace.diff.recorded', kw_only=True):
    """The whole change of the turn as it was settled, before the run ends.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.diff.recorded"]] = "workspace.diff.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.diff.recorded"
    payload: WorkspaceDiff
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class WorkspaceFileReferencedEvent(EventBase, frozen=True, tag_field='eventType', tag='workspace.file.referenced', kw_only=True):
    """A message points to a file of the workspace.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["workspace.file.referenced"]] = "workspace.file.referenced"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "workspace.file.referenced"
    payload: WorkspaceFileReference
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class HarnessStartingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.starting', kw_only=True):
    """The provider's process or service is being started.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.starting"]] = "harness.starting"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.starting"


class HarnessReadyEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.ready', kw_only=True):
    """The provider answers and can open a session.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.ready"]] = "harness.ready"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.ready"


class HarnessExitedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.exited', kw_only=True):
    """The provider's process ended, or the service connection was closed.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.exited"]] = "harness.exited"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.exited"


class HarnessDiagnosticEvent(OpenEvent, frozen=True, tag_field='eventType', tag='harness.diagnostic', kw_only=True):
    """A note of the driver about the provider, such as a message it could not place.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["harness.diagnostic"]] = "harness.diagnostic"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "harness.diagnostic"


class PlanUpdatedEvent(EventBase, frozen=True, tag_field='eventType', tag='plan.updated', kw_only=True):
    """The provider made or changed its plan.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["plan.updated"]] = "plan.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "plan.updated"
    payload: Plan
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ToolExecutionStartedEvent(EventBase, frozen=True, tag_field='eventType', tag='tool.execution.started', kw_only=True):
    """A tool of the provider began to run.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["tool.execution.started"]] = "tool.execution.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "tool.execution.started"
    payload: ToolExecution
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ToolExecutionProgressedEvent(EventBase, frozen=True, tag_field='eventType', tag='tool.execution.progressed', kw_only=True):
    """A running tool reported output or progress.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["tool.execution.progressed"]] = "tool.execution.progressed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "tool.execution.progressed"
    payload: ToolExecution
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ToolExecutionCompletedEvent(EventBase, frozen=True, tag_field='eventType', tag='tool.execution.completed', kw_only=True):
    """A tool ended; its status tells how.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["tool.execution.completed"]] = "tool.execution.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "tool.execution.completed"
    payload: ToolExecution
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ResearchStartedEvent(EventBase, frozen=True, tag_field='eventType', tag='research.started', kw_only=True):
    """The provider began to look something up.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["research.started"]] = "research.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "research.started"
    payload: Research
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ResearchProgressedEvent(EventBase, frozen=True, tag_field='eventType', tag='research.progressed', kw_only=True):
    """A look-up reported an intermediate state.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["research.progressed"]] = "research.progressed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "research.progressed"
    payload: Research
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ResearchCompletedEvent(EventBase, frozen=True, tag_field='eventType', tag='research.completed', kw_only=True):
    """A look-up ended; its sources are listed.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["research.completed"]] = "research.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "research.completed"
    payload: Research
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class DelegationStartedEvent(EventBase, frozen=True, tag_field='eventType', tag='delegation.started', kw_only=True):
    """The provider handed work to agents of its own.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["delegation.started"]] = "delegation.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "delegation.started"
    payload: Delegation
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class DelegationUpdatedEvent(EventBase, frozen=True, tag_field='eventType', tag='delegation.updated', kw_only=True):
    """The state of delegated work changed.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["delegation.updated"]] = "delegation.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "delegation.updated"
    payload: Delegation
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class DelegationCompletedEvent(EventBase, frozen=True, tag_field='eventType', tag='delegation.completed', kw_only=True):
    """Delegated work ended.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["delegation.completed"]] = "delegation.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "delegation.completed"
    payload: Delegation
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ModelRouteChangedEvent(EventBase, frozen=True, tag_field='eventType', tag='model.route.changed', kw_only=True):
    """The provider uses another model than the one asked for.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["model.route.changed"]] = "model.route.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "model.route.changed"
    payload: ModelRoute
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ModelVerificationUpdatedEvent(EventBase, frozen=True, tag_field='eventType', tag='model.verification.updated', kw_only=True):
    """The provider's check of its model's output began, went on or ended.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["model.verification.updated"]] = "model.verification.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "model.verification.updated"
    payload: ModelVerification
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ContextCompactedEvent(EventBase, frozen=True, tag_field='eventType', tag='context.compacted', kw_only=True):
    """The provider shortened the model's context.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["context.compacted"]] = "context.compacted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "context.compacted"
    payload: ContextCompacted
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ArtifactViewedEvent(EventBase, frozen=True, tag_field='eventType', tag='artifact.viewed', kw_only=True):
    """The provider looked at a file, such as an image.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["artifact.viewed"]] = "artifact.viewed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "artifact.viewed"
    payload: ArtifactViewed
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ArtifactGeneratedEvent(EventBase, frozen=True, tag_field='eventType', tag='artifact.generated', kw_only=True):
    """The provider is making, made or failed to make a file.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["artifact.generated"]] = "artifact.generated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "artifact.generated"
    payload: ArtifactGenerated
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ReviewModeChangedEvent(EventBase, frozen=True, tag_field='eventType', tag='review.mode.changed', kw_only=True):
    """The provider entered or left its review mode.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["review.mode.changed"]] = "review.mode.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "review.mode.changed"
    payload: ReviewMode
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class HookStartedEvent(EventBase, frozen=True, tag_field='eventType', tag='hook.started', kw_only=True):
    """A hook of the provider began to run.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["hook.started"]] = "hook.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "hook.started"
    payload: Hook
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class HookCompletedEvent(EventBase, frozen=True, tag_field='eventType', tag='hook.completed', kw_only=True):
    """A hook of the provider ended.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["hook.completed"]] = "hook.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "hook.completed"
    payload: Hook
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class MemoryCitationReferencedEvent(EventBase, frozen=True, tag_field='eventType', tag='memory.citation.referenced', kw_only=True):
    """A message refers to something the provider remembers.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["memory.citation.referenced"]] = "memory.citation.referenced"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "memory.citation.referenced"
    payload: MemoryCitation
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class SafetyReviewStartedEvent(EventBase, frozen=True, tag_field='eventType', tag='safety.review.started', kw_only=True):
    """The provider began to judge whether an action may go ahead.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["safety.review.started"]] = "safety.review.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "safety.review.started"
    payload: SafetyReview
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class SafetyReviewCompletedEvent(EventBase, frozen=True, tag_field='eventType', tag='safety.review.completed', kw_only=True):
    """The provider decided whether an action may go ahead.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["safety.review.completed"]] = "safety.review.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "safety.review.completed"
    payload: SafetyReview
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class TerminalInputSentEvent(EventBase, frozen=True, tag_field='eventType', tag='terminal.input.sent', kw_only=True):
    """Input was sent to a running process; only its length is kept.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["terminal.input.sent"]] = "terminal.input.sent"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "terminal.input.sent"
    payload: TerminalInput
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class WaitStartedEvent(EventBase, frozen=True, tag_field='eventType', tag='wait.started', kw_only=True):
    """The provider began to wait.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["wait.started"]] = "wait.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "wait.started"
    payload: Wait
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class WaitCompletedEvent(EventBase, frozen=True, tag_field='eventType', tag='wait.completed', kw_only=True):
    """The provider stopped waiting.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["wait.completed"]] = "wait.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "wait.completed"
    payload: Wait
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class ProviderNoticeRecordedEvent(EventBase, frozen=True, tag_field='eventType', tag='provider.notice.recorded', kw_only=True):
    """The provider gave an error, a warning or a hint.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["provider.notice.recorded"]] = "provider.notice.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "provider.notice.recorded"
    payload: ProviderNotice
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class SessionStartingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.starting', kw_only=True):
    """A new session was ordered and is being opened.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.starting"]] = "session.starting"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.starting"


class SessionStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.started', kw_only=True):
    """A new session is open.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.started"]] = "session.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.started"


class SessionResumingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.resuming', kw_only=True):
    """An earlier session is being opened again.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.resuming"]] = "session.resuming"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.resuming"


class SessionResumedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.resumed', kw_only=True):
    """An earlier session is open again with its history.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.resumed"]] = "session.resumed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.resumed"


class SessionReconciledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.reconciled', kw_only=True):
    """After a resume, the active turn known here was compared with the provider's.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.reconciled"]] = "session.reconciled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.reconciled"


class SessionUpdatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.updated', kw_only=True):
    """Facts about the open session changed.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.updated"]] = "session.updated"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.updated"


class SessionClosedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.closed', kw_only=True):
    """The session was closed in good order.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.closed"]] = "session.closed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.closed"


class SessionFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='session.failed', kw_only=True):
    """The session was lost or could not be opened.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["session.failed"]] = "session.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "session.failed"


class TurnSubmittedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.submitted', kw_only=True):
    """A turn was ordered and handed to the driver.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.submitted"]] = "turn.submitted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.submitted"


class TurnAcceptedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.accepted', kw_only=True):
    """The provider took the turn.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.accepted"]] = "turn.accepted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.accepted"


class TurnStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.started', kw_only=True):
    """The turn is running and becomes the active one.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.started"]] = "turn.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.started"


class TurnCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.completed', kw_only=True):
    """The turn ended as the provider meant it to.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.completed"]] = "turn.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.completed"


class TurnFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.failed', kw_only=True):
    """The turn ended with an error.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.failed"]] = "turn.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.failed"


class TurnInterruptedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.interrupted', kw_only=True):
    """The turn was stopped before its end.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.interrupted"]] = "turn.interrupted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.interrupted"


class TurnCancelledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='turn.cancelled', kw_only=True):
    """The turn was given up by order, or before it ran.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["turn.cancelled"]] = "turn.cancelled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "turn.cancelled"


class ItemStartedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.started', kw_only=True):
    """A message, command or other item of the turn began.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.started"]] = "item.started"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.started"


class ItemDeltaEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.delta', kw_only=True):
    """Text is added to an item.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.delta"]] = "item.delta"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.delta"


class ItemCompletedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.completed', kw_only=True):
    """An item ended; a text given here replaces what was gathered.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.completed"]] = "item.completed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.completed"


class ItemFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='item.failed', kw_only=True):
    """An item ended with an error.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["item.failed"]] = "item.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "item.failed"


class UsageReportedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='usage.reported', kw_only=True):
    """Tokens, time and cost, for the session and for this run.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["usage.reported"]] = "usage.reported"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "usage.reported"


class SemanticToolInputPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``semantic_tool.input``.

    Schema: ``prp/v1/event.schema.json#``
    """

    semantic_tool: SemanticTool | UnsetType = UNSET
    """Envelope of the call. Set by the runner; optional in the schema."""
    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class SemanticToolInputEvent(EventBase, frozen=True, tag_field='eventType', tag='semantic_tool.input', kw_only=True):
    """A semantic operation was called; the envelope holds its digest and, on the wire, the redacted arguments.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["semantic_tool.input"]] = "semantic_tool.input"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "semantic_tool.input"
    payload: SemanticToolInputPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class SemanticToolResultPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``semantic_tool.result``.

    Schema: ``prp/v1/event.schema.json#``
    """

    semantic_tool: SemanticTool | UnsetType = UNSET
    """Envelope of the answer. Set by the runner; optional in the schema."""
    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class SemanticToolResultEvent(EventBase, frozen=True, tag_field='eventType', tag='semantic_tool.result', kw_only=True):
    """A semantic operation was answered; the envelope is the receipt.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["semantic_tool.result"]] = "semantic_tool.result"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "semantic_tool.result"
    payload: SemanticToolResultPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class SemanticToolReconciledPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``semantic_tool.reconciled``.

    Schema: ``prp/v1/event.schema.json#``
    """

    semantic_tool: SemanticTool | UnsetType = UNSET
    """Envelope of the outcome found after a restart. Set by the runner; optional in the schema."""
    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class SemanticToolReconciledEvent(EventBase, frozen=True, tag_field='eventType', tag='semantic_tool.reconciled', kw_only=True):
    """The outcome of a call was found out after a restart.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["semantic_tool.reconciled"]] = "semantic_tool.reconciled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "semantic_tool.reconciled"
    payload: SemanticToolReconciledPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class McpAppDiscoveredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.discovered', kw_only=True):
    """A tool offers an app with a user interface of its own.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.discovered"]] = "mcp_app.discovered"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.discovered"


class McpAppResourceResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.resource.resolved', kw_only=True):
    """The content of an app was loaded.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.resource.resolved"]] = "mcp_app.resource.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.resource.resolved"


class McpAppInitializingEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.initializing', kw_only=True):
    """An app is being started.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.initializing"]] = "mcp_app.initializing"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.initializing"


class McpAppReadyEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.ready', kw_only=True):
    """An app is started and can be used.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.ready"]] = "mcp_app.ready"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.ready"


class McpAppToolInputPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``mcp_app.tool_input``.

    Schema: ``prp/v1/event.schema.json#``
    """

    semantic_tool: SemanticTool | UnsetType = UNSET
    """Envelope of the call. Set by the runner; optional in the schema."""
    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class McpAppToolInputEvent(EventBase, frozen=True, tag_field='eventType', tag='mcp_app.tool_input', kw_only=True):
    """A call was passed to an app; older name of `semantic_tool.input`, with the same envelope.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.tool_input"]] = "mcp_app.tool_input"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.tool_input"
    payload: McpAppToolInputPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class McpAppToolResultPayload(Struct, frozen=True, kw_only=True):
    """The payload of ``mcp_app.tool_result``.

    Schema: ``prp/v1/event.schema.json#``
    """

    semantic_tool: SemanticTool | UnsetType = UNSET
    """Envelope of the answer. Set by the runner; optional in the schema."""
    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class McpAppToolResultEvent(EventBase, frozen=True, tag_field='eventType', tag='mcp_app.tool_result', kw_only=True):
    """A call of an app was answered; older name of `semantic_tool.result`, with the same envelope.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.tool_result"]] = "mcp_app.tool_result"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.tool_result"
    payload: McpAppToolResultPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class McpAppActionRequestedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.action.requested', kw_only=True):
    """An app asks its host for an action.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.action.requested"]] = "mcp_app.action.requested"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.action.requested"


class McpAppActionResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.action.resolved', kw_only=True):
    """The host carried out or refused an app's action.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.action.resolved"]] = "mcp_app.action.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.action.resolved"


class McpAppHostContextChangedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.host_context.changed', kw_only=True):
    """What the host tells an app about itself changed.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.host_context.changed"]] = "mcp_app.host_context.changed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.host_context.changed"


class McpAppFailedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.failed', kw_only=True):
    """An app failed.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.failed"]] = "mcp_app.failed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.failed"


class McpAppTeardownEvent(OpenEvent, frozen=True, tag_field='eventType', tag='mcp_app.teardown', kw_only=True):
    """An app was shut down.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["mcp_app.teardown"]] = "mcp_app.teardown"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "mcp_app.teardown"


class RuntimeRequestCreatedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.created', kw_only=True):
    """The provider asks for permission or input and the turn waits; the payload is or holds the request.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.created"]] = "runtime_request.created"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.created"


class RuntimeRequestResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.resolved', kw_only=True):
    """A request was answered and the answer was delivered.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.resolved"]] = "runtime_request.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.resolved"


class RuntimeRequestExpiredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.expired', kw_only=True):
    """A request can no longer be answered, by time or because the provider was lost.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.expired"]] = "runtime_request.expired"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.expired"


class RuntimeRequestCancelledEvent(OpenEvent, frozen=True, tag_field='eventType', tag='runtime_request.cancelled', kw_only=True):
    """A request was withdrawn.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["runtime_request.cancelled"]] = "runtime_request.cancelled"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "runtime_request.cancelled"


class InteractionRequestProposedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.request.proposed', kw_only=True):
    """The run proposes an interaction for the issue thread.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.request.proposed"]] = "interaction.request.proposed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.request.proposed"


class InteractionRequestMaterializedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.request.materialized', kw_only=True):
    """The control plane put a proposed interaction on the issue.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.request.materialized"]] = "interaction.request.materialized"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.request.materialized"


class InteractionRequestRejectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.request.rejected', kw_only=True):
    """The control plane refused a proposed interaction.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.request.rejected"]] = "interaction.request.rejected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.request.rejected"


class InteractionResponseProgressedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.response.progressed', kw_only=True):
    """A response to an interaction is under way.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.response.progressed"]] = "interaction.response.progressed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.response.progressed"


class InteractionResponseResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.response.resolved', kw_only=True):
    """A response to an interaction is complete.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.response.resolved"]] = "interaction.response.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.response.resolved"


class InteractionResponseDeliveredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='interaction.response.delivered', kw_only=True):
    """A response reached the run that waited for it.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["interaction.response.delivered"]] = "interaction.response.delivered"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "interaction.response.delivered"


class RunAttachedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.attached', kw_only=True):
    """A run took over the runner and its session.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.attached"]] = "run.attached"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.attached"


class RunDetachedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.detached', kw_only=True):
    """A run let go of the runner and its session.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.detached"]] = "run.detached"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.detached"


class RunResultAcceptedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.result.accepted', kw_only=True):
    """The core accepted the proposed result.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.result.accepted"]] = "run.result.accepted"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.result.accepted"


class RunResultRejectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='run.result.rejected', kw_only=True):
    """The core refused the proposed result and says why.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.result.rejected"]] = "run.result.rejected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.result.rejected"


class AttentionRequestProposedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.proposed', kw_only=True):
    """A result or a run calls for someone's attention.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.proposed"]] = "attention.request.proposed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.proposed"


class AttentionRequestRoutedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.routed', kw_only=True):
    """The control plane assigned a call for attention.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.routed"]] = "attention.request.routed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.routed"


class AttentionRequestResolvedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.resolved', kw_only=True):
    """A call for attention was answered.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.resolved"]] = "attention.request.resolved"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.resolved"


class AttentionRequestExpiredEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.expired', kw_only=True):
    """A call for attention ran out of time.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.expired"]] = "attention.request.expired"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.expired"


class AttentionRequestSupersededEvent(OpenEvent, frozen=True, tag_field='eventType', tag='attention.request.superseded', kw_only=True):
    """A newer call for attention takes the place of this one.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["attention.request.superseded"]] = "attention.request.superseded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "attention.request.superseded"


class WorkAssessmentRecordedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='work.assessment.recorded', kw_only=True):
    """The control plane recorded its judgement of the work.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["work.assessment.recorded"]] = "work.assessment.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "work.assessment.recorded"


class IssueStatusDecisionRecordedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.recorded', kw_only=True):
    """The control plane decided which status the issue should have.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.recorded"]] = "issue.status.decision.recorded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.recorded"


class IssueStatusDecisionAppliedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.applied', kw_only=True):
    """The decided status was set on the issue.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.applied"]] = "issue.status.decision.applied"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.applied"


class IssueStatusDecisionRejectedEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.rejected', kw_only=True):
    """The decided status could not be set.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.rejected"]] = "issue.status.decision.rejected"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.rejected"


class IssueStatusDecisionSupersededEvent(OpenEvent, frozen=True, tag_field='eventType', tag='issue.status.decision.superseded', kw_only=True):
    """A newer status decision takes the place of this one.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["issue.status.decision.superseded"]] = "issue.status.decision.superseded"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "issue.status.decision.superseded"


class RunTerminalPayload(Terminal, frozen=True, kw_only=True):
    """The payload of ``run.terminal``: how a run ended; payload of `run.terminal`, the last word on a run. Only the core writes it, after it judged the proposed result. The schema does not check the three states against each other.

    Schema: ``prp/v1/terminal.schema.json#``
    """

    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class RunTerminalEvent(EventBase, frozen=True, tag_field='eventType', tag='run.terminal', kw_only=True):
    """The run is over; the last word on it.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.terminal"]] = "run.terminal"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.terminal"
    payload: RunTerminalPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


class RuntimeRequestV2(Struct, frozen=True, forbid_unknown_fields=True, tag_field='schema', tag='paperclip.runtime_request.v2', kw_only=True):
    """Typed questions of the provider, asked while a turn waits. Written by the driver. Closed.

    Schema: ``prp/v1/request.schema.json#/oneOf/0``
    """

    if TYPE_CHECKING:
        schema: ClassVar[Literal["paperclip.runtime_request.v2"]] = "paperclip.runtime_request.v2"
    else:  # building a hundred annotations costs more than all the rest of the import
        schema = "paperclip.runtime_request.v2"
    request_kind: Literal['runtime'] = field(name='requestKind')
    """Always `runtime`: the running turn waits for the answer."""
    request_id: Annotated[str, Meta(max_length=160, min_length=1)] = field(
        name='requestId'
    )
    """Identifier of the request, 1 to 160 characters. Set by the driver."""
    type: Literal['input']
    """Always `input`: answers to questions are wanted."""
    status: Literal['pending', 'resolved', 'expired', 'cancelled']
    """How far the request is; anything but `pending` is final."""
    prompt: Annotated[str, Meta(max_length=4000, min_length=1)]
    """The request in one text, 1 to 4000 characters, for places that cannot show the questions."""
    input: questions.QuestionSet
    """The questions."""
    origin: RuntimeRequestOrigin | UnsetType = UNSET
    """Where the request came from. Set by the driver."""
    turn_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='turnId', default=UNSET
    )
    """Turn that waits, 1 to 240 characters."""
    item_id: Annotated[str, Meta(max_length=240, min_length=1)] | UnsetType = field(
        name='itemId', default=UNSET
    )
    """Item of the request, 1 to 240 characters."""


class RunResultProposedPayload(RunResult, frozen=True, kw_only=True):
    """The payload of ``run.result.proposed``: what the worker claims about its work; payload of `run.result.proposed`. A proposal only: the core accepts or rejects it and alone ends the run. Written by the model through a completion tool, or by the driver in its place. Open at every level.

    Schema: ``prp/v1/result.schema.json#``
    """

    channel: Literal['progress', 'final', 'summary', 'detail', 'unknown'] | UnsetType = (
        UNSET
    )
    """Where text belongs: `progress` commentary, `final` answer, `summary` or `detail` of reasoning, `unknown`. Set by the driver."""
    provider_phase: str | UnsetType = field(name='providerPhase', default=UNSET)
    """Phase of the text in the provider's own words, for example `commentary` or `final_answer`. Set by the driver."""
    provider_method: str | UnsetType = field(name='providerMethod', default=UNSET)
    """The provider's own name for the notification from which the event was made. Set by the driver."""


class RunResultProposedEvent(EventBase, frozen=True, tag_field='eventType', tag='run.result.proposed', kw_only=True):
    """The worker's result, as a proposal to the core.

    Schema: ``prp/v1/event.schema.json#``
    """

    if TYPE_CHECKING:
        event_type: ClassVar[Literal["run.result.proposed"]] = "run.result.proposed"
    else:  # building a hundred annotations costs more than all the rest of the import
        event_type = "run.result.proposed"
    payload: RunResultProposedPayload
    """Content by `eventType`. The conditional rules below bind the types with a payload of their own; all others are open objects whose `channel`, `providerPhase` and `providerMethod` are bounded. Set by the emitter."""


ProviderEvent: TypeAlias = (
    Plan
    | ToolExecution
    | Research
    | Delegation
    | ModelRoute
    | ModelVerification
    | ContextCompacted
    | ArtifactViewed
    | ArtifactGenerated
    | ReviewMode
    | Hook
    | MemoryCitation
    | SafetyReview
    | TerminalInput
    | Wait
    | ProviderNotice
)
"""Payload of an event that reports provider activity in provider-neutral form. Made by the driver from the provider's own notifications. Exactly one of the definitions below; each is closed and told apart by its `schema` tag."""

PrpV1ProviderEvent: TypeAlias = ProviderEvent
"""``ProviderEvent`` under a name that tells the module."""


Request: TypeAlias = (
    RuntimeRequestV2
    | RuntimeRequestV1
    | InteractionRequest
)
"""Something a run needs an answer to. Exactly one of three forms, told apart by the `schema` tag: typed questions, a plain runtime request, or an interaction on the issue thread."""

PrpV1Request: TypeAlias = Request
"""``Request`` under a name that tells the module."""


Event: TypeAlias = (
    RunnerConnectedEvent
    | RunnerReconnectedEvent
    | RunnerReconciledEvent
    | RunnerDisconnectedEvent
    | RunnerDrainingEvent
    | RunnerBackpressureEvent
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
    | SemanticToolReconciledEvent
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
"""One fact about a run. The runner emits events for what its driver and provider do, the control plane for what the core decides; each goes to the outbox first and is delivered until it is acknowledged. Unknown members are kept."""

PrpV1Event: TypeAlias = Event
"""``Event`` under a name that tells the module."""


__all__ = [
    'ArtifactGenerated',
    'ArtifactGeneratedEvent',
    'ArtifactViewed',
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
    'ContextCompacted',
    'ContextCompactedEvent',
    'Delegation',
    'DelegationChild',
    'DelegationCompletedEvent',
    'DelegationStartedEvent',
    'DelegationUpdatedEvent',
    'Event',
    'EventBase',
    'HarnessDiagnosticEvent',
    'HarnessExitedEvent',
    'HarnessReadyEvent',
    'HarnessStartingEvent',
    'Hook',
    'HookCompletedEvent',
    'HookStartedEvent',
    'Identity',
    'ImmutableTarget',
    'InteractionRequest',
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
    'McpAppToolInputPayload',
    'McpAppToolResultEvent',
    'McpAppToolResultPayload',
    'MemoryCitation',
    'MemoryCitationReferencedEvent',
    'ModelRoute',
    'ModelRouteChangedEvent',
    'ModelVerification',
    'ModelVerificationUpdatedEvent',
    'OpenEvent',
    'Plan',
    'PlanStep',
    'PlanUpdatedEvent',
    'ProviderDescriptor',
    'ProviderEvent',
    'ProviderNotice',
    'ProviderNoticeRecordedEvent',
    'PrpV1Event',
    'PrpV1ProviderEvent',
    'PrpV1Request',
    'Request',
    'Research',
    'ResearchCompletedEvent',
    'ResearchProgressedEvent',
    'ResearchSource',
    'ResearchStartedEvent',
    'ReviewMode',
    'ReviewModeChangedEvent',
    'RunAttachedEvent',
    'RunDetachedEvent',
    'RunResultAcceptedEvent',
    'RunResultProposedEvent',
    'RunResultProposedPayload',
    'RunResultRejectedEvent',
    'RunTerminalEvent',
    'RunTerminalPayload',
    'RunnerBackpressureEvent',
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
    'RuntimeRequestChoice',
    'RuntimeRequestCreatedEvent',
    'RuntimeRequestExpiredEvent',
    'RuntimeRequestOrigin',
    'RuntimeRequestResolvedEvent',
    'RuntimeRequestV1',
    'RuntimeRequestV2',
    'SafeContent',
    'SafeReference',
    'SafetyReview',
    'SafetyReviewCompletedEvent',
    'SafetyReviewStartedEvent',
    'SandboxMetricEvent',
    'SemanticTool',
    'SemanticToolCapabilities',
    'SemanticToolCorrelation',
    'SemanticToolInputEvent',
    'SemanticToolInputPayload',
    'SemanticToolOperation',
    'SemanticToolReconciledEvent',
    'SemanticToolReconciledPayload',
    'SemanticToolResultEvent',
    'SemanticToolResultPayload',
    'SessionClosedEvent',
    'SessionFailedEvent',
    'SessionReconciledEvent',
    'SessionResumedEvent',
    'SessionResumingEvent',
    'SessionStartedEvent',
    'SessionStartingEvent',
    'SessionUpdatedEvent',
    'StopReason',
    'StopReasonAggregate',
    'Terminal',
    'TerminalInput',
    'TerminalInputSentEvent',
    'ToolExecution',
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
    'TypedEventFamily',
    'Usage',
    'UsageMeasurement',
    'UsageReportedEvent',
    'Wait',
    'WaitCompletedEvent',
    'WaitStartedEvent',
    'WorkAssessmentRecordedEvent',
    'WorkspaceChangeUpdatedEvent',
    'WorkspaceDiff',
    'WorkspaceDiffFile',
    'WorkspaceDiffRecordedEvent',
    'WorkspaceDiffTotals',
    'WorkspaceFileReference',
    'WorkspaceFileReferencedEvent',
    'WorkspaceReadyEvent',
]
