"""Rooms in a grid with walls between them, as plain functions of faces, edges and a zoom: no screen, no game.

A room is as many columns and rows as the zoom says, its west and north wall included. Walls live in the grid lines, so two rooms
share one; a corner is drawn by the walls that meet there. A row of cells is drawn when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal, NamedTuple

from textual.geometry import Region

from ..ink import Line, Span, cells, clip
from .board import Ref

Spot = tuple[int, int]  # row and column of a room, from the north-west
Edge = Literal["none", "join", "rim", "wall", "open", "door", "gate"]
"""`join`: two squares that are one room; `rim`: the bare border of the board."""
ZoomName = Literal["S", "M", "L"]
ZOOM_NAMES: tuple[ZoomName, ...] = ("S", "M", "L")


class Zoom(NamedTuple):
    """Columns and rows from one room to the next."""

    name: ZoomName
    width: int
    height: int


ZOOMS: dict[ZoomName, Zoom] = {"S": Zoom("S", 6, 2), "M": Zoom("M", 6, 3), "L": Zoom("L", 9, 4)}


class Face(NamedTuple):
    """What is to be seen of one room. An empty face is a room nobody has seen yet."""

    ground: str = ""
    label: Span = ("", "")
    mark: Span = ("", "")  # how a room is divided, a body, a way down
    chips: tuple[Span, ...] = ()  # who stands there
    letter: Span = ("", "")  # the option that is about it


UNSEEN = Face()
BLANK: Span = (" ", "dim on page")  # of one ink with the points: fewer runs, fewer bytes

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the arms that meet
LIGHT = " ││└││┌├─┘─┴┐┤┬┼"
DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"


@dataclass
class GridPlan:
    """Faces and edges laid out in cells."""

    rows: int
    columns: int
    zoom: Zoom
    faces: Mapping[Spot, Face]
    above: Mapping[Spot, Edge]
    """The edge north of a room; row `rows` is the south rim. What is missing is no edge."""
    left: Mapping[Spot, Edge]
    """The edge west of a room; column `columns` is the east rim."""
    names: tuple[str, str]
    """What columns and rows are called, a sign each."""
    fills: bool = True
    _corners: dict[Spot, tuple[int, int]] = field(default_factory=dict[Spot, tuple[int, int]], repr=False)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows in cells, rim included."""
        return self.columns * self.zoom.width + 1, self.rows * self.zoom.height + 1

    # where things are

    def spots(self) -> Iterator[Spot]:
        """All rooms, row by row."""
        return ((row, column) for row in range(self.rows) for column in range(self.columns))

    def holds(self, ref: Ref | None) -> bool:
        """Whether this names a room of the grid."""
        match ref:
            case (int(row), int(column)):
                return 0 <= row < self.rows and 0 <= column < self.columns
            case _:
                return False

    def region(self, ref: Ref) -> Region:
        """A room with all four walls."""
        if not self.holds(ref):
            return Region()
        row, column = spot_of(ref)
        return Region(column * self.zoom.width, row * self.zoom.height, self.zoom.width + 1, self.zoom.height + 1)

    def at(self, x: int, y: int) -> Ref | None:
        """The room a cell belongs to; a wall belongs to the room south or east of it."""
        width, height = self.size
        if not (0 <= x < width and 0 <= y < height):
            return None
        return min(y // self.zoom.height, self.rows - 1), min(x // self.zoom.width, self.columns - 1)

    def neighbour(self, ref: Ref, dx: int, dy: int) -> Ref | None:
        """The room beside this one; none beyond the rim."""
        if not self.holds(ref):
            return None
        row, column = spot_of(ref)
        there = row + dy, column + dx
        return there if self.holds(there) else None

    def changed_rows(self, old: GridPlan) -> Iterable[int]:
        """Rows of cells that differ from an older plan of the same size."""
        if (old.zoom, old.fills, old.names) != (self.zoom, self.fills, self.names):
            return range(self.size[1])
        high = self.zoom.height
        changed: set[int] = set()
        for row in range(self.rows + 1):
            spots = [(row, column) for column in range(self.columns + 1)]
            if any(
                self.faces.get(spot) != old.faces.get(spot)
                or self.above.get(spot) != old.above.get(spot)
                or self.left.get(spot) != old.left.get(spot)
                for spot in spots
            ):  # a wall changes the corners at both its ends
                changed.update(range(row * high, min((row + 1) * high + 1, self.size[1])))
        return changed

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
        """The walls north of a row of rooms, with the corners between them."""
        for column in range(self.columns + 1):
            yield self._corner((row, column), cursor)
            if column < self.columns:
                yield from self._wall_above((row, column), cursor)

    def _corner(self, spot: Spot, cursor: Spot | None) -> Span:
        if cursor is not None and spot in corners_of(cursor):
            arms = {0: SOUTH | EAST, 1: SOUTH | WEST, 2: NORTH | EAST, 3: NORTH | WEST}[corners_of(cursor).index(spot)]
            return (HEAVY if self.fills else DOUBLE)[arms], "accent on page"
        heavy, light = self._arms(spot)
        return (HEAVY[heavy], "wall on page") if heavy else (LIGHT[light], "line on page") if light else BLANK

    def _arms(self, spot: Spot) -> tuple[int, int]:
        """Which walls meet in a corner, and which parts of the bare rim."""
        found = self._corners.get(spot)
        if found is None:
            row, column = spot
            edges = (
                (NORTH, self.left.get((row - 1, column)), ("wall",)),
                (EAST, self.above.get(spot), ("wall", "open", "door", "gate")),
                (SOUTH, self.left.get(spot), ("wall",)),
                (WEST, self.above.get((row, column - 1)), ("wall", "open", "door", "gate")),
            )
            heavy = sum(arm for arm, edge, solid in edges if edge in solid)
            light = sum(arm for arm, edge, _ in edges if edge == "rim")
            found = self._corners[spot] = heavy, light
        return found

    def _wall_above(self, spot: Spot, cursor: Spot | None) -> list[Span]:
        """Between two corners: a wall, or a gap in its middle, or nothing."""
        row, column = spot
        width, edge = self.zoom.width - 1, self.above.get(spot, "none")
        marked = cursor is not None and spot in (cursor, (cursor[0] + 1, cursor[1]))
        ink = "accent on page" if marked else "wall on page"
        bar = ("━" if self.fills else "═") if marked else "━"
        if edge == "join":
            bar = "─"  # only the cursor's own line: here is no wall
        drawn: list[Span] = [(bar, ink)] * width
        if edge in ("none", "rim", "join") and not marked:
            ground = self._between((row - 1, column), spot) if edge == "join" else "page"
            drawn = [("─", "line on page") if edge == "rim" else (" ", f"dim on {ground}")] * width
        if edge in ("open", "door", "gate"):
            stub = (width - 3) // 2
            ground = self._between((row - 1, column), spot)
            sign = {"open": " ", "door": "+", "gate": "#"}[edge]
            drawn[stub : width - stub] = [(s, f"accent on {ground} bold") for s in sign.center(width - 2 * stub)]
        if row in (0, self.rows) and edge in ("rim", "wall", "none"):
            drawn[width // 2] = (
                (self.names[0][column], "muted on page") if row == 0 and not marked else drawn[width // 2]
            )
        return drawn

    def _between(self, one: Spot, other: Spot) -> str:
        """The ground of a way through: that of the rooms, if both have been seen."""
        a, b = self.faces.get(one, UNSEEN).ground, self.faces.get(other, UNSEEN).ground
        return (a or b) if self.fills and a and b else "page"

    def _inside(self, row: int, line: int, cursor: Spot | None) -> Iterator[Span]:
        """A row of cells through the rooms, with the walls west of each."""
        for column in range(self.columns + 1):
            yield self._wall_left((row, column), line, cursor)
            if column < self.columns:
                yield from self._room((row, column), line)

    def _wall_left(self, spot: Spot, line: int, cursor: Spot | None) -> Span:
        row, column = spot
        edge = self.left.get(spot, "none")
        marked = cursor is not None and spot in (cursor, (cursor[0], cursor[1] + 1))
        ground = self._between((row, column - 1), spot) if edge in ("open", "door", "gate", "join") else "page"
        if edge in ("door", "gate"):
            return "+" if edge == "door" else "#", f"accent on {ground} bold"
        if edge == "open":
            return "╎", f"{'accent' if marked else 'muted'} on {ground}{' bold' * marked}"
        if marked:
            return "┃" if self.fills else "║", "accent on page"
        if column == 0 and line == 0:
            return self.names[1][row], "muted on page"
        return {"wall": ("┃", "wall on page"), "rim": ("│", "line on page")}.get(edge, (" ", f"dim on {ground}"))

    def _room(self, spot: Spot, line: int) -> list[Span]:
        """One row of a room: its label first, then who is there and the letter of the option about it."""
        width, face = self.zoom.width - 1, self.faces.get(spot, UNSEEN)
        ground = face.ground if face.ground and self.fills else "page"
        blank = f"text on {ground}" if face.ground else BLANK[1]
        drawn: list[Span] = [(" ", blank)] * width
        for x, (text, ink) in self._contents(face, line, width):
            inked = ink if " on " in ink else f"{ink or 'text'} on {ground}"
            for i, sign in enumerate(text[: width - x]):
                drawn[x + i] = (sign if sign.isascii() or cells(sign) == 1 else "?", inked)
        return drawn

    def _contents(self, face: Face, line: int, width: int) -> Iterator[tuple[int, Span]]:
        last = self.zoom.height - 2
        chips = packed(face.chips, width - (3 if not last and face.letter[0] else 0))
        if not face.ground and not chips and line == (last // 2 if last > 1 else 0):
            yield width // 2, ("·", "dim")
        room = width - cells(face.mark[0])
        if line == 0 and not (last == 0 and (chips or face.letter[0])):
            yield 0, (clip(face.label[0], width if last else room), face.label[1])
        if line == last and face.mark[0] and sum(cells(text) for text, _ in chips) <= room:
            yield room, face.mark
        if line == last and chips:
            x = 0
            for text, ink in chips:
                yield x, (text, ink)
                x += cells(text)
        if face.letter[0] and line == (last if not chips or last == 0 else 0):
            x = width - 3 if chips and last == 0 else (width - cells(face.letter[0])) // 2 if not chips else width - 3
            yield x, face.letter


def spot_of(ref: Ref) -> Spot:
    """The row and column a Ref of a grid names."""
    match ref:
        case (int(row), int(column)):
            return row, column
        case _:
            raise LookupError(ref)


def corners_of(spot: Spot) -> tuple[Spot, Spot, Spot, Spot]:
    """The corners of a room: two above, two below."""
    row, column = spot
    return (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)


def packed(chips: tuple[Span, ...], width: int) -> list[Span]:
    """Chips that fit side by side: without the blanks or brackets round them if need be; `+` for those that do not."""
    if sum(cells(text) for text, _ in chips) <= width:
        return list(chips)
    bare = [(text.strip(" <>"), ink) for text, ink in chips]
    kept: list[Span] = []
    for n, (text, ink) in enumerate(bare):
        used = sum(cells(shown) for shown, _ in kept)
        more = n < len(bare) - 1
        if used + cells(text) + more > width:
            return [*kept, ("+", "text bold")]
        kept.append((text, ink))
    return kept
