"""What a terminal shows, as SVG: every cell in its place in any font, lines and blocks drawn without gaps."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.color import Color, blend_rgb, parse_rgb_hex
from rich.style import Style
from textual.strip import Strip

WIDTH, HEIGHT = 10, 20
"""Of a cell."""
BASE, SIZE = 15, 16.6
"""The base line of a row, the size of the letters."""
MARGIN = 8
THICK = {"LIGHT": 1, "HEAVY": 3, "SINGLE": 1, "DOUBLE": 3}
BLOCKS = {
    "▀": (0, 0, 1, 1 / 2),
    "▄": (0, 1 / 2, 1, 1),
    "█": (0, 0, 1, 1),
    "▌": (0, 0, 1 / 2, 1),
    "▐": (1 / 2, 0, 1, 1),
    "▁": (0, 7 / 8, 1, 1),
    "▔": (0, 0, 1, 1 / 8),
    "▏": (0, 0, 1 / 8, 1),
    "▕": (7 / 8, 0, 1, 1),
}
"""What part of its cell each fills: left, top, right, bottom."""
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
"""How much of its ink each shows."""
FONTS = "'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace"


class Cell(NamedTuple):
    """What stands in a place."""

    sign: str
    ink: str
    ground: str
    bold: bool = False
    struck: bool = False


class Box(NamedTuple):
    """A filled rectangle, in the picture's units."""

    x: float
    y: float
    right: float
    bottom: float
    fill: str


def svg(strips: Iterable[Strip], ink: str, page: str) -> str:
    """The picture.

    Args:
        strips: The rows of the screen, one above the other.
        ink: The colour of letters that have none of their own.
        page: The colour of grounds that have none.
    """
    rows = [cells(strip, ink, page) for strip in strips]
    width, height = len(rows[0]) * WIDTH + 2 * MARGIN, len(rows) * HEIGHT + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f"<style>text{{font-family:{FONTS};font-size:{SIZE}px;white-space:pre}}.b{{font-weight:bold}}"
        ".s{text-decoration:line-through}</style>",
        f'<rect width="{width}" height="{height}" rx="6" fill="{page}"/>',
        f'<g transform="translate({MARGIN} {MARGIN})">',
        '<g shape-rendering="crispEdges">',
        *(drawn(box) for y, row in enumerate(rows) for box in merged([*grounds(row, y, page), *lines(row, y)])),
        "</g>",
        *(part for y, row in enumerate(rows) for part in letters(row, y)),
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def cells(strip: Strip, ink: str, page: str) -> list[Cell]:
    """A row, place by place; a sign two places wide is followed by an empty one."""
    row: list[Cell] = []
    for segment in strip:
        style = segment.style or Style()
        fore, back = hexed(style.color, ink), hexed(style.bgcolor, page)
        if style.reverse:
            fore, back = back, fore
        for sign in segment.text:
            row.append(Cell(sign, fore, back, bool(style.bold), bool(style.strike)))
            row.extend([Cell(" ", fore, back)] * (cell_len(sign) - 1))
    return row


def hexed(colour: Color | None, otherwise: str) -> str:
    """A colour as SVG writes it."""
    return otherwise if colour is None or colour.is_default else colour.get_truecolor().hex


def grounds(row: list[Cell], y: int, page: str) -> Iterator[Box]:
    """What lies behind the letters, where it is not the page; shades are grounds too."""
    for x, cell in enumerate(row):
        ground = mixed(cell.ground, cell.ink, SHADES[cell.sign]) if cell.sign in SHADES else cell.ground
        if ground != page:
            yield Box(x * WIDTH, y * HEIGHT, (x + 1) * WIDTH, (y + 1) * HEIGHT, ground)


def mixed(ground: str, ink: str, share: float) -> str:
    """A ground with a share of ink in it."""
    below, above = (parse_rgb_hex(colour[1:]) for colour in (ground, ink))
    return blend_rgb(below, above, share).hex


def lines(row: list[Cell], y: int) -> Iterator[Box]:
    """The blocks and frames of a row."""
    for x, cell in enumerate(row):
        for left, top, right, bottom in shapes(cell.sign):
            yield Box(x * WIDTH + left, y * HEIGHT + top, x * WIDTH + right, y * HEIGHT + bottom, cell.ink)


def shapes(sign: str) -> Iterator[tuple[float, float, float, float]]:
    """The rectangles a sign is made of; none: it is a letter."""
    if sign in BLOCKS:
        left, top, right, bottom = BLOCKS[sign]
        yield left * WIDTH, top * HEIGHT, right * WIDTH, bottom * HEIGHT
    else:
        thick = arms(sign)
        half = {side: width / 2 for side, width in thick.items()}
        middle_x, middle_y, most = WIDTH / 2, HEIGHT / 2, max(half.values(), default=0)
        for side, by in half.items():
            match side:
                case "LEFT":
                    yield 0, middle_y - by, middle_x + most, middle_y + by
                case "RIGHT":
                    yield middle_x - most, middle_y - by, WIDTH, middle_y + by
                case "UP":
                    yield middle_x - by, 0, middle_x + by, middle_y + most
                case _:
                    yield middle_x - by, middle_y - most, middle_x + by, HEIGHT


def arms(sign: str) -> dict[str, int]:
    """Where a frame sign leads, and how thick; it is told by its name, `BOX DRAWINGS DOWN LIGHT AND RIGHT HEAVY`."""
    name = unicodedata.name(sign, "")
    if not name.startswith("BOX DRAWINGS ") or any(word in name for word in ("DASH", "DIAGONAL")):
        return {}
    found: dict[str, int] = {}
    words = (
        name.removeprefix("BOX DRAWINGS ").replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split()
    )
    leading = words[0] in THICK
    weight = THICK.get(words[0], 1)
    waiting: list[str] = []
    for word in words:
        if word in THICK:
            weight = THICK[word]
            found.update(dict.fromkeys(waiting, weight))
            waiting = []
        elif word in ("LEFT", "RIGHT", "UP", "DOWN"):
            found[word] = weight
            waiting += [] if leading else [word]
    return found


def merged(boxes: Iterable[Box]) -> Iterator[Box]:
    """Boxes beside each other as one."""
    last: Box | None = None
    for box in boxes:
        if last and (last.right, last.y, last.bottom, last.fill) == (box.x, box.y, box.bottom, box.fill):
            last = last._replace(right=box.right)
            continue
        if last:
            yield last
        last = box
    if last:
        yield last


def drawn(box: Box) -> str:
    """A box as SVG."""
    x, y, width, height = (f"{n:g}" for n in (box.x, box.y, box.right - box.x, box.bottom - box.y))
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{box.fill}"/>'


def letters(row: list[Cell], y: int) -> Iterator[str]:
    """The words of a row; each sign that fonts draw at a width of their own stands alone."""
    for (kind, *_), group in groupby(enumerate(row), key=lambda place: kind_of(place[0], place[1])):
        if kind == "":
            continue
        places = list(group)
        x, cell = places[0]
        text = "".join(one.sign for _, one in places)
        looks = " ".join(mark for mark, so in (("b", cell.bold), ("s", cell.struck)) if so)
        with_looks = f' class="{looks}"' if looks else ""
        yield (
            f'<text x="{x * WIDTH}" y="{y * HEIGHT + BASE}" textLength="{cell_len(text) * WIDTH}"'
            f' lengthAdjust="spacingAndGlyphs" fill="{cell.ink}"{with_looks}>{escape(text)}</text>'
        )


def kind_of(x: int, cell: Cell) -> tuple[Any, ...]:
    """Neighbours of the same kind are written together: a word, or a sign of its own; blanks and lines are not written."""
    if cell.sign.isspace() or cell.sign in SHADES or any(True for _ in shapes(cell.sign)):
        return ("",)
    alone = x if not (cell.sign.isascii() or cell.sign.isalnum()) else -1
    return ("sign" if alone >= 0 else "word", alone, cell.ink, cell.bold, cell.struck)
