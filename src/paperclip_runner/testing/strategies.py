"""Hypothesis strategies for every schema of the contract.

    from hypothesis import given
    from paperclip_runner.testing.strategies import from_schema, mutated

    @given(from_schema("event"))
    def test_my_reader_takes_every_valid_event(document): ...

    @given(mutated(from_schema("event")))
    def test_my_reader_never_crashes(document): ...

Hypothesis is imported when a strategy is asked for; it comes with the extra `testing`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from paperclip_runner.errors import PaperclipRunnerError
from paperclip_runner.testing import document_walk
from paperclip_runner.testing.mutations import mutate
from paperclip_runner.testing.schema_documents import satisfies, schema_node

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy
    from paperclip_protocol import JsonValue

__all__ = ["HypothesisMissingError", "from_schema", "mutated"]

MOST_MUTATIONS: Final = 3
"""How many changes `mutated` makes to one document at most."""


class HypothesisMissingError(PaperclipRunnerError, ImportError):
    """Hypothesis is not installed."""

    default_code = "hypothesis_missing"


def _require_hypothesis() -> None:
    try:
        import_module("hypothesis")
    except ImportError as missing:
        raise HypothesisMissingError(
            "strategies need Hypothesis, which is not installed; add it with `pip install 'paperclip-runner[testing]'`"
        ) from missing


@cache
def _whole_numbers(low: int, high: int) -> SearchStrategy[int]:
    from hypothesis import strategies

    return strategies.integers(low, high)


class _Drawn:
    """Decisions drawn from Hypothesis, which can then take them back one by one to find the smallest example."""

    def __init__(self, draw: DrawFn) -> None:
        self._draw = draw

    def randint(self, a: int, b: int, /) -> int:
        return self._draw(_whole_numbers(a, b)) if b > a else a


def from_schema(name: str) -> SearchStrategy[JsonValue]:
    """Documents that are valid under the schema called `name`, as decoded JSON.

    Open objects carry unknown members now and then. Validity is decided by an interpreter of the schema documents,
    never by the generated validators, so the strategy may be used to test those.

    Raises:
        HypothesisMissingError: Hypothesis is not installed.
        UnknownSchemaError: no schema has this name.
    """
    _require_hypothesis()
    from hypothesis import strategies

    node = schema_node(name)

    @strategies.composite
    def documents(draw: DrawFn) -> JsonValue:
        return document_walk.document(node, _Drawn(draw))

    def is_valid(value: JsonValue) -> bool:
        return satisfies(node, value)

    return documents().filter(is_valid)


def mutated(documents: SearchStrategy[JsonValue], *, most: int = MOST_MUTATIONS) -> SearchStrategy[JsonValue]:
    """Documents of another strategy with one to `most` small changes each. Most are invalid, some are still valid.

    Raises:
        HypothesisMissingError: Hypothesis is not installed.
    """
    _require_hypothesis()
    from hypothesis import strategies

    @strategies.composite
    def changed(draw: DrawFn) -> JsonValue:
        value = draw(documents)
        choices = _Drawn(draw)
        for _ in range(choices.randint(1, most)):
            value = mutate(value, choices)
        return value

    return changed()
