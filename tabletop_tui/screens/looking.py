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
        found += [[]] * bool(found) + for_you(row, width, look)
        clauses = [row.item.clause] * bool(row.item.clause) + [id for id in clauses if id != row.item.clause]
    if clauses:
        found += [[], [(" " + _("Why"), "bold"), ("  " + _("clauses of the rulebook"), "muted")]]
        for id in clauses:
            found += clause_lines(sight, id, width)
    return found


def is_said(text: str, look: Look) -> bool:
    """Whether the lines above say it already."""
    wanted = text.casefold().rstrip(".")
    return any(wanted in line.casefold() for line in look.lines if isinstance(line, str))


def unsaid(text: str, look: Look) -> str:
    """A text without what stands above already: of `a card: what it does` the card."""
    head, _colon, tail = text.partition(": ")
    return head if tail and is_said(tail, look) else text


def for_you(row: Row, width: int, look: Look) -> list[Line]:
    """What it means now for the one that is to choose."""
    item = row.item
    if item is None:
        return []
    found: list[Line] = [[(" " + _("For you now"), "bold")]]
    if item.why:
        found += told(f"✗ {item.text}: {item.why}", width, "danger")
    else:
        key = f"{row.key}  " if row.key else ""
        found += told(f"{key}{unsaid(item.text, look)}", width, "legal")
        rest = [text for text in (item.more, item.result) if text and not is_said(text, look)]
        found += [line for text in rest for line in told(text, width, "text")]
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
