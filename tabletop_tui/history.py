"""What has happened in a game, as each seat may know it. Lines are kept whole in here; out comes only what a seat saw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rules import Event
from rules.engine.instructions import Instruction
from rules.engine.views import view_of


class Entry(NamedTuple):
    """A line of the log: a command and what it led to, the set-up (0), or a note between two of them."""

    n: int
    """The number of the command. Take-back, replay and export refer to it."""
    seat: int | None
    """Who answered; None: nobody, it is the set-up or a note."""
    picks: tuple[str, ...] = ()
    """The answer in notation; empty for those who may know it by its events only."""
    deeds: tuple[Instruction[Any, Any], ...] = ()
    """What was picked, to be said; hidden like the picks."""
    events: tuple[Event, ...] = ()
    wall: bool = False
    """Nothing before it can be taken back."""
    note: str = ""
    """A remark of the program, in the player's language; then there is nothing else."""

    def seen_by(self, seat: int | None) -> Entry:
        """The same as this seat knows it; None: as everybody does."""
        own = self.seat is not None and seat == self.seat
        events = tuple(view_of(event, seat) for event in self.events)
        return Entry(
            self.n, self.seat, self.picks if own else (), self.deeds if own else (), events, self.wall, self.note
        )


class History:
    """All lines of a log. When the game is over, everybody may know everything."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._seen: dict[int | None, list[Entry]] = {}
        self.open = False

    def add(self, entry: Entry) -> None:
        """Something more has happened."""
        self._entries.append(entry)

    def take_back(self) -> None:
        """The latest command has not happened; notes remain."""
        at = next(i for i in reversed(range(len(self._entries))) if self._entries[i].seat is not None)
        del self._entries[at]
        self._seen.clear()

    def put_before(self, entries: Iterable[Entry]) -> None:
        """What happened before the first line we have. A note stands after the command of its number."""
        self._entries = sorted([*entries, *self._entries], key=lambda entry: (entry.n, bool(entry.note)))
        self._seen.clear()

    def seen(self, seat: int | None) -> Sequence[Entry]:
        """The log as this seat knows it; None: as everybody does."""
        if self.open:
            return tuple(self._entries)
        seen = self._seen.setdefault(seat, [])
        seen += (entry.seen_by(seat) for entry in self._entries[len(seen) :])
        return tuple(seen)

    def wall(self) -> Entry | None:
        """The latest line behind which nothing can be taken back, as everybody knows it."""
        walls = (entry for entry in reversed(self._entries) if entry.wall)
        return next((entry.seen_by(None) for entry in walls), None)
