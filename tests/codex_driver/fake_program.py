"""A program that speaks just enough of the app-server's protocol, and misbehaves as its `--fake-…` arguments say."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

THREAD = "thread-1"
TURN = "turn-1"


def option(name: str, default: str = "") -> str:
    """The value of `--fake-NAME=VALUE`."""
    prefix = f"--fake-{name}="
    return next((each.removeprefix(prefix) for each in sys.argv if each.startswith(prefix)), default)


def send(*messages: dict[str, JsonValue]) -> None:
    """Writes messages."""
    sys.stdout.buffer.write(b"".join(json.dumps(each, separators=(",", ":")).encode() + b"\n" for each in messages))
    sys.stdout.buffer.flush()


def burst(count: int, size: int) -> None:
    """Writes `count` deltas whose lines have `size` bytes."""
    params: dict[str, JsonValue] = {"threadId": THREAD, "turnId": TURN, "itemId": "message", "delta": ""}
    message: dict[str, JsonValue] = {"method": "item/agentMessage/delta", "params": params}
    params["delta"] = "x" * (size - len(json.dumps(message, separators=(",", ":"))) - 1)
    line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
    for _ in range(count // 100):
        sys.stdout.buffer.write(line * 100)
    sys.stdout.buffer.flush()


def answer(method: str, params: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """The result of a request."""
    if method == "initialize":
        return {"userAgent": "codex/0.160.1"}
    if method == "thread/start":
        thread: JsonValue = {"id": THREAD, "sessionId": "provider-1", "status": {"type": "idle"}}
        return {"thread": thread, "model": "m", "modelProvider": "p", "cwd": params["cwd"], "instructionSources": []}
    if method == "turn/start":
        return {"turn": {"id": TURN, "status": "inProgress"}}
    return {"goal": None} if method == "thread/goal/get" else {}


def main() -> None:
    """Speaks until its input ends."""
    if option("stderr"):
        sys.stderr.write(("noise " * 100 + "\n") * (int(option("stderr")) // 601))
        sys.stderr.flush()
    if option("ignore") == "term":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if option("grandchild"):
        child = subprocess.Popen(["sleep", "60"], start_new_session=option("grandchild") == "own-session")
        with open(option("tell"), "w", encoding="utf-8") as file:
            file.write(f"{os.getpid()} {child.pid}")
    if option("flood"):
        noise: JsonValue = {"message": "x" * 1_000}
        for _ in range(int(option("flood")) // 1_000):
            send({"method": "unknown/noise", "params": noise})
    for line in sys.stdin.buffer:
        message = cast("dict[str, JsonValue]", json.loads(line))
        if "method" not in message or "id" not in message:
            continue
        method = str(message["method"])
        send({"id": message["id"], "result": answer(method, cast("dict[str, JsonValue]", message["params"]))})
        if method == "turn/start":
            send({"method": "turn/started", "params": {"threadId": THREAD, "turn": {"id": TURN}}})
            if option("burst"):
                count, size = option("burst").split("x")
                burst(int(count), int(size))
            ended: JsonValue = {"id": TURN, "status": "completed", "items": [], "error": None}
            send({"method": "turn/completed", "params": {"threadId": THREAD, "turn": ended}})
    if option("ignore"):
        signal.pause()


if __name__ == "__main__":
    main()
