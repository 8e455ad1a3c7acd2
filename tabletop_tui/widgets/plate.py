"""Fixed lines of text: bars, panels, cards. Only lines that differ are drawn again, and nothing is laid out again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol, cast

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ..ink import Line
from ..palette import Palette


class Painted(Protocol):
    """What these widgets want of their app."""

    palette: Palette


def palette_of(widget: Widget) -> Palette:
    """The palette of the app's theme now."""
    return cast(Painted, widget.app).palette


class Plate(Widget):
    """Shows the lines it is given, on its ground. Takes no focus; tells of clicks, of the wheel, of the mouse."""

    DEFAULT_CSS: ClassVar[str] = "Plate { height: 1; }"

    class Clicked(Message):
        """Column and line of a click."""

        def __init__(self, plate: Plate, x: int, y: int) -> None:
            super().__init__()
            self.plate, self.x, self.y = plate, x, y

    class Hovered(Message):
        """The mouse is on another cell now; on none with `x` and `y` of -1."""

        def __init__(self, plate: Plate, x: int, y: int) -> None:
            super().__init__()
            self.plate, self.x, self.y = plate, x, y

    class Wheeled(Message):
        """The wheel was turned: down 1, up -1."""

        def __init__(self, plate: Plate, by: int) -> None:
            super().__init__()
            self.plate, self.by = plate, by

    def __init__(self, id: str, ground: str = "page", classes: str = "") -> None:
        super().__init__(id=id, classes=classes)
        self.lines: list[Line] = []
        self.ground = ground
        self._over = (-1, -1)

    def show(self, lines: Sequence[Line]) -> None:
        """Draw these from now on."""
        old, self.lines = self.lines, list(lines)
        for y in range(max(len(old), len(self.lines))):
            if old[y : y + 1] != self.lines[y : y + 1]:
                self.refresh(Region(0, y, self.size.width, 1))

    def repaint(self) -> None:
        """Draw everything again, after a change of theme, signs or language."""
        self.refresh()

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else []
        return palette_of(self).strip(line, self.size.width, self.ground)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.clicked(event.x, event.y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(event.x, event.y)

    def on_leave(self) -> None:
        self._hover(-1, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.wheeled(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.wheeled(-1)

    def clicked(self, x: int, y: int) -> None:
        """What a click does; a plate tells its screen."""
        self.post_message(self.Clicked(self, x, y))

    def wheeled(self, by: int) -> None:
        """What the wheel does; a plate tells its screen."""
        self.post_message(self.Wheeled(self, by))

    def _hover(self, x: int, y: int) -> None:
        if (x, y) != self._over:
            self._over = (x, y)
            self.post_message(self.Hovered(self, x, y))
