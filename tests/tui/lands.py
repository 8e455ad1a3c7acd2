"""Maps of Mage Knight for the table: the opening, one half explored on which everything has happened, the largest there is."""

from __future__ import annotations

from rules.engine.referee import Referee
from rules.mage_knight import sites
from rules.mage_knight.hexes import Hex
from tests.kit import Play
from tests.mage_knight.positions import Land, having, knights

HALF = "A 0,0|1 0,1|2 1,0|3 0,2|5 1,1|6 2,0|7 0,3|9 1,2|10 2,1|core_2 2,2|core_5 1,3|core_8 3,1"
REST = "4 3,0|8 4,0|11 0,4|core_1 2,3|core_3 3,2|core_4 1,4|core_6 4,1|core_7 3,3"
HEROES = ("arythea", "tovak", "goldyx", "norowas")


def opening(move: int = 0) -> Play:
    """The first turn of two."""
    return having(knights("arythea", "tovak", scenario="full_conquest").hand("march rage stamina").turn(), move=move)


def explored(tiles: str = HALF, heroes: int = 3, scenario: str = "full_conquest") -> Land:
    """A map on which sites have been conquered, burned, left half done; heroes stand about, two of them together."""
    land = knights(*HEROES[:heroes], scenario=scenario, seed="half").lay(*tiles.split("|"))
    land.at("3,-2").at("4,-3", seat=1)
    if heroes > 2:
        land.at("5,-6", seat=2)
    if heroes > 3:
        land.at("4,-3", seat=3)
    referee = Referee(land.state)
    for n, (name, site) in enumerate(sorted(land.table.sites.items())):
        kind, space = sites.kind(land.table, Hex.at(name)), Hex.at(name)
        match kind:
            case "keep" | "mage_tower" if n % 2:
                sites.turn_up(referee, site, space)
            case "keep" | "dungeon" | "tomb" | "mage_tower":
                land.table.spent += site.hidden
                site.hidden.clear()
                site.backs.clear()
                sites.put_shield(referee, n % heroes, space)
            case "monastery" if n % 2:
                site.burned = True
                sites.put_shield(referee, n % heroes, space)
            case "monster_den" | "spawning_grounds":
                token = sites.draw_token(referee, "brown")
                sites.lay_face_down(site, [token] if token else [])
                if kind == "spawning_grounds":
                    sites.turn_up(referee, site, space)
            case "city" if n % 2:
                sites.turn_up(referee, site, space)
            case _:
                pass
    return land


def half(move: int = 5) -> Play:
    """Twelve tiles, three heroes."""
    return having(explored().hand("march rage stamina").turn(), move=move)


def largest(move: int = 6) -> Play:
    """All twenty tiles, four heroes."""
    return having(explored(f"{HALF}|{REST}", 4).hand("march rage stamina").turn(), move=move)
