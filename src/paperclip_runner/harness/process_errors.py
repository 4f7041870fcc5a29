"""What can go wrong with a supervised process."""

from __future__ import annotations

from paperclip_runner.errors import HarnessError

__all__ = ["ProcessError"]


class ProcessError(HarnessError):
    """A supervised process cannot be started, written to, or ended.

    Codes:

    - `process_platform_unsupported`: this system lacks what supervision is built on;
    - `process_launch_invalid`: the launch cannot be expressed (no program, a NUL byte, an argument over the system's
      bound);
    - `process_start_failed`: the system refused; `details` has `phase` (`guardian`, `session`, `directory`, `program`),
      `errno` and `program`;
    - `process_input_closed`: a write after the input was closed, by us or by the child;
    - `process_input_overflow`: a write that would hold more unsent bytes than allowed; carries `limit` and `observed`;
    - `process_input_timeout`: the child did not read for the allowed time;
    - `process_answer_overflow`, `process_answer_timeout`: a program that is asked one thing prints too much (carries
      `limit` and `observed`) or does not end;
    - `process_guardian_lost`: the guardian ended without a report, so the exit status is unknown.
    """

    default_code = "process_failed"
