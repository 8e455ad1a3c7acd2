"""8 What a card text does later in the turn: upon an occasion, or in a step of the turn's end (MK-END-6, MK-END-8)."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.decisions import Option
from ..engine.instructions import Effect, instruction
from ..engine.records import fact
from .heroes import Promise, Turn
from .table import Referee, Rule


@instruction
class Upon(Rule):
    """Do this whenever the occasion comes in this turn."""

    on: str
    do: Effect

    @property
    def notation(self) -> str:
        return f"on {self.on} {self.do.notation}"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        by = str(referee.vars.get("by", ""))
        referee.me.turn.promises.append(Promise(self.on, self.do, referee.frame.source, by))


@instruction
class Fulfil(Rule):
    """A step of the end of the turn: what was promised for it is done, in the order of promising."""

    on: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fulfil(referee, self.on)


def fulfil(referee: Referee, on: str) -> None:
    """The occasion has come: each promise is a frame of its card."""
    for promise in reversed(referee.me.turn.promises):
        if promise.on == on:
            referee.push(promise.do, source=promise.source, vars={"by": promise.by})


@instruction
class Each(Rule):
    """The same as often as something has happened in this turn."""

    what: str
    do: Effect

    @property
    def notation(self) -> str:
        return f"each {self.what} {self.do.notation}"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*(self.do,) * COUNTS[self.what](referee.me.turn))


@fact
class Cast:
    """Counts the Spells of a colour cast in a turn."""

    colour: str

    def __call__(self, turn: Turn) -> int:
        """So many."""
        return turn.cast.count(self.colour)


COUNTS: dict[str, Callable[[Turn], int]] = {
    "recruited": lambda turn: turn.recruited,
    "defeated": lambda turn: turn.defeated,
    **{f"cast {colour}": Cast(colour) for colour in ("red", "blue", "green", "white")},
}
"""What is counted in a turn."""


def upon(on: str, do: Effect) -> Upon:
    """Whenever the occasion comes in this turn."""
    return Upon(on, do)


def at_clearing(do: Effect) -> Upon:
    """When the play area is cleared at the end of the turn (MK-END-6)."""
    return Upon("clear", do)


def at_end(do: Effect) -> Upon:
    """With the rewards at the end of the turn (MK-END-8)."""
    return Upon("rewards", do)


def each(what: str, do: Effect) -> Each:
    """As often as it has happened in this turn."""
    return Each(what, do)
