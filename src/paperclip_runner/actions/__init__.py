"""Semantic actions: what a run may do to its task, with authority, at-most-once mutations and receipts."""

from paperclip_runner.actions.authority import AuthorizationDecision, authorize
from paperclip_runner.actions.bridge import ToolBridge
from paperclip_runner.actions.catalog import CATALOG, canonical_catalog_text, find_action
from paperclip_runner.actions.claims import DispatchFailure
from paperclip_runner.actions.codes import DecisionCode, DenialCode
from paperclip_runner.actions.dispatcher import Dispatcher
from paperclip_runner.actions.invocations import Invocation, Result
from paperclip_runner.actions.projection import (
    authorized_tool_set,
    discover_tools,
    dynamic_tools,
    project_tools,
    tool_capabilities,
    tool_definition,
)

__all__ = [
    "CATALOG",
    "AuthorizationDecision",
    "DecisionCode",
    "DenialCode",
    "DispatchFailure",
    "Dispatcher",
    "Invocation",
    "Result",
    "ToolBridge",
    "authorize",
    "authorized_tool_set",
    "canonical_catalog_text",
    "discover_tools",
    "dynamic_tools",
    "find_action",
    "project_tools",
    "tool_capabilities",
    "tool_definition",
]
