from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperclip_runner.errors import JsonLinesError
from paperclip_runner.jsonlines import LineSplitter, decode_line, encode_line


@given(st.lists(st.binary(max_size=9).map(lambda line: line.replace(b"\n", b"")), max_size=9), st.data())
def test_lines_are_the_same_however_the_bytes_are_cut(lines: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(line + b"\n" for line in lines) + b"tail"
    splitter = LineSplitter(max_line_bytes=16)
    seen: list[bytes] = []
    while stream:
        cut = data.draw(st.integers(1, len(stream)))
        seen += splitter.receive(stream[:cut])
        stream = stream[cut:]
    assert (seen, splitter.rest, splitter.line_count) == (lines, b"tail", len(lines))
    assert splitter.failure is None


def test_a_line_of_exactly_the_limit_passes_and_the_next_is_read_correctly() -> None:
    splitter = LineSplitter(max_line_bytes=8)
    assert splitter.receive(b"x" * 8 + b"\n" + b"{}\r\n") == [b"x" * 8, b"{}\r"]


@pytest.mark.parametrize("chunks", [[b"ok\n" + b"x" * 9 + b"\nlater\n"], [b"ok\n", b"x" * 5, b"x" * 4]])
def test_a_line_above_the_limit_ends_the_splitter_with_its_cause(chunks: list[bytes]) -> None:
    splitter = LineSplitter(max_line_bytes=8)
    lines = [line for chunk in chunks for line in splitter.receive(chunk)]
    assert lines == [b"ok"]
    failure = splitter.failure
    assert failure is not None
    assert (failure.code, failure.limit, failure.observed, failure.line) == ("json_line_too_long", 8, 9, 2)
    assert splitter.receive(b"more\n") == []
    assert splitter.failure is failure
    assert splitter.rest == b""


def test_an_endless_line_is_not_held_beyond_its_limit() -> None:
    splitter = LineSplitter(max_line_bytes=1_000)
    for _ in range(100):
        splitter.receive(b"x" * 300)
        assert len(splitter.rest) <= 1_000
    assert splitter.failure is not None


@pytest.mark.parametrize("line", [b"", b"\xff\xfe", b"{bad", b"\xef\xbb\xbf{}", b"Content-Length: 2\r"])
def test_a_malformed_line_is_one_typed_error(line: bytes) -> None:
    with pytest.raises(JsonLinesError) as caught:
        decode_line(line, 7)
    assert (caught.value.code, caught.value.line) == ("json_line_malformed", 7)


def test_a_value_and_its_line_are_inverse() -> None:
    assert encode_line({"a": [1.0, "é\n"]}) == '{"a":[1,"é\\n"]}\n'.encode()
    assert decode_line(b'{"a":1}\r') == {"a": 1}
