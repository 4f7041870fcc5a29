"""Which persisted sessions a driver may be asked to recover: bounds that hold before it is called (pure).

Source: local runner specification, section 8.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import MAX_SAFE_INTEGER, is_blank, json_bytes
from paperclip_runner.errors import JsonTextError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

__all__ = [
    "MAX_FINGERPRINT_BYTES",
    "MAX_RESULT_BYTES",
    "MAX_RESULT_DEPTH",
    "MAX_RESULT_NODES",
    "MAX_TERMINAL_TURNS",
    "MAX_TERMINAL_TURNS_BYTES",
    "active_turn_id",
    "read_cursor",
    "refusal",
]

MAX_TERMINAL_TURNS: Final = 4_096
"""Terminal turns of a persisted session."""

MAX_TERMINAL_TURNS_BYTES: Final = 8_388_608
"""UTF-8 bytes of the ids and fingerprints of all terminal turns together."""

MAX_FINGERPRINT_BYTES: Final = 262_144
"""UTF-8 bytes of one fingerprint."""

MAX_RESULT_BYTES: Final = 8_388_608
"""Bytes of a stored semantic result as JSON."""

MAX_RESULT_NODES: Final = 65_536
"""Values in a stored semantic result, containers included."""

MAX_RESULT_DEPTH: Final = 128
"""Levels of a stored semantic result."""

_MAX_CURSOR_DIGITS: Final = len(str(MAX_SAFE_INTEGER))


def refusal(snapshot: Mapping[str, JsonValue], *, run_id: str, session_id: str) -> str | None:
    """Why a persisted session cannot be recovered for this run and session; None when it can."""
    if snapshot.get("runId") != run_id or snapshot.get("normalizedSessionId") != session_id:
        return "the snapshot belongs to another run or session"
    for name in ("driverSessionId", "providerSessionId"):
        identity = snapshot.get(name)
        if not isinstance(identity, str) or is_blank(identity):
            return f"the snapshot has no {name}"
    sequence = snapshot.get("lastSourceSequence", 0)
    if not isinstance(sequence, int) or isinstance(sequence, bool) or not 0 <= sequence <= MAX_SAFE_INTEGER:
        return "the last source sequence of the snapshot is no safe integer"
    return _turns_refusal(snapshot.get("terminalTurns", [])) or _result_refusal(snapshot.get("semanticResult"))


def active_turn_id(snapshot: Mapping[str, JsonValue]) -> str | None:
    """The turn that a snapshot is about. Null says that none is active; only an absent member is made up for."""
    if "activeTurnId" in snapshot:
        return _text(snapshot["activeTurnId"])
    result, turns = snapshot.get("semanticResult"), snapshot.get("terminalTurns")
    if isinstance(result, dict) and (turn_id := _text(result.get("turnId"))) is not None:
        return turn_id
    last = turns[-1] if isinstance(turns, list) and turns else None
    return _text(last.get("turnId")) if isinstance(last, dict) else None


def read_cursor(cursor: JsonValue) -> int | None:
    """The number that a cursor stands for: decimal digits of a safe integer; None for anything else."""
    if not isinstance(cursor, str) or not cursor.isascii() or not cursor.isdigit() or len(cursor) > _MAX_CURSOR_DIGITS:
        return None
    number = int(cursor)
    return number if number <= MAX_SAFE_INTEGER else None


def _turns_refusal(turns: JsonValue) -> str | None:
    if not isinstance(turns, list):
        return "the terminal turns of the snapshot are no list"
    if len(turns) > MAX_TERMINAL_TURNS:
        return f"the snapshot has {len(turns)} terminal turns, {MAX_TERMINAL_TURNS} are allowed"
    total = 0
    for turn in turns:
        turn_id = _text(turn.get("turnId")) if isinstance(turn, dict) else None
        fingerprint = _text(turn.get("fingerprint")) if isinstance(turn, dict) else None
        if turn_id is None or fingerprint is None:
            return "a terminal turn of the snapshot has no id or no fingerprint"
        size = len(fingerprint.encode("utf-8", "surrogatepass"))
        if size > MAX_FINGERPRINT_BYTES:
            return f"a fingerprint of the snapshot has {size} bytes, {MAX_FINGERPRINT_BYTES} are allowed"
        total += size + len(turn_id.encode("utf-8", "surrogatepass"))
        if total > MAX_TERMINAL_TURNS_BYTES:
            return f"the terminal turns of the snapshot have more than {MAX_TERMINAL_TURNS_BYTES} bytes"
    return None


def _result_refusal(stored: JsonValue) -> str | None:
    if stored is None:
        return None
    if not isinstance(stored, dict) or "result" not in stored:
        return "the semantic result of the snapshot is no record of a result"
    result = stored["result"]
    if not _within(result):
        return f"the semantic result has more than {MAX_RESULT_NODES} values or {MAX_RESULT_DEPTH} levels"
    try:
        size = len(json_bytes(result))
    except JsonTextError:
        return "the semantic result has no JSON form"
    if size > MAX_RESULT_BYTES:
        return f"the semantic result has {size} bytes, {MAX_RESULT_BYTES} are allowed"
    return None


def _within(value: JsonValue) -> bool:
    """Whether a value keeps the bounds of values and levels; looks at no more than these."""
    waiting: list[tuple[JsonValue, int]] = [(value, 1)]
    seen = 0
    while waiting:
        node, depth = waiting.pop()
        seen += 1
        if depth > MAX_RESULT_DEPTH or seen + len(waiting) > MAX_RESULT_NODES:
            return False
        if isinstance(node, dict):
            waiting += [(member, depth + 1) for member in node.values()]
        elif isinstance(node, list):
            waiting += [(entry, depth + 1) for entry in node]
    return True


def _text(value: JsonValue) -> str | None:
    return value if isinstance(value, str) and value else None
