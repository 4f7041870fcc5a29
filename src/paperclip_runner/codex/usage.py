"""Token counters of a run, told apart from those of the whole thread.

Codex counts over the life of a thread. What one run used is what was added since the run began.
Source: the usage section of the Codex driver specification;
`schemas/codex/persisted-session.schema.json#/$defs/UsageBaseline`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from paperclip_runner.codex.reading import number, record

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["UsageBaseline", "observe_usage", "usage_counters", "usage_snapshot"]


class UsageBaseline(msgspec.Struct, frozen=True, kw_only=True):
    """Counters when the run began, and the highest seen since."""

    baseline: dict[str, int | float]
    latest: dict[str, int | float]

    def next_run(self) -> UsageBaseline:
        """Return the state for a run that begins now."""
        return UsageBaseline(baseline=dict(self.latest), latest=dict(self.latest))

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the state as it stands in a snapshot."""
        return {"baseline": dict(self.baseline), "latest": dict(self.latest)}

    def run_delta(self) -> dict[str, JsonValue]:
        """Return what the run used, counter by counter, never less than nothing."""
        return {name: max(0, value - self.baseline.get(name, 0)) for name, value in self.latest.items()}


def usage_counters(value: JsonValue) -> dict[str, int | float]:
    """Return the counters of a total: every member that is a finite number of at least 0."""
    counters: dict[str, int | float] = {}
    for name, member in record(value).items():
        count = number(member)
        if count is not None and math.isfinite(count) and count >= 0:
            counters[name] = count
    return counters


def observe_usage(state: UsageBaseline | None, total: JsonValue, *, historical: bool) -> UsageBaseline:
    """Return the state after a total was seen.

    The first total of a live turn counts from nothing; a total replayed from an earlier run is where this run begins.
    """
    seen = usage_counters(total)
    if state is None:
        return UsageBaseline(baseline=dict(seen) if historical else {}, latest=seen)
    latest = dict(state.latest)
    for name, value in seen.items():
        latest[name] = max(latest.get(name, 0), value)
    return UsageBaseline(baseline=state.baseline, latest=latest)


def usage_snapshot(reported: dict[str, JsonValue], state: UsageBaseline | None) -> dict[str, JsonValue]:
    """Return the provider's usage with the total of the thread and what the run used."""
    if state is None:
        return reported
    return {**reported, "total": dict(state.latest), "runDelta": state.run_delta()}
