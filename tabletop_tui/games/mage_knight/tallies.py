"""A game of Mage Knight in numbers, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from rules import Event
from rules.mage_knight import card_events, events, fight_events

from ...counting import Count, counted, one
from ...i18n import N_

TALLIES: tuple[tuple[str, Count], ...] = (
    (N_("Turns played"), one(events.TurnBegan)),
    (N_("Cards played"), one(card_events.Played)),
    (
        N_("Of them sideways"),
        lambda event: int(isinstance(event, card_events.Played) and event.side == "sideways"),
    ),
    (N_("Steps taken"), one(events.Moved)),
    (N_("Tiles revealed"), one(events.Explored)),
    (N_("Enemies defeated"), one(fight_events.Defeated)),
    (N_("Attacks blocked"), one(fight_events.Blocked)),
    (N_("Units recruited"), one(events.Recruited)),
    (N_("Mana used"), one(events.ManaUsed)),
    (N_("Fame gained"), lambda event: event.n if isinstance(event, events.FameGained) else 0),
    (N_("Wounds taken"), lambda event: event.n if isinstance(event, events.Wounded) else 0),
    (N_("Wounds healed"), one(events.Healed)),
)


def tallies(happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A title, to be looked up in the catalogue, and a number for each seat."""
    return counted(TALLIES, happened, seats)
