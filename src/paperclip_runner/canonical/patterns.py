r"""Matching ECMAScript regular expressions (no flags) within a fixed number of steps.

A backtracking matcher can take time that is exponential in its input, and patterns here come from a peer. This one
counts its steps, so its worst case is a bound and not a hope; and it matches by the rules of ECMAScript, which differ
from those of Python in dozens of places (what `.`, `$`, `\s`, `\d` mean, captures inside a repetition, lookbehind of
any width).
"""

from __future__ import annotations

import re
from typing import Final

from paperclip_runner.canonical._pattern_steps import (
    Captured,
    End,
    Jump,
    LookAround,
    Loop,
    LoopBegin,
    LoopChoose,
    LoopEnd,
    LoopEnter,
    Match,
    Place,
    Registers,
    Run,
    Save,
    Split,
    Step,
    Units,
)
from paperclip_runner.canonical.pattern_syntax import (
    UNBOUNDED,
    Alternatives,
    Assertion,
    Backreference,
    Bounds,
    Group,
    Look,
    Node,
    PatternError,
    Repeat,
    Sequence,
    UnitSet,
    parse_pattern,
)
from paperclip_runner.canonical.text import utf16_units

__all__ = ["MAX_PATTERN_STEPS", "EcmascriptPattern", "PatternError"]

MAX_PATTERN_STEPS: Final = 500_000
"""Steps of one search; about half a second of one processor at most."""


class _Compiler:
    """Lays a syntax tree out as a program. Registers: two for each group, then two for each loop."""

    def __init__(self, groups: int) -> None:
        self.program: list[Step] = []
        self.registers = 2 * (groups + 1)

    def emit(self, node: Node, step: int) -> None:
        place = self.program.append
        if isinstance(node, UnitSet):
            place(Units(node.bounds, step))
        elif isinstance(node, Sequence):
            for term in node.terms[::step]:
                self.emit(term, step)
        elif isinstance(node, Alternatives):
            self.alternatives(node, step)
        elif isinstance(node, Group):
            first, second = (2 * node.index, 2 * node.index + 1)[::step]
            place(Save(first))
            self.emit(node.body, step)
            place(Save(second))
        elif isinstance(node, Look):
            look = LookAround(negative=node.negative)
            place(look)
            self.emit(node.body, -1 if node.behind else 1)
            place(End())
            look.end = len(self.program)
        elif isinstance(node, Backreference):
            place(Captured(node.index, step))
        elif isinstance(node, Assertion):
            place(Place(node.kind))
        else:
            self.repeat(node, step)

    def alternatives(self, node: Alternatives, step: int) -> None:
        jumps: list[Jump] = []
        for branch in node.branches[:-1]:
            split, jump = Split(), Jump()
            self.program.append(split)
            self.emit(branch, step)
            self.program.append(jump)
            jumps.append(jump)
            split.other = len(self.program)
        self.emit(node.branches[-1], step)
        for jump in jumps:
            jump.target = len(self.program)

    def repeat(self, node: Repeat, step: int) -> None:
        if isinstance(node.body, UnitSet) and node.greedy and step == 1:
            scan = re.compile(_python_class(node.body.bounds) + _python_count(node))
            self.program.append(Run(node.least, scan))
            return
        loop = Loop(node, self.registers)
        self.registers += 2
        self.program.append(LoopBegin(loop))
        loop.choose = len(self.program)
        self.program += (LoopChoose(loop), LoopEnter(loop))
        self.emit(node.body, step)
        self.program.append(LoopEnd(loop))
        loop.exit = len(self.program)


def _python_class(bounds: Bounds) -> str:
    if not bounds:
        return "(?!)"
    ranges = (f"\\u{low:04x}-\\u{high - 1:04x}" for low, high in zip(bounds[::2], bounds[1::2], strict=True))
    return f"[{''.join(ranges)}]"


def _python_count(node: Repeat) -> str:
    return f"{{{node.least},{'' if node.most == UNBOUNDED else node.most}}}"


class EcmascriptPattern:
    """A regular expression of ECMAScript without flags.

    Raises `PatternError` (`pattern_invalid`) when `source` is not one, and from `search` (`pattern_too_costly`) when
    the steps run out before there is an answer.
    """

    def __init__(self, source: str, *, max_steps: int = MAX_PATTERN_STEPS) -> None:
        node, groups = parse_pattern(source)
        compiler = _Compiler(groups)
        compiler.emit(node, 1)
        compiler.program.append(End())
        self.source = source
        self.max_steps = max_steps
        self._program = compiler.program
        self._registers: Registers = (-1,) * compiler.registers

    def search(self, text: str) -> bool:
        """Whether the pattern matches anywhere in `text`, as `RegExp.prototype.test` says."""
        match = Match(self._program, utf16_units(text), self.max_steps)
        first = self._program[0]
        starts = 1 if isinstance(first, Place) and first.kind == "^" else len(match.text) + 1
        return any(match.run(0, start, self._registers) is not None for start in range(starts))
