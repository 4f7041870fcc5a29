"""Questions of Codex as question sets, and answers back."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from paperclip_protocol import validate

from paperclip_runner.codex.question_adapter import question_set_of
from paperclip_runner.errors import QuestionError
from paperclip_runner.questions import parse_question_response

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

Members = dict[str, "JsonValue"]
USER = "item/tool/requestUserInput"
TOOL = "mcpServer/elicitation/request"


def _set(method: str, params: Members) -> Members:
    form = question_set_of(method, params)
    assert form is not None
    assert validate("question-set", form[0]) == []
    return form[0]


def _questions(*questions: JsonValue) -> list[Members]:
    return cast("list[Members]", _set(USER, {"questions": list(questions)})["questions"])


def _native(method: str, params: Members, answers: Members) -> Members:
    form = question_set_of(method, params)
    assert form is not None
    response = parse_question_response(form[0], {"schema": "paperclip.question_response.v1", "answers": answers})
    return form[1].native_answers(response)


def test_a_form_has_a_title_and_its_questions_in_order() -> None:
    made = _set(USER, {"questions": [{"id": " a ", "header": "H", "question": "Q token=x?", "required": True}]})
    assert made == {
        "schema": "paperclip.question_set.v1",
        "title": "Codex needs your input",
        "submitLabel": "Submit answers",
        "questions": [
            {"id": "a", "header": "H", "prompt": "Q token=[REDACTED]", "required": True, "answerMode": "text"}
        ],
    }


def test_missing_identities_take_the_next_free_number() -> None:
    asked = _questions({"question": "x"}, {"id": "question-1", "question": "y"})
    assert [question["id"] for question in asked] == ["question-2", "question-1"]
    options: list[JsonValue] = [{"label": "A"}, {"id": "option-1", "label": "B"}]
    (asked_once,) = _questions({"id": "a", "question": "q", "options": options})
    assert [option["id"] for option in cast("list[Members]", asked_once["options"])] == ["option-2", "option-1"]


@pytest.mark.parametrize(
    ("question", "mode"),
    [
        ({"options": [{"label": "x"}]}, "single_select"),
        ({"options": [{"label": "x"}], "multiSelect": True}, "multi_select"),
        ({"options": [{"label": "x"}], "multiple": True}, "multi_select"),
        ({"options": []}, "text"),
        ({"options": None, "isOther": True}, "text"),
    ],
)
def test_the_mode_follows_from_the_options(question: Members, mode: str) -> None:
    (asked,) = _questions({"id": "a", "question": "q", **question})
    assert asked["answerMode"] == mode
    assert asked["required"] is False


def test_an_answer_of_ones_own_is_offered_where_codex_takes_one() -> None:
    (asked,) = _questions({"id": "a", "question": "q", "isOther": True, "options": [{"label": "x"}]})
    assert asked["customAnswer"] == {"enabled": True, "label": "Other", "placeholder": "Enter another answer"}


@pytest.mark.parametrize("params", [{}, {"questions": []}, {"questions": "x"}])
def test_nothing_asked_is_no_form(params: Members) -> None:
    assert question_set_of(USER, params) is None


@pytest.mark.parametrize(
    "questions",
    [
        [{"question": "q"}] * 65,
        [{"id": "a" * 161, "question": "q"}],
        [{"id": "a", "question": "q"}, {"id": "a", "question": "q"}],
        [{"id": "a", "question": "q" * 4_001}],
        [{"id": "a", "question": ""}],
        [{"id": "a", "question": "q", "header": "h" * 1_001}],
        [{"id": "a", "question": "q", "options": [{"label": "l" * 1_001}]}],
        [{"id": "a", "question": "q", "options": [{"id": "o", "label": "x"}, {"id": "o", "label": "y"}]}],
        [{"id": "a", "question": "q", "minLength": 5, "maxLength": 2}],
    ],
)
def test_a_form_that_breaks_a_bound_is_refused_and_never_shortened(questions: list[JsonValue]) -> None:
    with pytest.raises(QuestionError) as caught:
        question_set_of(USER, {"questions": questions})
    assert caught.value.path.startswith("/input")


def test_native_values_stay_out_of_the_set_and_come_back_in_the_answer() -> None:
    params: Members = {
        "questions": [
            {"id": "a", "question": "q", "options": [{"label": "one", "value": {"n": 1}}, {"label": "two"}]},
            {"id": "m", "question": "q", "multiple": True, "allowOther": True, "options": ["x", "y"]},
            {"id": "t", "question": "q"},
        ]
    }
    assert "'n'" not in str(_set(USER, params))
    answers: Members = {
        "a": {"selectedOptionIds": ["option-1"]},
        "m": {"selectedOptionIds": ["option-2", "option-1"], "customText": "mine"},
        "t": {"text": " kept as given "},
    }
    assert _native(USER, params, answers) == {
        "a": {"answers": ['{"n":1}']},
        "m": {"answers": ["y", "x", "mine"]},
        "t": {"answers": [" kept as given "]},
    }


FORM: Members = {
    "message": "Fill in",
    "requestedSchema": {
        "type": "object",
        "required": ["yes"],
        "properties": {
            "yes": {"type": "boolean", "title": "Sure?", "description": "really"},
            "word": {"type": "string", "enum": ["p", "q"], "enumNames": ["P", "Q"]},
            "pick": {"oneOf": [{"const": 5, "title": "Five", "description": "d"}, {"const": 6}]},
            "many": {"type": "array", "items": {"type": "string", "enum": ["r", "s"]}},
            "count": {"type": "integer", "minimum": 1, "maximum": 5},
            "ratio": {"type": "number"},
            "free": {"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^a"},
        },
    },
}


def test_an_elicitation_becomes_questions_field_by_field() -> None:
    made = _set(TOOL, FORM)
    assert (made["title"], made["description"], made["submitLabel"]) == ("A tool needs your input", "Fill in", "Submit")
    asked = {str(question["id"]): question for question in cast("list[Members]", made["questions"])}
    modes = {name: question["answerMode"] for name, question in asked.items()}
    assert modes == {
        "yes": "single_select",
        "word": "single_select",
        "pick": "single_select",
        "many": "multi_select",
        "count": "text",
        "ratio": "text",
        "free": "text",
    }
    assert asked["yes"]["options"] == [{"id": "true", "label": "Yes"}, {"id": "false", "label": "No"}]
    assert asked["yes"]["required"] is True
    assert (asked["yes"]["header"], asked["yes"]["prompt"]) == ("Sure?", "Sure?")
    assert asked["count"]["textValidation"] == {"inputType": "integer", "minimum": 1, "maximum": 5}
    assert asked["free"]["textValidation"] == {"inputType": "text", "minLength": 1, "maxLength": 9, "pattern": "^a"}


def test_an_elicitation_is_answered_with_native_values() -> None:
    answers: Members = {
        "yes": {"selectedOptionIds": ["false"]},
        "word": {"selectedOptionIds": ["option-2"]},
        "pick": {"selectedOptionIds": ["option-1"]},
        "many": {"selectedOptionIds": ["option-1", "option-2"]},
        "count": {"text": "3"},
        "ratio": {"text": "0.5"},
        "free": {"text": "abc"},
    }
    assert _native(TOOL, FORM, answers) == {
        "yes": False,
        "word": "q",
        "pick": 5,
        "many": ["r", "s"],
        "count": 3,
        "ratio": 0.5,
        "free": "abc",
    }
