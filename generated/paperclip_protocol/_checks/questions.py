"""What the types of a Struct leave open of its schema. Module ``questions``.

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""

# pyright: reportUnnecessaryIsInstance=false, reportUnnecessaryComparison=false, reportPrivateUsage=false
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperclip_protocol import questions
from paperclip_protocol._runtime import UNSET, unique


_words_1: frozenset[str] = frozenset(('multi_select', 'single_select'))


def _case_1(value: questions.Question) -> bool:
    member_1 = value.answer_mode
    if member_1 != 'text':
        return False
    return True


def _case_2(value: questions.Question) -> bool:
    member_1 = value.custom_answer
    if member_1 is UNSET:
        return False
    return True


def _case_3(value: questions.Question) -> bool:
    member_1 = value.answer_mode
    if member_1 not in _words_1:
        return False
    return True


def check_question(value: questions.Question) -> bool:
    if _case_1(value):
        if _case_2(value):
            return False
        member_1 = value.options
        if member_1 is not UNSET:
            if len(member_1) > 0:
                return False
    if _case_3(value):
        member_2 = value.options
        if member_2 is UNSET:
            return False
        if len(member_2) < 1:
            return False
    return True


def check_question_set(value: questions.QuestionSet) -> bool:
    member_1 = value.questions
    for item_2 in member_1:
        if not check_question(item_2):
            return False
    return True


def check_question_answer(value: questions.QuestionAnswer) -> bool:
    member_1 = value.selected_option_ids
    if member_1 is not UNSET:
        if len(member_1) > 1 and not unique(member_1):
            return False
        for item_2 in member_1:
            if len(item_2) < 1 or len(item_2) > 160:
                return False
    return True


def check_question_response(value: questions.QuestionResponse) -> bool:
    member_1 = value.answers
    for item_2 in member_1.values():
        member_3 = item_2.selected_option_ids
        if member_3 is not UNSET:
            if len(member_3) > 1 and not unique(member_3):
                return False
            for item_4 in member_3:
                if len(item_4) < 1 or len(item_4) > 160:
                    return False
    for key_5 in member_1:
        if len(key_5) < 1 or len(key_5) > 160:
            return False
    return True


def check_question_adapter_fixture(value: questions.QuestionAdapterFixture) -> bool:
    member_1 = value.canonical_question_set
    if not check_question_set(member_1):
        return False
    member_2 = value.canonical_response
    if not check_question_response(member_2):
        return False
    return True


CHECKS: dict[type, Callable[[Any], bool]] = {
    questions.Question: check_question,
    questions.QuestionSet: check_question_set,
    questions.QuestionAnswer: check_question_answer,
    questions.QuestionResponse: check_question_response,
    questions.QuestionAdapterFixture: check_question_adapter_fixture,
}
"""Struct class -> its check."""
