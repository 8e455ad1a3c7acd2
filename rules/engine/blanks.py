"""Records in which nothing lies but what is named: tables before they are laid, heroes before they have anything."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Annotated, Any, Literal, TypeVar, cast, get_args, get_origin

from .records import hints_of, names_of

T = TypeVar("T")
EMPTY: dict[Any, object] = {int: 0, str: "", bool: False}


def blank(kind: type[T], **known: object) -> T:
    """A record of this kind with these values; everything else in it is empty, nought or nobody.

    Raises:
        TypeError: If something is left out that cannot be empty.
    """
    hints = hints_of(kind)
    return kind(**{name: known[name] if name in known else nothing(hints[name]) for name in names_of(kind)})


def nothing(hint: Any) -> object:
    """An empty value of a type: no pieces, no number, no name; a record in which nothing lies."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return nothing(args[0])
    if origin in (list, dict):
        return cast("type[object]", origin)()
    if type(None) in args:
        return None
    if hint in EMPTY:
        return EMPTY[hint]
    if origin is Literal and "" in args:
        return ""
    if isinstance(hint, type) and is_dataclass(hint):
        return blank(cast("type[object]", hint))
    raise TypeError(f"nothing stands for {hint}")
