from __future__ import annotations

import hashlib
import json
from typing import cast

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.replay import LiveSession, new_snapshot, reduce_events, snapshot_text
from tests.oracle import oracle_lines
from tests.replay.sessions import Members, event, fresh


def test_the_recorded_live_stream_refuses_the_recorded_events() -> None:
    records = [cast("dict[str, Members]", line) for line in oracle_lines("replay/streams.ndjson")]
    for record in (each for each in records if cast("JsonValue", each["mode"]) == "guard"):
        live = LiveSession(fresh())
        refused: list[tuple[int, set[str]]] = []
        for index, each in enumerate(cast("list[JsonValue]", record["input"]["events"])):
            issues = live.receive(each)
            if issues:
                refused.append((index, {issue.path for issue in issues}))
        expected = record["expected"]
        rejected = cast("list[dict[str, JsonValue]]", expected["rejected"])
        paths = [{issue.split(" ")[0] for issue in cast("list[str]", each["issues"])} for each in rejected]
        assert refused == list(zip((cast("int", each["index"]) for each in rejected), paths, strict=True))
        assert hashlib.sha256(snapshot_text(live.snapshot())).hexdigest() == expected["snapshotSha256"]


def test_every_recorded_local_run_has_its_recorded_live_and_replayed_snapshot() -> None:
    for line in oracle_lines("local-runner/replay-parity.ndjson"):
        record = cast("dict[str, Members]", line)
        given = record["input"]
        start = new_snapshot(
            identity=cast("Members", given["identity"]),
            capabilities=cast("Members", given["capabilities"]),
            fixture_name=cast("str", given["fixtureName"]),
        )
        events = cast("list[Members]", given["events"])
        live = LiveSession(start)
        refused = [index for index, each in enumerate(events) if live.receive(json.dumps(each).encode())]
        rejected = cast("list[Members]", record["live"]["rejected"])
        assert refused == [each["index"] for each in rejected], record["name"]
        sha256 = hashlib.sha256(snapshot_text(live.snapshot())).hexdigest()
        assert sha256 == record["live"]["snapshotSha256"], record["name"]
        replayed = snapshot_text(reduce_events(start, events))
        assert hashlib.sha256(replayed).hexdigest() == record["replay"]["snapshotSha256"], record["name"]


@pytest.mark.parametrize(
    ("received", "code", "path"),
    [
        (b"{", "invalid_json", "/"),
        (b"null", "schema_validation", "/"),
        (json.dumps(event(1, runId="other")), "binding_mismatch", "/runId"),
        (event(1, normalizedSessionId="other"), "binding_mismatch", "/normalizedSessionId"),
        (event(1, schemaVersion=3), "unsupported_required_version", "/schemaVersion"),
    ],
)
def test_the_stream_goes_on_after_what_must_not_be_applied(
    received: bytes | str | Members, code: str, path: str
) -> None:
    live = LiveSession(fresh())
    (issue, *_) = live.receive(received)
    assert (issue.code, issue.path) == (code, path)
    assert live.snapshot() == fresh()
    assert live.receive(json.dumps(event(1)).encode()) == []
    assert len(live.snapshot().timeline) == 1


def test_an_event_without_a_session_is_taken() -> None:
    live = LiveSession(fresh())
    sessionless = event(1)
    del sessionless["normalizedSessionId"]
    assert live.receive(sessionless) == []
