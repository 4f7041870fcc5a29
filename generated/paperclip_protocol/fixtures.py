"""Scripted replay fixtures, which may mix both protocol versions.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol.prp_v1 import PrpV1Event, PrpV1Request
from paperclip_protocol.prp_v2 import PrpV2Event

from . import prp_v1, prp_v2, run_result


class Fixture(Struct, frozen=True, kw_only=True):
    """A whole scripted run in one file: identity, capabilities, commands, events and result. Written by test authors and by recorders; a replay of it must give the same session snapshot everywhere. What ties its records together is checked after the schema.

    Schema: ``prp/v1/fixture.schema.json#``
    """

    schema: Literal['paperclip.prp.fixture.v1']
    """Record tag; always `paperclip.prp.fixture.v1`."""
    fixture_version: Literal[1] = field(name='fixtureVersion')
    """Version of the fixture form; a reader that does not know the number must refuse it. 1 is the only one."""
    protocol_version: Literal[1, 2] = field(name='protocolVersion')
    """Protocol version the script was written for. Records of both versions may be mixed."""
    name: Annotated[str, Meta(max_length=120, min_length=1)]
    """Name of the fixture, 1 to 120 characters."""
    description: Annotated[str, Meta(max_length=1000, min_length=1)]
    """What the fixture shows, 1 to 1000 characters."""
    identity: prp_v1.Identity
    """Identity of the run."""
    capabilities: prp_v1.Capabilities | prp_v2.Capabilities
    """Capabilities of the session, version 1 or 2."""
    commands: list[prp_v1.Command | prp_v2.Command]
    """Orders of the controller, version 1 or 2 each, numbered 1, 2, 3 and so on; may be empty."""
    events: Annotated[list[PrpV1Event | PrpV2Event], Meta(min_length=1)]
    """Events in order of delivery, version 1 or 2 each; at least one. Repeats and gaps are allowed."""
    requests: list[PrpV1Request] | UnsetType = UNSET
    """Requests to people that occur in the run."""
    result: run_result.RunResult
    """Result of the run; equals the payload of its only `run.result.proposed` event."""


__all__ = [
    'Fixture',
]
