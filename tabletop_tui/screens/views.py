"""The views that open beside the board: their headings, and what they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .. import keys
from ..i18n import _
from ..ink import Line, header, wrapped
from ..pack import Pack, Sight
from ..session import Session
from ..widgets.log_panel import LogBook, lines_of
from .table_frame import Frame

LIES = "lies"
"""What lies where: it stands open in the list."""


class Shown(NamedTuple):
    """The lines of a view, and those on which the cursor may stand; None: the arrows scroll."""

    lines: list[Line]
    stops: list[int] | None = None


class Wanted(NamedTuple):
    """Which view, and how it is looked at."""

    which: str
    player: int | None = None
    """Of the log only what concerns this seat."""
    turn: int | None = None
    """Of the log only this turn."""
    finding: str | None = None
    """What is being typed to be looked for."""
    focused: bool = False
    news: bool = False
    """Above what lies where there is room for what happened last."""
    walks: bool = False
    """The arrows walk over the things in it."""


def heading(pack: Pack, session: Session, wanted: Wanted, frame: Frame) -> Line:
    """The line above a view."""
    title = _("WHAT LIES WHERE") if wanted.which == LIES else pack.drawer_title(wanted.which).upper()
    note = _("arrows walk · x looks · Esc closes") if wanted.walks else _("Esc closes")
    if wanted.which == LIES:
        note = _("x looks, PgDn goes on")
    if wanted.which == "log":
        who = _("all players") if wanted.player is None else session.names[wanted.player]
        when = _("all turns") if wanted.turn is None else _("turn {n}").format(n=wanted.turn)
        note = " · ".join((who, f"{when} , .", "/ " + _("find"), note))
    if wanted.finding is not None:
        note = _("find") + f": {wanted.finding}_"
    if frame.mode == "list":
        return [(f" {title}: {note}", "bold")]
    return header(title, note, frame.left, wanted.focused)


def shown(
    pack: Pack, sight: Sight, session: Session, book: LogBook, wanted: Wanted, now: Mapping[str, str], width: int
) -> Shown:
    """What a view shows.

    Args:
        pack: the game's.
        sight: what is seen.
        session: the log is its.
        book: keeps the lines of the log from one time to the next.
        wanted: which view.
        now: the keys as they are, by id.
        width: in cells.
    """
    match wanted.which:
        case "log":
            book.update(pack, sight, session.log, width, wanted.player, wanted.turn)
            return Shown(book.lines, book.stops)
        case "since":
            entries = session.since(session.seat or 0)
            lines = [line for entry in entries for line in lines_of(pack, sight, entry, width)]
            return Shown(lines or [[(" " + _("Nothing has happened since."), "muted")]])
        case "help":
            return Shown(help_lines(pack, sight, now, width))
        case "lies":
            happened = lines_of(pack, sight, session.log[-1], width) if wanted.news and session.log else []
            told = [wrapped(text, width - 1) for text in pack.lies(sight)]
            return Shown([*happened, *[[(f" {line}", "text")] for text in told for line in text]])
        case "seats":
            seats = range(len(session.names))
            return Shown([line for seat in seats for line in pack.seat_lines(sight, seat, width)])
        case which:
            return Shown(pack.drawer(sight, which, width))


def unframed(shown: Shown) -> Shown:
    """The same without rules round its headings, for the list."""
    found: list[Line] = []
    for line in shown.lines:
        framed = bool(line) and line[0][0] == "─"
        found.append([(text, ink) for text, ink in line if text.strip("─ ")] if framed else line)
    return Shown(found, shown.stops)


def help_lines(pack: Pack, sight: Sight, now: Mapping[str, str], width: int) -> list[Line]:
    """The keys as they are now, then the page of the game."""
    lines = [*keys.help_lines(now, (keys.TABLE, keys.EVERYWHERE), width, pack.words()), []]
    page = pack.help(sight.lang)
    for block in page.split("\n\n") if page else ():
        lines += [[(f" {line}", "text")] for line in wrapped(" ".join(block.split()), width - 2)]
        lines.append([])
    return lines
