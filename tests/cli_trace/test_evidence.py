"""Probes say `ALLOWED` where nothing stops them, and change nothing."""

from __future__ import annotations

import asyncio
import subprocess
from typing import TYPE_CHECKING

from paperclip_runner.cli.trace_evidence import Probe, ProbePlan, probe_command, probe_plan, probe_verdicts
from paperclip_runner.cli.trace_setup import Listener

if TYPE_CHECKING:
    from pathlib import Path


async def tried(plan: ProbePlan, environment: dict[str, str]) -> str:
    process = await asyncio.create_subprocess_exec(
        "/bin/sh", "-c", probe_command(plan), stdout=subprocess.PIPE, env=environment
    )
    output, _ = await process.communicate()
    return output.decode()


def test_without_a_sandbox_every_probe_is_allowed_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    secret = tmp_path / "it's a secret.txt"
    secret.write_text("hush", encoding="utf-8")

    async def main() -> list[str]:
        async with Listener() as listener:
            plan = probe_plan([("secret", "a secret", str(secret))], port=listener.port)
            verdicts = probe_verdicts(plan, await tried(plan, {"PATH": "/usr/bin:/bin", "HOME": "/"}))
            assert listener.connections == 1
            return [f"{each.name} {each.answer}" for each in verdicts]

    assert asyncio.run(main()) == [
        "read-secret ALLOWED",
        "write-secret ALLOWED",
        "home-variables ALLOWED",
        "network ALLOWED",
    ]
    assert secret.read_text(encoding="utf-8") == "hush"


def test_what_cannot_be_done_is_denied(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        async with Listener() as listener:
            port = listener.port
        plan = probe_plan([("secret", "a secret", str(tmp_path / "missing" / "file"))], port=port)
        verdicts = probe_verdicts(plan, await tried(plan, {"PATH": "/usr/bin:/bin"}))
        return [each.denied for each in verdicts]

    assert asyncio.run(main()) == [True] * 4


def test_a_probe_without_its_program_or_without_an_answer_is_not_denied() -> None:
    missing = Probe(name="missing", words="use what is not there", test="true", needs="no-such-program-anywhere")
    silent = Probe(name="silent", words="say nothing", test="true")
    plan = ProbePlan(probes=(missing, silent))
    output = asyncio.run(tried(ProbePlan(probes=(missing,)), {"PATH": "/usr/bin:/bin"}))
    verdicts = probe_verdicts(plan, output)
    assert [each.answer for each in verdicts] == ["impossible", "no answer"]
    assert not any(each.denied for each in verdicts)
