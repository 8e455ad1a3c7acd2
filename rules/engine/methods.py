"""How records are made, compared, hashed and shown. Each such method is written from the fields when it is first called.

A game has hundreds of kinds of record and uses few of them in a sitting: to write every method of every kind beforehand, as
`dataclass` does, took half of the time in which a game is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields
from typing import Any, TypeVar, cast

T = TypeVar("T")
Method = Callable[..., Any]


def slotted(cls: type[T], *, frozen: bool) -> type[T]:
    """The slotted dataclass of this class.

    Args:
        cls: A class with annotations. What it defines itself stays.
        frozen: Whether its records can be hashed and not changed; else they can be changed and not hashed.
    """
    methods: dict[str, Any] = {"__init__": INIT, "__eq__": EQ, "__hash__": HASH if frozen else None, "__repr__": shown}
    if frozen:
        methods |= {"__setattr__": refuse, "__delattr__": refuse, "__reduce__": made_from}
    for name, method in methods.items():
        if cls.__dict__.get(name) is None:  # a class that defines `__eq__` has None as its `__hash__`
            setattr(cls, name, method)
    cls.__doc__ = cls.__doc__ or cls.__name__  # for want of one, `dataclass` looks for a signature
    return dataclass(slots=True, init=False, repr=False, eq=False)(cls)


def is_frozen(kind: type[Any]) -> bool:
    """Whether records of this class cannot be changed: facts and named tuples."""
    return hasattr(kind, "_fields") or kind.__setattr__ is refuse


def compiled(source: str, name: str, **scope: Any) -> Method:
    """A function of this name from generated source."""
    exec(source, scope)
    return cast("Method", scope[name])


def later(name: str, write: Callable[[type[Any]], Method]) -> Method:
    """The method of this name for classes that have not needed it yet: it writes theirs, and is never called again."""

    def first(self: object, *args: object, **named: object) -> Any:
        kind = next(kind for kind in type(self).__mro__ if kind.__dict__.get(name) is first)
        method = write(kind)
        setattr(kind, name, method)
        return method(self, *args, **named)

    first.__name__ = name
    return first


def write_init(kind: type[Any]) -> Method:
    """How a record of this class is made."""
    known, frozen = fields(kind), is_frozen(kind)
    given = ", ".join(f"{f.name}=default_{f.name}" if has_default(f) else f.name for f in known)
    lines = [f"    put_{f.name}(self, {f.name})" if frozen else f"    self.{f.name} = {f.name}" for f in known]
    lines += ["    self.__post_init__()"] * hasattr(kind, "__post_init__")
    source = f"def __init__(self, {given}):\n" + "\n".join(lines or ["    pass"])
    defaults = {f"default_{f.name}": f.default for f in known if has_default(f)}
    slots = {f"put_{f.name}": getattr(kind, f.name).__set__ for f in known}
    return compiled(source, "__init__", **slots, **defaults)


def has_default(field: Field[Any]) -> bool:
    """Whether a field may be left out."""
    return field.default is not MISSING


def write_eq(kind: type[Any]) -> Method:
    """How two records of this class are compared."""
    source = "def __eq__(self, other):\n    if other.__class__ is not self.__class__:\n        return NotImplemented\n"
    return compiled(f"{source}    return {values('self', kind)} == {values('other', kind)}", "__eq__")


def write_hash(kind: type[Any]) -> Method:
    """How a record of this class is hashed."""
    return compiled(f"def __hash__(self):\n    return hash({values('self', kind)})", "__hash__")


def values(record: str, kind: type[Any]) -> str:
    """The expression for all values of a record."""
    return f"({''.join(f'{record}.{f.name}, ' for f in fields(kind))})"


INIT, EQ, HASH = later("__init__", write_init), later("__eq__", write_eq), later("__hash__", write_hash)


def shown(record: Any) -> str:
    """A record as Python writes it."""
    return f"{type(record).__qualname__}({', '.join(f'{f.name}={getattr(record, f.name)!r}' for f in fields(record))})"


def made_from(record: object) -> tuple[type[Any], tuple[Any, ...]]:
    """What a frozen record is made from again, in another process or as a copy: it is never changed into what it is."""
    return type(record), tuple(getattr(record, f.name) for f in fields(cast("Any", record)))


def refuse(record: object, name: str, *value: object) -> None:
    """A frozen record cannot be changed.

    Raises:
        FrozenInstanceError: Always.
    """
    raise FrozenInstanceError(f"{type(record).__name__}.{name} cannot be changed")
