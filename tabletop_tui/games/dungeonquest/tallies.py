"""A game of DungeonQuest in numbers, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from rules import Event
from rules.dungeonquest import events

from ...counting import Count, counted, one
from ...i18n import N_

TALLIES: tuple[tuple[str, Count], ...] = (
    (N_("Tiles laid"), one(events.TileLaid)),
    (N_("Cards drawn"), one(events.CardDrawn)),
    (N_("Monsters defeated"), one(events.MonsterDefeated)),
    (N_("Life Points lost"), lambda event: event.n if isinstance(event, events.LostLife) else 0),
    (N_("Life Points regained"), lambda event: event.n if isinstance(event, events.Healed) else 0),
    (N_("Dice rolled"), one(events.Rolled)),
)


def tallies(happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A title, to be looked up in the catalogue, and a number for each seat."""
    return counted(TALLIES, happened, seats)
