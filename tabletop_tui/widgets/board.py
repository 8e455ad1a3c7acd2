"""A board: lines drawn on demand and kept, a cursor on a Ref, scrolling that keeps the cursor in the middle half."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, ClassVar, Protocol, Self, runtime_checkable

from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ..ink import Line
from .plate import palette_of

Ref = Hashable  # names one thing on the table
WHEEL_X, WHEEL_Y = 8, 3  # cells for one notch


class Plan(Protocol):
    """What a board draws: a game's table laid out in cells, and where each Ref is. Plain functions, no screen."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in cells."""
        ...

    def row(self, y: int, cursor: Ref | None) -> Line:
        """One row of cells, with the cursor drawn if it touches it."""
        ...

    def changed_rows(self, old: Self) -> Iterable[int]:
        """Rows that differ from an older plan of the same size, the cursor apart."""
        ...

    def region(self, ref: Ref) -> Region:
        """The cells that the cursor on this Ref changes; empty if it is not here."""
        ...

    def at(self, x: int, y: int) -> Ref | None:
        """What the cell belongs to."""
        ...

    def neighbour(self, ref: Ref, dx: int, dy: int) -> Ref | None:
        """Where an arrow leads."""
        ...


@runtime_checkable
class Landscape(Protocol):
    """A plan without a frame. Where it is smaller than the board it lies in the middle; the way to the cursor is drawn."""

    def marks(self, ref: Ref) -> Iterable[Region]:
        """All cells that the cursor on this Ref changes."""
        ...

    def changes(self, old: Self) -> Iterable[Region]:
        """The cells that differ from an older plan of the same size, as `changed_rows`, where they are not whole rows."""
        ...


class Board(ScrollView, can_focus=False):  # with the focus it would eat the arrow keys
    """Draws a plan. A new plan redraws the rows that differ, a cursor move the cells it marks."""

    DEFAULT_CSS: ClassVar[str] = "Board { scrollbar-size: 0 0; overflow: hidden hidden; }"

    class Moved(Message):
        """An arrow leads to this Ref."""

        def __init__(self, ref: Ref) -> None:
            super().__init__()
            self.ref = ref

    class Clicked(Message):
        """This Ref was clicked."""

        def __init__(self, ref: Ref) -> None:
            super().__init__()
            self.ref = ref

    class Hovered(Message):
        """The mouse is over this Ref now, or over none."""

        def __init__(self, ref: Ref | None) -> None:
            super().__init__()
            self.ref = ref

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.plan: Plan | None = None
        self.cursor: Ref | None = None
        self._strips: dict[int, Strip] = {}
        """Rows of the plan, from its own left edge: they hold wherever the board lies, and however large it is."""
        self._over: Ref | None = None

    def show(self, plan: Plan, cursor: Ref | None) -> None:
        """Draw this from now on."""
        old, self.plan = self.plan, plan
        if old is None or old.size != plan.size or type(old) is not type(plan):
            self.cursor = cursor
            if self.virtual_size != Size(*plan.size):  # setting it lays the screen out again
                self.virtual_size = Size(*plan.size)
            self.repaint()
        else:
            self.cursor, before = cursor, marks(old, self.cursor)
            self._dirty([*changes(plan, old), *(before ^ marks(plan, cursor))])
        self.follow()

    def point(self, cursor: Ref | None) -> None:
        """Move the cursor."""
        old, self.cursor = self.cursor, cursor
        from_here = self._region(old)
        self._dirty(marks(self.plan, old) ^ marks(self.plan, cursor))
        self.follow(from_here)

    def _dirty(self, regions: Iterable[Region]) -> None:
        """These cells of the plan are to be drawn anew."""
        left, top = self._origin
        for region in regions:
            for y in range(region.y, region.bottom):
                self._strips.pop(y, None)
            self.refresh(region.translate((-left, -top)))

    def repaint(self) -> None:
        """Draw everything again, after a change of theme or signs: kept strips know nothing of them."""
        self._strips.clear()
        self.refresh()

    def follow(self, came_from: Region | None = None) -> None:
        """Scroll so that the cursor stays in the middle half, seldom.

        Args:
            came_from: the cells the cursor came from. Going on from what is in sight, most is shown of what lies ahead; else the
                cursor comes to the middle.
        """
        at, (width, height) = self._region(self.cursor), self.size
        if not at or not self.size:
            return
        x, y = self.scroll_offset
        margin_x, margin_y = width // 4, height // 4
        seen = came_from is not None and bool(came_from.overlaps(Region(x, y, width, height)))
        x = kept(x, width, margin_x, (at.x, at.right), seen)
        y = kept(y, height, margin_y, (at.y, at.bottom), seen)
        self._scroll(x, y)

    def step(self, dx: int, dy: int) -> None:
        """An arrow. The screen hears of it and moves the cursor."""
        if self.plan is not None and self.cursor is not None:
            ref = self.plan.neighbour(self.cursor, dx, dy)
            if ref is not None and ref != self.cursor:
                self.post_message(self.Moved(ref))

    def ref_at(self, x: int, y: int) -> Ref | None:
        """What is under a cell of the widget."""
        left, top = self._origin
        return self.plan.at(x + left, y + top) if self.plan is not None else None

    @property
    def _origin(self) -> tuple[int, int]:
        """The cell of the plan that is drawn in the left upper corner; below 0 where the plan is smaller."""
        x, y = self.scroll_offset
        if not isinstance(self.plan, Landscape):
            return x, y
        width, height = self.plan.size
        short_x, short_y = self.size.width - width, self.size.height - height
        return -(short_x // 2) if short_x > 0 else x, -(short_y // 2) if short_y > 0 else y

    @property
    def rows_in_sight(self) -> tuple[int, int, int]:
        """First and last row in sight, counted from 1, and how many there are: for headings."""
        top, whole = self.scroll_offset.y, self.virtual_size.height
        return min(top + 1, whole), min(top + self.size.height, whole), whole

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if self.plan is None:
            return palette_of(self).strip([], width)
        left, top = self._origin
        strip = self._strips.get(y + top)
        if strip is None or strip.cell_length < left + width:
            line = self.plan.row(y + top, self.cursor) if 0 <= y + top < self.plan.size[1] else []
            strip = palette_of(self).strip(line, max(left + width, self.plan.size[0]))
            self._strips[y + top] = strip
        if left >= 0:
            return strip.crop(left, left + width)
        return Strip.join([palette_of(self).strip([], -left), strip.crop(0, left + width)])  # kept without its margin

    def on_resize(self) -> None:
        self.follow()
        self.refresh()  # what was painted before this was painted where it lay then

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if (ref := self.ref_at(event.x, event.y)) is not None:
            self.post_message(self.Clicked(ref))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self.ref_at(event.x, event.y))

    def on_leave(self) -> None:
        self._hover(None)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._wheel(event, 0 if event.shift else WHEEL_Y, WHEEL_X if event.shift else 0)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._wheel(event, 0 if event.shift else -WHEEL_Y, -WHEEL_X if event.shift else 0)

    def on_mouse_scroll_right(self, event: events.MouseScrollRight) -> None:
        self._wheel(event, 0, WHEEL_X)

    def on_mouse_scroll_left(self, event: events.MouseScrollLeft) -> None:
        self._wheel(event, 0, -WHEEL_X)

    def _wheel(self, event: events.MouseEvent, down: int, right: int) -> None:
        event.stop()
        event.prevent_default()
        x, y = self.scroll_offset
        self._scroll(x + right, y + down)

    def _scroll(self, x: int, y: int) -> None:
        x = max(0, min(x, self.virtual_size.width - self.size.width))
        y = max(0, min(y, self.virtual_size.height - self.size.height))
        if (x, y) != tuple(self.scroll_offset):
            self.scroll_to(x, y, animate=False, force=True, immediate=True)  # else a frame late, and drawn twice

    def _hover(self, ref: Ref | None) -> None:
        if ref != self._over:
            self._over = ref
            self.post_message(self.Hovered(ref))

    def _region(self, ref: Ref | None) -> Region:
        return self.plan.region(ref) if self.plan is not None and ref is not None else Region()


def changes(plan: Plan, old: Any) -> Iterable[Region]:
    """The cells that differ from an older plan of the same size and kind."""
    if isinstance(plan, Landscape):
        return plan.changes(old)
    return [Region(0, y, plan.size[0], 1) for y in plan.changed_rows(old)]


def kept(offset: int, size: int, margin: int, at: tuple[int, int], seen: bool) -> int:
    """Where to scroll in one direction, so that what lies from one cell to before another keeps this margin.

    With `seen` it comes to lie at the far margin, and as much as can be is shown of what is ahead; else in the middle.
    """
    first, end = at
    if offset + margin <= first and end <= offset + size - margin:
        return offset
    if not seen or end - first > size - 2 * margin or not offset <= first < offset + size:
        return (first + end) // 2 - size // 2
    return end - size + margin if first < offset + margin else first - margin


def marks(plan: Plan | None, ref: Ref | None) -> set[Region]:
    """The cells that the cursor on this Ref changes."""
    if plan is None or ref is None:
        return set()
    return {region for region in (plan.marks(ref) if isinstance(plan, Landscape) else (plan.region(ref),)) if region}
