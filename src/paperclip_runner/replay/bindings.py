"""What a scripted fixture must keep across its records, beyond the schema of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paperclip_protocol import Issue, JsonValue

from paperclip_runner.canonical import semantic_json

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["binding_issues"]

_CORRELATION = ("runId", "normalizedSessionId", "turnId", "itemId")
_ABSENT = cast("JsonValue", object())

_Members = dict[str, JsonValue]


def _finding(path: str, message: str) -> Issue:
    return Issue(code="binding_mismatch", path=path, keyword="binding", message=message)


def _objects(value: JsonValue) -> list[_Members]:
    return cast("list[_Members]", value)


def _same(one: JsonValue, other: JsonValue) -> bool:
    """Canonical equality, in which a missing member equals only a missing member."""
    if one is _ABSENT or other is _ABSENT:
        return one is other
    return semantic_json(one) == semantic_json(other)


class _Bindings:
    """Walks one schema-valid fixture and collects findings in the order of the specification."""

    def __init__(self, fixture: _Members) -> None:
        self._fixture = fixture
        self._identity = cast("_Members", fixture["identity"])
        self._calls: dict[JsonValue, dict[JsonValue, tuple[int, _Members]]] = {}
        self._proposals: list[_Members] = []
        self._terminals = 0

    def issues(self) -> Iterator[Issue]:
        first: dict[JsonValue, _Members] = {}
        for index, event in enumerate(_objects(self._fixture["events"])):
            yield from self._identity_of(index, event)
            known = first.setdefault(event["sourceEventId"], event)
            if known is not event:
                if not _same(known, event):
                    yield _finding(
                        f"/events/{index}/sourceEventId",
                        "a delivery with a known sourceEventId must repeat the first one",
                    )
                continue
            yield from self._envelope_of(index, event)
            if event["eventType"] == "run.result.proposed":
                self._proposals.append(event)
            elif event["eventType"] == "run.terminal":
                self._terminals += 1
        for call_id, phases in self._calls.items():
            yield from self._call(call_id, phases)
        yield from self._commands()
        yield from self._ending()

    def _identity_of(self, index: int, event: _Members) -> Iterator[Issue]:
        if event["runId"] != self._identity["runId"]:
            yield _finding(f"/events/{index}/runId", "the runId of an event must be the runId of the identity")
        session = event.get("normalizedSessionId", _ABSENT)
        if session is not _ABSENT and session != self._identity["normalizedSessionId"]:
            yield _finding(
                f"/events/{index}/normalizedSessionId",
                "the normalizedSessionId of an event must be the one of the identity",
            )

    def _envelope_of(self, index: int, event: _Members) -> Iterator[Issue]:
        envelope = cast("_Members", event["payload"]).get("semantic_tool")
        if not isinstance(envelope, dict):
            return
        base = f"/events/{index}/payload/semantic_tool"
        correlation = envelope.get("correlation")
        members = correlation if isinstance(correlation, dict) else {}
        for field in _CORRELATION:
            if members.get(field, _ABSENT) != event.get(field, _ABSENT):
                yield _finding(
                    f"{base}/correlation/{field}", f"the {field} of a semantic_tool must be the {field} of its event"
                )
        call_id, phase = _text_key(envelope.get("callId")), _text_key(envelope.get("phase"))
        phases = self._calls.setdefault(call_id, {})
        if phase in phases:
            yield _finding(f"{base}/callId", f"semantic_tool call {call_id} has more than one {phase} envelope")
        else:
            phases[phase] = (index, envelope)

    def _call(self, call_id: JsonValue, phases: dict[JsonValue, tuple[int, _Members]]) -> Iterator[Issue]:
        given, result, reconciled = phases.get("input"), phases.get("result"), phases.get("reconciled")
        settled = result if reconciled is None else reconciled if result is None else None
        if given is None or settled is None:
            index, _ = given or result or reconciled or next(iter(phases.values()))
            yield _finding(
                f"/events/{index}/payload/semantic_tool/callId",
                f"semantic_tool call {call_id} must have one input and one result or one reconciled envelope",
            )
            return
        index, envelope = settled
        asked = given[1]
        base = f"/events/{index}/payload/semantic_tool"
        whole = (
            ("operationId", "idempotencyKey") if result is None else ("operationId", "idempotencyKey", "correlation")
        )
        for field in whole:
            if not _same(envelope.get(field, _ABSENT), asked.get(field, _ABSENT)):
                yield _finding(f"{base}/{field}", f"the {field} of a settled semantic_tool must be that of its input")
        if result is None:
            settled_by, asked_by = envelope.get("correlation"), asked.get("correlation")
            for field in _CORRELATION:
                one = settled_by.get(field, _ABSENT) if isinstance(settled_by, dict) else _ABSENT
                other = asked_by.get(field, _ABSENT) if isinstance(asked_by, dict) else _ABSENT
                if one != other:
                    yield _finding(
                        f"{base}/correlation/{field}",
                        f"the correlation {field} of a reconciled semantic_tool must be that of its input",
                    )

    def _commands(self) -> Iterator[Issue]:
        for index, command in enumerate(_objects(self._fixture["commands"])):
            if command["controllerSeq"] != index + 1:
                yield _finding(f"/commands/{index}/controllerSeq", f"the controllerSeq here must be {index + 1}")

    def _ending(self) -> Iterator[Issue]:
        if len(self._proposals) != 1:
            yield _finding("/events", "a fixture must have exactly one distinct run.result.proposed event")
        elif not _same(self._proposals[0]["payload"], self._fixture["result"]):
            yield _finding("/result", "the result must be the payload of the run.result.proposed event")
        if self._terminals != 1:
            yield _finding("/events", "a fixture must have exactly one distinct run.terminal event")


def _text_key(value: JsonValue) -> JsonValue:
    """A member as a key: open events may carry anything there."""
    return value if isinstance(value, str) else semantic_json(value).decode()


def binding_issues(fixture: dict[str, JsonValue]) -> list[Issue]:
    """Every `binding_mismatch` of a fixture that is valid by its schema."""
    return list(_Bindings(fixture).issues())
