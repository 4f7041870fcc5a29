"""The surface for people who test against this package: fakes, recordings, conformance kits, strategies.

The names below are loaded when they are first used, so that importing this costs nothing; what a test seldom needs
stands in the modules themselves. pytest finds its fixtures by itself (`paperclip_runner.testing.plugin`).
Docs: docs/testing.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paperclip_runner.control.kit import check_control_plane
    from paperclip_runner.testing.action_conformance import ConformanceAdapter, run_conformance_kit
    from paperclip_runner.testing.action_stores import STORE_CHECKS, StoreCheck, check_store
    from paperclip_runner.testing.conformance_tracer import run_conformance_tracer
    from paperclip_runner.testing.driver_conformance import (
        DriverConformanceError,
        check_driver,
        load_driver,
        read_driver_fixture,
    )
    from paperclip_runner.testing.fake_app_server import AppServerScript, Exchange, FakeAppServer
    from paperclip_runner.testing.fake_app_server.fixture import MakeFakeAppServer
    from paperclip_runner.testing.recorded_session import RecordedSession
    from paperclip_runner.testing.sample_app import SampleApplication, SampleTask
    from paperclip_runner.testing.scripted_harness import scenario_script, write_executable
    from paperclip_runner.testing.scripted_harness.local_run import run_script
    from paperclip_runner.testing.scripted_model import ScriptedModel, codex_overrides, model_catalog
    from paperclip_runner.testing.scripted_model.fixture import MakeScriptedModel
    from paperclip_runner.testing.scripted_model.script import Script
    from paperclip_runner.testing.strategies import from_schema, mutated

__all__ = [
    "STORE_CHECKS",
    "AppServerScript",
    "ConformanceAdapter",
    "DriverConformanceError",
    "Exchange",
    "FakeAppServer",
    "MakeFakeAppServer",
    "MakeScriptedModel",
    "RecordedSession",
    "SampleApplication",
    "SampleTask",
    "Script",
    "ScriptedModel",
    "StoreCheck",
    "check_control_plane",
    "check_driver",
    "check_store",
    "codex_overrides",
    "from_schema",
    "load_driver",
    "model_catalog",
    "mutated",
    "read_driver_fixture",
    "run_conformance_kit",
    "run_conformance_tracer",
    "run_script",
    "scenario_script",
    "write_executable",
]

_HOMES = {
    "action_conformance": ("ConformanceAdapter", "run_conformance_kit"),
    "action_stores": ("STORE_CHECKS", "StoreCheck", "check_store"),
    "conformance_tracer": ("run_conformance_tracer",),
    "driver_conformance": ("DriverConformanceError", "check_driver", "load_driver", "read_driver_fixture"),
    "fake_app_server": ("AppServerScript", "Exchange", "FakeAppServer"),
    "fake_app_server.fixture": ("MakeFakeAppServer",),
    "recorded_session": ("RecordedSession",),
    "sample_app": ("SampleApplication", "SampleTask"),
    "scripted_harness": ("scenario_script", "write_executable"),
    "scripted_harness.local_run": ("run_script",),
    "scripted_model": ("ScriptedModel", "codex_overrides", "model_catalog"),
    "scripted_model.fixture": ("MakeScriptedModel",),
    "scripted_model.script": ("Script",),
    "strategies": ("from_schema", "mutated"),
}
_MODULE_OF = {name: f"{__name__}.{module}" for module, names in _HOMES.items() for name in names}
_MODULE_OF["check_control_plane"] = "paperclip_runner.control.kit"


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
