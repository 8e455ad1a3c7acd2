"""Blocks of lines laid over a ground of dots, for the screens on which nothing is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .ink import Line, padded

DOT = "·"
EVERY = 8  # cells between dots


class Block(NamedTuple):
    """Lines with a place for their left upper corner, in cells; each is drawn as wide as said."""

    x: int
    y: int
    width: int
    lines: Sequence[Line]
    ground: str = "page"


def dots(y: int, start: int, end: int) -> str:
    """A piece of a row of the ground."""
    shift = EVERY // 2 if y % 2 else 0
    return "".join(DOT if (x - shift) % EVERY == 0 else " " for x in range(start, end))


def grounded(line: Line, ground: str) -> Line:
    """The same on this ground, where nothing else is said."""
    return [(text, ink if " on " in ink else f"{ink or 'text'} on {ground}") for text, ink in line]


def over_dots(blocks: Iterable[Block], width: int, height: int, *, dotted: bool = True) -> list[Line]:
    """The blocks on their ground. They must not overlap."""
    placed = sorted(blocks, key=lambda block: block.x)
    rows: list[Line] = []
    for y in range(height):
        row, x = list[tuple[str, str]](), 0
        for block in placed:
            if block.y <= y < block.y + len(block.lines):
                row.append((dots(y, x, block.x) if dotted else " " * (block.x - x), "line"))
                row += grounded(padded(block.lines[y - block.y], block.width), block.ground)
                x = block.x + block.width
        row.append((dots(y, x, width) if dotted else "", "line"))
        rows.append(row)
    return rows
