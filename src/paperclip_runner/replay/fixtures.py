"""Scripted fixtures `paperclip.prp.fixture.v1`: reading, the four stages of their check, and their replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
from paperclip_protocol import Issue, JsonValue

from paperclip_runner.canonical import parse_json
from paperclip_runner.contract import contract_issues
from paperclip_runner.errors import JsonTextError, ReplayError
from paperclip_runner.replay.bindings import binding_issues
from paperclip_runner.replay.events import MAX_EVENT_SCHEMA_VERSION, MIN_EVENT_SCHEMA_VERSION, is_number
from paperclip_runner.replay.reducer import reduce_events
from paperclip_runner.replay.snapshot import SessionSnapshot, new_snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "MAX_PROTOCOL_VERSION",
    "MIN_PROTOCOL_VERSION",
    "FixtureVerdict",
    "load_fixture",
    "reduce_fixture",
    "validate_fixture",
]

MIN_PROTOCOL_VERSION = 1
MAX_PROTOCOL_VERSION = 2
"""Bounds of the protocol versions that a fixture may name, both inclusive."""


class FixtureVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a check. `fixture` is the decoded fixture when there are no issues, else None.

    The issues all belong to the first stage that found any; their `code` is `invalid_json`,
    `unsupported_required_version`, `schema_validation` or `binding_mismatch`.
    """

    fixture: dict[str, JsonValue] | None
    issues: tuple[Issue, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the fixture is valid."""
        return not self.issues

    def require(self) -> dict[str, JsonValue]:
        """The fixture; raises `ReplayError` (`fixture_invalid`, with the issues) when it has faults."""
        if self.fixture is None:
            found = "; ".join(f"{issue.path}: {issue.message}" for issue in self.issues)
            raise ReplayError(f"the fixture is not valid: {found}", code="fixture_invalid", issues=self.issues)
        return self.fixture


def load_fixture(source: bytes | str | Path) -> FixtureVerdict:
    """Read a fixture from its text, or from the file at a `Path`, and check it in stages.

    Only reading a file can raise (`OSError`); every fault of the content is an issue of the verdict.
    """
    text = source.read_bytes() if isinstance(source, Path) else source
    try:
        value = parse_json(text)
    except JsonTextError as cause:
        return FixtureVerdict(
            fixture=None, issues=(Issue(code="invalid_json", path="/", keyword="json", message=cause.message),)
        )
    return validate_fixture(value)


def validate_fixture(value: JsonValue) -> FixtureVerdict:
    """Check a decoded fixture: versions first, then the schema, then what binds its records together."""
    issues = list(_version_issues(value)) or contract_issues("fixture", value)
    fixture = cast("dict[str, JsonValue]", value)
    if not issues:
        issues = binding_issues(fixture)
    return FixtureVerdict(fixture=None if issues else fixture, issues=tuple(issues))


def reduce_fixture(fixture: dict[str, JsonValue]) -> SessionSnapshot:
    """The snapshot of a valid fixture: all its events as one batch."""
    start = new_snapshot(
        identity=cast("dict[str, JsonValue]", fixture["identity"]),
        capabilities=cast("dict[str, JsonValue]", fixture["capabilities"]),
        fixture_name=cast("str", fixture["name"]),
    )
    return reduce_events(start, cast("list[dict[str, JsonValue]]", fixture["events"]))


def _member(value: JsonValue, *names: str) -> JsonValue:
    for name in names:
        if not isinstance(value, dict):
            return None
        value = value.get(name)
    return value


def _version_issues(fixture: JsonValue) -> Iterator[Issue]:
    """Version numbers that are not understood. Only numbers count here: anything else is the schema's to refuse."""
    yield from _exact(fixture, "/fixtureVersion", "fixtureVersion")
    yield from _ranged(fixture, "/protocolVersion", "protocolVersion", MIN_PROTOCOL_VERSION, MAX_PROTOCOL_VERSION)
    events = _member(fixture, "events")
    for index, event in enumerate(events if isinstance(events, list) else ()):
        base = f"/events/{index}"
        version = _member(event, "schemaVersion")
        if is_number(version) and version not in (MIN_EVENT_SCHEMA_VERSION, MAX_EVENT_SCHEMA_VERSION):
            yield _unsupported(f"{base}/schemaVersion", version, MIN_EVENT_SCHEMA_VERSION, MAX_EVENT_SCHEMA_VERSION)
        yield from _exact(event, base, "payload", "semantic_tool", "schemaVersion")
        yield from _exact(event, base, "payload", "stopReason", "schemaVersion")
    yield from _exact(fixture, "", "capabilities", "semanticTools", "schemaVersion")


def _exact(value: JsonValue, base: str, *names: str) -> Iterator[Issue]:
    version = _member(value, *names)
    if is_number(version) and version != 1:
        path = base if base.endswith(names[-1]) else f"{base}/{'/'.join(names)}"
        yield _unsupported(path, version, 1, 1)


def _ranged(value: JsonValue, path: str, name: str, lowest: int, highest: int) -> Iterator[Issue]:
    version = _member(value, name)
    if isinstance(version, (int, float)) and is_number(version) and not lowest <= version <= highest:
        yield _unsupported(path, version, lowest, highest)


def _unsupported(path: str, version: JsonValue, lowest: int, highest: int) -> Issue:
    understood = f"{lowest}" if lowest == highest else f"{lowest} to {highest}"
    return Issue(
        code="unsupported_required_version",
        path=path,
        keyword="version",
        message=f"version {version} is not understood here; {understood} is",
    )
