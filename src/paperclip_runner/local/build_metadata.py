"""What the daemon says of itself."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Final

from paperclip_protocol.runner import BuildMetadata, BuildMetadataPrp

from paperclip_runner.canonical import command_json

__all__ = ["build_metadata", "build_metadata_line"]

PACKAGE: Final = "paperclip-runner"
"""The distribution that the daemon belongs to."""

_VERSION_FROM_SOURCE: Final = "0.0.0"
"""The version of a daemon that runs from its source, without an installed distribution."""


def build_metadata() -> BuildMetadata:
    """The versions this daemon speaks."""
    try:
        package_version = version(PACKAGE)
    except PackageNotFoundError:
        package_version = _VERSION_FROM_SOURCE
    return BuildMetadata(
        schema="paperclip-runner/runnerd-build-metadata/v1",
        binary_contract_version=2,
        native_execution_version=1,
        harness_driver_version=1,
        prp=BuildMetadataPrp(name="paperclip.runner", minimum_version=1, maximum_version=2),
        prp_transport_modes=["dial_ws_loopback", "dial_wss", "listen_ws"],
        binary_name="paperclip-runnerd",
        package_name=PACKAGE,
        package_version=package_version,
    )


def build_metadata_line() -> bytes:
    """The one line for `--build-metadata`, with its newline; members in alphabetical order."""
    return command_json(build_metadata()) + b"\n"
