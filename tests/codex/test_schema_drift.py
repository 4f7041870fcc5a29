"""How the protocol of a Codex differs from what is used here: what is a break, what is told, and where."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, cast

import pytest

from paperclip_runner.codex.known_deviations import KNOWN_DEVIATIONS
from paperclip_runner.codex.schema_drift import DriftKind, compare_schemas
from paperclip_runner.codex.schema_shapes import MAX_FORMS, MAX_NESTING, SchemaShapeError
from tests.codex.codex_bundles import camel, definition, method_table, object_at, own_bundle, own_documents
from tests.oracle import oracle_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.schema_drift import Drift, DriftReport

RECORDED = ["0.160.0", "0.171.0"]


def _compare(bundle: JsonValue) -> DriftReport:
    return compare_schemas(own_documents(), bundle)


def _recorded(version: str) -> JsonValue:
    return copy.deepcopy(oracle_json(f"codex/codex-app-server-{version}.experimental.schemas.json"))


def _changed(change: Callable[[dict[str, JsonValue]], None]) -> DriftReport:
    bundle = own_bundle()
    change(bundle)
    return _compare(bundle)


def _only(report: DriftReport) -> Drift:
    assert len(report.drifts) == 1, report.drifts
    return report.drifts[0]


def _remove_method(bundle: JsonValue, union: str, method: str) -> None:
    branches = object_at(bundle, "definitions", union)
    rest = [
        branch
        for branch in cast("list[JsonValue]", branches["oneOf"])
        if object_at(branch, "properties", "method")["enum"] != [method]
    ]
    assert len(rest) == len(cast("list[JsonValue]", branches["oneOf"])) - 1
    branches["oneOf"] = rest


def _remove_field(bundle: JsonValue, name: str, field: str) -> None:
    schema = definition(bundle, name)
    del object_at(schema, "properties")[field]
    schema["required"] = [member for member in cast("list[JsonValue]", schema.get("required", [])) if member != field]


def _set_field(bundle: JsonValue, name: str, field: str, schema: JsonValue) -> None:
    object_at(definition(bundle, name), "properties")[field] = schema


def _words(bundle: JsonValue, name: str, field: str | None = None) -> list[JsonValue]:
    schema = definition(bundle, name)
    return cast("list[JsonValue]", (object_at(schema, "properties", field) if field else schema)["enum"])


def test_a_codex_that_offers_exactly_what_is_used_differs_in_nothing() -> None:
    report = _compare(own_bundle())
    assert report.drifts == ()
    card = report.scorecard
    assert (card.methods_broken, card.methods_unused, card.breaks, card.missing, card.changed, card.new) == (0,) * 6
    assert card.methods == len(method_table())
    assert card.fields > 500


@pytest.mark.parametrize(
    ("union", "method", "kind"),
    [
        ("ClientRequest", "turn/start", "request"),
        ("ClientNotification", "initialized", "client_notification"),
        ("ServerNotification", "item/agentMessage/delta", "notification"),
        ("ServerRequest", "item/tool/call", "server_request"),
    ],
)
def test_a_method_that_is_gone_is_a_break(union: str, method: str, kind: str) -> None:
    report = _changed(lambda bundle: _remove_method(bundle, union, method))
    drift = _only(report)
    assert (drift.code, drift.kind, drift.breaks) == ("method_gone", DriftKind.MISSING, True)
    assert (drift.method, drift.method_kind, drift.part, drift.path) == (method, kind, "method", "/")
    assert (report.scorecard.breaks, report.scorecard.methods_broken) == (1, 1)


def test_a_method_that_is_not_used_is_news() -> None:
    def add(bundle: JsonValue) -> None:
        branches = cast("list[JsonValue]", object_at(bundle, "definitions", "ServerNotification")["oneOf"])
        branches.append({"type": "object", "properties": {"method": {"const": "thread/dreamed"}}})

    report = _changed(add)
    drift = _only(report)
    assert (drift.code, drift.method, drift.breaks) == ("method_unused", "thread/dreamed", False)
    assert (report.scorecard.methods_unused, report.scorecard.new) == (1, 0)


def test_a_required_field_that_is_gone_is_a_break_in_every_message_with_it() -> None:
    report = _changed(lambda bundle: _remove_field(bundle, "Turn", "status"))
    drift = _only(report)
    assert (drift.code, drift.breaks, drift.ours) == ("field_gone", True, "required")
    assert (drift.message, drift.path) == ("thread/start response", "/thread/turns/*/status")
    assert drift.place == "codex-turn#Turn/status"
    assert {"turn/start response", "turn/completed params", "thread/read response"} <= set(drift.also)
    assert report.scorecard.methods_broken == 1 + len({message.split()[0] for message in drift.also})


def test_an_optional_field_that_is_gone_is_told() -> None:
    drift = _only(_changed(lambda bundle: _remove_field(bundle, "CommandExecutionItem", "pluginId")))
    assert (drift.code, drift.breaks, drift.kind) == ("field_gone", False, DriftKind.MISSING)
    assert drift.path == "/thread/turns/*/items/*(commandExecution)/pluginId"


def test_a_field_that_is_required_here_and_may_be_absent_there_is_a_break() -> None:
    def loosen(bundle: JsonValue) -> None:
        definition(bundle, "Turn")["required"] = ["id"]

    drift = _only(_changed(loosen))
    assert (drift.code, drift.breaks) == ("field_optional", True)


@pytest.mark.parametrize(
    ("name", "field", "schema", "breaks"),
    [
        ("Turn", "id", {"type": "integer"}, True),
        ("Turn", "id", {"type": ["string", "null"]}, True),
        ("Turn", "id", True, True),
        ("TokenCounts", "totalTokens", {"type": "number"}, True),
        ("AgentMessageItem", "text", {"type": "array", "items": {"type": "string"}}, True),
        ("AgentMessageItem", "text", {"anyOf": [{"type": "string"}, {"type": "null"}]}, False),
        ("AgentMessageItem", "text", True, False),
        ("TurnStartParams", "cwd", {"type": "object"}, True),
        ("GoalSetParams", "objective", {"type": "string"}, True),
    ],
)
def test_another_type_is_a_break_unless_an_optional_field_may_still_have_ours(
    name: str, field: str, schema: JsonValue, breaks: bool
) -> None:
    drift = _only(_changed(lambda bundle: _set_field(bundle, name, field, schema)))
    assert (drift.code, drift.kind, drift.breaks) == ("type_changed", DriftKind.CHANGED, breaks)
    assert drift.path.endswith(f"/{field}")


@pytest.mark.parametrize(
    ("name", "field", "schema"),
    [
        ("Turn", "id", {"$ref": "#/definitions/v2/TurnId"}),
        ("Turn", "id", {"allOf": [{"$ref": "#/definitions/v2/TurnId"}], "default": ""}),
        ("Turn", "startedAt", {"oneOf": [{"type": "integer", "format": "int64", "minimum": 0}, {"enum": [None]}]}),
        ("TurnInterruptParams", "turnId", {"type": ["string", "null"]}),
        ("TurnInterruptParams", "turnId", True),
    ],
)
def test_another_way_to_write_the_same_or_something_wider_for_what_is_sent_is_no_difference(
    name: str, field: str, schema: JsonValue
) -> None:
    def change(bundle: JsonValue) -> None:
        object_at(bundle, "definitions", "v2")["TurnId"] = {"type": "string"}
        _set_field(bundle, name, field, schema)

    assert _changed(change).drifts == ()


def test_a_parameter_that_is_not_described_any_more_is_a_break_though_it_is_optional() -> None:
    drift = _only(_changed(lambda bundle: _remove_field(bundle, "TurnStartParams", "outputSchema")))
    assert (drift.code, drift.breaks, drift.message, drift.path) == (
        "field_gone",
        True,
        "turn/start params",
        "/outputSchema",
    )


def test_a_new_parameter_is_a_break_when_it_is_required_and_news_otherwise() -> None:
    text: JsonValue = {"type": "string"}
    drift = _only(_changed(lambda bundle: _set_field(bundle, "TurnStartParams", "seal", text)))
    assert (drift.code, drift.kind, drift.breaks, drift.path) == ("field_new", DriftKind.NEW, False, "/seal")

    def require(bundle: JsonValue) -> None:
        _set_field(bundle, "TurnStartParams", "seal", text)
        definition(bundle, "TurnStartParams")["required"] = ["threadId", "input", "seal"]

    drift = _only(_changed(require))
    assert (drift.code, drift.kind, drift.breaks) == ("parameter_required", DriftKind.CHANGED, True)


def test_a_parameter_that_is_optional_here_and_required_there_is_a_break() -> None:
    def require(bundle: JsonValue) -> None:
        definition(bundle, "TurnStartParams")["required"] = ["threadId", "input", "cwd"]

    drift = _only(_changed(require))
    assert (drift.code, drift.breaks, drift.ours, drift.theirs) == ("parameter_required", True, "optional", "required")


def test_a_request_without_parameters_of_ours_must_not_need_any() -> None:
    def require(bundle: JsonValue) -> None:
        definition(bundle, "CollaborationModeListParams").update(
            {"properties": {"scope": {"type": "string"}}, "required": ["scope"]}
        )

    assert (_only(_changed(require)).code, _only(_changed(require)).path) == ("parameter_required", "/scope")


def test_words_of_what_is_received_come_and_go_without_a_break() -> None:
    drift = _only(_changed(lambda bundle: _words(bundle, "TurnStatus").append("paused")))
    assert (drift.code, drift.kind, drift.breaks, drift.theirs) == ("word_new", DriftKind.NEW, False, "paused")
    drift = _only(_changed(lambda bundle: _words(bundle, "TurnStatus").remove("cancelled")))
    assert (drift.code, drift.kind, drift.breaks, drift.ours) == ("word_gone", DriftKind.MISSING, False, "cancelled")


def test_a_word_that_is_sent_and_not_taken_any_more_is_a_break() -> None:
    drift = _only(_changed(lambda bundle: _words(bundle, "TurnStartParams", "approvalPolicy").remove("untrusted")))
    assert (drift.code, drift.breaks, drift.ours) == ("word_gone", True, "untrusted")
    drift = _only(_changed(lambda bundle: _words(bundle, "TurnStartParams", "approvalPolicy").append("granular")))
    assert (drift.code, drift.breaks) == ("word_new", False)


def test_answers_to_server_requests_are_sent_and_their_parameters_received() -> None:
    drift = _only(_changed(lambda bundle: _remove_field(bundle, "ToolCallAnswer", "success")))
    assert (drift.breaks, drift.message) == (True, "item/tool/call response")
    drift = _only(_changed(lambda bundle: _remove_field(bundle, "ToolCallParams", "namespace")))
    assert (drift.breaks, drift.message) == (False, "item/tool/call params")
    drift = _only(_changed(lambda bundle: _remove_field(bundle, "UserQuestionAnswer", "answers")))
    assert (drift.breaks, drift.path) == (True, "/answers/*/answers")


def test_an_item_type_that_is_gone_is_told_and_an_input_type_that_is_sent_is_a_break() -> None:
    def without(name: str, branch: str) -> Callable[[dict[str, JsonValue]], None]:
        return lambda bundle: cast("list[JsonValue]", definition(bundle, name)["oneOf"]).remove(
            {"$ref": f"#/definitions/v2/{branch}"}
        )

    drift = _only(_changed(without("ThreadItem", "SleepItem")))
    assert (drift.code, drift.breaks, drift.path) == ("alternative_gone", False, "/thread/turns/*/items/*(sleep)")
    sent, received = sorted(_changed(without("UserInput", "SkillInput")).drifts, key=lambda drift: not drift.breaks)
    assert (sent.code, sent.breaks, sent.message, sent.path) == (
        "alternative_gone",
        True,
        "turn/start params",
        "/input/*(skill)",
    )
    assert not received.breaks


def test_a_new_item_type_is_news_as_long_as_it_has_what_every_item_has() -> None:
    def add(*required: str) -> Callable[[dict[str, JsonValue]], None]:
        properties: dict[str, JsonValue] = {"type": {"enum": ["dream"]}, "id": {"type": "string"}, "depth": True}
        item: JsonValue = {"type": "object", "properties": properties, "required": list(required)}
        return lambda bundle: cast("list[JsonValue]", definition(bundle, "ThreadItem")["oneOf"]).append(item)

    drift = _only(_changed(add("type", "id")))
    assert (drift.code, drift.breaks, drift.path) == ("alternative_new", False, "/thread/turns/*/items/*(dream)")
    assert [drift.code for drift in _changed(add("type")).breaks] == ["field_optional"]


def test_an_answer_that_is_not_described_is_a_break_when_something_of_it_is_required() -> None:
    def remove(method: str) -> Callable[[dict[str, JsonValue]], None]:
        def change(bundle: JsonValue) -> None:
            for definitions in (object_at(bundle, "definitions"), object_at(bundle, "definitions", "v2")):
                del definitions[f"{camel(method)}Response"]

        return change

    assert _only(_changed(remove("turn/start"))).breaks
    drift = _only(_changed(remove("turn/steer")))
    assert (drift.code, drift.breaks, drift.part) == ("response_gone", False, "response")


def test_a_struct_with_a_flattened_union_is_followed() -> None:
    def flatten(bundle: JsonValue) -> None:
        turn = definition(bundle, "Turn")
        properties = object_at(turn, "properties")
        status = properties.pop("status")
        turn["required"] = ["id"]
        branch: JsonValue = {"type": "object", "properties": {"status": status}, "required": ["status"]}
        turn["oneOf"] = [branch, copy.deepcopy(branch)]

    assert _changed(flatten).drifts == ()


@pytest.mark.parametrize("version", RECORDED)
def test_recorded_versions_have_no_break(version: str) -> None:
    report = _compare(_recorded(version))
    assert report.breaks == ()
    card = report.scorecard
    assert (card.methods, card.methods_broken) == (len(method_table()), 0)
    assert card.methods_unused > 100


def test_recorded_versions_differ_where_codex_grew() -> None:
    old, new = (_compare(_recorded(version)).drifts for version in RECORDED)
    audio = "codex-turn#AudioInput/fileId"
    assert [drift.known for drift in old if drift.place == audio] == ["", "no audio is sent"]
    assert [drift for drift in new if drift.place == audio] == []
    assert "currentTime/read" in {drift.method for drift in old if drift.code == "method_unused"}
    assert "currentTime/read" not in {drift.method for drift in new if drift.code == "method_unused"}


def test_every_known_deviation_still_exists_in_a_recorded_version() -> None:
    drifts = [drift for version in RECORDED for drift in _compare(_recorded(version)).drifts]
    known = {(drift.place, drift.code, drift.known) for drift in drifts if drift.known}
    assert known == {(deviation.place, deviation.code, deviation.reason) for deviation in KNOWN_DEVIATIONS}


@pytest.mark.parametrize("version", RECORDED)
def test_a_change_of_a_recorded_version_is_found(version: str) -> None:
    bundle = _recorded(version)
    _remove_method(bundle, "ClientRequest", "turn/interrupt")
    _remove_field(bundle, "AgentMessageDeltaNotification", "delta")
    _set_field(bundle, "TurnCompletedNotification", "threadId", {"type": "integer"})
    _remove_field(bundle, "TurnStartParams", "permissions")
    found = {(drift.code, drift.message, drift.path) for drift in _compare(bundle).breaks}
    assert found == {
        ("method_gone", "turn/interrupt", "/"),
        ("field_gone", "item/agentMessage/delta params", "/delta"),
        ("type_changed", "turn/completed params", "/threadId"),
        ("field_gone", "turn/start params", "/permissions"),
    }


def _first_required_members() -> list[tuple[str, str]]:
    """The first member that each notification must have."""
    names = {entry["params"].rpartition("/")[2] for entry in method_table().values() if entry["kind"] == "notification"}
    found = {name: definition(own_bundle(), name).get("required") for name in sorted(names)}
    return [(name, str(required[0])) for name, required in found.items() if isinstance(required, list)]


@pytest.mark.parametrize(("name", "field"), _first_required_members())
def test_each_member_that_a_notification_must_have_is_missed(name: str, field: str) -> None:
    report = _changed(lambda bundle: _remove_field(bundle, name, field))
    assert {drift.code for drift in report.breaks} == {"field_gone"}


@pytest.mark.parametrize("bundle", [None, [], {}, {"definitions": {"ClientRequest": {"oneOf": {}}}}])
def test_what_is_no_bundle_is_refused(bundle: JsonValue) -> None:
    with pytest.raises(SchemaShapeError) as caught:
        _compare(bundle)
    assert caught.value.code == "codex_schema_unusable"


def test_a_reference_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(SchemaShapeError) as caught:
        _changed(lambda bundle: _set_field(bundle, "Turn", "id", {"$ref": "#/definitions/v2/Absent"}))
    assert caught.value.code == "codex_schema_reference"


def test_a_schema_that_contains_itself_ends() -> None:
    def loop(bundle: JsonValue) -> None:
        definitions = object_at(bundle, "definitions", "v2")
        definitions["Loop"] = {"anyOf": [{"$ref": "#/definitions/v2/Loop"}, {"type": "string"}]}
        _set_field(bundle, "Turn", "id", {"$ref": "#/definitions/v2/Loop"})

    assert _changed(loop).drifts == ()


def test_too_many_alternatives_are_refused_before_they_are_written_out() -> None:
    two: JsonValue = {"anyOf": [{"type": "string"}, {"type": "string"}]}
    copies: list[JsonValue] = [two] * 30
    many: JsonValue = {"allOf": copies}
    with pytest.raises(SchemaShapeError) as caught:
        _changed(lambda bundle: _set_field(bundle, "Turn", "id", many))
    assert (caught.value.code, caught.value.limit, caught.value.observed) == (
        "codex_schema_too_large",
        MAX_FORMS,
        2 * MAX_FORMS,
    )


def test_a_long_chain_of_references_is_refused() -> None:
    def chain(bundle: JsonValue) -> None:
        definitions = object_at(bundle, "definitions", "v2")
        for number in range(5_000):
            definitions[f"Link{number}"] = {"$ref": f"#/definitions/v2/Link{number + 1}"}
        definitions["Link5000"] = {"type": "string"}
        _set_field(bundle, "Turn", "id", {"$ref": "#/definitions/v2/Link0"})

    with pytest.raises(SchemaShapeError) as caught:
        _changed(chain)
    assert (caught.value.code, caught.value.limit) == ("codex_schema_too_large", MAX_NESTING)
