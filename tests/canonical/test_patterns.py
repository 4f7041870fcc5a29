from __future__ import annotations

import random

import pytest
from paperclip_protocol import JsonValue

from paperclip_runner.canonical import EcmascriptPattern, PatternError
from tests.oracle import node_result


@pytest.mark.parametrize(
    ("source", "text", "found"),
    [
        ("^a$", "a\n", False),
        ("a.c", "a\u2028c", False),
        (r"^\s$", "\ufeff", True),
        (r"^\s$", "\x1c", False),
        (r"^\d$", "\u0665", False),
        (r"\bé", "é", False),
        ("^.$", "\U0001f600", False),
        ("^[^]{2}$", "\U0001f600", True),
        ("[]", "a", False),
        (r"\p{L}", "p{L}", True),
        (r"(?<year>\d+)-\k<year>", "12-12", True),
        (r"\k<year>", "k<year>", True),
        (r"^(?:(a)|b)*\1$", "ab", True),
        (r"(?<=\$\d*)\.", "$12.5", True),
        (r"(?<=\1(\w))b", "aab", True),
        (r"(?<!a+)b", "aab", False),
        ("^(?!.*\\d)", "abc1", False),
        ("(a*)*$", "b", True),
        ("(?:a?){3}b", "ab", True),
        ("a{,2}", "a{,2}", True),
        ("x{1", "x{1", True),
        (r"\u{3}", "uuu", True),
        (r"[\w-.]", "-", True),
        (r"[\cA]", "\x01", True),
        (r"\c", "\\c", True),
        (r"\08", "\x008", True),
        (r"(a)\2", "a\x02", True),
        ("(a)?b\\1c", "bc", True),
        ("a+?b", "aab", True),
        ("(?:ab){2,3}$", "ababab", True),
        ("", "anything", True),
    ],
)
def test_a_pattern_is_searched_by_the_rules_of_ecmascript(source: str, text: str, *, found: bool) -> None:
    assert EcmascriptPattern(source).search(text) is found


@pytest.mark.parametrize(
    "source",
    [
        *["(", ")", "[", "[b-a]", "*", "a**", "a*+", "^*", "(?<=a)*", r"\b+", "a{2,1}", "{1}", "(?<n>a)(?<n>b)", "\\"],
        *["(?", "(?i:a)", "(?<1>a)", r"(?<n>a)\k<m>", r"(?<n>a)\k", r"(?<n>a)[\k]"],
    ],
)
def test_what_is_no_pattern_of_ecmascript_is_refused(source: str) -> None:
    with pytest.raises(PatternError) as caught:
        EcmascriptPattern(source)
    assert caught.value.code == "pattern_invalid"


def test_a_pattern_with_too_many_nested_groups_is_refused() -> None:
    with pytest.raises(PatternError) as caught:
        EcmascriptPattern("(" * 400 + ")" * 400)
    assert (caught.value.code, caught.value.limit) == ("pattern_invalid", 64)


@pytest.mark.parametrize("source", ["^(a+)+$", "^(a|aa)+$", "(a*)*b", "(?=(a+)+$)b"])
def test_a_search_that_explodes_ends_at_its_bound(source: str) -> None:
    pattern = EcmascriptPattern(source, max_steps=20_000)
    with pytest.raises(PatternError) as caught:
        pattern.search("a" * 60 + "!")
    assert (caught.value.code, caught.value.limit) == ("pattern_too_costly", 20_000)


def test_a_long_text_is_searched_within_the_default_bound() -> None:
    assert EcmascriptPattern(r"^[a-z]+(?:\s[a-z]+)*$").search("word " * 19_999 + "word")
    assert not EcmascriptPattern(r"^[a-z]*$").search("a" * 99_999 + "!")


_ATOMS = r"""a b . \d \w \s \W \S \D [ab] [^a] [a-c] [\w-b] [\d-] [] [^] (a) (b|a) (?:ab) (?=a) (?!b) (?<=a) (?<!ab*)
(?<n>a) \1 \2 \k<n> \k ^ $ \b \B \x61 \u0061 \u{2} \ca \c \0 \07 \8 \12 \p{L} { } ] {,2} x{1 - \. | ( (?: ) (a*) (a|ab)
(?<=(a|b)\1) \- \/ \t [\b] [\cA] [\c] [z-a] [a-\d] (? (?i: \ """
_QUANTIFIERS = ["", "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,1}?", "{2,1}", "{1,}", "{0}", "**"]
_PIECES = ["a", "b", "ab", "1", " ", "-", "\n", "\U0001f600", "{", "}", "é", "c", "\\", "k", "p"]


def test_random_patterns_agree_with_node() -> None:
    dice = random.Random(20_260_807)
    cases: list[tuple[str, str]] = []
    for _ in range(3_000):
        atoms = [*_ATOMS.split(), "\U0001f600", "[\U0001f600]", "é"]
        source = "".join(dice.choice(atoms) + dice.choice(_QUANTIFIERS) for _ in range(dice.randrange(1, 7)))
        cases += [(source, "".join(dice.choices(_PIECES, k=dice.randrange(7)))) for _ in range(2)]
    program = "input.map(([p,t])=>{try{return new RegExp(p).test(t)}catch(e){return null}})"
    question: JsonValue = [list(case) for case in cases]
    answers = node_result(program, question)
    assert isinstance(answers, list)
    ours: list[JsonValue] = []
    for source, text in cases:
        try:
            ours.append(EcmascriptPattern(source).search(text))
        except PatternError:
            ours.append(None)
    differing = [(case, one, other) for case, one, other in zip(cases, ours, answers, strict=True) if one != other]
    assert not differing
