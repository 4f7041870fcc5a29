"""What a driver is configured with: settings of its sessions, how long it waits, and how much it holds (pure)."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.codex.configuration import ApprovalPolicy, Capabilities
from paperclip_runner.codex.goals import GoalCapability
from paperclip_runner.codex.jsonrpc import MAX_LINE_BYTES
from paperclip_runner.codex.launch import CollaborationMode
from paperclip_runner.codex.task import BASE_INSTRUCTIONS, ConversationMode, TaskEnvelope
from paperclip_runner.harness.launch import ShutdownPolicy

__all__ = ["CodexDeadlines", "CodexOptions", "EventLimits", "IsolatedHome", "SkillSource", "WorkspaceAuthority"]

DRIVER_KIND: Final = "codex_app_server"
"""Kind of this driver in descriptors and snapshots."""


class WorkspaceAuthority(Enum):
    """Who vouches for the working directory."""

    LOCAL = "local"
    """It is checked on this machine."""

    REMOTE_RUNNER = "remote_runner"
    """It was assigned to a runner on another machine and must be exactly that one."""


class CodexDeadlines(msgspec.Struct, frozen=True, kw_only=True):
    """How long the app-server may take to answer, in seconds.

    When `initialize`, `resume`, `turn_start` or `interrupt` is not answered, nobody knows what the app-server does: it
    counts as unresponsive and its process is ended. The other requests fail alone.
    """

    initialize: float = 30.0
    open: float = 60.0
    """`thread/start` and the questions around it."""
    resume: float = 60.0
    read: float = 30.0
    """`thread/read`, and each page of the history."""
    turn_start: float = 60.0
    steer: float = 30.0
    interrupt: float = 10.0
    goal: float = 30.0
    compact: float = 30.0
    idle_terminal: float = 5.0
    """How long a thread may be idle without the end of its turn before the history is read."""
    silence: float = 0.0
    """How long a running turn may say nothing before a diagnostic says so, once for each such time. 0 is never."""


class EventLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Events held for a consumer that is behind.

    At `events` or `bytes` the app-server's output is not read on, so the app-server waits. While a request of ours
    waits for its answer, reading goes on up to `ahead` times these numbers, since the answer lies behind the events; a
    request that then still waits ends by its deadline. One read of the output (256 KiB) may lie above either bound.
    """

    events: int = 4_096
    bytes: int = 8_388_608
    """Bytes of the lines that the events were made of."""
    ahead: int = 8


class SkillSource(msgspec.Struct, frozen=True, kw_only=True):
    """A skill that is laid out in the isolated home as `skills/<name>`, from the folder `source`."""

    name: str
    source: str


class IsolatedHome(msgspec.Struct, frozen=True, kw_only=True):
    """A Codex home made for the sessions of one driver. `path` is absolute and becomes CODEX_HOME.

    Put it under the state folder of the runner: Codex makes no helper programs in a home below the temporary folder.
    An `api_key` is written as the login; else `login_home` names the home whose `auth.json` is copied, if it has one.
    """

    path: str
    skills: tuple[SkillSource, ...] = ()
    api_key: str | None = None
    login_home: str | None = None


class CodexOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a `CodexDriver`. `task` is what its sessions work on; everything else has a safe default.

    `codex`: path of the program; without it the one of the package `codex_cli_bin`, then the first on `PATH`.
    `environment`: what the app-server's environment is chosen from; None is the environment of this process.
    `extra_arguments`: further arguments of `codex`, put before `app-server`.
    """

    task: TaskEnvelope
    codex: str | None = None
    environment: dict[str, str] | None = None
    extra_arguments: tuple[str, ...] = ()
    read_only_roots: tuple[str, ...] = ()
    """Folders and files that commands may read beside the workspace."""
    home: IsolatedHome | None = None
    trust_workspace: bool = True
    """Whether CODEX_HOME, when one is given, is told to trust the checkout of the working directory."""
    workspace_authority: WorkspaceAuthority = WorkspaceAuthority.LOCAL
    check_version: bool = True
    """Whether the program is asked for its version before it is started."""
    mode: CollaborationMode = CollaborationMode.DEFAULT
    conversation: ConversationMode = ConversationMode.TASK
    approval_policy: ApprovalPolicy = ApprovalPolicy.NEVER
    model: str | None = None
    effort: str | None = None
    base_instructions: str = BASE_INSTRUCTIONS
    skill_instructions: bool = False
    collaboration_instructions: bool = True
    tools: tuple[dict[str, JsonValue], ...] = ()
    """Dynamic tools of the caller as the app-server registers them; the driver is given a handler for each."""
    capabilities: Capabilities = Capabilities()
    goal_capability: GoalCapability = GoalCapability()
    source_instance_id: str = "runner-codex"
    display_name: str = "Codex app-server"
    snapshot_path: str | None = None
    """Where the persisted session is kept; see `SnapshotFile`."""
    deadlines: CodexDeadlines = CodexDeadlines()
    event_limits: EventLimits = EventLimits()
    max_line_bytes: int = MAX_LINE_BYTES
    """Longest message in either direction, in bytes. A longer one ends the connection."""
    shutdown: ShutdownPolicy = ShutdownPolicy()
