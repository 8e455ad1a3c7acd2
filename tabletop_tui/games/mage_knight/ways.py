"""The ways on the map: by which steps one would go where, where tiles can be revealed from, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rules import View
from rules.mage_knight import exploring, reach
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import AROUND, OFF_MAP, Hex, centre, neighbours, spaces_of
from rules.mage_knight.movement import Step
from rules.mage_knight.reach import Way
from rules.mage_knight.table import Table
from rules.mage_knight.turn import TurnWindow

from ...ink import Span
from ...pack import Sight
from ...widgets.hex_board import Spot

FAR = 9
"""Move points: dearer ways that cannot be paid are not remarked on the map."""


class Walk(NamedTuple):
    """A way to a space, step by step."""

    steps: Sequence[tuple[Hex, Way]]

    @property
    def last(self) -> Way:
        """The last step, with what the whole costs."""
        return self.steps[-1][1]

    @property
    def ends(self) -> bool:
        """Whether a fight begins there."""
        return self.last.ends


class Reveal(NamedTuple):
    """How one would reveal a tile at a free place."""

    x: int
    y: int
    walk: Walk | None
    """To the space from which it is done; None: one stands there."""
    edge: Hex
    """The space of the place that lies beside that one."""
    cost: int
    """For the walk and the tile."""


@dataclass
class Known:
    """What has been found out about one view. It is asked for again and again while the cursor goes about."""

    view: View[Table, Hero] | None = None
    walks: dict[Hex, Walk] = field(default_factory=dict[Hex, Walk])
    reveals: dict[Hex, Reveal] = field(default_factory=dict[Hex, Reveal])


KNOWN = Known()
"""Of the view that was drawn last."""


def walker(sight: Sight) -> Hero | None:
    """The hero of this seat, if it is asked what to do and may still move."""
    if sight.asked is None or not isinstance(sight.asked.asking, TurnWindow):
        return None
    hero: Hero = sight.view.me
    return hero if hero.turn.part == "move" and hero.space != OFF_MAP else None


def known(sight: Sight) -> Known:
    """What is known of this view."""
    if KNOWN.view is not sight.view:
        KNOWN.view, KNOWN.walks = sight.view, found(sight)
        KNOWN.reveals = found_places(sight, KNOWN.walks)
    return KNOWN


def walks(sight: Sight) -> dict[Hex, Walk]:
    """The way one would go to every space: a single step where one will do, else such as `reach` advises."""
    return known(sight).walks


def reveals(sight: Sight) -> dict[Hex, Reveal]:
    """How one would reveal a tile at each free place, by the centre of the place."""
    return known(sight).reveals


def found(sight: Sight) -> dict[Hex, Walk]:
    """The ways of this moment."""
    hero, table = walker(sight), sight.view.table
    if hero is None or sight.asked is None:
        return {}
    offered = {one.do.to for one in sight.asked.options if isinstance(one.do, Step)}
    single = {hex: Walk([(hex, way)]) for hex, way in reach.steps(table, hero).items() if hex in offered}
    return {hex: Walk(steps) for hex, steps in reach.routes(table, hero).items()} | single


def found_places(sight: Sight, walks_: dict[Hex, Walk]) -> dict[Hex, Reveal]:
    """The free places of this moment."""
    hero = walker(sight)
    if hero is None:
        return {}
    here = {hex: walk for hex, walk in walks_.items() if not walk.ends}
    places: dict[Hex, Reveal] = {}
    for x, y in free_places(sight.view.table):
        edges = [(edge, near) for edge in spaces_of(x, y) for near in neighbours(edge)]
        options = [Reveal(x, y, None, edge, exploring.PRICE) for edge, near in edges if near == hero.space]
        options += [
            Reveal(x, y, here[near], edge, here[near].last.cost + exploring.PRICE)
            for edge, near in edges
            if near in here
        ]
        if options:
            places[centre(x, y)] = min(
                options, key=lambda one: (one.cost, len(one.walk.last.heroes) if one.walk else 0)
            )
    return places


def free_places(table: Table) -> list[tuple[int, int]]:
    """Positions beside the map where the next tile would fit."""
    taken = {(tile.x, tile.y) for tile in table.tiles}
    beside = {(tile.x + dx, tile.y + dy) for tile in table.tiles for dx, dy in AROUND} - taken
    return [(x, y) for x, y in sorted(beside) if exploring.does_not_fit(table, x, y) is None]


# On the map.


def trails(sight: Sight) -> dict[Spot, list[Spot]]:
    """The spaces of every way, both ends included; to a free place as far as its edge."""
    hero = walker(sight)
    if hero is None:
        return {}
    found: dict[Spot, list[Spot]] = {hex: trail(hero, walk) for hex, walk in walks(sight).items()}
    return found | {place: [*trail(hero, one.walk), one.edge] for place, one in reveals(sight).items()}


def trail(hero: Hero, walk: Walk | None) -> list[Spot]:
    """The spaces of one way."""
    return [hero.space, *(space for space, _ in walk.steps)] if walk else [hero.space]


def chip(cost: int, move: int, *, fight: bool = False) -> Span:
    """A price; only remarked where there are not enough Move points."""
    return f"{cost}{'!' * fight}", "" if cost > move else "danger" if fight else "legal"


def chips(sight: Sight) -> dict[Hex, Span]:
    """What it costs to get where, `!`: a fight begins there; and to reveal tiles, the way included."""
    hero = walker(sight)
    if hero is None:
        return {}
    move, far = hero.turn.move, max(hero.turn.move, FAR)
    spaces = {
        hex: chip(walk.last.cost, move, fight=walk.ends) for hex, walk in walks(sight).items() if walk.last.cost <= far
    }
    places = {hex: chip(one.cost, move) for hex, one in reveals(sight).items() if one.cost <= far}
    return spaces | places
