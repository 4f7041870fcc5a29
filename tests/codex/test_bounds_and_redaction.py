"""What is kept of a provider's text, and what of it is shown."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperclip_runner.canonical import json_bytes
from paperclip_runner.codex.bounds import bounded_payload, bounded_value, is_retainable
from paperclip_runner.codex.redaction import bounded_text, redact_structure, redact_text

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

BASIC = base64.b64encode(b"user:pass").decode()


@pytest.mark.parametrize(
    ("given_text", "shown"),
    [
        ("\x1b[31mred\x1b[0m", "red"),
        ("Authorization: bearer abc.DEF-1~+/", "Authorization: Bearer [REDACTED]"),
        ("Bearer\u2003abc", "Bearer [REDACTED]"),
        (f"basic {BASIC}", "Basic [REDACTED]"),
        ("Basic API", "Basic API"),
        ("Basic ====", "Basic ===="),
        ("https://user:pass@host/x", "https://[REDACTED]@host/x"),
        ("https://user@host/x", "https://user@host/x"),
        ("?api_key=1&token=2", "?api_key=[REDACTED]"),
        ("x?secret=a#f", "x?secret=[REDACTED]"),
        ('{"authorization": "abc"}', '{"authorization": "[REDACTED]"}'),
        ("password = hunter2; next", "password=[REDACTED]; next"),
        ("token:\u00a0abc d", "token=[REDACTED] d"),
        ("OPENAI_API_KEY=abc def", "OPENAI_API_KEY=[REDACTED] def"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_credentials_in_text_are_replaced(given_text: str, shown: str) -> None:
    assert redact_text(given_text) == shown


def test_credentials_in_structures_are_replaced_by_name_and_by_text() -> None:
    value: JsonValue = {
        "my_Token_value": {"any": "thing"},
        "headers": [{"Authorization": 1}, "Bearer abc"],
        "count": 3,
        "flag": True,
        "nothing": None,
    }
    assert redact_structure(value) == {
        "my_Token_value": "[REDACTED]",
        "headers": [{"Authorization": "[REDACTED]"}, "Bearer [REDACTED]"],
        "count": 3,
        "flag": True,
        "nothing": None,
    }


def test_a_short_text_is_cut_with_a_mark() -> None:
    assert bounded_text("x" * 1_024) == "x" * 1_024
    assert bounded_text("x" * 1_025) == "x" * 1_024 + "...[truncated]"
    assert bounded_text(3) == "unknown"


def _nested(levels: int) -> JsonValue:
    value: JsonValue = "x"
    for _ in range(levels):
        value = [value]
    return value


def test_values_are_bounded_in_length_width_and_depth() -> None:
    assert bounded_value("x" * 32_769) == "x" * 32_768 + "...[truncated]"
    assert bounded_value(list(range(130))) == [*range(128), {"truncated": True, "omittedItems": 2}]
    wide = bounded_value({str(number): number for number in range(130)})
    assert isinstance(wide, dict)
    assert len(wide) == 129
    assert wide["truncatedEntries"] == 2
    assert bounded_value(_nested(8)) == _nested(8)
    assert "maximum depth" in str(bounded_value(_nested(9)))
    large: JsonValue = ["y" * 32_000, "y" * 32_000, "y" * 32_000]
    assert bounded_value({"a": large}) == {"truncated": True, "byteSize": 96_016}


def test_what_may_be_retained_is_counted_in_bytes() -> None:
    assert is_retainable("x" * 65_534)
    assert not is_retainable("é" * 40_000)


def test_a_flat_payload_of_a_short_line_is_kept_as_it_is() -> None:
    payload: dict[str, JsonValue] = {"a": "b", "n": 1}
    assert bounded_payload(payload, byte_count=20) is payload
    assert bounded_payload({"a": {"b": 1}}, byte_count=20) == {"a": {"b": 1}}


_JSON: st.SearchStrategy[JsonValue] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**53), 2**53), st.text(max_size=20)),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=8), inner, max_size=5)),
    max_leaves=40,
)


@given(_JSON)
def test_bounding_twice_changes_nothing_and_stays_in_bounds(value: JsonValue) -> None:
    bounded = bounded_value(value)
    assert bounded_value(bounded) == bounded
    assert len(json_bytes(bounded)) <= 65_536 + 100


@given(st.text())
def test_redaction_never_raises_and_never_shows_a_bearer(text: str) -> None:
    assert "s3cr3t" not in redact_text(text + " Bearer s3cr3t")
