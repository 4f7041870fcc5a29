from __future__ import annotations

import math

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import parse_json
from paperclip_runner.errors import JsonTextError


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b' {"a": 1}\r\n', {"a": 1}),
        (b'{"a":1,"a":2,"__proto__":3}', {"a": 2, "__proto__": 3}),
        (b'"\\ud800"', "\ud800"),
        ('"\ud800"', "\ud800"),
        (b"[1e400,-1e400]", [math.inf, -math.inf]),
        (b"123456789012345678901234567890", 123456789012345678901234567890),
        (b"1" * 5_000, math.inf),
        (b"-" + b"1" * 5_000, -math.inf),
    ],
)
def test_json_is_read_as_json_parse_reads_it(data: bytes | str, value: JsonValue) -> None:
    assert parse_json(data) == value


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xef\xbb\xbf{}",
        "\ufeff{}",
        b"NaN",
        b"[Infinity]",
        b"-Infinity",
        b"{} {}",
        b"[1,]",
        b"{'a':1}",
        b"01",
        b'"a\nb"',
        b"\x0b1",
        b"\xa01",
        b'"\xed\xa0\x80"',
        b'"\xc0\xaf"',
        b"\xff\xfe",
        b"{bad",
        b"Content-Length: 2",
    ],
)
def test_what_is_not_one_json_value_is_refused(data: bytes | str) -> None:
    with pytest.raises(JsonTextError) as caught:
        parse_json(data)
    assert caught.value.code == "json_invalid"


def test_nesting_beyond_what_can_be_followed_is_refused_and_not_a_crash() -> None:
    for data in (b"[" * 100_000 + b"]" * 100_000, b'["\\ud800",' + b"[" * 100_000 + b"]" * 100_001):
        with pytest.raises(JsonTextError) as caught:
            parse_json(data)
        assert caught.value.code == "json_too_deep"


def test_a_fault_names_its_place() -> None:
    with pytest.raises(JsonTextError) as caught:
        parse_json(b'{"a":tru}')
    assert caught.value.details == {"offset": 5}
