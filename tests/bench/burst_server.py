"""An app-server that answers each turn with a burst of message deltas. Run as a program; needs the standard library.

The text of a turn says what is wanted: ``burst COUNT BYTES RATE``, with the length of a line including its end, and
lines a second or 0 for all at once. A delta begins with the monotonic time in nanoseconds at which it was written; of
lines that are written all at once only the first one does.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time

THREAD = "thread-1"
SETTLING = 0.05
"""Seconds between the opening messages of a turn and its burst, so that the reader is at rest."""

WANTED = re.compile(rb"burst (\d+) (\d+) (\d+)")


def send(message: dict[str, object]) -> None:
    """Write one message."""
    write(json.dumps(message).encode() + b"\n")


def write(data: bytes) -> None:
    """Write all of it."""
    left = memoryview(data)
    while left:
        left = left[os.write(1, left) :]


def delta(turn: str, length: int) -> tuple[bytes, bytes]:
    """A line of `length` bytes, in the parts before and after the twenty digits of its time."""
    members = f'"threadId":"{THREAD}","turnId":"{turn}","itemId":"message-1","delta":"'
    head = f'{{"method":"item/agentMessage/delta","params":{{{members}'.encode()
    tail = b'"}}\n'
    filler = length - len(head) - 20 - len(tail)
    if filler < 0:
        raise SystemExit(f"a line has at least {length - filler} bytes")
    return head, b"x" * filler + tail


def run_turn(turn: str, count: int, length: int, rate: int) -> None:
    """One turn with its burst."""
    item: dict[str, object] = {"type": "agentMessage", "id": "message-1", "text": ""}
    members: dict[str, object] = {"threadId": THREAD, "turnId": turn}
    described: dict[str, object] = {"id": turn, "items": [], "status": "inProgress", "error": None}
    send({"method": "turn/started", "params": {"threadId": THREAD, "turn": described}})
    send({"method": "item/started", "params": {**members, "item": item, "startedAtMs": 1}})
    time.sleep(SETTLING)
    head, tail = delta(turn, length)
    if rate:
        due = time.monotonic()
        for _ in range(count):
            due += 1 / rate
            time.sleep(max(0.0, due - time.monotonic()))
            write(b"%b%020d%b" % (head, time.monotonic_ns(), tail))
    else:
        rest = (head + b"0" * 20 + tail) * (count - 1)
        write(b"%b%020d%b%b" % (head, time.monotonic_ns(), tail, rest))
    send({"method": "item/completed", "params": {**members, "item": {**item, "text": "done"}, "completedAtMs": 2}})
    described = {**described, "status": "completed"}
    send({"method": "turn/completed", "params": {"threadId": THREAD, "turn": described}})


def thread(directory: object) -> dict[str, object]:
    """The answer that describes the thread."""
    folder = directory if isinstance(directory, str) else os.getcwd()
    return {
        "thread": {
            "id": THREAD,
            "sessionId": THREAD,
            "preview": "",
            "modelProvider": "bench",
            "createdAt": 1,
            "updatedAt": 1,
            "status": {"type": "idle"},
            "path": None,
            "cwd": folder,
            "cliVersion": "0.160.0",
            "source": "appServer",
            "ephemeral": False,
            "turns": [],
        },
        "model": "bench-model",
        "modelProvider": "bench",
        "serviceTier": None,
        "cwd": folder,
        "instructionSources": [],
        "approvalPolicy": "never",
        "approvalsReviewer": "user",
        "sandbox": {"type": "readOnly"},
        "reasoningEffort": None,
    }


def main() -> None:
    """Serve until the input ends."""
    turns = 0
    for line in sys.stdin.buffer:
        message = json.loads(line)
        method, request_id = message.get("method"), message.get("id")
        if request_id is None:
            continue
        if method == "initialize":
            agent = "codex/0.160.0 (bench)"
            send({"id": request_id, "result": {"userAgent": agent, "platformFamily": "unix", "platformOs": "linux"}})
        elif method == "thread/start":
            send({"id": request_id, "result": thread(message["params"].get("cwd"))})
        elif method == "turn/start":
            turns += 1
            described: dict[str, object] = {"id": f"turn-{turns}", "items": [], "status": "inProgress", "error": None}
            send({"id": request_id, "result": {"turn": described}})
            wanted = WANTED.search(line)
            if wanted is None:
                raise SystemExit("a turn has to ask for a burst")
            run_turn(f"turn-{turns}", *map(int, wanted.groups()))
        else:
            send({"id": request_id, "result": {}})


if __name__ == "__main__":
    main()
