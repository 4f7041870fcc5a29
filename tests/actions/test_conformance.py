from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from math import nan
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from paperclip_runner.actions.stores import SqliteStore
from paperclip_runner.errors import ActionError
from paperclip_runner.testing.action_conformance import (
    AdapterKind,
    ConformanceMismatchError,
    ConformanceReport,
    ConformanceVector,
    run_conformance_kit,
)
from paperclip_runner.testing.action_vectors import ACTION_VECTORS, SampleAdapter
from tests.actions.recorded import comparable, members
from tests.oracle import oracle_json

if TYPE_CHECKING:
    from pathlib import Path

    from paperclip_protocol import JsonValue

RIGHT: dict[str, JsonValue] = {
    "authorization": {"outcome": "allowed"},
    "state": {"a": 1, "list": [1, 2]},
    "effects": [],
    "audit": [],
}
OTHER_STATE: JsonValue = {"a": 2, "list": [1, 2, 3]}
WITHOUT_AUDIT = {name: value for name, value in RIGHT.items() if name != "audit"}


class _Scripted:
    """Observes what it is told to, whatever the vector."""

    def __init__(self, identifier: str, observation: object, kind: AdapterKind | None = None) -> None:
        self.id = identifier
        self.kind: AdapterKind | None = kind
        self._observation = observation

    async def execute(self, vector: ConformanceVector) -> JsonValue:
        if isinstance(self._observation, Exception):
            raise self._observation
        return cast("JsonValue", self._observation)


def vector(expected: object = msgspec.UNSET) -> ConformanceVector:
    return ConformanceVector(id="v1", operation_id="report_progress", input={}, expected=cast("JsonValue", expected))


def run(*adapters: _Scripted, expected: object = msgspec.UNSET) -> ConformanceReport:
    return asyncio.run(run_conformance_kit([vector(expected)], list(adapters)))


MISMATCHES: dict[str, tuple[list[_Scripted], object]] = {
    "mismatch_no_expected": (
        [
            _Scripted("a", RIGHT, "mock"),
            _Scripted("b", {**RIGHT, "state": OTHER_STATE}, "production_binding"),
        ],
        msgspec.UNSET,
    ),
    "mismatch_no_kind": ([_Scripted("a", RIGHT), _Scripted("b", {**RIGHT, "effects": [1]})], msgspec.UNSET),
    "candidate_wrong": (
        [_Scripted("a", RIGHT, "mock"), _Scripted("b", {**RIGHT, "state": None}, "production_binding")],
        RIGHT,
    ),
    "baseline_wrong": (
        [_Scripted("a", {**RIGHT, "state": None}, "mock"), _Scripted("b", RIGHT, "production_binding")],
        RIGHT,
    ),
    "both_wrong_differently": (
        [
            _Scripted("a", {**RIGHT, "state": 1}, "mock"),
            _Scripted("b", {**RIGHT, "state": 2}, "production_binding"),
        ],
        RIGHT,
    ),
    "both_wrong_same": (
        [
            _Scripted("a", {**RIGHT, "state": 1}, "mock"),
            _Scripted("b", {**RIGHT, "state": 1}, "production_binding"),
        ],
        RIGHT,
    ),
    "missing_key": ([_Scripted("a", RIGHT), _Scripted("b", WITHOUT_AUDIT)], msgspec.UNSET),
}


@pytest.mark.parametrize("name", list(MISMATCHES))
def test_a_disagreement_is_told_as_recorded(name: str) -> None:
    adapters, expected = MISMATCHES[name]
    recorded = members(members(members(oracle_json("actions/conformance.json"))[name])["error"])
    with pytest.raises(ConformanceMismatchError) as caught:
        run(*adapters, expected=expected)
    error = caught.value
    found: JsonValue = {
        "code": error.code,
        "vectorId": error.vector_id,
        "operationId": error.operation_id,
        "baselineAdapterId": error.baseline_adapter_id,
        "mismatchedAdapterId": error.mismatched_adapter_id,
        "suspectedSource": error.suspected_source,
        "diffs": msgspec.to_builtins(error.differences),
        "observations": error.observations,
    }
    assert comparable(found) == comparable({name: recorded[name] for name in members(found)})


def test_adapters_that_agree_give_the_recorded_report() -> None:
    reordered = dict(reversed(RIGHT.items()))
    recorded = members(members(oracle_json("actions/conformance.json"))["equal"])["report"]
    assert comparable(run(_Scripted("a", RIGHT), _Scripted("b", reordered))) == comparable(recorded)


def test_no_vectors_give_an_empty_report() -> None:
    report = asyncio.run(run_conformance_kit([], [_Scripted("a", RIGHT), _Scripted("b", RIGHT)]))
    assert report.rows == []


def _deep() -> object:
    value: object = 1
    for _ in range(70):
        value = [value]
    return value


def _cyclic() -> object:
    value: dict[str, object] = {}
    value["self"] = value
    return value


@pytest.mark.parametrize(
    ("observation", "code"),
    [
        (nan, "semantic_conformance_non_json_observation"),
        (datetime(2026, 1, 1, tzinfo=UTC), "semantic_conformance_non_json_observation"),
        ({1: 2}, "semantic_conformance_non_json_observation"),
        ((1, 2), "semantic_conformance_non_json_observation"),
        (_cyclic(), "semantic_conformance_cyclic_observation"),
        (_deep(), "semantic_conformance_observation_too_large"),
        ([0] * 10_000, "semantic_conformance_observation_too_large"),
    ],
)
def test_an_observation_that_cannot_be_compared_is_refused(observation: object, code: str) -> None:
    with pytest.raises(ActionError) as caught:
        run(_Scripted("a", observation), _Scripted("b", observation))
    assert caught.value.code == code


def test_a_comparison_needs_two_adapters_with_different_ids() -> None:
    with pytest.raises(ActionError) as caught:
        run(_Scripted("a", RIGHT))
    assert caught.value.code == "semantic_conformance_requires_two_adapters"
    with pytest.raises(ActionError) as caught:
        run(_Scripted("a", RIGHT), _Scripted("a", RIGHT))
    assert caught.value.code == "semantic_conformance_adapter_ids_must_be_unique"


def test_what_an_adapter_raises_goes_to_the_caller_and_the_others_are_stopped() -> None:
    stopped: list[bool] = []

    class Waiting(_Scripted):
        async def execute(self, vector: ConformanceVector) -> JsonValue:
            try:
                await asyncio.Event().wait()
            finally:
                stopped.append(True)
            return None

    with pytest.raises(ZeroDivisionError):
        run(Waiting("a", RIGHT), _Scripted("b", ZeroDivisionError("down")))
    assert stopped == [True]


def test_the_message_of_a_disagreement_shows_no_more_than_a_piece_of_a_long_value() -> None:
    with pytest.raises(ConformanceMismatchError) as caught:
        run(_Scripted("a", RIGHT), _Scripted("b", {**RIGHT, "state": "x" * 5000}))
    assert len(str(caught.value)) < 600


def test_the_sample_behaves_alike_on_memory_and_on_sqlite(tmp_path: Path) -> None:
    stores: list[SqliteStore] = []

    def open_store() -> SqliteStore:
        stores.append(SqliteStore(tmp_path / f"{len(stores)}.sqlite"))
        return stores[-1]

    try:
        adapters = [SampleAdapter("memory"), SampleAdapter("sqlite", kind="production_binding", open_store=open_store)]
        report = asyncio.run(run_conformance_kit(ACTION_VECTORS, adapters))
    finally:
        for store in stores:
            store.close()
    seen = {row.vector_id: members(members(row.observation)["receipt"])["code"] for row in report.rows}
    assert seen == {
        "context-read": "ok",
        "progress-applied": "ok",
        "progress-duplicate": "ok",
        "progress-conflict": "idempotency_conflict",
        "progress-without-key": "idempotency_required",
        "protected-input": "protected_data_denied",
        "input-invalid": "input_invalid",
        "history-read": "ok",
        "unbound-action": "operation_absent",
        "document-create": "ok",
        "document-stale-revision": "revision_conflict",
        "document-read": "ok",
        "document-absent": "binding_failed",
        "progress-in-ask-mode": "ok",
        "document-in-ask-mode": "task_mode_denied",
        "document-in-planning-mode": "ok",
        "finish-in-planning-mode": "task_mode_denied",
        "finish": "ok",
        "progress-after-finish": "task_state_denied",
        "read-after-finish": "ok",
        "block": "ok",
        "progress-while-blocked": "ok",
    }
    effects = {row.vector_id: members(row.observation)["effects"] for row in report.rows}
    assert effects["progress-duplicate"] == []
    assert effects["finish"] == [
        {"disposition": "applied", "entityKinds": ["comment", "task"], "scheduledWakeCount": 0}
    ]


def test_the_kit_finds_a_sample_that_forgets() -> None:
    class Forgetful(SampleAdapter):
        async def execute(self, vector: ConformanceVector) -> JsonValue:
            self._worlds.clear()
            return await super().execute(vector)

    with pytest.raises(ConformanceMismatchError) as caught:
        asyncio.run(run_conformance_kit(ACTION_VECTORS, [SampleAdapter("right"), Forgetful("wrong")]))
    assert caught.value.vector_id == "progress-duplicate"
