from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, assert_type

import msgspec
import pytest
from paperclip_protocol import validate
from paperclip_protocol.action_catalog import GetTaskContext, GetTaskHistory, ReportProgress
from paperclip_protocol.actions import (
    GetTaskContextInput,
    GetTaskHistoryInput,
    ReportProgressInput,
    ReportProgressOutput,
    RunContext,
    SemanticToolCall,
    SemanticToolDenial,
    SemanticToolResult,
    SemanticToolSuccess,
)
from paperclip_protocol.prp_v1 import SafeReference, SemanticTool

from paperclip_runner.actions import Dispatcher, DispatchFailure, Invocation, Result, find_action
from paperclip_runner.actions.stores import MemoryStore
from paperclip_runner.errors import ActionError
from paperclip_runner.testing.sample_app import SampleApplication, SampleTask

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.actions.stores import ClaimAnswer, ClaimRequest, PendingClaim

ReportProgressCoroutine = Coroutine[Any, Any, Result[ReportProgressOutput]]

APPLICATION = SampleApplication()
PROGRESS: JsonValue = {"idempotencyKey": "k", "body": "Begun."}
APPLIED = ReportProgressOutput(
    command_id="command-1",
    disposition="applied",
    state_revision=1,
    entity_refs=[],
    scheduled_wake_ids=[],
)


def call(
    given: JsonValue = PROGRESS, *, operation_id: str = "report_progress", call_id: str = "call-1"
) -> SemanticToolCall:
    return APPLICATION.call(operation_id, given, call_id=call_id)


def refused(answer: SemanticToolResult, code: str) -> SemanticToolDenial:
    assert isinstance(answer, SemanticToolDenial)
    assert answer.error.code == code
    return answer


def succeeded(answer: SemanticToolResult) -> SemanticToolSuccess:
    assert isinstance(answer, SemanticToolSuccess)
    return answer


def receipts(answer: SemanticToolResult) -> tuple[SemanticTool, SemanticTool]:
    assert answer.input_receipt is not None
    assert answer.result_receipt is not None
    return answer.input_receipt, answer.result_receipt


def dispatcher_with(function: object, *, store: MemoryStore | None = None) -> Dispatcher:
    dispatcher = Dispatcher(APPLICATION.context, store=store or MemoryStore())
    dispatcher.bind_json("report_progress", lambda invocation: function)
    return dispatcher


def test_a_typed_function_gets_typed_input_and_gives_typed_output() -> None:
    dispatcher = Dispatcher(APPLICATION.context, store=MemoryStore())
    seen: list[Invocation[ReportProgressInput]] = []

    @dispatcher.bind(ReportProgress)
    async def report_progress(invocation: Invocation[ReportProgressInput]) -> Result[ReportProgressOutput]:
        seen.append(assert_type(invocation, Invocation[ReportProgressInput]))
        return Result(value=APPLIED, references=[SafeReference(kind="task", id="task-1")], audit_receipt_id="audit-1")

    answer = succeeded(asyncio.run(dispatcher.dispatch(call())))
    (invocation,) = seen
    assert invocation.input == ReportProgressInput(idempotency_key="k", body="Begun.")
    assert (invocation.run_id, invocation.company_id, invocation.actor_id, invocation.task_id) == (
        "run-1",
        "company-1",
        "agent-1",
        "task-1",
    )
    assert answer.value == msgspec.to_builtins(APPLIED)
    assert answer.result_receipt.audit_receipt_id == "audit-1"
    assert answer.result_receipt.content.references == [SafeReference(kind="task", id="task-1")]
    assert asyncio.run(assert_type(report_progress(invocation), ReportProgressCoroutine)).value is APPLIED


def test_type_checkers_refuse_a_function_of_another_action() -> None:
    dispatcher = Dispatcher(APPLICATION.context)

    def wrong_input(invocation: Invocation[GetTaskContextInput]) -> Result[ReportProgressOutput]:
        return Result(value=APPLIED)

    def wrong_output(invocation: Invocation[GetTaskContextInput]) -> Result[ReportProgressOutput]:
        return Result(value=APPLIED)

    # An ignored error that a checker does not see is an error itself.
    dispatcher.bind(ReportProgress)(wrong_input)  # type: ignore[arg-type]  # pyright: ignore[reportCallIssue, reportArgumentType]
    dispatcher.bind(GetTaskContext)(wrong_output)  # type: ignore[arg-type]  # pyright: ignore[reportCallIssue, reportArgumentType]
    assert dispatcher.bound == {"report_progress", "get_task_context"}


def test_a_plain_function_carries_out_an_action_too() -> None:
    dispatcher = Dispatcher(APPLICATION.context)

    @dispatcher.bind(GetTaskContext)
    def get_task_context(invocation: Invocation[GetTaskContextInput]) -> Result[dict[str, JsonValue]]:
        return Result(value={"task": invocation.task_id})

    answer = asyncio.run(dispatcher.dispatch(call({}, operation_id="get_task_context")))
    assert succeeded(answer).value == {"task": "task-1"}
    assert dispatcher.bound == {"get_task_context"}
    assert callable(get_task_context)


def test_a_default_of_a_schema_is_not_put_into_the_input() -> None:
    dispatcher = Dispatcher(APPLICATION.context)
    limits: list[object] = []

    @dispatcher.bind(GetTaskHistory)
    def get_task_history(invocation: Invocation[GetTaskHistoryInput]) -> Result[dict[str, JsonValue]]:
        limits.append(invocation.input.limit)
        return Result(value={})

    given: list[JsonValue] = [{}, {"limit": 3.0}]
    for index, value in enumerate(given):
        asyncio.run(dispatcher.dispatch(call(value, operation_id="get_task_history", call_id=f"call-{index}")))
    assert limits == [msgspec.UNSET, 3]
    assert callable(get_task_history)


def test_binding_an_action_twice_is_refused() -> None:
    dispatcher = APPLICATION.dispatcher()
    with pytest.raises(ActionError) as caught:
        dispatcher.bind_json("report_progress", lambda invocation: None)
    assert caught.value.code == "action_already_bound"


def test_binding_an_unknown_action_is_refused() -> None:
    with pytest.raises(ActionError) as caught:
        Dispatcher(APPLICATION.context).bind_json("hire_agent", lambda invocation: None)
    assert caught.value.code == "action_unknown"


def test_an_exception_of_a_function_is_reported_but_not_shown() -> None:
    failures: list[DispatchFailure] = []
    dispatcher = Dispatcher(APPLICATION.context, store=MemoryStore(), on_failure=failures.append)

    def failing(invocation: Invocation[JsonValue]) -> object:
        raise RuntimeError("Bearer abcdefgh12345678")

    dispatcher.bind_json("report_progress", failing)
    answer = refused(asyncio.run(dispatcher.dispatch(call())), "binding_failed")
    assert answer.error.retryable
    assert b"abcdefgh" not in msgspec.json.encode(answer)
    assert [(failure.operation_id, failure.call_id, failure.step) for failure in failures] == [
        ("report_progress", "call-1", "function")
    ]
    assert isinstance(failures[0].error, RuntimeError)


def test_an_exception_is_logged_by_type_when_nobody_wants_to_hear_of_it(caplog: pytest.LogCaptureFixture) -> None:
    dispatcher = Dispatcher(APPLICATION.context)

    def failing(invocation: Invocation[JsonValue]) -> object:
        raise RuntimeError("Bearer abcdefgh12345678")

    dispatcher.bind_json("get_task_context", failing)
    with caplog.at_level(logging.WARNING, logger="paperclip_runner.actions"):
        asyncio.run(dispatcher.dispatch(call({}, operation_id="get_task_context")))
    assert "RuntimeError" in caplog.text
    assert "abcdefgh" not in caplog.text


def test_an_output_that_breaks_its_schema_is_refused_and_keeps_the_claim() -> None:
    store = MemoryStore()
    dispatcher = dispatcher_with({"value": {"commandId": ""}}, store=store)
    assert not refused(asyncio.run(dispatcher.dispatch(call())), "binding_output_invalid").error.retryable
    refused(asyncio.run(dispatcher.dispatch(call())), "idempotency_in_progress")
    assert len(asyncio.run(store.pending())) == 1


def test_an_output_that_json_does_not_have_is_refused() -> None:
    class Odd(msgspec.Struct):
        value: object

    for odd in (object(), {"value": object()}, Result(value=Odd(object())), Result(value=(1, 2))):
        refused(asyncio.run(dispatcher_with(odd).dispatch(call())), "binding_output_invalid")


def test_a_function_that_hangs_is_left_when_its_caller_stops_waiting_and_never_runs_again() -> None:
    entered = 0
    store = MemoryStore()

    async def scenario() -> None:
        nonlocal entered
        reached, never = asyncio.Event(), asyncio.Event()

        async def hanging(invocation: Invocation[JsonValue]) -> object:
            nonlocal entered
            entered += 1
            reached.set()
            return await never.wait()

        dispatcher = Dispatcher(APPLICATION.context, store=store)
        dispatcher.bind_json("report_progress", hanging)
        async with asyncio.timeout(5):
            waiting = asyncio.ensure_future(dispatcher.dispatch(call()))
            await reached.wait()
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            refused(await dispatcher.dispatch(call()), "idempotency_in_progress")

    asyncio.run(scenario())
    assert entered == 1


def test_a_call_that_is_cancelled_before_its_function_is_entered_gives_its_claim_up() -> None:
    store = MemoryStore()

    async def scenario() -> None:
        asked, reached, never = 0, asyncio.Event(), asyncio.Event()

        async def context(run_id: str) -> RunContext:
            nonlocal asked
            asked += 1
            if asked == 2:
                reached.set()
                await never.wait()
            return APPLICATION.context(run_id)

        dispatcher = Dispatcher(context, store=store)
        dispatcher.bind_json("report_progress", lambda invocation: {"value": msgspec.to_builtins(APPLIED)})
        async with asyncio.timeout(5):
            waiting = asyncio.ensure_future(dispatcher.dispatch(call()))
            await reached.wait()
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await store.pending() == []
            assert not succeeded(await dispatcher.dispatch(call())).duplicate

    asyncio.run(scenario())


def test_a_key_that_a_receipt_may_not_carry_is_left_out_of_it() -> None:
    dispatcher = APPLICATION.dispatcher(store=MemoryStore())
    for key in ("", "k" * 241):
        answer = refused(asyncio.run(dispatcher.dispatch(call({"idempotencyKey": key, "body": "b"}))), "input_invalid")
        for receipt in receipts(answer):
            assert receipt.idempotency_key is None
            assert validate("semantic-tool", msgspec.json.encode(receipt)) == []


def test_a_key_that_is_a_secret_itself_is_left_out_of_the_receipts() -> None:
    dispatcher = APPLICATION.dispatcher(store=MemoryStore())
    given: JsonValue = {"idempotencyKey": "sk_plantedSecret0", "body": "b"}
    answer = refused(asyncio.run(dispatcher.dispatch(call(given))), "protected_data_denied")
    assert b"planted" not in msgspec.json.encode(answer)
    assert all("planted" not in str(record) for record in dispatcher.authorization_records())


def test_two_runs_whose_ids_look_like_secrets_do_not_share_their_mutations() -> None:
    store = MemoryStore()
    for run_id in ("sk_firstRunOfAll", "sk_secondRunOfAll"):
        application = SampleApplication(run_id=run_id)
        answer = asyncio.run(
            application.dispatcher(store=store).dispatch(application.call("report_progress", PROGRESS))
        )
        assert not succeeded(answer).duplicate


@pytest.mark.parametrize("operation_id", ["call_api", "list_approvals", "get_approval", "get_approval_context"])
def test_four_actions_cannot_be_dispatched_with_or_without_a_key(operation_id: str) -> None:
    action = find_action(operation_id)
    assert action is not None
    application = SampleApplication(claims=action.required_claims)
    dispatcher = Dispatcher(application.context, store=MemoryStore())
    dispatcher.bind_json(operation_id, lambda invocation: {"value": {}})
    required: dict[str, dict[str, JsonValue]] = {
        "call_api": {"operationId": "x"},
        "get_approval": {"approvalId": "a"},
        "get_approval_context": {"approvalId": "a"},
    }
    given = required.get(operation_id, {})
    refused(asyncio.run(dispatcher.dispatch(application.call(operation_id, given))), "idempotency_required")
    keyed = application.call(operation_id, {**given, "idempotencyKey": "k"})
    refused(asyncio.run(dispatcher.dispatch(keyed)), "input_invalid")


def test_a_context_may_come_plain_or_awaited_and_as_a_struct_or_json() -> None:
    struct = APPLICATION.context("run-1")
    as_json: JsonValue = msgspec.to_builtins(struct)

    async def awaited(run_id: str) -> RunContext:
        return struct

    async def awaited_json(run_id: str) -> JsonValue:
        return as_json

    for dispatcher in (
        Dispatcher(lambda run_id: struct),
        Dispatcher(lambda run_id: as_json),
        Dispatcher(awaited),
        Dispatcher(awaited_json),
    ):
        dispatcher.bind_json("get_task_context", lambda invocation: {"value": {}})
        succeeded(asyncio.run(dispatcher.dispatch(call({}, operation_id="get_task_context"))))


def test_every_answer_and_record_of_a_run_fits_the_contract() -> None:
    application = SampleApplication(task=SampleTask(work_mode="planning"))
    dispatcher = application.dispatcher(store=MemoryStore())
    inputs: list[tuple[str, JsonValue]] = [
        ("report_progress", PROGRESS),
        ("report_progress", PROGRESS),
        ("report_progress", {"idempotencyKey": "k", "body": "Other."}),
        ("finish_task", {"idempotencyKey": "f", "summary": "Done."}),
        ("read_document", {"key": "absent"}),
        ("read_document", {"key": 7}),
        ("unknown", {}),
        ("bad id", {}),
        ("write_document", {"idempotencyKey": "d", "key": "a", "title": "t", "body": "b", "baseRevisionId": None}),
        ("report_progress", {"idempotencyKey": "s", "body": "Bearer abcdefgh12345678"}),
    ]

    async def scenario() -> list[SemanticToolResult]:
        return [
            await dispatcher.dispatch(application.call(operation_id, given, call_id=f"call-{index}"))
            for index, (operation_id, given) in enumerate(inputs)
        ]

    for answer in asyncio.run(scenario()):
        assert validate("semantic-tool-result", msgspec.json.encode(answer)) == []
    for record in dispatcher.authorization_records():
        assert validate("authorization-record", msgspec.json.encode(record)) == []


def test_nothing_runs_when_the_claim_is_not_durable() -> None:
    class Unavailable(MemoryStore):
        async def claim(self, request: ClaimRequest) -> ClaimAnswer:
            raise OSError("no space left")

        async def pending(self) -> list[PendingClaim]:
            return []

    application = SampleApplication()
    dispatcher = application.dispatcher(store=Unavailable(), on_failure=lambda failure: None)
    refused(asyncio.run(dispatcher.dispatch(call())), "receipt_store_unavailable")
    assert application.task.comments == []


def test_a_revoked_authority_stops_the_next_call() -> None:
    application = SampleApplication()
    dispatcher = application.dispatcher(store=MemoryStore())
    succeeded(asyncio.run(dispatcher.dispatch(call())))
    application.agent_status = "paused"
    refused(asyncio.run(dispatcher.dispatch(call(call_id="call-2"))), "actor_inactive")


def test_records_are_kept_up_to_the_number_asked_for() -> None:
    dispatcher = Dispatcher(APPLICATION.context, max_authorization_records=2)
    dispatcher.bind_json("get_task_context", lambda invocation: {"value": {}})
    for number in range(4):
        asyncio.run(dispatcher.dispatch(call({}, operation_id="get_task_context", call_id=f"call-{number}")))
    assert [record.id for record in dispatcher.authorization_records()] == [
        "semantic_auth:00000003",
        "semantic_auth:00000004",
    ]
