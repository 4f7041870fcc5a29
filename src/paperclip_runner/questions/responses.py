"""Answers `paperclip.question_response.v1`, checked against the question set that asked for them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, cast

from paperclip_runner.canonical import (
    EcmascriptPattern,
    PatternError,
    ecmascript_number,
    ecmascript_number_text,
    is_blank,
    utf16_length,
)
from paperclip_runner.errors import QuestionError
from paperclip_runner.questions.fields import optional_text, refuse, required_object
from paperclip_runner.questions.sets import MAX_ANSWER_LENGTH, parse_question_set

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["QUESTION_RESPONSE_SCHEMA", "parse_question_response"]

QUESTION_RESPONSE_SCHEMA: Final = "paperclip.question_response.v1"

_Members = dict[str, "JsonValue"]


def parse_question_response(question_set: JsonValue, response: JsonValue) -> _Members:
    """Check a response against a set, which is read first, and give its canonical form.

    The result holds the answers that have a value, in the order of the questions; texts are kept as given.
    Raises `QuestionError` for the first fault found: `invalid_question_response` with a `path` below `/input` (the
    set) or `/response`, or `question_pattern_too_costly` when a pattern cannot be matched within its bound of steps.
    """
    questions = {
        cast("str", question["id"]): question
        for question in cast("list[_Members]", parse_question_set(question_set)["questions"])
    }
    members = response if isinstance(response, dict) else {}
    if members.get("schema") != QUESTION_RESPONSE_SCHEMA:
        refuse("/response", f"must be an object with the schema {QUESTION_RESPONSE_SCHEMA}")
    _only(members, ("schema", "answers"), "/response")
    answers = members.get("answers")
    if not isinstance(answers, dict):
        refuse("/response/answers", "must be an object with a member for each question id")
    for question_id in answers:
        if question_id not in questions:
            refuse(f"/response/answers/{question_id}", "is not a question of the set")
    given: _Members = {}
    for question_id, question in questions.items():
        path = f"/response/answers/{question_id}"
        if question_id in answers:
            answer = _Answer(question, required_object(answers[question_id], path), path).checked()
            if answer is not None:
                given[question_id] = answer
        elif question["required"]:
            refuse(path, "is required")
    return {"schema": QUESTION_RESPONSE_SCHEMA, "answers": given}


def _only(members: _Members, known: tuple[str, ...], path: str) -> None:
    for name in members:
        if name not in known:
            refuse(f"{path}/{name}", "is not a member of a response")


class _Answer:
    """One answer beside its question."""

    def __init__(self, question: _Members, members: _Members, path: str) -> None:
        _only(members, ("selectedOptionIds", "text", "customText"), path)
        self.question = question
        self.path = path
        self.selected = _selected(members, path)
        self.text = optional_text(members, "text", path, MAX_ANSWER_LENGTH)
        self.custom = optional_text(members, "customText", path, MAX_ANSWER_LENGTH)

    def checked(self) -> _Members | None:
        """The canonical answer, or None when it has no value."""
        if self.question["answerMode"] == "text":
            if self.selected or self.custom is not None:
                refuse(self.path, "the answer to a text question is a text")
            self._check_bounds(self.text)
        else:
            self._check_selection()
            self._check_bounds(self.custom)
        has_value = bool(self.selected) or any(
            text is not None and not is_blank(text) for text in (self.text, self.custom)
        )
        if not has_value:
            if self.question["required"]:
                refuse(self.path, "is required")
            return None
        answer: _Members = {}
        if self.selected is not None:
            answer["selectedOptionIds"] = list(self.selected)
        if self.text is not None:
            answer["text"] = self.text
        if self.custom is not None:
            answer["customText"] = self.custom
        return answer

    def _check_selection(self) -> None:
        if self.text is not None:
            refuse(self.path, "the answer to a select question carries options, not a text")
        selected = self.selected or []
        offered = {option["id"] for option in cast("list[dict[str, str]]", self.question["options"])}
        for option_id in selected:
            if option_id not in offered:
                refuse(f"{self.path}/selectedOptionIds", f"the question has no option {option_id}")
        single = self.question["answerMode"] == "single_select"
        if single and len(selected) > 1:
            refuse(f"{self.path}/selectedOptionIds", "only one option can be chosen", limit=1, observed=len(selected))
        if self.custom is not None:
            if "customAnswer" not in self.question:
                refuse(f"{self.path}/customText", "the question allows no custom answer")
            if single and selected and not is_blank(self.custom):
                refuse(self.path, "choose an option or give a custom answer, not both")

    def _check_bounds(self, text: str | None) -> None:
        bounds = self.question.get("textValidation")
        if text is None or not isinstance(bounds, dict):
            return
        path = self.path
        length = utf16_length(text)
        shortest, longest = cast("int", bounds.get("minLength", 0)), cast("int", bounds.get("maxLength", length))
        if length < shortest:
            refuse(path, f"must have at least {shortest} characters", limit=shortest, observed=length)
        if length > longest:
            refuse(path, f"must have at most {longest} characters", limit=longest, observed=length)
        pattern = bounds.get("pattern")
        if isinstance(pattern, str) and not _matches(pattern, text, path):
            refuse(path, "does not match the pattern that the question asks for")
        input_type = bounds.get("inputType")
        if input_type in ("number", "integer"):
            _check_number(text, bounds, path, whole=input_type == "integer")


def _selected(members: _Members, path: str) -> list[str] | None:
    if "selectedOptionIds" not in members:
        return None
    value = members["selectedOptionIds"]
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        refuse(f"{path}/selectedOptionIds", "must be a list of strings")
    selected = cast("list[str]", value)
    if len(set(selected)) != len(selected):
        refuse(f"{path}/selectedOptionIds", "must not name an option twice")
    return selected


def _matches(pattern: str, text: str, path: str) -> bool:
    try:
        return EcmascriptPattern(pattern).search(text)
    except PatternError as cause:
        raise QuestionError(
            f"{path}: {cause.message}",
            path=path,
            code="question_pattern_too_costly",
            limit=cause.limit,
            observed=cause.observed,
        ) from cause


def _check_number(text: str, bounds: _Members, path: str, *, whole: bool) -> None:
    number = ecmascript_number(text)
    if not math.isfinite(number) or (whole and not number.is_integer()):
        refuse(path, "must be a whole number" if whole else "must be a number")
    minimum, maximum = bounds.get("minimum"), bounds.get("maximum")
    if isinstance(minimum, (int, float)) and number < minimum:
        refuse(path, f"must be at least {ecmascript_number_text(minimum)}")
    if isinstance(maximum, (int, float)) and number > maximum:
        refuse(path, f"must be at most {ecmascript_number_text(maximum)}")
