"""Adapter fixtures `paperclip.question_adapter_fixture.v1`: a provider's form and answer beside the canonical ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import msgspec
from paperclip_protocol import JsonValue

from paperclip_runner.contract import contract_issues
from paperclip_runner.errors import QuestionError
from paperclip_runner.questions.responses import parse_question_response
from paperclip_runner.questions.sets import MAX_QUESTIONS, parse_question_set

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["QUESTION_ADAPTERS", "AdapterFixture", "read_adapter_fixture"]

_Members = dict[str, JsonValue]


class AdapterFixture(msgspec.Struct, frozen=True, kw_only=True):
    """A checked fixture: what an adapter is given, and what it must make of it."""

    adapter: str
    native_request: JsonValue
    question_set: dict[str, JsonValue]
    response: dict[str, JsonValue]
    native_response: JsonValue


def _members(value: JsonValue, *names: str) -> _Members:
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, dict) else {}


def _require(kept: bool, code: str, path: str, rule: str) -> None:
    if not kept:
        raise QuestionError(f"{path}: {rule}", path=path, code=code)


def _check_codex(fixture: _Members) -> None:
    code = "invalid_codex_question_fixture"
    request = _members(fixture["nativeRequest"])
    _require(
        request.get("method") == "item/tool/requestUserInput",
        code,
        "/nativeRequest/method",
        "must be item/tool/requestUserInput",
    )
    asked = _members(request, "params").get("questions")
    identifiers = [entry.get("id") for entry in _objects(asked)]
    _require(
        identifiers == _question_ids(fixture),
        code,
        "/nativeRequest/params/questions",
        "must ask the questions of the set",
    )


def _check_acpx(fixture: _Members) -> None:
    code = "invalid_acpx_question_fixture"
    request = _members(fixture["nativeRequest"])
    _require(request.get("method") == "elicitation/create", code, "/nativeRequest/method", "must be elicitation/create")
    params = _members(request, "params")
    _require(params.get("mode") == "form", code, "/nativeRequest/params/mode", "must be form")
    path = "/nativeRequest/params/requestedSchema/properties"
    properties = _members(params, "requestedSchema", "properties")
    _require(1 <= len(properties) <= MAX_QUESTIONS, code, path, f"must hold 1 to {MAX_QUESTIONS} properties")
    for name, entry in properties.items():
        _require("pattern" not in _members(entry), code, f"{path}/{name}/pattern", "must not ask for a pattern")
    _require(len(properties) == len(_question_ids(fixture)), code, path, "must ask the questions of the set")
    action = _members(fixture["nativeResponse"]).get("action")
    _require(action == "accept", code, "/nativeResponse/action", "must be accept")


def _check_opencode(fixture: _Members) -> None:
    code = "invalid_question_adapter_fixture"
    asked = _members(fixture["nativeRequest"], "properties").get("questions")
    path = "/nativeRequest/properties/questions"
    _require(len(_objects(asked)) == len(_question_ids(fixture)), code, path, "must ask the questions of the set")


QUESTION_ADAPTERS: Final[dict[str, Callable[[_Members], None]]] = {
    "codex": _check_codex,
    "acpx": _check_acpx,
    "opencode": _check_opencode,
}
"""Adapters that are known, and what each asks of its fixtures beyond the schema."""


def _objects(value: JsonValue) -> Sequence[_Members]:
    return [_members(entry) for entry in value] if isinstance(value, list) else []


def _question_ids(fixture: _Members) -> list[JsonValue]:
    return [question.get("id") for question in _objects(_members(fixture["canonicalQuestionSet"]).get("questions"))]


def read_adapter_fixture(value: JsonValue) -> AdapterFixture:
    """Check a decoded fixture: the schema, the set and its answers, then what its adapter asks for.

    Raises `QuestionError` with a `path` into the fixture: `invalid_question_adapter_fixture`, `unsupported_provider`,
    `invalid_codex_question_fixture`, `invalid_acpx_question_fixture`.
    """
    for issue in contract_issues("question-adapter-fixture", value)[:1]:
        _require(False, "invalid_question_adapter_fixture", issue.path, issue.message)
    fixture = cast("_Members", value)
    adapter = cast("str", fixture["adapter"])
    try:
        question_set = parse_question_set(fixture["canonicalQuestionSet"])
        response = parse_question_response(question_set, fixture["canonicalResponse"])
    except QuestionError as cause:
        path = cause.path.replace("/input", "/canonicalQuestionSet", 1).replace("/response", "/canonicalResponse", 1)
        raise QuestionError(cause.message, path=path, code="invalid_question_adapter_fixture") from cause
    check = QUESTION_ADAPTERS.get(adapter)
    if check is None:
        known = ", ".join(QUESTION_ADAPTERS)
        raise QuestionError(
            f"/adapter: {adapter} is not an adapter that is known: {known}",
            path="/adapter",
            code="unsupported_provider",
        )
    check(fixture)
    return AdapterFixture(
        adapter=adapter,
        native_request=fixture["nativeRequest"],
        question_set=question_set,
        response=response,
        native_response=fixture["nativeResponse"],
    )
