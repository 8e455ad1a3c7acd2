"""What is done at the table: answers, doubts, taking back, leaving. Keys and clicks are in `table`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from textual.app import SystemCommand

from rules import Event, Illegal

from .. import keys
from ..i18n import _, ngettext
from ..menu import Item, Row
from ..session import Refusal, Undone
from ..widgets.board import Plan
from ..widgets.board import Ref as Spot
from ..widgets.dice_tray import FACE, frames
from .aftermath import Aftermath
from .asking import NO, YES, Doubt, question_of, toggled
from .table_view import TableView

STRIDE, STRIDES = 0.040, 4
"""Seconds for each step of a walk; so many of them are shown."""
PATIENCE = 0.150
"""Seconds for which a key that was typed ahead does not close a new question of another kind."""


class TableDeeds(TableView):
    """Answers the open question and shows what has come of it."""

    patience = PATIENCE
    _asked_at = 0.0
    _pictures: Sequence[str] = ()
    """Of dice and cards, still to be shown; the last one stays."""
    _strides: Sequence[Plan] = ()
    """The board on the way of a walk, still to be shown."""
    _arrival: Callable[[], None] | None = None
    """What is to be done at the end of it."""

    # what the game does

    def answer(self, picks: Sequence[str]) -> None:
        """Answer the open question."""
        before, at = self._question, self.session.commands
        try:
            happened = self.session.answer(picks)
        except Illegal as illegal:
            self.tell(f"✗ {self.sight.say(illegal)}")
            return
        self._answered(before, happened, at)

    def answer_each(self, answers: Sequence[str], *, through: bool = False) -> None:
        """Give these answers, one after the other; no further where something else is asked, or anything comes to light.

        With `through` they answer questions of different kinds.
        """
        before, happened, seen = self._question, list[Event](), list[Plan]()
        at = self.session.commands
        for n, id in enumerate(answers):
            asked = self.session.asked
            another = self._question != before and not through
            if asked is None or another or id not in {option.id for option in asked.options}:
                break
            if n and not self._still and (plan := self.pack.board(self.sight, {}, self.zoom)):
                seen.append(plan)
            events = self.session.answer((id,))
            happened += events
            if any(event.reveals for event in events):
                break
        refused = self._refused(answers) if happened or self.session.commands > at else None
        self._strides, self._arrival = seen[-STRIDES:], partial(self._answered, before, happened, at)
        self._next_stride()
        if refused is not None:
            self.tell(f"✗ {self.sight.say(refused)}", refused.clause)

    def _refused(self, answers: Sequence[str]) -> Illegal | None:
        """Why it stopped short of one of these answers, if the open question refuses it."""
        blocked = self.session.asked.blocked if self.session.asked is not None else ()
        return next((one.why for one in blocked if one.id in answers), None)

    def _next_stride(self) -> None:
        """Show the board as it was on the way, then what has come of it."""
        arrival = self._arrival
        if arrival is None:
            return
        if self._strides and self.has_board and self.is_current:
            plan, *self._strides = self._strides
            self.board.show(plan, self.choosing.cursor)
            self.set_timer(STRIDE, self._next_stride)
        else:
            self._strides, self._arrival = (), None
            arrival()

    @property
    def _question(self) -> object:
        """What tells the open question from one of another kind."""
        asked = self.session.asked
        return question_of(asked) if asked else None

    def _answered(self, before: object, happened: Sequence[Event], at: int) -> None:
        """Commands were given from this number on."""
        if self._question not in (None, before):
            self._asked_at = time.monotonic()
        if any(self.pack.deals_anew(event) for event in happened):
            self.choosing.numbers.forget()
        if self._would_go_unseen(happened):
            entries = [entry for entry in self.session.seen(None) if entry.n > at]
            self.desk.push_screen(Aftermath(self.session, entries, self.moved_on))
        else:
            self.moved_on(happened)

    def _would_go_unseen(self, happened: Sequence[Event]) -> bool:
        """Whether dice or cards ended what was shown: a fight, or the sitting of whoever saw it."""
        if not self.desk.settings.aftermath or not any(self.pack.happening(self.sight, event) for event in happened):
            return False
        if not self.session.over and self.pack.scene(self.sight, self.frame.left, self.frame.board) is not None:
            return False  # a fight that goes on tells of itself
        ends = self.session.over or self.session.handover_needed(self.desk.settings)
        return ends or self.scene is not None

    def moved_on(self, happened: Sequence[Event] = (), said: str = "") -> None:
        """The game is at another point: show it, or give the keyboard to whom it belongs."""
        self.choosing.forget()
        self.said, self.told, self._pictures = said, "", ()
        self.choosing.cursor = None  # to where one stands
        if self.session.over or self.session.handover_needed(self.desk.settings):
            self.desk.carry_on()
            return
        self._toss(happened)
        self.area = "board"
        self.show()
        self.to_the_question()

    def _toss(self, happened: Iterable[Event]) -> None:
        """Dice and cards: a few pictures one after the other, then what they came to. Any key ends it."""
        pictures = frames([one for event in happened if (one := self.pack.happening(self.sight, event))])
        self._pictures = pictures[-1:] if self._still else pictures
        self.told = self._pictures[0] if pictures else ""
        if len(self._pictures) > 1:
            self.set_timer(FACE, self._next_picture)

    @property
    def _still(self) -> bool:
        """Nothing moves on this terminal."""
        return "none" in (self.desk.settings.animation, self.desk.animation_level) or self.desk.no_color

    def _next_picture(self) -> None:
        if len(self._pictures) > 1 and self.is_current:
            self._pictures = self._pictures[1:]
            self.told = self._pictures[0]
            self.show_board_head()
            if len(self._pictures) > 1:
                self.set_timer(FACE, self._next_picture)

    def end_motion(self) -> None:
        """Show at once what a walk, dice and cards came to."""
        self._strides = ()
        self._next_stride()
        if len(self._pictures) > 1:
            self._pictures = self._pictures[-1:]
            self.told = self._pictures[0]
            self.show_board_head()

    def tell(self, text: str, clause: str = "") -> None:
        """One line in the place of the keys, until the next key; the rulebook then opens at the clause of a refusal."""
        self.said, self.refusal = text, clause
        self.show_choice()

    def untell(self) -> None:
        """What was told has been read."""
        self.said = self.told = self.refusal = ""

    # choosing

    def choose(self, at: int | None) -> None:
        """Take a row of the menu."""
        if at is None or at >= len(self.menu.rows):
            return
        if at < 0:
            self.tell(_("Nothing is pointed at: an arrow points, a letter chooses."))
            return
        row, choosing = self.menu.rows[at], self.choosing
        choosing.pointed = at
        if row.kind == "refused":
            self._tell_why_not(row)
        elif self._typed_ahead(row):
            self.tell(_("That key was typed before this question."))
        elif row.kind == "done":
            self.answer(choosing.picks)
        elif row.item is not None and choosing.doubt is not None:
            self._settle(choosing.doubt, row.item.id)
        elif row.item is not None and (self.menu.wanted.single or row.item.alone):
            self.take_item(row.item, row.key)
        elif row.item is not None:
            choosing.picks = toggled(self.menu, row.item, choosing.picks)
            self.menu = self.new_menu()
            self._show_lesson()
            self.show_choice()

    def _tell_why_not(self, row: Row) -> None:
        if row.item is None:
            self.tell(f"✗ {row.text}: {row.note}")
            return
        key = keys.live(self.desk).get("view.rules", "R")
        more = _("{key} reads the rule").format(key=key) if row.item.clause else ""
        self.tell("  ".join(filter(None, (f"✗ {row.item.why}", row.item.clause, more))), row.item.clause)

    def take_item(self, item: Item, key: str) -> None:
        """Do this; if it would leave something undone, ask first."""
        if item.steps:
            self.answer_each(item.steps, through=item.through)
        elif item.warns and self.desk.settings.confirm:
            self.doubt(Doubt(_("REALLY?"), item.warns, key, item.text, (item.id,)))
        else:
            self.answer((item.id,))

    def _typed_ahead(self, row: Row) -> bool:
        closes = row.kind == "done" or (row.item is not None and row.item.closes)
        return closes and time.monotonic() - self._asked_at < self.patience

    def doubt(self, doubt: Doubt) -> None:
        """Ask whether it is meant."""
        self.choosing.doubt, self.choosing.pointed, self.said = doubt, -1, ""
        self.menu = self.new_menu()
        self.area = "ask"
        self.show_choice()

    def _settle(self, doubt: Doubt, answer: str) -> None:
        self.choosing.doubt = None
        if answer == NO:
            self.back_to_the_question()
        elif answer == YES and doubt.restart:
            self._restart()
        elif answer == YES:
            self.answer(doubt.picks)

    def back_to_the_question(self) -> None:
        """Nothing picked, selected or doubted."""
        self.choosing.forget()
        self.menu = self.new_menu()
        self.area = "board"
        self.to_the_question()

    def point(self, spot: Spot) -> None:
        """Put the cursor of the board there."""
        self.choosing.cursor, self.said = spot, ""
        if self.in_look:
            self.choosing.spot, self.choosing.selected, self.choosing.number = None, None, 0
        self.board.point(spot)
        if any(group.by == "pointed" for group in self.menu.groups):
            self.menu = self.new_menu()
        self.show_choice()

    def point_row(self, by: int) -> None:
        """The pointer of the decision, to the next row."""
        if self.in_look:
            self.choosing.spot = None
        self.area = "ask"
        self.choosing.pointed = self.panel.after(self.choosing.pointed, by)
        self.show_choice()

    def commands(self) -> Iterable[SystemCommand]:
        """Every legal option, for the palette of commands."""
        rows = {row.item.id: at for at, row in enumerate(self.menu.rows) if row.item and row.kind == "option"}
        for at, row in enumerate(self.menu.rows):
            if row.kind == "done":
                yield SystemCommand(row.text, row.note, partial(self.choose, at))
        for item in self.menu.items:
            if not item.why:
                more = " · ".join(text for text in (item.more, item.result) if text)
                at = rows.get(item.id)
                deed = partial(self.take_item, item, "") if at is None else partial(self.choose, at)
                yield SystemCommand(" ".join(item.text.split()), more, deed)

    # taking back

    def action_undo(self) -> None:
        """One step back, or why not."""
        step = self.session.undo()
        if isinstance(step, Refusal):
            self.tell(self._wall(step))
        else:
            self.moved_on(said=self._taken_back([step]))

    def action_restart(self) -> None:
        """Asks first; once more means yes."""
        if self.choosing.doubt is not None and self.choosing.doubt.restart:
            self._restart()
            return
        if refusal := self.session.why_no_undo:
            self.tell(self._wall(refusal))
            return
        key = keys.live(self.desk).get("restart", "z")
        why = _("All of this turn is taken back that can be.")
        self.doubt(Doubt(_("TAKE BACK THE TURN?"), why, key, _("take back the turn"), restart=True))

    def _restart(self) -> None:
        steps = self.session.restart_turn()
        if isinstance(steps, Refusal):
            self.tell(self._wall(steps))
        else:
            self.moved_on(said=self._taken_back(steps))

    def back_to_window(self) -> None:
        """Out of a question amid something, back to where one chose freely, as far as the wall."""
        steps = self.session.back_to_window()
        if isinstance(steps, Refusal):
            self.tell(self._wall(steps))
        elif steps:
            self.moved_on(said=self._taken_back(steps))
        else:
            self.to_the_question()
            key = keys.live(self.desk).get("leave", "Q")
            self.tell(_("Nothing is open and nothing picked; {key} leaves the table.").format(key=key))

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
            return "✗ " + _("Nothing to take back: this is the beginning of the game.")
        seen = [self.pack.tells(self.sight, event) for event in refusal.wall.events if event.reveals]
        told = f": {seen[0]}" if seen else ""
        return "✗ " + _("Log line {n} cannot be taken back{told}").format(n=refusal.wall.n, told=told)

    # leaving

    def action_hide(self) -> None:
        """Nothing of the table is to be seen, at once."""
        self.session.looks_away()
        self.desk.hand_over()

    async def action_leave(self) -> None:
        """Back to the home screen; the game is saved."""
        await self.desk.leave_table()
