from __future__ import annotations

from typing import cast

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.errors import QuestionError
from paperclip_runner.questions import QUESTION_ADAPTERS, read_adapter_fixture
from tests.oracle import oracle_json

Members = dict[str, JsonValue]


def fixture(adapter: str) -> Members:
    """A minimal fixture that is right for its adapter."""
    questions: JsonValue = [{"id": "q", "prompt": "p", "required": True, "answerMode": "text"}]
    native: dict[str, tuple[JsonValue, JsonValue]] = {
        "codex": ({"method": "item/tool/requestUserInput", "params": {"questions": [{"id": "q"}]}}, {}),
        "acpx": (
            {
                "method": "elicitation/create",
                "params": {"mode": "form", "requestedSchema": {"properties": {"q": {"type": "string"}}}},
            },
            {"action": "accept"},
        ),
        "opencode": ({"properties": {"questions": [{"question": "p"}]}}, {}),
    }
    request, answer = native[adapter]
    return {
        "schema": "paperclip.question_adapter_fixture.v1",
        "adapter": adapter,
        "nativeRequest": request,
        "canonicalQuestionSet": {"schema": "paperclip.question_set.v1", "questions": questions},
        "canonicalResponse": {"schema": "paperclip.question_response.v1", "answers": {"q": {"text": "a"}}},
        "nativeResponse": answer,
    }


def refusal(value: JsonValue) -> tuple[str, str]:
    with pytest.raises(QuestionError) as caught:
        read_adapter_fixture(value)
    return caught.value.code, caught.value.path


@pytest.mark.parametrize("adapter", QUESTION_ADAPTERS)
def test_recorded_and_minimal_fixtures_are_read(adapter: str) -> None:
    assert read_adapter_fixture(fixture(adapter)).response["answers"] == {"q": {"text": "a"}}
    assert read_adapter_fixture(oracle_json(f"prp/fixtures/questions/{adapter}.json")).adapter == adapter


@pytest.mark.parametrize(
    ("adapter", "change", "code", "path"),
    [
        ("codex", {"adapter": "other"}, "unsupported_provider", "/adapter"),
        ("codex", {"extra": 1}, "invalid_question_adapter_fixture", "/"),
        ("codex", {"nativeRequest": {"method": "x"}}, "invalid_codex_question_fixture", "/nativeRequest/method"),
        ("acpx", {"nativeRequest": None}, "invalid_acpx_question_fixture", "/nativeRequest/method"),
        ("acpx", {"nativeResponse": {"action": "decline"}}, "invalid_acpx_question_fixture", "/nativeResponse/action"),
        ("opencode", {"nativeRequest": {}}, "invalid_question_adapter_fixture", "/nativeRequest/properties/questions"),
    ],
)
def test_a_fixture_that_is_wrong_for_its_adapter_is_refused(
    adapter: str, change: Members, code: str, path: str
) -> None:
    assert refusal({**fixture(adapter), **change}) == (code, path)


def test_a_codex_request_asks_the_questions_of_the_set() -> None:
    given = fixture("codex")
    cast("dict[str, Members]", given["nativeRequest"])["params"]["questions"] = [{"id": "other"}]
    assert refusal(given) == ("invalid_codex_question_fixture", "/nativeRequest/params/questions")


@pytest.mark.parametrize("change", [{"mode": "url"}, {"requestedSchema": {"properties": {}}}])
def test_an_acp_form_has_properties(change: Members) -> None:
    given = fixture("acpx")
    cast("dict[str, Members]", given["nativeRequest"])["params"].update(change)
    assert refusal(given)[0] == "invalid_acpx_question_fixture"


def test_an_acp_form_asks_for_no_pattern() -> None:
    given = fixture("acpx")
    schema: Members = {"properties": {"q": {"type": "string", "pattern": "a"}}}
    cast("dict[str, Members]", given["nativeRequest"])["params"]["requestedSchema"] = schema
    path = "/nativeRequest/params/requestedSchema/properties/q/pattern"
    assert refusal(given) == ("invalid_acpx_question_fixture", path)


def test_answers_must_be_legal_for_the_set() -> None:
    given = fixture("codex")
    given["canonicalResponse"] = {"schema": "paperclip.question_response.v1", "answers": {}}
    assert refusal(given) == ("invalid_question_adapter_fixture", "/canonicalResponse/answers/q")
    given = fixture("codex")
    questions = cast("list[JsonValue]", cast("Members", given["canonicalQuestionSet"])["questions"])
    questions.append(questions[0])
    assert refusal(given) == ("invalid_question_adapter_fixture", "/canonicalQuestionSet/questions/1/id")
