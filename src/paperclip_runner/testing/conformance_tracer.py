"""The tracer of the minimal conformance fixture: from the text of a fixture to the one line that is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperclip_runner.canonical import parse_json
from paperclip_runner.control import (
    MemoryControlPlane,
    conformance_output,
    read_conformance_fixture,
    replay_conformance_fixture,
)

if TYPE_CHECKING:
    from paperclip_runner.control import ControlPlanePort

__all__ = ["run_conformance_tracer"]


async def run_conformance_tracer(fixture: bytes | str, port: ControlPlanePort | None = None) -> str:
    """Replays a fixture on a control plane (default: one in memory) and gives its line, without a newline.

    Raises `JsonTextError`, and `ControlError`: `conformance_fixture_invalid`, or what the control plane refuses.
    """
    checked = read_conformance_fixture(parse_json(fixture))
    if port is None:
        plane = MemoryControlPlane()
        plane.start()
        await replay_conformance_fixture(checked, plane)
        plane.stop()
    else:
        await replay_conformance_fixture(checked, port)
    return conformance_output(checked)
