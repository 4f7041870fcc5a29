"""The serialized boundary: a recording in JSON Lines, checked line by line and folded into a snapshot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from paperclip_runner.errors import ReplayError
from paperclip_runner.jsonlines import LineSplitter
from paperclip_runner.replay.events import read_event
from paperclip_runner.replay.reducer import SessionReducer
from paperclip_runner.replay.snapshot import SessionSnapshot, new_snapshot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_protocol import JsonValue

    from paperclip_runner.replay.events import EventFacts

__all__ = [
    "DEFAULT_REPLAY_LIMITS",
    "MAX_REPLAY_BYTES",
    "MAX_REPLAY_EVENTS",
    "MAX_REPLAY_LINE_BYTES",
    "JsonLinesReplay",
    "ReplayLimits",
    "replay_jsonl",
]

MAX_REPLAY_BYTES = 8 * 1024 * 1024
"""UTF-8 bytes of a whole recording."""

MAX_REPLAY_EVENTS = 4_096
"""Lines of a recording; each holds one event."""

MAX_REPLAY_LINE_BYTES = 256 * 1024
"""UTF-8 bytes of one line, without its newline."""


class ReplayLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The bounds of one replay; the defaults are the contract's."""

    max_bytes: int = MAX_REPLAY_BYTES
    max_events: int = MAX_REPLAY_EVENTS
    max_line_bytes: int = MAX_REPLAY_LINE_BYTES


DEFAULT_REPLAY_LIMITS = ReplayLimits()


class JsonLinesReplay:
    """Reads a recording as it arrives, in chunks of any size, and holds at most one line of it.

    Feed it with `receive`, end it with `finish`. The first violation in reading order raises `ReplayError`, after
    which the replay accepts nothing more. Codes: `replay_identity_incomplete`, `replay_bytes_exceeded`,
    `replay_events_exceeded`, `replay_line_invalid`, `replay_json_invalid`, `replay_schema_invalid`,
    `replay_identity_mismatch`, `replay_event_duplicated`, `replay_sequence_discontinuous`,
    `replay_event_after_terminal`, `replay_terminal_missing`.
    """

    def __init__(
        self,
        *,
        identity: Mapping[str, JsonValue],
        capabilities: Mapping[str, JsonValue],
        fixture_name: str,
        limits: ReplayLimits = DEFAULT_REPLAY_LIMITS,
    ) -> None:
        if not identity.get("driverSessionId"):
            raise ReplayError(
                "the identity names no driver session: give it the driverSessionId of the recorded run",
                code="replay_identity_incomplete",
            )
        self.reducer = SessionReducer(
            new_snapshot(identity=identity, capabilities=capabilities, fixture_name=fixture_name)
        )
        self.line_count = 0
        self.byte_count = 0
        self._run_id = identity.get("runId")
        self._session_id = identity.get("normalizedSessionId")
        self._limits = limits
        self._splitter = LineSplitter(max_line_bytes=limits.max_line_bytes)
        self._sequences: dict[tuple[str, str], int] = {}
        self._terminal_line: int | None = None
        self._failure: ReplayError | None = None

    def receive(self, chunk: bytes) -> None:
        """Take the next bytes of the recording and fold every line that is now complete."""
        if self._failure is not None:
            raise self._failure
        try:
            self._receive(chunk)
        except ReplayError as failure:
            self._failure = failure
            raise

    def finish(self) -> SessionSnapshot:
        """The recording is over: fold a last line that has no newline, and give the final snapshot."""
        if self._failure is not None:
            raise self._failure
        try:
            if self._splitter.rest or not self.line_count:
                self.receive_line(self._splitter.rest)
            if self._terminal_line is None:
                raise ReplayError(
                    "the recording ends without a run.terminal event: the run did not end, or its tail is lost",
                    code="replay_terminal_missing",
                    line=self.line_count,
                )
        except ReplayError as failure:
            self._failure = failure
            raise
        return self.reducer.snapshot()

    def _receive(self, chunk: bytes) -> None:
        self.byte_count += len(chunk)
        _check_size(self.byte_count, self._limits)
        for line in self._splitter.receive(chunk):
            self.receive_line(line)
        too_long = self._splitter.failure
        if too_long is not None and too_long.observed is not None:
            raise self._line_too_long(self.line_count + 1, too_long.observed)

    def receive_line(self, line: bytes | str) -> None:
        """Check and fold one line, given without its newline."""
        self.line_count = number = self.line_count + 1
        _check_line_count(number, self._limits)
        size = len(line) if isinstance(line, bytes) else len(line.encode("utf-8", "surrogatepass"))
        if not size:
            raise ReplayError(
                f"line {number} is empty: every line holds one event",
                code="replay_line_invalid",
                line=number,
            )
        if size > self._limits.max_line_bytes:
            raise self._line_too_long(number, size)
        self._fold(number, read_event(line, number))

    def _fold(self, number: int, facts: EventFacts) -> None:
        if facts.run_id != self._run_id or facts.normalized_session_id != self._session_id:
            raise ReplayError(
                f"line {number}: the event is of run {facts.run_id}, session {facts.normalized_session_id}, "
                f"but the recording is of run {self._run_id}, session {self._session_id}",
                code="replay_identity_mismatch",
                line=number,
            )
        if facts.source_event_id in self.reducer:
            raise ReplayError(
                f"line {number}: the event id {facts.source_event_id} was recorded before",
                code="replay_event_duplicated",
                line=number,
            )
        source = (facts.source_kind, facts.source_instance_id)
        previous = self._sequences.get(source)
        if previous is not None and facts.source_seq != previous + 1:
            raise ReplayError(
                f"line {number}: {':'.join(source)} continues with {facts.source_seq} after {previous}",
                code="replay_sequence_discontinuous",
                line=number,
                limit=previous + 1,
                observed=facts.source_seq,
            )
        self._sequences[source] = facts.source_seq
        if self._terminal_line is not None:
            raise ReplayError(
                f"line {number}: an event after the run.terminal of line {self._terminal_line}",
                code="replay_event_after_terminal",
                line=number,
            )
        if facts.event_type == "run.terminal":
            self._terminal_line = number
        self.reducer.apply_facts(facts)

    def _line_too_long(self, number: int, size: int) -> ReplayError:
        limit = self._limits.max_line_bytes
        return ReplayError(
            f"line {number} has {size} bytes or more, and a line may have {limit}",
            code="replay_line_invalid",
            line=number,
            limit=limit,
            observed=size,
        )


def _check_size(size: int, limits: ReplayLimits) -> None:
    """Raise `ReplayError` (`replay_bytes_exceeded`) when a recording is larger than allowed."""
    if size > limits.max_bytes:
        raise ReplayError(
            f"the recording has {size} bytes or more, and may have {limits.max_bytes}: raise the limit to replay it",
            code="replay_bytes_exceeded",
            limit=limits.max_bytes,
            observed=size,
        )


def _check_line_count(count: int, limits: ReplayLimits) -> None:
    """Raise `ReplayError` (`replay_events_exceeded`) when a recording has more lines than allowed."""
    if count > limits.max_events:
        raise ReplayError(
            f"the recording has {count} events or more, and may have {limits.max_events}: raise the limit to replay it",
            code="replay_events_exceeded",
            limit=limits.max_events,
            observed=count,
        )


def replay_jsonl(
    data: bytes | str,
    *,
    identity: Mapping[str, JsonValue],
    capabilities: Mapping[str, JsonValue],
    fixture_name: str,
    limits: ReplayLimits = DEFAULT_REPLAY_LIMITS,
) -> SessionSnapshot:
    """The snapshot of a whole recording.

    The size and the number of lines are checked before the first line is looked at. One final newline is allowed;
    every line holds one valid event of the identity's run and session, ids are unique, the numbers of each source are
    continuous (from any first number), and nothing follows the one `run.terminal`.
    Raises `ReplayError` with the codes of `JsonLinesReplay`.
    """
    replay = JsonLinesReplay(identity=identity, capabilities=capabilities, fixture_name=fixture_name, limits=limits)
    lines: list[bytes] | list[str]
    if isinstance(data, str) and not data.isascii():
        # Kept as text: it may hold lone surrogates, which have no UTF-8 form.
        _check_size(len(data.encode("utf-8", "surrogatepass")), limits)
        _check_line_count(data.removesuffix("\n").count("\n") + 1, limits)
        lines = data.removesuffix("\n").split("\n")
    else:
        text = data.encode() if isinstance(data, str) else data
        _check_size(len(text), limits)
        _check_line_count(text.count(b"\n", 0, len(text) - 1) + 1, limits)
        lines = text.removesuffix(b"\n").split(b"\n")
    for line in lines:
        replay.receive_line(line)
    return replay.finish()
