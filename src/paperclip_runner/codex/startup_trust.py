"""Marks the folder a session starts in as trusted in the configuration of Codex, and changes nothing else in it.

Pure: the caller reads and writes the file (mode 0600, replaced as a whole, in a folder of mode 0700) and asks git.
Source: the startup trust section of the Codex driver specification.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final, cast

from paperclip_runner.codex.errors import CodexLaunchError

__all__ = ["trust_root", "with_trusted_root"]

_TABLE_HEADER: Final = re.compile(r"^[ \t]*\[", re.MULTILINE)
_TRUST_LEVEL: Final = re.compile(r"""^([ \t]*trust_level[ \t]*=[ \t]*)("[^"\n]*"|'[^'\n]*')""", re.MULTILINE)


def trust_root(toplevel: str, common_directory: str) -> str:
    """Return the folder that trust is given to: the main checkout, also for a linked worktree.

    `toplevel` and `common_directory` are what git printed for the working directory, both absolute.
    """
    return common_directory.removesuffix("/.git") if common_directory.endswith("/.git") else toplevel


def with_trusted_root(config: str, root: str) -> str:
    """Return `config` (TOML) with `projects."<root>".trust_level = "trusted"`, every other byte kept.

    Each way of writing it is parsed again and must give exactly the intended document. Raises `CodexLaunchError`:
    `codex_startup_trust_configuration_invalid` for text that is no TOML, and
    `codex_startup_trust_cannot_preserve_configuration` when no way fits.
    """
    try:
        document = tomllib.loads(config)
    except tomllib.TOMLDecodeError as error:
        raise CodexLaunchError(
            "config.toml in CODEX_HOME is not valid TOML. Repair it, or use another CODEX_HOME.",
            code="codex_startup_trust_configuration_invalid",
        ) from error
    wanted = _trusted(document, root)
    if wanted == document:
        return config
    for candidate in _candidates(config, root):
        try:
            if wanted is not None and tomllib.loads(candidate) == wanted:
                return candidate
        except tomllib.TOMLDecodeError:
            continue
    raise CodexLaunchError(
        f"config.toml in CODEX_HOME cannot take the trust of {root} without being rewritten. "
        "Add the project there by hand, or use another CODEX_HOME.",
        code="codex_startup_trust_cannot_preserve_configuration",
    )


def _trusted(document: dict[str, Any], root: str) -> dict[str, Any] | None:
    projects = document.get("projects", {})
    if not isinstance(projects, dict):
        return None
    known = cast("dict[str, Any]", projects)
    project = known.get(root, {})
    if not isinstance(project, dict):
        return None
    trusted = {**cast("dict[str, Any]", project), "trust_level": "trusted"}
    return {**document, "projects": {**known, root: trusted}}


def _candidates(config: str, root: str) -> list[str]:
    key = json.dumps(root, ensure_ascii=False)
    newline = "\r\n" if "\r\n" in config else "\n"
    candidates: list[str] = []
    names = {key, f"'{root}'"} if "'" not in root else {key}
    for name in sorted(names):
        escaped = re.escape(name)
        header = re.compile(rf"^[ \t]*\[[ \t]*projects[ \t]*\.[ \t]*{escaped}[ \t]*\][^\n]*(?:\n|\Z)", re.MULTILINE)
        for match in header.finditer(config):
            following = _TABLE_HEADER.search(config, match.end())
            end = following.start() if following else len(config)
            body = config[match.end() : end]
            replaced = _TRUST_LEVEL.sub(r'\1"trusted"', body, count=1)
            candidates.append(config[: match.end()] + replaced + config[end:])
            lead = config[: match.end()] if config[: match.end()].endswith("\n") else config[: match.end()] + newline
            candidates.append(f'{lead}trust_level = "trusted"{newline}{config[match.end() :]}')
        inline = re.compile(rf"({escaped}[ \t]*=[ \t]*\{{)([^{{}}\n]*)(\}})")
        for match in inline.finditer(config):
            body = re.sub(r"""(trust_level[ \t]*=[ \t]*)("[^"]*"|'[^']*')""", r'\1"trusted"', match.group(2), count=1)
            candidates.append(config[: match.start(2)] + body + config[match.end(2) :])
            rest = match.group(2).strip()
            entry = 'trust_level = "trusted"' + (", " + rest if rest else "")
            candidates.append(f"{config[: match.start(2)]} {entry} {config[match.end(2) :]}")
        dotted = re.compile(rf"""^([ \t]*(?:projects[ \t]*\.[ \t]*)?{escaped}[ \t]*\.[ \t]*trust_level[ \t]*=[ \t]*)
            ("[^"\n]*"|'[^'\n]*')""", re.MULTILINE | re.VERBOSE)  # fmt: skip
        candidates += [config[: m.start(2)] + '"trusted"' + config[m.end(2) :] for m in dotted.finditer(config)]
    for match in re.finditer(r"(^[ \t]*projects[ \t]*=[ \t]*\{)", config, re.MULTILINE):
        comma = "" if re.match(r"[ \t]*\}", config[match.end() :]) else ","
        entry = f' {key} = {{ trust_level = "trusted" }}{comma}'
        candidates.append(config[: match.end()] + entry + config[match.end() :])
    separator = "" if not config or config.endswith("\n") else newline
    blank = newline if config else ""
    candidates.append(f'{config}{separator}{blank}[projects.{key}]{newline}trust_level = "trusted"{newline}')
    return candidates
