"""List the schemas of the contract, show one, print the contract's digest, or compare what is used of Codex.

`check` asks a Codex for the schemas of its app-server and tells where they differ from the subset used here. Exit code
0: it works with this Codex; 6: something used is gone or different; 5: the Codex cannot be run; 2: usage.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from paperclip_protocol import CONTRACT_DIGEST, SCHEMAS, JsonValue

from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    actions = parser.add_subparsers(dest="schema_action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="names, types and titles of all schemas")
    listing.add_argument("--all", action="store_true", help="the definitions inside the schemas as well")
    listing.add_argument("--json", action="store_true", help="print a JSON array instead of lines")
    show = actions.add_parser("show", help="print one schema")
    show.add_argument("name", metavar="NAME", help="a name from `prp schema list`")
    actions.add_parser("digest", help="print the digest of all schemas")
    check = actions.add_parser("check", help="compare what is used of the Codex app-server with what a Codex offers")
    check.add_argument("--codex", metavar="PATH", help="the codex program (default: the installed one)")
    check.add_argument("--all", action="store_true", help="name the methods that are not used as well")
    check.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def run(options: argparse.Namespace) -> int:
    """Do the action that was named; the exit code."""
    if options.schema_action == "check":
        from paperclip_runner.cli.schema_check import check_codex

        return check_codex(options.codex, everything=options.all, as_json=options.json)
    if options.schema_action == "digest":
        print(CONTRACT_DIGEST)
    elif options.schema_action == "show":
        _show(options.name)
    else:
        _list(everything=options.all, as_json=options.json)
    return ExitCode.DONE


def _show(name: str) -> None:
    info = SCHEMAS.get(name)
    if info is None:
        raise UsageError(f"no schema is called {name!r}; `prp schema list --all` names them")
    document = info.document()
    _, _, definition = name.partition("#")
    definitions = cast("dict[str, JsonValue]", document.get("$defs", {}))
    print(json.dumps(definitions[definition] if definition else document, indent=2, ensure_ascii=False))


def _list(*, everything: bool, as_json: bool) -> None:
    rows = [info for name, info in SCHEMAS.items() if everything or "#" not in name]
    if as_json:
        listed = [
            {"name": info.name, "identifier": info.identifier, "type": info.type_name, "title": info.title}
            for info in rows
        ]
        print(json.dumps(listed, ensure_ascii=False))
        return
    width = max(len(info.name) for info in rows)
    kind = max(len(info.type_name) for info in rows)
    for info in rows:
        print(f"{info.name:{width}}  {info.type_name or '-':{kind}}  {info.title}")
