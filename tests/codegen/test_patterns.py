"""Translated patterns accept what ECMAScript accepts; faster forms accept what literal ones do."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from paperclip_protocol import SCHEMAS

from codegen.patterns import DATE_TIME, FASTER, literal_translation, python_pattern
from paperclip_runner.testing import ecmascript
from tests.oracle import node_result

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

QUICK = settings(max_examples=600, deadline=None, derandomize=True, database=None)
PIECES = ["/", "..", ".", "a", "", "\n", "\r", "\u2028", "\u2029", "\\", " ", "é", "\N{SAILBOAT}", "\x00", "...", "/.."]
PATHS = st.lists(st.sampled_from(PIECES), max_size=9).map("".join)


@cache
def _patterns() -> tuple[str, ...]:
    found: set[str] = {DATE_TIME}
    waiting: list[JsonValue] = [info.document() for info in SCHEMAS.values()]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            pattern = value.get("pattern")
            if isinstance(pattern, str):
                found.add(pattern)
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
    return tuple(sorted(found))


@pytest.mark.parametrize("pattern", FASTER)
def test_a_faster_form_accepts_what_the_literal_one_does(pattern: str) -> None:
    faster, literal = re.compile(FASTER[pattern]), re.compile(literal_translation(pattern))

    @QUICK
    @given(PATHS | st.text(max_size=12))
    @example("a/../b")
    @example("a/..\n")
    @example("a\n/..")
    @example("..a/b")
    @example("a//..//")
    def same(text: str) -> None:
        assert bool(faster.match(text)) is bool(literal.search(text))

    same()


@pytest.mark.parametrize("pattern", FASTER)
def test_a_faster_form_is_fast_where_the_literal_one_is_not(pattern: str) -> None:
    assert python_pattern(pattern) == FASTER[pattern]
    assert re.match(FASTER[pattern], "a/" * 200_000 + "..") is None
    assert re.match(FASTER[pattern], "a/" * 200_000 + "..a") is not None


@pytest.mark.parametrize("pattern", _patterns())
def test_two_translations_of_each_pattern_agree(pattern: str) -> None:
    """One is the generator's, the other reads the pattern into a tree and samples it."""
    generated, read = re.compile(python_pattern(pattern)), ecmascript.compiled(pattern)
    choices = st.randoms(use_true_random=False).map(lambda source: ecmascript.sample(pattern, source) or "")

    @QUICK
    @given(PATHS | st.text(max_size=12) | choices | st.tuples(choices, st.sampled_from(PIECES)).map("".join))
    def same(text: str) -> None:
        assert bool(generated.search(text)) is bool(read.search(text))

    same()


def _samples() -> list[str]:
    import random

    source = random.Random(5)
    own = [ecmascript.sample(pattern, source) or "" for pattern in _patterns() for _ in range(6)]
    paths = ["".join(source.choice(PIECES) for _ in range(source.randint(0, 6))) for _ in range(150)]
    endings = [text + ending for text in own for ending in ("\n", "\u2028", "/..", "٣", "é")]
    times = ["2026-03-01T08:00:00Z", "2026-03-01T08:00:00.000Z", "2026-03-01T08:00:00.00Z", "２026-03-01T08:00:00Z"]
    return [*own, *paths, *endings, *times, *(time + "\n" for time in times)]


def test_translated_patterns_accept_what_node_accepts() -> None:
    texts = _samples()
    asked = json.loads(json.dumps({"patterns": list(_patterns()), "texts": texts}))
    expression = 'input.patterns.map(p => input.texts.map(t => new RegExp(p, "u").test(t)))'
    answered = node_result(expression, asked)
    expected = [
        [re.compile(python_pattern(pattern)).search(text) is not None for text in texts] for pattern in _patterns()
    ]
    assert answered == expected


@pytest.mark.parametrize(
    ("pattern", "fits", "fails"),
    [
        (r"^a$", ["a"], ["a\n", "b", "aa"]),
        (r"^.$", ["b", "\N{SAILBOAT}", "\x85", "\x1c"], ["\n", "\r", "\u2028", "\u2029", "ab"]),
        (r"^\d$", ["7"], ["٣", "a"]),
        (r"^[\w-]+$", ["a-Z_9"], ["é", "a b"]),
        (r"^(?:a|b){2,3}$", ["ab", "bab"], ["a", "abab"]),
        (r"^[^\]\[]$", ["a"], ["[", "]"]),
        (r"\u0041", ["xAx"], ["a"]),
    ],
)
def test_single_features_are_translated(pattern: str, fits: list[str], fails: list[str]) -> None:
    for translated in (re.compile(python_pattern(pattern)), ecmascript.compiled(pattern)):
        assert [text for text in fits if not translated.search(text)] == []
        assert [text for text in fails if translated.search(text)] == []
