"""The tracer gives the recorded line for every recorded fixture, and refuses the others."""

from __future__ import annotations

import asyncio
import json
from typing import cast

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.control import MemoryControlPlane
from paperclip_runner.errors import ControlError, JsonTextError
from paperclip_runner.testing.conformance_tracer import run_conformance_tracer
from tests.oracle import oracle_lines

Members = dict[str, JsonValue]


def recorded() -> list[Members]:
    return [cast("Members", line) for line in oracle_lines("replay/conformance-fixture.ndjson")]


def test_every_recorded_fixture_gives_the_recorded_line_or_is_refused() -> None:
    for case in recorded():
        expected = cast("Members", case["expected"])
        text = json.dumps(case["value"])
        if expected["ok"]:
            assert asyncio.run(run_conformance_tracer(text)) == expected["output"], case["name"]
        else:
            with pytest.raises(ControlError) as caught:
                asyncio.run(run_conformance_tracer(text))
            assert caught.value.code == "conformance_fixture_invalid", case["name"]


def test_a_given_control_plane_keeps_the_run() -> None:
    plane = MemoryControlPlane()
    plane.start()
    good = next(case for case in recorded() if cast("Members", case["expected"])["ok"])
    asyncio.run(run_conformance_tracer(json.dumps(good["value"]), plane))
    assert plane.completion is not None
    assert len(plane.events) == 2


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(JsonTextError) as caught:
        asyncio.run(run_conformance_tracer(b"{"))
    assert caught.value.code == "json_invalid"
