"""Compiles the residual of each class: what its field types cannot say, as one predicate over the decoded Struct."""

from __future__ import annotations

from codegen.catalog import Catalog, Pointer
from codegen.dialect import Node
from codegen.model import AliasType, ClassModel, ClassType, Field, ListType, MapType, Model, Type, UnionType
from codegen.naming import Names, snake
from codegen.predicates import PredicateCompiler, PredicateModule, function_name
from codegen.source import Writer


class CheckCompiler(PredicateCompiler):
    """Writes ``check_<class>`` for each class that msgspec can decode and types do not describe completely."""

    def __init__(self, catalog: Catalog, names: Names, model: Model) -> None:
        super().__init__(catalog, names, model)
        self._needs: dict[tuple[str, str], bool] = {}

    def build(self) -> dict[tuple[str, str], str]:
        """Class -> the name of its check, for every class that needs one."""
        checked = [
            item
            for item in self.model.classes.values()
            if self.model.decodable(ClassType(item.module, item.name)) and self.needs(item)
        ]
        for item in checked:
            self._write(item)
        return {(item.module, item.name): self._check_name(item) for item in checked}

    def call(self, home: PredicateModule, pointer: Pointer) -> str:
        """Plain JSON inside a Struct is put to the schema's verdict, which stands in its own module."""
        target = self.names.entry(pointer.file).module
        home.verdicts.add(target)
        return f"{target}_verdicts.{function_name('is', pointer)}"

    def needs(self, item: ClassModel) -> bool:
        """Whether values of the class need a check beyond their types."""
        key = (item.module, item.name)
        if key not in self._needs:
            self._needs[key] = False
            self._needs[key] = bool(item.residual) or any(
                field.typed.residual or self._nested(field.typed.type) for field in self.model.all_fields(item).values()
            )
            if not self._needs[key] and item.base:
                self._needs[key] = self.needs(self.model.class_of(item.base))
        return self._needs[key]

    def _nested(self, kind: Type) -> bool:
        if isinstance(kind, ClassType):
            return self.needs(self.model.class_of(kind))
        if isinstance(kind, ListType):
            return self._nested(kind.item)
        if isinstance(kind, MapType):
            return self._nested(kind.value)
        if isinstance(kind, UnionType):
            return any(self._nested(option) for option in kind.options)
        if isinstance(kind, AliasType):
            return any(self._nested(option) for option in self.model.options(kind))
        return False

    def _check_name(self, item: ClassModel) -> str:
        """The check of a class; one that adds nothing to its base shares the base's."""
        if item.base and not item.fields and not item.residual:
            return self._check_name(self.model.class_of(item.base))
        return f"check_{snake(item.name)}"

    def _write(self, item: ClassModel) -> None:
        if item.base and not item.fields and not item.residual:
            return
        home = self.module(item.module)
        home.structs.add(item.module)
        writer = Writer()
        with writer.block(f"def check_{snake(item.name)}(value: {item.module}.{item.name}) -> bool:"):
            for field in self.model.all_fields(item).values():
                self._field(home, writer, field)
            kind = ClassType(item.module, item.name)
            for residual in self._residual(item):
                self.statements(home, writer, residual, "value", kind)
            writer("return True")
        home.functions.append(writer.lines)

    def _residual(self, item: ClassModel) -> tuple[Node, ...]:
        inherited = self._residual(self.model.class_of(item.base)) if item.base else ()
        return (*inherited, *item.residual)

    def _field(self, home: PredicateModule, w: Writer, field: Field, owner: str = "value") -> None:
        if not field.typed.residual and not self._nested(field.typed.type):
            return
        item = w.name("member")
        w(f"{item} = {owner}.{field.attribute}")
        if field.required:
            self._value(home, w, field, item)
        else:
            with w.block(f"if {item} is not UNSET:"):
                self._value(home, w, field, item)

    def _value(self, home: PredicateModule, w: Writer, field: Field, value: str) -> None:
        self._descend(home, w, value, field.typed.type)
        for residual in field.typed.residual:
            self.statements(home, w, residual, value, field.typed.type)

    def _descend(self, home: PredicateModule, w: Writer, value: str, kind: Type) -> None:
        if not self._nested(kind):
            return
        if isinstance(kind, ClassType):
            self._nested_object(home, w, value, kind)
        elif isinstance(kind, ListType | MapType):
            item = w.name("item")
            source = value if isinstance(kind, ListType) else f"{value}.values()"
            inner = kind.item if isinstance(kind, ListType) else kind.value
            with w.block(f"for {item} in {source}:"):
                self._descend(home, w, item, inner)
        elif isinstance(kind, UnionType):
            self._options(home, w, value, kind.options)
        elif isinstance(kind, AliasType):
            self._alias(home, w, value, kind)

    def _nested_object(self, home: PredicateModule, w: Writer, value: str, kind: ClassType) -> None:
        """Check an object inside another: in place when it holds only scalars, since calls are most of the cost."""
        item = self.model.class_of(kind)
        fields = self.model.all_fields(item).values()
        if self._residual(item) or any(self._nested(field.typed.type) for field in fields):
            w(f"if not {self._check_call(home, kind)}({value}):")
            w("    return False")
        else:
            for field in fields:
                self._field(home, w, field, value)

    def _alias(self, home: PredicateModule, w: Writer, value: str, kind: AliasType) -> None:
        """Check a member of a named union by its class: the table of its module knows which check that is."""
        options = self.model.options(kind)
        if any(not isinstance(option, ClassType) or option.module != kind.module for option in options):
            self._options(home, w, value, options)
            return
        table = "CHECKS"
        if kind.module != home.name:
            home.neighbours.add(kind.module)
            table = f"{kind.module}_checks.CHECKS"
        w(f"if not checked({table}, {value}):")
        w("    return False")

    def _options(self, home: PredicateModule, w: Writer, value: str, options: tuple[Type, ...]) -> None:
        for option in options:
            if not self._nested(option):
                continue
            if isinstance(option, AliasType):
                self._alias(home, w, value, option)
            else:
                with w.block(f"if {self._test(option, value)}:"):
                    self._descend(home, w, value, option)

    def _test(self, option: Type, value: str) -> str:
        if isinstance(option, ClassType):
            return f"isinstance({value}, {option.module}.{option.name})"
        return f"isinstance({value}, {'list' if isinstance(option, ListType) else 'dict'})"

    def _check_call(self, home: PredicateModule, kind: ClassType) -> str:
        name = self._check_name(self.model.class_of(kind))
        owner = self.model.class_of(kind)
        while owner.base and not owner.fields and not owner.residual:
            owner = self.model.class_of(owner.base)
        home.structs.add(kind.module)
        if owner.module == home.name:
            return name
        home.neighbours.add(owner.module)
        return f"{owner.module}_checks.{name}"
