"""The guardian: one tiny process between the runner and one supervised child.

It is a program, not a library: the supervisor starts this file with the running interpreter (`-I -S`, so nothing of the
surrounding Python installation is imported) and speaks to it over one socket that both ends inherit. It exists because
three promises cannot be kept from inside the runner:

- *The runner may be killed with SIGKILL.* The socket then reports its end, and the guardian removes the whole tree. A
  change of its parent process says the same, for the case that a forked copy of the runner keeps the socket open.
- *A descendant may leave the process group* (`setsid`, a sandbox helper in its own namespace). On Linux the guardian
  is a child subreaper, so an orphan returns to it instead of to process 1, and every process of the tree stays below
  it. Making the runner itself a subreaper would do the same but would change a process that belongs to someone else.
- *Nobody may be left a zombie.* The guardian reaps what returns to it, and the runner has exactly one child to reap.

The child gets its parent-death signal from the guardian, so it also ends when the guardian alone is killed. Elsewhere
than on Linux there is neither subreaper nor parent-death signal: there the tree is followed by parent, group and
start time as `ps` reports them, and a descendant that leaves the group *and* loses its parent before it was ever seen
can escape.

Conversation on the socket, runner to guardian: the launch (8 hexadecimal digits with the length, then NUL-separated
directory, argument count, arguments, `NAME=value` entries), afterwards single bytes: `T` sends SIGTERM to the child's
group, `K` removes the tree. The end of the socket means `K`. Guardian to runner, one ASCII line each:
`started PID START`, `failed PHASE ERRNO`, `exited CODE SIGNAL` (`-` for none), `gone`.
"""

from __future__ import annotations

import errno
import os
import select
import signal
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

__all__ = ["ProcessRow", "descendants", "main", "parse_process_list", "parse_process_status", "read_processes"]

_PARENT_CHECK_MS = 1_000
"""How often the guardian compares its parent, in milliseconds: the delay in noticing a lost runner by that."""

_SWEEP_PAUSE_MS = (2, 200)
"""First and longest pause between two passes over the tree, in milliseconds; a child's end wakes it earlier."""

_ORPHAN_SECONDS = 30.0
"""How long a guardian without a runner keeps trying to remove processes that do not die, in seconds."""

_SET_PARENT_DEATH_SIGNAL = 1
_SET_CHILD_SUBREAPER = 36


class ProcessRow:
    """One line of the process table. `start`, in the system's unit, tells two processes with the same number apart."""

    __slots__ = ("group", "parent", "pid", "session", "start", "zombie")

    def __init__(self, *, pid: int, parent: int, group: int, session: int, start: str, zombie: bool) -> None:
        self.pid = pid
        self.parent = parent
        self.group = group
        self.session = session
        self.start = start
        self.zombie = zombie


def parse_process_status(text: bytes) -> ProcessRow | None:
    """Reads one `/proc/PID/stat`, whose command name may hold blanks and brackets; None when it has not that form."""
    head, _, tail = text.rpartition(b")")
    fields = tail.split()
    number = head.partition(b" ")[0]
    if len(fields) < 20 or not number.isdigit():
        return None
    return ProcessRow(
        pid=int(number),
        parent=int(fields[1]),
        group=int(fields[2]),
        session=int(fields[3]),
        start=fields[19].decode("ascii"),
        zombie=fields[0] in (b"Z", b"X"),
    )


def parse_process_list(text: bytes) -> dict[int, ProcessRow]:
    """Reads what `ps -A -o pid=,ppid=,pgid=,stat=,lstart=` prints; it tells no session, so the group stands for it."""
    rows: dict[int, ProcessRow] = {}
    for line in text.splitlines():
        fields = line.split(None, 4)
        if len(fields) == 5 and fields[0].isdigit():
            group = int(fields[2])
            rows[int(fields[0])] = ProcessRow(
                pid=int(fields[0]),
                parent=int(fields[1]),
                group=group,
                session=group,
                start=fields[4].strip().decode("ascii", "replace"),
                zombie=fields[3].startswith(b"Z"),
            )
    return rows


def _read_file(path: str) -> bytes:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return b""
    try:
        return os.read(descriptor, 4096)
    except OSError:
        return b""
    finally:
        os.close(descriptor)


def _ask_process_list() -> dict[int, ProcessRow]:
    reading, writing = os.pipe()
    try:
        lister = os.posix_spawnp(
            "ps",
            ["ps", "-A", "-o", "pid=,ppid=,pgid=,stat=,lstart="],
            {"PATH": os.defpath, "LC_ALL": "C"},
            file_actions=[(os.POSIX_SPAWN_DUP2, writing, 1)],
        )
    except OSError:
        os.close(reading)
        os.close(writing)
        return {}
    os.close(writing)
    chunks: list[bytes] = []
    while chunk := os.read(reading, 65536):
        chunks.append(chunk)
    os.close(reading)
    os.waitpid(lister, 0)
    rows = parse_process_list(b"".join(chunks))
    rows.pop(lister, None)
    return rows


def read_processes() -> dict[int, ProcessRow]:
    """The process table now: from `/proc` on Linux, from `ps` elsewhere; empty when neither can be read."""
    if not sys.platform.startswith("linux"):
        return _ask_process_list()
    rows: dict[int, ProcessRow] = {}
    try:
        names = os.listdir("/proc")
    except OSError:
        return rows
    for name in names:
        if name.isdigit():
            row = parse_process_status(_read_file(f"/proc/{name}/stat"))
            if row is not None:
                rows[row.pid] = row
    return rows


def descendants(rows: dict[int, ProcessRow], root: int) -> list[ProcessRow]:
    """Every process below `root`, parents before children, without `root` itself."""
    children: dict[int, list[ProcessRow]] = {}
    for row in rows.values():
        children.setdefault(row.parent, []).append(row)
    found: list[ProcessRow] = []
    pending = [root]
    while pending:
        for row in children.pop(pending.pop(), ()):
            found.append(row)
            pending.append(row.pid)
    return found


def _signal_by_handle(row: ProcessRow) -> None:
    if sys.platform != "linux":
        raise OSError(errno.ENOSYS, "process handles")
    handle = os.pidfd_open(row.pid)
    try:
        # The handle was taken after the row was read: only a start time that still fits proves it is that process.
        now = parse_process_status(_read_file(f"/proc/{row.pid}/stat"))
        if now is not None and now.start == row.start:
            signal.pidfd_send_signal(handle, signal.SIGKILL)
    finally:
        os.close(handle)


def _kill(row: ProcessRow) -> None:
    """Kills the process of this row and, where the system has process handles, no later one with the same number."""
    try:
        _signal_by_handle(row)
    except OSError as error:
        if error.errno != errno.ENOSYS:
            return
        try:
            os.kill(row.pid, signal.SIGKILL)
        except OSError:
            return


def _process_control(option: int, value: int) -> bool:
    if not sys.platform.startswith("linux"):
        return False
    try:
        import ctypes

        return bool(ctypes.CDLL(None).prctl(option, value, 0, 0, 0) == 0)
    except (ImportError, OSError, AttributeError):
        return False


class _Launch:
    """What to start: directory, arguments and environment, all as bytes."""

    __slots__ = ("arguments", "directory", "environment")

    def __init__(self, payload: bytes) -> None:
        fields = payload.split(b"\0")
        count = int(fields[1])
        self.directory = fields[0]
        self.arguments = fields[2 : 2 + count]
        self.environment: dict[bytes, bytes] = {}
        for entry in fields[2 + count :]:
            name, _, value = entry.partition(b"=")
            self.environment[name] = value


def _read_exactly(descriptor: int, size: int) -> bytes | None:
    chunks: list[bytes] = []
    while size > 0:
        chunk = os.read(descriptor, min(size, 65536))
        if not chunk:
            return None
        chunks.append(chunk)
        size -= len(chunk)
    return b"".join(chunks)


def _become(launch: _Launch, guardian: int, report: int) -> NoReturn:
    """Runs in the new child: leaves the guardian's session, drops what Python changed, and turns into the program."""
    phase = b"session"
    try:
        signal.set_wakeup_fd(-1)
        os.setsid()
        _process_control(_SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != guardian:
            # The guardian ended before its death signal was asked for: nobody would end this child any more.
            os._exit(127)
        for number in signal.valid_signals():
            try:
                signal.signal(number, signal.SIG_DFL)
            except (OSError, ValueError):
                continue
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        phase = b"directory"
        os.chdir(launch.directory)
        phase = b"program"
        os.execvpe(launch.arguments[0], launch.arguments, launch.environment)  # noqa: S606  it is no shell
    except OSError as error:
        os.write(report, b"%s %d" % (phase, error.errno or 0))
    finally:
        os._exit(127)


def _ignore(_number: int, _frame: object) -> None:
    """A handler instead of SIG_IGN: an ignored signal would stay ignored in the child, a handler does not."""


class _Guardian:
    """Follows one child and everything below it until nothing is left."""

    def __init__(self, control: int) -> None:
        self.control = control
        self.supervised = True
        self.removing = False
        self.leader = 0
        self.leader_start = ""
        self.leader_reaped = False
        self.known: dict[int, str] = {}
        self.subreaper = _process_control(_SET_CHILD_SUBREAPER, 1)
        self.parent = os.getppid()
        self.wake, wake_writer = os.pipe()
        os.set_blocking(self.wake, False)
        os.set_blocking(wake_writer, False)
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, _ignore)
        signal.set_wakeup_fd(wake_writer, warn_on_full_buffer=False)

    def tell(self, line: str) -> None:
        try:
            os.write(self.control, line.encode("ascii") + b"\n")
        except OSError:
            self.lose_runner()

    def lose_runner(self) -> None:
        self.supervised = False
        self.removing = True

    def start(self, launch: _Launch) -> bool:
        reading, writing = os.pipe()
        guardian = os.getpid()
        self.leader = os.fork()
        if self.leader == 0:
            _become(launch, guardian, writing)
        os.close(writing)
        # While the guardian held these, the child's end of file would not reach the runner, nor the runner's the child.
        nowhere = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(nowhere, descriptor)
        os.close(nowhere)
        problem = os.read(reading, 64)
        os.close(reading)
        if problem:
            os.waitpid(self.leader, 0)
            self.tell("failed " + problem.decode("ascii"))
            return False
        row = read_processes().get(self.leader)
        self.leader_start = row.start if row is not None else "-"
        self.tell(f"started {self.leader} {self.leader_start.replace(' ', '_')}")
        return True

    def reap(self) -> bool:
        """Collects every child that ended; True when no child is left."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return True
            if pid == 0:
                return False
            if pid == self.leader and not self.leader_reaped:
                self.leader_reaped = True
                self.removing = True
                code = os.waitstatus_to_exitcode(status)
                self.tell(f"exited {code} -" if code >= 0 else f"exited - {-code}")

    def members(self) -> list[ProcessRow] | None:
        """What lives below the guardian; None when the process table cannot be read."""
        rows = read_processes()
        own = os.getpid()
        if own not in rows:
            return None
        below = {row.pid: row for row in descendants(rows, own)}
        for row in rows.values():
            followed = self.known.get(row.pid) == row.start or row.session == self.leader
            if followed and not self.subreaper and row.pid != own:
                below.setdefault(row.pid, row)
        self.known = {row.pid: row.start for row in below.values()}
        return [row for row in below.values() if not row.zombie]

    def terminate(self) -> None:
        self.members()
        if not self.leader_reaped:
            self.signal_group(signal.SIGTERM)

    def signal_group(self, number: int) -> None:
        try:
            os.killpg(self.leader, number)
        except OSError:
            return

    def sweep(self) -> bool:
        """One pass: kills all that is left and collects it; True when nothing is left."""
        alive = self.members()
        if alive is None:
            self.signal_group(signal.SIGKILL)
        for row in alive or ():
            _kill(row)
        childless = self.reap()
        return childless and (self.subreaper or not alive)

    def listen(self, timeout_ms: int) -> None:
        watched = select.poll()
        watched.register(self.wake, select.POLLIN)
        if self.supervised:
            watched.register(self.control, select.POLLIN)
        ready = dict(watched.poll(timeout_ms))
        if self.wake in ready:
            os.read(self.wake, 4096)
        if self.control in ready:
            try:
                orders = os.read(self.control, 64)
            except OSError:
                orders = b""
            if not orders:
                self.lose_runner()
            if b"T" in orders:
                self.terminate()
            if b"K" in orders:
                self.removing = True
        if os.getppid() != self.parent:
            self.lose_runner()

    def watch(self) -> None:
        pause, longest = _SWEEP_PAUSE_MS
        lost_at: float | None = None
        while True:
            self.reap()
            if self.removing:
                if self.sweep():
                    self.tell("gone")
                    return
                if not self.supervised:
                    lost_at = lost_at or time.monotonic()
                    if time.monotonic() - lost_at > _ORPHAN_SECONDS:
                        return
                self.listen(pause)
                pause = min(pause * 2, longest)
            else:
                self.listen(_PARENT_CHECK_MS)


def main() -> int:
    """Serves one launch; the only argument is the number of the inherited control socket."""
    control = int(sys.argv[1])
    os.set_inheritable(control, False)
    guardian = _Guardian(control)
    size = _read_exactly(control, 8)
    payload = None if size is None else _read_exactly(control, int(size, 16))
    if payload is None:
        return 0
    if guardian.start(_Launch(payload)):
        guardian.watch()
    return 0


if __name__ == "__main__":
    sys.exit(main())
