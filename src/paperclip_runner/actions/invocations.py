"""The two ends of a bound action: what its function is given and what it gives back.

Both are generic, so that a type checker knows the members of an action's input and demands those of its output.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, TypeVar, cast, overload

import msgspec
from msgspec import UNSET, UnsetType
from paperclip_protocol import Action
from paperclip_protocol.prp_v1 import SafeReference

from paperclip_runner.actions.catalog import read_input
from paperclip_runner.errors import ActionError

__all__ = ["ActionBinder", "Invocation", "JsonFunction", "Result"]

InputT = TypeVar("InputT")
OutputT = TypeVar("OutputT")


class Invocation(msgspec.Struct, Generic[InputT], frozen=True, kw_only=True, rename="camel"):
    """What a bound function is given. The ids are those of the authority that was asked last."""

    run_id: str
    company_id: str
    actor_id: str
    task_id: str
    call_id: str
    operation_id: str
    input: InputT


class Result(msgspec.Struct, Generic[OutputT], frozen=True, kw_only=True, rename="camel"):
    """What a bound function gives back.

    `code` is an outcome code (1 to 160 of `a-z0-9_.:-`), `ok` when left out; `state_revision` 0 to 2**53 - 1;
    `references` are the entities concerned, of which a receipt keeps at most 200; `audit_receipt_id` a stable id.
    """

    value: OutputT
    code: str | UnsetType = UNSET
    state_revision: int | UnsetType = UNSET
    references: Sequence[SafeReference] = ()
    audit_receipt_id: str | UnsetType = UNSET


JsonFunction = Callable[[Invocation[Any]], object]
"""A function bound without types: takes the input as JSON, returns a `Result` or an object of the same members.

It may be async.
"""


class ActionBinder(Generic[InputT, OutputT]):
    """Binds one function to one action, with the types of both ends known to type checkers."""

    def __init__(self, action: Action[InputT, OutputT], bind_json: Callable[[str, JsonFunction], None]) -> None:
        self._action = action
        self._bind_json = bind_json

    @overload
    def __call__(
        self, function: Callable[[Invocation[InputT]], Coroutine[Any, Any, Result[OutputT]]]
    ) -> Callable[[Invocation[InputT]], Coroutine[Any, Any, Result[OutputT]]]: ...

    @overload
    def __call__(
        self, function: Callable[[Invocation[InputT]], Result[OutputT]]
    ) -> Callable[[Invocation[InputT]], Result[OutputT]]: ...

    def __call__(self, function: Callable[[Invocation[InputT]], object]) -> Callable[[Invocation[InputT]], object]:
        """Bind `function` and give it back."""
        self._bind_json(self._action.operation_id, lambda invocation: function(self._typed(invocation)))
        return function

    def _typed(self, invocation: Invocation[Any]) -> Invocation[InputT]:
        given, issue = read_input(self._action, invocation.input)
        if issue is not None:
            raise ActionError(f"the input does not fit its schema at {issue.path}", code="input_invalid")
        return Invocation(
            run_id=invocation.run_id,
            company_id=invocation.company_id,
            actor_id=invocation.actor_id,
            task_id=invocation.task_id,
            call_id=invocation.call_id,
            operation_id=invocation.operation_id,
            input=cast("InputT", given),
        )
