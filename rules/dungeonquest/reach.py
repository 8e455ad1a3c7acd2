"""What a player can count out on the board, for the screen: plain functions of a table that is seen."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from .table import CHAMBER, DAY, TOWERS, Hero, Square, Table, back
from .tiles import WALL, exits, kind, side, starting_square


class WayOut(NamedTuple):
    """How far it is to a Tower, at the least."""

    tower: Square
    moves: int
    turns: int
    """Of its own, the one going on among them: on from a Corridor costs none (DQ-ROOM-2)."""


def steps(table: Table, start: Square) -> dict[Square, int]:
    """Moves from here to every laid or printed square, by open sides, doors and gates, whoever stands in the way.

    Tests, cards and one-way tiles are left out of account: it is the least it can take.
    """
    return {square: moves for square, (_turns, moves) in far(table, start).items()}


def far(table: Table, start: Square) -> dict[Square, tuple[int, int]]:
    """The least number of turns, and of moves in these, to every laid or printed square."""
    found = {start: (0, 0)}
    queue = [(0, 0, start)]
    while queue:
        turns, moves, here = heappop(queue)
        if found[here] < (turns, moves):
            continue
        free = here != start and kind(table, here) == "corridor"
        for there in beyond(table, here):
            reached = turns + (not free), moves + 1
            if there not in found or reached < found[there]:
                found[there] = reached
                heappush(queue, (*reached, there))
    return found


def beyond(table: Table, here: Square) -> Iterator[Square]:
    """The laid squares one can go to from here, both halves of the chamber if it is one."""
    for way, part in exits(here):
        square = starting_square(here, part)
        there = square.beyond(way)
        if not there.on_board or not kind(table, there):
            continue
        if WALL not in (side(table, square, way), side(table, there, back(way))):
            yield from CHAMBER if there in CHAMBER else (there,)


def way_out(table: Table, hero: Hero) -> WayOut | None:
    """The Tower a hero can reach soonest over tiles laid; None: no way is known."""
    reached = far(table, hero.square)
    ways = [
        (*reached[square], square)
        for square in TOWERS.values()
        if square in reached and (square != hero.square or hero.gone_out)
    ]
    if not ways:
        return None
    turns, moves, tower = min(ways)
    return WayOut(tower, moves, turns)


def rounds_left(table: Table) -> int:
    """Turns a hero still has, this round's included."""
    return max(0, DAY - table.sun + 1)


def distance(one: Square, other: Square) -> int:
    """Squares between two, as if there were no walls."""
    return abs(one.row - other.row) + abs(one.column - other.column)


def openings(table: Table, square: Square) -> list[Square]:
    """The squares next to this that its own sides lead to, laid or not."""
    found: list[Square] = []
    for way, part in exits(square):
        here = starting_square(square, part)
        if side(table, here, way) != WALL and here.beyond(way).on_board:
            found.append(here.beyond(way))
    return found
