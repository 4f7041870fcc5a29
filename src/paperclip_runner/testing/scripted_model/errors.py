"""What can go wrong with a scripted model."""

from __future__ import annotations

from paperclip_runner.errors import PaperclipRunnerError

__all__ = ["ScriptedModelError"]


class ScriptedModelError(PaperclipRunnerError):
    """A script cannot be used, or was not played as written.

    Codes:

    - `script_invalid`: a script file that does not have the script's form;
    - `script_exhausted`: the client asked for more turns than the script has; carries `limit` and `observed`;
    - `script_unfinished`: turns were left over; carries `limit` and `observed`;
    - `request_not_recorded`: a request that the record no longer holds;
    - `model_not_running`: the address was asked for outside `async with`.
    """

    default_code = "scripted_model_failed"
