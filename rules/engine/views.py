"""Who may see what: said by annotations on the fields of the table and of events; the view is written from them, like the clone.

    deck: Annotated[list[str], Hidden("power")]     nobody
    hand: Annotated[list[str], Owner("power")]      the seat of this record, or of the nearest record around it that has one
    discard: list[str]                              everybody

What a seat may not see is shown by its back; how many there are, and whether there is one, everybody sees.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
)

from .decisions import Decision
from .dice import Dice
from .methods import compiled, is_frozen
from .records import copy_of, hints_of, is_record, names_of
from .seats import HeroT, TableT

T = TypeVar("T")


class Hidden(NamedTuple):
    """Nobody sees the faces, only this back. Pieces with the same back may stand for each other."""

    back: str


class Owner(NamedTuple):
    """Only the seat named in this field sees the faces."""

    back: str
    seat: str = "seat"


@dataclass(frozen=True, slots=True)
class View(Generic[TableT, HeroT]):
    """What one seat sees; None: what everybody does."""

    game: str
    seat: int | None
    table: TableT
    decision: Decision | None
    """Only if it is this seat's."""
    choosing: int | None
    """Who is to choose; None: the game is over."""
    commands: int

    @property
    def me(self) -> HeroT:
        """What belongs to the seat that looks."""
        if self.seat is None:
            raise LookupError("everybody's view belongs to no seat")
        return cast("HeroT", self.table.of(self.seat))


def view_of(record: T, seat: int | None, owner: int | None = None) -> T:
    """A table or an event as this seat sees it; None: as everybody does. It shares nothing that could be changed."""
    return cast("T", written(type(record))(record, seat, owner))


@lru_cache(None)
def written(cls: type[Any]) -> Callable[[Any, int | None, int | None], Any]:
    """The function that shows a record of this class."""
    hints, names = hints_of(cls), names_of(cls)
    owner = "old.seat" if "seat" in names else "owner"
    shown = ", ".join(f"{name}={shown_of(f'old.{name}', hints[name], owner, names)}" for name in names)
    source = f"def seen(old, seat, owner):\n    return record({shown})"
    return compiled(source, "seen", record=cls, view=view_of)


def shown_of(name: str, kind: Any, owner: str, names: tuple[str, ...]) -> str:
    """The expression for what is seen of a value of this type."""
    origin, args = get_origin(kind), get_args(kind)
    if facing := facing_of(kind):
        face, back = shown_of(name, args[0], owner, names), back_of(name, args[0], facing.back)
        return back if type(facing) is Hidden else f"({face} if seat == {seat_of(facing, owner, names)} else {back})"
    if origin is Annotated:
        return shown_of(name, args[0], owner, names)
    if not hides(kind):
        return copy_of(name, kind)
    if is_record(kind):
        return f"view({name}, seat, {owner})"
    if origin is list or (origin is tuple and args[1:] == (...,)):
        shown = f"[{shown_of('x', args[0], owner, ())} for x in {name}]"
        return shown if origin is list else f"tuple({shown})"
    if origin is dict:
        return f"{{k: {shown_of('x', args[1], owner, ())} for k, x in {name}.items()}}"
    if origin in (Union, types.UnionType) and len(args) == 2 and args[1] is type(None):
        return f"(None if {name} is None else {shown_of(name, args[0], owner, names)})"
    raise TypeError(f"no way to show {name}: {kind}")


def seat_of(facing: Hidden | Owner, owner: str, names: tuple[str, ...]) -> str:
    """The expression for whose it is."""
    if isinstance(facing, Owner) and facing.seat in names:
        return f"old.{facing.seat}"
    if isinstance(facing, Owner) and facing.seat == "seat":
        return owner  # of the record around this one
    raise TypeError(f"no field {facing}")


def back_of(name: str, kind: Any, back: str) -> str:
    """The expression for the back of names."""
    if kind is str or get_origin(kind) is Literal or get_args(kind) == (str, type(None)):
        return f"({name} and {back!r})"
    if get_origin(kind) is list and get_args(kind) == (str,):
        return f"[{back!r}] * len({name})"
    if get_origin(kind) is tuple and get_args(kind) == (str, ...):
        return f"({back!r},) * len({name})"
    raise TypeError(f"only names can be hidden, not {name}: {kind}")


@lru_cache(None)
def hides(kind: Any) -> bool:
    """Whether anything in a value of this type is not for everybody."""
    if facing_of(kind):
        return True
    if is_record(kind):
        return any(hides(hints_of(kind)[name]) for name in names_of(kind))
    return any(hides(arg) for arg in get_args(kind) if isinstance(arg, type) or get_origin(arg))


def facing_of(kind: Any) -> Hidden | Owner | None:
    """Who sees a value of this type, if not everybody."""
    said = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((one for one in said if isinstance(one, (Hidden, Owner))), None)


# For tests: what is hidden, and whether it shows.


def facings(kind: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Where names lie, from the table down, and who sees them: a person reads it, for a forgotten annotation hides nothing."""
    for name in names_of(kind):
        hint = hints_of(kind)[name]
        said = list(facings_in(hint))
        yield from ((path + name, "nobody" if isinstance(facing, Hidden) else facing.seat) for facing in said)
        if hint == list[str]:
            yield path + name, "all"
        for inner in records_in(hint):
            yield from facings(inner, f"{path}{name}.")


def facings_in(hint: Any) -> Iterator[Hidden | Owner]:
    """The facings in an annotation, but not those of the records in it."""
    if facing := facing_of(hint):
        yield facing
    for arg in get_args(hint):
        if get_origin(arg):
            yield from facings_in(arg)


def records_in(hint: Any) -> Iterator[Any]:
    """The classes of records in an annotation."""
    if is_record(hint):
        yield hint
    for arg in get_args(hint):
        if isinstance(arg, type) or get_origin(arg):
            yield from records_in(arg)


@dataclass
class Place:
    """Names on the table that not everybody sees: how they are read and exchanged."""

    back: str
    seat: int | None
    names: str | list[str] | tuple[str, ...] | None
    put: Callable[[Any], None]


class Holder:
    """A record and how it is put back where it lies: frozen ones are replaced, live ones changed."""

    def __init__(self, record: Any, put: Callable[[Any], None]) -> None:
        self.record, self.put = record, put

    def change(self, field: str, value: Any) -> None:
        """Let this field have this value."""
        if hasattr(self.record, "_fields"):
            self.record = self.record._replace(**{field: value})
        elif is_frozen(cast("type[Any]", type(self.record))):
            self.record = replace(self.record, **{field: value})
        else:
            setattr(self.record, field, value)
        self.put(self.record)


def places(record: Any, put: Callable[[Any], None] = lambda record: None, owner: int | None = None) -> Iterator[Place]:
    """Where on this table, or in this record, lies what not everybody sees."""
    kind = cast("type[Any]", type(record))
    hints, holder = hints_of(kind), Holder(record, put)
    owner = getattr(record, "seat", owner)
    for name in names_of(kind):
        facing, change = facing_of(hints[name]), partial(holder.change, name)
        if isinstance(facing, Owner):
            yield Place(facing.back, getattr(record, facing.seat, owner), getattr(record, name), change)
        elif hides(hints[name]):
            yield from places_within(getattr(record, name), hints[name], change, owner)


def places_within(value: Any, kind: Any, put: Callable[[Any], None], owner: int | None) -> Iterator[Place]:
    """Where in a value of this type lies what not everybody sees."""
    args = get_args(kind)
    if facing := facing_of(kind):
        yield Place(facing.back, owner if isinstance(facing, Owner) else None, value, put)
    elif value is None or not hides(kind):
        return
    elif is_record(cast("type[Any]", type(value))):
        yield from places(value, put, owner)
    elif isinstance(value, tuple):
        held = list(cast("tuple[Any, ...]", value))

        def put_in(at: int, one: Any) -> None:
            held[at] = one
            put(tuple(held))

        for at, one in enumerate(held):
            yield from places_within(one, args[0], partial(put_in, at), owner)
    elif isinstance(value, list):
        row = cast("list[Any]", value)
        for at, one in enumerate(row):
            yield from places_within(one, args[0], partial(row.__setitem__, at), owner)
    elif isinstance(value, dict):
        table = cast("dict[Any, Any]", value)
        for key, one in table.items():
            yield from places_within(one, args[1], partial(table.__setitem__, key), owner)
    else:  # something there may be or not be
        yield from places_within(value, args[0], put, owner)


def exchange_unseen(table: Any, seat: int | None, dice: Dice, faces: Mapping[str, Sequence[str]] | None = None) -> None:
    """Deal out anew what this seat cannot see, in place; a single hidden name becomes another of the given faces of its back."""
    unseen = [place for place in places(table) if (place.seat is None or place.seat != seat) and place.names]
    for back in dict.fromkeys(place.back for place in unseen):
        here = [place for place in unseen if place.back == back]
        many = [place for place in here if not isinstance(place.names, str)]
        names = dice.shuffled(name for place in many for name in cast("Sequence[str]", place.names))
        for place in many:
            held = cast("list[str] | tuple[str, ...]", place.names)
            dealt, names = names[: len(held)], names[len(held) :]
            place.put(dealt if isinstance(held, list) else tuple(dealt))
        for place in here:
            if isinstance(place.names, str) and faces and back in faces:
                place.put(dice.choice(faces[back]))
