"""The one thread of a fake app-server: its turns, and the usual answers to what is asked about it (pure)."""

from __future__ import annotations

from typing import Final

import msgspec
from paperclip_protocol import JsonValue

__all__ = ["THREAD_ID", "FakeThread"]

THREAD_ID: Final = "00000000-0000-4000-8000-0000000000fa"
"""Identity of the thread and of its session."""

MODEL: Final = "fake-model"
"""Model the thread is opened with when the client names none."""

Members = dict[str, JsonValue]


class FakeThread(msgspec.Struct, kw_only=True):
    """What is kept from one process of a fake app-server to the next.

    `turns`: as in the history, oldest first, with their items. `uses`: how often each exchange of the script was used.
    """

    turns: list[Members] = []
    working_directory: str = ""
    uses: list[int] = []
    unanswered: list[str] = []
    """Methods of requests to the client that got no answer in time."""

    def begin_turn(self) -> Members:
        """A new turn at the end of the history."""
        turn: Members = {"id": f"turn-{len(self.turns) + 1}", "items": [], "status": "inProgress", "error": None}
        self.turns.append(turn)
        return turn

    def usual_answer(self, method: str, params: Members, *, version: str, directory: str) -> JsonValue:
        """The result of a request; None for a method that is not known."""
        match method:
            case "initialize":
                return {
                    "userAgent": f"fake-app-server/{version}",
                    "codexHome": directory,
                    "platformFamily": "unix",
                    "platformOs": "linux",
                }
            case "thread/start" | "thread/resume":
                cwd = params.get("cwd")
                self.working_directory = cwd if isinstance(cwd, str) else self.working_directory or directory
                return self._opened(params)
            case "thread/read":
                return {"thread": self.to_wire(with_turns=params.get("includeTurns") is True)}
            case "thread/turns/list":
                return {"data": [{**turn, "items": []} for turn in self.turns], "nextCursor": None}
            case "thread/items/list":
                return {"data": self._items(params.get("turnId")), "nextCursor": None}
            case "turn/steer":
                return {"turnId": self.turns[-1]["id"] if self.turns else ""}
            case "turn/interrupt" | "thread/compact/start":
                return {}
            case "thread/goal/get":
                return {"goal": None}
            case _:
                return None

    def to_wire(self, *, with_turns: bool = False) -> Members:
        """The thread as the app-server tells it."""
        return {
            "id": THREAD_ID,
            "sessionId": THREAD_ID,
            "preview": "",
            "ephemeral": False,
            "modelProvider": "fake",
            "createdAt": 0,
            "updatedAt": 0,
            "status": {"type": "idle"},
            "path": None,
            "cwd": self.working_directory,
            "cliVersion": "",
            "source": "appServer",
            "turns": [dict(turn) for turn in self.turns] if with_turns else [],
        }

    def _opened(self, params: Members) -> Members:
        return {
            "thread": self.to_wire(),
            "model": params.get("model") or MODEL,
            "modelProvider": "fake",
            "serviceTier": None,
            "cwd": self.working_directory,
            "instructionSources": [],
            "approvalPolicy": params.get("approvalPolicy") or "never",
            "approvalsReviewer": "user",
            "sandbox": {"type": "readOnly"},
            "reasoningEffort": None,
        }

    def _items(self, turn_id: JsonValue) -> list[JsonValue]:
        entries: list[JsonValue] = []
        for turn in self.turns:
            items = turn["items"]
            if turn["id"] == turn_id and isinstance(items, list):
                entries.extend({"turnId": turn_id, "item": item} for item in items)
        return entries
