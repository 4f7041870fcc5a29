"""The error tree.

```
PaperclipRunnerError                 code, details, limit, observed
├── JsonTextError                    text that is not JSON, or a value that JSON cannot hold
├── JsonLinesError                   framing of newline-delimited JSON: line too long, input ended inside a line
├── ReplayError                      a recording that cannot be replayed: adds `line` and `issues`
├── ResultError                      a run result that cannot be used: adds `issues`
├── QuestionError                    a question set or an answer that is refused: adds `path`
├── ControlError                     the control plane refuses an operation
├── ActionError                      a semantic action cannot be listed, bound or dispatched
├── HarnessError                     a harness driver or its process misbehaves
├── CodexError                       the Codex app-server, its protocol or its session
└── DurableError                     the durable transport, its store or its authority
```

Each room adds its own, more exact classes below its base. `code` is part of the contract and never changes its meaning;
the text of an error is for people and may change at any time, so nothing may be read out of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from paperclip_protocol import Issue, JsonValue

__all__ = [
    "ActionError",
    "CodexError",
    "ControlError",
    "DurableError",
    "HarnessError",
    "JsonLinesError",
    "JsonTextError",
    "PaperclipRunnerError",
    "QuestionError",
    "ReplayError",
    "ResultError",
]


class PaperclipRunnerError(Exception):
    """Root of every error this package raises on purpose.

    `code` is the machine-readable reason, in lower snake case. `details` holds JSON values that are safe to show:
    whoever raises redacts first. When a bound was passed, `limit` is the bound and `observed` the value that passed it
    (or the first value known to pass it, when counting stops there), both in the unit that the bound's constant names.
    """

    default_code: ClassVar[str] = "paperclip_runner_error"

    code: str
    details: dict[str, JsonValue]
    limit: int | None
    observed: int | None

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        details: Mapping[str, JsonValue] | None = None,
        limit: int | None = None,
        observed: int | None = None,
    ) -> None:
        super().__init__(message)
        self.code = self.default_code if code is None else code
        self.details = dict(details) if details is not None else {}
        self.limit = limit
        self.observed = observed

    @property
    def message(self) -> str:
        """The text for people: what happened, where, and what to do next."""
        return str(self)


class JsonTextError(PaperclipRunnerError):
    """Bytes or text that are not one JSON value, or a value that has no JSON form."""

    default_code = "json_invalid"


class JsonLinesError(PaperclipRunnerError):
    """A stream of JSON lines broke its framing. `line` is the 1-based number of the line concerned."""

    default_code = "json_lines_invalid"

    line: int | None

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        line: int | None = None,
        details: Mapping[str, JsonValue] | None = None,
        limit: int | None = None,
        observed: int | None = None,
    ) -> None:
        super().__init__(message, code=code, details=details, limit=limit, observed=observed)
        self.line = line


class ReplayError(PaperclipRunnerError):
    """A recording that cannot be replayed.

    `line` is the 1-based line of a JSON Lines recording (None when the whole recording is concerned); `issues` holds
    the contract's findings when the reason is a failed validation.
    """

    default_code = "replay_invalid"

    line: int | None
    issues: tuple[Issue, ...]

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        line: int | None = None,
        issues: Sequence[Issue] = (),
        details: Mapping[str, JsonValue] | None = None,
        limit: int | None = None,
        observed: int | None = None,
    ) -> None:
        super().__init__(message, code=code, details=details, limit=limit, observed=observed)
        self.line = line
        self.issues = tuple(issues)


class ResultError(PaperclipRunnerError):
    """A run result that is not valid. `issues` holds the contract's findings."""

    default_code = "result_invalid"

    issues: tuple[Issue, ...]

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        issues: Sequence[Issue] = (),
        details: Mapping[str, JsonValue] | None = None,
    ) -> None:
        super().__init__(message, code=code, details=details)
        self.issues = tuple(issues)


class QuestionError(PaperclipRunnerError):
    """A question set or an answer is refused. `path` is a JSON pointer below `/input` (the set) or `/response`."""

    default_code = "invalid_question_response"

    path: str

    def __init__(
        self,
        message: str,
        *,
        path: str,
        code: str | None = None,
        details: Mapping[str, JsonValue] | None = None,
        limit: int | None = None,
        observed: int | None = None,
    ) -> None:
        super().__init__(message, code=code, details=details, limit=limit, observed=observed)
        self.path = path


class ControlError(PaperclipRunnerError):
    """The control plane refuses an operation."""

    default_code = "control_refused"


class ActionError(PaperclipRunnerError):
    """A semantic action cannot be listed, bound or dispatched."""

    default_code = "action_failed"


class HarnessError(PaperclipRunnerError):
    """A harness driver, or the process behind it, does not keep its contract."""

    default_code = "harness_failed"


class CodexError(PaperclipRunnerError):
    """The Codex app-server, its protocol or its session failed."""

    default_code = "codex_failed"


class DurableError(PaperclipRunnerError):
    """The durable transport, its store or its authority failed."""

    default_code = "durable_failed"
