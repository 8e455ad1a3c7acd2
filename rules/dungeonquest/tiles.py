"""5 The sides of squares, and which of them can be passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ..engine.errors import Illegal
from ..engine.records import fact
from .table import CHAMBER, COMPASS, TOWERS, Hero, Laid, Square, Table, Way, back

Side = Literal["open", "wall", "door", "portcullis"]
OPEN: Side = "open"
WALL: Side = "wall"
DOOR: Side = "door"
PORTCULLIS: Side = "portcullis"
SIGNS: dict[str, Side] = {"-": OPEN, "#": WALL, "d": DOOR, "p": PORTCULLIS}


@fact
class RoomTile:
    """A printed tile. Its sides are those of one who has just stepped over the arrow: entry, right, ahead, left."""

    name: str
    kind: str
    copies: int
    sides: tuple[Side, ...]


TILES: dict[str, RoomTile] = {}
PRINTED: dict[Square, tuple[Way, ...]] = {
    TOWERS["NW"]: ("E", "S"),
    TOWERS["NE"]: ("W", "S"),
    TOWERS["SW"]: ("E", "N"),
    TOWERS["SE"]: ("W", "N"),
    CHAMBER[0]: ("N", "E", "W"),
    CHAMBER[1]: ("S", "E", "W"),
}
"""Squares printed on the board, and their exits (DQ-COMP-1)."""


def kind(table: Table, square: Square) -> str:
    """What kind of room this is: `tower`, `chamber`, the kind of its tile, or "" where nothing is laid."""
    if square in PRINTED:
        return "chamber" if square in CHAMBER else "tower"
    laid = table.laid.get(str(square))
    return TILES[laid.tile].kind if laid else ""


def side(table: Table, square: Square, way: Way) -> Side:
    """What this side of a square is. Where nothing is laid yet nothing is in the way (DQ-DOOR-7)."""
    if square in PRINTED:
        return OPEN if way in PRINTED[square] else WALL
    laid = table.laid.get(str(square))
    if laid is None:
        return OPEN
    found = TILES[laid.tile].sides[place(laid, way)]
    return OPEN if found == PORTCULLIS and not laid.entered else found


def place(laid: Laid, way: Way) -> int:
    """Which of a tile's sides looks this way: 0 entry, 1 right, 2 ahead, 3 left.

    The arrow lies to the hero who comes in: a tile whose arrow is south was entered going north.
    """
    return (COMPASS.index(laid.arrow) - COMPASS.index(way) + 2 * laid.spun) % 4


def half(laid: Laid, way: Way) -> bool:
    """The half of a Chasm this side belongs to: entry and left, or ahead and right (DQ-ROOM-5)."""
    return place(laid, way) in (0, 3)


def tile_at(table: Table, square: Square) -> Laid:
    """The tile laid here."""
    return table.laid[str(square)]


def barred(table: Table, hero: Hero, square: Square, way: Way) -> Illegal | None:
    """Why this hero cannot go from this square this way; None: it can, or can try."""
    there = square.beyond(way)
    if not there.on_board:
        return Illegal("DQ-MOVE-2", "board_edge")
    if side(table, square, way) == WALL:
        return Illegal("DQ-5.2.d", "no_exit")
    if across_the_chasm(table, hero, square, way):
        return Illegal("DQ-ROOM-5", "across_the_chasm")
    if side(table, there, back(way)) == WALL:
        return Illegal("DQ-5.2.f", "no_entrance")
    return in_the_way(table, there)


def in_the_way(table: Table, there: Square) -> Illegal | None:
    """Why nobody can enter this square at all."""
    if hero := table.occupied(there):
        return Illegal("DQ-5.2.g", "hero_there", seat=hero.seat)
    if not table.box and not kind(table, there):
        return Illegal("DQ-COMP-10", "no_tiles_left")
    return None


def across_the_chasm(table: Table, hero: Hero, square: Square, way: Way) -> bool:
    """Whether this way lies across the rift for a hero who came in on one side of it."""
    if kind(table, square) != "chasm" or not hero.came or hero.square != square:
        return False
    laid = tile_at(table, square)
    return half(laid, way) != half(laid, hero.came)


def barred_to_secret_door(table: Table, square: Square, way: Way) -> Illegal | None:
    """Why no secret door leads this way (DQ-SEC-1, DQ-SEC-3)."""
    there = square.beyond(way)
    if not there.on_board:
        return Illegal("DQ-SEC-3", "board_edge")
    here, beyond = side(table, square, way), side(table, there, back(way))
    if here == DOOR or PORTCULLIS in (here, beyond):
        return Illegal("DQ-SEC-3", "no_secret_way_round", what=PORTCULLIS if PORTCULLIS in (here, beyond) else DOOR)
    if WALL not in (here, beyond):
        return Illegal("DQ-SEC-1", "no_wall_there")
    why = in_the_way(table, there)
    return Illegal("DQ-SEC-3", why.reason, **why.arguments) if why and table.occupied(there) else why


def exits(square: Square) -> Iterator[tuple[Way, int]]:
    """Directions out of a square, and out of which half: the Treasure Chamber is one room of two (DQ-TC-2)."""
    if square in CHAMBER:
        for number, part in enumerate(CHAMBER):
            for way in PRINTED[part]:
                yield way, number
    else:
        for way in COMPASS:
            yield way, 0


def starting_square(square: Square, part: int) -> Square:
    """Where one sets out from: the half of the Treasure Chamber, or the square itself."""
    return CHAMBER[part] if square in CHAMBER else square


def is_tower(square: Square) -> bool:
    """Whether this is one of the four."""
    return square in TOWERS.values()
