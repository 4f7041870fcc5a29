"""Which commands of the controller are taken: schema, repeats, order and the bound of the history (pure).

Source: local runner specification, section 1.2.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from paperclip_protocol.runner import LocalCommand

from paperclip_runner.canonical import command_json, sha256_hex
from paperclip_runner.errors import HarnessError
from paperclip_runner.local.json_faults import FieldKind, explain_fault

__all__ = ["COMMAND_SCHEMA", "CommandHistory", "Refusal", "read_local_command"]

COMMAND_SCHEMA: Final = "paperclip.prp.command.v1"
"""Tag of the commands that a local run takes."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """The receipt of a command that is not carried out."""

    status: Literal["duplicate", "rejected"]
    detail: str


_FIELDS: Final[dict[str, FieldKind]] = {
    "schema": "a string",
    "commandId": "a string",
    "controllerSeq": "u64",
    "type": "a string",
    "issuedAt": "a string",
    "payload": "anything",
}
_REQUIRED: Final = ("schema", "commandId", "controllerSeq", "type", "issuedAt")

_read = msgspec.json.Decoder(LocalCommand).decode


def read_local_command(line: bytes) -> LocalCommand:
    """The command on one line; raises `HarnessError` (`local_command_invalid`).

    Stricter than the schema: `1.0` is no number of a command.
    """
    try:
        return _read(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as cause:
        words = explain_fault(line, _FIELDS, _REQUIRED, "struct RunnerCommand") or str(cause)
        raise HarnessError(words, code="local_command_invalid") from cause


class CommandHistory:
    """Remembers commands by id; only the digest of what they said is kept."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._known: dict[str, str] = {}
        self._next = 1

    def admit(self, command: LocalCommand) -> Refusal | None:
        """Remember a new command; what is wrong with any other, in the order of the checks."""
        if command.schema != COMMAND_SCHEMA:
            return Refusal(status="rejected", detail="unsupported command schema")
        fingerprint = _fingerprint(command)
        known = self._known.get(command.command_id)
        if known is not None:
            if known == fingerprint:
                return Refusal(status="duplicate", detail="equivalent command already applied")
            return Refusal(status="rejected", detail="commandId was reused with different data")
        if command.controller_seq != self._next:
            return Refusal(status="rejected", detail="controllerSeq is not contiguous")
        if len(self._known) >= self._limit:
            return Refusal(status="rejected", detail="command history limit reached")
        self._known[command.command_id] = fingerprint
        self._next += 1
        return None


def _fingerprint(command: LocalCommand) -> str:
    payload = None if command.payload is msgspec.UNSET else command.payload
    return sha256_hex(command_json(msgspec.structs.replace(command, payload=payload)))
