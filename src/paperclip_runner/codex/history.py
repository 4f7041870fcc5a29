"""Reads the history of a thread page by page, and compares it with what a session recorded.

Only the turn the session recorded as active may end by what history says; an older turn never stands in for it, and an
end that was told before is not told again. A history that is incomplete says nothing.
Source: the recovery sections of the Codex driver specification.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.codex.errors import ReconciliationError
from paperclip_runner.codex.outgoing import history_page_params
from paperclip_runner.codex.reading import record, text
from paperclip_runner.codex.session_terminals import finish_turn, replayed_terminal_problem
from paperclip_runner.codex.usage import observe_usage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState

__all__ = ["HistoryPages", "find_turns_after", "reconcile_session", "turns_to_load"]

PAGES_MAX: Final = 10_000
"""Pages of one list that are read."""

TURN_STATUSES: Final = frozenset({"inProgress", "completed", "failed", "interrupted", "cancelled"})
"""Statuses a turn of the history may have."""


class HistoryPages:
    """The turns of a thread, or the items of one turn, while their pages are read.

    Send `thread/turns/list` or `thread/items/list` (`method`) with `params()` and hand each result to `receive`, until
    `complete`. Raises `ReconciliationError` with `codex_history_incomplete` for a page that cannot be relied on.
    """

    def __init__(self, thread_id: str, turn_id: str | None = None) -> None:
        self.method = "thread/turns/list" if turn_id is None else "thread/items/list"
        self.complete = False
        self._thread_id = thread_id
        self._turn_id = turn_id
        self._cursor: str | None = None
        self._cursors: set[str] = set()
        self._pages = 0
        self._entries: dict[str, dict[str, JsonValue]] = {}

    def params(self) -> dict[str, JsonValue]:
        """Return the parameters of the next page."""
        return history_page_params(self._thread_id, turn_id=self._turn_id, cursor=self._cursor)

    def receive(self, result: dict[str, JsonValue]) -> None:
        """Take one page. A later entry with the identity of an earlier one takes its place."""
        data = result.get("data")
        if not isinstance(data, list):
            raise self._incomplete("a page holds no list")
        for entry in map(record, data):
            name, kept = self._read(entry)
            self._entries[name] = kept
        self._pages += 1
        cursor = result.get("nextCursor")
        if cursor is None:
            self.complete = True
            return
        if not isinstance(cursor, str) or not cursor or cursor in self._cursors:
            raise self._incomplete("a page does not lead to a new one")
        if self._pages >= PAGES_MAX:
            raise self._incomplete(f"there are more than {PAGES_MAX} pages")
        self._cursors.add(cursor)
        self._cursor = cursor

    def entries(self) -> list[dict[str, JsonValue]]:
        """Return the turns, or the items, of all pages."""
        return list(self._entries.values())

    def _read(self, entry: dict[str, JsonValue]) -> tuple[str, dict[str, JsonValue]]:
        if self._turn_id is None:
            turn_id = text(entry.get("id"))
            if not turn_id or entry.get("status") not in TURN_STATUSES:
                raise self._incomplete("a turn has no identity or no known status")
            return turn_id, entry
        item = record(entry.get("item"))
        item_id = text(item.get("id"))
        if entry.get("turnId") != self._turn_id or not item_id:
            raise self._incomplete("an item has no identity or belongs to another turn")
        return item_id, item

    def _incomplete(self, problem: str) -> ReconciliationError:
        return ReconciliationError(f"codex_history_incomplete: {problem}", code="codex_history_incomplete")


def turns_to_load(state: SessionState, turns: Sequence[dict[str, JsonValue]]) -> list[str]:
    """Return the turns whose items a reconciliation needs."""
    wanted = [state.active_turn_id, *state.terminal_turns]
    ended = {text(turn.get("id")) for turn in turns if turn.get("status") != "inProgress"}
    return [turn_id for turn_id in wanted if turn_id is not None and turn_id in ended]


def reconcile_session(
    state: SessionState,
    thread: dict[str, JsonValue],
    turns: Sequence[dict[str, JsonValue]],
    items: Mapping[str, Sequence[dict[str, JsonValue]]],
) -> dict[str, JsonValue]:
    """Compare a history with the session; return the thread with its turns filled in.

    Raises `ReconciliationError`, before anything was told, when they contradict each other.
    """
    _require_same_thread(state, thread)
    filled: list[dict[str, JsonValue]] = []
    for turn in turns:
        loaded = items.get(text(turn.get("id")))
        filled.append(turn if loaded is None else {**turn, "items": list(loaded)})
    by_id = {text(turn.get("id")): turn for turn in filled}
    expected = state.active_turn_id
    for turn in filled:
        turn_id = text(turn.get("id"))
        if turn.get("status") == "inProgress" and turn_id != expected:
            raise ReconciliationError(
                f"thread/read exposed active turn {turn_id} instead of persisted active turn {expected or 'none'}"
            )
    if expected is not None and expected not in by_id:
        raise ReconciliationError(f"persisted active turn {expected} is missing from thread/read")
    _require_same_terminals(state, by_id)
    total = record(record(thread.get("tokenUsage")).get("total"))
    if total:
        state.usage = observe_usage(state.usage, total, historical=state.usage is None)
    ended: str | None = None
    if expected is not None and by_id[expected].get("status") != "inProgress":
        finish_turn(state, by_id[expected], reconciling=True)
        ended = expected
    payload: dict[str, JsonValue] = {
        "providerSessionId": state.provider_session_id,
        "turnCount": len(filled),
        "activeTurnId": state.active_turn_id,
        "terminalTurnId": ended,
    }
    state.log.emit("session.reconciled", payload)
    return {"thread": {**thread, "turns": list(filled)}}


def _require_same_thread(state: SessionState, thread: dict[str, JsonValue]) -> None:
    if thread.get("id") != state.thread_id:
        raise ReconciliationError("thread/read returned a different thread")
    session_id = thread.get("sessionId")
    if state.provider_session_id is not None and session_id != state.provider_session_id:
        raise ReconciliationError("thread/read returned a different provider session")


def _require_same_terminals(state: SessionState, by_id: Mapping[str, dict[str, JsonValue]]) -> None:
    for turn_id in state.terminal_turns:
        turn = by_id.get(turn_id)
        if turn is None:
            continue
        if turn.get("status") == "inProgress":
            raise ReconciliationError(f"previously terminal turn {turn_id} is in progress")
        problem = replayed_terminal_problem(state, turn)
        if problem is not None:
            raise ReconciliationError(f"previously terminal turn {turn_id} changed", details={"reason": problem[0]})


def find_turns_after(
    state: SessionState, turns: Sequence[dict[str, JsonValue]]
) -> tuple[bool, list[dict[str, JsonValue]]]:
    """Return whether history holds a turn that is recorded as ended, and the turns after the last such one."""
    ended = [index for index, turn in enumerate(turns) if text(turn.get("id")) in state.terminal_turns]
    return (True, list(turns[ended[-1] + 1 :])) if ended else (False, [])
