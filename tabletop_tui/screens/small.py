"""What is shown where there is too little room: how much is needed. It can be read in 20 columns."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen

from ..i18n import _
from ..ink import Line, wrapped
from ..widgets.plate import Plate


class Small(Screen[None]):
    """Waits for room. The game stays loaded beneath."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = "Small #small { width: 100%; height: 100%; }"

    def __init__(self, columns: int, rows: int) -> None:
        """Says that so many columns and rows are needed."""
        super().__init__()
        self.needed = columns, rows

    def compose(self) -> ComposeResult:
        yield Plate("small")

    def on_resize(self) -> None:
        """Before the first paint, too."""
        size, (columns, rows) = self.size, self.needed
        said = [
            _("Too small."),
            _("Needed: {columns}x{rows}").format(columns=columns, rows=rows),
            _("Now: {columns}x{rows}").format(columns=size.width, rows=size.height),
            _("The game is kept."),
        ]
        lines: list[Line] = [[(line, "text")] for text in said for line in wrapped(text, max(1, size.width))]
        self.query_one(Plate).show(lines)
