"""Provider-neutral events: the recorded ones, and that nothing a provider sends makes an invalid one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paperclip_protocol import validate

from paperclip_runner.codex.provider_event import ProviderEvent
from paperclip_runner.codex.provider_events import provider_events
from tests.oracle import oracle_lines

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

Members = dict[str, "JsonValue"]
PLACEHOLDER = "<65536 trailing characters>"

ITEM_KINDS = [
    "commandExecution",
    "mcpToolCall",
    "dynamicToolCall",
    "webSearch",
    "collabAgentToolCall",
    "subAgentActivity",
    "imageView",
    "imageGeneration",
    "enteredReviewMode",
    "exitedReviewMode",
    "sleep",
    "contextCompaction",
    "agentMessage",
    "fileChange",
    "somethingNew",
]
METHODS = [
    "item/started",
    "item/completed",
    "turn/plan/updated",
    "item/commandExecution/outputDelta",
    "item/mcpToolCall/progress",
    "item/commandExecution/terminalInteraction",
    "item/autoApprovalReview/started",
    "item/autoApprovalReview/completed",
    "model/rerouted",
    "model/verification",
    "model/safetyBuffering/updated",
    "thread/compacted",
    "hook/started",
    "hook/completed",
    "error",
    "warning",
    "configWarning",
    "windows/worldWritableWarning",
    "unknown/method",
]


def _envelope(event: ProviderEvent) -> Members:
    return {
        "schema": "paperclip.prp.event.v1",
        "sourceEventId": "a",
        "sourceSeq": 1,
        "sourceInstanceId": "r",
        "sourceKind": "runner",
        "runId": "r",
        "itemId": event.item_id,
        "eventType": event.event_type,
        "schemaVersion": 1,
        "priority": 1,
        "emittedAt": "2026-08-08T12:00:00.000Z",
        "payload": event.payload,
    }


def test_the_recorded_notifications_make_the_recorded_events() -> None:
    for line in oracle_lines("prp/vectors/codex-provider-events.ndjson"):
        vector = cast("Members", line)
        value = cast("Members", vector["value"])
        made = provider_events(str(value["method"]), cast("Members", value["params"]))
        wanted = cast("list[Members]", vector["events"])
        assert [(event.event_type, event.item_id) for event in made] == [
            (event["eventType"], event["itemId"]) for event in wanted
        ]
        for event, expected in zip(made, wanted, strict=True):
            payload = cast("Members", expected["payload"])
            if payload.get("output") == PLACEHOLDER:
                assert len(str(event.payload["output"])) == 65_536
                payload = {**payload, "output": event.payload["output"]}
            assert event.payload == payload
            assert validate("event", _envelope(event)) == []


_SCALARS: st.SearchStrategy[JsonValue] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 2**60),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "!bad", "running", "completed", "declined", "/abs", "a/../b", "http://x", "javascript:1"]),
    st.text(max_size=12),
    st.just("x" * 5_000),
    st.just("é" * 9_000),
)
_NAMES = [
    "id",
    "status",
    "tool",
    "command",
    "path",
    "server",
    "query",
    "durationMs",
    "exitCode",
    "action",
    "aggregatedOutput",
    "savedPath",
    "review",
    "commandActions",
    "results",
    "memoryCitation",
    "namespace",
    "readOnlyHint",
]
_PARAM_NAMES = [
    "turnId",
    "itemId",
    "delta",
    "message",
    "plan",
    "explanation",
    "revision",
    "fromModel",
    "toModel",
    "reason",
    "reasons",
    "verifications",
    "run",
    "reviewId",
    "targetItemId",
    "stdin",
    "summary",
    "details",
    "code",
    "error",
]
_LISTED = ["step", "status", "type", "path", "url", "title", "label"]
_MEMBERS = ["type", "url", "query", "entries", "id", "status", "eventName", "scope"]


def _objects(names: list[str]) -> st.SearchStrategy[JsonValue]:
    return cast("st.SearchStrategy[JsonValue]", st.dictionaries(st.sampled_from(names), _SCALARS))


_ENTRIES: st.SearchStrategy[JsonValue] = st.one_of(
    _SCALARS,
    cast("st.SearchStrategy[JsonValue]", st.lists(_objects(_LISTED), max_size=3)),
    _objects(_MEMBERS),
)


@given(
    method=st.sampled_from(METHODS),
    kind=st.sampled_from(ITEM_KINDS),
    item=st.dictionaries(st.sampled_from(_NAMES), _ENTRIES),
    params=st.dictionaries(st.sampled_from(_PARAM_NAMES), _ENTRIES),
)
@settings(max_examples=300, deadline=None)
def test_whatever_a_provider_sends_the_event_is_valid(method: str, kind: str, item: Members, params: Members) -> None:
    for event in provider_events(method, {**params, "item": {**item, "type": kind}}):
        assert validate("event", _envelope(event)) == [], event


@pytest.mark.parametrize("length", [4_000, 4_001, 100_000])
def test_an_explanation_is_cut_to_its_bound(length: int) -> None:
    (event,) = provider_events("turn/plan/updated", {"turnId": "t", "explanation": "😀" * length, "plan": []})
    assert validate("event", _envelope(event)) == []
    assert event.payload["explanation"] == "😀" * 4_000


def test_what_was_typed_into_a_terminal_is_counted_and_not_kept() -> None:
    (event,) = provider_events("item/commandExecution/terminalInteraction", {"itemId": "i", "stdin": "pässword\n"})
    assert event.payload["byteCount"] == 10
    assert "ssword" not in str(event.payload)


def test_a_failed_model_request_tells_its_reason_and_whether_it_is_tried_again() -> None:
    error: Members = {"message": "Reconnecting... 1/2"}
    (event,) = provider_events("error", {"error": error, "willRetry": True, "threadId": "t", "turnId": "u"})
    assert (event.payload["summary"], event.payload["recoverable"]) == ("Reconnecting... 1/2", True)
    (event,) = provider_events("error", {"error": error, "willRetry": False})
    assert event.payload["recoverable"] is False
