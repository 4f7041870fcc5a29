"""From the options of a trace to a driver with its model, home and workspace (shell)."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.cli.main import UsageError
from paperclip_runner.cli.trace_evidence import ProbePlan, probe_plan
from paperclip_runner.cli.trace_recording import TraceFolder, TraceStateError
from paperclip_runner.cli.trace_scenarios import (
    FILE_NAME,
    FILE_TEXT,
    SCRIPT_NAMES,
    Scenario,
    prompted_task,
    read_script,
    resuming_script,
    safe_task,
    scripted_turns,
)
from paperclip_runner.codex import CodexCallbacks, CodexOptions, CollaborationMode, IsolatedHome
from paperclip_runner.codex.environment import APP_SERVER_KEYS
from paperclip_runner.testing.scripted_model import ScriptedModel, ScriptedModelError, codex_overrides, model_catalog

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paperclip_runner.cli.trace_actions import SampleActions
    from paperclip_runner.testing.scripted_model import Script

__all__ = ["Listener", "TraceRequest", "codex_options", "scenario", "start_model", "trace_environment"]

Members = dict[str, JsonValue]

PLANTED_KEY: Final = "sk-planted-by-prp-trace"
"""A login that opens nothing, for probes to look for."""

PLANTED_TEXT: Final = "this file is none of the model's business\n"
"""What the unrelated secret holds."""

_PROXIES: Final = ("ALL_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")


class TraceRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What the person asked for."""

    codex: str | None = None
    live: bool = False
    evidence: bool = False
    actions: str | None = None
    mode: CollaborationMode = CollaborationMode.DEFAULT
    external_sandbox: bool = False
    prompt: str | None = None
    script: str = "done"
    timeout: float | None = None

    def to_wire(self) -> Members:
        """As it stands in trace.json; `prp resume` reads it again."""
        return {
            "codex": self.codex,
            "live": self.live,
            "evidence": self.evidence,
            "actions": self.actions,
            "mode": self.mode.value,
            "externalSandbox": self.external_sandbox,
            "prompt": self.prompt,
            "script": self.script,
            "timeoutSeconds": self.timeout,
        }

    @classmethod
    def from_wire(cls, options: Mapping[str, JsonValue]) -> TraceRequest:
        """What an earlier run was asked for, without its probes and its time limit."""
        codex, actions, prompt = options.get("codex"), options.get("actions"), options.get("prompt")
        plan = options.get("mode") == CollaborationMode.PLAN.value
        return cls(
            codex=codex if isinstance(codex, str) else None,
            live=options.get("live") is True,
            actions=actions if isinstance(actions, str) else None,
            mode=CollaborationMode.PLAN if plan else CollaborationMode.DEFAULT,
            external_sandbox=options.get("externalSandbox") is True,
            prompt=prompt if isinstance(prompt, str) else None,
        )

    def check(self) -> None:
        """Raises `UsageError` for what does not go together."""
        if self.evidence and (self.live or self.external_sandbox or self.mode is CollaborationMode.PLAN):
            raise UsageError(
                "--evidence tries the sandbox of Codex with scripted commands, so it goes with none of --live, "
                "--external-sandbox and --mode plan"
            )
        if self.evidence and self.script != "done":
            raise UsageError("--evidence has a script of its own: leave --script out")
        if self.live and (self.script != "done" or self.actions):
            raise UsageError("--script and --actions play a script, and --live asks a real model: give only one")
        if self.actions and self.mode is CollaborationMode.PLAN:
            raise UsageError("--actions changes the sample task, which a plan must not: leave --mode plan out")
        if self.timeout is not None and self.timeout <= 0:
            raise UsageError("--timeout takes a number of seconds above 0; leave it out for no limit")


class Listener:
    """A server on this machine that a command in the sandbox must not reach."""

    def __init__(self) -> None:
        self.connections = 0
        self.port = 0
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Listener:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _accept(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        writer.close()


def scenario(request: TraceRequest) -> Scenario:
    """The task of the run."""
    if request.prompt is None or not request.live:
        return safe_task(request.mode)
    return prompted_task(request.prompt)


def trace_environment(source: Mapping[str, str], folder: TraceFolder, request: TraceRequest) -> dict[str, str]:
    """What the driver chooses from. Nothing that projects a credential or opens the network to commands is in it."""
    kept = [key for key in APP_SERVER_KEYS if not key.startswith("PAPERCLIP_")]
    if not request.live:
        kept = [key for key in kept if key not in _PROXIES]
    environment = {key: source[key] for key in kept if key in source}
    if request.live:
        home = environment.get("HOME")
        if not home:
            raise UsageError("--live needs HOME, where your Codex login lies")
        environment.setdefault("CODEX_HOME", os.path.join(home, ".codex"))
    else:
        environment |= {"HOME": os.fspath(folder.home), "CODEX_HOME": os.fspath(folder.codex_home)}
    environment["PAPERCLIP_WORKSPACE_CWD"] = os.fspath(folder.workspace)
    if request.external_sandbox:
        environment["PAPERCLIP_RUNNER_EXTERNAL_SANDBOX"] = "1"
    return environment


def codex_options(
    request: TraceRequest,
    folder: TraceFolder,
    environment: dict[str, str],
    model: ScriptedModel | None,
    actions: SampleActions | None,
    codex: str,
) -> CodexOptions:
    """Settings of the driver."""
    arguments: tuple[str, ...] = ("-c", "project_doc_max_bytes=0")
    home: IsolatedHome | None = None
    if model is not None:
        catalog = folder.path / "model-catalog.json"
        catalog.write_bytes(msgspec.json.encode(model_catalog()))
        arguments += codex_overrides(model.base_url, catalog_path=os.fspath(catalog))
        home = IsolatedHome(path=os.fspath(folder.codex_home), api_key=PLANTED_KEY if request.evidence else None)
    return CodexOptions(
        task=scenario(request).task,
        codex=codex,
        environment=environment,
        extra_arguments=arguments,
        home=home,
        trust_workspace=False,
        check_version=False,
        mode=request.mode,
        tools=() if actions is None else actions.tools,
        snapshot_path=os.fspath(folder.session),
    )


def callbacks(folder: TraceFolder, task: Scenario, actions: SampleActions | None) -> CodexCallbacks:
    """Nobody is asked in a trace: what Codex wants to have decided is declined. `done` must be true to be proposed."""

    async def check_completion(result: Members) -> None:
        fault = workspace_fault(folder, task.file_expected)
        if fault is not None and result.get("reportedWorkDisposition") == "done":
            raise TraceStateError(f"The result is refused: {fault}", code="trace_work_missing")

    return CodexCallbacks(
        decide=_decline, check_completion=check_completion, tools={} if actions is None else actions.handlers()
    )


async def start_model(
    request: TraceRequest, stack: AsyncExitStack, *, probes: ProbePlan | None, resumed: bool
) -> ScriptedModel | None:
    """The scripted model, listening; None for the person's own login."""
    if request.live:
        return None
    return await stack.enter_async_context(ScriptedModel(_script(request, probes, resumed=resumed)))


async def start_probes(
    folder: TraceFolder, stack: AsyncExitStack, source: Mapping[str, str]
) -> tuple[ProbePlan, Listener]:
    """Plants a secret, opens a server, and says what is to be tried."""
    outside = folder.path / "outside"
    outside.mkdir(mode=0o700)
    secret = outside / "unrelated-secret.txt"
    secret.write_text(PLANTED_TEXT, encoding="utf-8")
    secret.chmod(0o600)
    files = [
        ("login", "the login in CODEX_HOME/auth.json", folder.codex_home / "auth.json"),
        ("config", "CODEX_HOME/config.toml", folder.codex_home / "config.toml"),
        ("secret", "an unrelated secret", secret),
    ]
    home = source.get("HOME")
    own = Path(source.get("CODEX_HOME") or os.path.join(home or "/nonexistent", ".codex"))
    files += [
        (f"own-{name}", f"your own {own / file}", own / file)
        for name, file in (("login", "auth.json"), ("config", "config.toml"))
        if os.access(own / file, os.R_OK)
    ]
    listener = await stack.enter_async_context(Listener())
    return probe_plan([(name, words, os.fspath(path)) for name, words, path in files], port=listener.port), listener


def workspace_fault(folder: TraceFolder, expected: bool | None) -> str | None:
    """What is wrong with the file of the safe task, in words."""
    path = folder.workspace / FILE_NAME
    if expected is None:
        return None
    if not expected:
        return f"{folder.display(path)} was written, and a plan must not write." if path.exists() else None
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return f"{folder.display(path)} is not there."
    return None if text == FILE_TEXT else f"{folder.display(path)} does not hold {FILE_TEXT!r}."


def _script(request: TraceRequest, probes: ProbePlan | None, *, resumed: bool) -> Script:
    task = scenario(request)
    if resumed:
        return resuming_script(task, mode=request.mode)
    if request.script in SCRIPT_NAMES:
        return scripted_turns(
            request.script, task, mode=request.mode, probes=probes, acting=request.actions is not None
        )
    try:
        return read_script(Path(request.script).read_bytes())
    except ScriptedModelError as error:
        raise UsageError(f"{request.script}: {error}") from error
    except FileNotFoundError:
        names = ", ".join(SCRIPT_NAMES)
        raise UsageError(f"--script takes {names}, or the path of a script; {request.script!r} is neither") from None


async def _decline(request: Members) -> Members:
    del request
    return {"action": "decline"}
