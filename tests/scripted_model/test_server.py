"""The endpoint, spoken to byte by byte."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from paperclip_runner.testing.scripted_model import (
    CutStream,
    Gate,
    HttpFault,
    Message,
    ModelTurn,
    Script,
    ScriptedModel,
    ScriptedModelError,
    Step,
    server,
)
from paperclip_runner.testing.scripted_model.recording import RequestHead, RequestLog, parse_head
from paperclip_runner.testing.scripted_model.scripts import http_fault_script, message_script, slow_stream_script

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue


def script(*rounds: tuple[Step, ...]) -> Script:
    return Script(name="test", turns=tuple(ModelTurn(steps=steps) for steps in rounds))


class Client:
    """One connection to a scripted model."""

    def __init__(self, model: ScriptedModel) -> None:
        self.host = urlsplit(model.base_url).netloc

    async def __aenter__(self) -> Client:
        name, _, port = self.host.partition(":")
        self.reader, self.writer = await asyncio.open_connection(name, int(port))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def send(self, text: str) -> None:
        self.writer.write(text.encode())
        await self.writer.drain()

    async def post(self, body: JsonValue, headers: str = "") -> None:
        text = json.dumps(body)
        head = f"POST /v1/responses HTTP/1.1\r\nHost: {self.host}\r\n{headers}Content-Length: {len(text)}\r\n\r\n"
        await self.send(head + text)

    async def status(self) -> tuple[int, dict[str, str]]:
        async with asyncio.timeout(5):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        return int(head[0].split(" ")[1]), headers

    async def plain(self) -> tuple[int, str]:
        status, headers = await self.status()
        return status, (await self.reader.readexactly(int(headers["content-length"]))).decode()

    async def chunk(self) -> bytes:
        async with asyncio.timeout(5):
            size = int((await self.reader.readuntil(b"\r\n")), 16)
            return (await self.reader.readexactly(size + 2))[:-2]

    async def stream(self) -> str:
        status, headers = await self.status()
        assert (status, headers["content-type"]) == (200, "text/event-stream")
        collected = b""
        while chunk := await self.chunk():
            collected += chunk
        return collected.decode()


def test_turns_are_played_in_order_over_one_connection() -> None:
    async def main() -> None:
        two = script((Message(text="one"),), (Message(text="two"),))
        async with ScriptedModel(two) as model, Client(model) as client:
            for text in ("one", "two"):
                await client.post({"model": "m"})
                streamed = await client.stream()
                assert f'"text":"{text}"' in streamed
                assert streamed.count("event: response.completed") == 1
        assert (model.played, model.unscripted) == (2, 0)
        model.check_played()

    asyncio.run(main())


def test_a_request_after_the_last_turn_is_told_so() -> None:
    async def main() -> None:
        async with ScriptedModel(script()) as model, Client(model) as client:
            await client.post({})
            status, text = await client.plain()
            assert status == 400
            assert json.loads(text)["error"]["code"] == "script_exhausted"
            with pytest.raises(ScriptedModelError) as caught:
                model.check_played()
            assert (caught.value.code, caught.value.limit, caught.value.observed) == ("script_exhausted", 0, 1)

    asyncio.run(main())


def test_turns_that_nobody_asked_for_are_found() -> None:
    with pytest.raises(ScriptedModelError) as caught:
        ScriptedModel(message_script()).check_played()
    assert caught.value.code == "script_unfinished"


def test_requests_are_recorded_without_credentials() -> None:
    async def main() -> None:
        async with ScriptedModel(message_script()) as model, Client(model) as client:
            secrets = "Authorization: Bearer secret\r\nX-Api-Key: secret\r\nCookie: secret\r\nSession-Id: s1\r\n"
            await client.post(
                {"input": [{"type": "message"}, {"type": "function_call_output", "output": "x"}]}, secrets
            )
            async with asyncio.timeout(5):
                recorded = await model.wait_for_request(1)
            assert recorded.headers["session-id"] == "s1"
            assert "secret" not in repr(recorded)
            assert recorded.input_items("function_call_output") == [{"type": "function_call_output", "output": "x"}]
            assert len(recorded.input_items()) == 2
            assert model.requests == [recorded]

    asyncio.run(main())


def test_a_gate_holds_the_stream_until_it_is_opened() -> None:
    async def main() -> None:
        held = script((Message(text="before"), Gate(name="g"), Message(text="after")))
        async with ScriptedModel(held) as model, Client(model) as client:
            await client.post({})
            await client.status()
            async with asyncio.timeout(5):
                await model.wait_for_gate("g")
            seen = b""
            while b"response.output_item.done" not in seen:
                seen += await client.chunk()
            reading = asyncio.create_task(client.chunk())
            await asyncio.sleep(0)
            assert not reading.done()
            model.open("g")
            assert b"response.output_item.added" in await reading

    asyncio.run(main())


def test_a_gate_that_nobody_opens_cuts_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "GATE_SECONDS", 0.01)

    async def main() -> None:
        async with ScriptedModel(script((Gate(name="g"),))) as model, Client(model) as client:
            await client.post({})
            async with asyncio.timeout(5):
                assert b"response.completed" not in await client.reader.read()

    asyncio.run(main())


def test_connections_over_the_bound_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_CONNECTIONS", 1)

    async def main() -> None:
        async with ScriptedModel(script((Gate(name="g"),))) as model, Client(model) as first:
            await first.post({})
            await first.status()
            async with Client(model) as second:
                assert (await second.plain())[0] == 503

    asyncio.run(main())


@pytest.mark.parametrize("reset", [False, True])
def test_a_cut_ends_the_connection_inside_the_stream(*, reset: bool) -> None:
    async def main() -> None:
        cut = script((Message(text="part"), CutStream(reset=reset)))
        async with ScriptedModel(cut) as model, Client(model) as client:
            await client.post({})
            collected = b""
            async with asyncio.timeout(5):
                try:
                    while chunk := await client.reader.read(65536):
                        collected += chunk
                except ConnectionResetError:
                    assert reset
            assert b"response.completed" not in collected
            assert not collected.endswith(b"0\r\n\r\n")

    asyncio.run(main())


def test_a_fault_is_a_plain_answer_with_its_headers() -> None:
    async def main() -> None:
        turns = (HttpFault(status=429, body="slow down", headers={"Retry-After": "7", "Content-Type": "text/plain"}),)
        async with ScriptedModel(Script(name="fault", turns=turns)) as model, Client(model) as client:
            await client.post({})
            status, headers = await client.status()
            assert (status, headers["retry-after"], headers["content-type"]) == (429, "7", "text/plain")
            assert await client.reader.readexactly(9) == b"slow down"

    asyncio.run(main())


def test_a_client_that_leaves_does_not_disturb_the_next_one() -> None:
    async def main() -> None:
        long = "x" * 2_000_000
        async with ScriptedModel(script((Message(text=long),), (Message(text="next"),))) as model:
            async with Client(model) as leaving:
                await leaving.post({})
                await leaving.status()
            async with Client(model) as client:
                await client.post({})
                assert "next" in await client.stream()

    asyncio.run(main())


def test_leaving_the_context_ends_streams_that_are_still_open() -> None:
    async def main() -> None:
        endless = slow_stream_script("x" * 100, pause_milliseconds=60_000)
        async with ScriptedModel(endless) as model:
            client = Client(model)
            await client.__aenter__()
            await client.post({})
            await client.status()
        async with asyncio.timeout(5):
            while await client.reader.read(65536):
                pass
        await client.__aexit__()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("request_text", "status"),
    [
        ("GET /v1/models?x=1 HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n", 200),
        ("GET /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n", 404),
        ("POST /v1/chat HTTP/1.1\r\nHost: localhost:1\r\n\r\n", 404),
        ("POST /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: 3\r\n\r\n{a}", 400),
        ("POST /v1/responses HTTP/1.1\r\nHost: evil.example:1\r\nContent-Length: 2\r\n\r\n{}", 403),
        ("POST /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: x\r\n\r\n", 400),
        ("POST /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: 1001\r\n\r\n", 413),
        ("POST /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:1\r\nTransfer-Encoding: chunked\r\n\r\n", 415),
        ("POST /v1/responses HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Encoding: zstd\r\n\r\n", 415),
        ("nonsense\r\n\r\n", 400),
        ("GET /v1/models HTTP/1.1\r\nno colon\r\n\r\n", 400),
        ("GET /v1/models HTTP/1.1\r\nLong: " + "x" * 70_000 + "\r\n\r\n", 431),
    ],
)
def test_other_requests_are_answered_with_their_status(request_text: str, status: int) -> None:
    async def main() -> None:
        async with ScriptedModel(message_script(), max_body_bytes=1000) as model, Client(model) as client:
            await client.send(request_text)
            assert (await client.plain())[0] == status
            assert model.requests == []

    asyncio.run(main())


def test_only_the_loopback_interface_is_listened_on() -> None:
    async def main() -> None:
        async with ScriptedModel(message_script()) as model:
            assert model.base_url.startswith("http://127.0.0.1:")
        with pytest.raises(ScriptedModelError) as caught:
            _ = model.base_url
        assert caught.value.code == "model_not_running"

    asyncio.run(main())


def test_the_record_drops_the_oldest_over_its_bounds() -> None:
    head = parse_head(b"POST /v1/responses HTTP/1.1\r\nHost: x\r\n\r\n")
    assert isinstance(head, RequestHead)
    log = RequestLog(max_requests=3, max_bytes=25)
    for _ in range(5):
        log.add(head, {}, 10)
    assert [recorded.number for recorded in log.kept()] == [4, 5]
    assert log.total == 5
    log.add(head, {}, 1_000)
    assert [recorded.number for recorded in log.kept()] == [6]


def test_a_request_that_is_no_longer_recorded_is_an_error() -> None:
    async def main() -> None:
        async with ScriptedModel(http_fault_script(500)) as model, Client(model) as client:
            await client.post({})
            assert (await client.plain())[0] == 500
            with pytest.raises(ScriptedModelError) as caught:
                await model.wait_for_request(0)
            assert caught.value.code == "request_not_recorded"

    asyncio.run(main())
