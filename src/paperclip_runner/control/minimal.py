"""The minimal conformance fixture `paperclip.runner.conformance.fixture.v1`: two events and a result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

import msgspec

from paperclip_runner.canonical import is_blank, json_text
from paperclip_runner.control.port import RunCompletion, RunOpening
from paperclip_runner.errors import ControlError

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.control.port import ControlPlanePort

__all__ = ["ConformanceFixture", "conformance_output", "read_conformance_fixture", "replay_conformance_fixture"]

FIXTURE_SCHEMA: Final = "paperclip.runner.conformance.fixture.v1"
OUTPUT_SCHEMA: Final = "paperclip.runner.conformance.output.v1"

_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
_RUN_MEMBERS: Final = ("runId", "sessionId", "companyId", "issueId", "agentId")

_Members = dict[str, "JsonValue"]


class ConformanceFixture(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A checked fixture; members that are not known are left out."""

    schema_version: str
    run: dict[str, str]
    events: list[dict[str, str | int]]
    result: dict[str, str]


def _require(kept: bool, path: str, rule: str) -> None:
    if not kept:
        raise ControlError(
            f"the conformance fixture is not valid at {path}: {rule}",
            code="conformance_fixture_invalid",
            details={"path": path},
        )


def _object(value: JsonValue, path: str) -> _Members:
    _require(isinstance(value, dict), path, "it must be an object")
    return cast("_Members", value)


def _identifier(members: _Members, name: str, path: str) -> str:
    value = members.get(name)
    valid = isinstance(value, str) and _IDENTIFIER.fullmatch(value) is not None
    _require(valid, f"{path}/{name}", "it must be lower-case letters, digits and underscores, with a letter first")
    return cast("str", value)


def read_conformance_fixture(value: JsonValue) -> ConformanceFixture:
    """Check a decoded fixture; raises `ControlError` (`conformance_fixture_invalid`) for the first fault."""
    fixture = _object(value, "")
    _require(fixture.get("schemaVersion") == FIXTURE_SCHEMA, "/schemaVersion", f"it must be {FIXTURE_SCHEMA}")
    run = _object(fixture.get("run"), "/run")
    identity = {name: _identifier(run, name, "/run") for name in _RUN_MEMBERS}
    entries = fixture.get("events")
    _require(isinstance(entries, list) and len(entries) >= 2, "/events", "it must be a list of at least two events")
    events = [
        _event(_object(entry, f"/events/{index}"), index, identity["runId"])
        for index, entry in enumerate(cast("list[JsonValue]", entries))
    ]
    _require(events[0]["type"] == "run.started", "/events/0/type", "the first event must be run.started")
    _require(events[-1]["type"] == "run.completed", f"/events/{len(events) - 1}/type", "the last must be run.completed")
    result = _object(fixture.get("result"), "/result")
    _require(result.get("runId") == identity["runId"], "/result/runId", "it must be the run of the fixture")
    _require(result.get("status") == "succeeded", "/result/status", "it must be succeeded")
    summary = result.get("summary")
    _require(isinstance(summary, str) and not is_blank(summary), "/result/summary", "it must say something")
    return ConformanceFixture(
        schema_version=FIXTURE_SCHEMA,
        run=identity,
        events=events,
        result={"runId": identity["runId"], "status": "succeeded", "summary": cast("str", summary)},
    )


def _event(event: _Members, index: int, run_id: str) -> dict[str, str | int]:
    path = f"/events/{index}"
    event_id = _identifier(event, "eventId", path)
    _require(event.get("runId") == run_id, f"{path}/runId", "it must be the run of the fixture")
    sequence = event.get("sequence")
    _require(
        sequence == index + 1 and not isinstance(sequence, bool), f"{path}/sequence", "it must count the events from 1"
    )
    event_type = event.get("type")
    _require(event_type in ("run.started", "run.completed"), f"{path}/type", "it must be run.started or run.completed")
    return {"eventId": event_id, "runId": run_id, "sequence": index + 1, "type": cast("str", event_type)}


async def replay_conformance_fixture(fixture: ConformanceFixture, port: ControlPlanePort) -> None:
    """Open the fixture's run on a control plane, store its events and complete it."""
    await port.open_run(RunOpening(identity=dict(fixture.run), backend_kind="mock"))
    for event in fixture.events:
        await port.append_event(dict(event))
    await port.complete_run(RunCompletion(result=dict(fixture.result), terminal=None))


def conformance_output(fixture: ConformanceFixture) -> str:
    """The one line that a conforming replay prints, without its newline."""
    output = {
        "schemaVersion": OUTPUT_SCHEMA,
        "runIdentity": {"runId": fixture.run["runId"], "sessionId": fixture.run["sessionId"]},
        "result": {"status": fixture.result["status"], "summary": fixture.result["summary"]},
    }
    return json_text(output)
