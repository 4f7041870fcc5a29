"""The steps of a compiled pattern, and the match that takes them."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from paperclip_runner.canonical.pattern_syntax import WORD, PatternError

if TYPE_CHECKING:
    from paperclip_runner.canonical.pattern_syntax import Bounds, Repeat

__all__ = [
    "Captured",
    "End",
    "Jump",
    "LookAround",
    "Loop",
    "LoopBegin",
    "LoopChoose",
    "LoopEnd",
    "LoopEnter",
    "Match",
    "Place",
    "Registers",
    "Run",
    "Save",
    "Split",
    "State",
    "Step",
    "Units",
]

_UNITS_PER_STEP = 64
"""Code units of one run that are scanned at the cost of one step."""

Registers = tuple[int, ...]

State = tuple[int, int, Registers]
"""Where a way stands: the next step, the position in the text, the registers."""


class Step:
    """One step of a program. `take` gives the state after it, or None when this way fails.

    `at` is the index of the step that follows.
    """

    __slots__ = ()

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        """The state after this step."""
        raise NotImplementedError


class Units(Step):
    """One code unit out of a set, forwards or backwards."""

    __slots__ = ("bounds", "offset", "step")

    def __init__(self, bounds: Bounds, step: int) -> None:
        self.bounds = bounds
        self.step = step
        self.offset = 0 if step == 1 else -1

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        index = position + self.offset
        text = match.text
        if 0 <= index < len(text) and bisect_right(self.bounds, ord(text[index])) & 1:
            return at, position + self.step, registers
        return None


class Run(Step):
    """A greedy run of units out of a set; shorter runs stay possible, down to the least length."""

    __slots__ = ("least", "scan")

    def __init__(self, least: int, scan: re.Pattern[str]) -> None:
        self.least = least
        self.scan = scan

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        run = self.scan.match(match.text, position)
        if run is None:
            return None
        end = run.end()
        lowest = position + self.least
        if end > lowest:
            match.pending.append((at, end - 1, registers, lowest))
        match.steps += (end - position) // _UNITS_PER_STEP
        return at, end, registers


class Split(Step):
    """Go on here first, and at `other` when that fails."""

    __slots__ = ("other",)

    def __init__(self) -> None:
        self.other = 0

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        match.pending.append((self.other, position, registers, position))
        return at, position, registers


class Jump(Step):
    """Go on at `target`."""

    __slots__ = ("target",)

    def __init__(self) -> None:
        self.target = 0

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        return self.target, position, registers


class Save(Step):
    """Keep the position as one end of a group."""

    __slots__ = ("register",)

    def __init__(self, register: int) -> None:
        self.register = register

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        register = self.register
        return at, position, (*registers[:register], position, *registers[register + 1 :])


class Loop:
    """What the steps of one repetition share. Two registers hold the count, and where the iteration began."""

    __slots__ = ("choose", "exit", "node", "register")

    def __init__(self, node: Repeat, register: int) -> None:
        self.node = node
        self.register = register
        self.choose = 0
        self.exit = 0


class LoopBegin(Step):
    """Before the first iteration."""

    __slots__ = ("loop",)

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        register = self.loop.register
        return at, position, (*registers[:register], 0, -1, *registers[register + 2 :])


class LoopChoose(Step):
    """Another iteration, or the way out; where both are possible, the other one stays pending."""

    __slots__ = ("loop",)

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        loop = self.loop
        count = registers[loop.register]
        if count == loop.node.most:
            return loop.exit, position, registers
        if count < loop.node.least:
            return at, position, registers
        first, second = (at, loop.exit) if loop.node.greedy else (loop.exit, at)
        match.pending.append((second, position, registers, position))
        return first, position, registers


class LoopEnter(Step):
    """An iteration begins: it is counted, and the groups inside have captured nothing."""

    __slots__ = ("loop",)

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        loop = self.loop
        first, last = 2 * loop.node.first, 2 * loop.node.last
        registers = (*registers[:first], *(-1,) * (last - first), *registers[last:])
        register = loop.register
        counted = (registers[register] + 1, position)
        return at, position, (*registers[:register], *counted, *registers[register + 2 :])


class LoopEnd(Step):
    """An iteration is over. One beyond the required ones must have taken something, or it would never end."""

    __slots__ = ("loop",)

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        count, began = registers[self.loop.register : self.loop.register + 2]
        if began == position and count > self.loop.node.least:
            return None
        return self.loop.choose, position, registers


class LookAround(Step):
    """Match the steps from here to before `end` without moving."""

    __slots__ = ("end", "negative")

    def __init__(self, *, negative: bool) -> None:
        self.negative = negative
        self.end = 0

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        seen = match.run(at, position, registers)
        if (seen is None) is not self.negative:
            return None
        return self.end, position, registers if seen is None else seen


class Captured(Step):
    """What a group has captured; nothing when it has not."""

    __slots__ = ("register", "step")

    def __init__(self, index: int, step: int) -> None:
        self.register = 2 * index
        self.step = step

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        start, end = registers[self.register : self.register + 2]
        captured = match.text[start:end] if min(start, end) >= 0 else ""
        begin = position if self.step == 1 else position - len(captured)
        if begin < 0 or not match.text.startswith(captured, begin):
            return None
        return at, position + self.step * len(captured), registers


class Place(Step):
    """`^`, `$`, and both kinds of word boundary."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def take(self, match: Match, at: int, position: int, registers: Registers) -> State | None:
        if self.kind == "^":
            holds = position == 0
        elif self.kind == "$":
            holds = position == len(match.text)
        else:
            holds = (match.is_word(position - 1) is not match.is_word(position)) is (self.kind == "b")
        return (at, position, registers) if holds else None


class End(Step):
    """The program, or the look-around, has matched."""

    __slots__ = ()


class Match:
    """One search: the text, the steps spent, and the ways not tried yet."""

    def __init__(self, program: list[Step], text: str, max_steps: int) -> None:
        self.program = program
        self.text = text
        self.max_steps = max_steps
        self.steps = 0
        # Step, position, registers, and the lowest position to try after this one.
        self.pending: list[tuple[int, int, Registers, int]] = []

    def run(self, at: int, position: int, registers: Registers) -> Registers | None:
        """The registers after a match that starts with step `at`, or None."""
        outer, self.pending = self.pending, [(at, position, registers, position)]
        try:
            while self.pending:
                at, position, registers, lowest = self.pending.pop()
                if position > lowest:
                    self.pending.append((at, position - 1, registers, lowest))
                found = self._follow((at, position, registers))
                if found is not None:
                    return found
            return None
        finally:
            self.pending = outer

    def _follow(self, state: State | None) -> Registers | None:
        """Follow one way to its end; ways that branch off become pending."""
        program = self.program
        while state is not None:
            self.steps += 1
            if self.steps > self.max_steps:
                raise PatternError(
                    f"the pattern needs more than {self.max_steps} steps on this text: use a simpler pattern",
                    code="pattern_too_costly",
                    limit=self.max_steps,
                    observed=self.steps,
                )
            at, position, registers = state
            step = program[at]
            if type(step) is End:
                return registers
            state = step.take(self, at + 1, position, registers)
        return None

    def is_word(self, index: int) -> bool:
        """Whether there is a word character at `index`."""
        return 0 <= index < len(self.text) and bisect_right(WORD, ord(self.text[index])) & 1 == 1
