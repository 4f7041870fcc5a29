"""Plays a script of a fake app-server on the standard streams (shell, POSIX).

One thread reads; the steps of each exchange run in a thread of their own, so that a turn that waits does not keep the
next request from being answered.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, cast

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.testing.fake_app_server.script import (
    AppServerScript,
    Ask,
    AwaitInterrupt,
    Burst,
    CallTool,
    EndTurn,
    ErrorOutput,
    Exchange,
    Exit,
    Kill,
    Line,
    LongLine,
    Notify,
    Pause,
    RawBytes,
    Refuse,
    Reply,
    Say,
    Silence,
    Step,
    StopReading,
    decode_script,
)
from paperclip_runner.testing.fake_app_server.thread import THREAD_ID, FakeThread

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["RECORD_FILE", "SCRIPT_FILE", "THREAD_FILE", "run_program"]

SCRIPT_FILE: Final = "script.json"
"""Name of the script in the folder of a fake app-server."""

RECORD_FILE: Final = "record.jsonl"
"""Name of the record of starts and received messages."""

THREAD_FILE: Final = "thread.json"
"""Name of the file that carries the thread from one process to the next."""

Members = dict[str, JsonValue]

_Fault: TypeAlias = Pause | Silence | StopReading | Line | RawBytes | LongLine | ErrorOutput | Exit | Kill

_METHOD_NOT_FOUND: Final = -32601
_NO_TURN_LEFT: Final = -32600
_READ_BYTES: Final = 65_536


class _Streams:
    """Standard output and error of the process; one line at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.silent = False

    def send(self, message: Members) -> None:
        self.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def write(self, data: bytes) -> None:
        with self._lock:
            if not self.silent:
                _write_all(sys.stdout.fileno(), data)

    def complain(self, data: bytes) -> None:
        _write_all(sys.stderr.fileno(), data)


class _Context:
    """What the steps of one exchange belong to: a request of the client, a turn, both or neither."""

    def __init__(
        self,
        *,
        method: str = "",
        request: Members | None = None,
        turn: Members | None = None,
        ends_turn: bool = False,
    ) -> None:
        self.method = method
        self.request = request
        self.turn = turn
        self.ends_turn = ends_turn
        self.interrupted = threading.Event()


class _AppServer:
    def __init__(self, script: AppServerScript, folder: Path) -> None:
        self._script = script
        self._folder = folder
        self._record = os.open(folder / RECORD_FILE, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._thread = _load_thread(folder, script)
        self._streams = _Streams()
        self._state = threading.Lock()
        self._waiting: dict[int, tuple[threading.Event, list[Members]]] = {}
        self._requests = 0
        self._items = 0
        self._turn: _Context | None = None
        self._stopped = False

    def note(self, entry: Members) -> None:
        """Adds one line to the record."""
        _write_all(self._record, json.dumps(entry, ensure_ascii=False).encode() + b"\n")

    def run(self) -> None:
        self._play(self._script.first, _Context())
        rest = bytearray()
        while not self._stopped and (chunk := os.read(sys.stdin.fileno(), _READ_BYTES)):
            rest += chunk
            *lines, last = rest.split(b"\n")
            rest = bytearray(last)
            for line in lines:
                self._receive(bytes(line))
        if self._stopped:
            threading.Event().wait()

    def _receive(self, line: bytes) -> None:
        try:
            message: JsonValue = json.loads(line)
        except ValueError:
            self.note({"kind": "received", "text": line.decode("utf-8", "replace")})
            return
        self.note({"kind": "received", "message": message})
        if not isinstance(message, dict):
            return
        method = message.get("method")
        if not isinstance(method, str):
            self._take_answer(message)
            return
        exchange = self._exchange(method)
        if exchange is not None:
            context = _Context(method=method, request=message)
            if self._turn is not None:
                context.turn, context.interrupted = self._turn.turn, self._turn.interrupted
            self._start(exchange.steps, context)
        elif "id" in message:
            self._answer_as_usual(method, message)
        if method == "turn/interrupt" and self._turn is not None:
            self._turn.interrupted.set()

    def _exchange(self, method: str) -> Exchange | None:
        """The exchange that takes a message with this method, counted as used."""
        with self._state:
            for number, exchange in enumerate(self._script.exchanges):
                left = exchange.times is None or self._thread.uses[number] < exchange.times
                if exchange.method == method and left:
                    self._thread.uses[number] += 1
                    self._save()
                    return exchange
        return None

    def _take_answer(self, message: Members) -> None:
        identity = message.get("id")
        waiting = self._waiting.pop(identity, None) if isinstance(identity, int) else None
        if waiting is not None:
            event, answers = waiting
            answers.append(message)
            event.set()

    def _start_turn(self, request: Members) -> None:
        number = len(self._thread.turns)
        if number >= len(self._script.turns):
            text = f"the script has {len(self._script.turns)} turns and this is one more"
            self._streams.send({"id": request.get("id"), "error": {"code": _NO_TURN_LEFT, "message": text}})
            return
        with self._state:
            turn = self._thread.begin_turn()
            self._save()
        context = _Context(turn=turn, ends_turn=True)
        self._turn = context
        self._streams.send({"id": request.get("id"), "result": {"turn": {**turn}}})
        self._notify(context, "turn/started", {"turn": {**turn}})
        self._start(self._script.turns[number], context)

    def _answer_as_usual(self, method: str, request: Members) -> None:
        if method == "turn/start":
            self._start_turn(request)
            return
        params = request.get("params")
        with self._state:
            result = self._thread.usual_answer(
                method,
                params if isinstance(params, dict) else {},
                version=self._script.version,
                directory=os.getcwd(),
            )
            self._save()
        if result is None:
            error: Members = {"code": _METHOD_NOT_FOUND, "message": f"method not found: {method}"}
            self._streams.send({"id": request.get("id"), "error": error})
            return
        self._streams.send({"id": request.get("id"), "result": result})

    def _start(self, steps: Sequence[Step], context: _Context) -> None:
        threading.Thread(target=self._play, args=(steps, context), daemon=True).start()

    def _play(self, steps: Sequence[Step], context: _Context) -> None:
        try:
            for step in steps:
                self._do(step, context)
            if context.ends_turn and context.turn is not None and context.turn["status"] == "inProgress":
                self._end_turn(EndTurn(status="interrupted" if context.interrupted.is_set() else "completed"), context)
        except BrokenPipeError:
            # The client does not read any more; the end of the input, or a signal, comes next.
            return

    def _do(self, step: Step, context: _Context) -> None:
        match step:
            case Reply() | Refuse():
                self._reply(step, context)
            case Notify():
                self._notify(context, step.method, step.params)
            case Ask():
                self._ask(context, step.method, step.params, step.seconds)
            case Say():
                self._say(step, context)
            case CallTool():
                self._call_tool(step, context)
            case EndTurn():
                self._end_turn(step, context)
            case AwaitInterrupt():
                context.interrupted.wait(step.seconds)
            case Burst():
                self._burst(step, context)
            case _:
                self._misbehave(step)

    def _misbehave(self, step: _Fault) -> None:
        match step:
            case Pause():
                time.sleep(step.seconds)
            case Silence():
                self._streams.silent = True
            case StopReading():
                self._stopped = True
            case Line():
                self._streams.write(step.text.encode() + b"\n")
            case RawBytes():
                self._streams.write(step.data)
            case LongLine():
                self._streams.write(b"x" * step.size + b"\n")
            case ErrorOutput():
                self._streams.complain((step.text.encode() + b"\n") * step.lines)
            case Exit():
                os._exit(step.code)
            case Kill():
                os.kill(os.getpid(), signal.SIGKILL)

    def _reply(self, step: Reply | Refuse, context: _Context) -> None:
        if context.request is None:
            return
        identity = context.request.get("id")
        if isinstance(step, Refuse):
            self._streams.send({"id": identity, "error": {"code": step.code, "message": step.message}})
        elif step.result is None:
            self._answer_as_usual(context.method, context.request)
        else:
            self._streams.send({"id": identity, "result": step.result})

    def _notify(self, context: _Context, method: str, params: Members) -> None:
        self._streams.send({"method": method, "params": self._completed(context, params)})

    def _ask(self, context: _Context, method: str, params: Members, seconds: float) -> Members | None:
        answered = threading.Event()
        answers: list[Members] = []
        with self._state:
            self._requests += 1
            identity = self._requests
            self._waiting[identity] = (answered, answers)
        self._streams.send({"id": identity, "method": method, "params": self._completed(context, params)})
        if answered.wait(seconds):
            return answers[0]
        with self._state:
            self._thread.unanswered.append(method)
            self._save()
        return None

    def _completed(self, context: _Context, params: Members) -> Members:
        turn: Members = {"turnId": context.turn["id"]} if context.turn else {}
        return {"threadId": THREAD_ID, **turn, **params}

    def _next_item(self) -> str:
        with self._state:
            self._items += 1
            return f"item-{len(self._thread.turns)}-{self._items}"

    def _say(self, step: Say, context: _Context) -> None:
        item: Members = {"type": "agentMessage", "id": self._next_item(), "text": ""}
        self._notify(context, "item/started", {"item": item})
        size = -(-len(step.text) // max(1, step.parts)) or 1
        for begin in range(0, len(step.text), size):
            delta: Members = {"itemId": item["id"], "delta": step.text[begin : begin + size]}
            self._notify(context, "item/agentMessage/delta", delta)
        self._complete_item({**item, "text": step.text}, context)

    def _call_tool(self, step: CallTool, context: _Context) -> None:
        call_id = self._next_item()
        item: Members = {
            "type": "dynamicToolCall",
            "id": call_id,
            "tool": step.tool,
            "arguments": step.arguments,
            "status": "inProgress",
        }
        self._notify(context, "item/started", {"item": item})
        params: Members = {"callId": call_id, "tool": step.tool, "arguments": step.arguments}
        answer = self._ask(context, "item/tool/call", params, step.seconds) or {}
        result = answer.get("result")
        told: Members = result if isinstance(result, dict) else {"success": False, "contentItems": []}
        self._complete_item({**item, **told, "status": "completed" if told.get("success") else "failed"}, context)

    def _complete_item(self, item: Members, context: _Context) -> None:
        if context.turn is not None:
            with self._state:
                cast("list[JsonValue]", context.turn["items"]).append(item)
                self._save()
        self._notify(context, "item/completed", {"item": item})

    def _burst(self, step: Burst, context: _Context) -> None:
        item_id = self._next_item()
        item: Members = {"type": "agentMessage", "id": item_id, "text": ""}
        self._notify(context, "item/started", {"item": item})
        delta: Members = {"itemId": item_id, "delta": "x" * step.size}
        message: Members = {"method": "item/agentMessage/delta", "params": self._completed(context, delta)}
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        self._streams.write(line * step.lines)
        self._complete_item(item, context)

    def _end_turn(self, step: EndTurn, context: _Context) -> None:
        turn = context.turn
        if turn is None:
            return
        error: Members | None = None if step.error is None else {"message": step.error}
        with self._state:
            turn.update(status=step.status, error=error)
            self._save()
            if self._turn is not None and self._turn.turn is turn:
                self._turn = None
        if step.told:
            self._notify(context, "turn/completed", {"turn": {**turn, "items": []}})

    def _save(self) -> None:
        path = self._folder / THREAD_FILE
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_bytes(msgspec.json.encode(self._thread))
        fresh.replace(path)


def _load_thread(folder: Path, script: AppServerScript) -> FakeThread:
    path = folder / THREAD_FILE
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=FakeThread)
    return FakeThread(uses=[0] * len(script.exchanges))


def _write_all(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def run_program(folder: str, arguments: Sequence[str]) -> int:
    """Plays the script in the folder until the input ends, and returns the exit code."""
    path = Path(folder)
    server = _AppServer(decode_script((path / SCRIPT_FILE).read_bytes()), path)
    server.note(
        {
            "kind": "start",
            "process": os.getpid(),
            "arguments": list(arguments),
            "environment": cast("list[JsonValue]", sorted(os.environ)),
            "directory": os.getcwd(),
        }
    )
    try:
        server.run()
    except BrokenPipeError:
        return 1
    return 0
