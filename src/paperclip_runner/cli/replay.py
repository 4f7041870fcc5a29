"""Replay a scripted fixture or a JSON Lines recording, and show the session it reduces to.

A recording needs the identity and capabilities of its run: --run FILE names a JSON file with `identity`, `capabilities`
and `fixtureName`; without it, `trace.json` or `run-metadata.json` beside the recording is read.
Exit code 0: replayed (and equal to --check, if given); 6: refused or different, with the reason, its line and limit.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from paperclip_protocol import JsonValue, decode_json

from paperclip_runner.cli.difference import first_difference
from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError
from paperclip_runner.cli.progress import Progress
from paperclip_runner.errors import ReplayError
from paperclip_runner.replay import (
    MAX_REPLAY_BYTES,
    MAX_REPLAY_EVENTS,
    MAX_REPLAY_LINE_BYTES,
    JsonLinesReplay,
    ParitySummary,
    ReplayLimits,
    SessionReducer,
    SessionSnapshot,
    golden_text,
    load_fixture,
    new_snapshot,
    parity_summary,
    reduce_fixture,
    snapshot_text,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

LINE_SUFFIXES = frozenset({".jsonl", ".ndjson"})
CHUNK_BYTES = 1 << 20
"""Bytes read from a recording at a time."""

RUN_FILES = ("trace.json", "run-metadata.json")
"""Names under which the facts of a run may lie beside its recording."""


class RunFacts(Struct, frozen=True, kw_only=True):
    """What a recording does not hold itself."""

    identity: dict[str, JsonValue]
    capabilities: dict[str, JsonValue]
    name: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a scripted fixture (.json) or a recording (.jsonl)")
    parser.add_argument(
        "--run", type=Path, metavar="FILE", dest="facts", help="identity and capabilities of a recording"
    )
    parser.add_argument("--json", action="store_true", help="print the snapshot as JSON")
    parser.add_argument("--summary", action="store_true", help="print the parity summary as JSON")
    parser.add_argument("--at", metavar="SEQ", help="stop after the event numbered SEQ, or KIND:INSTANCE:SEQ")
    parser.add_argument("--check", type=Path, metavar="GOLDEN", help="require the snapshot (or summary) in this file")
    parser.add_argument("--max-events", type=int, default=MAX_REPLAY_EVENTS, metavar="N", help="default %(default)s")
    parser.add_argument("--max-bytes", type=int, default=MAX_REPLAY_BYTES, metavar="N", help="default %(default)s")
    parser.add_argument(
        "--max-line-bytes", type=int, default=MAX_REPLAY_LINE_BYTES, metavar="N", help="default %(default)s"
    )


def run(options: argparse.Namespace) -> int:
    """Replay and show; the exit code."""
    try:
        snapshot = _snapshot(options)
    except ReplayError as error:
        _refuse(options.file, error)
        return ExitCode.INVALID
    value: SessionSnapshot | ParitySummary = parity_summary(snapshot) if options.summary else snapshot
    if options.check is not None:
        return _compare(value, options.check)
    if options.summary:
        sys.stdout.write(golden_text(value).decode())
    elif options.json:
        sys.stdout.write(snapshot_text(snapshot).decode() + "\n")
    else:
        print("\n".join(describe(snapshot)))
    return ExitCode.DONE


def load_snapshot(path: Path, facts: Path | None = None) -> SessionSnapshot:
    """The snapshot of a fixture or recording, with no progress and the contract's limits."""
    if path.suffix in LINE_SUFFIXES:
        return _replay_lines(path, run_facts(path, facts), ReplayLimits(), quiet=True)
    return reduce_fixture(load_fixture(path).require())


def _snapshot(options: argparse.Namespace) -> SessionSnapshot:
    path: Path = options.file
    limits = ReplayLimits(
        max_bytes=options.max_bytes, max_events=options.max_events, max_line_bytes=options.max_line_bytes
    )
    if path.suffix in LINE_SUFFIXES:
        facts = run_facts(path, options.facts)
        if options.at is not None:
            with path.open("rb") as lines:
                return _until(facts, lines, options.at)
        return _replay_lines(path, facts, limits, quiet=False)
    fixture = load_fixture(path).require()
    if options.at is None:
        return reduce_fixture(fixture)
    facts = RunFacts(
        identity=cast("dict[str, JsonValue]", fixture["identity"]),
        capabilities=cast("dict[str, JsonValue]", fixture["capabilities"]),
        name=cast("str", fixture["name"]),
    )
    return _until(facts, cast("list[JsonValue]", fixture["events"]), options.at)


def run_facts(recording: Path, given: Path | None) -> RunFacts:
    """Identity, capabilities and name of the run that ``recording`` recorded."""
    candidates = [given] if given is not None else [recording.with_name(name) for name in RUN_FILES]
    found = next((path for path in candidates if path.is_file()), None)
    if found is None:
        raise UsageError(
            f"{recording} is a recording, and neither {' nor '.join(str(path) for path in candidates)} is there: "
            "name a JSON file that holds `identity`, `capabilities` and `fixtureName` with --run FILE"
        )
    document = decode_json(found.read_bytes())
    members = document if isinstance(document, dict) else {}
    identity, capabilities, name = (members.get(key) for key in ("identity", "capabilities", "fixtureName"))
    if not (isinstance(identity, dict) and isinstance(capabilities, dict) and isinstance(name, str)):
        raise UsageError(f"{found} does not hold the objects `identity` and `capabilities` and the text `fixtureName`")
    return RunFacts(identity=identity, capabilities=capabilities, name=name)


def _replay_lines(path: Path, facts: RunFacts, limits: ReplayLimits, *, quiet: bool) -> SessionSnapshot:
    replay = JsonLinesReplay(
        identity=facts.identity, capabilities=facts.capabilities, fixture_name=facts.name, limits=limits
    )
    with path.open("rb") as source, Progress(f"replay {path.name}", total=path.stat().st_size, quiet=quiet) as progress:
        while chunk := source.read(CHUNK_BYTES):
            replay.receive(chunk)
            progress.advance(len(chunk))
    return replay.finish()


def _until(facts: RunFacts, events: Iterable[bytes | JsonValue], at: str) -> SessionSnapshot:
    """The state after the event that ``at`` names; what comes later is not looked at."""
    source, _, number = at.rpartition(":")
    if not number.isdigit():
        raise UsageError(f"--at takes a sequence number or KIND:INSTANCE:NUMBER, not {at!r}")
    reducer = SessionReducer(
        new_snapshot(identity=facts.identity, capabilities=facts.capabilities, fixture_name=facts.name)
    )
    for item in events:
        event = decode_json(item) if isinstance(item, bytes) else item
        reducer.apply(cast("dict[str, JsonValue]", event))
        if isinstance(event, dict) and event.get("sourceSeq") == int(number):
            key = f"{event.get('sourceKind')}:{event.get('sourceInstanceId')}"
            if source in ("", key):
                return reducer.snapshot()
    raise UsageError(f"no event has the number {at}")


def _refuse(path: Path, error: ReplayError) -> None:
    """Say why the recording was refused: findings with pointers, or the reason with its line and limit."""
    if error.issues and error.line is None:
        for issue in error.issues:
            print(f"{path}: {issue.path}: {issue.message} [{issue.code}]", file=sys.stderr)
        return
    line = f":{error.line}" if error.line is not None else ""
    bound = f" (limit {error.limit}, observed {error.observed})" if error.limit is not None else ""
    print(f"{path}{line}: {error.message} [{error.code}]{bound}", file=sys.stderr)
    for issue in error.issues:
        print(f"{path}{line}: {issue.path}: {issue.message} [{issue.code}]", file=sys.stderr)


def _compare(value: SessionSnapshot | ParitySummary, golden: Path) -> int:
    wanted = golden.read_bytes()
    pretty = golden_text(value)
    if wanted == pretty or wanted.rstrip(b"\n") == snapshot_text(cast("SessionSnapshot", value)):
        print(f"equal to {golden}")
        return ExitCode.DONE
    difference = first_difference(decode_json(wanted), decode_json(pretty))
    words = difference.words("the golden", "the replay") if difference else "the values are equal, their bytes differ"
    print(f"differs from {golden}: {words}", file=sys.stderr)
    return ExitCode.INVALID


def describe(snapshot: SessionSnapshot) -> list[str]:
    """A snapshot in a few lines for people."""
    terminal = snapshot.terminal if isinstance(snapshot.terminal, dict) else {}
    result = snapshot.proposed_result if isinstance(snapshot.proposed_result, dict) else {}
    missing = sum(gap.missing_count for gap in snapshot.gaps)
    counts = (
        f"{len(snapshot.timeline):,} applied, {len(snapshot.duplicate_event_ids):,} delivered twice, "
        f"{len(snapshot.out_of_order_event_ids):,} out of order, {missing:,} missing"
    )
    lines = [
        f"{snapshot.fixture_name}: run {snapshot.identity.get('runId')}",
        f"  run      {snapshot.run_phase}"
        + (f", {terminal['runTerminalState']}" if "runTerminalState" in terminal else ""),
        f"  session  {snapshot.session_state}",
        f"  turn     {snapshot.turn_state}",
        f"  events   {counts}",
        f"  items    {len(snapshot.items):,}",
        f"  requests {len(snapshot.requests):,}",
    ]
    if result:
        summary = json.dumps(result.get("summary"), ensure_ascii=False)
        lines.append(f"  result   {result.get('reportedWorkDisposition')}: {summary}")
    return lines
