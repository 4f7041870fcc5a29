"""Files of the workspace that a message of the model points at with Markdown links.

Source: the file reference rules of the Codex driver specification;
`schemas/prp/v1/workspace-file-reference.schema.json`.
"""

from __future__ import annotations

import posixpath
import re
from typing import TYPE_CHECKING, Final

import msgspec

from paperclip_runner.canonical import sha256_hex
from paperclip_runner.codex.turn_diff import workspace_path

if TYPE_CHECKING:
    from paperclip_protocol import JsonValue

__all__ = ["FileReference", "file_references"]

REFERENCES_MAX: Final = 32
"""References of one message that are kept."""

LINE_MAX: Final = 1_000_000
"""Largest line number a reference may name."""

NAME_MAX_CHARACTERS: Final = 255
"""Characters of a reference's name."""

_LINK: Final = re.compile(r"\[([^\[\]\n]+)\]\((<[^<>\n]+>|[^()\s]+)(?:[ \t]+\"[^\"\n]*\")?\)")
_LINE: Final = re.compile(r"(?:#L([0-9]{1,9})(?:-L?[0-9]+)?|:([0-9]{1,9}))$")
_PERCENT_ENCODED: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:(?![0-9]+$)")
_CODE: Final = frozenset(
    {"c", "cc", "cjs", "cpp", "cs", "css", "go", "h", "hpp", "html", "java", "js", "json", "jsx", "kt", "mjs", "php"}
    | {"py", "rb", "rs", "sh", "sql", "swift", "toml", "ts", "tsx", "xml", "yaml", "yml"}
)
_MEDIA_TYPES: Final = {
    "md": ("text/markdown", "document"),
    "mdx": ("text/markdown", "document"),
    "txt": ("text/plain", "document"),
    "png": ("image/png", "image"),
    "jpg": ("image/jpeg", "image"),
    "jpeg": ("image/jpeg", "image"),
    "gif": ("image/gif", "image"),
    "webp": ("image/webp", "image"),
    "svg": ("image/svg+xml", "image"),
}


class FileReference(msgspec.Struct, frozen=True, kw_only=True):
    """A file of the workspace, and the line pointed at."""

    reference_id: str
    path: str
    name: str
    line: int | None

    def to_wire(self) -> dict[str, JsonValue]:
        """Return the payload of `workspace.file.referenced`."""
        media_type, presentation = _media_type(self.path)
        return {
            "schema": "paperclip.workspace.file_reference.v1",
            "referenceId": self.reference_id,
            "source": "harness_reported",
            "path": self.path,
            "displayName": self.name,
            "mediaType": media_type,
            "presentation": presentation,
            "line": self.line,
            "preview": None,
            "previewTruncated": False,
            "contentDigest": None,
        }


def file_references(message: str, *, turn_id: str, working_directory: str) -> list[FileReference]:
    """Return the references of a message to files inside the workspace, in order, each once."""
    found: dict[str, FileReference] = {}
    for match in _LINK.finditer(message):
        located = _locate(match[2], working_directory)
        if located is None:
            continue
        path, line = located
        digest = sha256_hex(f"{turn_id}\0{path}:{'' if line is None else line}")
        reference_id = f"{turn_id}:file:{digest[:24]}"
        if reference_id not in found:
            name = match[1].strip()[:NAME_MAX_CHARACTERS] or posixpath.basename(path)[:NAME_MAX_CHARACTERS]
            found[reference_id] = FileReference(reference_id=reference_id, path=path, name=name, line=line)
        if len(found) == REFERENCES_MAX:
            break
    return list(found.values())


def _locate(target: str, working_directory: str) -> tuple[str, int | None] | None:
    target = target.removeprefix("<").removesuffix(">")
    target = target.removeprefix("file://")
    if _SCHEME.match(target) or target.startswith(("#", "?", "//")):
        return None
    line: int | None = None
    match = _LINE.search(target)
    if match is not None:
        line = int(match[1] or match[2])
        target = target[: match.start()]
        if not 0 < line <= LINE_MAX:
            return None
    plain = target.split("?", 1)[0].split("#", 1)[0]
    path = _PERCENT_ENCODED.sub(_decoded, plain).replace("\\", "/")
    root = working_directory.rstrip("/") + "/"
    if path.startswith(root):
        path = path[len(root) :]
    if not path or path.startswith("/"):
        return None
    relative = workspace_path(posixpath.normpath(path))
    return None if relative is None or relative == "." else (relative, line)


def _decoded(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace")


def _media_type(path: str) -> tuple[str | None, str]:
    extension = posixpath.splitext(path)[1].lstrip(".").lower()
    if extension in _CODE:
        return "text/plain", "code"
    return _MEDIA_TYPES.get(extension, (None, "generic"))
