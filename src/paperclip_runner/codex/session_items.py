"""Items of the active turn: their start, their growth and their end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.codex.bounds import bounded_payload, bounded_string, cut
from paperclip_runner.codex.file_references import file_references
from paperclip_runner.codex.reading import record, text
from paperclip_runner.codex.session_results import Admission, admit_result, differing_paths, result_of_text

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.session_state import SessionState
    from paperclip_runner.codex.workspace_changes import ChangeSet

__all__ = ["complete_item", "receive_delta", "start_item"]

FILE_REFERENCES_MAX: Final = 4_096
"""File references of one session."""

WORD_MAX_CHARACTERS: Final = 160
"""Characters of the kind or the phase of an item."""

_PHASE_CHANNELS: Final = {"commentary": "progress", "final_answer": "final"}
_DELTA_CHANNELS: Final = {"item/reasoning/summaryTextDelta": "summary", "item/reasoning/textDelta": "detail"}
_TEXT_MEMBERS: Final = ("text", "aggregatedOutput", "patch", "delta")


def start_item(state: SessionState, params: dict[str, JsonValue], byte_count: int) -> None:
    """Tell that an item began."""
    item = record(params.get("item"))
    item_id = text(item.get("id"))
    channel = _item_channel(item)
    state.track_item(item_id, channel)
    payload = _item_payload(item, channel, byte_count)
    state.log.emit("item.started", payload, turn_id=state.active_turn_id, item_id=item_id)


def complete_item(state: SessionState, params: dict[str, JsonValue], byte_count: int) -> None:
    """Tell that an item ended; a message that is a result as a whole is proposed before."""
    item = record(params.get("item"))
    turn_id = state.active_turn_id
    if turn_id is None or (not item and params.get("kind") == "steering_acknowledgement"):
        return
    item_id, kind = text(item.get("id")), text(item.get("type"))
    if kind == "agentMessage" and not _capture_result(state, item, turn_id, item_id):
        return
    state.item_channels.pop(item_id, None)
    payload = _item_payload(item, _item_channel(item), byte_count)
    state.log.emit("item.completed", payload, turn_id=turn_id, item_id=item_id)
    if kind == "agentMessage":
        _refer_to_files(state, text(item.get("text")), turn_id)
    elif kind == "fileChange":
        report_changes(state, turn_id, state.workspace.report_patch(turn_id, item.get("changes"), complete=True))


def receive_delta(state: SessionState, method: str, kind: str, params: dict[str, JsonValue], byte_count: int) -> None:
    """Tell that an item grew."""
    turn_id = state.active_turn_id
    if turn_id is None:
        return
    item_id = text(params.get("itemId")) or text(record(params.get("item")).get("id")) or f"{turn_id}:{kind}"
    channel = _DELTA_CHANNELS.get(method) or state.item_channels.get(item_id, "unknown")
    grown = params.get("delta")
    if not isinstance(grown, str):
        grown = text(params.get("patch")) or text(params.get("output"))
    payload: dict[str, JsonValue] = {
        "kind": kind,
        "channel": channel,
        "providerMethod": method,
        "text": bounded_string(grown),
        "update": bounded_payload(params, byte_count=byte_count),
    }
    state.log.emit("item.delta", payload, turn_id=turn_id, item_id=item_id)
    if method == "item/fileChange/patchUpdated":
        report_changes(state, turn_id, state.workspace.report_patch(turn_id, params.get("changes"), complete=False))
    elif method == "turn/diff/updated":
        report_changes(state, turn_id, state.workspace.report_diff(turn_id, params.get("diff")))


def report_changes(state: SessionState, turn_id: str, changes: ChangeSet | None) -> None:
    """Tell what the workspace looks like now, when there is something new."""
    if changes is not None:
        item_id = f"{turn_id}:workspace"
        state.log.emit("workspace.change.updated", changes.to_wire(), turn_id=turn_id, item_id=item_id)


def _item_payload(item: dict[str, JsonValue], channel: str, byte_count: int) -> dict[str, JsonValue]:
    kind = cut(text(item.get("type")), WORD_MAX_CHARACTERS) or "unknown"
    payload: dict[str, JsonValue] = {"kind": kind, "channel": channel}
    phase = item.get("phase")
    if isinstance(phase, str):
        payload["providerPhase"] = cut(phase, WORD_MAX_CHARACTERS)
    payload["text"] = bounded_string(next((one for one in map(item.get, _TEXT_MEMBERS) if isinstance(one, str)), ""))
    payload["item"] = bounded_payload(item, byte_count=byte_count)
    return payload


def _item_channel(item: dict[str, JsonValue]) -> str:
    kind = item.get("type")
    if kind == "agentMessage":
        return _PHASE_CHANNELS.get(text(item.get("phase")), "unknown")
    return "summary" if kind == "reasoning" else "unknown"


def _capture_result(state: SessionState, item: dict[str, JsonValue], turn_id: str, item_id: str) -> bool:
    """Propose a message that is a result; False when it contradicts the one proposed before."""
    if not state.configuration.is_task:
        return True
    result = result_of_text(text(item.get("text")))
    if result is None:
        return True
    if admit_result(state, result, turn_id=turn_id, item_id=item_id) is not Admission.CONFLICT:
        return True
    known = {} if state.result is None else state.result.result
    places = ", ".join(differing_paths(known, result))
    state.fail("conflicting_semantic_result", f"A message holds another result than the one proposed, at {places}.")
    return False


def _refer_to_files(state: SessionState, message: str, turn_id: str) -> None:
    if "](" not in message:
        return
    directory = state.configuration.working_directory
    for reference in file_references(message, turn_id=turn_id, working_directory=directory):
        if reference.reference_id not in state.file_references and len(state.file_references) < FILE_REFERENCES_MAX:
            state.file_references.add(reference.reference_id)
            state.log.emit(
                "workspace.file.referenced",
                reference.to_wire(),
                turn_id=turn_id,
                item_id=reference.reference_id,
            )
