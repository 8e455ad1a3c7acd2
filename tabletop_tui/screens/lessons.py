"""The guided first games: one of each game that has a course, to be chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Game, games

from .. import course, keys
from ..i18n import N_, _, language
from ..ink import Line, wrapped
from ..widgets.plate import Plate
from .opening import take_lessons
from .page import Page

PLACE = keys.Section("lessons", N_("First steps"), keys.SIDEWAYS)
MARGIN = 3


def taught() -> list[Game]:
    """The games that have a course."""
    return [game for game in games() if course.written_for(game.slug)]


class Lessons(Page[None]):
    """A line for every game that can be learnt by playing."""

    BINDINGS = keys.bindings(PLACE)
    sections = (PLACE,)

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[int, Game] = {}

    def draw(self) -> None:
        """Every game, and what the guided games are."""
        self.headline(_("FIRST STEPS"), right=_("Esc back"))
        text = _(
            "The game says before every step what to do and why. Break off when you like: it goes on where you left it."
        )
        lines: list[Line] = [
            [],
            *([(" " * MARGIN + line, "text")] for line in wrapped(text, self.desk.size.width - 8)),
            [],
        ]
        self.lines = {}
        for game in taught():
            self.lines[len(lines)] = game
            lines.append([(" " * MARGIN + game.title(language()), "bold")])
        self.body.show(lines, self.lines)

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["take", "close"]

    def take(self) -> None:
        """Begin, or go on."""
        game = self.lines.get(self.body.cursor or 0)
        if game is not None:
            take_lessons(self, game.slug)

    def on_plate_clicked(self, event: Plate.Clicked) -> None:
        """A click on a line takes it."""
        if (game := self.lines.get(event.y)) is not None and not self.helping:
            take_lessons(self, game.slug)
