"""Runs agents and tells a control plane what happens: replay, semantic actions, harness drivers, Codex.

The wire itself is the neighbouring package ``paperclip_protocol``. Import the parts: ``paperclip_runner.replay``,
``paperclip_runner.results``, ``paperclip_runner.questions``, ``paperclip_runner.actions``, ``paperclip_runner.codex``.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    """Look the version up when it is asked for: reading package metadata is most of a bare import's cost."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("paperclip-runner")
    except PackageNotFoundError:  # a source tree that was never installed
        return "0.0.0"
