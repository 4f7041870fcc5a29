"""What a traced run came to: its exit code, trace.json, and the lines at the end (pure)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.trace_evidence import ProbeVerdict
from paperclip_runner.cli.trace_facts import FIXTURE_NAME, TRACE_SCHEMA, Ending, RunFacts, StopReason
from paperclip_runner.cli.trace_narration import one_line
from paperclip_runner.codex.context import is_skillless
from paperclip_runner.codex.reading import record
from paperclip_runner.errors import ReplayError
from paperclip_runner.replay import MAX_REPLAY_BYTES, MAX_REPLAY_EVENTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_runner.cli.trace_recording import TraceFolder

__all__ = ["Checked", "exit_code", "summary_lines", "trace_document"]

Members = dict[str, JsonValue]

LOST_CODES: Final = frozenset(
    {
        "codex_request_timeout",
        "codex_stdout_ended",
        "codex_stdout_truncated",
        "codex_transport_closed",
        "codex_transport_failed",
        "codex_unresponsive",
    }
)
"""Codes with which a session ends because Codex is gone or silent; every other code is a breach of its protocol."""

_SANDBOX_SIGNS: Final = ("bwrap", "landlock", "sandbox", "unshare", "user namespace")

_TO_BE_CONTINUED: Final = (ExitCode.RUN_FAILED, ExitCode.INTERRUPTED, ExitCode.TIMED_OUT)
"""Exit codes after which a further run in the same thread makes sense."""

_DISPOSITIONS: Final = {
    "done": ExitCode.DONE,
    "needs_review": ExitCode.NEEDS_REVIEW,
    "yielded": ExitCode.NEEDS_REVIEW,
    "blocked": ExitCode.BLOCKED,
}


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked at after the run. `fault` is what is wrong with the workspace, in words."""

    fault: str | None = None
    file: str | None = None
    """The file of the safe task, where it was written."""
    probes: tuple[ProbeVerdict, ...] = ()
    actions: Members | None = None
    sandbox_output: str = ""
    """What the failed commands wrote, to tell a sandbox that does not work from a task that failed."""

    @property
    def ok(self) -> bool:
        """Whether everything is as it has to be."""
        return self.fault is None and all(probe.denied for probe in self.probes)


def exit_code(facts: RunFacts, checked: Checked, stopped: StopReason | None) -> ExitCode:
    """What the command ends with."""
    state = None if facts.terminal is None else facts.terminal["runTerminalState"]
    if stopped is not None and state != "succeeded":
        return ExitCode.INTERRUPTED if stopped is StopReason.CTRL_C else ExitCode.TIMED_OUT
    if facts.start_failure is not None:
        return ExitCode.PROVIDER_START_FAILED
    if facts.recovery_reason is not None:
        return ExitCode.STATE
    if facts.failure is not None:
        if facts.failure.code == "codex_snapshot_unwritable":
            return ExitCode.STATE
        lost = not isinstance(facts.failure, ReplayError) and facts.failure.code in LOST_CODES
        refused = facts.failure.code in ("capability_unavailable", "codex_rpc_error")
        return ExitCode.RUN_FAILED if lost or refused else ExitCode.INVALID
    if facts.parity is False:
        return ExitCode.INVALID
    if state != "succeeded" or facts.terminal is None or not all(probe.denied for probe in checked.probes):
        return ExitCode.RUN_FAILED
    code = _DISPOSITIONS[str(facts.terminal["reportedWorkDisposition"])]
    return ExitCode.RUN_FAILED if code is ExitCode.DONE and not checked.ok else code


def trace_document(
    facts: RunFacts,
    *,
    options: Members,
    versions: Members,
    checked: Checked | None = None,
    code: ExitCode | None = None,
    ended_at: str | None = None,
) -> Members:
    """trace.json; without a `code` the run still goes on."""
    document: Members = {
        "schema": TRACE_SCHEMA,
        "state": "running" if code is None else facts.ending.value,
        "fixtureName": FIXTURE_NAME,
        "identity": facts.identity,
        "capabilities": facts.capabilities,
        "options": options,
        "versions": versions,
        "timings": {
            "startedAt": facts.started_at,
            "endedAt": ended_at,
            "openSeconds": _rounded(facts.open_seconds),
            "turnSeconds": _rounded(facts.turn_seconds),
            "totalSeconds": _rounded(facts.total_seconds),
        },
        "context": facts.context,
    }
    if code is None or checked is None:
        return document
    probes: list[JsonValue] = [
        {"probe": probe.name, "attempt": probe.words, "answer": probe.answer} for probe in checked.probes
    ]
    outcome: Members = {
        "events": facts.event_count,
        "usage": facts.usage,
        "proposedResult": facts.proposed,
        "result": facts.result,
        "terminal": facts.terminal,
        "verdict": _verdict(facts),
        "assertions": _assertions(facts, checked, options),
        "evidence": probes,
        "actions": checked.actions,
        **_faults(facts),
        "exit": {"code": int(code), "name": code.name.lower()},
    }
    document |= outcome
    return document


def summary_lines(
    facts: RunFacts,
    checked: Checked,
    code: ExitCode,
    folder: TraceFolder,
    *,
    program: str,
    options: Mapping[str, object],
) -> list[str]:
    """What the person reads at the end: what came of it, where it lies, and what to do next."""
    lines = [""]
    if checked.probes:
        width = max(len(probe.words) for probe in checked.probes)
        lines += ["Tried inside the sandbox:"]
        lines += [f"  {probe.words:{width}}  {probe.answer}" for probe in checked.probes]
        lines += ["", *_written(checked)]
    lines += _headline(facts, checked, code)
    if facts.ending is not Ending.NOT_STARTED:
        lines += _places(facts, checked, folder)
    steps = _next_steps(facts, code, folder, program, options)
    return [*lines, "", "Next:", *(f"  {step}" for step in steps)] if steps else lines


def _written(checked: Checked) -> list[str]:
    """The counterpart of the probes: what had to be possible."""
    return [] if checked.file is None else [f"Not refused, as it must be: {checked.file} was written.", ""]


def _headline(facts: RunFacts, checked: Checked, code: ExitCode) -> list[str]:
    summary = one_line(str(record(facts.result).get("summary", "")), 300)
    if code is ExitCode.DONE:
        return [f"Done, and accepted: {summary}"]
    if code is ExitCode.NEEDS_REVIEW:
        return [f"Somebody has to look at it (exit code {int(code)}): {summary}"]
    if code is ExitCode.BLOCKED:
        blocker = record(record(facts.result).get("blocker"))
        owner = one_line(str(record(blocker.get("owner")).get("name")))
        return [
            f"Blocked (exit code {int(code)}): {summary}",
            f"  {owner} has to {one_line(str(blocker.get('unblockAction')), 300)}",
        ]
    if code is ExitCode.PROVIDER_START_FAILED:
        return [f"Codex did not start (exit code {int(code)}): {one_line(str(facts.start_failure), 1000)}"]
    if code is ExitCode.STATE:
        return [f"Not recovered (exit code {int(code)}): {one_line(str(facts.recovery_reason), 1000)}"]
    if code is ExitCode.TIMED_OUT:
        return [f"The time ran out (exit code {int(code)})."]
    if code is ExitCode.INTERRUPTED:
        return [f"Interrupted (exit code {int(code)})."]
    return _failed(facts, checked, code)


def _failed(facts: RunFacts, checked: Checked, code: ExitCode) -> list[str]:
    reasons: list[str] = []
    if facts.failure is not None:
        reasons.append(f"{facts.failure} [{facts.failure.code}]")
    if facts.parity is False:
        reasons.append("The recording does not give the session that was seen live: it is not to be trusted.")
    if facts.turn_error is not None:
        reasons.append(f"Codex says: {one_line(facts.turn_error, 500)}")
    if checked.fault is not None:
        reasons.append(checked.fault)
    if any(sign in checked.sandbox_output.lower() for sign in _SANDBOX_SIGNS):
        reasons.append(
            "The sandbox of Codex does not work here: it needs user namespaces (bubblewrap). Allow them, or, in a "
            "container that may be changed freely, run the commands without it: --external-sandbox."
        )
    if any(not probe.denied for probe in checked.probes):
        reasons.append("Not every probe was denied: do not trust this sandbox with anything.")
    reasons += [f"The core: {reason}" for reason in facts.rejection]
    reasons += [f"Codex warned: {warning}" for warning in facts.warnings]
    what = "Broken protocol" if code is ExitCode.INVALID else "Failed"
    return [f"{what} (exit code {int(code)}).", *(f"  {one_line(reason, 600)}" for reason in dict.fromkeys(reasons))]


def _places(facts: RunFacts, checked: Checked, folder: TraceFolder) -> list[str]:
    display = folder.display
    ended = facts.ending is Ending.ENDED
    events = f"{facts.event_count:,} events" if ended else "unfinished"
    lines = [f"  workspace  {display(folder.workspace)}"] if checked.file is None else [f"  file       {checked.file}"]
    lines.append(f"  recording  {display(folder.events)}  ({events})")
    if ended and facts.parity:
        lines.append(f"  snapshot   {display(folder.snapshot)}  (live and replayed are equal)")
    lines.append(f"  details    {display(folder.trace)}")
    delta = record(record(facts.usage).get("runDelta"))
    if delta:
        lines.append(f"  usage      {delta.get('inputTokens', 0):,} tokens in, {delta.get('outputTokens', 0):,} out")
    if checked.actions is not None:
        comments = checked.actions["comments"]
        count = len(comments) if isinstance(comments, list) else 0
        lines.append(f"  sample     task {checked.actions['taskStatus']}, {count} comments")
    return lines


def _next_steps(
    facts: RunFacts,
    code: ExitCode,
    folder: TraceFolder,
    program: str,
    options: Mapping[str, object],
) -> list[str]:
    steps: list[tuple[str, str]] = []
    if facts.parity:
        limits = ""
        if facts.event_count > MAX_REPLAY_EVENTS:
            limits += f" --max-events {facts.event_count}"
        if facts.recording_bytes > MAX_REPLAY_BYTES:
            limits += f" --max-bytes {facts.recording_bytes}"
        steps.append((f"{program} replay {folder.display(folder.events)}{limits}", "what the run comes to"))
    if facts.ending is Ending.UNFINISHED or code in _TO_BE_CONTINUED:
        if facts.ending is not Ending.NOT_STARTED:
            steps.append((f"{program} resume --from {folder.shown}", "go on in the same thread"))
    elif code is ExitCode.DONE and not options.get("live"):
        if not options.get("evidence"):
            steps.append((f"{program} trace codex --evidence", "try what the sandbox must refuse"))
        if not options.get("actions"):
            steps.append((f"{program} trace codex --actions sample", "let Codex call actions of an application"))
        steps.append((f"{program} trace codex --live", "the same with your own Codex login and a real model"))
    if options.get("live") and facts.turn_error is not None:
        steps.append(("codex login", "if you are not signed in"))
    width = max((len(command) for command, _ in steps), default=0)
    return [f"{command:{width}}  # {words}" for command, words in steps]


def _assertions(facts: RunFacts, checked: Checked, options: Members) -> Members:
    context = record(facts.context)
    return {
        "exactlyOneTerminal": facts.terminal is not None,
        "proposalAccepted": facts.result is not None,
        "liveReplayParity": facts.parity is True,
        "stableIdentity": bool(record(facts.identity).get("providerSessionId")),
        "contextIsSkillless": is_skillless(context) if options.get("actions") is None else None,
        "workspaceAsExpected": checked.fault is None,
    }


def _verdict(facts: RunFacts) -> Members:
    status = "accepted" if facts.result is not None else "none" if facts.terminal is None else "rejected"
    return {"status": status, "reasons": list(facts.rejection)}


def _faults(facts: RunFacts) -> Members:
    failure, start, lost = facts.failure, facts.start_failure, facts.recovery_reason
    return {
        "failure": None if failure is None else {"code": failure.code, "message": str(failure)},
        "startFailure": None if start is None else {"code": facts.start_code, "message": start},
        "recovery": None if lost is None else {"recovered": False, "reason": lost},
    }


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 3)
