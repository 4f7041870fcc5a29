"""Results a model proposes: the first valid one counts, the same one again is no news, another one is a conflict.

Source: the semantic completion section of the Codex driver specification; `schemas/prp/v1/result.schema.json`.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.canonical import semantic_json
from paperclip_runner.codex.bounds import RETAINED_MAX_BYTES, is_nested_within, is_retainable
from paperclip_runner.codex.reading import records, text
from paperclip_runner.codex.session_state import SemanticResult
from paperclip_runner.results import validate_result

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState

__all__ = ["Admission", "admit_result", "differing_paths", "fingerprint", "result_of_text", "result_of_value"]

RESULT_DEPTH_MAX: Final = 64
"""Levels of nesting of a result; an authority takes no deeper one."""

DIFFERENCES_MAX: Final = 12
"""Places named where two results differ."""


class Admission(Enum):
    """What became of a proposed result."""

    COMMITTED = "committed"
    IDENTICAL = "identical"
    CONFLICT = "conflict"


def fingerprint(value: JsonValue) -> str:
    """Return the canonical JSON of a value, which is its own fingerprint."""
    return semantic_json(value).decode()


def result_of_value(value: JsonValue) -> dict[str, JsonValue] | None:
    """Return the normalized result, or None for a value that is not a valid one or too large to keep."""
    if not isinstance(value, dict) or not value or not is_nested_within(value, RESULT_DEPTH_MAX):
        return None
    if not is_retainable(value):
        return None
    verdict = validate_result(value)
    return verdict.result if verdict.ok and isinstance(verdict.result, dict) else None


def result_of_text(message: str) -> dict[str, JsonValue] | None:
    """Return the result that a whole message is, or None; a result inside other text is not one."""
    stripped = message.strip()
    if not stripped.startswith("{") or len(stripped) > RETAINED_MAX_BYTES:
        return None
    try:
        value: JsonValue = msgspec.json.decode(stripped)
    except (msgspec.DecodeError, RecursionError):
        return None
    return result_of_value(value)


def admit_result(state: SessionState, result: dict[str, JsonValue], *, turn_id: str, item_id: str) -> Admission:
    """Propose a result unless one was proposed before. `item_id` is the call or the message that brought it."""
    mark = fingerprint(result)
    if state.result is not None:
        return Admission.IDENTICAL if state.result.fingerprint == mark else Admission.CONFLICT
    state.result = SemanticResult(result=result, fingerprint=mark, call_id=item_id or None, turn_id=turn_id)
    for index, check in enumerate(records(result.get("verification")), start=1):
        payload: dict[str, JsonValue] = {
            "kind": "verification",
            "text": f"{text(check.get('status'))}: {text(check.get('commandOrCheck'))}",
            "verification": check,
        }
        name = f"{item_id or 'semantic-result'}:verification:{index}"
        state.log.emit("item.completed", payload, turn_id=turn_id, item_id=name)
    state.log.emit("run.result.proposed", result, turn_id=turn_id, item_id=item_id)
    return Admission.COMMITTED


def differing_paths(left: JsonValue, right: JsonValue, path: str = "") -> list[str]:
    """Return at most `DIFFERENCES_MAX` JSON pointers at which two values differ."""
    if isinstance(left, dict) and isinstance(right, dict):
        found: list[str] = []
        for name in sorted({*left, *right}):
            if name not in left or name not in right:
                found.append(f"{path}/{name}")
            else:
                found += differing_paths(left[name], right[name], f"{path}/{name}")
        return found[:DIFFERENCES_MAX]
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        pairs = enumerate(zip(left, right, strict=True))
        return [place for index, (a, b) in pairs for place in differing_paths(a, b, f"{path}/{index}")][
            :DIFFERENCES_MAX
        ]
    return [] if left == right and isinstance(left, bool) == isinstance(right, bool) else [path or "/"]
