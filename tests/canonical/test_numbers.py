from __future__ import annotations

import json
import math
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperclip_runner.canonical import ecmascript_number, ecmascript_number_text, runner_number_text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.0, "0"),
        (1.0, "1"),
        (-1.5, "-1.5"),
        (0.1, "0.1"),
        (1e-6, "0.000001"),
        (1e-7, "1e-7"),
        (1.5e-7, "1.5e-7"),
        (1e16, "10000000000000000"),
        (123456789012345680000.0, "123456789012345680000"),
        (1e21, "1e+21"),
        (1.25e300, "1.25e+300"),
        (5e-324, "5e-324"),
        (2**53 - 1, "9007199254740991"),
        (2**53 + 1, "9007199254740992"),
        (2**64, "18446744073709552000"),
        (-(2**63), "-9223372036854776000"),
        (10**400, "null"),
        (math.inf, "null"),
        (math.nan, "null"),
    ],
)
def test_a_number_is_written_as_json_stringify_writes_it(value: float, text: str) -> None:
    assert ecmascript_number_text(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1, "1"),
        (2**64 - 1, "18446744073709551615"),
        (1.0, "1.0"),
        (-0.0, "-0.0"),
        (1e-5, "0.00001"),
        (1e-6, "1e-6"),
        (0.00012345, "0.00012345"),
        (1e15, "1000000000000000.0"),
        (1e16, "1e+16"),
        (12345678901234567.0, "1.2345678901234568e+16"),
        (1.5e300, "1.5e+300"),
        (5e-324, "5e-324"),
        (2.5, "2.5"),
        (math.inf, "null"),
    ],
)
def test_the_runner_daemon_keeps_the_form_of_a_number(value: float, text: str) -> None:
    assert runner_number_text(value) == text


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_double_reads_back_from_both_forms(value: float) -> None:
    for text in (ecmascript_number_text(value), runner_number_text(value)):
        assert float(json.loads(text)) == value
    assert struct.pack("d", float(runner_number_text(value))) == struct.pack("d", value)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", 0.0),
        (" \t\ufeff\u2028", 0.0),
        (" 12 ", 12.0),
        ("\ufeff1", 1.0),
        ("0x1F", 31.0),
        ("0o17", 15.0),
        ("0B101", 5.0),
        ("1e3", 1000.0),
        ("+3", 3.0),
        (".5", 0.5),
        ("5.", 5.0),
        ("-Infinity", -math.inf),
        ("1e400", math.inf),
        ("010", 10.0),
    ],
)
def test_text_is_read_as_ecmascript_reads_a_number(text: str, value: float) -> None:
    assert ecmascript_number(text) == value


@pytest.mark.parametrize(
    "text",
    ["1_000", "\uff10\uff11", "\x1c1", "-0x1F", "+0b1", "-", ".", "NaN", "infinity", "1d", "1 2", "0x", "\u0665"],
)
def test_text_that_is_no_number_in_ecmascript_gives_nan(text: str) -> None:
    assert math.isnan(ecmascript_number(text))
