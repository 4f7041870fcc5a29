"""The scenarios of the local mock core: how their runs are called, and what the core does in them (pure).

Source: local runner specification, section 4.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.local.errors import LocalRunError

__all__ = ["SCENARIOS", "LocalScenario", "scenario"]

_Members = dict[str, JsonValue]


class LocalScenario(msgspec.Struct, frozen=True, kw_only=True):
    """One local run as the core sees it. Every identity follows from `name`."""

    name: str
    text: str = "Run the script."
    """The message that starts the turn."""
    answers: dict[str, _Members] = {}
    """The response to each request, by its type; a request of another type is left to the caller."""
    interrupts_on: str | None = None
    """Type of the event on which the turn is interrupted."""
    repeats_turn_start: bool = False
    """Whether the command that starts the turn is sent a second time."""

    @property
    def slug(self) -> str:
        """The name as it stands in identifiers."""
        return re.sub(r"[^A-Za-z0-9_]", "_", self.name)

    @property
    def run_id(self) -> str:
        """The run."""
        return f"run_local_runner_{self.slug}"

    @property
    def session_id(self) -> str:
        """The normalized session."""
        return f"session_local_runner_{self.slug}"

    @property
    def runner_id(self) -> str:
        """The runner that the events come from."""
        return "runner_local_runner_local"

    @property
    def turn_id(self) -> str:
        """The one turn."""
        return f"turn_{self.run_id}"

    @property
    def fixture_name(self) -> str:
        """The name of the recorded run."""
        return f"Local runner {self.name}"

    def identity(self) -> _Members:
        """schemas/prp/v1/identity.schema.json."""
        return {
            "schema": "paperclip.prp.identity.v1",
            "companyId": "company_local_runner",
            "issueId": f"issue_local_runner_{self.slug}",
            "runId": self.run_id,
            "environmentLeaseId": f"lease_local_runner_{self.slug}",
            "runnerInstanceId": self.runner_id,
            "normalizedSessionId": self.session_id,
            "driverSessionId": "driver_local_runner_fake",
        }

    def capabilities(self) -> _Members:
        """schemas/prp/v1/capabilities.schema.json."""
        return {
            "schema": "paperclip.prp.capabilities.v1",
            "sessionReusePolicy": "new_per_run",
            "driver": {"kind": "fake", "version": "1.0.0"},
            "steer": False,
            "interrupt": True,
            "resume": False,
            "runtimeRequests": True,
            "structuredResult": True,
            "typedEvents": True,
            "unsupported": ["steer", "resume"],
        }


SCENARIOS: Final = {
    each.name: each
    for each in (
        LocalScenario(name="happy-path"),
        LocalScenario(
            name="permission-input",
            answers={"permission": {"decision": "allow"}, "input": {"text": "trace"}},
        ),
        LocalScenario(name="interrupted", interrupts_on="item.started"),
        LocalScenario(name="error"),
        LocalScenario(name="duplicate-terminal", repeats_turn_start=True),
    )
}
"""The scenarios by name."""


def scenario(name: str) -> LocalScenario:
    """The scenario of that name; raises `LocalRunError` (`local_scenario_unknown`)."""
    known = SCENARIOS.get(name)
    if known is None:
        raise LocalRunError(
            f"there is no scenario {name!r}; there are {', '.join(SCENARIOS)}", code="local_scenario_unknown"
        )
    return known
