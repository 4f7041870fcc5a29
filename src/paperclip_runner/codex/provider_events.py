"""Provider-neutral events told by one Codex notification: tools, research, plans, models, notices and the like.

Every payload is made to fit `schemas/prp/v1/provider-event.schema.json`: words the contract does not know become the
nearest one it does, texts are cut to its bounds, and an identity that could not be one is replaced.
Source: the provider event sections of the Codex driver specification and of the PRP schemas specification.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paperclip_runner.canonical import MAX_SAFE_INTEGER, ecmascript_trim
from paperclip_runner.codex.bounds import cut
from paperclip_runner.codex.provider_event import (
    SHORT_TEXT_MAX_CHARACTERS,
    ProviderEvent,
    provider_id,
    provider_item_id,
    short_text,
)
from paperclip_runner.codex.provider_items import item_events
from paperclip_runner.codex.provider_tools import output_delta_event
from paperclip_runner.codex.reading import entries, record, records, text, text_or_none, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

__all__ = ["ProviderEvent", "provider_events"]

PLAN_STEPS_MAX: Final = 256
"""Steps of a plan that are kept."""

MODEL_CLASSES_MAX: Final = 32
"""Kinds of verification that are kept."""

NAME_MAX_CHARACTERS: Final = 240
"""Characters of a model's name."""

CATEGORY_MAX_CHARACTERS: Final = 160
"""Characters of a class, an event or a scope."""

_PLAN_STATUS: Final = {
    "pending": "pending",
    "inprogress": "in_progress",
    "completed": "completed",
    "blocked": "blocked",
    "failed": "blocked",
    "error": "blocked",
}
_HOOK_STATUS: Final = {
    "running": "running",
    "completed": "completed",
    "failed": "failed",
    "blocked": "failed",
    "stopped": "cancelled",
    "cancelled": "cancelled",
}


def provider_events(method: str, params: dict[str, JsonValue]) -> list[ProviderEvent]:
    """Return the events that a notification tells, usually none or one."""
    if method in ("item/started", "item/completed"):
        return item_events(record(params.get("item")), params, completed=method == "item/completed")
    make = _BY_METHOD.get(method)
    return [] if make is None else [make(method, params)]


def _plan_updated(_method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    plan_id = provider_id(params.get("turnId"), "turn-plan")
    steps: list[JsonValue] = []
    complete = True
    for index, entry in enumerate(records(params.get("plan"))[:PLAN_STEPS_MAX], start=1):
        body = ecmascript_trim(text(entry.get("step")))
        if not body:
            continue
        word = text(entry.get("status")).replace("_", "").replace("-", "").lower()
        status = _PLAN_STATUS.get(word, "pending")
        complete = complete and status == "completed"
        steps.append({"stepId": f"step-{index}", "body": cut(body, SHORT_TEXT_MAX_CHARACTERS), "status": status})
    revision = whole_number(params.get("revision"))
    return ProviderEvent(
        "plan.updated",
        {
            "schema": "paperclip.plan.updated.v1",
            "planId": plan_id,
            "revision": revision if revision is not None and 0 < revision <= MAX_SAFE_INTEGER else 1,
            "explanation": short_text(params.get("explanation")),
            "steps": steps,
            "complete": complete and bool(steps),
            "syncStatus": "not_applicable",
            "documentRevision": None,
        },
        plan_id,
    )


def _model_rerouted(_method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    from_model = text_or_none(params.get("fromModel"))
    return ProviderEvent(
        "model.route.changed",
        {
            "schema": "paperclip.model.route_changed.v1",
            "routeId": provider_id(params.get("turnId"), "model-route"),
            "provider": "openai",
            "requestedModel": cut(from_model or "unknown", NAME_MAX_CHARACTERS),
            "fromModel": None if from_model is None else cut(from_model, NAME_MAX_CHARACTERS),
            "effectiveModel": cut(text(params.get("toModel")) or "unknown", NAME_MAX_CHARACTERS),
            "reason": short_text(params.get("reason")) or "provider reroute",
        },
        provider_item_id(params),
    )


def _model_verification(_method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    classes = params.get("verifications", params.get("useCases"))
    reasons = params.get("reasons")
    buffering = params.get("showBufferingUi") is True
    joined = "; ".join(text(reason) for reason in entries(reasons) if text(reason))
    names: list[JsonValue] = [cut(text(name), CATEGORY_MAX_CHARACTERS) for name in entries(classes) if text(name)]
    return ProviderEvent(
        "model.verification.updated",
        {
            "schema": "paperclip.model.verification.v1",
            "verificationId": provider_id(params.get("turnId"), "model-verification"),
            "status": "running" if buffering else "completed",
            "classes": names[:MODEL_CLASSES_MAX],
            "buffering": buffering,
            "summary": cut(joined, SHORT_TEXT_MAX_CHARACTERS) or None,
        },
        provider_item_id(params),
    )


def _compacted(_method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    item_id = provider_item_id(params)
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.context.compacted.v1",
        "compactionId": item_id,
        "reason": "provider",
        "preTokens": None,
        "postTokens": None,
        "sameSession": True,
    }
    return ProviderEvent("context.compacted", payload, item_id)


def _hook(method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    run = record(params.get("run"))
    hook_id = provider_id(run.get("id"), "hook")
    duration = whole_number(run.get("durationMs"))
    completed = method == "hook/completed"
    status = _HOOK_STATUS.get(text(run.get("status")), "completed" if completed else "running")
    return ProviderEvent(
        "hook.completed" if completed else "hook.started",
        {
            "schema": "paperclip.hook.v1",
            "hookId": hook_id,
            "event": cut(text(run.get("eventName")) or "unknown", CATEGORY_MAX_CHARACTERS),
            "scope": cut(text(run.get("scope")) or "provider", CATEGORY_MAX_CHARACTERS),
            "status": status,
            "blocking": run.get("executionMode") == "blocking",
            "durationMs": duration if duration is not None and duration >= 0 else None,
            "summary": short_text(run.get("statusMessage")),
        },
        hook_id,
    )


def _safety_review(method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    review_id = provider_id(params.get("reviewId"), "safety-review")
    completed = method.endswith("/completed")
    target = params.get("targetItemId")
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.safety.review.v1",
        "reviewId": review_id,
        "targetExecutionId": provider_id(target, "unknown") if text(target) else None,
        "status": "completed" if completed else "running",
        "decision": "unknown" if completed else "pending",
        "summary": None,
    }
    return ProviderEvent("safety.review.completed" if completed else "safety.review.started", payload, review_id)


def _terminal_input(_method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    item_id = provider_item_id(params)
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.terminal.input_sent.v1",
        "executionId": item_id,
        "origin": "agent",
        "inputClass": "text",
        "byteCount": len(text(params.get("stdin")).encode()),
    }
    return ProviderEvent("terminal.input.sent", payload, item_id)


def _notice(method: str, params: dict[str, JsonValue]) -> ProviderEvent:
    is_error = method == "error"
    nested = record(params.get("error")).get("message")
    candidates = (params.get("summary"), params.get("message"), params.get("details"), nested)
    summary = next(
        (found for found in (ecmascript_trim(text(value)) for value in candidates) if found), "Provider notice"
    )
    payload: dict[str, JsonValue] = {
        "schema": "paperclip.provider.notice.v1",
        "noticeId": provider_id(f"{method}:{text(params.get('code')) or 'notice'}", "notice"),
        "severity": "error" if is_error else "warning",
        "category": method.replace("/", "_"),
        "scope": "environment" if "config" in method or "windows" in method else "turn",
        "recoverable": not is_error or params.get("willRetry") is True,
        "userActionable": method in ("error", "warning"),
        "summary": cut(summary, SHORT_TEXT_MAX_CHARACTERS),
    }
    return ProviderEvent("provider.notice.recorded", payload, provider_item_id(params))


_BY_METHOD: Final[dict[str, Callable[[str, dict[str, JsonValue]], ProviderEvent]]] = {
    "turn/plan/updated": _plan_updated,
    "item/commandExecution/outputDelta": output_delta_event,
    "item/mcpToolCall/progress": output_delta_event,
    "item/commandExecution/terminalInteraction": _terminal_input,
    "item/autoApprovalReview/started": _safety_review,
    "item/autoApprovalReview/completed": _safety_review,
    "model/rerouted": _model_rerouted,
    "model/verification": _model_verification,
    "model/safetyBuffering/updated": _model_verification,
    "thread/compacted": _compacted,
    "hook/started": _hook,
    "hook/completed": _hook,
    "error": _notice,
    "warning": _notice,
    "guardianWarning": _notice,
    "deprecationNotice": _notice,
    "configWarning": _notice,
    "windows/worldWritableWarning": _notice,
}
