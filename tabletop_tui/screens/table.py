"""The table: what keys, clicks and messages do. What is seen is in `table_view`; the question as a menu in `asking`."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from textual import events
from textual.app import SystemCommand

from rules import Event, Illegal

from .. import keys
from ..i18n import _, ngettext
from ..menu import Item, Row
from ..session import Refusal, Undone
from ..widgets.board import Board
from ..widgets.board import Ref as Spot
from ..widgets.decision_panel import DecisionPanel
from ..widgets.dice_tray import FACE, frames
from ..widgets.plate import Plate
from ..widgets.sheet import Sheet
from .asking import NO, YES, Doubt, question_of, toggled
from .table_view import SECTION, TableView

PATIENCE = 0.150
"""Seconds for which a key that was typed ahead does not close a new question of another kind."""
VIEWS = {"character": "hand"}
"""Views that are another one where a game has no own."""


class Table(TableView):
    """One shell for all games."""

    BINDINGS = keys.bindings(SECTION)
    patience = PATIENCE

    # what the game does

    def answer(self, picks: Sequence[str]) -> None:
        """Answer the open question, and show what has come of it."""
        asked = self.session.asked
        before = question_of(asked) if asked else None
        try:
            happened = self.session.answer(picks)
        except Illegal as illegal:
            self.tell(f"✗ {self.sight.say(illegal)}")
            return
        asked = self.session.asked
        if asked is not None and question_of(asked) != before:
            self._asked_at = time.monotonic()
        self.moved_on(happened)

    def moved_on(self, happened: Sequence[Event] = (), said: str = "") -> None:
        """The game is at another point: show it, or give the keyboard to whom it belongs."""
        self.choosing.forget()
        self.said, self.told, self._frames = said, "", []
        if self.session.over or self.session.handover_needed(self.desk.settings):
            self.choosing.cursor = None
            self.desk.carry_on()
            return
        self.choosing.cursor = self.pack.home(self.sight)
        if self.area == "ask" and self.has_board:
            self.area = "board"
        self._toss(happened)
        self.show()

    _asked_at = 0.0
    _frames: Sequence[str] = ()

    def _toss(self, happened: Iterable[Event]) -> None:
        """Dice and cards: a few faces one after the other, then what they came to. Any key ends it."""
        shown = [one for event in happened if (one := self.pack.happening(self.sight, event))]
        pictures = frames(shown)
        if not pictures:
            return
        still = self.desk.settings.animation == "none" or self.app.animation_level == "none" or self.app.no_color
        self._frames = pictures[-1:] if still else pictures
        self.told = self._frames[0]
        if len(self._frames) > 1:
            self.set_timer(FACE, self._next_frame)

    def _next_frame(self) -> None:
        if len(self._frames) > 1 and self.is_current:
            self._frames = self._frames[1:]
            self.told = self._frames[0]
            self._show_board_head()
            if len(self._frames) > 1:
                self.set_timer(FACE, self._next_frame)

    # choosing

    def choose(self, at: int | None) -> None:
        """Take a row of the menu."""
        if at is None or at >= len(self.menu.rows):
            return
        row = self.menu.rows[at]
        self.choosing.pointed = at
        if row.kind == "refused":
            self.tell(f"✗ {row.item.why}  {row.item.clause}" if row.item else f"✗ {row.text}: {row.note}")
        elif self._typed_ahead(row):
            self.tell(_("That key was typed before this question."))
        elif row.kind == "done":
            self.answer(self.choosing.picks)
        elif row.item is not None and self.choosing.doubt is not None:
            self._decide(self.choosing.doubt, row.item.id)
        elif row.item is not None and not self.menu.wanted.single:
            self.choosing.picks = toggled(self.menu, row.item, self.choosing.picks)
            self.menu = self.new_menu()
            self.show_choice()
        elif row.item is not None:
            self._take(row.item, row.key)

    def _take(self, item: Item, key: str) -> None:
        if item.warns and self.desk.settings.confirm:
            self.doubt(Doubt(_("REALLY?"), item.warns, key, item.text, (item.id,)))
        else:
            self.answer((item.id,))

    def doubt(self, doubt: Doubt) -> None:
        """Ask whether it is meant."""
        self.choosing.doubt, self.choosing.pointed, self.said = doubt, 1, ""
        self.menu = self.new_menu()
        self.area = "ask"
        self.show_choice()

    def _decide(self, doubt: Doubt, answer: str) -> None:
        self.choosing.doubt = None
        if answer == NO:
            self._back_to_the_question()
        elif answer == YES and doubt.restart:
            self._restart()
        elif answer == YES:
            self.answer(doubt.picks)

    def _back_to_the_question(self) -> None:
        self.choosing.doubt, self.choosing.picks, self.choosing.selected = None, (), None
        self.choosing.pointed = 0
        self.area = "board" if self.has_board else "ask"
        self.menu = self.new_menu()
        self.show_choice()

    def _typed_ahead(self, row: Row) -> bool:
        closes = row.kind == "done" or (row.item is not None and row.item.closes)
        return closes and time.monotonic() - self._asked_at < self.patience

    def tell(self, text: str) -> None:
        """One line at the decision, until the next key."""
        self.said = text
        self.show_choice()

    def point(self, spot: Spot) -> None:
        """Put the cursor of the board there."""
        self.choosing.cursor, self.said = spot, ""
        self.board.point(spot)
        if any(group.by == "pointed" for group in self.menu.groups):
            self.menu = self.new_menu()
        self.show_choice()

    def commands(self) -> Iterable[SystemCommand]:
        """Every legal option, for the palette of commands."""
        for at, row in enumerate(self.menu.rows):
            if row.kind == "done":
                yield SystemCommand(row.text, row.note, partial(self.choose, at))
        legal = {row.item.id: at for at, row in enumerate(self.menu.rows) if row.item and row.kind == "option"}
        for item in self.menu.items:
            if not item.why:
                more = " · ".join(text for text in (item.more, item.result) if text)
                at = legal.get(item.id)
                deed = partial(self.choose, at) if at is not None else partial(self._take, item, "")
                yield SystemCommand(" ".join(item.text.split()), more, deed)

    # keys

    def on_key(self, event: events.Key) -> None:
        """Any key ends a motion and takes away what was told; while something is looked for, keys are its letters."""
        if len(self._frames) > 1:
            self._frames = self._frames[-1:]
            self.told = self._frames[0]
            self._show_board_head()
        if self.finding is not None:
            event.stop()
            event.prevent_default()
            self._type(event)

    def _clear(self) -> None:
        """What was told has been read."""
        if self.told and len(self._frames) <= 1:
            self.told = ""
        self.said = ""

    def action_cursor(self, dx: int, dy: int) -> None:
        """An arrow."""
        self._clear()
        if self.area == "drawer" or (self.listed and not self.in_look and self.area == "board"):
            self.drawer.step(dy or dx)
        elif self.area == "board" and (self.has_board or self.in_look):
            self.board.step(dx, dy)
            self._step_unseen(dx, dy)
        else:
            self.area = "ask"
            self.choosing.pointed = self.menu.after(self.choosing.pointed, dy or dx)
            self.show_choice()

    def _step_unseen(self, dx: int, dy: int) -> None:
        """In the list there is no board, but one can look around all the same."""
        if not self.listed:
            return
        plan = self.pack.board(self.sight, {}, self.pack.zooms[0]) if self.pack.zooms else None
        spot = plan.neighbour(self.choosing.cursor, dx, dy) if plan and self.choosing.cursor is not None else None
        if spot is not None:
            self.choosing.cursor = spot
            self.show_choice()

    def action_take(self) -> None:
        """Enter."""
        self._clear()
        if self.in_look:
            clauses = self.looked_at().clauses
            at = self.pointed_item()
            row = self.menu.rows[at] if at is not None and at < len(self.menu.rows) else None
            own = row.item.clause if row and row.item else ""
            self._open_rules(own or (clauses[0] if clauses else ""))
        elif self.area == "drawer":
            self.drawer.step(1)
        elif self.area == "ask" or not self.has_board:
            self.choose(self.choosing.pointed)
        elif (at := self.menu.about(self.choosing.cursor)) is not None:
            self.choose(at)
        else:
            self.tell(_("Nothing to be done here; {key} looks at it.").format(key=keys.live(self.app).get("look", "x")))

    def action_option(self, letter: str) -> None:
        """A letter."""
        self._clear()
        at = self.menu.by_key(letter)
        if at is None and letter == "w":
            self.action_view("since")
        elif at is not None:
            self.choose(at)
        else:
            self.show_choice()

    def action_pick(self, n: int) -> None:
        """A digit: a player in the log, a numbered thing, or the n-th answer."""
        self._clear()
        things = self.pack.numbered(self.sight)
        if self.open_view == "log":
            self.log_of = n - 1 if n <= len(self.session.names) and n - 1 != self.log_of else None
            self._show_view(self.plan_of)
            self.drawer.end(1)
        elif n <= len(things):
            self.choosing.selected = None if self.choosing.selected == things[n - 1] else things[n - 1]
            self.menu = self.new_menu()
            self.show()
        elif not self.menu.groups and self.choosing.doubt is None:
            rows = [at for at, row in enumerate(self.menu.rows) if row.item is not None]
            self.choose(rows[n - 1] if n <= len(rows) else None)

    def action_legal(self, by: int) -> None:
        """`,` and `.`: the places about which something can be done; in a view that is searched the next find."""
        self._clear()
        if self.open_view and self._sought and not self.in_look:
            self.drawer.find(self._sought, by)
            return
        spots = list(self.menu.letters_by_place())
        spots = [spot for spot in spots if self.board.plan is not None and self.board.plan.region(spot)]
        if spots and (self.has_board or self.in_look):
            self.area = "board"
            spots.sort(key=str)
            here = self.choosing.cursor
            at = spots.index(here) if here in spots else -1 if by > 0 else 0
            self.point(spots[(at + by) % len(spots)])
        else:
            self.area = "ask"
            self.choosing.pointed = self.menu.after(self.choosing.pointed, by)
            self.show_choice()

    def action_region(self, by: int) -> None:
        """Tab: the next region that has use for arrows."""
        self._clear()
        there = self.areas()
        at = there.index(self.area) if self.area in there else -1
        self.area = there[(at + by) % len(there)]
        self._show_view(self.plan_of)
        self.show_choice()

    def areas(self) -> list[str]:
        """Regions in the order of Tab."""
        board = ["board"] if self.has_board or self.listed or self.in_look else []
        return [*board, "ask", *(["drawer"] if self.open_view else [])]

    def action_page(self, by: int) -> None:
        """PageUp, PageDown: of the open view, of look mode, of a long question, of a scene."""
        self._clear()
        if self.in_look:
            self.query_one("#looking", Sheet).page(by)
        elif self.open_view or self.listed:
            self.drawer.page(by)
        elif self.menu.pages > 1:
            self.choosing.page = (self.choosing.page + by) % self.menu.pages
            self.choosing.pointed = 0
            self.menu = self.new_menu()
            self.show_choice()
        elif self.has_scene:
            self.query_one("#scene", Sheet).page(by)
        else:
            for _n in range(4):
                self.choosing.pointed = self.menu.after(self.choosing.pointed, by)
            self.area = "ask"
            self.show_choice()

    def action_end(self, by: int) -> None:
        """Home, End."""
        if self.open_view or self.listed:
            self.drawer.end(by)
        elif self.menu.rows:
            self.area = "ask"
            edge = self.menu.after(-1, 1) if by < 0 else self.menu.after(len(self.menu.rows), -1)
            self.choosing.pointed = edge
            self.show_choice()

    # taking back

    def action_undo(self) -> None:
        """One step back, or why not."""
        step = self.session.undo()
        if isinstance(step, Refusal):
            self.tell(self._wall(step))
        else:
            self.moved_on(said=self._taken_back([step]))

    def action_restart(self) -> None:
        """Asks first."""
        if refusal := self.session.why_no_undo:
            self.tell(self._wall(refusal))
            return
        key = keys.live(self.app).get("restart", "z")
        why = _("All of this turn is taken back, as far as the wall.")
        self.doubt(Doubt(_("TAKE BACK THE TURN?"), why, key, _("take back the turn"), restart=True))

    def _restart(self) -> None:
        steps = self.session.restart_turn()
        if isinstance(steps, Refusal):
            self.tell(self._wall(steps))
        else:
            self.moved_on(said=self._taken_back(steps))

    def _taken_back(self, steps: Sequence[Undone]) -> str:
        """Which steps, and their lines of the log."""
        if len(steps) == 1:
            done = "; ".join(self.sight.say(deed) for deed in steps[0].deeds) or _("declined")
            return _("taken back: {done} (log line {n})").format(done=done, n=steps[0].n)
        return ngettext("{n} step taken back", "{n} steps taken back", len(steps)).format(n=len(steps))

    def _wall(self, refusal: Refusal) -> str:
        if refusal.why == "none":
            return "✗ " + _("Nothing is taken back: so it was agreed for this game.")
        if refusal.why == "read_only":
            return "✗ " + _("This game is only looked at.")
        if refusal.wall is None or refusal.wall.n == 0:
            return "✗ " + _("Nothing to take back: the wall is the beginning of the game.")
        seen = [self.pack.tells(self.sight, event) for event in refusal.wall.events if event.reveals]
        told = f": {seen[0]}" if seen else ""
        return "✗ " + _("The wall is log line {n}{told}").format(n=refusal.wall.n, told=told)

    # views, look, zoom

    def action_view(self, which: str) -> None:
        """Open or close a view."""
        self._clear()
        which = VIEWS.get(which, which) if which not in self.pack.drawers else which
        if which == "rules":
            self._open_rules("")
            return
        if which not in self.pack.drawers:
            self.show_choice()
            return
        if self.open_view == which:
            self._close_view()
            return
        if self.in_look:
            self.in_look = False
        self.open_view, self.area, self.finding, self._sought = which, "drawer", None, ""
        self.show()
        lines, stops = self.view_lines(which, self.plan_of.left - 2)
        self.drawer.fill(lines, stops or (), at_end=which == "log")

    _sought = ""

    def _close_view(self) -> None:
        self.open_view, self.finding, self.log_of, self._sought = "", None, None, ""
        self.area = "board" if self.has_board or self.listed else "ask"
        self.show()
        if self.listed:
            self.drawer.end(-1)

    def action_help(self) -> None:
        """The keys, as they are now, and the page of the game."""
        self.action_view("help")

    def action_find(self) -> None:
        """Type what to look for; without an open view in the log."""
        if not self.open_view and not self.listed:
            self.action_view("log")
        self.finding = ""
        self._show_view(self.plan_of)

    def _type(self, event: events.Key) -> None:
        """A key while something is looked for."""
        text = self.finding or ""
        if event.key == "enter":
            self._sought, self.finding = text, None
            if text and not self.drawer.find(text):
                self.tell(_("{text} is not here").format(text=text))
        elif event.key == "escape":
            self.finding = None
        elif event.key == "backspace":
            self.finding = text[:-1]
        elif event.is_printable and event.character:
            self.finding = text + event.character
        self._show_view(self.plan_of)

    def action_look(self) -> None:
        """Look at anything; the question waits, untouched."""
        self._clear()
        if self.open_view:
            self._close_view()
        self.in_look = not self.in_look
        self.show()

    def action_kind(self) -> None:
        """In look mode the next place of the same kind."""
        if self.in_look and (spot := self.pack.next_of_kind(self.sight, self.choosing.cursor)) is not None:
            self.area = "board"
            self.point(spot)

    def action_zoom(self, by: int) -> None:
        """Another zoom of the board; each game remembers its own."""
        zooms = self.pack.zooms
        if not zooms or not self.has_board:
            return
        at = max(0, min(len(zooms) - 1, zooms.index(self.zoom) + by))
        self.zoom_chosen = zooms[at]
        settings = self.desk.settings
        self.desk.adopt(replace(settings, zoom={**settings.zoom, self.session.setup.game: zooms[at]}))
        self.show()

    def action_close(self) -> None:
        """Esc: what is open, what is picked, then back to the window one was in, as far as the wall."""
        self._clear()
        if self.in_look:
            self.action_look()
        elif self.open_view:
            self._close_view()
        elif self.choosing.doubt or self.choosing.picks or self.choosing.selected:
            self._back_to_the_question()
        else:
            self._back_to_window()

    def _back_to_window(self) -> None:
        steps = self.session.back_to_window()
        if isinstance(steps, Refusal):
            self.tell(self._wall(steps))
        elif steps:
            self.moved_on(said=self._taken_back(steps))
        else:
            self.area = "board" if self.has_board else "ask"
            self.show_choice()

    def _open_rules(self, clause: str) -> None:
        from .rulebook import Rulebook

        self.app.push_screen(Rulebook(self.session.setup.game, clause))

    # leaving

    def action_hide(self) -> None:
        """Nothing of the table is to be seen, at once."""
        self.session.looks_away()
        self.desk.hand_over()

    async def action_leave(self) -> None:
        """Back to the home screen; the game is saved."""
        await self.desk.leave_table()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that would do nothing here are not shown."""
        match action, parameters:
            case "view", (str(which),):
                return which == "rules" or VIEWS.get(which, which) in self.pack.drawers or which in self.pack.drawers
            case "zoom", _rest:
                return bool(self.pack.zooms)
            case "kind", _rest:
                return self.in_look
            case _:
                return super().check_action(action, parameters)

    # the mouse

    def on_board_moved(self, message: Board.Moved) -> None:
        """An arrow leads there."""
        message.stop()
        self.point(message.ref)

    def on_board_clicked(self, message: Board.Clicked) -> None:
        """Once puts the cursor there, twice takes what is there."""
        message.stop()
        self.area = "board"
        if message.ref == self.choosing.cursor and not self.in_look:
            self.action_take()
        else:
            self.point(message.ref)

    def on_decision_panel_chosen(self, message: DecisionPanel.Chosen) -> None:
        """A row was clicked."""
        message.stop()
        self._clear()
        self.choose(message.row)

    def on_plate_wheeled(self, message: Plate.Wheeled) -> None:
        """The wheel over the decision moves its pointer."""
        message.stop()
        if message.plate is self.panel:
            self.area = "ask"
            self.choosing.pointed = self.menu.after(self.choosing.pointed, message.by)
            self.show_choice()
