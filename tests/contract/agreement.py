"""Every way to ask this package about one document, held against the reference and against each other."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from paperclip_protocol import ContractError, Issue, encode, from_json, receive, validate
from paperclip_protocol._codec import codec

from paperclip_runner.testing.schema_documents import equality_key
from tests.contract.reference import reference_accepts

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

__all__ = ["as_text", "disagreements", "own_faults", "same_json"]


def as_text(value: JsonValue) -> bytes:
    """The document as it would come over the wire."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def same_json(left: JsonValue, right: JsonValue) -> bool:
    """Whether two values are equal as JSON: `1` is `1.0` and never `true`."""
    return equality_key(left) == equality_key(right)


def disagreements(name: str, value: JsonValue) -> list[str]:
    """What is wrong with the answers about `value`, in words; nothing when all agree with the reference."""
    return own_faults(name, value, expected=reference_accepts(name, value))


def own_faults(name: str, value: JsonValue, *, expected: bool) -> list[str]:
    """What is wrong with the answers about `value` when the right verdict is `expected`."""
    data = as_text(value)
    used = codec(name)
    by_text, text_issues = _outcome(lambda: used.decode(data))
    by_value, value_issues = _outcome(lambda: from_json(name, value))
    verdicts = {
        "decode": text_issues is None,
        "from_json": value_issues is None,
        "validate(bytes)": not validate(name, data),
        "validate(str)": not validate(name, data.decode()),
        "issues": not used.issues(value),
        "accepts": used.accepts(value),
    }
    if not isinstance(value, str):
        verdicts["validate(value)"] = not validate(name, value)
    faults = [
        f"{route} says {'valid' if verdict else 'invalid'}"
        for route, verdict in verdicts.items()
        if verdict is not expected
    ]
    if faults:
        return faults
    if not expected:
        return (
            []
            if text_issues and text_issues == value_issues == validate(name, data)
            else ["the findings differ by route"]
        )
    return _fidelity(name, value, data, by_text, by_value)


def _fidelity(name: str, value: JsonValue, data: bytes, by_text: object, by_value: object) -> list[str]:
    faults: list[str] = []
    fast = codec(name).attempt(data)
    if encode(by_text) != encode(by_value) or by_text != by_value:
        faults.append("decode and from_json build different values")
    if fast is not None and (fast != by_value or type(fast) is not type(by_value)):
        faults.append("the fast path builds a different value")
    received = receive(name, data)
    if received.value != by_value:
        faults.append("receive and from_json build different values")
    if received.raw != data:
        faults.append("receive does not keep the bytes")
    returned = cast("JsonValue", json.loads(received.to_bytes()))
    if not same_json(returned, value):
        faults.append("receive does not give back what came in")
    again = cast("JsonValue", json.loads(encode(by_text)))
    if not _contained(again, value):
        faults.append("the encoded value holds what did not come in")
    if validate(name, received.to_bytes()):
        faults.append("the returned document is not valid")
    return faults


def _contained(part: JsonValue, whole: JsonValue) -> bool:
    """Whether `part` is `whole` without some members of its objects."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and _contained(item, whole[name]) for name, item in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(_contained(one, other) for one, other in zip(part, whole, strict=True))
    return same_json(part, whole)


def _outcome(build: Callable[[], object]) -> tuple[object, list[Issue] | None]:
    try:
        return build(), None
    except ContractError as refused:
        return None, refused.issues
