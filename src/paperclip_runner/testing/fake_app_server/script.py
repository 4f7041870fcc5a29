"""What a fake app-server does: turns, answers that differ from the usual ones, and faults (pure).

A script is a value, and a JSON document that says the same (`encode_script`, `decode_script`).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.testing.fake_app_server.errors import FakeAppServerError

__all__ = [
    "INVALID_UTF8",
    "AppServerScript",
    "Ask",
    "AwaitInterrupt",
    "Burst",
    "CallTool",
    "EndTurn",
    "ErrorOutput",
    "Exchange",
    "Exit",
    "Kill",
    "Line",
    "LongLine",
    "Notify",
    "Pause",
    "RawBytes",
    "Refuse",
    "Reply",
    "Say",
    "Silence",
    "Step",
    "StopReading",
    "decode_script",
    "encode_script",
]

MAX_SCRIPT_BYTES: Final = 16 << 20
"""Bytes of a script document."""

ANSWER_SECONDS: Final = 30.0
"""How long the fake waits for an answer of the client, in seconds, unless a step says otherwise."""

Members = dict[str, JsonValue]


class _Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """One thing the fake does."""


class Reply(_Step, frozen=True, kw_only=True, tag="reply"):
    """Answers the request of the exchange; without a result, as usual, which for `turn/start` is the next turn."""

    result: JsonValue = None


class Refuse(_Step, frozen=True, kw_only=True, tag="refuse"):
    """Answers the request of the exchange with an error."""

    message: str
    code: int = -32600


class Notify(_Step, frozen=True, kw_only=True, tag="notify"):
    """A notification, known or not. `threadId` and `turnId` are added to `params` unless they are there."""

    method: str
    params: Members = {}


class Ask(_Step, frozen=True, kw_only=True, tag="ask"):
    """A request to the client, known or not, up to its answer; completed like the `params` of a notification."""

    method: str
    params: Members = {}
    seconds: float = ANSWER_SECONDS


class Say(_Step, frozen=True, kw_only=True, tag="say"):
    """A message of the agent, told in `parts` deltas."""

    text: str
    parts: int = 2


class CallTool(_Step, frozen=True, kw_only=True, tag="call_tool"):
    """A call of one of the client's dynamic tools, up to its answer."""

    tool: str
    arguments: JsonValue = None
    seconds: float = ANSWER_SECONDS


class EndTurn(_Step, frozen=True, kw_only=True, tag="end_turn"):
    """The end of the turn. One that is not `told` stands in the history only."""

    status: Literal["completed", "failed", "interrupted"] = "completed"
    error: str | None = None
    told: bool = True


class AwaitInterrupt(_Step, frozen=True, kw_only=True, tag="await_interrupt"):
    """Waits until the turn is interrupted."""

    seconds: float = ANSWER_SECONDS


class Pause(_Step, frozen=True, kw_only=True, tag="pause"):
    """Nothing for this many seconds."""

    seconds: float


class Silence(_Step, frozen=True, kw_only=True, tag="silence"):
    """From here on nothing is written any more, whatever is asked; the input is still read."""


class StopReading(_Step, frozen=True, kw_only=True, tag="stop_reading"):
    """From here on nothing is read any more, not even the end of the input."""


class Line(_Step, frozen=True, kw_only=True, tag="line"):
    """This text as a line, whatever it is."""

    text: str


class RawBytes(_Step, frozen=True, kw_only=True, tag="raw_bytes"):
    """These bytes and no more; Base64 in a document."""

    data: bytes


class LongLine(_Step, frozen=True, kw_only=True, tag="long_line"):
    """A line of this many bytes, its newline not counted. It is no JSON."""

    size: int


class Burst(_Step, frozen=True, kw_only=True, tag="burst"):
    """That many deltas of one message at once, each with a text of `size` bytes."""

    lines: int
    size: int = 16


class ErrorOutput(_Step, frozen=True, kw_only=True, tag="error_output"):
    """The text on the error output, `lines` times."""

    text: str
    lines: int = 1


class Exit(_Step, frozen=True, kw_only=True, tag="exit"):
    """The process ends with this code."""

    code: int = 0


class Kill(_Step, frozen=True, kw_only=True, tag="kill"):
    """The process is killed, as by the system when memory is short."""


Step: TypeAlias = (
    Reply
    | Refuse
    | Notify
    | Ask
    | Say
    | CallTool
    | EndTurn
    | AwaitInterrupt
    | Pause
    | Silence
    | StopReading
    | Line
    | RawBytes
    | LongLine
    | Burst
    | ErrorOutput
    | Exit
    | Kill
)
"""Everything a fake app-server can be told to do."""

INVALID_UTF8: Final = RawBytes(data=b"\xff\xfe\n")
"""A line that is no UTF-8."""


class Exchange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is done, in place of the usual, for a message of the client with this `method`.

    It holds for the first `times` messages that no exchange before it takes; None is every one. Without `Reply` or
    `Refuse` among the steps a request stays without an answer.
    """

    method: str
    steps: tuple[Step, ...]
    times: int | None = 1


class AppServerScript(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole fake app-server.

    `turns`: the steps of each turn, in the order in which turns are started. The answer to `turn/start` and
    `turn/started` come before them, and the end of the turn after them unless a step ended it.
    `exchanges`: what is not as usual. `first`: steps before anything is read.
    """

    turns: tuple[tuple[Step, ...], ...] = ((Say(text="Hello."),),)
    exchanges: tuple[Exchange, ...] = ()
    first: tuple[Step, ...] = ()
    version: str = "0.160.0"
    """The version of Codex that it passes itself off as."""


def decode_script(document: bytes) -> AppServerScript:
    """Reads a script document. Raises `FakeAppServerError` (`script_invalid`) with the place that is wrong."""
    if len(document) > MAX_SCRIPT_BYTES:
        raise FakeAppServerError(
            f"the script has {len(document)} bytes, more than {MAX_SCRIPT_BYTES}: use steps that make long output",
            code="script_invalid",
            limit=MAX_SCRIPT_BYTES,
            observed=len(document),
        )
    try:
        return msgspec.json.decode(document, type=AppServerScript)
    except (msgspec.DecodeError, RecursionError) as error:
        raise FakeAppServerError(f"not a script of an app-server: {error}", code="script_invalid") from error


def encode_script(script: AppServerScript) -> bytes:
    """The document of a script; `decode_script` reads it back to an equal value."""
    return msgspec.json.encode(script)
