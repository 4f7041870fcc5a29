"""The JSON-RPC peer: framing, bounds, ids, and one typed failure."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paperclip_runner.codex.errors import CodexTransportError
from paperclip_runner.codex.jsonrpc import JsonRpcPeer, PeerState
from paperclip_runner.codex.rpc_messages import ErrorResponse, Notification, PeerClosed, Response, ServerRequest

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.rpc_messages import PeerEvent


def _line(message: JsonValue) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _sent(peer: JsonRpcPeer) -> list[JsonValue]:
    data = peer.data_to_send()
    peer.data_sent(len(data))
    return [json.loads(line) for line in data.splitlines()]


def _drain(peer: JsonRpcPeer) -> list[PeerEvent]:
    events: list[PeerEvent] = []
    while batch := peer.events():
        events += batch
    return events


def _failure_code(data: bytes, *, pending: int = 0) -> str:
    peer = JsonRpcPeer()
    for _ in range(pending):
        peer.send_request("thread/read", {})
    peer.receive(data)
    closed = _drain(peer)[-1]
    assert isinstance(closed, PeerClosed)
    assert closed.error is peer.failure
    assert closed.unanswered == tuple(range(1, pending + 1))
    assert closed.error is not None
    return closed.error.code


def test_requests_are_numbered_from_one_and_carry_no_jsonrpc_member() -> None:
    peer = JsonRpcPeer()
    assert peer.send_request("initialize", {"a": 1}) == 1
    peer.send_notification("initialized")
    assert peer.send_request("thread/read", {}) == 2
    assert _sent(peer) == [
        {"method": "initialize", "id": 1, "params": {"a": 1}},
        {"method": "initialized"},
        {"method": "thread/read", "id": 2, "params": {}},
    ]
    assert peer.unsent_bytes == 0


def test_answers_reach_their_request_in_any_order() -> None:
    peer = JsonRpcPeer()
    first, second = peer.send_request("a", {}), peer.send_request("b", {})
    peer.receive(_line({"error": {"code": -32600, "message": "token=abc no"}, "id": second}))
    peer.receive(_line({"id": first, "result": {"ok": True}}))
    refused, answered = peer.events()
    assert answered == Response(first, "a", {"ok": True})
    assert isinstance(refused, ErrorResponse)
    assert (refused.request_id, refused.method, refused.error.rpc_code) == (second, "b", -32600)
    assert "abc" not in str(refused.error)
    assert refused.error.method_unavailable
    assert peer.pending_requests == 0


def test_an_error_without_a_code_refuses_only_its_call() -> None:
    peer = JsonRpcPeer()
    peer.send_request("a", {})
    peer.receive(_line({"id": 1, "error": {"message": "x"}}))
    (refused,) = peer.events()
    assert isinstance(refused, ErrorResponse)
    assert refused.error.rpc_code is None
    assert peer.state is PeerState.OPEN


def test_a_server_request_keeps_the_type_of_its_id_and_is_answered_once() -> None:
    peer = JsonRpcPeer()
    for request_id in (0, "0", -3, "1"):
        peer.receive(_line({"id": request_id, "method": "x/y", "params": {}}))
    ids = [event.request_id for event in peer.events() if isinstance(event, ServerRequest)]
    assert ids == [0, "0", -3, "1"]
    peer.send_response(0, {"ok": 1})
    peer.send_error("0", -32601, "unknown")
    with pytest.raises(CodexTransportError) as caught:
        peer.send_response(0, {})
    assert caught.value.code == "codex_request_not_waiting"
    with pytest.raises(CodexTransportError):
        peer.send_response(1, {})
    assert _sent(peer) == [
        {"id": 0, "result": {"ok": 1}},
        {"id": "0", "error": {"code": -32601, "message": "unknown"}},
    ]
    assert peer.state is PeerState.OPEN


def test_requests_beyond_the_bound_are_refused_without_being_delivered() -> None:
    peer = JsonRpcPeer(max_inflight_server_requests=2)
    for request_id in range(3):
        peer.receive(_line({"id": request_id, "method": "x"}))
    assert len(peer.events()) == 2
    (refusal,) = _sent(peer)
    assert isinstance(refusal, dict)
    assert refusal["id"] == 2
    assert refusal["error"] == {"code": -32001, "message": "Too many open requests."}
    assert peer.state is PeerState.OPEN


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\n", "codex_line_malformed"),
        (b"   \n", "codex_line_malformed"),
        (b"{bad\n", "codex_line_malformed"),
        (b"\xff\xfe\n", "codex_line_malformed"),
        (b'{"method":"\xed\xa0\x80"}\n', "codex_line_malformed"),
        (b'{"method":"\xc0\xaf"}\n', "codex_line_malformed"),
        (b'\xef\xbb\xbf{"method":"a"}\n', "codex_line_malformed"),
        (b"warning: text\n", "codex_line_malformed"),
        (b"Content-Length: 2\r\n\r\n{}", "codex_line_malformed"),
        (b"[" * 100_000 + b"]" * 100_000 + b"\n", "codex_line_malformed"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"\n", "codex_line_malformed"),
        (b"[]\n", "codex_message_not_object"),
        (b"null\n", "codex_message_not_object"),
        (b"42\n", "codex_message_not_object"),
        (b'"x"\n', "codex_message_not_object"),
        (b'[{"id":1,"result":{}}]\n', "codex_message_not_object"),
        (b"{}\n", "codex_message_malformed"),
        (b'{"method":""}\n', "codex_message_malformed"),
        (b'{"method":7}\n', "codex_message_malformed"),
        (b'{"method":"a","result":{}}\n', "codex_message_malformed"),
        (b'{"id":1,"method":"a","error":{}}\n', "codex_message_malformed"),
        (b'{"id":"1","result":{}}\n', "codex_message_malformed"),
        (b'{"id":true,"result":{}}\n', "codex_message_malformed"),
        (b'{"method":"a","params":[]}\n', "codex_params_not_object"),
        (b'{"method":"a","params":null}\n', "codex_params_not_object"),
        (b'{"id":null,"method":"a"}\n', "codex_request_id_invalid"),
        (b'{"id":1.5,"method":"a"}\n', "codex_request_id_invalid"),
        (b'{"id":true,"method":"a"}\n', "codex_request_id_invalid"),
        (b'{"id":"","method":"a"}\n', "codex_request_id_invalid"),
        (b'{"id":9007199254740992,"method":"a"}\n', "codex_request_id_invalid"),
        (b'{"id":"' + b"x" * 257 + b'","method":"a"}\n', "codex_request_id_invalid"),
        (b'{"id":0,"result":{}}\n', "codex_response_malformed"),
        (b'{"id":-1,"result":{}}\n', "codex_response_malformed"),
        (b'{"id":1.5,"result":{}}\n', "codex_response_malformed"),
        (b'{"id":1}\n', "codex_response_malformed"),
        (b'{"id":1,"result":{},"error":{}}\n', "codex_response_malformed"),
        (b'{"id":7,"result":{}}\n', "codex_response_unknown_id"),
        (b'{"id":1,"result":null}\n', "codex_response_result_not_object"),
        (b'{"id":1,"result":[]}\n', "codex_response_result_not_object"),
        (b'{"id":1,"result":"x"}\n', "codex_response_result_not_object"),
    ],
)
def test_a_broken_line_is_one_typed_failure(data: bytes, code: str) -> None:
    assert _failure_code(data, pending=1) == code


def test_a_failure_tells_the_offset_and_a_redacted_excerpt() -> None:
    peer = JsonRpcPeer()
    peer.receive(_line({"method": "a"}) + b"api_key=topsecret oops\n")
    assert peer.failure is not None
    assert peer.failure.details["byteOffset"] == len(_line({"method": "a"}))
    assert peer.failure.details["excerpt"] == "api_key=[REDACTED] oops"


def test_a_second_answer_to_one_request_is_an_unknown_id() -> None:
    peer = JsonRpcPeer()
    peer.send_request("a", {})
    peer.receive(_line({"id": 1, "result": {}}) * 2)
    assert [type(event) for event in _drain(peer)] == [Response, PeerClosed]
    assert peer.failure is not None
    assert peer.failure.code == "codex_response_unknown_id"


def test_a_late_answer_to_an_abandoned_request_is_dropped() -> None:
    peer = JsonRpcPeer()
    request_id = peer.send_request("turn/interrupt", {})
    peer.abandon_request(request_id)
    assert peer.pending_requests == 0
    peer.receive(_line({"id": request_id, "result": {}}))
    assert peer.events() == []
    assert peer.state is PeerState.OPEN


def test_the_first_cause_is_kept_and_later_calls_are_chained_to_it() -> None:
    peer = JsonRpcPeer(max_line_bytes=50)
    peer.send_request("a", {})
    peer.receive(b"x" * 51)
    peer.receive(b"more\n")
    peer.receive_eof()
    peer.fail(CodexTransportError("late", code="codex_process_exited"))
    first = peer.failure
    assert first is not None
    assert (first.code, first.limit, first.observed) == ("codex_line_too_long", 50, 51)
    for send in (lambda: peer.send_request("b", {}), lambda: peer.send_notification("b")):
        with pytest.raises(CodexTransportError) as caught:
            send()
        assert caught.value.code == "codex_transport_closed"
        assert caught.value.__cause__ is first
    peer.send_response(0, {})
    assert peer.data_to_send() == b""


@pytest.mark.parametrize(("size", "accepted"), [(63, True), (64, True), (65, False)])
def test_a_line_may_be_exactly_as_long_as_the_limit(size: int, *, accepted: bool) -> None:
    frame = b'{"method":"' + b"m" * (size - 13) + b'"}'
    assert len(frame) == size
    peer = JsonRpcPeer(max_line_bytes=64)
    peer.receive(frame + b"\n" + _line({"method": "next"}))
    methods = [event.method for event in _drain(peer) if isinstance(event, Notification)]
    assert methods == (["m" * (size - 13), "next"] if accepted else [])
    assert (peer.state is PeerState.OPEN) == accepted


def test_an_endless_line_is_refused_before_it_is_held() -> None:
    peer = JsonRpcPeer()
    chunk = b"x" * 65_536
    fed = 0
    while peer.state is PeerState.OPEN:
        peer.receive(chunk)
        fed += len(chunk)
    assert fed <= 2 * 1_048_576
    assert peer.failure is not None
    assert peer.failure.code == "codex_line_too_long"


def test_many_messages_in_one_read_arrive_at_once_and_a_tail_does_not_count() -> None:
    peer = JsonRpcPeer(max_queued_notifications=2_000)
    peer.receive(_line({"method": "m"}) * 1_000 + b'{"method":"tail"}')
    assert len(peer.events()) == 1_000
    peer.receive_eof()
    closed = peer.events()[-1]
    assert isinstance(closed, PeerClosed)
    assert closed.error is not None
    assert closed.error.code == "codex_stdout_truncated"


def test_the_end_of_the_output_is_a_failure_unless_the_peer_was_closed() -> None:
    peer = JsonRpcPeer()
    peer.send_request("a", {})
    peer.receive_eof()
    assert peer.events() == [PeerClosed(peer.failure, (1,))]
    assert peer.failure is not None
    assert peer.failure.code == "codex_stdout_ended"
    closed = JsonRpcPeer()
    closed.close()
    closed.receive_eof()
    assert closed.events() == [PeerClosed(None, ())]
    assert closed.state is PeerState.CLOSED


def test_messages_before_a_fault_are_delivered_before_it() -> None:
    peer = JsonRpcPeer()
    peer.receive(_line({"method": "turn/completed"}) + b"oops\n")
    assert [type(event) for event in _drain(peer)] == [Notification, PeerClosed]


def test_a_burst_of_short_lines_pauses_reading_instead_of_failing() -> None:
    peer = JsonRpcPeer(max_queued_notifications=256)
    peer.receive(_line({"method": "m"}) * 1_000)
    assert not peer.wants_input
    assert peer.state is PeerState.OPEN
    counts: list[int] = []
    while batch := peer.events():
        counts.append(len(batch))
    assert sum(counts) == 1_000
    assert max(counts) == 256
    assert peer.wants_input


def test_a_shell_that_reads_on_while_the_queue_is_full_fails_the_peer() -> None:
    peer = JsonRpcPeer(max_queued_notifications=1, max_queued_notification_bytes=100, max_line_bytes=100)
    for _ in range(30):
        peer.receive(_line({"method": "m"}))
    assert peer.failure is not None
    assert peer.failure.code == "codex_notification_queue_full"
    assert peer.failure.limit == 200


def test_an_oversized_line_behind_a_full_queue_fails_after_the_lines_before_it() -> None:
    peer = JsonRpcPeer(max_queued_notifications=1, max_line_bytes=100)
    peer.receive(_line({"method": "m"}) * 3 + b"x" * 101)
    assert peer.state is PeerState.OPEN
    assert [type(event) for event in _drain(peer)] == [Notification] * 3 + [PeerClosed]


def test_the_output_ending_behind_a_full_queue_fails_after_the_lines_before_it() -> None:
    peer = JsonRpcPeer(max_queued_notifications=1)
    peer.receive(_line({"method": "m"}) * 3)
    peer.receive_eof()
    assert [type(event) for event in _drain(peer)] == [Notification] * 3 + [PeerClosed]


def test_too_many_pending_requests_refuse_the_call_and_keep_the_peer_open() -> None:
    peer = JsonRpcPeer(max_pending_requests=2)
    peer.send_request("a", {})
    peer.send_request("a", {})
    with pytest.raises(CodexTransportError) as caught:
        peer.send_request("a", {})
    assert (caught.value.code, caught.value.limit, caught.value.observed) == ("codex_pending_requests_full", 2, 3)
    assert peer.state is PeerState.OPEN


def test_an_outgoing_line_beyond_the_limit_fails_the_peer() -> None:
    peer = JsonRpcPeer(max_line_bytes=100)
    with pytest.raises(CodexTransportError) as caught:
        peer.send_request("a", {"text": "x" * 100})
    assert caught.value.code == "codex_outbound_line_too_long"
    assert peer.failure is caught.value


def test_bytes_nobody_writes_are_bounded() -> None:
    peer = JsonRpcPeer(max_buffered_output_bytes=100)
    peer.send_notification("a", {"text": "x" * 40})
    assert peer.data_to_send()
    with pytest.raises(CodexTransportError) as caught:
        peer.send_notification("a", {"text": "x" * 40})
    assert caught.value.code == "codex_outbound_buffer_full"
    assert caught.value.limit == 100


def test_a_refusal_that_cannot_be_written_fails_the_peer_without_raising() -> None:
    peer = JsonRpcPeer(max_inflight_server_requests=0, max_buffered_output_bytes=10)
    peer.receive(_line({"id": 0, "method": "x"}))
    assert peer.failure is not None
    assert peer.failure.code == "codex_outbound_buffer_full"


def test_our_lines_hold_no_carriage_return_and_theirs_may() -> None:
    peer = JsonRpcPeer()
    peer.send_notification("a", {"text": "one\r\ntwo"})
    assert b"\r" not in peer.data_to_send()
    peer.receive(b'{"method":"m"}\r\n')
    assert peer.events() == [Notification("m", {}, 15)]


def test_unknown_members_are_ignored_and_the_last_duplicate_counts() -> None:
    peer = JsonRpcPeer()
    peer.receive(b'{"jsonrpc":"2.0","emittedAtMs":1,"method":"a","method":"b","params":{"x":1}}\n')
    assert peer.events() == [Notification("b", {"x": 1}, 76)]


def _notification(method: str, text: str) -> JsonValue:
    return {"method": method, "params": {"text": text}}


def _request(number: int) -> JsonValue:
    return {"id": number, "method": "request", "params": {}}


def _response(number: int) -> JsonValue:
    return {"id": number, "result": {}}


_BAD: list[JsonValue] = [{"bad": 1}, {"id": None, "method": "x"}]
_MESSAGES: st.SearchStrategy[JsonValue] = st.one_of(
    st.builds(_notification, st.text("abc/", min_size=1), st.text()),
    st.builds(_request, st.integers(0, 20)),
    st.builds(_response, st.integers(1, 4)),
    st.sampled_from(_BAD),
)


@given(messages=st.lists(_MESSAGES, max_size=12), cuts=st.lists(st.integers(0, 400), max_size=12))
@settings(max_examples=150, deadline=None)
def test_how_the_bytes_are_cut_changes_nothing(messages: list[JsonValue], cuts: list[int]) -> None:
    data = b"".join(json.dumps(message, ensure_ascii=False).encode() + b"\n" for message in messages) + b"tail"

    def run(pieces: list[bytes]) -> tuple[list[object], str | None]:
        peer = JsonRpcPeer(max_queued_notifications=3, max_line_bytes=120)
        for _ in range(4):
            peer.send_request("a", {})
        events: list[object] = []
        for piece in pieces:
            peer.receive(piece)
            events += [event for event in _drain(peer) if not isinstance(event, PeerClosed)]
        peer.receive_eof()
        events += [event for event in _drain(peer) if not isinstance(event, PeerClosed)]
        return events, None if peer.failure is None else peer.failure.code

    edges = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    pieces = [data[start:end] for start, end in itertools.pairwise(edges)]
    whole, bytewise = run([data]), run([data[i : i + 1] for i in range(len(data))])
    assert run(pieces) == whole == bytewise


@given(data=st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_receiving_never_raises(data: bytes) -> None:
    peer = JsonRpcPeer(max_line_bytes=64)
    peer.receive(data)
    peer.receive_eof()
    assert isinstance(_drain(peer)[-1], PeerClosed)
