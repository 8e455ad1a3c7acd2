"""What tests read off a game: where heroes stand, what was drawn, who died or missed a turn."""

from __future__ import annotations

from rules.dungeonquest.events import CardDrawn, Died, LostLife, SunMoved, TurnMissed
from rules.dungeonquest.table import Hero
from tests.kit import Play


def hero(play: Play, seat: int = 0) -> Hero:
    """The hero of a seat."""
    return play.table.of(seat)


def where(play: Play, seat: int = 0) -> str:
    """The square a hero stands on."""
    return str(hero(play, seat).square)


def drawn(play: Play, deck: str) -> list[str]:
    """The cards drawn from a deck so far."""
    return [event.card for event in play.of(CardDrawn) if event.deck == deck]


def died(play: Play) -> list[tuple[int, str]]:
    """Who died so far, and of what."""
    return [(event.seat, event.cause) for event in play.of(Died)]


def missed(play: Play) -> list[tuple[int, str]]:
    """Who missed a turn so far, and why."""
    return [(event.seat, event.why) for event in play.of(TurnMissed)]


def lost(play: Play, seat: int = 0) -> list[int]:
    """The losses of Life Points of a seat so far."""
    return [event.n for event in play.of(LostLife) if event.seat == seat]


def suns(play: Play) -> list[int]:
    """The spaces the sun marker came to so far."""
    return [event.space for event in play.of(SunMoved)]


def blocked(play: Play) -> dict[str, str]:
    """What is refused at this moment, with the clause for each."""
    return {one.id: one.why.clause for one in play.asked.blocked}


def ways(play: Play) -> list[str]:
    """The moves offered."""
    return [option.removeprefix("move ") for option in play.options if option.startswith("move ")]
