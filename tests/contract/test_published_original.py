"""The published original's own validators give the same verdicts, when it is at hand."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

from paperclip_protocol import SCHEMAS, validate

from paperclip_runner.testing.document_walk import document
from paperclip_runner.testing.mutations import mutate
from paperclip_runner.testing.schema_documents import schema_node
from tests.contract.writing import written_otherwise
from tests.oracle import peer_answers

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

DOCUMENTS = 60
"""Documents for each schema; `python -m tests.fuzz` asks about more."""


def _questions() -> list[dict[str, JsonValue]]:
    source = random.Random(12)
    questions: list[dict[str, JsonValue]] = []
    for name, info in SCHEMAS.items():
        if not info.file.startswith("prp/"):
            continue
        value: JsonValue = None
        for index in range(DOCUMENTS):
            value = mutate(value, source) if index % 4 else document(schema_node(name), source)
            questions.append({"schema": name, "text": written_otherwise(value, source).decode()})
    return questions


def test_drawn_documents_get_the_verdict_of_the_original() -> None:
    questions = _questions()
    answers = peer_answers("peer_validate.mjs", questions=cast("list[JsonValue]", questions))
    different: list[str] = []
    judged = 0
    for question, told in zip(questions, answers, strict=True):
        answer = cast("dict[str, JsonValue]", told)
        errors = cast("list[dict[str, JsonValue]]", answer["errors"])
        if any(error.get("code") == "oracle_error" for error in errors):
            continue  # its comparison of items falls over members called `toString`
        judged += 1
        found = {f"{issue.path} {issue.keyword}" for issue in validate(str(question["schema"]), str(question["text"]))}
        if found != {f"{error['path']} {error['keyword']}" for error in errors}:
            different.append(f"{question} {found} {errors}")
    assert different == []
    assert judged > len(questions) * 0.95
