"""The folder of a trace: who may use it, and what a run that was stopped left in it."""

from __future__ import annotations

import resource
from typing import TYPE_CHECKING

import msgspec
import pytest

from paperclip_runner.cli.trace_facts import snapshot_for_run
from paperclip_runner.cli.trace_recording import FolderLock, Recording, TraceFolder, TraceStateError, read_events
from paperclip_runner.errors import ReplayError
from tests.cli_trace.memory_driver import event, opening_events, turn_events

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_protocol import JsonValue

IDENTITY: dict[str, JsonValue] = {
    "runId": "codex-safe-run",
    "normalizedSessionId": "codex-normalized-session",
    "driverSessionId": "thread-1",
}


def test_a_folder_with_anything_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    with pytest.raises(TraceStateError) as caught:
        TraceFolder(tmp_path).start_afresh()
    assert caught.value.code == "trace_folder_foreign"
    assert (tmp_path / "thesis.txt").exists()


def test_a_folder_of_a_trace_that_ended_is_used_again(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    folder.start_afresh()
    folder.write_trace({"schema": "paperclip.runner.codex.trace.v1", "state": "ended"})
    (folder.workspace / "old.txt").touch()
    folder.session.touch()
    folder.start_afresh()
    assert not (folder.workspace / "old.txt").exists()
    assert not folder.session.exists()


@pytest.mark.parametrize("recording", ["", "run-2"])
def test_a_run_that_can_be_resumed_is_not_thrown_away(tmp_path: Path, recording: str) -> None:
    folder = TraceFolder(tmp_path / "out")
    folder.start_afresh()
    folder.write_trace({"schema": "paperclip.runner.codex.trace.v1", "state": "ended"})
    last = TraceFolder(folder.shown, recording=recording)
    last.write_trace({"schema": "paperclip.runner.codex.trace.v1", "state": "running"})
    folder.session.touch()
    with pytest.raises(TraceStateError) as caught:
        folder.start_afresh()
    assert caught.value.code == "trace_unfinished"
    assert "prp resume --from" in str(caught.value)


def test_one_process_at_a_time(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path)
    with FolderLock(folder):
        with pytest.raises(TraceStateError) as caught, FolderLock(folder):
            pytest.fail("both had it")
        assert caught.value.code == "trace_folder_locked"
    with FolderLock(folder):
        pass


def test_git_does_not_see_the_folder(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    folder.start_afresh()
    assert (tmp_path / "out" / ".gitignore").read_text(encoding="utf-8") == "*\n"


def written(folder: TraceFolder, events: list[dict[str, JsonValue]], rest: bytes = b"") -> None:
    folder.path.mkdir(exist_ok=True)
    folder.events.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in events) + rest)


def test_a_line_that_was_not_written_whole_is_left_out(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    written(folder, opening_events(), b'{"schema":"paperclip.prp.ev')
    assert read_events(folder, source_instance_id="runner-codex", checkpoint=1) == opening_events()


def test_what_the_recovered_session_tells_again_is_left_out(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    events = [*opening_events(), *turn_events(2, {"any": "result"})]
    written(folder, events)
    assert read_events(folder, source_instance_id="runner-codex", checkpoint=1) == events[:2]
    assert read_events(folder, source_instance_id="runner-codex", checkpoint=3) == events[:3]
    assert read_events(folder, source_instance_id="runner-codex", checkpoint=4) == events


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    written(folder, opening_events(), b"rubbish\n")
    with pytest.raises(TraceStateError) as caught:
        read_events(folder, source_instance_id="runner-codex", checkpoint=9)
    assert caught.value.code == "trace_events_unreadable"
    assert "line 2" in str(caught.value)


def test_a_recording_goes_on_where_it_ended(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    written(folder, opening_events(), b'{"half')
    recording = Recording(folder, identity=IDENTITY, capabilities={}, fixture_name="test")
    recording.open(opening_events())
    assert recording.next_sequence("runner-codex") == 2
    recording.record(event(2, "turn.started", {}, turnId="turn-1"))
    with pytest.raises(ReplayError):
        recording.record(event(3, "turn.started", {}, turnId="turn-1") | {"runId": "another"})
    recording.close()
    assert folder.events.read_bytes().count(b"\n") == 2
    assert recording.event_count == 2


def record_all(recording: Recording, events: list[dict[str, JsonValue]]) -> None:
    for each in events:
        recording.record(each)


def test_a_full_disk_is_named_and_leaves_a_line_that_is_left_out(tmp_path: Path) -> None:
    folder = TraceFolder(tmp_path / "out")
    recording = Recording(folder, identity=IDENTITY, capabilities={}, fixture_name="test")
    recording.open()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(TraceStateError) as caught:
            record_all(recording, [*opening_events(), *turn_events(2, None)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    recording.close()
    assert caught.value.code == "trace_events_unwritable"
    assert read_events(folder, source_instance_id="runner-codex", checkpoint=9) == []


def test_a_further_run_counts_its_tokens_and_events_from_nothing() -> None:
    usage: dict[str, JsonValue] = {"baseline": {"inputTokens": 1}, "latest": {"inputTokens": 5}}
    ended: dict[str, JsonValue] = {
        "runId": "one",
        "semanticResult": {"result": {}},
        "terminalTurns": [{"turnId": "turn-1", "fingerprint": "x"}],
        "lastSourceSequence": 40,
        "codexUsageBaseline": usage,
    }
    fresh = snapshot_for_run(ended, "two")
    assert (fresh["runId"], fresh["semanticResult"], fresh["terminalTurns"], fresh["lastSourceSequence"]) == (
        "two",
        None,
        [],
        0,
    )
    assert fresh["codexUsageBaseline"] == {"baseline": {"inputTokens": 5}, "latest": {"inputTokens": 5}}
