"""The task envelope handed to a provider and the runtime context around it.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field
from paperclip_protocol._runtime import JsonValue, LiteralFalse


class CompletionCriterion(Struct, frozen=True, kw_only=True):
    """One condition of completion.

    Schema: ``task/completion-contract.schema.json#/$defs/completionCriterion``
    """

    id: Annotated[str, Meta(min_length=1)]
    """Identifier of the criterion, at least 1 character and once within the contract; claims refer to it. Set by the control plane."""
    requirement: str
    """What must be true, in words for the provider. Set by the control plane."""


class CompletionContract(Struct, frozen=True, kw_only=True):
    """What has to hold for a task to count as complete. A proposal must name its revision and answer each criterion exactly once.

    Schema: ``task/completion-contract.schema.json#``
    """

    revision: Annotated[str, Meta(min_length=1)]
    """Revision of the contract, at least 1 character; a proposal must repeat it exactly. Set by the control plane."""
    criteria: list[CompletionCriterion]
    """The criteria; acceptance checks them in this order. Set by the control plane."""


class SkilllessTask(Struct, frozen=True, kw_only=True):
    """Everything a provider is told about a task: objective, completion contract and constraints, without skills and without access to the control plane.

    Schema: ``task/skillless-task.schema.json#``
    """

    schema: Literal['paperclip.skillless_task.v1']
    """Names this record and its version."""
    objective: str
    """What is to be achieved, in words for the provider. Set by the control plane."""
    completion_contract: CompletionContract = field(name='completionContract')
    """What has to hold for the task to count as complete. Set by the control plane."""
    constraints: list[str]
    """Rules the provider has to keep, one sentence each; may be empty. Set by the control plane."""
    expected_result_schema: Literal['paperclip.run_result.v1'] = field(
        name='expectedResultSchema'
    )
    """Name of the result record that the provider has to produce."""


class CompletionContractReference(Struct, frozen=True, kw_only=True):
    """Completion contract reduced to what a runner needs to form a claim: carried by the command `run.prepare` and given to the provider when a thread starts.

    Schema: ``task/completion-contract-reference.schema.json#``
    """

    revision: Annotated[str, Meta(min_length=1)]
    """Revision of the contract, at least 1 character. Set by the control plane."""
    criterion_ids: list[str] = field(name='criterionIds')
    """Identifiers of the criteria in the order of the contract. Set by the control plane."""


class TaskInput(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Content of the one text input of a turn in task mode, sent as compact JSON. Direct mode sends the bare message.

    Schema: ``task/task-input.schema.json#``
    """

    task: SkilllessTask
    """Envelope of the task, set by the driver."""
    message: str
    """The message of the turn as the caller gave it."""


class ContextClientInfo(Struct, frozen=True, kw_only=True):
    """Introduction of a client to the app-server.

    Schema: ``task/context-snapshot.schema.json#/$defs/clientInfo``
    """

    name: str
    """Name of the client, set by the driver."""
    title: str
    """Name of the client for people, set by the driver."""
    version: str
    """Version of the client, set by the driver."""


class ContextPermissionProfile(Struct, frozen=True, kw_only=True):
    """Permission profile as the app-server reported it, with further members of its own.

    Schema: ``task/context-snapshot.schema.json#/$defs/permissionProfile``
    """

    id: str
    """Name of the profile, set by the driver."""


class ContextSandboxContext(Struct, frozen=True, kw_only=True):
    """What the provider may reach.

    Schema: ``task/context-snapshot.schema.json#/$defs/sandboxContext``
    """

    permission_profile: ContextPermissionProfile = field(name='permissionProfile')
    """Permission profile in force."""
    legacy_policy: JsonValue = field(name='legacyPolicy')
    """Sandbox policy in its older form as the app-server reported it, bounded for the record; null when it reported none."""
    root_access: Literal['none', 'read', 'write'] = field(name='rootAccess')
    """Access to the file system outside the workspace. `read` and `write` occur only inside an external sandbox."""
    minimal_runtime_access: Literal['read'] = field(name='minimalRuntimeAccess')
    """Access to the files a process needs to run at all."""
    workspace_access: Literal['read', 'write'] = field(name='workspaceAccess')
    """Access to the workspace: `read` in plan mode, otherwise `write`."""
    network_access: bool = field(name='networkAccess')
    """Whether provider commands may reach the network."""
    github_authentication_mode: str = field(name='githubAuthenticationMode')
    """How provider commands authenticate to GitHub, from the environment of the driver; `managed` by default."""


class ContextInstructionPolicy(Struct, frozen=True, kw_only=True):
    """Which further instructions the provider may add.

    Schema: ``task/context-snapshot.schema.json#/$defs/instructionPolicy``
    """

    skill_instructions: bool = field(name='skillInstructions')
    """Whether the provider adds instructions of its skills, set by the driver."""
    app_instructions: LiteralFalse = field(name='appInstructions')
    """The provider adds no instructions of its apps."""
    collaboration_instructions: bool = field(name='collaborationInstructions')
    """Whether the provider adds the instructions of its collaboration mode, set by the driver."""


class ContextLiveConsole(Struct, frozen=True, kw_only=True):
    """What a session supports for a person who watches it.

    Schema: ``task/context-snapshot.schema.json#/$defs/liveConsole``
    """

    conversation_mode: Literal['task', 'direct'] = field(name='conversationMode')
    """`task` wraps each message in the task envelope and expects a result, `direct` sends bare messages."""
    runtime_request_resolution: bool = field(name='runtimeRequestResolution')
    """Whether requests of the provider can be answered while a turn runs."""
    goals: bool
    """Whether the session can hold a goal."""
    thread_lineage: bool = field(name='threadLineage')
    """Whether the session knows the threads that its thread came from."""


class ContextSnapshot(Struct, frozen=True, kw_only=True):
    """What a provider was given when its session started or resumed, recorded in `payload.context` of `session.started` and `session.resumed`. It proves afterwards that no skill and no credential was within reach.

    Schema: ``task/context-snapshot.schema.json#``
    """

    protocol_version: Literal['v2'] = field(name='protocolVersion')
    """Version of the app-server protocol that the driver speaks."""
    codex_version: str = field(name='codexVersion')
    """Version text that the app-server reported in its handshake."""
    client_info: ContextClientInfo = field(name='clientInfo')
    """How the driver introduced itself to the app-server."""
    model: str
    """Model in use, as the app-server reported it."""
    model_provider: str = field(name='modelProvider')
    """Provider of the model, as the app-server reported it."""
    working_directory: str = field(name='workingDirectory')
    """Canonical path of the workspace, set by the driver."""
    collaboration_mode: Literal['default', 'plan'] = field(name='collaborationMode')
    """Mode of the session: `default` works, `plan` only plans."""
    sandbox: ContextSandboxContext
    """What the provider may reach."""
    approval_policy: JsonValue = field(name='approvalPolicy')
    """When the provider asks before it acts, as the app-server reported it, else as the driver requested it: a word, or an object with finer rules."""
    base_instructions: str = field(name='baseInstructions')
    """Base instructions the session runs with."""
    instruction_sources: Annotated[list[str], Meta(max_length=32)] = field(
        name='instructionSources'
    )
    """Instruction files the app-server reported, at most 32, each cut to the diagnostic bound; empty in a skillless session."""
    instruction_policy: ContextInstructionPolicy = field(name='instructionPolicy')
    """Which further instructions the provider may add."""
    environment_keys: list[str] = field(name='environmentKeys')
    """Names of the variables in the environment of provider commands, sorted; never their values."""
    dynamic_tool_names: list[str] = field(name='dynamicToolNames')
    """Names of the tools offered to the provider, in the order offered."""
    model_input_kinds: list[str] = field(name='modelInputKinds')
    """Kinds of input the model receives; `text` alone in a skillless session."""
    live_console: ContextLiveConsole = field(name='liveConsole')
    """What the session supports for a person who watches it."""
    envelope: SkilllessTask
    """Task the session works on."""


class ExecutionPrompt(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Fixed text that every native run of a revision begins with.

    Schema: ``task/runtime-context.schema.json#/$defs/executionPrompt``
    """

    revision: Literal['paperclip-execution.v3']
    """Revision of the execution prompt."""
    text: str
    """Text of the prompt, exactly the fixed text of the revision."""
    digest: str
    """Digest of the text in UTF-8."""


class RuntimeAsset(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bundle of files that stays unchanged during a run.

    Schema: ``task/runtime-context.schema.json#/$defs/runtimeAsset``
    """

    schema: Literal['paperclip.runtime-asset.v1']
    """Names this record and its version."""
    digest: str
    """Digest of the content of the bundle."""
    manifest_digest: str = field(name='manifestDigest')
    """Digest of the manifest of the bundle."""
    root_path: Annotated[str, Meta(min_length=1)] = field(name='rootPath')
    """Directory that holds the files."""
    file_count: Annotated[int, Meta(ge=0, le=9007199254740991)] = field(
        name='fileCount'
    )
    """Number of files."""
    total_bytes: Annotated[int, Meta(ge=0, le=9007199254740991)] = field(
        name='totalBytes'
    )
    """Size of all files together in bytes."""


class InstructionSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Instructions of an agent.

    Schema: ``task/runtime-context.schema.json#/$defs/instructionSet``
    """

    entry_path: Annotated[str, Meta(min_length=1)] = field(name='entryPath')
    """File within the bundle that is read first."""
    bundle: RuntimeAsset
    """Files of the instructions."""


class AssignedSkill(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One skill assigned to a run.

    Schema: ``task/runtime-context.schema.json#/$defs/assignedSkill``
    """

    key: Annotated[str, Meta(min_length=1)]
    """Key of the skill within the company, unique within the context."""
    runtime_name: Annotated[str, Meta(min_length=1)] = field(name='runtimeName')
    """Name under which the provider finds the skill, unique within the context."""
    version_id: str | None = field(name='versionId')
    """Version of the skill, or null when it has none."""
    bundle: RuntimeAsset
    """Files of the skill."""


class McpAssignment(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tools assigned to a run.

    Schema: ``task/runtime-context.schema.json#/$defs/mcpAssignment``
    """

    assignment_set_id: Annotated[str, Meta(min_length=1)] = field(
        name='assignmentSetId'
    )
    """Identifier of the set of assignments."""
    digest: str
    """Digest of the set of assignments."""
    binding_id: str | None = field(name='bindingId')
    """Identifier of the binding to a tool server, or null when there is none; not part of the aggregate digest."""


class RuntimeContext(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a native run brings to its provider: execution prompt, instructions, skills and assigned tools, each with its digest. Closed throughout; the control plane writes it and the runner checks it.

    Schema: ``task/runtime-context.schema.json#``
    """

    prompt: ExecutionPrompt
    """Execution prompt of the run."""
    instructions: InstructionSet
    """Instructions of the agent."""
    skills: list[AssignedSkill]
    """Skills assigned to the run; keys and runtime names are each unique. May be empty."""
    mcp: McpAssignment
    """Tools assigned to the run."""
    aggregate_digest: str = field(name='aggregateDigest')
    """Digest over the compact JSON of prompt, instructions, skills sorted by key, and tools, each bundle by its digest and without bindingId; computed by the control plane."""


__all__ = [
    'AssignedSkill',
    'CompletionContract',
    'CompletionContractReference',
    'CompletionCriterion',
    'ContextClientInfo',
    'ContextInstructionPolicy',
    'ContextLiveConsole',
    'ContextPermissionProfile',
    'ContextSandboxContext',
    'ContextSnapshot',
    'ExecutionPrompt',
    'InstructionSet',
    'McpAssignment',
    'RuntimeAsset',
    'RuntimeContext',
    'SkilllessTask',
    'TaskInput',
]
