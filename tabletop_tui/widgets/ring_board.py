"""Rings of spaces, one within the other, as plain functions of faces and a zoom: no screen, no game.

The rings are squares in a grid of an odd number of rows; what is left is one space in the midst. Borders live in the grid
lines: heavy between two rings, light between two spaces of a ring. A row of cells is drawn when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, NamedTuple

from textual.geometry import Region

from ..ink import Line, Span, cells, clip
from .board import Ref
from .grid_board import DOUBLE, EAST, HEAVY, LIGHT, NORTH, SOUTH, WEST, corners_of, packed, spot_of

Spot = tuple[int, int]  # row and column, from the left upper corner
ZoomName = Literal["S", "SM", "M", "L", "XL"]
ZOOM_NAMES: tuple[ZoomName, ...] = ("S", "SM", "M", "L", "XL")
LETTER = 3
"""Cells of the letter of an option."""
LEAST_NAME = 3
"""Cells of a name beside something else; of less it is left out."""


class Zoom(NamedTuple):
    """Columns and rows from one space to the next."""

    name: ZoomName
    width: int
    height: int


ZOOMS: dict[ZoomName, Zoom] = {
    "S": Zoom("S", 11, 2),
    "SM": Zoom("SM", 11, 3),
    "M": Zoom("M", 11, 4),
    "L": Zoom("L", 11, 5),
    "XL": Zoom("XL", 14, 5),
}


class Face(NamedTuple):
    """What is to be seen of a space."""

    ground: str = ""
    name: Span = ("", "")
    marks: tuple[Span, ...] = ()
    """What is printed there."""
    cards: tuple[Span, ...] = ()
    """What lies there, in two or three signs each."""
    chips: tuple[Span, ...] = ()
    """Who stands there."""
    letter: Span = ("", "")
    """The option that is about it."""
    titles: tuple[Span, ...] = ()
    """What lies there by name, for zooms in which each has a line."""


EMPTY = Face()


def ring_of(side: int, spot: Spot) -> int:
    """The ring of a space, from 0, the outermost; the space in the midst is a ring of its own. -1: beyond the rim."""
    row, column = spot
    return max(-1, min(row, column, side - 1 - row, side - 1 - column))


def round_about(side: int, ring: int) -> list[Spot]:
    """The spaces of a ring, clockwise from its left upper corner."""
    first, last = ring, side - 1 - ring
    if first == last:
        return [(first, first)]
    top = [(first, column) for column in range(first, last)]
    right = [(row, last) for row in range(first, last)]
    bottom = [(last, column) for column in range(last, first, -1)]
    left = [(row, first) for row in range(last, first, -1)]
    return [*top, *right, *bottom, *left]


@dataclass
class RingPlan:
    """Faces laid out in cells."""

    side: int
    """Rows and columns of the grid."""
    zoom: Zoom
    faces: Mapping[Spot, Face]
    fills: bool = True

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows in cells, rim included."""
        return self.side * self.zoom.width + 1, self.side * self.zoom.height + 1

    # where things are

    def holds(self, ref: Ref | None) -> bool:
        """Whether this names a space."""
        match ref:
            case (int(row), int(column)):
                return 0 <= row < self.side and 0 <= column < self.side
            case _:
                return False

    def region(self, ref: Ref) -> Region:
        """A space with its border."""
        if not self.holds(ref):
            return Region()
        row, column = spot_of(ref)
        return Region(column * self.zoom.width, row * self.zoom.height, self.zoom.width + 1, self.zoom.height + 1)

    def marks(self, ref: Ref) -> Iterable[Region]:
        """The cells that the cursor changes."""
        return [self.region(ref)]

    def at(self, x: int, y: int) -> Ref | None:
        """The space a cell belongs to; a border belongs to the space below or right of it."""
        width, height = self.size
        if not (0 <= x < width and 0 <= y < height):
            return None
        return min(y // self.zoom.height, self.side - 1), min(x // self.zoom.width, self.side - 1)

    def neighbour(self, ref: Ref, dx: int, dy: int) -> Ref | None:
        """The space beside this one; none beyond the rim."""
        if not self.holds(ref):
            return None
        row, column = spot_of(ref)
        there = row + dy, column + dx
        return there if self.holds(there) else None

    def changed_rows(self, old: RingPlan) -> Iterable[int]:
        """Rows of cells that differ from an older plan of the same size."""
        if (old.zoom, old.fills) != (self.zoom, self.fills):
            return range(self.size[1])
        changed = {row for row, column in self._spots() if self._face((row, column)) != old._face((row, column))}
        high = self.zoom.height
        return [row * high + line for row in sorted(changed) for line in range(1, high)]

    def changes(self, old: RingPlan) -> Iterable[Region]:
        """The cells that differ from an older plan of the same size."""
        return [Region(0, y, self.size[0], 1) for y in self.changed_rows(old)]

    def _spots(self) -> Iterator[Spot]:
        return ((row, column) for row in range(self.side) for column in range(self.side))

    def _face(self, spot: Spot) -> Face:
        return self.faces.get(spot, EMPTY)

    # drawing

    def row(self, y: int, cursor: Ref | None) -> Line:
        """One row of cells, neighbours of one ink put together."""
        row, inner = divmod(y, self.zoom.height)
        spot = spot_of(cursor) if cursor is not None and self.holds(cursor) else None
        drawn = self._inside(row, inner - 1, spot) if inner else self._grid_line(row, spot)
        return [
            ("".join(text for text, _ in run), ink)
            for ink, run in ((ink, list(run)) for ink, run in groupby(drawn, key=lambda cell: cell[1]))
        ]

    def _grid_line(self, row: int, cursor: Spot | None) -> Iterator[Span]:
        """The borders above a row of spaces, with the corners between them."""
        for column in range(self.side + 1):
            yield self._corner((row, column), cursor)
            if column < self.side:
                spot = row, column
                marked = cursor is not None and spot in (cursor, (cursor[0] + 1, cursor[1]))
                heavy = self._parts(spot, (row - 1, column))
                bar = self._bar(marked, heavy, "━═─")
                yield from [bar] * (self.zoom.width - 1)

    def _bar(self, marked: bool, heavy: bool, signs: str) -> Span:
        """A piece of a border: of heavy, double and light signs the right one."""
        if marked:
            return signs[0] if self.fills else signs[1], "accent on page"
        return (signs[0], "wall on page") if heavy else (signs[2], "line on page")

    def _parts(self, one: Spot, other: Spot) -> bool:
        """Whether two neighbours belong to different rings."""
        return ring_of(self.side, one) != ring_of(self.side, other)

    def _corner(self, spot: Spot, cursor: Spot | None) -> Span:
        if cursor is not None and spot in corners_of(cursor):
            arms = (SOUTH | EAST, SOUTH | WEST, NORTH | EAST, NORTH | WEST)[corners_of(cursor).index(spot)]
            return (HEAVY if self.fills else DOUBLE)[arms], "accent on page"
        heavy, light = self._arms(spot)
        return (HEAVY[heavy], "wall on page") if heavy else (LIGHT[light], "line on page")

    def _arms(self, spot: Spot) -> tuple[int, int]:
        """Which borders meet in a corner: the heavy ones, and the light ones."""
        row, column = spot
        north_west, north, west = (row - 1, column - 1), (row - 1, column), (row, column - 1)
        sides = ((NORTH, north_west, north), (EAST, north, spot), (SOUTH, west, spot), (WEST, north_west, west))
        heavy = light = 0
        for arm, one, other in sides:
            if self._parts(one, other):
                heavy |= arm
            elif ring_of(self.side, one) >= 0:
                light |= arm
        return heavy, light

    def _inside(self, row: int, line: int, cursor: Spot | None) -> Iterator[Span]:
        """A row of cells through the spaces, with the border left of each."""
        for column in range(self.side + 1):
            spot = row, column
            marked = cursor is not None and spot in (cursor, (cursor[0], cursor[1] + 1))
            yield self._bar(marked, self._parts(spot, (row, column - 1)), "┃║│")
            if column < self.side:
                yield from self._space(self._face(spot), line)

    def _space(self, face: Face, line: int) -> list[Span]:
        """One row of a space."""
        width = self.zoom.width - 1
        ground = face.ground if face.ground and self.fills else "page"
        drawn: list[Span] = [(" ", f"text on {ground}")] * width
        high = self.zoom.height - 1
        contents = one_line(face, width) if high == 1 else roomy(face, line, width, high)
        for x, (text, ink) in contents:
            inked = ink if " on " in ink else f"{ink or 'text'} on {ground}"
            for i, sign in enumerate(text[: max(0, width - x)]):
                drawn[x + i] = (sign if sign.isascii() or cells(sign) == 1 else "?", inked)
        return drawn


def roomy(face: Face, line: int, width: int, high: int) -> Iterator[tuple[int, Span]]:
    """A space of several lines: name, what is printed, what lies there; who stands there last, the letter above or instead."""
    letter = face.letter if face.letter[0] else None
    last = line == high - 1
    named = by_name(face, high)
    if not last:
        above = letter if line == high - 2 and letter and face.chips else None
        room = width - (LETTER if above else 0)
        if line == 0:
            yield 0, (clip(face.name[0], room), face.name[1])
        elif line == 1:
            yield from laid(packed(face.marks, room), 0)
        elif line - 2 < len(named):
            text, ink = named[line - 2]
            yield 0, (clip(text, room), ink)
        if above:
            yield width - LETTER, above
    else:
        right = packed(face.chips, width) if face.chips else [letter] if letter else []
        used = breadth(right)
        rest = named[line - 2 : line - 1] if named else face.cards or (face.marks if line == 1 else ())
        left = [(clip(text, width - used), ink) for text, ink in rest] if named else packed(rest, max(0, width - used))
        yield from laid(left, 0)
        yield from laid(right, width - used)


def by_name(face: Face, high: int) -> tuple[Span, ...]:
    """What lies there by its names, if there is a line for each: the last one only where nobody stands in it."""
    free = high - 2 - bool(face.chips or face.letter[0])
    return face.titles if len(face.titles) <= free else ()


def one_line(face: Face, width: int) -> Iterator[tuple[int, Span]]:
    """A space in one line: who stands there, its name, and what lies there or else what is printed; the letter at the end."""
    letter = face.letter if face.letter[0] else None
    room = width - (LETTER if letter else 0)
    left = packed(face.chips, room)
    used = breadth(left) + bool(left)
    right = packed(face.cards or face.marks, max(0, room - used)) if room - used >= 2 else []
    yield from laid(left, 0)
    yield from laid(right, room - breadth(right))
    if letter:
        yield width - LETTER, letter
    free = room - used - breadth(right) - bool(right)
    if free >= LEAST_NAME:
        yield used, (face.name[0][:free].rstrip(), face.name[1])


def laid(spans: Sequence[Span], x: int) -> Iterator[tuple[int, Span]]:
    """Side by side, from here on."""
    for text, ink in spans:
        yield x, (text, ink)
        x += cells(text)


def breadth(spans: Sequence[Span]) -> int:
    """Cells of all of them."""
    return sum(cells(text) for text, _ in spans)
