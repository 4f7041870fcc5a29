"""Bounded ends of a log."""

from __future__ import annotations

from paperclip_runner.harness.log_tail import ByteTail, LogTail, LogTailSnapshot


def test_the_last_lines_are_kept_and_the_dropped_ones_counted() -> None:
    tail = LogTail(max_lines=3)
    for number in range(5):
        tail.push(f"line {number}")
    assert tail.snapshot() == LogTailSnapshot(lines=["line 2", "line 3", "line 4"], retained_bytes=18, dropped_lines=2)


def test_a_long_line_is_cut_at_a_character_boundary() -> None:
    tail = LogTail(max_bytes=21)
    tail.push("stdout: " + "é" * 40)
    assert tail.snapshot().retained_bytes == 20


def test_the_bound_of_bytes_drops_whole_lines_from_the_front() -> None:
    tail = LogTail(max_bytes=40)
    for letter in "abc":
        tail.push(letter * 19)
    snapshot = tail.snapshot()
    assert (snapshot.lines, snapshot.dropped_lines) == (["b" * 19, "c" * 19], 1)


def test_bounds_below_one_count_as_one() -> None:
    tail = LogTail(max_lines=0, max_bytes=0)
    tail.push("ab")
    assert tail.snapshot() == LogTailSnapshot(lines=["a"], retained_bytes=1, dropped_lines=0)


def test_a_byte_tail_keeps_the_last_bytes_however_they_arrive() -> None:
    text = bytes(range(32, 127))
    for size in (1, 3, 10, 11, 95):
        tail = ByteTail(10)
        for start in range(0, len(text), size):
            tail.push(text[start : start + size])
        assert tail.text() == text[-10:].decode()
        assert tail.dropped == len(text) - 10


def test_a_byte_tail_that_starts_inside_a_character_is_still_text() -> None:
    tail = ByteTail(3)
    tail.push("aéü".encode())
    assert tail.text() == "\ufffdü"
