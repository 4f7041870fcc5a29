"""HTTP requests as the scripted model reads and records them (pure)."""

from __future__ import annotations

from collections import deque

import msgspec
from paperclip_protocol import JsonValue

__all__ = [
    "MAX_BODY_BYTES",
    "MAX_HEADER_BYTES",
    "MAX_RECORDED_BYTES",
    "MAX_RECORDED_REQUESTS",
    "RECORDED_HEADERS",
    "RecordedRequest",
    "RequestHead",
    "RequestLog",
    "parse_head",
]

MAX_HEADER_BYTES = 65_536
"""Request line and headers of one request together, in bytes."""

MAX_BODY_BYTES = 33_554_432
"""Body of one request, in bytes."""

MAX_RECORDED_REQUESTS = 1_000
"""Requests kept in the record; the oldest go first."""

MAX_RECORDED_BYTES = 67_108_864
"""Bytes of bodies kept in the record together; the oldest go first."""

RECORDED_HEADERS = frozenset(
    {
        "content-type",
        "content-length",
        "accept",
        "user-agent",
        "originator",
        "session-id",
        "thread-id",
        "x-client-request-id",
        "x-codex-turn-metadata",
        "openai-beta",
    }
)
"""The only headers that are recorded. It is a list of what is kept so that no credential can ever be."""


class RequestHead(msgspec.Struct, frozen=True, kw_only=True):
    """Request line and headers; header names are in lower case, of equal ones the last counts."""

    method: str
    path: str
    headers: dict[str, str]


class RecordedRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One request for a response. `number` counts from 1; `body` is the decoded JSON."""

    number: int
    headers: dict[str, str]
    body: JsonValue

    def input_items(self, kind: str | None = None) -> list[dict[str, JsonValue]]:
        """The items of the request's `input`, all or those whose `type` is `kind` (such as `function_call_output`)."""
        entries = self.body.get("input") if isinstance(self.body, dict) else None
        items = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
        return [item for item in items if kind is None or item.get("type") == kind]


class RequestLog:
    """The latest requests within a bound of number and of bytes; `total` counts all."""

    def __init__(self, *, max_requests: int = MAX_RECORDED_REQUESTS, max_bytes: int = MAX_RECORDED_BYTES) -> None:
        self._max_requests = max_requests
        self._max_bytes = max_bytes
        self._kept: deque[tuple[RecordedRequest, int]] = deque()
        self._bytes = 0
        self.total = 0

    def add(self, head: RequestHead, body: JsonValue, size: int) -> RecordedRequest:
        """Records one request whose body had `size` bytes."""
        self.total += 1
        headers = {name: value for name, value in head.headers.items() if name in RECORDED_HEADERS}
        recorded = RecordedRequest(number=self.total, headers=headers, body=body)
        self._kept.append((recorded, size))
        self._bytes += size
        while len(self._kept) > 1 and (len(self._kept) > self._max_requests or self._bytes > self._max_bytes):
            self._bytes -= self._kept.popleft()[1]
        return recorded

    def kept(self) -> list[RecordedRequest]:
        """What is kept, oldest first."""
        return [recorded for recorded, _ in self._kept]


def parse_head(text: bytes) -> RequestHead | None:
    """Reads everything up to the empty line; None when it is not an HTTP/1.1 request."""
    lines = text.decode("latin-1").split("\r\n")
    words = lines[0].split(" ")
    if len(words) != 3 or words[2] not in ("HTTP/1.1", "HTTP/1.0"):
        return None
    headers: dict[str, str] = {}
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if line and not colon:
            return None
        if line:
            headers[name.strip().lower()] = value.strip()
    return RequestHead(method=words[0], path=words[1].partition("?")[0], headers=headers)
