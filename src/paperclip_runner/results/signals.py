"""What loose provider output says about verification and attention, in the contract's own words.

Providers name things in many ways. Nothing here raises: what cannot be used is listed as ignored, with the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from paperclip_runner.canonical import ecmascript_trim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

__all__ = [
    "ActionableAttention",
    "IgnoredAttention",
    "ResultSignals",
    "VerificationSignal",
    "inferred_reason",
    "result_signals",
    "string_form",
    "text_of",
]

_REASONS: Sequence[tuple[str, tuple[str, ...]]] = (
    ("budget_exhausted", ("budget", "quota", "token limit")),
    (
        "credential_missing",
        ("credential", "api key", "secret", "login", "auth required", "authentication required"),
    ),
    ("permission_denied", ("permission", "denied", "forbidden", "not allowed")),
    ("policy_restricted", ("policy", "governance", "approval policy")),
    ("external_service_unavailable", ("external", "service", "upstream", "network", "offline", "dns")),
    ("dependency_missing", ("dependency", "package", "module", "library")),
    ("tool_unavailable", ("tool", "command", "binary", "node", "npm", "sandbox")),
    ("environment_unavailable", ("environment", "runtime", "platform")),
)
"""Why a check was not run, by the first row with a word that occurs anywhere in its text; otherwise `other`."""

_REASON_CODES = frozenset(code for code, _ in _REASONS) | {"other"}
_STATUSES = {
    "pass": "passed",
    "success": "passed",
    "succeeded": "passed",
    "passed": "passed",
    "fail": "failed",
    "failed": "failed",
}
_ACTIONABLE_KINDS = frozenset({"review", "human_input", "approval", "credential", "external_action", "agent_handoff"})
_OWNER_CLASSES = frozenset({"human", "agent", "external_system"})
_INTERNAL_CAPABILITIES = frozenset({"context_lookup", "retry", "duplicate", "alternate_track"})
_HUMAN_KINDS = {
    "review": "review",
    "credential_grant": "credential",
    "governed_approval": "approval",
    "subjective_decision": "human_input",
}
"""Kinds that mean a request to a person when they name no owner, and the actionable kind each becomes."""


class VerificationSignal(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One check the provider reports. `source_index` is its place in the provider's list."""

    command_or_check: str
    status: str
    reason_code: str | None
    detail: str | None
    artifact_ref: str | None
    source_index: int


class ActionableAttention(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A request that somebody can act on. `legacy` marks one whose owner the provider did not name itself."""

    kind: str
    summary: str
    owner_class: str
    target_agent_id: str | None
    source_index: int
    source_kind: str
    legacy: bool


class IgnoredAttention(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A request that nobody is asked about: `rejected`, `ignored`, or turned into a `verification_caveat`."""

    source_index: int
    source_kind: str | None
    summary: str | None
    disposition: str
    reason_code: str


class ResultSignals(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The checks and requests of one result."""

    verification: tuple[VerificationSignal, ...] = ()
    actionable_attention_requests: tuple[ActionableAttention, ...] = ()
    ignored_attention_requests: tuple[IgnoredAttention, ...] = ()


def text_of(value: JsonValue) -> str | None:
    """A string without the white space around it, or None when it is not a string or blank."""
    return (ecmascript_trim(value) or None) if isinstance(value, str) else None


def string_form(value: JsonValue) -> str | None:
    """The text that ECMAScript makes of a string, or of a string alone in a list; None for everything else."""
    while isinstance(value, list) and len(value) == 1:
        value = value[0]
    return value if isinstance(value, str) else None


def inferred_reason(command_or_check: str, detail: str | None) -> str:
    """Why a check was not run, guessed from its text."""
    text = f"{command_or_check} {detail or ''}".lower()
    return next((code for code, words in _REASONS if any(word in text for word in words)), "other")


def _members(value: JsonValue) -> dict[str, JsonValue]:
    return value if isinstance(value, dict) else {}


def _verification(index: int, entry: dict[str, JsonValue]) -> VerificationSignal:
    status = _STATUSES.get(string_form(entry.get("status")) or "", "not_run")
    name = text_of(entry.get("commandOrCheck")) or text_of(entry.get("command")) or f"verification-{index + 1}"
    detail = text_of(entry.get("detail")) or text_of(entry.get("result"))
    given = text_of(entry.get("reasonCode"))
    reason = given if given in _REASON_CODES else None
    if status == "failed" and reason is not None and reason != "other":
        status = "not_run"
    if status == "not_run" and reason is None:
        reason = inferred_reason(name, detail)
    return VerificationSignal(
        command_or_check=name,
        status=status,
        reason_code=reason,
        detail=detail,
        artifact_ref=text_of(entry.get("artifactRef")),
        source_index=index,
    )


class _Attention:
    """Sorts the attention requests of one result; caveats go onto its checks."""

    def __init__(self, verification: list[VerificationSignal]) -> None:
        self.verification = verification
        self.actionable: list[ActionableAttention] = []
        self.ignored: list[IgnoredAttention] = []

    def add(self, index: int, entry: dict[str, JsonValue]) -> None:
        kind = text_of(entry.get("kind")) or text_of(entry.get("requestedCapability"))
        summary = text_of(entry.get("summary"))
        if kind is None or summary is None:
            self._ignore(index, kind, summary, "rejected", "attention_request_malformed")
            return
        owner = text_of(entry.get("ownerClass"))
        target = text_of(entry.get("targetAgentId"))
        if kind == "environment_constraint":
            bound = self._caveat(summary)
            reason = "legacy_environment_constraint_normalized" if bound else "legacy_environment_constraint_unbound"
            self._ignore(index, kind, summary, "verification_caveat", reason)
        elif kind in _ACTIONABLE_KINDS and owner is not None:
            if owner not in _OWNER_CLASSES or (owner == "agent" and target is None):
                self._ignore(index, kind, summary, "rejected", "attention_request_owner_invalid")
            else:
                self._act(index, kind, summary, kind=kind, owner=owner, target=target, legacy=False)
        else:
            self._legacy(index, kind, summary, entry)

    def _legacy(self, index: int, kind: str, summary: str, entry: dict[str, JsonValue]) -> None:
        target = _members(entry.get("target"))
        if kind in _HUMAN_KINDS:
            self._act(index, kind, summary, kind=_HUMAN_KINDS[kind], owner="human", target=None, legacy=True)
        elif kind == "external_action":
            outside = (
                text_of(target.get("ownerClass")) == "external_system"
                or text_of(entry.get("requiredAuthority")) == "external"
            )
            owner = "external_system" if outside else "human"
            self._act(index, kind, summary, kind=kind, owner=owner, target=None, legacy=True)
        elif kind == "domain_expertise" and (
            agent := text_of(entry.get("targetAgentId")) or text_of(target.get("agentId"))
        ):
            self._act(index, kind, summary, kind="agent_handoff", owner="agent", target=agent, legacy=True)
        elif kind in _INTERNAL_CAPABILITIES:
            reason = "attention_request_internal_capability_not_provider_actionable"
            self._ignore(index, kind, summary, "ignored", reason)
        else:
            self._ignore(index, kind, summary, "ignored", "attention_request_kind_unsupported")

    def _act(
        self, index: int, source_kind: str, summary: str, *, kind: str, owner: str, target: str | None, legacy: bool
    ) -> None:
        self.actionable.append(
            ActionableAttention(
                kind=kind,
                summary=summary,
                owner_class=owner,
                target_agent_id=target,
                source_index=index,
                source_kind=source_kind,
                legacy=legacy,
            )
        )

    def _ignore(self, index: int, kind: str | None, summary: str | None, disposition: str, reason: str) -> None:
        self.ignored.append(
            IgnoredAttention(
                source_index=index, source_kind=kind, summary=summary, disposition=disposition, reason_code=reason
            )
        )

    def _caveat(self, summary: str) -> bool:
        for position, check in enumerate(self.verification):
            if check.status == "not_run":
                detail = check.detail
                if detail is None:
                    detail = summary
                elif summary not in detail:
                    detail = f"{detail}\n{summary}"
                reason = inferred_reason(check.command_or_check, detail)
                self.verification[position] = msgspec.structs.replace(check, detail=detail, reason_code=reason)
                return True
        return False


def result_signals(value: JsonValue) -> ResultSignals:
    """The checks and attention requests of loose provider output. Never raises, and leaves `value` as it is."""
    members = _members(value)
    checks, requests = members.get("verification"), members.get("attentionRequests")
    verification = [
        _verification(index, _members(entry)) for index, entry in enumerate(checks if isinstance(checks, list) else ())
    ]
    attention = _Attention(verification)
    for index, entry in enumerate(requests if isinstance(requests, list) else ()):
        attention.add(index, _members(entry))
    return ResultSignals(
        verification=tuple(verification),
        actionable_attention_requests=tuple(attention.actionable),
        ignored_attention_requests=tuple(attention.ignored),
    )
