"""Reading the lines of the harness (pure)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_protocol import ContractError, MalformedError, decode

from paperclip_runner.local.errors import LocalRunError
from paperclip_runner.local.json_faults import FieldKind, explain_fault

if TYPE_CHECKING:
    from paperclip_protocol.runner import HarnessMessage

__all__ = ["read_harness_message", "utf8_fault"]


_FIELDS: Final[dict[str, FieldKind]] = {
    "schema": "a string",
    "messageSeq": "u64",
    "type": "a string",
    "payload": "anything",
}
_REQUIRED: Final = ("schema", "messageSeq", "type")


def read_harness_message(line: bytes) -> HarnessMessage:
    """The message on one line; raises `LocalRunError` (`local_harness_protocol`)."""
    try:
        return decode("harness-message", line)
    except (ContractError, MalformedError) as cause:
        words = explain_fault(line, _FIELDS, _REQUIRED, "struct HarnessMessage")
        if isinstance(cause, ContractError) and words is None:
            text = "fake harness message schema is unsupported"
        else:
            text = f"fake harness emitted invalid JSONL: {words or cause}"
        raise LocalRunError(text, code="local_harness_protocol") from cause


def utf8_fault(line: bytes) -> str | None:
    """What keeps a line from being UTF-8, in the words of the daemon; None for good text."""
    try:
        line.decode()
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return f"incomplete utf-8 byte sequence from index {error.start}"
        return f"invalid utf-8 sequence of {error.end - error.start} bytes from index {error.start}"
    return None
