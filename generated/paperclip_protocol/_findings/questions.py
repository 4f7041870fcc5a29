"""Every way in which a decoded JSON value fails a schema. Module ``questions``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from paperclip_protocol._runtime import Issue, JsonValue, isfinite, report, same, step, unique


_members_1: frozenset[str] = frozenset(('description', 'id', 'label', 'recommended',))
_members_2: frozenset[str] = frozenset(('enabled', 'label', 'placeholder',))
_members_3: frozenset[str] = frozenset(('inputType', 'maxLength', 'maximum', 'minLength', 'minimum', 'pattern',))
_values_1 = ('text', 'number', 'integer',)
_values_2 = ('single_select', 'multi_select',)
_members_4: frozenset[str] = frozenset(('answerMode', 'customAnswer', 'header', 'helpText', 'id', 'options', 'prompt', 'required', 'textValidation',))
_values_3 = ('single_select', 'multi_select', 'text',)
_members_5: frozenset[str] = frozenset(('description', 'questions', 'schema', 'submitLabel', 'title',))
_members_6: frozenset[str] = frozenset(('answers', 'schema',))
_members_7: frozenset[str] = frozenset(())
_members_8: frozenset[str] = frozenset(('customText', 'selectedOptionIds', 'text',))
_members_9: frozenset[str] = frozenset(('adapter', 'canonicalQuestionSet', 'canonicalResponse', 'nativeRequest', 'nativeResponse', 'schema',))


def find_question_set_option(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-set.schema.json#/$defs/option``."""
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'label' not in value:
            report(found, at, 'required', "must have the member 'label'")
        for key_1 in value:
            if key_1 not in _members_1:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'id' in value:
            place_3 = at + '/id'
            member_2 = value['id']
            if isinstance(member_2, str):
                if len(member_2) < 1:
                    report(found, place_3, 'minLength', 'must have at least 1 characters')
                if len(member_2) > 160:
                    report(found, place_3, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_3, 'type', 'must be string')
        if 'label' in value:
            place_5 = at + '/label'
            member_4 = value['label']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 1000:
                    report(found, place_5, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'description' in value:
            place_7 = at + '/description'
            member_6 = value['description']
            if isinstance(member_6, str):
                if len(member_6) > 4000:
                    report(found, place_7, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'recommended' in value:
            place_9 = at + '/recommended'
            member_8 = value['recommended']
            if not (isinstance(member_8, bool)):
                report(found, place_9, 'type', 'must be boolean')
    else:
        report(found, at, 'type', 'must be object')


def find_question_set_custom_answer(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-set.schema.json#/$defs/customAnswer``."""
    if isinstance(value, dict):
        if 'enabled' not in value:
            report(found, at, 'required', "must have the member 'enabled'")
        for key_1 in value:
            if key_1 not in _members_2:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'enabled' in value:
            place_3 = at + '/enabled'
            member_2 = value['enabled']
            if not same(member_2, True):
                report(found, place_3, 'const', 'must be true')
        if 'label' in value:
            place_5 = at + '/label'
            member_4 = value['label']
            if isinstance(member_4, str):
                if len(member_4) > 1000:
                    report(found, place_5, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'placeholder' in value:
            place_7 = at + '/placeholder'
            member_6 = value['placeholder']
            if isinstance(member_6, str):
                if len(member_6) > 1000:
                    report(found, place_7, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_7, 'type', 'must be string')
    else:
        report(found, at, 'type', 'must be object')


def find_question_set_text_validation(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-set.schema.json#/$defs/textValidation``."""
    if isinstance(value, dict):
        for key_1 in value:
            if key_1 not in _members_3:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'minLength' in value:
            place_3 = at + '/minLength'
            member_2 = value['minLength']
            if type(member_2) is int or type(member_2) is float and isfinite(member_2):
                if member_2 < 0:
                    report(found, place_3, 'minimum', 'must be at least 0')
                if member_2 > 100000:
                    report(found, place_3, 'maximum', 'must be at most 100000')
            if not (type(member_2) is int or type(member_2) is float and member_2.is_integer()):
                report(found, place_3, 'type', 'must be integer')
        if 'maxLength' in value:
            place_5 = at + '/maxLength'
            member_4 = value['maxLength']
            if type(member_4) is int or type(member_4) is float and isfinite(member_4):
                if member_4 < 0:
                    report(found, place_5, 'minimum', 'must be at least 0')
                if member_4 > 100000:
                    report(found, place_5, 'maximum', 'must be at most 100000')
            if not (type(member_4) is int or type(member_4) is float and member_4.is_integer()):
                report(found, place_5, 'type', 'must be integer')
        if 'pattern' in value:
            place_7 = at + '/pattern'
            member_6 = value['pattern']
            if isinstance(member_6, str):
                if len(member_6) > 1000:
                    report(found, place_7, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'inputType' in value:
            place_9 = at + '/inputType'
            member_8 = value['inputType']
            if not any(same(member_8, allowed) for allowed in _values_1):
                report(found, place_9, 'enum', 'must be one of "text", "number", "integer"')
        if 'minimum' in value:
            place_11 = at + '/minimum'
            member_10 = value['minimum']
            if not (type(member_10) is int or type(member_10) is float and isfinite(member_10)):
                report(found, place_11, 'type', 'must be number')
        if 'maximum' in value:
            place_13 = at + '/maximum'
            member_12 = value['maximum']
            if not (type(member_12) is int or type(member_12) is float and isfinite(member_12)):
                report(found, place_13, 'type', 'must be number')
    else:
        report(found, at, 'type', 'must be object')


def _case_1(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'answerMode' not in value:
            report(found, at, 'required', "must have the member 'answerMode'")
        if 'answerMode' in value:
            place_2 = at + '/answerMode'
            member_1 = value['answerMode']
            if not same(member_1, 'text'):
                report(found, place_2, 'const', 'must be "text"')


def _case_2(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'customAnswer' not in value:
            report(found, at, 'required', "must have the member 'customAnswer'")


def _case_3(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, dict):
        if 'answerMode' not in value:
            report(found, at, 'required', "must have the member 'answerMode'")
        if 'answerMode' in value:
            place_2 = at + '/answerMode'
            member_1 = value['answerMode']
            if not any(same(member_1, allowed) for allowed in _values_2):
                report(found, place_2, 'enum', 'must be one of "single_select", "multi_select"')


def find_question_set_question(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-set.schema.json#/$defs/question``."""
    test_1: list[Issue] = []
    _case_1(value, at, test_1)
    before_2 = len(found)
    if not test_1:
        inside_3: list[Issue] = []
        _case_2(value, at, inside_3)
        if not inside_3:
            report(found, at, 'not', 'must not have this form')
        if isinstance(value, dict):
            if 'options' in value:
                place_5 = at + '/options'
                member_4 = value['options']
                if isinstance(member_4, list):
                    if len(member_4) > 0:
                        report(found, place_5, 'maxItems', 'must have at most 0 items')
                else:
                    report(found, place_5, 'type', 'must be array')
        if len(found) > before_2:
            report(found, at, 'if', 'must match the then schema')
    test_6: list[Issue] = []
    _case_3(value, at, test_6)
    before_7 = len(found)
    if not test_6:
        if isinstance(value, dict):
            if 'options' not in value:
                report(found, at, 'required', "must have the member 'options'")
            if 'options' in value:
                place_9 = at + '/options'
                member_8 = value['options']
                if isinstance(member_8, list):
                    if len(member_8) < 1:
                        report(found, place_9, 'minItems', 'must have at least 1 items')
                else:
                    report(found, place_9, 'type', 'must be array')
        if len(found) > before_7:
            report(found, at, 'if', 'must match the then schema')
    if isinstance(value, dict):
        if 'id' not in value:
            report(found, at, 'required', "must have the member 'id'")
        if 'prompt' not in value:
            report(found, at, 'required', "must have the member 'prompt'")
        if 'required' not in value:
            report(found, at, 'required', "must have the member 'required'")
        if 'answerMode' not in value:
            report(found, at, 'required', "must have the member 'answerMode'")
        for key_10 in value:
            if key_10 not in _members_4:
                report(found, at, 'additionalProperties', f'must not have the member {key_10!r}')
        if 'id' in value:
            place_12 = at + '/id'
            member_11 = value['id']
            if isinstance(member_11, str):
                if len(member_11) < 1:
                    report(found, place_12, 'minLength', 'must have at least 1 characters')
                if len(member_11) > 160:
                    report(found, place_12, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_12, 'type', 'must be string')
        if 'header' in value:
            place_14 = at + '/header'
            member_13 = value['header']
            if isinstance(member_13, str):
                if len(member_13) > 1000:
                    report(found, place_14, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_14, 'type', 'must be string')
        if 'prompt' in value:
            place_16 = at + '/prompt'
            member_15 = value['prompt']
            if isinstance(member_15, str):
                if len(member_15) < 1:
                    report(found, place_16, 'minLength', 'must have at least 1 characters')
                if len(member_15) > 4000:
                    report(found, place_16, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_16, 'type', 'must be string')
        if 'helpText' in value:
            place_18 = at + '/helpText'
            member_17 = value['helpText']
            if isinstance(member_17, str):
                if len(member_17) > 4000:
                    report(found, place_18, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_18, 'type', 'must be string')
        if 'required' in value:
            place_20 = at + '/required'
            member_19 = value['required']
            if not (isinstance(member_19, bool)):
                report(found, place_20, 'type', 'must be boolean')
        if 'answerMode' in value:
            place_22 = at + '/answerMode'
            member_21 = value['answerMode']
            if not any(same(member_21, allowed) for allowed in _values_3):
                report(found, place_22, 'enum', 'must be one of "single_select", "multi_select", "text"')
        if 'options' in value:
            place_24 = at + '/options'
            member_23 = value['options']
            if isinstance(member_23, list):
                if len(member_23) > 128:
                    report(found, place_24, 'maxItems', 'must have at most 128 items')
                for index_25, item_26 in enumerate(member_23):
                    place_27 = f"{place_24}/{index_25}"
                    find_question_set_option(item_26, place_27, found)
            else:
                report(found, place_24, 'type', 'must be array')
        if 'customAnswer' in value:
            place_29 = at + '/customAnswer'
            member_28 = value['customAnswer']
            find_question_set_custom_answer(member_28, place_29, found)
        if 'textValidation' in value:
            place_31 = at + '/textValidation'
            member_30 = value['textValidation']
            find_question_set_text_validation(member_30, place_31, found)
    else:
        report(found, at, 'type', 'must be object')


def find_question_set(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-set.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'questions' not in value:
            report(found, at, 'required', "must have the member 'questions'")
        for key_1 in value:
            if key_1 not in _members_5:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.question_set.v1'):
                report(found, place_3, 'const', 'must be "paperclip.question_set.v1"')
        if 'title' in value:
            place_5 = at + '/title'
            member_4 = value['title']
            if isinstance(member_4, str):
                if len(member_4) > 1000:
                    report(found, place_5, 'maxLength', 'must have at most 1000 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'description' in value:
            place_7 = at + '/description'
            member_6 = value['description']
            if isinstance(member_6, str):
                if len(member_6) > 4000:
                    report(found, place_7, 'maxLength', 'must have at most 4000 characters')
            else:
                report(found, place_7, 'type', 'must be string')
        if 'submitLabel' in value:
            place_9 = at + '/submitLabel'
            member_8 = value['submitLabel']
            if isinstance(member_8, str):
                if len(member_8) > 200:
                    report(found, place_9, 'maxLength', 'must have at most 200 characters')
            else:
                report(found, place_9, 'type', 'must be string')
        if 'questions' in value:
            place_11 = at + '/questions'
            member_10 = value['questions']
            if isinstance(member_10, list):
                if len(member_10) < 1:
                    report(found, place_11, 'minItems', 'must have at least 1 items')
                if len(member_10) > 64:
                    report(found, place_11, 'maxItems', 'must have at most 64 items')
                for index_12, item_13 in enumerate(member_10):
                    place_14 = f"{place_11}/{index_12}"
                    find_question_set_question(item_13, place_14, found)
            else:
                report(found, place_11, 'type', 'must be array')
    else:
        report(found, at, 'type', 'must be object')


def _case_4(value: JsonValue, at: str, found: list[Issue]) -> None:
    if isinstance(value, str):
        if len(value) < 1:
            report(found, at, 'minLength', 'must have at least 1 characters')
        if len(value) > 160:
            report(found, at, 'maxLength', 'must have at most 160 characters')


def find_question_response(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-response.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'answers' not in value:
            report(found, at, 'required', "must have the member 'answers'")
        for key_1 in value:
            if key_1 not in _members_6:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.question_response.v1'):
                report(found, place_3, 'const', 'must be "paperclip.question_response.v1"')
        if 'answers' in value:
            place_5 = at + '/answers'
            member_4 = value['answers']
            if isinstance(member_4, dict):
                for key_6 in member_4:
                    before_7 = len(found)
                    _case_4(key_6, place_5, found)
                    if len(found) > before_7:
                        report(found, place_5, 'propertyNames', f'has a member name that is not allowed: {key_6!r}')
                for key_8, member_9 in member_4.items():
                    if key_8 not in _members_7:
                        place_10 = place_5 + step(key_8)
                        if isinstance(member_9, dict):
                            for key_11 in member_9:
                                if key_11 not in _members_8:
                                    report(found, place_10, 'additionalProperties', f'must not have the member {key_11!r}')
                            if 'selectedOptionIds' in member_9:
                                place_13 = place_10 + '/selectedOptionIds'
                                member_12 = member_9['selectedOptionIds']
                                if isinstance(member_12, list):
                                    if not unique(member_12):
                                        report(found, place_13, 'uniqueItems', 'must not hold the same item twice')
                                    for index_14, item_15 in enumerate(member_12):
                                        place_16 = f"{place_13}/{index_14}"
                                        if isinstance(item_15, str):
                                            if len(item_15) < 1:
                                                report(found, place_16, 'minLength', 'must have at least 1 characters')
                                            if len(item_15) > 160:
                                                report(found, place_16, 'maxLength', 'must have at most 160 characters')
                                        else:
                                            report(found, place_16, 'type', 'must be string')
                                else:
                                    report(found, place_13, 'type', 'must be array')
                            if 'text' in member_9:
                                place_18 = place_10 + '/text'
                                member_17 = member_9['text']
                                if isinstance(member_17, str):
                                    if len(member_17) > 100000:
                                        report(found, place_18, 'maxLength', 'must have at most 100000 characters')
                                else:
                                    report(found, place_18, 'type', 'must be string')
                            if 'customText' in member_9:
                                place_20 = place_10 + '/customText'
                                member_19 = member_9['customText']
                                if isinstance(member_19, str):
                                    if len(member_19) > 100000:
                                        report(found, place_20, 'maxLength', 'must have at most 100000 characters')
                                else:
                                    report(found, place_20, 'type', 'must be string')
                        else:
                            report(found, place_10, 'type', 'must be object')
            else:
                report(found, place_5, 'type', 'must be object')
    else:
        report(found, at, 'type', 'must be object')


def find_question_adapter_fixture(value: JsonValue, at: str, found: list[Issue]) -> None:
    """Append what keeps ``value`` from satisfying ``prp/v1/question-adapter-fixture.schema.json#``."""
    if isinstance(value, dict):
        if 'schema' not in value:
            report(found, at, 'required', "must have the member 'schema'")
        if 'adapter' not in value:
            report(found, at, 'required', "must have the member 'adapter'")
        if 'nativeRequest' not in value:
            report(found, at, 'required', "must have the member 'nativeRequest'")
        if 'canonicalQuestionSet' not in value:
            report(found, at, 'required', "must have the member 'canonicalQuestionSet'")
        if 'canonicalResponse' not in value:
            report(found, at, 'required', "must have the member 'canonicalResponse'")
        if 'nativeResponse' not in value:
            report(found, at, 'required', "must have the member 'nativeResponse'")
        for key_1 in value:
            if key_1 not in _members_9:
                report(found, at, 'additionalProperties', f'must not have the member {key_1!r}')
        if 'schema' in value:
            place_3 = at + '/schema'
            member_2 = value['schema']
            if not same(member_2, 'paperclip.question_adapter_fixture.v1'):
                report(found, place_3, 'const', 'must be "paperclip.question_adapter_fixture.v1"')
        if 'adapter' in value:
            place_5 = at + '/adapter'
            member_4 = value['adapter']
            if isinstance(member_4, str):
                if len(member_4) < 1:
                    report(found, place_5, 'minLength', 'must have at least 1 characters')
                if len(member_4) > 160:
                    report(found, place_5, 'maxLength', 'must have at most 160 characters')
            else:
                report(found, place_5, 'type', 'must be string')
        if 'canonicalQuestionSet' in value:
            place_7 = at + '/canonicalQuestionSet'
            member_6 = value['canonicalQuestionSet']
            find_question_set(member_6, place_7, found)
        if 'canonicalResponse' in value:
            place_9 = at + '/canonicalResponse'
            member_8 = value['canonicalResponse']
            find_question_response(member_8, place_9, found)
    else:
        report(found, at, 'type', 'must be object')
