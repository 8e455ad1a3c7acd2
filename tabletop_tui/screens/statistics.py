"""Statistics over all games on the shelf."""

from __future__ import annotations

from .. import keys
from ..i18n import N_, _, ngettext
from ..ink import Line, clip, header, padded
from ..statistics import Statistics as Numbers
from ..statistics import Tally, statistics
from .home import lasting, title_of
from .page import Page

COLUMNS = (20, 8, 8, 12, 14, 12)
PLACE = keys.Section("statistics", N_("Statistics"), keys.SIDEWAYS)


class Statistics(Page[None]):
    """Games, wins, treasure, hours; for each kind of game."""

    BINDINGS = keys.bindings(PLACE)
    sections = (PLACE,)

    def draw(self) -> None:
        """A table for each game."""
        self.headline(_("STATISTICS"), str(self.desk.shelf.folder), _("Esc back"))
        width = self.desk.size.width - 1
        lines: list[Line] = []
        for game, numbers in statistics(self.desk.shelf.entries()).items():
            lines += self._game(title_of(game), numbers, width)
        if not lines:
            lines.append([("   ", ""), (_("There is nothing here."), "muted")])
        self.body.show(lines)

    def _game(self, title: str, numbers: Numbers, width: int) -> list[Line]:
        finished = ngettext("{n} game finished", "{n} games finished", numbers.finished).format(n=numbers.finished)
        running = _("{n} going on").format(n=numbers.running)
        note = f"{finished}, {running}, {lasting(numbers.seconds)}"
        heads = (_("Player"), _("Games"), _("Wins"), _("Score"), _("Best alone"), _("Time"))
        lines = [header(title.upper(), note, width), _row(heads, "muted")]
        for name, tally in numbers.ranked():
            lines.append(_row(_values(name, tally), "text"))
        most = max((tally.score for tally in numbers.players.values()), default=0)
        leaders = [name for name, tally in numbers.players.items() if tally.score == most]
        if len(numbers.players) > 1 and most:
            text = _("Most in all games together: {names}, {score}").format(names=", ".join(leaders), score=most)
            lines += [[], [(f"   {text}", "text")]]
        return [*lines, []]


def _values(name: str, tally: Tally) -> tuple[str, ...]:
    alone = "–" if tally.best_alone is None else str(tally.best_alone)
    return name, str(tally.games), str(tally.wins), str(tally.score), alone, lasting(tally.seconds)


def _row(values: tuple[str, ...], ink: str) -> Line:
    line: Line = [("   ", "")]
    for n, (value, width) in enumerate(zip(values, COLUMNS, strict=True)):
        text = clip(value, width - 1)
        line += padded([(text, ink)], width) if n == 0 else [(f"{text:>{width - 1}} ", ink)]
    return line
