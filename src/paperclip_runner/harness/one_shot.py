"""Programs that are asked one thing and end by themselves, such as a version or a schema (shell)."""

from __future__ import annotations

import asyncio

import msgspec

from paperclip_runner.harness.guarded_spawn import spawn_guarded
from paperclip_runner.harness.launch import ExitFact, Launch, ShutdownPolicy
from paperclip_runner.harness.process_errors import ProcessError
from paperclip_runner.harness.supervisor import Spawner, SupervisedProcess

__all__ = ["ONE_SHOT_OUTPUT_BYTES", "ONE_SHOT_SECONDS", "Answer", "ask_program"]

ONE_SHOT_SECONDS = 30.0
"""How long a program may take to answer and end, in seconds."""

ONE_SHOT_OUTPUT_BYTES = 16_777_216
"""Longest standard output of such a program, in bytes."""

_AT_ONCE = ShutdownPolicy(input_grace_seconds=0.0, terminate_grace_seconds=0.0)


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """How a program ended, its standard output, and the last part of its error output."""

    exit: ExitFact
    output: bytes
    error_tail: str


async def ask_program(
    launch: Launch,
    *,
    timeout_seconds: float = ONE_SHOT_SECONDS,
    max_output_bytes: int = ONE_SHOT_OUTPUT_BYTES,
    spawner: Spawner = spawn_guarded,
) -> Answer:
    """Runs `launch` to its end with an input that is at its end already, so that no program waits for one.

    Raises `ProcessError`: what starting raises; `process_answer_overflow` (with `limit` and `observed`) and
    `process_answer_timeout`, after which the program is gone. A failing exit is an answer, not an error.
    """
    output = bytearray()
    async with await SupervisedProcess.start(launch, spawner=spawner, shutdown=_AT_ONCE) as process:
        process.close_input()
        try:
            async with asyncio.timeout(timeout_seconds):
                while chunk := await process.read_output():
                    output += chunk
                    if len(output) > max_output_bytes:
                        raise ProcessError(
                            f"{launch.arguments[0]!r} printed more than {max_output_bytes} bytes",
                            code="process_answer_overflow",
                            limit=max_output_bytes,
                            observed=len(output),
                        )
                exit_fact = await process.wait()
        except TimeoutError as error:
            raise ProcessError(
                f"{launch.arguments[0]!r} did not answer within {timeout_seconds:g} s", code="process_answer_timeout"
            ) from error
    return Answer(exit=exit_fact, output=bytes(output), error_tail=process.error_tail)
