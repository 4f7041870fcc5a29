from __future__ import annotations

import copy
import random
from typing import cast

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import json_text
from paperclip_runner.errors import QuestionError
from paperclip_runner.questions import parse_question_response, parse_question_set
from tests.oracle import oracle_json, oracle_lines, peer_answers

Members = dict[str, JsonValue]


def outcome(record: Members) -> tuple[str | None, str | None, str | None]:
    """Code and path of the refusal, and the text of the result."""
    try:
        if record["check"] == "question-set":
            result = parse_question_set(record["value"])
        else:
            result = parse_question_response(record["questionSet"], record["value"])
    except QuestionError as refusal:
        return refusal.code, refusal.path, None
    return None, None, json_text(result)


def expected_outcome(errors: JsonValue, result: JsonValue) -> tuple[JsonValue, JsonValue, str | None]:
    first = cast("list[Members]", errors)[0] if errors else None
    return (None, None, json_text(result)) if first is None else (first["code"], first["path"], None)


def test_recorded_sets_and_responses_have_their_recorded_outcome() -> None:
    for line in oracle_lines("prp/vectors/question-verdicts.ndjson"):
        record = cast("Members", line)
        assert outcome(record) == expected_outcome(record["errors"], record["result"]), json_text(record)


@pytest.mark.parametrize("adapter", ["codex", "acpx", "opencode"])
def test_adapter_fixtures_hold_a_set_and_its_answers(adapter: str) -> None:
    fixture = cast("Members", oracle_json(f"prp/fixtures/questions/{adapter}.json"))
    questions, response = fixture["canonicalQuestionSet"], fixture["canonicalResponse"]
    assert json_text(parse_question_response(questions, response)) == json_text(response)
    assert parse_question_set(questions) == questions


def question(**members: JsonValue) -> Members:
    return {"id": "q", "prompt": "p", "required": True, "answerMode": "text", **members}


def question_set(*questions: Members) -> Members:
    return {"schema": "paperclip.question_set.v1", "questions": list(questions)}


def response(**answers: JsonValue) -> Members:
    return {"schema": "paperclip.question_response.v1", "answers": answers}


def test_a_pattern_that_explodes_ends_at_its_bound() -> None:
    questions = question_set(question(textValidation={"pattern": "^(a+)+$"}))
    with pytest.raises(QuestionError) as caught:
        parse_question_response(questions, response(q={"text": "a" * 60 + "!"}))
    assert (caught.value.code, caught.value.path) == ("question_pattern_too_costly", "/response/answers/q")
    assert caught.value.limit is not None


def test_lengths_are_counted_in_utf_16_units() -> None:
    questions = question_set(question(textValidation={"maxLength": 3}))
    with pytest.raises(QuestionError) as caught:
        parse_question_response(questions, response(q={"text": "\U0001f600\U0001f600"}))
    assert (caught.value.limit, caught.value.observed) == (3, 4)
    assert parse_question_response(questions, response(q={"text": "\U0001f600a"}))


@pytest.mark.parametrize("value", [None, [], "x", 5, {}, {"schema": "paperclip.question_set.v1"}, question_set()])
def test_what_is_no_question_set_is_refused_at_its_root(value: JsonValue) -> None:
    with pytest.raises(QuestionError) as caught:
        parse_question_set(value)
    assert caught.value.code == "invalid_question_response"
    assert caught.value.path.startswith("/input")


def test_unknown_members_are_left_out_and_known_ones_ordered() -> None:
    given = question_set({"prompt": "p", "answerMode": "text", "other": 1, "required": False, "id": "q"})
    parsed = parse_question_set({**given, "more": True})
    assert json_text(parsed) == (
        '{"schema":"paperclip.question_set.v1","questions":[{"id":"q","prompt":"p","required":false,"answerMode":"text"}]}'
    )


_SCALARS: list[JsonValue] = [None, True, 0, 1, 5, 2.0, -1, 1.5, 100_000, 100_001]
_STRINGS: list[JsonValue] = ["", "a", " ", "\ufeff", "text", "number", "multi_select", "(", "^a$", "a" * 161, "é" * 160]
_CONTAINERS: list[JsonValue] = [[], {}, ["a"], ["a", "a"], ["b", "a"], [{"id": "a", "label": "A"}]]
_VALUES = [*_SCALARS, *_STRINGS, "\U0001f600" * 81, *_CONTAINERS]


def _mutated(value: JsonValue, dice: random.Random) -> JsonValue:
    if isinstance(value, dict) and value and dice.random() < 0.85:
        name = dice.choice(list(value))
        if dice.random() < 0.1:
            return {key: member for key, member in value.items() if key != name}
        return {**value, name: _mutated(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        index = dice.randrange(len(value))
        return [*value[:index], _mutated(value[index], dice), *value[index + 1 :]]
    return copy.deepcopy(dice.choice(_VALUES))


def test_random_mutations_have_the_outcome_of_the_original() -> None:
    dice = random.Random(5)
    options: JsonValue = [{"id": "a", "label": "A"}, {"id": "b", "label": "B", "description": "d", "recommended": True}]
    custom: JsonValue = {"enabled": True, "label": "l", "placeholder": "p"}
    bounds: Members = {
        "minLength": 0,
        "maxLength": 9,
        "pattern": "a|1",
        "inputType": "number",
        "minimum": 0,
        "maximum": 9,
    }
    whole = question_set(
        question(id="t", textValidation=bounds, header="h", helpText="x"),
        question(id="s", answerMode="single_select", options=options, customAnswer=custom, required=False),
        question(id="m", answerMode="multi_select", options=options, required=False, textValidation={"minLength": 1}),
    )
    answers = response(
        t={"text": "1"}, s={"selectedOptionIds": ["a"], "customText": " "}, m={"selectedOptionIds": ["b", "a"]}
    )
    records: list[Members] = []
    for _ in range(1_500):
        records.append({"check": "question-set", "value": _mutated(whole, dice)})
        records.append({"check": "question-response", "questionSet": whole, "value": _mutated(answers, dice)})
    replies = peer_answers("peer_validate.mjs", questions=list(records))
    for record, reply in zip(records, replies, strict=True):
        expected = cast("Members", reply)
        found = outcome(record)
        assert found == expected_outcome(expected["errors"], expected.get("value")), json_text(record)
