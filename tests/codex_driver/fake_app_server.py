"""An app-server that lives in memory, at the spawn seam of the driver."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import TYPE_CHECKING, cast

import msgspec

from paperclip_runner.codex import CodexDriver, CodexOptions
from paperclip_runner.harness.contract import SessionOpening
from tests.codex_driver.stage import TASK
from tests.harness.memory_process import MemoryChild

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex import CodexCallbacks, CodexSession

__all__ = ["THREAD", "TURN", "FakeAppServer", "Refusal", "memory_driver", "memory_options", "open_in_memory"]

Members = dict[str, "JsonValue"]

THREAD = "thread-1"
TURN = "turn-1"


class Refusal(Exception):
    """Raised by a handler: the request is answered with this error."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class FakeAppServer(MemoryChild):
    """Answers each request at once with what its handler returns; a method in `silent` is not answered at all."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[tuple[str, Members]] = []
        self.answers: dict[int | str, Members] = {}
        self.silent: set[str] = set()
        self.last_ids: dict[str, int] = {}
        self._held = b""
        self._heard: dict[str, asyncio.Event] = {}
        self.handlers: dict[str, Callable[[Members], Members]] = {
            "initialize": lambda _: {"userAgent": "codex/0.160.1"},
            "thread/start": lambda params: self.thread(cwd=params["cwd"]),
            "thread/resume": lambda params: self.thread(cwd=params["cwd"]),
            "thread/read": lambda _: self.thread(cwd=self.launch.working_directory),
            "thread/turns/list": lambda _: {"data": [], "nextCursor": None},
            "thread/items/list": lambda _: {"data": [], "nextCursor": None},
            "thread/goal/get": lambda _: {"goal": None},
            "turn/start": lambda _: {"turn": {"id": TURN, "status": "inProgress"}},
        }

    @property
    def methods(self) -> list[str]:
        """Methods of the requests so far."""
        return [method for method, _ in self.requests]

    def thread(self, **members: JsonValue) -> Members:
        """An answer that describes the thread."""
        described: Members = {"id": THREAD, "sessionId": "provider-1", "status": {"type": "idle"}, **members}
        return {
            "thread": described,
            "model": "model-1",
            "modelProvider": "provider",
            "cwd": described["cwd"],
            "instructionSources": [],
        }

    def write(self, data: bytes) -> None:
        super().write(data)
        *lines, self._held = (self._held + data).split(b"\n")
        for line in lines:
            self._receive(cast("Members", json.loads(line)))

    def _receive(self, message: Members) -> None:
        method = message.get("method")
        if method is None:
            self.answers[cast("int | str", message["id"])] = message
        elif "id" in message:
            name, params = str(method), cast("Members", message["params"])
            self.requests.append((name, params))
            self.last_ids[name] = cast("int", message["id"])
            self._event(name).set()
            if name in self.silent:
                return
            try:
                handler = self.handlers.get(name)
                result = {} if handler is None else handler(params)
            except Refusal as refusal:
                self.emit({"id": message["id"], "error": {"code": refusal.code, "message": str(refusal)}})
            else:
                self.emit({"id": message["id"], "result": result})

    async def asked(self, method: str) -> None:
        """Waits for the first request of a method."""
        async with asyncio.timeout(5):
            await self._event(method).wait()

    def _event(self, method: str) -> asyncio.Event:
        return self._heard.setdefault(method, asyncio.Event())

    def emit(self, *messages: Members) -> None:
        """Writes messages, in one piece."""
        self.emit_output(b"".join(json.dumps(message).encode() + b"\n" for message in messages))

    def notify(self, method: str, **params: JsonValue) -> None:
        """Notifies about the thread."""
        self.emit(notification(method, **params))

    def ask(self, request_id: int | str, method: str, **params: JsonValue) -> None:
        """Asks the client."""
        self.emit({"id": request_id, "method": method, "params": {"threadId": THREAD, "turnId": TURN, **params}})

    def begin_turn(self) -> None:
        """The turn runs."""
        self.notify("turn/started", turn={"id": TURN, "status": "inProgress"})

    def end_turn(self, status: str = "completed") -> None:
        """The turn ends."""
        self.notify("turn/completed", turn={"id": TURN, "status": status, "items": [], "error": None})

    def delta(self, text: str = "word ") -> Members:
        """A piece of a message."""
        return notification("item/agentMessage/delta", turnId=TURN, itemId="message", delta=text)


def notification(method: str, **params: JsonValue) -> Members:
    """A notification about the thread."""
    return {"method": method, "params": {"threadId": THREAD, **params}}


def memory_options(base: Path, **changes: object) -> CodexOptions:
    """Options whose program is never started."""
    for name in ("workspace", "home"):
        (base / name).mkdir(exist_ok=True)
    options = CodexOptions(
        task=TASK,
        codex=sys.executable,
        environment={"PATH": os.defpath, "HOME": os.fspath(base / "home")},
        check_version=False,
    )
    return msgspec.structs.replace(options, **changes)


def memory_driver(
    server: FakeAppServer, base: Path, callbacks: CodexCallbacks | None = None, **changes: object
) -> CodexDriver:
    """A driver whose app-server is `server`."""
    options = memory_options(base, **changes)
    return (
        CodexDriver(options, spawner=server) if callbacks is None else CodexDriver(options, callbacks, spawner=server)
    )


async def open_in_memory(
    server: FakeAppServer, base: Path, callbacks: CodexCallbacks | None = None, **changes: object
) -> CodexSession:
    """A session with `server`."""
    opening = SessionOpening(
        run_id="run-1", normalized_session_id="session-1", working_directory=os.fspath(base / "workspace")
    )
    return await memory_driver(server, base, callbacks, **changes).open_session(opening)
