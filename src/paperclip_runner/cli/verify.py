"""Check documents against the contract: JSON files, JSON Lines files, or whole folders of them.

The schema is the one that a document's own `schema` member claims; --schema NAME overrides it. Scripted fixtures are
also checked for what binds their records together. Exit code 0: all valid; 6: something is not; 2: nothing to check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from paperclip_protocol import SCHEMA_TAGS, SCHEMAS, Issue, JsonValue, MalformedError, validate

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError
from paperclip_runner.cli.positions import line_of
from paperclip_runner.cli.progress import Progress
from paperclip_runner.replay import load_fixture

if TYPE_CHECKING:
    import argparse

LINE_SUFFIXES = frozenset({".jsonl", ".ndjson"})
"""File names that end so hold one document a line."""


class Finding(Struct, frozen=True, kw_only=True):
    """One finding with its place."""

    file: str
    line: int
    path: str
    code: str
    keyword: str
    message: str


class Report(Struct, kw_only=True):
    """What came of a whole call."""

    documents: int = 0
    valid: int = 0
    skipped: list[str] = []
    findings: list[Finding] = []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .json or .jsonl file, or a folder")
    parser.add_argument("--schema", metavar="NAME", help="check against this schema; `prp schema list` names them")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def run(options: argparse.Namespace) -> int:
    """Check every document; the exit code."""
    if options.schema is not None and options.schema not in SCHEMAS:
        raise UsageError(f"no schema is called {options.schema!r}; `prp schema list` names them")
    report = Report()
    paths = list(_paths(options.files))
    with Progress("verify", total=len(paths) if len(paths) > 1 else None) as progress:
        for path, inside_folder in paths:
            _check_file(path, options.schema, report, progress, may_skip=inside_folder)
    if not report.documents:
        raise UsageError("nothing to check: no document here names a schema; give one with --schema NAME")
    if options.json:
        print(json.dumps(_as_json(report), ensure_ascii=False))
    else:
        _print(report)
    return ExitCode.INVALID if report.findings else ExitCode.DONE


def _paths(given: list[Path]) -> Iterator[tuple[Path, bool]]:
    for path in given:
        if path.is_dir():
            found = (item for item in path.rglob("*") if item.suffix in {".json", *LINE_SUFFIXES} and item.is_file())
            yield from ((item, True) for item in sorted(found))
        else:
            yield path, False


def _check_file(path: Path, schema: str | None, report: Report, progress: Progress, *, may_skip: bool) -> None:
    if path.suffix in LINE_SUFFIXES:
        with path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                progress.advance()
                _check(path, line.rstrip(b"\r\n"), number, schema, report, may_skip=False)
    else:
        progress.advance()
        _check(path, path.read_bytes(), None, schema, report, may_skip=may_skip)


def _check(path: Path, data: bytes, line: int | None, schema: str | None, report: Report, *, may_skip: bool) -> None:
    """Check one document; ``line`` is its line in a JSON Lines file, ``None`` when it is a file of its own."""
    try:
        name = schema or _claimed(data)
        if name is None and may_skip:
            report.skipped.append(str(path))
            return
        report.documents += 1
        issues = [_unclaimed()] if name is None else _issues(name, data)
    except MalformedError as error:
        report.documents += 1
        at = line or data.count(b"\n", 0, error.offset or 0) + 1
        report.findings.append(
            Finding(file=str(path), line=at, path="/", code=error.code, keyword="json", message=str(error))
        )
        return
    report.valid += not issues
    for issue in issues:
        at = line or line_of(data.decode(), issue.path)
        report.findings.append(
            Finding(
                file=str(path), line=at, path=issue.path, code=issue.code, keyword=issue.keyword, message=issue.message
            )
        )


def _claimed(data: bytes) -> str | None:
    """The schema that the document's ``schema`` member claims."""
    from paperclip_protocol import decode_json

    document: JsonValue = decode_json(data)
    tag = document.get("schema") if isinstance(document, dict) else None
    return SCHEMA_TAGS.get(tag) if isinstance(tag, str) else None


def _unclaimed() -> Issue:
    message = "names no schema that is known here in its `schema` member; give one with --schema NAME"
    return Issue(code="unknown_schema", path="/", keyword="schema", message=message)


def _issues(name: str, data: bytes) -> list[Issue]:
    if name == "fixture":
        return list(load_fixture(data).issues)
    return validate(name, data)


def _as_json(report: Report) -> dict[str, object]:
    return {
        "valid": not report.findings,
        "documents": report.documents,
        "validDocuments": report.valid,
        "skipped": report.skipped,
        "findings": [
            {
                "file": item.file,
                "line": item.line,
                "path": item.path,
                "code": item.code,
                "keyword": item.keyword,
                "message": item.message,
            }
            for item in report.findings
        ],
    }


def _print(report: Report) -> None:
    for item in report.findings:
        print(f"{item.file}:{item.line}: {item.path}: {item.message} [{item.code}]")
    if report.skipped:
        files = "1 file names" if len(report.skipped) == 1 else f"{len(report.skipped):,} files name"
        print(f"{files} no schema that is known here and was not checked, such as {report.skipped[0]}")
    invalid = report.documents - report.valid
    word = "document" if report.documents == 1 else "documents"
    print(f"{report.documents:,} {word} checked: {report.valid:,} valid, {invalid:,} invalid")
