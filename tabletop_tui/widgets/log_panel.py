"""The log: number, seat, what happened. The number is what take-back and replay refer to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..history import Entry
from ..ink import Line, Span, cells, wrapped
from ..pack import Pack, Sight

NUMBER = 4  # cells


def told(pack: Pack, sight: Sight, entry: Entry) -> tuple[int | None, str]:
    """To whom the first thing happened, and all of it; where it goes on with another seat, its sign stands between."""
    if entry.note:
        return None, entry.note
    whose, parts = entry.seat, list[str]()
    at: int | None = None
    for event in entry.events:
        seat, text = getattr(event, "seat", None), pack.tells(sight, event)
        if not text:
            continue
        if not parts:
            whose = at = seat if seat is not None else entry.seat
        elif seat is not None and seat != at:
            at, text = seat, f"{pack.sign(sight, seat)[0]} {text}"
        parts.append(text)
    if parts:
        return whose, "; ".join(parts)
    deeds = (pack.tells_deed(sight, deed) for deed in entry.deeds)
    chosen = "; ".join(text for text in deeds if text)
    return whose, f"— {chosen}" if chosen else ""  # what was chosen is named, what happened is told


def lines_of(pack: Pack, sight: Sight, entry: Entry, width: int) -> list[Line]:
    """An entry in lines; none if there is nothing for this seat to know."""
    seat, text = told(pack, sight, entry)
    if not text:
        return []
    sign: Span = ("", "") if seat is None else pack.sign(sight, seat)
    lead: Line = [(f"{entry.n or '':>{NUMBER}} ", "muted")]
    if sign[0]:
        lead += [sign, (" ", "")]
    indent = NUMBER + 1 + (cells(sign[0]) + 1 if sign[0] else 0)
    first, *rest = wrapped(text, max(8, width - indent))
    ink = "muted" if entry.note else "text"
    return [[*lead, (first, ink)], *[[(" " * (NUMBER + 3) + more, ink)] for more in _again(rest, width)]]


def _again(rest: list[str], width: int) -> list[str]:
    """What follows the first line may be wider than it."""
    return wrapped(" ".join(rest), max(8, width - NUMBER - 3)) if rest else []


def tail(pack: Pack, sight: Sight, entries: Sequence[Entry], width: int, height: int) -> list[Line]:
    """The latest lines that fit; older entries are not even read, so it costs the same in a long game."""
    found: list[Line] = []
    for entry in reversed(entries):
        if len(found) >= height:
            break
        found = lines_of(pack, sight, entry, width) + found
    return found[-height:] if height > 0 else []


def concerns(entry: Entry, seat: int) -> bool:
    """Whether an entry is about this seat: it acted, or something happened to it."""
    return entry.seat == seat or any(getattr(event, "seat", None) == seat for event in entry.events)


def turns(pack: Pack, entries: Sequence[Entry]) -> list[int]:
    """For each entry the number of its turn, from 1; what is set up before the first is 0."""
    numbers: list[int] = []
    before: Entry | None = None
    n = 0
    for entry in entries:
        if entry.seat is not None:
            n += before is None or pack.begins_turn(entry, before)
            before = entry
        numbers.append(n)
    return numbers


@dataclass
class LogBook:
    """The whole log in lines, kept: only what is new is put into words. Of one seat alone or one turn, if wanted."""

    seat: int | None = None
    turn: int | None = None
    width: int = 0
    lines: list[Line] = field(default_factory=list[Line])
    stops: list[int] = field(default_factory=list[int])
    entries: list[int] = field(default_factory=list[int])
    """For every stop the number of its entry."""
    read: Sequence[Entry] = ()
    of: object = None

    def update(
        self,
        pack: Pack,
        sight: Sight,
        entries: Sequence[Entry],
        width: int,
        seat: int | None,
        turn: int | None = None,
    ) -> None:
        """Bring it up to date; from the beginning if what it was made from is no longer there."""
        of = (sight.view.seat, sight.lang, sight.fills)
        known = len(self.read)
        asked = (width, seat, turn, of)
        if asked != (self.width, self.seat, self.turn, self.of) or tuple(entries[:known]) != tuple(self.read):
            (self.width, self.seat, self.turn, self.of), known = asked, 0
            self.lines, self.stops, self.entries = [], [], []
        numbers = turns(pack, entries) if turn is not None else []
        for at, entry in enumerate(entries[known:], known):
            if (seat is not None and not concerns(entry, seat)) or (turn is not None and numbers[at] != turn):
                continue
            if lines := lines_of(pack, sight, entry, width):
                self.stops.append(len(self.lines))
                self.entries.append(entry.n)
                self.lines += lines
        self.read = tuple(entries)
