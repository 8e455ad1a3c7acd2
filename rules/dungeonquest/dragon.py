"""15 The Dragon's counters."""

from __future__ import annotations

from .events import DragonMixed
from .table import CHAMBER, Hero, Referee, Table


def in_chamber(table: Table) -> list[Hero]:
    """Who is in the Treasure Chamber."""
    return [hero for hero in table.heroes if hero.above and hero.square in CHAMBER]


def mix(referee: Referee) -> None:
    """All Dragon counters back, and mixed."""
    table = referee.table
    table.dragon += table.dragon_seen
    table.dragon_seen.clear()
    referee.dice.shuffle(table.dragon)
    referee.note(DragonMixed())


def left(referee: Referee) -> None:
    """When nobody is in the chamber any more, all drawn counters are put back (DQ-DRG-2)."""
    if referee.table.dragon_seen and not in_chamber(referee.table):
        mix(referee)
