"""The table as it is seen. Widgets draw only what differs from before, so everything is simply shown again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from textual.message import Message
from textual.theme import Theme

from .. import keys, pack
from ..course import Stand
from ..i18n import _
from ..ink import Line, header, padded, shortened, wrapped
from ..menu import Row
from ..pack import Look
from ..widgets.board import Ref as Spot
from ..widgets.footer import Footer
from ..widgets.log_panel import tail
from ..widgets.plate import Plate
from . import bars, lesson, looking, views
from .table_frame import Frame, framed
from .table_shell import SEAT_ROWS, TableShell

LOOK_KEYS = tuple(key for key in keys.RULES.keys if key.id == "look.kind")
SECTION = keys.Section("table", keys.TABLE.title, (*keys.TABLE.keys, *LOOK_KEYS))
FOOTER = (
    "take",
    "look",
    "undo",
    "view.log",
    "view.hand",
    "view.seats",
    "region.next",
    "legal.next",
    "leave",
    "close",
    "view.offers",
)
INDENT = 5  # cells beside the text of an answer
NEWS = 8  # rows of what lies where, from which on there is room for what happened last
LOG_FOOTER = ("log.write", "find", "close", "region.next")
LOOK_FOOTER = ("take", "close", "look.kind", "region.next")


class TableView(TableShell):
    """Shows the session and what is pointed at."""

    stand: Stand | None = None
    """Where a guided game has come to."""
    _strip_focused = False

    class Saved(Message):
        """All is on the disk. From another thread posting a message is the one thing that is safe."""

    def on_mount(self) -> None:
        """Follow the colours, the disk and the board."""
        self.desk.theme_changed_signal.subscribe(self, self._recoloured)
        self.session.on_saved = self._saved
        self.watch(self.board, "scroll_y", self._scrolled, init=False)

    def _recoloured(self, theme: Theme) -> None:
        self.call_after_refresh(self.repaint)

    def _saved(self) -> None:
        """In the thread that saves."""
        self.post_message(self.Saved())

    def on_table_view_saved(self) -> None:
        """The mark in the bar."""
        if self.frame.mode != "small":
            self._show_bars()

    def on_resize(self) -> None:
        """Also the first time. Not after a refresh: then the empty screen would be painted before the full one."""
        first = self._drawn is None
        if self._drawn == self.desk.size:  # at the start the library tells it twice
            return
        self.show()
        if first and self.frame.mode != "small":
            self.to_the_question()
        elif self.frame.mode != "small":
            self.call_after_refresh(self.show_choice)  # the regions know their new sizes only then

    def on_screen_resume(self) -> None:
        """Something lay above; the game, the colours or the language may be others now."""
        if self._drawn is not None:
            self.call_after_refresh(self.repaint)

    def repaint(self) -> None:
        """Draw everything again, once it has been drawn at all."""
        if self.is_current and self._drawn is not None:
            self._seen = None
            self.show()
            self.board.repaint()
            for plate in self.query(Plate):
                plate.repaint()

    # all of it

    def to_the_question(self) -> None:
        """The arrows are for the board when the question is about places there, else for the question."""
        if self.area != "drawer":
            self.area = "board" if self.listed or (self.has_board and self.places()) else "ask"
            self.show_choice()

    def places(self) -> list[Spot]:
        """The places on the board about which something can be done, in order."""
        plan = self.board.plan
        about = {item.about for item in self.menu.items if not item.why and item.about is not None}
        return sorted((spot for spot in about if plan is not None and plan.region(spot)), key=str)

    def show(self) -> None:
        """Everything, from the session and what is pointed at."""
        size = self._drawn = self.desk.size
        self.frame = framed(size.width, size.height, self.wish())  # the sight depends on it
        if self.frame.mode == "small":
            return
        seat, strip = self._beside()
        self.strip_rows = len(strip)
        self.stand = lesson.stand_of(self.session)
        said = len(self._lesson("")) if self.stand else 0
        wish = self.wish(len(strip), max(SEAT_ROWS, len(seat)) if seat else 0, said)
        self.frame = framed(size.width, size.height, wish)
        self.scene = None if self.listed else self.pack.scene(self.sight, self.frame.left, self.frame.board)
        if self.scene is not None and self.area == "board" and not self.in_look:
            self.area = "ask"  # a scene has no cursor
        self.menu = self.new_menu()
        if self.choosing.cursor is None:
            self.choosing.cursor = lesson.place_of(self.stand, self.menu) or self.pack.home(self.sight)
            self.menu = self.new_menu()  # of what is under the cursor
        self.frame = framed(size.width, size.height, wish._replace(ask=self._rows_of_texts()))
        self.set_sizes()
        self.plate("seat").show(seat)
        self._show_strip(strip)
        self._show_bars()
        self._show_lesson()
        self._show_board()
        self._show_log()
        self.show_view()
        self.show_choice()

    def _rows_of_texts(self) -> int:
        """Rows of a question whose answers have texts, with the longest of them; 0: the board has more to say."""
        texts = [row.item.more for row in self.menu.rows if row.item and row.item.more]
        if self.menu.groups or self.scene is not None or self.open_view or not texts:
            return 0
        return len(self.menu.rows) + max(len(wrapped(text, self.frame.width - INDENT)) for text in texts)

    def _beside(self) -> tuple[list[Line], list[Line]]:
        """The seat panel and what stands under the board: of both less where there is little room."""
        if not self.frame.wide:
            return [], [] if self.listed or self.in_look else self.pack.hand_line(self.sight, self.frame.left)
        return self.pack.seat_panel(self.sight, self.frame.right), self.pack.strip(self.sight, self.frame.left)

    def _show_strip(self, strip: list[Line]) -> None:
        self._strip_focused = self.area == "strip"
        self.plate("strip").show(strip)

    def _show_bars(self) -> None:
        frame, sight = self.frame, self.sight
        self.plate("title").show([bars.title(self.pack, sight, self.session, frame.width)])
        self.plate("track").show([bars.track(self.pack, sight, self.session, frame)])
        self.plate("seatline").show([padded(self.pack.seat_line(sight, frame.width), frame.width)])

    def _show_lesson(self) -> None:
        stand = self.stand
        if stand is not None and self.frame.lesson:
            how = lesson.how_to(stand, self.menu, self.sight)
            self.plate("lesson").show(self._lesson(how))

    def _lesson(self, how: str) -> list[Line]:
        assert self.stand is not None
        return lesson.lines(self.stand, self.sight.lang, how, self.frame.left, self.session.undoable)

    def _show_board(self) -> None:
        rule: list[Line] = [[("│", "line")]] * self.frame.height
        self.plate("rule").show(rule)
        self.plate("rule2").show(rule)
        if self.scene is not None:
            self.sheet("scene").show(self.scene.lines)
        plan = self.pack.board(self.sight, self.menu.letters_by_place(), self.zoom)
        if self.choosing.cursor is None or (plan is not None and not plan.region(self.choosing.cursor)):
            self.choosing.cursor = self.pack.home(self.sight)
        if plan is not None:
            self.board.show(plan, self.choosing.cursor)

    def _show_log(self) -> None:
        frame = self.frame
        for id, width, rows in (
            ("log", frame.right, frame.log),
            ("third", frame.third, (frame.height - 3) * bool(frame.third)),
        ):
            if rows:
                head = header(_("LOG"), _("{key} all").format(key=self._key("view.log", "L")), width)
                self.plate(id).show([head, *tail(self.pack, self.sight, self.session.log, width - 1, rows - 1)])

    def _key(self, id: str, usual: str) -> str:
        """The key something is on now."""
        return keys.live(self.desk).get(id, usual)

    # what depends on the cursor and the pointer only

    def show_choice(self) -> None:
        """The question, headings and keys."""
        now = keys.live(self.desk)
        self.show_board_head()
        if (self.area == "strip") != self._strip_focused and self.frame.strip:
            self._show_strip(self._beside()[1])
        if self.frame.ask:
            self._show_question(now)
        if self.in_look:
            self._show_look()
        self._show_footer(now)

    def _show_question(self, now: Mapping[str, str]) -> None:
        choosing = self.choosing
        if not self.menu.can_point_at(choosing.pointed):
            taught = lesson.row_of(self.stand, self.menu)
            choosing.pointed = self.menu.first() if taught is None else taught
        short = not self.menu.groups and len(self.menu.rows) <= self.frame.ask  # few answers, each with all the room
        self.panel.ask(self.menu, choosing.pointed, now, 1 if short else self.frame.columns, self.area == "ask")
        self.plate("ask_head").show([self._ask_head()])

    def _ask_head(self) -> Line:
        told = "" if self.frame.head else self.told  # else it stands above the board
        notes = [self._enter_note() or told or self.menu.note]
        if self.panel.hidden:
            notes.append(_("{n} more").format(n=self.panel.hidden))
        if self.menu.pages > 1:
            notes.append(_("page {n} of {all}, PgDn").format(n=self.choosing.page + 1, all=self.menu.pages))
        note = " · ".join(filter(None, notes))
        if self.frame.mode == "list":
            return [(f" {self.menu.title}: {note}", "bold")]
        return header(self.menu.title, note, self.frame.right, self.area == "ask")

    def _enter_note(self) -> str:
        """What Enter would do where the cursor or the pointer is, or why it cannot be done, as far as nothing else says it."""
        if self.area == "ask":
            row = self.row_in_question()
            return f"✗ {row.item.why}" if row and row.item and row.item.why and not self.frame.wide else ""
        row = self.row_in_question() if self.has_board and not self.choosing.doubt else None
        if row is None or row.item is None:
            return ""
        if row.item.why:
            return f"✗ {row.item.why}"
        return "" if row.key == "Enter" else f"Enter: {' '.join(row.item.text.split())}"

    def row_in_question(self) -> Row | None:
        """The row that is pointed at, or that is about the place under the cursor."""
        choosing = self.choosing
        seen = (choosing.spot or (self.area != "ask" and choosing.selected)) if self.in_look else None
        at = choosing.pointed if self.area == "ask" else self.menu.about(choosing.cursor)
        at = self.menu.about(seen) if seen else at
        return self.menu.rows[at] if at is not None and 0 <= at < len(self.menu.rows) else None

    def show_board_head(self) -> None:
        """The heading of the board, or of what stands in its place; what dice and cards came to stands there too."""
        frame = self.frame
        if frame.mode == "list" or not frame.board or not frame.head:
            return
        if self.in_look:
            title, note = _("LOOK"), _("arrows walk · Esc back")
        elif self.scene is not None:
            title, note = self.scene.title, self.scene.note
        else:
            whole = self.board.plan.size[1] if self.board.plan is not None else 0
            top = self.board.scroll_offset.y
            title, note = self.pack.board_heading(
                self.sight, (top + 1, min(top + frame.board, whole), whole), self.zoom
            )
            note = self.pack.pointed(self.sight, self.choosing.cursor if self.over is None else self.over) or note
        focused = self.area == "board" and (self.scene is None or self.in_look)
        self.plate("board_head").show([header(title, self.told or note, frame.left, focused)])

    def _scrolled(self) -> None:
        if self.frame.mode in ("narrow", "wide"):
            self.show_board_head()

    def _show_footer(self, now: Mapping[str, str]) -> None:
        if self.said:
            self.query_one(Footer).show([[(f" {shortened(self.said, self.frame.width - 2)}", "warn bold")]])
            return
        numbers = min(9, len(self.sight.numbers))
        hints = [*[(f"1-{numbers}" if numbers > 1 else "1", _("select"))] * (numbers > 0), ("a-z", _("option"))]
        words = self.pack.words()
        if self.in_look:
            hints, words = [], {**words, "take": _("open the rule")}
        elif self.open_view == "log":
            hints = [(f"1-{len(self.session.names)}", _("player")), (", .", _("turn")), ("0", _("all"))]
        ids = LOOK_FOOTER if self.in_look else LOG_FOOTER if self.open_view == "log" else FOOTER
        found = keys.footer_keys((SECTION,), ids)
        self.query_one(Footer).show_keys(found, now, wide=self.frame.width >= 100, hints=hints, words=words)

    # look mode

    def looked_at(self) -> Look:
        """All there is to say of what is under the cursor, or of what the option pointed at is about."""
        choosing = self.choosing
        if self.area != "ask" or choosing.spot is not None:
            return self.pack.look(self.sight, choosing.spot or choosing.selected or choosing.cursor)
        row = self.row_in_question()
        about: Spot | None = row.item.about if row and row.item else None
        if about is None:
            said = self.pack.look_deed(self.sight, row.item) if row and row.item else None
            return said or Look(" ".join(row.text.split()) if row else "")
        return self.pack.look(self.sight, about)

    def _show_look(self) -> None:
        look, side = self.looked_at(), self.frame.side
        head: Line = header(look.title, look.note, side, True)
        if self.listed:
            head = [(" " + ": ".join(text for text in (look.title, look.note) if text), "bold")]
        self.plate("side_head").show([head])
        self.sheet("looking").show(looking.lines(self.sight, look, self.row_in_question(), side - 1))

    # views

    def wanted_view(self, frame: Frame) -> views.Wanted:
        """The view that is open; in the list, what lies where."""
        which = self.open_view or (views.LIES if frame.mode == "list" else "")
        walks = bool(which and which == self.open_view and self.rows_of_view())
        focused, news = self.area == "drawer", frame.drawer >= NEWS
        return views.Wanted(which, self.log_of, self.turn_logged, self.finding, focused, news, walks)

    def rows_of_view(self) -> Sequence[pack.Row]:
        """What can be pointed at in the open view."""
        if self.open_view not in self.pack.drawers:
            return ()
        return self.pack.drawer_rows(self.sight, self.open_view, self.frame.left - 2)

    def show_view(self) -> None:
        """Bring the open view up to date where it stands."""
        wanted = self.wanted_view(self.frame)
        self.sheet("drawer").barred = self.sheet("looking").barred = not self.listed
        if wanted.which and self.frame.drawer:
            self.plate("drawer_head").show([views.heading(self.pack, self.session, wanted, self.frame)])
            self.sheet("drawer").show(*self._viewed(wanted))

    def fill_view(self) -> None:
        """Show the open view from its beginning, the log from its end."""
        wanted = self.wanted_view(self.frame)
        lines, stops = self._viewed(wanted)
        self.sheet("drawer").fill(lines, stops or (), at_end=wanted.which == "log")

    def _viewed(self, wanted: views.Wanted) -> views.Shown:
        now, width = keys.live(self.desk), self.frame.left - 2
        sight = replace(self.sight, letters=self.menu.letters_by_place())
        shown = views.shown(self.pack, sight, self.session, self.book, wanted, now, width)
        return views.unframed(shown) if self.listed else shown
