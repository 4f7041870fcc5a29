"""Small structural changes to a JSON document, of the kinds that tell a careful validator from a careless one."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final, TypeAlias

from paperclip_runner.testing.document_walk import SAMPLE_MEMBERS, SAMPLE_TEXTS, free_value
from paperclip_runner.testing.schema_documents import limits

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.ecmascript import Choices

__all__ = ["mutate"]

Place: TypeAlias = "tuple[dict[str, JsonValue], str] | tuple[list[JsonValue], int]"
"""An object and a member's name, or an array and an index."""

LONGEST: Final = 20_001
"""Texts are not stretched beyond this, in code points."""

_OTHER_VALUES: Final[tuple[JsonValue, ...]] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    1.0,
    0.5,
    2**53 - 1,
    2**53,
    2**64,
    1e300,
    "",
    "a",
    "1",
    [],
    {},
)
_ENDINGS: Final = ("\n", "\r", "\u2028", "\u2029", " ", "\N{SAILBOAT}", "\x00", "/", "/..", "é", "٣")
_STARTS: Final = ("/", "../", "\n", " ", "\ufeff", "X", "_", "./")


def mutate(document: JsonValue, choices: Choices) -> JsonValue:
    """A changed copy of `document`: one place of it is dropped, renamed, retyped, stretched, repeated or moved."""
    root: list[JsonValue] = [copy.deepcopy(document)]
    places: list[Place] = []
    _collect(root, places)
    place = places[choices.randint(0, len(places) - 1)]
    _change(place, places, choices)
    return root[0] if root else None


def _collect(value: JsonValue, places: list[Place]) -> None:
    if isinstance(value, list):
        for index, item in enumerate(value):
            places.append((value, index))
            _collect(item, places)
    elif isinstance(value, dict):
        for name, item in value.items():
            places.append((value, name))
            _collect(item, places)


def _read(place: Place) -> JsonValue:
    if isinstance(place[0], dict):
        return place[0][str(place[1])]
    return place[0][int(place[1])]


def _write(place: Place, value: JsonValue) -> None:
    if isinstance(place[0], dict):
        place[0][str(place[1])] = value
    else:
        place[0][int(place[1])] = value


def _change(place: Place, places: list[Place], choices: Choices) -> None:
    value = _read(place)
    kind = choices.randint(0, 9)
    if kind == 0:
        _drop(place)
    elif kind == 1:
        _rename(place, choices)
    elif kind == 2:
        _write(place, _OTHER_VALUES[choices.randint(0, len(_OTHER_VALUES) - 1)])
    elif kind == 3:
        other = places[choices.randint(0, len(places) - 1)]
        _write(place, copy.deepcopy(_read(other)))
    elif kind == 4:
        _write(place, [value] if choices.randint(0, 1) else {"a": value})
    elif isinstance(value, str):
        _write(place, _changed_text(value, choices))
    elif isinstance(value, dict):
        value[SAMPLE_MEMBERS[choices.randint(0, len(SAMPLE_MEMBERS) - 1)]] = free_value(choices)
    elif isinstance(value, list):
        _change_array(value, choices)
    else:
        _write(place, _changed_number(value, choices))


def _drop(place: Place) -> None:
    if isinstance(place[0], dict):
        del place[0][str(place[1])]
    else:
        del place[0][int(place[1])]


def _rename(place: Place, choices: Choices) -> None:
    container = place[0]
    if isinstance(container, list):
        container.insert(int(place[1]), copy.deepcopy(_read(place)))
        return
    name = str(place[1])
    renamed = (name + "s", name.upper(), name + "\n", *SAMPLE_MEMBERS)[choices.randint(0, 2 + len(SAMPLE_MEMBERS))]
    value = container.pop(name)
    container[renamed] = value


def _changed_text(text: str, choices: Choices) -> str:
    kind = choices.randint(0, 7)
    if kind == 0:
        return text + _ENDINGS[choices.randint(0, len(_ENDINGS) - 1)]
    if kind == 1:
        return _STARTS[choices.randint(0, len(_STARTS) - 1)] + text
    if kind == 2:
        return text[1:]
    if kind == 3:
        return SAMPLE_TEXTS[choices.randint(0, len(SAMPLE_TEXTS) - 1)]
    if kind == 4:
        at = choices.randint(0, len(text))
        return text[:at] + _ENDINGS[choices.randint(0, len(_ENDINGS) - 1)] + text[at:]
    if kind == 5:
        return text.upper()
    bounds = [bound for bound in limits() if 0 < bound < LONGEST]
    length = bounds[choices.randint(0, len(bounds) - 1)] + choices.randint(0, 1)
    fill = (text[-1:] or "m") if kind == 6 else "\N{SAILBOAT}"
    return text[:length] + fill * (length - len(text))


def _changed_number(value: JsonValue, choices: Choices) -> JsonValue:
    kind = choices.randint(0, 6)
    if value is None or isinstance(value, bool):
        return (0, 1, None, True, False, "", 0.0)[kind]
    if not isinstance(value, int | float):
        return value
    if kind == 0:
        return value + 1
    if kind == 1:
        return value - 1
    if kind == 2:
        return float(value) if abs(value) < 2**1000 else value
    if kind == 3:
        return -value
    if kind == 4:
        return str(value)
    if kind == 5:
        return bool(value)
    bounds = limits()
    return bounds[choices.randint(0, len(bounds) - 1)] + choices.randint(-1, 1)


def _change_array(items: list[JsonValue], choices: Choices) -> None:
    kind = choices.randint(0, 4)
    if kind == 0 or not items:
        items.append(free_value(choices))
    elif kind == 1:
        items.append(copy.deepcopy(items[0]))
    elif kind == 2:
        items.append(_written_otherwise(items[-1]))
    elif kind == 3:
        items.reverse()
    else:
        copies = choices.randint(1, 10)
        items.extend(copy.deepcopy(items[0]) for _ in range(copies))


def _written_otherwise(value: JsonValue) -> JsonValue:
    """An equal JSON value written in another way, where there is one."""
    if isinstance(value, dict):
        return {name: _written_otherwise(value[name]) for name in reversed(value)}
    if isinstance(value, list):
        return [_written_otherwise(item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53:
        return float(value)
    return copy.copy(value)
