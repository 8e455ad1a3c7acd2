"""26.11 One to Return."""

from __future__ import annotations

from .events import Eliminated
from .heroes import Hero
from .hexes import OFF_MAP, Hex
from .table import Referee, Table

PORTAL = Hex(0, 0)


def portal_closed(table: Table) -> bool:
    """Whether the portal is an empty space now (MK-SCN-RET-2)."""
    return table.scenario == "one_to_return" and table.round > 1


def close_portal(referee: Referee) -> None:
    """At the end of the first Day: who has not left it is out of the game (MK-SCN-RET-2)."""
    for hero in referee.table.heroes:
        if hero.space in (OFF_MAP, PORTAL):
            hero.out, hero.space = True, OFF_MAP
            referee.note(Eliminated(hero.seat))


def returned(table: Table) -> Hero | None:
    """Who stands where the portal was (MK-SCN-RET-3)."""
    return next((hero for hero in table.heroes_at(PORTAL) if not hero.out), None)
