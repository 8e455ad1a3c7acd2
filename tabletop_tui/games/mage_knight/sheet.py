"""The score of a game of Mage Knight, category by category."""

from __future__ import annotations

from rules import Result
from rules.game import Score as Line

from ...i18n import _
from ...pack import Score, Sight
from . import words


def scores(sight: Sight, result: Result) -> list[Score]:
    """Every category, and what they come to together; nothing where a scenario is not decided by points."""
    if not result.scores:
        return []
    final = {standing.seat: standing.score for standing in result.standings}
    together = [str(final[seat]) for seat in range(len(sight.players))]
    return [*(row(sight, line) for line in result.scores), Score(_("Together"), together, total=True)]


def row(sight: Sight, line: Line) -> Score:
    """A category: what counts for each seat, with what the title adds; where a team counts otherwise both numbers."""
    cells: list[str] = []
    for own, counted, title in zip(line.points, line.counted, line.titles, strict=True):
        text = str(counted) if own == counted else f"({own}) {counted}"
        cells.append(f"{text}{title:+d}" if title else text)
    return Score(words.name(sight, "achievement", line.category), cells)
