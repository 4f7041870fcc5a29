"""Lines within a bound."""

from __future__ import annotations

import pytest

from paperclip_runner.harness.line_reader import LineReader, OverlongLine

TEXT = b"one\r\n\n" + b"x" * 8 + b"\n" + b"y" * 9 + b"\ntwo\r\r\ntail"
EXPECTED: list[bytes | OverlongLine] = [b"one", b"", b"x" * 8, OverlongLine(limit=8, observed=9), b"two\r", b"tail"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 9, 10, 100])
def test_lines_do_not_depend_on_how_the_bytes_are_cut(size: int) -> None:
    reader = LineReader(max_line_bytes=8)
    lines: list[bytes | OverlongLine] = []
    for start in range(0, len(TEXT), size):
        lines += reader.feed(TEXT[start : start + size])
    assert lines + reader.finish() == EXPECTED
    assert reader.finish() == []


def test_an_endless_line_is_not_kept() -> None:
    reader = LineReader(max_line_bytes=10)
    for _ in range(1_000):
        assert reader.feed(b"x" * 1_000) == []
    assert reader.finish() == [OverlongLine(limit=10, observed=1_000_000)]


def test_a_bound_of_zero_counts_as_one() -> None:
    assert LineReader(max_line_bytes=0).feed(b"a\nab\n") == [b"a", OverlongLine(limit=1, observed=2)]
