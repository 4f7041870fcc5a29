"""How the app-server protocol of one Codex differs from the subset that this project uses (pure).

Ours are the documents below `schemas/codex/`; theirs is what `codex app-server generate-json-schema --experimental`
prints. What Codex sends must be something our schemas take; what we send must be something Codex takes. A difference
that violates this is a break. Everything else is told and breaks nothing: our subset is open where Codex grows.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final, cast

import msgspec

from paperclip_runner.codex.known_deviations import known_reason
from paperclip_runner.codex.schema_shapes import ALL_TYPES, SchemaBook, SchemaShapeError, together

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from paperclip_protocol import JsonValue

    from paperclip_runner.codex.schema_shapes import Form, Shape

__all__ = ["Drift", "DriftKind", "DriftReport", "Scorecard", "compare_schemas"]

METHOD_TABLE: Final = "x-paperclip-codex-methods"
"""Annotation of `schemas/codex/methods.schema.json` that lists the methods this project uses."""

MAX_DEPTH: Final = 32
"""How many members and elements deep a message is compared."""

UNIONS: Final = {
    "request": "ClientRequest",
    "client_notification": "ClientNotification",
    "notification": "ServerNotification",
    "server_request": "ServerRequest",
}
"""The definition in which Codex lists the methods of each kind."""

SENT_PARTS: Final = frozenset(
    {("request", "params"), ("client_notification", "params"), ("server_request", "response")}
)
"""The messages that go from us to Codex, by kind of method and part."""


class DriftKind(Enum):
    """What became of something that our subset names, or that it does not name."""

    MISSING = "missing"
    CHANGED = "changed"
    NEW = "new"


class Drift(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One difference.

    `part` is `method`, `params` or `response`; `path` points into it as a JSON pointer does, with `*` for any element
    or member and `(word)` for one alternative of a union. `place` is the same in our definitions: a name that
    `prp schema show` takes, and what follows below it. `ours` and `theirs` are for people, and so is `known`: why a
    deviation that would be a break is none. `also` names the other messages in which the same definition stands.

    `code` is stable: `method_gone`, `method_unused`, `response_gone`, `field_gone`, `field_optional`, `field_new`,
    `parameter_required`, `type_changed`, `word_gone`, `word_new`, `alternative_gone`, `alternative_new`.
    """

    method: str
    method_kind: str
    part: str
    path: str
    place: str
    kind: DriftKind
    code: str
    breaks: bool
    ours: str = ""
    theirs: str = ""
    known: str = ""
    also: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The method and the part of it, as in `also`."""
        return self.method if self.part == "method" else f"{self.method} {self.part}"


class Scorecard(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The counts. `fields` are the different places compared; a definition that stands in many messages counts once.

    `missing`, `changed` and `new` count what is no break; methods that are not used are in `methods_unused` alone.
    """

    methods: int
    methods_broken: int
    methods_unused: int
    fields: int
    breaks: int
    missing: int
    changed: int
    new: int


class DriftReport(msgspec.Struct, frozen=True, kw_only=True):
    """All differences in the order of our method table, and the counts."""

    scorecard: Scorecard
    drifts: tuple[Drift, ...]

    @property
    def breaks(self) -> tuple[Drift, ...]:
        """The differences with which this project does not work."""
        return tuple(drift for drift in self.drifts if drift.breaks)


def compare_schemas(ours: Iterable[Mapping[str, JsonValue]], theirs: JsonValue) -> DriftReport:
    """Compares our documents, the method table among them, with the bundle that a Codex printed.

    Raises `SchemaShapeError`: `codex_schema_unusable` when `theirs` is no such bundle, and what following it raises.
    """
    documents = {str(document["$id"]): _absolute(dict(document), str(document["$id"])) for document in ours}
    table = next(table for document in documents.values() if (table := _member(document, METHOD_TABLE)) is not None)
    return _Comparison(SchemaBook(documents), cast("dict[str, dict[str, str]]", table), theirs).report()


class _Place(msgspec.Struct, frozen=True):
    """Where the comparison is: in a message, and in our definitions (`origin`, for places that many messages share)."""

    method: str
    method_kind: str
    part: str
    path: str = ""
    origin: str = ""
    depth: int = 0

    @property
    def sent(self) -> bool:
        """Whether what is compared is sent by us."""
        return (self.method_kind, self.part) in SENT_PARTS

    def below(self, step: str, *, origin: str = "") -> _Place:
        escaped = step.replace("~", "~0").replace("/", "~1")
        return self._at(f"{self.path}/{escaped}", origin or f"{self.origin}/{escaped}")

    def alternative(self, word: str, *, origin: str = "") -> _Place:
        return self._at(f"{self.path}({word})", origin or f"{self.origin}({word})")

    def _at(self, path: str, origin: str) -> _Place:
        return msgspec.structs.replace(self, path=path, origin=origin, depth=self.depth + 1)


class _Comparison:
    """One run over the method table."""

    def __init__(self, ours: SchemaBook, table: dict[str, dict[str, str]], theirs: JsonValue) -> None:
        self._ours = ours
        self._theirs = SchemaBook({"": theirs})
        self._table = table
        self._methods = {kind: _methods(theirs, union) for kind, union in UNIONS.items()}
        self._drifts: dict[tuple[str, ...], Drift] = {}
        self._fields: set[tuple[str, bool]] = set()

    def report(self) -> DriftReport:
        for method, entry in self._table.items():
            self._method(method, entry)
        for kind, methods in self._methods.items():
            for method in methods:
                if self._table.get(method, {}).get("kind") != kind:
                    self._tell(_Place(method, kind, "method", origin=method), DriftKind.NEW, "method_unused")
        drifts = tuple(self._drifts.values())
        return DriftReport(scorecard=self._scorecard(drifts), drifts=drifts)

    def _scorecard(self, drifts: Sequence[Drift]) -> Scorecard:
        breaks = [drift for drift in drifts if drift.breaks]
        unused = [drift for drift in drifts if drift.code == "method_unused"]
        told = {kind: sum(drift.kind is kind and not drift.breaks for drift in drifts) for kind in DriftKind}
        broken = {message.partition(" ")[0] for drift in breaks for message in (drift.message, *drift.also)}
        return Scorecard(
            methods=len(self._table),
            methods_broken=len(broken),
            methods_unused=len(unused),
            fields=len(self._fields),
            breaks=len(breaks),
            missing=told[DriftKind.MISSING],
            changed=told[DriftKind.CHANGED],
            new=told[DriftKind.NEW] - len(unused),
        )

    def _method(self, method: str, entry: dict[str, str]) -> None:
        kind = entry["kind"]
        found = self._methods[kind].get(method)
        if found is None:
            place = _Place(method, kind, "method", origin=method)
            self._tell(place, DriftKind.MISSING, "method_gone", breaks=True)
            return
        params = _member(found, "properties", "params")
        self._message(_Place(method, kind, "params"), entry.get("params"), params)
        if "response" not in entry:
            return
        response = self._response(method, params)
        if response is None:
            required = self._ours.shape([{"$ref": entry["response"]}]).objects[0].required
            place = _Place(method, kind, "response", origin=entry["response"])
            self._tell(place, DriftKind.MISSING, "response_gone", breaks=bool(required))
            return
        self._message(_Place(method, kind, "response"), entry["response"], response)

    def _message(self, place: _Place, ours: str | None, theirs: JsonValue) -> None:
        nothing: JsonValue = {"type": "object"}
        place = msgspec.structs.replace(place, origin=ours or place.method)
        self._compare(place, [{"$ref": ours} if ours else nothing], [nothing if theirs is None else theirs])

    def _response(self, method: str, params: JsonValue) -> JsonValue:
        """The answer to a method: Codex names it after the parameters, or after the method where there are none."""
        words = re.findall(r"[A-Za-z0-9]+", method)
        names = (
            self._theirs.name(params).rpartition("/")[2].removesuffix("Params"),
            "".join(word[0].upper() + word[1:] for word in words),
        )
        for name in names:
            for group in ("#/definitions", "#/definitions/v2"):
                reference = f"{group}/{name}Response"
                if self._theirs.has(reference):
                    return {"$ref": reference}
        return None

    def _compare(
        self, place: _Place, ours: Sequence[JsonValue], theirs: Sequence[JsonValue], *, required: bool = True
    ) -> None:
        """Compares one value: at least one of the schemas `ours`, and of the schemas `theirs`, holds for it."""
        if place.depth > MAX_DEPTH:
            text = f"{place.method}: {place.path} is too deep to be compared"
            raise SchemaShapeError(text, code="codex_schema_too_large", limit=MAX_DEPTH, observed=place.depth)
        self._fields.add((place.origin, place.sent))
        our, their = self._ours.shape(ours), self._theirs.shape(theirs)
        if our.types == ALL_TYPES:
            return
        self._types(place, our, their, required=required)
        self._words(place, our, their)
        if our.items and "array" in their.types:
            elements = self._below(place, "*", our.items)
            self._compare(elements, our.items, their.items or [True], required=False)
        union = self._ours.open_union(ours)
        if union is not None:
            self._alternatives(place, union, our, their)
        elif our.objects and their.objects:
            self._members(place, our.objects, their.objects)

    def _below(self, place: _Place, step: str, schemas: Sequence[JsonValue]) -> _Place:
        names = {self._ours.name(schema) for schema in schemas}
        return place.below(step, origin=names.pop() if len(names) == 1 else "")

    def _types(self, place: _Place, our: Shape, their: Shape, *, required: bool) -> None:
        """A value we may send that Codex does not take is a break; so is a required one of theirs that we do not take.

        Of an optional one of theirs, another type beside ours is told: what reads it passes over what it cannot use.
        """
        surplus = our.types - their.types if place.sent else their.types - our.types
        if surplus:
            breaks = place.sent or required or not our.types & their.types
            ours, theirs = _types_listed(our.types), _types_listed(their.types)
            self._tell(place, DriftKind.CHANGED, "type_changed", ours=ours, theirs=theirs, breaks=breaks)

    def _words(self, place: _Place, our: Shape, their: Shape) -> None:
        if not our.words or their.takes_any_word or "string" not in their.types:
            return
        gone, new = our.words - their.words, their.words - our.words
        if gone:
            self._tell(place, DriftKind.MISSING, "word_gone", ours=_listed(gone), breaks=place.sent)
        if new:
            closed = not place.sent and not our.takes_any_word
            self._tell(place, DriftKind.NEW, "word_new", theirs=_listed(new), breaks=closed)

    def _alternatives(self, place: _Place, union: tuple[str, dict[str, JsonValue]], our: Shape, their: Shape) -> None:
        """Compares the alternatives of a union that may grow, told apart by the word of their tag."""
        tag, branches = union
        tagged = [(form, self._theirs.shape(form.properties.get(tag, ())[:1]).words) for form in their.objects]
        for word, branch in branches.items():
            matching = [form for form, words in tagged if word in words]
            here = place.alternative(word, origin=self._ours.name(branch))
            if matching:
                self._members(here, self._ours.shape([branch]).objects, matching)
            else:
                self._tell(here, DriftKind.MISSING, "alternative_gone", ours=f"{tag} {word}", breaks=place.sent)
        unmatched = [form for form, words in tagged if not words & branches.keys()]
        for word in sorted(frozenset[str]().union(*(words for _, words in tagged)) - branches.keys()):
            self._tell(place.alternative(word), DriftKind.NEW, "alternative_new", theirs=f"{tag} {word}")
        if unmatched and not place.sent:
            self._members(place, our.objects, unmatched, news=False)

    def _members(self, place: _Place, ours: Sequence[Form], theirs: Sequence[Form], *, news: bool = True) -> None:
        names = dict.fromkeys(name for form in ours for name in form.properties)
        for name in names:
            self._member(place, name, ours, theirs)
        needed = _required(theirs) if place.sent and (names or not place.path) else frozenset[str]()
        for name in sorted(needed - names.keys()):
            here = place.below(name)
            self._tell(here, DriftKind.CHANGED, "parameter_required", ours="not sent", theirs="required", breaks=True)
        if names and news:
            described = dict.fromkeys(name for form in theirs for name in form.properties)
            for name in [name for name in described if name not in names and name not in needed]:
                types = self._theirs.shape(_schemas(theirs, name)).types
                self._tell(place.below(name), DriftKind.NEW, "field_new", theirs=_types_listed(types))
        extra = [form.extra for form in ours if isinstance(form.extra, dict)]
        if extra:
            their_extra = [form.extra for form in theirs if form.extra is not False]
            self._compare(self._below(place, "*", extra), extra, their_extra, required=False)

    def _member(self, place: _Place, name: str, ours: Sequence[Form], theirs: Sequence[Form]) -> None:
        """Compares one member that our subset describes."""
        our_schemas, their_schemas = _schemas(ours, name), _schemas(theirs, name)
        required, promised = name in _required(ours), name in _required(theirs)
        here = place.below(name)
        word = "required" if required else "optional"
        if not their_schemas:
            self._tell(here, DriftKind.MISSING, "field_gone", ours=word, breaks=place.sent or required)
            return
        if required and not promised and not place.sent:
            self._tell(here, DriftKind.CHANGED, "field_optional", ours=word, theirs="optional", breaks=True)
        if promised and not required and place.sent:
            self._tell(here, DriftKind.CHANGED, "parameter_required", ours=word, theirs="required", breaks=True)
        self._compare(self._below(place, name, our_schemas), our_schemas, their_schemas, required=required)

    def _tell(
        self, at: _Place, kind: DriftKind, code: str, *, ours: str = "", theirs: str = "", breaks: bool = False
    ) -> None:
        place = _place_name(at.origin)
        known = known_reason(place, code, at.method) if breaks else ""
        drift = Drift(
            method=at.method,
            method_kind=at.method_kind,
            part=at.part,
            path=at.path or "/",
            place=place,
            kind=kind,
            code=code,
            breaks=breaks and not known,
            ours=ours,
            theirs=theirs,
            known=known,
        )
        key = (at.method_kind if code == "method_unused" else "", code, at.origin, ours, theirs, known, str(breaks))
        first = self._drifts.setdefault(key, drift)
        if drift.message not in (first.message, *first.also):
            self._drifts[key] = msgspec.structs.replace(first, also=(*first.also, drift.message))


def _methods(bundle: JsonValue, union: str) -> dict[str, JsonValue]:
    """The message schema of each method in one of Codex's lists."""
    branches = _member(bundle, "definitions", union, "oneOf")
    if not isinstance(branches, list):
        raise SchemaShapeError(f"this is no schema bundle of a Codex app-server: it lists no {union}")
    found: dict[str, JsonValue] = {}
    for branch in branches:
        name = _member(branch, "properties", "method")
        words = _member(name, "enum")
        for word in words if isinstance(words, list) else [_member(name, "const")]:
            found[str(word)] = branch
    return found


def _absolute(schema: JsonValue, base: str) -> JsonValue:
    """`schema` with the document's identifier in front of each reference that stays inside the document."""
    if isinstance(schema, list):
        return [_absolute(part, base) for part in schema]
    if isinstance(schema, dict):
        return {name: _absolute(part, base) for name, part in schema.items()}
    return base + schema if isinstance(schema, str) and schema.startswith("#/") else schema


def _member(value: JsonValue, *names: str) -> JsonValue:
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def _schemas(forms: Sequence[Form], name: str) -> list[JsonValue]:
    """The schemas of member `name`, one for each form that describes it."""
    found = [form.properties[name] for form in forms if name in form.properties]
    return [together(schemas) for schemas in found]


def _required(forms: Sequence[Form]) -> frozenset[str]:
    """The members that every form requires."""
    return frozenset[str].intersection(*(form.required for form in forms)) if forms else frozenset()


def _place_name(origin: str) -> str:
    """`codex-requests#ThreadStartParams/cwd` for the pointer to that place of our documents."""
    document, marker, pointer = origin.partition("#/$defs/")
    stem = document.rpartition("/")[2].removesuffix(".schema.json")
    return f"codex-{stem}#{pointer}" if marker else ""


def _types_listed(types: frozenset[str]) -> str:
    return "anything" if types == ALL_TYPES else _listed(types - {"integer"} if "number" in types else types)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))
