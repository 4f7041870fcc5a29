"""Programs that are asked one thing."""

from __future__ import annotations

import asyncio
import os

import pytest

from paperclip_runner.harness.launch import ExitFact, Launch
from paperclip_runner.harness.one_shot import Answer, ask_program
from paperclip_runner.harness.process_errors import ProcessError

pytestmark = pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")


def ask(script: str, *, timeout_seconds: float = 10.0, max_output_bytes: int = 1_000) -> Answer:
    launch = Launch(arguments=("/bin/sh", "-c", script), working_directory="/", environment={"PATH": os.defpath})
    return asyncio.run(ask_program(launch, timeout_seconds=timeout_seconds, max_output_bytes=max_output_bytes))


def test_output_error_output_and_exit_are_the_answer() -> None:
    assert ask("echo out; echo err >&2; exit 3") == Answer(
        exit=ExitFact(exit_code=3), output=b"out\n", error_tail="err\n"
    )


def test_a_program_that_reads_its_input_finds_it_at_its_end() -> None:
    assert ask("cat; echo done").output == b"done\n"


def test_a_program_that_does_not_end_is_ended() -> None:
    with pytest.raises(ProcessError) as caught:
        ask("trap '' TERM; while :; do sleep 1000; done", timeout_seconds=0.1)
    assert caught.value.code == "process_answer_timeout"


def test_a_program_that_prints_too_much_is_ended() -> None:
    with pytest.raises(ProcessError) as caught:
        ask("yes", max_output_bytes=1_000)
    assert (caught.value.code, caught.value.limit) == ("process_answer_overflow", 1_000)
