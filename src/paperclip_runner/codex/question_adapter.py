"""Questions of Codex as question sets, and answers back in the form Codex asked for.

What an option stands for on Codex's side is kept in a private context and never appears in an event.
Source: the question adapter section of the Codex driver specification; `schemas/prp/v1/question-set.schema.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import ecmascript_number, ecmascript_trim, json_text, utf16_length
from paperclip_runner.codex.reading import entries, record, records, text
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.errors import QuestionError
from paperclip_runner.questions import QUESTION_SET_SCHEMA, parse_question_set

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paperclip_protocol import JsonValue

__all__ = ["QuestionContext", "asks_a_question", "question_set_of"]

QUESTIONS_MAX: Final = 64
"""Questions of one form."""

ID_MAX_CHARACTERS: Final = 160
"""Characters of the identity of a question or an option."""

LABEL_MAX_CHARACTERS: Final = 1_000
"""Characters of a label, a title or a header."""

TEXT_MAX_CHARACTERS: Final = 4_000
"""Characters of a question, a help text or a description."""

_TEXT_FIELDS: Final = ("minLength", "maxLength")
_ELICITATION_METHOD: Final = "mcpServer/elicitation/request"


class QuestionContext:
    """What the options of one form stand for on the side that asked."""

    def __init__(self, *, elicitation: bool) -> None:
        self._elicitation = elicitation
        self._values: dict[str, dict[str, JsonValue]] = {}
        self._kinds: dict[str, str] = {}

    def add(self, question_id: str, values: dict[str, JsonValue], kind: str) -> None:
        """Remember the native values of a question's options, and how its answer is written."""
        self._values[question_id] = values
        self._kinds[question_id] = kind

    def native_answers(self, response: dict[str, JsonValue]) -> dict[str, JsonValue]:
        """Return a parsed question response by question, in the form Codex asked for."""
        native: dict[str, JsonValue] = {}
        for question_id, value in record(response.get("answers")).items():
            answer = record(value)
            chosen = [
                self._values.get(question_id, {}).get(text(name)) for name in entries(answer.get("selectedOptionIds"))
            ]
            typed = [answer[name] for name in ("text", "customText") if isinstance(answer.get(name), str)]
            if self._elicitation:
                native[question_id] = self._elicited(self._kinds.get(question_id, "text"), chosen, typed)
            else:
                texts: list[JsonValue] = [value if isinstance(value, str) else json_text(value) for value in chosen]
                native[question_id] = {"answers": [*texts, *typed]}
        return native

    def _elicited(self, kind: str, chosen: list[JsonValue], typed: list[JsonValue]) -> JsonValue:
        if kind == "multi_select":
            return [*chosen, *typed]
        if chosen:
            return chosen[0]
        first = typed[0] if typed else ""
        if kind in ("integer", "number") and isinstance(first, str):
            count = ecmascript_number(first)
            return int(count) if count == int(count) else count
        return first


def asks_a_question(params: dict[str, JsonValue], *, elicitation: bool) -> bool:
    """Whether a request brings a form along, which then has to be one that can be shown."""
    return any(name in params for name in (("requestedSchema", "schema") if elicitation else ("questions",)))


def question_set_of(method: str, params: dict[str, JsonValue]) -> tuple[dict[str, JsonValue], QuestionContext] | None:
    """Return the question set of a request with its context, or None when it asks nothing.

    Raises `QuestionError` for a form that breaks a bound: a question is never shortened, because a shortened one could
    mean something else.
    """
    elicitation = method == _ELICITATION_METHOD
    context = QuestionContext(elicitation=elicitation)
    questions = _elicitation_questions(params, context) if elicitation else _user_questions(params, context)
    if not questions:
        return None
    result: dict[str, JsonValue] = {"schema": QUESTION_SET_SCHEMA}
    result["title"] = "A tool needs your input" if elicitation else "Codex needs your input"
    description = params.get("message") if elicitation else params.get("description")
    shown = _shown(description, "/input/description", TEXT_MAX_CHARACTERS)
    if shown:
        result["description"] = shown
    result["submitLabel"] = "Submit" if elicitation else "Submit answers"
    if not elicitation:
        for name, limit in (("title", LABEL_MAX_CHARACTERS), ("submitLabel", 200)):
            given = _shown(params.get(name), f"/input/{name}", limit)
            if given:
                result[name] = given
    result["questions"] = list(questions)
    return parse_question_set(result), context


def _user_questions(params: dict[str, JsonValue], context: QuestionContext) -> list[JsonValue]:
    given = records(params.get("questions"))
    _require_few(len(given))
    ids = _identities([question.get("id") for question in given], "question", "/input/questions")
    numbered = enumerate(zip(given, ids, strict=True), start=1)
    return [_user_question(question, name, f"Question {number}", context) for number, (question, name) in numbered]


def _option_objects(value: JsonValue) -> list[dict[str, JsonValue]]:
    """Return the options of a question; a bare text is the label of one."""
    return [{"label": option} if isinstance(option, str) else record(option) for option in entries(value)]


def _user_question(
    question: dict[str, JsonValue], question_id: str, fallback: str, context: QuestionContext
) -> JsonValue:
    path = f"/input/questions/{question_id}"
    given = _option_objects(question.get("options"))
    multiple = question.get("multiSelect") is True or question.get("multiple") is True
    mode = ("multi_select" if multiple else "single_select") if given else "text"
    shown: dict[str, JsonValue] = {"id": question_id}
    header = _shown(question.get("header"), f"{path}/header", LABEL_MAX_CHARACTERS)
    if header:
        shown["header"] = header
    asked = question.get("question", question.get("prompt"))
    prompt = asked if isinstance(asked, str) else fallback
    shown["prompt"] = _shown(prompt, f"{path}/prompt", TEXT_MAX_CHARACTERS)
    help_text = _shown(question.get("description"), f"{path}/helpText", TEXT_MAX_CHARACTERS)
    if help_text:
        shown["helpText"] = help_text
    shown["required"] = question.get("required") is True
    shown["answerMode"] = mode
    values: dict[str, JsonValue] = {}
    if given:
        names = _identities([option.get("id") for option in given], "option", f"{path}/options")
        options: list[JsonValue] = []
        for number, (option, name) in enumerate(zip(given, names, strict=True), start=1):
            native = text(option.get("label")) or f"Option {number}"
            label = _label(native, f"{path}/options/{name}/label")
            values[name] = option.get("value", native)
            entry: dict[str, JsonValue] = {"id": name, "label": label}
            described = _shown(option.get("description"), f"{path}/options/{name}/description", TEXT_MAX_CHARACTERS)
            if described:
                entry["description"] = described
            options.append(entry)
        shown["options"] = options
        if question.get("isOther") is True or question.get("allowOther") is True:
            shown["customAnswer"] = {"enabled": True, "label": "Other", "placeholder": "Enter another answer"}
    else:
        bounds: dict[str, JsonValue] = {name: question[name] for name in _TEXT_FIELDS if name in question}
        if bounds:
            shown["textValidation"] = bounds
    context.add(question_id, values, mode)
    return shown


def _elicitation_questions(params: dict[str, JsonValue], context: QuestionContext) -> list[JsonValue]:
    schema = record(params.get("requestedSchema")) or record(params.get("schema"))
    properties = record(schema.get("properties"))
    _require_few(len(properties))
    required = entries(schema.get("required"))
    return [_elicitation_question(name, record(field), name in required, context) for name, field in properties.items()]


def _elicitation_question(
    name: str,
    field: dict[str, JsonValue],
    required: bool,
    context: QuestionContext,
) -> JsonValue:
    path = f"/input/questions/{name}"
    title = _shown(field.get("title"), f"{path}/header", LABEL_MAX_CHARACTERS)
    shown: dict[str, JsonValue] = {"id": name}
    if title:
        shown["header"] = title
    shown["prompt"] = title or name
    help_text = _shown(field.get("description"), f"{path}/helpText", TEXT_MAX_CHARACTERS)
    if help_text:
        shown["helpText"] = help_text
    shown["required"] = required
    choices = _choices(field)
    if choices is not None:
        mode = "multi_select" if field.get("type") == "array" else "single_select"
        shown["answerMode"] = mode
        options: list[JsonValue] = []
        for option_id, _, label, description in choices:
            entry: dict[str, JsonValue] = {"id": option_id, "label": _label(label, f"{path}/options/{option_id}/label")}
            described = _shown(description, f"{path}/options/{option_id}/description", TEXT_MAX_CHARACTERS)
            if described:
                entry["description"] = described
            options.append(entry)
        shown["options"] = options
        context.add(name, {option_id: value for option_id, value, _, _ in choices}, mode)
        return shown
    kind = text(field.get("type"))
    input_type = kind if kind in ("integer", "number") else "text"
    shown["answerMode"] = "text"
    validation: dict[str, JsonValue] = {"inputType": input_type}
    for member in ("minLength", "maxLength", "pattern", "minimum", "maximum"):
        if member in field:
            validation[member] = field[member]
    shown["textValidation"] = validation
    context.add(name, {}, input_type)
    return shown


def _choices(field: dict[str, JsonValue]) -> list[tuple[str, JsonValue, JsonValue, JsonValue]] | None:
    """Return (identity, native value, label, description) of each choice of a form field, or None for free text."""
    if field.get("type") == "boolean":
        return [("true", True, "Yes", None), ("false", False, "No", None)]
    source = record(field.get("items")) if field.get("type") == "array" else field
    for member in ("oneOf", "anyOf"):
        listed = source.get(member)
        if isinstance(listed, list) and listed:
            return [
                (
                    f"option-{index}",
                    option.get("const"),
                    option.get("title", option.get("const")),
                    option.get("description"),
                )
                for index, option in enumerate(map(record, listed), start=1)
            ]
    words = source.get("enum")
    if not isinstance(words, list) or not words:
        return None
    names = entries(source.get("enumNames"))
    labels = [names[index] if index < len(names) else word for index, word in enumerate(words)]
    return [
        (f"option-{index}", word, label, None) for index, (word, label) in enumerate(zip(words, labels, strict=True), 1)
    ]


def _identities(given: Iterable[JsonValue], prefix: str, path: str) -> list[str]:
    wanted = [ecmascript_trim(text(value)) for value in given]
    taken: set[str] = set()
    for name in filter(None, wanted):
        if utf16_length(name) > ID_MAX_CHARACTERS:
            raise QuestionError(
                f"{path}: an identity is too long",
                path=path,
                limit=ID_MAX_CHARACTERS,
                observed=utf16_length(name),
            )
        if name in taken:
            raise QuestionError(f"{path}: {name} names two entries", path=path)
        taken.add(name)
    names: list[str] = []
    for index, name in enumerate(wanted, start=1):
        number = index
        while not name and f"{prefix}-{number}" in taken:
            number += 1
        taken.add(name or f"{prefix}-{number}")
        names.append(name or f"{prefix}-{number}")
    return names


def _label(value: JsonValue, path: str) -> str:
    label = value if isinstance(value, str) else json_text(value)
    for shown in (label, redact_text(label)):
        if not shown or utf16_length(shown) > LABEL_MAX_CHARACTERS:
            raise QuestionError(
                f"{path}: must be a text of 1 to {LABEL_MAX_CHARACTERS} characters",
                path=path,
                limit=LABEL_MAX_CHARACTERS,
                observed=utf16_length(shown),
            )
    return redact_text(label)


def _shown(value: JsonValue, path: str, limit: int) -> str:
    shown = redact_text(text(value))
    if utf16_length(shown) > limit:
        raise QuestionError(
            f"{path}: must be at most {limit} characters", path=path, limit=limit, observed=utf16_length(shown)
        )
    return shown


def _require_few(count: int) -> None:
    if count > QUESTIONS_MAX:
        raise QuestionError(
            f"/input/questions: must be at most {QUESTIONS_MAX}",
            path="/input/questions",
            limit=QUESTIONS_MAX,
            observed=count,
        )
