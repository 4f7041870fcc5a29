"""Whether a decoded JSON value satisfies a schema. Module ``questions``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import JsonValue, isfinite, unique


_members_1: frozenset[str] = frozenset(('description', 'id', 'label', 'recommended',))
_members_2: frozenset[str] = frozenset(('enabled', 'label', 'placeholder',))
_words_1: frozenset[str] = frozenset(('integer', 'number', 'text'))
_members_3: frozenset[str] = frozenset(('inputType', 'maxLength', 'maximum', 'minLength', 'minimum', 'pattern',))
_words_2: frozenset[str] = frozenset(('multi_select', 'single_select'))
_words_3: frozenset[str] = frozenset(('multi_select', 'single_select', 'text'))
_members_4: frozenset[str] = frozenset(('answerMode', 'customAnswer', 'header', 'helpText', 'id', 'options', 'prompt', 'required', 'textValidation',))
_members_5: frozenset[str] = frozenset(('description', 'questions', 'schema', 'submitLabel', 'title',))
_members_6: frozenset[str] = frozenset(())
_members_7: frozenset[str] = frozenset(('customText', 'selectedOptionIds', 'text',))
_members_8: frozenset[str] = frozenset(('answers', 'schema',))
_members_9: frozenset[str] = frozenset(('adapter', 'canonicalQuestionSet', 'canonicalResponse', 'nativeRequest', 'nativeResponse', 'schema',))


def is_question_set_option(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-set.schema.json#/$defs/option``."""
    if not isinstance(value, dict):
        return False
    if 'id' not in value:
        return False
    member_1 = value['id']
    if not isinstance(member_1, str):
        return False
    if len(member_1) < 1 or len(member_1) > 160:
        return False
    if 'label' not in value:
        return False
    member_2 = value['label']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 1000:
        return False
    if 'description' in value:
        member_3 = value['description']
        if not isinstance(member_3, str):
            return False
        if len(member_3) > 4000:
            return False
    if 'recommended' in value:
        member_4 = value['recommended']
        if not isinstance(member_4, bool):
            return False
    if not value.keys() <= _members_1:
        return False
    return True


def is_question_set_custom_answer(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-set.schema.json#/$defs/customAnswer``."""
    if not isinstance(value, dict):
        return False
    if 'enabled' not in value:
        return False
    member_1 = value['enabled']
    if member_1 is not True:
        return False
    if 'label' in value:
        member_2 = value['label']
        if not isinstance(member_2, str):
            return False
        if len(member_2) > 1000:
            return False
    if 'placeholder' in value:
        member_3 = value['placeholder']
        if not isinstance(member_3, str):
            return False
        if len(member_3) > 1000:
            return False
    if not value.keys() <= _members_2:
        return False
    return True


def is_question_set_text_validation(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-set.schema.json#/$defs/textValidation``."""
    if not isinstance(value, dict):
        return False
    if 'minLength' in value:
        member_1 = value['minLength']
        if not (type(member_1) is int or type(member_1) is float and member_1.is_integer()):
            return False
        if member_1 < 0 or member_1 > 100000:
            return False
    if 'maxLength' in value:
        member_2 = value['maxLength']
        if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
            return False
        if member_2 < 0 or member_2 > 100000:
            return False
    if 'pattern' in value:
        member_3 = value['pattern']
        if not isinstance(member_3, str):
            return False
        if len(member_3) > 1000:
            return False
    if 'inputType' in value:
        member_4 = value['inputType']
        if not isinstance(member_4, str) or member_4 not in _words_1:
            return False
    if 'minimum' in value:
        member_5 = value['minimum']
        if not (type(member_5) is int or type(member_5) is float and isfinite(member_5)):
            return False
    if 'maximum' in value:
        member_6 = value['maximum']
        if not (type(member_6) is int or type(member_6) is float and isfinite(member_6)):
            return False
    if not value.keys() <= _members_3:
        return False
    return True


def _case_1(value: dict[str, JsonValue]) -> bool:
    if 'answerMode' not in value:
        return False
    member_1 = value['answerMode']
    if member_1 != 'text':
        return False
    return True


def _case_2(value: dict[str, JsonValue]) -> bool:
    if 'customAnswer' not in value:
        return False
    return True


def _case_3(value: dict[str, JsonValue]) -> bool:
    if 'answerMode' not in value:
        return False
    member_1 = value['answerMode']
    if not isinstance(member_1, str) or member_1 not in _words_2:
        return False
    return True


def is_question_set_question(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-set.schema.json#/$defs/question``."""
    if not isinstance(value, dict):
        return False
    if _case_1(value):
        if _case_2(value):
            return False
        if 'options' in value:
            member_1 = value['options']
            if not isinstance(member_1, list):
                return False
            if len(member_1) > 0:
                return False
    if _case_3(value):
        if 'options' not in value:
            return False
        member_2 = value['options']
        if not isinstance(member_2, list):
            return False
        if len(member_2) < 1:
            return False
    if 'id' not in value:
        return False
    member_3 = value['id']
    if not isinstance(member_3, str):
        return False
    if len(member_3) < 1 or len(member_3) > 160:
        return False
    if 'header' in value:
        member_4 = value['header']
        if not isinstance(member_4, str):
            return False
        if len(member_4) > 1000:
            return False
    if 'prompt' not in value:
        return False
    member_5 = value['prompt']
    if not isinstance(member_5, str):
        return False
    if len(member_5) < 1 or len(member_5) > 4000:
        return False
    if 'helpText' in value:
        member_6 = value['helpText']
        if not isinstance(member_6, str):
            return False
        if len(member_6) > 4000:
            return False
    if 'required' not in value:
        return False
    member_7 = value['required']
    if not isinstance(member_7, bool):
        return False
    if 'answerMode' not in value:
        return False
    member_8 = value['answerMode']
    if not isinstance(member_8, str) or member_8 not in _words_3:
        return False
    if 'options' in value:
        member_9 = value['options']
        if not isinstance(member_9, list):
            return False
        if len(member_9) > 128:
            return False
        for item_10 in member_9:
            if not is_question_set_option(item_10):
                return False
    if 'customAnswer' in value:
        member_11 = value['customAnswer']
        if not is_question_set_custom_answer(member_11):
            return False
    if 'textValidation' in value:
        member_12 = value['textValidation']
        if not is_question_set_text_validation(member_12):
            return False
    if not value.keys() <= _members_4:
        return False
    return True


def is_question_set(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-set.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.question_set.v1':
        return False
    if 'title' in value:
        member_2 = value['title']
        if not isinstance(member_2, str):
            return False
        if len(member_2) > 1000:
            return False
    if 'description' in value:
        member_3 = value['description']
        if not isinstance(member_3, str):
            return False
        if len(member_3) > 4000:
            return False
    if 'submitLabel' in value:
        member_4 = value['submitLabel']
        if not isinstance(member_4, str):
            return False
        if len(member_4) > 200:
            return False
    if 'questions' not in value:
        return False
    member_5 = value['questions']
    if not isinstance(member_5, list):
        return False
    if len(member_5) < 1 or len(member_5) > 64:
        return False
    for item_6 in member_5:
        if not is_question_set_question(item_6):
            return False
    if not value.keys() <= _members_5:
        return False
    return True


def is_question_response(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-response.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.question_response.v1':
        return False
    if 'answers' not in value:
        return False
    member_2 = value['answers']
    if not isinstance(member_2, dict):
        return False
    for key_3 in member_2:
        if len(key_3) < 1 or len(key_3) > 160:
            return False
    for member_5 in member_2.values():
        if not isinstance(member_5, dict):
            return False
        if 'selectedOptionIds' in member_5:
            member_6 = member_5['selectedOptionIds']
            if not isinstance(member_6, list):
                return False
            if len(member_6) > 1 and not unique(member_6):
                return False
            for item_7 in member_6:
                if not isinstance(item_7, str):
                    return False
                if len(item_7) < 1 or len(item_7) > 160:
                    return False
        if 'text' in member_5:
            member_8 = member_5['text']
            if not isinstance(member_8, str):
                return False
            if len(member_8) > 100000:
                return False
        if 'customText' in member_5:
            member_9 = member_5['customText']
            if not isinstance(member_9, str):
                return False
            if len(member_9) > 100000:
                return False
        if not member_5.keys() <= _members_7:
            return False
    if not value.keys() <= _members_8:
        return False
    return True


def is_question_adapter_fixture(value: JsonValue) -> bool:
    """Whether ``value`` satisfies ``prp/v1/question-adapter-fixture.schema.json#``."""
    if not isinstance(value, dict):
        return False
    if 'schema' not in value:
        return False
    member_1 = value['schema']
    if member_1 != 'paperclip.question_adapter_fixture.v1':
        return False
    if 'adapter' not in value:
        return False
    member_2 = value['adapter']
    if not isinstance(member_2, str):
        return False
    if len(member_2) < 1 or len(member_2) > 160:
        return False
    if 'nativeRequest' not in value:
        return False
    if 'canonicalQuestionSet' not in value:
        return False
    member_3 = value['canonicalQuestionSet']
    if not is_question_set(member_3):
        return False
    if 'canonicalResponse' not in value:
        return False
    member_4 = value['canonicalResponse']
    if not is_question_response(member_4):
        return False
    if 'nativeResponse' not in value:
        return False
    if not value.keys() <= _members_9:
        return False
    return True
