"""What is started, and with which environment."""

from __future__ import annotations

import pytest

from paperclip_runner.harness.launch import (
    MAX_ARGUMENT_BYTES,
    ExitFact,
    Launch,
    check_launch,
    select_environment,
)
from paperclip_runner.harness.process_errors import ProcessError


def launch(*arguments: str, environment: dict[str, str] | None = None) -> Launch:
    return Launch(arguments=arguments, working_directory="/", environment=environment or {})


def test_only_named_variables_and_the_extra_ones_are_taken() -> None:
    source = {"PATH": "/bin", "OPENAI_API_KEY": "secret", "HOME": "/home/someone", "LANG": "C"}
    assert select_environment(source) == {"PATH": "/bin", "HOME": "/home/someone", "LANG": "C"}
    assert select_environment(source, ("LANG", "TZ"), extra={"LANG": "de", "MODE": "x"}) == {"LANG": "de", "MODE": "x"}


@pytest.mark.parametrize(
    "bad",
    [
        launch(),
        launch(""),
        launch("a", "b\0c"),
        launch("a", environment={"": "x"}),
        launch("a", environment={"A=B": "x"}),
        launch("a", environment={"A": "x\0"}),
    ],
)
def test_a_launch_that_cannot_be_carried_out_is_refused_before_it_starts(bad: Launch) -> None:
    with pytest.raises(ProcessError) as caught:
        check_launch(bad)
    assert caught.value.code == "process_launch_invalid"


def test_an_argument_over_the_bound_of_the_system_is_refused_with_its_size() -> None:
    check_launch(launch("a", "b" * MAX_ARGUMENT_BYTES))
    with pytest.raises(ProcessError) as caught:
        check_launch(launch("a", "b" * (MAX_ARGUMENT_BYTES + 1)))
    assert (caught.value.limit, caught.value.observed) == (MAX_ARGUMENT_BYTES, MAX_ARGUMENT_BYTES + 1)


def test_only_exit_code_zero_is_success() -> None:
    assert ExitFact(exit_code=0).success
    assert not ExitFact(exit_code=1).success
    assert not ExitFact(signal=15).success
