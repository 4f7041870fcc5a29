from __future__ import annotations

from typing import cast

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import copy_json
from paperclip_runner.errors import JsonTextError


def test_a_copy_shares_no_container_with_its_value() -> None:
    value: dict[str, JsonValue] = {"a": [{"b": "\ud800"}], "c": 1.5}
    copied = copy_json(value)
    assert copied == value
    cast("list[dict[str, JsonValue]]", copied["a"])[0]["b"] = 1
    assert value == {"a": [{"b": "\ud800"}], "c": 1.5}


def test_what_cannot_be_copied_is_refused() -> None:
    deep: JsonValue = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(JsonTextError) as caught:
        copy_json(deep)
    assert caught.value.code == "json_too_deep"
    with pytest.raises(JsonTextError) as caught:
        copy_json(cast("JsonValue", {"a": object()}))
    assert caught.value.code == "json_unsupported"
