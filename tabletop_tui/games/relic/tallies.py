"""A game of Relic in numbers, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from rules import Event
from rules.relic import events, roll_events

from ...counting import Count, counted, one
from ...i18n import N_


def _lost_life(event: Event) -> int:
    return event.n if isinstance(event, events.Lost) and event.what == "life" else 0


def _won(event: Event) -> int:
    return int(isinstance(event, roll_events.BattleScored) and event.mine > event.theirs)


TALLIES: tuple[tuple[str, Count], ...] = (
    (N_("Battles won"), _won),
    (N_("Battles fought"), one(roll_events.BattleScored)),
    (N_("Tests passed"), lambda event: int(isinstance(event, roll_events.Tested) and event.passed)),
    (N_("Missions completed"), one(events.MissionCompleted)),
    (N_("Power cards played"), lambda event: int(isinstance(event, events.PowerPlayed | roll_events.NumberPlayed))),
    (N_("Corruption cards drawn"), one(events.CorruptionDrawn)),
    (N_("Life lost"), _lost_life),
    (N_("Times vanquished"), one(events.Vanquished)),
    (N_("Characters lost"), one(events.Corrupted)),
    (N_("Dice rolled"), lambda event: len(event.dice) if isinstance(event, roll_events.Rolled) else 0),
)


def tallies(happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A title, to be looked up in the catalogue, and a number for each seat."""
    return counted(TALLIES, happened, seats)
