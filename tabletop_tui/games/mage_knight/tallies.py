"""A game of Mage Knight in numbers, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from rules import Event
from rules.mage_knight import card_events, events, fight_events

from ...i18n import N_

TALLIES: tuple[tuple[str, type[Event]], ...] = (
    (N_("Cards played"), card_events.Played),
    (N_("Steps taken"), events.Moved),
    (N_("Tiles revealed"), events.Explored),
    (N_("Enemies defeated"), fight_events.Defeated),
    (N_("Units recruited"), events.Recruited),
    (N_("Wounds taken"), events.Wounded),
)


def tallies(happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A title, to be looked up in the catalogue, and a number for each seat."""
    counts = {title: [0] * seats for title, _kind in TALLIES}
    for event in happened:
        seat = getattr(event, "seat", None)
        for title, kind in TALLIES:
            if isinstance(event, kind) and isinstance(seat, int) and 0 <= seat < seats:
                counts[title][seat] += 1
    return list(counts.items())
