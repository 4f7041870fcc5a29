"""Whatever comes in, the answer is a value, a broken contract or malformed JSON; never another error."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from paperclip_protocol import (
    SCHEMAS,
    ContractError,
    MalformedError,
    ProtocolError,
    decode,
    decode_capabilities,
    decode_command,
    decode_event,
    receive,
    validate,
)

from tests.contract.samples import event_text, spliced

if TYPE_CHECKING:
    from collections.abc import Callable

DEEP = 100_000

ROUTES: dict[str, Callable[[bytes | str], object]] = {
    "decode": lambda data: decode("event", data),
    "decode_event": decode_event,
    "decode_command": decode_command,
    "decode_capabilities": decode_capabilities,
    "receive": lambda data: receive("event", data),
    "validate": lambda data: validate("event", data),
    "decode without a type": lambda data: decode("provider-event#id", data),
}

MALFORMED: dict[str, tuple[bytes | str, int | None]] = {
    "a byte order mark": (b"\xef\xbb\xbf{}", 0),
    "a byte order mark in text": ("\ufeff{}", 0),
    "nothing": (b"", 0),
    "blanks": (b"  ", 2),
    "an early end": (b'{"a":', 5),
    "bad UTF-8": (b'{"payload":"\xff"}', 12),
    "an overlong encoding": (b'"\xc0\x80"', 1),
    "a surrogate in UTF-8": (b'"\xed\xa0\x80"', 1),
    "UTF-16": ("{}".encode("utf-16"), 0),
    "half a surrogate pair, escaped": (b'{"a":"\\ud800"}', None),
    "a low surrogate first": (b'{"a":"\\udc00x"}', 12),
    "half a surrogate pair in text": ('{"a":"\ud800"}', None),
    "a number beyond doubles": (b'{"a":1e999}', None),
    "a negative number beyond doubles": (b'{"a":-1e999}', None),
    "5000 digits": (b'{"a":' + b"9" * 5_000 + b"}", None),
    "-5000 digits": (b"-" + b"9" * 5_000, None),
    "open arrays": (b"[" * DEEP, None),
    "open objects": (b'{"a":' * DEEP, None),
    "nested arrays": (b"[" * DEEP + b"]" * DEEP, None),
    "nested objects": (b'{"a":' * DEEP + b"1" + b"}" * DEEP, None),
    "NaN": (b"NaN", 0),
    "Infinity": (b"[Infinity]", 1),
    "-Infinity": (b"-Infinity", 1),
    "text after the value": (b"{} x", None),
    "single quotes": (b"{'a':1}", 1),
    "a trailing comma": (b"[1,]", 3),
    "a control character": (b'"\x01"', 1),
    "a leading zero": (b"01", 1),
    "a lone point": (b"1.", 2),
    "a plus sign": (b"+1", 0),
}


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("case", MALFORMED)
def test_malformed_text_is_told_as_such_with_its_offset(case: str, route: str) -> None:
    data, offset = MALFORMED[case]
    with pytest.raises(MalformedError) as caught:
        ROUTES[route](data)
    assert caught.value.code == "invalid_json"
    assert isinstance(caught.value, ProtocolError)
    assert isinstance(caught.value, ValueError)
    if offset is not None:
        assert caught.value.offset == offset
    assert "msgspec" not in str(caught.value)


HIDDEN_NUMBERS = {"a number beyond doubles": b"1e999", "5000 digits": b"9" * 5_000}
HIDDEN = {
    "bad UTF-8": b'"\xff"',
    "half a surrogate pair": b'"\\ud800"',
    "nesting": b"[" * DEEP + b"]" * DEEP,
    "NaN": b"NaN",
}


@pytest.mark.parametrize("case", HIDDEN)
@pytest.mark.parametrize("name", ["event", "event-v2", "result", "capabilities"])
def test_a_fault_inside_a_member_that_nobody_reads_is_found(name: str, case: str) -> None:
    text = {"event": event_text(), "event-v2": event_text(version=2)}.get(name, b'{"schema":"x"}')
    data = spliced(text, member=b'"nobody.reads.this":' + HIDDEN[case])
    for ask in (decode, validate, receive):
        with pytest.raises(MalformedError) as caught:
            ask(name, data)
        assert caught.value.code == "invalid_json"


@pytest.mark.parametrize("case", HIDDEN_NUMBERS)
def test_a_number_too_large_to_hold_may_stand_where_nobody_reads_and_nobody_keeps_it(case: str) -> None:
    data = spliced(event_text(), member=b'"nobody.reads.this":' + HIDDEN_NUMBERS[case])
    assert decode("event", data) == decode("event", event_text())
    with pytest.raises(MalformedError) as caught:
        receive("event", data)
    assert caught.value.code == "invalid_json"


@pytest.mark.parametrize("case", [*HIDDEN, *HIDDEN_NUMBERS])
def test_a_fault_inside_an_open_payload_is_found(case: str) -> None:
    data = event_text("harness.diagnostic")
    assert validate("event", data) == []
    broken = data.replace(
        b'"payload":{', b'"payload":{"nobody.reads.this":' + (HIDDEN | HIDDEN_NUMBERS)[case] + b",", 1
    )
    assert broken != data
    for ask in (decode, validate, receive):
        with pytest.raises(MalformedError):
            ask("event", broken)


@pytest.mark.parametrize("depth", [100, 400, 700, 900])
def test_nesting_that_fits_is_read_and_comes_back(depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    data = spliced(event_text(), member=b'"deep":' + nested)
    assert validate("event", data) == []
    assert nested in receive("event", data).to_bytes()


def test_nesting_around_the_limit_is_a_value_or_malformed_and_nothing_else() -> None:
    outcomes: set[str] = set()
    for depth in (*range(900, 1_100, 3), 3_000, 10_000, 50_000):  # the limit differs between interpreters
        nested = b"[" * depth + b"]" * depth
        for name, text in (("event", event_text()), ("semantic-tool", b'{"schema":"x"}')):
            data = spliced(text, member=b'"deep":' + nested)
            for ask in (decode, validate, receive):
                try:
                    ask(name, data)
                    outcomes.add("value")
                except (MalformedError, ContractError) as refused:
                    outcomes.add(refused.code)
    assert outcomes == {"value", "invalid_json", "schema_validation"}


def test_decoded_values_nested_beyond_the_stack_are_refused_politely() -> None:
    nested: list[object] = []
    for _ in range(DEEP):
        nested = [nested]
    targets = {"schema": "paperclip.semantic_tool.v1", "targets": [nested, nested]}
    with pytest.raises(MalformedError) as caught:
        validate("semantic-tool", targets)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    assert caught.value.code == "invalid_json"


def test_large_numbers_that_fit_are_kept_to_the_digit() -> None:
    digits = b"1234567890" * 40
    data = spliced(event_text(), member=b'"large":' + digits)
    assert digits in receive("event", data).to_bytes()


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.binary(max_size=40), st.sampled_from(sorted(SCHEMAS)))
def test_random_bytes_raise_nothing_else(data: bytes, name: str) -> None:
    for ask in (decode, validate, receive):
        with suppress(MalformedError, ContractError):
            ask(name, data)


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_damaged_events_raise_nothing_else(data: st.DataObject) -> None:
    text = bytearray(event_text("plan.updated"))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    for ask in (decode, validate, receive):
        with suppress(MalformedError, ContractError):
            ask("event", bytes(text))
