"""The real Codex for tests: where its program is, and a bare client for its app-server."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
import os
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.harness.launch import Launch
from paperclip_runner.testing.scripted_model import codex_overrides, model_catalog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from paperclip_protocol import JsonValue

    from paperclip_runner.harness.supervisor import SupervisedProcess
    from paperclip_runner.testing.scripted_model import ScriptedModel

__all__ = ["CODEX_VARIABLE", "AppServer", "codex_launch", "codex_programs", "require_codex"]

CODEX_VARIABLE = "PAPERCLIP_TEST_CODEX"
"""Environment variable with the paths of Codex programs to test, separated as in `PATH`; it goes before the package."""

ANSWER_SECONDS = 30
"""How long the client waits for anything."""


def codex_programs() -> list[str]:
    """The Codex programs to test: those of `CODEX_VARIABLE`, else the one of the package `codex_cli_bin`, else none."""
    configured = os.environ.get(CODEX_VARIABLE)
    if configured:
        return configured.split(os.pathsep)
    if importlib.util.find_spec("codex_cli_bin") is None:
        return []
    package = importlib.import_module("codex_cli_bin")
    find = cast("Callable[[], Path]", package.bundled_codex_path)
    return [os.fspath(find())]


def require_codex(program: str | None) -> str:
    """`program`; the test is skipped when there is none."""
    if program is None:
        pytest.skip(f"Codex is absent: install openai-codex-cli-bin (package codex_cli_bin) or set {CODEX_VARIABLE}")
    return program


def codex_launch(
    program: str, model: ScriptedModel, base: Path, *, code_mode_only: bool = False, stream_retries: int = 0
) -> Launch:
    """Codex with homes, workspace and model catalogue below `base`."""
    for name in ("home", "codex-home", "workspace"):
        (base / name).mkdir(exist_ok=True)
    catalog = base / "catalog.json"
    catalog.write_text(json.dumps(model_catalog(code_mode_only=code_mode_only)), encoding="utf-8")
    overrides = codex_overrides(model.base_url, catalog_path=os.fspath(catalog), stream_retries=stream_retries)
    return Launch(
        arguments=(program, *overrides, "app-server"),
        working_directory=os.fspath(base / "workspace"),
        environment={
            "PATH": os.defpath,
            "HOME": os.fspath(base / "home"),
            "CODEX_HOME": os.fspath(base / "codex-home"),
        },
    )


def members(value: JsonValue) -> dict[str, JsonValue]:
    """`value`, which must be an object."""
    assert isinstance(value, dict), value
    return value


class AppServer:
    """Requests and notifications of one app-server, without any judgement; `handlers` answer its own requests."""

    def __init__(self, process: SupervisedProcess) -> None:
        self.process = process
        self.notifications: list[dict[str, JsonValue]] = []
        self.requests: list[dict[str, JsonValue]] = []
        self.handlers: dict[str, Callable[[dict[str, JsonValue]], JsonValue]] = {}
        self._chunks = process.output()
        self._held = b""
        self._number = 0

    async def read(self) -> dict[str, JsonValue]:
        while b"\n" not in self._held:
            chunk = await anext(self._chunks, b"")
            assert chunk, f"the app-server ended: {self.process.info.exit} {self.process.error_tail}"
            self._held += chunk
        line, _, self._held = self._held.partition(b"\n")
        message = members(cast("JsonValue", json.loads(line)))
        if "method" in message and "id" in message:
            self.requests.append(message)
            answer = self.handlers[str(message["method"])](members(message["params"]))
            await self.send({"id": message["id"], "result": answer})
        elif "method" in message:
            self.notifications.append(message)
        return message

    async def send(self, message: dict[str, JsonValue]) -> None:
        await self.process.send(json.dumps(message).encode() + b"\n")

    async def request(self, method: str, params: dict[str, JsonValue]) -> dict[str, JsonValue]:
        self._number += 1
        await self.send({"id": self._number, "method": method, "params": params})
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                message = await self.read()
                if "method" not in message and message["id"] == self._number:
                    assert "error" not in message, message
                    return members(message["result"])

    async def open_thread(self, **params: JsonValue) -> str:
        client: JsonValue = {"name": "scripted-model-test", "version": "1"}
        await self.request("initialize", {"clientInfo": client, "capabilities": {"experimentalApi": True}})
        await self.send({"method": "initialized"})
        settings: dict[str, JsonValue] = {"approvalPolicy": "never", "sandbox": "workspace-write", **params}
        started = await self.request("thread/start", settings)
        return str(members(started["thread"])["id"])

    async def start_turn(self, thread: str, **params: JsonValue) -> str:
        items: JsonValue = [{"type": "text", "text": "go"}]
        started = await self.request("turn/start", {"threadId": thread, "input": items, **params})
        return str(members(started["turn"])["id"])

    async def end_of_turn(self) -> dict[str, JsonValue]:
        async with asyncio.timeout(ANSWER_SECONDS):
            while True:
                message = await self.read()
                if message.get("method") == "turn/completed":
                    return members(members(message["params"])["turn"])

    async def turn(self, thread: str, **params: JsonValue) -> dict[str, JsonValue]:
        await self.start_turn(thread, **params)
        return await self.end_of_turn()

    def seen(self, method: str) -> list[dict[str, JsonValue]]:
        return [members(each["params"]) for each in self.notifications if each["method"] == method]

    def items(self, kind: str) -> list[dict[str, JsonValue]]:
        completed = [members(params["item"]) for params in self.seen("item/completed")]
        return [item for item in completed if item["type"] == kind]
