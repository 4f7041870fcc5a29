"""List semantic actions, show one, project what a run may see, or call one on the sample application.

The sample application lives in memory and is made anew for each call; it is bound to the nine actions a run needs most.
A context file holds what a run may do (`prp schema show run-context`). Exit code of `call`: 0 done, 1 refused.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from paperclip_protocol import ContractError, JsonValue, MalformedError, decode, decode_json
from paperclip_protocol.actions import SemanticToolSuccess

from paperclip_runner.actions import (
    CATALOG,
    authorized_tool_set,
    canonical_catalog_text,
    dynamic_tools,
    find_action,
    project_tools,
)
from paperclip_runner.actions.catalog import AnyAction, input_schema, output_schema
from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.cli.exit_codes import ExitCode
from paperclip_runner.cli.main import UsageError
from paperclip_runner.testing.sample_app import SampleApplication, SampleTask

if TYPE_CHECKING:
    import argparse

    from paperclip_protocol.actions import RunContext


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    kinds = parser.add_subparsers(dest="actions_command", metavar="ACTION", required=True)
    listing = kinds.add_parser("list", help="every action of the catalog, in its order")
    listing.add_argument("--json", action="store_true", help="print the inventory as JSON")
    show = kinds.add_parser("show", help="one action with its schemas")
    show.add_argument("operation", metavar="ID", help="an id from `prp actions list`")
    show.add_argument("--json", action="store_true", help="print one JSON object")
    project = kinds.add_parser("project", help="the tools that a run may see")
    project.add_argument("--context", type=Path, required=True, metavar="FILE", help="what the run may do")
    project.add_argument("--codex", action="store_true", help="in the form that Codex takes")
    project.add_argument("--json", action="store_true", help="print JSON instead of lines")
    call = kinds.add_parser("call", help="call an action on the sample application")
    call.add_argument("operation", metavar="ID", help="an id from `prp actions list`")
    call.add_argument("--context", type=Path, required=True, metavar="FILE", help="what the run may do")
    call.add_argument("--input", type=Path, required=True, metavar="FILE", help="the input, a JSON object")
    call.add_argument("--json", action="store_true", help="print the answer with both receipts")


def run(options: argparse.Namespace) -> int:
    """Run one of the four; the exit code."""
    if options.actions_command == "list":
        print(canonical_catalog_text() if options.json else "\n".join(_listing()))
        return ExitCode.DONE
    if options.actions_command == "show":
        return _show(_action(options.operation), as_json=options.json)
    context = _context(options.context)
    if options.actions_command == "project":
        return _project(context, codex=options.codex, as_json=options.json)
    return _call(options.operation, context, _json(options.input), as_json=options.json)


def _action(operation_id: str) -> AnyAction:
    action = find_action(operation_id)
    if action is None:
        raise UsageError(f"no action is called {operation_id!r}; `prp actions list` names them")
    return action


def _json(path: Path) -> JsonValue:
    try:
        return decode_json(path.read_bytes())
    except MalformedError as error:
        raise UsageError(f"{path}: {error}") from error


def _context(path: Path) -> RunContext:
    try:
        return decode("run-context", path.read_bytes())
    except (ContractError, MalformedError) as error:
        raise UsageError(f"{path} is no run context: {error}; `prp schema show run-context` tells its form") from error


def _listing() -> list[str]:
    width = max(len(action.operation_id) for action in CATALOG)
    return [
        f"{action.operation_id:{width}}  {action.placement:12}  {action.effect:10}  "
        f"{', '.join(action.required_claims) or '-':20}  {action.title}"
        for action in CATALOG
    ]


def _show(action: AnyAction, *, as_json: bool) -> int:
    if as_json:
        shown = {"operationId": action.operation_id, "input": input_schema(action), "output": output_schema(action)}
        print(json.dumps(shown, ensure_ascii=False))
        return ExitCode.DONE
    print(f"{action.operation_id}: {action.title}\n\n{action.description}\n")
    print(f"  placement    {action.placement}")
    print(f"  effect       {action.effect}")
    print(f"  claims       {', '.join(action.required_claims) or 'none'}")
    print(f"  modes        {', '.join(action.modes)}")
    print(f"  roles        {'any' if action.roles is None else ', '.join(action.roles)}")
    print(f"  idempotency  {action.idempotency}")
    print(f"\ninput\n{json.dumps(input_schema(action), indent=2, ensure_ascii=False)}")
    print(f"\noutput\n{json.dumps(output_schema(action), indent=2, ensure_ascii=False)}")
    return ExitCode.DONE


def _project(context: RunContext, *, codex: bool, as_json: bool) -> int:
    bound = SampleApplication().dispatcher().bound
    tools = project_tools(context, run_id=context.run_id, bound=bound)
    if codex:
        print(msgspec.json.encode(dynamic_tools(authorized_tool_set(tools))).decode())
    elif as_json:
        print(msgspec.json.encode(authorized_tool_set(tools)).decode())
    else:
        for tool in tools:
            print(f"{tool.name}  {tool.description}")
        print(f"{len(tools)} of {len(CATALOG)} actions are visible to run {context.run_id}")
    return ExitCode.DONE


def _call(operation_id: str, context: RunContext, given: JsonValue, *, as_json: bool) -> int:
    application = SampleApplication(
        run_id=context.run_id,
        company_id=context.company_id,
        agent_id=context.actor.id,
        task=SampleTask(id=context.active_task.id),
    )
    dispatcher = application.dispatcher(store=MemoryStore(), context_provider=lambda _: context)
    answer = asyncio.run(dispatcher.dispatch(application.call(operation_id, given)))
    done = isinstance(answer, SemanticToolSuccess)
    if as_json:
        print(msgspec.json.encode(answer).decode())
    elif isinstance(answer, SemanticToolSuccess):
        print(json.dumps(msgspec.to_builtins(answer.value), indent=2, ensure_ascii=False))
    else:
        print(f"refused: {answer.error.message} [{answer.error.code}]")
    return ExitCode.DONE if done else ExitCode.RUN_FAILED
