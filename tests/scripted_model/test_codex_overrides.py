"""The arguments and the environment that keep Codex on the loopback interface."""

from __future__ import annotations

import tomllib

from paperclip_runner.testing.scripted_model import codex_environment, codex_overrides, model_catalog

URL = "http://127.0.0.1:4000/v1"


def settings(*arguments: str) -> dict[str, object]:
    assert arguments[::2] == ("-c",) * (len(arguments) // 2)
    document: dict[str, object] = {}
    for argument in arguments[1::2]:
        document |= {argument.partition("=")[0]: tomllib.loads(f"value={argument.partition('=')[2]}")["value"]}
    return document


def test_every_override_is_toml_and_points_at_the_endpoint() -> None:
    found = settings(*codex_overrides(URL, catalog_path='/a "b"\\ü\x7f/catalog.json', stream_retries=2))
    assert found["model_provider"] == "scripted"
    assert found["model_catalog_json"] == '/a "b"\\ü\x7f/catalog.json'
    provider = found["model_providers.scripted"]
    assert isinstance(provider, dict)
    assert (provider["base_url"], provider["requires_openai_auth"], provider["stream_max_retries"]) == (URL, False, 2)


def test_everything_that_would_look_elsewhere_is_switched_off() -> None:
    found = settings(*codex_overrides(URL))
    assert found["features.plugins"] is False
    assert found["analytics.enabled"] is False
    assert found["check_for_update_on_startup"] is False
    assert "model_catalog_json" not in found


def test_proxies_are_taken_out_of_the_environment() -> None:
    source = {"PATH": "/bin", "HTTP_PROXY": "http://proxy:1", "https_proxy": "http://proxy:1", "NO_PROXY": "x"}
    assert codex_environment(source) == {"PATH": "/bin"}


def test_the_catalogue_names_one_model_with_a_patch_tool() -> None:
    models = model_catalog("m", code_mode_only=True)["models"]
    assert isinstance(models, list)
    [entry] = models
    assert isinstance(entry, dict)
    assert (entry["slug"], entry["apply_patch_tool_type"], entry["tool_mode"]) == ("m", "freeform", "code_mode_only")
