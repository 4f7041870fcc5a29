"""Shows that two implementations of the same actions behave alike, call by call.

An adapter carries out a vector and returns an observation: what was authorized, the state afterwards, the effects, the
audit and a normalized receipt, all as plain JSON. Every adapter gets every vector; the first adapter is the baseline.
The first disagreement ends the comparison with a `ConformanceMismatchError` that says who is probably wrong.
"""

from __future__ import annotations

import asyncio
from math import isfinite
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from paperclip_runner.canonical import json_text, semantic_json
from paperclip_runner.errors import ActionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

__all__ = [
    "CONFORMANCE_REPORT_SCHEMA",
    "MAX_OBSERVATION_DEPTH",
    "MAX_OBSERVATION_NODES",
    "AdapterKind",
    "ConformanceAdapter",
    "ConformanceDifference",
    "ConformanceMismatchError",
    "ConformanceReport",
    "ConformanceRow",
    "ConformanceVector",
    "SuspectedSource",
    "run_conformance_kit",
]

CONFORMANCE_REPORT_SCHEMA: Final = "paperclip.semantic-conformance-report.v1"
"""Value of `schema` in a report."""

MAX_OBSERVATION_DEPTH: Final = 64
"""Levels of one observation below its root."""

MAX_OBSERVATION_NODES: Final = 10_000
"""Values of one observation."""

_MAX_SHOWN = 240
"""Characters of a value that the message of a mismatch shows."""

_MISSING = "<missing>"

Name = TypeVar("Name", str, int)

AdapterKind = Literal["mock", "production_binding"]
SuspectedSource = Literal["mock", "production_binding", "multiple", "contract"]


class ConformanceVector(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One call to carry out. `world_id` names the starting state; `expected` is the whole observation, when known."""

    id: str
    operation_id: str
    input: JsonValue
    world_id: str | UnsetType = UNSET
    expected: JsonValue | UnsetType = UNSET


class ConformanceAdapter(Protocol):
    """Carries out vectors on one implementation."""

    @property
    def id(self) -> str:
        """Name of the implementation, unique within a comparison."""
        ...

    @property
    def kind(self) -> AdapterKind | None:
        """What the implementation is, for the guess who is wrong."""
        ...

    async def execute(self, vector: ConformanceVector) -> JsonValue:
        """Carry out one vector and observe what it did."""
        ...


class ConformanceDifference(msgspec.Struct, frozen=True, kw_only=True):
    """One place where two observations differ.

    `path` starts with `$`; a side that has nothing there shows `<missing>`.
    """

    path: str
    expected: JsonValue
    actual: JsonValue


class ConformanceRow(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What all adapters observed for one vector; `observation` is the baseline's."""

    vector_id: str
    operation_id: str
    adapter_ids: list[str]
    observation: JsonValue
    observations: dict[str, JsonValue]


class ConformanceReport(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The report of a comparison without any disagreement."""

    schema: str
    rows: list[ConformanceRow]


class ConformanceMismatchError(ActionError):
    """Two adapters, or all of them and the expectation, disagree about a vector."""

    default_code = "semantic_conformance_mismatch"

    def __init__(
        self,
        vector: ConformanceVector,
        *,
        baseline_adapter_id: str,
        mismatched_adapter_id: str,
        suspected_source: SuspectedSource,
        differences: list[ConformanceDifference],
        observations: dict[str, JsonValue],
    ) -> None:
        first = differences[0]
        super().__init__(
            f"{mismatched_adapter_id} differs from {baseline_adapter_id} for vector {vector.id} "
            f"({vector.operation_id}) at {first.path}: expected {_shown(first.expected)}, got {_shown(first.actual)}; "
            f"suspected: {suspected_source}"
        )
        self.vector_id = vector.id
        self.operation_id = vector.operation_id
        self.baseline_adapter_id = baseline_adapter_id
        self.mismatched_adapter_id = mismatched_adapter_id
        self.suspected_source = suspected_source
        self.differences = differences
        self.observations = observations


async def run_conformance_kit(
    vectors: Sequence[ConformanceVector], adapters: Sequence[ConformanceAdapter]
) -> ConformanceReport:
    """Carry out the vectors in their order, each on all adapters at once, and compare what they observed.

    What an adapter raises goes to the caller. Raises `ConformanceMismatchError`, and `ActionError` with
    `semantic_conformance_requires_two_adapters`, `semantic_conformance_adapter_ids_must_be_unique`,
    `semantic_conformance_observation_too_large`, `semantic_conformance_cyclic_observation` or
    `semantic_conformance_non_json_observation`.
    """
    names = [adapter.id for adapter in adapters]
    if len(names) < 2:
        raise ActionError(
            "a comparison needs two adapters: add one, the sample application for example",
            code="semantic_conformance_requires_two_adapters",
        )
    if len(set(names)) != len(names):
        raise ActionError(
            "two adapters have the same id: rename one", code="semantic_conformance_adapter_ids_must_be_unique"
        )
    rows: list[ConformanceRow] = []
    for vector in vectors:
        observations = dict(zip(names, await _observe(vector, adapters), strict=True))
        _compare(vector, adapters, observations)
        rows.append(
            ConformanceRow(
                vector_id=vector.id,
                operation_id=vector.operation_id,
                adapter_ids=names,
                observation=observations[names[0]],
                observations=observations,
            )
        )
    return ConformanceReport(schema=CONFORMANCE_REPORT_SCHEMA, rows=rows)


async def _observe(vector: ConformanceVector, adapters: Sequence[ConformanceAdapter]) -> list[JsonValue]:
    tasks = [asyncio.ensure_future(adapter.execute(vector)) for adapter in adapters]
    try:
        observations = await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    return [_ObservationCopy().root(observation) for observation in observations]


def _compare(
    vector: ConformanceVector, adapters: Sequence[ConformanceAdapter], observations: dict[str, JsonValue]
) -> None:
    baseline, expected = adapters[0], vector.expected
    seen = observations[baseline.id]
    baseline_is_right = expected is UNSET or _same(seen, expected)
    for candidate in adapters[1:]:
        other = observations[candidate.id]
        if _same(seen, other):
            continue
        candidate_is_right = expected is not UNSET and _same(other, expected)
        if not baseline_is_right and not candidate_is_right:
            suspected: SuspectedSource = "multiple"
        else:
            suspected = (baseline if candidate_is_right else candidate).kind or "multiple"
        raise ConformanceMismatchError(
            vector,
            baseline_adapter_id=baseline.id,
            mismatched_adapter_id=candidate.id,
            suspected_source=suspected,
            differences=_differences(seen if expected is UNSET else expected, seen if candidate_is_right else other),
            observations=observations,
        )
    if expected is not UNSET and not baseline_is_right:
        raise ConformanceMismatchError(
            vector,
            baseline_adapter_id="contract",
            mismatched_adapter_id=baseline.id,
            suspected_source="contract",
            differences=_differences(expected, seen),
            observations=observations,
        )


def _same(one: JsonValue, other: JsonValue) -> bool:
    return semantic_json(one) == semantic_json(other)


def _differences(expected: JsonValue, actual: JsonValue, path: str = "$") -> list[ConformanceDifference]:
    found: list[ConformanceDifference] = []
    if isinstance(expected, dict) and isinstance(actual, dict):
        for name in sorted({*expected, *actual}):
            found += _member_differences(expected, actual, name, f"{path}.{name}")
    elif isinstance(expected, list) and isinstance(actual, list):
        left, right = dict(enumerate(expected)), dict(enumerate(actual))
        for index in range(max(len(left), len(right))):
            found += _member_differences(left, right, index, f"{path}[{index}]")
    elif not _same(expected, actual):
        found.append(ConformanceDifference(path=path, expected=expected, actual=actual))
    return found


def _member_differences(
    expected: dict[Name, JsonValue], actual: dict[Name, JsonValue], name: Name, path: str
) -> list[ConformanceDifference]:
    if name in expected and name in actual:
        return _differences(expected[name], actual[name], path)
    return [
        ConformanceDifference(path=path, expected=expected.get(name, _MISSING), actual=actual.get(name, _MISSING)),
    ]


def _shown(value: JsonValue) -> str:
    text = json_text(value)
    return text if len(text) <= _MAX_SHOWN else f"{text[: _MAX_SHOWN - 3]}..."


class _ObservationCopy:
    """Copies an observation and refuses what is not plain JSON of a sensible size."""

    def __init__(self) -> None:
        self._nodes = 0
        self._ancestors: list[int] = []

    def root(self, observation: object) -> JsonValue:
        return self._copy(observation, 0)

    def _copy(self, value: object, depth: int) -> JsonValue:
        if id(value) in self._ancestors:
            raise ActionError(
                "an observation contains itself: copy what the adapter returns",
                code="semantic_conformance_cyclic_observation",
            )
        self._nodes += 1
        if depth > MAX_OBSERVATION_DEPTH or self._nodes > MAX_OBSERVATION_NODES:
            raise ActionError(
                f"an observation has at most {MAX_OBSERVATION_DEPTH} levels and {MAX_OBSERVATION_NODES} values: "
                "observe less",
                code="semantic_conformance_observation_too_large",
            )
        if value is None or isinstance(value, (str, bool, int)):
            return value
        if isinstance(value, float) and isfinite(value):
            return value
        if not isinstance(value, (list, dict)):
            raise _non_json(value)
        self._ancestors.append(id(cast("object", value)))
        try:
            if isinstance(value, list):
                return [self._copy(item, depth + 1) for item in cast("list[object]", value)]
            return {
                self._name(name): self._copy(member, depth + 1)
                for name, member in cast("dict[object, object]", value).items()
            }
        finally:
            self._ancestors.pop()

    def _name(self, name: object) -> str:
        if isinstance(name, str):
            return name
        raise _non_json(name)


def _non_json(value: object) -> ActionError:
    return ActionError(
        f"an observation holds a {type(value).__name__}, which JSON does not have: convert it",
        code="semantic_conformance_non_json_observation",
    )
