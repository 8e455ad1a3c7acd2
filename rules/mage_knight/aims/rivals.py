"""Enemies as a hero sees them, or expects them: of a token face down the back tells what is usual."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .. import adventures, levels, mines, sites
from ..content.enemies import ENEMIES
from ..content.ruins import RUIN
from ..fight import combat, points
from ..frays import Fight, Foe
from ..heroes import Hero
from ..hexes import Hex
from ..table import Site, Table

UNSEEN = ("brown", "brown")
"""What a ruin is taken to hold before its token is seen."""


def resisted(resistances: frozenset[str], element: str) -> bool:
    """Whether attacks of this element count half against such an enemy (MK-RANGED-7)."""
    return {"fire", "ice"} <= resistances if element == "coldfire" else element in resistances


class Rival(NamedTuple):
    """An enemy in figures."""

    id: str
    armour: int
    block: int
    """Block that stops it."""
    damage: int
    fame: int
    element: str = "physical"
    resistances: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()
    walls: int = 0
    attacks: bool = True
    """Its attack is still to come."""
    unseen: str = ""
    """The colour of a token one has not seen: the figures are the mean of all there are."""

    def harm(self, hero: Hero, shield: int = 0) -> int:
        """The Wounds it deals to the hero, when a Unit has borne so much of it; poison doubles them."""
        left = max(0, self.damage - shield)
        return -(-left // levels.ARMOUR[hero.level]) * (2 if "poison" in self.traits else 1)


def rival_of(table: Table, foe: Foe, *, walls: int, answered: bool = False) -> Rival:
    """An enemy whose token is seen, with what texts have made of it."""
    return Rival(
        foe.id,
        points.armour(table, foe),
        points.block_needed(table, foe),
        points.damage(table, foe),
        ENEMIES[foe.name].fame,
        points.token(table, foe).element,
        points.resistances(table, foe),
        points.traits(table, foe),
        walls,
        not (foe.blocked or answered or points.prevented(table, foe)),
    )


def rivals_in(table: Table, fight: Fight) -> list[Rival]:
    """Those of a fight going on."""
    return [
        rival_of(table, foe, walls=points.walls(table, fight, foe), answered=foe.answered)
        if foe.name in ENEMIES
        else usual("brown")
        for foe in fight.foes
    ]


@lru_cache(None)
def usual(colour: str, walls: int = 0) -> Rival:
    """An enemy of this colour as it mostly is."""
    all_of_it = kinds_of(colour, walls)
    block, armour, damage, fame = (
        -(-sum(getattr(rival, what) for rival in all_of_it) // len(all_of_it))
        for what in ("block", "armour", "damage", "fame")
    )
    return Rival(colour, armour, block, damage, fame, walls=walls, unseen=colour)


@lru_cache(None)
def kinds_of(colour: str, walls: int = 0) -> tuple[Rival, ...]:
    """All enemies of this colour; of most there are as many tokens."""
    return tuple(printed(name, walls) for name, enemy in ENEMIES.items() if enemy.colour == colour)


def printed(name: str, walls: int) -> Rival:
    """An enemy as its token is printed, behind so many walls more; a summoner attacks as those it calls."""
    enemy = ENEMIES[name]
    traits = frozenset(enemy.traits)
    attack = usual("brown").damage if "summon" in traits else enemy.attack
    return Rival(
        name,
        enemy.armour,
        attack * (2 if "swift" in traits else 1),
        attack * (2 if "brutal" in traits else 1),
        enemy.fame,
        enemy.element,
        frozenset(enemy.resists),
        traits,
        walls + ("fortified" in traits),
        unseen=enemy.colour,
    )


@lru_cache(512)
def draws(rivals: tuple[Rival, ...]) -> list[list[Rival]]:
    """What those one has not seen may turn out to be: each of them takes a turn at being every kind of its colour."""
    many = max((len(kinds_of(rival.unseen)) for rival in rivals if rival.unseen), default=1)
    return [[drawn(rival, at + n) for n, rival in enumerate(rivals)] for at in range(many)]


def drawn(rival: Rival, at: int) -> Rival:
    """One of the kinds it may be; one that was seen is what it is."""
    if not rival.unseen:
        return rival
    kinds = kinds_of(rival.unseen, rival.walls)
    return kinds[at % len(kinds)]


def known(table: Table, id: str, space: Hex, *, site: str = "", city: str = "") -> Rival:
    """An enemy lying face up on the map, as it would be fought there."""
    fortified = site in sites.FORTIFIED
    foe = combat.foe(id, space, "defender" if fortified else "lying", fortified=fortified, city=city)
    own = "fortified" in points.traits(table, foe)
    rival = rival_of(table, foe, walls=fortified + own)
    if "summon" in rival.traits:
        called = usual("brown")
        return rival._replace(block=called.block, damage=called.damage)
    return rival


# who waits where


def rampaging(table: Table, space: Hex) -> list[Rival]:
    """Those that roam on this space."""
    return [known(table, id, space) for id in table.rampaging_at(space)]


def garrison(table: Table, space: Hex) -> list[Rival]:
    """Those that defend a fortified site."""
    kind, site = sites.kind(table, space), table.site(space)
    if site is None:
        return []
    if site.shields and kind != "city":
        return [usual(sites.GUARDS[kind], 1)]
    city = sites.city_colour(table, space) if kind == "city" else ""
    seen = [known(table, id, space, site=kind, city=city) for id in site.foes]
    return [*seen, *(usual(colour, 1) for colour in site.backs)]


def inside(table: Table, space: Hex) -> list[Rival]:
    """Those in an adventure site, or holding a mine."""
    kind, site = sites.kind(table, space), table.site(space)
    if site is None:
        return []
    seen = [known(table, id, space) for id in site.foes] + [usual(colour) for colour in site.backs]
    return [*seen, *(usual(colour) for colour in expected(kind, site)[len(seen) :])]


def expected(kind: str, site: Site) -> tuple[str, ...]:
    """The colours of those to be met."""
    if kind == "ruins":
        return RUIN[site.ruin].enemies if site.ruin in RUIN else UNSEEN
    if kind == "mine":
        return ("green", "brown") if site.made == mines.MARKER or site.foes or site.hidden else ()
    return adventures.ADVENTURES[kind].enemies if kind in adventures.ADVENTURES else ()
