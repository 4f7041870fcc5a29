"""A fake Codex app-server for tests: a program to start by its path, and what it was told (shell, POSIX)."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.testing.fake_app_server.errors import FakeAppServerError
from paperclip_runner.testing.fake_app_server.program import RECORD_FILE, SCRIPT_FILE, THREAD_FILE
from paperclip_runner.testing.fake_app_server.script import encode_script
from paperclip_runner.testing.fake_app_server.thread import FakeThread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_runner.testing.fake_app_server.script import AppServerScript

__all__ = ["FakeAppServer", "ServerStart"]

Members = dict[str, JsonValue]


class ServerStart(msgspec.Struct, frozen=True, kw_only=True):
    """How a process of the fake was started."""

    process: int
    arguments: list[str]
    environment: list[str]
    """Names of the variables; never their values."""
    directory: str


class FakeAppServer:
    """A program at `path` that speaks like `codex app-server` and plays a script.

        server = FakeAppServer(AppServerScript(turns=((Say(text="Hello."),),)), folder)
        driver = CodexDriver(CodexOptions(task=task, codex=server.path))

    `folder` is its own; it has to exist. The thread outlives the process, so a session can be recovered. Two processes
    of one fake must not run at the same time.
    """

    def __init__(self, script: AppServerScript, folder: str | os.PathLike[str]) -> None:
        self.script = script
        self._folder = Path(folder).resolve()
        self.path = os.fspath(self._folder / "codex")
        (self._folder / SCRIPT_FILE).write_bytes(encode_script(script))
        self._write_program()

    @property
    def starts(self) -> list[ServerStart]:
        """Each start of the app-server; questions for the version are none."""
        return [msgspec.convert(entry, ServerStart) for entry in self._record() if entry["kind"] == "start"]

    @property
    def turns_played(self) -> int:
        """Turns that were started."""
        return len(self._thread().turns)

    def received(self, method: str | None = None) -> list[Members]:
        """Every message of the client, or those with this method, in order."""
        messages = [entry.get("message") for entry in self._record() if entry["kind"] == "received"]
        return [
            message for message in messages if isinstance(message, dict) and method in (None, message.get("method"))
        ]

    def answers(self) -> list[Members]:
        """The client's answers to requests of the fake, in order."""
        return [message for message in self.received() if "method" not in message]

    def check_played(self) -> None:
        """Raises `FakeAppServerError` (`script_not_played`) when a turn or an exchange was not used, or a request of
        the fake was not answered.
        """
        thread = self._thread()
        uses = thread.uses or [0] * len(self.script.exchanges)
        problems = [
            f"{exchange.method} came {used} times and was expected {exchange.times} times"
            for exchange, used in zip(self.script.exchanges, uses, strict=True)
            if exchange.times is not None and used < exchange.times
        ]
        if len(thread.turns) < len(self.script.turns):
            problems.append(f"{len(thread.turns)} of {len(self.script.turns)} turns were started")
        problems.extend(f"{method} was not answered" for method in thread.unanswered)
        if problems:
            raise FakeAppServerError(
                f"the script of the fake app-server was not played: {'; '.join(problems)}", code="script_not_played"
            )

    def _record(self) -> list[Members]:
        path = self._folder / RECORD_FILE
        lines: Sequence[bytes] = path.read_bytes().splitlines() if path.exists() else []
        return [cast("Members", json.loads(line)) for line in lines]

    def _thread(self) -> FakeThread:
        path = self._folder / THREAD_FILE
        return msgspec.json.decode(path.read_bytes(), type=FakeThread) if path.exists() else FakeThread()

    def _write_program(self) -> None:
        """A shell script, because a driver starts a path and clears the environment; it becomes this interpreter."""
        search_path = [entry for entry in sys.path if entry]
        program = (
            f"import sys; sys.path[:] = {search_path!r}; "
            "from paperclip_runner.testing.fake_app_server.program import run_program; "
            f"sys.exit(run_program({os.fspath(self._folder)!r}, sys.argv[1:]))"
        )
        path = Path(self.path)
        path.write_text(
            "#!/bin/sh\n"
            f'[ "$1" = --version ] && echo {shlex.quote(f"codex-cli {self.script.version}")} && exit 0\n'
            f'exec {shlex.quote(sys.executable)} -c {shlex.quote(program)} "$@"\n',
            encoding="utf-8",
        )
        path.chmod(0o700)
