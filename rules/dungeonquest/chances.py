"""3 Attribute tests, and tables one rolls on."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import Effect, instruction
from . import life
from .events import Stayed, Tested
from .numbers import Roll, Sides, attribute, rolled
from .table import Referee, Rule


@instruction
class Nothing(Rule):
    """Nothing happens."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


@instruction
class Test(Rule):
    """D12 not above the attribute: this happens; or else that (DQ-TEST-1)."""

    attribute: str
    success: Effect
    failure: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Roll(12), Outcome(self.attribute, self.success, self.failure))


@instruction
class Outcome(Rule):
    """What the roll of a test leads to."""

    attribute: str
    success: Effect
    failure: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(self.success if succeeded(referee, self.attribute) else self.failure)


@instruction
class Overcome(Rule):
    """A test on the way: it succeeds, or what was to follow is not done and this happens instead."""

    attribute: str
    otherwise: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Roll(12), Overcame(self.attribute, self.otherwise))


@instruction
class Overcame(Rule):
    """What the roll of a test on the way leads to."""

    attribute: str
    otherwise: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if not succeeded(referee, self.attribute):
            referee.stop()
            if not isinstance(self.otherwise, life.Dies):  # who falls does not stay (DQ-ROOM-6a)
                referee.note(Stayed(referee.seat))
            referee.next(self.otherwise)


def succeeded(referee: Referee, name: str) -> bool:
    """Whether the number just rolled is not above the attribute."""
    tested = Tested(referee.seat, name, attribute(referee.me, name), rolled(referee))
    referee.note(tested)
    return tested.succeeded


@instruction
class ByRoll(Rule):
    """A table: up to this number, that."""

    die: Sides
    rows: tuple[tuple[int, Effect], ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Roll(self.die), Row(self.rows))


@instruction
class Row(Rule):
    """The row of a table that was rolled."""

    rows: tuple[tuple[int, Effect], ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(next(do for up_to, do in self.rows if rolled(referee) <= up_to))


@instruction
class Playing(Rule):
    """With an optional rule this, without it that."""

    variant: str
    this: Effect
    that: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(self.this if referee.table.plays(self.variant) else self.that)


def nothing() -> Nothing:
    """Nothing happens."""
    return Nothing()


def test(attribute: str, success: Effect, failure: Effect) -> Test:
    """D12 not above the attribute: this; or else that."""
    return Test(attribute, success, failure)


def by_roll(die: int, *rows: tuple[int, Effect]) -> ByRoll:
    """Rows of: up to this number, that."""
    return ByRoll(die, rows)


def playing(variant: str, this: Effect, that: Effect) -> Playing:
    """With an optional rule this, without it that."""
    return Playing(variant, this, that)
