"""The control plane's side of a run: the mock core, the port to a control plane, and its conformance kit."""

from paperclip_runner.control.core import CoreEvent, MockCore
from paperclip_runner.control.kit import (
    CONFORMANCE_COMPLETION,
    CONFORMANCE_EVENTS,
    CONFORMANCE_OPENING,
    ControlPlaneReport,
    check_control_plane,
)
from paperclip_runner.control.memory import MemoryControlPlane
from paperclip_runner.control.minimal import (
    ConformanceFixture,
    conformance_output,
    read_conformance_fixture,
    replay_conformance_fixture,
)
from paperclip_runner.control.port import (
    AppendReceipt,
    BackendKind,
    ControlPlanePort,
    ReplayPage,
    ReplayQuery,
    RunCompletion,
    RunOpening,
    SessionCheckpoints,
)

__all__ = [
    "CONFORMANCE_COMPLETION",
    "CONFORMANCE_EVENTS",
    "CONFORMANCE_OPENING",
    "AppendReceipt",
    "BackendKind",
    "ConformanceFixture",
    "ControlPlanePort",
    "ControlPlaneReport",
    "CoreEvent",
    "MemoryControlPlane",
    "MockCore",
    "ReplayPage",
    "ReplayQuery",
    "RunCompletion",
    "RunOpening",
    "SessionCheckpoints",
    "check_control_plane",
    "conformance_output",
    "read_conformance_fixture",
    "replay_conformance_fixture",
]
