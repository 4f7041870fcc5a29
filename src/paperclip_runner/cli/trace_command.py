"""What `prp trace codex` and `prp resume` do: one run in one folder, and the words around it (shell)."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final, cast

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.cli.codex_trace import (
    DRIVER_SOURCE,
    RUN_ID,
    SESSION_ID,
    Stop,
    TraceRun,
)
from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError
from paperclip_runner.cli.trace_actions import SampleActions, now
from paperclip_runner.cli.trace_display import TraceDisplay, trace_display
from paperclip_runner.cli.trace_evidence import probe_verdicts
from paperclip_runner.cli.trace_facts import Ending, RunFacts, snapshot_for_run
from paperclip_runner.cli.trace_recording import (
    FolderLock,
    TraceFolder,
    TraceStateError,
    own_name,
    read_events,
)
from paperclip_runner.cli.trace_scenarios import FILE_NAME
from paperclip_runner.cli.trace_setup import (
    TraceRequest,
    callbacks,
    codex_options,
    scenario,
    start_model,
    start_probes,
    trace_environment,
    workspace_fault,
)
from paperclip_runner.cli.trace_summary import Checked, exit_code, summary_lines, trace_document
from paperclip_runner.codex import (
    CodexCallbacks,
    CodexDriver,
    CodexOptions,
    CodexVersion,
    SnapshotFile,
    codex_version,
    continued_snapshot,
    find_codex,
)
from paperclip_runner.codex.reading import record
from paperclip_runner.errors import CodexError
from paperclip_runner.harness.contract import HarnessDriver

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_runner.cli.trace_evidence import ProbePlan
    from paperclip_runner.cli.trace_setup import Listener

__all__ = ["Ports", "resume_codex", "trace_codex"]

Members = dict[str, JsonValue]

Work = Callable[[TraceRun], Awaitable[None]]
"""What is done with a run once it is there."""

MAX_COMMAND_OUTPUT: Final = 65_536
"""Characters of the output of commands that are kept to read the probes from."""


def _find(path: str | None) -> tuple[str, CodexVersion]:
    program = find_codex(path, os.environ)
    environment = {key: os.environ[key] for key in ("HOME", "PATH") if key in os.environ}
    return program, asyncio.run(codex_version(program, environment))


class Ports(msgspec.Struct, frozen=True, kw_only=True):
    """Where a test puts something of its own."""

    driver: Callable[[CodexOptions, CodexCallbacks], HarnessDriver] = CodexDriver
    find: Callable[[str | None], tuple[str, CodexVersion]] = _find


_REAL: Final = Ports()


def trace_codex(request: TraceRequest, out: Path, *, as_json: bool, ports: Ports = _REAL) -> int:
    """Trace one run in a folder that is new, empty, or holds an earlier trace that ended."""
    _require_posix()
    request.check()
    folder = TraceFolder(out)
    try:
        with FolderLock(folder):
            folder.start_afresh()
            return _Command(request, folder, as_json=as_json, ports=ports).trace()
    except TraceStateError as error:
        return _refuse(error)


def resume_codex(
    source: Path,
    *,
    codex: str | None,
    prompt: str | None,
    timeout: float | None,
    as_json: bool,
    ports: Ports = _REAL,
) -> int:
    """Go on with the trace in a folder."""
    _require_posix()
    folder = TraceFolder(source)
    try:
        if not folder.path.is_dir():
            raise TraceStateError(f"there is no folder {source}.", code="trace_missing")
        with FolderLock(folder):
            earlier = folder.latest()
            trace = earlier.require_trace()
            request = TraceRequest.from_wire(record(trace.get("options")))
            request = msgspec.structs.replace(
                request, codex=codex or request.codex, prompt=prompt or request.prompt, timeout=timeout
            )
            request.check()
            snapshot = _persisted(folder)
            return _Command(request, earlier, as_json=as_json, ports=ports).resume(trace, snapshot)
    except TraceStateError as error:
        return _refuse(error)


class _Command:
    """One run, from the first line to the last."""

    def __init__(self, request: TraceRequest, folder: TraceFolder, *, as_json: bool, ports: Ports) -> None:
        self._request = request
        self._folder = folder
        self._as_json = as_json
        self._ports = ports
        self._scenario = scenario(request)
        self._versions: Members = {}
        self._program = ""
        self._run_id = RUN_ID
        self._stop = Stop()
        self._checked = Checked()
        self._outputs: list[str] = []
        self._failed_outputs: list[str] = []

    def trace(self) -> int:
        """A run from its beginning."""

        async def begin(run: TraceRun) -> None:
            if await run.open():
                await run.run_turn()

        with trace_display() as display:
            what = "a safe task" if self._scenario.file_expected is not None else "your task"
            display.head(f"prp trace codex: the real Codex does {what}; every event is recorded, then replayed")
            facts = self._perform(display, begin)
        return self._conclude(facts)

    def resume(self, trace: Members, snapshot: Members) -> int:
        """A run that goes on, or a further one in the same thread."""
        with trace_display() as display:
            display.head(f"prp resume: going on in Codex thread {snapshot.get('driverSessionId')}")
            recorded = record(trace.get("identity")).get("runId")
            if trace.get("state") == Ending.ENDED.value or recorded != snapshot.get("runId"):
                facts = self._perform(display, self._further_run(display, snapshot), resumed=True)
            else:
                self._run_id = str(recorded)
                facts = self._perform(display, self._same_run(display, snapshot), resumed=True)
        return self._conclude(facts)

    # ------------------------------------------------------------- the stages

    def _further_run(self, display: TraceDisplay, snapshot: Members) -> Work:
        self._folder = self._folder.later()
        self._run_id = f"{RUN_ID}-{self._folder.number}"
        place = self._folder.display(self._folder.recording)
        display.head(f"  the recorded run has ended, so a new run begins; its recording is {place}")

        async def work(run: TraceRun) -> None:
            if await run.recover(snapshot_for_run(snapshot, self._run_id), None):
                await run.run_turn(self._request.prompt)

        return work

    def _same_run(self, display: TraceDisplay, snapshot: Members) -> Work:
        checkpoint = cast("int", snapshot["lastSourceSequence"])
        earlier = read_events(self._folder, source_instance_id=DRIVER_SOURCE, checkpoint=checkpoint)
        numbers = [cast("int", each["sourceSeq"]) for each in earlier if each["sourceInstanceId"] == DRIVER_SOURCE]
        continued = continued_snapshot(snapshot, max(numbers, default=0))
        display.head(f"  {len(earlier):,} events are recorded; the further ones are added to them")

        async def work(run: TraceRun) -> None:
            if await run.recover(continued, earlier):
                await run.take_up(earlier)

        return work

    def _perform(self, display: TraceDisplay, work: Work, *, resumed: bool = False) -> RunFacts:
        try:
            program, version = self._ports.find(self._request.codex)
        except CodexError as error:
            return RunFacts(started_at=now(), start_failure=str(error), start_code=error.code)
        self._program = program
        if self._request.codex is not None:
            self._request = msgspec.structs.replace(self._request, codex=program)
        self._versions = _versions(program, version)
        for line in self._introduction(version):
            display.head(line)
        return asyncio.run(self._run(display, work, resumed=resumed))

    async def _run(self, display: TraceDisplay, work: Work, *, resumed: bool) -> RunFacts:
        task = cast("asyncio.Task[object]", asyncio.current_task())
        self._stop.watch(task, self._request.timeout)
        run: TraceRun | None = None
        try:
            async with AsyncExitStack() as stack:
                probes: ProbePlan | None = None
                listener: Listener | None = None
                if self._request.evidence:
                    probes, listener = await start_probes(self._folder, stack, os.environ)
                run = await self._start_run(display, stack, probes, resumed=resumed)
                await work(run)
                self._check(run.facts, probes, listener)
        except asyncio.CancelledError:
            if not self._stop.at_once or run is None:
                raise
        finally:
            self._stop.unwatch()
        return run.facts

    async def _start_run(
        self, display: TraceDisplay, stack: AsyncExitStack, probes: ProbePlan | None, *, resumed: bool
    ) -> TraceRun:
        environment = trace_environment(os.environ, self._folder, self._request)
        model = await start_model(self._request, stack, probes=probes, resumed=resumed)
        actions = self._sample_actions(display)
        options = codex_options(self._request, self._folder, environment, model, actions, self._program)
        run = TraceRun(
            self._ports.driver(options, callbacks(self._folder, self._scenario, actions)),
            self._scenario,
            self._folder,
            display,
            self._stop,
            run_id=self._run_id,
            actions=actions,
            on_open=self._write_begun,
            on_event=self._look_at,
        )
        if actions is not None:
            stack.callback(lambda: self._note_actions(actions))
        return await stack.enter_async_context(run)

    def _sample_actions(self, display: TraceDisplay) -> SampleActions | None:
        if self._request.actions is None:
            return None
        return SampleActions(run_id=self._run_id, normalized_session_id=SESSION_ID, show=display.receive)

    def _note_actions(self, actions: SampleActions) -> None:
        self._checked = msgspec.structs.replace(self._checked, actions=actions.report())

    def _look_at(self, event: Members) -> None:
        """Keeps what commands wrote: the answers of the probes, and why a command failed."""
        if event["eventType"] != "tool.execution.completed":
            return
        payload = record(event.get("payload"))
        if payload.get("transport") == "process":
            self._outputs.append(str(payload.get("output")))
            if payload.get("exitCode") != 0:
                self._failed_outputs.append(str(payload.get("output")))

    def _check(self, facts: RunFacts, probes: ProbePlan | None, listener: Listener | None) -> None:
        verdicts = [] if probes is None else probe_verdicts(probes, "\n".join(self._outputs))
        if listener is not None and listener.connections:
            verdicts = [
                msgspec.structs.replace(each, answer="ALLOWED") if each.name == "network" else each for each in verdicts
            ]
        proposed = record(facts.proposed).get("reportedWorkDisposition")
        fault = workspace_fault(self._folder, self._scenario.file_expected) if proposed in (None, "done") else None
        file = self._folder.workspace / FILE_NAME
        self._checked = msgspec.structs.replace(
            self._checked,
            fault=fault,
            file=self._folder.display(file) if file.is_file() else None,
            probes=tuple(verdicts),
            sandbox_output="\n".join(self._failed_outputs)[-MAX_COMMAND_OUTPUT:],
        )

    def _write_begun(self, facts: RunFacts) -> None:
        self._folder.write_trace(trace_document(facts, options=self._request.to_wire(), versions=self._versions))

    def _conclude(self, facts: RunFacts) -> int:
        code = exit_code(facts, self._checked, self._stop.reason)
        options = self._request.to_wire()
        document = trace_document(
            facts, options=options, versions=self._versions, checked=self._checked, code=code, ended_at=now()
        )
        if facts.ending is not Ending.NOT_STARTED or not self._folder.session.exists():
            self._folder.write_trace(document)
        if self._as_json:
            print(json.dumps(document, ensure_ascii=False))
        lines = summary_lines(facts, self._checked, code, self._folder, program=own_name(), options=options)
        print("\n".join(lines), file=sys.stderr if self._as_json else sys.stdout, flush=True)
        return code

    def _introduction(self, version: CodexVersion) -> list[str]:
        request, folder = self._request, self._folder
        qualified = "" if version.qualified else "  (a version this driver is not tested with)"
        model = (
            f"a real one, with your own Codex login in {_codex_home()}"
            if request.live
            else f"scripted ({request.script}): no account, no network"
        )
        sandbox = "Codex' own, network closed"
        if request.external_sandbox:
            sandbox = "NONE: commands run as you, with everything you may do"
        lines = [
            f"  codex      {version.text}  {self._program}{qualified}",
            f"  model      {model}",
            f"  task       {self._scenario.task.objective}",
            f"  workspace  {folder.display(folder.workspace)}",
            f"  sandbox    {sandbox}",
        ]
        if request.prompt is not None and not request.live:
            lines.append("  note       the scripted model plays its script whatever --prompt says; add --live")
        return lines


def _require_posix() -> None:
    if os.name != "posix":
        raise UsageError(
            "a trace needs file locks, signals and the sandbox of a POSIX system, which this one is not. "
            "Use Linux or macOS, or the Linux subsystem of Windows."
        )


def _refuse(error: TraceStateError) -> int:
    print(f"prp: {error}", file=sys.stderr)
    return ExitCode.STATE


def _persisted(folder: TraceFolder) -> Members:
    try:
        return SnapshotFile(os.fspath(folder.session)).read()
    except CodexError as error:
        if error.code != "codex_snapshot_missing":
            raise TraceStateError(str(error), code=error.code) from error
        raise TraceStateError(
            f"{folder.shown} holds no session to go on with: its run had not begun. "
            f"Start again with `{own_name()} trace codex --out {folder.shown}`.",
            code=error.code,
        ) from error


def _versions(program: str, version: CodexVersion) -> Members:
    from paperclip_runner import __version__

    return {
        "codex": version.text,
        "codexProgram": program,
        "paperclipRunner": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
    }


def _codex_home() -> str:
    return os.environ.get("CODEX_HOME") or os.path.join(os.environ.get("HOME", "~"), ".codex")
