"""Reads the recorded app-server conversations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.oracle import oracle_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paperclip_protocol import JsonValue

VERSIONS = ("0.160.0", "0.171.0")


class Exchange(NamedTuple):
    """One side of a recorded exchange. `kind` is request, response, error, notification or server_request."""

    kind: str
    method: str
    value: JsonValue
    request_id: JsonValue
    sent: bool


def transcript_names(version: str) -> list[str]:
    """Names of the recordings of one Codex version; skips the test where there are none."""
    return sorted(path.stem for path in Path(oracle_path(f"codex/transcripts-{version}")).glob("*.jsonl"))


def messages(version: str, name: str) -> Iterator[tuple[bool, dict[str, JsonValue]]]:
    """Each JSON-RPC message of a recording with whether the client sent it."""
    path = Path(oracle_path(f"codex/transcripts-{version}/{name}.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        message = record.get("msg")
        if record["dir"] in ("send", "recv") and isinstance(message, dict) and "_raw" not in message:
            yield record["dir"] == "send", message


def exchanges(version: str, name: str) -> Iterator[Exchange]:
    """The messages the app-server wrote, answers joined with the method they answer."""
    asked: dict[str, str] = {}
    asked_of_us: dict[str, str] = {}
    for sent, message in messages(version, name):
        method, request_id = message.get("method"), message.get("id")
        key = json.dumps(request_id)
        if isinstance(method, str):
            params = message.get("params", {})
            if "id" not in message:
                if not sent:
                    yield Exchange("notification", method, params, None, sent)
            elif sent:
                asked[key] = method
            else:
                asked_of_us[key] = method
                yield Exchange("server_request", method, params, request_id, sent)
        elif "result" in message and not sent and key in asked:
            yield Exchange("response", asked[key], message["result"], request_id, sent)
        elif "error" in message and not sent and key in asked:
            yield Exchange("error", asked[key], message["error"], request_id, sent)
