"""Probes of the sandbox: what is tried inside it, and what its answers say (pure).

Each probe is a small shell test that prints one line and changes nothing, whatever the sandbox allows: a file is opened
for reading with its bytes thrown away, or opened for appending with nothing written.
"""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Probe", "ProbePlan", "ProbeVerdict", "probe_command", "probe_verdicts"]

_ANSWER: Final = re.compile(r"^probe ([a-z0-9-]+) (denied|ALLOWED|impossible)\r?$", re.MULTILINE)


class Probe(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that must not be possible: a shell `test` that succeeds when it is, and what it tries, in words."""

    name: str
    words: str
    test: str
    needs: str | None = None
    """Program without which the test says nothing."""


class ProbeVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a probe: `denied`, `ALLOWED`, or why it is not known."""

    name: str
    words: str
    answer: str

    @property
    def denied(self) -> bool:
        """Whether the sandbox refused it."""
        return self.answer == "denied"


class ProbePlan(msgspec.Struct, frozen=True, kw_only=True):
    """The probes of one run, in their order."""

    probes: tuple[Probe, ...]


def probe_plan(files: Iterable[tuple[str, str, str]], *, port: int) -> ProbePlan:
    """Probes for files (name, words, path) and for a server that listens on `port` of this machine."""
    probes: list[Probe] = []
    for name, words, path in files:
        quoted = shlex.quote(path)
        probes += [
            Probe(name=f"read-{name}", words=f"read {words}", test=f"head -c 1 {quoted}", needs="head"),
            Probe(name=f"write-{name}", words=f"write {words}", test=f"( : >> {quoted} )"),
        ]
    probes += [
        Probe(
            name="home-variables",
            words="see HOME or CODEX_HOME in the environment",
            test='test -n "${CODEX_HOME+x}${HOME+x}"',
        ),
        Probe(
            name="network",
            words=f"reach a server on this machine (127.0.0.1:{port})",
            test=f"bash -c 'exec 3<>/dev/tcp/127.0.0.1/{port}'",
            needs="bash",
        ),
    ]
    return ProbePlan(probes=tuple(probes))


def probe_command(plan: ProbePlan) -> str:
    """One command that tries them all; a probe that fails does not end it."""
    return "\n".join(["# Try what the sandbox must refuse.", *(_line(probe) for probe in plan.probes)])


def probe_verdicts(plan: ProbePlan, output: str) -> list[ProbeVerdict]:
    """What the output of the command says about each probe; a probe without an answer is not denied."""
    answers = {match.group(1): match.group(2) for match in _ANSWER.finditer(output)}
    return [
        ProbeVerdict(name=probe.name, words=probe.words, answer=answers.get(probe.name, "no answer"))
        for probe in plan.probes
    ]


def _line(probe: Probe) -> str:
    said = f"if {probe.test} >/dev/null 2>&1; then echo 'probe {probe.name} ALLOWED'; "
    said += f"else echo 'probe {probe.name} denied'; fi"
    if probe.needs is None:
        return said
    return f"if ! command -v {probe.needs} >/dev/null; then echo 'probe {probe.name} impossible'; el{said}"
