"""Where a game stands, in a few words: for lists of saves. The words are those of the game's pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rules import Event, View


class Moment(NamedTuple):
    """Where a game stands."""

    round: int
    """A number that changes with the round."""
    text: str
    """The round in words; empty if the game has none."""
    seats: tuple[str, ...]
    """A line on each seat."""


def moment_of(view: View[Any, Any]) -> Moment:
    """Where the game stands, as everybody sees it."""
    told = of_pack(view.game, "moment")
    return told(view) if told else Moment(0, "", ())


def tallies_of(game: str, happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A game in numbers: a title for the catalogue, and a number for each seat."""
    told = of_pack(game, "tallies")
    return told(happened, seats) if told else []


@lru_cache(None)
def of_pack(game: str, name: str) -> Callable[..., Any] | None:
    """The function of this name in the module of this name, in the pack of a game; None: it has no pack."""
    if not game.isidentifier() or find_spec(f"{__package__}.games.{game}") is None:
        return None
    found: Callable[..., Any] = getattr(import_module(f"{__package__}.games.{game}.{name}"), name)
    return found
