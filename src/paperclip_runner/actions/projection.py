"""What a run gets to see: tool definitions, discovery, and the forms in which tools travel to a runner and to Codex.

Everything here is computed from the catalog, the set of bound actions and the run's authority; nothing is remembered.
"""

from __future__ import annotations

import re
from math import floor
from typing import TYPE_CHECKING, Final, Literal

from msgspec import UNSET
from paperclip_protocol.actions import (
    AuthorizedOperation,
    AuthorizedTools,
    RunContext,
    SemanticToolDefinition,
    SemanticToolDiscovery,
    ToolAnnotations,
)
from paperclip_protocol.codex import DynamicTool
from paperclip_protocol.prp_v1 import SemanticToolCapabilities, SemanticToolOperation

from paperclip_runner.actions.authority import decide, effective_claims
from paperclip_runner.actions.catalog import (
    ACTION_SCHEMA,
    CATALOG,
    AnyAction,
    input_schema,
    output_schema,
    search_text,
)
from paperclip_runner.actions.collation import collation_key
from paperclip_runner.actions.context import read_context
from paperclip_runner.canonical import ecmascript_trim, semantic_digest, utf16_length, utf16_order
from paperclip_runner.errors import ActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.authority import AuthorizationDecision

__all__ = [
    "AUTHORIZED_TOOLS_SCHEMA",
    "DEFAULT_DISCOVERY_LIMIT",
    "DISCOVERY_SCHEMA",
    "MAX_DISCOVERY_LIMIT",
    "MAX_QUERY_UNITS",
    "authorized_tool_set",
    "discover_tools",
    "dynamic_tools",
    "project_tools",
    "tool_capabilities",
    "tool_definition",
]

AUTHORIZED_TOOLS_SCHEMA: Final = "paperclip.runner.authorized-tools.v1"
"""Value of `schema` in an authorized tool set."""

DISCOVERY_SCHEMA: Final = "paperclip.semantic-discovery.v1"
"""Value of `schema` in a discovery result."""

CAPABILITIES_SCHEMA: Final = "paperclip.prp.semantic_tools.v1"
"""Value of `schema` in the negotiated capability form."""

MAX_QUERY_UNITS: Final = 500
"""UTF-16 code units of a discovery query without surrounding white space."""

DEFAULT_DISCOVERY_LIMIT: Final = 5
"""Operations of a discovery result when the caller names no limit."""

MAX_DISCOVERY_LIMIT: Final = 8
"""Operations of a discovery result at most."""

_NAMESPACE = re.compile(r"[a-z][a-z0-9_]{0,63}")
_NOT_A_TOKEN = re.compile(r"[^a-z0-9]+")


def tool_definition(action: AnyAction) -> SemanticToolDefinition:
    """An action as a tool; title, modes and roles stay inside."""
    return SemanticToolDefinition(
        name=action.operation_id,
        description=action.description,
        input_schema=input_schema(action),
        output_schema=output_schema(action),
        annotations=ToolAnnotations(
            semantic_contract=ACTION_SCHEMA,
            version=1,
            placement=action.placement,
            effect=action.effect,
            required_claims=list(action.required_claims),
        ),
    )


def exposed_actions(
    context: RunContext | None,
    *,
    run_id: str,
    bound: Collection[str],
    placement: Literal["always", "optional"] | None = None,
    catalog: Sequence[AnyAction] = CATALOG,
    decided: Callable[[AuthorizationDecision], None] | None = None,
) -> list[AnyAction]:
    """The bound actions that this run may see, in catalog order; `decided` hears of every decision."""
    exposed: list[AnyAction] = []
    claims = [] if context is None else effective_claims(context)
    for action in catalog:
        if action.operation_id not in bound or (placement is not None and action.placement != placement):
            continue
        decision = decide(action, context, run_id=run_id, phase="exposure", claims=claims)
        if decided is not None:
            decided(decision)
        if decision.allowed:
            exposed.append(action)
    return exposed


def project_tools(
    context: RunContext | JsonValue,
    *,
    run_id: str,
    bound: Collection[str],
    placement: Literal["always", "optional"] | None = None,
) -> list[SemanticToolDefinition]:
    """The tools that a run may see, in catalog order, whatever the order of `bound`.

    A context that is malformed or of another run gives an empty list, not an error.
    """
    exposed = exposed_actions(read_context(context, run_id), run_id=run_id, bound=bound, placement=placement)
    return [tool_definition(action) for action in exposed]


def discover_tools(
    context: RunContext | JsonValue,
    *,
    run_id: str,
    bound: Collection[str],
    query: str,
    namespace: str | None = None,
    limit: float | None = None,
    catalog: Sequence[AnyAction] = CATALOG,
    decided: Callable[[AuthorizationDecision], None] | None = None,
) -> SemanticToolDiscovery:
    """Search the optional actions that a run may see.

    An exact operation id scores 100, an exact namespace 50, and each word of the query 12 when it is in the id, 8 when
    in the namespace, 3 when anywhere in id, title, description or namespace. `limit` is rounded down and kept between
    1 and 8. Raises `ActionError`: `semantic_discovery_query_invalid`, `semantic_discovery_namespace_invalid`.
    """
    wanted, within = _read_query(query), _read_namespace(namespace)
    most = DEFAULT_DISCOVERY_LIMIT if limit is None else min(max(floor(limit), 1), MAX_DISCOVERY_LIMIT)
    tokens = [token for token in _NOT_A_TOKEN.split(wanted) if len(token) > 1]
    exposed = exposed_actions(
        read_context(context, run_id),
        run_id=run_id,
        bound=bound,
        placement="optional",
        catalog=catalog,
        decided=decided,
    )
    scored = [
        (score, action)
        for action in exposed
        if (within is None or action.namespace == within) and (score := _score(action, wanted, tokens)) > 0
    ]
    scored.sort(key=lambda entry: (-entry[0], collation_key(entry[1].operation_id)))
    return SemanticToolDiscovery(
        schema=DISCOVERY_SCHEMA,
        query=query,
        namespace=within,
        operations=[tool_definition(action) for _, action in scored[:most]],
        truncated=len(scored) > most,
    )


def _read_query(query: str) -> str:
    wanted = ecmascript_trim(query).lower()
    length = utf16_length(wanted)
    if not 1 <= length <= MAX_QUERY_UNITS:
        raise ActionError(
            f"a discovery query needs 1 to {MAX_QUERY_UNITS} characters and this one has {length}: name what to do",
            code="semantic_discovery_query_invalid",
            limit=MAX_QUERY_UNITS,
            observed=length,
        )
    return wanted


def _read_namespace(namespace: str | None) -> str | None:
    if namespace is None:
        return None
    within = ecmascript_trim(namespace).lower()
    if _NAMESPACE.fullmatch(within) is None:
        raise ActionError(
            "a namespace is a letter and up to 63 letters, digits or underscores: leave it out to search all of them",
            code="semantic_discovery_namespace_invalid",
        )
    return within


def _score(action: AnyAction, wanted: str, tokens: Iterable[str]) -> int:
    name, namespace, text = action.operation_id, action.namespace, search_text(action)
    score = 100 if name == wanted else 50 if namespace == wanted else 0
    for token in tokens:
        if token in text:
            score += 3 + (12 if token in name else 0) + (8 if token in namespace else 0)
    return score


def authorized_tool_set(definitions: Iterable[SemanticToolDefinition]) -> AuthorizedTools:
    """The tool set that goes to a runner: sorted by operation id, with the digest of what is sent.

    Raises `ActionError` (`paperclip_runner_authorized_tools_invalid`) for a repeated name or a version other than 1.
    """
    operations = [
        AuthorizedOperation(
            operation_id=definition.name,
            version=definition.annotations.version,
            description=definition.description,
            input_schema=definition.input_schema,
            response_schema=definition.output_schema,
        )
        for definition in definitions
    ]
    operations.sort(key=lambda operation: utf16_order(operation.operation_id))
    names = {operation.operation_id for operation in operations}
    if len(names) != len(operations) or any(operation.version != 1 for operation in operations):
        raise ActionError(
            "a tool set holds each operation once, in version 1: remove the repeated or newer definition",
            code="paperclip_runner_authorized_tools_invalid",
        )
    return AuthorizedTools(
        schema=AUTHORIZED_TOOLS_SCHEMA,
        schema_version=1,
        catalog_digest=semantic_digest(operations),
        operations=operations,
    )


def dynamic_tools(tools: AuthorizedTools) -> list[DynamicTool]:
    """The tools as Codex takes them, in the order of the set; output schemas are not sent."""
    return [
        DynamicTool(name=tool.operation_id, description=tool.description, input_schema=tool.input_schema)
        for tool in tools.operations
    ]


def tool_capabilities(
    context: RunContext | JsonValue,
    *,
    run_id: str,
    bound: Collection[str],
) -> SemanticToolCapabilities:
    """The negotiated capability form: every action of the catalog, available, denied (with the code) or not bound."""
    read = read_context(context, run_id)
    return SemanticToolCapabilities(
        schema=CAPABILITIES_SCHEMA,
        schema_version=1,
        operations=[_capability(action, read, run_id, bound) for action in CATALOG],
    )


def _capability(
    action: AnyAction, context: RunContext | None, run_id: str, bound: Collection[str]
) -> SemanticToolOperation:
    decision = decide(action, context, run_id=run_id, phase="exposure") if action.operation_id in bound else None
    return SemanticToolOperation(
        operation_id=action.operation_id,
        version=1,
        availability="unsupported" if decision is None else "available" if decision.allowed else "denied",
        redaction_disposition="digest_only",
        required_claims=list(action.required_claims) or UNSET,
        reason_code=UNSET if decision is None or decision.allowed else decision.code,
    )
