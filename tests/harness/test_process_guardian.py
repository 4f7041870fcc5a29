"""The process table as the guardian reads it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from paperclip_runner.harness.process_guardian import (
    ProcessRow,
    descendants,
    parse_process_list,
    parse_process_status,
    read_processes,
)


def row(pid: int, parent: int) -> ProcessRow:
    return ProcessRow(pid=pid, parent=parent, group=pid, session=pid, start="1", zombie=False)


def test_a_status_line_with_brackets_and_blanks_in_the_name_is_read() -> None:
    text = b"42 (a) b (c) Z 7 8 9 0 -1 4 1 2 3 4 5 6 7 8 20 0 1 0 123456 1 2 3"
    found = parse_process_status(text)
    assert found is not None
    assert (found.pid, found.parent, found.group, found.session, found.start, found.zombie) == (
        42,
        7,
        8,
        9,
        "123456",
        True,
    )


@pytest.mark.parametrize("text", [b"", b"42 (name) S 1", b"x (name) S 1 2 3 0 -1 4 1 2 3 4 5 6 7 8 20 0 1 0 9 1"])
def test_text_that_is_no_status_line_gives_nothing(text: bytes) -> None:
    assert parse_process_status(text) is None


def test_a_process_listing_is_read() -> None:
    rows = parse_process_list(b"  1 0 1 Ss Mon Nov  2 10:00:00 2026\n 20 1 20 Z+ Mon Nov  2 10:00:01 2026\nnonsense\n")
    assert sorted(rows) == [1, 20]
    assert rows[20].zombie
    assert rows[20].start == "Mon Nov  2 10:00:01 2026"


def test_descendants_are_found_parents_first_and_without_the_root() -> None:
    rows = {pid: row(pid, parent) for pid, parent in [(1, 0), (10, 1), (11, 10), (12, 11), (20, 1), (13, 10)]}
    found = [each.pid for each in descendants(rows, 10)]
    assert sorted(found) == [11, 12, 13]
    assert found.index(11) < found.index(12)


def test_a_circle_of_parents_in_an_inconsistent_table_ends() -> None:
    rows = {pid: row(pid, parent) for pid, parent in [(10, 11), (11, 10)]}
    assert {each.pid for each in descendants(rows, 10)} == {10, 11}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="compares /proc with ps")
def test_both_ways_of_reading_the_table_agree_on_this_process() -> None:
    try:
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid=,pgid=,stat=,lstart="], capture_output=True, check=True, timeout=10
        ).stdout
    except FileNotFoundError:
        pytest.skip("ps is not installed")
    mine, other = read_processes()[os.getpid()], parse_process_list(listed)[os.getpid()]
    assert (mine.parent, mine.group) == (other.parent, other.group) == (os.getppid(), os.getpgid(0))
