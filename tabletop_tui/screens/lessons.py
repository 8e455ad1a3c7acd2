"""The guided first games: one of each game that has a course, to be chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Game, games

from .. import course, keys
from ..i18n import N_, _, language
from ..ink import Line, wrapped
from ..widgets.plate import Plate
from .opening import lessons_begun, take_lessons
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
        self.lines: dict[int, tuple[Game, bool]] = {}
        """Line of the body to a game, and whether it is begun anew."""

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
            begun = lessons_begun(self.desk.shelf, game.slug)
            self.lines[len(lines)] = game, False
            note = _("go on: {round}").format(round=begun.round) if begun else ""
            lines.append([(" " * MARGIN + game.title(language()), "bold"), (f"   {note}", "muted")])
            if begun:
                self.lines[len(lines)] = game, True
                lines.append([(" " * MARGIN + "   " + _("begin anew"), "text")])
        self.body.show(lines, self.lines)

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["take", "close"]

    def take(self) -> None:
        """Begin, or go on."""
        self._take(self.body.cursor or 0)

    def _take(self, line: int) -> None:
        if (chosen := self.lines.get(line)) is not None:
            game, anew = chosen
            take_lessons(self, game.slug, anew=anew)

    def on_plate_clicked(self, event: Plate.Clicked) -> None:
        """A click on a line takes it."""
        if not self.helping:
            self._take(event.y)
