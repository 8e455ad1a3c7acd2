"""A plate that scrolls, with a cursor if some of its lines can be chosen: drawers, the whole log, look mode."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from ..ink import Line, plain, pointed
from .plate import Plate, palette_of

WHEEL = 3  # lines for one notch


class Sheet(Plate):
    """Lines from `top` on. Stops are the lines on which the cursor may stand; without any the arrows scroll."""

    class Pointed(Message):
        """The cursor stands on another line."""

        def __init__(self, sheet: Sheet, line: int) -> None:
            super().__init__()
            self.sheet, self.line = sheet, line

    class Chosen(Message):
        """A line that can be chosen was clicked."""

        def __init__(self, sheet: Sheet, line: int) -> None:
            super().__init__()
            self.sheet, self.line = sheet, line

    def __init__(self, id: str, ground: str = "panel", classes: str = "") -> None:
        super().__init__(id, ground, classes)
        self.top = 0
        self.stops: list[int] = []
        self.cursor: int | None = None
        self.barred = True
        """The last column shows how far along we are; not where nothing is drawn but text."""

    def fill(self, lines: Sequence[Line], stops: Iterable[int] = (), *, at_end: bool = False) -> None:
        """Show these from the beginning, or from the end."""
        self.lines, self.stops = list(lines), sorted(stops)
        self.cursor = self.stops[-1 if at_end else 0] if self.stops else None
        self.top = self._last_top if at_end else 0
        self.refresh()

    def show(self, lines: Sequence[Line], stops: Iterable[int] | None = None) -> None:
        """Show these where we are: the same place, the cursor on the stop nearest to where it was."""
        old, was, top = self.lines, self.cursor, self.top
        self.lines = list(lines)
        if stops is not None:
            self.stops = sorted(stops)
        self.cursor = min(self.stops, key=lambda stop: abs(stop - (was or 0)), default=None)
        self.top = min(top, self._last_top)
        if self.top != top or len(old) != len(self.lines):
            self.refresh()
            return
        differ = {y for y, line in enumerate(self.lines) if line != old[y]}
        self._redraw(differ | ({was, self.cursor} if was != self.cursor else set()))

    def step(self, by: int) -> None:
        """An arrow: to the stop before or after, else a line up or down."""
        if self.cursor is None:
            self._scroll(self.top + by)
        else:
            at = self.stops.index(self.cursor) + by
            self.point(self.stops[max(0, min(at, len(self.stops) - 1))])

    def page(self, by: int) -> None:
        """A page up or down; two lines stay in sight. The cursor comes along."""
        self._scroll(self.top + by * max(1, self.size.height - 2))
        if self.cursor is not None and not self.top <= self.cursor < self.top + self.size.height:
            inside = [stop for stop in self.stops if self.top <= stop < self.top + self.size.height]
            if inside:
                self.point(inside[0 if by > 0 else -1])

    def end(self, by: int) -> None:
        """To the first or the last line."""
        if self.stops:
            self.point(self.stops[0 if by < 0 else -1])
        self._scroll(0 if by < 0 else self._last_top)

    def point(self, line: int) -> None:
        """Put the cursor on a stop, and scroll so that all up to the next stop is in sight."""
        was, self.cursor = self.cursor, line
        after = bisect_right(self.stops, line)
        last = (self.stops[after] if after < len(self.stops) else len(self.lines)) - 1
        height = max(1, self.size.height)
        top = max(min(self.top, line), min(last, line + height - 1) - height + 1)
        self._scroll(0 if line == self.stops[0] and last < height else top)  # a heading above the first comes along
        if was != line:
            self._redraw({was, line})
            self.post_message(self.Pointed(self, line))

    def reveal(self, first: int, last: int) -> None:
        """Scroll as little as needed to have these lines in sight; of too many the first ones."""
        height = max(1, self.size.height)
        self._scroll(min(first, max(self.top, last - height + 1)))

    def find(self, text: str, by: int = 1) -> bool:
        """Go to the next line, or the one before, that holds this text; round the end. Whether there is one."""
        sought, count = text.casefold(), len(self.lines)
        here = self.cursor if self.cursor is not None else self.top
        for n in range(1, count + 1):
            y = (here + by * n) % count
            if sought in plain([self.lines[y]]).casefold():
                self._scroll(y - self.size.height // 2)
                if self.stops:
                    self.point(self.stops[max(0, bisect_right(self.stops, y) - 1)])
                return True
        return False

    @property
    def place(self) -> tuple[int, int, int]:
        """First and last line in sight, counted from 1, and how many there are: for headings."""
        return min(self.top + 1, len(self.lines)), min(self.top + self.size.height, len(self.lines)), len(self.lines)

    def clicked(self, x: int, y: int) -> None:
        line = y + self.top
        at = bisect_right(self.stops, line) - 1
        if at >= 0 and line < len(self.lines):
            self.point(self.stops[at])
            self.post_message(self.Chosen(self, self.stops[at]))
        else:
            super().clicked(x, line)

    def wheeled(self, by: int) -> None:
        self._scroll(self.top + by * WHEEL)

    def on_resize(self) -> None:
        self.top = min(self.top, self._last_top)
        if self.cursor is not None:
            self.point(self.cursor)
        self.refresh()  # what has been drawn was drawn with the old height

    def render_line(self, y: int) -> Strip:
        line = y + self.top
        spans = self.lines[line] if line < len(self.lines) else []
        if line == self.cursor:
            spans = pointed(spans)
        width, palette = self.size.width, palette_of(self)
        if len(self.lines) <= self.size.height or width < 2 or not self.barred:
            return palette.strip(spans, width, self.ground)
        bar = palette.strip([self._bar(y)], 1, self.ground)
        return Strip.join([palette.strip(spans, width - 1, self.ground), bar])

    def _bar(self, y: int) -> tuple[str, str]:
        """The last column shows how far along we are, where not all fits."""
        height, count = self.size.height, len(self.lines)
        thumb = max(1, height * height // count)
        begin = (height - thumb) * self.top // max(1, self._last_top)
        return ("▓", "accent") if begin <= y < begin + thumb else ("░", "line")

    @property
    def _last_top(self) -> int:
        return max(0, len(self.lines) - self.size.height)

    def _scroll(self, top: int) -> None:
        top = max(0, min(top, self._last_top))
        if top != self.top:
            self.top = top
            self.refresh()

    def _redraw(self, lines: Iterable[int | None]) -> None:
        for line in lines:
            if line is not None and self.top <= line < self.top + self.size.height:
                self.refresh(Region(0, line - self.top, self.size.width, 1))
