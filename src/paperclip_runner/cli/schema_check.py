"""`prp schema check`: asks a Codex for the schemas of its app-server and tells where what is used here differs."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, cast

import msgspec
from paperclip_protocol import CONTRACT_DIGEST, SCHEMAS, JsonValue, MalformedError, decode_json

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.codex.errors import CodexLaunchError
from paperclip_runner.codex.executable import find_codex, parse_version
from paperclip_runner.codex.redaction import redact_text
from paperclip_runner.codex.schema_drift import Drift, DriftKind, DriftReport, compare_schemas
from paperclip_runner.codex.schema_shapes import SchemaShapeError
from paperclip_runner.harness.launch import Launch, select_environment
from paperclip_runner.harness.one_shot import Answer, ask_program
from paperclip_runner.harness.process_errors import ProcessError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["check_codex"]

BUNDLE_FILE: Final = "codex_app_server_protocol.schemas.json"
"""The file, of those that Codex writes, that holds all definitions."""

BUNDLE_BYTES: Final = 67_108_864
"""Largest such file, in bytes."""

ERROR_CHARACTERS: Final = 500
"""How much of a program's error output is shown, in characters."""

WORDS: Final = {
    "method_gone": "the method is gone",
    "response_gone": "the answer is not described",
    "field_gone": "{ours} here, not described there",
    "field_optional": "{ours} here, {theirs} there",
    "field_new": "{theirs}",
    "parameter_required": "{ours} here, {theirs} there",
    "type_changed": "{ours} here, {theirs} there",
    "word_gone": "{ours}: not there",
    "word_new": "{theirs}: not here",
    "alternative_gone": "{ours}: not there",
    "alternative_new": "{theirs}: not here",
}
"""What a line says of each kind of difference; here is this project, there is that Codex."""


class Bundle(msgspec.Struct, frozen=True, kw_only=True):
    """What a Codex says of itself."""

    program: str
    version: str | None
    schemas: JsonValue


def check_codex(program: str | None, *, everything: bool, as_json: bool) -> int:
    """Compare with `program`, or with the Codex that is installed; print the differences; the exit code.

    Raises `SchemaShapeError` when what it prints is not what Codex prints.
    """
    try:
        bundle = _bundle(find_codex(program, os.environ))
    except (CodexLaunchError, ProcessError) as error:
        print(f"prp: {error}", file=sys.stderr)
        return ExitCode.PROVIDER_START_FAILED
    ours = [info.document() for name, info in SCHEMAS.items() if name.startswith("codex-") and "#" not in name]
    report = compare_schemas(ours, bundle.schemas)
    if as_json:
        print(json.dumps(_as_json(bundle, report), ensure_ascii=False))
    else:
        for line in _lines(bundle, report, everything=everything):
            print(line)
    return ExitCode.INVALID if report.breaks else ExitCode.DONE


def _bundle(program: str) -> Bundle:
    """Asks in an empty home, so that nothing of the person's own Codex is read or written."""
    with TemporaryDirectory(prefix="prp-schema-check-") as folder:
        home, output = Path(folder, "home"), Path(folder, "schemas")
        home.mkdir()
        output.mkdir()
        own = {name: str(home) for name in ("HOME", "USERPROFILE", "CODEX_HOME", "TMPDIR", "TEMP", "TMP")}
        environment = select_environment(os.environ, extra=own)

        def ask(*arguments: str) -> Answer:
            launch = Launch(arguments=(program, *arguments), working_directory=folder, environment=environment)
            return asyncio.run(ask_program(launch))

        answer = ask("app-server", "generate-json-schema", "--experimental", "--out", str(output))
        if not answer.exit.success:
            said = redact_text(answer.error_tail).strip()[-ERROR_CHARACTERS:]
            raise CodexLaunchError(
                f"{program!r} printed no schemas ({_ending(answer)}): {said!r}. Check that it is a Codex program.",
                code="codex_schema_unavailable",
            )
        schemas = _read_bundle(program, output / BUNDLE_FILE)
        version = parse_version(ask("--version").output.decode("utf-8", "replace"))
    return Bundle(program=program, version=None if version is None else version.text, schemas=schemas)


def _ending(answer: Answer) -> str:
    code = answer.exit.exit_code
    return "it was killed" if code is None else f"exit {code}"


def _read_bundle(program: str, path: Path) -> JsonValue:
    try:
        size = path.stat().st_size
        if size > BUNDLE_BYTES:
            raise SchemaShapeError(
                f"{program!r} wrote more than {BUNDLE_BYTES} bytes of schemas",
                code="codex_schema_too_large",
                limit=BUNDLE_BYTES,
                observed=size,
            )
        return decode_json(path.read_bytes())
    except FileNotFoundError:
        raise SchemaShapeError(f"{program!r} wrote no {BUNDLE_FILE}: this Codex cannot be compared") from None
    except MalformedError as error:
        raise SchemaShapeError(f"{program!r} wrote a {BUNDLE_FILE} that is no JSON: {error}") from error


def _as_json(bundle: Bundle, report: DriftReport) -> dict[str, JsonValue]:
    return {
        "codex": bundle.program,
        "version": bundle.version,
        "contractDigest": CONTRACT_DIGEST,
        "compatible": not report.breaks,
        "scorecard": cast("JsonValue", msgspec.to_builtins(report.scorecard)),
        "drifts": cast("JsonValue", msgspec.to_builtins(report.drifts)),
    }


def _lines(bundle: Bundle, report: DriftReport, *, everything: bool) -> Iterator[str]:
    """The differences, those that matter most at the end, then the counts."""
    told = [drift for drift in report.drifts if drift.code != "method_unused"]
    for kind in (DriftKind.NEW, DriftKind.CHANGED, DriftKind.MISSING):
        yield from (_line(kind.value, drift) for drift in told if drift.kind is kind and not drift.breaks)
    yield from (_line("BREAK", drift) for drift in report.breaks)
    unused = [drift for drift in report.drifts if drift.code == "method_unused"]
    if everything:
        yield from (f"{'not used':9}{drift.method} ({_kind(drift)})" for drift in unused)
    card = report.scorecard
    counts = Counter(_kind(drift) for drift in unused)
    summed = ", ".join(_counted(count, kind) for kind, count in counts.items()) or "no methods"
    name = "Codex of unknown version" if bundle.version is None else f"Codex {bundle.version}"
    yield f"{name}, {bundle.program}"
    yield f"not used: {summed}"
    yield (
        f"used: {card.methods} methods, {card.fields} fields: "
        f"{_counted(card.breaks, 'break')}, {card.missing} missing, {card.changed} changed, {card.new} new"
    )
    broken = f"does not work with this Codex: {card.methods_broken} of {card.methods} methods concerned"
    yield broken if report.breaks else "works with this Codex"


def _kind(drift: Drift) -> str:
    return drift.method_kind.replace("_", " ")


def _line(word: str, drift: Drift) -> str:
    place = drift.message if drift.path == "/" else f"{drift.message} {drift.path}"
    text = WORDS[drift.code].format(ours=drift.ours, theirs=drift.theirs)
    known = f" (known: {drift.known})" if drift.known else ""
    also = f" (and {_counted(len(drift.also), 'more message')})" if drift.also else ""
    return f"{word:9}{place}: {text}{known}{also}"


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
