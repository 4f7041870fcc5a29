"""`python -m tests.fuzz --documents N --seed S --schema NAME`: hold every route against the reference, in depth.

Documents are drawn from the schemas and changed up to four times each. Where the published original is at hand, its own
validators judge the same documents. Prints the counts and the first disagreements; answers 1 when there is any.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, cast

from paperclip_protocol import SCHEMAS, validate

from paperclip_runner.testing.document_walk import document
from paperclip_runner.testing.mutations import mutate
from paperclip_runner.testing.schema_documents import satisfies, schema_node
from tests.contract.agreement import as_text, disagreements
from tests.contract.writing import written_otherwise
from tests.oracle import PEER_VARIABLES, oracle_tool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paperclip_protocol import JsonValue

MUTATIONS = 4
"""How often one drawn document is changed, one change after the other."""

SHOWN = 10
"""How many disagreements are printed."""

BUSY = (
    "event",
    "event-v2",
    "result",
    "semantic-tool",
    "provider-descriptor",
    "command-v2",
    "question-set",
    "capabilities",
    "fixture",
)


@dataclass
class Tally:
    """What was counted for one schema."""

    documents: int = 0
    valid: int = 0
    faults: list[str] = field(default_factory=list[str])


def drawn(name: str, count: int, seed: int) -> Iterator[JsonValue]:
    """`count` documents of the schema called `name`: fresh ones, and each of them changed step by step."""
    choices = random.Random(f"{seed} {name}")
    node = schema_node(name)
    value: JsonValue = None
    for index in range(count):
        value = mutate(value, choices) if index % (MUTATIONS + 1) else document(node, choices)
        yield value


def examine(name: str, count: int, seed: int, *, peer: bool) -> Tally:
    """Ask every route about `count` documents."""
    tally = Tally()
    choices = random.Random(f"{seed} writing {name}")
    asked: list[tuple[bytes, set[str]]] = []
    for value in drawn(name, count, seed):
        data = as_text(value)
        issues = validate(name, data)
        valid = not issues
        tally.documents += 1
        tally.valid += valid
        faults = disagreements(name, value)
        if valid is not satisfies(schema_node(name), value):
            faults.append("the interpreter of the schemas disagrees")
        told = {f"{issue.path} {issue.keyword}" for issue in validate(name, written_otherwise(value, choices))}
        if told != {f"{issue.path} {issue.keyword}" for issue in issues}:
            faults.append("the findings depend on how the document is written")
        tally.faults += [f"{fault}: {data.decode()}" for fault in faults]
        if peer:
            asked.append((data, {f"{issue.path} {issue.keyword}" for issue in issues}))
    tally.faults += original_faults(name, asked)
    return tally


def original_faults(name: str, asked: list[tuple[bytes, set[str]]]) -> list[str]:
    """Where the published original's validators give other findings, and so perhaps another verdict."""
    if not asked:
        return []
    with tempfile.TemporaryFile() as questions:
        for data, _ in asked:
            questions.write(json.dumps({"schema": name, "text": data.decode()}).encode() + b"\n")
        questions.seek(0)
        command = ["node", str(oracle_tool("peer_validate.mjs"))]
        answered = subprocess.run(command, stdin=questions, capture_output=True, check=True, timeout=1_800)
    answers = [cast("dict[str, JsonValue]", json.loads(line)) for line in answered.stdout.splitlines()]
    if len(answers) != len(asked):
        return [f"the original gave {len(answers)} answers to {len(asked)} questions"]
    return [
        f"the original has other findings, {sorted(found ^ findings(answer))}: {data.decode()}"
        for (data, found), answer in zip(asked, answers, strict=True)
        if not crashed(answer) and found != findings(answer)
    ]


def findings(answer: dict[str, JsonValue]) -> set[str]:
    """Paths and keywords of what the original found."""
    errors = cast("list[dict[str, JsonValue]]", answer["errors"])
    return {f"{error['path']} {error['keyword']}" for error in errors}


def crashed(answer: dict[str, JsonValue]) -> bool:
    """Whether the original fell over instead of judging, as its comparison does over members called `toString`."""
    errors = cast("list[dict[str, JsonValue]]", answer["errors"])
    return any(error.get("code") == "oracle_error" for error in errors)


def judged_by_the_original(name: str) -> bool:
    """Whether the published original has this schema and is at hand."""
    return bool(os.environ.get(PEER_VARIABLES[0])) and SCHEMAS[name].file.startswith("prp/")


def main() -> int:
    """Examine the chosen schemas; 0 when all agree, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--documents", type=int, default=1_000, help="documents for each schema (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="where chance starts (default: 1)")
    parser.add_argument(
        "--schema", action="append", metavar="NAME", help="one schema, or several; `busy`, `actions`, `all`"
    )
    options = parser.parse_args()
    groups = {
        "busy": list(BUSY),
        "actions": [name for name, info in SCHEMAS.items() if Path(info.file).parts[0] == "actions"],
        "all": list(SCHEMAS),
    }
    wanted = dict.fromkeys(name for item in options.schema or ["all"] for name in groups.get(item, [item]))
    faults = 0
    for name in wanted:
        peer = judged_by_the_original(name)
        tally = examine(name, options.documents, options.seed, peer=peer)
        faults += len(tally.faults)
        judges = "the reference and the original" if peer else "the reference"
        print(
            f"{name}: {tally.documents} documents, {tally.valid} valid, {len(tally.faults)} disagreements with {judges}"
        )
        for fault in tally.faults[:SHOWN]:
            print(f"  {fault[:2_000]}")
        sys.stdout.flush()
    print(f"{len(wanted)} schemas, {faults} disagreements")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
