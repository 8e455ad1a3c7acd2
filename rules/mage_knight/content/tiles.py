"""The map tiles: their spaces in the order NW, NE, W, C, E, SW, SE, each a terrain and, after a colon, a site (Appendix A)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..hexes import Hex, spaces_of


class Space(NamedTuple):
    """What is printed on a space."""

    terrain: str
    site: str = ""
    colour: str = ""
    """Of a mine or a city."""


TERRAIN = {
    "P": "plains",
    "H": "hills",
    "F": "forest",
    "W": "wasteland",
    "D": "desert",
    "S": "swamp",
    "L": "lake",
    "M": "mountain",
    "O": "sea",
    "C": "city",
}

TILES: dict[str, str] = {
    "A": "P F O P:portal P O O",
    "B": "P F O P:portal P O P",
    "1": "F:orc L F F:glade P:village P P",
    "2": "H:orc F:glade P H P:village H:mine/green P",
    "3": "P H:keep P F H P:village H:mine/white",
    "4": "D D H:orc D:mage_tower M P P:village",
    "5": "F P:monastery F:glade L P:orc F H:mine/blue",
    "6": "M F H:monster_den H:mine/red P H F:orc",
    "7": "L F:orc P:monastery S F:glade P P:dungeon",
    "8": "F:glade F:ruins F S:orc P S S:village",
    "9": "W:dungeon M P M W:keep W:mage_tower P",
    "10": "H:monster_den F H M P H:keep H:ruins",
    "11": "H L P:ruins P:mage_tower L L H:orc",
    "core_1": "M D:tomb H:spawning_grounds D:monastery D H D",
    "core_2": "L S:ruins F L H:mine/green S:mage_tower S:draconum",
    "core_3": "M W:ruins W:tomb W H:mage_tower H:mine/white W",
    "core_4": "H:mine/blue H W M:draconum W:keep W:ruins W",
    "core_5": "F:glade S:village L C:city/green S:orc F:orc S",
    "core_6": "F P:monastery M:draconum C:city/blue L H L",
    "core_7": "W:spawning_grounds P W:keep C:city/white F L L:draconum",
    "core_8": "D:ruins H:mine/red W:draconum C:city/red D W D:draconum",
}
COUNTRYSIDE = tuple(str(n) for n in range(1, 12))
CORE = tuple(f"core_{n}" for n in range(1, 5))
CITIES = {"core_5": "green", "core_6": "blue", "core_7": "white", "core_8": "red"}
CITY_TILES = tuple(CITIES)
TURN = (5, 2, 6, 3, 0, 4, 1)
"""What comes to lie at each place of the table when a tile is turned clockwise by a third: marks meet like marks again."""


EAST = 4
"""The place east of the centre, in the order of the table."""


@lru_cache(None)
def spaces_of_tile(name: str, x: int, y: int, turned: int = 0, second: str = "") -> tuple[tuple[Hex, Space], ...]:
    """The spaces of a tile at a position, in the order of the table; of a Megapolis with its second city (MK-VAR-13)."""
    printed = [space(code) for code in TILES[name].split()]
    for _ in range(turned):
        printed = [printed[n] for n in TURN]
    if second:
        printed[EAST] = Space("city", "city", second)
    return tuple(zip(spaces_of(x, y), printed, strict=True))


def space(code: str) -> Space:
    """One space from its code."""
    terrain, _, site = code.partition(":")
    kind, _, colour = site.partition("/")
    return Space(TERRAIN[terrain], kind, colour)
