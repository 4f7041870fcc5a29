"""What can go wrong with a fake app-server."""

from __future__ import annotations

from paperclip_runner.errors import PaperclipRunnerError

__all__ = ["FakeAppServerError"]


class FakeAppServerError(PaperclipRunnerError):
    """A script that cannot be used (`script_invalid`), or was not played to its end (`script_not_played`)."""

    default_code = "fake_app_server_failed"
