"""A game of Mage Knight in numbers, counted from what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules import Event
from rules.mage_knight import card_events, events, fight_events

from ...i18n import N_

Count = Callable[[Event], int]


def _one(kind: type[Event]) -> Count:
    return lambda event: int(isinstance(event, kind))


TALLIES: tuple[tuple[str, Count], ...] = (
    (N_("Turns played"), _one(events.TurnBegan)),
    (N_("Cards played"), _one(card_events.Played)),
    (
        N_("Of them sideways"),
        lambda event: int(isinstance(event, card_events.Played) and event.side == "sideways"),
    ),
    (N_("Steps taken"), _one(events.Moved)),
    (N_("Tiles revealed"), _one(events.Explored)),
    (N_("Enemies defeated"), _one(fight_events.Defeated)),
    (N_("Attacks blocked"), _one(fight_events.Blocked)),
    (N_("Units recruited"), _one(events.Recruited)),
    (N_("Mana used"), _one(events.ManaUsed)),
    (N_("Fame gained"), lambda event: event.n if isinstance(event, events.FameGained) else 0),
    (N_("Wounds taken"), lambda event: event.n if isinstance(event, events.Wounded) else 0),
    (N_("Wounds healed"), _one(events.Healed)),
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
