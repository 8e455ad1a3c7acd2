"""The table as it is seen: one shell of regions for all games. What is pointed at, open or picked lives here, not in widgets."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget

from .. import keys
from ..i18n import _
from ..ink import Line, Span, clip, header, padded, spread, wrapped
from ..menu import Menu
from ..moment import moment_of
from ..pack import Look, Pack, Sight, pack_of
from ..palette import Palette
from ..session import Session
from ..widgets.board import Board
from ..widgets.board import Ref as Spot
from ..widgets.decision_panel import DecisionPanel
from ..widgets.footer import Footer
from ..widgets.log_panel import LogBook, lines_of, tail
from ..widgets.plate import Plate
from ..widgets.sheet import Sheet
from . import asking, looking
from .asking import Choosing, Shuffles
from .table_frame import SMALLEST, SMALLEST_LIST, Frame, Wish, framed

if TYPE_CHECKING:
    from ..app import Tabletop

LOOK_KEY = tuple(key for key in keys.RULES.keys if key.id == "look.kind")
SECTION = keys.Section("table", keys.TABLE.title, (*keys.TABLE.keys, *LOOK_KEY))
FOOTER = (
    ("take", "look", "undo", "view.log", "view.hand", "view.seats", "region.next", "legal.next", "close", "view.offers"),
    ("take", "close", "look.kind", "region.next", "view.rules"),
)
SEAT_ROWS = 10  # the seat panel is at least as high, so that the decision does not jump


class TableView(Screen[None]):
    """Shows a session. Widgets draw only what differs from before."""

    AUTO_FOCUS = None  # nothing here takes Textual's focus: a change of it paints both regions again, and it eats arrows
    DEFAULT_CSS: ClassVar[str] = """
    TableView { layout: vertical; layers: base; }
    TableView Horizontal, TableView Vertical { width: auto; height: auto; }
    TableView #body { width: 100%; height: 1fr; }
    TableView #body.-stacked { layout: vertical; }
    TableView .off { display: none; }
    """

    class Saved(Message):
        """All is on the disk. From another thread posting a message is the one thing that is safe."""

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
        self.choosing = Choosing()
        self.area = "board"
        """Whose the arrows are: `board`, `ask` or `drawer`."""
        self.open_view = ""
        self.in_look = False
        self.finding: str | None = None
        """What is being looked for in the open view, while it is typed."""
        self.log_of: int | None = None
        self.zoom_chosen = ""
        self.said = ""
        """One line at the decision, until the next key."""
        self.told = ""
        """What the dice and cards came to, until the next key."""
        self.book = LogBook()
        self.plan_of = Frame("small", 0, 0)
        self.menu = Menu("", "", [])
        self._seen: tuple[Hashable, Sight] | None = None

    def compose(self) -> ComposeResult:
        yield Plate("title", "bar")
        yield Plate("track", "bar")
        yield Plate("seatline")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Plate("board_head")
                yield Board("board")
                yield Sheet("scene", "page")
                yield Plate("strip")
                yield Plate("drawer_head")
                yield Sheet("drawer")
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
    def frame_now(self) -> Frame:
        """Where the regions lie at this size, with what is open."""
        return self.plan_of

    @property
    def sight(self) -> Sight:
        """What is drawn from; made anew when the game has moved on or looks different."""
        view, log = self.session.view, self.session.log
        key = (id(view), len(log), self.colours.fills, self.plan_of.wide, _("keys"))
        if self._seen is None or self._seen[0] != key or self._seen[1].view is not view:
            sight = Sight(view, self.session.names, self.session.turn_of, self.colours.fills, self.plan_of.wide, log)
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
    def drawer(self) -> Sheet:
        """The open view."""
        return self.query_one("#drawer", Sheet)

    @property
    def has_board(self) -> bool:
        """A board is to be seen now: not a scene, not a list."""
        return self.board.plan is not None and not self.listed and not self.has_scene

    @property
    def has_scene(self) -> bool:
        """A scene stands in the place of the board."""
        frame = self.plan_of
        return self.pack.scene(self.sight, frame.left or 80, frame.board or 13) is not None

    def plate(self, id: str) -> Plate:
        """A region by its id."""
        return self.query_one(f"#{id}", Plate)

    @property
    def zoom(self) -> str:
        """The zoom of the board: as chosen for this game, else the largest that fits."""
        chosen = self.zoom_chosen or self.desk.settings.zoom.get(self.session.setup.game, "")
        if chosen in self.pack.zooms:
            return chosen
        size, line = self.app.size, bool(self.plan_of.seat_line)
        plain = framed(size.width, size.height, Wish((0, 0), self.plan_of.strip, SEAT_ROWS, line))
        return self.pack.zoom_for(plain.left, plain.board)

    def new_menu(self) -> Menu:
        """The open question as rows."""
        many = len(set(self.session.persons)) > 1 or len(self.session.names) > 1
        hide = self.desk.settings.hide_refusals
        return asking.menu_of(self.pack, self.sight, self.choosing, self.chance, hide_refusals=hide, many=many)

    # showing it

    def on_mount(self) -> None:
        """Follow the colours, the disk and the board."""
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.call_after_refresh(self.repaint))
        self.session.on_saved = lambda: self.post_message(self.Saved())
        self.watch(self.board, "scroll_y", self._scrolled, init=False)

    def on_resize(self) -> None:
        """Also the first time. Not after a refresh: then the empty screen would be painted before the full one."""
        if self.choosing.cursor is None:
            self.choosing.cursor = self.pack.home(self.sight)
        self.show()

    def on_screen_resume(self) -> None:
        """Something lay above; the game, the colours or the language may be others now."""
        self.call_after_refresh(self.repaint)

    def on_table_view_saved(self) -> None:
        """The mark in the bar."""
        if self.is_mounted and self.plan_of.mode != "small":
            self._show_bars(self.plan_of)

    def repaint(self) -> None:
        """Draw everything again."""
        if not self.is_current:
            return
        self._seen = None
        self.show()
        self.board.repaint()
        for plate in self.query(Plate):
            plate.repaint()

    def show(self) -> None:
        """Everything, from the session and what is pointed at."""
        size = self.app.size
        rough = framed(size.width, size.height, self._wish(0, 0))
        if rough.mode == "small":
            self.plan_of = rough
            return
        self.plan_of = rough  # the sight depends on it
        seat = self.pack.seat_panel(self.sight, rough.right) if rough.wide else []
        strip = self.pack.strip(self.sight, rough.left) if rough.wide else []
        self.plan_of = frame = framed(size.width, size.height, self._wish(len(strip), max(SEAT_ROWS, len(seat)) if seat else 0))
        self.menu = self.new_menu()
        self._arrange(frame)
        self._show_bars(frame)
        self.plate("seat").show(seat)
        self.plate("strip").show(strip)
        self._show_board(frame)
        self._show_log(frame)
        self._show_view(frame)
        self.show_choice()

    def _wish(self, strip: int, seat: int) -> Wish:
        sight = self.sight
        board = self.board.plan.size if self.board.plan is not None else (79, 31)
        line = bool(self.pack.seat_line(sight, 80))
        return Wish(board, strip, seat, line, bool(self.open_view), self.in_look, self.listed)

    def _arrange(self, frame: Frame) -> None:
        """Sizes of all regions. Set only where they differ: each change lays the screen out again."""
        narrow, listed = frame.mode == "narrow", frame.mode == "list"
        scene = self.has_scene
        upper = frame.drawer if listed else 0
        ask_shown = not frame.side or frame.wide
        sizes: dict[str, tuple[int, int]] = {
            "title": (frame.width, int(frame.wide)),
            "track": (frame.width, 1),
            "seatline": (frame.width, int(narrow and bool(frame.seat_line))),
            "left": (frame.left if not (listed and frame.side) else 0, 0),
            "board_head": (frame.left, int(not listed and bool(frame.board))),
            "board": (frame.left, 0 if listed or scene else frame.board),
            "scene": (frame.left, 0 if listed or not scene else frame.board),
            "strip": (frame.left, frame.strip),
            "drawer_head": (frame.left, int(bool(frame.drawer))),
            "drawer": (frame.left, upper or frame.drawer),
            "rule": (int(not frame.stacked), frame.height),
            "right": (frame.right if ask_shown and not frame.side else 0, 0),
            "seat": (frame.right, frame.seat),
            "ask_head": (frame.right, int(bool(frame.ask))),
            "ask": (frame.right, frame.ask),
            "log": (frame.right, frame.log),
            "side": (frame.side, 0),
            "side_head": (frame.side, int(bool(frame.side))),
            "looking": (frame.side, frame.height - 4 if frame.side else 0),
            "rule2": (int(bool(frame.third)), frame.height),
            "third": (frame.third, frame.height),
        }
        self.query_one("#body").set_class(frame.stacked, "-stacked")
        for id, (width, height) in sizes.items():
            self._place(self.query_one(f"#{id}"), width, height)

    def _place(self, widget: Widget, width: int, height: int) -> None:
        holds = isinstance(widget, Vertical)
        off = width <= 0 or (height <= 0 and not holds)
        if widget.has_class("off") != off:
            widget.set_class(off, "off")
        if off:
            return
        if widget.styles.width is None or widget.styles.width.value != width:
            widget.styles.width = width
        if not holds and (widget.styles.height is None or widget.styles.height.value != height):
            widget.styles.height = height

    def _show_bars(self, frame: Frame) -> None:
        sight, width = self.sight, frame.width
        mark = self._saved_mark(short=not frame.wide)
        if frame.wide:
            seed: Line = [(_("seed") + " ", "muted"), (f"{clip(self.session.setup.seed, 24)}  ", "text"), *mark]
            self.plate("title").show([spread(self.pack.title(sight), seed, width)])
            self.plate("track").show([padded(self.pack.track(sight, width), width)])
        elif frame.mode == "list":
            self.plate("track").show([padded([(f" {self._in_words()}", "bold")], width)])
        else:
            self.plate("track").show([spread(self.pack.track(sight, width - 2), mark, width)])
            self.plate("seatline").show([padded(self.pack.seat_line(sight, width), width)])

    def _in_words(self) -> str:
        """Where the game stands, for the list."""
        view = self.session.view
        moment = moment_of(self.session.view_of(None)).text
        name = self.session.names[view.choosing] if view.choosing is not None else ""
        chooses = _("{name} is to choose").format(name=name) if name else ""
        return ". ".join(text for text in (moment, chooses) if text) + "."

    def _saved_mark(self, short: bool) -> Line:
        if self.session.trouble is not None:
            return [("✗" if short else "✗ " + _("not saved") + " ", "danger bold")]
        if self.session.saved:
            return [("✓" if short else "✓ " + _("saved") + " ", "ok")]
        return [("…" if short else _("saving") + " ", "muted")]

    def _show_board(self, frame: Frame) -> None:
        if frame.mode == "list":
            return
        scene = self.pack.scene(self.sight, frame.left, frame.board)
        if scene is not None:
            self.query_one("#scene", Sheet).show(scene.lines)
        plan = self.pack.board(self.sight, self.menu.letters_by_place(), self.zoom)
        if plan is None:
            return
        if self.choosing.cursor is None or not plan.region(self.choosing.cursor):
            self.choosing.cursor = self.pack.home(self.sight)
        self.board.show(plan, self.choosing.cursor)
        self.plate("rule").show([[("│", "line")]] * frame.height)
        self.plate("rule2").show([[("│", "line")]] * frame.height)

    def _show_log(self, frame: Frame) -> None:
        if frame.log:
            head = header(_("LOG"), _("{key} all").format(key="L"), frame.right)
            self.plate("log").show([head, *tail(self.pack, self.sight, self.session.log, frame.right - 1, frame.log - 1)])
        if frame.third:
            rows = frame.height - 4
            head = header(_("LOG"), _("{key} all").format(key="L"), frame.third)
            self.plate("third").show([head, *tail(self.pack, self.sight, self.session.log, frame.third - 1, rows)])

    def show_choice(self) -> None:
        """What depends on the cursor and the pointer only."""
        frame = self.plan_of
        now = keys.live(self.app)
        self._show_board_head()
        if frame.ask:
            choosing = self.choosing
            if not (choosing.pointed < len(self.menu.rows) and self.menu.rows[choosing.pointed].can_be_pointed_at):
                choosing.pointed = self.menu.first()
            self.panel.ask(self.menu, choosing.pointed, now, frame.columns, self.area == "ask")
            self.plate("ask_head").show([self._ask_head(frame)])
        if self.in_look:
            self._show_look(frame)
        self._show_footer(now, frame)

    def _ask_head(self, frame: Frame) -> Line:
        note = self.said or self._enter_note() or self.menu.note
        if self.panel.hidden:
            note += " · " + _("{n} more").format(n=self.panel.hidden)
        if self.menu.pages > 1:
            note += " · " + _("page {n} of {all}, PgDn").format(n=self.choosing.page + 1, all=self.menu.pages)
        if frame.mode == "list":
            return [(f" {self.menu.title}: {note}", "bold")]
        return header(self.menu.title, note, frame.right, self.area == "ask")

    def _enter_note(self) -> str:
        """What Enter would do where the cursor is, or why it cannot be done."""
        if self.area != "board" or self.in_look or self.choosing.doubt or not self.has_board:
            row = self.menu.rows[self.choosing.pointed] if self.area == "ask" and self.menu.rows else None
            return f"✗ {row.item.why}" if row and row.item and row.item.why and not self.plan_of.wide else ""
        at = self.menu.about(self.choosing.cursor)
        item = self.menu.rows[at].item if at is not None else None
        if item is None:
            return ""
        return f"✗ {item.why}" if item.why else f"Enter: {' '.join(item.text.split())}"

    def _show_board_head(self) -> None:
        frame = self.plan_of
        if frame.mode == "list" or not frame.board:
            return
        focused = self.area == "board" or self.in_look
        scene = self.pack.scene(self.sight, frame.left, frame.board)
        if scene is not None:
            title, note = scene.title, scene.note
        else:
            whole = self.board.plan.size[1] if self.board.plan is not None else 0
            top = self.board.scroll_offset.y
            title, note = self.pack.board_heading(self.sight, (top + 1, min(top + frame.board, whole), whole), self.zoom)
        if self.in_look:
            title, note = _("LOOK"), _("walk with the arrows · Esc back to the question")
        self.plate("board_head").show([header(title, self.told or note, frame.left, focused)])

    def _scrolled(self) -> None:
        if self.is_mounted and self.plan_of.mode in ("narrow", "wide"):
            self._show_board_head()

    def _show_footer(self, now: dict[str, str], frame: Frame) -> None:
        hints: list[Span] = [] if self.in_look else [("a-z", _("option"))]
        if self.menu.picks or not self.menu.wanted.single:
            hints.append(("n", _("that is all")))
        if self.open_view == "log":
            hints = [(f"1-{len(self.session.names)}", _("player")), ("0", _("all"))]
        ids = FOOTER[self.in_look]
        self.query_one(Footer).show_keys(
            keys.footer_keys((SECTION,), ids), now, wide=frame.width >= 100, hints=hints, words=self.pack.words()
        )

    # look mode

    def pointed_spot(self) -> Spot | None:
        """What is looked at: under the cursor, or what the option pointed at is about."""
        if self.area != "ask":
            return self.choosing.cursor
        row = self.menu.rows[self.choosing.pointed] if self.menu.rows else None
        return row.item.about if row and row.item else None

    def pointed_item(self) -> int | None:
        """The row of the menu that what is looked at has to do with."""
        return self.choosing.pointed if self.area == "ask" else self.menu.about(self.choosing.cursor)

    def looked_at(self) -> Look:
        """All there is to say of it."""
        spot = self.pointed_spot()
        if spot is None and self.area == "ask":
            row = self.menu.rows[self.choosing.pointed]
            return Look(row.text)
        return self.pack.look(self.sight, spot)

    def _show_look(self, frame: Frame) -> None:
        at = self.pointed_item()
        row = self.menu.rows[at] if at is not None and at < len(self.menu.rows) else None
        look = self.looked_at()
        self.plate("side_head").show([header(look.title, look.note, frame.side, True)])
        self.query_one("#looking", Sheet).show(looking.lines(self.sight, look, row, frame.side - 1))

    # views

    def _show_view(self, frame: Frame) -> None:
        """Bring the open view up to date where it stands; in the list, what lies where."""
        which = self.open_view or ("lies" if frame.mode == "list" else "")
        if not which or not frame.drawer:
            return
        self.plate("drawer_head").show([self._view_head(which, frame)])
        lines, stops = self.view_lines(which, frame.left - 2)
        self.drawer.show(lines, stops)

    def _view_head(self, which: str, frame: Frame) -> Line:
        title = self.pack.drawer_title(which).upper() if which != "lies" else _("WHAT LIES WHERE")
        note = _("Esc closes")
        if which == "lies":
            note = _("x looks, PgDn goes on")
        if which == "log":
            who = _("all players") if self.log_of is None else self.session.names[self.log_of]
            note = f"{who} · / {_('find')} · {note}"
        if self.finding is not None:
            note = f"{_('find')}: {self.finding}_"
        if frame.mode == "list":
            return [(f" {title}: {note}", "bold")]
        return header(title, note, frame.left, self.area == "drawer")

    def view_lines(self, which: str, width: int) -> tuple[list[Line], list[int] | None]:
        """The lines of a view; for the log also where its entries begin."""
        sight, pack = self.sight, self.pack
        match which:
            case "log":
                self.book.update(pack, sight, self.session.log, width, self.log_of)
                return self.book.lines, self.book.stops
            case "since":
                entries = self.session.since(self.session.seat or 0)
                lines = [line for entry in entries for line in lines_of(pack, sight, entry, width)]
                return lines or [[(" " + _("Nothing has happened since."), "muted")]], None
            case "help":
                return self._help_lines(width), None
            case "lies":
                told = [wrapped(text, width - 1) for text in pack.lies(sight)]
                return [[(f" {line}", "text")] for text in told for line in text], None
            case "seats":
                seats = range(len(self.session.names))
                return [line for seat in seats for line in pack.seat_lines(sight, seat, width)], None
            case _:
                return pack.drawer(sight, which, width), None

    def _help_lines(self, width: int) -> list[Line]:
        page = self.pack.help(self.sight.lang)
        lines: list[Line] = []
        for block in page.split("\n\n") if page else ():
            lines += [[(f" {line}", "text")] for line in wrapped(" ".join(block.split()), width - 2)] + [[]]
        return keys.help_lines(keys.live(self.app), (SECTION, keys.EVERYWHERE), width) + [[]] + lines
