"""SHA-256 in the two spellings the wire uses."""

from __future__ import annotations

import hashlib

__all__ = ["sha256_hex", "sha256_identifier"]


def sha256_hex(data: bytes | str) -> str:
    """Bare lower-case hexadecimal SHA-256; text is hashed as UTF-8."""
    return hashlib.sha256(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data).hexdigest()


def sha256_identifier(data: bytes | str) -> str:
    """SHA-256 as an identifier: `sha256:` and 64 hexadecimal digits."""
    return f"sha256:{sha256_hex(data)}"
