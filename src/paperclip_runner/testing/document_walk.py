"""Walks a schema and makes one document of it, one decision at a time.

The walk aims at valid documents and reaches them nearly always; conditions are met by construction, with the members
they test drawn first. Whoever needs certainty asks `schema_documents.satisfies` afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, cast

from paperclip_runner.testing.ecmascript import sample
from paperclip_runner.testing.schema_documents import (
    NOTHING,
    Node,
    as_node,
    bound,
    declared_types,
    equality_key,
    expand_required,
    named,
    names,
    nodes,
    resolve,
    satisfies,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.testing.ecmascript import Choices

__all__ = ["SAMPLE_MEMBERS", "SAMPLE_TEXTS", "document", "free_value"]

SAMPLE_TEXTS: Final = (
    "a",
    "lantern",
    "two words",
    "",
    " ",
    "line\nbreak",
    "end\n",
    "é",
    "\N{SAILBOAT}\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}",
    "\u2028",
    "\x00\x1f",
    '"\\/',
    "../x",
    "1",
    "true",
    "null",
)
"""Texts for places that take any text."""

SAMPLE_MEMBERS: Final = ("extra", "x-é", "0", "__proto__", "a/b~c", "schema", "type", "toString", "")
"""Names for members that no schema names."""

TIMES: Final = ("2026-03-01T08:00:00.000Z", "2026-03-01T08:00:00Z", "0000-99-99T99:99:99.999Z")
DEPTH_OF_OPTIONALS: Final = 7
"""Below this depth only required members are drawn."""
_ALL_TYPES: Final = ("object", "array", "string", "integer", "number", "boolean", "null")
_GROUPS: Final = {
    "object": ("properties", "required", "additionalProperties", "propertyNames"),
    "array": ("items", "minItems", "maxItems", "uniqueItems"),
    "string": ("minLength", "maxLength", "pattern", "format"),
    "number": ("minimum", "maximum"),
}
_LONGEST_FILL: Final = 4_096
"""Texts are filled up to a bound only when the bound is no larger, in code points."""

T = TypeVar("T")


def document(schema: Node, choices: Choices) -> JsonValue:
    """A document for `schema`, nearly always a valid one."""
    return _Walk(choices).value([schema], 0)


def free_value(choices: Choices, depth: int = 0) -> JsonValue:
    """A small JSON value of any type."""
    kind = choices.randint(0, 9 if depth < 2 else 7)
    if kind == 0:
        return choices.randint(0, 3)
    if kind == 1:
        return SAMPLE_TEXTS[choices.randint(0, len(SAMPLE_TEXTS) - 1)]
    if kind == 8:
        return [free_value(choices, depth + 1) for _ in range(choices.randint(0, 2))]
    if kind == 9:
        return {
            SAMPLE_MEMBERS[choices.randint(0, len(SAMPLE_MEMBERS) - 1)]: free_value(choices, depth + 1)
            for _ in range(choices.randint(0, 2))
        }
    simple: tuple[JsonValue, ...] = (None, True, False, 1.0, -0.5, 2**53 + 1)
    return simple[kind - 2]


class _Walk:
    def __init__(self, choices: Choices) -> None:
        self.choices = choices

    def pick(self, options: Sequence[T]) -> T:
        return options[self.choices.randint(0, len(options) - 1)] if len(options) > 1 else options[0]

    def chance(self, one_in: int) -> bool:
        """True once in `one_in`; the simplest outcome is False."""
        return self.choices.randint(1, one_in) == one_in

    # -- conjunctions --------------------------------------------------------------------------------------------------

    def expand(self, schemas: Sequence[Node]) -> list[Node]:
        """The schemas and all that they refer to, with one branch chosen of each alternative."""
        leaves: list[Node] = []
        waiting = list(schemas)
        while waiting:
            node = waiting.pop(0)
            leaves.append(node)
            if "$ref" in node:
                waiting.append(resolve(str(node["$ref"])))
            waiting.extend(nodes(node.get("allOf")))
            waiting.extend(self.pick(nodes(node[keyword])) for keyword in ("oneOf", "anyOf") if keyword in node)
        return leaves

    def value(self, schemas: Sequence[Node], depth: int) -> JsonValue:
        leaves = self.expand(schemas)
        literals = _literals(leaves)
        if literals is not None:
            return self.pick(literals) if literals else None
        kind = self.kind(leaves)
        if kind == "object":
            return self.object(leaves, depth)
        if kind == "array":
            return self.array(leaves, depth)
        if kind == "string":
            return self.text(leaves)
        if kind in ("integer", "number"):
            return self.number(leaves, whole=kind == "integer")
        if kind == "boolean":
            return self.chance(2)
        return free_value(self.choices) if kind == "any" else None

    def kind(self, leaves: list[Node]) -> str:
        possible = set(_ALL_TYPES)
        said = False
        for node in leaves:
            declared = declared_types(node)
            if declared is not None:
                said = True
                possible &= declared | ({"integer"} if "number" in declared else set())
        if not said:
            implied = [
                kind for kind, keywords in _GROUPS.items() if any(word in node for node in leaves for word in keywords)
            ]
            return self.pick(implied) if implied else "any"
        if "number" in possible and not self.chance(2):
            possible.discard("number")
        return self.pick([kind for kind in _ALL_TYPES if kind in possible]) if possible else "null"

    # -- objects -------------------------------------------------------------------------------------------------------

    def object(self, leaves: list[Node], depth: int) -> JsonValue:
        tested = sorted(
            {name for node in leaves if "if" in node for name in named(as_node(node["if"]).get("properties"))}
        )
        members: dict[str, JsonValue] = {}
        for name in tested:
            self.member(leaves, name, members, depth)
        leaves = self.follow(leaves, tested, members, depth)
        for name in dict.fromkeys(name for node in leaves for name in named(node.get("properties"))):
            if name not in tested:
                self.member(leaves, name, members, depth)
        for name in sorted(expand_required(leaves) - members.keys() - set(tested)):
            self.member(leaves, name, members, depth)
        self.others(leaves, members, depth)
        return members

    def follow(self, leaves: list[Node], tested: list[str], members: dict[str, JsonValue], depth: int) -> list[Node]:
        """The leaves together with what their conditions ask for, given the members they test."""
        done: set[int] = set()
        for _ in range(4):
            fired = [node for node in leaves if "if" in node and id(node) not in done]
            if not fired:
                break
            for node in fired:
                done.add(id(node))
                outcome = node.get("then" if satisfies(as_node(node["if"]), members) else "else", True)
                leaves = [*leaves, *self.expand([as_node(outcome)])]
        for name in tested:
            if name in members and not all(satisfies(node, members[name]) for node in _member_nodes(leaves, name)):
                members[name] = self.value(_member_nodes(leaves, name), depth + 1)
        return leaves

    def member(self, leaves: list[Node], name: str, members: dict[str, JsonValue], depth: int) -> None:
        required = any(name in names(node.get("required")) for node in leaves)
        if not required and (depth > DEPTH_OF_OPTIONALS or not self.chance(2)):
            return
        if any(names(as_node(node["not"]).get("required")) == [name] for node in leaves if "not" in node):
            return
        wanted = _member_nodes(leaves, name)
        if not required and NOTHING in wanted:
            return
        members[name] = self.value(wanted, depth + 1)

    def others(self, leaves: list[Node], members: dict[str, JsonValue], depth: int) -> None:
        closed = any(node.get("additionalProperties") is False for node in leaves)
        typed = any(isinstance(node.get("additionalProperties"), dict) for node in leaves)
        if closed:
            return
        count = self.choices.randint(0, 3) if typed else 1 if self.chance(4) else 0
        keys = [as_node(node["propertyNames"]) for node in leaves if "propertyNames" in node]
        for _ in range(count):
            name = self.text(self.expand(keys)) if keys else self.pick(SAMPLE_MEMBERS)
            if name not in members and not any(name in named(node.get("properties")) for node in leaves):
                members[name] = self.value(_member_nodes(leaves, name), depth + 1)

    # -- arrays and scalars --------------------------------------------------------------------------------------------

    def array(self, leaves: list[Node], depth: int) -> JsonValue:
        least, most = _range(leaves, "minItems", "maxItems")
        count = least + self.choices.randint(0, 2)
        if most is not None:
            count = most if most <= 12 and self.chance(12) else min(count, most)
        items = [as_node(node["items"]) for node in leaves if "items" in node]
        drawn = [self.value(items, depth + 1) for _ in range(count)]
        if any(node.get("uniqueItems") is True for node in leaves):
            drawn = list({equality_key(item): item for item in drawn}.values())
        return drawn

    def text(self, leaves: list[Node]) -> str:
        least, most = _range(leaves, "minLength", "maxLength")
        patterns = [str(node["pattern"]) for node in leaves if "pattern" in node]
        if any(node.get("format") == "date-time" for node in leaves):
            return self.pick(TIMES)
        found = (sample(patterns[0], self.choices) or "") if patterns else self.pick(SAMPLE_TEXTS)
        if len(found) < least:
            found += found[-1:].strip("\n") * (least - len(found)) or "m" * least
        if most is not None and most <= _LONGEST_FILL and found and self.chance(16):
            found += (found[-1] if patterns else "\N{SAILBOAT}") * (most - len(found))
        return found if most is None else found[:most]

    def number(self, leaves: list[Node], *, whole: bool) -> JsonValue:
        least, most = _range(leaves, "minimum", "maximum")
        has_least = any("minimum" in node for node in leaves)
        low = least if has_least else -(2**70)
        high = most if most is not None else 2**70
        options: list[int | float] = [low, low + 1, 7, 0, high, 2**53 - 1, 2**53, 2**63, 2**64, float(low), 3.0, 1e20]
        if not whole:
            options += [0.5, 1.5e-7, low + 0.25, 1e300]
        return self.pick([item for item in options if low <= item <= high])


def _literals(leaves: list[Node]) -> list[JsonValue] | None:
    """The values that `const` and `enum` leave; `None` when there is neither."""
    for node in leaves:
        listed: list[JsonValue] | None = None
        if "const" in node:
            listed = [node["const"]]
        elif "enum" in node:
            listed = cast("list[JsonValue]", node["enum"])
        if listed is not None:
            others = [item for item in leaves if item is not node and "$ref" not in item and "allOf" not in item]
            return [item for item in listed if all(satisfies(other, item) for other in others)]
    return None


def _member_nodes(leaves: list[Node], name: str) -> list[Node]:
    found: list[Node] = []
    for node in leaves:
        properties = named(node.get("properties"))
        if name in properties:
            found.append(properties[name])
        elif "additionalProperties" in node:
            found.append(as_node(node["additionalProperties"]))
    return found


def _range(leaves: list[Node], least: str, most: str) -> tuple[int, int | None]:
    lows = [low for node in leaves if (low := bound(node, least)) is not None]
    highs = [high for node in leaves if (high := bound(node, most)) is not None]
    return int(max(lows, default=0)), int(min(highs)) if highs else None
