"""4 and 9: whether it is day or night for a hero, and where it stands. Night rules are asked about here alone."""

from __future__ import annotations

from functools import lru_cache

from .content.tiles import Space, spaces_of_tile
from .heroes import Hero
from .hexes import Hex, position_of
from .table import Table, Tile


def night(table: Table, hero: Hero) -> bool:
    """Whether night rules hold for this hero: at night, and in dungeons and tombs (MK-MANA-9)."""
    fight = table.fight_of(hero.seat)
    return table.night or bool(fight and fight.dark)


def gold_usable(table: Table, hero: Hero) -> bool:
    """Whether gold mana can stand for a basic colour (MK-MANA-6, MK-MANA-7)."""
    return not night(table, hero) or "gold" in hero.turn.allows


def black_usable(table: Table, hero: Hero) -> bool:
    """Whether black mana can be used (MK-MANA-6, MK-MANA-7)."""
    return night(table, hero) or "black" in hero.turn.allows


def spaces(table: Table) -> dict[Hex, Space]:
    """The revealed map: terrain and printed site of every space."""
    return drawn(tuple(table.tiles))


@lru_cache(64)
def drawn(tiles: tuple[Tile, ...]) -> dict[Hex, Space]:
    """The map these tiles make."""
    return {hex: space for tile in tiles for hex, space in spaces_of_tile(*tile)}


def space_at(table: Table, hex: Hex) -> Space | None:
    """What is printed on this space; None: it is not revealed."""
    x, y, n = position_of(hex)
    for tile in table.tiles:
        if tile.x == x and tile.y == y:
            return spaces_of_tile(*tile)[n][1]
    return None


def in_forest(table: Table, hero: Hero) -> bool:
    """Whether the hero stands in a forest."""
    space = space_at(table, hero.space)
    return space is not None and space.terrain == "forest"
