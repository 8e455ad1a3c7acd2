"""Where a game stands, in a few words: for lists of saves. The words are those of the game's pack."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rules import View


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
    teller = teller_of(view.game)
    return teller(view) if teller else Moment(0, "", ())


@lru_cache(None)
def teller_of(game: str) -> Callable[[View[Any, Any]], Moment] | None:
    """What tells the moments of this game; None: it has no pack."""
    if not game.isidentifier() or find_spec(f"{__package__}.games.{game}") is None:
        return None
    found: Callable[[View[Any, Any]], Moment] = import_module(f"{__package__}.games.{game}.moment").moment
    return found
