"""Number text: how ECMAScript and the runner daemon write a number, and how ECMAScript reads one."""

from __future__ import annotations

import math
import re

from paperclip_runner.canonical.text import ecmascript_trim

__all__ = ["MAX_SAFE_INTEGER", "ecmascript_number", "ecmascript_number_text", "runner_number_text"]

MAX_SAFE_INTEGER = 9_007_199_254_740_991
"""Largest integer that ECMAScript holds exactly, together with all smaller ones (2**53 - 1)."""

_DECIMAL = re.compile(r"[+-]?(?:Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)")
_RADIX = re.compile(r"0(?:[xX](?P<x>[0-9a-fA-F]+)|[oO](?P<o>[0-7]+)|[bB](?P<b>[01]+))")
_BASES = {"x": 16, "o": 8, "b": 2}


def _as_double(value: float) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _shortest_digits(magnitude: float) -> tuple[str, int]:
    """Shortest digits d1..dk that read back as `magnitude`, and n such that the value is 0.d1..dk x 10**n."""
    mantissa, _, exponent = repr(magnitude).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = whole + fraction
    point = len(whole) + (int(exponent) if exponent else 0)
    stripped = digits.lstrip("0")
    point -= len(digits) - len(stripped)
    return stripped.rstrip("0"), point


def ecmascript_number_text(value: float) -> str:
    """Write `value` as `JSON.stringify` does (ECMA-262, Number::toString).

    Integers are rounded to the nearest double first, -0 is `0`, and a value that is not finite is `null`.
    """
    if type(value) is int and -MAX_SAFE_INTEGER <= value <= MAX_SAFE_INTEGER:
        return str(value)
    double = _as_double(value)
    if not math.isfinite(double):
        return "null"
    if double == 0:
        return "0"
    sign = "-" if double < 0 else ""
    digits, point = _shortest_digits(abs(double))
    count = len(digits)
    if count <= point <= 21:
        return f"{sign}{digits}{'0' * (point - count)}"
    if 0 < point <= 21:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    return sign + _exponent_form(digits, point - 1)


def runner_number_text(value: float) -> str:
    """Write `value` as the runner daemon does: all digits of an integer, a float always with a point or an exponent.

    Floats from 1e-5 below 1e16 are written out; -0.0 keeps its sign; a value that is not finite is `null`.
    """
    if isinstance(value, int):
        return str(value)
    if not math.isfinite(value):
        return "null"
    sign = "-" if math.copysign(1.0, value) < 0 else ""
    if not value:
        return f"{sign}0.0"
    digits, point = _shortest_digits(abs(value))
    count = len(digits)
    if count <= point <= 16:
        return f"{sign}{digits}{'0' * (point - count)}.0"
    if 0 < point <= 16:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if -5 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    return sign + _exponent_form(digits, point - 1)


def _exponent_form(digits: str, exponent: int) -> str:
    mantissa = digits if len(digits) == 1 else f"{digits[0]}.{digits[1:]}"
    return f"{mantissa}e{'-' if exponent < 0 else '+'}{abs(exponent)}"


def ecmascript_number(text: str) -> float:
    """Read `text` as ECMAScript `Number(text)` does; what is not a number gives NaN.

    White space around the number is ignored and blank text is 0. Decimal, exponent, `0x`, `0o` and `0b` forms and
    `Infinity` are read; digits are ASCII only and underscores are refused.
    """
    trimmed = ecmascript_trim(text)
    if not trimmed:
        return 0.0
    radix = _RADIX.fullmatch(trimmed)
    if radix is not None and radix.lastgroup is not None:
        return _as_double(int(radix[radix.lastgroup], _BASES[radix.lastgroup]))
    if _DECIMAL.fullmatch(trimmed) is None:
        return math.nan
    return float(trimmed)
