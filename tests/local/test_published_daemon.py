"""Our daemon and the published one, given the same: every line, the error text and the exit code are the same."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.local.memory_run import command_line
from tests.oracle import peer_environment

pytestmark = pytest.mark.skipif(os.name != "posix", reason="supervised processes are POSIX only")

IDENTITY = ("--run-id", "r", "--session-id", "s", "--runner-id", "n")

KNOWN = b'"schema":"paperclip.prp.command.v1","commandId":"c","controllerSeq":1,"type":"x","issuedAt":"t"'

BAD_LINES = (
    *(b"{bad", b"{", b"[", b"[1]", b"nul", b"nulx", b"tru", b"5", b"-", b"-5", b"1.5", b"01", b"1.", b"1e", b'"abc'),
    *(b'"s"', b"null", b"true", b"x", b"{,}", b",", b"}", b"\xef\xbb\xbf{}", b'  {"schema":1}', b"{}"),
    *(b'{"a":tru}', b'{"a":', b'{"a"', b'{"a"}', b'{"a" 5}', b'{"a":1,}', b'{"a":1 "b":2}', b'{"a":1,5}', b'{"a":1,'),
    *(b'{"a":[1 2]}', b'{"a":[1', b'{"a":[', b'{"a":[1,', b'{"a":"\x01"}', b'{"a":"\\x"}', b'{"a":"\\', b'{"a":"x'),
    *(b'{"a":"\\u12"}', b'{"a":,}', b'{"a":x}', b'{"a":-}', b'{"a":1.}', b'{"a":1e}', b'{"a":00}', b'{"a":"\\ud800"}'),
    *(b'{"schema":1}', b'{"schema":null}', b'{"schema":{}}', b'{"schema":[]}', b'{"schema":}', b'{"schema":'),
    *(b'{"controllerSeq":"1"}', b'{"controllerSeq":-1}', b'{"controllerSeq":1.0}', b'{"controllerSeq":1e3}'),
    *(b'{"controllerSeq":true}', b'{"controllerSeq":null}', b'{"controllerSeq":{}}', b'{"controllerSeq":01}'),
    *(b'{"controllerSeq":18446744073709551616}', b'{"controllerSeq":-}', b'{"controllerSeq":-1.5}', b'{"schema":"x"}'),
    b'{"schema":"a","schema":"b"}',
    b"{" + KNOWN + b"} x",
    b"{" + KNOWN + b"}}",
    b"{" + KNOWN + b',"payload":{"a":[tru]}}',
    b"{" + KNOWN + b',"payload":' + b"[" * 127 + b"]" * 127 + b"x}",
    b"\xff",
    b"a\xc3",
    b"y" * 70_000,
)

MESSAGES = r"""
m() {
    echo "{\"schema\":\"paperclip.fake_harness.message.v1\",\"messageSeq\":$1,\"type\":\"$2\"$3}"
}
"""

HARNESSES = {
    "number-0": "m 0 ready",
    "number-7": "m 7 ready",
    "other-schema": """m 1 ready; echo '{"schema":"x","messageSeq":9,"type":"zz"}'""",
    "number-and-type": "m 1 ready; m 9 zz",
    "repeated-number": "m 1 ready; m 2 log; m 2 log",
    "logs": """m 1 ready; m 2 log ',"payload":{"stream":5,"text":7}'; m 3 log; m 4 diagnostic; m 5 ready
        m 6 diagnostic ',"payload":{"b":1.0,"a":-0.0,"c":1e21}'""",
    "event-type-number": """m 1 ready; m 2 event ',"payload":{"eventType":5}'""",
    "empty-ids": """m 1 ready; m 2 event ',"payload":{"eventType":"","turnId":"","itemId":""}'""",
    "null-request": """m 1 ready; m 2 request ',"payload":{"request":null}'; m 3 request ',"payload":5'""",
    "null-terminal": """m 1 ready; m 2 terminal ',"payload":{"terminal":null}'
        m 3 terminal ',"payload":{"terminal":{"x":1}}'
        m 4 result ',"payload":{"result":{"reportedWorkDisposition":"needs_review"}}'""",
    "open-terminal": """m 1 ready; m 2 result ',"payload":{"result":null}'
        m 3 terminal ',"payload":{"terminal":{"schema":"paperclip.prp.terminal.v1","turnTerminalState":"cancelled",\
"runTerminalState":"succeeded","reportedWorkDisposition":"blocked","stopReason":5}}'""",
    "blank-line": "m 1 ready; echo",
    "no-number": """m 1 ready; echo '{"schema":"paperclip.fake_harness.message.v1","type":"log","payload":{}}'""",
    "array": "m 1 ready; echo '[1]'",
    "not-text": 'm 1 ready; printf \'{"a":"\\377"}\\n\'; sleep 5',
    "not-text-before-ready": "printf '\\377\\n'; sleep 5",
    "error-output-not-text": "m 1 ready; printf 'a\\377b\\nok\\n' >&2",
    "overlong": "m 1 ready; head -c 70000 /dev/zero | tr '\\0' x; echo; sleep 5",
    "overlong-before-ready": "head -c 70000 /dev/zero | tr '\\0' x; echo; sleep 5",
    "early-exit": "exit 4",
    "carriage-return": """printf '{"schema":"paperclip.fake_harness.message.v1","messageSeq":1,"type":"ready"}\\r\\n'
        printf '{"schema":"paperclip.fake_harness.message.v1","messageSeq":2,"type":"log","payload":{"text":"end"}}'""",
    "closed-output": "m 1 ready; exec >&-; sleep 0.2; exit 5",
}


def peer_daemon() -> list[str]:
    daemon = peer_environment().get("PAPERCLIP_RUNNERD")
    if not daemon:
        pytest.skip("the published runner daemon is absent: set PAPERCLIP_RUNNERD to it")
    return [daemon]


OURS = (sys.executable, "-m", "paperclip_runner.local.daemon")


def answered(daemon: list[str], arguments: list[str], said: bytes, *, stays: bool) -> tuple[list[bytes], str, int]:
    """What a daemon answers; a controller that stays keeps its input open until the daemon ends."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    with subprocess.Popen(
        [*daemon, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(said)
        process.stdin.flush()
        if not stays:
            process.stdin.close()
        written = process.stdout.read().splitlines()
        code = process.wait(20)
        return written, process.stderr.read().decode(), code


def test_lines_that_are_no_commands_get_the_same_diagnostics() -> None:
    arguments = [*IDENTITY, "--fake-harness", "h", "--script", "s"]
    said = b"".join(line + b"\n" for line in BAD_LINES)
    theirs = answered(peer_daemon(), arguments, said, stays=False)
    mine = answered(list(OURS), arguments, said, stays=False)
    assert len(theirs[0]) == len(BAD_LINES)
    for line, their, my in zip(BAD_LINES, theirs[0], mine[0], strict=True):
        assert my == their, line[:100]
    assert mine[1:] == theirs[1:]


@pytest.mark.parametrize("name", HARNESSES)
def test_a_harness_gets_the_same_treatment(name: str, tmp_path: Path) -> None:
    daemon = peer_daemon()
    harness = tmp_path / "harness"
    harness.write_text(f"#!/bin/bash\n{MESSAGES}{HARNESSES[name]}\nsleep 0.05\n", encoding="utf-8")
    harness.chmod(0o755)
    arguments = [*IDENTITY, "--fake-harness", str(harness), "--script", "s", "--shutdown-grace-ms", "75"]
    said = command_line(1, "run.prepare", {})
    assert answered(list(OURS), arguments, said, stays=True) == answered(daemon, arguments, said, stays=True)


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "--run-id",
        "--run-id r --session-id s --runner-id n",
        "bogus",
        "--help",
        "--build-metadata x",
        "--run-id --session-id s",
        f"{' '.join(IDENTITY)} --fake-harness h --script s --delay-ms",
        f"{' '.join(IDENTITY)} --fake-harness h --script s --delay-ms x",
        f"{' '.join(IDENTITY)} --fake-harness h --script s --log-max-lines 18446744073709551616",
        f"{' '.join(IDENTITY)} --fake-harness h --script s --bogus 1",
    ],
)
def test_a_command_line_gets_the_same_answer(arguments: str) -> None:
    given = arguments.split()
    theirs = answered(peer_daemon(), given, b"", stays=False)
    assert answered(list(OURS), given, b"", stays=False) == theirs


def test_the_build_metadata_differ_in_the_package_alone() -> None:
    theirs = answered(peer_daemon(), ["--build-metadata"], b"", stays=False)
    mine = answered(list(OURS), ["--build-metadata"], b"", stays=False)
    package = re.compile(rb'"packageName":"[^"]*","packageVersion":"[^"]*"')
    assert [package.sub(b"", line) for line in mine[0]] == [package.sub(b"", line) for line in theirs[0]]
