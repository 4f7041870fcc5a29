"""A request of a session with what its answer means.

`await` the answer of `method` with `params`, then call `answered` or `refused`:

    result = operation.answered(response)      # returns what the operation returns
    raise operation.refused(error)             # returns the error to raise

An operation whose `method` is None is done already, and `value` is what it returns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.errors import CodexError

__all__ = ["Operation"]

T = TypeVar("T")


class Operation(Generic[T]):
    """One request, and the two ways it can end."""

    def __init__(
        self,
        method: str,
        params: dict[str, JsonValue],
        *,
        answered: Callable[[dict[str, JsonValue]], T],
        refused: Callable[[CodexError], CodexError],
    ) -> None:
        self.method: str | None = method
        self.params = params
        self.value: T | None = None
        self._answered = answered
        self._refused = refused

    @classmethod
    def done(cls, value: T) -> Operation[T]:
        """Return an operation that needs no request."""

        def never(error: CodexError) -> CodexError:
            return error

        operation = cls("", {}, answered=lambda _: value, refused=never)
        operation.method = None
        operation.value = value
        return operation

    def answered(self, result: dict[str, JsonValue]) -> T:
        """Take the result of the request. Raises `CodexError` when the answer cannot be used."""
        return self._answered(result)

    def refused(self, error: CodexError) -> CodexError:
        """Take the failure of the request; return the error the caller of the operation gets."""
        return self._refused(error)
