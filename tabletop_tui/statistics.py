"""What came of all games on the shelf: a plain function of what the saves remark."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from .shelf import Entry


class Came(NamedTuple):
    """How a player came out of one game."""

    player: str
    score: int
    won: bool
    alone: bool
    seconds: int


@dataclass
class Tally:
    """All games of one player."""

    games: int = 0
    wins: int = 0
    score: int = 0
    """Of all games together: who has most leads in session play (DQ-WIN-4)."""
    best_alone: int | None = None
    """The mark to beat for one who plays alone (DQ-SOLO-2); None: never played alone."""
    seconds: int = 0

    def add(self, came: Came) -> None:
        """One more game."""
        self.games += 1
        self.wins += came.won
        self.score += came.score
        self.seconds += came.seconds
        if came.alone:
            self.best_alone = max(self.best_alone or 0, came.score)


@dataclass
class Statistics:
    """All games of one kind."""

    finished: int = 0
    running: int = 0
    seconds: int = 0
    players: dict[str, Tally] = field(default_factory=dict[str, Tally])

    def ranked(self) -> list[tuple[str, Tally]]:
        """The players, the most wins first, then the highest sum."""
        return sorted(self.players.items(), key=lambda one: (-one[1].wins, -one[1].score, one[0]))


def statistics(entries: Iterable[Entry]) -> dict[str, Statistics]:
    """Of each game what came of it; damaged saves are passed over."""
    found: dict[str, Statistics] = {}
    for entry in entries:
        if entry.damaged:
            continue
        of = found.setdefault(entry.game, Statistics())
        of.seconds += entry.played
        of.running += not entry.over
        of.finished += entry.over
        for came in outcomes(entry):
            of.players.setdefault(came.player, Tally()).add(came)
    return found


def outcomes(entry: Entry) -> list[Came]:
    """How each player came out of a game that is over; one who has several seats counts by the best of them."""
    players, rows = entry.about.get("players"), entry.about.get("result")
    if not entry.over or not isinstance(players, list) or not isinstance(rows, list):
        return []
    best: dict[str, Came] = {}
    for row in rows:
        seat, _place, score, won = _standing(row)
        name = players[seat] if 0 <= seat < len(players) else None
        if isinstance(name, str):
            came = Came(name, score, won, len(players) == 1, entry.played)
            best[name] = max(best.get(name, came), came, key=lambda one: (one.won, one.score))
    return list(best.values())


def _standing(row: object) -> tuple[int, int, int, bool]:
    """Seat, place, score, won; seat -1 if the row is no standing."""
    values = cast("list[object]", row) if isinstance(row, list) else []
    if len(values) >= 4 and all(type(value) is int for value in values[:3]) and isinstance(values[3], bool):
        seat, place, score = cast("list[int]", values[:3])
        return seat, place, score, values[3]
    return -1, 0, 0, False
