"""Provider-neutral events told by the start and the end of an item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.codex.bounds import cut
from paperclip_runner.codex.provider_event import (
    ProviderEvent,
    event_status,
    provider_id,
    provider_item_id,
    safe_path,
    safe_url,
    short_text,
)
from paperclip_runner.codex.provider_tools import TOOL_TRANSPORTS, tool_event
from paperclip_runner.codex.reading import record, records, text, text_or_none, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

__all__ = ["item_events"]

SOURCES_MAX: Final = 64
"""Sources of a search, or citations of a message, that are kept."""

_RESEARCH_ACTIONS: Final = {
    "search": "search",
    "openPage": "open_page",
    "open_page": "open_page",
    "findInPage": "find_in_page",
    "find_in_page": "find_in_page",
}
_DELEGATION_ACTIONS: Final = {
    "spawnAgent": "spawn",
    "sendInput": "message",
    "resumeAgent": "resume",
    "wait": "wait",
    "closeAgent": "close",
}
_DELEGATION_STATUS: Final = {"cancelled": "interrupted"}
_RESEARCH_STATUS: Final = {"interrupted": "cancelled"}
_ARTIFACT_STATUS: Final = {"cancelled": "failed", "interrupted": "failed"}


def item_events(item: dict[str, JsonValue], params: dict[str, JsonValue], *, completed: bool) -> list[ProviderEvent]:
    """Return the events of an item that started or ended; most kinds of item tell none."""
    kind = text(item.get("type"))
    item_id = provider_item_id(params)
    if kind in TOOL_TRANSPORTS:
        return [tool_event(item, item_id, completed=completed)]
    if kind == "agentMessage":
        return _citations(item, item_id) if completed else []
    make = _BY_KIND.get(kind)
    return [] if make is None else [make(item, item_id, completed)]


def _research(item: dict[str, JsonValue], item_id: str, completed: bool) -> ProviderEvent:
    action = record(item.get("action"))
    status = event_status(item.get("status"), "completed")
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.research.v1",
        "researchId": item_id,
        "action": _RESEARCH_ACTIONS.get(text(action.get("type")), "other"),
        "status": _RESEARCH_STATUS.get(status, status) if completed else "running",
        "query": short_text(text_or_none(item.get("query")) or text_or_none(action.get("query"))),
        "url": safe_url(action.get("url")),
        "pattern": short_text(action.get("pattern")),
        "sources": _sources(item, item_id) if completed else [],
    }
    return ProviderEvent("research.completed" if completed else "research.started", payload, item_id)


def _sources(item: dict[str, JsonValue], item_id: str) -> list[JsonValue]:
    found: list[JsonValue] = []
    for index, entry in enumerate(records(item.get("results"))[:SOURCES_MAX], start=1):
        url = safe_url(entry.get("url"))
        if url is not None:
            source_id = text(entry.get("ref_id")) or text(entry.get("refId"))
            found.append(
                {
                    "sourceId": provider_id(
                        source_id, provider_id(f"{item_id[:140]}:source:{index}", f"source-{index}")
                    ),
                    "title": short_text(entry.get("title")) or short_text(url),
                    "url": url,
                    "snippet": short_text(entry.get("snippet")),
                }
            )
    return found


def _delegation(item: dict[str, JsonValue], item_id: str, completed: bool) -> ProviderEvent:
    status = event_status(item.get("status"), "completed")
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.delegation.v1",
        "delegationId": item_id,
        "action": _DELEGATION_ACTIONS.get(text(item.get("tool")), "spawn"),
        "status": _DELEGATION_STATUS.get(status, status) if completed else "running",
        "children": [],
    }
    return ProviderEvent("delegation.completed" if completed else "delegation.started", payload, item_id)


def _image_view(item: dict[str, JsonValue], item_id: str, _completed: bool) -> ProviderEvent:
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.artifact.viewed.v1",
        "artifactId": item_id,
        "reference": safe_path(item.get("path")),
        "mediaType": "image/*",
        "title": None,
    }
    return ProviderEvent("artifact.viewed", payload, item_id)


def _image_generation(item: dict[str, JsonValue], item_id: str, completed: bool) -> ProviderEvent:
    status = event_status(item.get("status"), "completed" if completed else "running")
    transparent = item.get("transparentBackground")
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.artifact.generated.v1",
        "artifactId": item_id,
        "status": _ARTIFACT_STATUS.get(status, status),
        "reference": safe_path(item.get("savedPath")),
        "mediaType": "image/*",
        "registered": False,
        "transparentBackground": transparent if isinstance(transparent, bool) else None,
        "failure": None,
    }
    return ProviderEvent("artifact.generated", payload, item_id)


def _review_mode(item: dict[str, JsonValue], item_id: str, _completed: bool) -> ProviderEvent:
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.review.mode_changed.v1",
        "reviewId": item_id,
        "state": "entered" if item.get("type") == "enteredReviewMode" else "exited",
        "scope": short_text(item.get("review")),
    }
    return ProviderEvent("review.mode.changed", payload, item_id)


def _wait(item: dict[str, JsonValue], item_id: str, completed: bool) -> ProviderEvent:
    duration = whole_number(item.get("durationMs"))
    planned = duration if duration is not None and duration >= 0 else None
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.wait.v1",
        "waitId": item_id,
        "reason": "timer",
        "status": "completed" if completed else "running",
        "plannedDurationMs": planned,
        "elapsedDurationMs": planned if completed else None,
    }
    return ProviderEvent("wait.completed" if completed else "wait.started", payload, item_id)


def _compaction(_item: dict[str, JsonValue], item_id: str, _completed: bool) -> ProviderEvent:
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.context.compacted.v1",
        "compactionId": item_id,
        "reason": "provider",
        "preTokens": None,
        "postTokens": None,
        "sameSession": True,
    }
    return ProviderEvent("context.compacted", payload, item_id)


def _citations(item: dict[str, JsonValue], item_id: str) -> list[ProviderEvent]:
    citation = record(item.get("memoryCitation"))
    events: list[ProviderEvent] = []
    for index, entry in enumerate(records(citation.get("entries"))[:SOURCES_MAX], start=1):
        citation_id = f"{item_id[:140]}:citation:{index}"
        label = text(entry.get("label")) or text(entry.get("title")) or text(entry.get("note"))
        payload: dict[str, JsonValue] = {
            "schema": "paperclip.memory.citation.v1",
            "citationId": citation_id,
            "messageItemId": item_id,
            "label": cut(label, 4_000) or f"Memory source {index}",
            "available": False,
            "reference": None,
        }
        events.append(ProviderEvent("memory.citation.referenced", payload, citation_id))
    return events


_BY_KIND: Final[dict[str, Callable[[dict[str, JsonValue], str, bool], ProviderEvent]]] = {
    "webSearch": _research,
    "collabAgentToolCall": _delegation,
    "subAgentActivity": _delegation,
    "imageView": _image_view,
    "imageGeneration": _image_generation,
    "enteredReviewMode": _review_mode,
    "exitedReviewMode": _review_mode,
    "sleep": _wait,
    "contextCompaction": _compaction,
}
