"""Runs datamodel-code-generator over the profile, outside the tree, and refuses whatever it should not have done."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from codegen.dialect import SchemaError
from codegen.model import AliasModel, Model
from codegen.naming import pascal
from codegen.profile import profile_documents, template_data
from codegen.source import annotation

TEMPLATES = Path(__file__).parent / "templates"
HEADER = '''"""{title}

Generated from the files under ``schemas/`` by ``nox -s generate``; do not edit.
"""'''

ARGUMENTS = (
    "--input-file-type=openapi",
    "--output-model-type=msgspec.Struct",
    "--disable-timestamp",
    "--target-python-version=3.11",
    "--formatters=builtin",
    "--encoding=utf-8",
    "--use-annotated",
    "--field-constraints",
    "--enum-field-as-literal=all",
    "--keyword-only",
    "--no-allow-remote-refs",
    "--strict-refs",
    "--snake-case-field",
    "--disable-future-imports",
    "--collapse-root-models",
    "--ignore-pyproject",
)


def struct_modules(model: Model, titles: dict[str, str]) -> dict[str, str]:
    """Module name -> source of its Structs and unions.

    Raises:
        SchemaError: the generator warned, failed, renamed a class or invented one.
    """
    with tempfile.TemporaryDirectory(prefix="paperclip-codegen-") as folder:
        work = Path(folder)
        _write_input(work, model)
        _require_expected(_run(work), model)
        return {
            name: _finished(name, (work / "output" / f"{name}.py").read_text(encoding="utf-8"), model, title)
            for name, title in titles.items()
        }


def _write_input(work: Path, model: Model) -> None:
    (work / "input").mkdir()
    # The generator takes the line length from the nearest project file above its output.
    (work / "pyproject.toml").write_bytes(b"[tool.black]\n")
    for name, document in profile_documents(model).items():
        (work / "input" / f"{name}.json").write_bytes(json.dumps(document).encode())
    (work / "extra.json").write_bytes(json.dumps(template_data(model)).encode())


def _run(work: Path) -> str:
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(work),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }
    command = [
        sys.executable,
        "-m",
        "datamodel_code_generator",
        "--input=input",
        "--output=output",
        "--extra-template-data=extra.json",
        f"--custom-template-dir={TEMPLATES / 'datamodel'}",
        *ARGUMENTS,
    ]
    done = subprocess.run(
        command, cwd=work, env=environment, capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    if done.returncode != 0:
        raise SchemaError(
            f"datamodel-code-generator answered {done.returncode}:\n{done.stderr.strip() or done.stdout.strip()}"
        )
    return done.stderr


def _require_expected(warnings: str, model: Model) -> None:
    """Every warning must tell of a union that the model knows msgspec cannot decode, and that is built otherwise."""
    known = {
        f"{item.name}.{field.wire}"
        for item in model.classes.values()
        for field in item.fields.values()
        if not model.decodable(field.typed.type)
    }
    for line in warnings.splitlines():
        told = re.search(r"UserWarning: msgspec cannot decode the union ([\w.]+):", line)
        if (told and told[1] in known) or (line.startswith("  ") and not told):
            continue
        raise SchemaError(f"datamodel-code-generator warned: {line.strip()}")


def _finished(name: str, source: str, model: Model, title: str) -> str:
    """The module with our header and its unions, once its class names are the model's."""
    body = source.split("\n\n", 1)[1] if source.startswith("#") else source
    wanted = {item.name for item in model.classes.values() if item.module == name}
    written = set(re.findall(r"^class (\w+)\(", body, re.MULTILINE))
    stray = set(re.findall(r"^(\w+): TypeAlias = ", body, re.MULTILINE))
    if written != wanted or stray:
        different = sorted((written ^ wanted) | stray)
        raise SchemaError(
            f"module {name}: the generator wrote other names than the model has: {', '.join(different[:8])}"
        )
    aliases = [_alias(item) for item in model.aliases.values() if item.module == name]
    unions = {item.name for item in model.aliases.values() if item.module == name}
    fallbacks = {item.fallback for item in model.aliases.values() if item.module == name and item.fallback}
    exported = sorted(wanted | unions | fallbacks | {pascal(name) + union for union in unions})
    everything = "__all__ = [\n" + "".join(f"    {item!r},\n" for item in exported) + "]\n"
    body = _with_typing_names(body, aliases=bool(aliases))
    return "\n\n".join([HEADER.format(title=title), body.strip() + "\n", *aliases, everything])


def _with_typing_names(body: str, *, aliases: bool) -> str:
    """Import what the template and the unions use beside what the generator imported by itself."""
    needed = [name for name in ("ClassVar", "Literal", "TYPE_CHECKING") if re.search(rf"\b{name}[\[:]", body)]
    if aliases:
        needed.append("TypeAlias")
    line = re.search(r"^from typing import (.+)$", body, re.MULTILINE)
    if line is None:
        return f"from typing import {', '.join(needed)}\n\n{body}" if needed else body
    unused = {name for name in line[1].split(", ") if len(re.findall(rf"\b{name}\b", body)) == 1}
    imported = sorted({*line[1].split(", "), *needed} - unused)
    return body.replace(line[0], f"from typing import {', '.join(imported)}", 1)


def _alias(item: AliasModel) -> str:
    prefix = item.module + "."
    options = "\n    | ".join(annotation(option).removeprefix(prefix) for option in item.options)
    text = item.text.replace("\\", "\\\\").replace('"""', "'''")
    fallback = ""
    if item.fallback:
        words = f"What no class of ``{item.name}`` describes, kept as it came."
        fallback = f'{item.fallback}: TypeAlias = dict[str, JsonValue]\n"""{words}"""\n\n'
    qualified = f"{pascal(item.module)}{item.name}"
    return (
        f'{fallback}{item.name}: TypeAlias = (\n    {options}\n)\n"""{text}"""\n\n'
        f'{qualified}: TypeAlias = {item.name}\n"""``{item.name}`` under a name that tells the module."""\n'
    )
