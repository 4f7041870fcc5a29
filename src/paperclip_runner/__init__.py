"""Runs agents and tells a control plane what happens: replay, semantic actions, harness drivers, Codex.

The wire itself is the neighbouring package ``paperclip_protocol``. Import the parts: ``paperclip_runner.replay``,
``paperclip_runner.results``, ``paperclip_runner.questions``, ``paperclip_runner.actions``, ``paperclip_runner.codex``.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("paperclip-runner")
except PackageNotFoundError:  # a source tree that was never installed
    __version__ = "0.0.0"

__all__ = ["__version__"]
