"""The order in which the contract sorts names for people: the root collation of Unicode, exact for ASCII.

Sorting happens on three levels, each consulted only when the one above ties: the characters themselves (white space,
punctuation, symbols, digits, letters), then accents, then case (lower before upper). Control characters carry no
weight. Beyond ASCII, letters are compared by their decomposition and otherwise by code point; that part is an
approximation, and only the order of audit fields and the choice of members kept from an oversized object depend on it.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["CollationKey", "collation_key", "sorted_by_collation"]

CollationKey = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Weights of the characters, of their accents and of their case."""

_ASCII_ORDER = "\t\n\v\f\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"
_WEIGHTS = {character: weight for weight, character in enumerate(_ASCII_ORDER, start=1)}
_BEYOND_ASCII = len(_ASCII_ORDER) + 1


def collation_key(text: str) -> CollationKey:
    """The sort key of `text`; equal keys mean that the collation sees no difference."""
    characters: list[int] = []
    accents: list[int] = []
    cases: list[int] = []
    for character in text if text.isascii() else unicodedata.normalize("NFKD", text):
        lowered = character.lower()
        weight = _WEIGHTS.get(lowered)
        if weight is None:
            if character < "\x80":
                continue
            if unicodedata.combining(character):
                accents.append(ord(character))
                continue
            weight = _BEYOND_ASCII + ord(lowered[0])
        characters.append(weight)
        accents.append(0)
        cases.append(0 if lowered == character else 1)
    return tuple(characters), tuple(accents), tuple(cases)


def sorted_by_collation(names: Iterable[str]) -> list[str]:
    """`names` in collation order; names that the collation cannot tell apart keep their order."""
    return sorted(names, key=collation_key)
