"""Tables at which nobody chooses: a game watched again step by step, and the table that is safe for all eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules import BadSave, Illegal

from .. import keys
from ..i18n import _
from ..menu import Item, Menu, Row
from ..onlookers import Onlooker, Watched, load_save
from ..session import Session
from ..shelf import Damaged
from .opening import reason_of
from .page import Page
from .table import Table
from .table_view import SECTION

AWAY = "away"


class Bystander(Table):
    """A table without a question: what can be done is to look, and to go away."""

    BINDINGS = keys.bindings(SECTION)

    def lines(self) -> list[tuple[str, str, str]]:
        """What can be done: key, word, id."""
        return [(keys.written("escape"), _("back"), AWAY)]

    def heading(self) -> tuple[str, str]:
        """Title and note of the panel."""
        return _("TABLE"), _("safe for all eyes")

    def new_menu(self) -> Menu:
        title, note = self.heading()
        menu = Menu(title, note, [])
        menu.rows = [Row("option", key, text, "", Item(id, text)) for key, text, id in self.lines()]
        return menu

    def take_item(self, item: Item, key: str) -> None:
        """Do what the row says."""
        if item.id == AWAY:
            self.away()

    def back_to_window(self) -> None:
        """Esc, when nothing is open."""
        self.away()

    def away(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)

    def action_hide(self) -> None:
        """There is nothing to hide."""


class OpenTable(Bystander):
    """What everybody may see, while the keyboard waits for somebody."""

    def __init__(self, session: Session) -> None:
        """The table of this game."""
        super().__init__(Onlooker(session))

    def action_view(self, which: str) -> None:
        """The key that opened it closes it."""
        if which == "table":
            self.away()
        else:
            super().action_view(which)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The table view is this one."""
        return True if (action, parameters) == ("view", ("table",)) else super().check_action(action, parameters)


class Watching(Bystander):
    """A game played again: a step on, a step back, to the ends."""

    def __init__(self, watched: Watched) -> None:
        """From its beginning."""
        super().__init__(watched)
        self.watched = watched

    def lines(self) -> list[tuple[str, str, str]]:
        """Steps, and the way out."""
        steps = [("n", _("a step on"), "1"), ("p", _("a step back"), "-1")]
        ends = [("q", _("to the beginning"), "first"), ("w", _("to the end"), "last")]
        return [*steps, *ends, (keys.written("escape"), _("leave"), AWAY)]

    def heading(self) -> tuple[str, str]:
        """Where we are."""
        watched = self.watched
        note = _("step {n} of {last}").format(n=watched.commands, last=watched.last)
        if watched.departed:
            note += " · " + _("the rules of today go no further")
        return _("REPLAY"), note

    def take_item(self, item: Item, key: str) -> None:
        """A step, an end, or away."""
        here = self.watched.commands
        match item.id:
            case "first":
                self.go(0)
            case "last":
                self.go(self.watched.last)
            case "1" | "-1":
                self.go(here + int(item.id))
            case _:
                self.away()

    def go(self, n: int) -> None:
        """To this step; the row pointed at stays."""
        pointed = self.choosing.pointed
        self.watched.to(n)
        self.moved_on()
        self.choosing.pointed, self.area = pointed, "ask"
        self.show_choice()

    async def action_leave(self) -> None:
        """Home; there is nothing to save."""
        self.desk.go_home()


def watch(page: Page[Any], path: Path) -> None:
    """Watch the game in this file."""
    try:
        watched = Watched(load_save(path))
    except (BadSave, Damaged) as fault:
        page.say(reason_of(fault), "danger")
    except Illegal:
        page.say(_("The rules of today cannot begin this game."), "danger")
    else:
        page.desk.push_screen(Watching(watched))


def watch_again(page: Page[Any], session: Session) -> None:
    """Watch the game that has just ended."""
    try:
        page.desk.push_screen(Watching(session.watched()))
    except Illegal:
        page.say(_("The rules of today cannot begin this game."), "danger")
