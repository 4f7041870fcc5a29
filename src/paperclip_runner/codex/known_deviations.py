"""Where what we send is known not to be what Codex describes, and why that does no harm (pure data)."""

from __future__ import annotations

from typing import Final

import msgspec

__all__ = ["KNOWN_DEVIATIONS", "Deviation", "known_reason"]


class Deviation(msgspec.Struct, frozen=True, kw_only=True):
    """One deviation: at `place` of our definitions, told as `code`; in `methods`, or in all when there are none."""

    place: str
    code: str
    reason: str
    methods: tuple[str, ...] = ()


IGNORED: Final = "Codex ignores members it does not know"

KNOWN_DEVIATIONS: Final = (
    Deviation(place="codex-requests#ThreadStartParams/completionContract", code="field_gone", reason=IGNORED),
    Deviation(place="codex-requests#ThreadStartParams/persistExtendedHistory", code="field_gone", reason=IGNORED),
    Deviation(place="codex-requests#ThreadResumeParams/persistExtendedHistory", code="field_gone", reason=IGNORED),
    Deviation(place="codex-requests#TurnSteerParams/correlationId", code="field_gone", reason=IGNORED),
    Deviation(
        place="codex-requests#ThreadResumeParams/dynamicTools",
        code="field_gone",
        reason="a resumed thread keeps the tools it was started with",
    ),
    Deviation(
        place="codex-requests#DynamicTool/type",
        code="parameter_required",
        reason="a tool without a type is read as a function",
    ),
    Deviation(place="codex-turn#AudioInput/url", code="parameter_required", reason="no audio is sent"),
    Deviation(place="codex-turn#AudioInput/fileId", code="field_gone", reason="no audio is sent"),
    Deviation(
        place="codex-server-requests#ApprovalAnswer/decision",
        code="type_changed",
        reason="a file approval is answered with a word",
        methods=("item/fileChange/requestApproval",),
    ),
    Deviation(
        place="codex-server-requests#ApprovalAnswer/decision",
        code="word_gone",
        reason="threads of v2 do not ask for the approvals of v1",
        methods=("execCommandApproval", "applyPatchApproval"),
    ),
)
"""All of them. A difference that is listed here is told, with its reason, and is no break."""


def known_reason(place: str, code: str, method: str) -> str:
    """Why a difference at `place` in a message of `method` is no break; empty when it is one."""
    for deviation in KNOWN_DEVIATIONS:
        applies = not deviation.methods or method in deviation.methods
        if applies and (deviation.place, deviation.code) == (place, code):
            return deviation.reason
    return ""
