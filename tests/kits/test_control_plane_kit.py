"""The machine-readable report of the control plane kit keeps its schema."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
from paperclip_protocol import JsonValue, encode, validate

from paperclip_runner.control import ControlPlaneReport, MemoryControlPlane, check_control_plane
from tests.oracle import oracle_json


async def report() -> ControlPlaneReport:
    plane = MemoryControlPlane()
    plane.start()
    return await check_control_plane(plane)


def test_the_report_keeps_its_schema_and_is_the_recorded_one() -> None:
    written = encode(asyncio.run(report()))
    assert validate("control-plane-conformance-report", written) == []
    recorded = cast("dict[str, JsonValue]", oracle_json("replay/conformance-kits.json"))
    assert msgspec.json.decode(written) == recorded["controlPlaneReport"]
