"""What a player can count out on the board, for the screen: plain functions of a table that is seen."""

from __future__ import annotations

from collections import deque

from .table import CHAMBER, DAY, TOWERS, Hero, Square, Table, back
from .tiles import WALL, exits, kind, side, starting_square


def steps(table: Table, start: Square) -> dict[Square, int]:
    """Moves from here to every laid or printed square, by open sides, doors and gates, whoever stands in the way.

    Tests, cards and one-way tiles are left out of account: it is the least it can take.
    """
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for way, part in exits(here):
            square = starting_square(here, part)
            there = square.beyond(way)
            if (
                not there.on_board
                or not kind(table, there)
                or WALL in (side(table, square, way), side(table, there, back(way)))
            ):
                continue
            halves = CHAMBER if there in CHAMBER else (there,)
            for half in halves:
                if half not in found:
                    found[half] = found[here] + 1
                    queue.append(half)
    return found


def way_out(table: Table, hero: Hero) -> tuple[Square, int] | None:
    """The nearest Tower a hero can reach over tiles laid, and the least number of moves; None: no way is known."""
    far = steps(table, hero.square)
    ways = [
        (far[square], square)
        for square in TOWERS.values()
        if square in far and (square != hero.square or hero.gone_out)
    ]
    return (min(ways)[1], min(ways)[0]) if ways else None


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
