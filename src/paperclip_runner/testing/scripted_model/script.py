"""A script of model turns: what the scripted model streams, turn by turn (pure).

One `ModelTurn` or `HttpFault` answers one request for a response. A tool call ends a turn: its result comes back in
the next request, which takes the next entry of the script. Every value here is frozen, and a script is also a JSON
document (`decode_script`, `encode_script`): steps are objects with a `kind`, names are snake_case.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.testing.scripted_model.errors import ScriptedModelError

__all__ = [
    "DELTA_CHARACTERS",
    "MAX_SCRIPT_BYTES",
    "ApplyPatch",
    "AskUser",
    "CustomToolCall",
    "CutStream",
    "FailResponse",
    "Gate",
    "HttpFault",
    "IncompleteResponse",
    "MalformedEvent",
    "Message",
    "ModelTurn",
    "Pause",
    "PlanStep",
    "Question",
    "QuestionOption",
    "RawEvent",
    "Reasoning",
    "Script",
    "ShellCommand",
    "Step",
    "StructuredOutput",
    "ToolCall",
    "UpdatePlan",
    "Usage",
    "decode_script",
    "encode_script",
]

MAX_SCRIPT_BYTES = 16_777_216
"""Longest script document, in bytes."""

DELTA_CHARACTERS = 12
"""Characters per streamed piece of a message or of reasoning, unless a step says otherwise."""


class _Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of everything that a turn consists of."""


class Message(_Step, frozen=True, kw_only=True, tag="message"):
    """Text for the person. `pause_milliseconds` after each piece makes a slow stream."""

    text: str
    phase: str | None = None
    delta_characters: int = DELTA_CHARACTERS
    pause_milliseconds: int = 0


class StructuredOutput(_Step, frozen=True, kw_only=True, tag="structured_output"):
    """A message whose whole text is one JSON value, as a model with an output schema sends it."""

    value: JsonValue


class Reasoning(_Step, frozen=True, kw_only=True, tag="reasoning"):
    """Reasoning summaries, and the raw reasoning text where a model shows it."""

    summary: tuple[str, ...]
    content: str | None = None
    delta_characters: int = DELTA_CHARACTERS


class ToolCall(_Step, frozen=True, kw_only=True, tag="tool_call"):
    """A function call, also of a dynamic tool such as `paperclip_finish`. A text as `arguments` is sent as it is."""

    name: str
    arguments: dict[str, JsonValue] | str
    call_id: str | None = None
    namespace: str | None = None


class CustomToolCall(_Step, frozen=True, kw_only=True, tag="custom_tool_call"):
    """A call of a free-form tool."""

    name: str
    input: str
    call_id: str | None = None


class ShellCommand(_Step, frozen=True, kw_only=True, tag="shell_command"):
    """A command for the shell tool; `require_escalation` asks for it to run outside the sandbox."""

    command: str
    login: bool = False
    working_directory: str | None = None
    yield_milliseconds: int | None = None
    require_escalation: bool = False
    justification: str | None = None
    call_id: str | None = None


class ApplyPatch(_Step, frozen=True, kw_only=True, tag="apply_patch"):
    """A patch in the text form of the patch tool, from `*** Begin Patch` to `*** End Patch`."""

    patch: str
    call_id: str | None = None


class PlanStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of a plan; `status` is `pending`, `in_progress` or `completed`."""

    step: str
    status: str


class UpdatePlan(_Step, frozen=True, kw_only=True, tag="update_plan"):
    """A call of the plan tool."""

    plan: tuple[PlanStep, ...]
    explanation: str | None = None
    call_id: str | None = None


class QuestionOption(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One answer to choose from."""

    label: str
    description: str


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One question to the person."""

    id: str
    header: str
    question: str
    options: tuple[QuestionOption, ...] = ()


class AskUser(_Step, frozen=True, kw_only=True, tag="ask_user"):
    """A call of the tool that asks the person; Codex offers it in plan mode only."""

    questions: tuple[Question, ...]
    call_id: str | None = None


class RawEvent(_Step, frozen=True, kw_only=True, tag="raw_event"):
    """Any one event of the stream, as it is; `data` needs a `type`, which also names the event."""

    data: dict[str, JsonValue]


class MalformedEvent(_Step, frozen=True, kw_only=True, tag="malformed_event"):
    """An event whose data is this text instead of JSON."""

    text: str = "{not json"


class Pause(_Step, frozen=True, kw_only=True, tag="pause"):
    """Nothing is sent for this long."""

    milliseconds: int


class Gate(_Step, frozen=True, kw_only=True, tag="gate"):
    """Nothing is sent until `ScriptedModel.open` is called with this name."""

    name: str


class CutStream(_Step, frozen=True, kw_only=True, tag="cut_stream"):
    """The connection ends here without a last event; with `reset` it ends with a TCP reset. Ends the turn."""

    reset: bool = False


class FailResponse(_Step, frozen=True, kw_only=True, tag="fail_response"):
    """The response fails with this code, such as `rate_limit_exceeded`. Ends the turn."""

    code: str
    message: str = "scripted failure"


class IncompleteResponse(_Step, frozen=True, kw_only=True, tag="incomplete_response"):
    """The response ends incomplete, for instance for `max_output_tokens`. Ends the turn."""

    reason: str = "max_output_tokens"


Step: TypeAlias = (
    Message
    | StructuredOutput
    | Reasoning
    | ToolCall
    | CustomToolCall
    | ShellCommand
    | ApplyPatch
    | UpdatePlan
    | AskUser
    | RawEvent
    | MalformedEvent
    | Pause
    | Gate
    | CutStream
    | FailResponse
    | IncompleteResponse
)
"""Everything a turn can consist of."""


class Usage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Token counts of one response."""

    input_tokens: int = 100
    cached_input_tokens: int = 40
    output_tokens: int = 20
    reasoning_output_tokens: int = 5


class ModelTurn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="turn", forbid_unknown_fields=True):
    """One streamed response. Without a step that ends it, it completes with `usage`."""

    steps: tuple[Step, ...]
    usage: Usage = Usage()


class HttpFault(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="http_fault", forbid_unknown_fields=True
):
    """A plain HTTP answer instead of a stream. A text as `body` is sent as it is, anything else as JSON."""

    status: int
    body: JsonValue = None
    headers: dict[str, str] = {}


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Turns in the order in which they are asked for. `name` stands in messages."""

    name: str
    turns: tuple[ModelTurn | HttpFault, ...]


def decode_script(document: bytes) -> Script:
    """Reads a script document. Raises `ScriptedModelError` (`script_invalid`) with the place that is wrong."""
    if len(document) > MAX_SCRIPT_BYTES:
        raise ScriptedModelError(
            f"the script has {len(document)} bytes, more than {MAX_SCRIPT_BYTES}: split it",
            code="script_invalid",
            limit=MAX_SCRIPT_BYTES,
            observed=len(document),
        )
    try:
        return msgspec.json.decode(document, type=Script)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ScriptedModelError(f"not a script of model turns: {error}", code="script_invalid") from error


def encode_script(script: Script) -> bytes:
    """The document of a script; `decode_script` reads it back to an equal value."""
    return msgspec.json.encode(script)
