"""11.1 Coordinates: axial, pointy tops."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Hex(NamedTuple):
    """A space of the map (MK-MAP-1)."""

    q: int
    r: int

    def __str__(self) -> str:
        return name_of(self)

    @classmethod
    def at(cls, name: str) -> Hex:
        """The space of this name."""
        return space_called(name)


@lru_cache(None)
def name_of(space: Hex) -> str:
    """The name of a space. What lies on the map is found by it, dozens of times for every question: so it is made once."""
    return f"{space.q},{space.r}"


@lru_cache(None)
def space_called(name: str) -> Hex:
    """The other way round: read once as well."""
    q, r = name.split(",")
    return Hex(int(q), int(r))


OFF_MAP = Hex(-99, -99)
DIRECTIONS: dict[str, tuple[int, int]] = {
    "NW": (0, -1),
    "NE": (1, -1),
    "W": (-1, 0),
    "C": (0, 0),
    "E": (1, 0),
    "SW": (-1, 1),
    "SE": (0, 1),
}
"""The spaces of a tile, from its centre; all but the centre are the directions one can step."""
AROUND: tuple[tuple[int, int], ...] = ((1, 0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1))
"""The positions of the tiles that touch one: E, W, NE, SW, NW, SE (MK-MAP-3)."""


def beyond(space: Hex, direction: str) -> Hex:
    """The space in this direction."""
    q, r = DIRECTIONS[direction]
    return Hex(space.q + q, space.r + r)


@lru_cache(None)
def neighbours(space: Hex) -> tuple[Hex, ...]:
    """The six spaces that share a side with this (MK-TERM-11)."""
    return tuple(beyond(space, direction) for direction in DIRECTIONS if direction != "C")


def distance(one: Hex, other: Hex) -> int:
    """Steps between two spaces, as if there were nothing in the way."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


@lru_cache(None)
def within(space: Hex, steps: int) -> tuple[Hex, ...]:
    """The spaces at most so many steps away, this one left out."""
    found = [
        Hex(space.q + q, space.r + r)
        for q in range(-steps, steps + 1)
        for r in range(-steps, steps + 1)
        if abs(q + r) <= steps and (q, r) != (0, 0)
    ]
    return tuple(found)


@lru_cache(None)
def centre(x: int, y: int) -> Hex:
    """The centre of the tile at this position (MK-MAP-3)."""
    return Hex(3 * x + y, -2 * x - 3 * y)


@lru_cache(None)
def position_of(space: Hex) -> tuple[int, int, int]:
    """The tile position a space belongs to, and its place in the order of `spaces_of`: tiles cover the plane without a gap."""
    for n, (q, r) in enumerate(DIRECTIONS.values()):
        x, left = divmod(3 * (space.q - q) + space.r - r, 7)
        if not left:
            return x, space.q - q - 3 * x, n
    raise ValueError(space)


@lru_cache(None)
def spaces_of(x: int, y: int) -> tuple[Hex, ...]:
    """The seven spaces of a tile position, in the order NW, NE, W, C, E, SW, SE."""
    return tuple(beyond(centre(x, y), direction) for direction in DIRECTIONS)
