"""Two kinds of record.

A *fact* is frozen and shared by all copies of a game: instructions, events, printed things. A *live* record is part of the
state: it may be changed, and is copied with the game by a `clone` written from its annotations.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import Field, fields, is_dataclass
from functools import lru_cache
from importlib import import_module
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .methods import compiled, is_frozen, slotted

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Makes a frozen, slotted record that all copies of a game share."""
    return slotted(cls, frozen=True)


@dataclass_transform()
def live(cls: type[T]) -> type[T]:
    """Makes a slotted record of the state, with a `clone` that is written from its annotations on first use.

    Raises:
        TypeError: On the first clone, if a field has a type that nobody has said how to copy.
    """

    def clone(self: Any) -> Any:
        written = write_clone(record)
        record.clone = written  # type: ignore[attr-defined]
        return written(self)

    cls.clone = clone  # type: ignore[attr-defined]
    record = slotted(cls, frozen=False)
    return record


def write_clone(cls: type[Any]) -> Callable[[Any], Any]:
    """The function that copies a record of this class, field by field."""
    hints = hints_of(cls)
    lines = [f"    new.{f.name} = {copy_of(f'old.{f.name}', hints[f.name])}" for f in fields(cls)]
    lines += ["    new.__post_init__()"] * hasattr(cls, "__post_init__")
    source = "def clone(old):\n    new = make(record)\n" + "\n".join(lines) + "\n    return new"
    return compiled(source, "clone", make=object.__new__, record=cls)


def copy_of(name: str, kind: Any) -> str:
    """The expression that copies a value of this type.

    Raises:
        TypeError: If it is of a type that is neither shared nor known; never a shared reference by accident.
    """
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return copy_of(name, args[0])
    if shared(kind):
        return name
    if isinstance(kind, type) and hasattr(kind, "clone"):
        return f"{name}.clone()"
    if origin is list:
        return f"{name}.copy()" if shared(args[0]) else f"[{copy_of('x', args[0])} for x in {name}]"
    if origin is dict and shared(args[0]):
        return f"{name}.copy()" if shared(args[1]) else f"{{k: {copy_of('x', args[1])} for k, x in {name}.items()}}"
    if origin in (Union, types.UnionType) and len(args) == 2 and args[1] is type(None):
        return f"(None if {name} is None else {copy_of(name, args[0])})"
    raise TypeError(f"no way to copy {name}: {kind}")


def shared(kind: Any) -> bool:
    """Whether values of this type never change, so that copies of a game may share them."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return shared(args[0])
    if origin in (Union, types.UnionType):
        return all(map(shared, args))
    if origin is tuple:
        return all(shared(arg) for arg in args if arg is not ...)
    if origin is Literal or kind in (int, str, bool, type(None)):
        return True
    if is_record(kind):
        return is_frozen(kind) and not holds_live(kind)
    return getattr(kind, "frozen", False) is True or getattr(origin, "frozen", False) is True


@lru_cache(None)
def holds_live(kind: type[Any]) -> bool:
    """Whether a frozen record holds something that can be changed after all."""
    hints = hints_of(kind)
    return any(changeable(hints[name]) for name in names_of(kind))


def changeable(kind: Any) -> bool:
    """Whether anything in a value of this type can be changed: a list, a dict, a live record."""
    if kind in (list, dict) or get_origin(kind) in (list, dict):
        return True
    if is_record(kind):
        return not is_frozen(kind) or holds_live(kind)
    return any(map(changeable, get_args(kind)))


def is_record(kind: Any) -> bool:
    """Whether this is a class of records: a fact, a live record or a named tuple."""
    return isinstance(kind, type) and (is_dataclass(cast("type[Any]", kind)) or hasattr(cast("Any", kind), "_fields"))


def names_of(cls: type[Any]) -> tuple[str, ...]:
    """The fields of a class of records, in order."""
    return tuple(f.name for f in fields(cls)) if is_dataclass(cls) else cast("tuple[str, ...]", cls._fields)


@lru_cache(None)
def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The annotations of the fields of a class of records, in order, facings and limits included.

    What else the class has annotations of may name what is not imported in a run.
    """
    if hasattr(kind, "_fields"):
        return get_type_hints(kind, include_extras=True)
    return {f.name: eval(str(f.type), vars(import_module(home_of(f, kind).__module__))) for f in fields(kind)}


def home_of(field: Field[Any], kind: type[Any]) -> type[Any]:
    """The class that has this field first."""
    return next(
        base
        for base in reversed(kind.__mro__)
        if base.__dict__.get("__dataclass_fields__", {}).get(field.name) is field
    )
