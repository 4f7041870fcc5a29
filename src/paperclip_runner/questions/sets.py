"""Question sets `paperclip.question_set.v1`: reading one, member by member."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from paperclip_runner.canonical import EcmascriptPattern, PatternError
from paperclip_runner.questions.fields import (
    finite_number,
    optional_text,
    refuse,
    required_object,
    required_text,
)

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = [
    "MAX_ANSWER_LENGTH",
    "MAX_OPTIONS",
    "MAX_QUESTIONS",
    "QUESTION_SET_SCHEMA",
    "parse_question_set",
]

QUESTION_SET_SCHEMA: Final = "paperclip.question_set.v1"

MAX_QUESTIONS: Final = 64
"""Questions of one set."""

MAX_OPTIONS: Final = 128
"""Options of one question."""

MAX_ANSWER_LENGTH: Final = 100_000
"""UTF-16 units of one answer text, and the largest length that a question can ask for."""

_ID = 160
_PROMPT = 4_000
_LABEL = 1_000
_SUBMIT_LABEL = 200
_PATTERN = 1_000

_Members = dict[str, "JsonValue"]
_Value = TypeVar("_Value")


def parse_question_set(value: JsonValue) -> _Members:
    """Read a question set. The result holds the known members in a fixed order; unknown members are left out.

    Lengths are counted in UTF-16 units. Raises `QuestionError` (`invalid_question_response`, `path` below `/input`)
    for the first fault found.
    """
    members = value if isinstance(value, dict) else {}
    if members.get("schema") != QUESTION_SET_SCHEMA:
        refuse("/input", f"must be an object with the schema {QUESTION_SET_SCHEMA}")
    questions = members.get("questions")
    if not isinstance(questions, list) or not 1 <= len(questions) <= MAX_QUESTIONS:
        refuse(
            "/input/questions",
            f"must be a list of 1 to {MAX_QUESTIONS} questions",
            limit=MAX_QUESTIONS,
            observed=len(questions) if isinstance(questions, list) else None,
        )
    seen: set[str] = set()
    parsed: list[JsonValue] = [_question(entry, f"/input/questions/{at}", seen) for at, entry in enumerate(questions)]
    result: _Members = {"schema": QUESTION_SET_SCHEMA}
    _put(result, "title", optional_text(members, "title", "/input", _LABEL))
    _put(result, "description", optional_text(members, "description", "/input", _PROMPT))
    _put(result, "submitLabel", optional_text(members, "submitLabel", "/input", _SUBMIT_LABEL))
    result["questions"] = parsed
    return result


def _put(members: _Members, name: str, value: JsonValue) -> None:
    if value is not None:
        members[name] = value


def _question(value: JsonValue, path: str, seen: set[str]) -> _Members:
    members = required_object(value, path)
    question_id = required_text(members.get("id"), f"{path}/id", _ID)
    if question_id in seen:
        refuse(f"{path}/id", "must be unique in the set")
    seen.add(question_id)
    mode = members.get("answerMode")
    if mode not in ("single_select", "multi_select", "text"):
        refuse(f"{path}/answerMode", "must be single_select, multi_select or text")
    required = members.get("required")
    if not isinstance(required, bool):
        refuse(f"{path}/required", "must be true or false")
    options = _options(members.get("options"), path, is_text=mode == "text")
    custom = _custom_answer(members.get("customAnswer"), f"{path}/customAnswer", is_text=mode == "text")
    validation = _text_validation(members.get("textValidation"), f"{path}/textValidation")
    header = optional_text(members, "header", path, _LABEL)
    prompt = required_text(members.get("prompt"), f"{path}/prompt", _PROMPT)
    help_text = optional_text(members, "helpText", path, _PROMPT)
    question: _Members = {"id": question_id}
    _put(question, "header", header)
    question["prompt"] = prompt
    _put(question, "helpText", help_text)
    question["required"] = required
    question["answerMode"] = mode
    _put(question, "options", options)
    _put(question, "customAnswer", custom)
    _put(question, "textValidation", validation)
    return question


def _options(value: JsonValue, path: str, *, is_text: bool) -> list[JsonValue] | None:
    options = value if isinstance(value, list) else []
    if len(options) > MAX_OPTIONS:
        refuse(f"{path}/options", f"may have at most {MAX_OPTIONS} options", limit=MAX_OPTIONS, observed=len(options))
    parsed = [_option(entry, f"{path}/options/{at}") for at, entry in enumerate(options)]
    if len({str(option["id"]) for option in parsed}) != len(parsed):
        refuse(f"{path}/options", "the ids of the options must differ")
    if is_text and parsed:
        refuse(f"{path}/options", "a text question has no options")
    if not is_text and not parsed:
        refuse(f"{path}/options", "a select question needs an option")
    return list(parsed) if isinstance(value, list) and parsed else None


def _option(value: JsonValue, path: str) -> _Members:
    members = required_object(value, path)
    recommended = members.get("recommended")
    if "recommended" in members and not isinstance(recommended, bool):
        refuse(f"{path}/recommended", "must be true or false")
    option: _Members = {
        "id": required_text(members.get("id"), f"{path}/id", _ID),
        "label": required_text(members.get("label"), f"{path}/label", _LABEL),
    }
    _put(option, "description", optional_text(members, "description", path, _PROMPT))
    _put(option, "recommended", recommended)
    return option


def _custom_answer(value: JsonValue, path: str, *, is_text: bool) -> _Members | None:
    if not isinstance(value, dict):
        return None
    label = optional_text(value, "label", path, _LABEL)
    placeholder = optional_text(value, "placeholder", path, _LABEL)
    if value.get("enabled") is not True:
        refuse(f"{path}/enabled", "must be true: leave customAnswer out to allow none")
    if is_text:
        refuse(path, "a text question has no custom answer beside its text")
    custom: _Members = {"enabled": True}
    _put(custom, "label", label)
    _put(custom, "placeholder", placeholder)
    return custom


def _length(members: _Members, name: str, path: str) -> int | None:
    value = members.get(name)
    if name not in members:
        return None
    if (
        not isinstance(value, (int, float))
        or isinstance(value, bool)
        or not 0 <= value <= MAX_ANSWER_LENGTH
        or value != int(value)
    ):
        refuse(f"{path}/{name}", f"must be a whole number from 0 to {MAX_ANSWER_LENGTH}", limit=MAX_ANSWER_LENGTH)
    return int(value)


def _ordered(low: float | None, high: float | None, path: str, names: str) -> None:
    if low is not None and high is not None and low > high:
        refuse(path, f"{names} are in the wrong order")


def _text_validation(value: JsonValue, path: str) -> _Members | None:
    if not isinstance(value, dict):
        return None
    pattern = optional_text(value, "pattern", path, _PATTERN)
    minimum = finite_number(value, "minimum", path)
    maximum = finite_number(value, "maximum", path)
    min_length = _length(value, "minLength", path)
    max_length = _length(value, "maxLength", path)
    input_type = value.get("inputType")
    if "inputType" in value and input_type not in ("text", "number", "integer"):
        refuse(f"{path}/inputType", "must be text, number or integer")
    _ordered(min_length, max_length, path, "minLength and maxLength")
    _ordered(minimum, maximum, path, "minimum and maximum")
    if pattern is not None:
        try:
            EcmascriptPattern(pattern)
        except PatternError as cause:
            refuse(f"{path}/pattern", f"must be a regular expression: {cause.message}")
    validation: _Members = {}
    _put(validation, "minLength", min_length)
    _put(validation, "maxLength", max_length)
    _put(validation, "pattern", pattern)
    _put(validation, "inputType", input_type)
    _put(validation, "minimum", minimum)
    _put(validation, "maximum", maximum)
    return validation
