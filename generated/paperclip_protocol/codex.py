"""The part of the Codex app-server protocol that the driver consumes, and its persisted session.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue

from . import questions as questions_1


class Request(Struct, frozen=True, kw_only=True):
    """Asks for something.

    Schema: ``codex/jsonrpc.schema.json#/$defs/Request``
    """

    method: str
    """What is asked."""
    id: str | int
    """Identity of the request: an integer, or 1 to 256 bytes of text. `1` and `"1"` are different."""
    params: dict[str, JsonValue] | UnsetType = UNSET
    """What goes with it."""


class Notification(Struct, frozen=True, kw_only=True):
    """Tells something.

    Schema: ``codex/jsonrpc.schema.json#/$defs/Notification``
    """

    method: str
    """What is told."""
    params: dict[str, JsonValue] | UnsetType = UNSET
    """What goes with it."""
    emitted_at_ms: int | UnsetType = field(name='emittedAtMs', default=UNSET)
    """When, in milliseconds since 1970."""


class Response(Struct, frozen=True, kw_only=True):
    """Answers a request.

    Schema: ``codex/jsonrpc.schema.json#/$defs/Response``
    """

    id: str | int
    """Identity of the request."""
    result: dict[str, JsonValue]
    """The answer."""


class Error(Struct, frozen=True, kw_only=True):
    """Why a request was refused.

    Schema: ``codex/jsonrpc.schema.json#/$defs/Error``
    """

    code: int | float | UnsetType = UNSET
    """-32600: unknown, malformed or not possible now; -32601: not supported; -32603: failed inside; -32001: too many open requests."""
    message: str | UnsetType = UNSET
    """Text for people; nothing may be read out of it."""
    data: JsonValue | UnsetType = UNSET
    """More about it."""


class ErrorResponse(Struct, frozen=True, kw_only=True):
    """Refuses a request.

    Schema: ``codex/jsonrpc.schema.json#/$defs/ErrorResponse``
    """

    id: str | int
    """Identity of the request."""
    error: Error
    """Why."""


class ThreadNotification(Struct, frozen=True, kw_only=True):
    """Says something about a thread: it was closed, or its goal was cleared.

    Schema: ``codex/notifications.schema.json#/$defs/ThreadNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""


class ThreadStatus(Struct, frozen=True, kw_only=True):
    """How a thread stands.

    Schema: ``codex/thread.schema.json#/$defs/ThreadStatus``
    """

    type: str
    """Kind of the status."""
    active_flags: list[str] | UnsetType = field(name='activeFlags', default=UNSET)
    """What an active thread waits for."""


class TextInput(Struct, frozen=True, kw_only=True):
    """Text for the model.

    Schema: ``codex/turn.schema.json#/$defs/TextInput``
    """

    type: Literal['text']
    """Names this kind of input."""
    text: str
    """The text."""
    text_elements: list[dict[str, JsonValue]] | UnsetType = UNSET
    """Marked ranges of the text."""


class ImageInput(Struct, frozen=True, kw_only=True):
    """An image by address or upload.

    Schema: ``codex/turn.schema.json#/$defs/ImageInput``
    """

    type: Literal['image']
    """Names this kind of input."""
    url: str | UnsetType = UNSET
    """Address of the image."""
    file_id: str | UnsetType = field(name='fileId', default=UNSET)
    """Identity of an uploaded image."""


class LocalImageInput(Struct, frozen=True, kw_only=True):
    """An image file.

    Schema: ``codex/turn.schema.json#/$defs/LocalImageInput``
    """

    type: Literal['localImage']
    """Names this kind of input."""
    path: str
    """Path of the image."""


class AudioInput(Struct, frozen=True, kw_only=True):
    """Sound by address or upload.

    Schema: ``codex/turn.schema.json#/$defs/AudioInput``
    """

    type: Literal['audio']
    """Names this kind of input."""
    url: str | UnsetType = UNSET
    """Address of the sound."""
    file_id: str | UnsetType = field(name='fileId', default=UNSET)
    """Identity of an uploaded sound."""


class LocalAudioInput(Struct, frozen=True, kw_only=True):
    """A sound file.

    Schema: ``codex/turn.schema.json#/$defs/LocalAudioInput``
    """

    type: Literal['localAudio']
    """Names this kind of input."""
    path: str
    """Path of the sound."""


class SkillInput(Struct, frozen=True, kw_only=True):
    """A skill to be used in this turn.

    Schema: ``codex/turn.schema.json#/$defs/SkillInput``
    """

    type: Literal['skill']
    """Names this kind of input."""
    name: str
    """Name of the skill."""
    path: str
    """Path of its SKILL.md."""


class MentionInput(Struct, frozen=True, kw_only=True):
    """Something the user points at.

    Schema: ``codex/turn.schema.json#/$defs/MentionInput``
    """

    type: Literal['mention']
    """Names this kind of input."""
    name: str
    """Name shown."""
    path: str
    """Path or address."""


class UserMessageItem(Struct, frozen=True, kw_only=True):
    """What was handed to the model in the user's name.

    Schema: ``codex/thread-item.schema.json#/$defs/UserMessageItem``
    """

    type: Literal['userMessage']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    client_id: str | None | UnsetType = field(name='clientId', default=UNSET)
    """Identity the client gave the message."""
    content: list[TextInput | ImageInput | LocalImageInput | AudioInput | LocalAudioInput | SkillInput | MentionInput | dict[str, JsonValue]] | UnsetType = (
        UNSET
    )
    """The parts of the message, in order."""


class HookPromptItem(Struct, frozen=True, kw_only=True):
    """Text that a hook put into the conversation.

    Schema: ``codex/thread-item.schema.json#/$defs/HookPromptItem``
    """

    type: Literal['hookPrompt']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    fragments: list[dict[str, JsonValue]] | UnsetType = UNSET
    """Pieces of the text, kept as they came."""


class MemoryCitation(Struct, frozen=True, kw_only=True):
    """Memories a message rests on.

    Schema: ``codex/thread-item.schema.json#/$defs/MemoryCitation``
    """

    entries: list[dict[str, JsonValue]] | UnsetType = UNSET
    """The memories, kept as they came."""
    thread_ids: list[str] | UnsetType = field(name='threadIds', default=UNSET)
    """Threads they come from."""


class AgentMessageItem(Struct, frozen=True, kw_only=True):
    """Text the model wrote.

    Schema: ``codex/thread-item.schema.json#/$defs/AgentMessageItem``
    """

    type: Literal['agentMessage']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    text: str | UnsetType = UNSET
    """The text; empty when the item starts."""
    phase: str | None | UnsetType = UNSET
    """Whether the text is commentary or the final answer; null when the model does not say."""
    memory_citation: MemoryCitation | None | UnsetType = field(
        name='memoryCitation', default=UNSET
    )
    """Memories the text rests on."""
    delivery: JsonValue | UnsetType = UNSET
    """How the text was delivered; kept as it came."""
    questions: list[dict[str, JsonValue]] | None | UnsetType = UNSET
    """Questions the text asks without waiting; kept as they came."""


class FunctionCallOutputItem(Struct, frozen=True, kw_only=True):
    """Output of a tool that the client ran outside a turn.

    Schema: ``codex/thread-item.schema.json#/$defs/FunctionCallOutputItem``
    """

    type: Literal['functionCallOutput']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    name: str | UnsetType = UNSET
    """Name of the tool."""
    namespace: str | None | UnsetType = UNSET
    """Namespace of the tool."""
    output: JsonValue | UnsetType = UNSET
    """The output, kept as it came."""


class PlanItem(Struct, frozen=True, kw_only=True):
    """A proposed plan, as text.

    Schema: ``codex/thread-item.schema.json#/$defs/PlanItem``
    """

    type: Literal['plan']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    text: str | UnsetType = UNSET
    """The plan."""


class ReasoningItem(Struct, frozen=True, kw_only=True):
    """What the model thought.

    Schema: ``codex/thread-item.schema.json#/$defs/ReasoningItem``
    """

    type: Literal['reasoning']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    summary: list[str] | UnsetType = UNSET
    """Parts of the summary."""
    content: list[str] | UnsetType = UNSET
    """Parts of the raw reasoning, where the configuration keeps it."""


class CommandAction(Struct, frozen=True, kw_only=True):
    """What one part of a shell line was understood to do.

    Schema: ``codex/thread-item.schema.json#/$defs/CommandAction``
    """

    type: str
    """Kind of the action."""
    command: str | UnsetType = UNSET
    """The part of the line."""
    name: str | UnsetType = UNSET
    """Name of the file read."""
    path: str | None | UnsetType = UNSET
    """File or directory concerned."""
    query: str | None | UnsetType = UNSET
    """What is searched."""


class CommandExecutionItem(Struct, frozen=True, kw_only=True):
    """A command run in the sandbox.

    Schema: ``codex/thread-item.schema.json#/$defs/CommandExecutionItem``
    """

    type: Literal['commandExecution']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    command: str | UnsetType = UNSET
    """The whole shell line."""
    cwd: str | UnsetType = UNSET
    """Directory it ran in."""
    process_id: str | None | UnsetType = field(name='processId', default=UNSET)
    """Handle of the running process."""
    source: str | UnsetType = UNSET
    """Who started it."""
    status: str | UnsetType = UNSET
    """How far it is."""
    command_actions: list[CommandAction] | UnsetType = field(
        name='commandActions', default=UNSET
    )
    """What the line was understood to do."""
    aggregated_output: str | None | UnsetType = field(
        name='aggregatedOutput', default=UNSET
    )
    """Output so far; null when there is none."""
    exit_code: int | None | UnsetType = field(name='exitCode', default=UNSET)
    """Exit code of the ended process."""
    duration_ms: int | None | UnsetType = field(name='durationMs', default=UNSET)
    """How long it took, in milliseconds; null while it runs or when unknown."""
    plugin_id: str | None | UnsetType = field(name='pluginId', default=UNSET)
    """Plugin the command belongs to."""
    script_path: str | None | UnsetType = field(name='scriptPath', default=UNSET)
    """Script file of the command."""


class FileChangeKind(Struct, frozen=True, kw_only=True):
    """What happens to a file.

    Schema: ``codex/thread-item.schema.json#/$defs/FileChangeKind``
    """

    type: str
    """Added, deleted or changed."""
    move_path: str | None | UnsetType = UNSET
    """New path of a changed file that is moved."""


class FileChange(Struct, frozen=True, kw_only=True):
    """Change of one file.

    Schema: ``codex/thread-item.schema.json#/$defs/FileChange``
    """

    path: str
    """Absolute path of the file."""
    kind: FileChangeKind
    """What happens to it."""
    diff: str | UnsetType = UNSET
    """Text of the new or deleted file; hunks of a changed one."""


class FileChangeItem(Struct, frozen=True, kw_only=True):
    """Files changed by one patch.

    Schema: ``codex/thread-item.schema.json#/$defs/FileChangeItem``
    """

    type: Literal['fileChange']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    changes: list[FileChange] | UnsetType = UNSET
    """One entry for each file."""
    status: str | UnsetType = UNSET
    """How far it is."""


class McpToolCallItem(Struct, frozen=True, kw_only=True):
    """A call of a tool of an MCP server.

    Schema: ``codex/thread-item.schema.json#/$defs/McpToolCallItem``
    """

    type: Literal['mcpToolCall']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    server: str | UnsetType = UNSET
    """Name of the server."""
    tool: str | UnsetType = UNSET
    """Name of the tool."""
    status: str | UnsetType = UNSET
    """How far it is."""
    arguments: JsonValue | UnsetType = UNSET
    """Arguments of the call."""
    result: JsonValue | UnsetType = UNSET
    """What the server answered."""
    error: JsonValue | UnsetType = UNSET
    """Why the call failed."""
    read_only_hint: bool | None | UnsetType = field(name='readOnlyHint', default=UNSET)
    """Whether the server says that the tool changes nothing."""
    duration_ms: int | None | UnsetType = field(name='durationMs', default=UNSET)
    """How long it took, in milliseconds; null while it runs or when unknown."""


class ToolOutputItem(Struct, frozen=True, kw_only=True):
    """One part of the answer to a tool call.

    Schema: ``codex/thread-item.schema.json#/$defs/ToolOutputItem``
    """

    type: str
    """Kind of the part."""
    text: str | UnsetType = UNSET
    """Text of an `inputText` part."""
    image_url: str | UnsetType = field(name='imageUrl', default=UNSET)
    """Address of an `inputImage` part."""
    audio_url: str | UnsetType = field(name='audioUrl', default=UNSET)
    """Address of an `inputAudio` part."""


class DynamicToolCallItem(Struct, frozen=True, kw_only=True):
    """A call of a tool the client registered.

    Schema: ``codex/thread-item.schema.json#/$defs/DynamicToolCallItem``
    """

    type: Literal['dynamicToolCall']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    namespace: str | None | UnsetType = UNSET
    """Namespace of the tool."""
    tool: str | UnsetType = UNSET
    """Name of the tool."""
    arguments: JsonValue | UnsetType = UNSET
    """Arguments as the model wrote them; the schema of the tool is not enforced."""
    status: str | UnsetType = UNSET
    """How far it is."""
    content_items: list[ToolOutputItem] | None | UnsetType = field(
        name='contentItems', default=UNSET
    )
    """What the client answered."""
    success: bool | None | UnsetType = UNSET
    """Whether the client called the answer a success."""
    duration_ms: int | None | UnsetType = field(name='durationMs', default=UNSET)
    """How long it took, in milliseconds; null while it runs or when unknown."""


class CollabAgentToolCallItem(Struct, frozen=True, kw_only=True):
    """A message or order to another agent.

    Schema: ``codex/thread-item.schema.json#/$defs/CollabAgentToolCallItem``
    """

    type: Literal['collabAgentToolCall']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    tool: str | UnsetType = UNSET
    """What is asked: spawnAgent, sendInput, resumeAgent, wait, closeAgent or newer."""
    status: str | UnsetType = UNSET
    """How far it is."""
    sender_thread_id: str | UnsetType = field(name='senderThreadId', default=UNSET)
    """Thread that asks."""
    receiver_thread_ids: list[str] | UnsetType = field(
        name='receiverThreadIds', default=UNSET
    )
    """Threads that are asked."""
    prompt: str | None | UnsetType = UNSET
    """The order."""
    model: str | None | UnsetType = UNSET
    """Model of the other agent."""
    agents_states: dict[str, JsonValue] | UnsetType = field(
        name='agentsStates', default=UNSET
    )
    """State of each agent, kept as it came."""


class SubAgentActivityItem(Struct, frozen=True, kw_only=True):
    """Something a sub-agent did.

    Schema: ``codex/thread-item.schema.json#/$defs/SubAgentActivityItem``
    """

    type: Literal['subAgentActivity']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    kind: str | UnsetType = UNSET
    """What it did."""
    agent_thread_id: str | UnsetType = field(name='agentThreadId', default=UNSET)
    """Thread of the sub-agent."""
    agent_path: str | UnsetType = field(name='agentPath', default=UNSET)
    """Path of the sub-agent in the tree of agents."""


class WebSearchAction(Struct, frozen=True, kw_only=True):
    """What a web search did.

    Schema: ``codex/thread-item.schema.json#/$defs/WebSearchAction``
    """

    type: str
    """Kind of the action."""
    query: str | None | UnsetType = UNSET
    """What was searched."""
    queries: list[str] | None | UnsetType = UNSET
    """Several searches at once."""
    url: str | None | UnsetType = UNSET
    """Page opened."""
    pattern: str | None | UnsetType = UNSET
    """Text looked for in the page."""


class WebSearchItem(Struct, frozen=True, kw_only=True):
    """A web search or a page visit.

    Schema: ``codex/thread-item.schema.json#/$defs/WebSearchItem``
    """

    type: Literal['webSearch']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    query: str | None | UnsetType = UNSET
    """What was searched."""
    action: WebSearchAction | None | UnsetType = UNSET
    """What was done."""
    results: list[JsonValue] | None | UnsetType = UNSET
    """What was found, kept as it came."""


class ImageViewItem(Struct, frozen=True, kw_only=True):
    """An image the model looked at.

    Schema: ``codex/thread-item.schema.json#/$defs/ImageViewItem``
    """

    type: Literal['imageView']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    path: str | UnsetType = UNSET
    """Path of the image."""


class ImageGenerationItem(Struct, frozen=True, kw_only=True):
    """An image the model made.

    Schema: ``codex/thread-item.schema.json#/$defs/ImageGenerationItem``
    """

    type: Literal['imageGeneration']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    status: str | UnsetType = UNSET
    """How far it is."""
    saved_path: str | None | UnsetType = field(name='savedPath', default=UNSET)
    """Where it was saved."""
    transparent_background: bool | None | UnsetType = field(
        name='transparentBackground', default=UNSET
    )
    """Whether the background is transparent."""


class SleepItem(Struct, frozen=True, kw_only=True):
    """A pause the model asked for.

    Schema: ``codex/thread-item.schema.json#/$defs/SleepItem``
    """

    type: Literal['sleep']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    duration_ms: int | UnsetType = field(name='durationMs', default=UNSET)
    """Length of the pause in milliseconds."""


class EnteredReviewModeItem(Struct, frozen=True, kw_only=True):
    """A review began.

    Schema: ``codex/thread-item.schema.json#/$defs/EnteredReviewModeItem``
    """

    type: Literal['enteredReviewMode']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    review: str | UnsetType = UNSET
    """What is reviewed."""


class ExitedReviewModeItem(Struct, frozen=True, kw_only=True):
    """A review ended.

    Schema: ``codex/thread-item.schema.json#/$defs/ExitedReviewModeItem``
    """

    type: Literal['exitedReviewMode']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""
    review: str | UnsetType = UNSET
    """What was found."""


class ContextCompactionItem(Struct, frozen=True, kw_only=True):
    """The conversation was replaced by a summary.

    Schema: ``codex/thread-item.schema.json#/$defs/ContextCompactionItem``
    """

    type: Literal['contextCompaction']
    """Names this kind of item."""
    id: Annotated[str, Meta(min_length=1)]
    """Identity of the item in its turn; the same from start to completion."""


class TurnError(Struct, frozen=True, kw_only=True):
    """Why a turn or a request to the model failed.

    Schema: ``codex/turn.schema.json#/$defs/TurnError``
    """

    message: str | UnsetType = UNSET
    """Text for people."""
    codex_error_info: str | dict[str, JsonValue] | None | UnsetType = field(
        name='codexErrorInfo', default=UNSET
    )
    """Reason that a program can read."""
    additional_details: str | None | UnsetType = field(
        name='additionalDetails', default=UNSET
    )
    """What lies behind it."""
    misalignment: JsonValue | UnsetType = UNSET
    """Details of a refused misalignment; kept as they came."""


class Turn(Struct, frozen=True, kw_only=True):
    """One turn of a thread.

    Schema: ``codex/turn.schema.json#/$defs/Turn``
    """

    id: Annotated[str, Meta(min_length=1)]
    """Identity of the turn."""
    status: str
    """How the turn stands."""
    items: list[UserMessageItem | HookPromptItem | AgentMessageItem | FunctionCallOutputItem | PlanItem | ReasoningItem | CommandExecutionItem | FileChangeItem | McpToolCallItem | DynamicToolCallItem | CollabAgentToolCallItem | SubAgentActivityItem | WebSearchItem | ImageViewItem | ImageGenerationItem | SleepItem | EnteredReviewModeItem | ExitedReviewModeItem | ContextCompactionItem | dict[str, JsonValue]] | UnsetType = (
        UNSET
    )
    """Items of the turn as far as `itemsView` says; not the whole list in a notification."""
    items_view: str | UnsetType = field(name='itemsView', default=UNSET)
    """How much of the turn `items` holds."""
    error: TurnError | None | UnsetType = UNSET
    """Why the turn failed."""
    started_at: int | None | UnsetType = field(name='startedAt', default=UNSET)
    """Start, in seconds since 1970."""
    completed_at: int | None | UnsetType = field(name='completedAt', default=UNSET)
    """End, in seconds since 1970."""
    duration_ms: int | None | UnsetType = field(name='durationMs', default=UNSET)
    """How long the turn took, in milliseconds."""


class ThreadSpawn(Struct, frozen=True, kw_only=True):
    """Where a sub-agent was spawned.

    Schema: ``codex/thread.schema.json#/$defs/ThreadSpawn``
    """

    parent_thread_id: str | UnsetType = UNSET
    """Thread that spawned it."""
    depth: int | UnsetType = UNSET
    """Levels below the root thread."""
    agent_nickname: str | None | UnsetType = UNSET
    """Name of the sub-agent."""
    agent_role: str | None | UnsetType = UNSET
    """Role of the sub-agent."""


class SubAgentSpawn(Struct, frozen=True, kw_only=True):
    """A sub-agent spawned by another thread.

    Schema: ``codex/thread.schema.json#/$defs/SubAgentSpawn``
    """

    thread_spawn: ThreadSpawn | UnsetType = UNSET
    """Where it was spawned."""
    other: str | UnsetType = UNSET
    """Another kind of sub-agent."""


class SubAgentSource(Struct, frozen=True, kw_only=True):
    """A thread started for a sub-agent, or by a named client.

    Schema: ``codex/thread.schema.json#/$defs/SubAgentSource``
    """

    sub_agent: str | SubAgentSpawn | UnsetType = field(name='subAgent', default=UNSET)
    """Which kind of sub-agent."""
    custom: str | UnsetType = UNSET
    """Name of the client."""


class Thread(Struct, frozen=True, kw_only=True):
    """A conversation with its settings.

    Schema: ``codex/thread.schema.json#/$defs/Thread``
    """

    id: Annotated[str, Meta(min_length=1)]
    """Identity of the thread; what a resume names."""
    session_id: str | None | UnsetType = field(name='sessionId', default=UNSET)
    """Identity of the session; other than `id` only for the thread of a sub-agent."""
    cwd: str | UnsetType = UNSET
    """Working directory."""
    status: ThreadStatus | UnsetType = UNSET
    """How the thread stands."""
    turns: list[Turn] | UnsetType = UNSET
    """Turns, where they were asked for."""
    model: str | None | UnsetType = UNSET
    """Model in use."""
    model_provider: str | UnsetType = field(name='modelProvider', default=UNSET)
    """Provider of the model."""
    reasoning_effort: str | None | UnsetType = field(
        name='reasoningEffort', default=UNSET
    )
    """Effort the model is asked for."""
    cli_version: str | UnsetType = field(name='cliVersion', default=UNSET)
    """Version of Codex that made the thread."""
    source: str | SubAgentSource | UnsetType = UNSET
    """What started the thread."""
    forked_from_id: str | None | UnsetType = field(name='forkedFromId', default=UNSET)
    """Thread this one was forked from."""
    parent_thread_id: str | None | UnsetType = field(
        name='parentThreadId', default=UNSET
    )
    """Thread this one belongs to."""
    agent_nickname: str | None | UnsetType = field(name='agentNickname', default=UNSET)
    """Name of the sub-agent."""
    agent_role: str | None | UnsetType = field(name='agentRole', default=UNSET)
    """Role of the sub-agent."""
    path: str | None | UnsetType = UNSET
    """File the thread is kept in; null for a thread that is not kept."""
    preview: str | UnsetType = UNSET
    """Beginning of the first message."""
    ephemeral: bool | UnsetType = UNSET
    """Whether the thread is not kept."""
    created_at: int | UnsetType = field(name='createdAt', default=UNSET)
    """When it was made, in seconds since 1970."""
    updated_at: int | UnsetType = field(name='updatedAt', default=UNSET)
    """When it last changed, in seconds since 1970."""
    name: str | None | UnsetType = UNSET
    """Name given to the thread."""


class ThreadStartedNotification(Struct, frozen=True, kw_only=True):
    """A thread was started or forked.

    Schema: ``codex/notifications.schema.json#/$defs/ThreadStartedNotification``
    """

    thread: Thread
    """The thread."""


class ThreadStatusChangedNotification(Struct, frozen=True, kw_only=True):
    """A thread changed its status.

    Schema: ``codex/notifications.schema.json#/$defs/ThreadStatusChangedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    status: ThreadStatus
    """How it stands now."""


class ThreadGoal(Struct, frozen=True, kw_only=True):
    """Goal of a thread.

    Schema: ``codex/thread.schema.json#/$defs/ThreadGoal``
    """

    thread_id: str = field(name='threadId')
    """Thread the goal belongs to."""
    objective: str
    """What is to be reached."""
    status: str
    """How the goal stands."""
    token_budget: int | None | UnsetType = field(name='tokenBudget', default=UNSET)
    """Tokens that may be spent."""
    tokens_used: int | UnsetType = field(name='tokensUsed', default=UNSET)
    """Tokens spent."""
    time_used_seconds: int | UnsetType = field(name='timeUsedSeconds', default=UNSET)
    """Seconds spent."""
    created_at: int | UnsetType = field(name='createdAt', default=UNSET)
    """When it was set, in seconds since 1970."""
    updated_at: int | UnsetType = field(name='updatedAt', default=UNSET)
    """When it last changed, in seconds since 1970."""


class GoalUpdatedNotification(Struct, frozen=True, kw_only=True):
    """The goal of a thread changed.

    Schema: ``codex/notifications.schema.json#/$defs/GoalUpdatedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: str | None | UnsetType = field(name='turnId', default=UNSET)
    """Turn that changed it."""
    goal: ThreadGoal
    """The goal."""


class TokenCounts(Struct, frozen=True, kw_only=True):
    """Tokens by kind.

    Schema: ``codex/thread.schema.json#/$defs/TokenCounts``
    """

    total_tokens: int = field(name='totalTokens')
    """Input and output."""
    input_tokens: int = field(name='inputTokens')
    """Read by the model."""
    cached_input_tokens: int = field(name='cachedInputTokens')
    """Part of the input that was cached."""
    cache_write_input_tokens: int | UnsetType = field(
        name='cacheWriteInputTokens', default=UNSET
    )
    """Part of the input written to the cache."""
    output_tokens: int = field(name='outputTokens')
    """Written by the model."""
    reasoning_output_tokens: int = field(name='reasoningOutputTokens')
    """Part of the output that was reasoning."""


class TokenUsage(Struct, frozen=True, kw_only=True):
    """Tokens used by a thread.

    Schema: ``codex/thread.schema.json#/$defs/TokenUsage``
    """

    total: TokenCounts
    """Since the thread began, over restarts too."""
    last: TokenCounts
    """By the last answer of the model."""
    model_context_window: int | None | UnsetType = field(
        name='modelContextWindow', default=UNSET
    )
    """Tokens the model can hold."""


class TokenUsageUpdatedNotification(Struct, frozen=True, kw_only=True):
    """The model answered; sent once for each of its answers, and once after a resume with the turn of the past.

    Schema: ``codex/notifications.schema.json#/$defs/TokenUsageUpdatedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    token_usage: TokenUsage = field(name='tokenUsage')
    """Tokens used."""


class TurnNotification(Struct, frozen=True, kw_only=True):
    """A turn started or ended.

    Schema: ``codex/notifications.schema.json#/$defs/TurnNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn: Turn
    """The turn."""


class ItemStartedNotification(Struct, frozen=True, kw_only=True):
    """An item began.

    Schema: ``codex/notifications.schema.json#/$defs/ItemStartedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item: UserMessageItem | HookPromptItem | AgentMessageItem | FunctionCallOutputItem | PlanItem | ReasoningItem | CommandExecutionItem | FileChangeItem | McpToolCallItem | DynamicToolCallItem | CollabAgentToolCallItem | SubAgentActivityItem | WebSearchItem | ImageViewItem | ImageGenerationItem | SleepItem | EnteredReviewModeItem | ExitedReviewModeItem | ContextCompactionItem | dict[str, JsonValue]
    """The item."""
    started_at_ms: int | UnsetType = field(name='startedAtMs', default=UNSET)
    """When, in milliseconds since 1970."""


class ItemCompletedNotification(Struct, frozen=True, kw_only=True):
    """An item ended. A background command may end after its turn.

    Schema: ``codex/notifications.schema.json#/$defs/ItemCompletedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item: UserMessageItem | HookPromptItem | AgentMessageItem | FunctionCallOutputItem | PlanItem | ReasoningItem | CommandExecutionItem | FileChangeItem | McpToolCallItem | DynamicToolCallItem | CollabAgentToolCallItem | SubAgentActivityItem | WebSearchItem | ImageViewItem | ImageGenerationItem | SleepItem | EnteredReviewModeItem | ExitedReviewModeItem | ContextCompactionItem | dict[str, JsonValue]
    """The item."""
    completed_at_ms: int | UnsetType = field(name='completedAtMs', default=UNSET)
    """When, in milliseconds since 1970."""


class TextDeltaNotification(Struct, frozen=True, kw_only=True):
    """An item grew by some text.

    Schema: ``codex/notifications.schema.json#/$defs/TextDeltaNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    delta: str
    """What is added."""


class SummaryTextDeltaNotification(Struct, frozen=True, kw_only=True):
    """The summary of a reasoning item grew.

    Schema: ``codex/notifications.schema.json#/$defs/SummaryTextDeltaNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    delta: str
    """What is added."""
    summary_index: int | UnsetType = field(name='summaryIndex', default=UNSET)
    """Part of the summary."""


class SummaryPartAddedNotification(Struct, frozen=True, kw_only=True):
    """The summary of a reasoning item has a new part.

    Schema: ``codex/notifications.schema.json#/$defs/SummaryPartAddedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    summary_index: int | UnsetType = field(name='summaryIndex', default=UNSET)
    """Part of the summary."""


class ReasoningTextDeltaNotification(Struct, frozen=True, kw_only=True):
    """The raw text of a reasoning item grew.

    Schema: ``codex/notifications.schema.json#/$defs/ReasoningTextDeltaNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    delta: str
    """What is added."""
    content_index: int | UnsetType = field(name='contentIndex', default=UNSET)
    """Part of the text."""


class TerminalInteractionNotification(Struct, frozen=True, kw_only=True):
    """Something was typed into a running command.

    Schema: ``codex/notifications.schema.json#/$defs/TerminalInteractionNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    process_id: str | UnsetType = field(name='processId', default=UNSET)
    """Handle of the process."""
    stdin: str
    """What was typed."""


class PatchUpdatedNotification(Struct, frozen=True, kw_only=True):
    """A patch that is being written changed.

    Schema: ``codex/notifications.schema.json#/$defs/PatchUpdatedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    changes: list[FileChange]
    """One entry for each file."""


class McpProgressNotification(Struct, frozen=True, kw_only=True):
    """An MCP call told how far it is.

    Schema: ``codex/notifications.schema.json#/$defs/McpProgressNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    message: str
    """What it told."""


class AutoApprovalReviewNotification(Struct, frozen=True, kw_only=True):
    """A reviewer looks, or has looked, at an action that needs approval.

    Schema: ``codex/notifications.schema.json#/$defs/AutoApprovalReviewNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    review_id: str | UnsetType = field(name='reviewId', default=UNSET)
    """Identity of the review."""
    target_item_id: str | None | UnsetType = field(name='targetItemId', default=UNSET)
    """Item it is about."""
    review: dict[str, JsonValue] | UnsetType = UNSET
    """What was found, kept as it came."""


class DiffUpdatedNotification(Struct, frozen=True, kw_only=True):
    """Patches of the turn changed files.

    Schema: ``codex/notifications.schema.json#/$defs/DiffUpdatedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    diff: str
    """Whole git diff of the turn so far; the same one comes repeatedly."""


class PlanStep(Struct, frozen=True, kw_only=True):
    """One step of a plan.

    Schema: ``codex/turn.schema.json#/$defs/PlanStep``
    """

    step: str
    """What is to be done."""
    status: str
    """How far it is."""


class PlanUpdatedNotification(Struct, frozen=True, kw_only=True):
    """The plan of the turn changed.

    Schema: ``codex/notifications.schema.json#/$defs/PlanUpdatedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    explanation: str | None | UnsetType = UNSET
    """Why."""
    plan: list[PlanStep]
    """The steps."""


class ServerRequestResolvedNotification(Struct, frozen=True, kw_only=True):
    """A request of the app-server needs no answer any more.

    Schema: ``codex/notifications.schema.json#/$defs/ServerRequestResolvedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    request_id: str | int = field(name='requestId')
    """Identity of the request."""


class ErrorNotification(Struct, frozen=True, kw_only=True):
    """A request to the model failed.

    Schema: ``codex/notifications.schema.json#/$defs/ErrorNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    error: TurnError
    """Why."""
    will_retry: bool | UnsetType = field(name='willRetry', default=UNSET)
    """Whether it is tried again."""


class WarningNotification(Struct, frozen=True, kw_only=True):
    """Something the user should know.

    Schema: ``codex/notifications.schema.json#/$defs/WarningNotification``
    """

    thread_id: str | None | UnsetType = field(name='threadId', default=UNSET)
    """Thread concerned."""
    message: str
    """Text for people."""


class NoticeNotification(Struct, frozen=True, kw_only=True):
    """Something about the configuration, or about what will go away.

    Schema: ``codex/notifications.schema.json#/$defs/NoticeNotification``
    """

    summary: str
    """Text for people."""
    details: str | None | UnsetType = UNSET
    """What lies behind it."""


class WorldWritableNotification(Struct, frozen=True, kw_only=True):
    """Directories that everybody can write, on Windows.

    Schema: ``codex/notifications.schema.json#/$defs/WorldWritableNotification``
    """

    sample_paths: list[str] | UnsetType = field(name='samplePaths', default=UNSET)
    """Some of them."""
    extra_count: int | UnsetType = field(name='extraCount', default=UNSET)
    """How many more."""
    failed_scan: bool | UnsetType = field(name='failedScan', default=UNSET)
    """Whether the search failed."""


class HookRun(Struct, frozen=True, kw_only=True):
    """A run of a hook.

    Schema: ``codex/notifications.schema.json#/$defs/HookRun``
    """

    id: str | UnsetType = UNSET
    """Identity of the run."""
    event_name: str | UnsetType = field(name='eventName', default=UNSET)
    """What it is hooked to."""
    scope: str | UnsetType = UNSET
    """Where it is configured."""
    execution_mode: str | UnsetType = field(name='executionMode', default=UNSET)
    """Whether the turn waits for it."""
    status: str | UnsetType = UNSET
    """How far it is."""
    duration_ms: int | None | UnsetType = field(name='durationMs', default=UNSET)
    """How long it took, in milliseconds."""
    status_message: str | None | UnsetType = field(name='statusMessage', default=UNSET)
    """Text for people."""


class HookNotification(Struct, frozen=True, kw_only=True):
    """A hook started or ended.

    Schema: ``codex/notifications.schema.json#/$defs/HookNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: str | None | UnsetType = field(name='turnId', default=UNSET)
    """Turn concerned."""
    run: HookRun
    """The run of the hook."""


class ContextCompactedNotification(Struct, frozen=True, kw_only=True):
    """The conversation was replaced by a summary.

    Schema: ``codex/notifications.schema.json#/$defs/ContextCompactedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""


class ModelReroutedNotification(Struct, frozen=True, kw_only=True):
    """Another model answers than the one asked for.

    Schema: ``codex/notifications.schema.json#/$defs/ModelReroutedNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    from_model: str = field(name='fromModel')
    """Model asked for."""
    to_model: str = field(name='toModel')
    """Model that answers."""
    reason: JsonValue | UnsetType = UNSET
    """Why."""


class ModelVerificationNotification(Struct, frozen=True, kw_only=True):
    """The model's answer is being verified.

    Schema: ``codex/notifications.schema.json#/$defs/ModelVerificationNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    verifications: list[JsonValue] | UnsetType = UNSET
    """Kinds of verification."""


class SafetyBufferingNotification(Struct, frozen=True, kw_only=True):
    """The model's answer is held back for a check.

    Schema: ``codex/notifications.schema.json#/$defs/SafetyBufferingNotification``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    model: str | UnsetType = UNSET
    """Model concerned."""
    reasons: list[str] | UnsetType = UNSET
    """Why."""
    use_cases: list[str] | UnsetType = field(name='useCases', default=UNSET)
    """What for."""
    show_buffering_ui: bool | UnsetType = field(name='showBufferingUi', default=UNSET)
    """Whether the user should see it."""


class ClientInfo(Struct, frozen=True, kw_only=True):
    """Who connects.

    Schema: ``codex/requests.schema.json#/$defs/ClientInfo``
    """

    name: str
    """Name of the client; part of the user agent."""
    title: str | None | UnsetType = UNSET
    """Name for people."""
    version: str
    """Version of the client."""


class ClientCapabilities(Struct, frozen=True, kw_only=True):
    """What the client can do.

    Schema: ``codex/requests.schema.json#/$defs/ClientCapabilities``
    """

    experimental_api: bool | UnsetType = field(name='experimentalApi', default=UNSET)
    """Whether the client uses members and methods that may still change; needed for permission profiles and dynamic tools."""
    request_attestation: bool | UnsetType = field(
        name='requestAttestation', default=UNSET
    )
    """Whether the client can attest requests."""
    opt_out_notification_methods: list[str] | UnsetType = field(
        name='optOutNotificationMethods', default=UNSET
    )
    """Notifications the client does not want, by exact method."""


class InitializeParams(Struct, frozen=True, kw_only=True):
    """Opens a connection.

    Schema: ``codex/requests.schema.json#/$defs/InitializeParams``
    """

    client_info: ClientInfo = field(name='clientInfo')
    """Who connects."""
    capabilities: ClientCapabilities | UnsetType = UNSET
    """What the client can do."""


class DynamicTool(Struct, frozen=True, kw_only=True):
    """A tool the client offers.

    Schema: ``codex/requests.schema.json#/$defs/DynamicTool``
    """

    name: str
    """Name the model calls, of letters, digits, `_` and `-`."""
    description: str
    """What the tool does."""
    input_schema: JsonValue = field(name='inputSchema')
    """JSON Schema of the arguments."""


class CompletionContract(Struct, frozen=True, kw_only=True):
    """Criteria the work is judged by.

    Schema: ``codex/requests.schema.json#/$defs/CompletionContract``
    """

    revision: str
    """Revision of the contract."""
    criterion_ids: list[str] = field(name='criterionIds')
    """Identities of the criteria, in order."""


class ThreadStartParams(Struct, frozen=True, kw_only=True):
    """Starts a thread.

    Schema: ``codex/requests.schema.json#/$defs/ThreadStartParams``
    """

    cwd: str
    """Working directory."""
    config: dict[str, JsonValue] | UnsetType = UNSET
    """Configuration of the thread, by dotted key."""
    permissions: str | UnsetType = UNSET
    """Name of the permission profile."""
    runtime_workspace_roots: list[str] | UnsetType = field(
        name='runtimeWorkspaceRoots', default=UNSET
    )
    """Directories that count as the workspace."""
    approval_policy: str | UnsetType = field(name='approvalPolicy', default=UNSET)
    """When the app-server asks before it acts."""
    model: str | UnsetType = UNSET
    """Model to use."""
    base_instructions: str | UnsetType = field(name='baseInstructions', default=UNSET)
    """Instructions that take the place of the built-in ones."""
    dynamic_tools: list[DynamicTool] | UnsetType = field(
        name='dynamicTools', default=UNSET
    )
    """Tools the client offers; a thread keeps those it was started with."""
    persist_extended_history: bool | UnsetType = field(
        name='persistExtendedHistory', default=UNSET
    )
    """Always false."""
    completion_contract: CompletionContract | UnsetType = field(
        name='completionContract', default=UNSET
    )
    """Criteria the work is judged by; an app-server that does not know it ignores it."""
    experimental_raw_events: bool | UnsetType = field(
        name='experimentalRawEvents', default=UNSET
    )
    """Always false."""
    ephemeral: bool | UnsetType = UNSET
    """Whether the thread is not kept."""


class ThreadResumeParams(Struct, frozen=True, kw_only=True):
    """Loads a thread by its exact identity.

    Schema: ``codex/requests.schema.json#/$defs/ThreadResumeParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    exclude_turns: bool | UnsetType = field(name='excludeTurns', default=UNSET)
    """True: the answer holds no turns, so that it stays short."""
    cwd: str
    """Working directory."""
    config: dict[str, JsonValue] | UnsetType = UNSET
    """Configuration of the thread, by dotted key."""
    permissions: str | UnsetType = UNSET
    """Name of the permission profile."""
    runtime_workspace_roots: list[str] | UnsetType = field(
        name='runtimeWorkspaceRoots', default=UNSET
    )
    """Directories that count as the workspace."""
    approval_policy: str | UnsetType = field(name='approvalPolicy', default=UNSET)
    """When the app-server asks before it acts."""
    model: str | UnsetType = UNSET
    """Model to use."""
    base_instructions: str | UnsetType = field(name='baseInstructions', default=UNSET)
    """Instructions that take the place of the built-in ones."""
    dynamic_tools: list[DynamicTool] | UnsetType = field(
        name='dynamicTools', default=UNSET
    )
    """Tools the client offers; a thread keeps those it was started with."""
    persist_extended_history: bool | UnsetType = field(
        name='persistExtendedHistory', default=UNSET
    )
    """Always false."""


class ThreadReadParams(Struct, frozen=True, kw_only=True):
    """Reads a thread without loading it.

    Schema: ``codex/requests.schema.json#/$defs/ThreadReadParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    include_turns: bool | UnsetType = field(name='includeTurns', default=UNSET)
    """Whether all turns come along."""


class TurnsListParams(Struct, frozen=True, kw_only=True):
    """Lists the turns of a thread, page by page.

    Schema: ``codex/requests.schema.json#/$defs/TurnsListParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    sort_direction: str | UnsetType = field(name='sortDirection', default=UNSET)
    """Oldest or newest first."""
    limit: int | UnsetType = UNSET
    """Entries of a page, at most 100."""
    cursor: str | None | UnsetType = UNSET
    """Where the last page ended."""
    items_view: str | UnsetType = field(name='itemsView', default=UNSET)
    """How much of each turn comes along."""


class ItemsListParams(Struct, frozen=True, kw_only=True):
    """Lists the items of a thread or a turn, page by page.

    Schema: ``codex/requests.schema.json#/$defs/ItemsListParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: str | None | UnsetType = field(name='turnId', default=UNSET)
    """Turn whose items are asked for."""
    sort_direction: str | UnsetType = field(name='sortDirection', default=UNSET)
    """Oldest or newest first."""
    limit: int | UnsetType = UNSET
    """Entries of a page, at most 100."""
    cursor: str | None | UnsetType = UNSET
    """Where the last page ended."""


class CollaborationModeSettings(Struct, frozen=True, kw_only=True):
    """Settings of a collaboration mode.

    Schema: ``codex/thread.schema.json#/$defs/CollaborationModeSettings``
    """

    model: str
    """Model to use."""
    reasoning_effort: str | None | UnsetType = UNSET
    """Effort the model is asked for."""
    developer_instructions: str | None | UnsetType = UNSET
    """Instructions of the mode; null for the built-in ones."""


class CollaborationMode(Struct, frozen=True, kw_only=True):
    """Mode of collaboration for a turn.

    Schema: ``codex/thread.schema.json#/$defs/CollaborationMode``
    """

    mode: str
    """Name of the mode."""
    settings: CollaborationModeSettings
    """What goes with it."""


class TurnStartParams(Struct, frozen=True, kw_only=True):
    """Starts a turn; while one is active the app-server treats it as a message to that turn.

    Schema: ``codex/requests.schema.json#/$defs/TurnStartParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    input: list[TextInput | ImageInput | LocalImageInput | AudioInput | LocalAudioInput | SkillInput | MentionInput | dict[str, JsonValue]]
    """What the model is given."""
    cwd: str | UnsetType = UNSET
    """Working directory."""
    permissions: str | UnsetType = UNSET
    """Name of the permission profile of this turn."""
    runtime_workspace_roots: list[str] | UnsetType = field(
        name='runtimeWorkspaceRoots', default=UNSET
    )
    """Directories that count as the workspace."""
    collaboration_mode: CollaborationMode | UnsetType = field(
        name='collaborationMode', default=UNSET
    )
    """Mode of collaboration, when it is not the default."""
    output_schema: JsonValue | UnsetType = field(name='outputSchema', default=UNSET)
    """JSON Schema the last message should follow; the app-server does not enforce it."""
    approval_policy: str | UnsetType = field(name='approvalPolicy', default=UNSET)
    """When the app-server asks before it acts."""
    model: str | UnsetType = UNSET
    """Model to use."""
    effort: str | UnsetType = UNSET
    """Effort the model is asked for."""


class TurnSteerParams(Struct, frozen=True, kw_only=True):
    """Gives a running turn another message.

    Schema: ``codex/requests.schema.json#/$defs/TurnSteerParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    expected_turn_id: Annotated[str, Meta(min_length=1)] = field(name='expectedTurnId')
    """Turn that must be the active one."""
    input: list[TextInput | ImageInput | LocalImageInput | AudioInput | LocalAudioInput | SkillInput | MentionInput | dict[str, JsonValue]]
    """What the model is given; not empty."""
    correlation_id: str | UnsetType = field(name='correlationId', default=UNSET)
    """Identity of the message for its sender; an app-server that does not know it ignores it."""


class TurnInterruptParams(Struct, frozen=True, kw_only=True):
    """Ends a running turn.

    Schema: ``codex/requests.schema.json#/$defs/TurnInterruptParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: str = field(name='turnId')
    """Turn to end."""


class ThreadParams(Struct, frozen=True, kw_only=True):
    """Names a thread and nothing else.

    Schema: ``codex/requests.schema.json#/$defs/ThreadParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""


class GoalSetParams(Struct, frozen=True, kw_only=True):
    """Sets or changes the goal of a thread.

    Schema: ``codex/requests.schema.json#/$defs/GoalSetParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    objective: str | None | UnsetType = UNSET
    """What is to be reached."""
    status: str | UnsetType = UNSET
    """How the goal stands."""
    token_budget: int | None | UnsetType = field(name='tokenBudget', default=UNSET)
    """Tokens that may be spent."""


class InitializeResponse(Struct, frozen=True, kw_only=True):
    """Answers `initialize`.

    Schema: ``codex/responses.schema.json#/$defs/InitializeResponse``
    """

    user_agent: str | UnsetType = field(name='userAgent', default=UNSET)
    """Client, Codex version and platform in one text; the only place of the version."""
    codex_home: str | UnsetType = field(name='codexHome', default=UNSET)
    """Directory Codex keeps its state in."""
    platform_family: str | UnsetType = field(name='platformFamily', default=UNSET)
    """Family of the operating system."""
    platform_os: str | UnsetType = field(name='platformOs', default=UNSET)
    """Operating system."""


class SandboxPolicy(Struct, frozen=True, kw_only=True):
    """Sandbox in force, in the older words. It cannot tell whether reading is restricted.

    Schema: ``codex/thread.schema.json#/$defs/SandboxPolicy``
    """

    type: str
    """Kind of the sandbox."""
    network_access: bool | str | UnsetType = field(name='networkAccess', default=UNSET)
    """Whether the network is open; a word for an external sandbox."""
    writable_roots: list[str] | UnsetType = field(name='writableRoots', default=UNSET)
    """Directories that can be written besides the working directory."""
    exclude_tmpdir_env_var: bool | UnsetType = field(
        name='excludeTmpdirEnvVar', default=UNSET
    )
    """Whether the directory of TMPDIR is closed."""
    exclude_slash_tmp: bool | UnsetType = field(name='excludeSlashTmp', default=UNSET)
    """Whether /tmp is closed."""


class ActivePermissionProfile(Struct, frozen=True, kw_only=True):
    """Permission profile in force.

    Schema: ``codex/thread.schema.json#/$defs/ActivePermissionProfile``
    """

    id: str
    """Name of the profile."""
    extends: str | None | UnsetType = UNSET
    """Profile it extends."""


class ThreadStartResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/start`.

    Schema: ``codex/responses.schema.json#/$defs/ThreadStartResponse``
    """

    thread: Thread
    """The thread."""
    model: str | None | UnsetType = UNSET
    """Model in use."""
    model_provider: str | None | UnsetType = field(name='modelProvider', default=UNSET)
    """Provider of the model."""
    cwd: str | UnsetType = UNSET
    """Working directory in force."""
    runtime_workspace_roots: list[str] | UnsetType = field(
        name='runtimeWorkspaceRoots', default=UNSET
    )
    """Directories that count as the workspace."""
    instruction_sources: list[str] | UnsetType = field(
        name='instructionSources', default=UNSET
    )
    """Files that instructions were read from."""
    approval_policy: str | dict[str, JsonValue] | UnsetType = field(
        name='approvalPolicy', default=UNSET
    )
    """When the app-server asks before it acts: a word, or an object of finer rules."""
    sandbox: SandboxPolicy | UnsetType = UNSET
    """Sandbox in force, in the older words."""
    active_permission_profile: ActivePermissionProfile | None | UnsetType = field(
        name='activePermissionProfile', default=UNSET
    )
    """Permission profile in force."""
    reasoning_effort: str | None | UnsetType = field(
        name='reasoningEffort', default=UNSET
    )
    """Effort the model is asked for."""


class ThreadResumeResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/resume`.

    Schema: ``codex/responses.schema.json#/$defs/ThreadResumeResponse``
    """

    thread: Thread
    """The thread."""
    model: str | None | UnsetType = UNSET
    """Model in use."""
    model_provider: str | None | UnsetType = field(name='modelProvider', default=UNSET)
    """Provider of the model."""
    cwd: str | UnsetType = UNSET
    """Working directory in force."""
    runtime_workspace_roots: list[str] | UnsetType = field(
        name='runtimeWorkspaceRoots', default=UNSET
    )
    """Directories that count as the workspace."""
    instruction_sources: list[str] | UnsetType = field(
        name='instructionSources', default=UNSET
    )
    """Files that instructions were read from."""
    approval_policy: str | dict[str, JsonValue] | UnsetType = field(
        name='approvalPolicy', default=UNSET
    )
    """When the app-server asks before it acts: a word, or an object of finer rules."""
    sandbox: SandboxPolicy | UnsetType = UNSET
    """Sandbox in force, in the older words."""
    active_permission_profile: ActivePermissionProfile | None | UnsetType = field(
        name='activePermissionProfile', default=UNSET
    )
    """Permission profile in force."""
    reasoning_effort: str | None | UnsetType = field(
        name='reasoningEffort', default=UNSET
    )
    """Effort the model is asked for."""
    collaboration_mode: JsonValue | UnsetType = field(
        name='collaborationMode', default=UNSET
    )
    """Mode of collaboration in force."""


class ThreadReadResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/read`.

    Schema: ``codex/responses.schema.json#/$defs/ThreadReadResponse``
    """

    thread: Thread
    """The thread."""


class TurnsListResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/turns/list`.

    Schema: ``codex/responses.schema.json#/$defs/TurnsListResponse``
    """

    data: list[Turn]
    """Turns of this page."""
    next_cursor: str | None | UnsetType = field(name='nextCursor', default=UNSET)
    """Where the next page begins; null at the end."""
    backwards_cursor: str | None | UnsetType = field(
        name='backwardsCursor', default=UNSET
    )
    """Where the page before begins."""


class HistoryItem(Struct, frozen=True, kw_only=True):
    """An item of the history.

    Schema: ``codex/responses.schema.json#/$defs/HistoryItem``
    """

    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn of the item."""
    item: UserMessageItem | HookPromptItem | AgentMessageItem | FunctionCallOutputItem | PlanItem | ReasoningItem | CommandExecutionItem | FileChangeItem | McpToolCallItem | DynamicToolCallItem | CollabAgentToolCallItem | SubAgentActivityItem | WebSearchItem | ImageViewItem | ImageGenerationItem | SleepItem | EnteredReviewModeItem | ExitedReviewModeItem | ContextCompactionItem | dict[str, JsonValue]
    """The item."""
    started_at_ms: int | None | UnsetType = field(name='startedAtMs', default=UNSET)
    """Start, in milliseconds since 1970."""
    completed_at_ms: int | None | UnsetType = field(name='completedAtMs', default=UNSET)
    """End, in milliseconds since 1970."""


class ItemsListResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/items/list`.

    Schema: ``codex/responses.schema.json#/$defs/ItemsListResponse``
    """

    data: list[HistoryItem]
    """Items of this page."""
    next_cursor: str | None | UnsetType = field(name='nextCursor', default=UNSET)
    """Where the next page begins; null at the end."""
    backwards_cursor: str | None | UnsetType = field(
        name='backwardsCursor', default=UNSET
    )
    """Where the page before begins."""


class CollaborationModePreset(Struct, frozen=True, kw_only=True):
    """A collaboration mode the app-server offers.

    Schema: ``codex/thread.schema.json#/$defs/CollaborationModePreset``
    """

    name: str
    """Name for people."""
    mode: str | None | UnsetType = UNSET
    """Name of the mode."""
    model: str | None | UnsetType = UNSET
    """Model of the mode, or null for the thread's."""
    reasoning_effort: str | None | UnsetType = UNSET
    """Effort of the mode."""


class CollaborationModeListResponse(Struct, frozen=True, kw_only=True):
    """Answers `collaborationMode/list`.

    Schema: ``codex/responses.schema.json#/$defs/CollaborationModeListResponse``
    """

    data: list[CollaborationModePreset]
    """The modes."""


class TurnStartResponse(Struct, frozen=True, kw_only=True):
    """Answers `turn/start`, before `turn/started`.

    Schema: ``codex/responses.schema.json#/$defs/TurnStartResponse``
    """

    turn: Turn
    """The turn; the active one when there was one already."""


class TurnSteerResponse(Struct, frozen=True, kw_only=True):
    """Answers `turn/steer`.

    Schema: ``codex/responses.schema.json#/$defs/TurnSteerResponse``
    """

    turn_id: str | UnsetType = field(name='turnId', default=UNSET)
    """Turn that takes the message."""


class GoalResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/goal/get` and `thread/goal/set`.

    Schema: ``codex/responses.schema.json#/$defs/GoalResponse``
    """

    goal: ThreadGoal | None | UnsetType = UNSET
    """The goal, or null."""


class GoalClearResponse(Struct, frozen=True, kw_only=True):
    """Answers `thread/goal/clear`.

    Schema: ``codex/responses.schema.json#/$defs/GoalClearResponse``
    """

    cleared: bool | UnsetType = UNSET
    """Whether there was a goal."""


class CommandApprovalParams(Struct, frozen=True, kw_only=True):
    """May this command run?

    Schema: ``codex/server-requests.schema.json#/$defs/CommandApprovalParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    kind: str | UnsetType = UNSET
    """Kind of the request."""
    command: str | None | UnsetType = UNSET
    """The shell line."""
    cwd: str | None | UnsetType = UNSET
    """Directory it would run in."""
    command_actions: list[CommandAction] | None | UnsetType = field(
        name='commandActions', default=UNSET
    )
    """What the line was understood to do."""
    reason: str | None | UnsetType = UNSET
    """Why it is asked."""
    available_decisions: list[JsonValue] | None | UnsetType = field(
        name='availableDecisions', default=UNSET
    )
    """Decisions the app-server suggests; others work too."""
    proposed_execpolicy_amendment: list[str] | None | UnsetType = field(
        name='proposedExecpolicyAmendment', default=UNSET
    )
    """Prefix that could be allowed for good."""
    network_approval_context: JsonValue | UnsetType = field(
        name='networkApprovalContext', default=UNSET
    )
    """Host and protocol, when the network is asked for."""
    started_at_ms: int | UnsetType = field(name='startedAtMs', default=UNSET)
    """When, in milliseconds since 1970."""


class FileApprovalParams(Struct, frozen=True, kw_only=True):
    """May these files be changed? The changes are in the fileChange item.

    Schema: ``codex/server-requests.schema.json#/$defs/FileApprovalParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    reason: str | None | UnsetType = UNSET
    """Why it is asked."""
    grant_root: str | None | UnsetType = field(name='grantRoot', default=UNSET)
    """Directory that would be opened for writing."""
    started_at_ms: int | UnsetType = field(name='startedAtMs', default=UNSET)
    """When, in milliseconds since 1970."""


class PermissionsApprovalParams(Struct, frozen=True, kw_only=True):
    """May the turn do more than its profile allows?

    Schema: ``codex/server-requests.schema.json#/$defs/PermissionsApprovalParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    cwd: str | UnsetType = UNSET
    """Directory concerned."""
    reason: str | None | UnsetType = UNSET
    """Why it is asked."""
    permissions: dict[str, JsonValue] | UnsetType = UNSET
    """What is asked for."""
    started_at_ms: int | UnsetType = field(name='startedAtMs', default=UNSET)
    """When, in milliseconds since 1970."""


class ApprovalAnswer(Struct, frozen=True, kw_only=True):
    """Answers an approval of a command or of files.

    Schema: ``codex/server-requests.schema.json#/$defs/ApprovalAnswer``
    """

    decision: str | dict[str, JsonValue]
    """`decline`: it does not run and the turn goes on; `cancel`: the turn ends too."""


class PermissionsAnswer(Struct, frozen=True, kw_only=True):
    """Answers a request for permissions; what is not named is not granted.

    Schema: ``codex/server-requests.schema.json#/$defs/PermissionsAnswer``
    """

    permissions: dict[str, JsonValue]
    """What is granted."""
    scope: str | UnsetType = UNSET
    """How long."""


class UserQuestionOption(Struct, frozen=True, kw_only=True):
    """An answer to choose.

    Schema: ``codex/server-requests.schema.json#/$defs/UserQuestionOption``
    """

    label: str
    """Text of the answer, and the value sent back."""
    description: str | UnsetType = UNSET
    """What it means."""


class UserQuestion(Struct, frozen=True, kw_only=True):
    """One question.

    Schema: ``codex/server-requests.schema.json#/$defs/UserQuestion``
    """

    id: str | UnsetType = UNSET
    """Identity of the question."""
    header: str | UnsetType = UNSET
    """Short title."""
    question: str | UnsetType = UNSET
    """The question."""
    is_other: bool | UnsetType = field(name='isOther', default=UNSET)
    """Whether an answer of one's own is allowed."""
    is_secret: bool | UnsetType = field(name='isSecret', default=UNSET)
    """Whether the answer must not be shown."""
    options: list[UserQuestionOption] | None | UnsetType = UNSET
    """Answers to choose from."""


class UserInputParams(Struct, frozen=True, kw_only=True):
    """Questions to the user.

    Schema: ``codex/server-requests.schema.json#/$defs/UserInputParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    item_id: Annotated[str, Meta(min_length=1)] = field(name='itemId')
    """Item concerned."""
    questions: list[UserQuestion]
    """The questions."""
    is_blocking: bool | UnsetType = field(name='isBlocking', default=UNSET)
    """Whether the turn waits."""
    auto_resolution_ms: int | None | UnsetType = field(
        name='autoResolutionMs', default=UNSET
    )
    """Milliseconds after which the app-server goes on by itself."""


class UserQuestionAnswer(Struct, frozen=True, kw_only=True):
    """The answer to one question.

    Schema: ``codex/server-requests.schema.json#/$defs/UserQuestionAnswer``
    """

    answers: list[str]
    """Chosen labels and own words."""


class UserInputAnswer(Struct, frozen=True, kw_only=True):
    """Answers the questions.

    Schema: ``codex/server-requests.schema.json#/$defs/UserInputAnswer``
    """

    answers: dict[str, UserQuestionAnswer]
    """By the identity of the question."""


class ElicitationParams(Struct, frozen=True, kw_only=True):
    """A tool server asks the user for something.

    Schema: ``codex/server-requests.schema.json#/$defs/ElicitationParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: str | None | UnsetType = field(name='turnId', default=UNSET)
    """Turn concerned."""
    server_name: str | UnsetType = field(name='serverName', default=UNSET)
    """Name of the server."""
    mode: str | UnsetType = UNSET
    """Kind of the form."""
    message: str | UnsetType = UNSET
    """What is asked."""
    requested_schema: JsonValue | UnsetType = field(
        name='requestedSchema', default=UNSET
    )
    """JSON Schema of the form."""
    url: str | UnsetType = UNSET
    """Page to visit."""


class ElicitationAnswer(Struct, frozen=True, kw_only=True):
    """Answers a tool server.

    Schema: ``codex/server-requests.schema.json#/$defs/ElicitationAnswer``
    """

    action: str
    """What the user did."""
    content: dict[str, JsonValue] | None | UnsetType = UNSET
    """Values by the name of the field."""


class ToolCallParams(Struct, frozen=True, kw_only=True):
    """The model calls a tool of the client.

    Schema: ``codex/server-requests.schema.json#/$defs/ToolCallParams``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread concerned."""
    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """Turn concerned."""
    call_id: Annotated[str, Meta(min_length=1)] = field(name='callId')
    """Identity of the call, and of its item."""
    namespace: str | None | UnsetType = UNSET
    """Namespace of the tool."""
    tool: str
    """Name of the tool."""
    arguments: JsonValue | UnsetType = UNSET
    """What the model wrote; the schema of the tool is not enforced."""


class ToolCallAnswer(Struct, frozen=True, kw_only=True):
    """Answers a tool call.

    Schema: ``codex/server-requests.schema.json#/$defs/ToolCallAnswer``
    """

    success: bool
    """Whether it worked; the text reaches the model in both cases."""
    content_items: list[ToolOutputItem] = field(name='contentItems')
    """What the model reads."""


class LegacyCommandApprovalParams(Struct, frozen=True, kw_only=True):
    """May this command run? Older form.

    Schema: ``codex/server-requests.schema.json#/$defs/LegacyCommandApprovalParams``
    """

    conversation_id: str | UnsetType = field(name='conversationId', default=UNSET)
    """Thread concerned."""
    call_id: str | UnsetType = field(name='callId', default=UNSET)
    """Item concerned."""
    command: list[str] | UnsetType = UNSET
    """Words of the command."""
    cwd: str | UnsetType = UNSET
    """Directory it would run in."""
    reason: str | None | UnsetType = UNSET
    """Why it is asked."""


class LegacyFileApprovalParams(Struct, frozen=True, kw_only=True):
    """May these files be changed? Older form.

    Schema: ``codex/server-requests.schema.json#/$defs/LegacyFileApprovalParams``
    """

    conversation_id: str | UnsetType = field(name='conversationId', default=UNSET)
    """Thread concerned."""
    call_id: str | UnsetType = field(name='callId', default=UNSET)
    """Item concerned."""
    file_changes: dict[str, JsonValue] | UnsetType = field(
        name='fileChanges', default=UNSET
    )
    """Changes by path."""
    reason: str | None | UnsetType = UNSET
    """Why it is asked."""
    grant_root: str | None | UnsetType = field(name='grantRoot', default=UNSET)
    """Directory that would be opened for writing."""


class PersistedProviderIdentity(Struct, frozen=True, kw_only=True):
    """Identity of a provider behind a facade.

    Schema: ``codex/persisted-session.schema.json#/$defs/ProviderIdentity``
    """

    kind: str
    """Kind of the facade."""


class PersistedSemanticResult(Struct, frozen=True, kw_only=True):
    """The result that was proposed.

    Schema: ``codex/persisted-session.schema.json#/$defs/SemanticResult``
    """

    result: dict[str, JsonValue]
    """The result, normalized."""
    fingerprint: Annotated[str, Meta(min_length=1)]
    """Canonical JSON of the result."""
    call_id: str | None = field(name='callId')
    """Tool call or message that brought it; null when it has no identity."""
    turn_id: str = field(name='turnId')
    """Turn that brought it."""


class PersistedUsageBaseline(Struct, frozen=True, kw_only=True):
    """Token counters by name.

    Schema: ``codex/persisted-session.schema.json#/$defs/UsageBaseline``
    """

    baseline: dict[str, int | float]
    """Counters when the run began."""
    latest: dict[str, int | float]
    """Highest counters seen."""


class PersistedTerminalTurn(Struct, frozen=True, kw_only=True):
    """A turn that ended.

    Schema: ``codex/persisted-session.schema.json#/$defs/TerminalTurn``
    """

    turn_id: Annotated[str, Meta(min_length=1)] = field(name='turnId')
    """The turn."""
    fingerprint: Annotated[str, Meta(min_length=1)]
    """Canonical JSON of its state, its error and the result."""


class PersistedGoal(Struct, frozen=True, kw_only=True):
    """Goal of the session.

    Schema: ``codex/persisted-session.schema.json#/$defs/Goal``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """Thread the goal belongs to."""
    objective: Annotated[str, Meta(min_length=1)]
    """What is to be reached."""
    status: Literal['active', 'paused', 'blocked', 'limited', 'usageLimited', 'budgetLimited', 'complete']
    """How the goal stands."""
    token_budget: int | None = field(name='tokenBudget')
    """Tokens that may be spent."""
    tokens_used: int = field(name='tokensUsed')
    """Tokens spent."""
    time_used_seconds: int = field(name='timeUsedSeconds')
    """Seconds spent."""
    created_at: int = field(name='createdAt')
    """When it was set, in seconds since 1970."""
    updated_at: int = field(name='updatedAt')
    """When it last changed, in seconds since 1970."""


class PersistedLineageEntry(Struct, frozen=True, kw_only=True):
    """A thread and where it belongs.

    Schema: ``codex/persisted-session.schema.json#/$defs/LineageEntry``
    """

    thread_id: Annotated[str, Meta(min_length=1)] = field(name='threadId')
    """The thread."""
    provider_session_id: str | None = field(name='providerSessionId')
    """Its provider session."""
    parent_thread_id: str | None = field(name='parentThreadId')
    """Thread above it; null for the root."""
    depth: Annotated[int, Meta(ge=0)]
    """Levels below the root."""
    nickname: str | None
    """Name of the agent."""
    role: str | None
    """Role of the agent."""
    status: str
    """How it stands."""


class PersistedPendingRequest(Struct, frozen=True, kw_only=True):
    """A request to the user.

    Schema: ``codex/persisted-session.schema.json#/$defs/PendingRequest``
    """

    request_id: Annotated[str, Meta(min_length=1)] = field(name='requestId')
    """Identity of the request."""
    request_kind: Literal['command_approval', 'file_approval', 'permission_approval', 'user_input', 'elicitation'] = field(
        name='requestKind'
    )
    """What is asked."""
    method: str
    """Method of the provider's request."""
    turn_id: str = field(name='turnId')
    """Turn that waits."""
    item_id: str = field(name='itemId')
    """Item that waits."""
    status: Literal['pending']
    """Always pending."""
    prompt: str
    """Text for people, redacted."""
    details: dict[str, JsonValue]
    """Parameters of the provider's request, bounded and redacted."""
    input: questions_1.QuestionSet | UnsetType = UNSET
    """Questions, when the request is a form."""
    origin: dict[str, JsonValue] | UnsetType = UNSET
    """Adapter, provider and method."""


class PersistedSession(Struct, frozen=True, kw_only=True):
    """What a driver needs to recover a session: identities, what was already proposed and ended, and the last event number. It holds no secret.

    Schema: ``codex/persisted-session.schema.json#``
    """

    driver_kind: Annotated[str, Meta(min_length=1)] = field(name='driverKind')
    """Kind of the driver that wrote the snapshot."""
    working_directory: str | UnsetType = field(name='workingDirectory', default=UNSET)
    """Canonical workspace of the session."""
    driver_session_id: Annotated[str, Meta(min_length=1)] = field(
        name='driverSessionId'
    )
    """Identity the driver resumes by: the thread."""
    provider_session_id: str | None = field(name='providerSessionId')
    """Identity of the provider's own session."""
    provider_identity: PersistedProviderIdentity | UnsetType = field(
        name='providerIdentity', default=UNSET
    )
    """Identity of a provider behind a facade; the Codex driver writes none."""
    run_id: Annotated[str, Meta(min_length=1)] = field(name='runId')
    """Run the session works for. Set by the controller."""
    normalized_session_id: Annotated[str, Meta(min_length=1)] = field(
        name='normalizedSessionId'
    )
    """The controller's own identity of the session; stays the same over recovery."""
    active_turn_id: str | None = field(name='activeTurnId')
    """Turn that is running, or null."""
    semantic_result: PersistedSemanticResult | None = field(name='semanticResult')
    """First valid result that was proposed, or null."""
    codex_usage_baseline: PersistedUsageBaseline | UnsetType = field(
        name='codexUsageBaseline', default=UNSET
    )
    """Token counters; absent until usage was seen."""
    terminal_turns: list[PersistedTerminalTurn] = field(name='terminalTurns')
    """Turns that ended, in the order in which they did; each once."""
    disposition_only_recovery_consumed: bool = field(
        name='dispositionOnlyRecoveryConsumed'
    )
    """Whether the one turn that may ask for a missing result was used."""
    disposition_only_recovery_turn_id: str | None = field(
        name='dispositionOnlyRecoveryTurnId'
    )
    """That turn, once it was accepted."""
    pending_runtime_requests: list[PersistedPendingRequest] = field(
        name='pendingRuntimeRequests'
    )
    """Requests to the user that had no answer."""
    goal: PersistedGoal | None
    """Goal of the session, or null."""
    lineage: list[PersistedLineageEntry]
    """The root thread and the threads spawned below it, root first."""
    last_source_sequence: Annotated[int, Meta(ge=0)] = field(name='lastSourceSequence')
    """Sequence number of the last event that was emitted."""
    tool_catalog_digest: str | UnsetType = field(
        name='toolCatalogDigest', default=UNSET
    )
    """Digest of the caller's own tools; absent without any. A thread keeps the tools it was started with."""
    provider_recovery_policy: Literal['same_session_only', 'allow_replacement_after_governed_wait', 'allow_replacement_after_resume_failure'] | UnsetType = field(
        name='providerRecoveryPolicy', default=UNSET
    )
    """Whether another provider session may take the place of this one. Set by the controller."""


UnknownUserInput: TypeAlias = dict[str, JsonValue]
"""What no class of ``UserInput`` describes, kept as it came."""

UserInput: TypeAlias = (
    TextInput
    | ImageInput
    | LocalImageInput
    | AudioInput
    | LocalAudioInput
    | SkillInput
    | MentionInput
    | dict[str, JsonValue]
)
"""One part of a message to the model. A part of a kind that is not listed is valid; it is kept as it came."""

CodexUserInput: TypeAlias = UserInput
"""``UserInput`` under a name that tells the module."""


UnknownThreadItem: TypeAlias = dict[str, JsonValue]
"""What no class of ``ThreadItem`` describes, kept as it came."""

ThreadItem: TypeAlias = (
    UserMessageItem
    | HookPromptItem
    | AgentMessageItem
    | FunctionCallOutputItem
    | PlanItem
    | ReasoningItem
    | CommandExecutionItem
    | FileChangeItem
    | McpToolCallItem
    | DynamicToolCallItem
    | CollabAgentToolCallItem
    | SubAgentActivityItem
    | WebSearchItem
    | ImageViewItem
    | ImageGenerationItem
    | SleepItem
    | EnteredReviewModeItem
    | ExitedReviewModeItem
    | ContextCompactionItem
    | dict[str, JsonValue]
)
"""One item of a turn. An item of a kind that is not listed is valid; it is kept as it came."""

CodexThreadItem: TypeAlias = ThreadItem
"""``ThreadItem`` under a name that tells the module."""


__all__ = [
    'ActivePermissionProfile',
    'AgentMessageItem',
    'ApprovalAnswer',
    'AudioInput',
    'AutoApprovalReviewNotification',
    'ClientCapabilities',
    'ClientInfo',
    'CodexThreadItem',
    'CodexUserInput',
    'CollabAgentToolCallItem',
    'CollaborationMode',
    'CollaborationModeListResponse',
    'CollaborationModePreset',
    'CollaborationModeSettings',
    'CommandAction',
    'CommandApprovalParams',
    'CommandExecutionItem',
    'CompletionContract',
    'ContextCompactedNotification',
    'ContextCompactionItem',
    'DiffUpdatedNotification',
    'DynamicTool',
    'DynamicToolCallItem',
    'ElicitationAnswer',
    'ElicitationParams',
    'EnteredReviewModeItem',
    'Error',
    'ErrorNotification',
    'ErrorResponse',
    'ExitedReviewModeItem',
    'FileApprovalParams',
    'FileChange',
    'FileChangeItem',
    'FileChangeKind',
    'FunctionCallOutputItem',
    'GoalClearResponse',
    'GoalResponse',
    'GoalSetParams',
    'GoalUpdatedNotification',
    'HistoryItem',
    'HookNotification',
    'HookPromptItem',
    'HookRun',
    'ImageGenerationItem',
    'ImageInput',
    'ImageViewItem',
    'InitializeParams',
    'InitializeResponse',
    'ItemCompletedNotification',
    'ItemStartedNotification',
    'ItemsListParams',
    'ItemsListResponse',
    'LegacyCommandApprovalParams',
    'LegacyFileApprovalParams',
    'LocalAudioInput',
    'LocalImageInput',
    'McpProgressNotification',
    'McpToolCallItem',
    'MemoryCitation',
    'MentionInput',
    'ModelReroutedNotification',
    'ModelVerificationNotification',
    'NoticeNotification',
    'Notification',
    'PatchUpdatedNotification',
    'PermissionsAnswer',
    'PermissionsApprovalParams',
    'PersistedGoal',
    'PersistedLineageEntry',
    'PersistedPendingRequest',
    'PersistedProviderIdentity',
    'PersistedSemanticResult',
    'PersistedSession',
    'PersistedTerminalTurn',
    'PersistedUsageBaseline',
    'PlanItem',
    'PlanStep',
    'PlanUpdatedNotification',
    'ReasoningItem',
    'ReasoningTextDeltaNotification',
    'Request',
    'Response',
    'SafetyBufferingNotification',
    'SandboxPolicy',
    'ServerRequestResolvedNotification',
    'SkillInput',
    'SleepItem',
    'SubAgentActivityItem',
    'SubAgentSource',
    'SubAgentSpawn',
    'SummaryPartAddedNotification',
    'SummaryTextDeltaNotification',
    'TerminalInteractionNotification',
    'TextDeltaNotification',
    'TextInput',
    'Thread',
    'ThreadGoal',
    'ThreadItem',
    'ThreadNotification',
    'ThreadParams',
    'ThreadReadParams',
    'ThreadReadResponse',
    'ThreadResumeParams',
    'ThreadResumeResponse',
    'ThreadSpawn',
    'ThreadStartParams',
    'ThreadStartResponse',
    'ThreadStartedNotification',
    'ThreadStatus',
    'ThreadStatusChangedNotification',
    'TokenCounts',
    'TokenUsage',
    'TokenUsageUpdatedNotification',
    'ToolCallAnswer',
    'ToolCallParams',
    'ToolOutputItem',
    'Turn',
    'TurnError',
    'TurnInterruptParams',
    'TurnNotification',
    'TurnStartParams',
    'TurnStartResponse',
    'TurnSteerParams',
    'TurnSteerResponse',
    'TurnsListParams',
    'TurnsListResponse',
    'UnknownThreadItem',
    'UnknownUserInput',
    'UserInput',
    'UserInputAnswer',
    'UserInputParams',
    'UserMessageItem',
    'UserQuestion',
    'UserQuestionAnswer',
    'UserQuestionOption',
    'WarningNotification',
    'WebSearchAction',
    'WebSearchItem',
    'WorldWritableNotification',
]
