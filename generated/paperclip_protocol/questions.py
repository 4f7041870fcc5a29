"""Question sets, the responses to them, and adapter fixtures.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field
from paperclip_protocol._runtime import JsonValue, LiteralTrue


class Option(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One answer to choose.

    Schema: ``prp/v1/question-set.schema.json#/$defs/option``
    """

    id: Annotated[str, Meta(max_length=160, min_length=1)]
    """Identifier of the option, 1 to 160 characters, unique within its question."""
    label: Annotated[str, Meta(max_length=1000, min_length=1)]
    """Words to show, 1 to 1000 characters."""
    description: Annotated[str, Meta(max_length=4000)] | UnsetType = UNSET
    """More about the option, at most 4000 characters."""
    recommended: bool | UnsetType = UNSET
    """True when the asker advises this option."""


class CustomAnswer(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Permission to answer a choice in one's own words.

    Schema: ``prp/v1/question-set.schema.json#/$defs/customAnswer``
    """

    enabled: LiteralTrue
    """Always true; without permission the whole member is absent."""
    label: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """Words beside the field, at most 1000 characters."""
    placeholder: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """Hint inside the empty field, at most 1000 characters."""


class TextValidation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bounds on typed text.

    Schema: ``prp/v1/question-set.schema.json#/$defs/textValidation``
    """

    min_length: Annotated[int, Meta(ge=0, le=100000)] | UnsetType = field(
        name='minLength', default=UNSET
    )
    """Fewest characters, 0 to 100000."""
    max_length: Annotated[int, Meta(ge=0, le=100000)] | UnsetType = field(
        name='maxLength', default=UNSET
    )
    """Most characters, 0 to 100000."""
    pattern: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """Regular expression in ECMAScript syntax that must be found in the text, at most 1000 characters."""
    input_type: Literal['text', 'number', 'integer'] | UnsetType = field(
        name='inputType', default=UNSET
    )
    """How the text is read: as it is, as a number, or as a whole number."""
    minimum: int | float | UnsetType = UNSET
    """Least value when the text is a number."""
    maximum: int | float | UnsetType = UNSET
    """Greatest value when the text is a number."""


class Question(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One question.

    Schema: ``prp/v1/question-set.schema.json#/$defs/question``
    """

    id: Annotated[str, Meta(max_length=160, min_length=1)]
    """Identifier of the question, 1 to 160 characters, unique within the set; the key of its answer."""
    header: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """Short heading, at most 1000 characters."""
    prompt: Annotated[str, Meta(max_length=4000, min_length=1)]
    """The question itself, 1 to 4000 characters."""
    help_text: Annotated[str, Meta(max_length=4000)] | UnsetType = field(
        name='helpText', default=UNSET
    )
    """Help under the question, at most 4000 characters."""
    required: bool
    """True when the set cannot be sent without an answer."""
    answer_mode: Literal['single_select', 'multi_select', 'text'] = field(
        name='answerMode'
    )
    """One option, several options, or text."""
    options: Annotated[list[Option], Meta(max_length=128)] | UnsetType = UNSET
    """Answers to choose, at most 128; at least 1 for a choice, none for text."""
    custom_answer: CustomAnswer | UnsetType = field(name='customAnswer', default=UNSET)
    """Allows an answer in one's own words beside the options; never for text."""
    text_validation: TextValidation | UnsetType = field(
        name='textValidation', default=UNSET
    )
    """Bounds on the typed text, whether text answer or custom answer."""


class QuestionSet(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Questions for a person, independent of the provider that asks. Made by the driver from the provider's own form. Closed at every level. Unique ids, ordered bounds and valid expressions are checked by the question parser, not here.

    Schema: ``prp/v1/question-set.schema.json#``
    """

    schema: Literal['paperclip.question_set.v1']
    """Record tag; always `paperclip.question_set.v1`."""
    title: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """Heading over all questions, at most 1000 characters."""
    description: Annotated[str, Meta(max_length=4000)] | UnsetType = UNSET
    """Text under the heading, at most 4000 characters."""
    submit_label: Annotated[str, Meta(max_length=200)] | UnsetType = field(
        name='submitLabel', default=UNSET
    )
    """Words on the button that sends the answers, at most 200 characters."""
    questions: Annotated[list[Question], Meta(max_length=64, min_length=1)]
    """The questions in order, 1 to 64."""


class QuestionAnswer(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One answer; an empty object counts as none.

    Schema: ``prp/v1/question-response.schema.json#/properties/answers/additionalProperties``
    """

    selected_option_ids: list[str] | UnsetType = field(
        name='selectedOptionIds', default=UNSET
    )
    """Chosen options, each at most once, 1 to 160 characters each; at most one for a single choice."""
    text: Annotated[str, Meta(max_length=100000)] | UnsetType = UNSET
    """Answer to a text question, at most 100000 characters, kept as typed."""
    custom_text: Annotated[str, Meta(max_length=100000)] | UnsetType = field(
        name='customText', default=UNSET
    )
    """Answer to a choice in one's own words, at most 100000 characters, kept as typed."""


class QuestionResponse(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A person's answers to a question set. Written by the controller and delivered by `request.resolve`. Closed; whether the answers fit their questions is checked by the question parser.

    Schema: ``prp/v1/question-response.schema.json#``
    """

    schema: Literal['paperclip.question_response.v1']
    """Record tag; always `paperclip.question_response.v1`."""
    answers: dict[str, QuestionAnswer]
    """Answers by question id, 1 to 160 characters; a question may be left out when it is not required."""


class QuestionAdapterFixture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Test case for the translation of questions: a provider's form and answer beside their canonical forms. Written by the author of a driver. Closed.

    Schema: ``prp/v1/question-adapter-fixture.schema.json#``
    """

    schema: Literal['paperclip.question_adapter_fixture.v1']
    """Record tag; always `paperclip.question_adapter_fixture.v1`."""
    adapter: Annotated[str, Meta(max_length=160, min_length=1)]
    """Adapter under test, 1 to 160 characters."""
    native_request: JsonValue = field(name='nativeRequest')
    """The provider's request, any JSON value."""
    canonical_question_set: QuestionSet = field(name='canonicalQuestionSet')
    """Question set that the adapter must make of it."""
    canonical_response: QuestionResponse = field(name='canonicalResponse')
    """Response that a controller gives to that set."""
    native_response: JsonValue = field(name='nativeResponse')
    """Answer that the adapter must send to the provider, any JSON value."""


__all__ = [
    'CustomAnswer',
    'Option',
    'Question',
    'QuestionAdapterFixture',
    'QuestionAnswer',
    'QuestionResponse',
    'QuestionSet',
    'TextValidation',
]
