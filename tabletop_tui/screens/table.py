"""The table: what keys and clicks do. What is seen is in `table_view`, what is done in `table_deeds`."""

from __future__ import annotations

from dataclasses import replace

from textual import events

from .. import keys
from ..chronicle import write_log
from ..i18n import _
from ..pack import Row
from ..widgets.board import Board
from ..widgets.board import Ref as Spot
from ..widgets.decision_panel import DecisionPanel
from ..widgets.log_panel import turns
from ..widgets.plate import Plate
from .table_deeds import TableDeeds
from .table_view import SECTION

VIEWS = {"character": "hand"}
"""Views that are another one where a game has none of its own."""
LEAP = 4
"""Rows of the decision for PageUp and PageDown."""


class Table(TableDeeds):
    """One shell for all games."""

    BINDINGS = keys.bindings(SECTION)

    def on_key(self, event: events.Key) -> None:
        """Any key ends a motion; while something is looked for, keys are its letters."""
        self.end_motion()
        self.over = None
        if self.finding is not None:
            event.stop()
            event.prevent_default()
            self._type(event, self.finding)

    def on_mouse_down(self) -> None:
        """So does a click."""
        self.end_motion()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing here are not shown."""
        match action, parameters:
            case "view", (str(which),):
                return which == "rules" or self._view_of(which) is not None
            case "zoom", _rest:
                return bool(self.pack.zooms)
            case "kind", _rest:
                return self.in_look
            case "write_log", _rest:
                return self.open_view == "log"
            case _:
                return super().check_action(action, parameters)

    # pointing

    def action_cursor(self, dx: int, dy: int) -> None:
        """An arrow."""
        self.untell()
        if self.area == "drawer" and self.rows_of_view():
            self.walk_view(dx, dy)
        elif self.area == "drawer" or (self.listed and not self.in_look and self.area == "board"):
            self.sheet("drawer").step(dy or dx)
        elif self.area == "strip":
            self.select_next(dx or dy)
        elif self.area == "board" and self.has_board:
            self.board.step(dx, dy)
            self.show_choice()
        elif self.area == "board" and self.in_look:
            self._step_unseen(dx, dy)
        else:
            self.point_row(dy or dx)

    def _step_unseen(self, dx: int, dy: int) -> None:
        """Where no board is drawn one can look around all the same."""
        plan = self.pack.board(self.sight, {}, self.pack.zooms[0]) if self.pack.zooms else None
        spot = plan.neighbour(self.choosing.cursor, dx, dy) if plan and self.choosing.cursor is not None else None
        if spot is not None:
            self.choosing.cursor = spot
            self.show_choice()

    def action_legal(self, by: int) -> None:
        """`,` and `.`: places about which something can be done, or options; in a view the next find."""
        self.untell()
        if self.open_view and self.sought:
            self.sheet("drawer").find(self.sought, by)
            return
        if self.open_view == "log":
            self._log_turn(by)
            return
        spots = self.places()
        if not spots or not (self.has_board or self.in_look):
            self.point_row(by)
            return
        self.area = "board"
        here = self.choosing.cursor
        at = spots.index(here) if here in spots else -1 if by > 0 else 0
        self.point(spots[(at + by) % len(spots)])

    def _log_turn(self, by: int) -> None:
        """Of the log the turn before or after alone; beyond the last one all of them again."""
        last = max(turns(self.pack, self.session.log), default=0)
        shown = self.turn_logged
        there = (last if by < 0 else 1) if shown is None else shown + by
        self.turn_logged = there if 1 <= there <= last else None
        self.fill_view()
        self.show_view()

    def action_write_log(self) -> None:
        """What everybody has seen of the game, to a file of its own."""
        try:
            self.tell(_("Written to {path}").format(path=write_log(self.session)))
        except OSError as error:
            self.tell(str(error))

    def action_kind(self) -> None:
        """In look mode the next place of the same kind."""
        if self.choosing.spot is not None:
            self.choosing.spot = self.pack.next_of_kind(self.sight, self.choosing.spot) or self.choosing.spot
            self.show_choice()
        elif (spot := self.pack.next_of_kind(self.sight, self.choosing.cursor)) is not None:
            self.area = "board"
            self.point(spot)

    def action_region(self, by: int) -> None:
        """Tab: the next region that has use for arrows."""
        self.untell()
        there = self.areas()
        at = there.index(self.area) if self.area in there else -1
        self.area = there[(at + by) % len(there)]
        if self.area == "strip" and not self.choosing.number:
            self.select_next(1)
        self.show()

    def areas(self) -> list[str]:
        """Regions in the order of Tab."""
        board = ["board"] if self.has_board or self.listed or self.in_look else []
        strip = ["strip"] if any(self.sight.numbers) and self.frame.strip else []
        return [*board, *strip, "ask", *(["drawer"] if self.open_view else [])]

    def action_page(self, by: int) -> None:
        """PageUp, PageDown: of look mode, the open view, a long question, a scene, the decision."""
        self.untell()
        if self.in_look:
            self.sheet("looking").page(by)
        elif self.open_view or (self.listed and self.area == "board"):
            self.sheet("drawer").page(by)
        elif self.menu.pages > 1:
            self.choosing.page = (self.choosing.page + by) % self.menu.pages
            self.choosing.pointed = 0
            self.menu = self.new_menu()
            self.show_choice()
        elif self.scene is not None and len(self.scene.lines) > self.frame.board:
            self.sheet("scene").page(by)
        else:
            for _leap in range(LEAP - 1):
                self.choosing.pointed = self.panel.after(self.choosing.pointed, by)
            self.point_row(by)

    def action_end(self, by: int) -> None:
        """Home, End."""
        if self.open_view or (self.listed and self.area == "board"):
            self.sheet("drawer").end(by)
        else:
            self.choosing.pointed = -1 if by < 0 else len(self.menu.rows)
            self.point_row(-by)

    # choosing

    def action_take(self) -> None:
        """Enter."""
        self.untell()
        row = self.row_in_question()
        if self.in_look:
            clauses = self.looked_at().clauses
            own = row.item.clause if row and row.item else ""
            self._open_rules(own or (clauses[0] if clauses else ""))
        elif self.area == "drawer" and self.choosing.spot is not None:
            self._take_in_view(self.choosing.spot)
        elif self.area == "strip":
            self._take_selected()
        elif self.area == "ask" or not (self.has_board or self.listed):
            self.choose(self.choosing.pointed)
        elif self.area == "board" and (at := self.menu.about(self.choosing.cursor)) is not None:
            self.choose(at)
        elif self.area == "board":
            key = keys.live(self.desk).get("look", "x")
            self.tell(_("Nothing can be done here; {key} looks at it.").format(key=key))

    def _take_in_view(self, spot: Spot) -> None:
        """What can be done about what is pointed at in a view: a thing with a number is selected; else it is looked at."""
        numbers = self.sight.numbers
        if spot in numbers:
            self._close_view()
            self.select(numbers.index(spot) + 1)
            return
        at = self.menu.about(spot)
        if at is not None:
            self.choose(at)
        else:
            self.action_look()

    def _take_selected(self) -> None:
        """From a thing with a number to what can be done with it."""
        at = self.menu.about(self.choosing.selected)
        if at is not None:
            self.area, self.choosing.pointed = "ask", at
            self.show()

    def action_option(self, letter: str) -> None:
        """A letter. One that stands for nothing here does nothing, but for the look back."""
        self.untell()
        at = self.menu.by_key(letter)
        if at is None and letter == "w" and self.choosing.doubt is None:
            self.action_view("since")
        elif at is not None:
            self.choose(at)
        else:
            self.show_choice()

    def action_pick(self, n: int) -> None:
        """A digit: a player in the log; in a question its answer; else a thing with this number."""
        self.untell()
        if self.open_view == "log":
            self.turn_logged = None if n > len(self.session.names) else self.turn_logged
            self.log_of = n - 1 if n <= len(self.session.names) and n - 1 != self.log_of else None
            self.show_view()
            self.sheet("drawer").end(1)
        elif self.choosing.doubt is None and not self.menu.groups and not self.in_look:
            self.choose(self._answer(n))
        elif self.choosing.doubt is None:
            self.select(self._after_the_same_digit(n))

    def _after_the_same_digit(self, n: int) -> int:
        """The thing of this number; with the same digit again the one ten further on, if there is one, and then none."""
        numbers = [at for at, thing in enumerate(self.sight.numbers, 1) if at % 10 == n % 10 and thing is not None]
        later = [at for at in numbers if at > self.choosing.number] if self.choosing.number in numbers else numbers
        return next(iter(later), 0)

    def _answer(self, n: int) -> int | None:
        """The row a digit stands for: of a question about things that go by numbers the thing of this number."""
        numbers = self.sight.numbers
        if any(row.item and row.item.about in numbers and row.item.about is not None for row in self.menu.rows):
            return self.menu.about(numbers[n - 1]) if n <= len(numbers) else None
        rows = [at for at, row in enumerate(self.menu.rows) if row.item is not None]
        return rows[n - 1] if n <= len(rows) else None

    def select(self, n: int) -> None:
        """Select the thing of this number; 0 or a number of nothing: none."""
        numbers = self.sight.numbers
        thing = numbers[n - 1] if 0 < n <= len(numbers) else None
        self.choosing.selected, self.choosing.number = thing, n if thing is not None else 0
        self.choosing.numbers.chose(self.choosing.number)
        self.menu = self.new_menu()
        if (at := self.menu.about(thing)) is not None:
            self.choosing.pointed = at
            if self.area == "board" and not self.in_look:
                self.area = "ask"  # its options are what comes next
        elif thing is not None and self.in_look and self.area == "ask":
            self.area, self.choosing.spot = "board", thing  # nothing can be done about it; it is looked at all the same
        self.show()

    def select_next(self, by: int) -> None:
        """The next thing with a number: for arrows, and for those beyond the ten digits."""
        there = [n for n, thing in enumerate(self.sight.numbers, 1) if thing is not None]
        if there:
            here = self.choosing.number
            at = there.index(here) + by if here in there else 0 if by > 0 else -1
            self.select(there[at % len(there)])

    def action_close(self) -> None:
        """Esc: what is open, what is picked, then back to the window one was in, as far as the wall."""
        self.untell()
        choosing = self.choosing
        if self.in_look:
            self.action_look()
        elif self.open_view:
            self._close_view()
        elif choosing.doubt or choosing.picks or choosing.selected:
            self.back_to_the_question()
        else:
            self.back_to_window()

    # views, look, zoom

    def _view_of(self, which: str) -> str | None:
        """The view a key opens in this game."""
        return next((view for view in (which, VIEWS.get(which, "")) if view in self.pack.drawers), None)

    def action_view(self, which: str) -> None:
        """Open a view, or close it."""
        refusal = self.refusal
        self.untell()
        view = self._view_of(which)
        if which == "rules":
            self._open_rules(refusal)
        elif view is not None and view == self.open_view:
            self._close_view()
        elif view is not None:
            self.in_look = False
            self.open_view, self.area, self.finding, self.sought = view, "drawer", None, ""
            self.choosing.spot = None
            self.show()
            self.fill_view()

    def walk_view(self, dx: int, dy: int) -> None:
        """An arrow in a view of things that lie in rows."""
        rows = self.rows_of_view()
        at = next((y for y, row in enumerate(rows) if self.choosing.spot in row.spots), -1)
        if at < 0:
            self._point_in_view(rows[0], rows[0].spots[0])
            return
        x = list(rows[at].spots).index(self.choosing.spot) + dx
        y = max(0, min(at + dy, len(rows) - 1))
        if dx and not 0 <= x < len(rows[at].spots):  # past the end of a row to the next one
            y = max(0, min(at + dx, len(rows) - 1))
            x = 0 if dx > 0 and y != at else len(rows[y].spots) - 1
        self._point_in_view(rows[y], rows[y].spots[max(0, min(x, len(rows[y].spots) - 1))])

    def _point_in_view(self, row: Row, spot: Spot) -> None:
        self.choosing.spot = spot
        self.show_view()
        self.sheet("drawer").reveal(row.first, row.last)
        self.show_choice()

    def _close_view(self) -> None:
        self.open_view, self.finding, self.sought = "", None, ""
        self.log_of = self.turn_logged = None
        self.choosing.spot = None
        self.area = "board"
        self.show()
        self.to_the_question()
        if self.listed:
            self.fill_view()

    def action_help(self) -> None:
        """The keys, as they are now, and the page of the game."""
        self.action_view("help")

    def action_find(self) -> None:
        """Type what to look for; in the log unless a view is open."""
        if self.in_look:
            self.action_look()
        if not self.open_view and not self.listed:
            self.action_view("log")
        self.finding = ""
        self.show_view()

    def _type(self, event: events.Key, text: str) -> None:
        """A key while something is looked for."""
        if event.key == "enter":
            self.sought, self.finding = text, None
            if text and not self.sheet("drawer").find(text):
                self.tell(_("{text} is not here").format(text=text))
        elif event.key == "escape":
            self.finding = None
        elif event.key == "backspace":
            self.finding = text[:-1]
        elif event.is_printable and event.character:
            self.finding = text + event.character
        self.show_view()

    def action_look(self) -> None:
        """Look at anything; the question waits, untouched."""
        self.untell()
        seen = self.choosing.spot
        if self.open_view:
            self._close_view()
        self.in_look = not self.in_look
        numbers = self.sight.numbers
        if self.in_look and seen in numbers and seen is not None:
            self.choosing.selected, self.choosing.number = (
                seen,
                numbers.index(seen) + 1,
            )  # with what can be done with it
        self.choosing.spot = seen if self.in_look else None
        if self.area == "drawer" or (self.in_look and self.area == "ask" and self.row_in_question() is None):
            self.area = "board"
        self.show()

    def action_zoom(self, by: int) -> None:
        """Another zoom of the board; each game remembers its own."""
        zooms = self.pack.zooms
        if self.has_board and zooms:
            at = max(0, min(len(zooms) - 1, zooms.index(self.zoom) + by))
            self.zoom_chosen = zooms[at]
            settings = self.desk.settings
            self.desk.adopt(replace(settings, zoom={**settings.zoom, self.session.setup.game: zooms[at]}))
            self.show()

    def _open_rules(self, clause: str) -> None:
        from .rulebook import Rulebook

        self.desk.push_screen(Rulebook(self.session.setup.game, clause))

    # the mouse

    def on_board_moved(self, message: Board.Moved) -> None:
        """An arrow leads there."""
        message.stop()
        self.point(message.ref)

    def on_board_hovered(self, message: Board.Hovered) -> None:
        """The heading tells of what is under the mouse."""
        message.stop()
        self.over = message.ref
        self.show_board_head()

    def on_board_clicked(self, message: Board.Clicked) -> None:
        """Once puts the cursor there, twice takes what is there."""
        message.stop()
        self.untell()
        self.area = "board"
        if message.ref == self.choosing.cursor and not self.in_look:
            self.action_take()
        else:
            self.point(message.ref)

    def on_decision_panel_chosen(self, message: DecisionPanel.Chosen) -> None:
        """A row was clicked."""
        message.stop()
        self.untell()
        self.choose(message.row)

    def on_plate_clicked(self, message: Plate.Clicked) -> None:
        """A thing with a number: once selects it, twice goes on to what can be done with it."""
        message.stop()
        if message.plate.id == "strip":
            n = self.pack.strip_number(self.sight, self.frame.left, message.x, message.y)
        elif message.plate.id == "scene" and self.scene is not None:
            spot, numbers = self.scene.at(message.x, message.y), self.sight.numbers
            n = numbers.index(spot) + 1 if spot is not None and spot in numbers else 0
        else:
            return
        self.untell()
        if n and n == self.choosing.number:
            self._take_selected()
        else:
            self.select(n)

    def on_plate_wheeled(self, message: Plate.Wheeled) -> None:
        """The wheel over the decision moves its pointer."""
        message.stop()
        if message.plate is self.panel:
            self.point_row(message.by)
