"""A control plane in memory, for tests, demonstrations and as the reference of the port."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final, Literal, cast

from paperclip_runner.canonical import copy_json, semantic_json
from paperclip_runner.control.port import AppendReceipt, ReplayPage, RunCompletion, RunOpening
from paperclip_runner.errors import ControlError
from paperclip_runner.replay import validate_event
from paperclip_runner.results import validate_result

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.control.port import ReplayQuery

__all__ = ["MemoryControlPlane"]

_Members = dict[str, "JsonValue"]

_TEXTS: Final = {
    "control_plane_not_running": "the control plane is not running: start it first",
    "control_plane_already_running": "the control plane is running already",
    "control_plane_run_not_open": "no run is open: open one first",
    "control_plane_run_already_open": "a run is open already, and this control plane holds one",
    "control_plane_run_mismatch": "this belongs to another run than the open one",
    "control_plane_sequence_invalid": "the sequence of an event must continue the stored ones",
    "control_plane_terminal_missing": "the run has not ended: its terminal event must be stored before the result",
    "native_event_replay_conflict": "an event with this id, or this number of its source, has other content",
    "native_result_replay_conflict": "the run was completed before with another result",
}


def _refused(code: str) -> ControlError:
    return ControlError(_TEXTS[code], code=code)


class MemoryControlPlane:
    """Implements `ControlPlanePort` and `SessionCheckpoints` for one run. It must be started first.

    Events without a `sourceEventId` are of the minimal form `{eventId, runId, sequence, type}`; a run holds one form.
    """

    def __init__(self) -> None:
        self.lifecycle: Literal["stopped", "running"] = "stopped"
        self.opening: RunOpening | None = None
        self.completion: RunCompletion | None = None
        self._events: list[_Members] = []
        self._by_id: dict[JsonValue, _Members] = {}
        self._by_number: dict[tuple[JsonValue, int], _Members] = {}
        self._contiguous: dict[JsonValue, int] = {}
        self._checkpoint: JsonValue = None

    @property
    def events(self) -> Sequence[Mapping[str, JsonValue]]:
        """The stored events in the order of their arrival."""
        return tuple(self._events)

    def start(self) -> None:
        """Begin to serve; raises `ControlError` (`control_plane_already_running`)."""
        if self.lifecycle == "running":
            raise _refused("control_plane_already_running")
        self.lifecycle = "running"

    def stop(self) -> None:
        """Serve no longer."""
        self.lifecycle = "stopped"

    async def open_run(self, opening: RunOpening) -> None:
        """Bind the one run. Any second opening is refused (`control_plane_run_already_open`)."""
        self._require_running()
        if self.opening is not None:
            raise _refused("control_plane_run_already_open")
        self.opening = copy.deepcopy(opening)

    async def append_event(self, event: Mapping[str, JsonValue]) -> AppendReceipt:
        """Store one event. Holes in the numbers are accepted; the cursor is the number of the event."""
        if event.get("runId") != self._run_id():
            raise _refused("control_plane_run_mismatch")
        stored = copy_json(dict(event))
        if "sourceEventId" not in stored:
            return self._append_minimal(stored)
        issues = validate_event(stored)
        if issues:
            raise ControlError(
                f"the event breaks the contract at {issues[0].path}: {issues[0].message}",
                code="control_plane_event_invalid",
                details={"paths": [issue.path for issue in issues]},
            )
        source, number = stored["sourceInstanceId"], int(cast("int", stored["sourceSeq"]))
        known = [
            event
            for event in (self._by_id.get(stored["sourceEventId"]), self._by_number.get((source, number)))
            if event is not None
        ]
        if any(semantic_json(event) != semantic_json(stored) for event in known):
            raise _refused("native_event_replay_conflict")
        if not known:
            self._events.append(stored)
            self._by_id[stored["sourceEventId"]] = stored
            self._by_number[source, number] = stored
            contiguous = self._contiguous.get(source, 0)
            while (source, contiguous + 1) in self._by_number:
                contiguous += 1
            self._contiguous[source] = contiguous
        return AppendReceipt(
            cursor=number,
            highest_contiguous_source_seq=self._contiguous[source],
            disposition="duplicate" if known else "committed",
        )

    def _append_minimal(self, event: _Members) -> AppendReceipt:
        expected = len(self._events) + 1
        if event.get("sequence") != expected:
            raise _refused("control_plane_sequence_invalid")
        self._events.append(event)
        return AppendReceipt(cursor=expected, highest_contiguous_source_seq=expected, disposition="committed")

    async def replay_events(self, query: ReplayQuery) -> ReplayPage:
        """Stored events of one source, by number."""
        if query.run_id != self._run_id():
            raise _refused("control_plane_run_mismatch")
        numbers = sorted(
            number
            for source, number in self._by_number
            if source == query.source_instance_id and number > query.after_source_seq
        )
        return ReplayPage(
            events=tuple(
                copy_json(self._by_number[query.source_instance_id, number]) for number in numbers[: query.limit]
            ),
            highest_contiguous_source_seq=self._contiguous.get(query.source_instance_id, 0),
        )

    async def complete_run(self, completion: RunCompletion) -> None:
        """Take the result of the run, after its terminal event."""
        run_id = self._run_id()
        minimal = bool(self._events) and "sourceEventId" not in self._events[-1]
        if minimal:
            result = completion.result if isinstance(completion.result, dict) else {}
            if result.get("runId") != run_id:
                raise _refused("control_plane_run_mismatch")
            ended = self._events[-1].get("type") == "run.completed"
        else:
            verdict = validate_result(completion.result)
            if not verdict.ok:
                raise ControlError(
                    f"the result breaks the contract at {verdict.issues[0].path}: {verdict.issues[0].message}",
                    code="native_result_invalid",
                    details={"paths": [issue.path for issue in verdict.issues]},
                )
            ended = any(event["eventType"] == "run.terminal" for event in self._events)
        if not ended:
            raise _refused("control_plane_terminal_missing")
        if self.completion is not None:
            if semantic_json(self.completion) != semantic_json(completion):
                raise _refused("native_result_replay_conflict")
            return
        self.completion = copy.deepcopy(completion)

    async def load_session_checkpoint(self) -> JsonValue:
        """The last checkpoint of the driver's session, or None."""
        self._run_id()
        return copy_json(self._checkpoint)

    async def checkpoint_session(self, snapshot: JsonValue) -> None:
        """Keep a checkpoint of the driver's session in place of the one before."""
        self._run_id()
        self._checkpoint = copy_json(snapshot)

    def _require_running(self) -> None:
        if self.lifecycle != "running":
            raise _refused("control_plane_not_running")

    def _run_id(self) -> JsonValue:
        self._require_running()
        if self.opening is None:
            raise _refused("control_plane_run_not_open")
        return self.opening.identity.get("runId")
