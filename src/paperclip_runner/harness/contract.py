"""The contract of harness drivers, version 1: what a run needs of whatever drives a provider.

A driver is written by deriving from `HarnessDriver` and `HarnessSession`. What they leave open must be written; every
other operation refuses with `capability_unavailable` until a driver writes it, and the descriptor says which are there.
Flags are executable: an operation whose flag is false raises.

Cancelling a call is how it is aborted. An aborted `open_session` or `recover_session` leaves no provider behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol import Issue, JsonValue

from paperclip_runner.harness.driver_errors import HarnessCapabilityError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Mapping

    from paperclip_protocol.runner import HarnessTranscript

__all__ = [
    "HARNESS_DRIVER_CONTRACT_VERSION",
    "ConfigVerdict",
    "DriverCapabilities",
    "DriverDescriptor",
    "GoalRequest",
    "HarnessDriver",
    "HarnessSession",
    "RequestHandoff",
    "SessionIds",
    "SessionOpening",
    "SessionRecovery",
    "TurnRequest",
    "TurnStart",
]

HARNESS_DRIVER_CONTRACT_VERSION: Final = 1
"""Version of this contract."""

Members = dict[str, JsonValue]
"""A JSON object."""


class DriverCapabilities(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What a driver can do. Flags that are not set are not reported; the first five always are."""

    resume: bool
    """A persisted session can be recovered."""
    typed_events: bool
    """Events keep the contract of the runner protocol."""
    typed_event_families: list[dict[str, JsonValue]] | UnsetType = UNSET
    steering: bool
    """A running turn takes another message."""
    interruption: bool
    """A running turn can be interrupted."""
    structured_result: bool
    """Turns end with a semantic result."""
    read: bool | UnsetType = UNSET
    reconciliation: bool | UnsetType = UNSET
    usage: bool | UnsetType = UNSET
    dynamic_tools: bool | UnsetType = UNSET
    runtime_request_resolution: bool | UnsetType = UNSET
    runtime_request_handoff: bool | UnsetType = UNSET
    goals: bool | UnsetType = UNSET
    thread_lineage: bool | UnsetType = UNSET
    collaboration_modes: list[str] | UnsetType = UNSET
    unsupported: list[str]
    """Names of what is missing, as in this record."""


class DriverDescriptor(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Which driver this is, and what it can do."""

    kind: str
    display_name: str
    version: str
    protocol_version: str | UnsetType = UNSET
    capabilities: DriverCapabilities
    runtime_context_capabilities: dict[str, JsonValue] | UnsetType = UNSET


class ConfigVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """A configuration that is accepted, or None and what is wrong with it."""

    config: Members | None
    issues: tuple[Issue, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the configuration is accepted."""
        return not self.issues


class SessionOpening(msgspec.Struct, frozen=True, kw_only=True):
    """The run and session that a provider session is opened for, and where it works."""

    run_id: str
    normalized_session_id: str
    working_directory: str


class SessionIds(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """How driver and provider name the session."""

    driver_session_id: str
    provider_session_id: str | None
    display_id: str | None = None


class TurnRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A message of the user that starts a turn."""

    text: str
    requested_collaboration_mode: str | None = None


class TurnStart(msgspec.Struct, frozen=True, kw_only=True):
    """The turn that was started, and the mode it really runs in, where there are modes."""

    turn_id: str
    effective_collaboration_mode: str | None = None


class GoalRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One operation on the goal of the session; only `set` takes the members below it."""

    action: Literal["get", "set", "pause", "resume", "clear"]
    objective: str | None = None
    token_budget: int | None = None
    status: str | None = None
    request_id: str | None = None


class RequestHandoff(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a request was handed off or had been settled, and the clean-up that is left to wait for."""

    result: Literal["handed_off", "already_settled"]
    cleanup: Awaitable[None]


class HarnessSession(Protocol):
    """One session of a provider. Events have one reader; operations may be called while it reads."""

    def ids(self) -> SessionIds:
        """How the session is called."""
        ...

    def events(self) -> AsyncIterator[Members]:
        """The events of the runner protocol, from the first on; ends when the session has ended."""
        ...

    async def start_turn(self, request: TurnRequest) -> TurnStart:
        """Starts a turn."""
        ...

    async def snapshot(self) -> Members:
        """What `recover_session` needs; schemas/codex/persisted-session.schema.json names the members."""
        ...

    async def close(self, *, reason: str, force: bool = False) -> None:
        """Ends the session; again and again is allowed."""
        ...

    async def attach_run(self, run_id: str) -> None:
        """Binds the settled session to another run."""
        raise HarnessCapabilityError("attach run")

    async def steer(self, *, turn_id: str, text: str, correlation_id: str | None = None) -> None:
        """Gives a running turn another message."""
        raise HarnessCapabilityError("steer")

    async def interrupt(self, *, turn_id: str | None = None, reason: str | None = None) -> None:
        """Interrupts the named turn, or the active one; raises `stale_turn`, `already_terminal`."""
        raise HarnessCapabilityError("interrupt")

    async def pending_runtime_requests(self) -> list[Members]:
        """Requests to a person that wait for an answer."""
        raise HarnessCapabilityError("runtime requests")

    async def resolve_runtime_request(
        self, *, request_id: str, turn_id: str, resolution: Mapping[str, JsonValue]
    ) -> None:
        """Answers a request; raises `invalid_resolution`, and the request stays open then."""
        raise HarnessCapabilityError("runtime request resolution")

    def hand_off_runtime_request(self, *, request_id: str, turn_id: str) -> RequestHandoff:
        """Lets go of a request that will be answered later, elsewhere."""
        raise HarnessCapabilityError("runtime request handoff")

    async def goal(self, request: GoalRequest) -> Members | None:
        """Reads or changes the goal of the session."""
        raise HarnessCapabilityError("goal")

    async def lineage(self) -> list[Members]:
        """The root thread of the session and those spawned from it, root first."""
        raise HarnessCapabilityError("lineage")

    async def read(self) -> JsonValue:
        """The provider's own view of the session."""
        raise HarnessCapabilityError("read")

    async def reconcile(self) -> JsonValue:
        """Compares the provider's history with what is known; its errors carry `recoverable`."""
        raise HarnessCapabilityError("reconcile")

    async def usage(self) -> Members | None:
        """Tokens and cost of the session so far; None when nothing is known yet."""
        raise HarnessCapabilityError("usage")

    async def transcript(self) -> HarnessTranscript:
        """The events that the driver kept."""
        raise HarnessCapabilityError("transcript")

    async def detach_controller_for_restart(self) -> None:
        """Leaves the provider running for a controller that comes back; drivers without such a provider do nothing."""
        return


class SessionRecovery(msgspec.Struct, frozen=True, kw_only=True):
    """The recovered session, or why there is none."""

    session: HarnessSession | None = None
    reason: str | None = None

    @property
    def recovered(self) -> bool:
        """Whether there is a session."""
        return self.session is not None


class HarnessDriver(Protocol):
    """Opens and recovers sessions of one kind of provider."""

    def descriptor(self) -> DriverDescriptor:
        """Which driver this is; always the same."""
        ...

    async def open_session(self, opening: SessionOpening) -> HarnessSession:
        """A new session of the provider."""
        ...

    def validate_config(self, config: JsonValue) -> ConfigVerdict:
        """Whether the driver can be configured so."""
        raise HarnessCapabilityError("config validation")

    async def recover_session(self, snapshot: Mapping[str, JsonValue]) -> SessionRecovery:
        """The session of a snapshot. Trouble of the provider is a reason, not an error."""
        del snapshot
        return SessionRecovery(reason="this driver cannot recover sessions")
