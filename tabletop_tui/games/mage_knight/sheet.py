"""The score of a game of Mage Knight, category by category."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Name
from rules.engine.phrases import sentence
from rules.mage_knight import scoring
from rules.mage_knight.table import Table

from ...i18n import _
from ...pack import Score, Sight


def scores(sight: Sight) -> list[Score]:
    """Every category, and what they come to together; nothing where a scenario is not decided by points."""
    table: Table = sight.view.table
    lines = scoring.sheet(table)
    if not lines:
        return []
    return [*(score for line in lines for score in rows(sight, line)), total(table)]


def rows(sight: Sight, line: scoring.Line) -> Iterator[Score]:
    """A category: what counts for each seat, with what the title adds; where a team counts otherwise both numbers."""
    cells: list[str] = []
    for own, counted, title in zip(line.points, line.counted, line.titles, strict=True):
        text = str(counted) if own == counted else f"({own}) {counted}"
        cells.append(f"{text}{title:+d}" if title else text)
    yield Score(sentence(sight.say(Name("achievement", line.category))), cells)


def total(table: Table) -> Score:
    """The final score of each seat."""
    return Score(_("Together"), [str(n) for n in scoring.totals(table)], total=True)
