"""Say in words where two recordings, fixtures or snapshots first differ.

Two recordings are compared event by event, then by what they reduce to. Exit code 0: the same; 6: different.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from paperclip_protocol import JsonValue, decode_json

from paperclip_runner.cli.difference import first_difference
from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.replay import LINE_SUFFIXES

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("left", type=Path, metavar="A", help="a recording (.jsonl), or a fixture or snapshot (.json)")
    parser.add_argument("right", type=Path, metavar="B", help="the other one")


def run(options: argparse.Namespace) -> int:
    """Compare; the exit code."""
    left, right = options.left, options.right
    if left.suffix in LINE_SUFFIXES and right.suffix in LINE_SUFFIXES:
        words = _line_words(left, right)
    else:
        difference = first_difference(_document(left), _document(right))
        words = difference.words(str(left), str(right)) if difference else ""
    print(words or f"{left} and {right} hold the same")
    return ExitCode.INVALID if words else ExitCode.DONE


def _document(path: Path) -> JsonValue:
    if path.suffix in LINE_SUFFIXES:
        with path.open("rb") as lines:
            return [decode_json(line) for line in lines]
    return decode_json(path.read_bytes())


def _line_words(left: Path, right: Path) -> str:
    with left.open("rb") as first, right.open("rb") as second:
        for number, (one, other) in enumerate(zip_longest(first, second), start=1):
            if one is None or other is None:
                longer, event = (right, other) if one is None else (left, one)
                return f"line {number}: only {longer} goes on, with {_named(decode_json(event or b'null'))}"
            before, after = decode_json(one), decode_json(other)
            difference = first_difference(before, after)
            if difference:
                return f"line {number} ({_named(before)}): {difference.words(str(left), str(right))}"
    return ""


def _named(event: JsonValue) -> str:
    if isinstance(event, dict):
        return f"{event.get('eventType')} {event.get('sourceEventId')}"
    return "something that is no event"
