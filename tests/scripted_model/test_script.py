"""Script documents."""

from __future__ import annotations

import json

import pytest

from paperclip_runner.testing.scripted_model import (
    CutStream,
    HttpFault,
    Message,
    ModelTurn,
    Script,
    ScriptedModelError,
    ToolCall,
    Usage,
    decode_script,
    encode_script,
)
from paperclip_runner.testing.scripted_model import script as script_module
from paperclip_runner.testing.scripted_model.scripts import READY_SCRIPTS


@pytest.mark.parametrize("name", sorted(READY_SCRIPTS))
def test_every_ready_script_survives_its_document(name: str) -> None:
    script = READY_SCRIPTS[name]
    assert decode_script(encode_script(script)) == script


def test_a_document_written_by_hand_is_read() -> None:
    document = {
        "name": "by hand",
        "turns": [
            {
                "kind": "turn",
                "steps": [{"kind": "tool_call", "name": "t", "arguments": {"a": [1, None]}}, {"kind": "cut_stream"}],
                "usage": {"input_tokens": 7},
            },
            {"kind": "http_fault", "status": 429, "headers": {"retry-after": "1"}},
        ],
    }
    assert decode_script(json.dumps(document).encode()) == Script(
        name="by hand",
        turns=(
            ModelTurn(steps=(ToolCall(name="t", arguments={"a": [1, None]}), CutStream()), usage=Usage(input_tokens=7)),
            HttpFault(status=429, headers={"retry-after": "1"}),
        ),
    )


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"[]",
        b'{"name":"x"}',
        b'{"name":"x","turns":[{"kind":"turn","steps":[{"kind":"no_such_step"}]}]}',
        b'{"name":"x","turns":[{"kind":"turn","steps":[{"kind":"message","text":"a","typo":1}]}]}',
        b"[" * 100_000,
    ],
)
def test_what_is_no_script_is_refused(document: bytes) -> None:
    with pytest.raises(ScriptedModelError) as caught:
        decode_script(document)
    assert caught.value.code == "script_invalid"


def test_an_oversized_document_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script_module, "MAX_SCRIPT_BYTES", 10)
    with pytest.raises(ScriptedModelError) as caught:
        decode_script(encode_script(Script(name="x", turns=(ModelTurn(steps=(Message(text="a"),)),))))
    assert caught.value.limit == 10
