"""The shell of the table: its regions and how large they are, and what a person has pointed at, opened or picked.

All of that lives here and not in the widgets: a resize, another theme, a screen above lose nothing.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

from ..ink import cells
from ..menu import Menu
from ..pack import Pack, Scene, Sight, pack_of
from ..palette import Palette
from ..session import Session
from ..widgets.board import Board
from ..widgets.board import Ref as Spot
from ..widgets.decision_panel import DecisionPanel
from ..widgets.footer import Footer
from ..widgets.log_panel import LogBook
from ..widgets.plate import Plate
from ..widgets.sheet import Sheet
from . import asking
from .asking import Choosing, Shuffles
from .numbers import Numbers
from .table_frame import SMALLEST, SMALLEST_LIST, Frame, Wish, framed

if TYPE_CHECKING:
    from ..app import Tabletop

READ = ("help", "log")  # views that are read rather than glanced at while one chooses
HEADING = 10  # cells of a heading beside its title and note
SEAT_ROWS = 10  # the seat panel is at least as high, so that the decision does not jump


class TableShell(Screen[None]):
    """Regions and state. Nothing here takes Textual's focus: a change of it paints two regions again, and it eats arrows."""

    AUTO_FOCUS = None
    DEFAULT_CSS: ClassVar[str] = """
    TableShell { layout: vertical; }
    TableShell Horizontal, TableShell Vertical { width: auto; height: auto; }
    TableShell #body { width: 100%; height: 1fr; }
    TableShell #body.-stacked { layout: vertical; }
    TableShell .-off { display: none; }
    """

    def __init__(self, session: Session, chance: Shuffles | None = None) -> None:
        """The table of this session.

        Args:
            session: The game.
            chance: Deals the letters of secret choices; the system's own if left out. Never the game's dice.
        """
        super().__init__()
        self.session = session
        self.pack: Pack = pack_of(session.setup.game)
        self.chance: Shuffles = chance or SystemRandom()
        self.choosing = Choosing(numbers=Numbers.heard(session.about.get("numbers")))
        self.menu = Menu("", "", [])
        self.frame = Frame("small", 0, 0)
        self.scene: Scene | None = None
        """What stands in the place of the board."""
        self.area = "board"
        """Whose the arrows are: `board`, `ask`, `strip` or `drawer`."""
        self.open_view: str = ""
        self.in_look = False
        self.finding: str | None = None
        """What is being looked for in the open view, while it is typed."""
        self.sought = ""
        """What was looked for there last."""
        self.log_of: int | None = None
        """The player whose lines the log shows alone."""
        self.turn_logged: int | None = None
        """The turn it shows alone."""
        self.zoom_chosen = ""
        self.strip_rows = 0
        """Rows of what stands under the board when nothing is open."""
        self.said = ""
        """One line in the place of the keys, until the next key."""
        self.refusal = ""
        """The clause of what was just refused; the rulebook opens there."""
        self.told = ""
        """What the dice and cards came to, until the next key."""
        self.over: Spot | None = None
        """Where the mouse is on the board, until the next key."""
        self.book = LogBook()
        self._seen: tuple[Hashable, Sight] | None = None
        self._drawn: Size | None = None
        """The size of the terminal when all was last shown."""

    def compose(self) -> ComposeResult:
        yield Plate("title", "bar")
        yield Plate("track", "bar")
        yield Plate("seatline")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Plate("lesson", "panel-2")
                yield Plate("board_head")
                yield Board("board")
                yield Sheet("scene", "page")
                yield Plate("drawer_head")
                yield Sheet("drawer")
                yield Plate("strip")
            yield Plate("rule")
            with Vertical(id="right"):
                yield Plate("seat")
                yield Plate("ask_head")
                yield DecisionPanel("ask")
                yield Plate("log")
            with Vertical(id="side"):
                yield Plate("side_head")
                yield Sheet("looking")
            yield Plate("rule2")
            yield Plate("third")
        yield Footer()

    # what there is

    @property
    def desk(self) -> Tabletop:
        """The app, as what it is."""
        return cast("Tabletop", self.app)

    @property
    def colours(self) -> Palette:
        """The palette now."""
        return self.desk.palette

    @property
    def listed(self) -> bool:
        """No boards: everything in lines."""
        return self.desk.settings.view == "list"

    @property
    def LEAST(self) -> tuple[int, int]:  # noqa: N802, the app asks all screens for it
        """Columns and rows this screen can do with."""
        return SMALLEST_LIST if self.listed else SMALLEST

    @property
    def sight(self) -> Sight:
        """What is drawn from; made anew when the game has moved on or looks different."""
        view, log, choosing = self.session.view, self.session.log, self.choosing
        key = (len(log), self.colours.fills, self.frame.wide, self.listed, choosing.number, choosing.spot, self.area)
        if self._seen is None or self._seen[0] != key or self._seen[1].view is not view:
            names, turn, fills = self.session.names, self.session.turn_of, self.colours.fills
            plain = Sight(view, names, turn, fills, self.frame.wide, log, listed=self.listed)
            numbers = choosing.numbers.deal(self.pack.numbering(plain), self.pack.numbered(plain))
            self.session.remark("numbers", choosing.numbers.told)
            sight = replace(plain, numbers=numbers, number=choosing.number, area=self.area, pointed=choosing.spot)
            self._seen = key, sight
        return self._seen[1]

    @property
    def board(self) -> Board:
        """The board."""
        return self.query_one("#board", Board)

    @property
    def panel(self) -> DecisionPanel:
        """The decision."""
        return self.query_one("#ask", DecisionPanel)

    @property
    def has_board(self) -> bool:
        """A board is to be seen now: not a scene, not a list."""
        return self.board.plan is not None and not self.listed and self.scene is None

    @property
    def zoom(self) -> str:
        """The zoom of the board: as chosen for this game, else the largest that fits when nothing is open."""
        chosen = self.zoom_chosen or self.desk.settings.zoom.get(self.session.setup.game, "")
        if chosen in self.pack.zooms:
            return chosen
        size = self.desk.size
        frame = self.frame
        wish = Wish((0, 0), self.strip_rows, SEAT_ROWS, bool(frame.seat_line), frame.lesson)
        plain = framed(size.width, size.height, wish)
        return self.pack.zoom_for(plain.left, plain.board)

    def plate(self, id: str) -> Plate:
        """A region of lines by its id."""
        return self.query_one(f"#{id}", Plate)

    def sheet(self, id: str) -> Sheet:
        """A region that scrolls by its id."""
        return self.query_one(f"#{id}", Sheet)

    def new_menu(self) -> Menu:
        """The open question as rows."""
        hide = self.desk.settings.hide_refusals
        many = len(self.session.names) > 1
        menu = asking.menu_of(self.pack, self.sight, self.choosing, self.chance, hide_refusals=hide, many=many)
        if 0 < self.frame.right < cells(menu.title) + cells(menu.note) + HEADING:
            menu.open_note()
        return menu

    # how large things are

    def wish(self, strip: int = 0, seat: int = 0, said: int = 0) -> Wish:
        """What is to be shown, and what is open."""
        board = self.board.plan.size if self.board.plan is not None else (79, 31)
        line = bool(self.pack.seat_line(self.sight, SMALLEST[0]))
        bare = self.pack.bare(self.sight)
        reads = self.open_view in READ
        return Wish(board, strip, seat, line, said, bool(self.open_view), reads, self.in_look, self.listed, bare)

    def set_sizes(self) -> None:
        """Sizes of all regions. Set only where they differ: each change lays the screen out again."""
        frame = self.frame
        listed = frame.mode == "list"
        board = 0 if listed else frame.board
        side, right = frame.side, 0 if frame.side else frame.right
        sizes: dict[str, tuple[int, int]] = {
            "title": (frame.width, int(frame.wide)),
            "track": (frame.width, 1),
            "seatline": (frame.width, frame.seat_line),
            "left": (0 if listed and side else frame.left, 1),
            "lesson": (frame.left, frame.lesson),
            "board_head": (frame.left, frame.head * (board > 0)),
            "board": (frame.left, board if self.scene is None else 0),
            "scene": (frame.left, board if self.scene is not None else 0),
            "strip": (frame.left, frame.strip),
            "drawer_head": (frame.left, int(frame.drawer > 0)),
            "drawer": (frame.left, frame.drawer),
            "rule": (int(not frame.stacked), frame.height),
            "right": (right, 1),
            "seat": (right, frame.seat),
            "ask_head": (right, int(frame.ask > 0)),
            "ask": (right, frame.ask),
            "log": (right, frame.log),
            "side": (side, 1),
            "side_head": (side, 1),
            "looking": (side, frame.height - 4),
            "rule2": (int(frame.third > 0), frame.height),
            "third": (frame.third, frame.height),
        }
        self.query_one("#body").set_class(frame.stacked, "-stacked")
        for id, (width, height) in sizes.items():
            place(self.query_one(f"#{id}"), width, height)


def place(widget: Widget, width: int, height: int) -> None:
    """Give a widget its size, or hide it. A column is as high as what stands in it."""
    off = width <= 0 or height <= 0
    if widget.has_class("-off") != off:
        widget.set_class(off, "-off")
    if off:
        return
    if widget.styles.width is None or widget.styles.width.value != width:
        widget.styles.width = width
    if not isinstance(widget, Vertical) and (widget.styles.height is None or widget.styles.height.value != height):
        widget.styles.height = height
