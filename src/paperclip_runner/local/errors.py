"""What can go wrong with a local run."""

from __future__ import annotations

from paperclip_runner.errors import HarnessError

__all__ = ["LocalRunError"]


class LocalRunError(HarnessError):
    """A local run cannot start or go on.

    Codes of the runner itself:

    - `local_arguments_invalid`: the command line;
    - `local_controller_closed`: the controller left before `run.prepare`;
    - `local_not_prepared`: a command for the harness before `run.prepare`;
    - `local_harness_start_failed`, `local_harness_not_ready`: the harness did not start, or did not say `ready` first
      and in time;
    - `local_harness_protocol`: the harness said something that is no message;
    - `local_harness_lost`: the harness did not take a command.

    Codes of the controller, raised by `LocalCore`:

    - `local_scenario_unknown`: there is no such scenario;
    - `local_command_expired`: a command after the run finished;
    - `local_receipt_missing`, `local_event_missing`: no receipt, or no fitting event, came in time;
    - `local_command_rejected`: the receipt of a command is not the one that was due;
    - `local_stream_invalid`: the runner wrote what is no stream message, or an event that breaks the contract;
    - `local_run_incomplete`: the runner failed, or did not end the run exactly once;
    - `local_trace_incomplete`: the trace has no result, so it is no fixture.
    """

    default_code = "local_run_failed"
