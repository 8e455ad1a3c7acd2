"""26.10 Conquer and Hold."""

from __future__ import annotations

from ..engine.errors import Illegal
from . import mana, scenarios, sites
from .hexes import Hex, neighbours
from .table import Referee, Table

COUNTRYSIDE = ((1, 1), (2, -1))
CORE = ((2, 0), (3, 0), (2, 1), (3, -1))
"""Where tiles lie besides the first ones (MK-SCN-HOLD-2)."""
RECRUITS = {"mage_tower": ("monastery",), "keep": ("village",)}
"""Further recruiting symbols (MK-SCN-HOLD-6)."""
POINTS = {"keep": 3, "mage_tower": 2}
"""For what one owns in the end (MK-SCN-HOLD-11)."""
TOO_MIGHTY = 4
"""The level of Units that are left out (MK-SCN-HOLD-4)."""


def kind_of_slot(x: int, y: int) -> str:
    """The kind of tile lying face down at this position; "": none."""
    return "countryside" if (x, y) in COUNTRYSIDE else "core" if (x, y) in CORE else ""


def wrong_slot(x: int, y: int, *, core: bool) -> Illegal | None:
    """Why such a tile does not lie here."""
    if kind_of_slot(x, y) == ("core" if core else "countryside"):
        return None
    return Illegal("MK-SCN-HOLD-2", "off_the_map")


def second_half(table: Table) -> bool:
    """Whether Elite Units come into the offer (MK-SCN-HOLD-5)."""
    return 2 * table.round > scenarios.limit(table)


def defenders(table: Table) -> int:
    """One in the first Day and Night, then one more each time (MK-SCN-HOLD-10)."""
    return (table.round + 1) // 2


def owned(table: Table, seat: int, kind: str) -> list[Hex]:
    """The keeps, or towers, of this seat."""
    spaces = map(Hex.at, table.sites)
    return [space for space in spaces if sites.kind(table, space) == kind and sites.owner(table, space) == seat]


def tower_mana(referee: Referee) -> None:
    """On or next to an own tower: gold by day, black at night, for each tower one owns (MK-SCN-HOLD-8)."""
    table, hero = referee.table, referee.me
    towers = owned(table, hero.seat, "mage_tower")
    if any(tower in (hero.space, *neighbours(hero.space)) for tower in towers):
        for _ in towers:
            mana.gain_token(referee, hero, "black" if table.night else "gold")


def score(table: Table, seat: int) -> int:
    """Points for keeps and towers."""
    return sum(points * len(owned(table, seat, kind)) for kind, points in POINTS.items())
