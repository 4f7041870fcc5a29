"""Canonical JSON, ECMAScript number text, white space and patterns: the one home of each."""

from paperclip_runner.canonical.digests import sha256_hex, sha256_identifier
from paperclip_runner.canonical.forms import (
    challenge_json,
    command_fingerprint,
    command_json,
    json_bytes,
    json_text,
    pretty_json_text,
    semantic_digest,
    semantic_json,
)
from paperclip_runner.canonical.numbers import (
    MAX_SAFE_INTEGER,
    ecmascript_number,
    ecmascript_number_text,
    runner_number_text,
)
from paperclip_runner.canonical.parsing import parse_json
from paperclip_runner.canonical.patterns import MAX_PATTERN_STEPS, EcmascriptPattern, PatternError
from paperclip_runner.canonical.text import (
    ECMASCRIPT_WHITE_SPACE,
    ecmascript_trim,
    is_blank,
    json_string_text,
    utf16_length,
    utf16_order,
    utf16_units,
)
from paperclip_runner.canonical.values import copy_json

__all__ = [
    "ECMASCRIPT_WHITE_SPACE",
    "MAX_PATTERN_STEPS",
    "MAX_SAFE_INTEGER",
    "EcmascriptPattern",
    "PatternError",
    "challenge_json",
    "command_fingerprint",
    "command_json",
    "copy_json",
    "ecmascript_number",
    "ecmascript_number_text",
    "ecmascript_trim",
    "is_blank",
    "json_bytes",
    "json_string_text",
    "json_text",
    "parse_json",
    "pretty_json_text",
    "runner_number_text",
    "semantic_digest",
    "semantic_json",
    "sha256_hex",
    "sha256_identifier",
    "utf16_length",
    "utf16_order",
    "utf16_units",
]
