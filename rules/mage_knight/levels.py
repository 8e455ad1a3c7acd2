"""20 Fame, levels, Reputation."""

from __future__ import annotations

from math import isqrt

from .events import FameGained, ReputationChanged
from .heroes import Hero
from .table import Referee, Table

HIGHEST = 10
ARMOUR = (0, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
HAND_LIMIT = (0, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7)
COMMAND = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
"""By level: what the Level tokens show (20.2)."""
INFLUENCE = {-6: -5, -5: -3, -4: -2, -3: -1, -2: -1, -1: 0, 0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 5}
"""What Reputation adds to Influence; at -7 nobody talks to the hero (20.3)."""


def level_by_fame(fame: int) -> int:
    """The line of the Fame track (MK-FAME-3)."""
    return min(HIGHEST, isqrt(max(0, fame) + 1))


def armour(table: Table, hero: Hero) -> int:
    """The Armor of a hero (MK-TERM-14)."""
    return ARMOUR[hero.level]


def hand_limit(table: Table, hero: Hero) -> int:
    """The unmodified hand limit (MK-TERM-13)."""
    return HAND_LIMIT[hero.level]


def command_tokens(table: Table, hero: Hero) -> int:
    """How many Units a hero can have (MK-UNITS-3); Bonds of Loyalty is one more, for one Unit."""
    return COMMAND[hero.level]


def least_famous(table: Table, hero: Hero) -> bool:
    """Whether nobody has so little Fame; alone, a hero always has."""
    return all(hero.fame < other.fame for other in table.heroes if other.seat != hero.seat and not other.out)


def gain_fame(referee: Referee, hero: Hero, n: int) -> None:
    """Points on the Fame track, at once (MK-FAME-1). In Blitz scenarios a line crossed brings one more (MK-LEVEL-10)."""
    if not n:
        return
    before = level_by_fame(hero.fame)
    hero.fame += n
    referee.note(FameGained(hero.seat, n))
    if referee.table.scenario.startswith("blitz"):
        gain_fame(referee, hero, level_by_fame(hero.fame) - before)


def change_reputation(referee: Referee, hero: Hero, by: int) -> None:
    """Steps on the Reputation track; it stops at its ends (MK-REP-2)."""
    after = max(-7, min(7, hero.reputation + by))
    if after != hero.reputation:
        referee.note(ReputationChanged(hero.seat, after - hero.reputation))
        hero.reputation = after
