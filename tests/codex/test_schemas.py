"""The schemas of the app-server subset fit what both recorded Codex versions wrote."""

from __future__ import annotations

import importlib
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.codex.transcripts import VERSIONS, Exchange, exchanges, transcript_names

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

# Neither library tells its types.
jsonschema: Any = importlib.import_module("jsonschema")
referencing: Any = importlib.import_module("referencing")

SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"
KINDS = {"request", "notification", "server_request", "client_notification"}


@cache
def _documents() -> dict[str, dict[str, JsonValue]]:
    files = [*sorted((SCHEMAS / "codex").glob("*.json")), SCHEMAS / "prp" / "v1" / "question-set.schema.json"]
    documents = [cast("dict[str, JsonValue]", json.loads(file.read_text(encoding="utf-8"))) for file in files]
    return {str(document["$id"]): document for document in documents}


@cache
def _registry() -> Any:
    resources = [(name, referencing.Resource.from_contents(document)) for name, document in _documents().items()]
    return referencing.Registry().with_resources(resources)


def _methods() -> dict[str, dict[str, str]]:
    root = _documents()["https://paperclip.dev/schemas/codex/v2/methods.schema.json"]
    return cast("dict[str, dict[str, str]]", root["x-paperclip-codex-methods"])


@cache
def _validator(pointer: str) -> Any:
    return jsonschema.Draft202012Validator({"$ref": pointer}, registry=_registry())


def _problems(pointer: str, value: JsonValue) -> list[str]:
    return [f"{list(error.absolute_path)}: {error.message[:200]}" for error in _validator(pointer).iter_errors(value)]


def test_every_schema_is_valid_and_every_reference_resolves() -> None:
    for name, document in _documents().items():
        jsonschema.Draft202012Validator.check_schema(document)
        definitions = cast("dict[str, JsonValue]", document.get("$defs", {}))
        for definition in definitions:
            list(_validator(f"{name}#/$defs/{definition}").iter_errors({}))
    for method, entry in _methods().items():
        assert entry["kind"] in KINDS, method
        for member in ("params", "response"):
            if member in entry:
                assert _registry().resolver().lookup(entry[member]).contents, (method, member)


def test_everything_a_schema_says_is_explained() -> None:
    def undocumented(node: JsonValue, at: str) -> list[str]:
        found: list[str] = []
        if not isinstance(node, dict):
            return found
        for keyword in ("properties", "$defs"):
            group = node.get(keyword, {})
            assert isinstance(group, dict)
            for name, entry in group.items():
                assert isinstance(entry, dict)
                if not entry.get("description"):
                    found.append(f"{at}/{keyword}/{name}")
                found += undocumented(entry, f"{at}/{keyword}/{name}")
        return found

    for name, document in _documents().items():
        if "/codex/" in name:
            assert document.get("title")
            assert document.get("description")
            assert undocumented(document, name) == []


def _check(exchange: Exchange, methods: dict[str, dict[str, str]]) -> tuple[str, list[str]] | None:
    if exchange.kind == "error":
        pointer = "https://paperclip.dev/schemas/codex/v2/jsonrpc.schema.json#/$defs/Error"
        return "error", _problems(pointer, exchange.value)
    entry = methods.get(exchange.method)
    if entry is None:
        return None
    member = "response" if exchange.kind == "response" else "params"
    if member not in entry:
        return None
    return exchange.kind, _problems(entry[member], exchange.value)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_recorded_message_of_a_consumed_method_is_valid(version: str) -> None:
    methods = _methods()
    counts: dict[str, int] = {}
    for name in transcript_names(version):
        for exchange in exchanges(version, name):
            checked = _check(exchange, methods)
            if checked is not None:
                counts[checked[0]] = counts.get(checked[0], 0) + 1
                assert checked[1] == [], (name, exchange.method, exchange.kind)
    assert counts["notification"] > 700
    assert counts["response"] > 100
    assert counts["server_request"] > 20


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("turn.schema.json#/$defs/TurnStatus", "melting"),
        ("turn.schema.json#/$defs/Turn", {"id": "t", "status": "melting", "extra": 1}),
        ("turn.schema.json#/$defs/CodexErrorInfo", {"newReason": {}}),
        (
            "thread-item.schema.json#/$defs/AgentMessageItem",
            {"type": "agentMessage", "id": "m", "phase": "mused", "x": []},
        ),
        (
            "notifications.schema.json#/$defs/TextDeltaNotification",
            {"threadId": "a", "turnId": "b", "itemId": "c", "delta": "", "later": None},
        ),
    ],
)
def test_words_and_members_that_are_new_stay_valid(pointer: str, value: JsonValue) -> None:
    assert _problems(f"https://paperclip.dev/schemas/codex/v2/{pointer}", value) == []


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("turn.schema.json#/$defs/Turn", {"status": "completed"}),
        ("notifications.schema.json#/$defs/ItemStartedNotification", {"threadId": "a", "turnId": "b"}),
        (
            "notifications.schema.json#/$defs/TextDeltaNotification",
            {"threadId": "", "turnId": "b", "itemId": "c", "delta": ""},
        ),
        ("server-requests.schema.json#/$defs/ToolCallAnswer", {"contentItems": []}),
        ("persisted-session.schema.json", {"driverKind": "codex_app_server"}),
    ],
)
def test_what_lacks_an_identity_is_refused(pointer: str, value: JsonValue) -> None:
    assert _problems(f"https://paperclip.dev/schemas/codex/v2/{pointer}", value) != []
