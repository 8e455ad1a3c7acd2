"""Where the regions of the table lie at a size of the terminal: plain arithmetic.

Narrow: one column, the decision below the board. Wide (from 120x36): the board left, seat, decision and log right; from 160
columns the log stands open as a third column. List (from 40x12): no board, sentences above and the decision below.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Mode = Literal["small", "list", "narrow", "wide"]
SMALLEST = (80, 24)
SMALLEST_LIST = (40, 12)
WIDE = (120, 36)
THREE_COLUMNS = 160
COLUMN = (40, 48)  # of the decision and of the log: at least, at most
LOOK = 39  # columns of the panel of look mode, narrow
MAP = 7  # rows of the board, narrow, that answers with texts leave it
DRAWER = 14  # rows, wide: its heading and what it shows


class Wish(NamedTuple):
    """What the game wants to show, and what is open."""

    board: tuple[int, int] = (0, 0)
    """Columns and rows of the whole board."""
    strip: int = 0
    """Rows of what stands under it."""
    seat: int = 0
    """Rows of the seat panel, wide."""
    seat_line: bool = True
    lesson: int = 0
    """Rows of what a guided game says."""
    drawer: bool = False
    reads: bool = False
    """What is open is read, and the board can wait."""
    look: bool = False
    listed: bool = False
    bare: bool = False
    """The board has no heading, narrow."""
    ask: int = 0
    """Rows of answers that have texts; narrow, the board gives way to them down to `MAP` rows."""


class Frame(NamedTuple):
    """Columns and rows of every region; 0: it is not there."""

    mode: Mode
    width: int
    height: int
    left: int = 0
    right: int = 0
    third: int = 0
    side: int = 0
    """Columns of look mode."""
    lesson: int = 0
    board: int = 0
    head: int = 1
    """Rows of the heading of the board."""
    strip: int = 0
    drawer: int = 0
    """Rows of the open view, its heading not counted."""
    seat: int = 0
    ask: int = 0
    log: int = 0
    """Rows of the log under the decision, its heading included."""
    seat_line: int = 0
    columns: int = 1
    """Of the decision panel."""

    @property
    def wide(self) -> bool:
        """Board and decision side by side."""
        return self.mode == "wide"

    @property
    def stacked(self) -> bool:
        """One region below the other."""
        return self.mode == "list" or (self.mode == "narrow" and not self.side)


def framed(width: int, height: int, wish: Wish) -> Frame:
    """The frame for a terminal of this size."""
    if wish.listed:
        small = width < SMALLEST_LIST[0] or height < SMALLEST_LIST[1]
        return Frame("small", width, height) if small else _listed(width, height, wish)
    if width < SMALLEST[0] or height < SMALLEST[1]:
        return Frame("small", width, height)
    if width >= WIDE[0] and height >= WIDE[1]:
        return _wide(width, height, wish)
    return _narrow(width, height, wish)


def _wide(width: int, height: int, wish: Wish) -> Frame:
    body = height - 3  # title, track, footer
    third = min(COLUMN[1], max(COLUMN[0] - 1, (width - 82) // 2)) if width >= THREE_COLUMNS else 0
    rest = width - third - bool(third)
    right = max(COLUMN[0], min(COLUMN[1], rest - 80))
    left = rest - right - 1
    log = 0 if third else max(4, min(7, height - 33)) + max(0, (height - 40) // 3)
    strip = wish.strip
    drawer = 0
    if wish.drawer:
        drawer, strip = body - 2 - wish.lesson if wish.reads else min(DRAWER, body // 2) - 1, 0
    board = body - 1 - strip - wish.lesson - (drawer + 1 if drawer else 0)
    return Frame(
        "wide",
        width,
        height,
        left=left,
        right=right,
        third=third,
        side=right if wish.look else 0,
        lesson=wish.lesson,
        board=board,
        strip=strip,
        drawer=drawer,
        seat=wish.seat,
        ask=body - wish.seat - 1 - log,
        log=log,
    )


def _narrow(width: int, height: int, wish: Wish) -> Frame:
    line = int(wish.seat_line)
    body = height - 2 - line  # track, seat line, footer
    if wish.look:
        side = max(LOOK, width - 79) if width > 118 else LOOK
        return Frame("narrow", width, height, left=width - side - 1, side=side, board=body - 1, seat_line=line)
    most = wish.board[1] or body
    head = 0 if wish.bare else 1
    above = max(1, min(most, body - 6 - 2 * head - max(0, wish.strip - 2)))
    board = max(1, above - wish.lesson)
    ask = body - board - wish.lesson - 1 - head - wish.strip
    more = max(0, min(wish.ask - ask, board - MAP))
    board, ask = board - more, ask + more
    return Frame(
        "narrow",
        width,
        height,
        left=width,
        right=width,
        lesson=wish.lesson,
        board=0 if wish.drawer else board,
        head=head,
        strip=wish.strip,
        drawer=board - 1 + head if wish.drawer else 0,
        ask=ask,
        seat_line=line,
        columns=2,
    )


def _listed(width: int, height: int, wish: Wish) -> Frame:
    body = height - 4  # whose turn it is, two headings, footer
    upper = max(2, body * 2 // 5)
    lesson = wish.lesson if upper - wish.lesson > 1 else 0
    if wish.look:
        return Frame("list", width, height, side=width, left=width, board=height - 3)
    return Frame("list", width, height, left=width, right=width, lesson=lesson, drawer=upper - lesson, ask=body - upper)
