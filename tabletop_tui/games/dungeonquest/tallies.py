"""A game of DungeonQuest in numbers, counted from what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules import Event
from rules.dungeonquest import events

from ...i18n import N_

Count = Callable[[Event], int]


def _one(kind: type[Event]) -> Count:
    return lambda event: int(isinstance(event, kind))


TALLIES: tuple[tuple[str, Count], ...] = (
    (N_("Tiles laid"), _one(events.TileLaid)),
    (N_("Cards drawn"), _one(events.CardDrawn)),
    (N_("Monsters defeated"), _one(events.MonsterDefeated)),
    (N_("Life Points lost"), lambda event: event.n if isinstance(event, events.LostLife) else 0),
    (N_("Life Points regained"), lambda event: event.n if isinstance(event, events.Healed) else 0),
    (N_("Dice rolled"), _one(events.Rolled)),
)


def tallies(happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A title, to be looked up in the catalogue, and a number for each seat."""
    counts = {title: [0] * seats for title, _count in TALLIES}
    for event in happened:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and 0 <= seat < seats:
            for title, count in TALLIES:
                counts[title][seat] += count(event)
    return list(counts.items())
