"""The command line of the local mode."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest
from paperclip_protocol import validate

from paperclip_runner.local import LocalRunError, read_local_options
from paperclip_runner.local.options import is_local

REQUIRED = ("--run-id", "r", "--session-id", "s", "--runner-id", "n", "--fake-harness", "h", "--script", "f")


def refused(*arguments: str) -> str:
    with pytest.raises(LocalRunError) as caught:
        read_local_options(arguments)
    assert caught.value.code == "local_arguments_invalid"
    return caught.value.message


def test_the_defaults_are_those_of_the_contract() -> None:
    options = read_local_options(REQUIRED)
    assert options.log_max_lines == 32
    assert options.log_max_bytes == 16_384
    assert options.command_history_limit == 4_096
    assert options.controller_max_line_bytes == options.harness_max_line_bytes == 65_536
    assert options.shutdown_grace_milliseconds == 100
    assert options.harness_arguments() == ("h", "--script", "f")


def test_the_delay_is_handed_on_to_the_harness() -> None:
    options = read_local_options([*REQUIRED, "--delay-ms", "+7"])
    assert options.harness_arguments() == ("h", "--script", "f", "--delay-ms", "7")


def test_required_arguments_are_asked_for_in_their_order() -> None:
    for count, name in enumerate(("--run-id", "--session-id", "--runner-id", "--fake-harness", "--script")):
        assert refused(*REQUIRED[: 2 * count]) == f"missing required argument {name}"


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("--run-id",), "missing value for --run-id"),
        ((*REQUIRED, "--delay-ms"), "missing value for --delay-ms"),
        ((*REQUIRED, "--delay-ms", ""), "invalid --delay-ms: cannot parse integer from empty string"),
        ((*REQUIRED, "--delay-ms", "x"), "invalid --delay-ms: invalid digit found in string"),
        ((*REQUIRED, "--log-max-lines", "-1"), "invalid --log-max-lines: invalid digit found in string"),
        ((*REQUIRED, "--log-max-bytes", "1.5"), "invalid --log-max-bytes: invalid digit found in string"),
        (
            (*REQUIRED, "--command-history-limit", "18446744073709551616"),
            "invalid --command-history-limit: number too large to fit in target type",
        ),
        ((*REQUIRED, "--shutdown-grace-ms", "9" * 5_000), "invalid --shutdown-grace-ms: number too large"),
    ],
)
def test_a_bad_command_line_is_refused_in_the_words_of_the_contract(arguments: tuple[str, ...], text: str) -> None:
    assert refused(*arguments).startswith(text)


def test_a_value_may_look_like_a_name_and_unknown_arguments_are_passed_over() -> None:
    options = read_local_options(["--run-id", "--session-id", *REQUIRED[3:], "--bogus", "1", "extra"])
    assert options.run_id == "--session-id"
    assert read_local_options([*REQUIRED, "--run-id", "other"]).run_id == "r"


def test_connection_arguments_ask_for_another_mode() -> None:
    assert is_local(REQUIRED)
    assert not is_local([*REQUIRED, "--connect-url", "ws://localhost"])


def test_the_build_metadata_is_one_line_with_sorted_members() -> None:
    program = "import sys; from paperclip_runner.local.daemon import main; sys.exit(main(['--build-metadata']))"
    answered = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=30)
    assert validate("build-metadata", answered.stdout) == []
    assert answered.stdout.count(b"\n") == 1
    members = list(msgspec.json.decode(answered.stdout, type=dict[str, object]))
    assert members == sorted(members)
