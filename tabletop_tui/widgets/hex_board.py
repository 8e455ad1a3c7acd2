"""Hexes out of half blocks, as plain functions of faces and a zoom: no screen, no game.

Axial coordinates, pointy tops: `x = width * q + width / 2 * r`, `y = (body + 1) * r`. A hex has rows of its own, its body, and a
shared row above it: the middle half of that belongs to the hex, the outer quarters to the two above. So a hex is tapered, with
two colours in a cell at most. The same rule draws, outlines, and finds the hex under the mouse.

Several hexes nobody has seen yet may be one place: the cursor goes over them as over one, and is drawn round all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Literal, NamedTuple

from textual.geometry import Region

from ..ink import Line, Span, cells, clip
from .board import Ref
from .grid_board import packed

Spot = tuple[int, int]
"""A hex by its axial coordinates q and r."""
Edge = Literal["none", "thin", "dashed", "heavy"]
ZoomName = Literal["S", "M", "L"]
ZOOM_NAMES: tuple[ZoomName, ...] = ("S", "M", "L")
AROUND: tuple[Spot, ...] = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))


class Zoom(NamedTuple):
    """How large a hex is: columns, a multiple of 4, and rows of its own."""

    name: ZoomName
    width: int
    body: int

    @property
    def pitch(self) -> int:
        """Rows from one row of hexes to the next."""
        return self.body + 1


ZOOMS: dict[ZoomName, Zoom] = {"S": Zoom("S", 4, 1), "M": Zoom("M", 8, 2), "L": Zoom("L", 12, 4)}
NOTHING: Span = ("", "")
EMPTY: Span = (" ", "text on page")


class HexFace(NamedTuple):
    """What is to be seen in one hex. An ink without `on` stands on the hex's own ground."""

    ground: str = ""
    """The name of its colour; "": nobody has been there."""
    tile: Hashable = None
    """Hexes of one tile have only a thin line between them."""
    letter: Span = NOTHING
    sign: Span = NOTHING
    """What is there, in one sign or two."""
    flag: Span = NOTHING
    """Whose it is: a sign, and the initial of a player."""
    chip: Span = NOTHING
    """What it costs to get there, bare; on the ground its ink names, or in brackets where there are none. Without an ink it is
    no more than remarked."""
    label: Span = NOTHING
    notes: tuple[Span, ...] = ()
    """Further lines, where there is room for them."""
    figures: tuple[Span, ...] = ()
    """Chips of who stands there."""


@dataclass
class HexPlan:
    """Faces laid out in cells."""

    faces: Mapping[Spot, HexFace]
    zoom: Zoom
    fills: bool = True
    wholes: Mapping[Spot, Spot] = field(default_factory=dict[Spot, Spot])
    """For a hex that is only a part of a place, the hex that names the place."""
    ways: Mapping[Spot, Sequence[Spot]] = field(default_factory=dict[Spot, Sequence[Spot]])
    """The way to a hex, both ends included: that to the cursor is drawn."""
    perils: Collection[Spot] = ()
    """Hexes on which a fight begins: the last edge of the way there is marked."""
    _rows: dict[int, list[Span]] = field(default_factory=dict[int, list[Span]], repr=False)

    def __post_init__(self) -> None:
        """Where the left upper corner of the map lies, and how large the map is."""
        width, pitch = self.zoom.width, self.zoom.pitch
        corners = [(width * q + width // 2 * r, pitch * r) for q, r in self.faces]
        self.left = min((x for x, _ in corners), default=0)
        self.top = min((y for _, y in corners), default=0)
        right = max((x for x, _ in corners), default=-1) + width
        bottom = max((y for _, y in corners), default=-1) + pitch
        self._size = (right - self.left + 1, bottom - self.top + 1) if corners else (0, 0)
        self._parts: dict[Spot, list[Spot]] = {}
        for part, whole in self.wholes.items():
            self._parts.setdefault(whole, []).append(part)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows in cells, rim included."""
        return self._size

    # where things are

    def holds(self, ref: Ref | None) -> bool:
        """Whether this names a hex or a place of the map."""
        match ref:
            case (int(q), int(r)):
                return (q, r) in self.faces and self.whole((q, r)) == (q, r)
            case _:
                return False

    def whole(self, spot: Spot) -> Spot:
        """The place a hex is a part of; mostly itself."""
        return self.wholes.get(spot, spot)

    def parts(self, ref: Spot) -> Sequence[Spot]:
        """The hexes of a place; mostly one."""
        return self._parts.get(ref, (ref,))

    def corner(self, spot: Spot) -> tuple[int, int]:
        """The column of its body, and its shared row."""
        q, r = spot
        width = self.zoom.width
        return width * q + width // 2 * r - self.left, self.zoom.pitch * r - self.top

    def region(self, ref: Ref) -> Region:
        """A hex, or a place of several, with all its edges."""
        if not self.holds(ref):
            return Region()
        boxes = [
            Region(*self.corner(part), self.zoom.width + 1, self.zoom.pitch + 1) for part in self.parts(spot_of(ref))
        ]
        return Region.from_union(boxes)

    def at(self, x: int, y: int) -> Ref | None:
        """The hex, or place, whose ground a cell is."""
        spot = self.owner(x, y)
        return self.whole(spot) if spot in self.faces else None

    def owner(self, x: int, y: int) -> Spot:
        """The hex, on the map or not, whose ground a cell is."""
        width = self.zoom.width
        r, line = divmod(y + self.top, self.zoom.pitch)
        q, column = divmod(x + self.left - width // 2 * r, width)
        if line or width // 4 <= column < width - width // 4:
            return q, r
        return (q, r - 1) if column < width // 4 else (q + 1, r - 1)

    def neighbour(self, ref: Ref, dx: int, dy: int) -> Ref | None:
        """Where an arrow leads. Up and down keep the column, so they go to the left and to the right by turns."""
        if not self.holds(ref):
            return None
        spot = spot_of(ref)
        there = self._beside(spot, dx) if dx else self._across(spot, dy)
        if not dx and spot in self._parts:  # of all that lies below a whole place what lies straight below it
            there = sorted(there, key=lambda one: abs(self.corner(one)[0] - self.corner(spot)[0]))
        return next((self.whole(one) for one in there if one in self.faces and self.whole(one) != spot), None)

    def _beside(self, spot: Spot, dx: int) -> Iterator[Spot]:
        """The hexes of a row in this direction: over a gap to the next one. Of a place also from its parts."""
        for q, r in (spot, *self._parts.get(spot, ())):
            yield from ((q + n * dx, r) for n in range(1, self._size[0] // self.zoom.width + 2))

    def _across(self, spot: Spot, dy: int) -> Iterator[Spot]:
        """The hexes in the rows above or below: the two that touch, of a place also those that touch its parts."""
        q, r = spot
        odd = r % 2
        if dy < 0:
            yield from ((q + 1 - odd, r - 1), (q + odd, r - 1))
        else:
            yield from ((q - odd, r + 1), (q + odd - 1, r + 1))
        for part in self._parts.get(spot, ()):
            yield from self._across(part, dy) if part != spot else ()

    def marks(self, ref: Ref) -> list[Region]:
        """The cells that the cursor there changes: its own, and one for each edge on the way."""
        return [self.region(ref), *(Region(x, y, 1, 1) for x, y in (self.dots(ref) if self.holds(ref) else ()))]

    def changed_rows(self, old: HexPlan) -> Iterable[int]:
        """Rows of cells that differ from an older plan of the same size."""
        return {y for region in self.changes(old) for y in range(max(0, region.y), min(region.bottom, self.size[1]))}

    def changes(self, old: HexPlan) -> Iterable[Region]:
        """The cells of the hexes that differ from an older plan of the same size, or all."""
        mine, theirs = (self.zoom, self.fills, self.left, self.top), (old.zoom, old.fills, old.left, old.top)
        if mine != theirs or self.wholes != old.wholes:
            return [Region(0, 0, *self.size)]
        spots = {spot for spot in {*self.faces, *old.faces} if self.faces.get(spot) != old.faces.get(spot)}
        size = self.zoom.width + 1, self.zoom.pitch + 1
        changed = [Region(*self.corner(spot), *size) for spot in spots]
        rows = {y for region in changed for y in range(region.y, region.bottom)}
        for y, drawn in old._rows.items():  # need not be drawn again
            if y not in rows:
                self._rows.setdefault(y, drawn)
        return changed

    # drawing

    def row(self, y: int, cursor: Ref | None) -> Line:
        """One row of cells, neighbours of one ink put together."""
        drawn = self._rows.get(y)
        if drawn is None:
            drawn = self._rows[y] = list(self._drawn(y))
        if cursor is not None and self.holds(cursor):
            drawn = self._with_cursor(y, drawn, spot_of(cursor))
        return [
            ("".join(text for text, _ in run), ink)
            for ink, run in ((ink, list(run)) for ink, run in groupby(drawn, key=lambda cell: cell[1]))
        ]

    def _drawn(self, y: int) -> Iterator[Span]:
        """All cells of a row, without the cursor."""
        width = self.zoom.width
        r, line = divmod(y + self.top, self.zoom.pitch)
        start = width // 2 * r - self.left
        first, last = -(start // width) - 1, (self.size[0] - start) // width
        for q in range(first, last + 1):
            x = start + width * q
            yield from self._part((q, r), line)[max(0, -x) : max(0, self.size[0] - x)]

    def _part(self, spot: Spot, line: int) -> list[Span]:
        return self._body(spot, line - 1) if line else self._shared(spot)

    def _with_cursor(self, y: int, drawn: list[Span], cursor: Spot) -> list[Span]:
        """The same cells, with the edges of the place under the cursor, and the way to it."""
        r, line = divmod(y + self.top, self.zoom.pitch)
        marked = list(drawn)
        for x, cell in self._outline(r, line, self.parts(cursor)):
            if 0 <= x < len(marked):
                marked[x] = cell
        for (x, at), cell in self.dots(cursor).items():
            if at == y:
                marked[x] = cell
        if line == 1 and r == cursor[1] and not self.fills:  # beside borders of tiles an outline alone is easily missed
            x = self.corner(cursor)[0] + 1
            marked[x] = marked[x][0], f"{marked[x][1]} reverse"
        return marked

    def _outline(self, r: int, line: int, parts: Sequence[Spot]) -> Iterator[tuple[int, Span]]:
        """The edges between a place and what is around it, as far as they lie in this row."""
        width, mine = self.zoom.width, set(parts)
        for q in {q + n for q, row in parts for n in (-1, 0, 1) if abs(row - r) <= 1}:
            spot = q, r
            x = self.corner(spot)[0]
            if line:
                if ((q - 1, r) in mine) != (spot in mine):
                    bar = "▌" if self.fills else "║"
                    yield x, (bar, f"accent on {self.ground(spot)}{' bold' * (not self.fills)}")
                continue
            for n in range(width):
                upper = (q, r - 1) if n < width // 2 else (q + 1, r - 1)
                if (upper in mine) != (spot in mine):
                    yield x + n, self._rim(spot, upper, n, "accent", "▀▄")

    def dots(self, cursor: Ref) -> dict[Spot, Span]:
        """Dots by column and row, where the way to the cursor crosses edges; `!` where a fight begins."""
        found: dict[Spot, Span] = {}
        for one, other in pairwise(self.ways.get(spot_of(cursor), ())):
            if (at := self._between(one, other)) is not None:
                fight = other == cursor and other in self.perils
                found[at] = ("!", "page on danger bold") if fight else ("•", "page on accent bold")
        return found

    def _between(self, one: Spot, other: Spot) -> Spot | None:
        """The column and row of the middle of an edge; None: these two share none."""
        width, (high, low) = self.zoom.width, sorted((one, other), key=lambda spot: spot[1])
        if high[1] == low[1] and abs(one[0] - other[0]) == 1:
            x, y = self.corner(max(one, other))
            return x, y + 1 + (self.zoom.body - 1) // 2
        if low[1] - high[1] == 1 and high[0] - low[0] in (0, 1):
            x, y = self.corner(low)
            return x + (width // 4 if high[0] == low[0] else width - width // 4 - 1), y
        return None

    def ground(self, spot: Spot) -> str:
        """The name of the ground of a hex; neighbours of one terrain differ by a shade."""
        face = self.faces.get(spot)
        if face is None or not self.fills:
            return "page"
        return f"{face.ground}.{(spot[0] - spot[1]) % 3}" if spot not in self.wholes else face.ground

    def edge(self, one: Spot, other: Spot) -> Edge:
        """What is between two hexes."""
        a, b = self.faces.get(one), self.faces.get(other)
        if (a is None and b is None) or self.whole(one) == self.whole(other):
            return "none"
        if all(face is None or spot in self.wholes for spot, face in ((one, a), (other, b))):
            return "dashed"
        return "thin" if a is not None and b is not None and a.tile == b.tile else "heavy"

    def _thin(self, spot: Spot) -> str:
        return f"{self.ground(spot)}.edge" if self.fills else "dim"

    def _shared(self, spot: Spot) -> list[Span]:
        """The row that a hex shares with the two above."""
        q, r = spot
        width = self.zoom.width
        drawn: list[Span] = []
        for n in range(width):
            upper = (q, r - 1) if n < width // 2 else (q + 1, r - 1)
            match self.edge(upper, spot):
                case "heavy":
                    drawn.append(self._rim(spot, upper, n, "hex-line", "▀▄"))
                case "thin":
                    drawn.append(self._rim(spot, upper, n, "", "▔▁"))
                case "dashed":
                    drawn.append(self._rim(spot, upper, n, "line", "▔▁" if n % 2 else "  "))
                case _:
                    mine = spot if width // 4 <= n < width - width // 4 else upper
                    drawn.append((" ", f"dim on {self.ground(mine)}") if mine in self.faces else EMPTY)
        return drawn

    def _rim(self, spot: Spot, upper: Spot, n: int, ink: str, glyphs: str) -> Span:
        """A cell of an edge in a shared row: high in the lower hex, low in the upper one."""
        quarter = self.zoom.width // 4
        inner = quarter <= n < self.zoom.width - quarter
        mine = spot if inner else upper
        return glyphs[0 if inner else 1], f"{ink or self._thin(mine)} on {self.ground(mine)}"

    def _body(self, spot: Spot, line: int) -> list[Span]:
        """A row of a hex's own, with its left edge."""
        width, face, west = self.zoom.width, self.faces.get(spot), (spot[0] - 1, spot[1])
        ground = self.ground(spot)
        if face is None:
            drawn = [EMPTY] * width
        else:
            drawn: list[Span] = [(" ", f"terrain-text on {ground}")] * width  # as the signs: fewer runs, fewer bytes
        match self.edge(west, spot):
            case "heavy":
                drawn[0] = "▌", f"hex-line on {ground}"
            case "thin":
                drawn[0] = "▏", f"{self._thin(spot)} on {ground}"
            case "dashed":
                drawn[0] = "╎", f"line on {ground}"
            case _:
                pass
        for x, (text, ink) in contents(face, line, self.zoom, self.fills) if face else ():
            inked = ink if " on " in ink else f"{ink} on {ground}"
            for n, sign in enumerate(text[: width - x]):
                drawn[x + n] = (sign if sign.isascii() or cells(sign) == 1 else "?", inked)
        return with_blanks(drawn, f"terrain-text on {ground}") if face else drawn


def with_blanks(drawn: list[Span], blank: str) -> list[Span]:
    """The same cells; blanks on the hex's own ground take the ink of the text before them: fewer runs, fewer bytes."""
    ground, ink = blank.partition(" on ")[2], blank
    found = drawn[:1]
    for sign, own in drawn[1:]:
        if own != blank:
            ink = own if own.partition(" on ")[2].split(" ")[0] == ground else blank
        found.append((sign, ink if sign == " " and own == blank else own))
    return found


def contents(face: HexFace, line: int, zoom: Zoom, fills: bool) -> Iterator[tuple[int, Span]]:
    """What stands in a row of a hex, and from which column on. What comes later lies above."""
    width, last = zoom.width, zoom.body - 1
    if zoom.name == "S":
        yield from _small(face, fills)
        return
    if line == 0:
        yield 1, face.letter
        yield 3, face.sign
        after = 3 + cells(face.sign[0])
        yield after, face.flag
        chip = chipped(face.chip, fills)
        if cells(chip[0]) > width - after - cells(face.flag[0]):
            chip = bare(face.chip, fills)
        yield width - cells(chip[0]), chip
    lines = (face.label, *face.notes)
    above = stand_above(face, zoom)
    figures = packed(face.figures, width - 1) if line == (0 if above else last) else []
    room = width - 1 - sum(cells(text) for text, _ in figures)
    if 0 < line <= len(lines):
        text, ink = lines[line - 1]
        yield 1, (text[:room] if figures and last == 1 else clip(text, room), ink)
    x = width - sum(cells(text) for text, _ in figures)  # at the right end
    for text, ink in figures:
        yield x, (text, ink)
        x += cells(text)


def stand_above(face: HexFace, zoom: Zoom) -> bool:
    """Whether figures stand in the first row: where the second is full of a name, and the first has room."""
    taken = sum(cells(text) for text, _ in packed(face.figures, zoom.width - 1))
    free = zoom.width - 3 - cells(face.sign[0]) - cells(face.flag[0])
    crowded = bool(face.sign[0]) and cells(face.label[0]) > zoom.width - 1 - taken
    return zoom.body == 2 and crowded and not face.chip[0] and 0 < taken <= free


def _small(face: HexFace, fills: bool) -> Iterator[tuple[int, Span]]:
    """Three cells: terrain, what is there, and one thing more; who stands there before all else."""
    yield 1, face.letter
    yield 2, face.sign
    yield 3, (face.flag[0][1:2], face.flag[1])
    chip = bare(face.chip, fills)
    taken = cells(face.sign[0]) + cells(face.flag[0][1:2])
    if face.chip[1] or cells(chip[0]) <= 2 - taken:
        yield 4 - cells(chip[0]), chip
    if face.figures:
        text, ink = face.figures[0]
        short = text.strip(" <>")
        yield 2, (short[:1] + "+" if len(face.figures) > 1 else short[-2:].rjust(2), ink)


def chipped(chip: Span, fills: bool) -> Span:
    """A chip as it is drawn: ` 2 ` on a ground, or `[2]`."""
    text, ink = chip
    if not (text and ink):
        return bare(chip, fills)
    return (f" {text} ", f"page on {ink} bold") if fills else (f"[{text}]", f"{ink} bold")


def bare(chip: Span, fills: bool) -> Span:
    """A chip where there is little room."""
    text, ink = chip
    if not (text and ink):
        return text, "terrain-text"
    return (text, f"page on {ink} bold") if fills else (text, f"{ink} bold")


def spot_of(ref: Ref) -> Spot:
    """The hex a Ref names."""
    match ref:
        case (int(q), int(r)):
            return q, r
        case _:
            raise LookupError(ref)
