"""Walking on the map: what it costs to get where, by which way, and what that would bring about."""

from __future__ import annotations

from rules.mage_knight import reach
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.reach import Way
from rules.mage_knight.turn import TurnWindow

from ...ink import Span
from ...pack import Sight
from ...widgets.hex_board import Spot


def walker(sight: Sight) -> Hero | None:
    """The hero of this seat, if it is asked what to do and may still move."""
    if sight.asked is None or not isinstance(sight.asked.asking, TurnWindow):
        return None
    hero: Hero = sight.view.me
    return hero if hero.turn.part == "move" and hero.space != OFF_MAP else None


def ways(sight: Sight) -> dict[Hex, Way]:
    """The way one would go to every space."""
    hero, table = walker(sight), sight.view.table
    return reach.reach(table, hero) if hero else {}


def before(sight: Sight) -> dict[Spot, Spot]:
    """For every space one can get to the one before it."""
    return {hex: way.before for hex, way in ways(sight).items()}


def chips(sight: Sight) -> dict[Hex, Span]:
    """What it costs to get where, as far as the Move points go; `!`: a fight begins there."""
    hero = walker(sight)
    move = hero.turn.move if hero else 0
    return {
        hex: (f"{way.cost}{'!' * way.ends}", "danger" if way.ends else "legal")
        for hex, way in ways(sight).items()
        if way.cost <= move
    }
