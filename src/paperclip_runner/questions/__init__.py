"""Questions that a run asks a person, and the answers."""

from paperclip_runner.questions.adapter_fixtures import QUESTION_ADAPTERS, AdapterFixture, read_adapter_fixture
from paperclip_runner.questions.responses import QUESTION_RESPONSE_SCHEMA, parse_question_response
from paperclip_runner.questions.sets import (
    MAX_ANSWER_LENGTH,
    MAX_OPTIONS,
    MAX_QUESTIONS,
    QUESTION_SET_SCHEMA,
    parse_question_set,
)

__all__ = [
    "MAX_ANSWER_LENGTH",
    "MAX_OPTIONS",
    "MAX_QUESTIONS",
    "QUESTION_ADAPTERS",
    "QUESTION_RESPONSE_SCHEMA",
    "QUESTION_SET_SCHEMA",
    "AdapterFixture",
    "parse_question_response",
    "parse_question_set",
    "read_adapter_fixture",
]
