"""8 and 14 What is added to attacks and blocks: to the first card after Ambush, and to those of Units (MK-EFF-7)."""

from __future__ import annotations

from typing import Literal

from . import banners, deed_cards
from .heroes import Hero
from .table import Referee

AMBUSH = "ambush "
"""Before the bonus of an attack card; that of a block card is twice as much."""


def added(referee: Referee, kind: Literal["attack", "block"]) -> int:
    """How much more there is of an attack or block that is just being gathered; what works once is used up."""
    source, _, id = referee.frame.source.partition(" ")
    if source == "card" and id in deed_cards.CARDS:
        return ambush(referee.me) * (2 if kind == "block" else 1)
    if source == "unit":
        return for_units(referee.me, kind) + banners.glory(referee, id)
    return 0


def waiting(hero: Hero, source: str, kind: Literal["attack", "block"]) -> int:
    """How much more there would be of an attack or block from this source; nothing is used up."""
    of, _, id = source.partition(" ")
    if of == "card" and id in deed_cards.CARDS:
        return sum(in_ambush(hero)) * (2 if kind == "block" else 1)
    return for_units(hero, kind) + banners.glorious(hero, id) if of == "unit" else 0


def in_ambush(hero: Hero) -> list[int]:
    """What Ambush, each time it was played, adds to an attack."""
    return [int(word.removeprefix(AMBUSH)) for word in hero.turn.allows if word.startswith(AMBUSH)]


def ambush(hero: Hero) -> int:
    """The first attack or block card takes all of it."""
    found = sum(in_ambush(hero))
    hero.turn.allows[:] = [word for word in hero.turn.allows if not word.startswith(AMBUSH)]
    return found


def for_units(hero: Hero, kind: str) -> int:
    """What texts add to every attack or block of a Unit."""
    prefix = f"units {kind} "
    return sum(int(word.removeprefix(prefix)) for word in hero.turn.allows if word.startswith(prefix))
