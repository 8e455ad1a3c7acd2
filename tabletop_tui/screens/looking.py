"""The panel of look mode: a thing, what it means for the question, and the clauses behind it, whole."""

from __future__ import annotations

from rules import games

from ..i18n import _
from ..ink import Line, wrapped
from ..menu import Row
from ..pack import Look, Sight

CLAUSE = 12  # cells of the id of a clause, at most


def lines(sight: Sight, look: Look, row: Row | None, width: int) -> list[Line]:
    """What is looked at, in lines of this width."""
    found: list[Line] = []
    for one in look.lines:
        found += [[(f" {line}", "text")] for line in wrapped(one, width - 2)] if isinstance(one, str) else [one]
    clauses = list(look.clauses)
    if row is not None and row.item is not None:
        found += [[]] * bool(found) + for_you(row, width)
        clauses = [row.item.clause] * bool(row.item.clause) + [id for id in clauses if id != row.item.clause]
    if clauses:
        found += [[], [(" " + _("Why"), "bold"), ("  " + _("clauses of the rulebook"), "muted")]]
        for id in clauses:
            found += clause_lines(sight, id, width)
    return found


def for_you(row: Row, width: int) -> list[Line]:
    """What it means now for the one that is to choose."""
    item = row.item
    if item is None:
        return []
    found: list[Line] = [[(" " + _("For you now"), "bold")]]
    if item.why:
        found += told(f"✗ {item.text}: {item.why}", width, "danger")
    else:
        key = f"{row.key}  " if row.key else ""
        found += told(f"{key}{item.text}", width, "legal")
        found += [line for text in (item.more, item.result) if text for line in told(text, width, "text")]
    return found


def told(text: str, width: int, ink: str) -> list[Line]:
    """A text, moved in."""
    return [[(f"   {line}", ink)] for line in wrapped(text, width - 4)]


def clause_lines(sight: Sight, id: str, width: int) -> list[Line]:
    """A clause by its id, with what it says in our own words."""
    game = next(game for game in games() if game.slug == sight.view.game)
    try:
        entry = game.book.entries.get(id)
    except (FileNotFoundError, ModuleNotFoundError):  # a game without a rulebook
        entry = None
    text = entry.text(sight.lang) if entry else ""
    rest = wrapped(text, width - CLAUSE - 3) if text else [""]
    return [[(f" {id if n == 0 else '':<{CLAUSE}} ", "link"), (line, "text")] for n, line in enumerate(rest)]
