"""The places of the map, and what can be had there by a fight or without one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import druids, exploring, scenarios, sites
from ..basics import WOUND
from ..fight import coop
from ..heroes import Hero
from ..hexes import Hex, neighbours
from ..reach import Way
from ..table import Table
from . import bargains, rivals
from .rivals import Rival

WON = {
    "rampaging": 8,
    "keep": 30,
    "mage_tower": 45,
    "city": 90,
    "dungeon": 45,
    "tomb": 70,
    "monster_den": 35,
    "spawning_grounds": 70,
    "ruins": 45,
    "mine": 50,
    "incantation": 15,
}
"""By the scale of Fame 10: two points for the Shield (24.2), and what the place gives: Reputation, a larger hand, Spells,
Artifacts (counted 2 and more in use), crystals (5 each)."""
SHIELD = 10
"""One in a city makes one its leader, perhaps (MK-CITY-11)."""
HELD = {"keep": 30, "mage_tower": 20}
"""What counts in the end in Conquer and Hold (MK-SCN-HOLD-11)."""
CRAWLED = {"dungeon": 25, "tomb": 25}
"""The same in Dungeon Lords (MK-SCN-DUNG-7)."""
NEW_LAND, LAND_COUNTS, CITY_SOUGHT = 22, 14, 10
"""A tile has about one place worth a turn; in First Reconnaissance it is Fame; where cities are to be taken, they must be found."""
LITTLE_TIME = 2
"""In the last round a new place may come too late."""
MUSTER = 22
"""To stand ready for an assault, and as much again for everybody who does already."""
CRYSTAL, GLADE, MARK = 6, 12, 30
HOME = 400
"""Back where the portal was in the last Night: in One to Return nothing else counts (MK-SCN-RET-3)."""


def at_stake(table: Table, kind: str) -> tuple[int, int]:
    """What victory there brings besides Fame, and what each enemy defeated does."""
    counted = {"conquer_and_hold": HELD, "dungeon_lords": CRAWLED}.get(table.scenario, {})
    return WON.get(kind, 0) + counted.get(kind, 0), SHIELD * (kind == "city")


class Spot(NamedTuple):
    """Something that can be done at a place."""

    do: str
    """`challenge`, `assault`, `enter`, `liberate`, `incantation`, `interact`, `explore`, `stay`, `muster`."""
    space: Hex
    """Where the hero must stand."""
    cost: int
    """Move points to get there, and to explore."""
    stand: int
    """Move points to stand before it, if it cannot be done in this turn."""
    rivals: tuple[Rival, ...] = ()
    won: int = 0
    """What victory brings besides Fame."""
    each: int = 0
    """What each enemy defeated brings besides."""
    worth: int = 0
    """What it brings without a fight."""
    dark: bool = False
    units_barred: bool = False
    note: str = ""
    """The option, where there are several."""
    city: Hex | None = None
    """The city to be assaulted together."""


def spots(table: Table, hero: Hero, ways: dict[Hex, Way]) -> Iterator[Spot]:
    """All there is to do within reach, near or far."""
    roaming: dict[Hex, Spot] = {}
    for space, way in ((hero.space, None), *ways.items()):
        cost = way.cost if way else 0
        if way and way.heroes:
            continue
        if way and way.assault:
            yield from assaults(table, space, cost, ways[way.before].cost if way.before in ways else 0)
            continue
        if way and way.rouses:
            continue
        for lair in neighbours(space):
            if table.rampaging_at(lair) and (lair not in roaming or roaming[lair].cost > cost):
                roaming[lair] = Spot(
                    "challenge", space, cost, cost, tuple(rivals.rampaging(table, lair)), WON["rampaging"]
                )
        yield from at(table, hero, space, cost)
    yield from roaming.values()


def assaults(table: Table, space: Hex, cost: int, stand: int) -> Iterator[Spot]:
    """A fortified site to be taken."""
    kind = sites.kind(table, space)
    yield Spot("assault", space, cost, stand, tuple(rivals.garrison(table, space)), *at_stake(table, kind))


def at(table: Table, hero: Hero, space: Hex, cost: int) -> Iterator[Spot]:
    """What can be done on a space entered in peace."""
    kind = sites.kind(table, space)
    if kind in sites.ADVENTURE and not sites.conquered(table, space):
        won, _ = at_stake(table, kind)
        hard = kind in ("dungeon", "tomb")
        if foes := rivals.inside(table, space):
            yield Spot("enter", space, cost, cost, tuple(foes), won, dark=hard, units_barred=hard)
    elif kind == "mine" and table.scenario == "mines_liberation" and not sites.conquered(table, space):
        yield Spot("liberate", space, cost, cost, tuple(rivals.inside(table, space)), WON["mine"], dark=True)
    elif bargains.people_at(table, hero, space):
        yield Spot("interact", space, cost, cost)
    yield from quiet(table, hero, space, kind, cost)
    yield from frontier(table, space, cost)


def quiet(table: Table, hero: Hero, space: Hex, kind: str, cost: int) -> Iterator[Spot]:
    """Places at which it is good to end a turn."""
    if kind == "mine" and scenarios.mine_works(table, space):
        yield Spot("stay", space, cost, cost, worth=CRYSTAL)
    if kind == "glade":
        site = table.site(space)
        mark = table.scenario == "druid_nights" and site is not None and hero.seat not in site.shields
        yield Spot("stay", space, cost, cost, worth=GLADE * (WOUND in (*hero.hand, *hero.discard)) + MARK * mark)
    if table.scenario == "one_to_return" and space == Hex(0, 0) and table.round == scenarios.limit(table):
        yield Spot("stay", space, cost, cost, worth=HOME)


def muster(table: Table, hero: Hero, ways: dict[Hex, Way]) -> Iterator[Spot]:
    """Beside a city that may be assaulted together: the more are there already, the better (MK-COOP-2)."""
    if len(table.heroes) < 2 or not (scenarios.together(table) or table.plays(coop.VARIANT)):
        return
    for city in unconquered_cities(table):
        others = sum(other.seat != hero.seat and city in neighbours(other.space) for other in table.heroes)
        for space in neighbours(city):
            if space == hero.space or (space in ways and not ways[space].ends and not ways[space].heroes):
                cost = ways[space].cost if space in ways else 0
                yield Spot("muster", space, cost, cost, worth=MUSTER * (1 + others), city=city)


def unconquered_cities(table: Table) -> list[Hex]:
    """The cities there are to be taken."""
    spaces = map(Hex.at, table.sites)
    return [
        space
        for space in spaces
        if sites.kind(table, space) == "city"
        and not sites.conquered(table, space)
        and not scenarios.closed(table, space)
    ]


def frontier(table: Table, space: Hex, cost: int) -> Iterator[Spot]:
    """Where the next tile can be laid from here."""
    for x, y in exploring.free_beside(tuple(table.tiles), space):
        if not exploring.does_not_fit(table, x, y):
            yield Spot("explore", space, cost + exploring.PRICE, cost, worth=new_land(table), note=f"explore {x},{y}")
            return


def new_land(table: Table) -> int:
    """What the next tile promises."""
    counts = LAND_COUNTS * scenarios.fame_for_tile(table)
    scenario = scenarios.of(table)
    sought = bool(scenario.levels) and table.cities_seen < scenarios.city_count(table)
    late = table.round >= scenarios.limit(table)
    return NEW_LAND // (LITTLE_TIME if late else 1) + counts + CITY_SOUGHT * sought


def incantation(table: Table, hero: Hero) -> Iterator[Spot]:
    """In a Night of the druids, what one's glades bring forth (MK-SCN-DRUID-3)."""
    n = len(druids.marked(table, hero.seat)) if table.scenario == "druid_nights" and table.night else 0
    if n and druids.deed(table) not in hero.deeds and sites.kind(table, hero.space) not in sites.INHABITED:
        colours = druids.SUMMONED[table.round // 2] * n
        foes = tuple(rivals.usual(colour)._replace(fame=2 * rivals.usual(colour).fame) for colour in colours)
        yield Spot("incantation", hero.space, 0, 0, foes, WON["incantation"] * n)
