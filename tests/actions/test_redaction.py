from __future__ import annotations

import copy
import json
import re
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paperclip_runner.actions import redaction
from tests.actions.recorded import Unencodable, comparable, hydrated, recordings

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

SECRETS = (
    "Bearer abcdefgh12345678",
    "sk_plantedSecret0",
    "ghp_plantedSecret0",
    "github_pat_plantedSecret0",
    "eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl",
    "?token=plantedSecret0",
    "&api_key=plantedSecret0",
)
PLANTED = ("abcdefgh12345678", "plantedSecret0", "eyJzdWIiOiIx")

SAFE_NAMES = st.text(st.characters(codec="utf-8", categories=("Ll", "Nd")), min_size=1, max_size=6).map("m".__add__)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
)
VALUES: st.SearchStrategy[JsonValue] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(SAFE_NAMES, inner, max_size=5),
    max_leaves=40,
)


def test_every_recorded_value_redacts_as_recorded() -> None:
    found = recordings("redact")
    assert found
    for request, answer in found:
        assert comparable(redaction.redact(hydrated(request["value"]))) == comparable(answer["value"]), request["id"]


def test_every_recorded_value_is_inspected_as_recorded() -> None:
    found = recordings("inspect")
    assert found
    for request, answer in found:
        seen = redaction.inspect(hydrated(request["value"]))
        expected = answer["value"]
        assert {
            "containsProtectedData": seen.contains_protected_data,
            "withinBounds": seen.within_bounds,
        } == expected, request["id"]


def test_every_recorded_value_has_the_recorded_digest() -> None:
    found = recordings("digest")
    assert found
    for request, answer in found:
        assert redaction.digest(hydrated(request["value"])) == answer["value"], request["id"]


def test_every_recorded_json_value_has_the_recorded_envelope_digest() -> None:
    found = [pair for pair in recordings("prp_digest") if pair[0]["id"] != "prp_digest/undef"]
    assert found
    for request, answer in found:
        assert redaction.envelope_digest(hydrated(request["value"])) == answer["value"], request["id"]


@given(VALUES)
def test_redaction_within_bounds_is_idempotent(value: JsonValue) -> None:
    once = redaction.redact(value)
    assert redaction.redact(once) == once


@given(VALUES)
def test_redaction_leaves_its_argument_alone(value: JsonValue) -> None:
    before = copy.deepcopy(value)
    redaction.redact(value)
    assert value == before


@given(VALUES)
def test_redaction_shares_no_container_with_its_argument(value: JsonValue) -> None:
    def containers(inner: JsonValue) -> list[int]:
        if isinstance(inner, dict):
            return [id(inner), *(found for member in inner.values() for found in containers(member))]
        if isinstance(inner, list):
            return [id(inner), *(found for item in inner for found in containers(item))]
        return []

    redacted = redaction.redact(value)
    assert not set(containers(redacted)) & set(containers(value))


@given(VALUES)
def test_a_value_without_secrets_within_bounds_comes_back_equal(value: JsonValue) -> None:
    found = redaction.examine(value)
    if found.within_bounds and not found.contains_protected_data:
        assert found.value == value


@settings(max_examples=200)
@given(
    st.sampled_from(SECRETS),
    st.text(st.characters(codec="utf-8"), max_size=10),
    st.sampled_from([" ", "\n", "/", "\u00a0", ""]),
    st.lists(SAFE_NAMES | st.just(""), max_size=10),
)
def test_a_planted_secret_never_survives(secret: str, before: str, gap: str, path: list[str]) -> None:
    value: JsonValue = f"{before}{gap or ' '}{secret} after"
    for name in path:
        value = {name: value} if name else [value, "beside"]
    found = redaction.examine(value)
    kept = json.dumps(found.value)
    assert found.contains_protected_data
    assert not any(planted in kept for planted in PLANTED)


@given(st.sampled_from(["token", "clientSecret", "API-KEY", "x_password_y", "Set-Cookie", "connection string"]), VALUES)
def test_a_sensitive_member_is_replaced_whatever_it_holds(name: str, value: JsonValue) -> None:
    assert redaction.redact({name: value}) == {name: redaction.REDACTED}


@settings(max_examples=50)
@given(VALUES)
def test_the_quick_walk_agrees_with_the_exact_walks(value: JsonValue) -> None:
    # One value beyond the bounds sends the whole list through the exact walks.
    odd: JsonValue = {str(number): number for number in range(redaction.MAX_MEMBERS + 1)}
    exact = redaction.examine([value, odd])
    quick = redaction.examine([value])
    assert isinstance(exact.value, list)
    assert isinstance(quick.value, list)
    assert exact.value[0] == quick.value[0]
    assert exact.contains_protected_data is quick.contains_protected_data


@pytest.mark.parametrize("depth", [redaction.MAX_DEPTH, redaction.MAX_DEPTH + 1])
def test_the_deepest_level_kept_is_the_bound(depth: int) -> None:
    value: JsonValue = "leaf"
    for _ in range(depth):
        value = [value]
    assert redaction.inspect(value).within_bounds is (depth == redaction.MAX_DEPTH)


@pytest.mark.parametrize("items", [redaction.MAX_ITEMS, redaction.MAX_ITEMS + 1])
def test_the_longest_array_kept_is_the_bound(items: int) -> None:
    array: list[JsonValue] = [0] * items
    redacted = redaction.redact(array)
    assert isinstance(redacted, list)
    assert (redacted[-1] == redaction.TRUNCATED) is (items > redaction.MAX_ITEMS)
    assert len(redacted) == items


def test_an_object_with_too_many_members_keeps_the_first_in_collation_order_and_says_so() -> None:
    redacted = redaction.redact({f"k{number}": number for number in range(redaction.MAX_MEMBERS + 88)})
    assert isinstance(redacted, dict)
    assert len(redacted) == redaction.MAX_MEMBERS + 1
    assert redacted[redaction.TRUNCATED_MEMBER] == redaction.TRUNCATED
    assert "k99" not in redacted
    assert "k100" in redacted


def test_a_long_text_is_cut_in_utf16_units() -> None:
    redacted = redaction.redact("x" + "\U0001f600" * (redaction.MAX_TEXT_UNITS // 2))
    assert isinstance(redacted, str)
    assert redacted.endswith(f"\ud83d{redaction.TRUNCATED}")


def test_values_that_json_does_not_have_are_out_of_bounds() -> None:
    odd: list[object] = [Unencodable(), (1, 2), {1: "x"}, b"x", {"a": {"b": Unencodable()}}]
    for value in odd:
        assert not redaction.inspect(cast("JsonValue", value)).within_bounds, value


def test_a_number_too_large_for_the_wire_is_truncated() -> None:
    assert redaction.redact([10**400, 2**60]) == [redaction.TRUNCATED, 2**60]


def test_a_secret_in_a_name_that_is_too_long_to_remember_is_found() -> None:
    assert redaction.redact({"x" * 100 + "Token": 1}) == {"x" * 100 + "Token": redaction.REDACTED}


def test_walking_a_huge_value_stops_at_the_bound_on_nodes() -> None:
    row: list[JsonValue] = [0] * 500
    rows: list[JsonValue] = [row] * 500
    assert not redaction.inspect(rows).within_bounds


ONE_PATTERN = re.compile(
    r"\bBearer\s+[A-Za-z0-9._~+/=-]{8,}|\b(?:sk|pk|pcgw|ghp|github_pat)_[A-Za-z0-9_-]{8,}"
    r"|\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}",
    re.ASCII | re.IGNORECASE,
)
PIECES = st.sampled_from(
    [
        "eyJ",
        "EYJ",
        ".",
        "-",
        "_",
        "aaaaaaaa",
        "aaaaaaa",
        "b",
        " ",
        "sk_",
        "ghp_",
        "Bearer ",
        "bearer",
        "\u00e9",
        "eyJaaaaaaaa",
    ]
)


@settings(max_examples=500)
@given(st.lists(PIECES, max_size=24).map("".join))
def test_secrets_are_found_where_one_pattern_for_all_of_them_finds_them(text: str) -> None:
    assert redaction.redact(text) == ONE_PATTERN.sub(redaction.REDACTED, text)


@pytest.mark.timeout(10)
@pytest.mark.parametrize(
    "text",
    [
        "eyJaaaaa-" * 22_000,
        "eyJaaaaa-" * 11_000 + "." + "a" * 90_000,
        "eyJ." * 50_000,
        "Bearer " * 28_000,
        "Bearer" + " " * 190_000,
        "?key=" * 40_000,
    ],
    ids=["segment", "two segments", "beginnings", "words", "white space", "queries"],
)
def test_a_text_made_to_be_slow_takes_no_longer_than_any_other(text: str) -> None:
    assert redaction.inspect(text).within_bounds
