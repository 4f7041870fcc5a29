from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperclip_runner.canonical import ecmascript_trim, is_blank, utf16_length, utf16_order, utf16_units


@pytest.mark.parametrize("character", list("\t\n\v\f\r \u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff"))
def test_ecmascript_white_space_is_trimmed(character: str) -> None:
    assert ecmascript_trim(f"{character}a{character}") == "a"
    assert is_blank(character)


@pytest.mark.parametrize("character", list("\x1c\x1d\x1e\x1f\x85\u200b\u180e"))
def test_what_only_python_calls_white_space_stays(character: str) -> None:
    assert ecmascript_trim(f" {character} ") == character
    assert not is_blank(character)


@given(st.text())
def test_length_and_units_are_those_of_utf_16(text: str) -> None:
    assert utf16_length(text) == len(utf16_units(text)) == len(text.encode("utf-16-le", "surrogatepass")) // 2


def test_order_is_by_code_unit_and_not_by_code_point() -> None:
    assert sorted(["\uff5e", "\U0001f600", "a", ""], key=utf16_order) == ["", "a", "\U0001f600", "\uff5e"]
