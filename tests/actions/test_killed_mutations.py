"""Processes are killed at each step of a mutation: never two effects, never a lost receipt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.actions.stores import SqliteStore
from tests.actions.killed_mutations import STEPS
from tests.actions.recorded import members

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from paperclip_protocol import JsonValue

KILLS_AT_EACH_STEP = 14
KILLS_FROM_OUTSIDE = 9
"""Kills after each number of steps seen: with `KILLS_AT_EACH_STEP`, 207 for each store."""


class _Mutations:
    """Orders mutations of one store, and knows how often each had its effect."""

    def __init__(self, process: subprocess.Popen[str], store: str, where: str, effects: Path) -> None:
        self._process = process
        self._order = {"store": store, "where": where, "effects": str(effects)}
        self._effects = effects

    def order(self, key: str, **how: str) -> dict[str, JsonValue]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps({**self._order, 'key': key, **how})}\n")
        self._process.stdin.flush()
        seen = members(json.loads(self._process.stdout.readline()))
        assert not seen["failed"]
        return seen

    def effects(self, key: str) -> int:
        if not self._effects.exists():
            return 0
        return Counter(self._effects.read_text(encoding="utf-8").split())[key]


@contextmanager
def _mutations(store: str, where: str, tmp_path: Path) -> Generator[_Mutations, None, None]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in ["", *sys.path] if path)}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.actions.killed_mutations"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment,
    ) as process:
        try:
            yield _Mutations(process, store, where, tmp_path / "effects")
        finally:
            assert process.stdin is not None
            process.stdin.close()


def _prepare_sqlite(tmp_path: Path) -> str:
    path = tmp_path / "claims.sqlite"
    SqliteStore(path).close()
    return str(path)


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def mutations(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Generator[_Mutations, None, None]:
    """A process that makes mutations, for each store."""
    kind, tmp_path = cast("str", request.param), tmp_path_factory.mktemp("mutations")
    if kind == "sqlite":
        where = _prepare_sqlite(tmp_path)
    else:
        pytest.importorskip("psycopg", reason="psycopg is absent: install the extra postgres")
        where = cast("str", request.getfixturevalue("postgres"))
    with _mutations(kind, where, tmp_path) as started:
        yield started


def _code(answer: JsonValue) -> str:
    found = members(answer)
    if found["ok"] is True:
        return "duplicate" if found["duplicate"] else "done"
    return str(members(found["error"])["code"])


def _expected_after(step: str) -> tuple[str, int]:
    """The answer to a repetition, and the effects then, after a kill at `step`."""
    position = STEPS.index(step)
    if position <= STEPS.index("claim asked"):
        return "done", 1
    if position <= STEPS.index("function entered"):
        return "idempotency_in_progress", 0
    if position <= STEPS.index("outcome given"):
        return "idempotency_in_progress", 1
    return "duplicate", 1


@pytest.mark.parametrize("step", STEPS)
def test_a_mutation_killed_at_a_step_is_answered_as_specified(mutations: _Mutations, step: str) -> None:
    expected, effects = _expected_after(step)
    key = ""
    for number in range(KILLS_AT_EACH_STEP):
        key = f"{os.getpid()}-{step.replace(' ', '-')}-{number}"
        killed = mutations.order(key, killAt=step)
        assert killed["killed"]
        assert killed["steps"] == list(STEPS[: STEPS.index(step)])
        assert _code(mutations.order(key)["answer"]) == expected
        assert mutations.effects(key) == effects
    # Whatever was answered once, is answered from then on.
    assert _code(mutations.order(key)["answer"]) == ("duplicate" if expected == "done" else expected)
    assert mutations.effects(key) == effects


@pytest.mark.parametrize("seen", range(1, len(STEPS) + 1))
def test_a_mutation_killed_from_outside_has_one_effect_at_most_and_keeps_its_receipt(
    mutations: _Mutations, seen: int
) -> None:
    for number in range(KILLS_FROM_OUTSIDE):
        key = f"{os.getpid()}-outside-{seen}-{number}"
        killed = mutations.order(key, killAfter=str(seen))
        before = mutations.effects(key)
        steps = killed["steps"]
        assert isinstance(steps, list)
        again = mutations.order(key)
        code = _code(again["answer"])
        assert mutations.effects(key) <= 1
        if code == "done":
            assert before == 0
        if "outcome stored" in steps:
            assert code == "duplicate"
        if code == "duplicate":
            assert mutations.effects(key) == 1
            if killed["answer"] is not None:
                assert _receipt_id(killed["answer"]) == _receipt_id(again["answer"])


def _receipt_id(answer: JsonValue) -> JsonValue:
    return members(members(answer)["resultReceipt"])["operationReceiptId"]
